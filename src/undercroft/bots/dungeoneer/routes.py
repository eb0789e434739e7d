"""How many turns heroes still need for three quests, by the shortest way that leads to them."""

from __future__ import annotations

from math import ceil
from typing import Final

from undercroft.bots.dungeoneer.chances import beats, deed_chance, search_chance
from undercroft.bots.dungeoneer.ways import FAR, Ways
from undercroft.games.dungeoneer.battle import FIRST_CARD, FIRST_QUEST
from undercroft.games.dungeoneer.queries import (
    fighter_data,
    fighter_value,
    hero_value,
    monster_health,
    treasures_of,
)
from undercroft.games.dungeoneer.quests import OF_GLORY, OF_HAND, OF_HEALTH, OF_TREASURE, open_quests
from undercroft.games.dungeoneer.state import FEATS_PHASE, LORD_ENTHRONED, DungeoneerState
from undercroft.games.dungeoneer.tables import (
    ATTACKS,
    BOON,
    ESCORT_QUEST,
    HARDENS,
    LEVEL,
    MODIFIES,
    QUESTS_TO_WIN,
    SACRIFICE_QUEST,
    SPEED,
    UNTIL_YOUR_RESET,
    QuestCard,
)

LONGEST: Final = 9.0
"""Turns that a quest is likely to lose at most: whatever is in the way will change before."""
LAID_A_ROUND: Final = 2.4
"""Locations that come to the map in a round."""
TO_THE_UNSEEN: Final = 4.0
"""Steps to a place that is not on the map yet, once it is."""
ESCORTED: Final = 8.0
"""Steps of an escort whose goal is not on the map yet."""
FARTHEST: Final = 12
"""More steps than these make no difference: cards and new locations will shorten the way."""
HEALING: Final = 0.3
"""Turns that a wound costs."""
GATHERED: Final = 2.0
"""Turns to find and pay a treasure or a boon."""
EARNED: Final = 3.0
"""Glory that a turn brings."""
WHOLE: Final = 0.65
"""How much of a turn counts that is only begun: for want of a step a quest is done a turn later."""
BEGUN: Final = 0.3
"""What is lost on average of a turn that is begun."""
NOT_DRAWN: Final = 4.5
"""Turns for a quest that is not on the table yet."""
UNLIKELY: Final = 0.05
"""No chance counts for less: something will help."""
LACKING: Final = 0.15
"""How much of a chance is left to a hero who lacks points for the attempt."""
UNSEEN_CHANCE: Final = 0.3
"""The chance to find what is sought in a place that is not on the map yet."""
EXCHANGES: Final = 3.0
"""Attacks of a hunted monster in a turn, at most: each further attempt costs a point."""


class Leg:
    """A quest as a part of a hero's way."""

    __slots__ = ("end", "hard", "place", "price", "steps", "turns", "wait")

    place: int
    """Where it begins; -1 for a place that is not on the map yet."""
    end: int
    """Where it ends; an escort leads elsewhere."""
    steps: float
    """From the one to the other."""
    wait: float
    """Turns until the place is on the map."""
    price: float
    """Points that an attempt takes."""
    turns: float
    """Turns that are likely to be lost by dice, wounds and what is to be gathered first."""
    hard: float
    """The chance of a test of the level, which rises with every quest that is done before; -1 for any other."""

    def __init__(self, place: int) -> None:
        self.place = place
        self.end = place
        self.steps = 0.0
        self.wait = 0.0
        self.price = 0.0
        self.turns = 0.0
        self.hard = -1.0


class Route:
    """How soon a hero may be done: turns to the next quest, to the second best next one, to the third quest."""

    __slots__ = ("last", "next", "other")

    next: float
    other: float
    last: float

    def __init__(self) -> None:
        self.next = 2.0 * LONGEST
        self.other = 2.0 * LONGEST
        self.last = 1e9


