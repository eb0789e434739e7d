"""choose, when, each, may, and every condition."""

import pytest

from tests.games.dungeoneer.verbs import ability, card, lasting, monster, plays, sends, table, trap
from undercroft.locales import LANGUAGES, Speaker

# --- choose --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("branch", "glory", "peril"), [("branch 1", 12, 10), ("branch 2", 9, 15), ("branch 3", 9, 0)]
)
def test_one_of_several_effects(branch, glory, peril):
    scene = table(card("fork", "choose([glory(you, 3)], [peril(you, 5)], third=[peril(you, -10)])"))
    ann = scene.heroes[0].has(hand="fork")
    ann.does("play fork")
    assert ann.choices == ["branch 1", "branch 2", "branch 3"]
    ann.does(branch)
    assert (ann.glory, ann.peril) == (glory, peril)


def test_a_branch_is_described_by_what_it_does():
    scene = table(card("fork", "choose([glory(you, 2), wound(all, 1)], [peril(left, 5)])"))
    ann = scene.heroes[0]
    plays(ann, "fork")
    said = {}
    for language in LANGUAGES:
        speaker = Speaker(language, lambda name, _: name.id)
        for text in ("branch 1", "branch 2"):
            said[language, text] = speaker.choice(scene.state.describe(0, scene.codes[text]), "dungeoneer")
    assert said["en", "branch 1"] == "fork: you gain 2 glory; each hero takes 1 wound"
    assert said["en", "branch 2"] == "fork: the rival on your left gets 5 peril"
    assert len(set(said.values())) == 8
    assert not any("$" in line or "⟨" in line for line in said.values())


def test_what_may_be_paid_for_is_described():
    scene = table(card("offer", "may(glory=2, effects=[draw(you, 3)])"))
    ann = scene.heroes[0]
    plays(ann, "offer")
    choice = scene.state.describe(0, scene.codes["branch 1"])
    assert choice.kind == "pay"
    speaker = Speaker("en", lambda name, _: name.id)
    assert speaker.choice(choice, "dungeoneer") == "Pay for it: offer (you draw 3 cards)"


def test_two_branches():
    scene = table(card("fork", "choose([glory(you, 3)], [peril(you, 5)])"))
    ann = scene.heroes[0]
    plays(ann, "fork")
    assert ann.choices == ["branch 1", "branch 2"]


@pytest.mark.parametrize(("chooser", "asked"), [("", 0), (", chooser=you", 0), (", chooser=target", 1)])
def test_who_chooses(chooser, asked):
    fork = card(
        "fork", f"choose([wound(target, 1)], [glory(target, -4)]{chooser})", type="curse", aim="rival"
    )
    scene = table(fork, phase="villainy")
    ann, bob = scene.heroes
    plays(ann, "fork", "seat 2")
    assert scene.asked == asked
    scene.heroes[asked].does("branch 2")
    assert (bob.glory, bob.health) == (6, 12)


def test_every_hero_who_fails_chooses():
    gas = trap("gas", "speed 30", [], ["choose([wound(target, 1)], [glory(target, -4)], chooser=target)"])
    scene = table(gas, seats=3, phase="villainy")
    ann, bob, cid = scene.heroes
    ann.has(hand="gas").does("play gas", "seat 2", "done")
    bob.does("branch 1")
    cid.does("branch 2")
    ann.does("branch 2")
    assert [(hero.health, hero.glory) for hero in scene.heroes] == [(12, 6), (11, 10), (12, 6)]


# --- each ----------------------------------------------------------------------------------------------------------------


def test_an_effect_for_each_hero_in_turn():
    scene = table(
        card("rain", "each(opponents, [wound(target, 1), peril(target, 2), glory(you, 1)])"), seats=3
    )
    ann, _bob, _cid = scene.heroes
    plays(ann, "rain")
    assert [hero.health for hero in scene.heroes] == [12, 11, 11]
    assert [hero.peril for hero in scene.heroes] == [10, 12, 12]
    assert ann.glory == 11


def test_the_effect_for_one_hero_is_finished_before_the_next():
    scene = table(card("rain", "each(all, [fall(target), wound(target, 1)])"), seats=3)
    plays(scene.heroes[0], "rain")
    told = [
        (event.kind, event.seat) for event in scene.log.streams[-1] if event.kind in ("fell", "hero_wounded")
    ]
    assert told == [(kind, seat) for seat in range(3) for kind in ("fell", "hero_wounded")]


