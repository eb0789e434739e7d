"""Chapter 7: the dungeon."""

from collections import Counter, deque
from pathlib import Path
from shutil import copytree

import pytest

from tests.rules.paper_dungeons.scene import CONTENT, EDITIONS, HEROES, ITEMS, ROOMS, Scene, pack
from tests.rules_marker import rule
from undercroft.games.paper_dungeons.content import check
from undercroft.games.paper_dungeons.content_types import neighbours
from undercroft.packs import Problem

MINION_ROOMS = [room for room in CONTENT.map.rooms if room.minion]
FOE_OF = {"ghost": "wizard", "goblin": "rogue", "ogre": "warrior", "zombie": "cleric"}


def edited_pack(folder: Path, file: str, old: str, new: str) -> list[Problem]:
    """What the checker says of the built-in pack with one text replaced."""
    target = folder / "1"
    copytree(CONTENT.folder, target)
    path = target / file
    text = path.read_text(encoding="utf-8")
    assert text.count(old) >= 1
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return check(target)


# --- PD-7.1 ------------------------------------------------------------------------------------------------------


@rule("PD-7.1")
@pytest.mark.parametrize("letter", "ABCDEFGHIJKL")
def test_the_first_step_enters_one_of_six_entrances(scene, letter):
    party = scene(dungeon=letter).party()
    party.use("1 move")
    assert party.choices == ["A1", "B1", "C1", "D1", "E1", "F1", "stop"]
    assert party.why_not("A2") == ("PD-7.1", "use-entrance")


@rule("PD-7.1")
def test_the_first_step_costs_a_step_like_any_other(scene):
    party = scene.party(rogue=3)
    party.use("1 move", "C1")
    assert party.steps == 1
    party.choose("D1")
    assert "stop" not in party.choices


@rule("PD-7.1")
def test_steps_go_to_an_orthogonally_adjacent_room(scene):
    """On a map without walls and water, from everywhere to everywhere."""
    content = pack()
    for place, here in enumerate(ROOMS):
        party = scene(content=content).party(at=here)
        party.use("1 move")
        beside = {ROOMS[room] for room in neighbours(place)}
        beside |= {{"A2": "F2", "F2": "A2", "A4": "F4", "F4": "A4"}.get(here, here)} - {here}
        assert set(party.choices) == {*beside, "stop"}


@rule("PD-7.1")
def test_diagonal_and_far_rooms_are_refused(scene):
    party = scene.party(at="D2")
    party.use("1 move")
    assert party.why_not("E3") == ("PD-7.1", "not-adjacent")
    assert party.why_not("D4") == ("PD-7.1", "not-adjacent")
    assert party.why_not("D2") == ("PD-7.1", "already-here")


@rule("PD-7.1")
def test_the_map_has_columns_a_to_f_and_rows_1_to_7():
    assert [room.name for room in CONTENT.map.rooms] == list(ROOMS)
    assert (ROOMS[0], ROOMS[5], ROOMS[36], ROOMS[41]) == ("A1", "F1", "A7", "F7")
    assert len(ROOMS) == 42


@rule("PD-7.1")
@pytest.mark.parametrize("entrance", ["A1", "B1", "C1", "D1", "E1", "F1"])
def test_the_party_never_leaves_the_dungeon(scene, entrance):
    party = scene.party(at=entrance, items="cloak medallion")
    party.use("1 move")
    beside = {ROOMS[room] for room in neighbours(ROOMS.index(entrance))}
    assert set(party.choices) == {*beside, "stop"}
    party.stop()
    party.done()
    assert party.place == entrance


# --- PD-7.2 ------------------------------------------------------------------------------------------------------


@rule("PD-7.2")
@pytest.mark.parametrize(("west", "east"), [("A2", "F2"), ("A4", "F4")])
def test_a2_f2_and_a4_f4_are_one_step_apart_and_cross_nothing(scene, west, east):
    party = scene.party(at=west, explored=east)
    party.step(east)
    assert (party.place, party.steps) == (east, 1)
    party.step(west)
    assert (party.place, party.walls, party.waters) == (west, 0, 0)


