"""The verbs of effects, one class each. Each says what it does to one hero, and asks where a choice is needed."""

from __future__ import annotations

from typing import Final

from undercroft.games.dungeoneer import tags
from undercroft.games.dungeoneer.atlas import (
    beside,
    entrances,
    joined,
    laid,
    passable,
    printed_side,
    shift,
    shift_targets,
)
from undercroft.games.dungeoneer.battle import (
    COMPARED,
    FIRST_CARD,
    FIRST_QUEST,
    VOID,
    WAITING,
    card_of,
    quest_of,
)
from undercroft.games.dungeoneer.codes import (
    BRANCH,
    CARD,
    DRAW_CARD,
    FORM,
    LOCATION,
    MOVE,
    PASS,
    PICK,
    SEAT,
)
from undercroft.games.dungeoneer.content_types import Effects
from undercroft.games.dungeoneer.context import FIRST_HERO_SOURCE, Context
from undercroft.games.dungeoneer.marks import ExitMark, Mark
from undercroft.games.dungeoneer.moves import fall, go_to, rise, step_out
from undercroft.games.dungeoneer.op import Op
from undercroft.games.dungeoneer.queries import (
    amount,
    bonus,
    counted,
    difficulty,
    fighter_data,
    hero_mask,
    holds,
    in_order,
    is_minion,
    limit,
    monster_health,
    refresh,
    tested_value,
    treasures_of,
)
from undercroft.games.dungeoneer.state import DungeoneerState, TableStep
from undercroft.games.dungeoneer.steps import (
    ActOn,
    AskOp,
    ChanceOp,
    RollDie,
    action_points,
    draw_cards,
    drop_roll_marks,
    fire,
    gain_points,
    harm,
    harm_minion,
    heal,
    roll_for,
    run_program,
    spend_ap,
)
from undercroft.games.dungeoneer.tables import (
    BOON,
    CURSE,
    HARDENS,
    IN_PLAY,
    OF_ANY,
    OF_TREASURES,
    ON_TEST,
    THE_MONSTER,
    THREAT_ROLL,
    TREASURE,
    UNTIL_TURN,
    W2,
    Test,
)
from undercroft.games.dungeoneer.windows import Window
from undercroft.games.dungeoneer.zones import (
    change_hands,
    check_surplus,
    from_hand,
    lay_down,
    to_discard,
    to_hand,
    to_lair,
)
from undercroft.kernel.bits import bit

ROLL_THREAT: Final = 2

# Places, in the order of vocabulary.PLACES
AIMED: Final = 0
AN_ENTRANCE: Final = 1
A_NEIGHBOUR: Final = 2
ANYWHERE: Final = 3
A_ROOM: Final = 4
A_TUNNEL: Final = 5
WITH_HERO: Final = 6

# Who chooses, in the order of vocabulary.CHOOSERS
THE_OWNER: Final = 0
THE_PLAYER: Final = 1
BY_CHANCE: Final = 2

SORT_BOON: Final = 0
SORT_TREASURE: Final = 1
SORT_CURSE: Final = 2
SORT_MINION: Final = 6
SORT_ANY: Final = 10
SORT_HAND: Final = 11
SORT_LAIR: Final = 12


def by_chance(state: DungeoneerState, ctx: Context) -> bool:
    """DLQ-180: alone, what an opponent would choose is random."""
    if not state.tables.solo or not 0 <= ctx.source < FIRST_HERO_SOURCE:
        return False
    return not state.tables.cards[ctx.source].glory


def ask(state: DungeoneerState, op: Op, ctx: Context, seat: int, count: int) -> None:
    """Let a seat (or, alone, chance) choose for a verb."""
    if by_chance(state, ctx):
        state.push(ChanceOp(tags.CHANCE_OP, op.number, seat, count, ctx))
    else:
        state.push(AskOp(tags.ASK_OP, op.number, seat, count, ctx))


class HeroOp(Op):
    """A verb that happens to heroes one after the other (DLQ-103)."""

    def run(self, state: DungeoneerState, ctx: Context) -> None:
        seats = in_order(state, hero_mask(state, self.who, ctx), ctx)
        if len(seats) == 1:
            self.act(state, ctx, seats[0])
            return
        for seat in reversed(seats):
            state.push(ActOn(tags.ACT_ON, self.number, seat, 0, ctx))


