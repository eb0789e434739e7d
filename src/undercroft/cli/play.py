"""`undercroft play`: a game in the terminal against bots, or of several people at one keyboard."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from undercroft import bots
from undercroft.bots import Bot
from undercroft.cli.data import Saved, add_score, data_folder, latest_save, new_file, new_save, scores
from undercroft.cli.desk import Desk
from undercroft.cli.ending import tell_ending
from undercroft.cli.session import Quit, Session
from undercroft.cli.setup import check_new_file, game_with_pack, read_options, read_seed
from undercroft.cli.tables import table_of
from undercroft.kernel.errors import BadOption
from undercroft.kernel.game import Game
from undercroft.kernel.match import Match
from undercroft.kernel.record import write_record
from undercroft.kernel.streams import fresh_seed


@dataclass(frozen=True)
class Wish:
    """All that can be typed about a game to play."""

    game: str
    seats: int = 2
    people: int = 1
    bots: Sequence[str] = ()
    names: Sequence[str] = ()
    options: Sequence[str] = ()
    seed: str | None = None
    pack: Path | None = None
    record: Path | None = None
    resume: bool = False


def play(desk: Desk, wish: Wish) -> None:
    """Play a game to its end, or save it where a person leaves."""
    table = table_of(wish.game)
    if wish.record is not None:
        check_new_file(wish.record)
    if wish.resume:
        saved = latest_save(wish.game)
        game = game_with_pack(wish.game, Path(saved.pack) if saved.pack else None)
        match = Match.from_store(game, saved.match)
    else:
        game = game_with_pack(wish.game, wish.pack)
        match, saved = _new(desk, game, wish)
    desk.speaker = desk.speaker.with_names(game.name_in)
    players = _bots(match, saved, None if wish.resume else _seed(wish))
    session = Session(
        desk, match, table, saved.people, players, _greeting(desk, match, wish.resume), wish.resume
    )
    try:
        session.run()
    except (Quit, KeyboardInterrupt) as leaving:
        saved.match = match.to_store()
        saved.write()
        desk.out.print()
        desk.tell_file("saved", file=str(saved.path), game=wish.game)
        if isinstance(leaving, KeyboardInterrupt):
            raise
        return
    tell_ending(desk, match, table, saved.people, 0 if saved.people == 1 else None)
    _keep(desk, match, saved, wish.record)


def _new(desk: Desk, game: Game, wish: Wish) -> tuple[Match, Saved]:
    if not 1 <= wish.people <= wish.seats:
        raise BadOption("bad-people", {"people": wish.people, "seats": wish.seats})
    names = list(wish.bots) or [bots.usual(game.name)]
    seats = range(wish.people, wish.seats)
    players_bots = [names[place % len(names)] for place in range(len(seats))]
    for bot in names:
        bots.make(bot, game.name, 0)
    players = _player_names(desk, wish, players_bots)
    match = Match(game, wish.seats, _seed(wish), read_options(wish.options), players)
    pack = str(wish.pack.absolute()) if wish.pack else ""
    return match, Saved(new_save(game.name), {}, wish.people, players_bots, pack)


def _seed(wish: Wish) -> int | None:
    return None if wish.seed is None else read_seed(wish.seed)


def _player_names(desk: Desk, wish: Wish, players_bots: Sequence[str]) -> list[str]:
    """People by the names they gave, bots by one of the house's and what they are."""
    names = [name.replace("|", "/").strip() for name in wish.names]
    people = [
        names[seat] if seat < len(names) and names[seat] else desk.say("player-name", seat=seat + 1)
        for seat in range(wish.people)
    ]
    house = [name.strip() for name in desk.say("bot-names").split(",")]
    rivals = [
        desk.say("bot-name", name=house[place % len(house)], bot=bot)
        for place, bot in enumerate(players_bots)
    ]
    return people + rivals


def _bots(match: Match, saved: Saved, seed: int | None) -> dict[int, Bot]:
    """A bot for every seat without a person; a seeded game has seeded bots."""
    base = fresh_seed() if seed is None else seed
    return {
        saved.people + place: bots.make(name, match.start.game, (base + place + 1) % 2**128)
        for place, name in enumerate(saved.bots)
    }


def _greeting(desk: Desk, match: Match, resumed: bool) -> list[str]:
    """What is said before the first question: who plays, and to newcomers how the game goes."""
    game, players = desk.say(f"game-{match.start.game}"), ", ".join(match.start.players)
    if resumed:
        return [desk.say("welcome-back", game=game, players=players)]
    return [desk.say("welcome", game=game, players=players), desk.say(f"intro-{match.start.game}")]


def _keep(desk: Desk, match: Match, saved: Saved, wanted: Path | None) -> None:
    """Write the record and the score down, and tell where."""
    if wanted is None:
        folder = data_folder() / "records"
        folder.mkdir(parents=True, exist_ok=True)
        wanted = new_file(folder, match.start.game, ".record")
    with wanted.open("x", encoding="utf-8") as file:
        file.write(write_record(match))
    saved.forget()
    outcome = match.state.outcome
    if outcome is not None:
        before = [entry for entry in scores() if _comparable(entry, match)]
        for seat in range(saved.people):
            add_score(
                {
                    "game": match.start.game,
                    "player": match.start.players[seat],
                    "seats": match.start.seats,
                    "fame": outcome.scores[seat],
                    "rank": "" if outcome.lost else outcome.ranks[seat],
                    "kind": outcome.kind,
                    "pack": match.start.pack,
                    "options": match.start.options,
                    "record": str(wanted.absolute()),
                }
            )
        if outcome.kind == "solo" and before:
            best = max(int(str(entry["fame"])) for entry in before)
            message = "history-best" if outcome.scores[0] > best else "history"
            desk.tell(message, games=len(before), best=best)
    desk.tell_file("record-kept", file=str(wanted))


def _comparable(entry: dict[str, object], match: Match) -> bool:
    """Scores of the same game alone, agreed in the same way; what was noted before options were is taken as such."""
    start = match.start
    return (
        entry.get("game") == start.game
        and entry.get("kind") == "solo"
        and entry.get("pack") == start.pack
        and entry.get("options", start.options) == start.options
    )
