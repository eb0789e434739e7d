"""Triggers, prices, how often, conditions, aims, hosts, durations and timings of cards and abilities."""

import pytest

from tests.games.dungeoneer.verbs import (
    ability,
    card,
    lasting,
    monster,
    named,
    plays,
    rolls,
    sends,
    table,
    trap,
)
from undercroft.games.dungeoneer.queries import hero_value

MARK = "peril(you, 5)"
"""What shows that a trigger has worked: nothing else gives 5."""


def worked(hero):
    """How often the ability of ``MARK`` has worked."""
    return sum(event.args["peril"] == 5 for event in hero.scene.told("points") if event.seat == hero.seat)


def bell(on, **facts):
    """A boon with one ability."""
    return lasting("bell", ability(on, MARK, **facts))


# --- Triggers ------------------------------------------------------------------------------------------------------------


def test_reset_comes_at_the_end_of_ones_own_phase_one():
    scene = table(lasting("bell", ability("reset", "ap(you, 2)", MARK)), phase="")
    ann, _bob = scene.heroes
    ann.has(inventory="bell")
    scene.phase("reset", 1)
    assert worked(ann) == 0
    scene.phase("reset", 0)
    assert (worked(ann), ann.ap) == (1, 4 + 2), "after the action points"


def test_entry_comes_after_the_income_on_the_own_turn():
    scene = table(
        bell("entry", condition="glory(you, 11)"), card("shove", "step(target, 1)", type="curse", aim="rival")
    )
    ann, bob = scene.heroes
    ann.has(inventory="bell")
    ann.does("move e")
    assert worked(ann) == 1
    ann.does("move w")
    assert worked(ann) == 1 + (ann.glory >= 11)
    ann.has(glory=11)
    scene.phase("villainy", 1)
    before = worked(ann)
    plays(bob, "shove", "seat 1", "move e")
    assert (ann.place, worked(ann)) == ("t1", before), "never on another's turn"


def test_entry_comes_before_the_effect_of_the_location():
    spikes = """
    [[locations]]
    id = "spikes"
    frame = "dungeon"
    type = "room"
    glory = 1
    peril = 1
    exits = ["open", "open", "open", "open"]
    hazard = "spikes speed 9"
    """
    scene = table(lasting("bell", ability("entry", "modify(threat, you, 2, turn)")), locations=spikes)
    scene.map({"0,0": "gate", "1,0": "spikes"})
    ann = scene.heroes[0].has(inventory="bell")
    ann.does("move e")
    assert (rolls(scene, "tested"), ann.health) == ([9], 12)


def test_attacked_comes_before_the_rolls():
    scene = table(
        lasting("bell", ability("attacked", "modify(counter, you, 2, battle)", MARK)), phase="villainy"
    )
    bob = scene.heroes[1].has(inventory="bell")
    sends(scene, "m1", "m2")
    assert worked(bob) == 1, "once for a battle"
    assert rolls(scene, "counter_rolled") == [8, 8]


@pytest.mark.parametrize(("form", "times"), [("magic", 1), ("melee", 0)])
def test_attacked_may_ask_for_the_form(form, times):
    scene = table(
        bell("attacked", condition="form(magic)"), monster("imp", magic="attack 2"), phase="villainy"
    )
    bob = scene.heroes[1].has(inventory="bell")
    sends(scene, "imp", form=form)
    assert worked(bob) == times


@pytest.mark.parametrize(("name", "times"), [("bones", 1), ("m1", 0)])
def test_attacked_may_ask_for_the_kind(name, times):
    scene = table(bell("attacked", condition="kind(undead)"), monster("bones", "undead"), phase="villainy")
    bob = scene.heroes[1].has(inventory="bell")
    sends(scene, name)
    assert worked(bob) == times


