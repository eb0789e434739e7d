"""A way out in pencil: what a player may try at any time, in private, before anything is decided.

It is made of a seat's view alone, and its moves are those of the rules: leaving is played on a copy of the game as the
seat knows it. So it shows the totals, what can be done next, and why not. Everything is plain JSON values; choices and
reasons have the form of those of a game frame.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from undercroft.games.doggos.board import (
    Path,
    PlayerBoard,
    QuestBoard,
    Room,
    Scene,
    path_of,
    players_of,
    quests_of,
    rooms_of,
)
from undercroft.games.doggos.codes import CONFIRM, LEAVE, PLACE, ROTATE, STEP
from undercroft.games.doggos.grid import FREE
from undercroft.games.doggos.notation import code_text
from undercroft.games.doggos.player import INSIDE
from undercroft.games.doggos.rounds import PLACE_ROOM, TAKE_TURN
from undercroft.games.doggos.state import DoggosState
from undercroft.games.doggos.view import DoggosView
from undercroft.games.doggos.walk import GOING, Walk
from undercroft.kernel import messages
from undercroft.kernel.agenda import TableStep
from undercroft.kernel.bits import bit
from undercroft.kernel.messages import Name, Value
from undercroft.kernel.squares import SIDES, STRIDE
from undercroft.kernel.streams import Streams


class Reason(Struct, frozen=True, gc=False):
    """Why something is refused."""

    rule: str
    message: str
    args: dict[str, object]


class Change(Struct, frozen=True, gc=False):
    """A number that a choice will change for certain."""

    field: str
    before: int
    after: int


class Choice(Struct, frozen=True, gc=False):
    """What can be done next."""

    code: int
    text: str
    kind: str
    rule: str
    args: dict[str, object]
    targets: tuple[str, ...]
    preview: tuple[Change, ...]
    words: tuple[str, ...]


class Blocked(Struct, frozen=True, gc=False):
    """A side of the room that another card lies beside, and why one cannot go there."""

    side: str
    reason: Reason


class Sketch(Struct, frozen=True, gc=False):
    """A pencilled way out, as far as the rules let it go."""

    held: int
    """How many of the choices that were asked for could be made."""
    stopped: Reason | None
    """Why the next one could not; None if all could."""
    path: Path
    rooms: tuple[Room, ...]
    """The dungeon as it would lie after the path."""
    players: tuple[PlayerBoard, ...]
    quests: tuple[QuestBoard, ...]
    choices: tuple[Choice, ...]
    blocked: tuple[Blocked, ...]


def sketch(view: DoggosView, steps: Sequence[int]) -> Sketch | None:
    """The way out that these choices draw from the start room on; None if the seat cannot leave in this round.

    Where a card waits to be placed, its two choices may come first: the way is then drawn in the dungeon with that card.
    """
    seat = view.seat
    if seat is None or not view.round or view.table["finished"] or view.players[seat].status != INSIDE:
        return None
    state = _before_leaving(view)
    held = 0
    refused: messages.Reason | None = None
    if steps and PLACE <= steps[0] < ROTATE:
        _ask(state, seat, PLACE_ROOM)
        for code in steps[:2]:
            refused = _play(state, seat, code)
            if refused is not None:
                break
            held += 1
    table = state.view(seat)
    _ask(state, seat, TAKE_TURN)
    if refused is None:
        refused = _play(state, seat, LEAVE)
    if state.walk is None:
        # Nobody gets out from here; the start room alone is drawn.
        state.walk = Walk(state.tables, state.grid, state.players[seat].copy(), state.supply)
    for code in steps[held:]:
        if refused is None:
            refused = _play(state, seat, code)
        if refused is not None:
            break
        held += 1
    return _drawn(state, table, seat, held, refused)


def _before_leaving(view: DoggosView) -> DoggosState:
    """A game that fits the view; a path that is really being drawn is left aside."""
    state = view.guess(Streams.seeded(0))
    state.walk = None
    state.chosen = -1
    return state


def _ask(state: DoggosState, seat: int, question: TableStep[DoggosState]) -> None:
    """Let the seat answer a question, whoever's turn it is."""
    state.agenda = [question]
    state.active = seat
    state.members = bit(seat)
    state.pending = bit(seat)


def _play(state: DoggosState, seat: int, code: int) -> messages.Reason | None:
    """Play a choice that the rules allow; why not otherwise. A sketch is never confirmed."""
    if code == CONFIRM:
        return messages.Reason("DD-16", "doggos-other-question")
    refused = state.why_not(seat, code)
    if refused is None:
        state.apply(seat, code)
    return refused


def _drawn(
    state: DoggosState, table: DoggosView, seat: int, held: int, refused: messages.Reason | None
) -> Sketch:
    walk = state.walk
    assert walk is not None
    scene = Scene(table, walk)
    choices = [state.describe(seat, code) for code in state.choices(seat) if code != CONFIRM]
    return Sketch(
        held=held,
        stopped=None if refused is None else _reason(refused),
        path=path_of(table, walk),
        rooms=rooms_of(scene),
        players=players_of(scene),
        quests=quests_of(scene),
        choices=tuple(_choice(state, choice) for choice in choices),
        blocked=_blocked(state, walk, seat),
    )


def _blocked(state: DoggosState, walk: Walk, seat: int) -> tuple[Blocked, ...]:
    blocked = []
    for side in range(4) if walk.mode == GOING else ():
        if walk.grid.at[walk.grid.cells[walk.room] + STRIDE[side]] == FREE:
            continue
        refused = state.why_not(seat, STEP + side)
        if refused is not None:
            blocked.append(Blocked(SIDES[side], _reason(refused)))
    return tuple(blocked)


def _choice(state: DoggosState, choice: messages.Choice) -> Choice:
    preview = tuple(Change(change.field, change.before, change.after) for change in choice.preview)
    text = code_text(state.tables.content, choice.code)
    return Choice(
        choice.code, text, choice.kind, choice.rule, _plain(choice.args), choice.targets, preview, ()
    )


def _reason(reason: messages.Reason) -> Reason:
    return Reason(reason.rule, reason.message, _plain(reason.args))


def _plain(args: dict[str, Value]) -> dict[str, object]:
    return {
        key: {"kind": value.kind, "id": value.id} if isinstance(value, Name) else value
        for key, value in args.items()
    }
