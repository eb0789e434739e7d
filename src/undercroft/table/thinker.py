"""A process in which bots think: ``python -m undercroft.table.thinker``, questions on stdin, answers on stdout.

It gets a seat's view and choices and never a state; both ways a message is four bytes of length and msgpack.
"""

from __future__ import annotations

import contextlib
import os
import signal
import sys
from pathlib import Path
from typing import IO

import msgspec

import undercroft.games  # noqa: F401  # registers the games
from undercroft import bots
from undercroft.bots.bot import Bot
from undercroft.kernel.game import Game
from undercroft.kernel.registry import game
from undercroft.kernel.seat import close_seats, seat_with
from undercroft.table.frames import Considered

LONGEST = 60
MODESTY = 10
"""By how much a thinker steps back behind the server, and behind the page where both run on one machine."""
MOST_BOTS = 256
"""How many bots of other tables are remembered, with what they have planned."""


class Question(msgspec.Struct, array_like=True):
    """What a bot is asked: who it is, and all that its seat knows."""

    game: str
    pack: str
    bot: str
    seed: int
    table: str
    seat: int
    choices: list[int]
    view: dict[str, object]
    best: int
    """How many choices are wanted with what speaks for them; 0: only the one that it makes."""
    folder: str = ""
    """Where the pack lies, if it is one of the house's own."""


class Answer(msgspec.Struct, array_like=True):
    """The bot's choice first, then the next best; ``considered`` tells of each of them, where that was asked."""

    codes: list[int]
    considered: list[Considered]
    problem: str = ""


class Thinker:
    """Answers questions, one at a time."""

    def __init__(self) -> None:
        self._bots: dict[tuple[str, int, str], Bot] = {}
        self._games: dict[tuple[str, str, str], Game] = {}

    def answer(self, question: Question) -> Answer:
        """What the bot would do."""
        rules = self._game(question.game, question.pack, question.folder)
        view = rules.read_view(question.view)
        seat = seat_with(view, question.seat, question.choices)
        try:
            bot = self._bot(question)
            if question.best == 0:
                return Answer([bot.choose(seat)], [])
            thoughts = bot.consider(seat)[: question.best]
            considered = [Considered(each.code, each.worth, each.measure, each.reasons) for each in thoughts]
            return Answer([each.code for each in thoughts], considered)
        finally:
            close_seats([seat])

    def _game(self, name: str, pack: str, folder: str) -> Game:
        key = (name, pack, folder)
        if key not in self._games:
            base = game(name)
            own: Game | None = base
            if folder:
                own = base.with_pack(folder)
            elif base.pack_name != pack:
                own = base.with_pack_version(pack)
            if own is None:
                raise LookupError(f"there is no pack {pack} of {name}")
            self._games[key] = own
        return self._games[key]

    def _bot(self, question: Question) -> Bot:
        key = (question.table, question.seat, question.bot)
        bot = self._bots.pop(key, None) or bots.make(question.bot, question.game, question.seed)
        self._bots[key] = bot
        while len(self._bots) > MOST_BOTS:
            del self._bots[next(iter(self._bots))]
        return bot


def read_message(stream: IO[bytes]) -> bytes | None:
    """The next message; None at the end."""
    head = stream.read(4)
    if len(head) < 4:
        return None
    return stream.read(int.from_bytes(head, "big"))


def framed(message: bytes) -> bytes:
    """A message with its length before it."""
    return len(message).to_bytes(4, "big") + message


def step_back() -> None:
    """Let everybody else go first who wants a core."""
    os.nice(MODESTY)
    # Where Linux shares its cores among sessions first, being nice within a session of one's own helps nobody else.
    with contextlib.suppress(OSError):
        Path("/proc/self/autogroup").write_text(str(MODESTY))


def main() -> None:
    """Answer until nobody asks any more."""
    step_back()
    thinker = Thinker()
    while (message := read_message(sys.stdin.buffer)) is not None:
        # Nobody stops a bot that thinks for ever once its server has been killed.
        signal.alarm(LONGEST)
        try:
            answer = thinker.answer(msgspec.msgpack.decode(message, type=Question))
        # Whatever a bot does wrong, the table goes on.
        except Exception as error:  # noqa: BLE001
            answer = Answer([], [], f"{type(error).__name__}: {error}")
        signal.alarm(0)
        if not _sent(framed(msgspec.msgpack.encode(answer))):
            return


def _sent(message: bytes) -> bool:
    """Whether somebody is there to read an answer."""
    try:
        os.write(sys.stdout.fileno(), message)
    except OSError:
        return False
    return True


if __name__ == "__main__":
    main()
