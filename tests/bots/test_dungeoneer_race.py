"""How Dungeoneer's hard level judges the race to three quests."""

from itertools import pairwise

from tests.bots.dungeoneer_lane import GOOSE, lane_scene
from tests.rules.dungeoneer.scene import Scene
from undercroft.bots.dungeoneer.domain import DungeoneerDomain
from undercroft.bots.dungeoneer.race import FIGURES, chance_after, is_race, traits_of, winning
from undercroft.bots.dungeoneer.routes import NOT_DRAWN, route_of
from undercroft.bots.dungeoneer.ways import Ways
from undercroft.bots.search.bot import Budget
from undercroft.bots.searching import searching
from undercroft.games.dungeoneer.codes import END
from undercroft.games.dungeoneer.game import Dungeoneer
from undercroft.games.dungeoneer.state import DungeoneerState
from undercroft.kernel.seat import close_seats, open_seats

HUNT = """
    [[quests]]
    id = "hunt"
    category = "hunt"
    condition = "monster"
    places = ["r1"]
    reward = ["glory(you, 1)"]
    monster_kinds = ["beast"]
    [quests.monster]
    health = {health}
    melee = "attack {melee}"
"""
LEVELS = """
    [[quests]]
    id = "climb"
    category = "threat"
    condition = "test"
    threat = "level 10"
    places = ["r1"]
    reward = ["glory(you, 1)"]
"""
HIDDEN = """
    [[quests]]
    id = "hidden"
    category = "search"
    condition = "search"
    search = 2
    threat = "melee 2"
    ap = 1
    places = ["r1"]
    reward = ["glory(you, 1)"]
"""
HUNGRY = """
    [[quests]]
    id = "hungry"
    category = "sacrifice"
    condition = "sacrifice"
    sacrifice = "treasure 2"
    places = ["r1"]
    reward = ["glory(you, 1)"]
"""


def turns(scene: Scene, seat: int = 0, rest: bool = False) -> tuple[float, float]:
    """The turns to the next quest and to the last one."""
    route = route_of(scene.state, seat, Ways(), rest)
    return route.next, route.last


def test_a_step_towards_a_quest_is_so_much_less_to_go():
    """A step counts also where the same turn would do; six of them are more than a turn of four points."""
    scene = lane_scene()
    scene.map(
        {"-4,0": "r3", "-3,0": "t3", "-2,0": "r2", "-1,0": "t2", "0,0": "gate", "1,0": "t1", "2,0": "r1"}
    )
    scene.phase("feats", 1)
    ann = scene.heroes[0]
    seen = []
    for place in ("r3", "t3", "r2", "t2", "gate", "t1", "r1"):
        ann.has(place=place)
        seen.append(turns(scene)[0])
    assert all(before > after for before, after in pairwise(seen))
    assert seen[0] - seen[-1] > 1.0


def test_points_that_are_at_hand_shorten_the_way_until_the_hero_rests():
    scene = lane_scene()
    scene.phase("feats")
    scene.heroes[0].has(place="gate", ap=4)
    assert turns(scene)[0] == 0.0
    assert turns(scene, rest=True)[0] > 0.5
    scene.heroes[0].has(ap=0)
    assert turns(scene)[0] == turns(scene, rest=True)[0]


def test_who_has_three_quests_needs_no_turn_and_who_has_none_in_reach_many():
    scene = lane_scene()
    scene.phase("feats", 1)
    ann = scene.heroes[0]
    ann.has(quests="", done="q1 q2 q4")
    assert turns(scene) == (0.0, 0.0)
    ann.has(quests="", done="q1 q2")
    scene.common("")
    assert turns(scene)[1] >= NOT_DRAWN
    ann.has(quests="", done="q1")
    assert turns(scene)[1] >= 2 * NOT_DRAWN


