from undercroft.kernel.squares import ACROSS, CELL_OF, CELLS, HOME, NUMBER_OF, REACH, STRIDE, WIDTH, offset


def test_operands_and_cells_name_each_other():
    assert [NUMBER_OF[cell] for cell in CELL_OF] == list(range(CELLS))
    assert sum(number >= 0 for number in NUMBER_OF) == CELLS == ACROSS**2


def test_the_middle_is_home():
    assert offset(NUMBER_OF[HOME]) == "0,0"
    assert offset(NUMBER_OF[HOME + STRIDE[1]]) == "1,0"
    assert offset(NUMBER_OF[HOME + STRIDE[2]]) == "0,1"
    assert offset(0) == f"{-REACH},{-REACH}"


def test_every_cell_within_the_bound_has_four_neighbours_in_the_grid():
    for cell in CELL_OF:
        row, column = divmod(cell, WIDTH)
        beside = [divmod(cell + stride, WIDTH) for stride in STRIDE]
        assert beside == [(row - 1, column), (row, column + 1), (row + 1, column), (row, column - 1)]
