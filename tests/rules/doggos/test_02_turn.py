"""DD-7 to DD-19: a turn is exploring, leaving or sleeping; the countdown."""

import pytest

from tests.rules.doggos.scene import CARDS, CODES, CONTENT, GAME
from tests.rules_marker import rule
from undercroft.games.doggos.codes import CHANCES
from undercroft.games.doggos.game import Doggos
from undercroft.kernel.errors import CannotUndo
from undercroft.kernel.match import Match
from undercroft.kernel.state import CHANCE


def caged(scene):
    """The two-player start room with all its exits onto emptied cells: neither exploring nor leaving is possible."""
    for side, cell in (("n", "0,-1"), ("e", "1,0"), ("s", "0,1")):
        scene.shut(side)
        scene.empty(cell)
    return scene


# --- DD-7 ------------------------------------------------------------------------------------------------------------


@rule("DD-7")
def test_a_turn_is_explore_leave_or_sleep(scene):
    ruta = scene.dog()
    assert ruta.choices == ["explore", "leave", "sleep"]
    for text in ("n", "out", "claim", "place 0,-1", "r90", "confirm", "dog joan"):
        assert ruta.why_not(text) == ("DD-7", "doggos-choose-turn")


@rule("DD-7")
def test_turns_go_clockwise_and_pass_after_one_action(scene):
    scene = scene(3)
    dogs = [scene.dog(), scene.dog(), scene.dog()]
    for place, dog in enumerate(dogs):
        assert scene.state.to_act == (place,)
        dog.explores("coins_1", f"0,{-1 - place}")
    assert scene.state.to_act == (0,)
    assert scene.told("turn_passed") == ["turn_passed 2", "turn_passed 3", "turn_passed 1"]


@rule("DD-7")
def test_who_waits_cannot_act(scene):
    scene.dog()
    pluto = scene.dog()
    assert pluto.choices == []
    assert pluto.why_not("sleep") == ("DD-7", "doggos-seat-waits")


@rule("DD-7", "DD-17")
@pytest.mark.parametrize("how", ["leaves", "sleeps"])
def test_who_left_or_sleeps_is_skipped(scene, how):
    scene = scene(3)
    ruta, pluto, robin = scene.dog(), scene.dog(), scene.dog()
    ruta.explores("coins_1", "0,-1")
    pluto.leaves("out") if how == "leaves" else pluto.sleeps()
    robin.explores("coins_1", "0,-2")
    ruta.explores("coins_1", "0,-3")
    assert scene.turn == 2
    assert pluto.why_not("explore") == ("DD-7", "doggos-seat-waits")


@rule("DD-7")
def test_the_last_one_inside_goes_on_alone(scene):
    ruta, pluto = scene.dog(), scene.dog()
    ruta.sleeps()
    pluto.explores("coins_1", "0,-1")
    pluto.explores("coins_1", "0,-2")
    assert (scene.turn, scene.state.round) == (1, 1)


# --- DD-8 ------------------------------------------------------------------------------------------------------------


@rule("DD-8")
def test_a_drawn_card_must_be_placed(scene):
    ruta = scene.dog()
    ruta.draws("coins_1")
    assert ruta.choices == ["place 0,-1", "place 1,0", "place 0,1"]
    for text in ("sleep", "leave", "explore", "r0"):
        assert ruta.why_not(text) == ("DD-8", "doggos-place-first")
    ruta.does("place 0,-1")
    assert ruta.why_not("place 1,0") == ("DD-8", "doggos-place-first")


@rule("DD-8")
def test_a_placed_card_lies_face_up_and_is_no_longer_in_the_deck(scene):
    ruta = scene.dog()
    ruta.explores("dragon", "1,0")
    assert scene.room_at("1,0") == "dragon r0"
    assert (scene.deck["dragon"], scene.stack) == (4, 88)
    assert scene.told("room_drawn", "room_placed") == ["room_drawn dragon", "room_placed dragon 1,0 0"]


