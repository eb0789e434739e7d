"""Bots in processes of their own: late, broken or talking nonsense, they hold nobody up."""

import asyncio
import os
import time

import msgspec
import pytest

import undercroft
from tests.table.helpers import PAPER, run
from tests.table.test_store import a_table
from undercroft.kernel.match import Match
from undercroft.table.drivers import question_for
from undercroft.table.live import LiveTable
from undercroft.table.packs import Packs
from undercroft.table.rooms import Room
from undercroft.table.thinker import MODESTY, Answer, Question, Thinker
from undercroft.table.thinkers import PATIENCE, Thinkers


def a_room(table: str = "t1", seed: int = 5) -> Room:
    game = undercroft.game(PAPER)
    room = Room(a_table(table, pack=game.pack_name, pack_hash=game.pack_hash))
    room.live = LiveTable(table, Match(game, 2, seed))
    return room


def a_question(bot: str = "greedy", best: int = 0, table: str = "t1") -> Question:
    return question_for(Packs(), a_room(table), 0, bot, best)


def with_program(monkeypatch, program: str, *args: str) -> None:
    """Have another program in the place of the thinker."""
    create = asyncio.create_subprocess_exec

    def instead(executable, *_, **more):
        return create(executable, "-c", program, *args, **more)

    monkeypatch.setattr(asyncio, "create_subprocess_exec", instead)


def ask(question: Question, seconds: float, times: int = 1) -> list[Answer | None]:
    async def work():
        thinkers = Thinkers(1)
        try:
            return [await thinkers.ask(question, seconds) for _ in range(times)]
        finally:
            await thinkers.close()

    return run(work())


def test_a_bot_answers_from_its_process_what_it_would_answer_here():
    question = a_question()
    answers = ask(question, 30.0, 2)
    assert answers[0] == answers[1] == Thinker().answer(question)
    assert answers[0].codes[0] in question.choices


def test_a_hint_has_the_best_choices_with_their_worth():
    answer = Thinker().answer(a_question(best=3))
    assert 1 <= len(answer.codes) <= 3
    assert [each.code for each in answer.considered] == answer.codes
    worths = [each.worth for each in answer.considered]
    assert worths == sorted(worths, reverse=True)
    assert {each.measure for each in answer.considered} <= {"points", "chance", "order"}


def test_a_reason_comes_from_another_process_as_it_will_be_sent():
    question = a_question(bot="random", best=3)
    here = Thinker().answer(question)
    (there,) = ask(question, 30.0)
    assert there is not None
    assert [each.reasons for each in there.considered] == [[{"message": "reason-lots", "args": {}}]]
    assert msgspec.json.encode(there.considered) == msgspec.json.encode(here.considered)


def test_a_bot_gets_no_state():
    question = a_question()
    assert question.seed not in (5, 7), "a bot cannot work the game's luck out from its own"
    assert set(question.view) == set(undercroft.game(PAPER).start(2, 5).view(0).to_wire())


FRAME = "import sys; r=sys.stdin.buffer; w=sys.stdout.buffer; n=int.from_bytes(r.read(4),'big'); r.read(n);"


@pytest.mark.parametrize(
    "program",
    [
        "import time; time.sleep(60)",
        "raise SystemExit(3)",
        FRAME + "w.write(b'\\0\\0\\0\\3abc'); w.flush(); r.read()",
        FRAME + "w.write(b'\\0\\0\\0\\1\\xc0'); w.flush(); r.read()",
        FRAME + "w.write(b'\\xff\\xff'); w.flush()",
        # A code that is no choice of the seat.
        FRAME
        + "m=b'\\x93\\x91\\xcd\\x7f\\xff\\x90\\xa0'; w.write(len(m).to_bytes(4,'big')+m); w.flush(); r.read()",
        # No code at all.
        FRAME + "m=b'\\x93\\x90\\x90\\xa0'; w.write(len(m).to_bytes(4,'big')+m); w.flush(); r.read()",
    ],
    ids=["late", "crashed", "nonsense", "nothing", "cut-off", "illegal", "empty"],
)
def test_a_bot_that_fails_gives_no_answer(monkeypatch, program):
    with_program(monkeypatch, program)
    assert ask(a_question(), 1.0) == [None]


def test_a_bot_that_raises_says_so_and_its_process_goes_on():
    assert ask(a_question(bot="nobody"), 30.0, 2) == [None, None]


