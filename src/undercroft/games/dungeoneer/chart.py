"""What follows from how the locations lie: worked out once for a map, kept while nothing on it changes."""

from __future__ import annotations

from undercroft.games.dungeoneer.marks import ExitMark


class Chart:
    """The ways of one map. ``ways`` and ``passes`` go by location * 4 + side of the map; -1 where no way leads.

    ``cells`` and ``marks`` are the very lists of the state that the chart was drawn from: a state never changes these
    lists but takes new ones, so the chart holds as long as they are still the state's. Copies share it.
    """

    __slots__ = (
        "away", "cells", "cuts", "entrances", "fitting", "free", "laid", "marks", "passes", "shifts", "ways",
    )  # fmt: skip

    cells: list[int]
    marks: list[ExitMark]
    laid: list[int]
    """All locations on the map."""
    entrances: list[int]
    """DLQ-150: those with the entrance symbol."""
    ways: list[int]
    """The location joined on a side by an edge without walls (DLQ-4, DLQ-6)."""
    passes: list[int]
    """The location into which a hero can leave by a side (DLQ-5); with one-way walls more than ``ways``."""
    away: list[int]
    """How many steps a location is away from the nearest entrance; -1 where no way leads (DLQ-69)."""
    free: list[int]
    """The free cells beside laid cards, rising."""
    cuts: list[int]
    """By location * 4 + side: 1 if a wall there would part the map, 0 if not, -1 if nobody has asked."""
    shifts: dict[int, list[int]]
    """Where a location may be shifted to, as codes, by location * 2 + whether more locations are to come."""
    fitting: dict[int, bool]
    """Whether a location not yet laid has a place anywhere, by the same key."""

    def __init__(self, cells: list[int], marks: list[ExitMark]) -> None:
        self.cells = cells
        self.marks = marks
        self.laid = []
        self.entrances = []
        self.ways = []
        self.passes = []
        self.away = []
        self.free = []
        self.cuts = []
        self.shifts = {}
        self.fitting = {}


NO_CHART = Chart([], [])
