"""Monte Carlo tree search over information sets: a node is what a seat knows, an arm a line that it may take.

Every pass guesses a table that fits what the searching seat knows and plays through it. Whatever was left to chance
or hidden leads to another information set below, so chance needs no nodes of its own; seats that decide at the same
time each choose by what they know at the start of the block, so none of them reacts to what it cannot see.
"""

from __future__ import annotations

from math import log, sqrt

from mypy_extensions import i64

from undercroft.bots.search.domain import Domain
from undercroft.kernel.state import CHANCE, State
from undercroft.kernel.streams import Streams
from undercroft.kernel.view import View

SPREAD = 1_000_003
MOST_NODES = 5_000
"""So many information sets are remembered."""


class Limits:
    """How far and how wide a search looks."""

    __slots__ = ("certain", "curiosity", "deep", "first", "known", "least", "trust", "wide")

    curiosity: float
    """How much an arm that was tried seldom is given the benefit of the doubt."""
    first: i64
    """How many arms of a node are tried at once."""
    wide: float
    """How many more of them with the square root of the visits."""
    deep: i64
    """How many of its own decisions the seat looks ahead."""
    known: i64
    """How often an information set is met before it becomes a node."""
    least: i64
    """How often the best two arms are tried before a clear lead ends the search."""
    certain: float
    """How many standard errors make a lead clear."""
    trust: float
    """By how many standard errors another arm must lead the first one, which the domain thinks best, to be taken."""

    def __init__(
        self,
        curiosity: float = 0.25,
        first: int = 4,
        wide: float = 0.7,
        deep: int = 3,
        known: int = 2,
        least: int = 10,
        certain: float = 3.0,
        trust: float = 0.0,
    ) -> None:
        self.curiosity = curiosity
        self.first = first
        self.wide = wide
        self.deep = deep
        self.known = known
        self.least = least
        self.certain = certain
        self.trust = trust


class Arm:
    """A line, how often it was tried, and what came of it."""

    __slots__ = ("figures", "line", "squares", "total", "tries", "visits")

    line: list[int]
    visits: i64
    total: float
    squares: float
    figures: list[float]
    tries: list[float]
    """What each guess of the present root came to: the n-th of every arm is of the same table."""

    def __init__(self, line: list[int]) -> None:
        self.line = line
        self.tries = []
        self.visits = 0
        self.total = 0.0
        self.squares = 0.0
        self.figures = []

    def mean(self) -> float:
        """The mean worth; of an arm never tried nothing."""
        return self.total / int(self.visits) if self.visits > 0 else 0.0

    def doubt(self) -> float:
        """The square of the mean's standard error."""
        count = int(self.visits)
        if count < 2:
            return 1.0
        mean = self.total / count
        return max(1e-6, self.squares / count - mean * mean) / (count - 1)

    def add(self, worth: float) -> None:
        """Note how one try ended."""
        self.visits += 1
        self.total += worth
        self.squares += worth * worth

    def tell(self, figures: list[float]) -> None:
        """Add up what stands behind the worth."""
        if not self.figures:
            self.figures = list(figures)
        else:
            for place in range(len(figures)):
                self.figures[place] += figures[place]


def lead_of(arm: Arm, other: Arm) -> tuple[float, float]:
    """By how much the first arm is better than the other, and the square of that lead's standard error.

    Where both were tried on the same guesses, luck that they shared does not count.
    """
    count = min(len(arm.tries), len(other.tries))
    if count < 2:
        lead = arm.tries[0] - other.tries[0] if count == 1 else arm.mean() - other.mean()
        return lead, arm.doubt() + other.doubt()
    total = 0.0
    squares = 0.0
    for place in range(count):
        more = arm.tries[place] - other.tries[place]
        total += more
        squares += more * more
    mean = total / count
    return mean, max(1e-6, squares / count - mean * mean) / (count - 1)


class Node:
    """An information set: who knows it, and the lines open to that seat, the most promising first."""

    __slots__ = ("ahead", "arms", "seat", "visits")

    seat: i64
    arms: list[Arm]
    visits: i64
    ahead: bool
    """Whether it was only come to in thought, where a quicker look at the lines may have done."""

    def __init__(self, seat: i64, lines: list[list[int]], ahead: bool) -> None:
        self.seat = seat
        self.arms = [Arm(line) for line in lines]
        self.visits = 0
        self.ahead = ahead

    def remember(self, other: Node) -> None:
        """Take over what was found out about the same lines of the same information set."""
        known = {tuple(arm.line): arm for arm in other.arms}
        self.arms = [known.get(tuple(arm.line), arm) for arm in self.arms]
        for arm in self.arms:
            self.visits += arm.visits

    def pick(self, limits: Limits) -> Arm:
        """The arm to try next."""
        open_arms = min(len(self.arms), int(limits.first) + int(limits.wide * sqrt(int(self.visits))))
        best = self.arms[0]
        highest = -1.0
        spread = limits.curiosity * sqrt(log(int(self.visits) + 1.0))
        for place in range(open_arms):
            arm = self.arms[place]
            if arm.visits == 0:
                return arm
            value = arm.mean() + spread / sqrt(int(arm.visits))
            if value > highest:
                highest = value
                best = arm
        return best

    def best(self, limits: Limits) -> Arm:
        """The arm with the highest mean of those that were tried often enough to be believed and can be trusted."""
        most: i64 = 0
        for arm in self.arms:
            if arm.visits > most:
                most = arm.visits
        first = self.arms[0]
        chosen = first
        highest = -1.0
        for arm in self.arms:
            if arm.visits * 3 >= most and arm.visits > 0 and arm.mean() > highest:
                if arm is not first and limits.trust > 0.0:
                    lead, doubt = lead_of(arm, first)
                    if lead <= 0.0 or lead * lead < limits.trust * limits.trust * doubt:
                        continue
                highest = arm.mean()
                chosen = arm
        return chosen

    def clear(self, limits: Limits) -> bool:
        """Whether the best arm leads so far that more tries would hardly change it."""
        best = self.best(limits)
        if best.visits < limits.least:
            return False
        for arm in self.arms:
            if arm is not best and arm.visits > 0:
                lead, doubt = lead_of(best, arm)
                if arm.visits < limits.least and arm.visits * 3 >= best.visits:
                    return False
                if lead * lead < limits.certain * limits.certain * doubt:
                    return False
        return True


