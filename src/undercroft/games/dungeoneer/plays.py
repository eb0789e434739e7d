"""Playing a card or using an ability: what may be declared, what has to be chosen, paying, and letting it happen.

A declaration is a draft: its seat chooses what it is aimed at, who pays and how much, and only the last choice pays and
publishes it (DLQ-99, DLQ-108). Nothing is offered that could not be completed.
"""

from __future__ import annotations

from typing import Final

from undercroft.games.dungeoneer import tags
from undercroft.games.dungeoneer.atlas import exit_kind, laid, passable, shift_targets, stays_connected
from undercroft.games.dungeoneer.battle import DUEL, FIRST_CARD, FIRST_QUEST, WAITING, card_of, quest_of
from undercroft.games.dungeoneer.codes import (
    AMOUNT,
    ATTACK,
    BRANCH,
    CARD,
    DONE,
    DROP,
    FORM,
    KEEP,
    LIE,
    LOCATION,
    MOST_X,
    PLAY,
    QUEST,
    SEAT,
    SIDE,
    SPECIAL,
    STAND,
    USE,
)
from undercroft.games.dungeoneer.context import (
    FIRST_HERO_SOURCE,
    FIRST_LOCATION_SOURCE,
    FIRST_QUEST_SOURCE,
    Context,
)
from undercroft.games.dungeoneer.marks import Draft, Encounter
from undercroft.games.dungeoneer.queries import (
    cost_of,
    counted,
    forbidden,
    holds,
    limit,
    refresh,
)
from undercroft.games.dungeoneer.state import LORD_ENTHRONED, DungeoneerState
from undercroft.games.dungeoneer.steps import (
    Held,
    ability_ready,
    asks_of_monster,
    held_abilities,
    pay_ability,
    pay_price,
    run_program,
    source_name,
    spend_ap,
)
from undercroft.games.dungeoneer.tables import (
    ACTIVATE,
    AIM_CURSE,
    AIM_EXIT,
    AIM_HERE,
    AIM_HERO,
    AIM_LAIR,
    AIM_LOCATION,
    AIM_MONSTER,
    AIM_NONE,
    AIM_OWN,
    AIM_RIVAL,
    AIM_TREASURE,
    ANYTIME,
    ATTACHMENT,
    ATTACKS,
    BOON,
    CURSE,
    ENCOUNTER,
    FEATS_PHASE,
    HOST_BOON,
    HOST_HERO,
    HOST_LOCATION,
    HOST_MONSTER,
    HOST_NONE,
    HOST_QUEST,
    HOST_TREASURE,
    MENU,
    OF_BOONS,
    OF_TREASURES,
    OPEN,
    PASSIVE,
    PERMANENT,
    RAISES,
    RESPONSE,
    TO_PLAY,
    TO_RESPOND,
    TREASURE,
    W2,
    W4,
    WALL,
    Ability,
    Card,
    Test,
)
from undercroft.games.dungeoneer.zones import check_limits, check_surplus, from_hand, lay_down, to_discard
from undercroft.kernel.bits import bit
from undercroft.kernel.messages import Value

# What a draft still needs
READY: Final = 0
NEED_LAY: Final = 1
NEED_ROOM: Final = 2
NEED_AIM: Final = 3
NEED_SIDE: Final = 4
NEED_PAYER: Final = 5
NEED_X: Final = 6
NEED_FORM: Final = 7
NEED_SPECIALS: Final = 8
NEED_ATTACK: Final = 9

LEGENDARY: Final = 2
LEGENDARY_LEVEL: Final = 7


class Deed:
    """What a draft declares, whether it is a card or an ability."""

    __slots__ = (
        "aim", "card", "condition", "cost", "cost_x", "held", "host", "peril", "plain", "shifts", "walls",
    )  # fmt: skip

    card: Card | None
    held: Held | None
    condition: Test | None
    """What is asked of the monster that it is aimed at."""
    aim: int
    host: int
    cost: int
    cost_x: bool
    peril: bool
    plain: bool
    shifts: bool
    walls: bool

    def __init__(self) -> None:
        self.card = None
        self.held = None
        self.condition = None
        self.aim = AIM_NONE
        self.host = HOST_NONE
        self.cost = 0
        self.cost_x = False
        self.peril = False
        self.plain = False
        self.shifts = False
        self.walls = False


def deed_of_card(state: DungeoneerState, seat: int, card: Card) -> Deed:
    """Playing a card."""
    deed = Deed()
    deed.card = card
    deed.aim = AIM_RIVAL if card.type == ENCOUNTER else card.aim
    deed.host = card.host if card.duration == ATTACHMENT else HOST_NONE
    deed.cost = cost_of(state, seat, card)
    deed.cost_x = card.cost_x
    deed.peril = not card.glory
    deed.plain = card.plain
    deed.shifts = card.shifts
    deed.walls = card.walls
    return deed


def deed_of_ability(held: Held) -> Deed:
    """Using an ability; its price is paid by ``pay_ability``."""
    deed = Deed()
    deed.held = held
    _aim_by(deed, held.ability)
    return deed


