"""What a seat's standing is made of: the evaluation as a sum of parts that can be told to people."""

from __future__ import annotations

from typing import Final

TERMS: Final = (
    "won", "quests", "level", "near", "hope", "dare", "dropped", "escorts", "home", "chase", "health", "fallen",
    "glory", "peril", "cards", "gear", "curses", "saved", "attached", "prepared", "rival_quests", "rival_health",
    "rival_peril", "rival_rest",
)  # fmt: skip
"""The parts, in the order in which they are added up."""


class Terms:
    """The parts of a worth, in hundredths of a quest. ``rival_…`` are what rivals have, as a loss."""

    __slots__ = TERMS

    won: float
    quests: float
    level: float
    near: float
    hope: float
    dare: float
    dropped: float
    escorts: float
    home: float
    chase: float
    health: float
    fallen: float
    glory: float
    peril: float
    cards: float
    gear: float
    curses: float
    saved: float
    attached: float
    prepared: float
    rival_quests: float
    rival_health: float
    rival_peril: float
    rival_rest: float

    def __init__(self) -> None:
        self.won = 0.0
        self.quests = 0.0
        self.level = 0.0
        self.near = 0.0
        self.hope = 0.0
        self.dare = 0.0
        self.dropped = 0.0
        self.escorts = 0.0
        self.home = 0.0
        self.chase = 0.0
        self.health = 0.0
        self.fallen = 0.0
        self.glory = 0.0
        self.peril = 0.0
        self.cards = 0.0
        self.gear = 0.0
        self.curses = 0.0
        self.saved = 0.0
        self.attached = 0.0
        self.prepared = 0.0
        self.rival_quests = 0.0
        self.rival_health = 0.0
        self.rival_peril = 0.0
        self.rival_rest = 0.0

    def total(self) -> float:
        """The worth: the sum of all parts."""
        own = self.won + self.quests + self.level + self.near + self.hope + self.dare + self.dropped
        own += self.escorts + self.home + self.chase + self.health + self.fallen + self.glory + self.peril
        own += self.cards + self.gear + self.curses + self.saved + self.attached + self.prepared
        return own + self.rival_quests + self.rival_health + self.rival_peril + self.rival_rest

    def lessen(self, rival: Terms, share: float) -> None:
        """Count a share of what a rival has as a loss."""
        quests = rival.quests + rival.level + rival.near + rival.escorts
        self.rival_quests -= share * quests
        self.rival_health -= share * rival.health
        self.rival_peril -= share * rival.peril
        self.rival_rest -= share * (rival.total() - quests - rival.health - rival.peril)

    def named(self) -> dict[str, float]:
        """The parts by name, in the order of ``TERMS``."""
        return {name: getattr(self, name) for name in TERMS}
