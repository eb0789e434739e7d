"""What a seat knows of Dungeoneer, as bytes."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undercroft.envs.encoders.encoder import (
    BYTES,
    Encoder,
    Field,
    around,
    one_hot,
    pages_of,
    start_of,
    upto,
)
from undercroft.games.dungeoneer.battle import Battle, card_of, quest_of
from undercroft.games.dungeoneer.codes import MOST_HEROES
from undercroft.games.dungeoneer.context import FIRST_LOCATION_SOURCE, FIRST_QUEST_SOURCE
from undercroft.games.dungeoneer.marks import Draft
from undercroft.games.dungeoneer.piles import EVERYBODY
from undercroft.games.dungeoneer.player import Player
from undercroft.games.dungeoneer.state import DungeoneerState, TableStep
from undercroft.games.dungeoneer.tables import Tables
from undercroft.kernel.squares import ACROSS, NUMBER_OF
from undercroft.kernel.state import State

STEPS: Final = 128
"""More than any step's number."""
ATTACKS: Final = 4
"""So many attacks of a battle are told; there are hardly ever more."""
DICE: Final = 4
COUNTED: Final = 31
CARDS: Final = 127
HURT: Final = 15
"""Counts, cards of a deck, wounds and tokens of a card beyond these hardly ever occur, and are cut."""
MOST_AGENDAS: Final = 4096
"""So many agendas are remembered; a game has a few hundred different ones."""

# Columns of a card, the four of each seat aside.
_HAND: Final = 0
_INVENTORY: Final = 1
_CURSES: Final = 2
_LAIR: Final = 3
_OF_SEAT: Final = 4
_SHARED_COLUMNS: Final = (
    "discarded", "out of the game", "tucked under another", "fights in the present battle", "declared or part of the viewer's declaration",
    "the question is about it", "top of a deck as far as known", "turned up and waiting (solo)", "wounds on it", "tokens on it",
)  # fmt: skip
_DISCARDED: Final = 0
_GONE: Final = 1
_TUCKED: Final = 2
_FIGHTS: Final = 3
_DECLARED: Final = 4
_ASKED: Final = 5
_TOP: Final = 6
_WAITS: Final = 7
_WOUNDS: Final = 8
_TOKENS: Final = 9

# Columns of a quest: held, done, artifact, escorted by each seat, then common, lost, asked, fights, wounds.
_QUEST_SHARED: Final = 5
# Columns of a location: laid, its column and row, turned, a hero of each seat, visited, may be drawn next, asked.
_PLACE_FIRST: Final = 4
_PLACE_SHARED: Final = 3
_PLACE_DRAWN: Final = 1
_PLACE_ASKED: Final = 2

_NOTHING: Final = bytearray()
_SEAT: Final = [one_hot(seats) for seats in range(5)]
_PHASE: Final = one_hot(6)
_STAGE: Final = one_hot(3)
_DIE: Final = one_hot(7)
_LORD: Final = one_hot(4)
_ENDING: Final = one_hot(8)
_STEP: Final = one_hot(STEPS)
_HERO: Final = one_hot(MOST_HEROES)
_FORM: Final = one_hot(3)
_BATTLE: Final = one_hot(5)
_STATE: Final = one_hot(3)
_NO_ATTACK: Final = bytes(8)

_COUNTS: Final = (
    "alive", "fallen", "health", "level", "highest level reached", "action points", "saved", "extra", "moved", "battled",
    "attempted", "lain down", "glory", "peril", "points", "cards in hand", "locations yet to place", "quests done",
)  # fmt: skip


def _player_fields(seat: int) -> list[Field]:
    return [
        Field(f"{seat}.hero", (MOST_HEROES,), 1, "one-hot: the hero by number in the sets, none before it is dealt"),
        Field(f"{seat}.epic", (MOST_HEROES,), 1, "one-hot: the epic class"),
        Field(f"{seat}.legendary", (MOST_HEROES,), 1, "one-hot: the legendary class"),
        Field(f"{seat}.counts", (len(_COUNTS),), COUNTED, ", ".join(_COUNTS)),
    ]  # fmt: skip


