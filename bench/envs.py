"""What environments for learners cost over the games themselves, and how they stand beside others: the comparisons.

`bench.envs_ours` measures Undercroft, `bench.envs_peers` the peers. An environment's share is how much of the time of
a step goes into observation and mask: 1 minus the time of steps that observe nothing by that of steps that do.
"""

from bench.games import Goal
from bench.report import Comparison, Figures, Result, compare_all

GAMES = (("paper-dungeons", 2), ("doggos", 2), ("dungeoneer", 2))
"""The games that are measured, and their seats."""

COMPARISONS = (
    (
        Comparison("share", "observation and mask, share of a step's time", "envs.{game}.share"),
        Goal(below=0.5),
    ),
    (
        Comparison("raw", "environment steps/s ÷ decisions/s of the bare game",
                   "envs.{game}.steps_per_second", "envs.{game}.decisions_per_second"),
        Goal(),
    ),
    (
        Comparison("chess", "environment steps/s ÷ PettingZoo chess steps/s",
                   "envs.{game}.steps_per_second", "pettingzoo.chess.steps_per_second"),
        Goal(),
    ),
    (
        Comparison("connect-four", "environment steps/s ÷ PettingZoo connect four steps/s",
                   "envs.{game}.steps_per_second", "pettingzoo.connect_four.steps_per_second"),
        Goal(),
    ),
    (
        Comparison("rlcard", "environment steps/s ÷ RLCard gin rummy steps/s",
                   "envs.{game}.steps_per_second", "rlcard.gin_rummy.steps_per_second"),
        Goal(),
    ),
)  # fmt: skip


def results_of(figures: Figures) -> list[Result]:
    """Return the comparisons of all environments that were measured."""
    return [result for game, _ in GAMES for result in compare_all(game, COMPARISONS, figures)]
