"""What a good Paper Dungeons pack needs beyond values of the right type.

Errors are what the engine cannot play and what the rulebooks say of every card. Advice is what our own pack
keeps to for balance (PD-7.12, PD-8.8) and the few printed figures that the rulebooks show: an owner who types
in the cards of a real box may differ in the first and will want to know of a slip in the second.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Final

from undercroft.games.paper_dungeons.content_reader import Read
from undercroft.games.paper_dungeons.content_types import (
    COLUMNS,
    DUNGEON_LETTERS,
    GEMS,
    HEROES,
    MINIONS,
    ROOM_COUNT,
    ROOM_NAMES,
    Border,
    Boss,
    Dungeon,
    Map,
    Room,
    Story,
    neighbours,
    room_name,
)
from undercroft.packs import Entry, check_distinct

STAGES: Final = (1, 2, 3)
ENTRANCES: Final = tuple(range(COLUMNS))
PASSAGES: Final = (("A2", "F2"), ("A4", "F4"))

BOSS_ROWS: Final = {1: (2, 4), 2: (3, 6), 3: (5, 7)}
BOSS_STEPS: Final = {1: 6, 2: 10, 3: 14}
ROOMS_WITHIN_REACH: Final = 38
CARD_WALLS: Final = (6, 12)
MAP_COUNTS: Final = {"trap": (7, 9), "potion": (8, 11), "half": (6, 8), "level": (4, 6)}
MINION_LEVELS: Final = (3, 4, 5)
STATED_ROOMS: Final = {
    "C1": ("", 0, False, "potion"),
    "D1": ("goblin", 3, False, "potion"),
    "E1": ("", 0, True, "half"),
    "F1": ("", 0, False, "potion"),
}
TOP_THRESHOLD: Final = 32
LEAST_FAME: Final = (9, 15, 20)
"""What the fame of any three bosses of stages 1, 2, 3 comes to at least: bottom, middle and top threshold."""
MOST_BOTTOM_FAME: Final = 11
STATED_TRACKS: Final = {"heroes": (3, 6), "gems": (7, 30), "minions": (9, 16), "wounds": (3, 6)}
"""Place on a track and the figure there, as the rulebooks' examples give them."""
CHIMERA: Final = {
    "stage": "2", "weakness": "rogue", "thresholds": "14, 18, 22", "fame": "3, 5, 7", "wounds": "4, 3, 2",
    "flee": "4", "reward": "half",
}  # fmt: skip
DUNGEON_B: Final = ("minotaur", "chimera", "beholder")


def check_pack(read: Read) -> None:
    """Note in the report everything that is wrong with what was read."""
    _check_map(read)
    for entry, boss in read.bosses:
        if entry.sound:
            _check_boss(entry, boss)
    _check_boss_deck(read)
    _check_dungeons(read)
    _check_stories(read)
    _check_goals(read)
    _check_items(read)
    _check_sheet(read)


# The map


def _check_map(read: Read) -> None:
    document = read.documents["map.toml"]
    rooms = read.map.rooms
    for entry, room in zip(read.room_entries, rooms, strict=True):
        _check_stated_room(entry, room)
    if not document.sound:
        return
    _check_gems(document, rooms)
    _check_minions(document, rooms)
    _check_counts(document, rooms)
    if not read.map.water:
        document.advise("pd-no-water", key="water")
    if not read.map.walls:
        document.advise("pd-no-walls", key="walls")
    if not any(
        room.minion == "ghost" and room.treasure == "potion" and _row(room.index) <= 4 for room in rooms
    ):
        document.advise("pd-ghost-with-potion")


def _check_stated_room(entry: Entry, room: Room) -> None:
    stated = STATED_ROOMS.get(room.name)
    if stated and entry.sound and stated != (room.minion, room.minion_level, room.trap, room.treasure):
        entry.advise(f"pd-stated-{room.name.lower()}")