@rule("DD-8")
@pytest.mark.parametrize(
    ("card", "rotations"),
    [
        ("coins_1", "r0 r90 r180"),  # EEEW: its wall must not face south, where the start room lies
        ("ifrit_bow", "r0"),  # straight
        ("mimic_bow", "r90 r180"),  # corner
        ("tramp_sword_bow", "r90"),  # WEWE
        ("dragon", "r0"),  # all rotations of a cross look alike
    ],
)
def test_a_card_is_placed_in_any_rotation_in_which_an_exit_meets_an_exit(scene, card, rotations):
    ruta = scene.dog()
    ruta.draws(card)
    ruta.does("place 0,-1")
    assert ruta.choices == rotations.split()


@rule("DD-8", "DD-70")
@pytest.mark.parametrize(
    ("card", "rotation"),
    [("coins_1", "r270"), ("mimic_bow", "r0"), ("mimic_bow", "r270"), ("ifrit_bow", "r90")],
)
def test_a_wall_against_an_exit_is_laid_anew(scene, card, rotation):
    ruta = scene.dog()
    ruta.draws(card)
    ruta.does("place 0,-1")
    assert ruta.why_not(rotation) == ("DD-70", "doggos-exits-do-not-meet")


@rule("DD-8", "DD-70")
def test_an_exit_against_a_wall_of_a_laid_card_is_not_enough(scene):
    scene.lay("0,-1", "ifrit_bow")  # walls left and right
    scene.lay("1,0", "dragon")
    ruta = scene.dog()
    ruta.draws("mimic_bow")
    ruta.does("place 1,-1")
    assert ruta.why_not("r270") == ("DD-70", "doggos-exits-do-not-meet")  # its exits: left and above
    assert ruta.choices == ["r90", "r180"]


@rule("DD-8")
@pytest.mark.parametrize(("card", "rotation"), [("ifrit_bow", "r180"), ("dragon", "r90"), ("dragon", "r270")])
def test_rotations_that_look_alike_are_one_choice(scene, card, rotation):
    ruta = scene.dog()
    ruta.draws(card)
    ruta.does("place 0,-1")
    assert ruta.why_not(rotation) == ("DD-8", "doggos-same-rotation")


@rule("DD-8")
def test_a_card_goes_beside_a_laid_card_at_an_exit(scene):
    scene.lay("0,-1", "ifrit_bow")
    ruta = scene.dog()
    ruta.draws("coins_1")
    assert ruta.choices == ["place 0,-2", "place 1,0", "place 0,1"]
    assert ruta.why_not("place 0,-1") == ("DD-8", "doggos-cell-taken")
    assert ruta.why_not("place 0,0") == ("DD-8", "doggos-cell-taken")
    assert ruta.why_not("place 1,-1") == ("DD-8", "doggos-no-exit-here")  # the ifrit has a wall there
    assert ruta.why_not("place -1,0") == ("DD-8", "doggos-no-exit-here")  # the start room, too
    assert ruta.why_not("place 0,-3") == ("DD-8", "doggos-no-exit-here")  # nothing beside it
    assert ruta.why_not("place 1,1") == ("DD-8", "doggos-no-exit-here")  # only corners touch


@rule("DD-8")
def test_where_a_card_may_go_some_rotation_always_fits(scene):
    for card in CARDS:
        ruta = scene().dog()
        ruta.draws(card)
        ruta.does("place 1,0")
        assert ruta.choices, card


@rule("DD-8")
def test_the_card_comes_from_chance_and_not_from_choice(scene):
    ruta = scene.dog()
    ruta.does("explore")
    assert scene.state.to_act == (CHANCE,)
    assert ruta.why_not("place 0,-1") == ("DD-7", "doggos-chance-first")
    weights = {CHANCES.decode(code): weight for code, weight in scene.state.outcomes() or ()}
    assert weights == {("room", (place,)): card.copies for place, card in enumerate(CONTENT.cards)}


# --- DD-9, DD-10 -----------------------------------------------------------------------------------------------------


@rule("DD-9")
def test_other_edges_need_not_match(scene):
    scene.lay("0,-1", "coins_1")
    scene.lay("1,0", "dragon")
    ruta = scene.dog()
    # At 1,-1 the card meets the dragon's exit below and the coin room's exit on the left.
    ruta.draws("mimic_bow")
    ruta.does("place 1,-1")
    # r0 has exits above and right: neither meets. All others have one that does, whatever the other edge does.
    assert ruta.choices == ["r90", "r180", "r270"]
    ruta.does("r90")
    assert scene.room_at("1,-1") == "mimic_bow r90"


