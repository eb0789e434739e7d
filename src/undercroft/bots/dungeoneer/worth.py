"""How well a seat stands: quests done and near, health, points, cards; less what the rivals have."""

from __future__ import annotations

from math import exp

from undercroft.bots.dungeoneer import weights
from undercroft.bots.dungeoneer.chances import deed_chance, search_chance, weariness
from undercroft.bots.dungeoneer.terms import Terms
from undercroft.bots.dungeoneer.ways import FAR, Ways
from undercroft.games.dungeoneer.atlas import distance, entrances
from undercroft.games.dungeoneer.player import Player
from undercroft.games.dungeoneer.plays import room_needed
from undercroft.games.dungeoneer.queries import cost_of, forbidden, hero_value, host_place, refresh
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


class Prospect:
    """How a quest looks to a seat: its worth, the best of its places (-1: none in reach), the way, the chance."""

    __slots__ = ("chance", "place", "quest", "steps", "worth")

    quest: int
    worth: float
    place: int
    steps: int
    chance: float
    """The chance to do it in a turn there, once what it asks for is found."""

    def __init__(self, quest: int, worth: float, place: int, steps: int, chance: float) -> None:
        self.quest = quest
        self.worth = worth
        self.place = place
        self.steps = steps
        self.chance = chance


def prospects(state: DungeoneerState, seat: int, ways: Ways, quests: list[int]) -> list[Prospect]:
    """How some quests look to a hero, in their order; none without a hero on the map."""
    player = state.players[seat]
    if player.place < 0 or state.cells[player.place] < 0:
        return []
    # What makes this turn's threats harder is over before long: where entering does, nobody would ever go.
    marks = state.marks
    if marks:
        state.marks = [mark for mark in marks if mark.verb != HARDENS]
    away = ways.from_place(state, player.place)
    pace = max(2, hero_value(state, seat, SPEED))
    found = [_prospect_of(state, seat, quest, away, pace) for quest in quests]
    state.marks = marks
    return found


def nearness(state: DungeoneerState, seat: int, ways: Ways, quests: list[int]) -> float:
    """How near a hero is to some quests: the best counts in full, the others a third, and less to the weary."""
    best = 0.0
    rest = 0.0
    for prospect in prospects(state, seat, ways, quests):
        rest += prospect.worth
        best = max(best, prospect.worth)
    # Between several goals a hero stands still where a step to one leads away from the others: late it decides.
    near = best + (rest - best) * (1.0 - weariness(state)) / 3.0
    return near * weights.BARRED if rest > 0.0 and forbidden(state, seat, TO_ATTEMPT) else near


def _held_back(state: DungeoneerState, seat: int, ways: Ways, near: float) -> float:
    """What the boons in hand would bring nearer, had a hero alone laid them: the glory for them is not for trifles."""
    laid = _with_boons_laid(state, seat) if state.tables.solo else None
    if laid is None:
        return 0.0
    return weights.TO_BE_LAID * max(0.0, nearness(laid, seat, ways, open_quests(laid, seat)) - near)


def _prospect_of(state: DungeoneerState, seat: int, quest: int, away: list[int], pace: int) -> Prospect:
    """How near a quest is, by the best of its places."""
    card = state.tables.quests[quest]
    if card.lord and state.lord_status != LORD_ENTHRONED:
        return Prospect(quest, 0.0, -1, FAR, 0.0)
    best, goal = _best_place(state, seat, quest, away, pace)
    if goal < 0:
        return Prospect(quest, weights.UNSEEN, -1, FAR, 0.0)
    chance = _in_a_turn(state, seat, quest, goal)
    turn = chance
    if not card.lord:
        # Nobody lingers at the door of the Arch Lich Lord without a chance, and the weary linger nowhere.
        anyhow = weights.ANYHOW * (1.0 - weariness(state))
        turn = anyhow + (1.0 - anyhow) * turn
    if card.condition == ESCORT_QUEST and quest not in state.players[seat].escorts:
        turn *= weights.FIRST_HALF
    return Prospect(quest, weights.UNSEEN + weights.NEAR * turn * best, goal, away[goal], chance)


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
    """The chance to do a quest in a turn in its place, in two tries or as many as its price allows."""
    price = state.tables.quests[quest].ap
    points = hero_value(state, seat, SPEED)
    if price > points:
        return 0.0
    chance = deed_chance(state, seat, quest, place)
    # DL-47: every further attempt of a turn costs a point more than the first.
    if 2 * price + 1 > points:
        return chance
    return 1.0 - (1.0 - chance) * (1.0 - chance)


