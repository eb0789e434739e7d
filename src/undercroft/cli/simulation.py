"""`undercroft simulate`: many games between bots."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from undercroft.cli.desk import Desk
from undercroft.cli.setup import game_with_pack, read_options, read_seconds, read_seed
from undercroft.lab import Summary, simulate
from undercroft.lab.tally import Forfeits


@dataclass(frozen=True)
class Wish:
    """All that can be typed about a simulation."""

    game: str
    games: int
    seats: int
    bots: Sequence[str]
    options: Sequence[str]
    seed: str
    jobs: int | None
    pack: Path | None
    ray: str | None
    bot_timeout: str


def progress_bar(desk: Desk) -> Progress:
    """A bar for games that are played, where somebody watches."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=desk.err,
        transient=True,
        disable=not desk.err.is_terminal,
    )


def run_simulation(desk: Desk, wish: Wish, as_json: bool) -> None:
    """Play the games, with a progress bar where somebody watches, and write the result."""
    game_with_pack(wish.game, wish.pack)
    with progress_bar(desk) as bar:
        task = bar.add_task(desk.say("simulating"), total=wish.games)
        summary = simulate(
            wish.game,
            games=wish.games,
            seats=wish.seats,
            bots=wish.bots,
            seed=read_seed(wish.seed),
            options=read_options(wish.options),
            pack=str(wish.pack) if wish.pack else None,
            jobs=wish.jobs,
            ray=wish.ray,
            patience=read_seconds(wish.bot_timeout),
            progress=lambda done: bar.update(task, completed=done),
        )
    if as_json:
        desk.json(summary.to_json())
    else:
        _tell(desk, summary)


def _tell(desk: Desk, summary: Summary) -> None:
    tally, order = summary.tally, summary.order
    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    grid.add_column(desk.say("simulated-seat"), justify="right")
    grid.add_column(desk.say("simulated-bot"))
    for message in ("mean", "min", "p5", "median", "p95", "max", "wins", "shared"):
        grid.add_column(desk.say(f"simulated-{message}"), justify="right")
    for seat, scores in enumerate(tally.seats):
        grid.add_row(
            str(seat + 1),
            order.bot_at(seat),
            f"{scores.mean:.1f}".replace("-", "−"),
            *(_figure(scores.percentile(percent)) for percent in (0, 5, 50, 95, 100)),
            str(scores.wins),
            str(scores.shared_wins),
        )
    desk.out.print(grid)
    desk.tell("simulated", games=tally.games, decisions=tally.decisions, seed=str(order.seed))
    seconds, speed = f"{summary.seconds:.1f}", round(summary.decisions_per_second)
    if summary.jobs is None:
        desk.tell("simulated-speed-cluster", seconds=seconds, speed=speed)
    else:
        desk.tell("simulated-speed", seconds=seconds, speed=speed, jobs=summary.jobs)
    for name in sorted(set(order.bots)):
        forfeits = tally.together(seat for seat in range(order.seats) if order.bot_at(seat) == name).forfeits
        tell_forfeits(desk, name, forfeits)


def tell_forfeits(desk: Desk, bot: str, forfeits: Forfeits) -> None:
    """Say of a bot from outside how many of its decisions were made for it, and why; nothing if none."""
    if forfeits.total == 0:
        return
    desk.tell_file("forfeits", bot=bot, count=forfeits.total)
    for message, count in forfeits.most_first():
        desk.out.print(f"  {count} × {desk.say(message, detail=forfeits.first[message])}", soft_wrap=True)


def _figure(value: int) -> str:
    return str(value).replace("-", "−")
