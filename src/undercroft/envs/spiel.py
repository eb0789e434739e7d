"""The games in OpenSpiel; importing this module registers them.

``undercroft_paper_dungeons``, ``undercroft_doggos`` and ``undercroft_dungeoneer``, with the parameters ``players`` and
``options`` (``"edition:it;missions:off"``). Seats that are asked at once act in seat order. Chance is explicit: dice
and deals are chance nodes with all their outcomes, so a game is its history and can be cloned, saved and searched.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from typing import Any, Final

try:
    import pyspiel
except ImportError as error:
    raise ImportError("undercroft.envs.spiel needs open_spiel: pip install 'undercroft[envs]'") from error

import numpy as np

from undercroft.envs.observing import Observer
from undercroft.envs.rewards import scores, utilities
from undercroft.kernel import registry
from undercroft.kernel.game import Game
from undercroft.kernel.state import CHANCE, State

GAMES: Final = {
    "undercroft_paper_dungeons": "paper-dungeons",
    "undercroft_doggos": "doggos",
    "undercroft_dungeoneer": "dungeoneer",
}
"""The names in OpenSpiel and those of the house."""
LONGEST: Final = {"paper-dungeons": 100_000, "doggos": 10_000, "dungeoneer": 1_000_000}
"""No game has more decisions; OpenSpiel wants a bound, and these are far from being reached."""
MOST_POINTS: Final = 10_000.0
"""No single player gets more points, or fewer than minus as many; a bound like the one above."""
DEFAULT_PLAYERS: Final = 2


def game_type(short_name: str, game: Game, seats: int = 1) -> pyspiel.GameType:
    """What OpenSpiel has to know of a game: places sum to nothing, points of who plays alone do not."""
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=short_name,
        long_name=f"Undercroft: {game.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.GENERAL_SUM if seats == 1 else utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.most_seats,
        min_num_players=game.least_seats,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": DEFAULT_PLAYERS, "options": ""},
    )


def read_options(text: str) -> dict[str, object]:
    """Options from ``name:value`` parts between semicolons; ``ValueError`` for anything else.

    Equals signs and commas are OpenSpiel's own in the text of a game.
    """
    options: dict[str, object] = {}
    for part in filter(None, (part.strip() for part in text.split(";"))):
        name, colon, value = part.partition(":")
        if not colon:
            raise ValueError(f"options={text!r}: {part!r} is not name:value")
        options[name.strip()] = value.strip()
    return options


@cache
def _observer(short_name: str, seats: int, option_text: str) -> Observer:
    return Observer(registry.game(GAMES[short_name]), seats, read_options(option_text))


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """A game of the house with seats and options. Alone the return is the score, else the places from 1 to -1."""

    def __init__(self, short_name: str, params: Mapping[str, Any] | None) -> None:
        given = dict(params or {})
        # OpenSpiel pickles what belongs to a game: names and numbers only.
        self.short_name = short_name
        self.seats = int(given.get("players", DEFAULT_PLAYERS))
        self.option_text = str(given.get("options", ""))
        house = self.house
        house.complete_options(self.options, self.seats)
        points = MOST_POINTS if self.seats == 1 else 1.0
        information = pyspiel.GameInfo(
            num_distinct_actions=house.codes.count,
            max_chance_outcomes=house.chances.count,
            num_players=self.seats,
            min_utility=-points,
            max_utility=points,
            utility_sum=None if self.seats == 1 else 0.0,
            max_game_length=LONGEST[house.name],
        )
        super().__init__(game_type(short_name, house, self.seats), information, given)

    @property
    def house(self) -> Game:
        """The game of the house."""
        return registry.game(GAMES[self.short_name])

    @property
    def options(self) -> dict[str, object]:
        """Its options, those that were given."""
        return read_options(self.option_text)

    @property
    def observer(self) -> Observer:
        """What makes its observations."""
        return _observer(self.short_name, self.seats, self.option_text)

    def new_initial_state(self) -> SpielState:
        """The game before its first chance event."""
        return SpielState(self)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: Mapping[str, Any] | None = None
    ) -> SpielObserver | None:
        """An observer of what one seat knows now, public and its own; None where another part is asked for."""
        if params:
            raise ValueError(f"observers of the house take no parameters, got {dict(params)}")
        if iig_obs_type is not None and (
            iig_obs_type.perfect_recall
            or not iig_obs_type.public_info
            or iig_obs_type.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER
        ):
            return None
        return SpielObserver(self.observer)


Start = tuple[str, int, str]
"""What a game begins with: its name in OpenSpiel, the seats, the options as text."""


class Held:
    """A state behind one of OpenSpiel's, which copies and pickles it: a copy by its own hand, a pickle as its moves."""

    def __init__(self, start: Start, codes: list[int], state: State | None = None) -> None:
        """``state`` is what these codes lead to; without it they are played."""
        self.start = start
        self.codes = codes
        if state is None:
            name, seats, text = start
            # The seed decides nothing: every chance event is asked for.
            state = registry.game(GAMES[name]).start(seats, 0, read_options(text), chance="ask")
            for code in codes:
                state.play(state.to_act[0], code)
        self.state = state

    def play(self, code: int) -> None:
        """Play for whoever is first to act, chance among them."""
        self.state.play(self.state.to_act[0], code)
        self.codes.append(code)

    def __deepcopy__(self, memo: object) -> Held:
        return Held(self.start, self.codes[:], self.state.copy())

    def __reduce__(self) -> tuple[type[Held], tuple[Start, list[int]]]:
        return Held, (self.start, self.codes)


