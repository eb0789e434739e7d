"""A table's game in memory, made of its log: the match, and what every seat has been able to see of it."""

from __future__ import annotations

from functools import cache

import msgspec

from undercroft.kernel.errors import BadRecord
from undercroft.kernel.game import Game
from undercroft.kernel.match import WINDOWS, Match, Orders
from undercroft.kernel.messages import Reason
from undercroft.kernel.state import State
from undercroft.table.frames import GameFrame, choice_of
from undercroft.table.rows import ORDERS, PLAY, UNDO, Entry

_encode = msgspec.json.Encoder().encode


@cache
def codes_of(game: Game) -> dict[str, int]:
    """The code of every notation of a game."""
    return {text: code for code, text in enumerate(texts_of(game))}


@cache
def texts_of(game: Game) -> list[str]:
    """The notation of every code of a game."""
    return [game.code_text(code) for code in range(game.codes.count)]


class LiveTable:
    """A match with the number of log entries that made it.

    ``versions`` has one number a seat and one for those who watch (the last): it grows with everything that the seat
    can notice and with nothing else, so that a rival's hidden choice neither shows nor stands in anybody's way.
    """

    def __init__(self, table: str, match: Match, beginning: State | None = None) -> None:
        self.table = table
        self.match = match
        self.beginning = beginning
        """The state of a game that began in the middle of another one, before its first move; nobody plays in it."""
        self.number = 0
        viewers = match.start.seats + 1
        self.versions = [1] * viewers
        self._heard = [0] * viewers
        """How many events each viewer had heard before its present version."""
        self._told = [len(stream) for stream in match.log.streams]
        self._messages: dict[int, bytes] = {}
        """The encoded frames of viewers' present versions."""
        self.asked_at: list[float] = [0.0] * match.start.seats
        """When each seat was asked for what it owes now."""
        self._shown_at: list[float] = [0.0] * match.start.seats
        """The same as everybody else knows it: a clock that starts anew with every choice would count a secret draft's."""
        self._shown_with: tuple[int, dict[int, int]] = (0, {})
        """What everybody knew when that was set."""
        self.clocks_told: dict[int, list[tuple[int, float]]] = {}
        """The clocks that each viewer was told last."""
        self._asked_before: list[list[float]] = [[] for _ in range(match.start.seats)]
        """The same for every choice a seat has made: a take-back gives nobody more time."""
        self._ids: set[tuple[int, str]] = set()
        self._words: str | None = None
        self._words_at = 0

    # --- The log ---------------------------------------------------------------------------------------------------

    def refusal(self, entry: Entry) -> Reason | None:
        """Why an entry cannot follow the log as it is; None if it can."""
        match = self.match
        if entry.kind == UNDO:
            return match.why_no_undo(entry.seat)
        if entry.kind == ORDERS:
            return None if entry.text in WINDOWS else Reason("", "no-such-orders", {"orders": entry.text})
        code = codes_of(match.game).get(entry.text, -1)
        if match.state.is_legal(entry.seat, code):
            return None
        return match.state.why_not(entry.seat, code) or Reason("", "not-legal", {"code": entry.text})

    def apply(self, entry: Entry) -> None:
        """Follow the log by one entry, which has been judged before."""
        match = self.match
        if entry.number != self.number + 1:
            raise BadRecord(0, "bad-store", {"what": f"{entry.table} {entry.number}"})
        acting = match.state.to_act
        floors = match.news()
        if entry.kind == PLAY:
            match.play(entry.seat, codes_of(match.game)[entry.text])
        elif entry.kind == UNDO:
            match.undo(entry.seat)
        else:
            match.give_orders(entry.seat, Orders(windows=entry.text))
        self.number = entry.number
        if entry.id is not None:
            self._ids.add((entry.seat, entry.id))
        self._notice(entry.seat, floors)
        self._wind(entry, acting)

    def _wind(self, entry: Entry, acting: tuple[int, ...]) -> None:
        """Start the clocks of those who are asked anew."""
        for seat in self.match.state.to_act:
            if seat not in acting and seat != entry.seat:
                self.asked_at[seat] = entry.at
        before = self._asked_before[entry.seat]
        if entry.kind == PLAY:
            before.append(self.asked_at[entry.seat])
            self.asked_at[entry.seat] = entry.at
        elif entry.kind == UNDO:
            self.asked_at[entry.seat] = before.pop()
        self._show_clocks()

    def _show_clocks(self) -> None:
        version, progress = self._shown_with
        self._shown_with = self.versions[-1], self.progress()
        for seat, asked in enumerate(self.asked_at):
            if self._shown_with[0] != version or self._shown_with[1].get(seat) != progress.get(seat):
                self._shown_at[seat] = asked

    def begin(self, at: float) -> None:
        """The clocks of those who are asked first start now."""
        for seat in self.match.state.to_act:
            self.asked_at[seat] = at
        self._show_clocks()

    def clocks(self, viewer: int) -> list[tuple[int, float]]:
        """The seats that are asked, with when they were asked as far as this viewer knows."""
        return [
            (seat, self.asked_at[seat] if seat == viewer else self._shown_at[seat])
            for seat in self.match.state.to_act
        ]

    def _notice(self, mover: int, floors: list[int]) -> None:
        news = self.match.news()
        for viewer, stream in enumerate(self.match.log.streams):
            learned = viewer == mover or (viewer < len(floors) and news[viewer] != floors[viewer])
            if learned or len(stream) != self._told[viewer]:
                self.versions[viewer] += 1
                # After a take-back the stream may be shorter than what was heard.
                self._heard[viewer] = min(self._told[viewer], len(stream))
                self._told[viewer] = len(stream)
                self._messages.pop(viewer, None)

    def words(self) -> str | None:
        """How far the game is, for lists: a line as JSON, from what everybody may see; None if there is nothing to say."""
        version = self.versions[-1]
        if self._words_at != version:
            said = self.match.game.progress(self.match.state.view(None))
            self._words = None if said is None else msgspec.json.encode(said).decode()
            self._words_at = version
        return self._words

    def progress(self) -> dict[int, int]:
        """How far those are who decide at the same time, as everybody may know it, -1 for who is ready."""
        return self.match.progress()

    def played(self, seat: int, id_: str) -> bool:
        """Whether an entry of this seat with this client's id is in the log."""
        return (seat, id_) in self._ids

    # --- What is shown -----------------------------------------------------------------------------------------------

    def viewer(self, seat: int | None) -> int:
        """The place of a seat in ``versions``; those who watch come last."""
        return self.match.start.seats if seat is None else seat

    def frame(self, seat: int | None) -> GameFrame:
        """What a seat sees, with the events since the version before."""
        return self._make(seat, self._heard[self.viewer(seat)])

    def message(self, seat: int | None) -> bytes:
        """``frame`` as it is sent; made once."""
        viewer = self.viewer(seat)
        message = self._messages.get(viewer)
        if message is None:
            message = self._messages[viewer] = _encode(self.frame(seat))
        return message

    def frame_from(self, seat: int | None, first: int) -> GameFrame:
        """What a seat sees, with its events from this index on."""
        return self._make(seat, max(0, min(first, self._told[self.viewer(seat)])))

    def look_back(self, seat: int | None) -> GameFrame:
        """What a seat saw in a game that is being replayed: nothing is asked any more."""
        return self._make(seat, self._heard[self.viewer(seat)], again=True)

    def _make(self, seat: int | None, first: int, again: bool = False) -> GameFrame:
        match = self.match
        state = match.state
        game = match.game
        texts = texts_of(game)
        view = state.view(seat)
        asked = not again and seat is not None and seat in state.to_act
        choices = []
        undo = None
        if seat is not None and not again:
            undo = match.why_no_undo(seat)
            if asked:
                choices = [choice_of(state.describe(seat, code), texts[code]) for code in state.choices(seat)]
        stream = match.log.streams[self.viewer(seat)]
        scores = None
        if state.over:
            scores = [state.score_sheet(party, seat) for party in range(match.start.seats)]
        return GameFrame(
            self.table,
            seat,
            self.versions[self.viewer(seat)],
            game.board(view),
            choices,
            asked,
            seat is not None and state.in_draft(seat),
            undo,
            first,
            stream[first:],
            state.over,
            state.outcome,
            scores,
            match.standing(),
            match.orders[seat].windows if seat is not None and game.windows and not again else None,
        )
