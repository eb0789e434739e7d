"""The `undercroft` command."""

from undercroft.cli.main import main, run

__all__ = ["main", "run"]
