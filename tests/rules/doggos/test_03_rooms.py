"""DD-20 to DD-35: what dogs do in rooms."""

import pytest

from tests.rules.doggos.scene import CARDS, CONTENT
from tests.rules_marker import rule
from undercroft.games.doggos.content import SYMBOLS


def corridor(scene, *cards):
    """A dungeon that leads only north: these rooms, one after another, straight or with walls at their sides."""
    scene.shut("e s")
    for number, card in enumerate(cards, 1):
        scene.lay(f"0,{-number}", card)
    return scene


# --- DD-20, DD-21 ----------------------------------------------------------------------------------------------------


@rule("DD-20")
@pytest.mark.parametrize(
    ("dog", "monster"),
    [
        ("joan", "ifrit_bow"),
        ("bonk", "skeledog_bow"),
        ("ruta", "zombie_squirrel_bow"),
        ("sharik", "mimic_sword"),
        ("robin", "giga_tick_sword"),
        ("pluto", "jelly_cat_fireball"),
    ],
)
def test_base_symbols_that_cover_the_needed_ones_win(scene, dog, monster):
    corner = {"skeledog_bow", "mimic_sword", "jelly_cat_fireball"}
    scene.lay("0,-1", f"{monster} r90" if monster in corner else monster)
    hero = scene.dog(dog)
    hero.does("leave n (fight)")
    assert hero.paws == 4
    assert hero.story("monster_beaten") == [f"monster_beaten  {monster}"]


@rule("DD-20")
def test_symbols_that_do_not_cover_the_needed_ones_do_not_win(scene):
    scene.lay("0,-1", "giga_tick_bow")
    joan = scene.dog("joan")
    joan.does("leave n")
    assert joan.why_not("fight") == ("DD-20", "doggos-too-weak")


@rule("DD-20")
def test_trophies_help_in_a_fight(scene):
    scene.lay("0,-1", "cerberus")
    joan = scene.dog("joan", cards="zombie_squirrel_sword")
    joan.leaves("n (fight) out")
    assert scene.paw_at("0,-1") == "0"


@rule("DD-20")
def test_symbols_are_not_used_up(scene):
    scene.lay("0,-1", "ifrit_bow")
    scene.lay("0,-2", "ifrit_fireball")
    joan = scene.dog("joan")
    joan.leaves("n (fight) n (fight) out")
    assert (scene.paw_at("0,-1"), scene.paw_at("0,-2")) == ("0", "0")


@rule("DD-20")
def test_a_spent_potion_goes_to_the_supply_at_once(scene):
    scene = scene(2, supply="fireball")
    scene.lay("0,-1", "giga_tick_sword")
    scene.lay("0,-2", "potion_room")
    joan = scene.dog("joan", potions="bow")
    joan.does("leave n (fight with bow)")
    assert (joan.potions, scene.supply) == ("", "bow fireball")
    joan.does("n (take bow) out confirm")
    assert (joan.potions, scene.supply) == ("bow", "fireball")


@rule("DD-20")
def test_several_potions_may_be_spent_in_one_fight(scene):
    scene.lay("0,-1", "cat_eye")  # three bows
    joan = scene.dog("joan", potions="bow bow")
    joan.does("leave n")
    assert joan.choices == ["fight with bow bow", "overpower", "pass"]
    joan.does("(fight with bow bow)")
    assert joan.potions == ""


@rule("DD-20")
def test_several_potions_of_different_symbols_may_be_spent(scene):
    scene.lay("0,-1", "dragon")  # two of each
    ruta = scene.dog("ruta", cards="ifrit_sword", potions="bow bow")
    ruta.does("leave n (fight with bow bow)")
    assert ruta.potions == ""
    other = scene()
    other.lay("0,-1", "dragon")
    joan = other.dog("joan", potions="bow fireball fireball")
    joan.does("leave n (fight with bow fireball fireball)")
    assert joan.potions == ""


@rule("DD-20")
def test_any_number_of_potions_may_be_held(scene):
    scene.lay("0,-1", "potion_room")
    ruta = scene.dog("ruta", potions="sword sword bow bow fireball")
    ruta.leaves("n (take fireball) out")
    assert ruta.potions == "sword sword bow bow fireball fireball"
    assert scene.supply == ""


@rule("DD-20")
def test_a_potion_that_is_not_held_is_not_spent(scene):
    scene.lay("0,-1", "giga_tick_sword")
    joan = scene.dog("joan", potions="sword")
    joan.does("leave n")
    assert joan.why_not("fight with bow") == ("DD-20", "doggos-potion-not-held")
    assert joan.why_not("fight with sword") == ("DD-53", "doggos-potion-not-needed")


@rule("DD-20", "DD-53")
def test_a_potion_is_not_spent_where_a_tramp_gives_the_symbol(scene):
    scene.lay("0,-1", "ifrit_bow")
    ruta = scene.dog("ruta", cards="tramp_sword_bow:pair", potions="sword")
    ruta.does("leave n")
    assert ruta.choices == ["fight", "pass"]
    assert ruta.why_not("fight with sword") == ("DD-53", "doggos-potion-not-needed")


@rule("DD-20")
def test_winning_puts_a_paw_on_the_card(scene):
    scene.lay("0,-1", "ifrit_bow")
    joan, rival = scene.dog("joan"), scene.dog("pluto")
    joan.does("leave n")
    assert joan.choices == ["fight", "pass"]
    joan.does("(fight) out confirm")
    assert (joan.paws, scene.paw_at("0,-1")) == (4, "0")
    rival.does("leave")
    assert rival.why_not("n") == ("DD-13", "doggos-rivals-paw")


@rule("DD-20")
def test_with_no_paw_left_one_cannot_win(scene):
    scene.lay("0,-1", "ifrit_bow")
    joan = scene.dog("joan", paws=0)
    joan.does("leave n")
    assert joan.why_not("fight") == ("DD-47", "doggos-no-paw")
    assert joan.choices == ["pass"]


@rule("DD-20")
def test_a_monster_walked_past_stays_for_the_others(scene):
    scene.lay("0,-1", "ifrit_bow")
    ruta, joan = scene.dog("ruta"), scene.dog("joan")
    ruta.leaves("n (pass) out")
    assert scene.paw_at("0,-1") == "none"
    joan.leaves("n (fight) out")
    assert (ruta.cards, joan.cards) == ([], ["ifrit_bow"])


