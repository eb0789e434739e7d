"""How likely a hero does a quest, judged roughly and without dice."""

from __future__ import annotations

from undercroft.bots.dungeoneer import weights
from undercroft.games.dungeoneer import tags
from undercroft.games.dungeoneer.atlas import distance
from undercroft.games.dungeoneer.battle import FIRST_CARD, FIRST_QUEST
from undercroft.games.dungeoneer.queries import (
    bonus,
    difficulty,
    fighter_data,
    fighter_value,
    hero_value,
    monster_health,
    tested_value,
    treasures_of,
)
from undercroft.games.dungeoneer.quests import (
    OF_GLORY,
    OF_HAND,
    OF_HEALTH,
    OF_TREASURE,
    ROLL_THREAT,
    is_found,
)
from undercroft.games.dungeoneer.state import DungeoneerState
from undercroft.games.dungeoneer.tables import (
    ATTACKS,
    BOON,
    DICE_QUEST,
    OF_QUESTS,
    SACRIFICE_QUEST,
    SEARCH_ROLL,
    THREAT_ROLL,
    QuestCard,
)

FORMS = 3
ANY_ROLL = 3
"""What is repeated by a card that repeats any roll."""
SPARE_HEALTH = 3
"""What a hero wants to keep who gives health away."""


def at_least(needed: int) -> float:
    """The chance that a die shows at least this."""
    return min(1.0, max(0.0, (7 - needed) / 6.0))


def twice(chance: float) -> float:
    """The chance that at least one of two tries succeeds."""
    return 1.0 - (1.0 - chance) * (1.0 - chance)


BEATS = (0, 1, 3, 6, 10, 15, 21, 26, 30, 33, 35, 36)
"""Of 36 throws of two dice, in how many the first with a bonus of -5 to 6 beats the second."""


def beats(edge: int) -> float:
    """The chance that a die with this bonus beats another die."""
    return BEATS[min(6, max(-5, edge)) + 5] / 36.0


def weariness(state: DungeoneerState) -> float:
    """How much of its patience a hero has lost, 0 to 1: rounds are running out, and waiting wins nothing."""
    spent = state.round / state.tables.round_cap
    return min(1.0, max(0.0, (spent - weights.WEARY_FROM) / (weights.WEARY - weights.WEARY_FROM)))


def attempt_chance(state: DungeoneerState, seat: int, quest: int, place: int) -> float:
    """The chance that one attempt of a hero succeeds in a location, a search included."""
    return search_chance(state, seat, quest, place) * deed_chance(state, seat, quest, place)


def search_chance(state: DungeoneerState, seat: int, quest: int, place: int) -> float:
    """The chance to find what a quest asks for in a location; 1 where nothing needs to be found."""
    number = state.tables.quests[quest].search
    player = state.players[seat]
    here = player.place
    if number == 0 or (here == place and is_found(state, seat, quest)):
        return 1.0
    player.place = place
    added = bonus(state, SEARCH_ROLL, seat)
    player.place = here
    return at_least(number - distance(state, place) - added)


def deed_chance(state: DungeoneerState, seat: int, quest: int, place: int) -> float:
    """The chance of what a quest asks for, with the hero in this location.

    What lies under a location counts there alone: judged from next door a quest would look better than it is, and a
    hero would wait there for ever.
    """
    player = state.players[seat]
    here = player.place
    player.place = place
    chance = _deed_chance(state, seat, quest)
    player.place = here
    return chance


def _deed_chance(state: DungeoneerState, seat: int, quest: int) -> float:
    """The chance of what a quest asks for where the hero is."""
    card = state.tables.quests[quest]
    if card.lord:
        return _fight(state, seat, FIRST_CARD + state.tables.lord)
    if card.fighter is not None:
        return _fight(state, seat, FIRST_QUEST + quest)
    if card.stat >= 0:
        chance = min(1.0, max(0.0, edge_of(state, seat, card)))
        return twice(chance) if may_reroll(state, seat, ROLL_THREAT) else chance
    if card.condition == DICE_QUEST:
        return _dice_chance(card, 1 if may_reroll(state, seat, ANY_ROLL) else 0)
    if card.condition == SACRIFICE_QUEST:
        return _sacrifice(state, seat, card)
    return 1.0


