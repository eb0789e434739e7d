"""What a seat knows of Dungeons & Doggos, as bytes."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undercroft.envs.encoders.encoder import (
    BYTES,
    FLAGS8,
    Encoder,
    Field,
    flags,
    one_hot,
    pages_of,
    part_of,
    start_of,
    upto,
    writable,
)
from undercroft.games.doggos.codes import MOST_DESIGNS, MOST_DOGS, MOST_QUESTS
from undercroft.games.doggos.grid import COVERED, Grid, mark_seat
from undercroft.games.doggos.player import Player
from undercroft.games.doggos.state import DoggosState
from undercroft.games.doggos.tables import KINDS, PAWS, START, Tables, turned
from undercroft.games.doggos.walk import Walk
from undercroft.kernel.squares import ACROSS, CELLS, NUMBER_OF, STRIDE
from undercroft.kernel.state import State

DEPTH: Final = 28
"""Numbers of one cell: nine for the kind, one for the card, five for its figures, four exits, nine for what lies there."""
COUNTED: Final = 31
STACK: Final = 127
FIGURE: Final = 15
"""Counts, cards to draw and figures of a card beyond these do not occur, or hardly ever, and are cut."""
COPIES: Final = -1
"""Stands for the most copies that the pack has of a card."""
_CARD_DEPTH: Final = 15
_EXITS: Final = 15
_MINE: Final = 19
_RIVAL: Final = 20
_COVERED: Final = 21
_EMPTIED: Final = 22
_PATH: Final = 23
_CLAIMED: Final = 24
_SPENT: Final = 25
_HERE: Final = 26
_CHOSEN: Final = 27

_NOTHING: Final = bytearray()
_ROUND: Final = one_hot(4)
_TURN: Final = writable(flags(3))
_DOG: Final = one_hot(MOST_DOGS)
_STATUS: Final = one_hot(3)
_QUEST: Final = one_hot(MOST_QUESTS)
_DESIGN: Final = writable(one_hot(MOST_DESIGNS))
_MODE: Final = one_hot(3)
_EDGE_OPEN: Final = (0, 2, 1, 2)
"""By the rules' number of an edge (wall, exit, door): how open it is."""

_TABLE: Final = (
    Field("round", (4,), 1, "one-hot: the round, 0 during set-up"),
    Field("over", (1,), 1, "whether coins have been counted"),
    Field("done", (1,), 1, "whether the viewer has answered where all are asked at once"),
    Field("anybody_left", (1,), 1, "whether somebody has left the dungeon this round"),
    Field("counting_down", (1,), 1, "whether only some cards may still be drawn this round"),
    Field("stack", (1,), STACK, "how many cards may still be drawn this round"),
    Field("supply", (3,), COUNTED, "potions left by symbol: swords, bows, fireballs"),
    Field("common_quests", (MOST_QUESTS,), 1, "flags: the quests that are open to all"),
    Field("drawn", (MOST_DESIGNS,), 1, "one-hot: the card about to be placed, by its number in the pack"),
    Field(
        "unseen",
        (MOST_DESIGNS,),
        COPIES,
        "by card: how many of it the viewer cannot see (deck, rivals' face-down cards)",
    ),
    Field(
        "walking",
        (3,),
        1,
        "one-hot: the viewer on its way out: going, in a room, outside; none if it is not leaving",
    ),
    Field("damage", (1,), COUNTED, "damage taken on the way out"),
    Field("hand", (MOST_QUESTS,), 1, "flags: the quests dealt to the viewer"),
)
_PLAYER: Final = (
    Field(
        "turn",
        (3,),
        1,
        "flags: it is the turn of this seat, it began the game, it holds the token of who left last",
    ),
    Field("dog", (MOST_DOGS,), 1, "one-hot: the dog, none before it is chosen"),
    Field("status", (3,), 1, "one-hot: inside, left, asleep"),
    Field("quest", (MOST_QUESTS,), 1, "one-hot: the personal quest, none while it is not known"),
    Field(
        "counts",
        (15,),
        COUNTED,
        "paws, extra paws, paws owed, trophies by symbol (3), two-symbol tramps by the symbol they lack (3), potions by symbol (3), defence, keys, face-down cards",
    ),
    Field("cards", (MOST_DESIGNS,), COPIES, "by card: how many of it are owned, as far as known"),
)
_MAP: Final = Field(
    "map", (ACROSS, ACROSS, DEPTH),
    (*[1] * 9, MOST_DESIGNS, *[FIGURE] * 5, *[2] * 4, PAWS, PAWS, *[1] * 7),
    "by row from the north, column from the west, the start room in the middle: kind of room (9, one-hot: monster, artifact, "
    "coins, chest, trap, tramp, potion, portal, start), the card's number in the pack + 1, symbols needed (3; of a trap the "
    "one that disarms it), damage, coins, exits north, east, south, west (0 wall, 1 door, 2 open), own paws, a rival's paws, "
    "covered trap, emptied cell, on the viewer's path, claimed on it, card spent or trap covered on it, the dog is here, chosen for the drawn card",
)  # fmt: skip


