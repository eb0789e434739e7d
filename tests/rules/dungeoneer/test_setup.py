"""DL-15 to DL-23: decks, map, heroes, quests, hands, first player, centre; DLQ-1, 2, 9, 120, 144, 150."""

from typing import Any

import pytest

from tests.rules.dungeoneer.scene import Scene
from tests.rules_marker import rule
from undercroft.games.dungeoneer.atlas import chart_of, distance, entrances
from undercroft.games.dungeoneer.codes import CHANCES
from undercroft.games.dungeoneer.game import Dungeoneer
from undercroft.games.dungeoneer.state import LORD_READY
from undercroft.kernel.squares import HOME, STRIDE
from undercroft.kernel.state import CHANCE

GAME = Dungeoneer()


def start(seats: int, options: dict[str, Any]) -> Any:
    """A game of the built-in sets that asks for its chances."""
    return GAME.start(seats, 1, options, chance="ask")


class Setting:
    """A game of the epic set while it is set up: everything that chance was asked, and the state then."""

    def __init__(self, seats: int, pick: int = 0, **options: Any) -> None:
        self.state = start(seats, options)
        self.asked: list[tuple[str, list[tuple[int, ...]], set[int]]] = []
        while self.state.to_act == (CHANCE,) and self.state.phase == 0:
            outcomes = self.state.outcomes()
            decoded = [CHANCES.decode(code) for code, _ in outcomes]
            self.asked.append(
                (decoded[0][0], [which for _, which in decoded], {weight for _, weight in outcomes})
            )
            self.state.play(CHANCE, outcomes[pick % len(outcomes)][0])

    def questions(self, kind: str) -> list[list[int]]:
        """Among what chance chose whenever it was asked for this kind, as first operands."""
        return [[which[0] for which in among] for asked, among, _ in self.asked if asked == kind]


@pytest.fixture(scope="module", params=[0, 5, 11])
def setting(request):
    return Setting(3, request.param)


# --- Decks -------------------------------------------------------------------------------------------------------------


@rule("DL-15", "DL-21", "DLQ-1")
def test_decks_hold_their_own_cards_without_the_centre(setting):
    state = setting.state
    assert state.piles[0].size() == 58 - 15
    assert state.piles[1].size() == 0
    assert state.quest_pile.size() == 13 - 7
    assert state.locations.size() == 22 - 5
    assert state.discards == [[], []]
    dealt = [card for player in state.players for card in player.hand]
    assert sorted([*dealt, *state.piles[0].pool, state.tables.lord]) == [
        card.number for card in state.tables.cards if card.stage == 0
    ]


@rule("DLQ-1", "DL-23")
def test_the_arch_lich_lord_and_his_quest_are_never_dealt(setting):
    tables = setting.state.tables
    assert all(tables.lord not in among for among in setting.questions("card"))
    assert all(tables.lord_quest not in among for among in setting.questions("quest"))
    assert len(setting.questions("card")[0]) == 58
    assert len(setting.questions("quest")[0]) == 13


@rule("DL-15", "DL-21")
def test_every_card_of_a_shuffled_deck_is_equally_likely(setting):
    assert all(weights == {1} for _, _, weights in setting.asked)
    assert [len(among) for among in setting.questions("card")] == list(range(58, 43, -1))


# --- The map -----------------------------------------------------------------------------------------------------------


@rule("DL-16", "DLQ-144")
def test_the_entrance_lies_upright_with_a_tunnel_on_each_side(setting):
    state = setting.state
    tables = state.tables
    assert state.at[HOME] == tables.first_entrance
    assert tables.locations[tables.first_entrance].entrance
    assert state.turned[tables.first_entrance] == 0
    around = [state.at[HOME + stride] for stride in STRIDE]
    assert all(location >= 0 and not tables.locations[location].room for location in around)
    assert sum(cell >= 0 for cell in state.cells) == 5
    assert all(chart_of(state).away[location] >= 0 for location in chart_of(state).laid)
    assert not set(around) & set(state.locations.pool)


