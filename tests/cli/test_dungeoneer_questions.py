"""What Dungeoneer asks at the terminal, and what can be typed."""

from __future__ import annotations

from types import SimpleNamespace
from typing import cast

from tests.cli.dungeoneer_scene import WIDE, Shown
from tests.rules.dungeoneer.scene import Scene
from undercroft.cli.dungeoneer import DungeoneerTable
from undercroft.games.dungeoneer.game import Dungeoneer
from undercroft.kernel.match import Match

SCARE = """
    [[cards]]
    id = "scare_off"
    type = "boon"
    cost = 3
    timing = "response"
    duration = "instant"
    aim = "monster"
    effects = ["dismiss(discard)"]
"""
GLOOM = """
    [[cards]]
    id = "gloom"
    type = "curse"
    cost = 2
    timing = "villainy"
    duration = "instant"
    aim = "rival"
    effects = ["wound(target, 1)"]
    [[cards]]
    id = "drain"
    type = "curse"
    cost = "X"
    timing = "villainy"
    duration = "instant"
    aim = "location"
    effects = ["wound(here, X)"]
"""


def feats(cells=None, **facts):
    scene = Scene().map(cells or {"0,0": "gate", "1,0": "r1"}).phase("feats")
    scene.heroes[0].has(**{"place": "gate", "quests": "q1", "hand": "", **facts})
    scene.heroes[1].has(place="r1", hand="")
    return scene


def test_a_step_says_where_it_leads_and_what_waits_there():
    shown = Shown(feats())
    asked = shown.asked
    assert "Feats, 4 AP: what does your hero do?" in asked
    step = next(entry for entry in shown.question().entries if entry.label == "Go east: r1")
    assert "+1 glory, +1 peril" in step.detail
    assert "★ q1" in step.detail
    assert "Ben" in step.detail


def test_sides_are_enough_to_walk():
    shown = Shown(feats())
    assert shown.short("e") == "move e"
    assert shown.short("East") == "move e"
    assert shown.short("x") is None
    scene = Scene().map({"0,0": "gate"}).phase("discard")
    scene.heroes[0].has(place="gate", hand="b1 b2")
    assert Shown(scene).short("e") is None


def test_many_cards_have_a_list_of_their_own():
    scene = feats(
        {"0,0": "gate", "1,0": "r1", "0,1": "t1", "0,-1": "t2", "-1,0": "t3"}, hand="b1 b2 w1 w2", glory=9
    )
    shown = Shown(scene)
    question = shown.question()
    group = next(entry for entry in question.entries if entry.key == "c")
    assert len(group.codes) == 4
    assert "w1" in group.detail
    opened = shown.question(group.codes)
    assert opened.entries[0].label == "Play b1, 1 glory"
    assert "search" in opened.entries[0].detail
    assert not any(entry.key == "c" for entry in Shown(scene, space=WIDE).question().entries)


def test_an_attacked_hero_is_told_what_can_be_done_with_what_and_for_how_much():
    scene = Scene(cards=SCARE).map({"0,0": "gate"}).phase("villainy", 1)
    ann, bob = scene.heroes
    ann.has(place="gate", peril=9, glory=5, hand="scare_off")
    bob.has(place="gate", hand="m1")
    bob.sends("m1, seat 1, melee")
    assert scene.asked == 0
    asked = Shown(scene).asked
    assert "You are attacked! Do you respond?" in asked
    assert "Pass" in asked
    assert "Play scare_off, 3 glory" in asked
    assert "leaves the battle" in asked or "discard" in asked


def test_a_declaration_says_what_was_chosen_so_far():
    scene = Scene(3, cards=GLOOM).map({"0,0": "gate", "1,0": "r1"}).phase("villainy")
    ann, bob, cid = scene.heroes
    ann.has(place="gate", hand="gloom drain")
    bob.has(place="gate", peril=5)
    cid.has(place="gate", peril=5)
    ann.does("play drain")
    shown = Shown(scene)
    assert shown.question().text == "At what is it aimed?"
    assert shown.question().aside == "So far: drain"
    ann.does("location gate")
    assert shown.question().text == "Whose peril pays?"
    assert "drain > gate" in shown.question().aside
    assert "peril 5" in shown.question().entries[0].detail
    ann.does("seat 2")
    question = shown.question()
    assert question.text == "How much is X?"
    assert [entry.key for entry in question.entries] == ["1", "2", "3", "4", "5"]
    assert question.entries[2].codes == (scene.codes["x 3"],)


def test_encounters_wait_for_a_last_word():
    scene = Scene().map({"0,0": "gate"}).phase("villainy")
    ann, bob = scene.heroes
    ann.has(place="gate", hand="m1")
    bob.has(place="gate", peril=5)
    ann.does("play m1")
    if ann.may("seat 2"):
        ann.does("seat 2")
    ann.does("melee")
    question = Shown(scene).question()
    assert question.kind == "done"
    assert question.aside == "Chosen: m1 > Ben (2p)"
    assert question.entries[0].codes == (scene.codes["done"],)


