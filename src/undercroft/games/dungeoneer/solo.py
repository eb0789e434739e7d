"""The solo game: random encounters, draws, permanents, the way home (DL-170 to DL-177, DLQ-176 to DLQ-183)."""

from __future__ import annotations

from mypy_extensions import i64

from undercroft.games.dungeoneer import tags
from undercroft.games.dungeoneer.battle import FIRST_CARD, VILLAINY, WAITING, Battle, card_of
from undercroft.games.dungeoneer.codes import CARD, DECK, DRAW_CARD, PASS, PICK, PLAY, SIDE
from undercroft.games.dungeoneer.context import FIRST_LOCATION_SOURCE, FIRST_QUEST_SOURCE, Context
from undercroft.games.dungeoneer.marks import Draft, Encounter
from undercroft.games.dungeoneer.plays import (
    READY,
    choose_in_draft,
    commit,
    counts_as_treasure,
    deed_of_card,
    distinct,
    draft_into,
    need_of,
    playable,
    sides_into,
)
from undercroft.games.dungeoneer.queries import counted, limit, monster_health, refresh
from undercroft.games.dungeoneer.state import SOLO_WON, ChanceStep, DungeoneerState, Question, TableStep
from undercroft.games.dungeoneer.steps import DrawCard, RollDie, refilled, run_program
from undercroft.games.dungeoneer.tables import (
    AIM_EXIT,
    AIM_LAIR,
    AIM_MONSTER,
    AIM_TREASURE,
    ATTACHMENT,
    BOON,
    CURSE,
    HARDENS,
    HOST_BOON,
    HOST_LOCATION,
    HOST_MONSTER,
    HOST_QUEST,
    HOST_TREASURE,
    MENU,
    OF_LAIR,
    OF_TRAPS,
    PERMANENT,
    QUESTS_TO_WIN,
    TREASURE,
)
from undercroft.games.dungeoneer.zones import to_discard, to_lair
from undercroft.kernel.streams import DEALS, DICE

PERIL_DECK = 1


# --- Random encounters ---------------------------------------------------------------------------------------------------


def roll_for_peril(state: DungeoneerState, seat: int, place: int) -> None:
    """DL-173: as many dice as the location's peril; each that is not above it brings a peril card."""
    peril = state.tables.locations[place].peril
    for _ in range(peril):
        state.push(SoloRoll(tags.SOLO_ROLL, seat, peril))
        state.push(RollDie(tags.ROLL_DIE, seat))


class SoloRoll(TableStep):
    """A die for random encounters is judged: at most ``b`` draws a peril card."""

    def run(self, state: DungeoneerState) -> None:
        if state.die > self.b:
            return
        if not refilled(state, PERIL_DECK):
            return
        certain = state.piles[PERIL_DECK].certain()
        if certain >= 0:
            reveal(state, self.a, certain, False)
        else:
            # The draw comes before the dice that are still to be rolled.
            state.push(SoloDraw(tags.SOLO_DRAW, self.a))


class SoloDraw(ChanceStep):
    """A peril card is drawn and revealed."""

    def outcomes(self, state: DungeoneerState) -> list[tuple[int, int]]:
        return [(DRAW_CARD + card, 1) for card in state.piles[PERIL_DECK].pool]

    def sample(self, state: DungeoneerState) -> i64:
        pool = state.piles[PERIL_DECK].pool
        return DRAW_CARD + pool[state.streams.below(DEALS, len(pool))]

    def settle(self, state: DungeoneerState, code: i64) -> None:
        reveal(state, self.a, code - DRAW_CARD, True)


def reveal(state: DungeoneerState, seat: int, card: int, chance: bool) -> None:
    """DLQ-179: the card lies open until its moment comes."""
    state.piles[PERIL_DECK].take(card)
    state.turned_up += 1
    state.revealed.append(card)
    if state.log is not None:
        state.tell("encounter_revealed", seat, "DL-173", {"card": state.card_name(card)}, chance)


# What is left of random encounters to come
THE_BATTLE = 1
THE_FORMS = 2