@rule("DD-9")
def test_the_coloured_trophy_edge_is_a_wall(scene):
    for card in (*CONTENT.cards, *Doggos().content.cards):
        if card.trophy_edge >= 0:
            assert card.edges[card.trophy_edge] == "W", card.id
    ruta = scene.dog()
    ruta.draws("ifrit_bow")
    ruta.does("place 1,0")
    # Straight, so left and right must be the exits.
    assert ruta.why_not("r0") == ("DD-70", "doggos-exits-do-not-meet")
    assert ruta.choices == ["r90"]


@rule("DD-10")
def test_an_exit_onto_the_bare_table_is_a_way_out(scene):
    scene.lay("0,-1", "ifrit_bow")
    ruta = scene.dog()
    ruta.does("leave n (pass)")
    assert ruta.may("out")
    ruta.does("out confirm")
    assert ruta.status == "left"


@rule("DD-10")
@pytest.mark.parametrize("filled", [False, True])
def test_a_free_cell_enclosed_by_rooms_is_a_way_out(scene, filled):
    scene.lay("0,-1", "dragon")
    scene.shut("n w", "0,-1")
    scene.shut("n e s", "1,-1")
    if filled:
        scene.lay("1,-1", "coins_1", anyhow=True)  # its wall faces the dragon
    ruta = scene.dog("ruta")
    ruta.does("leave")
    if filled:
        assert ruta.why_not("n") == ("DD-16", "doggos-stuck")
    else:
        ruta.does("n (pass) out confirm")
        assert ruta.status == "left"


@rule("DD-10")
def test_cards_may_be_added_where_somebody_has_left(scene):
    scene.lay("0,-1", "ifrit_bow")
    ruta, pluto = scene.dog(), scene.dog()
    ruta.leaves("n (pass) out")
    pluto.explores("coins_1", "0,-2")
    assert scene.room_at("0,-2") == "coins_1 r0"


# --- DD-11 -----------------------------------------------------------------------------------------------------------


@rule("DD-11")
def test_without_cards_in_the_deck_there_is_no_exploring(scene):
    scene.keep_in_deck("")
    ruta = scene.dog()
    assert ruta.why_not("explore") == ("DD-11", "doggos-no-cards")
    assert ruta.choices == ["leave", "sleep"]


@rule("DD-11", "DD-18")
def test_without_cards_in_the_countdown_there_is_no_exploring(scene):
    ruta, pluto = scene.dog(), scene.dog()
    ruta.leaves("out")
    for number in range(4):
        pluto.explores("coins_1", f"0,{-1 - number}")
    assert (scene.stack, scene.state.deck_size) == (0, 85)
    assert pluto.why_not("explore") == ("DD-11", "doggos-no-cards")


@rule("DD-11", "DD-64")
def test_without_a_place_for_a_card_there_is_no_exploring(scene):
    ruta = caged(scene).dog()
    assert ruta.why_not("explore") == ("DD-11", "doggos-nowhere-to-place")
    assert ruta.choices == ["sleep"]


@rule("DD-11")
@pytest.mark.parametrize("opening", ["door", "passage"])
def test_a_door_or_passage_beside_a_free_cell_is_a_place_for_a_card(scene, opening):
    caged(scene)
    if opening == "passage":
        scene.breach("0,0", "w")
        ruta = scene.dog()
        ruta.explores("coins_1", "-1,0")
        assert scene.room_at("-1,0") == "coins_1 r0"
    else:
        # A chest with an exit against the wall of the start room and a door to the south.
        scene.lay("-1,0", "chest_2 r90", anyhow=True)
        ruta = scene.dog()
        assert ruta.may("explore")
        ruta.draws("coins_1")
        assert ruta.may("place -1,1")


# --- DD-12, DD-13 ----------------------------------------------------------------------------------------------------


@rule("DD-12")
def test_leaving_straight_from_the_start_room_gains_nothing(scene):
    ruta = scene.dog()
    ruta.leaves("out")
    assert (ruta.status, ruta.paws, ruta.cards, ruta.coins) == ("left", 5, [], 0)
    assert scene.told("left") == ["left 0 0"]


