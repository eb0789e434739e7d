"""Lines a person can read: `play scare_off (card giant_spider)`, `move n`, `place 1,-2 r180`, `attempt lost_crown`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from undercroft.games.dungeoneer.codes import CHOICES, NOBODY
from undercroft.games.dungeoneer.vocabulary import FORMS, ZONES
from undercroft.kernel.messages import Value
from undercroft.kernel.squares import SIDES, offset

DECKS: Final = ("glory", "peril")
_CARDS: Final = ("play", "card", "use")
_QUESTS: Final = ("attempt", "search", "take-up", "hand-over", "pick-up", "drop", "quest", "use-quest")
_BEGINNINGS: Final = ("move", "attack", "attempt", "play", "use", "use-hero", "use-quest")

_CHANCE_WORDS: Final = {
    "die_rolled": "die",
    "card_drawn": "card",
    "encounter_revealed": "encounter",
    "quest_dealt": "quest",
    "quest_revealed": "quest",
    "location_drawn": "location",
    "location_unplaceable": "location",
    "location_dealt": "location",
    "hero_dealt": "hero",
    "first_drawn": "first",
    "tunnel_drawn": "tunnel",
    "tunnel_laid": "laid",
    "peeked": "peek",
    "hand_seen": "seen",
    "chance_picked": "pick",
    "card_taken": "card",
    "lost_card": "card",
}


class Names:
    """The ids of everything the sets number, in order; a second copy of a card is written `id#2`."""

    def __init__(
        self, cards: Sequence[str], quests: Sequence[str], heroes: Sequence[str], locations: Sequence[str]
    ) -> None:
        self.cards = cards
        self.quests = quests
        self.heroes = heroes
        self.locations = locations


def code_text(names: Names, code: int) -> str:
    """One choice, different for every code."""
    kind, operands = CHOICES.decode(code)
    if kind in _CARDS:
        words = [kind, _named(names.cards, operands[0])]
    elif kind in _QUESTS:
        words = [kind, _named(names.quests, operands[0])]
    elif kind in ("hero", "use-hero"):
        words = [kind, _named(names.heroes, operands[0])]
    elif kind == "location":
        words = [kind, _named(names.locations, operands[0])]
    elif kind in ("move", "side"):
        words = [kind, SIDES[operands[0]]]
    elif kind == "form":
        words = [FORMS[operands[0]]]
    elif kind == "zone":
        words = ["to", ZONES[operands[0]]]
    elif kind == "deck":
        words = ["draw", DECKS[operands[0]]]
    elif kind == "seat":
        words = ["nobody"] if operands[0] == NOBODY else ["seat", str(operands[0] + 1)]
    elif kind == "attack" or kind in ("branch", "special"):
        words = [kind, str(operands[0] + 1)]
    elif kind == "x":
        words = [kind, str(operands[0])]
    elif kind == "place":
        words = [kind, offset(operands[0]), f"r{180 * operands[1]}"]
    else:
        words = [kind]
    if kind in ("use", "use-hero", "use-quest"):
        words.append(str(operands[1] + 1))
    return " ".join(words)


def _named(ids: Sequence[str], number: int) -> str:
    """The id of a thing of the sets, its number where they have fewer."""
    return ids[number] if number < len(ids) else f"#{number + 1}"


def code_follows(code: int) -> str:
    """What carries a declaration on stands in brackets behind what began it."""
    kind, _ = CHOICES.decode(code)
    return "bare" if kind in _BEGINNINGS else "bracket"


def chance_text(kind: str, seat: int, args: Mapping[str, Value]) -> str:
    """What chance decided: `2 card scare_off`, `die 4`."""
    values = " ".join(str(value) for value in args.values())
    line = f"{_CHANCE_WORDS[kind]} {values}"
    return line if seat < 0 else f"{seat + 1} {line}"
