"""Tries a choice on guessed states and lets the action it belongs to run out."""

from __future__ import annotations

from undercroft.bots.dungeoneer import weights
from undercroft.bots.dungeoneer.worth import worth_of
from undercroft.games.dungeoneer import tags
from undercroft.games.dungeoneer.codes import DONE, END, FORM, PASS, SEAT, SELF, WOUND, ZONE
from undercroft.games.dungeoneer.state import DungeoneerState

MENUS = (tags.FEATS, tags.VILLAINY)
QUIET = (PASS, DONE, END, SELF, WOUND)


def tried(state: DungeoneerState, seat: int, code: int) -> float:
    """The worth for a seat after a choice and what follows from it, on one guessed state."""
    ahead = state.copy()
    ahead.apply(seat, code)
    buffer: list[int] = []
    for _ in range(weights.AHEAD):
        acting = ahead.to_act
        if not acting:
            break
        asked = acting[0]
        if ahead.draft is None and not ahead.declared and ahead.agenda[-1].tag in MENUS:
            break
        ahead.choices_into(asked, buffer)
        ahead.apply(asked, reflex(ahead, buffer))
    return worth_of(ahead, seat)


def reflex(state: DungeoneerState, choices: list[int]) -> int:
    """What anybody does without thinking: pass, go on with what was begun, take the first that offers itself."""
    first = choices[0]
    if first in QUIET or len(choices) == 1:
        return first
    if SEAT <= first < FORM:
        return _richest(state, choices)
    if ZONE <= first < ZONE + 3:
        return choices[-1]
    return choices[len(choices) // 2]


def _richest(state: DungeoneerState, choices: list[int]) -> int:
    """The seat with the most peril, which has most to pay."""
    best = choices[0]
    most = -1
    for code in choices:
        seat = code - SEAT
        if seat < len(state.players) and state.players[seat].peril > most:
            most = state.players[seat].peril
            best = code
    return best
