"""Golden records: games that must replay for ever, in both builds, to the letter."""

from pathlib import Path

import pytest

import undercroft
from undercroft.kernel.record import read_record, replay, write_record

GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.txt"))


def find_game(record):
    game = undercroft.game(record.headers["game"]).with_pack_version(record.headers["pack"])
    assert game is not None, "released pack versions stay in the tree"
    return game


@pytest.mark.parametrize("game", undercroft.games())
def test_there_are_golden_records_of_every_game(game):
    assert sum(path.name.startswith(f"{game}-") for path in GOLDEN) >= 7


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_golden_record_replays_to_the_letter(path):
    text = path.read_text(encoding="utf-8")
    assert write_record(replay(read_record(text), find_game)) == text
