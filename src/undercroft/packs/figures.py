"""The hash that names a pack's figures, whatever its words."""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Iterable
from pathlib import Path

from undercroft.packs.reader import TEXT_ENCODING
from undercroft.packs.words import LANGUAGES


def figures_hash(folder: Path, names: Iterable[str]) -> str:
    """16 hex digits over everything in the named TOML files but words; `folder` must be readable.

    It is taken from the files and not from loaded objects, so that a later release of the program finds the
    same hash for the pack that an old record names.
    """
    documents = {name: _figures(tomllib.loads((folder / name).read_text(TEXT_ENCODING))) for name in names}
    canonical = json.dumps(documents, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(canonical.encode()).hexdigest()[:16]


def _figures(value: object) -> object:
    if isinstance(value, dict):
        return {key: _figures(item) for key, item in value.items() if not _is_words(item)}
    if isinstance(value, list):
        return [_figures(item) for item in value]
    return value


def _is_words(value: object) -> bool:
    return (
        isinstance(value, dict)
        and bool(value)
        and all(key in LANGUAGES and isinstance(text, str) for key, text in value.items())
    )
