"""Setting and board: what a page is given to draw, against the sheets, the views and the rules' own figures."""

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import astuple

from tests.conformance.hidden import SHUFFLERS
from tests.conformance.pairwise import option_factors, value_rows
from tests.conformance.play import Case, turns, viewers
from tests.conformance.toy import ToyGame
from tests.games.wire import read
from tests.rules.paper_dungeons.scene import GAME, Scene, names, pack
from tools import ui_fixtures
from tools.ui_fixtures import plain
from undercroft.games.paper_dungeons import board as board_module
from undercroft.games.paper_dungeons.board import Board, Own, Party, Setting, setting
from undercroft.games.paper_dungeons.codes import GEMS, HEROES, ITEMS, ROOMS, TALENTS
from undercroft.games.paper_dungeons.drawing import board
from undercroft.games.paper_dungeons.scoring import power
from undercroft.games.paper_dungeons.sheet import Sheet
from undercroft.games.paper_dungeons.state import PaperDungeonsState
from undercroft.kernel.errors import BadOption
from undercroft.kernel.messages import Name
from undercroft.kernel.state import CHANCE, State
from undercroft.kernel.view import View
from undercroft.locales import LANGUAGES, Speaker

HOUSE_KINDS = {"hero", "minion"}
"""Kinds whose names are the house's and not the pack's."""


def fits(seats: int, row: dict[str, Any]) -> bool:
    try:
        GAME.complete_options(row, seats)
    except BadOption:
        return False
    return True


def rows(seats: int) -> list[dict[str, Any]]:
    """Few combinations of options in which every value is met, but for the letters of dungeons and stories."""
    factors = {**option_factors(GAME), "dungeon": ("random", "B"), "campaign": ("none", "GHI")}
    return [{}, *value_rows(factors, lambda row: fits(seats, row))]


CASES = [
    pytest.param(Case(GAME, seats, seed=number, options=row), id=f"{seats}-{number}")
    for seats in (1, 3)
    for number, row in enumerate(rows(seats))
]


def board_of(state: State, viewer: int | None) -> Board:
    return GAME.board(state.view(viewer))


def setting_of(case: Case) -> Setting:
    return GAME.setting(case.seats, case.options)


def start(case: Case, chance: str = "roll") -> PaperDungeonsState:
    state = case.start(chance)
    assert isinstance(state, PaperDungeonsState)
    return state


def moments(case: Case, purpose: str) -> Iterator[PaperDungeonsState]:
    """States of a random game: the first one, some twelve, and the last one."""
    state, rng, look = start(case), case.rng(purpose), case.rng(f"{purpose}, when")
    yield state
    for seat, code in turns(case, state, rng):
        if case.due(look, 12):
            yield state
        state.play(seat, code)
    assert state.over
    yield state


# --- Against the sheets ------------------------------------------------------------------------------------------


def check_party(party: Party, sheet: Sheet) -> None:
    """Every figure that a sheet holds as such."""
    assert [hero.level for hero in party.heroes] == [sheet.level(hero) for hero in range(4)]
    assert [item.filled for item in party.items] == [sheet.filled(item) for item in range(8)]
    assert [item.complete for item in party.items] == [sheet.has(item) for item in range(8)]
    assert party.health == sheet.health == sum(hero.level for hero in party.heroes)
    assert (party.brewed, party.hearts) == (sheet.potions, sheet.hearts)
    assert sum(potion.brewed for potion in party.potions) == sheet.potions
    assert sum(potion.hearts for potion in party.potions) == sheet.hearts
    assert party.hearts_free == 2 * sheet.potions - sheet.hearts
    assert (party.wounds.count, party.gems.count, party.minions.count) == (
        sheet.wounds,
        sheet.gems,
        sheet.minions,
    )
    assert party.risen == bool(sheet.risen)
    assert list(party.gems_taken) == names(sheet.gems_taken, GEMS)
    assert list(party.gems_gone) == names(sheet.gems_gone, GEMS)
    assert list(party.gems_round) == names(sheet.gems_round, GEMS)
    assert list(party.explored) == names(sheet.explored, ROOMS)
    assert list(party.killed) == names(sheet.killed, ROOMS)
    assert party.room == (None if sheet.room == 42 else ROOMS[sheet.room])
    assert (party.traps, party.walls, party.waters) == (sheet.traps, sheet.walls, sheet.waters)
    assert [boss.visited for boss in party.bosses] == [bool(sheet.visited >> stage & 1) for stage in range(3)]
    if sheet.alignment:
        black = [hero.hero for hero in party.heroes if hero.colour == "black"]
        assert black == names(sheet.alignment, HEROES)
    else:
        assert {hero.colour for hero in party.heroes} == {None}