class ChoiceOp(HeroOp):
    """A verb for which chance may choose among the options that a seat would have."""

    def chance_codes(self, state: DungeoneerState, ctx: Context, seat: int) -> list[int]:
        buffer: list[int] = []
        self.options_into(state, ctx, seat, buffer)
        return [PICK + number for number in range(len(buffer))]

    def picked(self, state: DungeoneerState, ctx: Context, seat: int, code: int) -> None:
        buffer: list[int] = []
        self.options_into(state, ctx, seat, buffer)
        buffer.sort()
        self.chosen(state, ctx, seat, buffer[code - PICK])


# --- Points and health -------------------------------------------------------------------------------------------------


class Points(HeroOp):
    """``glory`` and ``peril``."""

    def __init__(self, is_glory: bool) -> None:
        super().__init__()
        self.is_glory = is_glory

    def act(self, state: DungeoneerState, ctx: Context, seat: int) -> None:
        n = amount(state, self.amount, ctx)
        gain_points(state, seat, n if self.is_glory else 0, 0 if self.is_glory else n, "DLQ-29")


class ActionPoints(HeroOp):
    """``ap``: DLQ-116: on the own turn to ap, on others' to saved."""

    def act(self, state: DungeoneerState, ctx: Context, seat: int) -> None:
        n = amount(state, self.amount, ctx)
        player = state.players[seat]
        if seat == state.active:
            player.ap = max(0, player.ap + n)
        else:
            player.saved = max(0, player.saved + n)
        if state.log is None:
            return
        if n >= 0:
            state.tell("ap_added", seat, "DLQ-116", {"ap": n})
        else:
            state.tell("ap_lost", seat, "DLQ-116", {"ap": -n})


class Wound(HeroOp):
    """``wound``: through W5; counted for rewards if a monster is the source."""

    def run(self, state: DungeoneerState, ctx: Context) -> None:
        if self.who == THE_MONSTER:
            _wound_fighter(state, ctx, amount(state, self.amount, ctx))
        else:
            super().run(state, ctx)

    def act(self, state: DungeoneerState, ctx: Context, seat: int) -> None:
        source = ctx.fighter if ctx.fighter >= FIRST_CARD and _carries(ctx) else -1
        harm(state, seat, amount(state, self.amount, ctx), source)


def _carries(ctx: Context) -> bool:
    """Whether the monster of an effect is what carries it: a strike or a special, not a card aimed at it."""
    return ctx.source == card_of(ctx.fighter) or quest_of(ctx.fighter) >= 0


def _wound_fighter(state: DungeoneerState, ctx: Context, wounds: int) -> None:
    if ctx.fighter < FIRST_CARD:
        return
    from undercroft.games.dungeoneer.battles import wound_monster

    card = card_of(ctx.fighter)
    if card >= 0 and is_minion(state, card):
        harm_minion(state, ctx.fighter, wounds, ctx.you)
        return
    battle = state.battles[-1] if state.battles else None
    wound_monster(state, battle, ctx.fighter, wounds, ctx.you)


class Heal(HeroOp):
    """``heal``: to the maximum."""

    def run(self, state: DungeoneerState, ctx: Context) -> None:
        if self.who != THE_MONSTER:
            super().run(state, ctx)
            return
        n = amount(state, self.amount, ctx)
        card = card_of(ctx.fighter)
        if card >= 0:
            state.hurt[card] = max(0, state.hurt[card] - n)
        elif ctx.fighter >= FIRST_QUEST:
            state.quest_hurt[quest_of(ctx.fighter)] = max(0, state.quest_hurt[quest_of(ctx.fighter)] - n)

    def act(self, state: DungeoneerState, ctx: Context, seat: int) -> None:
        heal(state, seat, amount(state, self.amount, ctx))


class Prevent(Op):
    """``prevent``: fewer wounds of the present batch (W5)."""

    def run(self, state: DungeoneerState, ctx: Context) -> None:
        if len(state.harm) >= 3:
            state.harm[-2] = max(0, state.harm[-2] - amount(state, self.amount, ctx))
            if state.log is not None:
                state.tell("prevented", ctx.you, "DL-64", {"left": state.harm[-2]})


# --- What holds for a while -----------------------------------------------------------------------------------------------


