"""DD-47 to DD-58 and DD-63 to DD-66, the exact rulings; the dogs' own stand in the tests of the dogs."""

import random

import pytest

from tests.rules.doggos.leaving import (
    begun_match,
    corridor,
    emptied_paws,
    fights,
    paws_in_dungeon,
    places,
    seal,
)
from tests.rules.doggos.scene import CODES, GAME, QUESTS, Scene
from tests.rules_marker import rule
from undercroft.games.doggos.tables import PAWS
from undercroft.kernel.errors import CannotUndo
from undercroft.kernel.streams import Streams

# --- DD-47: where the paws are ------------------------------------------------------------------------------------


@rule("DD-47", "DD-19")
def test_sleep_moves_an_extra_paw_to_the_board_for_good(scene):
    ruta = scene.dog("ruta")
    ruta.sleeps()
    assert (ruta.paws, ruta.extra) == (6, 1)
    scene.end_round()
    assert (ruta.paws, ruta.extra) == (6, 1)


@rule("DD-47", "DD-19")
def test_sleep_stays_legal_with_none_extra_and_seven_are_never_passed(scene):
    ruta = scene.dog("ruta", paws=7)
    ruta.sleeps()
    assert (ruta.paws, ruta.extra, ruta.status) == (7, 0, "asleep")


@rule("DD-47", "DD-29")
def test_a_tramps_paw_comes_after_the_paw_that_hires_it(scene):
    ruta = scene.dog("ruta", paws=1, extra=2)
    corridor(scene, "tramp_sword_bow r90", "coins_1")
    ruta.does("leave n (hire paw) n (claim)")
    assert (ruta.paws, ruta.extra) == (0, 1)


@rule("DD-47")
def test_a_tramps_paw_cannot_hire_that_tramp(scene):
    ruta = scene.dog("ruta", paws=0, extra=2)
    corridor(scene, "tramp_sword_bow r90", "coins_1")
    ruta.does("leave n")
    assert ruta.why_not("hire paw") == ("DD-47", "doggos-no-paw")
    assert ruta.choices == ["skip"]


@rule("DD-47", "DD-29")
def test_the_paw_edge_stays_legal_with_none_extra(scene):
    ruta = scene.dog("ruta", paws=7)
    corridor(scene, "tramp_sword_bow r90")
    ruta.leaves("n (hire paw) out")
    assert (ruta.paws, ruta.extra, ruta.trophies) == (6, 0, "fireball")
    scene.end_round()
    assert (ruta.paws, ruta.extra, ruta.cards) == (7, 0, ["tramp_sword_bow:single"])


@rule("DD-47", "DD-36")
@pytest.mark.parametrize(
    ("dog", "path", "laid"),
    [
        ("ruta", "n (claim) n (claim) out", 2),
        ("joan", "n (skip) n (skip) n (overpower) n (claim) out", 3),
        ("bonk", "n (skip) break w", 1),
        ("pluto", "n (skip) n (skip) n (fight) n (disarm path 0,-3) out", 1),
    ],
)
def test_paws_in_the_dungeon_are_out_of_use_until_the_end_of_the_round(scene, dog, path, laid):
    """On claims, Joan's two on a monster, on a passage of Bonk's, in an emptied cell."""
    one = scene.dog(dog, cards="mimic_fireball zombie_squirrel_fireball" if dog == "pluto" else "")
    corridor(scene, "coins_1", "coins_1", "zombie_squirrel_sword", "trap_sword_straight")
    one.leaves(path)
    assert (one.paws, one.extra) == (5 - laid, 2)
    scene.end_round()
    assert (one.paws, one.extra) == (5, 2)


@rule("DD-47", "DD-30")
@pytest.mark.parametrize(
    ("edge", "paws", "after"),
    [("paw", 6, (5, 2)), ("single", 6, (6, 1)), ("pair", 6, (6, 1)), ("paw", 1, (0, 2))],
)
def test_a_spent_tramp_takes_its_paw_along(scene, edge, paws, after):
    """The paw it had brought becomes extra at once; a tramp that brought none takes none."""
    symbol = "sword" if edge == "pair" else "fireball"
    ruta = scene.dog("ruta", cards=f"tramp_sword_bow:{edge}", paws=paws, extra=1)
    corridor(scene, f"trap_{symbol}_straight")
    ruta.does(f"leave n (disarm own tramp_sword_bow {edge})")
    assert (ruta.paws, ruta.extra) == after


@rule("DD-47", "DD-30")
def test_with_an_empty_board_the_paw_becomes_extra_before_the_next_round(scene):
    ruta = scene.dog("ruta", paws=1, extra=1)
    corridor(scene, "tramp_sword_bow r90", "coins_1", "trap_fireball_straight")
    ruta.leaves("n (hire paw) n (claim) n (disarm path 0,-1) out")
    assert (ruta.paws, ruta.extra) == (0, 0)
    scene.end_round()
    assert (ruta.paws, ruta.extra, ruta.cards) == (6, 1, ["coins_1"])


@rule("DD-47")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_seven_paws_are_always_somewhere(seats):
    """Whole games at random: each paw is extra, on the board, or in the dungeon."""
    chance = random.Random(seats)
    most = 0
    for _ in range(4):
        options = GAME.complete_options({"dogs": "random"}, seats)
        state = GAME.prepare(seats, chance.randrange(2**32), options, "roll")
        state.begin()
        while not state.over:
            for player in state.players if state.walk is None and state.round else ():
                lying = paws_in_dungeon(state, player)
                most = max(most, lying)
                assert player.paws + player.extra + lying == PAWS
            seat = state.to_act[0]
            codes = state.choices(seat)
            rooms = codes[0] == CODES["explore"] and chance.random() < 0.9
            state.play(seat, codes[0] if rooms else chance.choice(codes))
    assert most > 2


