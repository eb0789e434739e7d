from time import process_time

import pytest

import undercroft
from undercroft import bots
from undercroft.bots import registry
from undercroft.bots.search.bot import SearchBot
from undercroft.kernel.errors import BadSeed, UndercroftError, UnknownGame
from undercroft.kernel.seat import close_seats, open_seats

GAME = "paper-dungeons"


@pytest.mark.parametrize("game", undercroft.games())
def test_the_house_has_the_same_bots_for_every_game(game):
    assert bots.names(game) == ["easy", "medium", "hard", "greedy", "random"]
    assert [bots.make(name, game, 1).name for name in bots.names(game)] == bots.names(game)


@pytest.mark.parametrize("game", undercroft.games())
def test_people_are_offered_levels_the_weakest_first(game):
    assert bots.levels(game) == ("easy", "medium", "hard")
    assert bots.usual(game) == "medium"


@pytest.mark.parametrize("game", undercroft.games())
@pytest.mark.parametrize("seats", [1, 2])
def test_hard_thinks_for_about_a_second_at_most(game, seats):
    """In a duel of dogs it counts cards and nodes, everywhere else time; three seconds are for slow machines."""
    state = undercroft.game(game).start(seats, 3)
    hard = bots.make("hard", game, 1)
    others = [bots.make("easy", game, seat) for seat in range(seats)]
    opened = open_seats(state)
    asked = 0
    while asked < 12:
        seat = opened[state.to_act[0]]
        seat.choices = state.choices(seat.index)
        if len(seat.choices) > 1:
            asked += 1
        if asked in (1, 12):
            # Processor time: another process that is busy meanwhile does not count.
            start = process_time()
            assert hard.choose(seat) in seat.choices
            assert process_time() - start < 3
        state.play(seat.index, others[seat.index].choose(seat))
    close_seats(opened)
    if isinstance(hard, SearchBot):
        assert hard._tree is not None, "it has thought"


def test_a_game_without_levels_offers_whoever_plays_it(monkeypatch):
    makers = {key: value for key, value in registry._makers.items() if key[1] not in registry.LEVELS}
    monkeypatch.setattr(registry, "_makers", makers)
    assert bots.levels(GAME) == ("greedy", "random")
    assert bots.usual(GAME) == "random"


def test_an_unknown_bot_names_the_nearest():
    with pytest.raises(bots.UnknownBot) as caught:
        bots.make("gredy", GAME, 1)
    assert isinstance(caught.value, UndercroftError)
    assert caught.value.message == "unknown-bot-near"
    assert caught.value.args_ == {
        "bot": "gredy",
        "game": GAME,
        "bots": "easy, medium, hard, greedy, random",
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


@pytest.mark.parametrize("game", undercroft.games())
def test_a_search_carries_its_budget_in_its_name(game):
    for name, passes, milliseconds in [
        ("search@passes=7", 7, None),
        ("search@ms=20", 1_000_000, 20),
        ("search@ms=20,passes=7", 7, 20),
    ]:
        bot = bots.make(name, game, 1)
        assert isinstance(bot, SearchBot)
        assert (bot._budget.passes, bot._budget.milliseconds) == (passes, milliseconds)


@pytest.mark.parametrize(
    "name",
    ["search", "search@", "search@7", "search@passes", "search@passes=0", "search@passes=-1", "search@ms=1.5",
     "search@ms=5,ms=6", "search@depth=3", "search@passes=7,"],
)  # fmt: skip
def test_a_budget_that_cannot_be_read_is_refused(name):
    with pytest.raises(bots.BadBudget) as caught:
        bots.make(name, GAME, 1)
    assert (caught.value.message, caught.value.args_) == ("bad-budget", {"bot": name})


def test_a_table_has_no_searches_of_any_budget():
    with pytest.raises(bots.UnknownBot):
        bots.check_name("search@passes=7", GAME)
    bots.check_name("greedy", GAME)
