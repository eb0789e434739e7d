"""What a player typed: a command, a number of the list, or notation, whole lines and beginnings of words too."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from undercroft.kernel.errors import BadNotation, UndercroftError
from undercroft.kernel.game import Game
from undercroft.kernel.lines import read_line
from undercroft.kernel.state import State

COMMANDS = {
    "?": "help",
    "h": "help",
    "help": "help",
    "u": "undo",
    "undo": "undo",
    "b": "back",
    "back": "back",
    "why": "why",
    "w": "why",
    "map": "map",
    "m": "map",
    "sheet": "sheet",
    "s": "sheet",
    "rivals": "rivals",
    "r": "rivals",
    "rules": "rules",
    "rule": "rules",
    "hint": "hint",
    "score": "score",
    "log": "log",
    "orders": "orders",
    "q": "quit",
    "quit": "quit",
    "exit": "quit",
}


@dataclass(frozen=True)
class Command:
    """Something that is not a move: its name and what was typed behind it."""

    name: str
    rest: str


class Ambiguous(UndercroftError):
    """The beginning of several choices."""

    def __init__(self, text: str, texts: list[str]) -> None:
        super().__init__("answer-ambiguous", {"text": text, "choices": ", ".join(texts)})


def read_command(text: str) -> Command | None:
    """The command that the text is, if it is one."""
    word, _, rest = text.strip().partition(" ")
    name = COMMANDS.get(word.lower())
    return None if name is None else Command(name, rest.strip())


def read_notation(game: Game, state: State, seat: int, text: str) -> list[int]:
    """The choices that a text of notation stands for, at least one.

    The beginning of a word will do for the last choice (`3 b` is `3 brew`). A walk that is written down ends where
    the line ends, as in a record; a reward that the line leaves open is asked for afterwards. Raises ``BadNotation``,
    ``IllegalPlay`` or ``Ambiguous``.
    """
    ahead = state.copy()
    rest = " ".join(text.split())
    codes: list[int] = []
    while rest:
        found = _whole(game, ahead, seat, rest)
        if found is None:
            found = _begun(game, ahead, seat, rest)
        if found is None:
            # Let the kernel say what is wrong: unreadable, or readable and refused.
            return read_line(game, state, seat, text)
        code, rest = found
        ahead.play(seat, code)
        codes.append(code)
        if rest and not ahead.in_draft(seat):
            raise BadNotation(rest, [])
    return codes + _silent_end(game, ahead, seat, codes)


def find_code(game: Game, text: str) -> int:
    """Any code of the game by its notation or the beginning of it, legal or not."""
    wanted = _spelled(text)
    texts = {_spelled(game.code_text(code)): code for code in range(game.codes.count)}
    if wanted in texts:
        return texts[wanted]
    begun = [spelled for spelled in texts if wanted and spelled.startswith(wanted)]
    if len(begun) == 1:
        return texts[begun[0]]
    if begun:
        raise Ambiguous(text, begun[:5])
    raise BadNotation(text, near(wanted, texts))


def near(wanted: str, texts: Iterable[str]) -> list[str]:
    """The texts that were perhaps meant."""
    from difflib import get_close_matches

    return get_close_matches(wanted, list(texts), 3, 0.5)


def _spelled(text: str) -> str:
    return " ".join(text.lower().split()).strip("() ")


def _whole(game: Game, state: State, seat: int, rest: str) -> tuple[int, str] | None:
    """The longest legal choice that the rest begins with, in brackets or not."""
    low = rest.lower()
    best: tuple[int, str] | None = None
    longest = 0
    for code in state.choices(seat):
        plain = game.code_text(code).lower()
        for form in (plain, f"({plain})"):
            if len(form) > longest and low.startswith(form) and low[len(form) : len(form) + 1] in ("", " "):
                best, longest = (code, rest[len(form) :].lstrip()), len(form)
    return best


def _begun(game: Game, state: State, seat: int, rest: str) -> tuple[int, str] | None:
    """The only legal choice that begins with the rest."""
    wanted = _spelled(rest)
    begun = [code for code in state.choices(seat) if _spelled(game.code_text(code)).startswith(wanted)]
    if not wanted or not begun:
        return None
    if len(begun) > 1:
        raise Ambiguous(rest, [game.code_text(code) for code in begun[:8]])
    return begun[0], ""


def _silent_end(game: Game, ahead: State, seat: int, codes: list[int]) -> list[int]:
    """The implied end of a line that holds more than its first choice."""
    end: list[int] = []
    if not codes or not any(game.code_follows(code) == "bare" for code in codes):
        return end
    if len(codes) == 1:
        return end
    while ahead.in_draft(seat):
        silent = [code for code in ahead.choices(seat) if game.code_follows(code) == "silent"]
        if not silent:
            break
        ahead.play(seat, silent[0])
        end.append(silent[0])
    return end
