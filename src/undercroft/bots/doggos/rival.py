"""The bot of the levels medium and hard: greedy, and in a duel it looks at the cards to come."""

from __future__ import annotations

from undercroft.bots.bot import Bot
from undercroft.bots.doggos.cards import DUEL_RANKS
from undercroft.bots.doggos.duel import Depth, Duel, Spot, Way
from undercroft.bots.doggos.explain import DuelExplainer
from undercroft.bots.doggos.forecasts import PATIENCE
from undercroft.bots.doggos.greedy import DoggosGreedyBot, ranked, told
from undercroft.bots.doggos.outlook import Outlook
from undercroft.bots.doggos.weights import Weights
from undercroft.bots.doggos.worth import COIN
from undercroft.bots.thought import POINTS, WIN_CHANCE, Thought
from undercroft.games.doggos.codes import DOG, EXPLORE, LEAVE, PLACE, ROTATE, TURN
from undercroft.games.doggos.player import INSIDE
from undercroft.games.doggos.state import NO_COUNTDOWN
from undercroft.games.doggos.view import DoggosView
from undercroft.games.doggos.walk import Walk
from undercroft.kernel.seat import Seat
from undercroft.kernel.squares import NUMBER_OF

CROWD = 10
"""With more rooms a dungeon is crowded: looking as far there as in a small one takes too long."""
FIRST_ROOMS = 3
"""With fewer rooms there is nothing to leave with."""


