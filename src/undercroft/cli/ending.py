"""How a game ended: score sheets, ranks and their reasons."""

from __future__ import annotations

from rich.table import Table as Grid
from rich.text import Text

from undercroft.cli.desk import Desk
from undercroft.cli.table import Table
from undercroft.kernel.match import Match
from undercroft.kernel.messages import ScoreLine
from undercroft.locales import Speaker


def score_sheet(match: Match, seat: int, viewer: int | None, speaker: Speaker) -> Grid:
    """Every point of a seat with its box and its rule, as the viewer may know it."""
    grid = _grid()
    grid.add_column(justify="left", style="bold")
    grid.add_column(justify="left", ratio=1)
    grid.add_column(justify="right")
    grid.add_column(justify="left", style="dim", no_wrap=True)
    lines = match.state.score_sheet(seat, viewer)
    for line in lines:
        if line.points or not line.known:
            grid.add_row(_letter(line.box), speaker.score_line(line), _points(line), line.rule)
    total = sum(line.points for line in lines)
    grid.add_row("", speaker.say("score-sum"), _figure(total), "")
    return grid


def score_table(match: Match, viewer: int | None, speaker: Speaker) -> Grid:
    """All players side by side, a row a box."""
    grid = _grid()
    grid.add_column(justify="left", style="bold")
    grid.add_column(justify="left")
    for player in match.start.players:
        grid.add_column(Text(player, overflow="fold"), justify="right", max_width=14)
    grid.show_header = True
    sheets = [match.state.score_sheet(seat, viewer) for seat in range(match.start.seats)]
    boxes = list(dict.fromkeys(line.box for sheet in sheets for line in sheet))
    if all(map(_letter, boxes)):
        boxes.sort()
    for box in boxes:
        # A box that is a thing of the pack is named by its line, all others by a message.
        message = f"box-{match.start.game}-{box.lower()}"
        first = next(line for sheet in sheets for line in sheet if line.box == box)
        label = speaker.say(message) if speaker.knows(message) else speaker.score_line(first)
        grid.add_row(_letter(box), label, *(_box(sheet, box) for sheet in sheets))
    sums = [sum(line.points for line in sheet) for sheet in sheets]
    grid.add_section()
    grid.add_row("", speaker.say("score-sum"), *(_figure(total) for total in sums), style="bold")
    return grid


def tell_ending(desk: Desk, match: Match, table: Table, people: int, viewer: int | None) -> None:
    """The whole ending: the table of points, the people's sheets in full, then who won and why."""
    outcome = match.state.outcome
    if outcome is None:
        return
    speaker, players = desk.speaker, match.start.players
    desk.out.print()
    desk.out.print(Text(desk.say("ending-title"), style="bold"))
    if len(players) > 1:
        desk.out.print(score_table(match, viewer, speaker))
    for seat in range(people):
        desk.out.print()
        desk.out.print(Text(desk.say("ending-sheet", player=players[seat]), style="bold"))
        desk.out.print(score_sheet(match, seat, seat, speaker))
    desk.out.print()
    order = sorted(range(len(players)), key=lambda seat: (outcome.ranks[seat], seat))
    if len(players) > 1:
        for seat in order:
            reason = speaker.reason(outcome.reasons[seat])
            desk.tell("ending-rank", rank=outcome.ranks[seat], player=players[seat], reason=reason)
        if people == 1 and viewer is not None:
            won = outcome.ranks[viewer] == 1
            shared = len(outcome.winners) > 1
            desk.tell("ending-shared" if won and shared else "ending-won" if won else "ending-lost")
    for seat in range(people):
        desk.lines(table.ending(match, seat, speaker))


def _grid() -> Grid:
    return Grid(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))


def _letter(box: str) -> str:
    """The letter that a box bears on the printed sheet; a box with a name only has none."""
    return box if len(box) == 1 else ""


def _box(sheet: list[ScoreLine], box: str) -> str:
    lines = [line for line in sheet if line.box == box]
    if any(not line.known for line in lines):
        return "?"
    return _figure(sum(line.points for line in lines))


def _points(line: ScoreLine) -> str:
    return _figure(line.points) if line.known else "?"


def _figure(value: int) -> str:
    return str(value).replace("-", "−")
