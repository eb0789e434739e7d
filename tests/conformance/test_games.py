"""Every registered game keeps every law: with every seat count, every option alone, and options in pairs."""

import os
import secrets
import sys
import time
import zlib
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

import undercroft
from tests.conformance.habits import habits_of
from tests.conformance.pairwise import (
    Row,
    covering_rows,
    each_option_alone,
    fitting_seats,
    option_factors,
    value_rows,
)
from tests.conformance.play import Case
from tests.conformance.twins import ALL_LAWS
from undercroft.kernel.game import Game, OptionValue

GAMES = [undercroft.game(name) for name in undercroft.games()]
QUICK_SEATS = 4
"""Up to how many seats a game is looked at more often."""
SOAK_SHARDS = 20
SOAK_REPORT_SECONDS = 30.0


@dataclass(frozen=True)
class Effort:
    """How closely a game is looked at; what is left out here is what ``make soak`` is for."""

    examples: int = 2
    checks: int = 12
    option_checks: int = 6
    habits_in_turn: bool = False
    """One way of playing for each seat count, instead of all of them."""
    option_seats: int = QUICK_SEATS
    """Up to how many seats options are tried."""
    rows_a_look: int = 1
    """Of so many rows of options a law looks at one; some rows, which hold every value, have every law."""
    short: Row = field(default_factory=dict)
    """Options that end a game early, for rows that do not name them."""


# Paper Dungeons has many rows of options. A game of Dungeoneer takes up to some two thousand decisions, and every law
# plays it once or more.
EFFORTS = {
    "paper-dungeons": Effort(rows_a_look=3),
    "dungeoneer": Effort(
        examples=1,
        checks=6,
        option_checks=3,
        habits_in_turn=True,
        option_seats=3,
        rows_a_look=9,
        short={"round_cap": 10},
    ),
}


def tables() -> list[tuple[Game, int, str]]:
    """Every game with every seat count, played in every way or in one way after the other."""
    return [
        (game, seats, habit)
        for game in GAMES
        for seats in range(game.least_seats, game.most_seats + 1)
        for number, habit in enumerate(habits_of(game.name))
        if not effort_for(game).habits_in_turn or seats % len(habits_of(game.name)) == number
    ]


def effort_for(game: Game) -> Effort:
    """How closely this game is looked at."""
    return EFFORTS.get(game.name, Effort())


def seat_counts(game: Game) -> range:
    """The smaller tables, at which options are tried."""
    return range(game.least_seats, min(game.most_seats, effort_for(game).option_seats) + 1)


def fits(game: Game, row: Row) -> bool:
    """Whether some smaller table can play with these options."""
    return bool(fitting_seats(game, seat_counts(game), row))


def mixed_factors(game: Game) -> dict[str, Sequence[OptionValue]]:
    """The options that are tried together; those that end a game early are then at that value."""
    short = effort_for(game).short
    return {name: values for name, values in option_factors(game).items() if name not in short}


def alone(game: Game) -> list[Row]:
    """Every option alone, in a short game."""
    return [effort_for(game).short | row for row in each_option_alone(game)]


def covered(game: Game) -> list[Row]:
    """Options of a game in which every two values meet."""
    short = effort_for(game).short
    return [short | row for row in covering_rows(mixed_factors(game), lambda row: fits(game, row))]


def every_value(game: Game) -> list[Row]:
    """Few rows of options that hold every value of every option."""
    short = effort_for(game).short
    rows = value_rows(mixed_factors(game), lambda row: fits(game, row))
    return [short | row for row in rows] + [
        row for row in each_option_alone(game) if row.keys() <= short.keys() and row != short
    ]


def option_tables() -> list[tuple[str, Game, int, Row]]:
    """Every game with every option alone and with options in pairs; the smaller seat counts take turns.

    Where that is too much, every law has rows with every value of every option, and the laws share the others.
    """
    judged: list[tuple[str, Game, int, Row]] = []
    for game in GAMES:
        look = effort_for(game).rows_a_look
        whole = every_value(game) if look > 1 else []
        for number, row in enumerate([*whole, *alone(game), *covered(game)]):
            counts = fitting_seats(game, seat_counts(game), row)
            for place, law in enumerate(ALL_LAWS):
                if number < len(whole) or (number + place) % look == 0:
                    judged.append((law, game, counts[number % len(counts)], row))
    return judged


