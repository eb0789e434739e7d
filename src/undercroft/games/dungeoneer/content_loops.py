"""DLQ-185: nothing in a turn can be done for ever, because everything costs something that runs out.

AP, glory, peril, a card and a mark of once run out; health does not count, since it can be healed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from undercroft.games.dungeoneer.content_effects import argument, walk
from undercroft.games.dungeoneer.content_types import (
    GLORY_TYPES,
    Ability,
    Adventure,
    Amount,
    Effect,
    Effects,
    Location,
)
from undercroft.games.dungeoneer.vocabulary import ONE
from undercroft.packs import Entry

SEATS: Final = 4
DIE: Final = 6
UNBOUNDED: Final = 99
"""What a count or an X may come to."""
RIVAL_AIMS: Final = ("rival", "here", "treasure")
RIVAL_WORDS: Final = ("others_here", "opponents", "left")


def check_ability(entry: Entry, key: str, ability: Ability) -> None:
    """Note an ability that can be used again and again without a price that runs out."""
    if ability.once or ability.discard_self:
        return
    free = not (ability.glory or ability.ap)
    if ability.trigger == "activate" and free:
        entry.error("dl-ability-free", key=key)
    elif ability.trigger == "activate":
        others = [*RIVAL_WORDS, "target"] if ability.aim in RIVAL_AIMS else RIVAL_WORDS
        glory, ap = _gain(ability.effects, "glory", others), _gain(ability.effects, "ap", others)
        if glory >= ability.glory and ap >= ability.ap:
            entry.error("dl-ability-pays", key=key, glory=glory, ap=ap)
    elif ability.trigger == "entry" and free and any(_moves_freely(effect) for effect in ability.effects):
        entry.error("dl-entry-loop", key=key)


def check_card(entry: Entry, card: Adventure) -> None:
    """Note a card that fetches cards back and pays for itself: two of them could fetch each other."""
    if not any(effect.verb == "recover" for effect in walk(card.effects)):
        return
    if card.type in GLORY_TYPES:
        gain = _gain(card.effects, "glory", RIVAL_WORDS)
    else:
        gain = _gain(card.effects, "peril", ("you",))
    # X is 1 at least (DLQ-111).
    cost = 1 if card.cost_x else card.cost
    if gain >= cost:
        entry.error("dl-card-pays", key="effects", cost=cost, got=gain)


def check_locations(locations: Sequence[tuple[Entry, Location]]) -> None:
    """Note the second location that carries heroes on for nothing: two could hand them to each other for ever."""
    first = ""
    for entry, location in locations:
        if any(_moves_freely(effect) for effect in location.effects):
            if first:
                entry.error("dl-location-loop", key="effects", first=first)
            first = first or entry.where


def _moves_freely(effect: Effect) -> bool:
    """Whether an effect moves the hero with neither roll nor price, and not to an entrance."""
    if effect.verb == "warp":
        return argument(effect, "place") != "entrance"
    if effect.verb == "step":
        return True
    if effect.verb == "test" or (effect.verb == "may" and any(effect.args[:2])):
        return False
    return any(_moves_freely(inner) for value in effect.args if isinstance(value, tuple) for inner in value)


def _gain(effects: Effects, verb: str, without: Sequence[str]) -> int:
    """The most points of one kind that effects give, those left out that they give to the selectors `without`."""
    most = 0
    for effect in effects:
        if effect.verb == verb and argument(effect, "who") not in without:
            most += _most(argument(effect, "n"))
        branches = [
            _inner_gain(effect, value, verb, without) for value in effect.args if isinstance(value, tuple)
        ]
        most += max(branches, default=0)
    return most


def _inner_gain(effect: Effect, inner: Effects, verb: str, without: Sequence[str]) -> int:
    """The same of the effects inside another, which may happen for every hero that it selects."""
    if effect.verb not in ("each", "test"):
        return _gain(inner, verb, without)
    selected = argument(effect, "who")
    fixed = _gain(inner, verb, [*without, "target"])
    targets = [who for who in without if who != "target"] + ["target"] * (selected in without)
    times = 1 if selected in ONE else SEATS
    return fixed * times + _gain(inner, verb, targets) - fixed


def _most(value: object) -> int:
    """The most that an amount can be; a count may be anything."""
    if not isinstance(value, Amount) or value.sign < 0:
        return 0
    return {"number": value.n, "die": DIE}.get(value.kind, UNBOUNDED)
