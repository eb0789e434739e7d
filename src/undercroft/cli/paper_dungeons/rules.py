"""The rules reference, quoted paragraph by paragraph."""

from __future__ import annotations

import re
from pathlib import Path

import undercroft

_PAGE = "paper-dungeons.md"


def rule_text(rule: str) -> str | None:
    """The paragraph of a rule (`PD-7.6`) without its markup; None if there is no such rule or no reference here."""
    package = Path(undercroft.__file__).parent
    # A wheel carries the page; a source tree has it among its docs.
    pages = [
        path
        for path in (package / "rules" / _PAGE, package.parents[1] / "docs" / "rules" / _PAGE)
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
