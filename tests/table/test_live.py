"""A table's game made of its log: what each seat can notice, and nothing else, has a number."""

import pytest

import undercroft
from undercroft.kernel.errors import BadRecord
from undercroft.kernel.match import Match
from undercroft.table.live import LiveTable
from undercroft.table.rows import ORDERS, PERSON, PLAY, UNDO, Entry


def paper(seats: int = 2, seed: int = 11, **options: object) -> LiveTable:
    live = LiveTable("t", Match(undercroft.game("paper-dungeons"), seats, seed, options))
    live.begin(100.0)
    return live


def act(
    live: LiveTable, seat: int, kind: str = PLAY, code: int | None = None, at: float = 0.0, text: str = ""
) -> Entry:
    if kind == PLAY:
        chosen = live.match.state.choices(seat)[0] if code is None else code
        text = live.match.game.code_text(chosen)
    entry = Entry("t", live.number + 1, kind, seat, text, PERSON, f"{seat}-{live.number}", at)
    assert live.refusal(entry) is None
    live.apply(entry)
    return entry


def to_round_one(live: LiveTable) -> None:
    """Past the choice of cards, into the first round, where both decide at once."""
    while live.match.state.block == 1:
        act(live, live.match.state.to_act[0])


def test_a_rivals_hidden_choice_changes_nothing_for_others():
    live = paper()
    to_round_one(live)
    assert live.match.state.to_act == (0, 1)
    before, versions = live.frame_from(1, 0), list(live.versions)
    act(live, 0)
    assert live.versions[1:] == versions[1:], "neither the rival nor those who watch notice it"
    assert live.versions[0] == versions[0] + 1
    assert live.frame_from(1, 0) == before
    act(live, 0, UNDO)
    assert live.versions[1:] == versions[1:]
    assert live.versions[0] == versions[0] + 2
    assert live.frame_from(1, 0) == before


def test_the_end_of_a_block_is_noticed_by_all():
    live = paper()
    to_round_one(live)
    versions = list(live.versions)
    block = live.match.state.block
    while live.match.state.block == block:
        act(live, live.match.state.to_act[0])
    assert all(now > then for now, then in zip(live.versions, versions, strict=True))
    assert live.frame(1).events, "what the rival did is told now"


def test_a_take_back_leads_to_what_was_seen_before():
    live = paper()
    to_round_one(live)
    before = live.frame_from(0, 0)
    act(live, 0)
    assert live.frame(0).undo is None
    act(live, 0, UNDO)
    after = live.frame_from(0, 0)
    assert after.version == before.version + 2
    assert (after.board, after.choices, after.events) == (before.board, before.choices, before.events)


def test_frames_with_their_events_put_together_are_the_stream():
    live = paper(1)
    heard = list(live.frame_from(0, 0).events)
    seen = live.versions[0]
    for number in range(60):
        if live.match.state.over:
            break
        act(live, 0, code=live.match.state.choices(0)[number % len(live.match.state.choices(0))])
        if number % 7 == 3 and live.match.why_no_undo(0) is None:
            heard[live.frame(0).first :] = live.frame(0).events
            act(live, 0, UNDO)
        assert live.versions[0] > seen
        heard[live.frame(0).first :] = live.frame(0).events
        assert heard == live.frame_from(0, 0).events


def test_an_id_belongs_to_its_seat():
    live = paper()
    entry = act(live, 0)
    assert entry.id is not None
    assert live.played(0, entry.id)
    assert not live.played(1, entry.id)


def test_the_log_must_have_no_gap():
    live = paper()
    with pytest.raises(BadRecord):
        live.apply(Entry("t", 5, PLAY, 0, "done", PERSON, None, 0.0))


@pytest.mark.parametrize(
    ("kind", "text", "message"),
    [
        (ORDERS, "nonsense", "no-such-orders"),
        (PLAY, "nonsense", "no-such-code"),
        (UNDO, "", "nothing-to-undo"),
    ],
)
def test_what_cannot_follow_is_refused_with_a_reason(kind, text, message):
    reason = paper().refusal(Entry("t", 1, kind, 0, text, PERSON, None, 0.0))
    assert reason is not None
    assert reason.message == message


def test_a_clock_starts_when_a_seat_is_asked_and_a_take_back_gives_no_time():
    live = paper()
    to_round_one(live)
    act(live, 0, at=200.0)
    assert live.asked_at[0] == 200.0
    act(live, 0, at=210.0)
    act(live, 0, UNDO, at=220.0)
    act(live, 0, ORDERS, text="ask", at=225.0)
    assert live.asked_at[0] == 200.0
    assert live.asked_at[1] < 200.0


def test_the_end_of_a_game_alone_tells_what_the_score_is_worth():
    live = paper(1)
    assert live.frame(0).standing is None
    while not live.match.state.over:
        act(live, 0)
    frame = live.frame(0)
    assert frame.outcome is not None
    assert frame.standing == live.match.game.solo_standing(frame.outcome.scores[0], live.match.start.options)
    assert frame.standing is not None
    assert frame.standing.rank["en"] == "Lost on the stairs", "whoever takes the first choice each time"
    assert frame.standing.following is not None
    assert frame.standing.following["cs"] == "Světlonoši"
    assert frame.standing.at == 25
    assert frame.standing.better_than["easy"] == 0


def test_a_game_of_several_has_no_rank():
    live = paper(2)
    while not live.match.state.over:
        act(live, live.match.state.to_act[0])
    assert live.frame(0).standing is None


def test_a_campaign_alone_has_no_rank():
    """Its fame is that of three games, and the ranks are those of one."""
    live = paper(1, campaign="ABC")
    while not live.match.state.over:
        act(live, 0)
    frame = live.frame(0)
    assert frame.outcome is not None
    assert frame.outcome.kind == "campaign"
    assert frame.standing is None


def test_a_game_that_is_looked_back_at_has_its_rank_at_the_end_alone():
    live = paper(1)
    assert live.look_back(0).standing is None
    while not live.match.state.over:
        act(live, 0)
    assert live.look_back(None).standing == live.frame(0).standing
    assert live.look_back(None).standing is not None
