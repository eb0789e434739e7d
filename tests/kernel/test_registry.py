"""Games by name, options and seats, with errors that say what would be right."""

import pytest

import undercroft
from undercroft.kernel.errors import BadOption, BadSeed, UnknownGame

GAME = undercroft.game("paper-dungeons")


def test_the_readme_way_to_start_a_game():
    assert "paper-dungeons" in undercroft.games()
    state = undercroft.game("paper-dungeons").start(
        seats=2, seed=7, options={"edition": "it", "missions": "off"}
    )
    assert state.to_act == (0, 1)
    assert not state.over


def test_an_unknown_game_names_the_nearest():
    with pytest.raises(UnknownGame) as caught:
        undercroft.game("paper-dungeon")
    assert caught.value.args_["near"] == "paper-dungeons"


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"editon": "cz"}, "unknown-option-near"),
        ({"zzz": 1}, "unknown-option"),
        ({"edition": "de"}, "bad-option-value"),
        ({"missions": "perhaps"}, "bad-option-value"),
        ({"rules": 99}, "bad-option-value"),
        ({"campaign": "ABC", "dungeon": "D"}, "campaign-has-dungeons"),
        ({"campaign": "ABCDEFGHIJKL", "edition": "it"}, "grand-campaign-edition"),
    ],
)
def test_bad_options_say_what_is_wrong(options, message):
    with pytest.raises(BadOption) as caught:
        GAME.start(options=options)
    assert caught.value.message == message


@pytest.mark.parametrize("seats", [0, 9, -1])
def test_bad_seat_counts_are_refused(seats):
    with pytest.raises(BadOption) as caught:
        GAME.start(seats=seats)
    assert caught.value.message == "bad-seats"


def test_bad_seeds_are_refused():
    with pytest.raises(BadSeed):
        GAME.start(seed=-3)


def test_chance_is_rolled_or_asked():
    with pytest.raises(BadOption):
        GAME.start(chance="later")


@pytest.mark.parametrize("spelled", ["on", "yes", "true", "True", True])
def test_switches_may_be_spelled_in_several_ways(spelled):
    assert GAME.complete_options({"secret_cards": spelled}, 2)["secret_cards"] is True


def test_without_a_seed_games_differ():
    assert GAME.start().digest() != GAME.start().digest()
