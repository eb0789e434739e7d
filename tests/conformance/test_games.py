"""Every registered game keeps every law: with every seat count, every option alone, and options in pairs."""

import os
import secrets
import sys
import time
import zlib
from random import Random

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

import undercroft
from tests.conformance.habits import habits_of
from tests.conformance.pairwise import Row, accepts, covering_rows, each_option_alone, option_factors
from tests.conformance.play import Case
from tests.conformance.twins import ALL_LAWS
from undercroft.kernel.game import Game

GAMES = [undercroft.game(name) for name in undercroft.games()]
QUICK_SEATS = 4
"""Up to how many seats a game is looked at more often."""
SOAK_SHARDS = 20
SOAK_REPORT_SECONDS = 30.0


def tables() -> list[tuple[Game, int, str]]:
    """Every game with every seat count, played in every way."""
    return [
        (game, seats, habit)
        for game in GAMES
        for seats in range(game.least_seats, game.most_seats + 1)
        for habit in habits_of(game.name)
    ]


def covered(game: Game) -> list[Row]:
    """Options of a game in which every two values meet."""
    return covering_rows(option_factors(game), lambda row: accepts(game, game.least_seats, row))


def option_tables() -> list[tuple[Game, int, Row]]:
    """Every game with every option alone and with options in pairs; the smaller seat counts take turns."""
    rows: list[tuple[Game, int, Row]] = []
    for game in GAMES:
        counts = range(game.least_seats, min(game.most_seats, QUICK_SEATS) + 1)
        for number, row in enumerate([*each_option_alone(game), *covered(game)]):
            rows.append((game, counts[number % len(counts)], row))
    return rows


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


@pytest.mark.parametrize(("game", "seats", "habit"), tables(), ids=spelled)
@pytest.mark.parametrize("law", ALL_LAWS)
def test_every_seat_count_keeps_the_law(law, game, seats, habit):
    judge(law, game, seats, habit, {}, examples=2 if seats <= QUICK_SEATS else 1, checks=12)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats", "options"), option_tables(), ids=spelled)
@pytest.mark.parametrize("law", ALL_LAWS)
def test_options_keep_the_law(law, game, seats, options):
    judge(law, game, seats, list(habits_of(game.name))[-1], options, examples=1, checks=6)


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
        seats = rng.randint(game.least_seats, game.most_seats)
        law = rng.choice(list(ALL_LAWS))
        habit = rng.choice(list(habits_of(game.name).values()))
        ALL_LAWS[law](Case(game, seats, rng.getrandbits(64), rng.choice(rows[game.name]), habit=habit))
        if time.monotonic() - told > SOAK_REPORT_SECONDS or number + 1 == count:
            told = time.monotonic()
            with capfd.disabled():
                rate = (number + 1) / (told - start)
                print(
                    f"soak {shard}: {number + 1} of {count} games, {rate:.1f}/s", file=sys.stderr, flush=True
                )
