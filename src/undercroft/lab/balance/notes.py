"""What is written down about one game: how it went, and what luck put in front of whom."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Literal

from undercroft.kernel.messages import Name
from undercroft.lab.tally import Forfeits

Key = tuple[str, str]
"""A thing of a pack: its kind and its id."""

Way = Literal["held", "drawn", "laid", "given"]
"""How a thing comes into a game, which says how its effect can be told from chance:

held: a lot decides which seat holds it, so seats with it are compared with seats without it;
drawn: it comes to a seat from a shuffled deck, and what counts is how much oftener than the deck's odds said;
laid: the same, or a lot, for the table as a whole;
given: a twin of the game with the same seed, in which one seat gets it as a gift.
"""

TABLE = -1
"""The unit of what concerns the table as a whole and no single seat."""


@dataclass(frozen=True)
class Thing:
    """A thing of a pack. Only things of one group stand for one another: a class card of stage 2 is no first hero."""

    id: str
    name: Name
    group: str = ""


@dataclass(frozen=True)
class Kind:
    """All things of a kind and how they come into a game."""

    id: str
    way: Way
    things: tuple[Thing, ...]
    shares: bool = False
    """Whether its things should each win about their fair share, as what a player is dealt for a whole game."""
    use: bool = True
    """Whether something counts as using them."""
    fate: bool = False
    """Whether that is something that happens to them and nobody wants, such as a hero's death."""


@dataclass(frozen=True)
class Gift:
    """What a thing was worth to the seat that got it for nothing: score and win with it, less those without."""

    key: Key
    seat: int
    score: int
    win: float


CheckArgs = dict[str, int | str | Name | tuple[Name, ...]]


@dataclass(frozen=True)
class Check:
    """Something that should hold: whether it does (None: too few games to tell), and the message with its figures."""

    holds: bool | None
    message: str
    args: CheckArgs


@dataclass
class Note:
    """One game. A win is a share: two who win together have a half each; nobody wins a game that was lost."""

    number: int
    scores: tuple[int, ...] = ()
    wins: tuple[float, ...] = ()
    places: tuple[int, ...] = ()
    """The place of each seat in the order of turns, 0 for who began; seats themselves where all play at once."""
    ending: str = ""
    decisions: int = 0
    rounds: int = 0
    leads: int = 0
    """How often another seat took the lead."""
    halfway: float | None = None
    """The win of the seat that led when half of the game was over; None where nobody led."""
    seen: Counter[Key] = field(default_factory=Counter)
    used: Counter[Key] = field(default_factory=Counter)
    used_in: Counter[Key] = field(default_factory=Counter)
    """The rounds in which things were used, added up."""
    offered: Counter[Key] = field(default_factory=Counter)
    wanted: Counter[Key] = field(default_factory=Counter)
    """Of what lots decided: what the bots were offered and would have taken."""
    met: dict[Key, dict[int, float]] = field(default_factory=dict)
    """How much of a thing luck gave a unit, a seat or the table; what is missing is 0."""
    gifts: list[Gift] = field(default_factory=list)
    forfeits: dict[int, Forfeits] = field(default_factory=dict)
    """Decisions that were made for seats whose bot did not, in the game and in its twin."""

    @property
    def margin(self) -> int:
        """How far the best score was ahead of the next; 0 with a single seat."""
        if len(self.scores) < 2:
            return 0
        best, second = sorted(self.scores, reverse=True)[:2]
        return best - second

    @property
    def mean(self) -> float:
        """The mean score at the table."""
        return sum(self.scores) / len(self.scores)

    def forfeit(self, seat: int, forfeits: Forfeits) -> None:
        """Decisions were made for the bot at a seat, or none."""
        if forfeits.total > 0:
            self.forfeits.setdefault(seat, Forfeits()).add(forfeits)

    def use(self, key: Key, round_: int) -> None:
        """Somebody used a thing in a round."""
        self.used[key] += 1
        self.used_in[key] += round_

    def meet(self, key: Key, unit: int, amount: float) -> None:
        """Luck gave a unit so much of a thing."""
        units = self.met.setdefault(key, {})
        units[unit] = units.get(unit, 0.0) + amount
