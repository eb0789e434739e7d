"""The report as one HTML file that needs nothing else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from html import escape
from typing import Protocol

from undercroft.kernel.messages import Name
from undercroft.lab.balance.charts import bars, histogram, shares, span
from undercroft.lab.balance.comparison import Comparison, Shift
from undercroft.lab.balance.estimates import Effect
from undercroft.lab.balance.findings import (
    DEAD,
    HIGH,
    LOW,
    STRONG,
    UNSEEN,
    UNWANTED,
    WEAK,
    Finding,
    Report,
    Section,
    Share,
    figures,
)
from undercroft.lab.balance.notes import Check, Way
from undercroft.lab.balance.sheet import SCRIPT, STYLE


class Voice(Protocol):
    """Who turns messages into sentences: ``locales.Speaker``, with the names of the pack."""

    language: str

    def say(self, message: str, /, **args: int | str | Name) -> str:
        """A message with its arguments."""

    def name(self, name: Name) -> str:
        """What the pack calls a thing."""


KINDS: Mapping[str, str] = {
    "talent": "balance-kind-talent",
    "goal": "balance-kind-goal",
    "mission": "balance-kind-mission",
    "dungeon": "balance-kind-dungeon",
    "boss": "balance-kind-boss",
    "item": "balance-kind-item",
    "dog": "balance-kind-dog",
    "quest": "balance-kind-quest",
    "common-quest": "balance-kind-common-quest",
    "monster": "balance-kind-monster",
    "room": "balance-kind-room",
    "potion": "balance-kind-potion",
    "hero": "balance-kind-hero",
    "card": "balance-kind-card",
    "location": "balance-kind-location",
}
USES: Mapping[str, str] = {
    "hero": "balance-use-hero",
    "goal": "balance-use-goal",
    "mission": "balance-use-mission",
    "boss": "balance-use-boss",
    "item": "balance-use-item",
    "quest": "balance-use-quest",
    "common-quest": "balance-use-quest",
    "monster": "balance-use-monster",
    "room": "balance-use-room",
    "card": "balance-use-card",
    "location": "balance-use-location",
}
WAYS: Mapping[Way, str] = {
    "held": "balance-way-held",
    "drawn": "balance-way-drawn",
    "laid": "balance-way-laid",
    "given": "balance-way-given",
}
FLAGS: Mapping[str, tuple[str, str]] = {
    DEAD: ("balance-flag-dead", "×"),
    UNSEEN: ("balance-flag-unseen", "○"),
    UNWANTED: ("balance-flag-unwanted", "–"),
    STRONG: ("balance-flag-strong", "▲"),
    WEAK: ("balance-flag-weak", "▼"),
    HIGH: ("balance-flag-high", "↑"),
    LOW: ("balance-flag-low", "↓"),
}
ENDINGS: Mapping[str, str] = {
    "quests": "balance-ending-quests",
    "last-hero": "balance-ending-last-hero",
    "level": "balance-ending-level",
    "cap": "balance-ending-cap",
    "no-quests": "balance-ending-no-quests",
    "solo-won": "balance-ending-solo-won",
    "solo-lost": "balance-ending-solo-lost",
}
"""How games can end that end in more than one way."""
FIGURES: Mapping[str, str] = {
    "score": "balance-figure-score",
    "margin": "balance-figure-margin",
    "decisions": "balance-figure-decisions",
    "rounds": "balance-figure-rounds",
    "leads": "balance-figure-leads",
}


class Teller:
    """Says figures, things and checks in one language: for the page and for the terminal."""

    def __init__(self, voice: Voice) -> None:
        self.voice = voice
        self._comma = "." if voice.language == "en" else ","

    def say(self, message: str, /, **args: int | str | Name) -> str:
        """A message."""
        return self.voice.say(message, **args)

    def figure(self, value: float, digits: int = 1) -> str:
        """A number with its sign of the language."""
        text = f"{value:.{digits}f}"
        if float(text) == 0:
            text = text.removeprefix("-")
        return text.replace("-", "−").replace(".", self._comma)

    def whole(self, value: float) -> str:
        """A whole number."""
        return self.figure(value, 0)

    def percent(self, value: float) -> str:
        """A share in per cent."""
        return f"{self.figure(100 * value, 0)} %"

    def signed(self, value: float, points: bool = False, digits: int = 1) -> str:
        """A difference with its sign; ``points``: of per cents."""
        shown = 100 * value if points else value
        text = self.figure(shown, digits)
        sign = "+" if round(shown, digits) > 0 else ""
        return f"{sign}{text} %" if points else f"{sign}{text}"

    def kind(self, kind: str) -> str:
        """All things of a kind."""
        return self.say(KINDS[kind])

    def check(self, check: Check) -> str:
        """What should hold, with its figures."""
        args: dict[str, int | str | Name] = {}
        for key, value in check.args.items():
            if key == "kind":
                args[key] = self.kind(str(value))
            elif isinstance(value, tuple) and not isinstance(value, Name):
                names = ", ".join(dict.fromkeys(self.voice.name(name) for name in value))
                args[key] = names or self.say("balance-none")
            else:
                args[key] = value
        return self.say(check.message, **args)

    def order(self, report: Report) -> str:
        """What was played."""
        order = report.study.order
        return self.say(
            "balance-order",
            games=len(report.notes),
            seats=order.seats,
            bots=", ".join(order.bots),
            pack=report.study.pack,
            seed=str(order.seed),
        )

    def forfeits(self, report: Report) -> list[str]:
        """A line for each bot that let decisions be made for it: how many, and why."""
        lines = []
        for bot, forfeits in report.forfeits().items():
            if forfeits.total > 0:
                reasons = [
                    f"{count} × {self.say(message, detail=forfeits.first[message])}"
                    for message, count in forfeits.most_first()
                ]
                told = self.say("forfeits", bot=bot, count=forfeits.total)
                lines.append(f"{told} {'; '.join(reasons)}")
        return lines

    def flags(self, finding: Finding) -> str:
        """The flags of a thing in words."""
        return ", ".join(self.say(FLAGS[flag][0]) for flag in finding.flags)


def page(report: Report, voice: Voice, comparison: Comparison | None = None) -> str:
    """The whole report."""
    teller = Teller(voice)
    order = report.study.order
    title = teller.say("balance-title", game=teller.say(f"game-{order.game}"))
    options = report.study.watcher.game.options
    chosen = [
        f"{option.name}={option.spell(order.options[option.name])}"
        for option in options
        if order.options[option.name] != option.default
    ]
    lines = [teller.order(report)]
    if chosen:
        lines.append(teller.say("balance-options", options=", ".join(chosen)))
    if any(note.offered for note in report.notes):
        lines.append(teller.say("balance-lots"))
    lines += teller.forfeits(report)
    body = [
        f'<header><p class="mark">Undercroft</p><h1>{escape(title)}</h1>',
        *(f"<p>{escape(line)}</p>" for line in lines),
        "</header><main>",
        _checks(report, teller),
        _flagged(report, teller),
        _overview(report, teller),
        *([] if comparison is None else [_comparison(report, comparison, teller)]),
        *(_section(section, report, teller) for section in report.sections if section.findings),
        _reading(teller),
        "</main>",
    ]
    return (
        f'<!doctype html>\n<html lang="{voice.language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head>\n<body>{''.join(body)}"
        f"<script>{SCRIPT}</script></body></html>\n"
    )


# --- Parts -------------------------------------------------------------------------------------------------------


def _checks(report: Report, teller: Teller) -> str:
    signs = {
        True: ("holds", "balance-ok"),
        False: ("fails", "balance-not"),
        None: ("open", "balance-unsure-long"),
    }
    rows = []
    for check in report.checks:
        style, message = signs[check.holds]
        sign = "?" if check.holds is None else teller.say(message)
        note = f" <small>({escape(teller.say(message))})</small>" if check.holds is None else ""
        rows.append(
            f'<li class="{style}"><b>{escape(sign)}</b><span>{escape(teller.check(check))}{note}</span></li>'
        )
    return f'<section class="sheet"><h2>{escape(teller.say("balance-checks"))}</h2><ul class="checks">{"".join(rows)}</ul></section>'


def _flagged(report: Report, teller: Teller) -> str:
    rows = []
    for section in report.sections:
        things = [finding for finding in section.findings if finding.flags]
        if things:
            chips = " ".join(
                f'<span class="thing">{escape(teller.voice.name(finding.name))} {_chips(finding, teller)}</span>'
                for finding in things
            )
            rows.append(f"<dt>{escape(teller.kind(section.kind))}</dt><dd>{chips}</dd>")
    inside = (
        f'<dl class="flagged">{"".join(rows)}</dl>'
        if rows
        else f"<p>{escape(teller.say('balance-nothing-flagged'))}</p>"
    )
    return f'<section class="sheet"><h2>{escape(teller.say("balance-flagged"))}</h2>{inside}</section>'


def _overview(report: Report, teller: Teller) -> str:
    notes = report.notes
    found = figures(notes)
    charts = [
        _chart(
            teller,
            "balance-scores",
            histogram(
                [float(score) for note in notes for score in note.scores],
                teller.say("balance-scores"),
                teller.whole,
            ),
            teller.say(
                "balance-scores-note",
                mean=teller.figure(found["score"]),
                deviation=teller.figure(found["score_deviation"]),
            ),
        )
    ]
    if not report.alone:
        rows = [
            (teller.say("balance-place", place=number + 1), place.value, place.low, place.high)
            for number, place in enumerate(report.places)
        ]
        charts.append(
            _chart(
                teller,
                "balance-places",
                shares(rows, teller.say("balance-places"), teller.percent),
                teller.say("balance-places-note"),
            )
        )
        charts.append(
            _chart(
                teller,
                "balance-margins",
                histogram(
                    [float(note.margin) for note in notes], teller.say("balance-margins"), teller.whole
                ),
                teller.say("balance-margins-note", mean=teller.figure(found["margin"])),
            )
        )
        charts.append(
            _chart(
                teller,
                "balance-leads",
                histogram([float(note.leads) for note in notes], teller.say("balance-leads"), teller.whole),
                teller.say(
                    "balance-leads-note",
                    mean=teller.figure(found["lead_changes"]),
                    share=teller.whole(100 * found["halfway_leader_wins"]),
                ),
            )
        )
    elif found["won"] < 1:
        rows = [(teller.say("balance-won"), *_triple(report.places[0]))]
        charts.append(
            _chart(
                teller,
                "balance-won",
                shares(rows, teller.say("balance-won"), teller.percent),
                teller.say("balance-won-note", share=teller.whole(100 * found["won"])),
            )
        )
    for message, always, lengths in (
        ("balance-decisions", "balance-decisions-always", [note.decisions for note in notes]),
        ("balance-rounds", "balance-rounds-always", [note.rounds for note in notes]),
    ):
        if len(set(lengths)) == 1:
            # One bar would tell less than a sentence.
            charts.append(_chart(teller, message, "", teller.say(always, count=lengths[0])))
        else:
            values = [float(length) for length in lengths]
            picture = histogram(values, teller.say(message), teller.whole)
            charts.append(_chart(teller, message, picture, _length(teller, values)))
    endings = Counter(note.ending for note in notes)
    if len(endings) > 1:
        charts.append(
            _chart(
                teller,
                "balance-endings",
                bars(
                    [(teller.say(ENDINGS[kind]), count) for kind, count in endings.most_common()],
                    teller.say("balance-endings"),
                ),
                "",
            )
        )
    return f'<section class="sheet"><h2>{escape(teller.say("balance-overview"))}</h2><div class="charts">{"".join(charts)}</div></section>'


def _triple(share: Share) -> tuple[float, float, float]:
    return share.value, share.low, share.high


def _length(teller: Teller, values: Sequence[float]) -> str:
    ordered = sorted(values)
    return teller.say(
        "balance-length-note",
        mean=teller.figure(sum(values) / len(values)),
        low=teller.whole(ordered[(len(ordered) - 1) // 4]),
        high=teller.whole(ordered[(len(ordered) - 1) * 3 // 4]),
    )


def _chart(teller: Teller, title: str, picture: str, note: str) -> str:
    caption = f"<figcaption>{escape(note)}</figcaption>" if note else ""
    return f"<figure><h3>{escape(teller.say(title))}</h3>{picture}{caption}</figure>"


# --- Tables ------------------------------------------------------------------------------------------------------


class _Cell:
    """A cell: what it shows, what it sorts by, and what it is called on a narrow screen."""

    def __init__(self, inside: str, sort: float | str, style: str = "") -> None:
        self.inside = inside
        self.sort = sort
        self.style = style


class _Column:
    """A column: its heading, and a cell for each thing."""

    def __init__(self, heading: str, cells: Sequence[_Cell]) -> None:
        self.heading = heading
        self.cells = cells


def _section(section: Section, report: Report, teller: Teller) -> str:
    findings = sorted(section.findings, key=_strength, reverse=True)
    columns = [
        _Column(
            teller.say("balance-thing"),
            [
                _Cell(
                    f'{escape(teller.voice.name(finding.name))} <small class="id">{escape(finding.id)}</small>'
                    f" {_chips(finding, teller)}",
                    teller.voice.name(finding.name),
                    "name",
                )
                for finding in findings
            ],
        ),
        _Column(
            teller.say("balance-seen"), [_Cell(str(finding.seen), finding.seen, "n") for finding in findings]
        ),
    ]
    if any(finding.wanted is not None for finding in findings):
        columns.append(
            _Column(
                teller.say("balance-wanted"),
                [
                    _Cell("–", -1, "n")
                    if finding.wanted is None
                    else _Cell(teller.percent(finding.wanted), finding.wanted, "n")
                    for finding in findings
                ],
            )
        )
    if section.kind in USES and any(finding.used is not None for finding in findings):
        columns.append(
            _Column(
                teller.say(USES[section.kind]),
                [_Cell(str(finding.used), finding.used or 0, "n") for finding in findings],
            )
        )
    if any(finding.used_in is not None for finding in findings):
        columns.append(
            _Column(
                teller.say("balance-used-in"),
                [
                    _Cell("–", 0, "n")
                    if finding.used_in is None
                    else _Cell(teller.figure(finding.used_in), finding.used_in, "n")
                    for finding in findings
                ],
            )
        )
    if not report.alone and any(finding.fair is not None for finding in findings):
        columns.append(
            _Column(teller.say("balance-fair"), [_fair_cell(finding.fair, teller) for finding in findings])
        )
    elif any(finding.win is not None for finding in findings):
        columns.append(_effects("balance-win-effect", [finding.win for finding in findings], teller, True))
    for message, effects in (
        ("balance-score-effect", [finding.score for finding in findings]),
        ("balance-margin-effect", [finding.margin for finding in findings]),
        ("balance-length-effect", [finding.length for finding in findings]),
    ):
        if any(effect is not None for effect in effects):
            columns.append(_effects(message, effects, teller, False))
    flagged = [bool(finding.flags) for finding in findings]
    return (
        f'<section class="sheet" id="{section.kind}"><h2>{escape(teller.kind(section.kind))}'
        f" <small>{len(findings)}</small></h2>"
        f'<p class="way">{escape(teller.say(WAYS[section.way]))}</p>{_only(flagged, teller)}{_table(columns, flagged)}</section>'
    )


def _strength(finding: Finding) -> float:
    """What a table is sorted by when it is opened: the strongest first, what cannot be told last."""
    for found in (finding.fair, finding.win, finding.score):
        if found is not None:
            return found.value
    return float("-inf")


def _only(flagged: Sequence[bool], teller: Teller) -> str:
    if not any(flagged) or all(flagged):
        return ""
    return f'<label class="only"><input type="checkbox"> {escape(teller.say("balance-only-flagged"))}</label>'


def _chips(finding: Finding, teller: Teller) -> str:
    return " ".join(
        f'<span class="chip {flag}"><i aria-hidden="true">{FLAGS[flag][1]}</i> {escape(teller.say(FLAGS[flag][0]))}</span>'
        for flag in finding.flags
    )


def _fair_cell(share: Share | None, teller: Teller) -> _Cell:
    if share is None:
        return _Cell("–", -1, "e")
    text = f"{teller.percent(share.value)} <small>{teller.whole(100 * share.low)} – {teller.whole(100 * share.high)}</small>"
    picture = span(share.value, share.low, share.high, middle=1, reach=1, band=True)
    return _Cell(f'<span class="v">{text}</span>{picture}', share.value, "e")


def _effects(message: str, effects: Sequence[Effect | None], teller: Teller, points: bool) -> _Column:
    reach = max(
        (max(abs(effect.low), abs(effect.high)) for effect in effects if effect is not None), default=1.0
    )
    return _Column(
        teller.say(message), [_effect_cell(effect, reach or 1.0, teller, points) for effect in effects]
    )


def _effect_cell(effect: Effect | None, reach: float, teller: Teller, points: bool) -> _Cell:
    if effect is None:
        return _Cell("–", -1e9, "e")
    # Where a whole point is much, its hundredths count.
    digits = 2 if reach < 3 and not points else 1
    value, low, high = (
        teller.signed(figure, points, digits) for figure in (effect.value, effect.low, effect.high)
    )
    picture = span(effect.value, effect.low, effect.high, middle=0, reach=reach)
    return _Cell(f'<span class="v">{value} <small>{low} – {high}</small></span>{picture}', effect.value, "e")


def _table(columns: Sequence[_Column], flagged: Sequence[bool]) -> str:
    head = "".join(
        f'<th scope="col"><button type="button">{escape(column.heading)}</button></th>' for column in columns
    )
    rows = []
    for number, flag in enumerate(flagged):
        cells = "".join(_row_cells(columns, number))
        rows.append(f'<tr class="flag">{cells}</tr>' if flag else f"<tr>{cells}</tr>")
    return f"<table><thead><tr>{head}</tr></thead><tbody>{''.join(rows)}</tbody></table>"


def _row_cells(columns: Sequence[_Column], number: int) -> Iterable[str]:
    for place, column in enumerate(columns):
        cell = column.cells[number]
        tag = "th" if place == 0 else "td"
        scope = ' scope="row"' if place == 0 else ""
        sort = cell.sort if isinstance(cell.sort, str) else f"{cell.sort:.6g}"
        yield (
            f'<{tag}{scope} class="{cell.style}" data-v="{escape(sort)}" data-label="{escape(column.heading)}">'
            f"{cell.inside}</{tag}>"
        )


# --- Against another pack ----------------------------------------------------------------------------------------


def _comparison(report: Report, comparison: Comparison, teller: Teller) -> str:
    rows = comparison.rows
    columns = [
        _Column(
            teller.say("balance-figure"),
            [
                _Cell(escape(teller.say(FIGURES[row.name])), teller.say(FIGURES[row.name]), "name")
                for row in rows
            ],
        ),
        _Column(
            teller.say("balance-there"), [_Cell(teller.figure(row.there), row.there, "n") for row in rows]
        ),
        _Column(teller.say("balance-here"), [_Cell(teller.figure(row.here), row.here, "n") for row in rows]),
        _Column(
            teller.say("balance-difference"),
            # Each figure has a scale of its own.
            [
                _effect_cell(
                    row.difference,
                    max(abs(row.difference.low), abs(row.difference.high)) or 1.0,
                    teller,
                    False,
                )
                for row in rows
            ],
        ),
    ]
    names = {finding.key: finding.name for finding in report.findings()}
    shifts = [
        shift
        for shift in comparison.shifts
        if (shift.here is None) != (shift.there is None)
        or (shift.difference is not None and shift.difference.sure)
    ]
    things = ""
    if shifts:
        things = f"<h3>{escape(teller.say('balance-effects-differ'))}</h3>" + _table(
            _shift_columns(shifts, names, teller), [False] * len(shifts)
        )
    there = ""
    if comparison.forfeits > 0:
        there = f"<p>{escape(teller.say('balance-forfeits-there', count=comparison.forfeits))}</p>"
    return (
        f'<section class="sheet" id="against"><h2>{escape(teller.say("balance-against", pack=comparison.pack))}</h2>'
        f'<p class="way">{escape(teller.say("balance-against-note", games=comparison.games))}</p>{there}'
        f"{_table(columns, [False] * len(rows))}{things}</section>"
    )


MEASURES: Mapping[str, str] = {
    "fair": "balance-fair",
    "win": "balance-win-effect",
    "score": "balance-score-effect",
}


def _shift_columns(
    shifts: Sequence[Shift], names: Mapping[tuple[str, str], Name], teller: Teller
) -> list[_Column]:
    def called(shift: Shift) -> str:
        return teller.voice.name(names[shift.key]) if shift.key in names else shift.key[1]

    def value(shift: Shift, figure: float | None) -> _Cell:
        if figure is None:
            return _Cell("–", -1e9, "n")
        text = (
            teller.percent(figure)
            if shift.measure == "fair"
            else teller.signed(figure, shift.measure == "win")
        )
        return _Cell(text, figure, "n")

    def changed(shift: Shift) -> _Cell:
        if shift.difference is None:
            only = "balance-only-there" if shift.here is None else "balance-only-here"
            return _Cell(escape(teller.say(only)), 0, "e")
        reach = max(abs(shift.difference.low), abs(shift.difference.high)) or 1.0
        return _effect_cell(shift.difference, reach, teller, shift.measure in ("fair", "win"))

    return [
        _Column(
            teller.say("balance-thing"),
            [
                _Cell(
                    f'{escape(called(shift))} <small class="id">{escape(teller.kind(shift.key[0]))}</small>',
                    called(shift),
                    "name",
                )
                for shift in shifts
            ],
        ),
        _Column(
            teller.say("balance-figure"),
            [
                _Cell(escape(teller.say(MEASURES[shift.measure])), teller.say(MEASURES[shift.measure]), "t")
                for shift in shifts
            ],
        ),
        _Column(teller.say("balance-there"), [value(shift, shift.there) for shift in shifts]),
        _Column(teller.say("balance-here"), [value(shift, shift.here) for shift in shifts]),
        _Column(teller.say("balance-difference"), [changed(shift) for shift in shifts]),
    ]


def _reading(teller: Teller) -> str:
    lines = ("balance-reading-effect", "balance-reading-flags", "balance-reading-seen")
    told = "".join(f"<p>{escape(teller.say(line))}</p>" for line in lines)
    return f'<section class="sheet reading"><h2>{escape(teller.say("balance-reading"))}</h2>{told}</section>'
