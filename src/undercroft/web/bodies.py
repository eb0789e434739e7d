"""What the HTTP interface takes and gives beside the frames."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from undercroft.table.frames import Reason
from undercroft.web.socket import Id, SeatNumber, Steps, Version


class Renamed(msgspec.Struct, forbid_unknown_fields=True):
    """What somebody wants to be called."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=100)]


class PersonalLink(msgspec.Struct, frozen=True):
    """A link that moves an identity to another device: it works once, within the hour. Its page asks first."""

    path: str


class LinkToken(msgspec.Struct, forbid_unknown_fields=True):
    """The last part of a personal link."""

    token: Annotated[str, msgspec.Meta(min_length=1, max_length=100)]


class JoinRequest(msgspec.Struct, forbid_unknown_fields=True):
    """Where somebody wants to sit: any open seat, a certain one, or the one whose link they were sent."""

    seat: SeatNumber | None = None
    token: Annotated[str, msgspec.Meta(max_length=40)] | None = None


class PlayRequest(msgspec.Struct, forbid_unknown_fields=True):
    """A choice, made in the game that was seen as ``version``; ``id`` keeps it from being made twice."""

    seat: SeatNumber
    version: Version
    code: Annotated[int, msgspec.Meta(ge=0, le=2**31)]
    id: Id | None = None


class UndoRequest(msgspec.Struct, forbid_unknown_fields=True):
    """The latest choice shall be taken back."""

    seat: SeatNumber
    version: Version
    id: Id | None = None


class OrdersRequest(msgspec.Struct, forbid_unknown_fields=True):
    """In which windows a seat wants to be asked."""

    seat: SeatNumber
    windows: Literal["ask", "able", "attacked", "turn"]
    id: Id | None = None


class WhyRequest(msgspec.Struct, forbid_unknown_fields=True):
    """A code of the game, legal or not."""

    seat: SeatNumber
    code: Annotated[int, msgspec.Meta(ge=0, le=2**31)]


class WhyAnswer(msgspec.Struct, frozen=True):
    """Why it cannot be played; null: it can."""

    reason: Reason | None


class HintRequest(msgspec.Struct, forbid_unknown_fields=True):
    """The seat that wants a hint."""

    seat: SeatNumber


class SketchRequest(msgspec.Struct, forbid_unknown_fields=True):
    """Choices that a seat tries ahead of their time; nothing is played."""

    seat: SeatNumber
    steps: Steps


class SketchAnswer(msgspec.Struct, frozen=True):
    """What they would come to; its shape is the game's. Null: there is nothing to try."""

    sketch: Any


class ForkRequest(msgspec.Struct, forbid_unknown_fields=True):
    """From where somebody wants to play on: a moment of the replay, and the seat that they take."""

    seat: SeatNumber
    moment: Annotated[int, msgspec.Meta(ge=0, le=10**6)]


class RecordText(msgspec.Struct, forbid_unknown_fields=True):
    """A record as text."""

    record: Annotated[str, msgspec.Meta(max_length=200_000)]