def test_attacked_by_a_hero_and_not_for_the_attacker():
    scene = table(bell("attacked"))
    ann, bob = scene.heroes
    bob.has(inventory="bell")
    ann.does("attack 2", "melee")
    assert worked(bob) == 1
    scene = table(bell("attacked"))
    ann, bob = scene.heroes
    ann.has(inventory="bell")
    ann.does("attack 2", "melee")
    assert worked(ann) == 0


@pytest.mark.parametrize(
    ("dice", "striker", "times"), [((6, 1), 0, 1), ((1, 6), 1, 1), ((3, 3), 0, 0), ((1, 6), 0, 0)]
)
def test_strike_of_an_attack_or_a_counterattack(dice, striker, times):
    scene = table(bell("strike"))
    ann = scene.heroes[0]
    scene.heroes[striker].has(inventory="bell")
    scene.dice(*dice)
    ann.does("attack 2", "melee")
    assert worked(scene.heroes[striker]) == times


def test_strike_comes_after_the_wound_and_knows_whom_it_hit():
    scene = table(lasting("bell", ability("strike", "when(wounded(target), [glory(target, -4)])")))
    ann, bob = scene.heroes
    ann.has(inventory="bell")
    scene.dice(6, 1)
    ann.does("attack 2", "melee")
    assert (ann.glory, bob.glory, bob.health) == (10, 6, 11)


def test_strike_at_a_monster_has_no_hero_for_its_target():
    scene = table(
        lasting("bell", ability("strike", "glory(target, -4)", "wound(monster, 1)")),
        monster("troll", health=5),
        phase="villainy",
    )
    ann, bob = scene.heroes
    bob.has(inventory="bell")
    scene.dice(1, 6)
    sends(scene, "troll")
    assert scene.state.hurt[scene.card("troll")] == 2
    assert (ann.glory, bob.glory) == (10, 10)


@pytest.mark.parametrize(("form", "times"), [("magic", 1), ("melee", 0)])
def test_strike_may_ask_for_the_form(form, times):
    scene = table(bell("strike", condition="form(magic)"))
    ann = scene.heroes[0].has(inventory="bell")
    scene.dice(6, 1)
    ann.does("attack 2", form)
    assert worked(ann) == times


@pytest.mark.parametrize(("dice", "times"), [((6, 1), 1), ((3, 2), 0), ((1, 6), 0)])
def test_struck(dice, times):
    scene = table(bell("struck"), phase="villainy")
    bob = scene.heroes[1].has(inventory="bell")
    scene.dice(*dice)
    sends(scene, "m1")
    assert worked(bob) == times


def test_struck_even_if_all_is_prevented():
    shield = card("shield", "prevent(9)", type="treasure", kinds=["shield"], timing="anytime")
    scene = table(bell("struck"), shield, phase="villainy")
    bob = scene.heroes[1].has(inventory="bell", hand="shield")
    scene.dice(6, 1)
    sends(scene, "m1")
    scene.heroes[0].has(hand="")
    bob.does("play shield")
    scene.everybody_passes()
    assert (bob.health, worked(bob)) == (12, 1)


def test_wounded_by_anything():
    scene = table(
        bell("wounded"), card("dart", "wound(target, 2)", type="curse", aim="rival"), phase="villainy"
    )
    ann, bob = scene.heroes
    bob.has(inventory="bell")
    plays(ann, "dart", "seat 2")
    assert worked(bob) == 1
    scene.dice(6, 1)
    sends(scene, "m1")
    assert worked(bob) == 2


def test_not_wounded_where_all_is_prevented():
    shield = card("shield", "prevent(9)", type="treasure", kinds=["shield"], timing="anytime")
    scene = table(
        bell("wounded"), shield, card("dart", "wound(target, 2)", type="curse", aim="rival"), phase="villainy"
    )
    ann, bob = scene.heroes
    bob.has(inventory="bell", hand="shield")
    plays(ann, "dart", "seat 2")
    bob.does("play shield")
    scene.everybody_passes()
    assert worked(bob) == 0


