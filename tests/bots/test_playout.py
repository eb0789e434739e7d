"""Random play: fair, fast and the same in both builds. The pins below are the check that compiled and plain agree."""

import hashlib
from collections import Counter

import pytest

import undercroft
from undercroft import CHANCE, bots
from undercroft.bots.draws import Draws
from undercroft.bots.playout import play_game, playout
from undercroft.kernel.errors import IllegalPlay

GAME = "paper-dungeons"
# (seats, seed, options): decisions and a hash of the final state. Anything that changes the rules, the pack or the
# order of choices changes them: print `pins()` and look why before writing them here.
PINNED = {
    (1, 1, ""): (53, "68bfde6742cc"),
    (2, 7, "edition=it ask_potions=on"): (135, "74770f491167"),
    (4, 1000, "secret_cards=on"): (209, "51cefca68e96"),
    (3, 5, "campaign=GHI edition=ru"): (488, "b81ead9e28ea"),
    (8, 31337, "random_bosses=on vanishing_gems=on"): (386, "76c237bf7e16"),
}


def start(seats=2, seed=1, options=None, chance="roll"):
    return undercroft.game(GAME).start(seats, seed, options, chance)


def fingerprint(state):
    """A hash over sheets and scores; unlike a digest it does not change with the pack's texts."""
    facts = [*(sheet.facts() for sheet in state.sheets), state.outcome.scores]
    return hashlib.blake2b(repr(facts).encode(), digest_size=6).hexdigest()


def pins():
    """What the pinned games come to now."""
    found = {}
    for seats, seed, options in PINNED:
        state = start(seats, seed, dict(pair.split("=") for pair in options.split()))
        found[seats, seed, options] = (playout(state, seed), fingerprint(state))
    return found


def test_pinned_playouts_come_out_the_same_in_both_builds():
    assert pins() == PINNED


def test_the_first_draws_are_the_same_in_both_builds():
    draws = Draws(5)
    assert [draws.word() for _ in range(4)] == [2876527859, 1299308937, 1877078820, 805815789]
    assert [draws.below(10) for _ in range(10)] == [2, 9, 7, 0, 7, 7, 1, 2, 9, 8]


def test_draws_follow_the_published_generator():
    def turned(word, by):
        return (word << by | word >> 32 - by) & 0xFFFFFFFF

    draws = Draws(99)
    key = hashlib.blake2b((99).to_bytes(16, "big"), digest_size=16, person=b"undercroft-draws").digest()
    words = [int.from_bytes(key[i : i + 4], "big") for i in range(0, 16, 4)]
    words[3] |= 1
    for _ in range(200):
        expected = (turned((words[0] + words[3]) & 0xFFFFFFFF, 7) + words[0]) & 0xFFFFFFFF
        shifted = words[1] << 9 & 0xFFFFFFFF
        words[2] ^= words[0]
        words[3] ^= words[1]
        words[1] ^= words[2]
        words[0] ^= words[3]
        words[2] ^= shifted
        words[3] = turned(words[3], 11)
        assert draws.word() == expected


@pytest.mark.parametrize("count", [1, 2, 7, 60])
def test_every_number_is_drawn_about_as_often(count):
    draws = Draws(3)
    rolls = 2000 * count
    found = Counter(draws.below(count) for _ in range(rolls))
    assert set(found) == set(range(count))
    # Five standard deviations of a fair draw.
    assert all(abs(times - 2000) < 5 * 2000**0.5 for times in found.values())


def test_a_playout_ends_the_game_and_counts_its_decisions():
    state = start(3)
    decisions = playout(state, 4)
    assert state.over
    # Two cards kept and three blocks' ends at least, and three dice in each of eight rounds, for every seat.
    assert decisions >= 3 * (2 + 1 + 1 + 8 * 4)


def test_chance_that_is_asked_for_is_drawn_and_not_counted():
    asked, rolled = start(chance="ask"), start()
    assert asked.to_act == (CHANCE,)
    assert playout(asked, 4) == playout(rolled, 4)
    assert asked.outcome == rolled.outcome
    again = start(chance="ask")
    assert play_game(again, [bots.make("random", GAME, seat) for seat in range(2)]) > 0


class Watcher(bots.Bot):
    """A plug-in: an ordinary class that plays the first choice and remembers what it was handed."""

    def __init__(self):
        self.name = "watcher"
        self.handed = []

    def choose(self, seat):
        self.handed.append((seat.index, tuple(seat.choices), type(seat).__name__))
        return seat.choices[0]


def test_a_plug_in_plays_and_gets_nothing_but_its_seat():
    watchers = [Watcher(), Watcher()]
    decisions = play_game(start(), watchers)
    assert decisions == sum(len(watcher.handed) for watcher in watchers)
    for index, watcher in enumerate(watchers):
        assert all(handed[0] == index and handed[1] for handed in watcher.handed)
        assert {handed[2] for handed in watcher.handed} == {"Seat"}


def test_random_never_asks_for_a_view(monkeypatch):
    kept = []

    class Wrapped(bots.Bot):
        def __init__(self, seed):
            self.name = "wrapped"
            self.bot = bots.make("random", GAME, seed)

        def choose(self, seat):
            kept.append(seat)
            blind = type(seat)(seat.index, -1)  # a ticket of no game: asking for a view would fail
            blind.choices = seat.choices
            return self.bot.choose(blind)

    play_game(start(), [Wrapped(1), Wrapped(2)])
    # And when the game has been put away nobody can look any more.
    with pytest.raises(LookupError):
        kept[0].view()


def test_an_illegal_answer_is_refused():
    class Wrong(Watcher):
        def choose(self, seat):
            return seat.choices[-1] + 1

    with pytest.raises(IllegalPlay):
        play_game(start(1), [Wrong()])


def test_as_many_bots_as_seats_are_needed():
    with pytest.raises(ValueError, match="2 seats"):
        play_game(start(), [Watcher()])
