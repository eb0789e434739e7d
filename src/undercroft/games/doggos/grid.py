"""The dungeon: rooms on a grid, their edges, paws, covered traps, emptied cells and passages."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undercroft.games.doggos.tables import PORTAL, START, Tables, turned
from undercroft.kernel.squares import AREA, HOME, NUMBER_OF, STRIDE

FREE: Final = -1
EMPTY_CELL: Final = -2
"""What ``at`` holds for a cell without a room: bare table, or a cell that was emptied (DD-27)."""

NO_MARK: Final = 0
COVERED: Final = 1
"""A trap with a spent card on it. Higher marks are paws: see ``paw_mark``."""

CLOSED: Final = 0
OPEN: Final = 1
LOCKED: Final = 2

_FREE_TABLE: Final[list[int]] = [FREE] * AREA


class Grid:
    """The dungeon. Rooms are numbered in the order in which they were laid, the start room is 0.

    ``covers`` lists trap cell and what lies on it (a card, or POTION_COVER + symbol), ``emptied`` cell, seat and paws,
    ``passages`` the broken edges.
    """

    __slots__ = (
        "at",
        "cells",
        "covers",
        "designs",
        "edges",
        "emptied",
        "marks",
        "passages",
        "portals",
        "rots",
        "shared",
    )

    at: list[int]
    cells: list[int]
    designs: list[int]
    edges: list[int]
    rots: list[int]
    marks: list[int]
    portals: list[int]
    covers: list[int]
    emptied: list[int]
    passages: list[int]
    shared: bool

    def __init__(self) -> None:
        self.at = _FREE_TABLE
        self.cells = []
        self.designs = []
        self.edges = []
        self.rots = []
        self.marks = []
        self.portals = []
        self.covers = []
        self.emptied = []
        self.passages = []
        self.shared = False

    @staticmethod
    def begun(tables: Tables) -> Grid:
        """DD-5: only the start room lies on the table."""
        grid = Grid()
        grid.at = _FREE_TABLE[:]
        grid.lay(tables, HOME, -1, 0)
        return grid

    def copy(self) -> Grid:
        """An independent copy."""
        other = Grid()
        other.at = self.at[:]
        other.cells = self.cells[:]
        other.designs = self.designs[:]
        other.edges = self.edges[:]
        other.rots = self.rots[:]
        other.marks = self.marks[:]
        other.portals = self.portals[:]
        other.covers = self.covers[:]
        other.emptied = self.emptied[:]
        other.passages = self.passages[:]
        return other

    def share(self) -> Grid:
        """This grid for one more holder: from now on none of them changes it in place, see ``own``."""
        self.shared = True
        return self

    def own(self) -> Grid:
        """A grid that may be changed in place: this one, or a copy of it if it is shared."""
        return self.copy() if self.shared else self

    def lay(self, tables: Tables, cell: i64, design: i64, quarters: i64) -> None:
        """Lay a card (-1: the start room) on a free cell."""
        room: i64 = len(self.cells)
        self.at[cell] = room
        self.cells.append(cell)
        self.designs.append(design)
        edges: i64 = tables.start_edges if design < 0 else tables.edges[design]
        self.edges.append(turned(edges, quarters))
        self.rots.append(quarters)
        self.marks.append(NO_MARK)
        if design >= 0 and tables.kind[design] == PORTAL:
            self.portals.append(room)

    def with_turned(self, room: i64, quarters: i64) -> Grid:
        """DD-60: exits, doors and walls turn with the card, passages stay. All else belongs to both grids."""
        other = Grid()
        other.at = self.at
        other.cells = self.cells
        other.designs = self.designs
        other.edges = self.edges[:]
        other.rots = self.rots[:]
        other.marks = self.marks
        other.portals = self.portals
        other.covers = self.covers
        other.emptied = self.emptied
        other.passages = self.passages
        other.shared = True
        self.shared = True
        other.edges[room] = turned(self.edges[room], quarters)
        other.rots[room] = (self.rots[room] + quarters) & 3
        return other

    def empty(self, cell: i64, seat: i64, paws: i64) -> None:
        """DD-27: the card is gone, the paw stays till the end of the round."""
        self.at[cell] = EMPTY_CELL
        self.emptied.extend([cell, seat, paws])

    # --- Edges -------------------------------------------------------------------------------------------------------

    def broken(self, cell: i64, side: i64) -> bool:
        """DD-59: whether a passage leads through this edge."""
        return len(self.passages) > 0 and edge_of(cell, side) in self.passages

    def passing(self, room: i64, side: i64) -> i64:
        """DD-14, DD-32: how the edge to the neighbouring room stands: closed, open, or locked by a door."""
        cell: i64 = self.cells[room]
        other: i64 = self.at[cell + STRIDE[side]]
        mine = self.edges[room] >> 2 * side & 3
        yours = self.edges[other] >> 2 * (side ^ 2) & 3
        if mine == 1 and yours == 1:
            return OPEN
        if len(self.passages) > 0 and edge_of(cell, side) in self.passages:
            return OPEN
        return LOCKED if mine != 0 and yours != 0 else CLOSED

    def leading_out(self, room: i64, side: i64) -> i64:
        """DD-10, DD-32: how the edge to a free cell stands."""
        mine = self.edges[room] >> 2 * side & 3
        if mine == 1 or self.broken(self.cells[room], side):
            return OPEN
        return LOCKED if mine == 2 else CLOSED

    def placeable_numbers(self) -> list[int]:
        """DD-8, DD-50: the numbers of all free cells that are ``placeable``, rising."""
        facing: list[int] = []
        for room in range(i64(len(self.cells))):
            cell: i64 = self.cells[room]
            if self.at[cell] != room:
                continue
            for side in range(i64(4)):
                beside: i64 = cell + STRIDE[side]
                if self.at[beside] == FREE and self.leading_out(room, side) != CLOSED:
                    number: i64 = NUMBER_OF[beside]
                    if number >= 0:
                        facing.append(number)
        facing.sort()
        found: list[int] = []
        last: i64 = -1
        for place in facing:
            if place != last:
                found.append(place)
            last = place
        return found

    def placeable(self, cell: i64) -> bool:
        """DD-8, DD-50: whether an exit, door or passage of a laid card faces this free cell within the bound."""
        if self.at[cell] != FREE or NUMBER_OF[cell] < 0:
            return False
        for side in range(i64(4)):
            other: i64 = self.at[cell + STRIDE[side]]
            if other >= 0 and self.leading_out(other, side ^ 2) != CLOSED:
                return True
        return False

    def fits(self, cell: i64, edges: i64) -> bool:
        """DD-8, DD-70: whether one of these exits meets an exit, door or passage of a laid card."""
        for side in range(i64(4)):
            if edges >> 2 * side & 3 != 0:
                other: i64 = self.at[cell + STRIDE[side]]
                if other >= 0 and self.leading_out(other, side ^ 2) != CLOSED:
                    return True
        return False

    def anywhere(self) -> bool:
        """DD-11: whether any cell can take a card."""
        # The step is a literal: for any other mypyc walks an object of Python's, some 70 ns a room.
        room: i64
        for room in range(len(self.cells) - 1, -1, -1):
            cell: i64 = self.cells[room]
            if self.at[cell] != room:
                continue
            for side in range(i64(4)):
                beside: i64 = cell + STRIDE[side]
                if (
                    self.at[beside] == FREE
                    and NUMBER_OF[beside] >= 0
                    and self.leading_out(room, side) != CLOSED
                ):
                    return True
        return False

    def facts(self) -> list[list[int]]:
        """Everything as numbers; rooms that were emptied are known by their cell."""
        return [
            self.cells[:],
            self.designs[:],
            self.edges[:],
            self.rots[:],
            self.marks[:],
            self.covers[:],
            self.emptied[:],
            self.passages[:],
        ]

    @staticmethod
    def of_facts(tables: Tables, facts: list[list[int]]) -> Grid:
        """The grid that ``facts`` was made of."""
        grid = Grid()
        grid.at = _FREE_TABLE[:]
        cells, designs, edges, rots, marks, covers, emptied, passages = facts
        if not len(cells) == len(designs) == len(edges) == len(rots) == len(marks):
            raise ValueError("every room needs a cell, a design, edges, a rotation and a mark")
        grid.cells = list(cells)
        grid.designs = list(designs)
        grid.edges = list(edges)
        grid.rots = list(rots)
        grid.marks = list(marks)
        grid.covers = list(covers)
        grid.emptied = list(emptied)
        grid.passages = list(passages)
        for room, cell in enumerate(cells):
            grid.at[cell] = room
            if designs[room] >= 0 and tables.kind[designs[room]] == PORTAL:
                grid.portals.append(room)
        for place in range(0, len(emptied), 3):
            grid.at[emptied[place]] = EMPTY_CELL
        return grid


def room_kind(tables: Tables, grid: Grid, room: i64) -> i64:
    """What kind of room it is."""
    design = grid.designs[room]
    return START if design < 0 else tables.kind[design]


def edge_of(cell: i64, side: i64) -> i64:
    """DD-49: the edge between a cell and its neighbour, the same from both sides."""
    if side == 0:
        return (cell + STRIDE[0]) * 2 + 1
    if side == 3:
        return (cell - 1) * 2
    return cell * 2 + (side - 1)


def paw_mark(seat: i64, variant: i64, paws: i64) -> i64:
    """The mark of a pawed room: whose paws, how a tramp was hired, how many paws."""
    return 2 + seat + 16 * variant + 64 * paws


def mark_seat(mark: i64) -> i64:
    """Whose paws lie in a room with this mark; -1 if none do."""
    return (mark & 15) - 2 if mark > COVERED else -1


def mark_variant(mark: i64) -> i64:
    """How a tramp under paws was hired."""
    return mark >> 4 & 3
