"""The greedy bot of Dungeoneer: legal, the same twice, fair, and better than chance."""

from collections.abc import Callable

import pytest

from tests.bots.dungeoneer_lane import SCARE_OFF, lane_scene
from tests.rules.dungeoneer.scene import Hero, Scene
from undercroft.bots.bot import Bot
from undercroft.bots.dungeoneer.chances import BEATS, attempt_chance, beats, weariness
from undercroft.bots.dungeoneer.easy import DungeoneerEasyBot
from undercroft.bots.dungeoneer.greedy import DungeoneerGreedyBot
from undercroft.bots.dungeoneer.lookahead import worth_trying
from undercroft.bots.dungeoneer.ways import FAR, Ways
from undercroft.bots.dungeoneer.worth import prospects
from undercroft.bots.uniform import RandomBot
from undercroft.games.dungeoneer.codes import END, PLACE, PLAY
from undercroft.games.dungeoneer.context import FIRST_LOCATION_SOURCE
from undercroft.games.dungeoneer.game import Dungeoneer
from undercroft.games.dungeoneer.moves import bit_of
from undercroft.games.dungeoneer.queries import refresh
from undercroft.games.dungeoneer.state import LORD_DEFEATED, LORD_ENTHRONED, DungeoneerState
from undercroft.games.dungeoneer.view import DungeoneerView
from undercroft.kernel.seat import close_seats, open_seats
from undercroft.lab.seeds import TABLE, derived

GAME = Dungeoneer()
SURE = """
    [[quests]]
    id = "sure"
    category = "influence"
    condition = "test"
    threat = "melee 2"
    places = ["r1"]
    reward = ["glory(you, 1)"]
"""


def play(
    seed: int, bots: list[Bot], most: int = 10_000, sets: str = "epic"
) -> tuple[DungeoneerState, list[int]]:
    """A game between bots, or its first decisions, with every choice checked."""
    state = GAME.start(len(bots), seed, {"sets": sets})
    assert isinstance(state, DungeoneerState)
    seats = open_seats(state)
    moves: list[int] = []
    while not state.over and len(moves) < most:
        index = state.to_act[0]
        state.choices_into(index, seats[index].choices)
        code = bots[index].choose(seats[index])
        state.play(index, code)
        moves.append(code)
    close_seats(seats)
    return state, moves


def greedy(*seeds: int) -> list[Bot]:
    return [DungeoneerGreedyBot(seed) for seed in seeds]


def test_the_same_bots_play_the_same_game():
    assert play(4, greedy(1, 2), 60)[1] == play(4, greedy(1, 2), 60)[1]


@pytest.mark.parametrize("seats", [1, 3])
def test_every_choice_is_legal(seats):
    play(5, greedy(*range(seats)), 80)


def test_it_answers_from_the_view_alone():
    """A view that was sent elsewhere and read again gives the same answer."""
    state, _ = play(6, greedy(1, 2), 40)
    seat = state.to_act[0]
    choices = state.choices(seat)
    bot = DungeoneerGreedyBot(3)
    here = state.view(seat)
    there = GAME.read_view(here.to_wire())
    assert isinstance(there, DungeoneerView)
    assert bot.values(here, seat, choices) == bot.values(there, seat, choices)


# --- What it wants ---------------------------------------------------------------------------------------------------


def answer(hero: Hero) -> str:
    """What the bot chooses at this hero's seat."""
    choices = hero.choices
    state = hero.scene.state
    values = DungeoneerGreedyBot(1).values(state.view(hero.seat), hero.seat, state.choices(hero.seat))
    return choices[values.index(max(values))]


def lane(cards: str = "", quests: str = "") -> tuple[Scene, Hero, Hero]:
    """The lane for two: ann and bob in the entrance."""
    scene = lane_scene(cards, quests)
    ann, bob = scene.heroes
    return scene, ann, bob


def test_it_goes_where_its_quest_is():
    scene, ann, _ = lane()
    scene.phase("feats")
    assert answer(ann) == "move e"
    ann.has(quests="q2")
    assert answer(ann) == "move w"


def test_it_attempts_a_quest_where_it_can_be_done():
    scene, ann, _ = lane()
    scene.phase("feats")
    ann.has(place="r1")
    assert answer(ann) == "attempt q1"


