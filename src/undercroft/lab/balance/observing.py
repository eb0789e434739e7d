"""Many games under observation, with one result whatever the number of processes."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from undercroft.bots.draws import Draws
from undercroft.bots.outside import PATIENCE, hire
from undercroft.bots.programs import close_programs
from undercroft.kernel.game import Game, OptionValue
from undercroft.kernel.streams import checked_seed
from undercroft.lab.balance.doggos import DoggosWatcher
from undercroft.lab.balance.dungeoneer import DungeoneerWatcher
from undercroft.lab.balance.notes import Gift, Note
from undercroft.lab.balance.paper_dungeons import PaperDungeonsWatcher
from undercroft.lab.balance.watcher import Watcher, watch
from undercroft.lab.seeds import TABLE, derived
from undercroft.lab.simulate import BadSimulation, Order, check_bots, check_count, check_patience, open_game
from undercroft.lab.tally import Forfeits
from undercroft.lab.workers import in_parallel

WATCHERS: Mapping[str, type[Watcher]] = {
    "paper-dungeons": PaperDungeonsWatcher,
    "doggos": DoggosWatcher,
    "dungeoneer": DungeoneerWatcher,
}
LOTS, GIFTS = -2, -3
"""Whose seeds those of the lots and of the gifts are, beside the table's and the seats'."""
CHUNK = 5
"""Games that a process plays before it reports: few enough for the progress to move."""


@dataclass(frozen=True)
class Study:
    """Games that were played under observation, in the order of their numbers."""

    order: Order
    pack: str
    pack_hash: str
    notes: tuple[Note, ...]
    watcher: Watcher


class _Observer:
    """Plays chunks of games; each process opens the game once."""

    def __init__(self, order: Order) -> None:
        self.order = order
        self._watcher: Watcher | None = None

    def __getstate__(self) -> dict[str, Any]:
        # The game with its tables stays where it was opened.
        return {"order": self.order, "_watcher": None}

    def __call__(self, numbers: range) -> list[Note]:
        if self._watcher is None:
            self._watcher = watcher_of(self.order)
        return [self._note(self._watcher, number) for number in numbers]

    def _note(self, watcher: Watcher, number: int) -> Note:
        note = Note(number)
        self._play(watcher, note, None)
        gift = watcher.gift(Draws(derived(self.order.seed, number, GIFTS)))
        if gift is not None:
            twin = Note(number)
            seat = self._play(watcher, twin, gift)
            score = twin.scores[seat] - note.scores[seat]
            note.gifts.append(Gift(gift, seat, score, twin.wins[seat] - note.wins[seat]))
            for other, forfeits in twin.forfeits.items():
                note.forfeit(other, forfeits)
        return note

    def _play(self, watcher: Watcher, note: Note, gift: tuple[str, str] | None) -> int:
        order, number = self.order, note.number
        bots = [
            hire(order.bot_at(seat), watcher.game, derived(order.seed, number, seat), order.patience)
            for seat in range(order.seats)
        ]
        lots = derived(order.seed, number, LOTS)
        lucky = watch(watcher, derived(order.seed, number, TABLE), bots, lots, note, gift)
        for seat, bot in enumerate(bots):
            note.forfeit(seat, Forfeits.of(bot))
        return lucky


def watcher_of(order: Order) -> Watcher:
    """Who watches a game, which is opened with its pack; ``BadSimulation`` if nobody knows where to look in it."""
    game: Game = open_game(order.game, order.pack)
    if order.game not in WATCHERS:
        raise BadSimulation(
            "balance-unknown-game", {"game": order.game, "games": ", ".join(sorted(WATCHERS))}
        )
    return WATCHERS[order.game](game, order.seats, order.options)


def study(
    game: str,
    *,
    games: int,
    seats: int,
    bots: Sequence[str],
    seed: int,
    options: Mapping[str, object] | None = None,
    pack: str | None = None,
    jobs: int | None = None,
    ray: str | None = None,
    patience: float = PATIENCE,
    progress: Callable[[int], None] | None = None,
) -> Study:
    """Let bots play games under observation; the arguments are those of ``simulate``.

    What players choose before the game, such as which of two talents they keep, is decided by lot: only so can what
    they hold be told from who holds it. The bots are asked all the same, and what they wanted is noted.
    """
    check_count("bad-game-count", games)
    check_count("bad-job-count", 1 if jobs is None else jobs)
    check_patience(patience)
    complete: dict[str, OptionValue] = open_game(game, pack).complete_options(options, seats)
    check_bots(game, bots, seats)
    order = Order(game, pack, seats, tuple(bots), checked_seed(seed), complete, patience)
    watcher = watcher_of(order)
    chunks = [range(first, min(first + CHUNK, games)) for first in range(0, games, CHUNK)]
    notes: list[Note] = []
    try:
        for part in in_parallel(_Observer(order), chunks, jobs=jobs, ray=ray):
            notes.extend(part)
            if progress is not None:
                progress(len(notes))
    finally:
        close_programs()
    return Study(order, watcher.game.pack_name, watcher.game.pack_hash, tuple(notes), watcher)
