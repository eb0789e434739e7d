"""The bot that searches: within a number of passes or of milliseconds, whichever ends first."""

from __future__ import annotations

from time import perf_counter

from undercroft.bots.bot import Bot
from undercroft.bots.search.domain import Domain
from undercroft.bots.search.tree import Arm, Limits, Tree, lead_of, play_line
from undercroft.bots.thought import ORDER, Thought
from undercroft.kernel.seat import Seat
from undercroft.kernel.streams import Streams
from undercroft.kernel.view import View


class Budget:
    """How long a decision may take. Passes alone make a bot whose games can be played again anywhere."""

    __slots__ = ("milliseconds", "passes")

    def __init__(self, passes: int, milliseconds: float | None = None) -> None:
        self.passes = passes
        self.milliseconds = milliseconds


class SearchBot(Bot):
    """Plays any game that has a domain, from its views alone.

    It thinks when it is first asked and follows the line it has found while the table is as foreseen; asked anywhere
    else it thinks anew, beginning with what its tree knows of that moment.
    """

    def __init__(
        self, name: str, domain: Domain, seed: int, budget: Budget, limits: Limits | None = None
    ) -> None:
        self.name = name
        self._domain = domain
        self._seed = seed
        self._budget = budget
        self._limits = Limits() if limits is None else limits
        self._tree: Tree | None = None
        self._plan: list[tuple[bytes, int]] = []

    @property
    def passes(self) -> int:
        """How many passes it has made so far."""
        return 0 if self._tree is None else int(self._tree.passes)

    def choose(self, seat: Seat) -> int:
        if len(seat.choices) == 1:
            return seat.choices[0]
        view = seat.view()
        key = self._domain.key(view)
        planned = self._planned(key)
        if planned is not None:
            return planned
        arm = self._think(view, key, list(seat.choices)).root.best(self._limits)
        self._plan = self._followed(view, key, arm)
        return arm.line[0]

    def consider(self, seat: Seat) -> list[Thought]:
        """The choices that were tried, how well each ends, and what speaks for it."""
        if len(seat.choices) == 1:
            return [Thought(seat.choices[0], 0.0)]
        view = seat.view()
        arms = self.weigh(seat)
        best = arms[0].mean()
        # Lines are compared on the tables that both met: a line that was tried seldom had luck of its own. A lead over
        # the chosen line that was not trusted is none to tell of.
        behind = [(max(0.0, lead_of(arms[0], arm)[0]), place) for place, arm in enumerate(arms)]
        order = [0, *(place for _, place in sorted(behind[1:]))]
        lines = [list(arms[place].line) for place in order]
        worths = [max(0.0, best - behind[place][0]) for place in order]
        if arms[0].visits == 0:
            # The only line that there is needs no trying: then a first look is all there is to tell.
            glanced = self._domain.glance(view, list(seat.choices))
            if not glanced or glanced[0][0] != lines[0][0]:
                return [Thought(lines[0][0], 0.0, ORDER, self._domain.reasons(view, lines)[0])]
            lines = [[code] for code, _ in glanced]
            worths = [worth for _, worth in glanced]
        reasons = self._domain.reasons(view, lines)
        return [
            Thought(line[0], *self._domain.told(view, worth), phrases)
            for line, worth, phrases in zip(lines, worths, reasons, strict=True)
        ]

    def weigh(self, seat: Seat) -> list[Arm]:
        """The best line of every first choice that was tried, best first: the bot's own stands at the head."""
        view = seat.view()
        key = self._domain.key(view)
        root = self._think(view, key, list(seat.choices)).root
        planned = self._planned(key)
        order = sorted((arm for arm in root.arms if arm.visits > 0), key=lambda arm: -arm.mean())
        if planned is None:
            chosen = root.best(self._limits)
            self._plan = self._followed(view, key, chosen)
        else:
            chosen = next((arm for arm in [*order, *root.arms] if arm.line[0] == planned), Arm([planned]))
        found: dict[int, Arm] = {chosen.line[0]: chosen}
        for arm in order:
            found.setdefault(arm.line[0], arm)
        return list(found.values())

    def _planned(self, key: bytes) -> int | None:
        """What it has decided to do where it knows this."""
        for known, code in self._plan:
            if known == key:
                return code
        return None

    def _think(self, view: View, key: bytes, choices: list[int]) -> Tree:
        budget = self._budget
        end = None if budget.milliseconds is None else perf_counter() + budget.milliseconds / 1000
        # The seed of a decision follows from what is known there: asked twice, the bot answers the same.
        seed = self._seed % 2**32 * 2**32 + int.from_bytes(key[:4], "big")
        tree = self._tree
        if tree is None:
            tree = self._tree = Tree(self._domain, self._limits, view, choices, seed)
        else:
            tree.turn_to(view, choices, seed)
        for _ in range(budget.passes):
            if tree.settled() or (end is not None and perf_counter() > end):
                break
            tree.grow()
        return tree

    def _followed(self, view: View, key: bytes, arm: Arm) -> list[tuple[bytes, int]]:
        """What the seat will know at each choice of a line, with the choice."""
        line = arm.line
        plan = [(key, line[0])]
        if len(line) == 1:
            return plan
        seat = view.seat
        assert seat is not None
        state = view.guess(Streams.seeded(0))
        for place in range(1, len(line)):
            play_line(state, seat, [line[place - 1]])
            if seat not in state.to_act or not state.is_legal(seat, line[place]):
                break
            plan.append((self._domain.key(state.view(seat)), line[place]))
        return plan
