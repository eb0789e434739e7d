"""Finds the rule that forbids a choice, for people. Judged by what the seat knows: the table and its own hand."""

from __future__ import annotations

from typing import Final

from undercroft.games.dungeoneer import reasons, tags
from undercroft.games.dungeoneer.atlas import (
    any_fits,
    beside,
    exit_kind,
    joined,
    more_to_come,
    same_upside_down,
    stays_connected,
)
from undercroft.games.dungeoneer.codes import AMOUNT, ATTACK, CHOICES, PLAY, TO_HAND
from undercroft.games.dungeoneer.context import Context
from undercroft.games.dungeoneer.marks import Draft
from undercroft.games.dungeoneer.plays import (
    NEED_AIM,
    NEED_ATTACK,
    NEED_FORM,
    NEED_LAY,
    NEED_PAYER,
    NEED_ROOM,
    NEED_SIDE,
    NEED_SPECIALS,
    NEED_X,
    Deed,
    can_pay,
    can_stand,
    deed_of,
    deed_of_ability,
    deed_of_card,
    distinct,
    hero_forms,
    lord_victims,
    may_be_laid,
    need_of,
    needs_aim,
    peril_left,
    room_needed,
)
from undercroft.games.dungeoneer.queries import forbidden, holds
from undercroft.games.dungeoneer.quests import (
    attempt_price,
    can_sacrifice,
    escort_mark,
    is_found,
    is_here,
    is_loose,
    letters_used,
    open_quests,
)
from undercroft.games.dungeoneer.state import LORD_ENTHRONED, DungeoneerState
from undercroft.games.dungeoneer.steps import Held, action_points, asks_of_monster, held_abilities
from undercroft.games.dungeoneer.tables import (
    ACTIVATE,
    AIM_HERE,
    AIM_HERO,
    AIM_RIVAL,
    ANYTIME,
    ATTACKS,
    BOON,
    COUNTERS,
    CURSE,
    ENCOUNTER,
    ESCORT_PAIRS,
    ESCORT_QUEST,
    HOST_HERO,
    HOST_NONE,
    MENU,
    ONCE_A_GAME,
    ONCE_A_TURN,
    PERMANENT,
    RESPONSE,
    TO_ATTEMPT,
    TO_EXPLORE,
    TO_MOVE,
    TO_PLAY,
    TO_RESPOND,
    W2,
    W8,
    WALL,
    Card,
    QuestCard,
)
from undercroft.games.dungeoneer.tables import FEATS_PHASE as IN_FEATS
from undercroft.kernel.squares import CELL_OF, NUMBER_OF, STRIDE

_LEGENDARY: Final = 2
_LEGENDARY_LEVEL: Final = 7
_NOT_CARDS: Final = (tags.CHALLENGE_STAGE, tags.PLACE_SHARES)
"""Questions whose drafts are not declarations of cards or abilities."""
_QUEST_DEEDS: Final = ("attempt", "search", "take-up", "hand-over", "pick-up")


def refusal_of(state: DungeoneerState, seat: int, code: int) -> int:
    """Why a code that is not legal is refused."""
    kind, operands = CHOICES.decode(code)
    tag = state.agenda[-1].tag
    draft = state.draft
    if kind == "place":
        return _place(state, tag, operands[0], operands[1])
    if draft is not None:
        if tag in _NOT_CARDS:
            return _form(state, seat, draft, operands[0]) if kind == "form" else reasons.DRAFT_OPEN
        return _in_draft(state, seat, draft, kind, operands[0] if operands else 0)
    if kind == "move":
        return _move(state, seat, tag, operands[0])
    if kind == "attack":
        return _attack(state, seat, tag, operands[0])
    if kind == "play":
        return _play(state, seat, tag, operands[0])
    if kind in ("use", "use-hero", "use-quest"):
        return _use(state, seat, tag, code)
    if kind in _QUEST_DEEDS or kind == "drop":
        return _quest(state, seat, tag, kind, operands[0])
    if kind == "location":
        return _location(state, seat, tag, operands[0])
    if kind in ("card", "seat", "zone", "hero"):
        return _answer(state, seat, tag, kind, operands[0])
    return _bare(state, seat, tag, kind)


