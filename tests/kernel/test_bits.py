"""Sets as bits."""

from hypothesis import given
from hypothesis import strategies as st

from undercroft.kernel.bits import nth_one, ones


@given(st.sets(st.integers(0, 61), max_size=20))
def test_bits_count_and_list_a_set(members):
    bits = sum(1 << member for member in members)
    assert ones(bits) == len(members)
    assert [nth_one(bits, index) for index in range(len(members))] == sorted(members)