class SpielState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """A game at one moment, as OpenSpiel asks for it."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.held = Held((game.short_name, game.seats, game.option_text), [])

    @property
    def state(self) -> State:
        """The state behind this one."""
        return self.held.state

    def current_player(self) -> int:
        """Who acts: a seat, chance, or nobody because the game is over."""
        to_act = self.held.state.to_act
        if not to_act:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if to_act[0] == CHANCE else to_act[0]

    def _legal_actions(self, player: int) -> list[int]:
        # Seats that are asked at once act one after the other here.
        return self.held.state.choices(player) if player == self.current_player() else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All outcomes of the chance event with their probabilities."""
        outcomes = self.held.state.outcomes()
        assert outcomes is not None, "every chance event of the house's games has its outcomes"
        total = sum(weight for _, weight in outcomes)
        return [(code, weight / total) for code, weight in outcomes]

    def _apply_action(self, action: int) -> None:
        self.held.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        house: Game = self.get_game().house
        if player != pyspiel.PlayerId.CHANCE:
            return house.code_text(action)
        kind, operands = house.chances.decode(action)
        return " ".join([kind, *map(str, operands)])

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.held.state.over

    def returns(self) -> list[float]:
        """What the game is worth to each player; zeros while it goes on."""
        state = self.held.state
        outcome = state.outcome
        if outcome is None:
            return [0.0] * state.seats
        return [float(score) for score in scores(state)] if state.seats == 1 else utilities(outcome)

    def __str__(self) -> str:
        return self.held.state.digest()


class SpielObserver:
    """What a seat knows now as a tensor of ``float32``, each number from 0 to 1, and as text."""

    def __init__(self, observer: Observer) -> None:
        self._observer = observer
        self._scale = np.float32(1) / observer.layout.high.astype(np.float32)
        self.tensor = np.zeros(observer.layout.size, np.float32)
        self.dict = observer.layout.split(self.tensor)

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill ``tensor`` and ``dict`` with what a player knows."""
        np.multiply(self._observer.observe(state.held.state, player), self._scale, out=self.tensor)

    def string_from(self, state: SpielState, player: int) -> str:
        """The player's view as JSON."""
        return json.dumps(state.held.state.view(player).to_wire(), sort_keys=True)


class PaperDungeonsGame(SpielGame):
    """Paper Dungeons. OpenSpiel makes games of their parameters alone, and finds their classes by name."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        super().__init__("undercroft_paper_dungeons", params)


class DoggosGame(SpielGame):
    """Dungeons & Doggos."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        super().__init__("undercroft_doggos", params)


class DungeoneerGame(SpielGame):
    """Dungeoneer."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        super().__init__("undercroft_dungeoneer", params)


for _short_name, _class in (
    ("undercroft_paper_dungeons", PaperDungeonsGame),
    ("undercroft_doggos", DoggosGame),
    ("undercroft_dungeoneer", DungeoneerGame),
):
    pyspiel.register_game(game_type(_short_name, registry.game(GAMES[_short_name])), _class)
