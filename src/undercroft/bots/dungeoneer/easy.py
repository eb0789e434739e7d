"""The bot for a first game: it means well and does not always see what is best."""

from __future__ import annotations

from undercroft.bots.bot import Bot
from undercroft.bots.draws import Draws
from undercroft.bots.dungeoneer.greedy import DungeoneerGreedyBot
from undercroft.games.dungeoneer.view import DungeoneerView
from undercroft.kernel.seat import Seat

BLUR = 24.0
"""How far off it may be about a choice, in hundredths of a quest: enough for a wasted step, not for a wasted hero."""


class DungeoneerEasyBot(Bot):
    """Judges every choice as greedy does, with an eye that is not quite sharp."""

    def __init__(self, seed: int) -> None:
        self.name = "easy"
        self._greedy = DungeoneerGreedyBot(seed)
        self._draws = Draws(seed)

    def choose(self, seat: Seat) -> int:
        choices = seat.choices
        if len(choices) == 1:
            return choices[0]
        view = seat.view()
        assert isinstance(view, DungeoneerView)
        best = choices[0]
        highest = 0.0
        values = self._greedy.values(view, seat.index, choices)
        for number, code in enumerate(choices):
            # The sum of two even draws: small errors are common, great ones rare.
            error = self._draws.below(1000) + self._draws.below(1000) - 999
            value = values[number] + BLUR * int(error) / 500.0
            if number == 0 or value > highest:
                highest = value
                best = code
        return best
