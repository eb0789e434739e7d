"""The data folder: saved games and the history of scores."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from undercroft.kernel.errors import BadRecord, UndercroftError


def data_folder(environment: Mapping[str, str] = os.environ) -> Path:
    """$UNDERCROFT_DATA, else the folder that the desktop names for data."""
    own = environment.get("UNDERCROFT_DATA")
    if own:
        return Path(own)
    base = environment.get("XDG_DATA_HOME")
    return (Path(base) if base else Path.home() / ".local" / "share") / "undercroft"


@dataclass
class Saved:
    """A game that was put aside: the match as stored, who plays, and the file that holds it."""

    path: Path
    match: dict[str, object]
    people: int
    bots: list[str]
    pack: str
    """The folder of an owner's pack, "" for the built-in one."""

    def write(self) -> None:
        """Store the game; the file is replaced only when the new one is complete."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        content = {"people": self.people, "bots": self.bots, "pack": self.pack, "match": self.match}
        fresh = self.path.with_suffix(".new")
        fresh.write_text(json.dumps(content, ensure_ascii=False), "utf-8")
        fresh.replace(self.path)

    def forget(self) -> None:
        """The game is over: nothing is left to resume."""
        self.path.unlink(missing_ok=True)


def new_file(folder: Path, name: str, suffix: str) -> Path:
    """A path in a folder that no other file has, named after the present time."""
    stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
    path = folder / f"{name}-{stamp}{suffix}"
    number = 1
    while path.exists():
        number += 1
        path = folder / f"{name}-{stamp}-{number}{suffix}"
    return path


def new_save(game: str) -> Path:
    """A file for a game to be saved in; no other game has it."""
    return new_file(data_folder() / "saved", game, ".json")


def latest_save(game: str) -> Saved:
    """The game of this name that was put aside last."""
    found = sorted((data_folder() / "saved").glob(f"{game}-*.json"), key=lambda path: path.stat().st_mtime_ns)
    if not found:
        raise UndercroftError("nothing-to-resume", {"folder": str(data_folder() / "saved")})
    return read_save(found[-1])


def read_save(path: Path) -> Saved:
    """The saved game in a file; ``BadRecord`` if it is none."""
    try:
        content = json.loads(path.read_text("utf-8"))
        match, bots = content["match"], content["bots"]
        if not isinstance(match, dict) or not isinstance(bots, list):
            raise TypeError
        return Saved(path, match, int(content["people"]), [str(bot) for bot in bots], str(content["pack"]))
    except (ValueError, KeyError, TypeError) as error:
        raise BadRecord(0, "bad-save", {"file": str(path)}) from error


# --- Scores ----------------------------------------------------------------------------------------------------------


def add_score(score: Mapping[str, object]) -> None:
    """Add a result to the history."""
    path = data_folder() / "scores.jsonl"
    path.parent.mkdir(parents=True, exist_ok=True)
    when = datetime.now(UTC).isoformat(timespec="seconds")
    with path.open("a", encoding="utf-8") as file:
        file.write(json.dumps({"when": when, **score}, ensure_ascii=False) + "\n")


def scores() -> list[dict[str, object]]:
    """The history of scores, oldest first; lines that cannot be read are passed over."""
    path = data_folder() / "scores.jsonl"
    if not path.is_file():
        return []
    found = []
    for line in path.read_text("utf-8").splitlines():
        try:
            entry = json.loads(line)
        except ValueError:
            continue
        if isinstance(entry, dict) and isinstance(entry.get("fame"), int):
            found.append(entry)
    return found