@rule("DD-12")
def test_a_path_may_have_any_length(scene):
    for number in range(1, 8):
        scene.lay(f"0,{-number}", "coins_1")
    ruta = scene.dog(paws=5)
    ruta.leaves("n (claim) n (claim) n (claim) n (claim) n (claim) n (skip) n (skip) out")
    assert scene.told("left") == ["left 7 5"]


@rule("DD-12", "DD-51")
def test_a_way_out_may_be_passed_by(scene):
    scene.lay("0,-1", "coins_1")
    scene.lay("0,-2", "coins_2")
    ruta = scene.dog()
    ruta.leaves("n (skip) n (claim) out")
    assert scene.paw_at("0,-2") == "0"


@rule("DD-12")
def test_no_step_leads_onto_the_bare_table(scene):
    ruta = scene.dog()
    ruta.does("leave")
    assert ruta.choices == ["out"]
    assert ruta.why_not("n") == ("DD-12", "doggos-no-room")


@rule("DD-13")
def test_no_room_is_entered_twice(scene):
    scene.lay("0,-1", "coins_1")
    scene.lay("0,-2", "coins_1")
    ruta = scene.dog()
    ruta.does("leave n (skip)")
    assert ruta.why_not("s") == ("DD-13", "doggos-room-visited")  # back into the start room
    ruta.does("n (skip)")
    assert ruta.why_not("s") == ("DD-13", "doggos-room-visited")


@rule("DD-13")
def test_a_ring_cannot_be_closed(scene):
    scene.lay("0,-1", "coins_1")
    scene.lay("1,-1", "mimic_bow r180")
    scene.lay("1,0", "coins_1 r180")
    ruta = scene.dog()
    ruta.does("leave n (skip) e (pass) s (skip)")
    assert ruta.why_not("w") == ("DD-13", "doggos-room-visited")


@rule("DD-13")
def test_a_portal_is_entered_once(scene):
    scene.lay("0,-1", "portal_cross")
    scene.lay("1,0", "portal_cross")
    ruta = scene.dog()
    ruta.does("leave n jump 1,0")
    assert ruta.why_not("jump 0,-1") == ("DD-13", "doggos-room-visited")
    assert ruta.why_not("w") == ("DD-13", "doggos-room-visited")


@rule("DD-13", "DD-51")
def test_a_room_is_resolved_before_the_next_step(scene):
    scene.lay("0,-1", "coins_1")
    scene.lay("0,-2", "coins_1")
    ruta = scene.dog()
    ruta.does("leave n")
    assert ruta.choices == ["claim", "skip"]
    for text in ("n", "out", "s"):
        assert ruta.why_not(text) == ("DD-51", "doggos-room-first")
    ruta.does("(claim)")
    assert ruta.why_not("claim") == ("DD-51", "doggos-other-question")


@rule("DD-13")
@pytest.mark.parametrize(
    "card", ["coins_1", "ifrit_bow", "trap_bow_straight", "potion_room", "tramp_sword_bow r90"]
)
def test_a_room_with_a_rivals_paw_cannot_be_entered(scene, card):
    scene.lay("0,-1", card)
    ruta = scene.dog()
    scene.dog("pluto", pawed="0,-1:pair" if "tramp" in card else "0,-1")
    ruta.does("leave")
    assert ruta.why_not("n") == ("DD-13", "doggos-rivals-paw")


@rule("DD-13")
def test_a_room_walked_through_without_a_paw_stays_open(scene):
    scene.lay("0,-1", "coins_1")
    ruta, pluto = scene.dog(), scene.dog()
    ruta.leaves("n (skip) out")
    pluto.leaves("n (claim) out")
    assert pluto.cards == ["coins_1"]


# --- DD-14 -----------------------------------------------------------------------------------------------------------


@rule("DD-14")
def test_rooms_are_connected_where_both_have_an_exit(scene):
    scene.lay("0,-1", "coins_1")
    scene.lay("1,-1", "coins_1 r90")
    ruta = scene.dog()
    ruta.does("leave n (skip)")
    assert ruta.choices == ["e", "out"]


