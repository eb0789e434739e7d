"""How well a seat stands: quests done and near, health, points, cards; less what the rivals have."""

from __future__ import annotations

from undercroft.bots.dungeoneer import weights
from undercroft.games.dungeoneer.atlas import joined
from undercroft.games.dungeoneer.battle import FIRST_QUEST
from undercroft.games.dungeoneer.player import Player
from undercroft.games.dungeoneer.queries import fighter_data, hero_value, monster_health, tested_value
from undercroft.games.dungeoneer.state import LORD_ENTHRONED, NOT_OVER, DungeoneerState
from undercroft.games.dungeoneer.tables import (
    DICE_QUEST,
    ESCORT_QUEST,
    SACRIFICE_QUEST,
    SPEED,
    QuestCard,
)

FAR = 99


def distances(state: DungeoneerState, start: int) -> list[int]:
    """How many steps every location is away from this one; FAR where no way leads."""
    away = [FAR] * len(state.cells)
    away[start] = 0
    queue = [start]
    place = 0
    while place < len(queue):
        here = queue[place]
        place += 1
        for side in range(4):
            other = joined(state, here, side)
            if other >= 0 and away[other] == FAR:
                away[other] = away[here] + 1
                queue.append(other)
    return away


def chance_of(needed: int) -> float:
    """The chance that a die shows at least this."""
    return min(1.0, max(0.0, (7 - needed) / 6.0))


def _fight_chance(state: DungeoneerState, seat: int, quest: int) -> float:
    """A rough chance to beat a quest's monster in one attempt, by the better of the hero's forms."""
    fighter = FIRST_QUEST + quest
    data = fighter_data(state, fighter)
    if data is None:
        return 0.1
    best = 0.0
    for form in range(3):
        edge = hero_value(state, seat, form) - data.values[form]
        best = max(best, min(0.9, max(0.1, 0.42 + 0.14 * edge)))
    return best / max(1, monster_health(state, fighter))


def quest_chance(state: DungeoneerState, seat: int, quest: int, card: QuestCard) -> float:
    """The chance that one attempt succeeds."""
    if card.lord:
        return 0.12
    if card.fighter is not None:
        return _fight_chance(state, seat, quest)
    if card.stat >= 0:
        return chance_of(card.stat_number - tested_value(state, seat, card.stat))
    if card.condition == DICE_QUEST:
        return 0.3
    if card.condition == SACRIFICE_QUEST:
        player = state.players[seat]
        if card.sacrifice == 0:
            return 1.0 if player.health > card.sacrifice_number + 3 else 0.1
        if card.sacrifice == 4:
            return min(1.0, player.glory / max(1, card.sacrifice_number))
        held = len(player.hand) if card.sacrifice == 3 else len(player.inventory)
        return min(1.0, held / max(1, card.sacrifice_number))
    return 1.0


def nearness(state: DungeoneerState, seat: int) -> float:
    """How near a hero is to the quests it may do: the best counts in full, the others a third."""
    player = state.players[seat]
    if player.place < 0 or state.cells[player.place] < 0:
        return 0.0
    away = distances(state, player.place)
    pace = max(2, hero_value(state, seat, SPEED))
    best = 0.0
    rest = 0.0
    for quest in [*player.quests, *state.common]:
        card = state.tables.quests[quest]
        if card.lord and state.lord_status != LORD_ENTHRONED:
            continue
        places = card.second if card.condition == ESCORT_QUEST and quest in player.escorts else card.places
        steps = FAR
        for place in places:
            if state.cells[place] >= 0 and away[place] < steps:
                steps = away[place]
        if steps == FAR:
            worth = weights.UNSEEN
        else:
            chance = max(0.08, quest_chance(state, seat, quest, card))
            worth = weights.NEAR * (0.35 + 0.65 * chance) / (1.0 + 1.2 * steps / pace)
            if card.condition == ESCORT_QUEST and quest not in player.escorts:
                worth *= 0.6
        rest += worth
        best = max(best, worth)
    return best + (rest - best) / 3.0


def standing(state: DungeoneerState, player: Player, own: bool) -> float:
    """What a seat has; ``own``: with the ways to its quests."""
    if not player.alive:
        return -weights.DEATH
    worth = weights.QUEST * len(player.done) + weights.LEVEL * player.level
    if state.tables.mixed:
        worth += weights.QUEST * 0.5 * player.points
    few = min(player.health, weights.FEW)
    worth += weights.LAST_HEALTH * few + weights.HEALTH * (player.health - few)
    enough = min(player.glory, weights.ENOUGH_GLORY)
    worth += weights.GLORY * enough + weights.MUCH_GLORY * (player.glory - enough)
    worth -= weights.PERIL * player.peril
    worth += weights.HAND * min(len(player.hand), 5) + weights.LAIR * len(player.lair)
    for number in player.inventory:
        card = state.tables.cards[number]
        worth += weights.MINION if card.fighter is not None else weights.READIED * max(1, card.cost)
    worth -= weights.CURSED * len(player.curses)
    worth += weights.SAVED * player.saved + weights.CARRIED * len(player.escorts)
    if player.fallen:
        worth -= weights.FALLEN
    if own:
        worth += nearness(state, player.seat)
    return worth


def worth_of(state: DungeoneerState, seat: int) -> float:
    """How well a seat stands against the others."""
    if state.finished != NOT_OVER:
        if state.winner == seat:
            return 1000.0
        return -1000.0 if state.winner >= 0 or state.tables.solo else -200.0
    total = standing(state, state.players[seat], True)
    best = -1000.0
    for player in state.players:
        if player.seat != seat and player.alive:
            rival = standing(state, player, False)
            total -= weights.RIVAL * rival
            best = max(best, rival)
    return total - weights.RIVAL * best if best > -1000.0 else total
