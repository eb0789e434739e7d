"""How good a score alone is: the scores of bots, stored with the pack."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from shlex import join

from undercroft.bots import levels
from undercroft.bots.outside import PATIENCE
from undercroft.games.doggos import Doggos
from undercroft.games.paper_dungeons import PaperDungeons
from undercroft.lab.simulate import BadSimulation, open_game, simulate
from undercroft.lab.tally import Forfeits, Scores
from undercroft.packs.standings import PERCENTS, STANDINGS, Standing, standings_text

GAMES = ("paper-dungeons", "doggos")
"""The games that have ranks for a single player."""


class ForfeitedScores(BadSimulation):
    """Scores that are not worth keeping: some decisions were made for the bot, at random."""

    def __init__(self, bot: str, forfeits: Forfeits) -> None:
        super().__init__("ranks-forfeits", {"bot": bot, "count": forfeits.total})
        self.bot = bot
        self.forfeits = forfeits


@dataclass(frozen=True)
class SoloScores:
    """The scores of bots that played alone, and the text of the file that keeps them."""

    file: Path
    bots: dict[str, Scores]
    text: str


def solo_scores(
    game: str,
    *,
    games: int,
    bots: Sequence[str] = (),
    seed: int,
    pack: str | None = None,
    jobs: int | None = None,
    ray: str | None = None,
    patience: float = PATIENCE,
    progress: Callable[[int], None] | None = None,
) -> SoloScores:
    """Let each bot play so many games alone with the default options; without names those of all levels, the weakest first.

    ``LEVEL=BOT`` stores under a level's name what another bot scores: a level that thinks by the clock scores more on a
    faster machine, and a search with a number of passes in its place scores the same anywhere. ``file`` is where the
    pack keeps standings; nothing is written. ``progress`` is called with all games done so far. Errors are those of
    ``simulate``, ``BadSimulation`` for a game without ranks, and ``ForfeitedScores`` as soon as a bot from outside has
    let a decision be made for it: scores are compared with for years, and these would not be the bot's.
    """
    opened = open_game(game, pack)
    # By type and not by isinstance: compiled abstract classes remember one answer for all their children.
    if type(opened) is not PaperDungeons and type(opened) is not Doggos:
        raise BadSimulation("ranks-no-pack", {"game": game, "games": ", ".join(GAMES)})
    found: dict[str, Scores] = {}
    for name, bot in _players(game, bots):
        summary = simulate(
            game,
            games=games,
            seats=1,
            bots=[bot],
            seed=seed,
            pack=pack,
            jobs=jobs,
            ray=ray,
            patience=patience,
            progress=None if progress is None else partial(_add, progress, len(found) * games),
        )
        scores = summary.tally.seats[0]
        if scores.forfeits.total > 0:
            raise ForfeitedScores(bot, scores.forfeits)
        found[name] = scores
    command = ["undercroft", "lab", "ranks", game, "--games", str(games), "--seed", str(seed)]
    command += [word for bot in bots for word in ("--bot", bot)]
    comment = (
        f"What bots score alone with this pack, from {games} games each; written by\n{join(command)}\n\n"
        "percentiles  for 1 to 99: the least score that so many per cent of the games do not exceed\n"
        "figures      the hash of the figures that were played; with others these scores say nothing\n"
    )
    standings = [
        Standing(name, tuple(scores.percentile(percent) for percent in PERCENTS))
        for name, scores in found.items()
    ]
    options = opened.complete_options(None, 1)
    text = standings_text(opened.pack_hash, options, standings, comment)
    return SoloScores(opened.folder / STANDINGS, found, text)


def _players(game: str, bots: Sequence[str]) -> list[tuple[str, str]]:
    """Under which name scores are stored, and who plays for it."""
    offered = levels(game)
    players = []
    for given in bots or offered:
        # Names, budgets and commands may hold an equals sign too; only a level's name before it makes a stand-in.
        level, _, bot = given.partition("=")
        players.append((level, bot) if bot and level in offered else (given, given))
    return players


def _add(progress: Callable[[int], None], before: int, done: int) -> None:
    progress(before + done)
