"""How many turns heroes still need for three quests, by the shortest way that leads to them."""

from __future__ import annotations

from math import ceil
from typing import Final

from undercroft.bots.dungeoneer.chances import beats, deed_chance, edge_of, may_reroll, search_chance, twice
from undercroft.bots.dungeoneer.ways import FAR, Ways
from undercroft.games.dungeoneer.battle import FIRST_CARD, FIRST_QUEST
from undercroft.games.dungeoneer.queries import (
    fighter_data,
    fighter_value,
    hero_value,
    limit,
    monster_health,
    treasures_of,
)
from undercroft.games.dungeoneer.quests import (
    OF_GLORY,
    OF_HAND,
    OF_HEALTH,
    OF_TREASURE,
    ROLL_THREAT,
    is_found,
    open_quests,
)
from undercroft.games.dungeoneer.state import FEATS_PHASE, LORD_ENTHRONED, DungeoneerState
from undercroft.games.dungeoneer.tables import (
    ATTACKS,
    BOON,
    ESCORT_QUEST,
    HARDENS,
    LEVEL,
    MODIFIES,
    OF_BOONS,
    OF_TREASURES,
    PERMANENT,
    QUESTS_TO_WIN,
    SACRIFICE_QUEST,
    SEARCH_QUEST,
    SPEED,
    TREASURE,
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
NOT_NOW: Final = -1.0
"""Points of a hero who does nothing more this turn."""
LAYING: Final = 0.1
"""Turns that it costs to lay down a treasure or a boon from hand."""
EXCHANGES: Final = 3.0
"""Attacks of a hunted monster in a turn, at most: each further attempt costs a point."""


class Leg:
    """A quest as a part of a hero's way."""

    __slots__ = (
        "battled", "blow", "end", "free", "grows", "hard", "monster", "place", "price", "reroll", "share", "steps",
        "thrust", "tries", "turns", "wait",
    )  # fmt: skip

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
    grows: bool
    """Whether a level is tested, which rises with every quest that is done before."""
    hard: float
    """The chance of such a test with one die; it may be less than none as long as the level is too low."""
    reroll: bool
    """Whether its die may be thrown again."""
    tries: int
    """How often a turn's points allow it."""
    share: float
    """How likely the rest is that it takes: a search, a point that is lacking."""
    monster: float
    """The health of a monster that is hunted; 0 for any other quest."""
    blow: float
    """The wounds of an attempt: what the hero is likely to strike back."""
    thrust: float
    """And of the hero's own attack, one in a turn."""
    free: bool
    """Whether the first attempt of this turn is still to come."""
    battled: bool
    """Whether the hero has made its own attack of this turn."""

    def __init__(self, place: int) -> None:
        self.place = place
        self.end = place
        self.steps = 0.0
        self.wait = 0.0
        self.price = 0.0
        self.turns = 0.0
        self.grows = False
        self.hard = 0.0
        self.reroll = False
        self.tries = 1
        self.share = 1.0
        self.monster = 0.0
        self.blow = 0.0
        self.thrust = 0.0
        self.free = True
        self.battled = False


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
    at_hand = NOT_NOW
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
    route.last = min(route.last, missing * NOT_DRAWN)
    route.next = min(route.next, NOT_DRAWN + 2.0)
    route.other = min(route.other, NOT_DRAWN + 4.0)
    return route


def _time(away: list[int], leg: Leg, pace: float, done: int, at_hand: float) -> float:
    """How many turns a leg takes from where these ways begin, with some quests done before and points at hand."""
    turns = leg.turns
    if leg.grows:
        turns += _tries(_grown(leg, done))
    if leg.place < 0 or not away:
        if leg.monster > 0.0:
            turns += _more(leg, leg.monster, pace)
        return (TO_THE_UNSEEN + leg.steps + leg.price) / pace + leg.wait + turns
    walk = float(min(FARTHEST, away[leg.place]))
    if leg.monster > 0.0:
        return _hunted(leg, walk, pace, at_hand) + turns
    # The points of this turn are good for the way, not for what chance wants.
    missing = max(0.0, walk + leg.steps + leg.price - max(0.0, at_hand))
    return _whole(missing / pace, at_hand < 0.0) + leg.wait + turns


def _grown(leg: Leg, done: int) -> float:
    """The chance of a turn's tests of the level after some more quests."""
    chance = min(1.0, max(0.0, leg.hard + done / 6.0))
    return _in_a_turn(leg, twice(chance) if leg.reroll else chance)


def _in_a_turn(leg: Leg, chance: float) -> float:
    """The chance that a turn brings success, with all that an attempt takes besides this chance."""
    chance *= leg.share
    return twice(chance) if leg.tries == 2 else chance


def _hunted(leg: Leg, walk: float, pace: float, at_hand: float) -> float:
    """The turns until a hunted monster is likely to be dead: those of the way, and those of the fight."""
    if at_hand >= walk:
        # What is struck before this turn ends is gained; points that are left then are not.
        left = leg.monster - _dealt(leg, at_hand - walk, leg.free, leg.battled)
        return _alive(left) * (_whole(0.0, True) + _more(leg, left, pace))
    way = walk - max(0.0, at_hand)
    points = pace * max(1.0, float(ceil(way / pace - 0.001))) - way
    left = leg.monster - _dealt(leg, points, True, False)
    return _whole(way / pace, True) + _alive(left) * (1.0 + _more(leg, left, pace))


def _alive(left: float) -> float:
    """How likely a monster lives on with so much health left on average."""
    return min(1.0, max(0.0, 0.2 + left / 1.8))


def _more(leg: Leg, left: float, pace: float) -> float:
    """The turns beyond the next one that a monster with so much health left is likely to last."""
    full = _dealt(leg, pace, True, False)
    turns = 0.0
    lasts = 1.0
    while lasts > UNLIKELY and turns < LONGEST:
        left -= full
        lasts *= _alive(left)
        turns += lasts
    return turns


def _dealt(leg: Leg, points: float, free: bool, battled: bool) -> float:
    """The wounds that a hunter is likely to deal with so many points: attempts, and one attack of its own."""
    blows = 1.0 if free else 0.0
    thrust = 0.0
    if points >= 1.0 and not free:
        points -= 1.0
        blows += 1.0
    if points >= 1.0 and not battled and leg.thrust > 0.0:
        points -= 1.0
        thrust = leg.thrust
    blows = min(EXCHANGES, blows + points)
    return max(UNLIKELY, blows * leg.blow + thrust)


def _whole(turns: float, later: bool) -> float:
    """Turns that are begun count almost as whole ones: what is missing by a step is done a turn later.

    Without anything missing it is done in this turn, or if it is ``later`` in the next.
    """
    if turns <= 0.0 and not later:
        return 0.0
    return WHOLE * max(1.0, float(ceil(turns - 0.001))) + (1.0 - WHOLE) * (turns + BEGUN)


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
            more = max(1.0, _time(away, legs[number], pace, done, NOT_NOW))
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
        total = _time(away, leg, pace, 0, NOT_NOW)
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
    if card.fighter is not None or card.lord:
        _hunt(state, seat, quest, pace, leg)
        return leg
    if card.condition == ESCORT_QUEST:
        # DLQ-152: neither end of it costs a point.
        return leg
    if card.condition == SEARCH_QUEST and card.stat < 0:
        # DLQ-151: to find it is to do it, and every point is good for another search.
        leg.price = 1.0
        found = search_chance(state, seat, quest, place) if place >= 0 else UNSEEN_CHANCE
        leg.turns = _tries(1.0 - (1.0 - found) ** max(1, int(pace) - 1))
        return leg
    leg.price = float(card.ap)
    where = place if place >= 0 else player.place
    points = hero_value(state, seat, SPEED)
    if card.condition == SACRIFICE_QUEST and card.sacrifice != OF_HEALTH:
        leg.turns = _gather(state, seat, card)
        return leg
    if card.ap > points:
        leg.share = LACKING
    elif card.search == 0 and 2 * card.ap + 1 <= points:
        leg.tries = 2
    if card.search > 0 and not (place == player.place and is_found(state, seat, quest)):
        found = search_chance(state, seat, quest, place) if place >= 0 else UNSEEN_CHANCE
        leg.price += 1.0
        if found < 1.0 and points - card.ap >= 2:
            found = twice(found)
        leg.share *= found
    if card.stat == LEVEL:
        leg.grows = True
        leg.hard = edge_of(state, seat, card)
        leg.reroll = may_reroll(state, seat, ROLL_THREAT)
        return leg
    chance = deed_chance(state, seat, quest, where) if where >= 0 else UNSEEN_CHANCE
    leg.turns = _tries(_in_a_turn(leg, chance))
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
    wanted = TREASURE
    if card.sacrifice == OF_TREASURE:
        held = len(treasures_of(state, seat))
    else:
        wanted = BOON
        for number in player.inventory:
            if state.tables.cards[number].type == BOON:
                held += 1
    return _laid(state, seat, wanted, card.sacrifice_number - held)


def _laid(state: DungeoneerState, seat: int, wanted: int, missing: int) -> float:
    """The turns until so many more treasures or boons are laid down: those in hand for their glory, others when found."""
    if missing <= 0:
        return 0.0
    player = state.players[seat]
    costs: list[int] = []
    for number in player.hand:
        card = state.tables.cards[number]
        if card.glory and card.type == wanted and card.duration == PERMANENT and not card.cost_x:
            costs.append(card.cost)
    costs.sort()
    laid = 0
    price = 0
    for number in player.inventory:
        card = state.tables.cards[number]
        if card.type == wanted and card.duration == PERMANENT:
            laid += 1
    room = max(0, limit(state, seat, OF_TREASURES if wanted == TREASURE else OF_BOONS) - laid)
    ready = min(missing, len(costs), room)
    for place in range(ready):
        price += costs[place]
    return max(0, price - player.glory) / EARNED + LAYING * ready + GATHERED * (missing - ready)


def _hunt(state: DungeoneerState, seat: int, quest: int, pace: float, leg: Leg) -> None:
    """Note what a hunt takes: the monster's health, the wounds that are dealt to it, and the turns that one's own cost."""
    card = state.tables.quests[quest]
    player = state.players[seat]
    fighter = FIRST_CARD + state.tables.lord if card.lord else FIRST_QUEST + quest
    data = fighter_data(state, fighter)
    if data is None:
        leg.turns = LONGEST
        return
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
    leg.monster = float(max(1, monster_health(state, fighter)))
    leg.blow = parry
    leg.thrust = thrust
    leg.free = player.attempted == 0
    leg.battled = player.battled != 0
    rounds = min(EXCHANGES, pace)
    harm = leg.monster / max(UNLIKELY, rounds * parry + thrust) * (rounds * hit + back)
    spare = player.health - 2.0
    leg.turns = HEALING * harm
    if harm > spare:
        leg.turns += HEALING * 3.0 * (harm - spare)
    leg.turns = min(LONGEST, leg.turns)


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
