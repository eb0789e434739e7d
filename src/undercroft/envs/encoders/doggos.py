"""What a seat knows of Dungeons & Doggos, as bytes."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undercroft.envs.encoders.encoder import BYTES, FLAGS8, Encoder, Field, one_hot, start_of, upto
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

_ROUND: Final = one_hot(4)
_DOG: Final = one_hot(MOST_DOGS)
_STATUS: Final = one_hot(3)
_QUEST: Final = one_hot(MOST_QUESTS)
_DESIGN: Final = one_hot(MOST_DESIGNS)
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
        self._rooms: list[bytes] = [
            _room(tables, design, quarters) for design in range(-1, tables.designs) for quarters in range(4)
        ]
        self._undealt: bytes = bytes(tables.designs)
        self._padding: bytes = bytes(MOST_DESIGNS - tables.designs)
        self._copies: int = max(tables.copies)
        self._map_at: int = start_of("map", self.fields())

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

    def look(self, state: State, seat: int) -> bytearray:
        if not isinstance(state, DoggosState) or not 0 <= seat < self._seats:
            raise TypeError(f"a state of Dungeons & Doggos and one of its {self._seats} seats are needed")
        viewer: i64 = seat
        # A draft is seen by its own seat alone.
        walk = state.walk if state.active == viewer else None
        unseen = state.deck
        hides = state.tables.hidden_coins and state.finished == 0
        if hides:
            unseen = unseen[:]
        players: list[bytes] = []
        for away in range(i64(len(state.players))):
            player = state.players[(viewer + away) % self._seats]
            if away == 0:
                own = player if walk is None else walk.player
                players.append(_player(state, own, own.quest, own.cards, 0))
                continue
            quest = player.quest if state.finished != 0 else -1
            open_cards = player.cards
            if hides:
                open_cards = _turned_up(state.tables, player.cards, unseen)
            players.append(_player(state, player, quest, open_cards, len(player.cards) - len(open_cards)))
        done = state.members >> viewer & 1 != 0 and state.pending >> viewer & 1 == 0
        supply = state.supply if walk is None else walk.supply
        common = state.common
        hand: i64 = state.players[viewer].hand if state.players else 0
        head = b"".join(
            [
                _ROUND[state.round + 1],
                BYTES[state.finished],
                BYTES[1 if done else 0],
                BYTES[state.anybody_left],
                BYTES[1 if state.countdown >= 0 else 0],
                BYTES[upto(state.stack(), STACK)],
                BYTES[upto(supply & 255, COUNTED)],
                BYTES[upto(supply >> 8 & 255, COUNTED)],
                BYTES[upto(supply >> 16 & 255, COUNTED)],
                FLAGS8[common & 255],
                FLAGS8[common >> 8 & 255],
                _DESIGN[state.drawn + 1],
                bytes(unseen) if unseen else self._undealt,
                self._padding,
                _MODE[0 if walk is None else walk.mode + 1],
                BYTES[0 if walk is None else upto(walk.damage, COUNTED)],
                FLAGS8[hand & 255],
                FLAGS8[hand >> 8 & 255],
                *players,
            ]
        )
        # One large piece, written in place: the map is most of an observation.
        whole = bytearray(self._map_at + CELLS * DEPTH)
        whole[: len(head)] = head
        self._draw(whole, state.grid if walk is None else walk.grid, viewer)
        if walk is not None:
            _draw_path(whole, self._map_at, walk)
        if state.chosen >= 0 and state.active == viewer:
            whole[self._map_at + NUMBER_OF[state.chosen] * DEPTH + _CHOSEN] = 1
        return whole

    def _draw(self, area: bytearray, grid: Grid, viewer: i64) -> None:
        first: i64 = self._map_at
        rooms = self._rooms
        for room in range(i64(len(grid.cells))):
            cell: i64 = grid.cells[room]
            if grid.at[cell] != room:
                continue
            start: i64 = first + NUMBER_OF[cell] * DEPTH
            area[start : start + _MINE] = rooms[(grid.designs[room] + 1) * 4 + grid.rots[room]]
            mark: i64 = grid.marks[room]
            if mark == COVERED:
                area[start + _COVERED] = 1
            elif mark > COVERED:
                area[start + (_MINE if mark_seat(mark) == viewer else _RIVAL)] = mark >> 6
        place: i64
        for place in range(0, len(grid.emptied), 3):
            start = first + NUMBER_OF[grid.emptied[place]] * DEPTH
            area[start + _EMPTIED] = 1
            seat: i64 = grid.emptied[place + 1]
            area[start + (_MINE if seat == viewer else _RIVAL)] = grid.emptied[place + 2]
        for edge in grid.passages:
            _open(area, first, edge)


def _turned_up(tables: Tables, cards: list[int], unseen: list[int]) -> list[int]:
    """DD-48: by option a rival's coins, chests and traps lie face down; those are added to what is not seen."""
    shown: list[int] = []
    for card in cards:
        if tables.face_down[card >> 2]:
            unseen[card >> 2] += 1
        else:
            shown.append(card)
    return shown


def _draw_path(area: bytearray, first: i64, walk: Walk) -> None:
    """What the viewer has done on its way out, which nobody else can see yet."""
    cells = walk.grid.cells
    # A step that is a literal: mypyc would walk an object of Python's for any other.
    place: i64
    for room in walk.path:
        area[first + NUMBER_OF[cells[room]] * DEPTH + _PATH] = 1
    for place in range(0, len(walk.claims), 3):
        area[first + NUMBER_OF[cells[walk.claims[place]]] * DEPTH + _CLAIMED] = 1
    for place in range(0, len(walk.covers), 2):
        area[first + NUMBER_OF[cells[walk.covers[place]]] * DEPTH + _SPENT] = 1
    for place in range(0, len(walk.emptied), 2):
        area[first + NUMBER_OF[cells[walk.emptied[place]]] * DEPTH + _SPENT] = 1
    for edge in walk.passages:
        _open(area, first, edge)
    area[first + NUMBER_OF[cells[walk.room]] * DEPTH + _HERE] = 1


def _open(area: bytearray, first: i64, edge: i64) -> None:
    """A passage: both cells are open to each other, as far as the map shows them."""
    cell = edge >> 1
    side: i64 = 2 if edge & 1 != 0 else 1
    here: i64 = NUMBER_OF[cell]
    beyond: i64 = NUMBER_OF[cell + STRIDE[side]]
    if here >= 0:
        area[first + here * DEPTH + _EXITS + side] = 2
    if beyond >= 0:
        area[first + beyond * DEPTH + _EXITS + (side ^ 2)] = 2


def _room(tables: Tables, design: int, quarters: int) -> bytes:
    """What the map shows of a laid card (-1: the start room) before anybody has been there."""
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
    return bytes(numbers + [_EDGE_OPEN[edges >> 2 * side & 3] for side in range(4)])


def _player(state: DoggosState, player: Player, quest: i64, cards: list[int], hidden: i64) -> bytes:
    """A player with this quest and these cards, as far as they are known."""
    seat = player.seat
    syms = player.syms
    pairs = player.pairs
    potions = player.potions
    counted = _DESIGN[0]
    if cards:
        owned: list[int] = [0] * MOST_DESIGNS
        for card in cards:
            owned[card >> 2] += 1
        counted = bytes(owned)
    return b"".join(
        [
            BYTES[1 if state.active == seat else 0],
            BYTES[1 if state.first == seat else 0],
            BYTES[1 if state.token == seat else 0],
            _DOG[player.dog + 1],
            _STATUS[player.status + 1],
            _QUEST[quest + 1],
            bytes(
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
            ),
            counted,
        ]
    )
