"""Bots that know Paper Dungeons."""
