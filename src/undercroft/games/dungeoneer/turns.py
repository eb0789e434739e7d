"""The five phases of a turn (DL-24 to DL-55)."""

from __future__ import annotations

from mypy_extensions import i64

from undercroft.games.dungeoneer import tags
from undercroft.games.dungeoneer.atlas import any_fits, can_be_placed, lay, more_to_come, placements_into
from undercroft.games.dungeoneer.battles import resolve_encounters
from undercroft.games.dungeoneer.codes import (
    ATTACK,
    ATTEMPT,
    CARD,
    DECK,
    DONE,
    DRAW_LOCATION,
    END,
    EXPLORE,
    HAND_OVER,
    MOVE,
    PASS,
    PICK_UP,
    PLACE,
    PLAY,
    SAVE,
    SEARCH,
    TAKE_UP,
    TOKEN,
)
from undercroft.games.dungeoneer.context import Context
from undercroft.games.dungeoneer.marks import Draft
from undercroft.games.dungeoneer.moves import leave_by, moves_into
from undercroft.games.dungeoneer.piles import EVERYBODY
from undercroft.games.dungeoneer.plays import (
    READY,
    actions_into,
    add_encounter,
    choose_in_draft,
    distinct,
    draft_into,
    encounters_into,
    hero_forms,
    need_of,
    pay_encounters,
)
from undercroft.games.dungeoneer.queries import forbidden, hero_value, refresh, treasures_of
from undercroft.games.dungeoneer.quests import (
    attempt,
    enthrone,
    hand_over,
    pick_up,
    quests_into,
    search,
    take_up,
)
from undercroft.games.dungeoneer.state import (
    BY_CAP,
    DISCARD_PHASE,
    FEATS_PHASE,
    LOCATION_PHASE,
    RESET,
    SOLO_LOST,
    VILLAINY_PHASE,
    ChanceStep,
    DungeoneerState,
    Question,
    TableStep,
)
from undercroft.games.dungeoneer.steps import (
    DrawCard,
    RollDie,
    action_points,
    end_marks,
    fire,
    gain_points,
    spend_ap,
)
from undercroft.games.dungeoneer.tables import (
    ENCOUNTER,
    HAND_SIZE,
    LIMITED_AP,
    MENU,
    ON_RESET,
    SPEED,
    TO_EXPLORE,
    UNTIL_TURN,
    UNTIL_YOUR_RESET,
    W1,
    W8,
)
from undercroft.games.dungeoneer.windows import Window, begin_or_go_on
from undercroft.games.dungeoneer.zones import from_hand, to_discard, to_hand
from undercroft.kernel.bits import bit
from undercroft.kernel.squares import CELL_OF
from undercroft.kernel.streams import DEALS


class BeginTurn(TableStep):
    """DL-24: the turn of seat ``a``: its five phases lie on the agenda in order."""

    def run(self, state: DungeoneerState) -> None:
        seat = self.a
        solo = state.tables.solo
        state.active = seat
        state.turn += 1
        state.phase = RESET
        state.success = 0
        if state.log is not None:
            state.tell_table("turn_begins", "DL-24", {"seat": seat + 1, "round": state.round})
        state.push(NextTurn(tags.NEXT_TURN, seat))
        if solo:
            state.push(_solo_glory(seat))
        else:
            state.push(DrawUp(tags.DRAW_UP, seat))
            state.push(SaveAp(tags.SAVE_AP, seat))
        state.push(StayIncome(tags.STAY_INCOME, seat))
        if not solo:
            state.push(DiscardOne(tags.DISCARD_ONE, seat))
        state.push(EndFeats(tags.END_FEATS, seat))
        state.push(Feats(tags.FEATS, seat))
        if state.tables.white_spots:
            state.push(LocationPhase(tags.LOCATION, seat))
        if not solo:
            state.push(Villainy(tags.VILLAINY, seat))
        state.push(Window(tags.WINDOW, W1, 0, seat, Context(-1, seat)))
        state.push(GainAp(tags.GAIN_AP, seat))
        state.push(Upkeep(tags.UPKEEP, seat))
        state.push(ResetMarks(tags.RESET_MARKS, seat))
        state.push(ScepterRoll(tags.SCEPTER_ROLL, seat))


