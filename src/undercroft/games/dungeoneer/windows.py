"""The windows W1 to W8: fixed moments at which seats may act outside their own actions, and no others."""

from __future__ import annotations

from mypy_extensions import i64

from undercroft.games.dungeoneer import tags
from undercroft.games.dungeoneer.codes import ATTACK, CARD, DROP, LIE, PASS, STAND, USE
from undercroft.games.dungeoneer.marks import Draft
from undercroft.games.dungeoneer.plays import (
    READY,
    abilities_into,
    actions_into,
    choose_in_draft,
    commit,
    draft_into,
    guards_into,
    hero_forms,
    need_of,
    open_actions_into,
)
from undercroft.games.dungeoneer.queries import cost_of, forbidden
from undercroft.games.dungeoneer.state import DungeoneerState, Question
from undercroft.games.dungeoneer.steps import action_points
from undercroft.games.dungeoneer.tables import CHARGES, TO_PLAY, TO_RESPOND, W2, W3, W4, W5, W8
from undercroft.kernel import state as state_of
from undercroft.kernel.bits import bit

ROLL_COUNTER = 1
"""Counterattacks among vocabulary.ROLLS."""
WINDOW_NUMBER = {1: 0, 2: 1, 4: 2, 8: 3, 16: 4, 32: 5, 64: 6, 128: 7}


class Window(Question):
    """Window ``a``: ``b`` are the seats that have passed since something was last done, ``c`` is asked first.

    In W2 ``ctx.x`` are the seats that may respond, asked before all others; in W3 and W4 it is the kind of roll, and
    ``ctx.target`` the other side of a battle.
    """

    def order(self, state: DungeoneerState) -> list[int]:
        """Who is asked, in this order, if they could act."""
        first = self.c
        if self.a == W3:
            return [
                seat for seat in state.living_from(state.active) if seat == first or seat == self.ctx.target
            ]
        if self.a == W2:
            responders = [seat for seat in state.living_from(first) if self._responds(seat)]
            return [
                *responders,
                *(seat for seat in state.living_from(state.active) if seat not in responders),
            ]
        if self.a in (8, W5):
            return [first]
        return state.living_from(state.active)

    def asked(self, state: DungeoneerState) -> int:
        if self.a == W5 and (not state.harm or state.harm[-2] <= 0):
            return -1
        for seat in self.order(state):
            if state.players[seat].alive and self.b >> seat & 1 == 0 and self._could_act(state, seat):
                return seat
        return -1

    def _responds(self, seat: int) -> bool:
        return self.a == W2 and self.ctx.x >> seat & 1 != 0

    def _roll(self) -> int:
        return self.ctx.x if self.a in (W3, 8) else -1

    def _could_act(self, state: DungeoneerState, seat: int) -> bool:
        """DLQ-101: judged by public facts alone, never by what the hand really holds."""
        player = state.players[seat]
        if player.hand and not forbidden(state, seat, TO_PLAY) and self._could_play(state, seat):
            return True
        buffer: list[int] = []
        abilities_into(state, seat, self.a, self._roll(), buffer)
        open_actions_into(state, seat, self.a, buffer)
        if self._before_counters():
            guards_into(state, seat, buffer)
        if self.a == W8:
            ambushes_into(state, seat, -1, buffer)
        return len(buffer) > 0

    def _before_counters(self) -> bool:
        """DLQ-135: whether the rolls to come are counterattacks, which a minion may take over."""
        return self.a == W3 and self.ctx.x == ROLL_COUNTER

    def _could_play(self, state: DungeoneerState, seat: int) -> bool:
        """Whether the cheapest card with a timing of this window could be paid for."""
        responds = self._responds(seat) and not forbidden(state, seat, TO_RESPOND)
        least = _cheapest(state, seat, self.a, responds)
        if least[0] >= 0 and state.players[seat].glory >= least[0]:
            return True
        if least[1] < 0:
            return False
        for player in state.players:
            if player.seat != seat and player.alive and player.peril >= least[1]:
                return True
        return False

    def choices_into(self, state: DungeoneerState, seat: i64, buffer: list[int]) -> None:
        if state.draft is not None:
            draft_into(state, seat, buffer)
            return
        buffer.append(PASS)
        actions_into(state, seat, self.a, self._responds(seat), self._roll(), buffer)
        if self._before_counters():
            guards_into(state, seat, buffer)
        if self.a == W8:
            ambushes_into(state, seat, -1, buffer)

    def answer(self, state: DungeoneerState, seat: i64, code: i64) -> None:
        if state.draft is None and code == PASS:
            state.agenda[-1] = Window(tags.WINDOW, self.a, self.b | bit(seat), self.c, self.ctx)
            state.answered()
        elif begin_or_go_on(state, seat, code):
            # Something was done: everybody is asked again. What was done lies above the window by now.
            _restart(state, self)


