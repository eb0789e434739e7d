"""Every error of ours: a message id with arguments for people, never a sentence; str() is for developers."""

from __future__ import annotations

from collections.abc import Mapping

from undercroft.kernel.messages import Reason, Value


class UndercroftError(Exception):
    """Something a user can mend. ``message`` is a Fluent id, ``args_`` its arguments."""

    def __init__(self, message: str, args_: Mapping[str, Value] | None = None) -> None:
        self.message = message
        self.args_: dict[str, Value] = dict(args_ or {})
        details = ", ".join(f"{key}={value}" for key, value in self.args_.items())
        super().__init__(f"{message}: {details}" if details else message)


class BadSeed(UndercroftError):
    """A seed that is no whole number from 0 to 2**128 - 1."""

    def __init__(self, seed: object) -> None:
        super().__init__("bad-seed", {"seed": str(seed)})


class BadOption(UndercroftError):
    """An option, seat count or pack that the game does not know or cannot combine."""


class UnknownGame(UndercroftError):
    """A game name that is not registered."""


class IllegalPlay(UndercroftError):
    """A play that the rules refuse; the state is as it was before."""

    def __init__(self, seat: int, code: int, reason: Reason) -> None:
        self.seat = seat
        self.code = code
        self.reason = reason
        super().__init__(reason.message, {"rule": reason.rule, **reason.args})


class CannotUndo(UndercroftError):
    """A take-back that is refused; ``reason`` tells why."""

    def __init__(self, reason: Reason) -> None:
        self.reason = reason
        super().__init__(reason.message, {"rule": reason.rule, **reason.args})


class BadNotation(UndercroftError):
    """A line of notation that cannot be read; ``suggestions`` are the nearest legal ones."""

    def __init__(self, text: str, suggestions: list[str]) -> None:
        self.text = text
        self.suggestions = suggestions
        message = "bad-notation-near" if suggestions else "bad-notation"
        super().__init__(message, {"text": text, "near": ", ".join(suggestions)})


class BadRecord(UndercroftError):
    """A record that cannot be read or does not replay; ``line`` counts from 1 (0: the file as a whole)."""

    def __init__(self, line: int, message: str, args_: Mapping[str, Value] | None = None) -> None:
        self.line = line
        super().__init__(message, {"line": line, **dict(args_ or {})})
