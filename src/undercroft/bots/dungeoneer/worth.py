"""How well a seat stands: quests done and near, health, points, cards; less what the rivals have."""

from __future__ import annotations

from undercroft.bots.dungeoneer import weights
from undercroft.bots.dungeoneer.chances import deed_chance, search_chance, weariness
from undercroft.bots.dungeoneer.ways import FAR, Ways
from undercroft.games.dungeoneer.atlas import distance, entrances
from undercroft.games.dungeoneer.player import Player
from undercroft.games.dungeoneer.plays import room_needed
from undercroft.games.dungeoneer.queries import cost_of, forbidden, hero_value, host_place
from undercroft.games.dungeoneer.quests import can_sacrifice, open_quests
from undercroft.games.dungeoneer.state import LORD_ENTHRONED, NOT_OVER, VILLAINY_PHASE, DungeoneerState
from undercroft.games.dungeoneer.tables import (
    BOON,
    CURSE,
    ESCORT_QUEST,
    HARDENS,
    MODIFIES,
    OF_TRAPS,
    PERMANENT,
    QUESTS_TO_WIN,
    SPEED,
    TO_ATTEMPT,
    UNTIL_YOUR_RESET,
)


def nearness(state: DungeoneerState, seat: int, ways: Ways, quests: list[int]) -> float:
    """How near a hero is to some quests: the best counts in full, the others a third, and less to the weary."""
    player = state.players[seat]
    if player.place < 0 or state.cells[player.place] < 0:
        return 0.0
    # What makes this turn's threats harder is over before long: where entering does, nobody would ever go.
    marks = state.marks
    if marks:
        state.marks = [mark for mark in marks if mark.verb != HARDENS]
    away = ways.from_place(state, player.place)
    pace = max(2, hero_value(state, seat, SPEED))
    best = 0.0
    rest = 0.0
    for quest in quests:
        worth = _quest_near(state, seat, quest, away, pace)
        rest += worth
        best = max(best, worth)
    # Between several goals a hero stands still where a step to one leads away from the others: late it decides.
    near = best + (rest - best) * (1.0 - weariness(state)) / 3.0
    state.marks = marks
    return near * weights.BARRED if forbidden(state, seat, TO_ATTEMPT) else near


def _quest_near(state: DungeoneerState, seat: int, quest: int, away: list[int], pace: int) -> float:
    """How near a quest is, by the best of its places."""
    card = state.tables.quests[quest]
    if card.lord and state.lord_status != LORD_ENTHRONED:
        return 0.0
    best, goal = _best_place(state, seat, quest, away, pace)
    if goal < 0:
        return weights.UNSEEN
    turn = _in_a_turn(state, seat, quest, goal)
    if not card.lord:
        # Nobody lingers at the door of the Arch Lich Lord without a chance, and the weary linger nowhere.
        anyhow = weights.ANYHOW * (1.0 - weariness(state))
        turn = anyhow + (1.0 - anyhow) * turn
    if card.condition == ESCORT_QUEST and quest not in state.players[seat].escorts:
        turn *= weights.FIRST_HALF
    return weights.UNSEEN + weights.NEAR * turn * best


def _best_place(
    state: DungeoneerState, seat: int, quest: int, away: list[int], pace: int
) -> tuple[float, int]:
    """How much of a quest the way there and the search leave, 0 to 1, and in which of its places; -1 if none is in reach."""
    card = state.tables.quests[quest]
    carried = card.condition == ESCORT_QUEST and quest in state.players[seat].escorts
    best = 0.0
    goal = -1
    for place in card.second if carried else card.places:
        if state.cells[place] >= 0 and away[place] != FAR:
            found = search_chance(state, seat, quest, place) if card.search > 0 else 1.0
            near = found * _fade(away[place] / pace)
            if near > best:
                best = near
                goal = place
    return best, goal


def _in_a_turn(state: DungeoneerState, seat: int, quest: int, place: int) -> float:
    """The chance to do a quest in a turn in its place: a hero tries about twice."""
    # What costs more action points than a turn brings cannot be attempted.
    if state.tables.quests[quest].ap > hero_value(state, seat, SPEED):
        return 0.0
    missed = 1.0 - deed_chance(state, seat, quest, place)
    return 1.0 - missed * missed


