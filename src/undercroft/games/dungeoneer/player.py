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

    def __init__(self, seat: int, source: Player | None = None) -> None:
        """A player before the game, or the copy of another."""
        self.seat = seat
        if source is None:
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
            return
        self.alive = source.alive
        self.hero = source.hero
        self.epic = source.epic
        self.legendary = source.legendary
        self.place = source.place
        self.fallen = source.fallen
        self.fall_stat = source.fall_stat
        self.fall_number = source.fall_number
        self.health = source.health
        self.level = source.level
        self.reached = source.reached
        self.ap = source.ap
        self.saved = source.saved
        self.extra = source.extra
        self.moved = source.moved
        self.battled = source.battled
        self.attempted = source.attempted
        self.lain = source.lain
        self.glory = source.glory
        self.peril = source.peril
        self.points = source.points
        self.visited = source.visited
        self.hand = source.hand[:]
        self.share = source.share[:]
        self.shown = source.shown[:]
        self.known = source.known[:]
        self.inventory = source.inventory[:]
        self.curses = source.curses[:]
        self.lair = source.lair[:]
        self.quests = source.quests[:]
        self.done = source.done[:]
        self.artifacts = source.artifacts[:]
        self.escorts = source.escorts[:]
        self.found = source.found[:]
        self.used = source.used[:]
        self.spent = source.spent[:]

    def copy(self) -> Player:
        """An independent copy."""
        return Player(self.seat, self)

    def facts(self) -> list[object]:
        """Everything that everybody may know: the numbers, then the lists."""
        figures: list[object] = [getattr(self, name) for name in FIELDS]
        return [*figures, *(list(getattr(self, name)) for name in LISTS)]

    def has_visited(self, location: int) -> bool:
        """Whether the hero has been in a location this turn (DL-41)."""
        return self.visited >> location & 1 != 0
