"""Draw the pictures of the docs: `make screens`.

A real game between bots, stopped where a person would be asked, drawn as the terminal shows it; then every page of the
browser table, as Chromium shows it (`ui/e2e/screens.ts`).
"""

import io
import re
import subprocess
import sys
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme

import undercroft
from undercroft import bots
from undercroft.cli.paper_dungeons.table import PaperDungeonsTable
from undercroft.cli.session import question_lines
from undercroft.cli.table import Space
from undercroft.kernel.match import Match
from undercroft.kernel.seat import open_seats
from undercroft.locales import Speaker

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "docs" / "screens"
SPACE = Space(120, 48, "utf-8")
# The cellar: slate and bone, with the pigments of the house.
CELLAR = TerminalTheme(
    (0x12, 0x13, 0x18),
    (0xF2, 0xE9, 0xD6),
    [
        (0x12, 0x13, 0x18), (0xF2, 0x8B, 0x7D), (0x6E, 0xCB, 0xB6), (0xF0, 0xBF, 0x5C),
        (0x90, 0xB9, 0xF2), (0xD3, 0xA0, 0xDF), (0x6E, 0xCB, 0xB6), (0xF2, 0xE9, 0xD6),
    ],
    [
        (0x6D, 0x72, 0x7D), (0xF2, 0x8B, 0x7D), (0xB6, 0xCD, 0x78), (0xFF, 0xC4, 0x5A),
        (0x90, 0xB9, 0xF2), (0xD3, 0xA0, 0xDF), (0x6E, 0xCB, 0xB6), (0xFF, 0xFF, 0xFF),
    ],
)  # fmt: skip


def middle_of_a_game() -> Match:
    """Two parties in the fourth round, the first one about to use its second die."""
    game = undercroft.game("paper-dungeons")
    match = Match(game, 2, 1, {"dungeon": "B"}, ("You", "Ludmila, greedy bot"))
    players = [bots.make("greedy", game.name, seat) for seat in range(2)]
    seats = open_seats(match.state)
    while True:
        view = match.state.view(0).numbers()
        second_die = view["round"] == 4 and 0 in match.state.to_act and match.moves[-1].seat == 0
        if second_die and not match.state.in_draft(0):
            return match
        index = match.state.to_act[0]
        match.state.choices_into(index, seats[index].choices)
        match.play(index, players[index].choose(seats[index]))


def main() -> int:
    """Draw every picture."""
    match = middle_of_a_game()
    table = PaperDungeonsTable()
    speaker = Speaker("en", match.game.name_in)
    console = Console(
        record=True, width=SPACE.width, file=io.StringIO(), force_terminal=True, color_system="truecolor"
    )
    for line in table.screen(match, 0, speaker, SPACE):
        console.print(line, no_wrap=True, crop=True, overflow="ignore", highlight=False)
    for line in question_lines(table.question(match, 0, speaker, SPACE, ()), SPACE.width):
        console.print(line, no_wrap=True, crop=True, overflow="ignore", highlight=False)
    FOLDER.mkdir(parents=True, exist_ok=True)
    drawing = console.export_svg(title="undercroft play paper-dungeons", theme=CELLAR, unique_id="table")
    # Rich asks the network for a font; the reader's own does as well.
    drawing = re.sub(r"@font-face \{.*?\}\s*", "", drawing, flags=re.DOTALL)
    (FOLDER / "terminal.svg").write_text(drawing, encoding="utf-8")
    print("  docs/screens/terminal.svg", flush=True)
    return subprocess.run([sys.executable, "-m", "tools.ui", "screens"], cwd=ROOT, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
