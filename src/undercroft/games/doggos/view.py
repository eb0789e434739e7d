"""What a seat at a table of Dungeons & Doggos knows, and full states guessed from it."""

from __future__ import annotations

from mypy_extensions import i64

from undercroft.games.doggos.grid import Grid
from undercroft.games.doggos.player import FIELDS as PLAYER_FIELDS
from undercroft.games.doggos.player import Player
from undercroft.games.doggos.rounds import DEAL_QUESTS, KEEP_QUEST, TABLE_STEPS
from undercroft.games.doggos.state import FIELDS as TABLE_FIELDS
from undercroft.games.doggos.state import (
    TABLE_NUMBERS,
    DoggosState,
    player_numbers,
    supply_numbers,
)
from undercroft.games.doggos.tables import Tables
from undercroft.games.doggos.walk import Walk
from undercroft.kernel.bits import bit, nth_one, ones
from undercroft.kernel.streams import DEALS, Streams
from undercroft.kernel.view import View
from undercroft.kernel.wire import named_numbers, number, number_lists, numbers, seat_or_none


class DoggosView(View):
    """The table, the dungeon, all players as this seat may know them, and its own draft.

    ``unseen`` counts by design the cards that this seat cannot see: the deck, and with hidden coins what rivals hold
    face down. ``done`` tells that the seat has answered in a simultaneous block, ``chosen`` is the cell that it has
    chosen for the drawn card. A rival's quest and hand are -1 and 0 until they are shown.
    """

    __slots__ = (
        "_seat",
        "chosen",
        "done",
        "gone",
        "grid",
        "players",
        "steps",
        "table",
        "tables",
        "unseen",
        "walk",
    )

    tables: Tables
    table: dict[str, int]
    steps: list[int]
    players: list[Player]
    grid: Grid
    unseen: list[int]
    gone: list[int]
    walk: Walk | None
    chosen: int
    done: int
    _seat: int | None

    def __init__(self, tables: Tables, seat: int | None) -> None:
        self.tables = tables
        self._seat = seat
        self.table = {}
        self.steps = []
        self.players = []
        self.grid = Grid()
        self.unseen = []
        self.gone = []
        self.walk = None
        self.chosen = -1
        self.done = 0

    @staticmethod
    def of_state(state: DoggosState, seat: int | None) -> DoggosView:
        """The view of a seat, built from what it may see."""
        tables = state.tables
        view = DoggosView(tables, seat)
        # Name by name: every observation of a learner and every answer of a table waits for it.
        view.table = {
            "block_number": state.block_number, "members": state.members, "round": state.round, "first": state.first,
            "active": state.active, "token": state.token, "anybody_left": state.anybody_left,
            "countdown": state.countdown, "drawn": state.drawn, "supply": state.supply, "common": state.common,
            "deck_size": state.deck_size, "finished": state.finished,
        }  # fmt: skip
        view.steps = [step.tag for step in state.agenda]
        view.grid = state.grid.copy()
        view.unseen = state.deck[:]
        view.gone = state.gone[:]
        for player in state.players:
            known = player.copy()
            if player.seat != seat and not state.finished:
                known.quest = -1
                known.hand = 0
                if tables.hidden_coins:
                    _turn_down(known, view.unseen)
            view.players.append(known)
        if seat is not None and seat == state.active:
            view.chosen = state.chosen
            if state.walk is not None:
                walk = state.walk.copy()
                # A view holds copies only; without turned cards the draft shares the table's dungeon.
                walk.grid = walk.grid.copy() if walk.turns else view.grid
                view.walk = walk
        if seat is not None and state.members >> seat & 1 != 0 and state.pending >> seat & 1 == 0:
            view.done = 1
        return view

    @property
    def seat(self) -> int | None:
        return self._seat

    @property
    def round(self) -> int:
        """The round, 1-3; 0 during set-up."""
        return self.table["round"]

    @property
    def active(self) -> int:
        """Whose turn it is; -1 during set-up."""
        return self.table["active"]

    def player(self, seat: int) -> Player:
        """A player as this seat knows it; its own one on a path as it is now."""
        if self.walk is not None and seat == self._seat:
            return self.walk.player
        return self.players[seat]

    def to_wire(self) -> dict[str, object]:
        return {
            "seat": self._seat,
            "seats": self.tables.seats,
            "options": dict(self.tables.options),
            "table": self.table,
            "steps": self.steps,
            "players": [player.facts() for player in self.players],
            "grid": self.grid.facts(),
            "unseen": self.unseen,
            "gone": self.gone,
            "walk": None if self.walk is None else self.walk.facts(),
            "chosen": self.chosen,
            "done": self.done,
        }

    @staticmethod
    def of_wire(tables: Tables, wire: dict[str, object]) -> DoggosView:
        """The view that ``to_wire`` was made of; ``ValueError`` for anything else."""
        view = DoggosView(tables, seat_or_none(wire["seat"]))
        view.table = named_numbers(wire["table"])
        view.steps = numbers(wire["steps"])
        view.players = [_read_player(tables, facts) for facts in number_lists(wire["players"])]
        view.grid = Grid.of_facts(tables, number_lists(wire["grid"]))
        view.unseen = numbers(wire["unseen"])
        view.gone = numbers(wire["gone"])
        if wire["walk"] is not None:
            facts = number_lists(wire["walk"])
            view.walk = Walk.of_facts(tables, view.grid, _read_player(tables, facts[1]), facts)
        view.chosen = number(wire["chosen"])
        view.done = number(wire["done"])
        return view

    def numbers(self) -> dict[str, int]:
        figures = {name: self.table[name] for name in TABLE_NUMBERS}
        figures["rooms"] = len(self.grid.cells)
        figures.update(supply_numbers(self.table["supply"] if self.walk is None else self.walk.supply))
        for seat in range(len(self.players)):
            walk = self.walk if seat == self._seat else None
            figures.update(player_numbers(self.tables, self.player(seat), walk, self.table["finished"]))
        return figures

    # --- Guessing --------------------------------------------------------------------------------------------------

    def guess(self, streams: Streams, chance: str = "roll") -> DoggosState:
        state = DoggosState(self.tables, streams.branch(), chance == "ask")
        for name in TABLE_FIELDS:
            setattr(state, name, self.table[name])
        state.agenda = [TABLE_STEPS[tag] for tag in self.steps]
        state.grid = self.grid.copy()
        state.deck = self.unseen[:]
        state.gone = self.gone[:]
        state.players = [player.copy() for player in self.players]
        state.pending = state.members
        if self.done and self._seat is not None:
            state.pending &= ~bit(self._seat)
        state.chosen = self.chosen
        if self.walk is not None:
            state.walk = self.walk.copy()
            if not state.walk.turns:
                state.walk.grid = state.grid
        if not state.finished:
            self._deal_quests(state, streams)
            for player in state.players:
                _turn_up(player, state.deck, streams)
        return state

    def _deal_quests(self, state: DoggosState, streams: Streams) -> None:
        """Give rivals quests among those that this seat has not seen; what is left over stays in the box."""
        left: i64 = (bit(self.tables.quests) - 1) & ~state.common
        rivals: list[Player] = []
        for player in state.players:
            left &= ~player.hand
            if player.seat != self._seat:
                rivals.append(player)
        chosen = KEEP_QUEST not in state.agenda
        for player in rivals:
            # A deal that is still on the agenda has not happened; a choice that is still open leaves two cards.
            if DEAL_QUESTS[player.seat] in state.agenda:
                continue
            cards: i64 = 1 if chosen else 2
            while ones(player.hand) < cards:
                quest = nth_one(left, streams.below(DEALS, ones(left)))
                left &= ~bit(quest)
                player.hand |= bit(quest)
            if chosen:
                player.quest = nth_one(player.hand, 0)
        state.quest_deck = left if state.players else 0