def _check_gems(document: Entry, rooms: Sequence[Room]) -> None:
    for letter in GEMS:
        places = [room.name for room in rooms if room.gem == letter]
        if not places:
            document.error("pd-gem-missing", gem=letter)
        elif len(places) > 1:
            document.error("pd-gem-twice", gem=letter, rooms=", ".join(places))
    unguarded = [room.name for room in rooms if room.gem and not room.minion and not room.trap]
    if len(unguarded) >= len(GEMS) / 2:
        document.advise("pd-gems-unguarded", rooms=", ".join(unguarded))


def _check_minions(document: Entry, rooms: Sequence[Room]) -> None:
    found = Counter((room.minion, room.minion_level) for room in rooms if room.minion)
    wanted = Counter((minion, level) for minion in MINIONS for level in MINION_LEVELS)
    if found.total() > wanted.total():
        document.error("pd-minions-too-many", most=wanted.total(), got=found.total())
    for minion, level in wanted:
        if found[minion, level] != 1:
            document.advise("pd-minion-count", minion=minion, level=level, got=found[minion, level])


def _check_counts(document: Entry, rooms: Sequence[Room]) -> None:
    found = Counter(room.treasure for room in rooms)
    found["trap"] = sum(room.trap for room in rooms)
    for what, (least, most) in MAP_COUNTS.items():
        if not least <= found[what] <= most:
            document.advise("pd-map-count", what=what, least=least, most=most, got=found[what])


# Bosses


def _check_boss(entry: Entry, boss: Boss) -> None:
    if not _rises(boss.thresholds):
        entry.error("pd-thresholds-rise", got=_list(boss.thresholds))
    _check_order(entry, "pd-boss-fame-rises", boss.fame)
    _check_order(entry, "pd-boss-wounds-fall", [-wounds for wounds in boss.wounds], boss.wounds)
    if boss.thresholds[2] > TOP_THRESHOLD:
        entry.advise("pd-threshold-high", most=TOP_THRESHOLD, got=boss.thresholds[2])
    if boss.id == "chimera":
        _check_chimera(entry, boss)


def _check_order(
    entry: Entry, message: str, values: Sequence[int], shown: Sequence[int] | None = None
) -> None:
    """The rulebooks say that more power brings more fame and fewer wounds; equal rows are only dull."""
    if list(values) != sorted(values):
        entry.error(message, got=_list(shown or values))
    elif not _rises(values):
        entry.advise(message, got=_list(shown or values))


def _check_chimera(entry: Entry, boss: Boss) -> None:
    for key, stated in CHIMERA.items():
        value = getattr(boss, key)
        got = _list(value) if isinstance(value, tuple) else str(value)
        if got != stated:
            entry.advise("pd-stated-chimera", key=key, stated=stated, got=got)


def _check_boss_deck(read: Read) -> None:
    document = read.documents["bosses.toml"]
    if not document.sound:
        return
    bosses = [boss for _, boss in read.bosses]
    for stage in STAGES:
        count = sum(boss.stage == stage for boss in bosses)
        if count != 4:
            document.error("pd-bosses-of-stage", stage=stage, got=count)
    _check_letters(read)
    for hero in HEROES:
        weak = sum(boss.weakness == hero for boss in bosses)
        if weak != 3:
            document.advise("pd-weakness-count", hero=hero, got=weak)
    if document.sound:
        _check_sums(document, bosses)


def _check_letters(read: Read) -> None:
    """A boss card is known by its letter and its stage colour (PD-8.1)."""
    for stage in STAGES:
        cards = [(entry, boss.letter) for entry, boss in read.bosses if boss.stage == stage]
        check_distinct([entry for entry, _ in cards], "letter", [letter for _, letter in cards])


def _check_sums(document: Entry, bosses: Sequence[Boss]) -> None:
    """PD-8.8 for any three bosses of stages 1, 2, 3: it is enough to look at the least and the most."""
    for row, least in enumerate(LEAST_FAME):
        by_stage = [[boss.fame[row] for boss in bosses if boss.stage == stage] for stage in STAGES]
        lowest, highest = sum(map(min, by_stage)), sum(map(max, by_stage))
        if lowest < least:
            document.advise("pd-fame-low", row=row + 1, least=least, got=lowest)
        if row == 0 and highest > MOST_BOTTOM_FAME:
            document.advise("pd-fame-high", row=row + 1, most=MOST_BOTTOM_FAME, got=highest)


