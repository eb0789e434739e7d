"""A game with its history: start, moves, events, undo and record. The command line and tables hold a match."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from undercroft.kernel.errors import BadRecord, CannotUndo, IllegalPlay
from undercroft.kernel.events import EventLog
from undercroft.kernel.game import Game, OptionValue
from undercroft.kernel.messages import Event, Reason, SoloStanding, Value
from undercroft.kernel.state import CHANCE, State, Window
from undercroft.kernel.streams import checked_seed, fresh_seed

ASK: Final = "ask"
ABLE: Final = "able"
ATTACKED: Final = "attacked"
TURN: Final = "turn"
WINDOWS: Final = (ASK, ABLE, ATTACKED, TURN)
"""In which windows a seat wants to be asked: in all, only where it can answer with something, only where it is
attacked, only on its own turn.
"""


@dataclass(frozen=True)
class Start:
    """All that a game begins with; together with its moves it is the whole game."""

    game: str
    pack: str
    pack_hash: str
    rules: int
    seats: int
    seed: int
    options: dict[str, OptionValue]
    players: tuple[str, ...]
    chance: str = "roll"
    midway: bool = False
    """Whether the game began in the middle of another one; then it does not follow from its seed."""


@dataclass(frozen=True)
class Move:
    """One choice of a seat; ``order`` marks one that a standing order made for it."""

    seat: int
    code: int
    order: bool = False


@dataclass
class Orders:
    """What a match answers for a seat by itself: ``forced`` answers every question with one choice, but for ``keep``.

    ``keep`` are codes that a person always wants to say, such as the last word of a round. ``windows`` is one of
    WINDOWS: in all other windows the match passes. ``attacked`` and ``turn`` look at public facts alone, so that passes
    tell nothing about what the seat could do; ``able`` looks at that, for a seat that wants it so.
    """

    forced: bool = False
    keep: frozenset[int] = frozenset()
    windows: str = ASK


class Match:
    """A state with its start, moves and events; take-backs are per seat."""

    def __init__(
        self,
        game: Game,
        seats: int = 2,
        seed: int | None = None,
        options: Mapping[str, object] | None = None,
        players: Sequence[str] | None = None,
        chance: str = "roll",
        state: State | None = None,
    ) -> None:
        """A new game, or one that goes on from ``state``, which was made with the same seats and options."""
        complete = game.complete_options(options, seats)
        names = tuple(players) if players else tuple(f"player {seat + 1}" for seat in range(seats))
        if len(names) != seats:
            raise BadRecord(0, "players-and-seats", {"players": len(names), "seats": seats})
        secret = fresh_seed() if seed is None else checked_seed(seed)
        rules = complete.get("rules", game.rules_version)
        self.game = game
        self.start = Start(
            game.name,
            game.pack_name,
            game.pack_hash,
            int(rules),
            seats,
            secret,
            complete,
            names,
            chance,
            state is not None,
        )
        self.moves: list[Move] = []
        self.orders = [Orders() for _ in range(seats)]
        self.log = EventLog(seats, game.revealing)
        self.state: State = game.prepare(seats, secret, complete, chance) if state is None else state
        self.state.listen(self.log)
        if state is None:
            self.state.begin()
        self._floors = [0] * seats
        self._set_anchor()

    # --- Playing -------------------------------------------------------------------------------------------------

    def play(self, seat: int, code: int) -> None:
        """Play a choice, then whatever standing orders answer; ``IllegalPlay`` leaves the match as it was."""
        self._play(Move(seat, code))
        self._follow_orders()

    def give_orders(self, seat: int, orders: Orders) -> None:
        """Set a seat's standing orders and follow them from now on."""
        self.orders[seat] = orders
        self._follow_orders()

    def _follow_orders(self) -> None:
        answered = True
        while answered and not self.state.over:
            answered = False
            for seat in self.state.to_act:
                code = -1 if seat == CHANCE else self._ordered(seat)
                if code >= 0:
                    self._play(Move(seat, code, order=True))
                    answered = True
                    break

    def _ordered(self, seat: int) -> int:
        """The choice that a seat's standing orders make now, -1 if they make none."""
        orders = self.orders[seat]
        if orders.windows != ASK:
            window = self.state.window(seat)
            if window is not None and not self._wanted(seat, window, orders.windows):
                return window.code
        if orders.forced:
            codes = self.state.choices(seat)
            if len(codes) == 1 and codes[0] not in orders.keep:
                return codes[0]
        return -1

    def _wanted(self, seat: int, window: Window, windows: str) -> bool:
        """Whether a seat with these orders for windows wants to be asked in this one."""
        if windows == ABLE:
            return any(code != window.code and code not in window.aside for code in self.state.choices(seat))
        return window.attacked if windows == ATTACKED else window.own_turn

    def _play(self, move: Move) -> None:
        self.log.learned.clear()
        self.state.play(move.seat, move.code)
        self.moves.append(move)
        if move.seat == CHANCE:
            self.log.learned.update(range(self.start.seats))
        for seat in self.log.learned:
            self._floors[seat] = len(self.moves)
        if len(self.log.learned) == self.start.seats:
            self._set_anchor()

    def _set_anchor(self) -> None:
        """Everybody has learned something: nobody can take back what lies before, so replays may begin here."""
        self._anchor = self.state.copy()
        self._anchor_log = self.log.mark()
        self._anchor_moves = len(self.moves)
        self._anchor_floors = list(self._floors)

    # --- Taking back ---------------------------------------------------------------------------------------------

    def why_no_undo(self, seat: int) -> Reason | None:
        """Why a seat cannot take its latest choice back; None if it can."""
        if not 0 <= seat < self.start.seats:
            return Reason("", "no-such-seat", {"seat": seat + 1, "most": self.start.seats})
        last = self._last_of(seat)
        if last < 0:
            return Reason("", "nothing-to-undo", {})
        if self.state.over:
            return Reason("", "undo-after-end", {})
        if last < self._floors[seat]:
            return Reason("", "undo-after-news", {})
        return None

    def _last_of(self, seat: int) -> int:
        """The number of a seat's latest move that it made itself, -1 if there is none."""
        for number in range(len(self.moves) - 1, -1, -1):
            move = self.moves[number]
            if move.seat == seat and not move.order:
                return number
        return -1

    def undo(self, seat: int) -> None:
        """Take back a seat's latest choice and the standing orders' answers after it; rivals' moves stand."""
        reason = self.why_no_undo(seat)
        if reason is not None:
            raise CannotUndo(reason)
        last = self._last_of(seat)
        kept = [move for number, move in enumerate(self.moves) if number < last or move.seat != seat]
        self.state = self._anchor.copy()
        self.log.go_back(self._anchor_log)
        self.state.listen(self.log)
        self.moves = kept[: self._anchor_moves]
        self._floors = list(self._anchor_floors)
        for move in kept[self._anchor_moves :]:
            self._play(move)

    def progress(self) -> dict[int, int]:
        """For every seat that decides at the same time as others: how far it is as all may know, -1 if it is done."""
        members = self._anchor.to_act
        if len(members) < 2:
            return {}
        acting = self.state.to_act
        return {seat: self.state.progress(seat) if seat in acting else -1 for seat in members}

    def news(self) -> list[int]:
        """For every seat, how many moves had been played when it last learned something that it did not do itself."""
        return list(self._floors)

    def standing(self) -> SoloStanding | None:
        """What the score of a finished game alone is worth; None before its end, and for a game that has no ranks.

        A campaign has none, even alone: ranks are for the score of one game.
        """
        outcome = self.state.outcome
        if outcome is None or outcome.kind != "solo":
            return None
        return self.game.solo_standing(outcome.scores[0], self.start.options)

    # --- Events --------------------------------------------------------------------------------------------------

    def events(self, seat: int | None) -> list[Event]:
        """All that a seat (None: a spectator) has been told, oldest first."""
        return list(self.log.streams[self.start.seats if seat is None else seat])

    # --- Storing -------------------------------------------------------------------------------------------------

    def to_store(self) -> dict[str, object]:
        """Start, moves and standing orders as plain JSON values. It holds the seed: keep it where players cannot look."""
        start = self.start
        return {
            "game": start.game,
            "pack": start.pack,
            "pack_hash": start.pack_hash,
            "seats": start.seats,
            "seed": str(start.seed),
            "options": dict(start.options),
            "players": list(start.players),
            "chance": start.chance,
            "moves": [[move.seat, self._text(move), int(move.order)] for move in self.moves],
            "orders": [
                [int(orders.forced), sorted(map(self.game.code_text, orders.keep)), orders.windows]
                for orders in self.orders
            ],
        }

    def _text(self, move: Move) -> str:
        """A move in words; codes are not stored, because a later version may number them otherwise."""
        if move.seat != CHANCE:
            return self.game.code_text(move.code)
        kind, operands = self.game.chances.decode(move.code)
        return " ".join((kind, *map(str, operands)))

    @staticmethod
    def from_store(game: Game, stored: Mapping[str, object]) -> Match:
        """The match that ``to_store`` was made of; ``BadRecord`` for anything else."""
        try:
            seats, options, players, moves = (stored[key] for key in ("seats", "options", "players", "moves"))
            seed = int(str(stored["seed"]))
        except (KeyError, ValueError) as error:
            raise BadRecord(0, "bad-store", {"what": str(error)}) from error
        if not (isinstance(seats, int) and isinstance(options, dict) and isinstance(players, list)):
            raise BadRecord(0, "bad-store", {"what": "seats, options, players"})
        if stored.get("pack_hash") != game.pack_hash:
            args: dict[str, Value] = {"pack": str(stored.get("pack")), "hash": str(stored.get("pack_hash"))}
            raise BadRecord(0, "record-other-pack", {**args, "own": game.pack_hash})
        match = Match(
            game, seats, seed, options, [str(player) for player in players], str(stored.get("chance"))
        )
        codes = {game.code_text(code): code for code in range(game.codes.count)}
        if not isinstance(moves, list):
            raise BadRecord(0, "bad-store", {"what": "moves"})
        for entry in moves:
            try:
                seat, text, order = entry
                code = _chance_code(game, str(text)) if seat == CHANCE else codes[str(text)]
                match._play(Move(int(seat), code, bool(order)))
            except (KeyError, TypeError, ValueError, IllegalPlay) as refused:
                raise BadRecord(0, "bad-store", {"what": str(entry)}) from refused
        if "orders" in stored:
            match.orders = _read_orders(stored["orders"], codes, seats)
        return match


def _read_orders(stored: object, codes: Mapping[str, int], seats: int) -> list[Orders]:
    """The standing orders of all seats. They answered what they could before they were stored."""
    found: list[Orders] = []
    try:
        if not isinstance(stored, list) or len(stored) != seats:
            raise ValueError
        for forced, keep, windows in stored:
            if windows not in WINDOWS:
                raise ValueError
            found.append(Orders(bool(forced), frozenset(codes[text] for text in keep), windows))
    except (KeyError, TypeError, ValueError) as error:
        raise BadRecord(0, "bad-store", {"what": "orders"}) from error
    return found


def _chance_code(game: Game, text: str) -> int:
    kind, *operands = text.split(" ")
    return game.chances.encode(kind, *map(int, operands))
