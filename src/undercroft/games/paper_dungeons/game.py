"""Paper Dungeons as a game of the house: its options, its start, its notation."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from undercroft.games.paper_dungeons import notation
from undercroft.games.paper_dungeons.codes import CHANCES, CHOICES
from undercroft.games.paper_dungeons.content import PACKS, Content, load
from undercroft.games.paper_dungeons.rounds import LAST_ROUND, START_CHAPTER
from undercroft.games.paper_dungeons.state import PaperDungeonsState
from undercroft.games.paper_dungeons.tables import EDITIONS, Tables
from undercroft.games.paper_dungeons.view import PaperDungeonsView
from undercroft.kernel.errors import BadOption
from undercroft.kernel.game import Option, OptionValue
from undercroft.kernel.messages import Name, Phrase, SoloStanding, Value
from undercroft.kernel.packed import PackGame
from undercroft.kernel.streams import Streams
from undercroft.kernel.view import View
from undercroft.packs import Words
from undercroft.packs.ranks import standing_of

if TYPE_CHECKING:
    from undercroft.games.paper_dungeons.board import Board, Setting

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


class PaperDungeons(PackGame[Content, Tables]):
    """Paper Dungeons with one content pack."""

    def __init__(self, folder: Path = PACKS / "classic" / "1") -> None:
        super().__init__(folder)
        self.name = "paper-dungeons"
        self.least_seats = 1
        self.most_seats = 8
        self.options = OPTIONS
        self.rules_version = 1
        self.codes = CHOICES
        self.chances = CHANCES
        self.revealing = frozenset(("could", "talent", "goal"))
        self.shelf = PACKS

    def load(self, folder: Path) -> Content:
        return load(folder)

    def make_tables(self, seats: int, options: dict[str, OptionValue]) -> Tables:
        return Tables(self.content, dict(options), seats)

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
        return PaperDungeonsView.of_wire(self.wire_tables(wire), dict(wire))

    def setting(self, seats: int, options: Mapping[str, object] | None = None) -> Setting:
        # A page alone needs it, and it is not compiled: simulations do without.
        from undercroft.games.paper_dungeons.board import setting

        return setting(self, seats, self.complete_options(options, seats))

    def board(self, view: View) -> Board:
        from undercroft.games.paper_dungeons.drawing import board

        if not isinstance(view, PaperDungeonsView):
            raise TypeError(f"a view of Paper Dungeons is needed, not {type(view).__name__}")
        return board(view)

    def progress(self, view: View) -> Phrase | None:
        if not isinstance(view, PaperDungeonsView) or view.round == 0:
            return None
        return Phrase("progress-paper-dungeons", {"round": view.round, "rounds": LAST_ROUND})

    def solo_standing(self, score: int, options: Mapping[str, OptionValue]) -> SoloStanding:
        return standing_of(score, self.content.ranks, self.content.standings, options)

    def all_words(self) -> dict[Name, Words]:
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
