"""What happens on one sheet: the four actions, rooms, tracks and rewards, as steps of that player's agenda."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undercroft.games.paper_dungeons import reasons
from undercroft.games.paper_dungeons.codes import (
    BOOTS,
    BREW,
    CLOVER,
    CRAFT,
    DONE,
    FREE_HALF,
    FREE_LEVEL,
    GEM,
    GEMS,
    HEART,
    HEROES,
    ITEMS,
    KEEP_GOAL,
    KEEP_TALENT,
    KILL,
    LEVEL,
    MOVE,
    ROOMS,
    STEP,
    STOP,
    TALENTS,
    TRACK,
)
from undercroft.games.paper_dungeons.sheet import Sheet, SheetStep
from undercroft.games.paper_dungeons.tables import (
    ALCHEMIST,
    ARMOUR,
    ASSASSIN,
    BEASTMASTER,
    CAULDRON,
    CLOAK,
    CRAFTSMAN,
    CZ,
    FORD_SHIFT,
    GEM_TREASURE,
    GIFT_LEVEL,
    HALF,
    HEALER,
    LEVEL_UP,
    MEDALLION,
    MERCHANT,
    NO_TREASURE,
    NOBLE,
    OUTSIDE,
    POTION,
    PSIONIC,
    RANGER,
    ROGUE,
    SCEPTRE,
    SCOUT,
    SHAMAN,
    TOME,
    TREASURE_HUNTER,
    VETERAN,
    WALL,
    WATER,
    WIZARD,
    crafts,
)
from undercroft.kernel.bits import bit
from undercroft.kernel.messages import Name

MOST_POTIONS: Final = 12
HEARTS: Final = 2
"""PD-6.3: the hearts of a potion."""
MOST_GEMS: Final = 10
TOP_LEVEL: Final = 6
ALL_BOXES: Final = 0xAAAA
MOST_WOUNDS: Final = 64
POTION_BONUS: Final = [0, 0, 0, 0, LEVEL_UP, 0, 0, 0, HALF, 0, 0, 0, GEM_TREASURE]
"""PD-6.2: what each potion gives, by their number: the last one of a row something."""
GEM_BONUS: Final = [0, 0, HALF, 0, POTION, 0, LEVEL_UP, 0, POTION, 0, HALF]
"""PD-7.10: what each place of the gem track gives, by their number: every second one something."""

STEPS: list[SheetStep] = []
"""Every step by its tag."""


def _new_tag() -> int:
    return len(STEPS)


def _listed(step: SheetStep) -> SheetStep:
    STEPS.append(step)
    return step


# --- Effects -----------------------------------------------------------------------------------------------------


def free_hearts(sheet: Sheet) -> i64:
    """PD-6.3: hearts of potions that can still take a wound."""
    return HEARTS * sheet.potions - sheet.hearts


def take_wounds(sheet: Sheet, count: i64) -> None:
    """PD-4.2 to PD-4.4: potion hearts first, the rest on the track; more than health resurrects, once."""
    if count <= 0:
        return
    free = free_hearts(sheet)
    if sheet.tables.ask_potions and free > 0:
        sheet.agenda.append(WOUNDS[count])
        return
    hearts = min(count, free)
    sheet.hearts += hearts
    mark_wounds(sheet, count - hearts, hearts)


def mark_wounds(sheet: Sheet, count: i64, hearts: i64) -> None:
    """Fill hearts on the wound track; ``hearts`` more were filled on potions."""
    sheet.wounds += count
    if sheet.log is not None:
        sheet.tell("wounded", "PD-4.2", {"wounds": count + hearts, "hearts": hearts})
    if sheet.wounds > sheet.health and sheet.risen == 0 and count > 0:
        sheet.risen = 1
        if sheet.log is not None:
            sheet.tell("resurrected", "PD-4.4", {"wounds": sheet.wounds})


def level_up(sheet: Sheet, hero: i64) -> None:
    """PD-5.1, PD-5.8: level, health, then the level-4 ability or the noble's half item."""
    sheet.levels += bit(4 * hero)
    sheet.health += 1
    level = sheet.level(hero)
    if sheet.log is not None:
        sheet.tell("levelled", "PD-5.1", {"hero": Name("hero", HEROES[hero]), "level": level})
    if level == GIFT_LEVEL and hero == ROGUE:
        sheet.agenda.append(BONUS_GEM)
    elif level == 5 and works_openly(sheet, NOBLE, sheet.boxes & ALL_BOXES != ALL_BOXES):
        sheet.agenda.append(FREE_HALF_STEP)


