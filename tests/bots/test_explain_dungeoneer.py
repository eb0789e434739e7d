"""Why the bots of Dungeoneer choose as they do: the parts of a worth, and the reasons that are told."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.bots.dungeoneer_lane import SCARE_OFF, lane_scene
from tests.rules.dungeoneer.scene import Hero, Scene
from undercroft import bots
from undercroft.bots.bot import Bot
from undercroft.bots.dungeoneer.explain import GROUPS
from undercroft.bots.dungeoneer.greedy import DungeoneerGreedyBot
from undercroft.bots.dungeoneer.lookahead import foreseen, trial_of
from undercroft.bots.dungeoneer.terms import TERMS
from undercroft.bots.dungeoneer.ways import Ways
from undercroft.bots.dungeoneer.worth import terms_of, worth_of
from undercroft.bots.thought import WIN_CHANCE, Thought
from undercroft.games.dungeoneer.game import Dungeoneer
from undercroft.games.dungeoneer.state import DungeoneerState
from undercroft.games.dungeoneer.view import DungeoneerView
from undercroft.kernel.messages import Name, Phrase, Value
from undercroft.kernel.seat import Seat, close_seats, open_seats
from undercroft.kernel.streams import Streams
from undercroft.locales import LANGUAGES, Speaker
from undercroft.locales.phrases import phrase_text

GAME = Dungeoneer()


def decisions(bot: Bot, seats: int, seed: int, most: int) -> Iterator[tuple[DungeoneerState, Seat]]:
    """Moments of a game that a bot plays at every seat, with at least two choices each."""
    state = GAME.start(seats, seed, {"sets": "epic"})
    assert isinstance(state, DungeoneerState)
    table = open_seats(state)
    try:
        while not state.over and most:
            index = state.to_act[0]
            seat = table[index]
            state.choices_into(index, seat.choices)
            if len(seat.choices) > 1:
                most -= 1
                yield state, seat
            state.play(index, bot.choose(seat))
    finally:
        close_seats(table)


# --- Thoughts ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "seats", "most"),
    [
        ("greedy", 2, 40),
        ("greedy", 1, 30),
        ("easy", 3, 30),
        ("search@passes=6", 2, 14),
        ("search@passes=6", 1, 8),
    ],
)
def test_thoughts_are_legal_sorted_headed_by_the_choice_and_told_in_every_language(name, seats, most):
    bot = bots.make(name, "dungeoneer", 1)
    twin = bots.make(name, "dungeoneer", 1)
    speakers = [Speaker(language, GAME.name_in) for language in LANGUAGES]
    told = 0
    weighed = 0
    for state, seat in decisions(bots.make("greedy", "dungeoneer", 2), seats, 11, most):
        thoughts = bot.consider(seat)
        codes = [thought.code for thought in thoughts]
        assert codes[0] == bot.choose(seat)
        assert len(set(codes)) == len(codes)
        assert set(codes) <= set(seat.choices)
        worths = [thought.worth for thought in thoughts]
        assert worths[1:] == sorted(worths[1:], reverse=True)
        weighed += len(thoughts) > 1
        assert {thought.measure for thought in thoughts} == {WIN_CHANCE}
        assert all(0.0 <= worth <= 1.0 for worth in worths)
        assert worths[0] == max(worths)
        assert twin.consider(seat) == thoughts
        for thought in thoughts:
            assert len(thought.reasons) <= 2
            assert thought.reasons or len(thoughts) == 1
            told += len(thought.reasons)
            check_names(state, seat.index, thought)
            for speaker in speakers:
                for reason in thought.reasons:
                    text = phrase_text(speaker, reason)
                    assert text.endswith(".")
                    assert "⟨" not in text
    assert told > weighed > 0


def check_names(state: DungeoneerState, seat: int, thought: Thought) -> None:
    """Nothing is named that the seat does not see: its cards, quests in the open, the map, and heroes."""
    player = state.players[seat]
    tables = state.tables
    places = {place for place in range(len(state.cells)) if state.cells[place] >= 0} | set(player.share)
    if state.placer == seat:
        places.add(state.drawn)
    quests = {*state.common, *(quest for one in state.players for quest in one.quests)}
    known = {
        "card": {tables.cards[card].id for card in [*player.hand, *player.inventory, *player.curses]},
        "location": {tables.locations[place].id for place in places},
        "quest": {tables.quests[quest].id for quest in quests},
        "hero": {hero.id for hero in tables.heroes},
    }
    for reason in thought.reasons:
        for value in reason.args.values():
            if isinstance(value, Name):
                assert value.id in known[value.kind], reason


def test_a_choice_without_another_is_not_explained():
    scene = Scene()
    scene.phase("feats")
    seat = open_seats(scene.state)[0]
    seat.choices = [scene.codes["end"]]
    for name in ("greedy", "easy", "search@passes=2"):
        assert bots.make(name, "dungeoneer", 1).consider(seat) == [Thought(scene.codes["end"], 0.0)]


def test_the_view_is_all_that_is_explained_from():
    bot = DungeoneerGreedyBot(3)
    for state, seat in decisions(bot, 2, 6, 30):
        here = state.view(seat.index)
        there = GAME.read_view(here.to_wire())
        assert isinstance(there, DungeoneerView)
        values = bot.values(there, seat.index, seat.choices)
        assert bot.thoughts(there, seat.index, seat.choices, values) == bot.consider(seat)


def test_easy_answers_the_same_when_asked_again():
    bot = bots.make("easy", "dungeoneer", 5)
    for _, seat in decisions(bots.make("greedy", "dungeoneer", 2), 2, 8, 20):
        assert bot.choose(seat) == bot.choose(seat)


# --- Parts ---------------------------------------------------------------------------------------------------------------


def test_every_part_of_a_worth_is_told_by_one_group():
    assert sorted(name for names in GROUPS.values() for name in names) == sorted(TERMS)


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_worth_is_the_sum_of_its_parts(seats):
    seen: set[str] = set()
    for state, seat in decisions(DungeoneerGreedyBot(1), seats, 21, 50):
        ways = Ways()
        guess = state.view(seat.index).guess(Streams.seeded(5))
        assert worth_of(guess, seat.index, ways) == pytest.approx(
            sum(terms_of(guess, seat.index, ways).named().values())
        )
        for code in seat.choices[:6]:
            trial = trial_of(guess, seat.index, code, ways)
            parts = trial.terms.named()
            assert list(parts) == list(TERMS)
            assert trial.worth == pytest.approx(sum(parts.values()))
            assert trial.worth == foreseen(guess, seat.index, code, ways)
            seen |= {name for name in parts if parts[name]}
    assert {"near", "health", "glory", "cards", "gear"} <= seen
    assert ("rival_health" in seen) == (seats > 1)


# --- Hand-made positions ----------------------------------------------------------------------------------------------------


def lane(cards: str = "", quests: str = "", seats: int = 2) -> tuple[Scene, Hero]:
    """The lane with its first hero."""
    scene = lane_scene(cards, quests, seats)
    return scene, scene.heroes[0]


def thoughts(hero: Hero) -> dict[str, tuple[Phrase, ...]]:
    """The reasons for every choice that greedy considers at this hero's seat, its own first."""
    scene = hero.scene
    scene.settle()
    seat = open_seats(scene.state)[hero.seat]
    seat.choices = scene.state.choices(hero.seat)
    return {scene.texts[thought.code]: thought.reasons for thought in DungeoneerGreedyBot(1).consider(seat)}


