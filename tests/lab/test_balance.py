"""Games under observation: they are the games of their seeds, and what is noted is what happened."""

import html
import json
import pickle
import re
import sys
from collections import Counter
from dataclasses import replace

import pytest

import undercroft
from undercroft import bots
from undercroft.bots.draws import Draws
from undercroft.bots.playout import play_game
from undercroft.bots.programs import close_programs
from undercroft.games.paper_dungeons.codes import KILL
from undercroft.games.paper_dungeons.state import PaperDungeonsState
from undercroft.kernel.errors import UndercroftError
from undercroft.kernel.messages import Name
from undercroft.lab.balance import Report, Study, Teller, compare, page, read_report, report, study
from undercroft.lab.balance.findings import DEAD, HIGH, LOW, STRONG, UNSEEN, UNWANTED, WEAK
from undercroft.lab.balance.notes import TABLE, Kind, Note, Thing
from undercroft.lab.balance.observing import _Observer
from undercroft.lab.balance.watcher import Watcher
from undercroft.lab.seeds import TABLE as TABLE_SEED
from undercroft.lab.seeds import derived
from undercroft.lab.simulate import BadSimulation, Order
from undercroft.locales import LANGUAGES, Speaker

SEATS = {"paper-dungeons": 2, "doggos": 3, "dungeoneer": 2}


def run(game, **changes) -> Study:
    order = {"games": 4, "seats": SEATS[game], "bots": ["random"], "seed": 7, "jobs": 1}
    return study(game, **{**order, **changes})


@pytest.fixture(scope="module", params=sorted(SEATS))
def played(request) -> Study:
    return run(request.param)


# --- Playing -------------------------------------------------------------------------------------------------------


def test_watching_a_game_does_not_change_it():
    """Dungeoneer deals its heroes, so no lot takes part: these are the games that anybody's simulation plays."""
    for note in run("dungeoneer").notes:
        state = undercroft.game("dungeoneer").start(2, derived(7, note.number, TABLE_SEED))
        players = [bots.make("random", "dungeoneer", derived(7, note.number, seat)) for seat in range(2)]
        assert play_game(state, players) == note.decisions
        outcome = state.outcome
        assert outcome is not None
        assert (outcome.scores, outcome.kind) == (note.scores, note.ending)


def test_every_game_has_a_winner_or_none_and_a_length(played: Study):
    for note in played.notes:
        assert sum(note.wins) == pytest.approx(1)
        assert sorted(note.places) == list(range(played.order.seats))
        assert note.decisions > note.rounds > 0
        assert note.margin == sorted(note.scores)[-1] - sorted(note.scores)[-2]


def test_only_things_of_the_pack_are_noted(played: Study):
    known = {(kind.id, thing.id) for kind in played.watcher.kinds for thing in kind.things}
    for note in played.notes:
        for noted in (note.seen, note.used, note.offered, note.wanted, note.met):
            assert set(noted) <= known


def test_what_is_held_is_held_once_a_seat(played: Study):
    for kind in played.watcher.kinds:
        if kind.way == "held":
            for note in played.notes:
                seats = [seat for thing in kind.things for seat in note.met.get((kind.id, thing.id), {})]
                assert sorted(seats) == list(range(played.order.seats))


@pytest.mark.parametrize(
    ("game", "decks"),
    [
        ("doggos", [("room", "monster"), ("potion",)]),
        ("dungeoneer", [("card",), ("quest",), ("common-quest",), ("location",)]),
    ],
)
def test_luck_is_what_came_less_what_was_to_be_expected(game, decks):
    """Every draw brings one thing and takes the odds of all away: over all things of a deck luck is nothing."""
    notes = run(game, games=2).notes
    for deck in decks:
        assert any(
            abs(units.get(unit, 0)) > 0.1
            for note in notes
            for key, units in note.met.items()
            if key[0] in deck
            for unit in (TABLE, 0)
        )
        for note in notes:
            met = [units for key, units in note.met.items() if key[0] in deck]
            for unit in (TABLE, *range(SEATS[game])):
                assert sum(units.get(unit, 0.0) for units in met) == pytest.approx(0, abs=1e-9)