# --- DD-48: set-up and secrets ------------------------------------------------------------------------------------


@rule("DD-48")
def test_the_order_of_the_set_up(scene):
    table = scene(3)
    asked = []
    state = table.untouched()
    while state.round == 0:
        asked.append(table.asked())
        if asked[-1] == "keep":
            for seat in range(3):
                state.play(seat, state.choices(seat)[0])
        else:
            state.play(state.to_act[0], state.choices(state.to_act[0])[0])
    assert asked == ["first", *["choose"] * 3, *["quests"] * 3, "keep", *["potion"] * 3]


@rule("DD-48")
def test_personal_quests_are_hidden_and_all_else_is_open(scene):
    ruta = scene.dog("ruta", quest="last_wish")
    pluto = scene.dog("pluto", cards="ifrit_bow coins_1 key_dragonfly_all", potions="sword", quest="bullseye")
    corridor(scene, "coins_1")
    seen = ruta.view.player(1)
    assert (seen.quest, seen.hand) == (-1, 0)
    assert ruta.view.player(0).quest == QUESTS.index("last_wish")
    known = pluto.player
    for figure in ("dog", "status", "paws", "extra", "syms", "potions", "defence", "keys", "cards"):
        assert getattr(seen, figure) == getattr(known, figure), figure
    assert ruta.view.table["common"] == scene.state.common
    scene.end_game()
    assert ruta.view.player(1).quest == QUESTS.index("bullseye")


@rule("DD-48")
def test_the_order_of_the_deck_is_in_no_view(scene):
    """Two tables that will draw different cards look the same to everybody, also to spectators."""
    scene.dog("ruta")
    state = scene.state
    state.listen(None)
    state.asks_chance = False
    other = state.copy()
    other.streams = Streams.seeded(8)
    for seat in (0, 1, None):
        assert state.view(seat).to_wire() == other.view(seat).to_wire()
    for each in (state, other):
        for _ in range(4):
            for _ in ("explore", "place", "rotate"):
                each.play(each.active, each.choices(each.active)[0])
    assert state.grid.designs != other.grid.designs


@rule("DD-48")
@pytest.mark.parametrize("hidden", [False, True])
def test_coins_chests_and_traps_are_shown_unless_the_option_hides_them(scene, hidden):
    table = scene(hidden_coins=hidden)
    ruta = table.dog("ruta")
    pluto = table.dog("pluto", cards="coins_2 chest_1 trap_bow_corner ifrit_bow")
    seen = ruta.view.player(1)
    assert (len(seen.cards), seen.hidden) == ((1, 3) if hidden else (4, 0))
    assert len(pluto.view.player(1).cards) == 4
    assert pluto.box("coins", viewer=0) == (0 if hidden else 2)
    assert pluto.box("coins") == 2


# --- DD-49, DD-50: the grid and placing ---------------------------------------------------------------------------


@rule("DD-49")
def test_the_grid_goes_on_in_all_directions(scene):
    ruta, pluto = scene.dog("ruta"), scene.dog("pluto")
    ruta.explores("portal_cross", "0,-1")
    pluto.explores("portal_cross", "-1,-1")
    ruta.explores("coins_1", "-2,-1 r90")
    pluto.explores("coins_1", "-2,0 r180")
    ruta.draws("coins_1")
    assert set(places(ruta)) == {"0,-2", "-1,-2", "1,-1", "-3,-1", "-1,0", "1,0", "-3,0", "-2,1", "0,1"}


@rule("DD-49")
def test_where_the_programs_table_ends_an_exit_is_still_a_way_out(scene):
    ruta = scene.dog("ruta")
    seal(scene)
    corridor(scene, *["coins_1"] * 14, "ifrit_bow")
    ruta.does("leave " + "n (skip) " * 14 + "n (pass)")
    assert ruta.choices == ["out"]


@rule("DD-49")
def test_a_cell_is_free_a_room_or_emptied(scene):
    scene.dog("ruta")
    corridor(scene, "ifrit_bow", "coins_1")
    scene.empty("0,-1")
    assert [scene.room_at(cell) for cell in ("0,0", "0,-1", "0,-2", "0,-3")] == [
        "start", "emptied", "coins_1 r0", "free",
    ]  # fmt: skip


@rule("DD-50")
@pytest.mark.parametrize("how", ["pawed", "disarmed", "cut off"])
def test_placing_looks_only_at_the_edges_of_laid_cards(scene, how):
    ruta = scene.dog("ruta")
    corridor(scene, "ifrit_bow", "trap_sword_straight")
    if how == "pawed":
        scene.dog("pluto", pawed="0,-2")
    elif how == "disarmed":
        scene.cover("0,-2", "potion sword")
    else:
        scene.empty("0,-1")
    ruta.explores("coins_1", "0,-3")
    assert scene.room_at("0,-3") == "coins_1 r0"


@rule("DD-50", "DD-60")
def test_placing_goes_by_a_turned_card_as_it_lies_now(scene):
    sharik, pluto = scene.dog("sharik"), scene.dog("pluto")
    corridor(scene, "ifrit_bow")
    sharik.leaves("(turn n r90) out")
    pluto.draws("coins_1")
    assert set(places(pluto)) == {"-1,-1", "1,-1", "1,0", "0,1"}


@rule("DD-50", "DD-32")
def test_a_door_counts_for_placing_without_a_key(scene):
    ruta = scene.dog("ruta")
    corridor(scene, "coins_2_door")
    assert ruta.keys == 0
    ruta.explores("coins_1", "1,-1 r180")
    assert scene.room_at("1,-1") == "coins_1 r180"


