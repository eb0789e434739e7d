"""Why a choice is refused: numbers for the rules, ids for the people."""

from typing import Final

from undercroft.games.doggos.codes import CHANCE_COUNT, CODE_COUNT
from undercroft.kernel.refusals import Refusals

DOG_TAKEN: Final = 8
NOT_DEALT: Final = 9
NO_CARDS: Final = 10
NOWHERE_TO_PLACE: Final = 11
CELL_TAKEN: Final = 12
CELL_EMPTIED: Final = 13
NO_EXIT_HERE: Final = 14
EXITS_DO_NOT_MEET: Final = 15
SAME_ROTATION: Final = 16
PLACE_FIRST: Final = 17
ROOM_FIRST: Final = 18
CHOOSE_TURN: Final = 19
LEAVING: Final = 20
CONFIRM_FIRST: Final = 21
NOT_SHARIK: Final = 22
TURN_FIRST: Final = 23
NOTHING_TO_TURN: Final = 24
WALL: Final = 25
NO_KEY: Final = 26
NO_ROOM: Final = 27
ROOM_VISITED: Final = 28
RIVALS_PAW: Final = 29
TRAP_COVERED: Final = 30
EMPTIED: Final = 31
NOT_BONK: Final = 32
NO_PAW: Final = 33
ALREADY_OPEN: Final = 34
NOT_A_PORTAL: Final = 35
NO_WAY_OUT: Final = 36
TOO_MUCH_DAMAGE: Final = 37
TOO_WEAK: Final = 38
POTION_NOT_HELD: Final = 39
POTION_NOT_NEEDED: Final = 40
NOT_JOAN: Final = 41
DRAGON: Final = 42
CAN_BE_BEATEN: Final = 43
NOT_IN_SUPPLY: Final = 44
TAKE_A_POTION: Final = 45
WRONG_SYMBOL: Final = 46
NOT_OWNED: Final = 47
NO_PAW_FOR_TRAP: Final = 48
STUCK_DAMAGE: Final = 49
STUCK_KEY: Final = 50
STUCK_PAW: Final = 51
STUCK_RIVALS: Final = 52
STUCK: Final = 53
NO_SECOND_PAW: Final = 54
OTHER_QUESTION: Final = 55
JUMPED_OVER: Final = 56
SAME_TURN: Final = 57

REASONS: Final = (
    ("", ""),
    ("DD-7", "doggos-not-now"),
    ("DD-37", "doggos-game-over"),
    ("DD-7", "no-such-code"),
    ("DD-1", "no-such-seat"),
    ("DD-7", "doggos-chance-first"),
    ("DD-7", "doggos-seat-waits"),
    ("DD-3", "doggos-seat-done"),
    ("DD-2", "doggos-dog-taken"),
    ("DD-3", "doggos-not-dealt"),
    ("DD-11", "doggos-no-cards"),
    ("DD-11", "doggos-nowhere-to-place"),
    ("DD-8", "doggos-cell-taken"),
    ("DD-56", "doggos-cell-emptied"),
    ("DD-8", "doggos-no-exit-here"),
    ("DD-70", "doggos-exits-do-not-meet"),
    ("DD-8", "doggos-same-rotation"),
    ("DD-8", "doggos-place-first"),
    ("DD-51", "doggos-room-first"),
    ("DD-7", "doggos-choose-turn"),
    ("DD-16", "doggos-leaving"),
    ("DD-16", "doggos-confirm-first"),
    ("DD-60", "doggos-not-sharik"),
    ("DD-60", "doggos-turn-first"),
    ("DD-60", "doggos-nothing-to-turn"),
    ("DD-14", "doggos-wall"),
    ("DD-32", "doggos-no-key"),
    ("DD-12", "doggos-no-room"),
    ("DD-13", "doggos-room-visited"),
    ("DD-13", "doggos-rivals-paw"),
    ("DD-26", "doggos-trap-covered"),
    ("DD-27", "doggos-emptied"),
    ("DD-59", "doggos-not-bonk"),
    ("DD-47", "doggos-no-paw"),
    ("DD-59", "doggos-already-open"),
    ("DD-58", "doggos-not-a-portal"),
    ("DD-10", "doggos-no-way-out"),
    ("DD-22", "doggos-too-much-damage"),
    ("DD-20", "doggos-too-weak"),
    ("DD-20", "doggos-potion-not-held"),
    ("DD-53", "doggos-potion-not-needed"),
    ("DD-61", "doggos-not-joan"),
    ("DD-61", "doggos-dragon"),
    ("DD-61", "doggos-can-be-beaten"),
    ("DD-31", "doggos-not-in-supply"),
    ("DD-31", "doggos-take-a-potion"),
    ("DD-26", "doggos-wrong-symbol"),
    ("DD-26", "doggos-not-owned"),
    ("DD-25", "doggos-no-paw-for-trap"),
    ("DD-22", "doggos-stuck-damage"),
    ("DD-32", "doggos-stuck-key"),
    ("DD-25", "doggos-stuck-paw"),
    ("DD-13", "doggos-stuck-rivals"),
    ("DD-16", "doggos-stuck"),
    ("DD-61", "doggos-no-second-paw"),
    ("DD-51", "doggos-other-question"),
    ("DD-62", "doggos-jumped-over"),
    ("DD-60", "doggos-same-rotation"),
)
"""Rule and message id by number; the first ones are those of ``kernel.refusals``."""

REFUSALS: Final = Refusals(CODE_COUNT, CHANCE_COUNT, REASONS)