@pytest.mark.parametrize("case", CASES)
def test_the_figures_are_those_of_the_sheets_and_of_the_score(case):
    seen: Counter[str] = Counter()
    for state in moments(case, "figures"):
        for viewer in viewers(state):
            drawn = board_of(state, viewer)
            seen[drawn.block] += 1
            for seat, party in enumerate(drawn.parties):
                own = seat == viewer
                sheet = state.sheets[seat] if own or not state.block_kind else state.shown[seat]
                assert (party.seat, party.own) == (seat, own)
                check_party(party, sheet)
                lines = state.score_sheet(seat, viewer)
                boxes = dict.fromkeys(party.fame.boxes, 0)
                for line in lines:
                    boxes[line.box] += line.points
                assert party.fame.boxes == boxes
                assert party.fame.total == sum(party.fame.boxes.values())
                assert party.fame.known == all(line.known for line in lines)
                if own:
                    assert party.fame.total == state.score(seat)
                known = own or state.over or not state.tables.secret
                assert party.talent == (TALENTS[sheet.talent] if known and sheet.talent >= 0 else None)
                assert party.hidden == (not known and sheet.talent >= 0)
                for stage, prospect in enumerate(party.bosses):
                    boss = (state.boss1, state.boss2, state.boss3)[stage]
                    assert prospect.power == sum(prospect.parts.values())
                    if not party.hidden:
                        assert prospect.power == power(sheet, boss)
    assert {"keep", "round", ""} <= set(seen)


def test_the_boxes_of_bosses_are_noted_once_they_are_fought():
    for case in (Case(GAME, 2, seed=3), Case(GAME, 2, seed=4, options={"campaign": "ABC", "edition": "ru"})):
        fights: Counter[int] = Counter()
        match = case.match()
        for seat, code in turns(case, match, case.rng("bosses")):
            match.play(seat, code)
            told = match.events(0)
            begun = max(place for place, event in enumerate(told) if event.kind == "sheet_taken")
            kinds = ("boss_fought", "boss_too_strong", "boss_not_met")
            fought = sum(event.kind in kinds and event.seat == 0 for event in told[begun:])
            drawn = board_of(match.state, 0)
            assert [boss.fought for boss in drawn.bosses] == [stage < fought for stage in range(3)]
            notes = [prospect.noted for prospect in drawn.parties[0].bosses]
            assert [note is not None for note in notes] == [stage < fought for stage in range(3)]
            fights[fought] += 1
        assert set(fights) == {0, 1, 2, 3}


# --- Scenes ------------------------------------------------------------------------------------------------------


def own_of(made: Board) -> Own:
    """What the viewer's seat is about."""
    assert made.own is not None
    return made.own


def goal_of(party: Party) -> tuple[object, ...]:
    """A party's goal as a row of figures."""
    assert party.goal is not None
    return astuple(party.goal)


def drawn_for(party) -> tuple[Board, Party]:
    """What a party of a scene sees, and its own sheet on it."""
    made = board_of(party.scene.state, party.seat)
    return made, made.parties[party.seat]


@pytest.fixture
def scene() -> Scene:
    """A table for two in dungeon B."""
    return Scene()


def test_the_power_against_a_boss_by_its_parts(scene):
    party = scene.party(
        warrior=4, wizard=2, cleric=3, rogue=2, items="sword", talent="berserker", explored="D3"
    )
    minotaur = drawn_for(party)[1].bosses[0]
    bonuses = {"warrior": 1, "sword": 3, "berserker": 2}
    assert minotaur.parts == {"heroes": 11, "weakness": 4, **bonuses}
    assert GAME.setting(2).tracks.power == bonuses
    assert (minotaur.power, minotaur.visited, minotaur.noted) == (21, True, None)
    card = next(boss for boss in GAME.content.bosses if boss.id == "minotaur")
    assert minotaur.row == 2
    assert minotaur.missing is None
    assert (minotaur.fame, minotaur.wounds) == (card.fame[2], card.wounds[2])