BOULDER = """
    [[cards]]
    id = "boulder"
    type = "encounter"
    kinds = ["trap"]
    cost = 3
    timing = "villainy"
    duration = "instant"
    aim = "hero"
    [cards.trap]
    threat = "melee {number}"
    scope = "target"
    failed = ["wound(target, 3)"]
"""


def test_it_spends_a_rivals_peril_where_that_hurts():
    scene, ann, bob = lane(cards=BOULDER.format(number=12))
    scene.phase("villainy")
    ann.has(hand="boulder")
    bob.has(peril=4)
    assert answer(ann) == "play boulder"


def test_it_keeps_what_would_not_hurt():
    scene, ann, bob = lane(cards=BOULDER.format(number=2))
    scene.phase("villainy")
    ann.has(hand="boulder")
    bob.has(peril=4)
    assert answer(ann) == "end"


def test_it_equips_itself():
    scene, ann, _ = lane()
    scene.phase("feats")
    ann.has(hand="w1", glory=5, ap=0)
    assert answer(ann) == "play w1"


def test_it_flees_from_death():
    scene, ann, bob = lane(cards=SCARE_OFF)
    scene.phase("villainy", 1)
    ann.has(hand="scare_off", glory=3, peril=2, health=1)
    bob.has(hand="ogre")
    bob.sends("ogre, seat 1, melee")
    assert answer(ann) == "play scare_off"


def test_it_never_leaves_an_escort_behind():
    scene, ann, _ = lane(
        quests="""
        [[quests]]
        id = "goose"
        category = "escort"
        condition = "escort"
        places = ["r1"]
        second = ["r7"]
        reward = ["glory(you, 1)"]
        """
    )
    scene.phase("feats")
    ann.has(place="r1", quests="goose", escorts="goose", ap=0)
    assert ann.may("drop goose")
    assert answer(ann) == "end"


def test_ways_are_counted_in_steps_and_remembered_by_map():
    scene, ann, _ = lane()
    state = scene.state
    ways = Ways()
    away = ways.from_place(state, ann.player.place)
    steps = {name: away[scene.location(name)] for name in ("gate", "t1", "r1", "t2", "r2", "r8")}
    assert steps == {"gate": 0, "t1": 1, "r1": 2, "t2": 1, "r2": 2, "r8": FAR}
    assert ways.from_place(state, ann.player.place) is away
    scene.map({"0,0": "gate", "1,0": "r1", "2,0": "t1"})
    assert ways.from_place(state, ann.player.place)[scene.location("r1")] == 1


@pytest.mark.parametrize("edge", range(-7, 9))
def test_a_die_with_a_bonus_beats_another_so_often(edge):
    wins = sum(mine + edge > other for mine in range(1, 7) for other in range(1, 7))
    assert beats(edge) == wins / 36
    assert len(BEATS) == 12


@pytest.mark.parametrize(
    ("condition", "chance"),
    [
        ('condition = "test"\nthreat = "melee 7"', 3 / 6),
        ('condition = "test"\nthreat = "magic 9"', 0),
        ('condition = "dice"\ndice = "2 sum 11"', 3 / 36),
        ('condition = "dice"\ndice = "2 each 5"', 4 / 36),
        ('condition = "dice"\ndice = "3 pair"', 96 / 216),
        ('condition = "search"\nsearch = 6', 3 / 6),
        ('condition = "sacrifice"\nsacrifice = "glory 4"', 2 / 4),
    ],
)
def test_the_chance_of_an_attempt(condition, chance):
    """At the east end, a location away from the entrance, with melee 3, magic 2, 2 glory and 1 more in searches."""
    scene, ann, _ = lane(
        quests=f'[[quests]]\nid = "goal"\ncategory = "influence"\nplaces = ["r1"]\nreward = ["glory(you, 1)"]\n{condition}'
    )
    ann.has(place="r1", quests="goal", glory=2)
    assert attempt_chance(scene.state, 0, scene.quest("goal"), scene.location("r1")) == pytest.approx(chance)


# --- It does not wait ------------------------------------------------------------------------------------------------

