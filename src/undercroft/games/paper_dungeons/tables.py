"""The printed components and the chosen options as numbers, shared by all states of a game and never changed."""

from __future__ import annotations

from itertools import combinations, combinations_with_replacement, product
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from undercroft.games.paper_dungeons.codes import (
    BREW,
    CRAFT,
    GEMS,
    HEROES,
    LEVEL,
    MOVE,
    STEP,
    STOP,
)

if TYPE_CHECKING:
    from undercroft.games.paper_dungeons.content import Content, Dungeon

RU: Final = 0
IT: Final = 1
CZ: Final = 2
EDITIONS: Final = ("ru", "it", "cz")

WARRIOR: Final = 0
WIZARD: Final = 1
CLERIC: Final = 2
ROGUE: Final = 3

SWORD: Final = 0
SCEPTRE: Final = 1
MEDALLION: Final = 2
CLOAK: Final = 3
CROWN: Final = 4
CAULDRON: Final = 5
ARMOUR: Final = 6
TOME: Final = 7

ALCHEMIST: Final = 0
NOBLE: Final = 1
BARBARIAN: Final = 2
TREASURE_HUNTER: Final = 3
BERSERKER: Final = 4
BEASTMASTER: Final = 5
VETERAN: Final = 6
PSIONIC: Final = 7
FORTUNE_TELLER: Final = 8
SCOUT: Final = 9
RANGER: Final = 10
MERCHANT: Final = 11
ASSASSIN: Final = 12
CRAFTSMAN: Final = 13
HEALER: Final = 14
SHAMAN: Final = 15
GIFT_LEVEL: Final = 4
"""PD-5.5: the level at which a hero gives something."""

BEFORE_THE_GAME: Final = 1 << TREASURE_HUNTER | 1 << VETERAN | 1 << ASSASSIN | 1 << CRAFTSMAN | 1 << HEALER
ALL_CARDS: Final = 0xFFFF

NO_TREASURE: Final = 0
POTION: Final = 1
HALF: Final = 2
LEVEL_UP: Final = 3
GEM_TREASURE: Final = 4
TREASURES: Final = ("", "potion", "half", "level", "gem")

OUTSIDE: Final = 42
WALL: Final = 2
WATER: Final = 4
FORD_SHIFT: Final = 3

MINION_HERO: Final = {"": -1, "ogre": WARRIOR, "ghost": WIZARD, "zombie": CLERIC, "goblin": ROGUE}
"""PD-7.6: which hero faces which minion."""

