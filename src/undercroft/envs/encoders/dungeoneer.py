"""What a seat knows of Dungeoneer, as bytes."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undercroft.envs.encoders.encoder import BYTES, Encoder, Field, around, one_hot, start_of, upto
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

    def look(self, state: State, seat: int) -> bytearray:
        if not isinstance(state, DungeoneerState) or not 0 <= seat < self._seats:
            raise TypeError(f"a state of Dungeoneer and one of its {self._seats} seats are needed")
        deciding = state.pending >> seat & 1 != 0
        # Until a declaration is done, its own seat alone sees it (DLQ-122).
        draft = state.draft if deciding else None
        declared = state.declared if deciding or not state.declares() else []
        question = state.agenda[-1] if state.agenda else None
        battle = state.battles[-1] if state.battles else None
        parts = self._table(state, seat)
        self._add_question(parts, question, seat)
        self._add_battle(parts, battle, len(state.battles), seat)
        self._add_draft(parts, draft, seat)
        if state.players:
            for away in range(self._seats):
                parts.append(_player(state.players[(seat + away) % self._seats]))
        else:
            parts.append(self._no_players)
        parts.extend(self._card_rows(state, seat))
        parts.append(self._no_quests)
        parts.append(self._map_of(state))
        whole = bytearray().join(parts)
        self._count_steps(whole, state)
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
        return whole

    def _table(self, state: DungeoneerState, viewer: i64) -> list[bytes]:
        seats: i64 = self._seats
        seat_of = _SEAT[seats]
        kept = state.dice
        dice = len(kept)
        set_up = len(state.piles) > 0
        return [
            BYTES[upto(state.round, self._rounds)],
            _PHASE[state.phase + 1],
            _STAGE[state.stage + 1],
            seat_of[around(state.active, viewer, seats) + 1],
            seat_of[around(state.first, viewer, seats) + 1],
            seat_of[around(state.placer, viewer, seats) + 1],
            _DIE[state.die + 1],
            BYTES[upto(kept[0], 6) if dice > 0 else 0],
            BYTES[upto(kept[1], 6) if dice > 1 else 0],
            BYTES[upto(kept[2], 6) if dice > 2 else 0],
            BYTES[upto(kept[3], 6) if dice > 3 else 0],
            _LORD[state.lord_status + 1],
            BYTES[upto(state.scepter + 1, COUNTED)],
            _ENDING[state.finished + 1],
            BYTES[upto(state.piles[0].size(), CARDS) if set_up else 0],
            BYTES[upto(state.piles[1].size(), CARDS) if set_up else 0],
            BYTES[upto(state.locations.size(), CARDS)],
            BYTES[upto(state.quest_pile.size(), CARDS)],
        ]

    def _add_question(self, parts: list[bytes], question: TableStep | None, viewer: i64) -> None:
        if question is None:
            parts.append(self._no_question)
            return
        seats: i64 = self._seats
        target: i64 = question.ctx.target
        parts.append(_STEP[question.tag + 1])
        parts.append(_STEP[0])
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

    def _count_steps(self, whole: bytearray, state: DungeoneerState) -> None:
        first: i64 = self._agenda_at
        for step in state.agenda:
            place = first + step.tag
            whole[place] = upto(whole[place] + 1, COUNTED)

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
        hosts = state.hosts
        hurt = state.hurt
        tokens = state.tokens
        for card in range(i64(len(hosts))):
            host: i64 = hosts[card]
            if host >= 0:
                whole[first + card * width + _TUCKED] = 1
            wounds: i64 = hurt[card]
            if wounds > 0:
                whole[first + card * width + _WOUNDS] = upto(wounds, HURT)
            tokens_on: i64 = tokens[card]
            if tokens_on > 0:
                whole[first + card * width + _TOKENS] = upto(tokens_on, HURT)
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
        hurt = state.quest_hurt
        for quest in range(i64(len(hurt))):
            wounds: i64 = hurt[quest]
            if wounds > 0:
                whole[shared + 4 + quest * width] = upto(wounds, HURT)

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


def _player(player: Player) -> bytes:
    return b"".join(
        [
            _HERO[player.hero + 1],
            _HERO[player.epic + 1],
            _HERO[player.legendary + 1],
            bytes(
                [
                    upto(player.alive, COUNTED),
                    upto(player.fallen, COUNTED),
                    upto(player.health, COUNTED),
                    upto(player.level, COUNTED),
                    upto(player.reached, COUNTED),
                    upto(player.ap, COUNTED),
                    upto(player.saved, COUNTED),
                    upto(player.extra, COUNTED),
                    upto(player.moved, COUNTED),
                    upto(player.battled, COUNTED),
                    upto(player.attempted, COUNTED),
                    upto(player.lain, COUNTED),
                    upto(player.glory, COUNTED),
                    upto(player.peril, COUNTED),
                    upto(player.points, COUNTED),
                    upto(len(player.hand), COUNTED),
                    upto(len(player.share), COUNTED),
                    upto(len(player.done), COUNTED),
                ]
            ),
        ]
    )


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


def _mark_one(whole: bytearray, row: i64, column: i64, width: i64) -> None:
    """A one in this column for this row; -1 is none."""
    if row >= 0:
        whole[column + row * width] = 1
