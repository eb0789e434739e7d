"""Charts as SVG that stands in a page: they take their colours from its style sheet and scale with it."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Sequence
from html import escape

Told = Callable[[float], str]
"""How a number is written."""

WIDTH, HEIGHT = 360, 168
LEFT, RIGHT, TOP, BOTTOM = 12, 12, 10, 26
BINS = 24
"""At most so many bars in a histogram."""
CELL, CELL_HEIGHT = 132, 20
"""The size of a picture in a table's cell."""


def histogram(values: Sequence[float], label: str, told: Told) -> str:
    """How often each value occurred; a dashed line marks the mean."""
    step = _step(min(values), max(values))
    counts = Counter(math.floor(value / step) for value in values)
    first, last = min(counts), max(counts)
    most = max(counts.values())
    inner = WIDTH - LEFT - RIGHT
    room = inner / (last - first + 1)
    floor = HEIGHT - BOTTOM
    bars = []
    for place, count in sorted(counts.items()):
        height = count / most * (floor - TOP)
        x = LEFT + (place - first) * room
        span = told(place * step) if step == 1 else f"{told(place * step)} – {told((place + 1) * step - 1)}"
        bars.append(
            f'<rect class="bar" x="{x + room * 0.06:.1f}" y="{floor - height:.1f}" width="{room * 0.88:.1f}"'
            f' height="{height:.1f}"><title>{escape(span)}: {count}</title></rect>'
        )
    mean = sum(values) / len(values)
    # Whole numbers stand in the middle of their bar.
    middle = 0.5 if step == 1 else 0.0
    at = LEFT + (mean / step - first + middle) * room
    ticks = _ticks(first * step, last * step if step == 1 else (last + 1) * step)
    marks = "".join(
        f'<text class="tick" x="{LEFT + (tick / step - first + middle) * room:.1f}" y="{HEIGHT - 8}"'
        f' text-anchor="middle">{escape(told(tick))}</text>'
        for tick in ticks
    )
    return _picture(
        label,
        f'{"".join(bars)}<line class="axis" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{floor}" y2="{floor}"/>'
        f'<line class="mean" x1="{at:.1f}" x2="{at:.1f}" y1="{TOP - 4}" y2="{floor}"/>{marks}',
    )


def bars(rows: Sequence[tuple[str, int]], label: str) -> str:
    """Counts of a few named things, the most frequent first."""
    most = max(count for _, count in rows)
    height = 30
    parts = []
    for number, (name, count) in enumerate(rows):
        y = number * height
        width = count / most * (WIDTH - LEFT - 60)
        parts.append(
            f'<text class="name" x="{LEFT}" y="{y + 12}">{escape(name)}</text>'
            f'<rect class="bar" x="{LEFT}" y="{y + 16}" width="{width:.1f}" height="9"/>'
            f'<text class="tick" x="{LEFT + width + 6:.1f}" y="{y + 25}">{count}</text>'
        )
    return _picture(label, "".join(parts), len(rows) * height)


def shares(rows: Sequence[tuple[str, float, float, float]], label: str, told: Told) -> str:
    """Parts of a fair share with their intervals, on one scale; the line is the fair share itself."""
    top = max(2.0, *(high for _, _, _, high in rows))
    start, row = 84, 26
    floor = len(rows) * row + 6

    def x(value: float) -> float:
        return start + value / top * (WIDTH - start - RIGHT - 34)

    parts = [f'<line class="zero" x1="{x(1):.1f}" x2="{x(1):.1f}" y1="2" y2="{floor}"/>']
    for number, (name, value, low, high) in enumerate(rows):
        y = number * row + 16
        sure = "sure" if not low <= 1 <= high else "open"
        parts.append(
            f'<text class="name" x="{LEFT}" y="{y + 4}">{escape(name)}</text>'
            f'<line class="span {sure}" x1="{x(low):.1f}" x2="{x(high):.1f}" y1="{y}" y2="{y}"/>'
            f'<circle class="dot {sure}" cx="{x(value):.1f}" cy="{y}" r="5"/>'
            f'<text class="tick" x="{WIDTH - RIGHT}" y="{y + 4}" text-anchor="end">{escape(told(value))}</text>'
        )
    return _picture(label, "".join(parts), floor + 4)


def span(value: float, low: float, high: float, *, middle: float, reach: float, band: bool = False) -> str:
    """An effect and its interval for a table's cell; the scale goes ``reach`` to both sides of ``middle``.

    What lies outside is cut off at the edge. ``band``: from 60 % to 150 % is shaded.
    """

    def x(figure: float) -> float:
        return min(CELL - 2.0, max(2.0, CELL / 2 + (figure - middle) / reach * (CELL / 2 - 7)))

    sure = "open" if low <= middle <= high else "high" if value > middle else "low"
    y = CELL_HEIGHT / 2
    shade = (
        f'<rect class="band" x="{x(0.6):.1f}" width="{x(1.5) - x(0.6):.1f}" y="0" height="{CELL_HEIGHT}"/>'
        if band
        else ""
    )
    return (
        f'<svg class="span-cell" viewBox="0 0 {CELL} {CELL_HEIGHT}" width="{CELL}" height="{CELL_HEIGHT}" aria-hidden="true">'
        f'{shade}<line class="zero" x1="{x(middle):.1f}" x2="{x(middle):.1f}" y1="0" y2="{CELL_HEIGHT}"/>'
        f'<line class="span {sure}" x1="{x(low):.1f}" x2="{x(high):.1f}" y1="{y}" y2="{y}"/>'
        f'<circle class="dot {sure}" cx="{x(value):.1f}" cy="{y}" r="4.5"/></svg>'
    )


def _picture(label: str, inside: str, height: float = HEIGHT) -> str:
    return f'<svg class="chart" viewBox="0 0 {WIDTH} {height:g}" role="img" aria-label="{escape(label)}">{inside}</svg>'


def _step(low: float, high: float) -> float:
    """The width of a bar: 1, 2 or 5 of some power of ten, so that there are not too many."""
    step, factors = 1.0, (2.0, 2.5, 2.0)
    number = 0
    while (high - low) / step >= BINS:
        step *= factors[number % 3]
        number += 1
    return step


def _ticks(low: float, high: float) -> list[float]:
    """Round numbers along an axis, six at most."""
    step, factors = 1.0, (2.0, 2.5, 2.0)
    number = 0
    while (high - low) / step > 5:
        step *= factors[number % 3]
        number += 1
    first = math.ceil(low / step)
    return [place * step for place in range(first, math.floor(high / step) + 1)]
