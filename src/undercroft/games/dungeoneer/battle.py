"""A battle while it goes on: who attacks whom, in which form, with which dice."""

from __future__ import annotations

from typing import Final

from undercroft.games.dungeoneer.codes import MOST_CARDS

# Who fights, as one number: a hero by seat, a monster by card, a quest's monster by quest.
FIRST_CARD: Final = 16
FIRST_QUEST: Final = FIRST_CARD + MOST_CARDS
NO_FIGHTER: Final = -1

VILLAINY: Final = 0
"""Monsters sent by a rival (or by chance, solo): lair and reward stages follow."""
HUNT: Final = 1
"""A quest's monster."""
LORD: Final = 2
"""The Arch Lich Lord by entry or attempt."""
DUEL: Final = 3
"""Hero against hero."""
CHALLENGE: Final = 4
"""The counter-stroke inside another battle (stage VI)."""

WAITING: Final = 0
VOID: Final = 1
COMPARED: Final = 2

NUMBERS: Final = ("kind", "lord_seat", "defender", "place", "quest", "anew")
LISTS: Final = ("attackers", "forms", "rolls", "counters", "guards", "states", "dealt", "specials")


def card_of(fighter: int) -> int:
    """The card of a fighter, -1 for a hero or a quest's monster."""
    return fighter - FIRST_CARD if FIRST_CARD <= fighter < FIRST_QUEST else -1


def quest_of(fighter: int) -> int:
    """The quest whose monster fights, -1 for others."""
    return fighter - FIRST_QUEST if fighter >= FIRST_QUEST else -1


class Battle:
    """One battle; attacks are numbered in declared order and kept in lists beside each other.

    ``lord_seat`` is the seat that plays the attacking side: owner of the monsters, roller for a quest's monster, or
    the attacking hero's player. ``defender`` is a fighter. ``guards`` name the minion that counterattacks instead of
    the hero. ``dealt`` counts wounds of each attack that pay peril (DL-67).
    """

    __slots__ = (*NUMBERS, *LISTS)

    kind: int
    lord_seat: int
    defender: int
    place: int
    quest: int
    anew: int
    attackers: list[int]
    forms: list[int]
    rolls: list[int]
    counters: list[int]
    guards: list[int]
    states: list[int]
    dealt: list[int]
    specials: list[int]

    def __init__(self, kind: int, lord_seat: int, defender: int, place: int, quest: int) -> None:
        self.kind = kind
        self.lord_seat = lord_seat
        self.defender = defender
        self.place = place
        self.quest = quest
        self.anew = 0
        self.attackers = []
        self.forms = []
        self.rolls = []
        self.counters = []
        self.guards = []
        self.states = []
        self.dealt = []
        self.specials = []

    def add(self, fighter: int, form: int, specials: int) -> None:
        """One more attack."""
        self.attackers.append(fighter)
        self.forms.append(form)
        self.rolls.append(0)
        self.counters.append(0)
        self.guards.append(NO_FIGHTER)
        self.states.append(WAITING)
        self.dealt.append(0)
        self.specials.append(specials)

    def copy(self) -> Battle:
        """An independent copy."""
        other = Battle(self.kind, self.lord_seat, self.defender, self.place, self.quest)
        other.anew = self.anew
        other.attackers = self.attackers[:]
        other.forms = self.forms[:]
        other.rolls = self.rolls[:]
        other.counters = self.counters[:]
        other.guards = self.guards[:]
        other.states = self.states[:]
        other.dealt = self.dealt[:]
        other.specials = self.specials[:]
        return other

    def facts(self) -> list[object]:
        """Everything: all of a battle is public."""
        figures: list[object] = [getattr(self, name) for name in NUMBERS]
        return [*figures, *(list(getattr(self, name)) for name in LISTS)]

    def attack_of(self, fighter: int) -> int:
        """The number of the attack that this fighter makes, -1 if none."""
        for number in range(len(self.attackers)):
            if self.attackers[number] == fighter:
                return number
        return -1