def test_too_little_power_and_what_is_missing(scene):
    minotaur = drawn_for(scene.party())[1].bosses[0]
    card = next(boss for boss in pack().bosses if boss.id == "minotaur")
    assert (minotaur.power, minotaur.row, minotaur.missing) == (5, None, card.thresholds[0] - 5)
    assert (minotaur.fame, minotaur.wounds, minotaur.visited) == (-card.flee, 0, False)


def test_a_barbarian_expects_no_wounds(scene):
    party = scene.party(warrior=6, wizard=6, cleric=6, rogue=6, talent="barbarian")
    rival = scene.party(warrior=6, wizard=6, cleric=6, rogue=6)
    assert [boss.wounds for boss in drawn_for(party)[1].bosses] == [0, 0, 0]
    assert any(boss.wounds for boss in drawn_for(rival)[1].bosses)


def test_potions_and_hearts_are_filled_in_the_order_of_the_sheet(scene):
    party = drawn_for(scene.party(potions=6, hearts=3))[1]
    assert [potion.brewed for potion in party.potions] == [True] * 6 + [False] * 6
    assert [potion.hearts for potion in party.potions] == [2, 1, *[0] * 10]
    assert party.hearts_free == 9


@pytest.mark.parametrize(
    ("wounds", "fame", "following", "next_fame"),
    [
        (0, 0, 3, -1),
        (2, 0, 3, -1),
        (3, -1, 6, -3),
        (11, -6, 12, -10),
        (23, -28, 24, -36),
        (24, -36, None, None),
    ],
)
def test_wounds_cost_fame_step_by_step(scene, wounds, fame, following, next_fame):
    track = drawn_for(scene.party(wounds=wounds))[1].wounds
    assert astuple(track) == (wounds, fame, following, next_fame)


def test_the_next_figure_of_gems_and_minions(scene):
    party = drawn_for(scene.party(taken="AC", killed="D1 C3 B4"))[1]
    assert astuple(party.gems) == (2, 3, 3, 6)
    assert astuple(party.minions) == (3, 3, 4, 5)
    assert party.gems_taken == ("A", "C")
    assert party.killed == ("D1", "C3", "B4")


def test_a_full_track_has_no_next_figure(scene):
    party = drawn_for(scene.party(gems=10))[1]
    assert astuple(party.gems) == (10, 40, None, None)


def test_dice_are_used_up_one_by_one_also_equal_ones(scene):
    party = scene.party(dice=(1, 1, 9, 5, 10), skulls=1)
    party.use("1 brew")
    made, _ = drawn_for(party)
    assert [(die.number, die.colour, die.used) for die in made.dice] == [
        (1, "white", True),
        (1, "white", False),
        (9, "white", False),
        (5, "black", False),
        (10, "black", False),
        (0, "black", False),
    ]
    assert [die.symbol for die in made.dice] == ["warrior", "warrior", "clover", "warrior", "boots", "skull"]
    assert (made.skulls, own_of(made).dice_left, own_of(made).finished) == (1, 2, False)


def test_a_walk_in_progress(scene):
    party = scene.party(dice=(10,), at="C1")
    party.use("10 move", "C2")
    made, own = drawn_for(party)
    assert (own_of(made).steps, own_of(made).dice_left) == (2, 2)
    assert (own.room, own.explored, own.traps) == ("C2", ("C1", "C2"), 1)


def test_a_seat_that_has_finished_waits(scene):
    first, second = scene.party(), scene.party()
    first.done()
    assert own_of(drawn_for(first)[0]).finished
    made, _ = drawn_for(second)
    assert (made.block, made.members, own_of(made).finished) == ("round", (0, 1), False)


def test_rivals_are_drawn_as_of_the_start_of_the_block(scene):
    first, second = scene.party(dice=(1, 2, 3)), scene.party()
    first.use("1 brew")
    assert drawn_for(first)[1].brewed == 2
    assert drawn_for(second)[0].parties[0].brewed == 0
    assert board_of(scene.state, None).parties[0].brewed == 0


