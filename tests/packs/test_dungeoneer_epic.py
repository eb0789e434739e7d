"""The built-in epic set keeps every figure that the rulebook states, and uses every word of the vocabulary."""

import tomllib
from collections import Counter

import pytest

from tests.packs.dungeoneer_broken import EPIC
from undercroft.games.dungeoneer import content
from undercroft.games.dungeoneer.content_check import all_effects, monster_effects
from undercroft.games.dungeoneer.content_effects import effect_text, walk
from undercroft.games.dungeoneer.content_types import (
    AIMS,
    CATEGORIES,
    DURATIONS,
    EXIT_KINDS,
    TIMINGS,
    Ability,
    Adventure,
    Effects,
    Hero,
    Location,
    Quest,
    Threat,
)
from undercroft.games.dungeoneer.vocabulary import COMBINATORS, FORMS, SIGNATURES
from undercroft.packs import LANGUAGES, Words

SET = content.load(EPIC)


def card(name: str) -> Adventure:
    return next(card for card in SET.adventures if card.name.en == name)


def location(name: str) -> Location:
    return next(location for location in SET.locations if location.name.en == name)


def written(effects: Effects) -> list[str]:
    return [effect_text(effect) for effect in effects]


def of_abilities(abilities: tuple[Ability, ...]) -> Effects:
    return tuple(effect for ability in abilities for effect in ability.effects)


def test_the_manifest() -> None:
    manifest = tomllib.loads((EPIC / "pack.toml").read_text("utf-8"))
    assert (manifest["game"], manifest["licence"]) == ("dungeoneer", "Apache-2.0")
    assert (SET.name, SET.version, SET.stage) == ("epic", "1", "epic")


def test_the_box_holds_what_dl_4_counts() -> None:
    assert len(SET.heroes) == 6
    assert len(SET.locations) == 22
    assert sum(card.copies for card in SET.adventures) == 59
    assert len(SET.quests) == 14
    assert SET.event is not None


def test_c1_the_scepter_has_one_token_at_most_three_and_grows_on_four() -> None:
    event = SET.event
    assert event is not None
    assert event.name.en == "Scepter of the Shadow Plague"
    assert (event.tokens, event.cap, event.roll) == (1, 3, 4)


def test_c2_the_arch_lich_lord_costs_nine_and_his_magic_takes_two_health_and_four_glory() -> None:
    lord = card("Arch Lich Lord")
    assert (lord.lord, lord.cost, lord.type, lord.copies, lord.kinds) == (
        True,
        9,
        "encounter",
        1,
        ("undead",),
    )
    assert lord.monster is not None
    magic = FORMS.index("magic")
    assert lord.monster.symbols[magic] == "attack"
    assert written(lord.monster.strikes[magic]) == ["wound(target, 2)", "glory(target, -4)"]


def test_c3_and_c4_his_quest_is_done_at_his_throne() -> None:
    [quest] = [quest for quest in SET.quests if quest.lord]
    throne = location("Throne of Despair")
    assert (quest.name.en, quest.category, quest.monster) == ("Defeat the Lord of the Dead", "hunt", None)
    assert quest.places == (throne.id,)
    assert (throne.throne, throne.type, throne.hazard) == (True, "room", "effect")


def test_c5_the_devil_spawn_attacks_in_melee_alone_for_two_wounds() -> None:
    monster = card("Devil Spawn").monster
    assert monster is not None
    assert monster.symbols == ("attack", "counter", "counter")
    assert written(monster.strikes[0]) == ["wound(target, 2)"]


def test_c6_the_guardian_manticore_has_melee_one_and_hits_for_three() -> None:
    monster = card("Guardian Manticore").monster
    assert monster is not None
    assert (monster.symbols[0], monster.values[0]) == ("attack", 1)
    assert written(monster.strikes[0]) == ["wound(target, 3)"]


def test_c7_the_giant_spider_attacks_in_melee() -> None:
    monster = card("Giant Spider").monster
    assert monster is not None
    assert monster.symbols[0] == "attack"


def test_c8_scare_off_costs_three_and_discards_an_attacker() -> None:
    scare = card("Scare Off")
    assert (scare.type, scare.cost, scare.timing, scare.duration, scare.aim) == (
        "boon", 3, "response", "instant", "monster",
    )  # fmt: skip
    assert written(scare.effects) == ["dismiss(discard)"]


def test_c9_overthrow_is_a_manoeuvre_in_response() -> None:
    overthrow = card("Overthrow")
    assert (overthrow.timing, overthrow.duration, overthrow.kinds) == ("response", "instant", ("manoeuvre",))


def test_c10_the_potion_of_life_is_drunk_at_any_time() -> None:
    potion = card("Potion of Life II")
    assert (potion.type, potion.timing, potion.duration, potion.kinds) == (
        "treasure", "anytime", "instant", ("potion",),
    )  # fmt: skip
    assert any(effect.verb == "heal" for effect in potion.effects)


def test_c11_acid_shower_is_speed_nine_for_all_and_rewards_who_passes() -> None:
    trap = card("Acid Shower").trap
    assert trap is not None
    assert (trap.threat, trap.scope) == (Threat("speed", 9), "all")
    assert trap.passed


