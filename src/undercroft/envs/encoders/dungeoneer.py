"""Views of Dungeoneer as bytes."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undercroft.envs.encoders.encoder import BYTES, Encoder, Field, around, one_hot, upto
from undercroft.games.dungeoneer.battle import Battle, card_of, quest_of
from undercroft.games.dungeoneer.codes import MOST_HEROES
from undercroft.games.dungeoneer.context import FIRST_LOCATION_SOURCE, FIRST_QUEST_SOURCE
from undercroft.games.dungeoneer.player import Player
from undercroft.games.dungeoneer.state import LISTS as TABLE_LISTS
from undercroft.games.dungeoneer.tables import Tables
from undercroft.games.dungeoneer.view import DungeoneerView
from undercroft.kernel.squares import ACROSS, NUMBER_OF
from undercroft.kernel.view import View

STEPS: Final = 128
"""More than any step's number."""
ATTACKS: Final = 4
"""So many attacks of a battle are told; there are hardly ever more."""
DICE: Final = 4
COUNTED: Final = 31
CARDS: Final = 127
HURT: Final = 15
"""Counts, cards of a deck, wounds and tokens of a card beyond these hardly ever occur, and are cut."""

# What a step and its effect are about: places in the numbers of a step, after tag, a, b and c.
_SOURCE: Final = 4
_TARGET: Final = 6
_FIGHTER: Final = 7
_CARD: Final = 8
_PLACE: Final = 9

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

