"""Why the bots of Paper Dungeons like a choice: true to what they believe, and in words."""

from __future__ import annotations

from functools import cache
from itertools import product

import pytest

import undercroft
from tests.rules.paper_dungeons.scene import CODES, TEXTS, Scene
from undercroft import bots
from undercroft.bots.paper_dungeons.atlas import Atlas
from undercroft.bots.paper_dungeons.domain import PaperDungeonsDomain
from undercroft.bots.paper_dungeons.greedy import GreedyBot
from undercroft.bots.paper_dungeons.planner import Line, dice_left
from undercroft.bots.paper_dungeons.prospects import TERMS, Prospects
from undercroft.bots.paper_dungeons.weights import Weights, short_sighted
from undercroft.bots.thought import POINTS, WIN_CHANCE
from undercroft.games.paper_dungeons.codes import KEEP_TALENT, TALENTS
from undercroft.games.paper_dungeons.state import PaperDungeonsState
from undercroft.kernel.messages import Name, Phrase
from undercroft.kernel.seat import close_seats, seat_with
from undercroft.locales import LANGUAGES, Speaker
from undercroft.locales.phrases import phrase_text

GAME = "paper-dungeons"
HOUSE = undercroft.game(GAME)
SPEAKERS = [Speaker(language, HOUSE.name_in) for language in LANGUAGES]
REASON = "reason-paper-dungeons-"
CASES: dict[str, tuple[int, dict[str, object]]] = {
    "alone": (1, {}),
    "two": (2, {}),
    "three-ru": (3, {"edition": "ru", "ask_potions": True, "secret_cards": True}),
    "campaign-it": (2, {"edition": "it", "campaign": "DEF"}),
}


def quick(name):
    """A bot that looks at fewer lines, or makes fewer passes, than the one that people ask."""
    if name == "greedy":
        bot = GreedyBot(0)
        bot.weights.beam = 2
        return bot
    return bots.make(name, GAME, 1)


class Moment:
    """A decision in a played game, as it would reach a bot that thinks elsewhere."""

    def __init__(self, state, seat):
        self.seat = seat
        self.choices = state.choices(seat)
        self._wire = state.view(seat).to_wire()

    @property
    def view(self):
        return HOUSE.read_view(self._wire)

    def ask(self, asked):
        place = seat_with(self.view, self.seat, list(self.choices))
        try:
            return asked(place)
        finally:
            close_seats([place])


@cache
def played(case, seed=2):
    """All decisions of a game among easy bots."""
    seats, options = CASES[case]
    state = HOUSE.start(seats, seed, options)
    players = [quick("easy") for _ in range(seats)]
    found = []
    while not state.over:
        seat = state.to_act[0]
        found.append(Moment(state, seat))
        state.play(seat, found[-1].ask(players[seat].choose))
    return found


