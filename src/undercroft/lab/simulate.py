"""Many games between bots, on as many processes as wanted, with one result."""

from __future__ import annotations

import time
import traceback
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from undercroft.bots import names as bot_names
from undercroft.bots.outside import PATIENCE, hire
from undercroft.bots.playout import play_game
from undercroft.bots.programs import close_programs
from undercroft.kernel import registry
from undercroft.kernel.errors import UndercroftError
from undercroft.kernel.game import Game, OptionValue
from undercroft.kernel.streams import checked_seed
from undercroft.lab.seeds import TABLE, derived
from undercroft.lab.tally import Forfeits, Tally
from undercroft.lab.workers import WorkFailed, cores, in_parallel

CHUNKS_A_JOB = 50
LARGEST_CHUNK = 200
"""Chunks are small enough for a progress bar to move and for Ctrl-C to be heard."""
JOBS_OF_A_CLUSTER = 16
"""How many are supposed where nobody says."""


class BadSimulation(UndercroftError):
    """A number of games, jobs or bots that cannot be."""


class SimulationFailed(WorkFailed):
    """A game that broke off."""


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
    patience: float = PATIENCE
    """Seconds that a bot from outside has for a decision."""

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
    """The result of a simulation. Only ``seconds``, the decisions per second and ``jobs`` vary between runs.

    ``jobs`` is None where a cluster has decided how many there are.
    """

    order: Order
    pack: str
    pack_hash: str
    tally: Tally
    seconds: float
    jobs: int | None

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
    jobs: int | None = None,
    ray: str | None = None,
    patience: float = PATIENCE,
    progress: Callable[[int], None] | None = None,
) -> Summary:
    """Let bots play games and count what comes of it.

    Seat i is played by ``bots[i % len(bots)]``. Every game has a seed of its own, derived from ``seed`` and the
    game's number, so the result is the same for any number of jobs and on a cluster. Without ``jobs`` all cores play,
    or with ``ray`` (an address, ``local`` for one that is started here) all of a cluster. ``pack`` is an owner's
    folder; ``patience`` is how many seconds a bot from outside has; ``progress`` is called with the number of games
    done. Unknown games, bots, options and bad numbers raise an ``UndercroftError``; a game that breaks off raises
    ``SimulationFailed``. With more than one job a script that calls this needs the usual
    ``if __name__ == "__main__"``, because processes are started fresh.
    """
    check_count("bad-game-count", games)
    check_count("bad-job-count", 1 if jobs is None else jobs)
    complete = open_game(game, pack).complete_options(options, seats)
    check_bots(game, bots, seats)
    check_patience(patience)
    order = Order(game, pack, seats, tuple(bots), checked_seed(seed), complete, patience)
    opened = order.open_game()
    count = jobs if jobs is not None or ray is not None else min(cores(), games)
    chunks = _chunks(games, JOBS_OF_A_CLUSTER if count is None else count)
    started = time.perf_counter()
    tally = Tally.of_seats(seats)
    try:
        for part in in_parallel(_Play(order), chunks, jobs=count, ray=ray):
            if isinstance(part, Failure):
                raise failed(order.seed, part)
            tally.add(part)
            if progress is not None:
                progress(tally.games)
    finally:
        close_programs()
    seconds = time.perf_counter() - started
    return Summary(order, opened.pack_name, opened.pack_hash, tally, seconds, count)


def check_count(message: str, count: object) -> None:
    """``BadSimulation`` with this message if something is no whole number from 1 on."""
    if isinstance(count, bool) or not isinstance(count, int) or count < 1:
        raise BadSimulation(message, {"count": str(count)})


def check_bots(game: str, names: Sequence[str], seats: int) -> None:
    """``BadSimulation`` or ``UnknownBot`` if these bots cannot sit at so many seats of a game."""
    if not names:
        raise BadSimulation("no-bots", {"bots": ", ".join(bot_names(game))})
    if len(names) > seats:
        raise BadSimulation("more-bots-than-seats", {"bots": len(names), "seats": seats})
    for name in names:
        hire(name, registry.game(game), 0)


def check_patience(seconds: float) -> None:
    """Refuse to wait no time, or for ever."""
    if not 0 < seconds < float("inf"):
        raise BadSimulation("bad-bot-timeout", {"seconds": str(seconds)})


def _chunks(games: int, jobs: int) -> list[range]:
    size = min(LARGEST_CHUNK, max(1, games // (jobs * CHUNKS_A_JOB)))
    return [range(first, min(first + size, games)) for first in range(0, games, size)]


def failed(seed_of_all: int, failure: Failure) -> SimulationFailed:
    """The error that names the game that broke off, with its own seed."""
    seed = derived(seed_of_all, failure.game, TABLE)
    args: dict[str, int | str] = {"number": failure.game + 1, "seed": str(seed), "error": failure.error}
    return SimulationFailed("simulation-failed", args, failure.details)


class _Play:
    """Plays the games with the numbers it is given."""

    def __init__(self, order: Order) -> None:
        self._order = order
        self._game: Game | None = None

    def __call__(self, chunk: range) -> Tally | Failure:
        order = self._order
        tally = Tally.of_seats(order.seats)
        for number in chunk:
            try:
                if self._game is None:
                    self._game = order.open_game()
                _play_one(order, self._game, number, tally)
            except Exception as error:  # noqa: BLE001  # whatever a bot or a game does wrong is reported with its number
                return Failure(number, f"{type(error).__name__}: {error}", traceback.format_exc())
        return tally


def _play_one(order: Order, game: Game, number: int, tally: Tally) -> None:
    players = [
        hire(order.bot_at(seat), game, derived(order.seed, number, seat), order.patience)
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
    for scores, player in zip(tally.seats, players, strict=True):
        scores.forfeits.add(Forfeits.of(player))
