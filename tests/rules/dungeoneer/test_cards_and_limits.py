"""DL-44, DL-45, DL-97 to DL-99, DL-101, DL-104, DL-106: playing cards and what an inventory holds; DLQ-22 to 24, 112 to 119."""

import pytest

from tests.rules.dungeoneer.scene import Scene
from tests.rules_marker import rule
from undercroft.games.dungeoneer.queries import hero_value, limit, printed_value
from undercroft.games.dungeoneer.tables import MELEE, OF_BOONS, OF_TREASURES, SPEED

STRONGER = 'on = "passive"\neffects = ["modify(melee, you, 1, in_play)"]'


def card(
    name,
    effects="",
    *,
    kind="treasure",
    kinds="",
    cost=1,
    timing="feats",
    duration="permanent",
    ability="",
    more="",
):
    """A card as TOML; ``ability`` is the text of one ability, ``kinds`` words with spaces."""
    words = ", ".join(f'"{word}"' for word in kinds.split())
    text = (
        f'[[cards]]\nid = "{name}"\ntype = "{kind}"\nkinds = [{words}]\ncost = {cost}\ntiming = "{timing}"\n'
        f'duration = "{duration}"\n{more}\n'
    )
    if effects:
        text += f"effects = [{effects}]\n"
    return text + (f"[[cards.abilities]]\n{ability}\n" if ability else "")


def raiser(name, which, n, kind="treasure", more=""):
    return card(name, kind=kind, more=more, ability=f'on = "passive"\neffects = ["limit({which}, {n})"]')


POUCH = raiser("pouch", "treasure", 1)


# --- Playing glory cards -----------------------------------------------------------------------------------------------------


@rule("DL-44")
def test_a_glory_card_costs_glory_and_no_point_as_often_as_glory_lasts():
    scene = Scene()
    ann, _ = scene.heroes
    ann.has(hand="w1 w2 b1", glory=2)
    scene.phase("feats")
    ann.has(ap=0)
    ann.does("play w1", "play b1")
    assert (ann.glory, ann.ap, ann.inventory, ann.hand) == (0, 0, ["w1", "b1"], ["w2"])
    ann.refused("play w2", "DL-44")


@rule("DL-45", "DLQ-24")
def test_permanents_are_limited_instants_and_attachments_are_not():
    more = card("spark", '"glory(you, 1)"', kind="boon", duration="instant")
    more += card("charm", kind="boon", duration="attachment", more='host = "hero"', ability=STRONGER)
    scene = Scene(cards=more)
    ann, _ = scene.heroes
    ann.has(inventory="b1 b2 b3", hand="b4 spark charm", glory=9)
    scene.phase("feats")
    assert not ann.may("play b4")
    ann.does("play spark", "play charm", "seat 1")
    assert hero_value(scene.state, 0, MELEE) == 4
    assert ann.inventory == ["b1", "b2", "b3"]


@rule("DL-45")
def test_boons_and_treasures_are_counted_apart():
    scene = Scene()
    ann, _ = scene.heroes
    ann.has(inventory="b1 b2 b3 w1 w2", hand="w3 b4", glory=9)
    scene.phase("feats")
    assert not ann.may("play b4")
    ann.does("play w3")
    assert len(ann.inventory) == 6


@rule("DLQ-24")
def test_over_the_limit_a_treasure_has_to_go_first():
    scene = Scene()
    ann, _ = scene.heroes
    ann.has(inventory="w1 w2 w3 b1", hand="w4", glory=1)
    scene.phase("feats")
    ann.does("play w4")
    assert ann.choices == ["card w1", "card w2", "card w3"]  # never a boon
    assert ann.glory == 1
    ann.does("card w2")
    assert ann.inventory == ["w1", "w3", "b1", "w4"]
    assert scene.ids(scene.state.discards[0]) == ["w2"]
    assert ann.glory == 0


HELMETS = (
    card("cap", kinds="helmet", ability=STRONGER)
    + card("crown", kinds="helmet", ability=STRONGER)
    + card("mask", kinds="helmet cloak", ability=STRONGER)
    + card("shawl", kinds="cloak", ability=STRONGER)
)


@rule("DL-45", "DLQ-23")
def test_a_second_treasure_of_a_kind_takes_the_place_of_the_first():
    scene = Scene(cards=HELMETS)
    ann, _ = scene.heroes
    ann.has(inventory="cap w1", hand="crown", glory=1)
    scene.phase("feats")
    ann.does("play crown")
    assert ann.inventory == ["w1", "crown"]
    assert scene.ids(scene.state.discards[0]) == ["cap"]
    assert hero_value(scene.state, 0, MELEE) == 4


