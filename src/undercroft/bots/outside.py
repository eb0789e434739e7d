"""Bots from outside: programs in any language that read questions and write answers, a line of JSON each.

``docs/bots.md`` describes the lines. A program runs once in each process of ours and answers for all its seats and
games, one question at a time. It is not trusted to be quick or right: whatever it does, the game goes on.
"""

from __future__ import annotations

import atexit
import contextlib
import json
import os
import select
import shlex
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Mapping
from dataclasses import dataclass
from typing import IO

import msgspec

from undercroft.bots.bot import Bot
from undercroft.bots.draws import Draws
from undercroft.bots.registry import make
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
END_PATIENCE = 1.0
"""Seconds for a program to end by itself once nobody asks any more."""
GIVE_UP = 3
"""After so many questions in a row that were not answered, the rest of a game is forfeited without asking."""
LONGEST_ANSWER = 1_000_000
LONGEST_COMPLAINT = 1_000_000
"""How much of what a program writes to its error stream is kept, in bytes."""


class BadBotCommand(UndercroftError):
    """A command that names no program."""


@dataclass(frozen=True)
class Forfeit:
    """Why a decision was made for a bot: a message id, and what was seen."""

    message: str
    detail: str


class _Silent(Exception):
    """No answer, and none to be waited for: the program has to be started again."""

    def __init__(self, forfeit: Forfeit) -> None:
        self.forfeit = forfeit
        super().__init__(forfeit.message)


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
        if len(seat.choices) == 1:
            return seat.choices[0]
        answer = self._ask(seat)
        if isinstance(answer, Forfeit):
            self.forfeits.append(answer)
            return seat.choices[self._draws.below(len(seat.choices))]
        return answer

    def _ask(self, seat: Seat) -> int | Forfeit:
        if self._unanswered == GIVE_UP:
            return Forfeit("forfeit-given-up", str(GIVE_UP))
        view = seat.view()
        wire = view.to_wire()
        program = _program(self._command)
        try:
            self._greet(program, wire)
            program.asked += 1
            question = {"type": "choose", "id": program.asked, **self._question(seat, wire)}
            line = program.exchange(_line(question), self._patience, program.asked)
        except _Silent as silence:
            program.close(0.0)
            self._unanswered += 1
            return silence.forfeit
        self._unanswered = 0
        return _code(line, program.asked, seat.choices)

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
        if _read(line).get("type") != "ready":
            raise _Silent(Forfeit("forfeit-not-ready", _shown(line)))
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


def _read(line: bytes) -> dict[str, object]:
    try:
        message = json.loads(line)
    except (ValueError, RecursionError):
        return {}
    return message if isinstance(message, dict) else {}


def _number(message: Mapping[str, object], name: str) -> int | None:
    value = message.get(name)
    # True is no number, though Python takes it for 1.
    return value if isinstance(value, int) and not isinstance(value, bool) else None


def _code(line: bytes, question: int, choices: list[int]) -> int | Forfeit:
    answer = _read(line)
    code = _number(answer, "code")
    if _number(answer, "id") == question and code is not None and code in choices:
        return code
    return Forfeit("forfeit-no-choice", _shown(line))


def _shown(line: bytes) -> str:
    """The beginning of what a program wrote, for people."""
    text = line.decode("utf-8", "replace").strip()
    return text if len(text) <= 80 else f"{text[:79]}…"


def checked_command(command: str) -> str:
    """The command itself; ``BadBotCommand`` if it cannot be read or its program is not there."""
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise BadBotCommand("bot-command-unreadable", {"command": command}) from error
    if not words or shutil.which(words[0]) is None:
        raise BadBotCommand("bot-command-missing", {"command": command, "program": words[0] if words else ""})
    return command


# --- Programs --------------------------------------------------------------------------------------------------------

_programs: dict[str, Program] = {}


def _program(command: str) -> Program:
    """The program of a command, running or not."""
    if not _programs:
        atexit.register(close_programs)
    if command not in _programs:
        _programs[command] = Program(command)
    return _programs[command]


def close_programs() -> None:
    """End all programs that this process has started; the next question starts them again."""
    atexit.unregister(close_programs)
    while _programs:
        _programs.popitem()[1].close()


def _ready(pipe: int, event: int, seconds: float) -> bool:
    waiting = select.poll()
    waiting.register(pipe, event)
    return seconds > 0 and bool(waiting.poll(seconds * 1000))


