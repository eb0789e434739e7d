"""What a bot gets: its choices, and a view that is made only when it asks for one."""

from __future__ import annotations

from itertools import count

from undercroft.kernel.state import State
from undercroft.kernel.view import View

# A seat holds a ticket, not the state: whatever a bot reaches from its seat, it does not reach what it must not see.
_open: dict[int, State | View] = {}
_tickets = count(1)


class Seat:
    """One seat's side of a game, handed to the bot that plays it."""

    __slots__ = ("_ticket", "choices", "index")

    index: int
    choices: list[int]
    _ticket: int

    def __init__(self, index: int, ticket: int) -> None:
        self.index = index
        self.choices: list[int] = []
        self._ticket = ticket

    def view(self) -> View:
        """What this seat knows now. ``LookupError`` after the game has been put away."""
        source = _open[self._ticket]
        return source if isinstance(source, View) else source.view(self.index)


def open_seats(state: State) -> list[Seat]:
    """Seats for all players of a state; ``close_seats`` them when the game is done."""
    ticket = next(_tickets)
    _open[ticket] = state
    return [Seat(index, ticket) for index in range(state.seats)]


def seat_with(view: View, index: int, choices: list[int]) -> Seat:
    """A seat for a game that goes on elsewhere, of which only this view is here; ``close_seats`` it when done."""
    ticket = next(_tickets)
    _open[ticket] = view
    seat = Seat(index, ticket)
    seat.choices = choices
    return seat


def close_seats(seats: list[Seat]) -> None:
    """Put the game away: its seats can no longer ask for views."""
    for seat in seats:
        _open.pop(seat._ticket, None)
