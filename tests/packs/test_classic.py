"""The built-in pack holds what the rulebooks state and keeps to the constraints of our own figures."""

from collections import Counter
from itertools import product

import pytest

from tests.packs.broken import CLASSIC
from tests.rules_marker import rule
from undercroft.games.paper_dungeons import content
from undercroft.games.paper_dungeons.content_types import HEROES, ITEM_IDS, MINIONS, TALENT_IDS
from undercroft.packs import LANGUAGES, Words, manifest_of

CLASSIC_CONTENT = content.load(CLASSIC)
ROOMS = {room.name: room for room in CLASSIC_CONTENT.map.rooms}


def ways(room: int, shut: set[tuple[int, int]]) -> list[int]:
    """The rooms one step away, written anew for the test: grid neighbours and the passages of rows 2 and 4."""
    column, row = room % 6, room // 6
    sides = [(column + 1, row), (column - 1, row), (column, row + 1), (column, row - 1)]
    inside = [x + 6 * y for x, y in sides if 0 <= x < 6 and 0 <= y < 7]
    open_sides = [other for other in inside if (min(room, other), max(room, other)) not in shut]
    passages = {6: 11, 11: 6, 18: 23, 23: 18}
    return open_sides + ([passages[room]] if room in passages else [])


def steps_to(dungeon: content.Dungeon, *entrances: int) -> dict[int, int]:
    """Steps from outside to each room without cloak and medallion, by widening rings."""
    printed = CLASSIC_CONTENT.map
    shut = {*printed.walls, *printed.water, *dungeon.walls}
    steps: dict[int, int] = {}
    ring, distance = set(entrances), 1
    while ring:
        steps |= dict.fromkeys(ring, distance)
        ring = {other for room in ring for other in ways(room, shut)} - steps.keys()
        distance += 1
    return steps


@rule("PD-1.1")
def test_the_counts_of_cards_items_and_boxes() -> None:
    pack = CLASSIC_CONTENT
    decks = (pack.dungeons, pack.bosses, pack.missions, pack.goals, pack.talents, pack.items, pack.stories)
    assert [len(deck) for deck in decks] == [12, 12, 16, 16, 16, 8, 4]
    assert [dungeon.letter for dungeon in pack.dungeons] == list("ABCDEFGHIJKL")
    assert [story.chapters for story in pack.stories] == ["ABC", "DEF", "GHI", "JKL"]
    assert (len(pack.tracks.gems), len(pack.tracks.minions), len(pack.tracks.wounds)) == (10, 12, 8)


@rule("PD-7.12")
def test_the_map_keeps_the_rooms_of_the_rulebooks() -> None:
    def holds(name: str) -> tuple[str, int, bool, str]:
        room = ROOMS[name]
        return room.minion, room.minion_level, room.trap, room.treasure

    assert holds("C1") == ("", 0, False, "potion")
    assert holds("D1") == ("goblin", 3, False, "potion")
    assert holds("E1") == ("", 0, True, "half")
    assert holds("F1") == ("", 0, False, "potion")
    low = [room for room in CLASSIC_CONTENT.map.rooms if room.index < 24]
    assert any(room.minion == "ghost" and room.treasure == "potion" for room in low)


@rule("PD-7.12")
def test_the_counts_of_the_map() -> None:
    rooms = CLASSIC_CONTENT.map.rooms
    assert [room.index for room in rooms] == list(range(42))
    assert sorted(room.gem for room in rooms if room.gem) == list("ABCDEFGH")
    minions = Counter((room.minion, room.minion_level) for room in rooms if room.minion)
    assert minions == Counter(product(MINIONS, (3, 4, 5)))
    treasures = Counter(room.treasure for room in rooms)
    assert 7 <= sum(room.trap for room in rooms) <= 9
    assert 8 <= treasures["potion"] <= 11
    assert 6 <= treasures["half"] <= 8
    assert 4 <= treasures["level"] <= 6
    guarded = [room for room in rooms if room.gem and (room.minion or room.trap)]
    assert len(guarded) > 4


