"""What the bots of Dungeons & Doggos say of their choices: the candidates, what each is worth, and why."""

import pytest

import undercroft
from tests.rules.doggos.scene import TEXTS, Scene
from undercroft import bots
from undercroft.bots.doggos.explain import PLACE_TERMS, place_terms
from undercroft.bots.doggos.greedy import DoggosGreedyBot
from undercroft.bots.doggos.outlook import Outlook
from undercroft.bots.doggos.weights import Weights, short_sighted
from undercroft.bots.doggos.worth import TERMS
from undercroft.bots.search.bot import Budget
from undercroft.bots.searching import searching
from undercroft.bots.thought import ORDER, POINTS, WIN_CHANCE
from undercroft.games.doggos.codes import PLACE, ROTATE
from undercroft.games.doggos.state import DoggosState
from undercroft.kernel.messages import Name
from undercroft.kernel.seat import close_seats, open_seats, seat_with
from undercroft.locales import LANGUAGES, Speaker
from undercroft.locales.phrases import phrase_text

GAME = undercroft.game("doggos")


def quick(weights=None):
    """A bot that looks at fewer nodes and places, and is soon done."""
    bot = DoggosGreedyBot(0, weights=weights)
    bot.weights.place_nodes = bot.weights.rival_nodes = 20
    bot.weights.rival_places = min(4, bot.weights.rival_places)
    return bot


def moments(seats=2, seed=3, weights=Weights, every=1):
    """Every so-many-th moment of a game between quick bots at which a seat has a choice: state, seat and bot."""
    state = GAME.start(seats, seed)
    players = [quick(weights()) for _ in range(seats)]
    all_seats = open_seats(state)
    asked = 0
    while not state.over:
        seat = all_seats[state.to_act[0]]
        seat.choices = state.choices(seat.index)
        if len(seat.choices) > 1:
            asked += 1
            if asked % every == 0:
                yield state, seat, players[seat.index]
        state.play(seat.index, players[seat.index].choose(seat))
    close_seats(all_seats)


def said(thoughts):
    """The messages of the main reasons."""
    return [thought.reasons[0].message.removeprefix("reason-doggos-") for thought in thoughts]


# --- In played games -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "weights"), [(1, Weights), (2, Weights), (3, Weights), (2, short_sighted)])
def test_thoughts_are_legal_sorted_and_begin_with_the_choice(seats, weights):
    speakers = [Speaker(language, GAME.name_in) for language in LANGUAGES]
    told = set()
    most = 0
    for _, seat, bot in moments(seats, 4, weights):
        thoughts = bot.consider(seat)
        codes = [thought.code for thought in thoughts]
        assert codes[0] == bot.choose(seat)
        assert len(set(codes)) == len(codes)
        assert set(codes) <= set(seat.choices)
        worths = [thought.worth for thought in thoughts]
        assert worths == sorted(worths, reverse=True)
        assert len({thought.measure for thought in thoughts}) == 1
        assert thoughts[0].measure in (POINTS, ORDER)
        most = max(most, len(codes))
        for thought in thoughts:
            assert 1 <= len(thought.reasons) <= 2
            assert len(set(map(repr, thought.reasons))) == len(thought.reasons)
            for reason in thought.reasons:
                told.add(reason.message)
                for speaker in speakers:
                    text = phrase_text(speaker, reason)
                    assert text.endswith(".")
                    assert not set("⟨⟩{}") & set(text), text
    assert most > 2
    assert len(told) > 8


def test_the_same_question_has_the_same_answer_also_from_an_encoded_view():
    asked = 0
    for state, seat, bot in moments(2, 6, every=5):
        view = GAME.read_view(state.view(seat.index).to_wire())
        far = seat_with(view, seat.index, list(seat.choices))
        assert bot.consider(seat) == bot.consider(seat) == quick().consider(far)
        close_seats([far])
        asked += 1
    assert asked > 10


