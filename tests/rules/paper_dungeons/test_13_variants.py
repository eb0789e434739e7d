"""Chapter 13: variants."""

import pytest

from tests.rules.paper_dungeons.scene import CONTENT, EDITIONS, GAME, Scene
from tests.rules_marker import rule
from undercroft.kernel.bits import ones
from undercroft.kernel.errors import BadOption
from undercroft.kernel.messages import Outcome

LANGUAGES = ("en", "ru", "it", "cs")
EMPTY = [room.name for room in CONTENT.map.rooms if not room.minion]


# --- PD-13.1 -----------------------------------------------------------------------------------------------------


@rule("PD-13.1")
@pytest.mark.parametrize(("number", "gems"), [(3, "AC"), (6, "EG")])
def test_after_bosses_1_and_2_the_two_gems_of_the_card_vanish(scene, number, gems):
    scene = scene(round=number, vanishing_gems=True)
    one, two = scene.party(gems_gone=0), scene.party(gems_gone=0, taken=gems[0])
    scene.end_round()
    assert one.crossed_out == gems
    assert two.crossed_out == gems[1]  # what is taken is kept
    assert (two.gems, two.gems_of_the_map) == (1, gems[0])


@rule("PD-13.1")
def test_a_vanished_gem_cannot_be_taken(scene):
    scene = scene(round=3, vanishing_gems=True)
    party = scene.party(at="B3")
    scene.end_round()
    party.step("A3")  # a trap, and where gem A lay
    assert (party.gems, party.traps) == (0, 1)


@rule("PD-13.1")
def test_a_gem_taken_in_round_3_itself_is_kept(scene):
    scene = scene(round=3, vanishing_gems=True)
    party = scene.party(at="B3")
    party.step("A3")
    scene.end_round()
    assert (party.gems, party.gems_of_the_map, party.crossed_out) == (1, "A", "C")


@rule("PD-13.1")
def test_already_gone_has_no_further_effect(scene):
    scene = scene(round=3, vanishing_gems=True)
    party = scene.party(gems_gone=0b1, gems=2)
    scene.end_round()
    assert (party.crossed_out, party.gems) == ("AC", 2)


@rule("PD-13.1")
@pytest.mark.parametrize("number", [1, 2, 4, 5, 7, 8])
def test_no_gem_vanishes_after_other_rounds(scene, number):
    scene = scene(round=number, vanishing_gems=True)
    party = scene.party(gems_gone=0)
    scene.end_round()
    assert party.crossed_out == ""


@rule("PD-13.1")
def test_without_the_variant_nothing_vanishes(scene):
    assert GAME.complete_options({}, 2)["vanishing_gems"] is False
    scene.play_to_the_end()
    assert [party.crossed_out for party in scene.parties] == ["", ""]


