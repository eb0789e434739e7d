"""Programs that play as bots from outside: started, asked a line at a time, and ended with all that they have started.

A program is not trusted to be quick, right, brief or willing to end. What it writes is bounded wherever it writes it,
and it does not outlive the process that has started it, however that one ends.
"""

from __future__ import annotations

import atexit
import contextlib
import json
import os
import select
import shlex
import signal
import subprocess
import threading
import time
from collections.abc import Mapping
from dataclasses import dataclass
from typing import IO

END_PATIENCE = 1.0
"""Seconds for a program to end by itself once nobody asks any more."""
LONGEST_ANSWER = 1_000_000
LAST_WORDS = 4096
"""How much of what a program writes to its error stream is kept, in bytes."""
GUARD = f"trap '' HUP INT TERM; read -r line; sleep {END_PATIENCE:g}; kill -s KILL 0"
"""Waits for the end of its input, which comes when we end, be it by force; then ends its group after a while."""


@dataclass(frozen=True)
class Forfeit:
    """Why a decision was made for a bot: a message id, and what was seen."""

    message: str
    detail: str


class Silent(Exception):
    """No answer, and none to be waited for: the program has to be started again."""

    def __init__(self, forfeit: Forfeit) -> None:
        self.forfeit = forfeit
        super().__init__(forfeit.message)


# --- Lines -----------------------------------------------------------------------------------------------------------


def read_line(line: bytes) -> dict[str, object]:
    """The object that a line holds; an empty one if it holds anything else."""
    try:
        message = json.loads(line)
    except (ValueError, RecursionError):
        return {}
    return message if isinstance(message, dict) else {}


def whole_number(message: Mapping[str, object], name: str) -> int | None:
    """A field that is a whole number; None if it is not."""
    value = message.get(name)
    # True is no number, though Python takes it for 1.
    return value if isinstance(value, int) and not isinstance(value, bool) else None


def shown(line: bytes) -> str:
    """The beginning of what a program wrote, for people."""
    text = line.decode("utf-8", "replace").strip()
    return text if len(text) <= 80 else f"{text[:79]}…"


# --- Programs --------------------------------------------------------------------------------------------------------

_programs: dict[str, Program] = {}


def program_of(command: str) -> Program:
    """The program of a command, running or not; one for each command in this process."""
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


class _Complaints:
    """Reads an error stream as it comes, so that nobody has to wait for us to do so, and keeps the end of it."""

    def __init__(self, pipe: IO[bytes]) -> None:
        self._kept = b""
        # It ends with the stream, which is when the last of those who hold it has ended.
        self._reader = threading.Thread(target=self._read, args=(pipe,), daemon=True)
        self._reader.start()

    def _read(self, pipe: IO[bytes]) -> None:
        with pipe:
            while part := pipe.read(65536):
                self._kept = (self._kept + part)[-LAST_WORDS:]

    def last_line(self, patience: float) -> bytes:
        """The last line, once the stream has ended or patience has."""
        self._reader.join(patience)
        return self._kept.strip().rpartition(b"\n")[2]


@dataclass(frozen=True)
class _Running:
    """The processes of one program: itself, and a guard that leads its group and ends it when we have gone."""

    process: subprocess.Popen[bytes]
    guard: subprocess.Popen[bytes]
    stdin: IO[bytes]
    stdout: IO[bytes]
    complaints: _Complaints

    @staticmethod
    def started(words: list[str]) -> _Running:
        """Start a program; ``OSError`` if it cannot be."""
        # In a group of its own: Ctrl-C is ours to hear, and all that the program starts ends with it.
        guard = subprocess.Popen(
            ["/bin/sh", "-c", GUARD],
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            process_group=0,
        )
        try:
            process = subprocess.Popen(
                words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                process_group=guard.pid,
            )
        except OSError:
            _end_group(guard)
            raise
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        os.set_blocking(process.stdin.fileno(), False)
        os.set_blocking(process.stdout.fileno(), False)
        return _Running(process, guard, process.stdin, process.stdout, _Complaints(process.stderr))

    def end(self, patience: float) -> None:
        """Let the program end by itself for a while, then end it and whatever it has started."""
        with contextlib.suppress(OSError):
            self.stdin.close()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(patience)
        # It may have left its group, and must not be waited for in vain.
        self.process.kill()
        _end_group(self.guard)
        self.process.wait()
        self.stdout.close()


