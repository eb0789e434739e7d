"""What is still to happen, as data: an agenda is a list of steps, the next one at its end."""

from __future__ import annotations

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Step:
    """One sentence of the rulebook that has yet to happen.

    Steps are immutable and shared, so an agenda is copied by copying its list. ``tag`` is the step's number in its
    game: equal tags mean equal steps, and a state's digest and an encoded view name a step by it.
    """

    __slots__ = ("tag",)

    tag: int

    def __init__(self, tag: int) -> None:
        self.tag = tag

    def __repr__(self) -> str:
        return f"{type(self).__name__}#{self.tag}"
