"""Paper Dungeons at the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from textwrap import wrap
from typing import Final

from rich.text import Text

from undercroft.cli.columns import GAP, beside, cut
from undercroft.cli.paper_dungeons import asks, sheet
from undercroft.cli.paper_dungeons import glyphs as signs
from undercroft.cli.paper_dungeons.glyphs import glyphs_for
from undercroft.cli.paper_dungeons.map import LARGE, SMALL, DungeonDrawing, Size
from undercroft.cli.paper_dungeons.pack import PackPage, legend
from undercroft.cli.paper_dungeons.scene import Scene
from undercroft.cli.paper_dungeons.story import Teller
from undercroft.cli.rulebook import rule_text
from undercroft.cli.standing import standing_lines
from undercroft.cli.table import Question, Space, Story, Table
from undercroft.games.paper_dungeons import content
from undercroft.games.paper_dungeons.codes import CHOICES, DONE, STEP
from undercroft.games.paper_dungeons.game import PaperDungeons
from undercroft.kernel.game import Game
from undercroft.kernel.match import Match
from undercroft.kernel.messages import Event
from undercroft.locales import Speaker
from undercroft.packs import Problem

ROOMY: Final = (116, 36)
"""From this width and height on the map is drawn large."""


class PaperDungeonsTable(Table):
    """Map, sheet and questions of Paper Dungeons."""

    last_word = frozenset((DONE,))

    def screen(self, match: Match, seat: int, speaker: Speaker, space: Space) -> list[Text]:
        scene = _scene(match, seat, speaker, space)
        roomy = _roomy(space)
        size = LARGE if roomy else SMALL
        lines = [sheet.header(scene)]
        drawing = self._drawing(scene, size).lines()
        width = space.width - size.map_width - GAP
        if width < 20:
            lines += drawing + sheet.narrow(scene, space.width)
        elif roomy:
            lines += beside(drawing, sheet.wide(scene, width))
            lines += sheet.rivals(scene)
            lines.append(tray(scene))
        else:
            lines += beside(drawing, sheet.narrow(scene, width))
        return [cut(line, space.width) for line in lines]

    def board(self, match: Match, seat: int, speaker: Speaker, space: Space) -> list[Text]:
        scene = _scene(match, seat, speaker, space)
        size = LARGE if space.width >= LARGE.map_width else SMALL
        lines = self._drawing(scene, size).lines()
        return lines + [Text(line) for line in wrap(legend(speaker, space.encoding), space.width)]

    def _drawing(self, scene: Scene, size: Size) -> DungeonDrawing:
        codes = scene.state.choices(scene.seat)
        targets = [CHOICES.decode(code)[1][0] for code in codes if STEP <= code < STEP + 42]
        return DungeonDrawing(
            scene.content, scene.dungeon, scene.speaker, scene.glyphs, size, scene.sheet, targets
        )

    def sheet(self, match: Match, seat: int, speaker: Speaker, space: Space) -> list[Text]:
        scene = _scene(match, seat, speaker, space)
        return [sheet.header(scene), *sheet.page(scene, space.width), *sheet.rivals(scene)]

    def rivals(self, match: Match, seat: int, speaker: Speaker, space: Space) -> list[Text]:
        return sheet.rivals(_scene(match, seat, speaker, space))

    def question(
        self, match: Match, seat: int, speaker: Speaker, space: Space, opened: tuple[int, ...]
    ) -> Question:
        return asks.question(_scene(match, seat, speaker, space), opened, tray_lies=_roomy(space))

    def label(self, match: Match, seat: int, code: int, speaker: Speaker) -> str:
        scene = Scene.of(match, seat, speaker, glyphs_for("utf-8"))
        return asks.label(scene, match.state.describe(seat, code))

    def tell(
        self, story: Story, events: Sequence[Event], players: Sequence[str], game: Game, speaker: Speaker
    ) -> list[str]:
        assert isinstance(game, PaperDungeons)
        return Teller(story, players, game, speaker).tell(events)

    def ending(self, match: Match, seat: int, speaker: Speaker) -> list[str]:
        return standing_lines(match, "fame", "solo-rank", "solo-next-rank", speaker)

    def rule(self, rule: str) -> str | None:
        return rule_text("paper-dungeons", rule)

    def pack_folder(self) -> Path:
        return PaperDungeons().folder

    def check_pack(self, folder: Path) -> list[Problem]:
        return content.check(folder)

    def show_pack(self, game: Game, speaker: Speaker, space: Space) -> list[Text]:
        assert isinstance(game, PaperDungeons)
        return PackPage(game.content, speaker, space).write()


def tray(scene: Scene) -> Text:
    """The six dice with their numbers; those used are struck through, and so are skulls."""
    line = Text()
    used = {face: scene.sheet.used >> 2 * (face - 1) & 3 for face in range(1, 11)}
    for face in scene.view.dice:
        if line:
            line.append("  ")
        if face == 0:
            line.append(f"{scene.glyphs.strike} {scene.say('die-skull')}", style=signs.HARM)
        elif used[face]:
            used[face] -= 1
            line.append(f"{scene.glyphs.strike} {asks.die(scene, face)}", style="dim strike")
        else:
            line.append(f"{face} ", style=signs.HEADING)
            line.append(asks.die(scene, face))
    return line


def _roomy(space: Space) -> bool:
    return space.width >= ROOMY[0] and space.height >= ROOMY[1]


def _scene(match: Match, seat: int, speaker: Speaker, space: Space) -> Scene:
    return Scene.of(match, seat, speaker, glyphs_for(space.encoding))
