"""Dungeoneer at a terminal of the tests: a scene of the rule tests as a seat sees it."""

from __future__ import annotations

from types import SimpleNamespace
from typing import cast

from tests.rules.dungeoneer.scene import Scene
from undercroft.cli.dungeoneer import DungeoneerTable
from undercroft.cli.session import question_lines
from undercroft.cli.table import Question, Space, Story
from undercroft.kernel.match import Match
from undercroft.locales import Speaker

SMALL = Space(80, 24, "utf-8")
WIDE = Space(120, 44, "utf-8")
PLAIN = Space(80, 24, "ascii")
NAMES = ("Ada", "Ben (greedy bot)", "Cid", "Dot")


class Shown:
    """A scene of the rule tests, drawn and asked for a seat."""

    def __init__(self, scene: Scene, seat: int = 0, language: str = "en", space: Space = SMALL) -> None:
        self.scene = scene
        self.seat = seat
        self.space = space
        self.looks = 0
        self.table = DungeoneerTable()
        self.speaker = Speaker(language, scene.game.name_in)

    @property
    def match(self) -> Match:
        """As much of a match as a table looks at."""
        names = NAMES[: self.scene.state.seats]
        start = SimpleNamespace(players=names, seats=len(names), game="dungeoneer")
        # Scenes are changed without moves, so every look is a moment of its own.
        self.looks += 1
        seen = SimpleNamespace(
            state=self.scene.state, game=self.scene.game, start=start, moves=range(self.looks)
        )
        return cast("Match", seen)

    @property
    def screen(self) -> str:
        return self._text(self.table.screen(self.match, self.seat, self.speaker, self.space))

    @property
    def map(self) -> str:
        return self._text(self.table.board(self.match, self.seat, self.speaker, self.space))

    @property
    def sheet(self) -> str:
        return self._text(self.table.sheet(self.match, self.seat, self.speaker, self.space))

    @property
    def rivals(self) -> str:
        return self._text(self.table.rivals(self.match, self.seat, self.speaker, self.space))

    def question(self, opened: tuple[int, ...] = ()) -> Question:
        return self.table.question(self.match, self.seat, self.speaker, self.space, opened)

    @property
    def asked(self) -> str:
        """The question as it is printed."""
        return self._text(question_lines(self.question(), self.space.width))

    def short(self, text: str) -> str | None:
        return self.table.short_form(self.match, self.seat, text)

    @property
    def story(self) -> list[str]:
        events = self.scene.log.streams[self.seat]
        return self.table.tell(
            Story(self.seat), events, self.match.start.players, self.scene.game, self.speaker
        )

    @staticmethod
    def _text(lines) -> str:
        return "\n".join(line.plain for line in lines)