def head(hero: Hero) -> tuple[str, Phrase]:
    """Greedy's own choice with its main reason."""
    choice, reasons = next(iter(thoughts(hero).items()))
    return choice, reasons[0]


Q1 = Name("quest", "q1")
R1 = Name("location", "r1")


def test_a_step_is_told_by_the_quest_it_leads_to():
    scene, ann = lane()
    scene.phase("feats")
    told = thoughts(ann)
    assert next(iter(told)) == "move e"
    assert told["move e"][0] == Phrase(
        "reason-dungeoneer-near", {"quest": Q1, "place": R1, "steps": 1, "deed": "attempt", "percent": 100}
    )
    assert Phrase("reason-dungeoneer-away", {"quest": Q1, "place": R1}) in told["move w"]
    ann.has(place="t1")
    choice, reason = head(ann)
    assert choice == "move e"
    assert reason.message == "reason-dungeoneer-there"


@pytest.mark.parametrize(("number", "percent"), [(6, 67), (8, 33)])
def test_an_attempt_is_told_by_its_chance(number, percent):
    scene, ann = lane(
        quests=f"""
        [[quests]]
        id = "goal"
        category = "influence"
        condition = "test"
        threat = "melee {number}"
        places = ["r1"]
        reward = ["glory(you, 1)"]
        """
    )
    scene.phase("feats")
    ann.has(place="r1", quests="goal")
    assert head(ann) == (
        "attempt goal",
        Phrase("reason-dungeoneer-attempt", {"quest": Name("quest", "goal"), "percent": percent}),
    )


