"""The race to three quests: how many turns every hero still needs, and who is how likely to win."""

from __future__ import annotations

from math import ceil, exp, sqrt
from typing import Final

from undercroft.bots.dungeoneer import weights
from undercroft.bots.dungeoneer.chances import beats, deed_chance, search_chance
from undercroft.bots.dungeoneer.lookahead import settle
from undercroft.bots.dungeoneer.ways import FAR, Ways
from undercroft.games.dungeoneer.battle import FIRST_CARD, FIRST_QUEST
from undercroft.games.dungeoneer.codes import END
from undercroft.games.dungeoneer.queries import (
    fighter_data,
    fighter_value,
    hero_value,
    monster_health,
    treasures_of,
)
from undercroft.games.dungeoneer.quests import OF_GLORY, OF_HAND, OF_HEALTH, OF_TREASURE, open_quests
from undercroft.games.dungeoneer.state import FEATS_PHASE, LORD_ENTHRONED, NOT_OVER, DungeoneerState
from undercroft.games.dungeoneer.tables import (
    ANYTIME,
    ATTACKS,
    BOON,
    ESCORT_QUEST,
    HARDENS,
    MODIFIES,
    QUESTS_TO_WIN,
    RESPONSE,
    SACRIFICE_QUEST,
    SPEED,
    UNTIL_YOUR_RESET,
    QuestCard,
    Tables,
)

LONGEST: Final = 9.0
"""Turns that a quest takes at most: whatever is in the way will change before."""
LAID_A_ROUND: Final = 2.4
"""Locations that come to the map in a round of two players."""
TO_THE_UNSEEN: Final = 4.0
"""Steps to a place that is not on the map yet, once it is."""
HEALING: Final = 0.3
"""Turns that a wound costs."""
LEVEL_STAT: Final = 3
WHOLE: Final = 0.65
NOT_DRAWN: Final = 4.5
"""Turns for a quest that is not on the table yet."""


class Leg:
    """A quest on a hero's way: where it begins and ends, the steps and the turns of waiting, the points it takes there."""

    __slots__ = ("end", "harm", "hard", "number", "place", "price", "steps", "turns", "wait")

    place: int
    end: int
    steps: float
    wait: float
    price: float
    turns: float
    hard: float
    harm: float
    number: int

    def __init__(self, place: int) -> None:
        self.place = place
        self.end = place
        self.steps = 0.0
        self.wait = 0.0
        self.price = 0.0
        self.turns = 0.0
        self.hard = -1.0
        self.harm = 0.0
        self.number = -1


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
        walk = float(min(12, away[leg.place]))
        # The points of this turn are good for the way, not for what chance wants.
        return _whole(max(0.0, walk + leg.steps + leg.price - at_hand) / pace) + leg.wait + turns
    return (TO_THE_UNSEEN + leg.steps + leg.price) / pace + leg.wait + turns


def _whole(turns: float) -> float:
    """Turns that are begun count almost as whole ones: what is missing by a step is done a turn later."""
    return turns if turns <= 0.0 else WHOLE * ceil(turns - 0.001) + (1.0 - WHOLE) * (turns + 0.3)


def _tries(chance: float) -> float:
    """The turns that are lost before one brings success."""
    return min(LONGEST, 1.0 / max(0.05, chance) - 1.0)


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
        leg.turns, leg.harm = _hunt(state, seat, quest, pace)
        leg.price = 0.0
        return leg
    where = place if place >= 0 else player.place
    points = hero_value(state, seat, SPEED)
    if card.condition == SACRIFICE_QUEST and card.sacrifice != OF_HEALTH:
        leg.turns = _gather(state, seat, card)
        return leg
    chance = deed_chance(state, seat, quest, where) if where >= 0 else 0.3
    if card.stat == LEVEL_STAT:
        leg.hard = chance
    tries = 1
    if card.ap > points:
        chance *= 0.15
    elif card.search == 0 and 2 * card.ap + 1 <= points:
        tries = 2
    found = 1.0
    if card.search > 0:
        found = search_chance(state, seat, quest, place) if place >= 0 else 0.3
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
        return max(0, card.sacrifice_number - player.glory) / 3.0
    if card.sacrifice == OF_HAND:
        return float(max(0, card.sacrifice_number - len(player.hand)))
    held = 0
    if card.sacrifice == OF_TREASURE:
        held = len(treasures_of(state, seat))
    else:
        for number in player.inventory:
            if state.tables.cards[number].type == BOON:
                held += 1
    return 2.0 * max(0, card.sacrifice_number - held)


def _hunt(state: DungeoneerState, seat: int, quest: int, pace: float) -> tuple[float, float]:
    """The turns that a hunt takes, and the wounds."""
    card = state.tables.quests[quest]
    fighter = FIRST_CARD + state.tables.lord if card.lord else FIRST_QUEST + quest
    data = fighter_data(state, fighter)
    if data is None:
        return LONGEST, 0.0
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
    rounds = min(3.0, pace)
    a_turn = rounds * parry + thrust
    needed = max(1, monster_health(state, fighter)) / max(0.05, a_turn)
    harm = needed * (rounds * hit + back)
    turns = max(0.0, needed - 0.5) + HEALING * harm
    spare = state.players[seat].health - 2.0
    if harm > spare:
        turns += HEALING * 3.0 * (harm - spare)
    return min(LONGEST, turns), harm


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
        return 8.0, -1
    return float(nearest), end


