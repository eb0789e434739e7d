"""The dungeon drawn in the terminal: rooms with their exits, doors and passages, paws, and where the dog stands."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from rich.cells import set_cell_size
from rich.text import Text

from undercroft.cli.cells import Cells
from undercroft.cli.doggos import glyphs as signs
from undercroft.cli.doggos.glyphs import Glyphs
from undercroft.cli.doggos.scene import Scene
from undercroft.games.doggos.content import Card
from undercroft.games.doggos.grid import CLOSED, COVERED, EMPTY_CELL, FREE, LOCKED, edge_of
from undercroft.kernel.squares import HOME, STRIDE, WIDTH

MARGIN: Final = 4
"""Signs for the numbers of the rows."""
_ROW: Final = HOME // WIDTH
_COLUMN: Final = HOME % WIDTH


@dataclass(frozen=True)
class Size:
    """How large a room is drawn: signs across and lines."""

    width: int
    lines: int

    def columns(self, width: int) -> int:
        """How many rooms fit beside each other."""
        return max(1, (width - MARGIN - 1) // (self.width + 1))

    def rows(self, lines: int) -> int:
        """How many rooms fit below each other."""
        return max(1, (lines - 2) // (self.lines + 1))


SMALL: Final = Size(6, 1)
LARGE: Final = Size(9, 2)


def place_of(cell: int) -> tuple[int, int]:
    """Steps east and south of the start room."""
    return cell % WIDTH - _COLUMN, cell // WIDTH - _ROW


class DungeonDrawing:
    """The dungeon as a seat knows it. ``targets`` are cells that the question offers, with what one types for them."""

    def __init__(self, scene: Scene, targets: Mapping[int, str]) -> None:
        self.scene = scene
        self.grid = scene.grid
        self.glyphs: Glyphs = scene.glyphs
        self.targets = targets
        self.passages = {*self.grid.passages, *(scene.walk.passages if scene.walk else ())}

    def window(self) -> Cells:
        """All rooms, emptied cells and targets."""
        places = [place_of(cell) for cell in (*self.grid.cells, *self.targets)]
        if self.scene.view.chosen >= 0:
            places.append(place_of(self.scene.view.chosen))
        return Cells.holding(places)

    def focus(self) -> int:
        """The cell that matters: the chosen one, where the dog stands, the middle of the targets, the newest room."""
        scene = self.scene
        if scene.view.chosen >= 0:
            return int(scene.view.chosen)
        if scene.walk is not None:
            return self.grid.cells[scene.walk.room]
        if self.targets:
            return sorted(self.targets)[len(self.targets) // 2]
        return self.grid.cells[-1]

    def fitting(self, width: int, lines: int) -> tuple[list[Text], bool]:
        """The drawing within a space: large if the whole dungeon fits so, else small, else the part that matters.

        The second value tells whether anything is left out.
        """
        whole = self.window()
        for size in (LARGE, SMALL):
            if whole.columns <= size.columns(width) and whole.rows <= size.rows(lines):
                return self.lines(size, whole), False
        part = whole.around(place_of(self.focus()), SMALL.columns(width), SMALL.rows(lines))
        return self.lines(SMALL, part), True

    def lines(self, size: Size, window: Cells) -> list[Text]:
        """The numbers of the columns, then row by row."""
        head = " " * (MARGIN + 1) + " ".join(
            str(east).center(size.width) for east in range(window.west, window.east + 1)
        )
        drawn = [Text(head.rstrip(), style=signs.HEADING)]
        for south in range(window.north, window.south + 1):
            drawn.append(self._border(size, window, south))
            drawn += [self._row(size, window, south, line) for line in range(size.lines)]
        drawn.append(self._border(size, window, window.south + 1))
        return drawn

    # --- Edges -------------------------------------------------------------------------------------------------------

    def _edge(self, cell: int, side: int) -> str:
        """What lies between a cell and its neighbour: nothing, "wall", "open", "door", "passage" or "out"."""
        room, other = self._at(cell), self._at(cell + STRIDE[side])
        if room < 0 and other >= 0:
            return self._edge(cell + STRIDE[side], side ^ 2)
        if room < 0:
            return "wall" if EMPTY_CELL in (room, other) else ""
        if other == EMPTY_CELL:
            return "wall"
        if edge_of(cell, side) in self.passages:
            return "passage"
        leads = self.grid.leading_out(room, side) if other == FREE else self.grid.passing(room, side)
        if leads == CLOSED:
            return "wall"
        if leads == LOCKED:
            return "door"
        return "out" if other == FREE else "open"

    def _at(self, cell: int) -> int:
        """The room of a cell; the cells that the own path has emptied hold none any more."""
        room = self.grid.at[cell] if 0 <= cell < len(self.grid.at) else FREE
        walk = self.scene.walk
        if walk is not None and room >= 0 and room in walk.emptied[0::2]:
            return EMPTY_CELL
        return room

    def _border(self, size: Size, window: Cells, south: int) -> Text:
        """The line above a row."""
        line = Text(" " * MARGIN)
        for east in range(window.west, window.east + 2):
            line.append_text(self._joint(window, east, south))
            if east <= window.east:
                line.append_text(self._segment(size, _cell(east, south)))
        return line

    def _joint(self, window: Cells, east: int, south: int) -> Text:
        cell = _cell(east, south)
        arms = (
            east > window.west and self._edge(cell - 1, 0) != "",
            south > window.north and self._edge(cell - WIDTH, 3) != "",
            east <= window.east and self._edge(cell, 0) != "",
            south <= window.south and self._edge(cell, 3) != "",
        )
        return Text(self.glyphs.joints[sum(1 << place for place, arm in enumerate(arms) if arm)], signs.WALL)

    def _segment(self, size: Size, cell: int) -> Text:
        """The edge above a cell."""
        glyphs, inner = self.glyphs, size.width - 2
        edge = self._edge(cell, 0)
        if not edge:
            return Text(" " * size.width)
        wall = glyphs.wall_across
        if edge == "wall":
            return Text(wall * size.width, style=signs.WALL)
        if edge == "door":
            middle, style = (glyphs.door * 2).center(inner, wall), signs.DOOR
        elif edge == "passage":
            middle, style = glyphs.passage.center(inner), signs.DOOR
        elif edge == "out":
            leads_up = self._at(cell) >= 0
            middle, style = glyphs.ways_out[0 if leads_up else 2].center(inner), signs.WAY_OUT
        else:
            middle, style = " " * inner, signs.WALL
        return Text.assemble((wall, signs.WALL), (middle, style), (wall, signs.WALL))

    def _upright(self, cell: int, line: int) -> Text:
        """A line of the edge to the left of a cell."""
        glyphs = self.glyphs
        match self._edge(cell, 3):
            case "wall":
                return Text(glyphs.wall_up, style=signs.WALL)
            case "door":
                return Text(glyphs.door, style=signs.DOOR)
            case "passage":
                return Text(glyphs.passage, style=signs.DOOR)
            case "out":
                arrow = glyphs.ways_out[3 if self._at(cell) >= 0 else 1]
                return Text(arrow if line == 0 else " ", style=signs.WAY_OUT)
            case _:
                return Text(" ")

    # --- Rooms -------------------------------------------------------------------------------------------------------

    def _row(self, size: Size, window: Cells, south: int, line: int) -> Text:
        label = f"{south:>{MARGIN - 1}} " if line == 0 else " " * MARGIN
        text = Text().append(label, style=signs.HEADING)
        for east in range(window.west, window.east + 1):
            cell = _cell(east, south)
            text.append_text(self._upright(cell, line))
            text.append_text(self._inside(size, cell, line))
        return text.append_text(self._upright(_cell(window.east + 1, south), line))

    def _inside(self, size: Size, cell: int, line: int) -> Text:
        """A line of what lies on a cell."""
        room = self._at(cell)
        if cell == self.scene.view.chosen:
            return Text(self._chosen(size, line), style=signs.MAY)
        if room == EMPTY_CELL:
            return self._emptied(size, cell, line)
        if room < 0:
            target = self.targets.get(cell)
            if target is None or line:
                return Text(" " * size.width)
            return Text(f"({target})".center(size.width), style=signs.MAY)
        return self._room(size, room, line, self.targets.get(cell) is not None)

    def _chosen(self, size: Size, line: int) -> str:
        """The drawn card on the cell that was chosen for it."""
        card = self.scene.content.cards[self.scene.view.table["drawn"]]
        return _fit(" " + self._contents(size, card)[line], size.width)

    def _emptied(self, size: Size, cell: int, line: int) -> Text:
        """DD-27: impassable, with the paw of whoever spent the card."""
        glyphs, grid, walk = self.glyphs, self.grid, self.scene.walk
        seats = dict(zip(grid.emptied[0::3], grid.emptied[1::3], strict=True))
        if walk is not None:
            seats.update((grid.cells[room], self.scene.seat) for room in walk.emptied[0::2])
        text = Text(glyphs.emptied * size.width, style=signs.DONE)
        if line or cell not in seats:
            return text
        return Text.assemble(self._paw(seats[cell]), text[2:])

    def _room(self, size: Size, room: int, line: int, target: bool) -> Text:
        """A room's line: a mark or a paw in front, then what lies there."""
        scene, glyphs = self.scene, self.glyphs
        walk, card = scene.walk, scene.card(room)
        start = scene.say("dog-map-start")
        body = (start, "")[: size.lines] if card is None else self._contents(size, card)
        here = walk is not None and walk.room == room
        seat = scene.paw_of(room)
        covered = self.grid.marks[room] == COVERED or (walk is not None and room in walk.covers[0::2])
        mark = Text(" ")
        if line == 0:
            if seat >= 0:
                mark = self._paw(seat)
            elif here:
                mark = Text(glyphs.here)
            elif covered:
                mark = Text(glyphs.covered)
            elif walk is not None and walk.visited(room):
                mark = Text(glyphs.been)
        style = signs.HEADING if card is None else self._style(card)
        if covered or (seat >= 0 and seat != scene.seat):
            style = signs.DONE
        inside = Text.assemble(mark, (_fit(body[line], size.width - mark.cell_len), style))
        if here:
            inside.stylize(signs.HERE)
        elif target:
            inside.stylize(signs.MAY)
        return inside

    def _paw(self, seat: int) -> Text:
        return Text(f"{self.glyphs.paw}{seat + 1}", style=signs.PAWS[seat])

    def _style(self, card: Card) -> str:
        if card.kind == "trap":
            return signs.HARM
        return signs.GLORY if card.kind in ("coins", "chest", "artifact") else "default"

    def _contents(self, size: Size, card: Card) -> tuple[str, ...]:
        """The card in a line of signs; in a large room its name comes first."""
        short = card_signs(self.scene, card, size is LARGE)
        if size is SMALL:
            return (short,)
        name = card.name.in_language(self.scene.speaker.language)
        return name, short


