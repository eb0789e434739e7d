"""Dungeons & Doggos as a game of the house: its options, its start, its notation."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from undercroft.games.doggos import notation
from undercroft.games.doggos.codes import CHANCES, CHOICES
from undercroft.games.doggos.content import PACKS, Content, load
from undercroft.games.doggos.rounds import SET_UP
from undercroft.games.doggos.state import DoggosState
from undercroft.games.doggos.tables import Tables
from undercroft.games.doggos.view import DoggosView
from undercroft.kernel.errors import BadOption
from undercroft.kernel.game import Game, Option, OptionValue
from undercroft.kernel.messages import Name, Value
from undercroft.kernel.streams import Streams
from undercroft.packs import Words

OPTIONS = (
    Option("dogs", "choose", ("choose", "random")),
    Option("two_side", False, (False, True)),
    Option("damage", "path", ("path", "sum")),
    Option("night_watch", False, (False, True)),
    Option("hidden_coins", False, (False, True)),
    Option("rules", 1, (1,)),
)


class Doggos(Game):
    """Dungeons & Doggos with one content pack."""

    def __init__(self, folder: Path = PACKS / "classic" / "1") -> None:
        self.name = "doggos"
        self.least_seats = 1
        self.most_seats = 4
        self.options = OPTIONS
        self.rules_version = 1
        self.codes = CHOICES
        self.chances = CHANCES
        self.revealing = frozenset(("quest", "common"))
        self.folder = folder
        # No cached_property here: compiled classes call it every time.
        self._content: Content | None = None
        self._words: dict[Name, Words] = {}
        self._tables: dict[tuple[object, ...], Tables] = {}

    @property
    def content(self) -> Content:
        """The pack, read when it is first needed; ``PackError`` if it has errors."""
        if self._content is None:
            self._content = load(self.folder)
        return self._content

    @property
    def pack_name(self) -> str:
        return f"{self.content.name} {self.content.version}"

    @property
    def pack_hash(self) -> str:
        return self.content.hash

    def with_pack(self, folder: str) -> Doggos:
        return Doggos(Path(folder))

    def with_pack_version(self, name: str) -> Doggos | None:
        parts = name.split(" ")
        if len(parts) != 2 or not all(part.isidentifier() or part.isdigit() for part in parts):
            return None
        folder = PACKS / parts[0] / parts[1]
        return Doggos(folder) if folder.is_dir() else None

    def tables(self, seats: int, options: Mapping[str, OptionValue]) -> Tables:
        """The shared tables for these options, made once."""
        key = (seats, *sorted(options.items()))
        if key not in self._tables:
            self._tables[key] = Tables(self.content, dict(options), seats)
        return self._tables[key]

    def prepare(self, seats: int, seed: int, options: dict[str, OptionValue], chance: str) -> DoggosState:
        state = DoggosState(self.tables(seats, options), Streams.seeded(seed), chance == "ask")
        state.agenda.append(SET_UP)
        return state

    def check_options(self, seats: int, options: dict[str, OptionValue]) -> None:
        dogs = len(self.content.dogs)
        if seats > dogs or 2 * seats > len(self.content.quests):
            raise BadOption("bad-seats", {"seats": seats, "least": 1, "most": dogs})

    def read_view(self, wire: Mapping[str, object]) -> DoggosView:
        options = wire.get("options")
        seats = wire.get("seats")
        if not isinstance(options, dict) or not isinstance(seats, int):
            raise ValueError("a view needs options and seats")
        return DoggosView.of_wire(self.tables(seats, self.complete_options(options, seats)), dict(wire))

    def name_in(self, name: Name, language: str) -> str | None:
        if not self._words:
            self._words = self._all_words()
        words = self._words.get(name)
        return None if words is None else words.in_language(language)

    def _all_words(self) -> dict[Name, Words]:
        content = self.content
        words = {Name("card", card.id): card.name for card in content.cards}
        words.update((Name("dog", dog.id), dog.name) for dog in content.dogs)
        words.update((Name("quest", quest.id), quest.name) for quest in content.quests)
        words.update((Name("potion", potion.id), potion.name) for potion in content.potions)
        return words

    def secret_kinds(self, options: Mapping[str, OptionValue]) -> frozenset[str]:
        return frozenset(("quest",))

    def code_text(self, code: int) -> str:
        return notation.code_text(self.content, code)

    def code_follows(self, code: int) -> str:
        return notation.code_follows(code)

    def chance_text(self, kind: str, seat: int, args: Mapping[str, Value]) -> str:
        return notation.chance_text(kind, seat, args)