@rule("DLQ-23", "DLQ-24")
def test_replacing_a_kind_makes_the_room_it_needs():
    scene = Scene(cards=HELMETS)
    ann, _ = scene.heroes
    ann.has(inventory="cap w1 w2", hand="crown", glory=1)
    scene.phase("feats")
    ann.does("play crown")
    assert ann.inventory == ["w1", "w2", "crown"]


@rule("DL-45", "DLQ-23")
def test_a_treasure_of_two_kinds_clashes_with_both():
    scene = Scene(cards=HELMETS)
    ann, _ = scene.heroes
    ann.has(inventory="cap shawl w1", hand="mask", glory=1)
    scene.phase("feats")
    ann.does("play mask")
    assert ann.inventory == ["w1", "mask"]
    assert sorted(scene.ids(scene.state.discards[0])) == ["cap", "shawl"]


@rule("DL-45")
def test_rivals_and_boons_do_not_clash():
    boons = card("trick", kind="boon", kinds="manoeuvre", ability=STRONGER)
    boons += card("feint", kind="boon", kinds="manoeuvre", ability=STRONGER)
    scene = Scene(cards=HELMETS + boons)
    ann, bob = scene.heroes
    ann.has(hand="crown trick feint", glory=3)
    bob.has(inventory="cap")
    scene.phase("feats")
    ann.does("play trick", "play feint", "play crown")
    assert ann.inventory == ["trick", "feint", "crown"]
    assert bob.inventory == ["cap"]


# --- Limits that change ----------------------------------------------------------------------------------------------------------


@rule("DL-98")
def test_a_pouch_may_be_played_when_the_limit_is_reached():
    scene = Scene(cards=POUCH)
    ann, _ = scene.heroes
    ann.has(inventory="w1 w2 w3", hand="pouch w4", glory=2)
    scene.phase("feats")
    ann.does("play pouch")
    assert ann.inventory == ["w1", "w2", "w3", "pouch"]
    assert limit(scene.state, 0, OF_TREASURES) == 4
    ann.does("play w4")
    assert ann.choices == ["card w1", "card w2", "card w3", "card pouch"]  # full again


@rule("DL-98")
def test_a_pouch_that_holds_two_makes_room_for_another():
    scene = Scene(cards=raiser("pouch", "treasure", 2))
    ann, _ = scene.heroes
    ann.has(inventory="w1 w2 w3", hand="pouch w4", glory=2)
    scene.phase("feats")
    ann.does("play pouch", "play w4")
    assert ann.inventory == ["w1", "w2", "w3", "pouch", "w4"]


@rule("DLQ-114")
def test_a_pouch_discarded_at_the_end_of_the_turn_takes_its_room_along():
    scene = Scene(cards=raiser("pouch", "treasure", 2))
    ann, _ = scene.heroes
    ann.has(inventory="w1 w2 w3 w4 pouch", hand="m1")
    scene.phase("discard")
    ann.does("card pouch")
    assert ann.choices == ["card w1", "card w2", "card w3", "card w4"]
    ann.does("card w4")
    assert ann.inventory == ["w1", "w2", "w3"]
    assert ann.choices == ["pass", "save"]


@rule("DLQ-114", "DL-26")
def test_a_pouch_whose_upkeep_is_not_paid_takes_its_room_along():
    scene = Scene(cards=raiser("pouch", "treasure", 2, more="upkeep = 3"))
    ann, _ = scene.heroes
    ann.has(inventory="w1 pouch w2 w3 w4", hand="m1", glory=2)
    scene.phase("reset")
    assert ann.choices == ["card w1", "card w2", "card w3", "card w4"]
    ann.does("card w1")
    assert (ann.inventory, ann.hand) == (["w2", "w3", "w4"], ["m1", "pouch"])
    assert ann.ap == 4


@rule("DLQ-114", "DL-99")
def test_boons_above_a_limit_that_shrank_are_discarded_too():
    scene = Scene(
        cards=raiser("open_mind", "boon", 1)
        + card("burn", '"discard(you, treasure, 1)"', kind="boon", duration="instant")
    )
    ann, _ = scene.heroes
    ann.has(inventory="open_mind b1 b2 b3 b4", hand="burn", glory=1)
    scene.phase("feats")
    ann.does("play burn", "card open_mind")
    assert ann.choices == ["card b1", "card b2", "card b3", "card b4"]
    ann.does("card b1")
    assert ann.inventory == ["b2", "b3", "b4"]


@rule("DLQ-114")
def test_a_curse_that_lowers_a_limit_bites_at_once():
    hole = card(
        "hole",
        kind="curse",
        timing="villainy",
        more='aim = "rival"',
        ability='on = "passive"\neffects = ["limit(treasure, -1)"]',
    )
    scene = Scene(cards=hole)
    ann, bob = scene.heroes
    ann.has(hand="hole")
    bob.has(inventory="w1 w2 w3", peril=1)
    scene.phase("villainy")
    ann.does("play hole", "seat 2")
    assert bob.choices == ["card w1", "card w2", "card w3"]
    bob.does("card w3")
    assert bob.inventory == ["w1", "w2"]
    assert scene.asked == 0


