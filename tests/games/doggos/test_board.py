"""Setting, board and sketch: what a page is given to draw, against the states, the views and the rules' own figures."""

import json
from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest
from msgspec.structs import replace

from tests.conformance.hidden import SHUFFLERS
from tests.conformance.play import Case, turns, viewers
from tests.conformance.toy import ToyGame
from tests.games.wire import read
from tests.rules.doggos.scene import CODES, Scene
from tools import ui_fixtures
from tools.ui_fixtures import plain
from undercroft.games.doggos.board import Board, PlayerBoard, Room, Setting, board, setting
from undercroft.games.doggos.codes import CONFIRM, PLACE, ROTATE, TURN
from undercroft.games.doggos.content_types import SYMBOLS
from undercroft.games.doggos.game import Doggos
from undercroft.games.doggos.pencil import Sketch
from undercroft.games.doggos.state import DoggosState
from undercroft.kernel.errors import BadOption
from undercroft.kernel.state import CHANCE, State
from undercroft.locales import LANGUAGES

GAME = Doggos()
OPTIONS: list[dict[str, object]] = [
    {},
    {"hidden_coins": True, "dogs": "random", "night_watch": True},
    {"damage": "sum", "two_side": True},
]
WITH_RIVALS = [
    pytest.param(Case(GAME, 4, seed=number, options=row), id=f"4-{number}")
    for number, row in enumerate(OPTIONS)
]
CASES = [
    pytest.param(Case(GAME, seats, seed=number, options=row), id=f"{seats}-{number}")
    for seats in (1, 4)
    for number, row in enumerate(OPTIONS)
]


def board_of(state: State, viewer: int | None) -> Board:
    return GAME.board(state.view(viewer))


def start(case: Case, chance: str = "roll") -> DoggosState:
    state = case.start(chance)
    assert isinstance(state, DoggosState)
    return state


def moments(case: Case, purpose: str) -> Iterator[DoggosState]:
    """States of a random game: the first one, some fifteen, and the last one."""
    state, rng, look = start(case), case.rng(purpose), case.rng(f"{purpose}, when")
    yield state
    for seat, code in turns(case, state, rng):
        if case.due(look, 12) or (state.walk is not None and case.due(look, 6)):
            yield state
        state.play(seat, code)
    assert state.over
    yield state


def counts(packed: int) -> dict[str, int]:
    return {symbol: packed >> 8 * number & 255 for number, symbol in enumerate(SYMBOLS)}


# --- Against the states ------------------------------------------------------------------------------------------


def check_player(drawn: PlayerBoard, state: DoggosState, viewer: int | None) -> None:
    """Every figure that a player holds as such."""
    seat = drawn.seat
    walks = state.walk is not None and state.active == seat == viewer
    player = state.walk.player if walks and state.walk is not None else state.players[seat]
    assert drawn.own == (seat == viewer)
    assert (drawn.paws, drawn.extra, drawn.keys, drawn.defence) == (
        player.paws,
        player.extra,
        player.keys,
        player.defence,
    )
    assert drawn.paws + drawn.extra + drawn.away == 7
    assert (drawn.trophies, drawn.potions) == (counts(player.syms), counts(player.potions))
    assert len(drawn.pairs) == sum(player.pairs >> shift & 255 for shift in (0, 8, 16))
    assert len(drawn.cards) + drawn.face_down == len(player.cards)
    if not walks:
        lines = state.score_sheet(seat, viewer)
        assert drawn.coins.total == sum(line.points for line in lines)
        assert drawn.coins.known == all(line.known for line in lines)
    known = seat == viewer or state.over
    assert (drawn.quest is not None) == (known and player.quest >= 0)


def check_dungeon(drawn: Board, state: DoggosState) -> None:
    grid = state.grid
    laid = [room for room, cell in enumerate(grid.cells) if grid.at[cell] == room]
    if drawn.path is None:
        assert len(drawn.rooms) == len(laid)
        assert len(drawn.emptied) == len(grid.emptied) // 3
        assert len(drawn.passages) == len(grid.passages)
    assert drawn.rooms[0].card is None
    assert (drawn.rooms[0].x, drawn.rooms[0].y) == (0, 0)
    places = [(room.x, room.y) for room in drawn.rooms]
    assert len(set(places)) == len(places)
    for room in drawn.rooms:
        for side, (x, y) in enumerate(((0, -1), (1, 0), (0, 1), (-1, 0))):
            beyond = (room.x + x, room.y + y)
            way = room.ways[side]
            # Out onto the bare table only where nothing lies, and the same from both sides.
            assert not way.isupper() or beyond not in places
            if way in "od":
                other = drawn.rooms[places.index(beyond)]
                assert other.ways[side ^ 2] == way


