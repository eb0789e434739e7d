"""Playing a game under observation: lots decide what luck should, and everything is written down."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from itertools import pairwise

from undercroft.bots.bot import Bot
from undercroft.bots.draws import Draws
from undercroft.kernel.events import EventLog
from undercroft.kernel.game import Game, OptionValue
from undercroft.kernel.messages import Event
from undercroft.kernel.seat import close_seats, open_seats
from undercroft.kernel.state import CHANCE, State
from undercroft.lab.balance.notes import TABLE, Check, Key, Kind, Note


class Watcher(ABC):
    """Knows where in one game to look."""

    kinds: tuple[Kind, ...]
    lots: Mapping[str, str] = {}
    """Kinds of choices that a lot decides, and the kind of thing that is chosen."""
    draws: Mapping[str, str] = {}
    """Kinds of chance that draw one thing from a deck, again and again, and the kind of thing."""
    commons: Mapping[str, str] = {}
    """What a drawn thing counts as where it comes to no seat but to the table."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, OptionValue]) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self._lots: dict[int, Key | None] = {}
        self._draws: dict[int, Key | None] = {}

    @abstractmethod
    def thing(self, kind: str, operands: Sequence[int]) -> Key:
        """What a choice or a draw of this kind of thing is about."""

    @abstractmethod
    def finish(self, state: State, log: EventLog, note: Note) -> None:
        """Note what only the game knows: rounds, places, what was held, laid and used."""

    def checks(self, notes: Sequence[Note]) -> list[Check]:
        """What should hold of these games beside what is asked of all."""
        return []

    def gift(self, draws: Draws) -> Key | None:
        """A thing to give away in a twin of the game; None in games that have nothing to try in this way."""
        return None

    def give(self, state: State, seat: int, key: Key) -> bool:
        """Give a seat that thing if now is the moment; whether it was."""
        return False

    def lot(self, code: int) -> Key | None:
        """What a choice takes, if lots decide such choices."""
        if code not in self._lots:
            kind, operands = self.game.codes.decode(code)
            self._lots[code] = self.thing(self.lots[kind], operands) if kind in self.lots else None
        return self._lots[code]

    def draw(self, code: int) -> Key | None:
        """What a chance code draws from a deck, if it does."""
        if code not in self._draws:
            kind, operands = self.game.chances.decode(code)
            self._draws[code] = self.thing(self.draws[kind], operands) if kind in self.draws else None
        return self._draws[code]


def watch(watcher: Watcher, seed: int, bots: Sequence[Bot], lots: int, note: Note, gift: Key | None) -> int:
    """Play the game with this seed to its end and write it down; the seat that a gift goes to.

    Every chance event is asked for and drawn from the game's own generator, so it is the game that the seed gives
    anyway; asking shows the odds of what might have come. ``lots`` is the seed of the lots. ``gift`` goes to the seat
    that the lots draw first.
    """
    state = watcher.game.prepare(watcher.seats, seed, dict(watcher.options), "ask")
    log = EventLog(watcher.seats)
    state.listen(log)
    state.begin()
    draws = Draws(lots)
    lucky = int(draws.below(watcher.seats))
    leaders: list[int] = []
    block = -1
    seats = open_seats(state)
    try:
        while not state.over:
            if state.block != block:
                block = state.block
                leaders.append(_leader(state, leaders[-1] if leaders else TABLE))
            index = state.to_act[0]
            if index == CHANCE:
                _chance(watcher, state, log, note)
                continue
            if gift is not None and index == lucky and watcher.give(state, index, gift):
                gift = None
                continue
            seat = seats[index]
            state.choices_into(index, seat.choices)
            chosen = bots[index].choose(seat)
            if watcher.lot(seat.choices[0]) is not None:
                chosen = _by_lot(watcher, seat.choices, chosen, draws, note)
            state.play(index, chosen)
            note.decisions += 1
    finally:
        close_seats(seats)
    _result(state, leaders, note)
    watcher.finish(state, log, note)
    return lucky


def _leader(state: State, before: int) -> int:
    """Who is ahead; whoever was before stays so as long as nobody passes."""
    scores = [state.score(seat) for seat in range(state.seats)]
    best = max(scores)
    ahead = [seat for seat, score in enumerate(scores) if score == best]
    return ahead[0] if len(ahead) == 1 else before


def _chance(watcher: Watcher, state: State, log: EventLog, note: Note) -> None:
    code = state.sample()
    key = watcher.draw(code)
    odds = state.outcomes() if key is not None else None
    told = len(log.chances)
    state.play(CHANCE, code)
    if key is None or odds is None:
        return
    unit = log.chances[told].seat
    total = sum(weight for _, weight in odds)
    _meet(watcher, note, key, unit, 1.0)
    for possible, weight in odds:
        thing = watcher.draw(possible)
        assert thing is not None
        _meet(watcher, note, thing, unit, -weight / total)


def _meet(watcher: Watcher, note: Note, key: Key, unit: int, amount: float) -> None:
    kind, thing = key
    if unit == TABLE:
        kind = watcher.commons.get(kind, kind)
    elif kind in watcher.commons.values():
        unit = TABLE
    note.meet((kind, thing), unit, amount)
    if amount == 1.0:
        note.seen[kind, thing] += 1


def _by_lot(watcher: Watcher, choices: Sequence[int], wish: int, draws: Draws, note: Note) -> int:
    """What the lot says; what the bot would have taken is noted."""
    for code in choices:
        key = watcher.lot(code)
        if key is not None:
            note.offered[key] += 1
            note.wanted[key] += code == wish
    return choices[draws.below(len(choices))]


def _result(state: State, leaders: Sequence[int], note: Note) -> None:
    outcome = state.outcome
    assert outcome is not None
    winners = outcome.winners
    note.scores = outcome.scores
    note.wins = tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(state.seats))
    note.ending = outcome.kind
    led = [leader for leader in leaders if leader != TABLE]
    note.leads = sum(1 for before, after in pairwise(led) if before != after)
    half = leaders[len(leaders) // 2]
    note.halfway = None if half == TABLE else note.wins[half]


def ids(event: Event, key: str) -> list[str]:
    """The things that an event names: one, or several ids in a row."""
    return str(event.args[key]).split(" ")
