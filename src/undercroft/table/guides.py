"""Guided first games: one a game, the same for everybody, so that what is explained is what happens."""

from __future__ import annotations

import msgspec

from undercroft import bots

EASIEST = ("easy", "random")
"""Who plays against a beginner: the first of these that the game has."""


class Guide(msgspec.Struct, frozen=True):
    """How a guided game begins: its seed, its options, and how many sit at the table with the beginner."""

    seed: int
    options: dict[str, bool | int | str]
    seats: int = 2


GUIDES = {
    # Ruta begins. Coins, a monster that she beats and a trap come within five cards, and with the squirrel's sword and
    # her potion she can beat the cerberus after them. A rival who sleeps starts the countdown, so that rounds stay short.
    "doggos": Guide(4129, {"dogs": "random", "night_watch": True}),
    # A monster that the rival's peril can pay for, two cards that glory soon can, a common quest beside the entrance.
    # Ten rounds at the most, or somebody new may sit there for an hour; the first lesson says so.
    "dungeoneer": Guide(333, {"sets": "epic", "round_cap": 10}),
    "paper-dungeons": Guide(7, {"edition": "cz", "missions": True}),
}


def easiest_bot(game: str) -> str:
    """The bot that a beginner plays against."""
    known = bots.names(game)
    return next(name for name in EASIEST if name in known)
