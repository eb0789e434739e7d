"""What a sheet of Paper Dungeons promises: fame now, and what the dice to come are likely to add."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undercroft.bots.paper_dungeons.aims import SURE, Aims, chance
from undercroft.bots.paper_dungeons.atlas import Atlas
from undercroft.bots.paper_dungeons.weights import Weights
from undercroft.games.paper_dungeons.conditions import goal_fame
from undercroft.games.paper_dungeons.scoring import fame, hero_fame, item_fame, power, wound_penalty
from undercroft.games.paper_dungeons.sheet import Sheet
from undercroft.games.paper_dungeons.state import REWARD_BLOCK, WOUND_BLOCK
from undercroft.games.paper_dungeons.tables import (
    ARMOUR,
    BARBARIAN,
    CAULDRON,
    CLERIC,
    CLOAK,
    FORTUNE_TELLER,
    HALF,
    IT,
    LEVEL_UP,
    MEDALLION,
    POTION,
    PSIONIC,
    ROGUE,
    SCEPTRE,
    SCOUT,
    SWORD,
    TOME,
    WIZARD,
)
from undercroft.games.paper_dungeons.view import PaperDungeonsView

STAGE_END: Final = (3, 6, 8)
HORIZON: Final = 10
"""Rooms farther away than this promise nothing yet."""
GEM_ROUNDS: Final = 6
"""How many rounds ahead it is known how likely rivals leave a gem alone."""
ALL_ROOMS: Final = (1 << 42) - 1
TERMS: Final = (
    "boss1",
    "boss2",
    "boss3",
    "heroes",
    "items",
    "gems",
    "minions",
    "wounds",
    "goal",
    "missions",
    "talent",
    "rooms",
    "potions",
    "dice",
)
"""What fame is for: the boxes of the sheet with what they still promise, and what leads to several of them."""


def between(track: list[int], place: i64) -> i64:
    """A track read at a place in hundredths, in hundredths of fame; straight lines between its boxes."""
    last: i64 = len(track) - 1
    box = place // 100
    if box >= last:
        return track[last] * 100
    low: i64 = track[box]
    high: i64 = track[box + 1]
    return low * 100 + (high - low) * (place % 100)


class Prospects:
    """The evaluation of sheets in one block, for one seat, from what its view tells of the table and the rivals."""

    __slots__ = (
        "_aims",
        "_atlas",
        "_boss",
        "_fade",
        "_fight_dice",
        "_gem_dice",
        "_gem_keep",
        "_gem_reach",
        "_later",
        "_room_worth",
        "_tables",
        "_weights",
    )

    def __init__(self, view: PaperDungeonsView, atlas: Atlas, weights: Weights) -> None:
        self._tables = view.tables
        self._atlas = atlas
        self._weights = weights
        self._later: i64 = 3 * (8 - view.round)
        self._boss: list[int] = list(view.bosses)
        fought = view.table["block_kind"] in (WOUND_BLOCK, REWARD_BLOCK)
        self._fight_dice: list[int] = [
            3 * (end - view.round) if end > view.round or (end == view.round and not fought) else -1
            for end in STAGE_END
        ]
        rivals = [view.sheet(seat) for seat in range(view.tables.seats) if seat != view.seat]
        self._gem_dice: list[int] = [self._gem_deadline(gem) for gem in range(8)]
        self._gem_keep: list[int] = self._gems_left(rivals)
        self._gem_reach: i64 = weights.gem_reach if not rivals else weights.gem_race
        self._aims = Aims(view, rivals, weights)
        talent = view.own.talent if view.own is not None else -1
        self._room_worth: list[int] = [self._treasure_worth(room, talent) for room in range(42)]
        self._fade: list[int] = self._fading()

    # --- What is the same for all sheets of the block --------------------------------------------------------------

    def _gem_deadline(self, gem: int) -> int:
        """How many dice there are after this round until a gem vanishes (PD-13.1) or the game ends."""
        if self._tables.vanishing:
            for stage in range(2):
                if self._fight_dice[stage] >= 0 and self._tables.boss_gems[self._boss[stage]] >> gem & 1:
                    return self._fight_dice[stage]
        return self._later

    def _gems_left(self, rivals: list[Sheet]) -> list[int]:
        """PD-7.9: the chances that no rival crosses a gem out within 0 to ``GEM_ROUNDS`` rounds, gem after gem."""
        found: list[int] = []
        farthest = len(self._weights.gem_stays) - 1
        for gem in range(8):
            # Whoever comes in the same round as a rival gets the gem as well.
            left = [SURE] * (GEM_ROUNDS + 1)
            for rival in rivals:
                if (rival.gems_taken | rival.gems_gone) >> gem & 1 == 0:
                    steps = self.distance(rival, self._tables.gem_rooms[gem])
                    stays = self._weights.gem_stays[min(steps, farthest)]
                    for rounds in range(GEM_ROUNDS):
                        left[rounds + 1] = left[rounds + 1] * stays[rounds] // SURE
            found.extend(left)
        return found

    def distance(self, sheet: Sheet, room: i64) -> i64:
        """The steps from a party to a room with what it carries; ``atlas.FAR`` where there is no way."""
        return self._atlas.distances(_passes(sheet))[sheet.room * 42 + room]

    def _treasure_worth(self, room: int, talent: int) -> int:
        weights = self._weights
        treasure = self._tables.treasure[room]
        worth = weights.plain_room
        if self._tables.trap[room] and talent != SCOUT:
            worth -= weights.wound
        if treasure == POTION:
            worth += weights.potion_room
        elif treasure == HALF:
            worth += weights.half_room
        elif treasure == LEVEL_UP:
            worth += weights.level_room
        return worth

    def _fading(self) -> list[int]:
        fading: list[int] = [0]
        share: i64 = self._weights.near * 100
        for _ in range(HORIZON):
            fading.append(share)
            share = share * self._weights.fade // 100
        return fading

    # --- A sheet ---------------------------------------------------------------------------------------------------

    def value(self, sheet: Sheet, dice: i64) -> i64:
        """The fame that a sheet promises with so many dice left this round, in hundredths.

        After the last die of the last round it is the final fame itself, the last boss included.
        """
        left = dice + self._later
        total = fame(sheet) * 100
        boss_fame, boss_wounds = self._fights(sheet, dice)
        total += boss_fame
        total += self._wounds(sheet, left, boss_wounds)
        if sheet.goal >= 0:
            total += self._aims.goal(sheet, left, boss_fame)
        total += self._aims.missions(sheet, left)
        if left > 0:
            total += self._heroes(sheet, left)
            total += self._gems(sheet, dice)
            total += self._rooms(sheet, left)
            total += self._items(sheet, left)
            total += self._potions(sheet, left)
        if dice > 0:
            total += self._dice(sheet)
        return total

    def terms(self, sheet: Sheet, dice: i64) -> dict[str, int]:
        """The same fame by what it is for, in the order of ``TERMS``: together they are ``value``."""
        tables = self._tables
        left = dice + self._later
        boss_fame, boss_wounds = self._fights(sheet, dice)
        boxes: list[int] = [sheet.boss1, sheet.boss2, sheet.boss3]
        bosses: list[int] = []
        first = True
        for stage in range(i64(3)):
            won: i64 = boxes[stage] * 100
            if self._fight_dice[stage] >= 0:
                promised, _ = self._fight(sheet, stage, dice + self._fight_dice[stage], first)
                won += promised
                first = False
            bosses.append(won)
        heroes = hero_fame(sheet) * 100
        items = item_fame(sheet) * 100
        gems: i64 = tables.gem_fame[sheet.gems] * 100
        wounds = self._wounds(sheet, left, boss_wounds) - wound_penalty(sheet) * 100
        if sheet.risen != 0:
            wounds -= tables.resurrection * 100
        goal: i64 = 0
        if sheet.goal >= 0:
            goal = goal_fame(sheet, sheet.goal) * 100 + self._aims.goal(sheet, left, boss_fame)
        talent: i64 = tables.talent_fame[sheet.talent] * 100 if sheet.talent >= 0 else 0
        rooms: i64 = 0
        potions: i64 = 0
        if left > 0:
            heroes += self._heroes(sheet, left)
            items += self._items(sheet, left)
            gems += self._gems(sheet, dice)
            rooms = self._rooms(sheet, left)
            potions = self._potions(sheet, left)
        return {
            "boss1": bosses[0],
            "boss2": bosses[1],
            "boss3": bosses[2],
            "heroes": heroes,
            "items": items,
            "gems": gems,
            "minions": tables.minion_fame[sheet.minions] * 100,
            "wounds": wounds,
            "goal": goal,
            "missions": sheet.mission_fame * 100 + self._aims.missions(sheet, left),
            "talent": talent,
            "rooms": rooms,
            "potions": potions,
            "dice": self._dice(sheet) if dice > 0 else 0,
        }

    def missions(self, sheet: Sheet, dice: i64) -> list[int]:
        """What each open mission promises, in the view's order, in hundredths."""
        return self._aims.promises(sheet, dice + self._later)

    def boss_wounds(self, sheet: Sheet, dice: i64) -> i64:
        """The wounds to expect of the bosses to come, in hundredths."""
        _, wounds = self._fights(sheet, dice)
        return wounds

    def pull(self, sheet: Sheet, room: i64) -> i64:
        """How much a room that is not explored yet draws a party, to be compared with other rooms and places."""
        if sheet.explored >> room & 1 != 0:
            return 0
        steps = self.distance(sheet, room)
        return 0 if steps > HORIZON else self._room(sheet, room) * self._fade[steps]

    def _heroes(self, sheet: Sheet, left: i64) -> i64:
        """PD-12.1: the lowest hero's further levels, and what all levels are good for until the end."""
        capacity = self._weights.levels * left
        total = self._weights.level * sheet.health * left // 24
        for level in range(i64(2), i64(7)):
            missing: i64 = 0
            for hero in range(i64(4)):
                below = level - sheet.level(hero)
                if below > 0:
                    missing += below
            if missing > 0:
                gain: i64 = self._tables.hero_fame[level - 1] - self._tables.hero_fame[level - 2]
                total += gain * chance(missing * 100, capacity) // 10
        return total

    def _fights(self, sheet: Sheet, dice: i64) -> tuple[i64, i64]:
        """PD-8.4: fame and wounds expected of the bosses to come."""
        fame_sum: i64 = 0
        wound_sum: i64 = 0
        first = True
        for stage in range(i64(3)):
            if self._fight_dice[stage] >= 0:
                won, hurt = self._fight(sheet, stage, dice + self._fight_dice[stage], first)
                fame_sum += won
                wound_sum += hurt
                first = False
        if sheet.talent == BARBARIAN:
            wound_sum = 0
        return fame_sum, wound_sum

    def _fight(self, sheet: Sheet, stage: i64, left: i64, first: bool) -> tuple[i64, i64]:
        """Fame and wounds expected of one boss, with so many dice left until then."""
        tables = self._tables
        boss: i64 = self._boss[stage]
        there: i64 = SURE
        # In `it` only visits during the stage itself count (PD-8.2), so none for the later bosses.
        if sheet.visited >> stage & 1 == 0 or (tables.edition == IT and not first):
            steps = self.distance(sheet, sheet.dungeon.boss_rooms[stage])
            there = chance(steps * 100, self._weights.steps * left)
        missing = -power(sheet, boss) * 100
        capacity = self._weights.power * left
        flee: i64 = tables.boss_flee[boss]
        fame_before = -flee
        wounds_before: i64 = 0
        won: i64 = 0
        hurt: i64 = 0
        for row in range(boss * 3, boss * 3 + 3):
            reached = chance(missing + tables.boss_thresholds[row] * 100, capacity) * there // SURE
            won += (tables.boss_fame[row] - fame_before) * reached
            hurt += (tables.boss_wounds[row] - wounds_before) * reached
            fame_before = tables.boss_fame[row]
            wounds_before = tables.boss_wounds[row]
        return won // 10 - flee * 100, hurt // 10

    def _wounds(self, sheet: Sheet, left: i64, boss_wounds: i64) -> i64:
        """PD-4.4, PD-4.5: what wounds still to come will cost, the resurrection included; not above 0."""
        tables = self._tables
        weights = self._weights
        expected = boss_wounds + weights.walking_wounds * left
        if sheet.level(CLERIC) < 4:
            # Most rolls show one skull or none: the fortune teller is spared most of them.
            skulls = weights.skulls // 3 if sheet.talent == FORTUNE_TELLER else weights.skulls
            expected += skulls * self._later // 3
        spared = (2 * sheet.potions - sheet.hearts) * 100
        track = sheet.wounds * 100
        if expected > spared:
            track += expected - spared
        if left > 0:
            cost = wound_penalty(sheet) * 100 - between(tables.wound_fame, track // tables.wound_step)
        else:
            steps = min(track // (100 * tables.wound_step), len(tables.wound_fame) - 1)
            cost = (wound_penalty(sheet) - tables.wound_fame[steps]) * 100
        if sheet.risen != 0:
            return cost
        health = sheet.health * 100 + weights.levels * left
        if left == 0:
            return cost - (tables.resurrection * 100 if track > health else 0)
        alive = chance(track * track // 1000, health * health // 1000)
        return cost - tables.resurrection * (SURE - alive) * weights.fear // 1000

    def _gems(self, sheet: Sheet, dice: i64) -> i64:
        """PD-12.1: gems within reach lift the whole track, which grows steeper."""
        tables = self._tables
        weights = self._weights
        away = sheet.gems_taken | sheet.gems_gone
        distances = self._atlas.distances(_passes(sheet))
        here = sheet.room * 42
        a_round = 3 * weights.steps
        expected: i64 = 0
        for gem in range(i64(8)):
            if away >> gem & 1 != 0:
                continue
            room: i64 = tables.gem_rooms[gem]
            if sheet.explored >> room & 1 != 0:
                continue
            steps: i64 = distances[here + room]
            left = dice + self._gem_dice[gem]
            # The rounds that go by before the party comes, if the dice of this one do not bring it there.
            rounds = (steps * 100 - weights.steps * dice + a_round - 1) // a_round
            keep: i64 = self._gem_keep[gem * (GEM_ROUNDS + 1) + max(0, min(rounds, GEM_ROUNDS))]
            expected += chance(steps * 100, weights.steps * left) * keep // SURE
        expected = expected * self._gem_reach // 1000
        left = dice + self._later
        if sheet.level(ROGUE) < 4:
            expected += chance((4 - sheet.level(ROGUE)) * 100, weights.hero_levels * left) // 10
        if sheet.potions < 12:
            expected += chance((12 - sheet.potions) * 100, weights.potions * left) // 10
        now = sheet.gems * 100
        return between(tables.gem_fame, now + expected) - between(tables.gem_fame, now)

    def _rooms(self, sheet: Sheet, left: i64) -> i64:
        """What lies in rooms not yet explored, the nearer the better."""
        distances = self._atlas.distances(_passes(sheet))
        here = sheet.room * 42
        fade = self._fade
        total: i64 = 0
        reach = min(2 * left, HORIZON)
        unexplored = ALL_ROOMS & ~sheet.explored
        room: i64 = -1
        while unexplored != 0:
            room += 1
            known = unexplored & 1 == 0
            unexplored >>= 1
            if known:
                continue
            steps: i64 = distances[here + room]
            if steps > reach:
                continue
            share: i64 = fade[steps]
            total += self._room(sheet, room) * share
        if left < 9:
            total = total * left // 9
        return total // 10000

    def _room(self, sheet: Sheet, room: i64) -> i64:
        """What lies in a room, less the wounds of fetching it."""
        tables = self._tables
        worth: i64 = self._room_worth[room]
        if (tables.minion_rooms & ~sheet.killed) >> room & 1 != 0:
            worth += self._weights.minion_room
            lacking = tables.minion_level[room] - sheet.level(tables.minion_hero[room])
            if sheet.has(ARMOUR):
                lacking -= 1
            if lacking > 0:
                worth -= lacking * self._weights.wound
        return worth

    def _items(self, sheet: Sheet, left: i64) -> i64:
        """PD-5.2, PD-11: items that are not complete yet."""
        weights = self._weights
        capacity = weights.items * left
        one = chance(100, capacity)
        two = chance(200, capacity)
        total: i64 = 0
        for item in range(i64(8)):
            boxes = sheet.filled(item)
            if boxes == 2:
                continue
            worth: i64 = self._tables.item_fame[item] * 100
            if item == SCEPTRE:
                worth += weights.sceptre
            elif item == CAULDRON:
                worth += weights.cauldron
            elif item == TOME:
                worth += weights.tome
            elif item == CLOAK or item == MEDALLION:
                worth += weights.pass_item * left // 12
            elif item == ARMOUR:
                worth += weights.armour * left // 12
            elif item == SWORD:
                worth += weights.sword
            total += worth * (one if boxes == 1 else two) // SURE
        return total

    def _potions(self, sheet: Sheet, left: i64) -> i64:
        """PD-6.2: what the rows of potions give."""
        weights = self._weights
        capacity = weights.potions * left
        potions = sheet.potions
        total: i64 = 0
        if potions < 4:
            total += weights.free_level * chance((4 - potions) * 100, capacity)
        if potions < 8:
            total += weights.free_half * chance((8 - potions) * 100, capacity)
        return total // SURE

    def _dice(self, sheet: Sheet) -> i64:
        """The dice that still lie there: those that level a hero, and boots."""
        left = sheet.pool - sheet.used
        any_colour = sheet.level(WIZARD) >= 4 or (sheet.talent == PSIONIC and sheet.psionic_used == 0)
        total: i64 = 0
        for face in range(i64(8)):
            if left >> 2 * face & 3 != 0:
                hero = face & 3
                if sheet.level(hero) < 6 and (any_colour or sheet.alignment >> hero & 1 == face >> 2):
                    total += self._weights.die_levels
        if left >> 16 & 3 != 0:
            total += 2 * self._weights.die_levels
        if left >> 18 & 3 != 0:
            total += self._weights.die_boots
        return total


def _passes(sheet: Sheet) -> i64:
    passes: i64 = 1 if sheet.has(CLOAK) else 0
    return passes | 2 if sheet.has(MEDALLION) else passes