def fill_half(sheet: Sheet, item: i64) -> None:
    """PD-5.2: fill a box; a second one completes the item, which then works or does its deed at once."""
    sheet.boxes += bit(2 * item)
    complete = sheet.has(item)
    if sheet.log is not None:
        kind = "item_complete" if complete else "half_made"
        sheet.tell(kind, "PD-5.2", {"item": Name("item", ITEMS[item])})
    if not complete:
        return
    if item == SCEPTRE:
        sheet.agenda.append(KILL_STEP)
        sheet.agenda.append(KILL_STEP)
    elif item == CAULDRON:
        sheet.agenda.append(POTIONS[3])
    elif item == TOME:
        sheet.agenda.append(FREE_LEVEL_STEP)


def fill_potion(sheet: Sheet) -> None:
    """PD-6.1, PD-6.2: fill a potion and set off its row's reward; a thirteenth is lost."""
    if sheet.potions >= MOST_POTIONS:
        if sheet.log is not None:
            sheet.tell("potion_lost", "PD-6.1", {})
        return
    sheet.potions += 1
    if sheet.log is not None:
        sheet.tell("potion_brewed", "PD-6.2", {"potions": sheet.potions})
    give_reward(sheet, POTION_BONUS[sheet.potions])


def place_gem(sheet: Sheet) -> None:
    """PD-5.8, PD-7.10, PD-7.11: fill a place, then the track's bonus, then the merchant; an eleventh is not gained."""
    if sheet.gems >= MOST_GEMS:
        if sheet.log is not None:
            sheet.tell("gem_lost", "PD-7.11", {})
        return
    sheet.gems += 1
    if sheet.log is not None:
        sheet.tell("gem_placed", "PD-7.10", {"gems": sheet.gems})
    if sheet.talent == MERCHANT or sheet.tables.secret:
        sheet.agenda.append(MERCHANT_POTION)
    give_reward(sheet, GEM_BONUS[sheet.gems])


def take_gem(sheet: Sheet, gem: i64) -> None:
    """PD-7.9: take a lettered gem."""
    sheet.gems_taken |= bit(gem)
    if sheet.log is not None:
        sheet.tell("gem_taken", "PD-7.9", {"gem": GEMS[gem]})
    place_gem(sheet)


def defeat_minion(sheet: Sheet, room: i64, afar: bool) -> None:
    """PD-5.8: one box of the minion track, then shaman or beastmaster."""
    sheet.killed |= bit(room)
    sheet.minions += 1
    if sheet.log is not None:
        kind = "minion_killed" if afar else "minion_defeated"
        sheet.tell(kind, "PD-7.8" if afar else "PD-7.6", {"room": ROOMS[room], "minions": sheet.minions})
    if sheet.minions % 3 != 0:
        return
    if works_openly(sheet, SHAMAN, sheet.potions < MOST_POTIONS):
        sheet.agenda.append(POTIONS[1])
    if works_openly(sheet, BEASTMASTER, sheet.boxes & ALL_BOXES != ALL_BOXES):
        sheet.agenda.append(FREE_HALF_STEP)


def fight_minion(sheet: Sheet, room: i64) -> None:
    """PD-7.6: the matching hero fights; the difference in levels wounds the party."""
    strength = sheet.level(sheet.tables.minion_hero[room])
    if sheet.has(ARMOUR):
        strength += 1
    wounds = sheet.tables.minion_level[room] - strength
    if wounds > 0 and sheet.tables.ask_potions:
        sheet.agenda.append(DEFEAT[room])
        take_wounds(sheet, wounds)
        return
    take_wounds(sheet, wounds)
    defeat_minion(sheet, room, afar=False)


