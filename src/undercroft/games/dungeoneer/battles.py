"""Battles: the eight stages, traps, challenges, minions, lairs and rewards (DL-56 to DL-71, DLQ-30 to DLQ-59)."""

from __future__ import annotations

from mypy_extensions import i64

from undercroft.games.dungeoneer import tags
from undercroft.games.dungeoneer.battle import (
    CHALLENGE,
    COMPARED,
    FIRST_CARD,
    FIRST_QUEST,
    HUNT,
    LORD,
    VILLAINY,
    VOID,
    WAITING,
    Battle,
    card_of,
    quest_of,
)
from undercroft.games.dungeoneer.codes import (
    AMOUNT,
    ATTACK,
    CARD,
    FORM,
    LOCATION,
    NOBODY,
    PASS,
    PLAY,
    QUEST,
    SEAT,
    SELF,
    TO_DISCARD,
    TO_HAND,
    TO_LAIR,
    USE,
    WOUND,
    ZONE,
)
from undercroft.games.dungeoneer.context import FIRST_QUEST_SOURCE, Context
from undercroft.games.dungeoneer.marks import Encounter
from undercroft.games.dungeoneer.plays import hero_forms, minion_mark
from undercroft.games.dungeoneer.queries import (
    bonus,
    difficulty,
    fighter_data,
    fighter_value,
    forbidden,
    in_order,
    is_minion,
    limit,
    monster_health,
    refresh,
    roll_bonus,
    strikes_of,
    tested_value,
)
from undercroft.games.dungeoneer.state import LORD_ENTHRONED, DungeoneerState, Question, TableStep
from undercroft.games.dungeoneer.steps import (
    RollDie,
    action_points,
    drop_roll_marks,
    end_marks,
    fire,
    gain_points,
    harm,
    harm_minion,
    roll_for,
    run_program,
    spend_ap,
)
from undercroft.games.dungeoneer.tables import (
    ATTACK_ROLL,
    ATTACKS,
    COUNTER_ROLL,
    DANGER,
    NO_SYMBOL,
    OF_LAIR,
    OF_TRAPS,
    ON_ATTACKED,
    ON_DEFEAT,
    ON_STRIKE,
    ON_STRUCK,
    ON_TEST,
    TARGET,
    THREAT_ROLL,
    TO_CHALLENGE,
    UNTIL_BATTLE,
    W2,
    W3,
    W4,
)
from undercroft.games.dungeoneer.windows import Window
from undercroft.games.dungeoneer.zones import to_discard, to_hand, to_lair
from undercroft.kernel.bits import bit
from undercroft.kernel.messages import Value

ROLL_ATTACK = 0
ROLL_COUNTER = 1
ROLL_THREAT = 2
MOST_SPECIALS = 4
"""As many special effects as ``codes`` has room for."""


# --- After the declaration -----------------------------------------------------------------------------------------


def resolve_encounters(state: DungeoneerState) -> None:
    """DLQ-123: target by target, clockwise from the active player's left."""
    targets: list[int] = []
    seats = state.tables.seats
    for away in range(1, seats + 1):
        seat = (state.active + away) % seats
        if any(encounter.target == seat for encounter in state.declared):
            targets.append(seat)
    for seat in reversed(targets):
        # DL-105: an encounter is played on a hero in a particular location, the one of the declaration.
        state.push(ResolveTarget(tags.RESOLVE_TARGET, seat, 0, state.players[seat].place))


class ResolveTarget(TableStep):
    """DLQ-123: for seat ``a`` in location ``c`` the traps in declared order (``b`` 0), then one battle with all monsters.

    The battle is held, stages VII and VIII at least, also where the hero is gone or dead by now (DLQ-56, DLQ-126).
    """

    def run(self, state: DungeoneerState) -> None:
        mine: list[Encounter] = []
        others: list[Encounter] = []
        for encounter in state.declared:
            is_monster = state.tables.cards[encounter.card].fighter is not None
            if encounter.target == self.a and is_monster == (self.b == 1):
                mine.append(encounter)
            else:
                others.append(encounter)
        state.declared = others
        if self.b == 0:
            state.push(ResolveTarget(tags.RESOLVE_TARGET, self.a, 1, self.c))
            for encounter in reversed(mine):
                ctx = Context(encounter.card, state.active, self.a, place=self.c, x=encounter.x)
                state.push(SpringTrap(tags.SPRING_TRAP, encounter.card, self.a, self.c, ctx))
        elif mine:
            battle = Battle(VILLAINY, state.active, self.a, self.c, -1)
            for encounter in mine:
                battle.add(FIRST_CARD + encounter.card, encounter.form, encounter.specials)
            open_battle(state, battle)


# --- Traps -----------------------------------------------------------------------------------------------------------


class SpringTrap(TableStep):
    """DLQ-124: trap ``a`` for seat ``b`` in location ``c``: W2, then every hero who must roll, then the discard."""

    def run(self, state: DungeoneerState) -> None:
        card = state.tables.cards[self.a]
        mask = state.heroes_at(self.c) if card.scope_all else state.heroes_at(self.c) & bit(self.b)
        state.push(TrapOn(tags.TRAP_ON, self.a, self.b, self.c, self.ctx))
        if mask != 0:
            window = Context(self.a, state.active, self.b, place=self.c, x=mask)
            state.push(Window(tags.WINDOW, W2, 0, self.b, window))


