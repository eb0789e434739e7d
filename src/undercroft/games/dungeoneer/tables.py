"""Sets compiled for the rules: lists of numbers by card, hero, quest and location. One for each sets, options, seats."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from undercroft.games.dungeoneer.content_types import CardSet

if TYPE_CHECKING:
    from undercroft.games.dungeoneer.op import Op
from undercroft.kernel.game import OptionValue

# Types of adventure cards
BOON: Final = 0
TREASURE: Final = 1
CURSE: Final = 2
ENCOUNTER: Final = 3

# Timings
VILLAINY_PHASE: Final = 0
FEATS_PHASE: Final = 1
RESPONSE: Final = 2
ANYTIME: Final = 3

# Durations
INSTANT: Final = 0
PERMANENT: Final = 1
ATTACHMENT: Final = 2
MONSTER_CARD: Final = 3

# Aims, in the order of content_types.AIMS
AIM_NONE: Final = 0
AIM_OWN: Final = 1
AIM_HERO: Final = 2
AIM_RIVAL: Final = 3
AIM_HERE: Final = 4
AIM_MONSTER: Final = 5
AIM_LAIR: Final = 6
AIM_LOCATION: Final = 7
AIM_EXIT: Final = 8
AIM_TREASURE: Final = 9
AIM_CURSE: Final = 10

# Hosts, in the order of content_types.HOSTS
HOST_NONE: Final = -1
HOST_HERO: Final = 0
HOST_BOON: Final = 1
HOST_TREASURE: Final = 2
HOST_MONSTER: Final = 3
HOST_LOCATION: Final = 4
HOST_QUEST: Final = 5

# Windows, as bits
W1: Final = 1
W2: Final = 2
W3: Final = 4
W4: Final = 8
W5: Final = 16
W6: Final = 32
W7: Final = 64
W8: Final = 128
MENU: Final = 256
"""The active player's own phases II and IV, between two actions."""
OPEN: Final = W1 | W2 | W6 | W7 | W8 | MENU

# Triggers, in the order of vocabulary.TRIGGERS
PASSIVE: Final = 0
ACTIVATE: Final = 1
ON_RESET: Final = 2
ON_ENTRY: Final = 3
ON_ATTACKED: Final = 4
ON_STRIKE: Final = 5
ON_STRUCK: Final = 6
ON_WOUNDED: Final = 7
ON_DEFEAT: Final = 8
ON_TEST: Final = 9
ON_QUEST: Final = 10
ON_DISCARD: Final = 11

ONCE_NEVER_ENDING: Final = 0
ONCE_A_TURN: Final = 1
ONCE_A_GAME: Final = 2

# Exits
OPEN_EXIT: Final = 0
WALL: Final = 1
BLOCKED: Final = 2
TRAPPED: Final = 3

# Hazards
NO_HAZARD: Final = 0
DANGER: Final = 1
SPIKES: Final = 2
PIT: Final = 3
EFFECT: Final = 4

# Conditions of quests, in the order of content_types.CONDITIONS
REACH_QUEST: Final = 0
TEST_QUEST: Final = 1
DICE_QUEST: Final = 2
SACRIFICE_QUEST: Final = 3
MONSTER_QUEST: Final = 4
SEARCH_QUEST: Final = 5
ESCORT_QUEST: Final = 6

# Symbols
ATTACKS: Final = 0
COUNTERS: Final = 1
NO_SYMBOL: Final = 2

MELEE: Final = 0
MAGIC: Final = 1
SPEED: Final = 2
LEVEL: Final = 3
HEALTH: Final = 4

# What modify changes, in the order of vocabulary.VALUES
ATTACK_ROLL: Final = 3
COUNTER_ROLL: Final = 4
THREAT_ROLL: Final = 5
SEARCH_ROLL: Final = 6
EXIT_ROLL: Final = 7

# What holds for a while or while a card lies: the verb
MODIFIES: Final = 0
HARDENS: Final = 1
CHARGES: Final = 2
STRIKES: Final = 3
RAISES: Final = 4
FORBIDS: Final = 5

# Until when, in the order of vocabulary.UNTIL
UNTIL_ROLL: Final = 0
UNTIL_BATTLE: Final = 1
UNTIL_TURN: Final = 2
UNTIL_YOUR_RESET: Final = 3
IN_PLAY: Final = 4

