"""Before the first round: which dog, and which quest to keep."""

from __future__ import annotations

from typing import Final

from undercroft.games.doggos.codes import DOG, QUEST
from undercroft.games.doggos.tables import JUMPS, KEY, NO_ABILITY, PASSAGES, ROTATIONS, SECOND_PAW, Tables
from undercroft.games.doggos.view import DoggosView

ABILITY_RANKS: Final = (PASSAGES, KEY, SECOND_PAW, ROTATIONS, JUMPS, NO_ABILITY)
"""Abilities, the best first, as they fared in play."""
DUEL_RANKS: Final = (PASSAGES, SECOND_PAW, ROTATIONS, NO_ABILITY, KEY, JUMPS)
"""The same between two dogs, by what they won in 800 games of medium with its like, most of them with dogs by lot: 63 %,
63 %, 53 %, 41 %, 41 % and 38 %. Against the first the second wins 43 % (± 7, 200 games), the key 35 % (± 6, 230 games)."""
MET: Final = (120, 75, 45, 25)
"""How many hundredths of a monster a dog beats in a game, by symbols that it lacks."""


def best_dog(view: DoggosView, choices: list[int], ranks: tuple[int, ...] = ABILITY_RANKS) -> int:
    """The dog whose ability wins most."""
    return min(choices, key=lambda code: (dog_rank(view, code - DOG, ranks), code))


def dog_rank(view: DoggosView, dog: int, ranks: tuple[int, ...]) -> int:
    """The place of a dog's ability among these, 0 for the best."""
    return ranks.index(view.tables.ability[dog])


def best_quest(view: DoggosView, choices: list[int]) -> int:
    """Either quest pays its owner, kept or laid open; so the one that rivals would gain most by is kept."""
    return max(choices, key=lambda code: (promise_to_rivals(view, code - QUEST), -code))


def promise_to_rivals(view: DoggosView, quest: int) -> int:
    """What a quest laid open is likely to bring to all rivals, in hundredths of a coin."""
    dogs = [player.dog for player in view.players if player.seat != view.seat]
    return sum(_promise(view.tables, quest, dog) for dog in dogs)


def _promise(tables: Tables, quest: int, dog: int) -> int:
    """What a quest is likely to bring to a dog, in hundredths of a coin."""
    coins = tables.quest_coins[quest]
    symbol = tables.quest_symbol[quest]
    if symbol >= 0:
        base = tables.base[dog] >> 8 * symbol & 255
        return coins * (70 + 20 * base) // tables.seats
    best = 0
    for design in tables.quest_names[quest]:
        needs = tables.needs[design]
        lacks = sum(
            max(0, (needs >> shift & 255) - (tables.base[dog] >> shift & 255)) for shift in (0, 8, 16)
        )
        best = max(best, MET[min(lacks, len(MET) - 1)])
    return coins * best
