"""A game of Dungeoneer at one moment: the map, the players, the cards, and what is still to happen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from undercroft.games.dungeoneer import reasons, tags
from undercroft.games.dungeoneer.battle import Battle
from undercroft.games.dungeoneer.chart import NO_CHART, Chart
from undercroft.games.dungeoneer.context import NO_CONTEXT, Context
from undercroft.games.dungeoneer.figures import NAMES, add_player, named
from undercroft.games.dungeoneer.marks import Draft, Encounter, ExitMark, Mark
from undercroft.games.dungeoneer.piles import Pile
from undercroft.games.dungeoneer.player import Player
from undercroft.games.dungeoneer.tables import Card, HeroCard, LocationCard, Passive, QuestCard, Tables
from undercroft.kernel import agenda
from undercroft.kernel.bits import bit
from undercroft.kernel.events import TABLE, EventLog
from undercroft.kernel.frame import AgendaState, hashed
from undercroft.kernel.messages import Choice, Name, Outcome, ScoreLine, Value
from undercroft.kernel.squares import AREA
from undercroft.kernel.state import Window
from undercroft.kernel.streams import Streams

if TYPE_CHECKING:
    from undercroft.games.dungeoneer.view import DungeoneerView

# Phases
SETTING_UP: Final = 0
RESET: Final = 1
VILLAINY_PHASE: Final = 2
LOCATION_PHASE: Final = 3
FEATS_PHASE: Final = 4
DISCARD_PHASE: Final = 5

# How the Arch Lich Lord stands
LORD_AWAY: Final = 0
LORD_READY: Final = 1
"""In the centre, his throne not yet placed."""
LORD_ENTHRONED: Final = 2
LORD_DEFEATED: Final = 3

# Kinds of ending
NOT_OVER: Final = 0
BY_QUESTS: Final = 1
LAST_HERO: Final = 2
BY_LEVEL: Final = 3
BY_CAP: Final = 4
NO_QUESTS_LEFT: Final = 5
SOLO_WON: Final = 6
SOLO_LOST: Final = 7
ENDINGS: Final = (
    "", "quests", "last-hero", "level", "cap", "no-quests", "solo-won", "solo-lost",
)  # fmt: skip

OWN_FIELDS: Final = (
    "round", "turn", "first", "active", "phase", "stage", "scepter", "lord_status", "die", "placer", "drawn_seen",
    "turned_up", "success", "finished", "winner",
)  # fmt: skip
FIELDS: Final = ("block_number", "members", *OWN_FIELDS)
"""The numbers of the table that everybody knows, in the order in which they are hashed and encoded."""
HIDDEN_FIELDS: Final = ("pending", "drawn")
LISTS: Final = (
    "cells", "turned", "hurt", "tokens", "hosts", "owners", "quest_hurt", "common", "loose", "opened", "harm", "gone",
    "extra_attacks", "attacked", "lost_quests", "dice", "earned",
    "dead_heroes", "revealed", "waiting",
)  # fmt: skip
"""The lists of the table that everybody knows."""


class Force:
    """A passive that is in force: whose it is, whom its card lies on, what carries it. Immutable."""

    __slots__ = ("fighter", "owner", "passive", "source", "victim")

    passive: Passive
    owner: int
    victim: int
    source: int
    fighter: int

    def __init__(self, passive: Passive, owner: int, victim: int, source: int, fighter: int) -> None:
        self.passive = passive
        self.owner = owner
        self.victim = victim
        self.source = source
        self.fighter = fighter


class TableStep(agenda.TableStep["DungeoneerState"]):
    """A step of the agenda: it happens, chance decides it, or a seat does. Immutable, shared by copies.

    ``a``, ``b`` and ``c`` are its figures, ``ctx`` the effect it belongs to.
    """

    __slots__ = ("a", "b", "c", "ctx")

    a: int
    b: int
    c: int
    ctx: Context

    def __init__(self, tag: int, a: int = 0, b: int = 0, c: int = 0, ctx: Context = NO_CONTEXT) -> None:
        super().__init__(tag)
        self.a = a
        self.b = b
        self.c = c
        self.ctx = ctx

    def facts(self) -> list[int]:
        """The step as numbers; ``step_table.step_of`` makes it of them again."""
        return [self.tag, self.a, self.b, self.c, *self.ctx.facts()]


class ChanceStep(TableStep):
    """A step that a generator decides."""

    __slots__ = ()

    def is_chance(self) -> bool:
        return True


class Question(TableStep):
    """A step that one seat decides. ``state.answered`` ends the decision; the step stays where it is."""

    __slots__ = ()

    def is_question(self) -> bool:
        return True

    def asked(self, state: DungeoneerState) -> int:
        """The seat that is asked; -1 if there is nothing to ask, and the step falls away."""
        return -1

    def members(self, state: DungeoneerState) -> i64:
        seat = self.asked(state)
        return 0 if seat < 0 else bit(seat)

    def reason(self, state: DungeoneerState, seat: i64, code: i64) -> i64:
        from undercroft.games.dungeoneer.refusals import refusal_of

        return refusal_of(state, seat, code)


class DungeoneerState(AgendaState[TableStep]):
    """The state of one game; see ``kernel.state.State`` for the contract. A decision is a block of one seat.

    ``at``, ``cells``, ``turned`` and ``exit_marks`` are never changed in place: copies share them, with the ``chart``.
    ``hurt``, ``tokens``, ``hosts`` and ``owners`` go by card, ``cells`` and ``turned`` by location, ``quest_hurt`` by
    quest. ``harm`` is a stack of wounds about to be applied: seat, number, who deals them. ``loose`` holds pairs of a
    quest whose escort token lies on the map and the location. ``opened`` holds exits that a hero stands on (DLQ-147):
    location, side, seat. ``earned`` is glory to be paid in the reward stage (seat * 16 + wounds).
    ``revealed`` and ``waiting`` are peril cards of the solo game (DL-173, DL-174). ``forces`` are the passives in
    force and ``attached`` the cards tucked under others, both made anew whenever cards in play change. ``drawn`` is a location that has yet to be placed, ``drawn_seen``
    who knows it, as bits. ``turned_up`` counts what was hidden and has been seen by all or shown to somebody. ``box``
    are cards that left the game face down (DLQ-163).
    """

    __slots__ = (
        "at", "attached", "battles", "box", "chart", "declared", "discards", "draft", "drawn", "exit_marks", "forces",
        "locations", "marks", "offered", "offered_to", "piles", "players", "quest_pile", "tables", *OWN_FIELDS, *LISTS,
    )  # fmt: skip

    tables: Tables
    offered: list[int]
    """The choices last put together for ``offered_to``, -1 once anything was done since."""
    offered_to: i64
    players: list[Player]
    at: list[int]
    chart: Chart
    piles: list[Pile]
    discards: list[list[int]]
    locations: Pile
    quest_pile: Pile
    battles: list[Battle]
    marks: list[Mark]
    exit_marks: list[ExitMark]
    forces: list[Force]
    attached: list[int]
    box: list[int]
    declared: list[Encounter]
    draft: Draft | None
    round: int
    turn: int
    first: int
    active: int
    phase: int
    stage: int
    scepter: int
    lord_status: int
    die: int
    drawn: int
    placer: int
    drawn_seen: int
    turned_up: int
    success: int
    finished: int
    winner: int
    cells: list[int]
    turned: list[int]
    hurt: list[int]
    tokens: list[int]
    hosts: list[int]
    owners: list[int]
    quest_hurt: list[int]
    common: list[int]
    loose: list[int]
    opened: list[int]
    harm: list[int]
    gone: list[int]
    extra_attacks: list[int]
    attacked: list[int]
    lost_quests: list[int]
    dice: list[int]
    earned: list[int]
    dead_heroes: list[int]
    revealed: list[int]
    waiting: list[int]

    def __init__(
        self, tables: Tables, streams: Streams, asks_chance: bool, source: DungeoneerState | None = None
    ) -> None:
        """A table before set-up, or the copy of another."""
        super().__init__(reasons.REFUSALS, tables.seats, streams, asks_chance)
        self.tables = tables
        self.offered = NOTHING_OFFERED
        self.offered_to = -1
        if source is None:
            self.players = []
            self.at = []
            self.chart = NO_CHART
            self.piles = []
            self.discards = []
            self.locations = _NO_PILE
            self.quest_pile = _NO_PILE
            self.battles = []
            self.marks = []
            self.exit_marks = []
            self.forces = []
            self.attached = []
            self.box = []
            self.declared = []
            self.draft = None
            self.round = 0
            self.turn = 0
            self.first = -1
            self.active = -1
            self.phase = SETTING_UP
            self.stage = 0
            self.scepter = -1
            self.lord_status = LORD_AWAY
            self.die = 0
            self.drawn = -1
            self.placer = -1
            self.drawn_seen = 0
            self.turned_up = 0
            self.success = 0
            self.finished = NOT_OVER
            self.winner = -1
            self.cells = []
            self.turned = []
            self.hurt = []
            self.tokens = []
            self.hosts = []
            self.owners = []
            self.quest_hurt = []
            self.common = []
            self.loose = []
            self.opened = []
            self.harm = []
            self.gone = []
            self.extra_attacks = []
            self.attacked = []
            self.lost_quests = []
            self.dice = []
            self.earned = []
            self.dead_heroes = []
            self.revealed = []
            self.waiting = []
            return
        source.frame_into(self)
        self.players = [player.copy() for player in source.players]
        self.at = source.at
        self.chart = source.chart
        self.piles = [pile.copy() for pile in source.piles]
        self.discards = [pile[:] for pile in source.discards]
        self.locations = source.locations.copy()
        self.quest_pile = source.quest_pile.copy()
        self.battles = [battle.copy() for battle in source.battles]
        self.marks = source.marks[:]
        self.exit_marks = source.exit_marks
        self.forces = source.forces
        self.attached = source.attached
        self.box = source.box[:]
        self.declared = source.declared[:]
        draft = source.draft
        self.draft = None if draft is None else draft.copy()
        self.round = source.round
        self.turn = source.turn
        self.first = source.first
        self.active = source.active
        self.phase = source.phase
        self.stage = source.stage
        self.scepter = source.scepter
        self.lord_status = source.lord_status
        self.die = source.die
        self.drawn = source.drawn
        self.placer = source.placer
        self.drawn_seen = source.drawn_seen
        self.turned_up = source.turned_up
        self.success = source.success
        self.finished = source.finished
        self.winner = source.winner
        self.cells = source.cells
        self.turned = source.turned
        self.hurt = source.hurt[:]
        self.tokens = source.tokens[:]
        self.hosts = source.hosts[:]
        self.owners = source.owners[:]
        self.quest_hurt = source.quest_hurt[:]
        self.common = source.common[:]
        self.loose = source.loose[:]
        self.opened = source.opened[:]
        self.harm = source.harm[:]
        self.gone = source.gone[:]
        self.extra_attacks = source.extra_attacks[:]
        self.attacked = source.attacked[:]
        self.lost_quests = source.lost_quests[:]
        self.dice = source.dice[:]
        self.earned = source.earned[:]
        self.dead_heroes = source.dead_heroes[:]
        self.revealed = source.revealed[:]
        self.waiting = source.waiting[:]

    def lay_out(self) -> None:
        """Empty lists of the right length, before set-up."""
        tables = self.tables
        self.at = [-1] * AREA
        self.cells = [-1] * len(tables.locations)
        self.turned = [0] * len(tables.locations)
        cards = len(tables.cards)
        self.hurt = [0] * cards
        self.tokens = [0] * cards
        self.hosts = [-1] * cards
        self.owners = [-1] * cards
        self.quest_hurt = [0] * len(tables.quests)
        self.piles = [Pile(), Pile()]
        self.discards = [[], []]
        self.locations = Pile()
        self.quest_pile = Pile()
        self.players = [Player(seat) for seat in range(tables.seats)]

    def draw_map(self) -> None:
        """Make ``at``, where everything lies by cell, of ``cells``."""
        at = [-1] * AREA
        for location in range(len(self.cells)):
            if self.cells[location] >= 0:
                at[self.cells[location]] = location
        self.at = at

    # --- The contract --------------------------------------------------------------------------------------------

    @property
    def outcome(self) -> Outcome | None:
        from undercroft.games.dungeoneer.ending import outcome_of

        return outcome_of(self) if self.over else None

    def seat_choices_into(self, seat: i64, buffer: list[int]) -> None:
        self.agenda[-1].choices_into(self, seat, buffer)
        buffer.sort()
        self.offered = buffer[:]
        self.offered_to = seat

    def seat_refusal(self, seat: i64, code: i64) -> i64:
        if self.offered_to != seat:
            buffer: list[int] = []
            self.seat_choices_into(seat, buffer)
        return 0 if code in self.offered else reasons.NOT_NOW

    def seat_reason(self, seat: i64, code: i64) -> i64:
        return 0 if self.seat_refusal(seat, code) == 0 else self.agenda[-1].reason(self, seat, code)

    def seat_answer(self, seat: i64, code: i64) -> None:
        self.offered_to = -1
        self.agenda[-1].answer(self, seat, code)

    def seat_choice(self, seat: int, code: int) -> Choice:
        from undercroft.games.dungeoneer.describe import describe_choice

        return describe_choice(self, seat, code)

    def choice_args(self, seat: int, code: int) -> dict[str, Value]:
        from undercroft.games.dungeoneer.describe import choice_args

        return choice_args(self, seat, code)

    def in_draft(self, seat: int) -> bool:
        return self.pending >> seat & 1 != 0 and (self.draft is not None or self.declares())

    def window(self, seat: int) -> Window | None:
        from undercroft.games.dungeoneer.windows import window_of

        return window_of(self, seat)

    def declares(self) -> bool:
        """Whether encounters are being declared: until the declaration is done only its seat sees them (DLQ-122)."""
        return len(self.declared) > 0 and len(self.agenda) > 0 and self.agenda[-1].tag == tags.VILLAINY

    def copy(self) -> DungeoneerState:
        return DungeoneerState(self.tables, self.streams.copy(), self.asks_chance, self)

    def digest(self) -> str:
        facts: list[object] = [
            self.table_facts(),
            [getattr(self, name) for name in HIDDEN_FIELDS],
            self.streams.facts(),
            self.asks_chance,
            [one.hash for one in self.tables.sets],
            sorted((key, str(value)) for key, value in self.tables.options.items()),
            [player.facts() for player in self.players],
            [player.hand for player in self.players],
            [player.share for player in self.players],
            [player.shown for player in self.players],
            [pile.facts() for pile in self.piles],
            self.locations.facts(),
            self.quest_pile.facts(),
            self.box,
            [encounter.facts() for encounter in self.declared],
            [] if self.draft is None else self.draft.facts(),
        ]
        return hashed(facts)

    def table_facts(self) -> list[object]:
        """Everything that everybody knows of the table itself."""
        numbers: list[object] = [getattr(self, name) for name in FIELDS]
        return [
            *numbers,
            *(list(getattr(self, name)) for name in LISTS),
            [list(pile) for pile in self.discards],
            [step.facts() for step in self.agenda],
            [battle.facts() for battle in self.battles],
            [mark.facts() for mark in self.marks],
            [mark.facts() for mark in self.exit_marks],
        ]

    def view(self, seat: int | None) -> DungeoneerView:
        from undercroft.games.dungeoneer.view import DungeoneerView

        return DungeoneerView.of_state(self, seat)

    def score(self, seat: int) -> int:
        # DLQ-166: only the living are ranked for the win, so a hero who is out of the game counts nothing.
        player = self.players[seat]
        if not player.alive and not self.tables.solo:
            return 0
        return player.points if self.tables.mixed else len(player.done)

    def score_sheet(self, seat: int, viewer: int | None) -> list[ScoreLine]:
        from undercroft.games.dungeoneer.ending import score_lines

        return score_lines(self, seat)

    def listen(self, log: EventLog | None) -> None:
        self.log = log

    # --- Going on ------------------------------------------------------------------------------------------------

    def advance(self) -> None:
        super().advance()
        self.tell_rest()

    def begin_block(self, members: i64) -> None:
        # Nothing is told before a decision is complete, so there is nothing to hold back from the others.
        self.block_number += 1
        self.members = members
        self.pending = members

    def answered(self) -> None:
        """The decision is complete: what was done becomes known. The step stays where it is."""
        self.block_number += 1
        self.end_block()

    def push(self, step: TableStep) -> None:
        """Put a step on top of the agenda; nothing more happens in a game that is over."""
        if self.finished == NOT_OVER:
            self.agenda.append(step)

    # --- What several steps need -----------------------------------------------------------------------------------

    def card(self, number: int) -> Card:
        """An adventure card by number."""
        return self.tables.cards[number]

    def hero_card(self, seat: int) -> HeroCard:
        """The hero card that a seat started with."""
        return self.tables.heroes[self.players[seat].hero]

    def location(self, number: int) -> LocationCard:
        """A location card by number."""
        return self.tables.locations[number]

    def quest(self, number: int) -> QuestCard:
        """A quest card by number."""
        return self.tables.quests[number]

    def living(self) -> int:
        """The seats whose heroes live, as bits."""
        mask = 0
        for player in self.players:
            if player.alive:
                mask |= bit(player.seat)
        return mask

    def living_from(self, seat: int) -> list[int]:
        """The living seats clockwise, beginning with this one (if it lives)."""
        seats = self.tables.seats
        found: list[int] = []
        for away in range(seats):
            other = (seat + away) % seats
            if self.players[other].alive:
                found.append(other)
        return found

    def left_of(self, seat: int) -> int:
        """DLQ-67: the next living opponent to the left; the seat itself if there is none."""
        seats = self.tables.seats
        for away in range(1, seats):
            other = (seat + away) % seats
            if self.players[other].alive:
                return other
        return seat

    def heroes_at(self, place: int) -> int:
        """The living heroes in a location, as bits."""
        mask = 0
        for player in self.players:
            if player.alive and player.place == place:
                mask |= bit(player.seat)
        return mask

    def pile_of(self, card: int) -> int:
        """Which deck and discard pile a card belongs to: 1 for peril cards where the decks are split, else 0."""
        return 1 if self.tables.split and not self.tables.cards[card].glory else 0

    def back_of(self, card: int) -> int:
        """What everybody can tell of a card in a hand: the stage and the deck it was drawn from."""
        return self.tables.cards[card].stage * 2 + self.pile_of(card)

    # --- Telling -------------------------------------------------------------------------------------------------

    def figures(self) -> list[int]:
        """All public figures in the order of ``figures.NAMES``."""
        deck = self.piles[0].size() + self.piles[1].size() if self.piles else 0
        found = [
            self.round, self.active, self.phase, self.stage, self.scepter, self.lord_status, self.die,
            self.locations.size(), deck, len(self.battles), self.finished, self.winner, self.turned_up,
        ]  # fmt: skip
        for player in self.players:
            add_player(found, player, len(player.hand))
        return found

    def numbers(self) -> dict[str, int]:
        """All public figures by name."""
        return named(self.figures(), self.tables.seats)

    def tell(self, kind: str, seat: int, rule: str, args: dict[str, Value], chance: bool = False) -> None:
        """Tell an event of a seat, or of the table (TABLE). Call it only if somebody listens."""
        if self.log is not None:
            self.log.emit_figures(kind, seat, rule, args, NAMES[self.tables.seats], self.figures(), chance)

    def tell_table(self, kind: str, rule: str, args: dict[str, Value], chance: bool = False) -> None:
        """Tell an event of the table. Call it only if somebody listens."""
        self.tell(kind, TABLE, rule, args, chance)

    def tell_alone(
        self, kind: str, seat: int, rule: str, args: dict[str, Value], chance: bool = False
    ) -> None:
        """Tell an event to one seat and nobody else. Call it only if somebody listens."""
        if self.log is not None:
            self.log.emit(kind, seat, rule, args, {}, chance=chance, private=True)

    def tell_rest(self) -> None:
        """Tell the figures that have changed without an event of their own."""
        if self.log is not None:
            names = NAMES[self.tables.seats]
            self.log.emit_figures("noticed", TABLE, "DLQ-107", {}, names, self.figures(), rest=True)

    def come_to_light(self) -> None:
        """A seat is about to see something that was settled before and hidden from it."""
        self.turned_up += 1
        self.tell_rest()

    def card_name(self, card: int) -> Name:
        """A card's name for an event."""
        return Name("card", self.tables.cards[card].id)

    def quest_name(self, quest: int) -> Name:
        """A quest's name for an event."""
        return Name("quest", self.tables.quests[quest].id)

    def place_name(self, location: int) -> Name:
        """A location's name for an event."""
        return Name("location", self.tables.locations[location].id)

    def hero_name(self, seat: int) -> Name:
        """The name of a seat's hero for an event."""
        return Name("hero", self.tables.heroes[self.players[seat].hero].id)


_NO_PILE: Final = Pile()
NOTHING_OFFERED: Final[list[int]] = []
