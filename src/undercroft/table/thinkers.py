"""The processes in which bots think, seen from the event loop: it asks, waits a while, and never longer."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys

import msgspec

from undercroft.table.thinker import Answer, Question, framed

LOG = logging.getLogger("undercroft.bots")


class Thinkers:
    """A fixed number of processes; a question waits for a free one. A late or crashed bot gives no answer."""

    def __init__(self, processes: int) -> None:
        self._free: asyncio.Queue[asyncio.subprocess.Process | None] = asyncio.Queue()
        for _ in range(processes):
            # A process starts with its first question.
            self._free.put_nowait(None)
        self._all: set[asyncio.subprocess.Process] = set()
        self._ending: set[asyncio.Task[int]] = set()

    @property
    def processes(self) -> list[int]:
        """The processes that have been started and not ended, by their numbers."""
        return [process.pid for process in self._all]

    async def ask(self, question: Question, seconds: float) -> Answer | None:
        """What a bot answers; None if it crashed, gave nonsense or took longer than this once it was its turn."""
        process = await self._free.get()
        try:
            if process is None or process.returncode is not None:
                self._drop(process)
                process = await self._start()
            answer = await asyncio.wait_for(self._exchange(process, question), seconds)
        except TimeoutError:
            LOG.warning("bot late", extra={"bot": question.bot, "table": question.table, "seconds": seconds})
            self._drop(process)
            process = None
            return None
        except (OSError, EOFError, msgspec.DecodeError) as error:
            LOG.warning(
                "bot crashed", extra={"bot": question.bot, "table": question.table, "error": str(error)}
            )
            self._drop(process)
            process = None
            return None
        except asyncio.CancelledError:
            self._drop(process)
            process = None
            raise
        finally:
            self._free.put_nowait(process)
        if answer.problem or not answer.codes or any(code not in question.choices for code in answer.codes):
            LOG.warning(
                "bot gave no choice",
                extra={"bot": question.bot, "table": question.table, "error": answer.problem},
            )
            return None
        return answer

    async def close(self) -> None:
        """End all processes."""
        for process in list(self._all):
            self._drop(process)
        await asyncio.gather(*self._ending)

    async def _start(self) -> asyncio.subprocess.Process:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "undercroft.table.thinker",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=2**24,
            # Ctrl-C is for the server, which ends its thinkers itself.
            start_new_session=True,
        )
        self._all.add(process)
        return process

    def _drop(self, process: asyncio.subprocess.Process | None) -> None:
        if process is not None:
            self._all.discard(process)
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            ending = asyncio.create_task(process.wait())
            self._ending.add(ending)
            ending.add_done_callback(self._ending.discard)

    @staticmethod
    async def _exchange(process: asyncio.subprocess.Process, question: Question) -> Answer:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(framed(msgspec.msgpack.encode(question)))
        await process.stdin.drain()
        try:
            head = await process.stdout.readexactly(4)
            message = await process.stdout.readexactly(int.from_bytes(head, "big"))
        except asyncio.IncompleteReadError as error:
            raise EOFError("the process ended") from error
        return msgspec.msgpack.decode(message, type=Answer)
