"""A game once more from its beginning: to be looked at again, or to be played on from some step."""

from __future__ import annotations

from collections.abc import Iterator

from undercroft.kernel.match import Match
from undercroft.table.live import LiveTable
from undercroft.table.refused import Refused
from undercroft.table.rows import PERSON, PLAY, Entry


def from_start(live: LiveTable) -> LiveTable:
    """The game as it began."""
    start = live.match.start
    if start.midway:
        raise Refused("forked-not-replayed")
    match = Match(live.match.game, start.seats, start.seed, start.options, start.players)
    return LiveTable(live.table, match)


def standing(live: LiveTable) -> Iterator[Entry]:
    """The moves that stand, without take-backs, as a log; standing orders' answers are moves like others."""
    game = live.match.game
    for number, move in enumerate(live.match.moves, 1):
        yield Entry(live.table, number, PLAY, move.seat, game.code_text(move.code), PERSON, None, 0.0)


def replayed(live: LiveTable, seat: int, step: int) -> LiveTable:
    """A finished game as it was when a seat had noticed so much of it."""
    past = from_start(live)
    for entry in standing(live):
        if past.versions[seat] > step:
            break
        past.apply(entry)
    return past
