"""The processes in which bots think, seen from the event loop: it asks, waits a while, and never longer."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
from collections import Counter

import msgspec

from undercroft.table.thinker import MOST_BOTS, Answer, Question, framed

LOG = logging.getLogger("undercroft.bots")
PATIENCE = 1.0
"""How many seconds a bot waits for its own process: about as long as thinking anew in another one would take it."""
BotKey = tuple[str, int, str]
"""Table, seat and name: what a process remembers a bot by."""


class Desk:
    """A place for one process, which is started with its first question and again when it has died."""

    def __init__(self) -> None:
        self.process: asyncio.subprocess.Process | None = None
        self.busy = False


class _Waiting:
    """A question that waits for the desk of its bot; once it is impatient any other will do."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.turn: asyncio.Future[Desk] = asyncio.get_running_loop().create_future()
        self.impatient = False


class Thinkers:
    """A fixed number of processes. A late or crashed bot gives no answer.

    A bot keeps what it has planned and searched in its process, so all its questions go to the same desk, one after
    another. If that is taken for long and another is free, the bot moves there and thinks anew.
    """

    def __init__(self, processes: int) -> None:
        self._desks = [Desk() for _ in range(processes)]
        self._homes: dict[BotKey, Desk] = {}
        """Where each bot was asked last, the one that was not asked for longest first."""
        self._waiting: list[_Waiting] = []
        self._all: set[asyncio.subprocess.Process] = set()
        self._ending: set[asyncio.Task[int]] = set()

    @property
    def processes(self) -> list[int]:
        """The processes that have been started and not ended, by their numbers."""
        return [process.pid for process in self._all]

    async def ask(self, question: Question, seconds: float) -> Answer | None:
        """What a bot answers; None if it crashed, gave nonsense or took longer than this once it was its turn."""
        key = (question.table, question.seat, question.bot)
        desk = await self._turn(self._home(key))
        try:
            process = await self._process_at(desk)
            self._settle(key, desk)
            answer = await asyncio.wait_for(self._exchange(process, question), seconds)
        except TimeoutError:
            LOG.warning("bot late", extra={"bot": question.bot, "table": question.table, "seconds": seconds})
            self._clear(desk)
            return None
        except (OSError, EOFError, msgspec.DecodeError) as error:
            LOG.warning(
                "bot crashed", extra={"bot": question.bot, "table": question.table, "error": str(error)}
            )
            self._clear(desk)
            return None
        except asyncio.CancelledError:
            self._clear(desk)
            raise
        finally:
            self._release(desk)
        if answer.problem or not answer.codes or any(code not in question.choices for code in answer.codes):
            LOG.warning(
                "bot gave no choice",
                extra={"bot": question.bot, "table": question.table, "error": answer.problem},
            )
            return None
        return answer

    async def close(self) -> None:
        """End all processes."""
        for desk in self._desks:
            self._clear(desk)
        await asyncio.gather(*self._ending)

    # --- Desks -------------------------------------------------------------------------------------------------------

    def _home(self, key: BotKey) -> Desk:
        """The desk of a bot; for one without, that with the least to do and the fewest bots."""
        home = self._homes.get(key)
        if home is not None:
            return home
        queues = Counter(waiting.desk for waiting in self._waiting)
        bots = Counter(self._homes.values())
        return min(self._desks, key=lambda desk: (queues[desk] + desk.busy, bots[desk]))

    def _settle(self, key: BotKey, desk: Desk) -> None:
        """A bot is asked here, and will be from now on."""
        self._homes.pop(key, None)
        self._homes[key] = desk
        while len(self._homes) > MOST_BOTS * len(self._desks):
            del self._homes[next(iter(self._homes))]

    async def _turn(self, home: Desk) -> Desk:
        """Wait until it is one's turn at this desk, or at another if that takes long; it is taken then."""
        if not home.busy:
            home.busy = True
            return home
        waiting = _Waiting(home)
        self._waiting.append(waiting)
        timer = asyncio.get_running_loop().call_later(PATIENCE, self._lose_patience, waiting)
        try:
            return await waiting.turn
        except asyncio.CancelledError:
            # The turn may have come in the very moment in which nobody wanted it any more.
            if waiting.turn.done() and not waiting.turn.cancelled():
                self._release(waiting.turn.result())
            raise
        finally:
            timer.cancel()
            if waiting in self._waiting:
                self._waiting.remove(waiting)

    def _lose_patience(self, waiting: _Waiting) -> None:
        waiting.impatient = True
        free = next((desk for desk in self._desks if not desk.busy), None)
        if free is not None and waiting in self._waiting:
            self._give(free, waiting)

    def _release(self, desk: Desk) -> None:
        """The desk is free: for the first whose home it is, else for whoever has waited for too long elsewhere."""
        desk.busy = False
        own = next((waiting for waiting in self._waiting if waiting.desk is desk), None)
        chosen = own or next((waiting for waiting in self._waiting if waiting.impatient), None)
        if chosen is not None:
            self._give(desk, chosen)

    def _give(self, desk: Desk, waiting: _Waiting) -> None:
        self._waiting.remove(waiting)
        # Somebody who has just been cancelled does not know it yet.
        if waiting.turn.done():
            self._release(desk)
            return
        desk.busy = True
        waiting.turn.set_result(desk)

    # --- Processes ---------------------------------------------------------------------------------------------------

    async def _process_at(self, desk: Desk) -> asyncio.subprocess.Process:
        """The process at a desk, a new one if there is none that lives."""
        process = desk.process
        if process is None or process.returncode is not None:
            self._clear(desk)
            process = desk.process = await asyncio.create_subprocess_exec(
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

    def _clear(self, desk: Desk) -> None:
        """End the process at a desk; what its bots remembered is gone, so they may go anywhere."""
        self._homes = {key: home for key, home in self._homes.items() if home is not desk}
        process, desk.process = desk.process, None
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