@rule("DL-16", "DLQ-2", "DLQ-9")
def test_any_tunnel_may_be_drawn_grim_ones_too_but_no_room(setting):
    tables = setting.state.tables
    first = setting.questions("location")[0]
    tunnels = [
        card.number for card in tables.locations if card.stage == 0 and not card.room and not card.entrance
    ]
    assert first == tunnels
    assert any(tables.locations[location].grim for location in first)
    assert tables.throne not in first
    assert tables.locations[tables.throne].room
    assert tables.throne in setting.state.locations.pool


NARROW = """
[[locations]]
id = "t1"
frame = "dungeon"
type = "tunnel"
glory = 1
peril = 1
exits = ["open", "open", "wall", "open"]
[[locations]]
id = "t2"
frame = "dungeon"
type = "tunnel"
glory = 1
peril = 1
exits = ["open", "wall", "open", "wall"]
"""


@rule("DLQ-144", "DLQ-9", "DL-36")
def test_tunnels_are_turned_and_assigned_only_as_they_fit():
    scene = Scene(locations=NARROW)
    state = scene.state
    # North of the entrance t1 has to show its open side to it: it is turned. East and west t2 has no way in.
    assert state.at[HOME + STRIDE[0]] == scene.location("t1")
    assert state.turned[scene.location("t1")] == 1
    assert state.at[HOME + STRIDE[1]] == scene.location("t3")
    assert state.at[HOME + STRIDE[2]] == scene.location("t2")
    assert all(chart_of(state).away[location] >= 0 for location in chart_of(state).laid)


@rule("DLQ-144", "DLQ-9")
def test_both_ways_to_lie_are_equally_likely_where_both_are_legal(setting):
    halves = setting.questions("half-turn")
    assert len(halves) == 4
    assert all(among in ([0], [1], [0, 1]) for among in halves)
    assert [0, 1] in halves


# --- Heroes ------------------------------------------------------------------------------------------------------------


@rule("DL-17")
def test_everybody_gets_one_random_hero_at_level_4_with_12_health(setting):
    state = setting.state
    heroes = [player.hero for player in state.players]
    assert len(set(heroes)) == 3
    assert [len(among) for among in setting.questions("hero")] == [6, 5, 4]
    assert [(player.level, player.health) for player in state.players] == [(4, 12)] * 3
    assert all(player.inventory == [] and player.lair == [] for player in state.players)


@rule("DL-17")
@pytest.mark.parametrize(("sets", "level", "health"), [("heroic", 1, 6), ("legendary", 7, 18)])
def test_other_stages_begin_at_their_own_level(sets, level, health):
    state = Setting(2, sets=sets).state
    assert [(player.level, player.health) for player in state.players] == [(level, health)] * 2


@rule("DL-18", "DL-19")
def test_all_stand_on_the_entrance_with_its_points(setting):
    state = setting.state
    entrance = state.tables.first_entrance
    assert [player.place for player in state.players] == [entrance] * 3
    assert [(player.glory, player.peril) for player in state.players] == [(1, 2)] * 3


@rule("DL-19")
def test_the_points_are_those_of_the_entrance_card():
    locations = """
    [[locations]]
    id = "gate"
    frame = "dungeon"
    type = "tunnel"
    entrance = true
    glory = 3
    peril = 4
    exits = ["open", "open", "open", "open"]
    """
    scene = Scene(locations=locations)
    assert [(hero.glory, hero.peril) for hero in scene.heroes] == [(3, 4), (3, 4)]


# --- Quests and hands ----------------------------------------------------------------------------------------------------


@rule("DL-20")
def test_two_personal_quests_each_and_a_common_one_all_face_up(setting):
    state = setting.state
    assert [len(player.quests) for player in state.players] == [2, 2, 2]
    assert len(state.common) == 2  # one, and that of the Arch Lich Lord
    quests = [quest for player in state.players for quest in player.quests] + state.common
    assert len(set(quests)) == 8
    view = state.view(None)
    assert [player.quests for player in view.players] == [player.quests for player in state.players]