# Difficulties, in the order of vocabulary.DIFFICULTIES
OF_TRAPS: Final = 0
OF_EXITS: Final = 1
OF_HAZARDS: Final = 2
OF_QUESTS: Final = 3
OF_ANY: Final = 4

# Actions that can be forbidden, in the order of vocabulary.ACTIONS
TO_MOVE: Final = 0
TO_EXPLORE: Final = 1
TO_PLAY: Final = 2
TO_ATTEMPT: Final = 3
TO_CHALLENGE: Final = 4
TO_RESPOND: Final = 5

# Limits, in the order of vocabulary.LIMITS
OF_BOONS: Final = 0
OF_TREASURES: Final = 1
OF_LAIR: Final = 2
LAIR_LIMIT: Final = 3

# Selectors, in the order of vocabulary.WHO, then monsters
YOU: Final = 0
TARGET: Final = 1
ATTACKER: Final = 2
DEFENDER: Final = 3
HERE: Final = 4
OTHERS_HERE: Final = 5
OPPONENTS: Final = 6
ALL: Final = 7
LEFT: Final = 8
THE_MONSTER: Final = 9
THE_MONSTERS: Final = 10

# Amounts
NUMBER: Final = 0
DIE: Final = 1
THE_X: Final = 2
FIRST_COUNT: Final = 3
"""From here on in the order of vocabulary.COUNTS."""

HAND_SIZE: Final = 5
QUESTS_TO_WIN: Final = 3
ESCORT_PAIRS: Final = 3
LIMITED_AP: Final = 3
ROUND_CAP: Final = 40
"""DLQ-184: rounds for each stage in the game."""
START_QUESTS: Final = 2
SOLO_QUESTS: Final = 3


class Amount:
    """A number of the table: ``sign`` times a figure, a die, X or a count."""

    __slots__ = ("kind", "n", "sign")

    kind: int
    n: int
    sign: int

    def __init__(self, kind: int, n: int, sign: int) -> None:
        self.kind = kind
        self.n = n
        self.sign = sign


class Test:
    """A compiled condition: its number in vocabulary.CONDITIONS, a word as number, and a number."""

    __slots__ = ("n", "test", "word")

    test: int
    word: int
    n: int

    def __init__(self, test: int, word: int, n: int) -> None:
        self.test = test
        self.word = word
        self.n = n


class Passive:
    """What holds while its card lies in play: a verb, whom it selects, and its figures."""

    __slots__ = ("amount", "condition", "form", "kinds", "program", "verb", "what", "who")

    verb: int
    what: int
    """A value, a difficulty, a sort of cards, a limit or an action, by verb."""
    who: int
    amount: Amount
    form: int
    kinds: int
    program: int
    condition: Test | None

    def __init__(
        self,
        verb: int,
        what: int,
        who: int,
        amount: Amount,
        form: int,
        kinds: int,
        program: int,
        condition: Test | None,
    ) -> None:
        self.verb = verb
        self.what = what
        self.who = who
        self.amount = amount
        self.form = form
        self.kinds = kinds
        self.program = program
        self.condition = condition


class Ability:
    """A compiled ability; ``number`` marks it as used."""

    __slots__ = (
        "aim", "ap", "condition", "discards", "glory", "number", "once", "passives", "plain", "program",
        "rerolls", "shifts", "trigger", "walls", "windows", "wounds",
    )  # fmt: skip

    number: int
    trigger: int
    program: int
    passives: list[Passive]
    glory: int
    ap: int
    wounds: int
    discards: bool
    once: int
    condition: Test | None
    aim: int
    windows: int
    plain: bool
    """Whether it may be aimed at ordinary monsters only, not at a quest's or at the Arch Lich Lord."""
    shifts: bool
    walls: bool
    rerolls: int
    """Which roll it repeats, as vocabulary.ROLLS; -1 for none."""

    def __init__(self, number: int, trigger: int) -> None:
        self.number = number
        self.trigger = trigger
        self.program = -1
        self.passives = []
        self.glory = 0
        self.ap = 0
        self.wounds = 0
        self.discards = False
        self.once = ONCE_NEVER_ENDING
        self.condition = None
        self.aim = AIM_NONE
        self.windows = 0
        self.plain = False
        self.shifts = False
        self.walls = False
        self.rerolls = -1


