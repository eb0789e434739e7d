"""Where packs lie, what they call themselves, and how a new one is begun."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from undercroft.packs.problems import PackError, Problem, Report
from undercroft.packs.reader import TEXT_ENCODING, Entry, nearest, read_file
from undercroft.packs.words import Words

MANIFEST: Final = "pack.toml"

_NAME = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_VERSION = re.compile(r"[0-9]+(\.[0-9]+)*")


@dataclass(frozen=True, slots=True)
class Manifest:
    """What `pack.toml` says about a pack."""

    game: str
    name: str
    version: str
    title: Words
    authors: tuple[str, ...]
    licence: str
    folder: Path


def read_manifest(document: Entry, folder: Path, games: Sequence[str]) -> Manifest:
    """Read `pack.toml`; `games` are the games whose packs are welcome here."""
    game = document.choice("game", games)
    name = document.text("name")
    if name and not _NAME.fullmatch(name):
        document.error("pack-name-form", key="name", got=name)
    version = document.text("version")
    if version and not _VERSION.fullmatch(version):
        document.error("pack-version-form", key="version", got=version)
    manifest = Manifest(
        game,
        name,
        version,
        document.words("title"),
        document.texts("authors"),
        document.text("licence"),
        folder,
    )
    document.done()
    return manifest


def manifest_of(folder: Path, games: Sequence[str]) -> Manifest:
    """The manifest of the pack in `folder`; raises PackError if it has none that can be read."""
    report = Report()
    manifest = read_manifest(read_file(folder, MANIFEST, report), folder, games)
    report.raise_errors()
    return manifest


def built_in(packs: Path) -> list[Path]:
    """The folders `<name>/<version>` of a game's `packs` folder, names in order, newest version last."""
    folders = [path.parent for path in packs.glob(f"*/*/{MANIFEST}")]
    return sorted(folders, key=lambda folder: (folder.parent.name, _by_number(folder.name)))


def find_pack(packs: Path, name: str, version: str = "") -> Path:
    """The folder of a built-in pack, its newest version if none is named; raises PackError if there is none."""
    folders = built_in(packs)
    named = [folder for folder in folders if folder.parent.name == name]
    if not named:
        raise PackError([_unknown_pack(name, sorted({folder.parent.name for folder in folders}))])
    if not version:
        return named[-1]
    for folder in named:
        if folder.name == version:
            return folder
    known = ", ".join(folder.name for folder in named)
    raise PackError([Problem(name, "", "pack-version-unknown", {"got": version, "known": known})])


def new_pack(source: Path, destination: Path) -> list[Path]:
    """Copy a pack, comments and all, as a pack of one's own to edit, and return the files written.

    The copy is called after its folder and starts at version 1, so that no record takes it for the original.
    Raises PackError, and writes nothing, if `destination` is a file or a folder with something in it.
    """
    if destination.exists() and (not destination.is_dir() or any(destination.iterdir())):
        raise PackError(
            [Problem(destination.name, "", "pack-folder-not-empty", {"folder": str(destination)})]
        )
    texts = {path.name: path.read_text(TEXT_ENCODING) for path in sorted(source.glob("*.toml"))}
    if MANIFEST not in texts:
        raise PackError([Problem(MANIFEST, "", "pack-file-missing")])
    texts[MANIFEST] = _renamed(texts[MANIFEST], _slug(destination.resolve().name))
    destination.mkdir(parents=True, exist_ok=True)
    for name, text in texts.items():
        (destination / name).write_text(text, "utf-8")
    return [destination / name for name in texts]


def _unknown_pack(name: str, known: Sequence[str]) -> Problem:
    near = nearest(name, known)
    if near:
        return Problem(name, "", "pack-unknown-near", {"near": near})
    return Problem(name, "", "pack-unknown", {"known": ", ".join(known)})


def _renamed(manifest: str, name: str) -> str:
    manifest = re.sub(r'^name = ".*"', f'name = "{name}"', manifest, count=1, flags=re.MULTILINE)
    return re.sub(r'^version = ".*"', 'version = "1"', manifest, count=1, flags=re.MULTILINE)


def _slug(name: str) -> str:
    return "-".join(re.findall(r"[a-z0-9]+", name.lower())) or "my-pack"


def _by_number(version: str) -> tuple[int, ...]:
    return tuple(int(part) for part in re.findall(r"\d+", version))
