"""Many games between bots, on as many processes as wanted, with one result."""

from __future__ import annotations

import multiprocessing
import signal
import time
import traceback
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass

from undercroft.bots import make as make_bot
from undercroft.bots import names as bot_names
from undercroft.bots.playout import play_game
from undercroft.kernel import registry
from undercroft.kernel.errors import UndercroftError
from undercroft.kernel.game import Game, OptionValue
from undercroft.kernel.streams import checked_seed
from undercroft.lab.seeds import TABLE, derived
from undercroft.lab.tally import Tally

CHUNKS_A_JOB = 50
LARGEST_CHUNK = 200
"""Chunks are small enough for a progress bar to move and for Ctrl-C to be heard."""


class BadSimulation(UndercroftError):
    """A number of games, jobs or bots that cannot be."""


class SimulationFailed(UndercroftError):
    """A game that broke off; ``details`` is the traceback, for developers."""

    def __init__(self, message: str, args_: Mapping[str, int | str], details: str) -> None:
        super().__init__(message, args_)
        self.details = details


def open_game(name: str, pack: str | None) -> Game:
    """A game with its own pack, or with the one in an owner's folder."""
    game = registry.game(name)
    return game if pack is None else game.with_pack(pack)


@dataclass(frozen=True)
class Order:
    """What to simulate, in values that any process can be sent."""

    game: str
    pack: str | None
    seats: int
    bots: tuple[str, ...]
    seed: int
    options: dict[str, OptionValue]

    def bot_at(self, seat: int) -> str:
        """The name of the bot that plays a seat."""
        return self.bots[seat % len(self.bots)]

    def open_game(self) -> Game:
        """The game with its pack, ready to start."""
        game = open_game(self.game, self.pack)
        # Reads the pack and makes the tables, which is no part of the first game's time.
        game.start(self.seats, 0, self.options)
        return game


@dataclass(frozen=True)
class Failure:
    """A game that broke off in a worker. Errors themselves do not always travel between processes."""

    game: int
    error: str
    details: str


@dataclass(frozen=True)
class Summary:
    """The result of a simulation. Only ``seconds``, the decisions per second and ``jobs`` vary between runs."""

    order: Order
    pack: str
    pack_hash: str
    tally: Tally
    seconds: float
    jobs: int

    @property
    def decisions_per_second(self) -> float:
        """Every play, forced ones too, over the time that all processes spent in games."""
        return self.tally.decisions / (self.tally.nanoseconds / 1e9)

    def to_json(self) -> dict[str, object]:
        """The summary as plain JSON values."""
        order = self.order
        seats = range(order.seats)
        return {
            "game": order.game,
            "pack": self.pack,
            "pack_hash": self.pack_hash,
            "options": dict(order.options),
            "seats": order.seats,
            "bots": list(order.bots),
            "seed": order.seed,
            "games": self.tally.games,
            "endings": dict(sorted(self.tally.endings.items())),
            "decisions": self.tally.decisions,
            "seconds": self.seconds,
            "decisions_per_second": self.decisions_per_second,
            "jobs": self.jobs,
            "per_seat": [
                {"seat": seat + 1, "bot": order.bot_at(seat), **self.tally.seats[seat].to_json()}
                for seat in seats
            ],
            "per_bot": {
                name: self.tally.together(seat for seat in seats if order.bot_at(seat) == name).to_json()
                for name in sorted(set(order.bots))
            },
        }


