"""Leaving the dungeon as a draft: a dog on its path, and what it has in hand (DD-12 to DD-35, DD-51 to DD-62).

The table stays as it was until the path is confirmed; only Sharik's turned cards need a grid of their own.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undercroft.games.doggos import reasons
from undercroft.games.doggos.codes import (
    BREAK,
    CLAIM,
    CODE_COUNT,
    CONFIRM,
    DISARM_OWN,
    DISARM_PATH,
    DISARM_POTION,
    FIGHT,
    HIRE,
    JUMP,
    OUT,
    OVERPOWER,
    PASS,
    SKIP,
    STEP,
    TAKE,
    TURN,
)
from undercroft.games.doggos.grid import (
    CLOSED,
    COVERED,
    EMPTY_CELL,
    FREE,
    LOCKED,
    NO_MARK,
    OPEN,
    Grid,
    edge_of,
    paw_mark,
    room_kind,
)
from undercroft.games.doggos.player import LEFT, Player, one, shows
from undercroft.games.doggos.tables import (
    JUMPS,
    MONSTER,
    PASSAGES,
    PORTAL,
    POTION,
    ROTATIONS,
    SECOND_PAW,
    START,
    TRAMP,
    TRAP,
    Tables,
    turned,
)
from undercroft.kernel.bits import bit
from undercroft.kernel.squares import CELL_OF, CELLS, HOME, NUMBER_OF, STRIDE

GOING: Final = 0
IN_ROOM: Final = 1
OUTSIDE: Final = 2
"""What the dog does: it chooses where to go, what to do in the room it has entered, or it has got out."""

POTION_COVER: Final = 1024
"""What lies on a disarmed trap: a card, or this + the symbol of a potion."""

_HALF: Final = 60
"""Rooms in one set of bits."""


class Walk:
    """A dog on its path.

    ``claims`` lists room, card as owned and paws on it; ``covers`` trap room and what lies on it; ``emptied`` room and
    paws; ``passages`` broken edges; ``path`` the rooms entered, the start room first.
    """

    __slots__ = (
        "claims", "covers", "damage", "emptied", "grid", "high", "low", "mode", "passages", "path", "player", "room",
        "sides", "supply", "tables", "turns",
    )  # fmt: skip

    tables: Tables
    grid: Grid
    player: Player
    room: i64
    low: i64
    high: i64
    mode: i64
    damage: i64
    supply: i64
    sides: i64
    turns: list[int]
    path: list[int]
    claims: list[int]
    covers: list[int]
    emptied: list[int]
    passages: list[int]

    def __init__(self, tables: Tables, grid: Grid, player: Player, supply: i64) -> None:
        self.tables = tables
        self.grid = grid
        self.player = player
        self.supply = supply
        self.room = 0
        self.low = 1
        self.high = 0
        self.mode = GOING
        self.damage = 0
        self.sides = 0
        self.turns = []
        self.path = [0]
        self.claims = []
        self.covers = []
        self.emptied = []
        self.passages = []

    def copy(self) -> Walk:
        """An independent copy; the grid is shared, because turning a card replaces it."""
        other = Walk(self.tables, self.grid, self.player.copy(), self.supply)
        other.room = self.room
        other.low = self.low
        other.high = self.high
        other.mode = self.mode
        other.damage = self.damage
        other.sides = self.sides
        other.turns = self.turns[:]
        other.path = self.path[:]
        other.claims = self.claims[:]
        other.covers = self.covers[:]
        other.emptied = self.emptied[:]
        other.passages = self.passages[:]
        return other

    def visited(self, room: i64) -> bool:
        """DD-13: whether the path has been in this room."""
        if room < _HALF:
            return self.low >> room & 1 != 0
        return self.high >> (room - _HALF) & 1 != 0

    def _visit(self, room: i64) -> None:
        if room < _HALF:
            self.low |= bit(room)
        else:
            self.high |= bit(room - _HALF)

    # --- What the rules allow, getting out left aside -------------------------------------------------------------

    def rough_refusal(self, code: i64) -> i64:
        """Why the rules refuse a choice at once, whatever comes later; 0 if they do not."""
        if code < TURN or code >= CODE_COUNT:
            return reasons.LEAVING
        if self.mode == OUTSIDE:
            return 0 if code == CONFIRM else reasons.CONFIRM_FIRST
        if code == CONFIRM:
            return reasons.LEAVING
        going = code < FIGHT or code == OUT
        if self.mode == IN_ROOM:
            return reasons.ROOM_FIRST if going else self._room_refusal(code)
        if not going:
            return self._nothing_here(code)
        if code == OUT:
            return self._out_refusal()
        if code < STEP:
            return self._turn_refusal((code - TURN) // 3, (code - TURN) % 3 + 1)
        if code < BREAK:
            return self._step_refusal(code - STEP)
        if code < JUMP:
            return self._break_refusal(code - BREAK)
        return self._jump_refusal(CELL_OF[code - JUMP])

    def rough_into(self, buffer: list[int]) -> None:
        """All choices that the rules do not refuse at once, rising."""
        if self.mode == OUTSIDE:
            buffer.append(CONFIRM)
        elif self.mode == IN_ROOM:
            self._room_into(buffer)
        else:
            self._ways_into(buffer)

    def _ways_into(self, buffer: list[int]) -> None:
        ability = self.player.ability()
        code: i64
        if ability == ROTATIONS and self.room == 0:
            for code in range(i64(TURN), i64(STEP)):
                if self._turn_refusal((code - TURN) // 3, (code - TURN) % 3 + 1) == 0:
                    buffer.append(code)
        for side in range(i64(4)):
            if self._step_refusal(side) == 0:
                buffer.append(STEP + side)
        if ability == PASSAGES:
            for side in range(i64(4)):
                if self._break_refusal(side) == 0:
                    buffer.append(BREAK + side)
        if len(self.grid.portals) > 1 and room_kind(self.tables, self.grid, self.room) == PORTAL:
            jumps: list[int] = []
            for portal in self.grid.portals:
                if not self.visited(portal):
                    jumps.append(JUMP + NUMBER_OF[self.grid.cells[portal]])
            jumps.sort()
            buffer.extend(jumps)
        if self._out_refusal() == 0:
            buffer.append(OUT)

    def _room_into(self, buffer: list[int]) -> None:
        design: i64 = self.grid.designs[self.room]
        kind: i64 = self.tables.kind[design]
        player = self.player
        if kind == MONSTER:
            self._fights_into(design, buffer)
            if self._room_refusal(OVERPOWER) == 0:
                buffer.append(OVERPOWER)
            if self._room_refusal(PASS) == 0:
                buffer.append(PASS)
            return
        if kind == TRAP:
            if player.paws > 0:
                buffer.append(CLAIM)
            self._disarms_into(self.tables.symbol[design], buffer)
            return
        if player.paws > 0 and kind != TRAMP and (kind != POTION or self.supply == 0):
            buffer.append(CLAIM)
        buffer.append(SKIP)
        if player.paws > 0:
            if kind == TRAMP:
                buffer.append(HIRE)
                buffer.append(HIRE + 1)
            elif kind == POTION:
                for symbol in range(i64(3)):
                    if self.supply >> 8 * symbol & 255 != 0:
                        buffer.append(TAKE + symbol)

    def _fights_into(self, design: i64, buffer: list[int]) -> None:
        player = self.player
        if player.paws == 0:
            return
        if player.potions == 0:
            if player.beats(design):
                buffer.append(FIGHT)
            return
        for code in range(i64(FIGHT), i64(OVERPOWER)):
            if self._fight_refusal(design, code - FIGHT) == 0:
                buffer.append(code)

    def _disarms_into(self, symbol: i64, buffer: list[int]) -> None:
        player = self.player
        if player.potions >> 8 * symbol & 255 != 0:
            buffer.append(DISARM_POTION + symbol)
        last: i64 = -1
        for owned in player.cards:
            card: i64 = owned
            if card != last and shows(self.tables, card, symbol):
                buffer.append(DISARM_OWN + card)
            last = card
        found: list[int] = []
        for place in range(i64(0), i64(len(self.claims)), i64(3)):
            if shows(self.tables, self.claims[place + 1], symbol):
                found.append(DISARM_PATH + NUMBER_OF[self.grid.cells[self.claims[place]]])
        found.sort()
        buffer.extend(found)

    # --- Where to go ---------------------------------------------------------------------------------------------

    def _turn_refusal(self, side: i64, quarters: i64) -> i64:
        """DD-60: cards beside the start room, before the first step; sides in rising order, each once."""
        if self.player.ability() != ROTATIONS:
            return reasons.NOT_SHARIK
        if len(self.path) > 1 or side < self.sides:
            return reasons.TURN_FIRST
        room: i64 = self.grid.at[HOME + STRIDE[side]]
        if room < 0:
            return reasons.NOTHING_TO_TURN
        edges: i64 = self.grid.edges[room]
        laid: i64 = turned(edges, quarters)
        for fewer in range(quarters):
            if turned(edges, fewer) == laid:
                return reasons.SAME_TURN
        return 0

    def _nothing_here(self, code: i64) -> i64:
        """Why nothing can be done in a room that needs nothing: DD-62 where Robin has jumped over its trap."""
        jumps = self.player.ability() == JUMPS and room_kind(self.tables, self.grid, self.room) == TRAP
        if jumps and (code == CLAIM or DISARM_POTION <= code < OUT):
            return reasons.JUMPED_OVER
        return reasons.OTHER_QUESTION

    def enter_refusal(self, cell: i64) -> i64:
        """DD-13, DD-26, DD-27: why a cell cannot be entered, whatever the edge."""
        room: i64 = self.grid.at[cell]
        if room == FREE:
            return reasons.NO_ROOM
        if room == EMPTY_CELL:
            return reasons.EMPTIED
        if self.visited(room):
            return reasons.ROOM_VISITED
        mark: i64 = self.grid.marks[room]
        if mark == NO_MARK:
            return 0
        return reasons.TRAP_COVERED if mark == COVERED else reasons.RIVALS_PAW

    def _step_refusal(self, side: i64) -> i64:
        refusal = self.enter_refusal(self.grid.cells[self.room] + STRIDE[side])
        if refusal != 0:
            return refusal
        passing = self.grid.passing(self.room, side)
        if passing == CLOSED:
            return reasons.WALL
        if passing == LOCKED and self.player.keys == 0:
            return reasons.NO_KEY
        return 0

    def _break_refusal(self, side: i64) -> i64:
        """DD-59: one paw opens the edge he then goes through at once."""
        if self.player.ability() != PASSAGES:
            return reasons.NOT_BONK
        if self.player.paws == 0:
            return reasons.NO_PAW
        cell: i64 = self.grid.cells[self.room] + STRIDE[side]
        if self.grid.at[cell] == FREE:
            if self.grid.leading_out(self.room, side) == OPEN:
                return reasons.ALREADY_OPEN
            return self._end_refusal()
        refusal = self.enter_refusal(cell)
        if refusal != 0:
            return refusal
        return reasons.ALREADY_OPEN if self.grid.passing(self.room, side) == OPEN else 0

    def _jump_refusal(self, cell: i64) -> i64:
        """DD-33, DD-58: from portal to portal, walls between do not matter."""
        room: i64 = self.grid.at[cell]
        if room < 0 or room_kind(self.tables, self.grid, room) != PORTAL:
            return reasons.NOT_A_PORTAL
        if room_kind(self.tables, self.grid, self.room) != PORTAL:
            return reasons.NOT_A_PORTAL
        return reasons.ROOM_VISITED if self.visited(room) else 0

    def _out_refusal(self) -> i64:
        """DD-10, DD-14, DD-32: a way out is an exit, or with a key a door, onto the bare table."""
        cell: i64 = self.grid.cells[self.room]
        locked = False
        for side in range(i64(4)):
            if self.grid.at[cell + STRIDE[side]] == FREE:
                leading = self.grid.leading_out(self.room, side)
                if leading == OPEN or (leading == LOCKED and self.player.keys > 0):
                    return self._end_refusal()
                locked = locked or leading == LOCKED
        return reasons.NO_KEY if locked else reasons.NO_WAY_OUT

    def _end_refusal(self) -> i64:
        """DD-22: with the rulebook's letter only the sums at the end of the path are compared."""
        return reasons.TOO_MUCH_DAMAGE if self.damage >= self.player.defence else 0

    # --- What to do in a room ------------------------------------------------------------------------------------

    def _room_refusal(self, code: i64) -> i64:
        design: i64 = self.grid.designs[self.room]
        kind: i64 = self.tables.kind[design]
        player = self.player
        if kind == MONSTER:
            if FIGHT <= code < OVERPOWER:
                return self._fight_refusal(design, code - FIGHT)
            if code == OVERPOWER:
                return self._overpower_refusal(design)
            if code != PASS:
                return reasons.OTHER_QUESTION
            if self.tables.sums or self.damage + self.tables.damage[design] < player.defence:
                return 0
            return reasons.TOO_MUCH_DAMAGE
        if kind == TRAP:
            return self._trap_refusal(self.tables.symbol[design], code)
        if code == SKIP:
            return 0
        if kind == TRAMP:
            if code != HIRE and code != HIRE + 1:
                return reasons.OTHER_QUESTION
        elif kind == POTION:
            if TAKE <= code < TAKE + 3:
                if self.supply >> 8 * (code - TAKE) & 255 == 0:
                    return reasons.NOT_IN_SUPPLY
            elif code != CLAIM:
                return reasons.OTHER_QUESTION
            elif self.supply != 0:
                return reasons.TAKE_A_POTION
        elif code != CLAIM:
            return reasons.OTHER_QUESTION
        return reasons.NO_PAW if player.paws == 0 else 0

    def _fight_refusal(self, design: i64, potions: i64) -> i64:
        """DD-20, DD-53: symbols must cover the needed ones; every potion spent must be needed; a win needs a paw."""
        player = self.player
        open_ = player.deficits(design)
        swords = potions >> 4
        bows = potions >> 2 & 3
        fireballs = potions & 3
        held = player.potions
        if swords > held & 255 or bows > held >> 8 & 255 or fireballs > held >> 16 & 255:
            return reasons.POTION_NOT_HELD
        if swords > open_ & 255 or bows > open_ >> 8 & 255 or fireballs > open_ >> 16 & 255:
            return reasons.POTION_NOT_NEEDED
        rest = open_ - swords * one(0) - bows * one(1) - fireballs * one(2)
        if not player.tramps_cover(rest):
            return reasons.TOO_WEAK
        if (
            (swords > 0 and player.tramps_cover(rest + one(0)))
            or (bows > 0 and player.tramps_cover(rest + one(1)))
            or (fireballs > 0 and player.tramps_cover(rest + one(2)))
        ):
            return reasons.POTION_NOT_NEEDED
        return reasons.NO_PAW if player.paws == 0 else 0

    def _overpower_refusal(self, design: i64) -> i64:
        """DD-61: Joan beats a monster she cannot beat, never the dragon, for one paw more."""
        player = self.player
        if player.ability() != SECOND_PAW:
            return reasons.NOT_JOAN
        if self.tables.dragon[design]:
            return reasons.DRAGON
        if player.beats(design):
            return reasons.CAN_BE_BEATEN
        return reasons.NO_SECOND_PAW if player.paws < 2 else 0

    def _trap_refusal(self, symbol: i64, code: i64) -> i64:
        """DD-25, DD-26: a paw on it, or one card or potion that shows the symbol."""
        player = self.player
        if code == CLAIM:
            return reasons.NO_PAW_FOR_TRAP if player.paws == 0 else 0
        if DISARM_POTION <= code < DISARM_POTION + 3:
            if code - DISARM_POTION != symbol:
                return reasons.WRONG_SYMBOL
            return reasons.POTION_NOT_HELD if player.potions >> 8 * symbol & 255 == 0 else 0
        if DISARM_OWN <= code < DISARM_PATH:
            card = code - DISARM_OWN
            if card not in player.cards:
                return reasons.NOT_OWNED
            return 0 if shows(self.tables, card, symbol) else reasons.WRONG_SYMBOL
        if DISARM_PATH <= code < DISARM_PATH + CELLS:
            place = self._claim_at(CELL_OF[code - DISARM_PATH])
            if place < 0:
                return reasons.NOT_OWNED
            return 0 if shows(self.tables, self.claims[place + 1], symbol) else reasons.WRONG_SYMBOL
        return reasons.OTHER_QUESTION

    def _claim_at(self, cell: i64) -> i64:
        """Where among the claims the card of a cell stands; -1 if it was not pawed on this path."""
        for place in range(i64(0), i64(len(self.claims)), i64(3)):
            if self.grid.cells[self.claims[place]] == cell:
                return place
        return -1

    # --- Doing it ------------------------------------------------------------------------------------------------

    def apply(self, code: i64) -> None:
        """Do what a choice says; the rules have allowed it."""
        if code == OUT:
            self.mode = OUTSIDE
        elif code >= FIGHT:
            self._resolve(code)
        elif code >= JUMP:
            self.enter(self.grid.at[CELL_OF[code - JUMP]])
        elif code >= BREAK:
            self._break(code - BREAK)
        elif code >= STEP:
            self.enter(self.grid.at[self.grid.cells[self.room] + STRIDE[code - STEP]])
        else:
            side = (code - TURN) // 3
            self.grid = self.grid.with_turned(self.grid.at[HOME + STRIDE[side]], (code - TURN) % 3 + 1)
            self.sides = side + 1
            self.turns.append(code)

    def enter(self, room: i64) -> None:
        """DD-51: a room is resolved once, on entering."""
        self._visit(room)
        self.room = room
        self.path.append(room)
        kind = room_kind(self.tables, self.grid, room)
        # DD-62: Robin jumps over traps.
        if kind == START or kind == PORTAL or (kind == TRAP and self.player.ability() == JUMPS):
            self.mode = GOING
        else:
            self.mode = IN_ROOM

    def _break(self, side: i64) -> None:
        cell: i64 = self.grid.cells[self.room]
        self.player.paws -= 1
        self.passages.append(edge_of(cell, side))
        beyond: i64 = self.grid.at[cell + STRIDE[side]]
        if beyond == FREE:
            self.mode = OUTSIDE
        else:
            self.enter(beyond)

    def _resolve(self, code: i64) -> None:
        player = self.player
        design: i64 = self.grid.designs[self.room]
        self.mode = GOING
        if code == SKIP:
            return
        if code == PASS:
            self.damage += self.tables.damage[design]
        elif code < OVERPOWER:
            spent = code - FIGHT
            potions = (spent >> 4) * one(0) + (spent >> 2 & 3) * one(1) + (spent & 3) * one(2)
            player.potions -= potions
            # DD-20: spent potions go to the supply at once.
            self.supply += potions
            self._claim(design * 4, 1)
        elif code == OVERPOWER:
            self._claim(design * 4, 2)
        elif code == CLAIM:
            self._claim(design * 4, 1)
        elif code < TAKE:
            player.paws -= 1
            card = player.hire(design, code - HIRE)
            player.gain(card)
            self.claims.extend([self.room, card, 1])
        elif code < DISARM_POTION:
            self._claim(design * 4, 1)
            potion = one(code - TAKE)
            self.supply -= potion
            player.potions += potion
        elif code < DISARM_OWN:
            player.potions -= one(code - DISARM_POTION)
            self.covers.extend([self.room, POTION_COVER + code - DISARM_POTION])
        elif code < DISARM_PATH:
            card = code - DISARM_OWN
            player.cards.remove(card)
            player.lose(card)
            self.covers.extend([self.room, card])
        else:
            place = self._claim_at(CELL_OF[code - DISARM_PATH])
            card = self.claims[place + 1]
            player.lose(card)
            self.covers.extend([self.room, card])
            self.emptied.extend([self.claims[place], self.claims[place + 2]])
            del self.claims[place : place + 3]

    def _claim(self, card: i64, paws: i64) -> None:
        """DD-47: every paw is paid before its gain comes."""
        self.player.paws -= paws
        self.player.gain(card)
        self.claims.extend([self.room, card, paws])

    def finish(self) -> Grid:
        """The dungeon after the confirmed path: paws, covered traps, emptied cells, passages."""
        grid = self.grid.copy()
        seat = self.player.seat
        for place in range(i64(0), i64(len(self.claims)), i64(3)):
            grid.marks[self.claims[place]] = paw_mark(
                seat, self.claims[place + 1] & 3, self.claims[place + 2]
            )
        for place in range(i64(0), i64(len(self.covers)), i64(2)):
            room: i64 = self.covers[place]
            grid.marks[room] = COVERED
            grid.covers.extend([grid.cells[room], self.covers[place + 1]])
        for place in range(i64(0), i64(len(self.emptied)), i64(2)):
            grid.empty(grid.cells[self.emptied[place]], seat, self.emptied[place + 1])
        grid.passages.extend(self.passages)
        self.player.status = LEFT
        return grid

    # --- As numbers ----------------------------------------------------------------------------------------------

    def facts(self) -> list[list[int]]:
        """The draft as numbers; the grid follows from the table's and the turned cards."""
        return [
            [self.room, self.low, self.high, self.mode, self.damage, self.supply, self.sides],
            self.player.facts(),
            self.turns[:],
            self.path[:],
            self.claims[:],
            self.covers[:],
            self.emptied[:],
            self.passages[:],
        ]

    @staticmethod
    def of_facts(tables: Tables, grid: Grid, player: Player, facts: list[list[int]]) -> Walk:
        """The draft that ``facts`` was made of, on the table's grid; the player is read already."""
        numbers, _, turns, path, claims, covers, emptied, passages = facts
        walk = Walk(tables, grid, player, 0)
        for turn in turns:
            walk.apply(turn)
        walk.room, walk.low, walk.high, walk.mode, walk.damage, walk.supply, walk.sides = numbers
        walk.path = list(path)
        walk.claims = list(claims)
        walk.covers = list(covers)
        walk.emptied = list(emptied)
        walk.passages = list(passages)
        return walk
