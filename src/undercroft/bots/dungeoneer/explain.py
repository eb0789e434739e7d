"""Why a choice is worth taking: the parts of its worth that set it apart, in the game's words.

A choice is compared with doing nothing where that is possible, otherwise with the best of the others; doing nothing is
compared with the best of what could be done. What is named is what the seat knows: its own cards, quests, the map and
the heroes. What a guess has dealt to somebody is never told.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from undercroft.bots.dungeoneer.chances import attempt_chance, search_chance
from undercroft.bots.dungeoneer.lookahead import Trial, trial_of
from undercroft.bots.dungeoneer.terms import Terms
from undercroft.bots.dungeoneer.ways import FAR, Ways
from undercroft.bots.dungeoneer.worth import Prospect, prospects, rival_terms
from undercroft.games.dungeoneer.atlas import entrances
from undercroft.games.dungeoneer.codes import (
    ATTEMPT,
    CARD,
    DROP,
    END,
    PASS,
    PLAY,
    QUEST,
    SEARCH,
    TAKE_UP,
    TO_LAIR,
    ZONE,
)
from undercroft.games.dungeoneer.player import Player
from undercroft.games.dungeoneer.quests import open_quests
from undercroft.games.dungeoneer.state import DungeoneerState
from undercroft.games.dungeoneer.tables import ESCORT_QUEST
from undercroft.kernel.messages import Name, Phrase

IDLE: Final = (PASS, END)
"""To do nothing."""
NOTABLE: Final = 0.05
"""Less than this, in hundredths of a quest, is no reason."""
SECOND: Final = 0.3
"""What else there is to tell weighs at least this much of the main reason."""

ALONE: Final = ("reason-dungeoneer-win", "reason-dungeoneer-avert", "reason-dungeoneer-survive")
"""Beside these nothing else matters."""

GROUPS: Final = {
    "won": ("won",),
    "quest": ("quests", "level", "hope"),
    "near": ("near",),
    "dare": ("dare",),
    "escort": ("escorts", "dropped"),
    "home": ("home",),
    "chase": ("chase",),
    "health": ("health",),
    "fallen": ("fallen",),
    "glory": ("glory",),
    "peril": ("peril",),
    "cards": ("cards",),
    "gear": ("gear",),
    "curses": ("curses",),
    "saved": ("saved",),
    "attached": ("attached",),
    "prepared": ("prepared",),
    "rival-quests": ("rival_quests",),
    "rival-health": ("rival_health",),
    "rival-peril": ("rival_peril",),
    "rival-rest": ("rival_rest",),
}
"""The parts of a worth that are told as one; every part belongs to one of them."""


class Tried:
    """A choice with where it led on each of the guessed tables."""

    __slots__ = ("code", "ends", "parts", "trials")

    def __init__(self, code: int, trials: list[Trial]) -> None:
        self.code = code
        self.trials = trials
        self.ends = [trial.end for trial in trials]
        named = [trial.terms.named() for trial in trials]
        self.parts = {
            group: sum(terms[name] for terms in named for name in names) / len(trials)
            for group, names in GROUPS.items()
        }
        """What each group adds to the worth, on average."""

    @property
    def worth(self) -> float:
        """The worth, on average."""
        return sum(trial.worth for trial in self.trials) / len(self.trials)


class Case:
    """One choice beside another for one seat, with all that is needed to tell the difference."""

    __slots__ = ("code", "ends", "others", "seat", "starts", "ways")

    def __init__(
        self, seat: int, starts: list[DungeoneerState], tried: Tried, other: Tried, ways: Ways
    ) -> None:
        self.seat = seat
        self.starts = starts
        self.code = tried.code
        self.ends = tried.ends
        self.others = other.ends
        self.ways = ways

    @property
    def start(self) -> Player:
        """The seat's player as everything begins, the same on every table as far as is told here."""
        return self.starts[0].players[self.seat]

    def mine(self) -> list[Player]:
        """The seat's player at every end."""
        return [end.players[self.seat] for end in self.ends]

    def theirs(self) -> list[Player]:
        """The same after the other choice."""
        return [end.players[self.seat] for end in self.others]

    def more(self, figure: Callable[[Player], int]) -> float:
        """By how much a figure of the seat's player ends higher than after the other choice, on average."""
        ends = zip(self.mine(), self.theirs(), strict=True)
        return sum(figure(here) - figure(there) for here, there in ends) / len(self.ends)