class Tree:
    """What a search has found out, kept from one decision to the next."""

    __slots__ = ("_domain", "_guesses", "_limits", "_met", "_nodes", "_seed", "_view", "passes", "root")

    _domain: Domain
    _limits: Limits
    _nodes: dict[bytes, Node]
    _met: dict[bytes, int]
    _guesses: list[State]
    _view: View
    _seed: int
    root: Node
    passes: i64

    def __init__(self, domain: Domain, limits: Limits, view: View, choices: list[int], seed: int) -> None:
        self._domain = domain
        self._limits = limits
        self._nodes = {}
        self._met = {}
        self.passes = 0
        self.turn_to(view, choices, seed)

    def turn_to(self, view: View, choices: list[int], seed: int) -> None:
        """Make what a seat knows now the root; what was found out before is kept, until it is too much to keep."""
        key = self._domain.key(view)
        known = self._nodes.get(key)
        seat = view.seat
        assert seat is not None
        if known is None or known.seat != seat or known.ahead:
            looked = self._look(view, seat, choices, False)
            if known is not None and known.seat == seat:
                looked.remember(known)
            known = looked
        for arm in known.arms:
            arm.tries = []
        self.root = known
        self._view = view
        self._seed = seed
        self._guesses = []
        if len(self._nodes) > MOST_NODES:
            self._nodes = {}
        self._nodes[key] = known
        self._met = {}

    def settled(self) -> bool:
        """Whether more passes would hardly change the choice."""
        return len(self.root.arms) == 1 or self.root.clear(self._limits)

    def grow(self) -> None:
        """One pass: guess, play through the tree, play out, and remember how it ended."""
        domain = self._domain
        root = self.root
        arm = root.pick(self._limits)
        # The n-th try of every arm meets the n-th guess: arms are compared on the same tables and dice.
        state = self._guess(len(arm.tries)).copy()
        nodes: list[Node] = [root]
        arms: list[Arm] = [arm]
        play_line(state, int(root.seat), arm.line)
        own: i64 = 1
        grown = False
        while own < self._limits.deep:
            to_act = state.to_act
            if not to_act:
                break
            seat = to_act[0]
            if seat == CHANCE:
                state.apply(CHANCE, state.sample())
                continue
            node = self._known(state, seat, not grown)
            if node is None:
                if seat == root.seat:
                    break
                domain.habit(state, seat)
                continue
            grown = grown or node.visits == 0
            below = node.pick(self._limits)
            nodes.append(node)
            arms.append(below)
            play_line(state, seat, below.line)
            if seat == root.seat:
                own += 1
        domain.play_out(state)
        worths = domain.worth(state)
        arm.tell(domain.figures_of(state, int(root.seat)))
        arm.tries.append(worths[root.seat])
        for place in range(len(nodes)):
            nodes[place].visits += 1
            arms[place].add(worths[nodes[place].seat])
        self.passes += 1

    def _guess(self, number: i64) -> State:
        while len(self._guesses) <= number:
            streams = Streams.seeded(self._seed % 2**64 * SPREAD + len(self._guesses))
            self._guesses.append(self._view.guess(streams))
        return self._guesses[number]

    def _look(self, view: View, seat: int, choices: list[int], ahead: bool) -> Node:
        """A node with the lines that are worth trying; where there is no choice, nothing has to be looked for."""
        if len(choices) == 1:
            return Node(seat, [choices], ahead)
        if ahead:
            return Node(seat, self._domain.lines_ahead(view, choices), True)
        return Node(seat, self._domain.lines(view, choices), False)

    def _known(self, state: State, seat: int, may_grow: bool) -> Node | None:
        """The node of what a seat knows, opened when it has been met often enough."""
        view = state.view(seat)
        key = self._domain.key(view)
        node = self._nodes.get(key)
        if node is None and may_grow:
            met = self._met.get(key, 0) + 1
            self._met[key] = met
            if met >= self._limits.known:
                node = self._look(view, seat, state.choices(seat), True)
                self._nodes[key] = node
        return node


def play_line(state: State, seat: int, line: list[int]) -> None:
    """Play a line as far as it goes: another table may cut it short, never bend it."""
    state.apply(seat, line[0])
    for place in range(1, len(line)):
        if seat not in state.to_act or not state.is_legal(seat, line[place]):
            return
        state.apply(seat, line[place])
