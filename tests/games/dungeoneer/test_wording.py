"""What a card says is what it does: text and rules are made of the same data, and nothing of it is left out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache

import pytest

from undercroft.games.dungeoneer import vocabulary
from undercroft.games.dungeoneer.content import PACKS, load
from undercroft.games.dungeoneer.content_types import (
    AIMS,
    CARD_TYPES,
    CATEGORIES,
    DURATIONS,
    GLORY_TYPES,
    HOSTS,
    LOCATION_TYPES,
    STAGES,
    TIMINGS,
    Ability,
    Adventure,
    Amount,
    CardSet,
    Condition,
    Effect,
    Event,
    Hero,
    Location,
    Monster,
    Quest,
    Trap,
)
from undercroft.games.dungeoneer.game import Dungeoneer
from undercroft.games.dungeoneer.wording import Thing, ability_text, condition_of, effect_of, text_of
from undercroft.kernel.messages import Phrase
from undercroft.locales import LANGUAGES, Speaker
from undercroft.locales.phrases import phrase_lines, phrase_text

Given = int | str | Amount | Condition | tuple[Effect, ...] | None
"""What an argument of a verb may be."""


@cache
def card_set(stage: str) -> CardSet:
    return load(PACKS / stage / "1")


def things() -> Iterator[Thing]:
    for stage in STAGES:
        one = card_set(stage)
        yield from one.heroes
        yield from one.locations
        yield from one.adventures
        yield from one.quests
        if one.event is not None:
            yield one.event


@cache
def speaker(language: str) -> Speaker:
    return Speaker(language, Dungeoneer().name_in)


def card_text(said: Speaker, thing: Thing) -> list[str]:
    return phrase_lines(said, text_of(thing))


# --- What the data says ----------------------------------------------------------------------------------------------


def message_of(verb: str) -> str:
    return "card-charge" if verb == "cost" else f"card-{verb.replace('_', '-')}"


def in_effects(effects: tuple[Effect, ...]) -> Iterator[str | int]:
    """The messages and numbers that a text of these effects must hold."""
    for effect in effects:
        yield message_of(effect.verb)
        for name, argument in zip(vocabulary.SIGNATURES[effect.verb], effect.args, strict=True):
            if isinstance(argument, Amount):
                if argument.kind == "number":
                    yield argument.n
            elif isinstance(argument, Condition):
                yield from in_condition(argument)
            elif isinstance(argument, tuple):
                yield from in_effects(argument)
            elif isinstance(argument, int) and name[0] != "free":
                yield abs(argument)


def in_condition(condition: Condition | None) -> Iterator[str | int]:
    if condition is not None:
        yield f"card-if-{condition.test.replace('_', '-')}"
        if condition.n:
            yield condition.n


def in_abilities(abilities: tuple[Ability, ...]) -> Iterator[str | int]:
    for ability in abilities:
        yield from in_effects(ability.effects)
        yield from in_condition(ability.condition)
        for price in (ability.glory, ability.ap, ability.wounds):
            if price:
                yield price
        if ability.trigger not in ("passive", "activate"):
            yield "card-trigger"
        if ability.once:
            yield "card-once"
        if ability.discard_self:
            yield "card-discard-self"
        if ability.aim not in ("none", "own"):
            yield "card-aimed"


def in_monster(monster: Monster | None) -> Iterator[str | int]:
    if monster is None:
        return
    yield monster.health
    yield from (
        value for value, symbol in zip(monster.values, monster.symbols, strict=True) if symbol != "none"
    )
    for strike in monster.strikes:
        yield from in_effects(strike)
    for special in monster.specials:
        yield special.cost
        yield from in_effects(special.effects)


def in_trap(trap: Trap | None) -> Iterator[str | int]:
    if trap is not None:
        yield trap.threat.n
        yield from in_effects(trap.passed)
        yield from in_effects(trap.failed)


def in_thing(thing: Thing) -> Iterator[str | int]:
    if isinstance(thing, Adventure):
        yield from () if thing.cost_x else (thing.cost,)
        yield from (thing.upkeep,) if thing.upkeep else ()
        yield from ("card-one-use",) if thing.one_use else ()
        yield from ("card-host",) if thing.host else ()
        yield from in_effects(thing.effects)
        yield from in_abilities(thing.abilities)
        yield from in_monster(thing.monster)
        yield from in_trap(thing.trap)
    elif isinstance(thing, Hero):
        yield from (
            thing.health,
            thing.boons,
            thing.treasures,
            sum(thing.melee),
            sum(thing.magic),
            sum(thing.speed),
        )
        yield from in_abilities(thing.abilities)
    elif isinstance(thing, Location):
        yield from (thing.glory, thing.peril)
        yield from (way.threat.n for way in thing.exits if way.threat is not None)
        yield from (thing.danger,) if thing.danger else ()
        yield from (thing.threat.n,) if thing.threat is not None else ()
        yield from in_effects(thing.effects)
    elif isinstance(thing, Quest):
        yield from in_quest(thing)
    elif isinstance(thing, Event):
        yield from (thing.tokens, thing.cap, thing.roll)


def in_quest(quest: Quest) -> Iterator[str | int]:
    yield from (quest.ap,) if quest.ap else ()
    yield from (quest.threat.n,) if quest.threat is not None else ()
    yield from (quest.search,) if quest.search else ()
    yield from (quest.sacrifice.n,) if quest.sacrifice is not None else ()
    if quest.dice is not None:
        yield from (quest.dice.dice, quest.dice.n) if quest.dice.rule != "pair" else (quest.dice.dice,)
    yield from in_monster(quest.monster)
    for effects in (quest.penalty, quest.reward):
        yield from in_effects(effects)
    for abilities in (quest.influence, quest.artifact):
        yield from in_abilities(abilities)


# --- What the text says ----------------------------------------------------------------------------------------------


def in_phrase(phrase: Phrase) -> Iterator[str | int]:
    yield phrase.message
    for part in phrase.args.values():
        if isinstance(part, Phrase):
            yield from in_phrase(part)
        elif isinstance(part, int):
            yield part
        elif isinstance(part, tuple):
            for each in part:
                if isinstance(each, Phrase):
                    yield from in_phrase(each)


@pytest.mark.parametrize("thing", list(things()), ids=lambda thing: f"{type(thing).__name__}-{thing.id}")
def test_every_verb_and_number_of_a_card_is_in_its_text(thing):
    said = Counter(part for phrase in text_of(thing) for part in in_phrase(phrase))
    meant = Counter(in_thing(thing))
    assert meant - said == Counter(), "the data has what the text does not say"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_of_a_card_is_read_in_every_language(language):
    for thing in things():
        text = " ".join(card_text(speaker(language), thing))
        for part in in_thing(thing):
            assert isinstance(part, str) or str(part) in text, f"{thing.id}: {part} is not in: {text}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_whole(language):
    for thing in things():
        for line in card_text(speaker(language), thing):
            assert line[0].isupper() or line[0].isdigit(), line
            assert not set(line) & set("⟨⟩{}$"), line
            assert "  " not in line, line
            assert " ." not in line, line
            assert ".." not in line, line
            assert " none" not in line, line


# --- Every word of the vocabulary -----------------------------------------------------------------------------------


def sample(argument: vocabulary.Argument) -> Given:
    _, allowed, optional = argument
    if optional and allowed != vocabulary.EFFECTS:
        return None
    if isinstance(allowed, tuple):
        return allowed[0]
    samples: dict[str, Given] = {
        vocabulary.WHO_ARG: "you",
        vocabulary.AMOUNT: Amount("number", 2),
        vocabulary.NUMBER: 2,
        vocabulary.PLACE: "any",
        vocabulary.EFFECTS: (Effect("place", (1,)),),
        vocabulary.CONDITION: Condition("your_turn"),
        vocabulary.SORT: "treasure",
        vocabulary.KIND: "undead",
    }
    return samples[allowed]


def words(argument: vocabulary.Argument, verb: str) -> tuple[str | Amount, ...]:
    """All words that an argument may be, as far as they can be counted."""
    allowed = argument[1]
    if isinstance(allowed, tuple):
        return allowed
    if allowed == vocabulary.WHO_ARG:
        return vocabulary.WHO
    if allowed == vocabulary.PLACE:
        return vocabulary.PLACES
    if allowed == vocabulary.SORT:
        return vocabulary.SORTS[verb]
    if allowed == vocabulary.AMOUNT:
        kinds = ("die", "x", *vocabulary.COUNTS)
        return (Amount("number", 3), *(Amount(kind) for kind in kinds))
    return ()


SAME = {
    # Who moves another hero is the player of the card, whoever the hero is.
    ("step", "who"): {"target", "attacker", "defender", "here", "others_here", "opponents", "all", "left"},
    ("strike", "who"): {"target", "attacker", "defender", "here", "others_here", "opponents", "all", "left"},
    ("draw", "deck"): {"any"},
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("verb", vocabulary.SIGNATURES)
def test_every_word_of_a_verb_reads_in_its_own_way(verb, language):
    """A word without a variant of its own would read like another one."""
    signature = vocabulary.SIGNATURES[verb]
    for place, argument in enumerate(signature):
        texts: dict[str, object] = {}
        for word in words(argument, verb):
            if word in SAME.get((verb, argument[0]), ()):
                continue
            given = [sample(each) for each in signature]
            if verb == "modify" and argument[0] == "form":
                given[0] = "attack"
            given[place] = word
            text = phrase_text(speaker(language), effect_of(Effect(verb, tuple(given)), "target"))
            assert text not in texts, f"{word} reads like {texts[text]}: {text}"
            assert not set(text) & set("⟨⟩{}$"), text
            texts[text] = word


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_condition_reads_in_its_own_way(language):
    texts = set()
    count = 0
    for test, arguments in vocabulary.CONDITION_ARGUMENTS.items():
        options = arguments[0][1] if arguments and isinstance(arguments[0][1], tuple) else ("undead", "beast")
        for word in options if arguments and arguments[0][0] != "n" else ("",):
            texts.add(phrase_text(speaker(language), condition_of(Condition(test, word, 2), "target")))
            count += 1
    assert len(texts) == count
    assert not any(set(text) & set("⟨⟩{}$") for text in texts)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("message", "name", "allowed"),
    [
        ("card-type", "type", CARD_TYPES),
        ("card-timing", "timing", TIMINGS),
        ("card-duration", "duration", DURATIONS),
        ("card-aimed", "aim", [aim for aim in AIMS if aim not in ("none", "own")]),
        ("card-category", "category", CATEGORIES),
        ("card-location-type", "type", LOCATION_TYPES),
        ("card-any-place", "type", ("room", "tunnel", "grim", "any")),
        ("card-once", "once", ("turn", "game")),
        ("card-until", "until", vocabulary.UNTIL),
    ],
)
def test_every_fact_reads_in_its_own_way(language, message, name, allowed):
    texts = {phrase_text(speaker(language), Phrase(message, {name: word})) for word in allowed}
    assert len(texts) == len(allowed)


@pytest.mark.parametrize("language", LANGUAGES)
def test_hosts_triggers_and_kinds_have_words_of_their_own(language):
    said = speaker(language)
    hosts = {(host, purse) for host in HOSTS for purse in ("glory", "peril")}
    texts = {phrase_text(said, Phrase("card-host", {"host": host, "purse": purse})) for host, purse in hosts}
    assert len(texts) == 2 * len(HOSTS) - 2, "monsters and locations are nobody's in particular"
    triggers = [trigger for trigger in vocabulary.TRIGGERS if trigger not in ("passive", "activate")]
    for owner in ("you", "target"):
        abilities = [Ability(trigger, (Effect("place", (1,)),)) for trigger in triggers]
        assert len({phrase_text(said, ability_text(ability, owner)) for ability in abilities}) == len(
            triggers
        )
    kinds = {kind for stage in STAGES for card in card_set(stage).adventures for kind in card.kinds}
    for kind in kinds:
        text = phrase_text(said, Phrase("card-kind", {"kind": kind}))
        assert language == "en" or text != kind or kind == "goblin", f"{kind} has no word of its own"


# --- How it reads ----------------------------------------------------------------------------------------------------


def read(language: str, card: str) -> list[str]:
    found = [thing for thing in things() if thing.id == card]
    return card_text(speaker(language), found[0])


SCARE_OFF = {
    "en": [
        "Boon · 3 glory · response · instant",
        "Aimed at a monster in this battle.",
        "The monster leaves the battle and goes to the discard pile.",
    ],
    "ru": [
        "Преимущество · 3 славы · ответ · мгновенная",
        "Цель — монстр в этой битве.",
        "Монстр покидает битву и уходит в сброс.",
    ],
    "it": [
        "Vantaggio · 3 gloria · risposta · istantanea",
        "Su un mostro in questa battaglia.",
        "Il mostro lascia la battaglia e va negli scarti.",
    ],
    "cs": [
        "Výhoda · 3 slávy · odpověď · okamžitá",
        "Na netvora v této bitvě.",
        "Netvor opustí bitvu a jde do odhozených.",
    ],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_scare_off_reads_well(language):
    assert read(language, "scare_off") == SCARE_OFF[language]


def test_the_arch_lich_lord_strikes_as_the_rulebook_says():
    assert "A magic hit: the hero takes 2 wounds; the hero loses 4 glory." in read("en", "arch_lich_lord")


def test_a_trap_says_who_rolls_and_what_follows():
    assert read("ru", "acid_shower")[1:] == [
        "Угроза: скорость 9+, для каждого героя в локации.",
        "Преодолена: герой получает 2 славы.",
        "Не преодолена: герой получает 2 раны.",
    ]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "when you have been struck, once a game, for 1 wound: you gain 1 glory."),
        ("ru", "когда по вам попали, раз за игру, за 1 рану: вы получаете 1 славу."),
        ("it", "quando un colpo ti raggiunge, una volta a partita, per 1 ferita: ottieni 1 gloria."),
        ("cs", "když tě zasáhne úder, jednou za hru, za 1 zranění: získáš 1 slávu."),
    ],
)
def test_an_ability_says_when_how_often_and_for_what(language, text):
    ability = Ability("struck", (Effect("glory", ("you", Amount("number", 1))),), wounds=1, once="game")
    assert phrase_text(speaker(language), ability_text(ability, "you")) == text


def test_costs_are_in_the_right_purse():
    for thing in things():
        if isinstance(thing, Adventure):
            purse = "glory" if thing.type in GLORY_TYPES else "peril"
            assert purse in card_text(speaker("en"), thing)[0]