# --- The terms ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("case", CASES)
@pytest.mark.parametrize("weights", [Weights(), short_sighted()], ids=["greedy", "easy"])
def test_the_terms_add_up_to_what_a_sheet_promises(case, weights):
    sums = 0
    for moment in played(case)[::9]:
        view = moment.view
        prospects = Prospects(view, Atlas(view.own.dungeon), weights)
        for code in moment.choices[:: max(1, len(moment.choices) // 3)]:
            sheet = Line(view.own, None, -1).play(code).sheet
            for dice in {0, 2, dice_left(sheet)}:
                terms = prospects.terms(sheet, dice)
                assert tuple(terms) == TERMS
                assert sum(terms.values()) == prospects.value(sheet, dice)
                sums += 1
    assert sums > 30


def test_the_missions_promise_together_what_their_term_says():
    found = 0
    for moment in played("alone")[::9]:
        view = moment.view
        prospects = Prospects(view, Atlas(view.own.dungeon), Weights())
        promises = prospects.missions(view.own, 1)
        assert len(promises) == len(view.missions)
        noted = 100 * view.own.mission_fame
        assert sum(promises) + noted == prospects.terms(view.own, 1)["missions"]
        found += len(promises)
    assert found > 5


# --- Thoughts ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "case"), [*(("easy", case) for case in CASES), ("greedy", "two")])
def test_thoughts_are_legal_sorted_led_by_the_own_choice_and_can_be_said(name, case):
    told = total = 0
    messages = set()
    for moment in played(case)[:: 7 if name == "easy" else 17]:
        thoughts = moment.ask(quick(name).consider)
        codes = [thought.code for thought in thoughts]
        assert codes[0] == moment.ask(quick(name).choose)
        assert len(set(codes)) == len(codes)
        assert set(codes) <= set(moment.choices)
        worths = [thought.worth for thought in thoughts[1:]]
        assert worths == sorted(worths, reverse=True)
        assert {thought.measure for thought in thoughts} == {POINTS}
        for thought in thoughts:
            assert len(thought.reasons) <= 2
            assert len({str(reason) for reason in thought.reasons}) == len(thought.reasons)
            messages |= {reason.message for reason in thought.reasons}
            for reason, speaker in product(thought.reasons, SPEAKERS):
                text = phrase_text(speaker, reason)
                assert text.endswith(".")
                assert not set(text) & set("⟨{")
        if len(moment.choices) == 1:
            assert thoughts[0].reasons == ()
        else:
            total += 1
            told += bool(thoughts[0].reasons)
    assert told > 0.7 * total
    assert len(messages) > 6
    assert all(message.startswith(REASON) for message in messages)


@pytest.mark.parametrize("name", ["easy", "greedy", "search@passes=3"])
def test_two_bots_that_are_asked_the_same_think_the_same(name):
    for moment in played("two")[20::50]:
        assert moment.ask(quick(name).consider) == moment.ask(quick(name).consider)


@pytest.mark.parametrize("name", ["easy", "greedy"])
def test_asked_twice_a_bot_thinks_the_same(name):
    bot = quick(name)
    for moment in played("two")[20::50]:
        assert moment.ask(bot.consider) == moment.ask(bot.consider)


def test_other_dice_for_the_same_deed_are_not_told():
    party = Scene().party(dice=(1, 2, 3, 5, 6, 7))
    brews = [text for text in thoughts_of(party, quick("greedy")) if text.endswith(" brew")]
    assert len(brews) == 1


def test_the_fame_to_expect_is_near_the_fame_at_the_end():
    """Easy's own game: what it expected in its last four rounds, and what came."""
    state = HOUSE.start(1, 2)
    assert isinstance(state, PaperDungeonsState)
    bot = quick("easy")
    expected = []
    while not state.over:
        moment = Moment(state, 0)
        if state.round > 4 and len(moment.choices) > 1:
            expected.append(moment.ask(bot.consider)[0].worth)
        state.play(0, moment.ask(bot.choose))
    assert len(expected) > 10
    assert abs(sum(expected) / len(expected) - state.score(0)) < 20


def test_the_search_tells_a_chance_and_why():
    told = 0
    for moment in played("two")[15::40]:
        if len(moment.choices) > 1:
            thoughts = moment.ask(bots.make("search@passes=3", GAME, 1).consider)
            assert all(thought.measure == WIN_CHANCE for thought in thoughts)
            assert all(0.0 <= thought.worth <= 1.0 for thought in thoughts)
            told += bool(thoughts[0].reasons)
    assert told > 1


def test_a_lead_is_told_as_the_chance_that_it_lasts():
    domain = PaperDungeonsDomain()
    views = {view.round: view for view in (moment.view for moment in played("two"))}
    chances = [domain.told(views[1], worth)[0] for worth in (0.0, 0.3, 0.5, 0.7, 1.0)]
    assert chances == sorted(chances)
    assert domain.told(views[1], 0.5) == (0.5, WIN_CHANCE)
    # The same lead is safer when less is to come.
    assert domain.told(views[8], 0.6)[0] > domain.told(views[1], 0.6)[0]
    points, measure = domain.told(played("alone")[0].view, 0.4)
    assert points == pytest.approx(100.0)
    assert measure == POINTS


# --- Positions ---------------------------------------------------------------------------------------------------


def thoughts_of(party, bot=None):
    """What greedy thinks there, by the notation of the choices, its own first."""
    moment = Moment(party.scene.ready(), party.seat)
    return {TEXTS[thought.code]: thought for thought in moment.ask((bot or GreedyBot(0)).consider)}


def last_die(scene, **party):
    """A party whose two first dice of the round are spent."""
    own = scene.party(**party)
    for _ in range(2):
        own.choose(own._move_die(), "stop")
    return own


def reason(name, **args):
    return Phrase(REASON + name, args)


def main(thought):
    """The main reason."""
    return thought.reasons[0]


def test_coming_to_the_boss_in_time():
    party = last_die(
        Scene(round=3), warrior=3, wizard=3, cleric=3, rogue=3, at="D2", explored="D1", dice=(3, 5, 6, 7)
    )
    party.choose(party._move_die())
    thoughts = thoughts_of(party)
    assert next(iter(thoughts)) == "D3"
    assert main(thoughts["D3"]) == reason("boss-room", boss=Name("boss", "minotaur"), room="D3", fame=3)


def test_power_that_reaches_the_next_row():
    party = last_die(
        Scene(round=3), warrior=2, wizard=2, cleric=2, rogue=2, at="D3", dice=(1, 2, 9, 5, 5, 7), wounds=0
    )
    thought = thoughts_of(party)["5 level warrior"]
    enough = reason("power-enough", boss=Name("boss", "minotaur"), power=12, fame=6, met="yes", room="D3")
    assert enough in thought.reasons


def test_power_on_the_way_to_a_boss():
    party = last_die(
        Scene(round=6),
        warrior=2,
        wizard=4,
        cleric=2,
        rogue=2,
        at="B5",
        explored="C7",
        dice=(1, 2, 2, 5, 6, 7),
    )
    assert party.power(3) == 14
    thought = thoughts_of(party)["2 level wizard"]
    assert main(thought) == reason(
        "power", boss=Name("boss", "beholder"), more=2, power=16, needed=19, fame=5
    )


def test_a_gem_and_the_way_that_costs_no_wound():
    scene = Scene(round=8)
    step = scene.state.tables.wound_step
    party = last_die(
        scene,
        warrior=3,
        wizard=3,
        cleric=3,
        rogue=3,
        at="D4",
        explored="B4 C4 D5 E4 E5",
        taken="ABC",
        wounds=step - 1,
        dice=(3, 5, 6, 7),
    )
    party.choose(party._move_die())
    thoughts = thoughts_of(party)
    gem = reason("gem", count=1, letters="D", gems=4, fame=10)
    assert list(thoughts)[:2] == ["C4", "D5"]
    assert thoughts["C4"].reasons == (gem, reason("spared", wounds=1))
    assert thoughts["D5"].reasons[0] == gem
    assert thoughts["C4"].worth > thoughts["D5"].worth


def test_a_potion_that_keeps_the_track_clear():
    scene = Scene(round=8, edition="ru", ask_potions=True)
    step = scene.state.tables.wound_step
    party = last_die(scene, at="C1", potions=1, wounds=step - 1, dice=(3, 5, 6, 7))
    party.choose(party._move_die(), "C2")
    thoughts = thoughts_of(party)
    assert list(thoughts) == ["heart", "track"]
    assert thoughts["heart"].reasons == (reason("off-track", wounds=step - 1),)


def test_a_mission_within_reach():
    party = last_die(Scene(round=8, missions="potions_8"), potions=6, dice=(1, 2, 3, 5, 6, 7))
    brew = next(thought for text, thought in thoughts_of(party).items() if text.endswith(" brew"))
    assert main(brew) == reason("mission", mission=Name("mission", "potions_8"), fame=4)


def test_a_step_of_the_goal():
    party = last_die(Scene(round=8), goal="potions", potions=4, dice=(1, 2, 3, 5, 6, 7))
    brew = next(thought for text, thought in thoughts_of(party).items() if text.endswith(" brew"))
    assert main(brew) == reason("goal", goal=Name("goal", "potions"), count=6, fame=2)


def test_an_item_that_is_completed():
    party = last_die(Scene(round=8), halves="crown", dice=(1, 2, 3, 5, 6, 7))
    craft = next(thought for text, thought in thoughts_of(party).items() if text.endswith(" craft crown"))
    assert main(craft) == reason("crown", item=Name("item", "crown"), fame=6)


def test_a_hero_who_lifts_them_all():
    party = last_die(Scene(round=8), warrior=1, wizard=2, cleric=2, rogue=2, dice=(1, 2, 9, 5, 5, 7))
    assert main(thoughts_of(party)["5 level warrior"]) == reason("weakest", level=2, fame=3)


def test_a_card_that_has_proved_itself():
    veteran = KEEP_TALENT + TALENTS.index("veteran")
    states = (HOUSE.start(1, seed) for seed in range(200))
    state = next(state for state in states if veteran in state.choices(0))
    found = Moment(state, 0).ask(GreedyBot(0).consider)
    assert found[0].code == veteran
    assert found[0].reasons == (reason("card-above", fame=10),)
    assert found[0].worth > found[1].worth


def test_what_must_be_needs_no_reason():
    party = Scene().party(dice=(1, 2, 3, 5, 6, 7))
    party.waste_dice()
    (thought,) = thoughts_of(party).values()
    assert (thought.code, thought.reasons) == (CODES["done"], ())
