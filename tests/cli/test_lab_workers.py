"""Who does the work of the laboratory's commands if nobody says."""

from __future__ import annotations

import os

import pytest

from undercroft import bots
from undercroft.kernel.seat import Seat
from undercroft.lab import workers

COMMANDS = {
    "simulate": ("simulate", "doggos", "--bot", "random"),
    "tournament": ("lab", "tournament", "doggos", "--bot", "random", "--bot", "last"),
    "balance": ("lab", "balance", "doggos", "--bot", "random"),
    "ranks": ("lab", "ranks", "doggos", "--bot", "random"),
}
OUT = {"tournament": "folder", "balance": "report.html", "ranks": "standings.toml"}


class Last(bots.Bot):
    """Takes the last choice, which takes no time."""

    def __init__(self, seed: int) -> None:
        self.name = "last"

    def choose(self, seat: Seat) -> int:
        return seat.choices[-1]


@pytest.fixture
def asked(monkeypatch):
    """How many workers were asked for, and where; the work itself is done here."""
    seen: list[tuple[int | None, str]] = []

    def by_processes(function, items, jobs):
        seen.append((jobs, "here"))
        return workers._here(function, items)

    def on_cluster(function, items, jobs, address):
        seen.append((jobs, address))
        return workers._here(function, items)

    monkeypatch.setattr(os, "sched_getaffinity", lambda process: {0, 1, 2}, raising=False)
    monkeypatch.setattr(workers, "_side_by_side", by_processes)
    monkeypatch.setattr(workers, "_on_ray", on_cluster)
    monkeypatch.setattr(bots.registry, "_makers", dict(bots.registry._makers))
    bots.register("last", Last)
    return seen


@pytest.mark.parametrize("name", COMMANDS)
@pytest.mark.parametrize(
    ("more", "wanted"),
    [
        ((), (3, "here")),
        (("--jobs", "2"), (2, "here")),
        (("--ray", "auto"), (None, "auto")),
        (("--ray", "auto", "--jobs", "7"), (7, "auto")),
    ],
)
def test_all_cores_work_unless_somebody_says_how_many(cli, tmp_path, asked, name, more, wanted):
    out = ("--out", str(tmp_path / OUT[name])) if name in OUT else ()
    assert cli.run(*COMMANDS[name], "--games", "4", *out, *more).code == 0
    assert asked == [wanted]