def _aim_by(deed: Deed, ability: Ability) -> None:
    deed.aim = ability.aim
    deed.plain = ability.plain
    deed.shifts = ability.shifts
    deed.walls = ability.walls
    deed.condition = ability.condition if asks_of_monster(ability) else None


def held_of(state: DungeoneerState, seat: int, code: int) -> Held | None:
    """The activated ability that a use code means for a seat; None if the seat has no such ability."""
    for held in held_abilities(state, seat, ACTIVATE):
        if held.code == code and held.you == seat:
            return held
    return None


def deed_of(state: DungeoneerState, seat: int, draft: Draft) -> Deed:
    """What a draft declares."""
    code = draft.code
    if PLAY <= code < CARD:
        card = state.tables.cards[code - PLAY]
        deed = deed_of_card(state, seat, card)
        if card.one_use and draft.lay == 0:
            for ability in card.abilities:
                if ability.trigger == ACTIVATE:
                    _aim_by(deed, ability)
        return deed
    held = held_of(state, seat, code)
    if held is None:
        return Deed()
    return deed_of_ability(held)


# --- Aims ------------------------------------------------------------------------------------------------------------


def peril_left(state: DungeoneerState, seat: int) -> int:
    """What peril a player has beside what declared encounters have taken."""
    left = state.players[seat].peril
    if state.declares():
        # Once the declaration is done its costs are paid.
        for encounter in state.declared:
            if encounter.payer == seat:
                left -= encounter.cost
    return left


def can_pay(state: DungeoneerState, seat: int, deed: Deed, target: int) -> bool:
    """DL-31, DLQ-109, DLQ-110: whether somebody can pay for a card aimed at this hero (-1: at none)."""
    if not deed.peril:
        return state.players[seat].glory >= deed.cost
    if target >= 0 and target != seat:
        return peril_left(state, target) >= deed.cost
    for player in state.players:
        if player.seat != seat and player.alive and peril_left(state, player.seat) >= deed.cost:
            return True
    return False


def _high_enough(state: DungeoneerState, deed: Deed, target: int) -> bool:
    """DL-150, DLQ-168: legendary cards are not used against heroes below level 7."""
    card = deed.card
    if card is None or state.tables.stages[card.stage] != LEGENDARY:
        return True
    return target < 0 or state.players[target].level >= LEGENDARY_LEVEL


def _can_suffer(state: DungeoneerState, seat: int, deed: Deed, target: int) -> bool:
    """Whether a deed may be done to something of this player."""
    return can_pay(state, seat, deed, target) and _high_enough(state, deed, target)


def aims_into(state: DungeoneerState, seat: int, deed: Deed, buffer: list[int], first: bool = False) -> None:
    """The codes with which a deed can be aimed; nothing where there is nothing to choose.

    With ``first`` one location is enough, for those who only ask whether there is any.
    """
    if deed.card is not None and deed.card.lord:
        for victim in lord_victims(state, seat):
            buffer.append(SEAT + victim)
        return
    if deed.host != HOST_NONE:
        _hosts_into(state, seat, deed, buffer)
        return
    aim = deed.aim
    if aim in (AIM_HERO, AIM_RIVAL, AIM_HERE):
        here = state.players[seat].place
        for player in state.players:
            other = player.seat
            if (
                player.alive
                and (aim == AIM_HERO or other != seat)
                and (aim != AIM_HERE or player.place == here)
                and can_pay(state, seat, deed, other)
                and _high_enough(state, deed, other)
            ):
                buffer.append(SEAT + other)
    elif aim == AIM_MONSTER:
        if state.battles and (not deed.peril or can_pay(state, seat, deed, -1)):
            battle = state.battles[-1]
            for number in range(len(battle.attackers)):
                fighter = battle.attackers[number]
                if battle.states[number] == WAITING and fighter >= FIRST_CARD:
                    _fighter_into(state, deed, fighter, buffer)
            if battle.defender >= FIRST_CARD:
                from undercroft.games.dungeoneer.battles import in_reach

                # It may have been sent off or changed sides since it was challenged.
                if in_reach(state, battle.defender):
                    _fighter_into(state, deed, battle.defender, buffer)
    elif aim == AIM_LAIR:
        if can_pay(state, seat, deed, -1):
            for player in state.players:
                if player.alive:
                    for card in player.lair:
                        _fighter_into(state, deed, FIRST_CARD + card, buffer)
    elif aim == AIM_LOCATION or aim == AIM_EXIT:
        if can_pay(state, seat, deed, -1):
            for location in laid(state):
                if _location_will_do(state, deed, location):
                    buffer.append(LOCATION + location)
                    if first:
                        return
    elif aim == AIM_TREASURE:
        for player in state.players:
            if player.alive and player.seat != seat and _can_suffer(state, seat, deed, player.seat):
                for card in player.inventory:
                    if counts_as_treasure(state, card):
                        buffer.append(CARD + card)
    elif aim == AIM_CURSE:
        for card in state.players[seat].curses:
            buffer.append(CARD + card)