def aim(state: DungeoneerState, seat: int, ways: Ways) -> int:
    """The location where a hero alone should go, which may be where it stands; -1 if there is nothing to go for.

    With three quests done that is the way out, otherwise the place of the quest that will be done soonest as far as the
    rounds that are left allow. Boons are laid at an entrance (DL-177): if that makes it sooner, the way leads there.
    """
    player = state.players[seat]
    away = ways.from_place(state, player.place)
    gate = _nearest_entrance(state, away)
    if len(player.done) >= QUESTS_TO_WIN:
        return gate
    # What helps or hinders for this turn alone must not turn a hero round half way.
    marks = state.marks
    if marks:
        state.marks = [
            mark
            for mark in marks
            if mark.verb != HARDENS and (mark.verb != MODIFIES or mark.until == UNTIL_YOUR_RESET)
        ]
    goal, most = _soonest(state, seat, ways, player.place, 0.0)
    if gate >= 0 and gate != player.place:
        laid = _with_boons_laid(state, seat)
        if laid is not None:
            pace = max(1, hero_value(state, seat, SPEED))
            if _soonest(laid, seat, ways, gate, away[gate] / pace)[1] > most:
                goal = gate
    state.marks = marks
    return goal


def _soonest(state: DungeoneerState, seat: int, ways: Ways, start: int, lead: float) -> tuple[int, float]:
    """The place to go from ``start``, where the hero is in ``lead`` turns, and how much that promises, 0 to 1."""
    player = state.players[seat]
    away = ways.from_place(state, start)
    pace = max(1, hero_value(state, seat, SPEED))
    # The quests that are missing share what is left of the game, this turn included.
    left = state.tables.round_cap - state.round + 1
    missing = QUESTS_TO_WIN - len(player.done)
    goal = -1
    most = 0.0
    for quest in open_quests(state, seat):
        card = state.tables.quests[quest]
        if (card.lord and state.lord_status != LORD_ENTHRONED) or not can_sacrifice(state, seat, card):
            continue
        carried = quest in player.escorts
        for place in card.second if carried else card.places:
            if state.cells[place] < 0 or away[place] == FAR:
                continue
            chance = _found_and_done(state, seat, quest, place)
            steps = away[place]
            if card.condition == ESCORT_QUEST and not carried:
                steps += _way_on(state, ways, place, card.second)
            time = (left - _way_home(state, ways, place) / pace) / missing
            fight = card.lord or card.fighter is not None
            risk = min(1.0, weights.BLOWS / max(1, player.health)) if fight else 0.0
            promise = _promise(chance, risk, lead + steps / pace, max(1.0, time))
            if promise > most:
                most = promise
                goal = place
    return goal, most


def _promise(chance: float, risk: float, turns: float, time: float) -> float:
    """How much a goal promises which is reached in ``turns``: the later it is done, measured by ``time``, the less.

    There a turn brings it with this chance; otherwise the hero dies with this risk or tries again.
    """
    fading = weights.PRESSING / time
    return chance * exp(-fading * turns) / (1.0 - (1.0 - chance) * (1.0 - risk) * exp(-fading))


def _found_and_done(state: DungeoneerState, seat: int, quest: int, place: int) -> float:
    """The chance to do a quest in a turn in its place, a search included, or with a card that gives the point it lacks."""
    missed = 1.0 - search_chance(state, seat, quest, place)
    done = _in_a_turn(state, seat, quest, place)
    if state.tables.quests[quest].ap == hero_value(state, seat, SPEED) + 1:
        done = weights.LACKING * deed_chance(state, seat, quest, place)
    return (1.0 - missed * missed) * done


def _way_on(state: DungeoneerState, ways: Ways, start: int, places: list[int]) -> int:
    """The steps to the nearest of some places; where none can be reached yet, a long way."""
    away = ways.from_place(state, start)
    nearest = FAR
    for place in places:
        if state.cells[place] >= 0:
            nearest = min(nearest, away[place])
    return weights.LONG_WAY if nearest == FAR else nearest


def _way_home(state: DungeoneerState, ways: Ways, start: int) -> int:
    """The steps to the nearest entrance."""
    return _way_on(state, ways, start, entrances(state))


def _with_boons_laid(state: DungeoneerState, seat: int) -> DungeoneerState | None:
    """The table as if a hero had laid the permanent boons in its hand that it can pay and has room for; None without."""
    laid: DungeoneerState | None = None
    for number in state.players[seat].hand:
        card = state.tables.cards[number]
        if card.type != BOON or card.duration != PERMANENT:
            continue
        table = state if laid is None else laid
        if cost_of(table, seat, card) <= table.players[seat].glory and room_needed(table, seat, card) >= 0:
            if laid is None:
                laid = state.copy()
            player = laid.players[seat]
            player.glory -= cost_of(laid, seat, card)
            player.hand.remove(number)
            player.inventory.append(number)
            refresh(laid)
    return laid