# --- Without a thing -------------------------------------------------------------------------------------------------


def _bare(state: DungeoneerState, seat: int, tag: int, kind: str) -> int:
    player = state.players[seat]
    if kind == "explore":
        return _explore(state, seat, tag)
    if kind == "stand":
        if not player.fallen:
            return reasons.NOT_FALLEN
        return reasons.NOT_NOW if can_stand(state, seat) else reasons.NO_AP
    if kind == "lie":
        return _lie(state, seat)
    if kind == "pass":
        if tag == tags.DISCARD_ONE:
            return reasons.MUST_DISCARD
        return reasons.FORCED if tag == tags.TRIGGER else reasons.NOT_NOW
    if kind == "done":
        return reasons.NOTHING_DECLARED if tag == tags.VILLAINY else reasons.NOT_NOW
    if kind == "end" and state.declared:
        return reasons.DECLARATION_FIRST
    return reasons.NOT_NOW


def _explore(state: DungeoneerState, seat: int, tag: int) -> int:
    if tag != tags.FEATS:
        return reasons.FEATS_ONLY
    if not state.tables.white_spots:
        return reasons.MAP_COMPLETE
    if state.players[seat].fallen and state.players[seat].extra == 0:
        return reasons.FALLEN
    if action_points(state, seat) < 1:
        return reasons.NO_AP
    if forbidden(state, seat, TO_EXPLORE):
        return reasons.FORBIDDEN
    return reasons.NOT_NOW if any_fits(state) else reasons.NONE_FITS


def _lie(state: DungeoneerState, seat: int) -> int:
    player = state.players[seat]
    if not state.tables.limited_movement:
        return reasons.NO_LYING
    if player.fallen:
        return reasons.FALLEN
    if player.lain:
        return reasons.LAIN
    return reasons.AP_LEFT if seat == state.active and player.ap > 0 else reasons.NOT_NOW


# --- Moving and fighting ---------------------------------------------------------------------------------------------


def _move(state: DungeoneerState, seat: int, tag: int, side: int) -> int:
    player = state.players[seat]
    if tag == tags.FEATS:
        if player.fallen:
            return reasons.FALLEN
        if player.ap < 1:
            return reasons.NO_AP
        if forbidden(state, seat, TO_MOVE):
            return reasons.FORBIDDEN
    elif tag != tags.ASK_OP:
        return reasons.FEATS_ONLY
    if player.place < 0:
        return reasons.NOT_NOW
    return reasons.NOTHING_THERE if beside(state, player.place, side) < 0 else reasons.WALL


def _attack(state: DungeoneerState, seat: int, tag: int, other: int) -> int:
    player = state.players[seat]
    in_window = tag == tags.WINDOW and state.agenda[-1].a == W8 and seat != state.active
    if tag not in (tags.FEATS, tags.CHALLENGE_STAGE, tags.AMBUSH) and not in_window:
        return reasons.FEATS_ONLY
    if other == seat:
        return reasons.NOT_YOURSELF
    if other >= len(state.players) or not state.players[other].alive:
        return reasons.HERO_OUT
    if state.players[other].place != player.place:
        return reasons.NOT_IN_PLACE
    if player.battled:
        return reasons.BATTLED
    if player.fallen and player.extra == 0:
        return reasons.FALLEN
    if action_points(state, seat) < 1:
        return reasons.NO_AP
    if state.tables.challenge_only and seat != state.active:
        return reasons.CHALLENGE_ONLY
    return reasons.NOT_NOW


def _form(state: DungeoneerState, seat: int, draft: Draft, form: int) -> int:
    """A form in which the hero or monster does not attack."""
    card = -1
    if state.agenda[-1].tag == tags.CHALLENGE_STAGE:
        card = draft.card
        if card < 0 and draft.lay < 0:
            return reasons.DRAFT_OPEN
    elif not ATTACK <= draft.code < AMOUNT:
        card = draft.code - PLAY
    if card < 0:
        return reasons.HERO_FORM if form not in hero_forms(state, seat) else reasons.DRAFT_OPEN
    fighter = state.tables.cards[card].fighter
    if fighter is None or fighter.symbols[form] == ATTACKS:
        return reasons.DRAFT_OPEN
    return reasons.COUNTER_ONLY if fighter.symbols[form] == COUNTERS else reasons.NO_VALUE


