"""How rounds between two dogs went on: linear forecasts fitted to played games."""

from __future__ import annotations

from typing import Final

GAIN: Final = 0
LATER: Final = 3
SHUTS: Final = 5
"""Places of figures that depend on the way out: the mover's gain, the rival's after it, whether that is shut in."""


class Forecast:
    """A sum of figures with fixed shares.

    The figures, in their order: what the mover would gain by leaving now and what the rival would (coins), what each
    would still gain when the other has gone (the mover first), whether each would then be shut in (the mover first),
    the rooms of the dungeon, the paws of both, whether each breaks walls (the mover first).
    """

    __slots__ = ("constant", "shares")

    shares: list[float]
    constant: float

    def __init__(self, shares: list[float], constant: float) -> None:
        self.shares = shares
        self.constant = constant

    def of(self, figures: list[float]) -> float:
        """The coins that the mover is likely to gain in this round more than the rival."""
        total = self.constant
        for place in range(len(figures)):
            total += figures[place] * self.shares[place]
        return total


LEFT: Final[list[Forecast]] = [
    Forecast([1.00, 0.01, -0.03, -0.93, 0.43, 2.96, 0.00, 0.00, 0.00, 0.06, -0.04], -3.66),
    Forecast([1.05, -0.13, 0.03, -0.80, -0.04, 2.57, -0.01, -0.10, 0.11, 0.15, -0.00], -3.16),
    Forecast([1.14, 0.03, -0.03, -1.15, -0.50, 2.21, 0.01, -0.04, -0.22, 0.24, 0.32], -2.35),
]
"""How a round went on for whoever left, by rounds.

Fitted by least squares to 800 games of medium, as it was before, with its like: dogs by lot in three of four, patience
varied at random, and turns that were now and then turned round (2,400 moments; 2.0 to 2.9 coins are left unexplained).
What dogs, potions, keys, trophies and open edges tell beside these figures foretold other games no better."""
EXPLORED: Final[list[Forecast]] = [
    Forecast([0.50, -0.50, -0.02, 0.06, -1.91, 1.42, 0.00, 0.00, 0.00, 1.10, -1.01], 0.03),
    Forecast([0.54, -0.55, 0.26, -0.22, -1.06, 3.12, -0.02, 0.23, -0.15, 0.96, -0.94], -0.30),
    Forecast([0.49, -0.53, 0.43, -0.34, -2.03, 1.78, -0.01, 0.30, -0.29, 0.71, -0.54], -0.05),
]
"""The same for whoever explored: 21,834 moments of the same games, 2.9 to 3.8 coins left unexplained. Dogs and the other
figures took a tenth of a coin off that in the second round, and less in the others."""
OPTIMISM: Final[list[float]] = [0.2, 0.4, 0.7]
"""By rounds: how much more than what comes of it a card promises that is laid with both dogs' eyes.

From 150 games with its like by these forecasts (4,768 moments of staying): with these figures what came of staying and of
leaving was on average what was told of it, but for a quarter of a coin less in the second round for the one, half a coin
for the other."""
PATIENCE: Final[list[float]] = [1.5, 1.25, 0.5]
"""By rounds: how much more than one more card a way out must promise whoever is patient.

From 721 games of duellists that turned one turn in eight round, against medium. Whoever left got a third to half a coin
less than was told of it; whoever stayed with a way that promised up to two coins more got as much as the way promised in
the first round, a coin more than staying was told to bring, and hardly less in the second; in the last it got half a coin
less, and one and a half less where the way promised more than one coin more."""