@rule("DD-20")
def test_a_monster_is_fought_or_walked_past_and_nothing_else(scene):
    scene.lay("0,-1", "ifrit_bow")
    joan = scene.dog("joan")
    joan.does("leave n")
    for text in ("claim", "skip", "hire pair", "take bow", "disarm potion sword"):
        assert joan.why_not(text) == ("DD-51", "doggos-other-question")


@rule("DD-21")
@pytest.mark.parametrize("symbol", SYMBOLS)
def test_a_beaten_monster_gives_its_trophy_at_once(scene, symbol):
    scene.lay("0,-1", f"ifrit_{symbol}")
    joan = scene.dog("joan")
    joan.does("leave n (fight)")
    assert joan.trophies == symbol


@rule("DD-21")
@pytest.mark.parametrize(
    ("card", "dog"), [("cerberus", "joan"), ("chocolate_golem", "ruta"), ("cat_eye", "robin")]
)
def test_a_big_monster_gives_a_shield_at_once_and_a_coin_at_the_end(scene, card, dog):
    scene.lay("0,-1", card)
    hero = scene.dog(
        dog, potions=SYMBOLS[("cerberus", "cat_eye", "chocolate_golem").index(card)], quest="last_wish"
    )
    before = hero.defence
    hero.leaves(f"n (fight with {hero.potions}) out")
    assert hero.defence == before + 1
    scene.end_game()
    assert (hero.cards, hero.coins, hero.box("monsters")) == ([card], 1, 1)


@rule("DD-21")
def test_a_dragon_gives_no_trophy_but_four_coins(scene):
    scene.lay("0,-1", "dragon")
    ruta = scene.dog("ruta", cards="ifrit_sword giga_tick_bow mimic_bow")
    ruta.leaves("n (fight) out")
    assert (ruta.trophies, ruta.defence) == ("sword bow bow", 5)
    assert ruta.box("monsters") == 4


# --- DD-22 -----------------------------------------------------------------------------------------------------------


@rule("DD-22")
@pytest.mark.parametrize(
    ("card", "damage"), [("ifrit_bow", 1), ("cerberus", 2), ("dragon", 3), ("key_dragonfly_sword_bow", 1)]
)
def test_walking_past_takes_the_damage(scene, card, damage):
    scene.lay("0,-1", card)
    ruta = scene.dog("ruta")
    ruta.does("leave n (pass)")
    assert (ruta.damage, ruta.paws) == (damage, 5)


@rule("DD-22")
def test_beating_a_monster_takes_no_damage(scene):
    scene.lay("0,-1", "ifrit_bow")
    joan = scene.dog("joan")
    joan.does("leave n (fight)")
    assert joan.damage == 0


@rule("DD-22")
@pytest.mark.parametrize(("dog", "legal"), [("joan", False), ("ruta", True)])
def test_damage_must_stay_below_defence(scene, dog, legal):
    scene.lay("0,-1", "dragon")  # 3 damage against 3 and 5 defence
    hero = scene.dog(dog)
    hero.does("leave")
    assert hero.may("n") == legal
    if not legal:
        assert hero.why_not("n") == ("DD-22", "doggos-stuck-damage")


@rule("DD-22")
def test_too_much_damage_is_refused_with_its_figures(scene):
    corridor(scene, "ifrit_bow", "cerberus")
    scene.lay("1,-2", "coins_1 r90")
    joan = scene.dog("joan", cards="zombie_squirrel_sword", paws=1)
    joan.does("leave n (pass) n")
    reason = joan.refuses("pass")
    assert (reason.rule, reason.message) == ("DD-22", "doggos-too-much-damage")
    assert (reason.args["damage"], reason.args["defence"]) == (1, 3)
    assert joan.choices == ["fight"]


@rule("DD-22")
def test_the_last_room_counts_too(scene):
    corridor(scene, "ifrit_bow", "giga_tick_bow", "zombie_squirrel_bow")
    joan = scene.dog("joan", paws=0)
    assert joan.why_not("leave") == ("DD-22", "doggos-stuck-damage")
    other = corridor(scene(), "ifrit_bow", "giga_tick_bow")
    assert other.dog("joan", paws=0).may("leave")


@rule("DD-22")
def test_a_shield_won_later_does_not_help_an_earlier_room(scene):
    corridor(scene, "ifrit_sword", "cerberus", "cat_eye")
    robin = scene.dog("robin", cards="ifrit_bow", paws=1)
    # 1 + 2 damage against 3 before the cat-eye, whose shield would come too late.
    assert robin.why_not("leave") == ("DD-22", "doggos-stuck-damage")


@rule("DD-22")
def test_a_shield_won_earlier_helps(scene):
    corridor(scene, "cat_eye", "ifrit_sword", "cerberus")
    robin = scene.dog("robin", cards="ifrit_bow", paws=1)
    robin.leaves("n (fight) n (pass) n (pass) out")
    assert robin.status == "left"


@rule("DD-22")
def test_by_option_only_the_sums_at_the_end_of_the_path_are_compared(scene):
    scene = corridor(scene(2, damage="sum"), "ifrit_sword", "cerberus", "cat_eye")
    robin = scene.dog("robin", cards="ifrit_bow", paws=1)
    robin.does("leave n (pass) n (pass)")
    assert (robin.damage, robin.defence) == (3, 3)
    assert robin.why_not("out") == ("DD-22", "doggos-too-much-damage")
    robin.does("n")
    assert robin.why_not("pass") == ("DD-22", "doggos-stuck-damage")
    robin.does("(fight) out confirm")
    assert robin.status == "left"


@rule("DD-22")
@pytest.mark.parametrize(("dog", "legal"), [("joan", False), ("ruta", True)])
def test_with_sums_too_the_damage_must_stay_below_the_defence(scene, dog, legal):
    scene = corridor(scene(2, damage="sum"), "ifrit_sword", "cat_eye")
    assert scene.dog(dog, paws=0).may("leave") == legal


@rule("DD-22")
def test_damage_does_not_carry_over(scene):
    scene.lay("0,-1", "dragon")
    ruta, rival = scene.dog("ruta"), scene.dog("pluto")
    ruta.leaves("n (pass) out")
    rival.sleeps()
    scene.lay("0,-1", "dragon")
    rival.sleeps()
    ruta.leaves("n (pass) out")
    assert scene.state.round == 3