Teller = Callable[[Case], Phrase | None]
"""Puts a difference into words, if there is something to say."""


def reasons_of(
    seat: int, guesses: list[DungeoneerState], tried: Sequence[Tried], ways: Ways
) -> list[tuple[Phrase, ...]]:
    """Why each of some choices may be taken, at most two reasons a choice, the main one first; the best comes first."""
    if len(tried) < 2:
        return [() for _ in tried]
    idle = next((one for one in tried if one.code in IDLE), None)
    found: list[tuple[Phrase, ...]] = []
    for one in tried:
        other = tried[1] if one is tried[0] else tried[0]
        if idle is not None and one is not idle:
            other = idle
        reasons = _told(one, other, Case(seat, guesses, one, other, ways))
        if not reasons:
            reasons = (_nothing(one, tried, idle),)
        found.append(reasons)
    return found


def tried_on(guesses: list[DungeoneerState], seat: int, codes: Sequence[int], ways: Ways) -> list[Tried]:
    """Each of some choices with where it leads on guessed tables."""
    return [Tried(code, [trial_of(guess, seat, code, ways) for guess in guesses]) for code in codes]


def _told(one: Tried, other: Tried, case: Case) -> tuple[Phrase, ...]:
    """What sets a choice apart: its greatest gain, then another gain or the greatest loss, whichever weighs more.

    A choice without a gain is told by its loss; of doing nothing there is no loss to tell.
    """
    gaps = {group: one.parts[group] - other.parts[group] for group in GROUPS}
    groups = sorted(
        (group for group in GROUPS if abs(gaps[group]) > NOTABLE), key=lambda group: -abs(gaps[group])
    )
    told: list[tuple[float, Phrase]] = []
    if ATTEMPT <= one.code < TAKE_UP:
        told.append((abs(gaps["quest"]), _attempt(case)))
        groups = [group for group in groups if group not in ("quest", "near")]
    for group in groups:
        if gaps[group] > 0:
            _tell(told, _GAINS[group], case, gaps[group])
    losses: list[tuple[float, Phrase]] = []
    for group in groups:
        if gaps[group] < 0 and one.code not in IDLE and not losses:
            _tell(losses, _LOSSES[group], case, -gaps[group])
    if not told:
        return tuple(phrase for _, phrase in losses)
    weight, main = told[0]
    if main.message in ALONE:
        return (main,)
    rest = sorted([*told[1:2], *losses], key=lambda pair: -pair[0])
    return (main, rest[0][1]) if rest and rest[0][0] >= SECOND * weight else (main,)


def _tell(
    told: list[tuple[float, Phrase]], teller: Teller | Phrase | None, case: Case, weight: float
) -> None:
    """Add what is to be told of a difference, unless that was said or there is nothing to say."""
    phrase = teller(case) if callable(teller) else teller
    if phrase is not None and all(phrase != said for _, said in told):
        told.append((weight, phrase))


def _nothing(one: Tried, tried: Sequence[Tried], idle: Tried | None) -> Phrase:
    """What is said of a choice that nothing sets apart."""
    best = tried[0]
    if one is idle:
        return Phrase("reason-dungeoneer-rest" if one is best else "reason-dungeoneer-idle")
    if best.worth - one.worth >= NOTABLE:
        return Phrase("reason-dungeoneer-worse")
    ahead = one is best and one.worth - tried[1].worth >= NOTABLE
    return Phrase("reason-dungeoneer-edge" if ahead else "reason-dungeoneer-even")