@pytest.mark.parametrize(("health", "times"), [(1, 1), (2, 0)])
def test_defeat_of_a_monster(health, times):
    scene = table(bell("defeat"), monster("rat", health=health), phase="villainy")
    bob = scene.heroes[1].has(inventory="bell")
    scene.dice(1, 6)
    sends(scene, "rat")
    assert worked(bob) == times


@pytest.mark.parametrize(("kinds", "times"), [("undead", 1), ("beast", 0)])
def test_defeat_may_ask_for_the_kind(kinds, times):
    scene = table(bell("defeat", condition="kind(undead)"), monster("rat", kinds, health=1), phase="villainy")
    bob = scene.heroes[1].has(inventory="bell")
    scene.dice(1, 6)
    sends(scene, "rat")
    assert worked(bob) == times


def test_test_comes_before_the_roll():
    scene = table(
        lasting("bell", ability("test", "modify(threat, you, 2, roll)", MARK)),
        card("climb", "test(all, speed, 9, failed=[wound(target, 1)])"),
        trap("gas", "speed 9", [], ["wound(target, 1)"], scope="target"),
    )
    ann, bob = scene.heroes
    ann.has(inventory="bell")
    plays(ann, "climb")
    assert rolls(scene, "tested") == [9, 7]
    assert (worked(ann), ann.health, bob.health) == (1, 12, 11)
    scene.phase("villainy", 1)
    bob.has(hand="gas").does("play gas", "seat 1", "done")
    assert (worked(ann), ann.health) == (2, 12)


def test_quest_comes_after_the_reward():
    scene = table(bell("quest", condition="glory(you, 11)"))
    ann = scene.heroes[0].has(inventory="bell", quests="q1", place="r1", glory=10)
    ann.does("attempt q1")
    scene.everybody_passes()
    assert ann.done == ["q1"]
    assert worked(ann) == 1


def test_discard_when_the_card_goes_from_play_to_the_pile():
    pot = lasting("pot", ability("discard", MARK), type="treasure")
    scene = table(pot, card("acid", "discard(target, any, 1)", aim="hero"))
    ann, bob = scene.heroes
    bob.has(inventory="pot")
    plays(ann, "acid", "seat 2")
    bob.does("card pot")
    assert worked(bob) == 1


def test_discard_from_the_hand_is_none():
    pot = lasting("pot", ability("discard", MARK), type="treasure")
    scene = table(
        pot,
        card("acid", "discard(target, hand, 1)", aim="hero"),
        card("wind", "bounce(target, treasure)", aim="hero"),
    )
    ann, bob = scene.heroes
    bob.has(hand="pot")
    plays(ann, "acid", "seat 2")
    bob.does("card pot")
    bob.has(inventory="pot")
    plays(ann, "wind", "seat 2", "card pot")
    assert (bob.hand, worked(bob)) == (["pot"], 0)


@pytest.mark.parametrize(("health", "times"), [(11, 1), (12, 0)])
def test_discard_on_a_condition(health, times):
    pot = lasting("pot", ability("discard", MARK, condition="wounded(you)"), type="treasure")
    scene = table(pot, card("acid", "discard(target, any, 1)", aim="hero"))
    ann, bob = scene.heroes
    bob.has(inventory="pot", health=health)
    plays(ann, "acid", "seat 2")
    bob.does("card pot")
    assert worked(bob) == times


# --- Several, and their order ------------------------------------------------------------------------------------------------


def test_boons_come_before_treasures_and_the_forced_before_the_paid():
    scene = table(
        lasting("hat", ability("entry", "peril(you, 1)"), type="treasure"),
        lasting("song", ability("entry", "peril(you, 2)")),
        lasting("deal", ability("entry", "peril(you, 3)", glory=1)),
    )
    ann = scene.heroes[0].has(inventory="hat deal song")
    ann.does("move e")
    assert ann.choices == ["pass", "use deal 1"]
    ann.does("use deal 1")
    told = named(scene, "ability_worked", "source")
    assert told == ["song", "deal", "hat"]
    assert ann.peril == 10 + 1 + 6


