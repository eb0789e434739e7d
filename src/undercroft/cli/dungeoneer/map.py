"""The map drawn in the terminal: locations with exits, threats and hazards, heroes, tokens, the throne."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from undercroft.cli.cells import Cells
from undercroft.cli.dungeoneer import glyphs as signs
from undercroft.cli.dungeoneer.glyphs import Glyphs
from undercroft.cli.dungeoneer.scene import Scene, cell_at, place_of
from undercroft.games.dungeoneer.atlas import exit_kind, is_open, laid, printed_side
from undercroft.games.dungeoneer.context import FIRST_LOCATION_SOURCE
from undercroft.games.dungeoneer.queries import difficulty
from undercroft.games.dungeoneer.state import LORD_DEFEATED
from undercroft.games.dungeoneer.tables import BLOCKED, OF_EXITS, OPEN_EXIT, TRAPPED, WALL
from undercroft.kernel.squares import STRIDE

MARGIN: Final = 4
"""Signs for the numbers of the rows."""


@dataclass(frozen=True)
class Size:
    """How large a location is drawn: signs across, lines, and signs between two locations."""

    width: int
    lines: int
    gap: int

    def columns(self, width: int) -> int:
        """How many locations fit beside each other."""
        return max(1, (width - MARGIN - self.gap) // (self.width + self.gap))

    def rows(self, lines: int) -> int:
        """How many locations fit below each other."""
        return max(1, (lines - 2) // (self.lines + 1))


SMALL: Final = Size(6, 1, 1)
LARGE: Final = Size(11, 2, 4)
WIDE: Final = Size(17, 2, 4)
"""Wide enough for most names."""
SIZES: Final = (WIDE, LARGE, SMALL)


class MapDrawing:
    """The map as a seat knows it. ``targets`` are cells that the question offers, with what one types for them."""

    def __init__(self, scene: Scene, targets: Mapping[int, str]) -> None:
        self.scene = scene
        self.known = scene.known
        self.glyphs: Glyphs = scene.glyphs
        self.targets = targets
        self.goals = {place for quest in scene.quests(scene.seat) for place in self._near_goals(quest)}

    def _near_goals(self, quest: int) -> list[int]:
        """Where a quest can be done; a kind of location that is everywhere would only hide the others."""
        card = self.scene.tables.quests[quest]
        goals = self.scene.goals(quest)
        return goals if card.names_places or goals is not card.places else []

    def whole(self) -> Cells:
        """All locations and targets."""
        cells = [self.known.cells[location] for location in laid(self.known)]
        places = [place_of(cell) for cell in (*cells, *self.targets)] or [(0, 0)]
        return Cells.holding(places)

    def focus(self) -> int:
        """The cell that matters: the middle of the targets, else where the own hero is, else the entrance."""
        if self.targets:
            return sorted(self.targets)[len(self.targets) // 2]
        place = self.scene.me.place
        return self.known.cells[place] if place >= 0 and self.known.cells[place] >= 0 else cell_at(0, 0)

    def fitting(self, width: int, lines: int) -> tuple[list[Text], bool]:
        """The drawing within a space: as large as the whole map fits, else small the part that matters.

        The second value tells whether anything is left out.
        """
        whole = self.whole()
        for size in SIZES:
            if whole.columns <= size.columns(width) and whole.rows <= size.rows(lines):
                return self.lines(size, whole), False
        part = whole.around(place_of(self.focus()), SMALL.columns(width), SMALL.rows(lines))
        return self.lines(SMALL, part), True

    def lines(self, size: Size, frame: Cells) -> list[Text]:
        """The numbers of the columns, then row by row."""
        head = " " * (MARGIN + size.gap) + (" " * size.gap).join(
            str(east).center(size.width) for east in range(frame.west, frame.east + 1)
        )
        drawn = [Text(head.rstrip(), style=signs.HEADING)]
        for south in range(frame.north, frame.south + 1):
            drawn.append(self._border(size, frame, south))
            drawn += [self._row(size, frame, south, line) for line in range(size.lines)]
        drawn.append(self._border(size, frame, frame.south + 1))
        return drawn

    # --- Edges -------------------------------------------------------------------------------------------------------

    def _at(self, cell: int) -> int:
        return self.known.at[cell] if 0 <= cell < len(self.known.at) else -1

    def _edge(self, cell: int, side: int) -> str:
        """What lies between a cell and its neighbour: nothing, "wall", "way" or "on" (an exit to where nothing lies)."""
        here, other = self._at(cell), self._at(cell + STRIDE[side])
        if here < 0 and other < 0:
            return ""
        if here < 0:
            return "wall" if exit_kind(self.known, other, (side + 2) % 4) == WALL else "on"
        own = exit_kind(self.known, here, side)
        if other < 0:
            return "wall" if own == WALL else "on"
        theirs = exit_kind(self.known, other, (side + 2) % 4)
        if own == WALL or theirs == WALL:
            one_way = self.scene.tables.one_way and (own == WALL) != (theirs == WALL)
            return "way" if one_way else "wall"
        return "way"

    def _threat(self, location: int, side: int) -> str:
        """What stands in the way of a hero who leaves a location by a side: "▒†6", "!»5", nothing where it is open."""
        if location < 0:
            return ""
        kind = exit_kind(self.known, location, side)
        if kind in (OPEN_EXIT, WALL) or is_open(self.known, location, side):
            return ""
        card = self.scene.tables.locations[location]
        printed = printed_side(self.known, location, side)
        stat = card.exit_stats[printed]
        number = card.exit_numbers[printed] + difficulty(self.known, OF_EXITS, self.scene.seat)
        sign = self.glyphs.blocked if kind == BLOCKED else self.glyphs.trapped
        return f"{sign}{self.glyphs.forms[stat] if stat >= 0 else ''}{number}"

    def _way_sign(self, cell: int, side: int) -> tuple[str, str]:
        """One sign for an edge that can be passed: the worse of its two threats."""
        here, other = self._at(cell), self._at(cell + STRIDE[side])
        threats = self._threat(here, side) + self._threat(other, (side + 2) % 4)
        if self.glyphs.trapped in threats:
            return self.glyphs.trapped, signs.TRAPPED
        return (self.glyphs.blocked, signs.BLOCKED) if threats else (" ", "default")

    def _border(self, size: Size, frame: Cells, south: int) -> Text:
        """The line above a row."""
        line = Text(" " * MARGIN)
        for east in range(frame.west, frame.east + 2):
            line.append_text(self._corner(size, frame, east, south))
            if east <= frame.east:
                line.append_text(self._segment(size, cell_at(east, south)))
        return line

    def _corner(self, size: Size, frame: Cells, east: int, south: int) -> Text:
        cell = cell_at(east, south)
        left = east > frame.west and self._edge(cell - 1, 0) != ""
        right = east <= frame.east and self._edge(cell, 0) != ""
        arms = (
            left,
            south > frame.north and self._edge(cell - STRIDE[2], 3) != "",
            right,
            south <= frame.south and self._edge(cell, 3) != "",
        )
        joint = self.glyphs.joints[sum(2**place for place, arm in enumerate(arms) if arm)]
        if size is not SMALL:
            across = self.glyphs.wall_across
            joint = f"{across if left else ' '}{joint}{(across if right else ' ') * 2}"
        return Text(joint, style=signs.WALL)

    def _segment(self, size: Size, cell: int) -> Text:
        """The edge above a cell."""
        glyphs, inner = self.glyphs, size.width - 2
        edge = self._edge(cell, 0)
        if not edge:
            return Text(" " * size.width)
        wall = glyphs.wall_across
        if edge == "wall":
            return Text(wall * size.width, style=signs.WALL)
        if edge == "on":
            down = self._at(cell) < 0
            location, side = (self._at(cell + STRIDE[0]), 2) if down else (self._at(cell), 0)
            threat = self._threat(location, side) if size is not SMALL else ""
            middle, style = f"{threat}{glyphs.arrows[side]}".center(inner), signs.ON
        elif size is SMALL:
            sign, style = self._way_sign(cell, 0)
            middle = (sign * 2).center(inner)
        else:
            south = self._threat(self._at(cell + STRIDE[0]), 2)
            north = self._threat(self._at(cell), 0)
            both = [
                f"{south}{glyphs.arrows[2]}" if south else "",
                f"{north}{glyphs.arrows[0]}" if north else "",
            ]
            middle, style = " ".join(part for part in both if part).center(inner), signs.BLOCKED
        return Text.assemble((wall, signs.WALL), (middle, style), (wall, signs.WALL))

    def _upright(self, size: Size, cell: int, line: int) -> Text:
        """A line of the edge to the left of a cell."""
        glyphs = self.glyphs
        edge = self._edge(cell, 3)
        west, here = self._at(cell - 1), self._at(cell)
        if not edge:
            return Text(" " * size.gap)
        if edge == "wall":
            return Text(glyphs.wall_up.center(size.gap), style=signs.WALL)
        if edge == "on":
            location, side = (west, 1) if west >= 0 else (here, 3)
            arrow = glyphs.arrows[side]
            if size is SMALL:
                return Text(arrow, style=signs.ON)
            threat = self._threat(location, side)
            mark = f"{threat}{arrow}" if side == 1 else f"{arrow}{threat}"
            return Text(mark.center(size.gap) if line == 0 else " " * size.gap, style=signs.ON)
        if size is SMALL:
            sign, style = self._way_sign(cell, 3)
            return Text(sign, style=style)
        east_way, west_way = self._threat(west, 1), self._threat(here, 3)
        mark = f"{east_way}{glyphs.arrows[1]}" if east_way else ""
        if line:
            mark = f"{glyphs.arrows[3]}{west_way}" if west_way else ""
        return Text(mark.center(size.gap), style=signs.TRAPPED if glyphs.trapped in mark else signs.BLOCKED)

    # --- Locations ---------------------------------------------------------------------------------------------------

    def _row(self, size: Size, frame: Cells, south: int, line: int) -> Text:
        label = f"{south:>{MARGIN - 1}} " if line == 0 else " " * MARGIN
        text = Text().append(label, style=signs.HEADING)
        for east in range(frame.west, frame.east + 1):
            cell = cell_at(east, south)
            text.append_text(self._upright(size, cell, line))
            text.append_text(self._inside(size, cell, line))
        return text.append_text(self._upright(size, cell_at(frame.east + 1, south), line))

    def _inside(self, size: Size, cell: int, line: int) -> Text:
        """A line of what lies on a cell."""
        location = self._at(cell)
        target = self.targets.get(cell)
        if location < 0:
            if target is None or line:
                return Text(" " * size.width)
            return Text(f"({target})".center(size.width), style=signs.MAY)
        here = location == self.scene.me.place
        if size is not SMALL and line == 0:
            text = Text(self._name(location, size.width), style=signs.HEADING)
        else:
            text = self.contents(location)
            text.truncate(size.width, pad=True)
        if here:
            text.stylize(signs.HERE)
        elif target is not None:
            text.stylize(signs.MAY)
        return text

    def _name(self, location: int, width: int) -> str:
        """A location's name, exactly so wide."""
        name = self.scene.place_name(location)
        if cell_len(name) > width:
            return set_cell_size(name, width - 1).rstrip().ljust(width - 1) + self.glyphs.left_out
        return set_cell_size(name, width)

    def contents(self, location: int) -> Text:
        """Heroes by number, hazard, throne, tokens, what is attached, whether an own quest leads here."""
        scene, glyphs, known = self.scene, self.glyphs, self.known
        card = scene.tables.locations[location]
        text = Text()
        for player in known.players:
            if player.alive and player.place == location:
                text.append(str(player.seat + 1), style=signs.HEROES[player.seat])
        if text.cell_len:
            text.append(" ")
        if card.entrance:
            text.append(glyphs.entrance)
        if card.throne and known.lord_status != LORD_DEFEATED:
            text.append(glyphs.throne, style=signs.HARM)
        elif card.hazard:
            text.append(glyphs.hazards[card.hazard - 1], style=signs.HARM)
        if location in known.loose[1::2]:
            text.append(glyphs.token, style=signs.GLORY)
        if FIRST_LOCATION_SOURCE + location in known.hosts:
            text.append(glyphs.attached, style=signs.HARM)
        if location in self.goals:
            text.append(glyphs.quest, style=signs.GLORY)
        return text


def exit_words(scene: Scene, location: int, half: int) -> str:
    """The four exits of a location that is about to be laid, in signs: "▲ ▶▒†6 ▼ ◀!»5"; walls are left out."""
    card = scene.tables.locations[location]
    parts = []
    for side in range(4):
        printed = (side + 2 * half) % 4
        kind = card.exits[printed]
        if kind == WALL:
            continue
        threat = ""
        if kind in (BLOCKED, TRAPPED):
            sign = scene.glyphs.blocked if kind == BLOCKED else scene.glyphs.trapped
            threat = f"{sign}{scene.glyphs.forms[card.exit_stats[printed]]}{card.exit_numbers[printed]}"
        parts.append(f"{scene.glyphs.arrows[side]}{threat}")
    return " ".join(parts)
