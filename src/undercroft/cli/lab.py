"""`undercroft lab`: the group; every command of it has a module of its own."""

from __future__ import annotations

import typer

from undercroft.cli.lab_balance import balance, ranks
from undercroft.cli.lab_tournament import tournament

lab_app = typer.Typer(help="help-lab", no_args_is_help=True)
lab_app.command("tournament", help="help-tournament", epilog="help-tournament-examples")(tournament)
lab_app.command("balance", help="help-balance", epilog="help-balance-examples")(balance)
lab_app.command("ranks", help="help-ranks", epilog="help-ranks-examples")(ranks)