@rule("DD-22")
def test_shields_of_owned_cards_count(scene):
    scene.lay("0,-1", "dragon")
    joan = scene.dog("joan", cards="cerberus")
    assert joan.defence == 4
    joan.leaves("n (pass) out")
    assert joan.status == "left"


# --- DD-23, DD-24 ----------------------------------------------------------------------------------------------------


@rule("DD-23")
@pytest.mark.parametrize("symbol", SYMBOLS)
def test_an_artifact_gives_two_trophy_symbols(scene, symbol):
    scene.lay("0,-1", f"artifact_{symbol}")
    ruta = scene.dog("ruta")
    ruta.does("leave n (claim)")
    assert (ruta.trophies, ruta.paws) == (f"{symbol} {symbol}", 4)
    ruta.does("out confirm")
    assert (scene.paw_at("0,-1"), ruta.coins) == ("0", 0)


@rule("DD-23", "DD-35")
def test_an_artifact_may_be_left(scene):
    scene.lay("0,-1", "artifact_bow")
    ruta = scene.dog("ruta")
    ruta.leaves("n (skip) out")
    assert (ruta.trophies, ruta.paws, scene.paw_at("0,-1")) == ("", 5, "none")


@rule("DD-24")
@pytest.mark.parametrize(("card", "coins"), [("coins_1", 1), ("coins_2", 2), ("coins_2_door", 2)])
def test_a_paw_claims_coins(scene, card, coins):
    scene.lay("0,-1", card)
    ruta = scene.dog()
    ruta.leaves("n (claim) out")
    scene.end_game()
    assert (ruta.coins, ruta.box("coins")) == (coins, coins)


@rule("DD-24")
@pytest.mark.parametrize("card", ["coins_1", "chest_1", "artifact_bow", "potion_room"])
def test_without_a_paw_nothing_is_claimed(scene, card):
    scene.lay("0,-1", card)
    ruta = scene.dog("ruta", paws=0)
    ruta.does("leave n")
    assert ruta.choices == ["skip"]
    assert ruta.why_not("take bow" if card == "potion_room" else "claim") == ("DD-47", "doggos-no-paw")


@rule("DD-24")
@pytest.mark.parametrize(("dog", "coins"), [("ruta", 0), ("pluto", 4)])
def test_a_chest_pays_four_coins_with_a_key(scene, dog, coins):
    scene.lay("0,-1", "chest_1")
    hero = scene.dog(dog)
    hero.leaves("n (claim) out")
    scene.end_game()
    assert (hero.cards, hero.coins, hero.box("chests")) == (["chest_1"], coins, coins)


@rule("DD-24", "DD-35")
@pytest.mark.parametrize(
    ("cards", "coins"),
    [
        ("chest_1 chest_2 chest_3", 0),
        ("chest_1 chest_2 chest_3 key_dragonfly_all", 4),
        ("chest_1 chest_2 chest_3 key_dragonfly_all key_dragonfly_sword_bow", 8),
        ("chest_1 key_dragonfly_all key_dragonfly_sword_bow", 4),
    ],
)
def test_one_key_opens_one_chest(scene, cards, coins):
    ruta = scene.dog("ruta", cards=cards)
    assert ruta.box("chests") == coins
    assert ruta.coins == coins


# --- DD-25 to DD-28 --------------------------------------------------------------------------------------------------


@rule("DD-25")
def test_a_trap_with_a_paw_costs_a_coin(scene):
    scene.lay("0,-1", "trap_sword_straight")
    ruta = scene.dog("ruta")
    ruta.leaves("n (claim) out")
    scene.end_game()
    assert (ruta.cards, ruta.coins, ruta.box("traps")) == (["trap_sword_straight"], -1, -1)
    assert "trap_pawed trap_sword_straight" in ruta.story()


@rule("DD-25", "DD-35")
def test_a_trap_is_not_passed_without_a_paw_or_disarming(scene):
    scene.lay("0,-1", "trap_sword_straight")
    ruta = scene.dog("ruta", potions="bow")
    ruta.does("leave n")
    assert ruta.choices == ["claim"]
    assert ruta.why_not("skip") == ("DD-51", "doggos-other-question")
    assert ruta.why_not("pass") == ("DD-51", "doggos-other-question")
    assert ruta.why_not("out") == ("DD-51", "doggos-room-first")


@rule("DD-25")
def test_a_trap_is_not_entered_with_nothing_for_it(scene):
    scene.lay("0,-1", "trap_sword_straight")
    ruta = scene.dog("ruta", paws=0, potions="bow fireball")
    ruta.does("leave")
    assert ruta.why_not("n") == ("DD-25", "doggos-stuck-paw")
    assert ruta.choices == ["out"]


@rule("DD-25")
def test_without_a_paw_a_trap_is_only_disarmed(scene):
    scene.lay("0,-1", "trap_sword_straight")
    ruta = scene.dog("ruta", paws=0, potions="sword")
    ruta.does("leave n")
    assert ruta.why_not("claim") == ("DD-25", "doggos-no-paw-for-trap")
    assert ruta.choices == ["disarm potion sword"]


@rule("DD-26")
@pytest.mark.parametrize("symbol", SYMBOLS)
@pytest.mark.parametrize("shape", ["straight", "corner r90"])
def test_a_potion_of_its_symbol_disarms_a_trap(scene, symbol, shape):
    scene.lay("0,-1", f"trap_{symbol}_{shape}")
    ruta = scene.dog("ruta", potions=symbol)
    ruta.leaves(f"n (disarm potion {symbol}) out")
    assert (ruta.potions, ruta.paws, scene.paw_at("0,-1"), ruta.coins) == ("", 5, "covered", 0)


@rule("DD-26")
@pytest.mark.parametrize(
    "card",
    [
        "ifrit_bow",
        "artifact_bow",
        "tramp_sword_bow:pair",
        "tramp_bow_fireball:pair",
        "tramp_sword_fireball:single",
        "tramp_sword_fireball:paw",
    ],
)
def test_an_owned_card_with_the_symbol_as_a_trophy_disarms(scene, card):
    scene.lay("0,-1", "trap_bow_straight")
    ruta = scene.dog("ruta", cards=card)
    ruta.does("leave n")
    text = f"disarm own {card.replace(':', ' ')}"
    assert ruta.choices == ["claim", text]
    ruta.does(f"({text}) out confirm")
    assert (ruta.cards, ruta.trophies, ruta.player.pairs) == ([], "", 0)
    assert scene.paw_at("0,-1") == "covered"


