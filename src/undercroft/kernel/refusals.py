"""Why a choice is refused, as numbers: those that every game has. A game's own ones begin at ``FIRST_OWN``."""

from __future__ import annotations

from typing import Final

NOT_NOW: Final = 1
GAME_OVER: Final = 2
NO_SUCH_CODE: Final = 3
NO_SUCH_SEAT: Final = 4
CHANCE_FIRST: Final = 5
SEAT_WAITS: Final = 6
SEAT_DONE: Final = 7
FIRST_OWN: Final = 8


class Refusals:
    """What a game says to codes that it refuses: how many codes it has, and rule and message of every reason."""

    codes: int
    chances: int
    reasons: tuple[tuple[str, str], ...]

    def __init__(self, codes: int, chances: int, reasons: tuple[tuple[str, str], ...]) -> None:
        self.codes = codes
        self.chances = chances
        self.reasons = reasons
