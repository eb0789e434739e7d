"""The search: fair, repeatable, and better than what it searches with."""

from __future__ import annotations

from collections import Counter
from time import process_time

import pytest

import undercroft
from undercroft import bots
from undercroft.bots.playout import play_game
from undercroft.bots.search import bot as search_bot
from undercroft.bots.search.bot import Budget, SearchBot
from undercroft.bots.search.domain import Domain
from undercroft.bots.search.tree import Limits, Node, Tree, play_line
from undercroft.bots.searching import DOMAINS, searching
from undercroft.bots.thought import Thought
from undercroft.kernel.messages import Phrase
from undercroft.kernel.seat import close_seats, open_seats, seat_with


def moments(game, seats=2, seed=3, decisions=40, every=4):
    """Moments of a game between greedy bots at which a seat has a choice: the state and the seat."""
    state = undercroft.game(game).start(seats=seats, seed=seed)
    players = [bots.make("greedy", game, number) for number in range(seats)]
    all_seats = open_seats(state)
    for number in range(decisions * every):
        if state.over:
            break
        seat = all_seats[state.to_act[0]]
        seat.choices = state.choices(seat.index)
        if len(seat.choices) > 1 and number % every == 0:
            yield state, seat
        state.play(seat.index, players[seat.index].choose(seat))
    close_seats(all_seats)


def test_every_game_can_be_searched():
    assert sorted(DOMAINS) == undercroft.games()


@pytest.mark.parametrize("game", undercroft.games())
@pytest.mark.parametrize("seats", [1, 3])
def test_it_answers_anywhere_with_a_legal_choice_and_leaves_the_game_alone(game, seats):
    bot = searching(game, 5, Budget(3))
    for state, seat in moments(game, seats, decisions=3, every=23):
        before = state.digest()
        assert bot.choose(seat) in seat.choices
        assert state.digest() == before


@pytest.mark.parametrize("game", undercroft.games())
def test_the_same_seed_and_passes_give_the_same_answers_also_from_an_encoded_view(game):
    one, other = searching(game, 9, Budget(3)), searching(game, 9, Budget(3))
    house = undercroft.game(game)
    for state, seat in moments(game, decisions=3, every=23):
        view = house.read_view(state.view(seat.index).to_wire())
        far = seat_with(view, seat.index, list(seat.choices))
        assert one.choose(seat) == other.choose(far)
        close_seats([far])


@pytest.mark.parametrize("game", undercroft.games())
def test_it_tells_what_it_considered_its_own_choice_first(game):
    for _, seat in moments(game, decisions=2, every=31):
        bot = searching(game, 2, Budget(3))
        considered = bot.consider(seat)
        codes = [thought.code for thought in considered]
        assert codes[0] == searching(game, 2, Budget(3)).choose(seat)
        assert len(set(codes)) == len(codes)
        assert set(codes) <= set(seat.choices)
        if len(bot.weigh(seat)) > 1:
            assert {thought.measure for thought in considered} == {"chance"}
            assert all(0.0 <= thought.worth <= 1.0 for thought in considered)


@pytest.mark.parametrize("game", undercroft.games())
def test_asked_again_it_stands_by_its_choice(game):
    """More thought has been spent meanwhile; whoever asks for its reasons asks about the choice that was made."""
    for _, seat in moments(game, decisions=2, every=17):
        bot = searching(game, 2, Budget(2))
        chosen = bot.choose(seat)
        assert bot.consider(seat)[0].code == chosen
        assert bot.choose(seat) == chosen


class OneLine(Domain):
    """Sees one line wherever it looks, and never plays it."""

    figures = ()

    def lines(self, view, choices):
        return [choices[:1]]

    def habit(self, state, seat):
        raise AssertionError("nothing is tried")

    def play_out(self, state):
        raise AssertionError("nothing is tried")

    def worth(self, state):
        raise AssertionError("nothing is tried")

    def figures_of(self, state, seat):
        raise AssertionError("nothing is tried")

    def reasons(self, view, lines):
        return [(Phrase("reason-lots"),) for _ in lines]


