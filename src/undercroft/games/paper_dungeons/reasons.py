"""Why a choice is refused: numbers for the rules, ids for the people."""

from typing import Final

from undercroft.games.paper_dungeons.codes import CHANCE_COUNT, CODE_COUNT
from undercroft.kernel.refusals import NOT_NOW, Refusals

__all__ = ["NOT_NOW", "REASONS", "REFUSALS"]

DIE_ABSENT: Final = 8
DIE_USED: Final = 9
WRONG_SYMBOL: Final = 10
WRONG_COLOUR: Final = 11
HERO_AT_TOP: Final = 12
BOOTS_ONLY_MOVE: Final = 13
ITEM_COMPLETE: Final = 14
ITEM_SYMBOL: Final = 15
NOT_ADJACENT: Final = 16
WALL_BLOCKS: Final = 17
WATER_BLOCKS: Final = 18
WALL_AND_WATER: Final = 19
USE_ENTRANCE: Final = 20
ALREADY_HERE: Final = 21
NO_MINION: Final = 22
SAME_HERO: Final = 23
SAME_ITEM: Final = 24
NOT_DEALT: Final = 25
DICE_LEFT: Final = 26
MOVE_FIRST: Final = 27
DICE_SPENT: Final = 28
FINISH_WALK: Final = 29
FINISH_REWARD: Final = 30
FINISH_WOUND: Final = 31
KEEP_CARDS: Final = 32

REASONS: Final = (
    ("", ""),
    ("PD-3.3", "not-now"),
    ("PD-2.1", "game-over"),
    ("", "no-such-code"),
    ("PD-1.1", "no-such-seat"),
    ("PD-2.2", "chance-first"),
    ("PD-2.2", "seat-waits"),
    ("PD-2.4", "seat-done"),
    ("PD-3.3", "die-absent"),
    ("PD-3.3", "die-used"),
    ("PD-5.1", "wrong-symbol"),
    ("PD-5.1", "wrong-colour"),
    ("PD-5.1", "hero-at-top"),
    ("PD-3.5", "boots-only-move"),
    ("PD-5.9", "item-complete"),
    ("PD-5.2", "item-symbol"),
    ("PD-7.1", "not-adjacent"),
    ("PD-7.3", "wall-blocks"),
    ("PD-7.3", "water-blocks"),
    ("PD-7.3", "wall-and-water"),
    ("PD-7.1", "use-entrance"),
    ("PD-7.1", "already-here"),
    ("PD-7.8", "no-minion"),
    ("PD-10.6", "same-hero"),
    ("PD-10.6", "same-item"),
    ("PD-1.6", "not-dealt"),
    ("PD-3.3", "dice-left"),
    ("PD-5.4", "move-first"),
    ("PD-3.3", "dice-spent"),
    ("PD-5.11", "finish-walk"),
    ("PD-5.9", "finish-reward"),
    ("PD-4.2", "finish-wound"),
    ("PD-1.9", "keep-cards"),
)
"""Rule and message id by number; the first ones are those of ``kernel.refusals``."""

REFUSALS: Final = Refusals(CODE_COUNT, CHANCE_COUNT, REASONS)