@rule("PD-7.12")
@pytest.mark.parametrize("dungeon", CLASSIC_CONTENT.dungeons, ids=lambda dungeon: dungeon.letter)
def test_every_dungeon_can_be_explored_without_cloak_and_medallion(dungeon: content.Dungeon) -> None:
    steps = steps_to(dungeon, *range(6))
    assert len(steps) >= 38
    for entrance in range(6):
        assert steps_to(dungeon, entrance).keys() == steps.keys(), "a party could be shut in"
    for room, rows, most in zip(dungeon.boss_rooms, ((2, 4), (3, 6), (5, 7)), (6, 10, 14), strict=True):
        assert rows[0] <= room // 6 + 1 <= rows[1]
        assert steps[room] <= most
    first, second = (CLASSIC_CONTENT.boss(boss) for boss in dungeon.bosses[:2])
    assert not set(first.gems) & set(second.gems)
    assert 6 <= len(dungeon.walls) <= 12


@rule("PD-8.7")
def test_the_chimera_is_as_stated() -> None:
    chimera = CLASSIC_CONTENT.boss("chimera")
    assert (chimera.stage, chimera.weakness, chimera.thresholds) == (2, "rogue", (14, 18, 22))
    assert (chimera.fame, chimera.wounds, chimera.flee, chimera.reward) == ((3, 5, 7), (4, 3, 2), 4, "half")


@rule("PD-8.8")
def test_dungeon_b_holds_minotaur_chimera_and_beholder() -> None:
    assert CLASSIC_CONTENT.dungeon("B").bosses == ("minotaur", "chimera", "beholder")


@rule("PD-8.8")
def test_any_three_bosses_give_the_fame_the_spec_asks_for() -> None:
    stages = [[boss for boss in CLASSIC_CONTENT.bosses if boss.stage == stage] for stage in (1, 2, 3)]
    assert [len(stage) for stage in stages] == [4, 4, 4]
    for three in product(*stages):
        bottom, middle, top = (sum(boss.fame[row] for boss in three) for row in range(3))
        assert 9 <= bottom <= 11
        assert middle >= 15
        assert top >= 20


@rule("PD-8.8")
def test_thresholds_and_fame_rise_and_wounds_fall_on_every_card() -> None:
    for boss in CLASSIC_CONTENT.bosses:
        assert boss.thresholds[0] < boss.thresholds[1] < boss.thresholds[2] <= 32
        assert boss.fame[0] < boss.fame[1] < boss.fame[2]
        assert boss.wounds[0] > boss.wounds[1] > boss.wounds[2] >= 0
        assert boss.flee == {1: 3, 2: 4, 3: 5}[boss.stage]
        assert len(boss.gems) == (0 if boss.stage == 3 else 2)


@rule("PD-8.8")
def test_every_class_is_the_weakness_of_three_and_every_boss_has_a_dungeon() -> None:
    assert Counter(boss.weakness for boss in CLASSIC_CONTENT.bosses) == Counter(HEROES * 3)
    used = {boss for dungeon in CLASSIC_CONTENT.dungeons for boss in dungeon.bosses}
    assert used == {boss.id for boss in CLASSIC_CONTENT.bosses}
    for dungeon in CLASSIC_CONTENT.dungeons:
        assert [CLASSIC_CONTENT.boss(boss).stage for boss in dungeon.bosses] == [1, 2, 3]


@rule("PD-9.3")
def test_the_sixteen_missions() -> None:
    assert [(mission.kind, mission.amount, mission.level) for mission in CLASSIC_CONTENT.missions] == [
        ("minion_levels", 3, 0),
        ("heroes_at", 1, 6),
        ("rows", 1, 0),
        ("heroes_at", 4, 3),
        ("columns", 1, 0),
        ("potions", 8, 0),
        ("heroes_at", 3, 4),
        ("minions", 6, 0),
        ("gems", 4, 0),
        ("corners", 2, 0),
        ("traps", 5, 0),
        ("rooms", 15, 0),
        ("items", 4, 0),
        ("health", 12, 0),
        ("boss_rooms", 3, 0),
        ("heroes_at", 2, 5),
    ]


