"""The bot that tries every choice on guessed tables and takes what leaves it best off."""

from __future__ import annotations

from undercroft.bots.bot import Bot
from undercroft.bots.dungeoneer import weights
from undercroft.bots.dungeoneer.explain import Tried, reasons_of, tried_on
from undercroft.bots.dungeoneer.lookahead import foreseen, worth_trying
from undercroft.bots.dungeoneer.ways import Ways
from undercroft.bots.dungeoneer.worth import win_chance
from undercroft.bots.thought import WIN_CHANCE, Thought
from undercroft.games.dungeoneer.state import DungeoneerState
from undercroft.games.dungeoneer.view import DungeoneerView
from undercroft.kernel.seat import Seat
from undercroft.kernel.streams import Streams

_SPREAD = 1_000_003
NOT_TRIED = -1e9


class DungeoneerGreedyBot(Bot):
    """Plays Dungeoneer by one action's foresight: to the nearest quest, away from death, at the leader's cost."""

    def __init__(self, seed: int, name: str = "greedy") -> None:
        self.name = name
        self.seed = seed

    def choose(self, seat: Seat) -> int:
        choices = seat.choices
        if len(choices) == 1:
            return choices[0]
        view = seat.view()
        assert isinstance(view, DungeoneerView)
        values = self.values(view, seat.index, choices)
        return choices[values.index(max(values))]

    def consider(self, seat: Seat) -> list[Thought]:
        """The choices that were tried, the chance to win that each leaves, and why."""
        choices = seat.choices
        if len(choices) == 1:
            return [Thought(choices[0], 0.0)]
        view = seat.view()
        assert isinstance(view, DungeoneerView)
        values = self.values(view, seat.index, choices)
        return self.thoughts(view, seat.index, choices, values)

    def values(self, view: DungeoneerView, seat: int, choices: list[int]) -> list[float]:
        """The worth of every choice, summed over the guessed tables; all choices meet the same guesses and dice."""
        totals = [NOT_TRIED] * len(choices)
        ways = Ways()
        tried = worth_trying(choices)
        for number in tried:
            totals[number] = 0.0
        for guess in self._guesses(view, choices):
            for number in tried:
                totals[number] += foreseen(guess, seat, choices[number], ways)
        return totals

    def thoughts(
        self, view: DungeoneerView, seat: int, choices: list[int], values: list[float]
    ) -> list[Thought]:
        """The choices that were tried by their values, best first, with the reasons."""
        order = [number for number in range(len(choices)) if values[number] > NOT_TRIED / 2]
        order.sort(key=lambda number: -values[number])
        guesses = self._guesses(view, choices)
        ways = Ways()
        tried: list[Tried] = tried_on(guesses, seat, [choices[number] for number in order], ways)
        reasons = reasons_of(seat, guesses, tried, ways)
        found: list[Thought] = []
        chance = 1.0
        for place, number in enumerate(order):
            # What makes a weary hero dare something is no better prospect, though it may have put it first.
            worth = tried[place].worth - tried[place].parts["dare"]
            chance = min(chance, win_chance(guesses[0], worth))
            found.append(Thought(choices[number], chance, WIN_CHANCE, reasons[place]))
        return found

    def moment(self, view: DungeoneerView, choices: list[int]) -> int:
        """A number that follows from the seed and the decision: asked twice, a bot draws the same."""
        moment = (view.table["block_number"] * 64 + len(choices)) % _SPREAD
        return self.seed % 2**64 * _SPREAD + moment

    def _guesses(self, view: DungeoneerView, choices: list[int]) -> list[DungeoneerState]:
        streams = Streams.seeded(self.moment(view, choices))
        return [view.guess(streams) for _ in range(weights.SAMPLES)]
