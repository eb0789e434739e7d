"""`undercroft pack`: check, show and begin content packs."""

from __future__ import annotations

import tomllib
from pathlib import Path

from undercroft.cli.desk import Desk
from undercroft.cli.tables import table_of
from undercroft.kernel.errors import UndercroftError
from undercroft.kernel.registry import game as find_game
from undercroft.kernel.registry import games
from undercroft.packs import MANIFEST, nearest, new_pack


def check_pack(desk: Desk, folder: Path, as_json: bool) -> int:
    """List everything wrong with a pack; 0 if it can be played, else 1."""
    problems = table_of(_game_in(folder)).check_pack(folder)
    errors = [problem for problem in problems if problem.severity == "error"]
    if as_json:
        listed = [
            {
                "file": problem.file,
                "entry": problem.entry,
                "severity": problem.severity,
                "message": problem.message,
                "args": dict(problem.args),
                "text": desk.speaker.problem(problem),
            }
            for problem in problems
        ]
        desk.json({"folder": str(folder), "ok": not errors, "problems": listed})
        return 1 if errors else 0
    for problem in problems:
        severity = desk.say(f"pack-severity-{problem.severity}")
        desk.out.print(f"{severity}: {desk.speaker.problem(problem)}", soft_wrap=True)
    if errors:
        desk.complain(desk.say("pack-bad", folder=str(folder), errors=len(errors)))
        return 1
    desk.tell_file("pack-good", folder=str(folder), advice=len(problems))
    return 0


def show_pack(desk: Desk, what: str) -> None:
    """Write a whole pack down: a game's built-in one or the one in a folder."""
    if what in games():
        game = find_game(what)
    elif Path(what).is_dir():
        game = find_game(_game_in(Path(what))).with_pack(what)
    else:
        near = nearest(what, games())
        args = {"what": what, "games": ", ".join(games()), "near": near}
        raise UndercroftError("no-such-pack-near" if near else "no-such-pack", args)
    speaker = desk.speaker.with_names(game.name_in)
    for line in table_of(game.name).show_pack(game, speaker, desk.space):
        desk.out.print(line)


def begin_pack(desk: Desk, game: str, folder: Path) -> None:
    """A commented copy of a game's pack to edit; nothing is overwritten."""
    written = new_pack(table_of(game).pack_folder(), folder)
    desk.tell_file("pack-begun", folder=str(folder), files=len(written), game=game)


def _game_in(folder: Path) -> str:
    """The game that a pack says it is for; where it cannot say, the one whose files it has, whose check tells why."""
    try:
        named = tomllib.loads((folder / MANIFEST).read_text("utf-8")).get("game")
    except (OSError, ValueError):
        named = None
    if isinstance(named, str) and named in games():
        return named
    return max(games(), key=lambda name: len(_files(table_of(name).pack_folder()) & _files(folder)))


def _files(folder: Path) -> set[str]:
    return {path.name for path in folder.glob("*.toml")}
