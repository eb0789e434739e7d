"""Seeds of single games from the seed of a whole simulation."""

import hashlib

TABLE = -1
"""Whose seed a game's own one is, beside those of the seats."""


def derived(seed: int, game: int, seat: int) -> int:
    """The seed of one game's table or of the bot at one of its seats: the same whoever asks, unlike all others."""
    text = f"{seed} {game} {seat}".encode()
    return int.from_bytes(hashlib.blake2b(text, digest_size=16, person=b"undercroft-lab").digest(), "big")
