"""The words of which effects are composed: verbs, selectors, amounts, durations.

An effect is written as a call, such as ``wound(target, 2)`` or ``test(target, speed, 9, passed=[glory(target, 1)],
failed=[wound(target, 2)])``. `SIGNATURES` says what each verb takes; the reader, the engine and the texts for people
all go by it, so that a card cannot say one thing and do another.
"""

from __future__ import annotations

from typing import Final

FORMS: Final = ("melee", "magic", "speed")
"""The three characteristics, and the three forms of an attack."""
TESTED: Final = (*FORMS, "level", "health")
"""What a threat may be tested with (DL-69)."""
VALUES: Final = (*FORMS, "attack", "counter", "threat", "search", "exit")
"""What ``modify`` changes: a characteristic, or one kind of roll whatever its form."""

WHO: Final = (
    "you",  # who controls the card (DL-88); on a location or quest the hero it happens to
    "target",  # the hero a card is aimed at; of a trap, strike or special the hero it happens to
    "attacker",  # the hero who attacks in the present battle
    "defender",  # the hero who is attacked in the present battle
    "here",  # every hero in your location (of a card aimed at a location: in that location)
    "others_here",  # the same without you
    "opponents",  # every living rival
    "all",  # every living hero
    "left",  # the next living rival to your left
)
MONSTER: Final = "monster"
"""Selects the monster a card is aimed at, or that carries the ability; for ``modify``, ``wound``, ``heal``."""
MONSTERS: Final = "monsters"
"""Selects every monster that fits the filter ``kind``; only for a passive ``modify`` and ``strike``."""

PLACES: Final = (
    "aimed",  # the location the card is aimed at
    "entrance",  # an entrance
    "neighbour",  # a location joined to the hero's by an edge without walls
    "any",  # any location
    "room",
    "tunnel",  # grim ones included
    "with_hero",  # a location with another hero in it
)
UNTIL: Final = ("roll", "battle", "turn", "your_reset", "in_play")
ROLLS: Final = ("attack", "counter", "threat", "any")
"""Which own roll a ``reroll`` may repeat (window W4)."""
ACTIONS: Final = ("move", "explore", "cards", "attempt", "challenge", "respond")
EXITS: Final = ("open", "wall")
"""What ``exit`` makes of an exit: blocking and trapping would need a threat, which an exit without one does not have."""
ZONES: Final = ("discard", "lair", "hand")
DECKS: Final = ("glory", "peril", "any")
DIFFICULTIES: Final = ("trap", "exit", "hazard", "quest", "any")
LIMITS: Final = ("boon", "treasure", "lair")
CARD_SORTS: Final = (
    "boon", "treasure", "curse", "encounter", "monster", "trap", "minion", "potion", "manoeuvre", "undead", "any",
)  # fmt: skip
"""What ``cost``, ``discard``, ``recover``, ``bounce``, ``take`` may name: a type of card or a kind."""
HAND: Final = "hand"
LAIR: Final = "lair"
SORTS: Final[dict[str, tuple[str, ...]]] = {
    "cost": CARD_SORTS,
    "discard": (*CARD_SORTS, HAND, LAIR),
    "recover": CARD_SORTS,
    "bounce": (*CARD_SORTS, LAIR),
    "take": (*CARD_SORTS, HAND),
}
"""The sorts that each verb may name: cards in a hand can be lost or taken, those in a lair lost or sent back."""
CHOOSERS: Final = ("owner", "you", "random")
"""Who chooses a card that is lost: the one who loses it, the player of the effect, or chance."""

COUNTS: Final = (
    "tokens",  # on the card that carries the effect
    "heroes_here",
    "quests_done",  # by you
    "level",  # of you
    "undead_discarded",  # in the discard pile(s)
    "lair",  # monsters in your lair
    "hand",  # cards in your hand
    "distance",  # cards between your location and the nearest entrance (DLQ-68)
)
"""``count(...)`` as an amount."""

CONDITIONS: Final = (
    "kind",  # kind(undead): the monster of the effect is of a kind
    "form",  # form(magic): the attack of the effect has this form
    "fallen",  # fallen(target)
    "wounded",  # wounded(you): below the maximum of health
    "at",  # at(entrance), at(room), at(tunnel): where you are
    "level",  # level(target, 6): at least
    "glory",  # glory(you, 3): at least
    "peril",  # peril(target, 5): at least
    "quests",  # quests(target, 1): at least so many done
    "your_turn",  # your_turn()
    "tokens",  # tokens(2): at least so many on this card
    "escorting",  # escorting(target)
)

TRIGGERS: Final = (
    "passive",  # holds while the card is readied
    "activate",  # used in the windows and in your own phases II and IV, for its cost
    "reset",  # at the end of your phase I, before W1
    "entry",  # when you enter a location on your own turn, after its income
    "attacked",  # when you become the defender of a battle (stage I)
    "strike",  # when your hero's attack or counterattack succeeds (after the wound)
    "struck",  # when you have been struck
    "wounded",  # when your hero has lost health to anything
    "defeat",  # when your hero has defeated a monster
    "test",  # before your hero rolls against a threat
    "quest",  # when you have completed a quest (after its reward)
    "discard",  # when this card goes from play to the discard pile
)

# What an argument may be. EFFECTS is a list of effects in square brackets.
WHO_ARG: Final = "who"
AMOUNT: Final = "amount"
NUMBER: Final = "number"
PLACE: Final = "place"
EFFECTS: Final = "effects"
CONDITION: Final = "condition"
SORT: Final = "sort"
KIND: Final = "kind"
"""A free word for a kind, such as undead."""

