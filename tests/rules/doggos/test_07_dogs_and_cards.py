"""The six dogs with DD-59 to DD-62, and the printed cards."""

from collections import Counter
from pathlib import Path

import pytest

from tests.rules.doggos.leaving import begun_match, corridor, fights, of_kind, places, seal
from tests.rules.doggos.scene import DOG_IDS
from tests.rules_marker import rule
from undercroft.games.doggos.content import SYMBOLS
from undercroft.games.doggos.game import Doggos
from undercroft.games.doggos.state import DoggosState
from undercroft.games.doggos.tables import packed_edges, turned

GAME = Doggos()
HOUSE = GAME.content
"""What the house's own pack holds, whatever deck scenes are played with."""
REFERENCE = Path(__file__).resolve().parents[3] / "docs" / "rules" / "doggos.md"
OTHERS = {dog: [other for other in DOG_IDS if other != dog] for dog in DOG_IDS}

# --- DD-59: Bonk --------------------------------------------------------------------------------------------------


@rule("DD-59")
def test_bonk_breaks_out_of_the_start_room(scene):
    bonk = scene.dog("bonk")
    seal(scene, "nes")
    bonk.does("leave")
    assert bonk.choices == ["break n", "break e", "break s", "break w"]
    bonk.does("break w")
    assert bonk.choices == ["confirm"]
    bonk.does("confirm")
    assert (bonk.status, bonk.paws) == ("left", 4)


@rule("DD-59")
@pytest.mark.parametrize(
    ("card", "side"),
    [
        ("ifrit_bow", "w"),
        ("ifrit_bow", "e"),
        ("coins_2_door", "e"),
        ("portal_straight", "e"),
        ("tramp_sword_bow r90", "w"),
        ("coins_1", "w"),
    ],
)
def test_he_breaks_walls_coloured_edges_and_doors_of_any_room(scene, card, side):
    """Whatever the edge on the other side: across lies an ifrit with its exits to the north and the south."""
    bonk = scene.dog("bonk")
    corridor(scene, card)
    scene.lay("-1,-1" if side == "w" else "1,-1", "ifrit_sword", anyhow=True)
    acts = {"ifrit": "(pass) ", "coins": "(skip) ", "tramp": "(skip) "}.get(card.split("_")[0], "")
    bonk.does(f"leave n {acts}")
    assert bonk.why_not(side) == ("DD-14", "doggos-wall")
    bonk.does(f"break {side}")
    assert bonk.paws == 4
    assert fights(bonk) == ["fight"]


@rule("DD-59")
@pytest.mark.parametrize(
    ("how", "reason"),
    [
        ("emptied", ("DD-27", "doggos-emptied")),
        ("disarmed", ("DD-26", "doggos-trap-covered")),
        ("pawed", ("DD-13", "doggos-rivals-paw")),
        ("visited", ("DD-13", "doggos-room-visited")),
    ],
)
def test_he_does_not_break_into_what_cannot_be_entered(scene, how, reason):
    bonk = scene.dog("bonk")
    corridor(scene, "coins_1")
    if how != "visited":
        scene.lay("-1,-1", "trap_sword_straight", anyhow=True)
    if how == "emptied":
        scene.empty("-1,-1")
    elif how == "disarmed":
        scene.cover("-1,-1", "potion sword")
    elif how == "pawed":
        scene.dog("ruta", pawed="-1,-1")
    bonk.does("leave n (skip)")
    assert bonk.why_not("break s" if how == "visited" else "break w") == reason


@rule("DD-59")
def test_he_goes_through_at_once_and_settles_the_room(scene):
    bonk = scene.dog("bonk")
    corridor(scene, "coins_1")
    scene.lay("-1,-1", "coins_2", anyhow=True)
    bonk.does("leave n (skip) break w")
    assert bonk.choices == ["claim", "skip"]
    bonk.does("(claim)")
    assert bonk.why_not("e") == ("DD-13", "doggos-room-visited")


@rule("DD-59")
def test_an_open_edge_is_not_broken_and_a_door_may_be_even_with_a_key(scene):
    bonk = scene.dog("bonk", cards="key_dragonfly_all")
    corridor(scene, "coins_2_door", "coins_1")
    bonk.does("leave n (skip)")
    assert bonk.why_not("break n") == ("DD-59", "doggos-already-open")
    assert {"n", "break e", "break w", "out"} <= set(bonk.choices)