@rule("DL-20")
def test_personal_quests_are_for_their_owner_the_common_one_for_all():
    scene = Scene()
    ann, bob = scene.heroes
    scene.map({"0,0": "gate", "1,0": "r1", "2,0": "r2", "3,0": "r3"}).common("q3")
    ann.has(quests="q1", place="r1")
    bob.has(quests="q2", place="r1")
    scene.phase("feats")
    assert ann.may("attempt q1")
    scene.phase("feats", seat=1)
    bob.refused("attempt q1", "DL-46")
    for seat, hero in enumerate((ann, bob)):
        hero.has(place="r3")
        scene.phase("feats", seat=seat)
        assert hero.may("attempt q3")
    # Anybody, but on their own turn.
    assert ann.choices == []


@rule("DL-21")
def test_five_hidden_cards_each(setting):
    state = setting.state
    assert [len(player.hand) for player in state.players] == [5, 5, 5]
    for seat, player in enumerate(state.players):
        assert player.known == []
        others = [view for other in (0, 1, 2, None) if other != seat for view in [state.view(other)]]
        assert all(view.players[seat].hand == [] and len(view.backs[seat]) == 5 for view in others)


# --- Who begins, and the centre ------------------------------------------------------------------------------------------


@rule("DL-22", "DLQ-120")
def test_every_seat_is_as_likely_to_begin(setting):
    assert setting.questions("first") == [[0, 1, 2]]
    state = setting.state
    assert state.active == state.first
    assert state.round == 1


@rule("DL-22", "DLQ-120")
@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_the_one_drawn_begins(first):
    state = start(4, {})
    while state.to_act == (CHANCE,) and state.phase == 0:
        code = state.outcomes()[0][0]
        if CHANCES.decode(code)[0] == "first":
            code = CHANCES.encode("first", first)
        state.play(CHANCE, code)
    assert (state.first, state.active) == (first, first)


@rule("DL-23")
def test_the_centre(setting):
    state = setting.state
    assert state.lord_status == LORD_READY
    assert state.scepter == 1
    assert state.tables.lord_quest in state.common
    assert state.tables.cards[state.tables.lord].lord
    assert state.tables.lord not in state.gone


@rule("DL-23")
def test_a_set_without_the_event_has_no_centre():
    scene = Scene()
    assert scene.state.lord_status == 0
    assert len(scene.state.common) == 1
    scene.phase("reset")
    assert scene.told("die_rolled") == []


# --- Several entrances -----------------------------------------------------------------------------------------------------


@rule("DLQ-150")
def test_set_up_uses_the_first_stages_entrance():
    scene = Scene(sets="heroic,epic")
    state = scene.state
    assert state.at[HOME] == scene.location("gate_h")
    assert [hero.place for hero in scene.heroes] == ["gate_h", "gate_h"]
    assert scene.location("gate") not in state.locations.pool


@rule("DLQ-150")
def test_an_entrance_of_a_later_stage_is_a_card_of_its_deck_and_counts_once_placed():
    scene = Scene(sets="heroic,epic")
    ann, bob = scene.heroes
    state = scene.state
    for hero in (ann, bob):
        hero.has(level=3, reached=3)
    bob.has(level=4, reached=4)
    scene.map({"0,0": "gate_h", "1,0": "r1_h", "2,0": "r2_h", "3,0": "r3_h", "4,0": "r4_h"})
    ann.has(quests="q1_h", place="r1_h")
    scene.phase("feats")
    ann.does("attempt q1_h")
    ann.does(next(choice for choice in ann.choices if choice.startswith("hero ")))
    assert state.stage == 1
    assert scene.location("gate") in state.locations.under[1]
    scene.map({"0,0": "gate_h", "1,0": "r1_h", "2,0": "r2_h", "3,0": "r3_h", "4,0": "r4_h"})
    assert distance(state, scene.location("r4_h")) == 3
    scene.map({"0,0": "gate_h", "1,0": "r1_h", "2,0": "r2_h", "3,0": "r3_h", "4,0": "r4_h", "5,0": "gate"})
    assert len(entrances(state)) == 2
    assert distance(state, scene.location("r4_h")) == 0
    assert distance(state, scene.location("r2_h")) == 1