@rule("DLQ-114")
def test_a_lost_level_takes_the_room_of_an_ability_along():
    hero = """
    [[heroes]]
    id = "ann"
    health = 12
    boons = 1
    treasures = 2
    melee = [3, 1, 0, 0]
    magic = [2, 0, 1, 0]
    speed = [4, 0, 0, 1]
    forms = ["melee"]
    [[heroes.abilities]]
    on = "passive"
    effects = ["limit(treasure, 1)"]
    """
    scene = Scene(heroes=hero, cards=card("shrink", '"level(you, -1)"', kind="boon", duration="instant"))
    ann, _ = scene.heroes
    ann.has(inventory="w1 w2 w3", hand="shrink", glory=1)
    scene.phase("feats")
    ann.does("play shrink")
    assert ann.player.level == 3  # below 4 an epic ability is off (DLQ-75)
    assert ann.choices == ["card w1", "card w2", "card w3"]


@rule("DLQ-114")
def test_a_lair_that_shrinks_is_thinned_at_once():
    scene = Scene(cards=raiser("kennel", "lair", 1))
    ann, _ = scene.heroes
    ann.has(inventory="kennel", lair="m1 m2 m3 m4", hand="w1")
    scene.phase("discard")
    ann.does("card kennel")
    assert ann.choices == ["card m1", "card m2", "card m3", "card m4"]
    ann.does("card m2")
    assert ann.lair == ["m1", "m3", "m4"]


@rule("DLQ-114")
def test_room_that_a_new_pouch_does_not_make_is_asked_for():
    # The bag (+2) is of the pouch's kind: replaced by the pouch (+0 beyond itself) one treasure is too many.
    cards = card("bag", kinds="bag", ability='on = "passive"\neffects = ["limit(treasure, 2)"]') + card(
        "sack", kinds="bag", ability=STRONGER
    )
    scene = Scene(cards=cards)
    ann, _ = scene.heroes
    ann.has(inventory="bag w1 w2 w3 w4", hand="sack", glory=1)
    scene.phase("feats")
    ann.does("play sack")
    while scene.asked == 0 and not ann.may("end"):
        ann.does(next(choice for choice in ann.choices if choice != "card sack"))
    assert len(ann.inventory) == 3
    assert "sack" in ann.inventory


def influence(name, n):
    return (
        f'[[quests]]\nid = "{name}"\ncategory = "influence"\ncondition = "reach"\nplaces = ["r1"]\n'
        f'reward = ["glory(you, 1)"]\n[[quests.influence]]\non = "passive"\neffects = ["limit(treasure, {n})"]\n'
    )


@rule("DLQ-114", "DL-48")
def test_room_that_an_influence_gave_goes_with_its_quest():
    scene = Scene(quests=influence("q1", 1))
    ann, _ = scene.heroes
    scene.map({"0,0": "gate", "1,0": "r1"})
    ann.has(quests="q1", place="r1", inventory="w1 w2 w3 w4")
    scene.phase("feats")
    assert ann.may("attempt q1")
    ann.does("attempt q1")
    assert ann.choices == ["card w1", "card w2", "card w3", "card w4"]
    ann.does("card w1")
    assert ann.inventory == ["w2", "w3", "w4"]


@rule("DLQ-114", "DL-50")
def test_a_common_influence_that_takes_room_bites_as_it_is_revealed():
    scene = Scene(quests=influence("q2", -1))
    ann, bob = scene.heroes
    scene.map({"0,0": "gate", "1,0": "r1"}).common("q1")
    ann.has(place="r1", inventory="w1 w2 w3")
    bob.has(inventory="w4 w5")
    scene.take_out_quests([scene.quest("q2")])
    scene.state.quest_pile.pool = [scene.quest("q2")]
    scene.phase("feats")
    ann.does("attempt q1")
    assert ann.choices == ["card w1", "card w2", "card w3"]
    ann.does("card w1")
    assert (ann.inventory, bob.inventory) == (["w2", "w3"], ["w4", "w5"])


# --- Boons -------------------------------------------------------------------------------------------------------------------------


@rule("DL-99", "DLQ-24")
def test_a_boon_cannot_be_discarded_by_will():
    scene = Scene()
    ann, _ = scene.heroes
    ann.has(inventory="b1 b2 b3", hand="b4", glory=3)
    scene.phase("feats")
    ann.refused("play b4", "DLQ-24")
    scene.phase("discard")
    assert ann.choices == ["card b4"]