class DoggosEncoder(Encoder):
    """The table, one player after the other from the viewer on, then the map. On a path: the viewer's draft."""

    def __init__(self, tables: Tables) -> None:
        self._seats: int = tables.seats
        self._copies: int = max(tables.copies)
        fields = self.fields()
        self.pages = pages_of(fields, tables.seats)
        rooms = [
            _room(tables, design, quarters) for design in range(-1, tables.designs) for quarters in range(4)
        ]
        first = start_of("map", fields)
        cells = [slice(first + cell * DEPTH, first + (cell + 1) * DEPTH) for cell in range(CELLS)]
        self._deck: _Deck = _Deck()
        self._tables: list[_Table] = [_Table(page, fields) for page in self.pages]
        # By seat on its page, the viewer first.
        self._players: list[list[_Player]] = [
            [_Player(page, fields, away) for away in range(tables.seats)] for page in self.pages
        ]
        self._maps: list[_Map] = [
            _Map(self.pages[seat], seat, first, rooms, cells) for seat in range(tables.seats)
        ]

    def fields(self) -> list[Field]:
        players = [
            Field(f"{seat}.{field.name}", field.shape, self._high(field), field.about)
            for seat in range(self._seats)
            for field in _PLAYER
        ]
        table = [Field(field.name, field.shape, self._high(field), field.about) for field in _TABLE]
        return [*table, *players, _MAP]

    def _high(self, field: Field) -> int | tuple[int, ...]:
        """The largest number of a field; where cards are counted, what the pack has of one."""
        return self._copies if field.high == COPIES else field.high

    def write(self, state: State, seat: int) -> None:
        if not isinstance(state, DoggosState) or not 0 <= seat < self._seats:
            raise TypeError(f"a state of Dungeons & Doggos and one of its {self._seats} seats are needed")
        viewer: i64 = seat
        seats: i64 = self._seats
        # A draft is seen by its own seat alone.
        walk = state.walk if state.active == viewer else None
        table = self._tables[viewer]
        hides = state.tables.hidden_coins and state.finished == 0
        unseen = state.deck
        if hides:
            unseen = unseen[:]
        players = self._players[viewer]
        for away in range(i64(len(state.players))):
            player = state.players[(viewer + away) % seats]
            if away == 0:
                own = player if walk is None else walk.player
                players[0].write(state, own, own.quest, own.cards, 0)
                continue
            quest = player.quest if state.finished != 0 else -1
            open_cards = player.cards
            if hides:
                open_cards = _turned_up(state.tables, player.cards, unseen)
            players[away].write(state, player, quest, open_cards, len(player.cards) - len(open_cards))
        if not state.players:
            for nobody in players:
                nobody.clear()
        table.write(state, viewer, walk)
        if hides and unseen:
            table.write_unseen(bytes(unseen))
        else:
            self._deck.count(state)
            table.write_deck(self._deck)
        area = self._maps[viewer]
        area.draw(state.grid if walk is None else walk.grid)
        if walk is not None:
            area.draw_path(walk)
        if state.chosen >= 0 and state.active == viewer:
            area.mark(NUMBER_OF[state.chosen], _CHOSEN, 1)


