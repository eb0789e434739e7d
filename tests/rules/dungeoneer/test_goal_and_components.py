"""DL-1 to DL-14: how the game is won, what is in the box, what the cards say; DLQ-29, DLQ-107, DLQ-121."""

import pytest

from tests.rules.dungeoneer.scene import Scene
from tests.rules_marker import rule
from undercroft.games.dungeoneer.codes import CHANCES
from undercroft.games.dungeoneer.content_types import CATEGORIES, DURATIONS, TIMINGS
from undercroft.games.dungeoneer.ending import hero_dies
from undercroft.games.dungeoneer.game import Dungeoneer
from undercroft.games.dungeoneer.queries import hero_value, limit, printed_value
from undercroft.games.dungeoneer.state import BY_QUESTS, LAST_HERO, NOT_OVER
from undercroft.games.dungeoneer.tables import ESCORT_PAIRS, MAGIC, MELEE, OF_BOONS, OF_TREASURES, SPEED
from undercroft.kernel.errors import BadOption
from undercroft.kernel.state import CHANCE

SPEEDY = """
[[cards]]
id = "quick"
type = "boon"
cost = 2
timing = "feats"
duration = "permanent"
[[cards.abilities]]
on = "passive"
effects = ["modify(melee, you, 2, in_play)"]
"""


@pytest.fixture(scope="module")
def game():
    return Dungeoneer()


def at_r1(scene):
    """A hero one step from the place of the first quest."""
    return scene.map({"0,0": "gate", "1,0": "r1", "-1,0": "t1", "2,0": "r2"})


def kill(scene, victim):
    """The active hero's monster takes a rival's last point of health."""
    victim.has(health=1, peril=9)
    scene.phase("villainy").dice(6, 1)
    scene.heroes[0].has(hand="m1").does("play m1", f"seat {victim.seat + 1}", "melee", "done")


# --- Winning -----------------------------------------------------------------------------------------------------------


@rule("DL-1", "DL-48")
def test_the_third_quest_wins_at_once():
    scene = at_r1(Scene())
    ann, bob = scene.heroes
    ann.has(done="q3 q4", quests="q1", place="r1", glory=5, level=6)
    scene.phase("feats")
    ann.does("attempt q1")
    assert scene.state.finished == BY_QUESTS
    assert scene.state.winner == 0
    assert ann.glory == 5  # not even the reward is waited for (DLQ-155)
    assert scene.state.outcome is not None
    assert scene.state.outcome.ranks == (1, 2)
    assert (ann.choices, bob.choices) == ([], [])


@rule("DL-1")
def test_two_quests_do_not_win():
    scene = at_r1(Scene())
    ann, _ = scene.heroes
    ann.has(done="q3", quests="q1", place="r1")
    scene.phase("feats")
    ann.does("attempt q1")
    assert scene.state.finished == NOT_OVER
    assert ann.done == ["q3", "q1"]


@rule("DL-2")
def test_the_active_player_is_dungeon_lord_in_the_villainy_phase_only():
    scene = Scene()
    ann, bob = scene.heroes
    ann.has(hand="m1")
    bob.has(hand="m2", peril=9)
    scene.phase("villainy")
    assert ann.may("play m1")
    assert bob.choices == []
    scene.phase("feats")
    assert not ann.may("play m1")


@rule("DL-2", "DL-3")
def test_the_last_hero_standing_wins():
    scene = Scene()
    _, bob = scene.heroes
    kill(scene, bob)
    assert (scene.state.finished, scene.state.winner) == (LAST_HERO, 0)
    assert scene.state.outcome is not None
    assert scene.state.outcome.ranks == (1, 2)


@rule("DL-3")
def test_a_dead_hero_is_out_and_the_others_play_on():
    scene = Scene(3)
    ann, bob, _ = scene.heroes
    kill(scene, bob)
    assert scene.state.finished == NOT_OVER
    assert bob.player.alive == 0
    assert bob.hand == []
    ann.does("to lair", "nobody", "end")
    while scene.state.active == 0:
        ann.does("end" if ann.may("end") else ann.choices[0])
    assert scene.asked == 2  # cid follows ann: bob is passed over
    assert bob.choices == []


@rule("DL-3")
def test_with_resurrection_nobody_is_out():
    scene = Scene(resurrection=True)
    _, bob = scene.heroes
    kill(scene, bob)
    assert scene.state.finished == NOT_OVER
    assert all(choice.startswith("hero ") for choice in bob.choices)


