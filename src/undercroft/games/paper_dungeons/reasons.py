"""Why a choice is refused: numbers for the rules, ids for the people."""

from typing import Final

NOT_NOW: Final = 1
DIE_ABSENT: Final = 2
DIE_USED: Final = 3
WRONG_SYMBOL: Final = 4
WRONG_COLOUR: Final = 5
HERO_AT_TOP: Final = 6
BOOTS_ONLY_MOVE: Final = 7
ITEM_COMPLETE: Final = 8
ITEM_SYMBOL: Final = 9
NOT_ADJACENT: Final = 10
WALL_BLOCKS: Final = 11
WATER_BLOCKS: Final = 12
WALL_AND_WATER: Final = 13
USE_ENTRANCE: Final = 14
ALREADY_HERE: Final = 15
NO_MINION: Final = 16
SAME_HERO: Final = 17
SAME_ITEM: Final = 18
NOT_DEALT: Final = 19
DICE_LEFT: Final = 20
MOVE_FIRST: Final = 21
DICE_SPENT: Final = 22
FINISH_WALK: Final = 23
FINISH_REWARD: Final = 24
FINISH_WOUND: Final = 25
KEEP_CARDS: Final = 26
SEAT_DONE: Final = 27
SEAT_WAITS: Final = 28
GAME_OVER: Final = 29
NO_SUCH_CODE: Final = 30
NO_SUCH_SEAT: Final = 31
CHANCE_FIRST: Final = 32

REASONS: Final = (
    ("", ""),
    ("PD-3.3", "not-now"),
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
    ("PD-2.4", "seat-done"),
    ("PD-2.2", "seat-waits"),
    ("PD-2.1", "game-over"),
    ("", "no-such-code"),
    ("PD-1.1", "no-such-seat"),
    ("PD-2.2", "chance-first"),
)
"""Rule id and message id by number."""
