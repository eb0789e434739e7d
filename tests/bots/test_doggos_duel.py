"""Duels of dogs: medium and hard look at cards to come, fairly, repeatably, and at every table."""

import pytest

import undercroft
from undercroft import bots
from undercroft.bots.bot import Bot
from undercroft.bots.doggos.duel import HIDDEN, Depth, Duel
from undercroft.bots.doggos.forecasts import EXPLORED, GAIN, LATER, LEFT, PATIENCE, SHUTS
from undercroft.bots.doggos.rival import CROWD, FIRST_ROOMS, DoggosDuelBot
from undercroft.bots.doggos.weights import Weights
from undercroft.bots.doggos.worth import COIN
from undercroft.bots.playout import play_game
from undercroft.bots.thought import POINTS, WIN_CHANCE, Thought
from undercroft.games.doggos.codes import DOG, EXPLORE, LEAVE, PLACE, QUEST, ROTATE
from undercroft.games.doggos.player import INSIDE
from undercroft.games.doggos.tables import KEY, PASSAGES, SECOND_PAW
from undercroft.games.doggos.walk import Walk
from undercroft.kernel.seat import close_seats, open_seats
from undercroft.kernel.squares import NUMBER_OF
from undercroft.kernel.streams import Streams

GAME = "doggos"
SHALLOW = (2, 2, 1, 2, 1, 20)
PINNED = [(14, 11), (15, 14)]
PINNED_PATIENT = [(14, 11), (18, 10)]


def start(seats=2, seed=1, options=None):
    return undercroft.game(GAME).start(seats, seed, options)


def duellist(patient=False):
    """A bot that looks at few cards: it decides in the same ways and is soon done."""
    return DoggosDuelBot(0, "duel", Depth(*SHALLOW), patient=patient)


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


@pytest.mark.parametrize("seats", [2, 3])
def test_between_two_it_takes_the_dogs_that_win_duels(seats):
    """At other tables those that greedy takes: the key before the second paw."""
    state = start(seats, 3)
    taken: list[int] = []
    while state.round == 0 and len(taken) < 2:
        seat = state.to_act[0]
        choices = state.choices(seat)
        code = answers(state, seat, duellist())
        if DOG <= choices[0] < QUEST:
            taken.append(state.tables.ability[code - DOG])
            assert considered(state, seat, duellist())[0].code == code
        state.play(seat, code)
    assert taken == [PASSAGES, SECOND_PAW if seats == 2 else KEY]


@pytest.mark.parametrize(("patient", "pinned"), [(False, PINNED), (True, PINNED_PATIENT)])
def test_both_builds_play_the_same(patient, pinned):
    """Pinned: changes with the rules, the pack, the weights and the forecasts, but never with the build."""
    scores = []
    for seed in (1, 2):
        state = start(2, seed)
        play_game(state, [duellist(patient), duellist()])
        scores.append(state.outcome.scores)
    assert scores == pinned


@pytest.mark.parametrize("patient", [False, True])
def test_asking_anew_and_asking_twice_change_nothing(patient):
    bot = duellist(patient)
    for number, (state, seat) in enumerate(moments(8, bot)):
        if number % 3 == 0:
            anew = duellist(patient)
            assert answers(state, seat, bot) == answers(state, seat, bot) == answers(state, seat, anew)


@pytest.mark.parametrize("patient", [False, True])
def test_what_is_hidden_does_not_change_the_answer(patient):
    """Fairness: other quests of the rival and other cards to come, the same view, the same answer."""
    streams = Streams.seeded(5)
    bot = duellist(patient)
    for number, (state, seat) in enumerate(moments(11, bot)):
        if number % 4 == 0 and len(state.choices(seat)) > 1:
            guess = state.view(seat).guess(streams)
            assert answers(state, seat, duellist(patient)) == answers(guess, seat, duellist(patient))


def weighs_a_turn(state, seat):
    """Whether a seat may leave or explore while its rival is inside too, in a dungeon that is large enough."""
    choices = state.choices(seat)
    inside = all(player.status == INSIDE for player in state.players)
    return inside and EXPLORE in choices and LEAVE in choices and len(state.grid.cells) >= FIRST_ROOMS