class Holding(Op):
    """``modify``, ``difficulty``, ``cost``, ``strike`` and ``forbid`` outside a passive: a mark until its time is over."""

    def __init__(self, verb: int, what: int, until: int, form: int, kinds: int, program: int) -> None:
        super().__init__()
        self.verb = verb
        self.what = what
        self.until = until
        self.form = form
        self.kinds = kinds
        self.program = program

    def run(self, state: DungeoneerState, ctx: Context) -> None:
        seats = 0
        fighter = -1
        if self.who == THE_MONSTER:
            fighter = ctx.fighter
            if fighter < 0:
                return
        elif self.verb != HARDENS:
            seats = hero_mask(state, self.who, ctx)
            if seats == 0 and self.kinds == 0:
                return
        until = self.until if self.until != IN_PLAY else UNTIL_TURN
        mark = Mark(
            self.verb, self.what, seats, fighter, amount(state, self.amount, ctx), until, ctx.you, self.form,
            self.kinds, self.program, len(state.battles),
        )  # fmt: skip
        state.marks.append(mark)


class TestOp(HeroOp):
    """``test``: a threat; passed and failed are effects of their own."""

    def __init__(self, stat: int, needed: int, passed: int, failed: int) -> None:
        super().__init__()
        self.stat = stat
        self.needed = needed
        self.passed = passed
        self.failed = failed

    def act(self, state: DungeoneerState, ctx: Context, seat: int) -> None:
        roll_for(state, seat, JudgeTest(tags.JUDGE_TEST, self.number, seat, 0, ctx), ROLL_THREAT)
        fire(state, ON_TEST, seat, Context(ctx.source, seat, seat))


class JudgeTest(TableStep):
    """DL-69: the die and the value of seat ``b`` against the number of verb ``a``."""

    def run(self, state: DungeoneerState) -> None:
        op = state.tables.ops[self.a]
        seat = self.b
        if not isinstance(op, TestOp) or not state.players[seat].alive:
            return
        total = state.die + tested_value(state, seat, op.stat) + bonus(state, THREAT_ROLL, seat)
        drop_roll_marks(state, seat)
        needed = op.needed + difficulty(state, OF_ANY, seat)
        if state.log is not None:
            state.tell("tested", seat, "DL-69", {"total": total, "needed": needed})
        run_program(state, op.passed if total >= needed else op.failed, self.ctx.aimed(seat))


# --- Heroes on the map ---------------------------------------------------------------------------------------------------


class Fall(HeroOp):
    """``fall``: with a threat that standing up needs, or without."""

    def __init__(self, stat: int, needed: int) -> None:
        super().__init__()
        self.stat = stat
        self.needed = needed

    def act(self, state: DungeoneerState, ctx: Context, seat: int) -> None:
        fall(state, seat, self.stat, self.needed)


class Stand(HeroOp):
    """``stand``."""

    def act(self, state: DungeoneerState, ctx: Context, seat: int) -> None:
        rise(state, seat)


class Warp(ChoiceOp):
    """``warp``: the player of the effect chooses among the places that fit (DL-96)."""

    def __init__(self, place: int) -> None:
        super().__init__()
        self.place = place

    def act(self, state: DungeoneerState, ctx: Context, seat: int) -> None:
        places = self._places(state, ctx, seat)
        if len(places) == 1:
            go_to(state, seat, places[0])
        elif places:
            chooser = ctx.you if ctx.you >= 0 and state.players[ctx.you].alive else seat
            ask(state, self, ctx.aimed(seat), chooser, 1)

    def _places(self, state: DungeoneerState, ctx: Context, seat: int) -> list[int]:
        here = state.players[seat].place
        surface = state.tables.locations[here].surface
        found: list[int] = []
        if self.place == AIMED:
            candidates = [ctx.place] if ctx.place >= 0 else []
        elif self.place == A_NEIGHBOUR:
            candidates = [joined(state, here, side) for side in range(4)]
        elif self.place == AN_ENTRANCE:
            candidates = entrances(state)
        else:
            candidates = laid(state)
        for location in candidates:
            if location < 0 or location == here or state.tables.locations[location].surface != surface:
                continue
            if self.place == A_ROOM and not state.tables.locations[location].room:
                continue
            if self.place == A_TUNNEL and state.tables.locations[location].room:
                continue
            if self.place == WITH_HERO and state.heroes_at(location) & ~bit(seat) == 0:
                continue
            found.append(location)
        return found

    def options_into(self, state: DungeoneerState, ctx: Context, seat: int, buffer: list[int]) -> None:
        for location in self._places(state, ctx, ctx.target):
            buffer.append(LOCATION + location)

    def chosen(self, state: DungeoneerState, ctx: Context, seat: int, code: int) -> None:
        go_to(state, ctx.target, code - LOCATION)


