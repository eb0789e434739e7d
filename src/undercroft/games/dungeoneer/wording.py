"""The text of every card, made of the same data that the rules run: what it says is what it does.

A text is a list of phrases, one a line: message ids with arguments that may be phrases in turn. The reader's side puts
them into words. ``hero`` of an effect is a phrase for whom it happens to, ``who`` the selector that grammar needs.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from undercroft.games.dungeoneer.content_types import (
    FIRST_LEVEL,
    GLORY_TYPES,
    LOCATION_TYPES,
    Ability,
    Adventure,
    Amount,
    Condition,
    Effect,
    Event,
    Exit,
    Hero,
    Location,
    Monster,
    Quest,
    Trap,
)
from undercroft.games.dungeoneer.vocabulary import (
    CONDITION_ARGUMENTS,
    COUNTS,
    FORMS,
    MONSTER,
    MONSTERS,
    SIGNATURES,
)
from undercroft.kernel.messages import Name, Phrase, Value

Part = Value | Phrase | tuple[Phrase, ...]
Thing = Adventure | Hero | Location | Quest | Event

# Whom "target" means in a text
AIMED: Final = "target"
"""The hero a card is aimed at."""
STRUCK: Final = "hero"
"""The hero whom a trap, a strike, a special or a penalty happens to."""
THIS: Final = "this"
"""One hero after the other (``each``)."""
OWNER: Final = "owner"
"""The rival whose treasure a card is aimed at."""

SIDES: Final = ("n", "e", "s", "w")
NONE: Final = "none"


def text_of(thing: Thing) -> list[Phrase]:
    """Everything that is printed on a card beside its name and flavour, line by line."""
    if isinstance(thing, Adventure):
        return adventure_text(thing)
    if isinstance(thing, Hero):
        return hero_text(thing)
    if isinstance(thing, Location):
        return location_text(thing)
    if isinstance(thing, Quest):
        return quest_text(thing)
    return event_text(thing)


# --- Cards -------------------------------------------------------------------------------------------------------------


def adventure_text(card: Adventure) -> list[Phrase]:
    """An adventure card."""
    purse = "glory" if card.type in GLORY_TYPES else "peril"
    facts = [
        Phrase("card-type", {"type": card.type}),
        *(Phrase("card-kind", {"kind": kind}) for kind in card.kinds),
        Phrase("card-cost", {"purse": purse, "x": "yes" if card.cost_x else "no", "n": card.cost}),
        Phrase("card-timing", {"timing": card.timing}),
        Phrase("card-duration", {"duration": card.duration}),
    ]
    if card.one_use:
        facts.append(Phrase("card-one-use"))
    if card.upkeep:
        facts.append(Phrase("card-upkeep", {"n": card.upkeep}))
    lines = [_facts(facts)]
    if card.lord:
        lines.append(Phrase("card-lord"))
    if card.host:
        lines.append(Phrase("card-host", {"host": card.host, "purse": purse}))
    elif card.type != "encounter" and card.aim not in (NONE, "own"):
        lines.append(_sentence((Phrase("card-aimed", {"aim": card.aim}),)))
    if card.monster is not None:
        lines.extend(monster_text(card.monster))
    if card.trap is not None:
        lines.extend(trap_text(card.trap))
    if card.effects:
        target = OWNER if card.aim == "treasure" else AIMED
        lines.append(_sentence(effects_of(card.effects, target)))
    cursed = card.type == "curse" and (card.aim == "hero" or card.host == "hero")
    lines.extend(_abilities(card.abilities, "target" if cursed else "you"))
    return lines


def monster_text(monster: Monster) -> list[Phrase]:
    """How a monster fights."""
    facts = [Phrase("card-health", {"n": monster.health})]
    for form, value, symbol in zip(FORMS, monster.values, monster.symbols, strict=True):
        if symbol != NONE:
            facts.append(Phrase("card-fights", {"form": form, "n": value, "symbol": symbol}))
    lines = [_facts(facts)]
    for form, strike in zip(FORMS, monster.strikes, strict=True):
        if strike:
            lines.append(Phrase("card-hit", {"form": form, "effects": effects_of(strike, STRUCK)}))
    for special in monster.specials:
        lines.append(
            Phrase(
                "card-special",
                {
                    "n": special.cost,
                    "threat": "yes" if special.threat else "no",
                    "effects": effects_of(special.effects, STRUCK),
                },
            )
        )
    return lines


def trap_text(trap: Trap) -> list[Phrase]:
    """A trap encounter: the threat, what overcoming it gives, what failing does."""
    lines = [Phrase("card-trap", {"stat": trap.threat.stat, "n": trap.threat.n, "scope": trap.scope})]
    if trap.passed:
        lines.append(Phrase("card-passed", {"effects": effects_of(trap.passed, STRUCK)}))
    if trap.failed:
        lines.append(Phrase("card-failed", {"effects": effects_of(trap.failed, STRUCK)}))
    return lines


def hero_text(hero: Hero) -> list[Phrase]:
    """A hero card: health, limits, values by level, forms of attack, abilities."""
    facts = [
        Phrase("card-health", {"n": hero.health}),
        Phrase("card-limits", {"boons": hero.boons, "treasures": hero.treasures}),
        Phrase(
            "card-attacks", {"forms": tuple(Phrase("card-form-name", {"form": form}) for form in hero.forms)}
        ),
    ]
    lines = [_facts(facts)]
    first = FIRST_LEVEL[hero.stage]
    for column in range(len(hero.melee)):
        values: dict[str, Part] = {"level": first + column}
        for form, gains in zip(FORMS, (hero.melee, hero.magic, hero.speed), strict=True):
            values[form] = sum(gains[: column + 1])
        lines.append(Phrase("card-level-values", values))
    lines.extend(_abilities(hero.abilities, "you"))
    return lines


def location_text(location: Location) -> list[Phrase]:
    """A location card: income, exits, hazard or effect."""
    facts = [Phrase("card-location-type", {"type": location.type})]
    if location.entrance:
        facts.append(Phrase("card-entrance"))
    facts.append(Phrase("card-income", {"glory": location.glory, "peril": location.peril}))
    ways = tuple(_exit(side, way) for side, way in zip(SIDES, location.exits, strict=True))
    lines = [_facts(facts), Phrase("card-exits", {"exits": ways})]
    if location.hazard == "danger":
        lines.append(Phrase("card-danger", {"n": location.danger}))
    elif location.threat is not None:
        threat: dict[str, Part] = {"stat": location.threat.stat, "n": location.threat.n}
        lines.append(Phrase("card-spikes" if location.hazard == "spikes" else "card-pit", threat))
    if location.effects:
        lines.append(Phrase("card-on-entry", {"effects": effects_of(location.effects, STRUCK)}))
    if location.throne:
        lines.append(Phrase("card-throne"))
    return lines


def _exit(side: str, way: Exit) -> Phrase:
    stat = way.threat.stat if way.threat is not None else NONE
    n = way.threat.n if way.threat is not None else 0
    return Phrase("card-way", {"side": side, "exit": way.kind, "stat": stat, "n": n})


def quest_text(quest: Quest) -> list[Phrase]:
    """A quest card: where, how, what failing does, what holds meanwhile, the reward."""
    lines = [
        _facts([Phrase("card-category", {"category": quest.category})]),
        Phrase("card-where", {"places": _places(quest.places)}),
    ]
    if quest.search:
        lines.append(Phrase("card-search", {"n": quest.search}))
    if quest.second:
        lines.append(Phrase("card-escort", {"places": _places(quest.second)}))
    if quest.threat is not None:
        lines.append(Phrase("card-overcome", {"stat": quest.threat.stat, "n": quest.threat.n}))
    if quest.dice is not None:
        lines.append(
            Phrase("card-dice", {"dice": quest.dice.dice, "rule": quest.dice.rule, "n": quest.dice.n})
        )
    if quest.sacrifice is not None:
        lines.append(Phrase("card-sacrifice", {"what": quest.sacrifice.what, "n": quest.sacrifice.n}))
    if quest.lord:
        lines.append(Phrase("card-defeat-lord"))
    if quest.monster is not None:
        kinds = tuple(Phrase("card-kind", {"kind": kind}) for kind in quest.monster_kinds)
        lines.append(Phrase("card-defeat", {"kinds": kinds}))
        lines.extend(monster_text(quest.monster))
    if quest.condition == "reach":
        lines.append(Phrase("card-reach"))
    if quest.ap:
        lines.append(Phrase("card-attempt-ap", {"n": quest.ap}))
    if quest.penalty:
        lines.append(Phrase("card-penalty", {"effects": effects_of(quest.penalty, THIS)}))
    for line in _abilities(quest.influence, "you"):
        lines.append(Phrase("card-influence", {"line": line}))
    if quest.reward:
        lines.append(Phrase("card-reward", {"effects": effects_of(quest.reward, AIMED)}))
    for line in _abilities(quest.artifact, "you"):
        lines.append(Phrase("card-artifact", {"line": line}))
    return lines


def _places(places: Sequence[str]) -> tuple[Phrase, ...]:
    found: list[Phrase] = []
    for place in places:
        if place == "any" or place in LOCATION_TYPES:
            found.append(Phrase("card-any-place", {"type": place}))
        else:
            found.append(Phrase("card-named", {"name": Name("location", place)}))
    return tuple(found)


def event_text(event: Event) -> list[Phrase]:
    """The Scepter."""
    return [
        Phrase("card-scepter-begins", {"n": event.tokens}),
        Phrase("card-scepter-rolls", {"cap": event.cap, "roll": event.roll}),
        Phrase("card-scepter-holds"),
    ]


# --- Abilities ---------------------------------------------------------------------------------------------------------


def _abilities(abilities: Sequence[Ability], owner: str) -> list[Phrase]:
    return [ability_text(ability, owner) for ability in abilities]


def ability_text(ability: Ability, owner: str) -> Phrase:
    """When, how often, for what, at what, if what: what. ``owner`` is "target" on a curse, whose victim it waits for."""
    heads: list[Phrase] = []
    if ability.trigger not in ("passive", "activate"):
        heads.append(Phrase("card-trigger", {"trigger": ability.trigger, "who": owner}))
    if ability.once:
        heads.append(Phrase("card-once", {"once": ability.once}))
    heads.extend(_price(ability.glory, ability.ap, ability.wounds))
    if ability.discard_self:
        heads.append(Phrase("card-discard-self"))
    if ability.aim not in (NONE, "own"):
        heads.append(Phrase("card-aimed", {"aim": ability.aim}))
    if ability.condition is not None:
        condition = condition_of(ability.condition, AIMED)
        heads.append(Phrase("card-if", {"condition": condition}))
    effects = effects_of(ability.effects, OWNER if ability.aim == "treasure" else AIMED)
    return (
        Phrase("card-ability", {"heads": tuple(heads), "effects": effects}) if heads else _sentence(effects)
    )


def _price(glory: int, ap: int, wounds: int) -> list[Phrase]:
    found: list[Phrase] = []
    for purse, n in (("glory", glory), ("ap", ap), ("wounds", wounds)):
        if n:
            found.append(Phrase("card-price", {"purse": purse, "n": n}))
    return found


def _sentence(effects: tuple[Phrase, ...]) -> Phrase:
    return Phrase("card-sentence", {"effects": effects})


def _facts(facts: Sequence[Phrase]) -> Phrase:
    return Phrase("card-facts", {"facts": tuple(facts)})


# --- Effects -----------------------------------------------------------------------------------------------------------


def effects_of(effects: Sequence[Effect], target: str) -> tuple[Phrase, ...]:
    """Effects in a row; ``target`` is whom that selector means here."""
    return tuple(effect_of(effect, target) for effect in effects)


def effect_of(effect: Effect, target: str) -> Phrase:
    """One verb with its arguments."""
    verb = effect.verb
    given = dict(zip((name for name, _, _ in SIGNATURES[verb]), effect.args, strict=True))
    args: dict[str, Part] = {}
    for name, value in given.items():
        _argument(verb, name, value, target, args)
    if "until" in args:
        args["until"] = Phrase("card-until", {"until": str(given["until"])})
    if "sort" in args and verb != "cost":
        args["cards"] = Phrase("card-sort", {"sort": str(given["sort"]), "n": _number(given.get("n", 1))})
    if verb == "modify":
        args["against"] = _filter(
            given["kind"], "card-only-kind" if args["who"] == MONSTERS else "card-against"
        )
    elif verb == "strike":
        args["only"] = _filter(given["kind"], "card-only-kind")
    if verb == "may":
        price = _price(_number(given.get("glory")), _number(given.get("ap")), _number(given.get("wounds")))
        args = {"price": tuple(price), "effects": args["effects"]}
    elif verb == "choose" and given.get("chooser") is None:
        args["chooser"] = "you"
    elif verb == "discard" and given.get("chooser") is None:
        args["chooser"] = "owner"
    return Phrase(_MESSAGES[verb], args)


def _argument(verb: str, name: str, value: object, target: str, args: dict[str, Part]) -> None:
    """Put one argument of a verb into words that messages can select or say."""
    if name == "who":
        args.update(_hero(str(value), target))
    elif isinstance(value, Amount):
        args.update(_amount(verb, value))
    elif isinstance(value, Condition):
        args["condition"] = condition_of(value, target)
    elif isinstance(value, tuple):
        inner = {"each": THIS, "strike": STRUCK}.get(verb, target)
        args[name] = effects_of([each for each in value if isinstance(each, Effect)], inner)
    elif isinstance(value, int):
        args[name] = abs(value)
        if name == "n":
            args["sign"] = "minus" if value < 0 else "plus"
    elif value is None:
        args[name] = NONE
    else:
        args[name] = str(value)


def _hero(who: str, target: str) -> dict[str, Part]:
    """Whom a verb happens to: the selector, and a phrase for it."""
    word = target if who == AIMED else who
    if word in (MONSTER, MONSTERS):
        return {"who": word, "hero": NONE}
    return {"who": word, "hero": Phrase("card-hero", {"who": word})}


def _amount(verb: str, amount: Amount) -> dict[str, Part]:
    """How much, as a phrase in the unit of the verb, and the sign."""
    of = "count" if amount.kind in COUNTS else amount.kind
    counted: Part = Phrase("card-count", {"count": amount.kind}) if of == "count" else NONE
    sign = "minus" if amount.sign < 0 else "plus"
    args: dict[str, Part] = {"of": of, "n": amount.n, "count": counted}
    if verb == "modify":
        args["sign"] = sign
        return {"amount": Phrase("card-bonus", args)}
    return {"sign": sign, "amount": Phrase(_UNITS[verb], args)}


def _filter(kind: object, message: str) -> Part:
    """The kind of monster that a verb is bound to; nothing where it is bound to none."""
    return "" if kind is None else Phrase(message, {"kind": str(kind)})


def _number(value: object) -> int:
    return value if isinstance(value, int) else 0


def condition_of(condition: Condition, target: str) -> Phrase:
    """A question about the table as a clause."""
    names = [name for name, _ in CONDITION_ARGUMENTS[condition.test]]
    args: dict[str, Part] = {}
    if "who" in names:
        args.update(_hero(condition.word, target))
    elif names and names[0] in ("kind", "form", "place"):
        args[names[0]] = condition.word
    if "n" in names:
        args["n"] = condition.n
    return Phrase(_CONDITIONS[condition.test], args)


_UNITS: Final = {
    "glory": "card-n-glory",
    "peril": "card-n-peril",
    "ap": "card-n-ap",
    "wound": "card-n-wounds",
    "heal": "card-n-health",
    "prevent": "card-n-fewer",
    "draw": "card-n-cards",
}
_MESSAGES: Final = {
    "glory": "card-glory",
    "peril": "card-peril",
    "ap": "card-ap",
    "wound": "card-wound",
    "heal": "card-heal",
    "prevent": "card-prevent",
    "modify": "card-modify",
    "difficulty": "card-difficulty",
    "cost": "card-charge",
    "test": "card-test",
    "fall": "card-fall",
    "stand": "card-stand",
    "warp": "card-warp",
    "step": "card-step",
    "shift": "card-shift",
    "exit": "card-exit",
    "place": "card-place",
    "draw": "card-draw",
    "peek": "card-peek",
    "discard": "card-discard",
    "recover": "card-recover",
    "bounce": "card-bounce",
    "take": "card-take",
    "dismiss": "card-dismiss",
    "redirect": "card-redirect",
    "form": "card-form",
    "reroll": "card-reroll",
    "strike": "card-strike",
    "extra_attack": "card-extra-attack",
    "minion": "card-minion",
    "level": "card-level",
    "limit": "card-limit",
    "token": "card-token",
    "forbid": "card-forbid",
    "choose": "card-choose",
    "when": "card-when",
    "each": "card-each",
    "may": "card-may",
}
_CONDITIONS: Final = {
    "kind": "card-if-kind",
    "form": "card-if-form",
    "fallen": "card-if-fallen",
    "wounded": "card-if-wounded",
    "at": "card-if-at",
    "level": "card-if-level",
    "glory": "card-if-glory",
    "peril": "card-if-peril",
    "quests": "card-if-quests",
    "your_turn": "card-if-your-turn",
    "tokens": "card-if-tokens",
    "escorting": "card-if-escorting",
}