@rule("DLQ-121")
def test_who_leaves_for_good_is_as_a_defeated_hero():
    scene = Scene(3)
    _, bob, _ = scene.heroes
    bob.has(hand="w5", inventory="w6", lair="m6", quests="q5")
    scene.phase("feats")
    hero_dies(scene.state, 1)
    scene.state.advance()
    assert (bob.player.alive, bob.hand, bob.inventory, bob.lair, bob.quests) == (0, [], [], [], [])
    assert scene.asked == 0
    assert set(scene.ids(scene.state.discards[0])) == {"w5", "w6", "m6"}


@rule("DLQ-121")
def test_the_state_does_not_know_who_sits_at_a_seat():
    """A bot that takes a seat finds everything it needs in the view and the choices."""
    scene = Scene()
    scene.phase("feats")
    other = scene.state.copy()
    code = scene.codes["move n"]
    scene.state.play(0, code)
    other.play(0, code)
    assert scene.state.digest() == other.digest()


# --- The box -----------------------------------------------------------------------------------------------------------


@rule("DL-4")
def test_the_epic_set_holds_what_the_box_holds(game):
    epic = game.card_set("epic")
    assert len(epic.locations) == 22
    assert sum(card.copies for card in epic.adventures) == 59
    assert epic.event is not None
    assert len(epic.quests) == 14
    assert len(epic.heroes) == 6
    assert len(game.card_set("legendary").heroes) == 6
    assert all(hero.health == 12 for hero in epic.heroes)
    assert ESCORT_PAIRS == 3


@rule("DL-4")
def test_dice_have_six_faces():
    scene = Scene(cards=CHANCE_CARD)
    ann, _ = scene.heroes
    ann.has(hand="gamble", glory=3)
    scene.phase("feats")
    scene.state.play(0, scene.codes["play gamble"])
    assert scene.state.to_act == (CHANCE,)
    assert scene.state.outcomes() == [(CHANCES.encode("die", face), 1) for face in range(6)]


CHANCE_CARD = """
[[cards]]
id = "gamble"
type = "boon"
cost = 1
timing = "feats"
duration = "instant"
effects = ["glory(you, die)"]
"""


@rule("DL-5")
def test_one_to_four_play(game):
    for seats in (1, 2, 3, 4):
        state = game.start(seats, 1)
        assert len(state.players) == seats
    for seats in (0, 5):
        with pytest.raises(BadOption):
            game.start(seats, 1)


# --- Heroes ------------------------------------------------------------------------------------------------------------


@rule("DL-6")
@pytest.mark.parametrize(
    ("level", "values"), [(4, (3, 2, 4)), (5, (4, 2, 4)), (6, (4, 3, 4)), (7, (4, 3, 5))]
)
def test_modifiers_of_later_columns_add_up(level, values):
    scene = Scene()
    scene.heroes[0].has(level=level)
    assert tuple(printed_value(scene.state, 0, form) for form in (MELEE, MAGIC, SPEED)) == values


@rule("DL-6")
def test_boons_and_treasures_have_limits_of_their_own():
    heroes = HERO.format(ability="") + "\n"
    scene = Scene(heroes=heroes)
    ann, _ = scene.heroes
    assert limit(scene.state, 0, OF_BOONS) == 1
    assert limit(scene.state, 0, OF_TREASURES) == 2
    ann.has(inventory="b1 w1", hand="b2 w2", glory=9)
    scene.phase("feats")
    assert not ann.may("play b2")
    ann.does("play w2")
    assert ann.inventory == ["b1", "w1", "w2"]


HERO = """
[[heroes]]
id = "ann"
health = 12
boons = 1
treasures = 2
melee = [4, 1, 0, 0]
magic = [2, 0, 1, 0]
speed = [2, 0, 0, 1]
forms = ["melee"]
{ability}
"""


@rule("DL-6")
def test_a_hero_has_a_special_ability():
    ability = '[[heroes.abilities]]\non = "activate"\nglory = 1\neffects = ["heal(you, 2)"]'
    scene = Scene(heroes=HERO.format(ability=ability))
    ann, bob = scene.heroes
    ann.has(health=9, glory=1)
    bob.has(glory=1)
    scene.phase("feats")
    ann.does("use-hero ann 1")
    assert (ann.health, ann.glory) == (11, 0)


@rule("DL-6", "DL-17")
def test_every_hero_of_the_sets_is_whole(game):
    for stage in ("heroic", "epic", "legendary"):
        for hero in game.card_set(stage).heroes:
            assert hero.abilities
            assert hero.boons >= 1
            assert hero.treasures >= 1
            for values in (hero.melee, hero.magic, hero.speed):
                assert len(values) == 4
                assert set(values[1:]) <= {0, 1}
            # One characteristic rises at each level.
            for column in (1, 2, 3):
                assert hero.melee[column] + hero.magic[column] + hero.speed[column] == 1


