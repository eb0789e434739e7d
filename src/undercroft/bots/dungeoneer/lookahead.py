"""Tries a choice on guessed states and lets the action it belongs to run out."""

from __future__ import annotations

from undercroft.bots.dungeoneer import weights
from undercroft.bots.dungeoneer.chances import attempt_chance, deed_chance, reroll_gain, weariness
from undercroft.bots.dungeoneer.terms import Terms
from undercroft.bots.dungeoneer.ways import DETOUR, Ways
from undercroft.bots.dungeoneer.worth import aim, haste, terms_of
from undercroft.games.dungeoneer import tags
from undercroft.games.dungeoneer.atlas import joined
from undercroft.games.dungeoneer.codes import (
    ATTEMPT,
    CARD,
    DECK,
    DONE,
    DROP,
    END,
    FORM,
    LOCATION,
    MOVE,
    PASS,
    PLACE,
    PLAY,
    QUEST,
    SEARCH,
    SEAT,
    SELF,
    SIDE,
    STAND,
    TAKE_UP,
    USE,
    USE_HERO,
    WOUND,
    ZONE,
)
from undercroft.games.dungeoneer.queries import hero_value
from undercroft.games.dungeoneer.quests import is_here, open_quests, quests_into
from undercroft.games.dungeoneer.state import FEATS_PHASE, LORD_ENTHRONED, DungeoneerState
from undercroft.games.dungeoneer.tables import (
    BOON,
    MODIFIES,
    MONSTER_QUEST,
    PERMANENT,
    SPEED,
    UNTIL_YOUR_RESET,
)

MENUS = (tags.FEATS, tags.VILLAINY)
QUIET = (PASS, DONE, END, SELF, WOUND)


class Trial:
    """Where a choice led on one guessed state, and what that is worth, part by part and in sum."""

    __slots__ = ("end", "terms", "worth")

    end: DungeoneerState
    terms: Terms
    worth: float

    def __init__(self, end: DungeoneerState, terms: Terms) -> None:
        self.end = end
        self.terms = terms
        self.worth = terms.total()


def tried(state: DungeoneerState, seat: int, code: int, ways: Ways, spread: int = weights.SPREAD) -> Trial:
    """Where a choice and what follows from it leads a seat, on one guessed state.

    Where the action asks its seat for a place, likely ones are tried, at most ``spread`` times one after another.
    """
    ahead = state.copy()
    ahead.apply(seat, code)
    spots = settle(ahead, seat, spread)
    if spots:
        best = tried(ahead, seat, spots[0], ways, spread - 1)
        for place in range(1, len(spots)):
            other = tried(ahead, seat, spots[place], ways, spread - 1)
            if other.worth > best.worth:
                best = other
        return best
    if ahead.active != seat or ahead.phase != FEATS_PHASE:
        # What helps for the rest of a turn in which nothing is to be done does not help.
        ahead.marks = [
            mark for mark in ahead.marks if mark.verb != MODIFIES or mark.until == UNTIL_YOUR_RESET
        ]
    return Trial(ahead, terms_of(ahead, seat, ways))


def settle(ahead: DungeoneerState, seat: int, spread: int) -> list[int]:
    """Let the action that was begun run out by reflex, in place.

    If it asks its seat for a place and ``spread`` is left, it stops there: the likely places are the answer, else none.
    """
    buffer: list[int] = []
    for _ in range(weights.AHEAD):
        acting = ahead.to_act
        if not acting:
            break
        asked = acting[0]
        if ahead.draft is None:
            tag = ahead.agenda[-1].tag
            if tag == tags.WINDOW:
                # Passing is the reflex there, and asking what else there is would cost most of the time.
                ahead.apply(asked, PASS)
                continue
            if not ahead.declared and tag in MENUS:
                break
        ahead.choices_into(asked, buffer)
        if asked == seat and spread > 0 and len(buffer) > 1 and is_spot(ahead, buffer[-1]):
            return likely_spots(ahead, seat, buffer)
        ahead.apply(asked, reflex(ahead, buffer))
    return []


def is_spot(state: DungeoneerState, code: int) -> bool:
    """Whether a choice names a location, one of its sides or a free cell; where a new location goes is no matter yet."""
    if code >= PLACE:
        return state.agenda[-1].tag != tags.PLACE_LOCATION
    return code >= LOCATION or MOVE <= code < SEAT