class SoloEncounters(TableStep):
    """DLQ-179: for seat ``a`` in location ``b`` curses in draw order, traps in draw order, then all monsters in one battle.

    ``c`` THE_BATTLE: curses and traps are over, and the monsters, declared until now, attack. THE_FORMS: what curses do
    to monsters is done, and they choose their forms.
    """

    def run(self, state: DungeoneerState) -> None:
        if self.c == THE_BATTLE:
            self._battle(state)
        elif self.c == THE_FORMS:
            _choose_forms(state)
        else:
            self._begin(state)

    def _begin(self, state: DungeoneerState) -> None:
        seat, place = self.a, self.b
        cards = state.revealed
        state.revealed = []
        player = state.players[seat]
        if not cards:
            return
        if not player.alive or player.place != place:
            for card in cards:
                to_discard(state, card)
            return
        x = self._x(state)
        curses = [card for card in cards if state.tables.cards[card].type == CURSE]
        traps = [card for card in cards if state.tables.cards[card].trap_stat >= 0]
        for card in cards:
            if state.tables.cards[card].fighter is not None:
                state.owners[card] = seat
                state.declared.append(Encounter(card, seat, -1, 0, x, 0, seat))
        state.push(SoloEncounters(tags.SOLO_ENCOUNTERS, seat, place, THE_BATTLE))
        for card in reversed(traps):
            from undercroft.games.dungeoneer.battles import SpringTrap

            state.owners[card] = seat
            ctx = Context(card, seat, seat, place=place, x=x)
            state.push(SpringTrap(tags.SPRING_TRAP, card, seat, place, ctx))
        # DL-174: those that have waited were drawn before; those for a monster wait until the battle.
        curses = [*state.waiting, *curses]
        state.waiting = [card for card in curses if _needs_monster(state, card)]
        for card in reversed(curses):
            if card not in state.waiting:
                state.push(SoloCurse(tags.SOLO_CURSE, seat, card, x))

    def _x(self, state: DungeoneerState) -> int:
        """DLQ-180: what the missing opponent pays for X."""
        return max(1, state.tables.locations[self.b].peril)

    def _battle(self, state: DungeoneerState) -> None:
        from undercroft.games.dungeoneer.battles import open_battle

        seat = self.a
        fighters = [encounter.card for encounter in state.declared]
        state.declared = []
        if not fighters:
            return
        if state.tables.harder:
            fighters.extend(state.players[seat].lair)
            state.players[seat].lair = []
        battle = Battle(VILLAINY, seat, seat, self.b, -1)
        for card in fighters:
            specials = 0
            data = state.tables.cards[card].fighter
            if state.tables.harder and data is not None:
                # DLQ-180: in the harder game all specials are used once.
                for number in range(len(data.special_costs)):
                    specials |= 2**number
            battle.add(FIRST_CARD + card, -1, specials)
        open_battle(state, battle)
        state.push(SoloEncounters(tags.SOLO_ENCOUNTERS, seat, self.b, THE_FORMS))
        waiting = [card for card in state.waiting if _needs_monster(state, card)]
        state.waiting = [card for card in state.waiting if card not in waiting]
        for card in reversed(waiting):
            state.push(SoloCurse(tags.SOLO_CURSE, seat, card, self._x(state)))


def _choose_forms(state: DungeoneerState) -> None:
    """DLQ-180: every monster takes its best form, unless a curse has chosen one."""
    from undercroft.games.dungeoneer.battles import best_form

    battle = state.battles[-1]
    for number in range(len(battle.attackers)):
        if battle.forms[number] < 0:
            battle.forms[number] = best_form(state, battle.attackers[number])


class SoloCurse(TableStep):
    """DL-174: curse ``b`` strikes seat ``a``; ``c`` is its X. Without an object it waits or is discarded (DLQ-180)."""

    def run(self, state: DungeoneerState) -> None:
        objects = curse_objects(state, self.a, self.b)
        if len(objects) == 1:
            strike_with(state, self.a, self.b, self.c, objects[0])
        elif objects:
            state.push(SoloAim(tags.SOLO_AIM, self.a, self.b, self.c))
        elif _needs_monster(state, self.b) or _names_traps(state, self.b):
            state.waiting.append(self.b)
        else:
            to_discard(state, self.b)


class SoloAim(ChanceStep):
    """DLQ-180: chance chooses what curse ``b`` is aimed at; ``c`` is its X."""

    def outcomes(self, state: DungeoneerState) -> list[tuple[int, int]]:
        return [(PICK + number, 1) for number in range(len(curse_objects(state, self.a, self.b)))]

    def sample(self, state: DungeoneerState) -> i64:
        return PICK + state.streams.below(DICE, len(curse_objects(state, self.a, self.b)))

    def settle(self, state: DungeoneerState, code: i64) -> None:
        if state.log is not None:
            state.tell("chance_picked", self.a, "DLQ-180", {"number": code - PICK + 1}, chance=True)
        strike_with(state, self.a, self.b, self.c, curse_objects(state, self.a, self.b)[code - PICK])