def enter(sheet: Sheet, room: i64) -> None:
    """PD-7.4, PD-7.5: what entering a room brings: its minion, its trap, its treasure, in that order."""
    tables = sheet.tables
    sheet.room = room
    sheet.visited |= sheet.dungeon.boss_of_room[room]
    here = bit(room)
    first = sheet.explored & here == 0
    sheet.explored |= here
    if sheet.log is not None:
        sheet.tell("entered", "PD-7.4" if first else "PD-7.5", {"room": ROOMS[room]})
    if first and tables.treasure[room] != NO_TREASURE:
        sheet.agenda.append(TREASURE[room])
    if tables.trap[room]:
        sheet.agenda.append(TRAP)
    if first and tables.minion_hero[room] >= 0 and sheet.killed & here == 0:
        sheet.agenda.append(FIGHT[room])


def take_step(sheet: Sheet, room: i64) -> None:
    """PD-5.4, PD-7.3, PD-10.3: one step through a border; a ranger's first crossing of a ford gives one more."""
    border: i64 = sheet.dungeon.borders[sheet.room * 42 + room]
    sheet.steps -= 1
    sheet.strides -= 1
    if sheet.strides < 0 and sheet.tables.secret:
        sheet.seen(RANGER)
    if border & WALL != 0:
        sheet.walls += 1
    if border & WATER != 0:
        sheet.waters += 1
        ford = bit(border >> FORD_SHIFT)
        if sheet.talent == RANGER and sheet.forded & ford == 0:
            sheet.forded |= ford
            sheet.steps += 1
    enter(sheet, room)


def end_walk(sheet: Sheet) -> None:
    """PD-5.11: unused steps are lost."""
    sheet.steps = 0
    sheet.strides = 0
    sheet.forded = 0


def works_openly(sheet: Sheet, talent: i64, gains: bool) -> bool:
    """Whether a talent gives its reward here; ``gains`` is false where the reward would be lost.

    A secret talent whose reward is lost does nothing that anybody could see; otherwise rivals learn which it is, or
    which it is not.
    """
    own = sheet.talent == talent
    if sheet.tables.secret:
        if not gains:
            return False
        sheet.show(talent)
    return own


# --- Steps that happen by themselves -----------------------------------------------------------------------------


class Potions(SheetStep):
    """PD-5.7: potions are filled one at a time, each with all that it sets off."""

    __slots__ = ("count",)

    count: i64

    def __init__(self, count: i64) -> None:
        super().__init__(_new_tag())
        self.count = count

    def run(self, sheet: Sheet) -> None:
        if self.count > 1:
            sheet.agenda.append(POTIONS[self.count - 1])
        fill_potion(sheet)


class AlchemistPotion(SheetStep):
    """PD-10.2: a die used to brew gives the alchemist one potion more."""

    __slots__ = ()

    def run(self, sheet: Sheet) -> None:
        if works_openly(sheet, ALCHEMIST, sheet.potions < MOST_POTIONS):
            fill_potion(sheet)


class MerchantPotion(SheetStep):
    """PD-10.1: a potion for every gem the merchant gains."""

    __slots__ = ()

    def run(self, sheet: Sheet) -> None:
        if works_openly(sheet, MERCHANT, sheet.potions < MOST_POTIONS):
            fill_potion(sheet)


class BonusGem(SheetStep):
    """PD-7.11: a gem that is not lettered and takes nothing from rivals."""

    __slots__ = ()

    def run(self, sheet: Sheet) -> None:
        place_gem(sheet)


class FightMinion(SheetStep):
    """PD-7.6: the minion must be fought and is always defeated."""

    __slots__ = ("room",)

    room: i64

    def __init__(self, room: i64) -> None:
        super().__init__(_new_tag())
        self.room = room

    def run(self, sheet: Sheet) -> None:
        fight_minion(sheet, self.room)


class DefeatMinion(SheetStep):
    """PD-5.8: the track box comes after the wounds."""

    __slots__ = ("room",)

    room: i64

    def __init__(self, room: i64) -> None:
        super().__init__(_new_tag())
        self.room = room

    def run(self, sheet: Sheet) -> None:
        defeat_minion(sheet, self.room, afar=False)


class SpringTrap(SheetStep):
    """PD-7.7: a trap wounds on every entry, also when the room is already explored."""

    __slots__ = ()

    def run(self, sheet: Sheet) -> None:
        sheet.traps += 1
        if sheet.tables.secret:
            sheet.show(SCOUT)
        if sheet.log is not None:
            sheet.tell("trap_sprung", "PD-7.7", {"room": ROOMS[sheet.room], "traps": sheet.traps})
        if sheet.talent != SCOUT:
            take_wounds(sheet, 1)


