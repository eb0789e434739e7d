"""Undercroft's server beside boardgame.io's under the same load: `python -m bench.table.run`.

Tables of two, a closed loop: at each table one move is on its way, and the next follows when it is acknowledged and
both clients have its update. Ours keeps every move on disk (SQLite, synchronous=FULL) before it is acknowledged; the
peer keeps its games in memory. Each server runs on a core of its own, the generator on another.
"""

import argparse
import asyncio
import gc
import json
import sys
from collections.abc import Sequence
from functools import partial
from typing import Any

from rich.console import Console

from bench.games import Goal
from bench.report import (
    FIGURE_HEADS,
    RESULT_HEADS,
    Comparison,
    Figures,
    Result,
    as_json,
    compare_all,
    figure_rows,
    markdown,
    print_table,
    result_rows,
)
from bench.table.load import Load, Place
from bench.table.seats import Seat
from bench.table.servers import GAMES, bind, cores, node, ours, peers, processor_seconds
from bench.table.wire import Broken

SIZES = (50, 200)
SIDES = ("undercroft", "boardgame_io")
WARMUP = 1.0
PEER_ADDS = 700
"""Bytes of the peer's update beside what it carries: its board, whose turn it is, its log."""


def comparisons(game: str, sizes: Sequence[int]) -> list[tuple[Comparison, Goal]]:
    """What is compared, and what it must reach."""
    found = []
    for size in sizes:
        our, peer = (f"table.{game}.{size}x2.{side}" for side in SIDES)
        found += [
            (Comparison(f"table-{size}-moves", f"{size} × 2: acknowledged moves/s ÷ boardgame.io",
                        f"{our}.moves_per_second", f"{peer}.moves_per_second"), Goal(at_least=1, aim=2)),
            (Comparison(f"table-{size}-cpu", f"{size} × 2: boardgame.io processor time of a move ÷ ours",
                        f"{peer}.processor_us_per_move", f"{our}.processor_us_per_move"), Goal()),
            (Comparison(f"table-{size}-p50", f"{size} × 2: boardgame.io p50 ÷ our p50",
                        f"{peer}.p50_ms", f"{our}.p50_ms"), Goal()),
            (Comparison(f"table-{size}-p99", f"{size} × 2: boardgame.io p99 ÷ our p99",
                        f"{peer}.p99_ms", f"{our}.p99_ms"), Goal(at_least=1)),
        ]  # fmt: skip
    return found


def nearest(seats: Sequence[Seat], size: float) -> bytes:
    """The frame of ours with which the peer's updates come nearest to the mean size of ours."""
    frames = [seat.sample for seat in seats if seat.sample]
    return min(frames, key=lambda frame: abs(len(frame) + PEER_ADDS - size))


def measure(group: int, places: Sequence[Sequence[Place]], seconds: float) -> dict[str, float]:
    """One run of one server, whose processes are this group."""
    # What was opened before must not be looked through while the clock runs.
    gc.collect()
    gc.freeze()
    return asyncio.run(Load(partial(processor_seconds, group)).run(places, WARMUP, seconds))


def measure_all(
    games: Sequence[str], runs: int, seconds: float, sizes: Sequence[int]
) -> dict[str, list[float]]:
    """All runs: games, sizes and servers take turns, every other run in reverse."""
    node()
    bind(cores()[1])
    figures: dict[str, list[float]] = {}
    held: dict[str, bytes] = {}
    for run in range(runs):
        turns = [(game, size, side) for game in games for size in sizes for side in SIDES]
        for game, size, side in turns if run % 2 == 0 else reversed(turns):
            print(f"run {run + 1} of {runs}: {side}, {game}, {size} tables …", file=sys.stderr, flush=True)
            server = ours(game, size, run) if side == SIDES[0] else peers(size, held[game])
            with server as (group, places):
                found = measure(group, places, seconds)
            if game not in held:
                held[game] = nearest([place.seat for pair in places for place in pair], found["update_bytes"])
            for name, value in found.items():
                figures.setdefault(f"table.{game}.{size}x2.{side}.{name}", []).append(value)
    return figures


def results_of(figures: Figures, games: Sequence[str], sizes: Sequence[int]) -> list[Result]:
    """Our figures beside the peer's."""
    return [result for game in games for result in compare_all(game, comparisons(game, sizes), figures)]


def read_arguments() -> argparse.Namespace:
    """Return what the command line asks for."""
    parser = argparse.ArgumentParser(prog="python -m bench.table.run", description=__doc__)
    parser.add_argument("--runs", type=int, default=5, help="how often each server serves each size (5)")
    # In a longer run the quicker clients would come to the limit of messages, which is the same for everybody.
    parser.add_argument("--seconds", type=float, default=3.0, help="how long a run is measured (3)")
    parser.add_argument("--tables", type=int, nargs="+", default=list(SIZES), help="sizes (50 200)")
    parser.add_argument(
        "--games", nargs="+", choices=list(GAMES), default=list(GAMES), help="what ours plays (both)"
    )
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help="print JSON instead of the tables")
    form.add_argument("--markdown", action="store_true", help="print the tables for a page")
    return parser.parse_args()


def main() -> int:
    """Measure and report."""
    arguments = read_arguments()
    try:
        figures = measure_all(arguments.games, arguments.runs, arguments.seconds, arguments.tables)
    except Broken as error:
        print(f"Nothing was measured: {error}", file=sys.stderr)
        return 1
    results = results_of(figures, arguments.games, arguments.tables)
    if arguments.json:
        about: dict[str, Any] = {
            "games": arguments.games,
            "runs": arguments.runs,
            "seconds": arguments.seconds,
        }
        print(json.dumps({**about, **as_json(results, figures)}, indent=2))
        return 0
    for title, heads, rows in (
        ("Compared", RESULT_HEADS, result_rows(results)),
        ("Measured", FIGURE_HEADS, figure_rows(figures)),
    ):
        if arguments.markdown:
            print(markdown(heads, rows), end="\n\n")
        else:
            print_table(title, heads, rows, Console(width=None if sys.stdout.isatty() else 120))
    return 0


if __name__ == "__main__":
    sys.exit(main())