def test_the_only_line_has_no_worth_but_may_have_reasons():
    """What was not tried is not judged."""
    asked = 0
    for _, seat in moments("doggos", decisions=2, every=3):
        thoughts = SearchBot("search", OneLine(), 1, Budget(5)).consider(seat)
        assert thoughts == [Thought(seat.choices[0], 0.0, "order", (Phrase("reason-lots"),))]
        asked += 1
    assert asked > 0


class Slow(Domain):
    """Tries two lines that come to the same, so that only the budget ends it; a pass takes 5 ms on its own clock."""

    figures = ()

    def __init__(self):
        self.now = 1000.0

    def clock(self):
        return self.now

    def lines(self, view, choices):
        return [choices[:1], choices[1:2]]

    def habit(self, state, seat):
        raise AssertionError("nobody looks below the first line")

    def play_out(self, state):
        self.now += 0.005

    def worth(self, state):
        return [0.5] * state.seats

    def figures_of(self, state, seat):
        return []


@pytest.mark.parametrize(
    ("budget", "passes"),
    [
        # The pass that time runs out in is made to its end.
        (Budget(10_000, milliseconds=52), 11),
        (Budget(10_000, milliseconds=201), 41),
        (Budget(10_000, milliseconds=2), 1),
        (Budget(7, milliseconds=52), 7),
        (Budget(7), 7),
    ],
)
def test_time_or_passes_end_the_thinking_whichever_is_first(monkeypatch, budget, passes):
    domain = Slow()
    monkeypatch.setattr(search_bot, "perf_counter", domain.clock)
    for _, seat in moments("doggos", decisions=1, every=3):
        bot = SearchBot("search", domain, 1, budget, Limits(deep=1))
        assert bot.choose(seat) in seat.choices[:2]
        assert bot.passes == passes


@pytest.mark.parametrize("game", undercroft.games())
def test_real_time_ends_the_thinking(game):
    """A decision takes 30 ms, what comes before the first pass and what is left of the last: far from all its passes."""
    open_lines = 0
    for _, seat in moments(game, decisions=4, every=7):
        never_sure = Limits(certain=1e9, deep=1)
        bot = SearchBot("search", DOMAINS[game](), 1, Budget(50_000, milliseconds=30), never_sure)
        start = process_time()
        assert bot.choose(seat) in seat.choices
        # Processor time: another process that is busy meanwhile does not count.
        assert process_time() - start < 3
        # Not passes: on a busy machine the time may be over before the first.
        assert bot._tree is not None
        open_lines += len(bot._tree.root.arms) > 1
    assert open_lines > 0


def test_it_follows_a_line_it_has_found_without_thinking_again():
    game = undercroft.game("paper-dungeons")
    state = game.start(seats=1, seed=2)
    bot = searching("paper-dungeons", 3, Budget(2))
    seats = open_seats(state)
    thought = 0
    asked = 0
    while not state.over and asked < 30:
        seats[0].choices = state.choices(0)
        before = bot.passes
        state.play(0, bot.choose(seats[0]))
        asked += len(seats[0].choices) > 1
        thought += bot.passes > before
    close_seats(seats)
    assert 0 < thought < asked / 2


def test_what_was_found_out_below_the_root_serves_when_the_game_comes_there():
    """Goals are chosen after talents with nothing uncertain in between: the second decision was met in the first."""
    game = undercroft.game("paper-dungeons")
    state = game.start(seats=1, seed=2)
    domain = DOMAINS["paper-dungeons"]()
    view = state.view(0)
    tree = Tree(domain, Limits(), view, state.choices(0), 1)
    for _ in range(12):
        tree.grow()
    best = tree.root.best(Limits())
    play_line(state, 0, best.line)
    assert state.to_act == (0,)
    tree.turn_to(state.view(0), state.choices(0), 2)
    assert tree.root.visits > 0, "what was tried there before is known"
    before = int(tree.root.visits)
    tree.grow()
    assert tree.root.visits == before + 1