# --- Cards -----------------------------------------------------------------------------------------------------------


def _play(state: DungeoneerState, seat: int, tag: int, number: int) -> int:
    player = state.players[seat]
    if number >= len(state.tables.cards):
        return reasons.NOT_YOUR_CARD
    card = state.tables.cards[number]
    if card.lord:
        return _lord(state, seat, tag)
    if number not in player.hand and number not in player.lair:
        return reasons.NOT_YOUR_CARD
    if number in player.hand and number not in distinct(state, player.hand):
        return reasons.OTHER_COPY
    if forbidden(state, seat, TO_PLAY):
        return reasons.FORBIDDEN
    if card.type == ENCOUNTER:
        return _encounter(state, seat, tag, card)
    if state.declared and tag == tags.VILLAINY:
        return reasons.DECLARATION_FIRST
    moment = _moment(state, seat, tag, card)
    if moment != 0:
        return moment
    if card.duration == PERMANENT and card.glory and not may_be_laid(state, seat, card):
        return _no_room(state, seat, card)
    return _undeclarable(state, seat, deed_of_card(state, seat, card))


def _moment(state: DungeoneerState, seat: int, tag: int, card: Card) -> int:
    """Why a card cannot be played at this moment; 0 if the moment fits."""
    window = state.agenda[-1].a if tag == tags.WINDOW else MENU
    if card.timing == RESPONSE:
        if tag != tags.WINDOW or window != W2 or state.agenda[-1].ctx.x >> seat & 1 == 0:
            return reasons.RESPONSE_ONLY
        return reasons.FORBIDDEN if forbidden(state, seat, TO_RESPOND) else 0
    if card.timing == ANYTIME:
        if tag not in (tags.WINDOW, tags.FEATS, tags.VILLAINY) or card.windows & window == 0:
            return reasons.OTHER_MOMENT
        return 0
    if card.timing == IN_FEATS:
        if tag == tags.FEATS:
            return 0
        if state.tables.solo and tag == tags.REWARD_STAGE and card.duration == PERMANENT:
            return reasons.SOLO_BOON if card.type == BOON else 0
        return reasons.FEATS_ONLY
    return 0 if tag == tags.VILLAINY and card.type == CURSE else reasons.VILLAINY_ONLY


def _no_room(state: DungeoneerState, seat: int, card: Card) -> int:
    """Why a permanent cannot be laid down."""
    if state.tables.solo and room_needed(state, seat, card) >= 0:
        return reasons.SOLO_BOON if card.type == BOON else reasons.SOLO_TREASURE
    return reasons.BOONS_FULL if card.type == BOON else reasons.TREASURES_FULL


def _encounter(state: DungeoneerState, seat: int, tag: int, card: Card) -> int:
    if tag != tags.VILLAINY:
        return reasons.VILLAINY_ONLY
    if not state.declared and state.agenda[-1].b != 0:
        return reasons.DECLARED_ALREADY
    if any(encounter.card == card.number for encounter in state.declared):
        return reasons.ATTACKED_ALREADY
    if card.fighter is not None:
        if card.number in state.attacked and card.number not in state.extra_attacks:
            return reasons.ATTACKED_ALREADY
        if ATTACKS not in card.fighter.symbols:
            return reasons.NEVER_ATTACKS
    return _undeclarable(state, seat, deed_of_card(state, seat, card))


def _lord(state: DungeoneerState, seat: int, tag: int) -> int:
    """DLQ-79, DLQ-141: an attack of the Arch Lich Lord is bought in the villainy phase."""
    if state.lord_status != LORD_ENTHRONED:
        return reasons.LORD_ABSENT
    if tag != tags.VILLAINY:
        return reasons.VILLAINY_ONLY
    lord = state.tables.lord
    if not state.declared and state.agenda[-1].b != 0:
        return reasons.DECLARED_ALREADY
    if lord in state.attacked or any(encounter.card == lord for encounter in state.declared):
        return reasons.ATTACKED_ALREADY
    return reasons.NOT_NOW if lord_victims(state, seat) else reasons.LORD_NO_VICTIM


