"""What things are worth to the greedy bot, in hundredths of a quest."""

from typing import Final

QUEST: Final = 100.0
WON: Final = 5000.0
"""The game itself, more than anything that can be had in it."""
LEVEL: Final = 6.0
NEAR: Final = 38.0
"""A quest that is about to be done; it fades with the way that is left and with the chance to fail."""
ANYHOW: Final = 0.2
"""How much of that a quest is worth which can hardly be done yet."""
BARRED: Final = 0.6
"""How much of it while attempts are forbidden."""
FIRST_HALF: Final = 0.5
"""How much of it before an escort has been taken up."""
HORIZON: Final = 7.0
"""So many turns away the last of it is gone."""
PATIENCE: Final = 12.0
"""After so many rounds of a stage quests count twice, later more and more, so that no game is waited out."""
LATEST: Final = 3.0
"""After so many times those rounds it does not grow any more: two quests must not outweigh the game itself."""
WEARY_FROM: Final = 0.45
"""From this share of the rounds that are allowed a hero grows weary of waiting: dangers count less and less."""
WEARY: Final = 0.7
"""From this share on a hero is weary and tries whatever is left to try."""
BRAVE: Final = 0.9
"""How much of the fear for its health a weary hero has lost."""
RESIGNED: Final = 0.5
"""How much of the fear to lose the game to a rival. Alone it loses all of it: the last round is lost like a life."""
DARE: Final = 4000.0
"""What an attempt with a chance is worth to a weary hero: more than the fear that is left."""
STRIDE: Final = 5.0
"""What a step to its goal is worth to a hero alone, who gains nothing by standing between two goals."""
LAID: Final = 20.0
"""What it is worth to a hero alone to lay a boon at an entrance before it goes on."""
TO_BE_LAID: Final = 0.6
"""How much of what a boon helps it counts while it is in hand, with the glory for it at hand."""
PRESSING: Final = 2.0
"""How fast a goal loses with the time until it is done: to a seventh in the time that there is."""
BLOWS: Final = 2.0
"""What a hero expects to lose in a turn of fighting, in health."""
DRAWN: Final = 10.0
"""A card that a hero alone may draw: more than what the dice of the next turn seem to say for or against it."""
LACKING: Final = 0.25
"""How much of the chance of an attempt is left for which a hero lacks a point, until a card gives it."""
LONG_WAY: Final = 8
"""So many steps to a place that is not on the map yet."""
CHASE: Final = 12.0
"""A weary hero with less than this in reach goes for the nearest rival instead, by half of what is missing."""
UNSEEN: Final = 1.5
"""Any quest at all, also one whose place is not on the map yet."""
HOPE: Final = 40.0
"""An attempt or a search, times its chance: a few guessed dice say too little about it."""
HEALTH: Final = 5.0
LAST_HEALTH: Final = 30.0
"""The first points of health count so much more: a dead hero wins nothing."""
FEW: Final = 5
DEATH: Final = 400.0
GLORY: Final = 0.8
MUCH_GLORY: Final = 0.3
ENOUGH_GLORY: Final = 8
PERIL: Final = 0.4
HAND: Final = 0.6
LAIR: Final = 1.2
READIED: Final = 1.6
"""A readied card, times its cost."""
ATTACHED: Final = 2.5
"""A card of one's own under another one."""
CURSED: Final = 6.0
MINION: Final = 7.0
SAVED: Final = 1.2
FALLEN: Final = 3.0
RISING: Final = 2.0
"""A try to stand up in the own turn."""
CARRIED: Final = 20.0
"""An escort token on the hero: more than to stand where it can be taken up, however far the way that begins then."""
PREPARED: Final = 1.5
"""Traps made worse this turn, with one in hand."""
RIVAL: Final = 0.55
"""How much of a rival's worth is a loss; of the best rival twice that."""
LEADER: Final = 0.5
"""A rival's nearness to a quest counts this much, and as much again for each quest it has done."""
ODDS: tuple[tuple[float, float], ...] = ((-1.9, 1.12), (0.0, 1.03), (0.2, 0.65), (0.55, 0.66))
"""By seats: the odds to win, as a logarithm, of whoever is worth nothing, and how they rise with the worth of a quest.
Fitted to what greedy bots were worth at the beginning of their feats, and whether they won."""
SAMPLES: Final = 3
AHEAD: Final = 60
"""Decisions that are looked ahead at most: windows, dice and forced answers of one action."""
MOST_CHOICES: Final = 12
"""Where a card may be laid in more places than these only some are tried, spread evenly."""
MOST_SPOTS: Final = 4
"""So many places are tried for an action that asks for one."""
SPREAD: Final = 2
"""So many questions for a place are answered by trying."""