class TakeTreasure(SheetStep):
    """PD-7.4: the treasure is taken last."""

    __slots__ = ("room",)

    room: i64

    def __init__(self, room: i64) -> None:
        super().__init__(_new_tag())
        self.room = room

    def run(self, sheet: Sheet) -> None:
        treasure: i64 = sheet.tables.treasure[self.room]
        if treasure == GEM_TREASURE:
            gem: i64 = sheet.tables.room_gem[self.room]
            if (sheet.gems_gone | sheet.gems_taken) >> gem & 1 == 0:
                sheet.gems_round |= bit(gem)
                take_gem(sheet, gem)
        else:
            give_reward(sheet, treasure)


def give_reward(sheet: Sheet, treasure: i64) -> None:
    """A potion, half an item, a level or a bonus gem, from a room or from a boss."""
    if treasure == POTION:
        fill_potion(sheet)
    elif treasure == HALF:
        sheet.agenda.append(FREE_HALF_STEP)
    elif treasure == LEVEL_UP:
        sheet.agenda.append(FREE_LEVEL_STEP)
    elif treasure == GEM_TREASURE:
        place_gem(sheet)


# --- Steps that ask ----------------------------------------------------------------------------------------------


class UseDie(SheetStep):
    """PD-3.3, PD-5.1 to PD-5.4: use one of the dice for one of the four actions."""

    __slots__ = ()

    def asks(self, sheet: Sheet) -> bool:
        return True

    def choices_into(self, sheet: Sheet, buffer: list[int]) -> None:
        codes = sheet.tables.die_codes
        faces = _faces_left(sheet)
        complete = sheet.complete()
        buffer.extend(codes.levels[_trainable(sheet, faces)])
        white = faces & 15
        if white != 0:
            buffer.extend(codes.white_crafts[white << 8 | complete])
        black = faces >> 4 & 15
        if black != 0:
            buffer.extend(codes.black_crafts[black << 8 | complete])
        other = faces >> 8
        if other != 0:
            buffer.extend(codes.other_crafts[other << 8 | complete])
        buffer.extend(codes.uses[faces])

    def refusal(self, sheet: Sheet, code: i64) -> i64:
        face: i64
        if code < CRAFT:
            face = (code - LEVEL) // 4 + 1
            absent = _absent(sheet, face)
            return absent if absent != 0 else _level_refusal(sheet, face, (code - LEVEL) % 4)
        if code < BREW:
            face = (code - CRAFT) // 8 + 1
            absent = _absent(sheet, face)
            return absent if absent != 0 else _craft_refusal(sheet, face, (code - CRAFT) % 8)
        if code < MOVE:
            face = code - BREW + 1
            absent = _absent(sheet, face)
            if absent != 0:
                return absent
            return reasons.BOOTS_ONLY_MOVE if face == BOOTS and not sheet.tables.boots_craft else 0
        if code < STEP:
            return _absent(sheet, code - MOVE + 1)
        if code < DONE:
            return reasons.MOVE_FIRST
        return reasons.DICE_LEFT if code == DONE else reasons.NOT_NOW

    def answer(self, sheet: Sheet, code: i64) -> None:
        face: i64
        if code < CRAFT:
            face = (code - LEVEL) // 4 + 1
            _use(sheet, face, "level")
            _train(sheet, face, (code - LEVEL) % 4)
        elif code < BREW:
            face = (code - CRAFT) // 8 + 1
            _use(sheet, face, "craft")
            fill_half(sheet, (code - CRAFT) % 8)
        elif code < MOVE:
            _use(sheet, code - BREW + 1, "brew")
            if sheet.talent == ALCHEMIST or sheet.tables.secret:
                sheet.agenda.append(ALCHEMIST_POTION)
            sheet.agenda.append(POTIONS[2])
        else:
            face = code - MOVE + 1
            _use(sheet, face, "move")
            sheet.steps = 3 if face == BOOTS else 2
            sheet.strides = sheet.steps
            sheet.agenda.append(WALK)


