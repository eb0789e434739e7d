"""Moving: exits, entering, hazards, falling and standing up (DL-40 to DL-42, DL-81 to DL-96, DLQ-94 to DLQ-98, DLQ-149)."""

from __future__ import annotations

from mypy_extensions import i64

from undercroft.games.dungeoneer import tags
from undercroft.games.dungeoneer.atlas import (
    beside,
    close_exit_of,
    close_exits,
    exit_kind,
    is_open,
    passable,
    printed_side,
)
from undercroft.games.dungeoneer.codes import DODGE, FORM, PASS, TEST
from undercroft.games.dungeoneer.context import FIRST_LOCATION_SOURCE, Context
from undercroft.games.dungeoneer.marks import Draft
from undercroft.games.dungeoneer.plays import commit, hero_forms
from undercroft.games.dungeoneer.queries import bonus, difficulty, forbidden, tested_value
from undercroft.games.dungeoneer.solo import THE_FORMS
from undercroft.games.dungeoneer.state import (
    LORD_DEFEATED,
    LORD_ENTHRONED,
    DungeoneerState,
    Question,
    TableStep,
)
from undercroft.games.dungeoneer.steps import (
    drop_roll_marks,
    fire,
    gain_points,
    harm,
    roll_for,
    run_program,
    spend_ap,
)
from undercroft.games.dungeoneer.tables import (
    BLOCKED,
    EFFECT,
    EXIT_ROLL,
    OF_EXITS,
    OF_HAZARDS,
    ON_ENTRY,
    ON_TEST,
    PIT,
    SPIKES,
    THREAT_ROLL,
    TO_MOVE,
    TRAPPED,
    W6,
)
from undercroft.games.dungeoneer.windows import Window, ambushes_into
from undercroft.games.dungeoneer.zones import to_discard
from undercroft.kernel.bits import bit

ROLL_THREAT = 2
ENTRY_TAGS = (tags.ENTER, tags.LOCATION_EFFECT, tags.SOLO_ENCOUNTERS, tags.LORD_WAKES, tags.AMBUSH)


# --- Falling and standing ------------------------------------------------------------------------------------------


def fall(state: DungeoneerState, seat: int, stat: int, number: int) -> None:
    """DL-95: lay a hero down; ``stat`` and ``number`` are the threat that standing up needs, -1 for none."""
    player = state.players[seat]
    if not player.fallen:
        player.fallen = 1
        player.fall_stat = stat
        player.fall_number = number
        if state.log is not None:
            state.tell("fell", seat, "DL-95", {})


def rise(state: DungeoneerState, seat: int) -> None:
    """A hero is on their feet again."""
    player = state.players[seat]
    if player.fallen:
        player.fallen = 0
        player.fall_stat = -1
        player.fall_number = 0
        if state.log is not None:
            state.tell("stood_up", seat, "DL-95", {})


def stand_up(state: DungeoneerState, seat: int) -> None:
    """DL-55, DL-95: one action point; some falls also demand a threat."""
    player = state.players[seat]
    extra = min(1, player.extra)
    player.extra -= extra
    if seat == state.active:
        player.ap -= 1 - extra
    else:
        player.saved -= 1 - extra
    if player.fall_stat < 0:
        rise(state, seat)
        return
    judge = JudgeRise(tags.JUDGE_RISE, seat)
    roll_for(state, seat, judge, ROLL_THREAT)
    fire(state, ON_TEST, seat, Context(-1, seat, seat))


class JudgeRise(TableStep):
    """The threat of getting up is overcome, or the hero lies on."""

    def run(self, state: DungeoneerState) -> None:
        player = state.players[self.a]
        if not player.fallen:
            return
        total = state.die + tested_value(state, self.a, player.fall_stat) + bonus(state, THREAT_ROLL, self.a)
        drop_roll_marks(state, self.a)
        if state.log is not None:
            state.tell("tested", self.a, "DL-69", {"total": total, "needed": player.fall_number})
        if total >= player.fall_number:
            rise(state, self.a)


