"""Many games from the command line."""

from __future__ import annotations

import json

ARGUMENTS = (
    "simulate",
    "paper-dungeons",
    "--games",
    "30",
    "--seats",
    "3",
    "--bot",
    "random",
    "--seed",
    "7",
    "--jobs",
    "1",
)
VARYING = ("seconds", "decisions_per_second", "jobs")


def result(cli, *more: str) -> dict[str, object]:
    told = cli.run(*ARGUMENTS, "--json", *more)
    assert told.code == 0
    values = json.loads(told.out)
    assert set(VARYING) <= set(values)
    return {key: value for key, value in values.items() if key not in VARYING}


def test_any_number_of_jobs_gives_the_same(cli):
    one = result(cli, "--jobs", "1")
    assert one == result(cli, "--jobs", "2")
    assert one["games"] == 30
    seats = one["per_seat"]
    assert isinstance(seats, list)
    assert len(seats) == 3
    assert {"mean", "min", "max", "percentiles", "wins"} <= set(seats[0])


def test_a_table_for_people(cli):
    told = cli.run(*ARGUMENTS, "--lang", "it")
    assert told.code == 0
    assert "30 partite" in told.out
    assert "random" in told.out


def test_options_and_packs_reach_the_games(cli, tmp_path):
    assert result(cli, "--option", "edition=it") != result(cli)
    pack = tmp_path / "mine"
    cli.run("pack", "new", "paper-dungeons", str(pack))
    assert result(cli, "--pack", str(pack))["pack"] == "mine 1"
