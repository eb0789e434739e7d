"""Bots from outside: what they are asked, and that nothing they do stops a game."""

from __future__ import annotations

import json
import os
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

import undercroft
from undercroft import bots
from undercroft.bots import Thought, programs
from undercroft.bots.outside import BadBotCommand, OutsideBot, hire
from undercroft.bots.playout import play_game
from undercroft.kernel.seat import close_seats, open_seats
from undercroft.kernel.state import State

EXAMPLE = Path(__file__).parents[2] / "examples" / "outside_bot.py"
GAME = "doggos"
READY = """
import json, os, sys, time
def lines():
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            print(json.dumps({"type": "ready"}), flush=True)
        else:
            yield message
def answer(message, place):
    print(json.dumps({"id": message["id"], "code": message["choices"][place]["code"]}), flush=True)
"""
"""The beginning of a program that gets ready and answers in its own way."""


@pytest.fixture(autouse=True)
def _no_programs_left():
    yield
    programs.close_programs()


@pytest.fixture
def program(tmp_path):
    """A command that runs these lines of Python."""

    def write(code: str) -> str:
        path = tmp_path / f"bot{len(list(tmp_path.iterdir()))}.py"
        path.write_text(code, "utf-8")
        return shlex.join([sys.executable, str(path)])

    return write


def first_question(name: str = GAME, seed: int = 7, moves: int = 0) -> State:
    """A state in which somebody has more than one choice."""
    state = undercroft.game(name).start(2, seed)
    dealer = bots.make("random", name, 3)
    while moves > 0 or len(state.choices(state.to_act[0])) < 2:
        seats = open_seats(state)
        seat = seats[state.to_act[0]]
        seat.choices = state.choices(seat.index)
        state.play(seat.index, dealer.choose(seat))
        close_seats(seats)
        moves -= 1
    return state


def ask(bot: bots.Bot, state: State) -> int:
    """What a bot chooses for the seat that is to act."""
    seats = open_seats(state)
    try:
        seat = seats[state.to_act[0]]
        seat.choices = state.choices(seat.index)
        return bot.choose(seat)
    finally:
        close_seats(seats)


def consider(bot: bots.Bot, state: State) -> list[Thought]:
    """What a bot thinks of the choices of the seat that is to act."""
    seats = open_seats(state)
    try:
        seat = seats[state.to_act[0]]
        seat.choices = state.choices(seat.index)
        return bot.consider(seat)
    finally:
        close_seats(seats)


def outsider(command: str, patience: float = 20.0, name: str = GAME, seed: int = 1) -> OutsideBot:
    return OutsideBot(command, undercroft.game(name), seed, patience)


def reasons(bot: OutsideBot) -> list[str]:
    return [forfeit.message for forfeit in bot.forfeits]


# --- What it is asked ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", undercroft.games())
def test_the_example_answers_in_every_game(name):
    bot = outsider(shlex.join([sys.executable, str(EXAMPLE)]), name=name)
    for moves in (0, 12):
        state = first_question(name, moves=moves)
        assert ask(bot, state) in state.choices(state.to_act[0])
    assert bot.forfeits == []


def test_the_example_plays_a_whole_game_twice_alike():
    game = undercroft.game(GAME)

    def outcome(seed):
        state = game.start(2, 5)
        player = hire(f"cmd:{shlex.join([sys.executable, str(EXAMPLE)])}", game, seed, 20.0)
        decisions = play_game(state, [player, bots.make("random", GAME, 1)])
        assert isinstance(player, OutsideBot)
        assert player.forfeits == []
        return decisions, state.digest()

    assert outcome(1) == outcome(1) != outcome(2)


def test_the_example_is_short():
    lines = [line for line in EXAMPLE.read_text("utf-8").splitlines() if line.strip()]
    assert len(lines) <= 30


