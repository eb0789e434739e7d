"""The WebSocket: a whole game, a lost connection, a move sent twice, and ten thousand messages of nonsense."""

import json
from random import Random
from typing import Any

import msgspec

from tests.table.helpers import run
from tests.web.client import opened_site
from tests.web.test_http import AGAINST_BOT, FOR_TWO, with_site
from undercroft.games.doggos.codes import OUT, STEP
from undercroft.web import socket as wire
from undercroft.web.app import MOST_FROM_ADDRESS
from undercroft.web.limits import Bucket


async def opened(site, browser, wish=AGAINST_BOT) -> str:
    return str((await browser.post("/api/tables", json=wish)).json()["id"])


def free_of_limits(site) -> None:
    site.bare.state.messages = Bucket(10**9, 10**9)
    site.bare.state.addresses = Bucket(10**9, 10**9)


def test_a_whole_game_with_lost_connections_and_doubled_moves(tmp_path):
    async def work(site):
        free_of_limits(site)
        ann = await site.guest()
        table = await opened(site, ann)
        events: list[Any] = []
        made = number = 0
        over = False
        while not over:
            async with site.socket(ann) as socket:
                hello = await socket.accepted()
                assert hello["me"] == (await ann.get("/api/me")).json()
                socket.send(type="join", table=table)
                for _ in range(25):
                    frame = await socket.frame("game")
                    events[frame["first"] :] = frame["events"]
                    over = frame["over"]
                    if over:
                        break
                    if frame["asked"]:
                        number += 1
                        code = frame["choices"][number * 7 % len(frame["choices"])]["code"]
                        play = {"type": "play", "id": f"m{number}", "table": table, "seat": 0}
                        play |= {"version": frame["version"], "code": code}
                        socket.send(**play)
                        socket.send(**play)
                        acks = [await socket.frame("ack", "refused") for _ in range(2)]
                        assert [ack["type"] for ack in acks] == ["ack", "ack"]
                        made += 1
                        socket.send(type="join", table=table)
        entries = await site.house.store.entries(table, 0)
        assert len([entry for entry in entries if entry.seat == 0]) == made
        last = await site.house.playing.game((await ann.get("/api/me")).json()["id"], table, 0)
        assert events == json.loads(msgspec.json.encode(last))["events"]

    with_site(tmp_path, work)


def test_every_kind_of_message_has_its_answer(tmp_path):
    async def work(site):
        ann = await site.guest()
        table = await opened(site, ann)
        async with site.socket(ann) as socket:
            await socket.accepted()
            socket.send(type="ping")
            assert (await socket.frame())["type"] == "pong"
            socket.send(type="join", table=table)
            kinds = [(await socket.frame())["type"] for _ in range(3)]
            assert kinds == ["table", "game", "presence"]
            game = await site.house.playing.game((await ann.get("/api/me")).json()["id"], table, 0)
            socket.send(type="why", id="w", table=table, seat=0, code=game.choices[0].code)
            assert await socket.frame("why") == {"type": "why", "id": "w", "reason": None}
            socket.send(type="hint", id="h", table=table, seat=0)
            advice = (await socket.frame("hint"))["choices"]
            assert advice[0] == {
                "code": game.choices[0].code,
                "worth": 0.0,
                "measure": "order",
                "reasons": [],
            }
            socket.send(type="play", id="p", table=table, seat=0, version=99, code=0)
            refused = await socket.frame("refused")
            assert (refused["id"], refused["reason"]["message"]) == ("p", "stale-version")
            socket.send(type="play", id="p2", table=table, seat=1, version=1, code=0)
            assert (await socket.frame("refused"))["reason"]["message"] == "not-your-seat"
            code = game.choices[0].code
            socket.send(type="play", id="p3", table=table, seat=0, version=game.version, code=code)
            ack = await socket.frame("ack")
            socket.send(type="undo", id="u", table=table, seat=0, version=ack["version"])
            assert (await socket.frame("ack"))["version"] == ack["version"] + 1
            socket.send(type="orders", id="o", table=table, seat=0, windows="turn")
            assert (await socket.frame("ack"))["id"] == "o"
            socket.send(type="join", table="nope")
            assert (await socket.frame("error"))["reason"]["message"] == "no-such-table"
            socket.send(type="leave", table=table)
            socket.send_text("{" * 20_000)
            assert (await socket.frame("error"))["reason"]["message"] == "message-too-long"

    with_site(tmp_path, work)


