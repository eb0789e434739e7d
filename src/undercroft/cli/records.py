"""`undercroft replay` and `undercroft record check`: records told and records proven."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rich.text import Text

from undercroft.cli.desk import Desk
from undercroft.cli.ending import tell_ending
from undercroft.cli.table import Story, Table
from undercroft.cli.tables import table_of
from undercroft.kernel.errors import BadOption, BadRecord, UndercroftError
from undercroft.kernel.game import Game
from undercroft.kernel.match import Match
from undercroft.kernel.messages import Event, Name
from undercroft.kernel.record import Record, read_record, replay
from undercroft.kernel.registry import game as find_game
from undercroft.packs import PackError


def read_file(path: Path) -> Record:
    """The record in a file; ``BadRecord`` says what is wrong with it."""
    try:
        return read_record(path.read_text("utf-8"))
    except UnicodeDecodeError as error:
        raise BadRecord(0, "record-not-text") from error


def game_of(record: Record, pack: Path | None) -> Game:
    """The game that a record was played with: an owner's pack, or the built-in one that it names."""
    game = find_game(record.headers["game"])
    if pack is not None:
        return game.with_pack(str(pack))
    found = game.with_pack_version(record.headers["pack"])
    if found is None:
        raise BadRecord(0, "record-unknown-pack", {"pack": record.headers["pack"]})
    return found


# --- Checking --------------------------------------------------------------------------------------------------------


def check_records(desk: Desk, files: Sequence[Path], pack: Path | None, as_json: bool) -> int:
    """Replay every file; 0 if all are in order, else 1."""
    results = [_check(desk, path, pack) for path in files]
    if as_json:
        desk.json(results)
    else:
        for result in results:
            if result["ok"]:
                desk.tell_file("record-ok", file=str(result["file"]), result=str(result["result"]))
            else:
                desk.complain(str(result["text"]))
    return 0 if all(result["ok"] for result in results) else 1


def _check(desk: Desk, path: Path, pack: Path | None) -> dict[str, object]:
    try:
        match = replay(read_file(path), lambda record: game_of(record, pack))
    except UndercroftError as error:
        line = error.line if isinstance(error, BadRecord) else 0
        text = record_error(desk, path, error)
        return {"file": str(path), "ok": False, "line": line, "message": error.message, "text": text}
    except PackError as error:
        text = desk.speaker.problem(error.problems[0])
        return {
            "file": str(path),
            "ok": False,
            "line": 0,
            "message": error.problems[0].message,
            "text": desk.say("file-error", file=str(path), text=text),
        }
    except OSError as error:
        text = desk.say("os-error", file=str(path), reason=error.strerror or str(error))
        return {"file": str(path), "ok": False, "line": 0, "message": "os-error", "text": text}
    outcome = match.state.outcome
    scores = outcome.scores if outcome else ()
    result = " ".join(str(score) for score in scores)
    return {"file": str(path), "ok": True, "result": result, "decisions": len(match.moves)}


def record_error(desk: Desk, path: Path, error: UndercroftError) -> str:
    """What is wrong with a record, with the file and the line."""
    text = desk.speaker.error(error)
    if isinstance(error, BadRecord) and error.line:
        return desk.say("record-error", file=str(path), line=error.line, text=text)
    return desk.say("file-error", file=str(path), text=text)


# --- Telling ---------------------------------------------------------------------------------------------------------


def tell_record(
    desk: Desk, path: Path, pack: Path | None, step: bool, seat: int | None, as_json: bool
) -> None:
    """Replay a record and tell it; the file's own errors come with file and line."""
    try:
        record = read_file(path)
        game = game_of(record, pack)
        if step and not as_json:
            match = _told_stepwise(desk, record, game, seat)
        else:
            match = replay(record, lambda _: game)
    except BadRecord as error:
        desk.complain(record_error(desk, path, error))
        raise Broken from error
    reader = _reader(match, seat)
    if as_json:
        desk.json(_wire(match, reader))
        return
    table = table_of(match.start.game)
    desk.speaker = desk.speaker.with_names(match.game.name_in)
    if not step:
        for line in table.tell(
            Story(reader), match.events(reader), match.start.players, match.game, desk.speaker
        ):
            _line(desk, line)
    tell_ending(desk, match, table, match.start.seats, None)


class Broken(Exception):
    """A file that has been complained about already."""


def _told_stepwise(desk: Desk, record: Record, game: Game, seat: int | None) -> Match:
    """Tell a record line by line; Enter goes on, the end of input tells the rest at once."""
    story: Story | None = None
    waiting = True
    speaker = desk.speaker.with_names(game.name_in)
    table: Table = table_of(game.name)

    def watch(match: Match) -> None:
        nonlocal story, waiting
        if story is None:
            story = Story(_reader(match, seat))
        lines = table.tell(story, match.events(story.reader), match.start.players, game, speaker)
        for line in lines:
            _line(desk, line)
        if lines and waiting:
            try:
                input(desk.say("pause"))
            except EOFError:
                waiting = False

    return replay(record, lambda _: game, watch)


def _reader(match: Match, seat: int | None) -> int | None:
    if seat is None:
        return None
    if not 1 <= seat <= match.start.seats:
        raise BadOption("no-such-seat", {"seat": seat, "most": match.start.seats})
    return seat - 1


def _line(desk: Desk, line: str) -> None:
    desk.out.print(Text(line))


def _wire(match: Match, reader: int | None) -> dict[str, object]:
    outcome = match.state.outcome
    return {
        "game": match.start.game,
        "pack": match.start.pack,
        "options": match.start.options,
        "seats": match.start.seats,
        "players": list(match.start.players),
        "seed": str(match.start.seed),
        "events": [_event(event) for event in match.events(reader)],
        "scores": list(outcome.scores) if outcome else [],
        "ranks": list(outcome.ranks) if outcome else [],
        "winners": [seat + 1 for seat in outcome.winners] if outcome else [],
    }


def _event(event: Event) -> dict[str, object]:
    args = {key: value.id if isinstance(value, Name) else value for key, value in event.args.items()}
    seat = None if event.seat < 0 else event.seat + 1
    return {"kind": event.kind, "seat": seat, "rule": event.rule, "args": args, "changes": event.changes}