class DoggosDuelBot(DoggosGreedyBot):
    """Plays like greedy, but at a table of two by what the cards to come promise each dog (``duel.py``).

    It has nothing to draw either, and counts nodes and cards, never time: its games replay anywhere. Alone and at larger
    tables ``elsewhere`` plays, where there is one. Whoever is ``patient`` leaves only for a way that promises clearly more
    than one more card, and so lets an impatient rival go first. That makes large dungeons, where each look takes longer:
    with more rooms than ``CROWD`` it looks no further than ``crowded``, where that is given.
    """

    def __init__(
        self,
        seed: int,
        name: str,
        depth: Depth,
        elsewhere: Bot | None = None,
        *,
        patient: bool = False,
        crowded: Depth | None = None,
    ) -> None:
        super().__init__(seed, name)
        self.depth = depth
        self._elsewhere = elsewhere
        self._patient = patient
        self._crowded = depth if crowded is None else crowded
        # Forecasts count the rival's gains themselves.
        self._even = Weights()
        self._even.deny = 0

    def choose(self, seat: Seat) -> int:
        choices = seat.choices
        if len(choices) == 1:
            return choices[0]
        view = seat.view()
        assert isinstance(view, DoggosView)
        if len(view.players) != 2 and self._elsewhere is not None:
            return self._elsewhere.choose(seat)
        if len(view.players) != 2 or choices[0] >= DOG:
            return super().choose(seat)
        both = all(player.status == INSIDE for player in view.players)
        if choices[0] >= PLACE:
            return self.laid(view, choices, both)
        if both and EXPLORE in choices and LEAVE in choices:
            if len(view.grid.cells) < FIRST_ROOMS:
                return EXPLORE
            duel = self._duel(view)
            walk = Walk(view.tables, view.grid, duel.players[0], view.table["supply"])
            leaves = duel.leaves(walk, self.weights.turn_nodes, self._patience(view))
            return LEAVE if leaves else EXPLORE
        return super().choose(seat)

    def consider(self, seat: Seat) -> list[Thought]:
        """What it weighed, its own choice first.

        In a duel, while both dogs are inside, with the chance to win: a duel weighs coins gained more than the rival, and
        the chance is that of the lead which they lead to. Whoever is alone counts the coins at the end, like greedy.
        """
        choices = seat.choices
        view = seat.view()
        assert isinstance(view, DoggosView)
        if len(view.players) != 2 and self._elsewhere is not None:
            return self._elsewhere.consider(seat)
        first = choices[0]
        if len(view.players) != 2 or len(choices) == 1 or DOG <= first < TURN:
            return super().consider(seat)
        both = all(player.status == INSIDE for player in view.players)
        if PLACE <= first < DOG:
            return self.told_places(view, choices, both)
        if both and first >= TURN:
            chosen = self.choose(seat)
            assert view.walk is not None
            planned = self.rest_of_plan(view.walk)
            if planned[:1] == [chosen]:
                return self._told_ways(view, view.walk, choices, planned)
        elif both and EXPLORE in choices and LEAVE in choices:
            return self._told_turn(view)
        return super().consider(seat)

    def _told_turn(self, view: DoggosView) -> list[Thought]:
        """Leaving and one more card. To sleep while both may be had is not thought of."""
        duel = self._duel(view)
        walk = Walk(view.tables, view.grid, duel.players[0], view.table["supply"])
        way = duel.best_way(walk, self.weights.turn_nodes)
        stays = duel.staying(view.grid, 0, duel.depth.cards, duel.depth.places)
        small = len(view.grid.cells) < FIRST_ROOMS
        leaves = False
        if not small and way is not None and way.pays():
            leaves = way.value > stays + self._patience(view)
            if not leaves:
                # Whoever waits patiently counts on no less than the way.
                stays = max(stays, way.value)
        weighed = [([EXPLORE], duel.chance(stays))]
        if way is not None:
            # Nobody leaves with nothing, or so early, whatever is foretold of it.
            goes = way.value if leaves else min(way.value, stays)
            weighed.append(([LEAVE, *way.codes], duel.chance(goes)))
        lines = ranked(LEAVE if leaves else EXPLORE, weighed)
        explainer = DuelExplainer(view, self._even, duel)
        return told(lines, WIN_CHANCE, explainer.of_turn([line[0] for line, _ in lines], way, stays, small))

    def laid(self, view: DoggosView, choices: list[int], both: bool) -> int:
        """Where the drawn card goes; ``both`` tells that both dogs are inside."""
        spots = self._spots(self._duel(view), view, choices, both)
        return _line(spots[0], choices)[0]

    def told_places(self, view: DoggosView, choices: list[int], both: bool) -> list[Thought]:
        """The places that it looked at again, each in its best rotation."""
        duel = self._duel(view)
        best: dict[int, Spot] = {}
        for spot in self._spots(duel, view, choices, both):
            best.setdefault(_line(spot, choices)[0], spot)
        glanced: dict[int, Spot] = {}
        for spot in duel.offered(choices, both):
            glanced.setdefault(_line(spot, choices)[0], spot)
        spots = list(best.values())
        rest = [spot for code, spot in glanced.items() if code not in best]
        explainer = DuelExplainer(view, self._even, duel)
        turned = choices[0] >= ROTATE
        if both:
            worths = [duel.chance(spot.value - duel.optimism) for spot in spots]
            reasons = explainer.of_spots(spots, rest, turned)
        else:
            owned = (duel.owned[0] + self._even.to_come[duel.outlook.rounds_left()]) / COIN
            worths = [owned + spot.value for spot in spots]
            reasons = explainer.of_spots_alone(spots, rest, turned, view.table["countdown"] == 0)
        lines = [(_line(spot, choices), worth) for spot, worth in zip(spots, worths, strict=True)]
        return told(lines, WIN_CHANCE if both else POINTS, reasons)

    def _told_ways(
        self, view: DoggosView, walk: Walk, choices: list[int], planned: list[int]
    ) -> list[Thought]:
        """The planned way out, and the best one behind every other choice."""
        duel = self._duel(view)
        ways = {planned[0]: duel.way(walk, planned, duel.figures(walk.grid, 0))}
        for code in choices:
            if code == planned[0]:
                continue
            ahead = walk.copy()
            ahead.apply(code)
            way = duel.best_way(ahead, max(1, int(self.weights.leave_nodes) // len(choices)))
            if way is not None:
                ways[code] = Way([code, *way.codes], way.figures, way.value)
        lines = ranked(planned[0], [(way.codes, duel.chance(way.value)) for way in ways.values()])
        reasons = DuelExplainer(view, self._even, duel).of_ways([ways[line[0]] for line, _ in lines])
        return told(lines, WIN_CHANCE, reasons)

    def _duel(self, view: DoggosView) -> Duel:
        """The duel of this moment, looked at as far as its dungeon allows."""
        crowded = len(view.grid.cells) > CROWD
        return Duel(view, self._even, self._crowded if crowded else self.depth)

    def _patience(self, view: DoggosView) -> float:
        """How much more than one more card a way out must promise."""
        return PATIENCE[view.round - 1] if self._patient else 0.0

    def _spots(self, duel: Duel, view: DoggosView, choices: list[int], both: bool) -> list[Spot]:
        """The places for the drawn card that it looks at, best first."""
        if both:
            return duel.drawn(choices)
        countdown = view.table["countdown"]
        return duel.drawn_alone(choices, 1 if countdown == NO_COUNTDOWN else countdown)

    def dog_ranks(self, view: DoggosView) -> tuple[int, ...]:
        """Those that win duels; at larger tables greedy chooses."""
        return DUEL_RANKS if len(view.players) == 2 else super().dog_ranks(view)

    def way_out(self, view: DoggosView, outlook: Outlook, walk: Walk) -> list[int]:
        """The best path from here; between two dogs the one that leaves oneself most ahead."""
        if len(view.players) == 2 and outlook.rivals:
            way = self._duel(view).best_way(walk, self.weights.leave_nodes)
            return [] if way is None else way.codes
        return super().way_out(view, outlook, walk)


def _line(spot: Spot, choices: list[int]) -> list[int]:
    """The choices that lay the drawn card so; where its cell is chosen, the rotation alone."""
    turn = int(ROTATE + spot.quarters)
    return [turn] if choices[0] >= ROTATE else [int(PLACE + NUMBER_OF[spot.cell]), turn]