def route_of(state: DungeoneerState, seat: int, ways: Ways, rest: bool) -> Route:
    """The shortest way to the quests that a hero lacks, in turns of its own after this one.

    ``rest`` tells that the points of this turn will not be used any more.
    """
    player = state.players[seat]
    route = Route()
    missing = QUESTS_TO_WIN - len(player.done)
    if missing <= 0:
        route.next = 0.0
        route.other = 0.0
        route.last = 0.0
        return route
    marks = state.marks
    if marks:
        # What helps or hinders for this turn alone says nothing about those to come.
        acting = state.active == seat and state.phase == FEATS_PHASE
        state.marks = [
            mark
            for mark in marks
            if mark.verb != HARDENS and (acting or mark.verb != MODIFIES or mark.until == UNTIL_YOUR_RESET)
        ]
    pace = float(max(2, hero_value(state, seat, SPEED)))
    here = player.place
    on_map = here >= 0 and state.cells[here] >= 0
    away: list[int] = ways.from_place(state, here) if on_map else []
    legs: list[Leg] = []
    for quest in open_quests(state, seat):
        leg = _leg(state, seat, quest, away, pace, ways)
        if leg is not None:
            legs.append(leg)
    state.marks = marks
    at_hand = 0.0
    if state.active == seat and state.phase <= FEATS_PHASE and not rest:
        at_hand = float(max(0, player.ap - 1) if player.fallen else player.ap)
    turns: list[float] = []
    for leg in legs:
        time = _time(away, leg, pace, 0, at_hand)
        turns.append(time)
        if time < route.next:
            route.other = route.next
            route.next = time
        elif time < route.other:
            route.other = time
    used = [False] * len(legs)
    for number in range(len(legs)):
        used[number] = True
        _go_on(state, ways, legs, used, number, turns[number], missing - 1, 1, pace, route)
        used[number] = False
    route.last = min(route.last, missing * NOT_DRAWN + 2.0)
    route.next = min(route.next, NOT_DRAWN + 2.0)
    route.other = min(route.other, NOT_DRAWN + 4.0)
    return route


def _time(away: list[int], leg: Leg, pace: float, done: int, at_hand: float) -> float:
    """How many turns a leg takes from where these ways begin, with some quests done before and points at hand."""
    turns = leg.turns
    if leg.hard >= 0.0 and done > 0:
        turns = _tries(min(1.0, leg.hard + done / 6.0))
    if leg.place >= 0 and away:
        walk = float(min(FARTHEST, away[leg.place]))
        # The points of this turn are good for the way, not for what chance wants.
        return _whole(max(0.0, walk + leg.steps + leg.price - at_hand) / pace) + leg.wait + turns
    return (TO_THE_UNSEEN + leg.steps + leg.price) / pace + leg.wait + turns


def _whole(turns: float) -> float:
    """Turns that are begun count almost as whole ones: what is missing by a step is done a turn later."""
    return turns if turns <= 0.0 else WHOLE * ceil(turns - 0.001) + (1.0 - WHOLE) * (turns + BEGUN)


def _tries(chance: float) -> float:
    """The turns that are lost before one brings success."""
    return min(LONGEST, 1.0 / max(UNLIKELY, chance) - 1.0)


def _go_on(
    state: DungeoneerState,
    ways: Ways,
    legs: list[Leg],
    used: list[bool],
    last: int,
    time: float,
    missing: int,
    done: int,
    pace: float,
    route: Route,
) -> None:
    """Go on from a quest done to those still missing; note the shortest time at the end."""
    if missing == 0 or time >= route.last:
        route.last = min(route.last, time)
        return
    end = legs[last].end
    away: list[int] = ways.from_place(state, end) if end >= 0 else []
    for number in range(len(legs)):
        if not used[number]:
            used[number] = True
            more = max(1.0, _time(away, legs[number], pace, done, 0.0))
            _go_on(state, ways, legs, used, number, time + more, missing - 1, done + 1, pace, route)
            used[number] = False
    route.last = min(route.last, time + missing * NOT_DRAWN)


def _leg(
    state: DungeoneerState, seat: int, quest: int, away: list[int], pace: float, ways: Ways
) -> Leg | None:
    """A quest as a part of the way, at the best of its places; None while it cannot be done at all."""
    card = state.tables.quests[quest]
    if card.lord and state.lord_status != LORD_ENTHRONED:
        return None
    carried = card.condition == ESCORT_QUEST and quest in state.players[seat].escorts
    best: Leg | None = None
    least = 1e9
    for place in card.second if carried else card.places:
        if not away or state.cells[place] < 0 or away[place] == FAR:
            continue
        leg = _at_place(state, seat, quest, place, pace)
        if card.condition == ESCORT_QUEST and not carried:
            leg.steps, leg.end = _way_on(state, ways, place, card.second)
        total = _time(away, leg, pace, 0, 0.0)
        if total < least:
            least = total
            best = leg
    if best is not None:
        return best
    leg = _at_place(state, seat, quest, -1, pace)
    leg.wait = 0.5 * (state.locations.size() + 1) / LAID_A_ROUND
    if card.condition == ESCORT_QUEST:
        leg.steps = TO_THE_UNSEEN
    return leg