def test_the_player_orders_several_of_one_kind():
    scene = table(
        lasting("one", ability("entry", "peril(you, 1)")), lasting("two", ability("entry", "peril(you, 2)"))
    )
    ann = scene.heroes[0].has(inventory="one two")
    ann.does("move e")
    assert ann.choices == ["use one 1", "use two 1"]
    ann.does("use two 1")
    assert named(scene, "ability_worked", "source") == ["two", "one"]


def test_one_that_is_used_up_does_not_silence_the_others():
    scene = table(
        lasting("puff", ability("entry", "peril(you, 1)", discard_self=True), type="treasure"),
        lasting("pop", ability("entry", "peril(you, 2)", once="game"), type="treasure"),
        lasting("hat", ability("entry", "peril(you, 3)"), type="treasure"),
    )
    ann = scene.heroes[0].has(inventory="puff pop hat")
    ann.does("move e", "use pop 1", "use puff 1")
    assert (ann.peril, ann.inventory) == (10 + 1 + 6, ["hat"])


# --- Prices and how often ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("price", "facts"),
    [
        ({"glory": 3}, {"glory": 7}),
        ({"ap": 2}, {"ap": 2}),
        ({"wounds": 2, "once": "turn"}, {"health": 10}),
        ({"glory": 1, "ap": 1}, {"glory": 9, "ap": 3}),
    ],
)
def test_the_price_of_an_ability(price, facts):
    scene = table(bell("activate", **price))
    ann = scene.heroes[0].has(inventory="bell")
    ann.does("use bell 1")
    assert worked(ann) == 1
    figures = {"glory": ann.glory, "ap": ann.ap, "health": ann.health}
    assert figures == {"glory": 10, "ap": 4, "health": 12, **facts}
    assert ann.inventory == ["bell"]


@pytest.mark.parametrize(
    ("price", "facts"),
    [({"glory": 3}, {"glory": 2}), ({"ap": 2}, {"ap": 1}), ({"wounds": 2, "once": "turn"}, {"health": 2})],
)
def test_a_price_that_cannot_be_paid(price, facts):
    scene = table(bell("activate", **price))
    ann = scene.heroes[0].has(inventory="bell", **facts)
    assert not ann.may("use bell 1")


def test_the_card_itself_may_be_the_price():
    scene = table(lasting("bell", ability("activate", MARK, discard_self=True), type="treasure"))
    ann = scene.heroes[0].has(inventory="bell")
    ann.does("use bell 1")
    assert (worked(ann), ann.inventory) == (1, [])
    assert "bell" in scene.discarded


def test_a_fallen_hero_may_use_what_costs_no_action_points():
    scene = table(lasting("bell", ability("activate", MARK, glory=1), ability("activate", MARK, ap=1)))
    ann = scene.heroes[0].has(inventory="bell", fallen=1)
    assert (ann.may("use bell 1"), ann.may("use bell 2")) == (True, False)


def test_an_ability_without_a_mark_works_as_often_as_it_is_paid_for():
    scene = table(bell("activate", glory=4))
    ann = scene.heroes[0].has(inventory="bell")
    ann.does("use bell 1", "use bell 1")
    assert (worked(ann), ann.may("use bell 1")) == (2, False)


def test_once_a_turn_is_once_in_every_player_turn():
    scene = table(bell("activate", once="turn", glory=1), phase="")
    ann = scene.heroes[0].has(inventory="bell")
    scene.phase("feats")
    ann.does("use bell 1")
    assert not ann.may("use bell 1")
    scene.phase("reset", 1)
    assert ann.may("use bell 1")
    ann.does("use bell 1")
    scene.phase("reset", 0)
    assert ann.may("use bell 1")


