"""draw, peek, discard, recover, bounce, take: cards between decks, hands, inventories, lairs and the discard pile."""

import pytest

from tests.games.dungeoneer.verbs import ability, card, lasting, monster, named, plays, sends, table, trap

# --- draw --------------------------------------------------------------------------------------------------------------


def test_cards_are_drawn_for_whom_they_are_meant():
    scene = table(card("books", "draw(all, 2)"))
    ann, bob = scene.heroes
    ann.has(hand="books")
    scene.deck("b1 b2 b3 b4")
    scene.draws("b3", "b1", "b4", "b2")
    ann.does("play books")
    assert (ann.hand, bob.hand) == (["b1", "b3"], ["b2", "b4"])


def test_a_die_says_how_many():
    scene = table(card("books", "draw(you, die)"))
    ann = scene.heroes[0].has(hand="books")
    scene.deck("b1 b2 b3 b4 b5")
    scene.dice(2)
    ann.does("play books")
    assert len(ann.hand) == 2


def test_an_empty_deck_is_filled_from_the_discard_pile():
    scene = table(card("books", "draw(you, 2)"))
    ann = scene.heroes[0].has(hand="books")
    scene.deck("b1")
    scene.discard_pile("w1")
    scene.draws("b1", "w1")
    ann.does("play books")
    assert sorted(ann.hand) == ["b1", "w1"]
    assert scene.discarded == []


@pytest.mark.parametrize(("deck", "expected"), [("glory", "b1"), ("peril", "m1")])
def test_with_split_decks_the_card_may_name_the_deck(deck, expected):
    scene = table(card("books", f"draw(you, 1, deck={deck})"), decks="split")
    ann = scene.heroes[0]
    scene.take_out([scene.card("b1"), scene.card("m1")])
    scene.state.piles[0].pool = [scene.card("b1")]
    scene.state.piles[1].pool = [scene.card("m1")]
    plays(ann, "books")
    assert ann.hand == [expected]


@pytest.mark.parametrize("argument", ["", ", deck=any"])
def test_with_split_decks_the_player_says_which_otherwise(argument):
    scene = table(card("books", f"draw(you, 2{argument})"), decks="split")
    ann = scene.heroes[0]
    plays(ann, "books")
    assert ann.choices == ["draw glory", "draw peril"]
    ann.does("draw peril", "draw glory")
    assert [scene.tables.cards[number].glory for number in ann.player.hand].count(True) == 1


# --- peek --------------------------------------------------------------------------------------------------------------


def seen_by(scene, seat, kind):
    return named(scene, kind, "card", seat)


def test_a_look_at_the_top_of_the_adventure_deck_is_for_the_player_alone():
    scene = table(card("eye", "peek(adventure, 2)"), card("books", "draw(you, 2)"))
    ann = scene.heroes[0].has(hand="eye books")
    scene.deck("b1 b2 b3")
    scene.draws("b2", "b3")
    ann.does("play eye")
    assert seen_by(scene, 0, "peeked") == ["b2", "b3"]
    assert seen_by(scene, 1, "peeked") == []
    ann.does("play books")
    assert sorted(ann.hand) == ["b2", "b3"], "what was seen on top is drawn"


def test_a_look_at_the_locations_to_come():
    scene = table(card("eye", "peek(locations, 1)"))
    ann = scene.heroes[0]
    scene.locations_left("t5 t6 t7")
    scene.draws("t6")
    plays(ann, "eye")
    assert seen_by(scene, 0, "peeked") == ["t6"]
    ann.does("explore")
    assert scene.state.drawn == scene.location("t6")


def test_a_look_into_a_hand():
    scene = table(card("eye", "peek(hand, 2)", aim="rival"), seats=3)
    ann, bob, _ = scene.heroes
    bob.has(hand="b1 m1")
    plays(ann, "eye", "seat 2")
    assert sorted(seen_by(scene, 0, "hand_seen")) == ["b1", "m1"]
    assert seen_by(scene, 2, "hand_seen") == []


def test_a_look_at_some_cards_of_a_hand_shows_new_ones_every_time():
    scene = table(card("eye", "peek(hand, 1)", aim="rival"), seats=3)
    ann, bob, cid = scene.heroes
    bob.has(hand="b1 b2 m1")
    for known in (["b2"], ["b2", "m1"], ["b1", "b2", "m1"], ["b1", "b2", "m1"]):
        scene.draws(*([known[-1]] if len(known) < 3 else []))
        plays(ann, "eye", "seat 2")
        assert sorted(scene.ids(scene.state.view(0).players[1].hand)) == known
        assert scene.state.view(2).players[1].hand == []
    assert seen_by(scene, 0, "hand_seen") == ["b2", "m1", "b1"]
    assert seen_by(scene, 2, "hand_seen") == []
    assert [event.args["target"] for event in scene.told("looked_at_hand")] == [2] * 4
    assert cid.hand == []