@rule("DD-26", "DD-55")
@pytest.mark.parametrize(
    "card",
    [
        "ifrit_sword",
        "artifact_fireball",
        "tramp_sword_fireball:pair",
        "tramp_sword_bow:single",
        "tramp_bow_fireball:paw",
        "cerberus",
        "key_dragonfly_all",
        "dragon",
        "coins_2",
    ],
)
def test_a_card_without_the_symbol_does_not_disarm(scene, card):
    scene.lay("0,-1", "trap_bow_straight")
    ruta = scene.dog("ruta", cards=card)
    ruta.does("leave n")
    assert ruta.why_not(f"disarm own {card.replace(':', ' ')}") == ("DD-26", "doggos-wrong-symbol")


@rule("DD-26")
def test_base_symbols_never_disarm(scene):
    scene.lay("0,-1", "trap_bow_straight")
    pluto = scene.dog("pluto")  # two bows on the board
    pluto.does("leave n")
    assert pluto.choices == ["claim"]


@rule("DD-26")
def test_a_card_of_somebody_else_or_none_does_not_disarm(scene):
    scene.lay("0,-1", "trap_bow_straight")
    ruta = scene.dog("ruta", potions="sword")
    scene.dog("pluto", cards="ifrit_bow", potions="bow")
    ruta.does("leave n")
    assert ruta.why_not("disarm own ifrit_bow") == ("DD-26", "doggos-not-owned")
    assert ruta.why_not("disarm potion bow") == ("DD-20", "doggos-potion-not-held")
    assert ruta.why_not("disarm potion sword") == ("DD-26", "doggos-wrong-symbol")
    assert ruta.why_not("disarm path 0,-1") == ("DD-26", "doggos-not-owned")


@rule("DD-26", "DD-27")
def test_a_card_pawed_earlier_on_this_path_disarms(scene):
    corridor(scene, "ifrit_bow", "trap_bow_straight")
    joan = scene.dog("joan")
    joan.does("leave n (fight) n")
    assert joan.choices == ["claim", "disarm path 0,-1"]
    joan.does("(disarm path 0,-1)")
    assert joan.trophies == ""
    joan.does("out confirm")
    assert scene.room_at("0,-1") == "emptied"
    assert scene.paw_at("0,-2") == "covered"
    assert joan.paws == 4


@rule("DD-26")
@pytest.mark.parametrize(("edge", "symbols"), [("pair", ("sword", "bow")), ("paw", ("fireball",))])
def test_a_tramp_hired_on_this_path_disarms_by_its_chosen_edge(scene, edge, symbols):
    for symbol in SYMBOLS:
        table = corridor(scene(), "tramp_sword_bow r90", f"trap_{symbol}_straight")
        ruta = table.dog("ruta")
        ruta.does(f"leave n (hire {edge}) n")
        assert ruta.may("disarm path 0,-1") == (symbol in symbols)


@rule("DD-26")
def test_an_artifact_claimed_on_this_path_disarms_and_both_symbols_are_gone(scene):
    scene.lay("0,-1", "artifact_sword")
    scene.lay("0,-2", "trap_sword_straight")
    ruta = scene.dog("ruta")
    ruta.does("leave n (claim) n (disarm path 0,-1)")
    assert ruta.trophies == ""


@rule("DD-26")
def test_nobody_else_may_pass_a_disarmed_trap(scene):
    corridor(scene, "trap_sword_straight")
    ruta, pluto = scene.dog("ruta", potions="sword"), scene.dog("pluto", potions="sword")
    ruta.leaves("n (disarm potion sword) out")
    assert pluto.why_not("leave") == ("DD-16", "doggos-stuck")
    other = scene()
    other.lay("0,-1", "trap_sword_straight")
    ruta, pluto = other.dog("ruta", potions="sword"), other.dog("pluto", potions="sword")
    ruta.leaves("n (disarm potion sword) out")
    pluto.does("leave")
    assert pluto.why_not("n") == ("DD-26", "doggos-trap-covered")


@rule("DD-26")
def test_a_spent_card_loses_its_quest_credit(scene):
    scene.lay("0,-1", "trap_bow_straight")
    ruta = scene.dog("ruta", cards="ifrit_bow ifrit_sword", quest="last_wish")
    assert ruta.coins == 4
    ruta.leaves("n (disarm own ifrit_bow) out")
    assert ruta.coins == 2
    scene.end_game()
    assert (ruta.coins, ruta.cards) == (2, ["ifrit_sword"])


@rule("DD-26", "DD-55")
@pytest.mark.parametrize("how", ["own", "path"])
def test_one_card_disarms_one_trap(scene, how):
    first = "ifrit_bow" if how == "path" else "coins_1"
    corridor(scene, first, "trap_bow_straight", "trap_bow_corner r90")
    joan = scene.dog("joan", cards="" if how == "path" else "artifact_bow")
    joan.does(
        "leave n (fight) n (disarm path 0,-1)"
        if how == "path"
        else "leave n (skip) n (disarm own artifact_bow)"
    )
    joan.does("n")
    assert joan.choices == ["claim"]
    spent = "disarm path 0,-1" if how == "path" else "disarm own artifact_bow"
    assert joan.why_not(spent) == ("DD-26", "doggos-not-owned")
    joan.does("(claim) out confirm")
    assert scene.told("left") == ["left 3 1"]


@rule("DD-26")
def test_of_two_like_cards_one_is_spent(scene):
    scene.lay("0,-1", "trap_bow_straight")
    ruta = scene.dog("ruta", cards="tramp_sword_bow:pair tramp_sword_bow:pair")
    ruta.does("leave n")
    assert ruta.choices == ["claim", "disarm own tramp_sword_bow pair"]
    ruta.does("(disarm own tramp_sword_bow pair)")
    assert ruta.cards == ["tramp_sword_bow:pair"]


