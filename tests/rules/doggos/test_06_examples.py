"""The worked examples, DD-42 to DD-44 and DD-67 to DD-71, played through."""

import pytest

from tests.rules.doggos.leaving import corridor, emptied_paws
from tests.rules.doggos.scene import Dog, Scene
from tests.rules_marker import rule

PLUTOS_WALK = {"0,-1": "jelly_cat_sword r90", "1,-1": "giga_tick_bow r90"}
SHARIKS_WALK = {"0,1": "tramp_sword_bow r90", "0,2": "chest_1", "0,3": "chocolate_golem", "0,4": "coins_2"}
LENAS_WALK = {"-1,0": "mimic_fireball r90", "-1,1": "giga_tick_fireball", "-1,2": "coins_1"}
DANAS_WALK = {"1,0": "coins_1 r180", "1,1": "coins_2"}


# --- DD-42: twenty-one coins --------------------------------------------------------------------------------------

CARDS_OF_THE_EXAMPLE = (
    "coins_1 cerberus chocolate_golem cat_eye chest_1 key_dragonfly_all artifact_fireball jelly_cat_fireball "
    "jelly_cat_sword ifrit_fireball ifrit_bow tramp_sword_bow:paw trap_sword_corner"
)


def example(
    scene: Scene, cards: str = CARDS_OF_THE_EXAMPLE, rivals: str = "mimic_fireball", rival: str = "sharik"
) -> Dog:
    """The player of DD-42 in round 3, at a table for three."""
    table = scene(3, round=3, common="pudding_first last_wish three_heads")
    player = table.dog("ruta", cards=cards, potions="fireball", quest="fire_in_the_heart")
    table.dog(rival, cards=rivals)
    table.dog("joan")
    return player


@rule("DD-42", "DD-38")
def test_the_coins_of_the_example_are_twenty_one(scene):
    player = example(scene)
    boxes = {box: player.box(box) for box in ("monsters", "coins", "chests", "personal", "common")}
    assert boxes == {"monsters": 3, "coins": 1, "chests": 4, "personal": 5, "common": 10}
    assert player.box("tramps") + player.box("traps") == -2
    outcome = player.scene.end_game()
    assert (outcome.scores[0], outcome.ranks[0]) == (21, 1)


@rule("DD-42")
@pytest.mark.parametrize(
    ("without", "coins"),
    [
        ("coins_1", 20),
        ("key_dragonfly_all", 17),
        ("jelly_cat_sword", 19),
        ("cerberus", 18),
        ("trap_sword_corner", 22),
        ("artifact_fireball", 21),
    ],
)
def test_what_each_card_of_the_example_is_worth(scene, without, coins):
    """The fireball quest stands without the artifact too: four are still more than the rival's one."""
    cards = " ".join(card for card in CARDS_OF_THE_EXAMPLE.split() if card != without)
    assert example(scene, cards).coins == coins


FIVE_FIREBALLS = (
    "mimic_fireball skeledog_fireball giga_tick_fireball zombie_squirrel_fireball tramp_sword_bow:paw"
)


@rule("DD-42", "DD-40")
@pytest.mark.parametrize(
    ("rival", "cards", "coins"),
    [
        ("sharik", FIVE_FIREBALLS, 21),
        ("sharik", f"{FIVE_FIREBALLS} tramp_sword_fireball:pair", 16),
        ("bonk", f"{FIVE_FIREBALLS} tramp_sword_fireball:pair", 21),
        ("bonk", f"{FIVE_FIREBALLS} tramp_sword_fireball:pair tramp_bow_fireball:pair", 16),
    ],
)
def test_the_six_fireballs_of_the_example(scene, rival, cards, coins):
    """Against five; six and as many base fireballs; six and fewer base fireballs; seven."""
    assert example(scene, rivals=cards, rival=rival).coins == coins


# --- DD-43, DD-44: two walks --------------------------------------------------------------------------------------


