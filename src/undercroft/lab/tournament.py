"""Tournaments: all pairings of bots on the same seeds with all seats, kept in a folder and gone on with at will."""

from __future__ import annotations

import json
import traceback
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from itertools import islice
from math import ceil
from pathlib import Path

from undercroft.bots.outside import PATIENCE, hire
from undercroft.bots.programs import close_programs
from undercroft.kernel.errors import UndercroftError
from undercroft.kernel.game import Game, OptionValue
from undercroft.kernel.streams import checked_seed
from undercroft.lab.journal import Heat, Journal, write_whole
from undercroft.lab.lineups import Seating, heats
from undercroft.lab.measured import Played, play_measured
from undercroft.lab.seeds import TABLE, derived
from undercroft.lab.sequential import Hypotheses, Trial
from undercroft.lab.simulate import Failure, check_bots, check_count, check_patience, failed, open_game
from undercroft.lab.standings import Pairing, Standing, contests, pairings, standings
from undercroft.lab.workers import extra, in_parallel

MOST_GAMES = 400
"""How many games a sequential test plays at most, if nobody says."""


class BadTournament(UndercroftError):
    """Bots that cannot be brought together as wished."""


@dataclass(frozen=True)
class Order:
    """What is played, in values that any process can be sent. How many games is no part of it: more may follow."""

    game: str
    pack: str | None
    pack_name: str
    pack_hash: str
    seats: int
    bots: tuple[str, ...]
    seed: int
    options: dict[str, OptionValue]
    patience: float

    def to_json(self) -> dict[str, object]:
        """What must be the same for a tournament to go on."""
        return {
            "game": self.game,
            "pack": self.pack_name,
            "pack_hash": self.pack_hash,
            "seats": self.seats,
            "bots": list(self.bots),
            "seed": self.seed,
            "options": dict(self.options),
            "bot_timeout": self.patience,
        }


@dataclass(frozen=True)
class Result:
    """A tournament as far as it has been played; ``test`` only where one was wanted."""

    order: Order
    heats: Sequence[Heat]
    standings: Sequence[Standing]
    pairings: Sequence[Pairing]
    test: Trial | None
    folder: Path

    @property
    def games(self) -> int:
        """How many games were played."""
        return sum(len(heat) for heat in self.heats)

    @property
    def seconds(self) -> float:
        """How long all processes have played together."""
        return sum(played.seconds for heat in self.heats for played in heat)

    def to_json(self) -> dict[str, object]:
        """The result as plain JSON values. Beside latencies and seconds it is the same wherever it is played."""
        return {
            **self.order.to_json(),
            "games": self.games,
            "seconds": self.seconds,
            "standings": [standing.to_json() for standing in self.standings],
            "pairings": [pairing.to_json() for pairing in self.pairings],
            "sequential": None if self.test is None else self.test.to_json(),
        }


