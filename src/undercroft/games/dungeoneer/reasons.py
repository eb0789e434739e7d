"""Why a choice is refused: numbers for the rules, ids for the people."""

from typing import Final

from undercroft.games.dungeoneer.codes import CHANCE_COUNT, CODE_COUNT
from undercroft.kernel.refusals import Refusals

NOT_NOW: Final = 1
GAME_OVER: Final = 2
NO_SUCH_CODE: Final = 3
NO_SUCH_SEAT: Final = 4
CHANCE_FIRST: Final = 5
SEAT_WAITS: Final = 6
SEAT_DONE: Final = 7
DRAFT_OPEN: Final = 8
NO_AP: Final = 9
FALLEN: Final = 10
FORBIDDEN: Final = 11
WALL: Final = 12
NOTHING_THERE: Final = 13
FEATS_ONLY: Final = 14
VILLAINY_ONLY: Final = 15
RESPONSE_ONLY: Final = 16
OTHER_MOMENT: Final = 17
NOT_YOUR_CARD: Final = 18
OTHER_COPY: Final = 19
NO_GLORY: Final = 20
NO_PERIL: Final = 21
OWN_PERIL: Final = 22
HERO_OUT: Final = 23
NOT_YOURSELF: Final = 24
NOT_IN_PLACE: Final = 25
TOO_LOW: Final = 26
TARGET_TOO_LOW: Final = 27
NO_AIM: Final = 28
WRONG_AIM: Final = 29
BOONS_FULL: Final = 30
TREASURES_FULL: Final = 31
BOON_STAYS: Final = 32
SOLO_BOON: Final = 33
SOLO_TREASURE: Final = 34
ATTACKED_ALREADY: Final = 35
NEVER_ATTACKS: Final = 36
DECLARED_ALREADY: Final = 37
DECLARATION_FIRST: Final = 38
NOTHING_DECLARED: Final = 39
LORD_ABSENT: Final = 40
LORD_NO_VICTIM: Final = 41
COUNTER_ONLY: Final = 42
NO_VALUE: Final = 43
HERO_FORM: Final = 44
SPECIAL_TAKEN: Final = 45
NO_SPECIAL: Final = 46
X_TOO_SMALL: Final = 47
X_TOO_LARGE: Final = 48
BATTLED: Final = 49
CHALLENGE_ONLY: Final = 50
NOT_YOUR_ABILITY: Final = 51
WORKS_ALONE: Final = 52
USED_UP: Final = 53
CONDITION_FAILS: Final = 54
NO_HEALTH: Final = 55
NOT_YOUR_QUEST: Final = 56
QUEST_ELSEWHERE: Final = 57
NOT_FOUND: Final = 58
ESCORT_NOT_ATTEMPTED: Final = 59
CANNOT_SACRIFICE: Final = 60
NOT_A_SEARCH: Final = 61
FOUND_ALREADY: Final = 62
NOT_AN_ESCORT: Final = 63
ESCORTED_ALREADY: Final = 64
NO_LETTERS: Final = 65
NOT_ESCORTING: Final = 66
NOT_THE_GOAL: Final = 67
NO_TOKEN_HERE: Final = 68
CELL_TAKEN: Final = 69
UNJOINED: Final = 70
OTHER_FRAME: Final = 71
WALLED_OFF: Final = 72
CLOSES_MAP: Final = 73
SAME_ROTATION: Final = 74
TOO_FAR: Final = 75
NO_SHIFT: Final = 76
MAP_COMPLETE: Final = 77
NONE_FITS: Final = 78
NOT_FALLEN: Final = 79
NO_LYING: Final = 80
AP_LEFT: Final = 81
LAIN: Final = 82
MUST_DISCARD: Final = 83
FORCED: Final = 84
WOUNDED_MONSTER: Final = 85
SOUND_MONSTER: Final = 86
HERO_TAKEN: Final = 87
WALL_STAYS: Final = 88
MAP_BREAKS: Final = 89
NOT_ATTACKING: Final = 90
NOT_IN_SHARE: Final = 91
SHARE_LATER: Final = 92
PICKED_UP: Final = 93