@rule("PD-7.2")
def test_the_pairs_are_not_adjacent_to_one_another(scene):
    for here, there in (("A2", "F4"), ("A2", "A4"), ("F2", "F4"), ("F2", "A4")):
        party = scene().party(at=here)
        party.use("1 move")
        assert party.why_not(there) == ("PD-7.1", "not-adjacent")


@rule("PD-7.2")
@pytest.mark.parametrize("passage", ["A2-F2", "A4-F4"])
def test_no_card_may_put_a_wall_or_water_there(tmp_path, passage):
    for number, (file, old) in enumerate((("dungeons.toml", '"B2-B3"'), ("map.toml", '"E3-F3"'))):
        problems = edited_pack(tmp_path / str(number), file, old, f'"{passage}"')
        assert [(problem.severity, problem.file) for problem in problems if problem.severity == "error"] == [
            ("error", file)
        ]


# --- PD-7.3 ------------------------------------------------------------------------------------------------------


def border_scene(scene: Scene) -> Scene:
    """C1 has a wall to the east, water to the west, both to the north."""
    return scene(content=pack(walls=["C1-D1", "C1-C2"], water=["B1-C1", "C1-C2"]))


@rule("PD-7.3")
def test_walls_and_water_block(scene):
    party = border_scene(scene).party(at="C1")
    party.use("1 move")
    assert party.choices == ["stop"]
    assert party.why_not("D1") == ("PD-7.3", "wall-blocks")
    assert party.why_not("B1") == ("PD-7.3", "water-blocks")
    assert party.why_not("C2") == ("PD-7.3", "wall-and-water")


@rule("PD-7.3", "PD-11.4")
def test_the_cloak_passes_walls(scene):
    party = border_scene(scene).party(at="C1", items="cloak")
    party.use("1 move")
    assert party.choices == ["D1", "stop"]
    assert party.why_not("C2") == ("PD-7.3", "water-blocks")
    party.choose("D1")
    assert (party.walls, party.waters) == (1, 0)


@rule("PD-7.3", "PD-11.3")
def test_the_medallion_passes_water(scene):
    party = border_scene(scene).party(at="C1", items="medallion")
    party.use("1 move")
    assert party.choices == ["B1", "stop"]
    assert party.why_not("C2") == ("PD-7.3", "wall-blocks")
    party.choose("B1")
    assert (party.walls, party.waters) == (0, 1)


@rule("PD-7.3")
def test_a_border_with_both_needs_both(scene):
    party = border_scene(scene).party(at="C1", items="cloak medallion")
    party.use("1 move", "C2")
    assert (party.place, party.walls, party.waters) == ("C2", 1, 1)


@rule("PD-7.3")
def test_the_outer_border_is_never_passed(scene):
    for here, there in (("A3", "F3"), ("A1", "F1"), ("C7", "C1"), ("A7", "F7")):
        party = scene().party(at=here, items="cloak medallion")
        party.use("1 move")
        assert party.why_not(there) == ("PD-7.1", "not-adjacent")


@rule("PD-7.3")
def test_half_a_cloak_passes_nothing(scene):
    party = scene.party(at="B1", halves="cloak")
    party.use("1 move")
    assert party.why_not("C1") == ("PD-7.3", "wall-blocks")


# --- PD-7.4 ------------------------------------------------------------------------------------------------------


@rule("PD-7.4")
def test_first_the_minion_then_the_trap_then_the_treasure(scene):
    den = {"minion": "ogre", "minion_level": 3, "trap": True, "treasure": "potion"}
    party = scene(content=pack(rooms={"A1": den})).party(warrior=2)
    party.step("A1")
    assert party.story("entered", "wounded", "minion_defeated", "trap_sprung", "potion_brewed") == [
        "entered A1",
        "wounded 1 0",  # the ogre's
        "minion_defeated A1 1",
        "trap_sprung A1 1",
        "wounded 1 0",  # the trap's: the potion comes too late for both
        "potion_brewed 1",
    ]
    assert (party.wounds, party.hearts) == (2, 0)


