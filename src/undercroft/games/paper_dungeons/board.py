"""What a page needs to draw Paper Dungeons: the setting of a table once, then a board for every moment.

Both are plain JSON values by name: numbers, texts, lists of them, and ids. An id is that of the pack (``chimera``), a
hero (``warrior``), a minion (``ogre``), an item (``sword``), a room (``C1``), a gem or a dungeon (a letter). A set of
things is a list of ids in the order of the sheet.

Nothing here decides or counts: rules and figures are those of the modules that own them.

**Names.** A thing of the pack has its names in ``Setting.names``. Whatever is not there is named by the house, in the
Fluent message ``name-<kind>-<id>``: here heroes and minions. That is how ``locales.Speaker`` does it.

**What only the events tell.** A sheet of paper does not say in which order its rooms were walked or its dice were
used. The seat's stream of events does: ``entered`` (``room``) is a step of a party's path, which begins anew with
``sheet_taken`` (a campaign's next chapter); ``die_used`` (``die``, ``action``) since the last ``rolled`` are the dice of
this round in order, and while ``Own.steps`` is not 0 the last of them is the one being walked.

**What a choice changes.** ``Choice.preview`` names numbers of the own sheet: the heroes (level), the items (filled
boxes), ``health``, ``potions``, ``hearts`` (filled on potions), ``wounds`` (filled on the track), ``risen`` (1:
resurrected), ``gems`` (places filled), ``minions``, ``traps``, ``walls`` and ``waters`` (crossed), and ``room`` (its
place in ``Setting.rooms``, 42 outside). Sets are the sum of 2 to the power of each place: ``explored`` and ``killed``
(places in ``Setting.rooms``), ``gems_taken`` (A = 0), ``visited`` (boss 1 = 0), ``could`` (places in
``Setting.talents``), ``alignment`` (the black ones, places in ``Setting.heroes``).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from undercroft.games.paper_dungeons.codes import BOOTS, CLOVER, FACES, HEROES, ROOMS
from undercroft.games.paper_dungeons.conditions import (
    STEP_FAME,
    mission_worth,
)
from undercroft.games.paper_dungeons.content_types import COLUMNS as COLUMN_COUNT
from undercroft.games.paper_dungeons.content_types import ROWS as ROW_COUNT
from undercroft.games.paper_dungeons.content_types import Border, Content
from undercroft.games.paper_dungeons.content_types import Dungeon as DungeonCard
from undercroft.games.paper_dungeons.rounds import LAST_ROUND, STAGE_ENDS
from undercroft.games.paper_dungeons.scoring import (
    BERSERKER_POWER,
    SWORD_POWER,
    WARRIOR_POWER,
)
from undercroft.games.paper_dungeons.state import (
    KEEP_BLOCK,
    NO_BLOCK,
    REWARD_BLOCK,
    ROUND_BLOCK,
    TALENT_BLOCK,
    WOUND_BLOCK,
)
from undercroft.games.paper_dungeons.steps import (
    GEM_BONUS,
    HEARTS,
    MOST_POTIONS,
    POTION_BONUS,
    TOP_LEVEL,
)
from undercroft.games.paper_dungeons.tables import (
    BEFORE_THE_GAME,
    BLACK_FACES,
    GIFT_LEVEL,
    MINION_HERO,
    OUTSIDE,
    PASSAGES,
    TREASURES,
    Tables,
)

if TYPE_CHECKING:
    from undercroft.games.paper_dungeons.game import PaperDungeons
    from undercroft.kernel.game import OptionValue

Said = dict[str, str]
"""A name or text by language: en, ru, it, cs."""

BLOCKS: Final = {
    NO_BLOCK: "",
    KEEP_BLOCK: "keep",
    TALENT_BLOCK: "talents",
    ROUND_BLOCK: "round",
    WOUND_BLOCK: "wounds",
    REWARD_BLOCK: "reward",
}
"""What the seats decide at the same time."""


# --- The setting -------------------------------------------------------------------------------------------------


class Face(Struct, gc=False):
    """A face of a die that can be used; choices and events name it by its bookkeeping number."""

    number: int
    symbol: str
    """A hero, ``clover`` or ``boots``."""
    colour: str
    """``white`` or ``black``."""


class Room(Struct, gc=False):
    """A room as it is printed on every sheet."""

    id: str
    minion: str | None
    level: int
    """The minion's; 0 without one."""
    trap: bool
    treasure: str | None
    """``potion``, ``half``, ``level`` or ``gem``."""
    gem: str | None


