"""Every word of the program, in four languages, and the speaker that turns ids and arguments into sentences."""

from undercroft.locales.languages import choose_language
from undercroft.locales.speaker import Sayable, Speaker
from undercroft.locales.texts import message_ids
from undercroft.packs import LANGUAGES

__all__ = ["LANGUAGES", "Sayable", "Speaker", "choose_language", "message_ids"]
