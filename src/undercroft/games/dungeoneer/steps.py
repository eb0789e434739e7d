"""Steps that every part of the game uses: running effects, dice, wounds, draws, triggers."""

from __future__ import annotations

from mypy_extensions import i64

from undercroft.games.dungeoneer import tags
from undercroft.games.dungeoneer.battle import FIRST_CARD, card_of
from undercroft.games.dungeoneer.codes import (
    CARD,
    DIE,
    DRAW_CARD,
    MOST_ABILITIES,
    PASS,
    PICK,
    USE,
    USE_HERO,
    USE_QUEST,
)
from undercroft.games.dungeoneer.context import (
    FIRST_HERO_SOURCE,
    FIRST_LOCATION_SOURCE,
    FIRST_QUEST_SOURCE,
    Context,
)
from undercroft.games.dungeoneer.queries import (
    bearer,
    counted,
    hero_cards,
    holds,
    is_minion,
    limit,
    most_health,
)
from undercroft.games.dungeoneer.state import ChanceStep, DungeoneerState, Question, TableStep
from undercroft.games.dungeoneer.tables import (
    ACTIVATE,
    AIM_LAIR,
    AIM_MONSTER,
    BOON,
    OF_BOONS,
    ON_WOUNDED,
    ONCE_A_GAME,
    ONCE_A_TURN,
    TREASURE,
    UNTIL_BATTLE,
    UNTIL_ROLL,
    UNTIL_TURN,
    UNTIL_YOUR_RESET,
    W3,
    W4,
    W5,
    Ability,
)
from undercroft.games.dungeoneer.zones import show_card, to_discard
from undercroft.kernel.bits import bit
from undercroft.kernel.messages import Name, Value
from undercroft.kernel.streams import DEALS, DICE

# --- Effects -------------------------------------------------------------------------------------------------------


def run_program(state: DungeoneerState, program: int, ctx: Context) -> None:
    """Put an effect on the agenda; nothing for -1."""
    if program >= 0:
        state.push(RunProgram(tags.RUN_PROGRAM, program, 0, 0, ctx))


class RunProgram(TableStep):
    """The verbs of effect ``a`` from number ``b`` on."""

    def run(self, state: DungeoneerState) -> None:
        ops = state.tables.programs[self.a]
        if self.b >= len(ops):
            return
        if self.b + 1 < len(ops):
            state.push(RunProgram(tags.RUN_PROGRAM, self.a, self.b + 1, 0, self.ctx))
        op = ops[self.b]
        if op.wants_die:
            state.push(RunWithDie(tags.RUN_WITH_DIE, op.number, 0, 0, self.ctx))
            state.push(RollDie(tags.ROLL_DIE, self.ctx.you))
        else:
            op.run(state, self.ctx)


class RunWithDie(TableStep):
    """Verb ``a`` with the die that its amount asked for."""

    def run(self, state: DungeoneerState) -> None:
        state.tables.ops[self.a].run(state, self.ctx.rolled(state.die))


class ActOn(TableStep):
    """Verb ``a`` happens to the hero of seat ``b``."""

    def run(self, state: DungeoneerState) -> None:
        if state.players[self.b].alive:
            state.tables.ops[self.a].act(state, self.ctx, self.b)


class AskOp(Question):
    """Verb ``a`` asks seat ``b``, ``c`` times in all."""

    def asked(self, state: DungeoneerState) -> int:
        if not state.players[self.b].alive:
            return -1
        buffer: list[int] = []
        state.tables.ops[self.a].options_into(state, self.ctx, self.b, buffer)
        return self.b if buffer else -1

    def choices_into(self, state: DungeoneerState, seat: i64, buffer: list[int]) -> None:
        state.tables.ops[self.a].options_into(state, self.ctx, seat, buffer)

    def answer(self, state: DungeoneerState, seat: i64, code: i64) -> None:
        state.agenda.pop()
        if self.c > 1 and code != PASS:
            state.push(AskOp(tags.ASK_OP, self.a, self.b, self.c - 1, self.ctx))
        state.tables.ops[self.a].chosen(state, self.ctx, seat, code)
        state.answered()