def _needs_monster(state: DungeoneerState, card: int) -> bool:
    data = state.tables.cards[card]
    return data.aim in (AIM_MONSTER, AIM_LAIR) or data.host == HOST_MONSTER


def _names_traps(state: DungeoneerState, card: int) -> bool:
    """Whether a curse changes the threats of traps."""
    from undercroft.games.dungeoneer.ops import Holding

    program = state.tables.cards[card].program
    if program < 0:
        return False
    for op in state.tables.programs[program]:
        if isinstance(op, Holding) and op.verb == HARDENS and op.what == OF_TRAPS:
            return True
    return False


def curse_objects(state: DungeoneerState, seat: int, card: int) -> list[int]:
    """What a revealed curse may be aimed at: fighters, sides of the hero's location, cards or quests; -1: no choice."""
    data = state.tables.cards[card]
    player = state.players[seat]
    if _needs_monster(state, card):
        if not state.battles:
            return []
        battle = state.battles[-1]
        return [
            battle.attackers[number]
            for number in range(len(battle.attackers))
            if battle.states[number] == WAITING and battle.attackers[number] >= FIRST_CARD
        ]
    if data.aim == AIM_EXIT:
        sides: list[int] = []
        sides_into(state, deed_of_card(state, seat, data), player.place, sides)
        return [code - SIDE for code in sides]
    if data.aim == AIM_TREASURE or data.host == HOST_TREASURE:
        return [each for each in player.inventory if counts_as_treasure(state, each)]
    if data.host == HOST_BOON:
        return [each for each in player.inventory if state.tables.cards[each].type == BOON]
    if data.host == HOST_QUEST:
        return list(player.quests)
    if _names_traps(state, card) and not any(step.tag == tags.SPRING_TRAP for step in state.agenda):
        return []
    return [-1]


def strike_with(state: DungeoneerState, seat: int, card: int, x: int, thing: int) -> None:
    """A revealed curse strikes; ``thing`` is one of its objects. Its place is where the hero is."""
    data = state.tables.cards[card]
    place = state.players[seat].place
    fighter, aimed, side, host = -1, -1, -1, seat
    if _needs_monster(state, card):
        fighter, aimed, host = thing, card_of(thing), thing
    elif data.aim == AIM_EXIT:
        side = thing
    elif data.host == HOST_QUEST:
        host = FIRST_QUEST_SOURCE + thing
    elif data.host == HOST_LOCATION:
        host = FIRST_LOCATION_SOURCE + place
    elif thing >= 0:
        aimed, host = thing, FIRST_CARD + thing
    attack = state.battles[-1].attack_of(fighter) if fighter >= 0 else -1
    ctx = Context(card, seat, seat, fighter, aimed, place, side, x, attack)
    state.owners[card] = seat
    if state.log is not None:
        state.tell("curse_strikes", seat, "DL-174", {"card": state.card_name(card)})
    if data.duration == PERMANENT:
        state.players[seat].curses.append(card)
    elif data.duration == ATTACHMENT:
        state.hosts[card] = host
    else:
        to_discard(state, card)
    refresh(state)
    run_program(state, data.program, ctx)


# --- After a battle ------------------------------------------------------------------------------------------------------


def monster_beaten(state: DungeoneerState, seat: int) -> None:
    """DL-176: each defeated monster lets one draw a glory card at once."""
    state.push(SoloGlory(tags.SOLO_GLORY, seat))


class SoloGlory(Question):
    """DL-176: seat ``a`` may draw one glory card."""

    def asked(self, state: DungeoneerState) -> int:
        if state.piles[0].size() + len(state.discards[0]) == 0 or not state.players[self.a].alive:
            return -1
        return self.a

    def choices_into(self, state: DungeoneerState, seat: i64, buffer: list[int]) -> None:
        buffer.append(PASS)
        buffer.append(DECK)

    def answer(self, state: DungeoneerState, seat: i64, code: i64) -> None:
        state.agenda.pop()
        if code == DECK:
            state.push(DrawCard(tags.DRAW_CARD, seat, 0))
        state.answered()


