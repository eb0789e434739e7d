"""DLQ-107: what everybody knows, what one seat knows, and what nobody does (DLQ-108, DLQ-122, DLQ-163, DLQ-170)."""

from typing import Any

import pytest

from tests.rules.dungeoneer.scene import Scene
from tests.rules_marker import rule
from undercroft.games.dungeoneer.view import HIDDEN
from undercroft.kernel.messages import Name
from undercroft.kernel.state import CHANCE
from undercroft.kernel.streams import Streams

CARDS = """
[[cards]]
id = "glimpse"
type = "boon"
cost = 1
timing = "feats"
duration = "instant"
aim = "rival"
effects = ["peek(hand, 5)"]

[[cards]]
id = "pickpocket"
type = "boon"
cost = 1
timing = "feats"
duration = "instant"
aim = "rival"
effects = ["take(target, hand)"]

[[cards]]
id = "omen"
type = "boon"
cost = 1
timing = "feats"
duration = "instant"
effects = ["peek(adventure, 2)"]

[[cards]]
id = "dowsing"
type = "boon"
cost = 1
timing = "feats"
duration = "instant"
effects = ["peek(locations, 1)"]
"""


def table(seats: int = 3, **options: Any) -> Scene:
    """Heroes with a few cards and enough glory, in the first one's feats phase."""
    scene = Scene(seats, cards=CARDS, **options)
    scene.heroes[0].has(glory=9, hand="glimpse pickpocket omen dowsing")
    for hero, hand in zip(scene.heroes[1:], ("w1 w2 w3", "b1 b2"), strict=False):
        hero.has(glory=9, hand=hand)
    return scene.phase("feats")


def seen(scene: Scene, viewer: int | None, seat: int) -> list[str]:
    """What a viewer knows of a hand."""
    return scene.ids(scene.state.view(viewer).players[seat].hand)


@rule("DLQ-107")
def test_a_hand_is_known_to_its_player_alone():
    scene = table()
    assert seen(scene, 1, 1) == ["w1", "w2", "w3"]
    for viewer in (0, 2, None):
        view = scene.state.view(viewer)
        assert view.players[1].hand == []
        assert view.hand_size(1) == 3
        assert scene.card("w1") in view.unseen
    assert scene.card("w1") not in scene.state.view(1).unseen


@rule("DLQ-107")
def test_a_card_that_returns_to_a_hand_stays_known_until_it_is_played():
    from undercroft.games.dungeoneer.zones import to_hand

    scene = table()
    scene.heroes[1].has(inventory="w8")
    to_hand(scene.state, scene.card("w8"), 1)
    for viewer in (0, 2, None):
        assert seen(scene, viewer, 1) == ["w8"]
        assert scene.state.view(viewer).hand_size(1) == 4


@rule("DLQ-107")
def test_who_looks_at_a_hand_remembers_it():
    scene = table()
    ann, _, _ = scene.heroes
    ann.does("play glimpse", "seat 2")
    assert seen(scene, 0, 1) == ["w1", "w2", "w3"]
    assert seen(scene, 2, 1) == []
    assert seen(scene, None, 1) == []
    told = [event.args["card"] for event in scene.log.streams[0] if event.kind == "hand_seen"]
    assert told == [Name("card", "w1"), Name("card", "w2"), Name("card", "w3")]
    assert not [event for event in scene.log.streams[2] if event.kind == "hand_seen"]


@rule("DLQ-107")
def test_a_stolen_card_is_known_to_thief_and_victim():
    scene = table()
    ann, _, _ = scene.heroes
    scene.draws("w2")
    ann.does("play pickpocket", "seat 2")
    assert "w2" in ann.hand
    assert seen(scene, 1, 0) == ["w2"]
    assert seen(scene, 2, 0) == []
    assert scene.state.view(2).hand_size(1) == 2


@rule("DLQ-107")
def test_after_a_theft_a_look_is_no_longer_certain():
    scene = table()
    ann, bob, cid = scene.heroes
    cid.has(hand="glimpse")
    ann.has(hand="pickpocket omen")
    scene.phase("feats", seat=2)
    cid.does("play glimpse", "seat 2")
    assert seen(scene, 2, 1) == ["w1", "w2", "w3"]
    scene.phase("feats", seat=0)
    scene.draws("w1")
    ann.does("play pickpocket", "seat 2")
    assert seen(scene, 2, 1) == []
    assert sorted(bob.hand) == ["w2", "w3"]