class Passage(Struct, gc=False):
    """Two rooms on opposite sides of the map that touch each other."""

    id: str
    """``a`` or ``b``, written at both doors."""
    rooms: tuple[str, str]


class Dungeon(Struct, gc=False):
    """A dungeon card: the walls that it adds, and where its bosses wait, in the order of the stages."""

    id: str
    walls: tuple[tuple[str, str], ...]
    boss_rooms: tuple[str, str, str]
    bosses: tuple[str, str, str]
    """The bosses that the card names; with random bosses others may lie on the table."""


class Hero(Struct, gc=False):
    """A hero; what the gift level gives is said by the Fluent message ``gift-<id>``."""

    id: str
    minion: str
    """The kind of minion that this hero faces."""


class Item(Struct, gc=False):
    """An item of two boxes; what it does is said by its text and in short by the Fluent message ``effect-<id>``."""

    id: str
    hero: str | None
    """The symbol that its boxes ask for; None: any will do."""
    fame: int
    """For the complete item, beside 1 for each filled box."""


class Row(Struct, gc=False):
    """A row of a boss card: what a party of at least this power gains and suffers."""

    power: int
    fame: int
    wounds: int


class Boss(Struct, gc=False):
    """A boss card."""

    id: str
    stage: int
    weakness: str
    """The hero that counts twice."""
    rows: tuple[Row, Row, Row]
    flee: int
    """The fame of a party that flees: 0 or less."""
    reward: str
    """``potion``, ``half``, ``level`` or ``gem``, for the strictly strongest."""
    gems: tuple[str, ...]
    """The gems that vanish with it, where gems vanish."""


class Mission(Struct, gc=False):
    """A mission card."""

    id: str
    kind: str
    amount: int
    level: int


class Goal(Struct, gc=False):
    """A goal card."""

    id: str
    kind: str
    level: int
    steps: tuple[int, int, int]
    black: tuple[str, ...]
    """The heroes that black dice level."""
    white: tuple[str, ...]


class Talent(Struct, gc=False):
    """A talent card."""

    id: str
    fame: int
    before_the_game: bool


class Rank(Struct, gc=False):
    """What a solo score from ``at`` fame on is called."""

    at: int
    name: Said


class Tracks(Struct, gc=False):
    """The figures along the tracks of the sheet."""

    top_level: int
    gift_level: int
    """From this level on a hero gives something."""
    heroes: tuple[int, ...]
    """Fame by the weakest hero, from level 1 on."""
    potions: int
    """How many there are, in three rows."""
    potion_hearts: int
    potion_bonuses: dict[str, str]
    """What a potion gives, by its number: the last one of each row."""
    gems: tuple[int, ...]
    """Fame for 1 gem, 2 gems…"""
    gem_bonuses: dict[str, str]
    """What a gem gives, by its place."""
    minions: tuple[int, ...]
    """Fame for 1 minion, 2 minions…"""
    wound_step: int
    wounds: tuple[int, ...]
    """Fame lost at every step of the wound track, as negative numbers."""
    resurrection: int
    """Fame of a resurrected party, a negative number."""
    goal: tuple[int, int, int]
    """Fame of a goal's three steps."""
    missions: tuple[int, ...]
    """Fame of a mission by the round of its completion."""
    power: dict[str, int]
    """What adds to the power against bosses, beside levels: the ``warrior``'s gift, ``sword``, ``berserker``."""