# --- Figures -----------------------------------------------------------------------------------------------------------


def _percent(chances: Sequence[float]) -> int:
    return round(100 * sum(chances) / len(chances))


def _count(amount: float) -> int:
    """A number to be told of an average: never none."""
    return max(1, round(abs(amount)))


def _quest(case: Case, quest: int) -> Name:
    return Name("quest", case.starts[0].tables.quests[quest].id)


def _card(case: Case, card: int) -> Name:
    return Name("card", case.starts[0].tables.cards[card].id)


def _in_all(sets: list[set[int]]) -> list[int]:
    """What every set holds, in order."""
    return sorted(set.intersection(*sets)) if sets else []


# --- The seat's own -----------------------------------------------------------------------------------------------------


def _won(case: Case) -> Phrase | None:
    wins = sum(end.winner == case.seat for end in case.ends)
    if wins > sum(end.winner == case.seat for end in case.others):
        return Phrase("reason-dungeoneer-win")
    return Phrase("reason-dungeoneer-avert")


def _lost(case: Case) -> Phrase | None:
    return Phrase("reason-dungeoneer-defeat") if any(end.over for end in case.ends) else None


def _attempt(case: Case) -> Phrase:
    """An attempt or a search, told by its chance."""
    searches = case.code >= SEARCH
    quest = case.code - SEARCH if searches else case.code - ATTEMPT
    chance = search_chance if searches else attempt_chance
    percent = _percent([chance(start, case.seat, quest, case.start.place) for start in case.starts])
    return Phrase(
        "reason-dungeoneer-search" if searches else "reason-dungeoneer-attempt",
        {"quest": _quest(case, quest), "percent": percent},
    )


def _quest_done(case: Case) -> Phrase | None:
    known = set(open_quests(case.starts[0], case.seat))
    for here, there in zip(case.mine(), case.theirs(), strict=True):
        for quest in here.done:
            if quest in known and quest not in there.done:
                return Phrase("reason-dungeoneer-quest", {"quest": _quest(case, quest)})
    return None


class Look:
    """How a quest looks in a state."""

    __slots__ = ("percent", "view")

    def __init__(self, case: Case, state: DungeoneerState, view: Prospect) -> None:
        self.view = view
        found = 1.0 if view.place < 0 else search_chance(state, case.seat, view.quest, view.place)
        self.percent = round(100 * found * view.chance)
        """The chance to do it in a turn in its place, with what has to be found."""


def _looks(case: Case, states: list[DungeoneerState]) -> list[dict[int, Look]]:
    """How the quests that are open now look in some states."""
    known = open_quests(case.starts[0], case.seat)
    found: list[dict[int, Look]] = []
    for state in states:
        still = [quest for quest in open_quests(state, case.seat) if quest in known]
        views = prospects(state, case.seat, case.ways, still)
        found.append({view.quest: Look(case, state, view) for view in views})
    return found


def _changed(case: Case, sign: float) -> tuple[Look, Look, Look] | None:
    """The quest that has come nearest, or with ``sign`` -1 gone furthest: now, then, and after the other choice."""
    best = 0.0
    found: tuple[Look, Look, Look] | None = None
    looks = zip(_looks(case, case.starts), _looks(case, case.ends), _looks(case, case.others), strict=True)
    for now, here, there in looks:
        for quest in here:
            if quest in there and quest in now:
                gap = sign * (here[quest].view.worth - there[quest].view.worth)
                if gap > best:
                    best = gap
                    found = now[quest], here[quest], there[quest]
    return found


def _way(case: Case, look: Look, message: str) -> Phrase:
    """A phrase about a quest and its place, the way there and the chance."""
    state = case.starts[0]
    view = look.view
    deed = "attempt"
    if state.tables.quests[view.quest].condition == ESCORT_QUEST:
        deed = "deliver" if view.quest in case.start.escorts else "fetch"
    return Phrase(
        message,
        {
            "quest": _quest(case, view.quest),
            "place": state.place_name(view.place),
            "steps": view.steps,
            "deed": deed,
            "percent": look.percent,
        },
    )