@rule("DD-59")
def test_an_exit_onto_the_bare_table_is_not_broken(scene):
    bonk = scene.dog("bonk")
    corridor(scene, "coins_1")
    bonk.does("leave n (skip)")
    assert bonk.why_not("break e") == ("DD-59", "doggos-already-open")
    assert bonk.may("break w")


@rule("DD-59", "DD-47")
def test_as_often_as_he_has_paws(scene):
    bonk = scene.dog("bonk", paws=2, extra=2)
    scene.lay("-1,0", "ifrit_bow", anyhow=True)
    scene.lay("-2,0", "ifrit_sword", anyhow=True)
    scene.lay("-3,0", "ifrit_fireball", anyhow=True)
    bonk.does("leave break w (pass) break w (pass)")
    assert bonk.paws == 0
    assert bonk.why_not("break w") == ("DD-47", "doggos-no-paw")
    bonk.does("out confirm")
    scene.end_round()
    assert bonk.paws == 5


@rule("DD-59", "DD-16")
def test_he_keeps_a_paw_for_the_trap_behind_the_wall(scene):
    bonk = scene.dog("bonk", paws=1, extra=2)
    corridor(scene, "coins_1")
    scene.lay("-1,-1", "trap_sword_straight", anyhow=True)
    bonk.does("leave n (skip)")
    assert bonk.why_not("break w") == ("DD-25", "doggos-stuck-paw")


@rule("DD-59", "DD-49")
def test_the_passage_is_open_to_everybody_without_a_key_and_from_both_sides(scene):
    """Bonk breaks the door westwards of 1,-1; Ruta comes through it from the other side, and from his."""
    for path in ("n (skip) e (skip) s (skip) out", "e (skip) n (skip) w (skip) out"):
        table = scene(3)
        bonk, ruta = table.dog("bonk"), table.dog("ruta")
        table.lay("0,-1", "coins_2_door")
        table.lay("1,0", "coins_1 r270")
        table.lay("1,-1", "coins_1 r180")
        bonk.leaves("n (skip) break e (skip) out")
        ruta.leaves(path)
        assert (ruta.status, ruta.keys, ruta.paws) == ("left", 0, 5)


@rule("DD-59")
def test_without_the_passage_the_door_is_locked(scene):
    ruta = scene.dog("ruta")
    scene.lay("0,-1", "coins_2_door")
    scene.lay("1,0", "coins_1 r270")
    scene.lay("1,-1", "coins_1 r180")
    ruta.does("leave n (skip)")
    assert ruta.why_not("e") == ("DD-32", "doggos-no-key")


@rule("DD-59")
def test_onto_a_free_cell_it_is_a_way_out_for_others_too(scene):
    bonk, ruta = scene.dog("bonk"), scene.dog("ruta")
    seal(scene, "nes")
    bonk.leaves("break w")
    assert ruta.choices == ["explore", "leave", "sleep"]
    ruta.leaves("out")
    assert ruta.paws == 5


@rule("DD-59", "DD-50")
def test_a_card_is_laid_against_the_passage_with_an_exit(scene):
    bonk, ruta = scene.dog("bonk"), scene.dog("ruta")
    bonk.leaves("break w")
    ruta.draws("ifrit_bow")
    assert "-1,0" in places(ruta)
    ruta.does("place -1,0")
    assert ruta.choices == ["r90"]


@rule("DD-59")
def test_the_passage_stays_open_if_a_card_laid_later_has_a_wall_there(scene):
    bonk, ruta = scene.dog("bonk"), scene.dog("ruta")
    scene.lay("0,-1", "portal_cross")
    scene.lay("-1,-1", "coins_1")
    bonk.leaves("break w")
    ruta.explores("ifrit_bow", "-1,0")
    ruta.does("leave")
    assert ruta.may("w")
    ruta.does("w (pass)")
    assert ruta.may("n")