@rule("DD-27")
def test_the_cell_of_a_spent_card_is_empty_with_the_paw(scene):
    corridor(scene, "ifrit_bow", "trap_bow_straight")
    joan, pluto = scene.dog("joan"), scene.dog("pluto")
    joan.leaves("n (fight) n (disarm path 0,-1) out")
    assert scene.state.grid.emptied[1:] == [0, 1]  # whose paw, how many
    assert (joan.paws, joan.extra) == (4, 2)
    assert pluto.why_not("leave") == ("DD-16", "doggos-stuck")
    pluto.draws("coins_1")
    assert pluto.why_not("place 0,-1") == ("DD-56", "doggos-cell-emptied")


@rule("DD-27")
def test_an_emptied_cell_is_not_entered(scene):
    scene.lay("0,-1", "ifrit_bow")
    scene.lay("0,-2", "trap_bow_straight")
    joan, pluto = scene.dog("joan"), scene.dog("pluto")
    joan.leaves("n (fight) n (disarm path 0,-1) out")
    pluto.does("leave")
    assert pluto.why_not("n") == ("DD-27", "doggos-emptied")


@rule("DD-27")
def test_a_card_of_an_earlier_round_empties_no_cell(scene):
    scene.lay("0,-1", "trap_bow_straight")
    ruta = scene.dog("ruta", cards="ifrit_bow")
    ruta.leaves("n (disarm own ifrit_bow) out")
    assert scene.state.grid.emptied == []


@rule("DD-27", "DD-36")
def test_the_paw_of_an_emptied_cell_returns_at_the_end_of_the_round(scene):
    corridor(scene, "ifrit_bow", "trap_bow_straight")
    joan = scene.dog("joan")
    joan.leaves("n (fight) n (disarm path 0,-1) out")
    scene.end_round()
    assert (joan.paws, joan.extra, joan.cards, joan.trophies) == (5, 2, [], "")
    assert scene.room_at("0,-1") == "free"


@rule("DD-28")
@pytest.mark.parametrize("how", ["own", "path"])
def test_trap_and_spent_card_leave_the_game(scene, how):
    scene.lay("0,-1", "coins_1" if how == "own" else "ifrit_bow")
    scene.lay("0,-2", "trap_bow_straight")
    joan = scene.dog("joan", cards="ifrit_bow" if how == "own" else "")
    joan.leaves(
        "n (skip) n (disarm own ifrit_bow) out" if how == "own" else "n (fight) n (disarm path 0,-1) out"
    )
    assert scene.gone == []
    scene.end_round()
    assert scene.gone == ["ifrit_bow", "trap_bow_straight"]
    assert "ifrit_bow" not in scene.deck
    assert "trap_bow_straight" not in scene.deck
    assert scene.stack == 87


@rule("DD-28")
def test_a_potion_spent_on_a_trap_returns_to_the_supply_at_the_end_of_the_round(scene):
    scene = scene(2, supply="fireball")
    scene.lay("0,-1", "trap_bow_straight")
    ruta, pluto = scene.dog("ruta", potions="bow"), scene.dog("pluto")
    ruta.leaves("n (disarm potion bow) out")
    assert scene.supply == "fireball"
    pluto.sleeps()
    assert scene.supply == "bow fireball"
    assert scene.gone == ["trap_bow_straight"]


@rule("DD-28")
def test_a_trap_with_a_paw_stays_with_its_owner(scene):
    scene.lay("0,-1", "trap_bow_straight")
    ruta = scene.dog("ruta")
    ruta.leaves("n (claim) out")
    scene.end_round()
    assert (scene.gone, ruta.cards, scene.stack) == ([], ["trap_bow_straight"], 88)


# --- DD-29, DD-30 ----------------------------------------------------------------------------------------------------

TRAMPS = [
    ("tramp_sword_bow", "sword bow", "fireball"),
    ("tramp_sword_fireball", "sword fireball", "bow"),
    ("tramp_bow_fireball", "bow fireball", "sword"),
]


@rule("DD-29")
@pytest.mark.parametrize(("tramp", "pair", "single"), TRAMPS)
def test_a_hired_tramp_gives_one_trophy_and_an_extra_paw(scene, tramp, pair, single):
    scene.lay("0,-1", f"{tramp} r90")
    ruta = scene.dog("ruta", paws=4, extra=2)
    ruta.does("leave n")
    assert ruta.choices == ["skip", "hire pair", "hire paw"]
    ruta.does("(hire paw)")
    assert (ruta.trophies, ruta.paws, ruta.extra) == (single, 4, 1)
    ruta.does("out confirm")
    scene.end_round()
    assert (ruta.cards, ruta.trophies, ruta.extra) == ([f"{tramp}:paw"], single, 1)
    assert ruta.paws == 6


@rule("DD-29")
@pytest.mark.parametrize(("tramp", "pair", "single"), TRAMPS)
def test_a_hired_tramp_gives_either_of_two_trophies_to_a_fight(scene, tramp, pair, single):
    # Ruta has two fireballs and a sword, so each monster here lacks one symbol at most where the pair helps.
    needs = {"sword": "ifrit_bow", "bow": "mimic_bow r90", "fireball": "chocolate_golem"}
    for symbol, monster in needs.items():
        table = scene()
        table.lay("0,-1", f"{tramp} r90")
        table.lay("0,-2", monster)
        ruta = table.dog("ruta")
        ruta.does("leave n (hire pair) n")
        assert ruta.may("fight") == (symbol in pair.split()), symbol
        assert ruta.paws == 4


@rule("DD-29", "DD-54")
def test_only_one_of_the_two_trophies_is_used_in_each_fight_chosen_anew(scene):
    corridor(scene, "ifrit_sword", "mimic_bow r90")
    # Ruta has two fireballs and a sword: the ifrit lacks a sword, the mimic a bow.
    ruta = scene.dog("ruta", cards="tramp_sword_bow:pair")
    ruta.does("leave n (fight) n (fight)")
    assert ruta.paws == 3
    table = scene()
    table.lay("0,-1", "cat_eye")
    joan = table.dog("joan", cards="tramp_sword_bow:pair")
    joan.does("leave n")
    assert joan.why_not("fight") == ("DD-20", "doggos-too-weak")  # one bow of the tramp, not two