class StepOp(ChoiceOp):
    """``step``: moves through working exits without action points; each step may be declined.

    ``free`` passes over what blocked and trapped exits ask; otherwise they are tried as in a move.
    """

    def __init__(self, count: int, free: bool) -> None:
        super().__init__()
        self.count = count
        self.free = free

    def act(self, state: DungeoneerState, ctx: Context, seat: int) -> None:
        chooser = ctx.you if ctx.you >= 0 and state.players[ctx.you].alive else seat
        ask(state, self, ctx.aimed(seat), chooser, self.count)

    def options_into(self, state: DungeoneerState, ctx: Context, seat: int, buffer: list[int]) -> None:
        player = state.players[ctx.target]
        if not player.alive or player.fallen:
            return
        for side in range(4):
            if passable(state, player.place, side):
                buffer.append(MOVE + side)
        if buffer:
            buffer.append(PASS)

    def chosen(self, state: DungeoneerState, ctx: Context, seat: int, code: int) -> None:
        if code != PASS:
            place = state.players[ctx.target].place
            if self.free:
                go_to(state, ctx.target, beside(state, place, code - MOVE))
            else:
                step_out(state, ctx.target, code - MOVE, 0)


# --- The map -------------------------------------------------------------------------------------------------------------


class Shift(ChoiceOp):
    """``shift``: the location that was aimed at is lifted and laid elsewhere (DLQ-146)."""

    def run(self, state: DungeoneerState, ctx: Context) -> None:
        if ctx.place >= 0 and state.players[ctx.you].alive:
            ask(state, self, ctx, ctx.you, 1)

    def options_into(self, state: DungeoneerState, ctx: Context, seat: int, buffer: list[int]) -> None:
        buffer.extend(shift_targets(state, ctx.place))

    def chosen(self, state: DungeoneerState, ctx: Context, seat: int, code: int) -> None:
        shift(state, ctx.place, code)
        if state.log is not None:
            state.tell("shifted", seat, "DL-102", {"place": state.place_name(ctx.place)})


class ExitOp(Op):
    """``exit``: the exit that was aimed at becomes another kind for a while."""

    def __init__(self, kind: int, until: int) -> None:
        super().__init__()
        self.kind = kind
        self.until = until

    def run(self, state: DungeoneerState, ctx: Context) -> None:
        if ctx.place < 0 or ctx.side < 0:
            return
        side = printed_side(state, ctx.place, ctx.side)
        until = self.until if self.until != IN_PLAY else UNTIL_TURN
        mark = ExitMark(ctx.place, side, self.kind, until, ctx.you)
        state.exit_marks = [*state.exit_marks, mark]
        if state.log is not None:
            place = state.place_name(ctx.place)
            state.tell(
                "exit_changed", ctx.you, "DL-82", {"place": place, "side": ctx.side, "exit": self.kind}
            )


class PlaceOp(Op):
    """``place``: draw and place locations."""

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count = count

    def run(self, state: DungeoneerState, ctx: Context) -> None:
        from undercroft.games.dungeoneer.turns import ExploreFor

        if not state.tables.white_spots:
            return
        for _ in range(self.count):
            state.push(ExploreFor(tags.EXPLORE_FOR, ctx.you))


# --- Cards ---------------------------------------------------------------------------------------------------------------


class Draw(HeroOp):
    """``draw``."""

    def __init__(self, deck: int) -> None:
        super().__init__()
        self.deck = deck

    def act(self, state: DungeoneerState, ctx: Context, seat: int) -> None:
        draw_cards(state, seat, amount(state, self.amount, ctx), self.deck)


class Peek(Op):
    """``peek``: the player looks at the top cards of a deck (0 adventure, 1 locations), or into the target's hand (2)."""

    def __init__(self, zone: int, count: int) -> None:
        super().__init__()
        self.zone = zone
        self.count = count

    def run(self, state: DungeoneerState, ctx: Context) -> None:
        from undercroft.games.dungeoneer.peeking import LOCATIONS, PeekCard, peek_adventures, show_hand

        if self.zone == 2:
            show_hand(state, ctx.you, ctx.target, self.count)
        elif self.zone == 1:
            state.push(PeekCard(tags.PEEK_CARD, ctx.you, LOCATIONS, self.count))
        else:
            peek_adventures(state, ctx.you, self.count)


