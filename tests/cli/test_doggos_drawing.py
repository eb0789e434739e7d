"""What the terminal shows of Dungeons & Doggos: the map, the sheet, the drawn card, and how all fit."""

from __future__ import annotations

import random

import pytest

from tests.cli.doggos_scene import PLAIN, SMALL, WIDE, Fixed, crossroads
from tests.doggos_shapes import GAME
from undercroft.cli.doggos import DoggosTable
from undercroft.cli.session import question_lines
from undercroft.cli.table import Space
from undercroft.games.doggos.codes import EXPLORE, OUT
from undercroft.kernel.match import Match
from undercroft.locales import LANGUAGES, Speaker

SMALL_MAP = """\
Dungeons & Doggos · round 1 of 3 · 79 in the deck · supply †)✶✶ · 0 coins now
       0      1      2      3     Joan of Bark, Knight
    ┏━ ▲  ━┓                      Attack †2 )1 ✶0
 -2 ┃ ^)   ┃                      Defence 3
    ┣━    ━╋━ ▲  ━┳━ ▲  ━┳━ ▲  ━┓ Paws ●●●●● 5, extra 2
 -1 ┃ ††→) ┃ flask  2†)✶ ┃ †††→◆▶ Potions †  Keys 0
    ┣━    ━╋━    ━╋━━━━━━╋━    ━┫ ★ The last wish: 0
  0 ┃ START  (◎)    †)|✶●  $2   ┃ ☆ Bullseye: 0 to 1
    ┣━    ━╋━    ━╋━━━━━━┻━ ▼  ━┛ ☆ Staring match: 0
  1 ┃ (◎)  ┃ k→$4 ▒               ●2 Ben: asleep
    ┗━ ▼  ━┻━━━━━━┛"""

PLAIN_MAP = """\
       0      1      2      3     Joan of Bark, Knight
    #= ^  =#                      Attack /2 )1 *0
 -2 # ^)   #                      Defence 3
    #=    =#= ^  =#= ^  =#= ^  =# Paws ppppp 5, extra 2
 -1 # //>) # flask  2/)* # ///>]> Potions /  Keys 0
    #=    =#=    =#======#=    =# * The last wish: 0
  0 # START  (O)    /)|*p  $2   # - Bullseye: 0 to 1
    #=    =#=    =#======#= v  =# - Staring match: 0
  1 # (O)  # k>$4 D               p2 Ben: asleep
    #= v  =#======#"""

LARGE_MAP = """\
         0         1         2         3
    ┏━   ▲   ━┓
 -2 ┃ Vacuum c┃
    ┃ ^)      ┃
    ┣━       ━╋━   ▲   ━┳━   ▲   ━┳━   ▲   ━┓
 -1 ┃ Ifrit   ┃ Alchemis  Dragon  ┃ Cerberus▶
    ┃ ††!1→)  ┃ flask     2†)✶!3$4┃ †††!2→◆$
    ┣━       ━╋━       ━╋━━━━━━━━━╋━       ━┫
  0 ┃ START     Portal    Old tram  Two coin┃
    ┃           (◎)       †)|✶●     $2      ┃
    ┣━       ━╋━       ━╋━━━━━━━━━┻━   ▼   ━┛
  1 ┃ Portal  ┃ Chest   ▒
    ┃ (◎)     ┃ k→$4    ▒
    ┗━   ▼   ━┻━━━━━━━━━┛"""


def test_the_small_map_looks_like_this():
    assert "\n".join(crossroads().screen()) == SMALL_MAP


def test_without_the_signs_it_is_drawn_in_ascii():
    lines = crossroads().screen(PLAIN)
    assert "\n".join(lines[1:]) == PLAIN_MAP


def test_the_large_map_names_the_rooms():
    scene = crossroads()
    lines = scene.board()
    assert "\n".join(lines[:14]) == LARGE_MAP
    assert "\n".join(line[:45].rstrip() for line in scene.screen(WIDE)[1:15]) == LARGE_MAP


def test_the_map_explains_its_signs():
    legend = " ".join(crossroads().board()[14:])
    for text in ("† sword", ") bow", "✶ fireball", "k key", "▒ door", "╳ broken passage", "░░ emptied"):
        assert text in legend


def test_rivals_stand_below_a_large_map():
    lines = crossroads().screen(WIDE)
    assert lines[-1].startswith("●2 Ben, Ruta of the Snows, asleep: coins 5, paws 6, attack †1 )0 ✶2")


def test_a_path_leaves_paws_marks_and_an_emptied_cell():
    scene = crossroads().walk("leave", "n", "fight")
    lines = scene.screen()
    assert lines[5].startswith(" -1 ┃●1††→)┃")
    assert "Attack †2 )1+1 ✶0" in lines[2]
    assert "Paws ●●●● 4" in lines[4]
    assert "Path: 1 room, 1 card" in lines[6]
    assert "★ The last wish: 1 $2" in lines[7]
    assert "7 coins now" in lines[0], "2 for the ifrit, 5 for the most bows"
    scene.walk("n", "disarm path 0,-1")
    lines = scene.screen()
    assert lines[3].startswith(" -2 ┃@^)   ┃")
    assert lines[5].startswith(" -1 ┃●1░░░░┃")
    assert lines[4].startswith("    ┣━━━━━━╋"), "all its edges are closed"
    assert lines[7].startswith("  0 ┃·START  (◎)")
    scene.walk("out", "confirm")
    # The round is over: a new dungeon is begun.
    assert "round 2 of 3" in scene.screen()[0]


