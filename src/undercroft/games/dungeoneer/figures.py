"""The public figures of a table, in a fixed order: what events change and a view's numbers are."""

from __future__ import annotations

from typing import Final

from undercroft.games.dungeoneer.player import Player

_OF_TABLE: Final = [
    "round", "active", "phase", "stage", "scepter", "lord", "die", "locations_left", "deck", "battles", "finished",
    "winner", "turned_up",
]  # fmt: skip
TABLE_FIGURES: Final = (
    "round", "active", "phase", "stage", "scepter", "lord_status", "die", "finished", "winner", "turned_up",
)  # fmt: skip
"""The numbers of the table among them, by their names in a state."""
_OF_PLAYER: Final = [
    "alive", "hero", "place", "fallen", "health", "level", "ap", "saved", "glory", "peril", "hand", "lair", "inventory",
    "curses", "quests", "done", "points",
]  # fmt: skip
NAMES: Final[list[list[str]]] = [
    [*_OF_TABLE, *(f"{seat}.{name}" for seat in range(seats) for name in _OF_PLAYER)] for seats in range(5)
]
"""By the number of seats: the names of all figures in their order."""


def add_player(figures: list[int], player: Player, hand: int) -> None:
    """Add a player's figures; ``hand`` is how many cards the hand holds."""
    figures.append(player.alive)
    figures.append(player.hero)
    figures.append(player.place)
    figures.append(player.fallen)
    figures.append(player.health)
    figures.append(player.level)
    figures.append(player.ap)
    figures.append(player.saved)
    figures.append(player.glory)
    figures.append(player.peril)
    figures.append(hand)
    figures.append(len(player.lair))
    figures.append(len(player.inventory))
    figures.append(len(player.curses))
    figures.append(len(player.quests))
    figures.append(len(player.done))
    figures.append(player.points)


def named(figures: list[int], seats: int) -> dict[str, int]:
    """Figures by their names; there are none of players before the set-up."""
    return dict(zip(NAMES[seats], figures, strict=False))