@pytest.mark.slow
def test_whoever_is_patient_leaves_only_for_clearly_more_than_one_more_card():
    """And tells that it counts on no less than the way that it lets go."""
    even = Weights()
    even.deny = 0
    waits = leaves = 0
    for seed in range(4):
        for state, seat in moments(seed, duellist(True)):
            if not weighs_a_turn(state, seat):
                continue
            view = state.view(seat)
            duel = Duel(view, even, Depth(*SHALLOW))
            way = duel.best_way(
                Walk(view.tables, view.grid, duel.players[0], view.table["supply"]), Weights().turn_nodes
            )
            if way is None or not way.pays():
                continue
            more = way.value - duel.staying(view.grid, 0, 2, 2)
            code = answers(state, seat, duellist(True))
            assert code == (LEAVE if more > PATIENCE[view.round - 1] else EXPLORE)
            thoughts = considered(state, seat, duellist(True))
            assert thoughts[0].code == code
            if code == LEAVE:
                leaves += 1
            elif more > 0:
                waits += 1
                assert answers(state, seat, duellist()) == LEAVE
                assert [thought.worth for thought in thoughts] == [duel.chance(way.value)] * 2
    assert waits > 5
    assert leaves > 5


def test_whoever_is_patient_lets_an_impatient_rival_go_first():
    """That is what it does better: it leaves last, of a dungeon that the rival has helped to build."""
    first = [0, 0]
    for seed in range(8):
        state = start(2, seed)
        patient = seed % 2
        while not state.over:
            seat = state.to_act[0]
            nobody = not state.anybody_left
            state.play(seat, answers(state, seat, duellist(seat == patient)))
            if nobody and state.anybody_left:
                first[seat != patient] += 1
    assert sum(first) > 15
    assert first[1] > 2 * first[0]


@pytest.mark.slow
def test_in_crowded_dungeons_it_looks_no_further_than_it_was_told():
    short = (1, 1, 0, 0, 1, 10)
    bot = DoggosDuelBot(0, "duel", Depth(*SHALLOW), crowded=Depth(*short))
    seen = {False: 0, True: 0}
    for state, seat in moments(2, duellist(True)):
        choices = state.choices(seat)
        if len(choices) > 1 and choices[0] < DOG:
            crowded = len(state.grid.cells) > CROWD
            plain = DoggosDuelBot(0, "duel", Depth(*short) if crowded else Depth(*SHALLOW))
            assert answers(state, seat, bot) == answers(state, seat, plain)
            seen[crowded] += 1
    assert min(seen.values()) > 5


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


# --- What duels say --------------------------------------------------------------------------------------------------

FOR_LEAVING = {"enough", "threat", "harm", "take", "shut-in", "wait", "risk"}
FOR_EXPLORING = {"no-way", "early", "growth", "calm", "promise", "leftover", "free"}
AGAINST_A_PLACE = {"place-little", "place-behind"}


def considered(state, seat, bot):
    """What a bot considers at a seat of a state."""
    seats = open_seats(state)
    try:
        seats[seat].choices = state.choices(seat)
        return bot.consider(seats[seat])
    finally:
        close_seats(seats)


def told_well(state, seat, bot):
    """Ask a bot at a seat with several choices, check what it says, and give the messages told of its choice."""
    thoughts = considered(state, seat, bot)
    codes = [thought.code for thought in thoughts]
    assert codes[0] == answers(state, seat, bot)
    assert len(set(codes)) == len(codes)
    assert set(codes) <= set(state.choices(seat))
    worths = [thought.worth for thought in thoughts]
    assert worths == sorted(worths, reverse=True)
    assert len({thought.measure for thought in thoughts}) == 1
    assert all(1 <= len(thought.reasons) <= 2 for thought in thoughts)
    said = {reason.message.removeprefix("reason-doggos-") for reason in thoughts[0].reasons}
    against = {EXPLORE: FOR_LEAVING, LEAVE: FOR_EXPLORING}.get(codes[0], AGAINST_A_PLACE)
    assert not said & against, said
    return said