@rule("DL-7")
def test_action_points_are_the_speed():
    scene = Scene(heroes=HERO.format(ability=""))
    ann, bob = scene.heroes
    scene.phase("reset")
    assert ann.ap == 2
    scene.phase("reset", seat=1)
    assert bob.ap == 4


@rule("DL-7")
def test_health_is_the_wounds_a_hero_can_take():
    scene = Scene()
    ann, bob = scene.heroes
    assert (ann.health, bob.health) == (12, 12)
    ann.has(hand="m1 m2")
    bob.has(health=2, peril=9)
    scene.phase("villainy").dice(6, 6, 1, 1)
    ann.does("play m1", "seat 2", "melee", "play m2", "seat 2", "melee", "done")
    assert bob.health == 0
    assert bob.player.alive == 0


# --- Points ------------------------------------------------------------------------------------------------------------


@rule("DL-8")
def test_points_have_no_upper_limit():
    scene = Scene()
    ann, _ = scene.heroes
    ann.has(glory=99, peril=200)
    scene.phase("feats")
    ann.does("move n")
    assert (ann.glory, ann.peril) == (100, 201)


@rule("DL-9", "DL-93")
def test_glory_cards_take_the_own_glory_and_nothing_else():
    scene = Scene()
    ann, bob = scene.heroes
    ann.has(glory=3, peril=4, hand="w1")
    bob.has(glory=5, peril=6)
    scene.phase("feats")
    ann.does("play w1")
    assert (ann.glory, ann.peril, bob.glory, bob.peril) == (2, 4, 5, 6)
    assert ann.inventory == ["w1"]


@rule("DL-9", "DL-93")
def test_peril_cards_take_a_rivals_peril_never_the_own():
    scene = Scene()
    ann, bob = scene.heroes
    ann.has(glory=9, peril=9, hand="m1")
    bob.has(glory=5, peril=3)
    scene.phase("villainy").dice(1, 6)
    ann.does("play m1", "seat 2", "melee", "done")
    assert (ann.glory, ann.peril, bob.peril) == (9, 9, 1)


@rule("DL-9", "DL-93")
def test_without_a_rivals_peril_the_own_does_not_help():
    scene = Scene(cards=CURSE)
    ann, bob = scene.heroes
    ann.has(peril=9, glory=9, hand="m1 bother")
    bob.has(peril=1)
    scene.phase("villainy")
    assert ann.choices == ["end"]
    bob.has(peril=2)
    scene.phase("villainy")
    assert ann.may("play m1")
    assert ann.may("play bother")
    ann.does("play bother")
    assert not ann.may("seat 1")


CURSE = """
[[cards]]
id = "bother"
type = "curse"
cost = 2
timing = "villainy"
duration = "instant"
effects = ["glory(opponents, -1)"]
"""


@rule("DL-9")
def test_without_the_glory_a_card_stays_in_hand():
    scene = Scene()
    ann, _ = scene.heroes
    ann.has(glory=0, peril=9, hand="w1")
    scene.phase("feats")
    assert not ann.may("play w1")


@rule("DLQ-29")
def test_points_never_go_below_zero():
    cards = """
    [[cards]]
    id = "loss"
    type = "boon"
    cost = 1
    timing = "feats"
    duration = "instant"
    effects = ["glory(you, -4)", "peril(opponents, -9)", "glory(you, 1)"]
    """
    scene = Scene(cards=cards)
    ann, bob = scene.heroes
    ann.has(glory=3, hand="loss")
    bob.has(peril=2)
    scene.phase("feats")
    ann.does("play loss")
    assert ann.glory == 1
    assert bob.peril == 0


# --- Cards ---------------------------------------------------------------------------------------------------------------


@rule("DL-10")
def test_a_completed_quest_rewards_and_raises_the_hero_a_level():
    scene = at_r1(Scene())
    ann, _ = scene.heroes
    ann.has(quests="q1", place="r1", glory=0)
    scene.phase("feats")
    assert (ann.player.level, printed_value(scene.state, 0, MELEE)) == (4, 3)
    ann.does("attempt q1")
    assert (ann.player.level, ann.glory) == (5, 1)
    assert printed_value(scene.state, 0, MELEE) == 4


