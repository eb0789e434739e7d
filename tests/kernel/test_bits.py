"""Sets as bits."""

import re
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from undercroft.kernel.bits import bit, nth_one, ones


@given(st.sets(st.integers(0, 61), max_size=20))
def test_bits_count_and_list_a_set(members):
    bits = sum(1 << member for member in members)
    assert ones(bits) == len(members)
    assert [nth_one(bits, index) for index in range(len(members))] == sorted(members)


def test_a_bit_lies_where_it_should():
    assert [bit(place) for place in range(62)] == [2**place for place in range(62)]


def test_no_compiled_rule_shifts_a_literal():
    # mypyc turns `1 << place` into a shift of 32 bits, and rooms in the upper rows would be forgotten.
    package = Path(__file__).parents[2] / "src" / "undercroft"
    plain = {"tables.py", "codes.py", "streams.py"}  # they shift Python's own ints
    sources = [*package.glob("kernel/*.py"), *package.glob("games/*/*.py"), *package.glob("bots/*.py")]
    assert sources
    shifts = [
        f"{path.name}: {line.strip()}"
        for path in sources
        if path.name not in plain
        for line in path.read_text(encoding="utf-8").splitlines()
        if re.search(r"(?<![\w.])\d+ << (?!\d)", line.partition("#")[0]) and "``" not in line
    ]
    assert shifts == []
