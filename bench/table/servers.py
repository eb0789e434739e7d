"""The two servers, each in a process of its own on a core of its own, and their tables with two clients each."""

import hashlib
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from random import Random

import httpx

from bench.environment import ROOT
from bench.table.load import Place
from bench.table.seats import OurSeat, PeerSeat
from tools.build import find_node

GAMES = {"paper-dungeons": False, "dungeoneer": True}
"""What is played, and whether its players take turns. In Paper Dungeons both decide at the same time and in secret: the
other one hears of a die that is used and when its rival is ready, and everything when both are done. In Dungeoneer both hear of every move.
"""
MOVES_AT_LEAST = 750
"""How many moves a table is good for: games of Paper Dungeons have about a hundred, so several follow one another."""
SHORTEST = {"paper-dungeons": 90, "dungeoneer": 450}
PEER = Path(__file__).resolve().parent / "peer"
INSTALLED = ROOT / ".cache" / "bench-table"
PATIENCE = 60.0
_SERVE = "import sys; from undercroft.web.serve import serve; serve('127.0.0.1', int(sys.argv[1]))"


@cache
def cores() -> tuple[set[int], set[int]]:
    """The cores of the server and of the load generator: one each where there are two.

    Found once: whoever is bound to a core of its own sees no other any more.
    """
    if sys.platform != "linux":
        return set(), set()
    found = sorted(os.sched_getaffinity(0))
    return ({found[0]}, {found[-1]}) if len(found) > 1 else (set(found), set(found))


def bind(wanted: set[int]) -> None:
    """Run this process on these cores alone, where the system can."""
    if wanted:
        os.sched_setaffinity(0, wanted)


def free_port() -> int:
    """A port that nobody has."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def node() -> Path:
    """A Node with the peer installed as locked beside it; installs it if the lock has changed."""
    folder = find_node()
    lock = PEER / "package-lock.json"
    wanted = hashlib.sha256(lock.read_bytes()).hexdigest()
    stamp = INSTALLED / "lock.sha256"
    if not (stamp.exists() and stamp.read_text() == wanted):
        print(
            f"Installing boardgame.io into {INSTALLED.relative_to(ROOT)} (once; about 40 MB) …",
            file=sys.stderr,
        )
        shutil.rmtree(INSTALLED, ignore_errors=True)
        INSTALLED.mkdir(parents=True)
        for name in ("package.json", "package-lock.json"):
            shutil.copy(PEER / name, INSTALLED / name)
        environment = {**os.environ, "PATH": f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"}
        command = [str(folder / "npm"), "ci", "--ignore-scripts", "--no-audit", "--no-fund"]
        subprocess.run(command, cwd=INSTALLED, env=environment, check=True, stdout=sys.stderr)
        stamp.write_text(wanted)
    return folder / "node"


def processor_seconds(group: int) -> float:
    """Processor time that a process and all that it has started have spent; 0 where the system does not tell."""
    ticks = 0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[2]) == group:
            ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


@contextmanager
def running(command: Sequence[str], port: int, path: str, **environment: str) -> Iterator[int]:
    """A server process on its core, from the moment it answers; its process group."""
    server, _ = cores()
    process = subprocess.Popen(
        command, env={**os.environ, **environment}, stdout=subprocess.DEVNULL, start_new_session=True,
        preexec_fn=lambda: bind(server),
    )  # fmt: skip
    try:
        end = time.monotonic() + PATIENCE
        while True:
            if process.poll() is not None or time.monotonic() > end:
                raise RuntimeError(f"{command[0]} does not serve")
            try:
                httpx.get(f"http://127.0.0.1:{port}{path}", timeout=2)
                break
            except httpx.HTTPError:
                time.sleep(0.05)
        yield process.pid
    finally:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()


@contextmanager
def ours(game: str, tables: int, seed: int) -> Iterator[tuple[int, list[list[Place]]]]:
    """Undercroft with SQLite on disk, as `undercroft serve` runs it; every client has an address of its own."""
    (ROOT / "build").mkdir(exist_ok=True)
    port = free_port()
    with (
        tempfile.TemporaryDirectory(dir=ROOT / "build", prefix="bench-table-") as data,
        running(
            [sys.executable, "-c", _SERVE, str(port)], port, "/healthz", UNDERCROFT_DATA=data, UNDERCROFT_PROXIED="1",
        ) as group,
    ):  # fmt: skip
        rng = Random(seed)
        games = -(-MOVES_AT_LEAST * 50 // (tables * SHORTEST[game]))
        yield group, [_our_table(port, number, game, games, rng) for number in range(tables)]


def _our_table(port: int, number: int, game: str, games: int, rng: Random) -> list[Place]:
    people = []
    for seat in range(2):
        headers = {"X-Forwarded-For": f"10.{seat}.{number // 250}.{number % 250}"}
        person = httpx.Client(base_url=f"http://127.0.0.1:{port}", headers=headers)
        person.get("/api/me").raise_for_status()
        people.append((person, headers))
    wish = {"game": game, "seats": [{"kind": "you"}, {"kind": "open"}]}
    tables = []
    for _ in range(games):
        tables.append(people[0][0].post("/api/tables", json=wish).raise_for_status().json()["id"])
        people[1][0].post(f"/api/tables/{tables[-1]}/join", json={}).raise_for_status()
    places = []
    for seat, (person, headers) in enumerate(people):
        cookie = {"Cookie": f"undercroft={person.cookies['undercroft']}"}
        player = OurSeat(seat, tables, GAMES[game], Random(rng.random()))
        places.append(Place(port, "/api/ws", headers | cookie, player))
        person.close()
    return places


@contextmanager
def peers(tables: int, held: bytes) -> Iterator[tuple[int, list[list[Place]]]]:
    """boardgame.io with its state in memory; every state carries ``held``, a JSON text."""
    program = node()
    port = free_port()
    with tempfile.NamedTemporaryFile(suffix=".json") as file:
        file.write(held)
        file.flush()
        # Node looks for packages beside the program.
        shutil.copy(PEER / "server.cjs", INSTALLED / "server.cjs")
        command = [str(program), str(INSTALLED / "server.cjs"), str(port), file.name]
        with running(command, port, "/", NODE_ENV="production") as group:
            yield group, [_peer_table(port, number) for number in range(tables)]


def _peer_table(port: int, number: int) -> list[Place]:
    """A match is made when its first client asks for it; it has no passwords, which saves the peer their checks."""
    path = "/socket.io/?EIO=4&transport=websocket"
    return [Place(port, path, {}, PeerSeat(seat, f"match{number}")) for seat in range(2)]