def _end_group(guard: subprocess.Popen[bytes]) -> None:
    # The number of the group is the guard's and cannot be anybody else's before it has been waited for.
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(guard.pid, signal.SIGKILL)
    assert guard.stdin is not None
    guard.stdin.close()
    guard.wait()


class Program:
    """One program and the lines to and from it; it is started by the first question."""

    subject: tuple[object, ...] | None
    """What the running program has been told it will play."""
    asked: int
    """How many questions there have been."""

    def __init__(self, command: str) -> None:
        self._words = shlex.split(command)
        self._running: _Running | None = None
        self._unread = b""
        self.subject = None
        self.asked = 0

    def exchange(self, line: bytes, seconds: float, question: int = 0) -> bytes:
        """The line that answers this one; ``Silent`` if none comes in time.

        What was written before the question is no answer to it, and what answers an earlier one is passed over: whoever
        writes lines too many is not out of step for ever.
        """
        end = time.monotonic() + seconds
        if self._running is None:
            try:
                self._running = _Running.started(self._words)
            except OSError as error:
                raise Silent(Forfeit("forfeit-ended", str(error.strerror or error))) from error
        else:
            self._forget_unread(self._running)
        self._write(self._running, line, end, seconds)
        while True:
            answer = self._next_line(self._running, end, seconds)
            answered = whole_number(read_line(answer), "id")
            if answered is None or answered >= question:
                return answer

    def close(self, patience: float = END_PATIENCE) -> None:
        """End the program, and whatever it has started."""
        running, self._running = self._running, None
        self.subject = None
        self._unread = b""
        if running is not None:
            running.end(patience)

    def _forget_unread(self, running: _Running) -> None:
        """Drop all that has been written so far, without waiting, and no more than an answer from who never stops."""
        self._unread = b""
        dropped = 0
        with contextlib.suppress(BlockingIOError):
            while dropped < LONGEST_ANSWER and (part := os.read(running.stdout.fileno(), 65536)):
                dropped += len(part)

    def _write(self, running: _Running, line: bytes, end: float, seconds: float) -> None:
        stdin = running.stdin.fileno()
        rest = memoryview(line)
        while rest:
            left = end - time.monotonic()
            if not _ready(stdin, select.POLLOUT, left):
                raise _late(seconds)
            try:
                rest = rest[os.write(stdin, rest) :]
            except BlockingIOError:
                continue
            except OSError as error:
                raise _ended(running) from error

    def _next_line(self, running: _Running, end: float, seconds: float) -> bytes:
        stdout = running.stdout.fileno()
        while b"\n" not in self._unread:
            left = end - time.monotonic()
            if not _ready(stdout, select.POLLIN, left):
                raise _late(seconds)
            part = os.read(stdout, 65536)
            if not part:
                raise _ended(running)
            self._unread += part
            if len(self._unread) > LONGEST_ANSWER:
                raise Silent(Forfeit("forfeit-no-choice", shown(self._unread[:100])))
        line, _, self._unread = self._unread.partition(b"\n")
        return line


def _late(seconds: float) -> Silent:
    return Silent(Forfeit("forfeit-late", f"{seconds:g}"))


def _ended(running: _Running) -> Silent:
    """It is gone, or has closed its side, which comes to the same; its last words tell why."""
    end = time.monotonic() + END_PATIENCE
    with contextlib.suppress(subprocess.TimeoutExpired):
        running.process.wait(END_PATIENCE)
    words = running.complaints.last_line(max(0.0, end - time.monotonic()))
    return Silent(Forfeit("forfeit-ended", shown(words) or f"exit {running.process.returncode}"))
