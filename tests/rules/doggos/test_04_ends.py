"""DD-36 to DD-41: the end of a round and of the game, coins, quests, ties; the option of hidden coins."""

import pytest

from tests.rules.doggos.scene import CONTENT
from tests.rules_marker import rule

MONSTER_QUESTS = [(quest.id, quest.monster) for quest in CONTENT.quests if quest.monster]
TROPHY_QUESTS = [("grip_of_steel", "sword"), ("bullseye", "bow"), ("fire_in_the_heart", "fireball")]


def a_card_of(monster):
    return next(card.id for card in CONTENT.cards if card.monster == monster)


# --- DD-36 -----------------------------------------------------------------------------------------------------------


@rule("DD-36")
@pytest.mark.parametrize("last", ["leaves", "sleeps"])
def test_a_round_ends_when_everyone_has_left_or_sleeps(scene, last):
    scene = scene(3)
    ruta, pluto, robin = scene.dog(), scene.dog(), scene.dog()
    ruta.sleeps()
    pluto.leaves("out")
    assert scene.told("round_ended") == []
    robin.leaves("out") if last == "leaves" else robin.sleeps()
    assert scene.told("round_ended") == ["round_ended 1 3"]
    assert scene.state.round == 2
    assert {dog.status for dog in scene.dogs} == {"inside"}


@rule("DD-36")
def test_everyone_takes_the_cards_under_their_own_paws(scene):
    scene.lay("0,-1", "coins_2")
    scene.lay("1,0", "artifact_bow r90")
    scene.lay("0,-2", "coins_1")
    ruta, pluto = scene.dog("ruta", cards="ifrit_bow"), scene.dog("pluto")
    ruta.leaves("n (claim) n (skip) out")
    pluto.leaves("e (claim) out")
    assert ruta.cards == ["ifrit_bow", "coins_2"]
    assert pluto.cards == ["artifact_bow"]


@rule("DD-36")
def test_all_paws_return_to_the_boards(scene):
    scene.lay("0,-1", "coins_2")
    scene.lay("0,-2", "coins_1")
    ruta, pluto = scene.dog("ruta", paws=3, extra=2), scene.dog("pluto")
    ruta.leaves("n (claim) n (claim) out")
    assert ruta.paws == 1
    pluto.sleeps()
    assert (ruta.paws, ruta.extra, pluto.paws) == (5, 2, 6)


@rule("DD-36")
def test_joans_two_paws_return_too(scene):
    scene.lay("0,-1", "giga_tick_bow")
    joan = scene.dog("joan")
    joan.leaves("n (overpower) out")
    assert (joan.paws, scene.paw_at("0,-1")) == (3, "0 0")
    scene.end_round()
    assert (joan.paws, joan.cards) == (5, ["giga_tick_bow"])


@rule("DD-36", "DD-38")
def test_cards_under_paws_count_before_they_are_taken(scene):
    scene.lay("0,-1", "coins_2")
    ruta = scene.dog("ruta")
    ruta.leaves("n (claim) out")
    assert (ruta.cards, ruta.coins) == ([], 2)
    scene.end_round()
    assert (ruta.cards, ruta.coins) == (["coins_2"], 2)


# --- DD-37 -----------------------------------------------------------------------------------------------------------


@rule("DD-37")
def test_cards_left_in_the_dungeon_are_shuffled_into_the_deck(scene):
    for cell, card in (("0,-1", "coins_2"), ("0,-2", "dragon"), ("1,0", "portal_cross")):
        scene.lay(cell, card)
    ruta, pluto = scene.dog("ruta"), scene.dog("pluto")
    assert scene.stack == 86
    ruta.leaves("n (claim) out")
    pluto.explores("potion_room", "2,0 r90")
    pluto.leaves("out")
    assert scene.stack == scene.state.deck_size == 88
    assert (scene.deck["dragon"], scene.deck["portal_cross"], scene.deck["potion_room"]) == (5, 2, 4)
    assert scene.deck["coins_2"] == 3
    assert scene.deck == {card.id: card.copies - (card.id == "coins_2") for card in CONTENT.cards}


@rule("DD-37")
def test_the_start_room_stays_and_a_new_dungeon_is_begun(scene):
    scene.lay("0,-1", "coins_2")
    scene.dog()
    scene.end_round()
    assert (scene.room_at("0,0"), scene.room_at("0,-1")) == ("start", "free")
    assert len(scene.state.grid.cells) == 1
    dog = scene.dogs[scene.turn]
    dog.draws("coins_1")
    assert dog.choices == ["place 0,-1", "place 1,0", "place 0,1"]