def counts_as_treasure(state: DungeoneerState, card: int) -> bool:
    """DL-100, DLQ-113: treasures and minions; the Arch Lich Lord goes to nobody's hand or inventory (DLQ-139)."""
    data = state.tables.cards[card]
    return data.type == TREASURE or (data.fighter is not None and not data.lord)


def _fighter_into(state: DungeoneerState, deed: Deed, fighter: int, buffer: list[int]) -> None:
    card = card_of(fighter)
    if deed.plain and (card < 0 or state.tables.cards[card].lord):
        return
    if deed.condition is not None and not holds(state, deed.condition, Context(-1, -1, fighter=fighter)):
        return
    buffer.append(CARD + card if card >= 0 else QUEST + quest_of(fighter))


def _location_will_do(state: DungeoneerState, deed: Deed, location: int) -> bool:
    if deed.shifts:
        return len(shift_targets(state, location)) > 0
    if deed.aim == AIM_EXIT:
        sides: list[int] = []
        sides_into(state, deed, location, sides)
        return len(sides) > 0
    return True


def sides_into(state: DungeoneerState, deed: Deed, location: int, buffer: list[int]) -> None:
    """Exits that an effect may change: never walls, and none that holds the map together if it makes a wall."""
    for side in range(4):
        if exit_kind(state, location, side) == WALL:
            continue
        if deed.walls and not (passable(state, location, side) and stays_connected(state, location, side)):
            continue
        buffer.append(SIDE + side)


def _hosts_into(state: DungeoneerState, seat: int, deed: Deed, buffer: list[int]) -> None:
    """DLQ-119: what an attachment may be tucked under: one's own things for glory, rivals' for peril.

    A curse may also lie on one's own hero (DL-101).
    """
    host = deed.host
    if host == HOST_HERO:
        for player in state.players:
            if not player.alive or (not deed.peril and player.seat != seat):
                continue
            if player.seat == seat and deed.aim in (AIM_RIVAL, AIM_HERE):
                continue
            if (deed.aim == AIM_OWN and player.seat != seat) or (
                deed.aim == AIM_HERE and player.place != state.players[seat].place
            ):
                continue
            if can_pay(state, seat, deed, player.seat) and _high_enough(state, deed, player.seat):
                buffer.append(SEAT + player.seat)
    elif host == HOST_BOON or host == HOST_TREASURE:
        for player in state.players:
            if not player.alive or (deed.peril == (player.seat == seat)):
                continue
            if _can_suffer(state, seat, deed, player.seat):
                for card in player.inventory:
                    if (state.tables.cards[card].type == BOON) == (host == HOST_BOON):
                        buffer.append(CARD + card)
    elif host == HOST_MONSTER:
        if can_pay(state, seat, deed, -1):
            for card in state.players[seat].lair:
                buffer.append(CARD + card)
    elif host == HOST_LOCATION:
        if can_pay(state, seat, deed, -1):
            for location in laid(state):
                buffer.append(LOCATION + location)
    elif host == HOST_QUEST:
        for player in state.players:
            if not player.alive or (deed.peril == (player.seat == seat)):
                continue
            if _can_suffer(state, seat, deed, player.seat):
                for quest in player.quests:
                    buffer.append(QUEST + quest)


def needs_aim(deed: Deed) -> bool:
    """Whether something has to be aimed at."""
    return deed.host != HOST_NONE or deed.aim not in (AIM_NONE, AIM_OWN)


def can_declare(state: DungeoneerState, seat: int, deed: Deed) -> bool:
    """Whether a deed can be completed from here: somebody can pay, and there is something to aim at."""
    card = deed.card
    legendary = card is not None and state.tables.stages[card.stage] == LEGENDARY
    if legendary and state.players[seat].level < LEGENDARY_LEVEL:
        return False
    if needs_aim(deed):
        found: list[int] = []
        aims_into(state, seat, deed, found, True)
        return len(found) > 0 and (deed.peril or state.players[seat].glory >= deed.cost)
    return can_pay(state, seat, deed, -1)


# --- What may be done ------------------------------------------------------------------------------------------------


def own_raise(card: Card, which: int) -> int:
    """DL-98: by how much a card raises the limit that it is counted against itself."""
    total = 0
    for ability in card.abilities:
        if ability.trigger == PASSIVE:
            for passive in ability.passives:
                if passive.verb == RAISES and passive.what == which:
                    total += passive.amount.sign * passive.amount.n
    return total


def clashes_of(state: DungeoneerState, seat: int, card: Card) -> list[int]:
    """DL-45: the treasures of the inventory with a kind of this one; a card of two kinds may clash with two."""
    found: list[int] = []
    if card.type == TREASURE:
        for other in state.players[seat].inventory:
            data = state.tables.cards[other]
            if data.type == TREASURE and data.kinds & card.kinds != 0:
                found.append(other)
    return found


def room_needed(state: DungeoneerState, seat: int, card: Card) -> int:
    """How many treasures have to go so that a permanent may be laid; -1 if no discarding helps (DLQ-24)."""
    which = OF_BOONS if card.type == BOON else OF_TREASURES
    after = counted(state, seat, which) + 1 - len(clashes_of(state, seat, card))
    over = after - limit(state, seat, which) - own_raise(card, which)
    if over <= 0:
        return 0
    if which == OF_BOONS:
        return -1
    return over if over <= counted(state, seat, which) else -1


