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
from undercroft.table.thinkers import Thinkers


def a_question(bot: str = "greedy", best: int = 0) -> Question:
    game = undercroft.game(PAPER)
    row = a_table("t1", pack=game.pack_name, pack_hash=game.pack_hash)
    room = Room(row)
    room.live = LiveTable("t1", Match(game, 2, 5))
    return question_for(Packs(), room, 0, bot, best)


def with_program(monkeypatch, program: str) -> None:
    """Have another program in the place of the thinker."""
    create = asyncio.create_subprocess_exec

    def instead(executable, *_, **more):
        return create(executable, "-c", program, **more)

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