def test_a_hunt_takes_the_longer_the_stronger_the_beast_and_the_weaker_the_hero():
    def hunted(health: int, melee: int, left: int) -> float:
        scene = lane_scene(quests=HUNT.format(health=health, melee=melee))
        scene.phase("feats", 1)
        scene.common("")
        scene.heroes[0].has(place="r1", quests="hunt", health=left)
        return turns(scene)[0]

    assert hunted(1, 1, 12) < hunted(4, 1, 12)
    assert hunted(3, 2, 12) < hunted(3, 5, 12)
    assert hunted(3, 4, 12) < hunted(3, 4, 3)


def test_points_at_hand_are_good_for_a_hunt_until_the_hero_rests():
    """What is left of them unused is lost: to go for a walk beside the beast brings nobody nearer."""
    scene = lane_scene(quests=HUNT.format(health=4, melee=2))
    scene.phase("feats")
    scene.common("")
    ann = scene.heroes[0]
    seen = []
    for points in (3, 1, 0):
        ann.has(place="r1", quests="hunt", ap=points)
        seen.append(turns(scene)[0])
    seen.append(turns(scene, rest=True)[0])
    assert seen == sorted(seen)
    assert seen[0] < seen[1] < seen[2]


def test_what_has_been_found_needs_no_second_search():
    """The point for the search is spent, and the quest is as near as it was."""
    scene = lane_scene(quests=HIDDEN)
    scene.phase("feats")
    scene.common("")
    ann = scene.heroes[0]
    ann.has(place="r1", quests="hidden", ap=2)
    before = turns(scene)[0]
    assert before == 0.0
    ann.does("search hidden")
    scene.settle()
    assert "attempt hidden" in ann.choices
    assert turns(scene)[0] == before


def test_what_can_be_paid_from_hand_is_as_good_as_gathered():
    scene = lane_scene(quests=HUNGRY)
    scene.phase("feats")
    scene.common("")
    ann = scene.heroes[0]
    seen = []
    for inventory, hand, glory in (("w1 w2", "", 0), ("", "w1 w2", 9), ("", "w1 w2", 0), ("", "", 9)):
        ann.has(place="r1", quests="hungry", ap=2, inventory=inventory, hand=hand, glory=glory)
        seen.append(turns(scene)[0])
    assert seen == sorted(seen)
    assert seen[1] - seen[0] < 0.5
    assert seen[3] - seen[2] > 0.5


def test_a_test_that_no_die_passes_yet_says_nothing_against_another_quest():
    """An escort had been held back at its goal: the level that it brings had counted before, and no longer after."""
    scene = lane_scene(quests=LEVELS.replace("level 10", "level 12") + GOOSE)
    scene.phase("feats")
    scene.common("")
    ann = scene.heroes[0]
    ann.has(place="r1", quests="climb", escorts="goose", ap=2, level=4)
    ann.player.quests.append(scene.quest("goose"))
    state = scene.state
    hand_over = state.choices(0)[ann.choices.index("hand-over goose")]
    assert chance_after(state, 0, hand_over, Ways()) > chance_after(state, 0, END, Ways())


def test_a_quest_that_only_waits_to_be_done_is_better_done_than_left():
    """Doing it ends the turn; so does leaving it, and the rival's points count in neither."""
    for done in ("", "q4"):
        scene = lane_scene()
        scene.map(
            {"-2,0": "r2", "-1,0": "t2", "0,0": "gate", "0,1": "t3", "0,2": "r3", "1,0": "t1", "2,0": "r1"}
        )
        scene.phase("feats")
        ann = scene.heroes[0]
        ann.has(place="r1", quests="q1 q2", done=done, ap=2)
        scene.heroes[1].has(place="r3", quests="q3", done="q5 q6", ap=0)
        state = scene.state
        attempt = state.choices(0)[ann.choices.index("attempt q1")]
        assert chance_after(state, 0, attempt, Ways()) > chance_after(state, 0, END, Ways()) + 0.02


