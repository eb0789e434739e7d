"""What bots score alone with a pack: stored beside its figures, so that players can be told how good a score is.

The file is no part of a pack's figures and not in their hash: it may come, go and change, and every record of the pack
replays as before. It names the hash of the figures that were played; for others it says nothing.
"""

from __future__ import annotations

import json
import tomllib
from bisect import bisect_left
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from undercroft.packs.reader import STANDINGS, TEXT_ENCODING

__all__ = [
    "NO_STANDINGS",
    "PERCENTS",
    "STANDINGS",
    "Standing",
    "Standings",
    "read_standings",
    "standings_text",
]

PERCENTS: Final = range(1, 100)

OptionValue = bool | int | str


@dataclass(frozen=True, slots=True)
class Standing:
    """The scores of one bot: ``percentiles`` holds for 1 to 99 the least score that so many per cent do not exceed."""

    bot: str
    percentiles: tuple[int, ...]

    def better_than(self, score: int) -> int:
        """How many per cent of the bot's games have a lower score; at most 99, because the best may still come."""
        return bisect_left(self.percentiles, score)


@dataclass(frozen=True, slots=True)
class Standings:
    """The scores of several bots, from the weakest on, in games with these options, spelled out."""

    options: str
    bots: tuple[Standing, ...]

    def of(self, options: Mapping[str, OptionValue]) -> tuple[Standing, ...]:
        """Those that a game with these options can be compared with: all or none."""
        return self.bots if spelled(options) == self.options else ()


NO_STANDINGS: Final = Standings("", ())


def spelled(options: Mapping[str, OptionValue]) -> str:
    """All options of a game in one line, in the order of their names."""
    return ", ".join(f"{name}={str(value).lower()}" for name, value in sorted(options.items()))


def read_standings(folder: Path, figures: str) -> Standings:
    """The standings of the pack in a folder whose figures have this hash.

    A missing file, one that no longer belongs to the figures and one that cannot be read are all the same: there are
    none. A pack must never fail for want of them.
    """
    try:
        found = tomllib.loads((folder / STANDINGS).read_text(TEXT_ENCODING))
        if found["figures"] != figures:
            return NO_STANDINGS
        bots = tuple(Standing(str(bot["name"]), tuple(map(int, bot["percentiles"]))) for bot in found["bots"])
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        return NO_STANDINGS
    options = found.get("options")
    if not isinstance(options, str) or any(len(bot.percentiles) != len(PERCENTS) for bot in bots):
        return NO_STANDINGS
    return Standings(options, bots)


def standings_text(
    figures: str, options: Mapping[str, OptionValue], bots: Sequence[Standing], comment: str
) -> str:
    """The file for standings, which ``read_standings`` reads."""
    lines = [f"# {line}".rstrip() for line in comment.splitlines()]
    lines += ["", f'figures = "{figures}"', f'options = "{spelled(options)}"']
    for bot in bots:
        scores = ", ".join(map(str, bot.percentiles))
        # A text of JSON is one of TOML, whatever stands in a bot's command.
        lines += ["", "[[bots]]", f"name = {json.dumps(bot.bot)}", f"percentiles = [{scores}]"]
    return "\n".join(lines) + "\n"
