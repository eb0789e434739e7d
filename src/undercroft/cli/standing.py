"""What a score alone is worth, in sentences."""

from __future__ import annotations

from undercroft.kernel.match import Match
from undercroft.locales import Speaker


def standing_lines(match: Match, points: str, ranked: str, following: str, speaker: Speaker) -> list[str]:
    """How good the score of a finished game alone is: its rank, where the next one begins, and how bots score.

    ``ranked`` and ``following`` are the game's messages of a rank reached and the next one; they call a score
    ``points``. There are no lines for a game that has no ranks.
    """
    outcome = match.state.outcome
    standing = match.standing()
    if outcome is None or standing is None:
        return []
    score = outcome.scores[0]
    lines = [speaker.say(ranked, rank=standing.rank[speaker.language], **{points: score})]
    if standing.following is not None and standing.at is not None:
        name = standing.following[speaker.language]
        lines.append(speaker.say(following, rank=name, **{points: standing.at}))
    for bot, percent in standing.better_than.items():
        lines.append(speaker.say("standing-better", percent=percent, bot=bot))
    return lines
