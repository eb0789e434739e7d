"""What games can be played with: their own packs, and those in the house's folder of packs."""

from __future__ import annotations

import tomllib
from pathlib import Path

import msgspec

from undercroft.kernel import registry
from undercroft.kernel.errors import UndercroftError
from undercroft.kernel.game import Game
from undercroft.packs import MANIFEST, PackError, manifest_of
from undercroft.table.frames import Reason
from undercroft.table.refused import Refused
from undercroft.table.rows import TableRow

MOST_PACKS = 200
Stamp = tuple[tuple[str, int, int], ...]
"""The files of a pack with their times and sizes: another stamp is another pack."""


class PackInfo(msgspec.Struct, frozen=True):
    """A pack that a game can be played with; ``problem`` tells why it cannot."""

    name: str
    own: bool
    problem: Reason | None


class _Own(msgspec.Struct, frozen=True):
    """A folder that holds a pack of the house, and what it turned out to be."""

    stamp: Stamp
    folder: Path
    game: str
    rules: Game | None
    name: str
    problem: Reason | None


class Packs:
    """All packs of one house; every folder inside ``folder`` that has a ``pack.toml`` is one."""

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = folder
        self._read: dict[Path, _Own] = {}
        self._built_in: dict[tuple[str, str], Game | None] = {}

    def of(self, game: str) -> list[PackInfo]:
        """The packs of a game: its own one, then the house's."""
        own = [PackInfo(pack.name, True, pack.problem) for pack in self._own() if pack.game == game]
        return [PackInfo(registry.game(game).pack_name, False, None), *own]

    def game(self, name: str, pack: str | None) -> Game:
        """The rules of a game with a pack by its name, its default one without; refused if it cannot be played."""
        game = registry.game(name)
        if pack is None:
            return game
        found = self._find(name, pack)
        if found is None:
            known = ", ".join(each.name for each in self.of(name))
            raise Refused("no-such-pack-here", 400, pack=pack, packs=known)
        return found

    def with_pack(self, name: str, pack: str, wanted_hash: str | None = None) -> Game | None:
        """The rules of a game with this very pack; None if this house does not have it."""
        found = self._built(name, pack)
        if found is not None and wanted_hash in (None, found.pack_hash):
            return found
        for own in self._own():
            same = own.rules is not None and (own.game, own.name) == (name, pack)
            if same and own.rules is not None and wanted_hash in (None, own.rules.pack_hash):
                return own.rules
        return None

    def of_table(self, row: TableRow) -> Game:
        """The rules of a table with the very pack it was opened with."""
        game = self.with_pack(row.game, row.pack, row.pack_hash)
        if game is None:
            raise Refused("table-pack-missing", 409, pack=row.pack)
        return game

    def folder_of(self, row: TableRow) -> str:
        """Where a table's pack lies if it is one of the house; empty for a game's own."""
        if registry.game(row.game).pack_name != row.pack:
            for own in self._own():
                if own.problem is None and (own.game, own.name) == (row.game, row.pack):
                    return str(own.folder)
        return ""

    def _find(self, name: str, pack: str) -> Game | None:
        found = self._built(name, pack)
        if found is not None:
            return found
        for own in self._own():
            if (own.game, own.name) == (name, pack):
                if own.problem is not None:
                    raise Refused.because(own.problem, 400)
                return own.rules
        return None

    def _built(self, name: str, pack: str) -> Game | None:
        game = registry.game(name)
        if game.pack_name == pack:
            return game
        if (name, pack) not in self._built_in:
            # Whoever asks for a thousand packs, or for one by a thousand names, shall not make us remember them.
            found = game.with_pack_version(pack)
            if found is None or found.pack_name != pack:
                return None
            self._built_in[name, pack] = found
        return self._built_in[name, pack]

    def _own(self) -> list[_Own]:
        """The house's packs as they are now; one that has changed is read again."""
        if self._folder is None or not self._folder.is_dir():
            return []
        folders = sorted(path.parent for path in self._folder.glob(f"*/{MANIFEST}"))[:MOST_PACKS]
        self._read = {folder: self._current(folder) for folder in folders}
        taken = {(name, registry.game(name).pack_name) for name in registry.games()}
        found = []
        for own in self._read.values():
            key = (own.game, own.name)
            if own.problem is None and key in taken:
                clash = Reason("", "pack-name-taken", {"pack": own.name, "folder": own.folder.name})
                own = msgspec.structs.replace(own, rules=None, name=own.folder.name, problem=clash)
            taken.add(key)
            found.append(own)
        return found

    def _current(self, folder: Path) -> _Own:
        files = [(path, path.stat()) for path in sorted(folder.glob("*.toml"))]
        stamp = tuple((path.name, stat.st_mtime_ns, stat.st_size) for path, stat in files)
        known = self._read.get(folder)
        return known if known is not None and known.stamp == stamp else _read(folder, stamp)


def _named_game(folder: Path) -> str:
    """The game that a pack says it is for, whatever else is wrong with it; empty if it does not say."""
    try:
        named = tomllib.loads((folder / MANIFEST).read_text("utf-8")).get("game")
    except (OSError, ValueError):
        return ""
    return named if isinstance(named, str) else ""


def _read(folder: Path, stamp: Stamp) -> _Own:
    game = _named_game(folder)
    try:
        game = manifest_of(folder, registry.games()).game
        rules = registry.game(game).with_pack(str(folder))
        return _Own(stamp, folder, game, rules, rules.pack_name, None)
    except PackError as error:
        first = error.problems[0]
        where = f"{first.file} {first.entry}".strip()
        args: dict[str, int | str] = {"pack": folder.name, "errors": len(error.problems), "where": where}
        return _Own(stamp, folder, game, None, folder.name, Reason("", "pack-unusable", {**args}))
    except UndercroftError as wrong:
        return _Own(stamp, folder, game, None, folder.name, Refused.of_error(wrong).reason)
