"""Looking at cards that others do not see (verb ``peek``)."""

from __future__ import annotations

from mypy_extensions import i64

from undercroft.games.dungeoneer import tags
from undercroft.games.dungeoneer.codes import DRAW_CARD, DRAW_LOCATION
from undercroft.games.dungeoneer.piles import Pile
from undercroft.games.dungeoneer.state import ChanceStep, DungeoneerState, TableStep
from undercroft.kernel.bits import bit
from undercroft.kernel.streams import DEALS


def pile_for(state: DungeoneerState, zone: int) -> Pile:
    """The deck that is looked at: the adventure (glory) deck or the locations."""
    return state.piles[0] if zone == 0 else state.locations


class PeekCard(TableStep):
    """Seat ``a`` looks at the top ``c`` cards of deck ``b``: those that chance has not settled yet are settled now."""

    def run(self, state: DungeoneerState) -> None:
        pile = pile_for(state, self.b)
        # Cards of a second pool move up when the first is empty.
        pile.certain()
        known = min(self.c, len(pile.top))
        for number in range(known):
            place = len(pile.top) - 1 - number
            if pile.seen[place] >> self.a & 1 == 0:
                state.come_to_light()
                pile.seen[place] |= bit(self.a)
                _tell(state, self.a, self.b, pile.top[place], False)
        if self.c > known and pile.pool:
            state.push(PeekCard(tags.PEEK_CARD, self.a, self.b, self.c))
            state.push(PeekRandom(tags.PEEK_RANDOM, self.a, self.b, self.c))


class PeekRandom(ChanceStep):
    """The next card below those known is settled, and seat ``a`` sees it."""

    def outcomes(self, state: DungeoneerState) -> list[tuple[int, int]]:
        first = DRAW_CARD if self.b == 0 else DRAW_LOCATION
        return [(first + card, 1) for card in pile_for(state, self.b).pool]

    def sample(self, state: DungeoneerState) -> i64:
        pool = pile_for(state, self.b).pool
        first = DRAW_CARD if self.b == 0 else DRAW_LOCATION
        return first + pool[state.streams.below(DEALS, len(pool))]

    def settle(self, state: DungeoneerState, code: i64) -> None:
        pile = pile_for(state, self.b)
        card = code - (DRAW_CARD if self.b == 0 else DRAW_LOCATION)
        pile.pool.remove(card)
        pile.top.insert(0, card)
        pile.seen.insert(0, bit(self.a))
        _tell(state, self.a, self.b, card, True)


def _tell(state: DungeoneerState, seat: int, zone: int, card: int, chance: bool) -> None:
    if state.log is not None:
        name = state.card_name(card) if zone == 0 else state.place_name(card)
        state.tell_alone("peeked", seat, "DLQ-107", {"card": name}, chance)


def show_hand(state: DungeoneerState, seat: int, target: int) -> None:
    """Seat ``seat`` sees the hand of another: it is told now, and remembers it as everybody remembers a look."""
    if target < 0 or target == seat:
        return
    state.come_to_light()
    if state.log is not None:
        for card in state.players[target].hand:
            state.tell_alone(
                "hand_seen", seat, "DLQ-107", {"card": state.card_name(card), "target": target + 1}
            )
        state.tell("looked_at_hand", seat, "DLQ-107", {"target": target + 1})
    state.players[target].shown = sorted(
        {*state.players[target].shown, *(c * 4 + seat for c in state.players[target].hand)}
    )
