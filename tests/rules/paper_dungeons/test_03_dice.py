"""Chapter 3: dice."""

from collections import Counter
from itertools import product

import pytest

from tests.rules.paper_dungeons.scene import CODES, EDITIONS, HEROES, ITEMS, ROLL_CODES, Scene
from tests.rules_marker import rule
from undercroft.games.paper_dungeons.tables import ROLLS
from undercroft.kernel.state import CHANCE

WHITE_DIE = (1, 2, 3, 4, 9, 0)
BLACK_DIE = (5, 6, 7, 8, 10, 0)


# --- PD-3.1 ------------------------------------------------------------------------------------------------------


def counted_rolls() -> Counter[tuple[int, ...]]:
    """All 6**6 rolls that are not rolled again, counted by hand."""
    counts: Counter[tuple[int, ...]] = Counter()
    for roll in product(*[WHITE_DIE] * 3, *[BLACK_DIE] * 3):
        if roll.count(0) < 3 and roll.count(9) < 3:
            counts[tuple(sorted(roll))] += 1
    return counts


@rule("PD-3.1")
def test_all_six_dice_are_rolled_fairly_and_again_for_three_skulls_or_clovers(scene):
    assert scene.state.to_act == (CHANCE,)
    outcomes = scene.state.outcomes()
    assert outcomes is not None
    weights = {tuple(sorted(ROLLS.faces[code])): weight for code, weight in outcomes}
    assert weights == counted_rolls()


@rule("PD-3.1")
@pytest.mark.parametrize(
    "dice", [(0, 0, 0, 5, 6, 7), (1, 2, 0, 0, 0, 5), (9, 9, 9, 5, 6, 7), (0, 0, 0, 0, 0, 0)]
)
def test_such_a_roll_is_no_outcome(scene, dice):
    assert not scene.state.is_legal(CHANCE, ROLL_CODES[tuple(sorted(dice))])
    reason = scene.state.why_not(CHANCE, ROLL_CODES[tuple(sorted(dice))])
    assert reason is not None


@rule("PD-3.1")
def test_two_skulls_and_two_clovers_may_lie(scene):
    assert scene.state.is_legal(CHANCE, ROLL_CODES[tuple(sorted((9, 9, 0, 0, 5, 6)))])


@rule("PD-3.1")
def test_many_rolls_fall_as_often_as_they_should(scene):
    state = scene.state
    throws = 20_000
    rolls = [ROLLS.faces[state.sample()] for _ in range(throws)]
    assert max(roll.count(0) for roll in rolls) == 2
    assert max(roll.count(9) for roll in rolls) == 2
    exact = counted_rolls()
    for count in range(3):
        for face in (0, 9):
            expected = sum(n for roll, n in exact.items() if roll.count(face) == count) / exact.total()
            found = sum(roll.count(face) == count for roll in rolls) / throws
            assert found == pytest.approx(expected, abs=0.015)


# --- PD-3.2 ------------------------------------------------------------------------------------------------------


@rule("PD-3.2")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("skulls", [0, 1, 2])
def test_every_skull_wounds_every_player(scene, edition, skulls):
    scene = scene(seats=3, edition=edition)
    plain = scene.party(dice=[1], skulls=skulls)
    holy = scene.party(cleric=4)
    seer = scene.party(talent="fortune_teller")
    scene.ready()
    assert (plain.wounds, holy.wounds, seer.wounds) == (skulls, 0, max(0, skulls - 1))


@rule("PD-3.2")
def test_a_cleric_of_level_3_does_not_help_and_a_fortune_teller_with_cleric_4_takes_none(scene):
    young, both = scene.party(cleric=3, skulls=2), scene.party(cleric=5, talent="fortune_teller")
    scene.ready()
    assert (young.wounds, both.wounds) == (2, 0)


@rule("PD-3.2")
def test_dice_with_skulls_are_not_used(scene):
    party = scene.party(dice=[1, 5, 6], skulls=2)
    scene.ready()
    assert sorted(party.view.dice) == [0, 0, 1, 5, 6, 7]
    assert [text for text in party.choices if text.endswith("move")] == [
        "1 move",
        "5 move",
        "6 move",
        "7 move",
    ]
    assert party.why_not("2 move") == ("PD-3.3", "die-absent")


# --- PD-3.3 ------------------------------------------------------------------------------------------------------


@rule("PD-3.3")
def test_exactly_three_dice_are_used(scene):
    party = scene.party(dice=[1, 2, 3, 5, 6, 7])
    for die in (7, 2, 5):  # in any order
        assert party.why_not("done") == ("PD-3.3", "dice-left")
        party.use(f"{die} craft crown" if die != 5 else "5 craft armour")
    assert party.choices == ["done"]
    assert party.why_not("1 brew") == ("PD-3.3", "dice-spent")
    party.choose("done")
    assert party.scene.state.to_act == (1,)