def tell_a_game(seed, bot):
    """Check all that a bot says in a game with itself, and give all messages told of its choices."""
    said = set()
    asked = 0
    for state, seat in moments(seed, bot):
        if len(state.choices(seat)) > 1:
            said |= told_well(state, seat, bot)
            asked += 1
    assert asked > 80
    return said


@pytest.mark.parametrize("patient", [False, True])
@pytest.mark.parametrize("depth", [SHALLOW, (2, 2, 0, 0, 2, 20)], ids=["answers", "glance"])
def test_what_it_says_speaks_for_its_choices(depth, patient):
    said = tell_a_game(3, DoggosDuelBot(0, "duel", Depth(*depth), patient=patient))
    assert {"early", "promise", "place-claim", "coins"} <= said
    assert said & {"threat", "take", "shut-in"}


@pytest.mark.slow
@pytest.mark.parametrize(
    ("level", "seed"), [("medium", 0), ("medium", 1), ("medium", 2), ("hard", 0), ("hard", 1)]
)
def test_what_the_levels_say_speaks_for_their_choices(level, seed):
    said = tell_a_game(seed, bots.make(level, GAME, 1))
    assert {"early", "promise", "place-claim", "coins"} <= said


def test_a_turn_and_a_place_are_told_with_what_the_duel_found():
    """While both are inside: the chance to win of what leaving, staying and every place promise."""
    bot = duellist()
    even = Weights()
    even.deny = 0
    turns = places = 0
    for state, seat in moments(7, bot):
        choices = state.choices(seat)
        inside = all(player.status == INSIDE for player in state.players)
        if not inside or len(choices) == 1 or not state.round or choices[0] >= DOG:
            continue
        view = state.view(seat)
        duel = Duel(view, even, bot.depth)
        thoughts = considered(state, seat, bot)
        assert {thought.measure for thought in thoughts} == {WIN_CHANCE}
        found = {thought.code: thought.worth for thought in thoughts}
        if choices[0] >= PLACE:
            places += 1
            spots = duel.drawn(choices)
            assert thoughts[0].worth == duel.chance(spots[0].value - duel.optimism)
            if choices[0] >= ROTATE:
                assert found == {
                    ROTATE + spot.quarters: duel.chance(spot.value - duel.optimism) for spot in spots
                }
        elif len(state.grid.cells) >= 3 and LEAVE in choices:
            turns += 1
            walk = Walk(view.tables, view.grid, duel.players[0], view.table["supply"])
            way = duel.best_way(walk, bot.weights.turn_nodes)
            stays = duel.chance(duel.staying(view.grid, 0, bot.depth.cards, bot.depth.places))
            assert found[EXPLORE] == stays
            if way is not None and way.figures[GAIN] > 0:
                assert found[LEAVE] == duel.chance(way.value)
    assert turns > 5
    assert places > 10


def test_whoever_is_alone_counts_coins():
    told = set()
    bot = duellist()
    for state, seat in moments(3, bot):
        choices = state.choices(seat)
        alone = any(player.status != INSIDE for player in state.players)
        if alone and len(choices) > 1:
            told |= {(thought.measure, choices[0] < PLACE) for thought in considered(state, seat, bot)}
    assert told == {(POINTS, True), (POINTS, False)}


def test_chances_rise_with_the_coins_gained():
    """From the second round on with what was carried out: who is behind needs more for an even game."""
    rounds: dict[int, Duel] = {}
    for state, seat in moments(4, duellist()):
        if state.round and all(player.status == INSIDE for player in state.players):
            rounds.setdefault(int(state.round), Duel(state.view(seat), Weights(), Depth(*SHALLOW)))
    assert list(rounds) == [1, 2, 3]
    for number, duel in rounds.items():
        lead = (duel.owned[0] - duel.owned[1]) / COIN
        assert lead != 0.0
        # Nobody sees what the rival's own quest has brought it.
        assert duel.chance(0.0 if number == 1 else HIDDEN[number - 1] - lead) == pytest.approx(0.5)
        chances = [duel.chance(float(coins)) for coins in range(-15, 16)]
        assert chances == sorted(chances)
        assert 0.0 < chances[0] < 0.5 < chances[-1] < 1.0


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