def _use(sheet: Sheet, face: i64, action: str) -> None:
    sheet.used += bit(2 * (face - 1))
    if sheet.log is not None:
        sheet.tell("die_used", "PD-3.3", {"die": face, "action": action})


def _absent(sheet: Sheet, face: i64) -> i64:
    shift = 2 * (face - 1)
    lying = sheet.pool >> shift & 3
    if lying == 0:
        return reasons.DIE_ABSENT
    return reasons.DIE_USED if lying == sheet.used >> shift & 3 else 0


def _ignores_colour(sheet: Sheet) -> bool:
    """PD-5.5, PD-10.4: whether a wizard of level 4 or a psionic still covers a wrong colour this round."""
    if sheet.level(WIZARD) >= GIFT_LEVEL and sheet.wizard_used == 0:
        return True
    return sheet.talent == PSIONIC and sheet.psionic_used == 0


def _faces_left(sheet: Sheet) -> i64:
    """The faces of which a die is left, one bit a face."""
    left = sheet.pool - sheet.used
    left = (left | left >> 1) & 0x55555
    left = (left | left >> 1) & 0x33333
    left = (left | left >> 2) & 0x0F0F0F
    left = (left | left >> 4) & 0x0F00FF
    return (left | left >> 8) & 0x3FF


def _trainable(sheet: Sheet, faces: i64) -> i64:
    """The heroes that white dice, black dice and the clover level, four bits each."""
    tops = sheet.levels + 0x2222 & 0x8888  # a level of 6 reaches the fourth bit
    below = ~(tops >> 3 & 1 | tops >> 6 & 2 | tops >> 9 & 4 | tops >> 12 & 8) & 15
    white = faces & 15 & below
    black = faces >> 4 & 15 & below
    if not _ignores_colour(sheet):
        white &= ~sheet.alignment
        black &= sheet.alignment
    clover = below if faces >> (CLOVER - 1) & 1 != 0 else 0
    return clover << 8 | black << 4 | white


def _level_refusal(sheet: Sheet, face: i64, hero: i64) -> i64:
    if face != CLOVER and (face - 1) & 3 != hero:
        return reasons.WRONG_SYMBOL
    if sheet.level(hero) >= TOP_LEVEL:
        return reasons.HERO_AT_TOP
    if face != CLOVER and (face - 1) >> 2 != sheet.alignment >> hero & 1 and not _ignores_colour(sheet):
        return reasons.WRONG_COLOUR
    return 0


def _train(sheet: Sheet, face: i64, hero: i64) -> None:
    """PD-5.5: a wizard or psionic is used up only where the colour was wrong and the die no clover; wizard first."""
    if face != CLOVER and (face - 1) >> 2 != sheet.alignment >> hero & 1:
        if sheet.level(WIZARD) >= GIFT_LEVEL and sheet.wizard_used == 0:
            # `it` alone limits the wizard to one die a round.
            if sheet.tables.wizard_once:
                sheet.wizard_used = 1
        else:
            sheet.psionic_used = 1
            if sheet.tables.secret:
                sheet.seen(PSIONIC)
    level_up(sheet, hero)


def _craft_refusal(sheet: Sheet, face: i64, item: i64) -> i64:
    if not crafts(face, item, sheet.tables.boots_craft):
        return (
            reasons.BOOTS_ONLY_MOVE if face == BOOTS and not sheet.tables.boots_craft else reasons.ITEM_SYMBOL
        )
    return reasons.ITEM_COMPLETE if sheet.has(item) else 0


