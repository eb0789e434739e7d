"""A square map without an edge, as far as choices can name it: cells at most ``REACH`` steps from its middle.

A choice needs a bounded operand, so a cell operand numbers the cells within the bound row by row. The grid itself has
one more ring of cells, so that every cell within the bound has four neighbours.
"""

from typing import Final

REACH: Final = 15
ACROSS: Final = 31
"""Cells in a row within the bound: 15 on either side of the middle."""
CELLS: Final = 961

WIDTH: Final = 33
"""Cells in a row of the grid."""
AREA: Final = 1089
HOME: Final = 544
"""The grid's cell in the middle: row 16, column 16."""
SIDES: Final = ("n", "e", "s", "w")
STRIDE: Final[list[int]] = [-WIDTH, 1, WIDTH, -1]
"""How far the neighbour on each side is, in the grid."""
CELL_OF: Final[list[int]] = [(number // ACROSS + 1) * WIDTH + number % ACROSS + 1 for number in range(CELLS)]
"""The grid's cell of a cell operand."""
NUMBER_OF: Final[list[int]] = [
    (cell // WIDTH - 1) * ACROSS + cell % WIDTH - 1
    if 0 < cell // WIDTH < WIDTH - 1 and 0 < cell % WIDTH < WIDTH - 1
    else -1
    for cell in range(AREA)
]
"""The cell operand of a grid's cell, -1 beyond the bound."""


def offset(number: int) -> str:
    """A cell operand in words: steps to the east, steps to the south of the middle."""
    return f"{number % ACROSS - REACH},{number // ACROSS - REACH}"