@rule("DD-59", "DD-60")
def test_the_passage_stays_where_sharik_turns_a_card(scene):
    """Bonk breaks the south wall of the skeledog; turned, it has a wall there again, and one to the east."""
    table = scene(3)
    bonk, sharik, ruta = table.dog("bonk"), table.dog("sharik"), table.dog("ruta")
    table.lay("0,-1", "skeledog_bow", anyhow=True)
    table.lay("1,-1", "portal_cross")
    bonk.leaves("break n (pass) out")
    sharik.leaves("(turn n r270) out")
    assert table.room_at("0,-1") == "skeledog_bow r270"
    ruta.does("leave n (pass)")
    assert ruta.why_not("e") == ("DD-14", "doggos-wall")
    assert ruta.choices == ["out"]


@rule("DD-59", "DD-36")
def test_the_passage_closes_at_the_end_of_the_round(scene):
    bonk, ruta = scene.dog("bonk"), scene.dog("ruta")
    bonk.leaves("break w")
    assert scene.state.grid.passages
    ruta.sleeps()
    assert not scene.state.grid.passages
    ruta.draws("coins_1")
    assert set(places(ruta)) == {"0,-1", "1,0", "0,1"}
    assert bonk.paws == 5


@rule("DD-59")
def test_the_paw_claims_nothing_and_blocks_no_room(scene):
    bonk, ruta = scene.dog("bonk"), scene.dog("ruta")
    corridor(scene, "coins_1")
    scene.lay("-1,-1", "coins_2", anyhow=True)
    bonk.leaves("n (skip) break w (skip) out")
    assert (scene.paw_at("0,-1"), scene.paw_at("-1,-1")) == ("none", "none")
    ruta.leaves("n (claim) w (claim) out")
    assert (bonk.cards, ruta.cards) == ([], ["coins_1", "coins_2"])


@rule("DD-59")
@pytest.mark.parametrize("dog", OTHERS["bonk"])
def test_only_bonk_breaks_walls(scene, dog):
    one = scene.dog(dog)
    one.does("leave")
    assert one.why_not("break w") == ("DD-59", "doggos-not-bonk")


# --- DD-60: Sharik ------------------------------------------------------------------------------------------------

AROUND = {"0,-1": "n", "1,0": "e", "0,1": "s", "-1,0": "w"}


@rule("DD-60")
def test_sharik_turns_any_number_of_the_cards_beside_the_start_room(scene):
    table = scene(4)
    sharik = table.dog("sharik")
    for cell, rotation in (("0,-1", "r90"), ("1,0", "r180"), ("0,1", "r180"), ("-1,0", "r0")):
        table.lay(cell, f"coins_1 {rotation}", anyhow=True)
    sharik.does("leave (turn n r90) (turn e r180) (turn s r270) (turn w r90)")
    assert (sharik.paws, sharik.choices) == (5, ["n", "w"])
    sharik.does("n (skip) out confirm")
    assert [table.room_at(cell) for cell in AROUND] == [
        "coins_1 r180", "coins_1 r0", "coins_1 r90", "coins_1 r90",
    ]  # fmt: skip


@rule("DD-60")
def test_he_need_not_turn_anything(scene):
    sharik = scene.dog("sharik")
    corridor(scene, "coins_1")
    sharik.leaves("n (claim) out")
    assert scene.room_at("0,-1") == "coins_1 r0"


@rule("DD-60")
@pytest.mark.parametrize(
    ("card", "turns"),
    [
        ("coins_1", ["turn n r90", "turn n r180", "turn n r270"]),
        ("coins_2_door", ["turn n r90", "turn n r180", "turn n r270"]),
        ("ifrit_bow", ["turn n r90"]),
        ("portal_cross", []),
    ],
)
def test_by_quarter_turns_that_lay_the_card_differently(scene, card, turns):
    sharik = scene.dog("sharik")
    corridor(scene, card)
    sharik.does("leave")
    assert [text for text in sharik.choices if text.startswith("turn")] == turns
    if card == "ifrit_bow":
        assert sharik.why_not("turn n r180") == ("DD-60", "doggos-same-rotation")


@rule("DD-60")
@pytest.mark.parametrize("how", ["claimed", "disarmed", "unconnected"])
def test_also_claimed_disarmed_and_unconnected_cards(scene, how):
    table = scene(3)
    sharik = table.dog("sharik")
    table.lay("0,-1", "trap_sword_corner" if how == "unconnected" else "trap_sword_corner r90", anyhow=True)
    if how == "claimed":
        table.dog("ruta", pawed="0,-1")
    elif how == "disarmed":
        table.cover("0,-1", "potion sword")
    mark = table.paw_at("0,-1")
    sharik.leaves("(turn n r90) out")
    assert table.room_at("0,-1") == f"trap_sword_corner {'r90' if how == 'unconnected' else 'r180'}"
    assert table.paw_at("0,-1") == mark