@pytest.mark.parametrize(("deck", "drawn"), [("glory", "b3"), ("peril", "m2")])
def test_of_split_decks_the_player_says_which_is_looked_at(deck, drawn):
    scene = table(card("eye", "peek(adventure, 1)"), card("books", "draw(you, 1)"), decks="split")
    ann = scene.heroes[0].has(hand="eye books")
    scene.draws(drawn)
    ann.does("play eye")
    assert ann.choices == ["draw glory", "draw peril"]
    assert scene.state.describe(0, scene.codes[f"draw {deck}"]).kind == "look-deck"
    ann.does(f"draw {deck}")
    assert seen_by(scene, 0, "peeked") == [drawn]
    assert seen_by(scene, 1, "peeked") == []
    ann.does("play books", f"draw {deck}")
    assert ann.hand == [drawn]


def test_of_split_decks_an_empty_one_is_not_asked_about():
    scene = table(card("eye", "peek(adventure, 1)"), decks="split")
    scene.state.piles[0].pool = []
    scene.draws("m2")
    plays(scene.heroes[0], "eye")
    assert seen_by(scene, 0, "peeked") == ["m2"]


# --- aimed at a treasure -----------------------------------------------------------------------------------------------


def test_a_minion_is_a_treasure_that_can_be_aimed_at():
    """It counts as one (DL-100)."""
    scene = table(card("grab", "take(target, treasure)", aim="treasure"))
    ann, bob = scene.heroes
    bob.has(inventory="w1 m1 b1")
    ann.has(hand="grab")
    ann.does("play grab")
    assert sorted(ann.choices) == ["card m1", "card w1"]
    ann.does("card m1")
    assert (ann.inventory, bob.inventory) == (["m1"], ["w1", "b1"])


# --- discard -------------------------------------------------------------------------------------------------------------


def test_the_owner_chooses_what_is_lost():
    scene = table(card("fire", "discard(target, hand, 2)", aim="rival"))
    ann, bob = scene.heroes
    bob.has(hand="b1 b2 b3")
    plays(ann, "fire", "seat 2")
    assert scene.asked == 1
    bob.does("card b1", "card b3")
    assert bob.hand == ["b2"]
    assert set(scene.discarded) >= {"b1", "b3"}
    assert scene.asked == 0


def test_the_player_of_the_effect_may_choose_among_what_lies_open():
    scene = table(card("fire", "discard(target, treasure, 1, chooser=you)", aim="rival"))
    ann, bob = scene.heroes
    bob.has(inventory="w1 w2 b1")
    plays(ann, "fire", "seat 2")
    assert ann.choices == ["card w1", "card w2"]
    ann.does("card w2")
    assert bob.inventory == ["w1", "b1"]


@pytest.mark.parametrize("chooser", ["you", "random"])
def test_nobody_chooses_among_cards_that_they_cannot_see(chooser):
    scene = table(card("fire", f"discard(target, hand, 1, chooser={chooser})", aim="rival"))
    ann, bob = scene.heroes
    bob.has(hand="b1 b2 b3")
    scene.draws("b2")
    plays(ann, "fire", "seat 2")
    assert bob.hand == ["b1", "b3"]
    assert ann.may("end")


def test_chance_may_choose_among_what_lies_open():
    scene = table(card("fire", "discard(target, treasure, 1, chooser=random)", aim="rival"))
    ann, bob = scene.heroes
    bob.has(inventory="w1 w2")
    plays(ann, "fire", "seat 2")
    assert len(bob.inventory) == 1
    assert ann.may("end")