class TwoLooks(Domain):
    """Sees every choice where it decides, and only the first where it comes to in thought."""

    figures = ()

    def lines(self, view, choices):
        return [[code] for code in choices]

    def lines_ahead(self, view, choices):
        return [[code] for code in choices[:1]]

    def habit(self, state, seat):
        state.apply(seat, state.choices(seat)[0])

    def play_out(self, state):
        """Where it stands is where it is judged."""

    def worth(self, state):
        return [0.5] * state.seats

    def figures_of(self, state, seat):
        return []


def test_what_was_looked_at_in_thought_is_looked_at_anew_for_the_decision():
    """Nothing is passed over because a quicker look did while it lay ahead; what was tried there is still known."""
    state = undercroft.game("paper-dungeons").start(seats=1, seed=2)
    tree = Tree(TwoLooks(), Limits(), state.view(0), state.choices(0), 1)
    for _ in range(12):
        tree.grow()
    state.play(0, tree.root.best(Limits()).line[0])
    goals = state.choices(0)
    assert len(goals) > 1
    tree.turn_to(state.view(0), goals, 2)
    assert [arm.line for arm in tree.root.arms] == [[code] for code in goals]
    tried = [int(arm.visits) for arm in tree.root.arms]
    assert tried[0] > 0
    assert not any(tried[1:])
    assert tree.root.visits == tried[0]


class Unlucky(TwoLooks):
    """The first table is a bad one for whoever meets it; a talent is worth a little less than the one before it."""

    def __init__(self):
        self.met: Counter[int] = Counter()

    def worth(self, state):
        talent = state.sheets[0].talent
        self.met[talent] += 1
        return [(0.1 if self.met[talent] == 1 else 0.9) - 0.001 * talent]


def test_lines_are_told_by_the_tables_that_both_met():
    """A line that was given up after one bad table is no worse than it was there, beside the others."""
    state = undercroft.game("paper-dungeons").start(seats=1, seed=2)
    seats = open_seats(state)
    seats[0].choices = state.choices(0)
    domain = Unlucky()
    best, other = SearchBot("search", domain, 1, Budget(12), Limits(deep=1)).consider(seats[0])
    close_seats(seats)
    assert sorted(domain.met.values()) == [1, 11]
    assert other.worth == pytest.approx(best.worth - 0.001 * (other.code - best.code))


@pytest.mark.slow
def test_it_beats_the_bot_it_is_made_of():
    game = undercroft.game("paper-dungeons")
    lead = 0
    for seed in range(2):
        for place in range(2):
            state = game.start(seats=2, seed=seed)
            players = [bots.make("greedy", "paper-dungeons", 1), searching("paper-dungeons", 4, Budget(24))]
            if place == 0:
                players.reverse()
            play_game(state, players)
            lead += state.score(place) - state.score(1 - place)
    assert lead > 0


def tried(*results):
    """A node whose arms have been tried on the same tables with these results."""
    node = Node(0, [[place] for place in range(len(results))], False)
    for arm, worths in zip(node.arms, results, strict=True):
        for worth in worths:
            arm.add(worth)
            arm.tries.append(worth)
    return node


def test_a_lead_that_luck_explains_is_not_trusted():
    """The second line is better on the whole, but only by one lucky table."""
    node = tried([0.5, 0.4, 0.6, 0.5], [0.5, 0.3, 0.5, 0.9])
    assert node.best(Limits(trust=0.0)).line == [1]
    assert node.best(Limits(trust=2.0)).line == [0]


def test_a_small_lead_on_every_table_is_trusted():
    """What tables themselves differ by does not count: the lines met the same ones."""
    node = tried([0.1, 0.9, 0.3, 0.7], [0.15, 0.96, 0.36, 0.75])
    assert node.best(Limits(trust=2.0)).line == [1]
    assert node.clear(Limits(trust=2.0, least=4))
    assert not tried([0.1, 0.9, 0.3, 0.7], [0.9, 0.15, 0.76, 0.35]).clear(Limits(trust=2.0, least=4))
