"""Shuffles of everything hidden, one a game, written without a look at ``View.guess``.

A shuffler changes a state in place, between blocks, while chance is to act. What it does is invisible to the viewer.
"""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from undercroft.games.doggos.player import Player
from undercroft.games.doggos.state import DoggosState
from undercroft.games.dungeoneer.piles import EVERYBODY, Pile
from undercroft.games.dungeoneer.player import Player as Adventurer
from undercroft.games.dungeoneer.state import DungeoneerState
from undercroft.games.paper_dungeons.sheet import Sheet
from undercroft.games.paper_dungeons.state import PaperDungeonsState
from undercroft.kernel.state import State

Shuffler = Callable[[State, int | None, Random], None]


@dataclass
class Place:
    """Where a card lies that the viewer cannot see: with a rival, kept or put away, or (``None``) in the box."""

    sheet: Sheet | None
    kept: bool
    card: int


def shuffle_paper_dungeons(state: State, viewer: int | None, rng: Random) -> None:
    """Exchange talents and goals of rivals with each other and with the box, where all that was seen allows it."""
    assert isinstance(state, PaperDungeonsState)
    rivals = [sheet for sheet in state.sheets if sheet.seat != viewer]
    places = _places(rivals, state.talent_deck, "talent")
    _exchange(
        places, lambda place, card: place.sheet is not None and place.sheet.could >> card & 1 == 1, state, rng
    )
    state.talent_deck = _put_back(places, "talent")
    places = _places(rivals, state.goal_deck, "goal")
    colours = state.tables.alignments
    _exchange(
        places,
        lambda place, card: place.sheet is not None and colours[card] == place.sheet.alignment,
        state,
        rng,
    )
    state.goal_deck = _put_back(places, "goal")


def _places(rivals: list[Sheet], deck: int, kind: str) -> list[Place]:
    places = [Place(None, False, card) for card in _cards(deck)]
    for sheet in rivals:
        kept = getattr(sheet, kind)
        places.extend(Place(sheet, card == kept, card) for card in _cards(getattr(sheet, f"{kind}_hand")))
    return places


def _exchange(
    places: list[Place], fits: Callable[[Place, int], bool], state: PaperDungeonsState, rng: Random
) -> None:
    """Many exchanges of two cards; a kept card changes only if it is secret and the other one fits as well."""
    if not places:
        return
    for _ in range(8 * len(places)):
        one, two = rng.choice(places), rng.choice(places)
        if all(
            not place.kept or (state.tables.secret and fits(place, card))
            for place, card in ((one, two.card), (two, one.card))
        ):
            one.card, two.card = two.card, one.card


def _put_back(places: list[Place], kind: str) -> int:
    for sheet in {place.sheet.seat: place.sheet for place in places if place.sheet is not None}.values():
        own = [place for place in places if place.sheet is sheet]
        setattr(sheet, f"{kind}_hand", _bits([place.card for place in own]))
        for place in own:
            if place.kept:
                setattr(sheet, kind, place.card)
    return _bits([place.card for place in places if place.sheet is None])


def _cards(bits: int) -> list[int]:
    return [card for card in range(16) if bits >> card & 1]


def _bits(cards: list[int]) -> int:
    return sum(1 << card for card in cards)


def shuffle_doggos(state: State, viewer: int | None, rng: Random) -> None:
    """Exchange rivals' quests with each other and with the box; by option face-down cards with the deck as well.

    The order of the deck needs no shuffle: a card is drawn when it is turned up.
    """
    assert isinstance(state, DoggosState)
    rivals = [player for player in state.players if player.seat != viewer]
    _deal_quests_anew(state, rivals, rng)
    if state.tables.hidden_coins:
        _deal_face_down_anew(state, rivals, rng)