@rule("PD-7.4", "PD-5.8")
def test_a_minion_s_chain_ends_before_the_trap(scene):
    den = {"minion": "ogre", "minion_level": 3, "trap": True, "treasure": "half"}
    content = pack(rooms={"A1": den})
    party = scene(content=content).party(warrior=3, killed="C3 B2", talent="shaman")
    party.step("A1")
    assert (party.potions, party.hearts, party.wounds) == (
        1,
        1,
        0,
    )  # the shaman's potion takes the trap's wound
    party.choose("half crown")


@rule("PD-7.4")
def test_the_trap_waits_for_the_beastmaster_s_choice_and_treasure_for_the_trap(scene):
    den = {"minion": "ogre", "minion_level": 3, "trap": True, "treasure": "level"}
    party = scene(content=pack(rooms={"A1": den})).party(warrior=3, killed="C3 B2", talent="beastmaster")
    party.step("A1")
    assert (party.minions, party.traps) == (3, 0)
    party.choose("half crown")
    assert (party.traps, party.wounds, party.health) == (1, 1, 6)
    party.choose("level rogue")


@rule("PD-7.4")
@pytest.mark.parametrize(
    ("room", "reward"),
    [("F1", "potions"), ("E2", "level rogue"), ("D2", "half crown"), ("C5", "gems")],
)
def test_each_kind_of_treasure(scene, room, reward):
    beside = {"F1": "E1", "E2": "D2", "D2": "E2", "C5": "D5"}[room]
    party = scene.party(at=beside)
    party.step(room)
    if reward in ("potions", "gems"):
        assert getattr(party, reward) == 1
    else:
        party.choose(reward)
        assert (party.health, party.boxes_of("crown")) == ((5, 0) if room == "E2" else (4, 1))


@rule("PD-7.4")
def test_explored_means_entered_at_least_once(scene):
    party = scene.party(at="C1", halves="sceptre", rogue=3, dice=[2, 1])
    party.use("2 craft sceptre", "kill D1", "kill C3")
    assert party.rooms == ["C1"]  # killing from afar explores nothing
    party.use("1 move", "D1")
    assert party.rooms == ["C1", "D1"]
    party.choose("C1")
    assert party.rooms == ["C1", "D1"]


@rule("PD-7.4")
@pytest.mark.parametrize("room", ROOMS)
def test_every_room_is_explored_and_emptied_by_its_first_entry(scene, room):
    beside = ROOMS[neighbours(ROOMS.index(room))[0]]
    party = scene(content=pack()).party(at=beside)
    printed = CONTENT.map.rooms[ROOMS.index(room)]
    met = party.minions
    party.step(room)
    assert party.place == room
    assert set(party.rooms) == {beside, room}
    assert (party.minions - met, room in party.dead_minions) == (printed.minion != "", printed.minion != "")
    assert (party.traps, party.potions, party.gems) == (
        printed.trap, printed.treasure == "potion", printed.treasure == "gem",
    )  # fmt: skip
    assert party.gems_of_the_map == printed.gem
    question = {"half": "half sword", "level": "level warrior"}.get(printed.treasure, "stop")
    assert party.may(question)


@rule("PD-7.4")
def test_a_room_has_at_most_one_treasure(tmp_path):
    problems = edited_pack(
        tmp_path, "map.toml", 'C5 = { gem = "D" }', 'C5 = { gem = "D", treasure = "potion" }'
    )
    assert [(problem.severity, problem.file) for problem in problems] == [("error", "map.toml")]
    for room in CONTENT.map.rooms:
        assert (room.minion != "") == (room.minion_level > 0)
        assert (room.gem != "") == (room.treasure == "gem")


# --- PD-7.5 ------------------------------------------------------------------------------------------------------


