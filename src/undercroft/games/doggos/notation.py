"""Lines a person can read: `explore`, `place 2,-1 r90`, `leave (turn n r90) n (fight) e (skip) out`."""

from __future__ import annotations

from collections.abc import Mapping

from undercroft.games.doggos.codes import CHOICES, FIGHT
from undercroft.games.doggos.content import SYMBOLS, Content
from undercroft.games.doggos.describe import EDGES, VARIANTS, potions_text
from undercroft.kernel.messages import Value
from undercroft.kernel.squares import SIDES, offset


def code_text(content: Content, code: int) -> str:
    """One choice. Cells are steps to the east and to the south of the start room."""
    kind, operands = CHOICES.decode(code)
    match kind:
        case "place" | "jump":
            return f"{kind} {offset(operands[0])}"
        case "rotate":
            return f"r{90 * operands[0]}"
        case "dog":
            return f"dog {_named(content.dogs, operands[0])}"
        case "quest":
            return f"quest {_named(content.quests, operands[0])}"
        case "turn":
            return f"turn {SIDES[operands[0]]} r{90 * (operands[1] + 1)}"
        case "step":
            return SIDES[operands[0]]
        case "break":
            return f"break {SIDES[operands[0]]}"
        case "fight":
            potions = potions_text(code - FIGHT)
            return f"fight with {potions}" if potions else "fight"
        case "hire":
            return f"hire {EDGES[operands[0]]}"
        case "take":
            return f"take {SYMBOLS[operands[0]]}"
        case "disarm-potion":
            return f"disarm potion {SYMBOLS[operands[0]]}"
        case "disarm-own":
            variant = operands[1]
            name = _named(content.cards, operands[0])
            return f"disarm own {name} {VARIANTS[variant]}" if variant else f"disarm own {name}"
        case "disarm-path":
            return f"disarm path {offset(operands[0])}"
        case _:
            return kind


def _named(things: tuple[object, ...], number: int) -> str:
    """The id of a thing of the pack, its number where the pack has fewer."""
    return str(getattr(things[number], "id", number)) if number < len(things) else f"#{number + 1}"


def code_follows(code: int) -> str:
    """Steps stand bare, what is done in rooms in brackets; confirming is the end of the line."""
    kind, _ = CHOICES.decode(code)
    if kind == "confirm":
        return "silent"
    return "bare" if kind in ("rotate", "step", "break", "jump", "out") else "bracket"


def chance_text(kind: str, seat: int, args: Mapping[str, Value]) -> str:
    """What chance decided: `room ifrit_bow`."""
    name = {
        "first_drawn": "first",
        "dog_dealt": "dog",
        "quests_dealt": "quests",
        "potion_dealt": "potion",
        "room_drawn": "room",
    }[kind]
    values = " ".join(str(value) for value in args.values())
    return f"{name} {values}" if seat < 0 else f"{seat + 1} {name} {values}"
