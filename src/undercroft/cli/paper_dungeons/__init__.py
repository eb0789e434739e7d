"""Paper Dungeons at the terminal: map, sheet, questions, stories."""

from undercroft.cli.paper_dungeons.table import PaperDungeonsTable

__all__ = ["PaperDungeonsTable"]