@rule("PD-7.5")
def test_re_entering_only_the_trap_works_again(scene):
    den = {"minion": "ogre", "minion_level": 3, "trap": True, "treasure": "potion"}
    party = scene(content=pack(rooms={"A1": den})).party(warrior=3, at="B1")
    party.walk("A1", "B1", "A1")
    assert (party.minions, party.potions, party.traps) == (1, 1, 2)
    assert (party.hearts, party.wounds) == (1, 1)


@rule("PD-7.5", "PD-7.7")
def test_stepping_to_and_fro_within_one_die_springs_the_trap_each_time(scene):
    party = scene.party(at="E1", dice=[10])
    party.use("10 move", "F1", "E1")
    assert (party.traps, party.potions) == (1, 1)
    party.choose("F1")
    assert (party.potions, party.rooms) == (1, ["E1", "F1"])  # the path may be crossed, the potion is gone


@rule("PD-7.5")
def test_a_crossed_out_gem_is_gone_for_good(scene):
    taker, late = scene.party(at="D5"), scene.party(at="D5")
    taker.step("C5")
    scene.end_round()
    late.step("C5")
    assert (late.gems, late.gems_of_the_map, late.crossed_out) == (0, "", "D")
    late.step("D5")
    late.step("C5")
    assert late.gems == 0


@rule("PD-7.5")
def test_a_treasure_that_could_not_be_taken_is_gone(scene):
    party = scene.party(at="C1", rogue=3, potions=12)
    party.step("D1")  # its potion has no room
    party.sheet.potions = 11
    party.walk("C1", "D1")
    assert party.potions == 11


# --- PD-7.6 ------------------------------------------------------------------------------------------------------


@rule("PD-7.6")
def test_a_weaker_hero_takes_the_difference_as_wounds(scene):
    party = scene.party(rogue=2, at="C1")
    party.step("D1")  # goblin 3 and a potion
    assert (party.wounds, party.minions) == (1, 1)


@rule("PD-7.6")
def test_the_rulebooks_way_from_c1_to_d1_with_a_rogue_of_level_2(scene):
    """C1's potion is there when D1's goblin 3 wounds: its heart is filled, the track stays empty."""
    party = scene.party(rogue=2)
    party.walk("C1", "D1")
    assert (party.potions, party.hearts, party.wounds, party.minions) == (2, 1, 0, 1)


@rule("PD-7.6")
@pytest.mark.parametrize("level", range(1, 7))
@pytest.mark.parametrize("room", MINION_ROOMS, ids=lambda room: f"{room.minion}-{room.minion_level}")
def test_every_minion_is_fought_by_its_hero_and_always_defeated(scene, room, level):
    assert room.minion_level in (3, 4, 5)
    content = pack(rooms={"A1": {"minion": room.minion, "minion_level": room.minion_level}})
    hero = FOE_OF[room.minion]
    others = {other: 6 for other in HEROES if other != hero}
    party = scene(content=content).party(**others, **{hero: level})
    party.step("A1")
    assert party.wounds == max(0, room.minion_level - level)
    assert (party.minions, party.dead_minions) == (1, ["A1"])


@rule("PD-7.6")
def test_a_minion_must_be_fought(scene):
    party = scene.party(at="C1")
    party.step("D1")
    assert party.may("stop")  # nothing was asked, all is over
    assert (party.wounds, party.minions) == (2, 1)


@rule("PD-7.6")
def test_minions_are_ghosts_goblins_ogres_and_zombies_of_levels_3_to_5():
    found = Counter((room.minion, room.minion_level) for room in MINION_ROOMS)
    assert found == {(minion, level): 1 for minion in FOE_OF for level in (3, 4, 5)}


# --- PD-7.7 ------------------------------------------------------------------------------------------------------