class TrapOn(TableStep):
    """DL-70: all heroes in the location now, one after the other; DLQ-56: a hero who left is spared."""

    def run(self, state: DungeoneerState) -> None:
        card = state.tables.cards[self.a]
        mask = state.heroes_at(self.c) if card.scope_all else state.heroes_at(self.c) & bit(self.b)
        state.push(DiscardTrap(tags.DISCARD_TRAP, self.a))
        for seat in reversed(in_order(state, mask, self.ctx)):
            state.push(TrapFor(tags.TRAP_FOR, self.a, seat, self.c, self.ctx))


class TrapFor(TableStep):
    """Seat ``b`` meets trap ``a`` in location ``c``: W3, a roll, the judgement."""

    def run(self, state: DungeoneerState) -> None:
        player = state.players[self.b]
        if not player.alive or player.place != self.c:
            return
        roll_for(state, self.b, JudgeTrap(tags.JUDGE_TRAP, self.a, self.b, self.c, self.ctx), ROLL_THREAT)
        fire(state, ON_TEST, self.b, Context(self.a, self.b, self.b))


def trap_number(state: DungeoneerState, card: int, place: int, seat: int) -> int:
    """The threat of a trap for a hero: printed, danger of the place (DL-87, DLQ-55), and what cards add."""
    location = state.tables.locations[place]
    danger = location.danger if location.hazard == DANGER else 0
    return state.tables.cards[card].trap_number + danger + difficulty(state, OF_TRAPS, seat)


class JudgeTrap(TableStep):
    """DL-71: passed, the card's reward; failed, its effect."""

    def run(self, state: DungeoneerState) -> None:
        if not state.players[self.b].alive:
            return
        card = state.tables.cards[self.a]
        total = state.die + tested_value(state, self.b, card.trap_stat) + bonus(state, THREAT_ROLL, self.b)
        drop_roll_marks(state, self.b)
        needed = trap_number(state, self.a, self.c, self.b)
        passed = total >= needed
        if state.log is not None:
            args: dict[str, Value] = {"card": state.card_name(self.a), "total": total, "needed": needed}
            if passed:
                state.tell("trap_passed", self.b, "DL-71", args)
            else:
                state.tell("trap_failed", self.b, "DL-71", args)
        run_program(state, card.trap_passed if passed else card.trap_failed, self.ctx.aimed(self.b))


class DiscardTrap(TableStep):
    """DLQ-124: the trap is discarded."""

    def run(self, state: DungeoneerState) -> None:
        to_discard(state, self.a)


# --- The stages ------------------------------------------------------------------------------------------------------


def open_battle(state: DungeoneerState, battle: Battle) -> None:
    """Begin a battle: its stages lie on the agenda in order."""
    state.battles.append(battle)
    depth = len(state.battles)
    state.push(EndBattle(tags.END_BATTLE, depth))
    if battle.kind == VILLAINY:
        state.push(RewardStage(tags.REWARD_STAGE, depth))
        state.push(LairStage(tags.LAIR_STAGE, depth, 0))
    elif state.tables.solo and battle.kind in (HUNT, LORD):
        state.push(RewardStage(tags.REWARD_STAGE, depth))
    if battle.kind != CHALLENGE:
        state.push(ChallengeStage(tags.CHALLENGE_STAGE, depth))
    state.push(Compare(tags.COMPARE, depth, 0))
    state.push(CounterRolls(tags.COUNTER_ROLLS, depth, 0))
    state.push(AttackRolls(tags.ATTACK_ROLLS, depth, 0))
    state.push(AttackStage(tags.ATTACK_STAGE, depth))


def in_battle(state: DungeoneerState, depth: int) -> bool:
    """Whether the battle of this depth still goes on and is the present one."""
    return len(state.battles) == depth


def defending_seat(state: DungeoneerState, battle: Battle) -> int:
    """DLQ-132: who answers for the defender: the hero's player, or whoever plays the monster."""
    if battle.defender < FIRST_CARD:
        return battle.defender
    card = card_of(battle.defender)
    if card >= 0 and state.owners[card] >= 0 and state.players[state.owners[card]].alive:
        return state.owners[card]
    # A quest's monster, or the Arch Lich Lord: whoever rolled for its attack (DLQ-141).
    for outer in state.battles:
        if outer.attack_of(battle.defender) >= 0 and state.players[outer.lord_seat].alive:
            return outer.lord_seat
    hero = battle.attackers[0]
    attacker = hero if hero < FIRST_CARD else state.owners[card_of(hero)]
    return state.left_of(attacker)