GLOOM = """
    [[cards]]
    id = "gloom"
    type = "curse"
    cost = 2
    timing = "villainy"
    duration = "attachment"
    host = "location"
    aim = "location"
    [[cards.abilities]]
    on = "passive"
    effects = ["modify(threat, here, -1, in_play)"]
"""

GOAL = """
    [[quests]]
    id = "goal"
    category = "influence"
    condition = "test"
    threat = "melee {number}"
    places = ["{place}"]
    reward = ["glory(you, 1)"]
    {rest}
"""


def test_a_quest_is_judged_as_it_is_in_its_place():
    """What lies under the goal makes it harder there alone: from next door it looked better, and she stayed away."""
    scene, ann, _ = lane(cards=GLOOM, quests=GOAL.format(number=7, place="r1", rest=""))
    gloom = scene.card("gloom")
    scene.take_out([gloom])
    scene.state.hosts[gloom] = FIRST_LOCATION_SOURCE + scene.location("r1")
    scene.state.owners[gloom] = 1
    refresh(scene.state)
    scene.phase("feats")
    ann.has(place="t1", quests="goal")
    goal, there = scene.quest("goal"), scene.location("r1")
    assert attempt_chance(scene.state, 0, goal, there) == pytest.approx(2 / 6)
    assert ann.place == "t1"
    assert answer(ann) == "move e"


def test_it_enters_where_entering_makes_threats_harder_for_a_turn():
    scene = Scene(
        quests=GOAL.format(number=7, place="vault", rest=""),
        locations="""
        [[locations]]
        id = "vault"
        frame = "dungeon"
        type = "room"
        glory = 1
        peril = 1
        exits = ["open", "open", "open", "open"]
        effects = ["difficulty(any, 1, turn)"]
        """,
    )
    scene.map({"-1,0": "t2", "0,0": "gate", "1,0": "t1", "2,0": "vault"})
    scene.common("q8")
    ann, bob = scene.heroes
    bob.has(place="gate", quests="q3", hand="", glory=0, peril=0)
    ann.has(place="t1", quests="goal", hand="", glory=0, peril=0)
    scene.phase("feats")
    assert answer(ann) == "move e"


def test_ways_do_not_lead_past_the_arch_lich_lord():
    """Through his room it is 2 steps to the end, round it 4; without him everybody goes straight on."""
    scene = Scene(
        locations="""
        [[locations]]
        id = "throne"
        frame = "dungeon"
        type = "room"
        throne = true
        glory = 1
        peril = 1
        exits = ["open", "open", "open", "open"]
        """
    )
    scene.map(
        {"0,0": "gate", "1,0": "throne", "2,0": "r1", "3,0": "r2", "0,1": "t1", "1,1": "t2", "2,1": "t3"}
    )
    state = scene.state
    ways = Ways()
    steps = {}
    for status in (LORD_ENTHRONED, LORD_DEFEATED):
        state.lord_status = status
        away = ways.from_place(state, scene.location("gate"))
        steps[status] = [away[scene.location(name)] for name in ("throne", "r1", "r2")]
    assert steps == {LORD_ENTHRONED: [1, 4, 5], LORD_DEFEATED: [1, 2, 3]}
    scene.map({"0,0": "gate", "1,0": "throne", "2,0": "r1"})
    state.lord_status = LORD_ENTHRONED
    assert ways.from_place(state, scene.location("gate"))[scene.location("r1")] == 6


@pytest.mark.parametrize("spent", [1, 12, 24])
def test_it_takes_up_an_escort_however_far_it_has_to_go(spent):
    scene, ann, _ = lane(
        quests="""
        [[quests]]
        id = "goose"
        category = "escort"
        condition = "escort"
        places = ["r1"]
        second = ["r8"]
        reward = ["glory(you, 1)"]
        """
    )
    scene.phase("feats")
    scene.state.round = spent
    ann.has(place="r1", quests="goose", ap=0)
    assert answer(ann) == "take-up goose"