@rule("DD-60", "DD-27")
def test_not_emptied_cells_and_not_rooms_further_away(scene):
    sharik = scene.dog("sharik")
    corridor(scene, "ifrit_bow", "coins_1")
    scene.empty("0,-1")
    sharik.does("leave")
    assert sharik.choices == ["out"]
    assert sharik.why_not("turn n r90") == ("DD-60", "doggos-nothing-to-turn")
    assert sharik.why_not("turn e r90") == ("DD-60", "doggos-nothing-to-turn")


@rule("DD-60")
def test_turning_belongs_to_leaving_and_comes_before_the_first_step(scene):
    sharik = scene.dog("sharik")
    scene.lay("0,-1", "coins_1")
    scene.lay("1,0", "coins_1 r90")
    assert sharik.why_not("turn n r90") == ("DD-7", "doggos-choose-turn")
    sharik.does("leave (turn n r180) n")
    assert sharik.why_not("turn e r90") == ("DD-51", "doggos-room-first")
    sharik.does("(skip)")
    assert sharik.why_not("turn e r90") == ("DD-60", "doggos-turn-first")


@rule("DD-60")
def test_each_card_is_turned_once(scene):
    sharik = scene.dog("sharik")
    corridor(scene, "coins_1")
    sharik.does("leave (turn n r90)")
    assert sharik.why_not("turn n r90") == ("DD-60", "doggos-turn-first")


@rule("DD-60", "DD-16")
def test_a_turning_that_leaves_no_path_is_refused(scene):
    """With a key a chest beside the start room could be turned to let him out, by its door."""
    sharik = scene.dog("sharik")
    seal(scene)
    corridor(scene, "ifrit_bow")
    sharik.does("leave")
    assert sharik.why_not("turn n r90") == ("DD-32", "doggos-stuck-key")
    sharik.does("(turn e r90) n")
    assert sharik.choices == ["pass"]


@rule("DD-60", "DD-16")
@pytest.mark.parametrize("dog", ["sharik", "ruta"])
def test_he_may_leave_only_because_he_turns(scene, dog):
    """Every exit of the start room faces a wall; the ifrit to the north, turned, has a way through."""
    one = scene.dog(dog)
    seal(scene)
    scene.lay("0,-1", "ifrit_bow r90", anyhow=True)
    assert one.choices == (["explore", "leave", "sleep"] if dog == "sharik" else ["explore", "sleep"])
    if dog == "sharik":
        one.does("leave")
        assert one.why_not("n") == ("DD-14", "doggos-wall")
        one.does("(turn n r90) n (pass) out confirm")
        assert scene.room_at("0,-1") == "ifrit_bow r180"


@rule("DD-60")
def test_doors_turn_with_the_card(scene):
    sharik = scene.dog("sharik")
    corridor(scene, "coins_2_door")
    sharik.does("leave")
    assert sharik.may("n")
    sharik.does("(turn n r90)")
    assert sharik.why_not("n") == ("DD-32", "doggos-no-key")


@rule("DD-60", "DD-8")
def test_rivals_may_be_cut_off_for_the_rest_of_the_round(scene):
    """Nobody checks again whether exits meet; in the next round the card lies as it is laid then."""
    sharik, ruta = scene.dog("sharik"), scene.dog("ruta")
    corridor(scene, "ifrit_bow", "coins_1")
    sharik.leaves("(turn n r90) out")
    ruta.does("leave")
    assert ruta.why_not("n") == ("DD-14", "doggos-wall")
    ruta.does("out confirm")
    ruta.explores("ifrit_bow", "0,-1")
    assert scene.room_at("0,-1") == "ifrit_bow r0"


@rule("DD-60")
def test_a_way_out_may_be_opened_for_rivals(scene):
    sharik, ruta = scene.dog("sharik"), scene.dog("ruta")
    seal(scene)
    scene.lay("0,-1", "ifrit_bow r90", anyhow=True)
    sharik.leaves("(turn n r90) n (pass) out")
    ruta.leaves("n (pass) out")
    assert scene.state.round == 2


