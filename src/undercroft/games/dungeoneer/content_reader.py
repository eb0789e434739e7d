"""Reads the files of a Dungeoneer set into its types, noting every value that is missing or wrong."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, NamedTuple, TypeVar

from undercroft.games.dungeoneer.content_effects import read_condition, read_effects
from undercroft.games.dungeoneer.content_types import (
    AIMS,
    CARD_TYPES,
    CATEGORIES,
    CONDITIONS,
    DICE_RULES,
    DURATIONS,
    EXIT_KINDS,
    FIRST_LEVEL,
    FRAMES,
    HOSTS,
    LOCATION_TYPES,
    SACRIFICES,
    STAGES,
    SYMBOLS,
    TIMINGS,
    TOP_LEVEL,
    Ability,
    Adventure,
    Condition,
    Dice,
    Effects,
    Event,
    Exit,
    Hero,
    Location,
    Monster,
    Quest,
    Sacrifice,
    Special,
    Threat,
    Trap,
)
from undercroft.games.dungeoneer.vocabulary import FORMS, TESTED, TRIGGERS
from undercroft.packs import (
    MANIFEST,
    Entry,
    Manifest,
    Problem,
    Report,
    Words,
    check_distinct,
    nearest,
    read_files,
    read_manifest,
)

GAME: Final = "dungeoneer"
EVENT_FILE: Final = "event.toml"
"""The one file that a set may lack."""
PACK_FILES: Final = ("heroes.toml", "locations.toml", "adventures.toml", "quests.toml", EVENT_FILE)
"""All files of a set but its manifest, all of them figures."""

MOST_COPIES: Final = 9
MOST_COST: Final = 30
MOST_HEALTH: Final = 30
MOST_VALUE: Final = 15
MOST_THREAT: Final = 30
MOST_DICE: Final = 3

USUAL_FORMS: Final = ("melee", "magic")
"""DLQ-37: the forms a hero attacks in if the card says nothing else."""
OWN_CONDITIONS: Final = {
    "sacrifice": "sacrifice",
    "hunt": "monster",
    "search": "search",
    "escort": "escort",
    "threat": "test",
    "chance": "dice",
}
"""DL-74 to DL-80: how quests of these categories are done. Artifact and influence quests say it themselves."""
CONDITION_KEYS: Final = {
    "reach": (),
    "test": ("threat", "penalty"),
    "dice": ("dice",),
    "sacrifice": ("sacrifice",),
    "monster": ("monster", "monster_kinds"),
    "search": ("search", "threat", "penalty", "monster", "monster_kinds"),
    "escort": ("second",),
}
"""The keys that have a meaning for a quest done in such a way."""
ONE_WAY_KEYS: Final = (
    "threat",
    "penalty",
    "dice",
    "sacrifice",
    "monster",
    "monster_kinds",
    "search",
    "second",
)

T = TypeVar("T", Hero, Location, Adventure, Quest)


class Read(NamedTuple):
    """Everything read from a set. Lists go along with their entries, in the order of the file."""

    report: Report
    documents: dict[str, Entry]
    manifest: Manifest
    stage: str
    heroes: list[tuple[Entry, Hero]]
    locations: list[tuple[Entry, Location]]
    adventures: list[tuple[Entry, Adventure]]
    quests: list[tuple[Entry, Quest]]
    event: tuple[Entry, Event] | None

    def sound(self, *files: str) -> bool:
        """Whether these files are there and no error was found in them: only then is a deck as a whole judged."""
        return all(self.documents[name].sound for name in files)


def read_pack(folder: Path) -> Read:
    """Read all files of a set; nothing is raised, every problem is in the report."""
    report = Report()
    documents = read_files(folder, (MANIFEST, *PACK_FILES), report)
    absent = Problem(EVENT_FILE, "", "pack-file-missing")
    if absent in report.problems:
        report.problems.remove(absent)
    stage = documents[MANIFEST].choice("stage", STAGES)
    read = Read(
        report,
        documents,
        read_manifest(documents[MANIFEST], folder, (GAME,)),
        stage,
        _read_each(documents["heroes.toml"], "heroes", stage, _read_hero),
        _read_each(documents["locations.toml"], "locations", stage, _read_location),
        _read_each(documents["adventures.toml"], "cards", stage, _read_card),
        _read_each(documents["quests.toml"], "quests", stage, _read_quest),
        _read_event(documents[EVENT_FILE]),
    )
    for name in PACK_FILES:
        documents[name].done()
    return read


def _read_each(
    document: Entry, key: str, stage: str, read: Callable[[Entry, str], T]
) -> list[tuple[Entry, T]]:
    """The entries of `[[key]]`, no two with the same id."""
    entries = document.tables(key)
    things = [(entry, read(entry, stage)) for entry in entries]
    check_distinct(entries, "id", [thing.id for _, thing in things])
    for entry in entries:
        entry.done()
    return things


# Heroes and locations


def _read_hero(entry: Entry, stage: str) -> Hero:
    columns = TOP_LEVEL[stage] - FIRST_LEVEL[stage] + 1 if stage else 4
    return Hero(
        id=_id(entry),
        name=entry.words("name"),
        race=entry.words("race"),
        title=entry.words("title"),
        flavour=_flavour(entry),
        stage=stage,
        health=entry.number("health", 1, MOST_HEALTH),
        boons=entry.number("boons", 0, 9),
        treasures=entry.number("treasures", 0, 9),
        melee=entry.numbers("melee", columns, 0, MOST_VALUE),
        magic=entry.numbers("magic", columns, 0, MOST_VALUE),
        speed=entry.numbers("speed", columns, 0, MOST_VALUE),
        forms=_choices(entry, "forms", FORMS) if "forms" in entry else _default(entry, "forms", USUAL_FORMS),
        abilities=_abilities(entry, "abilities"),
    )


def _read_location(entry: Entry, stage: str) -> Location:
    hazard, danger, threat = _read_hazard(entry)
    effects = _effects(entry, "effects")
    if "effects" in entry and hazard not in ("", "none", "effect"):
        entry.error("dl-two-hazards", key="effects", hazard=hazard)
    return Location(
        id=_place_id(entry),
        name=entry.words("name"),
        flavour=_flavour(entry),
        stage=stage,
        frame=_choice_or(entry, "frame", FRAMES, "dungeon"),
        type=entry.choice("type", LOCATION_TYPES),
        entrance=entry.flag("entrance"),
        glory=entry.number("glory", 0, 9),
        peril=entry.number("peril", 0, 9),
        exits=_read_exits(entry),
        hazard="effect" if effects else hazard or "none",
        danger=danger,
        threat=threat,
        effects=effects,
        throne=entry.flag("throne"),
    )


def _read_exits(entry: Entry) -> tuple[Exit, Exit, Exit, Exit]:
    """Four sides clockwise from the top, each ``open``, ``wall`` or a kind with its threat."""
    exits = [_exit(entry, text) for text in entry.texts("exits", 4)] or [Exit("wall", None)] * 4
    return exits[0], exits[1], exits[2], exits[3]


def _exit(entry: Entry, text: str) -> Exit:
    kind, _, rest = text.strip().partition(" ")
    if kind in ("open", "wall") and not rest:
        return Exit(kind, None)
    threat = _threat_of(rest)
    if kind in ("blocked", "trapped") and threat is not None:
        return Exit(kind, threat)
    near = nearest(kind, EXIT_KINDS)
    if kind not in EXIT_KINDS and near:
        entry.error("dl-exit-near", key="exits", got=text, near=near)
    else:
        entry.error("dl-exit-form", key="exits", got=text)
    return Exit("wall", None)


def _read_hazard(entry: Entry) -> tuple[str, int, Threat | None]:
    """What lies in the middle of a location; ("", 0, None) if that is not readable."""
    text = entry.text("hazard", "none")
    kind, _, rest = text.strip().partition(" ")
    if kind in ("none", "effect") and not rest:
        if kind == "effect" and "effects" not in entry:
            entry.error("pack-key-missing", key="effects")
        return kind, 0, None
    if kind == "danger" and re.fullmatch(r"[1-9]", rest):
        return kind, int(rest), None
    threat = _threat_of(rest)
    if kind in ("spikes", "pit") and threat is not None:
        return kind, 0, threat
    if text:
        near = nearest(kind, ("danger", "spikes", "pit"))
        if kind != near and near:
            entry.error("dl-hazard-near", key="hazard", got=text, near=near)
        else:
            entry.error("dl-hazard-form", key="hazard", got=text)
    return "", 0, None


# Adventure cards


def _read_card(entry: Entry, stage: str) -> Adventure:
    cost, cost_x = _read_cost(entry)
    duration = entry.choice("duration", DURATIONS)
    return Adventure(
        id=_id(entry),
        name=entry.words("name"),
        flavour=_flavour(entry),
        stage=stage,
        copies=_number_or(entry, "copies", 1, MOST_COPIES, 1),
        solo=_solo(entry),
        type=entry.choice("type", CARD_TYPES),
        kinds=_kinds(entry, "kinds"),
        cost=cost,
        cost_x=cost_x,
        timing=entry.choice("timing", TIMINGS),
        duration=duration,
        one_use=entry.flag("one_use"),
        aim=_choice_or(entry, "aim", AIMS, "none"),
        host=_choice_or(entry, "host", HOSTS, ""),
        upkeep=_number_or(entry, "upkeep", 0, 9, 0),
        effects=_effects(entry, "effects"),
        abilities=_abilities(entry, "abilities"),
        monster=_monster(entry),
        trap=_read_trap(entry),
        lord=entry.flag("lord"),
    )


def _read_cost(entry: Entry) -> tuple[int, bool]:
    """A printed number, or X: what the player likes."""
    if not entry.is_text("cost"):
        return entry.number("cost", 0, MOST_COST), False
    text = entry.text("cost")
    if text != "X":
        entry.error("dl-cost-form", key="cost", got=text)
    return 0, True


def _read_trap(entry: Entry) -> Trap | None:
    if "trap" not in entry:
        entry.skip("trap")
        return None
    table = entry.table("trap")
    trap = Trap(
        _threat(table, "threat") or Threat("speed", 0),
        _choice_or(table, "scope", ("all", "target"), "all"),
        _effects(table, "passed"),
        _effects(table, "failed"),
    )
    table.done()
    return trap


def _monster(entry: Entry) -> Monster | None:
    """The table ``monster`` of a card or a quest, None without one."""
    if "monster" not in entry:
        entry.skip("monster")
        return None
    table = entry.table("monster")
    health = table.number("health", 1, MOST_HEALTH)
    melee, magic, speed = (_value(table, form) for form in FORMS)
    monster = Monster(
        health,
        (melee[1], magic[1], speed[1]),
        (melee[0], magic[0], speed[0]),
        _read_strikes(table),
        tuple(_read_special(special) for special in _below(table, "specials")),
    )
    table.done()
    return monster


def _value(table: Entry, form: str) -> tuple[str, int]:
    """A symbol and a value, such as ``attack 1``; ("none", 0) if the monster has none."""
    text = table.text(form, "none")
    symbol, _, rest = text.strip().partition(" ")
    if text in ("", "none"):
        return "none", 0
    if symbol in SYMBOLS[:2] and re.fullmatch(r"\d\d?", rest) and int(rest) <= MOST_VALUE:
        return symbol, int(rest)
    near = nearest(symbol, SYMBOLS)
    if near and near != symbol:
        table.error("dl-value-near", key=form, got=text, near=near)
    else:
        table.error("dl-value-form", key=form, got=text, most=MOST_VALUE)
    return "none", 0


def _read_strikes(table: Entry) -> tuple[Effects, Effects, Effects]:
    if "strikes" not in table:
        table.skip("strikes")
        return (), (), ()
    strikes = table.table("strikes")
    melee, magic, speed = (_effects(strikes, form) for form in FORMS)
    strikes.done()
    return melee, magic, speed


def _read_special(entry: Entry) -> Special:
    special = Special(entry.number("cost", 1, 9), entry.flag("threat"), _needed_effects(entry, "effects"))
    entry.done()
    return special


# Abilities


def _abilities(entry: Entry, key: str) -> tuple[Ability, ...]:
    return tuple(_read_ability(ability) for ability in _below(entry, key))


def _read_ability(entry: Entry) -> Ability:
    ability = Ability(
        trigger=entry.choice("on", TRIGGERS),
        effects=_needed_effects(entry, "effects"),
        glory=_number_or(entry, "glory", 0, 9, 0),
        ap=_number_or(entry, "ap", 0, 9, 0),
        wounds=_number_or(entry, "wounds", 0, 9, 0),
        discard_self=entry.flag("discard_self"),
        once=_choice_or(entry, "once", ("turn", "game"), ""),
        condition=_condition(entry, "if"),
        aim=_choice_or(entry, "aim", AIMS, "none"),
    )
    entry.done()
    return ability


def _condition(entry: Entry, key: str) -> Condition | None:
    text = entry.text(key, "")
    return read_condition(entry, key, text) if text else None


# Quests and the event


def _read_quest(entry: Entry, stage: str) -> Quest:
    category = entry.choice("category", CATEGORIES)
    lord = entry.flag("lord")
    condition = _read_quest_condition(entry, category)
    keys = CONDITION_KEYS.get(condition)
    if keys is None:
        # Without its condition nobody can say what a quest must hold.
        keys = ()
        for key in ONE_WAY_KEYS:
            entry.skip(key)
    else:
        for key in ONE_WAY_KEYS:
            if key not in keys:
                entry.refuse(key, "dl-not-for-condition", condition=condition)
    searches = condition == "search"
    return Quest(
        id=_id(entry),
        name=entry.words("name"),
        flavour=_flavour(entry),
        stage=stage,
        category=category,
        solo=_solo(entry),
        # Of the lord's quest the throne is the place.
        places=_default(entry, "places", ()) if lord and "places" not in entry else _places(entry, "places"),
        second=_places(entry, "second") if "second" in keys else (),
        ap=_number_or(entry, "ap", 0, 9, 0),
        condition=condition,
        threat=_quest_threat(entry, searches) if "threat" in keys else None,
        dice=_read_dice(entry) if "dice" in keys else None,
        sacrifice=_read_sacrifice(entry) if "sacrifice" in keys else None,
        monster=_quest_monster(entry, searches, lord) if "monster" in keys else None,
        monster_kinds=_kinds(entry, "monster_kinds") if "monster_kinds" in keys else (),
        search=entry.number("search", 2, MOST_THREAT) if "search" in keys else 0,
        penalty=_effects(entry, "penalty") if "penalty" in keys else (),
        influence=_abilities(entry, "influence"),
        reward=_effects(entry, "reward"),
        artifact=_abilities(entry, "artifact"),
        lord=lord,
    )


def _read_quest_condition(entry: Entry, category: str) -> str:
    """How a quest is done; most categories say it by themselves."""
    own = OWN_CONDITIONS.get(category)
    if category and own is None:
        return entry.choice("condition", CONDITIONS)
    condition = _choice_or(entry, "condition", CONDITIONS, own or "")
    if category and condition and condition != own:
        entry.error("dl-quest-condition", category=category, condition=own or "", got=condition)
        return ""
    return condition


def _quest_threat(entry: Entry, searches: bool) -> Threat | None:
    if searches and "threat" not in entry:
        return _default(entry, "threat", None)
    return _threat(entry, "threat")


def _quest_monster(entry: Entry, searches: bool, lord: bool) -> Monster | None:
    """DL-75: a hunt has its monster, save the one whose monster is a card of the deck."""
    if lord:
        entry.refuse("monster", "dl-lord-monster")
        return None
    if "monster" not in entry and not searches:
        entry.skip("monster")
        entry.error("pack-key-missing", key="monster")
        return None
    return _monster(entry)


def _read_dice(entry: Entry) -> Dice | None:
    """``2 sum 9``, ``3 each 3`` or ``2 pair``."""
    text = entry.text("dice")
    found = re.fullmatch(r"(\d) (sum|each) (\d\d?)|(\d) (pair)", text.strip())
    if found is None:
        if text:
            entry.error("dl-dice-form", key="dice", got=text, rules=", ".join(DICE_RULES))
        return None
    if found[5]:
        return Dice(int(found[4]), found[5], 0)
    return Dice(int(found[1]), found[2], int(found[3]))


def _read_sacrifice(entry: Entry) -> Sacrifice | None:
    """Such as ``health 2``."""
    text = entry.text("sacrifice")
    what, _, number = text.strip().partition(" ")
    if what in SACRIFICES and re.fullmatch(r"[1-9]\d?", number):
        return Sacrifice(what, int(number))
    if text:
        near = nearest(what, SACRIFICES)
        if near and near != what:
            entry.error("dl-sacrifice-near", key="sacrifice", got=text, near=near)
        else:
            entry.error("dl-sacrifice-form", key="sacrifice", got=text, allowed=", ".join(SACRIFICES))
    return None


def _read_event(document: Entry) -> tuple[Entry, Event] | None:
    if "event" not in document:
        document.skip("event")
        return None
    entry = document.table("event")
    event = Event(
        id=_id(entry),
        name=entry.words("name"),
        flavour=_flavour(entry),
        tokens=entry.number("tokens", 0, 9),
        cap=entry.number("cap", 1, 9),
        roll=entry.number("roll", 2, 6),
    )
    entry.done()
    return entry, event


# Values


def _effects(entry: Entry, key: str) -> Effects:
    """A list of effects; () when the key is absent."""
    if key not in entry:
        return _default(entry, key, ())
    return _needed_effects(entry, key)


def _needed_effects(entry: Entry, key: str) -> Effects:
    """A list of effects, at least one."""
    texts = entry.texts(key)
    if not texts and entry.sound:
        entry.error("dl-effects-empty", key=key)
    return read_effects(entry, key, texts)


def _threat(entry: Entry, key: str) -> Threat | None:
    """Such as ``speed 9``; None, and noted, if it is not a threat."""
    text = entry.text(key)
    threat = _threat_of(text)
    if text and threat is None:
        stat = text.split(" ")[0]
        near = nearest(stat, TESTED)
        if near and near != stat:
            entry.error("dl-threat-near", key=key, got=text, near=near)
        else:
            entry.error("dl-threat-form", key=key, got=text, most=MOST_THREAT, allowed=", ".join(TESTED))
    return threat


def _threat_of(text: str) -> Threat | None:
    stat, _, number = text.strip().partition(" ")
    if stat in TESTED and re.fullmatch(r"[1-9]\d?", number) and int(number) <= MOST_THREAT:
        return Threat(stat, int(number))
    return None


def _below(entry: Entry, key: str) -> list[Entry]:
    """The tables of an optional list inside an entry, each called after both."""
    if key not in entry:
        return _default(entry, key, [])
    tables = entry.tables(key)
    for table in tables:
        table.where = f"{entry.where}.{table.where}"
    return tables


D = TypeVar("D")


def _default(entry: Entry, key: str, default: D) -> D:
    """What holds when `key` is absent, which is no slip."""
    entry.skip(key)
    return default


def _number_or(entry: Entry, key: str, low: int, high: int, default: int) -> int:
    return entry.number(key, low, high) if key in entry else _default(entry, key, default)


def _choice_or(entry: Entry, key: str, allowed: Sequence[str], default: str) -> str:
    return entry.choice(key, allowed) if key in entry else _default(entry, key, default)


def _solo(entry: Entry) -> bool:
    return entry.flag("solo") if "solo" in entry else _default(entry, "solo", True)


def _flavour(entry: Entry) -> Words | None:
    return entry.words("flavour") if "flavour" in entry else _default(entry, "flavour", None)


def _choices(entry: Entry, key: str, allowed: Sequence[str]) -> tuple[str, ...]:
    """A list of words, each of them allowed and there once."""
    words = entry.texts(key)
    for place, word in enumerate(words):
        if word not in allowed:
            _unknown_word(entry, key, word, allowed)
        elif word in words[:place]:
            entry.error("dl-word-twice", key=key, got=word)
    return tuple(word for word in words if word in allowed)


def _unknown_word(entry: Entry, key: str, word: str, allowed: Sequence[str]) -> None:
    near = nearest(word, allowed)
    if near:
        entry.error("pack-choice-near", key=key, got=word, near=near, allowed=", ".join(allowed))
    else:
        entry.error("pack-choice-unknown", key=key, got=word, allowed=", ".join(allowed))


def _kinds(entry: Entry, key: str) -> tuple[str, ...]:
    """Free words, written like ids; () when the key is absent."""
    if key not in entry:
        return _default(entry, key, ())
    kinds = entry.texts(key)
    for place, kind in enumerate(kinds):
        if not _WORD.fullmatch(kind):
            entry.error("dl-id-form", key=key, got=kind)
        elif kind in kinds[:place]:
            entry.error("dl-word-twice", key=key, got=kind)
    return kinds


def _places(entry: Entry, key: str) -> tuple[str, ...]:
    """Ids or types of locations, at least one; whether they exist is checked with the locations at hand."""
    places = entry.texts(key)
    if not places and entry.sound:
        entry.error("dl-places-empty", key=key)
    for place, name in enumerate(places):
        if name in places[:place]:
            entry.error("dl-word-twice", key=key, got=name)
    return places


_WORD = re.compile(r"[a-z][a-z0-9_]*")


def _id(entry: Entry) -> str:
    value = entry.text("id")
    if value and not _WORD.fullmatch(value):
        entry.error("dl-id-form", key="id", got=value)
    return value


def _place_id(entry: Entry) -> str:
    """A location's id, which no quest can take for a type of location."""
    value = _id(entry)
    if value in PLACE_WORDS:
        entry.error("dl-id-place", key="id", got=value)
    return value


PLACE_WORDS: Final = (*LOCATION_TYPES, "any")
"""What a quest may name instead of a location (DL-10)."""
