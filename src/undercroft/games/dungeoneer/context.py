"""For whom an effect works: the card it stands on, its player, what it is aimed at. Immutable, shared by copies."""

from __future__ import annotations

from typing import Final

# What carries an effect, as one number.
FIRST_HERO_SOURCE: Final = 1000
FIRST_QUEST_SOURCE: Final = 2000
FIRST_LOCATION_SOURCE: Final = 3000
NO_SOURCE: Final = -1

FIELDS: Final = ("source", "you", "target", "fighter", "card", "place", "side", "x", "attack", "die")


class Context:
    """``source`` carries the effect, ``you`` plays it, ``target`` is the hero it is aimed at or happens to.

    ``fighter`` is the monster of a battle or lair that it is aimed at or that carries it, ``card`` another card,
    ``place`` and ``side`` a location and one of its exits, ``attack`` an attack of the present battle, ``die`` a roll
    that an amount asked for.
    """

    __slots__ = FIELDS

    source: int
    you: int
    target: int
    fighter: int
    card: int
    place: int
    side: int
    x: int
    attack: int
    die: int

    def __init__(
        self,
        source: int,
        you: int,
        target: int = -1,
        fighter: int = -1,
        card: int = -1,
        place: int = -1,
        side: int = -1,
        x: int = 0,
        attack: int = -1,
        die: int = 0,
    ) -> None:
        self.source = source
        self.you = you
        self.target = target
        self.fighter = fighter
        self.card = card
        self.place = place
        self.side = side
        self.x = x
        self.attack = attack
        self.die = die

    def aimed(self, target: int) -> Context:
        """The same effect for another hero."""
        return Context(
            self.source, self.you, target, self.fighter, self.card, self.place, self.side, self.x, self.attack,
            self.die,
        )  # fmt: skip

    def rolled(self, die: int) -> Context:
        """The same effect with the die that its amount asked for."""
        return Context(
            self.source, self.you, self.target, self.fighter, self.card, self.place, self.side, self.x, self.attack,
            die,
        )  # fmt: skip

    def facts(self) -> list[int]:
        """All numbers, in the order of FIELDS."""
        return [
            self.source, self.you, self.target, self.fighter, self.card, self.place, self.side, self.x, self.attack,
            self.die,
        ]  # fmt: skip


NO_CONTEXT: Final = Context(NO_SOURCE, -1)