def edge_of(state: DungeoneerState, seat: int, card: QuestCard) -> float:
    """The chance of a quest's test with one die; less than none if no die would do, more than all if any does."""
    needed = card.stat_number + difficulty(state, OF_QUESTS, seat)
    return (7 - needed + tested_value(state, seat, card.stat) + bonus(state, THREAT_ROLL, seat)) / 6.0


def _fight(state: DungeoneerState, seat: int, fighter: int) -> float:
    """Wounds to be expected in an attempt, its attack and the challenge, against the monster's health."""
    data = fighter_data(state, fighter)
    if data is None:
        return 0.0
    parry = 1.0
    thrust = 0.0
    for form in range(FORMS):
        edge = hero_value(state, seat, form) - fighter_value(state, fighter, form)
        if data.symbols[form] == ATTACKS:
            parry = min(parry, beats(edge))
        if state.hero_card(seat).forms[form]:
            thrust = max(thrust, beats(edge))
    return min(0.9, (parry + thrust) / max(1, monster_health(state, fighter)))


def _sacrifice(state: DungeoneerState, seat: int, card: QuestCard) -> float:
    """How much of what is asked for is there; the weary do not wait for the rest."""
    player = state.players[seat]
    if card.sacrifice == OF_HEALTH:
        return min(1.0, max(0.0, (player.health - card.sacrifice_number) / SPARE_HEALTH))
    if card.sacrifice == OF_GLORY:
        held = player.glory
    elif card.sacrifice == OF_HAND:
        held = len(player.hand)
    elif card.sacrifice == OF_TREASURE:
        held = len(treasures_of(state, seat))
    else:
        held = 0
        for number in player.inventory:
            if state.tables.cards[number].type == BOON:
                held += 1
    return 1.0 if held >= card.sacrifice_number else (1.0 - weariness(state)) * held / card.sacrifice_number


def may_reroll(state: DungeoneerState, seat: int, roll: int) -> bool:
    """Whether a hero has a readied card that repeats such a roll, and the glory for it."""
    player = state.players[seat]
    for number in player.inventory:
        for ability in state.tables.cards[number].abilities:
            if ability.rerolls in (ANY_ROLL, roll) and ability.glory <= player.glory:
                return True
    return False


def reroll_gain(state: DungeoneerState, seat: int) -> float:
    """How much likelier the quest that is being attempted is done if the die that has just fallen is rolled again."""
    for step in reversed(state.agenda):
        if step.tag == tags.QUEST_DIE:
            card = state.tables.quests[step.b]
            known = list(state.dice)
            again = sum(_dice(card, [*known, face], 0) for face in range(1, 7)) / 6.0
            return again - _dice(card, [*known, state.die], 0)
        if step.tag == tags.JUDGE_QUEST:
            card = state.tables.quests[step.b]
            needed = card.stat_number + difficulty(state, OF_QUESTS, seat)
            needed -= tested_value(state, seat, card.stat) + bonus(state, THREAT_ROLL, seat)
            return at_least(needed) - (1.0 if state.die >= needed else 0.0)
    return 0.0


_known_dice: dict[int, float] = {}


def _dice_chance(card: QuestCard, rerolls: int) -> float:
    """The chance of a quest's dice, one of which may be rolled again."""
    key = ((card.dice * 3 + card.dice_rule) * 64 + card.dice_number) * 2 + rerolls
    known = _known_dice.get(key)
    if known is None:
        known = _dice(card, [], rerolls)
        _known_dice[key] = known
    return known


def _dice(card: QuestCard, known: list[int], rerolls: int) -> float:
    """The chance of dice of which some have fallen: a sum, all at least a number, or two alike."""
    if len(known) == card.dice:
        if card.dice_rule == 0:
            done = sum(known) >= card.dice_number
        elif card.dice_rule == 1:
            done = min(known) >= card.dice_number
        else:
            done = len(set(known)) < len(known)
        return 1.0 if done else 0.0
    # DL-80: the dice fall one after the other, and each is judged before the next.
    again = 0.0
    if rerolls > 0:
        again = sum(_dice(card, [*known, face], rerolls - 1) for face in range(1, 7)) / 6.0
    return sum(max(again, _dice(card, [*known, face], rerolls)) for face in range(1, 7)) / 6.0