def test_the_loop_goes_on_while_a_bot_thinks(monkeypatch):
    with_program(monkeypatch, "import time\nwhile True: pass")

    async def work():
        thinkers = Thinkers(1)
        asking = asyncio.create_task(thinkers.ask(a_question(), 1.0))
        gaps = []
        while not asking.done():
            before = time.monotonic()
            await asyncio.sleep(0.01)
            gaps.append(time.monotonic() - before)
        await thinkers.close()
        assert asking.result() is None
        return sorted(gaps)[len(gaps) * 9 // 10]

    assert run(work()) < 0.25


def test_a_bot_that_thinks_steps_back_behind_everybody_else():
    asked = os.getpriority(os.PRIO_PROCESS, 0)

    async def work():
        thinkers = Thinkers(1)
        try:
            await thinkers.ask(a_question(), 20)
            (process,) = thinkers.processes
            return os.getpriority(os.PRIO_PROCESS, process)
        finally:
            await thinkers.close()

    assert run(work()) == min(19, asked + MODESTY)


def test_whoever_stops_waiting_leaves_the_process_free_for_others():
    async def work():
        thinkers = Thinkers(1)
        question = a_question()
        asking = asyncio.create_task(thinkers.ask(question, 30.0))
        await asyncio.sleep(0.05)
        asking.cancel()
        answer = await thinkers.ask(question, 30.0)
        await thinkers.close()
        return answer

    assert run(work()) is not None


# --- Every bot has a process of its own --------------------------------------------------------------------------------

NOTED = """
import os, sys
from undercroft.table import thinker

answer = thinker.Thinker.answer

def noted(self, question):
    given = answer(self, question)
    bot = self._bots[question.table, question.seat, question.bot]
    with open(sys.argv[1], "a") as notes:
        notes.write(f"{question.table} {os.getpid()} {getattr(bot, 'passes', 0)}\\n")
    return given

thinker.Thinker.answer = noted
thinker.main()
"""
"""A thinker that writes down who was asked where, and how many passes that bot's search has made."""


def in_the_first_round(table: str) -> Room:
    """A table at which three dice are to be used: a line that a search plans in one go."""
    room = a_room(table, 2)
    match = room.playing.match
    while match.state.round < 1:  # type: ignore[attr-defined]
        seat = match.state.to_act[0]
        match.play(seat, match.state.choices(seat)[0])
    return room


def test_a_bot_follows_its_plan_while_others_are_asked_in_between(tmp_path, monkeypatch):
    notes = tmp_path / "notes"
    with_program(monkeypatch, NOTED, str(notes))
    bot = "search@passes=4"

    async def work():
        thinkers = Thinkers(3)
        room = in_the_first_round("planned")
        try:
            for number in range(4):
                question = question_for(Packs(), room, 0, bot, 0)
                answer = await thinkers.ask(question, 60.0)
                assert answer is not None
                room.playing.match.play(0, answer.codes[0])
                # Whoever hands questions round would come to another process now.
                assert await thinkers.ask(a_question(table=f"other{number}"), 60.0)
        finally:
            await thinkers.close()

    run(work(), 120.0)
    asked = [line.split() for line in notes.read_text().splitlines()]
    planned = [(process, int(passes)) for table, process, passes in asked if table == "planned"]
    assert len(planned) == 4
    assert set(planned) == {planned[0]}, "one process, and no pass after the first question"
    assert planned[0][1] == 4
    assert len({process for _, process, _ in asked}) == 3, "the others thought elsewhere"


def test_a_bot_whose_process_has_died_finds_another(tmp_path, monkeypatch):
    notes = tmp_path / "notes"
    with_program(monkeypatch, NOTED, str(notes))

    async def work():
        thinkers = Thinkers(2)
        try:
            for table in ("a", "b", "a", "b"):
                assert await thinkers.ask(a_question(table=table), 60.0)
            first, second, third, fourth = (line.split()[1] for line in notes.read_text().splitlines())
            assert (first, second) == (third, fourth)
            assert first != second
            os.kill(int(first), 9)
            # It may die while it is asked or before; the next answer is a good one either way.
            answers = [await thinkers.ask(a_question(table="a"), 60.0) for _ in range(2)]
            assert answers[-1] is not None
            assert await thinkers.ask(a_question(table="b"), 60.0)
            assert int(first) not in thinkers.processes
            return second
        finally:
            await thinkers.close()

    second = run(work(), 120.0)
    asked = [line.split() for line in notes.read_text().splitlines()]
    assert asked[-1][:2] == ["b", second], "others stay where they are"


SLOW = """
import time
from undercroft.table import thinker

answer = thinker.Thinker.answer

def slow(self, question):
    if question.table == "slow":
        time.sleep(4.0)
    return answer(self, question)

thinker.Thinker.answer = slow
thinker.main()
"""


def test_a_bot_waits_for_its_process_and_not_for_ever(monkeypatch):
    with_program(monkeypatch, SLOW)

    async def work():
        thinkers = Thinkers(2)
        try:
            for table in ("slow", "b"):
                await thinkers.ask(a_question(table=table), 60.0)
            # A third bot goes to whoever has time, so that both have a neighbour in the end.
            thinking = asyncio.create_task(thinkers.ask(a_question(table="slow"), 60.0))
            await asyncio.sleep(0.05)
            assert await thinkers.ask(a_question(table="c"), 60.0)
            assert not thinking.done(), "it did not wait for the one that thinks long"
            # One whose own process is taken moves when it has waited for long enough.
            home = thinkers._homes[("slow", 0, "greedy")]
            thinkers._homes[("d", 0, "greedy")] = home
            began = time.monotonic()
            assert await thinkers.ask(a_question(table="d"), 60.0)
            waited = time.monotonic() - began
            assert not thinking.done()
            assert waited >= PATIENCE
            assert thinkers._homes[("d", 0, "greedy")] is not home
            await thinking
        finally:
            await thinkers.close()

    run(work(), 120.0)


def test_whoever_stops_waiting_for_a_turn_holds_nobody_up(monkeypatch):
    with_program(monkeypatch, SLOW)

    async def work():
        thinkers = Thinkers(1)
        try:
            thinking = asyncio.create_task(thinkers.ask(a_question(table="slow"), 60.0))
            await asyncio.sleep(0.05)
            waiting = [asyncio.create_task(thinkers.ask(a_question(table=name), 60.0)) for name in "abc"]
            await asyncio.sleep(0.05)
            waiting[0].cancel()
            waiting[1].cancel()
            assert await thinking
            assert await waiting[2]
            assert thinkers._waiting == []
        finally:
            await thinkers.close()

    run(work(), 120.0)