@pytest.mark.parametrize(
    ("sort", "offered"),
    [
        ("boon", {"b1", "feint"}),
        ("treasure", {"flask", "wolf", "bones"}),
        ("potion", {"flask"}),
        ("curse", {"cold"}),
        ("minion", {"wolf", "bones"}),
        ("monster", {"wolf", "bones"}),
        ("encounter", {"wolf", "bones"}),
        ("undead", {"bones"}),
        ("manoeuvre", {"feint"}),
        ("trap", set()),
        ("hand", {"b2", "b3"}),
        ("lair", {"m1", "m2"}),
        ("any", {"b1", "flask", "cold", "wolf", "bones", "feint"}),
    ],
)
def test_sorts_of_cards(sort, offered):
    scene = table(
        card("fire", f"discard(target, {sort}, 1)", aim="rival"),
        lasting("cold", ability("passive", "modify(speed, target, -1, in_play)"), type="curse", aim="rival"),
        lasting(
            "flask", ability("activate", "heal(you, 1)", discard_self=True), type="treasure", kinds=["potion"]
        ),
        lasting("feint", ability("passive", "modify(attack, you, 1, in_play)"), kinds=["manoeuvre"]),
        monster("wolf", "beast"),
        monster("bones", "undead"),
    )
    ann, bob = scene.heroes
    bob.has(inventory="b1 flask wolf bones feint", curses="cold", lair="m1 m2", hand="b2 b3")
    plays(ann, "fire", "seat 2")
    if not offered:
        assert ann.may("end")
        return
    assert {text.removeprefix("card ") for text in bob.choices} == offered
    lost = sorted(offered)[0]
    bob.does(f"card {lost}")
    assert lost in scene.discarded
    assert ann.may("end")


def test_more_than_there_is_takes_all():
    scene = table(card("fire", "discard(target, hand, 3)", aim="rival"))
    ann, bob = scene.heroes
    bob.has(hand="b1")
    plays(ann, "fire", "seat 2")
    bob.does("card b1")
    assert bob.hand == []
    assert ann.may("end")


def test_a_treasure_that_was_aimed_at_is_the_one_that_goes():
    scene = table(card("acid", "discard(target, treasure, 1)", aim="treasure"))
    ann, bob = scene.heroes
    bob.has(inventory="w1 w2")
    plays(ann, "acid", "card w2")
    assert bob.inventory == ["w1"]
    assert ann.may("end")


def test_a_curse_that_was_aimed_at_is_the_one_that_goes():
    def curse(name):
        return lasting(
            name, ability("passive", "modify(speed, target, -1, in_play)"), type="curse", aim="rival"
        )

    scene = table(card("prayer", "discard(you, curse, 1)", aim="curse"), curse("cold"), curse("lame"))
    ann = scene.heroes[0].has(curses="cold lame", hand="prayer")
    ann.does("play prayer")
    assert set(ann.choices) == {"card cold", "card lame"}
    ann.does("card lame")
    assert ann.curses == ["cold"]
    assert ann.may("end")


# --- recover ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("sort", "offered"),
    [
        ("boon", {"b1"}),
        ("treasure", {"w1"}),
        ("monster", {"bones", "m1"}),
        ("undead", {"bones"}),
        ("trap", {"gas"}),
        ("encounter", {"bones", "m1", "gas"}),
        ("any", {"b1", "w1", "bones", "m1", "gas"}),
    ],
)
def test_cards_come_back_from_the_discard_pile(sort, offered):
    scene = table(
        card("dig", f"recover({sort}, 1)"),
        monster("bones", "undead"),
        trap("gas", "speed 7", [], ["wound(target, 1)"]),
    )
    ann = scene.heroes[0].has(hand="dig")
    scene.discard_pile("b1 w1 bones m1 gas")
    ann.does("play dig")
    assert {text.removeprefix("card ") for text in ann.choices} == offered, (
        "the card itself is not among them"
    )
    wanted = sorted(offered)[0]
    ann.does(f"card {wanted}")
    assert ann.hand == [wanted]
    assert ann.player.known == [scene.card(wanted)], "everybody saw it"
    assert ann.may("end")


def test_as_many_as_there_are():
    scene = table(card("dig", "recover(boon, 3)"))
    ann = scene.heroes[0].has(hand="dig")
    scene.discard_pile("b1 w1 b2")
    ann.does("play dig", "card b2", "card b1")
    assert sorted(ann.hand) == ["b1", "b2"]
    assert ann.may("end")


# --- bounce ----------------------------------------------------------------------------------------------------------------


def test_a_card_in_play_returns_to_the_hand_of_its_owner():
    scene = table(card("wind", "bounce(target, treasure)", aim="rival"))
    ann, bob = scene.heroes
    bob.has(inventory="w1 w2 b1")
    plays(ann, "wind", "seat 2")
    assert ann.choices == ["card w1", "card w2"]
    ann.does("card w1")
    assert (bob.inventory, bob.hand) == (["w2", "b1"], ["w1"])
    assert bob.player.known == [scene.card("w1")]


def test_a_curse_returns_to_whoever_cast_it():
    cold = lasting(
        "cold", ability("passive", "modify(speed, target, -1, in_play)"), type="curse", aim="rival"
    )
    scene = table(cold, card("wind", "bounce(you, curse)"), phase="villainy")
    ann, bob = scene.heroes
    plays(ann, "cold", "seat 2")
    scene.phase("feats", 1)
    plays(bob, "wind", "card cold")
    assert (bob.curses, ann.hand) == ([], ["cold"])


