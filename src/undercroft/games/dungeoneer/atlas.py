"""The map: how locations lie, which edges can be passed, where a card may be placed (DL-36 to DL-38, DLQ-143)."""

from __future__ import annotations

from undercroft.games.dungeoneer.chart import Chart
from undercroft.games.dungeoneer.codes import PLACE
from undercroft.games.dungeoneer.state import DungeoneerState
from undercroft.games.dungeoneer.tables import OPEN_EXIT, WALL
from undercroft.kernel.squares import CELL_OF, NUMBER_OF, STRIDE


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
    return chart_of(state).passes[location * 4 + side] >= 0


def joined(state: DungeoneerState, location: int, side: int) -> int:
    """The location joined on this side by an edge without walls (DLQ-4, DLQ-6); -1 if there is none."""
    return chart_of(state).ways[location * 4 + side]


def laid(state: DungeoneerState) -> list[int]:
    """All locations on the map; not to be changed."""
    return chart_of(state).laid


def entrances(state: DungeoneerState) -> list[int]:
    """DLQ-150: every location on the map with the entrance symbol; not to be changed."""
    return chart_of(state).entrances


def distance(state: DungeoneerState, location: int) -> int:
    """DLQ-68: the cards strictly between a location and the nearest entrance."""
    return max(0, chart_of(state).away[location] - 1)


def chart_of(state: DungeoneerState) -> Chart:
    """The ways of the map as it lies now."""
    chart = state.chart
    if chart.cells is state.cells and chart.marks is state.exit_marks:
        return chart
    chart = _draw(state)
    state.chart = chart
    return chart


def _draw(state: DungeoneerState) -> Chart:
    chart = Chart(state.cells, state.exit_marks)
    one_way = state.tables.one_way
    count = len(state.cells)
    for location in range(count):
        if state.cells[location] < 0:
            chart.ways.extend((-1, -1, -1, -1))
            chart.passes.extend((-1, -1, -1, -1))
            continue
        chart.laid.append(location)
        if state.tables.locations[location].entrance:
            chart.entrances.append(location)
        for side in range(4):
            other = beside(state, location, side)
            way = -1
            passed = -1
            if other >= 0 and exit_kind(state, location, side) != WALL:
                if exit_kind(state, other, (side + 2) % 4) != WALL:
                    way = other
                    passed = other
                elif one_way:
                    passed = other
            chart.ways.append(way)
            chart.passes.append(passed)
    chart.cuts = [-1] * (4 * count)
    chart.away = [-1] * count
    reach(chart.ways, chart.entrances, chart.away)
    chart.free = _free_cells(state)
    return chart


def reach(ways: list[int], start: list[int], away: list[int]) -> None:
    """Set how many steps every location is away from the nearest of these, where it was -1 (DLQ-69)."""
    queue = start[:]
    for location in start:
        away[location] = 0
    place = 0
    while place < len(queue):
        location = queue[place]
        place += 1
        steps = away[location] + 1
        for side in range(4):
            other = ways[location * 4 + side]
            if other >= 0 and away[other] < 0:
                away[other] = steps
                queue.append(other)


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


def _free_cells(state: DungeoneerState) -> list[int]:
    found: list[int] = []
    seen: set[int] = set()
    for cell in state.cells:
        if cell >= 0:
            for stride in STRIDE:
                beyond = cell + stride
                if state.at[beyond] < 0 and NUMBER_OF[beyond] >= 0 and beyond not in seen:
                    seen.add(beyond)
                    found.append(beyond)
    found.sort()
    return found


def placements_into(state: DungeoneerState, location: int, more: bool, buffer: list[int]) -> None:
    """Every legal place of a card, as codes."""
    halves = 1 if same_upside_down(state, location) else 2
    for cell in chart_of(state).free:
        for half in range(halves):
            if fits(state, location, cell, half, more):
                buffer.append(PLACE + NUMBER_OF[cell] * 2 + half)


def can_be_placed(state: DungeoneerState, location: int, more: bool) -> bool:
    """Whether a card has any legal place."""
    chart = chart_of(state)
    key = location * 2 + more
    if key not in chart.fitting:
        chart.fitting[key] = _has_place(state, location, more)
    return chart.fitting[key]


def _has_place(state: DungeoneerState, location: int, more: bool) -> bool:
    halves = 1 if same_upside_down(state, location) else 2
    for cell in chart_of(state).free:
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
    for cards in (pile.pool, pile.top, pile.bottom, *pile.under):
        for location in cards:
            if can_be_placed(state, location, more):
                return True
    return False


