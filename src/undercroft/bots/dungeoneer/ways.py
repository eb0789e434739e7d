"""How far the locations of a map are from each other."""

from __future__ import annotations

from undercroft.games.dungeoneer.atlas import chart_of, joined
from undercroft.games.dungeoneer.chart import NO_CHART, Chart
from undercroft.games.dungeoneer.state import LORD_ENTHRONED, DungeoneerState

FAR = 99
"""More steps than any way has: no way leads there."""
DETOUR = 4
"""So many steps are worth a way that does not lead past the Arch Lich Lord."""


class Ways:
    """Steps between locations on the maps that come up in one decision, found when first asked for and then kept.

    A map is known by its chart, which states share as long as nothing on it changes.
    """

    __slots__ = ("_away", "_chart", "_lord", "_maps")

    _chart: Chart
    _lord: int
    _away: dict[int, list[int]]
    """The ways on the map that was asked about last, by the location where they start."""
    _maps: dict[tuple[Chart, int], dict[int, list[int]]]
    """The same for every map, with how the Arch Lich Lord is."""

    def __init__(self) -> None:
        self._chart = NO_CHART
        self._lord = 0
        self._away = {}
        self._maps = {}

    def from_place(self, state: DungeoneerState, start: int) -> list[int]:
        """How many steps every location is away from this one; FAR where no way leads. Not to be changed."""
        chart = chart_of(state)
        if chart is not self._chart or state.lord_status != self._lord:
            self._chart = chart
            self._lord = state.lord_status
            self._away = self._maps.setdefault((chart, self._lord), {})
        away = self._away.get(start)
        if away is None:
            away = steps_from(state, start)
            self._away[start] = away
        return away


def steps_from(state: DungeoneerState, start: int) -> list[int]:
    """How many steps every location is away from this one; FAR where no way leads.

    Who enters the throne of the Arch Lich Lord has to fight him (DL-132), so ways lead past him only where there is
    no other, and then they are longer.
    """
    away = [FAR] * len(state.cells)
    away[start] = 0
    guarded = state.tables.throne if state.lord_status == LORD_ENTHRONED else -1
    _spread(state, away, start, 0, guarded)
    if guarded >= 0 and guarded != start and away[guarded] != FAR:
        _spread(state, away, guarded, DETOUR, -1)
    return away


def _spread(state: DungeoneerState, away: list[int], start: int, longer: int, guarded: int) -> None:
    """Find the ways from a location to those without one yet; none leads on from the guarded location."""
    queue = [start]
    place = 0
    while place < len(queue):
        here = queue[place]
        place += 1
        if here == guarded and here != start:
            continue
        steps = away[here] + 1 + (longer if here == start else 0)
        for side in range(4):
            other = joined(state, here, side)
            if other >= 0 and away[other] == FAR:
                away[other] = steps
                queue.append(other)