@pytest.mark.parametrize("name", undercroft.games())
def test_a_question_holds_what_the_seat_knows(name, program, tmp_path):
    heard = tmp_path / "heard.jsonl"
    command = program(f"""
import json, sys
for line in sys.stdin:
    open({str(heard)!r}, "a").write(line)
    message = json.loads(line)
    answer = {{"type": "ready"}}
    if message["type"] == "choose":
        answer = {{"id": message["id"], "code": message["choices"][-1]["code"]}}
    print(json.dumps(answer), flush=True)
""")
    state = first_question(name, moves=8)
    seat = state.to_act[0]
    game = undercroft.game(name)
    bot = outsider(command, name=name, seed=2**100 + 9)
    assert ask(bot, state) == state.choices(seat)[-1]
    assert ask(bot, state) == state.choices(seat)[-1]
    hello, question, again = (json.loads(line) for line in heard.read_text("utf-8").splitlines())
    assert (question.pop("id"), again.pop("id")) == (1, 2)
    assert question == again, "a program is greeted once, and asked the same where all is the same"
    options = game.complete_options(None, 2)
    assert hello == {
        "type": "hello", "protocol": 1, "game": name, "pack": game.pack_name, "seats": 2, "options": options,
        "setting": json.loads(msgspec.json.encode(game.setting(2, options))),
    }  # fmt: skip
    assert (question["type"], question["seat"], question["player"]) == ("choose", seat, f"{9:016x}")
    view = game.read_view(question["view"])
    assert view.to_wire() == state.view(seat).to_wire()
    assert question["board"] == json.loads(msgspec.json.encode(game.board(state.view(seat))))
    assert [choice["code"] for choice in question["choices"]] == state.choices(seat)
    for choice in question["choices"]:
        described = state.describe(seat, choice["code"])
        assert choice["text"] == game.code_text(choice["code"])
        assert (choice["kind"], choice["rule"]) == (described.kind, described.rule)
        assert choice["targets"] == list(described.targets)
        assert [change["after"] for change in choice["preview"]] == [one.after for one in described.preview]
        assert set(choice["args"]) == set(described.args)


def test_names_among_the_arguments_have_kind_and_id(program):
    # Answers with a choice that names a dog, told by its argument.
    command = program(
        READY
        + """
for message in lines():
    named = [choice for choice in message["choices"] if choice["args"]["dog"]["kind"] == "dog"]
    answer(message, message["choices"].index(named[1]))
"""
    )
    state = first_question()
    bot = outsider(command)
    assert ask(bot, state) == state.choices(state.to_act[0])[1]
    assert bot.forfeits == []


def test_a_seat_with_one_choice_does_not_ask(program, tmp_path):
    bot = outsider(program(f"open({str(tmp_path / 'started')!r}, 'w')"))
    state = first_question()
    seats = open_seats(state)
    seats[0].choices = [state.choices(state.to_act[0])[0]]
    assert bot.choose(seats[0]) == seats[0].choices[0]
    close_seats(seats)
    assert not (tmp_path / "started").exists()


# --- What it may do wrong --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "answer",
    [
        "hm", "[]", "7", "{}", '{"id": ID}', '{"code": CODE}', '{"id": ID, "code": true}', '{"id": ID, "code": -1}',
        '{"id": ID, "code": "CODE"}', '{"id": ID, "code": CODE.0}', '{"id": ID, "code": 999999}',
        '{"id": 99, "code": CODE}', '{"id": ID, "code": ' + "9" * 5000 + "}", "[" * 100_000, "BYTE", "",
    ],
)  # fmt: skip
def test_nonsense_forfeits_the_decision_and_no_more(program, answer):
    command = program(
        READY
        + f"""
sys.stdout.reconfigure(errors="surrogateescape")
nonsense = [{answer!r}]
for message in lines():
    if nonsense:
        code = str(message["choices"][0]["code"])
        text = nonsense.pop().replace("ID", str(message["id"])).replace("CODE", code)
        print(text.replace("BYTE", "\\udcff"), flush=True)
    else:
        answer(message, 0)
"""
    )
    state = first_question()
    bot = outsider(command)
    assert ask(bot, state) in state.choices(state.to_act[0])
    assert reasons(bot) == ["forfeit-no-choice"]
    assert ask(bot, state) == state.choices(state.to_act[0])[0]
    assert len(bot.forfeits) == 1


def test_what_was_answered_is_told_and_not_at_length(program):
    bot = outsider(program(READY + "for message in lines(): print('no ' * 100, flush=True)"))
    ask(bot, first_question())
    detail = bot.forfeits[0].detail
    assert detail.startswith("no no no")
    assert len(detail) == 80


