"""The habit that searches play rounds out with: legal, repeatable, to the end of the round and no further."""

import pytest

import undercroft
from undercroft.bots.doggos.domain import DoggosDomain
from undercroft.bots.doggos.habit import Habit
from undercroft.bots.doggos.weights import Weights
from undercroft.games.doggos.codes import EXPLORE, LEAVE, PLACE, SLEEP
from undercroft.games.doggos.player import LEFT
from undercroft.games.doggos.state import DoggosState
from undercroft.games.doggos.tables import ARTIFACT
from undercroft.kernel.events import EventLog
from undercroft.kernel.streams import Streams

GAME = undercroft.game("doggos")


def start(seats: int, seed: int) -> DoggosState:
    state = GAME.start(seats, seed)
    assert isinstance(state, DoggosState)
    return state


def habit():
    weights = Weights()
    weights.turn_nodes = weights.leave_nodes = 60
    weights.place_nodes = weights.rival_nodes = 16
    return Habit(weights, 40)


def successors(state, seat):
    """The digests of all tables that one legal line makes of this one, ways out left aside."""
    found = set()
    for code in state.choices(seat):
        if code == LEAVE:
            continue
        ahead = state.copy()
        ahead.play(seat, code)
        if code >= PLACE and code not in (EXPLORE, SLEEP) and ahead.chosen >= 0:
            for turn in ahead.choices(seat):
                laid = ahead.copy()
                laid.play(seat, turn)
                found.add(laid.digest())
        else:
            found.add(ahead.digest())
    return found


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_every_line_is_one_that_the_rules_allow(seats):
    state = start(seats, 7)
    player = habit()
    left = 0
    while not state.over:
        seat = state.to_act[0]
        allowed = successors(state, seat)
        may_leave = LEAVE in state.choices(seat)
        round_ = state.round
        ahead = state.copy()
        player.play(ahead, seat)
        if ahead.digest() not in allowed:
            assert may_leave
            assert ahead.round > round_ or ahead.over or ahead.players[seat].status == LEFT
            left += 1
        state = ahead
    assert left > seats
    assert state.outcome is not None
    assert max(state.outcome.scores) > 3


def test_a_round_is_played_out_the_same_way_every_time():
    state = start(3, 5)
    while state.round == 0:
        seat = state.to_act[0]
        state.play(seat, state.choices(seat)[0])
    guess = state.view(0).guess(Streams.seeded(1))
    ends = []
    for _ in range(2):
        table = guess.copy()
        habit().play_round(table)
        ends.append(table.digest())
        assert table.round == 2
        assert len(table.grid.cells) == 1
    assert ends[0] == ends[1]
    assert guess.round == 1


def test_a_path_that_has_begun_is_walked_to_its_end():
    state = start(1, 9)
    player = habit()
    while LEAVE not in state.choices(0) or len(state.grid.cells) < 6:
        code = EXPLORE if EXPLORE in state.choices(0) else -1
        if code < 0:
            player.play(state, 0)
        else:
            state.play(0, code)
    state.play(0, LEAVE)
    round_ = state.round
    player.play(state, 0)
    assert state.walk is None
    assert state.round == round_ + 1


def first_round(seats, seed):
    state = start(seats, seed)
    while state.round == 0:
        seat = state.to_act[0]
        state.play(seat, state.choices(seat)[0])
    return state


def test_a_horizon_ends_the_exploring():
    """Dogs that would never leave stop after three cards, or one more by lot; then there is the countdown."""
    weights = Weights()
    weights.growth = weights.growth_late = [100_000] * 5
    laid = set()
    for seed in range(6):
        state = first_round(2, seed)
        state.log = EventLog(2)
        Habit(weights, 3).play_round(state)
        laid.add(sum(event.kind == "room_placed" for event in state.log.streams[-1]))
    assert 3 <= min(laid) <= max(laid) <= 3 + 1 + 4


def test_a_clear_turn_is_not_thought_about():
    """With nothing to lose there is one line worth trying."""
    state = first_round(2, 3)
    assert DoggosDomain().lines(state.view(state.active), state.choices(state.active)) == [[EXPLORE]]


def test_between_rounds_what_is_owned_counts_for_the_round_that_begins():
    """Before the last round trophies still serve, and so does the paw of whoever slept."""
    state = first_round(2, 4)
    state.round = 3
    domain = DoggosDomain()
    tables = state.tables
    artifact = next(design for design in range(tables.designs) if tables.kind[design] == ARTIFACT)
    even = domain.worth(state)[0]
    state.players[0].cards = [artifact * 4]
    state.players[0].gain(artifact * 4)
    armed = domain.worth(state)[0]
    state.players[0].paws += 1
    assert even < armed < domain.worth(state)[0]
