"""How fast the page draws, in Chromium with the real server: `python -m bench.drawn`.

The measuring is done by `ui/e2e/speed.ts`, with the page of the wheel that `.venv` holds. Milliseconds belong to a
machine, so they are printed and nothing is asserted.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.console import Console

from bench.report import markdown, print_table
from tools.build import UI, find_node, install_packages, one_at_a_time
from tools.system import find_chromium

HEADS = ("game", "measured", "p50", "p95", "worst", "frames", "goal for p95", "met")


@dataclass(frozen=True, slots=True)
class Measure:
    """A figure of the page, in milliseconds."""

    key: str
    game: str
    label: str
    below: float | None = None
    """What the 95th percentile should stay under."""


MEASURES = (
    Measure("paper-dungeons.drawn_ms", "paper-dungeons", "a move, from arriving to the picture", 50),
    Measure("paper-dungeons.work_ms", "paper-dungeons", "work of the main thread for it"),
    Measure("dungeoneer.drawn_ms", "dungeoneer", "a move of a long game, the same", 100),
    Measure("dungeoneer.work_ms", "dungeoneer", "work of the main thread for it"),
    Measure("doggos.map_work_ms", "doggos", "work a frame, 60 rooms panned and zoomed", 8),
)


def measure_all(rounds: int, steps: int) -> dict[str, Any]:
    """Run the measures in a browser; the figures by their keys, with `times`, `p50`, `p95` and `worst`."""
    chromium = find_chromium()
    if chromium is None:
        sys.exit("This needs chromium (`apt-get install chromium`).")
    with one_at_a_time():
        install_packages()
        node = find_node()
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "drawn.json"
        path = f"{node}{os.pathsep}{os.environ.get('PATH', '')}"
        env = {**os.environ, "PATH": path, "CHROMIUM": chromium, "UNDERCROFT_DRAWN": str(file)}
        words = [str(node / "npm"), "--silent", "run", "drawn", "--", str(rounds), str(steps)]
        subprocess.run(words, cwd=UI, env=env, check=True, stdout=subprocess.DEVNULL)
        figures: dict[str, Any] = json.loads(file.read_text())
    return figures


def rows(figures: dict[str, Any]) -> list[tuple[str, ...]]:
    """Return the lines of the table."""
    lines = []
    for each in MEASURES:
        found = figures[each.key]
        lines.append(
            (
                each.game,
                each.label,
                *(f"{found[name]:.1f} ms" for name in ("p50", "p95", "worst")),
                str(len(found["times"])),
                "" if each.below is None else f"< {each.below:g} ms",
                "" if each.below is None else "yes" if found["p95"] < each.below else "no",
            )
        )
    return lines


def read_arguments() -> argparse.Namespace:
    """Return what the command line asks for."""
    parser = argparse.ArgumentParser(prog="python -m bench.drawn", description=__doc__)
    parser.add_argument("--rounds", type=int, default=3, help="rounds of Paper Dungeons that are played (3)")
    parser.add_argument("--steps", type=int, default=40, help="things that are taken in Dungeoneer (40)")
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help="print JSON instead of the table")
    form.add_argument("--markdown", action="store_true", help="print the table for a page")
    return parser.parse_args()


def main() -> int:
    """Measure and report."""
    arguments = read_arguments()
    figures = measure_all(arguments.rounds, arguments.steps)
    if arguments.json:
        print(json.dumps(figures, indent=2))
    elif arguments.markdown:
        print(markdown(HEADS, rows(figures)))
    else:
        print_table("Drawn", HEADS, rows(figures), Console(width=None if sys.stdout.isatty() else 130))
    return 0


if __name__ == "__main__":
    sys.exit(main())
