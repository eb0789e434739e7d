"""Work in this process, in several, and on a cluster: one result, in one order."""

from __future__ import annotations

import builtins
import multiprocessing
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from undercroft.kernel.errors import UndercroftError
from undercroft.lab import simulate, workers
from undercroft.lab.balance import study
from undercroft.lab.balance.solo import solo_scores
from undercroft.lab.tournament import tournament
from undercroft.lab.workers import MissingExtra, WorkFailed, cores, extra, in_parallel

EXAMPLE = Path(__file__).parents[2] / "examples" / "outside_bot.py"


def test_here_items_are_worked_on_one_by_one():
    seen: list[int] = []

    def work(item: int) -> int:
        seen.append(item)
        return -item

    results = in_parallel(work, iter(range(100)), jobs=1)
    assert next(results) == 0
    assert (next(results), seen) == (-1, [0, 1]), "nothing is done before it is wanted"
    assert list(results) == [-item for item in range(2, 100)]


def test_what_goes_wrong_here_is_told():
    def fail(item: int) -> int:
        return 1 // item

    results = in_parallel(fail, [1, 0, 1], jobs=1)
    assert next(results) == 1
    with pytest.raises(WorkFailed) as caught:
        next(results)
    assert caught.value.message == "work-failed"
    assert "ZeroDivisionError" in str(caught.value.args_["error"])
    assert "1 // item" in caught.value.details


def test_processes_work_in_order_and_end_early():
    """One pool for all: processes that start fresh take their time."""
    with closing(in_parallel(hex, iter(range(10**9)), jobs=2)) as results:
        assert [next(results) for _ in range(20)] == [hex(item) for item in range(20)]
        assert len(multiprocessing.active_children()) == 2
    assert multiprocessing.active_children() == []


def test_what_goes_wrong_in_a_process_is_told():
    results = in_parallel(int, ["1", "one", "3"], jobs=2)
    assert next(results) == 1
    with pytest.raises(WorkFailed) as caught:
        next(results)
    assert "ValueError" in str(caught.value.args_["error"])
    assert multiprocessing.active_children() == []


def test_a_process_that_dies_is_told():
    with pytest.raises(WorkFailed) as caught:
        list(in_parallel(os._exit, [3, 3], jobs=2))
    assert (caught.value.message, caught.value.args_) == ("worker-lost", {"jobs": 2})


def test_no_items_need_no_process(monkeypatch):
    monkeypatch.setattr(multiprocessing, "get_context", None)
    assert list(in_parallel(hex, [], jobs=8)) == []


def test_all_cores_are_those_that_we_may_use():
    assert 1 <= cores() <= (os.cpu_count() or 1)


def test_what_is_not_installed_is_named():
    with pytest.raises(MissingExtra) as caught:
        extra("openskull.models", "lab")
    assert caught.value.message == "extra-missing"
    assert caught.value.args_ == {"package": "openskull", "extra": "lab"}


def test_without_ray_a_cluster_is_no_riddle(monkeypatch):
    whole = builtins.__import__

    def without(name, *args, **others):
        if name.partition(".")[0] == "ray":
            raise ImportError("no ray here", name="ray")
        return whole(name, *args, **others)

    monkeypatch.setattr("importlib.import_module", without)
    with pytest.raises(MissingExtra) as caught:
        next(in_parallel(hex, [1], ray="local"))
    assert caught.value.args_ == {"package": "ray", "extra": "ray"}


def test_programs_from_outside_work_in_any_number_of_processes(tmp_path):
    """They answer alike, and none is left when the work is done."""
    pids = tmp_path / "pids"
    program = tmp_path / "bot.py"
    note = f"import os\nopen({str(pids)!r}, 'a').write(f'{{os.getpid()}}\\n')\n"
    program.write_text(note + EXAMPLE.read_text("utf-8"), "utf-8")

    def figures(jobs):
        wish: dict[str, Any] = {
            "games": 6,
            "seats": 2,
            "bots": [f"cmd:python3 {program}", "random"],
            "seed": 3,
        }
        tally = simulate("doggos", jobs=jobs, patience=60.0, **wish).tally
        assert tally.seats[0].forfeits.total == 0
        return tally.seats, tally.decisions

    assert figures(1) == figures(2)
    started = [int(line) for line in pids.read_text().split()]
    assert 2 <= len(started) <= 3
    for pid in started:
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)


