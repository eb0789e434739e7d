"""The table in the browser: a server for this machine, or for friends far away."""

from __future__ import annotations

import contextlib
import os
import socket
import threading
import time
import urllib.error
import urllib.request
import webbrowser

from undercroft.cli.data import data_folder
from undercroft.cli.desk import Desk
from undercroft.kernel.errors import UndercroftError
from undercroft.web.serve import serve
from undercroft.web.settings import Settings

PATIENCE = 60.0
"""How long the browser waits for the server to answer."""


def serve_table(desk: Desk, host: str, port: int, workers: int, browse: bool) -> None:
    """Serve until interrupted; tell the address and where everything is kept."""
    folder = data_folder()
    try:
        settings = Settings.of_environment(folder)
    except ValueError as error:
        raise UndercroftError("serve-bad-settings", {"problem": str(error)}) from error
    if workers > 1 and (settings.database is None or settings.redis is None):
        raise UndercroftError("serve-needs-both", {"workers": workers})
    port = _free_port(host, port)
    shown = "127.0.0.1" if host in ("0.0.0.0", "::") else host  # what is told, not what is opened
    address = f"http://{f'[{shown}]' if ':' in shown else shown}:{port}/"
    desk.tell_file("serve-at", address=address)
    desk.tell_file("serve-data", folder=str(folder))
    desk.tell("serve-stop")
    if browse:
        threading.Thread(target=_browse, args=(address,), daemon=True).start()
    # Workers are processes of their own and read this again.
    os.environ["UNDERCROFT_DATA"] = str(folder)
    serve(host, port, workers)


def _free_port(host: str, port: int) -> int:
    """The port itself if nobody has it, else the next free one."""
    for candidate in range(port, min(port + 50, 65536)):
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        with socket.socket(family, socket.SOCK_STREAM) as probe, contextlib.suppress(OSError):
            if os.name == "posix":
                # A port that a server has just left is free: pages that are open look for it there.
                probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind((host, candidate))
            return candidate
    raise UndercroftError("serve-no-port", {"host": host, "port": port})


def _browse(address: str) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            urllib.request.urlopen(f"{address}healthz", timeout=2).close()
        except (urllib.error.URLError, OSError):
            time.sleep(0.2)
        else:
            # Where no browser can be opened, the address has been told.
            with contextlib.suppress(webbrowser.Error):
                webbrowser.open(address)
            return