@rule("PD-7.7")
def test_the_rulebooks_way_from_f1_to_e1(scene):
    """F1's potion takes the wound of E1's trap; then half an item."""
    party = scene.party()
    party.walk("F1")
    party.step("E1", "half crown")
    assert (party.potions, party.hearts, party.wounds, party.traps) == (1, 1, 0, 1)
    assert party.boxes_of("crown") == 1


@rule("PD-7.7")
def test_a_trap_wounds_on_every_entry(scene):
    party = scene.party(at="F2", explored="E1 F1 C2")
    party.walk("F1", "E1", "F1", "E1")
    assert (party.traps, party.wounds) == (2, 2)


@rule("PD-7.7")
def test_a_trap_is_sprung_even_if_a_scout_or_a_heart_spares_the_wound(scene):
    scout = scene.party(talent="scout", at="F1")
    careful = scene.party(potions=1, at="F1")
    for party in (scout, careful):
        party.step("E1", "half crown")
        assert (party.traps, party.wounds) == (1, 0)
    assert (scout.hearts, careful.hearts) == (0, 1)


# --- PD-7.8 ------------------------------------------------------------------------------------------------------


@rule("PD-7.8", "PD-11.2")
def test_minions_killed_from_afar_count_and_do_not_wound(scene):
    party = scene.party(halves="sceptre", goal="minions_of_level_3", dice=[2])
    party.use("2 craft sceptre")
    assert set(party.choices) == {f"kill {room.name}" for room in MINION_ROOMS}
    party.choose("kill D1", "kill C3")
    assert (party.minions, party.wounds, party.dead_minions) == (2, 0, ["D1", "C3"])
    assert party.box("G") == 2
    assert party.box("J") == 2  # two minions of level 3
    assert party.story("minion_killed") == ["minion_killed D1 1", "minion_killed C3 2"]


@rule("PD-7.8")
def test_two_different_living_minions_must_be_chosen(scene):
    party = scene.party(halves="sceptre", killed="A1", dice=[2])
    party.use("2 craft sceptre", "kill D1")
    assert party.why_not("kill D1") == ("PD-7.8", "no-minion")
    assert party.why_not("kill A1") == ("PD-7.8", "no-minion")
    assert party.why_not("kill B1") == ("PD-7.8", "no-minion")
    assert party.why_not("done") == ("PD-5.9", "finish-reward")


@rule("PD-7.8")
@pytest.mark.parametrize("living", [0, 1])
def test_where_fewer_live_those_die_that_do(scene, living):
    names = [room.name for room in MINION_ROOMS]
    party = scene.party(halves="sceptre", killed=names[living:], dice=[2])
    party.use("2 craft sceptre", *(f"kill {name}" for name in names[:living]))
    assert party.minions == 12
    assert any(text.endswith("move") for text in party.choices)


@rule("PD-7.8")
def test_the_room_of_a_minion_killed_from_afar_is_unexplored_and_its_treasure_waits(scene):
    party = scene.party(halves="sceptre", at="C1", dice=[2])
    party.use("2 craft sceptre", "kill D1", "kill C3")
    assert (party.rooms, party.potions) == (["C1"], 0)
    party.step("D1")  # no goblin any more, but the potion
    assert (party.wounds, party.minions, party.potions) == (0, 2, 1)


@rule("PD-7.8")
def test_kills_from_afar_count_for_talents_and_missions(scene):
    scene = scene(missions="minion_levels")
    party = scene.party(halves="sceptre", killed="D1", talent="shaman", dice=[2])
    party.use("2 craft sceptre", "kill B4")  # level 4
    assert party.potions == 0
    party.choose("kill C6")  # level 5, the third minion
    assert (party.minions, party.potions) == (3, 1)
    scene.end_round()
    assert party.missions_scored == ["minion_levels"]


# --- PD-7.9 ------------------------------------------------------------------------------------------------------


@rule("PD-7.9")
def test_gems_a_to_h_lie_in_one_room_each():
    assert sorted(room.gem for room in CONTENT.map.rooms if room.gem) == list("ABCDEFGH")