def test_lots_decide_and_bots_are_asked():
    games = run("paper-dungeons", games=12).notes
    for kind in ("talent", "goal"):
        offered = sum((note.offered for note in games), Counter())
        wanted = sum((note.wanted for note in games), Counter())
        assert sum(count for key, count in offered.items() if key[0] == kind) == 12 * 2 * 2
        assert sum(count for key, count in wanted.items() if key[0] == kind) == 12 * 2
    # Neither always what the bot wanted nor always the other.
    agreed = sum(note.wanted[key] == 1 for note in games for key in note.seen if key[0] in ("talent", "goal"))
    assert 0 < agreed < 12 * 4


def test_more_games_begin_with_the_same_games_and_jobs_change_nothing():
    again = run("doggos", games=6, jobs=2)
    assert again.notes[:4] == run("doggos").notes
    assert [note.number for note in again.notes] == list(range(6))


def test_a_lone_player_is_watched_too():
    for game in SEATS:
        found = report(run(game, seats=1, games=3))
        assert found.alone
        assert [len(note.scores) for note in found.notes] == [1, 1, 1]
        assert "margin" not in json.loads(json.dumps(found.to_json()))["figures"]
        assert page(found, speaker(found)).startswith("<!doctype html>")


# --- Gifts ---------------------------------------------------------------------------------------------------------


def test_each_game_of_paper_dungeons_has_a_twin_with_a_gift():
    found = run("paper-dungeons")
    items = {thing.id for kind in found.watcher.kinds if kind.id == "item" for thing in kind.things}
    for note in found.notes:
        assert len(note.gifts) == 1
        assert note.gifts[0].key[1] in items
        assert 0 <= note.gifts[0].seat < 2
    assert {gift.seat for note in run("paper-dungeons", games=12).notes for gift in note.gifts} == {0, 1}


def test_a_gift_is_complete_and_does_its_deed():
    watcher = run("paper-dungeons", games=1).watcher
    state = undercroft.game("paper-dungeons").start(2, 5)
    assert isinstance(state, PaperDungeonsState)
    draws = Draws(1)
    while not watcher.give(state, 0, ("item", "sceptre")):
        seat = state.to_act[0]
        choices = state.choices(seat)
        state.play(seat, choices[draws.below(len(choices))])
    assert state.round == 1
    assert state.sheets[0].has(1)
    # The sceptre kills two minions, and its owner says which.
    assert all(KILL <= code < KILL + 42 for code in state.choices(0))


# --- Findings ------------------------------------------------------------------------------------------------------


class Coins(Watcher):
    """A made-up game: two things that seats hold, one that lies on the table."""

    kinds = (
        Kind(
            "talent", "held", tuple(Thing(id_, Name("talent", id_)) for id_ in ("good", "bad")), shares=True
        ),
        Kind("mission", "laid", tuple(Thing(id_, Name("mission", id_)) for id_ in ("rich", "poor", "lost"))),
    )

    def thing(self, kind, operands):
        raise AssertionError("nothing is drawn here")

    def finish(self, state, log, note):
        raise AssertionError("nothing is played here")


