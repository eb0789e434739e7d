"""Compare Undercroft's speed with its peers in one run; `make bench` calls it as `python -m bench.run`.

Peers and our two builds take turns on one core, round after round, so that a slow spell of the machine
falls on all of them; ratios are taken within a round, and their median counts.
Speeds are printed and not judged unless --check is given; a state that is too large always fails.
"""

import argparse
import json
import os
import platform
import subprocess
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from rich.console import Console

from bench import envs
from bench.environment import ROOT, peers_python
from bench.games import GAMES
from bench.report import (
    FIGURE_HEADS,
    RESULT_HEADS,
    Figures,
    Result,
    as_json,
    compare,
    figure_rows,
    markdown,
    print_table,
    result_rows,
)
from bench.table import run as table
from bench.table.servers import GAMES as GAMES_SERVED

ENVS = ("bench.envs_ours", "bench.envs_peers")
"""What measures environments for learners."""
DEFAULT_OUTPUT = ROOT / "build" / "bench.json"


@dataclass(frozen=True, slots=True)
class Side:
    """One of those who take turns: a module in an interpreter."""

    name: str
    python: Path
    module: str
    subject: str
    python_path: Path | None = None

    def measure(self, seconds: float) -> dict[str, Any]:
        """Run the module once and return what it printed."""
        command = [str(self.python), "-m", self.module, self.subject, "--seconds", str(seconds)]
        environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        environment |= {"PYTHONHASHSEED": "0", "OMP_NUM_THREADS": "1"}
        if self.python_path is not None:
            environment["PYTHONPATH"] = str(self.python_path)
        output = subprocess.check_output(command, cwd=ROOT, env=environment, text=True)
        printed: dict[str, Any] = json.loads(output)
        return printed


def sides() -> list[Side]:
    """Return those who take turns, the ones that are compared most next to each other."""
    peers = peers_python()
    ours = Path(sys.executable)
    return [
        Side("OpenSpiel", peers, "bench.peers", "open_spiel"),
        Side("Undercroft, compiled", ours, "bench.ours", "compiled"),
        Side("catanatron", peers, "bench.peers", "catanatron"),
        Side("PettingZoo", peers, "bench.envs_peers", "pettingzoo"),
        Side("Undercroft, environments", ours, "bench.envs_ours", "compiled"),
        Side("RLCard", peers, "bench.envs_peers", "rlcard"),
        Side("Undercroft, uncompiled", ours, "bench.ours", "plain", python_path=ROOT / "src"),
    ]


def take_turns(turns: Sequence[Side], rounds: int, seconds: float) -> Iterator[tuple[Side, dict[str, Any]]]:
    """Let all sides measure once a round, every other round in reverse, and say on stderr who is at it."""
    for number in range(rounds):
        for side in turns if number % 2 == 0 else reversed(turns):
            print(f"round {number + 1} of {rounds}: {side.name} …", file=sys.stderr, flush=True)
            yield side, side.measure(seconds)


def use_one_core() -> str:
    """Bind this process and its children to one core, where the system can, and name the core."""
    if sys.platform != "linux":
        return "not bound"
    core = max(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {core})
    return str(core)


def processor() -> str:
    """Return the name of the processor as far as the system tells."""
    listing = Path("/proc/cpuinfo")
    for line in listing.read_text().splitlines() if listing.exists() else []:
        if line.startswith("model name"):
            return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


def print_report(about: dict[str, Any], results: list[Result], figures: Figures, as_markdown: bool) -> None:
    """Print both tables, for the terminal or for a page."""
    versions = ", ".join(f"{name} {version}" for name, version in about["versions"].items())
    print(f"\n{about['date']}: {about['processor']}, Python {about['python']}; {versions}\n")
    console = Console(width=None if sys.stdout.isatty() else 120)
    tables = (
        ("Compared", RESULT_HEADS, result_rows(results)),
        ("Measured", FIGURE_HEADS, figure_rows(figures)),
    )
    for title, heads, rows in tables:
        if as_markdown:
            print(markdown(heads, rows), end="\n\n")
        else:
            print_table(title, heads, rows, console)