@rule("DD-43")
def test_robin_beats_the_mimic_and_walks_past_the_cerberus(scene):
    robin = scene.dog("robin")
    scene.dungeon({"0,-1": "mimic_sword r90", "1,-1": "cerberus r90", "2,-1": "ifrit_bow r90"})
    robin.does("leave n (fight)")
    assert (robin.trophies, robin.paws) == ("sword", 4)
    robin.does("e")
    assert robin.why_not("fight") == ("DD-20", "doggos-too-weak")
    robin.does("(pass)")
    assert robin.defence - robin.damage == 1
    assert robin.why_not("e") == ("DD-22", "doggos-stuck-damage")
    robin.does("out confirm")
    scene.end_round()
    assert robin.cards == ["mimic_sword"]


@rule("DD-44")
def test_sharik_and_the_golem(scene):
    pluto, sharik = scene.dog("pluto"), scene.dog("sharik")
    scene.dungeon(SHARIKS_WALK)
    pluto.leaves("out")
    sharik.does("leave s (hire paw)")
    assert (sharik.trophies, sharik.paws, sharik.extra) == ("fireball", 5, 1)
    sharik.does("s (claim) s (fight)")
    assert (sharik.defence, sharik.potions) == (4, "")
    sharik.does("s (claim) out confirm")
    assert sharik.cards == ["chocolate_golem", "coins_2", "chest_1", "tramp_sword_bow:paw"]
    assert (scene.state.round, scene.state.token, scene.turn) == (2, 1, 1)


@rule("DD-44")
def test_without_the_tramp_the_golem_is_too_strong(scene):
    sharik = scene.dog("sharik")
    scene.dungeon(SHARIKS_WALK)
    sharik.does("leave s (skip) s (claim) s")
    assert sharik.choices == ["pass"]


# --- DD-67 to DD-69 -----------------------------------------------------------------------------------------------


@rule("DD-67", "DD-18")
def test_pluto_is_first_out_and_a_trap_is_laid_at_his_exit(scene):
    table = scene(4)
    pluto, lena = table.dog("pluto"), table.dog("robin")
    table.dungeon(PLUTOS_WALK)
    pluto.leaves("n (fight) e (fight) out")
    assert (pluto.trophies, pluto.potions, pluto.paws) == ("sword bow", "", 3)
    assert table.countdown == 12
    lena.explores("trap_bow_straight", "2,-1 r90")
    assert table.room_at("2,-1") == "trap_bow_straight r90"
    assert table.countdown == 11


@rule("DD-68")
@pytest.mark.parametrize(("potions", "act", "paws"), [("", "overpower", 2), ("fireball fireball", "", 1)])
def test_joan_spends_the_squirrel_on_the_trap(scene, potions, act, paws):
    """Beaten with her second paw, or with two potions."""
    joan = scene.dog("joan", potions=potions)
    scene.dog("pluto")
    corridor(scene, "zombie_squirrel_sword", "trap_sword_straight")
    joan.does(f"leave n ({act or 'fight with fireball fireball'})")
    assert joan.trophies == "sword"
    joan.does("n (disarm path 0,-1) out confirm")
    assert scene.room_at("0,-1") == "emptied"
    assert emptied_paws(scene, "0,-1") == [0, paws]
    assert scene.paw_at("0,-2") == "covered"
    assert (joan.trophies, joan.paws, joan.box("traps")) == ("", 5 - paws, 0)
    scene.end_round()
    assert (joan.cards, joan.paws, joan.coins) == ([], 5, 0)
    assert scene.gone == ["zombie_squirrel_sword", "trap_sword_straight"]
    assert scene.stack == 87