def is_present(state: DungeoneerState, battle: Battle, number: int, rolled: bool = False) -> bool:
    """DL-105, DLQ-127: whether an attack can still happen: attacker and defender are there.

    ``rolled``: a hero who leaves after the attack check does not escape what was rolled.
    """
    if battle.states[number] != WAITING:
        return False
    fighter = battle.attackers[number]
    if fighter < FIRST_CARD:
        if not state.players[fighter].alive or state.players[fighter].place != battle.place:
            return False
    elif not stands(state, fighter):
        return False
    defender = battle.defender
    if defender < FIRST_CARD:
        return state.players[defender].alive != 0 and (
            rolled or state.players[defender].place == battle.place
        )
    return in_reach(state, defender)


def stands(state: DungeoneerState, fighter: int) -> bool:
    """Whether a monster can fight: it has health left and was not sent to a discard pile, hand or lair meanwhile."""
    if monster_health(state, fighter) <= 0:
        return False
    card = card_of(fighter)
    if card < 0:
        return True
    owner = state.owners[card]
    if state.tables.cards[card].lord and owner < 0:
        return state.lord_status == LORD_ENTHRONED
    return owner >= 0 and card not in state.players[owner].lair


def may_attack(state: DungeoneerState, battle: Battle, rolled: bool) -> bool:
    """Whether any attack of a battle can still happen, before or after the attack checks."""
    return any(is_present(state, battle, number, rolled) for number in range(len(battle.attackers)))


def respond(state: DungeoneerState, battle: Battle) -> None:
    """Stage II: W2 for the defender."""
    responder = defending_seat(state, battle)
    window = Context(-1, responder, battle.lord_seat, place=battle.place, x=bit(responder))
    state.push(Window(tags.WINDOW, W2, 0, responder, window))


class AttackStage(TableStep):
    """Stage I: special effects of the attacking cards apply; threats among them come first (DLQ-133).

    ``b`` is the special effect that comes next, over all attacks: the threats, then the others.
    """

    def run(self, state: DungeoneerState) -> None:
        battle = state.battles[-1]
        if self.b == 0 and state.log is not None:
            args: dict[str, Value] = {
                "attacks": len(battle.attackers),
                "monster": _monster(state, battle.defender),
            }
            state.tell("battle_begins", defending_seat(state, battle), "DL-60", args)
        for place in range(self.b, 2 * len(battle.attackers) * MOST_SPECIALS):
            attack = place // MOST_SPECIALS % len(battle.attackers)
            threats = place < len(battle.attackers) * MOST_SPECIALS
            program = self._special(state, battle, attack, place % MOST_SPECIALS, threats)
            # DL-105, DLQ-133: nothing more happens to a hero who has left or died.
            if program >= 0 and is_present(state, battle, attack):
                state.push(AttackStage(tags.ATTACK_STAGE, self.a, place + 1))
                fighter = battle.attackers[attack]
                source = card_of(fighter) if card_of(fighter) >= 0 else FIRST_QUEST_SOURCE + quest_of(fighter)
                ctx = Context(
                    source, battle.lord_seat, battle.defender, fighter, place=battle.place, attack=attack
                )
                run_program(state, program, ctx)
                return
        if not may_attack(state, battle, False):
            return
        respond(state, battle)
        if battle.defender < FIRST_CARD:
            fire(
                state,
                ON_ATTACKED,
                battle.defender,
                Context(-1, battle.defender, battle.defender, battle.attackers[0], attack=0),
            )

    def _special(
        self, state: DungeoneerState, battle: Battle, attack: int, special: int, threats: bool
    ) -> int:
        """The program of a special effect that was bought for an attack; -1 if there is none of this sort."""
        data = fighter_data(state, battle.attackers[attack])
        if data is None or special >= len(data.special_programs):
            return -1
        if battle.specials[attack] >> special & 1 == 0 or data.special_threats[special] != threats:
            return -1
        return data.special_programs[special]


class AttackRolls(TableStep):
    """Stage III: one die for every attack, in declared order; ``b`` is the next."""

    def run(self, state: DungeoneerState) -> None:
        battle = state.battles[-1]
        number = self.b
        while number < len(battle.attackers) and not is_present(state, battle, number):
            if battle.states[number] == WAITING:
                battle.states[number] = VOID
            number += 1
        if number >= len(battle.attackers):
            return
        state.push(AttackRolls(tags.ATTACK_ROLLS, self.a, number + 1))
        seat = battle.lord_seat if battle.attackers[number] >= FIRST_CARD else battle.attackers[number]
        state.push(KeepRoll(tags.KEEP_ROLL, self.a, number, ROLL_ATTACK))
        state.push(Window(tags.WINDOW, W4, 0, seat, Context(-1, seat, x=ROLL_ATTACK, attack=number)))
        state.push(RollDie(tags.ROLL_DIE, seat))


