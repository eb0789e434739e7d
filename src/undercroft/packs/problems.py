"""What is wrong with a pack: message ids and arguments, so that every language can say it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal

Severity = Literal["error", "advice"]


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing to mend: in which file and entry, what, and what would be right.

    `entry` counts from 1 as a person does: `bosses[3] "Hydra"`; it is "" for a file as a whole.
    `message` is a message id of `locales/*/packs.ftl`, `args` its arguments.
    An error keeps a pack from being played; advice does not.
    """

    file: str
    entry: str
    message: str
    args: Mapping[str, str | int] = field(default_factory=dict)
    severity: Severity = "error"


class PackError(Exception):
    """A pack cannot be used; `problems` lists everything that is wrong, not only the first thing."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        super().__init__(problems)
        self.problems: tuple[Problem, ...] = tuple(problems)

    def __str__(self) -> str:
        """A terse form for logs; people get the messages of `locales/`."""
        return "; ".join(
            f"{problem.file} {problem.entry} {problem.message} {dict(problem.args)}"
            for problem in self.problems
        )


class Report:
    """The list of problems that one reading of a pack fills."""

    def __init__(self) -> None:
        self.problems: list[Problem] = []

    def add(
        self, file: str, entry: str, message: str, severity: Severity = "error", /, **args: str | int
    ) -> None:
        """Note one problem."""
        self.problems.append(Problem(file, entry, message, args, severity))

    def sort(self, files: Sequence[str]) -> None:
        """Put the problems in the order of `files`, those of one file in the order they were found."""
        places = {name: place for place, name in enumerate(files)}
        self.problems.sort(key=lambda problem: places.get(problem.file, len(places)))

    def raise_errors(self) -> None:
        """Raise PackError with everything found, if there is an error among it."""
        if any(problem.severity == "error" for problem in self.problems):
            raise PackError(self.problems)
