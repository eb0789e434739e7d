"""Measure Undercroft; runs inside an environment of ours, compiled or plain, and prints JSON.

Games are driven through the public API by an interpreted loop, as the peers are.
"""

import argparse
import json
import random
import sys
import tracemalloc
from functools import partial
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import version

import undercroft
from bench.games import GAMES, BenchGame
from bench.timing import microseconds, nanoseconds, percentile, throughput
from undercroft.bots.playout import playout
from undercroft.bots.search.tree import Limits, Tree
from undercroft.bots.searching import DOMAINS, LIMITS
from undercroft.kernel.record import read_record, replay
from undercroft.kernel.state import State

COPIED_GAMES = 5
COPIES_WEIGHED = 1000
SEARCH_SEATS = 2
SEARCHED_GAMES = 3


def start(entry: BenchGame, seed: int, seats: int) -> State:
    """Return a new game."""
    return undercroft.game(entry.name).start(seats=seats, seed=seed)


def play_api(entry: BenchGame, seed: int) -> dict[str, int]:
    """Play one game with random choices from outside, through the checked public API."""
    draw = random.Random(seed).random
    state = start(entry, seed, entry.seats)
    decisions = 0
    while not state.over:
        seat = state.to_act[0]
        codes = state.choices(seat)
        state.play(seat, codes[int(draw() * len(codes))])
        decisions += 1
    return {"decisions": decisions}


def play_loop(entry: BenchGame, seed: int) -> dict[str, int]:
    """Play one game with random choices in one compiled loop."""
    return {"loop_decisions": playout(start(entry, seed, entry.seats), seed)}


def midway(entry: BenchGame, seats: int, count: int) -> list[State]:
    """Return so many games at the place where the entry wants states to be copied; some end before it."""
    found: list[State] = []
    seed = 0
    while len(found) < count:
        seed += 1
        draw = random.Random(seed).random
        state = start(entry, seed, seats)
        while not state.over and not entry.midway(state):
            seat = state.to_act[0]
            codes = state.choices(seat)
            wanted = [code for code in codes if code in entry.prefers] or codes
            state.play(seat, wanted[int(draw() * len(wanted))])
        if not state.over:
            found.append(state)
    return found


def planted(entry: BenchGame, state: State, seed: int) -> Tree:
    """Return a search that has yet to begin, at the next decision that leaves something to search."""
    draw = random.Random(seed).random
    limits = LIMITS.get(entry.name, Limits())
    while True:
        seat = state.to_act[0]
        codes = state.choices(seat)
        tree = Tree(DOMAINS[entry.name](), limits, state.view(seat), codes, seed)
        if len(tree.root.arms) > 1:
            return tree
        state.play(seat, codes[int(draw() * len(codes))])


def searches(entry: BenchGame, seconds: float) -> dict[str, float]:
    """Return passes/s of the search for two seats, at the start of games and midway, as a bot thinks there."""
    stages = {
        "start": [start(entry, seed, SEARCH_SEATS) for seed in range(1, SEARCHED_GAMES + 1)],
        "midway": midway(entry, SEARCH_SEATS, SEARCHED_GAMES),
    }
    figures: dict[str, float] = {}
    for stage, states in stages.items():
        passes = [planted(entry, state, seed).grow for seed, state in enumerate(states, 1)]
        figures[f"search.{stage}_per_second"] = 1e6 / microseconds(passes, seconds, batch=1)
    return figures


def bytes_per_copy(state: State) -> float:
    """Return the memory that one more copy takes; what copies share is not counted."""
    copies = [state] * COPIES_WEIGHED
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    for place in range(COPIES_WEIGHED):
        copies[place] = state.copy()
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return (after - before) / COPIES_WEIGHED


def answers(entry: BenchGame) -> dict[str, float]:
    """Return how long `choices()` takes at single positions: the median and the slowest of a thousand, by group."""
    if entry.asked is None:
        return {}
    spent: dict[str, list[int]] = {}
    for groups, state, seat in entry.asked():
        time = nanoseconds(partial(state.choices, seat))
        for group in groups:
            spent.setdefault(group, []).append(time)
    return {
        f"choices.{group}.{name}_us": percentile(times, per_mille) / 1000
        for group, times in spent.items()
        for name, per_mille in (("p50", 500), ("p999", 999))
    }


def replays(entry: BenchGame, seconds: float) -> dict[str, float]:
    """Return how long the replay of a record takes, checks and all, for each 1,000 decisions."""
    if entry.recorded is None:
        return {}
    text, decisions = entry.recorded()
    game = undercroft.game(entry.name)
    spent = microseconds([lambda: replay(read_record(text), lambda _: game)], seconds / 2, batch=1)
    # Microseconds of one decision are milliseconds of a thousand.
    return {"replay_ms": spent / decisions}


def measure(entry: BenchGame, seconds: float, compiled: bool) -> dict[str, float]:
    """Return the figures of one game. Rare positions are looked for in the compiled build only: it takes many."""
    states = midway(entry, entry.seats, COPIED_GAMES)
    return {
        **(answers(entry) | searches(entry, seconds) if compiled else {}),
        **throughput(partial(play_api, entry), seconds),
        **throughput(partial(play_loop, entry), seconds),
        "copy_us": microseconds([state.copy for state in states], seconds / 2),
        "view_us": microseconds([partial(state.view, state.to_act[0]) for state in states], seconds / 2),
        "digest_us": microseconds([state.digest for state in states], seconds / 2),
        "copy_bytes": max(bytes_per_copy(state) for state in states),
        **replays(entry, seconds),
    }


def is_compiled(state: State) -> bool:
    """Tell whether the rules behind a state are machine code."""
    origin = sys.modules[type(state).__module__].__file__ or ""
    return origin.endswith(tuple(EXTENSION_SUFFIXES))


def main() -> None:
    """Measure every game of the table and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("build", choices=("compiled", "plain"), help="fails if the other one is found")
    parser.add_argument("--seconds", type=float, default=1.0, help="time for each figure")
    arguments = parser.parse_args()
    figures: dict[str, float] = {}
    for entry in GAMES:
        found = "compiled" if is_compiled(start(entry, 1, entry.seats)) else "plain"
        if found != arguments.build:
            sys.exit(f"{entry.name}: expected the {arguments.build} build, found the {found} one")
        measured = measure(entry, arguments.seconds, found == "compiled")
        figures |= {f"{entry.name}.{arguments.build}.{name}": value for name, value in measured.items()}
    print(json.dumps({"version": version("undercroft"), "figures": figures}))


if __name__ == "__main__":
    main()
