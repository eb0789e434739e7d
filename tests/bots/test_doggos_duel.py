"""Duels of dogs: medium and hard look at cards to come, fairly, repeatably, and at every table."""

import pytest

import undercroft
from undercroft import bots
from undercroft.bots.bot import Bot
from undercroft.bots.doggos.duel import Depth, Duel
from undercroft.bots.doggos.forecasts import EXPLORED, GAIN, LATER, LEFT, SHUTS
from undercroft.bots.doggos.rival import DoggosDuelBot
from undercroft.bots.doggos.weights import Weights
from undercroft.bots.playout import play_game
from undercroft.bots.thought import Thought
from undercroft.games.doggos.codes import PLACE, ROTATE
from undercroft.games.doggos.player import INSIDE
from undercroft.kernel.seat import close_seats, open_seats
from undercroft.kernel.squares import NUMBER_OF
from undercroft.kernel.streams import Streams

GAME = "doggos"
SHALLOW = (2, 2, 1, 2, 1, 20)
PINNED = [(10, 11), (12, 10)]


def start(seats=2, seed=1, options=None):
    return undercroft.game(GAME).start(seats, seed, options)


def duellist():
    """A bot that looks at few cards: it decides in the same ways and is soon done."""
    return DoggosDuelBot(0, "duel", Depth(*SHALLOW))


def answers(state, seat, bot):
    """What a bot answers at a seat of a state."""
    seats = open_seats(state)
    try:
        seats[seat].choices = state.choices(seat)
        return bot.choose(seats[seat])
    finally:
        close_seats(seats)


def moments(seed, bot):
    """The decisions of a game that a bot plays with itself."""
    state = start(2, seed)
    while not state.over:
        seat = state.to_act[0]
        yield state, seat
        state.play(seat, answers(state, seat, bot))


OPTIONS = [
    {},
    {"dogs": "random"},
    {"two_side": True},
    {"damage": "sum"},
    {"night_watch": True},
    {"hidden_coins": True},
]


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: "-".join(options) or "usual")
def test_it_plays_legally_under_every_option(options):
    state = start(2, 5, options)
    play_game(state, [duellist(), bots.make("random", GAME, 1)])
    assert state.over


@pytest.mark.parametrize("seats", [1, 3, 4])
def test_at_other_tables_it_plays_like_greedy(seats):
    ends = []
    for name in ("greedy", "medium"):
        state = start(seats, 3)
        play_game(state, [bots.make(name, GAME, 1) for _ in range(seats)])
        ends.append(state.outcome.scores)
    assert ends[0] == ends[1]


def test_both_builds_play_the_same():
    """Pinned: changes with the rules, the pack, the weights and the forecasts, but never with the build."""
    scores = []
    for seed in (1, 2):
        state = start(2, seed)
        play_game(state, [duellist(), duellist()])
        scores.append(state.outcome.scores)
    assert scores == PINNED


def test_asking_anew_and_asking_twice_change_nothing():
    bot = duellist()
    for number, (state, seat) in enumerate(moments(8, bot)):
        if number % 3 == 0:
            assert answers(state, seat, bot) == answers(state, seat, bot) == answers(state, seat, duellist())


def test_what_is_hidden_does_not_change_the_answer():
    """Fairness: other quests of the rival and other cards to come, the same view, the same answer."""
    streams = Streams.seeded(5)
    bot = duellist()
    for number, (state, seat) in enumerate(moments(11, bot)):
        if number % 4 == 0 and len(state.choices(seat)) > 1:
            guess = state.view(seat).guess(streams)
            assert answers(state, seat, duellist()) == answers(guess, seat, duellist())


def test_cards_to_come_are_looked_at_as_often_as_they_lie_in_the_deck():
    state = start(2, 4)
    bot = duellist()
    while state.round == 0:
        state.play(state.to_act[0], answers(state, state.to_act[0], bot))
    view = state.view(int(state.active))
    duel = Duel(view, Weights(), Depth(*SHALLOW))
    cards = sum(view.unseen)
    every = duel.sample(cards)
    assert [every.count(design) for design in range(len(view.unseen))] == list(view.unseen)
    few = duel.sample(10)
    assert len(few) == 10
    assert few == sorted(few)
    assert all(view.unseen[design] > 0 for design in few)


def test_every_place_is_one_that_the_rules_allow():
    """And all of them are: what the duel looks at itself is what the rules would offer."""
    seen = 0
    for state, seat in moments(6, duellist()):
        choices = state.choices(seat)
        inside = all(player.status == INSIDE for player in state.players)
        if inside and len(choices) > 1 and PLACE <= choices[0] < ROTATE:
            seen += 1
            duel = Duel(state.view(seat), Weights(), Depth(*SHALLOW))
            spots = duel.spots(state.grid, int(state.drawn), 0, 1000)
            assert sorted({PLACE + NUMBER_OF[spot.cell] for spot in spots}) == choices
            assert [spot.value for spot in spots] == sorted((spot.value for spot in spots), reverse=True)
    assert seen > 5


def test_a_dungeon_without_an_open_cell_is_judged_too():
    """DD-11: a card may close the last exit; whoever looks ahead finds nowhere to lay the next one."""
    state = start(2, 4)
    bot = duellist()
    while state.round == 0:
        state.play(state.to_act[0], answers(state, state.to_act[0], bot))
    view = state.view(int(state.active))
    view.grid.edges[0] = 0
    duel = Duel(view, Weights(), Depth(*SHALLOW))
    assert duel.staying(view.grid, 0, 2, 2) == duel.value(view.grid, 0)
    assert duel.staying(view.grid, 1, 2, 2) == duel.value(view.grid, 1)


def test_forecasts_wish_for_gains_and_against_the_rivals():
    for left, explored in zip(LEFT, EXPLORED, strict=True):
        assert left.shares[GAIN] > 0 > left.shares[LATER]
        assert left.shares[SHUTS] > 0
        assert explored.shares[GAIN] > 0 > explored.shares[1]
        nothing = [0.0] * len(left.shares)
        assert left.of(nothing) == left.constant
        # Whoever leaves with nothing leaves the rival four cards.
        assert left.constant < explored.constant


def test_every_choice_can_be_explained():
    bot = duellist()
    told = 0
    for number, (state, seat) in enumerate(moments(3, bot)):
        if number % 5 or len(state.choices(seat)) == 1:
            continue
        seats = open_seats(state)
        seats[seat].choices = state.choices(seat)
        thoughts = bot.consider(seats[seat])
        assert thoughts[0].code == bot.choose(seats[seat])
        close_seats(seats)
        told += any(thought.reasons for thought in thoughts)
    assert told > 3


class Last(Bot):
    """Takes the last choice and says so."""

    name = "last"

    def choose(self, seat):
        return seat.choices[-1]

    def consider(self, seat):
        return [Thought(seat.choices[-1], 1.0)]


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_who_plays_elsewhere_is_asked_alone_and_at_larger_tables(seats):
    bot = DoggosDuelBot(0, "duel", Depth(*SHALLOW), Last())
    differs = False
    state = start(seats, 2)
    for _ in range(40):
        seat = state.to_act[0]
        chosen = answers(state, seat, bot)
        opened = open_seats(state)
        opened[seat].choices = state.choices(seat)
        assert bot.consider(opened[seat])[0].code == chosen
        close_seats(opened)
        differs = differs or chosen != state.choices(seat)[-1]
        state.play(seat, chosen)
        if state.over:
            break
    assert differs == (seats == 2)