def _turn_down(player: Player, unseen: list[int]) -> None:
    """DD-48: by option coin, chest and trap cards of a rival lie face down."""
    tables = player.tables
    seen: list[int] = []
    for card in player.cards:
        if tables.face_down[card >> 2]:
            unseen[card >> 2] += 1
            player.hidden += 1
        else:
            seen.append(card)
    player.cards = seen


def _turn_up(player: Player, deck: list[int], streams: Streams) -> None:
    """Draw a rival's face-down cards among the unseen ones that may lie so."""
    tables = player.tables
    while player.hidden > 0:
        total: i64 = 0
        for design in range(i64(tables.designs)):
            if tables.face_down[design]:
                total += deck[design]
        left = streams.below(DEALS, total)
        drawn: i64 = 0
        while True:
            if tables.face_down[drawn]:
                if left < deck[drawn]:
                    break
                left -= deck[drawn]
            drawn += 1
        deck[drawn] -= 1
        player.cards.append(drawn * 4)
        player.hidden -= 1
    player.cards.sort()


def _read_player(tables: Tables, facts: list[int]) -> Player:
    player = Player(tables, 0)
    for name, value in zip(PLAYER_FIELDS, facts, strict=False):
        setattr(player, name, value)
    player.cards = facts[len(PLAYER_FIELDS) :]
    return player