@rule("DD-14")
def test_an_exit_that_faces_a_wall_is_closed(scene):
    scene.shut("n")
    scene.lay("1,0", "coins_1 r90")
    ruta = scene.dog()
    ruta.does("leave")
    assert ruta.why_not("n") == ("DD-14", "doggos-wall")
    ruta.does("e (skip)")
    assert ruta.may("out")


@rule("DD-14")
def test_a_wall_that_faces_an_exit_is_closed_too(scene):
    scene.lay("-1,0", "dragon", anyhow=True)
    ruta = scene.dog()
    ruta.does("leave")
    assert ruta.why_not("w") == ("DD-14", "doggos-wall")


@rule("DD-14")
def test_an_exit_that_faces_a_wall_is_no_way_out(scene):
    scene.shut("e s")
    scene.lay("0,-1", "coins_1")
    ruta = scene.dog()
    ruta.does("leave")
    assert ruta.why_not("out") == ("DD-10", "doggos-no-way-out")
    assert ruta.choices == ["n"]


@rule("DD-14", "DD-27")
def test_an_exit_that_faces_an_emptied_cell_is_closed_and_no_way_out(scene):
    caged(scene)
    scene.breach("0,0", "w")
    scene.lay("-1,0", "coins_1 r90", anyhow=True)
    ruta = scene.dog()
    ruta.does("leave")
    assert ruta.why_not("n") == ("DD-27", "doggos-emptied")
    assert ruta.why_not("out") == ("DD-10", "doggos-no-way-out")


# --- DD-15 -----------------------------------------------------------------------------------------------------------


@rule("DD-15")
def test_a_paw_claims_a_card_that_is_taken_at_the_end_of_the_round(scene):
    scene.lay("0,-1", "coins_2")
    ruta, pluto = scene.dog(), scene.dog()
    ruta.leaves("n (claim) out")
    assert (scene.paw_at("0,-1"), ruta.paws, ruta.cards) == ("0", 4, [])
    pluto.sleeps()
    assert (ruta.cards, ruta.paws) == (["coins_2"], 5)


@rule("DD-15")
def test_a_trophy_counts_at_once(scene):
    scene.lay("0,-1", "ifrit_sword")  # two swords
    scene.lay("0,-2", "cerberus")  # three
    joan = scene.dog("joan")
    joan.does("leave n (fight)")
    assert joan.trophies == "sword"
    joan.does("n (fight)")
    assert joan.defence == 4


@rule("DD-15")
def test_a_trophy_does_not_count_before_its_room(scene):
    scene.lay("0,-1", "cerberus")
    scene.lay("0,-2", "ifrit_sword")
    joan = scene.dog("joan", paws=1)
    joan.does("leave n")
    assert joan.why_not("fight") == ("DD-20", "doggos-too-weak")


@rule("DD-15", "DD-29")
def test_a_paw_gained_on_the_path_counts_at_once(scene):
    scene.lay("0,-1", "tramp_sword_bow r90")
    scene.lay("0,-2", "coins_2")
    ruta = scene.dog(paws=1, extra=1)
    ruta.leaves("n (hire paw) n (claim) out")
    assert scene.paw_at("0,-2") == "0"


@rule("DD-15")
def test_a_trophy_taken_this_round_counts_for_the_next_one(scene):
    scene.lay("0,-1", "ifrit_sword")
    joan, rival = scene.dog("joan"), scene.dog()
    joan.leaves("n (fight) out")
    rival.sleeps()
    assert (joan.cards, joan.trophies) == (["ifrit_sword"], "sword")


# --- DD-16 -----------------------------------------------------------------------------------------------------------


@rule("DD-16")
def test_a_step_is_refused_if_no_path_leads_out(scene):
    scene.lay("0,-1", "ifrit_bow")
    scene.shut("n", "0,-1")
    ruta = scene.dog("ruta")
    ruta.does("leave")
    assert ruta.why_not("n") == ("DD-16", "doggos-stuck")
    assert ruta.choices == ["out"]


