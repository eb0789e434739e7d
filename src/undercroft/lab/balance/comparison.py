"""Two runs of the same games with different packs: what became different."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

import msgspec

from undercroft.kernel.errors import UndercroftError
from undercroft.lab.balance.estimates import SURE, Effect, difference, mean_effect
from undercroft.lab.balance.findings import Report
from undercroft.lab.balance.notes import Key

ALIKE = ("game", "seats", "bots", "seed", "options")
"""What two runs must have in common, so that each game has its twin."""
MEASURES = ("fair", "win", "score")
"""Effects by which a thing is compared, the first that both runs have."""


class _Effect(msgspec.Struct):
    value: float
    low: float
    high: float


class _Thing(msgspec.Struct):
    id: str
    fair: _Effect | None
    win: _Effect | None
    score: _Effect | None


class _Kind(msgspec.Struct):
    things: list[_Thing]


class _Forfeits(msgspec.Struct):
    count: int


class _Shape(msgspec.Struct):
    """What is read of a report's JSON; a row is a game: scores, wins, decisions, rounds, changes of the lead."""

    game: str
    seats: int
    bots: list[str]
    seed: int
    options: dict[str, Any]
    pack: str
    kinds: dict[str, _Kind]
    rows: Annotated[list[tuple[list[float], list[float], int, int, int]], msgspec.Meta(min_length=1)]
    forfeits: dict[str, _Forfeits] = {}
    """Missing from reports of before they were counted."""


@dataclass(frozen=True)
class Row:
    """A figure in both runs, and the difference game by game."""

    name: str
    there: float
    here: float
    difference: Effect


@dataclass(frozen=True)
class Shift:
    """A thing whose effect is compared; one that only one of the packs has is nowhere else."""

    key: Key
    measure: str
    there: float | None
    here: float | None
    difference: Effect | None


@dataclass(frozen=True)
class Comparison:
    """How this run differs from another; ``forfeits`` are the decisions that were made for bots there."""

    pack: str
    games: int
    forfeits: int
    rows: tuple[Row, ...]
    shifts: tuple[Shift, ...]

    def to_json(self) -> dict[str, object]:
        """The differences as plain JSON values."""
        return {
            "pack": self.pack,
            "games": self.games,
            "forfeits": self.forfeits,
            "figures": {
                row.name: {"there": row.there, "here": row.here, **row.difference.to_json()}
                for row in self.rows
            },
            "things": [
                {
                    "kind": shift.key[0],
                    "id": shift.key[1],
                    "measure": shift.measure,
                    "there": shift.there,
                    "here": shift.here,
                    "difference": shift.difference.to_json() if shift.difference else None,
                }
                for shift in self.shifts
            ],
        }


def read_report(file: Path) -> dict[str, Any]:
    """An earlier run's JSON; ``UndercroftError`` that says what is wrong and where if the file is none."""
    try:
        found: dict[str, Any] = json.loads(file.read_text("utf-8"))
        _check(found)
    except (ValueError, RecursionError) as error:
        raise UndercroftError("balance-not-a-report", {"file": str(file), "reason": str(error)}) from error
    return found


def _check(found: object) -> None:
    """``ValueError`` for what is not shaped like a report."""
    shape = msgspec.convert(found, _Shape)
    for number, (scores, *_) in enumerate(shape.rows):
        if len(scores) != shape.seats:
            raise ValueError(f"Expected `array` of length {shape.seats} - at `$.rows[{number}][0]`")


def compare(report: Report, other: Mapping[str, Any], where: str) -> Comparison:
    """This run against another's JSON, which came from ``where``; ``UndercroftError`` if the games are not the same."""
    mine: Mapping[str, Any] = report.to_json()
    for name in ALIKE:
        if mine[name] != other[name]:
            args: dict[str, int | str] = {
                "file": where,
                "what": name,
                "theirs": str(other[name]),
                "ours": str(mine[name]),
            }
            raise UndercroftError("balance-not-alike", args)
    rows = list(zip(mine["rows"], other["rows"], strict=False))
    forfeits = sum(each["count"] for each in other.get("forfeits", {}).values())
    return Comparison(
        str(other["pack"]), len(rows), forfeits, tuple(_figures(rows)), tuple(_shifts(mine, other))
    )


def _figures(rows: Sequence[tuple[Any, Any]]) -> list[Row]:
    measures: dict[str, Callable[[Any], float]] = {
        "score": lambda row: sum(row[0]) / len(row[0]),
        "margin": _margin,
        "decisions": lambda row: row[2],
        "rounds": lambda row: row[3],
        "leads": lambda row: row[4],
    }
    found: list[Row] = []
    for name, measure in measures.items():
        if name in ("margin", "leads") and len(rows[0][0][0]) == 1:
            continue
        here = [float(measure(one)) for one, _ in rows]
        there = [float(measure(other)) for _, other in rows]
        between = mean_effect([one - other for one, other in zip(here, there, strict=True)])
        if between is not None:
            found.append(Row(name, sum(there) / len(rows), sum(here) / len(rows), between))
    return found


def _margin(row: Any) -> float:
    best, second = sorted(row[0], reverse=True)[:2]
    return float(best - second)


def _shifts(mine: Mapping[str, Any], other: Mapping[str, Any]) -> list[Shift]:
    """Things whose effect differs, the surest first; then those that only one pack has."""
    found: list[Shift] = []
    for kind, section in mine["kinds"].items():
        theirs = {thing["id"]: thing for thing in other["kinds"].get(kind, {"things": []})["things"]}
        found.extend(
            _shift((kind, thing["id"]), thing, theirs.pop(thing["id"], None)) for thing in section["things"]
        )
        found.extend(_shift((kind, id_), None, thing) for id_, thing in theirs.items())
    return sorted(found, key=lambda shift: -1.0 if shift.difference is None else shift.difference.chance)


def _shift(key: Key, mine: Mapping[str, Any] | None, theirs: Mapping[str, Any] | None) -> Shift:
    both = [each for each in (mine, theirs) if each is not None]
    measure = next((name for name in MEASURES if all(each[name] is not None for each in both)), "score")
    here = None if mine is None else _effect(mine[measure])
    there = None if theirs is None else _effect(theirs[measure])
    between = difference(here, there) if here is not None and there is not None else None
    return Shift(
        key, measure, None if there is None else there.value, None if here is None else here.value, between
    )


def _effect(found: Mapping[str, float] | None) -> Effect | None:
    if found is None:
        return None
    error = (found["high"] - found["low"]) / (2 * SURE)
    return Effect(found["value"], error, found["low"], found["high"])