@rule("PD-13.1", "PD-13.3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_it_is_obligatory_in_solo(scene, edition):
    scene = scene(seats=1, edition=edition, vanishing_gems=False)
    party = scene.party()
    scene.play_to_round(4)
    assert party.crossed_out == "AC"
    scene.play_to_round(7)
    assert party.crossed_out == "ACEG"


@rule("PD-13.1", "PD-1.4")
def test_the_gems_of_the_drawn_boss_vanish(scene):
    scene = scene(round=3, vanishing_gems=True, bosses="cyclops medusa kraken")
    party = scene.party()
    scene.end_round()
    assert party.crossed_out == "BD"


# --- PD-13.2 -----------------------------------------------------------------------------------------------------


def play_campaign(scene: Scene, fames: list[tuple[int, int]], rooms: tuple[int, int] = (0, 0)) -> Outcome:
    """Play a campaign for two; every chapter gives each seat this fame (in boss box 1, corrected for all else)."""
    for chapter, fame in enumerate(fames):
        scene.set_up()
        state = scene.state
        assert (state.chapter, state.round) == (chapter, 1)
        scene.play_to_round(8)
        for seat, sheet in enumerate(state.sheets):
            sheet.explored = (1 << rooms[seat]) - 1
            sheet.visited = 0
            sheet.boss1 = 0
        for seat, sheet in enumerate(state.sheets):
            # The last boss has yet to be fled from.
            earlier = sum(points[seat] for points in fames[:chapter])
            sheet.boss1 = fame[seat] - (state.score(seat) - earlier) + 5
        scene.end_round()
    assert scene.state.over
    outcome = scene.state.outcome
    assert outcome is not None
    return outcome


@rule("PD-13.2")
@pytest.mark.parametrize("campaign", ["ABC", "DEF", "GHI", "JKL"])
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_campaign_plays_its_three_dungeons_in_order_and_adds_the_fame(campaign, edition):
    scene = Scene(edition=edition, campaign=campaign)
    outcome = play_campaign(scene, [(10, 20), (40, 5), (-3, 6)])
    assert [str(event.args["dungeon"]) for event in scene.told("dungeon_laid")] == list(campaign)
    assert outcome.scores == (47, 31)
    assert (outcome.kind, outcome.winners) == ("campaign", (0,))
    chapters = [line for line in scene.state.score_sheet(0, 0) if line.rule == "PD-13.2"]
    assert [(line.args["chapter"], line.points) for line in chapters] == [
        (campaign[0], 10),
        (campaign[1], 40),
    ]


@rule("PD-13.2")
def test_the_grand_campaign_plays_all_twelve():
    scene = Scene(edition="cz", campaign="ABCDEFGHIJKL")
    outcome = play_campaign(scene, [(chapter, 1) for chapter in range(12)])
    assert [str(event.args["dungeon"]) for event in scene.told("dungeon_laid")] == list("ABCDEFGHIJKL")
    assert outcome.scores == (66, 12)


@rule("PD-13.2", "PD-14.1")
@pytest.mark.parametrize("edition", ["ru", "it"])
def test_the_grand_campaign_is_only_in_cz(edition):
    with pytest.raises(BadOption, match="grand-campaign-edition"):
        GAME.start(seats=2, seed=7, options={"edition": edition, "campaign": "ABCDEFGHIJKL"})


@rule("PD-13.2")
def test_only_whole_stories_are_campaigns():
    for campaign in ("AB", "BCD", "CBA"):
        with pytest.raises(BadOption, match="bad-option-value"):
            GAME.start(seats=2, seed=7, options={"campaign": campaign})
    with pytest.raises(BadOption, match="campaign-has-dungeons"):
        GAME.start(seats=2, seed=7, options={"campaign": "ABC", "dungeon": "D"})


@rule("PD-13.2")
def test_every_chapter_is_a_full_game_with_new_cards_and_sheets():
    scene = Scene(campaign="ABC", missions="hero_at_6")
    scene.set_up()
    party = scene.parties[0]
    party.use("1 brew")
    party.use("2 brew", *(["level rogue"] if party.potions == 2 else []))
    scene.play_to_round(8)
    scene.end_round()
    assert (scene.state.chapter, scene.state.round, scene.asked()) == (1, 0, "missions")
    fresh = scene.state.sheets[0]
    assert (fresh.potions, fresh.health, fresh.talent, fresh.goal, fresh.boss1) == (0, 4, -1, -1, 0)
    assert (scene.state.talent_deck, scene.state.goal_deck) == (0xFFFF, 0xFFFF)
    carried = scene.state.score(0)
    assert carried != 1  # only the fame is carried: the heroes' 1 of the new sheet is not all
    scene.set_up()
    assert [event.args["round"] for event in scene.told("round_started")] == [*range(1, 9), 1]
    assert ones(scene.state.missions) == 1
    assert scene.parties[0].heroes == (1, 1, 1, 1)


@rule("PD-13.2")
def test_a_tie_in_a_campaign_is_shared_whoever_explored_more():
    outcome = play_campaign(Scene(campaign="DEF"), [(10, 20), (20, 10), (5, 5)], rooms=(1, 6))
    assert outcome.scores == (35, 35)
    assert (outcome.ranks, outcome.winners) == ((1, 1), (0, 1))
    assert {reason.rule for reason in outcome.reasons} == {"PD-13.2"}


@rule("PD-13.2")
def test_the_chapter_s_story_comes_first():
    """The dungeon, with which the story is told, is laid before anything else of its chapter happens."""
    scene = Scene(campaign="GHI")
    play_campaign(scene, [(1, 1), (1, 1), (1, 1)])
    kinds = [event.kind for event in scene.told() if event.kind not in ("sheet_taken", "noticed")]
    after = [place + 1 for place, kind in enumerate(kinds) if kind == "chapter_scored"]
    assert [kinds[place] for place in (0, *after[:2])] == ["dungeon_laid"] * 3


@rule("PD-13.2")
def test_the_four_stories():
    titles = {story.chapters: story.title for story in CONTENT.stories}
    assert list(titles) == ["ABC", "DEF", "GHI", "JKL"]
    assert titles["ABC"].in_language("it") == "Eroi cittadini"
    assert titles["ABC"].in_language("cs") == "Lovci banditů"
    assert titles["DEF"].in_language("en") == "The mummy of Hamnapta"
    assert titles["GHI"].in_language("en") == "The necromancers’ tower"
    assert titles["JKL"].in_language("en") == "Across the kingdom"


@rule("PD-13.2")
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_dungeon_has_a_short_story_of_its_own(language):
    stories = [dungeon.story.in_language(language) for dungeon in CONTENT.dungeons]
    assert len(set(stories)) == 12
    assert all(40 <= len(story) <= 600 for story in stories)


# --- PD-13.3 -----------------------------------------------------------------------------------------------------


@rule("PD-13.3")
def test_a_solo_game_is_set_up_as_usual():
    scene = Scene(seats=1, missions="hero_at_6 gems_4 items_4")
    (party,) = scene.keep("healer", goals=("gems",))
    assert (len(party.view.missions), party.potions) == (3, 2)
    scene.begin()
    outcome = scene.play_to_the_end()
    assert (outcome.kind, outcome.ranks) == ("solo", (1,))


@rule("PD-13.3", "PD-9.2")
def test_solo_missions_are_worth_by_round_and_not_4(scene):
    scene = scene(seats=1, missions="potions_8")
    party = scene.party(potions=8)
    scene.end_round()
    assert party.mission_fame == 6


@rule("PD-13.3", "PD-7.9")
def test_in_solo_only_vanishing_gems_are_crossed_out(scene):
    scene = scene(seats=1)
    party = scene.party(at="D5")
    party.step("C5")  # gem D
    scene.end_round()
    assert (party.gems_of_the_map, party.crossed_out) == ("D", "")
    assert scene.told("gems_crossed_out") == []


@rule("PD-13.3")
def test_a_rank_for_every_solo_score():
    ranks = [CONTENT.rank(fame) for fame in range(-60, 200)]
    assert [rank.at for rank in ranks] == sorted(rank.at for rank in ranks)
    assert {rank.at for rank in ranks} == {rank.at for rank in CONTENT.ranks}
    for rank in CONTENT.ranks[1:]:
        assert CONTENT.rank(rank.at) == rank
        assert CONTENT.rank(rank.at - 1) != rank
    # Known scores: a reviewer's 67 lies in the middle, 111 won a monthly challenge.
    assert CONTENT.rank(67).at < CONTENT.rank(111).at < CONTENT.ranks[-1].at
