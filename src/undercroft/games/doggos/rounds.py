"""What happens at the table: set-up, turns, the end of a round, as steps of the game's agenda."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undercroft.games.doggos import reasons
from undercroft.games.doggos.codes import (
    CLAIM,
    CONFIRM,
    DOG,
    DOG_DEAL,
    EXPLORE,
    FIRST_PLAYER,
    LEAVE,
    MOST_QUESTS,
    PLACE,
    POTION_DEAL,
    QUEST,
    QUEST_PAIR,
    ROOM,
    ROTATE,
    SLEEP,
    TURN,
)
from undercroft.games.doggos.content import SYMBOLS
from undercroft.games.doggos.describe import walk_event
from undercroft.games.doggos.escape import can_leave, legal_into, refusal, stuck_reason
from undercroft.games.doggos.grid import (
    COVERED,
    EMPTY_CELL,
    FREE,
    Grid,
    mark_seat,
    mark_variant,
    room_kind,
)
from undercroft.games.doggos.player import ASLEEP, INSIDE, Player, one
from undercroft.games.doggos.state import NO_COUNTDOWN, DoggosState
from undercroft.games.doggos.tables import PER_PLAYER_INSIDE, POTION, ROUNDS, SOLO_CARDS, turned
from undercroft.games.doggos.walk import POTION_COVER, Walk
from undercroft.kernel.agenda import ChanceStep, Question, TableStep
from undercroft.kernel.bits import bit, nth_one, ones
from undercroft.kernel.messages import Name
from undercroft.kernel.squares import CELL_OF, CELLS, NUMBER_OF, offset
from undercroft.kernel.streams import DEALS, SETUP

TABLE_STEPS: list[TableStep[DoggosState]] = []
"""Every step by its tag."""


def _listed(step: TableStep[DoggosState]) -> TableStep[DoggosState]:
    TABLE_STEPS.append(step)
    return step


# --- Set-up ------------------------------------------------------------------------------------------------------


class SetUp(TableStep[DoggosState]):
    """DD-48: first player, dogs, quests dealt and chosen, start room and deck, potions; then three rounds."""

    __slots__ = ()

    def run(self, state: DoggosState) -> None:
        tables = state.tables
        seats = tables.seats
        state.players = [Player(tables, seat) for seat in range(seats)]
        state.deck = tables.copies[:]
        state.deck_size = sum(tables.copies)
        state.supply = tables.potions
        state.quest_deck = bit(tables.quests) - 1
        state.grid = Grid.begun(tables)
        agenda = state.agenda
        agenda.append(COUNT_COINS)
        for number in range(ROUNDS, 0, -1):
            agenda.append(BEGIN_ROUNDS[number])
        for place in range(seats - 1, -1, -1):
            agenda.append(DEAL_POTIONS[place])
        agenda.append(KEEP_QUEST)
        for seat in range(seats - 1, -1, -1):
            agenda.append(DEAL_QUESTS[seat])
        for place in range(seats - 1, -1, -1):
            agenda.append(DEAL_DOGS[place] if tables.random_dogs else CHOOSE_DOGS[place])
        agenda.append(DRAW_FIRST)
        if state.log is not None:
            state.tell_table("table_set", "DD-48", {"seats": seats})


class DrawFirstPlayer(ChanceStep[DoggosState]):
    """DD-6: the first player of round 1 is random, drawn before anything else."""

    __slots__ = ()

    def sample(self, state: DoggosState) -> i64:
        return FIRST_PLAYER + state.streams.below(SETUP, state.tables.seats)

    def outcomes(self, state: DoggosState) -> list[tuple[int, int]]:
        return [(FIRST_PLAYER + seat, 1) for seat in range(state.tables.seats)]

    def settle(self, state: DoggosState, code: i64) -> None:
        state.first = code - FIRST_PLAYER
        if state.log is not None:
            state.tell_table("first_drawn", "DD-6", {"seat": state.first + 1}, chance=True)


def nth_seat(state: DoggosState, place: i64) -> i64:
    """The seat that is so many places clockwise from the first player."""
    return (state.first + place) % state.tables.seats


def dog_taken(state: DoggosState, dog: i64) -> bool:
    """DD-2: each player takes a different dog."""
    return any(player.dog == dog for player in state.players)


class ChooseDog(Question[DoggosState]):
    """DD-2: dogs are chosen clockwise from the first player."""

    __slots__ = ("place",)

    place: i64

    def __init__(self, place: i64) -> None:
        super().__init__(len(TABLE_STEPS))
        self.place = place

    def members(self, state: DoggosState) -> i64:
        return bit(nth_seat(state, self.place))

    def choices_into(self, state: DoggosState, seat: i64, buffer: list[int]) -> None:
        for dog in range(i64(state.tables.dogs)):
            if not dog_taken(state, dog):
                buffer.append(DOG + dog)

    def refusal(self, state: DoggosState, seat: i64, code: i64) -> i64:
        if not DOG <= code < DOG + state.tables.dogs:
            return reasons.OTHER_QUESTION
        return reasons.DOG_TAKEN if dog_taken(state, code - DOG) else 0

    def answer(self, state: DoggosState, seat: i64, code: i64) -> None:
        state.players[seat].take_dog(code - DOG)
        if state.log is not None:
            name = Name("dog", state.tables.content.dogs[code - DOG].id)
            state.tell("dog_taken", seat, "DD-2", {"dog": name})
        state.close_block()


class DealDog(ChanceStep[DoggosState]):
    """DD-2: dogs at random, by option."""

    __slots__ = ("place",)

    place: i64

    def __init__(self, place: i64) -> None:
        super().__init__(len(TABLE_STEPS))
        self.place = place

    def outcomes(self, state: DoggosState) -> list[tuple[int, int]]:
        return [(DOG_DEAL + dog, 1) for dog in range(state.tables.dogs) if not dog_taken(state, dog)]

    def sample(self, state: DoggosState) -> i64:
        free = self.outcomes(state)
        return free[state.streams.below(SETUP, len(free))][0]

    def settle(self, state: DoggosState, code: i64) -> None:
        seat = nth_seat(state, self.place)
        state.players[seat].take_dog(code - DOG_DEAL)
        if state.log is not None:
            name = Name("dog", state.tables.content.dogs[code - DOG_DEAL].id)
            state.tell("dog_dealt", seat, "DD-2", {"dog": name}, chance=True)


class DealQuests(ChanceStep[DoggosState]):
    """DD-3: each player is dealt two quests."""

    __slots__ = ("seat",)

    seat: i64

    def __init__(self, seat: i64) -> None:
        super().__init__(len(TABLE_STEPS))
        self.seat = seat

    def outcomes(self, state: DoggosState) -> list[tuple[int, int]]:
        left = [quest for quest in range(state.tables.quests) if state.quest_deck >> quest & 1]
        return [(QUEST_PAIR + one_ * MOST_QUESTS + two, 1) for one_ in left for two in left if one_ < two]

    def sample(self, state: DoggosState) -> i64:
        left = ones(state.quest_deck)
        first = nth_one(state.quest_deck, state.streams.below(DEALS, left))
        second = nth_one(state.quest_deck & ~bit(first), state.streams.below(DEALS, left - 1))
        low = first if first < second else second
        return QUEST_PAIR + low * MOST_QUESTS + first + second - low

    def settle(self, state: DoggosState, code: i64) -> None:
        pair = code - QUEST_PAIR
        hand = bit(pair // MOST_QUESTS) | bit(pair % MOST_QUESTS)
        state.quest_deck &= ~hand
        state.players[self.seat].hand = hand
        if state.log is not None:
            quests = state.tables.content.quests
            names = " ".join(quests[quest].id for quest in range(state.tables.quests) if hand >> quest & 1)
            state.log.emit(
                "quests_dealt", self.seat, "DD-3", {"quests": names}, {}, chance=True, private=True
            )


class KeepQuest(Question[DoggosState]):
    """DD-3: all choose at the same time and in secret which quest is personal; the other becomes common."""

    __slots__ = ()

    def members(self, state: DoggosState) -> i64:
        return bit(state.tables.seats) - 1

    def choices_into(self, state: DoggosState, seat: i64, buffer: list[int]) -> None:
        hand = state.players[seat].hand
        for quest in range(i64(state.tables.quests)):
            if hand >> quest & 1 != 0:
                buffer.append(QUEST + quest)

    def refusal(self, state: DoggosState, seat: i64, code: i64) -> i64:
        if not QUEST <= code < QUEST + state.tables.quests:
            return reasons.OTHER_QUESTION
        return 0 if state.players[seat].hand >> (code - QUEST) & 1 != 0 else reasons.NOT_DEALT

    def answer(self, state: DoggosState, seat: i64, code: i64) -> None:
        player = state.players[seat]
        player.quest = code - QUEST
        state.pending &= ~bit(seat)
        quests = state.tables.content.quests
        if state.log is not None:
            kept = Name("quest", quests[player.quest].id)
            state.log.emit("quest_kept", seat, "DD-3", {"quest": kept}, {}, private=True)
        if state.pending != 0:
            return
        state.close_block()
        for each in state.players:
            laid = nth_one(each.hand & ~bit(each.quest), 0)
            state.common |= bit(laid)
            each.hand = bit(each.quest)
            if state.log is not None:
                state.tell("quest_laid", each.seat, "DD-3", {"quest": Name("quest", quests[laid].id)})


class DealPotion(ChanceStep[DoggosState]):
    """DD-4: one random potion each; the others lie open as the supply."""

    __slots__ = ("place",)

    place: i64

    def __init__(self, place: i64) -> None:
        super().__init__(len(TABLE_STEPS))
        self.place = place

    def outcomes(self, state: DoggosState) -> list[tuple[int, int]]:
        return [
            (POTION_DEAL + symbol, state.supply >> 8 * symbol & 255)
            for symbol in range(3)
            if state.supply >> 8 * symbol & 255
        ]

    def sample(self, state: DoggosState) -> i64:
        supply = state.supply
        count = state.streams.below(DEALS, (supply & 255) + (supply >> 8 & 255) + (supply >> 16 & 255))
        symbol: i64 = 0
        while count >= supply >> 8 * symbol & 255:
            count -= supply >> 8 * symbol & 255
            symbol += 1
        return POTION_DEAL + symbol

    def settle(self, state: DoggosState, code: i64) -> None:
        seat = nth_seat(state, self.place)
        potion = one(code - POTION_DEAL)
        state.supply -= potion
        state.players[seat].potions += potion
        if state.log is not None:
            state.tell("potion_dealt", seat, "DD-4", {"potion": SYMBOLS[code - POTION_DEAL]}, chance=True)


# --- A round -----------------------------------------------------------------------------------------------------


class BeginRound(TableStep[DoggosState]):
    """DD-37: a new dungeon from the start room, with the cards, potions and paws each has."""

    __slots__ = ("number",)

    number: i64

    def __init__(self, number: i64) -> None:
        super().__init__(len(TABLE_STEPS))
        self.number = number

    def run(self, state: DoggosState) -> None:
        state.round = self.number
        state.anybody_left = 0
        # DD-45: alone only twelve cards are drawn in a round.
        state.countdown = min(SOLO_CARDS, state.deck_size) if state.tables.solo else NO_COUNTDOWN
        state.active = state.first if self.number == 1 else state.token
        state.agenda.append(END_ROUND)
        state.agenda.append(TAKE_TURN)
        if state.log is not None:
            state.tell_table("round_begun", "DD-37", {"round": self.number, "seat": state.active + 1})


def next_turn(state: DoggosState) -> None:
    """DD-7: clockwise; players who left or sleep are skipped. Nobody inside: the round ends."""
    seats = state.tables.seats
    for away in range(i64(1), i64(seats + 1)):
        seat = (state.active + away) % seats
        if state.players[seat].status == INSIDE:
            state.active = seat
            state.agenda.append(TAKE_TURN)
            if state.log is not None:
                state.tell_table("turn_passed", "DD-7", {"seat": seat + 1})
            return


def may_explore(state: DoggosState) -> i64:
    """DD-11: why exploring is not allowed; 0 if it is."""
    if state.stack() == 0:
        return reasons.NO_CARDS
    return 0 if state.grid.anywhere() else reasons.NOWHERE_TO_PLACE


class TakeTurn(Question[DoggosState]):
    """DD-7: exactly one of explore, leave, sleep. Leaving is a draft until it is confirmed (DD-16)."""

    __slots__ = ()

    def members(self, state: DoggosState) -> i64:
        return bit(state.active)

    def choices_into(self, state: DoggosState, seat: i64, buffer: list[int]) -> None:
        if state.walk is not None:
            legal_into(state.walk, buffer)
            return
        if may_explore(state) == 0:
            buffer.append(EXPLORE)
        if can_leave(state.walker()):
            buffer.append(LEAVE)
        buffer.append(SLEEP)

    def refusal(self, state: DoggosState, seat: i64, code: i64) -> i64:
        if state.walk is not None:
            return refusal(state.walk, code)
        if code == SLEEP:
            return 0
        if code == EXPLORE:
            return may_explore(state)
        if code == LEAVE:
            return 0 if can_leave(state.walker()) else reasons.STUCK
        return reasons.CHOOSE_TURN

    def reason(self, state: DoggosState, seat: i64, code: i64) -> i64:
        number = self.refusal(state, seat, code)
        if number != reasons.STUCK:
            return number
        if state.walk is None:
            return stuck_reason(state.walker())
        ahead = state.walk.copy()
        ahead.apply(code)
        return stuck_reason(ahead)

    def answer(self, state: DoggosState, seat: i64, code: i64) -> None:
        walk = state.walk
        if code >= TURN and walk is not None:
            if code == CONFIRM:
                leave_dungeon(state, walk)
                return
            event = walk_event(walk, code) if state.log is not None else None
            walk.apply(code)
            if event is not None:
                state.tell(event.kind, seat, event.rule, event.args)
                if code == CLAIM and room_kind(state.tables, walk.grid, walk.room) == POTION:
                    state.tell("empty_supply", seat, "DD-31", {})
        elif code == LEAVE:
            state.walk = Walk(state.tables, state.grid, state.players[seat].copy(), state.supply)
            if state.log is not None:
                state.tell("leaving", seat, "DD-12", {})
        elif code == EXPLORE:
            if state.log is not None:
                state.tell("explored", seat, "DD-8", {})
            state.close_block()
            state.agenda.append(PLACE_ROOM)
            state.agenda.append(DRAW_ROOM)
        else:
            go_to_sleep(state, state.players[seat])


class DrawRoom(ChanceStep[DoggosState]):
    """DD-8: the top card of the deck, or of the countdown."""

    __slots__ = ()

    def outcomes(self, state: DoggosState) -> list[tuple[int, int]]:
        return [(ROOM + design, count) for design, count in enumerate(state.deck) if count > 0]

    def sample(self, state: DoggosState) -> i64:
        left = state.streams.below(DEALS, state.deck_size)
        design: i64 = 0
        while left >= state.deck[design]:
            left -= state.deck[design]
            design += 1
        return ROOM + design

    def settle(self, state: DoggosState, code: i64) -> None:
        design = code - ROOM
        state.drawn = design
        state.deck[design] -= 1
        state.deck_size -= 1
        if state.countdown > 0:
            state.countdown -= 1
        if state.log is not None:
            name = Name("card", state.tables.content.cards[design].id)
            state.tell("room_drawn", state.active, "DD-8", {"card": name}, chance=True)


class PlaceRoom(Question[DoggosState]):
    """DD-8: the drawn card must be placed: a cell, then a rotation."""

    __slots__ = ()

    def members(self, state: DoggosState) -> i64:
        return bit(state.active)

    def choices_into(self, state: DoggosState, seat: i64, buffer: list[int]) -> None:
        grid = state.grid
        if state.chosen >= 0:
            edges: i64 = state.tables.edges[state.drawn]
            for quarters in state.tables.rotations[state.drawn]:
                if grid.fits(state.chosen, turned(edges, quarters)):
                    buffer.append(ROTATE + quarters)
            return
        for number in grid.placeable_numbers():
            buffer.append(PLACE + number)

    def refusal(self, state: DoggosState, seat: i64, code: i64) -> i64:
        grid = state.grid
        if state.chosen >= 0:
            if not ROTATE <= code < ROTATE + 4:
                return reasons.PLACE_FIRST
            if code - ROTATE not in state.tables.rotations[state.drawn]:
                return reasons.SAME_ROTATION
            edges: i64 = turned(state.tables.edges[state.drawn], code - ROTATE)
            return 0 if grid.fits(state.chosen, edges) else reasons.EXITS_DO_NOT_MEET
        if not PLACE <= code < PLACE + CELLS:
            return reasons.PLACE_FIRST
        cell: i64 = CELL_OF[code - PLACE]
        if grid.at[cell] == EMPTY_CELL:
            return reasons.CELL_EMPTIED
        if grid.at[cell] != FREE:
            return reasons.CELL_TAKEN
        return 0 if grid.placeable(cell) else reasons.NO_EXIT_HERE

    def answer(self, state: DoggosState, seat: i64, code: i64) -> None:
        if code < ROTATE:
            state.chosen = CELL_OF[code - PLACE]
            return
        state.grid = state.grid.own()
        state.grid.lay(state.tables, state.chosen, state.drawn, code - ROTATE)
        cell = NUMBER_OF[state.chosen]
        design = state.drawn
        state.drawn = -1
        state.chosen = -1
        if state.log is not None:
            name = Name("card", state.tables.content.cards[design].id)
            turn = 90 * (code - ROTATE)
            state.tell("room_placed", seat, "DD-8", {"card": name, "cell": offset(cell), "turn": turn})
        state.close_block()
        next_turn(state)


def leave_dungeon(state: DoggosState, walk: Walk) -> None:
    """DD-17, DD-18: the path stands, the player is out, and the first to leave starts the countdown."""
    state.grid = walk.finish()
    seat = walk.player.seat
    state.players[seat] = walk.player
    state.supply = walk.supply
    state.walk = None
    inside = state.inside()
    starts = state.anybody_left == 0 and inside > 0 and not state.tables.solo
    state.anybody_left = 1
    if inside == 0:
        state.token = seat
    if state.log is not None:
        state.tell("left", seat, "DD-17", {"rooms": len(walk.path) - 1, "cards": len(walk.claims) // 3})
    state.close_block()
    if starts:
        start_countdown(state, inside, "DD-18")
    next_turn(state)


def start_countdown(state: DoggosState, inside: i64, rule: str) -> None:
    """DD-18: four cards for each player still inside, fewer if the deck is short."""
    state.countdown = min(PER_PLAYER_INSIDE * inside, state.deck_size)
    if state.log is not None:
        state.tell_table("countdown", rule, {"cards": state.countdown})


def go_to_sleep(state: DoggosState, player: Player) -> None:
    """DD-19, DD-47: one extra paw onto the board, none if none is left; out for the round."""
    player.status = ASLEEP
    if player.extra > 0:
        player.extra -= 1
        player.paws += 1
    inside = state.inside()
    if inside == 0:
        state.token = player.seat
    if state.log is not None:
        state.tell("slept", player.seat, "DD-19", {})
    state.close_block()
    # DD-65: as if somebody had left.
    if state.tables.night_watch and inside == 1 and state.countdown == NO_COUNTDOWN:
        start_countdown(state, 1, "DD-65")
    next_turn(state)


class EndRound(TableStep[DoggosState]):
    """DD-36, DD-28, DD-37: cards under paws are taken, paws return, the rest is shuffled into the deck."""

    __slots__ = ()

    def run(self, state: DoggosState) -> None:
        grid = state.grid
        for place in range(i64(0), i64(len(grid.covers)), i64(2)):
            cover: i64 = grid.covers[place + 1]
            if cover >= POTION_COVER:
                state.supply += one(cover - POTION_COVER)
            else:
                state.gone.append(cover >> 2)
        for room in range(i64(1), i64(len(grid.cells))):
            if grid.at[grid.cells[room]] != room:
                continue
            design: i64 = grid.designs[room]
            mark: i64 = grid.marks[room]
            if mark == COVERED:
                state.gone.append(design)
            elif mark_seat(mark) >= 0:
                state.players[mark_seat(mark)].cards.append(design * 4 + mark_variant(mark))
            else:
                state.deck[design] += 1
                state.deck_size += 1
        state.gone.sort()
        for player in state.players:
            player.cards.sort()
            player.collect_paws()
            player.count_all()
            player.status = INSIDE
        state.grid = Grid.begun(state.tables)
        state.countdown = NO_COUNTDOWN
        if state.log is not None:
            state.tell_table("round_ended", "DD-36", {"round": state.round, "seat": state.token + 1})


class CountCoins(TableStep[DoggosState]):
    """DD-38, DD-66: the game is over; personal quests are shown."""

    __slots__ = ()

    def run(self, state: DoggosState) -> None:
        state.finished = 1
        if state.log is not None:
            state.tell_table("quests_shown", "DD-66", {})
            for player in state.players:
                coins = state.score(player.seat)
                quest = Name("quest", state.tables.content.quests[player.quest].id)
                state.tell("coins_counted", player.seat, "DD-38", {"coins": coins, "quest": quest})


SET_UP: Final = _listed(SetUp(len(TABLE_STEPS)))
DRAW_FIRST: Final = _listed(DrawFirstPlayer(len(TABLE_STEPS)))
CHOOSE_DOGS: Final[list[TableStep[DoggosState]]] = [_listed(ChooseDog(place)) for place in range(4)]
DEAL_DOGS: Final[list[TableStep[DoggosState]]] = [_listed(DealDog(place)) for place in range(4)]
DEAL_QUESTS: Final[list[TableStep[DoggosState]]] = [_listed(DealQuests(seat)) for seat in range(4)]
KEEP_QUEST: Final = _listed(KeepQuest(len(TABLE_STEPS)))
DEAL_POTIONS: Final[list[TableStep[DoggosState]]] = [_listed(DealPotion(place)) for place in range(4)]
BEGIN_ROUNDS: Final[list[TableStep[DoggosState]]] = [
    _listed(BeginRound(number)) for number in range(ROUNDS + 1)
]
TAKE_TURN: Final = _listed(TakeTurn(len(TABLE_STEPS)))
DRAW_ROOM: Final = _listed(DrawRoom(len(TABLE_STEPS)))
PLACE_ROOM: Final = _listed(PlaceRoom(len(TABLE_STEPS)))
END_ROUND: Final = _listed(EndRound(len(TABLE_STEPS)))
COUNT_COINS: Final = _listed(CountCoins(len(TABLE_STEPS)))