@rule("PD-7.9")
def test_rivals_cross_out_a_gem_at_the_end_of_the_round(scene):
    taker, rival = scene.party(at="D5"), scene.party(at="D5")
    taker.step("C5")
    assert (taker.gems, taker.gems_of_the_map) == (1, "D")
    taker.done()
    assert rival.crossed_out == ""  # what is available is fixed at the round's start
    rival.done()
    assert (rival.crossed_out, taker.crossed_out) == ("D", "")


@rule("PD-7.9")
def test_all_eight_may_take_one_gem_in_the_same_round(scene):
    scene = scene(seats=8)
    parties = [scene.party(at="D5") for _ in range(8)]
    for party in parties:
        party.step("C5")
        party.done()
    assert [(party.gems, party.gems_of_the_map, party.crossed_out) for party in parties] == [(1, "D", "")] * 8


@rule("PD-7.9")
def test_a_gem_not_taken_this_round_can_never_be_taken(scene):
    scene = scene(seats=3)
    first, second, third = (scene.party(at="D5") for _ in range(3))
    first.step("C5")
    second.step("C5")
    scene.end_round()
    assert [party.crossed_out for party in (first, second, third)] == ["", "", "D"]
    third.step("C5")
    assert third.gems == 0


@rule("PD-7.9")
@pytest.mark.parametrize("edition", ["ru", "it"])
def test_a_treasure_hunter_s_gem_is_not_announced(scene, edition):
    scene = scene(edition=edition)
    hunter, rival = scene.keep("treasure_hunter", "alchemist")
    hunter.choose("gem D")
    scene.begin()
    scene.end_round()
    assert rival.crossed_out == ""
    rival.sheet.room = ROOMS.index("D5")  # set the scene: the rival stands beside it
    rival.step("C5")
    scene.end_round()
    assert (rival.gems_of_the_map, hunter.gems_of_the_map) == ("D", "D")
    assert (rival.crossed_out, hunter.crossed_out) == ("", "")


@rule("PD-7.9")
def test_a_gem_fills_the_next_place(scene):
    party = scene.party(at="D5", gems=4)
    party.step("C5")
    assert party.gems == 5


# --- PD-7.10 -----------------------------------------------------------------------------------------------------


@rule("PD-7.10")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("place", range(1, 11))
def test_gem_places_give_their_bonus_at_once(scene, edition, place):
    party = scene(edition=edition).party(at="D5", gems=place - 1)
    party.step("C5")
    assert party.gems == place
    if place in (2, 10):
        assert party.choices == [f"half {item}" for item in ITEMS]
    elif place == 6:
        assert party.choices == [f"level {hero}" for hero in HEROES]
    else:
        assert party.may("stop")
        assert party.potions == (1 if place in (4, 8) else 0)


# --- PD-7.11 -----------------------------------------------------------------------------------------------------


@rule("PD-7.11")
def test_bonus_gems_are_not_lettered_and_take_nothing_from_rivals(scene):
    party, rival = scene.party(rogue=3, potions=11, dice=[8, 1]), scene.party()
    party.use("8 level rogue")
    party.use("1 brew", "half crown")
    assert (party.gems, party.gems_of_the_map) == (2, "")
    scene.end_round()
    assert rival.crossed_out == ""


@rule("PD-7.11")
def test_bonus_gems_count_as_gems_everywhere(scene):
    scene = scene(missions="gems_4")
    merchant = scene.party(rogue=3, gems=3, talent="merchant", dice=[8])
    collector = scene.party(rogue=3, gems=4, goal="gems")
    assert collector.box("J") == 2
    merchant.use("8 level rogue")
    collector.use("8 level rogue")
    assert (merchant.gems, merchant.box("F")) == (4, 10)
    assert merchant.potions == 2  # the track's and the merchant's
    assert (collector.gems, collector.box("J")) == (5, 4)
    scene.end_round()
    assert merchant.missions_scored == ["gems_4"]


