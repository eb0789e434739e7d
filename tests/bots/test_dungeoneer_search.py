"""What the search is told of Dungeoneer."""

from tests.bots.dungeoneer_lane import GOOSE
from tests.rules.dungeoneer.scene import Scene
from undercroft.bots.bot import Bot
from undercroft.bots.dungeoneer.domain import MATTERS, DungeoneerDomain
from undercroft.bots.dungeoneer.greedy import DungeoneerGreedyBot
from undercroft.games.dungeoneer.game import Dungeoneer
from undercroft.games.dungeoneer.state import DungeoneerState
from undercroft.kernel.seat import close_seats, open_seats
from undercroft.kernel.streams import Streams

GOAL = """
    [[quests]]
    id = "goal"
    category = "influence"
    condition = "test"
    threat = "melee 7"
    places = ["r1"]
    reward = ["glory(you, 1)"]
    penalty = ["wound(target, 3)"]
"""


def test_by_habit_nobody_knows_the_dice_that_are_about_to_fall():
    """Three times in six an attempt fails; who saw the die beforehand would hardly make one of those."""
    scene = Scene(quests=GOAL)
    scene.map({"0,0": "gate", "1,0": "t1", "2,0": "r1"})
    ann, bob = scene.heroes
    bob.has(place="gate", quests="q3", hand="", glory=0, peril=0)
    ann.has(place="r1", quests="goal", hand="", glory=0, peril=0, health=4, ap=0)
    scene.common("q8")
    scene.phase("feats")
    ann.has(ap=0)
    scene.settle()
    view = scene.state.view(0)
    domain = DungeoneerDomain()
    done = 0
    failed = 0
    for seed in range(400):
        state = view.guess(Streams.seeded(seed))
        while state.active == 0 and not state.players[0].attempted and state.to_act == (0,):
            domain.habit(state, 0)
        if state.players[0].attempted:
            done += len(state.players[0].done)
            failed += 1 - len(state.players[0].done)
    assert done > 4
    assert failed > 4
    assert failed > 0.35 * (done + failed)


def test_by_habit_an_even_attempt_is_made_whatever_a_first_throw_says():
    """Nothing else is to be done with the turn, and success is worth more than two wounds: once in two it had been let be."""
    scene = Scene(quests=GOAL.replace("wound(target, 3)", "wound(target, 2)"))
    scene.map({"0,0": "gate", "1,0": "t1", "2,0": "r1"})
    ann, bob = scene.heroes
    bob.has(place="gate", quests="q3", hand="", glory=0, peril=0)
    ann.has(place="r1", quests="goal", hand="", glory=0, peril=0, ap=0)
    scene.common("q8")
    scene.phase("feats")
    ann.has(ap=0)
    scene.settle()
    view = scene.state.view(0)
    tried = 0
    for seed in range(40):
        state = view.guess(Streams.seeded(seed))
        domain = DungeoneerDomain()
        while state.active == 0 and not state.players[0].attempted and state.to_act == (0,):
            domain.habit(state, 0)
        tried += state.players[0].attempted
    assert tried >= 34


def moments(count: int) -> list[tuple[DungeoneerState, int, list[int]]]:
    """Moments of a game at which a seat has a choice."""
    state = Dungeoneer().start(2, 12, {"sets": "epic"})
    assert isinstance(state, DungeoneerState)
    players: list[Bot] = [DungeoneerGreedyBot(1), DungeoneerGreedyBot(2)]
    seats = open_seats(state)
    found: list[tuple[DungeoneerState, int, list[int]]] = []
    while len(found) < count:
        seat = seats[state.to_act[0]]
        state.choices_into(seat.index, seat.choices)
        if len(seat.choices) > 1:
            found.append((state.copy(), seat.index, list(seat.choices)))
        state.play(seat.index, players[seat.index].choose(seat))
    close_seats(seats)
    return found


