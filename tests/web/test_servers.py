"""For real: servers that are killed under load, and two workers that serve one table."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import httpx
import pytest
import websockets
from websockets.exceptions import ConnectionClosed, WebSocketException

from tests.table.helpers import run
from tests.web.servers import Guest, Server, postgres, redis

PEOPLE = {"game": "paper-dungeons", "seats": [{"kind": "you"}, {"kind": "open"}]}
KILLS = 3


@asynccontextmanager
async def connected(server: Server, guest: Guest, table: str):
    """A WebSocket that looks at a table."""
    address = server.base.replace("http", "ws") + "/api/ws"
    async with websockets.connect(address, additional_headers=guest.header, open_timeout=10) as socket:
        await socket.send(json.dumps({"type": "join", "table": table}))
        yield Wire(socket)


class Wire:
    """A connection that is read frame by frame; a message may hold several."""

    def __init__(self, connection: websockets.ClientConnection) -> None:
        self._connection = connection
        self._lines: list[str] = []
        self.send = connection.send
        self.recv = connection.recv

    @property
    def close_code(self) -> int | None:
        return self._connection.close_code

    async def frame(self, *kinds: str) -> dict[str, Any]:
        """The next frame of one of these kinds."""
        while True:
            if not self._lines:
                message = await asyncio.wait_for(self._connection.recv(), 20)
                assert isinstance(message, str)
                self._lines = message.split("\n")
            found: dict[str, Any] = json.loads(self._lines.pop(0))
            if found["type"] in kinds:
                return found


def play(table: str, game: dict[str, Any], id_: str, choice: int = 0) -> str:
    code = game["choices"][choice % len(game["choices"])]["code"]
    return json.dumps(
        {
            "type": "play",
            "id": id_,
            "table": table,
            "seat": game["seat"],
            "version": game["version"],
            "code": code,
        }
    )


class Player:
    """Plays one table without end, comes back whenever the server is gone, and remembers what was acknowledged."""

    def __init__(self, server: Server, guest: Guest, table: str, name: str) -> None:
        self.server, self.guest, self.table, self.name = server, guest, table, name
        self.acknowledged: dict[str, int] = {}
        self.unsure: str | None = None
        self.resumed = 0
        self.sent = 0
        self.done = False

    async def play(self) -> None:
        while not self.done:
            try:
                async with connected(self.server, self.guest, self.table) as socket:
                    await self._play(socket)
            except (OSError, WebSocketException, TimeoutError, EOFError):
                self.resumed += 1
                await asyncio.sleep(0.05)

    async def _play(self, socket: Any) -> None:
        while not self.done:
            game = await socket.frame("game")
            if self.unsure is not None:
                # The same move again: it is acknowledged whether or not it was made before the server went.
                await socket.send(self.unsure)
            elif game["over"]:
                self.done = True
                return
            elif game["asked"]:
                self.sent += 1
                self.unsure = play(self.table, game, f"{self.name}-{self.sent}", self.sent * 7)
                await socket.send(self.unsure)
            else:
                continue
            answer = await socket.frame("ack", "refused")
            sent = json.loads(self.unsure)
            self.unsure = None
            if answer["type"] == "ack":
                self.acknowledged[sent["id"]] = answer["version"]
            await socket.send(json.dumps({"type": "join", "table": self.table}))


async def killed_under_load(server: Server, tables: int, seconds: float) -> tuple[list[Player], list[float]]:
    """Play at many tables and kill the server a few times; how long each restart took until it answered."""
    host = Guest(server)
    solo = {"game": "paper-dungeons", "seats": [{"kind": "you"}, {"kind": "bot", "bot": "random"}]}
    players = []
    for number in range(tables):
        table = host.call(server, "POST", "/api/tables", solo)["id"]
        players.append(Player(server, host, table, f"p{number}"))
    playing = [asyncio.create_task(player.play()) for player in players]
    rng = Random(3)
    restarts = []
    for _ in range(KILLS):
        await asyncio.sleep(seconds * (0.5 + rng.random()))
        server.kill()
        began = time.monotonic()
        await asyncio.to_thread(server.start)
        restarts.append(time.monotonic() - began)
    await asyncio.sleep(seconds)
    for player in players:
        player.done = True
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    return players, restarts


def check_nothing_is_lost(
    server: Server, players: list[Player], restarts: list[float], ids: list[tuple[str, str]]
) -> None:
    kept = [id_ for _, id_ in ids]
    acknowledged = [id_ for player in players for id_ in player.acknowledged]
    assert set(acknowledged) <= set(kept), "an acknowledged move is gone"
    assert len(kept) == len(set(kept)), "a move was made twice"
    assert len(acknowledged) > 10
    assert sum(player.resumed for player in players) >= KILLS
    for player in players:
        game = player.guest.call(server, "GET", f"/api/tables/{player.table}/game?seat=0")
        assert game["version"] >= max(player.acknowledged.values(), default=0)
    assert server.faults() == []
    print(
        f"\n{KILLS} kills, {len(players)} tables: {len(acknowledged)} moves acknowledged, {len(kept)} on disk, none lost, "
        f"none doubled; clients knocked {sum(player.resumed for player in players)} times until they were in again; "
        f"restarts took {', '.join(f'{seconds:.1f}' for seconds in restarts)} s"
    )


def test_a_server_killed_under_load_loses_nothing_on_sqlite(tmp_path):
    import sqlite3

    server = Server(tmp_path / "data").start()
    try:
        players, restarts = run(killed_under_load(server, 6, 1.5), 120)
        with sqlite3.connect(tmp_path / "data" / "undercroft.db") as database:
            ids = database.execute("SELECT table_id, id FROM moves WHERE id IS NOT NULL").fetchall()
        check_nothing_is_lost(server, players, restarts, ids)
        assert server.stop() < 15
    finally:
        server.kill()


def test_a_server_that_is_asked_to_end_says_so_and_keeps_everything(tmp_path):
    server = Server(tmp_path / "data").start()
    try:
        guest = Guest(server)
        solo = {"game": "paper-dungeons", "seats": [{"kind": "you"}, {"kind": "bot", "bot": "random"}]}
        table = guest.call(server, "POST", "/api/tables", solo)["id"]

        async def play_until_it_ends() -> tuple[int, int | None, float]:
            async with connected(server, guest, table) as socket, connected(server, guest, table) as idle:
                await socket.send(play(table, await socket.frame("game"), "last"))
                version = (await socket.frame("ack"))["version"]
                began = time.monotonic()
                server.ask_to_end()
                for each in (socket, idle):
                    # What still waited for a client is sent before the end.
                    async with asyncio.timeout(10):
                        with contextlib.suppress(ConnectionClosed):
                            while True:
                                await each.recv()
                assert socket.close_code == idle.close_code
                return version, socket.close_code, time.monotonic() - began

        version, code, seconds = run(play_until_it_ends())
        assert code == 1012
        assert server.ended(10) == 0
        assert server.faults() == []
        print(f"\nclients told in {seconds:.2f} s")
        server.start()
        assert guest.call(server, "GET", f"/api/tables/{table}/game?seat=0")["version"] >= version
    finally:
        server.kill()


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    """PostgreSQL and Redis for the tests of this file."""
    folder = tmp_path_factory.mktemp("house")
    with postgres(folder / "postgres") as database, redis(folder / "redis") as bus:
        yield {"DATABASE_URL": database, "REDIS_URL": bus}


async def ids_of(url: str) -> list[tuple[str, str]]:
    import asyncpg

    connection = await asyncpg.connect(url)
    try:
        return [
            tuple(row)
            for row in await connection.fetch("SELECT table_id, id FROM moves WHERE id IS NOT NULL")
        ]
    finally:
        await connection.close()


@pytest.mark.xdist_group("postgres")
def test_a_server_killed_under_load_loses_nothing_on_postgresql(tmp_path, house):
    server = Server(tmp_path / "data", DATABASE_URL=house["DATABASE_URL"]).start()
    try:
        players, restarts = run(killed_under_load(server, 6, 1.5), 120)
        check_nothing_is_lost(server, players, restarts, run(ids_of(house["DATABASE_URL"])))
    finally:
        server.kill()


@pytest.mark.xdist_group("postgres")
def test_two_workers_serve_one_table(tmp_path, house):
    one = Server(tmp_path / "one", **house).start()
    two = Server(tmp_path / "two", **house).start()
    try:
        run(two_workers(one, two), 120)
        assert one.faults() == two.faults() == []
    finally:
        one.kill()
        two.kill()


async def two_workers(one: Server, two: Server) -> None:
    ann, bob = Guest(one), Guest(two)
    table = ann.call(one, "POST", "/api/tables", PEOPLE)["id"]
    bob.call(two, "POST", f"/api/tables/{table}/join", {})
    async with connected(one, ann, table) as first, connected(two, bob, table) as second:
        mine, theirs = await first.frame("game"), await second.frame("game")
        assert (mine["seat"], theirs["seat"]) == (0, 1)
        for socket in (first, second):
            while (await socket.frame("presence"))["here"] != [0, 1]:
                pass
        # Both play the choice of their cards; the end of the block reaches both.
        block = mine["version"], theirs["version"]
        for number in range(3):
            for socket, name in ((first, "a"), (second, "b")):
                game = mine if name == "a" else theirs
                await socket.send(play(table, game, f"{name}{number}"))
                await socket.frame("ack")
                fresh = (
                    ann.call(one, "GET", f"/api/tables/{table}/game?seat=0")
                    if name == "a"
                    else bob.call(two, "GET", f"/api/tables/{table}/game?seat=1")
                )
                mine, theirs = (fresh, theirs) if name == "a" else (mine, fresh)
        seen = await first.frame("game")
        while not (seen["asked"] and seen["version"] > block[0] + 3):
            seen = await first.frame("game")
        # The same move through both workers at once: one of them makes it.
        for number in range(4):
            game = ann.call(one, "GET", f"/api/tables/{table}/game?seat=0")
            if not game["asked"]:
                break
            async with connected(two, ann, table) as other:
                await other.frame("game")
                await asyncio.gather(
                    first.send(play(table, game, f"x{number}")),
                    other.send(play(table, game, f"y{number}", 1)),
                )
                answers = [await socket.frame("ack", "refused") for socket in (first, other)]
                assert sorted(answer["type"] for answer in answers) == ["ack", "refused"], answers
    await counted(one, two)
    await gone(one, two, ann, bob, table)
    await orphaned(one, two, ann)


async def counted(*servers: Server) -> None:
    """Either worker tells what both have counted, and soon the same."""

    def moves(server: Server) -> dict[str, float]:
        lines = httpx.get(f"{server.base}/metrics").text.splitlines()
        return {
            line.split(" ")[0]: float(line.split(" ")[1])
            for line in lines
            if line.startswith("undercroft_moves{")
        }

    end = time.monotonic() + 20
    while not (len(moves(servers[0])) == 2 and moves(servers[0]) == moves(servers[1])):
        assert time.monotonic() < end, [moves(server) for server in servers]
        await asyncio.sleep(0.1)
    assert min(moves(servers[0]).values()) > 0, "both have put moves on disk"


async def gone(one: Server, two: Server, ann: Guest, bob: Guest, table: str) -> None:
    """Who leaves one worker is away at the other; who is at a worker that is killed is so a little later."""
    async with connected(two, bob, table) as second:
        async with connected(one, ann, table):
            while (await second.frame("presence"))["here"] != [0, 1]:
                pass
        assert (await second.frame("presence"))["here"] == [1]
        async with connected(one, ann, table):
            while (await second.frame("presence"))["here"] != [0, 1]:
                pass
            one.kill()
            assert (await second.frame("presence"))["here"] == [1]
    one.start()


async def orphaned(one: Server, two: Server, ann: Guest) -> None:
    """A bot and a clock whose worker is killed are looked after by the other."""
    clocked = {**PEOPLE, "seats": [{"kind": "you"}, {"kind": "you"}], "clock": {"kind": "move", "seconds": 5}}
    bots = {"game": "paper-dungeons", "seats": [{"kind": "bot", "bot": "random"}] * 2}
    timed = ann.call(one, "POST", "/api/tables", clocked)["id"]
    driven = ann.call(one, "POST", "/api/tables", bots)["id"]
    await asyncio.sleep(0.3)
    one.kill()
    began = time.monotonic()
    done: dict[str, float] = {}
    while len(done) < 2:
        assert time.monotonic() - began < 60, done
        if "bots" not in done and ann.call(two, "GET", f"/api/tables/{driven}")["status"] == "finished":
            done["bots"] = time.monotonic() - began
        if "clock" not in done and ann.call(two, "GET", f"/api/tables/{timed}/game?seat=0")["version"] > 1:
            done["clock"] = time.monotonic() - began
        await asyncio.sleep(0.2)
    print(
        f"\nafter the death of their worker: clock acted for in {done['clock']:.1f} s, bots' game over in {done['bots']:.1f} s"
    )
