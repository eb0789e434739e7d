"""One player's sheet: everything that is pencilled on it, and what that player still has to do."""

from __future__ import annotations

from mypy_extensions import i64

from undercroft.games.paper_dungeons.codes import HEROES, ITEMS
from undercroft.games.paper_dungeons.tables import ALL_CARDS, OUTSIDE, DungeonMap, Tables
from undercroft.kernel.agenda import Step
from undercroft.kernel.bits import bit
from undercroft.kernel.events import EventLog
from undercroft.kernel.messages import Value

FIELDS = (
    "levels", "health", "boxes", "potions", "hearts", "wounds", "risen", "gems", "gems_taken", "gems_gone",
    "gems_round", "explored", "killed", "minions", "traps", "walls", "waters", "room", "visited", "boss1", "boss2",
    "boss3", "missions", "mission_fame", "talent", "goal", "talent_hand", "goal_hand", "alignment", "could", "used",
    "wizard_used", "psionic_used", "steps", "strides", "forded", "mark",
)  # fmt: skip
"""The numbers of a sheet in the order in which they are hashed and encoded."""


class SheetStep(Step):
    """A step of one player's agenda: it happens by itself, or asks its player for a choice."""

    __slots__ = ()

    def asks(self, sheet: Sheet) -> bool:
        """Whether the player has to choose; otherwise ``run`` does what there is to do."""
        return False

    def run(self, sheet: Sheet) -> None:
        """Let the step happen; it is off the agenda already."""

    def choices_into(self, sheet: Sheet, buffer: list[int]) -> None:
        """Append the legal codes in rising order."""

    def refusal(self, sheet: Sheet, code: i64) -> i64:
        """0 for a legal code, else the number of a reason (see ``reasons``)."""
        return 1

    def answer(self, sheet: Sheet, code: i64) -> None:
        """Do what the player chose; the step is off the agenda already."""


