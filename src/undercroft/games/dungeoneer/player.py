"""A player of Dungeoneer: the hero, the hero's points, and all cards that belong to the seat."""

from __future__ import annotations

from typing import Final

FIELDS: Final = (
    "seat", "alive", "hero", "epic", "legendary", "place", "fallen", "fall_stat", "fall_number", "health", "level",
    "reached", "ap", "saved", "extra", "moved", "battled", "attempted", "lain", "glory", "peril", "points", "visited",
)  # fmt: skip
"""The numbers of a player, in the order in which they are hashed and encoded."""
LISTS: Final = (
    "known", "inventory", "curses", "lair", "quests", "done", "artifacts", "escorts", "found", "used", "spent",
)  # fmt: skip
"""The lists of a player that everybody knows. ``hand`` and ``share`` are hidden."""


class Player:
    """One seat. Cards, quests, heroes and locations are numbers of ``Tables``; -1 means none.

    ``known`` are cards of the hand that everybody has seen (DLQ-107). ``used`` and ``spent`` are the abilities used
    this player turn and this game. ``found`` holds pairs of a quest and the location where it was found this turn.
    ``extra`` is the action point of lying down (DL-166). ``share`` is the hidden part of the map that the player has
    yet to place (DL-160). ``shown`` are cards of the hand that one rival has looked at: card * 4 + that seat.
    """

    __slots__ = (*FIELDS, *LISTS, "hand", "share", "shown")

    seat: int
    alive: int
    hero: int
    epic: int
    legendary: int
    place: int
    fallen: int
    fall_stat: int
    fall_number: int
    health: int
    level: int
    reached: int
    ap: int
    saved: int
    extra: int
    moved: int
    battled: int
    attempted: int
    lain: int
    glory: int
    peril: int
    points: int
    visited: int
    hand: list[int]
    share: list[int]
    shown: list[int]
    known: list[int]
    inventory: list[int]
    curses: list[int]
    lair: list[int]
    quests: list[int]
    done: list[int]
    artifacts: list[int]
    escorts: list[int]
    found: list[int]
    used: list[int]
    spent: list[int]

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.alive = 1
        self.hero = -1
        self.epic = -1
        self.legendary = -1
        self.place = -1
        self.fallen = 0
        self.fall_stat = -1
        self.fall_number = 0
        self.health = 0
        self.level = 0
        self.reached = 0
        self.ap = 0
        self.saved = 0
        self.extra = 0
        self.moved = 0
        self.battled = 0
        self.attempted = 0
        self.lain = 0
        self.glory = 0
        self.peril = 0
        self.points = 0
        self.visited = 0
        self.hand = []
        self.share = []
        self.shown = []
        self.known = []
        self.inventory = []
        self.curses = []
        self.lair = []
        self.quests = []
        self.done = []
        self.artifacts = []
        self.escorts = []
        self.found = []
        self.used = []
        self.spent = []

    def copy(self) -> Player:
        """An independent copy."""
        other = Player(self.seat)
        other.alive = self.alive
        other.hero = self.hero
        other.epic = self.epic
        other.legendary = self.legendary
        other.place = self.place
        other.fallen = self.fallen
        other.fall_stat = self.fall_stat
        other.fall_number = self.fall_number
        other.health = self.health
        other.level = self.level
        other.reached = self.reached
        other.ap = self.ap
        other.saved = self.saved
        other.extra = self.extra
        other.moved = self.moved
        other.battled = self.battled
        other.attempted = self.attempted
        other.lain = self.lain
        other.glory = self.glory
        other.peril = self.peril
        other.points = self.points
        other.visited = self.visited
        other.hand = self.hand[:]
        other.share = self.share[:]
        other.shown = self.shown[:]
        other.known = self.known[:]
        other.inventory = self.inventory[:]
        other.curses = self.curses[:]
        other.lair = self.lair[:]
        other.quests = self.quests[:]
        other.done = self.done[:]
        other.artifacts = self.artifacts[:]
        other.escorts = self.escorts[:]
        other.found = self.found[:]
        other.used = self.used[:]
        other.spent = self.spent[:]
        return other

    def facts(self) -> list[object]:
        """Everything that everybody may know: the numbers, then the lists."""
        figures: list[object] = [getattr(self, name) for name in FIELDS]
        return [*figures, *(list(getattr(self, name)) for name in LISTS)]

    def has_visited(self, location: int) -> bool:
        """Whether the hero has been in a location this turn (DL-41)."""
        return self.visited >> location & 1 != 0
