"""The bot that knows its best way out and weighs it against one more card."""

from __future__ import annotations

from undercroft.bots.bot import Bot
from undercroft.bots.doggos.cards import ABILITY_RANKS, best_dog, best_quest, dog_rank, promise_to_rivals
from undercroft.bots.doggos.explain import Explainer
from undercroft.bots.doggos.outlook import Outlook
from undercroft.bots.doggos.routes import NO_ROUTE, Router
from undercroft.bots.doggos.weights import Weights
from undercroft.bots.doggos.worth import COIN
from undercroft.bots.thought import ORDER, POINTS, Thought
from undercroft.games.doggos.codes import DOG, PLACE, QUEST, ROTATE, TURN
from undercroft.games.doggos.view import DoggosView
from undercroft.games.doggos.walk import Walk
from undercroft.kernel.messages import Phrase
from undercroft.kernel.seat import Seat
from undercroft.kernel.squares import NUMBER_OF


class DoggosGreedyBot(Bot):
    """Plays Dungeons & Doggos for its own coins, with an eye on what rivals can carry out.

    It plans a path when it is first asked on one and remembers the plan, but follows it only while table and path are
    those it planned for. It has nothing to draw, so its seed does nothing.
    """

    def __init__(self, seed: int, name: str = "greedy", weights: Weights | None = None) -> None:
        self.name = name
        self.weights = Weights() if weights is None else weights
        self._table: list[object] = []
        self._plan: list[tuple[list[list[int]], int]] = []

    def choose(self, seat: Seat) -> int:
        choices = seat.choices
        if len(choices) == 1:
            return choices[0]
        view = seat.view()
        assert isinstance(view, DoggosView)
        first = choices[0]
        if first >= TURN:
            assert view.walk is not None
            return self._planned(view, view.walk, choices)
        if first >= QUEST:
            return best_quest(view, choices)
        if first >= DOG:
            return best_dog(view, choices, self.dog_ranks(view))
        outlook = Outlook(view, self.weights)
        if first >= PLACE:
            return outlook.place(choices)
        return outlook.turn(choices)

    def consider(self, seat: Seat) -> list[Thought]:
        """What it weighed, its own choice first, with the coins that the game is likely to end with."""
        chosen = self.choose(seat)
        choices = seat.choices
        if len(choices) == 1:
            return [Thought(chosen, 0.0)]
        view = seat.view()
        assert isinstance(view, DoggosView)
        weighed = self._weighed(view, choices)
        if all(line[0] != chosen for line, _ in weighed):
            # A path too large for the search goes on with whatever the rules offer.
            weighed.append(([chosen], 0.0))
        measure = ORDER if DOG <= choices[0] < TURN else POINTS
        lines = ranked(chosen, weighed)
        reasons = Explainer(view, self.weights).reasons([line for line, _ in lines])
        return told(lines, measure, reasons)

    def _weighed(self, view: DoggosView, choices: list[int]) -> list[tuple[list[int], float]]:
        """The best line of every choice that it looks at, with what it is worth."""
        first = choices[0]
        if QUEST <= first < TURN:
            return [([code], promise_to_rivals(view, code - QUEST) / COIN) for code in choices]
        if DOG <= first < QUEST:
            ranks = self.dog_ranks(view)
            return [([code], float(-dog_rank(view, code - DOG, ranks))) for code in choices]
        outlook = Outlook(view, self.weights)
        later = self.weights.to_come[outlook.rounds_left()]
        if first >= TURN:
            assert view.walk is not None
            return [
                (line, (value + later) / COIN) for line, value in self._paths(outlook, view.walk, choices)
            ]
        own = int(outlook.my_worth.of_player(outlook.me, [])) + later
        if first < PLACE:
            return [(turn.line, (own + int(turn.value)) / COIN) for turn in outlook.turns(choices)]
        # One's own route counts once as it is and once as a rival would leave it.
        scale = 100 + (int(self.weights.safety) if outlook.minds_rivals() else 0)
        found: dict[int, tuple[list[int], float]] = {}
        for place in outlook.places(choices):
            turn = ROTATE + int(place.quarters)
            line = [turn] if first >= ROTATE else [PLACE + NUMBER_OF[place.cell], turn]
            found.setdefault(line[0], (line, (own + int(place.score()) / scale) / COIN))
        return list(found.values())

    def _paths(self, outlook: Outlook, walk: Walk, choices: list[int]) -> list[tuple[list[int], int]]:
        """For every choice on a path the best way out behind it, as far as it can be found."""
        found: list[tuple[list[int], int]] = []
        for code in choices:
            ahead = walk.copy()
            ahead.apply(code)
            router = Router(ahead, outlook.my_worth)
            router.search(max(1, int(self.weights.leave_nodes) // len(choices)))
            if router.value != NO_ROUTE:
                found.append(([code, *router.codes], int(router.value)))
        return found

    def _planned(self, view: DoggosView, walk: Walk, choices: list[int]) -> int:
        """The next choice of the plan for this path; a path that no plan knows is planned from where it stands."""
        table: list[object] = [
            view.table,
            view.grid.facts(),
            [player.facts() for player in view.players],
        ]
        planned = self.rest_of_plan(walk) if table == self._table else []
        if planned:
            return planned[0]
        outlook = Outlook(view, self.weights)
        codes = self.way_out(view, outlook, walk)
        if not codes:
            # Too large for the search: the rules offer nothing that does not lead out.
            return choices[-1]
        self._table = table
        self._plan = []
        ahead = walk.copy()
        for code in codes:
            self._plan.append((ahead.facts(), code))
            ahead.apply(code)
        return codes[0]

    def rest_of_plan(self, walk: Walk) -> list[int]:
        """The choices of the last plan from where a path stands; none if the plan does not come by there."""
        facts = walk.facts()
        for number, (known, _) in enumerate(self._plan):
            if known == facts:
                return [code for _, code in self._plan[number:]]
        return []

    def dog_ranks(self, view: DoggosView) -> tuple[int, ...]:
        """The abilities that it would like to have at this table, the best first."""
        return ABILITY_RANKS

    def way_out(self, view: DoggosView, outlook: Outlook, walk: Walk) -> list[int]:
        """The choices of the best path from where the seat stands; none if it is too long to find."""
        router = Router(walk, outlook.my_worth, outlook.favour(walk.grid))
        router.search(self.weights.leave_nodes)
        return router.codes


def ranked(chosen: int, weighed: list[tuple[list[int], float]]) -> list[tuple[list[int], float]]:
    """Lines with what they are worth, that of the choice first and the others from better to worse.

    A whole plan may see further than a look at each choice: what was chosen is worth no less than the others.
    """
    most = max(worth for _, worth in weighed)
    return sorted(
        ((line, most if line[0] == chosen else worth) for line, worth in weighed),
        key=lambda pair: (-pair[1], pair[0][0] != chosen),
    )


def told(
    lines: list[tuple[list[int], float]], measure: str, reasons: list[tuple[Phrase, ...]]
) -> list[Thought]:
    """Thoughts of ranked lines and their reasons."""
    return [
        Thought(line[0], worth, measure, phrases)
        for (line, worth), phrases in zip(lines, reasons, strict=True)
    ]
