"""The race to three quests: what speaks for every hero in it, and who is how likely to win."""

from __future__ import annotations

from math import exp
from typing import Final

from undercroft.bots.dungeoneer import weights
from undercroft.bots.dungeoneer.lookahead import settle
from undercroft.bots.dungeoneer.routes import Route, route_of
from undercroft.bots.dungeoneer.ways import Ways
from undercroft.games.dungeoneer.codes import END
from undercroft.games.dungeoneer.queries import hero_value
from undercroft.games.dungeoneer.state import FEATS_PHASE, NOT_OVER, DungeoneerState
from undercroft.games.dungeoneer.tables import ANYTIME, RESPONSE, SPEED, Tables

FIGURES: list[float] = [
    0.052,  # one quest done at least
    0.44,  # two
    0.54,  # turns to the last quest, as a loss
    0.091,  # how near that is, seen from afar
    0.54,  # and from nearby
    0.216,  # how near the next quest is
    0.54,  # how near the end is with two quests done
    0.289,  # how near another quest is
    1.02,  # health
    0.723,  # the first three points of it
    0.747,  # the first six
    -0.719,  # hardly any health
    -0.044,  # peril, which rivals may spend
    -0.78,  # the same with little health
    0.18,  # the first five points of glory
    0.072,  # more glory
    0.15,  # speed
    1.286,  # level
    0.043,  # cards in hand
    0.06,  # cards that the glory pays for
    0.06,  # monsters and traps that a rival can pay for
    0.06,  # monsters in the lair
    0.225,  # what lies ready, by cost
    0.215,  # minions
    -0.18,  # curses
    0.006,  # a point that was saved
    -0.06,  # fallen
    0.199,  # escorts
    0.017,  # the turn
    0.095,  # responses that the glory pays for
    0.09,  # cards tucked under others
]
"""What the traits weigh, in their order, as logarithms of the odds to win.

Fitted by logistic regression to 30,000 moments of 700 games between bots that judged by first guesses at these figures,
each held near its guess and to its sign, and set by hand where such games say too little. Then twelve groups of them
(quests done, the way to the last, health, peril and so on) were fitted to 8,900 moments of 388 games between this bot and
greedy or itself, and each was set between what two parts of the games said. There health proved worth three times as much
beside the turns to the last quest as it had been, and what had looked like 4 % came in 20 of 100 games. In 337 further
games chances came true as they are told. Since then the ways to quests are estimated otherwise (what escorts and searches
cost, hunts, levels that are still too low); in 290 games with greedy chances still came true within about a tenth.
"""
SLOWEST: Final = 16.0
"""More turns than these make no difference."""
ENOUGH: Final = 5.0
"""Glory beyond this counts less."""


def traits_of(state: DungeoneerState, seat: int, route: Route, purse: int) -> list[float]:
    """What speaks for a living hero, in the order of ``FIGURES`` and in amounts of about one.

    ``purse`` is the peril of the rival who has most of it.
    """
    player = state.players[seat]
    done = len(player.done)
    health = float(player.health)
    last = min(route.last, SLOWEST)
    glory = float(player.glory)
    payable = 0
    attack = 0
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
    gear = 0
    minions = 0
    for number in player.inventory:
        card = state.tables.cards[number]
        if card.fighter is not None:
            minions += 1
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
        exp(-health / 2.0),
        min(player.peril, 12) / 10.0,
        player.peril / 10.0 * exp(-health / 4.0),
        min(glory, ENOUGH) / 5.0,
        min(10.0, max(0.0, glory - ENOUGH)) / 5.0,
        hero_value(state, seat, SPEED) / 4.0,
        player.level / 4.0,
        min(len(player.hand), 7) / 5.0,
        payable / 2.0,
        min(attack, purse) / 6.0,
        len(player.lair) / 2.0,
        gear / 5.0,
        float(minions),
        float(len(player.curses)),
        float(player.saved),
        1.0 if player.fallen else 0.0,
        float(len(player.escorts)),
        1.0 if state.active == seat else 0.0,
        answers / 2.0,
        attached / 2.0,
    ]


def strength_of(state: DungeoneerState, seat: int, ways: Ways, rest: bool) -> float:
    """What a living hero's traits weigh together; ``rest`` tells that it does nothing more this turn."""
    purse = 0
    for other in state.players:
        if other.seat != seat and other.alive:
            purse = max(purse, other.peril)
    traits = traits_of(state, seat, route_of(state, seat, ways, rest), purse)
    strength = 0.0
    for number in range(len(traits)):
        strength += FIGURES[number] * traits[number]
    return strength


def is_race(tables: Tables) -> bool:
    """Whether whoever first has three quests done wins, so that rivals race for them."""
    return not tables.solo and not tables.mixed


def winning(state: DungeoneerState, ways: Ways, rest: bool = False) -> list[float]:
    """The chance of every seat to win; ``rest`` tells that the active hero does nothing more this turn."""
    if state.finished != NOT_OVER:
        return [1.0 if state.winner == seat else 0.0 for seat in range(state.seats)]
    odds: list[float] = []
    for player in state.players:
        odds.append(exp(strength_of(state, player.seat, ways, rest)) if player.alive else 0.0)
    total = sum(odds)
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
        # A choice that ends the turn is compared with others that do not: the next hero's points count in neither.
        return winning(ahead, ways, ahead.turn != state.turn)[seat]
    best = 0.0
    for spot in spots:
        best = max(best, chance_after(ahead, seat, spot, ways, spread - 1))
    return best