def spelled(value: object) -> str:
    """A test's id."""
    if isinstance(value, Game):
        return value.name
    if isinstance(value, dict):
        return ",".join(f"{name}={setting}" for name, setting in value.items())
    return str(value)


def judge(law: str, game: Game, seats: int, habit: str, options: Row, examples: int, checks: int) -> None:
    """Let Hypothesis draw seeds for a law; other tables get other seeds."""
    salt = zlib.crc32(f"{game.name} {seats} {spelled(options)}".encode())

    # A smaller seed is no simpler game: there is nothing to shrink.
    @settings(max_examples=examples, phases=(Phase.reuse, Phase.generate))
    @given(st.integers(0, 2**32 - 1))
    def keeps_the_law(seed: int) -> None:
        case = Case(game, seats, seed ^ salt, options, checks=checks, habit=habits_of(game.name)[habit])
        ALL_LAWS[law](case)

    keeps_the_law()


@pytest.mark.parametrize(
    ("game", "seats", "habit"),
    # Larger tables take their time: they are judged on the compiled build alone.
    [pytest.param(*table, marks=pytest.mark.slow if table[1] > 2 else ()) for table in tables()],
    ids=spelled,
)
@pytest.mark.parametrize("law", ALL_LAWS)
def test_every_seat_count_keeps_the_law(law, game, seats, habit):
    effort = effort_for(game)
    examples = effort.examples if seats <= QUICK_SEATS else 1
    judge(law, game, seats, habit, {}, examples, effort.checks)


@pytest.mark.slow
@pytest.mark.parametrize(("law", "game", "seats", "options"), option_tables(), ids=spelled)
def test_options_keep_the_law(law, game, seats, options):
    habit = list(habits_of(game.name))[-1]
    judge(law, game, seats, habit, options, examples=1, checks=effort_for(game).option_checks)


@pytest.mark.parametrize("game", GAMES, ids=spelled)
def test_every_value_of_every_option_meets_every_law(game):
    tried = {
        (law, name, value)
        for law, other, seats, options in [
            *option_tables(),
            *((law, other, seats, {}) for law in ALL_LAWS for other, seats, _ in tables()),
        ]
        if other is game
        for name, value in game.complete_options(options, seats).items()
    }
    assert tried >= {
        (law, option.name, value) for law in ALL_LAWS for option in game.options for value in option.values
    }


@pytest.mark.soak
@pytest.mark.parametrize("shard", range(SOAK_SHARDS))
def test_soak(shard, capfd):
    """Random games, options, seats and laws; the complaint names the case, and ``Case`` plays it again."""
    total = int(os.environ.get("UNDERCROFT_SOAK_GAMES", "100000"))
    rng = Random(secrets.randbits(64))
    rows = {game.name: [{}, *each_option_alone(game), *covered(game)] for game in GAMES}
    count = total // SOAK_SHARDS + (shard < total % SOAK_SHARDS)
    start = told = time.monotonic()
    for number in range(count):
        game = rng.choice(GAMES)
        options = rng.choice(rows[game.name])
        seats = rng.choice(fitting_seats(game, range(game.least_seats, game.most_seats + 1), options))
        law = rng.choice(list(ALL_LAWS))
        habit = rng.choice(list(habits_of(game.name).values()))
        ALL_LAWS[law](Case(game, seats, rng.getrandbits(64), options, habit=habit))
        if time.monotonic() - told > SOAK_REPORT_SECONDS or number + 1 == count:
            told = time.monotonic()
            with capfd.disabled():
                rate = (number + 1) / (told - start)
                print(
                    f"soak {shard}: {number + 1} of {count} games, {rate:.1f}/s", file=sys.stderr, flush=True
                )