class CardsOp(ChoiceOp):
    """A verb about cards of one sort that somebody has."""

    def __init__(self, sort: int, count: int, chooser: int) -> None:
        super().__init__()
        self.sort = sort
        self.count = count
        self.chooser = chooser

    def cards_of(self, state: DungeoneerState, seat: int) -> list[int]:
        """The cards of a player that the sort means: in the hand, in the lair, or on the table."""
        player = state.players[seat]
        sort = self.sort
        if sort == SORT_HAND:
            return player.hand
        if sort == SORT_LAIR:
            return player.lair
        found: list[int] = []
        for card in [*player.inventory, *player.curses]:
            data = state.tables.cards[card]
            if data.lord:
                continue
            serves = data.fighter is not None
            if sort == SORT_ANY:
                fit = True
            elif sort == SORT_MINION:
                fit = serves
            elif sort == SORT_TREASURE:
                fit = data.type == TREASURE or serves
            elif sort == SORT_BOON:
                fit = data.type == BOON
            elif sort == SORT_CURSE:
                fit = data.type == CURSE and card in player.curses
            else:
                fit = data.sorts >> sort & 1 != 0
            if fit:
                found.append(card)
        return found

    def options_into(self, state: DungeoneerState, ctx: Context, seat: int, buffer: list[int]) -> None:
        for card in self.cards_of(state, ctx.target):
            buffer.append(CARD + card)

    def hidden(self) -> bool:
        """Whether the cards are hidden from others than their owner."""
        return self.sort == SORT_HAND

    def chance_codes(self, state: DungeoneerState, ctx: Context, seat: int) -> list[int]:
        if self.hidden():
            return [DRAW_CARD + card for card in self.cards_of(state, ctx.target)]
        return super().chance_codes(state, ctx, seat)

    def picked(self, state: DungeoneerState, ctx: Context, seat: int, code: int) -> None:
        if self.hidden():
            self.chosen(state, ctx, seat, CARD + code - DRAW_CARD)
        else:
            super().picked(state, ctx, seat, code)


class Discard(CardsOp):
    """``discard``: so many cards of a sort, chosen by their owner, by the player of the effect, or by chance."""

    def act(self, state: DungeoneerState, ctx: Context, seat: int) -> None:
        count = min(self.count, len(self.cards_of(state, seat)))
        if count == 0:
            return
        aimed = ctx.aimed(seat)
        if self.count == 1 and ctx.card >= 0 and ctx.card in self.cards_of(state, seat):
            # It was chosen when the effect was declared.
            self.chosen(state, aimed, seat, CARD + ctx.card)
            return
        if self._blind(ctx, seat):
            state.push(ChanceOp(tags.CHANCE_OP, self.number, seat, count, aimed))
        else:
            chooser = seat if self.chooser == THE_OWNER else ctx.you
            if chooser == seat:
                state.push(AskOp(tags.ASK_OP, self.number, seat, count, aimed))
            else:
                ask(state, self, aimed, chooser, count)

    def _blind(self, ctx: Context, owner: int) -> bool:
        """Nobody chooses among cards that they cannot see: chance does."""
        return self.chooser == BY_CHANCE or (
            self.chooser == THE_PLAYER and self.hidden() and ctx.you != owner
        )

    def chosen(self, state: DungeoneerState, ctx: Context, seat: int, code: int) -> None:
        card = code - CARD
        owner = ctx.target
        if card in state.players[owner].hand:
            from_hand(state, card, owner)
        if state.log is not None:
            chance = self.hidden() and self._blind(ctx, owner)
            state.tell("lost_card", owner, "DL-99", {"card": state.card_name(card)}, chance)
        to_discard(state, card)
        check_surplus(state, owner)


class Recover(ChoiceOp):
    """``recover``: cards of a sort from the discard pile(s) to the player's hand."""

    def __init__(self, sort: int, count: int) -> None:
        super().__init__()
        self.sort = sort
        self.count = count

    def run(self, state: DungeoneerState, ctx: Context) -> None:
        if ctx.you >= 0 and state.players[ctx.you].alive:
            state.push(AskOp(tags.ASK_OP, self.number, ctx.you, self.count, ctx))

    def options_into(self, state: DungeoneerState, ctx: Context, seat: int, buffer: list[int]) -> None:
        for pile in state.discards:
            for card in pile:
                if card != ctx.source and (
                    self.sort == SORT_ANY or state.tables.cards[card].sorts >> self.sort & 1
                ):
                    buffer.append(CARD + card)

    def chosen(self, state: DungeoneerState, ctx: Context, seat: int, code: int) -> None:
        card = code - CARD
        for pile in state.discards:
            if card in pile:
                pile.remove(card)
        to_hand(state, card, seat)
        if state.log is not None:
            state.tell("recovered", seat, "DL-12", {"card": state.card_name(card)})


