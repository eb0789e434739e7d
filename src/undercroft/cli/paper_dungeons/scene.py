"""What the drawing modules look at: one seat's view of a match, and how to say and draw it."""

from __future__ import annotations

from dataclasses import dataclass

from undercroft.cli.paper_dungeons.glyphs import Glyphs
from undercroft.games.paper_dungeons.content import Boss, Content, Dungeon
from undercroft.games.paper_dungeons.game import PaperDungeons
from undercroft.games.paper_dungeons.sheet import Sheet
from undercroft.games.paper_dungeons.state import PaperDungeonsState
from undercroft.games.paper_dungeons.view import PaperDungeonsView
from undercroft.kernel.match import Match
from undercroft.locales import Sayable, Speaker


@dataclass(frozen=True)
class Scene:
    """One seat's side of the table."""

    seat: int
    players: tuple[str, ...]
    view: PaperDungeonsView
    state: PaperDungeonsState
    """Only asked for choices, their descriptions and refusals, never looked into."""
    game: PaperDungeons
    speaker: Speaker
    glyphs: Glyphs

    @staticmethod
    def of(match: Match, seat: int, speaker: Speaker, glyphs: Glyphs) -> Scene:
        """The scene of a match of Paper Dungeons."""
        state, game = match.state, match.game
        assert isinstance(state, PaperDungeonsState)
        assert isinstance(game, PaperDungeons)
        return Scene(seat, match.start.players, state.view(seat), state, game, speaker, glyphs)

    @property
    def content(self) -> Content:
        """The pack."""
        return self.game.content

    @property
    def sheet(self) -> Sheet:
        """The seat's own sheet."""
        return self.view.sheet(self.seat)

    @property
    def dungeon(self) -> Dungeon:
        """The dungeon card on the table."""
        return self.content.dungeons[self.view.table["dungeon"]]

    def boss(self, stage: int) -> Boss:
        """The boss of a stage."""
        return self.content.bosses[self.view.bosses[stage - 1]]

    def say(self, message: str, /, **args: Sayable) -> str:
        """A message in the reader's language."""
        return self.speaker.say(message, **args)