class Fighter:
    """How a monster fights; lists go by form. ``strikes`` are programs, -1 for one plain wound."""

    __slots__ = (
        "health", "kinds", "special_costs", "special_programs", "special_threats", "strike_wounds", "strikes", "symbols",
        "values",
    )  # fmt: skip

    health: int
    kinds: int
    values: list[int]
    symbols: list[int]
    strikes: list[int]
    strike_wounds: list[int]
    special_costs: list[int]
    special_threats: list[bool]
    special_programs: list[int]

    def __init__(self, health: int, kinds: int) -> None:
        self.health = health
        self.kinds = kinds
        self.values = []
        self.symbols = []
        self.strikes = []
        self.strike_wounds = []
        self.special_costs = []
        self.special_threats = []
        self.special_programs = []


class Card:
    """A compiled adventure card; copies of one design are cards of their own with the same ``design``."""

    __slots__ = (
        "abilities", "aim", "cost", "cost_x", "design", "duration", "fighter", "glory", "host", "id", "kinds", "lord",
        "number", "one_use", "plain", "program", "rerolls", "scope_all", "shifts", "solo", "sorts", "stage", "timing",
        "trap_failed", "trap_number", "trap_passed", "trap_stat", "type", "upkeep", "walls", "windows",
    )  # fmt: skip

    number: int
    id: str
    design: int
    stage: int
    type: int
    glory: bool
    """Whether it is paid with glory: a boon or a treasure."""
    kinds: int
    sorts: int
    """Which of vocabulary.CARD_SORTS it is, as bits."""
    cost: int
    cost_x: bool
    timing: int
    duration: int
    one_use: bool
    aim: int
    host: int
    upkeep: int
    solo: bool
    lord: bool
    program: int
    windows: int
    abilities: list[Ability]
    fighter: Fighter | None
    trap_stat: int
    trap_number: int
    scope_all: bool
    trap_passed: int
    trap_failed: int
    plain: bool
    shifts: bool
    walls: bool
    rerolls: int

    def __init__(self, number: int, id_: str) -> None:
        self.number = number
        self.id = id_
        self.design = number
        self.stage = 0
        self.type = BOON
        self.glory = True
        self.kinds = 0
        self.sorts = 0
        self.cost = 0
        self.cost_x = False
        self.timing = FEATS_PHASE
        self.duration = INSTANT
        self.one_use = False
        self.aim = AIM_NONE
        self.host = HOST_NONE
        self.upkeep = 0
        self.solo = True
        self.lord = False
        self.program = -1
        self.windows = 0
        self.abilities = []
        self.fighter = None
        self.trap_stat = -1
        self.trap_number = 0
        self.scope_all = True
        self.trap_passed = -1
        self.trap_failed = -1
        self.plain = False
        self.shifts = False
        self.walls = False
        self.rerolls = -1


class HeroCard:
    """A compiled hero card. ``gains[form][k]`` is the k-th column of its table."""

    __slots__ = (
        "abilities",
        "boons",
        "first",
        "forms",
        "gains",
        "health",
        "id",
        "number",
        "stage",
        "treasures",
    )

    number: int
    id: str
    stage: int
    first: int
    health: int
    boons: int
    treasures: int
    gains: list[list[int]]
    forms: list[bool]
    abilities: list[Ability]

    def __init__(self, number: int, id_: str) -> None:
        self.number = number
        self.id = id_
        self.stage = 0
        self.first = 1
        self.health = 0
        self.boons = 0
        self.treasures = 0
        self.gains = []
        self.forms = []
        self.abilities = []


class LocationCard:
    """A compiled location; exits clockwise from the top of the upright card."""

    __slots__ = (
        "danger", "entrance", "exit_numbers", "exit_stats", "exits", "glory", "grim", "hazard", "hazard_number",
        "hazard_stat", "id", "number", "peril", "program", "room", "stage", "surface", "throne",
    )  # fmt: skip

    number: int
    id: str
    stage: int
    surface: bool
    room: bool
    grim: bool
    entrance: bool
    throne: bool
    glory: int
    peril: int
    exits: list[int]
    exit_stats: list[int]
    exit_numbers: list[int]
    hazard: int
    hazard_stat: int
    hazard_number: int
    danger: int
    program: int

    def __init__(self, number: int, id_: str) -> None:
        self.number = number
        self.id = id_
        self.stage = 0
        self.surface = False
        self.room = False
        self.grim = False
        self.entrance = False
        self.throne = False
        self.glory = 0
        self.peril = 0
        self.exits = []
        self.exit_stats = []
        self.exit_numbers = []
        self.hazard = NO_HAZARD
        self.hazard_stat = -1
        self.hazard_number = 0
        self.danger = 0
        self.program = -1


