"""Bots from outside: programs in any language that read questions and write answers, a line of JSON each.

``docs/bots.md`` describes the lines. A program runs once in each process of ours and answers for all its seats and
games, one question at a time. It is not trusted to be quick or right: whatever it does, the game goes on.
"""

from __future__ import annotations

import shlex
import shutil
from collections.abc import Mapping

import msgspec

from undercroft.bots.bot import Bot
from undercroft.bots.draws import Draws
from undercroft.bots.programs import Forfeit, Program, Silent, program_of, read_line, shown, whole_number
from undercroft.bots.registry import make
from undercroft.bots.thought import MEASURES, ORDER, WIN_CHANCE, Thought
from undercroft.kernel.errors import UndercroftError
from undercroft.kernel.game import Game
from undercroft.kernel.messages import Choice
from undercroft.kernel.seat import Seat
from undercroft.kernel.state import State
from undercroft.kernel.streams import Streams, checked_seed
from undercroft.kernel.wire import number

PREFIX = "cmd:"
PROTOCOL = 1
PATIENCE = 2.0
"""Seconds for a decision."""
START_PATIENCE = 30.0
"""Seconds until a program is ready: it may have a network to load."""
GIVE_UP = 3
"""After so many questions in a row that were not answered, the rest of a game is forfeited without asking."""


class BadBotCommand(UndercroftError):
    """A command that names no program."""


def hire(name: str, game: Game, seed: int, patience: float = PATIENCE) -> Bot:
    """A bot of the house by name, or with ``cmd:`` before it a command that plays; errors as of ``make``.

    Only for whoever owns the machine: a command is run as it stands.
    """
    if name.startswith(PREFIX):
        return OutsideBot(name.removeprefix(PREFIX), game, seed, patience)
    return make(name, game.name, seed)


class OutsideBot(Bot):
    """Lets a program choose; where it does not, any legal choice is as good as another, as at the table.

    ``forfeits`` are the decisions that were made for it. A seat that has one choice does not ask.
    """

    def __init__(self, command: str, game: Game, seed: int, patience: float = PATIENCE) -> None:
        self.name = PREFIX + command
        self.forfeits: list[Forfeit] = []
        self._command = checked_command(command)
        self._game = game
        # Enough to tell players apart and to seed a program's luck, and no number too long for any language.
        self._player = f"{checked_seed(seed) % 2**64:016x}"
        self._draws = Draws(seed)
        self._patience = patience
        self._unanswered = 0

    def choose(self, seat: Seat) -> int:
        return self._decide(seat)[0]

    def consider(self, seat: Seat) -> list[Thought]:
        """What the program says it has considered; its choice alone where it says nothing, or nothing that fits."""
        code, line = self._decide(seat)
        return _thoughts(line, code, seat.choices) or [Thought(code, 0.0)]

    def _decide(self, seat: Seat) -> tuple[int, bytes]:
        """The choice, and the line that names it; an empty one where the program has not chosen."""
        if len(seat.choices) == 1:
            return seat.choices[0], b""
        answer = self._ask(seat)
        if isinstance(answer, Forfeit):
            self.forfeits.append(answer)
            return seat.choices[self._draws.below(len(seat.choices))], b""
        return answer

    def _ask(self, seat: Seat) -> tuple[int, bytes] | Forfeit:
        if self._unanswered == GIVE_UP:
            return Forfeit("forfeit-given-up", str(GIVE_UP))
        view = seat.view()
        wire = view.to_wire()
        program = program_of(self._command)
        try:
            self._greet(program, wire)
            program.asked += 1
            question = {"type": "choose", "id": program.asked, **self._question(seat, wire)}
            line = program.exchange(_line(question), self._patience, program.asked)
        except Silent as silence:
            program.close(0.0)
            self._unanswered += 1
            return silence.forfeit
        self._unanswered = 0
        code = _code(line, program.asked, seat.choices)
        return code if isinstance(code, Forfeit) else (code, line)

    def _greet(self, program: Program, wire: Mapping[str, object]) -> None:
        """Tell a program what is played, once until something else is."""
        seats = number(wire["seats"])
        options = wire["options"]
        assert isinstance(options, dict)
        subject = (self._game.name, self._game.pack_hash, seats, tuple(sorted(options.items())))
        if program.subject == subject:
            return
        hello = {
            "type": "hello",
            "protocol": PROTOCOL,
            "game": self._game.name,
            "pack": self._game.pack_name,
            "seats": seats,
            "options": options,
            "setting": self._game.setting(seats, options),
        }
        line = program.exchange(_line(hello), START_PATIENCE)
        if read_line(line).get("type") != "ready":
            raise Silent(Forfeit("forfeit-not-ready", shown(line)))
        program.subject = subject

    def _question(self, seat: Seat, wire: Mapping[str, object]) -> dict[str, object]:
        view = seat.view()
        # What a choice is certain to change is the same in all tables that fit the view.
        state = view.guess(Streams.seeded(0))
        return {
            "player": self._player,
            "seat": seat.index,
            "board": self._game.board(view),
            "view": wire,
            "choices": [self._choice(state, seat.index, code) for code in seat.choices],
        }

    def _choice(self, state: State, seat: int, code: int) -> dict[str, object]:
        choice: Choice = state.describe(seat, code)
        return {
            "code": code,
            "text": self._game.code_text(code),
            "kind": choice.kind,
            "rule": choice.rule,
            "args": choice.args,
            "targets": choice.targets,
            "preview": choice.preview,
        }


def _line(message: object) -> bytes:
    return msgspec.json.encode(message) + b"\n"


def _code(line: bytes, question: int, choices: list[int]) -> int | Forfeit:
    answer = read_line(line)
    code = whole_number(answer, "code")
    if whole_number(answer, "id") == question and code is not None and code in choices:
        return code
    return Forfeit("forfeit-no-choice", shown(line))


class _Considered(msgspec.Struct):
    """A choice that a program tells of, as it stands in an answer; see ``Thought``."""

    code: int
    worth: float
    measure: str = ORDER


class _Explained(msgspec.Struct):
    """The part of an answer that tells why."""

    considered: list[_Considered]


def _thoughts(line: bytes, own: int, choices: list[int]) -> list[Thought]:
    """What an answer tells of its choice and of others, in the order that ``consider`` promises; none if it breaks a rule."""
    try:
        found = msgspec.json.decode(line, type=_Explained).considered
    except (ValueError, RecursionError):
        return []
    codes = [one.code for one in found]
    measures = {one.measure for one in found}
    if own not in codes or len(set(codes)) < len(codes) or not set(codes) <= set(choices):
        return []
    if len(measures) > 1 or not measures <= set(MEASURES):
        return []
    if measures == {WIN_CHANCE} and not all(0 <= one.worth <= 1 for one in found):
        return []
    found.sort(key=lambda one: (one.code != own, -one.worth))
    return [Thought(one.code, one.worth, one.measure) for one in found]


def checked_command(command: str) -> str:
    """The command itself; ``BadBotCommand`` if it cannot be read or its program is not there."""
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise BadBotCommand("bot-command-unreadable", {"command": command}) from error
    if not words or shutil.which(words[0]) is None:
        raise BadBotCommand("bot-command-missing", {"command": command, "program": words[0] if words else ""})
    return command
