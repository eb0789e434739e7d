"""What the drawing modules look at: one seat's view of a match, and how to say and draw it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from undercroft.cli.doggos.glyphs import Glyphs
from undercroft.games.doggos.content import Card, Content
from undercroft.games.doggos.game import Doggos
from undercroft.games.doggos.grid import Grid, mark_seat
from undercroft.games.doggos.player import Player
from undercroft.games.doggos.scoring import (
    cards_of,
    chest_coins,
    coins_on,
    count_kind,
    fulfilments,
    quests_of,
    trophies,
)
from undercroft.games.doggos.state import DoggosState
from undercroft.games.doggos.tables import TRAMP, TRAP, Tables
from undercroft.games.doggos.view import DoggosView
from undercroft.games.doggos.walk import Walk
from undercroft.kernel.match import Match
from undercroft.locales import Sayable, Speaker

SIDE_WORDS: Final = ("dog-north", "dog-east", "dog-south", "dog-west")
COUNTED_SYMBOLS: Final = ("dog-swords", "dog-bows", "dog-fireballs")
SYMBOL_WORDS: Final = {"sword": "dog-sword", "bow": "dog-bow", "fireball": "dog-fireball"}


@dataclass(frozen=True)
class Scene:
    """One seat's side of the table."""

    seat: int
    players: tuple[str, ...]
    view: DoggosView
    state: DoggosState
    """Only asked for choices, their descriptions and refusals, never looked into."""
    game: Doggos
    speaker: Speaker
    glyphs: Glyphs

    @staticmethod
    def of(match: Match, seat: int, speaker: Speaker, glyphs: Glyphs) -> Scene:
        """The scene of a match of Dungeons & Doggos."""
        state, game = match.state, match.game
        assert isinstance(state, DoggosState)
        assert isinstance(game, Doggos)
        return Scene(seat, match.start.players, state.view(seat), state, game, speaker, glyphs)

    @property
    def content(self) -> Content:
        """The pack."""
        return self.game.content

    @property
    def tables(self) -> Tables:
        """The pack as the rules look it up."""
        return self.view.tables

    @property
    def me(self) -> Player:
        """The seat's own board, on a path as it is now."""
        return self.view.player(self.seat)

    @property
    def walk(self) -> Walk | None:
        """The seat's path, if it is on one."""
        return self.view.walk

    @property
    def grid(self) -> Grid:
        """The dungeon, with the cards that the seat has turned on its path."""
        return self.view.grid if self.view.walk is None else self.view.walk.grid

    def say(self, message: str, /, **args: Sayable) -> str:
        """A message in the reader's language."""
        return self.speaker.say(message, **args)

    # --- Figures -----------------------------------------------------------------------------------------------------

    def cards(self, seat: int) -> list[int]:
        """The cards a player has and those under the player's paws, on the own path too; spent ones are gone."""
        cards = cards_of(self.view.grid, self.view.player(seat))
        if self.walk is not None and seat == self.seat:
            cards += self.walk.claims[1::3]
        return cards

    def quests(self, seat: int) -> list[int]:
        """The quests that may pay a player, as far as the seat knows them: the personal one first."""
        return quests_of(self.tables, self.view.player(seat), self.view.table["common"])

    def fulfilled(self, seat: int, quest: int) -> int:
        """How often a player fulfils a quest as things stand."""
        boards = [self.view.player(other) for other in range(len(self.players))]
        return fulfilments(self.tables, boards, boards[seat], self.cards(seat), quest)

    def coins(self, seat: int) -> int:
        """A player's coins if the game ended now, the own path counted in; what the seat cannot know left out."""
        cards = self.cards(seat)
        coins = coins_on(self.tables, cards) + chest_coins(self.tables, cards, self.view.player(seat).keys)
        coins -= count_kind(self.tables, cards, TRAP) + count_kind(self.tables, cards, TRAMP)
        for quest in self.quests(seat):
            coins += self.fulfilled(seat, quest) * self.tables.quest_coins[quest]
        return int(coins)

    def trophies(self, seat: int, symbol: int) -> int:
        """A player's trophies and potions of a symbol, as quests count them."""
        return int(trophies(self.view.player(seat), symbol))

    def paw_of(self, room: int) -> int:
        """Whose paw lies in a room, the own path's paws too; -1 if nobody's does."""
        if self.walk is not None and room in self.walk.claims[0::3]:
            return self.seat
        return int(mark_seat(self.grid.marks[room]))

    # --- Words -------------------------------------------------------------------------------------------------------

    def card(self, room: int) -> Card | None:
        """The card of a room, None for the start room."""
        design = self.grid.designs[room]
        return None if design < 0 else self.content.cards[design]

    def signs(self, counts: Sequence[int]) -> str:
        """Three counts of symbols as signs."""
        return "".join(sign * count for sign, count in zip(self.glyphs.symbols, counts, strict=True))

    def counted(self, counts: Sequence[int]) -> str:
        """Three counts of symbols in words: "2 swords, 1 bow"."""
        return ", ".join(
            self.say(message, count=count)
            for message, count in zip(COUNTED_SYMBOLS, counts, strict=True)
            if count
        )

    def edges(self, edges: int) -> str:
        """Where exits and doors lead: "exits north, south; door east"."""
        parts = []
        for message, kind in (("dog-exits", 1), ("dog-doors", 2)):
            sides = [self.say(SIDE_WORDS[side]) for side in range(4) if edges >> 2 * side & 3 == kind]
            if sides:
                parts.append(self.say(message, sides=", ".join(sides), count=len(sides)))
        return "; ".join(parts)


def counts_of(packed: int) -> tuple[int, int, int]:
    """Three packed counts one by one."""
    return packed & 255, packed >> 8 & 255, packed >> 16 & 255


def cell_words(speaker: Speaker, offset: str) -> str:
    """A cell `2,-1` in words: "2 east, 1 north of the start"."""
    east, south = (int(part) for part in offset.split(","))
    steps = []
    if east:
        steps.append(speaker.say("dog-steps-east" if east > 0 else "dog-steps-west", count=abs(east)))
    if south:
        steps.append(speaker.say("dog-steps-south" if south > 0 else "dog-steps-north", count=abs(south)))
    return speaker.say("dog-cell", steps=", ".join(steps)) if steps else speaker.say("dog-start-room")


def potion_words(speaker: Speaker, potions: str) -> str:
    """The potions of a fight: one stays an id that the message knows, several are named in words."""
    symbols = potions.split()
    if len(symbols) < 2:
        return potions or "none"
    return ", ".join(speaker.say(SYMBOL_WORDS[symbol]) for symbol in symbols)
