"""What a learner sees of a state: what its seat knows as an array, and a mask of the legal actions.

An action is the code of a choice. Codes are dense and mean the same in every state of a game, so a network can learn
what one of them does; an index into the list of legal choices would mean something else at every step.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, cast

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from undercroft.envs.encoders.doggos import DoggosEncoder
from undercroft.envs.encoders.dungeoneer import DungeoneerEncoder
from undercroft.envs.encoders.encoder import Encoder, Handout, Mask
from undercroft.envs.encoders.paper_dungeons import PaperDungeonsEncoder
from undercroft.envs.layouts import Layout
from undercroft.games.doggos.game import Doggos
from undercroft.games.dungeoneer.game import Dungeoneer
from undercroft.games.paper_dungeons.game import PaperDungeons
from undercroft.kernel.game import Game
from undercroft.kernel.state import State

Observation = dict[str, NDArray[Any]]


def encoder_of(game: Game, seats: int, options: Mapping[str, object] | None = None) -> Encoder:
    """The encoder of a game of the house; ``TypeError`` for any other, ``BadOption`` as in ``Game.start``."""
    complete = game.complete_options(options, seats)
    # By type and not by isinstance: compiled abstract classes remember one answer for all their children.
    if type(game) is PaperDungeons:
        return PaperDungeonsEncoder(game.tables(seats, complete))
    if type(game) is Doggos:
        return DoggosEncoder(game.tables(seats, complete))
    if type(game) is Dungeoneer:
        return DungeoneerEncoder(game.tables(seats, complete))
    raise TypeError(f"{game.name} has no encoder: games of the house are paper-dungeons, doggos, dungeoneer")


class Observer:
    """Observations and masks of one game with fixed seats and options."""

    __slots__ = ("actions", "encoder", "layout", "mask_of", "observe", "observe_masked")

    def __init__(self, game: Game, seats: int, options: Mapping[str, object] | None = None) -> None:
        self.encoder = encoder_of(game, seats, options)
        self.layout = Layout(self.encoder.fields())
        self.actions = game.codes.count
        mask = Mask(self.actions)
        # Pages are written over at the next look: what is handed out is a copy, which is cheaper than a new array.
        copies: list[Callable[[], object]] = [
            np.frombuffer(page, np.uint8).copy for page in self.encoder.pages
        ]
        handout = Handout(self.encoder, mask, copies, np.frombuffer(mask.page, np.int8).copy)
        # Not by methods of this class: at the pace of these games calls of Python's cost something.
        self.observe = cast("Callable[[State, int], NDArray[np.uint8]]", handout.observe)
        """What a seat knows, as ``layout`` says; a new array."""
        self.mask_of = cast("Callable[[list[int]], NDArray[np.int8]]", handout.mask_of)
        """The mask of choices just listed; a new array."""
        self.observe_masked = cast("Callable[[State, int, list[int]], Observation]", handout.observe_masked)
        """``observe`` and ``mask_of`` as PettingZoo's players want them."""

    def mask(self, state: State, seat: int) -> NDArray[np.int8]:
        """A one for every action that the seat may take now; a new array, all zeros if it is not asked."""
        return self.mask_of(state.choices(seat))

    def observation_space(self) -> spaces.Space[NDArray[np.uint8]]:
        """The space of ``observe``."""
        low = np.zeros(self.layout.size, np.uint8)
        return spaces.Box(low, self.layout.high, dtype=np.uint8)

    def mask_space(self) -> spaces.Box:
        """The space of ``mask``."""
        return spaces.Box(0, 1, (self.actions,), np.int8)
