"""The built page: its files, and itself for every other address, because it finds its way by the address."""

from __future__ import annotations

import gzip
from functools import cache, lru_cache
from mimetypes import guess_type
from pathlib import Path

from litestar.exceptions import NotFoundException
from litestar.response import File, Response

WHEEL_PAGE = Path(__file__).parent / "page"
SOURCE_PAGE = Path(__file__).parents[3] / "ui" / "dist"
PAGE = WHEEL_PAGE if WHEEL_PAGE.exists() else SOURCE_PAGE
"""The built page: part of the wheel, or beside the sources where they run as they are."""
YEAR = "public, max-age=31536000, immutable"
LEAST_PACKED = 1024
"""What is shorter goes in one packet anyhow."""
WORTH_PACKING = (".css", ".ftl", ".html", ".js", ".json", ".map", ".md", ".svg", ".txt", ".webmanifest")
MOST_FILES = 500


@cache
def _files(folder: Path) -> dict[str, Path]:
    """All files by their addresses: what is not among them is not read, however it is asked for."""
    return {f"/{path.relative_to(folder).as_posix()}": path for path in folder.rglob("*") if path.is_file()}


def page_file(path: str, packed: bool = False, folder: Path = PAGE) -> File | Response[bytes]:
    """A file of the page, or the page; packed for those who can unpack it."""
    if path.startswith(("/api", "/healthz", "/metrics")):
        raise NotFoundException(path)
    files = _files(folder)
    wanted = "/" + path.lstrip("/")
    if wanted in files:
        return _sent(files[wanted], YEAR if wanted.startswith("/assets/") else "no-cache", packed)
    if "/index.html" not in files:
        raise NotFoundException("the page has not been built")
    return _sent(files["/index.html"], "no-cache", packed)


def _sent(file: Path, cached: str, packed: bool) -> File | Response[bytes]:
    """A file with its type, without which a browser would offer it as a download."""
    kind = guess_type(file.name)[0]
    headers = {"cache-control": cached}
    if file.suffix in WORTH_PACKING:
        headers["vary"] = "accept-encoding"
        stat = file.stat()
        if packed and stat.st_size >= LEAST_PACKED:
            body = _packed(file, stat.st_mtime_ns)
            return Response(body, media_type=kind, headers={**headers, "content-encoding": "gzip"})
    return File(file, media_type=kind, content_disposition_type="inline", headers=headers)


@lru_cache(MOST_FILES)
def _packed(file: Path, _: int) -> bytes:
    """A file as it was at that time, packed as small as gzip can, once."""
    return gzip.compress(file.read_bytes(), 9, mtime=0)
