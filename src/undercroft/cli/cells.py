"""The part of a square map that a terminal has room for."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

Place = tuple[int, int]
"""Steps east and south of the middle of the map."""


@dataclass(frozen=True)
class Cells:
    """The cells that are drawn, by steps east and south of the middle of the map."""

    west: int
    north: int
    east: int
    south: int

    @staticmethod
    def holding(places: Iterable[Place]) -> Cells:
        """The smallest part that holds these places, of which there is at least one."""
        easts, souths = zip(*places, strict=True)
        return Cells(min(easts), min(souths), max(easts), max(souths))

    @property
    def columns(self) -> int:
        """How many cells there are beside each other."""
        return self.east - self.west + 1

    @property
    def rows(self) -> int:
        """How many cells there are below each other."""
        return self.south - self.north + 1

    def around(self, place: Place, columns: int, rows: int) -> Cells:
        """At most so many cells, with the given place as near to the middle as the map's rim allows."""
        west, east = _span(self.west, self.east, place[0], columns)
        north, south = _span(self.north, self.south, place[1], rows)
        return Cells(west, north, east, south)


def _span(low: int, high: int, middle: int, most: int) -> tuple[int, int]:
    if high - low < most:
        return low, high
    first = min(max(low, middle - most // 2), high - most + 1)
    return first, first + most - 1
