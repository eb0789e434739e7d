"""Small sets as bits of one number."""

from mypy_extensions import i64


def bit(place: i64) -> i64:
    """The set of one place.

    Compiled rules must not write ``1 << place``: mypyc hands the literal to C, where it has 32 bits. A parameter has 64.
    """
    return _shifted(1, place)


def _shifted(number: i64, places: i64) -> i64:
    return number << places


def ones(bits: i64) -> i64:
    """How many bits are set."""
    count: i64 = 0
    while bits != 0:
        bits &= bits - 1
        count += 1
    return count


def nth_one(bits: i64, index: i64) -> i64:
    """The position of the set bit with this index, counted from the lowest (0 is the first)."""
    place: i64 = 0
    while True:
        if bits & 1 != 0:
            if index == 0:
                return place
            index -= 1
        bits >>= 1
        place += 1
