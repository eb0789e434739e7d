"""`undercroft lab balance` and `undercroft lab ranks`: what cards do to games, and what bots score alone."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import Progress
from rich.table import Table as Grid

from undercroft.bots import levels
from undercroft.cli.desk import Desk
from undercroft.cli.parameters import BotTimeout, GameName, Options, Pack, Ray, desk_of
from undercroft.cli.setup import game_with_pack, read_options, read_seconds, read_seed
from undercroft.cli.simulation import progress_bar, tell_forfeits
from undercroft.kernel.errors import UndercroftError
from undercroft.lab.balance import Comparison, Report, Teller, compare, page, read_report, report, study
from undercroft.lab.balance.pages import FIGURES
from undercroft.lab.balance.solo import ForfeitedScores, solo_scores

BAR_TITLE = "simulating"


def balance(
    context: typer.Context,
    game: GameName,
    games: Annotated[int, typer.Option("--games", metavar="N", help="help-simulate-games")] = 300,
    seats: Annotated[int, typer.Option("--seats", metavar="K", help="help-simulate-seats")] = 2,
    bot: Annotated[list[str] | None, typer.Option("--bot", metavar="NAME", help="help-simulate-bot")] = None,
    seed: Annotated[str, typer.Option("--seed", metavar="S", help="help-simulate-seed")] = "1",
    option: Options = None,
    pack: Pack = None,
    jobs: Annotated[int | None, typer.Option("--jobs", metavar="J", help="help-jobs")] = None,
    ray: Ray = None,
    bot_timeout: BotTimeout = "2",
    out: Annotated[Path | None, typer.Option("--out", metavar="FILE", help="help-balance-out")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="help-balance-json")] = False,
    against: Annotated[
        Path | None, typer.Option("--against", metavar="DIR|JSON", help="help-balance-against")
    ] = None,
) -> None:
    """Let bots play, and write the report."""
    desk = desk_of(context)
    file = out or Path(f"balance-{game}.html")
    _check_folder(file)
    earlier = read_report(against) if against is not None and against.is_file() else None
    other = against if against is not None and earlier is None else None
    opened = game_with_pack(game, pack)
    if other is not None:
        game_with_pack(game, other)

    def played(folder: Path | None) -> Report:
        with _bar(desk, games) as told:
            return report(
                study(
                    game,
                    games=games,
                    seats=seats,
                    bots=bot or ("greedy",),
                    seed=read_seed(seed),
                    options=read_options(option or ()),
                    pack=None if folder is None else str(folder),
                    jobs=jobs,
                    ray=ray,
                    patience=read_seconds(bot_timeout),
                    progress=told,
                )
            )

    found = played(pack)
    comparison: Comparison | None = None
    if other is not None:
        earlier = played(other).to_json()
    if earlier is not None:
        comparison = compare(found, earlier, str(against))
    voice = desk.speaker.with_names(opened.name_in)
    file.write_text(page(found, voice, comparison), "utf-8")
    _tell(desk, found, Teller(voice), comparison)
    desk.tell_file("balance-written", file=str(file))
    if as_json:
        figures = found.to_json() | ({} if comparison is None else {"against": comparison.to_json()})
        beside = file.with_suffix(".json")
        beside.write_text(json.dumps(figures, ensure_ascii=False) + "\n", "utf-8")
        desk.tell_file("balance-written", file=str(beside))


def ranks(
    context: typer.Context,
    game: GameName,
    games: Annotated[int, typer.Option("--games", metavar="N", help="help-simulate-games")] = 400,
    bot: Annotated[list[str] | None, typer.Option("--bot", metavar="NAME", help="help-ranks-bot")] = None,
    seed: Annotated[str, typer.Option("--seed", metavar="S", help="help-simulate-seed")] = "1",
    pack: Pack = None,
    jobs: Annotated[int | None, typer.Option("--jobs", metavar="J", help="help-jobs")] = None,
    ray: Ray = None,
    bot_timeout: BotTimeout = "2",
    out: Annotated[Path | None, typer.Option("--out", metavar="FILE", help="help-ranks-out")] = None,
) -> None:
    """Let bots play alone, and store what they score."""
    desk = desk_of(context)
    if out is not None:
        _check_folder(out)
    game_with_pack(game, pack)
    try:
        with _bar(desk, games * len(bot or levels(game))) as told:
            found = solo_scores(
                game,
                games=games,
                bots=bot or (),
                seed=read_seed(seed),
                pack=None if pack is None else str(pack),
                jobs=jobs,
                ray=ray,
                patience=read_seconds(bot_timeout),
                progress=told,
            )
    except ForfeitedScores as error:
        tell_forfeits(desk, error.bot, error.forfeits)
        raise
    file = out or found.file
    file.write_text(found.text, "utf-8")
    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    grid.add_column(desk.say("ranks-bot"))
    for message in ("simulated-mean", "simulated-p5", "simulated-median", "simulated-p95"):
        grid.add_column(desk.say(message), justify="right")
    for name, scores in found.bots.items():
        middle = [str(scores.percentile(percent)).replace("-", "−") for percent in (5, 50, 95)]
        grid.add_row(name, f"{scores.mean:.1f}".replace("-", "−"), *middle)
    desk.out.print(grid)
    desk.tell_file("ranks-written", file=str(file))


def _check_folder(file: Path) -> None:
    """Refuse a file in no folder before any work is done for it."""
    folder = file.absolute().parent
    if not folder.is_dir():
        raise UndercroftError("no-folder", {"file": str(file), "folder": str(folder)})


@contextmanager
def _bar(desk: Desk, games: int) -> Iterator[_Told]:
    with progress_bar(desk) as bar:
        yield _Told(bar, desk.say(BAR_TITLE), games)


class _Told:
    """Moves a progress bar to the number of games done."""

    def __init__(self, bar: Progress, title: str, games: int) -> None:
        self._bar = bar
        self._task = bar.add_task(title, total=games)

    def __call__(self, done: int) -> None:
        self._bar.update(self._task, completed=done)


def _tell(desk: Desk, found: Report, teller: Teller, comparison: Comparison | None) -> None:
    desk.out.print(teller.order(found))
    desk.out.print()
    flagged = [finding for finding in found.findings() if finding.flags]
    if flagged:
        grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0))
        grid.add_column(desk.say("balance-flagged"))
        grid.add_column("")
        for message in ("balance-seen", "balance-fair", "balance-win-effect", "balance-score-effect"):
            grid.add_column(desk.say(message), justify="right")
        grid.add_column(desk.say("balance-flags"))
        for finding in flagged:
            fair, win, score = finding.fair, finding.win, finding.score
            grid.add_row(
                teller.voice.name(finding.name),
                teller.kind(finding.kind),
                str(finding.seen),
                "" if fair is None or found.alone else teller.percent(fair.value),
                "" if win is None else teller.signed(win.value, points=True),
                "" if score is None else teller.signed(score.value),
                teller.flags(finding),
            )
        desk.out.print(grid)
    else:
        desk.tell("balance-nothing-flagged")
    if comparison is not None:
        _tell_comparison(desk, teller, comparison)
    desk.out.print()
    signs = {True: desk.say("balance-ok"), False: desk.say("balance-not"), None: "?"}
    width = max(map(len, signs.values()))
    for check in found.checks:
        desk.out.print(f"{signs[check.holds]:<{width}}  {teller.check(check)}")
    for bot, forfeits in found.forfeits().items():
        tell_forfeits(desk, bot, forfeits)


def _tell_comparison(desk: Desk, teller: Teller, comparison: Comparison) -> None:
    desk.out.print()
    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    grid.add_column(desk.say("balance-against", pack=comparison.pack))
    for message in ("balance-there", "balance-here", "balance-difference"):
        grid.add_column(desk.say(message), justify="right")
    for row in comparison.rows:
        between = row.difference
        grid.add_row(
            desk.say(FIGURES[row.name]),
            teller.figure(row.there),
            teller.figure(row.here),
            f"{teller.signed(between.value)} ({teller.signed(between.low)} – {teller.signed(between.high)})",
        )
    desk.out.print(grid)
    if comparison.forfeits > 0:
        desk.tell("balance-forfeits-there", count=comparison.forfeits)