@rule("DD-60")
@pytest.mark.parametrize("dog", OTHERS["sharik"])
def test_only_sharik_turns_cards(scene, dog):
    one = scene.dog(dog)
    corridor(scene, "coins_1")
    one.does("leave")
    assert one.why_not("turn n r90") == ("DD-60", "doggos-not-sharik")


# --- DD-61: Joan --------------------------------------------------------------------------------------------------


@rule("DD-61")
def test_joan_lays_two_paws_and_the_win_counts_as_any(scene):
    table = scene(common="not_for_dogs", round=3)
    joan = table.dog("joan", quest="last_wish")
    corridor(table, "chocolate_golem")
    joan.does("leave n")
    assert joan.choices == ["overpower", "pass"]
    joan.does("(overpower)")
    assert (joan.paws, joan.defence, joan.damage) == (3, 4, 0)
    joan.does("out confirm")
    assert table.paw_at("0,-1") == "0 0"
    assert table.end_game().scores[0] == 1 + 2
    assert joan.cards == ["chocolate_golem"]


@rule("DD-61")
def test_she_need_not_spend_potions_first(scene):
    joan = scene.dog("joan", potions="fireball fireball")
    corridor(scene, "zombie_squirrel_bow")
    joan.does("leave n")
    assert joan.choices == ["fight with fireball fireball", "overpower", "pass"]
    joan.does("(overpower)")
    assert joan.potions == "fireball fireball"


@rule("DD-61")
@pytest.mark.parametrize(
    ("cards", "monster"),
    [
        ("", "ifrit_bow"),
        ("ifrit_sword", "cerberus"),
        ("tramp_bow_fireball:pair tramp_bow_fireball:pair", "zombie_squirrel_bow"),
    ],
)
def test_a_monster_that_base_and_trophies_beat_takes_no_second_paw(scene, cards, monster):
    joan = scene.dog("joan", cards=cards)
    corridor(scene, monster)
    joan.does("leave n")
    assert joan.why_not("overpower") == ("DD-61", "doggos-can-be-beaten")


@rule("DD-61")
@pytest.mark.parametrize(("potions", "choices"), [("", ["pass"]), ("sword", ["fight with sword", "pass"])])
def test_with_one_paw_left_she_walks_past_or_wins_normally(scene, potions, choices):
    joan = scene.dog("joan", paws=1, extra=2, potions=potions)
    corridor(scene, "cerberus")
    joan.does("leave n")
    assert joan.choices == choices
    assert joan.why_not("overpower") == ("DD-61", "doggos-no-second-paw")


@rule("DD-61")
def test_as_often_as_her_paws_allow(scene):
    joan = scene.dog("joan")
    corridor(scene, "zombie_squirrel_bow", "chocolate_golem", "cat_eye")
    joan.does("leave n (overpower) n (overpower) n")
    assert joan.paws == 1
    assert joan.why_not("overpower") == ("DD-61", "doggos-no-second-paw")


@rule("DD-61", "DD-34")
def test_the_key_dragonfly_but_never_the_dragon(scene):
    joan = scene.dog("joan", cards="cerberus")
    corridor(scene, "key_dragonfly_bow_fireball", "dragon")
    joan.does("leave n (overpower)")
    assert joan.keys == 1
    joan.does("n")
    assert joan.why_not("overpower") == ("DD-61", "doggos-dragon")
    assert joan.choices == ["pass"]


@rule("DD-61")
@pytest.mark.parametrize("dog", OTHERS["joan"])
def test_only_joan_has_a_second_paw_to_win_with(scene, dog):
    one = scene.dog(dog, cards="cerberus")
    corridor(scene, "dragon")
    one.does("leave n")
    assert one.why_not("overpower") == ("DD-61", "doggos-not-joan")


# --- DD-62: Robin, and Ruta and Pluto -----------------------------------------------------------------------------


@rule("DD-62")
def test_robin_jumps_over_traps_for_free(scene):
    robin = scene.dog("robin", paws=0)
    seal(scene)
    corridor(scene, "trap_sword_straight", "trap_bow_straight")
    robin.does("leave n n")
    assert robin.choices == ["out"]
    robin.does("out confirm")
    assert (scene.paw_at("0,-1"), robin.coins) == ("none", 0)