CORNERS: Final = sum(1 << room for room in (0, 5, 36, 41))
EDGES: Final = sum(1 << room for room in range(42) if room % 6 in (0, 5) or room // 6 in (0, 6))
ROWS: Final = tuple(0b111111 << 6 * row for row in range(7))
COLUMNS: Final = tuple(sum(1 << column + 6 * row for row in range(7)) for column in range(6))
PASSAGES: Final = ((6, 11), (18, 23))
"""PD-7.2: A2-F2 and A4-F4."""

# Dice (PD-1.2): three white dice with faces 1-4, clover 9, skull 0; three black dice with faces 5-8, boots 10, skull 0.
WHITE_FACES: Final = (1, 2, 3, 4, 9, 0)
BLACK_FACES: Final = (5, 6, 7, 8, 10, 0)
_TRIPLES: Final[list[tuple[int, ...]]] = list(combinations_with_replacement(range(6), 3))


def _weight(triple: tuple[int, ...]) -> int:
    """In how many ways three dice show this multiset."""
    return (1, 3, 6)[len(set(triple)) - 1]


def _pool(faces: tuple[int, ...]) -> int:
    """How often each face lies on the table, two bits a face."""
    return sum(1 << 2 * (face - 1) for face in faces if face)


def _allowed(white: tuple[int, ...], black: tuple[int, ...]) -> bool:
    """PD-3.1: three or more skulls, or three or more clovers, are rolled again."""
    return (white + black).count(0) < 3 and white.count(9) < 3


class Rolls:
    """All rolls as multisets: faces, pools, skulls, and the weights of those that are not rolled again."""

    def __init__(self) -> None:
        white = [tuple(WHITE_FACES[i] for i in triple) for triple in _TRIPLES]
        black = [tuple(BLACK_FACES[i] for i in triple) for triple in _TRIPLES]
        self.faces: list[tuple[int, ...]] = [w + b for w in white for b in black]
        self.pools: list[int] = [_pool(faces) for faces in self.faces]
        self.skulls: list[int] = [faces.count(0) for faces in self.faces]
        self.allowed: list[bool] = [_allowed(w, b) for w in white for b in black]
        self.weights: list[int] = [_weight(w) * _weight(b) for w in _TRIPLES for b in _TRIPLES]
        number = {triple: place for place, triple in enumerate(_TRIPLES)}
        self.of_three: list[int] = [number[tuple(sorted(dice))] for dice in product(range(6), repeat=3)]


ROLLS: Final = Rolls()
PAIRS: Final = [1 << a | 1 << b for a, b in combinations(range(16), 2)]
PAIR_NUMBER: Final = {pair: number for number, pair in enumerate(PAIRS)}
TRIOS: Final = [1 << a | 1 << b | 1 << c for a, b, c in combinations(range(16), 3)]
TRIO_NUMBER: Final = {trio: number for number, trio in enumerate(TRIOS)}

_MISSION_KINDS: Final = (
    "minion_levels",
    "heroes_at",
    "rows",
    "columns",
    "potions",
    "minions",
    "gems",
    "corners",
    "traps",
    "rooms",
    "items",
    "health",
    "boss_rooms",
)
_GOAL_KINDS: Final = (
    "minions_of_level",
    "crossings",
    "columns_with_4",
    "rows",
    "heroes_at",
    "potions",
    "rooms",
    "boss_fame",
    "items",
    "edges",
    "minions",
    "gems",
    "corners",
    "health",
)
M_MINION_LEVELS: Final = 0
M_HEROES_AT: Final = 1
M_ROWS: Final = 2
M_COLUMNS: Final = 3
M_POTIONS: Final = 4
M_MINIONS: Final = 5
M_GEMS: Final = 6
M_CORNERS: Final = 7
M_TRAPS: Final = 8
M_ROOMS: Final = 9
M_ITEMS: Final = 10
M_HEALTH: Final = 11
M_BOSS_ROOMS: Final = 12
G_MINIONS_OF_LEVEL: Final = 0
G_CROSSINGS: Final = 1
G_COLUMNS: Final = 2
G_ROWS: Final = 3
G_HEROES_AT: Final = 4
G_POTIONS: Final = 5
G_ROOMS: Final = 6
G_BOSS_FAME: Final = 7
G_ITEMS: Final = 8
G_EDGES: Final = 9
G_MINIONS: Final = 10
G_GEMS: Final = 11
G_CORNERS: Final = 12
G_HEALTH: Final = 13


class DungeonMap:
    """The map with one dungeon card's walls: where each step leads and what it crosses."""

    __slots__ = ("boss_of_room", "boss_rooms", "bosses", "borders", "steps")

    def __init__(self, content: Content, dungeon: Dungeon) -> None:
        self.boss_rooms: list[int] = list(dungeon.boss_rooms)
        ids = [boss.id for boss in content.bosses]
        self.bosses: list[int] = [ids.index(boss) for boss in dungeon.bosses]
        self.boss_of_room: list[int] = [0] * 42
        for stage, room in enumerate(dungeon.boss_rooms):
            self.boss_of_room[room] |= 1 << stage
        walls = {tuple(sorted(pair)) for pair in content.map.walls + dungeon.walls}
        fords = {tuple(sorted(pair)): number for number, pair in enumerate(content.map.water)}
        self.borders: list[int] = [0] * (43 * 42)
        for a, b in _adjacent():
            border = 1
            if (a, b) in walls:
                border |= WALL
            if (a, b) in fords:
                border |= WATER | fords[a, b] << FORD_SHIFT
            self.borders[a * 42 + b] = border
            self.borders[b * 42 + a] = border
        for room in range(6):
            self.borders[OUTSIDE * 42 + room] = 1
        self.steps: list[list[int]] = [
            [*(STEP + room for room in range(42) if self._open(here, room, passes)), STOP]
            for passes in range(4)
            for here in range(43)
        ]

    def _open(self, here: int, room: int, passes: int) -> bool:
        """Whether a party passes; bit 0 of ``passes`` is the cloak, bit 1 the medallion."""
        border = self.borders[here * 42 + room]
        if border & WALL and not passes & 1:
            return False
        if border & WATER and not passes & 2:
            return False
        return border != 0


def _adjacent() -> list[tuple[int, int]]:
    across = [(room, room + 1) for room in range(42) if room % 6 < 5]
    up = [(room, room + 6) for room in range(36)]
    return across + up + list(PASSAGES)


class Tables:
    """Everything printed and chosen, as numbers."""

    __slots__ = (
        "alignments", "ask_potions", "boss_fame", "boss_flee", "boss_gems", "boss_reward", "boss_thresholds",
        "boss_weakness", "boss_wounds", "bosses_of_stage", "boots_craft", "campaign", "content", "die_codes", "dungeon_choice",
        "dungeons", "edition", "gem_fame", "gem_rooms", "goal_kinds", "goal_levels", "goal_steps", "hero_fame",
        "item_fame", "minion_fame", "minion_hero", "minion_level", "minion_rooms",
        "missions", "mission_amounts", "mission_fame", "mission_kinds", "mission_levels", "options",
        "random_bosses", "resurrection", "room_gem", "rules", "seats", "secret", "solo_fame", "talent_fame", "trap",
        "treasure", "vanishing", "visits_by_stage", "wizard_once", "wound_fame", "wound_step",
    )  # fmt: skip

    edition: i64
    ask_potions: bool
    secret: bool
    minion_rooms: i64
    seats: i64

    def __init__(self, content: Content, options: dict[str, object], seats: int) -> None:
        self.content = content
        self.options = options
        self.seats = seats
        self._read_options(options)
        self._read_map(content)
        self._read_bosses(content)
        self._read_cards(content)
        self.die_codes: DieCodes = DIE_CODES[self.boots_craft]

    def _read_options(self, options: dict[str, object]) -> None:
        edition = str(options["edition"])
        self.edition = EDITIONS.index(edition)
        # PD-3.5, PD-5.5, PD-8.2: where the Italian book differs on the sheet.
        self.boots_craft: bool = edition == "it"
        self.wizard_once: bool = edition == "it"
        self.visits_by_stage: bool = edition == "it"
        self.rules: int = int(str(options["rules"]))
        self.missions: bool = bool(options["missions"])
        self.secret = bool(options["secret_cards"])
        self.random_bosses: bool = bool(options["random_bosses"])
        # PD-13.1: obligatory in solo.
        self.vanishing: bool = bool(options["vanishing_gems"]) or self.seats == 1
        # PD-14.1: the Czech book decides the question, so nothing is asked there.
        self.ask_potions = bool(options["ask_potions"]) and edition != "cz"
        campaign = str(options["campaign"])
        letter = str(options["dungeon"])
        self.campaign: str = "" if campaign == "none" else campaign
        letters = [dungeon.letter for dungeon in self.content.dungeons]
        self.dungeon_choice: int = letters.index(letter) if letter in letters else -1

    def _read_map(self, content: Content) -> None:
        rooms = content.map.rooms
        self.minion_hero: list[int] = [MINION_HERO[room.minion] for room in rooms]
        self.minion_level: list[int] = [room.minion_level for room in rooms]
        self.minion_rooms = sum(1 << room.index for room in rooms if room.minion)
        self.trap: list[bool] = [room.trap for room in rooms]
        self.treasure: list[int] = [TREASURES.index(room.treasure) for room in rooms]
        self.room_gem: list[int] = [GEMS.index(room.gem) if room.gem else -1 for room in rooms]
        self.gem_rooms: list[int] = [self.room_gem.index(gem) for gem in range(8)]
        self.dungeons: list[DungeonMap] = [DungeonMap(content, dungeon) for dungeon in content.dungeons]

    def _read_bosses(self, content: Content) -> None:
        bosses = content.bosses
        self.boss_weakness: list[int] = [HEROES.index(boss.weakness) for boss in bosses]
        self.boss_thresholds: list[int] = [value for boss in bosses for value in boss.thresholds]
        self.boss_fame: list[int] = [value for boss in bosses for value in boss.fame]
        self.boss_wounds: list[int] = [value for boss in bosses for value in boss.wounds]
        self.boss_flee: list[int] = [boss.flee for boss in bosses]
        self.boss_reward: list[int] = [TREASURES.index(boss.reward) for boss in bosses]
        self.boss_gems: list[int] = [sum(1 << GEMS.index(gem) for gem in boss.gems) for boss in bosses]
        self.bosses_of_stage: list[list[int]] = [
            [number for number, boss in enumerate(bosses) if boss.stage == stage] for stage in (1, 2, 3)
        ]

    def _read_cards(self, content: Content) -> None:
        self.mission_kinds: list[int] = [_MISSION_KINDS.index(card.kind) for card in content.missions]
        self.mission_amounts: list[int] = [card.amount for card in content.missions]
        self.mission_levels: list[int] = [card.level for card in content.missions]
        self.goal_kinds: list[int] = [_GOAL_KINDS.index(card.kind) for card in content.goals]
        self.goal_levels: list[int] = [card.level for card in content.goals]
        self.goal_steps: list[int] = [step for card in content.goals for step in card.steps]
        self.alignments: list[int] = [
            sum(1 << hero for hero in range(4) if card.alignment[hero] == "B") for card in content.goals
        ]
        fames = [(card.fame_ru, card.fame_it, card.fame_cz) for card in content.talents]
        self.talent_fame: list[int] = [fame[self.edition] for fame in fames]
        self.item_fame: list[int] = [item.fame for item in content.items]
        tracks = content.tracks
        self.hero_fame: list[int] = list(tracks.heroes)
        self.gem_fame: list[int] = [0, *tracks.gems]
        self.minion_fame: list[int] = [0, *tracks.minions]
        self.wound_step: int = tracks.wound_step
        self.wound_fame: list[int] = [0, *tracks.wounds]
        self.resurrection: int = tracks.resurrection
        self.mission_fame: int = tracks.mission_fame
        self.solo_fame: list[int] = list(tracks.solo_mission_fame)


class DieCodes:
    """The codes of all uses of dice, listed once: choosing among them is then looking them up.

    Each list is for a set of faces (bits) and, where it matters, the heroes that can be levelled or the items that
    are complete. Joined in this order the lists of a choice are in rising order.
    """

    __slots__ = ("black_crafts", "levels", "other_crafts", "uses", "white_crafts")

    def __init__(self, boots_craft: bool) -> None:
        # Trained by white dice, by black dice, by the clover: four bits each.
        self.levels: list[list[int]] = [
            [LEVEL + face * 4 + face % 4 for face in range(8) if heroes >> face & 1]
            + [LEVEL + 32 + hero for hero in range(4) if heroes >> 8 >> hero & 1]
            for heroes in range(4096)
        ]
        self.white_crafts: list[list[int]] = _crafts((1, 2, 3, 4), boots_craft)
        self.black_crafts: list[list[int]] = _crafts((5, 6, 7, 8), boots_craft)
        self.other_crafts: list[list[int]] = _crafts((9, 10), boots_craft)
        self.uses: list[list[int]] = [
            [BREW + face for face in range(10) if faces >> face & 1 and (face < 9 or boots_craft)]
            + [MOVE + face for face in range(10) if faces >> face & 1]
            for faces in range(1024)
        ]


def _crafts(faces: tuple[int, ...], boots_craft: bool) -> list[list[int]]:
    """The crafting codes for each set of these faces and each set of complete items."""
    possible = [
        [(item, CRAFT + (face - 1) * 8 + item) for item in range(8) if crafts(face, item, boots_craft)]
        for face in faces
    ]
    return [
        [
            code
            for place, codes in enumerate(possible)
            if lying >> place & 1
            for item, code in codes
            if not complete >> item & 1
        ]
        for lying in range(1 << len(faces))
        for complete in range(256)
    ]


def crafts(face: int, item: int, boots_craft: bool) -> bool:
    """PD-5.2, PD-3.5: whether a die with this face makes half of this item."""
    if face == 10:
        return boots_craft and item >= 4
    return item >= 4 or face == 9 or (face - 1) % 4 == item


DIE_CODES: Final = {False: DieCodes(boots_craft=False), True: DieCodes(boots_craft=True)}