@rule("DD-16")
@pytest.mark.parametrize(
    ("room", "reason"),
    [
        ("trap_sword_straight", ("DD-25", "doggos-stuck-paw")),
        ("dragon", ("DD-22", "doggos-stuck-damage")),
        ("chest_3", ("DD-32", "doggos-stuck-key")),  # a door opposite the exit
    ],
)
def test_the_refusal_says_what_is_missing(scene, room, reason):
    scene.lay("0,-1", room)
    scene.shut("e s")
    joan = scene.dog("joan", paws=0)
    assert joan.why_not("leave") == reason
    assert joan.choices == ["explore", "sleep"]


@rule("DD-16", "DD-13")
def test_the_refusal_names_rivals_paws(scene):
    scene.lay("0,-1", "coins_1")
    scene.shut("e s")
    ruta = scene.dog("ruta")
    scene.dog("pluto", pawed="0,-1")
    assert ruta.why_not("leave") == ("DD-13", "doggos-stuck-rivals")
    assert ruta.choices == ["explore", "sleep"]


@rule("DD-16")
def test_a_claim_is_refused_if_its_paw_is_needed_for_a_trap_ahead(scene):
    scene.lay("0,-1", "coins_1")
    scene.shut("e s")
    scene.shut("e", "0,-1")
    scene.lay("0,-2", "trap_bow_straight")
    ruta = scene.dog("ruta", paws=1)
    ruta.does("leave n")
    assert ruta.why_not("claim") == ("DD-25", "doggos-stuck-paw")
    ruta.does("(skip) n (claim) out confirm")
    assert scene.paw_at("0,-2") == "0"


@rule("DD-16")
def test_a_potion_is_not_spent_if_a_trap_ahead_needs_it(scene):
    scene.lay("0,-1", "ifrit_bow")
    scene.lay("0,-2", "trap_sword_straight")
    scene.shut("e s")
    ruta = scene.dog("ruta", potions="sword", paws=1)
    ruta.does("leave n")
    assert ruta.why_not("fight with sword") == ("DD-25", "doggos-stuck-paw")
    ruta.does("(pass) n (disarm potion sword) out")


@rule("DD-16")
def test_walking_past_is_refused_if_the_damage_ahead_is_too_much(scene):
    scene.lay("0,-1", "ifrit_bow")
    scene.lay("0,-2", "cerberus")
    scene.shut("e s")
    joan = scene.dog("joan", paws=1)
    joan.does("leave n")
    assert joan.why_not("pass") == ("DD-22", "doggos-stuck-damage")
    assert joan.choices == ["fight"]


@rule("DD-16")
def test_only_a_complete_path_is_confirmed(scene):
    scene.lay("0,-1", "coins_1")
    ruta = scene.dog()
    ruta.does("leave")
    assert ruta.why_not("confirm") == ("DD-16", "doggos-leaving")
    ruta.does("n")
    assert ruta.why_not("confirm") == ("DD-16", "doggos-leaving")
    ruta.does("(claim)")
    for text in ("confirm", "sleep", "explore", "leave"):
        assert ruta.why_not(text) == ("DD-16", "doggos-leaving")
    ruta.does("out")
    assert ruta.choices == ["confirm"]
    assert ruta.why_not("n") == ("DD-16", "doggos-confirm-first")


@rule("DD-16")
def test_until_it_is_confirmed_a_path_changes_nothing_at_the_table(scene):
    scene.lay("0,-1", "potion_room")
    ruta, pluto = scene.dog(), scene.dog()
    before = pluto.view.to_wire()
    ruta.does("leave n (take bow) out")
    assert pluto.view.to_wire() == before
    assert (scene.state.players[0].paws, scene.state.supply) == (5, scene.state.tables.potions)
    assert scene.state.in_draft(0)
    assert not scene.state.in_draft(1)
    assert scene.told("potion_taken") == []
    ruta.does("confirm")
    assert scene.told("potion_taken") == ["potion_taken bow potion_room"]
    assert ruta.paws == 4