def test_a_location_is_placed_by_cell_and_rotation():
    places = """
        [[locations]]
        id = "bend"
        frame = "dungeon"
        type = "tunnel"
        exits = ["open", "open", "wall", "open"]
        glory = 1
        peril = 1
    """
    scene = Scene(locations=places).map({"0,0": "gate"}).phase("feats")
    scene.heroes[0].has(place="gate", hand="")
    scene.draws("bend")
    scene.heroes[0].does("explore")
    shown = Shown(scene)
    question = shown.question()
    assert question.text.startswith("bend: where does it go?")
    assert question.kind == "inline"
    cells = {entry.label: entry for entry in question.entries}
    assert set(cells) == {"0,-1", "-1,0", "1,0", "0,1"}
    assert len(cells["1,0"].codes) == 2
    assert len(cells["0,1"].codes) == 1
    turned = shown.question(cells["1,0"].codes)
    assert [entry.label for entry in turned.entries] == [
        "Place it 1 east of the entrance",
        "Place it 1 east of the entrance, turned by 180°",
    ]
    assert shown.short("1,0") == cells["1,0"].key
    assert shown.short("(1, 0)") == cells["1,0"].key
    assert shown.short("1,0 r180") == "place 1,0 r180"
    assert shown.short("5,5") == "place 5,5 r0", "so that it is refused with its reason"
    assert f"({cells['1,0'].key})" in shown.screen
    assert "r180 ▶ ▼ ◀" in shown.screen


def test_the_end_of_a_declared_placement_is_told_with_its_place():
    scene = Scene().map({"0,0": "gate"}).phase("feats")
    scene.heroes[0].has(place="gate", hand="")
    scene.draws("t5")
    scene.heroes[0].does("explore", "place 0,1 r0")
    assert any("You place t5, 1 south of the entrance." in line for line in Shown(scene).story)
    assert any("Ada places t5, 1 south of the entrance." in line for line in Shown(scene, seat=1).story)


def test_a_card_can_be_written_by_its_name_in_any_language():
    table = DungeoneerTable()
    match = cast("Match", SimpleNamespace(game=Dungeoneer(), state=SimpleNamespace(choices=lambda seat: [])))
    assert table.short_form(match, 0, "play Guardian M") == "play guardian_manticore"
    assert table.short_form(match, 0, "play  мантикора-страж") == "play guardian_manticore"
    assert table.short_form(match, 0, "attempt the rat mayor") == "attempt rat_mayor"
    assert table.short_form(match, 0, "play guardian_m") is None, "ids are read as they are"
    assert table.short_form(match, 0, "play g") is None, "several names begin so"
    assert table.short_form(match, 0, "play no such card") is None
    assert table.short_form(match, 0, "pass") is None


def test_a_card_to_discard_says_its_cost_and_text():
    scene = Scene(cards=SCARE).map({"0,0": "gate"}).phase("discard")
    scene.heroes[0].has(place="gate", hand="scare_off b1")
    entry = next(one for one in Shown(scene).question().entries if one.label == "Discard scare_off")
    assert entry.detail.startswith("3g · ")
    assert "discard" in entry.detail


def test_a_form_shows_the_values_of_both_sides():
    scene = Scene().map({"0,0": "gate"}).phase("feats")
    ann, bob = scene.heroes
    ann.has(place="gate", ap=3)
    bob.has(place="gate")
    ann.does("attack 2")
    assert any("† 3 against Ben † 3" in entry.detail for entry in Shown(scene).question().entries)


def test_whoever_plays_a_monster_is_asked_for_it_and_not_as_if_attacked():
    anytime = """
        [[cards]]
        id = "tea"
        type = "boon"
        cost = 1
        timing = "anytime"
        duration = "instant"
        effects = ["glory(you, 2)"]
        [[cards]]
        id = "m1"
        type = "encounter"
        kinds = ["beast"]
        cost = 2
        timing = "villainy"
        duration = "monster"
        [cards.monster]
        health = 9
        melee = "attack 2"
    """
    scene = Scene(cards=anytime).map({"0,0": "gate"}).phase("villainy", 1)
    ann, bob = scene.heroes
    ann.has(place="gate", peril=9, saved=1, hand="")
    bob.has(place="gate", hand="m1 tea", glory=5)
    scene.dice(5, 1)
    bob.sends("m1, seat 1, melee")
    while scene.asked == 1:
        bob.does("pass")
    ann.does("card m1", "melee")
    assert scene.asked == 1
    assert Shown(scene, seat=1).question().text == "An attack on m1. Do you step in?"
    assert "Battle! m1 must defend." in "\n".join(Shown(scene, seat=1).story)