@rule("DD-50")
@pytest.mark.parametrize(("rotation", "fits"), [("r0", False), ("r90", True), ("r180", True), ("r270", True)])
def test_a_door_of_the_new_card_counts_as_an_exit(scene, rotation, fits):
    """Beyond the start room's east exit: the west edge of an EDEW card is wall, exit, door, exit."""
    ruta = scene.dog("ruta")
    ruta.draws("coins_2_door")
    ruta.does("place 1,0")
    assert ruta.may(rotation) == fits


@rule("DD-50", "DD-59")
@pytest.mark.parametrize(("rotation", "fits"), [("r0", True), ("r90", False)])
def test_against_a_passage_the_new_card_brings_an_exit_of_its_own(scene, rotation, fits):
    ruta = scene.dog("ruta")
    scene.lay("1,0", "ifrit_bow r90")
    scene.breach("1,0", "n")
    ruta.draws("ifrit_sword")
    ruta.does("place 1,-1")
    assert ruta.may(rotation) == fits
    if not fits:
        assert ruta.why_not(rotation) == ("DD-70", "doggos-exits-do-not-meet")


@rule("DD-50")
def test_a_portal_link_makes_no_place(scene):
    ruta = scene.dog("ruta")
    scene.lay("0,-1", "portal_straight")
    scene.lay("1,0", "portal_cross")
    ruta.draws("coins_1")
    assert "1,-1" in places(ruta)
    assert "-1,-1" not in places(ruta)
    assert ruta.why_not("place -1,-1") == ("DD-8", "doggos-no-exit-here")


@rule("DD-50")
@pytest.mark.parametrize(("place", "open_"), [("1,-1", False), ("0,1", True)])
def test_a_rivals_way_out_may_be_blocked(scene, place, open_):
    """The portal leads out to the east only; a room that hangs on its neighbour puts a wall there."""
    ruta, pluto = scene.dog("ruta"), scene.dog("pluto")
    scene.lay("0,-1", "portal_corner r90")
    scene.lay("1,0", "coins_1 r270")
    ruta.explores("ifrit_bow", place)
    pluto.does("leave")
    assert pluto.may("n") == open_


# --- DD-51, DD-52: on the path ------------------------------------------------------------------------------------


@rule("DD-51", "DD-13")
def test_the_start_room_counts_as_entered(scene):
    ruta = scene.dog("ruta")
    corridor(scene, "coins_1")
    ruta.does("leave n (skip)")
    assert ruta.why_not("s") == ("DD-13", "doggos-room-visited")


@rule("DD-51")
@pytest.mark.parametrize("text", ["n", "s", "out", "break n", "jump 0,-2"])
def test_a_room_is_settled_before_the_next_step(scene, text):
    ruta = scene.dog("ruta")
    corridor(scene, "coins_1", "coins_1")
    ruta.does("leave n")
    assert ruta.choices == ["claim", "skip"]
    assert ruta.why_not(text) == ("DD-51", "doggos-room-first")


@rule("DD-51")
@pytest.mark.parametrize("text", ["claim", "skip", "fight", "pass"])
def test_a_room_is_settled_once(scene, text):
    ruta = scene.dog("ruta")
    corridor(scene, "coins_1")
    ruta.does("leave n (claim)")
    assert ruta.why_not(text) == ("DD-51", "doggos-other-question")


@rule("DD-51", "DD-22")
@pytest.mark.parametrize(("dog", "gets_out"), [("pluto", False), ("ruta", True)])
def test_the_damage_of_the_last_room_counts(scene, dog, gets_out):
    """An ifrit's 1 and, in the last room, a cerberus's 2 against a defence of 3 or of 5."""
    one = scene.dog(dog, paws=0)
    seal(scene)
    corridor(scene, "ifrit_bow", "cerberus")
    assert one.may("leave") == gets_out
    if not gets_out:
        assert one.why_not("leave") == ("DD-22", "doggos-stuck-damage")


@rule("DD-51", "DD-25")
def test_the_trap_of_the_last_room_counts(scene):
    ruta = scene.dog("ruta", paws=1)
    seal(scene)
    corridor(scene, "zombie_squirrel_bow", "trap_sword_straight")
    ruta.does("leave n")
    assert ruta.choices == ["pass"]
    assert ruta.why_not("fight") == ("DD-25", "doggos-stuck-paw")


@rule("DD-51")
def test_ways_out_may_be_passed_by(scene):
    ruta = scene.dog("ruta")
    corridor(scene, "coins_1", "coins_1", "coins_2")
    ruta.does("leave n (claim)")
    assert {"n", "out"} <= set(ruta.choices)
    ruta.does("n (claim) n (claim) out confirm")
    scene.end_round()
    assert ruta.cards == ["coins_1", "coins_1", "coins_2"]


@rule("DD-51")
def test_leaving_from_the_start_room_needs_an_exit_on_the_bare_table(scene):
    ruta = scene.dog("ruta")
    seal(scene)
    corridor(scene, "coins_1")
    ruta.does("leave")
    assert ruta.why_not("out") == ("DD-10", "doggos-no-way-out")
    other = Scene()
    dog = other.dog("ruta")
    seal(other, "es")
    dog.leaves("out")
    assert (dog.status, dog.paws, dog.coins) == ("left", 5, 0)


@rule("DD-52")
@pytest.mark.parametrize("lacking", ["nothing", "owned", "pawed", "potion", "base"])
def test_everything_in_hand_counts_together(scene, lacking):
    """The dragon: Pluto's bows and sword, a sword owned, a fireball pawed on this path, a fireball potion."""
    pluto = scene.dog(
        "robin" if lacking == "base" else "pluto",
        cards="cerberus cerberus" + ("" if lacking == "owned" else " mimic_sword"),
        potions="" if lacking == "potion" else "fireball",
    )
    corridor(scene, "giga_tick_fireball", "dragon")
    pluto.does(f"leave n ({'pass' if lacking == 'pawed' else 'fight'}) n")
    assert fights(pluto) == (["fight with fireball"] if lacking == "nothing" else [])
    assert pluto.why_not("fight") == ("DD-20", "doggos-too-weak")