class ChanceOp(ChanceStep):
    """Chance chooses for verb ``a`` and seat ``b``, ``c`` times in all."""

    def _codes(self, state: DungeoneerState) -> list[int]:
        return state.tables.ops[self.a].chance_codes(state, self.ctx, self.b) or [PICK]

    def outcomes(self, state: DungeoneerState) -> list[tuple[int, int]]:
        return [(code, 1) for code in self._codes(state)]

    def sample(self, state: DungeoneerState) -> i64:
        codes = self._codes(state)
        return codes[state.streams.below(DEALS, len(codes))]

    def settle(self, state: DungeoneerState, code: i64) -> None:
        op = state.tables.ops[self.a]
        if not op.chance_codes(state, self.ctx, self.b):
            return
        if self.c > 1:
            state.push(ChanceOp(tags.CHANCE_OP, self.a, self.b, self.c - 1, self.ctx))
        if state.log is not None and code >= PICK:
            state.tell("chance_picked", self.b, "DLQ-180", {"number": code - PICK + 1}, chance=True)
        op.picked(state, self.ctx, self.b, code)


# --- Dice ----------------------------------------------------------------------------------------------------------


class RollDie(ChanceStep):
    """One die, thrown by seat ``a`` (-1: by nobody in particular)."""

    def outcomes(self, state: DungeoneerState) -> list[tuple[int, int]]:
        return [(DIE + face, 1) for face in range(6)]

    def sample(self, state: DungeoneerState) -> i64:
        return DIE + state.streams.below(DICE, 6)

    def settle(self, state: DungeoneerState, code: i64) -> None:
        state.die = code - DIE + 1
        if state.log is not None:
            state.tell("die_rolled", self.a, "DL-69", {"die": state.die}, chance=True)


def roll_for(state: DungeoneerState, seat: int, judge: TableStep, kind: int, other: int = -1) -> None:
    """W3, a die, W4, then the judge: the frame of every roll of a hero. ``kind`` is the roll as vocabulary.ROLLS."""
    from undercroft.games.dungeoneer.windows import Window

    if other < 0:
        other = _other_side(state, seat)
    state.push(judge)
    state.push(Window(tags.WINDOW, W4, 0, seat, Context(-1, seat, other, x=kind)))
    state.push(RollDie(tags.ROLL_DIE, seat))
    state.push(Window(tags.WINDOW, W3, 0, seat, Context(-1, seat, other, x=kind)))


def _other_side(state: DungeoneerState, seat: int) -> int:
    """Who is asked in W3 beside a roller who fights: the player of the other side; -1 if there is none."""
    if not state.battles:
        return -1
    from undercroft.games.dungeoneer.battles import defending_seat

    battle = state.battles[-1]
    defender = defending_seat(state, battle)
    if seat == defender:
        return battle.lord_seat if battle.lord_seat != seat else -1
    return defender if seat == battle.lord_seat else -1


def drop_roll_marks(state: DungeoneerState, seat: int, fighter: int = -1) -> None:
    """DLQ-125: what was meant for one roll has had its roll."""
    if any(mark.until == UNTIL_ROLL for mark in state.marks):
        state.marks = [
            mark
            for mark in state.marks
            if mark.until != UNTIL_ROLL
            or not ((seat >= 0 and mark.seats >> seat & 1 != 0) or (fighter >= 0 and mark.fighter == fighter))
        ]


def end_marks(state: DungeoneerState, until: int, owner: int, depth: int) -> None:
    """What lasted until now is over: a battle of this depth, a player turn, or the reset of ``owner``."""
    state.marks = [
        mark
        for mark in state.marks
        if not (
            (until == UNTIL_BATTLE and mark.until in (UNTIL_BATTLE, UNTIL_ROLL) and mark.depth >= depth)
            or (until == UNTIL_TURN and mark.until in (UNTIL_TURN, UNTIL_ROLL, UNTIL_BATTLE))
            or (until == UNTIL_YOUR_RESET and mark.until == UNTIL_YOUR_RESET and mark.owner == owner)
        )
    ]
    if state.exit_marks:
        state.exit_marks = [
            mark
            for mark in state.exit_marks
            if not (
                (until == UNTIL_TURN and mark.until == UNTIL_TURN)
                or (until == UNTIL_YOUR_RESET and mark.until == UNTIL_YOUR_RESET and mark.owner == owner)
            )
        ]


# --- Wounds --------------------------------------------------------------------------------------------------------


def harm(state: DungeoneerState, seat: int, wounds: int, source: int) -> None:
    """Wounds about to be applied to a hero: W5 comes first. ``source`` is the fighter that deals them, or -1."""
    from undercroft.games.dungeoneer.windows import Window

    if wounds <= 0 or not state.players[seat].alive:
        return
    state.harm.extend([seat, wounds, source])
    state.push(ApplyHarm(tags.APPLY_HARM))
    state.push(Window(tags.WINDOW, W5, 0, seat, Context(-1, seat)))


