"""The map: how locations lie, which edges can be passed, where a card may be placed (DL-36 to DL-38, DLQ-143)."""

from __future__ import annotations

from undercroft.games.dungeoneer.codes import PLACE
from undercroft.games.dungeoneer.state import DungeoneerState
from undercroft.games.dungeoneer.tables import OPEN_EXIT, WALL
from undercroft.kernel.squares import AREA, CELL_OF, NUMBER_OF, STRIDE


def printed_side(state: DungeoneerState, location: int, side: int) -> int:
    """The side of the upright card that lies towards this side of the map."""
    return (side + 2 * state.turned[location]) % 4


def exit_kind(state: DungeoneerState, location: int, side: int) -> int:
    """What kind of exit a laid location has towards a side of the map now."""
    printed = printed_side(state, location, side)
    if state.exit_marks:
        for mark in reversed(state.exit_marks):
            if mark.location == location and mark.side == printed:
                return mark.kind
    return state.tables.locations[location].exits[printed]


def opener(state: DungeoneerState, location: int, side: int) -> int:
    """DLQ-147: the seat whose hero stands on this exit and holds it open; -1 if nobody does."""
    opened = state.opened
    for place in range(0, len(opened), 3):
        if opened[place] == location and opened[place + 1] == side:
            return opened[place + 2]
    return -1


def beside(state: DungeoneerState, location: int, side: int) -> int:
    """The location that lies on this side; -1 if the cell is free."""
    return state.at[state.cells[location] + STRIDE[side]]


def passable(state: DungeoneerState, location: int, side: int) -> bool:
    """DLQ-5: whether a hero can leave by this side: a location lies there, and no wall is on either side."""
    other = beside(state, location, side)
    if other < 0 or exit_kind(state, location, side) == WALL:
        return False
    return state.tables.one_way or exit_kind(state, other, (side + 2) % 4) != WALL


def joined(state: DungeoneerState, location: int, side: int) -> int:
    """The location joined on this side by an edge without walls (DLQ-4, DLQ-6); -1 if there is none."""
    other = beside(state, location, side)
    if other < 0 or exit_kind(state, location, side) == WALL:
        return -1
    return other if exit_kind(state, other, (side + 2) % 4) != WALL else -1


def laid(state: DungeoneerState) -> list[int]:
    """All locations on the map."""
    return [location for location in range(len(state.cells)) if state.cells[location] >= 0]


def steps_from(state: DungeoneerState, start: list[int]) -> list[int]:
    """How many steps every location is away from the nearest of these, -1 where no way leads (DLQ-69)."""
    away = [-1] * len(state.cells)
    queue: list[int] = []
    for location in start:
        away[location] = 0
        queue.append(location)
    place = 0
    while place < len(queue):
        location = queue[place]
        place += 1
        for side in range(4):
            other = joined(state, location, side)
            if other >= 0 and away[other] < 0:
                away[other] = away[location] + 1
                queue.append(other)
    return away


def entrances(state: DungeoneerState) -> list[int]:
    """DLQ-150: every location on the map with the entrance symbol."""
    return [location for location in laid(state) if state.tables.locations[location].entrance]


def distance(state: DungeoneerState, location: int) -> int:
    """DLQ-68: the cards strictly between a location and the nearest entrance."""
    steps = steps_from(state, entrances(state))[location]
    return max(0, steps - 1)


def connected(state: DungeoneerState) -> bool:
    """DL-102: whether every location has a path to an entrance."""
    away = steps_from(state, entrances(state))
    for location in range(len(state.cells)):
        if state.cells[location] >= 0 and away[location] < 0:
            return False
    return True


def _exit_laid(state: DungeoneerState, location: int, side: int, half: int) -> int:
    return state.tables.locations[location].exits[(side + 2 * half) % 4]


def fits(state: DungeoneerState, location: int, cell: int, half: int, more: bool) -> bool:
    """DLQ-143: whether a location may be placed in a free cell, upright or turned by 180 degrees.

    ``more`` tells whether any location is still to come after this one: only then must the map stay open (DLQ-7).
    """
    if state.at[cell] >= 0 or NUMBER_OF[cell] < 0:
        return False
    surface = state.tables.locations[location].surface
    meets = False
    ways_on = False
    for side in range(4):
        other = state.at[cell + STRIDE[side]]
        own = _exit_laid(state, location, side, half)
        if other < 0:
            if own != WALL and NUMBER_OF[cell + STRIDE[side]] >= 0:
                ways_on = True
            continue
        if state.tables.locations[other].surface != surface:
            return False
        if own != WALL and exit_kind(state, other, (side + 2) % 4) != WALL:
            meets = True
    if not meets:
        return False
    return not more or ways_on or _open_elsewhere(state, cell)


def _open_elsewhere(state: DungeoneerState, filled: int) -> bool:
    """Whether some exit of the map faces a free cell other than this one."""
    for location in range(len(state.cells)):
        cell = state.cells[location]
        if cell < 0:
            continue
        for side in range(4):
            beyond = cell + STRIDE[side]
            if (
                beyond != filled
                and state.at[beyond] < 0
                and NUMBER_OF[beyond] >= 0
                and exit_kind(state, location, side) != WALL
            ):
                return True
    return False


