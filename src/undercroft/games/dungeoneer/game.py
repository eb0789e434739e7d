"""Dungeoneer as a game of the house: its sets, its options, its start, its notation."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from undercroft.games.dungeoneer import notation
from undercroft.games.dungeoneer.codes import CHANCES, CHOICES
from undercroft.games.dungeoneer.compiler import NUMBERED, compile_tables
from undercroft.games.dungeoneer.content import PACKS, CardSet, load
from undercroft.games.dungeoneer.content_types import STAGES
from undercroft.games.dungeoneer.setup import SetUp
from undercroft.games.dungeoneer.state import DungeoneerState
from undercroft.games.dungeoneer.tables import Tables
from undercroft.games.dungeoneer.tags import SET_UP
from undercroft.games.dungeoneer.view import DungeoneerView
from undercroft.kernel.errors import BadOption
from undercroft.kernel.game import Game, Option, OptionValue
from undercroft.kernel.messages import Name, Phrase, Value
from undercroft.kernel.packed import Recent
from undercroft.kernel.streams import Streams
from undercroft.kernel.view import View
from undercroft.packs import Words

if TYPE_CHECKING:
    from undercroft.games.dungeoneer.board import Board, Setting

SETS = ("epic", "heroic", "legendary", "heroic,epic", "epic,legendary", "heroic,epic,legendary")
"""DLQ-160: one stage alone, or stages that follow one another."""
OPTIONS = (
    Option("sets", "epic", SETS),
    Option("decks", "default", ("default", "one", "split")),
    Option("no_white_spots", False, (False, True)),
    Option("resurrection", False, (False, True)),
    Option("hero_choice", False, (False, True)),
    Option("optional_discard", False, (False, True)),
    Option("impartial_placement", False, (False, True)),
    Option("nothing_personal", False, (False, True)),
    Option("limited_movement", False, (False, True)),
    Option("dodging_spikes", False, (False, True)),
    Option("harder_solo", False, (False, True)),
    Option("one_way_doors", False, (False, True)),
    Option("saved_ap", "battle", ("battle", "challenge")),
    Option("round_cap", 40, (10, 20, 40, 60, 80)),
    Option("rules", 1, (1,)),
)
CLASHES = (
    ("impartial_placement", "no_white_spots"),
    ("impartial_placement", "nothing_personal"),
)
NOT_SOLO = ("resurrection", "impartial_placement", "nothing_personal")


class Dungeoneer(Game):
    """Dungeoneer with one set for each stage."""

    def __init__(self, folders: Mapping[str, Path] | None = None) -> None:
        self.name = "dungeoneer"
        self.least_seats = 1
        self.most_seats = 4
        self.options = OPTIONS
        self.rules_version = 1
        self.codes = CHOICES
        self.chances = CHANCES
        self.revealing = frozenset(("turned_up",))
        self.windows = True
        self.folders = {stage: PACKS / stage / "1" for stage in STAGES} | dict(folders or {})
        # No cached_property here: compiled classes call it every time.
        self._sets: dict[str, CardSet] = {}
        self._names: notation.Names | None = None
        self._words: dict[Name, Words] = {}
        self._tables: Recent[Tables] = Recent()

    def card_set(self, stage: str) -> CardSet:
        """The set of a stage, read when it is first needed; ``PackError`` if it has errors."""
        if stage not in self._sets:
            self._sets[stage] = load(self.folders[stage])
        return self._sets[stage]

    @property
    def pack_name(self) -> str:
        names = [f"{self.card_set(stage).name} {self.card_set(stage).version}" for stage in STAGES]
        return " + ".join(names)

    @property
    def pack_hash(self) -> str:
        return "-".join(self.card_set(stage).hash for stage in STAGES)

    def with_pack(self, folder: str) -> Dungeoneer:
        stage = load(Path(folder)).stage
        return Dungeoneer({**self.folders, stage: Path(folder)})

    def with_pack_version(self, name: str) -> Dungeoneer | None:
        folders: dict[str, Path] = {}
        for part in name.split(" + "):
            words = part.split(" ")
            if len(words) != 2 or not all(word.isidentifier() or word.isdigit() for word in words):
                return None
            folder = PACKS / words[0] / words[1]
            if words[0] not in STAGES or not folder.is_dir():
                return None
            folders[words[0]] = folder
        return Dungeoneer(folders)

    def tables(self, seats: int, options: Mapping[str, OptionValue]) -> Tables:
        """The shared tables for these options, made once and kept while they are wanted."""
        key = (seats, *sorted(options.items()))
        found = self._tables.get(key)
        if found is None:
            sets = tuple(self.card_set(stage) for stage in NUMBERED)
            found = compile_tables(sets, dict(options), seats)
            self._tables.keep(key, found)
        return found

    def prepare(self, seats: int, seed: int, options: dict[str, OptionValue], chance: str) -> DungeoneerState:
        state = DungeoneerState(self.tables(seats, options), Streams.seeded(seed), chance == "ask")
        state.agenda.append(SetUp(SET_UP))
        return state

    def check_options(self, seats: int, options: dict[str, OptionValue]) -> None:
        """DLQ-169: variants that exclude each other."""
        for one, other in CLASHES:
            if options[one] and options[other]:
                raise BadOption("options-clash", {"one": one, "other": other})
        if seats == 1:
            for name in NOT_SOLO:
                if options[name]:
                    raise BadOption("option-not-solo", {"option": name})
            if options["sets"] not in STAGES:
                raise BadOption("sets-not-solo", {"sets": str(options["sets"])})
        elif options["harder_solo"]:
            raise BadOption("option-only-solo", {"option": "harder_solo"})

    def read_view(self, wire: Mapping[str, object]) -> DungeoneerView:
        options = wire.get("options")
        seats = wire.get("seats")
        if not isinstance(options, dict) or not isinstance(seats, int):
            raise ValueError("a view needs options and seats")
        return DungeoneerView.of_wire(self.tables(seats, self.complete_options(options, seats)), dict(wire))

    def setting(self, seats: int, options: Mapping[str, object] | None = None) -> Setting:
        # A page alone needs it, and it is not compiled: simulations do without.
        from undercroft.games.dungeoneer.board import setting

        return setting(self, seats, self.complete_options(options, seats))

    def board(self, view: View) -> Board:
        from undercroft.games.dungeoneer.drawing import board

        if not isinstance(view, DungeoneerView):
            raise TypeError(f"a view of Dungeoneer is needed, not {type(view).__name__}")
        return board(view)

    def progress(self, view: View) -> Phrase | None:
        if not isinstance(view, DungeoneerView) or view.table["round"] == 0:
            return None
        # DLQ-184 caps the rounds, but most games end long before: "of 40" would say nothing.
        return Phrase("progress-dungeoneer", {"round": view.table["round"]})

    def name_in(self, name: Name, language: str) -> str | None:
        if not self._words:
            self._words = self._all_words()
        words = self._words.get(name)
        return None if words is None else words.in_language(language)

    def _all_words(self) -> dict[Name, Words]:
        words: dict[Name, Words] = {}
        for stage in STAGES:
            one = self.card_set(stage)
            words.update((Name("card", card.id), card.name) for card in one.adventures)
            words.update((Name("hero", hero.id), hero.name) for hero in one.heroes)
            words.update((Name("quest", quest.id), quest.name) for quest in one.quests)
            words.update((Name("location", location.id), location.name) for location in one.locations)
            if one.event is not None:
                words[Name("event", one.event.id)] = one.event.name
        return words

    def secret_kinds(self, options: Mapping[str, OptionValue]) -> frozenset[str]:
        return frozenset()

    @property
    def names(self) -> notation.Names:
        """The ids of all numbered things, made once."""
        if self._names is None:
            sets = [self.card_set(stage) for stage in NUMBERED]
            cards: list[str] = []
            for one in sets:
                for card in one.adventures:
                    for copy in range(card.copies):
                        cards.append(card.id if copy == 0 else f"{card.id}#{copy + 1}")
            self._names = notation.Names(
                cards,
                [quest.id for one in sets for quest in one.quests],
                [hero.id for one in sets for hero in one.heroes],
                [location.id for one in sets for location in one.locations],
            )
        return self._names

    def code_text(self, code: int) -> str:
        return notation.code_text(self.names, code)

    def code_follows(self, code: int) -> str:
        return notation.code_follows(code)

    def chance_text(self, kind: str, seat: int, args: Mapping[str, Value]) -> str:
        return notation.chance_text(kind, seat, args)
