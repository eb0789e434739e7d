"""What holds for a while: a bonus until the end of the battle, a ban until the next reset, an exit that was walled up."""

from __future__ import annotations

from typing import Final

FIELDS: Final = (
    "verb",
    "what",
    "seats",
    "fighter",
    "n",
    "until",
    "owner",
    "form",
    "kinds",
    "program",
    "depth",
)


class Mark:
    """One such thing. Immutable, shared by copies. ``verb`` as for passives, ``seats`` whom it holds for as bits,
    ``owner`` who made it, ``depth`` the battle it belongs to (how many were going on).
    """

    __slots__ = FIELDS

    verb: int
    what: int
    seats: int
    fighter: int
    n: int
    until: int
    owner: int
    form: int
    kinds: int
    program: int
    depth: int

    def __init__(
        self,
        verb: int,
        what: int,
        seats: int,
        fighter: int,
        n: int,
        until: int,
        owner: int,
        form: int,
        kinds: int,
        program: int,
        depth: int,
    ) -> None:
        self.verb = verb
        self.what = what
        self.seats = seats
        self.fighter = fighter
        self.n = n
        self.until = until
        self.owner = owner
        self.form = form
        self.kinds = kinds
        self.program = program
        self.depth = depth

    def facts(self) -> list[int]:
        """All numbers in the order of FIELDS."""
        return [
            self.verb, self.what, self.seats, self.fighter, self.n, self.until, self.owner, self.form, self.kinds,
            self.program, self.depth,
        ]  # fmt: skip


class ExitMark:
    """An exit that is another kind for a while. Immutable. ``side`` is a side of the upright card."""

    __slots__ = ("kind", "location", "owner", "side", "until")

    location: int
    side: int
    kind: int
    until: int
    owner: int

    def __init__(self, location: int, side: int, kind: int, until: int, owner: int) -> None:
        self.location = location
        self.side = side
        self.kind = kind
        self.until = until
        self.owner = owner

    def facts(self) -> list[int]:
        """All numbers."""
        return [self.location, self.side, self.kind, self.until, self.owner]


class Encounter:
    """DLQ-122: one declared encounter: card, target, form, specials as bits, X, and what the target pays. Immutable."""

    __slots__ = ("card", "cost", "form", "payer", "specials", "target", "x")

    card: int
    target: int
    form: int
    specials: int
    x: int
    cost: int
    payer: int

    def __init__(
        self, card: int, target: int, form: int, specials: int, x: int, cost: int, payer: int
    ) -> None:
        self.card = card
        self.target = target
        self.form = form
        self.specials = specials
        self.x = x
        self.cost = cost
        self.payer = payer

    def facts(self) -> list[int]:
        """All numbers."""
        return [self.card, self.target, self.form, self.specials, self.x, self.cost, self.payer]


class Draft:
    """A declaration in the making, seen by its seat alone: what is declared and what has been chosen so far.

    ``code`` is the choice that began it. -1 means not chosen yet, in ``x`` too; ``payer`` and ``lay`` likewise.
    ``room`` are cards to be discarded to make room.
    """

    __slots__ = (
        "card", "code", "fighter", "form", "lay", "payer", "place", "room", "side", "specials", "specials_done", "target",
        "x",
    )  # fmt: skip

    code: int
    target: int
    fighter: int
    card: int
    place: int
    side: int
    x: int
    payer: int
    form: int
    lay: int
    specials: int
    specials_done: int
    room: list[int]

    def __init__(self, code: int) -> None:
        self.code = code
        self.target = -1
        self.fighter = -1
        self.card = -1
        self.place = -1
        self.side = -1
        self.x = -1
        self.payer = -1
        self.form = -1
        self.lay = -1
        self.specials = 0
        self.specials_done = 0
        self.room = []

    def copy(self) -> Draft:
        """An independent copy."""
        other = Draft(self.code)
        other.target = self.target
        other.fighter = self.fighter
        other.card = self.card
        other.place = self.place
        other.side = self.side
        other.x = self.x
        other.payer = self.payer
        other.form = self.form
        other.lay = self.lay
        other.specials = self.specials
        other.specials_done = self.specials_done
        other.room = self.room[:]
        return other

    def numbers(self) -> list[int]:
        """Everything but ``room``."""
        return [
            self.code, self.target, self.fighter, self.card, self.place, self.side, self.x, self.payer, self.form,
            self.lay, self.specials, self.specials_done,
        ]  # fmt: skip

    @staticmethod
    def of_numbers(numbers: list[int], room: list[int]) -> Draft:
        """The draft of which these are the numbers."""
        draft = Draft(numbers[0])
        (
            draft.target, draft.fighter, draft.card, draft.place, draft.side, draft.x, draft.payer, draft.form,
            draft.lay, draft.specials, draft.specials_done,
        ) = numbers[1:]  # fmt: skip
        draft.room = room
        return draft

    def facts(self) -> list[object]:
        """Everything."""
        return [*self.numbers(), list(self.room)]