def test_once_a_game():
    scene = table(bell("activate", once="game"), phase="")
    ann = scene.heroes[0].has(inventory="bell")
    scene.phase("feats")
    ann.does("use bell 1")
    assert ann.inventory == ["bell"], "a boon stays"
    scene.phase("reset", 0)
    scene.everybody_passes()
    assert not ann.may("use bell 1")


def test_a_treasure_that_has_lost_its_effects_is_discarded():
    scene = table(
        lasting("bell", ability("activate", MARK, once="game"), type="treasure"),
        lasting(
            "horn",
            ability("activate", MARK, once="game"),
            ability("passive", "modify(melee, you, 1, in_play)"),
            type="treasure",
        ),
    )
    ann = scene.heroes[0].has(inventory="bell horn")
    ann.does("use bell 1", "use horn 1")
    assert ann.inventory == ["horn"]


def test_once_a_turn_of_a_trigger():
    scene = table(bell("entry", once="turn"))
    ann = scene.heroes[0].has(inventory="bell")
    ann.does("move e", "move w")
    assert worked(ann) == 1


def test_a_trigger_with_a_price_is_offered_and_may_be_declined():
    scene = table(bell("entry", glory=2))
    ann = scene.heroes[0].has(inventory="bell")
    ann.does("move e")
    assert ann.choices == ["pass", "use bell 1"]
    ann.does("use bell 1")
    assert (worked(ann), ann.glory) == (1, 9)
    ann.does("move w", "pass")
    assert worked(ann) == 1
    ann.has(glory=0)
    ann.does("move s")
    assert worked(ann) == 1
    assert ann.glory == 1


def test_an_ability_with_a_condition():
    scene = table(bell("activate", glory=1, condition="at(room)"))
    ann = scene.heroes[0].has(inventory="bell")
    assert not ann.may("use bell 1")
    ann.has(place="r1")
    assert ann.may("use bell 1")


def test_abilities_of_heroes():
    heroes = "".join(
        f"""
        [[heroes]]
        id = "{name}"
        health = 12
        boons = 3
        treasures = 3
        melee = [3, 1, 0, 0]
        magic = [2, 0, 1, 0]
        speed = [4, 0, 0, 1]
        forms = ["melee", "magic"]
        [[heroes.abilities]]
        on = "activate"
        glory = 1
        once = "turn"
        effects = ["peril(you, 5)"]
        [[heroes.abilities]]
        on = "passive"
        effects = ["modify(magic, you, 1, in_play)"]
        """
        for name in ("ann", "bob", "cid", "dot", "eve", "fay")
    )
    scene = table(heroes=heroes)
    ann = scene.heroes[0]
    name = scene.tables.heroes[ann.player.hero].id
    ann.does(f"use-hero {name} 1")
    assert (ann.peril, ann.may(f"use-hero {name} 1"), hero_value(scene.state, 0, 1)) == (15, False, 3)


def test_abilities_of_quests():
    quest = """
    [[quests]]
    id = "spell"
    category = "influence"
    condition = "reach"
    places = ["r8"]
    reward = ["glory(you, 1)"]
    [[quests.influence]]
    on = "passive"
    effects = ["modify(magic, you, 1, in_play)"]
    [[quests.influence]]
    on = "entry"
    effects = ["peril(you, 5)"]
    """
    scene = table(quests=quest)
    ann, _bob = scene.heroes
    ann.has(quests="spell")
    ann.does("move e")
    assert worked(ann) == 1
    assert (hero_value(scene.state, 0, 1), hero_value(scene.state, 1, 1)) == (3, 2)
    scene.common("spell")
    assert hero_value(scene.state, 1, 1) == 3, "a common one works for everybody"