def playable(state: DungeoneerState, seat: int, number: int, window: int, responds: bool, roll: int) -> bool:
    """Whether a hand card may be declared now. ``window`` is a window's bit, MENU or a phase's own menu."""
    card = state.tables.cards[number]
    if card.timing == RESPONSE:
        if window != W2 or not responds or forbidden(state, seat, TO_RESPOND):
            return False
    elif card.timing == ANYTIME:
        if card.windows & window == 0:
            return False
        if window == W4 and not _repeats(card.rerolls, roll):
            return False
    elif not (
        window == MENU
        and seat == state.active
        and ((card.timing == FEATS_PHASE) == (state.phase == FEATS_PHASE_NOW) or _in_reward(state))
        and (card.timing == FEATS_PHASE or card.type == CURSE)
    ):
        return False
    if card.duration == PERMANENT and card.glory and not _may_lie(state, seat, card):
        return False
    return can_declare(state, seat, deed_of_card(state, seat, card))


FEATS_PHASE_NOW: Final = 4
"""``state.FEATS_PHASE``."""


def _may_lie(state: DungeoneerState, seat: int, card: Card) -> bool:
    if card.one_use and _can_use_now(state, seat, card):
        return True
    return may_be_laid(state, seat, card)


def may_be_laid(state: DungeoneerState, seat: int, card: Card) -> bool:
    """Whether limits (and solo rules, DLQ-182) let a permanent be laid down now."""
    if state.tables.solo and not _solo_may_lay(state, seat, card):
        return False
    return room_needed(state, seat, card) >= 0


def _solo_may_lay(state: DungeoneerState, seat: int, card: Card) -> bool:
    """DL-177, DLQ-182: boons at an entrance in the feats phase, treasures in the reward stage of a battle."""
    place = state.players[seat].place
    if card.type == BOON:
        return state.phase == FEATS_PHASE_NOW and state.tables.locations[place].entrance
    return _in_reward(state)


def _in_reward(state: DungeoneerState) -> bool:
    """Whether the reward stage of a battle asks: only alone, for permanent treasures, in whatever phase it is held."""
    return len(state.battles) > 0 and state.agenda[-1].tag == tags.REWARD_STAGE


def _can_use_now(state: DungeoneerState, seat: int, card: Card) -> bool:
    """DLQ-112: whether a one-use permanent can be used in the action in which it is played."""
    for ability in card.abilities:
        if ability.trigger == ACTIVATE:
            held = Held(ability, card.number, seat, -1, 1)
            ctx = Context(card.number, seat)
            deed = deed_of_ability(held)
            return (
                ability.windows & _window_now(state) != 0
                and ability.glory + cost_of(state, seat, card) <= state.players[seat].glory
                and ability_ready(state, held, seat, ctx)
                and can_declare(state, seat, deed)
            )
    return False


def _window_now(state: DungeoneerState) -> int:
    """The bit of the window that is open, MENU outside of windows."""
    step = state.agenda[-1]
    return step.a if step.tag == tags.WINDOW else MENU


def _repeats(rerolls: int, roll: int) -> bool:
    return rerolls == 3 or (rerolls >= 0 and rerolls == roll)


def usable(state: DungeoneerState, seat: int, held: Held, window: int, roll: int) -> bool:
    """Whether an activated ability may be used now."""
    ability = held.ability
    if held.you != seat or ability.windows & window == 0:
        return False
    if window == W4 and not _repeats(ability.rerolls, roll):
        return False
    if not ability_ready(state, held, seat, Context(held.source, seat, seat)):
        return False
    return can_declare(state, seat, deed_of_ability(held))


def distinct(state: DungeoneerState, hand: list[int]) -> list[int]:
    """The cards of a hand, of two equal ones only the first."""
    found: list[int] = []
    designs: list[int] = []
    for card in hand:
        design = state.tables.cards[card].design
        if design not in designs:
            designs.append(design)
            found.append(card)
    return found


def abilities_into(state: DungeoneerState, seat: int, window: int, roll: int, buffer: list[int]) -> None:
    """Every ability that may be used now. All of it is public."""
    for held in held_abilities(state, seat, ACTIVATE):
        if usable(state, seat, held, window, roll):
            buffer.append(held.code)


def open_actions_into(state: DungeoneerState, seat: int, window: int, buffer: list[int]) -> None:
    """What is open in every window beside cards and abilities: standing up, dropping a token, lying down."""
    player = state.players[seat]
    if window & OPEN == 0:
        return
    if player.fallen and can_stand(state, seat):
        buffer.append(STAND)
    for quest in player.escorts:
        buffer.append(DROP + quest)
    if (
        state.tables.limited_movement
        and not player.fallen
        and not player.lain
        and (player.ap if seat == state.active else player.saved) == 0
    ):
        buffer.append(LIE)