def coin_games(edge: float, games: int = 200, seed: int = 4) -> Report:
    """Whoever holds the good talent has ``edge`` to win; the rich mission brings everybody ten points."""
    draws = Draws(seed)
    notes = []
    for number in range(games):
        holder = int(draws.below(2))
        winner = holder if int(draws.below(1000)) < 1000 * edge else 1 - holder
        rich = bool(draws.below(2))
        note = Note(number, places=(0, 1), decisions=10, rounds=3)
        note.wins = (1.0, 0.0) if winner == 0 else (0.0, 1.0)
        note.scores = tuple(10 * rich + 2 * int(win) + int(draws.below(4)) for win in note.wins)
        for seat, id_ in ((holder, "good"), (1 - holder, "bad")):
            note.meet(("talent", id_), seat, 1.0)
            note.seen["talent", id_] += 1
            note.used["talent", id_] += 1
        laid = ("mission", "rich" if rich else "poor")
        note.meet(laid, TABLE, 1.0)
        note.seen[laid] += 1
        note.used[laid] += rich
        notes.append(note)
    watcher = Coins(
        undercroft.game("paper-dungeons"), 2, undercroft.game("paper-dungeons").complete_options(None, 2)
    )
    order = Order("paper-dungeons", None, 2, ("random",), 7, dict(watcher.options))
    return report(Study(order, "made up 1", "0", tuple(notes), watcher))


def by_id(found: Report):
    return {finding.id: finding for finding in found.findings()}


def test_a_strong_thing_is_found_and_a_fair_one_is_not():
    uneven = by_id(coin_games(0.85))
    assert uneven["good"].fair is not None
    assert uneven["good"].fair.value == pytest.approx(1.7, abs=0.15)
    assert (uneven["good"].flags, uneven["bad"].flags) == ((STRONG,), (WEAK,))
    even = by_id(coin_games(0.5))
    assert (even["good"].flags, even["bad"].flags) == ((), ())


def test_fair_things_are_seldom_flagged():
    flagged = [bool(by_id(coin_games(0.5, 100, seed))["good"].flags) for seed in range(60)]
    assert sum(flagged) <= 6


def test_the_fair_share_check_says_ok_not_or_that_it_cannot_tell():
    def verdict(edge, games):
        return next(
            check.holds for check in coin_games(edge, games).checks if check.message == "balance-check-shares"
        )

    assert verdict(0.5, 200) is True
    assert verdict(0.95, 200) is False
    assert verdict(1.0, 4) is None


def test_what_lies_on_the_table_is_judged_by_the_tables_score():
    found = by_id(coin_games(0.5))
    assert found["rich"].score is not None
    assert found["rich"].score.value == pytest.approx(10, abs=0.5)
    assert found["rich"].score.sure
    assert found["rich"].flags == (HIGH,)
    assert found["poor"].flags == (DEAD, LOW)
    assert found["lost"].flags == (UNSEEN,)


def test_what_nobody_wants_is_told():
    made = coin_games(0.5)
    for note in made.notes:
        note.offered["talent", "bad"] += 1
    assert UNWANTED in by_id(report(made.study))["bad"].flags


def test_places_are_parts_of_the_fair_share():
    found = coin_games(0.5)
    assert sum(place.value for place in found.places) == pytest.approx(2)


def test_a_game_that_nobody_can_watch_is_refused(monkeypatch):
    monkeypatch.setattr("undercroft.lab.balance.observing.WATCHERS", {})
    with pytest.raises(BadSimulation) as caught:
        run("doggos")
    assert caught.value.message == "balance-unknown-game"


# --- Against another run -------------------------------------------------------------------------------------------


def test_a_run_does_not_differ_from_itself(played: Study):
    found = report(played)
    same = compare(found, json.loads(json.dumps(found.to_json())), "itself")
    assert same.games == 4
    assert {row.difference.value for row in same.rows} == {0.0}
    assert all(shift.difference is None or shift.difference.value == 0 for shift in same.shifts)


def test_differences_are_those_of_the_same_games():
    here, there = coin_games(0.5), coin_games(0.5)
    for note in here.notes:
        note.scores = tuple(score + 3 for score in note.scores)
    found = compare(report(here.study), there.to_json(), "there")
    rows = {row.name: row for row in found.rows}
    assert rows["score"].difference.value == pytest.approx(3)
    assert rows["score"].difference.low == pytest.approx(3)
    assert rows["margin"].difference.value == 0