@pytest.mark.parametrize("case", CASES)
def test_the_figures_are_those_of_the_state(case):
    seen: Counter[str] = Counter()
    for state in moments(case, "figures"):
        for viewer in viewers(state):
            drawn = board_of(state, viewer)
            seen[drawn.phase] += 1
            assert (drawn.seat, drawn.round, drawn.deck, drawn.over) == (
                viewer,
                state.round,
                state.deck_size,
                state.over,
            )
            assert drawn.left == state.stack()
            assert len(drawn.players) == state.seats
            for player in drawn.players:
                check_player(player, state, viewer)
            check_dungeon(drawn, state)
            assert (drawn.path is not None) == (state.walk is not None and viewer == state.active)
    assert {"turn", "over"} <= set(seen)


@pytest.mark.parametrize("case", WITH_RIVALS)
def test_the_placements_are_the_choices(case):
    state, rng = start(case), case.rng("placements")
    compared = 0
    for seat, code in turns(case, state, rng):
        drawn = board_of(state, seat).drawn if seat != CHANCE else None
        if drawn is not None and PLACE <= code < ROTATE:
            assert [place.code for place in drawn.placements] == state.choices(seat)
            assert drawn.chosen is None
            found = next(place for place in drawn.placements if place.code == code)
            assert board_of(state, None).drawn == drawn
            state.play(seat, code)
            assert [turn.code for turn in found.turns] == state.choices(seat)
            assert board_of(state, seat).drawn == replace(drawn, chosen=(found.x, found.y))
            ahead = state.copy()
            turn = found.turns[0]
            ways = sum(room.ways.count("O") + room.ways.count("D") for room in board_of(state, None).rooms)
            ahead.play(seat, turn.code)
            after = sum(room.ways.count("O") + room.ways.count("D") for room in board_of(ahead, None).rooms)
            if ahead.round == state.round:
                assert after == ways + turn.opens - turn.closes
            compared += 1
        elif state.is_legal(seat, code):
            state.play(seat, code)
    assert compared > 0


# --- On a path ---------------------------------------------------------------------------------------------------


def rooms_of(drawn: Board | Sketch) -> dict[str, Room]:
    return {f"{room.x},{room.y}": room for room in drawn.rooms}


def test_a_path_is_drawn_room_by_room():
    scene = Scene()
    scene.lay("0,-1", "ifrit_bow")
    scene.lay("0,-2", "giga_tick_sword")
    scene.lay("0,-3", "coins_2")
    joan = scene.dog("joan")
    before = rooms_of(board_of(scene.state, joan.seat))
    assert [before[cell].fight for cell in ("0,-1", "0,-2", "0,-3")] == ["win", "two_paws", ""]
    joan.does("leave n (fight) n (pass) n (claim)")
    drawn = board_of(scene.state, joan.seat)
    path = drawn.path
    assert path is not None
    assert [(step.deed, step.damage, step.by) for step in path.steps] == [
        ("none", 0, ""),
        ("beaten", 0, "step"),
        ("passed", 1, "step"),
        ("claimed", 0, "step"),
    ]
    assert (path.mode, path.damage, path.defence, path.paws, path.paws_used) == ("going", 1, 3, 3, 2)
    assert (path.coins, path.gained) == (2, {"bow": 1})
    assert [owned.card for owned in path.cards] == ["ifrit_bow", "coins_2"]
    rooms = rooms_of(drawn)
    assert rooms["0,-1"].paws is not None
    assert rooms["0,-1"].paws.own_path
    # The bow just won would beat it now.
    assert rooms["0,-2"].fight == "win"
    rival = board_of(scene.state, 1 - joan.seat)
    assert rival.path is None
    assert rooms_of(rival)["0,-1"].paws is None


def test_a_spent_card_leaves_an_empty_cell():
    scene = Scene()
    scene.lay("0,-1", "zombie_squirrel_sword")
    scene.lay("0,-2", "trap_sword_straight")
    ruta = scene.dog("ruta")
    ruta.does("leave n (fight) n (disarm path 0,-1)")
    path = board_of(scene.state, ruta.seat).path
    assert path is not None
    assert [step.deed for step in path.steps] == ["none", "beaten", "disarmed"]
    assert path.steps[1].emptied
    assert path.steps[2].spent is not None
    assert path.steps[2].spent.card == "zombie_squirrel_sword"
    assert path.paws_used == 1
    ruta.does("out confirm")
    drawn = board_of(scene.state, 1 - ruta.seat)
    assert [(cell.x, cell.y, cell.seat, cell.paws) for cell in drawn.emptied] == [(0, -1, ruta.seat, 1)]
    assert rooms_of(drawn)["0,-2"].cover is not None
    assert rooms_of(drawn)["0,-2"].ways[2] == "."


