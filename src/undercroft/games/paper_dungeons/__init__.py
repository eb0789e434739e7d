"""Paper Dungeons: a roll-and-write for 1-8 players."""

from undercroft.games.paper_dungeons.game import PaperDungeons

__all__ = ["PaperDungeons"]
