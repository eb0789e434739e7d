"""DLQ-184, DLQ-185: games that nobody wins by their quests: the cap, no quest left, and why no turn goes on for ever."""

from pathlib import Path

import pytest

from tests.packs.dungeoneer_broken import ABSENT, CARDS, SetCopy, put
from tests.rules.dungeoneer.scene import Scene
from tests.rules_marker import rule
from undercroft.games.dungeoneer.game import Dungeoneer

SLAP = """
    [[cards]]
    id = "slap"
    type = "curse"
    cost = 1
    timing = "villainy"
    duration = "instant"
    aim = "rival"
    effects = ["wound(target, 1)"]
"""


def last_turn(seats: int = 2, seat: int = 1, **more: object) -> Scene:
    """Phase V of a seat in the last of ten rounds; seat 0 was first. Nobody has anything to discard or keep."""
    scene = Scene(seats, round_cap=10, **more)  # type: ignore[arg-type]
    scene.state.first = 0
    scene.state.round = scene.tables.round_cap
    entrance = scene.tables.locations[scene.tables.first_entrance].id
    for hero in scene.heroes:
        hero.has(
            hand="b1 b2 b3 b4 b5" if hero.seat == seat and not scene.tables.mixed else "", place=entrance
        )
    scene.heroes[seat].has(moved=1)
    scene.phase("discard", seat)
    return scene


def pass_all(scene: Scene) -> None:
    """Whoever is asked takes the first choice, until the turn of another seat begins or the game is over."""
    active = scene.state.active
    while not scene.state.over and scene.state.active == active:
        hero = scene.heroes[scene.asked]
        hero.does(hero.choices[0])


# --- The cap -------------------------------------------------------------------------------------------------------------


@rule("DLQ-184")
def test_the_cap_ends_the_game_with_the_round_as_an_ending_of_its_own():
    scene = last_turn()
    pass_all(scene)
    assert scene.outcome.kind == "cap"
    assert scene.state.round == 10


@rule("DLQ-184")
def test_the_round_is_played_to_its_end():
    scene = last_turn(3, seat=1)
    pass_all(scene)
    assert not scene.state.over
    assert scene.state.active == 2


@rule("DLQ-184")
def test_a_round_ends_where_the_first_player_would_come_even_if_dead():
    scene = last_turn(3, seat=2)
    scene.heroes[0].has(alive=0, health=0)
    pass_all(scene)
    assert scene.outcome.kind == "cap"


@rule("DLQ-184")
def test_before_the_last_round_the_game_goes_on():
    scene = last_turn()
    scene.state.round = 9
    pass_all(scene)
    assert not scene.state.over
    assert scene.state.round == 10


@rule("DLQ-184")
@pytest.mark.parametrize(
    ("sets", "cap"),
    [("epic", 40), ("heroic,epic", 80), ("epic,legendary", 80), ("heroic,epic,legendary", 120)],
)
def test_forty_rounds_and_forty_more_for_each_further_stage(sets, cap):
    game = Dungeoneer()
    assert game.tables(2, game.complete_options({"sets": sets}, 2)).round_cap == cap


@rule("DLQ-184")
@pytest.mark.parametrize(
    ("ann", "bob", "ranks"),
    [
        ({"done": "q1"}, {"done": "q2 q3"}, (2, 1)),
        ({"done": "q1", "level": 4}, {"done": "q2", "level": 5}, (2, 1)),
        ({"level": 5, "health": 9}, {"level": 5, "health": 8, "glory": 30}, (1, 2)),
        ({"health": 8, "glory": 8, "moved": 1}, {"health": 8, "glory": 9}, (2, 1)),
        ({"health": 8, "glory": 9, "peril": 1}, {"health": 8, "glory": 9, "peril": 5}, (1, 1)),
        ({"done": "q1 q2", "alive": 0, "health": 0}, {}, (2, 1)),
    ],
)
def test_rank_by_quests_level_health_glory_and_equal_is_shared(ann, bob, ranks):
    scene = last_turn(3)
    for hero, facts in zip(scene.heroes, (ann, bob), strict=False):
        hero.has(glory=0, health=12, level=4)
        hero.has(**facts)
    scene.heroes[2].has(alive=0, health=0)
    pass_all(scene)
    assert scene.outcome.kind == "cap"
    assert scene.outcome.ranks[:2] == ranks
    assert scene.outcome.ranks[2] == 3
    assert scene.state.winner == (-1 if ranks == (1, 1) else ranks.index(1))


