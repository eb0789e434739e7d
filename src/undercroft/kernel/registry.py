"""The games of the house by name."""

from __future__ import annotations

from difflib import get_close_matches

from undercroft.kernel.errors import UnknownGame
from undercroft.kernel.game import Game

_games: dict[str, Game] = {}


def register(game: Game) -> None:
    """Make a game known under its name; ``ValueError`` if another one has it."""
    if game.name in _games and type(_games[game.name]) is not type(game):
        raise ValueError(f"there is a game called {game.name} already")
    _games[game.name] = game


def games() -> list[str]:
    """The names of all games, sorted."""
    return sorted(_games)


def game(name: str) -> Game:
    """The game of this name; ``UnknownGame`` names the nearest."""
    if name not in _games:
        near = get_close_matches(name, list(_games), 1)
        raise UnknownGame(
            "unknown-game", {"game": name, "games": ", ".join(games()), "near": near[0] if near else ""}
        )
    return _games[name]