@rule("DL-99")
def test_a_boon_that_is_forced_off_stops_at_once():
    cards = card("might", kind="boon", ability=STRONGER)
    cards += card(
        "forget",
        '"discard(target, boon, 1)"',
        kind="curse",
        timing="villainy",
        duration="instant",
        more='aim = "rival"',
    )
    scene = Scene(cards=cards)
    ann, bob = scene.heroes
    ann.has(hand="forget")
    bob.has(inventory="might", peril=1)
    scene.phase("villainy")
    assert hero_value(scene.state, 1, MELEE) == 4
    ann.does("play forget", "seat 2")
    bob.does("card might")
    assert (bob.inventory, hero_value(scene.state, 1, MELEE)) == ([], 3)


# --- Levels ------------------------------------------------------------------------------------------------------------------------


@rule("DL-97")
def test_a_level_never_falls_below_one():
    scene = Scene(cards=card("shrink", '"level(you, -9)"', kind="boon", duration="instant"))
    ann, _ = scene.heroes
    ann.has(hand="shrink", glory=1, level=6)
    scene.phase("feats")
    assert printed_value(scene.state, 0, MELEE) == 4
    ann.does("play shrink")
    assert ann.player.level == 1
    assert printed_value(scene.state, 0, MELEE) == 3  # the lowest column of the card holds
    assert ann.health == 12


# --- Curses ------------------------------------------------------------------------------------------------------------------------


@rule("DL-101")
def test_a_curse_may_be_laid_on_ones_own_hero_but_not_paid_with_ones_own_peril():
    gift = card(
        "gift", '"heal(target, 2)"', kind="curse", timing="villainy", duration="instant", more='aim = "hero"'
    )
    scene = Scene(3, cards=gift)
    ann, bob, cid = scene.heroes
    ann.has(hand="gift", peril=9, health=9)
    bob.has(peril=1)
    cid.has(peril=0)
    scene.phase("villainy")
    ann.does("play gift", "seat 1")
    assert ann.choices == ["seat 2"]  # a rival pays
    ann.does("seat 2")
    assert (ann.health, ann.peril, bob.peril, cid.peril) == (11, 9, 0, 0)


@rule("DL-101")
def test_without_a_rivals_peril_even_ones_own_hero_is_safe():
    gift = card(
        "gift", '"heal(target, 2)"', kind="curse", timing="villainy", duration="instant", more='aim = "hero"'
    )
    scene = Scene(cards=gift)
    ann, bob = scene.heroes
    ann.has(hand="gift", peril=9)
    bob.has(peril=0)
    scene.phase("villainy")
    assert not ann.may("play gift")


@rule("DL-101", "DLQ-119")
def test_a_curse_to_be_attached_may_lie_on_ones_own_hero_too():
    tag = card(
        "tag",
        kind="curse",
        timing="villainy",
        duration="attachment",
        more='host = "hero"',
        ability='on = "passive"\neffects = ["modify(melee, target, 1, in_play)"]',
    )
    scene = Scene(cards=tag)
    ann, bob = scene.heroes
    ann.has(hand="tag", peril=9)
    bob.has(peril=1)
    scene.phase("villainy")
    ann.does("play tag", "seat 1", "seat 2")
    assert (ann.peril, bob.peril) == (9, 0)
    assert (hero_value(scene.state, 0, MELEE), hero_value(scene.state, 1, MELEE)) == (4, 3)


@rule("DLQ-118")
def test_a_permanent_curse_lies_beside_its_victim_and_counts_against_nothing():
    cards = card(
        "weak",
        kind="curse",
        timing="villainy",
        more='aim = "rival"',
        ability='on = "passive"\neffects = ["modify(melee, target, -1, in_play)", "modify(speed, you, 1, in_play)"]',
    )
    scene = Scene(cards=cards)
    ann, bob = scene.heroes
    ann.has(hand="weak")
    bob.has(inventory="w1 w2 w3 b1 b2 b3", peril=1)
    scene.phase("villainy")
    ann.does("play weak", "seat 2")
    assert (bob.curses, ann.curses, ann.inventory) == (["weak"], [], [])
    assert len(bob.inventory) == 6
    assert scene.state.owners[scene.card("weak")] == 0
    assert (hero_value(scene.state, 1, MELEE), hero_value(scene.state, 0, SPEED)) == (2, 5)
    for seat in (1, 0, 1, 0):
        scene.phase("reset", seat=seat)
    assert bob.curses == ["weak"]
    bob.has(hand="w8", inventory="")
    scene.phase("discard", seat=1)
    assert bob.choices == ["card w8"]  # a curse is nothing to discard


