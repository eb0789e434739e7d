"""Plays the terminal table in-process: answers what it asks, and keeps all that was typed and written."""

from __future__ import annotations

import builtins
import random
from collections.abc import Callable
from dataclasses import dataclass, field

from undercroft.cli import play, run
from undercroft.cli.session import Session

Chooser = Callable[[Session | None], str]


@dataclass
class Told:
    """What came of a command."""

    code: int
    out: str
    err: str
    typed: list[str] = field(default_factory=list)


class Driver:
    """Runs commands; ``choose`` is asked for every line that the terminal reads."""

    def __init__(self, monkeypatch, capsys) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys

    def run(self, *arguments: str, choose: Chooser | None = None) -> Told:
        sessions: list[Session] = []
        typed: list[str] = []

        class Watched(Session):
            def __init__(self, *args, **kwargs) -> None:
                sessions.append(self)
                super().__init__(*args, **kwargs)

        def answer(prompt: str = "") -> str:
            if choose is None:
                raise EOFError
            text = choose(sessions[-1] if sessions else None)
            typed.append(text)
            return text

        self.monkeypatch.setattr(play, "Session", Watched)
        self.monkeypatch.setattr(builtins, "input", answer)
        self.capsys.readouterr()
        code = run(list(arguments))
        out, err = self.capsys.readouterr()
        return Told(code, out, err, typed)


def by_notation(seed: int = 0) -> Chooser:
    """Types random legal choices as notation."""
    source = random.Random(seed)

    def choose(session: Session | None) -> str:
        assert session is not None
        match = session.match
        seat = session._at_keyboard
        return match.game.code_text(source.choice(match.state.choices(seat)))

    return choose


def by_number(seed: int = 0) -> Chooser:
    """Types random numbers of the list that is shown."""
    source = random.Random(seed)
    opened: list[tuple[int, ...]] = [()]

    def choose(session: Session | None) -> str:
        assert session is not None
        legal = session.match.state.choices(session._at_keyboard)
        if not set(opened[0]) <= set(legal):
            opened[0] = ()
        question = session._question(session._at_keyboard, opened[0])
        if question.kind == "done":
            opened[0] = ()
            return ""
        entry = source.choice(question.entries)
        opened[0] = entry.codes if len(entry.codes) > 1 else ()
        return entry.key

    return choose


def script(*lines: str, then: Chooser | None = None) -> Chooser:
    """Types these lines, then what ``then`` says, then nothing."""
    rest = list(lines)

    def choose(session: Session | None) -> str:
        if rest:
            return rest.pop(0)
        if then is None:
            raise EOFError
        return then(session)

    return choose