def harm_minion(state: DungeoneerState, minion: int, wounds: int, by: int) -> None:
    """Wounds about to be applied to a minion, a fighter of seat ``by`` having struck it: W5 for its player."""
    from undercroft.games.dungeoneer.windows import Window

    owner = state.owners[card_of(minion)]
    state.harm.extend([minion, wounds, by])
    state.push(ApplyHarm(tags.APPLY_HARM))
    state.push(Window(tags.WINDOW, W5, 0, owner, Context(-1, owner)))


class ApplyHarm(TableStep):
    """The wounds on top of the stack are applied; 0 health is final (W5)."""

    def run(self, state: DungeoneerState) -> None:
        source = state.harm.pop()
        wounds = state.harm.pop()
        seat = state.harm.pop()
        if seat >= FIRST_CARD:
            from undercroft.games.dungeoneer.battles import wound_monster

            if is_minion(state, card_of(seat)):
                wound_monster(state, None, seat, wounds, source)
            return
        player = state.players[seat]
        lost = min(wounds, player.health)
        if not player.alive or lost <= 0:
            return
        player.health -= lost
        _count_for_reward(state, source, lost)
        if state.log is not None:
            state.tell("hero_wounded", seat, "DL-64", {"wounds": lost, "health": player.health})
        if player.health == 0:
            from undercroft.games.dungeoneer.ending import hero_dies

            hero_dies(state, seat)
        else:
            fire(state, ON_WOUNDED, seat, Context(-1, seat, seat, source))


def _count_for_reward(state: DungeoneerState, source: int, lost: int) -> None:
    """DL-67: wounds that a rival's monster dealt in this battle pay peril."""
    card = card_of(source)
    if card < 0 or state.tables.cards[card].lord:
        return
    for battle in reversed(state.battles):
        attack = battle.attack_of(source)
        if attack >= 0:
            battle.dealt[attack] += lost
            return


def heal(state: DungeoneerState, seat: int, wounds: int) -> None:
    """DLQ-115: never above the maximum."""
    player = state.players[seat]
    gained = min(wounds, most_health(state, seat) - player.health)
    if gained > 0:
        player.health += gained
        if state.log is not None:
            state.tell("healed", seat, "DLQ-115", {"wounds": gained, "health": player.health})


def gain_points(state: DungeoneerState, seat: int, glory: int, peril: int, rule: str) -> None:
    """Add or take glory and peril, never below 0 (DLQ-29)."""
    player = state.players[seat]
    if state.tables.solo:
        peril = 0
    player.glory = max(0, player.glory + glory)
    player.peril = max(0, player.peril + peril)
    if state.log is None:
        return
    if glory > 0 or peril > 0:
        state.tell("points", seat, rule, {"glory": glory, "peril": peril})
    elif glory < 0 or peril < 0:
        state.tell("points_lost", seat, rule, {"glory": -glory, "peril": -peril})


# --- Draws ---------------------------------------------------------------------------------------------------------


def draw_cards(state: DungeoneerState, seat: int, count: int, deck: int) -> None:
    """Draw so many cards; ``deck`` 0 glory, 1 peril, -1 any: with split decks every draw asks which (DLQ-167)."""
    for _ in range(count):
        state.push(DrawCard(tags.DRAW_CARD, seat, deck))


class DrawCard(TableStep):
    """Seat ``a`` draws a card from deck ``b`` (-1: any)."""

    def run(self, state: DungeoneerState) -> None:
        if not state.players[self.a].alive:
            return
        deck = self.b
        if not state.tables.split:
            deck = 0
        elif deck < 0:
            full = [number for number in range(2) if refilled(state, number)]
            if len(full) == 2:
                from undercroft.games.dungeoneer.turns import ChooseDeck

                state.push(ChooseDeck(tags.CHOOSE_DECK, self.a))
                return
            deck = full[0] if full else 0
        if not refilled(state, deck):
            return
        certain = state.piles[deck].certain()
        if certain >= 0:
            take_card(state, self.a, deck, certain, False)
        else:
            state.push(DrawRandom(tags.DRAW_RANDOM, self.a, deck))


