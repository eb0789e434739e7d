"""What a tournament has played so far, in a folder: whoever is interrupted goes on from there.

``order.json`` says what is played, ``games.jsonl`` holds a line for every finished heat, in order. A line that was cut
off by a power failure is dropped.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import Annotated

import msgspec

from undercroft.kernel.errors import UndercroftError
from undercroft.lab.measured import Played

if sys.platform != "win32":
    import fcntl

Heat = list[Played]


class OtherOrder(UndercroftError):
    """A folder that holds another tournament, or one that somebody else is playing."""


class Journal:
    """The folder of one tournament, held by one process at a time: ``with Journal(folder, order) as journal``."""

    def __init__(self, folder: Path, order: Mapping[str, object]) -> None:
        self._folder = folder
        self._order = order
        self.heats: list[Heat] = []

    def __enter__(self) -> Journal:
        self._folder.mkdir(parents=True, exist_ok=True)
        self._file = (self._folder / "games.jsonl").open("a+b")
        try:
            # Elsewhere nobody else can be kept out, and must be asked to stay away.
            if sys.platform != "win32":
                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            self._file.close()
            raise OtherOrder("tournament-busy", {"folder": str(self._folder)}) from error
        try:
            self._check_order()
            self._read()
        except BaseException:
            self._file.close()
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._file.close()

    def append(self, heat: Heat) -> None:
        """Keep a finished heat; it is on disk when this returns."""
        self._file.write(msgspec.json.encode(heat) + b"\n")
        self._file.flush()
        os.fsync(self._file.fileno())
        self.heats.append(heat)

    def _check_order(self) -> None:
        path = self._folder / "order.json"
        if not path.exists():
            write_whole(path, (json.dumps(self._order, ensure_ascii=False, indent=2) + "\n").encode())
            return
        try:
            kept = json.loads(path.read_bytes())
        except ValueError as error:
            raise OtherOrder("tournament-unreadable", {"file": str(path)}) from error
        # Read back as it was written, so that what JSON cannot tell apart is equal.
        wanted = json.loads(json.dumps(self._order))
        for name, value in wanted.items():
            was = kept.get(name) if isinstance(kept, dict) else None
            if was != value:
                args = {"folder": str(self._folder), "what": name, "was": _text(was), "now": _text(value)}
                raise OtherOrder("tournament-other", args)

    def _read(self) -> None:
        self._file.seek(0)
        reader = msgspec.json.Decoder(Annotated[Heat, msgspec.Meta(min_length=1)])
        good = 0
        for number, line in enumerate(self._file, 1):
            if not line.endswith(b"\n"):
                break
            try:
                self.heats.append(reader.decode(line))
            except ValueError as error:
                file = str(self._folder / "games.jsonl")
                args: dict[str, int | str] = {"file": file, "line": number, "reason": str(error)}
                raise OtherOrder("tournament-line-unreadable", args) from error
            good += len(line)
        self._file.truncate(good)


def _text(value: object) -> str:
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)


def write_whole(path: Path, content: bytes) -> None:
    """Write a file so that it is there whole or not at all."""
    fresh = path.with_name(f".{path.name}.new")
    fresh.write_bytes(content)
    fresh.replace(path)
