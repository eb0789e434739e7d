"""How even the sets of Dungeoneer are: `make balance`.

Bots play many games of one kind. Then a table says how often every hero won, how long games lasted, how they ended
and what became of every card, quest and location. The same seed gives the same table, whatever the number of jobs.
"""

from __future__ import annotations

import argparse
import math
import multiprocessing
import os
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, fields

from undercroft import bots
from undercroft.games.dungeoneer import Dungeoneer
from undercroft.games.dungeoneer.content_types import CardSet
from undercroft.games.dungeoneer.state import BY_CAP, ENDINGS, SOLO_LOST, DungeoneerState
from undercroft.kernel.errors import UndercroftError
from undercroft.kernel.events import Event, EventLog
from undercroft.kernel.game import OptionValue
from undercroft.kernel.messages import Name
from undercroft.kernel.seat import close_seats, open_seats
from undercroft.lab.seeds import TABLE, derived

LEAST_SHARE, MOST_SHARE = 0.6, 1.5
"""Of its fair share of wins a hero should have at least and at most this much."""
SHORTEST, LONGEST = 8, 16
"""Rounds between which the middle half of the games should end."""
SURE = 1.96
"""Standard deviations on either side of which 95 in 100 results lie."""
CHUNK = 5
"""Games that a process plays before it reports: few enough for the progress to move."""

PLAYED = ("card_played", "encounter_declared", "encounter_revealed")
"""The events that bring a card into play, the last in games of one."""


@dataclass(frozen=True)
class Order:
    """Which games to play, in values that any process can be sent."""

    seats: int
    bot: str
    seed: int
    options: dict[str, OptionValue]


@dataclass
class Counts:
    """What was seen in a number of games. Counts add up exactly, in any order."""

    rounds: Counter[int] = field(default_factory=Counter)
    endings: Counter[str] = field(default_factory=Counter)
    seats_won: Counter[int] = field(default_factory=Counter)
    heroes: Counter[str] = field(default_factory=Counter)
    heroes_won: Counter[str] = field(default_factory=Counter)
    heroes_died: Counter[str] = field(default_factory=Counter)
    cards_held: Counter[str] = field(default_factory=Counter)
    cards_played: Counter[str] = field(default_factory=Counter)
    quests_dealt: Counter[str] = field(default_factory=Counter)
    quests_done: Counter[str] = field(default_factory=Counter)
    quest_rounds: Counter[str] = field(default_factory=Counter)
    places_laid: Counter[str] = field(default_factory=Counter)
    places_entered: Counter[str] = field(default_factory=Counter)

    @property
    def games(self) -> int:
        """How many games were counted."""
        return self.rounds.total()

    def add(self, other: Counts) -> None:
        """Count another's games too."""
        for part in fields(self):
            getattr(self, part.name).update(getattr(other, part.name))

    def quantile(self, share: float) -> int:
        """The least number of rounds that at least this share of the games did not exceed."""
        seen = 0
        for rounds in sorted(self.rounds):
            seen += self.rounds[rounds]
            if seen >= share * self.games:
                return rounds
        raise ValueError("no games were counted")


def counted(game: Dungeoneer, order: Order, number: int) -> Counts:
    """Play the game of this number and count what is in it."""
    players = [
        bots.make(order.bot, game.name, derived(order.seed, number, seat)) for seat in range(order.seats)
    ]
    state = game.start(order.seats, derived(order.seed, number, TABLE), order.options)
    assert isinstance(state, DungeoneerState)
    log = EventLog(order.seats)
    state.listen(log)
    counts = Counts()
    seats = open_seats(state)
    # What a seat has held and every quest that lay open: once for each seat, once for each game.
    held: set[tuple[int, int]] = set()
    quests: set[int] = set()
    try:
        while not state.over:
            index = state.to_act[0]
            state.choices_into(index, seats[index].choices)
            state.play(index, players[index].choose(seats[index]))
            quests.update(state.common)
            for player in state.players:
                held.update((player.seat, card) for card in player.hand)
                quests.update(player.quests)
                quests.update(player.done)
    finally:
        close_seats(seats)
    for _, card in held:
        counts.cards_held[state.tables.cards[card].id] += 1
    for quest in quests:
        counts.quests_dealt[state.tables.quests[quest].id] += 1
    for place, cell in enumerate(state.cells):
        counts.places_laid[state.tables.locations[place].id] += cell >= 0
    _count_events(counts, log.streams[-1])
    _count_result(counts, state)
    return counts


def _count_events(counts: Counts, events: list[Event]) -> None:
    now = 1
    for event in events:
        now = event.changes.get("round", now)
        if event.kind in PLAYED:
            counts.cards_played[_id(event, "card")] += 1
        elif event.kind == "quest_done":
            counts.quests_done[_id(event, "quest")] += 1
            counts.quest_rounds[_id(event, "quest")] += now
        elif event.kind == "arrived":
            counts.places_entered[_id(event, "place")] += 1
        elif event.kind == "hero_died":
            counts.heroes_died[_id(event, "hero")] += 1