@pytest.mark.parametrize(("spent", "choice"), [(5, "end"), (38, "move w")])
def test_alone_it_dares_to_go_home_when_the_rounds_run_out(spent, choice):
    """With one health left and, on the only way, spikes that are overcome one time in six."""
    scene = Scene(
        1,
        locations="""
        [[locations]]
        id = "spiky"
        frame = "dungeon"
        type = "tunnel"
        glory = 1
        peril = 1
        exits = ["open", "open", "open", "open"]
        hazard = "spikes melee 9"
        """,
    )
    scene.map({"0,0": "gate", "1,0": "t1", "2,0": "spiky", "3,0": "r1"})
    ann = scene.heroes[0]
    scene.phase("feats")
    scene.state.round = spent
    ann.has(place="r1", quests="", done="q1 q2 q3", hand="", health=1)
    assert answer(ann) == choice


@pytest.mark.parametrize(("spent", "weary"), [(1, 0.0), (18, 0.0), (23, 0.5), (28, 1.0), (40, 1.0)])
def test_patience_wears_out_with_the_rounds(spent, weary):
    scene, _, _ = lane()
    scene.state.round = spent
    assert weariness(scene.state) == pytest.approx(weary)


@pytest.mark.parametrize(("spent", "choice"), [(3, "end"), (36, "attempt goal")])
def test_it_takes_a_deadly_risk_when_the_rounds_run_out(spent, choice):
    """With one health left, one chance in six, and death for whoever fails."""
    scene, ann, _ = lane(
        quests=GOAL.format(number=9, place="r1", rest='penalty = ["wound(target, 1)"]'),
    )
    scene.phase("feats")
    scene.state.round = spent
    ann.has(place="r1", quests="goal", health=1, ap=0)
    assert ann.may("attempt goal")
    assert answer(ann) == choice


def test_even_late_it_does_not_try_what_cannot_be_done():
    scene, ann, _ = lane(quests=GOAL.format(number=10, place="r1", rest='penalty = ["wound(target, 1)"]'))
    scene.phase("feats")
    scene.state.round = 36
    ann.has(place="r1", quests="goal", health=1, ap=0)
    assert ann.may("attempt goal")
    assert answer(ann) == "end"


@pytest.mark.parametrize(("spent", "choice"), [(3, "end"), (36, "move w")])
def test_late_it_goes_for_a_rival_if_no_quest_can_be_done(spent, choice):
    scene, ann, bob = lane(quests=GOAL.format(number=10, place="r1", rest=""))
    scene.phase("feats")
    scene.state.round = spent
    scene.state.common = []
    ann.has(place="r1", quests="goal")
    bob.has(place="gate")
    assert answer(ann) == choice


@pytest.mark.slow
@pytest.mark.parametrize(
    ("number", "players"),
    [
        (167, "gggg"),
        (380, "gggg"),
        (422, "gggg"),
        (525, "gggg"),
        (27, "rg"),
        (174, "gr"),
        (177, "rg"),
        (234, "gr"),
    ],
)
def test_no_game_is_waited_out(number, players):
    """Games of a long simulation in which heroes once stood still until the last round allowed, or nearly."""
    seeds = [derived(2, number, seat) for seat in range(len(players))]
    bots: list[Bot] = [
        DungeoneerGreedyBot(seed) if letter == "g" else RandomBot(seed)
        for letter, seed in zip(players, seeds, strict=True)
    ]
    state, _ = play(derived(2, number, TABLE), bots)
    assert state.over
    assert state.round < 30


def won_against_random(make: Callable[[int], Bot], games: int) -> int:
    """How many games of two a bot wins against one that chooses at random, seats by turns."""
    wins = 0
    for seed in range(games):
        first = seed % 2
        bots: list[Bot] = [RandomBot(seed), RandomBot(seed)]
        bots[first] = make(seed)
        wins += play(seed, bots)[0].winner == first
    return wins


@pytest.mark.slow
def test_it_beats_random():
    """Of 500 games it wins about 460."""
    assert won_against_random(DungeoneerGreedyBot, 40) >= 34


@pytest.mark.slow
def test_easy_beats_random():
    assert won_against_random(DungeoneerEasyBot, 10) >= 7


def test_easy_never_overlooks_what_wins_the_game():
    scene = Scene(quests=SURE)
    scene.map({"0,0": "gate", "1,0": "t1", "2,0": "r1"})
    ann, bob = scene.heroes
    bob.has(place="gate", quests="q3", hand="", glory=0, peril=0)
    ann.has(place="r1", quests="sure", done="q1 q2", hand="", glory=0, peril=0, ap=2)
    scene.common("q8")
    scene.phase("feats")
    for seed in range(20):
        seat = open_seats(scene.state)[0]
        seat.choices = scene.state.choices(0)
        assert scene.texts[DungeoneerEasyBot(seed).choose(seat)] == "attempt sure"