class DungeoneerEncoder(Encoder):
    """The table, the question, the battle, one player after the other, then cards, quests and locations row by row.

    Lasting marks, abilities already used and the order of cards known to lie in a deck are left out.
    """

    def __init__(self, tables: Tables) -> None:
        seats = tables.seats
        self._seats: int = seats
        self._rounds: int = min(tables.round_cap, 255)
        self._cards: int = len(tables.cards)
        self._quests: int = len(tables.quests)
        self._places: int = len(tables.locations)
        self._card_width: int = _OF_SEAT * seats + len(_SHARED_COLUMNS)
        self._quest_width: int = _OF_SEAT * seats + _QUEST_SHARED
        self._place_width: int = _PLACE_FIRST + seats + _PLACE_SHARED
        fields = self.fields()
        self._agenda_at: int = start_of("agenda", fields)
        self._cards_at: int = start_of("cards", fields)
        self._quests_at: int = start_of("quests", fields)
        self._places_at: int = start_of("locations", fields)
        self._no_question: bytes = bytes(2 * STEPS + seats)
        self._no_battle: bytes = bytes(6 + 2 * seats + 8 * ATTACKS)
        self._no_draft: bytes = bytes(seats + 5)
        self._no_players: bytes = bytes(seats * (3 * MOST_HEROES + len(_COUNTS)))
        self._no_quests: bytes = bytes(self._quests * self._quest_width)
        # By column: the row of a card that lies there. A card lies in one place; what else is true of it comes on top.
        rows = one_hot(self._card_width)
        self._rows: list[bytes] = rows[1:]
        self._nowhere: list[bytes] = [rows[0]] * self._cards
        # The map last drawn, and what it was drawn from: a state that changes its map takes new lists.
        self._cells: list[int] = []
        self._turned: list[int] = []
        self._map: bytes = bytes(self._places * self._place_width)
        self.pages = pages_of(fields, seats)
        self._all: slice = slice(0, len(self.pages[0]))
        self._unhurt: list[int] = [0] * self._cards
        self._untucked: list[int] = [-1] * self._cards
        # By the steps of an agenda: how many there are of each. The same few agendas come again and again.
        self._agendas: dict[bytes, bytes] = {}
        # By viewer: parts that most decisions leave as they are, with what they were made of.
        self._kept: list[_Kept] = [_Kept(seats) for _ in range(seats)]

    def fields(self) -> list[Field]:
        seats = self._seats
        table = [
            Field("round", (1,), self._rounds, "the round"),
            Field("phase", (6,), 1, "one-hot: set-up, reset, villainy, location, feats, discard"),
            Field("stage", (3,), 1, "one-hot: the stage of the game, among those in play"),
            Field("active", (seats,), 1, "one-hot: whose turn it is"),
            Field("first", (seats,), 1, "one-hot: who began"),
            Field("placer", (seats,), 1, "one-hot: who places a location"),
            Field("die", (7,), 1, "one-hot: the die last rolled, 0 for none"),
            Field("dice", (DICE,), 6, "dice that are kept, the first four"),
            Field("lord", (4,), 1, "one-hot: the Arch Lich Lord is away, ready, enthroned, defeated"),
            Field("scepter", (1,), COUNTED, "tokens on the scepter + 1, 0 where there is none"),
            Field("ending", (8,), 1, "one-hot: the kind of ending, 0 while the game goes on"),
            Field("decks", (4,), CARDS, "cards left: adventures (or glory), peril, locations, quests"),
            Field("question", (STEPS,), 1, "one-hot: the step of the rules that is next"),
            Field("agenda", (STEPS,), COUNTED, "by step: how many of it are still to come"),
            Field("target", (seats,), 1, "one-hot: whom the question is about"),
        ]  # fmt: skip
        battle = [
            Field("battles", (1,), COUNTED, "how many battles go on, one within the other"),
            Field("battle", (5,), 1, "one-hot: the innermost one: villainy, hunt, lord, duel, challenge"),
            Field("attacker", (seats,), 1, "one-hot: who plays the attacking side"),
            Field("defender", (seats,), 1, "one-hot: whose hero defends; none if a monster does"),
            Field("attacks", (ATTACKS, 8), (*[1] * 6, COUNTED, COUNTED), "by attack: form (3, one-hot: melee, magic, speed), state (3, one-hot: waiting, void, compared), its roll, the roll against it"),
        ]  # fmt: skip
        draft = [
            Field("draft", (1,), 1, "whether the viewer is in the middle of a declaration"),
            Field("draft_target", (seats,), 1, "one-hot: whom it is aimed at"),
            Field("draft_form", (3,), 1, "one-hot: melee, magic, speed"),
            Field("draft_x", (1,), COUNTED, "X + 1, 0 while it is not chosen"),
        ]
        players = [field for seat in range(seats) for field in _player_fields(seat)]
        columns = "of each seat: in hand as far as known, in inventory, curse, in lair; then " + ", ".join(
            _SHARED_COLUMNS
        )
        rows = [
            Field("cards", (self._cards, self._card_width), (*[1] * (self._card_width - 2), HURT, HURT), f"by card: {columns}"),
            Field("quests", (self._quests, self._quest_width), (*[1] * (self._quest_width - 1), HURT), "by quest: of each seat: held, done, artifact, escorted; then common, lost, the question is about it, its monster fights, wounds of its monster"),
            Field("locations", (self._places, self._place_width), (1, ACROSS - 1, ACROSS - 1, *[1] * (self._place_width - 3)), "by location: laid, column from the west, row from the north (the first entrance is at 15, 15), turned; the hero of each seat is there; visited by the viewer this turn, the viewer knows it to be drawn, the question is about it"),
        ]  # fmt: skip
        return [*table, *battle, *draft, *players, *rows]

    def write(self, state: State, seat: int) -> None:
        if not isinstance(state, DungeoneerState) or not 0 <= seat < self._seats:
            raise TypeError(f"a state of Dungeoneer and one of its {self._seats} seats are needed")
        deciding = state.pending >> seat & 1 != 0
        # Until a declaration is done, its own seat alone sees it (DLQ-122).
        draft = state.draft if deciding else None
        declared = state.declared if deciding or not state.declares() else []
        question = state.agenda[-1] if state.agenda else None
        battle = state.battles[-1] if state.battles else None
        kept = self._kept[seat]
        parts = [self._table(state, seat, kept)]
        self._add_question(parts, question, seat, state.agenda)
        self._add_battle(parts, battle, len(state.battles), seat)
        self._add_draft(parts, draft, seat)
        if state.players:
            for away in range(i64(self._seats)):
                parts.append(kept.players[away].told(state.players[(seat + away) % self._seats]))
        else:
            parts.append(self._no_players)
        rows = self._card_rows(state, seat)
        if rows != kept.rows:
            kept.rows = rows
            kept.cards = b"".join(rows)
        parts.append(kept.cards)
        parts.append(self._no_quests)
        parts.append(self._map_of(state))
        whole = self.pages[seat]
        whole[self._all] = _NOTHING.join(parts)
        self._mark_cards(whole, state, seat, question, battle)
        for encounter in declared:
            self._mark_card(whole, encounter.card, _DECLARED)
        if draft is not None:
            self._mark_card(whole, draft.card, _DECLARED)
            self._mark_card(whole, card_of(draft.fighter), _DECLARED)
            for card in draft.room:
                self._mark_card(whole, card, _DECLARED)
        self._mark_quests(whole, state, seat, question, battle)
        self._mark_places(whole, state, seat, question)
        if draft is not None:
            self._mark_place(whole, draft.place, _PLACE_ASKED)

    def _table(self, state: DungeoneerState, viewer: i64, kept: _Kept) -> bytes:
        dice = state.dice
        rolled: i64 = len(dice)
        set_up = len(state.piles) > 0
        die1: i64 = upto(dice[0], 6) if rolled > 0 else 0
        die2: i64 = upto(dice[1], 6) if rolled > 1 else 0
        die3: i64 = upto(dice[2], 6) if rolled > 2 else 0
        die4: i64 = upto(dice[3], 6) if rolled > 3 else 0
        deck1: i64 = upto(state.piles[0].size(), CARDS) if set_up else 0
        deck2: i64 = upto(state.piles[1].size(), CARDS) if set_up else 0
        deck3 = upto(state.locations.size(), CARDS)
        deck4 = upto(state.quest_pile.size(), CARDS)
        decks = ((deck1 << 7 | deck2) << 7 | deck3) << 7 | deck4
        dice_of = (((die1 << 3 | die2) << 3 | die3) << 3 | die4) << 3 | state.die + 1
        chairs = ((state.active + 1) << 3 | state.first + 1) << 3 | state.placer + 1
        moment = ((state.round << 8 | state.phase + 1) << 8 | state.stage + 1) << 9 | chairs
        ends = ((state.lord_status + 1) << 8 | state.scepter + 1) << 8 | state.finished + 1
        if kept.decks == decks and kept.dice == dice_of and kept.moment == moment and kept.ends == ends:
            return kept.table
        kept.decks = decks
        kept.dice = dice_of
        kept.moment = moment
        kept.ends = ends
        seats: i64 = self._seats
        seat_of = _SEAT[seats]
        kept.table = b"".join(
            [
                BYTES[upto(state.round, self._rounds)],
                _PHASE[state.phase + 1],
                _STAGE[state.stage + 1],
                seat_of[around(state.active, viewer, seats) + 1],
                seat_of[around(state.first, viewer, seats) + 1],
                seat_of[around(state.placer, viewer, seats) + 1],
                _DIE[state.die + 1],
                BYTES[die1],
                BYTES[die2],
                BYTES[die3],
                BYTES[die4],
                _LORD[state.lord_status + 1],
                BYTES[upto(state.scepter + 1, COUNTED)],
                _ENDING[state.finished + 1],
                BYTES[deck1],
                BYTES[deck2],
                BYTES[deck3],
                BYTES[deck4],
            ]
        )
        return kept.table

    def _add_question(
        self, parts: list[bytes], question: TableStep | None, viewer: i64, agenda: list[TableStep]
    ) -> None:
        if question is None:
            parts.append(self._no_question)
            return
        seats: i64 = self._seats
        target: i64 = question.ctx.target
        parts.append(_STEP[question.tag + 1])
        parts.append(self._counted(bytes([step.tag for step in agenda])))
        parts.append(_SEAT[seats][around(target, viewer, seats) + 1 if target < seats else 0])

    def _add_battle(self, parts: list[bytes], battle: Battle | None, depth: i64, viewer: i64) -> None:
        if battle is None:
            parts.append(self._no_battle)
            return
        seats: i64 = self._seats
        seat_of = _SEAT[seats]
        parts.append(BYTES[upto(depth, COUNTED)])
        parts.append(_BATTLE[battle.kind + 1])
        parts.append(seat_of[around(battle.lord_seat, viewer, seats) + 1])
        defender: i64 = battle.defender
        parts.append(seat_of[around(defender, viewer, seats) + 1 if defender < seats else 0])
        for attack in range(i64(ATTACKS)):
            if attack < len(battle.attackers):
                parts.append(_FORM[battle.forms[attack] + 1])
                parts.append(_STATE[battle.states[attack] + 1])
                parts.append(BYTES[upto(battle.rolls[attack], COUNTED)])
                parts.append(BYTES[upto(battle.counters[attack], COUNTED)])
            else:
                parts.append(_NO_ATTACK)

    def _add_draft(self, parts: list[bytes], draft: Draft | None, viewer: i64) -> None:
        if draft is None:
            parts.append(self._no_draft)
            return
        seats: i64 = self._seats
        parts.append(BYTES[1])
        parts.append(_SEAT[seats][around(draft.target, viewer, seats) + 1])
        parts.append(_FORM[draft.form + 1])
        parts.append(BYTES[upto(draft.x + 1, COUNTED)])

    def _counted(self, agenda: bytes) -> bytes:
        """How many steps of each number there are."""
        counted = self._agendas.get(agenda)
        if counted is None:
            if len(self._agendas) >= MOST_AGENDAS:
                self._agendas.clear()
            counts = [0] * STEPS
            for tag in agenda:
                counts[tag] = upto(counts[tag] + 1, COUNTED)
            counted = bytes(counts)
            self._agendas[agenda] = counted
        return counted

    def _card_rows(self, state: DungeoneerState, viewer: i64) -> list[bytes]:
        """Row by row where the cards lie, as far as the viewer knows."""
        rows = self._nowhere[:]
        seats: i64 = self._seats
        lies = self._rows
        for player in state.players:
            first: i64 = _OF_SEAT * around(player.seat, viewer, seats)
            if first == 0:
                _lay(rows, player.hand, lies[_HAND])
            else:
                _lay_known(rows, player, viewer, lies[first + _HAND])
            _lay(rows, player.inventory, lies[first + _INVENTORY])
            _lay(rows, player.curses, lies[first + _CURSES])
            _lay(rows, player.lair, lies[first + _LAIR])
        shared: i64 = _OF_SEAT * seats
        for pile in state.discards:
            _lay(rows, pile, lies[shared + _DISCARDED])
        _lay(rows, state.gone, lies[shared + _GONE])
        return rows

    def _mark_cards(
        self,
        whole: bytearray,
        state: DungeoneerState,
        viewer: i64,
        question: TableStep | None,
        battle: Battle | None,
    ) -> None:
        """What is true of cards beside where they lie."""
        width: i64 = self._card_width
        first: i64 = self._cards_at + _OF_SEAT * self._seats
        # Hardly ever anything lies under another card, and wounds and tokens are few: comparing lists is quick.
        hosts = state.hosts
        if hosts and hosts != self._untucked:
            for card in range(i64(len(hosts))):
                host: i64 = hosts[card]
                if host >= 0:
                    whole[first + card * width + _TUCKED] = 1
        hurt = state.hurt
        if hurt and hurt != self._unhurt:
            _mark_counts(whole, hurt, first + _WOUNDS, width)
        tokens = state.tokens
        if tokens and tokens != self._unhurt:
            _mark_counts(whole, tokens, first + _TOKENS, width)
        if battle is not None:
            for fighter in battle.attackers:
                self._mark_card(whole, card_of(fighter), _FIGHTS)
            self._mark_card(whole, card_of(battle.defender), _FIGHTS)
        if question is not None:
            about = question.ctx
            if about.source < self._cards:
                self._mark_card(whole, about.source, _ASKED)
            self._mark_card(whole, card_of(about.fighter), _ASKED)
            self._mark_card(whole, about.card, _ASKED)
        for pile in state.piles:
            if pile.top:
                seen: i64 = pile.seen[-1]
                if seen == EVERYBODY or seen >> viewer & 1 != 0:
                    self._mark_card(whole, pile.top[-1], _TOP)
        for waits in state.revealed:
            self._mark_card(whole, waits, _WAITS)
        for waits in state.waiting:
            self._mark_card(whole, waits, _WAITS)

    def _mark_card(self, whole: bytearray, card: i64, column: i64) -> None:
        """A one in a column that does not belong to a seat; -1 is no card."""
        if card >= 0:
            whole[self._cards_at + card * self._card_width + _OF_SEAT * self._seats + column] = 1

    def _mark_quests(
        self,
        whole: bytearray,
        state: DungeoneerState,
        viewer: i64,
        question: TableStep | None,
        battle: Battle | None,
    ) -> None:
        width: i64 = self._quest_width
        seats: i64 = self._seats
        start: i64 = self._quests_at
        for player in state.players:
            first: i64 = start + _OF_SEAT * around(player.seat, viewer, seats)
            _mark(whole, player.quests, first, width)
            _mark(whole, player.done, first + 1, width)
            _mark(whole, player.artifacts, first + 2, width)
            _mark(whole, player.escorts, first + 3, width)
        shared: i64 = start + _OF_SEAT * seats
        _mark(whole, state.common, shared, width)
        _mark(whole, state.lost_quests, shared + 1, width)
        if question is not None:
            source: i64 = question.ctx.source - FIRST_QUEST_SOURCE
            if source < self._quests:
                _mark_one(whole, source, shared + 2, width)
            _mark_one(whole, quest_of(question.ctx.fighter), shared + 2, width)
        if battle is not None:
            for fighter in battle.attackers:
                _mark_one(whole, quest_of(fighter), shared + 3, width)
            _mark_one(whole, quest_of(battle.defender), shared + 3, width)
        _mark_counts(whole, state.quest_hurt, shared + 4, width)

    def _map_of(self, state: DungeoneerState) -> bytes:
        """The locations as they lie; who and what is there comes on top."""
        if self._cells is not state.cells or self._turned is not state.turned:
            self._cells = state.cells
            self._turned = state.turned
            self._map = self._drawn(state.cells, state.turned)
        return self._map

    def _drawn(self, cells: list[int], turned: list[int]) -> bytes:
        rest = self._place_width - _PLACE_FIRST
        rows: list[bytes] = []
        for place in range(self._places):
            number = NUMBER_OF[cells[place]] if cells and cells[place] >= 0 else -1
            row = [0] * _PLACE_FIRST
            if number >= 0:
                row = [1, number % ACROSS, number // ACROSS, 1 if turned[place] != 0 else 0]
            rows.append(bytes(row + [0] * rest))
        return b"".join(rows)

    def _mark_places(
        self, whole: bytearray, state: DungeoneerState, viewer: i64, question: TableStep | None
    ) -> None:
        width: i64 = self._place_width
        seats: i64 = self._seats
        first: i64 = self._places_at + _PLACE_FIRST
        for player in state.players:
            _mark_one(whole, player.place, first + around(player.seat, viewer, seats), width)
        if state.players:
            visited = state.players[viewer].visited
            place: i64 = 0
            while visited:
                if visited & 1:
                    whole[first + seats + place * width] = 1
                visited >>= 1
                place += 1
        if state.drawn_seen == EVERYBODY or state.drawn_seen >> viewer & 1 != 0:
            self._mark_place(whole, state.drawn, _PLACE_DRAWN)
        if question is not None:
            self._mark_place(whole, question.ctx.place, _PLACE_ASKED)
            source: i64 = question.ctx.source - FIRST_LOCATION_SOURCE
            if source < self._places:
                self._mark_place(whole, source, _PLACE_ASKED)

    def _mark_place(self, whole: bytearray, place: i64, column: i64) -> None:
        """A one in a column that does not belong to a seat; -1 is no location."""
        _mark_one(whole, place, self._places_at + _PLACE_FIRST + self._seats + column, self._place_width)


class _Kept:
    """The parts of a viewer's page that most decisions leave as they are, each with what it was made of."""

    def __init__(self, seats: int) -> None:
        self.table: bytes = b""
        self.decks: i64 = -1
        self.dice: i64 = -1
        self.moment: i64 = -1
        self.ends: i64 = -1
        self.cards: bytes = b""
        self.rows: list[bytes] = []
        self.players: list[_Player] = [_Player() for _ in range(seats)]


class _Player:
    """What is told of a player, with the numbers it was made of."""

    def __init__(self) -> None:
        self._told: bytes = b""
        self._hero: i64 = -1
        self._body: i64 = -1
        self._deeds: i64 = -1
        self._purse: i64 = -1

    def told(self, player: Player) -> bytes:
        """The player's fields."""
        hero = ((player.hero + 1) << 8 | player.epic + 1) << 8 | player.legendary + 1
        alive = upto(player.alive, COUNTED)
        fallen = upto(player.fallen, COUNTED)
        health = upto(player.health, COUNTED)
        level = upto(player.level, COUNTED)
        reached = upto(player.reached, COUNTED)
        ap = upto(player.ap, COUNTED)
        body = ((((alive << 5 | fallen) << 5 | health) << 5 | level) << 5 | reached) << 5 | ap
        saved = upto(player.saved, COUNTED)
        extra = upto(player.extra, COUNTED)
        moved = upto(player.moved, COUNTED)
        battled = upto(player.battled, COUNTED)
        attempted = upto(player.attempted, COUNTED)
        lain = upto(player.lain, COUNTED)
        deeds = ((((saved << 5 | extra) << 5 | moved) << 5 | battled) << 5 | attempted) << 5 | lain
        glory = upto(player.glory, COUNTED)
        peril = upto(player.peril, COUNTED)
        points = upto(player.points, COUNTED)
        hand = upto(len(player.hand), COUNTED)
        share = upto(len(player.share), COUNTED)
        done = upto(len(player.done), COUNTED)
        purse = ((((glory << 5 | peril) << 5 | points) << 5 | hand) << 5 | share) << 5 | done
        if hero != self._hero or body != self._body or deeds != self._deeds or purse != self._purse:
            self._hero = hero
            self._body = body
            self._deeds = deeds
            self._purse = purse
            counts = [alive, fallen, health, level, reached, ap, saved, extra, moved]
            counts += [battled, attempted, lain, glory, peril, points, hand, share, done]
            self._told = b"".join(
                [_HERO[player.hero + 1], _HERO[player.epic + 1], _HERO[player.legendary + 1], bytes(counts)]
            )
        return self._told


def _lay(rows: list[bytes], cards: list[int], row: bytes) -> None:
    """These cards lie where this row says."""
    for card in cards:
        rows[card] = row


def _lay_known(rows: list[bytes], player: Player, viewer: i64, row: bytes) -> None:
    """The cards of a rival's hand that the viewer has seen (DLQ-107)."""
    hand = player.hand
    for card in player.known:
        if card in hand:
            rows[card] = row
    for entry in player.shown:
        if entry % 4 == viewer and entry // 4 in hand:
            rows[entry // 4] = row


def _mark(whole: bytearray, numbers: list[int], column: i64, width: i64) -> None:
    """A one in this column for each of these rows."""
    for number in numbers:
        row: i64 = number
        whole[column + row * width] = 1


def _mark_counts(whole: bytearray, numbers: list[int], column: i64, width: i64) -> None:
    """In this column for each row its number, where there is any."""
    for row in range(i64(len(numbers))):
        number: i64 = numbers[row]
        if number > 0:
            whole[column + row * width] = upto(number, HURT)


def _mark_one(whole: bytearray, row: i64, column: i64, width: i64) -> None:
    """A one in this column for this row; -1 is none."""
    if row >= 0:
        whole[column + row * width] = 1
