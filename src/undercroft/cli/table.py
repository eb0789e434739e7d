"""What a game brings to the terminal: its drawings, its questions, its stories. One folder a game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from rich.text import Text

from undercroft.kernel.game import Game
from undercroft.kernel.match import Match
from undercroft.kernel.messages import Event
from undercroft.locales import Speaker
from undercroft.packs import Problem


@dataclass(frozen=True)
class Space:
    """How much room the terminal has and what it can write."""

    width: int
    height: int
    encoding: str


@dataclass(frozen=True)
class Entry:
    """One line of a question: what to type, what it is, what follows for certain, and the choices behind it."""

    key: str
    label: str
    detail: str
    codes: tuple[int, ...]


@dataclass(frozen=True)
class Question:
    """What a seat is asked now. An entry with several codes opens a list of its own."""

    text: str
    entries: tuple[Entry, ...]
    aside: str = ""
    """What lies beside the question and cannot be chosen, such as dice that are used."""
    kind: str = "list"
    """"list" for numbered choices, "inline" for many short ones, "groups" where a key opens more, "done" where one word
    closes the round or the turn."""


@dataclass
class Story:
    """How many of a reader's events have been told."""

    reader: int | None
    told: int = 0


class Table(ABC):
    """A game at the terminal."""

    last_word: frozenset[int]
    """Codes that a person says even where nothing else is left, such as the end of a round."""
    help_message: str = "play-help"
    """The message that tells what can be typed."""
    example_move: str = "C2"
    example_rule: str = "PD-7.6"
    passes: frozenset[int] = frozenset()
    """What passes in a window on others' turns; none in games that have no windows."""

    @abstractmethod
    def screen(self, match: Match, seat: int, speaker: Speaker, space: Space) -> list[Text]:
        """The board and the seat's sheet, as large as the space allows."""

    @abstractmethod
    def board(self, match: Match, seat: int, speaker: Speaker, space: Space) -> list[Text]:
        """The board alone with its legend."""

    @abstractmethod
    def sheet(self, match: Match, seat: int, speaker: Speaker, space: Space) -> list[Text]:
        """Everything on the seat's sheet and on the table."""

    @abstractmethod
    def rivals(self, match: Match, seat: int, speaker: Speaker, space: Space) -> list[Text]:
        """The rivals in short, as the seat knows them."""

    @abstractmethod
    def question(
        self, match: Match, seat: int, speaker: Speaker, space: Space, opened: tuple[int, ...]
    ) -> Question:
        """What the seat is asked; ``opened`` are the codes of an entry that the player has opened."""

    @abstractmethod
    def label(self, match: Match, seat: int, code: int, speaker: Speaker) -> str:
        """A legal choice in words, such as a bot would advise it."""

    def short_form(self, match: Match, seat: int, text: str) -> str | None:
        """What was typed as notation, where the game has a shorter way to write it at this moment; else None."""
        return None

    @abstractmethod
    def tell(
        self, story: Story, events: Sequence[Event], players: Sequence[str], game: Game, speaker: Speaker
    ) -> list[str]:
        """The events after ``story.told`` as sentences; the story goes on from there."""

    @abstractmethod
    def ending(self, match: Match, seat: int, speaker: Speaker) -> list[str]:
        """What is said to a seat after the game beside its rank, such as a solo rank."""

    @abstractmethod
    def rule(self, rule: str) -> str | None:
        """The rule of this id from the house's rules reference, where it lies beside the program."""

    @abstractmethod
    def pack_folder(self) -> Path:
        """The folder of the game's built-in pack, to copy for a new one."""

    @abstractmethod
    def check_pack(self, folder: Path) -> list[Problem]:
        """Everything wrong with a pack of this game."""

    @abstractmethod
    def show_pack(self, game: Game, speaker: Speaker, space: Space) -> list[Text]:
        """A whole pack to read."""
