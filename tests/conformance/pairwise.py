"""Covering arrays: few combinations of options in which every value, or every two values, are met."""

from collections.abc import Callable, Mapping, Sequence
from itertools import combinations

from undercroft.kernel.errors import BadOption
from undercroft.kernel.game import Game, OptionValue

Row = dict[str, OptionValue]
Pair = tuple[str, OptionValue, str, OptionValue]


def covering_rows(factors: Mapping[str, Sequence[OptionValue]], allowed: Callable[[Row], bool]) -> list[Row]:
    """Rows of one value a factor, found greedily, in which every two values meet that any allowed row can hold.

    ``allowed`` judges complete rows. The first value of a factor is the one that goes with the most others.
    """
    missing = [
        (one, value, two, other)
        for one, two in combinations(factors, 2)
        for value in factors[one]
        for other in factors[two]
    ]
    open_pairs = set(missing)
    rows: list[Row] = []
    for pair in missing:
        if pair in open_pairs:
            row = _grown(pair, factors, allowed, open_pairs)
            if row is not None:
                rows.append(row)
                open_pairs -= pairs_of(row)
    return rows


def value_rows(factors: Mapping[str, Sequence[OptionValue]], allowed: Callable[[Row], bool]) -> list[Row]:
    """Rows of one value a factor in which every value is met, but the first ones, that any allowed row can hold."""
    open_values = {(name, value) for name, values in factors.items() for value in values[1:]}
    rows: list[Row] = []
    for name, values in factors.items():
        for value in values[1:]:
            row: Row = {other: others[0] for other, others in factors.items()} | {name: value}
            if (name, value) not in open_values or not allowed(row):
                continue
            for other, others in factors.items():
                wanted = [choice for choice in others if (other, choice) in open_values]
                fitting = [choice for choice in wanted if allowed({**row, other: choice})]
                if other != name and fitting:
                    row[other] = fitting[0]
            open_values -= set(row.items())
            rows.append(row)
    return rows


def pairs_of(row: Row) -> set[Pair]:
    """All pairs of values that meet in a row."""
    return {(one, row[one], two, row[two]) for one, two in combinations(row, 2)}


def _grown(
    pair: Pair,
    factors: Mapping[str, Sequence[OptionValue]],
    allowed: Callable[[Row], bool],
    open_pairs: set[Pair],
) -> Row | None:
    """A row that holds the pair and, factor by factor, as many open pairs as it can; None if none is allowed."""
    row: Row = {name: values[0] for name, values in factors.items()}
    row |= {pair[0]: pair[1], pair[2]: pair[3]}
    if not allowed(row):
        return None
    for name, values in factors.items():
        if name not in (pair[0], pair[2]):
            candidates = [{**row, name: value} for value in values]
            fitting = [candidate for candidate in candidates if allowed(candidate)]
            row = max(fitting, key=lambda candidate: len(pairs_of(candidate) & open_pairs))
    return row


def option_factors(game: Game) -> dict[str, Sequence[OptionValue]]:
    """The options of a game with their values, the default first."""
    return {
        option.name: [option.default, *(value for value in option.values if value != option.default)]
        for option in game.options
    }


def fitting_seats(game: Game, counts: Sequence[int], options: Mapping[str, object]) -> list[int]:
    """With how many seats a game can be played with these options; some are for one player, some for more."""
    return [seats for seats in counts if accepts(game, seats, options)]


def accepts(game: Game, seats: int, options: Mapping[str, object]) -> bool:
    """Whether a game can be played with these options."""
    try:
        game.complete_options(options, seats)
    except BadOption:
        return False
    return True


def each_option_alone(game: Game) -> list[Row]:
    """Every value of every option that is not its default, with the others at theirs."""
    return [{name: value} for name, values in option_factors(game).items() for value in values[1:]]
