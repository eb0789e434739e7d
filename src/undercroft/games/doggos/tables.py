"""A pack compiled for the rules: lists of numbers by design, dog and quest. One for each pack, options and seats."""

from __future__ import annotations

from typing import Final

from undercroft.games.doggos.codes import MOST_DESIGNS, MOST_DOGS, MOST_QUESTS
from undercroft.games.doggos.content import Content
from undercroft.kernel.errors import BadOption
from undercroft.kernel.game import OptionValue

MONSTER: Final = 0
ARTIFACT: Final = 1
COINS: Final = 2
CHEST: Final = 3
TRAP: Final = 4
TRAMP: Final = 5
POTION: Final = 6
PORTAL: Final = 7
START: Final = 8
KINDS: Final = ("monster", "artifact", "coins", "chest", "trap", "tramp", "potion", "portal")

NO_ABILITY: Final = 0
SECOND_PAW: Final = 1
PASSAGES: Final = 2
ROTATIONS: Final = 3
JUMPS: Final = 4
KEY: Final = 5
ABILITY_NUMBERS: Final = {
    "none": NO_ABILITY, "second_paw": SECOND_PAW, "passages": PASSAGES, "rotations": ROTATIONS,
    "jumps": JUMPS, "key": KEY,
}  # fmt: skip

# How a card is owned: a tramp by its edge, and whether a paw came with it (DD-30).
PLAIN: Final = 0
PAIR: Final = 1
SINGLE: Final = 2
SINGLE_PAW: Final = 3

PAWS: Final = 7
"""DD-2: a player's paws."""
ROUNDS: Final = 3
SOLO_CARDS: Final = 12
SOLO_SYMBOLS: Final = 4
PER_PLAYER_INSIDE: Final = 4

_EDGE: Final = {"W": 0, "E": 1, "D": 2}


def packed_edges(edges: str) -> int:
    """Edges clockwise from the top as two bits a side: 0 wall, 1 exit, 2 door."""
    return sum(_EDGE[letter] << 2 * side for side, letter in enumerate(edges))


def packed(symbols: tuple[int, ...]) -> int:
    """Three counts in one number, a byte each."""
    return sum(count << 8 * symbol for symbol, count in enumerate(symbols))


class Tables:
    """What the rules look up, by number."""

    def __init__(self, content: Content, options: dict[str, OptionValue], seats: int) -> None:
        cards = content.cards
        if len(cards) > MOST_DESIGNS or len(content.dogs) > MOST_DOGS or len(content.quests) > MOST_QUESTS:
            raise BadOption(
                "pack-too-large", {"designs": MOST_DESIGNS, "dogs": MOST_DOGS, "quests": MOST_QUESTS}
            )
        self.content = content
        self.options = options
        self.seats = seats
        self.solo = seats == 1
        self.random_dogs = options["dogs"] == "random"
        self.sums = options["damage"] == "sum"
        self.night_watch = bool(options["night_watch"])
        self.hidden_coins = bool(options["hidden_coins"])
        two = seats <= 2 or bool(options["two_side"])
        self.start_edges = packed_edges(content.start.seats_two if two else content.start.seats_more)

        self.designs = len(cards)
        self.copies: list[int] = [card.copies for card in cards]
        self.kind: list[int] = [KINDS.index(card.kind) for card in cards]
        self.edges: list[int] = [packed_edges(card.edges) for card in cards]
        self.needs: list[int] = [packed(card.needs) for card in cards]
        self.damage: list[int] = [card.damage for card in cards]
        self.trophy: list[int] = [packed(card.trophy) for card in cards]
        self.shields: list[int] = [card.shields for card in cards]
        self.keys: list[int] = [card.keys for card in cards]
        self.coins: list[int] = [card.coins for card in cards]
        self.symbol: list[int] = [card.symbol for card in cards]
        # A pair gives any symbol but one; that one names it.
        self.pair_lacks: list[int] = [3 - sum(card.pair) if card.pair[0] >= 0 else -1 for card in cards]
        self.single: list[int] = [card.single for card in cards]
        self.dragon: list[bool] = [card.monster == "dragon" for card in cards]
        self.face_down: list[bool] = [card.kind in ("coins", "chest", "trap") for card in cards]
        self.rotations: list[list[int]] = [_rotations(edges) for edges in self.edges]

        self.dogs = len(content.dogs)
        self.base: list[int] = [packed(dog.base) for dog in content.dogs]
        self.defence: list[int] = [dog.defence for dog in content.dogs]
        self.dog_keys: list[int] = [dog.keys for dog in content.dogs]
        self.ability: list[int] = [ABILITY_NUMBERS[dog.ability] for dog in content.dogs]

        self.quests = len(content.quests)
        self.quest_symbol: list[int] = [quest.symbol for quest in content.quests]
        self.quest_coins: list[int] = [quest.coins for quest in content.quests]
        self.quest_names: list[list[int]] = [
            [
                design
                for design, card in enumerate(cards)
                if quest.kind == "monsters" and card.monster == quest.monster
            ]
            for quest in content.quests
        ]
        supply = [0, 0, 0]
        for potion in content.potions:
            supply[potion.symbol] += potion.copies
        self.potions = packed(tuple(supply))


def turned(edges: int, quarters: int) -> int:
    """Packed edges after quarter turns clockwise."""
    shift = 2 * quarters
    return (edges << shift | edges >> (8 - shift)) & 255


def _rotations(edges: int) -> list[int]:
    """The quarter turns that lay the card differently; two that give the same edges are one choice."""
    seen: list[int] = []
    kept: list[int] = []
    for quarters in range(4):
        laid = turned(edges, quarters)
        if laid not in seen:
            seen.append(laid)
            kept.append(quarters)
    return kept