def test_two_people_see_each_other(tmp_path):
    async def work(site):
        ann, bob = await site.guest(), await site.guest()
        table = await opened(site, ann, FOR_TWO)
        await bob.post(f"/api/tables/{table}/join", json={})
        async with site.socket(ann) as one, site.socket(bob) as two:
            for socket in (one, two):
                await socket.accepted()
                socket.send(type="join", table=table)
            mine, theirs = await one.frame("game"), await two.frame("game")
            assert (mine["seat"], theirs["seat"]) == (0, 1)
            here = await one.frame("presence")
            while here["here"] != [0, 1]:
                here = await one.frame("presence")
            number = 0
            while theirs["asked"]:
                play = {"type": "play", "id": f"x{number}", "table": table, "seat": 1}
                code = theirs["choices"][0]["code"]
                two.send(**play, version=theirs["version"], code=code)
                theirs = await two.frame("game")
                number += 1
            assert number > 1
            ready = await one.frame()
            assert (ready["type"], ready["progress"]) == ("presence", {"0": 0, "1": -1}), (
                "only that he is ready"
            )

    with_site(tmp_path, work)


def test_without_identity_or_from_another_page_nobody_gets_in(tmp_path):
    async def work(site):
        ann = await site.guest()
        async with site.socket(None) as socket:
            assert await socket.turned_away() == 4401
        async with site.socket(ann, origin="https://evil.test") as socket:
            refused = await socket.event()
            assert (refused["type"], refused["code"]) == ("websocket.close", 4401), "it never stood"
        async with site.socket(ann, origin="http://table.test") as socket:
            await socket.accepted()
        site.bare.state.connected[(await ann.get("/api/me")).json()["id"]] = 32
        async with site.socket(ann) as socket:
            assert await socket.turned_away() == 4429

    with_site(tmp_path, work)


def test_an_address_may_connect_only_so_often_and_have_only_so_many(tmp_path):
    async def work(site):
        bob = await site.guest()
        site.bare.state.callers = Bucket(0.001, 2.0)
        for _ in range(2):
            async with site.socket(bob) as socket:
                await socket.accepted()
        async with site.socket(bob) as socket:
            assert await socket.turned_away() == 4429
        site.bare.state.callers = Bucket(100.0, 100.0)
        async with site.socket(bob) as socket:
            await socket.accepted()
            me = (await bob.get("/api/me")).json()["id"]
            assert dict(site.bare.state.connected) == {me: 1, "@10.0.0.1": 1}
            site.bare.state.connected["@10.0.0.1"] = MOST_FROM_ADDRESS
            async with site.socket(bob) as other:
                assert await other.turned_away() == 4429
            site.bare.state.connected["@10.0.0.1"] = 1
        assert not site.bare.state.connected

    with_site(tmp_path, work)


def test_who_asks_too_much_gets_an_answer_to_every_question(tmp_path):
    async def work(site):
        ann = await site.guest()
        table = await opened(site, ann)
        site.bare.state.messages = Bucket(0.001, 1.0)
        async with site.socket(ann) as socket:
            await socket.accepted()
            socket.send_text("x" * 20_000)
            assert (await socket.frame("error"))["reason"]["message"] == "message-too-long"
            # That one has been charged: nothing is left.
            asks: list[dict[str, Any]] = [
                {"type": "play", "version": 1, "code": 1},
                {"type": "undo", "version": 1},
                {"type": "orders", "windows": "ask"},
                {"type": "why", "code": 1},
                {"type": "hint"},
                {"type": "sketch", "steps": []},
            ]
            for number, ask in enumerate(asks):
                socket.send(**ask, id=f"a{number}", table=table, seat=0)
                refused = await socket.frame()
                assert (refused["type"], refused["id"], refused["table"]) == ("refused", f"a{number}", table)
                assert refused["reason"]["message"] == "too-many-messages"
            for nonsense in ("{", "x" * 20_000, json.dumps({"type": "ping"})):
                socket.send_text(nonsense)
                assert await socket.frame() == {
                    "type": "error",
                    "reason": {"rule": "", "message": "too-many-messages", "args": {}},
                }

    with_site(tmp_path, work)


def test_who_sends_too_much_is_told_and_who_reads_nothing_is_let_go(tmp_path):
    async def work(site):
        ann = await site.guest()
        async with site.socket(ann) as socket:
            await socket.accepted()
            for _ in range(260):
                socket.send(type="ping")
            assert (await socket.frame("error"))["reason"]["message"] == "too-many-messages"
        connection = wire.Connection(site.house, "ann", "Ann", "1", [], lambda: None)
        for _ in range(wire.MOST_WAITING + 5):
            connection.send(b"{}")
        assert len(connection._waiting) == wire.MOST_WAITING
        assert connection._code == wire.TOO_SLOW

    with_site(tmp_path, work)


def test_our_own_fault_keeps_the_connection(tmp_path, caplog):
    async def work(site):
        ann = await site.guest()
        table = await opened(site, ann)
        async with site.socket(ann) as socket:
            await socket.accepted()

            async def broken(*_):
                raise RuntimeError("oh")

            site.house.playing.play = broken
            socket.send(type="play", id="p", table=table, seat=0, version=1, code=1)
            assert (await socket.frame("refused"))["reason"]["message"] == "server-error"
            socket.send(type="ping")
            assert (await socket.frame())["type"] == "pong"

    with_site(tmp_path, work)
    assert "message failed" in caplog.text


