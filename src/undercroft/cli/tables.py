"""Which games have a table at the terminal."""

from __future__ import annotations

from undercroft.cli.doggos import DoggosTable
from undercroft.cli.dungeoneer import DungeoneerTable
from undercroft.cli.paper_dungeons import PaperDungeonsTable
from undercroft.cli.table import Table
from undercroft.kernel.registry import game

_TABLES: dict[str, Table] = {
    "doggos": DoggosTable(),
    "dungeoneer": DungeoneerTable(),
    "paper-dungeons": PaperDungeonsTable(),
}


def table_of(name: str) -> Table:
    """The terminal table of a game; ``UnknownGame`` names the nearest if there is no such game."""
    return _TABLES[game(name).name]