def _nearest_entrance(state: DungeoneerState, away: list[int]) -> int:
    nearest = -1
    for place in entrances(state):
        if away[place] != FAR and (nearest < 0 or away[place] < away[nearest]):
            nearest = place
    return nearest


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


def win_chance(state: DungeoneerState, worth: float) -> float:
    """The chance to win that a worth stands for in a game that goes on; the later, the more a quest counts."""
    even, slope = weights.ODDS[len(state.players) - 1]
    return 1.0 / (1.0 + exp(-even - slope * worth / (weights.QUEST * haste(state))))


def haste(state: DungeoneerState) -> float:
    """How much more quests count now than at the start of the game."""
    late = min(weights.LATEST, state.round / (weights.PATIENCE * len(state.tables.stages)))
    return 1.0 + late * late


def _way_out(state: DungeoneerState, seat: int) -> float:
    """DL-170: alone, a hero with three quests done wants to be back at the entrance."""
    steps = distance(state, state.players[seat].place) + 1
    return weights.QUEST * _fade(steps / max(2, hero_value(state, seat, SPEED)))


def _stand(terms: Terms, state: DungeoneerState, player: Player, urgency: float, fear: float) -> None:
    """Note what a seat has; ``fear`` is how much of its health and life counts."""
    if not player.alive:
        terms.health = -weights.DEATH * fear
        return
    done = min(len(player.done), QUESTS_TO_WIN) if state.tables.solo else len(player.done)
    terms.quests = urgency * weights.QUEST * done
    if state.tables.mixed:
        terms.quests += urgency * weights.QUEST * 0.5 * player.points
    terms.level = weights.LEVEL * player.level
    few = min(player.health, weights.FEW)
    terms.health = fear * (weights.LAST_HEALTH * few + weights.HEALTH * (player.health - few))
    enough = min(player.glory, weights.ENOUGH_GLORY)
    terms.glory = weights.GLORY * enough + weights.MUCH_GLORY * (player.glory - enough)
    terms.peril = -weights.PERIL * player.peril
    # Whoever has rivals draws up to five cards anyhow; alone a hand has no limit, and every card may be what is missing.
    held = len(player.hand) if state.tables.solo else min(len(player.hand), 5)
    terms.cards = weights.HAND * held + weights.LAIR * len(player.lair)
    for number in player.inventory:
        card = state.tables.cards[number]
        terms.gear += weights.MINION if card.fighter is not None else weights.READIED * max(1, card.cost)
    terms.curses = -weights.CURSED * len(player.curses)
    terms.saved = weights.SAVED * player.saved
    terms.escorts = urgency * weights.CARRIED * len(player.escorts)
    if player.fallen:
        terms.fallen = -weights.FALLEN


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


def rival_terms(state: DungeoneerState, player: Player, ways: Ways) -> Terms:
    """What a rival has, as it is feared."""
    terms = Terms()
    urgency = haste(state)
    _stand(terms, state, player, urgency, 1.0)
    if player.alive:
        ahead = urgency * weights.LEADER * (1 + len(player.done))
        terms.near = ahead * nearness(state, player.seat, ways, player.quests)
    return terms


def terms_of(state: DungeoneerState, seat: int, ways: Ways) -> Terms:
    """How well a seat stands against the others, part by part."""
    terms = Terms()
    if state.finished != NOT_OVER:
        if state.winner == seat:
            terms.won = weights.WON
        elif state.tables.solo:
            # A game that lasts until the last round allowed is lost like this one.
            terms.won = -weights.WON * (1.0 - weariness(state))
        elif state.winner >= 0:
            terms.won = -weights.WON * (1.0 - weights.RESIGNED * weariness(state))
        else:
            terms.won = -200.0
        return terms
    urgency = haste(state)
    _stand(terms, state, state.players[seat], urgency, 1.0 - weights.BRAVE * weariness(state))
    if state.players[seat].alive:
        if state.tables.solo and len(state.players[seat].done) >= QUESTS_TO_WIN:
            terms.home = urgency * _way_out(state, seat)
        else:
            near = nearness(state, seat, ways, open_quests(state, seat))
            terms.near = urgency * (near + _held_back(state, seat, ways, near))
            terms.chase = urgency * _chase(state, seat, ways, near)
        terms.attached = _attachments(state, seat)
        terms.prepared = _prepared(state, seat)
    leader: Terms | None = None
    best = 0.0
    for player in state.players:
        if player.seat != seat and player.alive:
            rival = rival_terms(state, player, ways)
            terms.lessen(rival, weights.RIVAL)
            worth = rival.total()
            if leader is None or worth > best:
                best = worth
                leader = rival
    if leader is not None:
        terms.lessen(leader, weights.RIVAL)
    return terms


def worth_of(state: DungeoneerState, seat: int, ways: Ways) -> float:
    """How well a seat stands against the others."""
    return terms_of(state, seat, ways).total()