# --- Aims --------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("aim", "offered"),
    [
        ("hero", ["seat 1", "seat 2", "seat 3"]),
        ("rival", ["seat 2", "seat 3"]),
        ("here", ["seat 3"]),
        ("lair", ["card m1", "card m2"]),
        ("treasure", ["card w1"]),
        ("curse", ["card cold"]),
    ],
)
def test_what_may_be_aimed_at(aim, offered):
    cold = lasting(
        "cold", ability("passive", "modify(speed, target, -1, in_play)"), type="curse", aim="rival"
    )
    scene = table(
        card("it", "glory(you, 1)", aim=aim),
        lasting("bell", ability("activate", MARK, aim=aim, glory=1)),
        cold,
        seats=3,
    )
    ann, bob, cid = scene.heroes
    ann.has(lair="m1", inventory="bell w2", curses="cold", hand="it")
    bob.has(place="r1", inventory="w1 b1")
    cid.has(lair="m2")
    for beginning in ("play it", "use bell 1"):
        ann.does(beginning)
        assert ann.choices == offered
        ann.does(offered[0])


def test_the_own_hero_needs_no_choice():
    scene = table(card("it", "glory(target, 5)", aim="own"))
    ann = scene.heroes[0].has(hand="it")
    ann.does("play it")
    assert ann.may("end")
    assert ann.glory == 14


def test_an_ability_may_ask_for_the_kind_of_the_monster_it_is_aimed_at():
    holy = lasting(
        "holy", ability("activate", "dismiss(discard)", glory=1, aim="monster", condition="kind(undead)")
    )
    scene = table(holy, monster("bones", "undead"), phase="villainy")
    bob = scene.heroes[1].has(inventory="holy")
    sends(scene, "m1", "bones")
    bob.does("use holy 1")
    assert bob.choices == ["card bones"]
    bob.does("card bones")
    scene.everybody_passes()
    assert "bones" in scene.discarded
    scene = table(holy, monster("bones", "undead"), phase="villainy")
    bob = scene.heroes[1].has(inventory="holy")
    sends(scene, "m1")
    assert not scene.told("ability_used")
    assert len(rolls(scene, "attack_rolled")) == 1, "nobody is asked where no monster fits"


def test_an_ability_may_ask_for_the_kind_of_a_monster_of_a_lair():
    holy = lasting(
        "holy", ability("activate", "dismiss(discard)", glory=1, aim="lair", condition="kind(undead)")
    )
    scene = table(holy, monster("bones", "undead"))
    ann, bob = scene.heroes
    ann.has(inventory="holy")
    bob.has(lair="m1")
    assert not ann.may("use holy 1")
    bob.has(lair="m1 bones")
    ann.does("use holy 1")
    assert ann.choices == ["card bones"]


def test_nothing_is_offered_that_has_nothing_to_aim_at():
    scene = table(card("it", "glory(you, 1)", aim="here"), card("leash", "minion()", aim="lair"))
    ann, bob = scene.heroes
    bob.has(place="r1")
    ann.has(hand="it leash")
    assert not ann.may("play it")
    assert not ann.may("play leash")


# --- Hosts -------------------------------------------------------------------------------------------------------------------


def attachment(host, *abilities, **facts):
    return lasting("tag", *abilities, **{"type": "treasure", "duration": "attachment", "host": host, **facts})


@pytest.mark.parametrize(
    ("host", "choice", "facts"),
    [
        ("hero", "seat 1", {}),
        ("boon", "card b1", {"inventory": "b1 w1"}),
        ("treasure", "card w1", {"inventory": "b1 w1"}),
        ("monster", "card m1", {"lair": "m1"}),
        ("location", "location t1", {}),
        ("quest", "quest q1", {"quests": "q1"}),
    ],
)
def test_an_attachment_works_for_its_owner_wherever_it_is_tucked(host, choice, facts):
    scene = table(
        attachment(
            host,
            ability("passive", "modify(magic, you, 3, in_play)"),
            ability("activate", "glory(you, -1)", MARK, glory=1),
            ability("entry", MARK),
        )
    )
    ann, bob = scene.heroes
    bob.has(inventory="b2 w2", lair="m2", quests="q2")
    ann.has(**facts)
    ann.has(hand="tag").does("play tag")
    assert choice in ann.choices
    assert not {"card b2", "card w2", "card m2", "quest q2", "seat 2"} & set(ann.choices), (
        "glory cards serve one's own"
    )
    ann.does(choice)
    assert hero_value(scene.state, 0, 1) == 5
    ann.does("use tag 2")
    assert worked(ann) == 1
    ann.does("move e")
    assert worked(ann) == 2
    assert scene.state.hosts[scene.card("tag")] >= 0