def test_late_a_risk_is_told_as_one():
    scene, ann = lane(
        quests="""
        [[quests]]
        id = "goal"
        category = "influence"
        condition = "test"
        threat = "melee 9"
        places = ["r1"]
        reward = ["glory(you, 1)"]
        penalty = ["wound(target, 1)"]
        """
    )
    scene.phase("feats")
    scene.state.round = 36
    ann.has(place="r1", quests="goal", health=1, ap=0)
    told = thoughts(ann)
    assert next(iter(told)) == "attempt goal"
    assert told["attempt goal"][1] == Phrase("reason-dungeoneer-dare")


def test_a_trap_is_told_by_whom_it_hurts():
    scene, ann = lane(
        cards="""
        [[cards]]
        id = "boulder"
        type = "encounter"
        kinds = ["trap"]
        cost = 3
        timing = "villainy"
        duration = "instant"
        aim = "hero"
        [cards.trap]
        threat = "melee 12"
        scope = "target"
        failed = ["wound(target, 3)"]
        """
    )
    bob = scene.heroes[1]
    scene.phase("villainy")
    ann.has(hand="boulder")
    bob.has(peril=4)
    hero = scene.state.hero_name(1)
    told = thoughts(ann)
    assert next(iter(told)) == "play boulder"
    assert told["play boulder"][0] == Phrase("reason-dungeoneer-wound", {"hero": hero, "n": 3})
    bob.has(health=2)
    told = thoughts(ann)
    assert told["play boulder"][0].message in ("reason-dungeoneer-win", "reason-dungeoneer-kill")


def test_a_card_is_told_by_what_it_is_good_for():
    scene, ann = lane()
    scene.phase("feats")
    ann.has(hand="w1", glory=5, ap=0)
    told = thoughts(ann)
    assert list(told)[:1] == ["play w1"]
    assert told["play w1"][0] == Phrase("reason-dungeoneer-gear", {"card": Name("card", "w1")})
    assert told["end"][0].message in ("reason-dungeoneer-glory", "reason-dungeoneer-cards")


def test_who_would_die_is_told_so():
    scene, ann = lane(
        cards=SCARE_OFF,
        seats=3,
    )
    bob = scene.heroes[1]
    scene.phase("villainy", 1)
    ann.has(hand="scare_off", glory=3, peril=2, health=1)
    bob.has(hand="ogre")
    bob.sends("ogre, seat 1, melee")
    assert head(ann) == ("play scare_off", Phrase("reason-dungeoneer-survive"))


def test_an_escort_is_told_apart_from_one_left_behind():
    scene, ann = lane(
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
    goose: dict[str, Value | Phrase | tuple[Phrase, ...]] = {"quest": Name("quest", "goose")}
    ann.has(place="r1", quests="goose", ap=0)
    assert head(ann) == ("take-up goose", Phrase("reason-dungeoneer-escort", goose))
    ann.has(escorts="goose", quests="goose")
    told = thoughts(ann)
    assert next(iter(told)) == "end"
    assert told["end"][0] == Phrase("reason-dungeoneer-stay-with", goose)
    assert told["drop goose"] == (Phrase("reason-dungeoneer-forsake", goose),)


def test_alone_the_way_home_is_told_by_its_steps():
    scene, ann = lane(seats=1)
    scene.phase("feats")
    ann.has(place="r1", quests="", done="q1 q2 q3", hand="", health=5)
    choice, reason = head(ann)
    assert choice == "move w"
    assert reason == Phrase("reason-dungeoneer-home", {"steps": 1})
