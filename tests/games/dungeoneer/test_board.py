"""Setting and board: what a page is given to draw, against the tables, the views and the rules' own figures."""

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.conformance.hidden import SHUFFLERS
from tests.conformance.play import Case, turns, viewers
from tests.conformance.toy import ToyGame
from tools import ui_fixtures
from tools.ui_fixtures import plain
from undercroft.games.dungeoneer.atlas import exit_kind, laid, passable
from undercroft.games.dungeoneer.battle import card_of
from undercroft.games.dungeoneer.board import PHASES, Board, HeroBoard, Setting, setting
from undercroft.games.dungeoneer.drawing import board
from undercroft.games.dungeoneer.game import Dungeoneer
from undercroft.games.dungeoneer.queries import counted, hero_value, limit, most_health
from undercroft.games.dungeoneer.state import DungeoneerState
from undercroft.games.dungeoneer.tables import OF_BOONS, OF_TREASURES
from undercroft.games.dungeoneer.view import DungeoneerView
from undercroft.kernel.messages import Name
from undercroft.kernel.state import CHANCE, State
from undercroft.locales import LANGUAGES

GAME = Dungeoneer()
BYTES = 25_000
"""A board is sent with every move."""
OPTIONS: list[tuple[int, dict[str, Any]]] = [
    (1, {}),
    (1, {"sets": "heroic", "harder_solo": True}),
    (2, {"sets": "legendary", "one_way_doors": True, "limited_movement": True}),
    (3, {}),
    (3, {"no_white_spots": True, "hero_choice": True}),
    (4, {"sets": "heroic,epic,legendary", "resurrection": True, "round_cap": 10}),
]
CASES = [
    pytest.param(Case(GAME, seats, seed=number, options={"round_cap": 10, **row}), id=f"{seats}-{number}")
    for number, (seats, row) in enumerate(OPTIONS)
]


def board_of(state: State, viewer: int | None) -> Board:
    return GAME.board(state.view(viewer))


def moments(case: Case, purpose: str, checks: int = 30) -> Iterator[DungeoneerState]:
    """States of a random game: the first one, about so many others, and the last one."""
    state, rng, look = case.start(), case.rng(purpose), case.rng(f"{purpose}, when")
    assert isinstance(state, DungeoneerState)
    yield state
    for seat, code in turns(case, state, rng):
        if case.due(look, checks):
            yield state
        state.play(seat, code)
    assert state.over
    yield state


# --- Against the state -------------------------------------------------------------------------------------------


def ids(state: DungeoneerState, cards: list[int]) -> list[str]:
    return [GAME.names.cards[card] for card in cards]


def check_hero(state: DungeoneerState, drawn: HeroBoard, viewer: int | None) -> None:
    """Every figure of a player, and all cards that everybody sees."""
    player = state.players[drawn.seat]
    numbers = state.numbers()
    for name in ("alive", "fallen", "health", "level", "ap", "saved", "glory", "peril", "points"):
        assert int(getattr(drawn, name)) == numbers[f"{drawn.seat}.{name}"], name
    assert drawn.hand_size == len(player.hand) == len(drawn.hand) + sum(back.count for back in drawn.backs)
    own = drawn.seat == viewer or state.tables.solo
    assert [held.card for held in drawn.hand] == (
        ids(state, player.hand) if own else [key for key in ids(state, player.hand) if known(drawn, key)]
    )
    assert [owned.card for owned in drawn.inventory] == ids(state, player.inventory)
    assert [owned.card for owned in drawn.curses] == ids(state, player.curses)
    assert [owned.card for owned in drawn.lair] == ids(state, player.lair)
    assert list(drawn.done) == [state.tables.quests[quest].id for quest in player.done]
    if player.hero >= 0:
        values = [hero_value(state, drawn.seat, form) for form in range(3)]
        assert [figure.value for figure in drawn.values] == values
        for figure in drawn.values:
            assert figure.value == max(0, figure.base + sum(part.n for part in figure.parts))
        assert drawn.most_health == most_health(state, drawn.seat)
        assert drawn.boons_limit == limit(state, drawn.seat, OF_BOONS)
        assert drawn.treasures == counted(state, drawn.seat, OF_TREASURES)


