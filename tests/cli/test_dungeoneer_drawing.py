"""What Dungeoneer draws at the terminal: map, sheet, rivals, battles."""

from __future__ import annotations

from types import SimpleNamespace
from typing import cast

import pytest

from tests.cli.dungeoneer_scene import PLAIN, SMALL, WIDE, Shown
from tests.rules.dungeoneer.scene import Scene
from undercroft.cli.dungeoneer import DungeoneerTable
from undercroft.cli.dungeoneer.glyphs import ASCII, UNICODE, glyphs_for
from undercroft.cli.table import Story
from undercroft.games.dungeoneer.game import Dungeoneer
from undercroft.games.dungeoneer.state import DungeoneerState
from undercroft.kernel.match import Match
from undercroft.kernel.messages import Name
from undercroft.locales import LANGUAGES, Speaker

PLACES = """
    [[locations]]
    id = "vault"
    frame = "dungeon"
    type = "room"
    exits = ["open", "wall", "trapped speed 7", "blocked melee 6"]
    hazard = "spikes speed 5"
    glory = 2
    peril = 3
"""
STICK = """
    [[cards]]
    id = "stick"
    type = "treasure"
    kinds = ["staff"]
    cost = 2
    timing = "feats"
    duration = "permanent"
    [[cards.abilities]]
    on = "passive"
    effects = ["modify(melee, you, 2, in_play)"]
    [[cards]]
    id = "itch"
    type = "curse"
    cost = 1
    timing = "villainy"
    duration = "permanent"
    aim = "rival"
    [[cards.abilities]]
    on = "passive"
    effects = ["modify(magic, target, -1, in_play)"]
"""


def test_exits_show_walls_threats_and_where_nothing_lies():
    scene = Scene(locations=PLACES).map({"0,0": "gate", "1,0": "vault", "1,1": "t1"}).phase("feats")
    for hero in scene.heroes:
        hero.has(place="gate")
    drawn = Shown(scene, space=WIDE).map
    middle = next(line for line in drawn.splitlines() if "gate" in line and "vault" in line)
    after = drawn.splitlines()[drawn.splitlines().index(middle) + 1]
    assert "◀▒†6" in after, "leaving the vault to the west is blocked: melee 6"
    assert "┃" in middle.partition("vault")[2], "the eastern side is a wall"
    assert "!»7▼" in drawn, "to the south it is trapped: speed 7"
    assert "▲" in drawn
    assert "◀" in middle.partition("gate")[0], "the entrance leads west to where nothing lies"


def test_a_turned_location_shows_its_exits_where_they_are_now():
    scene = Scene(locations=PLACES).map({"0,0": "gate", "-1,0": "vault r180"}).phase("feats")
    for hero in scene.heroes:
        hero.has(place="gate")
    shown = Shown(scene, space=WIDE)
    assert "▒†6▶" in shown.map
    assert "-1,0 vault: Room · glory 2, peril 3. ▲!»7 ▶▒†6 ▼. Spikes: speed 5+ or 1 wound." in shown.map


def test_heroes_hazards_tokens_and_quests_stand_in_the_locations():
    scene = Scene(locations=PLACES).map({"0,0": "gate", "1,0": "vault", "0,1": "r1"}).phase("feats")
    ann, bob = scene.heroes
    ann.has(place="gate", quests="q1")
    bob.has(place="vault", quests="q2")
    scene.state.loose = [scene.quest("q3"), scene.location("vault")]
    rows = [line for line in Shown(scene, space=WIDE).map.splitlines() if "1 ⌂" in line or "★" in line]
    assert any("1 ⌂" in line and "2 ^♟" in line for line in rows)
    assert any("★" in line and "⌂" not in line for line in rows), "the place of the own quest is marked"


def test_the_small_map_is_used_where_the_large_one_does_not_fit():
    cells = {f"{east},0": f"t{east}" for east in range(1, 8)}
    scene = Scene().map({"0,0": "gate", **cells}).phase("feats")
    for hero in scene.heroes:
        hero.has(place="t7")
    screen = Shown(scene).screen
    assert "12" in screen
    assert 'map" shows the rest' in screen
    assert all(len(line) <= 80 for line in screen.splitlines())


def test_the_sheet_tells_where_values_come_from():
    scene = Scene(cards=STICK).map({"0,0": "gate"}).phase("feats")
    scene.heroes[0].has(place="gate", inventory="stick", curses="itch", level=5)
    sheet = Shown(scene).sheet
    assert "melee 6: 4 at level 5, +2 stick" in sheet
    assert "magic 1: 2 at level 5, −1 itch" in sheet
    assert "speed 4: 4 at level 5" in sheet
    assert "treasures 1 of 3" in sheet
    assert "boons 0 of 3" in sheet
    assert "Curses:" in sheet
    assert "melee 6*" in Shown(scene).screen


