"""How far it is from room to room in one dungeon."""

from typing import Final

from mypy_extensions import i64

from undercroft.games.paper_dungeons.codes import STEP, STOP
from undercroft.games.paper_dungeons.tables import DungeonMap

FAR: Final = 60
"""More steps than a game has: there is no way."""


class Atlas:
    """Steps between all rooms of a dungeon, worked out when first asked for.

    ``passes`` says what the party carries: bit 0 the cloak, bit 1 the medallion. A table is read at
    ``here * 42 + there``, where 42 as ``here`` is the entrance.
    """

    __slots__ = ("_dungeon", "_tables")

    _dungeon: DungeonMap
    _tables: list[list[int]]

    def __init__(self, dungeon: DungeonMap) -> None:
        self._dungeon = dungeon
        self._tables = [[], [], [], []]

    def distances(self, passes: i64) -> list[int]:
        """The table for a party that carries this."""
        if not self._tables[passes]:
            table: list[int] = []
            for here in range(43):
                table.extend(self._from(here, passes))
            self._tables[passes] = table
        return self._tables[passes]

    def _from(self, here: int, passes: int) -> list[int]:
        steps = self._dungeon.steps
        found = [FAR] * 42
        if here < 42:
            found[here] = 0
        reached = [here]
        distance = 0
        while reached:
            distance += 1
            further: list[int] = []
            for room in reached:
                for code in steps[passes * 43 + room]:
                    if code != STOP and found[code - STEP] == FAR:
                        found[code - STEP] = distance
                        further.append(code - STEP)
            reached = further
        return found