def refilled(state: DungeoneerState, deck: int) -> bool:
    """DL-54: shuffle the discard pile if the deck is empty; whether there is anything to draw."""
    pile = state.piles[deck]
    if pile.size() == 0 and state.discards[deck]:
        pile.fill(state.discards[deck])
        for card in state.discards[deck]:
            state.tokens[card] = 0
        state.discards[deck] = []
        if state.log is not None:
            state.tell_table("reshuffled", "DL-54", {})
    return pile.size() > 0


class DrawRandom(ChanceStep):
    """Seat ``a`` draws one of the cards of deck ``b`` whose order nobody knows."""

    def outcomes(self, state: DungeoneerState) -> list[tuple[int, int]]:
        return [(DRAW_CARD + card, 1) for card in state.piles[self.b].pool]

    def sample(self, state: DungeoneerState) -> i64:
        pool = state.piles[self.b].pool
        return DRAW_CARD + pool[state.streams.below(DEALS, len(pool))]

    def settle(self, state: DungeoneerState, code: i64) -> None:
        take_card(state, self.a, self.b, code - DRAW_CARD, True)


def take_card(state: DungeoneerState, seat: int, deck: int, card: int, chance: bool) -> None:
    """A card of a deck goes to a hand; only its player sees it."""
    seen = state.piles[deck].take(card)
    if seen != 0 and seen >> seat & 1 == 0:
        state.come_to_light()
    player = state.players[seat]
    player.hand.append(card)
    player.hand.sort()
    for other in range(state.tables.seats):
        if other != seat and seen >> other & 1 != 0:
            show_card(player, card, other)
    if state.log is not None:
        state.tell_alone("card_drawn", seat, "DL-54", {"card": state.card_name(card)}, chance)
        state.tell("drew", seat, "DL-54", {"deck": deck})


# --- Triggers ------------------------------------------------------------------------------------------------------


class Held:
    """An ability that a seat has: on which card, and for whom it works."""

    __slots__ = ("ability", "code", "rank", "source", "you")

    ability: Ability
    source: int
    you: int
    code: int
    rank: int
    """DL-91: boons with hero abilities, treasures, curses, quests."""

    def __init__(self, ability: Ability, source: int, you: int, code: int, rank: int) -> None:
        self.ability = ability
        self.source = source
        self.you = you
        self.code = code
        self.rank = rank


def held_abilities(state: DungeoneerState, seat: int, trigger: int) -> list[Held]:
    """Every ability of this trigger that works for a seat's hero, in the order of DL-91.

    What is used by will may lie with a rival: a curse belongs to its caster (DLQ-118).
    """
    player = state.players[seat]
    uses = trigger == ACTIVATE
    found: list[Held] = []
    for hero in hero_cards(state, seat):
        _hold(found, hero.abilities, trigger, FIRST_HERO_SOURCE + hero.number, seat, USE_HERO, hero.number, 0)
    for card in player.inventory:
        data = state.tables.cards[card]
        if data.abilities:
            _hold(found, data.abilities, trigger, card, seat, USE, card, 0 if data.type == BOON else 1)
    for card in state.attached:
        owner = state.owners[card]
        if state.hosts[card] >= 0 and (bearer(state, card) == seat or (uses and owner == seat)):
            rank = 1 if owner == seat else 2
            _hold(found, state.tables.cards[card].abilities, trigger, card, owner, USE, card, rank)
    for other in state.players if uses else [player]:
        for card in other.curses:
            owner = state.owners[card]
            if other.seat == seat or owner == seat:
                _hold(found, state.tables.cards[card].abilities, trigger, card, owner, USE, card, 2)
    for quest in player.artifacts:
        data_q = state.tables.quests[quest]
        _hold(found, data_q.artifact, trigger, FIRST_QUEST_SOURCE + quest, seat, USE_QUEST, quest, 3)
    for quest in player.quests:
        data_q = state.tables.quests[quest]
        _hold(found, data_q.influence, trigger, FIRST_QUEST_SOURCE + quest, seat, USE_QUEST, quest, 3)
    for quest in state.common:
        data_q = state.tables.quests[quest]
        _hold(found, data_q.influence, trigger, FIRST_QUEST_SOURCE + quest, seat, USE_QUEST, quest, 3)
    return found


def _hold(
    found: list[Held],
    abilities: list[Ability],
    trigger: int,
    source: int,
    you: int,
    first: int,
    thing: int,
    rank: int,
) -> None:
    for number in range(len(abilities)):
        if abilities[number].trigger == trigger:
            found.append(Held(abilities[number], source, you, first + thing * MOST_ABILITIES + number, rank))