@rule("DLQ-107")
def test_a_known_card_stays_known_when_it_is_stolen():
    scene = table()
    ann, bob, _ = scene.heroes
    bob.player.known = [scene.card("w3")]
    scene.draws("w3")
    ann.does("play pickpocket", "seat 2")
    assert seen(scene, 2, 0) == ["w3"]
    assert bob.player.known == []


@rule("DLQ-107")
def test_the_top_of_a_deck_is_known_to_who_has_looked():
    scene = table()
    ann, _, _ = scene.heroes
    scene.deck("b3 b4 b5").draws("b4", "b5")
    ann.does("play omen")
    assert scene.ids(scene.state.view(0).decks[0].top) == ["b5", "b4"]
    assert scene.state.view(1).decks[0].top == [HIDDEN, HIDDEN]
    assert {"b3", "b4", "b5"} <= set(scene.ids(scene.state.view(1).unseen))
    assert "b4" not in scene.ids(scene.state.view(0).unseen)


@rule("DLQ-107")
def test_who_has_seen_the_top_card_knows_in_whose_hand_it_is():
    from undercroft.games.dungeoneer.steps import draw_cards

    scene = table()
    ann, bob, _ = scene.heroes
    scene.deck("b3 b4 b5").draws("b4", "b5")
    ann.does("play omen")
    state = scene.state
    draw_cards(state, 1, 1, -1)
    state.agenda.pop().run(state)
    assert "b4" in bob.hand
    assert seen(scene, 0, 1) == ["b4"]
    assert seen(scene, 2, 1) == []


@rule("DLQ-107")
def test_a_drawn_location_is_seen_by_its_placer_first():
    scene = table()
    ann, _, _ = scene.heroes
    scene.draws("r8")
    ann.does("explore")
    assert scene.tables.locations[scene.state.view(0).drawn].id == "r8"
    for viewer in (1, 2, None):
        view = scene.state.view(viewer)
        assert view.drawn == HIDDEN
        assert scene.location("r8") in view.unplaced
    ann.does(ann.choices[0])
    assert scene.location("r8") not in scene.state.view(1).unplaced


@rule("DLQ-107", "DL-164")
def test_impartial_placement_shows_a_drawn_location_to_drawer_and_placer():
    scene = table(impartial_placement=True)
    ann, bob, _ = scene.heroes
    ann.has(quests="q8")
    bob.has(quests="q7")
    scene.draws("r8")
    ann.does("explore")
    assert scene.asked == 1
    assert [scene.state.view(viewer).drawn >= 0 for viewer in (0, 1, 2, None)] == [True, True, False, False]
    for number in range(5):
        guess = scene.state.view(2).guess(Streams.seeded(number))
        assert scene.tables.locations[guess.drawn].id == "r8", "only r8 matters to the drawer's quest"


@rule("DLQ-107")
def test_who_has_seen_the_top_location_knows_it_when_it_is_drawn():
    scene = table()
    ann, bob, _ = scene.heroes
    scene.draws("r8")
    ann.does("play dowsing")
    scene.phase("feats", seat=1)
    bob.does("explore")
    assert scene.tables.locations[scene.state.view(0).drawn].id == "r8"
    assert scene.state.view(2).drawn == HIDDEN


@rule("DLQ-99", "DLQ-107")
def test_a_half_made_declaration_is_seen_by_its_seat_alone():
    scene = table()
    ann, _, _ = scene.heroes
    rivals = [scene.state.view(viewer).to_wire() for viewer in (1, None)]
    ann.does("play glimpse")
    assert scene.state.view(0).draft is not None
    assert [scene.state.view(viewer).to_wire() for viewer in (1, None)] == rivals
    guess = scene.state.view(1).guess(Streams.seeded(1))
    assert not guess.in_draft(0)
    assert guess.to_act == (0,)


@rule("DLQ-107", "DLQ-122")
def test_declared_encounters_are_seen_when_the_declaration_is_done():
    scene = table()
    ann, bob, _ = scene.heroes
    bob.has(peril=9)
    ann.has(hand="m1 m2")
    scene.phase("villainy")
    before = scene.state.view(1).to_wire()
    ann.does("play m1", "seat 2", "melee")
    assert [one.card for one in scene.state.view(0).declared] == [scene.card("m1")]
    assert scene.state.in_draft(0)
    assert scene.state.view(1).to_wire() == before
    ann.does("play m2", "seat 2", "melee", "done")
    assert not scene.state.in_draft(0)
    assert [hand for hand in seen(scene, 1, 0) if hand in ("m1", "m2")] == []
    assert scene.card("m1") not in scene.state.view(1).unseen


