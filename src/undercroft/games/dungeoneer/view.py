"""What a seat at a table of Dungeoneer knows (DLQ-107), and full states guessed from it."""

from __future__ import annotations

from typing import Final

from undercroft.games.dungeoneer.atlas import can_be_placed, chart_of, more_to_come
from undercroft.games.dungeoneer.battle import LISTS as BATTLE_LISTS
from undercroft.games.dungeoneer.battle import NUMBERS as BATTLE_NUMBERS
from undercroft.games.dungeoneer.battle import Battle
from undercroft.games.dungeoneer.chart import NO_CHART, Chart
from undercroft.games.dungeoneer.figures import TABLE_FIGURES, add_player, named
from undercroft.games.dungeoneer.marks import Draft, Encounter, ExitMark, Mark
from undercroft.games.dungeoneer.piles import EVERYBODY, Pile
from undercroft.games.dungeoneer.player import FIELDS as PLAYER_FIELDS
from undercroft.games.dungeoneer.player import LISTS as PLAYER_LISTS
from undercroft.games.dungeoneer.player import Player
from undercroft.games.dungeoneer.queries import refresh
from undercroft.games.dungeoneer.setup import share_options
from undercroft.games.dungeoneer.state import FIELDS as TABLE_FIELDS
from undercroft.games.dungeoneer.state import LISTS as TABLE_LISTS
from undercroft.games.dungeoneer.state import DungeoneerState
from undercroft.games.dungeoneer.step_table import step_of
from undercroft.games.dungeoneer.tables import Tables
from undercroft.games.dungeoneer.tags import PLACE_LOCATION, PLACE_SHARES
from undercroft.games.dungeoneer.turns import impartial_placer
from undercroft.kernel.streams import DEALS, Streams
from undercroft.kernel.view import View
from undercroft.kernel.wire import named_numbers, number_lists, numbers, seat_or_none

HIDDEN: Final = -1
"""A card that this seat has not seen."""
_MAP: Final = ("cells", "turned")
_KEPT: Final = ("hand", "share", "shown")
_TRIES: Final = 200
"""How often shares are dealt anew until nobody who had to pass could have placed."""


