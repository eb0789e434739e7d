"""A small fast generator for bots and playouts, the same numbers compiled and not."""

import hashlib

from mypy_extensions import i64


class Draws:
    """xoshiro128++: four 32-bit words. Nothing here exceeds 63 bits, because compiled numbers would wrap.

    Fast and fair, but not secret: a game's own dice come from ``kernel.streams``.
    """

    __slots__ = ("_a", "_b", "_c", "_d")

    _a: i64
    _b: i64
    _c: i64
    _d: i64

    def __init__(self, seed: int) -> None:
        digest = hashlib.blake2b(
            seed.to_bytes(16, "big"), digest_size=16, person=b"undercroft-draws"
        ).digest()
        self._a = int.from_bytes(digest[0:4], "big")
        self._b = int.from_bytes(digest[4:8], "big")
        self._c = int.from_bytes(digest[8:12], "big")
        # The generator stands still at zero, and only there.
        self._d = int.from_bytes(digest[12:16], "big") | 1

    def word(self) -> i64:
        """The next number from 0 to 2**32 - 1."""
        total = (self._a + self._d) & 0xFFFFFFFF
        result = ((((total << 7) | (total >> 25)) & 0xFFFFFFFF) + self._a) & 0xFFFFFFFF
        shifted = (self._b << 9) & 0xFFFFFFFF
        self._c ^= self._a
        self._d ^= self._b
        self._b ^= self._c
        self._a ^= self._d
        self._c ^= shifted
        self._d = ((self._d << 11) | (self._d >> 21)) & 0xFFFFFFFF
        return result

    def below(self, count: i64) -> i64:
        """A number from 0 to count - 1 (count < 2**31); no one is likelier by more than count in 2**32."""
        return (self.word() * count) >> 32
