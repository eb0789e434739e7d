"""What bots consider: the ground of hints."""

import pytest

import undercroft
from undercroft import bots
from undercroft.kernel.seat import close_seats, open_seats


@pytest.mark.parametrize("game", undercroft.games())
def test_a_bot_considers_its_own_choice_first_and_only_legal_ones(game):
    state = undercroft.game(game).start(seats=2, seed=3)
    seats = open_seats(state)
    bot = bots.make("greedy", game, 1)
    most = 0
    for _ in range(60):
        if state.over:
            break
        seat = seats[state.to_act[0]]
        seat.choices = state.choices(seat.index)
        considered = bot.consider(seat)
        codes = [code for code, _ in considered]
        assert codes[0] == bot.choose(seat)
        assert len(set(codes)) == len(codes)
        assert set(codes) <= set(seat.choices)
        most = max(most, len(codes))
        state.play(seat.index, codes[0])
    close_seats(seats)
    if game != "doggos":
        assert most > 3
