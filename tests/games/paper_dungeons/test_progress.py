"""How far a party is while all use their dice: what the others may know of it."""

import undercroft
from undercroft.kernel.match import Match


def test_only_dice_that_are_used_up_count():
    game = undercroft.game("paper-dungeons")
    match = Match(game, 2, 7, {"edition": "cz"})
    codes = {game.code_text(code): code for code in range(game.codes.count)}
    while match.state.round < 1:  # type: ignore[attr-defined]
        seat = match.state.to_act[0]
        match.play(seat, match.state.choices(seat)[0])
    assert match.progress() == {0: 0, 1: 0}
    for text in ("2 move", "A1", "half crown"):
        match.play(0, codes[text])
        assert match.progress() == {0: 0, 1: 0}, f"after {text} the first die is still in hand"
    match.play(0, codes["stop"])
    assert match.progress() == {0: 1, 1: 0}
    match.undo(0)
    assert match.progress() == {0: 0, 1: 0}
    match.play(0, codes["stop"])
    for _ in range(2):
        brewed = next(code for code in match.state.choices(0) if game.code_text(code).endswith("brew"))
        match.play(0, brewed)
        while match.state.in_draft(0):
            match.play(0, match.state.choices(0)[0])
    assert match.progress() == {0: 3, 1: 0}
    match.play(0, codes["done"])
    assert match.progress() == {0: -1, 1: 0}


def test_other_blocks_tell_only_who_is_ready():
    match = Match(undercroft.game("paper-dungeons"), 2, 7)
    match.play(1, match.state.choices(1)[0])
    assert match.progress() == {0: 0, 1: 0}
    while 1 in match.state.to_act:
        match.play(1, match.state.choices(1)[0])
    assert match.progress() == {0: 0, 1: -1}