@rule("DLQ-118")
def test_a_curse_ends_when_its_victim_is_out_and_stays_when_its_caster_is():
    cards = "".join(
        card(
            name,
            kind="curse",
            timing="villainy",
            more='aim = "rival"',
            ability='on = "passive"\neffects = ["modify(melee, target, -1, in_play)"]',
        )
        for name in ("weak", "frail")
    )
    scene = Scene(4, cards=cards)
    ann, bob, cid, _ = scene.heroes
    bob.has(curses="weak", health=1, peril=9)
    cid.has(curses="frail")
    scene.state.owners[scene.card("weak")] = 2
    scene.state.owners[scene.card("frail")] = 1  # bob's curse on cid
    ann.has(hand="m1")
    scene.phase("villainy").dice(6, 1)
    ann.does("play m1", "seat 2", "melee", "done")
    assert bob.player.alive == 0
    assert "weak" in scene.ids(scene.state.discards[0])
    assert cid.curses == ["frail"]
    assert hero_value(scene.state, 2, MELEE) == 2


@rule("DLQ-118", "DL-88")
@pytest.mark.parametrize(
    "how", ['duration = "permanent"\naim = "rival"', 'duration = "attachment"\nhost = "hero"']
)
def test_a_curse_is_used_by_its_caster_on_its_victim(how):
    string = card(
        "string",
        kind="curse",
        timing="villainy",
        ability='on = "activate"\nglory = 1\neffects = ["wound(target, 1)", "heal(you, 1)"]',
    ).replace('duration = "permanent"', how)
    scene = Scene(cards=string)
    ann, bob = scene.heroes
    ann.has(hand="string", glory=1, health=5)
    bob.has(peril=1, glory=1)
    scene.phase("villainy")
    ann.does("play string", "seat 2")
    scene.phase("feats", seat=1)
    assert not bob.may("use string 1")
    scene.phase("feats")
    ann.does("use string 1")
    assert (ann.health, ann.glory, bob.health, bob.glory) == (6, 0, 11, 1)


@rule("DLQ-118")
def test_an_effect_ends_a_curse():
    cards = card(
        "weak",
        kind="curse",
        timing="villainy",
        more='aim = "rival"',
        ability='on = "passive"\neffects = ["modify(melee, target, -1, in_play)"]',
    )
    cards += card("cure", '"discard(you, curse, 1)"', kind="boon", duration="instant", more='aim = "curse"')
    scene = Scene(cards=cards)
    _, bob = scene.heroes
    bob.has(curses="weak", hand="cure", glory=1)
    scene.state.owners[scene.card("weak")] = 0
    scene.phase("feats", seat=1)
    bob.does("play cure", "card weak")
    assert (bob.curses, hero_value(scene.state, 1, MELEE)) == ([], 3)


# --- One use -----------------------------------------------------------------------------------------------------------------------


POTION = card(
    "potion",
    kinds="potion",
    more="one_use = true",
    ability='on = "activate"\ndiscard_self = true\neffects = ["heal(you, 3)"]',
)


@rule("DL-104", "DLQ-112")
def test_a_potion_used_as_it_is_played_needs_no_room():
    old = card("flask", kinds="potion", ability=STRONGER)
    scene = Scene(cards=POTION + old)
    ann, _ = scene.heroes
    ann.has(inventory="w1 w2 flask", hand="potion", glory=1, health=5)
    scene.phase("feats")
    ann.does("play potion")
    assert ann.choices == ["keep", "branch 1"]
    ann.does("branch 1")
    assert (ann.health, ann.inventory) == (
        8,
        ["w1", "w2", "flask"],
    )  # neither the limit nor the kind was looked at
    assert scene.ids(scene.state.discards[0]) == ["potion"]


@rule("DLQ-112", "DL-45")
def test_a_potion_that_is_laid_takes_a_slot_and_its_kind():
    old = card("flask", kinds="potion", ability=STRONGER)
    scene = Scene(cards=POTION + old)
    ann, _ = scene.heroes
    ann.has(inventory="w1 flask", hand="potion w2 w3", glory=3, health=5)
    scene.phase("feats")
    ann.does("play potion", "keep")
    assert ann.inventory == ["w1", "potion"]
    ann.does("play w2", "play w3")
    assert ann.choices == ["card w1", "card w2", "card potion"]
    ann.does("card w1", "use potion 1")
    assert (ann.health, ann.inventory) == (8, ["w2", "w3"])
    assert "potion" in scene.ids(scene.state.discards[0])


@rule("DLQ-112")
def test_an_instant_treasure_never_lies_in_the_inventory():
    scene = Scene(cards=card("draught", '"heal(you, 3)"', kinds="potion", duration="instant"))
    ann, _ = scene.heroes
    ann.has(inventory="w1 w2 w3", hand="draught", glory=1, health=5)
    scene.phase("feats")
    ann.does("play draught")
    assert (ann.health, ann.inventory) == (8, ["w1", "w2", "w3"])
    assert scene.ids(scene.state.discards[0]) == ["draught"]


