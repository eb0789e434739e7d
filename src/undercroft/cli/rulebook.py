"""The rules references, quoted paragraph by paragraph."""

from __future__ import annotations

import re
from pathlib import Path

import undercroft


def rule_text(game: str, rule: str) -> str | None:
    """The paragraph of a game's rule (`PD-7.6`) without its markup; None if there is no such rule or no page here."""
    package = Path(undercroft.__file__).parent
    page = f"{game}.md"
    # A wheel carries the page; a source tree has it among its docs.
    pages = [
        path
        for path in (package / "rules" / page, package.parents[1] / "docs" / "rules" / page)
        if path.is_file()
    ]
    if not pages:
        return None
    text = pages[0].read_text("utf-8")
    found = re.search(rf'<a id="{re.escape(rule.upper())}"></a>(.*?)(?=\n\n|<a id="|\Z)', text, re.DOTALL)
    return None if found is None else _plain(found.group(1))


def _plain(markdown: str) -> str:
    text = re.sub(r"<[^>]+>", "", markdown)
    text = re.sub(r"\[([^\]]+)\]\([^)]*\)", r"\1", text)
    return " ".join(text.replace("**", "").replace("*", "").replace("`", "").split())
