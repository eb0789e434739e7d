"""The dungeon drawn in the terminal: walls, river, what lies in the rooms, and where the party stands."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from undercroft.cli.paper_dungeons import glyphs as signs
from undercroft.cli.paper_dungeons.glyphs import Glyphs
from undercroft.games.paper_dungeons.content import Content, Dungeon, Room
from undercroft.games.paper_dungeons.sheet import Sheet
from undercroft.games.paper_dungeons.tables import PASSAGES
from undercroft.locales import Speaker

COLUMNS: Final = 6
ROWS: Final = 7


@dataclass(frozen=True)
class Size:
    """How large a room is drawn: signs across and lines."""

    width: int
    lines: int

    @property
    def map_width(self) -> int:
        """How wide the whole map is."""
        return COLUMNS * (self.width + 1) + 1 + 4

    @property
    def map_lines(self) -> int:
        """How many lines the whole map takes."""
        return ROWS * (self.lines + 1) + 1


SMALL: Final = Size(7, 1)
LARGE: Final = Size(10, 2)


class DungeonDrawing:
    """One dungeon, with a party's marks on it if there is a sheet."""

    def __init__(
        self,
        content: Content,
        dungeon: Dungeon | None,
        speaker: Speaker,
        glyphs: Glyphs,
        size: Size,
        sheet: Sheet | None = None,
        targets: Collection[int] = (),
    ) -> None:
        self.rooms = content.map.rooms
        self.walls = {*content.map.walls, *(dungeon.walls if dungeon else ())}
        self.water = set(content.map.water)
        self.boss_rooms = dungeon.boss_rooms if dungeon else ()
        self.speaker = speaker
        self.glyphs = glyphs
        self.size = size
        self.sheet = sheet
        self.targets = targets

    def lines(self) -> list[Text]:
        """The map from row 7 down to the entrances, every line equally wide."""
        drawn = []
        for row in range(ROWS, 0, -1):
            drawn.append(self._border_above(row))
            drawn.extend(self._row(row, line) for line in range(self.size.lines))
        drawn.append(self._border_above(0))
        for line in drawn:
            line.append(" " * (self.size.map_width - line.cell_len))
        return drawn

    # --- Borders -----------------------------------------------------------------------------------------------------

    def _between(self, a: int | None, b: int | None) -> str:
        """What lies between two rooms: "wall", "water", "both" or "open"; outside the map is wall."""
        if a is None or b is None:
            return "open" if a is None and b is None else "wall"
        pair = (min(a, b), max(a, b))
        wall, water = pair in self.walls, pair in self.water
        return "both" if wall and water else "wall" if wall else "water" if water else "open"

    def _border_above(self, row: int) -> Text:
        """The line between a row and the one above it, with the joints of the walls and the numbers of bosses."""
        line = Text("   ")
        for column in range(COLUMNS + 1):
            line.append_text(self._joint(column, row))
            if column < COLUMNS:
                line.append_text(self._segment(column, row))
        return line

    def _segment(self, column: int, row: int) -> Text:
        glyphs, width = self.glyphs, self.size.width
        below, above = _room(column, row), _room(column, row + 1)
        kind = self._between(below, above)
        sign, style = {
            "wall": (glyphs.wall_across, signs.WALL),
            "water": (glyphs.river_across, signs.RIVER),
            "both": (glyphs.both_across, signs.RIVER),
            "open": (glyphs.open_across, signs.DONE),
        }[kind]
        middle = width // 2
        if row == 0:
            # The six entrances bear the letters of the columns.
            entrance = f"{glyphs.entrance}{chr(ord('A') + column)}{glyphs.entrance}".center(width)
            return Text(entrance, style=signs.HEADING)
        segment = Text(sign * width, style=style)
        if below in self.boss_rooms:
            number = Text(f" {glyphs.bosses[self.boss_rooms.index(below)]} ", style=f"{signs.BOSS} bold")
            return segment[: middle - 1] + number + segment[middle + 2 :]
        return segment

    def _joint(self, column: int, row: int) -> Text:
        """The sign where four rooms meet."""
        left_up, right_up = _room(column - 1, row + 1), _room(column, row + 1)
        left_down, right_down = _room(column - 1, row), _room(column, row)
        arms = (
            self._between(left_up, left_down),
            self._between(left_up, right_up),
            self._between(right_up, right_down),
            self._between(left_down, right_down),
        )
        walls = sum(1 << place for place, arm in enumerate(arms) if arm in ("wall", "both"))
        if walls:
            return Text(self.glyphs.joints[walls], style=signs.WALL)
        if "water" in arms:
            return Text(self.glyphs.river_crossing, style=signs.RIVER)
        return Text(self.glyphs.crossing, style=signs.DONE)

    # --- Rooms -------------------------------------------------------------------------------------------------------

    def _row(self, row: int, line: int) -> Text:
        glyphs = self.glyphs
        first = _index(0, row)
        passage = next((place for place, ends in enumerate(PASSAGES) if ends[0] == first), None)
        label = f"{row} " if line == self.size.lines // 2 else "  "
        text = Text(label, style=signs.HEADING)
        opening = passage is not None and line == self.size.lines - 1
        mark = "ab"[passage] if passage is not None else ""
        text.append(mark if opening else " ", style=signs.HEALING)
        for column in range(COLUMNS):
            text.append_text(self._upright(column, row, glyphs.passage_left if opening else ""))
            text.append_text(self._cell(_index(column, row), line))
        text.append_text(self._upright(COLUMNS, row, glyphs.passage_right if opening else ""))
        if opening:
            text.append(mark, style=signs.HEALING)
        return text

    def _upright(self, column: int, row: int, passage: str) -> Text:
        glyphs = self.glyphs
        if passage and column in (0, COLUMNS):
            return Text(passage, style=signs.HEALING)
        kind = self._between(_room(column - 1, row), _room(column, row))
        sign, style = {
            "wall": (glyphs.wall_up, signs.WALL),
            "water": (glyphs.river_up, signs.RIVER),
            "both": (glyphs.both_up, signs.RIVER),
            "open": (glyphs.open_up, signs.DONE),
        }[kind]
        return Text(sign, style=style)

    def _cell(self, index: int, line: int) -> Text:
        """A room's line: a mark in front (party, target, explored), then what lies there."""
        glyphs, sheet = self.glyphs, self.sheet
        bit = 1 << index
        here = sheet is not None and sheet.room == index
        explored = sheet is not None and bool(sheet.explored & bit)
        things = self._things(self.rooms[index])
        body = self._small(things) if self.size.lines == 1 else self._large(things)[line]
        mark = Text(" ")
        if line == 0:
            if here:
                mark = Text(glyphs.party, style=signs.MINE)
            elif index in self.targets:
                mark = Text(glyphs.target, style=signs.MAY)
            elif explored:
                mark = Text(glyphs.explored, style=signs.DONE)
        cell = mark + _fit(body, self.size.width - 1)
        if index in self.targets:
            cell.stylize(signs.MAY)
        elif here:
            cell.stylize("reverse")
        return cell

    def _things(self, room: Room) -> list[_Thing]:
        sheet, glyphs, say = self.sheet, self.glyphs, self.speaker.say
        bit = 1 << room.index
        explored = sheet is not None and bool(sheet.explored & bit)
        things = []
        if room.minion:
            dead = sheet is not None and bool(sheet.killed & bit)
            level = glyphs.dead if dead else str(room.minion_level)
            style = signs.DONE if dead or explored else "default"
            things.append(
                _Thing(
                    f"{say(f'map-short-{room.minion}')}{level}", f"{say(f'map-{room.minion}')} {level}", style
                )
            )
        if room.trap:
            word = f"{glyphs.trap} {say('map-trap')}"
            fits = cell_len(word) < self.size.width
            things.append(_Thing(glyphs.trap, word if fits else say("map-trap"), signs.HARM))
        if room.gem:
            things.append(self._gem(room, explored))
        elif room.treasure:
            style = signs.DONE if explored else signs.HEALING if room.treasure == "potion" else signs.GLORY
            short = glyphs.half if room.treasure == "half" else say(f"map-short-{room.treasure}")
            long = say(f"map-{room.treasure}", half=glyphs.half)
            things.append(_Thing(short, long, style))
        return things

    def _gem(self, room: Room, explored: bool) -> _Thing:
        sheet, glyphs = self.sheet, self.glyphs
        letter = 1 << "ABCDEFGH".index(room.gem)
        gone = sheet is not None and bool((sheet.gems_gone | sheet.gems_taken) & letter)
        sign = glyphs.gone if gone else glyphs.gem
        text = f"{sign}{room.gem}"
        return _Thing(text, text, signs.DONE if gone or explored else signs.GEM)

    def _small(self, things: Sequence[_Thing]) -> Text:
        text = Text()
        for thing in things:
            # A minion or a trap and a treasure: a gap between them where there is room for one.
            if text and text.cell_len + cell_len(thing.short) < self.size.width - 1:
                text.append(" ")
            text.append(thing.short, style=thing.style)
        return text

    def _large(self, things: Sequence[_Thing]) -> list[Text]:
        if len(things) <= 2:
            lines = [Text(thing.long, style=thing.style) for thing in things]
        else:
            lines = [Text(things[0].long, style=things[0].style), self._small(things[1:])]
        return lines + [Text()] * (2 - len(lines))


@dataclass(frozen=True)
class _Thing:
    """Something that lies in a room, in few signs and in a word."""

    short: str
    long: str
    style: str


def _index(column: int, row: int) -> int:
    return (row - 1) * COLUMNS + column


def _room(column: int, row: int) -> int | None:
    """A room by column 0-5 and row 1-7, None outside the map."""
    return _index(column, row) if 0 <= column < COLUMNS and 1 <= row <= ROWS else None


def _fit(text: Text, width: int) -> Text:
    """The text cut or filled to a width."""
    if text.cell_len > width:
        text.right_crop(len(text.plain) - len(set_cell_size(text.plain, width)))
    text.append(" " * (width - text.cell_len))
    return text