# --- may -----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("price", "facts"), [("glory=3", {"glory": 6}), ("ap=2", {"ap": 2}), ("wounds=2", {"health": 10})]
)
def test_a_price_may_be_paid_for_an_effect(price, facts):
    scene = table(card("offer", f"may({price}, effects=[peril(you, 5)])"))
    ann = scene.heroes[0].has(hand="offer")
    ann.does("play offer")
    assert ann.choices == ["pass", "branch 1"]
    ann.does("branch 1")
    assert ann.peril == 15
    figures = {"glory": ann.glory, "ap": ann.ap, "health": ann.health}
    assert figures == {"glory": 9, "ap": 4, "health": 12, **facts}


def test_a_price_may_be_refused():
    scene = table(card("offer", "may(glory=3, effects=[peril(you, 5)])"))
    ann = scene.heroes[0]
    plays(ann, "offer", "pass")
    assert (ann.glory, ann.peril) == (9, 10)


@pytest.mark.parametrize(
    ("price", "facts"), [("glory=3", {"glory": 3}), ("ap=2", {"ap": 1}), ("wounds=2", {"health": 2})]
)
def test_who_cannot_pay_is_not_asked(price, facts):
    scene = table(card("offer", f"may({price}, effects=[peril(you, 5)])"))
    ann = scene.heroes[0].has(**facts)
    plays(ann, "offer")
    assert (ann.peril, ann.may("end")) == (10, True)


def test_a_fallen_hero_has_no_action_points_for_it():
    scene = table(card("offer", "may(ap=1, effects=[peril(you, 5)])"))
    ann = scene.heroes[0].has(fallen=1)
    plays(ann, "offer")
    assert ann.may("end")


def test_the_price_is_paid_by_the_player_of_the_card():
    scene = table(card("offer", "each(opponents, [may(glory=2, effects=[wound(target, 1)])])"), seats=3)
    ann, bob, cid = scene.heroes
    plays(ann, "offer", "branch 1", "pass")
    assert (ann.glory, bob.health, cid.health) == (7, 11, 12)


# --- when and the conditions -------------------------------------------------------------------------------------------------


def asks(condition, **facts):
    """A card that gives 5 peril if a condition holds, takes 5 if not."""
    return card("ask", f"when({condition}, [peril(you, 5)], otherwise=[peril(you, -5)])", **facts)


def answer(scene, *choices):
    """What the card of ``asks`` said."""
    ann = scene.heroes[0]
    plays(ann, "ask", *choices)
    return {15: True, 5: False}[ann.peril]


@pytest.mark.parametrize(
    ("condition", "facts", "expected"),
    [
        ("fallen(you)", {"fallen": 1}, True),
        ("fallen(you)", {"fallen": 0}, False),
        ("wounded(you)", {"health": 11}, True),
        ("wounded(you)", {"health": 12}, False),
        ("at(entrance)", {"place": "gate"}, True),
        ("at(entrance)", {"place": "t1"}, False),
        ("at(room)", {"place": "r1"}, True),
        ("at(room)", {"place": "t1"}, False),
        ("at(tunnel)", {"place": "t1"}, True),
        ("at(tunnel)", {"place": "r1"}, False),
        ("level(you, 6)", {"level": 6}, True),
        ("level(you, 6)", {"level": 5}, False),
        ("glory(you, 7)", {"glory": 8}, True),
        ("glory(you, 7)", {"glory": 7}, False),
        ("quests(you, 2)", {"done": "q1 q2"}, True),
        ("quests(you, 2)", {"done": "q1"}, False),
        ("escorting(you)", {"escorts": "q1"}, True),
        ("escorting(you)", {}, False),
    ],
)
def test_conditions_about_you(condition, facts, expected):
    scene = table(asks(condition))
    scene.heroes[0].has(**facts)
    assert answer(scene) is expected


@pytest.mark.parametrize(("peril", "expected"), [(6, True), (5, False)])
def test_the_condition_about_peril(peril, expected):
    scene = table(asks("peril(target, 6)", aim="hero"))
    scene.heroes[1].has(peril=peril)
    assert answer(scene, "seat 2") is expected