def test_missions_with_their_progress_and_who_has_claimed_them():
    scene = Scene(missions="potions_8 gems_4")
    first = scene.party(potions=8, taken="AB")
    scene.party(potions=3)
    made, own = drawn_for(first)
    assert [(mission.mission, mission.open, mission.claimed) for mission in made.missions] == [
        ("potions_8", True, ()),
        ("gems_4", True, ()),
    ]
    assert [(mission.count, mission.amount, mission.met) for mission in own.missions] == [
        (8, 8, True),
        (2, 4, False),
    ]
    scene.end_round()
    made, own = drawn_for(first)
    assert [(mission.mission, mission.open, mission.claimed) for mission in made.missions] == [
        ("potions_8", False, (0,)),
        ("gems_4", True, ()),
    ]
    assert (own.missions[0].claimed, own.fame.boxes["K"]) == (True, 4)
    assert not made.parties[1].missions[0].claimed


def test_the_goal_with_its_next_step(scene):
    party = drawn_for(scene.party(goal="minions_of_level_4", killed="B4 D4"))[1]
    assert goal_of(party) == ("minions_of_level_4", 2, 2, 3)
    party = drawn_for(scene.party(goal="minions_of_level_4", killed="B4 D4 B5 F3"))[1]
    assert goal_of(party) == ("minions_of_level_4", 4, 6, None)


def test_a_solo_party_has_a_rank_and_missions_lose_worth():
    scene = Scene(seats=1, missions="potions_8", round=5)
    made, own = drawn_for(scene.party())
    assert own.fame.rank == 0
    assert made.mission_fame == GAME.content.tracks.solo_mission_fame[4]
    rich = Scene(seats=1)
    _, own = drawn_for(rich.party(warrior=6, wizard=6, cleric=6, rogue=6, gems=10))
    assert own.fame.rank == max(
        place for place, each in enumerate(GAME.content.ranks) if each.at <= own.fame.total
    )


def test_the_cards_dealt_are_shown_to_their_owner_alone():
    state = start(Case(GAME, 3, seed=5))
    made = board_of(state, 1)
    assert (made.block, made.round, made.dice) == ("keep", 0, ())
    assert len(own_of(made).talents) == len(own_of(made).goals) == 2
    talents = {GAME.code_text(code).removeprefix("talent ") for code in state.choices(1)}
    assert set(own_of(made).talents) == talents
    assert all(party.talent is None and party.goal is None and not party.hidden for party in made.parties)
    assert board_of(state, None).own is None


# --- What is hidden ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("secret", [False, True])
@pytest.mark.parametrize("edition", ["ru", "it", "cz"])
def test_nothing_hidden_is_on_a_board(secret, edition):
    case = Case(GAME, 4, seed=8, options={"secret_cards": secret, "edition": edition, "missions": False})
    state, rng = start(case, "ask"), case.rng("hidden")
    changed = 0
    for seat, code in turns(case, state, rng):
        if state.to_act == (CHANCE,) and state.sheets:
            for viewer in viewers(state):
                other = state.copy()
                SHUFFLERS[GAME.name](other, viewer, Random(f"{viewer} {code}"))
                changed += other.digest() != state.digest()
                assert board_of(other, viewer) == board_of(state, viewer)
        state.play(seat, code)
    assert changed > 20


def test_what_a_rival_does_within_a_block_changes_no_board():
    case = Case(GAME, 3, seed=9, options={"secret_cards": True})
    state, rng = start(case), case.rng("blocks")
    compared = 0
    for seat, code in turns(case, state, rng):
        others = [viewer for viewer in viewers(state) if viewer != seat]
        before, block = [board_of(state, viewer) for viewer in others], state.block
        state.play(seat, code)
        if state.block == block and state.block_kind and state.to_act:
            assert [board_of(state, viewer) for viewer in others] == before
            compared += 1
    assert compared > 50


# --- The wire ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("case", CASES)
def test_setting_and_board_survive_json(case):
    made = setting_of(case)
    assert read(Setting, json.loads(json.dumps(plain(made)))) == made
    for state in moments(case, "wire"):
        for viewer in viewers(state):
            drawn = board_of(state, viewer)
            assert read(Board, json.loads(json.dumps(plain(drawn)))) == drawn
            again = GAME.board(GAME.read_view(json.loads(json.dumps(state.view(viewer).to_wire()))))
            assert again == drawn


# --- Names -------------------------------------------------------------------------------------------------------


def names_in(value: object) -> Iterator[Name]:
    """All names anywhere within messages."""
    if isinstance(value, Name):
        yield value
    elif isinstance(value, msgspec.Struct):
        for part in value.__struct_fields__:
            yield from names_in(getattr(value, part))
    elif isinstance(value, dict):
        for each in value.values():
            yield from names_in(each)
    elif isinstance(value, list | tuple):
        for each in value:
            yield from names_in(each)