def test_terms_add_up_to_what_bots_judge_by():
    walks = places = 0
    for _, seat, bot in moments(2, 8, every=2):
        view = seat.view()
        outlook = Outlook(view, bot.weights)
        worth = outlook.my_worth
        terms = worth.terms(outlook.me, [])
        assert len(terms) == len(TERMS)
        assert sum(terms) == worth.of_player(outlook.me, [])
        if view.walk is not None:
            walks += 1
            assert sum(worth.terms(view.walk.player, view.walk.claims[1::3])) == worth.of_walk(view.walk)
        elif PLACE <= seat.choices[0] < ROTATE + 4:
            for place in outlook.places(seat.choices):
                places += 1
                assert tuple(place_terms(place)) == PLACE_TERMS
                assert sum(place_terms(place).values()) == place.score()
    assert walks > 3
    assert places > 20


def test_a_search_tells_chances_and_the_same_kind_of_reasons():
    """A clear choice is not tried, so no chance can be told of it."""
    asked = weighed = 0
    for _, seat, _ in moments(2, 3, every=23):
        thoughts = searching("doggos", 2, Budget(4)).consider(seat)
        assert thoughts[0].code == searching("doggos", 2, Budget(4)).choose(seat)
        for thought in thoughts:
            assert thought.code in seat.choices
            assert thought.measure == (WIN_CHANCE if len(thoughts) > 1 else ORDER)
            assert 0.0 <= thought.worth <= 1.0
            assert 1 <= len(thought.reasons) <= 2
            assert all(reason.message.startswith("reason-doggos-") for reason in thought.reasons)
        asked += 1
        weighed += len(thoughts) > 1
    assert asked >= 3
    assert weighed >= 1


def test_easy_and_greedy_explain_themselves_a_forced_choice_needs_no_words():
    state = GAME.start(2, 3)
    seats = open_seats(state)
    seat = seats[state.to_act[0]]
    seat.choices = state.choices(seat.index)
    for name in ("easy", "greedy"):
        assert all(thought.reasons for thought in bots.make(name, "doggos", 1).consider(seat))
    seat.choices = seat.choices[:1]
    thoughts = bots.make("greedy", "doggos", 1).consider(seat)
    assert [(thought.code, thought.reasons) for thought in thoughts] == [(seat.choices[0], ())]
    close_seats(seats)


# --- Scenes ----------------------------------------------------------------------------------------------------------


def considered(scene, dog, level="greedy"):
    """What a bot thinks at this seat: the choice in notation, with its thought."""
    seats = open_seats(scene.state)
    seat = seats[dog.seat]
    seat.choices = scene.state.choices(dog.seat)
    thoughts = bots.make(level, "doggos", 1).consider(seat)
    close_seats(seats)
    return {TEXTS[thought.code]: thought for thought in thoughts}


def card(name):
    return Name("card", name)


STRONG = "ifrit_sword ifrit_bow ifrit_fireball giga_tick_sword giga_tick_bow giga_tick_fireball"
AS_STRONG = "skeledog_sword skeledog_bow skeledog_fireball mimic_sword mimic_fireball mimic_bow"
"""Cards with trophies enough for a dragon."""


@pytest.fixture
def scene():
    """The last round of a game for two: what counts are coins."""
    return Scene(round=3)


def test_a_coin_room_is_claimed_for_its_coins(scene):
    scene.shut("e s")
    scene.lay("0,-1", "coins_2")
    ruta = scene.dog("ruta")
    ruta.does("leave n")
    found = considered(scene, ruta)
    assert list(found) == ["claim", "skip"]
    assert found["claim"].reasons[0].message == "reason-doggos-coins"
    assert found["claim"].reasons[0].args == {"coins": 2, "card": card("coins_2")}
    assert said([found["skip"]]) == ["idle-paw"]
    assert found["claim"].worth >= found["skip"].worth + 2


def test_the_last_paw_is_saved_for_the_better_card(scene):
    scene.shut("e s")
    scene.lay("0,-1", "coins_1")
    scene.lay("0,-2", "coins_2")
    ruta = scene.dog("ruta", paws=1)
    ruta.does("leave n")
    found = considered(scene, ruta)
    assert next(iter(found)) == "skip"
    assert found["skip"].reasons[0].message == "reason-doggos-save-paw"
    assert found["skip"].reasons[0].args == {"card": card("coins_2")}


