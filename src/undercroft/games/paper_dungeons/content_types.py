"""The printed things of Paper Dungeons as plain data: map, cards, tracks."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from undercroft.packs import Rank, Words, rank_at
from undercroft.packs.standings import NO_STANDINGS, Standings

HEROES: Final = ("warrior", "wizard", "cleric", "rogue")
MINIONS: Final = ("ghost", "goblin", "ogre", "zombie")
TREASURES: Final = ("potion", "half", "level")
REWARDS: Final = ("half", "level", "potion", "gem")
GEMS: Final = "ABCDEFGH"
DUNGEON_LETTERS: Final = "ABCDEFGHIJKL"
EDITIONS: Final = ("ru", "it", "cz")

COLUMNS: Final = 6
ROWS: Final = 7
ROOM_COUNT: Final = COLUMNS * ROWS

Border = tuple[int, int]
"""Two neighbouring rooms by index, the smaller first."""

TALENT_IDS: Final = (
    "alchemist", "noble", "barbarian", "treasure_hunter", "berserker", "beastmaster", "veteran", "psionic",
    "fortune_teller", "scout", "ranger", "merchant", "assassin", "craftsman", "healer", "shaman",
)  # fmt: skip
ITEM_IDS: Final = ("sword", "sceptre", "medallion", "cloak", "crown", "cauldron", "armour", "tome")


def room_name(index: int) -> str:
    """A1 = 0 … F7 = 41."""
    return f"{chr(ord('A') + index % COLUMNS)}{index // COLUMNS + 1}"


ROOM_NAMES: Final = tuple(room_name(index) for index in range(ROOM_COUNT))


def neighbours(index: int) -> list[int]:
    """The rooms beside a room on the grid, in rising order (the side passages of PD-7.2 are not among them)."""
    column, row = index % COLUMNS, index // COLUMNS
    found = []
    if row > 0:
        found.append(index - COLUMNS)
    if column > 0:
        found.append(index - 1)
    if column < COLUMNS - 1:
        found.append(index + 1)
    if row < ROWS - 1:
        found.append(index + COLUMNS)
    return found


@dataclass(frozen=True, slots=True)
class Room:
    """One room of the map."""

    name: str
    index: int
    minion: str
    """"" or one of MINIONS."""
    minion_level: int
    """0 without a minion."""
    trap: bool
    treasure: str
    """"", "potion", "half", "level" or "gem"."""
    gem: str
    """The letter of the gem, "" without one."""


@dataclass(frozen=True, slots=True)
class Map:
    """The printed dungeon before a card adds its walls."""

    rooms: tuple[Room, ...]
    walls: tuple[Border, ...]
    water: tuple[Border, ...]


@dataclass(frozen=True, slots=True)
class Boss:
    """One boss card (PD-8.1)."""

    id: str
    letter: str
    name: Words
    stage: int
    weakness: str
    thresholds: tuple[int, int, int]
    fame: tuple[int, int, int]
    wounds: tuple[int, int, int]
    flee: int
    """Fame lost by fleeing, a positive number."""
    reward: str
    gems: tuple[str, ...]
    """The two gems that vanish (PD-13.1), none at stage 3."""


@dataclass(frozen=True, slots=True)
class Dungeon:
    """One dungeon card (PD-1.3)."""

    letter: str
    name: Words
    story: Words
    walls: tuple[Border, ...]
    boss_rooms: tuple[int, int, int]
    bosses: tuple[str, str, str]


@dataclass(frozen=True, slots=True)
class Story:
    """Three dungeons that are played in order (PD-13.2)."""

    id: str
    title: Words
    chapters: str


@dataclass(frozen=True, slots=True)
class Mission:
    """One mission card; it is met when `kind` reaches `amount` (of `level`, where the kind has one)."""

    id: str
    name: Words
    text: Words
    kind: str
    amount: int
    level: int


@dataclass(frozen=True, slots=True)
class Goal:
    """One goal card: 2, 4, 6 fame when `kind` reaches the `steps`."""

    id: str
    name: Words
    text: Words
    kind: str
    level: int
    steps: tuple[int, int, int]
    alignment: str
    """Colours of warrior, wizard, cleric, rogue, such as "BWWB"."""


@dataclass(frozen=True, slots=True)
class Talent:
    """One talent card; what it does is the engine's, keyed by `id`."""

    id: str
    name: Words
    text: Words
    fame_ru: int
    fame_it: int
    fame_cz: int

    def fame(self, edition: str) -> int:
        """Fame at the end of the game in an edition."""
        return {"ru": self.fame_ru, "it": self.fame_it, "cz": self.fame_cz}[edition]


@dataclass(frozen=True, slots=True)
class Item:
    """One of the eight items; what it does is the engine's, keyed by `id`."""

    id: str
    name: Words
    text: Words
    hero: str
    """The symbol its boxes ask for, "" if any will do."""
    fame: int


@dataclass(frozen=True, slots=True)
class Tracks:
    """The figures printed along the tracks of the sheet."""

    heroes: tuple[int, ...]
    gems: tuple[int, ...]
    minions: tuple[int, ...]
    wound_step: int
    wounds: tuple[int, ...]
    """Fame lost at each step, as positive numbers."""
    resurrection: int
    mission_fame: int
    solo_mission_fame: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Content:
    """A whole pack, checked."""

    name: str
    version: str
    title: Words
    hash: str
    folder: Path
    map: Map
    dungeons: tuple[Dungeon, ...]
    bosses: tuple[Boss, ...]
    stories: tuple[Story, ...]
    missions: tuple[Mission, ...]
    goals: tuple[Goal, ...]
    talents: tuple[Talent, ...]
    items: tuple[Item, ...]
    tracks: Tracks
    ranks: tuple[Rank, ...]
    standings: Standings = NO_STANDINGS
    """What bots score alone with it."""

    def dungeon(self, letter: str) -> Dungeon:
        """The dungeon card with a letter."""
        return self.dungeons[DUNGEON_LETTERS.index(letter)]

    def boss(self, boss_id: str) -> Boss:
        """The boss card with an id."""
        return next(boss for boss in self.bosses if boss.id == boss_id)

    def rank(self, fame: int) -> Rank:
        """The solo rank for a score; the first rank also takes whatever lies below it."""
        return rank_at(self.ranks, fame)