def _deal_quests_anew(state: DoggosState, rivals: list[Player], rng: Random) -> None:
    """Rivals get as many quests as they hold: two before the choice, then the personal one."""
    pool = _cards(state.quest_deck | sum(player.hand for player in rivals))
    rng.shuffle(pool)
    for player in rivals:
        hand = [pool.pop() for _ in _cards(player.hand)]
        player.hand = _bits(hand)
        if player.quest >= 0:
            player.quest = hand[0]
    state.quest_deck = _bits(pool)


def _deal_face_down_anew(state: DoggosState, rivals: list[Player], rng: Random) -> None:
    """Rivals get as many coin, chest and trap cards as they hold, from theirs and those of the deck."""
    kinds = [card.kind for card in state.tables.content.cards]
    designs = [design for design, kind in enumerate(kinds) if kind in ("coins", "chest", "trap")]
    pool = [design for design in designs for _ in range(state.deck[design])]
    pool += [card // 4 for player in rivals for card in player.cards if card // 4 in designs]
    rng.shuffle(pool)
    for player in rivals:
        player.cards = sorted(pool.pop() * 4 if card // 4 in designs else card for card in player.cards)
    for design in designs:
        state.deck[design] = pool.count(design)


def shuffle_dungeoneer(state: State, viewer: int | None, rng: Random) -> None:
    """Exchange cards of rivals' hands, of the decks and of the box that have the same back, and hidden locations.

    Whoever else has seen a card has now seen the one that lies in its place. The order of a deck needs no shuffle.
    """
    assert isinstance(state, DungeoneerState)
    rivals = [player for player in state.players if player.seat != viewer and state.seats > 1]
    hands = [_unseen_hand(player, viewer) for player in rivals]
    cards = [*state.box, *(card for hand in hands for card in hand)]
    for pile in state.piles:
        cards += [*pile.pool, *_unseen_top(pile, viewer)]
    swap = _exchanges(cards, lambda card: state.tables.cards[card].stage * 2 + state.pile_of(card), rng)
    for player in rivals:
        player.hand = sorted(swap.get(card, card) for card in player.hand)
        player.shown = sorted(swap.get(entry // 4, entry // 4) * 4 + entry % 4 for entry in player.shown)
    state.box = sorted(swap[card] for card in state.box)
    for pile in state.piles:
        _exchange_pile(pile, swap)
    places = [*state.locations.pool, *_unseen_top(state.locations, viewer)]
    for player in rivals:
        places += player.share
    swap = _exchanges(places, lambda _: 0, rng)
    for player in rivals:
        player.share = sorted(swap[place] for place in player.share)
    _exchange_pile(state.locations, swap)


def _unseen_hand(player: Adventurer, viewer: int | None) -> list[int]:
    looked_at = [] if viewer is None else [entry // 4 for entry in player.shown if entry % 4 == viewer]
    return [card for card in player.hand if card not in player.known and card not in looked_at]


def _unseen_top(pile: Pile, viewer: int | None) -> list[int]:
    return [
        card
        for card, seats in zip(pile.top, pile.seen, strict=True)
        if seats != EVERYBODY and (viewer is None or not seats >> viewer & 1)
    ]


def _exchanges(cards: list[int], back_of: Callable[[int], int], rng: Random) -> dict[int, int]:
    """For every card one that is to lie in its place, among those that look alike from behind."""
    swap: dict[int, int] = {}
    for back in {back_of(card) for card in cards}:
        group = [card for card in cards if back_of(card) == back]
        swap.update(zip(group, rng.sample(group, len(group)), strict=True))
    return swap


def _exchange_pile(pile: Pile, swap: dict[int, int]) -> None:
    pile.pool = sorted(swap[card] for card in pile.pool)
    pile.top = [swap.get(card, card) for card in pile.top]


SHUFFLERS: dict[str, Shuffler] = {
    "paper-dungeons": shuffle_paper_dungeons,
    "doggos": shuffle_doggos,
    "dungeoneer": shuffle_dungeoneer,
}