@rule("DL-10")
def test_quests_of_a_set_are_of_its_grade_and_say_where_and_for_what(game):
    for stage in ("heroic", "epic", "legendary"):
        places = {location.id for location in game.card_set(stage).locations}
        for quest in game.card_set(stage).quests:
            assert quest.category in CATEGORIES
            assert quest.reward or quest.artifact or quest.lord
            named = [place for place in quest.places if place not in ("room", "tunnel", "any", "grim")]
            assert set(named) <= places


@rule("DL-11")
def test_entering_gives_what_the_location_says():
    locations = """
    [[locations]]
    id = "r1"
    frame = "dungeon"
    type = "room"
    glory = 3
    peril = 2
    exits = ["open", "open", "open", "open"]
    hazard = "effect"
    effects = ["heal(you, 1)"]
    """
    scene = at_r1(Scene(locations=locations))
    ann, _ = scene.heroes
    ann.has(glory=0, peril=0, health=5)
    scene.phase("feats")
    ann.does("move e")
    assert (ann.place, ann.glory, ann.peril, ann.health) == ("r1", 3, 2, 6)


@rule("DL-11")
def test_locations_of_the_sets_are_whole(game):
    for stage in ("heroic", "epic", "legendary"):
        locations = game.card_set(stage).locations
        assert all(len(location.exits) == 4 for location in locations)
        assert {location.type for location in locations} == {"tunnel", "grim", "room"}
        assert {location.frame for location in locations} == {"dungeon"}
        assert sum(location.entrance for location in locations) == 1


@rule("DL-12")
def test_adventure_cards_of_the_sets_are_whole(game):
    for stage in ("heroic", "epic", "legendary"):
        cards = game.card_set(stage).adventures
        assert {card.type for card in cards} == {"boon", "treasure", "curse", "encounter"}
        assert {card.timing for card in cards} == set(TIMINGS)
        assert {card.duration for card in cards} == set(DURATIONS)
        for card in cards:
            assert card.cost >= 1 or card.cost_x
            # Peril buys curses and encounters, glory boons and treasures: an encounter waits for the villainy phase.
            assert card.type != "encounter" or card.timing == "villainy"


@rule("DL-12")
def test_the_timing_says_when_a_card_is_played():
    kinds = {"early": "villainy", "late": "feats", "answer": "response", "ever": "anytime"}
    cards = "".join(
        f"""
        [[cards]]
        id = "{name}"
        type = "{"curse" if timing == "villainy" else "boon"}"
        cost = 1
        timing = "{timing}"
        duration = "instant"
        effects = ["glory(opponents, 1)"]
        """
        for name, timing in kinds.items()
    )
    scene = Scene(cards=cards)
    ann, bob = scene.heroes
    ann.has(glory=5, hand="early late answer ever")
    bob.has(glory=0, peril=5)
    scene.phase("villainy")
    assert [choice for choice in ann.choices if choice.startswith("play")] == ["play early", "play ever"]
    scene.phase("feats")
    assert [choice for choice in ann.choices if choice.startswith("play")] == ["play late", "play ever"]
    # Attacked by bob, ann is the defender and may respond.
    scene.phase("villainy", seat=1)
    bob.has(hand="m1")
    ann.has(peril=5)
    bob.does("play m1", "seat 1", "melee", "done")
    assert [choice for choice in ann.choices if choice.startswith("play")] == ["play answer", "play ever"]


@rule("DL-13")
def test_a_card_in_hand_does_nothing_until_it_is_paid_and_laid():
    scene = Scene(cards=SPEEDY)
    ann, _ = scene.heroes
    ann.has(glory=2, hand="quick")
    scene.phase("feats")
    assert hero_value(scene.state, 0, MELEE) == 3
    ann.does("play quick")
    assert hero_value(scene.state, 0, MELEE) == 5
    assert (ann.glory, ann.hand, ann.inventory) == (0, [], ["quick"])


@rule("DL-14")
def test_an_instant_is_discarded_and_lasts_for_the_turn():
    cards = """
    [[cards]]
    id = "rage"
    type = "boon"
    cost = 1
    timing = "feats"
    duration = "instant"
    effects = ["modify(melee, you, 2, turn)"]
    """
    scene = Scene(cards=cards)
    ann, _ = scene.heroes
    ann.has(glory=1, hand="rage w1")
    scene.phase("feats")
    ann.does("play rage")
    assert scene.ids(scene.state.discards[0]) == ["rage"]
    assert ann.inventory == []
    assert hero_value(scene.state, 0, MELEE) == 5
    ann.does("end")
    assert hero_value(scene.state, 0, MELEE) == 5
    ann.does("card w1", "pass")
    assert scene.asked == 1
    assert hero_value(scene.state, 0, MELEE) == 3


