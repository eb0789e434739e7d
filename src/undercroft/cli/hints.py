"""What a bot advises, in sentences."""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.bots import Thought
from undercroft.bots.thought import POINTS, WIN_CHANCE
from undercroft.locales import Speaker
from undercroft.locales.phrases import phrase_lines

_ENDS = (".", "!", "?", "…")


def why(thoughts: Sequence[Thought], place: int, game: str, speaker: Speaker) -> str:
    """What speaks for one of the thoughts about a decision: its worth beside the first one's, and the reasons.

    What was said of the first need not be said again, and the others have their main reason only.
    """
    worth = worth_text(thoughts, place, game, speaker)
    lines = [worth[:1].upper() + worth[1:]] if worth else []
    reasons = thoughts[place].reasons
    if place > 0:
        reasons = tuple(reason for reason in reasons if reason not in thoughts[0].reasons)[:1]
    lines += phrase_lines(speaker, reasons)
    return " ".join(line if line.endswith(_ENDS) else f"{line}." for line in lines)


def worth_text(thoughts: Sequence[Thought], place: int, game: str, speaker: Speaker) -> str:
    """What a thought is worth in words, the others by how far they are behind the first; nothing where nothing counts."""
    thought = thoughts[place]
    if thought.measure == WIN_CHANCE:
        return speaker.say("hint-chance", percent=_whole(100 * thought.worth))
    behind = thoughts[0].worth - thought.worth
    if thought.measure != POINTS:
        if place > 0 and behind <= 0:
            return speaker.say("hint-equal")
        return speaker.say("hint-order", rank=place + 1) if len(thoughts) > 1 else ""
    if place == 0:
        return speaker.say("hint-points", game=game, points=_whole(thought.worth))
    if _whole(behind) <= 0:
        return speaker.say("hint-equal")
    return speaker.say("hint-points-less", game=game, points=_whole(behind))


def _whole(number: float) -> int:
    # Halves go up, as in the browser; Python's own rounding sends them to the even neighbour.
    return int((number + 0.5) // 1)
