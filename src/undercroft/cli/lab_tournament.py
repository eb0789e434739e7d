"""`undercroft lab tournament`: bots against each other."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import astuple
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table as Grid

from undercroft.cli.desk import Desk
from undercroft.cli.parameters import AsJson, BotTimeout, GameName, Options, Pack, Ray, desk_of
from undercroft.cli.setup import game_with_pack, read_options, read_seconds, read_seed
from undercroft.cli.simulation import progress_bar, tell_forfeits
from undercroft.kernel.errors import UndercroftError
from undercroft.lab.intervals import Interval
from undercroft.lab.sequential import Hypotheses, Trial
from undercroft.lab.standings import Pairing, Standing
from undercroft.lab.tournament import MOST_GAMES, Result
from undercroft.lab.tournament import tournament as play
from undercroft.locales import Sayable

GAMES = 100


def tournament(
    context: typer.Context,
    game: GameName,
    bot: Annotated[
        list[str] | None, typer.Option("--bot", metavar="NAME", help="help-tournament-bot")
    ] = None,
    games: Annotated[int | None, typer.Option("--games", metavar="N", help="help-tournament-games")] = None,
    seats: Annotated[int, typer.Option("--seats", metavar="K", help="help-simulate-seats")] = 2,
    seed: Annotated[str, typer.Option("--seed", metavar="S", help="help-simulate-seed")] = "1",
    sequential: Annotated[bool, typer.Option("--sequential", help="help-tournament-sequential")] = False,
    h0: Annotated[str, typer.Option("--h0", metavar="SHARE", help="help-tournament-h0")] = "0.70",
    h1: Annotated[str, typer.Option("--h1", metavar="SHARE", help="help-tournament-h1")] = "0.80",
    out: Annotated[Path | None, typer.Option("--out", metavar="DIR", help="help-tournament-out")] = None,
    option: Options = None,
    pack: Pack = None,
    jobs: Annotated[int | None, typer.Option("--jobs", metavar="J", help="help-jobs")] = None,
    ray: Ray = None,
    bot_timeout: BotTimeout = "2",
    as_json: AsJson = False,
) -> None:
    """Let bots meet in all pairings and seats."""
    desk = desk_of(context)
    game_with_pack(game, pack)
    hypotheses = Hypotheses(_share(h0, h0, h1), _share(h1, h0, h1)) if sequential else None
    folder = out or Path(f"tournament-{game}")
    with progress_bar(desk) as bar:
        task = bar.add_task(desk.say("simulating"), total=None)
        try:
            result = play(
                game,
                bots=bot or (),
                folder=folder,
                games=games if games is not None else MOST_GAMES if sequential else GAMES,
                seats=seats,
                seed=read_seed(seed),
                options=read_options(option or ()),
                pack=str(pack) if pack else None,
                patience=read_seconds(bot_timeout),
                sequential=hypotheses,
                jobs=jobs,
                ray=ray,
                progress=lambda done, total: bar.update(task, completed=done, total=total),
            )
        except KeyboardInterrupt:
            desk.complain(desk.say("tournament-kept", folder=str(folder)))
            raise
    if as_json:
        desk.json(result.to_json())
    else:
        _tell(desk, result)


def _share(text: str, h0: str, h1: str) -> float:
    try:
        return float(text)
    except ValueError as error:
        raise UndercroftError("bad-hypotheses", {"h0": h0, "h1": h1}) from error


def _tell(desk: Desk, result: Result) -> None:
    desk.out.print(_standings(desk, result.standings))
    if result.pairings:
        desk.out.print()
        desk.out.print(_pairings(desk, result.pairings))
    if any(pairing.pairs for pairing in result.pairings):
        desk.out.print()
        desk.out.print(_pairs(desk, result.pairings))
    desk.out.print()
    if result.test is not None:
        _tell_test(desk, result.test, result.pairings[0])
    seconds = f"{result.seconds:.1f}"
    desk.tell("tournament-played", games=result.games, seconds=seconds, seed=str(result.order.seed))
    for standing in result.standings:
        tell_forfeits(desk, standing.bot, standing.forfeits)
    desk.tell_file("tournament-written", folder=str(result.folder))


def _standings(desk: Desk, standings: Sequence[Standing]) -> Grid:
    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    grid.add_column(desk.say("simulated-bot"), overflow="fold")
    for message in (
        "tournament-rating",
        "tournament-games",
        "tournament-first",
        "simulated-p95",
        "simulated-mean",
        "tournament-think",
        "tournament-think-p99",
    ):
        grid.add_column(desk.say(message), justify="right")
    for standing in standings:
        grid.add_row(
            standing.bot,
            f"{standing.rating.mu:.1f}±{2 * standing.rating.sigma:.1f}",
            str(standing.games),
            _percent(standing.share),
            _span(standing.interval),
            f"{standing.mean:.1f}".replace("-", "−"),
            _milliseconds(standing.thinking.mean),
            _milliseconds(standing.thinking.percentile(99)),
        )
    return grid


def _pairings(desk: Desk, pairings: Sequence[Pairing]) -> Grid:
    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    grid.add_column(desk.say("tournament-pairing"), overflow="fold")
    for message in ("simulated-wins", "tournament-ties", "tournament-lost", "tournament-share"):
        grid.add_column(desk.say(message), justify="right")
    for message in ("simulated-p95", "tournament-difference", "tournament-effect"):
        grid.add_column(desk.say(message), justify="right")
    for pairing in pairings:
        grid.add_row(
            f"{pairing.first} – {pairing.second}",
            str(pairing.wins),
            str(pairing.ties),
            str(pairing.losses),
            _percent(pairing.share),
            _span(pairing.interval),
            f"{pairing.difference:+.1f}".replace("-", "−"),
            _effect(pairing),
        )
    return grid


def _pairs(desk: Desk, pairings: Sequence[Pairing]) -> Grid:
    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    grid.add_column(desk.say("tournament-pairs"), overflow="fold")
    for message in (
        "tournament-both-won",
        "tournament-one-each",
        "tournament-both-lost",
        "tournament-with-a-tie",
    ):
        grid.add_column(desk.say(message), justify="right")
    for pairing in pairings:
        if pairing.pairs is not None:
            counts = astuple(pairing.pairs)
            grid.add_row(f"{pairing.first} – {pairing.second}", *(str(count) for count in counts))
    return grid


def _effect(pairing: Pairing) -> str:
    low, high = pairing.effect_interval
    span = "" if low == float("-inf") else f" ({low:.2f}…{high:.2f})"
    return f"{pairing.effect:+.2f}{span}".replace("-", "−")


def _tell_test(desk: Desk, test: Trial, pairing: Pairing) -> None:
    low, high = test.hypotheses.bounds
    facts: dict[str, Sayable] = {
        "first": pairing.first,
        "second": pairing.second,
        "h0": _percent(test.hypotheses.h0),
        "h1": _percent(test.hypotheses.h1),
        "games": pairing.games,
        "share": _percent(pairing.share),
        "interval": _span(pairing.interval),
        "evidence": f"{test.evidence:.2f}".replace("-", "−"),
        "low": f"{low:.2f}".replace("-", "−"),
        "high": f"{high:.2f}",
    }
    if test.verdict == "h1":
        desk.tell("tournament-test-h1", **facts)
    elif test.verdict == "h0":
        desk.tell("tournament-test-h0", **facts)
    else:
        desk.tell("tournament-test-open", **facts)


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def _span(interval: Interval) -> str:
    return f"{100 * interval[0]:.1f}–{100 * interval[1]:.1f}"


def _milliseconds(seconds: float) -> str:
    figure = seconds * 1e3
    return f"{figure:.0f}" if figure >= 100 else f"{figure:.2g}" if figure >= 0.01 else "0"