@rule("DLQ-107", "DLQ-170")
def test_the_share_of_a_rival_is_hidden():
    scene = Scene(2, no_white_spots=True)
    state = scene.state
    first, second = state.players
    assert first.share
    assert second.share
    view = state.view(0)
    assert view.players[0].share == first.share
    assert view.players[1].share == []
    assert view.shares == [len(first.share), len(second.share)]
    assert view.unplaced == sorted(second.share)
    spectator = state.view(None)
    assert spectator.unplaced == sorted([*first.share, *second.share])


@rule("DLQ-170")
def test_who_is_asked_to_place_shows_nothing_of_the_share():
    scene = Scene(2, no_white_spots=True)
    seat = scene.asked
    player = scene.state.players[seat]
    scene.state.at = [player.share[0] if other < 0 else other for other in scene.state.at]
    # The ways are drawn anew for new lists only.
    scene.state.cells = scene.state.cells[:]
    assert scene.heroes[seat].choices == ["pass"]
    scene.heroes[seat].does("pass")
    assert scene.asked != seat


@rule("DLQ-107", "DLQ-163")
def test_the_old_deck_leaves_the_game_face_down():
    from undercroft.games.dungeoneer.quests import change_stage

    scene = Scene(2, sets="heroic,epic")
    state = scene.state
    old = [card for pile in state.piles for card in pile.pool]
    held = set(state.players[1].hand)
    change_stage(state)
    assert state.box == sorted(old)
    view = state.view(0)
    assert {*old, *held} <= set(view.unseen)
    guess = view.guess(Streams.seeded(1))
    backs = sorted(state.back_of(card) for card in held)
    assert sorted(state.back_of(card) for card in guess.players[1].hand) == backs


@rule("DLQ-107", "DLQ-167")
def test_with_split_decks_everybody_sees_of_which_deck_a_hand_is():
    scene = Scene(2, cards=CARDS, decks="split")
    _, bob = scene.heroes
    bob.has(hand="w1 w2 m1")
    scene.phase("feats")
    view = scene.state.view(0)
    assert view.backs[1] == sorted(scene.state.back_of(scene.card(name)) for name in ("w1", "w2", "m1"))
    for number in range(8):
        hand = view.guess(Streams.seeded(number)).players[1].hand
        assert sorted(scene.tables.cards[card].glory for card in hand) == [False, True, True]


@rule("DLQ-107")
def test_guesses_differ_in_what_is_hidden():
    scene = table()
    view = scene.state.view(0)
    hands = {tuple(view.guess(Streams.seeded(number)).players[1].hand) for number in range(20)}
    assert len(hands) > 10
    own = {tuple(view.guess(Streams.seeded(number)).players[0].hand) for number in range(20)}
    assert len(own) == 1


@rule("DLQ-182")
def test_alone_nothing_is_hidden_from_those_who_look_on():
    scene = Scene(1)
    assert scene.state.view(None).players[0].hand == scene.state.players[0].hand != []


def spoiled(scene: Scene, name: str, value: object) -> dict[str, object]:
    """An encoded view with something else in one place."""
    return {**scene.state.view(0).to_wire(), name: value}


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("seat", "one"),
        ("table", {}),
        ("lists", [[]]),
        ("steps", [[1]]),
        ("players", [[[]]]),
        ("players", 5),
        ("decks", [[[], []]]),
        ("battles", [[]]),
        ("marks", [[1, 2]]),
        ("declared", [[1]]),
        ("draft", [[1], []]),
        ("drawn", []),
        ("options", None),
    ],
)
def test_what_is_no_view_is_refused(name, value):
    scene = table()
    with pytest.raises(ValueError, match=r"no view|a view needs"):
        scene.game.read_view(spoiled(scene, name, value))


@rule("DLQ-101")
def test_who_is_asked_does_not_depend_on_what_a_hand_holds():
    """Two worlds that differ in a rival's hand alone ask the same seats for the rest of the turn."""
    asked = []
    for hand in ("w1 w2", "m1 m2"):
        scene = Scene(2, cards=CARDS)
        ann, bob = scene.heroes
        ann.has(glory=3, peril=3, hand="b1")
        bob.has(glory=3, peril=3, hand=hand)
        scene.phase("villainy")
        ann.does("end")
        seats = []
        for _ in range(30):
            if scene.state.active != 0 or scene.state.over:
                break
            scene.settle()
            seat = scene.state.to_act[0]
            seats.append(seat)
            assert seat != CHANCE
            choice = next(
                text
                for text in ("pass", "end", scene.heroes[seat].choices[0])
                if scene.heroes[seat].may(text)
            )
            scene.state.play(seat, scene.codes[choice])
        asked.append(seats)
    assert asked[0] == asked[1] != []