def _is_known(case: Case, place: int) -> bool:
    """Whether the seat can know that a location lies on the map or is about to: a guess may have drawn any other."""
    state = case.starts[0]
    own = state.drawn == place and state.placer == case.seat
    return state.cells[place] >= 0 or own or place in case.start.share


def _nearer(case: Case) -> Phrase | None:
    changed = _changed(case, 1.0)
    if changed is None:
        return None
    now, here, there = changed
    if here.view.place < 0 or here.view.steps >= there.view.steps:
        return _likelier(case, here, there)
    if not _is_known(case, here.view.place):
        return Phrase("reason-dungeoneer-explore")
    if here.view.steps == 0:
        return _way(case, here, "reason-dungeoneer-there")
    if here.view.steps >= now.view.steps:
        return _at(case, here, "reason-dungeoneer-way", steps=here.view.steps)
    return _way(case, here, "reason-dungeoneer-near")


def _further(case: Case) -> Phrase | None:
    changed = _changed(case, -1.0)
    if changed is None:
        return None
    now, here, there = changed
    if there.view.place < 0 or here.view.steps <= there.view.steps:
        return _likelier(case, here, there)
    if not _is_known(case, there.view.place):
        return None
    leads_away = here.view.steps > now.view.steps
    return _at(case, there, "reason-dungeoneer-away" if leads_away else "reason-dungeoneer-no-nearer")


def _at(case: Case, look: Look, message: str, **figures: int) -> Phrase:
    """A phrase about a quest and its place."""
    view = look.view
    return Phrase(
        message,
        {"quest": _quest(case, view.quest), "place": case.starts[0].place_name(view.place), **figures},
    )


def _likelier(case: Case, here: Look, there: Look) -> Phrase | None:
    """Another chance than after the other choice, or another pace on a way that is the same."""
    quest = _quest(case, here.view.quest)
    if here.percent != there.percent:
        return Phrase(
            "reason-dungeoneer-chance",
            {"quest": quest, "percent": here.percent, "otherwise": there.percent},
        )
    if here.view.steps != there.view.steps or here.view.steps == 0 or not _is_known(case, here.view.place):
        return None
    sooner = here.view.worth > there.view.worth
    return _at(case, here, "reason-dungeoneer-sooner" if sooner else "reason-dungeoneer-later")


def _taken_along(case: Case) -> Phrase | None:
    sets = [
        set(here.escorts) - set(there.escorts) for here, there in zip(case.mine(), case.theirs(), strict=True)
    ]
    for quest in _in_all(sets):
        held = quest in case.start.escorts
        return Phrase(
            "reason-dungeoneer-stay-with" if held else "reason-dungeoneer-escort",
            {"quest": _quest(case, quest)},
        )
    return None


def _left_behind(case: Case) -> Phrase | None:
    lost = [set(case.start.escorts) - {*here.escorts, *here.done} for here in case.mine()]
    if DROP <= case.code < QUEST:
        lost = [{case.code - DROP}]
    for quest in sorted(set.union(*lost)):
        return Phrase("reason-dungeoneer-forsake", {"quest": _quest(case, quest)})
    return None


def _homeward(case: Case) -> Phrase | None:
    for end in case.ends:
        here = end.players[case.seat].place
        if here >= 0 and end.cells[here] >= 0:
            away = case.ways.from_place(end, here)
            return Phrase("reason-dungeoneer-home", {"steps": min(away[place] for place in entrances(end))})
    return None


