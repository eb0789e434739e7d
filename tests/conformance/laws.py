"""The laws that every game of the house keeps. A law plays a case at random and says what is wrong.

Nothing here knows a particular game: only the contracts of ``undercroft.kernel``.
"""

import gc
import json
from collections.abc import Callable
from functools import wraps
from random import Random
from types import BuiltinFunctionType, FunctionType, MethodType, ModuleType

from tests.conformance.play import (
    Case,
    choices_of,
    fresh_streams,
    play_out,
    streams_of,
    turns,
    viewers,
    wire,
)
from undercroft.kernel.codes import CodeBook
from undercroft.kernel.errors import BadRecord, CannotUndo, IllegalPlay
from undercroft.kernel.events import EventLog, reduce_numbers
from undercroft.kernel.lines import decision_line, read_line
from undercroft.kernel.match import Match, Move, Orders
from undercroft.kernel.messages import Event, Outcome
from undercroft.kernel.record import read_record, replay, write_record
from undercroft.kernel.seat import close_seats, open_seats
from undercroft.kernel.state import CHANCE, State
from undercroft.kernel.streams import Streams

Law = Callable[[Case], None]

LAWS: dict[str, Law] = {}
"""Every law by its name."""

MOST_CODES_LOOKED_AT = 2_000


def law(judge: Law) -> Law:
    """Enter a law; whatever it raises becomes an ``AssertionError`` that names the case."""

    @wraps(judge)
    def judged(case: Case) -> None:
        try:
            judge(case)
        except Exception as error:
            what = str(error) if isinstance(error, AssertionError) else repr(error)
            raise AssertionError(f"{judge.__name__}: {what} ({case})") from error

    LAWS[judge.__name__] = judged
    return judged


# --- Choices -----------------------------------------------------------------------------------------------------


@law
def choices_are_canonical(case: Case) -> None:
    """Who owes a decision has choices, all others have none; codes rise, and lie within the game's codes."""
    for chance in ("roll", "ask"):
        state = case.start(chance)
        block = state.block
        for seat, code in turns(case, state, case.rng("play")):
            _check_choices(case, state)
            state.play(seat, code)
            assert state.block >= block, f"the block's number fell from {block} to {state.block}"
            block = state.block
        _check_choices(case, state)


def _check_choices(case: Case, state: State) -> None:
    acting = state.to_act
    assert (not acting) == state.over, f"over is {state.over}, but {acting} owe a decision"
    assert (state.outcome is not None) == state.over, "there is an outcome if and only if the game is over"
    assert list(acting) == sorted(set(acting)), f"to_act is not in rising order: {acting}"
    assert CHANCE not in acting or acting == (CHANCE,), f"seats act beside chance: {acting}"
    for seat in range(state.seats):
        buffer = [-5, -5]
        state.choices_into(seat, buffer)
        assert buffer == state.choices(seat), f"choices_into gave {buffer}, choices {state.choices(seat)}"
        assert bool(buffer) == (seat in acting), f"seat {seat} has choices {buffer}, to_act is {acting}"
        assert buffer == sorted(set(buffer)), f"the choices of seat {seat} do not rise: {buffer}"
        assert not buffer or (buffer[0] >= 0 and buffer[-1] < case.game.codes.count), (
            f"choices outside the game's codes: {buffer}"
        )
        assert not state.in_draft(seat) or seat in acting, f"seat {seat} is in a draft, but owes nothing"


