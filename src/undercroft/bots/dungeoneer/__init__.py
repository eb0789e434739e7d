"""The bot that plays Dungeoneer."""
