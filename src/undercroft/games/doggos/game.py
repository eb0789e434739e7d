"""Dungeons & Doggos as a game of the house: its options, its start, its notation."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from undercroft.games.doggos import notation
from undercroft.games.doggos.codes import CHANCES, CHOICES
from undercroft.games.doggos.content import PACKS, Content, load
from undercroft.games.doggos.rounds import SET_UP
from undercroft.games.doggos.state import DoggosState
from undercroft.games.doggos.tables import ROUNDS, Tables
from undercroft.games.doggos.view import DoggosView
from undercroft.kernel.errors import BadOption
from undercroft.kernel.game import Option, OptionValue
from undercroft.kernel.messages import Name, Phrase, SoloStanding, Value
from undercroft.kernel.packed import PackGame
from undercroft.kernel.streams import Streams
from undercroft.kernel.view import View
from undercroft.packs import Words
from undercroft.packs.ranks import standing_of

if TYPE_CHECKING:
    from undercroft.games.doggos.board import Board, Setting
    from undercroft.games.doggos.pencil import Sketch

OPTIONS = (
    Option("dogs", "choose", ("choose", "random")),
    Option("two_side", False, (False, True)),
    Option("damage", "path", ("path", "sum")),
    Option("night_watch", False, (False, True)),
    Option("hidden_coins", False, (False, True)),
    Option("rules", 1, (1,)),
)


class Doggos(PackGame[Content, Tables]):
    """Dungeons & Doggos with one content pack."""

    def __init__(self, folder: Path = PACKS / "classic" / "1") -> None:
        super().__init__(folder)
        self.name = "doggos"
        self.least_seats = 1
        self.most_seats = 4
        self.options = OPTIONS
        self.rules_version = 1
        self.codes = CHOICES
        self.chances = CHANCES
        self.revealing = frozenset(("quest", "common"))
        self.shelf = PACKS

    def load(self, folder: Path) -> Content:
        return load(folder)

    def make_tables(self, seats: int, options: dict[str, OptionValue]) -> Tables:
        return Tables(self.content, options, seats)

    def prepare(self, seats: int, seed: int, options: dict[str, OptionValue], chance: str) -> DoggosState:
        state = DoggosState(self.tables(seats, options), Streams.seeded(seed), chance == "ask")
        state.agenda.append(SET_UP)
        return state

    def check_options(self, seats: int, options: dict[str, OptionValue]) -> None:
        dogs = len(self.content.dogs)
        if seats > dogs or 2 * seats > len(self.content.quests):
            raise BadOption("bad-seats", {"seats": seats, "least": 1, "most": dogs})

    def read_view(self, wire: Mapping[str, object]) -> DoggosView:
        return DoggosView.of_wire(self.wire_tables(wire), dict(wire))

    def setting(self, seats: int, options: Mapping[str, object] | None = None) -> Setting:
        # A page alone needs it, and it is not compiled: simulations do without.
        from undercroft.games.doggos.board import setting

        return setting(self, seats, self.complete_options(options, seats))

    def board(self, view: View) -> Board:
        from undercroft.games.doggos.board import board

        if not isinstance(view, DoggosView):
            raise TypeError(f"a view of Dungeons & Doggos is needed, not {type(view).__name__}")
        return board(view)

    def sketch(self, view: View, steps: Sequence[int]) -> Sketch | None:
        from undercroft.games.doggos.pencil import sketch

        if not isinstance(view, DoggosView):
            raise TypeError(f"a view of Dungeons & Doggos is needed, not {type(view).__name__}")
        return sketch(view, steps)

    def progress(self, view: View) -> Phrase | None:
        if not isinstance(view, DoggosView) or view.round == 0:
            return None
        return Phrase("progress-doggos", {"round": view.round, "rounds": ROUNDS})

    def solo_standing(self, score: int, options: Mapping[str, OptionValue]) -> SoloStanding:
        return standing_of(score, self.content.ranks, self.content.standings, options)

    def all_words(self) -> dict[Name, Words]:
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