class _Table:
    """The first fields of a page; beside them the numbers of which they were written, all 0 on an empty page."""

    def __init__(self, page: bytearray, fields: list[Field]) -> None:
        self._page: bytearray = page
        self._head: slice = slice(0, start_of("drawn", fields))
        self._drawn_at: slice = part_of("drawn", fields)
        self._unseen_at: slice = part_of("unseen", fields)
        self._unseen_from: i64 = start_of("unseen", fields)
        self._own_at: slice = slice(start_of("walking", fields), start_of("0.turn", fields))
        self._flags: i64 = -1
        self._shared: i64 = -1
        self._drawn: i64 = -1
        self._own: i64 = -1
        # The change of the deck that was last written, -1 where cards that lie face down are counted too.
        self._deck: i64 = -1

    def write(self, state: DoggosState, viewer: i64, walk: Walk | None) -> None:
        """Write what has changed."""
        page = self._page
        done: i64 = 1 if state.members >> viewer & 1 != 0 and state.pending >> viewer & 1 == 0 else 0
        counting: i64 = 1 if state.countdown >= 0 else 0
        stack = upto(state.stack(), STACK)
        supply = state.supply if walk is None else walk.supply
        flags = (((state.round << 1 | state.finished) << 1 | done) << 1 | state.anybody_left) << 1 | counting
        flags = flags << 8 | stack
        shared = supply << 16 | state.common
        if flags != self._flags or shared != self._shared:
            self._flags = flags
            self._shared = shared
            page[self._head] = _NOTHING.join(
                [
                    _ROUND[state.round + 1],
                    BYTES[state.finished],
                    BYTES[done],
                    BYTES[state.anybody_left],
                    BYTES[counting],
                    BYTES[stack],
                    BYTES[upto(supply & 255, COUNTED)],
                    BYTES[upto(supply >> 8 & 255, COUNTED)],
                    BYTES[upto(supply >> 16 & 255, COUNTED)],
                    FLAGS8[state.common & 255],
                    FLAGS8[state.common >> 8 & 255],
                ]
            )
        if state.drawn != self._drawn:
            self._drawn = state.drawn
            page[self._drawn_at] = _DESIGN[state.drawn + 1]
        hand: i64 = state.players[viewer].hand if state.players else 0
        mode: i64 = 0 if walk is None else walk.mode + 1
        damage: i64 = 0 if walk is None else upto(walk.damage, COUNTED)
        own = (hand << 8 | damage) << 2 | mode
        if own != self._own:
            self._own = own
            page[self._own_at] = _NOTHING.join(
                [_MODE[mode], BYTES[damage], FLAGS8[hand & 255], FLAGS8[hand >> 8 & 255]]
            )

    def write_deck(self, deck: _Deck) -> None:
        """How many of every card lie in the deck."""
        if deck.changes != self._deck:
            self._deck = deck.changes
            self._page[self._unseen_at] = deck.counts

    def write_unseen(self, unseen: bytes) -> None:
        """How many of every card lie in the deck or face down."""
        self._deck = -1
        start = self._unseen_from
        self._page[start : start + len(unseen)] = unseen


class _Deck:
    """How many of every card lie in the deck, in a piece that pages take, for all seats."""

    def __init__(self) -> None:
        self.counts: bytearray = bytearray(MOST_DESIGNS)
        self.changes: i64 = 0
        # Of which state and of which moment of it they are.
        self._state: DoggosState | None = None
        self._size: i64 = -1
        self._round: i64 = -1

    def count(self, state: DoggosState) -> None:
        """Count again if the deck is another; ``changes`` tells whether it was."""
        size = state.deck_size
        now = state.round << 1 | state.finished
        same = self._state is state and self._round == now
        if same and self._size == size:
            return
        # Within a round cards only leave the deck, so one card less is the one that was drawn, while it is to be seen.
        if same and self._size == size + 1 and state.drawn >= 0:
            self.counts[state.drawn] = state.deck[state.drawn]
        else:
            self.counts[:] = bytes(state.deck) + bytes(MOST_DESIGNS - len(state.deck))
        self.changes += 1
        self._state = state
        self._size = size
        self._round = now