def _solo_glory(seat: int) -> TableStep:
    from undercroft.games.dungeoneer.solo import SoloGlory

    return SoloGlory(tags.SOLO_GLORY, seat)


# --- Phase I ---------------------------------------------------------------------------------------------------------


class ScepterRoll(TableStep):
    """DL-29, DL-135: while the Scepter has fewer than three tokens, a die at the start of the own turn."""

    def run(self, state: DungeoneerState) -> None:
        if 0 <= state.scepter < state.tables.scepter_cap:
            state.push(JudgeScepter(tags.JUDGE_SCEPTER, self.a))
            state.push(RollDie(tags.ROLL_DIE, self.a))


class JudgeScepter(Question):
    """DL-135, DLQ-106: on 4 or more a token, an undead card of the discard pile, or nothing."""

    def _undead(self, state: DungeoneerState) -> list[int]:
        found: list[int] = []
        for pile in state.discards:
            for card in pile:
                if state.tables.cards[card].kinds & state.tables.undead != 0:
                    found.append(card)
        return found

    def asked(self, state: DungeoneerState) -> int:
        if state.die < state.tables.scepter_roll:
            return -1
        if state.tables.solo:
            state.agenda.pop()
            self._add(state)
            return -1
        return self.a

    def _add(self, state: DungeoneerState) -> None:
        state.scepter += 1
        if state.log is not None:
            state.tell("scepter_grows", self.a, "DL-135", {"tokens": state.scepter})

    def choices_into(self, state: DungeoneerState, seat: i64, buffer: list[int]) -> None:
        buffer.append(PASS)
        buffer.append(TOKEN)
        for card in self._undead(state):
            buffer.append(CARD + card)

    def answer(self, state: DungeoneerState, seat: i64, code: i64) -> None:
        state.agenda.pop()
        if code == TOKEN:
            self._add(state)
        elif code != PASS:
            card = code - CARD
            state.discards[state.pile_of(card)].remove(card)
            to_hand(state, card, seat)
            if state.log is not None:
                state.tell("undead_recovered", seat, "DL-135", {"card": state.card_name(card)})
        state.answered()


class ResetMarks(TableStep):
    """DL-25, DLQ-104: temporary effects end, once-per-turn effects refresh."""

    def run(self, state: DungeoneerState) -> None:
        end_marks(state, UNTIL_YOUR_RESET, self.a, 0)
        new_player_turn(state)
        player = state.players[self.a]
        player.moved = 0
        player.attempted = 0
        player.found = []


def new_player_turn(state: DungeoneerState) -> None:
    """DLQ-11: every turn of any player is a new one for the limits of all."""
    state.attacked = []
    state.extra_attacks = []
    for player in state.players:
        player.battled = 0
        player.lain = 0
        player.extra = 0
        # DLQ-116: of action points gained on another's turn only one outlasts it.
        player.saved = min(player.saved, 1)
        player.used = []


class Upkeep(Question):
    """DL-26, DLQ-105: each card is paid for or returns to hand when its moment comes; the owner orders them.

    What is tucked under a card has its own upkeep. Cards that were paid for are among the player's ``used``.
    """

    def _due(self, state: DungeoneerState) -> list[int]:
        player = state.players[self.a]
        cards = [
            *player.inventory,
            *(card for card in state.attached if state.hosts[card] >= 0 and state.owners[card] == self.a),
        ]
        return [
            card for card in cards if state.tables.cards[card].upkeep > 0 and -1000 - card not in player.used
        ]

    def asked(self, state: DungeoneerState) -> int:
        due = self._due(state)
        if len(due) == 0:
            return -1
        if len(due) == 1:
            state.agenda.pop()
            self._settle(state, due[0])
            return -1
        return self.a

    def choices_into(self, state: DungeoneerState, seat: i64, buffer: list[int]) -> None:
        for card in self._due(state):
            buffer.append(CARD + card)

    def answer(self, state: DungeoneerState, seat: i64, code: i64) -> None:
        self._settle(state, code - CARD)
        state.answered()

    def _settle(self, state: DungeoneerState, card: int) -> None:
        player = state.players[self.a]
        price = state.tables.cards[card].upkeep
        if player.glory >= price:
            player.glory -= price
            player.used.append(-1000 - card)
            if state.log is not None:
                state.tell("upkeep_paid", self.a, "DL-26", {"card": state.card_name(card), "glory": price})
            return
        if state.log is not None:
            state.tell("upkeep_unpaid", self.a, "DL-26", {"card": state.card_name(card)})
        to_hand(state, card, self.a)