@rule("DD-29")
def test_a_monster_that_lacks_both_trophies_gets_one(scene):
    scene.lay("0,-1", "dragon")  # two of each
    ruta = scene.dog("ruta", cards="tramp_sword_bow:pair giga_tick_bow")  # lacks a sword and a bow
    ruta.does("leave n")
    assert ruta.why_not("fight") == ("DD-20", "doggos-too-weak")
    table = scene()
    table.lay("0,-1", "dragon")
    ruta = table.dog("ruta", cards="tramp_sword_bow:pair tramp_sword_bow:pair giga_tick_bow")
    ruta.does("leave n (fight)")


@rule("DD-29")
@pytest.mark.parametrize("variant", ["pair", "paw", "single"])
def test_a_tramp_costs_a_coin_at_the_end(scene, variant):
    ruta = scene.dog("ruta", cards=f"tramp_sword_bow:{variant}")
    assert (ruta.coins, ruta.box("tramps")) == (-1, -1)


@rule("DD-29", "DD-47")
def test_a_tramp_brings_no_paw_beyond_seven(scene):
    scene.lay("0,-1", "tramp_sword_bow r90")
    ruta = scene.dog("ruta", paws=7, extra=0)
    ruta.does("leave n (hire paw)")
    assert (ruta.paws, ruta.extra, ruta.trophies) == (6, 0, "fireball")
    ruta.does("out confirm")
    scene.end_round()
    assert (ruta.cards, ruta.paws) == (["tramp_sword_bow:single"], 7)


@rule("DD-29", "DD-47")
def test_a_tramp_needs_a_paw_of_its_own(scene):
    scene.lay("0,-1", "tramp_sword_bow r90")
    ruta = scene.dog("ruta", paws=0, extra=2)
    ruta.does("leave n")
    assert ruta.why_not("hire paw") == ("DD-47", "doggos-no-paw")
    assert ruta.why_not("hire pair") == ("DD-47", "doggos-no-paw")
    assert ruta.choices == ["skip"]


@rule("DD-29")
def test_a_tramp_is_hired_by_an_edge_and_not_just_claimed(scene):
    scene.lay("0,-1", "tramp_sword_bow r90")
    ruta = scene.dog("ruta")
    ruta.does("leave n")
    assert ruta.why_not("claim") == ("DD-51", "doggos-other-question")


@rule("DD-29")
@pytest.mark.parametrize(("edge", "card"), [("pair", "tramp_sword_bow:pair"), ("paw", "tramp_sword_bow:paw")])
def test_the_edge_is_never_changed(scene, edge, card):
    scene.lay("0,-1", "tramp_sword_bow r90")
    ruta = scene.dog("ruta")
    ruta.leaves(f"n (hire {edge}) out")
    scene.end_round()
    assert ruta.cards == [card]
    scene.end_round()
    assert ruta.cards == [card]


@rule("DD-29", "DD-40")
@pytest.mark.parametrize(
    ("symbol", "coins"), [("grip_of_steel", 5), ("bullseye", 5), ("fire_in_the_heart", 0)]
)
def test_both_trophies_of_the_first_edge_count_for_trophy_quests(scene, symbol, coins):
    ruta = scene.dog("ruta", cards="tramp_sword_bow:pair", quest=symbol)
    assert ruta.box("personal") == coins


@rule("DD-29")
def test_a_tramps_paw_stays_while_it_is_owned(scene):
    scene.lay("0,-1", "tramp_sword_bow r90")
    ruta, pluto = scene.dog("ruta"), scene.dog("pluto")
    ruta.leaves("n (hire paw) out")
    pluto.sleeps()
    pluto.sleeps()
    ruta.leaves("out")
    assert (scene.state.round, ruta.paws, ruta.extra) == (3, 6, 1)


@rule("DD-30")
@pytest.mark.parametrize(("variant", "paws", "extra"), [("pair", 5, 1), ("paw", 4, 2), ("single", 5, 1)])
def test_a_tramp_spent_on_a_trap_costs_no_coin_and_takes_the_paw_it_brought(scene, variant, paws, extra):
    scene.lay("0,-1", "trap_fireball_straight" if variant != "pair" else "trap_bow_straight")
    ruta = scene.dog("ruta", cards=f"tramp_sword_bow:{variant}", paws=5, extra=1)
    ruta.does(f"leave n (disarm own tramp_sword_bow {variant})")
    assert (ruta.paws, ruta.extra) == (paws, extra)
    ruta.does("out confirm")
    assert ruta.coins == 0
    scene.end_round()
    assert scene.gone[-1] == "tramp_sword_bow"


@rule("DD-30")
def test_a_tramp_hired_and_spent_on_one_path_takes_its_paw_back(scene):
    corridor(scene, "tramp_sword_bow r90", "trap_fireball_straight")
    ruta = scene.dog("ruta", paws=5, extra=2)
    ruta.leaves("n (hire paw) n (disarm path 0,-1) out")
    assert (ruta.paws, ruta.extra, ruta.coins) == (4, 2, 0)
    scene.end_round()
    assert (ruta.paws, ruta.extra, ruta.cards) == (5, 2, [])


@rule("DD-30")
def test_with_an_empty_board_the_paw_becomes_extra_before_the_next_round(scene):
    corridor(scene, "tramp_sword_bow r90", "coins_1", "trap_fireball_straight")
    ruta = scene.dog("ruta", paws=1, extra=2)
    ruta.leaves("n (hire paw) n (claim) n (disarm path 0,-1) out")
    assert (ruta.paws, ruta.extra) == (0, 1)
    scene.end_round()
    assert (ruta.paws, ruta.extra) == (5, 2)


@rule("DD-30")
def test_the_paw_that_leaves_the_board_is_not_there_for_the_next_room(scene):
    corridor(scene, "tramp_sword_bow r90", "trap_fireball_straight", "coins_1")
    ruta = scene.dog("ruta", paws=1, extra=2)
    ruta.does("leave n (hire paw) n (disarm path 0,-1) n")
    assert ruta.choices == ["skip"]


# --- DD-31 -----------------------------------------------------------------------------------------------------------


