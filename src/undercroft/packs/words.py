"""Words of a pack, four languages beside each other."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

LANGUAGES: Final = ("en", "ru", "it", "cs")


@dataclass(frozen=True, slots=True)
class Words:
    """One name or text of a pack in every language of the house."""

    en: str
    ru: str
    it: str
    cs: str

    def in_language(self, language: str) -> str:
        """The text in `language`; raises KeyError for a language the house does not speak."""
        if language not in LANGUAGES:
            raise KeyError(language)
        text: str = getattr(self, language)
        return text

    def in_languages(self) -> dict[str, str]:
        """The text by language, in all that the house speaks."""
        return {language: self.in_language(language) for language in LANGUAGES}
