"""Reads the TOML of a Dungeons & Doggos pack into its types, noting what the engine cannot use."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, NamedTuple, TypeVar

from undercroft.games.doggos.content_types import (
    ABILITIES,
    DOG_IDS,
    DOOR,
    EXIT,
    MONSTERS,
    QUEST_KINDS,
    ROOM_KINDS,
    SIDES,
    SYMBOLS,
    WALL,
    Card,
    Dog,
    Potion,
    Quest,
    Start,
)
from undercroft.packs import (
    MANIFEST,
    Entry,
    Manifest,
    Rank,
    Report,
    Words,
    check_complete,
    check_count,
    check_distinct,
    read_files,
    read_manifest,
    read_ranks,
)

GAME: Final = "doggos"
FIGURE_FILES: Final = ("monsters.toml", "rooms.toml", "dogs.toml", "quests.toml", "potions.toml")
PACK_FILES: Final = (*FIGURE_FILES, "ranks.toml")
"""All files of a pack but its manifest. Ranks are no figures of the game: they may be calibrated anew."""

QUEST_COUNT: Final = 12
MOST_COPIES: Final = 89
SHIELD: Final = "shield"
KEY: Final = "key"
TROPHIES: Final = (*SYMBOLS, SHIELD, KEY)
NOTHING: Final = (0, 0, 0)

T = TypeVar("T", Dog, Quest, Potion)


class Read(NamedTuple):
    """Everything read from a pack. Lists go along with their entries, in the order of the file."""

    report: Report
    documents: dict[str, Entry]
    manifest: Manifest
    start: tuple[Entry, Start]
    cards: list[tuple[Entry, Card]]
    dogs: list[tuple[Entry, Dog]]
    quests: list[tuple[Entry, Quest]]
    potions: list[tuple[Entry, Potion]]
    ranks: list[tuple[Entry, Rank]]

    def sound(self, *files: str) -> bool:
        """Whether these files are there and no error was found in them: only then is a deck as a whole judged."""
        return all(self.documents[name].sound for name in files)


def read_pack(folder: Path) -> Read:
    """Read all files of a pack; nothing is raised, every problem is in the report."""
    report = Report()
    documents = read_files(folder, (MANIFEST, *PACK_FILES), report)
    read = Read(
        report,
        documents,
        read_manifest(documents[MANIFEST], folder, (GAME,)),
        _read_start(documents["rooms.toml"].table("start")),
        _read_monsters(documents["monsters.toml"]) + _read_rooms(documents["rooms.toml"]),
        _read_each(documents["dogs.toml"], "dogs", DOG_IDS, _read_dog),
        _read_each(documents["quests.toml"], "quests", QUEST_COUNT, _read_quest),
        _read_each(documents["potions.toml"], "potions", None, _read_potion),
        read_ranks(documents["ranks.toml"]),
    )
    check_distinct([entry for entry, _ in read.cards], "id", [card.id for _, card in read.cards])
    for document in documents.values():
        if document.file != MANIFEST:
            document.done()
    return read


def _read_each(
    document: Entry, key: str, wanted: int | Sequence[str] | None, read: Callable[[Entry], T]
) -> list[tuple[Entry, T]]:
    """The entries of `[[key]]`, no two with the same id: so many, exactly the wanted ids, or any number."""
    entries = document.tables(key)
    things = [(entry, read(entry)) for entry in entries]
    ids = [thing.id for _, thing in things]
    check_distinct(entries, "id", ids)
    if isinstance(wanted, int):
        check_count(document, key, entries, wanted)
    elif wanted is not None:
        check_complete(document, key, wanted, ids)
    for entry in entries:
        entry.done()
    return things


# Room cards


def _read_start(entry: Entry) -> tuple[Entry, Start]:
    start = Start(read_edges(entry, "seats_two"), read_edges(entry, "seats_more"))
    entry.done()
    return entry, start


def read_edges(entry: Entry, key: str) -> str:
    """Four edges clockwise from the top, such as "EWEW"; "" if they are not."""
    edges = entry.text(key)
    if edges and (len(edges) != len(SIDES) or not set(edges) <= {EXIT, DOOR, WALL}):
        entry.error("dd-edges-form", key=key, got=edges)
        return ""
    return edges


def _read_monsters(document: Entry) -> list[tuple[Entry, Card]]:
    entries = document.tables("monsters")
    species = [entry.choice("id", MONSTERS) for entry in entries]
    check_distinct(entries, "id", species)
    check_complete(document, "monsters", MONSTERS, species)
    return [
        card
        for entry, name in zip(entries, species, strict=True)
        for card in _read_cards(entry, "monster", name)
    ]


def _read_rooms(document: Entry) -> list[tuple[Entry, Card]]:
    cards: list[tuple[Entry, Card]] = []
    for entry in document.tables("rooms"):
        kind = entry.choice("kind", ROOM_KINDS)
        if kind:
            cards += _read_cards(entry, kind, "")
        else:
            # Without its kind nobody can say what a card must hold.
            for key in ("name", "text", "cards"):
                entry.skip(key)
            entry.done()
    return cards


def _read_cards(group: Entry, kind: str, monster: str) -> list[tuple[Entry, Card]]:
    """The cards that share a name and a text."""
    name, text = group.words("name"), group.words("text")
    cards = []
    for entry in group.tables("cards"):
        entry.where = f"{group.where}.{entry.where}"
        cards.append((entry, _read_card(entry, kind, monster, name, text)))
        entry.done()
    group.done()
    return cards


def _read_card(entry: Entry, kind: str, monster: str, name: Words, text: Words) -> Card:
    fights = kind == "monster"
    trophies = _read_trophies(entry, kind)
    return Card(
        id=_id(entry),
        kind=kind,
        name=name,
        text=text,
        copies=entry.number("copies", 1, MOST_COPIES),
        edges=read_edges(entry, "edges"),
        trophy_edge=_read_trophy_edge(entry, kind, trophies),
        monster=monster,
        needs=_read_needs(entry) if fights else NOTHING,
        damage=entry.number("damage", 0, 9) if fights else 0,
        trophy=_count(trophies),
        shields=trophies.count(SHIELD),
        keys=trophies.count(KEY),
        coins=_read_coins(entry, kind),
        symbol=_symbol(entry, "symbol") if kind == "trap" else -1,
        pair=_read_pair(entry) if kind == "tramp" else (-1, -1),
        single=_symbol(entry, "single") if kind == "tramp" else -1,
    )


def _read_trophies(entry: Entry, kind: str) -> tuple[str, ...]:
    """What stands on the coloured edge; a monster may have none, an artifact has two of one symbol (DD-23)."""
    if kind == "artifact":
        trophies = _choices(entry, "trophy", SYMBOLS)
        if entry.sound and (len(trophies) != 2 or len(set(trophies)) != 1):
            entry.error("dd-artifact-trophies", key="trophy", got=", ".join(trophies))
        return trophies
    if kind == "monster" and "trophy" in entry:
        return _choices(entry, "trophy", TROPHIES)
    if kind == "monster":
        entry.skip("trophy")
    return ()


def _read_trophy_edge(entry: Entry, kind: str, trophies: Sequence[str]) -> int:
    if trophies or kind == "tramp":
        side = entry.choice("trophy_edge", SIDES)
        return SIDES.index(side) if side else -1
    if entry.sound:
        entry.refuse("trophy_edge", "dd-edge-without-trophy")
    else:
        entry.skip("trophy_edge")
    return -1


def _read_needs(entry: Entry) -> tuple[int, int, int]:
    needs = _choices(entry, "needs", SYMBOLS)
    if entry.sound and not needs:
        entry.error("dd-needs-nothing", key="needs")
    return _count(needs)


def _read_coins(entry: Entry, kind: str) -> int:
    if kind in ("coins", "chest"):
        return entry.number("coins", 1, 9)
    if kind == "monster" and "coins" in entry:
        return entry.number("coins", 0, 9)
    if kind == "monster":
        entry.skip("coins")
    return 0


def _read_pair(entry: Entry) -> tuple[int, int]:
    pair = _choices(entry, "pair", SYMBOLS, 2)
    return (SYMBOLS.index(pair[0]), SYMBOLS.index(pair[1])) if len(pair) == 2 else (-1, -1)


# Dogs, quests, potions, ranks


def _read_dog(entry: Entry) -> Dog:
    return Dog(
        entry.choice("id", DOG_IDS),
        entry.words("name"),
        entry.words("title"),
        entry.words("text"),
        _count(_choices(entry, "base", SYMBOLS)),
        entry.number("defence", 1, 9),
        entry.number("keys", 0, 9),
        entry.choice("ability", ABILITIES),
    )


def _read_quest(entry: Entry) -> Quest:
    kind = entry.choice("kind", QUEST_KINDS)
    symbol, monster = -1, ""
    if kind == "trophies":
        symbol = _symbol(entry, "symbol")
        entry.refuse("monster", "dd-not-for-quest", kind=kind)
    elif kind == "monsters":
        monster = entry.choice("monster", MONSTERS)
        entry.refuse("symbol", "dd-not-for-quest", kind=kind)
    else:
        entry.skip("symbol")
        entry.skip("monster")
    return Quest(
        _id(entry),
        entry.words("name"),
        entry.words("text"),
        kind,
        symbol,
        monster,
        entry.number("coins", 1, 9),
    )


def _read_potion(entry: Entry) -> Potion:
    return Potion(
        _id(entry),
        entry.words("name"),
        entry.words("text"),
        _symbol(entry, "symbol"),
        entry.number("copies", 1, 9),
    )


# Values


def _symbol(entry: Entry, key: str) -> int:
    name = entry.choice(key, SYMBOLS)
    return SYMBOLS.index(name) if name else -1


def _choices(entry: Entry, key: str, allowed: Sequence[str], count: int | None = None) -> tuple[str, ...]:
    """A list of symbols as they are printed, such as ["sword", "sword"]; the wrong ones are noted and left out."""
    names = entry.texts(key, count)
    for name in names:
        if name not in allowed:
            entry.error("dd-symbol-unknown", key=key, got=name, allowed=", ".join(allowed))
    return tuple(name for name in names if name in allowed)


def _count(names: Sequence[str]) -> tuple[int, int, int]:
    swords, bows, fireballs = (names.count(symbol) for symbol in SYMBOLS)
    return swords, bows, fireballs


def _id(entry: Entry) -> str:
    value = entry.text("id")
    if value and not re.fullmatch(r"[a-z][a-z0-9_]*", value):
        entry.error("dd-id-form", key="id", got=value)
    return value