def _undeclarable(state: DungeoneerState, seat: int, deed: Deed) -> int:
    """Why a card or ability whose moment it is cannot be declared: level, purse, aim."""
    card = deed.card
    if (
        card is not None
        and state.tables.stages[card.stage] == _LEGENDARY
        and state.players[seat].level < _LEGENDARY_LEVEL
    ):
        return reasons.TOO_LOW
    if not deed.peril and state.players[seat].glory < deed.cost:
        return reasons.NO_GLORY
    if deed.peril and not any(
        peril_left(state, player.seat) >= deed.cost
        for player in state.players
        if player.seat != seat and player.alive
    ):
        return reasons.NO_PERIL
    return reasons.NO_AIM if needs_aim(deed) else reasons.OTHER_MOMENT


# --- Abilities -------------------------------------------------------------------------------------------------------


def _use(state: DungeoneerState, seat: int, tag: int, code: int) -> int:
    for held in held_abilities(state, seat, ACTIVATE):
        if held.code == code:
            return _held(state, seat, tag, held) if held.you == seat else reasons.NOT_YOUR_ABILITY
    for trigger in range(ACTIVATE + 1, 12):
        for held in held_abilities(state, seat, trigger):
            if held.code == code:
                return reasons.WORKS_ALONE
    return reasons.NOT_YOUR_ABILITY


def _held(state: DungeoneerState, seat: int, tag: int, held: Held) -> int:
    ability = held.ability
    player = state.players[seat]
    window = state.agenda[-1].a if tag == tags.WINDOW else MENU
    if tag not in (tags.WINDOW, tags.FEATS, tags.VILLAINY) or ability.windows & window == 0:
        return reasons.OTHER_MOMENT
    if tag == tags.VILLAINY and state.declared:
        return reasons.DECLARATION_FIRST
    if (ability.once == ONCE_A_TURN and ability.number in player.used) or (
        ability.once == ONCE_A_GAME and ability.number in player.spent
    ):
        return reasons.USED_UP
    if player.glory < ability.glory:
        return reasons.NO_GLORY
    if action_points(state, seat) < ability.ap:
        return reasons.FALLEN if player.fallen else reasons.NO_AP
    if ability.wounds and player.health <= ability.wounds:
        return reasons.NO_HEALTH
    condition = ability.condition
    if (
        condition is not None
        and not asks_of_monster(ability)
        and not holds(state, condition, Context(held.source, seat, seat))
    ):
        return reasons.CONDITION_FAILS
    return _undeclarable(state, seat, deed_of_ability(held))


# --- Quests ----------------------------------------------------------------------------------------------------------


def _quest(state: DungeoneerState, seat: int, tag: int, kind: str, number: int) -> int:
    player = state.players[seat]
    if kind == "drop":
        return reasons.NOT_NOW if number in player.escorts else reasons.NOT_ESCORTING
    if tag != tags.FEATS:
        return reasons.FEATS_ONLY
    if kind == "pick-up":
        again = is_loose(state, number) and escort_mark(number) in player.used
        return reasons.PICKED_UP if again else reasons.NO_TOKEN_HERE
    if number >= len(state.tables.quests) or number not in open_quests(state, seat):
        return reasons.NOT_YOUR_QUEST
    card = state.tables.quests[number]
    if kind == "attempt":
        return _attempt(state, seat, number, card)
    if kind == "search":
        return _search(state, seat, number, card)
    if card.condition != ESCORT_QUEST:
        return reasons.NOT_AN_ESCORT
    if kind == "hand-over":
        return reasons.NOT_THE_GOAL if number in player.escorts else reasons.NOT_ESCORTING
    if number in player.escorts:
        return reasons.ESCORTED_ALREADY
    if not is_here(state, seat, card):
        return reasons.QUEST_ELSEWHERE
    return reasons.NO_LETTERS if letters_used(state) >= ESCORT_PAIRS else reasons.ESCORTED_ALREADY


