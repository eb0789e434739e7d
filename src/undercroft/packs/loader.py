"""How a game's packs are loaded: read, checked, and made into what the game needs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Generic, Protocol, TypeVar

from undercroft.packs.folders import MANIFEST
from undercroft.packs.problems import Problem, Report


class ReadPack(Protocol):
    """What was read of a pack, good or bad."""

    @property
    def report(self) -> Report:
        """Everything that is wrong with it."""


R = TypeVar("R", bound=ReadPack)
C = TypeVar("C")


class Loader(Generic[R, C]):
    """Reads packs of one game; `files` are those of a pack beside its manifest, in the order of a report."""

    def __init__(
        self,
        read: Callable[[Path], R],
        check: Callable[[R], None],
        make: Callable[[R, Path], C],
        files: Sequence[str],
    ) -> None:
        self._read = read
        self._check = check
        self._make = make
        self._files = files

    def load(self, path: Path) -> C:
        """The pack in the folder `path`; raises PackError with all problems if it has an error."""
        read = self._checked(path)
        read.report.raise_errors()
        return self._make(read, path)

    def check(self, path: Path) -> list[Problem]:
        """Everything wrong with the pack in the folder `path`, errors and advice."""
        return self._checked(path).report.problems

    def _checked(self, path: Path) -> R:
        read = self._read(path)
        self._check(read)
        read.report.sort((MANIFEST, *self._files))
        return read