@rule("DD-31")
def test_a_potion_room_gives_any_potion_of_the_supply(scene):
    scene.lay("0,-1", "potion_room")
    ruta = scene.dog("ruta")
    ruta.does("leave n")
    assert ruta.choices == ["skip", "take sword", "take bow", "take fireball"]
    ruta.does("(take bow)")
    assert (ruta.potions, ruta.paws, scene.supply) == ("bow", 4, "sword sword bow fireball fireball")


@rule("DD-31")
def test_a_potion_that_is_not_in_the_supply_cannot_be_taken(scene):
    scene = scene(2, supply="bow")
    scene.lay("0,-1", "potion_room")
    ruta = scene.dog("ruta")
    ruta.does("leave n")
    assert ruta.choices == ["skip", "take bow"]
    assert ruta.why_not("take sword") == ("DD-31", "doggos-not-in-supply")
    assert ruta.why_not("claim") == ("DD-31", "doggos-take-a-potion")


@rule("DD-31")
def test_a_potion_spent_by_a_rival_may_be_taken(scene):
    scene = scene(2, supply="")
    scene.lay("0,-1", "ifrit_bow")
    scene.lay("1,0", "potion_room r90")
    ruta, pluto = scene.dog("ruta", potions="sword"), scene.dog("pluto")
    ruta.leaves("n (fight with sword) out")
    pluto.leaves("e (take sword) out")
    assert pluto.potions == "sword"


@rule("DD-31")
def test_a_potion_spent_earlier_on_this_path_may_be_taken_and_spent_again(scene):
    scene = scene(2, supply="")
    corridor(scene, "ifrit_bow", "potion_room", "ifrit_fireball")
    ruta = scene.dog("ruta", potions="sword")
    ruta.leaves("n (fight with sword) n (take sword) n (fight with sword) out")
    assert (ruta.potions, scene.supply) == ("", "sword")
    assert scene.paw_at("0,-3") == "0"


@rule("DD-31")
def test_a_taken_potion_disarms_a_trap_ahead(scene):
    scene.lay("0,-1", "potion_room")
    scene.lay("0,-2", "trap_bow_straight")
    ruta = scene.dog("ruta", paws=1)
    ruta.leaves("n (take bow) n (disarm potion bow) out")
    assert scene.paw_at("0,-2") == "covered"


@rule("DD-31")
def test_a_potion_room_scores_nothing(scene):
    scene.lay("0,-1", "potion_room")
    ruta = scene.dog("ruta")
    ruta.leaves("n (take bow) out")
    scene.end_game()
    assert (ruta.cards, ruta.coins, ruta.potions) == (["potion_room"], 0, "bow")


@rule("DD-31")
def test_an_empty_supply_gives_nothing_and_warns(scene):
    scene = scene(2, supply="")
    scene.lay("0,-1", "potion_room")
    ruta = scene.dog("ruta")
    ruta.does("leave n")
    assert ruta.choices == ["claim", "skip"]
    assert ruta.why_not("take bow") == ("DD-31", "doggos-not-in-supply")
    ruta.does("(claim)")
    assert ruta.story("room_claimed", "empty_supply") == ["room_claimed potion_room", "empty_supply"]
    assert scene.events(0)[-1].rule == "DD-31"
    ruta.does("out confirm")
    assert (ruta.potions, ruta.paws, scene.paw_at("0,-1")) == ("", 4, "0")
    assert scene.told("empty_supply") == ["empty_supply"]


@rule("DD-31")
@pytest.mark.parametrize(
    ("card", "does"), [("coins_1", "claim"), ("potion_room", "take bow"), ("potion_room", "skip")]
)
def test_other_rooms_warn_of_no_empty_supply(scene, card, does):
    scene = scene(2, supply="bow")
    scene.lay("0,-1", card)
    ruta = scene.dog("ruta")
    ruta.leaves(f"n ({does}) out")
    assert scene.told("empty_supply") == []


# --- DD-32 to DD-35 --------------------------------------------------------------------------------------------------


@rule("DD-32")
@pytest.mark.parametrize(("dog", "cards"), [("ruta", ""), ("pluto", ""), ("ruta", "key_dragonfly_all")])
def test_a_door_against_an_exit_needs_a_key(scene, dog, cards):
    scene.lay("0,-1", "coins_2_door")  # its door is on the right
    scene.lay("1,-1", "coins_1 r90")
    hero = scene.dog(dog, cards=cards)
    hero.does("leave n (skip)")
    if hero.keys:
        hero.does("e (claim) out confirm")
        assert (scene.paw_at("1,-1"), hero.keys) == ("0", 1)  # a key is never spent
    else:
        assert hero.why_not("e") == ("DD-32", "doggos-no-key")


@rule("DD-32")
@pytest.mark.parametrize(("dog", "reason"), [("ruta", ("DD-32", "doggos-no-key")), ("pluto", None)])
def test_two_doors_face_to_face_need_one_key(scene, dog, reason):
    scene.lay("1,0", "portal_cross")
    scene.lay("1,-1", "coins_2_door")  # door on the right
    scene.lay("2,-1", "chest_1 r180", anyhow=True)  # EDEW turned: its door faces it
    hero = scene.dog(dog)
    hero.does("leave e n (skip)")
    if reason:
        assert hero.why_not("e") == reason
    else:
        hero.does("e (claim)")
        assert hero.keys == 1


@rule("DD-32")
@pytest.mark.parametrize("dog", ["ruta", "pluto"])
def test_a_door_against_a_wall_is_closed_even_with_a_key(scene, dog):
    scene.lay("0,-1", "coins_2_door")  # door on the right
    scene.lay("1,-1", "coins_1", anyhow=True)  # wall on the left
    hero = scene.dog(dog)
    hero.does("leave n (skip)")
    assert hero.why_not("e") == ("DD-14", "doggos-wall")


@rule("DD-32")
@pytest.mark.parametrize("dog", ["ruta", "pluto"])
def test_a_door_onto_the_table_is_a_way_out_with_a_key(scene, dog):
    corridor(scene, "chest_3 r180")  # exit below, door above
    hero = scene.dog(dog)
    if dog == "pluto":
        hero.leaves("n (claim) out")
        assert (hero.status, hero.keys) == ("left", 1)
    else:
        assert hero.why_not("leave") == ("DD-32", "doggos-stuck-key")


