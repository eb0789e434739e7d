"""Reads the TOML of a Paper Dungeons pack into its types, noting what the engine cannot use."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, NamedTuple, TypeVar

from undercroft.games.paper_dungeons.content_types import (
    DUNGEON_LETTERS,
    EDITIONS,
    GEMS,
    HEROES,
    ITEM_IDS,
    MINIONS,
    REWARDS,
    ROOM_NAMES,
    TALENT_IDS,
    TREASURES,
    Border,
    Boss,
    Dungeon,
    Goal,
    Item,
    Map,
    Mission,
    Room,
    Story,
    Talent,
    Tracks,
    neighbours,
    room_name,
)
from undercroft.packs import (
    MANIFEST,
    Entry,
    Manifest,
    Rank,
    Report,
    check_complete,
    check_count,
    check_distinct,
    read_files,
    read_manifest,
    read_ranks,
)

GAME: Final = "paper-dungeons"
FIGURE_FILES: Final = (
    "map.toml", "dungeons.toml", "bosses.toml", "missions.toml", "goals.toml", "talents.toml", "items.toml",
    "sheet.toml",
)  # fmt: skip
PACK_FILES: Final = (*FIGURE_FILES, "ranks.toml")
"""All files of a pack but its manifest. Ranks are no figures of the game: they may be calibrated anew."""

MISSION_KINDS: Final = {
    "minion_levels": 3, "heroes_at": 4, "rows": 7, "columns": 6, "potions": 12, "minions": 12, "gems": 10,
    "corners": 4, "traps": 99, "rooms": 42, "items": 8, "health": 24, "boss_rooms": 3,
}  # fmt: skip
"""What a mission may count, with the most that can ever be reached."""

GOAL_KINDS: Final = {
    "minions_of_level": 12, "crossings": 99, "columns_with_4": 6, "rows": 7, "heroes_at": 4, "potions": 12,
    "rooms": 42, "boss_fame": 99, "items": 8, "edges": 22, "minions": 12, "gems": 10, "corners": 4, "health": 24,
}  # fmt: skip
"""What a goal may count, with the most that can ever be reached."""

KINDS_WITH_LEVEL: Final = {"heroes_at": 6, "minions_of_level": 6, "columns_with_4": 7}
"""Kinds that need a `level` beside the amount, with the highest it may be."""

BORDER: Final = re.compile(r"([A-F][1-7])-([A-F][1-7])")

T = TypeVar("T")


class Read(NamedTuple):
    """Everything read from a pack. Lists go along with their entries, in the order of the file."""

    report: Report
    documents: dict[str, Entry]
    manifest: Manifest
    map: Map
    borders_sound: bool
    room_entries: list[Entry]
    dungeons: list[tuple[Entry, Dungeon]]
    stories: list[tuple[Entry, Story]]
    bosses: list[tuple[Entry, Boss]]
    missions: list[tuple[Entry, Mission]]
    goals: list[tuple[Entry, Goal]]
    talents: list[tuple[Entry, Talent]]
    items: list[tuple[Entry, Item]]
    tracks: tuple[Entry, Tracks]
    ranks: list[tuple[Entry, Rank]]

    def sound(self, *files: str) -> bool:
        """Whether these files are there and no error was found in them: only then are decks as a whole judged."""
        return all(self.documents[name].sound for name in files)


def read_pack(folder: Path) -> Read:
    """Read all files of a pack; nothing is raised, every problem is in the report."""
    report = Report()
    documents = read_files(folder, (MANIFEST, *PACK_FILES), report)
    printed = documents["map.toml"]
    walls, water = read_borders(printed, "walls"), read_borders(printed, "water")
    borders_sound = printed.sound
    rooms, room_entries = _read_rooms(printed)
    read = Read(
        report,
        documents,
        read_manifest(documents[MANIFEST], folder, (GAME,)),
        Map(rooms, walls, water),
        borders_sound,
        room_entries,
        _read_cards(documents["dungeons.toml"], "dungeons", DUNGEON_LETTERS, "letter", _read_dungeon),
        _read_cards(documents["dungeons.toml"], "stories", 4, "id", _read_story),
        _read_cards(documents["bosses.toml"], "bosses", 12, "id", _read_boss),
        _read_cards(documents["missions.toml"], "missions", 16, "id", _read_mission),
        _read_cards(documents["goals.toml"], "goals", 16, "id", _read_goal),
        _read_cards(documents["talents.toml"], "talents", TALENT_IDS, "id", _read_talent),
        _read_cards(documents["items.toml"], "items", ITEM_IDS, "id", _read_item),
        _read_tracks(documents["sheet.toml"].table("tracks")),
        read_ranks(documents["ranks.toml"]),
    )
    for document in documents.values():
        if document.file != MANIFEST:
            document.done()
    return read


def read_borders(entry: Entry, key: str) -> tuple[Border, ...]:
    """A list of borders such as "C1-C2", each between two neighbouring rooms, none twice."""
    borders: list[Border] = []
    for text in entry.texts(key):
        border = _border(text)
        if border is None:
            entry.error("pd-border-form", key=key, got=text)
        elif border in borders:
            entry.error("pd-border-twice", key=key, got=text)
        else:
            borders.append(border)
    return tuple(borders)


def _border(text: str) -> Border | None:
    match = BORDER.fullmatch(text)
    if match is None:
        return None
    first, second = sorted((ROOM_NAMES.index(match[1]), ROOM_NAMES.index(match[2])))
    return (first, second) if second in neighbours(first) else None


def _read_cards(
    document: Entry, key: str, wanted: int | Sequence[str], name: str, read: Callable[[Entry], T]
) -> list[tuple[Entry, T]]:
    """The entries of `[[key]]`, no two with the same `name`: so many, or exactly the wanted names."""
    entries = document.tables(key)
    cards = [(entry, read(entry)) for entry in entries]
    names = [getattr(card, name) for _, card in cards]
    check_distinct(entries, name, names)
    if isinstance(wanted, int):
        check_count(document, key, entries, wanted)
    else:
        check_complete(document, key, wanted, names)
    for entry in entries:
        entry.done()
    return cards


def _read_rooms(document: Entry) -> tuple[tuple[Room, ...], list[Entry]]:
    table = document.table("rooms")
    entries = [table.table(name) for name in ROOM_NAMES]
    rooms = tuple(_read_room(entry, index) for index, entry in enumerate(entries))
    table.done()
    return rooms, entries


def _read_room(entry: Entry, index: int) -> Room:
    minion = entry.choice("minion", MINIONS, default="")
    level = _minion_level(entry, minion)
    trap = entry.flag("trap")
    gem = entry.choice("gem", tuple(GEMS), default="")
    treasure = entry.choice("treasure", TREASURES, default="")
    if gem and treasure:
        entry.error("pd-two-treasures", treasure=treasure, gem=gem)
    entry.done()
    return Room(room_name(index), index, minion, level, trap, "gem" if gem else treasure, gem)


def _minion_level(entry: Entry, minion: str) -> int:
    if minion or "minion" in entry:
        return entry.number("level", 1, 6)
    entry.refuse("level", "pd-level-without-minion")
    return 0


def _read_dungeon(entry: Entry) -> Dungeon:
    rooms = [_room(entry, "boss_rooms", name) for name in entry.texts("boss_rooms", 3)]
    return Dungeon(
        entry.choice("letter", tuple(DUNGEON_LETTERS)),
        entry.words("name"),
        entry.words("story"),
        read_borders(entry, "walls"),
        _three(rooms, 0),
        _three(entry.texts("bosses", 3), ""),
    )


def _room(entry: Entry, key: str, name: str) -> int:
    if name in ROOM_NAMES:
        return ROOM_NAMES.index(name)
    entry.error("pd-room-name", key=key, got=name)
    return 0


def _three(values: Sequence[T], stand_in: T) -> tuple[T, T, T]:
    """Three values as a typed triple; stand-ins where the list was wrong, which is noted already."""
    if len(values) != 3:
        return stand_in, stand_in, stand_in
    return values[0], values[1], values[2]


def _read_story(entry: Entry) -> Story:
    return Story(_id(entry), entry.words("title"), entry.text("chapters"))


def _read_boss(entry: Entry) -> Boss:
    stage = entry.number("stage", 1, 3)
    return Boss(
        _id(entry),
        entry.choice("letter", tuple(DUNGEON_LETTERS)),
        entry.words("name"),
        stage,
        entry.choice("weakness", HEROES),
        _three(entry.numbers("thresholds", 3, 1, 99), 0),
        _three(entry.numbers("fame", 3, 0, 99), 0),
        _three(entry.numbers("wounds", 3, 0, 24), 0),
        entry.number("flee", 0, 99),
        entry.choice("reward", REWARDS),
        _vanishing(entry, stage),
    )


def _vanishing(entry: Entry, stage: int) -> tuple[str, ...]:
    """The two gems of a boss of stage 1 or 2 (PD-8.1)."""
    if stage == 3:
        entry.refuse("gems", "pd-no-gems-at-stage-3")
        return ()
    if stage not in (1, 2):
        entry.skip("gems")
        return ()
    gems = entry.texts("gems", 2)
    for gem in gems:
        if gem not in tuple(GEMS):
            entry.error("pd-gem-letter", key="gems", got=gem)
    if len(set(gems)) < len(gems):
        entry.error("pd-gem-pair", key="gems", got=gems[0])
    return gems


def _read_mission(entry: Entry) -> Mission:
    kind = entry.choice("kind", tuple(MISSION_KINDS))
    return Mission(
        _id(entry),
        entry.words("name"),
        entry.words("text"),
        kind,
        entry.number("amount", 1, MISSION_KINDS.get(kind, 99)),
        _level(entry, kind),
    )


def _read_goal(entry: Entry) -> Goal:
    kind = entry.choice("kind", tuple(GOAL_KINDS))
    return Goal(
        _id(entry),
        entry.words("name"),
        entry.words("text"),
        kind,
        _level(entry, kind),
        _three(entry.numbers("steps", 3, 1, GOAL_KINDS.get(kind, 99)), 0),
        entry.text("alignment"),
    )


def _level(entry: Entry, kind: str) -> int:
    if kind in KINDS_WITH_LEVEL:
        return entry.number("level", 1, KINDS_WITH_LEVEL[kind])
    if kind:
        entry.refuse("level", "pd-level-not-for-kind", kind=kind)
    else:
        entry.skip("level")
    return 0


def _read_talent(entry: Entry) -> Talent:
    return Talent(
        entry.choice("id", TALENT_IDS), entry.words("name"), entry.words("text"), *_fame_by_edition(entry)
    )


def _fame_by_edition(entry: Entry) -> tuple[int, int, int]:
    """`fame = 2` for all editions, or `fame = { ru = 2, it = 2, cz = 0 }`."""
    if not entry.is_table("fame"):
        fame = entry.number("fame", -99, 99)
        return fame, fame, fame
    table = entry.table("fame")
    ru, it, cz = (table.number(edition, -99, 99) for edition in EDITIONS)
    table.done()
    return ru, it, cz


def _read_item(entry: Entry) -> Item:
    known = entry.choice("id", ITEM_IDS)
    hero = _item_hero(entry, known)
    return Item(known, entry.words("name"), entry.words("text"), hero, entry.number("fame", -99, 99))


def _item_hero(entry: Entry, item: str) -> str:
    """The first four items ask for a symbol, the last four take any (PD-5.2)."""
    if item in ITEM_IDS[:4]:
        return entry.choice("hero", HEROES)
    if item:
        entry.refuse("hero", "pd-item-any-symbol")
    else:
        entry.skip("hero")
    return ""


def _read_tracks(entry: Entry) -> tuple[Entry, Tracks]:
    tracks = Tracks(
        heroes=entry.numbers("heroes", 6, 0, 99),
        gems=entry.numbers("gems", 10, 0, 99),
        minions=entry.numbers("minions", 12, 0, 99),
        wound_step=entry.number("wound_step", 1, 24),
        wounds=entry.numbers("wounds", 8, 0, 99),
        resurrection=entry.number("resurrection", 0, 99),
        mission_fame=entry.number("mission_fame", 0, 99),
        solo_mission_fame=entry.numbers("solo_mission_fame", 8, 0, 99),
    )
    entry.done()
    return entry, tracks


def _id(entry: Entry) -> str:
    value = entry.text("id")
    if value and not re.fullmatch(r"[a-z][a-z0-9_]*", value):
        entry.error("pd-id-form", key="id", got=value)
    return value