class Sheet:
    """A sheet of paper. Sets of rooms, gems, cards are bits; hero levels are 4 bits each, item boxes 2 bits each."""

    __slots__ = ("agenda", "dungeon", "log", "pool", "seat", "tables", *FIELDS)

    tables: Tables
    dungeon: DungeonMap
    log: EventLog | None
    agenda: list[SheetStep]
    seat: i64
    pool: i64
    levels: i64
    health: i64
    boxes: i64
    potions: i64
    hearts: i64
    wounds: i64
    risen: i64
    gems: i64
    gems_taken: i64
    gems_gone: i64
    gems_round: i64
    explored: i64
    killed: i64
    minions: i64
    traps: i64
    walls: i64
    waters: i64
    room: i64
    visited: i64
    boss1: i64
    boss2: i64
    boss3: i64
    missions: i64
    mission_fame: i64
    talent: i64
    goal: i64
    talent_hand: i64
    goal_hand: i64
    alignment: i64
    could: i64
    used: i64
    wizard_used: i64
    psionic_used: i64
    steps: i64
    strides: i64
    forded: i64
    mark: i64

    def __init__(self, tables: Tables, dungeon: DungeonMap, seat: i64) -> None:
        self.tables = tables
        self.dungeon = dungeon
        self.log = None
        self.agenda = []
        self.seat = seat
        self.pool = 0  # the dice on the table, the same for all; here because every choice looks at it
        self.levels = 0x1111
        self.health = 4
        self.boxes = 0
        self.potions = 0
        self.hearts = 0  # potion hearts filled
        self.wounds = 0  # hearts filled on the wound track
        self.risen = 0
        self.gems = 0  # places filled
        self.gems_taken = 0  # lettered gems of one's own map
        self.gems_gone = 0  # lettered gems crossed out
        self.gems_round = 0  # lettered gems to announce at the end of the round
        self.explored = 0
        self.killed = 0  # rooms whose minion is dead
        self.minions = 0
        self.traps = 0
        self.walls = 0
        self.waters = 0
        self.room = OUTSIDE
        self.visited = 0  # boss rooms that count for a fight, a bit a stage
        self.boss1 = 0
        self.boss2 = 0
        self.boss3 = 0
        self.missions = 0
        self.mission_fame = 0
        self.talent = -1
        self.goal = -1
        self.talent_hand = 0
        self.goal_hand = 0
        self.alignment = 0  # a bit a hero, 1 = black
        self.could = ALL_CARDS  # the talents that fit all that rivals have seen
        self.used = 0  # dice used this round, two bits a face
        self.wizard_used = 0
        self.psionic_used = 0
        self.steps = 0  # left of the die being walked
        self.strides = 0  # steps that this die gives without a ranger's extra ones, still to be taken
        self.forded = 0  # river borders that gave their extra step to this die
        self.mark = 0  # length of the agenda when the decision in progress began; 0: none is

    def copy(self) -> Sheet:
        """An independent sheet; nobody listens to it."""
        other = Sheet(self.tables, self.dungeon, self.seat)
        other.agenda = self.agenda[:]
        other.pool = self.pool
        other.levels = self.levels
        other.health = self.health
        other.boxes = self.boxes
        other.potions = self.potions
        other.hearts = self.hearts
        other.wounds = self.wounds
        other.risen = self.risen
        other.gems = self.gems
        other.gems_taken = self.gems_taken
        other.gems_gone = self.gems_gone
        other.gems_round = self.gems_round
        other.explored = self.explored
        other.killed = self.killed
        other.minions = self.minions
        other.traps = self.traps
        other.walls = self.walls
        other.waters = self.waters
        other.room = self.room
        other.visited = self.visited
        other.boss1 = self.boss1
        other.boss2 = self.boss2
        other.boss3 = self.boss3
        other.missions = self.missions
        other.mission_fame = self.mission_fame
        other.talent = self.talent
        other.goal = self.goal
        other.talent_hand = self.talent_hand
        other.goal_hand = self.goal_hand
        other.alignment = self.alignment
        other.could = self.could
        other.used = self.used
        other.wizard_used = self.wizard_used
        other.psionic_used = self.psionic_used
        other.steps = self.steps
        other.strides = self.strides
        other.forded = self.forded
        other.mark = self.mark
        return other

    def level(self, hero: i64) -> i64:
        """A hero's level, 1-6."""
        return self.levels >> 4 * hero & 15

    def filled(self, item: i64) -> i64:
        """How many of an item's two boxes are filled."""
        return self.boxes >> 2 * item & 3

    def has(self, item: i64) -> bool:
        """Whether an item is complete."""
        return self.boxes >> 2 * item & 2 != 0

    def complete(self) -> i64:
        """The complete items as bits."""
        high = self.boxes >> 1 & 0x5555
        high = (high | high >> 1) & 0x3333
        high = (high | high >> 2) & 0x0F0F
        return (high | high >> 4) & 0xFF

    def settle(self) -> None:
        """Let everything happen that asks nothing, up to the next question or the end of the agenda."""
        agenda = self.agenda
        while agenda:
            step = agenda[-1]
            if step.asks(self):
                return
            agenda.pop()
            step.run(self)

    def seen(self, talent: i64) -> None:
        """Rivals will see that only this talent can have done that."""
        self.could = bit(talent)

    def show(self, talent: i64) -> None:
        """Rivals will see whether this talent is at work here."""
        if self.talent == talent:
            self.seen(talent)
        else:
            self.could &= ~bit(talent)

    def facts(self) -> list[int]:
        """Everything on the sheet as numbers, for digests and encoded views."""
        found: list[int] = [
            self.levels, self.health, self.boxes, self.potions, self.hearts, self.wounds, self.risen, self.gems,
            self.gems_taken, self.gems_gone, self.gems_round, self.explored, self.killed, self.minions, self.traps,
            self.walls, self.waters, self.room, self.visited, self.boss1, self.boss2, self.boss3, self.missions,
            self.mission_fame, self.talent, self.goal, self.talent_hand, self.goal_hand, self.alignment, self.could,
            self.used, self.wizard_used, self.psionic_used, self.steps, self.strides, self.forded, self.mark,
        ]  # fmt: skip
        for step in self.agenda:
            found.append(step.tag)
        return found

    def figures(self) -> list[int]:
        """The figures that everybody may see (once the block is over), in the order of ``FIGURES``."""
        levels, boxes = self.levels, self.boxes
        return [
            levels & 15, levels >> 4 & 15, levels >> 8 & 15, levels >> 12 & 15,
            boxes & 3, boxes >> 2 & 3, boxes >> 4 & 3, boxes >> 6 & 3,
            boxes >> 8 & 3, boxes >> 10 & 3, boxes >> 12 & 3, boxes >> 14 & 3,
            self.health, self.potions, self.hearts, self.wounds, self.risen, self.gems, self.gems_taken,
            self.gems_gone, self.explored, self.killed, self.minions, self.traps, self.walls, self.waters, self.room,
            self.visited, self.boss1, self.boss2, self.boss3, self.missions, self.mission_fame, self.alignment,
            self.could,
        ]  # fmt: skip

    def numbers(self) -> dict[str, int]:
        """The same figures by seat and name."""
        return dict(zip(_SEAT_FIGURES[self.seat], self.figures(), strict=False))

    def changes(self, after: Sheet) -> list[tuple[str, int, int]]:
        """The figures in which a later sheet differs: name, before, after."""
        found: list[tuple[str, int, int]] = []
        # One by one: a preview of every choice asks for it, and making two lists of all figures takes longer than that.
        if self.levels != after.levels:
            for number, hero in enumerate(HEROES):
                if self.level(number) != after.level(number):
                    found.append((hero, self.level(number), after.level(number)))
        if self.boxes != after.boxes:
            for number, item in enumerate(ITEMS):
                if self.filled(number) != after.filled(number):
                    found.append((item, self.filled(number), after.filled(number)))
        if self.health != after.health:
            found.append(("health", self.health, after.health))
        if self.potions != after.potions:
            found.append(("potions", self.potions, after.potions))
        if self.hearts != after.hearts:
            found.append(("hearts", self.hearts, after.hearts))
        if self.wounds != after.wounds:
            found.append(("wounds", self.wounds, after.wounds))
        if self.risen != after.risen:
            found.append(("risen", self.risen, after.risen))
        if self.gems != after.gems:
            found.append(("gems", self.gems, after.gems))
        if self.gems_taken != after.gems_taken:
            found.append(("gems_taken", self.gems_taken, after.gems_taken))
        if self.gems_gone != after.gems_gone:
            found.append(("gems_gone", self.gems_gone, after.gems_gone))
        if self.explored != after.explored:
            found.append(("explored", self.explored, after.explored))
        if self.killed != after.killed:
            found.append(("killed", self.killed, after.killed))
        if self.minions != after.minions:
            found.append(("minions", self.minions, after.minions))
        if self.traps != after.traps:
            found.append(("traps", self.traps, after.traps))
        if self.walls != after.walls:
            found.append(("walls", self.walls, after.walls))
        if self.waters != after.waters:
            found.append(("waters", self.waters, after.waters))
        if self.room != after.room:
            found.append(("room", self.room, after.room))
        if self.visited != after.visited:
            found.append(("visited", self.visited, after.visited))
        if self.boss1 != after.boss1:
            found.append(("boss1", self.boss1, after.boss1))
        if self.boss2 != after.boss2:
            found.append(("boss2", self.boss2, after.boss2))
        if self.boss3 != after.boss3:
            found.append(("boss3", self.boss3, after.boss3))
        if self.missions != after.missions:
            found.append(("missions", self.missions, after.missions))
        if self.mission_fame != after.mission_fame:
            found.append(("mission_fame", self.mission_fame, after.mission_fame))
        if self.alignment != after.alignment:
            found.append(("alignment", self.alignment, after.alignment))
        if self.could != after.could:
            found.append(("could", self.could, after.could))
        return found

    def cards(self) -> dict[str, int]:
        """Talent and goal, which a rival may not know."""
        return {f"{self.seat}.talent": self.talent, f"{self.seat}.goal": self.goal}

    def tell(self, kind: str, rule: str, args: dict[str, Value], rest: bool = False) -> None:
        """Tell an event of this party; with ``rest`` only if it has something new. Call it only if somebody listens."""
        if self.log is not None:
            names = _SEAT_FIGURES[self.seat]
            self.log.emit_figures(
                kind, self.seat, rule, args, names, self.figures(), rest=rest, whose=self.seat
            )

    def tell_cards(self, kind: str, rule: str, args: dict[str, Value]) -> None:
        """Tell an event of this party with its talent and goal. Call it only if somebody listens."""
        if self.log is not None:
            figures = [*self.figures(), self.talent, self.goal]
            self.log.emit_figures(
                kind, self.seat, rule, args, _SEAT_FIGURES[self.seat], figures, whose=self.seat
            )


FIGURES = (
    *HEROES, *ITEMS,
    "health", "potions", "hearts", "wounds", "risen", "gems", "gems_taken", "gems_gone", "explored", "killed",
    "minions", "traps", "walls", "waters", "room", "visited", "boss1", "boss2", "boss3", "missions", "mission_fame",
    "alignment", "could",
)  # fmt: skip
"""The names of what everybody may see of a sheet."""
_SEAT_FIGURES = [[f"{seat}.{name}" for name in (*FIGURES, "talent", "goal")] for seat in range(8)]
"""The same by seat; behind them the cards, which a rival may not know."""