class KeepRoll(TableStep):
    """A die of attack ``b`` is kept: the total of an attack (``c`` 0) or of a counterattack (1)."""

    def run(self, state: DungeoneerState) -> None:
        battle = state.battles[-1]
        number = self.b
        form = battle.forms[number]
        if self.c == ROLL_ATTACK:
            fighter = battle.attackers[number]
            total = state.die + standing(state, fighter, ATTACK_ROLL, form, battle.defender)
            battle.rolls[number] = total
            if state.log is not None:
                args = _rolled(state, fighter, form, total, number)
                state.tell("attack_rolled", battle.lord_seat, "DL-62", args)
        else:
            fighter = battle.guards[number] if battle.guards[number] >= 0 else battle.defender
            foe = battle.attackers[number]
            total = state.die + standing(state, fighter, COUNTER_ROLL, form, foe)
            battle.counters[number] = total
            if state.log is not None:
                args = _rolled(state, fighter, form, total, number)
                state.tell("counter_rolled", defending_seat(state, battle), "DL-63", args)
        drop_roll_marks(state, fighter if fighter < FIRST_CARD else -1, fighter)


def _rolled(state: DungeoneerState, fighter: int, form: int, total: int, number: int) -> dict[str, Value]:
    """What is told of a roll in a battle."""
    return {"total": total, "attack": number + 1, "form": form, "monster": _monster(state, fighter)}


def _monster(state: DungeoneerState, fighter: int) -> Value:
    """The name of a monster; empty where a hero fights."""
    if card_of(fighter) >= 0:
        return state.card_name(card_of(fighter))
    return state.quest_name(quest_of(fighter)) if quest_of(fighter) >= 0 else ""


def standing(state: DungeoneerState, fighter: int, roll: int, form: int, foe: int) -> int:
    """What a fighter adds to the die of an attack or a counterattack: the value in the form, and all that changes it."""
    total = roll_bonus(state, fighter, roll, form, foe)
    if roll == ATTACK_ROLL or can_counter(state, fighter, form):
        total += fighter_value(state, fighter, form, foe)
    return total


def sides_asked(state: DungeoneerState, seat: int) -> tuple[int, int]:
    """Who attacks whom in the form that a seat is asked for, as fighters; -1 for a side that is not known yet."""
    draft = state.draft
    if draft is None:
        if not state.battles:
            return -1, -1
        battle = state.battles[-1]
        fighter = state.agenda[-1].ctx.fighter
        return (fighter if battle.attack_of(fighter) >= 0 else battle.attackers[0]), battle.defender
    code = draft.code
    if PLAY <= code < CARD:
        return FIRST_CARD + code - PLAY, draft.target
    attacker = seat if draft.card < 0 else FIRST_CARD + draft.card
    if ATTACK <= code < AMOUNT:
        return attacker, code - ATTACK
    if CARD <= code < USE:
        return attacker, FIRST_CARD + code - CARD
    return attacker, FIRST_QUEST + code - QUEST if QUEST <= code < LOCATION else -1


def can_counter(state: DungeoneerState, fighter: int, form: int) -> bool:
    """DLQ-42: a monster without a value in the form rolls with +0, and a win deals nothing."""
    data = fighter_data(state, fighter)
    return data is None or data.symbols[form] != NO_SYMBOL


class CounterRolls(TableStep):
    """Stage IV: W3, then one defence die per attack in the same order (DLQ-125). ``b`` is the next; ``c`` 1: W3 was."""

    def run(self, state: DungeoneerState) -> None:
        battle = state.battles[-1]
        seat = defending_seat(state, battle)
        if self.c == 0:
            if may_attack(state, battle, True):
                state.push(CounterRolls(tags.COUNTER_ROLLS, self.a, 0, 1))
                other = battle.lord_seat if battle.lord_seat != seat else -1
                state.push(Window(tags.WINDOW, W3, 0, seat, Context(-1, seat, other, x=ROLL_COUNTER)))
            return
        number = self.b
        while number < len(battle.attackers) and not is_present(state, battle, number, True):
            number += 1
        if number >= len(battle.attackers):
            return
        state.push(CounterRolls(tags.COUNTER_ROLLS, self.a, number + 1, 1))
        state.push(KeepRoll(tags.KEEP_ROLL, self.a, number, ROLL_COUNTER))
        state.push(Window(tags.WINDOW, W4, 0, seat, Context(-1, seat, x=ROLL_COUNTER, attack=number)))
        state.push(RollDie(tags.ROLL_DIE, seat))


class Compare(TableStep):
    """Stage V: attack ``b`` is compared; equal is nothing, the higher result strikes."""

    def run(self, state: DungeoneerState) -> None:
        battle = state.battles[-1]
        number = self.b
        if number >= len(battle.attackers):
            self._attack_again(state, battle)
            return
        state.push(Compare(tags.COMPARE, self.a, number + 1))
        if not is_present(state, battle, number, True):
            if battle.states[number] == WAITING:
                battle.states[number] = VOID
            return
        battle.states[number] = COMPARED
        attack = battle.rolls[number]
        counter = battle.counters[number]
        attacker = battle.attackers[number]
        guard = battle.guards[number]
        defender = guard if guard >= 0 and monster_health(state, guard) > 0 else battle.defender
        if state.log is not None:
            args = {"attack": attack, "counter": counter}
            state.tell("compared", defending_seat(state, battle), "DL-64", {**args})
        if attack > counter:
            strike(state, battle, number, attacker, defender, True)
        elif counter > attack and can_counter(state, defender, battle.forms[number]):
            strike(state, battle, number, defender, attacker, False)

    def _attack_again(self, state: DungeoneerState, battle: Battle) -> None:
        """A monster for which DL-34 was lifted attacks once more: stages II to V again, for it alone."""
        again = False
        for number in range(len(battle.attackers)):
            card = card_of(battle.attackers[number])
            if battle.states[number] == COMPARED and card in state.extra_attacks:
                state.extra_attacks.remove(card)
                battle.states[number] = WAITING
                battle.guards[number] = -1
                again = again or is_present(state, battle, number)
        if again:
            state.push(Compare(tags.COMPARE, self.a, 0))
            state.push(CounterRolls(tags.COUNTER_ROLLS, self.a, 0))
            state.push(AttackRolls(tags.ATTACK_ROLLS, self.a, 0))
            respond(state, battle)