def ability_ready(state: DungeoneerState, held: Held, seat: int, ctx: Context) -> bool:
    """Whether an ability may work: its mark is free, its condition holds, its price can be paid by the seat."""
    ability = held.ability
    player = state.players[seat]
    if (ability.once == ONCE_A_TURN and ability.number in player.used) or (
        ability.once == ONCE_A_GAME and ability.number in player.spent
    ):
        return False
    condition = ability.condition
    # What an ability asks of the monster it is aimed at is asked of every monster there (``plays.aims_into``).
    if condition is not None and not asks_of_monster(ability) and not holds(state, condition, ctx):
        return False
    return (
        player.glory >= ability.glory
        and action_points(state, seat) >= ability.ap
        and (ability.wounds == 0 or player.health > ability.wounds)
    )


def asks_of_monster(ability: Ability) -> bool:
    """Whether the condition of an ability is about the monster that it is aimed at, or its attack."""
    condition = ability.condition
    return condition is not None and condition.test <= 1 and ability.aim in (AIM_MONSTER, AIM_LAIR)


def action_points(state: DungeoneerState, seat: int, challenge: bool = False) -> int:
    """DLQ-116: what a hero may spend now on anything but standing up: a fallen hero nothing (DL-95).

    ``challenge``: it is for a challenge, the only thing that a saved point buys in the strict mode (DLQ-12).
    """
    player = state.players[seat]
    if player.fallen:
        return player.extra
    if seat == state.active:
        return player.ap + player.extra
    return player.extra + (player.saved if challenge or not state.tables.challenge_only else 0)


def spend_ap(state: DungeoneerState, seat: int, points: int) -> None:
    """Take action points: the extra one of lying down first, then ap on the own turn, saved on others'."""
    player = state.players[seat]
    extra = min(points, player.extra)
    player.extra -= extra
    if seat == state.active:
        player.ap -= points - extra
    else:
        player.saved -= points - extra


def pay_ability(state: DungeoneerState, held: Held, seat: int) -> None:
    """Pay an ability's price and mark it as used; a treasure that has lost its effects is discarded (DL-104)."""
    pay_price(state, held.ability, seat)
    if held.ability.discards or _worn_out(state, held.source, seat):
        to_discard(state, held.source)


def _worn_out(state: DungeoneerState, source: int, seat: int) -> bool:
    """Whether all that a treasure can do is to be done once a game, and has been done."""
    if source not in state.players[seat].inventory or state.tables.cards[source].type != TREASURE:
        return False
    return all(
        ability.once == ONCE_A_GAME and ability.number in state.players[seat].spent
        for ability in state.tables.cards[source].abilities
    )


def pay_price(state: DungeoneerState, ability: Ability, seat: int) -> None:
    """Pay what an ability costs beside its card, and mark it as used."""
    player = state.players[seat]
    player.glory -= ability.glory
    if ability.ap:
        spend_ap(state, seat, ability.ap)
    player.health -= ability.wounds
    if ability.once == ONCE_A_TURN:
        player.used.append(ability.number)
    elif ability.once == ONCE_A_GAME:
        player.spent.append(ability.number)


def fire(state: DungeoneerState, trigger: int, seat: int, ctx: Context) -> None:
    """Something happened to a hero that abilities wait for."""
    if state.players[seat].alive and held_abilities(state, seat, trigger):
        state.push(Trigger(tags.TRIGGER, trigger, seat, 0, ctx))