LISTS = {
    "missions_laid": ("missions", "mission"),
    "talents_dealt": ("talents", "talent"),
    "goals_dealt": ("goals", "goal"),
}
"""Events that name several cards by their ids in one text."""


@pytest.mark.parametrize("case", CASES)
def test_everything_that_is_named_has_a_name_in_four_languages(case):
    made = setting_of(case)
    match, rng = case.match(), case.rng("names")
    met: set[Name] = set()
    fields: set[str] = set()
    for seat, code in turns(case, match, rng):
        state = match.state
        choices = [state.describe(seat, each) for each in state.choices(seat)]
        met.update(names_in(choices))
        fields.update(change.field for choice in choices for change in choice.preview)
        refused = state.why_not(seat, rng.randrange(GAME.codes.count))
        met.update(names_in(refused))
        match.play(seat, code)
    for viewer in viewers(match.state):
        told = match.events(viewer)
        met.update(names_in(told))
        for event in told:
            if event.kind in LISTS:
                argument, kind = LISTS[event.kind]
                met.update(Name(kind, card) for card in str(event.args[argument]).split())
        for seat in range(case.seats):
            met.update(names_in(match.state.score_sheet(seat, viewer)))
    met.update(names_in(match.state.outcome))
    # What previews speak of is explained where the board is.
    explained = str(board_module.__doc__)
    assert all(f"``{field}``" in explained for field in fields - {*HEROES, *ITEMS})
    assert {"health", "room", "explored"} <= fields
    assert {"boss", "dungeon", "goal", "hero", "item", "talent"} <= {name.kind for name in met}
    for name in met:
        if name.kind in HOUSE_KINDS:
            assert name.kind not in made.names
            assert all(Speaker(language).knows(f"name-{name.kind}-{name.id}") for language in LANGUAGES)
        else:
            said = made.names[name.kind][name.id]
            assert said == {language: GAME.name_in(name, language) for language in LANGUAGES}


def test_every_text_of_a_setting_is_there_in_four_languages():
    made = GAME.setting(2)
    for kinds in (made.names, made.texts):
        for things in kinds.values():
            assert all(list(said) == list(LANGUAGES) and all(said.values()) for said in things.values())
    assert made.names.keys() == {"boss", "dungeon", "goal", "item", "mission", "talent"}
    for name, cards in (("goal", made.goals), ("mission", made.missions), ("talent", made.talents)):
        assert [card.id for card in cards] == list(made.texts[name]) == list(made.names[name])
    speakers = [Speaker(language) for language in LANGUAGES]
    messages = [f"gift-{hero.id}" for hero in made.heroes] + [f"effect-{item.id}" for item in made.items]
    messages += [f"name-hero-{hero.id}" for hero in made.heroes]
    messages += [f"name-minion-{hero.minion}" for hero in made.heroes]
    messages += [f"box-paper-dungeons-{box}" for box in "abcdefghijkl"]
    assert all(speaker.knows(message) for speaker in speakers for message in messages)


# --- The setting -------------------------------------------------------------------------------------------------


def test_the_map_of_a_setting():
    made = GAME.setting(2, {"dungeon": "B"})
    assert [room.id for room in made.rooms] == list(ROOMS)
    rooms = {room.id: room for room in made.rooms}
    assert astuple(rooms["D1"]) == ("D1", "goblin", 3, False, "potion", None)
    assert astuple(rooms["A3"]) == ("A3", None, 0, True, "gem", "A")
    assert made.bridges == (("B4", "B5"), ("D5", "D6"))
    assert [passage.rooms for passage in made.passages] == [("A2", "F2"), ("A4", "F4")]
    assert made.entrances == ("A1", "B1", "C1", "D1", "E1", "F1")
    (dungeon,) = made.dungeons
    assert (dungeon.id, dungeon.boss_rooms) == ("B", ("D3", "B5", "C7"))
    assert dungeon.bosses == ("minotaur", "chimera", "beholder")


