"""What a good Dungeons & Doggos pack needs beyond values of the right type.

Errors are what the engine cannot play and what the rulebook says of every card. Advice is what public sources tell
of the printed deck and what our own part of it keeps to: an owner who types in the cards of a real box may differ
in the second and will want to know of a slip in the first.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from undercroft.games.doggos.codes import MOST_DESIGNS, MOST_ROOMS
from undercroft.games.doggos.content_reader import KEY, SHIELD, Read
from undercroft.games.doggos.content_types import DOOR, EXIT, SYMBOLS, WALL, Card, Dog, Quest
from undercroft.packs import Entry, check_distinct

DECK: Final = 89
DOORS: Final = 6
KIND_COUNTS: Final = {
    "monster": 36, "artifact": 3, "coins": 23, "chest": 3, "trap": 15, "tramp": 3, "potion": 3, "portal": 3,
}  # fmt: skip
COIN_ROOMS: Final = {1: 15, 2: 8}
"""How many rooms of so many coins there are."""
CHEST_COINS: Final = 4
START_EXITS: Final = {"seats_two": 3, "seats_more": 4}
POTIONS: Final = 6
MOST_SEATS: Final = 4
MOST_OF_A_POTION: Final = 3
"""The choices of a fight count the potions spent up to three of each symbol."""
QUEST_COINS: Final = {"trophies": 5, "monsters": 2}
QUESTLESS: Final = ("dragon", "key_dragonfly")
SPLITS: Final = {(2, 1, 0), (2, 0, 1), (1, 2, 0), (0, 2, 1), (1, 0, 2), (0, 1, 2)}
"""The six ways to have two of one symbol and one of another."""
NO_TROPHY: Final = "-"
DEFENCE: Final = {"joan": 3, "bonk": 3, "ruta": 5, "sharik": 3, "robin": 3, "pluto": 3}


class Stated(NamedTuple):
    """What public sources tell of a species: the trophies of its copies, and what all copies share."""

    trophies: tuple[str, ...]
    needs: str
    damage: int
    coins: int
    edges: str


_SHIELDS: Final = (SHIELD,) * 3
STATED_MONSTERS: Final = {
    "ifrit": Stated(SYMBOLS, "sword, sword", 1, 0, "EWEW"),
    "giga_tick": Stated(SYMBOLS, "bow, bow", 1, 0, "EWEW"),
    "zombie_squirrel": Stated(SYMBOLS, "fireball, fireball", 1, 0, "EWEW"),
    "skeledog": Stated(SYMBOLS, "sword, fireball", 1, 0, "EEWW"),
    "jelly_cat": Stated(SYMBOLS, "sword, bow", 1, 0, "EEWW"),
    "mimic": Stated(SYMBOLS, "bow, fireball", 1, 0, "EEWW"),
    "cerberus": Stated(_SHIELDS, "sword, sword, sword", 2, 1, "EEEW"),
    "chocolate_golem": Stated(_SHIELDS, "fireball, fireball, fireball", 2, 1, "EEEW"),
    "cat_eye": Stated(_SHIELDS, "bow, bow, bow", 2, 1, "EEEW"),
    "dragon": Stated((NO_TROPHY,) * 5, "sword, sword, bow, bow, fireball, fireball", 3, 4, "EEEE"),
}


def check_pack(read: Read) -> None:
    """Note in the report everything that is wrong with what was read."""
    _check_start(read)
    for entry, card in read.cards:
        if entry.sound:
            _check_card(entry, card)
    _check_monsters(read)
    _check_deck(read)
    _check_dogs(read)
    _check_quests(read)
    _check_potions(read)
    _check_ranks(read)


# Room cards


def _check_start(read: Read) -> None:
    """DD-5: three exits for two players, four for more. A door would be a locked one, so there is none."""
    entry, start = read.start
    for key, exits in START_EXITS.items():
        edges: str = getattr(start, key)
        if edges and (edges.count(EXIT) != exits or DOOR in edges):
            entry.error("dd-start-exits", key=key, exits=exits, got=edges)


def _check_card(entry: Entry, card: Card) -> None:
    if EXIT not in card.edges and DOOR not in card.edges:
        entry.error("dd-no-way", got=card.edges)
    elif EXIT not in card.edges:
        entry.advise("dd-no-exit", got=card.edges)
    if card.trophy_edge >= 0:
        _check_trophy_walls(entry, card)
    if card.kind == "tramp":
        _check_tramp(entry, card)
    if card.kind == "chest" and card.coins != CHEST_COINS:
        entry.advise("dd-chest-coins", stated=CHEST_COINS, got=card.coins)


def _check_trophy_walls(entry: Entry, card: Card) -> None:
    """DD-9: a coloured edge is a wall; a tramp has two, across from each other."""
    coloured = [card.trophy_edge]
    if card.kind == "tramp":
        coloured.append((card.trophy_edge + 2) % 4)
    if any(card.edges[edge] != WALL for edge in coloured):
        entry.error("dd-trophy-wall", key="trophy_edge", got=card.edges)


def _check_tramp(entry: Entry, card: Card) -> None:
    """DD-29: of a pair one symbol is chosen in each fight, so there must be two."""
    pair = _list(SYMBOLS[symbol] for symbol in card.pair)
    if card.pair[0] == card.pair[1]:
        entry.error("dd-tramp-pair", key="pair", got=pair)
    elif card.single in card.pair:
        entry.advise("dd-tramp-single", key="single", pair=pair, got=SYMBOLS[card.single])


def _check_monsters(read: Read) -> None:
    """What is printed of every species, as far as it is known."""
    if not read.sound("monsters.toml"):
        return
    document = read.documents["monsters.toml"]
    for species, stated in STATED_MONSTERS.items():
        cards = [(entry, card) for entry, card in read.cards if card.monster == species]
        trophies = [_trophy(card) for _, card in cards for _ in range(card.copies)]
        if len(trophies) != len(stated.trophies):
            document.advise(
                "dd-monster-count", monster=species, stated=len(stated.trophies), got=len(trophies)
            )
        elif Counter(trophies) != Counter(stated.trophies):
            document.advise(
                "dd-monster-trophies", monster=species, stated=_list(stated.trophies), got=_list(trophies)
            )
        for entry, card in cards:
            _check_stated(entry, card, stated)


def _check_stated(entry: Entry, card: Card, stated: Stated) -> None:
    needs = _symbols(card.needs)
    if needs != stated.needs:
        entry.advise("dd-stated-monster", key="needs", stated=stated.needs, got=needs)
    if card.damage != stated.damage:
        entry.advise("dd-stated-monster", key="damage", stated=stated.damage, got=card.damage)
    if card.coins != stated.coins:
        entry.advise("dd-stated-monster", key="coins", stated=stated.coins, got=card.coins)
    if _shape(card.edges) != _shape(stated.edges):
        entry.advise("dd-stated-monster", key="edges", stated=stated.edges, got=card.edges)


def _check_deck(read: Read) -> None:
    if not read.sound("monsters.toml", "rooms.toml"):
        return
    document = read.documents["rooms.toml"]
    cards = [card for _, card in read.cards]
    if len(cards) > MOST_DESIGNS:
        document.error("dd-designs-many", most=MOST_DESIGNS, got=len(cards))
    deck = sum(card.copies for card in cards)
    if deck > MOST_ROOMS:
        document.error("dd-deck-many", most=MOST_ROOMS, got=deck)
    _check_count(document, "dd-deck-count", DECK, deck)
    for kind, stated in KIND_COUNTS.items():
        copies = sum(card.copies for card in cards if card.kind == kind)
        if copies != stated:
            document.advise("dd-kind-count", kind=kind, stated=stated, got=copies)
    for coins, stated in COIN_ROOMS.items():
        copies = sum(card.copies for card in cards if card.kind == "coins" and card.coins == coins)
        if copies != stated:
            document.advise("dd-coin-rooms", coins=coins, stated=stated, got=copies)
    _check_count(
        document, "dd-door-count", DOORS, sum(card.copies * card.edges.count(DOOR) for card in cards)
    )
    _check_symmetry(read, cards)


def _check_symmetry(read: Read, cards: Sequence[Card]) -> None:
    """Sword, bow and fireball are equally wanted and equally found, so that no dog is born lucky."""
    monsters, rooms = read.documents["monsters.toml"], read.documents["rooms.toml"]
    _check_equal(monsters, "needs", [(card.needs, card.copies) for card in cards])
    _check_equal(monsters, "trophies", [(card.trophy, card.copies) for card in cards if card.monster])
    for kind in ("artifact", "trap", "tramp"):
        _check_equal(
            rooms, kind, [(_shown_symbols(card), card.copies) for card in cards if card.kind == kind]
        )
    _check_equal(rooms, "single", [(_one(card.single), card.copies) for card in cards])


def _shown_symbols(card: Card) -> tuple[int, int, int]:
    """What a card shows of each symbol: a trap what disarms it, a tramp its pair, the others their trophy."""
    if card.kind == "trap":
        return _one(card.symbol)
    if card.kind == "tramp":
        return int(0 in card.pair), int(1 in card.pair), int(2 in card.pair)
    return card.trophy


# Dogs, quests, potions, ranks


def _check_dogs(read: Read) -> None:
    entries = [entry for entry, _ in read.dogs]
    check_distinct(entries, "ability", [dog.ability for _, dog in read.dogs])
    for entry, dog in read.dogs:
        if entry.sound:
            _check_dog(entry, dog)
    if not read.sound("dogs.toml"):
        return
    splits = {dog.base for _, dog in read.dogs}
    if splits != SPLITS:
        got = "; ".join(_symbols(dog.base) for _, dog in read.dogs)
        read.documents["dogs.toml"].advise("dd-dog-splits", got=got)


def _check_dog(entry: Entry, dog: Dog) -> None:
    if (dog.keys > 0) != (dog.ability == "key"):
        entry.error("dd-dog-key", key="keys", ability=dog.ability, got=dog.keys)
    if dog.defence != DEFENCE[dog.id]:
        entry.advise("dd-dog-defence", stated=DEFENCE[dog.id], got=dog.defence)


def _check_quests(read: Read) -> None:
    sound = [(entry, quest) for entry, quest in read.quests if entry.sound]
    for kind, key in (("trophies", "symbol"), ("monsters", "monster")):
        alike = [(entry, _wanted(quest)) for entry, quest in sound if quest.kind == kind]
        check_distinct([entry for entry, _ in alike], key, [wanted for _, wanted in alike])
    for entry, quest in sound:
        if quest.coins != QUEST_COINS[quest.kind]:
            entry.advise("dd-quest-coins", kind=quest.kind, stated=QUEST_COINS[quest.kind], got=quest.coins)
        if quest.monster in QUESTLESS:
            entry.advise("dd-quest-monster", got=quest.monster)
    if read.sound("quests.toml"):
        trophies = sum(quest.kind == "trophies" for _, quest in sound)
        _check_count(read.documents["quests.toml"], "dd-trophy-quests", len(SYMBOLS), trophies)


def _wanted(quest: Quest) -> str:
    return quest.monster or SYMBOLS[quest.symbol]


def _check_potions(read: Read) -> None:
    """DD-4: every player begins with a potion. A potion is known by its symbol, so each symbol has one design."""
    symbols = [SYMBOLS[potion.symbol] if potion.symbol >= 0 else "" for _, potion in read.potions]
    check_distinct([entry for entry, _ in read.potions], "symbol", symbols)
    if not read.sound("potions.toml"):
        return
    document = read.documents["potions.toml"]
    potions = [(_one(potion.symbol), potion.copies) for _, potion in read.potions]
    counts = _sum(potions)
    if sum(counts) < MOST_SEATS:
        document.error("dd-potions-few", least=MOST_SEATS, got=sum(counts))
    if max(counts) > MOST_OF_A_POTION:
        document.error("dd-potions-many", most=MOST_OF_A_POTION, got=_list(counts))
    if document.sound:
        _check_count(document, "dd-potion-count", POTIONS, sum(counts))
        _check_equal(document, "potion", potions)


def _check_ranks(read: Read) -> None:
    document = read.documents["ranks.toml"]
    if document.present and "ranks" in document and not read.ranks:
        document.error("dd-no-ranks", key="ranks")
    for (_, before), (entry, rank) in pairwise(read.ranks):
        if entry.sound and rank.at <= before.at:
            entry.error("dd-ranks-rise", got=rank.at, before=before.at)


# Counting and showing


def _check_count(document: Entry, message: str, stated: int, got: int) -> None:
    if got != stated:
        document.advise(message, stated=stated, got=got)


def _check_equal(document: Entry, what: str, symbols: Sequence[tuple[tuple[int, int, int], int]]) -> None:
    """Advise if the symbols of cards, each with its copies, are not equally many of each."""
    counts = _sum(symbols)
    if len(set(counts)) > 1:
        document.advise("dd-symmetry", what=what, got=_list(counts))


def _sum(symbols: Iterable[tuple[tuple[int, int, int], int]]) -> tuple[int, int, int]:
    swords = bows = fireballs = 0
    for counts, copies in symbols:
        swords += counts[0] * copies
        bows += counts[1] * copies
        fireballs += counts[2] * copies
    return swords, bows, fireballs


def _one(symbol: int) -> tuple[int, int, int]:
    return int(symbol == 0), int(symbol == 1), int(symbol == 2)


def _symbols(counts: tuple[int, int, int]) -> str:
    return _list(symbol for symbol, count in zip(SYMBOLS, counts, strict=True) for _ in range(count))


def _trophy(card: Card) -> str:
    """What stands on a card's coloured edge."""
    shown = [SYMBOLS[symbol] for symbol in range(3) for _ in range(card.trophy[symbol])]
    return " + ".join(shown + [SHIELD] * card.shields + [KEY] * card.keys) or NO_TROPHY


def _shape(edges: str) -> str:
    """Edges whatever their rotation, doors taken for exits."""
    plain = edges.replace(DOOR, EXIT)
    return max(plain[turn:] + plain[:turn] for turn in range(4))


def _list(values: Iterable[object]) -> str:
    return ", ".join(str(value) for value in values)