def test_a_line_without_end_is_not_read_for_ever(program):
    bot = outsider(
        program(READY + "for message in lines():\n    while True: sys.stdout.write('x' * 100_000)")
    )
    ask(bot, first_question())
    assert reasons(bot) == ["forfeit-no-choice"]


def test_a_late_answer_forfeits_and_the_next_question_finds_a_fresh_program(program, tmp_path):
    mark = tmp_path / "slept"
    command = program(
        READY
        + f"""
for message in lines():
    if not os.path.exists({str(mark)!r}):
        open({str(mark)!r}, "w")
        time.sleep(60)
    answer(message, -1)
"""
    )
    state = first_question()
    bot = outsider(command, patience=0.5)
    began = time.monotonic()
    ask(bot, state)
    assert reasons(bot) == ["forfeit-late"]
    assert bot.forfeits[0].detail == "0.5"
    assert time.monotonic() - began < 30
    bot = outsider(command)
    assert ask(bot, state) == state.choices(state.to_act[0])[-1]


def test_a_program_that_reads_nothing_is_late(program):
    deaf = programs.Program(program("import time; time.sleep(60)"))
    with pytest.raises(programs.Silent) as caught:
        deaf.exchange(b"x" * 1_000_000 + b"\n", 0.3)
    assert caught.value.forfeit.message == "forfeit-late"
    deaf.close(0.0)


def test_a_program_that_ends_tells_why_and_is_started_again(program, tmp_path):
    mark = tmp_path / "died"
    command = program(
        READY
        + f"""
for message in lines():
    if not os.path.exists({str(mark)!r}):
        open({str(mark)!r}, "w")
        print("a careful note", file=sys.stderr)
        raise KeyError("no such dog")
    answer(message, -1)
"""
    )
    state = first_question()
    bot = outsider(command)
    ask(bot, state)
    assert ask(bot, state) == state.choices(state.to_act[0])[-1]
    assert [(one.message, one.detail) for one in bot.forfeits] == [
        ("forfeit-ended", "KeyError: 'no such dog'")
    ]


def test_after_three_questions_without_an_answer_nobody_asks_in_that_game(program, tmp_path):
    count = tmp_path / "starts"
    command = program(f"open({str(count)!r}, 'a').write('.')\nraise SystemExit(3)")
    state = first_question()
    bot = outsider(command)
    for _ in range(5):
        ask(bot, state)
    assert reasons(bot) == ["forfeit-ended"] * 3 + ["forfeit-given-up"] * 2
    assert bot.forfeits[0].detail == "exit 3"
    assert count.read_text() == "..."
    # The next game begins anew.
    ask(outsider(command), state)
    assert count.read_text() == "...."


def test_whoever_is_not_ready_does_not_play(program):
    bot = outsider(program("import sys\nfor line in sys.stdin: print('{}', flush=True)"))
    ask(bot, first_question())
    assert [(one.message, one.detail) for one in bot.forfeits] == [("forfeit-not-ready", "{}")]


def test_a_line_too_many_does_not_answer_the_next_question(program):
    command = program(
        READY
        + """
for message in lines():
    answer(message, -1)
    answer(message, 0)
"""
    )
    state = first_question()
    bot = outsider(command)
    last = state.choices(state.to_act[0])[-1]
    assert [ask(bot, state) for _ in range(3)] == [last] * 3
    assert bot.forfeits == []


def test_a_burst_of_stray_lines_costs_one_decision(program):
    command = program(
        READY
        + """
burst = ["warning: the network is slow\\n" * 40]
for message in lines():
    if burst:
        sys.stdout.write(burst.pop())
        sys.stdout.flush()
    answer(message, -1)
"""
    )
    state = first_question()
    bot = outsider(command)
    last = state.choices(state.to_act[0])[-1]
    ask(bot, state)
    assert [ask(bot, state) for _ in range(4)] == [last] * 4
    assert reasons(bot) == ["forfeit-no-choice"]


