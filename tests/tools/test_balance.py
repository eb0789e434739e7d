"""The balance table: the same whoever plays the games, and honest about what is uneven."""

from collections import Counter
from dataclasses import asdict

import pytest

from tools.balance import Counts, Order, gather, interval, main, report
from undercroft.games.dungeoneer import Dungeoneer

EPIC = [Dungeoneer().card_set("epic")]
RANDOM = Order(2, "random", 7, {})


@pytest.fixture(scope="module")
def counts() -> Counts:
    return gather(RANDOM, 3, 1)


def even() -> Counts:
    """A made-up table where everything is as it should be."""
    made = Counts(Counter({8: 25, 11: 50, 16: 25}), Counter({"quests": 90, "last-hero": 10}))
    for hero in EPIC[0].heroes:
        made.heroes[hero.id] = 40
        made.heroes_won[hero.id] = 20
    made.cards_played.update(card.id for card in EPIC[0].adventures)
    made.quests_done.update(quest.id for quest in EPIC[0].quests)
    made.places_entered.update(place.id for place in EPIC[0].locations)
    return made


def verdicts(made: Counts) -> list[str]:
    return [line for line in report(made, EPIC, RANDOM) if line.startswith(("ok ", "NOT"))]


def test_every_game_has_an_ending_a_length_and_heroes(counts: Counts) -> None:
    assert counts.games == counts.endings.total() == counts.seats_won.total() == 3
    assert counts.heroes.total() == 6
    assert counts.heroes_won.total() == 3 - counts.seats_won[-1]


def test_what_is_played_was_held_and_what_is_done_lay_open(counts: Counts) -> None:
    lords = {card.id for card in EPIC[0].adventures if card.lord}
    assert counts.cards_played.keys() - lords <= counts.cards_held.keys()
    assert all(counts.quests_done[quest] <= counts.quests_dealt[quest] for quest in counts.quests_done)
    assert counts.places_laid["last_lamp"] == 3


def test_two_processes_count_the_same(counts: Counts) -> None:
    assert asdict(gather(RANDOM, 3, 2)) == asdict(counts)


def test_progress_is_told_game_by_game() -> None:
    told: list[int] = []
    gather(RANDOM, 2, 1, told.append)
    assert told == [1, 2]


@pytest.mark.parametrize(("share", "rounds"), [(0.25, 8), (0.26, 11), (0.5, 11), (0.75, 11), (1.0, 16)])
def test_a_quantile_is_the_least_length_that_so_many_games_do_not_exceed(share: float, rounds: int) -> None:
    assert even().quantile(share) == rounds


def test_the_interval_is_wilsons() -> None:
    assert interval(50, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert interval(0, 20)[0] == 0
    assert interval(20, 20)[1] == 1


def test_an_even_table_is_all_right() -> None:
    assert all(line.startswith("ok ") for line in verdicts(even()))


def test_a_hero_who_never_wins_is_named_uneven() -> None:
    made = even()
    made.heroes_won["pip"] = 0
    assert verdicts(made)[0] == "NOT  heroes win 0% to 100% of their fair share"


@pytest.mark.parametrize("rounds", [{3: 30, 12: 70}, {12: 70, 30: 30}])
def test_games_too_short_or_too_long_are_told(rounds: dict[int, int]) -> None:
    made = even()
    made.rounds = Counter(rounds)
    assert verdicts(made)[1].startswith("NOT  the middle half ends in round")


def test_the_cap_and_one_single_ending_are_told() -> None:
    made = even()
    made.endings = Counter({"cap": 100})
    assert [line[:3] for line in verdicts(made)[2:4]] == ["NOT", "NOT"]


def test_what_nobody_used_is_named() -> None:
    made = even()
    del made.cards_played["side_step"], made.quests_done["dice_with_death"], made.places_entered["bone_drain"]
    assert [line for line in verdicts(made) if line.startswith("NOT")] == [
        "NOT  cards never played: side_step",
        "NOT  quests never done: dice_with_death",
        "NOT  locations never entered: bone_drain",
    ]


def test_every_hero_card_quest_and_location_has_a_line(counts: Counts) -> None:
    lines = report(counts, EPIC, RANDOM)
    heads = {line.split(" ")[0] for line in lines}
    one = EPIC[0]
    things = {card.id for card in one.adventures} | {quest.id for quest in one.quests}
    assert things | {place.id for place in one.locations} | set(counts.heroes) <= heads


@pytest.mark.parametrize(
    "arguments",
    [["--option", "nosuch=1"], ["--seats", "9"], ["--bot", "nosuch"], ["--games", "0"], ["--jobs", "0"]],
)
def test_bad_orders_are_refused(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments) == 2
    assert "balance:" in capsys.readouterr().err


def test_the_command_prints_the_table(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["--games", "1", "--seats", "1", "--bot", "random", "--jobs", "1", "--option", "sets=heroic"]
    assert main(asked) == 0
    printed = capsys.readouterr()
    assert printed.out.startswith("games 1, seats 1, bots random, seed 1, sets=heroic\n")
    assert "1 of 1 games" in printed.err


def test_alone_a_game_waited_out_is_told_from_a_death() -> None:
    """Of the ten rounds allowed the hero of this seed survives all, of forty not."""
    waited = gather(Order(1, "random", 7, {"round_cap": "10"}), 1, 1)
    assert waited.endings == {"cap": 1}
    assert gather(Order(1, "random", 7, {}), 1, 1).endings == {"solo-lost": 1}
