"""Dungeoneer: an adventure card game for 1-4 players, hero and dungeon lord in turn."""