TRAITS: Final = (
    "one", "two", "last", "last4", "last1", "next", "match", "other", "health", "health3", "health6", "dying",
    "peril", "threatened", "glory", "rich", "strong", "fast", "level", "hand", "payable", "attack", "lair", "gear",
    "minions", "curses", "saved", "fallen", "escorts", "turn", "answers", "attached", "race",
)  # fmt: skip


def traits_of(state: DungeoneerState, seat: int, route: Route, rival: float, purse: int) -> list[float]:
    """What speaks for a hero, in figures of about one."""
    player = state.players[seat]
    done = len(player.done)
    health = float(player.health)
    last = min(route.last, 16.0)
    fear = exp(-health / 2.0)
    glory = float(player.glory)
    payable = 0
    attack = 0.0
    answers = 0
    for number in player.hand:
        card = state.tables.cards[number]
        if card.glory:
            if card.cost <= player.glory:
                payable += 1
                if card.timing == RESPONSE or card.timing == ANYTIME:
                    answers += 1
        elif card.cost <= purse:
            attack += card.cost
    for number in player.lair:
        if state.tables.cards[number].cost <= purse:
            attack += state.tables.cards[number].cost
    gear = 0.0
    minions = 0.0
    for number in player.inventory:
        card = state.tables.cards[number]
        if card.fighter is not None:
            minions += 1.0
        else:
            gear += max(1, card.cost)
    attached = 0
    for number in range(len(state.hosts)):
        if state.hosts[number] >= 0 and state.owners[number] == seat:
            attached += 1
    return [
        1.0 if done >= 1 else 0.0,
        1.0 if done >= 2 else 0.0,
        -last / 4.0,
        exp(-last / 4.0),
        exp(-last / 1.5),
        exp(-route.next / 1.5),
        exp(-last / 0.7) if done == 2 else 0.0,
        exp(-route.other / 2.0),
        health / 12.0,
        min(health, 3.0) / 3.0,
        min(health, 6.0) / 6.0,
        fear,
        min(player.peril, 12) / 10.0,
        player.peril / 10.0 * exp(-health / 4.0),
        min(glory, 5.0) / 5.0,
        min(10.0, max(0.0, glory - 5.0)) / 5.0,
        (hero_value(state, seat, 0) + hero_value(state, seat, 1)) / 6.0,
        hero_value(state, seat, SPEED) / 4.0,
        player.level / 4.0,
        min(len(player.hand), 7) / 5.0,
        payable / 2.0,
        min(attack, float(purse)) / 6.0,
        len(player.lair) / 2.0,
        gear / 5.0,
        minions,
        float(len(player.curses)),
        float(player.saved),
        1.0 if player.fallen else 0.0,
        float(len(player.escorts)),
        1.0 if state.active == seat else 0.0,
        answers / 2.0,
        attached / 2.0,
        (rival - last) / (1.0 + sqrt(rival + last)),
    ]


def all_traits(state: DungeoneerState, ways: Ways, rest: bool = False) -> list[list[float]]:
    """The traits of every living hero, by seat; of a dead one none."""
    routes = [route_of(state, player.seat, ways, rest) for player in state.players]
    found: list[list[float]] = []
    for player in state.players:
        if not player.alive:
            found.append([])
            continue
        rival = 16.0
        purse = 0
        for other in state.players:
            if other.seat != player.seat and other.alive:
                rival = min(rival, routes[other.seat].last)
                purse = max(purse, other.peril)
        found.append(traits_of(state, player.seat, routes[player.seat], rival, purse))
    return found


FIGURES: list[float] = [
    0.095,
    0.8,
    1.5,
    0.254,
    1.5,
    0.127,
    1.5,
    0.17,
    0.971,
    0.689,
    0.711,
    -0.685,
    -0.034,
    -0.6,
    0.15,
    0.06,
    0.0,
    0.3,
    1.169,
    0.071,
    0.1,
    0.1,
    0.1,
    0.25,
    0.239,
    -0.3,
    0.03,
    -0.1,
    0.221,
    0.017,
    0.159,
    0.1,
    0.0,
]


def is_race(tables: Tables) -> bool:
    """Whether whoever first has three quests done wins, so that rivals race for them."""
    return not tables.solo and not tables.mixed


def winning(state: DungeoneerState, ways: Ways, rest: bool = False) -> list[float]:
    """The chance of every seat to win; ``rest`` tells that the active hero does nothing more this turn."""
    if state.finished != NOT_OVER:
        return [1.0 if state.winner == seat else 0.0 for seat in range(state.seats)]
    odds: list[float] = []
    total = 0.0
    figures = FIGURES
    for traits in all_traits(state, ways, rest):
        if not traits:
            odds.append(0.0)
            continue
        strength = 0.0
        for number in range(len(traits)):
            strength += figures[number] * traits[number]
        odd = exp(max(-30.0, min(30.0, strength)))
        odds.append(odd)
        total += odd
    return [odd / total for odd in odds]


def chance_after(
    state: DungeoneerState, seat: int, code: int, ways: Ways, spread: int = weights.SPREAD
) -> float:
    """The chance to win once a choice and what follows from it by reflex are done, on one guessed state.

    Where the action asks its seat for a place, the best of the likely ones is taken, at most ``spread`` times.
    """
    if code == END:
        return winning(state, ways, state.phase == FEATS_PHASE)[seat]
    ahead = state.copy()
    ahead.apply(seat, code)
    spots = settle(ahead, seat, spread)
    if not spots:
        return winning(ahead, ways)[seat]
    best = 0.0
    for spot in spots:
        best = max(best, chance_after(ahead, seat, spot, ways, spread - 1))
    return best