@rule("DD-32")
def test_in_a_room_whose_only_way_out_is_a_door_the_refusal_names_the_key(scene):
    scene.lay("0,-1", "coins_2_door")
    scene.lay("0,-2", "coins_1")
    ruta = scene.dog("ruta")
    ruta.does("leave n (skip)")
    assert ruta.why_not("out") == ("DD-32", "doggos-no-key")


@rule("DD-32")
def test_a_key_opens_any_number_of_doors(scene):
    corridor(scene, "chest_3 r180", "chest_1 r90")  # door against door
    scene.lay("1,-2", "artifact_bow r180")  # exit against door
    pluto = scene.dog("pluto")
    pluto.leaves("n (claim) n (claim) e (claim) out")
    assert (scene.paw_at("1,-2"), pluto.keys) == ("0", 1)


@rule("DD-32", "DD-34")
def test_a_key_won_on_this_path_opens_doors(scene):
    corridor(scene, "key_dragonfly_sword_bow", "chest_3")  # its door is below
    joan = scene.dog("joan")
    joan.does("leave n (fight)")
    assert joan.keys == 1
    joan.does("n (claim) out confirm")
    assert joan.paws == 3


@rule("DD-32")
def test_a_key_walked_past_opens_nothing(scene):
    scene.lay("0,-1", "key_dragonfly_sword_bow")
    scene.lay("0,-2", "coins_2_door r90")
    ruta = scene.dog("ruta")
    ruta.does("leave")
    # Past the dragonfly there is only the door.
    assert ruta.why_not("n") == ("DD-32", "doggos-stuck-key")


@rule("DD-32", "DD-50")
def test_a_door_counts_as_an_exit_for_placing(scene):
    ruta = scene.dog("ruta")
    ruta.draws("chest_3")
    ruta.does("place 1,0")
    assert ruta.choices == ["r90", "r270"]  # the door to the start room, or the exit
    ruta.does("r270")
    pluto = scene.dog("pluto")
    pluto.draws("coins_1")
    assert pluto.may("place 2,0")


@rule("DD-33")
def test_portals_are_connected_to_one_another(scene):
    scene.lay("0,-1", "portal_straight")
    scene.lay("1,0", "portal_cross")
    scene.lay("0,1", "portal_cross")
    ruta = scene.dog("ruta")
    ruta.does("leave n")
    assert ruta.choices == ["jump 1,0", "jump 0,1", "out"]
    ruta.does("jump 0,1 jump 1,0 out confirm")
    assert scene.told("left") == ["left 3 0"]


@rule("DD-33", "DD-58")
def test_a_lone_portal_leads_nowhere(scene):
    scene.lay("0,-1", "portal_cross")
    scene.lay("1,0", "coins_1 r90")
    ruta = scene.dog("ruta")
    ruta.does("leave n")
    assert ruta.choices == ["out"]
    assert ruta.why_not("jump 1,0") == ("DD-58", "doggos-not-a-portal")


@rule("DD-33")
def test_one_jumps_only_from_a_portal(scene):
    scene.lay("0,-1", "portal_cross")
    scene.lay("1,0", "portal_cross")
    ruta = scene.dog("ruta")
    ruta.does("leave")
    assert ruta.why_not("jump 0,-1") == ("DD-58", "doggos-not-a-portal")
    ruta.does("n")
    assert ruta.why_not("jump 0,0") == ("DD-58", "doggos-not-a-portal")


@rule("DD-33")
def test_nothing_is_claimed_on_a_portal_or_the_start_room(scene):
    scene.lay("0,-1", "portal_cross")
    ruta, pluto = scene.dog("ruta"), scene.dog("pluto")
    ruta.does("leave")
    assert ruta.why_not("claim") == ("DD-51", "doggos-other-question")
    ruta.does("n")
    assert ruta.why_not("claim") == ("DD-51", "doggos-other-question")
    ruta.does("out confirm")
    assert scene.paw_at("0,-1") == "none"
    pluto.leaves("n out")
    assert pluto.status == "inside"  # the next round


@rule("DD-34")
@pytest.mark.parametrize(
    ("card", "needs", "damage"),
    [
        ("key_dragonfly_sword_bow", (1, 1, 0), 1),
        ("key_dragonfly_bow_fireball", (0, 1, 1), 1),
        ("key_dragonfly_fireball_sword", (1, 0, 1), 1),
        ("key_dragonfly_all", (1, 1, 1), 2),
    ],
)
def test_a_key_dragonfly_is_a_monster_whose_trophy_is_a_key(scene, card, needs, damage):
    printed = CONTENT.cards[CARDS.index(card)]
    assert (printed.needs, printed.damage, printed.kind) == (needs, damage, "monster")
    scene.lay("0,-1", card if printed.edges == "EWEW" else f"{card} r90")
    ruta = scene.dog("ruta", potions="bow" if needs[1] else "")
    ruta.does("leave n")
    ruta.does("(fight with bow)" if needs[1] else "(fight)")
    assert (ruta.keys, ruta.trophies, ruta.paws) == (1, "", 4)
    ruta.does("out confirm")
    scene.end_round()
    assert (ruta.keys, ruta.cards) == (1, [card])


@rule("DD-34")
def test_a_key_dragonfly_walked_past_gives_no_key(scene):
    scene.lay("0,-1", "key_dragonfly_sword_bow")
    joan = scene.dog("joan")
    joan.leaves("n (pass) out")
    assert joan.keys == 0


@rule("DD-35")
@pytest.mark.parametrize(
    ("card", "no"),
    [
        ("ifrit_bow", "pass"),
        ("artifact_bow", "skip"),
        ("coins_2", "skip"),
        ("chest_1", "skip"),
        ("tramp_sword_bow r90", "skip"),
        ("potion_room", "skip"),
    ],
)
def test_claiming_and_fighting_are_optional(scene, card, no):
    scene.lay("0,-1", card)
    joan = scene.dog("joan")
    joan.leaves(f"n ({no}) out")
    assert (joan.paws, scene.paw_at("0,-1")) == (5, "none")


@rule("DD-35", "DD-24")
def test_any_number_of_chests_and_keys_may_be_owned(scene):
    scene.lay("0,-1", "chest_1")
    pluto = scene.dog("pluto", cards="chest_1 chest_2 key_dragonfly_all")
    pluto.leaves("n (claim) out")
    assert (pluto.keys, pluto.box("chests")) == (2, 8)