def aim(state: DungeoneerState, seat: int, ways: Ways) -> int:
    """The location where a hero alone should go, which may be where it stands; -1 if there is nothing to go for.

    With three quests done that is the way out, otherwise the place of the quest with the best prospects. Who has only
    poor ones fetches help first, as long as there is time, and who has none does so at any time: boons are laid at an
    entrance (DL-177).
    """
    player = state.players[seat]
    away = ways.from_place(state, player.place)
    if len(player.done) >= QUESTS_TO_WIN:
        return _nearest_entrance(state, away)
    # What helps or hinders for this turn alone must not turn a hero round half way.
    marks = state.marks
    if marks:
        state.marks = [
            mark
            for mark in marks
            if mark.verb != HARDENS and (mark.verb != MODIFIES or mark.until == UNTIL_YOUR_RESET)
        ]
    pace = max(1, hero_value(state, seat, SPEED))
    goal = -1
    most = 0.0
    likely = 0.0
    for quest in open_quests(state, seat):
        near, place, chance = _prospect(state, seat, quest, away, pace)
        likely = max(likely, chance)
        if near * chance > most:
            most = near * chance
            goal = place
    state.marks = marks
    needy = goal < 0 or (likely < weights.POOR and weariness(state) < 1.0)
    if needy and not state.tables.locations[player.place].entrance and _has_boon_to_lay(state, seat):
        return _nearest_entrance(state, away)
    return goal


def _prospect(
    state: DungeoneerState, seat: int, quest: int, away: list[int], pace: int
) -> tuple[float, int, float]:
    """How near a quest is, 0 to 1, in which of its places, and the chance to do it in a turn there as things are now."""
    card = state.tables.quests[quest]
    if card.lord and state.lord_status != LORD_ENTHRONED:
        return 0.0, -1, 0.0
    near, place = _best_place(state, seat, quest, away, pace)
    if place < 0 or not can_sacrifice(state, seat, card):
        return 0.0, -1, 0.0
    chance = _in_a_turn(state, seat, quest, place)
    if card.condition == ESCORT_QUEST and quest not in state.players[seat].escorts:
        near *= weights.FIRST_HALF
    return near, place, chance


def _nearest_entrance(state: DungeoneerState, away: list[int]) -> int:
    nearest = -1
    for place in entrances(state):
        if away[place] != FAR and (nearest < 0 or away[place] < away[nearest]):
            nearest = place
    return nearest


def _has_boon_to_lay(state: DungeoneerState, seat: int) -> bool:
    """Whether a hero has a permanent boon in hand, can pay it and has room for it."""
    player = state.players[seat]
    for number in player.hand:
        card = state.tables.cards[number]
        if (
            card.type == BOON
            and card.duration == PERMANENT
            and cost_of(state, seat, card) <= player.glory
            and room_needed(state, seat, card) >= 0
        ):
            return True
    return False


def _fade(turns: float) -> float:
    """How much of a goal is left so many turns away: steep where it is near, but every step counts."""
    return 0.5 / (1.0 + 1.2 * turns) + 0.5 * max(0.0, 1.0 - turns / weights.HORIZON)


def _chase(state: DungeoneerState, seat: int, ways: Ways, near: float) -> float:
    """How near a weary hero, who has no quest in reach, is to a rival: the last hero wins too (DL-2)."""
    weary = weariness(state)
    player = state.players[seat]
    if weary == 0.0 or near >= weights.CHASE or player.place < 0 or state.cells[player.place] < 0:
        return 0.0
    away = ways.from_place(state, player.place)
    steps = FAR
    for rival in state.players:
        if rival.seat != seat and rival.alive and rival.place >= 0:
            steps = min(steps, away[rival.place])
    if steps == FAR:
        return 0.0
    missing = weary * 0.5 * (weights.CHASE - near)
    return missing * _fade(steps / max(2, hero_value(state, seat, SPEED)))


def haste(state: DungeoneerState) -> float:
    """How much more quests count now than at the start of the game."""
    late = min(weights.LATEST, state.round / (weights.PATIENCE * len(state.tables.stages)))
    return 1.0 + late * late


def _way_out(state: DungeoneerState, seat: int) -> float:
    """DL-170: alone, a hero with three quests done wants to be back at the entrance."""
    steps = distance(state, state.players[seat].place) + 1
    return weights.QUEST * _fade(steps / max(2, hero_value(state, seat, SPEED)))