class GainAp(TableStep):
    """DL-27, DL-28: action points equal to speed; all locations but the hero's own become new."""

    def run(self, state: DungeoneerState) -> None:
        player = state.players[self.a]
        player.saved = 0
        player.ap = LIMITED_AP if state.tables.limited_movement else hero_value(state, self.a, SPEED)
        number = 1
        player.visited = number << player.place
        if state.log is not None:
            state.tell("ap_gained", self.a, "DL-27", {"ap": player.ap})
        fire(state, ON_RESET, self.a, Context(-1, self.a, self.a))


# --- Phase II --------------------------------------------------------------------------------------------------------


class Villainy(Question):
    """DL-30 to DL-33, DLQ-122: curses, abilities, and one declaration of encounters. ``b`` 1: it was made."""

    def asked(self, state: DungeoneerState) -> int:
        if state.phase != VILLAINY_PHASE:
            state.phase = VILLAINY_PHASE
            if state.log is not None:
                state.tell_table("villainy_phase", "DL-30", {})
        return self.a if state.players[self.a].alive else -1

    def choices_into(self, state: DungeoneerState, seat: i64, buffer: list[int]) -> None:
        if state.draft is not None:
            draft_into(state, seat, buffer)
            return
        if state.declared:
            encounters_into(state, seat, buffer)
            buffer.append(DONE)
            return
        buffer.append(END)
        actions_into(state, seat, MENU, False, -1, buffer)
        if self.b == 0:
            encounters_into(state, seat, buffer)

    def answer(self, state: DungeoneerState, seat: i64, code: i64) -> None:
        draft = state.draft
        if draft is None and code == END:
            state.agenda.pop()
            state.answered()
        elif draft is None and code == DONE:
            state.agenda[-1] = Villainy(tags.VILLAINY, self.a, 1)
            pay_encounters(state, seat)
            resolve_encounters(state)
            state.answered()
        elif draft is None and PLAY <= code < CARD and state.tables.cards[code - PLAY].type == ENCOUNTER:
            state.draft = Draft(code)
            self._go_on(state, seat)
        elif draft is not None and PLAY <= draft.code < CARD and self._is_encounter(state, draft):
            choose_in_draft(state, seat, code)
            self._go_on(state, seat)
        else:
            begin_or_go_on(state, seat, code)

    def _is_encounter(self, state: DungeoneerState, draft: Draft) -> bool:
        return state.tables.cards[draft.code - PLAY].type == ENCOUNTER

    def _go_on(self, state: DungeoneerState, seat: int) -> None:
        draft = state.draft
        if draft is not None and need_of(state, seat, draft) == READY:
            add_encounter(state, seat)


# --- Phase III -------------------------------------------------------------------------------------------------------


class LocationPhase(TableStep):
    """DL-35, DLQ-145: draw a location and place it; skipped when nothing that is still to come fits."""

    def run(self, state: DungeoneerState) -> None:
        state.phase = LOCATION_PHASE
        if state.log is not None:
            state.tell_table("location_phase", "DL-35", {})
        explore(state, self.a)


def explore(state: DungeoneerState, seat: int) -> None:
    """Draw and place one location, if any fits."""
    if any_fits(state):
        state.push(DrawLocation(tags.DRAW_LOCATION, seat))


