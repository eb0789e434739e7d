"""Dungeons & Doggos: a shared dungeon, three rounds, and every dog for itself; 1-4 players."""

from undercroft.games.doggos.game import Doggos

__all__ = ["Doggos"]
