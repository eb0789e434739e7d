"""Which language the program speaks."""

from __future__ import annotations

from collections.abc import Mapping

from undercroft.kernel.errors import BadOption
from undercroft.packs import LANGUAGES, nearest

_OTHER_NAMES = {"cz": "cs"}
"""Codes that people write for a language of ours: cz is a country, its language is cs."""


def choose_language(asked: str | None, environment: Mapping[str, str]) -> str:
    """The language asked for, else the one of the environment, else English.

    ``BadOption`` if a language is asked for that the house does not speak; the environment is only a wish.
    """
    for source in (asked, environment.get("UNDERCROFT_LANG")):
        if source:
            language = _spoken(source)
            if language is None:
                raise BadOption(
                    "unknown-language",
                    {
                        "language": source,
                        "languages": ", ".join(LANGUAGES),
                        "near": nearest(source, LANGUAGES),
                    },
                )
            return language
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(variable):
            return _spoken(environment[variable]) or "en"
    return "en"


def _spoken(name: str) -> str | None:
    """`cs_CZ.UTF-8`, `cz` and `CS` are cs."""
    short = name.strip().lower().replace("-", "_").partition(".")[0].partition("_")[0]
    short = _OTHER_NAMES.get(short, short)
    return short if short in LANGUAGES else None