def _id(event: Event, key: str) -> str:
    name = event.args[key]
    assert isinstance(name, Name)
    return name.id


def _count_result(counts: Counts, state: DungeoneerState) -> None:
    counts.rounds[state.round] += 1
    # Alone the last round allowed is a loss like death (DLQ-183), but no bot should sit a game out.
    waited = state.finished == SOLO_LOST and state.players[0].alive
    counts.endings[ENDINGS[BY_CAP if waited else state.finished]] += 1
    counts.seats_won[state.winner] += 1
    for player in state.players:
        for number in (player.hero, player.epic, player.legendary):
            if number >= 0:
                hero = state.tables.heroes[number].id
                counts.heroes[hero] += 1
                counts.heroes_won[hero] += player.seat == state.winner


# --- Many games --------------------------------------------------------------------------------------------------

_worker: list[tuple[Dungeoneer, Order]] = []
"""In a worker process: what it works on."""


def _start_worker(order: Order) -> None:
    _worker.append((Dungeoneer(), order))


def _work(chunk: range) -> Counts:
    game, order = _worker[0]
    counts = Counts()
    for number in chunk:
        counts.add(counted(game, order, number))
    return counts


def gather(order: Order, games: int, jobs: int, progress: Callable[[int], None] | None = None) -> Counts:
    """Play so many games on so many processes; the result does not depend on the latter."""
    counts = Counts()
    for part in _parts(order, games, jobs):
        counts.add(part)
        if progress is not None:
            progress(counts.games)
    return counts


def _parts(order: Order, games: int, jobs: int) -> Iterator[Counts]:
    if jobs == 1:
        game = Dungeoneer()
        for number in range(games):
            yield counted(game, order, number)
        return
    chunks = [range(first, min(first + CHUNK, games)) for first in range(0, games, CHUNK)]
    with multiprocessing.get_context("spawn").Pool(jobs, _start_worker, (order,)) as pool:
        yield from pool.imap_unordered(_work, chunks)


# --- What it says ------------------------------------------------------------------------------------------------


def interval(wins: int, games: int) -> tuple[float, float]:
    """Between which shares of wins the true one lies, 95 in 100 times (Wilson)."""
    share = wins / games
    square = SURE * SURE
    middle = (share + square / (2 * games)) / (1 + square / games)
    width = (
        SURE * math.sqrt(share * (1 - share) / games + square / (4 * games * games)) / (1 + square / games)
    )
    return max(0.0, middle - width), min(1.0, middle + width)


def report(counts: Counts, sets: list[CardSet], order: Order) -> list[str]:
    """The table, line by line, and at its end what is uneven."""
    options = " ".join(f"{key}={value}" for key, value in sorted(order.options.items()))
    return [
        f"games {counts.games}, seats {order.seats}, bots {order.bot}, seed {order.seed}{options and ', ' + options}",
        "",
        *_heroes(counts, sets, order.seats),
        "",
        *_lengths(counts),
        "",
        *_cards(counts, sets),
        "",
        *_quests(counts, sets),
        "",
        *_places(counts, sets),
        "",
        *_verdict(counts, sets, order.seats),
    ]


def _fair(seats: int) -> float:
    """The share of games that everybody should win; alone there is none, and shares are of all games."""
    return 1 / seats


def _heroes(counts: Counts, sets: list[CardSet], seats: int) -> Iterator[str]:
    share = "of fair share" if seats > 1 else "of games"
    yield f"{'hero':<28}{'games':>7}{'wins':>7}{'deaths':>8}   {share} (95 %)"
    for hero in (hero for one in sets for hero in one.heroes):
        games = counts.heroes[hero.id]
        if games:
            wins = counts.heroes_won[hero.id]
            low, high = interval(wins, games)
            fair = _fair(seats)
            yield (
                f"{hero.id:<28}{games:>7}{wins:>7}{counts.heroes_died[hero.id]:>8}"
                f"   {wins / games / fair:>4.0%}  ({low / fair:.0%} to {high / fair:.0%})"
            )


def _lengths(counts: Counts) -> Iterator[str]:
    low, middle, high = (counts.quantile(share) for share in (0.25, 0.5, 0.75))
    yield (
        f"rounds      least {min(counts.rounds)}, quartiles {low} {middle} {high}, most {max(counts.rounds)},"
        f" mean {sum(n * times for n, times in counts.rounds.items()) / counts.games:.1f}"
    )
    yield f"endings     {_listed(counts.endings)}"
    yield f"seats won   {_listed({seat + 1 or 'nobody': won for seat, won in counts.seats_won.items()})}"


def _listed(counts: Mapping[str | int, int] | Counter[str]) -> str:
    return ", ".join(
        f"{key} {count}" for key, count in sorted(counts.items(), key=lambda entry: str(entry[0]))
    )


