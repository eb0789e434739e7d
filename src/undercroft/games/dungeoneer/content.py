"""A Dungeoneer set: its types, how it is loaded, and what a good one needs.

The types are in `content_types`, the words of effects in `vocabulary`, the reading in `content_reader` and
`content_effects`, the demands in `content_check`, `content_scope` and `content_loops`.
"""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Final

from undercroft.games.dungeoneer.content_check import check_pack
from undercroft.games.dungeoneer.content_reader import EVENT_FILE, GAME, PACK_FILES, Read, read_pack
from undercroft.games.dungeoneer.content_types import CardSet
from undercroft.packs import Loader, figures_hash

__all__ = ["GAME", "PACKS", "PACK_FILES", "CardSet", "check", "load"]

PACKS: Final = Path(__file__).parent / "packs"
"""The folder of the built-in sets, `<name>/<version>/`."""


def _card_set(read: Read, folder: Path) -> CardSet:
    return CardSet(
        name=read.manifest.name,
        version=read.manifest.version,
        title=read.manifest.title,
        hash=_hash(read.stage, folder),
        folder=folder,
        stage=read.stage,
        heroes=tuple(hero for _, hero in read.heroes),
        locations=tuple(location for _, location in read.locations),
        adventures=tuple(card for _, card in read.adventures),
        quests=tuple(quest for _, quest in read.quests),
        event=read.event[1] if read.event else None,
    )


def _hash(stage: str, folder: Path) -> str:
    """The hash of all figures; the stage, which the manifest names, is one of them."""
    files = [name for name in PACK_FILES if name != EVENT_FILE or (folder / name).is_file()]
    return hashlib.sha256(f"{stage} {figures_hash(folder, files)}".encode()).hexdigest()[:16]


_LOADER: Final = Loader(read_pack, check_pack, _card_set, PACK_FILES)
load: Final = _LOADER.load
check: Final = _LOADER.check