class Bounce(CardsOp):
    """``bounce``: a card in play returns to its owner's hand."""

    def act(self, state: DungeoneerState, ctx: Context, seat: int) -> None:
        if ctx.card >= 0 and ctx.card < FIRST_HERO_SOURCE and ctx.card in self.cards_of(state, seat):
            self.chosen(state, ctx.aimed(seat), seat, CARD + ctx.card)
        elif self.cards_of(state, seat):
            ask(state, self, ctx.aimed(seat), ctx.you, 1)

    def chosen(self, state: DungeoneerState, ctx: Context, seat: int, code: int) -> None:
        card = code - CARD
        owner = state.owners[card]
        if state.log is not None:
            state.tell("bounced", ctx.target, "DL-14", {"card": state.card_name(card)})
        if owner >= 0 and state.players[owner].alive:
            to_hand(state, card, owner)
        else:
            to_discard(state, card)
        check_surplus(state, ctx.target)


class Take(CardsOp):
    """``take``: a treasure or hand card changes its owner; limits hold."""

    def act(self, state: DungeoneerState, ctx: Context, seat: int) -> None:
        if seat == ctx.you or not self._takeable(state, ctx, seat):
            return
        aimed = ctx.aimed(seat)
        if ctx.card >= 0 and ctx.card in self._takeable(state, ctx, seat):
            self.chosen(state, aimed, ctx.you, CARD + ctx.card)
        elif self.hidden():
            state.push(ChanceOp(tags.CHANCE_OP, self.number, ctx.you, 1, aimed))
        else:
            ask(state, self, aimed, ctx.you, 1)

    def _takeable(self, state: DungeoneerState, ctx: Context, seat: int) -> list[int]:
        cards = self.cards_of(state, seat)
        if self.hidden():
            return cards
        if counted(state, ctx.you, OF_TREASURES) >= limit(state, ctx.you, OF_TREASURES):
            return []
        own = [state.tables.cards[card] for card in treasures_of(state, ctx.you)]
        found: list[int] = []
        for card in cards:
            data = state.tables.cards[card]
            clash = any(
                other.kinds & data.kinds != 0 and other.fighter is None and data.fighter is None
                for other in own
            )
            if data.type != BOON and data.type != CURSE and not clash:
                found.append(card)
        return found

    def options_into(self, state: DungeoneerState, ctx: Context, seat: int, buffer: list[int]) -> None:
        for card in self._takeable(state, ctx, ctx.target):
            buffer.append(CARD + card)

    def chosen(self, state: DungeoneerState, ctx: Context, seat: int, code: int) -> None:
        card = code - CARD
        victim = ctx.target
        if self.hidden():
            change_hands(state, card, victim, ctx.you)
            if state.log is not None:
                name = state.card_name(card)
                state.tell_alone("card_taken", ctx.you, "DL-12", {"card": name}, chance=True)
                state.tell_alone("card_lost", victim, "DL-12", {"card": name})
                state.tell("hand_robbed", ctx.you, "DL-12", {"target": victim + 1})
            return
        state.players[victim].inventory.remove(card)
        if state.log is not None:
            state.tell(
                "card_taken_over", ctx.you, "DL-12", {"card": state.card_name(card), "target": victim + 1}
            )
        lay_down(state, card, ctx.you)
        check_surplus(state, victim)


# --- Battles -------------------------------------------------------------------------------------------------------------


class Dismiss(Op):
    """``dismiss``: the monster leaves the battle to discard pile, lair or hand (DL-68, DLQ-127)."""

    def __init__(self, zone: int) -> None:
        super().__init__()
        self.zone = zone

    def run(self, state: DungeoneerState, ctx: Context) -> None:
        card = card_of(ctx.fighter)
        if card < 0 or state.owners[card] < 0 or state.tables.cards[card].lord:
            # DLQ-100: it is no longer there.
            return
        _leave_battle(state, ctx.fighter)
        owner = state.owners[card]
        if state.log is not None:
            state.tell("dismissed", ctx.you, "DLQ-127", {"card": state.card_name(card)})
        # DL-174, DL-175: alone nobody has a hand that it could go to, and there is a lair in the harder game only.
        nowhere = state.tables.solo and not (self.zone == 1 and state.tables.harder)
        if self.zone == 0 or nowhere or not state.players[owner].alive:
            to_discard(state, card)
        elif self.zone == 1:
            _serve_no_more(state, card)
            to_lair(state, card, owner)
            from undercroft.games.dungeoneer.battles import LairSurplus

            state.push(LairSurplus(tags.LAIR_SURPLUS, owner))
        else:
            to_hand(state, card, owner)


