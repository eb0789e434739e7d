"""Paper Dungeons as a game of the house: its options, its start, its notation."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from undercroft.games.paper_dungeons import notation
from undercroft.games.paper_dungeons.codes import CHANCES, CHOICES
from undercroft.games.paper_dungeons.content import Content, load
from undercroft.games.paper_dungeons.rounds import START_CHAPTER
from undercroft.games.paper_dungeons.state import PaperDungeonsState
from undercroft.games.paper_dungeons.tables import EDITIONS, Tables
from undercroft.games.paper_dungeons.view import PaperDungeonsView
from undercroft.kernel.errors import BadOption
from undercroft.kernel.game import Game, Option, OptionValue
from undercroft.kernel.messages import Name, Value
from undercroft.kernel.streams import Streams
from undercroft.packs import Words

PACKS = Path(__file__).parent / "packs"
STORIES = ("ABC", "DEF", "GHI", "JKL")
GRAND_CAMPAIGN = "".join(STORIES)
OPTIONS = (
    Option("edition", "cz", EDITIONS),
    Option("missions", True, (True, False)),
    Option("secret_cards", False, (False, True)),
    Option("random_bosses", False, (False, True)),
    Option("vanishing_gems", False, (False, True)),
    Option("ask_potions", False, (False, True)),
    Option("dungeon", "random", ("random", *GRAND_CAMPAIGN)),
    Option("campaign", "none", ("none", *STORIES, GRAND_CAMPAIGN)),
    Option("rules", 1, (1,)),
)


class PaperDungeons(Game):
    """Paper Dungeons with one content pack."""

    def __init__(self, folder: Path = PACKS / "classic" / "1") -> None:
        self.name = "paper-dungeons"
        self.least_seats = 1
        self.most_seats = 8
        self.options = OPTIONS
        self.rules_version = 1
        self.codes = CHOICES
        self.chances = CHANCES
        self.revealing = frozenset(("could", "talent", "goal"))
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

    def with_pack(self, folder: str) -> PaperDungeons:
        return PaperDungeons(Path(folder))

    def with_pack_version(self, name: str) -> PaperDungeons | None:
        parts = name.split(" ")
        if len(parts) != 2 or not all(part.isidentifier() or part.isdigit() for part in parts):
            return None
        folder = PACKS / parts[0] / parts[1]
        return PaperDungeons(folder) if folder.is_dir() else None

    def tables(self, seats: int, options: Mapping[str, OptionValue]) -> Tables:
        """The shared tables for these options, made once."""
        key = (seats, *sorted(options.items()))
        if key not in self._tables:
            self._tables[key] = Tables(self.content, dict(options), seats)
        return self._tables[key]

    def prepare(
        self, seats: int, seed: int, options: dict[str, OptionValue], chance: str
    ) -> PaperDungeonsState:
        state = PaperDungeonsState(self.tables(seats, options), Streams.seeded(seed), chance == "ask")
        state.agenda.append(START_CHAPTER)
        return state

    def check_options(self, seats: int, options: dict[str, OptionValue]) -> None:
        campaign = options["campaign"]
        if campaign != "none" and options["dungeon"] != "random":
            raise BadOption(
                "campaign-has-dungeons", {"campaign": str(campaign), "dungeon": str(options["dungeon"])}
            )
        if campaign == GRAND_CAMPAIGN and options["edition"] != "cz":
            raise BadOption("grand-campaign-edition", {"edition": str(options["edition"])})

    def read_view(self, wire: Mapping[str, object]) -> PaperDungeonsView:
        options = wire.get("options")
        seats = wire.get("seats")
        if not isinstance(options, dict) or not isinstance(seats, int):
            raise ValueError("a view needs options and seats")
        return PaperDungeonsView.of_wire(
            self.tables(seats, self.complete_options(options, seats)), dict(wire)
        )

    def name_in(self, name: Name, language: str) -> str | None:
        if not self._words:
            self._words = self._all_words()
        words = self._words.get(name)
        return None if words is None else words.in_language(language)

    def _all_words(self) -> dict[Name, Words]:
        content = self.content
        words = {Name("dungeon", card.letter): card.name for card in content.dungeons}
        words.update((Name("boss", card.id), card.name) for card in content.bosses)
        words.update((Name("goal", card.id), card.name) for card in content.goals)
        words.update((Name("item", card.id), card.name) for card in content.items)
        words.update((Name("mission", card.id), card.name) for card in content.missions)
        words.update((Name("talent", card.id), card.name) for card in content.talents)
        return words

    def secret_kinds(self, options: Mapping[str, OptionValue]) -> frozenset[str]:
        return frozenset(("talent", "goal")) if options["secret_cards"] else frozenset()

    def code_text(self, code: int) -> str:
        return notation.code_text(self.content, code)

    def code_follows(self, code: int) -> str:
        return notation.code_follows(code)

    def chance_text(self, kind: str, seat: int, args: Mapping[str, Value]) -> str:
        return notation.chance_text(kind, seat, args)