def lie_down(state: DungeoneerState, seat: int) -> None:
    """DL-166, DLQ-172: a hero without action points lies down for one more, not for moving."""
    player = state.players[seat]
    player.lain = 1
    player.extra += 1
    fall(state, seat, -1, 0)


# --- Leaving a location ----------------------------------------------------------------------------------------------


def moves_into(state: DungeoneerState, seat: int, buffer: list[int], first: int) -> None:
    """The sides by which a hero may leave: one action point, and an exit that works (DL-40)."""
    player = state.players[seat]
    if player.fallen or player.ap < 1 or forbidden(state, seat, TO_MOVE):
        return
    for side in range(4):
        if passable(state, player.place, side):
            buffer.append(first + side)


def leave_by(state: DungeoneerState, seat: int, side: int) -> None:
    """DL-91: the exit comes before the action point is spent."""
    if state.log is not None:
        state.tell("moves", seat, "DL-40", {"side": side})
    step_out(state, seat, side, 1)


def step_out(state: DungeoneerState, seat: int, side: int, price: int) -> None:
    """One step through an exit for so many action points: 1 for a move, 0 where an effect pays for it."""
    player = state.players[seat]
    if is_open(state, player.place, side) or exit_kind(state, player.place, side) not in (BLOCKED, TRAPPED):
        _pay(state, seat, price)
        go_to(state, seat, beside(state, player.place, side))
        return
    judge = JudgeExit(tags.JUDGE_EXIT, seat, side, player.place, Context(-1, seat, seat, x=price))
    roll_for(state, seat, judge, ROLL_THREAT)
    fire(state, ON_TEST, seat, Context(-1, seat, seat))


def _pay(state: DungeoneerState, seat: int, price: int) -> None:
    """The price of a step; the extra point of lying down never pays for it (DLQ-172)."""
    player = state.players[seat]
    if seat == state.active:
        player.ap -= price
    else:
        player.saved -= price


def _may_step(state: DungeoneerState, seat: int, place: int, price: int) -> bool:
    """Whether a hero who has tried an exit is still there, on their feet and with the price of the step."""
    player = state.players[seat]
    purse = player.ap if seat == state.active else player.saved
    return player.alive != 0 and player.place == place and not player.fallen and purse >= price


class JudgeExit(TableStep):
    """DL-83, DL-84, DLQ-95: seat ``a`` at the exit on side ``b`` of location ``c``; ``ctx.x`` is the price of the step."""

    def run(self, state: DungeoneerState) -> None:
        seat, side, place = self.a, self.b, self.c
        price = self.ctx.x
        if not _may_step(state, seat, place, price):
            return
        location = state.tables.locations[place]
        printed = printed_side(state, place, side)
        stat = location.exit_stats[printed]
        needed = location.exit_numbers[printed] + difficulty(state, OF_EXITS, seat)
        total = (
            state.die
            + tested_value(state, seat, stat)
            + bonus(state, THREAT_ROLL, seat)
            + bonus(state, EXIT_ROLL, seat)
        )
        drop_roll_marks(state, seat)
        passed = total >= needed
        if state.log is not None:
            state.tell("tested", seat, "DL-69", {"total": total, "needed": needed})
        other = beside(state, place, side)
        if exit_kind(state, place, side) == TRAPPED:
            if passed:
                _pay(state, seat, price)
                go_to(state, seat, other)
            else:
                # DLQ-148: a hero who dies here dies in the location being left.
                state.push(LeaveWounded(tags.TRY_EXIT, seat, other, place, self.ctx))
                harm(state, seat, 1, -1)
            return
        if passed:
            _pay(state, seat, price)
            go_to(state, seat, other)
        elif _may_step(state, seat, place, price + 1):
            _pay(state, seat, price + 1)
            go_to(state, seat, other)
        elif price > 0:
            _pay(state, seat, price)
            close_exit_of(state, seat)
            state.opened.extend([place, side, seat])
            if state.log is not None:
                state.tell("exit_opened", seat, "DL-83", {"side": side})


