"""A Dungeons & Doggos pack: its types, how it is loaded, and what a good one needs.

The types are in `content_types`, the reading in `content_reader`, the demands in `content_check`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from undercroft.games.doggos.content_check import check_pack
from undercroft.games.doggos.content_reader import FIGURE_FILES, GAME, PACK_FILES, Read, read_pack
from undercroft.games.doggos.content_types import (
    ABILITIES,
    DOG_IDS,
    MONSTERS,
    ROOM_KINDS,
    SYMBOLS,
    Card,
    Content,
    Dog,
    Potion,
    Quest,
    Start,
)
from undercroft.packs import Loader, Rank, figures_hash
from undercroft.packs.standings import read_standings

__all__ = [
    "ABILITIES",
    "DOG_IDS",
    "FIGURE_FILES",
    "GAME",
    "MONSTERS",
    "PACKS",
    "ROOM_KINDS",
    "SYMBOLS",
    "Card",
    "Content",
    "Dog",
    "Potion",
    "Quest",
    "Rank",
    "Start",
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
        start=read.start[1],
        cards=tuple(card for _, card in read.cards),
        dogs=tuple(dog for _, dog in read.dogs),
        quests=tuple(quest for _, quest in read.quests),
        potions=tuple(potion for _, potion in read.potions),
        ranks=tuple(rank for _, rank in read.ranks),
        standings=read_standings(folder, figures),
    )


_LOADER: Final = Loader(read_pack, check_pack, _content, PACK_FILES)
load: Final = _LOADER.load
check: Final = _LOADER.check