def standing(state: DungeoneerState, player: Player, urgency: float, fear: float) -> float:
    """What a seat has; ``fear`` is how much of its health and life counts."""
    if not player.alive:
        return -weights.DEATH * fear
    done = min(len(player.done), QUESTS_TO_WIN) if state.tables.solo else len(player.done)
    worth = urgency * weights.QUEST * done + weights.LEVEL * player.level
    if state.tables.mixed:
        worth += urgency * weights.QUEST * 0.5 * player.points
    few = min(player.health, weights.FEW)
    worth += fear * (weights.LAST_HEALTH * few + weights.HEALTH * (player.health - few))
    enough = min(player.glory, weights.ENOUGH_GLORY)
    worth += weights.GLORY * enough + weights.MUCH_GLORY * (player.glory - enough)
    worth -= weights.PERIL * player.peril
    worth += weights.HAND * min(len(player.hand), 5) + weights.LAIR * len(player.lair)
    for number in player.inventory:
        card = state.tables.cards[number]
        worth += weights.MINION if card.fighter is not None else weights.READIED * max(1, card.cost)
    worth -= weights.CURSED * len(player.curses)
    worth += weights.SAVED * player.saved + urgency * weights.CARRIED * len(player.escorts)
    if player.fallen:
        worth -= weights.FALLEN
    return worth


def _attachments(state: DungeoneerState, seat: int) -> float:
    """What a seat has tucked under other cards: good ones under its own, curses under monsters and where rivals go."""
    worth = 0.0
    for number in range(len(state.hosts)):
        if state.hosts[number] >= 0 and state.owners[number] == seat:
            place = host_place(state, number)
            if (
                place < 0
                or state.tables.cards[number].type != CURSE
                or _visited_by_rivals(state, seat, place)
            ):
                worth += weights.ATTACHED
    return worth


def _visited_by_rivals(state: DungeoneerState, seat: int, place: int) -> bool:
    """Whether rivals, not this seat, are in a location or have a quest there."""
    wanted = False
    for player in state.players:
        goes = player.place == place
        for quest in player.quests:
            card = state.tables.quests[quest]
            goes = goes or (card.names_places and place in card.places)
        if goes and player.seat == seat:
            return False
        wanted = wanted or (goes and player.alive != 0)
    return wanted


def _prepared(state: DungeoneerState, seat: int) -> float:
    """Traps that will be worse this turn, with one in hand that a rival can pay."""
    if not state.marks or state.active != seat or state.phase != VILLAINY_PHASE:
        return 0.0
    richest = 0
    for player in state.players:
        if player.seat != seat and player.alive:
            richest = max(richest, player.peril)
    for mark in state.marks:
        if mark.verb == HARDENS and mark.what == OF_TRAPS:
            for number in state.players[seat].hand:
                card = state.tables.cards[number]
                if card.trap_stat >= 0 and card.cost <= richest:
                    return weights.PREPARED
    return 0.0


def worth_of(state: DungeoneerState, seat: int, ways: Ways) -> float:
    """How well a seat stands against the others."""
    if state.finished != NOT_OVER:
        if state.winner == seat:
            return weights.WON
        if state.tables.solo:
            # A game that lasts until the last round allowed is lost like this one.
            return -weights.WON * (1.0 - weariness(state))
        return -weights.WON * (1.0 - weights.RESIGNED * weariness(state)) if state.winner >= 0 else -200.0
    urgency = haste(state)
    total = standing(state, state.players[seat], urgency, 1.0 - weights.BRAVE * weariness(state))
    if state.players[seat].alive:
        if state.tables.solo and len(state.players[seat].done) >= QUESTS_TO_WIN:
            total += urgency * _way_out(state, seat)
        else:
            near = nearness(state, seat, ways, open_quests(state, seat))
            total += urgency * (near + _chase(state, seat, ways, near))
        total += _attachments(state, seat) + _prepared(state, seat)
    best = -1000.0
    for player in state.players:
        if player.seat != seat and player.alive:
            ahead = urgency * weights.LEADER * (1 + len(player.done))
            rival = standing(state, player, urgency, 1.0) + ahead * nearness(
                state, player.seat, ways, player.quests
            )
            total -= weights.RIVAL * rival
            best = max(best, rival)
    return total - weights.RIVAL * best if best > -1000.0 else total