def test_every_card_in_hand_has_its_text_on_the_sheet():
    scene = Scene(cards=STICK).map({"0,0": "gate"}).phase("feats")
    scene.heroes[0].has(place="gate", hand="stick itch")
    sheet = Shown(scene).sheet
    assert "Treasure · staff · 2 glory · feats phase · permanent" in sheet
    assert "Curse · 1 peril · villainy phase · permanent" in sheet


def test_quests_say_where_they_go_on_and_when_one_is_there():
    scene = Scene().map({"0,0": "gate", "1,0": "r1"}).phase("feats")
    ann = scene.heroes[0].has(place="gate", quests="q1 q2")
    screen = Shown(scene).screen
    assert "q1 at r1" in screen
    assert "q2 at (r2)" in screen, "a place that is not on the map yet stands in brackets"
    ann.has(place="r1")
    assert "q1 here!" in Shown(scene).screen


def test_rivals_stand_in_short_and_their_hands_stay_hidden():
    scene = Scene(cards=STICK).map({"0,0": "gate"}).phase("feats")
    scene.heroes[1].has(place="gate", hand="stick b1", inventory="w1", glory=4, peril=7, health=9)
    rivals = " ".join(Shown(scene).rivals.split())
    assert "♥9/12" in rivals
    assert "glory 4, peril 7" in rivals
    assert "hand 2" in rivals
    assert "has w1" in rivals
    assert "stick" not in rivals
    assert "b1" not in rivals


def test_a_battle_can_be_followed():
    duck = """
        [[cards]]
        id = "duck"
        type = "boon"
        cost = 1
        timing = "response"
        duration = "instant"
        effects = ["modify(counter, you, 1, battle)"]
    """
    scene = Scene(cards=duck).map({"0,0": "gate"}).phase("villainy", 1)
    ann, bob = scene.heroes
    ann.has(place="gate", peril=9, glory=1, hand="duck")
    bob.has(place="gate", hand="m1")
    shown = Shown(scene)
    bob.sends("m1, seat 1, melee")
    assert "Battle against you" in shown.screen
    assert "Battle against you, responses" in shown.screen
    assert "1 m1 ♥2 † 2+die  against you † 3+die" in shown.screen
    ann.does("play duck")
    assert any("You play duck for 1 glory." in line for line in shown.story)
    assert "Ben" in shown.screen
    told = "\n".join(shown.story)
    assert "Ben sends m1 at you for 2 peril, with melee." in told
    assert "greedy bot" not in told