def test_a_trap_is_disarmed_to_save_its_coin(scene):
    scene.shut("e s")
    scene.lay("0,-1", "trap_sword_straight")
    ruta = scene.dog("ruta", potions="sword")
    ruta.does("leave n")
    found = considered(scene, ruta)
    assert list(found) == ["disarm potion sword", "claim"]
    assert said([found["disarm potion sword"]]) == ["no-cost"]


def test_a_monster_is_fought_for_a_quest(scene):
    scene.shut("e s")
    scene.lay("0,-1", "zombie_squirrel_sword")
    ruta = scene.dog("ruta", quest="up_the_tree")
    ruta.does("leave n")
    reason = considered(scene, ruta)["fight"].reasons[0]
    assert reason.message == "reason-doggos-quest"
    assert reason.args == {
        "card": card("zombie_squirrel_sword"),
        "quest": Name("quest", "up_the_tree"),
        "coins": 2,
    }


def test_a_chest_is_claimed_for_the_key_at_hand(scene):
    scene.shut("e s")
    scene.lay("0,-1", "chest_1")
    pluto = scene.dog("pluto")
    pluto.does("leave n")
    assert said([considered(scene, pluto)["claim"]]) == ["chest-opens"]


def test_without_a_way_that_pays_one_explores():
    scene = Scene()
    ruta = scene.dog("ruta")
    found = considered(scene, ruta)
    assert next(iter(found)) == "explore"
    assert said(found.values()) == ["no-way", "paw", "nothing"]


def test_a_tramps_paw_is_not_told_as_sleeps_paw():
    """To leave and to sleep can both bring a paw; each says where its own comes from."""
    scene = Scene()
    scene.shut("e s")
    scene.lay("0,-1", "tramp_sword_bow r90")
    ruta = scene.dog("ruta")
    found = considered(scene, ruta)
    assert said([found["sleep"]]) == ["paw"]
    leaving = {reason.message: reason.args for reason in found["leave"].reasons}
    assert leaving["reason-doggos-tramp"] == {"card": card("tramp_sword_bow")}
    assert "reason-doggos-paw" not in leaving


def test_whoever_could_be_robbed_leaves(scene):
    """Both have their eyes on the same dragons, and whoever leaves first has them."""
    scene.shut("e s")
    for cell in ("0,-1", "0,-2"):
        scene.lay(cell, "dragon")
    ruta = scene.dog("ruta", cards=STRONG)
    scene.dog("pluto", cards=AS_STRONG)
    found = considered(scene, ruta)
    assert next(iter(found)) == "leave"
    first, second = found["leave"].reasons
    assert first.message == "reason-doggos-threat"
    assert first.args["dog"] == Name("dog", "pluto")
    assert second.message == "reason-doggos-coins"
    assert second.args == {"coins": 8, "card": card("dragon")}


def test_a_drawn_room_goes_where_the_way_out_takes_it(scene):
    """Nobody gets past the dragon, so beside the start room the coins can be had and behind it they cannot."""
    scene.lay("0,-1", "dragon")
    pluto = scene.dog("pluto")
    scene.dog("ruta", status="left")
    pluto.draws("coins_2")
    found = considered(scene, pluto)
    best = found[next(iter(found))]
    assert best.reasons[0].message == "reason-doggos-place-claim"
    assert best.reasons[0].args == {"card": card("coins_2")}
    assert said([found["place 0,-2"]]) == ["place-little"]


def test_dogs_and_quests_are_told_by_what_they_are():
    state = GAME.start(2, 1)
    assert isinstance(state, DoggosState)
    seats = open_seats(state)
    messages = []
    while state.round == 0:
        seat = seats[state.to_act[0]]
        seat.choices = state.choices(seat.index)
        thoughts = DoggosGreedyBot(0).consider(seat)
        messages.append(said(thoughts))
        state.play(seat.index, thoughts[0].code)
    close_seats(seats)
    assert messages[0] == [
        "dog-passages",
        "dog-key",
        "dog-second-paw",
        "dog-rotations",
        "dog-jumps",
        "dog-none",
    ]
    assert messages[2] in (["quest-hide", "quest-share"], ["quest-even"] * 2)