@rule("DL-14")
def test_a_permanent_stays():
    scene = Scene(cards=SPEEDY)
    ann, _ = scene.heroes
    ann.has(inventory="quick", hand="w1")
    scene.phase("feats")
    ann.does("end", "card w1", "pass")
    assert scene.asked == 1
    assert ann.inventory == ["quick"]
    assert hero_value(scene.state, 0, MELEE) == 5


@rule("DL-14")
def test_a_beaten_monster_is_discarded_and_one_that_waits_is_in_no_location():
    scene = Scene()
    ann, bob = scene.heroes
    ann.has(hand="m1", lair="m2")
    bob.has(peril=9)
    scene.state.hurt[scene.card("m2")] = 1
    scene.phase("villainy").dice(1, 1, 6, 6)
    assert scene.state.battles == []
    ann.does("play m1", "seat 2", "melee", "play m2", "seat 2", "melee", "done")
    # Both were struck by the counterattack: m2 had one health left, m1 has one now.
    assert scene.ids(scene.state.discards[0]) == ["m2"]
    assert ann.choices == ["to discard", "to lair"]
    ann.does("to lair")
    assert ann.lair == ["m1"]
    assert scene.state.battles == []


# --- What is public ------------------------------------------------------------------------------------------------------


@rule("DLQ-107")
def test_hands_are_hidden_and_their_sizes_public():
    scene = Scene()
    _, bob = scene.heroes
    bob.has(hand="m5 w5 b5")
    view = scene.state.view(0)
    assert view.players[1].hand == []
    assert len(view.backs[1]) == 3
    assert scene.ids(scene.state.view(1).players[1].hand) == bob.hand
    assert scene.state.view(None).players[1].hand == []


@rule("DLQ-107")
def test_everything_on_the_table_is_public():
    scene = Scene()
    _, bob = scene.heroes
    bob.has(inventory="w1 b1", lair="m1", quests="q5 q6", glory=7, peril=8, ap=2, saved=1, health=4)
    scene.state.hurt[scene.card("m1")] = 1
    scene.discard_pile("w7 w3 w5")
    view = scene.state.view(0)
    other = view.players[1]
    assert scene.ids(other.inventory) == ["w1", "b1"]
    assert scene.ids(other.lair) == ["m1"]
    assert [scene.tables.quests[quest].id for quest in other.quests] == ["q5", "q6"]
    assert (other.glory, other.peril, other.ap, other.saved, other.health) == (7, 8, 2, 1, 4)
    assert scene.ids(view.discards[0]) == ["w7", "w3", "w5"]
    assert sorted(view.unplaced) == sorted(
        scene.state.locations.pool
    )  # what is still to come, not in which order


@rule("DLQ-107")
def test_equal_tables_with_other_hands_look_alike():
    scene = Scene()
    scene.phase("feats")
    other = scene.state.copy()
    mine, deck = other.players[1].hand, other.piles[0].pool
    mine[0], deck[0] = deck[0], mine[0]
    mine.sort()
    deck.sort()
    assert scene.state.digest() != other.digest()
    assert scene.state.view(0).to_wire() == other.view(0).to_wire()
    assert scene.state.view(1).to_wire() != other.view(1).to_wire()


@rule("DLQ-107")
def test_a_card_that_returns_to_a_hand_stays_known():
    cards = """
    [[cards]]
    id = "lamp"
    type = "treasure"
    cost = 1
    timing = "feats"
    duration = "permanent"
    upkeep = 3
    [[cards.abilities]]
    on = "passive"
    effects = ["modify(melee, you, 1, in_play)"]
    """
    scene = Scene(cards=cards)
    ann, _ = scene.heroes
    ann.has(inventory="lamp", hand="w3", glory=2)
    scene.phase("reset")
    assert "lamp" in ann.hand
    assert scene.ids(scene.state.view(1).players[0].hand) == ["lamp"]
    assert len(scene.state.view(1).backs[0]) == 1


@rule("DLQ-107", "DL-35")
def test_a_drawn_location_is_seen_by_its_placer_first():
    scene = Scene(3)
    ann, _, _ = scene.heroes
    scene.phase("feats").draws("r5")
    ann.does("explore")
    number = scene.location("r5")
    assert scene.state.view(0).drawn == number
    assert scene.state.view(1).drawn != number
    assert "r5" not in str([event.args for event in scene.log.streams[-1]])
    ann.does("place 0,-2 r0")
    assert [str(event.args["place"]) for event in scene.told("location_placed")][-1].endswith("r5")
