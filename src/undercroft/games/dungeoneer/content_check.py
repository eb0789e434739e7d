"""What a good Dungeoneer set needs beyond values of the right type.

Errors are what the rules cannot play, what could go on for ever, and what could never be done: a quest in a place that
does not exist, an effect on a target that nobody chose. Advice is how our own sets are balanced and what the box holds;
an owner who types in printed cards may differ.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from undercroft.games.dungeoneer.codes import (
    MOST_ABILITIES,
    MOST_CARDS,
    MOST_HEROES,
    MOST_LOCATIONS,
    MOST_QUESTS,
)
from undercroft.games.dungeoneer.content_effects import argument, effect_text, walk
from undercroft.games.dungeoneer.content_loops import (
    DIE,
    RIVAL_AIMS,
    RIVAL_WORDS,
    SEATS,
    check_ability,
    check_card,
    check_locations,
)
from undercroft.games.dungeoneer.content_reader import PLACE_WORDS, Read
from undercroft.games.dungeoneer.content_scope import (
    NOTHING,
    STRIKE,
    TARGET,
    ability_scope,
    card_scope,
    check_condition,
    check_effects,
    check_passive,
)
from undercroft.games.dungeoneer.content_types import (
    CATEGORIES,
    FIRST_LEVEL,
    GLORY_TYPES,
    STAGES,
    Ability,
    Adventure,
    Amount,
    Condition,
    Effects,
    Hero,
    Location,
    Monster,
    Quest,
    Threat,
)
from undercroft.games.dungeoneer.vocabulary import CARD_SORTS, FORMS
from undercroft.packs import Entry, nearest

LEAST_DECK: Final = 56
"""Four players tie up 20 hand cards, up to 12 lair monsters and about 20 inventory cards."""
QUESTS: Final = {"heroic": 18, "epic": 14, "legendary": 18}
HEALTH: Final = {"heroic": 6, "epic": 12, "legendary": 18}
HEROES: Final = 6
LOCATIONS: Final = 22
LIMITS: Final = (4, 6)
"""Boons and treasures of a hero together."""
LEAST_TUNNELS: Final = 8
LEAST_GRIM: Final = 3
LEAST_WAYS: Final = 26
"""Exits without a wall for every ten locations."""
MOST_OF_A_PLACE: Final = 3
"""How many quests may name one location."""
MOST_ESCORTS: Final = 3
"""DL-4: there are three pairs of letters."""
FAR: Final = 10
"""A search that needs a 6 and four cards between hero and entrance."""
HAND: Final = 5
MOST_SPECIALS: Final = 4
STAGE_COUNT: Final = len(STAGES)

TYPE_TIMINGS: Final = {
    "boon": ("feats", "response", "anytime"),
    "treasure": ("feats", "response", "anytime"),
    "curse": ("villainy", "anytime"),
    "encounter": ("villainy",),
}
TYPE_DURATIONS: Final = {
    "boon": ("instant", "permanent", "attachment"),
    "treasure": ("instant", "permanent", "attachment"),
    "curse": ("instant", "permanent", "attachment"),
    "encounter": ("instant", "monster"),
}
LYING: Final = ("permanent", "attachment")
HOST_AIMS: Final = {
    "hero": ("none", "own", "hero", "rival", "here"),
    "boon": ("none",),
    "treasure": ("none", "treasure"),
    "monster": ("none", "monster", "lair"),
    "location": ("none", "location"),
    "quest": ("none",),
}
"""Where an attachment is aimed, it is tucked under."""
SOLO_BANNED: Final = ("warp", "shift")


def check_pack(read: Read) -> None:
    """Note in the report everything that is wrong with what was read."""
    for entry, hero in read.heroes:
        if entry.sound:
            _check_hero(entry, hero)
    for entry, location in read.locations:
        if entry.sound:
            _check_location(entry, location)
    for entry, card in read.adventures:
        if entry.sound:
            _check_card(entry, card)
    for entry, quest in read.quests:
        if entry.sound:
            _check_quest(entry, quest)
    _check_event(read)
    _check_kinds(read)
    _check_places(read)
    _check_possible(read)
    _check_lord(read)
    _check_heroes(read)
    _check_map(read)
    _check_quests(read)
    _check_deck(read)


# Heroes and locations


def _check_hero(entry: Entry, hero: Hero) -> None:
    if not hero.forms:
        entry.error("dl-hero-forms", key="forms")
    low, high = LIMITS
    if not low <= hero.boons + hero.treasures <= high:
        entry.error("dl-hero-limits", least=low, most=high, got=hero.boons + hero.treasures)
    stated = HEALTH.get(hero.stage, hero.health)
    if hero.health != stated:
        entry.advise("dl-hero-health", stated=stated, got=hero.health)
    for column in range(1, len(hero.melee)):
        gains = hero.melee[column] + hero.magic[column] + hero.speed[column]
        if gains != 1:
            entry.advise("dl-hero-gains", level=FIRST_LEVEL.get(hero.stage, 1) + column, got=gains)
    if hero.speed and hero.speed[0] < 1:
        entry.error("dl-hero-slow", key="speed", got=hero.speed[0])
    _check_abilities(entry, "abilities", hero.abilities, None)


def _check_location(entry: Entry, location: Location) -> None:
    ways = [exit_.kind != "wall" for exit_ in location.exits]
    if not any(ways):
        entry.error("dl-location-shut", key="exits")
    if location.entrance and not all(ways):
        entry.error("dl-entrance-wall", key="exits", got=_list(exit_.kind for exit_ in location.exits))
    elif location.type != "room" and any(ways) and not (ways[0] or ways[2]):
        entry.error("dl-tunnel-axis", key="exits", axis="vertical")
    elif location.type != "room" and any(ways) and not (ways[1] or ways[3]):
        entry.error("dl-tunnel-axis", key="exits", axis="horizontal")
    if location.throne and (location.entrance or location.type != "room"):
        entry.error("dl-throne-room", key="throne")
    check_effects(entry, "effects", location.effects, NOTHING)


def _check_map(read: Read) -> None:
    if not read.sound("locations.toml"):
        return
    document = read.documents["locations.toml"]
    locations = [location for _, location in read.locations]
    entrances = [location for location in locations if location.entrance]
    if len(entrances) != 1:
        document.error("dl-entrance-count", got=len(entrances))
        return
    for entry, location in read.locations:
        if location.frame != entrances[0].frame:
            entry.error("dl-frame-alone", key="frame", frame=entrances[0].frame, got=location.frame)
    _check_most(document, "locations", MOST_LOCATIONS // STAGE_COUNT, len(locations))
    tunnels = [location for location in locations if location.type != "room" and not location.entrance]
    grim = [location for location in tunnels if location.type == "grim"]
    _check_needed(document, "tunnels", LEAST_TUNNELS, len(tunnels))
    _check_needed(document, "grim", LEAST_GRIM, len(grim))
    ways = sum(exit_.kind != "wall" for location in locations for exit_ in location.exits)
    if ways * 10 < LEAST_WAYS * len(locations):
        document.error("dl-ways-few", least=-(-LEAST_WAYS * len(locations) // 10), got=ways)
    check_locations(read.locations)
    _advise_map(document, locations, entrances[0])


def _advise_map(document: Entry, locations: Sequence[Location], entrance: Location) -> None:
    if len(locations) != LOCATIONS:
        document.advise("dl-box-count", what="locations", stated=LOCATIONS, got=len(locations))
    exits = [exit_ for location in locations for exit_ in location.exits]
    _advise_least(document, "blocked", 6, sum(exit_.kind == "blocked" for exit_ in exits))
    _advise_least(document, "trapped", 6, sum(exit_.kind == "trapped" for exit_ in exits))
    for hazard, least in (("danger", 2), ("spikes", 3), ("pit", 3)):
        _advise_least(document, hazard, least, sum(location.hazard == hazard for location in locations))
    threats = [exit_.threat for exit_ in exits] + [location.threat for location in locations]
    tested = {threat.stat for threat in threats if threat is not None}
    if not set(FORMS) <= tested:
        document.advise("dl-threats-alike", missing=_list(form for form in FORMS if form not in tested))
    stated = 1 if entrance.stage == "heroic" else 2
    if (entrance.glory, entrance.peril) != (1, stated):
        document.advise("dl-entrance-income", stated=stated, glory=entrance.glory, got=entrance.peril)


def _check_heroes(read: Read) -> None:
    if not read.sound("heroes.toml"):
        return
    document = read.documents["heroes.toml"]
    _check_needed(document, "heroes", SEATS, len(read.heroes))
    _check_most(document, "heroes", MOST_HEROES // STAGE_COUNT, len(read.heroes))
    if SEATS <= len(read.heroes) != HEROES:
        document.advise("dl-box-count", what="heroes", stated=HEROES, got=len(read.heroes))
    makers = [
        hero
        for _, hero in read.heroes
        if any("minion" in _verbs(ability.effects) for ability in hero.abilities)
    ]
    _advise_least(document, "minion_heroes", 1, len(makers))


# Adventure cards


def _check_card(entry: Entry, card: Adventure) -> None:
    _check_shape(entry, card)
    _check_cost(entry, card)
    _check_aim(entry, card)
    if not entry.sound:
        return
    scope = card_scope(card)
    check_effects(entry, "effects", card.effects, scope)
    _check_abilities(entry, "abilities", card.abilities, card)
    if card.trap is not None:
        reach = TARGET | (scope & {"x"})
        check_effects(entry, "trap.passed", card.trap.passed, reach)
        check_effects(entry, "trap.failed", card.trap.failed, reach)
    if card.monster is not None:
        _check_monster(entry, card.monster)
    check_card(entry, card)
    if card.cost_x and not _uses_x(card):
        entry.error("dl-x-unused", key="cost")
    _check_solo(entry, card.solo, all_effects(card))
    if card.solo and card.type in GLORY_TYPES and _needs_rivals(card):
        entry.advise("dl-solo-rivals", key="solo")


def _check_shape(entry: Entry, card: Adventure) -> None:
    """What type, timing, duration and the tables of a card say of each other."""
    if card.timing not in TYPE_TIMINGS[card.type]:
        entry.error(
            "dl-card-timing",
            key="timing",
            type=card.type,
            got=card.timing,
            allowed=_list(TYPE_TIMINGS[card.type]),
        )
    if card.duration not in TYPE_DURATIONS[card.type]:
        entry.error(
            "dl-card-duration",
            key="duration",
            type=card.type,
            got=card.duration,
            allowed=_list(TYPE_DURATIONS[card.type]),
        )
        return
    if (card.monster is not None) != (card.duration == "monster"):
        entry.error("dl-monster-half", key="monster", got=card.duration)
    is_trap = card.type == "encounter" and card.duration == "instant"
    if (card.trap is not None) != is_trap or ("trap" in card.kinds) != is_trap:
        entry.error("dl-trap-half", key="trap")
    elif card.trap is not None and not card.trap.failed:
        entry.error("dl-trap-harmless", key="trap.failed")
    if (card.duration == "attachment") != bool(card.host):
        entry.error("dl-attachment-host", key="host", got=card.duration)
    if card.type == "encounter":
        return
    if card.duration == "instant" and not card.effects:
        entry.error("dl-card-idle", key="effects", got=card.duration)
    if card.duration == "instant" and card.abilities:
        entry.error("dl-instant-ability", key="abilities")
    if card.duration in LYING and not card.abilities:
        entry.error("dl-card-idle", key="abilities", got=card.duration)
    if card.one_use and not (
        card.duration == "permanent"
        and any(ability.trigger == "activate" and ability.discard_self for ability in card.abilities)
    ):
        entry.error("dl-one-use", key="one_use")
    if card.upkeep and not (card.duration in LYING and card.type in GLORY_TYPES):
        entry.error("dl-upkeep", key="upkeep", got=card.upkeep)


def _check_cost(entry: Entry, card: Adventure) -> None:
    """DLQ-101: what costs nothing would make the table ask everybody at every moment."""
    if card.timing in ("anytime", "response") and not card.cost and not card.cost_x:
        entry.error("dl-cost-free", key="cost", timing=card.timing)


def _check_aim(entry: Entry, card: Adventure) -> None:
    if card.aim == "monster" and card.timing not in ("response", "anytime"):
        entry.error("dl-aim-monster", key="aim", got=card.timing)
    if card.type == "encounter" and card.aim not in ("none", "hero", "rival"):
        entry.error("dl-aim-encounter", key="aim", got=card.aim)
    if card.host and card.aim not in HOST_AIMS[card.host]:
        entry.error(
            "dl-aim-host", key="aim", host=card.host, got=card.aim, allowed=_list(HOST_AIMS[card.host])
        )


def _check_monster(entry: Entry, monster: Monster) -> None:
    if "attack" not in monster.symbols:
        entry.error("dl-monster-tame", key="monster")
    for form, symbol, strike in zip(FORMS, monster.symbols, monster.strikes, strict=True):
        if strike and symbol == "none":
            entry.error("dl-strike-form", key="monster.strikes", form=form)
        check_effects(entry, f"monster.strikes.{form}", strike, STRIKE)
    if len(monster.specials) > MOST_SPECIALS:
        entry.error("dl-specials-many", key="monster.specials", most=MOST_SPECIALS, got=len(monster.specials))
    for special in monster.specials:
        check_effects(entry, "monster.specials", special.effects, STRIKE)
        if special.threat and not any(effect.verb == "test" for effect in walk(special.effects)):
            entry.error("dl-special-threat", key="monster.specials")


def _check_abilities(entry: Entry, key: str, abilities: Sequence[Ability], card: Adventure | None) -> None:
    if len(abilities) > MOST_ABILITIES:
        entry.error("dl-abilities-many", key=key, most=MOST_ABILITIES, got=len(abilities))
    for number, ability in enumerate(abilities, start=1):
        _check_ability(entry, f"{key}[{number}]", ability, card)


def _check_ability(entry: Entry, key: str, ability: Ability, card: Adventure | None) -> None:
    paid = ability.glory or ability.ap or ability.wounds or ability.discard_self or ability.once
    if ability.trigger == "passive":
        if paid:
            entry.error("dl-passive-paid", key=key)
        check_passive(entry, f"{key}.effects", ability.effects)
    if ability.trigger != "activate" and ability.aim != "none":
        entry.error("dl-ability-aim", key=key, trigger=ability.trigger, got=ability.aim)
    if ability.discard_self and (card is None or card.duration not in LYING):
        entry.error("dl-discard-self", key=key)
    scope = ability_scope(ability, card)
    check_effects(entry, f"{key}.effects", ability.effects, scope)
    if ability.condition is not None:
        check_condition(entry, f"{key}.if", ability.condition, scope)
    check_ability(entry, key, ability)


def _uses_x(card: Adventure) -> bool:
    effects = card.effects
    if card.trap is not None:
        effects += card.trap.passed + card.trap.failed
    return any(
        isinstance(value, Amount) and value.kind == "x" for effect in walk(effects) for value in effect.args
    )


def _check_solo(entry: Entry, solo: bool, effects: Effects) -> None:
    """DL-171: alone one plays without cards that warp or shift."""
    found = [effect for effect in walk(effects) if effect.verb in SOLO_BANNED]
    if solo and found:
        entry.error("dl-solo-verb", key="solo", got=effect_text(found[0]))


def _needs_rivals(card: Adventure) -> bool:
    aims = [card.aim, *(ability.aim for ability in card.abilities)]
    return any(aim in RIVAL_AIMS for aim in aims) or any(
        value in RIVAL_WORDS for effect in walk(all_effects(card)) for value in effect.args
    )


def all_effects(card: Adventure) -> Effects:
    """Everything that an adventure card can do."""
    effects = card.effects + tuple(effect for ability in card.abilities for effect in ability.effects)
    if card.trap is not None:
        effects += card.trap.passed + card.trap.failed
    return effects + monster_effects(card.monster)


def monster_effects(monster: Monster | None) -> Effects:
    """What the strikes and specials of a monster do."""
    if monster is None:
        return ()
    effects = [effect for strike in monster.strikes for effect in strike]
    return tuple(effects + [effect for special in monster.specials for effect in special.effects])


# Quests and the event


def _check_quest(entry: Entry, quest: Quest) -> None:
    _check_abilities(entry, "influence", quest.influence, None)
    _check_abilities(entry, "artifact", quest.artifact, None)
    for category, abilities in (("influence", quest.influence), ("artifact", quest.artifact)):
        if (quest.category == category) != bool(abilities):
            entry.error("dl-quest-abilities", key=category, category=category, got=quest.category)
    if quest.threat is not None and quest.monster is not None:
        entry.error("dl-quest-both", key="monster")
    if quest.penalty and quest.threat is None:
        entry.error("dl-quest-penalty", key="penalty")
    if quest.monster_kinds and quest.monster is None:
        entry.error("dl-quest-kinds", key="monster_kinds")
    if quest.monster is not None:
        _check_monster(entry, quest.monster)
    if quest.condition == "escort" and set(quest.places) & set(quest.second):
        entry.error("dl-escort-nowhere", key="second", got=_list(quest.second))
    if quest.lord and quest.condition != "monster":
        entry.error("dl-lord-hunt", key="category", got=quest.category)
    check_effects(entry, "penalty", quest.penalty, TARGET)
    check_effects(entry, "reward", quest.reward, NOTHING)
    _check_dice(entry, quest)
    _check_solo(entry, quest.solo, _quest_effects(quest))


def _quest_effects(quest: Quest) -> Effects:
    abilities = [effect for ability in quest.influence + quest.artifact for effect in ability.effects]
    return quest.penalty + quest.reward + monster_effects(quest.monster) + tuple(abilities)


def _check_dice(entry: Entry, quest: Quest) -> None:
    """DL-80: what is wanted can be rolled, and need not be."""
    dice = quest.dice
    if dice is None:
        return
    if dice.rule == "pair":
        fits = 2 <= dice.dice <= 3
    elif dice.rule == "each":
        fits = 1 <= dice.dice <= 3 and 2 <= dice.n <= DIE
    else:
        fits = 1 <= dice.dice <= 3 and dice.dice < dice.n <= dice.dice * DIE
    if not fits:
        entry.error("dl-dice-sense", key="dice", got=f"{dice.dice} {dice.rule} {dice.n}".removesuffix(" 0"))


def _check_event(read: Read) -> None:
    if read.event is None:
        return
    entry, event = read.event
    if entry.sound and not event.tokens <= event.cap:
        entry.error("dl-event-tokens", key="tokens", most=event.cap, got=event.tokens)


def _check_lord(read: Read) -> None:
    """DL-130 to DL-137: the lord, his throne, his quest and the event come together or not at all."""
    if not read.sound("locations.toml", "adventures.toml", "quests.toml"):
        return
    parts = {
        "throne": [entry for entry, location in read.locations if location.throne],
        "card": [entry for entry, card in read.adventures if card.lord],
        "quest": [entry for entry, quest in read.quests if quest.lord],
        "event": [read.event[0]] if read.event else [],
    }
    files = {
        "throne": "locations.toml",
        "card": "adventures.toml",
        "quest": "quests.toml",
        "event": "event.toml",
    }
    for part, entries in parts.items():
        for entry in entries[1:]:
            entry.error("dl-lord-twice", part=part, first=entries[0].where)
        if not entries and any(parts.values()):
            read.documents[files[part]].error("dl-lord-part", part=part)
    for entry, card in read.adventures:
        if card.lord and (card.monster is None or card.copies != 1 or "undead" not in card.kinds):
            entry.error("dl-lord-card", key="lord")


def _check_places(read: Read) -> None:
    """Every place that a quest names exists."""
    if not read.sound("locations.toml"):
        return
    locations = [location for _, location in read.locations]
    ids = [location.id for location in locations]
    types = {"any", *(location.type for location in locations)}
    if "grim" in types:
        types.add("tunnel")
    for entry, quest in read.quests:
        for key, places in (("places", quest.places), ("second", quest.second)):
            for place in places:
                if place not in ids and place not in types:
                    _unknown_place(entry, key, place, ids)


def _unknown_place(entry: Entry, key: str, place: str, ids: Sequence[str]) -> None:
    near = nearest(place, [*ids, *PLACE_WORDS])
    if place in PLACE_WORDS:
        entry.error("dl-place-type", key=key, got=place)
    elif near:
        entry.error("dl-place-near", key=key, got=place, near=near)
    else:
        entry.error("dl-place-unknown", key=key, got=place, known=_list(ids))


def _check_possible(read: Read) -> None:
    """Every quest can be done by the heroes of the set: its number reached, its monster beaten, its price paid."""
    if not read.sound("heroes.toml") or not read.heroes or not read.stage:
        return
    heroes = [hero for _, hero in read.heroes]
    for entry, quest in read.quests:
        if not entry.sound:
            continue
        if quest.threat is not None:
            _check_threat(entry, quest.threat, heroes)
        if quest.monster is not None:
            _check_beatable(entry, quest.monster, heroes)
        if quest.sacrifice is not None:
            _check_sacrifice(entry, quest.sacrifice.what, quest.sacrifice.n, heroes)
        if quest.search > FAR:
            entry.error("dl-search-far", key="search", most=FAR, got=quest.search)
    for entry, card in read.adventures:
        if entry.sound and card.lord and card.monster is not None:
            _check_beatable(entry, card.monster, heroes)


def _check_threat(entry: Entry, threat: Threat, heroes: Sequence[Hero]) -> None:
    """An error if no hero passes at the first level, advice if some hero cannot without help."""
    failing = [hero for hero in heroes if _stat(hero, threat.stat) + DIE < threat.n]
    if len(failing) == len(heroes):
        entry.error("dl-threat-high", key="threat", got=f"{threat.stat} {threat.n}")
    elif failing:
        entry.advise("dl-threat-some", key="threat", got=f"{threat.stat} {threat.n}", heroes=_ids(failing))


def _stat(hero: Hero, stat: str) -> int:
    """A hero's value at the first level."""
    if stat == "level":
        return FIRST_LEVEL[hero.stage]
    if stat == "health":
        return hero.health
    return {"melee": hero.melee, "magic": hero.magic, "speed": hero.speed}[stat][0]


