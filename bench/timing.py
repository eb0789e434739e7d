"""Clocks of the benchmarks, the same for the peers and for Undercroft.

Time is the processor time of the measuring process, so that a busy neighbour on the machine costs little.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from statistics import fmean
from time import process_time, process_time_ns

BATCH = 50
"""Calls between two looks at the clock, so that reading it is not what gets measured; slow calls need fewer."""


def throughput(play_game: Callable[[int], Mapping[str, int]], seconds: float) -> dict[str, float]:
    """Play whole games with seeds 2, 3, … and return `<name>_per_second` of everything the games count.

    The game with seed 1 fills caches and is not counted; setting up each game is.
    """
    totals = dict.fromkeys(play_game(1), 0)
    seed = 1
    start = process_time()
    while (spent := process_time() - start) < seconds:
        seed += 1
        for name, count in play_game(seed).items():
            totals[name] += count
    return {f"{name}_per_second": total / spent for name, total in totals.items()}


def microseconds(calls: Iterable[Callable[[], object]], seconds: float, batch: int = BATCH) -> float:
    """Return the mean time of one call, each of `calls` repeated for its share of `seconds`."""
    waiting = list(calls)
    return fmean(_repeat(call, seconds / len(waiting), batch) for call in waiting)


def _repeat(call: Callable[[], object], seconds: float, batch: int) -> float:
    """Return the mean time of `call()` in microseconds; what it returns is dropped within the time."""
    done = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        for _ in range(batch):
            call()
        done += batch
    return spent / done * 1e6


def nanoseconds(call: Callable[[], object]) -> int:
    """Return the time of a single call."""
    start = process_time_ns()
    call()
    return process_time_ns() - start


def percentile(values: Sequence[int], per_mille: int) -> int:
    """Return the value that so many of a thousand values do not pass."""
    return sorted(values)[(len(values) * per_mille - 1) // 1000]
