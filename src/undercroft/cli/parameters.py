"""What several commands take. Help texts are message ids here; `main` says them in a language."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from undercroft.cli.desk import Desk

AsJson = Annotated[bool, typer.Option("--json", help="help-json")]
Pack = Annotated[Path | None, typer.Option("--pack", metavar="DIR", help="help-use-pack")]
Options = Annotated[list[str] | None, typer.Option("--option", metavar="K=V", help="help-option")]
Seed = Annotated[str | None, typer.Option("--seed", metavar="S", help="help-seed")]
GameName = Annotated[str, typer.Argument(metavar="GAME", help="help-game")]
Ray = Annotated[str | None, typer.Option("--ray", metavar="ADDRESS", help="help-ray")]
BotTimeout = Annotated[str, typer.Option("--bot-timeout", metavar="SECONDS", help="help-bot-timeout")]


def desk_of(context: typer.Context) -> Desk:
    """Where a command writes."""
    desk = context.obj
    assert isinstance(desk, Desk)
    return desk