def exit_code(results: list[Result], check: bool) -> int:
    """Name the goals that were missed; sizes always count, speeds only if asked."""
    missed = [result for result in results if not result.met and (check or result.comparison.asserted)]
    for result in missed:
        print(f"missed: {result.game}: {result.comparison.label}", file=sys.stderr)
    return 1 if missed else 0


def read_arguments() -> argparse.Namespace:
    """Return what the command line asks for."""
    parser = argparse.ArgumentParser(prog="python -m bench.run", description=__doc__)
    parser.add_argument("--rounds", type=int, default=5, help="how often everybody takes a turn (5)")
    parser.add_argument("--seconds", type=float, default=1.0, help="time for each figure in a turn (1.0)")
    parser.add_argument("--quick", action="store_true", help="3 rounds of 0.2 seconds: a rough look")
    parser.add_argument(
        "--table-seconds",
        type=float,
        default=3.0,
        help="time for each run of the servers (3.0; 0 leaves them out)",
    )
    parser.add_argument(
        "--envs", action="store_true", help="the environments for learners and their peers alone"
    )
    parser.add_argument("--check", action="store_true", help="exit with 1 if any goal is missed")
    parser.add_argument(
        "--output", type=Path, default=DEFAULT_OUTPUT, help="file for the JSON (build/bench.json)"
    )
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help="print the JSON instead of the tables")
    form.add_argument("--markdown", action="store_true", help="print the tables for a page")
    arguments = parser.parse_args()
    if arguments.quick:
        arguments.rounds, arguments.seconds, arguments.table_seconds = (
            3,
            0.2,
            min(2.0, arguments.table_seconds),
        )
    if arguments.envs:
        arguments.table_seconds = 0.0
    if arguments.rounds < 1 or arguments.seconds <= 0 or arguments.table_seconds < 0:
        parser.error("--rounds and --seconds must be above 0")
    return arguments


def main() -> int:
    """Measure, report, and return the exit code."""
    arguments = read_arguments()
    turns = [side for side in sides() if not arguments.envs or side.module in ENVS]
    figures: dict[str, list[float]] = {}
    if arguments.table_seconds > 0:
        # A server and its clients need a core each; everything else shares one.
        figures |= table.measure_all(
            list(GAMES_SERVED), arguments.rounds, arguments.table_seconds, table.SIZES
        )
    core = use_one_core()
    versions: dict[str, str] = {}
    for side, printed in take_turns(turns, arguments.rounds, arguments.seconds):
        versions[side.name.partition(",")[0]] = printed["version"]
        for name, value in printed["figures"].items():
            figures.setdefault(name, []).append(value)
    results = [result for game in GAMES for result in compare(game, figures)]
    results += envs.results_of(figures)
    results += table.results_of(figures, list(GAMES_SERVED), table.SIZES)
    about = {
        "date": datetime.now(UTC).date().isoformat(),
        "processor": processor(),
        "core": core,
        "python": platform.python_version(),
        "versions": versions,
        "rounds": arguments.rounds,
        "seconds": arguments.seconds,
        "table_seconds": arguments.table_seconds,
    }
    text = json.dumps({**about, **as_json(results, figures)}, indent=2)
    arguments.output.parent.mkdir(parents=True, exist_ok=True)
    arguments.output.write_text(text + "\n")
    if arguments.json:
        print(text)
    else:
        print_report(about, results, figures, arguments.markdown)
        print(f"All figures: {arguments.output}", file=sys.stderr)
    return exit_code(results, arguments.check)


if __name__ == "__main__":
    try:
        sys.exit(main())
    except subprocess.CalledProcessError as failure:
        sys.exit(f"bench: see above; this command failed: {' '.join(map(str, failure.cmd))}")