def known(drawn: HeroBoard, key: str) -> bool:
    return any(held.card == key for held in drawn.hand)


def check_map(state: DungeoneerState, drawn: Board) -> None:
    assert {place.id for place in drawn.places} == {state.tables.locations[one].id for one in laid(state)}
    by_id = {state.tables.locations[one].id: one for one in laid(state)}
    for place in drawn.places:
        location = by_id[place.id]
        assert list(place.ways) == [passable(state, location, side) for side in range(4)]
        for side in range(4):
            kind = ("open", "wall", "blocked", "trapped")[exit_kind(state, location, side)]
            assert place.exits[side] == kind
            assert (place.needed[side] > 0) == (
                kind in ("blocked", "trapped") and place.held[side] < 0 and place.stats[side] is not None
            )
    if drawn.places:
        entrance = next(place for place in drawn.places if (place.x, place.y) == (0, 0))
        assert state.tables.locations[by_id[entrance.id]].entrance


def check_battles(state: DungeoneerState, drawn: Board) -> None:
    assert len(drawn.battles) == len(state.battles)
    for shown, battle in zip(drawn.battles, state.battles, strict=True):
        assert [attack.attack.total for attack in shown.attacks if attack.attack] == [
            roll or None
            for roll, form, status in zip(battle.rolls, battle.forms, battle.states, strict=True)
            if form >= 0 and status != 1
        ]
        for attack, fighter in zip(shown.attacks, battle.attackers, strict=True):
            if card_of(fighter) >= 0:
                assert attack.attacker.id == GAME.names.cards[card_of(fighter)]
            if attack.attack and attack.state == "waiting" and attack.attack.total is None:
                assert attack.attack.parts == () or attack.attack.value >= 0


@pytest.mark.parametrize("case", CASES)
def test_the_figures_are_those_of_the_rules(case):
    seen: Counter[str] = Counter()
    for state in moments(case, "figures"):
        for viewer in viewers(state):
            drawn = board_of(state, viewer)
            seen[drawn.phase] += 1
            assert (drawn.round, drawn.active) == (state.round, state.active)
            assert drawn.phase == PHASES[state.phase]
            assert drawn.over == state.over
            assert len(drawn.heroes) == len(state.players)
            for hero in drawn.heroes:
                check_hero(state, hero, viewer)
            if state.piles:
                check_map(state, drawn)
                assert sum(deck.left for deck in drawn.decks) == sum(pile.size() for pile in state.piles)
                assert drawn.locations_left == state.locations.size()
            check_battles(state, drawn)
            if drawn.asked is not None:
                assert set(drawn.asked.seats) == set(state.to_act)
    assert {"feats", "discard"} <= set(seen)
    assert ("villainy" in seen) != (case.seats == 1)


@pytest.mark.parametrize("case", CASES)
def test_a_draft_and_its_need_are_the_own_seats_alone(case):
    drafts = 0
    for state in moments(case, "drafts", 400):
        for viewer in viewers(state):
            drawn = board_of(state, viewer)
            if viewer is None or viewer not in state.to_act:
                assert drawn.draft is None
                assert drawn.asked is None or drawn.asked.need is None
            elif drawn.draft is not None:
                drafts += 1
    assert drafts > 0


# --- Nothing hidden ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("case", CASES)
def test_nothing_hidden_is_on_a_board(case):
    if case.seats == 1:
        pytest.skip(
            "alone nothing is hidden but the order of the decks, which chance decides when they are drawn"
        )
    state, rng, look = case.start("ask"), case.rng("hidden"), case.rng("hidden, when")
    changed = 0
    for seat, code in turns(case, state, rng):
        if seat == CHANCE and state.players and look.random() < 0.03:
            for viewer in viewers(state):
                other = state.copy()
                SHUFFLERS[GAME.name](other, viewer, Random(f"{viewer} {code}"))
                changed += other.digest() != state.digest()
                assert board_of(other, viewer) == board_of(state, viewer)
        state.play(seat, code)
    assert changed > 5


