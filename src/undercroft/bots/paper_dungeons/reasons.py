"""Why a choice is worth taking, in the game's words: what its die, its walk or its reward brings."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from undercroft.bots.paper_dungeons.atlas import FAR
from undercroft.bots.paper_dungeons.cards import card_worth
from undercroft.bots.paper_dungeons.planner import Line, dice_left
from undercroft.bots.paper_dungeons.prospects import TERMS, Prospects
from undercroft.games.paper_dungeons.codes import FREE_LEVEL, GEMS, HEROES, ITEMS, KEEP_TALENT, ROOMS
from undercroft.games.paper_dungeons.conditions import STEP_FAME, goal_count, goal_fame, mission_count
from undercroft.games.paper_dungeons.scoring import boss_row, power
from undercroft.games.paper_dungeons.sheet import Sheet
from undercroft.games.paper_dungeons.steps import CLOSE, TOP_LEVEL, USE_DIE
from undercroft.games.paper_dungeons.tables import (
    CLERIC,
    CROWN,
    GIFT_LEVEL,
    M_COLUMNS,
    M_ROWS,
    ROGUE,
    TREASURES,
    WIZARD,
)
from undercroft.games.paper_dungeons.view import PaperDungeonsView
from undercroft.kernel.bits import ones
from undercroft.kernel.messages import Name, Phrase

TOLD: Final = 10
"""Less than a tenth of a fame is not worth a word."""
SECOND: Final = 25
"""A second reason brings at least so much,"""
SHARE: Final = 3
"""and at least this part of the first."""
HALF_FAME: Final = 5
"""Half a fame in tenths, as cards are measured: less is no difference."""
REWARDS: Final = {
    "potion": "legend-potion",
    "half": "legend-half",
    "level": "legend-level",
    "gem": "legend-gem",
}
ROWS: Final = ((4, "legend-level"), (8, "legend-half"), (12, "legend-gem"))
"""PD-6.2: what the rows of potions give."""


class Reasons:
    """Tells what speaks for lines of choices, from one seat's view and the prospects that judged them."""

    def __init__(self, view: PaperDungeonsView, prospects: Prospects) -> None:
        assert view.own is not None
        self._view = view
        self._own: Sheet = view.own
        self._tables = view.tables
        self._prospects = prospects

    def of(self, lines: list[list[int]]) -> list[tuple[Phrase, ...]]:
        """At most two reasons for each line, the main one first; the best line stands at the head.

        A reason is told by the decision that a line begins: a die with the whole walk or all that it sets off, or a
        single reward. What counts is how much more that brings than to leave it; where it brings nothing, how much
        better it is than the best other line.
        """
        if lines[0][0] >= KEEP_TALENT:
            return self._cards([line[0] for line in lines])
        after = [self._decided(line) for line in lines]
        second = after[1] if len(after) > 1 else None
        return [self._reasons(sheet, after[0] if place else second) for place, sheet in enumerate(after)]

    def _decided(self, line: list[int]) -> Sheet:
        """The sheet when the decision that a line begins is complete."""
        reached = Line(self._own, None, -1)
        for code in line:
            reached = reached.play(code)
            agenda = reached.sheet.agenda
            if line[0] >= FREE_LEVEL or not agenda or agenda[-1] is USE_DIE or agenda[-1] is CLOSE:
                break
        return reached.sheet

    def _reasons(self, after: Sheet, rival: Sheet | None) -> tuple[Phrase, ...]:
        dice = int(dice_left(after))
        now = self._prospects.terms(after, dice)
        found = self._told(self._prospects.terms(self._own, dice), now, self._own, after)
        other = now if rival is None else self._prospects.terms(rival, int(dice_left(rival)))
        if not found:
            found = self._told(other, now, rival, after) if rival is not None else []
            return tuple(phrase for _, phrase in found[:1])
        enough = max(SECOND, found[0][0] // SHARE)
        second = [each for each in found[1:2] if each[0] >= enough]
        # Two ways to the same thing differ in what they cost.
        saved = now["wounds"] - other["wounds"]
        if rival is not None and saved >= max(SECOND, second[0][0] if second else 0):
            spared = _spared(rival, after)
            if spared is not None:
                second = [(saved, spared)]
        return (found[0][1], *(phrase for _, phrase in second))

    def _told(
        self, then: Mapping[str, int], now: Mapping[str, int], before: Sheet, after: Sheet
    ) -> list[tuple[int, Phrase]]:
        """What one sheet has over another and can be put into words, the greatest gain first."""
        gains = sorted(((now[term] - then[term], term) for term in TERMS), key=lambda gain: -gain[0])
        found: list[tuple[int, Phrase]] = []
        for gain, term in gains:
            if gain < TOLD:
                break
            phrase = self._phrase(term, before, after)
            if phrase is not None and all(phrase != other for _, other in found):
                found.append((gain, phrase))
        return found

    def _phrase(self, term: str, before: Sheet, after: Sheet) -> Phrase | None:
        """The words for a term of the evaluation in which a sheet is better than another."""
        match term:
            case "boss1" | "boss2" | "boss3":
                return self._boss(int(term[-1]) - 1, before, after)
            case "heroes":
                return self._heroes(before, after)
            case "items":
                return self._items(before, after)
            case "gems":
                return self._gems(before, after)
            case "minions":
                return self._minions(before, after)
            case "wounds":
                return self._wounds(before, after)
            case "goal":
                return self._goal(before, after)
            case "missions":
                return self._missions(before, after)
            case "rooms":
                return self._rooms(before, after)
            case "potions":
                return _potions(before, after)
            case "dice":
                return _dice(before, after)
        # The talent's own fame is the same on every sheet of a seat.
        return None

    def _cards(self, codes: list[int]) -> list[tuple[Phrase, ...]]:
        """How parties with each talent or goal end against the mean; what speaks against the best one is no reason."""
        worths = [card_worth(self._view, code) for code in codes]
        reasons: list[tuple[Phrase, ...]] = [(_against_mean(worth),) for worth in worths]
        lead = _fame(worths[0] - max(worths[1:])) if len(worths) > 1 else 0
        if worths[0] >= HALF_FAME:
            return reasons
        own = (Phrase("reason-paper-dungeons-card-better", {"fame": lead}),) if lead > 0 else ()
        return [own, *reasons[1:]]

    def _boss(self, stage: int, before: Sheet, after: Sheet) -> Phrase | None:
        tables = self._tables
        boss = self._view.bosses[stage]
        name = Name("boss", tables.content.bosses[boss].id)
        place = after.dungeon.boss_rooms[stage]
        room = ROOMS[place]
        met = after.visited >> stage & 1
        if met > before.visited >> stage & 1:
            return Phrase(
                "reason-paper-dungeons-boss-room",
                {"boss": name, "room": room, "fame": tables.boss_flee[boss]},
            )
        strength = int(power(after, boss))
        more = strength - int(power(before, boss))
        row = int(boss_row(after, boss, strength))
        if row > boss_row(before, boss, strength - more):
            return Phrase(
                "reason-paper-dungeons-power-enough",
                {
                    "boss": name,
                    "power": strength,
                    "fame": tables.boss_fame[boss * 3 + row],
                    "met": "yes" if met else "no",
                    "room": room,
                },
            )
        if more > 0 and row < 2:
            return Phrase(
                "reason-paper-dungeons-power",
                {
                    "boss": name,
                    "more": more,
                    "power": strength,
                    "needed": tables.boss_thresholds[boss * 3 + row + 1],
                    "fame": tables.boss_fame[boss * 3 + row + 1],
                },
            )
        steps = int(self._prospects.distance(after, place))
        if not met and steps < self._prospects.distance(before, place):
            return Phrase("reason-paper-dungeons-boss-nearer", {"boss": name, "room": room, "steps": steps})
        return None

    def _heroes(self, before: Sheet, after: Sheet) -> Phrase | None:
        then, now = _levels(before), _levels(after)
        if min(now) > min(then):
            fame = self._tables.hero_fame[min(now) - 1]
            return Phrase("reason-paper-dungeons-weakest", {"level": min(now), "fame": fame})
        for hero, name in enumerate(HEROES):
            if now[hero] == TOP_LEVEL > then[hero]:
                return Phrase("reason-paper-dungeons-master", {"hero": Name("hero", name)})
        for level in range(min(now) + 1, TOP_LEVEL + 1):
            missing = _missing(now, level)
            if missing < _missing(then, level):
                args = {"missing": missing, "level": level, "fame": self._tables.hero_fame[level - 1]}
                return Phrase("reason-paper-dungeons-levels", {**args})
        return None

    def _items(self, before: Sheet, after: Sheet) -> Phrase | None:
        grown = [item for item in range(len(ITEMS)) if after.filled(item) > before.filled(item)]
        if not grown:
            return None
        fames = self._tables.item_fame
        # Complete ones first, then those that bring most.
        item = max(grown, key=lambda each: (after.has(each), fames[each]))
        name = Name("item", ITEMS[item])
        fame = 2 + fames[item]
        if not after.has(item):
            return Phrase("reason-paper-dungeons-half", {"item": name, "fame": fame})
        if item == CROWN:
            return Phrase("reason-paper-dungeons-crown", {"item": name, "fame": fame})
        effect = Phrase(f"effect-{ITEMS[item]}")
        return Phrase("reason-paper-dungeons-item", {"item": name, "effect": effect, "fame": fame})

    def _gems(self, before: Sheet, after: Sheet) -> Phrase | None:
        tables = self._tables
        if after.gems > before.gems:
            fame = tables.gem_fame[after.gems]
            taken = after.gems_taken & ~before.gems_taken
            letters = ", ".join(letter for place, letter in enumerate(GEMS) if taken >> place & 1)
            count = int(after.gems)
            if not letters:
                return Phrase("reason-paper-dungeons-bonus-gem", {"gems": count, "fame": fame})
            return Phrase(
                "reason-paper-dungeons-gem",
                {"count": int(ones(taken)), "letters": letters, "gems": count, "fame": fame},
            )
        nearest: tuple[int, int] | None = None
        away = after.gems_taken | after.gems_gone
        for gem, place in enumerate(tables.gem_rooms):
            if away >> gem & 1 or after.explored >> place & 1:
                continue
            steps = int(self._prospects.distance(after, place))
            if steps < self._prospects.distance(before, place) and (nearest is None or steps < nearest[0]):
                nearest = (steps, gem)
        if nearest is not None:
            steps, gem = nearest
            room = ROOMS[tables.gem_rooms[gem]]
            return Phrase(
                "reason-paper-dungeons-gem-nearer", {"gem": GEMS[gem], "room": room, "steps": steps}
            )
        level = int(after.level(ROGUE))
        if before.level(ROGUE) < level < GIFT_LEVEL:
            return Phrase("reason-paper-dungeons-rogue", {"missing": GIFT_LEVEL - level})
        return _potions(before, after)

    def _minions(self, before: Sheet, after: Sheet) -> Phrase:
        return Phrase(
            "reason-paper-dungeons-minions",
            {
                "count": int(after.minions - before.minions),
                "minions": int(after.minions),
                "fame": self._tables.minion_fame[after.minions],
            },
        )

    def _wounds(self, before: Sheet, after: Sheet) -> Phrase | None:
        spared = _spared(before, after)
        if spared is not None:
            return spared
        if after.level(CLERIC) >= GIFT_LEVEL > before.level(CLERIC):
            return Phrase("reason-paper-dungeons-cleric")
        hearts = _free_hearts(after)
        if hearts > _free_hearts(before):
            return Phrase("reason-paper-dungeons-hearts", {"hearts": hearts})
        dice = int(dice_left(after))
        saved = self._prospects.boss_wounds(before, dice) - self._prospects.boss_wounds(after, dice)
        if saved >= SECOND:
            return Phrase("reason-paper-dungeons-boss-wounds")
        if after.health > before.health:
            args = {"health": int(after.health), "wounds": int(after.wounds)}
            return Phrase("reason-paper-dungeons-health", {**args})
        return None

    def _goal(self, before: Sheet, after: Sheet) -> Phrase:
        tables = self._tables
        goal = int(after.goal)
        name = Name("goal", tables.content.goals[goal].id)
        count = int(goal_count(after, goal))
        fame = int(goal_fame(after, goal))
        if fame > goal_fame(before, goal):
            return Phrase("reason-paper-dungeons-goal", {"goal": name, "count": count, "fame": fame})
        if count > goal_count(before, goal):
            needed = tables.goal_steps[goal * 3 + fame // STEP_FAME]
            return Phrase(
                "reason-paper-dungeons-goal-nearer",
                {"goal": name, "count": count, "needed": needed, "fame": fame + STEP_FAME},
            )
        return Phrase("reason-paper-dungeons-goal-likelier", {"goal": name})

    def _missions(self, before: Sheet, after: Sheet) -> Phrase | None:
        dice = int(dice_left(after))
        then, now = self._prospects.missions(before, dice), self._prospects.missions(after, dice)
        if not now:
            return None
        place = max(range(len(now)), key=lambda each: now[each] - then[each])
        mission = self._view.missions[place]
        tables = self._tables
        name = Name("mission", tables.content.missions[mission].id)
        count, needed = int(mission_count(after, mission)), tables.mission_amounts[mission]
        if count >= needed:
            fame = now[place] // 100
            return Phrase("reason-paper-dungeons-mission", {"mission": name, "fame": fame})
        # Of rows and columns only full ones are counted: there a room more is no figure.
        if tables.mission_kinds[mission] in (M_ROWS, M_COLUMNS) or count == mission_count(before, mission):
            return Phrase("reason-paper-dungeons-mission-likelier", {"mission": name})
        return Phrase(
            "reason-paper-dungeons-mission-nearer", {"mission": name, "count": count, "needed": needed}
        )

    def _rooms(self, before: Sheet, after: Sheet) -> Phrase | None:
        """The unexplored room that the party comes nearer to, and what lies there."""
        pull = self._prospects.pull
        room = max(range(len(ROOMS)), key=lambda each: pull(after, each) - pull(before, each))
        steps = int(self._prospects.distance(after, room))
        thing = self._thing(after, room)
        if thing is None or not 0 < steps < min(FAR, int(self._prospects.distance(before, room))):
            return None
        return Phrase(
            "reason-paper-dungeons-room-nearer", {"room": ROOMS[room], "thing": thing, "steps": steps}
        )

    def _thing(self, sheet: Sheet, room: int) -> Phrase | Name | None:
        """The best thing in a room that is not explored."""
        tables = self._tables
        treasure = TREASURES[tables.treasure[room]]
        gem = tables.room_gem[room]
        if treasure and not (gem >= 0 and (sheet.gems_taken | sheet.gems_gone) >> gem & 1):
            return Phrase(REWARDS[treasure])
        minion = tables.content.map.rooms[room].minion
        return Name("minion", minion) if minion and not sheet.killed >> room & 1 else None


def _fame(tenths: int) -> int:
    """Tenths of fame as whole fame, the nearest."""
    return (tenths + HALF_FAME) // 10


def _against_mean(tenths: int) -> Phrase:
    fame = _fame(abs(tenths))
    if fame == 0:
        return Phrase("reason-paper-dungeons-card-average")
    if tenths > 0:
        return Phrase("reason-paper-dungeons-card-above", {"fame": fame})
    return Phrase("reason-paper-dungeons-card-below", {"fame": fame})


def _levels(sheet: Sheet) -> list[int]:
    return [int(sheet.level(hero)) for hero in range(len(HEROES))]


def _missing(levels: list[int], level: int) -> int:
    """How many levels are missing until all heroes have this one."""
    return sum(max(0, level - each) for each in levels)


def _free_hearts(sheet: Sheet) -> int:
    return int(2 * sheet.potions - sheet.hearts)


def _spared(before: Sheet, after: Sheet) -> Phrase | None:
    """The wounds that one sheet has fewer than another, or at least fewer of on the track."""
    count = int(before.wounds + before.hearts - after.wounds - after.hearts)
    if count > 0:
        return Phrase("reason-paper-dungeons-spared", {"wounds": count})
    if after.wounds < before.wounds:
        return Phrase("reason-paper-dungeons-off-track", {"wounds": int(after.wounds)})
    return None


def _potions(before: Sheet, after: Sheet) -> Phrase | None:
    """PD-6.2: how far it is to the end of the row."""
    potions = int(after.potions)
    if potions <= before.potions:
        return None
    for needed, reward in ROWS:
        if potions < needed:
            return Phrase(
                "reason-paper-dungeons-potions",
                {"potions": potions, "needed": needed, "reward": Phrase(reward)},
            )
    return None


def _dice(before: Sheet, after: Sheet) -> Phrase:
    if after.level(WIZARD) >= GIFT_LEVEL > before.level(WIZARD):
        return Phrase("reason-paper-dungeons-wizard")
    return Phrase("reason-paper-dungeons-dice")
