"""DD-16: can the dungeon still be left? A cheap certificate first, an exact search only where it fails.

The certificate is a walk out that fights nobody and pays nothing: it needs no more than a flood by damage. Where there
is none, ``_searched`` goes through the paths that the rules allow, room by room and choice by choice with the same
``Walk`` that plays them, leaving out only what cannot matter: paws on coins and chests, branches that even an
optimist would give up, and positions that equal an earlier one in everything that lies ahead.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undercroft.games.doggos import reasons
from undercroft.games.doggos.codes import (
    BREAK,
    CELL_OF,
    CLAIM,
    FIGHT,
    HOME,
    JUMP,
    OUT,
    OVERPOWER,
    PASS,
    SKIP,
    STEP,
    STRIDE,
)
from undercroft.games.doggos.grid import CLOSED, COVERED, FREE, LOCKED, NO_MARK, OPEN, Grid
from undercroft.games.doggos.player import Player
from undercroft.games.doggos.tables import (
    CHEST,
    COINS,
    JUMPS,
    MONSTER,
    PASSAGES,
    PORTAL,
    POTION,
    ROTATIONS,
    SECOND_PAW,
    TRAMP,
    TRAP,
    turned,
)
from undercroft.games.doggos.walk import GOING, IN_ROOM, OUTSIDE, Walk
from undercroft.kernel.bits import bit

_HALF: Final = 60
"""Rooms in one set of bits."""
_ONE_OF_EACH: Final = 0x010101
_NO_SIDE: Final = 4


# --- Asking ----------------------------------------------------------------------------------------------------------


def can_leave(walk: Walk) -> bool:
    """Whether some legal path still leads out, with what the dog has and will gain."""
    if walk.mode == OUTSIDE:
        return True
    return _certified(walk) or _affords(walk) or _searched(walk)


def completes(walk: Walk, code: i64) -> bool:
    """Whether some legal path leads out after a choice that the rules allow."""
    if code >= OUT or _certified_after(walk, code):
        return True
    ahead = walk.copy()
    ahead.apply(code)
    return ahead.mode == OUTSIDE or _affords(ahead) or _searched(ahead)


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
    for code in rough:
        if completes(walk, code):
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


# --- The second certificate ------------------------------------------------------------------------------------------


def _affords(walk: Walk) -> bool:
    """Whether a way out can be paid with damage and the paws at hand, every monster beaten with what is in hand now.

    Rooms are taken in the order of what it costs to get there, each at its first price only: what it finds is a path,
    what it does not find may still be one.
    """
    grid = walk.grid
    player = walk.player
    budget = player.defence - walk.damage - 1
    if budget < 0:
        return False
    breaks = player.ability() == PASSAGES
    levels: list[list[int]] = []
    if walk.mode == GOING:
        _put(levels, 0, walk.room)
    else:
        _pay(walk, levels, walk.room, 0, 0, budget)
    done = Hope()
    done.low = walk.low
    done.high = walk.high
    level: i64 = 0
    while level < len(levels):
        now = levels[level]
        while now:
            entry: i64 = now.pop()
            room = entry & 127
            # The room where the walk begins is visited already, and taken at each of its prices.
            if room != walk.room:
                if _in(done, room):
                    continue
                _enter(done, room)
            damage = entry >> 7 & 255
            paws = entry >> 15
            cell: i64 = grid.cells[room]
            for side in range(i64(4)):
                other: i64 = grid.at[cell + STRIDE[side]]
                if other == FREE:
                    leading = grid.leading_out(room, side)
                    if leading == OPEN or (leading == LOCKED and player.keys > 0):
                        return True
                    if breaks and paws < player.paws:
                        return True
                elif other >= 0 and not _in(done, other) and grid.marks[other] == NO_MARK:
                    passing = grid.passing(room, side)
                    if passing == OPEN or (passing == LOCKED and player.keys > 0):
                        _pay(walk, levels, other, damage, paws, budget)
                    elif breaks and paws < player.paws:
                        _pay(walk, levels, other, damage, paws + 1, budget)
            if len(grid.portals) > 1 and room in grid.portals:
                for portal in grid.portals:
                    if not _in(done, portal):
                        _put(levels, level, portal | entry & ~127)
        level += 1
    return False


def _pay(walk: Walk, levels: list[list[int]], room: i64, damage: i64, paws: i64, budget: i64) -> None:
    """Every price of a room: damage, or paws for a monster or a trap."""
    tables = walk.tables
    player = walk.player
    design: i64 = walk.grid.designs[room]
    kind: i64 = tables.kind[design] if design >= 0 else PORTAL
    if kind == MONSTER:
        hurt: i64 = damage + tables.damage[design]
        if hurt <= budget:
            _put(levels, hurt + paws, _entry(room, hurt, paws))
        if player.beats(design):
            paws += 1
        elif player.ability() == SECOND_PAW and not tables.dragon[design]:
            paws += 2
        else:
            return
    elif kind == TRAP and player.ability() != JUMPS:
        paws += 1
    if paws <= player.paws:
        _put(levels, damage + paws, _entry(room, damage, paws))


def _entry(room: i64, damage: i64, paws: i64) -> i64:
    return room | damage * 128 | paws * 32768


# --- The exact search ------------------------------------------------------------------------------------------------


class Hope:
    """What an optimist sees from a position: the rooms that might still be entered, and whether one leads out."""

    __slots__ = ("high", "low", "out", "traps")

    low: i64
    high: i64
    out: bool
    traps: bool

    def __init__(self) -> None:
        self.low = 0
        self.high = 0
        self.out = False
        self.traps = False


def _searched(walk: Walk) -> bool:
    """Whether any legal path leads out: all of them, but for those that cannot matter."""
    start = walk
    if walk.player.ability() == ROTATIONS and len(walk.path) == 1:
        # A turned card matters only where the path goes through it, so it is turned when the path comes there.
        start = walk.copy()
        start.lazy = 15 & ~(bit(walk.sides) - 1)
    ahead: list[Walk] = [start]
    seen: set[tuple[int, ...]] = set()
    done: i64 = 0
    deep = False
    while done < len(ahead):
        # Now the oldest position, now the latest: a way out may lie near, or behind many choices.
        deep = not deep
        here = ahead.pop() if deep else ahead[done]
        if not deep:
            done += 1
        # Whoever asks has tried the certificates on the first one.
        if here is not start and (_certified(here) or _affords(here)):
            return True
        hope = _hope(here)
        if not hope.out:
            continue
        key = _key(here, hope)
        if key in seen:
            continue
        seen.add(key)
        if here.lazy != 0 and here.mode == GOING:
            _turned_into(here, ahead)
        codes: list[int] = []
        here.rough_into(codes)
        idle = here.mode == IN_ROOM and _gives_nothing(here)
        for code in codes:
            # A paw on coins or a chest helps nobody out, and cards are turned lazily.
            if code < STEP or (idle and code == CLAIM):
                continue
            child = here.copy()
            child.apply(code)
            if child.mode == OUTSIDE:
                return True
            ahead.append(child)
    return False


def _turned_into(walk: Walk, ahead: list[Walk]) -> None:
    """DD-60: the steps and jumps into cards that Sharik has turned; those he leaves as they lie come by the rules."""
    grid = walk.grid
    cell: i64 = grid.cells[walk.room]
    for side in range(i64(4)):
        beside: i64 = cell + STRIDE[side]
        if _turnable(walk, beside) >= 0 and walk.enter_refusal(beside) == 0:
            for quarters in range(i64(1), i64(4)):
                child = _with_turned(walk, grid.at[beside], quarters)
                if child.rough_refusal(STEP + side) == 0:
                    child.enter(grid.at[beside])
                    ahead.append(child)
    if len(grid.portals) > 1 and walk.room in grid.portals:
        for portal in grid.portals:
            if _turnable(walk, grid.cells[portal]) >= 0 and not walk.visited(portal):
                for quarters in range(i64(1), i64(4)):
                    child = _with_turned(walk, portal, quarters)
                    child.enter(portal)
                    ahead.append(child)


def _with_turned(walk: Walk, room: i64, quarters: i64) -> Walk:
    child = walk.copy()
    child.grid = walk.grid.copy()
    child.grid.turn(room, quarters)
    return child


def _gives_nothing(walk: Walk) -> bool:
    kind: i64 = walk.tables.kind[walk.grid.designs[walk.room]]
    return kind == COINS or kind == CHEST or kind == POTION


def _key(walk: Walk, hope: Hope) -> tuple[int, ...]:
    """Everything that decides what lies ahead. Cards to spend count only where a trap may come."""
    player = walk.player
    key: list[int] = [
        walk.room,
        walk.mode,
        hope.low,
        hope.high,
        player.defence - walk.damage,
        player.paws,
        player.extra,
        min(player.keys, 1),
        player.syms,
        player.pairs,
        player.potions,
        walk.supply,
    ]
    if hope.traps:
        spendable = player.cards + walk.claims[1::3]
        spendable.sort()
        key.extend(spendable)
    if player.ability() == ROTATIONS:
        key.append(-1)
        key.append(walk.lazy)
        for side in range(i64(4)):
            room: i64 = walk.grid.at[HOME + STRIDE[side]]
            if room >= 0 and _in(hope, room):
                key.append(walk.grid.edges[room])
    return tuple(key)


def _hope(walk: Walk) -> Hope:
    """Doors open if a key might come, traps if anything could pay for them; then damage at its most lenient."""
    player = walk.player
    hope = Hope()
    keys = player.keys > 0 or player.paws > 0
    _reach(walk, keys, hope)
    if player.keys == 0 and player.paws > 0 and not _key_ahead(walk, hope):
        keys = False
        _reach(walk, keys, hope)
    if hope.out:
        hope.out = _affordable(walk, keys, hope)
    return hope


def _key_ahead(walk: Walk, hope: Hope) -> bool:
    for room in range(i64(len(walk.grid.cells))):
        if _in(hope, room):
            design: i64 = walk.grid.designs[room]
            if design >= 0 and walk.tables.keys[design] > 0:
                return True
    return False


def _in(hope: Hope, room: i64) -> bool:
    if room < _HALF:
        return hope.low >> room & 1 != 0
    return hope.high >> (room - _HALF) & 1 != 0


def _enter(hope: Hope, room: i64) -> None:
    if room < _HALF:
        hope.low |= bit(room)
    else:
        hope.high |= bit(room - _HALF)


def _turnable(walk: Walk, cell: i64) -> i64:
    """DD-60: the side of the start room on which Sharik may still turn the card of a cell; -1 if he may not."""
    if walk.lazy != 0:
        for side in range(i64(4)):
            if cell - HOME == STRIDE[side] and walk.lazy >> side & 1 != 0:
                return side
    return -1


def _turns_through(grid: Grid, room: i64, one_side: i64, other_side: i64, keys: bool) -> bool:
    """Whether a card can be turned so that it leads from one side to the other."""
    cell: i64 = grid.cells[room]
    edges: i64 = grid.edges[room]
    if grid.broken(cell, one_side) or grid.broken(cell, other_side):
        return True
    for quarters in range(i64(4)):
        laid: i64 = turned(edges, quarters)
        if _opens(laid, one_side, keys) and _opens(laid, other_side, keys):
            return True
    return False


def _opens(edges: i64, side: i64, keys: bool) -> bool:
    edge = edges >> 2 * side & 3
    return edge == 1 or (edge == 2 and keys)


def _open_for_optimists(walk: Walk, room: i64, side: i64, keys: bool) -> bool:
    """Whether an edge might be passed: Sharik may turn what touches the start room, Bonk breaks anything."""
    grid = walk.grid
    player = walk.player
    ability = player.ability()
    if ability == PASSAGES and player.paws > 0:
        return True
    cell: i64 = grid.cells[room]
    other: i64 = grid.at[cell + STRIDE[side]]
    state: i64 = grid.passing(room, side) if other >= 0 else grid.leading_out(room, side)
    if state == OPEN or (state == LOCKED and keys):
        return True
    if walk.lazy == 0:
        return False
    if _turnable(walk, cell) < 0 and not _opens(grid.edges[room], side, keys):
        return False
    if other < 0:
        return True
    return _turnable(walk, cell + STRIDE[side]) >= 0 or _opens(grid.edges[other], side ^ 2, keys)


def _reach(walk: Walk, keys: bool, hope: Hope) -> None:
    """The rooms that might be entered from here on, the present one included."""
    grid = walk.grid
    tables = walk.tables
    player = walk.player
    pays = (
        player.ability() == JUMPS
        or player.paws > 0
        or player.potions != 0
        or player.syms != 0
        or player.pairs != 0
    )
    hope.out = False
    hope.traps = walk.mode == IN_ROOM and tables.kind[grid.designs[walk.room]] == TRAP
    low = walk.low
    high = walk.high
    lazy = walk.lazy != 0
    breaks = player.ability() == PASSAGES and player.paws > 0
    # A card that Sharik may turn does not lead from every side to every other: remember the side one comes from.
    now: list[int] = [walk.room | _NO_SIDE * 128]
    came: i64 = 0
    linked = len(grid.portals) < 2
    while now:
        entry: i64 = now.pop()
        room = entry & 127
        cell: i64 = grid.cells[room]
        came_by = entry >> 7
        turns = lazy and came_by != _NO_SIDE and _turnable(walk, cell) >= 0
        for side in range(i64(4)):
            other: i64 = grid.at[cell + STRIDE[side]]
            if other < 0 and (other != FREE or hope.out):
                continue
            if turns and not _turns_through(grid, room, came_by, side, keys):
                continue
            if other == FREE:
                hope.out = _open_for_optimists(walk, room, side, keys)
                continue
            if grid.marks[other] != NO_MARK or walk.visited(other):
                continue
            place: i64 = _turnable(walk, cell + STRIDE[side]) if lazy else -1
            known = low >> other & 1 != 0 if other < _HALF else high >> (other - _HALF) & 1 != 0
            if known and (place < 0 or came >> (4 * place + (side ^ 2)) & 1 != 0):
                continue
            if not breaks:
                passing = grid.passing(room, side)
                open_ = passing == OPEN or (passing == LOCKED and keys)
                if not open_ and not (lazy and _open_for_optimists(walk, room, side, keys)):
                    continue
            design: i64 = grid.designs[other]
            if design >= 0 and tables.kind[design] == TRAP:
                if not pays:
                    continue
                hope.traps = True
            if other < _HALF:
                low |= bit(other)
            else:
                high |= bit(other - _HALF)
            if place >= 0:
                came |= bit(4 * place + (side ^ 2))
            now.append(other | (side ^ 2) * 128)
        if not linked and room in grid.portals:
            linked = True
            for portal in grid.portals:
                # Also one that was reached on foot: by the link it is left through any side that it can be turned to.
                if not walk.visited(portal):
                    if portal < _HALF:
                        low |= bit(portal)
                    else:
                        high |= bit(portal - _HALF)
                    now.append(portal | _NO_SIDE * 128)
    hope.low = low & ~walk.low
    hope.high = high & ~walk.high
    _enter(hope, walk.room)


def _affordable(walk: Walk, keys: bool, hope: Hope) -> bool:
    """Whether damage could stay under the defence if every trophy ahead were won and every symbol came in time."""
    grid = walk.grid
    dreams = _dreams(walk, hope)
    budget = dreams.defence - walk.damage - 1
    done = Hope()
    levels: list[list[int]] = []
    _put(levels, _dream_cost(walk, dreams, walk.room) if walk.mode == IN_ROOM else 0, walk.room)
    level: i64 = 0
    while level < len(levels) and level <= budget:
        now = levels[level]
        while now:
            room: i64 = now.pop()
            if _in(done, room):
                continue
            _enter(done, room)
            cell: i64 = grid.cells[room]
            for side in range(i64(4)):
                other: i64 = grid.at[cell + STRIDE[side]]
                if other == FREE:
                    if _open_for_optimists(walk, room, side, keys):
                        return True
                elif (
                    other >= 0
                    and _in(hope, other)
                    and not _in(done, other)
                    and _open_for_optimists(walk, room, side, keys)
                ):
                    _put(levels, level + _dream_cost(walk, dreams, other), other)
            if len(grid.portals) > 1 and room in grid.portals:
                for portal in grid.portals:
                    if _in(hope, portal) and not _in(done, portal):
                        now.append(portal)
        level += 1
    return False


def _dreams(walk: Walk, hope: Hope) -> Player:
    """The player with every trophy, shield and potion that lies ahead, if there is a paw to claim any."""
    grid = walk.grid
    tables = walk.tables
    dreams = walk.player.copy()
    if dreams.paws == 0:
        return dreams
    for room in range(i64(len(grid.cells))):
        design: i64 = grid.designs[room]
        if design < 0 or not _in(hope, room) or (room == walk.room and walk.mode != IN_ROOM):
            continue
        kind: i64 = tables.kind[design]
        dreams.syms += tables.trophy[design]
        dreams.defence += tables.shields[design]
        if kind == TRAMP:
            dreams.syms += _ONE_OF_EACH
        elif kind == POTION:
            # Potions of one symbol: what the supply has now, and what a fight may put back.
            dreams.syms += walk.supply + walk.player.potions
    dreams.syms += walk.player.potions
    return dreams


def _dream_cost(walk: Walk, dreams: Player, room: i64) -> i64:
    """The least damage that a room could do: none if the monster might be beaten. Paws never grow on a path."""
    design: i64 = walk.grid.designs[room]
    if design < 0 or walk.tables.kind[design] != MONSTER:
        return 0
    if dreams.paws > 0 and dreams.beats(design):
        return 0
    if dreams.paws > 1 and dreams.ability() == SECOND_PAW and not walk.tables.dragon[design]:
        return 0
    return walk.tables.damage[design]


def _put(levels: list[list[int]], level: i64, room: i64) -> None:
    while len(levels) <= level:
        levels.append([])
    levels[level].append(room)
