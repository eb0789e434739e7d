"""The bot for a first game: it means well and does not always see what is best."""

from __future__ import annotations

from undercroft.bots.bot import Bot
from undercroft.bots.draws import Draws
from undercroft.bots.dungeoneer.greedy import DungeoneerGreedyBot
from undercroft.bots.thought import Thought
from undercroft.games.dungeoneer.view import DungeoneerView
from undercroft.kernel.seat import Seat

BLUR = 24.0
"""How far off it may be about a choice, in hundredths of a quest: enough for a wasted step, not for a wasted hero."""


class DungeoneerEasyBot(Bot):
    """Judges every choice as greedy does, with an eye that is not quite sharp."""

    def __init__(self, seed: int) -> None:
        self.name = "easy"
        self._greedy = DungeoneerGreedyBot(seed)

    def choose(self, seat: Seat) -> int:
        choices = seat.choices
        if len(choices) == 1:
            return choices[0]
        view = seat.view()
        assert isinstance(view, DungeoneerView)
        values = self._blurred(view, seat.index, choices)
        return choices[values.index(max(values))]

    def consider(self, seat: Seat) -> list[Thought]:
        """The choices that were tried, as it sees them, and why it would take each."""
        choices = seat.choices
        if len(choices) == 1:
            return [Thought(choices[0], 0.0)]
        view = seat.view()
        assert isinstance(view, DungeoneerView)
        values = self._blurred(view, seat.index, choices)
        return self._greedy.thoughts(view, seat.index, choices, values)

    def _blurred(self, view: DungeoneerView, seat: int, choices: list[int]) -> list[float]:
        """What greedy sees, each a little off; the same when asked again."""
        draws = Draws(self._greedy.moment(view, choices))
        values = self._greedy.values(view, seat, choices)
        for number in range(len(choices)):
            # The sum of two even draws: small errors are common, great ones rare.
            error = draws.below(1000) + draws.below(1000) - 999
            values[number] += BLUR * int(error) / 500.0
        return values