class Setting(Struct, gc=False):
    """All that is printed, agreed and the same for everybody at a table."""

    game: str
    pack: str
    title: Said
    seats: int
    edition: str
    """``ru``, ``it`` or ``cz``."""
    has_missions: bool
    secret_cards: bool
    random_bosses: bool
    vanishing_gems: bool
    """As it is played: always in solo games."""
    ask_potions: bool
    """As it is played: never in the Czech edition."""
    boots_craft: bool
    """Whether boots may brew and make items, not only walk."""
    wizard_once: bool
    """Whether the wizard's gift serves one die a round only."""
    visits_by_stage: bool
    """Whether only visits during the stage of a boss count."""
    chapters: tuple[str, ...]
    """The dungeons of a campaign in order; empty for a single game."""
    rounds: int
    stage_ends: tuple[int, ...]
    """The rounds after which a boss is fought."""
    names: dict[str, dict[str, Said]]
    """Names of the pack's things: kind, id, language."""
    texts: dict[str, dict[str, Said]]
    """What cards say: kind (goal, item, mission, talent; dungeon for those that can come), id, language."""
    faces: tuple[Face, ...]
    columns: int
    rows: int
    rooms: tuple[Room, ...]
    """A1, B1 … F7: row by row from the bottom."""
    walls: tuple[tuple[str, str], ...]
    """Walls that every sheet has; a dungeon card adds its own."""
    river: tuple[tuple[str, str], ...]
    """Borders that only the medallion crosses."""
    bridges: tuple[tuple[str, str], ...]
    """Borders where the river runs on beneath and anybody crosses."""
    passages: tuple[Passage, ...]
    entrances: tuple[str, ...]
    dungeons: tuple[Dungeon, ...]
    """Those that can come to the table: all, the chosen one, or those of the campaign."""
    heroes: tuple[Hero, ...]
    items: tuple[Item, ...]
    bosses: tuple[Boss, ...]
    missions: tuple[Mission, ...]
    goals: tuple[Goal, ...]
    talents: tuple[Talent, ...]
    tracks: Tracks
    ranks: tuple[Rank, ...]
    """What solo scores are called, rising; the first also takes whatever lies below it."""


def setting(game: PaperDungeons, seats: int, options: Mapping[str, OptionValue]) -> Setting:
    """The setting of a table with these complete options."""
    content, tables = game.content, game.tables(seats, options)
    cards = _dungeon_cards(content, tables)
    return Setting(
        game=game.name,
        pack=game.pack_name,
        title=content.title.in_languages(),
        seats=seats,
        edition=str(options["edition"]),
        has_missions=tables.missions,
        secret_cards=tables.secret,
        random_bosses=tables.random_bosses,
        vanishing_gems=tables.vanishing,
        ask_potions=tables.ask_potions,
        boots_craft=tables.boots_craft,
        wizard_once=tables.wizard_once,
        visits_by_stage=tables.visits_by_stage,
        chapters=tuple(tables.campaign),
        rounds=LAST_ROUND,
        stage_ends=STAGE_ENDS,
        names=_names(game),
        texts=_texts(content, cards),
        faces=tuple(Face(number, symbol_of(number), _colour(number)) for number in range(1, FACES + 1)),
        columns=COLUMN_COUNT,
        rows=ROW_COUNT,
        rooms=_rooms(content),
        walls=_borders(content.map.walls),
        river=_borders(content.map.water),
        bridges=_borders(_bridges(content.map.water)),
        passages=tuple(Passage(letter, _border(pair)) for letter, pair in zip("ab", PASSAGES, strict=True)),
        entrances=tuple(
            room for number, room in enumerate(ROOMS) if tables.dungeons[0].borders[OUTSIDE * 42 + number]
        ),
        dungeons=_dungeons(cards),
        heroes=tuple(Hero(hero, _minion_of(number)) for number, hero in enumerate(HEROES)),
        items=tuple(Item(item.id, item.hero or None, item.fame) for item in content.items),
        bosses=_bosses(content),
        missions=tuple(Mission(card.id, card.kind, card.amount, card.level) for card in content.missions),
        goals=_goals(content),
        talents=tuple(
            Talent(card.id, tables.talent_fame[number], bool(BEFORE_THE_GAME >> number & 1))
            for number, card in enumerate(content.talents)
        ),
        tracks=_tracks(tables),
        ranks=tuple(Rank(rank.at, rank.name.in_languages()) for rank in content.ranks),
    )