def window_of(state: DungeoneerState, seat: int) -> state_of.Window | None:
    """The window in which a seat is asked now. It is attacked where it defends, has to roll or is about to be hurt."""
    step = state.agenda[-1] if state.agenda else None
    if not isinstance(step, Window) or state.pending >> seat & 1 == 0 or state.draft is not None:
        return None
    if step.a == W2:
        attacked = step.ctx.x >> seat & 1 != 0
    else:
        attacked = step.a in (W3, W4, W5) and seat == step.c
    aside = frozenset([LIE, *[DROP + quest for quest in state.players[seat].escorts]])
    return state_of.Window(PASS, attacked, seat == state.active, aside)


def _restart(state: DungeoneerState, window: Window) -> None:
    for place in range(len(state.agenda) - 1, -1, -1):
        if state.agenda[place] is window:
            state.agenda[place] = Window(tags.WINDOW, window.a, 0, window.c, window.ctx)
            return


def begin_or_go_on(state: DungeoneerState, seat: int, code: int) -> bool:
    """Carry the draft on, begin one, or do what needs none; whether the decision is complete."""
    if state.draft is not None:
        choose_in_draft(state, seat, code)
    elif code == STAND:
        from undercroft.games.dungeoneer.moves import stand_up

        stand_up(state, seat)
        state.answered()
        return True
    elif code == LIE:
        from undercroft.games.dungeoneer.moves import lie_down

        lie_down(state, seat)
        state.answered()
        return True
    elif DROP <= code < DROP + 64:
        from undercroft.games.dungeoneer.quests import drop_token

        drop_token(state, seat, code - DROP)
        state.answered()
        return True
    else:
        state.draft = Draft(code)
        if CARD <= code < USE:
            _only_attack(state, state.draft)
    draft = state.draft
    if draft is None or need_of(state, seat, draft) != READY:
        return False
    commit(state, seat)
    state.answered()
    return True


def _only_attack(state: DungeoneerState, draft: Draft) -> None:
    """A guard needs no choice where one attack is left to answer."""
    battle = state.battles[-1]
    open_attacks = [
        number
        for number in range(len(battle.attackers))
        if battle.states[number] == 0 and battle.guards[number] < 0
    ]
    if len(open_attacks) == 1:
        draft.fighter = battle.attackers[open_attacks[0]]


def _cheapest(state: DungeoneerState, seat: int, window: int, responds: bool) -> list[int]:
    """The least cost of a glory card and of a peril card with a timing of this window in the sets in play."""
    number = WINDOW_NUMBER[window]
    if responds:
        number += 8
    for force in state.forces:
        if force.passive.verb == CHARGES:
            return _cheapest_now(state, seat, number)
    for mark in state.marks:
        if mark.verb == CHARGES:
            return _cheapest_now(state, seat, number)
    return state.tables.cheapest[number]


def _cheapest_now(state: DungeoneerState, seat: int, number: int) -> list[int]:
    least = [-1, -1]
    for card in state.tables.timed[number]:
        cost = cost_of(state, seat, card)
        side = 0 if card.glory else 1
        if least[side] < 0 or cost < least[side]:
            least[side] = cost
    return least


def ambushes_into(state: DungeoneerState, seat: int, entered: int, buffer: list[int]) -> None:
    """DLQ-131: heroes that a hero may attack with a saved action point on another's turn; ``entered``: only this one."""
    player = state.players[seat]
    if (
        seat == state.active
        or state.tables.challenge_only
        or player.fallen
        or player.battled
        or action_points(state, seat) < 1
        or not hero_forms(state, seat)
    ):
        return
    for other in state.players:
        if (
            other.alive
            and other.seat != seat
            and other.place == player.place
            and (entered < 0 or other.seat == entered)
        ):
            buffer.append(ATTACK + other.seat)
