"""Lines a person can read: `10 move C1 (level rogue) C2`."""

from __future__ import annotations

from collections.abc import Mapping

from undercroft.games.paper_dungeons.codes import CHOICES, GEMS, HEROES, ITEMS, ROOMS, TALENTS
from undercroft.games.paper_dungeons.content import Content
from undercroft.kernel.messages import Value


def code_text(content: Content, code: int) -> str:
    """One choice: a die's bookkeeping number and its use, a room, or what a reward is spent on."""
    kind, operands = CHOICES.decode(code)
    match kind:
        case "level":
            return f"{operands[0] + 1} level {HEROES[operands[1]]}"
        case "craft":
            return f"{operands[0] + 1} craft {ITEMS[operands[1]]}"
        case "brew" | "move":
            return f"{operands[0] + 1} {kind}"
        case "step":
            return ROOMS[operands[0]]
        case "free-level":
            return f"level {HEROES[operands[0]]}"
        case "free-half":
            return f"half {ITEMS[operands[0]]}"
        case "kill":
            return f"kill {ROOMS[operands[0]]}"
        case "gem":
            return f"gem {GEMS[operands[0]]}"
        case "talent":
            return f"talent {TALENTS[operands[0]]}"
        case "goal":
            return f"goal {content.goals[operands[0]].id}"
        case _:
            return kind


def code_follows(code: int) -> str:
    """Steps of a walk stand bare behind their die, rewards in brackets; stopping early is the end of the line."""
    kind, _ = CHOICES.decode(code)
    if kind == "stop":
        return "silent"
    return "bare" if kind == "step" else "bracket"


def chance_text(kind: str, seat: int, args: Mapping[str, Value]) -> str:
    """What chance decided: `roll 1 4 9 5 10 skull`."""
    values = " ".join(str(value) for key, value in args.items() if key != "skulls")
    name = {
        "dungeon_laid": "dungeon",
        "boss_drawn": "boss",
        "missions_laid": "missions",
        "talents_dealt": "talents",
        "goals_dealt": "goals",
        "rolled": "roll",
    }[kind]
    return f"{name} {values}" if seat < 0 else f"{seat + 1} {name} {values}"