def test_walls_river_and_bridges_are_the_borders_that_the_rules_know():
    made = GAME.setting(2)
    tables = GAME.tables(2, GAME.complete_options({}, 2))
    for number, dungeon in enumerate(made.dungeons):
        steps = tables.dungeons[number].steps
        for one, two in [*made.bridges, *made.river, *made.walls, *dungeon.walls]:
            wall = (one, two) in made.walls + dungeon.walls
            water = (one, two) in made.river
            for passes in range(4):
                free = (not wall or bool(passes & 1)) and (not water or bool(passes & 2))
                codes = steps[passes * 43 + ROOMS.index(one)]
                assert (GAME.codes.encode("step", ROOMS.index(two)) in codes) == free


@pytest.mark.parametrize(
    ("options", "letters"),
    [({}, "ABCDEFGHIJKL"), ({"dungeon": "H"}, "H"), ({"campaign": "GHI"}, "GHI")],
)
def test_the_dungeons_that_can_come_to_the_table(options, letters):
    made = GAME.setting(2, options)
    assert [dungeon.id for dungeon in made.dungeons] == list(letters)
    assert list(made.texts["dungeon"]) == list(letters)
    assert made.chapters == (tuple("GHI") if "campaign" in options else ())


def test_where_editions_and_options_show_on_the_sheet():
    czech, italian = GAME.setting(2), GAME.setting(2, {"edition": "it", "ask_potions": True})
    assert not czech.boots_craft
    assert not czech.wizard_once
    assert not czech.visits_by_stage
    assert not czech.ask_potions
    assert italian.boots_craft
    assert italian.wizard_once
    assert italian.visits_by_stage
    assert italian.ask_potions
    assert not GAME.setting(2, {"ask_potions": True}).ask_potions
    assert not czech.vanishing_gems
    assert GAME.setting(1).vanishing_gems
    assert czech.tracks.missions == (4,) * 8
    assert GAME.setting(1).tracks.missions == GAME.content.tracks.solo_mission_fame
    for edition in ("ru", "it", "cz"):
        fames = [card.fame(edition) for card in GAME.content.talents]
        assert [card.fame for card in GAME.setting(2, {"edition": edition}).talents] == fames


def test_the_tracks_of_a_setting():
    tracks = GAME.setting(2).tracks
    assert tracks.potion_bonuses == {"4": "level", "8": "half", "12": "gem"}
    assert tracks.gem_bonuses == {"2": "half", "4": "potion", "6": "level", "8": "potion", "10": "half"}
    assert tracks.wounds == (-1, -3, -6, -10, -15, -21, -28, -36)
    assert tracks.goal == (2, 4, 6)
    assert (tracks.resurrection, tracks.wound_step, tracks.top_level, tracks.gift_level) == (-9, 3, 6, 4)


def test_a_setting_refuses_options_that_do_not_go_together():
    with pytest.raises(BadOption):
        GAME.setting(2, {"campaign": "ABC", "dungeon": "B"})
    with pytest.raises(BadOption):
        GAME.setting(9)


# --- The contract ------------------------------------------------------------------------------------------------


def test_a_game_without_a_page_gives_its_views_as_they_are():
    game = ToyGame()
    view: View = game.start(2, 1).view(0)
    assert game.board(view) == view.to_wire()
    assert game.setting(2) == {}
    with pytest.raises(BadOption):
        game.setting(99)
    with pytest.raises(TypeError):
        GAME.board(view)


def test_the_module_and_the_game_say_the_same():
    view = start(Case(GAME, 2)).view(0)
    assert GAME.board(view) == board(view)
    assert GAME.setting(2) == setting(GAME, 2, GAME.complete_options({}, 2))
    assert [item.item for item in board(view).parties[0].items] == list(ITEMS)


# --- What the page is developed with -----------------------------------------------------------------------------


def recorded(name: str) -> dict[str, Any]:
    path = Path(ui_fixtures.FOLDER) / f"{name}.json"
    content: dict[str, Any] = json.loads(path.read_text("utf-8"))
    return content


@pytest.mark.parametrize("fixture", ui_fixtures.FIXTURES, ids=lambda fixture: fixture.name)
def test_recorded_games_have_the_form_of_today(fixture):
    whole = recorded(ui_fixtures.FIXTURES[0].name)["setting"]
    found = recorded(fixture.name)
    assert {**whole, **found["setting"]} == plain(GAME.setting(fixture.seats, fixture.options))
    assert len(found["frames"]) == len(fixture.moments)
    for frame in found["frames"]:
        read(Board, frame["board"])