def test_things_that_one_pack_lacks_come_first():
    found = coin_games(0.5)
    other = json.loads(json.dumps(found.to_json()))
    other["kinds"]["talent"]["things"][0]["id"] = "gone"
    assert {shift.key for shift in compare(found, other, "there").shifts[:2]} == {
        ("talent", "good"),
        ("talent", "gone"),
    }


def test_other_games_cannot_be_compared(tmp_path):
    found = coin_games(0.5, games=10)
    other = found.to_json() | {"seed": 8}
    with pytest.raises(UndercroftError) as caught:
        compare(found, other, "there.json")
    assert caught.value.message == "balance-not-alike"
    assert caught.value.args_ == {"file": "there.json", "what": "seed", "theirs": "8", "ours": "7"}


@pytest.mark.parametrize(
    ("changes", "where"),
    [
        ({"rows": []}, "$.rows"),
        ({"rows": 3}, "$.rows"),
        ({"rows": [[[1], [1], 2, 3, 4]]}, "$.rows[0][0]"),
        ({"rows": [[[1, 2], [1, 0], 2, 3]]}, "$.rows[0]"),
        ({"rows": [[[1, "2"], [1, 0], 2, 3, 4]]}, "$.rows[0][0][1]"),
        ({"kinds": []}, "$.kinds"),
        ({"kinds": {"talent": {}}}, "$.kinds[...]"),
        ({"kinds": {"talent": {"things": [{"id": "good"}]}}}, "$.kinds[...].things[0]"),
        ({"seats": "two"}, "$.seats"),
        ({"pack": None}, "$.pack"),
        ({"forfeits": {"random": 3}}, "$.forfeits[...]"),
    ],
)
def test_a_report_that_is_none_is_told_where(tmp_path, changes, where):
    file = tmp_path / "bad.json"
    file.write_text(json.dumps(coin_games(0.5, games=10).to_json() | changes))
    with pytest.raises(UndercroftError) as caught:
        read_report(file)
    assert caught.value.message == "balance-not-a-report"
    assert f"`{where}`" in str(caught.value.args_["reason"])


@pytest.mark.parametrize("text", ["", "{", "5", "[1]", "null", '{"game": "doggos"}', "[" * 100_000, "\udcff"])
def test_a_file_of_something_else_is_no_report(tmp_path, text):
    file = tmp_path / "bad.json"
    file.write_text(text, "utf-8", "surrogateescape")
    with pytest.raises(UndercroftError) as caught:
        read_report(file)
    assert caught.value.message == "balance-not-a-report"
    assert caught.value.args_["file"] == str(file)


def test_reports_from_before_forfeits_were_counted_are_read(tmp_path):
    found = coin_games(0.5, games=10)
    kept = found.to_json()
    del kept["forfeits"]
    (tmp_path / "old.json").write_text(json.dumps(kept))
    assert compare(found, read_report(tmp_path / "old.json"), "old").forfeits == 0


# --- Decisions that were made for bots -----------------------------------------------------------------------------


@pytest.fixture(scope="module")
def forfeited(tmp_path_factory) -> Report:
    """Two games of a program that answers with nonsense, against a bot of the house; with their twins four."""
    program = tmp_path_factory.mktemp("bot") / "bot.py"
    program.write_text(
        "import json, sys\n"
        "for line in sys.stdin:\n"
        "    hello = json.loads(line)['type'] == 'hello'\n"
        "    print(json.dumps({'type': 'ready'}) if hello else '<none>', flush=True)\n"
    )
    command = f"cmd:{sys.executable} {program}"
    return report(run("paper-dungeons", games=2, bots=[command, "random"], patience=60.0))


def test_what_was_decided_for_bots_is_counted(forfeited: Report):
    program, house = forfeited.study.order.bots
    made = forfeited.forfeits()
    assert made[house].total == 0
    assert set(made[program].counts) == {"forfeit-no-choice"}
    assert made[program].total > 4 * 8, "in four games more than one decision a round"
    told = json.loads(json.dumps(forfeited.to_json()))["forfeits"]
    assert told[program] == {
        "count": made[program].total,
        "reasons": [{"reason": "forfeit-no-choice", "count": made[program].total, "first": "<none>"}],
    }
    assert told[house]["count"] == 0