class LeaveWounded(TableStep):
    """DL-84: the hero leaves by the trapped exit either way, if still alive."""

    def run(self, state: DungeoneerState) -> None:
        if _may_step(state, self.a, self.c, self.ctx.x):
            _pay(state, self.a, self.ctx.x)
            go_to(state, self.a, self.b)


# --- Entering ------------------------------------------------------------------------------------------------------


def go_to(state: DungeoneerState, seat: int, place: int) -> None:
    """The standee moves, and the entry follows step by step (DLQ-149)."""
    player = state.players[seat]
    # A warp in the middle of an entry ends the rest of that entry (DLQ-149).
    if any(_of_entry(step, seat) for step in state.agenda):
        state.agenda = [step for step in state.agenda if not _of_entry(step, seat)]
        # Alone, what waited for the hero in the place that was left does not follow (DL-105).
        for card in state.revealed:
            to_discard(state, card)
        state.revealed = []
        if state.tables.solo:
            for encounter in state.declared:
                to_discard(state, encounter.card)
            state.declared = []
    player.place = place
    if seat == state.active:
        player.moved = 1
    close_exits(state)
    if state.log is not None:
        state.tell("arrived", seat, "DL-40", {"place": state.place_name(place)})
    state.push(Enter(tags.ENTER, seat, place))


def _of_entry(step: TableStep, seat: int) -> bool:
    """Whether a step belongs to the entry of a hero: one of its own steps, its window, or what waits for entries."""
    if step.tag == tags.WINDOW:
        return step.a == W6 and step.c == seat
    if step.tag == tags.TRIGGER:
        return step.a == ON_ENTRY and step.b == seat
    if step.tag == tags.SOLO_ENCOUNTERS and step.c == THE_FORMS:
        # It belongs to a battle, which goes on without the hero.
        return False
    return step.tag in ENTRY_TAGS and step.a == seat


class Enter(TableStep):
    """DLQ-149: income if new, W6, the location's effect, solo encounters, the Arch Lich Lord, an ambush."""

    def run(self, state: DungeoneerState) -> None:
        seat, place = self.a, self.b
        player = state.players[seat]
        own = seat == state.active
        state.push(Ambush(tags.AMBUSH, seat, place))
        state.push(LordWakes(tags.LORD_WAKES, seat, place))
        if not own:
            return
        location = state.tables.locations[place]
        new = not player.has_visited(place)
        if state.tables.solo:
            state.push(_solo_step(seat, place))
        state.push(LocationEffect(tags.LOCATION_EFFECT, seat, place))
        state.push(Window(tags.WINDOW, W6, 0, seat, Context(-1, seat, seat, place=place)))
        fire(state, ON_ENTRY, seat, Context(-1, seat, seat, place=place))
        if new:
            player.visited |= bit_of(place)
            gain_points(state, seat, location.glory, location.peril, "DL-41")
            if state.tables.solo:
                from undercroft.games.dungeoneer.solo import roll_for_peril

                roll_for_peril(state, seat, place)
        if state.tables.solo:
            from undercroft.games.dungeoneer.solo import check_return

            check_return(state, seat)


def bit_of(place: int) -> int:
    """A location as a bit; there may be more than 62 of them."""
    number = 1
    return number << place


def _solo_step(seat: int, place: int) -> TableStep:
    from undercroft.games.dungeoneer.solo import SoloEncounters

    return SoloEncounters(tags.SOLO_ENCOUNTERS, seat, place)


