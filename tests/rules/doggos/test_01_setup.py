"""DD-1 to DD-6: three rounds, dogs and paws, quests, potions, the start room, who begins."""

import pytest

from tests.rules.doggos.scene import CARDS, CODES, CONTENT, DOG_IDS, QUESTS, TEXTS, choices_of
from tests.rules_marker import rule
from undercroft.games.doggos.codes import CHANCES
from undercroft.kernel.errors import IllegalPlay
from undercroft.kernel.state import CHANCE


def before_dogs(scene, first=0):
    """The table when the first player is drawn: dogs are next."""
    scene.untouched()
    scene.chance("first", first)
    return scene.state


def before_quests(scene):
    """The table when two dogs are chosen: quests are next."""
    state = before_dogs(scene)
    for seat, dog in enumerate(("joan", "bonk", "ruta", "sharik")[: scene.seats]):
        state.play(seat, CODES[f"dog {dog}"])
    return state


def deal_quests(scene, *pairs):
    for pair in pairs:
        scene.chance("quests", *sorted(QUESTS.index(quest) for quest in pair.split()))


# --- DD-1 ------------------------------------------------------------------------------------------------------------


@rule("DD-1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_are_three_rounds(scene, seats):
    scene = scene(seats)
    outcome = scene.end_game()
    ended = [event.rsplit(" ", 1)[0] for event in scene.told("round_ended")]
    assert ended == ["round_ended 1", "round_ended 2", "round_ended 3"]
    assert scene.state.over
    assert outcome.kind == "coins"
    assert scene.state.to_act == ()


@rule("DD-1")
def test_all_build_one_dungeon_and_walk_it(scene):
    ruta, pluto = scene.dog(), scene.dog()
    ruta.explores("coins_2", "0,-1")
    pluto.explores("coins_1", "0,-2")
    ruta.leaves("n (skip) n (claim) out")
    pluto.leaves("n (claim) out")
    assert (ruta.cards, pluto.cards) == (["coins_1"], ["coins_2"])


@rule("DD-1", "DD-41")
def test_most_coins_win(scene):
    scene.dog(cards="coins_1")
    scene.dog(cards="coins_2")
    outcome = scene.end_game()
    assert (outcome.scores, outcome.ranks) == ((1, 2), (2, 1))
    assert {reason.message for reason in outcome.reasons} == {"doggos-ranked-by-coins"}


@rule("DD-1", "DD-37")
def test_after_the_end_nothing_is_played(scene):
    ruta = scene.dog()
    scene.end_game()
    assert ruta.why_not("sleep") == ("DD-37", "doggos-game-over")


# --- DD-2 ------------------------------------------------------------------------------------------------------------


@rule("DD-2")
def test_dogs_are_chosen_clockwise_from_the_first_player(scene):
    scene = scene(3)
    state = before_dogs(scene, first=1)
    asked = []
    for dog in ("joan", "bonk", "ruta"):
        asked += state.to_act
        state.play(state.to_act[0], CODES[f"dog {dog}"])
    assert asked == [1, 2, 0]
    assert [dog.name for dog in scene.dogs] == ["ruta", "joan", "bonk"]


@rule("DD-2")
def test_all_six_dogs_may_be_chosen(scene):
    state = before_dogs(scene)
    assert [TEXTS[code] for code in state.choices(0)] == [f"dog {dog}" for dog in DOG_IDS]
    assert len(DOG_IDS) == 6


@rule("DD-2")
def test_a_dog_is_taken_once(scene):
    state = before_dogs(scene)
    state.play(0, CODES["dog joan"])
    second = scene.dogs[1]
    assert second.why_not("dog joan") == ("DD-2", "doggos-dog-taken")
    assert len(second.choices) == 5


@rule("DD-2")
def test_with_random_dogs_chance_deals_each_of_those_left_alike(scene):
    scene = scene(2, dogs="random")
    scene.untouched()
    scene.chance("first", 1)
    assert scene.state.outcomes() == [(CHANCES.encode("dog", dog), 1) for dog in range(6)]
    scene.chance("dog", DOG_IDS.index("robin"))
    left = [DOG_IDS[CHANCES.decode(code)[1][0]] for code in scene.outcomes()]
    assert left == [dog for dog in DOG_IDS if dog != "robin"]
    scene.chance("dog", 0)
    assert [dog.name for dog in scene.dogs] == ["joan", "robin"]


@rule("DD-2")
@pytest.mark.parametrize("dog", DOG_IDS)
def test_a_dog_begins_with_five_paws_and_two_extra(scene, dog):
    scene.untouched()
    others = [other for other in DOG_IDS if other != dog]
    scene.set_up(dogs=f"{dog} {others[0]}")
    board = scene.dogs[0]
    assert (board.name, board.paws, board.extra) == (dog, 5, 2)
    assert board.defence == (5 if dog == "ruta" else 3)
    assert board.keys == (1 if dog == "pluto" else 0)


@rule("DD-2", "DD-47")
def test_there_are_never_more_than_seven_paws_on_the_board(scene):
    ruta = scene.dog(paws=7)
    ruta.sleeps()
    assert (ruta.paws, ruta.extra) == (7, 0)


@rule("DD-2")
def test_before_the_dogs_nothing_else_is_asked(scene):
    before_dogs(scene)
    assert scene.dogs[0].why_not("explore") == ("DD-51", "doggos-other-question")
    assert scene.dogs[1].why_not("dog joan") == ("DD-7", "doggos-seat-waits")


# --- DD-3 ------------------------------------------------------------------------------------------------------------


@rule("DD-3")
def test_two_of_twelve_quests_are_dealt_to_each(scene):
    state = before_quests(scene)
    assert len(QUESTS) == 12
    pairs = state.outcomes()
    assert (len(pairs), {weight for _, weight in pairs}) == (66, {1})
    deal_quests(scene, "last_wish bullseye")
    dealt = {QUESTS[quest] for code in scene.outcomes() for quest in CHANCES.decode(code)[1]}
    assert dealt == set(QUESTS) - {"last_wish", "bullseye"}
    assert len(scene.outcomes()) == 45


@rule("DD-3")
def test_one_quest_is_kept_and_the_other_laid_open(scene):
    state = before_quests(scene)
    deal_quests(scene, "last_wish bullseye", "three_heads sniffed_chest")
    state.play(0, CODES["quest last_wish"])
    state.play(1, CODES["quest sniffed_chest"])
    assert [dog.quest for dog in scene.dogs] == ["last_wish", "sniffed_chest"]
    assert scene.common == ["bullseye", "three_heads"]
    assert scene.told("quest_laid") == ["quest_laid bullseye", "quest_laid three_heads"]


@rule("DD-3", "DD-66")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_are_as_many_common_quests_as_players(scene, seats):
    scene = scene(seats)
    scene.untouched()
    scene.set_up()
    assert len(scene.common) == seats
    assert not {dog.quest for dog in scene.dogs} & set(scene.common)
    assert len({dog.quest for dog in scene.dogs}) == seats


@rule("DD-3")
def test_all_choose_at_the_same_time_and_dogs_are_known_by_then(scene):
    state = before_quests(scene)
    deal_quests(scene, "last_wish bullseye", "three_heads sniffed_chest")
    assert state.to_act == (0, 1)
    assert [dog.name for dog in scene.dogs] == ["joan", "bonk"]
    state.play(1, CODES["quest three_heads"])
    assert state.to_act == (0,)


@rule("DD-3")
def test_a_choice_of_quest_is_hidden_until_all_have_chosen(scene):
    state = before_quests(scene)
    deal_quests(scene, "last_wish bullseye", "three_heads sniffed_chest")
    before = (state.view(1).to_wire(), scene.told(), len(scene.log.streams[1]))
    state.play(0, CODES["quest last_wish"])
    assert (state.view(1).to_wire(), scene.told(), len(scene.log.streams[1])) == before
    assert scene.common == []


@rule("DD-3", "DD-48")
def test_a_personal_quest_is_secret(scene):
    state = before_quests(scene)
    deal_quests(scene, "last_wish bullseye", "three_heads sniffed_chest")
    assert state.view(1).players[0].hand == 0
    state.play(0, CODES["quest last_wish"])
    state.play(1, CODES["quest three_heads"])
    assert state.view(1).players[0].quest == -1
    assert state.view(None).players[0].quest == -1
    assert QUESTS[state.view(0).players[0].quest] == "last_wish"
    assert not any("last_wish" in event for event in scene.told())


@rule("DD-3")
def test_only_a_dealt_quest_is_kept_and_only_once(scene):
    before_quests(scene)
    deal_quests(scene, "last_wish bullseye", "three_heads sniffed_chest")
    first = scene.dogs[0]
    assert first.choices == ["quest bullseye", "quest last_wish"]
    assert first.why_not("quest three_heads") == ("DD-3", "doggos-not-dealt")
    assert first.why_not("sleep") == ("DD-51", "doggos-other-question")
    first.does("quest last_wish")
    assert first.why_not("quest bullseye") == ("DD-3", "doggos-seat-done")


# --- DD-4 ------------------------------------------------------------------------------------------------------------


@rule("DD-4")
def test_each_gets_one_random_potion_and_the_rest_is_the_supply(scene):
    before_quests(scene)
    deal_quests(scene, "last_wish bullseye", "three_heads sniffed_chest")
    scene.state.play(0, CODES["quest last_wish"])
    scene.state.play(1, CODES["quest three_heads"])
    weights = [(CHANCES.decode(code), weight) for code, weight in scene.state.outcomes() or ()]
    assert weights == [(("potion", (symbol,)), 2) for symbol in range(3)]
    scene.chance("potion", 1)
    assert [weight for _, weight in scene.state.outcomes() or ()] == [2, 1, 2]
    scene.chance("potion", 2)
    assert [dog.potions for dog in scene.dogs] == ["bow", "fireball"]
    assert scene.supply == "sword sword bow fireball"


@rule("DD-4", "DD-48")
def test_potions_are_dealt_clockwise_after_the_quests(scene):
    scene = scene(3)
    scene.untouched()
    scene.set_up(first=2)
    kinds = [event.kind for event in scene.log.chances]
    assert kinds == ["first_drawn", *["quests_dealt"] * 3, *["potion_dealt"] * 3]
    dealt = [event.seat for event in scene.log.chances if event.kind == "potion_dealt"]
    assert dealt == [2, 0, 1]


@rule("DD-4")
def test_a_potion_that_is_gone_is_not_dealt(scene):
    scene = scene(4)
    scene.untouched()
    scene.set_up()
    # The set-up deals the first symbol that is left.
    assert [dog.potions for dog in scene.dogs] == ["sword", "sword", "bow", "bow"]
    assert scene.supply == "fireball fireball"


# --- DD-5 ------------------------------------------------------------------------------------------------------------


@rule("DD-5")
@pytest.mark.parametrize(
    ("seats", "two_side", "exits"),
    [(2, False, 3), (3, False, 4), (4, False, 4), (2, True, 3), (3, True, 3), (4, True, 3)],
)
def test_the_start_room_has_three_or_four_exits(scene, seats, two_side, exits):
    scene = scene(seats, two_side=two_side)
    ruta = scene.dog()
    ruta.draws("coins_1")
    assert len(ruta.choices) == exits
    assert ruta.may("place -1,0") == (exits == 4)
    assert ruta.may("place 0,-1")
    assert ruta.may("place 1,0")
    assert ruta.may("place 0,1")


@rule("DD-5")
def test_the_start_room_lies_in_the_centre_alone(scene):
    assert scene.room_at("0,0") == "start"
    assert len(scene.state.grid.cells) == 1
    assert scene.dog().why_not("place 0,0") == ("DD-7", "doggos-choose-turn")


@rule("DD-5")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_eighty_nine_cards_form_the_deck(scene, seats):
    scene = scene(seats)
    assert sum(scene.deck.values()) == scene.state.deck_size == 89
    assert scene.deck == {card.id: card.copies for card in CONTENT.cards}


@rule("DD-5", "DD-48")
def test_the_decks_size_is_open_and_its_order_hidden(scene):
    ruta, pluto = scene.dog(), scene.dog()
    ruta.explores("coins_1", "0,-1")
    assert pluto.view.table["deck_size"] == 88
    assert scene.state.view(None).table["deck_size"] == 88
    pluto.does("explore")
    weights = dict(scene.state.outcomes() or ())
    assert weights[CHANCES.encode("room", CARDS.index("coins_1"))] == 14
    assert weights[CHANCES.encode("room", CARDS.index("dragon"))] == 5
    assert sum(weights.values()) == 88


# --- DD-6 ------------------------------------------------------------------------------------------------------------


@rule("DD-6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_player_is_drawn_before_anything_else(scene, seats):
    scene = scene(seats)
    state = scene.untouched()
    assert state.to_act == (CHANCE,)
    assert state.outcomes() == [(CHANCES.encode("first", seat), 1) for seat in range(seats)]
    with pytest.raises(IllegalPlay):
        scene.chance("dog", 0)


@rule("DD-6")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_first_player_begins_round_1(scene, first):
    scene = scene(3)
    scene.untouched()
    scene.set_up(first=first)
    assert (scene.turn, scene.state.to_act) == (first, (first,))
    assert scene.told("round_begun") == [f"round_begun 1 {first + 1}"]


@rule("DD-6")
def test_who_leaves_last_takes_the_token_and_begins_the_next_round(scene):
    ruta, pluto = scene.dog(), scene.dog()
    ruta.explores("coins_1", "0,-1")
    pluto.sleeps()
    ruta.leaves("out")
    assert (scene.state.round, scene.state.token, scene.turn) == (2, 0, 0)


@rule("DD-6")
def test_who_sleeps_last_takes_the_token_and_begins_the_next_round(scene):
    scene = scene(3)
    ruta, pluto, robin = scene.dog(), scene.dog(), scene.dog()
    ruta.sleeps()
    pluto.explores("coins_1", "0,-1")
    robin.leaves("out")
    assert scene.state.token == -1
    pluto.sleeps()
    assert (scene.state.round, scene.state.token, scene.turn) == (2, 1, 1)
    assert scene.told("round_begun") == ["round_begun 2 2"]


@rule("DD-6")
def test_the_token_moves_on_from_round_to_round(scene):
    ruta, pluto = scene.dog(), scene.dog()
    ruta.sleeps()
    pluto.sleeps()
    assert (scene.state.token, scene.turn) == (1, 1)
    pluto.sleeps()
    ruta.sleeps()
    assert (scene.state.token, scene.turn, scene.state.round) == (0, 0, 3)


@rule("DD-6", "DD-41")
def test_the_token_breaks_no_tie(scene):
    outcome = scene.end_game()
    assert scene.state.token >= 0
    assert outcome.ranks == (1, 1)
    assert {reason.message for reason in outcome.reasons} == {"doggos-rank-shared"}


def test_a_scene_reads_lines_of_records():
    assert choices_of("leave (turn n r90) n (fight with sword bow) jump 2,-1 break s") == [
        "leave", "turn n r90", "n", "fight with sword bow", "jump 2,-1", "break s",
    ]  # fmt: skip
