"""A game of Dungeons & Doggos at one moment: the dungeon, the players, and what is still to happen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from undercroft.games.doggos import reasons
from undercroft.games.doggos.content import SYMBOLS
from undercroft.games.doggos.describe import choice_args, describe_choice
from undercroft.games.doggos.grid import Grid
from undercroft.games.doggos.player import INSIDE, Player
from undercroft.games.doggos.scoring import all_fulfilments, coins_on, score_lines, score_of
from undercroft.games.doggos.tables import Tables
from undercroft.games.doggos.walk import Walk
from undercroft.kernel.agenda import TableStep
from undercroft.kernel.events import TABLE
from undercroft.kernel.frame import AgendaState, hashed
from undercroft.kernel.messages import Choice, Outcome, Reason, ScoreLine, Value
from undercroft.kernel.streams import Streams

if TYPE_CHECKING:
    from undercroft.games.doggos.view import DoggosView

NO_COUNTDOWN: Final = -1

OWN_FIELDS: Final = (
    "round", "first", "active", "token", "anybody_left", "countdown", "drawn", "supply", "common", "deck_size",
    "finished",
)  # fmt: skip
FIELDS: Final = ("block_number", "members", *OWN_FIELDS)
"""The numbers of the table that everybody knows, in the order in which they are hashed and encoded."""
HIDDEN_FIELDS: Final = ("pending", "quest_deck", "chosen")
TABLE_NUMBERS: Final = (
    "round", "first", "active", "token", "countdown", "drawn", "common", "deck_size", "finished",
)  # fmt: skip


class DoggosState(AgendaState[TableStep["DoggosState"]]):
    """The state of one game; see ``kernel.state.State`` for the contract.

    The deck has no order: which card lies on top is decided when it is drawn, which nobody can tell from a shuffled
    deck. ``countdown`` is how many cards may still be drawn this round, NO_COUNTDOWN while all of them may.
    """

    __slots__ = ("chosen", "deck", "gone", "grid", "players", "quest_deck", "tables", "walk", *OWN_FIELDS)

    tables: Tables
    players: list[Player]
    grid: Grid
    deck: list[int]
    gone: list[int]
    walk: Walk | None
    round: i64
    first: i64
    active: i64
    token: i64
    anybody_left: i64
    countdown: i64
    drawn: i64
    chosen: i64
    supply: i64
    common: i64
    quest_deck: i64
    deck_size: i64
    finished: i64

    def __init__(self, tables: Tables, streams: Streams, asks_chance: bool) -> None:
        super().__init__(reasons.REFUSALS, tables.seats, streams, asks_chance)
        self.tables = tables
        self.players = []
        self.grid = _NO_GRID
        self.deck = []
        self.gone = []
        self.walk = None
        self.round = 0
        self.first = -1
        self.active = -1
        self.token = -1
        self.anybody_left = 0
        self.countdown = NO_COUNTDOWN
        self.drawn = -1
        self.chosen = -1
        self.supply = 0
        self.common = 0
        self.quest_deck = 0
        self.deck_size = 0
        self.finished = 0

    # --- The contract --------------------------------------------------------------------------------------------

    @property
    def outcome(self) -> Outcome | None:
        return _outcome(self) if self.over else None

    def seat_choices_into(self, seat: i64, buffer: list[int]) -> None:
        self.agenda[-1].choices_into(self, seat, buffer)

    def seat_refusal(self, seat: i64, code: i64) -> i64:
        return self.agenda[-1].refusal(self, seat, code)

    def seat_reason(self, seat: i64, code: i64) -> i64:
        return self.agenda[-1].reason(self, seat, code)

    def seat_answer(self, seat: i64, code: i64) -> None:
        self.agenda[-1].answer(self, seat, code)

    def seat_choice(self, seat: int, code: int) -> Choice:
        return describe_choice(self, seat, code)

    def choice_args(self, seat: int, code: int) -> dict[str, Value]:
        return choice_args(self, seat, code)

    def in_draft(self, seat: int) -> bool:
        return seat == self.active and (self.walk is not None or self.chosen >= 0)

    def copy(self) -> DoggosState:
        other = DoggosState(self.tables, self.streams.copy(), self.asks_chance)
        self.frame_into(other)
        other.players = [player.copy() for player in self.players]
        other.grid = self.grid.share()
        other.deck = self.deck[:]
        other.gone = self.gone[:]
        if self.walk is not None:
            walk = self.walk.copy()
            if not walk.turns:
                walk.grid = other.grid
            other.walk = walk
        other.round = self.round
        other.first = self.first
        other.active = self.active
        other.token = self.token
        other.anybody_left = self.anybody_left
        other.countdown = self.countdown
        other.drawn = self.drawn
        other.chosen = self.chosen
        other.supply = self.supply
        other.common = self.common
        other.quest_deck = self.quest_deck
        other.deck_size = self.deck_size
        other.finished = self.finished
        return other

    def digest(self) -> str:
        facts: list[object] = [
            self.table_facts(),
            [getattr(self, name) for name in HIDDEN_FIELDS],
            self.streams.facts(),
            self.asks_chance,
            self.tables.content.hash,
            sorted((key, str(value)) for key, value in self.tables.options.items()),
            [player.facts() for player in self.players],
            self.grid.facts(),
            self.deck,
            self.gone,
            [] if self.walk is None else self.walk.facts(),
        ]
        return hashed(facts)

    def table_facts(self) -> list[int]:
        """Everything that everybody knows of the table itself: its numbers and the agenda."""
        numbers: list[int] = [getattr(self, name) for name in FIELDS]
        return [*numbers, *(step.tag for step in self.agenda)]

    def view(self, seat: int | None) -> DoggosView:
        from undercroft.games.doggos.view import DoggosView

        return DoggosView.of_state(self, seat)

    def score(self, seat: int) -> int:
        return score_of(self.tables, self.players, self.grid, self.common, seat)

    def score_sheet(self, seat: int, viewer: int | None) -> list[ScoreLine]:
        own = self.over or (viewer is not None and viewer == seat)
        return score_lines(self.tables, self.players, self.grid, self.common, seat, own)

    # --- What several steps need -----------------------------------------------------------------------------------

    def inside(self) -> i64:
        """How many players are still in the dungeon."""
        count: i64 = 0
        for player in self.players:
            if player.status == INSIDE:
                count += 1
        return count

    def stack(self) -> i64:
        """DD-18: how many cards may still be drawn this round."""
        return self.deck_size if self.countdown == NO_COUNTDOWN else self.countdown

    def walker(self) -> Walk:
        """The active player before leaving: a path of the start room alone."""
        return Walk(self.tables, self.grid, self.players[self.active], self.supply)

    def seat_numbers(self, seat: int) -> dict[str, int]:
        """A player's public figures; on a path those of the draft, which only the seat itself is told."""
        walk = self.walk if seat == self.active else None
        player = self.players[seat] if walk is None else walk.player
        return player_numbers(self.tables, player, walk, self.finished)

    def table_numbers(self) -> dict[str, int]:
        """The figures of the table itself, by name."""
        figures: dict[str, int] = {name: getattr(self, name) for name in TABLE_NUMBERS}
        figures["rooms"] = len(self.grid.cells)
        figures.update(supply_numbers(self.supply if self.walk is None else self.walk.supply))
        return figures

    def numbers(self) -> dict[str, int]:
        """All public figures; in a draft its seat's own ones as the seat knows them."""
        figures = self.table_numbers()
        for seat in range(len(self.players)):
            figures.update(self.seat_numbers(seat))
        return figures

    def tell(self, kind: str, seat: int, rule: str, args: dict[str, Value], chance: bool = False) -> None:
        """Tell an event of a seat, or of the table (TABLE). Call it only if somebody listens."""
        if self.log is not None:
            self.log.emit(kind, seat, rule, args, self.numbers(), chance)

    def tell_table(self, kind: str, rule: str, args: dict[str, Value], chance: bool = False) -> None:
        """Tell an event of the table. Call it only if somebody listens."""
        self.tell(kind, TABLE, rule, args, chance)


