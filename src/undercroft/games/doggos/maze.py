"""The dungeon as the search for a way out sees it, and what a dog could do there at best and at least.

A ``Maze`` is made once for a question. ``Prices`` are spread over it: how many paws and how much damage it takes to
stand in each room. With what is in hand they find paths, with all that might be won ahead they find more than there are:
the first says yes, the second says no, and only what lies between needs the exact search.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undercroft.games.doggos.grid import CLOSED, FREE, LOCKED, NO_MARK, OPEN, Grid, room_kind
from undercroft.games.doggos.player import Player
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
from undercroft.games.doggos.walk import GOING, IN_ROOM, Walk
from undercroft.kernel.bits import bit
from undercroft.kernel.squares import HOME, STRIDE

_ONE_OF_EACH: Final = 0x010101
_ANYWHERE: Final = 4
"""Instead of the side by which a room is entered: through a portal, or it is where the walk stands."""
_BESIDE_FREE: Final = 4
"""In ``Maze.outs``: the room lies beside a free cell, however the edge stands."""
_DAMAGE: Final = 128
_CAME: Final = 134217728
"""A price in one number: the room in 7 bits, the damage in 20, and above the side by which the room is entered."""


class Maze:
    """What is beside every room: ``near`` by side, the room and how the edge stands; ``outs`` how a room leads out.

    A card that Sharik may still turn (a side of the start room in ``lazy``, a room in ``turnable``) has both as an
    optimist sees them in ``hoped`` and ``hoped_outs``, where any edge stands as open as a turn could make it.
    """

    __slots__ = ("hoped", "hoped_outs", "kinds", "lazy", "near", "outs", "turnable")

    kinds: list[int]
    lazy: i64
    near: list[int]
    outs: list[int]
    hoped: list[int]
    hoped_outs: list[int]
    turnable: list[int]

    def __init__(self, kinds: list[int], near: list[int], outs: list[int]) -> None:
        self.kinds = kinds
        self.lazy = 0
        self.near = near
        self.outs = outs
        self.hoped = near
        self.hoped_outs = outs
        self.turnable = []

    @staticmethod
    def around(walk: Walk) -> Maze:
        """The maze that lies ahead of a walk, all cards as they lie."""
        grid = walk.grid
        rooms: i64 = len(grid.cells)
        maze = Maze([START] * rooms, [-1] * (4 * rooms), [CLOSED] * rooms)
        for room in range(rooms):
            maze.kinds[room] = room_kind(walk.tables, grid, room)
            maze._look(grid, room)
        ability = walk.player.ability()
        if ability != PASSAGES and ability != ROTATIONS:
            maze._close_dead_ends(walk)
        return maze

    def relaid(self, grid: Grid, room: i64, lazy: i64) -> Maze:
        """The maze with a card (-1: none) as the grid has it now, and these sides of the start room to be turned."""
        maze = self
        if room >= 0:
            maze = Maze(self.kinds, self.near[:], self.outs[:])
            maze._look(grid, room)
            cell: i64 = grid.cells[room]
            for side in range(i64(4)):
                beside: i64 = grid.at[cell + STRIDE[side]]
                if beside >= 0:
                    maze._look(grid, beside)
        elif lazy != 0:
            maze = Maze(self.kinds, self.near, self.outs)
        if lazy != 0:
            maze._dream(grid, lazy)
        return maze

    def entered(self, grid: Grid, room: i64) -> Maze:
        """The maze after the walk has come into a card that could be turned, and lies now as the grid says."""
        return self.relaid(grid, room, self.lazy & ~bit(self.turnable.index(room)))

    def _close_dead_ends(self, walk: Walk) -> None:
        """Nobody comes back out of a room with one way in and none out, nor of a room that leads only there."""
        grid = walk.grid
        portals = grid.portals if len(grid.portals) > 1 else []
        waiting: list[int] = list(range(len(self.outs)))
        while waiting:
            room: i64 = waiting.pop()
            if self.outs[room] & 3 != CLOSED or room == walk.room or room in portals:
                continue
            ways: i64 = 0
            last: i64 = -1
            for side in range(i64(4)):
                entry: i64 = self.near[4 * room + side]
                if entry >= 0 and entry >> 7 != CLOSED:
                    other = entry & 127
                    if other == walk.room or not walk.visited(other):
                        ways += 1
                        last = side
            if ways == 1:
                beyond: i64 = self.near[4 * room + last] & 127
                self.near[4 * room + last] = -1
                self.near[4 * beyond + (last ^ 2)] = -1
                waiting.append(beyond)

    def _look(self, grid: Grid, room: i64) -> None:
        cell: i64 = grid.cells[room]
        if grid.at[cell] != room:
            return
        out: i64 = CLOSED
        for side in range(i64(4)):
            other: i64 = grid.at[cell + STRIDE[side]]
            if other >= 0:
                if grid.marks[other] == NO_MARK:
                    self.near[4 * room + side] = other | grid.passing(room, side) * 128
            elif other == FREE:
                out |= _BESIDE_FREE
                leading = grid.leading_out(room, side)
                if leading == OPEN or out & 3 == CLOSED:
                    out = _BESIDE_FREE | leading
        self.outs[room] = out

    def _dream(self, grid: Grid, lazy: i64) -> None:
        self.lazy = lazy
        self.hoped = self.near[:]
        self.hoped_outs = self.outs[:]
        self.turnable = [-1, -1, -1, -1]
        for side in range(i64(4)):
            room: i64 = grid.at[HOME + STRIDE[side]]
            if lazy >> side & 1 != 0 and room >= 0:
                self.turnable[side] = room
        for room in self.turnable:
            if room < 0:
                continue
            cell: i64 = grid.cells[room]
            for side in range(i64(4)):
                other: i64 = grid.at[cell + STRIDE[side]]
                if other == FREE:
                    if self.hoped_outs[room] & 3 != OPEN:
                        self.hoped_outs[room] = _BESIDE_FREE | self._leads(grid, room, side)
                elif other >= 0:
                    state = self._opens(grid, room, side, other)
                    if grid.marks[other] == NO_MARK:
                        self.hoped[4 * room + side] = other | state * 128
                    if grid.marks[room] == NO_MARK:
                        self.hoped[4 * other + (side ^ 2)] = room | state * 128

    def _leads(self, grid: Grid, room: i64, side: i64) -> i64:
        """The best that any turn makes of the edge to a free cell."""
        if grid.broken(grid.cells[room], side):
            return OPEN
        return _best_edge(grid.edges[room])

    def _opens(self, grid: Grid, room: i64, side: i64, other: i64) -> i64:
        """The best that any turn of one or both cards makes of the edge between them."""
        passing = grid.passing(room, side)
        if passing == OPEN:
            return OPEN
        mine = _best_edge(grid.edges[room])
        yours: i64 = grid.edges[other] >> 2 * (side ^ 2) & 3
        if other in self.turnable:
            yours = _best_edge(grid.edges[other])
        if mine == 0 or yours == 0:
            return CLOSED
        return OPEN if mine == 1 and yours == 1 else LOCKED


def _best_edge(edges: i64) -> i64:
    best: i64 = 0
    for side in range(i64(4)):
        edge = edges >> 2 * side & 3
        if edge == 1:
            return 1
        if edge == 2:
            best = 2
    return best


# --- Prices ----------------------------------------------------------------------------------------------------------


class Prices:
    """What it takes to stand in each room: paws spent, and damage.

    Prices are spread by rising paws, so a price counts only if its damage is less than that of all before it. With what
    is in hand every price is that of a path, and no room comes twice on it: to come back to a room never costs less.

    ``least`` is the least damage for which a room was reached so far, -1 where the path has been. ``barred`` is whether
    anything stood in the way that a trophy, a shield or a key could open.
    """

    __slots__ = (
        "ability", "barred", "budget", "came", "dreams", "key", "kinds", "least", "levels", "most", "optimist", "own", "paws",
        "price", "tables", "tramps", "walk",
    )  # fmt: skip

    walk: Walk
    tables: Tables
    own: Player
    dreams: Player
    ability: i64
    paws: i64
    budget: i64
    key: bool
    optimist: bool
    barred: bool
    kinds: list[int]
    least: list[int]
    levels: list[list[int]]
    came: i64
    most: i64
    tramps: i64
    price: i64

    def __init__(self, walk: Walk, optimist: bool) -> None:
        self.walk = walk
        self.tables = walk.tables
        self.own = walk.player
        self.dreams = walk.player
        self.ability = walk.player.ability()
        self.paws = walk.player.paws
        self.budget = walk.player.defence - walk.damage - 1
        self.key = walk.player.keys > 0
        self.optimist = optimist
        self.barred = False
        self.kinds = []
        self.least = []
        self.levels = []
        self.came = 0
        self.most = 1
        self.tramps = 0
        self.price = 0

    def spread(self, maze: Maze) -> bool:
        """Whether a way out is reached; ``price`` says for how much then."""
        walk = self.walk
        if self.budget < 0:
            return False
        grid = walk.grid
        near = maze.near
        outs = maze.outs
        turnable = maze.turnable
        lazy = self.optimist and maze.lazy != 0
        if lazy:
            near = maze.hoped
            outs = maze.hoped_outs
        kinds = maze.kinds
        self.kinds = kinds
        paws = self.paws
        key = self.key
        breaks = self.ability == PASSAGES
        least: list[int] = [self.budget + 1] * len(grid.cells)
        for room in walk.path:
            least[room] = -1
        least[walk.room] = self.budget + 1
        self.least = least
        levels: list[list[int]] = [[] for _ in range(paws + 1)]
        self.levels = levels
        self.barred = False
        self.came = 0
        if walk.mode == GOING:
            levels[0].append(walk.room | _ANYWHERE * _CAME)
        else:
            self._arrive(walk.room, 0, 0, _ANYWHERE)
        linked = len(grid.portals) > 1
        level: i64 = 0
        while level <= paws:
            now = levels[level]
            while now:
                entry: i64 = now.pop()
                room = entry & 127
                damage = entry >> 7 & 0xFFFFF
                sides: i64 = 15
                if lazy and room in turnable:
                    came_by = entry >> 27
                    place: i64 = turnable.index(room)
                    if damage >= least[room] and self.came >> (5 * place + came_by) & 1 != 0:
                        continue
                    self.came |= bit(5 * place + came_by)
                    self.barred = self.barred or not key
                    if damage < least[room]:
                        least[room] = damage
                    sides = _sides_through(grid, room, came_by, key)
                    if self._leaves(grid, room, sides):
                        self.price = 2 * level + damage
                        return True
                else:
                    if damage >= least[room]:
                        continue
                    least[room] = damage
                    out = outs[room]
                    if out != CLOSED:
                        if out & 3 == OPEN or (out & 3 == LOCKED and key) or (breaks and level < paws):
                            self.price = 2 * level + damage
                            return True
                        self.barred = True
                for side in range(i64(4)):
                    entry = near[4 * room + side]
                    if entry < 0 or sides >> side & 1 == 0:
                        continue
                    other = entry & 127
                    if damage >= least[other] and not (lazy and least[other] >= 0 and other in turnable):
                        continue
                    state = entry >> 7
                    if state == OPEN or (state == LOCKED and key):
                        self._arrive(other, level, damage, side ^ 2)
                    else:
                        self.barred = self.barred or state == LOCKED
                        if breaks and level < paws:
                            self._arrive(other, level + 1, damage, side ^ 2)
                if linked and kinds[room] == PORTAL:
                    for portal in grid.portals:
                        if damage < least[portal] or (lazy and least[portal] >= 0 and portal in turnable):
                            now.append(portal | damage * _DAMAGE | _ANYWHERE * _CAME)
            level += 1
        return False

    def _leaves(self, grid: Grid, room: i64, sides: i64) -> bool:
        """Whether a card leads out by one of the sides to which it can be turned."""
        cell: i64 = grid.cells[room]
        out = False
        for side in range(i64(4)):
            out = out or (sides >> side & 1 != 0 and grid.at[cell + STRIDE[side]] == FREE)
        return out

    def _arrive(self, room: i64, level: i64, damage: i64, came_by: i64) -> None:
        """Put a room at every price that it has: damage, or paws for a monster or a trap."""
        kind: i64 = self.kinds[room]
        if kind == MONSTER or kind == TRAP:
            design: i64 = self.walk.grid.designs[room]
            if kind == MONSTER:
                hurt: i64 = damage + self.tables.damage[design]
                if hurt <= self.budget:
                    self.levels[level].append(room | hurt * _DAMAGE | came_by * _CAME)
                else:
                    self.barred = True
                cost = self.paws_to_beat(design)
                self.barred = self.barred or cost != 1
                level += cost
                if cost == 0:
                    return
            elif self.ability != JUMPS:
                self.barred = True
                if not self.optimist or not _disarms(self.dreams, self.tables.symbol[design]):
                    level += 1
            if level > self.paws:
                return
        self.levels[level].append(room | damage * _DAMAGE | came_by * _CAME)

    def paws_to_beat(self, design: i64) -> i64:
        """How many paws it takes to beat a monster; 0 if it cannot be beaten."""
        if self.dreams.beats(design) and (not self.optimist or self._in_time(design)):
            return 1
        if self.ability == SECOND_PAW and not self.tables.dragon[design]:
            return 2
        return 0

    def _in_time(self, design: i64) -> bool:
        """Whether there are paws for the claims without which a monster cannot be beaten, and for the monster."""
        own = self.own
        open_ = own.deficits(design)
        if open_ == 0:
            return True
        lacking: i64 = 0
        for shift in (0, 8, 16):
            more = (open_ >> shift & 255) - (own.potions >> shift & 255)
            if more > 0:
                lacking += more
            lacking -= own.pairs >> shift & 255
        lacking -= self.tramps if self.tramps < own.extra else own.extra
        if lacking <= 0:
            return True
        return 1 + (lacking + self.most - 1) // self.most <= self.paws

    # --- At best -----------------------------------------------------------------------------------------------------

    def hopes(self, maze: Maze) -> bool:
        """Whether a way out might be reached with everything that can be won before."""
        walk = self.walk
        self.dreams = walk.player.copy()
        dreams = self.dreams
        dreams.syms += walk.player.potions
        if self.tables.sums and self.paws > 0:
            self._all_shields()
        won: i64 = 0
        won_high: i64 = 0
        while True:
            if self.spread(maze):
                return True
            if self.paws == 0 or not self.barred:
                return False
            grown = False
            least = self.least
            budget = self.budget
            for room in range(i64(len(least))):
                if (
                    least[room] < 0
                    or least[room] > budget
                    or (won if room < 60 else won_high) >> room % 60 & 1 != 0
                ):
                    continue
                if self._win(room):
                    grown = True
                    if room < 60:
                        won |= bit(room)
                    else:
                        won_high |= bit(room - 60)
            if not grown:
                return False

    def _all_shields(self) -> None:
        """DD-22, the rulebook's letter: shields that come late count as well."""
        grid = self.walk.grid
        for room in range(i64(len(grid.cells))):
            design: i64 = grid.designs[room]
            if design >= 0:
                self.budget += self.tables.shields[design]

    def _win(self, room: i64) -> bool:
        """Count what a room gives, once; whether it gives anything."""
        walk = self.walk
        design: i64 = walk.grid.designs[room]
        if design < 0 or (room == walk.room and walk.mode != IN_ROOM):
            return False
        tables = self.tables
        dreams = self.dreams
        kind: i64 = tables.kind[design]
        if kind == MONSTER and self.paws_to_beat(design) == 0:
            return False
        gain: i64 = tables.trophy[design]
        if kind == TRAMP:
            gain += _ONE_OF_EACH
            self.tramps += 1
        elif kind == POTION:
            # Potions of one symbol: what the supply has now, and what a fight may put back.
            gain += walk.supply + walk.player.potions
        keys: i64 = tables.keys[design]
        shields: i64 = tables.shields[design]
        if gain == 0 and shields == 0 and (keys == 0 or self.key):
            return False
        symbols = (gain & 255) + (gain >> 8 & 255) + (gain >> 16 & 255)
        if kind != TRAMP and kind != POTION and symbols > self.most:
            self.most = symbols
        dreams.syms += gain
        if not tables.sums:
            self.budget += shields
        self.key = self.key or keys > 0
        return True


