"""Record games for the developers of the page: `python -m tools.ui_fixtures`.

Each file holds the setting of a table and game frames of one seat, in the form in which the server sends them: games
between bots with fixed seeds, stopped where a page has something particular to show. To keep them small, the setting is
whole in the first file alone; the others hold what differs there, and `fixtures/index.ts` puts the two together.
"""

from __future__ import annotations

import dataclasses
import json
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

import undercroft
from undercroft import bots
from undercroft.kernel.events import Event
from undercroft.kernel.match import Match
from undercroft.kernel.messages import Choice, Name
from undercroft.kernel.seat import open_seats

FOLDER = Path(__file__).resolve().parent.parent / "ui" / "src" / "games" / "paper-dungeons" / "fixtures"
GAME = undercroft.game("paper-dungeons")
PLAYERS = ("Mira", "Ludmila", "Oswin")


# --- The wire ----------------------------------------------------------------------------------------------------


def plain(value: object) -> object:
    """A value as JSON holds it; names are objects with a kind and an id."""
    if isinstance(value, Name):
        return {"kind": value.kind, "id": value.id}
    if dataclasses.is_dataclass(value):
        return {part.name: plain(getattr(value, part.name)) for part in dataclasses.fields(value)}
    if isinstance(value, Mapping):
        return {str(key): plain(part) for key, part in value.items()}
    if isinstance(value, list | tuple):
        return [plain(part) for part in value]
    return value


def choice(match: Match, described: Choice) -> dict[str, object]:
    """A choice with its notation."""
    return {"code": described.code, "text": match.game.code_text(described.code), **_fields(described)}


def _fields(value: object) -> dict[str, object]:
    found = plain(value)
    assert isinstance(found, dict)
    return found


def frame(match: Match, seat: int | None, first: int) -> dict[str, object]:
    """A game frame of a seat, with its events from an index on."""
    state, game = match.state, match.game
    events: list[Event] = match.events(seat)
    codes = [] if seat is None else state.choices(seat)
    described = [] if seat is None else [state.describe(seat, code) for code in codes]
    seats = range(match.start.seats)
    return {
        "type": "game",
        "table": "fixture",
        "seat": seat,
        "version": len(match.moves),
        "board": plain(game.board(state.view(seat))),
        "choices": [choice(match, one) for one in described],
        "asked": bool(codes),
        "draft": seat is not None and state.in_draft(seat),
        "undo": None if seat is None else plain(match.why_no_undo(seat)),
        "first": first,
        "events": plain(events[first:]),
        "over": state.over,
        "outcome": plain(state.outcome),
        "scores": [plain(state.score_sheet(other, seat)) for other in seats] if state.over else None,
    }


# --- The games ---------------------------------------------------------------------------------------------------

Moment = Callable[[Match], bool]


@dataclass
class Fixture:
    """A table, and the moments at which a frame is kept: the first ones at which each of them holds, in this order."""

    name: str
    seats: int
    seed: int
    options: dict[str, object]
    moments: list[Moment]
    seat: int | None = 0
    last_events: int = 0
    """How many events before the first frame are kept; 0: all."""
    frames: list[dict[str, object]] = field(default_factory=list)

    def record(self) -> dict[str, object]:
        """Play the game and keep its frames."""
        match = Match(GAME, self.seats, self.seed, self.options, PLAYERS[: self.seats])
        players = [bots.make("greedy", GAME.name, self.seed + seat) for seat in range(self.seats)]
        seats = open_seats(match.state)
        waiting = list(self.moments)
        told = 0
        while True:
            while waiting and waiting[0](match):
                waiting.pop(0)
                events = len(match.events(self.seat))
                if not self.frames and self.last_events:
                    told = max(0, events - self.last_events)
                self.frames.append(frame(match, self.seat, told))
                told = events
            if not waiting:
                break
            if match.state.over:
                raise SystemExit(f"{self.name}: moment {len(self.frames) + 1} does not come")
            # Rivals first: the seat that is recorded waits for nobody in the middle of its round.
            index = max(match.state.to_act)
            match.state.choices_into(index, seats[index].choices)
            match.play(index, players[index].choose(seats[index]))
        setting = plain(GAME.setting(self.seats, self.options))
        return {"players": list(match.start.players), "setting": setting, "frames": self.frames}


def differing(setting: object, whole: object) -> dict[str, object]:
    """The fields of a setting that are not those of another one."""
    assert isinstance(setting, dict)
    assert isinstance(whole, dict)
    return {name: value for name, value in setting.items() if value != whole[name]}


def asked(kind: str, round_number: int = 0) -> Moment:
    """The first seat is asked for a choice of this kind, in this round or later."""

    def holds(match: Match) -> bool:
        codes = match.state.choices(0)
        kinds = {match.game.codes.decode(code)[0] for code in codes}
        return kind in kinds and match.state.view(0).numbers()["round"] >= round_number

    return holds


def in_round(number: int) -> Moment:
    """The first choice of a round."""
    return asked("move", number)


def over(match: Match) -> bool:
    """The game has ended."""
    return match.state.over


FIXTURES = (
    Fixture("table", 3, 11, {"dungeon": "B"}, [asked("talent"), in_round(1), asked("free-half", 1)]),
    Fixture("walk", 3, 11, {"dungeon": "B"}, [asked("step", 2)]),
    Fixture("boss", 3, 11, {"dungeon": "B"}, [asked("done", 3), in_round(4)], last_events=20),
    Fixture("end", 3, 11, {"dungeon": "B"}, [over], last_events=40),
    Fixture(
        "potions",
        2,
        5,
        {"dungeon": "B", "edition": "ru", "ask_potions": True, "missions": False},
        [asked("heart", 1)],
        last_events=30,
    ),
    Fixture("solo", 1, 4, {"dungeon": "B", "edition": "it"}, [over], last_events=30),
    Fixture("secret", 3, 6, {"dungeon": "B", "secret_cards": True}, [asked("step", 3)], last_events=30),
)


def main() -> int:
    """Write every file."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    total = 0
    whole: object = None
    for fixture in FIXTURES:
        recorded = fixture.record()
        if whole is None:
            whole = recorded["setting"]
        else:
            recorded["setting"] = differing(recorded["setting"], whole)
        text = json.dumps(recorded, ensure_ascii=False, separators=(",", ":")) + "\n"
        (FOLDER / f"{fixture.name}.json").write_text(text, encoding="utf-8")
        total += len(text.encode())
        print(f"  {fixture.name}.json: {len(fixture.frames)} frames, {len(text.encode()):,} bytes")
    print(f"  {total:,} bytes in all")
    return 0


if __name__ == "__main__":
    sys.exit(main())
