"""The bot that tries every choice on guessed tables and takes what leaves it best off."""

from __future__ import annotations

from undercroft.bots.bot import Bot
from undercroft.bots.dungeoneer import weights
from undercroft.bots.dungeoneer.lookahead import foreseen
from undercroft.bots.dungeoneer.ways import Ways
from undercroft.games.dungeoneer.state import DungeoneerState
from undercroft.games.dungeoneer.view import DungeoneerView
from undercroft.kernel.seat import Seat
from undercroft.kernel.streams import Streams

_SPREAD = 1_000_003
NOT_TRIED = -1e9


class DungeoneerGreedyBot(Bot):
    """Plays Dungeoneer by one action's foresight: to the nearest quest, away from death, at the leader's cost."""

    def __init__(self, seed: int) -> None:
        self.name = "greedy"
        self.seed = seed

    def choose(self, seat: Seat) -> int:
        choices = seat.choices
        if len(choices) == 1:
            return choices[0]
        view = seat.view()
        assert isinstance(view, DungeoneerView)
        values = self.values(view, seat.index, choices)
        best = 0
        for number in range(1, len(choices)):
            if values[number] > values[best]:
                best = number
        return choices[best]

    def consider(self, seat: Seat) -> list[tuple[int, float]]:
        """The choices that were tried and where each leaves the seat, in quests ahead of the others."""
        choices = seat.choices
        if len(choices) == 1:
            return [(choices[0], 0.0)]
        view = seat.view()
        assert isinstance(view, DungeoneerView)
        values = self.values(view, seat.index, choices)
        found = [(code, value) for code, value in zip(choices, values, strict=True) if value > NOT_TRIED]
        found.sort(key=lambda pair: -pair[1])
        return [(code, value / (weights.SAMPLES * weights.QUEST)) for code, value in found]

    def values(self, view: DungeoneerView, seat: int, choices: list[int]) -> list[float]:
        """The worth of every choice, summed over the guessed tables; all choices meet the same guesses and dice."""
        moment = (view.table["block_number"] * 64 + len(choices)) % _SPREAD
        streams = Streams.seeded(self.seed % 2**64 * _SPREAD + moment)
        totals = [0.0] * len(choices)
        ways = Ways()
        stride = 1 + len(choices) // weights.MOST_CHOICES
        for _ in range(weights.SAMPLES):
            guess = view.guess(streams)
            assert isinstance(guess, DungeoneerState)
            for number in range(0, len(choices), stride):
                totals[number] += foreseen(guess, seat, choices[number], ways)
        if stride > 1:
            for number in range(len(choices)):
                if number % stride:
                    totals[number] = NOT_TRIED
        return totals
