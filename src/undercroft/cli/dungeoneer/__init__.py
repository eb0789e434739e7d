"""Dungeoneer at the terminal: map, sheet, battles, questions, stories."""

from undercroft.cli.dungeoneer.table import DungeoneerTable

__all__ = ["DungeoneerTable"]