def can_stand(state: DungeoneerState, seat: int) -> bool:
    """DL-95: whether a fallen hero has the action point to stand up."""
    player = state.players[seat]
    if seat == state.active:
        return player.ap + player.extra > 0
    # DLQ-12: in the strict mode a saved point is for a challenge.
    return player.extra > 0 or (player.saved > 0 and not state.tables.challenge_only)


def actions_into(
    state: DungeoneerState, seat: int, window: int, responds: bool, roll: int, buffer: list[int]
) -> None:
    """Everything that a seat may begin in a window or menu: cards, abilities, what is open to all."""
    if not forbidden(state, seat, TO_PLAY):
        for card in distinct(state, state.players[seat].hand):
            if playable(state, seat, card, window, responds, roll):
                buffer.append(PLAY + card)
    abilities_into(state, seat, window, roll, buffer)
    open_actions_into(state, seat, window, buffer)


# --- Drafts ----------------------------------------------------------------------------------------------------------


def need_of(state: DungeoneerState, seat: int, draft: Draft) -> int:
    """What has to be chosen next."""
    code = draft.code
    if ATTACK <= code < AMOUNT:
        return NEED_FORM if draft.form < 0 else READY
    if CARD <= code < USE:
        return NEED_ATTACK if draft.fighter < 0 else READY
    deed = deed_of(state, seat, draft)
    card = deed.card
    if card is not None and card.glory and card.duration == PERMANENT:
        if card.one_use and draft.lay < 0:
            return NEED_LAY
        if draft.lay != 0 and len(draft.room) < room_needed(state, seat, card):
            return NEED_ROOM
    if needs_aim(deed) and not _aimed(draft):
        return NEED_AIM
    if deed.aim == AIM_EXIT and draft.side < 0:
        return NEED_SIDE
    if deed.peril and draft.payer < 0:
        return NEED_PAYER
    if deed.cost_x and draft.x < 0:
        return NEED_X
    if card is not None and card.type == ENCOUNTER and card.fighter is not None:
        if draft.form < 0:
            return NEED_FORM
        if not draft.specials_done and _specials(state, seat, draft):
            return NEED_SPECIALS
    return READY


def _aimed(draft: Draft) -> bool:
    return draft.target >= 0 or draft.fighter >= 0 or draft.card >= 0 or draft.place >= 0


def draft_into(state: DungeoneerState, seat: int, buffer: list[int]) -> None:
    """The choices that carry a draft on."""
    draft = state.draft
    if draft is None:
        return
    need = need_of(state, seat, draft)
    if need == NEED_LAY:
        card = state.tables.cards[draft.code - PLAY]
        if _can_use_now(state, seat, card):
            buffer.append(BRANCH)
        if may_be_laid(state, seat, card):
            buffer.append(KEEP)
    elif need == NEED_ROOM:
        card = state.tables.cards[draft.code - PLAY]
        clashes = clashes_of(state, seat, card)
        for other in state.players[seat].inventory:
            if other not in draft.room and other not in clashes and state.tables.cards[other].type != BOON:
                buffer.append(CARD + other)
    elif need == NEED_AIM:
        aims_into(state, seat, deed_of(state, seat, draft), buffer)
    elif need == NEED_SIDE:
        sides_into(state, deed_of(state, seat, draft), draft.place, buffer)
    elif need == NEED_PAYER:
        cost = deed_of(state, seat, draft).cost
        for player in state.players:
            if player.seat != seat and player.alive and peril_left(state, player.seat) >= cost:
                buffer.append(SEAT + player.seat)
    elif need == NEED_X:
        for x in range(1, min(MOST_X - 1, _purse(state, seat, draft)) + 1):
            buffer.append(AMOUNT + x)
    elif need == NEED_FORM:
        _forms_into(state, seat, draft, buffer)
    elif need == NEED_SPECIALS:
        buffer.append(DONE)
        for number in _specials(state, seat, draft):
            buffer.append(SPECIAL + number)
    elif need == NEED_ATTACK:
        battle = state.battles[-1]
        for number in range(len(battle.attackers)):
            if battle.states[number] == WAITING and battle.guards[number] < 0:
                attacker = battle.attackers[number]
                if card_of(attacker) >= 0:
                    buffer.append(CARD + card_of(attacker))
                elif attacker >= FIRST_QUEST:
                    buffer.append(QUEST + quest_of(attacker))
                else:
                    buffer.append(SEAT + attacker)


def _specials(state: DungeoneerState, seat: int, draft: Draft) -> list[int]:
    """The special effects that an encounter does not have yet and that its target can still pay for (DLQ-133)."""
    found: list[int] = []
    fighter = state.tables.cards[draft.code - PLAY].fighter
    if fighter is not None and fighter.special_costs:
        left = peril_left(state, draft.payer) - encounter_cost(state, seat, draft)
        for number in range(len(fighter.special_costs)):
            if draft.specials >> number & 1 == 0 and fighter.special_costs[number] <= left:
                found.append(number)
    return found


def _purse(state: DungeoneerState, seat: int, draft: Draft) -> int:
    if draft.payer >= 0:
        return peril_left(state, draft.payer)
    return state.players[seat].glory