@rule("DD-37")
def test_cards_potions_and_paws_are_kept(scene):
    ruta = scene.dog("ruta", cards="ifrit_bow key_dragonfly_all", potions="bow sword", paws=6, extra=1)
    rival = scene.dog("pluto")
    ruta.leaves("out")
    rival.sleeps()
    assert (ruta.cards, ruta.potions) == (["ifrit_bow", "key_dragonfly_all"], "sword bow")
    assert (ruta.paws, ruta.extra, ruta.keys, ruta.trophies) == (6, 1, 1, "bow")
    assert scene.supply == "sword bow fireball fireball"


@rule("DD-37")
def test_passages_emptied_cells_and_covered_traps_are_gone_in_the_next_round(scene):
    scene.lay("0,-1", "coins_1")
    scene.empty("0,-1")
    scene.breach("0,0", "w")
    scene.lay("1,0", "trap_bow_straight r90")
    scene.cover("1,0", "potion bow")
    scene.end_round()
    grid = scene.state.grid
    assert (grid.passages, grid.emptied, grid.covers) == ([], [], [])


@rule("DD-37")
@pytest.mark.parametrize(("number", "over"), [(1, False), (2, False), (3, True)])
def test_after_round_3_the_game_ends(scene, number, over):
    scene = scene(2, round=number)
    scene.end_round()
    assert scene.state.over == over
    assert (scene.state.outcome is not None) == over


@rule("DD-37", "DD-66")
def test_personal_quests_are_shown_at_the_end(scene):
    ruta = scene.dog("ruta", cards="ifrit_bow", quest="last_wish")
    scene.end_game()
    assert scene.told("quests_shown", "coins_counted")[:2] == ["quests_shown", "coins_counted 2 last_wish"]
    assert scene.state.view(1).players[0].quest == ruta.player.quest


# --- DD-38 -----------------------------------------------------------------------------------------------------------


@rule("DD-38")
def test_coins_are_the_sum_of_all_boxes(scene):
    scene = scene(2, common="good_scratch")
    ruta = scene.dog(
        "ruta",
        cards="coins_1 coins_2 cerberus dragon chest_1 chest_2 key_dragonfly_all trap_bow_straight "
        "tramp_sword_bow:pair giga_tick_bow",
        quest="three_heads",
    )
    boxes = {
        box: ruta.box(box) for box in ("monsters", "coins", "chests", "traps", "tramps", "personal", "common")
    }
    assert boxes == {
        "monsters": 5, "coins": 3, "chests": 4, "traps": -1, "tramps": -1, "personal": 2, "common": 2,
    }  # fmt: skip
    assert ruta.coins == 14
    assert scene.end_game().scores == (14, 0)


@rule("DD-38")
@pytest.mark.parametrize("box", ["traps", "tramps"])
def test_each_trap_and_each_tramp_costs_one_coin(scene, box):
    cards = {
        "traps": "trap_bow_straight trap_bow_corner trap_sword_corner",
        "tramps": "tramp_sword_bow:paw tramp_sword_bow:pair tramp_bow_fireball:single",
    }
    ruta = scene.dog("ruta", cards=cards[box])
    assert (ruta.box(box), ruta.coins) == (-3, -3)


@rule("DD-38")
def test_artifacts_potions_and_ordinary_monsters_bring_no_coins(scene):
    ruta = scene.dog("ruta", cards="artifact_bow ifrit_bow potion_room key_dragonfly_all", potions="bow")
    assert ruta.coins == 0


# --- DD-39 -----------------------------------------------------------------------------------------------------------


@rule("DD-39")
def test_there_is_a_monster_quest_for_each_of_the_nine_ordinary_monsters():
    assert len({monster for _, monster in MONSTER_QUESTS}) == 9
    assert not {"dragon", "key_dragonfly"} & {monster for _, monster in MONSTER_QUESTS}
    assert {quest.coins for quest in CONTENT.quests if quest.monster} == {2}


@rule("DD-39")
@pytest.mark.parametrize(("quest", "monster"), MONSTER_QUESTS)
def test_a_monster_quest_pays_two_coins_for_each_named_monster(scene, quest, monster):
    ruta = scene.dog("ruta", cards=a_card_of(monster), quest=quest)
    assert ruta.box("personal") == 2
    others = " ".join(a_card_of(other) for _, other in MONSTER_QUESTS if other != monster)
    assert scene().dog("ruta", cards=others, quest=quest).box("personal") == 0


@rule("DD-39")
def test_copies_with_different_trophies_all_count(scene):
    ruta = scene.dog("ruta", cards="ifrit_bow ifrit_sword ifrit_fireball", quest="last_wish")
    assert ruta.box("personal") == 6


@rule("DD-39")
def test_a_monster_beaten_with_two_paws_counts(scene):
    scene.lay("0,-1", "giga_tick_bow")
    joan = scene.dog("joan", quest="good_scratch")
    joan.leaves("n (overpower) out")
    scene.end_game()
    assert joan.coins == 2


