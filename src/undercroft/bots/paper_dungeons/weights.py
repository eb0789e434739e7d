"""What the greedy bot believes about Paper Dungeons, on one page. Fame is counted in hundredths."""

from mypy_extensions import i64


class Weights:
    """The figures of the evaluation.

    They were found by play: in some forty generations slightly changed weights played solo and two-seat games, and
    the better half was mixed; then every seat of some two thousand games played with all weights a fifth or a third
    up or down by lot, and those that told in the fame were moved. So they balance one another, and a single one need
    not be what a player would say.
    """

    def __init__(self) -> None:
        # How much of each sort a party can gain with a hundred more dice.
        self.levels: i64 = 32
        self.hero_levels: i64 = 29
        self.steps: i64 = 115
        self.potions: i64 = 146
        self.items: i64 = 16
        self.minions: i64 = 61
        self.minions_of_level: i64 = 18
        self.gems: i64 = 15
        self.traps: i64 = 22
        self.rooms: i64 = 128
        self.lines: i64 = 12  # rooms of one row or column
        self.corners: i64 = 13
        self.edges: i64 = 51
        self.columns: i64 = 16
        self.power: i64 = 92
        # What a level is good for beyond fame and power, with all dice of the game to come.
        self.level: i64 = 16
        # Rooms that are still to be explored.
        self.potion_room: i64 = 440
        self.half_room: i64 = 86
        self.level_room: i64 = 319
        self.minion_room: i64 = 170
        self.plain_room: i64 = 9
        self.wound: i64 = 37  # fame lost for a wound while there is far to go
        self.near: i64 = 19  # per cent of a room's worth that counts from one step away
        self.fade: i64 = 45  # per cent of this that is left with every further step
        # Gems.
        self.gem_reach: i64 = 67  # per cent of the reachable gems that one really gets, alone
        self.gem_race: i64 = 52  # the same of those that rivals leave
        # How likely a rival has not taken a gem after 1 to 6 rounds, in thousandths, by the steps it is away (0 to 12 and
        # more). Counted in 1,500 games of two seats.
        self.gem_stays: list[list[int]] = [
            [210, 150, 110, 80, 70, 40],
            [210, 150, 110, 80, 70, 40],
            [430, 330, 250, 180, 130, 70],
            [600, 450, 360, 290, 220, 170],
            [780, 580, 430, 310, 220, 150],
            [840, 560, 360, 240, 150, 90],
            [920, 590, 380, 240, 150, 80],
            [960, 710, 510, 350, 190, 80],
            [970, 810, 560, 290, 150, 80],
            [980, 860, 570, 400, 270, 180],
            [970, 930, 770, 490, 260, 90],
            [990, 970, 810, 520, 350, 190],
            [1000, 960, 910, 750, 470, 230],
        ]
        # Wounds to come, in hundredths.
        self.skulls: i64 = 30
        self.walking_wounds: i64 = 8
        self.fear: i64 = 36  # per cent of the resurrection's cost
        # Deeds of complete items.
        self.sceptre: i64 = 223
        self.cauldron: i64 = 85
        self.tome: i64 = 117
        self.pass_item: i64 = 300
        self.armour: i64 = 91
        self.sword: i64 = 120
        # Rows of potions.
        self.free_level: i64 = 207
        self.free_half: i64 = 285
        # Dice that still lie there this round.
        self.die_levels: i64 = 53
        self.die_boots: i64 = 49
        # Fame that comes beyond what the evaluation sees at the end of each round, set-up first: the same for every
        # sheet, so it decides nothing, but people are told the fame to expect. Measured in 30 games of one seat and of two.
        self.unforeseen: list[int] = [2700, 1800, 1800, 1550, 1250, 1100, 850, 650, 0]
        # How far the planner looks.
        self.beam: i64 = 8  # sheets that are followed from one die to the next
        self.rewards: i64 = 1  # ways to take a reward that are followed

    def mission_capacities(self) -> list[int]:
        """What a hundred dice bring of the thing a mission counts, in the order of ``tables.M_*``."""
        return [
            self.minions_of_level,
            self.levels,
            self.lines,
            self.lines,
            self.potions,
            self.minions,
            self.gems,
            self.corners,
            self.traps,
            self.rooms,
            self.items,
            self.levels,
            self.corners,
        ]

    def goal_capacities(self) -> list[int]:
        """What a hundred dice bring of the thing a goal counts, in the order of ``tables.G_*``."""
        return [
            self.minions_of_level,
            self.traps,
            self.columns,
            self.corners,
            self.levels,
            self.potions,
            self.rooms,
            0,  # fame of bosses: expected fight by fight
            self.items,
            self.edges,
            self.minions,
            self.gems,
            self.corners,
            self.levels,
        ]


def short_sighted() -> Weights:
    """The beliefs of a beginner, who takes what brings fame now: no plans for missions, goals, gems, items or bosses."""
    weights = Weights()
    weights.level = 0
    weights.levels = 0
    weights.hero_levels = 0
    weights.potions = 0
    weights.items = 0
    weights.minions = 0
    weights.minions_of_level = 0
    weights.gems = 0
    weights.traps = 0
    weights.rooms = 0
    weights.lines = 0
    weights.corners = 0
    weights.edges = 0
    weights.columns = 0
    weights.power = 0
    weights.gem_reach = 0
    weights.gem_race = 0
    weights.unforeseen = [8300, 7300, 6700, 5800, 4600, 3200, 1800, 800, 0]
    weights.beam = 1
    return weights
