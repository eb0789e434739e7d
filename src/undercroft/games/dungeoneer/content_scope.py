"""Whether an effect makes sense where it stands: what it speaks of must be there.

A scope is the set of things that are there: ``target`` a hero the effect is aimed at or happens to, ``monster`` one
monster, ``battle`` an attacker and a defender, ``place`` and ``exit`` a location or a side of one, ``x`` what was paid
for X, ``tokens`` a card that lies and can carry tokens, ``wounds`` wounds about to be dealt, ``roll`` a roll to come,
``reroll`` a roll just made, ``passive`` a card that works as long as it lies.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from undercroft.games.dungeoneer.content_effects import argument, condition_text, effect_text
from undercroft.games.dungeoneer.content_types import Ability, Adventure, Amount, Condition, Effect, Effects
from undercroft.games.dungeoneer.vocabulary import (
    COMBINATORS,
    CONDITION_ARGUMENTS,
    MONSTER,
    MONSTERS,
    PASSIVE_VERBS,
    SIGNATURES,
)
from undercroft.packs import Entry

Scope = frozenset[str]

NOTHING: Final[Scope] = frozenset()
STRIKE: Final[Scope] = frozenset(("target", "monster", "battle"))
"""Of strikes and specials."""
TARGET: Final[Scope] = frozenset(("target",))
"""Of traps and of the penalty of a quest."""
WINDOW: Final[Scope] = frozenset(("battle", "wounds", "roll", "reroll"))
"""Of what is played in windows: it may come in a battle, before or after a roll, or before wounds are dealt."""

AIMED: Final[dict[str, Scope]] = {
    "none": NOTHING,
    "own": TARGET,
    "hero": TARGET,
    "rival": TARGET,
    "here": TARGET,
    "monster": frozenset(("monster", "battle")),
    "lair": frozenset(("monster",)),
    "location": frozenset(("place",)),
    "exit": frozenset(("place", "exit")),
    "treasure": TARGET,
    "curse": NOTHING,
}
"""What an aim brings. Of a treasure the target is the hero who has it."""
HOSTED: Final[dict[str, Scope]] = {
    "": NOTHING,
    "hero": TARGET,
    "boon": NOTHING,
    "treasure": NOTHING,
    "monster": frozenset(("monster",)),
    "location": frozenset(("place",)),
    "quest": NOTHING,
}
"""What the host of an attachment brings."""
TRIGGERED: Final[dict[str, Scope]] = {
    "passive": frozenset(("passive",)),
    "activate": WINDOW,
    "reset": NOTHING,
    "entry": NOTHING,
    "attacked": frozenset(("battle", "monster", "roll")),
    "strike": STRIKE,
    "struck": frozenset(("battle", "monster")),
    "wounded": NOTHING,
    "defeat": frozenset(("battle", "monster")),
    "test": frozenset(("roll",)),
    "quest": NOTHING,
    "discard": NOTHING,
}
"""What a trigger brings."""

ABSENT: Final = {
    "target": "dl-no-target",
    "monster": "dl-no-monster",
    "battle": "dl-no-battle",
    "place": "dl-no-place",
    "exit": "dl-no-exit",
    "x": "dl-no-x",
    "tokens": "dl-no-tokens",
    "wounds": "dl-no-wounds",
    "roll": "dl-no-roll",
    "reroll": "dl-no-reroll",
    "passive": "dl-no-passive",
}
"""What is said of an effect that speaks of something that is not there."""

_VERB_NEEDS: Final = {
    "prevent": ("wounds",),
    "shift": ("place",),
    "exit": ("exit",),
    "dismiss": ("monster",),
    "redirect": ("battle",),
    "form": ("battle",),
    "reroll": ("reroll",),
    "extra_attack": ("monster",),
    "minion": ("monster",),
    "limit": ("passive",),
    "token": ("tokens",),
}
_WORD_NEEDS: Final = {
    "who": {
        "target": "target",
        "attacker": "battle",
        "defender": "battle",
        MONSTER: "monster",
        MONSTERS: "passive",
    },
    "until": {"in_play": "passive", "battle": "battle", "roll": "roll"},
    "place": {"aimed": "place"},
    "zone": {"hand": "target"},
    "chooser": {"target": "target"},
}
_AMOUNT_NEEDS: Final = {"x": "x", "tokens": "tokens"}
_CONDITION_NEEDS: Final = {"kind": "monster", "form": "battle", "tokens": "tokens"}

POSITIVE: Final = {
    "wound": ("n",),
    "heal": ("n",),
    "prevent": ("n",),
    "test": ("n",),
    "fall": ("n",),
    "step": ("n", "free"),
    "place": ("n",),
    "draw": ("n",),
    "peek": ("n",),
    "discard": ("n",),
    "recover": ("n",),
    "minion": ("health",),
    "may": ("glory", "ap", "wounds"),
}
"""Numbers that are 1 or more. Any other number is a change and may be negative, but not 0."""


def card_scope(card: Adventure) -> Scope:
    """What is there when a card is played."""
    scope = AIMED[card.aim] | HOSTED[card.host]
    if card.timing == "response":
        scope |= {"battle", "roll"}
    elif card.timing == "anytime":
        scope |= WINDOW
    if card.type == "encounter":
        scope |= TARGET
    if card.cost_x:
        scope |= {"x"}
    return scope | _carried(card)


def ability_scope(ability: Ability, card: Adventure | None) -> Scope:
    """What is there when an ability works; `card` is the adventure card that carries it."""
    scope = TRIGGERED[ability.trigger] | AIMED[ability.aim]
    if card is None:
        return scope
    return scope | AIMED[card.aim] | HOSTED[card.host] | _carried(card)


def _carried(card: Adventure) -> Scope:
    scope = NOTHING
    if card.monster is not None:
        scope |= {"monster"}
    if card.duration in ("permanent", "attachment"):
        scope |= {"tokens"}
    return scope


def check_effects(entry: Entry, key: str, effects: Effects, scope: Scope) -> None:
    """Note every effect that speaks of something that is not there, and every number that cannot be."""
    for effect in effects:
        for need in sorted(set(_needs(effect)) - scope):
            entry.error(ABSENT[need], key=key, got=_short(effect))
        _check_numbers(entry, key, effect)
        if effect.verb == "fall" and (argument(effect, "stat") is None) != (argument(effect, "n") is None):
            entry.error("dl-fall-half", key=key, got=_short(effect))
        for inner in effect.args:
            if isinstance(inner, tuple):
                # A roll is made again by the effect itself, not by one that depends on another.
                check_effects(entry, key, inner, (scope - {"reroll"}) | _inside(effect.verb))


def check_condition(entry: Entry, key: str, condition: Condition, scope: Scope) -> None:
    """The same of the condition of an ability."""
    for need in sorted(set(_condition_needs(condition)) - scope):
        entry.error(ABSENT[need], key=key, got=condition_text(condition))
    _check_condition_number(entry, key, condition)


def check_passive(entry: Entry, key: str, effects: Effects) -> None:
    """A passive ability is made of a few verbs, holds as long as its card lies, and rolls no dice."""
    for effect in effects:
        if effect.verb not in PASSIVE_VERBS:
            entry.error("dl-passive-verb", key=key, got=effect.verb, allowed=", ".join(PASSIVE_VERBS))
            continue
        names = [name for name, _, _ in SIGNATURES[effect.verb]]
        if "until" in names and argument(effect, "until") != "in_play":
            entry.error("dl-passive-until", key=key, got=_short(effect))
        if any(isinstance(value, Amount) and value.kind in ("die", "x") for value in effect.args):
            entry.error("dl-passive-amount", key=key, got=_short(effect))


def _inside(verb: str) -> Scope:
    """What a verb brings for the effects inside it: whoever rolls, is struck or is taken in turn is the target."""
    if verb == "strike":
        return STRIKE
    return TARGET if verb in ("test", "each") else NOTHING


def _needs(effect: Effect) -> Iterator[str]:
    """What an effect speaks of, the effects inside it left out."""
    yield from _VERB_NEEDS.get(effect.verb, ())
    for (name, _, _), value in zip(SIGNATURES[effect.verb], effect.args, strict=True):
        if isinstance(value, Amount):
            if value.kind in _AMOUNT_NEEDS:
                yield _AMOUNT_NEEDS[value.kind]
        elif isinstance(value, Condition):
            yield from _condition_needs(value)
        elif isinstance(value, str) and name in _WORD_NEEDS:
            need = _WORD_NEEDS[name].get(value)
            # A monster that is dismissed to the hand goes to its owner's; only a look into a hand needs a target.
            if need is not None and not (effect.verb == "dismiss" and name == "zone"):
                yield need


def _condition_needs(condition: Condition) -> Iterator[str]:
    if condition.test in _CONDITION_NEEDS:
        yield _CONDITION_NEEDS[condition.test]
    elif condition.word in _WORD_NEEDS["who"]:
        yield _WORD_NEEDS["who"][condition.word]


def _check_numbers(entry: Entry, key: str, effect: Effect) -> None:
    for (name, _, _), value in zip(SIGNATURES[effect.verb], effect.args, strict=True):
        if isinstance(value, Condition):
            _check_condition_number(entry, key, value)
        if not isinstance(value, int | Amount):
            continue
        number = value if isinstance(value, int) else value.sign * (value.n if value.kind == "number" else 1)
        positive = name in POSITIVE.get(effect.verb, ())
        if positive and number < 1:
            entry.error("dl-number-positive", key=key, argument=name, got=_short(effect))
        elif number == 0:
            entry.error("dl-number-zero", key=key, argument=name, got=_short(effect))


def _check_condition_number(entry: Entry, key: str, condition: Condition) -> None:
    if any(name == "n" for name, _ in CONDITION_ARGUMENTS[condition.test]) and condition.n < 1:
        entry.error("dl-number-positive", key=key, argument="n", got=condition_text(condition))


def _short(effect: Effect) -> str:
    text = effect_text(effect)
    if len(text) > 60 and effect.verb in COMBINATORS:
        return f"{effect.verb}(…)"
    return text if len(text) <= 60 else text[:57] + "…"