class _Player:
    """A player on a page; beside it the numbers of which it was written."""

    def __init__(self, page: bytearray, fields: list[Field], away: int) -> None:
        self._page: bytearray = page
        first = start_of(f"{away}.turn", fields)
        self._turn_at: slice = part_of(f"{away}.turn", fields)
        self._dog_at: slice = slice(start_of(f"{away}.dog", fields), start_of(f"{away}.counts", fields))
        self._counts_at: slice = part_of(f"{away}.counts", fields)
        self._cards_at: slice = part_of(f"{away}.cards", fields)
        self._all: slice = slice(first, start_of(f"{away}.cards", fields) + MOST_DESIGNS)
        self._blank: bytearray = bytearray(self._all.stop - first)
        self._turn: i64 = 0
        self._dog: i64 = -1
        self._paws: i64 = -1
        self._trophies: i64 = -1
        self._potions: i64 = -1
        self._cards: list[int] = []

    def clear(self) -> None:
        """There are no players yet."""
        self._page[self._all] = self._blank
        self._turn = 0
        self._dog = -1
        self._paws = -1
        self._cards = []

    def write(self, state: DoggosState, player: Player, quest: i64, cards: list[int], hidden: i64) -> None:
        """A player with this quest and these cards, as far as they are known: write what has changed."""
        page = self._page
        seat = player.seat
        turn: i64 = 1 if state.active == seat else 0
        if state.first == seat:
            turn |= 2
        if state.token == seat:
            turn |= 4
        if turn != self._turn:
            self._turn = turn
            page[self._turn_at] = _TURN[turn]
        dog = ((quest + 1) << 8 | player.dog + 1) << 8 | player.status + 1
        if dog != self._dog:
            self._dog = dog
            page[self._dog_at] = _NOTHING.join(
                [_DOG[player.dog + 1], _STATUS[player.status + 1], _QUEST[quest + 1]]
            )
        held = ((player.defence << 8 | player.keys) << 8 | hidden) << 8 | player.owed
        paws = (held << 8 | player.paws) << 8 | player.extra
        trophies = player.syms << 24 | player.pairs
        if paws != self._paws or trophies != self._trophies or player.potions != self._potions:
            self._paws = paws
            self._trophies = trophies
            self._potions = player.potions
            page[self._counts_at] = _counts(player, hidden)
        if cards != self._cards:
            self._cards = cards[:]
            owned: list[int] = [0] * MOST_DESIGNS
            for card in cards:
                owned[card >> 2] += 1
            page[self._cards_at] = bytes(owned)


class _Map:
    """The map on a page, and what was drawn there.

    Rooms stay until they are others. What comes on top of them, such as a path, is wiped away before the next look.
    """

    def __init__(
        self, page: bytearray, viewer: int, first: int, rooms: list[bytearray], cells: list[slice]
    ) -> None:
        self._page: bytearray = page
        self._viewer: i64 = viewer
        self._first: i64 = first
        self._rooms: list[bytearray] = rooms
        self._cells: list[slice] = cells
        self._blank: bytearray = bytearray(DEPTH)
        # By room: its cell, its picture and its mark in one number.
        self._drawn: list[int] = []
        # By cell: the room that is drawn there, -1 for none.
        self._at: list[int] = [-1] * CELLS
        # Cells with something on top.
        self._topped: list[int] = []

    def draw(self, grid: Grid) -> None:
        """Rooms, paws, covered traps, emptied cells and passages."""
        for topped in self._topped:
            self._restore(topped)
        self._topped.clear()
        drawn = self._drawn
        count: i64 = len(grid.cells)
        if count < len(drawn):
            self._clear()
        for room in range(i64(len(drawn))):
            if drawn[room] >> 41 != NUMBER_OF[grid.cells[room]]:
                self._clear()
                break
        for room in range(count):
            cell: i64 = grid.cells[room]
            # A card that is gone leaves an empty room of the same number, which is no room at all.
            there: i64 = 1 if grid.at[cell] == room else 0
            picture: i64 = (grid.designs[room] + 1) * 4 + grid.rots[room]
            now = ((NUMBER_OF[cell] << 1 | there) << 16 | picture) << 24 | grid.marks[room]
            if room < len(drawn):
                if drawn[room] == now:
                    continue
                drawn[room] = now
            else:
                drawn.append(now)
            number: i64 = NUMBER_OF[cell]
            self._at[number] = room
            self._restore(number)
        place: i64
        for place in range(0, len(grid.emptied), 3):
            number = NUMBER_OF[grid.emptied[place]]
            self.mark(number, _EMPTIED, 1)
            seat: i64 = grid.emptied[place + 1]
            self.mark(number, _MINE if seat == self._viewer else _RIVAL, grid.emptied[place + 2])
        for edge in grid.passages:
            self._open(edge)

    def draw_path(self, walk: Walk) -> None:
        """What the viewer has done on its way out, which nobody else can see yet."""
        cells = walk.grid.cells
        # A step that is a literal: mypyc would walk an object of Python's for any other.
        place: i64
        for room in walk.path:
            self.mark(NUMBER_OF[cells[room]], _PATH, 1)
        for place in range(0, len(walk.claims), 3):
            self.mark(NUMBER_OF[cells[walk.claims[place]]], _CLAIMED, 1)
        for place in range(0, len(walk.covers), 2):
            self.mark(NUMBER_OF[cells[walk.covers[place]]], _SPENT, 1)
        for place in range(0, len(walk.emptied), 2):
            self.mark(NUMBER_OF[cells[walk.emptied[place]]], _SPENT, 1)
        for edge in walk.passages:
            self._open(edge)
        self.mark(NUMBER_OF[cells[walk.room]], _HERE, 1)

    def mark(self, cell: i64, depth: i64, number: i64) -> None:
        """Something on top of what lies in a cell, until the next look."""
        self._page[self._first + cell * DEPTH + depth] = number
        self._topped.append(cell)

    def _clear(self) -> None:
        for known in self._drawn:
            cell: i64 = known >> 41
            self._at[cell] = -1
            self._page[self._cells[cell]] = self._blank
        self._drawn.clear()

    def _restore(self, cell: i64) -> None:
        """A cell as it is without anything on top."""
        room: i64 = self._at[cell]
        known: i64 = self._drawn[room] if room >= 0 else 0
        if known >> 40 & 1 == 0:
            self._page[self._cells[cell]] = self._blank
            return
        self._page[self._cells[cell]] = self._rooms[known >> 24 & 65535]
        mark = known & 16777215
        start = self._first + cell * DEPTH
        if mark == COVERED:
            self._page[start + _COVERED] = 1
        elif mark > COVERED:
            self._page[start + (_MINE if mark_seat(mark) == self._viewer else _RIVAL)] = mark >> 6

    def _open(self, edge: i64) -> None:
        """A passage: both cells are open to each other, as far as the map shows them."""
        cell = edge >> 1
        side: i64 = 2 if edge & 1 != 0 else 1
        here: i64 = NUMBER_OF[cell]
        beyond: i64 = NUMBER_OF[cell + STRIDE[side]]
        if here >= 0:
            self.mark(here, _EXITS + side, 2)
        if beyond >= 0:
            self.mark(beyond, _EXITS + (side ^ 2), 2)


