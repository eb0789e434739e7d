"""Dungeons & Doggos at the terminal."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from textwrap import wrap
from typing import Final

from rich.text import Text

from undercroft.cli.columns import GAP, beside, cut
from undercroft.cli.doggos import asks, sheet
from undercroft.cli.doggos import glyphs as signs
from undercroft.cli.doggos.glyphs import glyphs_for
from undercroft.cli.doggos.map import LARGE, SMALL, DungeonDrawing, place_of
from undercroft.cli.doggos.pack import PackPage, legend
from undercroft.cli.doggos.scene import Scene
from undercroft.cli.doggos.story import Teller
from undercroft.cli.rulebook import rule_text
from undercroft.cli.session import question_lines
from undercroft.cli.standing import standing_lines
from undercroft.cli.table import Question, Space, Story, Table
from undercroft.games.doggos import content
from undercroft.games.doggos.codes import CHOICES, CONFIRM, ROTATE
from undercroft.games.doggos.game import Doggos
from undercroft.games.doggos.grid import CLOSED, FREE
from undercroft.games.doggos.walk import GOING
from undercroft.kernel.game import Game
from undercroft.kernel.match import Match
from undercroft.kernel.messages import Event
from undercroft.kernel.squares import STRIDE
from undercroft.locales import Speaker
from undercroft.packs import Problem

ROOMY: Final = 36
"""From this height on the rivals stand below the map."""
_NEWS: Final = 3
"""Lines of news that stay beside the board."""
_QUESTION: Final = 6
"""Lines of an ordinary question."""
_LEAST_MAP: Final = 9
_CELL: Final = re.compile(r"\(?\s*([+-]?\d+)\s*[,;]\s*([+-]?\d+)\s*\)?")
_SIDES: Final = {"n": "n", "e": "e", "s": "s", "w": "w", "north": "n", "east": "e", "south": "s", "west": "w"}


class DoggosTable(Table):
    """Map, sheet and questions of Dungeons & Doggos."""

    # A card is laid and a path is taken by a word of one's own, so that both can be taken back before.
    last_word = frozenset((CONFIRM, *range(ROTATE, ROTATE + 4)))
    help_message = "play-help-doggos"
    example_move = "2,-1"
    example_rule = "DD-20"

    def screen(self, match: Match, seat: int, speaker: Speaker, space: Space) -> list[Text]:
        scene = _scene(match, seat, speaker, space)
        lines = [sheet.header(scene, space.width)]
        roomy = space.height >= ROOMY
        below = sheet.rivals(scene) if roomy else []
        # The prompt takes a line too.
        left = space.height - len(lines) - len(below) - _asked(scene, space.width) - 1
        board = sheet.side(scene, left - 1, with_rivals=not roomy)
        if not board:
            return [cut(line, space.width) for line in lines]
        height = max(_LEAST_MAP, len(board), left - _NEWS)
        width = space.width - sheet.SIDE - GAP
        wide = width >= SMALL.width * 3
        drawing, cropped = _drawing(scene).fitting(width if wide else space.width, height)
        if cropped and len(board) < left - 1:
            board.append(Text(f"{scene.glyphs.left_out} {speaker.say('dog-map-goes-on')}", style=signs.DONE))
        lines += beside(drawing, board) if wide else drawing + board
        return [cut(line, space.width) for line in lines + below]

    def board(self, match: Match, seat: int, speaker: Speaker, space: Space) -> list[Text]:
        scene = _scene(match, seat, speaker, space)
        drawing = _drawing(scene)
        window = drawing.window()
        fitting = [size for size in (LARGE, SMALL) if window.columns <= size.columns(space.width)]
        if fitting:
            lines = drawing.lines(fitting[0], window)
        else:
            part = window.around(place_of(drawing.focus()), SMALL.columns(space.width), window.rows)
            lines = drawing.lines(SMALL, part)
        return lines + [Text(line) for line in wrap(legend(speaker, space.encoding), space.width)]

    def sheet(self, match: Match, seat: int, speaker: Speaker, space: Space) -> list[Text]:
        scene = _scene(match, seat, speaker, space)
        lines = [sheet.header(scene, space.width), *sheet.page(scene, space.width), *sheet.rivals(scene)]
        return [part for line in lines for part in _wrapped(line, space.width)]

    def rivals(self, match: Match, seat: int, speaker: Speaker, space: Space) -> list[Text]:
        lines = sheet.rivals(_scene(match, seat, speaker, space))
        return [part for line in lines for part in _wrapped(line, space.width)]

    def question(
        self, match: Match, seat: int, speaker: Speaker, space: Space, opened: tuple[int, ...]
    ) -> Question:
        return asks.question(_scene(match, seat, speaker, space), opened)

    def label(self, match: Match, seat: int, code: int, speaker: Speaker) -> str:
        scene = Scene.of(match, seat, speaker, glyphs_for("utf-8"))
        return asks.label(scene, match.state.describe(seat, code))

    def short_form(self, match: Match, seat: int, text: str) -> str | None:
        """Sides of the compass on a path, and cells by their numbers: `s`, `2,-1`, `2,-1 r90`."""
        scene = Scene.of(match, seat, Speaker("en"), glyphs_for("utf-8"))
        walk = scene.walk
        side = _SIDES.get(text.lower())
        if walk is not None and walk.mode == GOING and side is not None:
            room, number = walk.room, "nesw".index(side)
            outside = walk.grid.at[walk.grid.cells[room] + STRIDE[number]] == FREE
            # Whoever goes where nothing lies wants to get out.
            return "out" if outside and walk.grid.leading_out(room, number) != CLOSED else side
        found = _CELL.match(text)
        if found is None:
            return None
        cell, rest = f"{int(found.group(1))},{int(found.group(2))}", text[found.end() :].strip()
        codes = match.state.choices(seat)
        kinds = {CHOICES.decode(code)[0] for code in codes}
        if walk is None:
            word = "place"
        elif walk.mode == GOING:
            word = "jump"
        else:
            word = "disarm path"
        if "rotate" in kinds:
            word = "place"
        return f"{word} {cell} {rest}".strip()

    def tell(
        self, story: Story, events: Sequence[Event], players: Sequence[str], game: Game, speaker: Speaker
    ) -> list[str]:
        return Teller(story, players, speaker).tell(events)

    def ending(self, match: Match, seat: int, speaker: Speaker) -> list[str]:
        return standing_lines(match, "coins", "dog-solo-rank", "dog-solo-next-rank", speaker)

    def rule(self, rule: str) -> str | None:
        return rule_text("doggos", rule)

    def pack_folder(self) -> Path:
        return Doggos().folder

    def check_pack(self, folder: Path) -> list[Problem]:
        return content.check(folder)

    def show_pack(self, game: Game, speaker: Speaker, space: Space) -> list[Text]:
        assert isinstance(game, Doggos)
        return PackPage(game.content, speaker, space).write()


def _asked(scene: Scene, width: int) -> int:
    """How many lines the question takes."""
    if scene.seat not in scene.state.to_act:
        return _QUESTION
    question = asks.question(scene, ())
    lines = len(question_lines(question, width))
    # The map keeps its size from one list to the next unless one is long; a card to place needs all the map there is.
    return lines if question.kind == "inline" else max(_QUESTION, lines)


def _drawing(scene: Scene) -> DungeonDrawing:
    return DungeonDrawing(scene, asks.targets(scene))


def _scene(match: Match, seat: int, speaker: Speaker, space: Space) -> Scene:
    return Scene.of(match, seat, speaker, glyphs_for(space.encoding))


def _wrapped(line: Text, width: int) -> list[Text]:
    """A line of words in as many lines as it takes, the later ones indented."""
    if line.cell_len <= width:
        return [line]
    parts = wrap(line.plain, width, subsequent_indent="  ", break_on_hyphens=False)
    return [Text(parts[0], style=line.style), *(Text(part, style=line.style) for part in parts[1:])]