@rule("DD-16")
def test_any_part_of_a_path_is_taken_back_before_confirming():
    match = Match(GAME, 2, seed=11, options={"dogs": "random"})
    for seat in (0, 1):
        match.play(seat, match.state.choices(seat)[0])
    seat = match.state.to_act[0]
    before = match.state.digest()
    match.play(seat, CODES["leave"])
    match.play(seat, CODES["out"])
    match.undo(seat)
    assert match.state.is_legal(seat, CODES["out"])
    match.undo(seat)
    assert match.state.digest() == before
    match.play(seat, CODES["leave"])
    match.play(seat, CODES["out"])
    match.play(seat, CODES["confirm"])
    with pytest.raises(CannotUndo):
        match.undo(seat)


# --- DD-17, DD-18 ----------------------------------------------------------------------------------------------------


@rule("DD-17")
def test_after_leaving_a_player_is_out_for_the_round_only(scene):
    ruta, pluto = scene.dog(), scene.dog()
    ruta.leaves("out")
    assert (ruta.status, ruta.choices) == ("left", [])
    pluto.sleeps()
    assert (ruta.status, pluto.status, scene.state.round) == ("inside", "inside", 2)


@rule("DD-18")
@pytest.mark.parametrize(("seats", "cards"), [(2, 4), (3, 8), (4, 12)])
def test_the_first_to_leave_starts_a_countdown_of_four_cards_a_player_inside(scene, seats, cards):
    scene = scene(seats)
    ruta = scene.dog()
    assert scene.told("countdown") == []
    ruta.leaves("out")
    assert (scene.countdown, scene.stack) == (cards, cards)
    assert scene.told("countdown") == [f"countdown {cards}"]


@rule("DD-18")
def test_everybody_is_told_of_the_countdown_after_the_leaving(scene):
    ruta = scene.dog()
    ruta.leaves("out")
    for reader in (0, 1, -1):
        kinds = [event.kind for event in scene.events(reader)]
        assert kinds[-3:] == ["left", "countdown", "turn_passed"]
    assert scene.events(1)[-2].rule == "DD-18"
    assert scene.events(1)[-2].changes["countdown"] == 4


@rule("DD-18")
@pytest.mark.parametrize(("sleepers", "cards"), [(1, 8), (2, 4)])
def test_sleepers_are_not_inside(scene, sleepers, cards):
    scene = scene(4)
    dogs = [scene.dog() for _ in range(4)]
    for dog in dogs[:sleepers]:
        dog.sleeps()
    dogs[sleepers].leaves("out")
    assert scene.countdown == cards


@rule("DD-18", "DD-65")
def test_sleeping_does_not_start_the_countdown(scene):
    scene = scene(3)
    dogs = [scene.dog() for _ in range(3)]
    dogs[0].sleeps()
    dogs[1].sleeps()
    assert (scene.countdown, scene.stack) == (None, 89)
    dogs[2].explores("coins_1", "0,-1")
    assert (scene.countdown, scene.stack) == (None, 88)


@rule("DD-18")
@pytest.mark.parametrize("how", ["leaves", "sleeps"])
def test_later_leaving_or_sleeping_changes_nothing(scene, how):
    scene = scene(4)
    dogs = [scene.dog() for _ in range(4)]
    dogs[0].leaves("out")
    dogs[1].explores("coins_1", "0,-1")
    dogs[2].leaves("out") if how == "leaves" else dogs[2].sleeps()
    assert scene.countdown == 11
    assert scene.told("countdown") == ["countdown 12"]


@rule("DD-18", "DD-63")
def test_the_countdown_cards_belong_to_nobody(scene):
    scene = scene(3)
    ruta, pluto, robin = scene.dog(), scene.dog(), scene.dog()
    ruta.leaves("out")
    pluto.sleeps()
    for number in range(8):
        robin.explores("coins_1", f"0,{-1 - number}")
    assert robin.why_not("explore") == ("DD-11", "doggos-no-cards")


@rule("DD-18")
def test_a_short_deck_gives_what_it_has(scene):
    scene = scene(3)
    scene.keep_in_deck("coins_1 coins_1 dragon")
    ruta = scene.dog()
    ruta.leaves("out")
    assert scene.countdown == 3
    assert scene.told("countdown") == ["countdown 3"]


@rule("DD-18", "DD-64")
def test_an_empty_deck_gives_a_countdown_of_no_cards(scene):
    scene.keep_in_deck("")
    ruta, pluto = scene.dog(), scene.dog()
    ruta.leaves("out")
    assert scene.told("countdown") == ["countdown 0"]
    assert pluto.choices == ["leave", "sleep"]