# --- The wire ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("case", CASES)
def test_boards_are_small_and_survive_the_wire(case):
    for state in moments(case, "wire", 10):
        for viewer in viewers(state):
            drawn = board_of(state, viewer)
            text = json.dumps(plain(drawn), ensure_ascii=False, separators=(",", ":"))
            assert len(text.encode()) < BYTES
            again = GAME.board(GAME.read_view(json.loads(json.dumps(state.view(viewer).to_wire()))))
            assert again == drawn


@pytest.mark.parametrize("case", CASES)
def test_a_setting_is_plain_and_names_everything(case):
    made = GAME.setting(case.seats, case.options)
    assert isinstance(made, Setting)
    text = json.dumps(plain(made))
    assert json.loads(text) == plain(made)
    things = {
        "card": [card.id for card in made.cards],
        "hero": [hero.id for hero in made.heroes],
        "quest": [quest.id for quest in made.quests],
        "location": [location.id for location in made.locations],
    }
    for kind, found in things.items():
        assert set(made.names[kind]) == set(found)
        for id_ in found:
            assert set(made.names[kind][id_]) == set(LANGUAGES)
            assert all(made.names[kind][id_].values())
    for card in made.cards:
        assert GAME.names.cards[card.number] == card.id
        assert card.text
    for quest in made.quests:
        assert set(quest.goals) <= set(things["location"])


@pytest.mark.parametrize("case", CASES)
def test_everything_on_a_board_and_in_choices_is_in_the_setting(case):
    made = GAME.setting(case.seats, case.options)
    places = {location.id for location in made.locations}
    cards = {card.id for card in made.cards}
    for state in moments(case, "names"):
        for viewer in viewers(state):
            drawn = board_of(state, viewer)
            assert {place.id for place in drawn.places} <= places
            for hero in drawn.heroes:
                keys = [held.card for held in hero.hand] + [owned.card for owned in hero.inventory]
                assert {key.partition("#")[0] for key in keys} <= cards
        for seat in state.to_act:
            for code in state.choices(seat):
                for value in state.describe(seat, code).args.values():
                    if isinstance(value, Name):
                        assert value.id in made.names[value.kind]


# --- The contract ------------------------------------------------------------------------------------------------


def test_the_module_and_the_game_say_the_same():
    view = GAME.start(2, 1).view(0)
    assert isinstance(view, DungeoneerView)
    assert GAME.board(view) == board(view)
    assert GAME.setting(2) == setting(GAME, 2, GAME.complete_options({}, 2))
    with pytest.raises(TypeError):
        GAME.board(ToyGame().start(2, 1).view(0))


# --- What the page is developed with -----------------------------------------------------------------------------

FOLDER = Path(ui_fixtures.GAMES) / "dungeoneer" / "fixtures"


@pytest.mark.parametrize("fixture", ui_fixtures.DUNGEONEER_FIXTURES, ids=lambda fixture: fixture.name)
def test_recorded_games_have_the_form_of_today(fixture):
    found = json.loads((FOLDER / f"{fixture.name}.json").read_text("utf-8"))
    assert len(found["frames"]) == len(fixture.moments)
    today = plain(board_of(GAME.start(fixture.seats, 1, fixture.options), 0))
    assert isinstance(today, dict)
    for frame in found["frames"]:
        assert frame["board"].keys() == today.keys()
    if not fixture.lean:
        whole = json.loads((FOLDER / "table.json").read_text("utf-8"))["setting"]
        made = plain(GAME.setting(fixture.seats, fixture.options))
        assert {**whole, **found["setting"]} == made