@rule("DD-62")
@pytest.mark.parametrize(
    "text", ["claim", "disarm potion sword", "disarm own ifrit_sword", "disarm own tramp_sword_bow pair"]
)
def test_she_neither_claims_nor_disarms_them(scene, text):
    robin = scene.dog("robin", cards="ifrit_sword tramp_sword_bow:pair", potions="sword")
    corridor(scene, "trap_sword_straight")
    robin.does("leave n")
    assert robin.choices == ["out"]
    assert robin.why_not(text) == ("DD-62", "doggos-jumped-over")


@rule("DD-62")
def test_the_trap_stays_for_the_others(scene):
    robin, ruta = scene.dog("robin"), scene.dog("ruta")
    corridor(scene, "trap_sword_straight")
    robin.leaves("n out")
    ruta.does("leave n")
    assert ruta.choices == ["claim"]
    assert "trap_sword_straight" not in scene.deck


@rule("DD-62", "DD-37")
def test_a_trap_she_jumped_over_returns_to_the_deck(scene):
    robin = scene.dog("robin")
    corridor(scene, "trap_sword_straight")
    robin.leaves("n out")
    scene.end_round()
    assert (scene.deck["trap_sword_straight"], scene.gone, robin.cards) == (1, [], [])


@rule("DD-62")
@pytest.mark.parametrize(
    ("how", "reason"),
    [("pawed", ("DD-13", "doggos-rivals-paw")), ("disarmed", ("DD-26", "doggos-trap-covered"))],
)
def test_a_trap_that_a_rival_pawed_or_disarmed_blocks_her(scene, how, reason):
    robin = scene.dog("robin")
    corridor(scene, "trap_sword_straight")
    if how == "pawed":
        scene.dog("ruta", pawed="0,-1")
    else:
        scene.cover("0,-1", "potion sword")
    robin.does("leave")
    assert robin.why_not("n") == reason


@rule("DD-62", "DD-25")
@pytest.mark.parametrize("dog", OTHERS["robin"])
def test_all_others_must_claim_or_disarm(scene, dog):
    one = scene.dog(dog)
    corridor(scene, "trap_sword_straight")
    one.does("leave n")
    assert one.choices == ["claim"]


@rule("DD-2", "DD-57")
@pytest.mark.parametrize("dog", DOG_IDS)
def test_only_pluto_walks_through_doors_from_the_start(scene, dog):
    one = scene.dog(dog)
    corridor(scene, "coins_2_door r90")
    assert one.keys == (dog == "pluto")
    one.does("leave")
    assert one.may("n") == (dog == "pluto")


@rule("DD-2", "DD-22")
@pytest.mark.parametrize("dog", DOG_IDS)
def test_only_rutas_fur_stands_four_damage(scene, dog):
    one = scene.dog(dog, paws=0)
    corridor(scene, "cerberus", "chocolate_golem")
    one.does("leave n (pass)")
    assert one.may("n") == (dog == "ruta")


# --- The boards ---------------------------------------------------------------------------------------------------


@rule("DD-2")
@pytest.mark.parametrize(
    ("dog", "base", "defence", "keys", "ability"),
    [
        ("joan", "sword sword bow", 3, 0, "second_paw"),
        ("bonk", "sword sword fireball", 3, 0, "passages"),
        ("ruta", "fireball fireball sword", 5, 0, "none"),
        ("sharik", "fireball fireball bow", 3, 0, "rotations"),
        ("robin", "bow bow fireball", 3, 0, "jumps"),
        ("pluto", "bow bow sword", 3, 1, "key"),
    ],
)
def test_the_six_boards(scene, dog, base, defence, keys, ability):
    board = HOUSE.dog(dog)
    assert board.base == symbols(base)
    assert (board.defence, board.keys, board.ability) == (defence, keys, ability)
    one = scene.dog(dog)
    assert (one.defence, one.keys, one.paws, one.extra) == (defence, keys, 5, 2)


@rule("DD-2")
def test_the_six_boards_are_all_splits_of_two_and_one():
    assert len({dog.base for dog in HOUSE.dogs}) == 6
    assert all(sorted(dog.base) == [0, 1, 2] for dog in HOUSE.dogs)