class Trigger(Question):
    """DLQ-102: the abilities of seat ``b`` that wait for ``a`` work one after the other; ``c`` marks those done.

    First by the kinds of DL-91; of one kind those without a price are forced and come before those one may pay for;
    the player orders several.
    """

    def _waiting(self, state: DungeoneerState) -> list[Held]:
        found: list[Held] = []
        held = held_abilities(state, self.b, self.a)
        for number in range(len(held)):
            each = held[number]
            if self.c >> number & 1 == 0 and ability_ready(state, each, self.b, self._context(each)):
                found.append(each)
        if not found:
            return []
        first = min([each.rank for each in found])
        same = [each for each in found if each.rank == first]
        forced = [each for each in same if not _has_price(each.ability)]
        return forced if forced else same

    def _turn(self, state: DungeoneerState) -> list[int]:
        """When the next ability comes among those of several seats: by kind, forced ones, then clockwise."""
        waiting = self._waiting(state) if state.players[self.b].alive else []
        if not waiting:
            return [99]
        seats = state.tables.seats
        return [waiting[0].rank, int(_has_price(waiting[0].ability)), (self.b - state.active) % seats]

    def _context(self, held: Held) -> Context:
        ctx = self.ctx
        return Context(
            held.source, held.you, ctx.target, ctx.fighter, ctx.card, ctx.place, ctx.side, ctx.x, ctx.attack
        )  # fmt: skip

    def asked(self, state: DungeoneerState) -> int:
        waiting = self._waiting(state) if state.players[self.b].alive else []
        if not waiting:
            return -1
        below = state.agenda[-2] if len(state.agenda) > 1 else self
        if isinstance(below, Trigger) and below.b != self.b and below._turn(state) < self._turn(state):
            # Something that another seat's abilities wait for happened at the same time, and theirs come first.
            state.agenda[-2], state.agenda[-1] = self, below
            return -1
        if len(waiting) == 1 and not _has_price(waiting[0].ability):
            state.agenda.pop()
            self._work(state, waiting[0])
            return -1
        return self.b

    def choices_into(self, state: DungeoneerState, seat: i64, buffer: list[int]) -> None:
        waiting = self._waiting(state)
        if waiting and _has_price(waiting[0].ability):
            buffer.append(PASS)
        for held in waiting:
            buffer.append(held.code)

    def answer(self, state: DungeoneerState, seat: i64, code: i64) -> None:
        waiting = self._waiting(state)
        state.agenda.pop()
        if code == PASS:
            done = self.c
            held = held_abilities(state, self.b, self.a)
            for number in range(len(held)):
                if any(held[number].code == each.code for each in waiting):
                    done |= bit(number)
            state.push(Trigger(tags.TRIGGER, self.a, self.b, done, self.ctx))
        else:
            for each in waiting:
                if each.code == code:
                    self._work(state, each)
                    break
        state.answered()

    def _work(self, state: DungeoneerState, chosen: Held) -> None:
        held = held_abilities(state, self.b, self.a)
        codes = [held[number].code for number in range(len(held)) if self.c >> number & 1 != 0]
        codes.append(chosen.code)
        if state.log is not None:
            state.tell("ability_worked", self.b, "DLQ-102", {"source": source_name(state, chosen.source)})
        place = len(state.agenda)
        pay_ability(state, chosen, self.b)
        # The card may have gone with its price: the others are counted anew.
        done = 0
        held = held_abilities(state, self.b, self.a)
        for number in range(len(held)):
            if held[number].code in codes:
                done |= bit(number)
        state.agenda.insert(place, Trigger(tags.TRIGGER, self.a, self.b, done, self.ctx))
        run_program(state, chosen.ability.program, self._context(chosen))


def _has_price(ability: Ability) -> bool:
    return ability.glory > 0 or ability.ap > 0 or ability.wounds > 0 or ability.discards


def source_name(state: DungeoneerState, source: int) -> Value:
    """The name of what carries an effect, for an event; an empty text if nothing does."""
    tables = state.tables
    if source >= FIRST_LOCATION_SOURCE:
        return Name("location", tables.locations[source - FIRST_LOCATION_SOURCE].id)
    if source >= FIRST_QUEST_SOURCE:
        return Name("quest", tables.quests[source - FIRST_QUEST_SOURCE].id)
    if source >= FIRST_HERO_SOURCE:
        return Name("hero", tables.heroes[source - FIRST_HERO_SOURCE].id)
    return Name("card", tables.cards[source].id) if source >= 0 else ""


# --- Limits --------------------------------------------------------------------------------------------------------


class Surplus(Question):
    """DLQ-114: seat ``a`` discards what is above limit ``b``, boons included."""

    def asked(self, state: DungeoneerState) -> int:
        if not state.players[self.a].alive:
            return -1
        return self.a if counted(state, self.a, self.b) > limit(state, self.a, self.b) else -1

    def choices_into(self, state: DungeoneerState, seat: i64, buffer: list[int]) -> None:
        for card in state.players[seat].inventory:
            if (state.tables.cards[card].type == BOON) == (self.b == OF_BOONS):
                buffer.append(CARD + card)

    def answer(self, state: DungeoneerState, seat: i64, code: i64) -> None:
        if state.log is not None:
            state.tell("surplus_discarded", seat, "DLQ-114", {"card": state.card_name(code - CARD)})
        to_discard(state, code - CARD)
        state.answered()