@rule("DD-39")
def test_a_common_quest_pays_everyone_who_meets_it(scene):
    scene = scene(3, common="last_wish good_scratch")
    dogs = [
        scene.dog("ruta", cards="ifrit_bow giga_tick_bow"),
        scene.dog("pluto", cards="ifrit_sword"),
        scene.dog("robin"),
    ]
    assert [dog.coins for dog in dogs] == [4, 2, 0]
    assert [dog.box("common") for dog in dogs] == [4, 2, 0]


@rule("DD-39")
def test_a_personal_quest_pays_its_owner_only(scene):
    ruta = scene.dog("ruta", cards="ifrit_bow", quest="last_wish")
    pluto = scene.dog("pluto", cards="ifrit_sword")
    assert (ruta.coins, pluto.coins) == (2, 0)


# --- DD-40 -----------------------------------------------------------------------------------------------------------


@rule("DD-40")
@pytest.mark.parametrize(("quest", "symbol"), TROPHY_QUESTS)
def test_a_common_trophy_quest_pays_five_coins_to_the_one_with_the_most(scene, quest, symbol):
    scene = scene(3, common=quest)
    dogs = [
        scene.dog("ruta", cards=f"ifrit_{symbol}"),
        scene.dog("pluto", cards=f"artifact_{symbol}"),
        scene.dog("robin", cards=f"giga_tick_{symbol}"),
    ]
    assert [dog.coins for dog in dogs] == [0, 5, 0]


@rule("DD-40", "DD-66")
def test_unused_potions_count(scene):
    scene = scene(2, common="bullseye")
    ruta = scene.dog("ruta", cards="ifrit_bow", potions="bow")
    pluto = scene.dog("pluto", cards="giga_tick_bow")
    assert (ruta.coins, pluto.coins) == (5, 0)


@rule("DD-40")
def test_base_symbols_do_not_count(scene):
    scene = scene(2, common="bullseye")
    robin = scene.dog("robin")  # two bows on the board
    ruta = scene.dog("ruta", potions="bow")
    assert (robin.coins, ruta.coins) == (0, 5)


@rule("DD-40")
@pytest.mark.parametrize("order", [("robin", "ruta"), ("ruta", "robin")])
def test_a_tie_goes_to_more_base_symbols_of_that_kind(scene, order):
    scene = scene(2, common="bullseye")
    trophies = {"robin": "ifrit_bow", "ruta": "giga_tick_bow"}
    coins = {dog: scene.dog(dog, cards=trophies[dog]) for dog in order}
    assert (coins["robin"].coins, coins["ruta"].coins) == (5, 0)


@rule("DD-40")
def test_base_symbols_of_another_kind_break_no_tie(scene):
    scene = scene(2, common="bullseye")
    joan = scene.dog("joan", cards="ifrit_bow")  # two swords, a bow
    sharik = scene.dog("sharik", cards="giga_tick_bow")  # two fireballs, a bow
    assert (joan.coins, sharik.coins) == (0, 0)


@rule("DD-40")
def test_a_third_with_fewer_does_not_win_a_tie_of_two(scene):
    scene = scene(3, common="bullseye")
    joan = scene.dog("joan", cards="artifact_bow")
    sharik = scene.dog("sharik", cards="ifrit_bow giga_tick_bow")
    ruta = scene.dog("ruta", potions="bow")
    assert [dog.coins for dog in (joan, sharik, ruta)] == [0, 0, 0]


@rule("DD-40")
def test_one_who_is_above_a_tie_of_two_wins(scene):
    scene = scene(3, common="bullseye")
    joan = scene.dog("joan", cards="ifrit_bow")
    sharik = scene.dog("sharik", cards="giga_tick_bow")
    ruta = scene.dog("ruta", cards="artifact_bow")
    assert [dog.coins for dog in (joan, sharik, ruta)] == [0, 0, 5]


@rule("DD-40")
def test_if_nobody_has_any_nobody_is_paid(scene):
    scene = scene(2, common="grip_of_steel bullseye fire_in_the_heart")
    robin, ruta = scene.dog("robin"), scene.dog("ruta")
    assert (robin.coins, ruta.coins) == (0, 0)


@rule("DD-40")
def test_a_personal_trophy_quest_pays_only_if_its_owner_has_the_most_of_all(scene):
    ruta = scene.dog("ruta", cards="ifrit_bow", quest="bullseye")
    pluto = scene.dog("pluto", cards="artifact_bow")
    assert (ruta.coins, pluto.coins) == (0, 0)  # the quest is not his, so nobody else gets it


