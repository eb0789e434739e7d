"""The checker of Dungeoneer finds every kind of fault, names file and entry, and lists all at once."""

import copy
from pathlib import Path

import pytest

from tests.packs.dungeoneer_broken import (
    CARDS,
    EPIC,
    EVENT,
    FAULTS,
    HEROES,
    LISTS,
    LOCATIONS,
    QUESTS,
    Fault,
    SetCopy,
    put,
)
from undercroft.games.dungeoneer import content
from undercroft.packs import PackError, Problem, new_pack


@pytest.fixture
def pack(tmp_path: Path) -> SetCopy:
    return SetCopy(tmp_path / "copy")


@pytest.mark.parametrize("name", ["epic", "heroic", "legendary"])
def test_the_built_in_sets_have_neither_errors_nor_advice(name: str) -> None:
    assert content.check(content.PACKS / name / "1") == []


@pytest.mark.parametrize("name", ["epic", "heroic", "legendary"])
def test_the_built_in_sets_bring_what_rules_about_artifacts_and_influences_need(name: str) -> None:
    """Part 5, 6: a helmet that is no treasure beside one that is, and an influence that everybody feels as a common one."""
    pack = content.load(content.PACKS / name / "1")
    assert any(card.type == "treasure" and "helmet" in card.kinds for card in pack.adventures)
    assert any("helm" in quest.id for quest in pack.quests if quest.category == "artifact")
    influences = [quest.influence for quest in pack.quests if quest.category == "influence"]
    assert any(
        all("you" in effect.args for ability in held for effect in ability.effects) for held in influences
    )


def test_peril_and_glory_of_entrances_and_crossroads_are_the_rulebooks() -> None:
    """Part 5, 5: Crossroads has peril 3; entrances pay 1 and 2, in the heroic set 1 and 1."""
    figures = {}
    for name in ("epic", "heroic", "legendary"):
        for location in content.load(content.PACKS / name / "1").locations:
            if location.entrance or location.id == "crossroads":
                figures[name, location.id] = (location.glory, location.peril)
    assert figures.pop(("epic", "crossroads"))[1] == 3
    assert sorted((name, *pay) for (name, _), pay in figures.items()) == [
        ("epic", 1, 2),
        ("heroic", 1, 1),
        ("legendary", 1, 2),
    ]


def test_the_copy_is_the_set(pack: SetCopy) -> None:
    """The copies that are broken below are written anew; unbroken they are the same."""
    assert pack.problems() == []
    mine, original = content.load(pack.folder), content.load(EPIC)
    assert (mine.hash, mine.adventures, mine.quests) == (original.hash, original.adventures, original.quests)


@pytest.mark.parametrize("fault", FAULTS, ids=str)
def test_a_fault_is_found_with_file_entry_and_figures(pack: SetCopy, fault: Fault) -> None:
    fault.apply(pack)
    problems = pack.problems()
    assert fault.problem in problems
    assert any(problem.severity == "error" for problem in problems) == (fault.severity == "error")


def test_an_error_keeps_a_set_from_loading_and_advice_does_not(pack: SetCopy) -> None:
    pack.thing(HEROES, "dusk")["health"] = 11
    assert [problem.severity for problem in pack.problems()] == ["advice"]
    assert content.load(pack.folder).heroes[0].health == 11
    pack.thing(CARDS, "scare_off")["cost"] = 0
    problems = pack.problems()
    with pytest.raises(PackError) as caught:
        content.load(pack.folder)
    assert list(caught.value.problems) == problems
    assert [problem.severity for problem in problems] == ["advice", "error"]


def test_all_faults_are_listed_at_once_in_the_order_of_the_files(pack: SetCopy) -> None:
    pack.thing(QUESTS, "dice_with_death")["dice"] = "2 sum 13"
    pack.thing(CARDS, "scare_off")["effects"] = ["wound(target, 1)", "wond(you, 1)"]
    pack.thing(CARDS, "overthrow")["cost"] = 0
    pack.thing(LOCATIONS, "garrison")["exits"] = ["wall"] * 4
    pack.thing(HEROES, "dusk")["health"] = 11
    pack.documents[EVENT]["event"]["tokens"] = 5
    assert [(problem.file, problem.message) for problem in pack.problems()] == [
        (HEROES, "dl-hero-health"),
        (LOCATIONS, "dl-location-shut"),
        (CARDS, "dl-verb-near"),
        (CARDS, "dl-cost-free"),
        (QUESTS, "dl-dice-sense"),
        (EVENT, "dl-event-tokens"),
    ]


def test_every_wrong_effect_of_a_list_is_told(pack: SetCopy) -> None:
    pack.thing(CARDS, "scare_off")["effects"] = ["wond(you, 1)", "heal(you)", "shift"]
    assert [problem.message for problem in pack.problems()] == [
        "dl-verb-near", "dl-argument-missing", "dl-call-bare",
    ]  # fmt: skip


def test_a_quest_without_its_condition_is_one_problem(pack: SetCopy) -> None:
    pack.thing(QUESTS, "dice_with_death")["category"] = "zzz"
    assert [problem.message for problem in pack.problems()] == ["pack-choice-unknown"]