def _forms_into(state: DungeoneerState, seat: int, draft: Draft, buffer: list[int]) -> None:
    if ATTACK <= draft.code < AMOUNT:
        for form in hero_forms(state, seat):
            buffer.append(FORM + form)
        return
    fighter = state.tables.cards[draft.code - PLAY].fighter
    if fighter is not None:
        for form in range(3):
            if fighter.symbols[form] == ATTACKS:
                buffer.append(FORM + form)


def hero_forms(state: DungeoneerState, seat: int) -> list[int]:
    """DLQ-37: the forms in which a hero may attack: the round symbols of the hero card and its classes."""
    player = state.players[seat]
    found: list[int] = []
    for form in range(3):
        for number in (player.hero, player.epic, player.legendary):
            if number >= 0 and state.tables.heroes[number].forms[form]:
                found.append(form)
                break
    return found


def encounter_cost(state: DungeoneerState, seat: int, draft: Draft) -> int:
    """What an encounter takes from its target so far, specials included (DLQ-57)."""
    card = state.tables.cards[draft.code - PLAY]
    total = draft.x if card.cost_x else cost_of(state, seat, card)
    fighter = card.fighter
    if fighter is not None:
        for number in range(len(fighter.special_costs)):
            if draft.specials >> number & 1 != 0:
                total += fighter.special_costs[number]
    return total


def choose_in_draft(state: DungeoneerState, seat: int, code: int) -> None:
    """Put a choice into the draft."""
    draft = state.draft
    if draft is None:
        return
    need = need_of(state, seat, draft)
    if need == NEED_LAY:
        draft.lay = 1 if code == KEEP else 0
    elif need == NEED_ROOM:
        draft.room.append(code - CARD)
    elif need == NEED_AIM:
        _aim_at(state, seat, draft, code)
    elif need == NEED_SIDE:
        draft.side = code - SIDE
    elif need == NEED_PAYER:
        draft.payer = code - SEAT
    elif need == NEED_X:
        draft.x = code - AMOUNT
    elif need == NEED_FORM:
        draft.form = code - FORM
    elif need == NEED_SPECIALS:
        if code == DONE:
            draft.specials_done = 1
        else:
            draft.specials |= bit(code - SPECIAL)
    elif need == NEED_ATTACK:
        if code >= QUEST:
            draft.fighter = FIRST_QUEST + code - QUEST
        elif code >= CARD:
            draft.fighter = FIRST_CARD + code - CARD
        else:
            draft.fighter = code - SEAT


def _aim_at(state: DungeoneerState, seat: int, draft: Draft, code: int) -> None:
    deed = deed_of(state, seat, draft)
    if SEAT <= code < FORM:
        draft.target = code - SEAT
        if deed.peril and draft.target != seat:
            draft.payer = draft.target
    elif CARD <= code < USE:
        card = code - CARD
        if deed.aim in (AIM_MONSTER, AIM_LAIR) and deed.host == HOST_NONE:
            draft.fighter = FIRST_CARD + card
            if deed.aim == AIM_LAIR:
                draft.card = card
        else:
            draft.card = card
            owner = state.owners[card]
            if owner >= 0 and owner != seat and (deed.peril or deed.aim == AIM_TREASURE):
                draft.target = owner
                if deed.peril:
                    draft.payer = owner
    elif QUEST <= code < LOCATION:
        if deed.host == HOST_QUEST:
            draft.card = FIRST_QUEST_SOURCE + code - QUEST
            for player in state.players:
                if code - QUEST in player.quests and deed.peril and player.seat != seat:
                    draft.payer = player.seat
                    draft.target = player.seat
        else:
            draft.fighter = FIRST_QUEST + code - QUEST
    else:
        draft.place = code - LOCATION


# --- Letting it happen -------------------------------------------------------------------------------------------------


def commit(state: DungeoneerState, seat: int) -> None:
    """The draft is complete: pay, publish, and put what follows on the agenda."""
    draft = state.draft
    if draft is None:
        return
    state.draft = None
    code = draft.code
    if ATTACK <= code < AMOUNT:
        _commit_attack(state, seat, draft)
    elif CARD <= code < USE:
        _commit_guard(state, seat, draft)
    elif PLAY <= code < CARD:
        _commit_card(state, seat, draft)
    else:
        _commit_ability(state, seat, draft)


def _context(state: DungeoneerState, source: int, seat: int, draft: Draft, deed: Deed) -> Context:
    attack = state.battles[-1].attack_of(draft.fighter) if state.battles and draft.fighter >= 0 else -1
    own = draft.target < 0 and deed.aim == AIM_OWN
    target = seat if own else draft.target
    return Context(source, seat, target, draft.fighter, draft.card, draft.place, draft.side, draft.x, attack)