def _serve_no_more(state: DungeoneerState, card: int) -> None:
    """A minion leaves the inventory it lay in; its attachments stay on it (DLQ-119)."""
    for player in state.players:
        if card in player.inventory:
            player.inventory.remove(card)
            refresh(state)


def _leave_battle(state: DungeoneerState, fighter: int) -> None:
    for battle in state.battles:
        number = battle.attack_of(fighter)
        if number >= 0 and battle.states[number] != COMPARED:
            battle.states[number] = VOID


class Redirect(ChoiceOp):
    """``redirect``: another hero in the location becomes the defender, before rolls."""

    def run(self, state: DungeoneerState, ctx: Context) -> None:
        if state.battles and state.battles[-1].defender < FIRST_CARD:
            heroes: list[int] = []
            self.options_into(state, ctx, ctx.you, heroes)
            if SEAT + ctx.target in heroes:
                self.chosen(state, ctx, ctx.you, SEAT + ctx.target)
            else:
                ask(state, self, ctx, ctx.you, 1)

    def options_into(self, state: DungeoneerState, ctx: Context, seat: int, buffer: list[int]) -> None:
        battle = state.battles[-1]
        for player in state.players:
            other = player.seat
            if (
                player.alive
                and player.place == battle.place
                and other != battle.defender
                and battle.attackers[0] != other
            ):
                buffer.append(SEAT + other)

    def chosen(self, state: DungeoneerState, ctx: Context, seat: int, code: int) -> None:
        state.battles[-1].defender = code - SEAT
        # The stage of responses goes on for the new defender.
        for place in range(len(state.agenda) - 1, -1, -1):
            step = state.agenda[place]
            if step.tag == tags.WINDOW and step.a == W2:
                ctx_now = Context(-1, code - SEAT, step.ctx.target, place=step.ctx.place, x=bit(code - SEAT))
                state.agenda[place] = Window(tags.WINDOW, W2, 0, code - SEAT, ctx_now)
                break
        if state.log is not None:
            state.tell("redirected", seat, "DL-60", {"target": code - SEAT + 1})


class FormOp(ChoiceOp):
    """``form``: the attack takes another form, before rolls; without a form the player chooses."""

    def __init__(self, form: int) -> None:
        super().__init__()
        self.form = form

    def _attack(self, state: DungeoneerState, ctx: Context) -> int:
        if not state.battles:
            return -1
        battle = state.battles[-1]
        number = battle.attack_of(ctx.fighter) if ctx.fighter >= 0 else 0
        return number if number >= 0 and battle.states[number] == WAITING else -1

    def run(self, state: DungeoneerState, ctx: Context) -> None:
        if self._attack(state, ctx) < 0:
            return
        if self.form >= 0:
            self.chosen(state, ctx, ctx.you, FORM + self.form)
        else:
            ask(state, self, ctx, ctx.you, 1)

    def options_into(self, state: DungeoneerState, ctx: Context, seat: int, buffer: list[int]) -> None:
        number = self._attack(state, ctx)
        if number >= 0:
            battle = state.battles[-1]
            data = fighter_data(state, battle.attackers[number])
            for form in range(3):
                if form != battle.forms[number] and (data is None or data.symbols[form] != 2):
                    buffer.append(FORM + form)

    def chosen(self, state: DungeoneerState, ctx: Context, seat: int, code: int) -> None:
        number = self._attack(state, ctx)
        if number >= 0:
            state.battles[-1].forms[number] = code - FORM
            if state.log is not None:
                state.tell("form_changed", seat, "DL-59", {"form": code - FORM})


class Reroll(Op):
    """``reroll``: the die that was just rolled is rolled again (W4)."""

    def run(self, state: DungeoneerState, ctx: Context) -> None:
        state.push(RollDie(tags.ROLL_DIE, ctx.you))


class ExtraAttack(Op):
    """``extra_attack``: lifts DL-34 once for a monster."""

    def run(self, state: DungeoneerState, ctx: Context) -> None:
        card = card_of(ctx.fighter)
        if card >= 0 and card not in state.extra_attacks:
            state.extra_attacks.append(card)