@pytest.mark.parametrize(
    ("host", "choice"),
    [("hero", "seat 2"), ("boon", "card b2"), ("treasure", "card w2"), ("quest", "quest q2")],
)
def test_a_curse_under_a_rivals_card_works_for_that_rival(host, choice):
    scene = table(
        attachment(
            host,
            ability("passive", "modify(magic, you, 3, in_play)"),
            ability("entry", "peril(you, 5)"),
            type="curse",
            kinds=[],
        ),
        phase="villainy",
    )
    ann, bob = scene.heroes
    bob.has(inventory="b2 w2", quests="q2")
    plays(ann, "tag", choice)
    assert bob.peril == 9
    assert hero_value(scene.state, 0, 1) == 5, "you is whoever cast it"
    scene.phase("feats", 1)
    bob.does("move e")
    assert ann.peril == 15, "it waits for the entries of the one who bears it"
    scene.phase("feats", 0)
    ann.does("move e")
    assert ann.peril == 16


@pytest.mark.parametrize(
    ("aim", "offered"),
    [("hero", ["seat 1", "seat 2", "seat 3"]), ("rival", ["seat 2", "seat 3"]), ("here", ["seat 3"])],
)
def test_the_heroes_that_a_curse_may_be_tucked_under(aim, offered):
    scene = table(
        attachment(
            "hero", ability("passive", "modify(magic, target, -1, in_play)"), type="curse", kinds=[], aim=aim
        ),
        seats=3,
        phase="villainy",
    )
    ann, bob, _ = scene.heroes
    bob.has(place="r1")
    ann.has(hand="tag").does("play tag")
    assert ann.choices == offered
    ann.does("seat 3")
    assert [hero_value(scene.state, seat, 1) for seat in range(3)] == [2, 2, 1]


def test_an_attachment_goes_with_its_host_and_takes_no_room():
    scene = table(
        attachment("treasure", ability("passive", "modify(magic, you, 3, in_play)")),
        card("acid", "discard(target, treasure, 1)", aim="hero"),
    )
    ann = scene.heroes[0].has(inventory="w1 w2 w3")
    plays(ann, "tag", "card w1")
    plays(ann, "acid", "seat 1", "card w1")
    assert {"tag", "w1"} <= set(scene.discarded)
    assert hero_value(scene.state, 0, 1) == 2


# --- Durations and timings -----------------------------------------------------------------------------------------------------


def test_an_instant_is_discarded_right_after_use():
    scene = table(card("it", "glory(you, 1)"))
    ann = scene.heroes[0]
    plays(ann, "it")
    assert (ann.hand, ann.inventory, scene.discarded[-1]) == ([], [], "it")


def test_a_permanent_may_do_something_when_it_is_played_and_stays():
    scene = table(
        card("it", MARK, duration="permanent", abilities=ability("passive", "modify(magic, you, 1, in_play)"))
    )
    ann = scene.heroes[0]
    plays(ann, "it")
    assert (worked(ann), ann.inventory) == (1, ["it"])