class LocationEffect(Question):
    """DL-42, DL-87: spikes, pit or effect of location ``b`` for seat ``a``. With the variant spikes can be dodged."""

    def _can_dodge(self, state: DungeoneerState) -> bool:
        player = state.players[self.a]
        location = state.tables.locations[self.b]
        return state.tables.dodging and location.hazard == SPIKES and player.ap >= 1 and not player.fallen

    def asked(self, state: DungeoneerState) -> int:
        player = state.players[self.a]
        if not player.alive or player.place != self.b:
            return -1
        if self._can_dodge(state):
            return self.a
        state.agenda.pop()
        self._strike(state)
        return -1

    def choices_into(self, state: DungeoneerState, seat: i64, buffer: list[int]) -> None:
        buffer.append(TEST)
        buffer.append(DODGE)

    def answer(self, state: DungeoneerState, seat: i64, code: i64) -> None:
        state.agenda.pop()
        if code == DODGE:
            spend_ap(state, seat, 1)
            if state.log is not None:
                state.tell("dodged", seat, "DL-167", {})
        else:
            self._strike(state)
        state.answered()

    def _strike(self, state: DungeoneerState) -> None:
        location = state.tables.locations[self.b]
        if location.throne and state.lord_status == LORD_DEFEATED:
            return
        if location.hazard in (SPIKES, PIT):
            roll_for(state, self.a, JudgeHazard(tags.JUDGE_HAZARD, self.a, self.b), ROLL_THREAT)
            fire(state, ON_TEST, self.a, Context(-1, self.a, self.a))
        elif location.hazard == EFFECT:
            ctx = Context(FIRST_LOCATION_SOURCE + self.b, self.a, self.a, place=self.b)
            run_program(state, location.program, ctx)


class JudgeHazard(TableStep):
    """DL-87: spikes wound, a pit makes fall, unless the threat is overcome."""

    def run(self, state: DungeoneerState) -> None:
        seat = self.a
        location = state.tables.locations[self.b]
        if not state.players[seat].alive or state.players[seat].place != self.b:
            return
        total = state.die + tested_value(state, seat, location.hazard_stat) + bonus(state, THREAT_ROLL, seat)
        drop_roll_marks(state, seat)
        needed = location.hazard_number + difficulty(state, OF_HAZARDS, seat)
        if state.log is not None:
            state.tell("tested", seat, "DL-69", {"total": total, "needed": needed})
        if total >= needed:
            return
        if location.hazard == SPIKES:
            harm(state, seat, 1, -1)
        else:
            fall(state, seat, -1, 0)


class LordWakes(TableStep):
    """DL-132, DLQ-80, DLQ-140: the Arch Lich Lord attacks any hero who enters his throne room."""

    def run(self, state: DungeoneerState) -> None:
        player = state.players[self.a]
        if (
            self.b != state.tables.throne
            or state.lord_status != LORD_ENTHRONED
            or not player.alive
            or player.place != self.b
        ):
            return
        from undercroft.games.dungeoneer.battles import start_hunt

        if self.a == state.active:
            player.attempted = 1
        start_hunt(state, self.a, state.tables.lord_quest)


class Ambush(Question):
    """DLQ-131: a hero with a saved action point may attack the one who entered. ``c`` are seats that declined."""

    def asked(self, state: DungeoneerState) -> int:
        player = state.players[self.a]
        if not player.alive or player.place != self.b:
            return -1
        for seat in state.living_from(state.active):
            if seat != self.a and self.c >> seat & 1 == 0:
                buffer: list[int] = []
                ambushes_into(state, seat, self.a, buffer)
                if buffer:
                    return seat
        return -1

    def choices_into(self, state: DungeoneerState, seat: i64, buffer: list[int]) -> None:
        if state.draft is not None:
            for form in hero_forms(state, seat):
                buffer.append(FORM + form)
            return
        buffer.append(PASS)
        ambushes_into(state, seat, self.a, buffer)

    def answer(self, state: DungeoneerState, seat: i64, code: i64) -> None:
        draft = state.draft
        if draft is not None:
            draft.form = code - FORM
            state.agenda[-1] = Ambush(tags.AMBUSH, self.a, self.b, self.c | bit(seat))
            commit(state, seat)
            state.answered()
        elif code == PASS:
            state.agenda[-1] = Ambush(tags.AMBUSH, self.a, self.b, self.c | bit(seat))
            state.answered()
        else:
            state.draft = Draft(code)