# --- Alone -----------------------------------------------------------------------------------------------------------


def alone(place: str, cards: str = "", quests: str = "", locations: str = "") -> tuple[Scene, Hero]:
    """Late in a game of one, on a lane: the entrance in the west, a tunnel, a room, a tunnel and a room."""
    scene = Scene(1, cards=cards, quests=quests, locations=locations)
    scene.map({"0,0": "gate", "1,0": "t1", "2,0": "r1", "3,0": "t2", "4,0": "r2"})
    scene.phase("feats")
    scene.state.round = 30
    scene.state.common = []
    ann = scene.heroes[0]
    ann.has(place=place, quests="", hand="", glory=0, health=12)
    return scene, ann


HUNT = """
    [[quests]]
    id = "goal"
    category = "search"
    condition = "search"
    search = 7
    places = ["r1", "r2"]
    reward = ["glory(you, 1)"]
"""


def test_alone_it_goes_on_to_where_the_odds_are_better():
    """Two steps further from the entrance the search needs two less: she does not stay for one chance in six."""
    scene, ann = alone("r1", quests=HUNT)
    ann.has(quests="goal", ap=3)
    goal = scene.quest("goal")
    chances = [attempt_chance(scene.state, 0, goal, scene.location(place)) for place in ("r1", "r2")]
    assert chances == pytest.approx([1 / 6, 3 / 6])
    assert ann.may("search goal")
    assert answer(ann) == "move e"
    ann.has(place="r2")
    assert answer(ann) == "search goal"


def test_alone_it_attempts_nothing_more_once_it_may_go_home():
    _, ann = alone("r1", quests=GOAL.format(number=4, place="r1", rest=""))
    ann.has(quests="goal", done="q1 q2 q3")
    assert ann.may("attempt goal")
    assert answer(ann) == "move w"


STRENGTH = """
    [[cards]]
    id = "strength"
    type = "boon"
    cost = 2
    timing = "feats"
    duration = "permanent"
    [[cards.abilities]]
    on = "passive"
    effects = ["modify(melee, you, 1, in_play)"]
"""


@pytest.mark.parametrize(("glory", "choice"), [(2, "move w"), (1, "move e")])
def test_alone_it_fetches_boons_for_a_quest_that_cannot_be_done(glory, choice):
    """Boons are laid at the entrance only; who cannot pay them looks for a fight instead, here in the only new place."""
    scene, ann = alone("t1", cards=STRENGTH, quests=GOAL.format(number=10, place="r2", rest=""))
    ann.has(quests="goal", hand="strength", glory=glory)
    if choice == "move e":
        ann.player.visited |= bit_of(scene.location("gate"))
    assert answer(ann) == choice


def test_alone_it_lays_what_it_came_for():
    _, ann = alone("gate", cards=STRENGTH, quests=GOAL.format(number=9, place="r2", rest=""))
    ann.has(quests="goal", hand="strength", glory=2)
    assert answer(ann) == "play strength"


def test_alone_it_hands_over_what_it_has_carried_before_it_looks_for_a_fight():
    _, ann = alone(
        "r1",
        quests="""
        [[quests]]
        id = "goose"
        category = "escort"
        condition = "escort"
        places = ["r2"]
        second = ["r1"]
        reward = ["glory(you, 1)"]
        """,
    )
    ann.has(escorts="goose", quests="goose")
    assert answer(ann) == "hand-over goose"


@pytest.mark.parametrize(("price", "choice"), [(1, "move"), (4, "end")])
def test_alone_it_spends_what_is_left_of_a_turn_where_it_can_come_back(price, choice):
    """After the attempt of this turn there are points left, but not enough for another one."""
    _, ann = alone("r1", quests=GOAL.format(number=9, place="r1", rest=f"ap = {price}"))
    ann.has(quests="goal", ap=1)
    ann.player.attempted = 1
    assert not ann.may("attempt goal")
    assert answer(ann).split()[0] == choice


