"""Records: text files a person can read, that replay bit for bit.

Headers, a blank line, then one complete decision a line (`1: 10 move C1 (level rogue) C2`). Lines that begin with `#`
tell what chance decided and are checked on replay; lines that begin with `;` are remarks and are ignored.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import dataclass, field

from undercroft.kernel.errors import BadNotation, BadOption, BadRecord, BadSeed, IllegalPlay
from undercroft.kernel.game import Game, Option
from undercroft.kernel.lines import decision_line, read_line
from undercroft.kernel.match import Match
from undercroft.kernel.messages import Value
from undercroft.kernel.state import CHANCE

FORMAT = 1
_HEADERS = (
    "undercroft-record",
    "game",
    "pack",
    "figures",
    "rules",
    "options",
    "seats",
    "players",
    "seed",
    "result",
    "check",
)


@dataclass
class Record:
    """A record as it was read: headers, and the body's lines with their numbers."""

    headers: dict[str, str]
    body: list[tuple[int, str]] = field(default_factory=list)
    length: int = 0

    @property
    def finished(self) -> bool:
        """Whether the game was over when the record was made."""
        return self.headers["result"] != "running"


# --- Writing -----------------------------------------------------------------------------------------------------


def write_record(match: Match, viewer: int | None = None) -> str:
    """The match as a record. A running game leaves out the seed and what the viewer (None: a spectator) may not know."""
    finished = match.state.over
    start = match.start
    if start.midway:
        raise BadRecord(0, "record-midway")
    if start.chance == "ask":
        # Its dice follow from no seed, so the record would not replay; such a match is kept with ``to_store``.
        raise BadRecord(0, "record-asked")
    options = " ".join(
        f"{name}={Option.spell(value)}" for name, value in start.options.items() if name != "rules"
    )
    outcome = match.state.outcome
    result = " ".join(str(score) for score in outcome.scores) if outcome else "running"
    headers = {
        "undercroft-record": str(FORMAT),
        "game": start.game,
        "pack": start.pack,
        "figures": start.pack_hash,
        "rules": str(start.rules),
        "options": options,
        "seats": str(start.seats),
        "players": " | ".join(" ".join(name.replace("|", "/").split()) for name in start.players),
        "seed": str(start.seed) if finished else "hidden",
        "result": result,
    }
    body = _body(match, viewer, finished)
    headers["check"] = _check(headers, body)
    lines = [f"{name}: {value}" for name, value in headers.items()]
    if not finished:
        lines.append("; The game is running: the seed and hidden moves are left out.")
    return "\n".join([*lines, "", *body]) + "\n"


def _check(headers: dict[str, str], body: list[str]) -> str:
    """A sum over everything but remarks: a record that somebody edited still replays or not, but says so."""
    facts = [f"{name}:{headers[name]}" for name in _HEADERS if name != "check"]
    return hashlib.blake2b("\n".join([*facts, *body]).encode(), digest_size=8).hexdigest()