def strike(
    state: DungeoneerState, battle: Battle, number: int, striker: int, victim: int, attacks: bool
) -> None:
    """DL-64: a successful strike: one wound, or what the strike effect says instead."""
    form = battle.forms[number]
    data = fighter_data(state, striker)
    programs = strikes_of(state, striker, form)
    owner = striker if striker < FIRST_CARD else _player_of(state, battle, striker)
    if striker < FIRST_CARD:
        struck = victim if victim < FIRST_CARD else -1
        fire(state, ON_STRIKE, striker, Context(-1, striker, struck, victim, attack=number))
    if victim >= FIRST_CARD:
        # DLQ-135: a monster takes only the wounds of a strike.
        wounds = 1
        if data is not None and data.strikes[form] >= 0:
            wounds = data.strike_wounds[form]
        for program in programs:
            wounds += named_wounds(state, program)
        if victim < FIRST_QUEST and is_minion(state, card_of(victim)):
            harm_minion(state, victim, wounds, owner)
            return
        if striker < FIRST_CARD:
            # What a card adds to a hero's strike beside wounds happens here too; there is no hero for its target.
            ctx = Context(-1, owner, -1, victim, place=battle.place, attack=number)
            for program in reversed(programs):
                run_program(state, program, ctx)
        wound_monster(state, battle, victim, wounds, owner)
        return
    fire(state, ON_STRUCK, victim, Context(-1, victim, victim, striker, attack=number))
    if striker < FIRST_CARD and attacks and state.players[victim].escorts:
        state.push(StrikeChoice(tags.STRIKE_CHOICE, striker, victim, number))
    else:
        land(state, battle, number, striker, victim, owner)


def land(state: DungeoneerState, battle: Battle, number: int, striker: int, victim: int, owner: int) -> None:
    """DL-64, DLQ-134: a strike against a hero: its effect or a plain wound, then what cards add."""
    form = battle.forms[number]
    data = fighter_data(state, striker)
    source = card_of(striker) if card_of(striker) >= 0 else FIRST_QUEST_SOURCE + quest_of(striker)
    ctx = Context(
        source if striker >= FIRST_CARD else -1, owner, victim, striker, place=battle.place, attack=number
    )
    for program in reversed(strikes_of(state, striker, form)):
        run_program(state, program, ctx)
    if data is not None and data.strikes[form] >= 0:
        run_program(state, data.strikes[form], ctx)
    else:
        harm(state, victim, 1, striker)


def named_wounds(state: DungeoneerState, program: int) -> int:
    """The wounds that an added strike effect names, for a victim that takes nothing else."""
    from undercroft.games.dungeoneer.ops import Wound

    return sum(
        op.amount.n for op in state.tables.programs[program] if isinstance(op, Wound) and op.who == TARGET
    )


def _player_of(state: DungeoneerState, battle: Battle, fighter: int) -> int:
    """Who plays a monster in this battle."""
    card = card_of(fighter)
    if card >= 0 and state.owners[card] >= 0:
        return state.owners[card]
    return battle.lord_seat if battle.attack_of(fighter) >= 0 else defending_seat(state, battle)


class StrikeChoice(Question):
    """DL-57, DLQ-130: seat ``a`` wounds the hero of seat ``b`` in attack ``c``, or takes an escort token."""

    def asked(self, state: DungeoneerState) -> int:
        return self.a if state.players[self.a].alive and state.players[self.b].alive else -1

    def choices_into(self, state: DungeoneerState, seat: i64, buffer: list[int]) -> None:
        buffer.append(WOUND)
        for quest in state.players[self.b].escorts:
            buffer.append(QUEST + quest)

    def answer(self, state: DungeoneerState, seat: i64, code: i64) -> None:
        state.agenda.pop()
        if code == WOUND:
            land(state, state.battles[-1], self.c, seat, self.b, seat)
        else:
            from undercroft.games.dungeoneer.quests import steal_token

            steal_token(state, seat, self.b, code - QUEST)
        state.answered()