def likely_spots(state: DungeoneerState, seat: int, choices: list[int]) -> list[int]:
    """A few of the places on offer: where heroes are and where their quests lead; otherwise some, spread evenly."""
    found: list[int] = []
    if LOCATION <= choices[-1] < PLACE:
        for away in range(1, len(state.players) + 1):
            player = state.players[(seat + away) % len(state.players)]
            spots = [player.place] if player.alive else []
            for quest in player.quests:
                card = state.tables.quests[quest]
                if card.names_places:
                    spots.extend(card.second if quest in player.escorts else card.places)
            for place in spots:
                code = LOCATION + place
                if len(found) < 2 * weights.MOST_SPOTS and code in choices and code not in found:
                    found.append(code)
    if found:
        return found
    return choices[:: 1 + (len(choices) - 1) // weights.MOST_SPOTS]


def worth_trying(choices: list[int]) -> list[int]:
    """Which of the choices to try, by number: all, but of many places for a card only some, spread evenly."""
    if len(choices) <= weights.MOST_CHOICES or choices[-1] < LOCATION:
        return list(range(len(choices)))
    stride = 1 + len(choices) // weights.MOST_CHOICES
    return [number for number in range(len(choices)) if number % stride == 0 or choices[number] < LOCATION]


def reflex(state: DungeoneerState, choices: list[int]) -> int:
    """What anybody does without thinking: pass, go on with what was begun, take the first that offers itself."""
    first = choices[0]
    if first in QUIET or len(choices) == 1:
        return first
    if SEAT <= first < FORM:
        return _richest(state, choices)
    if ZONE <= first < ZONE + 3:
        return choices[-1]
    return choices[len(choices) // 2]


def _richest(state: DungeoneerState, choices: list[int]) -> int:
    """The seat with the most peril, which has most to pay."""
    best = choices[0]
    most = -1
    for code in choices:
        seat = code - SEAT
        if seat < len(state.players) and state.players[seat].peril > most:
            most = state.players[seat].peril
            best = code
    return best


def foreseen(state: DungeoneerState, seat: int, code: int, ways: Ways) -> float:
    """The worth of one choice on one guessed state, with what is hoped for."""
    return trial_of(state, seat, code, ways).worth


def trial_of(state: DungeoneerState, seat: int, code: int, ways: Ways) -> Trial:
    """Where one choice leads on one guessed state, with what is hoped for."""
    if code == END:
        # The phase ends sooner or later, whatever is done before: only what is better than nothing is worth doing.
        return Trial(state, terms_of(state, seat, ways))
    trial = tried(state, seat, code, ways)
    _hope(trial.terms, state, seat, code, ways)
    if PLAY <= code < CARD or USE <= code < ATTEMPT:
        if _repeats_a_roll(state, code):
            # A few guessed dice say too little about what another roll is good for.
            trial.terms.hope += haste(state) * weights.HOPE * reroll_gain(state, seat)
        _open_up(trial, state, seat)
    trial.worth = trial.terms.total()
    return trial


def _hope(terms: Terms, state: DungeoneerState, seat: int, code: int, ways: Ways) -> None:
    """Note what an attempt or a search is worth before the dice have spoken; escorts are never left behind."""
    if ATTEMPT <= code < TAKE_UP:
        quest = code - ATTEMPT if code < SEARCH else code - SEARCH
        chance = attempt_chance(state, seat, quest, state.players[seat].place)
        if chance > 0.0 and _best_here(state, seat, ways):
            terms.dare = weights.DARE * weariness(state)
        if state.tables.quests[quest].condition != MONSTER_QUEST:
            # A hunt shows in the wounds of both sides what it is worth.
            terms.hope = haste(state) * weights.HOPE * chance
    elif PLAY <= code < CARD and state.tables.solo:
        # What can be laid at an entrance alone (DL-177) is laid before a step leads away, however pressing that is.
        card = state.tables.cards[code - PLAY]
        if card.type == BOON and card.duration == PERMANENT:
            terms.dare = weights.LAID + weights.STRIDE + 2.0 * weights.DARE * weariness(state)
    elif code == DECK and state.tables.solo:
        terms.hope = weights.DRAWN
    elif code == STAND and state.active == seat and state.phase == FEATS_PHASE:
        # It may take more than one try; who lies goes nowhere and attempts next to nothing.
        terms.hope = weights.RISING
        terms.dare = weights.DARE * weariness(state)
    elif MOVE <= code < SIDE:
        terms.dare = _dare_to_enter(state, seat, code - MOVE, ways)
    elif DROP <= code < QUEST:
        terms.dropped = -weights.QUEST


def _repeats_a_roll(state: DungeoneerState, code: int) -> bool:
    """Whether a choice is a card, or the ability of one, that repeats a roll."""
    if code < CARD:
        return state.tables.cards[code - PLAY].rerolls >= 0
    if code >= USE_HERO:
        return False
    return any(ability.rerolls >= 0 for ability in state.tables.cards[(code - USE) // 3].abilities)


def _open_up(trial: Trial, state: DungeoneerState, seat: int) -> None:
    """Note what a card or an ability is worth that puts a hero on its feet, or allows an attempt that lacked a point."""
    end = trial.end
    place = end.players[seat].place
    # In the next turn there are new points for everything.
    if end.turn != state.turn or end.active != seat or end.phase != FEATS_PHASE:
        return
    if state.players[seat].fallen and not end.players[seat].fallen:
        trial.terms.hope += weights.RISING
        trial.terms.dare += weights.DARE * weariness(state)
    if place != state.players[seat].place:
        return
    closed: list[int] = []
    quests_into(state, seat, closed)
    opened: list[int] = []
    quests_into(end, seat, opened)
    best = 0.0
    for code in opened:
        if ATTEMPT <= code < SEARCH and code not in closed:
            best = max(best, attempt_chance(end, seat, code - ATTEMPT, place))
    if best > 0.0:
        trial.terms.hope += haste(state) * weights.HOPE * best
        trial.terms.dare += weights.DARE * weariness(state)


def _best_here(state: DungeoneerState, seat: int, ways: Ways) -> bool:
    """Whether a weary hero tries whatever there is to try here; alone not while another place promises more."""
    return (
        not state.tables.solo
        or weariness(state) == 0.0
        or aim(state, seat, ways) == state.players[seat].place
    )


def _dare_to_enter(state: DungeoneerState, seat: int, side: int, ways: Ways) -> float:
    """Who enters the Throne of Despair attempts to defeat the Arch Lich Lord (DLQ-82); alone every step to the goal counts."""
    weary = weariness(state)
    if weary == 0.0 and not state.tables.solo:
        return 0.0
    player = state.players[seat]
    there = joined(state, player.place, side)
    if there < 0:
        return 0.0
    throne = state.tables.throne
    guarded = there == throne and state.lord_status == LORD_ENTHRONED
    if state.tables.solo:
        return weights.STRIDE + weights.DARE * weary if _leads_on(state, seat, there, guarded, ways) else 0.0
    if not guarded:
        return 0.0
    for quest in state.common:
        if state.tables.quests[quest].lord and deed_chance(state, seat, quest, throne) > 0.0:
            return weights.DARE * weary
    return 0.0


def _leads_on(state: DungeoneerState, seat: int, there: int, guarded: bool, ways: Ways) -> bool:
    """Whether a neighbouring location is on the way of a hero alone, or worth a fight while there is nothing else to do.

    Who beats monsters draws cards (DL-176), and treasures are laid after battles only (DL-177).
    """
    player = state.players[seat]
    goal = aim(state, seat, ways)
    weary = weariness(state) > 0.0
    if goal < 0:
        return weary and not player.has_visited(there)
    if goal == player.place:
        return weary and not player.has_visited(there) and _has_points_to_spare(state, seat)
    rest = ways.from_place(state, there)[goal] + (DETOUR if guarded and there != goal else 0)
    return rest < ways.from_place(state, player.place)[goal]


def _has_points_to_spare(state: DungeoneerState, seat: int) -> bool:
    """Whether nothing can be tried here any more, and the next turn brings enough to come back and try again."""
    left: list[int] = []
    quests_into(state, seat, left)
    if left:
        return False
    speed = hero_value(state, seat, SPEED)
    for quest in open_quests(state, seat):
        card = state.tables.quests[quest]
        price = max(card.ap, 1) if card.search > 0 else card.ap
        if is_here(state, seat, card) and 1 + price > speed:
            return False
    return True