@rule("PD-7.11")
def test_a_gem_beyond_the_10th_is_not_gained(scene):
    party = scene.party(rogue=3, gems=10, talent="merchant", dice=[8])
    party.use("8 level rogue")
    assert (party.gems, party.potions) == (10, 0)
    assert party.story("gem_lost") == ["gem_lost"]


@rule("PD-7.11")
def test_a_lettered_gem_beyond_the_10th_is_still_taken_and_announced(scene):
    party, rival = scene.party(gems=10, talent="merchant", at="D5"), scene.party()
    party.step("C5")
    assert (party.gems, party.potions, party.gems_of_the_map) == (10, 0, "D")
    scene.end_round()
    assert rival.crossed_out == "D"


@rule("PD-7.11")
def test_a_boss_s_gem_beyond_the_10th_is_not_gained(scene):
    scene = scene(bosses="gargoyle medusa kraken", round=3)
    party = scene.party(wizard=6, gems=10, talent="merchant", explored="D3")
    scene.end_round()
    assert (party.boss1, party.gems, party.potions) == (5, 10, 0)


# --- PD-7.12 -----------------------------------------------------------------------------------------------------


@rule("PD-7.12")
def test_the_default_map_keeps_the_rooms_the_rulebooks_show():
    rooms = {room.name: room for room in CONTENT.map.rooms}
    shown = {
        name: (rooms[name].minion, rooms[name].minion_level, rooms[name].trap, rooms[name].treasure)
        for name in ("C1", "D1", "E1", "F1")
    }
    assert shown == {
        "C1": ("", 0, False, "potion"),
        "D1": ("goblin", 3, False, "potion"),
        "E1": ("", 0, True, "half"),
        "F1": ("", 0, False, "potion"),
    }
    assert any(
        room.minion == "ghost" and room.treasure == "potion" and int(room.name[1]) <= 4
        for room in CONTENT.map.rooms
    )


@rule("PD-7.12")
def test_the_default_map_has_what_a_good_map_needs():
    found = Counter(room.treasure for room in CONTENT.map.rooms)
    traps = sum(room.trap for room in CONTENT.map.rooms)
    guarded = sum(bool(room.gem and (room.minion or room.trap)) for room in CONTENT.map.rooms)
    assert len(CONTENT.map.rooms) == 42
    assert (len(MINION_ROOMS), found["gem"]) == (12, 8)
    assert guarded > 4
    assert 7 <= traps <= 9
    assert 8 <= found["potion"] <= 11
    assert 6 <= found["half"] <= 8
    assert 4 <= found["level"] <= 6
    assert len(CONTENT.map.water) > 0
    assert len(CONTENT.map.walls) > 0


def steps_without_items(letter: str) -> dict[int, int]:
    """Steps from an entrance to every room within reach of a party without cloak and medallion."""
    dungeon = Scene(dungeon=letter).state.sheets[0].dungeon
    steps = dict.fromkeys(range(6), 1)
    queue = deque(steps)
    while queue:
        room = queue.popleft()
        for other in range(42):
            if dungeon.borders[room * 42 + other] == 1 and other not in steps:
                steps[other] = steps[room] + 1
                queue.append(other)
    return steps


@rule("PD-7.12")
@pytest.mark.parametrize("card", CONTENT.dungeons, ids=lambda card: card.letter)
def test_every_dungeon_can_be_explored_and_its_bosses_met(card):
    steps = steps_without_items(card.letter)
    assert len(steps) >= 38
    limits = ((2, 4, 6), (3, 6, 10), (5, 7, 14))
    for room, (lowest, highest, most) in zip(card.boss_rooms, limits, strict=True):
        assert lowest <= int(ROOMS[room][1]) <= highest
        assert steps[room] <= most
    first, second = (set(CONTENT.boss(boss).gems) for boss in card.bosses[:2])
    assert len(first) == len(second) == 2
    assert not first & second


@rule("PD-7.12")
def test_the_pack_checker_agrees():
    assert check(CONTENT.folder) == []