def test_alone_it_fights_with_its_last_health_when_the_rounds_run_out():
    """Whatever the guessed dice say: at the last round allowed the game is lost as well."""
    _, ann = alone("r1", quests=GOAL.format(number=9, place="r1", rest='penalty = ["wound(target, 9)"]'))
    ann.has(quests="goal", health=1, ap=0)
    assert answer(ann) == "attempt goal"


@pytest.mark.parametrize(("price", "chance"), [(0, 11 / 36), (1, 11 / 36), (2, 1 / 6), (4, 1 / 6), (5, 0)])
def test_what_an_attempt_costs_says_how_often_a_turn_it_is_tried(price, chance):
    """Twice at most; with 4 points a turn an attempt for 2 is made once, because the second would cost 3 (DL-47)."""
    scene, ann = alone("r1", quests=GOAL.format(number=9, place="r1", rest=f"ap = {price}"))
    ann.has(quests="goal")
    (prospect,) = prospects(scene.state, 0, Ways(), [scene.quest("goal")])
    assert prospect.chance == pytest.approx(chance)


def test_alone_it_lays_its_boons_before_it_leaves_the_entrance():
    """Nothing is lost by it, and elsewhere they cannot be laid: heroes once ran about with full hands all game."""
    scene, ann = alone("gate", cards=STRENGTH, quests=GOAL.format(number=5, place="r1", rest=""))
    scene.state.round = 5
    ann.has(quests="goal", hand="strength", glory=2, ap=3)
    assert ann.may("move e")
    assert answer(ann) == "play strength"


@pytest.mark.parametrize(("spent", "choice"), [(30, "move w"), (38, "attempt goal")])
def test_alone_it_fetches_boons_as_long_as_that_makes_it_sooner(spent, choice):
    """Every turn allows one attempt, with one chance in six; a boon doubles it and is a turn away."""
    scene, ann = alone("r1", cards=STRENGTH, quests=GOAL.format(number=9, place="r1", rest="ap = 4"))
    scene.state.round = spent
    ann.has(quests="goal", done="q2 q3", hand="strength", glory=2, ap=4)
    assert ann.may("attempt goal")
    assert answer(ann) == choice


@pytest.mark.parametrize(("health", "choice"), [(12, "move e"), (3, "end")])
def test_alone_it_goes_on_for_a_wound_that_it_can_bear(health, choice):
    """On the only way to the goal are spikes that are overcome one time in six. Waiting does not blunt them."""
    scene = Scene(
        1,
        quests=GOAL.format(number=7, place="r2", rest=""),
        locations="""
        [[locations]]
        id = "spiky"
        frame = "dungeon"
        type = "tunnel"
        glory = 1
        peril = 1
        exits = ["open", "open", "open", "open"]
        hazard = "spikes melee 9"
        """,
    )
    scene.map({"0,0": "gate", "1,0": "t1", "2,0": "r1", "3,0": "spiky", "4,0": "r2"})
    scene.phase("feats")
    scene.state.round = 5
    scene.state.common = []
    ann = scene.heroes[0]
    ann.has(place="r1", quests="goal", hand="", glory=0, health=health, ap=3)
    assert answer(ann) == choice


def test_alone_it_never_leaves_a_card_that_it_may_draw():
    """A hand has no limit there (DL-176); heroes once stopped at five cards and never found what they lacked."""
    scene, ann = alone("t1")
    ann.has(hand="b1 b2 b3 w1 w2 w3", ap=0)
    scene.dice(6)
    ann.does("end")
    assert ann.choices == ["pass", "draw glory"]
    assert answer(ann) == "draw glory"


SECOND_WIND = """
    [[cards]]
    id = "wind"
    type = "boon"
    cost = 2
    timing = "anytime"
    duration = "instant"
    aim = "own"
    effects = ["ap(you, 1)"]
"""


@pytest.mark.parametrize(("price", "plays"), [(5, True), (6, False)])
def test_it_plays_what_gives_the_point_that_an_attempt_lacks(price, plays):
    """With 4 points of its own."""
    _, ann = alone("r1", cards=SECOND_WIND, quests=GOAL.format(number=9, place="r1", rest=f"ap = {price}"))
    ann.has(quests="goal", hand="wind", glory=2, ap=4)
    assert not ann.may("attempt goal")
    assert (answer(ann) == "play wind") is plays


