"""One verb of a card's effect, compiled: it happens to heroes one after the other."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

from undercroft.games.dungeoneer.context import Context
from undercroft.games.dungeoneer.tables import DIE, NUMBER, YOU, Amount

if TYPE_CHECKING:
    from undercroft.games.dungeoneer.state import DungeoneerState

NOTHING = Amount(NUMBER, 0, 1)


class Op(ABC):
    """A verb with its arguments. ``number`` is its place in ``Tables.ops``, which names it in a state's agenda."""

    number: int
    who: int
    amount: Amount

    def __init__(self) -> None:
        self.number = -1
        self.who = YOU
        self.amount = NOTHING

    @property
    def wants_die(self) -> bool:
        """Whether its amount is a die that must be rolled first."""
        return self.amount.kind == DIE

    @abstractmethod
    def run(self, state: DungeoneerState, ctx: Context) -> None:
        """Do it, or put on the agenda what has to happen."""

    # What most verbs leave out does nothing, so it is not abstract.

    def act(self, state: DungeoneerState, ctx: Context, seat: int) -> None:  # noqa: B027
        """What happens to one of the heroes that are selected."""

    def options_into(self, state: DungeoneerState, ctx: Context, seat: int, buffer: list[int]) -> None:  # noqa: B027
        """The choices of the seat that the verb asks, rising; empty if there is nothing to choose."""

    def chosen(self, state: DungeoneerState, ctx: Context, seat: int, code: int) -> None:  # noqa: B027
        """Do what the seat has chosen."""

    def chance_codes(self, state: DungeoneerState, ctx: Context, seat: int) -> list[int]:
        """Among what chance chooses for the verb, as chance codes, rising; empty if there is nothing to choose.

        A thing that somebody cannot see is named by its card, everything else by its number among the options.
        """
        return []

    def picked(self, state: DungeoneerState, ctx: Context, seat: int, code: int) -> None:  # noqa: B027
        """Do what chance has chosen."""
