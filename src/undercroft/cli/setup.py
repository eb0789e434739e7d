"""What a person typed about a game before it begins, read and checked."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from undercroft.kernel.errors import BadOption, BadSeed, UndercroftError
from undercroft.kernel.game import Game
from undercroft.kernel.registry import game as find_game
from undercroft.kernel.streams import checked_seed


def game_with_pack(name: str, pack: Path | None) -> Game:
    """The game with the built-in pack or an owner's; ``PackError`` lists what is wrong with that one."""
    game = find_game(name)
    if pack is not None:
        game = game.with_pack(str(pack))
    # Reading the name reads the pack: what is wrong with it is told before anything else happens.
    _ = game.pack_name
    return game


def read_options(texts: Sequence[str]) -> dict[str, object]:
    """`k=v` texts as options; the game itself checks names and values."""
    options: dict[str, object] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals or not name.strip():
            raise BadOption("option-form", {"text": text})
        options[name.strip()] = value.strip()
    return options


def read_seed(text: str) -> int:
    """A seed as typed; ``BadSeed`` for anything but a whole number in range."""
    if not (text.isascii() and text.isdigit()):
        raise BadSeed(text)
    return checked_seed(int(text))


def read_seconds(text: str) -> float:
    """How long a bot from outside may think, as typed; ``BadOption`` for what is no number."""
    try:
        return float(text)
    except ValueError as error:
        raise BadOption("bad-bot-timeout", {"seconds": text}) from error


def check_new_file(path: Path) -> None:
    """Refuse a file that cannot be written anew, before any work is done for it."""
    if path.exists():
        raise UndercroftError("file-exists", {"file": str(path)})
    if not path.absolute().parent.is_dir():
        raise UndercroftError("no-folder", {"file": str(path), "folder": str(path.absolute().parent)})
