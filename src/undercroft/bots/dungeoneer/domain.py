"""Dungeoneer for the search: where it matters, the choices that a first look finds best are followed to the turn's end."""

from __future__ import annotations

from undercroft.bots.dungeoneer import weights
from undercroft.bots.dungeoneer.explain import reasons_of, tried_on
from undercroft.bots.dungeoneer.lookahead import foreseen, worth_trying
from undercroft.bots.dungeoneer.race import chance_after, is_race, winning
from undercroft.bots.dungeoneer.ways import Ways
from undercroft.bots.dungeoneer.worth import win_chance, worth_of
from undercroft.bots.search.domain import Domain
from undercroft.games.dungeoneer import tags
from undercroft.games.dungeoneer.codes import (
    AMOUNT,
    ATTACK,
    ATTEMPT,
    DROP,
    LOCATION,
    PASS,
    QUEST,
    TAKE_UP,
)
from undercroft.games.dungeoneer.state import NOT_OVER, DungeoneerState
from undercroft.games.dungeoneer.view import DungeoneerView
from undercroft.kernel.messages import Phrase
from undercroft.kernel.state import CHANCE, State
from undercroft.kernel.streams import Streams
from undercroft.kernel.view import View

MATTERS = (tags.FEATS, tags.VILLAINY, tags.CHALLENGE_STAGE, tags.ASK_OP, tags.PLACE_LOCATION)
"""Where a turn is decided. Everywhere else a first look at many tables says as much as playing on."""
LOOKS = {3: 8, 8: 4}
"""After so many tables of a first look only so many of the best choices are tried on the others."""
MARGIN = 30.0
"""What is further behind at first sight is not searched; in greedy's hundredths of a quest."""
ALL_BUT = 0.001
"""What wins on all tables but for this is not weighed against anything else."""
THROWS = 4
"""So often dice are thrown in thought for a venture that is only come to there."""
OTHER_DICE = 1 << 20
"""So many words further on in its streams a table has dice and deals that it will never come to."""


