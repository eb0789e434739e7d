"""The Fluent files of the house, read once a language."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message


@cache
def bundle(language: str) -> FluentBundle:
    """All messages of a language; isolation marks are off, here as in the browser."""
    messages = FluentBundle([language], use_isolating=False)
    for text in _sources(language):
        messages.add_resource(FluentResource(text))
    return messages


@cache
def message_ids(language: str) -> frozenset[str]:
    """The ids of all messages of a language."""
    found = [
        entry.id.name
        for text in _sources(language)
        for entry in FluentResource(text).body
        if isinstance(entry, Message)
    ]
    return frozenset(found)


def _sources(language: str) -> list[str]:
    folder = files("undercroft.locales") / language
    paths = sorted(
        (path for path in folder.iterdir() if path.name.endswith(".ftl")), key=lambda path: path.name
    )
    return [path.read_text("utf-8") for path in paths]