def test_lines_from_before_the_question_are_dropped_without_waiting(program, tmp_path):
    """More of them than a pipe holds; the first answer has come, and so have they, when the next question is asked."""
    written = tmp_path / "written"
    asked = programs.Program(
        program(
            f"""
import os, sys
for line in sys.stdin:
    os.write(1, b'{{"id": 1}}\\n' if line == "one\\n" else b'{{"id": 2}}\\n')
    if line == "one\\n":
        os.set_blocking(1, False)
        try:
            while True:
                os.write(1, b"stray\\n")
        except BlockingIOError:
            open({str(written)!r}, "w")
        os.set_blocking(1, True)
"""
        )
    )
    assert asked.exchange(b"one\n", 20.0, 1) == b'{"id": 1}'
    wait_for(written.exists)
    assert asked.exchange(b"two\n", 20.0, 2) == b'{"id": 2}'
    asked.close(0.0)


def test_complaints_without_end_are_neither_kept_nor_waited_for(program, tmp_path):
    """Nobody asks while it complains, and it gets on with it all the same."""
    done = tmp_path / "done"
    loud = programs.Program(
        program(
            f"""
import sys
for line in sys.stdin:
    print("{{}}", flush=True)
    for _ in range(40):
        sys.stderr.write("x" * 1_000_000)
    sys.stderr.write("\\nthe last line\\n")
    sys.stderr.flush()
    open({str(done)!r}, "w")
    sys.exit(1)
"""
        )
    )
    loud.exchange(b"{}\n", 20.0)
    wait_for(done.exists)
    running = loud._running
    assert running is not None
    assert len(running.complaints._kept) <= programs.LAST_WORDS
    with pytest.raises(programs.Silent) as caught:
        loud.exchange(b"{}\n", 20.0)
    assert caught.value.forfeit.detail == "the last line"
    loud.close(0.0)


def test_the_stand_in_has_luck_of_its_own_seed(program):
    command = program("raise SystemExit(1)")
    state = first_question("paper-dungeons", moves=10)

    def answers(seed):
        bot = outsider(command, name="paper-dungeons", seed=seed)
        return [ask(bot, state) for _ in range(8)]

    assert answers(1) == answers(1) != answers(2)
    assert len(set(answers(1))) > 1


def test_programs_end_with_all_that_they_started(program, tmp_path):
    pids = tmp_path / "pids"
    command = program(
        f"""
import os, signal, subprocess, sys, time
child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(60)"])
open({str(pids)!r}, "w").write(f"{{os.getpid()}} {{child.pid}}")
"""
        + READY
        + """
for message in lines():
    answer(message, 0)
while True:  # the end of its input is nothing to it
    time.sleep(60)
"""
    )
    bot = outsider(command)
    ask(bot, first_question())
    assert bot.forfeits == []
    running = [int(pid) for pid in pids.read_text().split()]
    assert all(alive(pid) for pid in running)
    programs.close_programs()
    wait_for(lambda: not any(alive(pid) for pid in running))


def test_a_program_that_has_left_its_group_is_ended_too(program):
    command = program("import os, time\nos.setsid()\nprint('{}', flush=True)\nwhile True: time.sleep(60)")
    loner = programs.Program(command)
    loner.exchange(b"{}\n", 20.0)
    assert loner._running is not None
    pid = loner._running.process.pid
    loner.close(0.0)
    assert not alive(pid)


@pytest.mark.parametrize("by", [signal.SIGTERM, signal.SIGKILL])
def test_programs_do_not_outlive_who_has_started_them(program, tmp_path, by):
    """However it ends; and with them ends what they have started."""
    pids = tmp_path / "pids"
    command = program(
        f"""
import os, subprocess, sys, time
child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(60)"])
open({str(pids)!r}, "w").write(f"{{os.getpid()}} {{child.pid}} ")
for line in sys.stdin:
    print("{{}}", flush=True)
while True:  # the end of its input is nothing to it
    time.sleep(60)
"""
    )
    asker = f"""
import time
from undercroft.bots.programs import Program
Program({command!r}).exchange(b"{{}}\\n", 30.0)
print("asked", flush=True)
time.sleep(60)
"""
    with subprocess.Popen([sys.executable, "-c", asker], stdout=subprocess.PIPE) as owner:
        assert owner.stdout is not None
        assert owner.stdout.readline() == b"asked\n"
        running = [int(pid) for pid in pids.read_text().split()]
        assert len(running) == 2
        assert all(alive(pid) for pid in running)
        owner.send_signal(by)
    wait_for(lambda: not any(alive(pid) for pid in running))


def wait_for(condition: Callable[[], bool]) -> None:
    """Wait until something holds, and fail if it does not."""
    end = time.monotonic() + 20
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.02)