def simulate(
    game: str,
    *,
    games: int,
    seats: int,
    bots: Sequence[str],
    seed: int,
    options: Mapping[str, object] | None = None,
    pack: str | None = None,
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
) -> Summary:
    """Let bots play games and count what comes of it.

    Seat i is played by ``bots[i % len(bots)]``. Every game has a seed of its own, derived from ``seed`` and the
    game's number, so the result is the same for any number of jobs. ``pack`` is an owner's folder; ``progress`` is
    called with the number of games done. Unknown games, bots, options and bad numbers raise an ``UndercroftError``;
    a game that breaks off raises ``SimulationFailed``. With several jobs a script that calls this needs the usual
    ``if __name__ == "__main__"``, because processes are started fresh.
    """
    _check_count("bad-game-count", games)
    _check_count("bad-job-count", jobs)
    complete = open_game(game, pack).complete_options(options, seats)
    _check_bots(game, bots, seats)
    order = Order(game, pack, seats, tuple(bots), checked_seed(seed), complete)
    opened = order.open_game()
    chunks = _chunks(games, jobs)
    started = time.perf_counter()
    tally = Tally.of_seats(seats)
    for part in _in_turn(order, opened, chunks) if jobs == 1 else _side_by_side(order, chunks, jobs):
        if isinstance(part, Failure):
            raise _failed(order, part)
        tally.add(part)
        if progress is not None:
            progress(tally.games)
    seconds = time.perf_counter() - started
    return Summary(order, opened.pack_name, opened.pack_hash, tally, seconds, jobs)


def _check_count(message: str, count: object) -> None:
    if isinstance(count, bool) or not isinstance(count, int) or count < 1:
        raise BadSimulation(message, {"count": str(count)})


def _check_bots(game: str, names: Sequence[str], seats: int) -> None:
    if not names:
        raise BadSimulation("no-bots", {"bots": ", ".join(bot_names(game))})
    if len(names) > seats:
        raise BadSimulation("more-bots-than-seats", {"bots": len(names), "seats": seats})
    for name in names:
        make_bot(name, game, 0)


def _chunks(games: int, jobs: int) -> list[range]:
    size = min(LARGEST_CHUNK, max(1, games // (jobs * CHUNKS_A_JOB)))
    return [range(first, min(first + size, games)) for first in range(0, games, size)]


def _failed(order: Order, failure: Failure) -> SimulationFailed:
    seed = derived(order.seed, failure.game, TABLE)
    args: dict[str, int | str] = {"number": failure.game + 1, "seed": str(seed), "error": failure.error}
    return SimulationFailed("simulation-failed", args, failure.details)


def _in_turn(order: Order, game: Game, chunks: list[range]) -> Iterator[Tally | Failure]:
    for chunk in chunks:
        yield _play(order, game, chunk)


def _side_by_side(order: Order, chunks: list[range], jobs: int) -> Iterator[Tally | Failure]:
    # Fresh processes, not forked ones: a progress bar's thread may be running in this one.
    context = multiprocessing.get_context("spawn")
    workers = ProcessPoolExecutor(min(jobs, len(chunks)), context, _start_worker, (order,))
    try:
        futures: list[Future[Tally | Failure]] = [workers.submit(_work, chunk) for chunk in chunks]
        for future in as_completed(futures):
            yield future.result()
    except BrokenProcessPool as error:
        raise SimulationFailed("worker-lost", {"jobs": jobs}, str(error)) from error
    finally:
        workers.shutdown(cancel_futures=True)


_worker: list[tuple[Order, Game]] = []
"""In a worker process: what it works on."""


def _start_worker(order: Order) -> None:
    # Ctrl-C is the first process's business: it cancels the chunks that are left.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _worker.append((order, order.open_game()))


def _work(chunk: range) -> Tally | Failure:
    order, game = _worker[0]
    return _play(order, game, chunk)


def _play(order: Order, game: Game, chunk: range) -> Tally | Failure:
    """Play the games with these numbers."""
    tally = Tally.of_seats(order.seats)
    for number in chunk:
        try:
            _play_one(order, game, number, tally)
        except Exception as error:  # noqa: BLE001  # whatever a bot or a game does wrong is reported with its number
            return Failure(number, f"{type(error).__name__}: {error}", traceback.format_exc())
    return tally


def _play_one(order: Order, game: Game, number: int, tally: Tally) -> None:
    players = [
        make_bot(order.bot_at(seat), order.game, derived(order.seed, number, seat))
        for seat in range(order.seats)
    ]
    table_seed = derived(order.seed, number, TABLE)
    started = time.perf_counter_ns()
    state = game.start(order.seats, table_seed, order.options)
    decisions = play_game(state, players)
    spent = time.perf_counter_ns() - started
    outcome = state.outcome
    assert outcome is not None
    tally.count(outcome, decisions, spent)
