"""Chapter 2: the shape of the game."""

import pytest

from tests.rules.paper_dungeons.scene import GAME, Scene
from tests.rules_marker import rule
from undercroft.kernel.streams import Streams

SPECTATOR = None


# --- PD-2.1 ------------------------------------------------------------------------------------------------------


@rule("PD-2.1")
def test_eight_rounds_in_stages_of_three_three_and_two(scene):
    scene.play_to_the_end()
    rounds = [(event.args["round"], event.args["stage"]) for event in scene.told("round_started")]
    assert rounds == [(1, 1), (2, 1), (3, 1), (4, 2), (5, 2), (6, 2), (7, 3), (8, 3)]


@rule("PD-2.1")
def test_a_boss_is_fought_after_rounds_3_6_and_8_and_then_the_game_is_scored(scene):
    outcome = scene.play_to_the_end()
    course = [
        event.args["round"] if event.kind == "round_started" else str(event.args.get("boss", "scored"))
        for event in scene.told("round_started", "boss_not_met", "chapter_scored")
        if event.seat in (-1, 0)
    ]
    assert course == [1, 2, 3, "minotaur", 4, 5, 6, "chimera", 7, 8, "beholder", "scored"]
    assert scene.state.over
    assert scene.parties[0].boss_boxes == (-3, -4, -5)
    assert outcome.scores == (-11, -11)  # three flights, heroes 1, talent 0, goal 0


@rule("PD-2.1")
def test_nothing_is_played_after_the_game(scene):
    party = scene.party()
    assert scene.play_to_the_end()
    assert party.choices == []
    reason = party.refuses("1 brew")
    assert (reason.rule, reason.message) == ("PD-2.1", "game-over")


# --- PD-2.2 ------------------------------------------------------------------------------------------------------


@rule("PD-2.2")
def test_a_round_is_roll_skulls_dice_gems_missions(scene):
    scene = scene(missions="gems_4")
    taker = scene.party(at="D5", gems=3, dice=[1], skulls=2)
    rival = scene.party()
    assert (taker.wounds, rival.wounds) == (0, 0)
    assert scene.asked() == "roll"
    scene.ready()
    assert (taker.wounds, rival.wounds) == (2, 2)  # before anybody uses a die
    taker.step("C5")  # gem D
    assert scene.told("gem_taken") == []
    taker.done()
    rival.done()
    kinds = (
        "rolled",
        "wounded",
        "die_used",
        "gem_taken",
        "gems_crossed_out",
        "mission_claimed",
        "round_started",
    )
    story = [event.kind for event in scene.told(*kinds)]
    assert story == [
        "round_started", "rolled", "wounded", "wounded",
        "die_used", "gem_taken", "die_used", "die_used",  # the first party
        "die_used", "die_used", "die_used",  # the second party
        "gems_crossed_out", "mission_claimed", "round_started",
    ]  # fmt: skip


@rule("PD-2.2")
def test_everyone_uses_dice_simultaneously_in_any_order(scene):
    """The same plays in another order of seats give the same table."""
    plays = [(0, "1 brew"), (0, "done"), (1, "2 level wizard"), (1, "5 brew"), (1, "done")]
    digests = set()
    for order in ([0, 1, 2, 3, 4], [2, 3, 4, 0, 1], [0, 2, 3, 1, 4]):
        table = scene()
        one, two = table.party(), table.party()
        assert table.ready().to_act == (0, 1)
        for number in order:
            seat, text = plays[number]
            party = (one, two)[seat]
            if text == "done":
                party.waste_dice()
            party.choose(text)
        digests.add(table.state.digest())
    assert len(digests) == 1


@rule("PD-2.2")
def test_seats_wait_while_chance_or_others_are_at_it(scene):
    party = scene.party()
    reason = scene.state.why_not(0, 0)
    assert reason is not None
    assert (reason.rule, reason.message) == ("PD-2.2", "chance-first")
    party.done()
    assert party.why_not("1 brew") == ("PD-2.4", "seat-done")
    assert scene.state.to_act == (1,)


# --- PD-2.3 ------------------------------------------------------------------------------------------------------


@rule("PD-2.3")
def test_at_the_end_of_a_stage_gems_missions_boss_then_vanishing_gems(scene):
    scene = scene(round=3, missions="gems_4", vanishing_gems=True)
    taker = scene.party(at="D5", explored="D3", warrior=5, rogue=5, gems=3)  # power 18 against the minotaur
    scene.party()
    taker.step("C5")  # gem D
    scene.end_round()
    taker.choose("level wizard", "done")
    kinds = (
        "gems_crossed_out",
        "mission_claimed",
        "boss_fought",
        "wounded",
        "reward_won",
        "levelled",
        "gems_vanish",
    )
    story = [event.kind for event in scene.told(*kinds)]
    assert story == [
        "gems_crossed_out", "mission_claimed", "boss_fought", "wounded", "reward_won", "levelled",
        "gems_vanish", "gems_crossed_out", "gems_crossed_out",
    ]  # fmt: skip


