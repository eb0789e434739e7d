"""What clients get, as plain structs: the same for the WebSocket, the HTTP interface and its description."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal

import msgspec

from undercroft.kernel import messages
from undercroft.kernel.events import Event as GameEvent
from undercroft.kernel.messages import Name, Phrase, Value


class NameOf(msgspec.Struct, frozen=True, gc=False):
    """A thing with a name of its own. What the pack invents is named in the setting, in four languages; what every pack
    has, such as heroes and minions, by the message ``name-{kind}-{id}``.
    """

    kind: str
    id: str


WireValue = int | str | NameOf
Args = dict[str, WireValue]


class Reason(msgspec.Struct, frozen=True, gc=False):
    """Why something is refused: the rule's id, a message id and its arguments."""

    rule: str
    message: str
    args: Args


class Change(msgspec.Struct, frozen=True, gc=False):
    """A number that a choice will change for certain."""

    field: str
    before: int
    after: int


class Choice(msgspec.Struct, frozen=True, gc=False):
    """A legal choice: what it is, what it points at on the board, what is certain to follow."""

    code: int
    text: str
    kind: str
    rule: str
    args: Args
    targets: tuple[str, ...]
    preview: tuple[Change, ...]
    words: list[dict[str, Any]]


class Event(msgspec.Struct, frozen=True, gc=False):
    """One thing that happened; ``changes`` holds the new value of every number that it changed."""

    kind: str
    seat: int
    rule: str
    args: Args
    changes: dict[str, int]
    chance: bool
    reveals: bool
    private: bool


class ScoreLine(msgspec.Struct, frozen=True, gc=False):
    """One line of a score sheet; ``known`` is false where the viewer may not know the points yet."""

    box: str
    message: str
    rule: str
    points: int
    args: Args
    known: bool


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended: scores, ranks from 1, the reason of each rank, the kind of ending."""

    kind: str
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    reasons: tuple[Reason, ...]
    lost: bool


class GameFrame(msgspec.Struct, frozen=True, tag="game", tag_field="type"):
    """A game as one seat knows it (null: somebody who watches).

    ``events`` are the seat's stream from index ``first`` on; they replace what a client has from there. ``version``
    counts what this seat has been able to see. ``undo`` tells why the last choice cannot be taken back; null: it can.
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


class Replay(msgspec.Struct, frozen=True):
    """A part of a finished game: frames ``first`` and following of ``total``."""

    total: int
    first: int
    frames: list[GameFrame]


class SeatInfo(msgspec.Struct, frozen=True):
    """Who sits in a seat. ``bot`` plays it now, for a bot's own seat or for a person who has left or let time run out."""

    seat: int
    kind: str
    name: str
    bot: str | None
    yours: bool
    left: bool
    invite: str | None
    """The secret of the seat's link, for whoever opened the table."""


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long a seat may think: seconds a move, or days a move."""

    kind: Literal["move", "days"]
    seconds: Annotated[int, msgspec.Meta(ge=5, le=31 * 86400)]


class Line(msgspec.Struct, frozen=True):
    """A message and its arguments: a line for people."""

    message: str
    args: Args


class TableInfo(msgspec.Struct, frozen=True):
    """A table as lists and its own page show it. ``progress`` is how far its game is, ``hints_used`` is by seat."""

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
    """Who is connected, how far those are who decide at the same time (choices made so far, -1 for ready), and whose move
    it is.
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


def args_of(args: Mapping[str, Value]) -> Args:
    """Arguments with names as objects."""
    if not args:
        return {}
    return {
        key: NameOf(value.kind, value.id) if isinstance(value, Name) else value for key, value in args.items()
    }


def reason_of(reason: messages.Reason) -> Reason:
    """A refusal for the wire."""
    return Reason(reason.rule, reason.message, args_of(reason.args))


def phrase_of(phrase: Phrase) -> dict[str, Any]:
    """A phrase with the phrases inside it."""
    args: dict[str, Any] = {}
    for key, value in phrase.args.items():
        if isinstance(value, Phrase):
            args[key] = phrase_of(value)
        # A name is a tuple too.
        elif isinstance(value, Name):
            args[key] = NameOf(value.kind, value.id)
        elif isinstance(value, tuple):
            args[key] = [phrase_of(part) for part in value if isinstance(part, Phrase)]
        else:
            args[key] = value
    return {"message": phrase.message, "args": args}


def choice_of(choice: messages.Choice, text: str) -> Choice:
    """A choice for the wire."""
    preview = tuple([Change(change.field, change.before, change.after) for change in choice.preview])
    words = [phrase_of(phrase) for phrase in choice.words] if choice.words else []
    return Choice(
        choice.code, text, choice.kind, choice.rule, args_of(choice.args), choice.targets, preview, words
    )


def event_of(event: GameEvent) -> Event:
    """An event for the wire."""
    return Event(
        event.kind, event.seat, event.rule, args_of(event.args), event.changes, event.chance, event.reveals,
        event.private,
    )  # fmt: skip


def outcome_of(outcome: messages.Outcome | None) -> Outcome | None:
    """A result for the wire."""
    if outcome is None:
        return None
    reasons = tuple(map(reason_of, outcome.reasons))
    return Outcome(outcome.kind, outcome.scores, outcome.ranks, reasons, outcome.lost)


def lines_of(lines: Sequence[messages.ScoreLine]) -> list[ScoreLine]:
    """A score sheet for the wire."""
    return [
        ScoreLine(line.box, line.message, line.rule, line.points, args_of(line.args), line.known)
        for line in lines
    ]