def aim_args(state: DungeoneerState, draft: Draft) -> dict[str, Value]:
    """What a declaration is aimed at, for its event (DLQ-108); ``aim`` says which of the others is the aim."""
    args: dict[str, Value] = {"aim": "none"}
    if draft.target >= 0:
        args["aim"] = "hero"
        args["target"] = draft.target + 1
    fighter = draft.fighter
    if card_of(fighter) >= 0:
        args["aim"] = "monster"
        args["monster"] = state.card_name(card_of(fighter))
    elif quest_of(fighter) >= 0:
        args["aim"] = "monster"
        args["monster"] = state.quest_name(quest_of(fighter))
    if 0 <= draft.card < FIRST_HERO_SOURCE and card_of(fighter) < 0:
        args["aim"] = "card"
        args["aimed"] = state.card_name(draft.card)
    elif draft.card >= FIRST_QUEST_SOURCE:
        args["aim"] = "card"
        args["aimed"] = state.quest_name(draft.card - FIRST_QUEST_SOURCE)
    if draft.place >= 0:
        args["aim"] = "place"
        args["place"] = state.place_name(draft.place)
    if draft.x >= 0:
        args["x"] = draft.x
    if draft.payer >= 0:
        args["payer"] = draft.payer + 1
    return args


def _commit_card(state: DungeoneerState, seat: int, draft: Draft) -> None:
    number = draft.code - PLAY
    card = state.tables.cards[number]
    player = state.players[seat]
    deed = deed_of(state, seat, draft)
    price = draft.x if card.cost_x else cost_of(state, seat, card)
    if card.glory:
        player.glory -= price
    elif not state.tables.solo:
        payer = draft.payer if draft.payer >= 0 else draft.target
        state.players[payer].peril -= price
    from_hand(state, number, seat)
    state.owners[number] = seat
    clashes = clashes_of(state, seat, card) if draft.lay != 0 and card.duration == PERMANENT else []
    if state.log is not None:
        purse = "glory" if card.glory else "peril"
        args: dict[str, Value] = {"card": state.card_name(number), "cost": price, "purse": purse}
        args.update(aim_args(state, draft))
        state.tell("card_played", seat, "DLQ-108", args)
    for other in [*clashes, *draft.room]:
        to_discard(state, other)
    ctx = _context(state, number, seat, draft, deed)
    if card.duration == ATTACHMENT:
        state.hosts[number] = _host_ref(seat, card, draft)
        refresh(state)
        check_limits(state)
        run_program(state, card.program, ctx)
    elif card.duration == PERMANENT and not (card.one_use and draft.lay == 0):
        if card.glory:
            lay_down(state, number, seat)
            check_surplus(state, seat)
        else:
            _lay_curse(state, number, seat, draft)
        run_program(state, card.program, ctx)
    elif card.one_use:
        to_discard(state, number)
        for ability in card.abilities:
            if ability.trigger == ACTIVATE:
                pay_price(state, ability, seat)
                run_program(state, ability.program, ctx)
    else:
        to_discard(state, number)
        run_program(state, card.program, ctx)


def _lay_curse(state: DungeoneerState, number: int, seat: int, draft: Draft) -> None:
    """DLQ-118: a permanent curse lies beside its victim; one aimed at no hero lies with its caster."""
    victim = draft.target if draft.target >= 0 else seat
    state.owners[number] = seat
    state.players[victim].curses.append(number)
    refresh(state)
    check_limits(state)


def _host_ref(seat: int, card: Card, draft: Draft) -> int:
    if card.host == HOST_LOCATION:
        return FIRST_LOCATION_SOURCE + draft.place
    if card.host == HOST_QUEST:
        return draft.card
    if card.host == HOST_HERO:
        return draft.target if draft.target >= 0 else seat
    return FIRST_CARD + draft.card


def _victim_of(state: DungeoneerState, source: int) -> int:
    """The hero whom a curse or an attachment lies on; -1 for everything else."""
    if 0 <= source < len(state.hosts) and 0 <= state.hosts[source] < FIRST_CARD:
        return state.hosts[source]
    for player in state.players:
        if source in player.curses:
            return player.seat
    return -1


def _commit_ability(state: DungeoneerState, seat: int, draft: Draft) -> None:
    held = held_of(state, seat, draft.code)
    if held is None:
        return
    ctx = _context(state, held.source, seat, draft, deed_of_ability(held))
    if ctx.target < 0:
        ctx = ctx.aimed(_victim_of(state, held.source))
    pay_ability(state, held, seat)
    if state.log is not None:
        args: dict[str, Value] = {"source": source_name(state, held.source)}
        args.update(aim_args(state, draft))
        state.tell("ability_used", seat, "DL-55", args)
    run_program(state, held.ability.program, ctx)


def _commit_attack(state: DungeoneerState, seat: int, draft: Draft) -> None:
    """DLQ-130: hero against hero, for one action point."""
    from undercroft.games.dungeoneer.battle import Battle
    from undercroft.games.dungeoneer.battles import open_battle

    target = draft.code - ATTACK
    spend_ap(state, seat, 1)
    player = state.players[seat]
    player.battled = 1
    battle = Battle(DUEL, seat, target, player.place, -1)
    battle.add(seat, draft.form, 0)
    if state.log is not None:
        state.tell("hero_attacks", seat, "DL-56", {"target": target + 1, "form": draft.form})
    open_battle(state, battle)


