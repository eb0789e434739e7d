"""Observations: what they say, that they say what a seat knows and no more, and that the page about them is right."""

import hashlib
from pathlib import Path
from random import Random

import numpy as np
import pytest

import undercroft
from tests.envs.fields import tables_of
from tests.envs.play import TABLES, moments
from undercroft.envs import Observer, layout
from undercroft.envs.observing import encoder_of
from undercroft.games.dungeoneer.state import LISTS
from undercroft.kernel.squares import ACROSS, CELL_OF, NUMBER_OF, REACH, WIDTH
from undercroft.kernel.streams import Streams

PAGE = Path(__file__).parents[2] / "docs" / "envs.md"


def bits(number, count):
    return [number >> place & 1 for place in range(count)]


def one_hot(number, count):
    return [int(place == number) for place in range(count)]


def order(viewer, seats):
    return [(viewer + away) % seats for away in range(seats)]


# --- What a seat cannot tell apart ---------------------------------------------------------------------------------

HIDDEN = [
    ("paper-dungeons", 1, {"campaign": "ABC"}),
    ("paper-dungeons", 2, {}),
    ("paper-dungeons", 3, {"secret_cards": True, "ask_potions": True}),
    ("doggos", 2, {}),
    ("doggos", 3, {"hidden_coins": True}),
    ("dungeoneer", 1, {}),
    ("dungeoneer", 2, {}),
    ("dungeoneer", 2, {"sets": "heroic,epic,legendary"}),
    ("dungeoneer", 3, {"impartial_placement": True}),
]
EVERY = {"paper-dungeons": 6, "doggos": 4, "dungeoneer": 40}


@pytest.mark.parametrize(("game", "seats", "options"), HIDDEN)
def test_states_that_a_seat_cannot_tell_apart_look_the_same(game, seats, options):
    observer = Observer(undercroft.game(game), seats, options)
    rng = Random(7)
    told = 0
    for state in moments(game, seats, 7, EVERY[game], **options):
        for seat in range(seats):
            guess = state.view(seat).guess(Streams.seeded(rng.getrandbits(64)))
            assert np.array_equal(observer.observe(state, seat), observer.observe(guess, seat))
            assert np.array_equal(observer.mask(state, seat), observer.mask(guess, seat))
            other = (seat + 1) % seats
            told += not np.array_equal(observer.observe(state, other), observer.observe(guess, other))
    assert told > 0 or seats == 1, "no guess changed anything that somebody sees"


@pytest.mark.parametrize(("game", "seats", "options"), HIDDEN)
def test_what_is_kept_from_look_to_look_leaves_no_trace(game, seats, options):
    house = undercroft.game(game)
    observer = Observer(house, seats, options)
    rng = Random(13)
    every = EVERY[game] // 2
    for state, other in zip(
        moments(game, seats, 13, every, **options), moments(game, seats, 14, every, **options), strict=False
    ):
        # A game that goes on from here, and one that only seems to be the same.
        copy = state.copy()
        guess = state.view(rng.randrange(seats)).guess(Streams.seeded(rng.getrandbits(64)))
        for stranger in (copy, guess):
            for _ in range(rng.randrange(3)):
                if stranger.to_act:
                    actor = rng.choice(stranger.to_act)
                    stranger.play(actor, rng.choice(stranger.choices(actor)))
        for table in (state, copy, guess, other, state):
            fresh = encoder_of(house, seats, options)
            for seat in range(seats):
                assert observer.encoder.look(table, seat) == fresh.look(table, seat)


@pytest.mark.parametrize(("game", "seats", "options"), HIDDEN)
def test_a_view_says_what_its_state_does(game, seats, options):
    encoder = Observer(undercroft.game(game), seats, options).encoder
    for state in moments(game, seats, 19, EVERY[game], **options):
        for seat in range(seats):
            assert encoder.encode(state.view(seat)) == encoder.look(state, seat)