@rule("DD-18", "DD-37")
def test_what_is_left_of_the_countdown_goes_back_to_the_deck(scene):
    ruta, pluto = scene.dog(), scene.dog()
    ruta.leaves("out")
    pluto.explores("coins_1", "0,-1")
    pluto.leaves("n (claim) out")
    assert (scene.countdown, scene.stack, scene.deck["coins_1"]) == (None, 88, 14)


@rule("DD-18", "DD-63")
def test_the_last_one_inside_starts_no_countdown_by_leaving(scene):
    ruta, pluto = scene.dog(), scene.dog()
    ruta.sleeps()
    pluto.leaves("out")
    assert scene.told("countdown") == []
    assert (scene.state.round, scene.countdown) == (2, None)


@rule("DD-18")
def test_every_round_has_its_own_countdown(scene):
    ruta, pluto = scene.dog(), scene.dog()
    ruta.leaves("out")
    pluto.leaves("out")
    assert scene.stack == 89
    pluto.leaves("out")
    assert scene.countdown == 4
    assert scene.told("countdown") == ["countdown 4", "countdown 4"]


@rule("DD-18", "DD-65")
def test_with_the_night_watch_the_last_one_awake_has_four_cards(scene):
    scene = scene(3, night_watch=True)
    ruta, pluto, robin = scene.dog(), scene.dog(), scene.dog()
    ruta.sleeps()
    assert scene.told("countdown") == []
    pluto.sleeps()
    assert scene.countdown == 4
    assert scene.told("countdown") == ["countdown 4"]
    assert next(event.rule for event in scene.events(-1) if event.kind == "countdown") == "DD-65"
    robin.explores("coins_1", "0,-1")
    assert scene.countdown == 3


@rule("DD-18", "DD-65")
def test_the_night_watch_leaves_a_countdown_as_it_is(scene):
    scene = scene(3, night_watch=True)
    ruta, pluto = scene.dog(), scene.dog()
    ruta.leaves("out")
    pluto.sleeps()
    assert scene.countdown == 8


# --- DD-19 -----------------------------------------------------------------------------------------------------------


@rule("DD-19")
def test_sleeping_brings_an_extra_paw_for_the_rest_of_the_game(scene):
    ruta, pluto = scene.dog(), scene.dog()
    ruta.sleeps()
    assert (ruta.paws, ruta.extra, ruta.status) == (6, 1, "asleep")
    pluto.leaves("out")
    assert (ruta.paws, ruta.extra, pluto.paws) == (6, 1, 5)
    pluto.leaves("out")
    ruta.leaves("out")
    assert (scene.state.round, ruta.paws, ruta.extra) == (3, 6, 1)


@rule("DD-19")
def test_with_no_extra_paw_left_sleeping_brings_none_and_stays_legal(scene):
    ruta = scene.dog(paws=7, extra=0)
    assert ruta.may("sleep")
    ruta.sleeps()
    assert (ruta.paws, ruta.extra, ruta.status) == (7, 0, "asleep")


@rule("DD-19")
def test_sleeping_in_all_rounds_brings_two_paws_in_all(scene):
    ruta = scene.dog()
    scene.end_game()
    assert (ruta.paws, ruta.extra) == (7, 0)


@rule("DD-19")
def test_sleeping_is_out_for_the_round(scene):
    ruta, pluto = scene.dog(), scene.dog()
    ruta.sleeps()
    pluto.explores("coins_1", "0,-1")
    assert scene.turn == 1
    assert ruta.why_not("leave") == ("DD-7", "doggos-seat-waits")


@rule("DD-19")
def test_sleeping_is_always_legal_on_ones_turn(scene):
    assert caged(scene).dog().may("sleep")
    scene = scene()
    scene.keep_in_deck("")
    assert scene.dog().may("sleep")


@rule("DD-19")
def test_a_sleeper_claims_nothing(scene):
    scene.lay("0,-1", "coins_1")
    ruta = scene.dog()
    scene.end_round()
    assert (ruta.cards, scene.deck["coins_1"]) == ([], 15)