class Walk(SheetStep):
    """PD-5.4: steps are taken one by one, each resolved in full before the next; the player may stop early."""

    __slots__ = ()

    def asks(self, sheet: Sheet) -> bool:
        return sheet.steps > 0

    def run(self, sheet: Sheet) -> None:
        end_walk(sheet)

    def choices_into(self, sheet: Sheet, buffer: list[int]) -> None:
        buffer.extend(sheet.dungeon.steps[_passes(sheet) * 43 + sheet.room])

    def refusal(self, sheet: Sheet, code: i64) -> i64:
        if code == STOP:
            return 0
        if code < STEP or code > STOP:
            return reasons.FINISH_WALK
        room = code - STEP
        border: i64 = sheet.dungeon.borders[sheet.room * 42 + room]
        if border == 0:
            if sheet.room == OUTSIDE:
                return reasons.USE_ENTRANCE
            return reasons.ALREADY_HERE if sheet.room == room else reasons.NOT_ADJACENT
        wall = border & WALL != 0 and not sheet.has(CLOAK)
        water = border & WATER != 0 and not sheet.has(MEDALLION)
        if wall and water:
            return reasons.WALL_AND_WATER
        if wall:
            return reasons.WALL_BLOCKS
        return reasons.WATER_BLOCKS if water else 0

    def answer(self, sheet: Sheet, code: i64) -> None:
        if code == STOP:
            end_walk(sheet)
        else:
            sheet.agenda.append(WALK)
            take_step(sheet, code - STEP)


def _passes(sheet: Sheet) -> i64:
    passes: i64 = 1 if sheet.has(CLOAK) else 0
    return passes | 2 if sheet.has(MEDALLION) else passes


class FreeLevel(SheetStep):
    """PD-5.6: level any hero; lost if all stand at 6. ``other_than`` is the veteran's first hero."""

    __slots__ = ("other_than",)

    other_than: i64

    def __init__(self, other_than: i64) -> None:
        super().__init__(_new_tag())
        self.other_than = other_than

    def asks(self, sheet: Sheet) -> bool:
        # Every level at 6 is 0x6666, the only way to have nobody left to level.
        return sheet.levels != 0x6666

    def run(self, sheet: Sheet) -> None:
        if sheet.log is not None:
            sheet.tell("reward_lost", "PD-5.6", {})

    def choices_into(self, sheet: Sheet, buffer: list[int]) -> None:
        for hero in range(i64(4)):
            if sheet.level(hero) < TOP_LEVEL and hero != self.other_than:
                buffer.append(FREE_LEVEL + hero)

    def refusal(self, sheet: Sheet, code: i64) -> i64:
        hero = code - FREE_LEVEL
        if hero < 0 or hero >= 4:
            return reasons.FINISH_REWARD
        if hero == self.other_than:
            return reasons.SAME_HERO
        return 0 if sheet.level(hero) < TOP_LEVEL else reasons.HERO_AT_TOP

    def answer(self, sheet: Sheet, code: i64) -> None:
        level_up(sheet, code - FREE_LEVEL)


class VeteranLevel(FreeLevel):
    """PD-10.6: two different heroes gain a level."""

    __slots__ = ()

    def answer(self, sheet: Sheet, code: i64) -> None:
        sheet.agenda.append(FREE_LEVEL_BUT[code - FREE_LEVEL])
        level_up(sheet, code - FREE_LEVEL)


class FreeHalf(SheetStep):
    """PD-5.6: half of any item; lost if all are complete. ``other_than`` is the craftsman's first item."""

    __slots__ = ("other_than",)

    other_than: i64

    def __init__(self, other_than: i64) -> None:
        super().__init__(_new_tag())
        self.other_than = other_than

    def asks(self, sheet: Sheet) -> bool:
        return sheet.boxes & ALL_BOXES != ALL_BOXES

    def run(self, sheet: Sheet) -> None:
        if sheet.log is not None:
            sheet.tell("reward_lost", "PD-5.6", {})

    def choices_into(self, sheet: Sheet, buffer: list[int]) -> None:
        complete = sheet.complete()
        for item in range(i64(8)):
            if complete >> item & 1 == 0 and item != self.other_than:
                buffer.append(FREE_HALF + item)

    def refusal(self, sheet: Sheet, code: i64) -> i64:
        item = code - FREE_HALF
        if item < 0 or item >= 8:
            return reasons.FINISH_REWARD
        if item == self.other_than:
            return reasons.SAME_ITEM
        return reasons.ITEM_COMPLETE if sheet.has(item) else 0

    def answer(self, sheet: Sheet, code: i64) -> None:
        fill_half(sheet, code - FREE_HALF)


class CraftsmanHalf(FreeHalf):
    """PD-10.6: one box in each of two different items."""

    __slots__ = ()

    def answer(self, sheet: Sheet, code: i64) -> None:
        sheet.agenda.append(FREE_HALF_BUT[code - FREE_HALF])
        fill_half(sheet, code - FREE_HALF)