# --- Shapes ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_observations_have_their_size_and_keep_their_bounds(game, seats):
    observer = Observer(undercroft.game(game), seats)
    space, masks = observer.observation_space(), observer.mask_space()
    for state in moments(game, seats, seats, 30):
        for seat in range(seats):
            assert space.contains(observer.observe(state, seat))
            mask = observer.mask(state, seat)
            assert masks.contains(mask)
            assert np.flatnonzero(mask).tolist() == state.choices(seat)


@pytest.mark.parametrize("game", ["paper-dungeons", "doggos", "dungeoneer"])
def test_fields_share_the_memory_of_the_observation(game):
    fields = layout(game, 2)
    assert len({field.name for field in fields.fields}) == len(fields.fields)
    observation = np.arange(fields.size)
    parts = fields.split(observation)
    assert np.concatenate([part.ravel() for part in parts.values()]).tolist() == observation.tolist()
    assert all(np.shares_memory(part, observation) for part in parts.values())


@pytest.mark.parametrize("game", ["paper-dungeons", "doggos", "dungeoneer"])
def test_who_only_watches_and_other_games_have_no_observation(game):
    state = undercroft.game(game).start(2, 1)
    encoder = Observer(undercroft.game(game), 2).encoder
    with pytest.raises(TypeError, match="only watches"):
        encoder.encode(state.view(None))
    for seat in (-1, 2):
        with pytest.raises(TypeError, match="one of its 2 seats"):
            encoder.look(state, seat)
    other = undercroft.game("doggos" if game != "doggos" else "dungeoneer").start(2, 1)
    with pytest.raises(TypeError, match="a state of"):
        encoder.look(other, 0)
    with pytest.raises(TypeError, match="a state of"):
        encoder.encode(other.view(0))


# What observations come to: they change with the rules, the packs and the fields, and never with the build. Print
# `written(game)` and look why before writing it here.
WRITTEN = {"paper-dungeons": "5a25d8afbde9", "doggos": "27b75bfbee37", "dungeoneer": "bc8108454e98"}


def written(game):
    """A hash over what both seats observe at every fifth moment of a random game."""
    observer = Observer(undercroft.game(game), 2)
    found = hashlib.blake2b(digest_size=6)
    for state in moments(game, 2, 17, 5):
        for seat in range(2):
            found.update(observer.observe(state, seat).tobytes())
    return found.hexdigest()


@pytest.mark.parametrize("game", WRITTEN)
def test_both_builds_write_the_same(game):
    assert written(game) == WRITTEN[game]


# --- What the fields say -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (1, {}),
        (2, {"ask_potions": True, "edition": "it"}),
        (3, {"secret_cards": True}),
        (2, {"campaign": "ABC"}),
    ],
)
def test_paper_dungeons_says_what_stands_on_the_sheets(seats, options):
    observer = Observer(undercroft.game("paper-dungeons"), seats, options)
    for state in moments("paper-dungeons", seats, 3, 5, **options):
        for seat in range(seats):
            view = state.view(seat)
            told = observer.layout.split(observer.observe(state, seat))
            assert told["round"].tolist() == one_hot(view.round, 9)
            assert told["dice"].sum() + told["skulls"].sum() == len(view.dice)
            assert told["dungeon"].tolist() == one_hot(view.table["dungeon"], 12)
            assert [told["bosses"][stage].tolist() for stage in range(3)] == [
                one_hot(boss, 12) for boss in view.bosses
            ]
            assert np.flatnonzero(told["missions"]).tolist() == view.missions
            assert told["done"][0] == view.table["done"]
            assert told["talent_hand"].tolist() == bits(view.own.talent_hand, 16)
            assert told["waiting"][0] == len(view.own.agenda)
            for away, other in enumerate(order(seat, seats)):
                sheet = view.sheet(other)
                assert told[f"{away}.levels"].sum(axis=1).tolist() == [sheet.level(hero) for hero in range(4)]
                assert told[f"{away}.boxes"].sum(axis=1).tolist() == [sheet.filled(item) for item in range(8)]
                assert told[f"{away}.explored"].ravel().tolist() == bits(sheet.explored, 42)
                assert told[f"{away}.killed"].ravel().tolist() == bits(sheet.killed, 42)
                assert told[f"{away}.room"].tolist() == one_hot(sheet.room, 43)
                assert told[f"{away}.visited"].tolist() == bits(sheet.visited, 3)
                assert told[f"{away}.gems_taken"].tolist() == bits(sheet.gems_taken, 8)
                assert told[f"{away}.gems_gone"].tolist() == bits(sheet.gems_gone, 8)
                assert told[f"{away}.missions_done"].tolist() == bits(sheet.missions, 16)
                assert told[f"{away}.talent"].tolist() == one_hot(sheet.talent, 16)
                assert told[f"{away}.goal"].tolist() == one_hot(sheet.goal, 16)
                assert told[f"{away}.alignment"].tolist() == bits(sheet.alignment, 4)
                assert told[f"{away}.talent_could"].tolist() == bits(sheet.could, 16)
                names = "health potions hearts wounds risen gems minions traps walls waters mission_fame"
                assert told[f"{away}.counts"].tolist() == [getattr(sheet, name) for name in names.split()]
                assert (told[f"{away}.boss_fame"] - 64.0).tolist() == [sheet.boss1, sheet.boss2, sheet.boss3]
                assert int(told[f"{away}.fame"][0]) - 64 == view.fame(other)
                powers = [
                    view.power(other, stage) if view.bosses[stage - 1] >= 0 else 0 for stage in (1, 2, 3)
                ]
                assert told[f"{away}.power"].tolist() == powers
                assert told[f"{away}.earlier"][0] == min(255, sum(view.earlier(other)))


