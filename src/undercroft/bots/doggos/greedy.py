"""The bot that knows its best way out and weighs it against one more card."""

from __future__ import annotations

from undercroft.bots.bot import Bot
from undercroft.bots.doggos.cards import best_dog, best_quest
from undercroft.bots.doggos.outlook import Outlook
from undercroft.bots.doggos.routes import Router
from undercroft.bots.doggos.weights import Weights
from undercroft.games.doggos.codes import DOG, PLACE, QUEST, TURN
from undercroft.games.doggos.view import DoggosView
from undercroft.games.doggos.walk import Walk
from undercroft.kernel.seat import Seat


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
            return best_dog(view, choices)
        outlook = Outlook(view, self.weights)
        if first >= PLACE:
            return outlook.place(choices)
        return outlook.turn(choices)

    def _planned(self, view: DoggosView, walk: Walk, choices: list[int]) -> int:
        """The next choice of the plan for this path; a path that no plan knows is planned from where it stands."""
        table: list[object] = [
            view.table,
            view.grid.facts(),
            [player.facts() for player in view.players],
        ]
        facts = walk.facts()
        if table == self._table:
            for known, code in self._plan:
                if known == facts:
                    return code
        router = Router(walk, Outlook(view, self.weights).my_worth)
        router.search(self.weights.leave_nodes)
        if not router.codes:
            # Too large for the search: the rules offer nothing that does not lead out.
            return choices[-1]
        self._table = table
        self._plan = []
        ahead = walk.copy()
        for code in router.codes:
            self._plan.append((ahead.facts(), code))
            ahead.apply(code)
        return router.codes[0]