@rule("PD-3.3")
def test_a_die_is_used_once_and_dice_with_equal_faces_are_different_dice(scene):
    party = scene.party(dice=[1, 1, 2])
    party.use("1 brew")
    party.use("1 brew", "level cleric")  # the same action may be repeated
    assert party.potions == 4
    assert party.why_not("1 brew") == ("PD-3.3", "die-used")
    assert party.may("2 brew")


@rule("PD-3.3")
def test_rivals_may_use_the_same_dice(scene):
    one, two = scene.party(dice=[1, 9, 10]), scene.party()
    for party in (one, two):
        party.use("1 brew")
        party.use("9 craft sword")
        party.use("10 move", "stop")
    assert (one.potions, two.potions) == (2, 2)


@rule("PD-3.3")
def test_each_die_is_decided_after_seeing_the_last_one_s_result(scene):
    party = scene.party(potions=3, dice=[1, 2, 5])
    party.use("1 brew", "level rogue")
    assert party.heroes == (1, 1, 1, 2)
    assert party.may("2 level wizard")  # the next die is still free to choose
    assert party.may("5 brew")


@rule("PD-3.3")
def test_at_least_four_dice_are_free():
    assert (
        min(6 - skulls for skulls, allowed in zip(ROLLS.skulls, ROLLS.allowed, strict=True) if allowed) == 4
    )
    party = Scene().party(skulls=2)
    party.waste_dice()
    assert party.choices == ["done"]


# --- PD-3.4 ------------------------------------------------------------------------------------------------------


@rule("PD-3.4")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("goal", ["minions_of_level_4", "minions_of_level_5"])
def test_a_clover_is_any_class_in_either_colour(scene, edition, goal):
    party = scene(edition=edition).party(goal=goal, dice=[9])
    assert all(party.may(f"9 level {hero}") for hero in HEROES)
    assert all(party.may(f"9 craft {item}") for item in ITEMS)
    assert party.may("9 brew")
    party.use("9 move")
    assert party.steps == 2  # never boots


@rule("PD-3.4")
def test_a_clover_brews_two_and_makes_half_an_item(scene):
    party = scene.party(dice=[9, 9])
    party.use("9 brew")
    party.use("9 craft cloak")
    assert (party.potions, party.boxes_of("cloak")) == (2, 1)
    assert party.story("die_used") == [
        "die_used 9 brew",
        "die_used 9 craft",
    ]  # its number is 9 whatever it does


@rule("PD-3.4")
def test_a_clover_s_colour_uses_up_neither_psionic_nor_wizard(scene):
    party = scene(edition="it").party(wizard=4, talent="psionic", dice=[9, 9, 1, 6])
    party.use("9 level warrior")
    party.use("9 level rogue")
    assert (party.wizard_used, party.psionic_used) == (0, 0)
    assert party.may("1 level warrior")  # white, but the warrior is black: the wizard's one die
    assert party.may("6 level wizard")


# --- PD-3.5 ------------------------------------------------------------------------------------------------------


@rule("PD-3.5")
@pytest.mark.parametrize("edition", ["ru", "cz"])
def test_boots_are_for_movement_only(scene, edition):
    party = scene(edition=edition).party(dice=[10])
    assert party.why_not("10 brew") == ("PD-3.5", "boots-only-move")
    for item in ITEMS:
        assert party.why_not(f"10 craft {item}") == ("PD-3.5", "boots-only-move")
    assert party.may("10 move")


@rule("PD-3.5")
def test_in_it_boots_also_brew_and_make_items_5_to_8(scene):
    party = scene(edition="it").party(dice=[10, 10, 10])
    assert [item for item in ITEMS if party.may(f"10 craft {item}")] == [
        "crown",
        "cauldron",
        "armour",
        "tome",
    ]
    assert party.why_not("10 craft sword") == ("PD-5.2", "item-symbol")
    party.use("10 brew")
    party.use("10 craft tome")
    party.use("10 move")
    assert (party.potions, party.boxes_of("tome"), party.steps) == (2, 1, 3)


@rule("PD-3.5")
def test_boots_never_level_a_hero():
    assert not any(text.startswith("10 level") for text in CODES)


# --- PD-3.6 ------------------------------------------------------------------------------------------------------


@rule("PD-3.6")
def test_a_die_can_always_be_used_as_a_move_of_no_steps(scene):
    everything = " ".join(ITEMS)
    party = scene.party(warrior=6, wizard=6, cleric=6, rogue=6, items=everything, potions=12, dice=[1, 9, 10])
    assert all(party.may(f"{die} move") for die in (1, 9, 10))
    for die in (1, 9, 10):
        party.use(f"{die} move", "stop")
    assert party.place == "outside"
    assert (party.explored, party.choices) == (0, ["done"])


@rule("PD-3.6")
def test_brewing_past_the_twelfth_potion_is_allowed_and_gives_nothing(scene):
    party = scene.party(potions=12, dice=[1])
    party.use("1 brew")
    assert party.potions == 12
