"""Choices described for people."""

from __future__ import annotations

from typing import Final

from undercroft.games.paper_dungeons.codes import CHOICES, GEMS, HEROES, ITEMS, ROOMS, TALENTS
from undercroft.games.paper_dungeons.sheet import Sheet
from undercroft.kernel.messages import Change, Choice, Name, Value

_RULES: Final = {
    "level": "PD-5.1",
    "craft": "PD-5.2",
    "brew": "PD-5.3",
    "move": "PD-5.4",
    "step": "PD-5.4",
    "stop": "PD-5.11",
    "done": "PD-2.4",
    "free-level": "PD-5.6",
    "free-half": "PD-5.6",
    "kill": "PD-7.8",
    "gem": "PD-10.5",
    "heart": "PD-4.2",
    "track": "PD-4.2",
    "talent": "PD-1.6",
    "goal": "PD-1.6",
}


def choice_args(sheet: Sheet, code: int) -> dict[str, Value]:
    """What a choice is about, by name: die, hero, item, room, gem, card, and the figures that a refusal may quote."""
    kind, operands = CHOICES.decode(code)
    return _args(sheet, kind, operands)


def _args(sheet: Sheet, kind: str, operands: tuple[int, ...]) -> dict[str, Value]:
    args: dict[str, Value] = {}
    if kind in ("level", "craft", "brew", "move"):
        args["die"] = operands[0] + 1
    if kind in ("level", "free-level"):
        hero = operands[-1]
        args["hero"] = Name("hero", HEROES[hero])
        args["level"] = sheet.levels >> 4 * hero & 15
        args["colour"] = "black" if sheet.alignment >> hero & 1 else "white"
    elif kind in ("craft", "free-half"):
        args["item"] = Name("item", ITEMS[operands[-1]])
        args["boxes"] = sheet.boxes >> 2 * operands[-1] & 3
    elif kind in ("step", "kill"):
        args["room"] = ROOMS[operands[0]]
    elif kind == "gem":
        args["gem"] = GEMS[operands[0]]
    elif kind == "talent":
        args["talent"] = Name("talent", TALENTS[operands[0]])
    elif kind == "goal":
        args["goal"] = Name("goal", sheet.tables.content.goals[operands[0]].id)
    return args


def describe_choice(sheet: Sheet, code: int) -> Choice:
    """A legal choice with its targets on the board and what it is certain to change.

    Everything on a sheet follows from the sheet and the dice, so within a block the preview is exact up to the next
    question. ``done`` previews nothing: what follows depends on others and on chance.
    """
    kind, operands = CHOICES.decode(code)
    args = _args(sheet, kind, operands)
    targets = [f"{key}:{value}" for key, value in args.items() if key not in ("level", "colour", "boxes")]
    preview: tuple[Change, ...] = ()
    if kind != "done":
        after = sheet.copy()
        after.agenda.pop().answer(after, code)
        after.settle()
        preview = tuple([Change(name, then, now) for name, then, now in sheet.changes(after)])
    return Choice(code, kind, _RULES[kind], args, tuple(targets), preview)
