"""What people want of the house, as they send it."""

from __future__ import annotations

from typing import Annotated

import msgspec

from undercroft.table.frames import Clock
from undercroft.table.names import NAME_LENGTH, kept_name
from undercroft.table.refused import Refused


class NewSeat(msgspec.Struct, forbid_unknown_fields=True):
    """Who shall sit where: ``you``, a ``person`` at this screen, an ``open`` seat, a ``bot``.

    ``name`` is what they are called; your own is yours from then on, as with ``PATCH /api/me``.
    """

    kind: Annotated[str, msgspec.Meta(max_length=20)]
    name: Annotated[str, msgspec.Meta(max_length=100)] | None = None
    bot: Annotated[str, msgspec.Meta(max_length=40)] | None = None


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table as somebody wants it; ``guide`` is a guided first game, of which everything else is fixed.

    ``hints`` null: on for a person alone, off as soon as a second one may sit there.
    """

    game: Annotated[str, msgspec.Meta(max_length=40)]
    seats: Annotated[list[NewSeat], msgspec.Meta(max_length=8)] = msgspec.field(default_factory=list)
    options: dict[str, bool | int | str] = msgspec.field(default_factory=dict)
    listed: bool = False
    watch: bool = True
    hints: bool | None = None
    clock: Clock | None = None
    pack: Annotated[str, msgspec.Meta(max_length=80)] | None = None
    guide: bool = False


def checked_name(name: str) -> str:
    """A name as it is kept: no line breaks or other invisible signs, not empty, not too long."""
    kept = kept_name(name)
    if not kept or len(kept) > NAME_LENGTH:
        raise Refused("bad-name", 400, most=NAME_LENGTH)
    return kept
