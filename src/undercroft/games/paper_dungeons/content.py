"""A Paper Dungeons pack: its types, how it is loaded, and what a good one needs.

The types are in `content_types`, the reading in `content_reader`, the demands in `content_check`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from undercroft.games.paper_dungeons.content_check import check_pack
from undercroft.games.paper_dungeons.content_reader import (
    FIGURE_FILES,
    GAME,
    GOAL_KINDS,
    MISSION_KINDS,
    PACK_FILES,
    Read,
    read_pack,
)
from undercroft.games.paper_dungeons.content_types import (
    Border,
    Boss,
    Content,
    Dungeon,
    Goal,
    Item,
    Map,
    Mission,
    Room,
    Story,
    Talent,
    Tracks,
)
from undercroft.packs import Loader, Rank, figures_hash
from undercroft.packs.standings import read_standings

__all__ = [
    "FIGURE_FILES",
    "GAME",
    "GOAL_KINDS",
    "MISSION_KINDS",
    "PACKS",
    "Border",
    "Boss",
    "Content",
    "Dungeon",
    "Goal",
    "Item",
    "Map",
    "Mission",
    "Rank",
    "Room",
    "Story",
    "Talent",
    "Tracks",
    "check",
    "load",
]

PACKS: Final = Path(__file__).parent / "packs"
"""The folder of the built-in packs, `<name>/<version>/`."""


def _content(read: Read, folder: Path) -> Content:
    figures = figures_hash(folder, FIGURE_FILES)
    return Content(
        name=read.manifest.name,
        version=read.manifest.version,
        title=read.manifest.title,
        hash=figures,
        folder=folder,
        map=read.map,
        dungeons=tuple(sorted((dungeon for _, dungeon in read.dungeons), key=lambda card: card.letter)),
        bosses=tuple(boss for _, boss in read.bosses),
        stories=tuple(story for _, story in read.stories),
        missions=tuple(mission for _, mission in read.missions),
        goals=tuple(goal for _, goal in read.goals),
        talents=tuple(talent for _, talent in read.talents),
        items=tuple(item for _, item in read.items),
        tracks=read.tracks[1],
        ranks=tuple(rank for _, rank in read.ranks),
        standings=read_standings(folder, figures),
    )


_LOADER: Final = Loader(read_pack, check_pack, _content, PACK_FILES)
load: Final = _LOADER.load
check: Final = _LOADER.check