def test_paper_dungeons_tells_the_dice_that_may_still_be_used():
    observer = Observer(undercroft.game("paper-dungeons"), 1)
    seen = set()
    for state in moments("paper-dungeons", 1, 5, 1):
        told = observer.layout.split(observer.observe(state, 0))
        if told["block"][3]:
            seen.add((int(told["dice_left"].sum()), int(told["used"].sum())))
    assert {(3, 0), (2, 1), (1, 2)} <= seen


@pytest.mark.parametrize(("seats", "options"), [(1, {}), (2, {}), (4, {"hidden_coins": True})])
def test_doggos_says_what_lies_on_the_table(seats, options):
    observer = Observer(undercroft.game("doggos"), seats, options)
    rooms = walks = 0
    for state in moments("doggos", seats, 3, 1, **options):
        for seat in range(seats):
            view = state.view(seat)
            told = observer.layout.split(observer.observe(state, seat))
            assert told["round"].tolist() == one_hot(view.round, 4)
            assert told["drawn"].tolist() == one_hot(view.table["drawn"], 64)
            assert told["unseen"].tolist() == [*view.unseen, *[0] * (64 - len(view.unseen))]
            assert told["common_quests"].tolist() == bits(view.table["common"], 16)
            assert told["hand"].tolist() == bits(view.players[seat].hand, 16)
            for away, other in enumerate(order(seat, seats)):
                player = view.player(other)
                assert told[f"{away}.dog"].tolist() == one_hot(player.dog, 8)
                assert told[f"{away}.status"].tolist() == one_hot(player.status, 3)
                assert told[f"{away}.quest"].tolist() == one_hot(player.quest, 16)
                assert told[f"{away}.turn"][0] == (view.active == other)
                counts = [player.paws, player.extra, player.owed]
                for packed in (player.syms, player.pairs, player.potions):
                    counts += [packed >> shift & 255 for shift in (0, 8, 16)]
                counts += [player.defence, player.keys, player.hidden]
                assert told[f"{away}.counts"].tolist() == counts
                assert told[f"{away}.cards"].sum() == len(player.cards)
            rooms = max(rooms, check_doggos_map(view, told["map"]))
            walks += view.walk is not None
            assert told["walking"].sum() == (view.walk is not None)
    assert rooms > 4
    assert walks > 0


