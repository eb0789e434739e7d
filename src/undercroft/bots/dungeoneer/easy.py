"""The bot for a first game: it means well and does not always see what is best."""

from __future__ import annotations

from undercroft.bots.draws import Draws
from undercroft.bots.dungeoneer.greedy import DungeoneerGreedyBot
from undercroft.games.dungeoneer.view import DungeoneerView

BLUR = 24.0
"""How far off it may be about a choice, in hundredths of a quest: enough for a wasted step, not for a wasted hero."""


class DungeoneerEasyBot(DungeoneerGreedyBot):
    """Judges every choice as greedy does, with an eye that is not quite sharp."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, "easy")

    def values(self, view: DungeoneerView, seat: int, choices: list[int]) -> list[float]:
        """What greedy sees, each a little off; the same when asked again."""
        draws = Draws(self.moment(view, choices))
        values = super().values(view, seat, choices)
        for number in range(len(choices)):
            # The sum of two even draws: small errors are common, great ones rare.
            error = draws.below(1000) + draws.below(1000) - 999
            values[number] += BLUR * int(error) / 500.0
        return values
