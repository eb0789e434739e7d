"""What the greedy bot believes about Dungeons & Doggos, on one page. Coins are counted in hundredths."""

from typing import Final

from mypy_extensions import i64

KEYRING: Final = 16
"""Keys and chests that the tables tell apart."""
SHUT_IN: Final = -(1 << 40)
"""The gain of whom no way leads out."""


class Weights:
    """The figures of the evaluation. Lists by rounds begin with the last round: none to come, one, two."""

    def __init__(self) -> None:
        # What an attack symbol more is worth while two rounds are to come: the first of its kind, the second…
        self.symbol: list[int] = [210, 130, 40, 25, 5, 5]
        self.symbol_share: list[int] = [0, 70, 100]  # per cent of it by rounds to come
        self.pair: list[int] = [0, 110, 145]  # a tramp with two trophies
        self.paw: list[int] = [0, 55, 130]  # a paw more on the board
        self.shield: list[int] = [0, 5, 20]
        self.potion: list[int] = [0, 25, 40]
        self.spare_key: list[int] = [0, 150, 270]
        self.locked_chest: list[int] = [0, 70, 130]
        # Per cent of a trophy quest that one counts on, three symbols behind the best rival to three ahead.
        self.lead_last: list[int] = [0, 3, 12, 35, 85, 95, 100]
        self.lead_middle: list[int] = [4, 10, 22, 42, 62, 78, 88]
        self.lead_first: list[int] = [14, 20, 30, 42, 54, 64, 72]
        self.to_come: list[int] = [0, 410, 510]  # coins of the rounds to come, where a whole score is told
        # Waiting.
        # By players inside: what a turn of everybody is likely to bring to a route that gains nothing yet, before a
        # countdown and in it; and what each card of a countdown makes good to one of so many.
        self.growth: list[int] = [0, 110, 110, 165, 220]
        self.growth_late: list[int] = [0, 60, 60, 50, 40]
        self.recovery: list[int] = [0, 60, 40, 25]
        self.enough: i64 = 700  # a route so good that waiting brings little
        self.shut: i64 = 250  # what it is worth not to be shut in
        self.harm: i64 = 60  # per cent of what rivals lose by one's leaving that is a reason to go
        self.nerve: i64 = 800  # per cent of its growth that being first must bring a rival to make it leave
        self.crowd: i64 = 40  # rooms at which exploring ends, when nothing else ends it
        # Placing.
        self.envy: i64 = 45  # per cent of the rivals' routes that count against a place
        self.envy_later: i64 = 20  # and of what they would still get when one has gone
        self.safety: i64 = (
            100  # per cent of the route that a leaving rival would leave that counts for a place
        )
        self.last: i64 = (
            50  # per cent of it when all rivals leave one after the other, not only the worst of them
        )
        self.promise: i64 = 6  # per cent of what lies within reach, whether or not one route takes it
        self.bar: i64 = 40  # per cent of what a rival's route loses by a room that is a reason to claim it
        self.deny: i64 = 10  # per cent of a rival's gain that is a reason to claim a card first
        # Whom one is up against: what a dog brings home in a round beside the others, by ability (none, second paw,
        # passages, rotations, jumps, key), and how much of all envy the likeliest winner gets, the rest being shared.
        self.renown: list[int] = [0, 120, 130, 20, 0, 100]
        self.aim: i64 = 100
        # How far the searches look, in rooms and nodes.
        self.leave_nodes: i64 = 4000
        self.turn_nodes: i64 = 1500
        self.place_nodes: i64 = 150
        self.rival_nodes: i64 = 100
        self.rival_places: i64 = 10  # the best places that are looked at with the rivals' eyes
        # What was asked of ``keyring`` before.
        self._keyrings: dict[tuple[int, int, int], list[int]] = {}

    def grown(self, gain: i64, paws: i64, inside: i64, late: bool) -> i64:
        """What a turn of everybody is likely to add to the best route: the less, the better it is already."""
        enough = self.enough * paws // 5
        growth: i64 = self.growth_late[inside] if late else self.growth[inside]
        return growth * (enough - gain) // enough if gain < enough else i64(0)

    def lost(self, gain: i64, after: i64, inside: i64, cards: i64) -> i64:
        """What another's leaving takes from a gain, less what cards to come make good; whoever is shut in gets none."""
        if after == SHUT_IN:
            return gain
        lost = gain - after - self.recovery[inside] * cards
        return lost if lost > 0 else 0

    def tempted(self, growth: i64, advantage: i64) -> i64:
        """How likely a rival is to leave before one's next turn, in per cent: being first against another card."""
        needed = growth * self.nerve // 100
        return 100 if advantage >= needed else advantage * 100 // needed

    def keyring(self, each: i64, left: i64) -> list[int]:
        """By keys * KEYRING + chests: opened chests, those that may be opened yet, and keys to spare."""
        locked = self.locked_chest[left]
        spare = self.spare_key[left]
        key = (each, locked, spare)
        known = self._keyrings.get(key)
        if known is not None:
            return known
        found: list[int] = []
        for keys in range(KEYRING):
            for chests in range(KEYRING):
                worth = each * min(keys, chests)
                if chests > keys:
                    worth += locked * min(2, chests - keys)
                elif keys > chests:
                    worth += spare
                found.append(worth)
        self._keyrings[key] = found
        return found


def far_sighted() -> Weights:
    """The same beliefs with ten times the look: for whoever may take their time."""
    weights = Weights()
    weights.leave_nodes = 20_000
    weights.turn_nodes = 8_000
    weights.place_nodes = 1_500
    weights.rival_nodes = 1_000
    weights.rival_places = 30
    return weights


def hurried() -> Weights:
    """The same beliefs with a quick look, hundreds of times a decision; rivals' ways are not barred in thought."""
    weights = Weights()
    weights.leave_nodes = 300
    weights.turn_nodes = 200
    weights.place_nodes = 50
    weights.rival_nodes = 50
    weights.rival_places = 3
    weights.bar = 0
    weights.deny = 0
    return weights


def short_sighted() -> Weights:
    """The beliefs of a beginner: a short look at the ways out, none at what rivals do, and little patience."""
    weights = Weights()
    weights.symbol = [60, 100, 90, 30, 15, 5]
    weights.symbol_share = [0, 20, 40]
    weights.pair = [0, 90, 150]
    weights.paw = [0, 120, 240]
    weights.shield = [0, 30, 50]
    weights.potion = [0, 45, 60]
    weights.spare_key = [0, 60, 110]
    weights.growth = [60] * 5
    weights.growth_late = [60] * 5
    weights.recovery = [70] * 4
    weights.enough = 300
    weights.shut = 0
    weights.harm = 0
    weights.envy = 0
    weights.envy_later = 0
    weights.safety = 0
    weights.bar = 0
    weights.deny = 0
    weights.leave_nodes = 60
    weights.turn_nodes = 30
    weights.place_nodes = 8
    weights.rival_nodes = 8
    weights.rival_places = 1
    return weights
