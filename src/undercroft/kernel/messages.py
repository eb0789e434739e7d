"""What the program says, as ids and arguments; the reader's side turns them into sentences.

Structs: they are made by the thousand, and go over the wire as they are.
"""

from __future__ import annotations

from msgspec import Struct, field


class Name(Struct, frozen=True, gc=False):
    """A thing of the game that has a name in every language, such as ``Name("boss", "chimera")``."""

    kind: str
    id: str

    def __str__(self) -> str:
        return self.id


Value = int | str | Name


class Phrase(Struct, frozen=True, gc=False):
    """A message whose arguments may be phrases themselves, or several of them in a row; the reader's side joins them."""

    message: str
    args: dict[str, Value | Phrase | tuple[Phrase, ...]] = field(default_factory=dict)


class Reason(Struct, frozen=True, gc=False):
    """Why something is refused: the rule's id, a message id and its arguments."""

    rule: str
    message: str
    args: dict[str, Value] = field(default_factory=dict)


class Change(Struct, frozen=True, gc=False):
    """A number that a choice will change for certain."""

    field: str
    before: int
    after: int


class Choice(Struct, frozen=True, gc=False):
    """A choice described for people: what it is, what it points at on the board, what is certain to follow."""

    code: int
    kind: str
    rule: str
    args: dict[str, Value]
    targets: tuple[str, ...]
    preview: tuple[Change, ...]
    words: tuple[Phrase, ...] = ()
    """What it does, in the words of the card that offers it."""


class Event(Struct, frozen=True, gc=False):
    """One thing that happened.

    ``changes`` holds the new value of every number that it changed and its readers may see. ``chance`` marks what a
    generator decided, ``reveals`` what shows something that was hidden from others.
    """

    kind: str
    seat: int
    rule: str
    args: dict[str, Value]
    changes: dict[str, int]
    chance: bool = False
    reveals: bool = False
    private: bool = False


class ScoreLine(Struct, frozen=True, gc=False):
    """One line of a score sheet; ``known`` is false where the viewer may not know the points yet."""

    box: str
    message: str
    rule: str
    points: int
    args: dict[str, Value] = field(default_factory=dict)
    known: bool = True


class Outcome(Struct, frozen=True, gc=False):
    """How a game ended: scores, ranks from 1 (equal ranks are shared), the reason of each rank, kind of ending.

    ``lost``: the game itself has won, as it may against a single player; a rank is then a place and no victory.
    """

    kind: str
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    reasons: tuple[Reason, ...]
    lost: bool = False

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats of rank 1; nobody in a game that was lost."""
        if self.lost:
            return ()
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)


class SoloStanding(Struct, frozen=True, gc=False):
    """What a score alone is worth: the rank it earns, and how many per cent of each bot's games it beats.

    Names of ranks are by language. ``following`` is the next rank and ``at`` where it begins; null on the highest.
    """

    rank: dict[str, str]
    following: dict[str, str] | None
    at: int | None
    better_than: dict[str, int]
    """By the bot's name, the weakest first; empty where the pack knows no scores for such a game."""