def test_workers_and_programs_end_with_the_first_process(tmp_path):
    """Told to end it ends at once; a pool would wait for items for ever, and a program for questions."""
    pids = tmp_path / "pids"
    program = tmp_path / "bot.py"
    note = f"import os, time\nopen({str(pids)!r}, 'a').write(f'{{os.getppid()}} {{os.getpid()}}\\n')\n"
    deaf = "\nwhile True:\n    time.sleep(60)\n"
    program.write_text(note + EXAMPLE.read_text("utf-8") + deaf, "utf-8")
    order = [
        "simulate",
        "doggos",
        "--games",
        "100000",
        "--jobs",
        "2",
        "--bot",
        f"cmd:{sys.executable} {program}",
    ]
    with subprocess.Popen([sys.executable, "-m", "undercroft.cli", *order]) as first:
        until(lambda: pids.exists() and len(pids.read_text().split()) == 4)
        running = [int(pid) for pid in pids.read_text().split()]
        assert first.pid not in running
        first.terminate()
    assert first.returncode == -signal.SIGTERM
    until(lambda: not any(works(pid) for pid in running))


def until(condition: Callable[[], bool]) -> None:
    """Wait until something holds, and fail if it does not."""
    end = time.monotonic() + 60
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.05)


def works(pid: int) -> bool:
    """Whether a process still does something; one that nobody has buried yet does not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (ProcessLookupError, FileNotFoundError):
        return False


def test_forfeits_are_counted_and_the_first_of_each_is_told(tmp_path):
    program = tmp_path / "bot.py"
    text = EXAMPLE.read_text("utf-8").replace('"code": choose(message)', '"code": -choose(message)')
    program.write_text(text, "utf-8")
    summary = simulate(
        "doggos", games=2, seats=2, bots=[f"cmd:python3 {program}", "random"], seed=3, patience=60.0, jobs=1
    )
    first, second = summary.tally.seats
    assert set(first.forfeits.counts) == {"forfeit-no-choice"}
    assert first.forfeits.total > 4
    assert first.forfeits.first["forfeit-no-choice"].startswith('{"id": 1, "code": -')
    assert second.forfeits.total == 0


@pytest.mark.slow
def test_a_cluster_gives_the_same_and_leaves_nothing(tmp_path):
    ray = extra("ray", "ray")
    before = set(Path("/tmp").glob("ray-*"))
    program = f"cmd:python3 {EXAMPLE}"
    order: dict[str, Any] = {
        "games": 12,
        "seats": 2,
        "bots": ["random", program],
        "seed": 7,
        "patience": 60.0,
    }
    here = simulate("doggos", jobs=1, **order)
    seen = study("doggos", jobs=1, **order).notes
    alone: dict[str, Any] = {"games": 3, "bots": ["random", program], "seed": 7, "patience": 60.0}
    scores = solo_scores("doggos", jobs=1, **alone)
    one = tournament("doggos", folder=tmp_path / "one", jobs=1, **{**order, "games": 4})
    # One cluster for all: starting it takes longer than the rest.
    with workers._joined(ray, "local", 2):
        there = simulate("doggos", ray="local", **order)
        assert there.jobs is None
        assert (there.tally.seats, there.tally.endings) == (here.tally.seats, here.tally.endings)
        other = tournament("doggos", folder=tmp_path / "other", ray="local", **{**order, "games": 4})
        assert [(game.scores, game.seed) for heat in one.heats for game in heat] == [
            (game.scores, game.seed) for heat in other.heats for game in heat
        ]
        assert study("doggos", ray="local", **order).notes == seen
        assert solo_scores("doggos", ray="local", **alone) == scores
        with pytest.raises(WorkFailed, match="ValueError"):
            list(in_parallel(int, ["1", "one"], ray="local", jobs=1))
        assert ray.is_initialized(), "a cluster that was there before stays"
    assert not ray.is_initialized()
    assert set(Path("/tmp").glob("ray-*")) == before


def test_where_no_cluster_is_nobody_waits_for_one():
    with socket.socket() as taken:
        # Bound and not listening: nobody answers, and nobody else can.
        taken.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{taken.getsockname()[1]}"
        with pytest.raises(UndercroftError) as caught:
            next(in_parallel(hex, [1], ray=address))
    assert caught.value.message == "no-cluster"
    assert caught.value.args_["address"] == address