REASONS: Final = (
    ("", ""),
    ("DL-24", "dungeoneer-not-now"),
    ("DL-1", "dungeoneer-game-over"),
    ("DL-24", "no-such-code"),
    ("DL-5", "no-such-seat"),
    ("DL-24", "dungeoneer-chance-first"),
    ("DL-24", "dungeoneer-seat-waits"),
    ("DL-24", "dungeoneer-seat-done"),
    ("DLQ-99", "dungeoneer-draft-open"),
    ("DL-40", "dungeoneer-no-ap"),
    ("DL-95", "dungeoneer-fallen"),
    ("DL-92", "dungeoneer-forbidden"),
    ("DL-85", "dungeoneer-wall"),
    ("DL-40", "dungeoneer-nothing-there"),
    ("DL-39", "dungeoneer-feats-only"),
    ("DL-30", "dungeoneer-villainy-only"),
    ("DL-61", "dungeoneer-response-only"),
    ("DLQ-25", "dungeoneer-other-moment"),
    ("DL-13", "dungeoneer-not-your-card"),
    ("DL-13", "dungeoneer-other-copy"),
    ("DL-44", "dungeoneer-no-glory"),
    ("DL-31", "dungeoneer-no-peril"),
    ("DL-31", "dungeoneer-own-peril"),
    ("DLQ-62", "dungeoneer-hero-out"),
    ("DL-31", "dungeoneer-not-yourself"),
    ("DL-56", "dungeoneer-not-in-place"),
    ("DL-150", "dungeoneer-too-low"),
    ("DLQ-168", "dungeoneer-target-too-low"),
    ("DLQ-99", "dungeoneer-no-aim"),
    ("DLQ-99", "dungeoneer-wrong-aim"),
    ("DLQ-24", "dungeoneer-boons-full"),
    ("DL-45", "dungeoneer-treasures-full"),
    ("DL-99", "dungeoneer-boon-stays"),
    ("DL-177", "dungeoneer-solo-boon"),
    ("DL-177", "dungeoneer-solo-treasure"),
    ("DL-34", "dungeoneer-attacked-already"),
    ("DL-59", "dungeoneer-never-attacks"),
    ("DLQ-122", "dungeoneer-declared-already"),
    ("DLQ-122", "dungeoneer-declaration-first"),
    ("DLQ-122", "dungeoneer-nothing-declared"),
    ("DL-132", "dungeoneer-lord-absent"),
    ("DLQ-141", "dungeoneer-lord-no-victim"),
    ("DL-59", "dungeoneer-counter-only"),
    ("DL-59", "dungeoneer-no-value"),
    ("DLQ-37", "dungeoneer-hero-form"),
    ("DLQ-133", "dungeoneer-special-taken"),
    ("DL-94", "dungeoneer-no-special"),
    ("DLQ-111", "dungeoneer-x-too-small"),
    ("DLQ-111", "dungeoneer-x-too-large"),
    ("DL-56", "dungeoneer-battled"),
    ("DLQ-13", "dungeoneer-challenge-only"),
    ("DL-55", "dungeoneer-not-your-ability"),
    ("DLQ-102", "dungeoneer-works-alone"),
    ("DL-25", "dungeoneer-used-up"),
    ("DL-92", "dungeoneer-condition-fails"),
    ("DL-92", "dungeoneer-no-health"),
    ("DL-46", "dungeoneer-not-your-quest"),
    ("DL-46", "dungeoneer-quest-elsewhere"),
    ("DLQ-151", "dungeoneer-not-found"),
    ("DL-77", "dungeoneer-escort-not-attempted"),
    ("DLQ-154", "dungeoneer-cannot-sacrifice"),
    ("DL-76", "dungeoneer-not-a-search"),
    ("DLQ-151", "dungeoneer-found-already"),
    ("DL-77", "dungeoneer-not-an-escort"),
    ("DL-77", "dungeoneer-escorted-already"),
    ("DLQ-70", "dungeoneer-no-letters"),
    ("DL-78", "dungeoneer-not-escorting"),
    ("DL-77", "dungeoneer-not-the-goal"),
    ("DL-78", "dungeoneer-no-token-here"),
    ("DLQ-143", "dungeoneer-cell-taken"),
    ("DL-36", "dungeoneer-unjoined"),
    ("DL-102", "dungeoneer-other-frame"),
    ("DLQ-4", "dungeoneer-walled-off"),
    ("DL-38", "dungeoneer-closes-map"),
    ("DLQ-3", "dungeoneer-same-rotation"),
    ("DLQ-143", "dungeoneer-too-far"),
    ("DLQ-146", "dungeoneer-no-shift"),
    ("DL-160", "dungeoneer-map-complete"),
    ("DLQ-145", "dungeoneer-none-fits"),
    ("DL-95", "dungeoneer-not-fallen"),
    ("DL-166", "dungeoneer-no-lying"),
    ("DLQ-172", "dungeoneer-ap-left"),
    ("DLQ-172", "dungeoneer-lain"),
    ("DL-51", "dungeoneer-must-discard"),
    ("DLQ-102", "dungeoneer-forced"),
    ("DL-66", "dungeoneer-wounded-monster"),
    ("DL-66", "dungeoneer-sound-monster"),
    ("DL-162", "dungeoneer-hero-taken"),
    ("DL-85", "dungeoneer-wall-stays"),
    ("DL-102", "dungeoneer-map-breaks"),
    ("DLQ-135", "dungeoneer-not-attacking"),
    ("DL-160", "dungeoneer-not-in-share"),
    ("DLQ-170", "dungeoneer-share-later"),
    ("DLQ-185", "dungeoneer-picked-up"),
)
"""Rule id and message id by number."""
REFUSALS: Final = Refusals(CODE_COUNT, CHANCE_COUNT, REASONS)
