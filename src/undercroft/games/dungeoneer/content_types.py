"""The printed things of Dungeoneer as plain data: heroes, locations, adventure cards, quests, the event."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from undercroft.packs import Words

STAGES: Final = ("heroic", "epic", "legendary")
FIRST_LEVEL: Final = {"heroic": 1, "epic": 4, "legendary": 7}
TOP_LEVEL: Final = {"heroic": 4, "epic": 7, "legendary": 10}

CARD_TYPES: Final = ("boon", "treasure", "curse", "encounter")
GLORY_TYPES: Final = ("boon", "treasure")
TIMINGS: Final = ("villainy", "feats", "response", "anytime")
DURATIONS: Final = ("instant", "permanent", "attachment", "monster")
AIMS: Final = (
    "none",
    "own",  # your own hero: no choice
    "hero",  # any living hero, your own too (DL-101)
    "rival",  # a living rival hero
    "here",  # another hero in your location
    "monster",  # a monster that attacks in the present battle
    "lair",  # a monster in anybody's lair
    "location",  # a location on the map
    "exit",  # a side of a location on the map
    "treasure",  # a treasure in a rival's inventory
    "curse",  # a permanent curse on your hero
)
HOSTS: Final = ("hero", "boon", "treasure", "monster", "location", "quest")
LOCATION_TYPES: Final = ("tunnel", "grim", "room")
FRAMES: Final = ("dungeon", "surface")
EXIT_KINDS: Final = ("open", "wall", "blocked", "trapped")
HAZARDS: Final = ("none", "danger", "spikes", "pit", "effect")
CATEGORIES: Final = (
    "artifact", "influence", "sacrifice", "hunt", "search", "escort", "threat", "chance",
)  # fmt: skip
CONDITIONS: Final = ("reach", "test", "dice", "sacrifice", "monster", "search", "escort")
"""How a quest is done: by being there, a threat, dice, giving up, beating a monster, finding, escorting."""
DICE_RULES: Final = ("sum", "each", "pair")
"""``dice`` dice together at least ``n``; every one at least ``n``; two alike (``n`` unused)."""
SACRIFICES: Final = ("health", "boon", "treasure", "hand", "glory")
SYMBOLS: Final = ("attack", "counter", "none")
"""Round (may attack and counterattack), counterattack only, no value in this form."""


@dataclass(frozen=True, slots=True)
class Amount:
    """A number, a die, the X of the cost, or a count; ``sign`` is 1 or -1."""

    kind: str
    """"number", "die", "x" or one of vocabulary.COUNTS."""
    n: int = 0
    """The number without its sign: -2 is ``n`` 2 with ``sign`` -1. 0 of the other kinds."""
    sign: int = 1


@dataclass(frozen=True, slots=True)
class Condition:
    """A question about the table: one of vocabulary.CONDITIONS with a word and a number."""

    test: str
    word: str = ""
    n: int = 0


@dataclass(frozen=True, slots=True)
class Effect:
    """One verb with its arguments in the order of its signature; None where one was left out."""

    verb: str
    args: tuple[int | str | Amount | Condition | tuple[Effect, ...] | None, ...]


Effects = tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Ability:
    """What a readied card or a hero can do: when, for what, how often."""

    trigger: str
    """One of vocabulary.TRIGGERS."""
    effects: Effects
    glory: int = 0
    ap: int = 0
    wounds: int = 0
    discard_self: bool = False
    once: str = ""
    """"turn", "game" or "" for as often as one can pay."""
    condition: Condition | None = None
    aim: str = "none"
    """What an activated ability is aimed at, one of AIMS."""


@dataclass(frozen=True, slots=True)
class Threat:
    """A test: a die and this value reach ``n`` or not (DL-69)."""

    stat: str
    n: int


@dataclass(frozen=True, slots=True)
class Special:
    """DL-94: an effect of a monster bought with more peril; ``threat``: resolved before the battle."""

    cost: int
    threat: bool
    effects: Effects


@dataclass(frozen=True, slots=True)
class Monster:
    """How a monster fights. Tuples go by vocabulary.FORMS."""

    health: int
    values: tuple[int, int, int]
    symbols: tuple[str, str, str]
    strikes: tuple[Effects, Effects, Effects]
    """What a successful strike does instead of one wound; () for one wound."""
    specials: tuple[Special, ...]


@dataclass(frozen=True, slots=True)
class Trap:
    """DL-70: every hero in the location (or the target alone) meets the threat; ``target`` is who rolls."""

    threat: Threat
    scope: str
    """"all" or "target"."""
    passed: Effects
    failed: Effects


@dataclass(frozen=True, slots=True)
class Hero:
    """A hero card. Values by level: the first is the base, the others are added up (DL-6)."""

    id: str
    name: Words
    race: Words
    title: Words
    """The class."""
    flavour: Words | None
    stage: str
    health: int
    boons: int
    treasures: int
    melee: tuple[int, ...]
    magic: tuple[int, ...]
    speed: tuple[int, ...]
    forms: tuple[str, ...]
    """The forms the hero may attack in (round symbols)."""
    abilities: tuple[Ability, ...]


@dataclass(frozen=True, slots=True)
class Exit:
    """One side of a location; a threat only where it is blocked or trapped."""

    kind: str
    threat: Threat | None


@dataclass(frozen=True, slots=True)
class Location:
    """A location card; exits clockwise from the top."""

    id: str
    name: Words
    flavour: Words | None
    stage: str
    frame: str
    type: str
    entrance: bool
    glory: int
    peril: int
    exits: tuple[Exit, Exit, Exit, Exit]
    hazard: str
    danger: int
    """How much harder traps are here; 0 without danger."""
    threat: Threat | None
    """Of spikes and pits."""
    effects: Effects
    """Of hazard "effect": what happens to the hero who enters (``you``)."""
    throne: bool
    """Whether the Arch Lich Lord lives here (DL-132)."""


@dataclass(frozen=True, slots=True)
class Adventure:
    """An adventure card; ``copies`` of it lie in the deck."""

    id: str
    name: Words
    flavour: Words | None
    stage: str
    copies: int
    solo: bool
    type: str
    kinds: tuple[str, ...]
    cost: int
    """The printed cost, in glory for boons and treasures, else in peril. With ``cost_x`` it is X alone and this 0."""
    cost_x: bool
    timing: str
    duration: str
    one_use: bool
    """A permanent that is used up by its activated ability (DLQ-112)."""
    aim: str
    host: str
    """What an attachment is tucked under, one of HOSTS; "" otherwise."""
    upkeep: int
    effects: Effects
    """What happens when it is played (instants; also permanents, once)."""
    abilities: tuple[Ability, ...]
    monster: Monster | None
    trap: Trap | None
    lord: bool
    """Whether this is the Arch Lich Lord (DL-130)."""


@dataclass(frozen=True, slots=True)
class Dice:
    """DL-80: a roll of ``dice`` dice that must fit a rule."""

    dice: int
    rule: str
    n: int


@dataclass(frozen=True, slots=True)
class Sacrifice:
    """DL-74: so much of one thing."""

    what: str
    n: int


@dataclass(frozen=True, slots=True)
class Quest:
    """A quest card."""

    id: str
    name: Words
    flavour: Words | None
    stage: str
    category: str
    solo: bool
    places: tuple[str, ...]
    """Location ids, or types ("room", "tunnel", "grim", "any"), any of which will do; of a search the suitable ones."""
    second: tuple[str, ...]
    """Where an escort ends; () otherwise."""
    ap: int
    """Action points that every attempt costs beside DL-47."""
    condition: str
    """One of CONDITIONS."""
    threat: Threat | None
    dice: Dice | None
    sacrifice: Sacrifice | None
    monster: Monster | None
    monster_kinds: tuple[str, ...]
    search: int
    """The number a search must reach; 0 without one. After it is found, ``threat`` or ``monster`` may follow."""
    penalty: Effects
    """DLQ-153: what a failed threat does to every hero in the location (``target``)."""
    influence: tuple[Ability, ...]
    """DL-73: what holds while the quest is unfinished."""
    reward: Effects
    artifact: tuple[Ability, ...]
    """DL-72: what holds once it is done."""
    lord: bool
    """Whether it is done by defeating the Arch Lich Lord (DL-130)."""


@dataclass(frozen=True, slots=True)
class Event:
    """DL-134 to DL-136: the Scepter: tokens at the start and at most, and the roll that adds one."""

    id: str
    name: Words
    flavour: Words | None
    tokens: int
    cap: int
    roll: int


@dataclass(frozen=True, slots=True)
class CardSet:
    """One set (pack), checked: all cards of one stage."""

    name: str
    version: str
    title: Words
    hash: str
    folder: Path
    stage: str
    heroes: tuple[Hero, ...]
    locations: tuple[Location, ...]
    adventures: tuple[Adventure, ...]
    quests: tuple[Quest, ...]
    event: Event | None
