"""Every problem of a Dungeons & Doggos pack can be told in every language, with nothing left out."""

import re

import pytest

from tests.packs.doggos_broken import IFRIT, SLIPS
from tests.packs.test_messages import source, told
from undercroft.packs import LANGUAGES

MESSAGE = re.compile(r"^(dd-[a-z0-9-]+) =", re.MULTILINE)
TOLD_ELSEWHERE = {"dd-no-ranks"}
"""Messages whose problem is made by a test of its own, not by one edit of a file."""


def test_all_languages_have_the_same_messages() -> None:
    names = [MESSAGE.findall(source(language)) for language in LANGUAGES]
    assert len(set(names[0])) == len(names[0])
    assert all(other == names[0] for other in names)


def test_every_message_is_the_answer_to_a_broken_pack() -> None:
    own = {slip.message for slip in SLIPS if slip.message.startswith("dd-")}
    assert set(MESSAGE.findall(source("en"))) == TOLD_ELSEWHERE | own


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_slip_is_told_with_its_figures(language: str) -> None:
    for slip in SLIPS:
        text = told(language, slip.problem)
        assert text.startswith(f"{slip.file}: ")
        assert slip.entry in text
        for name in ("got", "near", "stated", "least", "most"):
            assert str(slip.args.get(name, "")) in text, (language, slip.message, name)


def test_the_words_of_an_error_say_what_would_be_right() -> None:
    wall = next(slip for slip in SLIPS if slip.message == "dd-trophy-wall")
    assert told("en", wall.problem) == (
        f"monsters.toml: {IFRIT}: trophy_edge must be a wall, and on a tramp so must the edge across from it, "
        "got edges WEWE"
    )
    needs = next(slip for slip in SLIPS if slip.args.get("what") == "needs")
    assert told("ru", needs.problem) == (
        "monsters.toml: всем монстрам вместе должно требоваться поровну мечей, луков и огненных шаров, а стоит 32, 36, 34"
    )
