"""Dungeoneer: an adventure card game for 1-4 players, hero and dungeon lord in turn."""

from undercroft.games.dungeoneer.game import Dungeoneer

__all__ = ["Dungeoneer"]