@rule("DLQ-112")
def test_what_can_only_be_used_in_a_battle_is_not_used_as_it_is_played():
    hat = card(
        "hat",
        more="one_use = true",
        ability='on = "activate"\ndiscard_self = true\naim = "here"\neffects = ["redirect()"]',
    )
    scene = Scene(cards=hat)
    ann, _ = scene.heroes
    ann.has(inventory="w1 w2 w3", hand="hat", glory=1)
    scene.phase("feats")
    ann.does("play hat")
    assert ann.choices == ["keep"]


TONIC = card(
    "tonic",
    timing="anytime",
    more="one_use = true",
    ability='on = "activate"\ndiscard_self = true\neffects = ["prevent(1)"]',
)


@rule("DLQ-112")
def test_an_anytime_potion_may_be_laid_down_for_later():
    scene = Scene(cards=TONIC)
    ann, bob = scene.heroes
    ann.has(hand="tonic", glory=1, peril=9)
    bob.has(hand="m1", glory=0)
    scene.phase("feats")
    ann.does("play tonic")
    assert ann.choices == ["keep"]  # there is no wound to prevent
    ann.does("keep")
    assert ann.inventory == ["tonic"]
    assert not ann.may("use tonic 1")
    scene.phase("villainy", seat=1).dice(6, 1)
    bob.does("play m1", "seat 1", "melee", "done")
    ann.does("use tonic 1")
    assert (ann.health, ann.inventory) == (12, [])


@rule("DLQ-112")
def test_an_anytime_potion_may_be_used_on_the_spot():
    scene = Scene(cards=TONIC)
    ann, bob = scene.heroes
    ann.has(hand="tonic", glory=1, peril=9, inventory="w1 w2 w3")
    bob.has(hand="m1", glory=0)
    scene.phase("villainy", seat=1).dice(6, 1)
    bob.does("play m1", "seat 1", "melee", "done")
    ann.does("pass")  # before the rolls
    ann.does("play tonic", "branch 1")
    assert (ann.health, ann.inventory) == (12, ["w1", "w2", "w3"])
    assert scene.ids(scene.state.discards[0]) == ["tonic"]


@rule("DLQ-112")
def test_the_price_of_the_use_is_paid_as_well():
    brew = card(
        "brew",
        more="one_use = true",
        ability='on = "activate"\ndiscard_self = true\nap = 1\nwounds = 1\nglory = 1\neffects = ["heal(you, 3)"]',
    )
    scene = Scene(cards=brew)
    ann, _ = scene.heroes
    ann.has(hand="brew", glory=3, health=5)
    scene.phase("feats")
    ann.does("play brew", "branch 1")
    assert (ann.glory, ann.ap, ann.health) == (1, 3, 7)
    ann.has(hand="brew", glory=3, ap=0)
    ann.does("play brew")
    assert ann.choices == ["keep"]


@rule("DL-104")
def test_a_treasure_that_has_lost_its_effects_is_discarded():
    wand = card("wand", ability='on = "activate"\nonce = "game"\neffects = ["glory(you, 2)"]')
    rod = (
        card("rod", ability='on = "activate"\nonce = "game"\neffects = ["glory(you, 2)"]')
        + f"[[cards.abilities]]\n{STRONGER}\n"
    )
    scene = Scene(cards=wand + rod)
    ann, _ = scene.heroes
    ann.has(inventory="wand rod", glory=0)
    scene.phase("feats")
    ann.does("use wand 1", "use rod 1")
    assert ann.glory == 4
    assert ann.inventory == ["rod"]  # it still strengthens
    assert scene.ids(scene.state.discards[0]) == ["wand"]


# --- Cost X ------------------------------------------------------------------------------------------------------------------------


@rule("DL-106")
def test_of_cost_x_the_player_chooses_how_much():
    scene = Scene(cards=card("prayer", '"heal(you, X)"', kind="boon", cost='"X"', duration="instant"))
    ann, _ = scene.heroes
    ann.has(hand="prayer", glory=3, health=2)
    scene.phase("feats")
    ann.does("play prayer")
    assert ann.choices == ["x 1", "x 2", "x 3"]
    ann.does("x 2")
    assert (ann.health, ann.glory) == (4, 1)


@rule("DL-8", "DL-106")
def test_a_full_purse_may_be_spent_at_once():
    scene = Scene(cards=card("prayer", '"heal(you, X)"', kind="boon", cost='"X"', duration="instant"))
    ann, _ = scene.heroes
    ann.has(hand="prayer", glory=120, health=2)
    scene.phase("feats")
    ann.does("play prayer")
    assert ann.choices == [f"x {amount}" for amount in range(1, 121)]
    ann.does("x 120")
    assert (ann.health, ann.glory) == (12, 0)