class DungeoneerView(View):
    """The table, the map, all players as this seat may know them, and its own declaration in the making.

    Of a rival's hand ``players`` holds the cards that this seat knows, and ``backs`` what can be told of the others:
    stage * 2 + deck for each. ``shares`` counts the locations that rivals have yet to place. ``decks`` are the two
    adventure decks, the locations and the quests as ``Pile``: cards of ``top`` that the seat has not seen are HIDDEN,
    and of adventures and locations the ``pool`` is empty, because it lies among ``unseen`` and ``unplaced``: the
    adventure cards and locations of which this seat cannot tell where they are; ``pools`` are the sizes. ``drawn`` is the
    location about to be placed, if the seat knows it.
    """

    __slots__ = (
        "_at", "_chart", "_seat", "backs", "battles", "decks", "declared", "discards", "draft", "drawn", "exit_marks", "lists",
        "marks", "players", "pools", "shares", "steps", "table", "tables", "unplaced", "unseen",
    )  # fmt: skip

    tables: Tables
    table: dict[str, int]
    lists: list[list[int]]
    steps: list[list[int]]
    players: list[Player]
    backs: list[list[int]]
    shares: list[int]
    decks: list[Pile]
    pools: list[int]
    unseen: list[int]
    unplaced: list[int]
    discards: list[list[int]]
    battles: list[Battle]
    marks: list[Mark]
    exit_marks: list[ExitMark]
    declared: list[Encounter]
    draft: Draft | None
    drawn: int
    _seat: int | None
    _at: list[int]
    _chart: Chart

    def __init__(self, tables: Tables, seat: int | None) -> None:
        self.tables = tables
        self._seat = seat
        self._at = []
        self._chart = NO_CHART
        self.table = {}
        self.lists = []
        self.steps = []
        self.players = []
        self.backs = []
        self.shares = []
        self.decks = []
        self.pools = []
        self.unseen = []
        self.unplaced = []
        self.discards = []
        self.battles = []
        self.marks = []
        self.exit_marks = []
        self.declared = []
        self.draft = None
        self.drawn = HIDDEN

    @staticmethod
    def of_state(state: DungeoneerState, seat: int | None) -> DungeoneerView:
        """The view of a seat, built from what it may see."""
        view = DungeoneerView(state.tables, seat)
        # Name by name, in the order of FIELDS and LISTS: every observation of a learner and every answer of a table
        # waits for it.
        view.table = {
            "block_number": state.block_number, "members": state.members, "round": state.round, "turn": state.turn,
            "first": state.first, "active": state.active, "phase": state.phase, "stage": state.stage,
            "scepter": state.scepter, "lord_status": state.lord_status, "die": state.die, "placer": state.placer,
            "drawn_seen": state.drawn_seen, "turned_up": state.turned_up, "success": state.success,
            "finished": state.finished, "winner": state.winner,
        }  # fmt: skip
        view.lists = [
            state.cells[:], state.turned[:], state.hurt[:], state.tokens[:], state.hosts[:], state.owners[:],
            state.quest_hurt[:], state.common[:], state.loose[:], state.opened[:], state.harm[:], state.gone[:],
            state.extra_attacks[:], state.attacked[:], state.lost_quests[:], state.dice[:], state.earned[:],
            state.dead_heroes[:], state.revealed[:], state.waiting[:],
        ]  # fmt: skip
        view.steps = [step.facts() for step in state.agenda]
        view.discards = [pile[:] for pile in state.discards]
        view.battles = [battle.copy() for battle in state.battles]
        view.marks = state.marks[:]
        view.exit_marks = state.exit_marks
        deciding = seat is not None and state.pending >> seat & 1 != 0
        if deciding or not state.declares():
            view.declared = state.declared[:]
        if deciding and state.draft is not None:
            view.draft = state.draft.copy()
        for player in state.players:
            view._add_player(state, player)
        view._add_decks(state)
        return view

    def _add_player(self, state: DungeoneerState, player: Player) -> None:
        known = player.copy()
        backs: list[int] = []
        # Who plays alone has no rivals: nothing is hidden from those who look on (DLQ-182).
        if player.seat != self._seat and not self.tables.solo:
            known.shown = [] if self._seat is None else [e for e in player.shown if e % 4 == self._seat]
            seen = {*player.known, *(entry // 4 for entry in known.shown)}
            known.hand = [card for card in player.hand if card in seen]
            hidden = [card for card in player.hand if card not in seen]
            backs = sorted(state.back_of(card) for card in hidden)
            self.unseen.extend(hidden)
            self.unplaced.extend(player.share)
            known.share = []
        self.players.append(known)
        self.backs.append(backs)
        self.shares.append(len(player.share))

    def _add_decks(self, state: DungeoneerState) -> None:
        if not state.piles:
            return
        self.unseen.extend(state.box)
        for pile in state.piles:
            self._add_deck(pile, self.unseen)
        self._add_deck(state.locations, self.unplaced)
        self.decks.append(state.quest_pile.copy())
        self.pools.append(len(state.quest_pile.pool))
        if state.drawn >= 0:
            if state.drawn_seen == EVERYBODY or (
                self._seat is not None and state.drawn_seen >> self._seat & 1 != 0
            ):
                self.drawn = state.drawn
            else:
                self.unplaced.append(state.drawn)
        self.unseen.sort()
        self.unplaced.sort()

    def _add_deck(self, pile: Pile, unseen: list[int]) -> None:
        deck = pile.copy()
        self.pools.append(len(pile.pool))
        unseen.extend(pile.pool)
        deck.pool = []
        for place in range(len(pile.top)):
            seen = pile.seen[place]
            if seen != EVERYBODY and (self._seat is None or seen >> self._seat & 1 == 0):
                unseen.append(pile.top[place])
                deck.top[place] = HIDDEN
        self.decks.append(deck)

    @property
    def seat(self) -> int | None:
        return self._seat

    @property
    def active(self) -> int:
        """Whose turn it is; -1 during set-up."""
        return self.table["active"]

    def values(self, name: str) -> list[int]:
        """A list of the table by its name in ``state.LISTS``."""
        return self.lists[TABLE_LISTS.index(name)]

    def hand_size(self, seat: int) -> int:
        """How many cards a hand holds."""
        return len(self.players[seat].hand) + len(self.backs[seat])

    def deck_size(self, deck: int) -> int:
        """How many cards a deck holds: 0 and 1 adventures (0 alone or glory, 1 peril), 2 locations, 3 quests."""
        pile = self.decks[deck]
        return self.pools[deck] + pile.size() - len(pile.pool)

    # --- The wire ------------------------------------------------------------------------------------------------

    def to_wire(self) -> dict[str, object]:
        draft = self.draft
        return {
            "seat": self._seat,
            "seats": self.tables.seats,
            "options": dict(self.tables.options),
            "table": self.table,
            "lists": self.lists,
            "steps": self.steps,
            "players": [_player_wire(player) for player in self.players],
            "backs": self.backs,
            "shares": self.shares,
            "decks": [pile.facts() for pile in self.decks],
            "pools": self.pools,
            "unseen": self.unseen,
            "unplaced": self.unplaced,
            "discards": self.discards,
            "battles": [_battle_wire(battle) for battle in self.battles],
            "marks": [mark.facts() for mark in self.marks],
            "exit_marks": [mark.facts() for mark in self.exit_marks],
            "declared": [encounter.facts() for encounter in self.declared],
            "draft": None if draft is None else [draft.numbers(), draft.room],
            "drawn": [self.drawn],
        }

    @staticmethod
    def of_wire(tables: Tables, wire: dict[str, object]) -> DungeoneerView:
        """The view that ``to_wire`` was made of; ``ValueError`` for anything else."""
        try:
            return _read(tables, wire)
        except (KeyError, IndexError, TypeError, ValueError) as error:
            raise ValueError(f"this is no view of Dungeoneer: {error!r}") from error

    # --- Figures -------------------------------------------------------------------------------------------------

    def numbers(self) -> dict[str, int]:
        left = [self.deck_size(deck) for deck in range(len(self.decks))] or [0, 0, 0]
        table = [self.table[name] for name in TABLE_FIGURES]
        figures = [*table[:7], left[2], left[0] + left[1], len(self.battles), *table[7:]]
        for player in self.players:
            add_player(figures, player, self.hand_size(player.seat))
        return named(figures, self.tables.seats)

    # --- Guessing ------------------------------------------------------------------------------------------------

    def guess(self, streams: Streams, chance: str = "roll") -> DungeoneerState:
        state = DungeoneerState(self.tables, streams.branch(), chance == "ask")
        for name in TABLE_FIELDS:
            setattr(state, name, self.table[name])
        state.pending = state.members
        for place in range(len(TABLE_LISTS)):
            name = TABLE_LISTS[place]
            # States take new lists for a new map, so all guesses may have these.
            setattr(state, name, self.lists[place] if name in _MAP else self.lists[place][:])
        state.agenda = [step_of(facts) for facts in self.steps]
        state.players = [player.copy() for player in self.players]
        state.discards = [pile[:] for pile in self.discards]
        state.battles = [battle.copy() for battle in self.battles]
        state.marks = self.marks[:]
        state.exit_marks = self.exit_marks
        state.declared = self.declared[:]
        draft = self.draft
        state.draft = None if draft is None else draft.copy()
        if self.decks:
            self._draw_map(state)
            decks = [pile.copy() for pile in self.decks]
            state.piles = decks[:2]
            state.locations = decks[2]
            state.quest_pile = decks[3]
            self._deal_cards(state, streams)
            self._deal_locations(state, streams)
            refresh(state)
        return state

    def _draw_map(self, state: DungeoneerState) -> None:
        """The map is drawn once. The chart of the true table stays there: it remembers which cards were asked about."""
        if not self._at:
            state.draw_map()
            self._at = state.at
            self._chart = chart_of(state)
        state.at = self._at
        state.chart = self._chart

    def _deal_cards(self, state: DungeoneerState, streams: Streams) -> None:
        """Unseen cards go to hands by their backs, under the seats' eyes onto decks, into the decks, else into the box."""
        stacks: dict[int, list[int]] = {}
        for card in shuffled(self.unseen, streams):
            stacks.setdefault(state.back_of(card), []).append(card)
        for player in state.players:
            for back in self.backs[player.seat]:
                player.hand.append(stacks[back].pop())
            player.hand.sort()
        for number in range(2):
            pile = state.piles[number]
            stack = stacks.get(state.stage * 2 + number, [])
            _fill_top(pile, stack)
            pile.fill(stack)
            stacks[state.stage * 2 + number] = []
        state.box = sorted(card for stack in stacks.values() for card in stack)

    def _deal_locations(self, state: DungeoneerState, streams: Streams) -> None:
        """Unseen locations go to shares, onto the deck and into it; a drawn one is such that its placer may place it."""
        state.drawn = self.drawn
        stack: list[int] = []
        for _ in range(_TRIES):
            stack = shuffled(self.unplaced, streams)
            for player in state.players:
                if player.seat != self._seat and not self.tables.solo:
                    player.share = sorted(stack.pop() for _ in range(self.shares[player.seat]))
            if self._shares_fit(state):
                break
        pile = state.locations
        hidden = state.placer >= 0 and self.drawn == HIDDEN
        if hidden:
            # The size of the deck decides whether the map must stay open.
            pile.pool = stack[: self.pools[2]]
            fitting = [location for location in stack if self._may_be_drawn(state, location)]
            state.drawn = fitting[streams.below(DEALS, len(fitting))]
            stack.remove(state.drawn)
        pile.pool = []
        _fill_top(pile, stack)
        pile.fill(stack)

    def _may_be_drawn(self, state: DungeoneerState, location: int) -> bool:
        """Whether a rival who drew this card would stand where the placer stands now."""
        if not can_be_placed(state, location, more_to_come(state)):
            return False
        step = state.agenda[-1]
        if not self.tables.impartial or step.tag != PLACE_LOCATION:
            return True
        return impartial_placer(state, step.a, location) == state.placer

    def _shares_fit(self, state: DungeoneerState) -> bool:
        """Whether those who just had to pass could indeed not place (DLQ-170)."""
        if not state.agenda or state.agenda[-1].tag != PLACE_SHARES:
            return True
        step = state.agenda[-1]
        for away in range(1, step.b + 1):
            seat = (step.a - away) % self.tables.seats
            if seat != self._seat and share_options(state, seat):
                return False
        return True


def shuffled(cards: list[int], streams: Streams) -> list[int]:
    """These cards in random order."""
    found = cards[:]
    for place in range(len(found) - 1, 0, -1):
        other = streams.below(DEALS, place + 1)
        found[place], found[other] = found[other], found[place]
    return found


def _fill_top(pile: Pile, stack: list[int]) -> None:
    for place in range(len(pile.top)):
        if pile.top[place] == HIDDEN:
            pile.top[place] = stack.pop()


# --- Reading and writing ---------------------------------------------------------------------------------------------


def _player_wire(player: Player) -> list[list[int]]:
    figures: list[int] = [getattr(player, name) for name in PLAYER_FIELDS]
    return [figures, *(getattr(player, name) for name in (*PLAYER_LISTS, *_KEPT))]


def _read_player(facts: list[list[int]]) -> Player:
    player = Player(0)
    for name, value in zip(PLAYER_FIELDS, facts[0], strict=True):
        setattr(player, name, value)
    for name, values in zip((*PLAYER_LISTS, *_KEPT), facts[1:], strict=True):
        setattr(player, name, values)
    return player


def _battle_wire(battle: Battle) -> list[list[int]]:
    figures: list[int] = [getattr(battle, name) for name in BATTLE_NUMBERS]
    return [figures, *(getattr(battle, name) for name in BATTLE_LISTS)]


def _read_battle(facts: list[list[int]]) -> Battle:
    battle = Battle(0, 0, 0, 0, 0)
    for name, value in zip(BATTLE_NUMBERS, facts[0], strict=True):
        setattr(battle, name, value)
    for name, values in zip(BATTLE_LISTS, facts[1:], strict=True):
        setattr(battle, name, values)
    return battle


def _list(value: object) -> list[object]:
    if not isinstance(value, list):
        raise ValueError(f"{value!r} is not a list")
    return value


def _read(tables: Tables, wire: dict[str, object]) -> DungeoneerView:
    view = DungeoneerView(tables, seat_or_none(wire["seat"]))
    view.table = named_numbers(wire["table"])
    if list(view.table) != list(TABLE_FIELDS):
        raise ValueError(f"the numbers of a table are {', '.join(TABLE_FIELDS)}")
    view.lists = number_lists(wire["lists"])
    if len(view.lists) != len(TABLE_LISTS):
        raise ValueError(f"a table has {len(TABLE_LISTS)} lists")
    view.steps = number_lists(wire["steps"])
    for facts in view.steps:
        step_of(facts)
    view.players = [_read_player(number_lists(facts)) for facts in _list(wire["players"])]
    view.backs = number_lists(wire["backs"])
    view.shares = numbers(wire["shares"])
    view.decks = [Pile.of_facts(number_lists(facts)) for facts in _list(wire["decks"])]
    view.pools = numbers(wire["pools"])
    view.unseen = numbers(wire["unseen"])
    view.unplaced = numbers(wire["unplaced"])
    view.discards = number_lists(wire["discards"])
    view.battles = [_read_battle(number_lists(facts)) for facts in _list(wire["battles"])]
    view.marks = [Mark(*facts) for facts in number_lists(wire["marks"])]
    view.exit_marks = [ExitMark(*facts) for facts in number_lists(wire["exit_marks"])]
    view.declared = [Encounter(*facts) for facts in number_lists(wire["declared"])]
    if wire["draft"] is not None:
        facts, room = number_lists(wire["draft"])
        view.draft = Draft.of_numbers(facts, room)
    (view.drawn,) = numbers(wire["drawn"])
    return view
