"""One player: dog, paws, cards, potions, and what they add up to."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undercroft.games.doggos.content import SYMBOLS
from undercroft.games.doggos.tables import PAIR, PAWS, PLAIN, SINGLE, SINGLE_PAW, TRAMP, Tables

INSIDE: Final = 0
LEFT: Final = 1
ASLEEP: Final = 2

FIELDS: Final = (
    "seat", "dog", "status", "paws", "extra", "owed", "syms", "pairs", "potions", "defence", "keys", "quest", "hand",
    "hidden",
)  # fmt: skip
"""The numbers of a player in the order in which they are hashed and encoded."""
NUMBERS: Final = ("dog", "status", "paws", "extra", "defence", "keys")


class Player:
    """A player's board and cards.

    ``cards`` are the cards owned, design * 4 + variant, rising. ``syms``, ``pairs``, ``defence`` and ``keys`` count
    trophies of owned cards and of cards pawed this round alike (DD-15). ``pairs`` counts two-trophy tramps by the
    symbol they lack. Three counts stand in one number, a byte each. ``hidden`` counts face-down cards that a viewer of
    this player cannot see; in a state there are none.
    """

    __slots__ = ("cards", "tables", *FIELDS)

    tables: Tables
    cards: list[int]
    seat: i64
    dog: i64
    status: i64
    paws: i64
    extra: i64
    owed: i64
    syms: i64
    pairs: i64
    potions: i64
    defence: i64
    keys: i64
    quest: i64
    hand: i64
    hidden: i64

    def __init__(self, tables: Tables, seat: i64) -> None:
        self.tables = tables
        self.cards = []
        self.seat = seat
        self.dog = -1
        self.status = INSIDE
        self.paws = 5
        self.extra = PAWS - 5
        self.owed = 0
        self.syms = 0
        self.pairs = 0
        self.potions = 0
        self.defence = 0
        self.keys = 0
        self.quest = -1
        self.hand = 0
        self.hidden = 0

    def copy(self) -> Player:
        """An independent copy."""
        other = Player(self.tables, self.seat)
        other.cards = self.cards[:]
        other.dog = self.dog
        other.status = self.status
        other.paws = self.paws
        other.extra = self.extra
        other.owed = self.owed
        other.syms = self.syms
        other.pairs = self.pairs
        other.potions = self.potions
        other.defence = self.defence
        other.keys = self.keys
        other.quest = self.quest
        other.hand = self.hand
        other.hidden = self.hidden
        return other

    def facts(self) -> list[int]:
        """Everything as numbers."""
        numbers: list[int] = [getattr(self, name) for name in FIELDS]
        return [*numbers, *self.cards]

    def take_dog(self, dog: i64) -> None:
        """DD-2: a dog brings base symbols, defence and perhaps a key."""
        self.dog = dog
        self.defence += self.tables.defence[dog]
        self.keys += self.tables.dog_keys[dog]

    def ability(self) -> i64:
        """The dog's ability."""
        return self.tables.ability[self.dog]

    # --- Trophies ----------------------------------------------------------------------------------------------------

    def gain(self, card: i64) -> None:
        """DD-15, DD-29: the trophies of a card count from the moment it is pawed."""
        tables = self.tables
        design = card >> 2
        variant = card & 3
        if variant == PLAIN:
            self.syms += tables.trophy[design]
            self.defence += tables.shields[design]
            self.keys += tables.keys[design]
        elif variant == PAIR:
            self.pairs += one(tables.pair_lacks[design])
        else:
            self.syms += one(tables.single[design])

    def lose(self, card: i64) -> None:
        """DD-52, DD-30: a spent card stops counting at once; a paw it had brought becomes extra."""
        tables = self.tables
        design = card >> 2
        variant = card & 3
        if variant == PLAIN:
            self.syms -= tables.trophy[design]
        elif variant == PAIR:
            self.pairs -= one(tables.pair_lacks[design])
        else:
            self.syms -= one(tables.single[design])
            if variant == SINGLE_PAW:
                if self.paws > 0:
                    self.paws -= 1
                    self.extra += 1
                else:
                    self.owed += 1

    def hire(self, design: i64, edge: i64) -> i64:
        """DD-29, DD-47: a tramp by its edge; the paw edge brings an extra paw if one is left. The card as owned."""
        if edge == 0:
            return design * 4 + PAIR
        if self.extra == 0:
            return design * 4 + SINGLE
        self.extra -= 1
        self.paws += 1
        return design * 4 + SINGLE_PAW

    def count_all(self) -> None:
        """Count trophies again from the dog and the owned cards: at the start of a round nothing else counts."""
        self.syms = 0
        self.pairs = 0
        self.defence = self.tables.defence[self.dog]
        self.keys = self.tables.dog_keys[self.dog]
        for card in self.cards:
            self.gain(card)

    def collect_paws(self) -> None:
        """DD-36, DD-30: all paws come back; those of tramps that were spent become extra."""
        self.extra += self.owed
        self.owed = 0
        self.paws = PAWS - self.extra

    # --- Fights ------------------------------------------------------------------------------------------------------

    def deficits(self, design: i64) -> i64:
        """The symbols that base and plain trophies leave open against a monster."""
        needs: i64 = self.tables.needs[design]
        have: i64 = self.tables.base[self.dog] + self.syms
        swords = (needs & 255) - (have & 255)
        bows = (needs >> 8 & 255) - (have >> 8 & 255)
        fireballs = (needs >> 16 & 255) - (have >> 16 & 255)
        open_: i64 = swords if swords > 0 else 0
        if bows > 0:
            open_ += bows * 256
        if fireballs > 0:
            open_ += fireballs * 65536
        return open_

    def tramps_cover(self, open_: i64) -> bool:
        """DD-54: whether two-trophy tramps, one symbol each, can give these symbols."""
        if open_ == 0:
            return True
        if self.pairs == 0:
            return False
        lack0 = self.pairs & 255
        lack1 = self.pairs >> 8 & 255
        lack2 = self.pairs >> 16 & 255
        all_ = lack0 + lack1 + lack2
        swords = open_ & 255
        bows = open_ >> 8 & 255
        fireballs = open_ >> 16 & 255
        # Hall's condition: any two symbols can be served by every tramp.
        return (
            swords <= all_ - lack0
            and bows <= all_ - lack1
            and fireballs <= all_ - lack2
            and swords + bows + fireballs <= all_
        )

    def beats(self, design: i64) -> bool:
        """DD-61: whether base and trophies suffice, potions left aside."""
        return self.tramps_cover(self.deficits(design))

    def numbers(self) -> dict[str, int]:
        """The figures that everybody may see, by name."""
        seat = str(self.seat)
        figures: dict[str, int] = {f"{seat}.{name}": getattr(self, name) for name in NUMBERS}
        for number, symbol in enumerate(SYMBOLS):
            figures[f"{seat}.{symbol}"] = self.syms >> 8 * number & 255
            figures[f"{seat}.{symbol}_potions"] = self.potions >> 8 * number & 255
        figures[f"{seat}.pair_tramps"] = sum(self.pairs >> shift & 255 for shift in (0, 8, 16))
        cards = self.cards
        kinds = self.tables.kind
        figures[f"{seat}.cards"] = len(cards) + self.hidden
        figures[f"{seat}.tramps"] = sum(1 for card in cards if kinds[card >> 2] == TRAMP)
        return figures


def one(symbol: i64) -> i64:
    """One of a symbol, as a packed count."""
    return _shifted(1, 8 * symbol)


def _shifted(number: i64, places: i64) -> i64:
    return number << places


def shows(tables: Tables, card: i64, symbol: i64) -> bool:
    """DD-26: whether a card shows a symbol as a trophy, a tramp by its chosen edge."""
    design = card >> 2
    variant = card & 3
    if variant == PLAIN:
        return tables.trophy[design] >> 8 * symbol & 255 != 0
    if variant == PAIR:
        return tables.pair_lacks[design] != symbol
    return tables.single[design] == symbol