class DungeoneerDomain(Domain):
    """A first look tries every choice on guessed tables; what comes near the best is searched, where it matters.

    Among rivals the seats are judged by the race to three quests (``race.py``). Alone, and where several sets are
    joined and points decide, there is no such race: there they are judged as greedy does (``worth.py``).
    """

    __slots__ = ("_margin", "_most", "_samples", "_ways", "figures")

    _most: int
    _samples: int
    _margin: float
    _ways: Ways
    """The maps of the decision that is thought about."""

    def __init__(self, most: int = 4, samples: int = 24, margin: float = 0.04) -> None:
        self.figures = ("quests", "health", "glory", "peril")
        self._most = most
        self._samples = samples
        self._margin = margin
        self._ways = Ways()

    def lines(self, view: View, choices: list[int]) -> list[list[int]]:
        assert isinstance(view, DungeoneerView)
        looked = self._look(view, choices)
        racing = is_race(view.tables)
        best, highest = looked[0]
        if (racing and highest > 1.0 - ALL_BUT) or view.steps[-1][0] not in MATTERS:
            return [[best]]
        least = highest - (self._margin if racing else MARGIN)
        return [[code] for code, promise in looked[: self._most] if promise >= least]

    def glance(self, view: View, choices: list[int]) -> list[tuple[int, float]]:
        assert isinstance(view, DungeoneerView)
        looked = self._look(view, choices)
        if is_race(view.tables):
            return looked
        state = view.guess(Streams.seeded(0))
        return [(code, win_chance(state, promise)) for code, promise in looked]

    def _look(self, view: DungeoneerView, choices: list[int]) -> list[tuple[int, float]]:
        """What the best choices promise on guessed tables, best first: chances where there is a race, else worths."""
        seat = view.seat
        assert seat is not None
        self._ways = Ways()
        totals = [0.0] * len(choices)
        # Where a location lies decides how long the ways are: no place for it is passed over.
        order = list(range(len(choices))) if is_race(view.tables) else worth_trying(choices)
        order = _without_forsaking(order, choices)
        for number, state in enumerate(_guesses(view, choices, self._samples)):
            if number in LOOKS:
                order = _best_first(order, totals)[: LOOKS[number]]
            for place in order:
                totals[place] += _promise(state, seat, choices[place], self._ways)
        return [(choices[place], totals[place] / self._samples) for place in _best_first(order, totals)]

    def reasons(self, view: View, lines: list[list[int]]) -> list[tuple[Phrase, ...]]:
        assert isinstance(view, DungeoneerView)
        seat = view.seat
        assert seat is not None
        ways = Ways()
        codes = [line[0] for line in lines]
        guesses = _guesses(view, codes, weights.SAMPLES)
        return reasons_of(seat, guesses, tried_on(guesses, seat, codes, ways), ways)

    def habit(self, state: State, seat: int) -> None:
        assert isinstance(state, DungeoneerState)
        if state.draft is None and state.agenda[-1].tag == tags.WINDOW:
            state.apply(seat, PASS)
            return
        choices = state.choices(seat)
        if len(choices) == 1:
            state.apply(seat, choices[0])
            return
        best = choices[0]
        highest = -1e18
        # Nobody knows the dice that are about to fall: what is tried in thought meets others.
        streams = state.streams
        streams.dice += OTHER_DICE
        streams.deals += OTHER_DICE
        for place in _without_forsaking(worth_trying(choices), choices):
            code = choices[place]
            worth = _promise(state, seat, code, self._ways)
            if is_ventured(code):
                # One throw would say of any venture that it succeeds or that it fails.
                for _ in range(THROWS - 1):
                    streams.dice += OTHER_DICE
                    worth += _promise(state, seat, code, self._ways)
                streams.dice -= (THROWS - 1) * OTHER_DICE
                worth /= THROWS
            if worth > highest:
                highest = worth
                best = code
        streams.dice -= OTHER_DICE
        streams.deals -= OTHER_DICE
        state.apply(seat, best)

    def play_out(self, state: State) -> None:
        """To the end of the turn, by habit: only there it shows what the points of a turn were good for."""
        assert isinstance(state, DungeoneerState)
        turn = state.turn
        while True:
            to_act = state.to_act
            if not to_act or state.turn != turn:
                return
            if to_act[0] == CHANCE:
                state.apply(CHANCE, state.sample())
            else:
                self.habit(state, to_act[0])

    def worth(self, state: State) -> list[float]:
        assert isinstance(state, DungeoneerState)
        if state.finished != NOT_OVER:
            return [1.0 if state.winner == seat else 0.0 for seat in range(state.seats)]
        if is_race(state.tables):
            return winning(state, self._ways, True)
        return [win_chance(state, worth_of(state, seat, self._ways)) for seat in range(state.seats)]

    def figures_of(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, DungeoneerState)
        player = state.players[seat]
        return [float(len(player.done)), float(player.health), float(player.glory), float(player.peril)]


def is_ventured(code: int) -> bool:
    """Whether a choice leaves it to dice what comes of it: an attempt, a search, an attack of one's own."""
    return ATTEMPT <= code < TAKE_UP or QUEST <= code < LOCATION or ATTACK <= code < AMOUNT


def _promise(state: DungeoneerState, seat: int, code: int, ways: Ways) -> float:
    """What a choice promises on one guessed state: the chance to win where there is a race, else greedy's worth."""
    if is_race(state.tables):
        return chance_after(state, seat, code, ways)
    return foreseen(state, seat, code, ways)


def _without_forsaking(places: list[int], choices: list[int]) -> list[int]:
    """All of these choices but those to leave an escort behind: never the only ones (DL-78), and nothing is won by them."""
    return [place for place in places if not DROP <= choices[place] < QUEST]


def _best_first(places: list[int], totals: list[float]) -> list[int]:
    return sorted(places, key=lambda place: (-totals[place], place))


def _guesses(view: DungeoneerView, choices: list[int], count: int) -> list[DungeoneerState]:
    """Tables that fit the view, with other dice at every decision: the same ones would mislead in the same way."""
    streams = Streams.seeded(view.table["block_number"] * 64 + len(choices))
    return [view.guess(streams) for _ in range(count)]