@rule("DD-40")
def test_a_personal_trophy_quest_pays_its_owner(scene):
    ruta = scene.dog("ruta", cards="artifact_bow", quest="bullseye")
    pluto = scene.dog("pluto", cards="ifrit_bow")
    assert (ruta.coins, pluto.coins) == (5, 0)


@rule("DD-40")
def test_a_trophy_quest_pays_once_however_many_there_are(scene):
    ruta = scene.dog("ruta", cards="artifact_bow ifrit_bow giga_tick_bow", quest="bullseye")
    assert ruta.coins == 5


# --- DD-41 -----------------------------------------------------------------------------------------------------------


@rule("DD-41")
def test_a_tie_goes_to_more_quest_fulfilments(scene):
    scene.dog("ruta", cards="ifrit_bow", quest="last_wish")
    scene.dog("pluto", cards="coins_2")
    outcome = scene.end_game()
    assert (outcome.scores, outcome.ranks) == ((2, 2), (1, 2))
    assert [reason.message for reason in outcome.reasons] == ["doggos-ranked-by-quests"] * 2
    assert [reason.args["quests"] for reason in outcome.reasons] == [1, 0]


@rule("DD-41")
def test_two_monsters_fulfil_a_quest_twice(scene):
    # 4 coins each: two ifrits against an artifact's trophy quest, less a trap.
    scene.dog("ruta", cards="ifrit_bow ifrit_sword", quest="last_wish")
    scene.dog("pluto", cards="artifact_fireball trap_bow_corner", quest="fire_in_the_heart")
    outcome = scene.end_game()
    assert outcome.scores == (4, 4)
    assert [reason.args["quests"] for reason in outcome.reasons] == [2, 1]
    assert outcome.ranks == (1, 2)


@rule("DD-41")
def test_a_monster_counts_for_a_common_quest_as_well(scene):
    scene = scene(2, common="last_wish good_scratch")
    scene.dog("ruta", cards="ifrit_bow giga_tick_bow")
    scene.dog("pluto", cards="dragon")
    outcome = scene.end_game()
    assert outcome.scores == (4, 4)
    assert [reason.args["quests"] for reason in outcome.reasons] == [2, 0]


@rule("DD-41")
def test_a_tie_that_is_left_is_shared(scene):
    scene = scene(3)
    scene.dog("ruta", cards="coins_2")
    scene.dog("pluto", cards="coins_1 coins_1")
    scene.dog("robin", cards="coins_1")
    outcome = scene.end_game()
    assert (outcome.scores, outcome.ranks) == ((2, 2, 1), (1, 1, 3))
    messages = [reason.message for reason in outcome.reasons]
    assert messages == ["doggos-rank-shared", "doggos-rank-shared", "doggos-ranked-by-coins"]


@rule("DD-41")
def test_totals_may_be_negative(scene):
    scene.dog("ruta", cards="trap_bow_corner tramp_sword_bow:pair")
    scene.dog("pluto", cards="trap_bow_straight")
    outcome = scene.end_game()
    assert (outcome.scores, outcome.ranks) == ((-2, -1), (2, 1))


# --- Hidden coins ----------------------------------------------------------------------------------------------------


@rule("DD-38", "DD-48")
@pytest.mark.parametrize("hidden", [False, True])
def test_with_hidden_coins_rivals_do_not_see_coins_chests_and_traps(scene, hidden):
    scene = scene(2, hidden_coins=hidden)
    ruta = scene.dog(
        "ruta", cards="coins_2 chest_1 trap_bow_corner ifrit_bow key_dragonfly_all tramp_sword_bow:pair"
    )
    pluto = scene.dog("pluto")
    seen = pluto.view.players[0]
    assert len(seen.cards) + seen.hidden == 6
    assert seen.hidden == (3 if hidden else 0)
    boxes = {box: ruta.box(box, viewer=1) for box in ("coins", "chests", "traps", "tramps")}
    if hidden:
        assert boxes == {"coins": 0, "chests": 0, "traps": 0, "tramps": -1}
        known = {line.box: line.known for line in scene.state.score_sheet(0, 1)}
        assert (known["coins"], known["chests"], known["traps"], known["tramps"]) == (
            False,
            False,
            False,
            True,
        )
    else:
        assert boxes == {"coins": 2, "chests": 4, "traps": -1, "tramps": -1}
    assert len(ruta.view.players[0].cards) == 6
    assert ruta.box("coins") == 2


@rule("DD-38", "DD-48")
def test_hidden_coins_are_shown_at_the_end(scene):
    scene = scene(2, hidden_coins=True)
    ruta = scene.dog("ruta", cards="coins_2 chest_1")
    scene.end_game()
    assert (ruta.box("coins", viewer=1), scene.state.view(1).players[0].hidden) == (2, 0)
