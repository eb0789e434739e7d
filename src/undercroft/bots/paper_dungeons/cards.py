"""Which talent and which goal the greedy bot keeps."""

from __future__ import annotations

from typing import Final

from undercroft.games.paper_dungeons.codes import KEEP_GOAL, KEEP_TALENT
from undercroft.games.paper_dungeons.view import PaperDungeonsView

# Measured: the mean fame of 1,600 solo games with cards kept at random, goals and talents told apart.
TALENT_WORTH: Final = (-30, -9, -20, 48, -31, 64, 97, -57, -8, -9, -6, -9, -10, 29, 30, -28)
"""What a talent brings beside its own fame, in tenths against the mean, in the order of ``codes.TALENTS``."""
GOAL_WORTH: Final = (4, 2, -10, -14, -37, 32, -12, -28, -1, 19, 11, 6, 9, 15)
"""What a goal brings with its alignment, in tenths against the mean, in the order of ``tables.G_*``."""


def best_talent(view: PaperDungeonsView, choices: list[int]) -> int:
    """The talent of the hand that brings most."""
    fames = view.tables.talent_fame
    return max(choices, key=lambda code: 10 * fames[code - KEEP_TALENT] + TALENT_WORTH[code - KEEP_TALENT])


def best_goal(view: PaperDungeonsView, choices: list[int]) -> int:
    """The goal of the hand that brings most."""
    kinds = view.tables.goal_kinds
    return max(choices, key=lambda code: GOAL_WORTH[kinds[code - KEEP_GOAL]])
