"""What a run says: medians and spans of all figures, ratios against the peers, goals met or missed."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from statistics import median
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from bench.games import BenchGame, Goal

Figures = Mapping[str, Sequence[float]]
"""Of each figure the values of all rounds."""


@dataclass(frozen=True, slots=True)
class Comparison:
    """A figure of ours beside one of a peer; both names are as in `Figures`, ours without the game."""

    key: str
    label: str
    over: str
    under: str | None = None
    asserted: bool = False
    """It is the same on every machine, so a run that misses it fails; speeds are only printed."""


COMPARISONS = (
    Comparison("catanatron", "decisions/s ÷ catanatron ticks/s",
               "{game}.compiled.decisions_per_second", "catanatron.ticks_per_second"),
    Comparison("hearts", "decisions/s ÷ OpenSpiel hearts decisions/s",
               "{game}.compiled.decisions_per_second", "open_spiel.hearts.decisions_per_second"),
    Comparison("hearts-all", "decisions/s ÷ OpenSpiel hearts, deals counted too",
               "{game}.compiled.decisions_per_second", "open_spiel.hearts.actions_per_second"),
    Comparison("backgammon", "decisions/s ÷ OpenSpiel backgammon decisions/s",
               "{game}.compiled.decisions_per_second", "open_spiel.backgammon.decisions_per_second"),
    Comparison("gin-rummy", "decisions/s ÷ OpenSpiel gin rummy decisions/s",
               "{game}.compiled.decisions_per_second", "open_spiel.gin_rummy.decisions_per_second"),
    Comparison("loop", "compiled loop decisions/s ÷ catanatron ticks/s",
               "{game}.compiled.loop_decisions_per_second", "catanatron.ticks_per_second"),
    Comparison("plain", "uncompiled decisions/s ÷ catanatron ticks/s",
               "{game}.plain.decisions_per_second", "catanatron.ticks_per_second"),
    Comparison("copy", "catanatron game.copy() ÷ our copy()",
               "catanatron.copy_us", "{game}.compiled.copy_us"),
    Comparison("bytes", "bytes of one more copy",
               "{game}.compiled.copy_bytes", asserted=True),
    Comparison("choices-random", "µs of choices(), 99.9th percentile, random games",
               "{game}.compiled.choices.random.p999_us"),
    Comparison("choices-explored", "µs of choices(), 99.9th percentile, explored dungeons",
               "{game}.compiled.choices.explored.p999_us"),
    Comparison("choices-bonk", "µs of choices(), 99.9th percentile, explored, Bonk",
               "{game}.compiled.choices.explored-bonk.p999_us"),
    Comparison("choices-sharik", "µs of choices(), 99.9th percentile, explored, Sharik",
               "{game}.compiled.choices.explored-sharik.p999_us"),
    Comparison("choices-solo", "µs of choices(), 99.9th percentile, solo games",
               "{game}.compiled.choices.solo.p999_us"),
    Comparison("choices-stages", "µs of choices(), 99.9th percentile, all three sets",
               "{game}.compiled.choices.stages.p999_us"),
    Comparison("search-start", "search passes/s ÷ OpenSpiel Python MCTS on backgammon, start",
               "{game}.compiled.search.start_per_second", "open_spiel.backgammon.mcts.start_per_second"),
    Comparison("search-midway", "search passes/s ÷ OpenSpiel Python MCTS on backgammon, midway",
               "{game}.compiled.search.midway_per_second", "open_spiel.backgammon.mcts.midway_per_second"),
    Comparison("search-cpp-start", "search passes/s ÷ OpenSpiel C++ MCTS on backgammon, start",
               "{game}.compiled.search.start_per_second", "open_spiel.backgammon.mcts_cpp.start_per_second"),
    Comparison("search-cpp-midway", "search passes/s ÷ OpenSpiel C++ MCTS on backgammon, midway",
               "{game}.compiled.search.midway_per_second", "open_spiel.backgammon.mcts_cpp.midway_per_second"),
    Comparison("replay", "ms to replay a record, for each 1,000 decisions",
               "{game}.compiled.replay_ms"),
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Span:
    """The median of several rounds, with the lowest and the highest."""

    median: float
    low: float
    high: float

    @classmethod
    def of(cls, values: Sequence[float]) -> "Span":
        """Sum up the values of all rounds."""
        return cls(median(values), min(values), max(values))


@dataclass(frozen=True, slots=True)
class Result:
    """A comparison of one game with what came out."""

    game: str
    comparison: Comparison
    span: Span
    goal: Goal

    @property
    def met(self) -> bool:
        """Tell whether the median reaches the goal."""
        return self.goal.met_by(self.span.median)


def compare(game: BenchGame, figures: Figures) -> list[Result]:
    """Return all comparisons of a game that were measured.

    A ratio is taken within each round, since rounds are interleaved.
    """
    return compare_all(game.name, [(each, game.goals.get(each.key, Goal())) for each in COMPARISONS], figures)


def compare_all(game: str, wanted: Iterable[tuple[Comparison, Goal]], figures: Figures) -> list[Result]:
    """Return those of these comparisons that were measured."""
    return [
        Result(game, each, Span.of(_values(each, game, figures)), goal)
        for each, goal in wanted
        if each.over.format(game=game) in figures
    ]


def _values(comparison: Comparison, game: str, figures: Figures) -> list[float]:
    over = figures[comparison.over.format(game=game)]
    if comparison.under is None:
        return list(over)
    under = figures[comparison.under.format(game=game)]
    return [ours / theirs for ours, theirs in zip(over, under, strict=True)]


def as_json(results: Iterable[Result], figures: Figures) -> dict[str, Any]:
    """Return everything that was measured, for programs."""
    return {
        "figures": {name: {**asdict(Span.of(values)), "rounds": values} for name, values in figures.items()},
        "results": [
            {
                "game": result.game,
                "key": result.comparison.key,
                "label": result.comparison.label,
                **asdict(result.span),
                **asdict(result.goal),
                "met": result.met,
            }
            for result in results
        ],
    }


FIGURE_HEADS = ("figure", "median", "min – max")
RESULT_HEADS = ("game", "comparison", "median", "min – max", "goal", "met")


def figure_rows(figures: Figures) -> list[tuple[str, ...]]:
    """Return the lines of the table of figures."""
    spans = {name: Span.of(values) for name, values in figures.items()}
    return [(name, _number(span.median), _range(span)) for name, span in spans.items()]


def result_rows(results: Iterable[Result]) -> list[tuple[str, ...]]:
    """Return the lines of the table of comparisons."""
    return [
        (
            result.game,
            result.comparison.label,
            _number(result.span.median),
            _range(result.span),
            _goal(result.goal),
            "" if result.goal == Goal() else "yes" if result.met else "no",
        )
        for result in results
    ]


def print_table(title: str, heads: Sequence[str], rows: Iterable[Sequence[str]], console: Console) -> None:
    """Print lines as a table for people."""
    table = Table(title=title, title_justify="left", box=SIMPLE_HEAD)
    for head in heads:
        table.add_column(head, no_wrap=True, justify="right" if head in ("median", "min – max") else "left")
    for row in rows:
        table.add_row(*row)
    console.print(table)


def markdown(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Return lines as a Markdown table, for `docs/bench.md`."""
    lines = [heads, ["---"] * len(heads), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def _number(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def _range(span: Span) -> str:
    return f"{_number(span.low)} – {_number(span.high)}"


def _goal(goal: Goal) -> str:
    if goal.below is not None:
        return f"< {_number(goal.below)}"
    if goal.at_least is None:
        return ""
    aim = "" if goal.aim is None else f", aim {_number(goal.aim)}"
    return f"≥ {_number(goal.at_least)}{aim}"
