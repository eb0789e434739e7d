"""The built page: its files, and itself for every other address, because it finds its way by the address."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from litestar.exceptions import NotFoundException
from litestar.response import File

PAGE = Path(__file__).parent / "page"
"""The built page, part of the wheel."""
YEAR = "public, max-age=31536000, immutable"


@cache
def _files(folder: Path) -> dict[str, Path]:
    """All files by their addresses: what is not among them is not read, however it is asked for."""
    return {f"/{path.relative_to(folder).as_posix()}": path for path in folder.rglob("*") if path.is_file()}


def page_file(path: str, folder: Path = PAGE) -> File:
    """A file of the page, or the page."""
    if path.startswith(("/api", "/healthz", "/metrics")):
        raise NotFoundException(path)
    files = _files(folder)
    wanted = "/" + path.lstrip("/")
    if wanted in files:
        cached = YEAR if wanted.startswith("/assets/") else "no-cache"
        return File(files[wanted], content_disposition_type="inline", headers={"cache-control": cached})
    if "/index.html" not in files:
        raise NotFoundException("the page has not been built")
    return File(
        files["/index.html"], content_disposition_type="inline", headers={"cache-control": "no-cache"}
    )
