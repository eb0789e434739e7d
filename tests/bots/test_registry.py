import pytest

import undercroft
from undercroft import bots
from undercroft.kernel.errors import BadSeed, UndercroftError, UnknownGame

GAME = "paper-dungeons"


@pytest.mark.parametrize("game", undercroft.games())
def test_the_house_has_the_same_bots_for_every_game(game):
    assert bots.names(game) == ["easy", "greedy", "random"]
    assert [bots.make(name, game, 1).name for name in bots.names(game)] == ["easy", "greedy", "random"]


def test_an_unknown_bot_names_the_nearest():
    with pytest.raises(bots.UnknownBot) as caught:
        bots.make("gredy", GAME, 1)
    assert isinstance(caught.value, UndercroftError)
    assert caught.value.message == "unknown-bot-near"
    assert caught.value.args_ == {
        "bot": "gredy",
        "game": GAME,
        "bots": "easy, greedy, random",
        "near": "greedy",
    }


def test_a_name_like_no_other_lists_all():
    with pytest.raises(bots.UnknownBot) as caught:
        bots.make("zzz", GAME, 1)
    assert (caught.value.message, caught.value.args_["near"]) == ("unknown-bot", "")


def test_bots_of_an_unknown_game_are_refused():
    with pytest.raises(UnknownGame):
        bots.names("chess")
    with pytest.raises(UnknownGame):
        bots.make("random", "chess", 1)


@pytest.mark.parametrize("seed", [-1, 1 << 128, True, "7"])
def test_a_bad_seed_is_refused(seed):
    with pytest.raises(BadSeed):
        bots.make("random", GAME, seed)


def test_a_name_is_given_once():
    with pytest.raises(ValueError, match="random"):
        bots.register("random", lambda seed: bots.make("greedy", GAME, seed), GAME)
