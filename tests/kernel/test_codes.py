"""Choice codes: dense, mixed radix, bounded."""

import pytest

from undercroft.kernel.codes import MOST_CODES, CodeBook

BOOK = CodeBook((("move", (3, 4)), ("stop", ()), ("pick", (5,))))


def test_codes_are_dense_and_round_trip():
    seen = [BOOK.decode(code) for code in range(BOOK.count)]
    assert len(set(seen)) == BOOK.count == 18
    assert [BOOK.encode(kind, *operands) for kind, operands in seen] == list(range(18))


def test_the_first_code_of_a_kind_follows_the_last_of_the_one_before():
    assert BOOK.first == {"move": 0, "stop": 12, "pick": 13}


@pytest.mark.parametrize("code", [-1, 18])
def test_a_code_outside_the_book_is_refused(code):
    with pytest.raises(ValueError, match="is not from 0 to 17"):
        BOOK.decode(code)


@pytest.mark.parametrize("operands", [(3, 0), (0, 4), (-1, 0)])
def test_an_operand_outside_its_range_is_refused(operands):
    with pytest.raises(ValueError, match="operand"):
        BOOK.encode("move", *operands)


def test_the_number_of_operands_is_checked():
    with pytest.raises(ValueError, match="takes 2 operands"):
        BOOK.encode("move", 1)


def test_too_many_codes_are_refused():
    with pytest.raises(ValueError, match="split a decision"):
        CodeBook((("all", (MOST_CODES + 1,)),))