@rule("PD-2.3")
def test_what_a_boss_reward_completes_is_claimed_at_the_end_of_the_next_round(scene):
    scene = scene(round=3, missions="health_12")
    party = scene.party(warrior=4, wizard=3, cleric=2, rogue=2, explored="D3")  # health 11
    scene.end_round()
    party.choose("level rogue", "done")  # the minotaur's reward
    assert (party.health, party.mission_fame) == (12, 0)
    assert scene.state.round == 4
    scene.end_round()
    assert party.mission_fame == 4


@rule("PD-2.3")
def test_what_the_last_boss_s_reward_completes_is_not_claimed(scene):
    scene = scene(round=8, bosses="minotaur chimera hydra", missions="health_12")
    party = scene.party(
        warrior=5, wizard=2, cleric=2, rogue=2, items="sword", explored="C7", talent="berserker"
    )
    assert party.power(3) == 22
    scene.end_round()
    party.choose("level rogue", "done")
    assert scene.state.over
    assert (party.health, party.boss3, party.mission_fame) == (12, 5, 0)


@rule("PD-2.3")
def test_missions_come_before_the_last_boss(scene):
    scene = scene(round=8, missions="potions_8")
    party = scene.party(potions=7)
    party.use("1 brew", "half crown")
    scene.end_round()
    assert scene.state.over
    assert party.mission_fame == 4


# --- PD-2.4 ------------------------------------------------------------------------------------------------------


@rule("PD-2.4")
def test_nobody_sees_what_a_rival_does_until_all_have_finished(scene):
    busy, watcher = scene.party(at="C1", dice=[1, 5, 10]), scene.party()
    scene.ready()
    known = watcher.view.to_wire(), scene.state.view(SPECTATOR).to_wire(), watcher.choices
    told = len(scene.log.streams[1]), len(scene.log.streams[2])

    def learned() -> bool:
        now = watcher.view.to_wire(), scene.state.view(SPECTATOR).to_wire(), watcher.choices
        return now != known or (len(scene.log.streams[1]), len(scene.log.streams[2])) != told

    busy.use("5 level warrior")
    assert not learned()
    busy.use("10 move", "D1")
    assert not learned()  # in the middle of a walk too
    busy.stop()
    busy.use("1 brew")
    assert not learned()
    busy.choose("done")
    assert not learned()  # not even that the rival has finished
    watcher.done()
    assert learned()
    rival = watcher.view.sheet(0)
    assert (rival.potions, rival.wounds, rival.hearts) == (busy.potions, busy.wounds, busy.hearts)
    assert rival.room == busy.room


@rule("PD-2.4")
def test_a_view_does_not_tell_how_many_dice_a_rival_has_used(scene):
    quick, slow = scene.party(), scene.party()
    quick.use("1 brew")
    quick.use("2 brew", "level rogue")
    rival = slow.view.sheet(0)
    assert (rival.used, rival.potions, rival.agenda) == (0, 0, [])
    assert "pending" not in slow.view.table
    assert quick.view.sheet(0).potions == 4  # one's own sheet is as it is now


@rule("PD-2.4")
@pytest.mark.parametrize("seed", [1, 2])
def test_what_is_known_of_rivals_is_as_of_the_end_of_the_last_round(scene, seed):
    one, two = scene.party(), scene.party()
    one.use("1 brew")
    scene.end_round()
    scene.ready()
    one.use("1 brew", "level rogue")
    assert two.view.sheet(0).potions == 2
    guess = two.view.guess(Streams.seeded(seed))
    assert guess.sheets[0].potions == 2
    assert guess.sheets[0].used == 0


@rule("PD-2.4")
def test_a_rival_s_finished_round_changes_nothing_for_bots():
    """Two tables that differ only in what seat 0 has done this round look the same to seat 1."""
    views = []
    for text in ("1 brew", "1 craft crown", "5 level warrior"):
        table = Scene()
        one, two = table.parties
        one.choose(text)
        views.append((two.view.to_wire(), two.choices, table.state.score_sheet(0, 1)))
    assert views[0] == views[1] == views[2]
    assert GAME.read_view(views[0][0]).to_wire() == views[0][0]