_CELLS: Final = TABLE_LISTS.index("cells")
_TURNED_LIST: Final = TABLE_LISTS.index("turned")
_HURT_LIST: Final = TABLE_LISTS.index("hurt")
_TOKEN_LIST: Final = TABLE_LISTS.index("tokens")
_HOSTS: Final = TABLE_LISTS.index("hosts")
_QUEST_HURT: Final = TABLE_LISTS.index("quest_hurt")
_COMMON: Final = TABLE_LISTS.index("common")
_GONE_LIST: Final = TABLE_LISTS.index("gone")
_LOST: Final = TABLE_LISTS.index("lost_quests")
_DICE_LIST: Final = TABLE_LISTS.index("dice")
_REVEALED: Final = TABLE_LISTS.index("revealed")
_WAITING: Final = TABLE_LISTS.index("waiting")

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
        self._seats: int = tables.seats
        self._rounds: int = min(tables.round_cap, 255)
        self._cards: int = len(tables.cards)
        self._quests: int = len(tables.quests)
        self._places: int = len(tables.locations)
        self._card_width: int = _OF_SEAT * self._seats + len(_SHARED_COLUMNS)
        self._quest_width: int = _OF_SEAT * self._seats + _QUEST_SHARED
        self._place_width: int = _PLACE_FIRST + self._seats + _PLACE_SHARED
        self._columns: list[bytes] = [
            b"\x01" + bytes([number % ACROSS, number // ACROSS]) for number in range(ACROSS * ACROSS)
        ]

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

    def encode(self, view: View) -> bytearray:
        if not isinstance(view, DungeoneerView):
            raise TypeError(f"a view of Dungeoneer is needed, not {type(view).__name__}")
        viewer = view.seat
        if viewer is None:
            raise TypeError("who only watches has no observation: a seat's view is needed")
        seats = self._seats
        parts: list[bytes] = []
        self._add_table(parts, view, viewer)
        self._add_battle(parts, view.battles[-1] if view.battles else None, len(view.battles), viewer)
        seat_of = _SEAT[seats]
        draft = view.draft
        if draft is None:
            parts.append(bytes(seats + 5))
        else:
            parts.append(BYTES[1])
            parts.append(seat_of[around(draft.target, viewer, seats) + 1])
            parts.append(_FORM[draft.form + 1])
            parts.append(BYTES[upto(draft.x + 1, COUNTED)])
        if view.players:
            for away in range(seats):
                seat = (viewer + away) % seats
                parts.append(_player(view.players[seat], view.hand_size(seat), view.shares[seat]))
        else:
            parts.append(bytes(seats * (3 * MOST_HEROES + len(_COUNTS))))
        parts.append(bytes(self._card_rows(view, viewer)))
        parts.append(bytes(self._quest_rows(view, viewer)))
        parts.append(bytes(self._place_rows(view, viewer)))
        return bytearray().join(parts)

    def _add_table(self, parts: list[bytes], view: DungeoneerView, viewer: int) -> None:
        table = view.table
        seats = self._seats
        seat_of = _SEAT[seats]
        parts.append(BYTES[upto(table["round"], self._rounds)])
        parts.append(_PHASE[table["phase"] + 1])
        parts.append(_STAGE[table["stage"] + 1])
        parts.append(seat_of[around(table["active"], viewer, seats) + 1])
        parts.append(seat_of[around(table["first"], viewer, seats) + 1])
        parts.append(seat_of[around(table["placer"], viewer, seats) + 1])
        parts.append(_DIE[table["die"] + 1])
        kept = view.lists[_DICE_LIST]
        for place in range(DICE):
            parts.append(BYTES[upto(kept[place], 6) if place < len(kept) else 0])
        parts.append(_LORD[table["lord_status"] + 1])
        parts.append(BYTES[upto(table["scepter"] + 1, COUNTED)])
        parts.append(_ENDING[table["finished"] + 1])
        for deck in range(4):
            parts.append(BYTES[upto(view.deck_size(deck), CARDS) if deck < len(view.decks) else 0])
        steps = view.steps
        if steps:
            top = steps[-1]
            parts.append(_STEP[top[0] + 1])
            tags = bytearray(STEPS)
            for step in steps:
                if tags[step[0]] < COUNTED:
                    tags[step[0]] += 1
            parts.append(bytes(tags))
            target = top[_TARGET]
            parts.append(seat_of[around(target, viewer, seats) + 1 if target < seats else 0])
        else:
            parts.append(bytes(2 * STEPS + seats))

    def _add_battle(self, parts: list[bytes], battle: Battle | None, depth: int, viewer: int) -> None:
        seats = self._seats
        if battle is None:
            parts.append(bytes(6 + 2 * seats + 8 * ATTACKS))
            return
        seat_of = _SEAT[seats]
        parts.append(BYTES[upto(depth, COUNTED)])
        parts.append(_BATTLE[battle.kind + 1])
        parts.append(seat_of[around(battle.lord_seat, viewer, seats) + 1])
        defender = battle.defender
        parts.append(seat_of[around(defender, viewer, seats) + 1 if defender < seats else 0])
        for attack in range(ATTACKS):
            if attack < len(battle.attackers):
                parts.append(_FORM[battle.forms[attack] + 1])
                parts.append(_STATE[battle.states[attack] + 1])
                parts.append(BYTES[upto(battle.rolls[attack], COUNTED)])
                parts.append(BYTES[upto(battle.counters[attack], COUNTED)])
            else:
                parts.append(bytes(8))

    def _card_rows(self, view: DungeoneerView, viewer: int) -> bytearray:
        width: i64 = self._card_width
        seats = self._seats
        rows = bytearray(self._cards * self._card_width)
        shared: i64 = _OF_SEAT * seats
        for player in view.players:
            first: i64 = _OF_SEAT * around(player.seat, viewer, seats)
            _mark(rows, player.hand, width, first + _HAND)
            _mark(rows, player.inventory, width, first + _INVENTORY)
            _mark(rows, player.curses, width, first + _CURSES)
            _mark(rows, player.lair, width, first + _LAIR)
        for pile in view.discards:
            _mark(rows, pile, width, shared + _DISCARDED)
        lists = view.lists
        _mark(rows, lists[_GONE_LIST], width, shared + _GONE)
        hosts = lists[_HOSTS]
        for card in range(i64(len(hosts))):
            if hosts[card] >= 0:
                rows[card * width + shared + _TUCKED] = 1
        for fighter in view.battles[-1].attackers if view.battles else []:
            _mark_one(rows, card_of(fighter), width, shared + _FIGHTS)
        if view.battles:
            _mark_one(rows, card_of(view.battles[-1].defender), width, shared + _FIGHTS)
        for encounter in view.declared:
            _mark_one(rows, encounter.card, width, shared + _DECLARED)
        if view.draft is not None:
            _mark_one(rows, view.draft.card, width, shared + _DECLARED)
            _mark_one(rows, card_of(view.draft.fighter), width, shared + _DECLARED)
            _mark(rows, view.draft.room, width, shared + _DECLARED)
        if view.steps:
            top = view.steps[-1]
            if top[_SOURCE] < self._cards:
                _mark_one(rows, top[_SOURCE], width, shared + _ASKED)
            _mark_one(rows, card_of(top[_FIGHTER]), width, shared + _ASKED)
            _mark_one(rows, top[_CARD], width, shared + _ASKED)
        for deck in range(min(2, len(view.decks))):
            if view.decks[deck].top:
                _mark_one(rows, view.decks[deck].top[-1], width, shared + _TOP)
        _mark(rows, lists[_REVEALED], width, shared + _WAITS)
        _mark(rows, lists[_WAITING], width, shared + _WAITS)
        _fill(rows, lists[_HURT_LIST], width, shared + _WOUNDS)
        _fill(rows, lists[_TOKEN_LIST], width, shared + _TOKENS)
        return rows

    def _quest_rows(self, view: DungeoneerView, viewer: int) -> bytearray:
        width: i64 = self._quest_width
        seats = self._seats
        rows = bytearray(self._quests * self._quest_width)
        shared: i64 = _OF_SEAT * seats
        for player in view.players:
            first: i64 = _OF_SEAT * around(player.seat, viewer, seats)
            _mark(rows, player.quests, width, first)
            _mark(rows, player.done, width, first + 1)
            _mark(rows, player.artifacts, width, first + 2)
            _mark(rows, player.escorts, width, first + 3)
        _mark(rows, view.lists[_COMMON], width, shared)
        _mark(rows, view.lists[_LOST], width, shared + 1)
        if view.steps:
            source = view.steps[-1][_SOURCE] - FIRST_QUEST_SOURCE
            if source < self._quests:
                _mark_one(rows, source, width, shared + 2)
            _mark_one(rows, quest_of(view.steps[-1][_FIGHTER]), width, shared + 2)
        if view.battles:
            battle = view.battles[-1]
            for fighter in battle.attackers:
                _mark_one(rows, quest_of(fighter), width, shared + 3)
            _mark_one(rows, quest_of(battle.defender), width, shared + 3)
        _fill(rows, view.lists[_QUEST_HURT], width, shared + 4)
        return rows

    def _place_rows(self, view: DungeoneerView, viewer: int) -> bytearray:
        width: i64 = self._place_width
        seats = self._seats
        rows = bytearray(self._places * self._place_width)
        columns = self._columns
        cells = view.lists[_CELLS]
        turned = view.lists[_TURNED_LIST]
        for place in range(i64(len(cells))):
            cell: i64 = cells[place]
            if cell >= 0:
                start = place * width
                rows[start : start + 3] = columns[NUMBER_OF[cell]]
                if turned[place] != 0:
                    rows[start + 3] = 1
        shared: i64 = _PLACE_FIRST + seats
        for player in view.players:
            _mark_one(rows, player.place, width, _PLACE_FIRST + around(player.seat, viewer, seats))
            if player.seat == viewer:
                visited = player.visited
                place_number: i64 = 0
                while visited:
                    if visited & 1:
                        rows[place_number * width + shared] = 1
                    visited >>= 1
                    place_number += 1
        _mark_one(rows, view.drawn, width, shared + 1)
        if view.draft is not None:
            _mark_one(rows, view.draft.place, width, shared + 2)
        if view.steps:
            top = view.steps[-1]
            _mark_one(rows, top[_PLACE], width, shared + 2)
            source = top[_SOURCE] - FIRST_LOCATION_SOURCE
            if source < self._places:
                _mark_one(rows, source, width, shared + 2)
        return rows


def _player(player: Player, hand: i64, share: i64) -> bytes:
    return b"".join(
        [
            _HERO[player.hero + 1],
            _HERO[player.epic + 1],
            _HERO[player.legendary + 1],
            BYTES[upto(player.alive, COUNTED)],
            BYTES[upto(player.fallen, COUNTED)],
            BYTES[upto(player.health, COUNTED)],
            BYTES[upto(player.level, COUNTED)],
            BYTES[upto(player.reached, COUNTED)],
            BYTES[upto(player.ap, COUNTED)],
            BYTES[upto(player.saved, COUNTED)],
            BYTES[upto(player.extra, COUNTED)],
            BYTES[upto(player.moved, COUNTED)],
            BYTES[upto(player.battled, COUNTED)],
            BYTES[upto(player.attempted, COUNTED)],
            BYTES[upto(player.lain, COUNTED)],
            BYTES[upto(player.glory, COUNTED)],
            BYTES[upto(player.peril, COUNTED)],
            BYTES[upto(player.points, COUNTED)],
            BYTES[upto(hand, COUNTED)],
            BYTES[upto(share, COUNTED)],
            BYTES[upto(len(player.done), COUNTED)],
        ]
    )


def _mark(rows: bytearray, numbers: list[int], width: i64, column: i64) -> None:
    """A one in this column for each of these rows."""
    for number in numbers:
        row: i64 = number
        rows[row * width + column] = 1


def _mark_one(rows: bytearray, row: i64, width: i64, column: i64) -> None:
    """A one in this column for this row; -1 is none."""
    if row >= 0:
        rows[row * width + column] = 1


def _fill(rows: bytearray, numbers: list[int], width: i64, column: i64) -> None:
    """These numbers in this column, row by row."""
    for row in range(i64(len(numbers))):
        number: i64 = numbers[row]
        if number > 0:
            rows[row * width + column] = upto(number, HURT)
