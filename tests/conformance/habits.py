"""How gladly random play takes choices of a kind: one weight a kind, 1 where none is named."""

from collections.abc import Mapping

Habit = Mapping[str, float]

EVEN: Habit = {}
"""Every choice is as likely as any other."""

_HABITS: dict[str, dict[str, Habit]] = {
    "doggos": {
        "even": EVEN,
        # With even chances a dungeon has three rooms when the first sleeper ends the round.
        "patient": {"sleep": 0.03, "leave": 0.15, "out": 0.2, "skip": 0.2, "pass": 0.5},
    },
    "dungeoneer": {
        "even": EVEN,
        # With even chances heroes kill each other before anybody rises to the next stage.
        "kind": {
            "attempt": 12.0,
            "search": 4.0,
            "take-up": 8.0,
            "hand-over": 8.0,
            "move": 3.0,
            "explore": 3.0,
            "end": 0.3,
            "done": 0.5,
            "play": 0.06,
            "attack": 0.1,
        },
    },
}


def habits_of(game: str) -> dict[str, Habit]:
    """All the ways in which a game is to be played, the one that leads deepest last."""
    return _HABITS.get(game, {"even": EVEN})
