"""What happened, for those who may see it: the log, the animations and the replay are made of events."""

from __future__ import annotations

from collections.abc import Iterable

from undercroft.kernel.messages import Event, Value

TABLE = -1
"""The seat of an event that belongs to the table as a whole, such as a roll."""


class Mark:
    """A moment of a log: how much had been told, and what was still held back."""

    __slots__ = ("chances", "figures", "held", "in_block", "last", "streams")

    def __init__(
        self,
        streams: list[int],
        chances: int,
        in_block: bool,
        held: list[list[Event]],
        last: dict[str, int],
        figures: dict[int, list[int]],
    ) -> None:
        self.streams = streams
        self.chances = chances
        self.in_block = in_block
        self.held = held
        self.last = last
        self.figures = figures


class EventLog:
    """Sorts a state's events into one stream a seat and one for spectators (the last).

    Inside a simultaneous block a seat's events reach only that seat; ``close_block`` publishes them to the others in
    seat order. ``chances`` keeps all that generators decided, in order. ``learned`` collects the seats that were told something they did not cause themselves.
    """

    def __init__(self, seats: int, revealing: Iterable[str] = ()) -> None:
        self.seats = seats
        self.revealing = frozenset(revealing)
        self.streams: list[list[Event]] = [[] for _ in range(seats + 1)]
        self.chances: list[Event] = []
        self.learned: set[int] = set()
        self.in_block = False
        self._held: list[list[Event]] = [[] for _ in range(seats)]
        self._last: dict[str, int] = {}
        self._figures: dict[int, list[int]] = {}

    def emit(
        self,
        kind: str,
        seat: int,
        rule: str,
        args: dict[str, Value],
        numbers: dict[str, int],
        chance: bool = False,
        private: bool = False,
    ) -> None:
        """Tell an event; ``numbers`` are the present values of the numbers it may have changed."""
        changes = dict(numbers)
        if not private:
            changes = {key: value for key, value in numbers.items() if self._last.get(key) != value}
            self._last.update(changes)
        self._tell(kind, seat, rule, args, changes, chance, private)

    def emit_figures(
        self,
        kind: str,
        seat: int,
        rule: str,
        args: dict[str, Value],
        names: list[str],
        figures: list[int],
        chance: bool = False,
        rest: bool = False,
        whose: int = TABLE,
    ) -> None:
        """``emit`` for a game with many numbers, which come in a fixed order for each of those whose numbers they are.

        Of the later names there need not be figures every time. With ``rest`` an event is told only if some number has
        changed that no event has told yet.
        """
        last = self._figures.get(whose)
        if last is None:
            last = []
        elif rest and last == figures:
            return
        changes: dict[str, int] = {}
        known = len(last)
        for place in range(len(figures)):
            if place < known:
                told = last[place] == figures[place]
            else:
                # Whoever began to listen in the middle of a game was told its numbers by name.
                told = self._last.get(names[place]) == figures[place]
            if not told:
                changes[names[place]] = figures[place]
        if rest and not changes:
            return
        self._figures[whose] = figures if len(figures) >= known else figures + last[len(figures) :]
        self._tell(kind, seat, rule, args, changes, chance, False)

    def _tell(
        self,
        kind: str,
        seat: int,
        rule: str,
        args: dict[str, Value],
        changes: dict[str, int],
        chance: bool,
        private: bool,
    ) -> None:
        reveals = not self.revealing.isdisjoint(key.rpartition(".")[2] for key in changes)
        event = Event(kind, seat, rule, args, changes, chance, reveals, private)
        if chance:
            self.chances.append(event)
        if private:
            self.streams[seat].append(event)
            if chance:
                self.learned.add(seat)
        elif self.in_block and seat != TABLE:
            self.streams[seat].append(event)
            self._held[seat].append(event)
        else:
            self._publish(event, -1)

    def open_block(self) -> None:
        """From now on a seat's events stay its own."""
        self.in_block = True

    def close_block(self) -> None:
        """Publish what the seats did, in seat order."""
        self.in_block = False
        for seat, events in enumerate(self._held):
            for event in events:
                self._publish(event, seat)
        self._held = [[] for _ in range(self.seats)]
        # The end of a block is news to everybody, even if a rival did nothing that can be seen.
        self.learned.update(range(self.seats))

    def _publish(self, event: Event, already: int) -> None:
        for reader, stream in enumerate(self.streams):
            if reader != already:
                stream.append(event)
                if reader < self.seats and (event.chance or event.seat != reader):
                    self.learned.add(reader)

    def copy(self) -> EventLog:
        """An independent log that has heard the same so far."""
        other = EventLog(self.seats, self.revealing)
        other.streams = [list(stream) for stream in self.streams]
        other.chances = list(self.chances)
        other.in_block = self.in_block
        other._held = [list(held) for held in self._held]
        other._last = dict(self._last)
        other._figures = dict(self._figures)
        return other

    def mark(self) -> Mark:
        """This moment, to go back to when a seat takes a choice back."""
        return Mark(
            [len(stream) for stream in self.streams],
            len(self.chances),
            self.in_block,
            [list(held) for held in self._held],
            dict(self._last),
            dict(self._figures),
        )

    def go_back(self, mark: Mark) -> None:
        """Forget everything that was told since a moment that was marked here."""
        for stream, length in zip(self.streams, mark.streams, strict=True):
            del stream[length:]
        del self.chances[mark.chances :]
        self.in_block = mark.in_block
        self._held = [list(held) for held in mark.held]
        self._last = dict(mark.last)
        self._figures = dict(mark.figures)


def reduce_numbers(numbers: dict[str, int], events: Iterable[Event]) -> dict[str, int]:
    """The numbers after these events: all that a generic client needs to keep a view's figures."""
    after = dict(numbers)
    for event in events:
        after.update(event.changes)
    return after
