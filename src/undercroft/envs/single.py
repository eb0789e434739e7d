"""The games as environments of Gymnasium: one seat learns, bots play the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, SupportsFloat

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from undercroft import bots
from undercroft.bots import Bot
from undercroft.envs.observing import Observer
from undercroft.envs.rewards import SCORE, checked_kind, utilities
from undercroft.envs.seeding import drawn_seed
from undercroft.kernel import registry
from undercroft.kernel.seat import Seat, close_seats, open_seats
from undercroft.kernel.state import State

Observation = NDArray[np.uint8]
Step = tuple[Observation, SupportsFloat, bool, bool, dict[str, Any]]


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    """One seat of one game. ``info["action_mask"]`` and ``action_masks()`` tell which actions are legal.

    An action outside the mask changes nothing, costs ``ILLEGAL`` and is told in ``info["refused"]`` as rule id and
    message id: learners should use the mask.
    """

    ILLEGAL: ClassVar[float] = -1.0
    metadata: dict[str, Any] = {"render_modes": []}  # noqa: RUF012  # as in Gymnasium itself

    def __init__(
        self,
        game: str = "paper-dungeons",
        seats: int = 1,
        seat: int = 0,
        opponents: str | Sequence[str] = "greedy",
        reward: str | None = None,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        """``opponents``: the bot of all other seats, or one name for each of them in seat order."""
        if not 0 <= seat < seats:
            raise ValueError(f"seat={seat}: the seats of {seats} are numbered from 0 to {seats - 1}")
        names = [opponents] * (seats - 1) if isinstance(opponents, str) else list(opponents)
        if len(names) != seats - 1:
            raise ValueError(f"{seats} seats need {seats - 1} opponents, got {len(names)}")
        self.game = registry.game(game)
        self.seats = seats
        self.seat = seat
        self.options = options
        self.reward = checked_kind(reward, seats)
        self.render_mode = render_mode
        self.opponents = tuple(names)
        for name in names:
            bots.make(name, game, 0)
        self.observer = Observer(self.game, seats, options)
        self.observation_space: spaces.Space[Observation] = self.observer.observation_space()
        self.action_space = spaces.Discrete(self.observer.actions)
        self._state: State | None = None
        self._seats: list[Seat] = []
        self._bots: dict[int, Bot] = {}
        self._choices: list[int] = []
        self._points = 0

    @property
    def state_now(self) -> State:
        """The game as it is, with everything that is hidden: for those who look on, not for learners."""
        if self._state is None:
            raise RuntimeError("reset() comes first")
        return self._state

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new game, up to the first decision of the learning seat."""
        super().reset(seed=seed)
        self.close()
        state = self.game.start(self.seats, drawn_seed(self.np_random), self.options)
        self._state = state
        others = [seat for seat in range(self.seats) if seat != self.seat]
        self._bots = {
            seat: bots.make(name, self.game.name, drawn_seed(self.np_random))
            for seat, name in zip(others, self.opponents, strict=True)
        }
        self._seats = open_seats(state)
        self._let_others_play(state)
        self._points = self._score(state)
        return self._look(state)

    def step(self, action: int | np.int64) -> Step:
        """Make a choice, and let the others play until this seat is asked again or the game is over."""
        state = self.state_now
        code = int(action)
        if code not in self._choices:
            reason = state.why_not(self.seat, code)
            observation, info = self._look(state)
            if reason is not None:
                info["refused"] = (reason.rule, reason.message)
            return observation, self.ILLEGAL, state.over, False, info
        state.play(self.seat, code)
        self._let_others_play(state)
        observation, info = self._look(state)
        return observation, self._earned(state), state.over, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal actions, as sb3-contrib asks for them."""
        return self.observer.mask_of(self._choices).view(np.bool_)

    def close(self) -> None:
        """Put the game away."""
        close_seats(self._seats)
        self._seats = []
        self._state = None

    def _let_others_play(self, state: State) -> None:
        while True:
            to_act = state.to_act
            if not to_act or self.seat in to_act:
                return
            index = to_act[0]
            seat = self._seats[index]
            state.choices_into(index, seat.choices)
            state.play(index, self._bots[index].choose(seat))

    def _look(self, state: State) -> tuple[Observation, dict[str, Any]]:
        state.choices_into(self.seat, self._choices)
        info: dict[str, Any] = {"action_mask": self.observer.mask_of(self._choices)}
        outcome = state.outcome if state.over else None
        if outcome is not None:
            info["scores"] = outcome.scores
            info["ranks"] = outcome.ranks
        return self.observer.observe(state, self.seat), info

    def _score(self, state: State) -> int:
        if self.reward != SCORE:
            return 0
        outcome = state.outcome if state.over else None
        return state.score(self.seat) if outcome is None else outcome.scores[self.seat]

    def _earned(self, state: State) -> float:
        if self.reward == SCORE:
            before, self._points = self._points, self._score(state)
            return float(self._points - before)
        outcome = state.outcome if state.over else None
        return 0.0 if outcome is None else utilities(outcome)[self.seat]
