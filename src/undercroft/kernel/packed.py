"""The frame of a game whose figures and words lie in a content pack."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from pathlib import Path
from typing import Final, Generic, Protocol, TypeVar

from undercroft.kernel.game import Game, OptionValue
from undercroft.kernel.messages import Name

MOST_TABLES: Final = 64
"""For how many sets of options a game keeps what it has compiled."""


class Pack(Protocol):
    """What every checked pack says of itself."""

    @property
    def name(self) -> str:
        """The pack's name."""

    @property
    def version(self) -> str:
        """The pack's version."""

    @property
    def hash(self) -> str:
        """The hash of the pack's figures."""


class Translated(Protocol):
    """A text in every language of the house."""

    def in_language(self, language: str) -> str:
        """The text in one of them."""


C = TypeVar("C", bound=Pack)
"""What a checked pack of the game holds."""
T = TypeVar("T")
"""What the rules look up: a pack compiled for a number of seats and options."""


class Recent(Generic[T]):
    """Tables of the options that were played last: whoever asks for all options there are shall not fill the memory."""

    __slots__ = ("_kept",)

    _kept: dict[tuple[object, ...], T]

    def __init__(self) -> None:
        self._kept = {}

    def get(self, key: tuple[object, ...]) -> T | None:
        """The tables of these options, if they are kept; they will be for longer then."""
        found = self._kept.pop(key, None)
        if found is not None:
            self._kept[key] = found
        return found

    def keep(self, key: tuple[object, ...], tables: T) -> None:
        """Keep the tables of these options; those that were not wanted for longest go."""
        self._kept[key] = tables
        # Threads may ask at the same time: a list is made at one go, and nobody minds what is gone already.
        for oldest in list(self._kept)[:-MOST_TABLES]:
            self._kept.pop(oldest, None)

    def __len__(self) -> int:
        return len(self._kept)


class PackGame(Game, Generic[C, T]):
    """A game with one content pack, which is read when it is first needed.

    ``shelf`` is the folder of its built-in packs, ``<name>/<version>/``. Subclasses are made of a folder alone.
    """

    folder: Path
    shelf: Path
    # No cached_property here: compiled classes call it every time.
    _content: C | None
    _tables: Recent[T]
    _words: Mapping[Name, Translated]

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._content = None
        self._tables = Recent()
        self._words = {}

    @abstractmethod
    def load(self, folder: Path) -> C:
        """The pack in a folder; ``PackError`` if it has errors."""

    @abstractmethod
    def make_tables(self, seats: int, options: dict[str, OptionValue]) -> T:
        """The pack compiled for these seats and options."""

    @abstractmethod
    def all_words(self) -> Mapping[Name, Translated]:
        """Everything in the pack that has a name, in all languages."""

    @property
    def content(self) -> C:
        """The pack; ``PackError`` if it has errors."""
        if self._content is None:
            self._content = self.load(self.folder)
        return self._content

    @property
    def pack_name(self) -> str:
        return f"{self.content.name} {self.content.version}"

    @property
    def pack_hash(self) -> str:
        return self.content.hash

    def with_pack(self, folder: str) -> Game:
        return type(self)(Path(folder))

    def with_pack_version(self, name: str) -> Game | None:
        parts = name.split(" ")
        if len(parts) != 2 or not all(part.isidentifier() or part.isdigit() for part in parts):
            return None
        folder = self.shelf / parts[0] / parts[1]
        return type(self)(folder) if folder.is_dir() else None

    def tables(self, seats: int, options: Mapping[str, OptionValue]) -> T:
        """The shared tables for these options, made once and kept while they are wanted."""
        key = (seats, *sorted(options.items()))
        found = self._tables.get(key)
        if found is None:
            found = self.make_tables(seats, dict(options))
            self._tables.keep(key, found)
        return found

    def wire_tables(self, wire: Mapping[str, object]) -> T:
        """The tables of an encoded view; ``ValueError`` if it names no options and seats."""
        options = wire.get("options")
        seats = wire.get("seats")
        if not isinstance(options, dict) or not isinstance(seats, int):
            raise ValueError("a view needs options and seats")
        return self.tables(seats, self.complete_options(options, seats))

    def name_in(self, name: Name, language: str) -> str | None:
        if not self._words:
            self._words = self.all_words()
        words = self._words.get(name)
        return None if words is None else words.in_language(language)
