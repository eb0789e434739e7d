"""The contract of a game: what it is called, who can play, which options it has, how it starts."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches

from mypy_extensions import mypyc_attr

from undercroft.kernel.codes import CodeBook
from undercroft.kernel.errors import BadOption
from undercroft.kernel.messages import Name, Phrase, SoloStanding, Value
from undercroft.kernel.state import State
from undercroft.kernel.streams import checked_seed, fresh_seed
from undercroft.kernel.view import View

OptionValue = bool | int | str


@dataclass(frozen=True)
class Option:
    """A choice made before the game. Its Fluent message ``option-<game>-<name>`` explains it."""

    name: str
    default: OptionValue
    values: tuple[OptionValue, ...]

    def read(self, value: object) -> OptionValue:
        """The option's value from a bool, number or text; ``BadOption`` names what would be right."""
        text = str(value).lower() if isinstance(value, bool) else str(value)
        aliases = {"on": "true", "yes": "true", "off": "false", "no": "false"}
        for known in self.values:
            spelled = str(known).lower() if isinstance(known, bool) else str(known)
            if spelled == text or (
                isinstance(known, bool) and aliases.get(text.lower(), text.lower()) == spelled
            ):
                return known
        raise BadOption(
            "bad-option-value", {"option": self.name, "value": text, "values": self.spelled_values()}
        )

    def spelled_values(self) -> str:
        """All values as one types them."""
        return ", ".join(self.spell(value) for value in self.values)

    @staticmethod
    def spell(value: OptionValue) -> str:
        """A value as one types it."""
        if isinstance(value, bool):
            return "on" if value else "off"
        return str(value)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC):
    """A game of the house. One instance a game with its default pack; ``with_pack`` gives one with another."""

    name: str
    least_seats: int
    most_seats: int
    options: tuple[Option, ...]
    rules_version: int
    codes: CodeBook
    chances: CodeBook
    revealing: frozenset[str]
    """Names of numbers whose change shows something hidden."""
    windows: bool = False
    """Whether seats are asked in windows, so that a person may want to order in which ones."""

    @property
    @abstractmethod
    def pack_name(self) -> str:
        """Name and version of the pack, such as ``classic 1``."""

    @property
    @abstractmethod
    def pack_hash(self) -> str:
        """The hash of the pack's figures."""

    @abstractmethod
    def with_pack(self, folder: str) -> Game:
        """The same game with an owner's pack from a folder."""

    @abstractmethod
    def with_pack_version(self, name: str) -> Game | None:
        """The same game with the built-in pack of this name and version (``classic 1``), if there is one."""

    @abstractmethod
    def prepare(self, seats: int, seed: int, options: dict[str, OptionValue], chance: str) -> State:
        """A state before its set-up; ``options`` are complete and checked."""

    @abstractmethod
    def check_options(self, seats: int, options: dict[str, OptionValue]) -> None:
        """Raise ``BadOption`` for values that do not go together."""

    @abstractmethod
    def read_view(self, wire: Mapping[str, object]) -> View:
        """The view that was encoded by ``View.to_wire``; ``ValueError`` for anything else."""

    @abstractmethod
    def name_in(self, name: Name, language: str) -> str | None:
        """The name of a thing of the pack in a language (en, ru, it, cs); None if the pack has no such thing."""

    @abstractmethod
    def secret_kinds(self, options: Mapping[str, OptionValue]) -> frozenset[str]:
        """The kinds of choices that rivals do not learn before the end of the game, not even after their block."""

    @abstractmethod
    def code_text(self, code: int) -> str:
        """The notation of one choice, different for every code."""

    @abstractmethod
    def code_follows(self, code: int) -> str:
        """How the choice stands inside a decision's line: "bare", "bracket" or "silent" (implied at its end)."""

    @abstractmethod
    def chance_text(self, kind: str, seat: int, args: Mapping[str, Value]) -> str:
        """The comment line of a chance event in a record, without the leading mark."""

    def setting(self, seats: int, options: Mapping[str, object] | None = None) -> object:
        """What is printed and agreed for a table and never changes during its game: all that a page needs to draw it.

        The same for everybody. A dataclass whose fields are plain JSON values; a game that has no page yet gives an
        empty ``dict``. ``BadOption`` as in ``start``.
        """
        self.complete_options(options, seats)
        return {}

    def board(self, view: View) -> object:
        """What a page draws of a game at one moment, made of a seat's view alone, with every figure computed.

        A dataclass whose fields are plain JSON values; a game that has no page yet gives the view as it is encoded.
        """
        return view.to_wire()

    def sketch(self, view: View, steps: Sequence[int]) -> object:
        """What a seat may try in private, made of its view alone: a plan of several choices ahead of their time.

        A dataclass whose fields are plain JSON values; None where there is nothing to try, as in games without plans.
        Steps that the rules refuse are told in it and never raise.
        """
        return None

    def progress(self, view: View) -> Phrase | None:
        """How far a game is, in a few words for a list of games, such as "round 4 of 8"; None: there is nothing to say.

        ``view`` is that of somebody who watches: it tells nothing that is not public.
        """
        return None

    def solo_standing(self, score: int, options: Mapping[str, OptionValue]) -> SoloStanding | None:
        """What a score is worth that somebody has reached alone, with all options of the game; None: there are no ranks."""
        return None

    def complete_options(self, given: Mapping[str, object] | None, seats: int) -> dict[str, OptionValue]:
        """All options with the given ones read and checked, the others at their defaults."""
        known = {option.name: option for option in self.options}
        complete: dict[str, OptionValue] = {option.name: option.default for option in self.options}
        for name, value in (given or {}).items():
            if name not in known:
                near = get_close_matches(name, list(known), 1)
                args: dict[str, Value] = {
                    "option": name,
                    "options": ", ".join(known),
                    "near": near[0] if near else "",
                }
                raise BadOption("unknown-option-near" if near else "unknown-option", args)
            complete[name] = known[name].read(value)
        if not self.least_seats <= seats <= self.most_seats:
            span: dict[str, Value] = {"seats": seats, "least": self.least_seats, "most": self.most_seats}
            raise BadOption("bad-seats", span)
        self.check_options(seats, complete)
        return complete

    def start(
        self,
        seats: int = 2,
        seed: int | None = None,
        options: Mapping[str, object] | None = None,
        chance: str = "roll",
    ) -> State:
        """A new game, set up to its first decision.

        Without a seed the operating system's secure source gives one. With ``chance="ask"`` the state stops before
        every chance event and waits for ``play(CHANCE, code)``.
        """
        if chance not in ("roll", "ask"):
            raise BadOption("bad-chance", {"chance": chance})
        complete = self.complete_options(options, seats)
        state = self.prepare(seats, fresh_seed() if seed is None else checked_seed(seed), complete, chance)
        state.begin()
        return state

    def option_names(self) -> Sequence[str]:
        """The names of all options in their order."""
        return [option.name for option in self.options]
