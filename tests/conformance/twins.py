"""Non-interference: a seat cannot tell apart two worlds that differ only in what is hidden from it."""

from collections.abc import Iterable, Iterator
from random import Random

from tests.conformance.hidden import SHUFFLERS
from tests.conformance.laws import LAWS, law, rebuilt, seen_by
from tests.conformance.play import Case, choices_of, fresh_streams, turns, wire
from undercroft.kernel.events import TABLE, EventLog
from undercroft.kernel.match import Match, Move
from undercroft.kernel.messages import Event
from undercroft.kernel.record import write_record
from undercroft.kernel.state import CHANCE, State

MOST_TWINS = 4

Told = tuple[str, int, str, dict[str, object], dict[str, int], bool, bool]
"""An event as its reader sees it: without the changes that are none to this reader."""


class Reader:
    """Reads one stream of events and keeps the numbers that it tells."""

    def __init__(self, numbers: dict[str, int], read: int, revealing: frozenset[str]) -> None:
        self.numbers = dict(numbers)
        self.read = read
        self.revealing = revealing

    def news(self, stream: list[Event], viewer: int | None) -> tuple[list[Told], bool]:
        """What has been told since the last time, up to the first sight of something that others had hidden."""
        told: list[Told] = []
        shown = False
        for event in stream[self.read :]:
            changes = {
                name: value for name, value in event.changes.items() if self.numbers.get(name) != value
            }
            self.numbers.update(changes)
            names = {name.rpartition(".")[2] for name in changes}
            shown = shown or (event.seat != viewer and not self.revealing.isdisjoint(names))
            if not shown:
                args: dict[str, object] = dict(event.args)
                told.append((event.kind, event.seat, event.rule, args, changes, event.chance, event.private))
        self.read = len(stream)
        return told, shown


class Twin:
    """A world with other hidden things, in which the moves of a match are made again."""

    def __init__(self, match: Match, viewer: int | None, state: State, log: EventLog, whole: bool) -> None:
        self.viewer = viewer
        self.state = state
        self.log = log
        self.index = state.seats if viewer is None else viewer
        # A guess was listened to in the middle of a block: what its rivals did before is told in other portions.
        self.partial = not whole
        self.block = match.state.block
        numbers = match.state.view(viewer).numbers()
        revealing = match.game.revealing
        self.here = Reader(numbers, len(match.events(viewer)), revealing)
        self.there = Reader(numbers, len(log.streams[self.index]), revealing)
        state.listen(log)
        self.compare(match)

    def follow(self, match: Match, seat: int, code: int) -> bool:
        """Make the move that the match has just made; whether the twin can go on."""
        if not self.state.is_legal(seat, code):
            assert seat != self.viewer, (
                f"what seat {seat} does not see decides whether it may play {code}: {self.why(seat, code)}"
            )
            return False
        self.state.play(seat, code)
        told, shown = self.here.news(match.events(self.viewer), self.viewer)
        told_there, shown_there = self.there.news(self.log.streams[self.index], self.viewer)
        if self.partial and block_ended(match, self.block):
            self.partial = False
            shown = shown or shown_there
        else:
            # What is shown in both worlds may come sooner in one: that nothing happens shows only when all is told.
            alike = min(len(told), len(told_there)) if shown and shown_there else None
            assert told[:alike] == told_there[:alike], (
                f"{self.name} is told what others do in hiding: {differ(told, told_there)}"
            )
            assert shown == shown_there, (
                f"{self.name} is shown something hidden without being told that it is"
            )
        if shown:
            return False
        self.compare(match)
        return True

    def compare(self, match: Match) -> None:
        """Demand the same bytes, choices, reasons and scores in both worlds."""
        here, there, viewer = match.state, self.state, self.viewer
        assert wire(there, viewer) == wire(here, viewer), f"the view of {self.name} shows something hidden"
        assert choices_of(there, viewer) == choices_of(here, viewer), (
            f"the choices of {self.name} show something hidden"
        )
        for seat in range(here.seats):
            assert there.score_sheet(seat, viewer) == here.score_sheet(seat, viewer), (
                f"the score sheet of seat {seat} shows {self.name} something hidden"
            )
        if viewer is not None:
            assert there.in_draft(viewer) == here.in_draft(viewer), (
                f"{self.name} is in a draft in one world only"
            )
            for code in Random(match.state.block).sample(range(match.game.codes.count), 3):
                assert there.why_not(viewer, code) == here.why_not(viewer, code), (
                    f"why {self.name} may not play {code} shows something hidden"
                )

    @property
    def name(self) -> str:
        """The viewer in words."""
        return "a spectator" if self.viewer is None else f"seat {self.viewer}"

    def why(self, seat: int, code: int) -> str:
        """Why the twin refuses a move."""
        return str(self.state.why_not(seat, code))


def block_ended(match: Match, block: int) -> bool:
    """Whether this block is over: another one goes on, or chance comes first."""
    return match.state.over or match.state.block != block or match.state.to_act == (CHANCE,)


