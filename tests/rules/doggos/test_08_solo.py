"""DD-45, DD-46: the solo escape; who has left watches."""

import pytest

from tests.rules.doggos.scene import CODES, CONTENT, GAME, QUESTS
from tests.rules_marker import rule
from undercroft.games.doggos.state import DoggosState
from undercroft.kernel.state import CHANCE


@rule("DD-45")
def test_alone_one_plays_three_rounds_on_the_two_player_side(scene):
    scene = scene(1)
    ruta = scene.dog("ruta")
    ruta.draws("coins_1")
    assert ruta.choices == ["place 0,-1", "place 1,0", "place 0,1"]
    ruta.does("place 0,-1 r0")
    scene.end_game()
    assert [event.rsplit(" ", 1)[0] for event in scene.told("round_ended")] == [
        "round_ended 1", "round_ended 2", "round_ended 3",
    ]  # fmt: skip
    assert scene.state.outcome.kind == "solo"


@rule("DD-45")
def test_each_round_has_twelve_cards_to_draw(scene):
    scene = scene(1)
    ruta = scene.dog("ruta")
    for number in (1, 2, 3):
        assert (scene.stack, scene.state.round) == (12, number)
        for south in range(1, 13):
            ruta.explores("coins_1", f"0,{-south}")
        assert ruta.why_not("explore") == ("DD-11", "doggos-no-cards")
        assert ruta.choices == ["leave", "sleep"]
        ruta.leaves("out")
    assert scene.state.over


@rule("DD-45")
def test_the_cards_not_drawn_go_back(scene):
    scene = scene(1)
    ruta = scene.dog("ruta")
    ruta.explores("coins_2", "0,-1")
    ruta.leaves("n (claim) out")
    assert (scene.state.deck_size, scene.stack, scene.deck["coins_2"]) == (88, 12, 3)


@rule("DD-45", "DD-18")
def test_leaving_starts_no_countdown_alone(scene):
    scene = scene(1)
    ruta = scene.dog("ruta")
    ruta.leaves("out")
    assert scene.told("countdown") == []
    assert (scene.state.round, scene.turn) == (2, 0)


@rule("DD-45")
def test_a_short_deck_gives_fewer_than_twelve_cards(scene):
    scene = scene(1)
    scene.keep_in_deck("coins_1 coins_1 dragon")
    scene.dog("ruta").sleeps()
    assert (scene.stack, scene.state.round) == (3, 2)


@rule("DD-45", "DD-19")
def test_sleeping_brings_a_paw_and_ends_the_round(scene):
    scene = scene(1)
    ruta = scene.dog("ruta")
    ruta.sleeps()
    assert (ruta.paws, scene.state.round, scene.state.token) == (6, 2, 0)


@rule("DD-45", "DD-3")
def test_there_is_one_personal_and_one_common_quest(scene):
    scene = scene(1)
    state = scene.untouched()
    scene.chance("first", 0)
    state.play(0, CODES["dog joan"])
    scene.chance("quests", *sorted((QUESTS.index("last_wish"), QUESTS.index("bullseye"))))
    state.play(0, CODES["quest last_wish"])
    assert (scene.dogs[0].quest, scene.common) == ("last_wish", ["bullseye"])


@rule("DD-45")
@pytest.mark.parametrize(
    ("cards", "potions", "coins"),
    [
        ("artifact_bow ifrit_bow", "", 0),
        ("artifact_bow ifrit_bow giga_tick_bow", "", 5),
        ("artifact_bow ifrit_bow", "bow", 5),
        ("artifact_bow ifrit_bow tramp_sword_bow:pair", "", 4),
        ("artifact_bow", "bow", 0),
    ],
)
@pytest.mark.parametrize("where", ["personal", "common"])
def test_trophy_quests_need_four_symbols(scene, cards, potions, coins, where):
    scene = scene(1, common="bullseye" if where == "common" else "")
    robin = scene.dog("robin", cards=cards, potions=potions, quest="bullseye" if where == "personal" else "")
    assert robin.coins == coins
    assert robin.box(where) == (5 if coins else 0)


@rule("DD-45")
def test_monster_quests_pay_as_ever(scene):
    scene = scene(1, common="good_scratch")
    ruta = scene.dog("ruta", cards="ifrit_bow ifrit_sword giga_tick_bow", quest="last_wish")
    assert ruta.coins == 6


@rule("DD-45")
@pytest.mark.parametrize(
    ("coins", "rank"),
    [(-2, 0), (0, 0), (7, 0), (8, 1), (11, 1), (12, 2), (15, 2), (16, 3), (19, 3), (20, 4), (31, 4)],
)
def test_there_are_ranks_at_under_8_and_at_8_12_16_and_20_coins(coins, rank):
    assert CONTENT.rank(coins) is CONTENT.ranks[rank]
    assert len(CONTENT.ranks) == 5


@rule("DD-45")
def test_a_fixed_seed_is_the_same_challenge_for_all():
    def cards_drawn(seed):
        state = GAME.start(seats=1, seed=seed)
        assert isinstance(state, DoggosState)
        found = []
        state.play(0, state.choices(0)[0])
        state.play(0, state.choices(0)[0])
        for _ in range(5):
            state.play(0, CODES["explore"])
            found.append(state.drawn)
            state.play(0, state.choices(0)[0])
            state.play(0, state.choices(0)[0])
        return found

    assert cards_drawn(5) == cards_drawn(5)
    assert cards_drawn(5) != cards_drawn(6)


# --- DD-46 -----------------------------------------------------------------------------------------------------------


@rule("DD-46")
@pytest.mark.parametrize("how", ["leaves", "sleeps"])
def test_who_has_left_or_sleeps_watches_the_rest(scene, how):
    scene.lay("0,-1", "coins_2")
    ruta, pluto = scene.dog("ruta"), scene.dog("pluto")
    ruta.leaves("out") if how == "leaves" else ruta.sleeps()
    pluto.explores("coins_1", "0,-2")
    pluto.leaves("n (skip) n (claim) out")
    kinds = [event.kind for event in scene.events(0) if event.seat == 1]
    assert kinds == [
        "explored", "room_drawn", "room_placed", "leaving", "stepped", "room_skipped", "stepped", "room_claimed", "got_out",
        "left",
    ]  # fmt: skip


@rule("DD-46")
def test_who_has_left_sees_every_card_as_it_is_laid(scene):
    ruta, pluto = scene.dog("ruta"), scene.dog("pluto")
    ruta.leaves("out")
    pluto.explores("coins_1", "0,-1")
    assert len(ruta.view.grid.cells) == 2
    assert scene.events(0)[-2].kind == "room_placed"


@rule("DD-46")
def test_who_has_left_is_asked_nothing_for_the_rest_of_the_round(scene):
    scene = scene(3)
    ruta, pluto, robin = scene.dog(), scene.dog(), scene.dog()
    ruta.leaves("out")
    asked = set()
    for number in range(4):
        for dog in (pluto, robin):
            asked |= set(scene.state.to_act)
            dog.does("explore")
            assert scene.state.to_act == (CHANCE,)
            scene.chance("room", 26)
            asked |= set(scene.state.to_act)
            dog.does(f"place 0,{-1 - 2 * number - (dog is robin)} r0")
    assert asked == {1, 2}
    assert scene.countdown == 0