class QuestCard:
    """A compiled quest. ``places`` and ``second`` are the numbers of all locations that will do."""

    __slots__ = (
        "ap", "artifact", "category", "condition", "dice", "dice_number", "dice_rule", "fighter", "id", "influence",
        "lord", "names_places", "number", "penalty", "places", "reward", "sacrifice", "sacrifice_number", "search", "second", "solo",
        "stage", "stat", "stat_number",
    )  # fmt: skip

    number: int
    id: str
    stage: int
    category: int
    solo: bool
    lord: bool
    names_places: bool
    """Whether the card names its places; a type of location or a search does not (DLQ-170, DLQ-173)."""
    places: list[int]
    second: list[int]
    ap: int
    condition: int
    stat: int
    stat_number: int
    dice: int
    dice_rule: int
    dice_number: int
    sacrifice: int
    sacrifice_number: int
    fighter: Fighter | None
    search: int
    penalty: int
    influence: list[Ability]
    reward: int
    artifact: list[Ability]

    def __init__(self, number: int, id_: str) -> None:
        self.number = number
        self.id = id_
        self.stage = 0
        self.category = 0
        self.solo = True
        self.lord = False
        self.names_places = False
        self.places = []
        self.second = []
        self.ap = 0
        self.condition = REACH_QUEST
        self.stat = -1
        self.stat_number = 0
        self.dice = 0
        self.dice_rule = 0
        self.dice_number = 0
        self.sacrifice = -1
        self.sacrifice_number = 0
        self.fighter = None
        self.search = 0
        self.penalty = -1
        self.influence = []
        self.reward = -1
        self.artifact = []


class Tables:
    """What the rules look up, by number. ``stages`` are the sets in play in rising order; a card's ``stage`` is the
    place in that list, -1 for cards of sets that are not in play. Filled by ``compiler.compile_tables``.
    """

    def __init__(self, sets: tuple[CardSet, ...], options: dict[str, OptionValue], seats: int) -> None:
        self.sets = sets
        self.options = options
        self.seats = seats
        self.solo = seats == 1
        self.stages: list[int] = []
        """The stages of the game: 0 heroic, 1 epic, 2 legendary."""
        self.mixed = len(sets) > 1
        self.split = (
            self.solo or options["decks"] == "split" or (options["decks"] == "default" and self.mixed)
        )
        self.white_spots = not bool(options["no_white_spots"])
        self.resurrection = bool(options["resurrection"])
        self.hero_choice = bool(options["hero_choice"])
        self.optional_discard = bool(options["optional_discard"])
        self.impartial = bool(options["impartial_placement"])
        self.nothing_personal = bool(options["nothing_personal"])
        self.limited_movement = bool(options["limited_movement"])
        self.dodging = bool(options["dodging_spikes"])
        self.harder = bool(options["harder_solo"])
        self.one_way = bool(options["one_way_doors"])
        self.challenge_only = options["saved_ap"] == "challenge"
        cap = options["round_cap"]
        self.round_cap = (int(cap) if int(cap) > 0 else ROUND_CAP) * len({one.stage for one in sets})
        self.kinds: list[str] = []
        self.cards: list[Card] = []
        self.heroes: list[HeroCard] = []
        self.locations: list[LocationCard] = []
        self.quests: list[QuestCard] = []
        self.abilities: list[Ability] = []
        self.programs: list[list[Op]] = []
        self.ops: list[Op] = []
        self.lord = -1
        """The Arch Lich Lord's card, -1 in sets without him."""
        self.lord_quest = -1
        self.lord_stage = -1
        self.throne = -1
        self.first_entrance = -1
        self.scepter_tokens = 0
        self.scepter_cap = 0
        self.scepter_roll = 0
        self.undead = 0
        """The bit of the kind undead."""
        self.cheapest: list[list[int]] = []
        self.timed: list[list[Card]] = []
        """By stage and window: the least cost of a glory card with that timing, then of a peril card; -1 for none."""
