"""How a worker is set up, from the environment."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path


@dataclass(frozen=True)
class Settings:
    """Where things are and how much is allowed.

    ``DATABASE_URL`` and ``REDIS_URL`` are for several workers; ``UNDERCROFT_ORIGINS`` names further addresses (as in
    ``https://games.example.org``) under which the page is served; ``UNDERCROFT_THINKERS`` is how many processes think
    for bots; ``UNDERCROFT_PROXIED=1`` believes a proxy's ``X-Forwarded-For``.
    """

    data: Path
    database: str | None = None
    redis: str | None = None
    origins: tuple[str, ...] = ()
    proxied: bool = False
    thinkers: int = field(default_factory=lambda: max(1, (os.cpu_count() or 2) - 1))

    @staticmethod
    def of_environment(data: Path, environment: Mapping[str, str] = os.environ) -> Settings:
        """What the environment says; ``ValueError`` names what is wrong."""
        given = environment.get("UNDERCROFT_THINKERS")
        if given is not None and (not given.isdecimal() or int(given) < 1):
            raise ValueError(f"UNDERCROFT_THINKERS must be a number above 0, not {given!r}")
        origins = environment.get("UNDERCROFT_ORIGINS", "").replace(",", " ").split()
        default = Settings(data)
        return Settings(
            data,
            environment.get("DATABASE_URL") or None,
            environment.get("REDIS_URL") or None,
            tuple(origin.rstrip("/") for origin in origins),
            environment.get("UNDERCROFT_PROXIED") == "1",
            default.thinkers if given is None else int(given),
        )