@rule("DD-52", "DD-26")
def test_a_spent_card_stops_counting_at_once_and_fights_won_stand(scene):
    pluto = scene.dog("pluto", cards="skeledog_sword")
    corridor(scene, "ifrit_bow", "trap_sword_straight", "ifrit_fireball")
    pluto.does("leave n (fight) n (disarm own skeledog_sword)")
    assert (pluto.trophies, pluto.cards) == ("bow", [])
    pluto.does("n")
    assert pluto.why_not("fight") == ("DD-20", "doggos-too-weak")
    pluto.does("(pass) out confirm")
    scene.end_round()
    assert pluto.cards == ["ifrit_bow"]


@rule("DD-52")
def test_a_card_of_this_path_helps_only_after_its_room(scene):
    """A sword short of an ifrit: the one that the giga-tick gives must come before it."""
    robin = scene.dog("robin", cards="skeledog_sword")
    corridor(scene, "ifrit_sword", "giga_tick_sword")
    robin.does("leave n")
    assert robin.why_not("fight") == ("DD-20", "doggos-too-weak")
    later = Scene()
    other = later.dog("robin", cards="skeledog_sword")
    corridor(later, "giga_tick_sword", "ifrit_sword")
    other.does("leave n (fight) n")
    assert fights(other) == ["fight"]


# --- DD-53, DD-54: fights -----------------------------------------------------------------------------------------


@rule("DD-53")
def test_a_fight_that_would_be_lost_is_not_begun(scene):
    pluto = scene.dog("pluto", potions="sword")
    corridor(scene, "cerberus")
    pluto.does("leave n")
    assert pluto.choices == ["pass"]
    assert pluto.why_not("fight with sword") == ("DD-20", "doggos-too-weak")
    assert pluto.potions == "sword"


@rule("DD-53")
@pytest.mark.parametrize("text", ["fight with sword", "fight with bow", "fight with sword bow"])
def test_a_potion_that_is_not_needed_is_not_spent(scene, text):
    """Joan needs neither against an ifrit; symbols that the monster does not ask for help nobody."""
    joan = scene.dog("joan", potions="sword bow")
    corridor(scene, "ifrit_bow")
    joan.does("leave n")
    assert joan.why_not(text) == ("DD-53", "doggos-potion-not-needed")
    assert fights(joan) == ["fight"]


@rule("DD-53")
def test_exactly_as_many_potions_as_are_needed(scene):
    sharik = scene.dog("sharik", potions="sword sword")
    corridor(scene, "jelly_cat_sword r180", "ifrit_bow", anyhow=True)
    sharik.does("leave n")
    assert fights(sharik) == ["fight with sword"]
    assert sharik.why_not("fight with sword sword") == ("DD-53", "doggos-potion-not-needed")
    assert sharik.why_not("fight") == ("DD-20", "doggos-too-weak")
    assert sharik.why_not("fight with fireball") == ("DD-20", "doggos-potion-not-held")
    sharik.does("(fight with sword)")
    assert (sharik.potions, scene.supply) == ("sword", "sword bow bow fireball fireball")


@rule("DD-53", "DD-54")
def test_where_there_is_a_choice_of_potions_the_player_says_which(scene):
    """Two swords and a bow are open, a tramp gives one of them: two potions of the three, not all, not one."""
    sharik = scene.dog("sharik", cards="tramp_sword_bow:pair", potions="sword sword bow")
    corridor(scene, "dragon")
    sharik.does("leave n")
    assert fights(sharik) == ["fight with sword bow", "fight with sword sword"]
    assert sharik.why_not("fight with sword sword bow") == ("DD-53", "doggos-potion-not-needed")
    assert sharik.why_not("fight with sword") == ("DD-20", "doggos-too-weak")


@rule("DD-53", "DD-54")
@pytest.mark.parametrize(
    ("dog", "tramps", "monster", "potion"),
    [
        ("pluto", "tramp_sword_bow:pair", "ifrit_bow", "sword"),
        ("ruta", "tramp_bow_fireball:pair tramp_sword_bow:pair", "giga_tick_bow", "bow"),
        ("robin", "tramp_sword_fireball:pair", "zombie_squirrel_bow", "fireball"),
    ],
)
def test_tramps_are_used_before_potions(scene, dog, tramps, monster, potion):
    one = scene.dog(dog, cards=tramps, potions=potion)
    corridor(scene, monster)
    one.does("leave n")
    assert fights(one) == ["fight"]
    assert one.why_not(f"fight with {potion}") == ("DD-53", "doggos-potion-not-needed")


@rule("DD-54")
@pytest.mark.parametrize(("tramps", "wins"), [(1, False), (2, True)])
def test_a_monster_that_needs_both_symbols_gets_one_from_each_tramp(scene, tramps, wins):
    """The dragon finds Bonk a bow and a fireball short."""
    bonk = scene.dog("bonk", cards="cerberus giga_tick_bow" + " tramp_bow_fireball:pair" * tramps)
    corridor(scene, "dragon")
    bonk.does("leave n")
    assert (fights(bonk) == ["fight"]) == wins


@rule("DD-54")
def test_the_symbol_is_chosen_anew_in_each_fight(scene):
    pluto = scene.dog("pluto", cards="tramp_sword_fireball:pair")
    corridor(scene, "ifrit_bow", "key_dragonfly_bow_fireball", "ifrit_sword")
    pluto.does("leave n (fight) n (fight) n (fight) out confirm")
    scene.end_round()
    assert len(pluto.cards) == 4