def _attempt(state: DungeoneerState, seat: int, quest: int, card: QuestCard) -> int:
    if card.lord:
        if state.lord_status != LORD_ENTHRONED:
            return reasons.LORD_ABSENT
        if state.players[seat].place != state.tables.throne:
            return reasons.QUEST_ELSEWHERE
    elif card.condition == ESCORT_QUEST:
        return reasons.ESCORT_NOT_ATTEMPTED
    elif card.search > 0:
        if not is_found(state, seat, quest):
            return reasons.NOT_FOUND
    elif not is_here(state, seat, card):
        return reasons.QUEST_ELSEWHERE
    if action_points(state, seat) < attempt_price(state, seat, quest):
        return reasons.FALLEN if state.players[seat].fallen else reasons.NO_AP
    if forbidden(state, seat, TO_ATTEMPT):
        return reasons.FORBIDDEN
    return reasons.NOT_NOW if can_sacrifice(state, seat, card) else reasons.CANNOT_SACRIFICE


def _search(state: DungeoneerState, seat: int, quest: int, card: QuestCard) -> int:
    if card.search == 0:
        return reasons.NOT_A_SEARCH
    if not is_here(state, seat, card):
        return reasons.QUEST_ELSEWHERE
    if is_found(state, seat, quest):
        return reasons.FOUND_ALREADY
    if state.players[seat].fallen:
        return reasons.FALLEN
    return reasons.NO_AP if action_points(state, seat) < 1 else reasons.NOT_NOW


# --- The map ---------------------------------------------------------------------------------------------------------


def _place(state: DungeoneerState, tag: int, cell_number: int, half: int) -> int:
    """DLQ-143, clause by clause."""
    draft = state.draft
    if tag == tags.PLACE_LOCATION:
        location = state.drawn
        more = more_to_come(state)
    elif tag == tags.PLACE_SHARES and draft is not None:
        location = draft.place
        more = more_to_come(state, 1)
    elif tag == tags.ASK_OP:
        return reasons.NO_SHIFT
    else:
        return reasons.NOT_NOW
    cell = CELL_OF[cell_number]
    if state.at[cell] >= 0:
        return reasons.CELL_TAKEN
    card = state.tables.locations[location]
    beside_any = False
    meets = False
    for side in range(4):
        other = state.at[cell + STRIDE[side]]
        if other < 0:
            continue
        beside_any = True
        if state.tables.locations[other].surface != card.surface:
            return reasons.OTHER_FRAME
        own = card.exits[(side + 2 * half) % 4]
        if own != WALL and exit_kind(state, other, (side + 2) % 4) != WALL:
            meets = True
    if not beside_any:
        return reasons.UNJOINED
    if not meets:
        return reasons.WALLED_OFF
    if half == 1 and same_upside_down(state, location):
        return reasons.SAME_ROTATION
    if NUMBER_OF[cell] < 0:
        return reasons.TOO_FAR
    return reasons.CLOSES_MAP if more else reasons.NOT_NOW


def _location(state: DungeoneerState, seat: int, tag: int, number: int) -> int:
    if tag == tags.PLACE_SHARES:
        return reasons.SHARE_LATER if number in state.players[seat].share else reasons.NOT_IN_SHARE
    return reasons.WRONG_AIM if tag in (tags.ASK_OP, tags.RESURRECT) else reasons.NOT_NOW


# --- Answers to questions --------------------------------------------------------------------------------------------


def _answer(state: DungeoneerState, seat: int, tag: int, kind: str, number: int) -> int:
    if kind == "zone":
        if tag != tags.LAIR_STAGE:
            return reasons.NOT_NOW
        return reasons.WOUNDED_MONSTER if number == TO_HAND else reasons.SOUND_MONSTER
    if kind == "hero":
        asked = tag in (tags.CHOOSE_HERO, tags.CHOOSE_CLASS, tags.RESURRECT)
        return reasons.HERO_TAKEN if asked else reasons.NOT_NOW
    if kind == "seat":
        if tag != tags.REWARD_STAGE and tag != tags.ASK_OP:
            return reasons.NOT_NOW
        if number == seat:
            return reasons.NOT_YOURSELF
        if number >= len(state.players) or not state.players[number].alive:
            return reasons.HERO_OUT
        return reasons.NOT_IN_PLACE
    if tag == tags.DISCARD_ONE:
        in_play = number in state.players[seat].inventory
        return reasons.BOON_STAYS if in_play else _not_held(state, seat, number)
    if tag in (tags.ASK_OP, tags.SACRIFICE, tags.SURPLUS, tags.LAIR_SURPLUS, tags.JUDGE_SCEPTER, tags.UPKEEP):
        return reasons.WRONG_AIM
    return reasons.NOT_ATTACKING if tag == tags.CHALLENGE_STAGE else reasons.NOT_NOW