def _commit_guard(state: DungeoneerState, seat: int, draft: Draft) -> None:
    """DLQ-135: a minion counterattacks instead of the hero."""
    card = draft.code - CARD
    battle = state.battles[-1]
    attack = battle.attack_of(draft.fighter)
    battle.guards[attack] = FIRST_CARD + card
    state.players[seat].used.append(minion_mark(card))
    if state.log is not None:
        state.tell("minion_guards", seat, "DLQ-135", {"card": state.card_name(card)})


def minion_mark(card: int) -> int:
    """How a minion is marked as used this player turn, apart from the numbers of abilities."""
    return -1 - card


def guards_into(state: DungeoneerState, seat: int, buffer: list[int]) -> None:
    """DLQ-135: minions that may counterattack in the present battle; only in W3, for the attacked hero's player."""
    if not state.battles:
        return
    battle = state.battles[-1]
    if battle.defender != seat:
        return
    if not any(
        battle.states[number] == WAITING and battle.guards[number] < 0 for number in range(len(battle.states))
    ):
        return
    player = state.players[seat]
    for card in player.inventory:
        if state.tables.cards[card].fighter is not None and minion_mark(card) not in player.used:
            buffer.append(CARD + card)


# --- Encounters --------------------------------------------------------------------------------------------------------


def encounters_into(state: DungeoneerState, seat: int, buffer: list[int]) -> None:
    """DLQ-122: encounters that may be added to the declaration: from the hand, the lair, and the Arch Lich Lord."""
    player = state.players[seat]
    declared = [encounter.card for encounter in state.declared]
    if not forbidden(state, seat, TO_PLAY):
        for card in distinct(state, [one for one in player.hand if one not in declared]):
            data = state.tables.cards[card]
            if data.type == ENCOUNTER and _may_attack(state, seat, card):
                buffer.append(PLAY + card)
        for card in player.lair:
            if card not in declared and _may_attack(state, seat, card):
                buffer.append(PLAY + card)
    lord = state.tables.lord
    if (
        lord >= 0
        and state.lord_status == LORD_ENTHRONED
        and lord not in declared
        and lord not in state.attacked
        and lord_victims(state, seat)
    ):
        buffer.append(PLAY + lord)


def lord_victims(state: DungeoneerState, seat: int) -> list[int]:
    """DLQ-141: rivals in the throne room whose peril pays the Arch Lich Lord's cost."""
    throne = state.tables.throne
    cost = cost_of(state, seat, state.tables.cards[state.tables.lord])
    return [
        player.seat
        for player in state.players
        if player.alive
        and player.seat != seat
        and player.place == throne
        and peril_left(state, player.seat) >= cost
    ]


def _may_attack(state: DungeoneerState, seat: int, card: int) -> bool:
    data = state.tables.cards[card]
    if data.fighter is not None:
        # DL-34: each monster may start one attack a turn.
        if card in state.attacked and card not in state.extra_attacks:
            return False
        if not any(symbol == ATTACKS for symbol in data.fighter.symbols):
            return False
    return can_declare(state, seat, deed_of_card(state, seat, data))


def add_encounter(state: DungeoneerState, seat: int) -> None:
    """The draft of an encounter is complete: it joins the declaration, unpublished."""
    draft = state.draft
    if draft is None:
        return
    cost = encounter_cost(state, seat, draft)
    state.declared.append(
        Encounter(
            draft.code - PLAY, draft.target, draft.form, draft.specials, max(draft.x, 0), cost, draft.payer
        )
    )
    state.draft = None


def _bought(state: DungeoneerState, encounter: Encounter) -> str:
    """The special effects of an encounter by number, each with its amount, for its event (DLQ-108): ``1:2 3:1``."""
    fighter = state.tables.cards[encounter.card].fighter
    costs = fighter.special_costs if fighter is not None else []
    return " ".join(
        [f"{number + 1}:{costs[number]}" for number in range(len(costs)) if encounter.specials >> number & 1]
    )


def pay_encounters(state: DungeoneerState, seat: int) -> None:
    """DLQ-31: peril is spent at the declaration; the cards lie open before their targets."""
    for encounter in state.declared:
        card = encounter.card
        state.players[encounter.payer].peril -= encounter.cost
        player = state.players[seat]
        if card in player.hand:
            from_hand(state, card, seat)
            state.hurt[card] = 0
        elif card in player.lair:
            player.lair.remove(card)
        if card != state.tables.lord:
            state.owners[card] = seat
        if state.tables.cards[card].fighter is not None:
            if card in state.attacked:
                state.extra_attacks.remove(card)
            else:
                state.attacked.append(card)
        if state.log is not None:
            args: dict[str, Value] = {
                "card": state.card_name(card),
                "target": encounter.target + 1,
                "payer": encounter.payer + 1,
                "cost": encounter.cost,
                "form": encounter.form,
                "x": encounter.x,
                "specials": _bought(state, encounter),
            }
            state.tell("encounter_declared", seat, "DLQ-108", args)
    refresh(state)