class ExploreFor(TableStep):
    """An effect lets seat ``a`` draw and place a location."""

    def run(self, state: DungeoneerState) -> None:
        if state.players[self.a].alive:
            explore(state, self.a)


class DrawLocation(TableStep):
    """Seat ``a`` draws: a card whose place in the deck is known, or one that chance decides."""

    def run(self, state: DungeoneerState) -> None:
        certain = state.locations.certain()
        if certain >= 0:
            draw_location(state, self.a, certain, False)
        elif state.locations.size() > 0:
            state.push(RandomLocation(tags.RANDOM_LOCATION, self.a))


class RandomLocation(ChanceStep):
    """One of the locations whose order nobody knows."""

    def outcomes(self, state: DungeoneerState) -> list[tuple[int, int]]:
        return [(DRAW_LOCATION + location, 1) for location in state.locations.pool]

    def sample(self, state: DungeoneerState) -> i64:
        pool = state.locations.pool
        return DRAW_LOCATION + pool[state.streams.below(DEALS, len(pool))]

    def settle(self, state: DungeoneerState, code: i64) -> None:
        draw_location(state, self.a, code - DRAW_LOCATION, True)


def draw_location(state: DungeoneerState, seat: int, location: int, chance: bool) -> None:
    """DLQ-8, DLQ-107: the placer sees the card first; one that fits nowhere is shown and goes to the bottom."""
    seen = state.locations.take(location)
    if seen not in (0, EVERYBODY):
        state.come_to_light()
    more = more_to_come(state)
    if not can_be_placed(state, location, more):
        state.locations.bottom.append(location)
        if seen != EVERYBODY:
            state.turned_up += 1
        if state.log is not None:
            name = state.place_name(location)
            state.tell("location_unplaceable", seat, "DLQ-8", {"place": name}, chance)
        state.push(DrawLocation(tags.DRAW_LOCATION, seat))
        return
    state.drawn = location
    state.placer = seat
    state.drawn_seen = seen | bit(seat)
    if state.log is not None:
        state.tell_alone("location_drawn", seat, "DL-35", {"place": state.place_name(location)}, chance)
    if state.tables.impartial:
        state.placer = impartial_placer(state, seat, location)
        for other in state.living_from(seat)[1:]:
            # Everybody through whose hands the card goes sees it.
            if state.placer == seat and not _matters(state, seat, location):
                break
            state.drawn_seen |= bit(other)
            if state.log is not None:
                state.tell_alone("location_passed", other, "DL-164", {"place": state.place_name(location)})
            if other == state.placer:
                break
    state.push(PlaceLocation(tags.PLACE_LOCATION, seat))


def impartial_placer(state: DungeoneerState, seat: int, location: int) -> int:
    """DL-164, DLQ-173: the first player from the drawer on to whose personal quests the card does not matter."""
    for other in state.living_from(seat):
        if not _matters(state, other, location):
            return other
    return seat


def _matters(state: DungeoneerState, seat: int, location: int) -> bool:
    """Whether one of a player's personal quests can be done in a location."""
    return any(location in _printed_places(state, quest) for quest in state.players[seat].quests)


def _printed_places(state: DungeoneerState, quest: int) -> list[int]:
    card = state.tables.quests[quest]
    return card.places if card.names_places and card.search == 0 else []


class PlaceLocation(Question):
    """DL-36 to DL-38: the drawn card must be placed: a cell and a rotation."""

    def asked(self, state: DungeoneerState) -> int:
        return state.placer

    def choices_into(self, state: DungeoneerState, seat: i64, buffer: list[int]) -> None:
        placements_into(state, state.drawn, more_to_come(state), buffer)

    def answer(self, state: DungeoneerState, seat: i64, code: i64) -> None:
        state.agenda.pop()
        location = state.drawn
        state.drawn = -1
        state.placer = -1
        if state.drawn_seen != EVERYBODY:
            state.turned_up += 1
        state.drawn_seen = 0
        put_on_map(state, seat, location, code)
        state.answered()