def _cards(counts: Counts, sets: list[CardSet]) -> Iterator[str]:
    yield f"{'card':<28}{'type':<11}{'cost':>5}{'held':>7}{'played':>8}   played a holder"
    for card in (card for one in sets for card in one.adventures):
        held, played = counts.cards_held[card.id], counts.cards_played[card.id]
        yield (
            f"{card.id:<28}{card.type:<11}{card.cost if card.cost is not None else 'X':>5}{held:>7}{played:>8}"
            f"   {played / held if held else 0:>4.0%}"
        )


def _quests(counts: Counts, sets: list[CardSet]) -> Iterator[str]:
    yield f"{'quest':<28}{'category':<11}{'open':>7}{'done':>7}   in round"
    for quest in (quest for one in sets for quest in one.quests):
        done = counts.quests_done[quest.id]
        mean = f"{counts.quest_rounds[quest.id] / done:.1f}" if done else "-"
        yield f"{quest.id:<28}{quest.category:<11}{counts.quests_dealt[quest.id]:>7}{done:>7}   {mean}"


def _places(counts: Counts, sets: list[CardSet]) -> Iterator[str]:
    yield f"{'location':<28}{'type':<11}{'laid':>7}{'entered':>8}"
    for place in (place for one in sets for place in one.locations):
        laid, entered = counts.places_laid[place.id], counts.places_entered[place.id]
        yield f"{place.id:<28}{place.type:<11}{laid:>7}{entered:>8}"


def _verdict(counts: Counts, sets: list[CardSet], seats: int) -> Iterator[str]:
    """A line for each thing that should hold: ``ok`` or ``NOT``, and the figures."""
    first = {hero.id for hero in sets[0].heroes} & counts.heroes.keys()
    shares = {hero: counts.heroes_won[hero] / counts.heroes[hero] / _fair(seats) for hero in first}
    low, high = min(shares.values()), max(shares.values())
    if seats > 1:
        even = low >= LEAST_SHARE and high <= MOST_SHARE
        yield _line(even, f"heroes win {low:.0%} to {high:.0%} of their fair share")
        fast, slow = counts.quantile(0.25), counts.quantile(0.75)
        yield _line(SHORTEST <= fast <= slow <= LONGEST, f"the middle half ends in round {fast} to {slow}")
        fought = counts.endings["last-hero"]
        quested = counts.endings["quests"] + counts.endings["level"]
        yield _line(bool(fought and quested), f"{quested} games are won by quests, {fought} by the last hero")
    else:
        yield _line(0 < low <= high < 1, f"heroes win {low:.0%} to {high:.0%} of the games")
    yield _line(counts.endings["cap"] == 0, f"{counts.endings['cap']} games reach the last round allowed")
    # The Arch Lich Lord is no card of a hand; alone a curse or an encounter is revealed.
    idle = [card.id for one in sets for card in one.adventures if not counts.cards_played[card.id]]
    undone = [quest.id for one in sets for quest in one.quests if not counts.quests_done[quest.id]]
    unseen = [place.id for one in sets for place in one.locations if not counts.places_entered[place.id]]
    yield _line(not idle, f"cards never played: {', '.join(idle) or 'none'}")
    yield _line(not undone, f"quests never done: {', '.join(undone) or 'none'}")
    yield _line(not unseen, f"locations never entered: {', '.join(unseen) or 'none'}")


def _line(holds: bool, text: str) -> str:
    return f"{'ok ' if holds else 'NOT'}  {text}"


# --- The command -------------------------------------------------------------------------------------------------


def _asked(arguments: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="balance", description=__doc__)
    parser.add_argument("--games", type=int, default=2000, help="how many games (2000)")
    parser.add_argument("--seats", type=int, default=4, help="how many players (4)")
    parser.add_argument("--bot", default="greedy", help="who plays (greedy)")
    parser.add_argument("--seed", type=int, default=1, help="another number, other games (1)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (one for each core)")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game"
    )
    return parser.parse_args(arguments)


def _progress(games: int) -> Callable[[int], None]:
    def show(done: int) -> None:
        print(f"\r{done} of {games} games", end="\n" if done == games else "", file=sys.stderr, flush=True)

    return show


def main(arguments: list[str] | None = None) -> int:
    """Play, and print the table."""
    asked = _asked(arguments)
    if asked.games < 1 or asked.jobs < 1:
        print("balance: --games and --jobs must be at least 1", file=sys.stderr)
        return 2
    chosen = dict(option.partition("=")[::2] for option in asked.option)
    game = Dungeoneer()
    try:
        options = game.complete_options(chosen, asked.seats)
        bots.make(asked.bot, game.name, 0)
    except UndercroftError as error:
        print(f"balance: {error}", file=sys.stderr)
        return 2
    # Only what was asked for: the rest is as the game has it.
    order = Order(asked.seats, asked.bot, asked.seed, {name: options[name] for name in chosen})
    counts = gather(order, asked.games, asked.jobs, _progress(asked.games))
    sets = [game.card_set(stage) for stage in str(options["sets"]).split(",")]
    print("\n".join(report(counts, sets, order)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