def test_c12_the_belt_pouch_raises_the_limit() -> None:
    pouch = card("Belt Pouch")
    assert (pouch.type, pouch.duration) == ("treasure", "permanent")
    assert any(effect.verb == "limit" and effect.args[0] == "treasure" for effect in all_effects(pouch))


def test_c13_to_c16_crossroads_garrison_war_room_and_entrance() -> None:
    assert location("Crossroads").peril == 3
    assert any(exit_.kind != "wall" for exit_ in location("Garrison").exits)
    assert any(exit_.kind == "trapped" for exit_ in location("War Council Hall").exits)
    [entrance] = [location for location in SET.locations if location.entrance]
    assert (entrance.glory, entrance.peril) == (1, 2)
    assert all(exit_.kind != "wall" for exit_ in entrance.exits)


def test_c17_and_c23_the_darkling_rogue_and_the_health_of_all_heroes() -> None:
    [rogue] = [hero for hero in SET.heroes if hero.race.en == "Darkling"]
    assert (rogue.title.en, rogue.melee, rogue.magic, rogue.speed) == (
        "Master rogue", (4, 1, 0, 0), (2, 0, 1, 0), (4, 0, 0, 1),
    )  # fmt: skip
    assert {hero.health for hero in SET.heroes} == {12}


def test_values_at_level_four_stay_between_the_anchors() -> None:
    """Part 4: hero characteristics at level 4 lie between 1 and 4."""
    for hero in SET.heroes:
        assert all(1 <= values[0] <= 4 for values in (hero.melee, hero.magic, hero.speed)), hero.id


def effects_of_the_set() -> dict[str, Effects]:
    """What each card of the set can do, by deck and id."""
    found: dict[str, Effects] = {f"hero {hero.id}": of_abilities(hero.abilities) for hero in SET.heroes}
    found |= {f"location {location.id}": location.effects for location in SET.locations}
    found |= {f"card {card.id}": all_effects(card) for card in SET.adventures}
    for quest in SET.quests:
        effects = quest.penalty + quest.reward + monster_effects(quest.monster)
        found[f"quest {quest.id}"] = effects + of_abilities(quest.influence + quest.artifact)
    return found


@pytest.mark.parametrize("verb", SIGNATURES)
def test_every_verb_is_on_two_cards_at_least(verb: str) -> None:
    """A verb that fewer cards need should not be in the vocabulary."""
    cards = [
        name
        for name, effects in effects_of_the_set().items()
        if any(effect.verb == verb for effect in walk(effects))
    ]
    assert len(cards) >= (1 if verb in COMBINATORS else 2), cards


def test_every_timing_duration_and_kind_of_exit_is_on_two_cards_at_least() -> None:
    timings = Counter(card.timing for card in SET.adventures)
    durations = Counter(card.duration for card in SET.adventures)
    exits = Counter(exit_.kind for location in SET.locations for exit_ in location.exits)
    assert all(timings[timing] >= 2 for timing in TIMINGS)
    assert all(durations[duration] >= 2 for duration in DURATIONS)
    assert all(exits[kind] >= 2 for kind in EXIT_KINDS)


def test_the_general_effects_of_the_rulebook_are_on_two_cards_at_least() -> None:
    """Upkeep, cost X, limits, level loss and falls that need a threat, beside the verbs above."""
    assert sum(card.upkeep > 0 for card in SET.adventures) >= 2
    assert sum(card.cost_x for card in SET.adventures) >= 2
    losses = [name for name, effects in effects_of_the_set().items() if any("level(" in text and "-" in text
              for text in written(tuple(walk(effects))))]  # fmt: skip
    assert len(losses) >= 2


def test_every_aim_is_used_or_left_to_other_sets() -> None:
    """Aims that no card of the box takes are for the sets of other stages."""
    used = {card.aim for card in SET.adventures}
    used |= {ability.aim for hero in SET.heroes for ability in hero.abilities}
    used |= {ability.aim for card in SET.adventures for ability in card.abilities}
    assert used >= {"none", "own", "hero", "rival", "here", "monster", "lair", "location", "exit"}
    assert used <= {*AIMS}


def test_every_category_of_quests_is_there() -> None:
    assert {quest.category for quest in SET.quests} == {*CATEGORIES}


def test_names_differ_and_every_word_stands_in_every_language() -> None:
    things: list[Hero | Location | Adventure | Quest] = [
        *SET.heroes,
        *SET.locations,
        *SET.adventures,
        *SET.quests,
    ]
    for language in LANGUAGES:
        names = [thing.name.in_language(language) for thing in things]
        assert len(set(names)) == len(names), [name for name, count in Counter(names).items() if count > 1]
    for thing in things:
        for words in (thing.name, thing.flavour):
            assert isinstance(words, Words)
            texts = [words.in_language(language) for language in LANGUAGES]
            assert all(text == text.strip() for text in texts)
            assert words is thing.name or len(set(texts)) == len(texts), thing.id
