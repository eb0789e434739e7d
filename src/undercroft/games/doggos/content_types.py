"""The printed things of Dungeons & Doggos as plain data: room cards, dogs, quests, potions."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from undercroft.packs import Rank, Words, rank_at
from undercroft.packs.standings import NO_STANDINGS, Standings

SYMBOLS: Final = ("sword", "bow", "fireball")
"""The three attacks. Figures in threes and indexes of symbols go by this order."""

MONSTERS: Final = (
    "ifrit", "giga_tick", "zombie_squirrel", "skeledog", "jelly_cat", "mimic", "cerberus", "chocolate_golem",
    "cat_eye", "dragon", "key_dragonfly",
)  # fmt: skip
ROOM_KINDS: Final = ("artifact", "coins", "chest", "trap", "tramp", "potion", "portal")
"""What a room card may be besides a monster."""

DOG_IDS: Final = ("joan", "bonk", "ruta", "sharik", "robin", "pluto")
ABILITIES: Final = ("second_paw", "passages", "none", "rotations", "jumps", "key")
QUEST_KINDS: Final = ("trophies", "monsters")

EXIT: Final = "E"
DOOR: Final = "D"
WALL: Final = "W"
SIDES: Final = ("top", "right", "bottom", "left")
"""The edges of a card in the order of its `edges`."""


@dataclass(frozen=True, slots=True)
class Card:
    """One design of room card; `copies` of it lie in the deck."""

    id: str
    kind: str
    """"monster" or one of ROOM_KINDS."""
    name: Words
    text: Words
    copies: int
    edges: str
    """Clockwise from the top: E exit, D door, W wall, such as "EWEW"."""
    trophy_edge: int
    """The wall that carries the coloured trophy, -1 without one. On a tramp it carries the pair of trophies, and the
    edge across from it the single trophy and the paw."""
    monster: str
    """One of MONSTERS, "" if the card is none."""
    needs: tuple[int, int, int]
    """Swords, bows and fireballs that a fight needs."""
    damage: int
    trophy: tuple[int, int, int]
    """Swords, bows and fireballs that it gives; what a tramp gives is in `pair` and `single`."""
    shields: int
    keys: int
    coins: int
    """Coins shown on the card, on a chest those that a key brings. The -1 of traps and tramps is a rule and not here."""
    symbol: int
    """The symbol that disarms a trap, -1 on other cards."""
    pair: tuple[int, int]
    """The two symbols of a tramp's pair edge, (-1, -1) on other cards."""
    single: int
    """The symbol of a tramp's edge with the paw, -1 on other cards."""


@dataclass(frozen=True, slots=True)
class Start:
    """The two sides of the start room (DD-5), edges as on any card."""

    seats_two: str
    seats_more: str


@dataclass(frozen=True, slots=True)
class Dog:
    """One dog's board; what the ability does is the engine's."""

    id: str
    name: Words
    title: Words
    """Its class: knight, barbarian…"""
    text: Words
    base: tuple[int, int, int]
    defence: int
    keys: int
    ability: str
    """One of ABILITIES."""


@dataclass(frozen=True, slots=True)
class Quest:
    """One quest card: `coins` for the most trophies of a symbol, or for every monster of a species."""

    id: str
    name: Words
    text: Words
    kind: str
    """One of QUEST_KINDS."""
    symbol: int
    """-1 for a quest about monsters."""
    monster: str
    """"" for a quest about trophies."""
    coins: int


@dataclass(frozen=True, slots=True)
class Potion:
    """One design of potion: a symbol to be used once."""

    id: str
    name: Words
    text: Words
    symbol: int
    copies: int


@dataclass(frozen=True, slots=True)
class Content:
    """A whole pack, checked."""

    name: str
    version: str
    title: Words
    hash: str
    folder: Path
    start: Start
    cards: tuple[Card, ...]
    dogs: tuple[Dog, ...]
    quests: tuple[Quest, ...]
    potions: tuple[Potion, ...]
    ranks: tuple[Rank, ...]
    standings: Standings = NO_STANDINGS
    """What bots score alone with it."""

    def card(self, card_id: str) -> Card:
        """The design of room card with an id."""
        return next(card for card in self.cards if card.id == card_id)

    def dog(self, dog_id: str) -> Dog:
        """The dog with an id."""
        return next(dog for dog in self.dogs if dog.id == dog_id)

    def rank(self, coins: int) -> Rank:
        """The rank for a solo escape; the first rank also takes whatever lies below it."""
        return rank_at(self.ranks, coins)