def _closing_in(case: Case) -> Phrase | None:
    """The nearest rival."""
    for end in case.ends:
        here = end.players[case.seat].place
        if here < 0 or end.cells[here] < 0:
            continue
        away = case.ways.from_place(end, here)
        rivals = [player for player in end.players if player.seat != case.seat and player.alive]
        steps = {player.seat: away[player.place] for player in rivals if player.place >= 0}
        nearest = min(steps, key=lambda rival: steps[rival], default=-1)
        if nearest >= 0 and steps[nearest] != FAR:
            return Phrase("reason-dungeoneer-chase", {"hero": end.hero_name(nearest)})
    return None


def _healthier(case: Case) -> Phrase | None:
    if case.more(lambda player: int(player.alive)) > 0:
        return Phrase("reason-dungeoneer-survive")
    healed = sum(player.health for player in case.mine()) / len(case.ends) - case.start.health
    if healed >= 0.5:
        return Phrase("reason-dungeoneer-heal", {"n": _count(healed)})
    return Phrase("reason-dungeoneer-spare", {"n": _count(case.more(lambda player: player.health))})


def _hurt(case: Case) -> Phrase | None:
    if case.more(lambda player: int(player.alive)) < 0:
        return Phrase("reason-dungeoneer-deadly")
    return Phrase("reason-dungeoneer-hurt", {"n": _count(case.more(lambda player: player.health))})


def _risen(case: Case) -> Phrase | None:
    return Phrase("reason-dungeoneer-rise" if case.start.fallen else "reason-dungeoneer-upright")


def _fallen(case: Case) -> Phrase | None:
    return None if case.start.fallen else Phrase("reason-dungeoneer-fall")


def _figure(message: str, figure: Callable[[Player], int]) -> Callable[[Case], Phrase | None]:
    """Tells by how much a figure of the seat's player differs; not at all if it does not."""

    def told(case: Case) -> Phrase | None:
        amount = case.more(figure)
        return Phrase(message, {"n": _count(amount)}) if amount else None

    return told


def _glory(player: Player) -> int:
    return player.glory


def _peril(player: Player) -> int:
    return player.peril


def _cards(player: Player) -> int:
    return len(player.hand) + len(player.lair)


def _more_cards(case: Case) -> Phrase | None:
    amount = case.more(_cards)
    if amount:
        return Phrase("reason-dungeoneer-cards", {"n": _count(amount)})
    return Phrase("reason-dungeoneer-lair") if case.code == ZONE + TO_LAIR else None


def _geared(case: Case) -> Phrase | None:
    """A card of one's own that is laid out, or that stays."""
    known = {*case.start.hand, *case.start.inventory}
    sets = [
        set(here.inventory) & known - set(there.inventory)
        for here, there in zip(case.mine(), case.theirs(), strict=True)
    ]
    for card in _in_all(sets):
        if card in case.start.inventory:
            return Phrase("reason-dungeoneer-keep", {"card": _card(case, card)})
        fights = case.starts[0].tables.cards[card].fighter is not None
        return Phrase(
            "reason-dungeoneer-companion" if fights else "reason-dungeoneer-gear", {"card": _card(case, card)}
        )
    return None


def _parted(case: Case) -> Phrase | None:
    for card in sorted(set.union(*(set(case.start.inventory) - set(here.inventory) for here in case.mine()))):
        return Phrase("reason-dungeoneer-part", {"card": _card(case, card)})
    return None


def _uncursed(case: Case) -> Phrase | None:
    for card in _in_all([set(case.start.curses) - set(here.curses) for here in case.mine()]):
        return Phrase("reason-dungeoneer-lift", {"card": _card(case, card)})
    return Phrase("reason-dungeoneer-ward")


def _attached(case: Case) -> Phrase | None:
    """A card of one's own that was tucked under another."""
    if PLAY <= case.code < CARD:
        return Phrase("reason-dungeoneer-attach", {"card": _card(case, case.code - PLAY)})
    return None


# --- Rivals -------------------------------------------------------------------------------------------------------------