def _names(game: PaperDungeons) -> dict[str, dict[str, Said]]:
    names: dict[str, dict[str, Said]] = {}
    for name, words in game.all_words().items():
        names.setdefault(name.kind, {})[name.id] = words.in_languages()
    return names


def _texts(content: Content, dungeons: Sequence[DungeonCard]) -> dict[str, dict[str, Said]]:
    return {
        "dungeon": {card.letter: card.story.in_languages() for card in dungeons},
        "goal": {card.id: card.text.in_languages() for card in content.goals},
        "item": {card.id: card.text.in_languages() for card in content.items},
        "mission": {card.id: card.text.in_languages() for card in content.missions},
        "talent": {card.id: card.text.in_languages() for card in content.talents},
    }


def symbol_of(face: int) -> str:
    """What a face of a die shows, by its bookkeeping number; 0 is a skull."""
    if face == 0:
        return "skull"
    return {CLOVER: "clover", BOOTS: "boots"}.get(face) or HEROES[(face - 1) % 4]


def _colour(face: int) -> str:
    return "black" if face in BLACK_FACES else "white"


def _rooms(content: Content) -> tuple[Room, ...]:
    return tuple(
        Room(
            room.name,
            room.minion or None,
            room.minion_level,
            room.trap,
            room.treasure or None,
            room.gem or None,
        )
        for room in content.map.rooms
    )


def _border(pair: Border) -> tuple[str, str]:
    return ROOMS[pair[0]], ROOMS[pair[1]]


def _borders(pairs: Iterable[Border]) -> tuple[tuple[str, str], ...]:
    return tuple(_border(pair) for pair in pairs)


_Point = tuple[int, int]
"""A corner of rooms: columns and rows counted from the lower left corner of the map."""


def _line(pair: Border) -> frozenset[_Point]:
    """Where a border is drawn: the two corners that it runs between."""
    first, second = min(pair), max(pair)
    column, row = second % COLUMN_COUNT, second // COLUMN_COUNT
    if second - first == 1:
        return frozenset(((column, row), (column, row + 1)))
    return frozenset(((column, row), (column + 1, row)))


def _bridges(water: Sequence[Border]) -> list[Border]:
    """The dry borders that join two loose ends of the river: it runs on beneath them."""
    ends: list[_Point] = [point for pair in water for point in _line(pair)]
    loose = {
        point
        for point in ends
        if ends.count(point) == 1 and 0 < point[0] < COLUMN_COUNT and 0 < point[1] < ROW_COUNT
    }
    across = [(room, room + 1) for room in range(len(ROOMS)) if room % COLUMN_COUNT < COLUMN_COUNT - 1]
    up = [(room, room + COLUMN_COUNT) for room in range(len(ROOMS) - COLUMN_COUNT)]
    return [pair for pair in across + up if pair not in water and _line(pair) <= loose]


def _dungeon_cards(content: Content, tables: Tables) -> list[DungeonCard]:
    """The cards that can come to the table."""
    if tables.campaign:
        return [content.dungeon(letter) for letter in tables.campaign]
    if tables.dungeon_choice >= 0:
        return [content.dungeons[tables.dungeon_choice]]
    return list(content.dungeons)


def _dungeons(cards: Sequence[DungeonCard]) -> tuple[Dungeon, ...]:
    dungeons = []
    for card in cards:
        first, second, third = (ROOMS[room] for room in card.boss_rooms)
        dungeons.append(Dungeon(card.letter, _borders(card.walls), (first, second, third), card.bosses))
    return tuple(dungeons)


def _minion_of(hero: int) -> str:
    return next(minion for minion, faced in MINION_HERO.items() if faced == hero)


def _bosses(content: Content) -> tuple[Boss, ...]:
    cards = []
    for card in content.bosses:
        first, second, third = (
            Row(*figures) for figures in zip(card.thresholds, card.fame, card.wounds, strict=True)
        )
        rows = (first, second, third)
        cards.append(Boss(card.id, card.stage, card.weakness, rows, -card.flee, card.reward, card.gems))
    return tuple(cards)