def wound_monster(state: DungeoneerState, battle: Battle | None, fighter: int, wounds: int, by: int) -> None:
    """A monster loses health; the hero's player gains 1 glory for each (DL-67), never for a quest's monster."""
    lost = min(wounds, monster_health(state, fighter))
    if lost <= 0:
        return
    card = card_of(fighter)
    if card >= 0:
        state.hurt[card] += lost
    else:
        state.quest_hurt[quest_of(fighter)] += lost
    paid = card >= 0 and not state.tables.cards[card].lord and not is_minion(state, card)
    rival = state.tables.solo or (card >= 0 and state.owners[card] != by)
    if paid and rival and battle is not None and by >= 0 and state.players[by].alive:
        state.earned.append(by * 16 + lost)
    if state.log is not None:
        name = state.card_name(card) if card >= 0 else state.quest_name(quest_of(fighter))
        state.tell("monster_wounded", by, "DL-64", {"monster": name, "wounds": lost})
    if monster_health(state, fighter) <= 0:
        monster_falls(state, fighter, by)


def monster_falls(state: DungeoneerState, fighter: int, by: int) -> None:
    """DL-64: a monster at 0 health is defeated."""
    card = card_of(fighter)
    if state.log is not None:
        name = state.card_name(card) if card >= 0 else state.quest_name(quest_of(fighter))
        state.tell("monster_defeated", by, "DL-64", {"monster": name})
    # DLQ-127: an attack that it has not made yet is void; as a card it is at full health again.
    for battle in state.battles:
        number = battle.attack_of(fighter)
        if number >= 0 and battle.states[number] == WAITING:
            battle.states[number] = VOID
    if by >= 0:
        fire(state, ON_DEFEAT, by, Context(-1, by, by, fighter))
    if card >= 0 and state.tables.cards[card].lord and not is_minion(state, card):
        from undercroft.games.dungeoneer.quests import lord_defeated

        lord_defeated(state, by)
    elif card >= 0:
        if state.tables.solo and by >= 0 and not is_minion(state, card):
            from undercroft.games.dungeoneer.solo import monster_beaten

            monster_beaten(state, by)
        if is_minion(state, card):
            state.players[state.owners[card]].inventory.remove(card)
            refresh(state)
        to_discard(state, card)
    else:
        from undercroft.games.dungeoneer.quests import complete

        quest = quest_of(fighter)
        # DL-46: whoever strikes the last blow, a personal quest is done by its owner.
        for player in state.players:
            if quest in player.quests:
                by = player.seat
        if by >= 0:
            complete(state, by, quest)


# --- Stage VI ----------------------------------------------------------------------------------------------------------


class ChallengeStage(Question):
    """DL-65, DLQ-129: the attacked hero may strike back once, for one action point: whom, by whom, in which form."""

    def _seat(self, state: DungeoneerState) -> int:
        return state.battles[-1].defender

    def asked(self, state: DungeoneerState) -> int:
        battle = state.battles[-1]
        seat = battle.defender
        if seat >= FIRST_CARD or not may_challenge(state, seat, battle):
            return -1
        buffer: list[int] = []
        self._targets_into(state, battle, seat, buffer)
        return seat if buffer else -1

    def _targets_into(self, state: DungeoneerState, battle: Battle, seat: int, buffer: list[int]) -> None:
        forms = hero_forms(state, seat)
        minions = fit_minions(state, seat)
        if not forms and not minions:
            return
        for number in range(len(battle.attackers)):
            fighter = battle.attackers[number]
            if fighter >= FIRST_CARD and battle.states[number] == COMPARED and in_reach(state, fighter):
                card = card_of(fighter)
                buffer.append(CARD + card if card >= 0 else QUEST + quest_of(fighter))
        here = state.players[seat].place
        for player in state.players:
            attacked = battle.attack_of(player.seat) >= 0
            if player.alive and player.seat != seat and player.place == here and (forms or attacked):
                buffer.append(ATTACK + player.seat)

    def choices_into(self, state: DungeoneerState, seat: i64, buffer: list[int]) -> None:
        battle = state.battles[-1]
        draft = state.draft
        if draft is None:
            buffer.append(PASS)
            self._targets_into(state, battle, seat, buffer)
            return
        if draft.card < 0 and draft.lay < 0:
            if hero_forms(state, seat):
                buffer.append(SELF)
            for card in fit_minions(state, seat):
                buffer.append(CARD + card)
            return
        if draft.lay >= 0:
            for form in hero_forms(state, seat):
                buffer.append(FORM + form)
            return
        fighter = state.tables.cards[draft.card].fighter
        if fighter is not None:
            for form in range(3):
                if fighter.symbols[form] == ATTACKS:
                    buffer.append(FORM + form)

    def answer(self, state: DungeoneerState, seat: i64, code: i64) -> None:
        from undercroft.games.dungeoneer.marks import Draft

        draft = state.draft
        if draft is None:
            if code == PASS:
                state.agenda.pop()
                state.answered()
                return
            draft = Draft(code)
            state.draft = draft
            # DL-100, DLQ-135: a minion strikes only at a monster or hero that attacked in this battle.
            attacked = not ATTACK <= code < ATTACK + 4 or state.battles[-1].attack_of(code - ATTACK) >= 0
            if not attacked or not fit_minions(state, seat):
                draft.lay = 1
            return
        if code == SELF:
            draft.lay = 1
        elif code >= CARD:
            draft.card = code - CARD
        else:
            draft.form = code - FORM
            self._commit(state, seat)

    def _commit(self, state: DungeoneerState, seat: int) -> None:
        draft = state.draft
        if draft is None:
            return
        state.draft = None
        state.agenda.pop()
        outer = state.battles[-1]
        code = draft.code
        if code >= QUEST:
            target = FIRST_QUEST + code - QUEST
        elif code >= CARD:
            target = FIRST_CARD + code - CARD
        else:
            target = code - ATTACK
        player = state.players[seat]
        spend_ap(state, seat, 1)
        player.battled = 1
        fighter = seat
        if draft.card >= 0:
            fighter = FIRST_CARD + draft.card
            player.used.append(minion_mark(draft.card))
        inner = Battle(CHALLENGE, seat, target, player.place, outer.quest)
        inner.add(fighter, draft.form, 0)
        if state.log is not None:
            state.tell("challenge", seat, "DL-65", {"form": draft.form})
        open_battle(state, inner)
        state.answered()