class _Writer:
    """Plays a match again and writes down its decisions, a simultaneous block seat by seat."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.lines: list[tuple[int, str]] = []  # (seat that alone may know it or -1, line)
        self.open: list[list[int]] = [[] for _ in range(match.start.seats)]
        self.held: list[list[tuple[int, str]]] = [[] for _ in range(match.start.seats)]
        self.secret = match.game.secret_kinds(match.start.options)
        self.block = -1
        self.told = 0

    def chances(self, again: Match) -> None:
        """Write the chance events that have been told since the last time."""
        for event in again.log.chances[self.told :]:
            line = again.game.chance_text(event.kind, event.seat, event.args)
            self.lines.append((event.seat if event.private else -1, f"# {line}"))
        self.told = len(again.log.chances)

    def decision(self, again: Match, seat: int, code: int) -> None:
        """Play a choice; write its decision when it is complete, its block when that has ended."""
        if again.state.block != self.block:
            self.flush()
            self.block = again.state.block
        self.open[seat].append(code)
        again.play(seat, code)
        if not again.state.in_draft(seat):
            codes = self.open[seat]
            secret = any(again.game.codes.decode(code)[0] in self.secret for code in codes)
            line = f"{seat + 1}: {decision_line(again.game, codes)}"
            self.held[seat].append((seat if secret else -1, line))
            self.open[seat] = []
        if again.state.block != self.block or again.state.over:
            self.flush()

    def flush(self) -> None:
        for held in self.held:
            self.lines.extend(held)
            held.clear()


def _body(match: Match, viewer: int | None, finished: bool) -> list[str]:
    start = match.start
    again = Match(match.game, start.seats, start.seed, start.options, start.players, start.chance)
    writer = _Writer(match)
    writer.chances(again)
    for move in match.moves:
        if move.seat == CHANCE:
            again.play(CHANCE, move.code)
        else:
            writer.decision(again, move.seat, move.code)
        writer.chances(again)
    lines = [line for seat, line in writer.lines if finished or seat in (-1, viewer)]
    if viewer is not None and not finished:
        lines.extend(line for _, line in writer.held[viewer])
    return lines


# --- Reading -----------------------------------------------------------------------------------------------------


def read_record(text: str) -> Record:
    """The headers and lines of a record; ``BadRecord`` says which line is wrong and what would be right."""
    lines = text.splitlines()
    headers: dict[str, str] = {}
    number = 0
    for number, line in enumerate(lines, 1):
        if not line.strip():
            break
        if line.startswith(";"):
            continue
        name, colon, value = line.partition(":")
        if number == 1 and name != "undercroft-record":
            raise BadRecord(1, "record-not-ours", {"text": line[:60]})
        if not colon or name not in _HEADERS:
            raise BadRecord(number, "record-bad-header", {"text": line[:60], "headers": ", ".join(_HEADERS)})
        headers[name] = value.strip()
    missing = [name for name in _HEADERS if name not in headers]
    if missing:
        raise BadRecord(number, "record-missing-header", {"headers": ", ".join(missing)})
    if headers["undercroft-record"] != str(FORMAT):
        raise BadRecord(1, "record-other-format", {"format": headers["undercroft-record"], "own": FORMAT})
    body = [(place, line.strip()) for place, line in enumerate(lines, 1) if place > number and line.strip()]
    return Record(headers, [(place, line) for place, line in body if not line.startswith(";")], len(lines))


def replay(
    record: Record, find_game: Callable[[Record], Game], watch: Callable[[Match], None] | None = None
) -> Match:
    """Play a finished record again and check every line, chance and result; ``BadRecord`` if anything differs.

    ``watch`` is called after the set-up and after every line.
    """
    if not record.finished or record.headers["seed"] == "hidden":
        raise BadRecord(0, "record-running")
    match = _start(record, find_game(record))
    reader = _Reader(match, record)
    if watch:
        watch(match)
    for number, line in record.body:
        reader.line(number, line)
        if watch:
            watch(match)
    reader.end()
    return match


def _start(record: Record, game: Game) -> Match:
    headers = record.headers
    if headers["figures"] != game.pack_hash:
        args: dict[str, Value] = {"pack": headers["pack"], "hash": headers["figures"], "own": game.pack_hash}
        raise BadRecord(0, "record-other-pack", args)
    options: dict[str, object] = {"rules": headers["rules"]} if "rules" in game.option_names() else {}
    for entry in headers["options"].split():
        name, _, value = entry.partition("=")
        options[name] = value
    try:
        seats, seed = int(headers["seats"]), int(headers["seed"])
    except ValueError as error:
        raise BadRecord(0, "record-bad-number", {"what": f"{headers['seats']}, {headers['seed']}"}) from error
    players = [name.strip() for name in headers["players"].split("|")]
    try:
        return Match(game, seats, seed, options, players)
    except (BadOption, BadSeed) as refused:
        if refused.args_.get("option") == "rules":
            known: dict[str, Value] = {"rules": headers["rules"], "own": game.rules_version}
            raise BadRecord(0, "record-other-rules", known) from refused
        raise BadRecord(0, refused.message, refused.args_) from refused


class _Reader:
    """Feeds a record's lines to a match and compares what chance decided."""

    def __init__(self, match: Match, record: Record) -> None:
        self.match = match
        self.record = record
        self.told = 0
        self.expected: list[str] = []
        self._collect()

    def _collect(self) -> None:
        chances = self.match.log.chances
        for event in chances[self.told :]:
            self.expected.append(self.match.game.chance_text(event.kind, event.seat, event.args))
        self.told = len(chances)

    def line(self, number: int, line: str) -> None:
        """Play or check one line."""
        if line.startswith("#"):
            self._check_chance(number, line[1:].strip())
            return
        head, colon, text = line.partition(":")
        seats = self.match.start.seats
        if not colon or not head.strip().isdecimal() or not 1 <= int(head) <= seats:
            raise BadRecord(number, "record-bad-line", {"text": line[:60], "seats": seats})
        if self.match.state.over:
            raise BadRecord(number, "record-after-end", {"text": line[:60]})
        seat = int(head) - 1
        try:
            for code in read_line(self.match.game, self.match.state, seat, text):
                self.match.play(seat, code)
        # Compiled code gives a name one type: two kinds of error need two names.
        except BadNotation as typo:
            raise BadRecord(number, f"record-{typo.message}", typo.args_) from typo
        except IllegalPlay as refused:
            reason = refused.reason
            args: dict[str, Value] = {"text": text.strip(), "rule": reason.rule, "why": reason.message}
            raise BadRecord(number, "record-illegal", args) from refused
        self._collect()

    def _check_chance(self, number: int, text: str) -> None:
        if text not in self.expected:
            args: dict[str, Value] = {"text": text, "expected": self.expected[0] if self.expected else "-"}
            raise BadRecord(number, "record-other-chance", args)
        self.expected.remove(text)

    def end(self) -> None:
        """The record must end where the game does, with the same result."""
        outcome = self.match.state.outcome
        if outcome is None:
            raise BadRecord(self.record.length, "record-cut-off")
        if self.expected:
            raise BadRecord(self.record.length, "record-missing-chance", {"text": self.expected[0]})
        result = " ".join(str(score) for score in outcome.scores)
        if result != self.record.headers["result"]:
            args: dict[str, Value] = {"result": self.record.headers["result"], "own": result}
            raise BadRecord(0, "record-other-result", args)
        headers = self.record.headers
        if headers["check"] != _check(headers, [line for _, line in self.record.body]):
            raise BadRecord(0, "record-edited")