def check_doggos_map(view, area):
    """The map cell by cell against the grid; how many rooms lie on it."""
    grid = view.grid if view.walk is None else view.walk.grid
    laid = [room for room, cell in enumerate(grid.cells) if grid.at[cell] == room]
    assert area[:, :, :9].sum() == len(laid)
    assert area[REACH, REACH, 8] == 1
    broken = set(grid.passages) | (set(view.walk.passages) if view.walk else set())
    for room in laid:
        row, column = divmod(grid.cells[room], WIDTH)
        cell = area[row - 1, column - 1]
        design = grid.designs[room]
        assert cell[9] == design + 1
        if design >= 0:
            assert cell[view.tables.kind[design]] == 1
            assert (cell[13], cell[14]) == (view.tables.damage[design], view.tables.coins[design])
        if not broken:
            openness = {0: 0, 1: 2, 2: 1}
            assert cell[15:19].tolist() == [openness[grid.edges[room] >> 2 * side & 3] for side in range(4)]
        mark = grid.marks[room]
        paws = mark >> 6 if mark > 1 else 0
        mine = (mark & 15) - 2 == view.seat
        assert (cell[19], cell[20]) == ((paws, 0) if mine else (0, paws))
        assert cell[21] == (mark == 1)
        on_path = view.walk is not None and room in view.walk.path
        assert cell[23] == on_path
        assert cell[26] == (view.walk is not None and view.walk.room == room)
    if view.chosen >= 0:
        assert area.reshape(-1, area.shape[2])[NUMBER_OF[view.chosen], 27] == 1
    return len(laid)


@pytest.mark.parametrize(("seats", "options"), [(1, {}), (3, {}), (2, {"sets": "heroic,epic,legendary"})])
def test_dungeoneer_says_what_lies_on_the_table(seats, options):
    observer = Observer(undercroft.game("dungeoneer"), seats, options)
    battles = drafts = 0
    for state in moments("dungeoneer", seats, 6, 9, **options):
        for seat in range(seats):
            view = state.view(seat)
            told = observer.layout.split(observer.observe(state, seat))
            assert told["round"][0] == view.table["round"]
            assert told["phase"].tolist() == one_hot(view.table["phase"], 6)
            assert told["active"].tolist() == one_hot(
                (view.active - seat) % seats if view.active >= 0 else -1, seats
            )
            assert told["decks"].tolist() == [view.deck_size(deck) for deck in range(4)]
            assert told["agenda"].sum() == len(view.steps)
            assert told["battles"][0] == len(view.battles)
            assert told["draft"][0] == (view.draft is not None)
            battles += bool(view.battles)
            drafts += view.draft is not None
            for away, other in enumerate(order(seat, seats)):
                player = view.players[other]
                assert told[f"{away}.hero"].tolist() == one_hot(player.hero, 24)
                counts = told[f"{away}.counts"].tolist()
                assert counts[2:4] == [max(0, player.health), player.level]
                assert counts[12:16] == [
                    min(31, n) for n in (player.glory, player.peril, player.points, view.hand_size(other))
                ]
                for column, zone in enumerate((player.hand, player.inventory, player.curses, player.lair)):
                    assert np.flatnonzero(told["cards"][:, 4 * away + column]).tolist() == sorted(zone)
                for column, zone in enumerate((player.quests, player.done, player.artifacts, player.escorts)):
                    assert np.flatnonzero(told["quests"][:, 4 * away + column]).tolist() == sorted(set(zone))
                here = np.flatnonzero(told["locations"][:, 4 + away]).tolist()
                assert here == ([player.place] if player.place >= 0 else [])
            cells = view.lists[LISTS.index("cells")]
            assert np.flatnonzero(told["locations"][:, 0]).tolist() == [
                n for n, cell in enumerate(cells) if cell >= 0
            ]
            for place, cell in enumerate(cells):
                if cell >= 0:
                    _, column, row, turned = told["locations"][place][:4].tolist()
                    assert CELL_OF[row * ACROSS + column] == cell
                    assert turned == (view.values("turned")[place] != 0)
    assert battles > 0
    assert drafts > 0 or seats == 1


# --- The page -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["paper-dungeons", "doggos", "dungeoneer"])
def test_the_page_lists_every_field(game):
    assert tables_of(game) in PAGE.read_text(), (
        f"docs/envs.md has other fields than {game}: run `python -m tests.envs.fields`"
    )