@rule("DD-54")
@pytest.mark.parametrize(
    ("tramps", "wins"),
    [
        ("tramp_sword_bow:pair tramp_sword_fireball:pair tramp_bow_fireball:pair", True),
        ("tramp_sword_bow:pair tramp_sword_fireball:pair tramp_sword_fireball:pair", True),
        ("tramp_sword_bow:pair tramp_bow_fireball:pair tramp_bow_fireball:pair", False),
        ("tramp_sword_fireball:pair tramp_sword_fireball:pair", False),
    ],
)
def test_tramps_are_shared_out_in_the_best_way(scene, tramps, wins):
    """The dragon finds Sharik two swords and a bow short."""
    sharik = scene.dog("sharik", cards=f"cerberus {tramps}")
    corridor(scene, "dragon")
    sharik.does("leave n")
    assert (fights(sharik) == ["fight"]) == wins


@rule("DD-54", "DD-29")
def test_a_tramp_hired_on_this_path_helps_at_once(scene):
    pluto = scene.dog("pluto")
    corridor(scene, "tramp_sword_fireball r90", "ifrit_bow", "key_dragonfly_bow_fireball")
    pluto.does("leave n (hire pair) n (fight) n (fight)")
    assert pluto.keys == 2


# --- DD-55, DD-56: disarmed traps and emptied cells ---------------------------------------------------------------


@rule("DD-55")
def test_an_artifact_disarms_one_trap_and_both_symbols_are_gone(scene):
    ruta = scene.dog("ruta", cards="artifact_sword")
    corridor(scene, "trap_sword_straight", "trap_sword_corner r180", anyhow=True)
    ruta.does("leave n (disarm own artifact_sword)")
    assert (ruta.trophies, ruta.cards) == ("", [])
    ruta.does("n")
    assert ruta.choices == ["claim"]
    assert ruta.why_not("disarm own artifact_sword") == ("DD-26", "doggos-not-owned")


@rule("DD-55")
def test_one_trap_takes_one_card(scene):
    ruta = scene.dog("ruta", cards="ifrit_sword skeledog_sword")
    corridor(scene, "trap_sword_straight")
    ruta.does("leave n (disarm own ifrit_sword)")
    assert ruta.cards == ["skeledog_sword"]
    assert ruta.choices == ["out"]


@rule("DD-55")
@pytest.mark.parametrize("card", ["cerberus", "key_dragonfly_all", "coins_2", "chest_1"])
def test_shields_keys_and_coins_never_disarm(scene, card):
    ruta = scene.dog("ruta", cards=card)
    corridor(scene, "trap_sword_straight")
    ruta.does("leave n")
    assert ruta.choices == ["claim"]
    assert ruta.why_not(f"disarm own {card}") == ("DD-26", "doggos-wrong-symbol")


@rule("DD-55", "DD-26")
@pytest.mark.parametrize(
    ("edge", "symbol", "disarms"),
    [
        ("pair", "sword", True),
        ("pair", "bow", True),
        ("pair", "fireball", False),
        ("single", "fireball", True),
        ("single", "sword", False),
        ("paw", "bow", False),
        ("paw", "fireball", True),
    ],
)
def test_a_tramp_disarms_by_its_chosen_edge(scene, edge, symbol, disarms):
    ruta = scene.dog("ruta", cards=f"tramp_sword_bow:{edge}")
    corridor(scene, f"trap_{symbol}_straight")
    ruta.does("leave n")
    assert ruta.may(f"disarm own tramp_sword_bow {edge}") == disarms


@rule("DD-55", "DD-26")
def test_potions_own_cards_and_cards_of_the_path_disarm(scene):
    joan = scene.dog("joan", cards="mimic_sword", potions="sword bow")
    corridor(scene, "ifrit_sword", "trap_sword_straight")
    joan.does("leave n (fight) n")
    assert joan.choices == ["claim", "disarm potion sword", "disarm own mimic_sword", "disarm path 0,-1"]
    assert joan.why_not("disarm potion bow") == ("DD-26", "doggos-wrong-symbol")
    assert joan.why_not("disarm potion fireball") == ("DD-26", "doggos-wrong-symbol")
    assert joan.why_not("disarm path 0,-2") == ("DD-26", "doggos-not-owned")


@rule("DD-55", "DD-28")
def test_a_disarmed_trap_stays_a_laid_card_that_nobody_enters(scene):
    ruta, pluto = scene.dog("ruta", potions="sword"), scene.dog("pluto")
    corridor(scene, "trap_sword_straight")
    ruta.leaves("n (disarm potion sword) out")
    assert (scene.paw_at("0,-1"), ruta.paws, ruta.coins) == ("covered", 5, 0)
    assert scene.supply.count("sword") == 1
    pluto.explores("coins_1", "0,-2")
    pluto.does("leave")
    assert pluto.why_not("n") == ("DD-26", "doggos-trap-covered")
    pluto.does("out confirm")
    assert scene.supply.count("sword") == 2
    assert scene.gone == ["trap_sword_straight"]


@rule("DD-55")
def test_one_may_leave_straight_from_a_trap_just_disarmed(scene):
    ruta = scene.dog("ruta", potions="sword")
    seal(scene)
    corridor(scene, "trap_sword_straight")
    ruta.leaves("n (disarm potion sword) out")
    assert ruta.status == "left"


@rule("DD-56", "DD-27")
def test_an_emptied_cell_keeps_the_paw_and_gives_no_card(scene):
    joan, pluto = scene.dog("joan"), scene.dog("pluto")
    corridor(scene, "ifrit_sword", "trap_sword_straight")
    joan.leaves("n (fight) n (disarm path 0,-1) out")
    assert scene.room_at("0,-1") == "emptied"
    assert emptied_paws(scene, "0,-1") == [0, 1]
    assert (joan.paws, joan.trophies) == (4, "")
    pluto.sleeps()
    assert (joan.paws, joan.cards) == (5, [])
    assert scene.gone == ["ifrit_sword", "trap_sword_straight"]