def test_it_weighs_lines_only_where_a_turn_is_decided():
    domain = DungeoneerDomain(most=3, samples=4)
    weighed = 0
    decided = 0
    for state, seat, choices in moments(30):
        lines = domain.lines(state.view(seat), choices)
        assert 1 <= len(lines) <= 3
        assert all(len(line) == 1 and line[0] in choices for line in lines)
        if state.agenda[-1].tag in MATTERS:
            weighed += len(lines) > 1
        else:
            decided += 1
            assert len(lines) == 1
    assert weighed > 0
    assert decided > 0


def test_what_lies_far_behind_at_first_sight_is_not_weighed():
    """Three quests are done with this attempt: nothing else is worth a thought."""
    scene = Scene(quests=GOAL.replace("melee 7", "melee 2"))
    scene.map({"0,0": "gate", "1,0": "t1", "2,0": "r1"})
    ann, bob = scene.heroes
    bob.has(place="gate", quests="q3", hand="", glory=0, peril=0)
    ann.has(place="r1", quests="goal", done="q1 q2", hand="", glory=0, peril=0, ap=2)
    scene.common("q8")
    scene.phase("feats")
    assert len(ann.choices) > 1
    (line,) = DungeoneerDomain().lines(scene.state.view(0), scene.state.choices(0))
    assert line == [scene.state.choices(0)[ann.choices.index("attempt goal")]]


def test_more_is_more_however_great_a_lead_is_and_however_late_it_is():
    scene = Scene()
    ann, bob = scene.heroes
    bob.has(quests="", done="")
    domain = DungeoneerDomain()
    for spent in (1, 12, 36):
        scene.state.round = spent
        worths = []
        for done in ("", "q1", "q1 q2"):
            ann.has(quests="", done=done)
            mine, other = domain.worth(scene.state)
            assert 0.0 < other < mine < 1.0 or not done
            worths.append(mine)
        assert worths[1] - worths[0] > 0.05
        assert worths[2] - worths[1] > 0.05


def test_nobody_leaves_an_escort_behind():
    """DL-78 allows it at any moment, and it may be taken up again at once: guesses alone would not see that it is idle."""
    scene = Scene(quests=GOOSE)
    scene.map({"0,0": "gate", "1,0": "t1", "2,0": "r1"})
    ann, bob = scene.heroes
    bob.has(place="gate", quests="q3", hand="", glory=0, peril=0)
    ann.has(place="t1", quests="goose", escorts="goose", hand="", glory=0, peril=0, ap=2)
    scene.common("q8")
    scene.phase("feats")
    choices = scene.state.choices(0)
    drop = choices[ann.choices.index("drop goose")]
    looked = [code for code, _ in DungeoneerDomain(samples=3).glance(scene.state.view(0), choices)]
    assert set(looked) == set(choices) - {drop}


def test_a_first_look_tells_the_chances_that_lines_are_chosen_by():
    domain = DungeoneerDomain(most=3, samples=4)
    for state, seat, choices in moments(30):
        view = state.view(seat)
        looked = domain.glance(view, choices)
        chances = [chance for _, chance in looked]
        assert chances == sorted(chances, reverse=True)
        assert all(0.0 <= chance <= 1.0 for chance in chances)
        lines = domain.lines(view, choices)
        assert [line[0] for line in lines] == [code for code, _ in looked][: len(lines)]


def test_playing_out_goes_to_the_end_of_the_turn():
    """So that it shows what the points of a turn were good for."""
    for state, _, _ in moments(40)[::10]:
        end = state.copy()
        DungeoneerDomain().play_out(end)
        assert end.over or end.turn == state.turn + 1


def test_a_worth_is_told_as_the_chance_to_win():
    """The same for everybody at the start, more with every quest, and in all about one for the seats together."""
    for seats in (2, 3, 4):
        scene = Scene(seats)
        for hero in scene.heroes:
            hero.has(quests="", done="", hand="", glory=0, peril=0)
        even = DungeoneerDomain().worth(scene.state)
        assert max(even) - min(even) < 0.1
        assert 0.6 < sum(even) < 1.4
        scene.heroes[0].has(done="q1 q2")
        ahead = DungeoneerDomain().worth(scene.state)
        assert ahead[0] > even[0] + 0.2
        assert all(after < before for after, before in zip(ahead[1:], even[1:], strict=True))
