"""Notation of whole decisions: a line of text for the choices that make up one decision, and back."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches

from undercroft.kernel.errors import BadNotation, IllegalPlay
from undercroft.kernel.game import Game
from undercroft.kernel.messages import Reason
from undercroft.kernel.state import State


def decision_line(game: Game, codes: Sequence[int]) -> str:
    """One decision as a line: its first choice, then what follows, bare or in brackets."""
    parts = [game.code_text(codes[0])]
    for code in codes[1:]:
        how = game.code_follows(code)
        if how != "silent":
            parts.append(_following(game, code))
    return " ".join(parts)


def _following(game: Game, code: int) -> str:
    text = game.code_text(code)
    return f"({text})" if game.code_follows(code) == "bracket" else text


def read_line(game: Game, state: State, seat: int, line: str) -> list[int]:
    """The choices of one complete decision written as a line; the state stays as it is.

    ``BadNotation`` with the nearest legal texts for what cannot be read, ``IllegalPlay`` for what can but is refused.
    """
    ahead = state.copy()
    rest = " ".join(line.split())
    codes: list[int] = []
    while rest:
        code, rest = _read_choice(game, ahead, seat, rest, first=not codes)
        ahead.play(seat, code)
        codes.append(code)
        if not ahead.in_draft(seat):
            break
    if rest:
        raise BadNotation(rest, [])
    _add_silent(game, ahead, seat, codes)
    if not codes or ahead.in_draft(seat):
        raise BadNotation(line, _nearest(_texts(game, ahead, seat, first=not codes), ""))
    return codes


def _add_silent(game: Game, ahead: State, seat: int, codes: list[int]) -> None:
    while codes and ahead.in_draft(seat):
        silent = [code for code in ahead.choices(seat) if game.code_follows(code) == "silent"]
        if not silent:
            return
        ahead.play(seat, silent[0])
        codes.append(silent[0])


def _texts(game: Game, state: State, seat: int, first: bool) -> dict[str, int]:
    codes = state.choices(seat)
    return {game.code_text(code) if first else _following(game, code): code for code in codes}


def _read_choice(game: Game, state: State, seat: int, rest: str, first: bool) -> tuple[int, str]:
    texts = _texts(game, state, seat, first)
    found = _longest(texts, rest)
    if found is not None:
        return texts[found], rest[len(found) :].lstrip()
    everything = {
        game.code_text(code) if first else _following(game, code): code for code in range(game.codes.count)
    }
    known = _longest(everything, rest)
    if known is not None:
        code = everything[known]
        reason = state.why_not(seat, code)
        raise IllegalPlay(seat, code, reason or Reason("", "not-legal", {"code": code}))
    raise BadNotation(rest, _nearest(texts, rest))


def _longest(texts: dict[str, int], rest: str) -> str | None:
    """The longest text that the rest begins with, ended by a space or the line's end; letters' case is free."""
    low = rest.lower()
    fitting = [t for t in texts if low.startswith(t.lower()) and (len(rest) == len(t) or rest[len(t)] == " ")]
    return max(fitting, key=len) if fitting else None


def _nearest(texts: dict[str, int], rest: str) -> list[str]:
    if not rest:
        return list(texts)[:3]
    words = len(rest.split())
    heads = {" ".join(rest.split()[:count]) for count in range(1, min(words, 4) + 1)}
    found: list[str] = []
    for head in sorted(heads, key=len, reverse=True):
        for text in get_close_matches(head, list(texts), 3, 0.5):
            if text not in found:
                found.append(text)
    return found[:3]