@rule("DD-56", "DD-61")
def test_both_of_joans_paws_stay_in_the_emptied_cell(scene):
    joan = scene.dog("joan")
    corridor(scene, "zombie_squirrel_sword", "trap_sword_straight")
    joan.leaves("n (overpower) n (disarm path 0,-1) out")
    assert emptied_paws(scene, "0,-1") == [0, 2]
    assert joan.paws == 3
    scene.end_round()
    assert joan.paws == 5


@rule("DD-56", "DD-14")
def test_exits_onto_an_emptied_cell_are_closed_and_no_ways_out(scene):
    ruta = scene.dog("ruta")
    scene.lay("0,-1", "portal_corner r90")
    scene.lay("1,-1", "ifrit_bow r90")
    scene.empty("1,-1")
    ruta.does("leave")
    assert ruta.why_not("n") == ("DD-16", "doggos-stuck")
    scene.lay("0,1", "portal_cross")
    ruta.does("n")
    assert ruta.why_not("e") == ("DD-27", "doggos-emptied")
    assert ruta.why_not("out") == ("DD-10", "doggos-no-way-out")
    assert ruta.choices == ["jump 0,1"]


@rule("DD-56")
def test_no_card_is_placed_in_an_emptied_cell(scene):
    ruta = scene.dog("ruta")
    corridor(scene, "ifrit_bow", "coins_1")
    scene.empty("0,-1")
    ruta.draws("coins_1")
    assert ruta.why_not("place 0,-1") == ("DD-56", "doggos-cell-emptied")
    assert "0,-3" in places(ruta)


@rule("DD-56", "DD-59")
def test_a_passage_into_an_emptied_cell_is_closed_too(scene):
    ruta = scene.dog("ruta")
    scene.lay("0,-1", "portal_cross")
    scene.lay("1,-1", "ifrit_bow r90")
    scene.lay("1,0", "portal_corner r270")
    scene.breach("1,0", "n")
    ruta.does("leave e")
    assert ruta.may("n")
    scene.empty("1,-1")
    assert ruta.why_not("n") == ("DD-27", "doggos-emptied")


@rule("DD-56")
def test_nothing_fits_against_an_emptied_cell(scene):
    """A passage or an exit of what lay there no longer takes a card."""
    ruta = scene.dog("ruta")
    corridor(scene, "artifact_sword")
    ruta.draws("coins_1")
    assert "1,-1" in places(ruta)
    scene.breach("0,-1", "w")
    assert "-1,-1" in places(ruta)
    scene.empty("0,-1")
    assert set(places(ruta)) == {"1,0", "0,1"}


@rule("DD-56")
def test_rooms_may_be_cut_off_by_an_emptied_cell(scene):
    joan, pluto = scene.dog("joan"), scene.dog("pluto")
    corridor(scene, "ifrit_sword", "coins_1", "trap_sword_straight")
    joan.leaves("n (fight) n (skip) n (disarm path 0,-1) out")
    pluto.draws("coins_1")
    assert "1,-2" in places(pluto)
    pluto.does("place 1,-2 r90")
    pluto.does("leave")
    assert pluto.why_not("n") == ("DD-27", "doggos-emptied")


@rule("DD-56", "DD-26")
@pytest.mark.parametrize("card", ["coins_2", "chest_1", "potion_room", "cerberus", "key_dragonfly_sword_bow"])
def test_only_cards_with_an_attack_trophy_are_ever_spent(scene, card):
    joan = scene.dog("joan", cards="giga_tick_sword")
    corridor(scene, card, "trap_sword_straight")
    act = {"potion_room": "take bow", "cerberus": "fight", "key_dragonfly_sword_bow": "fight"}.get(
        card, "claim"
    )
    joan.does(f"leave n ({act}) n")
    assert joan.why_not("disarm path 0,-1") == ("DD-26", "doggos-wrong-symbol")
    assert joan.choices == ["claim", "disarm own giga_tick_sword"]


# --- DD-57, DD-58: keys and portals -------------------------------------------------------------------------------


@rule("DD-57", "DD-32")
def test_a_key_counts_from_the_moment_its_dragonfly_is_pawed(scene):
    joan = scene.dog("joan")
    corridor(scene, "key_dragonfly_sword_bow", "chest_3")
    joan.does("leave n (fight)")
    assert joan.keys == 1
    joan.does("n (claim) out confirm")
    scene.end_round()
    assert joan.box("chests") == 4


@rule("DD-57", "DD-32")
def test_a_dragonfly_walked_past_opens_nothing(scene):
    joan = scene.dog("joan")
    corridor(scene, "key_dragonfly_sword_bow", "chest_3")
    joan.does("leave n")
    assert joan.why_not("pass") == ("DD-32", "doggos-stuck-key")
    scene.lay("-1,-1", "coins_1", anyhow=True)
    scene.breach("0,-1", "w")
    joan.does("(pass)")
    assert joan.why_not("n") == ("DD-32", "doggos-no-key")


@rule("DD-57")
def test_a_key_does_not_open_the_door_to_its_own_dragonfly(scene):
    joan = scene.dog("joan")
    corridor(scene, "coins_2_door")
    scene.lay("1,-1", "key_dragonfly_sword_bow r90")
    joan.does("leave n (skip)")
    assert joan.why_not("e") == ("DD-32", "doggos-no-key")


@rule("DD-57")
def test_a_chest_may_be_claimed_before_the_key(scene):
    joan = scene.dog("joan")
    corridor(scene, "chest_1", "key_dragonfly_sword_bow")
    joan.does("leave n (claim)")
    assert joan.keys == 0
    joan.does("n (fight) out confirm")
    scene.end_round()
    assert joan.coins == 4


