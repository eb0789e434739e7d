"""How a score alone compares with those of bots."""

from __future__ import annotations

from undercroft.kernel.match import Match
from undercroft.locales import Speaker
from undercroft.packs.standings import Standings


def standing_lines(standings: Standings, match: Match, score: int, speaker: Speaker) -> list[str]:
    """A line for each bot whose scores the pack holds, the weakest first; none for a game with other options."""
    return [
        speaker.say("standing-better", percent=standing.better_than(score), bot=standing.bot)
        for standing in standings.of(match.start.options)
    ]