def monsters_go(state: DungeoneerState, battle: Battle) -> None:
    """DL-174, DLQ-181: all monsters to the discard; in the harder game the costliest survivor to the lair."""
    seat = battle.defender
    survivors: list[int] = []
    for fighter in battle.attackers:
        card = card_of(fighter)
        if (
            card >= 0
            and state.owners[card] >= 0
            and card not in state.players[seat].inventory
            and card not in state.players[seat].lair
            and monster_health(state, fighter) > 0
        ):
            survivors.append(card)
    if state.tables.harder and survivors:
        best = survivors[0]
        for card in survivors:
            if state.tables.cards[card].cost > state.tables.cards[best].cost:
                best = card
        survivors.remove(best)
        ties = [card for card in survivors if state.tables.cards[card].cost == state.tables.cards[best].cost]
        if ties and state.players[seat].alive:
            state.push(LairTie(tags.LAIR_TIE, seat, best))
        else:
            keep_in_lair(state, seat, best)
    waits = any(step.tag == tags.LAIR_TIE for step in state.agenda)
    for card in survivors:
        if not (waits and _ties(state, card)):
            to_discard(state, card)


def _ties(state: DungeoneerState, card: int) -> bool:
    for step in state.agenda:
        if step.tag == tags.LAIR_TIE:
            return state.tables.cards[card].cost == state.tables.cards[step.b].cost
    return False


def keep_in_lair(state: DungeoneerState, seat: int, card: int) -> None:
    """DLQ-181: into the lair; above the limit the cheapest is discarded."""
    to_lair(state, card, seat)
    lair = state.players[seat].lair
    if counted(state, seat, OF_LAIR) > limit(state, seat, OF_LAIR):
        cheapest = lair[0]
        for other in lair:
            if state.tables.cards[other].cost < state.tables.cards[cheapest].cost:
                cheapest = other
        to_discard(state, cheapest)


class LairTie(Question):
    """DLQ-181: of several costliest survivors the player says which goes to the lair; ``b`` is one of them."""

    def _tied(self, state: DungeoneerState) -> list[int]:
        found: list[int] = []
        battle = state.battles[-1]
        for fighter in battle.attackers:
            card = card_of(fighter)
            if (
                card >= 0
                and state.owners[card] >= 0
                and card not in state.players[self.a].inventory
                and card not in state.players[self.a].lair
                and monster_health(state, fighter) > 0
                and state.tables.cards[card].cost == state.tables.cards[self.b].cost
            ):
                found.append(card)
        return found

    def asked(self, state: DungeoneerState) -> int:
        return self.a

    def choices_into(self, state: DungeoneerState, seat: i64, buffer: list[int]) -> None:
        for card in self._tied(state):
            buffer.append(CARD + card)

    def answer(self, state: DungeoneerState, seat: i64, code: i64) -> None:
        tied = self._tied(state)
        state.agenda.pop()
        for card in tied:
            if card == code - CARD:
                keep_in_lair(state, seat, card)
            else:
                to_discard(state, card)
        state.answered()


def fought_monster(battle: Battle) -> bool:
    """Whether a battle was against monsters."""
    return any(fighter >= FIRST_CARD for fighter in battle.attackers)


def treasures_into(state: DungeoneerState, seat: int, buffer: list[int]) -> None:
    """DL-177, DLQ-182: permanent treasures that may be laid in the reward stage; a draft goes on."""
    if state.draft is not None:
        draft_into(state, seat, buffer)
        return
    buffer.append(PASS)
    for card in distinct(state, state.players[seat].hand):
        data = state.tables.cards[card]
        if (
            data.type == TREASURE
            and data.duration == PERMANENT
            and playable(state, seat, card, MENU, False, -1)
        ):
            buffer.append(PLAY + card)


def may_lay_treasure(state: DungeoneerState, battle: Battle) -> bool:
    """Whether the player has anything to lay in the reward stage. Alone nothing is hidden from anybody."""
    seat = battle.defender
    if seat >= FIRST_CARD or not state.players[seat].alive or not fought_monster(battle):
        return False
    buffer: list[int] = []
    treasures_into(state, seat, buffer)
    return len(buffer) > 1


def lay_treasure(state: DungeoneerState, seat: int, code: int) -> None:
    """Play a permanent treasure in the reward stage, or go on."""
    if state.draft is None and code == PASS:
        state.agenda.pop()
        state.answered()
        return
    if state.draft is None:
        state.draft = Draft(code)
    else:
        choose_in_draft(state, seat, code)
    draft = state.draft
    if draft is not None and need_of(state, seat, draft) == READY:
        commit(state, seat)
        state.answered()


# --- The way home ----------------------------------------------------------------------------------------------------------


def check_return(state: DungeoneerState, seat: int) -> None:
    """DL-170, DLQ-183: won the moment the hero stands in an entrance with three quests done."""
    player = state.players[seat]
    if len(player.done) >= QUESTS_TO_WIN and state.tables.locations[player.place].entrance:
        from undercroft.games.dungeoneer.ending import finish

        finish(state, SOLO_WON, seat)