@rule("DD-57", "DD-24")
@pytest.mark.parametrize(
    ("dog", "cards", "coins"),
    [
        ("ruta", "chest_1 chest_2", 0),
        ("ruta", "chest_1 chest_2 key_dragonfly_all", 4),
        ("ruta", "chest_1 key_dragonfly_all key_dragonfly_sword_bow", 4),
        ("pluto", "chest_1 chest_2 chest_3", 4),
        ("pluto", "chest_1 chest_2 chest_3 key_dragonfly_all", 8),
        ("pluto", "chest_1 chest_2 chest_3 key_dragonfly_all key_dragonfly_sword_bow", 12),
    ],
)
def test_chests_pay_as_often_as_there_are_keys(scene, dog, cards, coins):
    assert scene.dog(dog, cards=cards).coins == coins


@rule("DD-58", "DD-33")
def test_portal_to_portal_is_one_step_through_walls(scene):
    ruta = scene.dog("ruta")
    scene.lay("0,-1", "portal_straight")
    scene.lay("1,0", "portal_corner r180")
    ruta.does("leave n")
    assert (ruta.why_not("e"), ruta.may("jump 1,0")) == (("DD-12", "doggos-no-room"), True)
    ruta.does("jump 1,0")
    assert ruta.player.paws == 5
    assert ruta.choices == ["out"]


@rule("DD-58", "DD-13")
def test_the_portal_reached_counts_as_entered(scene):
    ruta = scene.dog("ruta")
    scene.lay("0,-1", "portal_straight")
    scene.lay("1,0", "portal_cross")
    scene.lay("1,-1", "coins_1")
    ruta.does("leave n jump 1,0 n (skip)")
    assert ruta.why_not("s") == ("DD-13", "doggos-room-visited")
    ruta = Scene().dog("ruta")
    ruta.scene.lay("0,-1", "portal_straight")
    ruta.scene.lay("1,0", "portal_cross")
    ruta.does("leave n jump 1,0")
    assert ruta.why_not("jump 0,-1") == ("DD-13", "doggos-room-visited")


@rule("DD-58")
def test_several_jumps_may_follow_one_another(scene):
    ruta = scene.dog("ruta")
    scene.lay("0,-1", "portal_straight")
    scene.lay("1,0", "portal_door r90")
    scene.lay("0,1", "portal_cross")
    ruta.does("leave n")
    assert ruta.choices == ["jump 1,0", "jump 0,1", "out"]
    ruta.does("jump 0,1 jump 1,0 out confirm")
    assert ruta.status == "left"


@rule("DD-58")
def test_a_portal_is_left_by_its_own_exits_as_well(scene):
    ruta = scene.dog("ruta")
    corridor(scene, "portal_cross", "coins_1")
    scene.lay("1,0", "portal_straight r90")
    ruta.does("leave n")
    assert ruta.choices == ["n", "jump 1,0", "out"]


@rule("DD-58")
def test_the_link_is_never_a_way_out(scene):
    """Two portals whose own exits are blocked: the jump leads nowhere."""
    ruta = scene.dog("ruta")
    scene.lay("0,-1", "portal_straight")
    scene.lay("0,-2", "ifrit_bow r90", anyhow=True)
    scene.lay("1,0", "portal_corner r180")
    scene.lay("1,1", "ifrit_sword r90", anyhow=True)
    ruta.does("leave")
    assert ruta.choices == ["out"]
    assert ruta.why_not("n") == ("DD-16", "doggos-stuck")


@rule("DD-58")
def test_a_lone_portal_is_an_empty_room(scene):
    ruta = scene.dog("ruta")
    scene.lay("0,-1", "portal_cross")
    scene.lay("1,0", "coins_1 r90")
    ruta.does("leave n")
    assert ruta.choices == ["out"]
    assert ruta.why_not("jump 1,0") == ("DD-58", "doggos-not-a-portal")
    assert ruta.why_not("claim") == ("DD-51", "doggos-other-question")


@rule("DD-58")
def test_a_jump_begins_in_a_portal(scene):
    ruta = scene.dog("ruta")
    scene.lay("0,-1", "portal_cross")
    scene.lay("1,0", "portal_cross")
    ruta.does("leave")
    assert ruta.why_not("jump 1,0") == ("DD-58", "doggos-not-a-portal")


@rule("DD-58")
def test_portals_that_nobody_can_walk_to_are_linked_too(scene):
    ruta = scene.dog("ruta")
    seal(scene)
    scene.lay("0,-1", "portal_straight")
    scene.lay("0,-2", "ifrit_bow r90", anyhow=True)
    scene.lay("5,5", "portal_corner", anyhow=True)
    ruta.leaves("n jump 5,5 out")
    assert ruta.status == "left"


# --- DD-63 to DD-66: countdown, watch, quests ---------------------------------------------------------------------


@rule("DD-63", "DD-18")
def test_no_countdown_if_the_first_to_leave_is_the_last_inside(scene):
    ruta = scene.dog("ruta")
    scene.dog("pluto", status="asleep")
    ruta.leaves("out")
    assert scene.state.round == 2
    assert scene.countdown is None
    assert scene.stack == 89


@rule("DD-63", "DD-18")
def test_everyone_inside_may_take_all_that_is_left_of_the_countdown(scene):
    table = scene(3)
    ruta, pluto, robin = table.dog("ruta"), table.dog("pluto"), table.dog("robin")
    ruta.leaves("out")
    assert table.countdown == 8
    pluto.sleeps()
    assert table.countdown == 8
    for away in range(1, 9):
        robin.explores("coins_1", f"0,{-away}")
    assert table.countdown == 0
    assert robin.why_not("explore") == ("DD-11", "doggos-no-cards")


