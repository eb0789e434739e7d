"""Servers for real: ours in processes of their own, PostgreSQL and Redis from Debian, each in a folder and on a port of its own."""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

POSTGRES = sorted(Path("/usr/lib/postgresql").glob("*/bin"))
_SERVE = "import sys; from undercroft.web.serve import serve; serve('127.0.0.1', int(sys.argv[1]))"


def free_port() -> int:
    """A port that nobody has."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """One worker of ours, which can be killed and started again."""

    def __init__(self, data: Path, **environment: str) -> None:
        self.port = free_port()
        self.base = f"http://127.0.0.1:{self.port}"
        self._environment = {
            **os.environ, "UNDERCROFT_DATA": str(data), "UNDERCROFT_THINKERS": "1", **environment,
        }  # fmt: skip
        self._log = data / f"server-{self.port}.log"
        data.mkdir(parents=True, exist_ok=True)
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> Server:
        """Start and wait until it answers."""
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-c", _SERVE, str(self.port)], env=self._environment, stderr=log,
                start_new_session=True,
            )  # fmt: skip
        end = time.monotonic() + 40
        while time.monotonic() < end:
            with contextlib.suppress(httpx.HTTPError):
                if httpx.get(f"{self.base}/healthz", timeout=2).status_code == 200:
                    return self
            assert self._process.poll() is None, self._log.read_text()
            time.sleep(0.05)
        raise AssertionError(f"the server does not answer: {self._log.read_text()}")

    def kill(self) -> None:
        """Kill it with everything that it has started, as a power cut would."""
        if self._process is not None:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()
            self._process = None

    def ask_to_end(self) -> None:
        """Ask it to end, and wait for nothing."""
        assert self._process is not None
        self._process.terminate()

    def ended(self, seconds: float) -> int:
        """Its exit code, once it has ended by itself."""
        assert self._process is not None
        code = self._process.wait(seconds)
        self._process = None
        return code

    def stop(self) -> float:
        """Ask it to end; how many seconds it took."""
        assert self._process is not None
        began = time.monotonic()
        self._process.terminate()
        try:
            self._process.wait(20)
        finally:
            self.kill()
        return time.monotonic() - began

    def faults(self) -> list[str]:
        """What it has logged as an error."""
        lines = self._log.read_text().splitlines() if self._log.exists() else []
        return [line for line in lines if not line.startswith("{") or json.loads(line)["level"] != "warning"]


class Guest:
    """Somebody at a server, with a cookie that every server of the house accepts."""

    def __init__(self, server: Server) -> None:
        self.cookies = dict(httpx.get(f"{server.base}/api/me").cookies)

    def call(self, server: Server, method: str, path: str, body: Any = None) -> Any:
        """A request; what it was answered with."""
        response = httpx.request(method, server.base + path, json=body, cookies=self.cookies, timeout=20)
        assert response.status_code < 300, response.text
        return response.json()

    @property
    def header(self) -> dict[str, str]:
        """The cookie as a header."""
        return {"Cookie": "; ".join(f"{name}={value}" for name, value in self.cookies.items())}


def _needs(found: bool, package: str) -> None:
    if not found:
        if os.geteuid() == 0:
            pytest.fail(f"{package} is missing: apt-get install {package}")
        pytest.skip(f"needs {package}: sudo apt-get install {package}")


@contextlib.contextmanager
def postgres(folder: Path) -> Iterator[str]:
    """A PostgreSQL server; its address."""
    _needs(bool(POSTGRES), "postgresql")
    initdb, program, ready = (str(POSTGRES[-1] / name) for name in ("initdb", "postgres", "pg_isready"))
    folder.mkdir(parents=True)
    # It refuses to run as root.
    other = [] if os.geteuid() else ["setpriv", "--reuid=nobody", "--regid=nogroup", "--clear-groups"]
    if other:
        shutil.chown(folder, "nobody", "nogroup")
        for parent in folder.parents:
            if parent.owner() == "root" and parent.is_relative_to("/tmp") and parent != Path("/tmp"):
                parent.chmod(parent.stat().st_mode | 0o011)
    port = free_port()
    quiet: dict[str, Any] = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "cwd": "/"}
    subprocess.run(
        [*other, initdb, "-D", str(folder / "db"), "-U", "undercroft", "-A", "trust", "-E", "UTF8", "--no-sync"],
        check=True, **quiet,
    )  # fmt: skip
    server = subprocess.Popen(
        [
            *other,
            program,
            "-D",
            str(folder / "db"),
            "-p",
            str(port),
            "-k",
            str(folder),
            "-h",
            "127.0.0.1",
        ],
        **quiet,
    )
    try:
        end = time.monotonic() + 30
        ask = [ready, "-h", "127.0.0.1", "-p", str(port), "-q"]
        while subprocess.run(ask, check=False).returncode and time.monotonic() < end:
            time.sleep(0.05)
        yield f"postgresql://undercroft@127.0.0.1:{port}/postgres"
    finally:
        server.send_signal(signal.SIGINT)
        server.wait(20)


@contextlib.contextmanager
def redis(folder: Path) -> Iterator[str]:
    """A Redis server; its address."""
    program = shutil.which("redis-server")
    _needs(program is not None, "redis-server")
    folder.mkdir(parents=True)
    port = free_port()
    server = subprocess.Popen(
        [str(program), "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--dir", str(folder)],
        stdout=subprocess.DEVNULL,
    )
    try:
        end = time.monotonic() + 20
        while time.monotonic() < end:
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
                break
            time.sleep(0.05)
        yield f"redis://127.0.0.1:{port}/0"
    finally:
        server.terminate()
        server.wait(20)