@rule("PD-9.4")
def test_the_sixteen_goals() -> None:
    assert [(goal.kind, goal.level, goal.steps, goal.alignment) for goal in CLASSIC_CONTENT.goals] == [
        ("minions_of_level", 4, (2, 3, 4), "BWWB"),
        ("minions_of_level", 5, (2, 3, 4), "WBBW"),
        ("crossings", 0, (4, 7, 10), "WWBB"),
        ("columns_with_4", 4, (4, 5, 6), "BWWB"),
        ("rows", 0, (1, 2, 3), "WBBW"),
        ("heroes_at", 5, (2, 3, 4), "WWBB"),
        ("minions_of_level", 3, (2, 3, 4), "BWBW"),
        ("potions", 0, (6, 9, 12), "WBWB"),
        ("rooms", 0, (20, 25, 30), "BWBW"),
        ("boss_fame", 0, (10, 15, 20), "WBBW"),
        ("items", 0, (2, 4, 7), "BBWW"),
        ("edges", 0, (10, 13, 16), "BBWW"),
        ("minions", 0, (4, 7, 10), "WWBB"),
        ("gems", 0, (2, 5, 7), "BWWB"),
        ("corners", 0, (1, 2, 3), "BWBW"),
        ("health", 0, (12, 16, 20), "WBWB"),
    ]


def test_the_fame_of_talents_by_edition() -> None:
    fame = {talent.id: tuple(map(talent.fame, ("ru", "it", "cz"))) for talent in CLASSIC_CONTENT.talents}
    differing = {"psionic": (2, 2, 0), "merchant": (-1, -1, 0)}
    same = {
        "alchemist": -1, "noble": -1, "barbarian": 0, "treasure_hunter": 0, "berserker": -2,
        "beastmaster": -2, "veteran": -3, "fortune_teller": 2, "scout": -2, "ranger": -1,
        "assassin": 0, "craftsman": -3, "healer": 2, "shaman": 3,
    }  # fmt: skip
    assert fame == {talent: (points,) * 3 for talent, points in same.items()} | differing
    assert tuple(talent.id for talent in CLASSIC_CONTENT.talents) == TALENT_IDS


def test_the_items_in_the_order_of_the_sheet() -> None:
    assert tuple(item.id for item in CLASSIC_CONTENT.items) == ITEM_IDS
    assert [item.hero for item in CLASSIC_CONTENT.items] == [*HEROES, "", "", "", ""]
    assert [item.fame for item in CLASSIC_CONTENT.items] == [0, -1, 1, 0, 4, 0, 2, 3]


def test_the_tracks() -> None:
    assert CLASSIC_CONTENT.tracks == content.Tracks(
        heroes=(1, 3, 6, 10, 15, 21),
        gems=(1, 3, 6, 10, 15, 22, 30, 34, 37, 40),
        minions=(1, 2, 3, 5, 7, 9, 11, 13, 16, 19, 22, 25),
        wound_step=3,
        wounds=(1, 3, 6, 10, 15, 21, 28, 36),
        resurrection=9,
        mission_fame=4,
        solo_mission_fame=(6, 5, 4, 4, 3, 3, 2, 1),
    )


def test_a_rank_holds_from_its_fame_on_and_the_first_also_below() -> None:
    first, second = CLASSIC_CONTENT.ranks[:2]
    assert CLASSIC_CONTENT.rank(-40) == first
    assert CLASSIC_CONTENT.rank(second.at - 1) == first
    assert CLASSIC_CONTENT.rank(second.at) == second
    assert CLASSIC_CONTENT.rank(999) == CLASSIC_CONTENT.ranks[-1]


def test_names_of_the_rulebooks() -> None:
    sword, cloak = CLASSIC_CONTENT.items[0].name, CLASSIC_CONTENT.items[3].name
    assert (sword.ru, sword.it, sword.cs) == ("Огненный меч", "Spada fiammeggiante", "Plamenný meč")
    assert (cloak.ru, cloak.it, cloak.cs) == ("Мантия неосязаемости", "Mantello etereo", "Nehmotný plášť")
    assert CLASSIC_CONTENT.boss("chimera").name == Words("Chimera", "Химера", "Chimera", "Chiméra")


def test_stories_are_two_to_four_sentences_without_exclamation() -> None:
    for dungeon in CLASSIC_CONTENT.dungeons:
        for language in LANGUAGES:
            story = dungeon.story.in_language(language)
            assert 2 <= story.count(".") <= 4, (dungeon.letter, language)
            assert "!" not in story


def test_the_manifest_agrees_with_the_folder() -> None:
    manifest = manifest_of(CLASSIC, [content.GAME])
    assert (manifest.name, manifest.version) == (CLASSIC.parent.name, CLASSIC.name)
    assert (manifest.name, manifest.version) == (CLASSIC_CONTENT.name, CLASSIC_CONTENT.version)