class KillMinion(SheetStep):
    """PD-7.8: a living minion anywhere on the map dies; nothing if none lives."""

    __slots__ = ()

    def asks(self, sheet: Sheet) -> bool:
        return sheet.killed != sheet.tables.minion_rooms

    def run(self, sheet: Sheet) -> None:
        if sheet.log is not None:
            sheet.tell("reward_lost", "PD-7.8", {})

    def choices_into(self, sheet: Sheet, buffer: list[int]) -> None:
        living = sheet.tables.minion_rooms & ~sheet.killed
        room: i64 = 0
        while living != 0:
            if living & 1 != 0:
                buffer.append(KILL + room)
            living >>= 1
            room += 1

    def refusal(self, sheet: Sheet, code: i64) -> i64:
        room = code - KILL
        if room < 0 or room >= 42:
            return reasons.FINISH_REWARD
        living = sheet.tables.minion_rooms & ~sheet.killed
        return 0 if living >> room & 1 != 0 else reasons.NO_MINION

    def answer(self, sheet: Sheet, code: i64) -> None:
        defeat_minion(sheet, code - KILL, afar=True)


class PickGem(SheetStep):
    """PD-10.5: the treasure hunter takes a lettered gem of the own map; rivals keep theirs."""

    __slots__ = ()

    def asks(self, sheet: Sheet) -> bool:
        return True

    def choices_into(self, sheet: Sheet, buffer: list[int]) -> None:
        for gem in range(i64(8)):
            buffer.append(GEM + gem)

    def refusal(self, sheet: Sheet, code: i64) -> i64:
        return 0 if GEM <= code < GEM + 8 else reasons.FINISH_REWARD

    def answer(self, sheet: Sheet, code: i64) -> None:
        take_gem(sheet, code - GEM)


class TakeWounds(SheetStep):
    """PD-4.2: with ``ask_potions`` each wound asks: a potion's heart or the wound track."""

    __slots__ = ("count",)

    count: i64

    def __init__(self, count: i64) -> None:
        super().__init__(_new_tag())
        self.count = count

    def asks(self, sheet: Sheet) -> bool:
        return free_hearts(sheet) > 0

    def run(self, sheet: Sheet) -> None:
        take_wounds(sheet, self.count)

    def choices_into(self, sheet: Sheet, buffer: list[int]) -> None:
        buffer.append(HEART)
        buffer.append(TRACK)

    def refusal(self, sheet: Sheet, code: i64) -> i64:
        return 0 if code == HEART or code == TRACK else reasons.FINISH_WOUND

    def answer(self, sheet: Sheet, code: i64) -> None:
        if self.count > 1:
            sheet.agenda.append(WOUNDS[self.count - 1])
        if code == HEART:
            sheet.hearts += 1
            mark_wounds(sheet, 0, 1)
        else:
            mark_wounds(sheet, 1, 0)


class KeepTalent(SheetStep):
    """PD-1.6: of two talents one is kept."""

    __slots__ = ()

    def asks(self, sheet: Sheet) -> bool:
        return True

    def choices_into(self, sheet: Sheet, buffer: list[int]) -> None:
        _hand_into(sheet.talent_hand, KEEP_TALENT, buffer)

    def refusal(self, sheet: Sheet, code: i64) -> i64:
        return _hand_refusal(sheet.talent_hand, code, KEEP_TALENT)

    def answer(self, sheet: Sheet, code: i64) -> None:
        sheet.talent = code - KEEP_TALENT
        if sheet.log is not None:
            kept = Name("talent", TALENTS[sheet.talent])
            sheet.log.emit("talent_kept", sheet.seat, "PD-1.6", {"talent": kept}, sheet.cards(), private=True)


