"""Where the command line writes and in which language."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from dataclasses import dataclass

from rich.console import Console
from rich.text import Text

from undercroft.cli.table import Space
from undercroft.locales import Sayable, Speaker


@dataclass
class Desk:
    """The reader's side: a console for answers, one for errors and progress, and a speaker."""

    out: Console
    err: Console
    speaker: Speaker

    @staticmethod
    def opened(language: str) -> Desk:
        """A desk on the standard streams."""
        return Desk(
            Console(highlight=False, markup=False, emoji=False),
            Console(stderr=True, highlight=False, markup=False, emoji=False),
            Speaker(language),
        )

    @property
    def space(self) -> Space:
        """How much room there is to draw."""
        return Space(self.out.width, self.out.height, self.out.encoding)

    @property
    def interactive(self) -> bool:
        """Whether a person sits at a terminal."""
        return sys.stdin is not None and sys.stdin.isatty() and self.out.is_terminal

    def say(self, message: str, /, **args: Sayable) -> str:
        """A message in the reader's language."""
        return self.speaker.say(message, **args)

    def tell(self, message: str, /, **args: Sayable) -> None:
        """Write a message."""
        self.out.print(self.say(message, **args))

    def tell_file(self, message: str, /, **args: Sayable) -> None:
        """Write a message that names a file; paths are not broken, so that they can be copied."""
        self.out.print(self.say(message, **args), soft_wrap=True)

    def lines(self, lines: Iterable[Text | str]) -> None:
        """Write drawn lines as they are; what is too long is cut, sentences are wrapped."""
        for line in lines:
            if isinstance(line, Text):
                self.out.print(line, no_wrap=True, overflow="ellipsis", crop=True)
            else:
                self.out.print(line)

    def json(self, value: object) -> None:
        """Write a value for a program."""
        sys.stdout.write(json.dumps(value, ensure_ascii=False, indent=2) + "\n")

    def complain(self, text: str) -> None:
        """Write an error."""
        self.err.print(text, soft_wrap=True)