def same_upside_down(state: DungeoneerState, location: int) -> bool:
    """Whether half a turn changes nothing: then there is only one way to lay the card."""
    card = state.tables.locations[location]
    return all(
        card.exits[side] == card.exits[side + 2]
        and card.exit_stats[side] == card.exit_stats[side + 2]
        and card.exit_numbers[side] == card.exit_numbers[side + 2]
        for side in range(2)
    )


def free_cells(state: DungeoneerState) -> list[int]:
    """The free cells beside laid cards, rising."""
    found: list[int] = []
    seen = [False] * AREA
    for cell in state.cells:
        if cell >= 0:
            for stride in STRIDE:
                beyond = cell + stride
                if state.at[beyond] < 0 and not seen[beyond] and NUMBER_OF[beyond] >= 0:
                    seen[beyond] = True
                    found.append(beyond)
    found.sort()
    return found


def placements_into(state: DungeoneerState, location: int, more: bool, buffer: list[int]) -> None:
    """Every legal place of a card, as codes."""
    halves = 1 if same_upside_down(state, location) else 2
    for cell in free_cells(state):
        for half in range(halves):
            if fits(state, location, cell, half, more):
                buffer.append(PLACE + NUMBER_OF[cell] * 2 + half)


def can_be_placed(state: DungeoneerState, location: int, more: bool) -> bool:
    """Whether a card has any legal place."""
    halves = 1 if same_upside_down(state, location) else 2
    for cell in free_cells(state):
        for half in range(halves):
            if fits(state, location, cell, half, more):
                return True
    return False


def more_to_come(state: DungeoneerState, besides: int = 0) -> bool:
    """Whether any location of any stage is still to come, this many cards aside."""
    held = state.locations.size()
    for player in state.players:
        held += len(player.share)
    return held > besides or state.stage + 1 < len(state.tables.stages)


def any_fits(state: DungeoneerState) -> bool:
    """DLQ-145: whether some card of the location deck can be placed; everybody knows what is still to come."""
    pile = state.locations
    if pile.size() == 0:
        return False
    more = more_to_come(state, 1)
    # All cards of one deck but the certain ones are equal to those who ask: any of them that fits will do.
    for cards in (pile.pool, pile.under, pile.top, pile.bottom):
        for location in cards:
            if can_be_placed(state, location, more):
                return True
    return False


def lay(state: DungeoneerState, location: int, cell: int, half: int) -> None:
    """Put a location on the map."""
    state.at[cell] = location
    state.cells[location] = cell
    state.turned[location] = half


def shift_targets_into(state: DungeoneerState, location: int, buffer: list[int], first: bool = False) -> None:
    """DLQ-146: every cell to which a laid location may be shifted, its rotation kept, as codes; or the first of them."""
    home = state.cells[location]
    half = state.turned[location]
    if state.tables.locations[location].entrance:
        return
    more = more_to_come(state)
    state.at[home] = -1
    state.cells[location] = -1
    # Where the rest holds together, a card that joins any of it joins it all. A changed exit may belie the print.
    whole = connected(state) and not any(mark.location == location for mark in state.exit_marks)
    for cell in free_cells(state):
        if cell != home and fits(state, location, cell, half, more):
            state.at[cell] = location
            state.cells[location] = cell
            if whole or connected(state):
                buffer.append(PLACE + NUMBER_OF[cell] * 2 + half)
            state.at[cell] = -1
            state.cells[location] = -1
            if first and buffer:
                break
    state.at[home] = location
    state.cells[location] = home


def shift(state: DungeoneerState, location: int, code: int) -> None:
    """DLQ-146: lift a location with everything on it and lay it elsewhere."""
    cell = CELL_OF[(code - PLACE) // 2]
    state.at[state.cells[location]] = -1
    state.at[cell] = location
    state.cells[location] = cell


def stays_connected(state: DungeoneerState, location: int, side: int) -> bool:
    """Whether the map stays connected if this exit (side of the map) becomes a wall."""
    other = joined(state, location, side)
    if other < 0:
        return True
    # Without this edge, is the other card still reached?
    away = [False] * len(state.cells)
    queue = [location]
    away[location] = True
    while queue:
        here = queue.pop()
        for way in range(4):
            if here == location and way == side:
                continue
            beyond = joined(state, here, way)
            if beyond == location and here == other and way == (side + 2) % 4:
                continue
            if beyond >= 0 and not away[beyond]:
                away[beyond] = True
                queue.append(beyond)
    return away[other]


def close_exits(state: DungeoneerState) -> None:
    """DLQ-147: an exit is blocked again as soon as its opener is no longer in that location."""
    opened = state.opened
    if not opened:
        return
    kept: list[int] = []
    for place in range(0, len(opened), 3):
        seat = opened[place + 2]
        if state.players[seat].alive and state.players[seat].place == opened[place]:
            kept.extend(opened[place : place + 3])
    state.opened = kept


def close_exit_of(state: DungeoneerState, seat: int) -> None:
    """DLQ-60, DLQ-147: the exit that a hero stands on is blocked again; a hero holds at most one open."""
    kept: list[int] = []
    for place in range(0, len(state.opened), 3):
        if state.opened[place + 2] != seat:
            kept.extend(state.opened[place : place + 3])
    state.opened = kept


def is_open(state: DungeoneerState, location: int, side: int) -> bool:
    """Whether an exit needs no test: printed open, or held open by a hero."""
    return exit_kind(state, location, side) == OPEN_EXIT or opener(state, location, side) >= 0
