"""DD-16: can the dungeon still be left? A cheap certificate first, an exact search only where it fails.

The certificate is a walk out that fights nobody and pays nothing: it needs no more than a flood by damage. Where there
is none, ``Search`` goes through the paths that the rules allow, room by room and choice by choice with the same ``Walk``
that plays them. It ends where the paws and the damage at hand pay for a way out (``Prices.spread``), and leaves out only
what cannot matter: paws on coins and chests, positions where even an optimist gives up (``Prices.hopes``), and positions
that equal an earlier one in everything that lies ahead.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undercroft.games.doggos import reasons
from undercroft.games.doggos.codes import BREAK, CLAIM, FIGHT, JUMP, OUT, OVERPOWER, PASS, SKIP, STEP
from undercroft.games.doggos.grid import CLOSED, COVERED, FREE, LOCKED, NO_MARK, OPEN
from undercroft.games.doggos.maze import Maze, Prices, Reach
from undercroft.games.doggos.tables import (
    CHEST,
    COINS,
    JUMPS,
    MONSTER,
    PASSAGES,
    POTION,
    ROTATIONS,
    TRAP,
    turned,
)
from undercroft.games.doggos.walk import GOING, IN_ROOM, OUTSIDE, Walk
from undercroft.kernel.bits import bit
from undercroft.kernel.squares import CELL_OF, HOME, NUMBER_OF, STRIDE

_HALF: Final = 60
"""Rooms in one set of bits."""
_EDGES: Final = 4096
"""More than there are choices: see ``Search.ways``."""


# --- Asking ----------------------------------------------------------------------------------------------------------


def can_leave(walk: Walk) -> bool:
    """Whether some legal path still leads out, with what the dog has and will gain."""
    if walk.mode == OUTSIDE or _certified(walk):
        return True
    return Search(walk).leads_out(walk.copy())


def completes(walk: Walk, code: i64) -> bool:
    """Whether some legal path leads out after a choice that the rules allow."""
    return _completes(walk, code, Search(walk))


def _completes(walk: Walk, code: i64, search: Search) -> bool:
    if code >= OUT or _certified_after(walk, code):
        return True
    ahead = walk.copy()
    ahead.apply(code)
    return ahead.mode == OUTSIDE or search.leads_out(ahead)


def refusal(walk: Walk, code: i64) -> i64:
    """Why a choice is refused: by the rules at once, or because no path would lead out; 0 if it is legal."""
    rough = walk.rough_refusal(code)
    if rough != 0:
        return rough
    return 0 if completes(walk, code) else reasons.STUCK


def legal_into(walk: Walk, buffer: list[int]) -> None:
    """All legal choices of a dog on its path, rising."""
    rough: list[int] = []
    walk.rough_into(rough)
    search = Search(walk)
    for code in rough:
        if _completes(walk, code, search):
            buffer.append(code)


def stuck_reason(walk: Walk) -> i64:
    """Why no path leads out: what would have to be different."""
    for number in (reasons.STUCK_DAMAGE, reasons.STUCK_KEY, reasons.STUCK_PAW, reasons.STUCK_RIVALS):
        other = walk.copy()
        if number == reasons.STUCK_DAMAGE:
            other.player.defence += 1000
        elif number == reasons.STUCK_KEY:
            other.player.keys += 1
        elif number == reasons.STUCK_PAW:
            other.player.paws += 7
        else:
            other.grid = other.grid.copy()
            other.grid.marks = [NO_MARK if mark != COVERED else mark for mark in other.grid.marks]
        if can_leave(other):
            return number
    return reasons.STUCK


# --- The certificate -------------------------------------------------------------------------------------------------


def _certified(walk: Walk) -> bool:
    player = walk.player
    paws = player.paws
    slack = player.defence - walk.damage - 1
    if walk.mode == GOING:
        return _flood(walk, walk.room, player.keys, paws, slack)
    return _certified_in(walk, walk.room, paws, slack)


def _certified_after(walk: Walk, code: i64) -> bool:
    player = walk.player
    paws = player.paws
    slack = player.defence - walk.damage - 1
    if code >= FIGHT:
        design: i64 = walk.grid.designs[walk.room]
        keys = player.keys
        if code == PASS:
            slack -= walk.tables.damage[design]
        elif code != SKIP:
            # Only Bonk needs to know how many paws are left, and no choice of his takes more than one.
            paws -= 1
            if code <= OVERPOWER:
                keys += walk.tables.keys[design]
                slack += walk.tables.shields[design]
        return _flood(walk, walk.room, keys, paws, slack)
    if code < STEP:
        return False
    room: i64
    if code >= JUMP:
        room = walk.grid.at[CELL_OF[code - JUMP]]
    elif code >= BREAK:
        paws -= 1
        room = walk.grid.at[walk.grid.cells[walk.room] + STRIDE[code - BREAK]]
        if room < 0:
            return True
    else:
        room = walk.grid.at[walk.grid.cells[walk.room] + STRIDE[code - STEP]]
    return _certified_in(walk, room, paws, slack)


def _certified_in(walk: Walk, room: i64, paws: i64, slack: i64) -> bool:
    """The certificate for a room that is entered with so many paws: walked past, or a paw for its trap."""
    design: i64 = walk.grid.designs[room]
    if design >= 0:
        kind: i64 = walk.tables.kind[design]
        if kind == MONSTER:
            slack -= walk.tables.damage[design]
        elif kind == TRAP and walk.player.ability() != JUMPS:
            if paws == 0:
                return False
            paws -= 1
    return _flood(walk, room, walk.player.keys, paws, slack)


def _flood(walk: Walk, start: i64, keys: i64, paws: i64, budget: i64) -> bool:
    """Whether rooms that are walked past for this much damage lead out from a room, no fight, no paw.

    With a paw to spare Bonk gets out wherever a room lies beside a free cell.
    """
    if budget < 0:
        return False
    grid = walk.grid
    tables = walk.tables
    cells = grid.cells
    ability = walk.player.ability()
    jumps = ability == JUMPS
    breaks = ability == PASSAGES and paws > 0
    low = walk.low
    high = walk.high
    levels: list[list[int]] = [[start]]
    level: i64 = 0
    first = True
    while level < len(levels):
        now = levels[level]
        while now:
            room: i64 = now.pop()
            if room < _HALF:
                if low >> room & 1 != 0 and not first:
                    continue
                low |= bit(room)
            else:
                if high >> (room - _HALF) & 1 != 0 and not first:
                    continue
                high |= bit(room - _HALF)
            first = False
            cell: i64 = cells[room]
            for side in range(i64(4)):
                other: i64 = grid.at[cell + STRIDE[side]]
                if other >= 0:
                    if other < _HALF:
                        if low >> other & 1 != 0:
                            continue
                    elif high >> (other - _HALF) & 1 != 0:
                        continue
                    if grid.marks[other] != NO_MARK:
                        continue
                    passing = grid.passing(room, side)
                    if passing == CLOSED or (passing == LOCKED and keys == 0):
                        continue
                    design: i64 = grid.designs[other]
                    cost: i64 = 0
                    if design >= 0:
                        kind: i64 = tables.kind[design]
                        if kind == TRAP and not jumps:
                            continue
                        if kind == MONSTER:
                            cost = tables.damage[design]
                    if level + cost <= budget:
                        if cost == 0:
                            now.append(other)
                        else:
                            while len(levels) <= level + cost:
                                levels.append([])
                            levels[level + cost].append(other)
                elif other == FREE:
                    if breaks:
                        return True
                    leading = grid.leading_out(room, side)
                    if leading == OPEN or (leading == LOCKED and keys > 0):
                        return True
            if len(grid.portals) > 1 and room in grid.portals:
                now.extend(grid.portals)
        level += 1
    return False


# --- The exact search ------------------------------------------------------------------------------------------------


class Node:
    """A position of the search, and how it was come to from the one before."""

    __slots__ = ("alive", "before", "codes", "maze", "moves", "price", "walk", "won")

    before: Node | None
    walk: Walk
    maze: Maze
    moves: list[int]
    codes: list[int]
    won: bool
    alive: bool
    price: i64

    def __init__(self, before: Node | None, walk: Walk, maze: Maze) -> None:
        self.before = before
        self.walk = walk
        self.maze = maze
        self.moves = []
        self.codes = []
        self.won = False
        self.alive = False
        self.price = 0

    def go(self, code: i64) -> None:
        """Do what a choice says."""
        walk = self.walk
        walk.apply(code)
        move = code
        if code < FIGHT and self.maze.lazy != 0 and walk.mode != OUTSIDE and walk.room in self.maze.turnable:
            move += _EDGES * (1 + walk.grid.edges[walk.room])
            self.maze = self.maze.entered(walk.grid, walk.room)
        # Steps and walking past open no way that was not there before.
        if code >= FIGHT and code != PASS and code != SKIP:
            self.won = True
        self.moves.append(move)

    def turn(self, room: i64, quarters: i64) -> None:
        """DD-60: turn a card, right before the path goes into it."""
        self.walk.grid = self.walk.grid.with_turned(room, quarters)
        self.won = True


class Search:
    """The exact search for one decision: what leads nowhere for one choice leads nowhere for the next.

    ``ways`` are those that were found, each as far as the search had to go: moves from where it began. A move is a code,
    and _EDGES times how a card that Sharik may turn has to lie for it. They are tried first for the next choice.
    """

    __slots__ = ("dead", "maze", "walk", "ways")

    walk: Walk
    maze: Maze | None
    dead: set[tuple[int, ...]]
    ways: list[list[int]]

    def __init__(self, walk: Walk) -> None:
        self.walk = walk
        self.maze = None
        self.dead = set()
        self.ways = []

    def leads_out(self, walk: Walk) -> bool:
        """Whether any legal path leads out of a position, which is the search's own from now on.

        It is that of the decision, or follows it by one choice.
        """
        maze = self.maze
        if maze is None:
            maze = Maze.around(self.walk)
            self.maze = maze
        if walk.player.ability() == ROTATIONS:
            # A turned card matters only where the path goes through it, so it is turned when the path comes there.
            lazy: i64 = 15 & ~(bit(walk.sides) - 1) if len(walk.path) == 1 else 0
            room: i64 = -1
            if walk.grid is not self.walk.grid:
                room = walk.grid.at[HOME + STRIDE[walk.sides - 1]]
            maze = maze.relaid(walk.grid, room, lazy)
        for way in self.ways:
            if self._follows(Node(None, walk.copy(), maze), way):
                return True
        start = Node(None, walk, maze)
        start.won = True
        return self._settle(start) or (start.alive and self._seek(start))

    def _found(self, node: Node) -> None:
        """Keep the way to a position from which all is clear."""
        way: list[int] = []
        last: Node | None = node
        while last is not None:
            way = last.moves + way
            last = last.before
        if way:
            self.ways.append(way)

    def _follows(self, node: Node, way: list[int]) -> bool:
        """Whether a known way leads out from here as well."""
        walk = node.walk
        for move in way:
            code = move % _EDGES
            edges = move // _EDGES - 1
            if edges >= 0:
                room: i64 = _entered_by(walk, code)
                if room < 0:
                    return False
                if walk.grid.edges[room] != edges:
                    if room not in node.maze.turnable:
                        return False
                    quarters: i64 = 1
                    while turned(walk.grid.edges[room], quarters) != edges:
                        quarters += 1
                        if quarters == 4:
                            return False
                    node.turn(room, quarters)
            if walk.rough_refusal(code) != 0:
                return False
            node.go(code)
        return walk.mode == OUTSIDE or Prices(walk, False).spread(node.maze)

    def _settle(self, node: Node) -> bool:
        """Go on while there is but one choice; whether all is clear then. If not, there may still be hope."""
        walk = node.walk
        codes = node.codes
        while walk.mode != OUTSIDE:
            codes.clear()
            _useful_into(walk, codes)
            if len(codes) != 1 or (node.maze.lazy != 0 and walk.mode == GOING):
                break
            node.go(codes[0])
        if walk.mode == OUTSIDE or (node.won and Prices(walk, False).spread(node.maze)):
            self._found(node)
            return True
        best = Prices(walk, True)
        node.alive = best.hopes(node.maze)
        node.price = best.price
        return False

    def _seek(self, node: Node) -> bool:
        """Whether a way leads out of a position, its choices tried one after the other."""
        key = _key(node.walk, node.maze)
        if key in self.dead:
            return False
        nodes: list[Node] = []
        for code in node.codes:
            after = Node(node, node.walk.copy(), node.maze)
            after.go(code)
            if self._settle(after):
                return True
            if after.alive:
                nodes.append(after)
        if node.maze.lazy != 0 and node.walk.mode == GOING and self._turns(node, nodes):
            return True
        # First where the way out looks cheapest.
        while nodes:
            best = nodes[0]
            for other in nodes:
                if other.price < best.price:
                    best = other
            if self._seek(best):
                return True
            nodes.remove(best)
        self.dead.add(key)
        return False

    def _turns(self, node: Node, nodes: list[Node]) -> bool:
        """DD-60: the steps and jumps into cards that Sharik has turned; those he leaves as they lie come by the rules."""
        walk = node.walk
        for turnable in node.maze.turnable:
            room: i64 = turnable
            if room < 0:
                continue
            code = _way_into(walk, room)
            if code < 0:
                continue
            design: i64 = walk.grid.designs[room]
            for quarters in walk.tables.rotations[design]:
                # The first one is the card as it lies.
                if quarters == 0 or not _faces(walk, code, quarters):
                    continue
                after = Node(node, walk.copy(), node.maze)
                after.turn(room, quarters)
                if after.walk.rough_refusal(code) == 0:
                    after.go(code)
                    if self._settle(after):
                        return True
                    if after.alive:
                        nodes.append(after)
        return False


def _way_into(walk: Walk, room: i64) -> i64:
    """The jump or step into a card, however it is turned; -1 if there is none. What a step can do a jump can."""
    grid = walk.grid
    if len(grid.portals) > 1 and room in grid.portals and walk.room in grid.portals:
        return JUMP + NUMBER_OF[grid.cells[room]]
    for side in range(i64(4)):
        if grid.cells[room] == grid.cells[walk.room] + STRIDE[side]:
            return STEP + side
    return -1


def _faces(walk: Walk, code: i64, quarters: i64) -> bool:
    """Whether a card, turned so far, can be entered by a step at all; by a jump it always can."""
    if code >= JUMP:
        return True
    grid = walk.grid
    side = code - STEP
    cell: i64 = grid.cells[walk.room]
    room: i64 = grid.at[cell + STRIDE[side]]
    laid: i64 = turned(grid.edges[room], quarters)
    return laid >> 2 * (side ^ 2) & 3 != 0 or grid.broken(cell, side)


def _entered_by(walk: Walk, code: i64) -> i64:
    """The room into which a step or jump would lead; below 0 if there is none."""
    if code >= JUMP:
        return walk.grid.at[CELL_OF[code - JUMP]]
    return walk.grid.at[walk.grid.cells[walk.room] + STRIDE[code - STEP]]


def _useful_into(walk: Walk, codes: list[int]) -> None:
    """What the rules allow, but for what helps nobody out: a paw on coins or a chest. Cards are turned later."""
    if walk.mode == IN_ROOM:
        kind: i64 = walk.tables.kind[walk.grid.designs[walk.room]]
        if kind == COINS or kind == CHEST:
            codes.append(SKIP)
            return
    walk.rough_into(codes)
    if walk.mode == IN_ROOM:
        if CLAIM in codes and walk.tables.kind[walk.grid.designs[walk.room]] == POTION:
            codes.remove(CLAIM)
    else:
        while codes and codes[0] < STEP:
            del codes[0]


def _key(walk: Walk, maze: Maze) -> tuple[int, ...]:
    """Everything that decides what lies ahead. Cards to spend count only where a trap may come."""
    player = walk.player
    reach = Reach(walk, maze)
    key: list[int] = [
        walk.room,
        walk.mode,
        reach.low,
        reach.high,
        player.defence - walk.damage,
        player.paws,
        player.extra,
        min(player.keys, 1),
        player.syms,
        player.pairs,
        player.potions,
        walk.supply,
    ]
    if reach.traps:
        spendable = player.cards + walk.claims[1::3]
        spendable.sort()
        key.extend(spendable)
    if player.ability() == ROTATIONS:
        key.append(-1)
        for side in range(i64(4)):
            room: i64 = walk.grid.at[HOME + STRIDE[side]]
            if room >= 0 and (room == walk.room or reach.has(room)):
                key.append(side + 4 * walk.grid.edges[room] + 1024 * (maze.lazy >> side & 1))
    return tuple(key)