def in_reach(state: DungeoneerState, fighter: int) -> bool:
    """Whether a monster that attacked is still there (DLQ-129): not beaten, sent off or made a minion."""
    card = card_of(fighter)
    return stands(state, fighter) and (card < 0 or not is_minion(state, card))


def may_challenge(state: DungeoneerState, seat: int, battle: Battle) -> bool:
    """DL-56, DLQ-38, DLQ-51: whether a hero may begin a battle of their own now."""
    player = state.players[seat]
    return (
        player.alive != 0
        and not player.battled
        and player.place == battle.place
        and action_points(state, seat, True) >= 1
        and not forbidden(state, seat, TO_CHALLENGE)
    )


def fit_minions(state: DungeoneerState, seat: int) -> list[int]:
    """DLQ-135: minions that may attack in the hero's place."""
    player = state.players[seat]
    found: list[int] = []
    for card in player.inventory:
        fighter = state.tables.cards[card].fighter
        if fighter is not None and minion_mark(card) not in player.used and ATTACKS in fighter.symbols:
            found.append(card)
    return found


# --- Stages VII and VIII ------------------------------------------------------------------------------------------------


class LairStage(Question):
    """DL-66: monster ``b`` of the battle goes to hand, lair or discard pile; its owner chooses."""

    def _next(self, state: DungeoneerState) -> int:
        battle = state.battles[-1]
        for number in range(self.b, len(battle.attackers)):
            card = card_of(battle.attackers[number])
            if card >= 0 and _homeless(state, card):
                return number
        return -1

    def asked(self, state: DungeoneerState) -> int:
        number = self._next(state)
        if number < 0:
            return -1
        battle = state.battles[-1]
        card = card_of(battle.attackers[number])
        owner = state.owners[card]
        if state.tables.solo:
            from undercroft.games.dungeoneer.solo import monsters_go

            state.agenda.pop()
            monsters_go(state, battle)
            return -1
        if owner < 0 or not state.players[owner].alive:
            to_discard(state, card)
            # What its going has brought about comes first; then this step is asked anew.
            return self.asked(state) if state.agenda[-1] is self else -1
        return owner

    def choices_into(self, state: DungeoneerState, seat: i64, buffer: list[int]) -> None:
        card = card_of(state.battles[-1].attackers[self._next(state)])
        buffer.append(ZONE + TO_LAIR)
        buffer.append(ZONE + (TO_DISCARD if state.hurt[card] > 0 else TO_HAND))

    def answer(self, state: DungeoneerState, seat: i64, code: i64) -> None:
        number = self._next(state)
        card = card_of(state.battles[-1].attackers[number])
        state.agenda[-1] = LairStage(tags.LAIR_STAGE, self.a, number + 1)
        if code == ZONE + TO_LAIR:
            to_lair(state, card, seat)
            if state.log is not None:
                state.tell("to_lair", seat, "DL-66", {"card": state.card_name(card)})
        elif code == ZONE + TO_HAND:
            if state.log is not None:
                state.tell("to_hand", seat, "DL-66", {"card": state.card_name(card)})
            to_hand(state, card, seat)
        else:
            if state.log is not None:
                state.tell("to_discard", seat, "DL-66", {"card": state.card_name(card)})
            to_discard(state, card)
        state.answered()
        if self._last(state, number):
            state.agenda.insert(len(state.agenda) - 1, LairSurplus(tags.LAIR_SURPLUS, seat))

    def _last(self, state: DungeoneerState, number: int) -> bool:
        battle = state.battles[-1]
        return not any(
            card_of(battle.attackers[later]) >= 0 and _homeless(state, card_of(battle.attackers[later]))
            for later in range(number + 1, len(battle.attackers))
        )


def _homeless(state: DungeoneerState, card: int) -> bool:
    """Whether a monster that attacked lies nowhere yet: not beaten, not sent off, not made a minion."""
    owner = state.owners[card]
    if owner < 0 or state.tables.cards[card].lord:
        return False
    player = state.players[owner]
    return card not in player.lair and card not in player.inventory