def test_what_asks_for_a_level_is_better_done_after_other_quests():
    """With two quests to go the way leads through the easy one first, and the other one has become easier by then."""
    scene = lane_scene(quests=LEVELS)
    scene.phase("feats", 1)
    scene.common("")
    ann = scene.heroes[0]
    ann.has(place="r1", quests="climb", done="q4 q5")
    alone = turns(scene)[1]
    ann.has(quests="climb q1", done="q4")
    assert turns(scene)[1] < alone


def test_chances_are_shared_among_the_living():
    for seats in (2, 3, 4):
        scene = lane_scene(seats=seats)
        scene.phase("feats")
        chances = winning(scene.state, Ways())
        assert abs(sum(chances) - 1.0) < 1e-9
        assert min(chances) > 0.02
        scene.heroes[1].player.alive = 0
        chances = winning(scene.state, Ways())
        assert chances[1] == 0.0
        assert abs(sum(chances) - 1.0) < 1e-9


def test_every_good_thing_raises_the_chance_and_every_bad_one_lowers_it():
    scene = lane_scene()
    scene.phase("feats", 1)
    ann = scene.heroes[0]
    ann.has(health=6, glory=2, peril=4)
    before = winning(scene.state, Ways())[0]
    for better in ({"health": 8}, {"glory": 5}, {"peril": 1}, {"done": "q4"}, {"place": "r1"}):
        was = {"health": 6, "glory": 2, "peril": 4, "done": "", "place": "gate"}
        ann.has(**{**was, **better})
        assert winning(scene.state, Ways())[0] > before, better
        ann.has(**was)
    ann.has(health=1)
    assert winning(scene.state, Ways())[0] < before - 0.05


def test_there_is_a_figure_for_every_trait():
    scene = lane_scene()
    scene.phase("feats")
    route = route_of(scene.state, 0, Ways(), False)
    assert len(traits_of(scene.state, 0, route, 3)) == len(FIGURES)


def test_whoever_wins_has_won():
    scene = lane_scene()
    scene.phase("feats")
    scene.heroes[0].has(place="r1", quests="q1", done="q4 q5", ap=2)
    state = scene.state
    attempt = state.choices(0)[scene.heroes[0].choices.index("attempt q1")]
    assert chance_after(state, 0, attempt, Ways()) == 1.0
    assert chance_after(state, 0, END, Ways()) < 1.0


def test_alone_and_with_all_sets_there_is_no_race():
    for seats, options, race in (
        (2, {}, True),
        (4, {"sets": "heroic"}, True),
        (2, {"sets": "heroic,epic"}, False),
        (1, {}, False),
    ):
        state = Dungeoneer().start(seats, 1, options)
        assert isinstance(state, DungeoneerState)
        assert is_race(state.tables) == race


def test_points_are_not_left_lying_while_a_quest_is_within_reach():
    """Greedy would rather stay where a hunt is hard than walk to the quest that only waits to be done."""
    scene = lane_scene(quests=HUNT.replace("r1", "r2").format(health=5, melee=6))
    scene.phase("feats")
    ann = scene.heroes[0]
    ann.has(place="r2", quests="hunt q1", ap=4, health=9)
    scene.heroes[1].has(place="gate")
    bot = searching("dungeoneer", 1, Budget(40))
    state = scene.state
    seats = open_seats(state)
    try:
        seat = seats[0]
        state.choices_into(0, seat.choices)
        code = bot.choose(seat)
        assert ann.choices[seat.choices.index(code)] == "move e"
    finally:
        close_seats(seats)


def test_no_place_for_a_location_is_passed_over_at_first_sight():
    """Its lines come from all choices, however many there are."""
    state = Dungeoneer().start(2, 12, {"sets": "epic"})
    assert isinstance(state, DungeoneerState)
    domain = DungeoneerDomain(most=60, samples=3, margin=2.0)
    while True:
        seat = state.to_act[0]
        choices = state.choices(seat)
        if len(choices) > 12 and choices[-1] > 2414:
            break
        state.apply(seat, choices[0])
    lines = domain.lines(state.view(seat), choices)
    assert {line[0] for line in lines} == set(choices)