def _not_held(state: DungeoneerState, seat: int, number: int) -> int:
    return reasons.OTHER_COPY if number in state.players[seat].hand else reasons.NOT_YOUR_CARD


# --- Drafts ----------------------------------------------------------------------------------------------------------


def _in_draft(state: DungeoneerState, seat: int, draft: Draft, kind: str, operand: int) -> int:
    """A choice that does not carry the declaration on."""
    need = need_of(state, seat, draft)
    deed = deed_of(state, seat, draft)
    if need == NEED_LAY and kind in ("keep", "branch"):
        if kind == "branch":
            return reasons.OTHER_MOMENT
        return _no_room(state, seat, state.tables.cards[draft.code - PLAY])
    if need == NEED_ROOM and kind == "card":
        in_play = operand in state.players[seat].inventory
        return reasons.BOON_STAYS if in_play else reasons.NOT_YOUR_CARD
    if need == NEED_AIM and kind in ("seat", "card", "quest", "location"):
        return _aim_at_hero(state, seat, deed, operand) if kind == "seat" else _aim_at_thing(deed, kind)
    if need == NEED_SIDE and kind == "side":
        return _change_exit(state, draft.place, operand)
    if need == NEED_PAYER and kind == "seat":
        return _payer(state, seat, operand)
    if need == NEED_X and kind == "x":
        return reasons.X_TOO_SMALL if operand == 0 else reasons.X_TOO_LARGE
    if need == NEED_FORM and kind == "form":
        return _form(state, seat, draft, operand)
    if need == NEED_SPECIALS and kind == "special":
        return _special(state, draft, operand)
    if need == NEED_ATTACK and kind in ("card", "quest", "seat"):
        return reasons.NOT_ATTACKING
    return reasons.DRAFT_OPEN


def _payer(state: DungeoneerState, seat: int, other: int) -> int:
    if other == seat:
        return reasons.OWN_PERIL
    if other >= len(state.players) or not state.players[other].alive:
        return reasons.HERO_OUT
    return reasons.NO_PERIL


def _aim_at_hero(state: DungeoneerState, seat: int, deed: Deed, other: int) -> int:
    heroes = deed.host == HOST_HERO or (
        deed.host == HOST_NONE and deed.aim in (AIM_HERO, AIM_RIVAL, AIM_HERE)
    )
    if not heroes:
        return reasons.WRONG_AIM
    if other >= len(state.players) or not state.players[other].alive:
        return reasons.HERO_OUT
    if other == seat and (deed.aim != AIM_HERO or deed.host == HOST_HERO):
        return reasons.NOT_YOURSELF
    if (
        deed.host == HOST_NONE
        and deed.aim == AIM_HERE
        and state.players[other].place != state.players[seat].place
    ):
        return reasons.NOT_IN_PLACE
    if not can_pay(state, seat, deed, other):
        return reasons.NO_PERIL if deed.peril else reasons.NO_GLORY
    return reasons.TARGET_TOO_LOW if state.players[other].level < _LEGENDARY_LEVEL else reasons.WRONG_AIM


def _aim_at_thing(deed: Deed, kind: str) -> int:
    return reasons.NO_SHIFT if kind == "location" and deed.shifts else reasons.WRONG_AIM


def _change_exit(state: DungeoneerState, location: int, side: int) -> int:
    if exit_kind(state, location, side) == WALL or joined(state, location, side) < 0:
        return reasons.WALL_STAYS
    return reasons.WRONG_AIM if stays_connected(state, location, side) else reasons.MAP_BREAKS


def _special(state: DungeoneerState, draft: Draft, number: int) -> int:
    fighter = state.tables.cards[draft.code - PLAY].fighter
    if fighter is None or number >= len(fighter.special_costs):
        return reasons.NO_SPECIAL
    return reasons.SPECIAL_TAKEN if draft.specials >> number & 1 else reasons.NO_PERIL
