"""Choices and events in words: kinds, rules, targets, previews."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from undercroft.games.doggos.codes import CHOICES, FIGHT, JUMP, OUT, SLEEP
from undercroft.games.doggos.content import SYMBOLS
from undercroft.games.doggos.tables import Tables
from undercroft.games.doggos.walk import IN_ROOM, Walk
from undercroft.kernel.messages import Change, Choice, Name, Value
from undercroft.kernel.squares import CELL_OF, SIDES, STRIDE, offset

if TYPE_CHECKING:
    from undercroft.games.doggos.state import DoggosState

RULES: Final = {
    "explore": "DD-8",
    "leave": "DD-12",
    "sleep": "DD-19",
    "place": "DD-8",
    "rotate": "DD-8",
    "dog": "DD-2",
    "quest": "DD-3",
    "turn": "DD-60",
    "step": "DD-12",
    "break": "DD-59",
    "jump": "DD-58",
    "fight": "DD-20",
    "overpower": "DD-61",
    "pass": "DD-22",
    "claim": "DD-15",
    "skip": "DD-35",
    "hire": "DD-29",
    "take": "DD-31",
    "disarm-potion": "DD-26",
    "disarm-own": "DD-26",
    "disarm-path": "DD-26",
    "out": "DD-10",
    "confirm": "DD-16",
}

_EVENTS: Final = {
    "turn": "card_turned",
    "step": "stepped",
    "break": "passage_broken",
    "jump": "jumped",
    "fight": "monster_beaten",
    "overpower": "monster_overpowered",
    "pass": "walked_past",
    "claim": "room_claimed",
    "skip": "room_skipped",
    "hire": "tramp_hired",
    "take": "potion_taken",
    "disarm-potion": "trap_disarmed",
    "disarm-own": "trap_disarmed",
    "disarm-path": "trap_disarmed",
    "out": "got_out",
}

EDGES: Final = ("pair", "paw")
VARIANTS: Final = ("plain", "pair", "single", "paw")


class WalkEvent:
    """What a choice on a path will be told as."""

    __slots__ = ("args", "kind", "rule")

    kind: str
    rule: str
    args: dict[str, Value]

    def __init__(self, kind: str, rule: str, args: dict[str, Value]) -> None:
        self.kind = kind
        self.rule = rule
        self.args = args


def potions_text(potions: int) -> str:
    """The potions of a fight's operand, `sword bow`; empty for none."""
    counts = (potions >> 4, potions >> 2 & 3, potions & 3)
    return " ".join(symbol for number, symbol in enumerate(SYMBOLS) for _ in range(counts[number]))


def _operands(tables: Tables, code: int) -> dict[str, Value]:
    """What the code alone says."""
    kind, operands = CHOICES.decode(code)
    content = tables.content
    args: dict[str, Value] = {}
    if kind in ("place", "jump", "disarm-path"):
        args["cell"] = offset(operands[0])
    elif kind == "rotate":
        args["turn"] = 90 * operands[0]
    elif kind == "dog" and operands[0] < tables.dogs:
        args["dog"] = Name("dog", content.dogs[operands[0]].id)
    elif kind == "quest" and operands[0] < tables.quests:
        args["quest"] = Name("quest", content.quests[operands[0]].id)
    elif kind == "turn":
        args["side"] = SIDES[operands[0]]
        args["turn"] = 90 * (operands[1] + 1)
    elif kind in ("step", "break"):
        args["side"] = SIDES[operands[0]]
    elif kind == "fight":
        args["potions"] = potions_text(code - FIGHT)
    elif kind == "hire":
        args["edge"] = EDGES[operands[0]]
    elif kind in ("take", "disarm-potion"):
        args["potion"] = SYMBOLS[operands[0]]
    elif kind == "disarm-own" and operands[0] < tables.designs:
        args["card"] = Name("card", content.cards[operands[0]].id)
        args["variant"] = VARIANTS[operands[1]]
    return args


def _on_path(walk: Walk, code: int) -> dict[str, Value]:
    """What the code says to a dog on its path: the room it is about, and the figures that a refusal may quote."""
    args = _operands(walk.tables, code)
    kind, operands = CHOICES.decode(code)
    grid = walk.grid
    room = -1
    if kind in ("step", "break"):
        room = grid.at[grid.cells[walk.room] + STRIDE[operands[0]]]
    elif kind == "jump":
        room = grid.at[CELL_OF[code - JUMP]]
    elif walk.mode == IN_ROOM and FIGHT <= code < OUT:
        room = walk.room
    if room >= 0 and grid.designs[room] >= 0:
        args["room"] = Name("card", walk.tables.content.cards[grid.designs[room]].id)
    args["damage"] = walk.damage
    args["defence"] = walk.player.defence
    args["paws"] = walk.player.paws
    return args


def choice_args(state: DoggosState, seat: int, code: int) -> dict[str, Value]:
    """What a choice is about, by name; a seat's draft shows only in its own answers."""
    if state.walk is not None and seat == state.active:
        return _on_path(state.walk, code)
    return _operands(state.tables, code)


def walk_event(walk: Walk, code: int) -> WalkEvent:
    """How a choice on a path is told, from the path before it."""
    kind, _ = CHOICES.decode(code)
    args = _on_path(walk, code)
    for figure in ("damage", "defence", "paws"):
        del args[figure]
    if kind == "claim" and walk.tables.symbol[walk.grid.designs[walk.room]] >= 0:
        return WalkEvent("trap_pawed", "DD-25", args)
    return WalkEvent(_EVENTS[kind], RULES[kind], args)


def describe_choice(state: DoggosState, seat: int, code: int) -> Choice:
    """A legal choice with its targets and what it is certain to change.

    Within a draft the preview is exact. What ends a turn previews only the paw that sleeping brings: all else depends
    on others and on chance.
    """
    kind, _ = CHOICES.decode(code)
    args = choice_args(state, seat, code)
    figures = ("damage", "defence", "paws", "turn")
    targets = tuple(f"{key}:{value}" for key, value in args.items() if key not in figures and value != "")
    return Choice(code, kind, RULES[kind], args, targets, _preview(state, seat, code))


def _preview(state: DoggosState, seat: int, code: int) -> tuple[Change, ...]:
    player = state.players[seat]
    if code == SLEEP and state.walk is None:
        if player.extra == 0:
            return ()
        return (
            Change("paws", player.paws, player.paws + 1),
            Change("extra", player.extra, player.extra - 1),
        )
    walk = state.walk
    if walk is None or code > OUT:
        return ()
    ahead = state.copy()
    ahead.apply(seat, code)
    before = state.numbers()
    prefix = f"{seat}."
    return tuple(
        Change(name.removeprefix(prefix), before[name], value)
        for name, value in ahead.numbers().items()
        if before[name] != value
    )
