"""The contract of a view: everything a seat knows, and nothing else."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from undercroft.kernel.state import State
    from undercroft.kernel.streams import Streams


@mypyc_attr(allow_interpreted_subclasses=True)
class View(ABC):
    """What a seat (None: a spectator) knows. It holds no part of the state, only copies."""

    __slots__ = ()

    @property
    @abstractmethod
    def seat(self) -> int | None:
        """Whose view this is."""

    @abstractmethod
    def to_wire(self) -> dict[str, object]:
        """The view as plain JSON values; ``Game.read_view`` makes an equal view of them."""

    @abstractmethod
    def numbers(self) -> dict[str, int]:
        """The figures of the view by name; a reducer fed with the seat's events arrives at the same."""

    @abstractmethod
    def guess(self, streams: Streams, chance: str = "roll") -> State:
        """A full state that fits the view, drawn with the deals stream of ``streams``.

        It has fresh generators of its own, made from ``streams``; rivals stand at the start of a simultaneous block.
        """
