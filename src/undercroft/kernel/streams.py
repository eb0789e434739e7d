"""The state's own randomness: a keyed generator with separate streams, small enough to copy with every state.

Word ``n`` of a stream is the block cipher Speck64/128 applied to (stream, n) and cut to 32 bits. A cipher,
because a table for people must not let anybody work out tomorrow's dice from today's; a counter, because a copy
is then the shared key schedule and three numbers.
"""

import hashlib
import secrets
from typing import Final

from mypy_extensions import i64

from undercroft.kernel.errors import BadSeed

SETUP: Final = 0
DEALS: Final = 1
DICE: Final = 2

SEED_LIMIT: Final = 1 << 128
_MASK: Final = 0xFFFFFFFF
_ROUNDS: Final = 27


def fresh_seed() -> int:
    """A seed from the operating system's secure source, for tables where people play."""
    return secrets.randbits(128)


def checked_seed(seed: object) -> int:
    """The seed itself if it is a whole number from 0 to 2**128 - 1, else ``BadSeed``."""
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < SEED_LIMIT:
        raise BadSeed(seed)
    return seed


def expand_key(words: list[int]) -> list[int]:
    """The 27 round keys of Speck64/128 from four 32-bit key words, lowest word first."""
    key = words[0]
    rest = words[1:]
    keys = [key]
    for i in range(_ROUNDS - 1):
        mixed = ((((rest[i] >> 8) | (rest[i] << 24)) + key) & _MASK) ^ i
        rest.append(mixed)
        key = (((key << 3) | (key >> 29)) & _MASK) ^ mixed
        keys.append(key)
    return keys


def encipher(keys: list[int], high: i64, low: i64) -> i64:
    """The high word of the Speck64/128 block (high, low) under these round keys."""
    x = high
    y = low
    for key in keys:
        k: i64 = key
        x = (((((x >> 8) | (x << 24)) & _MASK) + y) & _MASK) ^ k
        y = (((y << 3) | (y >> 29)) & _MASK) ^ x
    return x


class Streams:
    """Three independent streams of 32-bit words from one secret key."""

    __slots__ = ("_keys", "deals", "dice", "setup")

    _keys: list[int]
    setup: i64
    deals: i64
    dice: i64

    def __init__(self) -> None:
        self._keys = []
        self.setup = 0
        self.deals = 0
        self.dice = 0

    @staticmethod
    def seeded(seed: int) -> "Streams":
        """The streams of this seed, at their beginning."""
        streams = Streams()
        digest = hashlib.blake2b(seed.to_bytes(16, "big"), digest_size=16, person=b"undercroft-seed").digest()
        streams._keys = expand_key([int.from_bytes(digest[i : i + 4], "big") for i in range(0, 16, 4)])
        return streams

    def copy(self) -> "Streams":
        """An independent copy: it will give the same words as the original."""
        other = Streams()
        other._keys = self._keys
        other.setup = self.setup
        other.deals = self.deals
        other.dice = self.dice
        return other

    def branch(self) -> "Streams":
        """Streams at their beginning with a seed that the deals stream draws."""
        # Plain ints: 64 bits do not fit the machine's signed words.
        high: int = self.word(DEALS)
        low: int = self.word(DEALS)
        return Streams.seeded(high << 32 | low)

    def facts(self) -> list[int]:
        """Key and positions, for a state's digest."""
        return [*self._keys, self.setup, self.deals, self.dice]

    def word(self, stream: i64) -> i64:
        """The next 32-bit word of a stream."""
        if stream == SETUP:
            count = self.setup
            self.setup = count + 1
        elif stream == DEALS:
            count = self.deals
            self.deals = count + 1
        else:
            count = self.dice
            self.dice = count + 1
        return encipher(self._keys, stream, count & _MASK)

    def below(self, stream: i64, count: i64) -> i64:
        """A number from 0 to count - 1, every one as likely as the others (1 <= count <= 2**32)."""
        limit = (_MASK + 1) - (_MASK + 1) % count
        word = self.word(stream)
        while word >= limit:
            word = self.word(stream)
        return word % count
