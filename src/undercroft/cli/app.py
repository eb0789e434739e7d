"""The `undercroft` command: what can be typed. Help texts are message ids here; `main` says them in a language."""

from pathlib import Path
from typing import Annotated

import typer

import undercroft
from undercroft.cli import listings, packs, records
from undercroft.cli import play as playing
from undercroft.cli import simulation as simulating
from undercroft.cli.lab import lab_app
from undercroft.cli.parameters import AsJson, BotTimeout, GameName, Options, Pack, Ray, Seed, desk_of

app = typer.Typer(
    name="undercroft", help="help-undercroft", epilog="help-undercroft-examples", add_completion=False
)
record_app = typer.Typer(help="help-record", no_args_is_help=True)
pack_app = typer.Typer(help="help-pack", no_args_is_help=True)
app.add_typer(record_app, name="record")
app.add_typer(pack_app, name="pack")
app.add_typer(lab_app, name="lab")


def _version(context: typer.Context, wanted: bool) -> None:
    if wanted:
        desk = desk_of(context)
        kind = "compiled" if undercroft.compiled() else "plain"
        desk.out.print(desk.say("version", version=undercroft.__version__, kind=kind))
        raise typer.Exit


@app.callback()
def root(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="help-version")
    ] = False,
    lang: Annotated[str | None, typer.Option("--lang", metavar="LANG", help="help-lang")] = None,
) -> None:
    """Say what holds for all commands; `main` has taken the language before it comes here."""


@app.command("games", help="help-games", epilog="help-games-examples")
def games(context: typer.Context, as_json: AsJson = False) -> None:
    """List the games."""
    listings.list_games(desk_of(context), as_json)


@app.command("play", help="help-play", epilog="help-play-examples")
def play(
    context: typer.Context,
    game: GameName,
    seats: Annotated[int, typer.Option("--seats", metavar="N", help="help-seats")] = 2,
    people: Annotated[int, typer.Option("--people", metavar="K", help="help-people")] = 1,
    bot: Annotated[list[str] | None, typer.Option("--bot", metavar="NAME", help="help-bot")] = None,
    name: Annotated[list[str] | None, typer.Option("--name", metavar="NAME", help="help-name")] = None,
    option: Options = None,
    seed: Seed = None,
    pack: Pack = None,
    record: Annotated[Path | None, typer.Option("--record", metavar="FILE", help="help-record-file")] = None,
    resume: Annotated[bool, typer.Option("--resume", help="help-resume")] = False,
) -> None:
    """Play a game in the terminal."""
    wish = playing.Wish(game, seats, people, bot or (), name or (), option or (), seed, pack, record, resume)
    playing.play(desk_of(context), wish)


@app.command("serve", help="help-serve", epilog="help-serve-examples")
def serve(
    context: typer.Context,
    host: Annotated[str, typer.Option("--host", metavar="HOST", help="help-serve-host")] = "127.0.0.1",
    port: Annotated[
        int, typer.Option("--port", metavar="PORT", min=1, max=65535, help="help-serve-port")
    ] = 8000,
    workers: Annotated[
        int, typer.Option("--workers", metavar="N", min=1, max=64, help="help-serve-workers")
    ] = 1,
    browse: Annotated[bool, typer.Option("--open/--no-open", help="help-serve-open")] = True,
) -> None:
    """Serve the table to browsers."""
    # Starting a server takes more than the other commands need.
    from undercroft.cli.serving import serve_table

    serve_table(desk_of(context), host, port, workers, browse)


@app.command("simulate", help="help-simulate", epilog="help-simulate-examples")
def simulate(
    context: typer.Context,
    game: GameName,
    games: Annotated[int, typer.Option("--games", metavar="N", help="help-simulate-games")] = 1000,
    seats: Annotated[int, typer.Option("--seats", metavar="K", help="help-simulate-seats")] = 2,
    bot: Annotated[list[str] | None, typer.Option("--bot", metavar="NAME", help="help-simulate-bot")] = None,
    seed: Annotated[str, typer.Option("--seed", metavar="S", help="help-simulate-seed")] = "1",
    option: Options = None,
    jobs: Annotated[int | None, typer.Option("--jobs", metavar="J", help="help-jobs")] = None,
    ray: Ray = None,
    bot_timeout: BotTimeout = "2",
    pack: Pack = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play many games."""
    wish = simulating.Wish(
        game, games, seats, bot or ("random",), option or (), seed, jobs, pack, ray, bot_timeout
    )
    simulating.run_simulation(desk_of(context), wish, as_json)


@app.command("replay", help="help-replay", epilog="help-replay-examples")
def replay(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="help-record-to-tell")],
    step: Annotated[bool, typer.Option("--step", help="help-step")] = False,
    seat: Annotated[int | None, typer.Option("--seat", metavar="N", help="help-seat")] = None,
    pack: Pack = None,
    as_json: AsJson = False,
) -> None:
    """Tell a recorded game."""
    records.tell_record(desk_of(context), file, pack, step, seat, as_json)


@app.command("scores", help="help-scores", epilog="help-scores-examples")
def scores(context: typer.Context, as_json: AsJson = False) -> None:
    """List the history of scores."""
    listings.list_scores(desk_of(context), as_json)


@record_app.command("check", help="help-record-check", epilog="help-record-check-examples")
def record_check(
    context: typer.Context,
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="help-records-to-check")],
    pack: Pack = None,
    as_json: AsJson = False,
) -> None:
    """Replay records and say whether they are in order."""
    raise typer.Exit(records.check_records(desk_of(context), files, pack, as_json))


@pack_app.command("check", help="help-pack-check", epilog="help-pack-check-examples")
def pack_check(
    context: typer.Context,
    folder: Annotated[Path, typer.Argument(metavar="PATH", help="help-pack-folder")],
    as_json: AsJson = False,
) -> None:
    """List everything wrong with a pack."""
    raise typer.Exit(packs.check_pack(desk_of(context), folder, as_json))


@pack_app.command("show", help="help-pack-show", epilog="help-pack-show-examples")
def pack_show(
    context: typer.Context,
    what: Annotated[str, typer.Argument(metavar="[PATH|GAME]", help="help-pack-what")] = "paper-dungeons",
) -> None:
    """Write a whole pack down."""
    packs.show_pack(desk_of(context), what)


@pack_app.command("new", help="help-pack-new", epilog="help-pack-new-examples")
def pack_new(
    context: typer.Context,
    game: Annotated[str, typer.Argument(metavar="[GAME]", help="help-pack-new-game")],
    folder: Annotated[Path | None, typer.Argument(metavar="DIR", help="help-pack-new-folder")] = None,
) -> None:
    """Begin a pack of one's own."""
    if folder is None:
        game, folder = "paper-dungeons", Path(game)
    packs.begin_pack(desk_of(context), game, folder)