def _goals(content: Content) -> tuple[Goal, ...]:
    goals = []
    for card in content.goals:
        colours = dict(zip(HEROES, card.alignment, strict=True))
        black = tuple(hero for hero in HEROES if colours[hero] == "B")
        white = tuple(hero for hero in HEROES if colours[hero] == "W")
        goals.append(Goal(card.id, card.kind, card.level, card.steps, black, white))
    return tuple(goals)


def _tracks(tables: Tables) -> Tracks:
    return Tracks(
        top_level=TOP_LEVEL,
        gift_level=GIFT_LEVEL,
        heroes=tuple(tables.hero_fame),
        potions=MOST_POTIONS,
        potion_hearts=HEARTS,
        potion_bonuses=_bonuses(POTION_BONUS),
        gems=tuple(tables.gem_fame[1:]),
        gem_bonuses=_bonuses(GEM_BONUS),
        minions=tuple(tables.minion_fame[1:]),
        wound_step=tables.wound_step,
        wounds=tuple(-lost for lost in tables.wound_fame[1:]),
        resurrection=-tables.resurrection,
        goal=(STEP_FAME, 2 * STEP_FAME, 3 * STEP_FAME),
        missions=tuple(mission_worth(tables, number) for number in range(1, LAST_ROUND + 1)),
        power={"warrior": WARRIOR_POWER, "sword": SWORD_POWER, "berserker": BERSERKER_POWER},
    )


def _bonuses(treasures: Sequence[int]) -> dict[str, str]:
    return {str(place): TREASURES[treasure] for place, treasure in enumerate(treasures) if treasure}


# --- The board ---------------------------------------------------------------------------------------------------


class Die(Struct, gc=False):
    """One of the six dice on the table."""

    number: int
    """The bookkeeping number of its face, as in choices; 0 for a skull, which nobody can use."""
    symbol: str
    """A hero, ``clover``, ``boots`` or ``skull``."""
    colour: str
    """``white`` or ``black``."""
    used: bool
    """Whether this seat has used it; of equal dice the first ones count as used."""


class StageBoss(Struct, gc=False):
    """The boss of a stage on the table."""

    stage: int
    boss: str | None
    """None before it is drawn."""
    room: str | None
    """None before the dungeon is laid."""
    fought: bool


class TableMission(Struct, gc=False):
    """One of the missions of this game."""

    mission: str
    open: bool
    """Whether it can still be claimed."""
    claimed: tuple[int, ...]
    """The seats that have claimed it."""


class HeroLevel(Struct, frozen=True, gc=False):
    """A hero of a party."""

    hero: str
    level: int
    colour: str | None
    """Which dice level this hero, ``white`` or ``black``; None before a goal is kept."""
    gift: bool
    """Whether the gift of the gift level is there."""


class ItemBoxes(Struct, frozen=True, gc=False):
    """An item of a party."""

    item: str
    filled: int
    complete: bool


class Potion(Struct, frozen=True, gc=False):
    """One of the potions of a sheet."""

    brewed: bool
    hearts: int
    """How many of its hearts are filled with wounds."""


class Progress(Struct, gc=False):
    """How far a party is with a mission."""

    mission: str
    count: int
    amount: int
    met: bool
    """Whether its condition holds now."""
    claimed: bool


class GoalProgress(Struct, gc=False):
    """How far a party is with its goal."""

    goal: str
    count: int
    fame: int
    next: int | None
    """The count of the next step; None at the last."""


class Prospect(Struct, gc=False):
    """What a boss has brought a party, or would bring as things stand."""

    stage: int
    visited: bool
    """Whether a visit to its room counts."""
    noted: int | None
    """The fame in the boss's box; None before the fight."""
    power: int | None
    """The party's power against it now; None before a boss lies there."""
    parts: dict[str, int]
    """What gives the power: ``heroes``, ``weakness``, ``warrior``, ``sword``, ``berserker``, those that give any."""
    row: int | None
    """The row of the boss card that the power reaches, 0 to 2; None: too strong."""
    missing: int | None
    """How much power is missing to the next row; None at the last."""
    fame: int
    """What a fight at this power brings; a party that flees loses fame."""
    wounds: int