# Dungeons and stories


def _check_dungeons(read: Read) -> None:
    for entry, dungeon in read.dungeons:
        if entry.sound:
            _check_card(entry, dungeon, read.map)
        if entry.sound and read.bosses:
            _check_card_bosses(entry, dungeon, read.bosses)
        if entry.sound and read.borders_sound:
            _check_ways(entry, dungeon, read.map)
    if read.sound("bosses.toml", "dungeons.toml"):
        used = {boss for _, dungeon in read.dungeons for boss in dungeon.bosses}
        for entry, boss in read.bosses:
            if boss.id not in used:
                entry.advise("pd-boss-unused")


def _check_card(entry: Entry, dungeon: Dungeon, printed: Map) -> None:
    if len(set(dungeon.boss_rooms)) < 3:
        entry.error("pd-boss-rooms-differ", got=_list(room_name(room) for room in dungeon.boss_rooms))
    for border in dungeon.walls:
        if border in printed.walls:
            entry.advise("pd-wall-printed", got=_border_name(border))
    least, most = CARD_WALLS
    if not least <= len(dungeon.walls) <= most:
        entry.advise("pd-wall-count", least=least, most=most, got=len(dungeon.walls))


def _check_card_bosses(entry: Entry, dungeon: Dungeon, cards: Sequence[tuple[Entry, Boss]]) -> None:
    bosses = {boss.id: boss for _, boss in cards}
    doubtful = {boss.id for card, boss in cards if not card.sound}
    for stage, boss_id in zip(STAGES, dungeon.bosses, strict=True):
        if boss_id not in bosses:
            entry.error("pd-boss-unknown", got=boss_id, known=", ".join(bosses))
        elif boss_id not in doubtful and bosses[boss_id].stage != stage:
            entry.error("pd-boss-stage", got=boss_id, stage=stage, its=bosses[boss_id].stage)
    if entry.sound and doubtful.isdisjoint(dungeon.bosses):
        _check_vanishing(entry, bosses[dungeon.bosses[0]], bosses[dungeon.bosses[1]])
    if dungeon.letter == "B" and dungeon.bosses != DUNGEON_B:
        entry.advise("pd-stated-dungeon-b", stated=_list(DUNGEON_B), got=_list(dungeon.bosses))


def _check_vanishing(entry: Entry, first: Boss, second: Boss) -> None:
    both = set(first.gems) & set(second.gems)
    if both:
        entry.advise("pd-gems-vanish-twice", got=_list(sorted(both)))


def _check_ways(entry: Entry, dungeon: Dungeon, printed: Map) -> None:
    """PD-7.12: what can be reached without cloak and medallion, and how far the bosses are."""
    steps = steps_into(printed, dungeon, ENTRANCES)
    if len(steps) < ROOMS_WITHIN_REACH:
        shut = _list(room_name(room) for room in range(ROOM_COUNT) if room not in steps)
        entry.advise("pd-rooms-reached", least=ROOMS_WITHIN_REACH, got=len(steps), shut=shut)
    for entrance in ENTRANCES:
        # The party never leaves again (PD-7.1): a closed pocket behind an entrance would hold it for the whole game.
        reached = len(steps_into(printed, dungeon, (entrance,)))
        if reached < len(steps):
            entry.advise("pd-entrance-shut", room=room_name(entrance), least=len(steps), got=reached)
    for stage, room in zip(STAGES, dungeon.boss_rooms, strict=True):
        _check_boss_room(entry, stage, room, steps)


def _check_boss_room(entry: Entry, stage: int, room: int, steps: dict[int, int]) -> None:
    name = room_name(room)
    low, high = BOSS_ROWS[stage]
    if not low <= _row(room) <= high:
        entry.advise("pd-boss-row", stage=stage, room=name, least=low, most=high)
    if room not in steps:
        entry.advise("pd-boss-shut", stage=stage, room=name)
    elif steps[room] > BOSS_STEPS[stage]:
        entry.advise("pd-boss-far", stage=stage, room=name, most=BOSS_STEPS[stage], got=steps[room])