@rule("DL-106")
def test_cost_x_in_peril_is_bounded_by_the_payer():
    scene = Scene(
        cards=card(
            "drain",
            '"glory(target, -X)"',
            kind="curse",
            cost='"X"',
            timing="villainy",
            duration="instant",
            more='aim = "rival"',
        )
    )
    ann, bob = scene.heroes
    ann.has(hand="drain", peril=9, glory=9)
    bob.has(peril=2, glory=5)
    scene.phase("villainy")
    ann.does("play drain", "seat 2")
    assert ann.choices == ["x 1", "x 2"]
    ann.does("x 2")
    assert (bob.glory, bob.peril, ann.peril) == (3, 0, 9)


# --- Minions -----------------------------------------------------------------------------------------------------------------------


TAME = card("tame", '"minion()"', kind="boon", duration="instant", more='aim = "lair"')
BRUTES = "".join(
    f'[[cards]]\nid = "{name}"\ntype = "encounter"\nkinds = ["helmet", "undead"]\ncost = 2\ntiming = "villainy"\n'
    f'duration = "monster"\n[cards.monster]\nhealth = 2\nmelee = "attack 2"\n'
    for name in ("brute", "hulk")
)


@rule("DLQ-113")
def test_minions_take_a_slot_but_do_not_clash_by_kind():
    scene = Scene(cards=TAME + BRUTES + HELMETS)
    ann, _ = scene.heroes
    ann.has(inventory="brute cap", lair="hulk", hand="tame w1", glory=2)
    scene.phase("feats")
    ann.does("play tame", "card hulk")
    assert ann.inventory == ["brute", "cap", "hulk"]
    ann.does("play w1")
    assert ann.choices == ["card brute", "card hulk", "card cap"]  # three treasures, minions among them


@rule("DLQ-113", "DL-51")
def test_a_minion_can_be_discarded_like_a_treasure():
    scene = Scene(cards=BRUTES)
    ann, _ = scene.heroes
    ann.has(inventory="brute b1", hand="w1")
    scene.phase("discard")
    assert sorted(ann.choices) == ["card brute", "card w1"]
    ann.does("card brute")
    assert ann.inventory == ["b1"]


@rule("DLQ-113", "DLQ-114")
def test_a_minion_too_many_costs_a_treasure():
    scene = Scene(cards=TAME + BRUTES)
    ann, _ = scene.heroes
    ann.has(inventory="w1 w2 w3", lair="hulk", hand="tame", glory=1)
    scene.phase("feats")
    ann.does("play tame", "card hulk")
    assert ann.choices == ["card w1", "card w2", "card w3", "card hulk"]
    ann.does("card w1")
    assert ann.inventory == ["w2", "w3", "hulk"]


# --- Healing -----------------------------------------------------------------------------------------------------------------------


@rule("DLQ-115")
def test_healing_stops_at_the_maximum():
    cards = card("balm", '"heal(you, 9)"', kind="boon", duration="instant")
    cards += card("mend", '"heal(monster, 9)"', kind="boon", duration="instant", more='aim = "lair"')
    scene = Scene(cards=cards)
    ann, _ = scene.heroes
    ann.has(hand="balm mend", glory=2, health=7, lair="m1")
    scene.state.hurt[scene.card("m1")] = 1
    scene.phase("feats")
    ann.does("play balm")
    assert ann.health == 12
    ann.does("play mend", "card m1")
    assert scene.state.hurt[scene.card("m1")] == 0


# --- Attachments ---------------------------------------------------------------------------------------------------------------------


def attachment(name, host, kind="boon", timing="feats", ability=STRONGER):
    return card(
        name, kind=kind, timing=timing, duration="attachment", more=f'host = "{host}"', ability=ability
    )


@rule("DL-14", "DLQ-119")
@pytest.mark.parametrize(
    ("host", "text"),
    [
        ("hero", "seat 1"),
        ("boon", "card b1"),
        ("treasure", "card w1"),
        ("monster", "card m1"),
        ("location", "location gate"),
        ("quest", "quest q5"),
    ],
)
def test_an_attachment_names_what_it_is_tucked_under(host, text):
    scene = Scene(cards=attachment("glue", host))
    ann, bob = scene.heroes
    scene.map({"0,0": "gate"})
    ann.has(inventory="b1 w1", lair="m1", quests="q5", hand="glue", glory=1)
    bob.has(inventory="b2 w2", lair="m2", quests="q6")
    scene.phase("feats")
    ann.does("play glue")
    assert ann.choices == [text]
    ann.does(text)
    assert (ann.inventory, ann.hand) == (["b1", "w1"], [])
    assert limit(scene.state, 0, OF_BOONS) == 3
    assert hero_value(scene.state, 0, MELEE) == 4