def differ(here: list[Told], there: list[Told]) -> str:
    """The first difference between two lists of events."""
    for mine, other in zip(here, there, strict=False):
        if mine != other:
            return f"{mine} against {other}"
    return f"{here[len(there) :]} against {there[len(here) :]}"


def guessed_twin(match: Match, viewer: int | None, moves: Iterable[Move], rng: Random) -> Twin | None:
    """A world guessed from a view; rivals make their moves of this block again, or None if they cannot."""
    view = match.state.view(viewer)
    state = view.guess(fresh_streams(rng), "ask")
    log = EventLog(state.seats, match.game.revealing)
    log.emit("resumed", TABLE, "", {}, view.numbers())
    if match.log.in_block:
        log.open_block()
    state.listen(log)
    for move in moves:
        if move.seat != viewer:
            if not state.is_legal(move.seat, move.code):
                return None
            state.play(move.seat, move.code)
    return Twin(match, viewer, state, log, whole=False)


def shuffled_twin(match: Match, viewer: int | None, rng: Random) -> Twin | None:
    """The match's own state with everything hidden shuffled by the test's own hand."""
    shuffle = SHUFFLERS.get(match.game.name)
    if shuffle is None or match.state.to_act != (CHANCE,):
        return None
    state = match.state.copy()
    shuffle(state, viewer, rng)
    return Twin(match, viewer, state, match.log.copy(), whole=True)


@law
def hidden_things_stay_hidden(case: Case) -> None:
    """With everything hidden swapped and the same moves, a seat's views, choices and events are the same bytes."""
    rng = case.rng("hidden")
    match = case.match("ask")
    twins: list[Twin] = []
    begun = 0
    most = 1 if case.long else MOST_TWINS
    for seat, code in turns(case, match, case.rng("play")):
        if case.due(rng, 4 * case.checks):
            viewer = rng.choice([*range(case.seats), None])
            twin = shuffled_twin(match, viewer, rng) or guessed_twin(match, viewer, match.moves[begun:], rng)
            if twin is not None:
                # One of the others makes room, so that what is hidden late in a game is swapped as well.
                if len(twins) == most:
                    twins.pop(rng.randrange(most))
                twins.append(twin)
        block = match.state.block
        match.play(seat, code)
        if block_ended(match, block):
            begun = len(match.moves)
        twins = [twin for twin in twins if twin.follow(match, seat, code)]


# --- Other histories ---------------------------------------------------------------------------------------------


def altered(case: Case, match: Match, index: int, rng: Random) -> Match | None:
    """The match with one move replaced by another choice; None if the moves after it do not fit."""
    changed = match.moves[index]
    other = rebuilt(case, match, match.moves[:index])
    choices = [code for code in other.state.choices(changed.seat) if code != changed.code]
    if not choices:
        return None
    block = other.state.block
    other.play(changed.seat, rng.choice(choices))
    for move in match.moves[index + 1 :]:
        code = move.code
        if not other.state.is_legal(move.seat, code):
            if move.seat != changed.seat or other.state.block != block:
                return None
            if move.seat not in other.state.to_act:
                continue
            code = rng.choice(other.state.choices(move.seat))
        other.play(move.seat, code)
    return other


def histories(case: Case) -> Iterator[tuple[Match, Match, int | None]]:
    """Running matches in pairs that differ in a rival's hidden move, with a viewer to whom they look the same."""
    rng = case.rng("histories")
    match = case.match()
    for seat, code in turns(case, match, case.rng("play")):
        if match.moves and case.due(rng, case.checks // 2):
            viewer = rng.choice([*range(case.seats), None])
            indices = [index for index, move in enumerate(match.moves) if move.seat != viewer]
            # Early moves are what stays hidden longest, the latest ones are not published yet.
            for index in {*rng.sample(indices, min(2, len(indices))), *indices[:1], *indices[-1:]}:
                other = altered(case, match, index, rng)
                if other is not None and looks_the_same(match, other, viewer):
                    yield match, other, viewer
        match.play(seat, code)


def looks_the_same(match: Match, other: Match, viewer: int | None) -> bool:
    """Whether a viewer that forgets nothing cannot tell two matches apart."""
    return match.events(viewer) == other.events(viewer) and wire(match.state, viewer) == wire(
        other.state, viewer
    )


@law
def hidden_moves_stay_hidden(case: Case) -> None:
    """Matches that differ in a rival's hidden move, and look the same, offer and explain the same."""
    rng = case.rng("probe")
    for match, other, viewer in histories(case):
        probe = rng.randrange(case.game.codes.count)
        had = seen_by(other, viewer, probe)
        for what, value in seen_by(match, viewer, probe).items():
            assert value == had[what], f"{viewer} sees a hidden move of a rival: {what}"


@law
def running_records_keep_secrets(case: Case) -> None:
    """The record of a running game shows a viewer nothing of moves that are hidden from it."""
    for match, other, viewer in histories(case):
        assert write_record(match, viewer) == write_record(other, viewer), (
            f"the record of a running game shows {viewer} a rival's hidden move"
        )


ALL_LAWS = LAWS
"""Every law by its name, those of this module too."""
