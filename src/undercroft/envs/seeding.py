"""Seeds of games from the generators that learners' tools bring."""

from __future__ import annotations

import numpy as np


def drawn_seed(generator: np.random.Generator) -> int:
    """A seed of a game, all 128 bits of it."""
    return int.from_bytes(generator.bytes(16), "little")