class Program:
    """One program and the lines to and from it; it is started by the first question."""

    subject: tuple[object, ...] | None
    """What the running program has been told it will play."""
    asked: int
    """How many questions there have been."""

    def __init__(self, command: str) -> None:
        self._words = shlex.split(command)
        self._process: subprocess.Popen[bytes] | None = None
        self._complaints: IO[bytes] | None = None
        self._unread = b""
        self.subject = None
        self.asked = 0

    def exchange(self, line: bytes, seconds: float, question: int = 0) -> bytes:
        """The line that answers this one; ``_Silent`` if none comes in time.

        What answers an earlier question is passed over: whoever writes a line too many is not out of step for ever.
        """
        end = time.monotonic() + seconds
        if self._process is None:
            self._start()
        self._forget_complaints()
        self._write(line, end, seconds)
        while True:
            answer = self._next_line(end, seconds)
            answered = _number(_read(answer), "id")
            if answered is None or answered >= question:
                return answer

    def close(self, patience: float = END_PATIENCE) -> None:
        """End the program, and whatever it has started."""
        process, self._process = self._process, None
        self.subject = None
        self._unread = b""
        if process is not None:
            assert process.stdin is not None
            assert process.stdout is not None
            with contextlib.suppress(OSError):
                process.stdin.close()
            with contextlib.suppress(subprocess.TimeoutExpired):
                process.wait(patience)
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.killpg(process.pid, signal.SIGKILL)
            process.wait()
            process.stdout.close()
        if self._complaints is not None:
            self._complaints.close()
            self._complaints = None

    def _start(self) -> None:
        # A file and not a pipe: a program that complains much must not wait for us to read it.
        self._complaints = tempfile.TemporaryFile("a+b")  # noqa: SIM115  # closed with the program
        try:
            process = subprocess.Popen(
                self._words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._complaints,
                bufsize=0,
                # Ctrl-C is ours to hear, and all that the program starts ends with it.
                start_new_session=True,
            )
        except OSError as error:
            raise _Silent(Forfeit("forfeit-ended", str(error.strerror or error))) from error
        assert process.stdin is not None
        assert process.stdout is not None
        os.set_blocking(process.stdin.fileno(), False)
        os.set_blocking(process.stdout.fileno(), False)
        self._process = process

    def _forget_complaints(self) -> None:
        assert self._complaints is not None
        if os.fstat(self._complaints.fileno()).st_size > LONGEST_COMPLAINT:
            self._complaints.truncate(0)

    def _pipes(self) -> tuple[int, int]:
        process = self._process
        assert process is not None
        assert process.stdin is not None
        assert process.stdout is not None
        return process.stdin.fileno(), process.stdout.fileno()

    def _write(self, line: bytes, end: float, seconds: float) -> None:
        stdin = self._pipes()[0]
        rest = memoryview(line)
        while rest:
            left = end - time.monotonic()
            if not _ready(stdin, select.POLLOUT, left):
                raise self._late(seconds)
            try:
                rest = rest[os.write(stdin, rest) :]
            except BlockingIOError:
                continue
            except OSError as error:
                raise self._ended() from error

    def _next_line(self, end: float, seconds: float) -> bytes:
        stdout = self._pipes()[1]
        while b"\n" not in self._unread:
            left = end - time.monotonic()
            if not _ready(stdout, select.POLLIN, left):
                raise self._late(seconds)
            part = os.read(stdout, 65536)
            if not part:
                raise self._ended()
            self._unread += part
            if len(self._unread) > LONGEST_ANSWER:
                raise _Silent(Forfeit("forfeit-no-choice", _shown(self._unread[:100])))
        line, _, self._unread = self._unread.partition(b"\n")
        return line

    @staticmethod
    def _late(seconds: float) -> _Silent:
        return _Silent(Forfeit("forfeit-late", f"{seconds:g}"))

    def _ended(self) -> _Silent:
        """It is gone, or has closed its side, which comes to the same; its last words tell why."""
        assert self._process is not None
        assert self._complaints is not None
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(END_PATIENCE)
        self._complaints.seek(0, os.SEEK_END)
        self._complaints.seek(max(0, self._complaints.tell() - 4096))
        words = self._complaints.read().strip().rpartition(b"\n")[2]
        return _Silent(Forfeit("forfeit-ended", _shown(words) or f"exit {self._process.returncode}"))