class LairSurplus(Question):
    """DLQ-45: seat ``a`` discards monsters until the lair holds no more than it may."""

    def asked(self, state: DungeoneerState) -> int:
        if not state.players[self.a].alive:
            return -1
        return self.a if len(state.players[self.a].lair) > limit(state, self.a, OF_LAIR) else -1

    def choices_into(self, state: DungeoneerState, seat: i64, buffer: list[int]) -> None:
        for card in state.players[seat].lair:
            buffer.append(CARD + card)

    def answer(self, state: DungeoneerState, seat: i64, code: i64) -> None:
        if state.log is not None:
            state.tell("lair_overflow", seat, "DLQ-45", {"card": state.card_name(code - CARD)})
        to_discard(state, code - CARD)
        state.answered()


class RewardStage(Question):
    """DL-67: glory for wounds dealt to monsters; then the owner hands out peril, wound by wound (DLQ-138).

    ``b`` counts wounds handed out. In the solo game permanent treasures may be laid here (DLQ-182).
    """

    def _owed(self, state: DungeoneerState) -> int:
        return sum(state.battles[-1].dealt) - self.b

    def asked(self, state: DungeoneerState) -> int:
        for entry in state.earned:
            gain_points(state, entry // 16, entry % 16, 0, "DL-67")
        state.earned = []
        battle = state.battles[-1]
        if state.tables.solo:
            from undercroft.games.dungeoneer.solo import may_lay_treasure

            return battle.defender if may_lay_treasure(state, battle) else -1
        owner = battle.lord_seat
        if self._owed(state) <= 0 or not state.players[owner].alive or state.left_of(owner) == owner:
            return -1
        return owner

    def choices_into(self, state: DungeoneerState, seat: i64, buffer: list[int]) -> None:
        if state.tables.solo:
            from undercroft.games.dungeoneer.solo import treasures_into

            treasures_into(state, seat, buffer)
            return
        for player in state.players:
            if player.alive and player.seat != seat:
                buffer.append(SEAT + player.seat)
        buffer.append(SEAT + NOBODY)

    def answer(self, state: DungeoneerState, seat: i64, code: i64) -> None:
        if state.tables.solo:
            from undercroft.games.dungeoneer.solo import lay_treasure

            lay_treasure(state, seat, code)
            return
        state.agenda[-1] = RewardStage(tags.REWARD_STAGE, self.a, self.b + 1)
        if code != SEAT + NOBODY:
            gain_points(state, code - SEAT, 0, 1, "DL-67")
        state.answered()


class EndBattle(TableStep):
    """The battle is over, and with it what held for it."""

    def run(self, state: DungeoneerState) -> None:
        battle = state.battles.pop()
        if battle.kind != CHALLENGE or not state.battles:
            for entry in state.earned:
                gain_points(state, entry // 16, entry % 16, 0, "DL-67")
            state.earned = []
        end_marks(state, UNTIL_BATTLE, -1, self.a)
        if state.log is not None:
            state.tell_table("battle_ends", "DL-66", {"inner": len(state.battles)})


# --- Monsters of quests, and the Arch Lich Lord --------------------------------------------------------------------------


def start_hunt(state: DungeoneerState, seat: int, quest: int) -> None:
    """DL-75: the quest's monster attacks first; the player on the left chooses its form and rolls."""
    fighter = FIRST_QUEST + quest
    kind = HUNT
    if state.tables.quests[quest].lord:
        fighter = FIRST_CARD + state.tables.lord
        kind = LORD
    battle = Battle(kind, state.left_of(seat), seat, state.players[seat].place, quest)
    battle.add(fighter, -1, 0)
    open_battle(state, battle)
    state.push(MonsterForm(tags.MONSTER_FORM, len(state.battles)))


class MonsterForm(Question):
    """DL-75, DLQ-85: the left neighbour chooses the form; alone, the highest round value."""

    def asked(self, state: DungeoneerState) -> int:
        battle = state.battles[-1]
        if state.tables.solo:
            battle.forms[0] = best_form(state, battle.attackers[0])
            return -1
        return battle.lord_seat

    def choices_into(self, state: DungeoneerState, seat: i64, buffer: list[int]) -> None:
        data = fighter_data(state, state.battles[-1].attackers[0])
        if data is not None:
            for form in range(3):
                if data.symbols[form] == ATTACKS:
                    buffer.append(FORM + form)

    def answer(self, state: DungeoneerState, seat: i64, code: i64) -> None:
        state.agenda.pop()
        state.battles[-1].forms[0] = code - FORM
        if state.log is not None:
            state.tell("form_chosen", seat, "DL-75", {"form": code - FORM})
        state.answered()


def best_form(state: DungeoneerState, fighter: int) -> int:
    """DLQ-180: the highest round value with its bonuses, ties melee, magic, speed."""
    data = fighter_data(state, fighter)
    best = 0
    most = -99
    if data is not None:
        for form in range(3):
            if data.symbols[form] == ATTACKS:
                value = fighter_value(state, fighter, form) + roll_bonus(state, fighter, ATTACK_ROLL, form)
                if value > most:
                    most = value
                    best = form
    return best