def test_a_walk_is_told_by_where_it_leads(scene):
    scene.lay("0,-1", "coins_1")
    scene.lay("1,0", "coins_2 r90")
    ruta = scene.dog("ruta", paws=1)
    ruta.does("leave")
    found = considered(scene, ruta)
    assert next(iter(found)) == "e"
    assert found["e"].reasons[0].args == {"coins": 1, "card": card("coins_2")}


def test_whoever_has_nothing_to_lose_says_so(scene):
    """Alone inside one goes on, however good the way out is; that it is so good would speak for leaving."""
    scene.shut("e s")
    for cell in ("0,-1", "0,-2"):
        scene.lay(cell, "dragon")
    ruta = scene.dog("ruta", cards=STRONG)
    scene.dog("pluto", status="left")
    for level in ("greedy", "medium"):
        found = considered(scene, ruta, level)
        assert next(iter(found)) == "explore"
        assert said([found["explore"]]) == ["free"]


# --- Scenes of duels -------------------------------------------------------------------------------------------------


def test_a_duellist_leaves_to_be_first(scene):
    """The only way out leads past the dragons, and who leaves first blocks it."""
    scene.shut("e s")
    for cell in ("0,-1", "0,-2"):
        scene.lay(cell, "dragon")
    ruta = scene.dog("ruta", cards=STRONG)
    scene.dog("pluto", cards=AS_STRONG)
    found = considered(scene, ruta, "medium")
    assert list(found) == ["leave", "explore"]
    assert {thought.measure for thought in found.values()} == {WIN_CHANCE}
    first, second = found["leave"].reasons
    assert (first.message, first.args) == ("reason-doggos-shut-in", {"dog": Name("dog", "pluto")})
    assert second.args == {"coins": 8, "card": card("dragon")}
    (against,) = found["explore"].reasons
    assert (against.message, against.args["coins"]) == ("reason-doggos-wait", 8)


def test_a_duellist_goes_on_where_a_card_promises_more(scene):
    scene.lay("0,-1", "coins_1")
    scene.lay("1,0", "coins_2 r90")
    ruta = scene.dog("ruta")
    scene.dog("pluto")
    found = considered(scene, ruta, "medium")
    assert list(found) == ["explore", "leave"]
    first, second = found["explore"].reasons
    assert first.message == "reason-doggos-promise"
    assert first.args["coins"] > 0
    assert (second.message, second.args) == ("reason-doggos-growth", {"coins": 2})


def test_in_a_small_dungeon_a_duellist_thinks_of_no_way_out():
    scene = Scene()
    ruta = scene.dog("ruta")
    found = considered(scene, ruta, "medium")
    assert list(found) == ["explore", "leave"]
    assert said(found.values()) == ["early", "nothing"]


def test_of_two_ways_that_bring_the_same_a_duellist_takes_what_the_rival_wants(scene):
    """Two coins lie to the east and in the north; a paw in the north keeps the rival from all behind it."""
    scene.lay("0,-1", "coins_1")
    for cell in ("0,-2", "0,-3", "0,-4"):
        scene.lay(cell, "coins_2")
    scene.lay("1,0", "coins_2 r90")
    ruta = scene.dog("ruta", paws=1)
    scene.dog("pluto")
    ruta.does("leave")
    found = considered(scene, ruta, "medium")
    assert next(iter(found)) == "n"
    reason = found["n"].reasons[0]
    assert (reason.message, reason.args) == (
        "reason-doggos-way-less",
        {"dog": Name("dog", "pluto"), "coins": 5},
    )
    assert found["e"].reasons[0].args == {"coins": 2, "card": card("coins_2")}


def test_a_duellist_lays_a_room_where_the_rival_cannot_follow(scene):
    """Only one of them gets past the dragon; places that look worse at a glance are not judged, but compared with."""
    scene.shut("s")
    scene.lay("0,-1", "dragon")
    ruta = scene.dog("ruta", cards=STRONG)
    scene.dog("pluto")
    ruta.draws("coins_2")
    found = considered(scene, ruta, "medium")
    assert next(iter(found)) == "place 0,-2"
    assert "place 1,0" not in found
    assert said(found.values()) == ["place-claim"] * len(found)
    assert found["place 0,-2"].reasons[1].message == "reason-doggos-place-safety"