@rule("DD-69")
@pytest.mark.parametrize(
    ("path", "cards"),
    [
        ("n (take sword) n (claim) n (fight with sword) out", "cerberus coins_1 potion_room"),
        ("n (take sword) n (claim) n (pass) out", "coins_1 potion_room"),
        ("n (take sword) n (claim) e (pass) out", "coins_1 potion_room"),
        ("n (take bow) e (fight with bow) out", "giga_tick_bow potion_room"),
        ("n (take fireball) n (skip) e (fight with fireball) out", "mimic_sword potion_room"),
        ("e (hire pair) out", "tramp_sword_bow:pair"),
        ("out", ""),
    ],
)
def test_ways_to_leave_a_small_dungeon(scene, path, cards):
    joan = scene.dog("joan")
    scene.dungeon(
        {
            "0,-1": "potion_room",
            "0,-2": "coins_1",
            "0,-3": "cerberus",
            "1,-1": "giga_tick_bow r90",
            "1,-2": "mimic_sword r270",
            "1,0": "tramp_sword_bow",
        }
    )
    joan.leaves(path)
    scene.end_round()
    assert sorted(joan.cards) == cards.split()


# --- DD-70: placing -----------------------------------------------------------------------------------------------


@rule("DD-70", "DD-9")
@pytest.mark.parametrize(
    ("card", "rotation", "right"),
    [
        ("ifrit_bow", "r90", True),
        ("ifrit_bow", "r0", False),
        ("coins_1", "r0", False),
        ("coins_1", "r90", True),
        ("coins_1", "r180", True),
        ("mimic_bow", "r0", False),
        ("mimic_bow", "r90", False),
        ("mimic_bow", "r180", True),
        ("mimic_bow", "r270", True),
    ],
)
def test_one_exit_must_meet_an_exit(scene, card, rotation, right):
    """East of the start room and south of an ifrit that lies across: an exit to the west, a wall to the north."""
    ruta = scene.dog("ruta")
    scene.lay("1,-1", "ifrit_sword r90", anyhow=True)
    ruta.draws(card)
    ruta.does("place 1,0")
    assert ruta.may(rotation) == right
    if not right:
        assert ruta.why_not(rotation) == ("DD-70", "doggos-exits-do-not-meet")
        assert scene.state.drawn >= 0
    else:
        ruta.does(rotation)
        assert scene.room_at("1,0") == f"{card} {rotation}"


@rule("DD-70")
def test_a_wrong_card_is_laid_anew(scene):
    """Refused the wrong way round, the same card lies well another way."""
    ruta = scene.dog("ruta")
    ruta.draws("ifrit_bow")
    ruta.does("place 0,-1")
    assert ruta.why_not("r90") == ("DD-70", "doggos-exits-do-not-meet")
    ruta.does("r0")
    assert scene.room_at("0,-1") == "ifrit_bow r0"


# --- DD-71: the whole round ---------------------------------------------------------------------------------------


@rule("DD-71", "DD-36")
def test_the_end_of_the_round_after_four_walks(scene):
    table = scene(4)
    pluto, lena, dana, sharik = (table.dog(dog) for dog in ("pluto", "robin", "ruta", "sharik"))
    table.dungeon({**PLUTOS_WALK, **SHARIKS_WALK, **LENAS_WALK, **DANAS_WALK})
    pluto.leaves("n (fight) e (fight) out")
    lena.leaves("w (fight) s (fight) s (claim) out")
    dana.leaves("e (claim) s (claim) out")
    sharik.leaves("s (hire paw) s (claim) s (fight) s (claim) out")
    assert sorted(pluto.cards) == ["giga_tick_bow", "jelly_cat_sword"]
    assert sorted(lena.cards) == ["coins_1", "giga_tick_fireball", "mimic_fireball"]
    assert sorted(dana.cards) == ["coins_1", "coins_2"]
    assert sorted(sharik.cards) == ["chest_1", "chocolate_golem", "coins_2", "tramp_sword_bow:paw"]
    assert (table.state.round, table.turn) == (2, 3)
    assert [dog.box("coins") for dog in table.dogs] == [0, 1, 3, 2]
    assert [dog.box("monsters") for dog in table.dogs] == [0, 0, 0, 1]
    assert (sharik.box("chests"), sharik.box("tramps"), sharik.coins) == (0, -1, 2)
    assert [dog.paws for dog in table.dogs] == [5, 5, 5, 6]