def test_damage_stands_against_defence():
    assert "Defence 3, damage 1" in crossroads().walk("leave", "n", "pass").screen()[3]


def test_passages_and_paws_stay_for_everybody():
    scene = Fixed("bonk").keep()
    scene.draw("ifrit_bow")
    scene.walk("place 0,-1", "r0")
    scene.play(1, "explore")
    scene.chance("room", [card.id for card in GAME.content.cards].index("coins_1"))
    scene.play(1, "place 1,0")
    scene.play(1, "r90")
    scene.walk("leave", "n", "fight", "break e", "confirm")
    lines = scene.board()
    assert "●1Ifrit  ╳" in lines[2]
    assert "A coin" in lines[5]


def test_a_spent_card_leaves_a_closed_cell_and_a_covered_trap_for_everybody():
    scene = Fixed("joan").keep()
    scene.draw("ifrit_bow")
    scene.walk("place 0,-1", "r0")
    scene.play(1, "explore")
    scene.chance("room", [card.id for card in GAME.content.cards].index("trap_bow_straight"))
    scene.play(1, "place 0,-2")
    scene.play(1, "r0")
    scene.walk("leave", "n", "fight", "n", "disarm path 0,-1", "out", "confirm")
    lines = scene.board()
    assert lines[2].startswith(" -2 ┃×Vacuum c┃")
    assert lines[5].startswith(" -1 ┃●1░░░░░░░┃")


def test_a_drawn_card_shows_its_rotations_and_where_it_may_go():
    scene = crossroads()
    scene.draw("coins_1")
    lines = scene.screen()
    text = "\n".join(lines)
    assert "┏━  ━┓ ┏━━━━┓ ┏━  ━┓ ┏━  ━┓" in text
    assert "┃ $1     $1     $1 ┃   $1" in text
    assert "r0    r90    r180   r270" in text
    for number in range(1, 9):
        assert f"({number})" in text
    scene.walk("place 0,2")
    assert any(line.startswith("  2   $1") for line in scene.screen())


def test_a_card_that_looks_the_same_is_shown_once():
    scene = crossroads()
    scene.draw("portal_cross")
    text = "\n".join(scene.screen())
    assert "r0" in text
    assert "r90" not in text


def corridor() -> Fixed:
    """Twelve rooms in a row to the east."""
    scene = Fixed("joan").keep()
    for east in range(1, 13):
        scene.lay("coins_1", f"{east},0", 90)
    return scene


def test_a_dungeon_larger_than_the_window_shows_the_part_that_matters():
    scene = corridor()
    newest = scene.screen()
    assert newest[1].split()[:2] == ["7", "8"]
    assert any("shows the rest" in line for line in newest)
    scene.walk("leave", "e")
    walking = scene.screen()
    assert walking[1].split()[:2] == ["0", "1"]
    assert any("@$1" in line for line in walking)
    whole = scene.board(Space(100, 24, "utf-8"))
    assert whole[0].split()[0] == "0"
    assert whole[0].split()[-1] == "12"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("space", [SMALL, WIDE, PLAIN, Space(60, 20, "utf-8"), Space(40, 12, "ascii")])
def test_the_screen_fits_the_terminal(language, space):
    match, table = Match(GAME, 4, 26), DoggosTable()
    speaker = Speaker(language, GAME.name_in)
    source = random.Random(2)
    asked = 0
    while not match.state.over and asked < 60:
        seat = match.state.to_act[0]
        codes = match.state.choices(seat)
        if seat == 0:
            asked += 1
            lines = table.screen(match, 0, speaker, space)
            question = question_lines(table.question(match, 0, speaker, space, ()), space.width)
            assert max(line.cell_len for line in lines) <= space.width
            assert "⟨" not in "".join(line.plain for line in (*lines, *question))
            if space.width >= 80:
                assert len(lines) + len(question) < space.height
        explores = EXPLORE in codes and source.random() < 0.9
        wanders = [code for code in codes if code != OUT] or codes
        match.play(seat, EXPLORE if explores else source.choice(wanders))
    assert asked == 60


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_the_map_fit_their_rooms(language):
    speaker = Speaker(language)
    assert len(speaker.say("dog-map-start")) <= 5
    assert len(speaker.say("dog-map-potion")) <= 5


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sheet_says_everything(language):
    scene = crossroads().walk("leave", "n", "fight")
    lines = DoggosTable().sheet(scene.match, 0, scene.speaker(language), SMALL)
    text = "\n".join(line.plain for line in lines)
    assert "⟨" not in text
    dog = GAME.content.dog("joan")
    assert dog.name.in_language(language) in text
    assert "Ben" in text
    for quest in ("ifrit", "cat_eye"):
        card = next(card for card in GAME.content.quests if card.monster == quest)
        assert card.name.in_language(language) in text


def test_without_colour_there_are_no_control_signs(cli, monkeypatch):
    monkeypatch.setenv("NO_COLOR", "1")
    told = cli.run("play", "doggos", "--seed", "5")
    assert told.code == 0
    assert "\x1b" not in told.out
    assert "Which dog are you?" in told.out or "Which quest" in told.out