def tournament(
    game: str,
    *,
    bots: Sequence[str],
    folder: Path,
    games: int = 100,
    seats: int = 2,
    seed: int = 1,
    options: Mapping[str, object] | None = None,
    pack: str | None = None,
    patience: float = PATIENCE,
    sequential: Hypotheses | None = None,
    jobs: int | None = None,
    ray: str | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> Result:
    """Let bots meet, ``games`` times each line-up (rounded up, so that each of its bots has every seat equally often).

    Every finished heat is kept in ``folder``: the same call goes on where another has stopped, and with more games it
    adds to them; a folder with another order is refused. With ``sequential`` two bots play pairs until the test is
    decided, at most ``games``. At the end the folder holds ``games.parquet`` (a row for every game) and
    ``summary.json``. ``jobs`` and ``ray`` as in ``in_parallel``; they change nothing in the result. ``progress`` is told
    how many games are done, of how many.
    """
    # Whoever lacks these learns it before hours of play, not after.
    extra("openskill.models", "lab")
    extra("pyarrow.parquet", "lab")
    check_count("bad-game-count", games)
    check_count("bad-job-count", 1 if jobs is None else jobs)
    check_patience(patience)
    opened = open_game(game, pack)
    complete = opened.complete_options(options, seats)
    _check_bots(game, bots, seats, sequential)
    order = Order(
        game,
        pack,
        opened.pack_name,
        opened.pack_hash,
        seats,
        tuple(bots),
        checked_seed(seed),
        complete,
        patience,
    )
    test = None if sequential is None else Trial(sequential)
    plan = _plan(order, games)
    total = sum(len(seatings) for _, seatings in plan)
    with Journal(folder, order.to_json()) as journal:
        # A test looks at its pairs in their order, whether they were played today or not.
        played = _until_decided(iter(journal.heats), test)
        kept = list(islice(played, len(plan)))
        _tell(progress, kept, total)
        if test is None or test.verdict is None:
            try:
                with closing(in_parallel(_Play(order), plan[len(kept) :], jobs=jobs, ray=ray)) as results:
                    for heat in _until_decided((_whole(order, result) for result in results), test):
                        journal.append(heat)
                        kept.append(heat)
                        _tell(progress, kept, total)
            finally:
                close_programs()
        result = Result(order, kept, standings(bots, kept), pairings(bots, kept), test, folder)
        _write(result)
    return result


def _check_bots(game: str, bots: Sequence[str], seats: int, sequential: Hypotheses | None) -> None:
    # Bots take turns at the table, so more of them than seats are welcome here.
    check_bots(game, bots, max(seats, len(bots)))
    if len(set(bots)) < len(bots):
        raise BadTournament("tournament-same-bot", {"bots": ", ".join(bots)})
    if len(bots) < 2:
        raise BadTournament("tournament-one-bot", {})
    if sequential is not None and (len(bots) != 2 or seats != 2):
        raise BadTournament("tournament-test-of-two", {"bots": len(bots), "seats": seats})


def _plan(order: Order, games: int) -> list[tuple[int, list[Seating]]]:
    """All heats in their order: seed by seed, so that whatever is played first is fair to all."""
    lineups = heats(len(order.bots), order.seats)
    numbers = ceil(games / (1 if order.seats == 1 else order.seats))
    return [(number, seatings) for number in range(numbers) for seatings in lineups]


def _until_decided(played: Iterator[Heat], test: Trial | None) -> Iterator[Heat]:
    """Heats as they come, up to the one with which the test is decided."""
    for heat in played:
        if test is not None:
            test.take(_share_of_first(heat))
        yield heat
        if test is not None and test.verdict is not None:
            return


def _share_of_first(heat: Heat) -> float:
    """What the first of two bots has won of a pair of games."""
    won = 0.0
    for contest in contests(heat):
        own, other = (contest.ranks[contest.players.index(bot)] for bot in (0, 1))
        won += 0.5 if own == other else float(own < other)
    return won / len(heat)


def _whole(order: Order, result: Heat | Failure) -> Heat:
    if isinstance(result, Failure):
        raise failed(order.seed, result)
    return result


def _tell(progress: Callable[[int, int], None] | None, kept: Sequence[Heat], total: int) -> None:
    if progress is not None:
        progress(sum(len(heat) for heat in kept), total)


class _Play:
    """Plays the heats that it is given."""

    def __init__(self, order: Order) -> None:
        self._order = order
        self._game: Game | None = None

    def __call__(self, item: tuple[int, list[Seating]]) -> Heat | Failure:
        number, seatings = item
        try:
            return [self._played(number, seating) for seating in seatings]
        except Exception as error:  # noqa: BLE001  # whatever a bot or a game does wrong is reported with its number
            return Failure(number, f"{type(error).__name__}: {error}", traceback.format_exc())

    def _played(self, number: int, seating: Seating) -> Played:
        order = self._order
        if self._game is None:
            self._game = open_game(order.game, order.pack)
        bots = [
            hire(order.bots[bot], self._game, derived(order.seed, number, seat), order.patience)
            for seat, bot in enumerate(seating)
        ]
        seed = derived(order.seed, number, TABLE)
        state = self._game.start(order.seats, seed, order.options)
        return play_measured(self._game, state, bots, number, seed, seating)


def _write(result: Result) -> None:
    text = json.dumps(result.to_json(), ensure_ascii=False, indent=2) + "\n"
    write_whole(result.folder / "summary.json", text.encode())
    arrow, parquet = extra("pyarrow", "lab"), extra("pyarrow.parquet", "lab")
    columns = [
        ("number", arrow.int64()),
        ("seed", arrow.string()),
        ("bots", arrow.list_(arrow.string())),
        ("scores", arrow.list_(arrow.int64())),
        ("ranks", arrow.list_(arrow.int64())),
        ("lost", arrow.bool_()),
        ("ending", arrow.string()),
        ("decisions", arrow.list_(arrow.int64())),
        ("rounds", arrow.int64()),
        ("seconds", arrow.float64()),
        ("thinking_seconds", arrow.list_(arrow.float64())),
        ("forfeits", arrow.list_(arrow.int64())),
    ]
    rows = [_row(result.order, played) for heat in result.heats for played in heat]
    path = result.folder / "games.parquet"
    fresh = path.with_name(f".{path.name}.new")
    parquet.write_table(arrow.Table.from_pylist(rows, arrow.schema(columns)), fresh)
    fresh.replace(path)


def _row(order: Order, played: Played) -> dict[str, object]:
    return {
        "number": played.number,
        "seed": played.seed,
        "bots": [order.bots[bot] for bot in played.players],
        "scores": list(played.scores),
        "ranks": list(played.ranks),
        "lost": played.lost,
        "ending": played.ending,
        "decisions": list(played.decisions),
        "rounds": played.rounds,
        "seconds": played.seconds,
        "thinking_seconds": [spent.nanoseconds / 1e9 for spent in played.thinking],
        "forfeits": [forfeited.total for forfeited in played.forfeits],
    }