ODD: tuple[object, ...] = (
    None, True, -1, 0, 1, 7, 8, 2**31, 2**63, -(2**70), 1e308, 0.5, "", "x", "\u0000", "\ud800", "é" * 30, "a" * 41, "../..",
    [], {}, [[]], {"a": 1}, "table1", "play", "turn",
)  # fmt: skip


def mutated(rng: Random, valid: list[dict[str, Any]]) -> bytes:
    """A message that was valid once."""
    message = dict(rng.choice(valid))
    for _ in range(rng.randrange(1, 4)):
        where = rng.choice([*message, "extra"])
        change = rng.randrange(3)
        if change == 0:
            message.pop(where, None)
        elif change == 1:
            message[where] = rng.choice(ODD)
        else:
            message[where] = rng.choice(list(rng.choice(valid).values()))
    data = bytearray(json.dumps(message).encode())
    if rng.random() < 0.4:
        for _ in range(rng.randrange(1, 5)):
            place = rng.randrange(len(data)) if data else 0
            change = rng.randrange(3)
            if change == 0:
                data[place : place + 1] = bytes([rng.randrange(256)])
            elif change == 1:
                del data[place:]
            else:
                data[place:place] = bytes([rng.randrange(256) for _ in range(rng.randrange(4))])
            if not data:
                break
    return bytes(data)


def test_ten_thousand_malformed_messages_break_nothing(tmp_path, caplog):
    async def work(site):
        free_of_limits(site)
        ann, bob = await site.guest(), await site.guest()
        table = await opened(site, ann, FOR_TWO)
        await bob.post(f"/api/tables/{table}/join", json={})
        # Only here a sketch has something to try: a way out of the dungeon, once two cards lie there.
        doggos = await opened(site, ann, {"game": "doggos", "seats": [{"kind": "you"}]})
        me = (await ann.get("/api/me")).json()["id"]
        for _ in range(2):
            game = await site.house.playing.game(me, doggos, 0)
            await site.house.playing.play(me, doggos, 0, game.version, game.choices[0].code, None)
        assert await site.house.playing.sketch(me, doggos, 0, [OUT]) is not None
        sketch = {"type": "sketch", "id": "g", "table": doggos, "seat": 0}
        valid: list[dict[str, Any]] = [
            {"type": "join", "table": table, "seat": 0},
            {"type": "leave", "table": table},
            {"type": "play", "id": "a", "table": table, "seat": 0, "version": 1, "code": 3},
            {"type": "undo", "id": "b", "table": table, "seat": 0, "version": 1},
            {"type": "orders", "id": "c", "table": table, "seat": 0, "windows": "ask"},
            {"type": "why", "id": "d", "table": table, "seat": 0, "code": 3},
            {"type": "hint", "id": "e", "table": table, "seat": 0},
            {"type": "sketch", "id": "f", "table": table, "seat": 0, "steps": [3, 4]},
            {**sketch, "steps": [OUT]},
            {**sketch, "steps": [OUT, STEP, STEP + 1]},
            {**sketch, "steps": list(range(400))},
            {"type": "why", "id": "h", "table": doggos, "seat": 0, "code": OUT},
            {"type": "play", "id": "i", "table": doggos, "seat": 0, "version": 3, "code": OUT},
            {"type": "ping"},
        ]
        rng = Random(17)
        answered = 0
        async with site.socket(ann) as socket:
            await socket.accepted()
            for number in range(10_000):
                data = mutated(rng, valid)
                if rng.random() < 0.05:
                    # Codes of the game, and such as it does not have, in a message that can be read.
                    steps = [
                        rng.choice((rng.randrange(3000), OUT, STEP, 2**31)) for _ in range(rng.randrange(9))
                    ]
                    data = json.dumps({**sketch, "steps": steps}).encode()
                if rng.random() < 0.5:
                    socket.send_bytes(data)
                else:
                    socket.send_text(data.decode("utf-8", "replace"))
                if number % 100 == 99:
                    socket.send(type="why", id=f"mark{number}", table="nope", seat=0, code=0)
                    while (await socket.frame()).get("id") != f"mark{number}":
                        answered += 1
        metrics = (await ann.get("/metrics")).text
        assert f'undercroft_errors_total{{worker="{site.house.worker}"}} 0.0' in metrics
        return answered

    async def whole():
        async with opened_site(tmp_path) as site:
            return await work(site)

    assert run(whole(), 120.0) > 9_000
    assert not [record for record in caplog.records if record.levelname == "ERROR"]