def card_signs(scene: Scene, card: Card, large: bool) -> str:
    """What a card asks and gives, in at most 5 signs, in a large room in 8."""
    glyphs = scene.glyphs
    match card.kind:
        case "monster":
            trophy = scene.signs(card.trophy) + glyphs.shield * card.shields + glyphs.key * card.keys
            needs = _needs(scene, card)
            if not large:
                return f"{needs}{glyphs.gives}{trophy}" if trophy else needs
            gains = trophy + (glyphs.coin if card.coins else "") + (str(card.coins) if card.coins > 1 else "")
            return f"{needs}{glyphs.damage}{card.damage}{glyphs.gives if trophy else ''}{gains}"
        case "artifact":
            return f"{glyphs.gives}{scene.signs(card.trophy)}"
        case "coins":
            return f"{glyphs.coin}{card.coins}"
        case "chest":
            return f"{glyphs.key}{glyphs.gives}{glyphs.coin}{card.coins}"
        case "trap":
            return f"{glyphs.trap}{glyphs.symbols[card.symbol]}"
        case "tramp":
            pair = "".join(glyphs.symbols[symbol] for symbol in card.pair)
            return f"{pair}|{glyphs.symbols[card.single]}{glyphs.paw}"
        case "portal":
            return glyphs.portal
        case _:
            return scene.say("dog-map-potion")


def _needs(scene: Scene, card: Card) -> str:
    """The symbols a fight needs; the same number of each is written once."""
    counts = [count for count in card.needs if count]
    if sum(counts) > 3 and len(set(counts)) == 1:
        return f"{counts[0]}{scene.signs([1 if count else 0 for count in card.needs])}"
    if sum(counts) > 3:
        return "".join(
            f"{count}{sign}" for count, sign in zip(card.needs, scene.glyphs.symbols, strict=True) if count
        )
    return scene.signs(card.needs)


def _cell(east: int, south: int) -> int:
    return (south + _ROW) * WIDTH + east + _COLUMN


def _fit(text: str, width: int) -> str:
    """The text cut or filled to a width."""
    return set_cell_size(text, width)
