"""The games on the shelf: what can be played and how, and their rules to read."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import msgspec

import undercroft
from undercroft import bots
from undercroft.kernel import registry
from undercroft.kernel.errors import UndercroftError, UnknownGame
from undercroft.table.packs import PackInfo, Packs
from undercroft.table.refused import Refused


class OptionInfo(msgspec.Struct, frozen=True):
    """An option of a game: its values, the default one among them."""

    name: str
    default: bool | int | str
    values: tuple[bool | int | str, ...]


class GameInfo(msgspec.Struct, frozen=True):
    """A game of the house. ``bots`` are all that play it, ``levels`` those to choose from, the weakest first."""

    name: str
    least_seats: int
    most_seats: int
    pack: str
    packs: list[PackInfo]
    options: list[OptionInfo]
    bots: list[str]
    levels: tuple[str, ...]


def games(packs: Packs) -> list[GameInfo]:
    """All games, with the packs that the house has for each."""
    found = []
    for name in registry.games():
        game = registry.game(name)
        options = [
            OptionInfo(option.name, option.default, option.values)
            for option in game.options
            if len(option.values) > 1
        ]
        found.append(
            GameInfo(
                name,
                game.least_seats,
                game.most_seats,
                game.pack_name,
                packs.of(name),
                options,
                bots.names(name),
                bots.levels(name),
            )
        )
    return found


def setting(packs: Packs, game: str, pack: str | None, seats: int, options: Mapping[str, object]) -> object:
    """What is printed and agreed for a table with this pack and these options and never changes during its game."""
    try:
        return packs.game(game, pack).setting(seats, options)
    except Refused:
        raise
    except UndercroftError as error:
        raise Refused.of_error(error, 404 if isinstance(error, UnknownGame) else 400) from error


def rules(game: str) -> str:
    """The rules of a game as a page of Markdown with the rules' ids as anchors."""
    package = Path(undercroft.__file__).parent
    page = f"{game}.md"
    # A wheel carries the page; a source tree has it among its docs.
    for path in (package / "rules" / page, package.parents[1] / "docs" / "rules" / page):
        if game in registry.games() and path.is_file():
            return path.read_text("utf-8")
    raise Refused("unknown-game", 404, game=game, games=", ".join(registry.games()), near="")
