"""Which talent and which goal the bots keep."""

from __future__ import annotations

from typing import Final

from undercroft.games.paper_dungeons.codes import KEEP_GOAL, KEEP_TALENT
from undercroft.games.paper_dungeons.view import PaperDungeonsView

# Measured with cards kept at random: the mean fame against that of all, goals and talents told apart, in 1,600 games
# of one seat, 2,300 of two and 660 of four, each sort of table counting a third.
TALENT_WORTH: Final = (-24, -12, -4, 35, 11, 30, 127, -70, -25, -14, -16, 13, -24, 36, 29, -27)
"""What a talent brings beside its own fame, in tenths against the mean, in the order of ``codes.TALENTS``."""
GOAL_WORTH: Final = (1, 3, -16, -14, -28, 21, 1, -6, 1, 10, 13, 5, 3, 4)
"""What a goal brings with its alignment, in tenths against the mean, in the order of ``tables.G_*``."""


def card_worth(view: PaperDungeonsView, code: int) -> int:
    """What keeping a talent or a goal brings against the mean, in tenths of fame."""
    if code >= KEEP_GOAL:
        return GOAL_WORTH[view.tables.goal_kinds[code - KEEP_GOAL]]
    talent = code - KEEP_TALENT
    return 10 * view.tables.talent_fame[talent] + TALENT_WORTH[talent]


def best_card(view: PaperDungeonsView, choices: list[int]) -> int:
    """The talent or the goal of the hand that brings most."""
    return max(choices, key=lambda code: card_worth(view, code))