def alive(pid: int) -> bool:
    """Whether a process still does something; one that nobody has buried yet does not."""
    try:
        os.kill(pid, 0)
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (ProcessLookupError, FileNotFoundError):
        return False


# --- What it says of its choices -----------------------------------------------------------------------------------


def explained(considered: str) -> str:
    """A program that takes the last choice and adds this to its answer; FIRST and LAST are codes."""
    return (
        READY
        + f"""
for message in lines():
    codes = [choice["code"] for choice in message["choices"]]
    text = {considered!r}.replace("FIRST", str(codes[0])).replace("LAST", str(codes[-1]))
    print('{{"id": %d, "code": %d, "considered": %s}}' % (message["id"], codes[-1], text), flush=True)
"""
    )


def test_a_program_may_say_what_it_has_considered(program):
    """In any order, with what nobody asked for: its own choice comes first."""
    told = '[{"code": FIRST, "worth": 0.7, "measure": "chance"}, {"code": LAST, "worth": 0.62, "measure": "chance", "x": 1}]'
    state = first_question()
    bot = outsider(program(explained(told)))
    choices = state.choices(state.to_act[0])
    assert consider(bot, state) == [Thought(choices[-1], 0.62, "chance"), Thought(choices[0], 0.7, "chance")]
    assert ask(bot, state) == choices[-1]
    assert bot.forfeits == []


def test_what_a_worth_counts_need_not_be_said(program):
    state = first_question()
    bot = outsider(program(explained('[{"code": LAST, "worth": -3}]')))
    assert consider(bot, state) == [Thought(state.choices(state.to_act[0])[-1], -3.0, "order")]


@pytest.mark.parametrize(
    "considered",
    [
        "7", "[]", "[7]", '[{"code": LAST}]', '[{"code": LAST, "worth": "much"}]', '[{"code": LAST, "worth": 1e999}]',
        '[{"code": LAST, "worth": NaN}]', '[{"code": LAST, "worth": 1, "measure": "joy"}]',
        '[{"code": LAST, "worth": 1.5, "measure": "chance"}]', '[{"code": FIRST, "worth": 1}]',
        '[{"code": LAST, "worth": 1}, {"code": LAST, "worth": 2}]',
        '[{"code": LAST, "worth": 1}, {"code": 999999, "worth": 2}]',
        '[{"code": LAST, "worth": 1, "measure": "points"}, {"code": FIRST, "worth": 2, "measure": "order"}]',
    ],
)  # fmt: skip
def test_thoughts_that_break_a_rule_are_passed_over_and_the_choice_counts(program, considered):
    state = first_question()
    bot = outsider(program(explained(considered)))
    assert consider(bot, state) == [Thought(state.choices(state.to_act[0])[-1], 0.0)]
    assert bot.forfeits == []


def test_without_thoughts_there_is_the_choice_alone(program):
    state = first_question()
    choices = state.choices(state.to_act[0])
    assert consider(outsider(program(READY + "for message in lines(): answer(message, 0)")), state) == [
        Thought(choices[0], 0.0)
    ]
    dumb = outsider(program("raise SystemExit(1)"))
    (thought,) = consider(dumb, state)
    assert thought.code in choices
    assert reasons(dumb) == ["forfeit-ended"]


# --- Who may bring one -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("command", "message"),
    [
        ("no-such-program-here 1", "bot-command-missing"),
        ("", "bot-command-missing"),
        ("'", "bot-command-unreadable"),
    ],
)
def test_a_command_that_cannot_run_is_refused_before_the_game(command, message):
    with pytest.raises(BadBotCommand) as caught:
        hire(f"cmd:{command}", undercroft.game(GAME), 1)
    assert caught.value.message == message


def test_bots_of_the_house_are_hired_by_name():
    assert hire("greedy", undercroft.game(GAME), 1).name == "greedy"
    with pytest.raises(bots.UnknownBot):
        hire("gredy", undercroft.game(GAME), 1)


def test_commands_are_no_names():
    """A table takes names from strangers."""
    with pytest.raises(bots.UnknownBot):
        bots.make("cmd:true", GAME, 1)
    with pytest.raises(bots.UnknownBot):
        bots.check_name("cmd:true", GAME)