Argument = tuple[str, str | tuple[str, ...], bool]
"""Name, what it may be (one of the above, or the words that are allowed), and whether it may be left out."""

ONE: Final = ("you", "target", "attacker", "defender", "left")
"""The selectors that mean one hero."""

CONDITION_ARGUMENTS: Final[dict[str, tuple[tuple[str, str | tuple[str, ...]], ...]]] = {
    "kind": (("kind", KIND),),
    "form": (("form", FORMS),),
    "fallen": (("who", ONE),),
    "wounded": (("who", ONE),),
    "at": (("place", ("entrance", "room", "tunnel")),),
    "level": (("who", ONE), ("n", NUMBER)),
    "glory": (("who", ONE), ("n", NUMBER)),
    "peril": (("who", ONE), ("n", NUMBER)),
    "quests": (("who", ONE), ("n", NUMBER)),
    "your_turn": (),
    "tokens": (("n", NUMBER),),
    "escorting": (("who", ONE),),
}
"""What each of CONDITIONS takes: a word, a number, both or nothing, all in order."""

SIGNATURES: Final[dict[str, tuple[Argument, ...]]] = {
    # Points and health
    "glory": (("who", WHO_ARG, False), ("n", AMOUNT, False)),
    "peril": (("who", WHO_ARG, False), ("n", AMOUNT, False)),
    "ap": (("who", WHO_ARG, False), ("n", AMOUNT, False)),
    "wound": (("who", (*WHO, MONSTER), False), ("n", AMOUNT, False)),
    "heal": (("who", (*WHO, MONSTER), False), ("n", AMOUNT, False)),
    "prevent": (("n", AMOUNT, False),),
    # Values and numbers
    "modify": (
        ("value", VALUES, False),
        ("who", (*WHO, MONSTER, MONSTERS), False),
        ("n", AMOUNT, False),
        ("until", UNTIL, False),
        ("form", FORMS, True),
        ("kind", KIND, True),
    ),
    "difficulty": (("what", DIFFICULTIES, False), ("n", NUMBER, False), ("until", UNTIL, False)),
    "cost": (
        ("who", WHO_ARG, False),
        ("sort", SORT, False),
        ("n", NUMBER, False),
        ("until", UNTIL, False),
    ),
    "test": (
        ("who", WHO_ARG, False),
        ("stat", TESTED, False),
        ("n", NUMBER, False),
        ("passed", EFFECTS, True),
        ("failed", EFFECTS, True),
    ),
    # Heroes on the map
    "fall": (("who", WHO_ARG, False), ("stat", TESTED, True), ("n", NUMBER, True)),
    "stand": (("who", WHO_ARG, False),),
    "warp": (("who", WHO_ARG, False), ("place", PLACE, False)),
    "step": (("who", WHO_ARG, False), ("n", NUMBER, False), ("free", NUMBER, True)),
    # The map
    "shift": (),
    "exit": (("kind", EXITS, False), ("until", UNTIL, False)),
    "place": (("n", NUMBER, False),),
    # Cards
    "draw": (("who", WHO_ARG, False), ("n", AMOUNT, False), ("deck", DECKS, True)),
    "peek": (("zone", ("adventure", "locations", "hand"), False), ("n", NUMBER, False)),
    "discard": (
        ("who", WHO_ARG, False),
        ("sort", SORT, False),
        ("n", NUMBER, False),
        ("chooser", CHOOSERS, True),
    ),
    "recover": (("sort", SORT, False), ("n", NUMBER, False)),
    "bounce": (("who", WHO_ARG, False), ("sort", SORT, False)),
    "take": (("who", WHO_ARG, False), ("sort", SORT, False)),
    # Battles
    "dismiss": (("zone", ZONES, False),),
    "redirect": (),
    "form": (("form", FORMS, True),),
    "reroll": (("which", ROLLS, False),),
    "strike": (
        ("who", (*WHO, MONSTER, MONSTERS), False),
        ("form", FORMS, False),
        ("effects", EFFECTS, False),
        ("until", UNTIL, False),
        ("kind", KIND, True),
    ),
    "extra_attack": (),
    "minion": (("health", NUMBER, True),),
    # Levels, limits, tokens, bans
    "level": (("who", WHO_ARG, False), ("n", NUMBER, False)),
    "limit": (("which", LIMITS, False), ("n", NUMBER, False)),
    "token": (("n", NUMBER, False),),
    "forbid": (("who", WHO_ARG, False), ("action", ACTIONS, False), ("until", UNTIL, False)),
    # Combinators
    "choose": (
        ("first", EFFECTS, False),
        ("second", EFFECTS, False),
        ("third", EFFECTS, True),
        ("chooser", ("you", "target"), True),
    ),
    "when": (
        ("condition", CONDITION, False),
        ("then", EFFECTS, False),
        ("otherwise", EFFECTS, True),
    ),
    "each": (("who", WHO_ARG, False), ("effects", EFFECTS, False)),
    "may": (
        ("glory", NUMBER, True),
        ("ap", NUMBER, True),
        ("wounds", NUMBER, True),
        ("effects", EFFECTS, False),
    ),
}
"""Every verb with its arguments in order; those that may be left out are written by name."""

COMBINATORS: Final = ("choose", "when", "each", "may")
PASSIVE_VERBS: Final = ("modify", "difficulty", "cost", "strike", "limit", "forbid")
"""What a passive ability is made of, always with ``until = in_play`` where the verb has it."""
