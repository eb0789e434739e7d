"""The games as environments of PettingZoo: agents take turns (AEC)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from undercroft.envs.observing import Observation, Observer
from undercroft.envs.rewards import SCORE, checked_kind, scores, utilities
from undercroft.envs.seeding import drawn_seed
from undercroft.kernel.game import Game
from undercroft.kernel.state import State

_NO_REWARD: Final = 0.0
_NOBODY: Final = -1
_NO_GAME: Final = "reset() comes first"


class TableEnv(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """One game with every seat an agent, ``player_0`` to ``player_<n>``.

    Where several seats are asked at once, as in a round of Paper Dungeons, they act in seat order, each to the end of
    its part: a view shows nothing of what others do in the same block. An action is the code of a choice; one that is
    not in the mask raises ``IllegalPlay``, which says why, and changes nothing.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "undercroft_v0",
        "render_modes": [],
        "is_parallelizable": False,
    }
    render_mode = None

    def __init__(self, game: Game, seats: int, reward: str | None, options: dict[str, object]) -> None:
        super().__init__()
        self.game = game
        self.seats = seats
        self.options = options
        self.reward = checked_kind(reward, seats)
        self.observer = Observer(game, seats, options)
        self._observe = self.observer.observe_masked
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self._names = self.possible_agents
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {
            agent: spaces.Dict(
                {"observation": self.observer.observation_space(), "action_mask": self.observer.mask_space()}
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(self.observer.actions) for agent in self.possible_agents}
        self._random = np.random.default_rng()
        self._points: list[int] = []
        self._state: State | None = None
        # Whose choices are listed since the last step, and which they are.
        self._listed_for = _NOBODY
        self._listed: list[int] = []

    @property
    def state_now(self) -> State:
        """The game as it is, with everything that is hidden: for those who look on, not for learners."""
        if self._state is None:
            raise RuntimeError(_NO_GAME)
        return self._state

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The space of an agent's observations, always the same object."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The space of an agent's actions, always the same object."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; the same seed gives the same games from here on."""
        if seed is not None:
            self._random = np.random.default_rng(seed)
        state = self.game.start(self.seats, drawn_seed(self._random), self.options)
        self._state = state
        self._listed_for = _NOBODY
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, _NO_REWARD)
        self._cumulative_rewards = dict.fromkeys(self.agents, _NO_REWARD)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._points = scores(state) if self.reward == SCORE else []
        self._rewarded = False
        self.agent_selection = self._names[state.to_act[0]]

    def observe(self, agent: str) -> Observation:
        """What an agent knows, and which actions it may take now."""
        # Not by `state_now` and `choices`: at the pace of these games calls of Python's cost something.
        state = self._state
        if state is None:
            raise RuntimeError(_NO_GAME)
        seat = self._seat_of[agent]
        if self._listed_for != seat:
            self._listed = state.choices(seat)
            self._listed_for = seat
        return self._observe(state, seat, self._listed)

    def choices(self, agent: str) -> list[int]:
        """The actions that an agent may take now, those of its mask, rising; listed once a step and not to be changed."""
        seat = self._seat_of[agent]
        if self._listed_for != seat:
            self._listed = self.state_now.choices(seat)
            self._listed_for = seat
        return self._listed

    def step(self, action: int | None) -> None:
        """Let the selected agent act; one whose game is over must pass None."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is still playing: an action is needed")
        state = self.state_now
        state.play(self._seat_of[agent], int(action))
        self._listed_for = _NOBODY
        if self._rewarded:
            self._clear_rewards()
            self._rewarded = False
        self._cumulative_rewards[agent] = _NO_REWARD
        to_act = state.to_act
        if to_act:
            self.agent_selection = self._names[to_act[0]]
            if self.reward == SCORE:
                self._pay(self._gains(state))
            return
        if self.reward == SCORE:
            self._pay(self._gains(state))
        else:
            outcome = state.outcome
            assert outcome is not None
            self._pay(utilities(outcome))
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]

    def render(self) -> None:
        """Nothing: games are looked at in the browser or the terminal."""

    def close(self) -> None:
        """Put the game away."""
        self._state = None
        self._listed_for = _NOBODY

    def __str__(self) -> str:
        return "undercroft_v0"

    def _gains(self, state: State) -> list[float]:
        before = self._points
        self._points = scores(state)
        return [float(now - then) for now, then in zip(self._points, before, strict=True)]

    def _pay(self, worth: list[float]) -> None:
        if not any(worth):
            return
        self._rewarded = True
        for agent, amount in zip(self.possible_agents, worth, strict=True):
            self.rewards[agent] = amount
        self._accumulate_rewards()
