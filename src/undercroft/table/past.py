"""A game once more from its beginning: to be looked at again, or to be played on from some moment.

A moment is the number of moves that stand before it: the same for all eyes, however much each could notice. It tells
how much others have done in secret, so only games that are over have moments for people.
"""

from __future__ import annotations

from collections.abc import Iterator

from undercroft.kernel.match import Match
from undercroft.kernel.state import State
from undercroft.table.live import LiveTable
from undercroft.table.rows import PERSON, PLAY, Entry, Fork


def from_start(live: LiveTable) -> LiveTable:
    """The game as it began."""
    start = live.match.start
    state = None if live.beginning is None else live.beginning.copy()
    match = Match(live.match.game, start.seats, start.seed, start.options, start.players, state=state)
    return LiveTable(live.table, match, live.beginning)


def standing(live: LiveTable) -> Iterator[Entry]:
    """The moves that stand, without take-backs, as a log; standing orders' answers are moves like others."""
    game = live.match.game
    for number, move in enumerate(live.match.moves, 1):
        yield Entry(live.table, number, PLAY, move.seat, game.code_text(move.code), PERSON, None, 0.0)


def state_at(live: LiveTable, moment: int) -> State:
    """How a finished game stood at a moment; at its end for any later one."""
    match = from_start(live).match
    for move in live.match.moves[:moment]:
        match.play(move.seat, move.code)
    return match.state


def forked_state(live: LiveTable, fork: Fork) -> State:
    """How a finished game stood where it was left to be played on."""
    moment = fork.moment if fork.moment is not None else _moment_of_step(live, fork.seat, fork.step or 0)
    return state_at(live, moment)


def _moment_of_step(live: LiveTable, seat: int, step: int) -> int:
    """The moment at which a seat had noticed so much: how forks were kept before there were moments."""
    past = from_start(live)
    for entry in standing(live):
        if past.versions[seat] > step:
            break
        past.apply(entry)
    return past.number
