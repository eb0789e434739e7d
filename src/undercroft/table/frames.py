"""What clients get, as plain structs: the same for the WebSocket, the HTTP interface and its description."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Literal

import msgspec

from undercroft.kernel import messages
from undercroft.kernel.messages import Change, ScoreLine, Value
from undercroft.kernel.messages import Event as Event
from undercroft.kernel.messages import Outcome as Outcome
from undercroft.kernel.messages import Reason as Reason
from undercroft.kernel.messages import SoloStanding as SoloStanding


class Choice(msgspec.Struct, frozen=True, gc=False):
    """A legal choice: what it is, what it points at on the board, what is certain to follow."""

    code: int
    text: str
    kind: str
    rule: str
    args: dict[str, Value]
    targets: tuple[str, ...]
    preview: tuple[Change, ...]
    words: Sequence[Any]
    """What it does, in the words of the card that offers it: messages with arguments, which may be such lines too."""


class GameFrame(msgspec.Struct, frozen=True, tag="game", tag_field="type"):
    """A game as one seat knows it (null: somebody who watches).

    ``events`` are the seat's stream from index ``first`` on; they replace what a client has from there. ``version``
    counts what this seat has been able to see. ``undo`` tells why the last choice cannot be taken back; null: it can.
    ``standing`` is what the score is worth at the end of a game alone, where the game has ranks for that. ``windows`` is
    in which of them the seat wants to be asked; null for who watches, in a replay, and in games without windows.
    """

    table: str
    seat: int | None
    version: int
    board: Any
    choices: list[Choice]
    asked: bool
    draft: bool
    undo: Reason | None
    first: int
    events: list[Event]
    over: bool
    outcome: Outcome | None
    scores: list[list[ScoreLine]] | None
    standing: SoloStanding | None
    windows: str | None


class Replay(msgspec.Struct, frozen=True):
    """A part of a finished game: frames ``first`` and following of ``total``.

    ``moments`` tells of each frame how many moves had been made: a number that means the same through all eyes. A frame
    stands from its own moment to the one before the next.
    """

    total: int
    first: int
    frames: list[GameFrame]
    moments: list[int]


class SeatInfo(msgspec.Struct, frozen=True):
    """Who sits in a seat. ``bot`` plays it now: its own seat, or that of a person who has left, is away or let time run
    out, until they come back. ``deserted``: its person has left or is away, and you can hand it to a bot.
    """

    seat: int
    kind: str
    name: str
    bot: str | None
    yours: bool
    left: bool
    invite: str | None
    """The secret of the seat's link, for whoever opened the table."""
    deserted: bool


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long a seat may think: seconds a move, or days a move."""

    kind: Literal["move", "days"]
    seconds: Annotated[int, msgspec.Meta(ge=5, le=31 * 86400)]


class Line(msgspec.Struct, frozen=True):
    """A message and its arguments: a line for people."""

    message: str
    args: dict[str, Value]


class Considered(msgspec.Struct, frozen=True):
    """A choice that a bot considers, what it is worth, and why.

    ``measure`` is what ``worth`` counts: ``points`` that the seat is expected to end with, the ``chance`` to win from 0
    to 1, or an ``order`` without a unit. ``reasons`` are lines, the main one first; their arguments may be lines too.
    """

    code: int
    worth: float
    measure: str
    reasons: Sequence[Any]


class TableInfo(msgspec.Struct, frozen=True):
    """A table as lists and its own page show it. ``progress`` is how far its game is, ``hints_used`` is by seat.

    ``forked``: its game went on from another one. ``replay`` and ``record`` say whether there are any,
    ``can_abandon`` whether you can end it without a result.
    """

    id: str
    code: str
    game: str
    pack: str
    options: dict[str, bool | int | str]
    status: str
    seats: list[SeatInfo]
    host: bool
    listed: bool
    watch: bool
    hints: bool
    clock: Clock | None
    created: float
    changed: float
    your_move: bool
    rematch: str | None
    outcome: Outcome | None
    progress: Line | None
    hints_used: list[int]
    guide: bool
    forked: bool
    replay: bool
    record: bool
    can_abandon: bool


class SoloGame(msgspec.Struct, frozen=True):
    """A finished game at which somebody was the only person, and how it ended for them."""

    table: str
    game: str
    pack: str
    options: dict[str, bool | int | str]
    finished: float
    seats: int
    seat: int
    score: int
    rank: int
    lost: bool
    kind: str
    hints: int
    guide: bool


class TableFrame(msgspec.Struct, frozen=True, tag="table", tag_field="type"):
    """The table has changed: somebody sat down, left, or the game is over."""

    table: TableInfo


class PresenceFrame(msgspec.Struct, frozen=True, tag="presence", tag_field="type"):
    """Who is connected, whose move it is, and how far those are who decide at the same time.

    ``progress`` is what the game lets everybody know of that: in Paper Dungeons the dice that have been used completely, 0
    in other games; -1 for who is ready.
    """

    table: str
    here: list[int]
    watching: int
    progress: dict[int, int]
    acting: list[int]


class SeatClock(msgspec.Struct, frozen=True):
    """How much time a seat has left."""

    seat: int
    left: float


class ClockFrame(msgspec.Struct, frozen=True, tag="clock", tag_field="type"):
    """The clocks that run now, in seconds that are left."""

    table: str
    seats: list[SeatClock]


class GameAnswer(GameFrame, frozen=True, tag="game", tag_field="type"):
    """A game over HTTP: the frame, and the clocks that run, which a WebSocket is told by themselves.

    ``clock`` is null where nobody's time is counted.
    """

    clock: list[SeatClock] | None


def choice_of(choice: messages.Choice, text: str) -> Choice:
    """A choice for the wire."""
    return Choice(
        choice.code, text, choice.kind, choice.rule, choice.args, choice.targets, choice.preview, choice.words
    )