def test_it_tries_every_card_and_deed_however_many_there_are():
    """Of many choices only some were tried once, and heroes with full hands did not see the quest before them."""
    _, ann = alone("r1", quests=GOAL.format(number=4, place="r1", rest=""))
    ann.has(quests="goal", hand="b1 b2 b3 b4 b5 b6 w1 w2 w3 w4 w5 w6", glory=30, ap=4)
    many = list(range(PLAY, PLAY + 40))
    assert worth_trying(many) == list(range(40))
    places = [END, *range(PLACE, PLACE + 39)]
    assert 0 in worth_trying(places)
    assert len(worth_trying(places)) <= 13
    assert answer(ann) == "attempt goal"


FEET = """
    [[cards]]
    id = "feet"
    type = "boon"
    cost = 2
    timing = "anytime"
    duration = "instant"
    aim = "own"
    effects = ["stand(you)"]
"""


@pytest.mark.parametrize(("needed", "hand", "choice"), [(9, "", "stand"), (10, "feet", "play feet")])
def test_it_gets_up_by_whatever_means(needed, hand, choice):
    """With melee 3 the threat of getting up is overcome one time in six, or never."""
    _, ann = alone("t1", cards=FEET, quests=GOAL.format(number=7, place="r2", rest=""))
    ann.has(quests="goal", hand=hand, glory=2, ap=1)
    ann.player.fallen = 1
    ann.player.fall_stat = 0
    ann.player.fall_number = needed
    assert answer(ann) == choice


LUCK = """
    [[cards]]
    id = "luck"
    type = "boon"
    cost = 2
    timing = "feats"
    duration = "permanent"
    [[cards.abilities]]
    on = "activate"
    glory = 1
    once = "turn"
    effects = ["reroll(any)"]
"""
DICE = """
    [[quests]]
    id = "odds"
    category = "chance"
    condition = "dice"
    dice = "2 sum 11"
    places = ["r1"]
    reward = ["glory(you, 1)"]
"""


@pytest.mark.parametrize(("glory", "tested", "thrown"), [(0, 1 / 6, 3 / 36), (1, 11 / 36, 43 / 216)])
def test_a_roll_that_may_be_repeated_is_likelier_to_do(glory, tested, thrown):
    """By hand: a first die below 5 is thrown again, otherwise the second one is."""
    scene, ann = alone("r1", cards=LUCK, quests=DICE + GOAL.format(number=9, place="r1", rest=""))
    ann.has(quests="odds goal", inventory="luck", glory=glory)
    place = scene.location("r1")
    assert attempt_chance(scene.state, 0, scene.quest("goal"), place) == pytest.approx(tested)
    assert attempt_chance(scene.state, 0, scene.quest("odds"), place) == pytest.approx(thrown)


@pytest.mark.parametrize(("die", "choice"), [(4, "use luck 1"), (5, "pass"), (6, "pass")])
def test_it_repeats_a_die_after_which_all_is_lost(die, choice):
    scene, ann = alone("r1", cards=LUCK, quests=DICE)
    ann.has(quests="odds", inventory="luck", glory=3)
    scene.dice(die)
    ann.does("attempt odds")
    assert ann.may("use luck 1")
    assert answer(ann) == choice


@pytest.mark.slow
@pytest.mark.parametrize(
    ("seed", "number", "sets"),
    [
        (30, 67, "heroic"),
        (40, 16, "heroic"),
        (40, 84, "heroic"),
        (40, 120, "legendary"),
        (20, 29, "epic"),
        (21, 89, "epic"),
        (7, 29, "epic"),
        (7, 77, "epic"),
        (8, 98, "epic"),
        (9, 5, "epic"),
        (9, 116, "epic"),
        (7, 33, "heroic"),
        (7, 10, "legendary"),
        (7, 34, "legendary"),
    ],
)
def test_no_game_alone_is_waited_out(seed, number, sets):
    """Games of a long simulation that lasted until the last round allowed, the hero alive and well."""
    bot = DungeoneerGreedyBot(derived(seed, number, 0))
    state, _ = play(derived(seed, number, TABLE), [bot], sets=sets)
    assert state.over
    assert state.winner == 0 or not state.players[0].alive