def test_a_finished_attack_shows_its_result():
    cards = """
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
    scene = Scene(cards=cards).map({"0,0": "gate"}).phase("villainy", 1)
    ann, bob = scene.heroes
    ann.has(place="gate", peril=9, saved=1, hand="")
    bob.has(place="gate", hand="m1")
    scene.dice(5, 1)
    bob.sends("m1, seat 1, melee")
    while "pass" in scene.heroes[scene.asked].choices and "attack" not in str(
        scene.heroes[scene.asked].choices
    ):
        if scene.heroes[scene.asked].may("card m1"):
            break
        scene.heroes[scene.asked].does("pass")
    assert scene.asked == 0
    screen = Shown(scene).screen
    assert "† 7  against you † 4  HIT" in screen
    assert "a challenge?" in screen
    told = "\n".join(Shown(scene).story)
    assert "To arms! You defend yourself." in told
    assert "Attack by m1 with melee: 7 (2 + die 5). Your counterattack: 4 (3 + die 1)." in told


def test_a_battle_says_where_its_figures_come_from_and_what_a_hit_does():
    ghoul = """
        [[cards]]
        id = "ghoul"
        type = "encounter"
        kinds = ["undead"]
        cost = 2
        timing = "villainy"
        duration = "monster"
        [cards.monster]
        health = 2
        melee = "attack 2"
        [cards.monster.strikes]
        melee = ["wound(target, 2)"]
        [[cards]]
        id = "duck"
        type = "boon"
        cost = 1
        timing = "response"
        duration = "instant"
        effects = ["modify(counter, you, 1, battle)"]
    """
    scene = Scene(cards=STICK + ghoul).map({"0,0": "gate"}).phase("villainy", 1)
    ann, bob = scene.heroes
    ann.has(place="gate", peril=9, glory=3, hand="duck duck", inventory="stick")
    bob.has(place="gate", hand="ghoul")
    scene.state.scepter = 2
    bob.sends("ghoul, seat 1, melee")
    screen = Shown(scene, space=WIDE).screen
    assert "1 ghoul ♥2 † 2+2+die  against you † 5+die" in screen
    assert "ghoul: +2 the Scepter. Ada: +2 stick. A melee hit: the hero takes 2 wounds." in screen


def test_what_is_aimed_at_the_reader_is_told_to_the_reader():
    scene = Scene().map({"0,0": "gate"}).phase("villainy", 1)
    ann, bob = scene.heroes
    ann.has(place="gate", peril=9)
    bob.has(place="gate", hand="m1")
    bob.sends("m1, seat 1, melee")
    told = "\n".join(Shown(scene).story)
    assert "Ben sends m1 at you for 2 peril, with melee." in told
    assert "You send m1 at Ada for 2 peril, with melee." in "\n".join(Shown(scene, seat=1).story)


def test_cards_that_the_reader_draws_stand_in_one_sentence():
    scene = Scene().map({"0,0": "gate"}).phase("feats")
    scene.heroes[0].has(place="gate")
    shown = Shown(scene)
    log = scene.log.streams[0]
    before = len(log)
    for card in ("b1", "b2"):
        scene.state.tell_alone("card_drawn", 0, "DL-54", {"card": Name("card", card)}, True)
    told = shown.table.tell(Story(0, before), log, shown.match.start.players, scene.game, shown.speaker)
    assert told == ["You draw b1, b2."]


def test_a_test_says_its_die_and_what_came_of_it():
    scene = Scene(locations=PLACES).map({"0,0": "gate", "1,0": "vault"}).phase("feats")
    ann = scene.heroes[0].has(place="gate", ap=3, level=4)
    scene.dice(1)
    ann.does("move e")
    told = "\n".join(Shown(scene).story)
    assert "Your test: 5 against 5 (4 + die 1): made it." in told


def test_names_on_the_map_are_whole_where_there_is_room():
    places = PLACES.replace('"vault"', '"vault_of_the_toll"')
    scene = Scene(locations=places).map({"0,0": "gate", "1,0": "vault_of_the_toll"}).phase("feats")
    for hero in scene.heroes:
        hero.has(place="gate")
    assert "vault_of_the_toll" in Shown(scene, space=WIDE).screen
    cells = {f"{east},0": f"t{east}" for east in range(2, 6)}
    scene = Scene(locations=places).map({"0,0": "gate", "1,0": "vault_of_the_toll", **cells}).phase("feats")
    for hero in scene.heroes:
        hero.has(place="gate")
    assert "vault_of_t…" in Shown(scene, space=WIDE).map


def test_the_sheet_tells_what_a_card_costs_now():
    scene = Scene(cards=STICK).map({"0,0": "gate"}).phase("feats")
    scene.heroes[0].has(place="gate", hand="stick")
    assert " stick  2g" in Shown(scene).sheet


def test_the_sheet_tells_what_the_scepter_does_as_long_as_it_is_there():
    game = Dungeoneer()
    state = game.start(seats=2, seed=1, options={})
    assert isinstance(state, DungeoneerState)
    start = SimpleNamespace(players=("Ada", "Ben"), seats=2, game="dungeoneer")
    speaker = Speaker("en", game.name_in)

    def sheet() -> str:
        match = cast("Match", SimpleNamespace(state=state, game=game, start=start, moves=()))
        lines = DungeoneerTable().sheet(match, 0, speaker, WIDE)
        return " ".join(" ".join(line.plain for line in lines).split())

    assert "All undead get +1 to attack rolls for each token." in sheet()
    state.scepter = 0
    assert "All undead" not in sheet()


@pytest.mark.parametrize("space", [SMALL, WIDE, PLAIN], ids=["small", "wide", "plain"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_fits_and_is_said(language, space):
    scene = Scene(cards=STICK, locations=PLACES).map({"0,0": "gate", "1,0": "vault"}).phase("feats")
    scene.heroes[0].has(place="gate", hand="stick itch b1 w1 w2", inventory="w3", glory=9, lair="m1")
    shown = Shown(scene, language=language, space=space)
    for text in (shown.screen, shown.map, shown.sheet, shown.rivals, shown.asked):
        assert "⟨" not in text
        assert all(len(line) <= space.width for line in text.splitlines())
    lines = len(shown.screen.splitlines()) + len(shown.asked.splitlines())
    assert lines < space.height


def test_a_plain_terminal_gets_plain_signs():
    assert glyphs_for("ascii") is ASCII
    assert glyphs_for("latin-1") is ASCII
    assert glyphs_for("no such encoding") is ASCII
    assert glyphs_for("utf-8") is UNICODE
    scene = Scene(locations=PLACES).map({"0,0": "gate", "1,0": "vault"}).phase("feats")
    scene.heroes[0].has(place="gate", quests="")
    drawn = Shown(scene, space=PLAIN).screen.split("Quests")[0]
    assert all(ord(sign) < 128 or sign == "·" for sign in drawn), drawn
