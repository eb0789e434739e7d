"""Records that were cut off, edited, or made with another pack or version are refused with the line and the reason."""

import random

import pytest

import undercroft
from undercroft.kernel.errors import BadRecord
from undercroft.kernel.match import Match
from undercroft.kernel.record import read_record, replay, write_record

GAME = undercroft.game("paper-dungeons")


def play_out(match, decisions=100_000):
    rng = random.Random(3)
    while not match.state.over and len(match.moves) < decisions:
        seat = match.state.to_act[0]
        match.play(seat, rng.choice(match.state.choices(seat)))
    return match


@pytest.fixture(scope="module")
def text():
    return write_record(play_out(Match(GAME, 2, seed=9, players=["Ann", "Bob|y"])))


def refused(text):
    with pytest.raises(BadRecord) as caught:
        replay(read_record(text), lambda record: GAME)
    return caught.value


def header(text, name, value):
    lines = [f"{name}: {value}" if line.startswith(f"{name}:") else line for line in text.splitlines()]
    return "\n".join(lines)


def test_a_whole_record_replays(text):
    match = replay(read_record(text), lambda record: GAME)
    assert write_record(match) == text


def test_a_record_that_is_cut_off_says_so(text):
    lines = text.splitlines()
    assert refused("\n".join(lines[: len(lines) // 2])).message == "record-cut-off"


def test_a_record_cut_in_its_headers_names_what_is_missing(text):
    error = refused("\n".join(text.splitlines()[:4]))
    assert error.message == "record-missing-header"
    assert "seed" in str(error.args_["headers"])


@pytest.mark.parametrize(
    ("name", "value", "message"),
    [
        ("undercroft-record", "2", "record-other-format"),
        ("figures", "0123456789abcdef", "record-other-pack"),
        ("rules", "99", "record-other-rules"),
        ("seats", "two", "record-bad-number"),
        ("seats", "9", "bad-seats"),
        ("seed", "-1", "bad-seed"),
        ("seed", "10", None),
        ("seed", "hidden", "record-running"),
        ("options", "edition=xx", "bad-option-value"),
        ("options", "edition=cz missions=off", "record-other-chance"),
        ("players", "Ann | Eve", "record-edited"),
        ("check", "0", "record-edited"),
        ("result", "1 1", "record-other-result"),
        ("result", "running", "record-running"),
    ],
)
def test_an_edited_header_is_found(text, name, value, message):
    error = refused(header(text, name, value))
    assert message is None or error.message == message


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("# roll 1 1 1 5 5 5", "record-other-chance"),
        ("1: 4 bre", "record-bad-notation-near"),
        ("3: done", "record-bad-line"),
        ("hello", "record-bad-line"),
        ("1: kill A1", "record-illegal"),
    ],
)
def test_an_edited_line_is_found_with_its_number(text, line, message):
    lines = text.splitlines()
    place = next(number for number, old in enumerate(lines) if old.startswith("# roll"))
    lines.insert(place + 1, line)
    error = refused("\n".join(lines))
    assert (error.message, error.line) == (message, place + 2)


def test_a_missing_move_is_found(text):
    lines = text.splitlines()
    place = next(number for number, old in enumerate(lines) if old.startswith("1: ") and " brew" in old)
    del lines[place]
    assert refused("\n".join(lines)).line > 0


def test_a_move_that_changes_nothing_else_is_found(text):
    # Two seats' last words in another order replay to the same end, but somebody has edited the file.
    lines = text.splitlines()
    lines[-1], lines[-2] = lines[-2] + " ", lines[-1]
    edited = "\n".join(lines)
    assert edited.splitlines()[-1] != text.splitlines()[-1]
    assert refused(edited).message in ("record-edited", "record-illegal")


def test_a_missing_roll_is_found(text):
    lines = [line for line in text.splitlines() if not line.startswith("# roll")]
    assert refused("\n".join(lines)).message == "record-missing-chance"


def test_moves_after_the_end_are_found(text):
    assert refused(text + "1: done\n").message == "record-after-end"


@pytest.mark.parametrize(
    "text", ["", "hello", "\x00\x01", "undercroft-record 1", "undercroft-record: 1\nfoo: bar"]
)
def test_other_files_are_refused(text):
    assert refused(text).line >= 0


def test_remarks_are_free(text):
    lines = text.splitlines()
    lines[12:12] = ["; what a start", ""]
    replay(read_record("\n".join(lines)), lambda record: GAME)


def test_a_running_game_keeps_its_secrets():
    match = play_out(Match(GAME, 2, seed=9, options={"secret_cards": True}), decisions=40)
    text = write_record(match, viewer=0)
    assert "seed: hidden" in text
    assert "result: running" in text
    assert "hidden moves are left out" in text
    assert "# 1 talents" in text
    assert "# 2 talents" not in text
    assert refused(text).message == "record-running"


def test_a_spectators_record_shows_no_deal_at_all():
    text = write_record(play_out(Match(GAME, 2, seed=9), decisions=40))
    assert "talents" not in text.split("\n\n", 1)[1].replace("talent ", "")


def test_a_match_with_asked_chance_is_not_recorded():
    with pytest.raises(BadRecord) as caught:
        write_record(Match(GAME, 2, seed=9, chance="ask"))
    assert caught.value.message == "record-asked"
