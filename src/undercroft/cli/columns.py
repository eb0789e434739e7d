"""Drawn lines beside each other."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

GAP = 1


def cut(line: Text, width: int) -> Text:
    """The line, at most so wide."""
    line = line.copy()
    line.truncate(width, overflow="ellipsis")
    return line


def beside(left: Sequence[Text], right: Sequence[Text]) -> list[Text]:
    """Two columns of lines, the left one's lines equally wide."""
    width = max((line.cell_len for line in left), default=0)
    lines = []
    for number in range(max(len(left), len(right))):
        # A line's own style must not spread to what is put beside it.
        line = Text().append_text(left[number]) if number < len(left) else Text()
        if number < len(right):
            line.append(" " * (width + GAP - line.cell_len))
            line.append_text(right[number])
        lines.append(line)
    return lines