# --- The cards ----------------------------------------------------------------------------------------------------


def symbols(names: str) -> tuple[int, int, int]:
    """``sword bow bow`` as three counts."""
    words = names.split()
    return words.count("sword"), words.count("bow"), words.count("fireball")


def shape(edges: str) -> str:
    """Edges whichever way the card lies: the first of its rotations."""
    return min(edges[turn:] + edges[:turn] for turn in range(4))


MONSTERS = [
    ("ifrit", "sword sword", 1, "EWEW"),
    ("giga_tick", "bow bow", 1, "EWEW"),
    ("zombie_squirrel", "fireball fireball", 1, "EWEW"),
    ("skeledog", "sword fireball", 1, "EEWW"),
    ("jelly_cat", "bow sword", 1, "EEWW"),
    ("mimic", "bow fireball", 1, "EEWW"),
]
STRONG = [
    ("cerberus", "sword sword sword"),
    ("chocolate_golem", "fireball fireball fireball"),
    ("cat_eye", "bow bow bow"),
]
DRAGONFLIES = [
    ("key_dragonfly_sword_bow", "sword bow", 1, "EEEW"),
    ("key_dragonfly_bow_fireball", "bow fireball", 1, "EEEW"),
    ("key_dragonfly_fireball_sword", "fireball sword", 1, "EEEW"),
    ("key_dragonfly_all", "sword bow fireball", 2, "EEEW"),
]
TRAMPS = [
    ("tramp_sword_bow", ("sword", "bow"), "fireball"),
    ("tramp_sword_fireball", ("sword", "fireball"), "bow"),
    ("tramp_bow_fireball", ("bow", "fireball"), "sword"),
]


@rule("DD-5")
def test_eighty_nine_cards():
    copies = Counter[str]()
    for card in HOUSE.cards:
        copies[card.monster or card.kind] += card.copies
    ordinary = {name: 3 for name, *_ in [*MONSTERS, *STRONG]}
    others = {"artifact": 3, "coins": 23, "chest": 3, "trap": 15, "tramp": 3, "potion": 3, "portal": 3}
    assert copies == {**ordinary, "dragon": 5, "key_dragonfly": 4, **others}
    begun = begun_match(game=GAME).state
    assert isinstance(begun, DoggosState)
    assert copies.total() == begun.stack() == 89


@rule("DD-20", "DD-21")
@pytest.mark.parametrize(("monster", "needs", "damage", "edges"), MONSTERS)
def test_six_monsters_with_each_attack_trophy(monster, needs, damage, edges):
    cards = [card for card in HOUSE.cards if card.monster == monster]
    assert {card.trophy for card in cards} == {symbols(symbol) for symbol in SYMBOLS}
    for card in cards:
        assert (card.needs, card.damage, card.copies) == (symbols(needs), damage, 1)
        assert (card.coins, card.shields, card.keys) == (0, 0, 0)
        assert shape(card.edges) == shape(edges)
        assert card.edges[card.trophy_edge] == "W"


@rule("DD-20", "DD-21")
@pytest.mark.parametrize(("monster", "needs"), STRONG)
def test_three_strong_monsters_with_shield_and_coin(monster, needs):
    card = HOUSE.card(monster)
    assert (card.needs, card.damage, card.copies) == (symbols(needs), 2, 3)
    assert (card.trophy, card.shields, card.keys, card.coins) == ((0, 0, 0), 1, 0, 1)
    assert shape(card.edges) == shape("EEEW")
    assert card.edges[card.trophy_edge] == "W"


@rule("DD-20", "DD-21")
def test_the_dragon(scene):
    card = HOUSE.card("dragon")
    assert (card.needs, card.damage, card.coins, card.copies) == ((2, 2, 2), 3, 4, 5)
    assert (card.trophy, card.shields, card.keys, card.edges) == ((0, 0, 0), 0, 0, "EEEE")
    pluto = scene.dog("pluto", cards="mimic_sword artifact_fireball")
    corridor(scene, "dragon")
    pluto.leaves("n (fight) out")
    assert pluto.box("monsters") == 4