def test_twins_count_too(forfeited: Report):
    note = Note(0)
    _Observer(forfeited.study.order)._play(forfeited.study.watcher, note, None)
    close_programs()
    assert note.forfeits[0].total < forfeited.notes[0].forfeits[0].total
    assert set(note.forfeits) == {0}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_tells_what_was_decided_for_bots(forfeited: Report, language):
    program = forfeited.study.order.bots[0]
    count = forfeited.forfeits()[program].total
    voice = speaker(forfeited, language)
    text = page(forfeited, voice, compare(forfeited, forfeited.to_json(), "itself"))
    line = voice.say("forfeits", bot=program, count=count)
    why = voice.say("forfeit-no-choice", detail="<none>")
    assert f"<p>{html.escape(line)} {count} × {html.escape(why)}</p>" in text
    assert html.escape(voice.say("balance-forfeits-there", count=count)) in text
    house = page(report(run("doggos", games=1)), voice)
    assert voice.say("forfeit-no-choice", detail="") not in house


# --- The page ------------------------------------------------------------------------------------------------------


def speaker(found: Report, language: str = "en") -> Speaker:
    return Speaker(language).with_names(found.study.watcher.game.name_in)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_is_whole_in_every_language(played: Study, language):
    found = report(played)
    text = page(found, speaker(found, language), compare(found, found.to_json(), "itself"))
    assert "⟨" not in text, "a message is missing"
    for section in found.sections:
        assert f'id="{section.kind}"' in text
        for finding in section.findings:
            assert html.escape(speaker(found, language).name(finding.name)) in text
    assert text.count("<section") == text.count("</section>")
    assert text.count("<tr") == text.count("</tr>")


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_all_games_are_equally_long_a_line_says_so(language):
    made = coin_games(0.5, games=20)
    voice = speaker(made, language)
    text = page(made, voice)
    for message, count in (("balance-rounds-always", 3), ("balance-decisions-always", 10)):
        assert f"<figcaption>{html.escape(voice.say(message, count=count))}</figcaption>" in text
    made.notes[0].rounds = 4
    text = page(made, voice)
    assert html.escape(voice.say("balance-rounds-always", count=3)) not in text
    assert html.escape(voice.say("balance-decisions-always", count=10)) in text


def test_the_page_needs_nothing_else(played: Study):
    text = page(report(played), speaker(report(played)))
    assert not re.search(r"https?://|\bsrc=|@import|url\(|<link", text)
    assert len(text) < 1_000_000


def test_names_from_a_pack_cannot_break_the_page():
    found = coin_games(0.85)
    sections = tuple(
        replace(section, findings=tuple(replace(finding, id="<b>&") for finding in section.findings))
        for section in found.sections
    )

    class Rude(Speaker):
        def name(self, name: Name) -> str:
            return f"<script>{name.id}"

    text = page(replace(found, sections=sections), Rude("en"))
    assert "<script>good" not in text
    assert "&lt;script&gt;good" in text
    assert "<b>&" not in text


def test_figures_are_written_as_in_the_language():
    english, czech = Teller(Speaker("en")), Teller(Speaker("cs"))
    assert english.figure(-1.25, 2) == "−1.25"
    assert czech.figure(-1.25, 2) == "−1,25"
    assert english.figure(-0.04) == "0.0"
    assert (english.signed(0.2), english.signed(-0.2), english.signed(0.0)) == ("+0.2", "−0.2", "0.0")
    assert english.signed(0.1234, points=True) == "+12.3 %"
    assert english.signed(-0.0001, points=True) == "0.0 %"
    assert english.signed(0.126, digits=2) == "+0.13"
    assert english.percent(1.4) == "140 %"


def test_notes_travel_between_processes(played: Study):
    assert pickle.loads(pickle.dumps(played.notes)) == played.notes