def _disarms(player: Player, symbol: i64) -> bool:
    return player.syms >> 8 * symbol & 255 != 0 or player.pairs != 0


def _sides_through(grid: Grid, room: i64, came_by: i64, key: bool) -> i64:
    """The sides to which a card can be turned to lead from the one by which it is entered."""
    cell: i64 = grid.cells[room]
    edges: i64 = grid.edges[room]
    if came_by != _ANYWHERE and grid.broken(cell, came_by):
        came_by = _ANYWHERE
    sides: i64 = 0
    for quarters in range(i64(4)):
        laid: i64 = turned(edges, quarters)
        if came_by == _ANYWHERE or _opens(laid, came_by, key):
            for side in range(i64(4)):
                if _opens(laid, side, key):
                    sides |= bit(side)
    for side in range(i64(4)):
        if grid.broken(cell, side):
            sides |= bit(side)
    return sides


def _opens(edges: i64, side: i64, key: bool) -> bool:
    edge = edges >> 2 * side & 3
    return edge == 1 or (edge == 2 and key)


# --- Where the path may still go --------------------------------------------------------------------------------------


class Reach:
    """The rooms that might still be entered, whatever the price."""

    __slots__ = ("high", "low", "traps")

    low: i64
    high: i64
    traps: bool

    def __init__(self, walk: Walk, maze: Maze) -> None:
        grid = walk.grid
        near = maze.hoped
        breaks = walk.player.ability() == PASSAGES and walk.player.paws > 0
        key = walk.player.keys > 0 or walk.player.paws > 0
        low = walk.low
        high = walk.high
        self.traps = walk.mode == IN_ROOM and maze.kinds[walk.room] == TRAP
        now: list[int] = [walk.room]
        linked = len(grid.portals) < 2
        while now:
            room: i64 = now.pop()
            for side in range(i64(4)):
                entry: i64 = near[4 * room + side]
                if entry < 0:
                    continue
                other = entry & 127
                if other < 60:
                    if low >> other & 1 != 0:
                        continue
                elif high >> (other - 60) & 1 != 0:
                    continue
                state = entry >> 7
                if state == OPEN or breaks or (state == LOCKED and key):
                    if other < 60:
                        low |= bit(other)
                    else:
                        high |= bit(other - 60)
                    now.append(other)
                    if maze.kinds[other] == TRAP:
                        self.traps = True
            if not linked and maze.kinds[room] == PORTAL:
                linked = True
                for portal in grid.portals:
                    if portal < 60:
                        if low >> portal & 1 == 0:
                            low |= bit(portal)
                            now.append(portal)
                    elif high >> (portal - 60) & 1 == 0:
                        high |= bit(portal - 60)
                        now.append(portal)
        self.low = low & ~walk.low
        self.high = high & ~walk.high

    def has(self, room: i64) -> bool:
        """Whether a room is among them, the present one left aside."""
        return (self.low >> room if room < 60 else self.high >> (room - 60)) & 1 != 0