class KeepGoal(SheetStep):
    """PD-1.6: of two goals one is kept; it says which dice level which hero (PD-1.7)."""

    __slots__ = ()

    def asks(self, sheet: Sheet) -> bool:
        return True

    def choices_into(self, sheet: Sheet, buffer: list[int]) -> None:
        _hand_into(sheet.goal_hand, KEEP_GOAL, buffer)

    def refusal(self, sheet: Sheet, code: i64) -> i64:
        return _hand_refusal(sheet.goal_hand, code, KEEP_GOAL)

    def answer(self, sheet: Sheet, code: i64) -> None:
        sheet.goal = code - KEEP_GOAL
        sheet.alignment = sheet.tables.alignments[sheet.goal]
        if sheet.log is not None:
            kept = Name("goal", sheet.tables.content.goals[sheet.goal].id)
            sheet.log.emit("goal_kept", sheet.seat, "PD-1.6", {"goal": kept}, sheet.cards(), private=True)
            sheet.tell("alignment_marked", "PD-1.7", {"alignment": sheet.alignment})


def _hand_into(hand: i64, first: i64, buffer: list[int]) -> None:
    for card in range(i64(16)):
        if hand >> card & 1 != 0:
            buffer.append(first + card)


def _hand_refusal(hand: i64, code: i64, first: i64) -> i64:
    card = code - first
    if card < 0 or card >= 16:
        return reasons.KEEP_CARDS
    return 0 if hand >> card & 1 != 0 else reasons.NOT_DEALT


class Close(SheetStep):
    """PD-2.4: a player closes the own part of a simultaneous block; nothing is shown before all have."""

    __slots__ = ()

    def asks(self, sheet: Sheet) -> bool:
        return True

    def choices_into(self, sheet: Sheet, buffer: list[int]) -> None:
        buffer.append(DONE)

    def refusal(self, sheet: Sheet, code: i64) -> i64:
        if code == DONE:
            return 0
        return reasons.DICE_SPENT if code < STEP else reasons.NOT_NOW


POTIONS: Final[list[SheetStep]] = [_listed(Potions(count)) for count in range(4)]
WOUNDS: Final[list[SheetStep]] = [_listed(TakeWounds(count)) for count in range(MOST_WOUNDS)]
FIGHT: Final[list[SheetStep]] = [_listed(FightMinion(room)) for room in range(42)]
DEFEAT: Final[list[SheetStep]] = [_listed(DefeatMinion(room)) for room in range(42)]
TREASURE: Final[list[SheetStep]] = [_listed(TakeTreasure(room)) for room in range(42)]
FREE_LEVEL_BUT: Final[list[SheetStep]] = [_listed(FreeLevel(hero)) for hero in range(4)]
FREE_HALF_BUT: Final[list[SheetStep]] = [_listed(FreeHalf(item)) for item in range(8)]
FREE_LEVEL_STEP: Final = _listed(FreeLevel(-1))
FREE_HALF_STEP: Final = _listed(FreeHalf(-1))
VETERAN_LEVEL: Final = _listed(VeteranLevel(-1))
CRAFTSMAN_HALF: Final = _listed(CraftsmanHalf(-1))
KILL_STEP: Final = _listed(KillMinion(_new_tag()))
PICK_GEM: Final = _listed(PickGem(_new_tag()))
BONUS_GEM: Final = _listed(BonusGem(_new_tag()))
ALCHEMIST_POTION: Final = _listed(AlchemistPotion(_new_tag()))
MERCHANT_POTION: Final = _listed(MerchantPotion(_new_tag()))
TRAP: Final = _listed(SpringTrap(_new_tag()))
USE_DIE: Final = _listed(UseDie(_new_tag()))
WALK: Final = _listed(Walk(_new_tag()))
KEEP_TALENT_STEP: Final = _listed(KeepTalent(_new_tag()))
KEEP_GOAL_STEP: Final = _listed(KeepGoal(_new_tag()))
CLOSE: Final = _listed(Close(_new_tag()))


def open_talent(sheet: Sheet) -> None:
    """PD-1.8: put on the agenda what the kept talent does before the game."""
    talent = sheet.talent
    if talent == VETERAN:
        sheet.agenda.append(VETERAN_LEVEL)
    elif talent == ASSASSIN:
        sheet.agenda.append(KILL_STEP)
        sheet.agenda.append(KILL_STEP)
    elif talent == CRAFTSMAN:
        sheet.agenda.append(CRAFTSMAN_HALF)
    elif talent == HEALER:
        sheet.agenda.append(POTIONS[2])
    elif talent == TREASURE_HUNTER:
        sheet.agenda.append(BONUS_GEM if sheet.tables.edition == CZ else PICK_GEM)