@rule("DLQ-184")
@pytest.mark.parametrize(
    ("ann", "bob", "ranks"),
    [
        ({"points": 5, "done": "q1"}, {"points": 4, "done": "q2 q3 q4"}, (1, 2)),
        ({"points": 4, "level": 5}, {"points": 4, "level": 4}, (1, 2)),
        # Here the quests done do not break a tie: health does.
        ({"points": 4, "done": "q1", "health": 9}, {"points": 4, "done": "q2 q3", "health": 8}, (1, 2)),
        ({"points": 4, "glory": 3}, {"points": 4, "glory": 2}, (1, 2)),
    ],
)
def test_a_mixed_game_at_its_cap_is_ranked_by_points_level_health_glory(ann, bob, ranks):
    scene = last_turn(sets="heroic,epic")
    for hero, facts in zip(scene.heroes, (ann, bob), strict=True):
        hero.has(glory=0, health=10, level=4)
        hero.has(**facts)
    pass_all(scene)
    assert scene.outcome.kind == "cap"
    assert scene.outcome.ranks == ranks
    assert scene.outcome.scores == (ann["points"], bob["points"])


# --- No quest left -----------------------------------------------------------------------------------------------------------

ESCORT = '[[quests]]\nid = "q8"\ncategory = "escort"\ncondition = "escort"\nplaces = ["r1"]\nsecond = ["r2"]\nreward = ["glory(you, 1)"]'


def last_quest(seats: int = 2, **more: object) -> Scene:
    """Ann is where the last quest of all, ``q1``, can be done."""
    scene = Scene(seats, quests=ESCORT, **more)  # type: ignore[arg-type]
    scene.map({"0,0": "gate", "1,0": "r1"}).common("")
    scene.state.quest_pile.pool = []
    for hero in scene.heroes:
        hero.has(quests="", place="r1")
    scene.heroes[0].has(quests="q1")
    return scene


@rule("DLQ-184")
def test_when_no_unfinished_quest_is_left_the_game_ends_at_once_in_its_own_way():
    scene = last_quest()
    ann, bob = scene.heroes
    bob.has(done="q2 q3")
    scene.phase("feats")
    ann.does("attempt q1")
    assert scene.outcome.kind == "no-quests"
    assert scene.outcome.ranks == (2, 1)
    assert scene.outcome.scores == (1, 2)


@rule("DLQ-184")
@pytest.mark.parametrize("where", ["deck", "common", "personal", "loose"])
def test_a_quest_left_anywhere_keeps_the_game_going(where):
    scene = last_quest()
    ann, bob = scene.heroes
    quest = scene.quest("q8")
    if where == "deck":
        scene.state.quest_pile.pool = [quest]
    elif where == "common":
        scene.state.common = [quest]
    elif where == "personal":
        bob.has(quests="q8")
    else:
        scene.state.loose = [quest, scene.location("r1")]
    scene.phase("feats")
    ann.does("attempt q1")
    assert ann.done == ["q1"]
    assert not scene.state.over


@rule("DLQ-184", "DLQ-60")
def test_a_death_may_take_the_last_quest_with_it():
    scene = last_quest(3, cards=SLAP)
    ann, bob, cid = scene.heroes
    ann.has(quests="", hand="slap", done="q4")
    bob.has(quests="q1", health=1, peril=1)
    cid.has(done="q5 q6")
    scene.phase("villainy")
    ann.does("play slap", "seat 2")
    assert scene.outcome.kind == "no-quests"
    assert scene.outcome.ranks == (2, 3, 1)


@rule("DLQ-184", "DLQ-164")
def test_an_earlier_stage_never_ends_so():
    scene = Scene(sets="heroic,epic")
    scene.map({"0,0": "gate_h", "1,0": "r1_h"}).common("")
    scene.state.quest_pile.pool = []
    ann, bob = scene.heroes
    bob.has(quests="")
    ann.has(quests="q1_h", place="r1_h")
    scene.phase("feats")
    ann.does("attempt q1_h")
    assert not scene.state.over


# --- No loops ------------------------------------------------------------------------------------------------------------------


@rule("DLQ-185")
@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"abilities.0.glory": 0, "abilities.0.once": ABSENT}, "dl-ability-free"),
        ({"abilities.0.once": ABSENT, "abilities.0.effects": ["glory(you, 9)"]}, "dl-ability-pays"),
        ({"abilities": [{"on": "entry", "effects": ["may(effects=[step(you, 1)])"]}]}, "dl-entry-loop"),
    ],
)
def test_a_set_with_an_effect_that_costs_nothing_is_refused(tmp_path: Path, change, message):
    pack = SetCopy(tmp_path / "copy")
    assert pack.problems() == []
    for path, value in change.items():
        put(pack.thing(CARDS, "nimble_soles"), path, value)
    assert message in [problem.message for problem in pack.problems() if problem.severity == "error"]