def steps_into(printed: Map, dungeon: Dungeon, entrances: Sequence[int]) -> dict[int, int]:
    """Steps to every room that a party without cloak and medallion can reach through some entrances."""
    shut = {*printed.walls, *printed.water, *dungeon.walls}
    steps = dict.fromkeys(entrances, 1)
    front = list(steps)
    while front:
        room = front.pop(0)
        for other in _ways(room, shut):
            if other not in steps:
                steps[other] = steps[room] + 1
                front.append(other)
    return steps


def _ways(room: int, shut: set[Border]) -> list[int]:
    ways = [other for other in neighbours(room) if (min(room, other), max(room, other)) not in shut]
    for pair in PASSAGES:
        if ROOM_NAMES[room] in pair:
            ways += [ROOM_NAMES.index(end) for end in pair if end != ROOM_NAMES[room]]
    return ways


def _check_stories(read: Read) -> None:
    for entry, story in read.stories:
        if entry.sound and not _is_story(story):
            entry.error("pd-story-chapters", got=story.chapters)
    if read.stories and all(entry.sound for entry, _ in read.stories):
        chapters = "".join(story.chapters for _, story in read.stories)
        for letter in DUNGEON_LETTERS:
            count = chapters.count(letter)
            if count != 1:
                read.documents["dungeons.toml"].error("pd-story-letter", letter=letter, got=count)


def _is_story(story: Story) -> bool:
    return len(story.chapters) == 3 and all(letter in DUNGEON_LETTERS for letter in story.chapters)


# Goals, items, the sheet


def _check_goals(read: Read) -> None:
    for entry, goal in read.goals:
        if not entry.sound:
            continue
        if sorted(goal.alignment) != ["B", "B", "W", "W"]:
            entry.error("pd-alignment", got=goal.alignment)
        if not _rises(goal.steps):
            entry.error("pd-steps-rise", got=_list(goal.steps))


def _check_items(read: Read) -> None:
    if not read.sound("items.toml"):
        return
    for hero in HEROES:
        items = [item.id for _, item in read.items if item.hero == hero]
        if len(items) != 1:
            read.documents["items.toml"].error("pd-item-symbols", hero=hero, got=len(items))


def _check_sheet(read: Read) -> None:
    entry, tracks = read.tracks
    if entry.sound:
        for key in ("heroes", "gems", "minions", "wounds"):
            _check_track(entry, key, getattr(tracks, key))
        if list(tracks.solo_mission_fame) != sorted(tracks.solo_mission_fame, reverse=True):
            entry.error("pd-solo-mission-falls", key="solo_mission_fame", got=_list(tracks.solo_mission_fame))
    _check_ranks(read)


def _check_track(entry: Entry, key: str, figures: Sequence[int]) -> None:
    if not _rises(figures):
        entry.error("pd-track-rises", key=key, got=_list(figures))
    place, stated = STATED_TRACKS[key]
    if figures[place - 1] != stated:
        entry.advise("pd-stated-track", key=key, place=place, stated=stated, got=figures[place - 1])


def _check_ranks(read: Read) -> None:
    document = read.documents["ranks.toml"]
    if document.present and "ranks" in document and not read.ranks:
        document.error("pd-no-ranks", key="ranks")
    for (_, before), (entry, rank) in pairwise(read.ranks):
        if entry.sound and rank.at <= before.at:
            entry.error("pd-ranks-rise", got=rank.at, before=before.at)


def _rises(values: Sequence[int]) -> bool:
    return all(first < second for first, second in pairwise(values))


def _row(room: int) -> int:
    return room // COLUMNS + 1


def _list(values: Iterable[object]) -> str:
    return ", ".join(str(value) for value in values)


def _border_name(border: Border) -> str:
    return f"{room_name(border[0])}-{room_name(border[1])}"