def _turned_up(tables: Tables, cards: list[int], unseen: list[int]) -> list[int]:
    """DD-48: by option a rival's coins, chests and traps lie face down; those are added to what is not seen."""
    shown: list[int] = []
    for card in cards:
        if tables.face_down[card >> 2]:
            unseen[card >> 2] += 1
        else:
            shown.append(card)
    return shown


def _room(tables: Tables, design: int, quarters: int) -> bytearray:
    """A cell with a laid card (-1: the start room) before anybody has been there."""
    kind = START if design < 0 else tables.kind[design]
    edges = turned(tables.start_edges if design < 0 else tables.edges[design], quarters)
    numbers = [1 if kind == number else 0 for number in range(len(KINDS) + 1)]
    if design < 0:
        numbers += [0] * (_CARD_DEPTH - len(numbers))
    else:
        needs = [tables.needs[design] >> shift & 255 for shift in (0, 8, 16)]
        if tables.symbol[design] >= 0:
            needs[tables.symbol[design]] = 1
        figures = [*needs, tables.damage[design], tables.coins[design]]
        numbers += [design + 1, *[upto(figure, FIGURE) for figure in figures]]
    numbers += [_EDGE_OPEN[edges >> 2 * side & 3] for side in range(4)]
    return bytearray(numbers + [0] * (DEPTH - len(numbers)))


def _counts(player: Player, hidden: i64) -> bytes:
    syms = player.syms
    pairs = player.pairs
    potions = player.potions
    return bytes(
        [
            upto(player.paws, COUNTED),
            upto(player.extra, COUNTED),
            upto(player.owed, COUNTED),
            upto(syms & 255, COUNTED),
            upto(syms >> 8 & 255, COUNTED),
            upto(syms >> 16 & 255, COUNTED),
            upto(pairs & 255, COUNTED),
            upto(pairs >> 8 & 255, COUNTED),
            upto(pairs >> 16 & 255, COUNTED),
            upto(potions & 255, COUNTED),
            upto(potions >> 8 & 255, COUNTED),
            upto(potions >> 16 & 255, COUNTED),
            upto(player.defence, COUNTED),
            upto(player.keys, COUNTED),
            upto(hidden, COUNTED),
        ]
    )