def test_a_monster_of_a_lair_returns_to_the_hand():
    scene = table(card("whistle", "bounce(you, lair)"))
    ann = scene.heroes[0].has(lair="m1 m2")
    plays(ann, "whistle", "card m2")
    assert (ann.lair, ann.hand) == (["m1"], ["m2"])


def test_what_lay_under_a_card_goes_when_it_returns():
    stone = lasting(
        "stone", ability("strike", "glory(you, 1)"), type="treasure", duration="attachment", host="treasure"
    )
    scene = table(stone, card("wind", "bounce(you, treasure)"))
    ann = scene.heroes[0].has(inventory="w1")
    plays(ann, "stone", "card w1")
    plays(ann, "wind", "card w1")
    assert ann.hand == ["w1"]
    assert "stone" in scene.discarded


# --- take ------------------------------------------------------------------------------------------------------------------


def test_a_treasure_changes_its_owner():
    scene = table(card("grab", "take(target, treasure)", aim="rival"))
    ann, bob = scene.heroes
    bob.has(inventory="w1 w2 b1")
    plays(ann, "grab", "seat 2", "card w2")
    assert (ann.inventory, bob.inventory) == (["w2"], ["w1", "b1"])
    assert scene.state.owners[scene.card("w2")] == 0


def test_a_treasure_that_was_aimed_at_changes_its_owner():
    scene = table(card("grab", "take(target, treasure)", aim="treasure"), seats=3)
    ann, bob, cid = scene.heroes
    bob.has(inventory="w1 w2")
    cid.has(inventory="w3 b1")
    ann.has(hand="grab").does("play grab")
    assert ann.choices == ["card w1", "card w2", "card w3"]
    ann.does("card w3")
    assert (ann.inventory, cid.inventory) == (["w3"], ["b1"])
    assert ann.may("end")


def test_a_treasure_may_be_taken_for_its_owners_peril():
    scene = table(
        card("grab", "take(target, treasure)", type="curse", cost=3, aim="treasure"), phase="villainy"
    )
    ann, bob = scene.heroes
    bob.has(inventory="w1")
    plays(ann, "grab", "card w1")
    assert (ann.inventory, bob.inventory, bob.peril) == (["w1"], [], 7)


def test_limits_hold_for_what_is_taken():
    scene = table(card("grab", "take(target, treasure)", aim="rival"))
    ann, bob = scene.heroes
    ann.has(inventory="w4 w5 w6")
    bob.has(inventory="w1")
    plays(ann, "grab", "seat 2")
    assert (ann.inventory, bob.inventory) == (["w4", "w5", "w6"], ["w1"])


def test_no_second_treasure_of_a_kind_is_taken():
    scene = table(
        card("grab", "take(target, treasure)", aim="rival"),
        lasting("cap", ability("passive", "modify(magic, you, 1, in_play)"), type="treasure", kinds=["hat"]),
        lasting("hood", ability("passive", "modify(magic, you, 1, in_play)"), type="treasure", kinds=["hat"]),
    )
    ann, bob = scene.heroes
    ann.has(inventory="cap")
    bob.has(inventory="hood w1")
    plays(ann, "grab", "seat 2")
    assert ann.choices == ["card w1"]


def test_a_card_of_a_hand_is_taken_unseen():
    scene = table(card("pick", "take(target, hand)", aim="here"), seats=3)
    ann, bob, cid = scene.heroes
    bob.has(hand="b1 b2")
    cid.has(place="r1")
    scene.draws("b2")
    ann.has(hand="pick").does("play pick")
    assert ann.choices == ["seat 2"], "only whoever is here"
    ann.does("seat 2")
    assert (ann.hand, bob.hand) == (["b2"], ["b1"])
    assert seen_by(scene, 1, "card_lost") == ["b2"]
    assert not scene.told("card_taken")


def test_the_minion_of_a_rival_may_be_taken():
    scene = table(card("grab", "take(target, minion)", aim="rival"))
    ann, bob = scene.heroes
    bob.has(inventory="m1 w1")
    plays(ann, "grab", "seat 2", "card m1")
    assert (ann.inventory, bob.inventory) == (["m1"], ["w1"])


def test_taking_in_a_strike():
    magpie = monster("magpie", strikes='{ melee = ["take(target, hand)"] }')
    scene = table(magpie, phase="villainy")
    ann, bob = scene.heroes
    bob.has(hand="b1")
    scene.dice(6, 1)
    sends(scene, "magpie")
    scene.everybody_passes()
    assert (ann.hand, bob.hand, bob.health) == (["b1"], [], 12)
