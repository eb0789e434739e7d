"""What the terminal shows: the map, the sheet, and how both fit."""

from __future__ import annotations

import pytest

import undercroft
from undercroft.cli.paper_dungeons import PaperDungeonsTable
from undercroft.cli.paper_dungeons.glyphs import ASCII, UNICODE
from undercroft.cli.paper_dungeons.map import LARGE, SMALL, DungeonDrawing
from undercroft.cli.table import Space
from undercroft.games.paper_dungeons.game import PaperDungeons
from undercroft.kernel.match import Match
from undercroft.locales import LANGUAGES, Speaker

MAP = """\
   ┏━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┓
7  ┃ ^ lvl ┊ zo5 ♦G┊ pot   ┊ og5   ≈ ½     ┊ ^ ♦H  ┃
   ┃┈┈┈┈┈┈┈╺━━━━━━━╸┈┈┈┈┈┈┈·┈┈┈┈┈┈┈╺━━━━━━━╸┈┈┈┈┈┈┈┃
6  ┃ ^ ♦E  ┊ ½     ┊ gh5   ┊ pot   ≈ go5 ♦F┊ lvl   ┃
   ┃┈┈┈┈┈┈┈·┈┈┈┈┈┈┈≈≈≈≈≈≈≈≈≈┈┈┈┈┈┈┈≈┈┈┈┈┈┈┈╻┈┈┈┈┈┈┈┃
5  ┃ pot   ┊ gh4   ≈ ♦D    ┊ ^     ┊ lvl   ┃ pot   ┃
   ┃≈≈≈≈≈≈≈≈┈┈┈┈┈┈┈≈┈┈┈┈┈┈┈·┈┈┈┈┈┈┈·┈┈┈┈┈┈┈╹┈┈┈┈┈┈┈┃
4 b◀       ┊ og4lvl┊ pot   ┊ go4 ♦C┊       ┊ ½     ▶b
   ┃┈┈┈┈┈┈┈·┈┈┈┈┈┈┈·┈┈┈┈┈┈┈╺━━━━━━━╸┈┈┈┈┈┈┈≈≈≈≈≈≈≈≈┃
3  ┃ ^ ♦A  ┊ ½     ┊ gh3pot┊       ┊ ^     ≈ zo4 ♦B┃
   ┣━━━━━━━╸┈┈┈┈┈┈┈·┈┈┈┈┈┈┈·┈┈┈┈┈┈┈·┈┈┈┈┈┈┈≈┈┈┈┈┈┈┈┃
2 a◀ pot   ┊ zo3   ┊ ^     ┊ ½     ┊ lvl   ┊       ▶a
   ┃┈┈┈┈┈┈┈·┈┈┈┈┈┈┈╻┈┈┈┈┈┈┈·┈┈┈┈┈┈┈╺━━━━━━━╸┈┈┈┈┈┈┈┃
1  ┃ og3 ½ ┊       ┃ pot   ┊ go3pot┊ ^ ½   ┊ pot   ┃
   ┗  ▲A▲  ━  ▲B▲  ┻  ▲C▲  ━  ▲D▲  ━  ▲E▲  ━  ▲F▲  ┛"""


def game() -> PaperDungeons:
    found = undercroft.game("paper-dungeons")
    assert isinstance(found, PaperDungeons)
    return found


def match(seats: int = 2, seed: int = 5) -> Match:
    """A match in round 3, played by taking the first choice."""
    played = Match(game(), seats, seed)
    while played.state.view(None).numbers()["round"] < 3:
        seat = played.state.to_act[0]
        codes = played.state.choices(seat)
        played.play(seat, codes[len(codes) * 2 // 3])
    return played


def test_the_printed_map_looks_like_this():
    lines = DungeonDrawing(game().content, None, Speaker("en"), UNICODE, SMALL).lines()
    assert "\n".join(line.plain.rstrip() for line in lines) == MAP


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [SMALL, LARGE])
@pytest.mark.parametrize("glyphs", [UNICODE, ASCII])
def test_every_dungeon_fits_its_width(language, size, glyphs):
    for dungeon in game().content.dungeons:
        drawing = DungeonDrawing(game().content, dungeon, Speaker(language), glyphs, size)
        lines = drawing.lines()
        assert {line.cell_len for line in lines} == {size.map_width}
        assert len(lines) == size.map_lines
        text = "\n".join(line.plain for line in lines)
        if glyphs is ASCII and language == "en":
            assert text.isascii()
    assert size.map_width <= 80


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("width", "height"), [(80, 24), (100, 30), (120, 40), (200, 60), (60, 20), (40, 10)])
def test_the_screen_fits_the_terminal(language, width, height):
    played = match()
    speaker = Speaker(language, game().name_in)
    lines = PaperDungeonsTable().screen(played, 0, speaker, Space(width, height, "utf-8"))
    assert max(line.cell_len for line in lines) <= width
    if width >= 80:
        assert len(lines) <= max(16, height - 8)


def test_the_small_screen_leaves_room_for_the_question():
    """80 × 24: header, map and sheet take 16 lines."""
    lines = PaperDungeonsTable().screen(match(), 0, Speaker("en", game().name_in), Space(80, 24, "utf-8"))
    assert len(lines) == 16
    assert "Warrior" in lines[1].plain
    assert "E2" in lines[14].plain or "E2" in lines[13].plain


def test_explored_rooms_and_the_party_are_marked_without_colour():
    played = match(seed=6)
    lines = PaperDungeonsTable().board(played, 0, Speaker("en", game().name_in), Space(80, 24, "utf-8"))
    view = played.state.view(0)
    text = "\n".join(line.plain for line in lines[: LARGE.map_lines])
    numbers = view.numbers()
    explored = bin(numbers["0.explored"]).count("1")
    assert text.count("✓") + text.count("@") == explored


@pytest.mark.parametrize("environment", [{"NO_COLOR": "1"}, {"TERM": "dumb"}])
def test_without_colour_there_are_no_control_signs(cli, monkeypatch, environment):
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    told = cli.run("play", "paper-dungeons", "--seed", "5")
    assert "\x1b" not in told.out
    assert "┏━━" in told.out
