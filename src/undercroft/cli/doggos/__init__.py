"""Dungeons & Doggos at the terminal: map, sheet, questions, stories."""

from undercroft.cli.doggos.table import DoggosTable

__all__ = ["DoggosTable"]