def player_numbers(tables: Tables, player: Player, walk: Walk | None, finished: int) -> dict[str, int]:
    """A player's public figures by name. The personal quest is told to all at the end only."""
    seat = str(player.seat)
    figures = player.numbers()
    figures[f"{seat}.damage"] = 0 if walk is None else walk.damage
    figures[f"{seat}.entered"] = 0 if walk is None else len(walk.path) - 1
    figures[f"{seat}.claims"] = 0 if walk is None else len(walk.claims) // 3
    figures[f"{seat}.quest"] = player.quest if finished else -1
    if not tables.hidden_coins:
        figures[f"{seat}.coins"] = coins_on(tables, player.cards)
    return figures


def supply_numbers(supply: int) -> dict[str, int]:
    """The potions of the supply by symbol."""
    return {f"{symbol}_supply": supply >> 8 * number & 255 for number, symbol in enumerate(SYMBOLS)}


_NO_GRID: Final = Grid()


def _outcome(state: DoggosState) -> Outcome:
    seats = range(state.seats)
    scores = [state.score(seat) for seat in seats]
    kept = [all_fulfilments(state.tables, state.players, state.grid, state.common, seat) for seat in seats]
    order = [(scores[seat], int(kept[seat])) for seat in seats]
    ranks = [1 + sum(1 for other in order if other > mine) for mine in order]
    why: list[Reason] = []
    for seat in seats:
        args: dict[str, Value] = {"coins": scores[seat], "quests": order[seat][1]}
        if order.count(order[seat]) > 1:
            why.append(Reason("DD-41", "doggos-rank-shared", args))
        elif scores.count(scores[seat]) > 1:
            why.append(Reason("DD-41", "doggos-ranked-by-quests", args))
        else:
            why.append(Reason("DD-41", "doggos-ranked-by-coins", args))
    return Outcome("solo" if state.tables.solo else "coins", tuple(scores), tuple(ranks), tuple(why))