def _rival_gap(case: Case, rival: int, group: str) -> float:
    """By how much more a rival has after this choice than after the other, on average."""
    total = 0.0
    for ends, sign in ((case.ends, 1.0), (case.others, -1.0)):
        for end in ends:
            player = end.players[rival]
            if player.alive and not end.over:
                loss = Terms()
                loss.lessen(rival_terms(end, player, case.ways), 1.0)
                total -= sign * loss.named()[group]
    return total / len(case.ends)


def _rival(case: Case, group: str) -> int:
    """The rival who makes most of the difference; -1 without one."""
    others = [
        player.seat for player in case.starts[0].players if player.seat != case.seat and player.hero >= 0
    ]
    return max(others, key=lambda rival: abs(_rival_gap(case, rival, group)), default=-1)


_RIVAL_FIGURES: Final[dict[str, Callable[[Player], int]]] = {
    "rival_health": lambda player: player.health,
    "rival_peril": _peril,
}
"""Where a figure of the rival tells how great a difference is."""


def _about_rival(message: str, group: str) -> Callable[[Case], Phrase | None]:
    """Tells whom a difference is about; of a rival who is gone then nothing else counts."""

    def told(case: Case) -> Phrase | None:
        rival = _rival(case, group)
        if rival < 0:
            return None
        hero = case.starts[0].hero_name(rival)
        gone = sum(not end.players[rival].alive for end in case.ends)
        if gone > sum(not end.players[rival].alive for end in case.others):
            return Phrase("reason-dungeoneer-kill", {"hero": hero})
        if group in _RIVAL_FIGURES:
            figure = _RIVAL_FIGURES[group]
            amount = sum(figure(end.players[rival]) for end in case.ends)
            amount -= sum(figure(end.players[rival]) for end in case.others)
            return Phrase(message, {"hero": hero, "n": _count(amount / len(case.ends))}) if amount else None
        return Phrase(message, {"hero": hero})

    return told


_GAINS: Final[dict[str, Teller | Phrase | None]] = {
    "won": _won,
    "quest": _quest_done,
    "near": _nearer,
    "dare": Phrase("reason-dungeoneer-dare"),
    "escort": _taken_along,
    "home": _homeward,
    "chase": _closing_in,
    "health": _healthier,
    "fallen": _risen,
    "glory": _figure("reason-dungeoneer-glory", _glory),
    "peril": _figure("reason-dungeoneer-safer", _peril),
    "cards": _more_cards,
    "gear": _geared,
    "curses": _uncursed,
    "saved": Phrase("reason-dungeoneer-saved"),
    "attached": _attached,
    "prepared": Phrase("reason-dungeoneer-prepare"),
    "rival-quests": _about_rival("reason-dungeoneer-hinder", "rival_quests"),
    "rival-health": _about_rival("reason-dungeoneer-wound", "rival_health"),
    "rival-peril": _about_rival("reason-dungeoneer-press", "rival_peril"),
    "rival-rest": _about_rival("reason-dungeoneer-weaken", "rival_rest"),
}
"""What is told of a gain."""


_LOSSES: Final[dict[str, Teller | Phrase | None]] = {
    "won": _lost,
    "quest": None,
    "near": _further,
    "dare": None,
    "escort": _left_behind,
    "home": None,
    "chase": None,
    "health": _hurt,
    "fallen": _fallen,
    "glory": _figure("reason-dungeoneer-spend", _glory),
    "peril": _figure("reason-dungeoneer-peril", _peril),
    "cards": _figure("reason-dungeoneer-fewer", _cards),
    "gear": _parted,
    "curses": Phrase("reason-dungeoneer-curse"),
    "saved": Phrase("reason-dungeoneer-unsaved"),
    "attached": None,
    "prepared": None,
    "rival-quests": _about_rival("reason-dungeoneer-help", "rival_quests"),
    "rival-health": None,
    "rival-peril": _about_rival("reason-dungeoneer-charge", "rival_peril"),
    "rival-rest": _about_rival("reason-dungeoneer-strengthen", "rival_rest"),
}
"""What is told of a loss; nothing where it only means that another choice would have brought something."""