@law
def choices_are_what_is_legal(case: Case) -> None:
    """A code is a choice if and only if it is legal, and ``why_not`` has a reason for all others."""
    rng = case.rng("legal")
    state = case.start()
    for seat, code in turns(case, state, case.rng("play")):
        if case.due(rng, case.checks // 2):
            _check_legality(case, state, rng)
        state.play(seat, code)
    _check_legality(case, state, rng)


def _check_legality(case: Case, state: State, rng: Random) -> None:
    count = case.game.codes.count
    codes = list(range(count))
    if count > MOST_CODES_LOOKED_AT:
        codes = sorted(rng.sample(codes, MOST_CODES_LOOKED_AT))
    for seat in range(state.seats):
        choices = set(state.choices(seat))
        for code in {*codes, *choices}:
            legal = code in choices
            assert state.is_legal(seat, code) == legal, f"seat {seat}: is {code} legal? choices say {legal}"
            reason = state.why_not(seat, code)
            assert (reason is None) == legal, f"seat {seat}, code {code}: legal {legal}, why_not {reason}"
            if reason is not None:
                assert reason.rule, f"seat {seat}, code {code}: {reason} names no rule"
                assert reason.message, f"seat {seat}, code {code}: {reason} says nothing"
    for seat, code in _nowhere(case):
        assert not state.is_legal(seat, code), f"seat {seat}, code {code} cannot be legal"
        nothing = state.why_not(seat, code)
        assert nothing is not None, f"seat {seat}, code {code}: why_not says that this is legal"
        assert nothing.message, f"seat {seat}, code {code}: {nothing} says nothing"
        assert state.choices(seat) == [] or 0 <= seat < state.seats, f"seat {seat} has choices"


def _nowhere(case: Case) -> list[tuple[int, int]]:
    """Plays that cannot be legal in any state."""
    count = case.game.codes.count
    seats = (-2, -(2**70), case.seats, case.seats + 1, 2**70)
    codes = (-1, -2, -(2**70), count, count + 1, 2**31, 2**63, 2**70)
    return [(seat, 0) for seat in seats] + [(0, code) for code in codes]


@law
def illegal_plays_change_nothing(case: Case) -> None:
    """An illegal play, by whomever, raises ``IllegalPlay`` and leaves state, moves and events as they were."""
    rng = case.rng("illegal")
    match = case.match()
    for seat, code in turns(case, match, case.rng("play")):
        if case.due(rng):
            _try_illegal(case, match, rng)
        match.play(seat, code)
    _try_illegal(case, match, rng)


def _try_illegal(case: Case, match: Match, rng: Random) -> None:
    state = match.state
    attempts = rng.sample(_nowhere(case), 4)
    attempts += [(rng.randrange(case.seats), rng.randrange(case.game.codes.count)) for _ in range(6)]
    attempts += [(CHANCE, rng.randrange(case.game.chances.count)), (CHANCE, -1)]
    for waiting in set(range(case.seats)) - set(state.to_act):
        attempts.append((waiting, rng.randrange(case.game.codes.count)))
    legal = {seat: state.choices(seat) for seat in range(case.seats)}
    before = (state.digest(), list(match.moves), streams_of(match))
    for seat, code in attempts:
        if code in legal.get(seat, []):
            continue
        for play in (state.play, match.play):
            refusal: IllegalPlay | None = None
            try:
                play(seat, code)
            except IllegalPlay as error:
                refusal = error
            assert refusal, f"seat {seat} may play {code}, which is not among {legal.get(seat)}"
            assert (refusal.seat, refusal.code) == (seat, code), f"the refusal is of another play: {refusal}"
            assert refusal.reason.message, f"seat {seat}, code {code}: refused without a reason"
            after = (match.state.digest(), list(match.moves), streams_of(match))
            assert after == before, f"the illegal play of {code} by seat {seat} changed something"


@law
def choices_are_described(case: Case) -> None:
    """Every choice has a description, and what its preview says is what happens to the numbers of the view."""
    rng = case.rng("describe")
    state = case.start()
    for seat, code in turns(case, state, case.rng("play")):
        if case.due(rng, 2 * case.checks):
            choices = state.choices(seat)
            for choice in rng.sample(choices, min(8, len(choices))):
                _check_description(case, state, seat, choice)
        state.play(seat, code)


def _check_description(case: Case, state: State, seat: int, code: int) -> None:
    digest = state.digest()
    described = state.describe(seat, code)
    assert state.digest() == digest, f"describing {code} changed the state"
    assert described.code == code, f"the description of {code} is of {described.code}"
    assert described.kind, f"the description of {code} has no kind"
    assert described.rule, f"the description of {code} has no rule"
    before = state.view(seat).numbers()
    preview = {
        change.field if change.field in before else f"{seat}.{change.field}": (change.before, change.after)
        for change in described.preview
    }
    ahead = state.copy()
    log = EventLog(state.seats, case.game.revealing)
    ahead.listen(log)
    ahead.play(seat, code)
    after = ahead.view(seat).numbers()
    for name, (old, new) in preview.items():
        assert before.get(name) == old, f"{name} is {before.get(name)}, the preview of {code} says {old}"
        # Where the block has ended, others' doings may already have changed the number again.
        reached = {event.changes[name] for event in log.streams[seat] if name in event.changes}
        seen = {after[name]} if ahead.block == state.block else {after[name], *reached}
        assert new in seen, f"{name} became {after[name]}, the preview of {code} says {new}"
    if ahead.block == state.block and not ahead.over:
        changed = {name for name, value in after.items() if before.get(name) != value}
        open_changes = {name for name in changed if name.rpartition(".")[2] not in case.game.revealing}
        missing = open_changes - preview.keys()
        assert not missing, f"the preview of {code} does not say that {sorted(missing)} change"


# --- States ------------------------------------------------------------------------------------------------------


@law
def copies_are_independent(case: Case) -> None:
    """A copy goes its own way, and goes exactly as the original would."""
    rng = case.rng("copy")
    match = case.match()
    twin: State | None = None
    for seat, code in turns(case, match, case.rng("play")):
        if case.due(rng, 4):
            state = match.state
            before = (state.digest(), streams_of(match))
            copy = state.copy()
            assert copy.digest() == before[0], "a copy has another digest"
            moves = play_out(case, copy, rng)
            assert (state.digest(), streams_of(match)) == before, "playing a copy changed the original"
            again = state.copy()
            for actor, move in moves:
                again.play(actor, move)
            assert again.digest() == copy.digest(), "two copies with the same moves end differently"
            twin = twin or state.copy()
        match.play(seat, code)
        if twin is not None:
            # A copy of the twin does the playing, so that the twin must stand still under the original's moves.
            still = twin.digest()
            walker = twin.copy()
            walker.play(seat, code)
            assert twin.digest() == still, "playing a copy changed the original"
            twin = walker
            assert twin.digest() == match.state.digest(), "a copy does not go the way of the original"


@law
def digests_tell_states_apart(case: Case) -> None:
    """Every move and every draw from the generator changes the digest; no state comes twice."""
    other = Case(case.game, case.seats, case.seed + 1, case.options).start()
    assert other.digest() != case.start().digest(), "another seed, the same digest"
    for chance in ("roll", "ask"):
        state = case.start(chance)
        seen = {state.digest()}
        for seat, code in turns(case, state, case.rng("play")):
            if seat == CHANCE:
                drawn = state.copy()
                drawn.sample()
                assert drawn.digest() != state.digest(), (
                    "drawing from the generator left the digest as it was"
                )
            state.play(seat, code)
            digest = state.digest()
            assert digest not in seen, (
                f"after seat {seat} played {code} the digest is one that was there before"
            )
            seen.add(digest)


@law
def games_end(case: Case) -> None:
    """Random play comes to an end, whether chance is rolled or asked."""
    for chance in ("roll", "ask"):
        state = case.start(chance)
        for seat, code in turns(case, state, case.rng("play")):
            state.play(seat, code)
        assert state.outcome is not None, "a finished game has no outcome"


@law
def scores_add_up(case: Case) -> None:
    """The score kept along the way is the sum of the score sheet at every decision; the outcome agrees."""
    state = case.start()
    for seat, code in turns(case, state, case.rng("play")):
        _check_scores(state)
        state.play(seat, code)
    _check_scores(state)
    outcome = state.outcome
    assert outcome is not None, "a finished game has no outcome"
    scores = tuple(state.score(seat) for seat in range(state.seats))
    assert outcome.scores == scores, f"the outcome says {outcome.scores}, the scores kept are {scores}"
    _check_ranks(outcome)
    for seat in range(state.seats):
        for viewer in viewers(state):
            assert state.score_sheet(seat, viewer) == state.score_sheet(seat, seat), (
                f"after the end {viewer} sees another score sheet of seat {seat} than its owner"
            )


def _check_scores(state: State) -> None:
    for seat in range(state.seats):
        lines = state.score_sheet(seat, seat)
        total = sum(line.points for line in lines)
        assert state.score(seat) == total, (
            f"seat {seat} keeps {state.score(seat)}, its sheet adds up to {total}"
        )
        assert all(line.rule for line in lines), f"seat {seat} scores without a rule: {lines}"


def _check_ranks(outcome: Outcome) -> None:
    ranks, scores = outcome.ranks, outcome.scores
    assert len(ranks) == len(scores) == len(outcome.reasons), f"the outcome is not of all seats: {outcome}"
    assert outcome.lost != bool(outcome.winners), f"nobody has won, or somebody a lost game: {outcome}"
    assert all(reason.message for reason in outcome.reasons), f"a rank without a reason: {outcome}"
    for rank, score in zip(ranks, scores, strict=True):
        assert rank == 1 + sum(other < rank for other in ranks), f"ranks with gaps: {ranks}"
        assert all(other < rank for other, more in zip(ranks, scores, strict=True) if more > score), (
            f"ranks {ranks} do not follow the scores {scores}"
        )


# --- Notation, records, stores -------------------------------------------------------------------------------------


@law
def codes_round_trip(case: Case) -> None:
    """Codes decode and encode; every code has a text of its own, whatever the case of its letters."""
    game = case.game
    for book in (game.codes, game.chances):
        _check_book(book)
    texts: dict[str, int] = {}
    for code in range(game.codes.count):
        text = game.code_text(code)
        assert text == " ".join(text.split()) != "", f"the text of {code} has odd spaces: {text!r}"
        twin = texts.setdefault(text.lower(), code)
        assert twin == code, f"{twin} and {code} are both written {text!r}"
        how = game.code_follows(code)
        assert how in ("bare", "bracket", "silent"), f"{code} follows in an unknown way: {how}"


def _check_book(book: CodeBook) -> None:
    for code in range(book.count):
        kind, operands = book.decode(code)
        assert book.encode(kind, *operands) == code, (
            f"{code} decodes to {kind} {operands}, which is another code"
        )
    for code in (-1, book.count):
        try:
            book.decode(code)
        except ValueError:
            continue
        raise AssertionError(f"{code} decodes, but is no code")


@law
def lines_round_trip(case: Case) -> None:
    """A decision's line gives the decision back, also when typed with other letters' case and spaces."""
    rng = case.rng("lines")
    state = case.start()
    starts: dict[int, State] = {}
    codes: dict[int, list[int]] = {}
    for seat, code in turns(case, state, case.rng("play")):
        if not state.in_draft(seat):
            starts[seat] = state.copy()
            codes[seat] = []
        codes[seat].append(code)
        state.play(seat, code)
        if not state.in_draft(seat) and case.due(rng, 4 * case.checks):
            line = decision_line(case.game, codes[seat])
            shouted = "  " + "   ".join(line.upper().split(" ")) + " "
            for text in (line, shouted, line.lower()):
                digest = starts[seat].digest()
                read = read_line(case.game, starts[seat], seat, text)
                assert read == codes[seat], f"{text!r} was written for {codes[seat]} and read as {read}"
                assert starts[seat].digest() == digest, f"reading {text!r} changed the state"


def messy_match(case: Case, rng: Random, chance: str = "roll") -> Match:
    """A match in which some seats have standing orders; ``mess_about`` takes choices back."""
    match = case.match(chance)
    for seat in range(case.seats):
        if rng.random() < 0.3:
            match.give_orders(seat, Orders(forced=True))
    return match


def mess_about(match: Match, seat: int, rng: Random) -> None:
    """Now and then the seat takes its choice back."""
    if seat != CHANCE and rng.random() < 0.1 and match.why_no_undo(seat) is None:
        match.undo(seat)


@law
def records_replay(case: Case) -> None:
    """A record of a finished game replays to the same digest and score, and is then written the same again."""
    rng = case.rng("record")
    match = messy_match(case, rng)
    for seat, code in turns(case, match, case.rng("play")):
        if case.due(rng, 2):
            _check_running_record(case, match, rng)
        match.play(seat, code)
        mess_about(match, seat, rng)
    text = write_record(match)
    again = replay(read_record(text), lambda record: case.game)
    assert again.state.digest() == match.state.digest(), "the record replays to another state"
    assert again.state.outcome == match.state.outcome, "the record replays to another outcome"
    assert write_record(again) == text, "the replayed match writes another record"


def _check_running_record(case: Case, match: Match, rng: Random) -> None:
    digest = match.state.digest()
    readers = viewers(match.state)
    for viewer in rng.sample(readers, 1 if case.long else len(readers)):
        record = read_record(write_record(match, viewer))
        assert record.headers["seed"] == "hidden", "the record of a running game tells the seed"
        assert not record.finished, "the record of a running game has a result"
        try:
            replay(record, lambda record: case.game)
        except BadRecord:
            continue
        raise AssertionError("the record of a running game replays")
    assert match.state.digest() == digest, "writing a record changed the match"


@law
def stored_matches_resume(case: Case) -> None:
    """Start and moves as JSON give the same match: state, moves, events and what can be taken back."""
    rng = case.rng("store")
    _check_stores(case, messy_match(case, rng), rng)


@law
def asked_matches_resume(case: Case) -> None:
    """The same for a match whose chance is asked for."""
    rng = case.rng("store")
    _check_stores(case, messy_match(case, rng, "ask"), rng)


def _check_stores(case: Case, match: Match, rng: Random) -> None:
    for seat, code in turns(case, match, case.rng("play")):
        if case.due(rng, 3):
            again = Match.from_store(case.game, json.loads(json.dumps(match.to_store())))
            assert again.start == match.start, "the stored match has another start"
            assert again.moves == match.moves, "the stored match has other moves"
            assert again.state.digest() == match.state.digest(), "the stored match has another state"
            assert streams_of(again) == streams_of(match), "the stored match tells other events"
            for party in range(case.seats):
                assert again.why_no_undo(party) == match.why_no_undo(party), (
                    f"the stored match lets seat {party} take back something else"
                )
        match.play(seat, code)
        mess_about(match, seat, rng)


# --- Views and chance --------------------------------------------------------------------------------------------


@law
def views_travel(case: Case) -> None:
    """A view sent as JSON is the same view, and guesses the same states."""
    rng = case.rng("wire")
    state = case.start("ask")
    for seat, code in turns(case, state, case.rng("play")):
        if case.due(rng, case.checks // 2):
            for viewer in viewers(state):
                _check_wire(case, state, viewer, rng.getrandbits(32))
        state.play(seat, code)
    for viewer in viewers(state):
        _check_wire(case, state, viewer, 0)


def _check_wire(case: Case, state: State, viewer: int | None, seed: int) -> None:
    view = state.view(viewer)
    sent = json.dumps(view.to_wire())
    received = case.game.read_view(json.loads(sent))
    assert received.seat == view.seat == viewer, f"the view of {viewer} arrives as that of {received.seat}"
    assert json.dumps(received.to_wire()) == sent, f"the view of {viewer} arrives changed"
    assert received.numbers() == view.numbers(), f"the view of {viewer} arrives with other numbers"
    guess = view.guess(Streams.seeded(seed), "ask").digest()
    assert received.guess(Streams.seeded(seed), "ask").digest() == guess, (
        f"the view of {viewer} guesses other states after it was sent"
    )


@law
def guesses_fit_the_view(case: Case) -> None:
    """A guessed state looks the same to its viewer, offers the same choices and can be played to the end."""
    rng = case.rng("guess")
    for chance in ("roll", "ask"):
        state = case.start(chance)
        for seat, code in turns(case, state, case.rng("play")):
            if case.due(rng, case.checks // 2):
                for viewer in viewers(state):
                    _check_guess(case, state, viewer, chance, rng)
            state.play(seat, code)
        for viewer in viewers(state):
            _check_guess(case, state, viewer, chance, rng)


def _check_guess(case: Case, state: State, viewer: int | None, chance: str, rng: Random) -> None:
    digest = state.digest()
    seen = wire(state, viewer)
    view = state.view(viewer)
    seed = rng.getrandbits(64)
    guess = view.guess(Streams.seeded(seed), chance)
    assert json.dumps(view.to_wire()) == seen, f"guessing changed the view of {viewer}"
    assert wire(guess, viewer) == seen, f"a guess of {viewer} looks different"
    assert choices_of(guess, viewer) == choices_of(state, viewer), f"a guess of {viewer} offers other choices"
    assert (guess.over, guess.block, guess.outcome) == (state.over, state.block, state.outcome), (
        f"a guess of {viewer} stands elsewhere in the game"
    )
    for rival in set(range(case.seats)) - {viewer}:
        assert not guess.in_draft(rival), f"in a guess of {viewer} seat {rival} is in the middle of a draft"
        assert rival not in state.to_act or rival in guess.to_act, (
            f"in a guess of {viewer} seat {rival} owes nothing, but it does"
        )
    if viewer is not None:
        assert guess.in_draft(viewer) == state.in_draft(viewer), f"a guess of {viewer} forgets the draft"
    assert view.guess(Streams.seeded(seed), chance).digest() == guess.digest(), (
        "the same streams, another guess"
    )
    other = view.guess(fresh_streams(rng), chance)
    assert other.digest() != guess.digest(), f"guesses of {viewer} do not depend on the streams given"
    if case.due(rng, 4):
        play_out(case, guess, rng)
    assert state.digest() == digest, f"guessing from the view of {viewer} changed the state"


@law
def asked_chance_is_rolled_chance(case: Case) -> None:
    """Asked chance offers what can happen, and what it draws by hand is what the same seed rolls by itself."""
    rng = case.rng("chance")
    asked, rolled = case.start("ask"), case.start("roll")
    choose = case.rng("play")
    while not asked.over:
        while asked.to_act == (CHANCE,):
            _check_chance(case, asked, rng)
            asked.play(CHANCE, asked.sample())
        assert asked.to_act == rolled.to_act, f"asked: {asked.to_act} act, rolled: {rolled.to_act}"
        if case.due(rng):
            for viewer in viewers(asked):
                assert wire(asked, viewer) == wire(rolled, viewer), f"asked and rolled differ for {viewer}"
        if not asked.over:
            seat, code = case.pick(rolled, choose)
            assert asked.choices(seat) == rolled.choices(seat), f"asked and rolled differ for seat {seat}"
            rolled.play(seat, code)
            asked.play(seat, code)
    assert rolled.over, "the asked game is over, the rolled one is not"
    assert asked.outcome == rolled.outcome, "asked and rolled end differently"
    assert asked.outcomes() is None, "a finished game has chance outcomes"


def _check_chance(case: Case, state: State, rng: Random) -> None:
    outcomes = state.outcomes()
    drawn = state.copy().sample()
    assert state.is_legal(CHANCE, drawn), f"chance draws {drawn}, which is not legal"
    for seat in range(case.seats):
        assert state.choices(seat) == [], f"seat {seat} has choices before a chance event"
    if outcomes is None:
        return
    codes = [code for code, _ in outcomes]
    assert codes == sorted(set(codes)), "chance codes do not rise"
    assert codes == state.choices(CHANCE), "outcomes and choices of chance differ"
    assert drawn in codes, f"chance draws {drawn}, which is not among its outcomes"
    assert all(weight > 0 for _, weight in outcomes), "an outcome without weight"
    assert codes[0] >= 0, f"chance code {codes[0]} is negative"
    assert codes[-1] < case.game.chances.count, f"chance code {codes[-1]} is beyond the game's codes"
    for code in rng.sample(codes, min(20, len(codes))):
        assert state.is_legal(CHANCE, code), f"outcome {code} is not legal"
    for code in rng.sample(range(case.game.chances.count), min(20, case.game.chances.count)):
        assert state.is_legal(CHANCE, code) == (code in codes), f"is {code} an outcome?"


@law
def seats_reach_no_state(case: Case) -> None:
    """Nothing that a bot reaches from its seat, or from its view, is a state or a generator."""
    rng = case.rng("seat")
    state = case.start()
    seats = open_seats(state)
    try:
        for seat, code in turns(case, state, case.rng("play")):
            if case.due(rng, 3):
                bot = rng.choice(seats)
                bot.choices = state.choices(bot.index)
                _check_reach(bot)
                _check_reach(bot.view())
            state.play(seat, code)
    finally:
        close_seats(seats)
    try:
        seats[0].view()
    except LookupError:
        return
    raise AssertionError("a seat that was put away still gives views")


def _check_reach(root: object) -> None:
    ours = (type, ModuleType, FunctionType, BuiltinFunctionType, MethodType)
    seen: set[int] = set()
    ahead: list[object] = [root]
    while ahead:
        thing = ahead.pop()
        if id(thing) in seen or isinstance(thing, ours):
            continue
        seen.add(id(thing))
        assert not isinstance(thing, State | Streams | Match | EventLog), (
            f"a {type(thing).__name__} can be reached from a {type(root).__name__}"
        )
        ahead.extend(gc.get_referents(thing))


# --- Events ------------------------------------------------------------------------------------------------------


@law
def events_rebuild_numbers(case: Case) -> None:
    """A reducer that knows nothing but a seat's events arrives at the numbers of its view."""
    rng = case.rng("reduce")
    match = case.match()
    numbers: list[dict[str, int]] = [{} for _ in viewers(match.state)]
    told = [0 for _ in numbers]
    for seat, code in turns(case, match, case.rng("play")):
        if case.due(rng, 2 * case.checks):
            _check_numbers(match, numbers, told)
        match.play(seat, code)
    _check_numbers(match, numbers, told)


def _check_numbers(match: Match, numbers: list[dict[str, int]], told: list[int]) -> None:
    for index, viewer in enumerate(viewers(match.state)):
        events = match.events(viewer)
        numbers[index] = reduce_numbers(numbers[index], events[told[index] :])
        told[index] = len(events)
        view = match.state.view(viewer).numbers()
        wrong = [name for name in {**view, **numbers[index]} if view.get(name) != numbers[index].get(name)]
        assert not wrong, (
            f"to {viewer} events tell { ({name: numbers[index].get(name) for name in wrong}) }, "
            f"the view { ({name: view.get(name) for name in wrong}) }"
        )


@law
def arrival_order_changes_nothing(case: Case) -> None:
    """Seats that decide at the same time may do so in any order: same states, same events for everybody."""
    rng = case.rng("order")
    match, other = case.match(), case.match()
    block: list[tuple[int, int]] = []
    for seat, code in turns(case, match, case.rng("play")):
        number = match.state.block
        match.play(seat, code)
        block.append((seat, code))
        if match.state.block == number and not match.state.over:
            continue
        for actor, move in shuffled_arrivals(block, rng):
            assert other.state.is_legal(actor, move), (
                f"seat {actor} may no longer play {move} when the seats play in another order"
            )
            other.play(actor, move)
        assert other.state.digest() == match.state.digest(), f"block {number} ends otherwise in another order"
        block = []
    assert streams_of(other) == streams_of(match), "another order of play tells other events"


def shuffled_arrivals(moves: list[tuple[int, int]], rng: Random) -> list[tuple[int, int]]:
    """The same moves in another order, each seat's own in theirs."""
    queues: dict[int, list[tuple[int, int]]] = {}
    for move in moves:
        queues.setdefault(move[0], []).append(move)
    arrivals = [seat for seat, _ in moves]
    rng.shuffle(arrivals)
    return [queues[seat].pop(0) for seat in arrivals]


@law
def blocks_are_closed(case: Case) -> None:
    """Before its block or decision is complete, nobody but its seat sees anything of a move."""
    rng = case.rng("closed")
    match = case.match()
    for seat, code in turns(case, match, case.rng("play")):
        looked = seat != CHANCE and case.due(rng, 2 * case.checks)
        others = [viewer for viewer in viewers(match.state) if viewer != seat] if looked else []
        probe = rng.randrange(case.game.codes.count)
        block = match.state.block
        before = [seen_by(match, viewer, probe) for viewer in others]
        record = write_record(match, others[-1]) if others and case.due(rng, 4) else None
        match.play(seat, code)
        if match.state.block != block or match.state.over:
            continue
        for viewer, had in zip(others, before, strict=True):
            for what, value in seen_by(match, viewer, probe).items():
                assert value == had[what], (
                    f"seat {seat} played {code} in secret, but {viewer} sees it: {what}"
                )
        if record is not None:
            assert write_record(match, others[-1]) == record, "a running record shows what a block hides"


@law
def late_listeners_wait(case: Case) -> None:
    """Whoever begins to listen in the middle of a block hears nothing of its rivals before it ends either."""
    rng = case.rng("late")
    state = case.start()
    for seat, code in turns(case, state, case.rng("play")):
        if case.due(rng, 2 * case.checks):
            ahead = state.copy()
            log = EventLog(state.seats, case.game.revealing)
            ahead.listen(log)
            ahead.play(seat, code)
            if ahead.block == state.block and not ahead.over:
                for viewer, stream in enumerate(log.streams):
                    assert viewer == seat or all(event.seat != seat for event in stream), (
                        f"seat {seat} played {code} in secret, but {viewer} heard of it"
                    )
        state.play(seat, code)


def seen_by(match: Match, viewer: int | None, probe: int) -> dict[str, object]:
    """Everything that a viewer can find out about a match; ``probe`` is a code to ask about."""
    state = match.state
    return {
        "view": wire(state, viewer),
        "events": match.events(viewer),
        "choices": choices_of(state, viewer),
        "scores": [state.score_sheet(seat, viewer) for seat in range(state.seats)],
        "reason": None if viewer is None else state.why_not(viewer, probe),
        "undo": None if viewer is None else match.why_no_undo(viewer),
    }


# --- Taking back -------------------------------------------------------------------------------------------------


Snapshot = tuple[str, list[Move], list[list[Event]], list[object]]


def snapshot(match: Match) -> Snapshot:
    """All there is to a match."""
    undos: list[object] = [match.why_no_undo(seat) for seat in range(match.start.seats)]
    return match.state.digest(), list(match.moves), streams_of(match), undos


def rebuilt(case: Case, match: Match, moves: list[Move]) -> Match:
    """A match that begins like this one and makes these moves."""
    other = case.match(match.start.chance)
    for move in moves:
        other.play(move.seat, move.code)
    return other


@law
def undo_restores(case: Case) -> None:
    """Taking back gives the match in which the choice was never made; rivals' moves stand."""
    rng = case.rng("undo")
    match = case.match()
    for seat, code in turns(case, match, case.rng("play")):
        if not case.due(rng):
            match.play(seat, code)
            continue
        before = snapshot(match)
        match.play(seat, code)
        if match.why_no_undo(seat) is not None:
            _check_refusal(match, seat)
            continue
        match.undo(seat)
        assert snapshot(match) == before, f"taking {code} back did not restore what was there before"
        match.play(seat, code)
        _undo_after_rivals(case, match, seat, rng)
        if case.due(rng, case.checks // 2):
            _undo_all(case, match, seat)


def _check_refusal(match: Match, seat: int) -> None:
    before = snapshot(match)
    refusal: CannotUndo | None = None
    try:
        match.undo(seat)
    except CannotUndo as error:
        refusal = error
    assert refusal, f"seat {seat} took back what why_no_undo says it cannot"
    assert refusal.reason.message, "a take-back is refused without a reason"
    assert snapshot(match) == before, "a refused take-back changed something"


def _undo_after_rivals(case: Case, match: Match, seat: int, rng: Random) -> None:
    """Rivals go on within the block; then the choice is taken back, and played again."""
    code = match.moves[-1].code
    length = len(match.moves)
    for _ in range(rng.randrange(1, 6)):
        rivals = [rival for rival in match.state.to_act if rival not in (seat, CHANCE)]
        if not rivals:
            break
        rival = rng.choice(rivals)
        move = rng.choice(match.state.choices(rival))
        ahead = match.state.copy()
        ahead.play(rival, move)
        if ahead.block != match.state.block or ahead.over:
            break
        match.play(rival, move)
        assert match.why_no_undo(seat) is None, (
            f"seat {seat} saw nothing of what seat {rival} did, but can no longer take back"
        )
    theirs = match.moves[length:]
    match.undo(seat)
    never = rebuilt(case, match, [*match.moves[: length - 1], *theirs])
    assert snapshot(match) == snapshot(never), (
        f"taking {code} back after rivals' moves differs from never having played it"
    )
    match.play(seat, code)


def _undo_all(case: Case, match: Match, seat: int) -> None:
    """Take back choice after choice up to the last news, then play them all again."""
    back: list[int] = []
    while match.why_no_undo(seat) is None:
        last = max(number for number, move in enumerate(match.moves) if move.seat == seat)
        kept = [move for number, move in enumerate(match.moves) if number != last]
        back.append(match.moves[last].code)
        match.undo(seat)
        assert match.moves == kept, f"taking {back} back left other moves than the rest"
        assert snapshot(match) == snapshot(rebuilt(case, match, kept)), f"taking {back} back left traces"
    _check_refusal(match, seat)
    for code in reversed(back):
        match.play(seat, code)


@law
def undo_stops_at_news(case: Case) -> None:
    """What can be taken back told its seat nothing new; what told nothing new can be taken back."""
    rng = case.rng("news")
    match = case.match()
    for seat, code in turns(case, match, case.rng("play")):
        looked = case.due(rng, 2 * case.checks)
        view = match.state.view(seat)
        others = [party for party in range(case.seats) if party != seat] if looked else []
        before = [wire(match.state, party) for party in others]
        block, told = match.state.block, len(match.events(seat))
        match.play(seat, code)
        if not looked or match.state.over:
            continue
        if match.why_no_undo(seat) is None:
            seen = wire(match.state, seat)
            for _ in range(3):
                guess = view.guess(fresh_streams(rng))
                guess.play(seat, code)
                assert wire(guess, seat) == seen, (
                    f"seat {seat} can take {code} back, but learned something by it that it could not foresee"
                )
        else:
            news = [event for event in match.events(seat)[told:] if event.chance or event.seat != seat]
            assert news or match.state.block != block, (
                f"seat {seat} learned nothing, but cannot take {code} back"
            )
        for party, had in zip(others, before, strict=True):
            assert wire(match.state, party) == had or match.why_no_undo(party) is not None, (
                f"seat {party} has seen what seat {seat} did and can still take back"
            )


@law
def orders_are_moves(case: Case) -> None:
    """Standing orders answer what has one answer, are recorded as moves, and are taken back together."""
    rng = case.rng("orders")
    match = case.match()
    for seat, code in turns(case, match, case.rng("play")):
        if case.due(rng, 4):
            keep = frozenset(rng.sample(range(case.game.codes.count), case.game.codes.count // 2))
            ordered = rng.randrange(case.seats)
            match.give_orders(ordered, Orders(rng.random() < 0.8, rng.choice((keep, frozenset()))))
            _check_orders(match)
            continue
        before = (match.state.digest(), list(match.moves))
        match.play(seat, code)
        _check_orders(match)
        assert match.moves[: len(before[1]) + 1] == [*before[1], Move(seat, code)], (
            "a choice is not among the moves"
        )
        assert all(move.order for move in match.moves[len(before[1]) + 1 :]), (
            "an order's move is not marked as one"
        )
        if rng.random() < 0.2 and match.why_no_undo(seat) is None:
            match.undo(seat)
            assert (match.state.digest(), list(match.moves)) == before, (
                f"taking {code} back did not take back the orders that followed it"
            )
    state = case.start()
    for move in match.moves:
        if move.order:
            choices = state.choices(move.seat)
            assert choices == [move.code], f"an order chose {move.code} for seat {move.seat} out of {choices}"
        state.play(move.seat, move.code)
    assert state.digest() == match.state.digest(), "the moves of a match with orders are not the whole game"


def _check_orders(match: Match) -> None:
    for seat in match.state.to_act:
        orders = match.orders[seat]
        choices = match.state.choices(seat)
        assert not orders.forced or len(choices) > 1 or choices[0] in orders.keep, (
            f"seat {seat} has only {choices} and standing orders, but was asked"
        )
