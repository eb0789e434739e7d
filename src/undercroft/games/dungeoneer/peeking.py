"""Looking at cards that others do not see (verb ``peek``)."""

from __future__ import annotations

from mypy_extensions import i64

from undercroft.games.dungeoneer import tags
from undercroft.games.dungeoneer.codes import DECK, DRAW_CARD, DRAW_LOCATION
from undercroft.games.dungeoneer.piles import Pile
from undercroft.games.dungeoneer.state import ChanceStep, DungeoneerState, Question, TableStep
from undercroft.games.dungeoneer.zones import show_card
from undercroft.kernel.bits import bit
from undercroft.kernel.messages import Value
from undercroft.kernel.streams import DEALS

LOCATIONS = 2
"""The deck of locations, after the two of adventure cards."""


def pile_for(state: DungeoneerState, deck: int) -> Pile:
    """The deck that is looked at: one of the adventure decks, or the locations."""
    return state.locations if deck == LOCATIONS else state.piles[deck]


def peek_adventures(state: DungeoneerState, seat: int, count: int) -> None:
    """Seat ``seat`` looks at the top of the adventure deck; of two decks it says which, as for a draw (DLQ-167)."""
    full = [deck for deck in range(2) if state.piles[deck].size() > 0]
    if len(full) > 1:
        state.push(PeekDeck(tags.PEEK_DECK, seat, 0, count))
    elif full:
        state.push(PeekCard(tags.PEEK_CARD, seat, full[0], count))


class PeekDeck(Question):
    """DLQ-167: seat ``a`` says at which of the two adventure decks it looks; ``c`` is how many cards."""

    def asked(self, state: DungeoneerState) -> int:
        return self.a if state.players[self.a].alive else -1

    def choices_into(self, state: DungeoneerState, seat: i64, buffer: list[int]) -> None:
        buffer.append(DECK)
        buffer.append(DECK + 1)

    def answer(self, state: DungeoneerState, seat: i64, code: i64) -> None:
        state.agenda.pop()
        state.push(PeekCard(tags.PEEK_CARD, seat, code - DECK, self.c))
        state.answered()


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
        first = DRAW_LOCATION if self.b == LOCATIONS else DRAW_CARD
        return [(first + card, 1) for card in pile_for(state, self.b).pool]

    def sample(self, state: DungeoneerState) -> i64:
        pool = pile_for(state, self.b).pool
        first = DRAW_LOCATION if self.b == LOCATIONS else DRAW_CARD
        return first + pool[state.streams.below(DEALS, len(pool))]

    def settle(self, state: DungeoneerState, code: i64) -> None:
        pile = pile_for(state, self.b)
        card = code - (DRAW_LOCATION if self.b == LOCATIONS else DRAW_CARD)
        pile.pool.remove(card)
        pile.top.insert(0, card)
        pile.seen.insert(0, bit(self.a))
        _tell(state, self.a, self.b, card, True)


def _tell(state: DungeoneerState, seat: int, deck: int, card: int, chance: bool) -> None:
    if state.log is not None:
        name = state.place_name(card) if deck == LOCATIONS else state.card_name(card)
        state.tell_alone("peeked", seat, "DLQ-107", {"card": name}, chance)


def show_hand(state: DungeoneerState, seat: int, target: int, count: int) -> None:
    """Seat ``seat`` sees so many cards of a rival's hand: it is told now, and remembers it as everybody remembers a look.

    Where there are more, chance chooses among those that it does not know yet.
    """
    if target < 0 or target == seat:
        return
    unknown = _unknown(state, seat, target)
    if count >= len(unknown):
        state.come_to_light()
        for card in unknown:
            show_card(state.players[target], card, seat)
            _tell_seen(state, seat, target, card, False)
    else:
        for _ in range(count):
            state.push(SeeCard(tags.SEE_CARD, seat, target))
    if state.log is not None:
        state.tell("looked_at_hand", seat, "DLQ-107", {"target": target + 1})


def _unknown(state: DungeoneerState, seat: int, target: int) -> list[int]:
    """The cards of a hand that a rival does not know."""
    player = state.players[target]
    return [card for card in player.hand if card not in player.known and card * 4 + seat not in player.shown]


class SeeCard(ChanceStep):
    """Seat ``a`` sees a card of the hand of seat ``b``, one that it does not know yet."""

    def outcomes(self, state: DungeoneerState) -> list[tuple[int, int]]:
        return [(DRAW_CARD + card, 1) for card in _unknown(state, self.a, self.b)]

    def sample(self, state: DungeoneerState) -> i64:
        cards = _unknown(state, self.a, self.b)
        return DRAW_CARD + cards[state.streams.below(DEALS, len(cards))]

    def settle(self, state: DungeoneerState, code: i64) -> None:
        card = code - DRAW_CARD
        show_card(state.players[self.b], card, self.a)
        _tell_seen(state, self.a, self.b, card, True)


def _tell_seen(state: DungeoneerState, seat: int, target: int, card: int, chance: bool) -> None:
    if state.log is not None:
        args: dict[str, Value] = {"card": state.card_name(card), "target": target + 1}
        state.tell_alone("hand_seen", seat, "DLQ-107", args, chance)