class MakeMinion(Op):
    """``minion``: a monster serves the player from now on (DL-100); not the Arch Lich Lord (DLQ-139)."""

    def __init__(self, health: int) -> None:
        super().__init__()
        self.health = health

    def run(self, state: DungeoneerState, ctx: Context) -> None:
        card = card_of(ctx.fighter) if ctx.fighter >= 0 else ctx.card
        if card < 0 or state.tables.cards[card].lord or monster_health(state, FIRST_CARD + card) <= 0:
            return
        if state.owners[card] < 0:
            # DLQ-100: it is no longer there.
            return
        _leave_battle(state, FIRST_CARD + card)
        _serve_no_more(state, card)
        for player in state.players:
            if card in player.lair:
                player.lair.remove(card)
        data = state.tables.cards[card].fighter
        if data is not None and self.health > 0:
            state.hurt[card] = max(0, data.health - self.health)
        if state.log is not None:
            state.tell("minion_made", ctx.you, "DL-100", {"card": state.card_name(card)})
        lay_down(state, card, ctx.you)
        check_surplus(state, ctx.you)


# --- Levels and tokens -----------------------------------------------------------------------------------------------------


class Level(HeroOp):
    """``level``: DLQ-162."""

    def __init__(self, change: int) -> None:
        super().__init__()
        self.change = change

    def act(self, state: DungeoneerState, ctx: Context, seat: int) -> None:
        from undercroft.games.dungeoneer.quests import change_level

        change_level(state, seat, self.change)


class Token(Op):
    """``token``: tokens on the card that carries the effect."""

    def __init__(self, change: int) -> None:
        super().__init__()
        self.change = change

    def run(self, state: DungeoneerState, ctx: Context) -> None:
        if 0 <= ctx.source < FIRST_HERO_SOURCE:
            state.tokens[ctx.source] = max(0, state.tokens[ctx.source] + self.change)


# --- Combinators -----------------------------------------------------------------------------------------------------------


class Choose(ChoiceOp):
    """``choose``: one of several effects; ``branches`` are the same as a pack has them, for words."""

    def __init__(self, programs: list[int], by_target: bool, branches: list[Effects]) -> None:
        super().__init__()
        self.programs = programs
        self.by_target = by_target
        self.branches = branches

    def run(self, state: DungeoneerState, ctx: Context) -> None:
        chooser = ctx.target if self.by_target and ctx.target >= 0 else ctx.you
        if self.by_target:
            state.push(AskOp(tags.ASK_OP, self.number, chooser, 1, ctx))
        else:
            ask(state, self, ctx, chooser, 1)

    def options_into(self, state: DungeoneerState, ctx: Context, seat: int, buffer: list[int]) -> None:
        for number in range(len(self.programs)):
            buffer.append(BRANCH + number)

    def chosen(self, state: DungeoneerState, ctx: Context, seat: int, code: int) -> None:
        run_program(state, self.programs[code - BRANCH], ctx)


class When(Op):
    """``when``: one effect if a condition holds, another if not."""

    def __init__(self, test: Test, then: int, otherwise: int) -> None:
        super().__init__()
        self.test = test
        self.then = then
        self.otherwise = otherwise

    def run(self, state: DungeoneerState, ctx: Context) -> None:
        run_program(state, self.then if holds(state, self.test, ctx) else self.otherwise, ctx)


class Each(HeroOp):
    """``each``: an effect for every hero in turn, with that hero as its target."""

    def __init__(self, program: int) -> None:
        super().__init__()
        self.program = program

    def act(self, state: DungeoneerState, ctx: Context, seat: int) -> None:
        run_program(state, self.program, ctx.aimed(seat))


class May(ChoiceOp):
    """``may``: the player may pay for an effect; ``effects`` are the same as a pack has them, for words."""

    def __init__(self, glory: int, points: int, wounds: int, program: int, effects: Effects) -> None:
        super().__init__()
        self.effects = effects
        self.glory = glory
        self.points = points
        self.wounds = wounds
        self.program = program

    def run(self, state: DungeoneerState, ctx: Context) -> None:
        if ctx.you >= 0 and state.players[ctx.you].alive:
            ask(state, self, ctx, ctx.you, 1)

    def options_into(self, state: DungeoneerState, ctx: Context, seat: int, buffer: list[int]) -> None:
        player = state.players[seat]
        if (
            player.glory >= self.glory
            and action_points(state, seat) >= self.points
            and (self.wounds == 0 or player.health > self.wounds)
        ):
            buffer.append(PASS)
            buffer.append(BRANCH)

    def chosen(self, state: DungeoneerState, ctx: Context, seat: int, code: int) -> None:
        if code == PASS:
            return
        player = state.players[seat]
        player.glory -= self.glory
        player.health -= self.wounds
        if self.points:
            spend_ap(state, seat, self.points)
        run_program(state, self.program, ctx)