@rule("DL-14", "DLQ-119", "DLQ-22")
def test_an_attachment_goes_when_its_host_returns_to_hand():
    lamp = card("lamp", more="upkeep = 5", ability=STRONGER)
    scene = Scene(cards=lamp + attachment("gem", "treasure"))
    ann, _ = scene.heroes
    ann.has(inventory="lamp", hand="gem", glory=1)
    scene.phase("feats")
    ann.does("play gem", "card lamp")
    assert hero_value(scene.state, 0, MELEE) == 5
    scene.phase("reset")
    assert ann.hand == ["lamp"]
    assert scene.ids(scene.state.discards[0]) == ["gem"]
    assert hero_value(scene.state, 0, MELEE) == 3


@rule("DL-26", "DLQ-21")
def test_an_attachment_may_have_an_upkeep_of_its_own():
    gem = attachment("gem", "treasure").replace("duration", "upkeep = 2\nduration")
    scene = Scene(cards=gem)
    ann, _ = scene.heroes
    ann.has(inventory="w1", hand="gem", glory=4)
    scene.phase("feats")
    ann.does("play gem", "card w1")
    scene.phase("reset")
    assert (ann.glory, ann.hand) == (1, [])
    scene.phase("reset")
    assert (ann.glory, ann.hand, ann.inventory) == (1, ["gem"], ["w1"])
    assert hero_value(scene.state, 0, MELEE) == 3


@rule("DL-14", "DLQ-119")
def test_an_attachment_goes_when_its_host_is_discarded():
    scene = Scene(cards=attachment("gem", "treasure", ability='on = "discard"\neffects = ["glory(you, 3)"]'))
    ann, _ = scene.heroes
    ann.has(inventory="w1", hand="gem m1", glory=1)
    scene.phase("feats")
    ann.does("play gem", "card w1")
    scene.phase("discard")
    ann.does("card w1")
    assert sorted(scene.ids(scene.state.discards[0])) == ["gem", "w1"]
    assert ann.glory == 1 + 3  # the gate's, and what the gem gives as it goes


@rule("DLQ-119")
def test_lair_and_battle_are_one_zone():
    scene = Scene(
        cards=attachment(
            "spikes", "monster", ability='on = "passive"\neffects = ["modify(attack, monster, 4, in_play)"]'
        )
    )
    ann, bob = scene.heroes
    ann.has(lair="m1", hand="spikes", glory=1)
    bob.has(peril=9)
    scene.phase("feats")
    ann.does("play spikes", "card m1")
    scene.phase("villainy").dice(1, 3)
    ann.does("play m1", "seat 2", "melee", "done")
    assert bob.health == 11  # 1 + 2 + 4 against 3 + 3
    assert scene.state.hosts[scene.card("spikes")] >= 0
    ann.does("to lair")
    assert scene.state.hosts[scene.card("spikes")] >= 0
    ann.does("nobody")
    assert ann.lair == ["m1"]


@rule("DLQ-119", "DL-14")
def test_a_monster_that_goes_back_to_hand_sheds_its_attachment():
    scene = Scene(
        cards=attachment(
            "spikes", "monster", ability='on = "passive"\neffects = ["modify(attack, monster, 4, in_play)"]'
        )
    )
    ann, bob = scene.heroes
    ann.has(lair="m1", hand="spikes", glory=1)
    bob.has(peril=9)
    scene.phase("feats")
    ann.does("play spikes", "card m1")
    scene.phase("villainy").dice(1, 4)
    ann.does("play m1", "seat 2", "melee", "done", "to hand")
    assert ann.hand == ["m1"]
    assert scene.ids(scene.state.discards[0]) == ["spikes"]


@rule("DLQ-119")
def test_a_quest_that_is_done_sheds_its_attachment():
    scene = Scene(cards=attachment("seal", "quest"))
    ann, _ = scene.heroes
    scene.map({"0,0": "gate", "1,0": "r1"})
    ann.has(quests="q1", hand="seal w1", glory=1, place="r1")
    scene.phase("feats")
    ann.does("play seal", "quest q1", "attempt q1")
    assert scene.ids(scene.state.discards[0]) == ["seal"]
    assert hero_value(scene.state, 0, MELEE) == 4  # by the new level alone


@rule("DL-14")
def test_attachments_count_against_no_limit():
    gems = attachment("gem", "treasure") + attachment("jewel", "treasure", kind="treasure")
    scene = Scene(cards=gems)
    ann, _ = scene.heroes
    ann.has(inventory="w1 w2 w3", hand="gem jewel w4", glory=3)
    scene.phase("feats")
    ann.does("play gem", "card w1", "play jewel", "card w1")
    assert hero_value(scene.state, 0, MELEE) == 5
    ann.does("play w4")
    assert ann.choices == ["card w1", "card w2", "card w3"]  # one of three, not of five