# --- What is hidden ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("hidden", [False, True])
def test_nothing_hidden_is_on_a_board_or_a_sketch(hidden):
    case = Case(GAME, 4, seed=8, options={"hidden_coins": hidden})
    state, rng = start(case, "ask"), case.rng("hidden")
    changed = 0
    for seat, code in turns(case, state, rng):
        if state.to_act == (CHANCE,) and state.players and case.due(rng, 30):
            for viewer in viewers(state):
                other = state.copy()
                SHUFFLERS[GAME.name](other, viewer, Random(f"{viewer} {code}"))
                changed += other.digest() != state.digest()
                assert board_of(other, viewer) == board_of(state, viewer)
                assert GAME.sketch(other.view(viewer), []) == GAME.sketch(state.view(viewer), [])
        state.play(seat, code)
    assert changed > 10


# --- The sketch --------------------------------------------------------------------------------------------------


def test_a_sketch_comes_to_what_leaving_comes_to():
    """Random paths: pencilled at any time they give what the real draft gives, and change nothing."""
    case = Case(GAME, 3, seed=3)
    state, rng = start(case), case.rng("sketch")
    compared = 0
    for seat, code in turns(case, state, rng):
        if state.round and state.to_act == (seat,) and case.due(rng, 28):
            digest = state.digest()
            ahead = state.copy()
            if ahead.is_legal(seat, CODES["leave"]) and ahead.walk is None:
                ahead.play(seat, CODES["leave"])
                steps: list[int] = []
                while ahead.choices(seat)[0] != CONFIRM:
                    drawn = GAME.sketch(state.view(seat), steps)
                    assert drawn is not None
                    real = board_of(ahead, seat)
                    assert (drawn.held, drawn.stopped) == (len(steps), None)
                    assert drawn.path == real.path
                    assert (drawn.rooms, drawn.players) == (real.rooms, real.players)
                    assert drawn.quests == real.quests
                    assert [choice.code for choice in drawn.choices] == ahead.choices(seat)
                    steps.append(rng.choice(ahead.choices(seat)))
                    ahead.play(seat, steps[-1])
                compared += 1
            assert state.digest() == digest
        state.play(seat, code)
    assert compared > 5


def test_a_sketch_stops_where_the_rules_do():
    scene = Scene()
    scene.lay("0,-1", "giga_tick_bow")
    joan = scene.dog("joan")
    steps = [CODES["n"], CODES["fight"], CODES["out"]]
    drawn = GAME.sketch(joan.view, steps)
    assert drawn is not None
    assert drawn.held == 1
    assert drawn.stopped is not None
    assert (drawn.stopped.rule, drawn.stopped.message) == ("DD-20", "doggos-too-weak")
    assert drawn.path.mode == "room"
    confirmed = GAME.sketch(joan.view, [CODES["out"], CONFIRM])
    assert confirmed is not None
    assert (confirmed.held, confirmed.path.mode) == (1, "out")


def test_a_sketch_says_why_a_side_is_closed():
    scene = Scene()
    scene.lay("0,-1", "ifrit_bow r90", anyhow=True)
    drawn = GAME.sketch(scene.dog("joan").view, [])
    assert drawn is not None
    blocked = {one.side: one.reason.message for one in drawn.blocked}
    assert blocked == {"n": "doggos-wall"}


def test_a_sketch_may_be_drawn_while_a_card_waits_and_with_it_laid():
    scene = Scene()
    joan = scene.dog("joan")
    joan.draws("coins_2")
    view = joan.view
    before = GAME.sketch(view, [CODES["out"]])
    assert before is not None
    assert before.path.mode == "out"
    laid = [CODES["place 0,-1"], CODES["r0"]]
    after = GAME.sketch(view, [*laid, CODES["n"], CODES["claim"], CODES["out"]])
    assert after is not None
    assert (after.held, after.stopped, after.path.coins) == (5, None, 2)
    assert len(after.rooms) == len(before.rooms) + 1
    wrong = GAME.sketch(view, [CODES["place 5,5"], CODES["r0"], CODES["out"]])
    assert wrong is not None
    assert wrong.held == 0
    assert wrong.stopped is not None
    assert wrong.stopped.message == "doggos-no-exit-here"
    # Whose turn it is does not matter.
    assert GAME.sketch(scene.state.view(1 - joan.seat), [CODES["out"]]) is not None


