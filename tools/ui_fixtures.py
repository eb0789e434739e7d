"""Record games for the developers of the page: `python -m tools.ui_fixtures [GAME]...`.

Each file holds the setting of a table and game frames of one seat, in the form in which the server sends them: games
between bots with fixed seeds, stopped where a page has something particular to show. To keep them small, the setting is
whole in the first file of a game alone; the others hold what differs there, and `fixtures/index.ts` puts the two together.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

import undercroft
from undercroft import bots
from undercroft.kernel.match import Match
from undercroft.kernel.messages import Choice, Event, SoloStanding
from undercroft.kernel.seat import open_seats
from undercroft.table.guides import GUIDES

GAMES = Path(__file__).resolve().parent.parent / "ui" / "src" / "games"
FOLDER = GAMES / "paper-dungeons" / "fixtures"
PLAYERS = ("Mira", "Ludmila", "Oswin", "Tobias")


# --- The wire ----------------------------------------------------------------------------------------------------


def plain(value: object) -> Any:
    """A value as JSON holds it."""
    return msgspec.json.decode(msgspec.json.encode(value))


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
        "standing": plain(standing(match)),
    }


def standing(match: Match) -> SoloStanding | None:
    """What the score of a finished game alone is worth."""
    outcome = match.state.outcome
    if outcome is None or match.start.seats > 1:
        return None
    return match.game.solo_standing(outcome.scores[0], match.start.options)


# --- The games ---------------------------------------------------------------------------------------------------

Moment = Callable[[Match], bool]
_SEEDS = 12


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
    game: str = "paper-dungeons"
    lean: bool = False
    """Whether things of the setting that no frame names are left out."""
    frames: list[dict[str, object]] = field(default_factory=list)

    def record(self) -> dict[str, object]:
        """Play the game and keep its frames; where a moment does not come, the next seeds are tried."""
        for seed in range(self.seed, self.seed + _SEEDS):
            recorded = self._record(seed)
            if recorded is not None:
                return recorded
        raise SystemExit(f"{self.name}: its moments do not come")

    def _record(self, seed: int) -> dict[str, object] | None:
        self.frames = []
        game = undercroft.game(self.game)
        match = Match(game, self.seats, seed, self.options, PLAYERS[: self.seats])
        players = [bots.make("greedy", game.name, seed + seat) for seat in range(self.seats)]
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
                return None
            # Rivals first: the seat that is recorded waits for nobody in the middle of its round.
            index = max(match.state.to_act)
            match.state.choices_into(index, seats[index].choices)
            match.play(index, players[index].choose(seats[index]))
        setting = plain(game.setting(self.seats, self.options))
        if self.lean:
            setting = named(setting, json.dumps(self.frames))
        return {"players": list(match.start.players), "setting": setting, "frames": self.frames}


def named(setting: object, text: str) -> object:
    """The setting without the things whose id a text does not hold."""
    assert isinstance(setting, dict)
    found: dict[str, object] = {}
    for name, value in setting.items():
        if isinstance(value, list) and value and isinstance(value[0], dict) and "id" in value[0]:
            value = [thing for thing in value if str(thing["id"]) in text]
        found[name] = value
    kinds = found["names"]
    assert isinstance(kinds, dict)
    found["names"] = {
        kind: {id_: said for id_, said in names.items() if id_ in text} for kind, names in kinds.items()
    }
    return found


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
    Fixture("walk", 3, 103, {"dungeon": "B"}, [asked("step", 3)]),
    Fixture("boss", 3, 103, {"dungeon": "B"}, [asked("done", 3), in_round(4)], last_events=20),
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


def built(kind: str, rooms: int, entered: int = 0) -> Moment:
    """Dogs: the first seat is asked for this in the last round, so many rooms lie there and so many were entered."""

    def holds(match: Match) -> bool:
        numbers = match.state.view(0).numbers()
        return numbers["rooms"] >= rooms and numbers["0.entered"] >= entered and asked(kind, 3)(match)

    return holds


def enough(rooms: int, card: str = "") -> Moment:
    """Dogs: the first seat may leave, so many rooms lie there, and this card among them if one is named."""

    def holds(match: Match) -> bool:
        if not asked("leave", 1)(match):
            return False
        lying = _fields(match.game.board(match.state.view(0)))["rooms"]
        assert isinstance(lying, list)
        return len(lying) >= rooms and (not card or any(room["card"] == card for room in lying))

    return holds


DOGGOS_FIXTURES = (
    Fixture(
        "table",
        4,
        6,
        {},
        [asked("dog"), asked("quest"), asked("explore", 1), asked("place", 1)],
        game="doggos",
    ),
    Fixture("middle", 4, 27, {}, [built("place", 18)], last_events=12, game="doggos"),
    Fixture("leaving", 4, 27, {}, [built("pass", 18, 3)], last_events=12, game="doggos"),
    Fixture("end", 4, 6, {}, [over], last_events=30, game="doggos"),
    Fixture("hidden", 3, 5, {"hidden_coins": True}, [asked("explore", 3)], last_events=12, game="doggos"),
    Fixture(
        "guide",
        GUIDES["doggos"].seats,
        GUIDES["doggos"].seed,
        dict(GUIDES["doggos"].options),
        [enough(6), enough(8), enough(4, "potion_room")],
        game="doggos",
    ),
)


def attacked(*kinds: str, stage: str = "") -> Moment:
    """Dungeoneer: the first seat is attacked, asked in this stage, and may choose all these kinds of things."""

    def holds(match: Match) -> bool:
        if 0 not in match.state.to_act:
            return False
        board = _fields(match.game.board(match.state.view(0)))
        battles = board["battles"]
        assert isinstance(battles, list)
        if not battles or battles[-1]["defender"]["seat"] != 0 or stage not in ("", battles[-1]["stage"]):
            return False
        return {match.game.codes.decode(code)[0] for code in match.state.choices(0)} >= set(kinds)

    return holds


def stepping(step: str, *kinds: str, ap: int = 99) -> Moment:
    """Dungeoneer: the first seat is asked in this step, may choose all these kinds, and has at most so many points."""

    def holds(match: Match) -> bool:
        if 0 not in match.state.to_act:
            return False
        board = _fields(match.game.board(match.state.view(0)))
        step_asked, heroes = board["asked"], board["heroes"]
        assert isinstance(step_asked, dict)
        assert isinstance(heroes, list)
        if step_asked["step"] != step or heroes[0]["ap"] > ap:
            return False
        return {match.game.codes.decode(code)[0] for code in match.state.choices(0)} >= set(kinds)

    return holds


DUNGEONEER_FIXTURES = (
    Fixture("table", 3, 1, {}, [asked("end", 1), asked("place", 1), asked("move", 1)], game="dungeoneer"),
    Fixture(
        "battle",
        3,
        1,
        {},
        [
            attacked("play", stage="response"),
            attacked(stage="counter"),
            attacked("attack", stage="challenge"),
        ],
        last_events=80,
        game="dungeoneer",
    ),
    Fixture("middle", 3, 1, {}, [asked("move", 7)], last_events=120, game="dungeoneer"),
    Fixture("end", 3, 1, {}, [over], last_events=60, game="dungeoneer"),
    Fixture("solo", 1, 5, {}, [asked("move", 3)], last_events=60, game="dungeoneer"),
    Fixture(
        "guide",
        GUIDES["dungeoneer"].seats,
        GUIDES["dungeoneer"].seed,
        dict(GUIDES["dungeoneer"].options),
        [
            stepping("lair_stage"),
            stepping("feats", "play"),
            stepping("feats", "attempt"),
            stepping("feats", ap=1),
            stepping("discard_one"),
        ],
        game="dungeoneer",
    ),
    Fixture(
        "stages",
        3,
        5,
        {"sets": "heroic,epic,legendary"},
        [asked("move", 12)],
        last_events=60,
        game="dungeoneer",
        lean=True,
    ),
)
SETS = {"paper-dungeons": FIXTURES, "doggos": DOGGOS_FIXTURES, "dungeoneer": DUNGEONEER_FIXTURES}


def main(games: Sequence[str]) -> int:
    """Write every file of these games, of all without any."""
    total = 0
    for game in games or SETS:
        folder = GAMES / game / "fixtures"
        folder.mkdir(parents=True, exist_ok=True)
        whole: object = None
        for fixture in SETS[game]:
            recorded = fixture.record()
            if whole is None:
                whole = recorded["setting"]
            else:
                recorded["setting"] = differing(recorded["setting"], whole)
            text = json.dumps(recorded, ensure_ascii=False, separators=(",", ":")) + "\n"
            (folder / f"{fixture.name}.json").write_text(text, encoding="utf-8")
            total += len(text.encode())
            print(f"  {game}/{fixture.name}.json: {len(fixture.frames)} frames, {len(text.encode()):,} bytes")
    print(f"  {total:,} bytes in all")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