def lay(state: DungeoneerState, location: int, cell: int, half: int) -> None:
    """Put a location on the map."""
    _move(state, location, cell)
    turned = state.turned[:]
    turned[location] = half
    state.turned = turned


def _move(state: DungeoneerState, location: int, cell: int) -> None:
    """Take a location from where it lies, if it does, and lay it down; copies of the state keep the old lists."""
    at = state.at[:]
    if state.cells[location] >= 0:
        at[state.cells[location]] = -1
    at[cell] = location
    cells = state.cells[:]
    cells[location] = cell
    state.at = at
    state.cells = cells


def shift_targets(state: DungeoneerState, location: int) -> list[int]:
    """DLQ-146: every cell to which a laid location may be shifted, its rotation kept, as codes; not to be changed."""
    chart = chart_of(state)
    more = more_to_come(state)
    key = location * 2 + more
    if key not in chart.shifts:
        chart.shifts[key] = [] if location in chart.entrances else _shift_targets(state, location, more)
    return chart.shifts[key]


def _shift_targets(state: DungeoneerState, location: int, more: bool) -> list[int]:
    chart = chart_of(state)
    home = state.cells[location]
    half = state.turned[location]
    # The map without the card, on a state of its own that has nothing but the map.
    lifted = DungeoneerState(state.tables, state.streams, False)
    lifted.at = state.at[:]
    lifted.at[home] = -1
    lifted.cells = state.cells[:]
    lifted.cells[location] = -1
    lifted.turned = state.turned
    lifted.exit_marks = state.exit_marks
    ways = chart.ways[:]
    for side in range(4):
        other = ways[location * 4 + side]
        if other >= 0:
            ways[other * 4 + (side + 2) % 4] = -1
            ways[location * 4 + side] = -1
    away = [-1] * len(state.cells)
    reach(ways, chart.entrances, away)
    away[location] = 0
    # Where the rest holds together, a card that joins any of it joins it all. A changed exit may belie the print.
    whole = _all_reached(chart, away) and not any(mark.location == location for mark in chart.marks)
    found: list[int] = []
    # A free cell beside the card alone has nothing to join once it is lifted.
    for cell in chart.free:
        if fits(lifted, location, cell, half, more) and (
            whole or _joins_all(lifted, chart, ways, away, location, cell)
        ):
            found.append(PLACE + NUMBER_OF[cell] * 2 + half)
    return found


def _all_reached(chart: Chart, away: list[int]) -> bool:
    return all(away[location] >= 0 for location in chart.laid)


def _joins_all(
    lifted: DungeoneerState, chart: Chart, ways: list[int], away: list[int], location: int, cell: int
) -> bool:
    """DL-102: whether every location has a path to an entrance once the lifted one lies in this cell.

    ``ways`` and ``away`` are those of the map without it.
    """
    neighbours: list[int] = []
    held = False
    for side in range(4):
        other = lifted.at[cell + STRIDE[side]]
        if (
            other >= 0
            and exit_kind(lifted, location, side) != WALL
            and exit_kind(lifted, other, (side + 2) % 4) != WALL
        ):
            neighbours.append(other)
            held = held or away[other] >= 0
    if not held:
        return False
    reached = away[:]
    reach(ways, neighbours, reached)
    return _all_reached(chart, reached)


def shift(state: DungeoneerState, location: int, code: int) -> None:
    """DLQ-146: lift a location with everything on it and lay it elsewhere."""
    _move(state, location, CELL_OF[(code - PLACE) // 2])


def stays_connected(state: DungeoneerState, location: int, side: int) -> bool:
    """Whether the map stays connected if this exit (side of the map) becomes a wall."""
    chart = chart_of(state)
    place = location * 4 + side
    if chart.cuts[place] < 0:
        chart.cuts[place] = 1 if chart.ways[place] >= 0 and _parts(chart, location, side) else 0
    return chart.cuts[place] == 0


def _parts(chart: Chart, location: int, side: int) -> bool:
    """Whether the two locations that this edge joins have no other way to each other."""
    other = chart.ways[location * 4 + side]
    ways = chart.ways[:]
    ways[location * 4 + side] = -1
    ways[other * 4 + (side + 2) % 4] = -1
    away = [-1] * len(chart.cells)
    reach(ways, [location], away)
    return away[other] < 0


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