@rule("DD-64")
def test_without_a_legal_path_one_explores_or_sleeps(scene):
    ruta = scene.dog("ruta")
    seal(scene, "nes")
    assert ruta.choices == ["explore", "sleep"]
    assert ruta.why_not("leave") == ("DD-16", "doggos-stuck")
    scene.keep_in_deck("")
    assert ruta.choices == ["sleep"]


@rule("DD-64", "DD-18")
def test_an_empty_deck_bars_exploring_and_ends_nothing(scene):
    ruta, pluto = scene.dog("ruta"), scene.dog("pluto")
    scene.keep_in_deck("")
    assert ruta.choices == ["leave", "sleep"]
    assert ruta.why_not("explore") == ("DD-11", "doggos-no-cards")
    ruta.leaves("out")
    assert (scene.countdown, scene.turn, scene.state.round) == (0, 1, 1)
    assert pluto.choices == ["leave", "sleep"]


@rule("DD-64", "DD-6")
def test_if_everyone_sleeps_the_round_ends_and_the_last_takes_the_token(scene):
    table = scene(3, turn=1)
    for seat in (1, 2, 0):
        assert table.state.round == 1
        table.dogs[seat].sleeps()
    assert (table.state.round, table.state.token, table.turn) == (2, 0, 0)


@rule("DD-65")
@pytest.mark.parametrize(("night_watch", "cards"), [(False, 89), (True, 4)])
def test_the_last_one_awake_has_a_countdown_only_on_night_watch(scene, night_watch, cards):
    table = scene(3, night_watch=night_watch)
    table.dogs[0].sleeps()
    assert (table.countdown, table.stack) == (None, 89)
    table.dogs[1].sleeps()
    assert table.stack == cards
    assert (table.countdown is None) == (not night_watch)


@rule("DD-65")
def test_night_watch_does_not_start_a_second_countdown(scene):
    table = scene(3, night_watch=True)
    ruta, pluto, robin = table.dogs
    ruta.leaves("out")
    pluto.explores("coins_1", "0,-1")
    robin.sleeps()
    assert table.countdown == 7


@rule("DD-65")
def test_night_watch_takes_what_a_short_deck_has_and_ends_with_the_round(scene):
    table = scene(2, night_watch=True)
    ruta, pluto = table.dogs
    table.keep_in_deck("coins_1 coins_1 dragon")
    ruta.sleeps()
    assert table.countdown == 3
    pluto.explores("dragon", "0,-1")
    pluto.leaves("out")
    assert (table.state.round, table.countdown, table.stack) == (2, None, 3)


@rule("DD-66", "DD-3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_as_many_common_quests_as_players_and_none_is_personal_too(scene, seats):
    table = scene(seats)
    table.untouched()
    table.set_up()
    personal = {dog.quest for dog in table.dogs}
    assert len(table.common) == seats
    assert len(personal) == seats
    assert not personal & set(table.common)


@rule("DD-66", "DD-40")
def test_unused_potions_count_for_trophy_quests(scene):
    table = scene(common="bullseye")
    ruta, pluto = table.dog("ruta", potions="bow"), table.dog("pluto")
    assert (ruta.box("common"), pluto.box("common")) == (5, 0)


@rule("DD-66", "DD-28")
def test_potions_on_traps_and_in_the_supply_do_not_count(scene):
    table = scene(common="grip_of_steel", round=3)
    ruta = table.dog("ruta", potions="sword")
    table.dog("pluto")
    corridor(table, "trap_sword_straight")
    assert ruta.box("common") == 5
    ruta.leaves("n (disarm potion sword) out")
    assert ruta.box("common") == 0
    outcome = table.end_game()
    assert outcome.scores == (0, 0)
    assert table.supply.count("sword") == 2


@rule("DD-66", "DD-48")
def test_personal_quests_are_shown_at_the_end(scene):
    ruta, pluto = scene.dog("ruta", quest="bullseye"), scene.dog("pluto", quest="last_wish")
    assert scene.state.numbers()["1.quest"] == -1
    assert pluto.box("personal", viewer=0) == 0
    scene.end_game()
    assert scene.told("quests_shown", "coins_counted") == [
        "quests_shown", "coins_counted 0 bullseye", "coins_counted 0 last_wish",
    ]  # fmt: skip
    assert ruta.view.player(1).quest == QUESTS.index("last_wish")


# --- DD-16: drafts ------------------------------------------------------------------------------------------------


@rule("DD-16")
def test_any_part_of_a_path_can_be_taken_back_until_it_is_confirmed():
    match = begun_match(rooms=[("zombie_squirrel_bow", "0,-1 r0"), ("potion_room", "0,-2 r0")])
    digests = []
    line = ["leave", "n", "fight", "n", "take bow", "out"]
    for text in line:
        digests.append(match.state.digest())
        match.play(0, CODES[text])
    for digest in reversed(digests):
        match.undo(0)
        assert match.state.digest() == digest
    for text in [*line, "confirm"]:
        match.play(0, CODES[text])
    with pytest.raises(CannotUndo):
        match.undo(0)


@rule("DD-16", "DD-60")
def test_until_it_is_confirmed_a_path_changes_nothing_for_others(scene):
    sharik, pluto = scene.dog("sharik", potions="bow"), scene.dog("pluto")
    corridor(scene, "coins_1", "trap_bow_straight", "potion_room")
    before = [scene.state.view(seat).to_wire() for seat in (1, None)]
    sharik.does("leave (turn n r180) out")
    assert [scene.state.view(seat).to_wire() for seat in (1, None)] == before
    sharik.does("confirm")
    assert scene.room_at("0,-1") == "coins_1 r180"
    assert pluto.view.to_wire() != before[0]