def test_a_permanent_curse_lies_with_its_victim_and_belongs_to_its_caster():
    cold = lasting(
        "cold",
        ability("passive", "modify(speed, target, -2, in_play)", "modify(magic, you, 1, in_play)"),
        ability("reset", "glory(target, -1)", "glory(you, 1)"),
        type="curse",
        aim="hero",
    )
    scene = table(cold, phase="villainy")
    ann, bob = scene.heroes
    plays(ann, "cold", "seat 2")
    assert (bob.curses, bob.peril) == (["cold"], 9)
    assert [hero_value(scene.state, seat, 2) for seat in (0, 1)] == [4, 2]
    assert [hero_value(scene.state, seat, 1) for seat in (0, 1)] == [3, 2]
    scene.phase("reset", 1)
    assert (ann.glory, bob.glory) == (11, 9)


def test_a_curse_aimed_at_the_own_hero_is_paid_by_a_rival():
    scene = table(card("it", "glory(target, 5)", type="curse", aim="hero"), seats=3, phase="villainy")
    ann, bob, cid = scene.heroes
    ann.has(hand="it").does("play it", "seat 1")
    assert ann.choices == ["seat 2", "seat 3"]
    ann.does("seat 3")
    assert (ann.glory, bob.peril, cid.peril) == (15, 10, 9)


def test_a_permanent_for_one_use_may_be_used_at_once_or_laid():
    tonic = card(
        "tonic",
        type="treasure",
        kinds=["potion"],
        duration="permanent",
        one_use=True,
        abilities=ability("activate", MARK, discard_self=True),
    )
    scene = table(tonic)
    ann = scene.heroes[0].has(inventory="w1 w2 w3")
    plays(ann, "tonic", "branch 1")
    assert (worked(ann), ann.inventory, scene.discarded[-1]) == (1, ["w1", "w2", "w3"], "tonic")
    ann.has(inventory="")
    plays(ann, "tonic", "keep")
    assert (worked(ann), ann.inventory) == (1, ["tonic"])
    ann.does("use tonic 1")
    assert (worked(ann), ann.inventory) == (2, [])


def test_upkeep_is_paid_at_the_reset_or_the_card_returns():
    scene = table(lasting("pet", ability("passive", "modify(magic, you, 1, in_play)"), upkeep=2), phase="")
    ann = scene.heroes[0].has(inventory="pet", glory=3)
    scene.phase("reset")
    assert (ann.glory, ann.inventory) == (1, ["pet"])
    scene.phase("reset")
    assert (ann.glory, ann.inventory, ann.hand) == (1, [], ["pet"])


@pytest.mark.parametrize(
    ("timing", "phase", "seat", "expected"),
    [
        ("villainy", "villainy", 0, True),
        ("villainy", "feats", 0, False),
        ("feats", "feats", 0, True),
        ("feats", "villainy", 0, False),
        ("anytime", "feats", 0, True),
        ("anytime", "villainy", 0, True),
        ("anytime", "reset", 1, True),
        ("feats", "reset", 0, False),
        ("villainy", "reset", 0, False),
    ],
)
def test_timings(timing, phase, seat, expected):
    sort = "curse" if timing == "villainy" else "boon"
    scene = table(
        card("it", "glory(you, 1)", type=sort, timing=timing),
        card("other", "glory(you, 1)", timing="anytime"),
        phase="",
    )
    ann = scene.heroes[0].has(hand="it")
    scene.phase(phase, seat)
    assert ann.may("play it") is expected


def test_a_response_is_for_the_defender_in_the_stage_of_responses():
    scene = table(
        card("it", "glory(you, 1)", timing="response"),
        card("other", "glory(you, 1)", timing="anytime"),
        seats=3,
        phase="villainy",
    )
    ann, bob, cid = scene.heroes
    cid.has(hand="other b1")
    bob.has(hand="it")
    assert not ann.may("play it")
    sends(scene, "m1")
    assert bob.may("play it")
    bob.does("play it")
    assert scene.asked == 2
    cid.has(hand="it")
    assert not cid.may("play it")
