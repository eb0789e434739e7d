"""Views that arrive are what was sent, or ``ValueError`` says what is wrong with them."""

import pytest

import undercroft
from undercroft.kernel import wire


def test_values_are_read_as_they_were_meant():
    assert wire.number(3) == 3
    assert wire.numbers([1, 2]) == [1, 2]
    assert wire.number_lists([[1], []]) == [[1], []]
    assert wire.named_numbers({"round": 2}) == {"round": 2}
    assert (wire.seat_or_none(1), wire.seat_or_none(None)) == (1, None)


@pytest.mark.parametrize(
    ("read", "value"),
    [
        (wire.number, "3"),
        (wire.numbers, 3),
        (wire.numbers, [1, "2"]),
        (wire.number_lists, [1]),
        (wire.named_numbers, [1]),
        (wire.named_numbers, {"round": None}),
        (wire.seat_or_none, "0"),
    ],
)
def test_anything_else_is_refused(read, value):
    with pytest.raises(ValueError, match="is not a"):
        read(value)


@pytest.mark.parametrize("name", undercroft.games())
@pytest.mark.parametrize(
    "change", [{"options": None}, {"seats": "2"}, {"seat": "0"}, {"table": [1]}, {"steps": 1}]
)
def test_a_games_view_with_something_else_in_it_is_refused(name, change):
    game = undercroft.game(name)
    sent = game.start(2, 7).view(0).to_wire()
    assert game.read_view(sent).to_wire() == sent
    with pytest.raises(ValueError, match=r"is not a|a view needs"):
        game.read_view({**sent, **change})