def put_on_map(state: DungeoneerState, seat: int, location: int, code: int) -> None:
    """A location is laid where a place code says."""
    lay(state, location, CELL_OF[(code - PLACE) // 2], (code - PLACE) % 2)
    if state.log is not None:
        name = state.place_name(location)
        state.tell("location_placed", seat, "DL-35", {"place": name, "cell": (code - PLACE) // 2})
    if location == state.tables.throne:
        enthrone(state)


# --- Phase IV --------------------------------------------------------------------------------------------------------


class Feats(Question):
    """DL-39: move, explore, play glory cards, attempt quests, and special actions, in any order."""

    def asked(self, state: DungeoneerState) -> int:
        if state.phase != FEATS_PHASE:
            state.phase = FEATS_PHASE
            if state.log is not None:
                state.tell_table("feats_phase", "DL-39", {})
        # DL-49, DLQ-64: a quest done before ends the feats phase as soon as it begins.
        return self.a if state.players[self.a].alive and not state.success else -1

    def choices_into(self, state: DungeoneerState, seat: i64, buffer: list[int]) -> None:
        if state.draft is not None:
            draft_into(state, seat, buffer)
            return
        player = state.players[seat]
        buffer.append(END)
        moves_into(state, seat, buffer, MOVE)
        if (
            state.tables.white_spots
            and action_points(state, seat) >= 1
            and not forbidden(state, seat, TO_EXPLORE)
            and any_fits(state)
        ):
            buffer.append(EXPLORE)
        actions_into(state, seat, MENU, False, -1, buffer)
        quests_into(state, seat, buffer)
        if not player.battled and action_points(state, seat) >= 1 and hero_forms(state, seat):
            for other in state.players:
                if other.alive and other.seat != seat and other.place == player.place:
                    buffer.append(ATTACK + other.seat)

    def answer(self, state: DungeoneerState, seat: i64, code: i64) -> None:
        if state.draft is not None:
            begin_or_go_on(state, seat, code)
            return
        if code == END:
            state.agenda.pop()
            state.answered()
        elif MOVE <= code < MOVE + 4:
            leave_by(state, seat, code - MOVE)
            state.answered()
        elif code == EXPLORE:
            spend_ap(state, seat, 1)
            if state.log is not None:
                state.tell("explores", seat, "DL-43", {})
            explore(state, seat)
            state.answered()
        elif ATTEMPT <= code < SEARCH:
            attempt(state, seat, code - ATTEMPT)
            state.answered()
        elif SEARCH <= code < TAKE_UP:
            search(state, seat, code - SEARCH)
            state.answered()
        elif TAKE_UP <= code < HAND_OVER:
            take_up(state, seat, code - TAKE_UP)
            state.answered()
        elif HAND_OVER <= code < PICK_UP:
            hand_over(state, seat, code - HAND_OVER)
            state.answered()
        elif PICK_UP <= code < PICK_UP + 64:
            pick_up(state, seat, code - PICK_UP)
            state.answered()
        else:
            begin_or_go_on(state, seat, code)


class EndFeats(TableStep):
    """The end of phase IV, also after a success: W8."""

    def run(self, state: DungeoneerState) -> None:
        state.push(Window(tags.WINDOW, W8, 0, self.a, Context(-1, self.a)))


# --- Phase V ---------------------------------------------------------------------------------------------------------


class DiscardOne(Question):
    """DL-51, DLQ-17, DLQ-18, DL-163: with cards in hand exactly one of hand, treasure or lair; else none is needed."""

    def asked(self, state: DungeoneerState) -> int:
        state.phase = DISCARD_PHASE
        player = state.players[self.a]
        if not player.alive:
            return -1
        if not player.hand and not player.lair and not treasures_of(state, self.a):
            return -1
        return self.a

    def choices_into(self, state: DungeoneerState, seat: i64, buffer: list[int]) -> None:
        player = state.players[seat]
        if not player.hand or state.tables.optional_discard:
            buffer.append(PASS)
        for card in distinct(state, player.hand):
            buffer.append(CARD + card)
        for card in treasures_of(state, seat):
            buffer.append(CARD + card)
        for card in player.lair:
            buffer.append(CARD + card)

    def answer(self, state: DungeoneerState, seat: i64, code: i64) -> None:
        state.agenda.pop()
        if code != PASS:
            card = code - CARD
            if card in state.players[seat].hand:
                from_hand(state, card, seat)
            if state.log is not None:
                state.tell("discarded", seat, "DL-51", {"card": state.card_name(card)})
            to_discard(state, card)
        state.answered()


class StayIncome(TableStep):
    """DL-52: a hero who did not move gains the location's glory and peril, without its effects."""

    def run(self, state: DungeoneerState) -> None:
        state.phase = DISCARD_PHASE
        player = state.players[self.a]
        if not player.alive or player.moved:
            return
        location = state.tables.locations[player.place]
        gain_points(state, self.a, location.glory, location.peril, "DL-52")
        if state.tables.solo:
            from undercroft.games.dungeoneer.solo import SoloEncounters, roll_for_peril

            state.push(SoloEncounters(tags.SOLO_ENCOUNTERS, self.a, player.place))
            roll_for_peril(state, self.a, player.place)


class SaveAp(Question):
    """DL-53, DLQ-14: one action point may be kept for the turns of others; the rest is lost."""

    def asked(self, state: DungeoneerState) -> int:
        player = state.players[self.a]
        if not player.alive or player.ap < 1 or state.tables.limited_movement:
            player.ap = 0
            return -1
        return self.a

    def choices_into(self, state: DungeoneerState, seat: i64, buffer: list[int]) -> None:
        buffer.append(PASS)
        buffer.append(SAVE)

    def answer(self, state: DungeoneerState, seat: i64, code: i64) -> None:
        state.agenda.pop()
        player = state.players[seat]
        player.ap = 0
        if code == SAVE:
            player.saved = 1
            if state.log is not None:
                state.tell("ap_saved", seat, "DL-53", {})
        state.answered()


class DrawUp(TableStep):
    """DL-54: draw up to five cards, one after the other."""

    def run(self, state: DungeoneerState) -> None:
        player = state.players[self.a]
        if not player.alive or len(player.hand) >= HAND_SIZE:
            return
        if sum(pile.size() for pile in state.piles) + sum(len(pile) for pile in state.discards) == 0:
            return
        state.push(DrawUp(tags.DRAW_UP, self.a))
        state.push(DrawCard(tags.DRAW_CARD, self.a, -1))


class ChooseDeck(Question):
    """DLQ-167: with split decks seat ``a`` says for every single draw from which."""

    def asked(self, state: DungeoneerState) -> int:
        return self.a

    def choices_into(self, state: DungeoneerState, seat: i64, buffer: list[int]) -> None:
        buffer.append(DECK)
        buffer.append(DECK + 1)

    def answer(self, state: DungeoneerState, seat: i64, code: i64) -> None:
        state.agenda.pop()
        state.push(DrawCard(tags.DRAW_CARD, seat, code - DECK))
        state.answered()


class NextTurn(TableStep):
    """The turn of seat ``a`` ends: clockwise to the next living player; a round may be over (DLQ-184)."""

    def run(self, state: DungeoneerState) -> None:
        end_marks(state, UNTIL_TURN, self.a, 0)
        new_player_turn(state)
        seats = state.tables.seats
        following = self.a
        for away in range(1, seats + 1):
            seat = (self.a + away) % seats
            if seat == state.first:
                state.round += 1
                if state.round > state.tables.round_cap:
                    self._cap(state)
                    return
            if state.players[seat].alive:
                following = seat
                break
        refresh(state)
        state.push(BeginTurn(tags.BEGIN_TURN, following))

    def _cap(self, state: DungeoneerState) -> None:
        from undercroft.games.dungeoneer.ending import best_by_rank, finish

        state.round -= 1
        if state.tables.solo:
            finish(state, SOLO_LOST, -1)
        else:
            finish(state, BY_CAP, best_by_rank(state, BY_CAP))