class Fame(Struct, gc=False):
    """What a party's sheet is worth if the game ended now."""

    total: int
    """All boxes."""
    boxes: dict[str, int]
    """The boxes A to K, and L for the earlier chapters of a campaign (Fluent ``box-paper-dungeons-a``…)."""
    known: bool
    """False where goal and talent are not to be known before the end: they are not counted then."""
    chapters: tuple[int, ...]
    """The fame of each earlier chapter of a campaign."""
    rank: int | None
    """The place in ``Setting.ranks`` of a solo game; None otherwise."""


class Track(Struct, gc=False):
    """A track that brings fame, and what its next box would make of it."""

    count: int
    fame: int
    next: int | None
    """The count at which the fame changes next; None at the end of the track."""
    next_fame: int | None


class Party(Struct, gc=False):
    """A sheet, as the viewer knows it: the own one as it is now, a rival's as of the start of the block."""

    seat: int
    own: bool
    room: str | None
    """Where the party stands; None outside."""
    health: int
    heroes: tuple[HeroLevel, ...]
    items: tuple[ItemBoxes, ...]
    potions: tuple[Potion, ...]
    brewed: int
    hearts: int
    """Potion hearts filled with wounds."""
    hearts_free: int
    """Potion hearts that can still take a wound."""
    wounds: Track
    """Hearts filled on the wound track; its fame is 0 or less."""
    risen: bool
    """Whether the party was resurrected."""
    gems: Track
    gems_taken: tuple[str, ...]
    """Lettered gems of the own map."""
    gems_gone: tuple[str, ...]
    """Lettered gems crossed out."""
    gems_round: tuple[str, ...]
    """Lettered gems taken this round, which rivals will cross out at its end."""
    minions: Track
    explored: tuple[str, ...]
    killed: tuple[str, ...]
    """Rooms whose minion is dead."""
    traps: int
    """Traps sprung."""
    walls: int
    """Steps through walls."""
    waters: int
    """Steps over water."""
    bosses: tuple[Prospect, ...]
    missions: tuple[Progress, ...]
    talent: str | None
    """None before it is kept, and where it is hidden."""
    goal: GoalProgress | None
    hidden: bool
    """Whether talent and goal are kept and hidden from the viewer."""
    could: tuple[str, ...]
    """Where the talent is hidden: the talents that fit all that the party has shown."""
    fame: Fame


class Own(Struct, gc=False):
    """What the viewer's seat is about; rivals' progress is in no view."""

    finished: bool
    """Whether the seat has closed its part of the block."""
    dice_left: int
    """How many dice it has still to use this round, beside the one in hand."""
    steps: int
    """Steps left of the die being walked; 0: none is."""
    talents: tuple[str, ...]
    """The talents dealt to the seat."""
    goals: tuple[str, ...]
    """The goals dealt to the seat."""
    wizard_used: bool
    """Whether the wizard's gift has served this round, where it serves one die only."""
    psionic_used: bool
    """Whether the psionic's talent has served this round."""


class Board(Struct, gc=False):
    """A game at one moment, as a seat (None: a spectator) may know it."""

    seat: int | None
    round: int
    """1 to 8; 0 during set-up."""
    stage: int
    """1 to 3; 0 during set-up."""
    block: str
    """What seats decide at the same time: ``keep`` their cards, ``talents`` before the game, the dice of a
    ``round``, where ``wounds`` go, a boss's ``reward``; empty between blocks and at the end."""
    members: tuple[int, ...]
    """The seats of the block."""
    over: bool
    chapter: int
    """The chapter of a campaign, from 1."""
    dungeon: str | None
    dice: tuple[Die, ...]
    """White ones first; empty before the first roll."""
    skulls: int
    bosses: tuple[StageBoss, ...]
    missions: tuple[TableMission, ...]
    mission_fame: int
    """What a mission claimed this round is worth."""
    winner: int | None
    """The seat that gets, or has got, the reward of the boss just fought."""
    own: Own | None
    parties: tuple[Party, ...]
    """One a seat."""
