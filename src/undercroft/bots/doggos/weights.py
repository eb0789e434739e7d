"""What the greedy bot believes about Dungeons & Doggos, on one page. Coins are counted in hundredths."""

from mypy_extensions import i64


class Weights:
    """The figures of the evaluation. Lists by rounds begin with the last round: none to come, one, two."""

    def __init__(self) -> None:
        # What an attack symbol more is worth while two rounds are to come: the first of its kind, the second…
        self.symbol: list[int] = [60, 100, 90, 30, 15, 5]
        self.symbol_share: list[int] = [0, 60, 100]  # per cent of it by rounds to come
        self.pair: list[int] = [0, 90, 150]  # a tramp with two trophies
        self.paw: list[int] = [0, 120, 240]  # a paw more on the board
        self.shield: list[int] = [0, 30, 50]
        self.potion: list[int] = [0, 45, 60]
        self.spare_key: list[int] = [0, 60, 110]
        self.locked_chest: list[int] = [0, 70, 130]
        # Per cent of a trophy quest that one counts on, three symbols behind the best rival to three ahead.
        self.lead_last: list[int] = [0, 3, 12, 35, 85, 95, 100]
        self.lead_middle: list[int] = [4, 10, 22, 42, 62, 78, 88]
        self.lead_first: list[int] = [14, 20, 30, 42, 54, 64, 72]
        # Waiting.
        self.growth: i64 = 200  # what one more turn is likely to bring to a route
        self.enough: i64 = 700  # a route so good that waiting brings little
        self.recovery: i64 = 70  # what each card of a countdown makes good
        self.harm: i64 = 60  # per cent of what rivals lose by one's leaving that is a reason to go
        self.nerve: i64 = 800  # per cent of its growth that being first must bring a rival to make it leave
        self.crowd: i64 = 40  # rooms at which exploring ends, when nothing else ends it
        # Placing.
        self.envy: i64 = 45  # per cent of the rivals' routes that count against a place
        self.envy_later: i64 = 20  # and of what they would still get when one has gone
        self.safety: i64 = (
            100  # per cent of the route that a leaving rival would leave that counts for a place
        )
        self.promise: i64 = 6  # per cent of what lies within reach, whether or not one route takes it
        self.deny: i64 = 10  # per cent of a rival's gain that is a reason to claim a card first
        # How far the searches look, in rooms and nodes.
        self.leave_nodes: i64 = 4000
        self.turn_nodes: i64 = 1500
        self.place_nodes: i64 = 150
        self.rival_nodes: i64 = 100
        self.rival_places: i64 = 10  # the best places that are looked at with the rivals' eyes


def short_sighted() -> Weights:
    """The beliefs of a beginner: a short look at the ways out, none at what rivals do, and little patience."""
    weights = Weights()
    weights.symbol_share = [0, 20, 40]
    weights.growth = 60
    weights.enough = 300
    weights.harm = 0
    weights.envy = 0
    weights.envy_later = 0
    weights.safety = 0
    weights.deny = 0
    weights.leave_nodes = 60
    weights.turn_nodes = 30
    weights.place_nodes = 8
    weights.rival_nodes = 8
    weights.rival_places = 1
    return weights