def test_who_is_out_or_watches_sketches_nothing():
    scene = Scene()
    joan = scene.dog("joan")
    joan.sleeps()
    assert GAME.sketch(joan.view, []) is None
    assert GAME.sketch(scene.state.view(None), []) is None
    assert GAME.sketch(start(Case(GAME, 2)).view(0), []) is None


def test_sharik_turns_cards_in_pencil():
    scene = Scene()
    scene.lay("0,-1", "ifrit_bow r90", anyhow=True)
    sharik = scene.dog("sharik")
    drawn = GAME.sketch(sharik.view, [TURN])
    assert drawn is not None
    assert drawn.path.turns == ("n",)
    assert rooms_of(drawn)["0,-1"].edges == "EWEW"
    assert rooms_of(board_of(scene.state, sharik.seat))["0,-1"].edges == "WEWE"


# --- The wire ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("case", CASES)
def test_setting_board_and_sketch_survive_json(case):
    made = GAME.setting(case.seats, case.options)
    assert read(Setting, json.loads(json.dumps(plain(made)))) == made
    for state in moments(case, "wire"):
        for viewer in viewers(state):
            drawn = board_of(state, viewer)
            assert read(Board, json.loads(json.dumps(plain(drawn)))) == drawn
            again = GAME.board(GAME.read_view(json.loads(json.dumps(state.view(viewer).to_wire()))))
            assert again == drawn
            tried = GAME.sketch(state.view(viewer), [])
            assert read(Sketch | None, json.loads(json.dumps(plain(tried)))) == tried


# --- The setting -------------------------------------------------------------------------------------------------


def test_the_setting_is_the_pack():
    made = GAME.setting(2)
    content = GAME.content
    assert [card.id for card in made.cards] == [card.id for card in content.cards]
    assert sum(card.copies for card in made.cards) == 89
    ifrit = next(card for card in made.cards if card.id == "ifrit_bow")
    assert (ifrit.needs, ifrit.damage, ifrit.trophy, ifrit.trophy_side) == (
        ("sword", "sword"),
        1,
        ("bow",),
        "w",
    )
    golem = next(card for card in made.cards if card.id == "chocolate_golem")
    assert (golem.trophy, golem.coins) == (("shield",), 1)
    assert {kind: len(names) for kind, names in made.names.items()} == {
        "card": len(content.cards),
        "dog": 6,
        "quest": 12,
        "potion": 3,
    }
    for kind in (made.names, made.texts):
        for things in kind.values():
            assert all(tuple(words) == LANGUAGES and all(words.values()) for words in things.values())
    assert made.start_edges == "EEEW"
    assert GAME.setting(4).start_edges == "EEEE"
    assert GAME.setting(4, {"two_side": True}).start_edges == "EEEW"


def test_the_module_and_the_game_say_the_same():
    view = start(Case(GAME, 2)).view(0)
    assert GAME.board(view) == board(view)
    assert GAME.setting(2) == setting(GAME, 2, GAME.complete_options({}, 2))
    with pytest.raises(BadOption):
        GAME.setting(5)
    other = ToyGame().start(2, 1).view(0)
    with pytest.raises(TypeError):
        GAME.board(other)
    with pytest.raises(TypeError):
        GAME.sketch(other, [])
    assert ToyGame().sketch(other, []) is None


# --- What the page is developed with -----------------------------------------------------------------------------


@pytest.mark.parametrize("fixture", ui_fixtures.DOGGOS_FIXTURES, ids=lambda fixture: fixture.name)
def test_recorded_games_have_the_form_of_today(fixture):
    folder = ui_fixtures.GAMES / "doggos" / "fixtures"
    whole = json.loads((folder / f"{ui_fixtures.DOGGOS_FIXTURES[0].name}.json").read_text("utf-8"))["setting"]
    found = json.loads((folder / f"{fixture.name}.json").read_text("utf-8"))
    assert {**whole, **found["setting"]} == plain(GAME.setting(fixture.seats, fixture.options))
    assert len(found["frames"]) == len(fixture.moments)
    for frame in found["frames"]:
        read(Board, frame["board"])
