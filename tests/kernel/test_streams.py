"""The state's generator: a real cipher, the same in both builds, fair, and in separate streams."""

from collections import Counter

import pytest

from undercroft.kernel.errors import BadSeed
from undercroft.kernel.streams import (
    DEALS,
    DICE,
    SETUP,
    Streams,
    checked_seed,
    encipher,
    expand_key,
    fresh_seed,
)


def test_the_cipher_gives_the_published_answer():
    # The test vector of Speck64/128 in the cipher's paper; the high word of the block is what we use.
    keys = expand_key([0x03020100, 0x0B0A0908, 0x13121110, 0x1B1A1918])
    assert encipher(keys, 0x3B726574, 0x7475432D) == 0x8C6FA548


def test_words_are_the_same_for_ever():
    streams = Streams.seeded(7)
    assert [streams.word(DICE) for _ in range(4)] == [706104815, 3318615767, 393311838, 3936461216]
    assert [streams.word(SETUP) for _ in range(2)] == [3620932725, 4078532502]


def test_streams_do_not_disturb_each_other():
    alone, mixed = Streams.seeded(1), Streams.seeded(1)
    expected = [alone.word(DICE) for _ in range(5)]
    for word in expected:
        mixed.word(DEALS)
        mixed.word(SETUP)
        assert mixed.word(DICE) == word


def test_a_copy_goes_on_like_the_original_and_leaves_it_alone():
    streams = Streams.seeded(3)
    streams.word(DICE)
    copy = streams.copy()
    ahead = [copy.word(DICE) for _ in range(3)]
    assert [streams.word(DICE) for _ in range(3)] == ahead


@pytest.mark.parametrize("count", [1, 2, 6, 16, 46656])
def test_numbers_stay_below_their_bound(count):
    streams = Streams.seeded(count)
    assert all(0 <= streams.below(DEALS, count) < count for _ in range(500))


def test_every_face_is_as_likely_as_the_others():
    streams = Streams.seeded(11)
    faces = Counter(streams.below(DICE, 6) for _ in range(60_000))
    # Chi square with 5 degrees of freedom: 25.7 is passed by one fair die in ten thousand.
    assert sum((faces[face] - 10_000) ** 2 / 10_000 for face in range(6)) < 25.7


def test_seeds_of_people_come_from_the_system():
    assert fresh_seed() != fresh_seed()


@pytest.mark.parametrize("seed", [-1, 1 << 128, "7", 1.5, None, True])
def test_a_bad_seed_is_refused(seed):
    with pytest.raises(BadSeed) as caught:
        checked_seed(seed)
    assert caught.value.message == "bad-seed"
