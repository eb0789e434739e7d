"""What things are worth to the greedy bot, in hundredths of a quest."""

from typing import Final

QUEST: Final = 100.0
LEVEL: Final = 6.0
NEAR: Final = 34.0
"""A quest that is about to be done; it fades with the way that is left."""
UNSEEN: Final = 5.0
"""A quest whose place is not on the map yet."""
HEALTH: Final = 4.5
LAST_HEALTH: Final = 14.0
"""The first points of health count so much more: a dead hero wins nothing."""
FEW: Final = 4
DEATH: Final = 260.0
GLORY: Final = 1.1
MUCH_GLORY: Final = 0.35
ENOUGH_GLORY: Final = 8
PERIL: Final = 0.75
HAND: Final = 0.6
LAIR: Final = 1.2
READIED: Final = 2.2
"""A readied card, times its cost."""
CURSED: Final = 3.0
MINION: Final = 7.0
SAVED: Final = 1.2
FALLEN: Final = 3.0
CARRIED: Final = 10.0
"""An escort token on the hero."""
RIVAL: Final = 0.55
"""How much of a rival's worth is a loss; of the best rival twice that."""
SAMPLES: Final = 3
AHEAD: Final = 60
"""Decisions that are looked ahead at most: windows, dice and forced answers of one action."""
MOST_CHOICES: Final = 24
"""Of more choices than these only some are tried, spread evenly."""
