"""Phrases within phrases, as texts of cards are made of them, put into one language."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from undercroft.kernel.messages import Name, Phrase, Value
from undercroft.locales.speaker import Sayable, Speaker

_BETWEEN: Final = {
    "facts": " · ",
    "heads": ", ",
    "kinds": ", ",
    "forms": ", ",
    "places": " / ",
    "price": ", ",
}
"""What stands between the phrases of an argument; a semicolon and a space where nothing is said here."""


def phrase_text(speaker: Speaker, phrase: Phrase) -> str:
    """A phrase as it stands within a sentence."""
    args: dict[str, Sayable] = {name: _part(speaker, name, part) for name, part in phrase.args.items()}
    return speaker.say(phrase.message, **args)


def _part(speaker: Speaker, name: str, part: Value | Phrase | tuple[Phrase, ...]) -> Sayable:
    if isinstance(part, Phrase):
        return phrase_text(speaker, part)
    if isinstance(part, tuple) and not isinstance(part, Name):
        return _BETWEEN.get(name, "; ").join(phrase_text(speaker, each) for each in part)
    return part


def phrase_lines(speaker: Speaker, phrases: Iterable[Phrase]) -> list[str]:
    """Phrases as lines of their own, each with a capital letter."""
    lines = [phrase_text(speaker, phrase) for phrase in phrases]
    return [line[:1].upper() + line[1:] for line in lines]