@pytest.mark.parametrize(("seat", "expected"), [("seat 2", True), ("seat 3", False), ("seat 1", False)])
def test_conditions_about_the_target(seat, expected):
    scene = table(asks("fallen(target)", aim="hero"), seats=3)
    scene.heroes[1].has(fallen=1)
    assert answer(scene, seat) is expected


@pytest.mark.parametrize(("health", "expected"), [(11, True), (12, False)])
def test_conditions_about_the_hero_to_the_left(health, expected):
    scene = table(asks("wounded(left)"), seats=3)
    scene.heroes[1].has(health=health)
    scene.heroes[2].has(health=1)
    assert answer(scene) is expected


@pytest.mark.parametrize(("who", "expected"), [("attacker", True), ("defender", False)])
def test_conditions_about_the_sides_of_a_battle(who, expected):
    scene = table(asks(f"wounded({who})", timing="response"))
    ann, bob = scene.heroes
    ann.has(health=5)
    bob.has(hand="ask")
    ann.does("attack 2", "melee")
    bob.does("play ask")
    assert (bob.peril == 15) is expected


@pytest.mark.parametrize(("name", "expected"), [("bones", True), ("wolf", False)])
def test_the_kind_of_the_monster(name, expected):
    ask = asks("kind(undead)", timing="response", aim="monster")
    scene = table(ask, monster("bones", "undead", "knight"), monster("wolf"), phase="villainy")
    bob = scene.heroes[1].has(hand="ask", peril=11)
    sends(scene, name)
    bob.does("play ask", f"card {name}")
    assert (bob.peril == 15) is expected


@pytest.mark.parametrize(("form", "expected"), [("magic", True), ("melee", False)])
@pytest.mark.parametrize("aim", ["monster", "none"])
def test_the_form_of_the_attack(form, expected, aim):
    ask = asks("form(magic)", timing="response", aim=aim)
    scene = table(ask, monster("imp", magic="attack 2"), phase="villainy")
    bob = scene.heroes[1].has(hand="ask", peril=11)
    sends(scene, "imp", form=form)
    bob.does("play ask", *(["card imp"] if aim == "monster" else []))
    assert (bob.peril == 15) is expected


@pytest.mark.parametrize(("seat", "expected"), [(0, True), (1, False)])
def test_whose_turn_it_is(seat, expected):
    scene = table(asks("your_turn()", timing="anytime"), phase="")
    ann = scene.heroes[0].has(hand="ask")
    scene.phase("reset", seat)
    ann.does("play ask")
    assert (ann.peril == 15) is expected


def test_the_tokens_of_the_card():
    jar = lasting(
        "jar",
        ability("activate", "token(1)", glory=1),
        ability("activate", "when(tokens(2), [peril(you, 5)], otherwise=[peril(you, -5)])", glory=1),
        type="treasure",
    )
    scene = table(jar)
    ann = scene.heroes[0].has(inventory="jar")
    ann.does("use jar 1", "use jar 2")
    assert ann.peril == 5
    ann.does("use jar 1", "use jar 2")
    assert ann.peril == 10


def test_nothing_otherwise():
    scene = table(card("ask", "when(fallen(you), [peril(you, 5)])"))
    ann = scene.heroes[0]
    plays(ann, "ask")
    assert ann.peril == 10


def test_effects_come_in_their_order():
    scene = table(
        card("list", "when(fallen(you), [glory(you, 5)])", "fall(you)", "when(fallen(you), [peril(you, 5)])")
    )
    ann = scene.heroes[0]
    plays(ann, "list")
    assert (ann.glory, ann.peril) == (9, 15)


def test_combinators_inside_each_other():
    nest = card(
        "nest",
        "each(opponents, [test(target, speed, 8, failed=[choose([wound(target, 1)], [fall(target)], chooser=target)])])",
    )
    scene = table(nest, seats=3)
    ann, bob, cid = scene.heroes
    scene.dice(4, 1)
    plays(ann, "nest")
    cid.does("branch 2")
    assert (bob.health, bool(cid.player.fallen), cid.health) == (12, True, 12)
    assert ann.may("end")