def test_what_cannot_go_on_for_ever_is_left_alone(pack: SetCopy) -> None:
    """An ability may give to rivals, and may give less than it costs; X is paid for traps too."""
    soles = pack.thing(CARDS, "nimble_soles")["abilities"][0]
    del soles["once"]
    soles["glory"] = 2
    soles["effects"] = ["each(opponents, [glory(target, 5)])", "glory(left, 5)", "glory(you, 1)"]
    shower = pack.thing(CARDS, "acid_shower")
    shower["cost"] = "X"
    shower["trap"]["failed"] = ["wound(target, X)"]
    pack.thing(CARDS, "second_wind")["effects"] = ["glory(you, 1)", "recover(boon, 1)"]
    pack.thing(CARDS, "stamped_indulgence")["effects"] = ["peril(you, -X)", "recover(any, 1)"]
    assert [problem for problem in pack.problems() if problem.severity == "error"] == []


@pytest.mark.parametrize("file", [path.name for path in sorted(EPIC.glob("*.toml")) if path.name != EVENT])
def test_a_missing_file_is_one_problem(pack: SetCopy, file: str) -> None:
    del pack.documents[file]
    assert pack.problems() == [Problem(file, "", "pack-file-missing")]


def test_a_set_without_a_lord_needs_no_event(pack: SetCopy) -> None:
    """DL-130 is a rule of the epic set: others have no lord, no throne and no event."""
    del pack.documents[EVENT]
    pack.thing(LOCATIONS, "throne_of_despair").pop("throne")
    pack.thing(CARDS, "arch_lich_lord").pop("lord")
    quest = pack.thing(QUESTS, "defeat_the_lord")
    quest.pop("lord")
    quest["monster"] = {"health": 1, "melee": "attack 1"}
    assert pack.problems() == []
    assert content.load(pack.folder).event is None


def test_a_misspelt_event_file_is_told(pack: SetCopy) -> None:
    pack.documents["events.toml"] = pack.documents.pop(EVENT)
    assert Problem("events.toml", "", "pack-file-near", {"near": EVENT}) in pack.problems()


def test_broken_files_are_told(pack: SetCopy) -> None:
    pack.write()
    (pack.folder / HEROES).write_text("heroes =\n", "utf-8")
    (pack.folder / CARDS).write_bytes(b"\xff\n")
    (pack.folder / QUESTS).write_text("quests = 3\n", "utf-8")
    (pack.folder / LOCATIONS).write_text("", "utf-8")
    assert [(problem.file, problem.message) for problem in content.check(pack.folder)] == [
        (HEROES, "pack-syntax"),
        (LOCATIONS, "pack-key-missing"),
        (CARDS, "pack-not-utf8"),
        (QUESTS, "pack-not-tables"),
    ]


def test_a_missing_folder_is_told(tmp_path: Path) -> None:
    folder = tmp_path / "nowhere"
    assert [problem.message for problem in content.check(folder)] == ["pack-folder-missing"]


SHAPES: tuple[object, ...] = (1.5, -1, True, "", "zzz", [], [1], ["zzz"], {}, {"zzz": 1}, [{}], [[]])
SAMPLES = [
    (HEROES, "dusk"), (LOCATIONS, "leech_baths"), (LOCATIONS, "bone_drain"), (CARDS, "jar_of_teeth"),
    (CARDS, "acid_shower"), (CARDS, "vampire_landlord"), (QUESTS, "homesick_skeleton"), (QUESTS, "overdue_librarian"),
    (QUESTS, "thing_in_the_walls"), (QUESTS, "feed_the_idol"), (QUESTS, "dice_with_death"),
]  # fmt: skip


@pytest.mark.parametrize(("file", "name"), SAMPLES)
def test_no_value_of_a_wrong_shape_breaks_the_checker(pack: SetCopy, file: str, name: str) -> None:
    """Every key of an entry in turn, in copies with values of every shape: problems, never an exception."""
    thing, things = pack.thing(file, name), pack.things(file)
    count = len(things)
    paths = [key for key in thing if key != "id"]
    paths += [f"{outer}.{key}" for outer in ("monster", "trap") for key in thing.get(outer, {})]
    for path in paths:
        del things[count:]
        for number, shape in enumerate(SHAPES):
            twin = copy.deepcopy({**thing, "id": f"twin_{number}"})
            put(twin, path, shape)
            things.append(twin)
        # The first of the copies has a number that is not whole, which is right nowhere.
        first = f"{LISTS[file]}[{count + 1}]"
        assert any(problem.entry.startswith(first) for problem in pack.problems()), path


def test_a_new_set_is_a_commented_copy_with_a_name_of_its_own(tmp_path: Path) -> None:
    folder = tmp_path / "My crypt"
    new_pack(EPIC, folder)
    assert content.check(folder) == []
    mine, original = content.load(folder), content.load(EPIC)
    assert (mine.name, mine.version, mine.folder, mine.stage) == ("my-crypt", "1", folder, "epic")
    assert (mine.hash, mine.adventures) == (original.hash, original.adventures)


def test_figures_change_the_hash_and_words_do_not(pack: SetCopy) -> None:
    original = content.load(EPIC).hash
    pack.thing(CARDS, "scare_off")["name"]["en"] = "Boo"
    pack.write()
    assert content.load(pack.folder).hash == original
    pack.thing(CARDS, "scare_off")["cost"] = 4
    pack.write()
    assert content.load(pack.folder).hash != original


def test_the_stage_is_a_figure(tmp_path: Path) -> None:
    """Levels go by the stage, so a record of an epic set cannot be replayed with the same cards as legendary ones."""
    hashes = set()
    for stage in ("epic", "legendary"):
        pack = SetCopy(tmp_path / stage)
        pack.documents["pack.toml"]["stage"] = stage
        for number in range(4):
            quest = {**pack.thing(QUESTS, "dice_with_death"), "id": f"dice_{number}"}
            pack.things(QUESTS).append(quest)
        pack.write()
        hashes.add(content.load(pack.folder).hash)
    assert len(hashes) == 2
