"""Where figures come from: which cards, heroes, quests and locations change a value, and by how much."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from undercroft.games.dungeoneer.state import DungeoneerState

FOR_NOW: Final = -1
"""The source of what holds for a while only."""
SCEPTER: Final = -2


class Origins:
    """Takes figures of one table apart. The table itself is not changed."""

    __slots__ = ("_known", "_probe")

    _known: DungeoneerState
    _probe: DungeoneerState

    def __init__(self, known: DungeoneerState) -> None:
        self._known = known
        self._probe = known.copy()

    def parts(self, measure: Callable[[DungeoneerState], int]) -> list[tuple[int, int]]:
        """What changes a figure: the source (as of a ``Context``, ``FOR_NOW`` or ``SCEPTER``) and how much."""
        found: list[tuple[int, int]] = []
        known, probe = self._known, self._probe
        # Everything in force is tried alone on a copy, so that the rules say themselves whether it counts.
        probe.marks, probe.forces, probe.scepter = [], [], 0
        bare = measure(probe)
        for force in known.forces:
            probe.forces = [force]
            found.append((force.source, measure(probe) - bare))
        probe.forces, probe.marks = [], known.marks[:]
        found.append((FOR_NOW, measure(probe) - bare))
        probe.marks, probe.scepter = [], known.scepter
        found.append((SCEPTER, measure(probe) - bare))
        return [(source, n) for source, n in found if n]