@rule("DD-34")
@pytest.mark.parametrize(("name", "needs", "damage", "edges"), DRAGONFLIES)
def test_four_key_dragonflies(name, needs, damage, edges):
    card = HOUSE.card(name)
    assert (card.kind, card.needs, card.damage, card.copies) == ("monster", symbols(needs), damage, 1)
    assert (card.trophy, card.shields, card.keys, card.coins) == ((0, 0, 0), 0, 1, 0)
    assert shape(card.edges) == shape(edges)


@rule("DD-23", "DD-24")
def test_treasure(scene):
    rooms = Counter[tuple[int, str]]()
    for card in of_kind(HOUSE.cards, "coins"):
        rooms[card.coins, card.edges] += card.copies
    assert rooms == {(1, "EEEW"): 15, (2, "EEEW"): 8}
    artifacts = of_kind(HOUSE.cards, "artifact")
    assert {card.trophy for card in artifacts} == {(2, 0, 0), (0, 2, 0), (0, 0, 2)}
    assert {(card.copies, card.edges) for card in artifacts} == {(1, "EEEW")}
    chests = {(card.copies, card.edges, card.coins) for card in of_kind(HOUSE.cards, "chest")}
    assert chests == {(3, "EDEE", 4)}


@rule("DD-25")
def test_five_traps_of_each_symbol():
    traps = {(SYMBOLS[card.symbol], card.edges, card.copies) for card in of_kind(HOUSE.cards, "trap")}
    assert traps == {(symbol, "EEEE", 5) for symbol in SYMBOLS}


@rule("DD-29")
@pytest.mark.parametrize(("name", "pair", "single"), TRAMPS)
def test_a_tramp_of_each_pair(name, pair, single):
    card = HOUSE.card(name)
    assert (card.kind, card.copies, card.edges, card.trophy_edge) == ("tramp", 1, "WEWE", 0)
    assert tuple(SYMBOLS[symbol] for symbol in card.pair) == pair
    assert SYMBOLS[card.single] == single


@rule("DD-31", "DD-33")
def test_potion_rooms_and_portals():
    rooms = {(card.edges, card.copies) for card in of_kind(HOUSE.cards, "potion")}
    assert rooms == {("EEEE", 3)}
    portals = {(card.edges, card.copies) for card in of_kind(HOUSE.cards, "portal")}
    assert portals == {("EDEE", 3)}


@rule("DD-32")
def test_six_doors_and_a_plain_exit_on_every_card():
    """Chests have 3 of them, portals 3."""
    assert sum(card.copies * card.edges.count("D") for card in HOUSE.cards) == 6
    assert all("E" in card.edges for card in HOUSE.cards)


@rule("DD-4")
def test_two_potions_of_each_symbol():
    assert Counter({potion.symbol: potion.copies for potion in HOUSE.potions}) == {0: 2, 1: 2, 2: 2}


@rule("DD-3", "DD-39", "DD-40")
def test_twelve_quests():
    trophy = [quest for quest in HOUSE.quests if quest.kind == "trophies"]
    assert [(SYMBOLS[quest.symbol], quest.coins) for quest in trophy] == [(symbol, 5) for symbol in SYMBOLS]
    named = {quest.monster: quest.coins for quest in HOUSE.quests if quest.kind == "monsters"}
    assert named == {name: 2 for name, *_ in [*MONSTERS, *STRONG]}
    assert len(HOUSE.quests) == 12


@rule("DD-60", "DD-8")
@pytest.mark.parametrize("card", HOUSE.cards, ids=lambda card: card.id)
def test_four_quarter_turns_bring_a_card_back(card):
    edges = packed_edges(card.edges)
    clockwise = packed_edges(card.edges[3] + card.edges[:3])
    assert turned(edges, 1) == clockwise
    assert turned(turned(edges, 1), 3) == turned(edges, 0) == edges


@rule("DD-1")
def test_the_rules_for_players_name_every_dog_card_quest_and_rank():
    text = REFERENCE.read_text(encoding="utf-8").lower()
    names = [card.name.en for card in HOUSE.cards]
    names += [dog.name.en for dog in HOUSE.dogs]
    names += [quest.name.en for quest in HOUSE.quests]
    names += [rank.name.en for rank in HOUSE.ranks]
    assert {name for name in names if name.lower().replace("’", "'") not in text} == set()