def _check_beatable(entry: Entry, monster: Monster, heroes: Sequence[Hero]) -> None:
    """A hero beats a monster in a form in which it attacks, or in one of the hero's own in a challenge."""
    failing = []
    for hero in heroes:
        forms = [
            form
            for form, symbol in zip(FORMS, monster.symbols, strict=True)
            if symbol == "attack" or form in hero.forms
        ]
        if not any(_stat(hero, form) + DIE > monster.values[FORMS.index(form)] + 1 for form in forms):
            failing.append(hero)
    if failing:
        entry.error("dl-monster-strong", key="monster", heroes=_ids(failing))


def _check_sacrifice(entry: Entry, what: str, number: int, heroes: Sequence[Hero]) -> None:
    """DLQ-154: health only if some stays; cards only as many as a hero can have."""
    most = {
        "health": min(hero.health for hero in heroes) - 1,
        "boon": min(hero.boons for hero in heroes),
        "treasure": min(hero.treasures for hero in heroes),
        "hand": HAND,
    }.get(what, number)
    if number > most:
        entry.error("dl-sacrifice-much", key="sacrifice", what=what, most=most, got=number)


def _check_quests(read: Read) -> None:
    if not read.sound("quests.toml") or not read.stage:
        return
    document = read.documents["quests.toml"]
    quests = [quest for _, quest in read.quests]
    _check_needed(document, "quests", QUESTS[read.stage], len(quests))
    _check_most(document, "quests", MOST_QUESTS // STAGE_COUNT, len(quests))
    categories = Counter(quest.category for quest in quests)
    _check_most(document, "escorts", MOST_ESCORTS, categories["escort"])
    for category in CATEGORIES:
        _advise_least(document, category, 2 if category == "hunt" else 1, categories[category])
    _advise_least(document, "solo_quests", 10, sum(quest.solo for quest in quests))
    named = Counter(place for quest in quests for place in {*quest.places, *quest.second} - {*PLACE_WORDS})
    for place, count in named.items():
        if count > MOST_OF_A_PLACE:
            document.advise("dl-place-often", most=MOST_OF_A_PLACE, place=place, got=count)


# The deck


def _check_kinds(read: Read) -> None:
    """The kinds that effects speak of are kinds of cards; a slip of the pen would make them speak of nothing."""
    if not read.sound("adventures.toml", "quests.toml"):
        return
    kinds = {kind for _, card in read.adventures for kind in card.kinds}
    kinds.update(kind for _, quest in read.quests for kind in quest.monster_kinds)
    for entry, hero in read.heroes:
        _check_named_kinds(entry, (), hero.abilities, kinds)
    for entry, location in read.locations:
        _check_named_kinds(entry, location.effects, (), kinds)
    for entry, card in read.adventures:
        _check_named_kinds(entry, all_effects(card), card.abilities, kinds)
    for entry, quest in read.quests:
        _check_named_kinds(entry, _quest_effects(quest), quest.influence + quest.artifact, kinds)


def _check_named_kinds(
    entry: Entry, effects: Effects, abilities: Sequence[Ability], kinds: Iterable[str]
) -> None:
    effects += tuple(effect for ability in abilities for effect in ability.effects if effect not in effects)
    conditions = [ability.condition for ability in abilities if ability.condition is not None]
    named = {
        *_effect_kinds(effects),
        *(condition.word for condition in conditions if condition.test == "kind"),
    }
    for kind in sorted(named - {*kinds}):
        near = nearest(kind, sorted(kinds))
        if near:
            entry.error("dl-kind-near", got=kind, near=near)
        else:
            entry.error("dl-kind-unknown", got=kind, known=_list(sorted(kinds)))


def _effect_kinds(effects: Effects) -> Iterator[str]:
    for effect in walk(effects):
        if effect.verb in ("modify", "strike") and (kind := argument(effect, "kind")) is not None:
            yield str(kind)
        for value in effect.args:
            if isinstance(value, Condition) and value.test == "kind":
                yield value.word


def _check_deck(read: Read) -> None:
    if not read.sound("adventures.toml"):
        return
    document = read.documents["adventures.toml"]
    cards = [card for _, card in read.adventures if not card.lord]
    size = _count(card for _, card in read.adventures)
    _check_needed(document, "cards", LEAST_DECK, size)
    _check_most(document, "cards", MOST_CARDS // STAGE_COUNT, size)
    glory = [card for card in cards if card.type in GLORY_TYPES]
    peril = [card for card in cards if card.type not in GLORY_TYPES]
    if not 2 * size <= 5 * _count(glory) <= 3 * size:
        document.advise("dl-halves", glory=_count(glory), got=_count(peril))
    _advise_peril(document, peril)
    _advise_glory(document, glory)
    for what, half in (("solo_glory", glory), ("solo_peril", peril)):
        _advise_least(document, what, 20, _count(card for card in half if card.solo))


def _advise_peril(document: Entry, peril: Sequence[Adventure]) -> None:
    monsters = [(card, card.monster) for card in peril if card.monster is not None]
    curses = [card for card in peril if card.type == "curse"]
    tested = {threat.stat for card in peril for threat in _threats(card)}
    falls = [effect for card in peril for effect in walk(all_effects(card)) if effect.verb == "fall"]
    special = [card for card, monster in monsters if monster.specials]
    threat = [card for card, monster in monsters if any(extra.threat for extra in monster.specials)]
    for what, least, got in (
        ("monsters", 14, _count(card for card, _ in monsters)),
        ("undead", 6, _count(card for card, _ in monsters if "undead" in card.kinds)),
        ("frail", 1, _count(card for card, monster in monsters if monster.health == 1)),
        ("hardy", 5, _count(card for card, monster in monsters if monster.health >= 2)),
        ("specials", 3, _count(special)),
        ("threat_specials", 1, _count(threat)),
        ("traps", 6, _count(card for card in peril if card.trap is not None)),
        ("curses", 6, _count(curses)),
        (
            "aimless",
            2,
            _count(card for card in curses if card.aim in ("none", "location", "exit", "monster", "lair")),
        ),
        ("monster_curses", 2, _count(card for card in curses if _is_on_monsters(card))),
        ("anytime_peril", 2, _count(card for card in peril if card.timing == "anytime")),
        ("level_threats", 1, int("level" in tested)),
        ("health_threats", 1, int("health" in tested)),
        ("hard_falls", 1, sum(argument(effect, "stat") is not None for effect in falls)),
        ("x_peril", 1, _count(card for card in peril if card.cost_x)),
    ):
        _advise_least(document, what, least, got)


def _advise_glory(document: Entry, glory: Sequence[Adventure]) -> None:
    kinds = Counter(
        kind for card in glory if card.type == "treasure" for kind in card.kinds for _ in range(card.copies)
    )
    for what, least, got in (
        ("responses", 4, _count(card for card in glory if card.timing == "response")),
        ("anytime_glory", 4, _count(card for card in glory if card.timing == "anytime")),
        ("one_use", 2, _count(card for card in glory if card.one_use)),
        ("limits", 2, _count(card for card in glory if "limit" in _verbs(all_effects(card)))),
        ("upkeep", 2, _count(card for card in glory if card.upkeep)),
        ("minions", 2, _count(card for card in glory if "minion" in _verbs(all_effects(card)))),
        ("x_glory", 1, _count(card for card in glory if card.cost_x)),
        ("treasure_kinds", 4, sum(count >= 2 for kind, count in kinds.items() if kind not in CARD_SORTS)),
    ):
        _advise_least(document, what, least, got)


def _threats(card: Adventure) -> Iterator[Threat]:
    if card.trap is not None:
        yield card.trap.threat
    for effect in walk(all_effects(card)):
        if effect.verb in ("test", "fall") and argument(effect, "stat") is not None:
            yield Threat(str(argument(effect, "stat")), 0)


def _is_on_monsters(card: Adventure) -> bool:
    """DL-174: whether a curse waits for monsters or traps."""
    if card.host == "monster" or card.aim in ("monster", "lair"):
        return True
    return any(
        (effect.verb in ("modify", "strike") and argument(effect, "who") == "monsters")
        or (effect.verb == "difficulty" and argument(effect, "what") == "trap")
        for effect in walk(all_effects(card))
    )


def _verbs(effects: Effects) -> set[str]:
    return {effect.verb for effect in walk(effects)}


# Counting and showing


def _count(cards: Iterable[Adventure]) -> int:
    return sum(card.copies for card in cards)


def _check_needed(document: Entry, what: str, least: int, got: int) -> None:
    if got < least:
        document.error("dl-needed", what=what, least=least, got=got)


def _check_most(document: Entry, what: str, most: int, got: int) -> None:
    if got > most:
        document.error("dl-many", what=what, most=most, got=got)


def _advise_least(document: Entry, what: str, least: int, got: int) -> None:
    if got < least:
        document.advise("dl-few", what=what, least=least, got=got)


def _ids(heroes: Sequence[Hero]) -> str:
    return _list(hero.id for hero in heroes)


def _list(values: Iterable[object]) -> str:
    return ", ".join(str(value) for value in values)
