"""Runs one worker: listens, tells where, opens the browser, and goes quietly when asked to."""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime
from typing import Any

from granian import Granian, loops
from granian.constants import Interfaces

from undercroft.web.loop import new_loop

_KNOWN = frozenset(vars(logging.makeLogRecord({})))


class JsonLines(logging.Formatter):
    """One JSON object a line: when, how bad, who says it, what, and everything that was added."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        line.update({name: value for name, value in vars(record).items() if name not in _KNOWN})
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def log_to_stderr() -> None:
    """Structured logs, warnings and worse."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)


def serve(host: str, port: int, workers: int = 1) -> None:
    """Serve until interrupted; every worker reads its settings from the environment."""
    loops.register("auto")(new_loop)
    server = Granian(
        "undercroft.web.worker:app",
        address=host,
        port=port,
        interface=Interfaces.ASGI,
        workers=workers,
        websockets=True,
        log_enabled=False,
        workers_kill_timeout=15,
    )
    server.serve()
