from collections import Counter

import pytest

from undercroft.kernel.messages import Outcome, Reason
from undercroft.lab.tally import Forfeits, Scores, Tally


def outcome(scores, ranks, kind="fame", lost=False):
    reason = Reason("PD-12.2", "ranked-by-fame")
    return Outcome(kind, tuple(scores), tuple(ranks), tuple(reason for _ in scores), lost)


@pytest.mark.parametrize(
    ("percent", "score"),
    [(5, 1), (10, 1), (11, 2), (25, 3), (50, 5), (75, 8), (95, 10), (100, 10)],
)
def test_a_percentile_is_the_least_score_that_so_many_games_do_not_exceed(percent, score):
    assert Scores(Counter(range(1, 11))).percentile(percent) == score


def test_percentiles_weigh_scores_by_their_counts():
    scores = Scores(Counter({-3: 1, 7: 98, 40: 1}))
    assert [scores.percentile(percent) for percent in (1, 2, 50, 99, 100)] == [-3, 7, 7, 7, 40]


def test_no_games_have_no_percentile():
    with pytest.raises(ValueError, match="no games"):
        Scores().percentile(50)


def test_wins_are_counted_alone_and_shared():
    tally = Tally.of_seats(3)
    tally.count(outcome((9, 5, 2), (1, 2, 3)), decisions=10, nanoseconds=5)
    tally.count(outcome((4, 4, 1), (1, 1, 3)), decisions=20, nanoseconds=5)
    assert [(seat.wins, seat.shared_wins) for seat in tally.seats] == [(1, 1), (0, 1), (0, 0)]
    assert (tally.games, tally.decisions, tally.nanoseconds) == (2, 30, 10)


def test_endings_are_counted_by_their_kind():
    one, other = Tally.of_seats(2), Tally.of_seats(2)
    one.count(outcome((9, 5), (1, 2)), decisions=10, nanoseconds=5)
    other.count(outcome((9, 5), (1, 2)), decisions=10, nanoseconds=5)
    other.count(outcome((0, 0), (1, 2), kind="last_hero"), decisions=10, nanoseconds=5)
    one.add(other)
    assert one.endings == Counter({"fame": 2, "last_hero": 1})


def test_a_game_that_the_dungeon_wins_is_nobodys_win():
    tally = Tally.of_seats(1)
    tally.count(outcome((2,), (1,)), decisions=10, nanoseconds=5)
    tally.count(outcome((3,), (1,), lost=True), decisions=10, nanoseconds=5)
    assert (tally.games, tally.seats[0].wins, tally.seats[0].shared_wins) == (2, 1, 0)
    assert tally.seats[0].counts == Counter({2: 1, 3: 1})


def test_tallies_add_up_in_any_order():
    parts = []
    for score in (3, 8, 8, -1):
        part = Tally.of_seats(2)
        part.count(outcome((score, 2), (1, 2) if score > 2 else (2, 1)), score + 10, 1)
        parts.append(part)
    forward, backward = Tally.of_seats(2), Tally.of_seats(2)
    for part in parts:
        forward.add(part)
    for part in reversed(parts):
        backward.add(part)
    assert forward == backward
    assert forward.seats[0].counts == {3: 1, 8: 2, -1: 1}
    assert forward.seats[0].mean == 4.5


def test_seats_of_one_bot_are_counted_together():
    tally = Tally.of_seats(3)
    tally.count(outcome((9, 5, 2), (1, 2, 3)), 1, 1)
    both = tally.together([0, 2])
    assert (both.games, both.mean, both.wins) == (2, 5.5, 1)


def test_forfeits_add_up_and_keep_what_was_seen_first():
    forfeits = Forfeits({"forfeit-late": 2}, {"forfeit-late": "2"})
    forfeits.add(
        Forfeits({"forfeit-late": 1, "forfeit-ended": 4}, {"forfeit-late": "9", "forfeit-ended": "exit 1"})
    )
    assert forfeits.total == 7
    assert forfeits.to_json() == {
        "count": 7,
        "reasons": [
            {"reason": "forfeit-ended", "count": 4, "first": "exit 1"},
            {"reason": "forfeit-late", "count": 3, "first": "2"},
        ],
    }