def _at_place(state: DungeoneerState, seat: int, quest: int, place: int, pace: float) -> Leg:
    """What a quest takes in a place; -1 for one that is not on the map yet."""
    card = state.tables.quests[quest]
    player = state.players[seat]
    leg = Leg(place)
    leg.price = float(card.ap)
    if card.fighter is not None or card.lord:
        leg.turns = _hunt(state, seat, quest, pace)
        leg.price = 0.0
        return leg
    where = place if place >= 0 else player.place
    points = hero_value(state, seat, SPEED)
    if card.condition == SACRIFICE_QUEST and card.sacrifice != OF_HEALTH:
        leg.turns = _gather(state, seat, card)
        return leg
    chance = deed_chance(state, seat, quest, where) if where >= 0 else UNSEEN_CHANCE
    if card.stat == LEVEL:
        leg.hard = chance
    tries = 1
    if card.ap > points:
        chance *= LACKING
    elif card.search == 0 and 2 * card.ap + 1 <= points:
        tries = 2
    found = 1.0
    if card.search > 0:
        found = search_chance(state, seat, quest, place) if place >= 0 else UNSEEN_CHANCE
        leg.price += 1.0
        if found < 1.0 and points - card.ap >= 2:
            found = 1.0 - (1.0 - found) * (1.0 - found)
    chance *= found
    if tries == 2:
        chance = 1.0 - (1.0 - chance) * (1.0 - chance)
    leg.turns = _tries(chance)
    if card.condition == SACRIFICE_QUEST:
        leg.turns += HEALING * card.sacrifice_number
    return leg


def _gather(state: DungeoneerState, seat: int, card: QuestCard) -> float:
    """The turns until a hero has what a sacrifice asks for."""
    player = state.players[seat]
    if card.sacrifice == OF_GLORY:
        return max(0, card.sacrifice_number - player.glory) / EARNED
    if card.sacrifice == OF_HAND:
        return float(max(0, card.sacrifice_number - len(player.hand)))
    held = 0
    if card.sacrifice == OF_TREASURE:
        held = len(treasures_of(state, seat))
    else:
        for number in player.inventory:
            if state.tables.cards[number].type == BOON:
                held += 1
    return GATHERED * max(0, card.sacrifice_number - held)


def _hunt(state: DungeoneerState, seat: int, quest: int, pace: float) -> float:
    """The turns that a hunt takes, with those that its wounds cost."""
    card = state.tables.quests[quest]
    fighter = FIRST_CARD + state.tables.lord if card.lord else FIRST_QUEST + quest
    data = fighter_data(state, fighter)
    if data is None:
        return LONGEST
    parry = 1.0
    hit = 0.0
    thrust = 0.0
    back = 0.0
    for form in range(3):
        edge = hero_value(state, seat, form) - fighter_value(state, fighter, form)
        wounds = float(max(1, data.strike_wounds[form]))
        if data.symbols[form] == ATTACKS and beats(-edge) * wounds >= hit:
            hit = beats(-edge) * wounds
            parry = beats(edge)
        if state.hero_card(seat).forms[form] and beats(edge) > thrust:
            thrust = beats(edge)
            back = beats(-edge) * wounds
    rounds = min(EXCHANGES, pace)
    a_turn = rounds * parry + thrust
    needed = max(1, monster_health(state, fighter)) / max(UNLIKELY, a_turn)
    harm = needed * (rounds * hit + back)
    turns = max(0.0, needed - 0.5) + HEALING * harm
    spare = state.players[seat].health - 2.0
    if harm > spare:
        turns += HEALING * 3.0 * (harm - spare)
    return min(LONGEST, turns)


def _way_on(state: DungeoneerState, ways: Ways, start: int, places: list[int]) -> tuple[float, int]:
    """The steps from where an escort is taken up to where it leads, and that place; -1 if it is not on the map."""
    away = ways.from_place(state, start)
    nearest = FAR
    end = -1
    for place in places:
        if state.cells[place] >= 0 and away[place] < nearest:
            nearest = away[place]
            end = place
    if end < 0:
        return ESCORTED, -1
    return float(nearest), end
