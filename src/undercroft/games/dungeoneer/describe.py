"""Choices in words: what they are at this moment, what they point at, what is certain to follow.

The same code means different things at different moments: a card may be discarded, aimed at, or sent to guard. `kind`
says which, so that people read "Discard: ..." and not "card".
"""

from __future__ import annotations

from typing import Final

from undercroft.games.dungeoneer import tags
from undercroft.games.dungeoneer.atlas import beside, distance, exit_kind, is_open, printed_side
from undercroft.games.dungeoneer.battle import card_of, quest_of
from undercroft.games.dungeoneer.battles import sides_asked, standing
from undercroft.games.dungeoneer.codes import CARD, CHOICES, NOBODY, PLAY
from undercroft.games.dungeoneer.context import FIRST_HERO_SOURCE, FIRST_LOCATION_SOURCE, Context
from undercroft.games.dungeoneer.ops import Choose, May
from undercroft.games.dungeoneer.plays import (
    NEED_AIM,
    NEED_ATTACK,
    NEED_LAY,
    NEED_PAYER,
    NEED_ROOM,
    NEED_SPECIALS,
    need_of,
)
from undercroft.games.dungeoneer.previews import preview_of
from undercroft.games.dungeoneer.queries import bonus, cost_of, difficulty, tested_value
from undercroft.games.dungeoneer.quests import attempt_price
from undercroft.games.dungeoneer.state import DungeoneerState
from undercroft.games.dungeoneer.steps import held_abilities, source_name
from undercroft.games.dungeoneer.tables import (
    ATTACK_ROLL,
    COUNTER_ROLL,
    OF_EXITS,
    OF_QUESTS,
    SEARCH_ROLL,
    THREAT_ROLL,
    W3,
    Card,
)
from undercroft.games.dungeoneer.vocabulary import FORMS, TRIGGERS, ZONES
from undercroft.games.dungeoneer.wording import AIMED, STRUCK, effects_of
from undercroft.kernel.messages import Choice, Name, Phrase, Value
from undercroft.kernel.squares import SIDES, offset

EXITS: Final = ("open", "wall", "blocked", "trapped")
DECKS: Final = ("glory", "peril")

RULES: Final = {
    "pass": "DL-55",
    "decline-save": "DL-53",
    "decline-discard": "DL-51",
    "decline-challenge": "DL-65",
    "decline-scepter": "DLQ-106",
    "decline-room": "DLQ-86",
    "decline-draw": "DL-176",
    "decline-step": "DL-40",
    "decline-pay": "DL-92",
    "decline-ability": "DLQ-102",
    "done": "DLQ-122",
    "specials-done": "DLQ-133",
    "end": "DL-39",
    "end-villainy": "DL-30",
    "explore": "DL-43",
    "stand": "DL-95",
    "lie": "DL-166",
    "save": "DL-53",
    "wound": "DL-57",
    "token": "DL-135",
    "self": "DLQ-135",
    "test": "DL-87",
    "dodge": "DL-167",
    "keep": "DLQ-112",
    "use-now": "DLQ-112",
    "move": "DL-40",
    "step": "DL-40",
    "side": "DL-82",
    "aim-seat": "DL-31",
    "payer": "DLQ-109",
    "give-peril": "DL-67",
    "give-nobody": "DLQ-138",
    "redirect": "DL-60",
    "form": "DL-59",
    "branch": "DL-92",
    "pay": "DL-92",
    "special": "DL-94",
    "zone": "DL-66",
    "deck": "DLQ-167",
    "draw-glory": "DL-176",
    "look-deck": "DLQ-167",
    "attack": "DL-56",
    "challenge-hero": "DL-65",
    "ambush": "DLQ-131",
    "x": "DL-106",
    "hero": "DL-162",
    "class": "DL-145",
    "play": "DL-44",
    "play-peril": "DL-30",
    "play-encounter": "DL-33",
    "discard": "DL-51",
    "surplus": "DLQ-114",
    "lair-surplus": "DLQ-45",
    "sacrifice": "DL-74",
    "recover": "DL-135",
    "upkeep-first": "DLQ-105",
    "make-room": "DLQ-23",
    "challenge-card": "DL-65",
    "by-minion": "DLQ-135",
    "guard": "DLQ-135",
    "guard-against": "DLQ-135",
    "guard-against-hero": "DLQ-135",
    "guard-against-quest": "DLQ-135",
    "keep-in-lair": "DLQ-181",
    "aim-card": "DLQ-99",
    "choose-card": "DL-92",
    "use": "DL-55",
    "use-hero": "DL-55",
    "use-quest": "DL-72",
    "attempt": "DL-46",
    "search": "DL-76",
    "take-up": "DL-77",
    "hand-over": "DL-77",
    "pick-up": "DL-78",
    "drop": "DL-78",
    "steal": "DL-57",
    "challenge-quest": "DL-75",
    "aim-quest": "DLQ-119",
    "aim-location": "DLQ-99",
    "warp": "DL-96",
    "entrance": "DL-161",
    "share": "DL-160",
    "place": "DL-35",
    "shift": "DL-102",
}
"""Every kind of choice with the rule that allows it."""

_CARD_KINDS: Final = {
    tags.DISCARD_ONE: "discard",
    tags.SURPLUS: "surplus",
    tags.LAIR_SURPLUS: "lair-surplus",
    tags.SACRIFICE: "sacrifice",
    tags.JUDGE_SCEPTER: "recover",
    tags.UPKEEP: "upkeep-first",
    tags.ROOM_FOR_LORD: "make-room",
    tags.LAIR_TIE: "keep-in-lair",
    tags.ASK_OP: "choose-card",
}
_PASS_KINDS: Final = {
    tags.SAVE_AP: "decline-save",
    tags.DISCARD_ONE: "decline-discard",
    tags.CHALLENGE_STAGE: "decline-challenge",
    tags.JUDGE_SCEPTER: "decline-scepter",
    tags.ROOM_FOR_LORD: "decline-room",
    tags.SOLO_GLORY: "decline-draw",
    tags.TRIGGER: "decline-ability",
}


def kind_of(state: DungeoneerState, seat: int, code: int) -> str:
    """What a code means to a seat at this moment."""
    kind, operands = CHOICES.decode(code)
    tag = state.agenda[-1].tag if state.agenda else -1
    draft = state.draft
    need = need_of(state, seat, draft) if draft is not None and tag not in _OWN_DRAFTS else -1
    if kind == "pass":
        if tag == tags.ASK_OP:
            return "decline-pay" if _pays(state) else "decline-step"
        return _PASS_KINDS.get(tag, "pass")
    if kind == "done" and need == NEED_SPECIALS:
        return "specials-done"
    if kind == "end" and tag == tags.VILLAINY:
        return "end-villainy"
    if kind == "branch":
        if need == NEED_LAY:
            return "use-now"
        return "pay" if tag == tags.ASK_OP and _pays(state) else "branch"
    if kind == "move" and tag == tags.ASK_OP:
        return "step"
    if kind == "deck" and tag in (tags.SOLO_GLORY, tags.PEEK_DECK):
        return "draw-glory" if tag == tags.SOLO_GLORY else "look-deck"
    if kind == "hero" and tag == tags.CHOOSE_CLASS:
        return "class"
    if kind == "place" and tag == tags.ASK_OP:
        return "shift"
    if kind == "attack":
        return {tags.CHALLENGE_STAGE: "challenge-hero", tags.AMBUSH: "ambush", tags.WINDOW: "ambush"}.get(
            tag, "attack"
        )
    if kind == "seat":
        return _seat_kind(tag, need, operands[0])
    if kind == "quest":
        if need == NEED_ATTACK:
            return "guard-against-quest"
        return {tags.STRIKE_CHOICE: "steal", tags.CHALLENGE_STAGE: "challenge-quest"}.get(tag, "aim-quest")
    if kind == "location":
        return {tags.ASK_OP: "warp", tags.RESURRECT: "entrance", tags.PLACE_SHARES: "share"}.get(
            tag, "aim-location"
        )
    if kind == "play":
        return _play_kind(state, operands[0])
    if kind == "card":
        return _card_kind(state, tag, need)
    return kind


_OWN_DRAFTS: Final = (tags.CHALLENGE_STAGE, tags.PLACE_SHARES)
"""Questions whose drafts are not declarations of cards or abilities."""


def _pays(state: DungeoneerState) -> bool:
    """Whether the effect that asks wants to be paid for."""
    return isinstance(state.tables.ops[state.agenda[-1].a], May)


def _seat_kind(tag: int, need: int, operand: int) -> str:
    if tag == tags.REWARD_STAGE:
        return "give-nobody" if operand == NOBODY else "give-peril"
    if tag == tags.ASK_OP:
        return "redirect"
    if need == NEED_ATTACK:
        return "guard-against-hero"
    return "payer" if need == NEED_PAYER else "aim-seat"


def _play_kind(state: DungeoneerState, card: int) -> str:
    if card >= len(state.tables.cards) or state.tables.cards[card].glory:
        return "play"
    return "play-encounter" if state.tables.cards[card].type == 3 else "play-peril"


def _card_kind(state: DungeoneerState, tag: int, need: int) -> str:
    if tag == tags.CHALLENGE_STAGE:
        return "challenge-card" if state.draft is None else "by-minion"
    if need == NEED_ROOM:
        return "make-room"
    if need == NEED_ATTACK:
        return "guard-against"
    if need == NEED_AIM:
        return "aim-card"
    if tag == tags.WINDOW and state.agenda[-1].a == W3:
        return "guard"
    return _CARD_KINDS.get(tag, "aim-card")


def choice_args(state: DungeoneerState, seat: int, code: int) -> dict[str, Value]:
    """The things that a code names, as far as the sets in play have them."""
    kind, operands = CHOICES.decode(code)
    tables = state.tables
    args: dict[str, Value] = {}
    if kind in ("play", "card", "use"):
        if operands[0] < len(tables.cards):
            args["card"] = Name("card", tables.cards[operands[0]].id)
            if kind == "play":
                _cost_args(state, seat, tables.cards[operands[0]], args)
    elif kind in ("hero", "use-hero"):
        if operands[0] < len(tables.heroes):
            args["hero"] = Name("hero", tables.heroes[operands[0]].id)
    elif kind == "location":
        if operands[0] < len(tables.locations):
            args["place"] = Name("location", tables.locations[operands[0]].id)
    elif kind in _QUEST_KINDS:
        if operands[0] < len(tables.quests):
            args["quest"] = Name("quest", tables.quests[operands[0]].id)
            if kind == "attempt":
                args["ap"] = attempt_price(state, seat, operands[0])
            _odds_args(state, seat, kind, operands[0], args)
    elif kind in ("move", "side"):
        args["side"] = SIDES[operands[0]]
        _way_args(state, seat, kind, operands[0], args)
    elif kind == "form":
        args["form"] = FORMS[operands[0]]
        _form_args(state, seat, operands[0], args)
    elif kind == "zone":
        args["zone"] = ZONES[operands[0]]
    elif kind == "deck":
        args["deck"] = DECKS[operands[0]]
    elif kind in ("seat", "attack"):
        args["seat"] = operands[0] + 1
    elif kind == "special":
        _special_args(state, operands[0], args)
    elif kind == "branch":
        args["number"] = operands[0] + 1
        args["source"] = source_name(state, state.agenda[-1].ctx.source) if state.agenda else ""
    elif kind == "x":
        args["x"] = operands[0]
    elif kind == "place":
        args["cell"] = offset(operands[0])
        args["turn"] = 180 * operands[1]
    if kind in ("use", "use-hero", "use-quest"):
        args["ability"] = operands[1] + 1
        _price_args(state, seat, code, args)
    return args


_QUEST_KINDS: Final = (
    "attempt", "search", "take-up", "hand-over", "pick-up", "drop", "quest", "use-quest",
)  # fmt: skip


def _cost_args(state: DungeoneerState, seat: int, card: Card, args: dict[str, Value]) -> None:
    """What a card costs now, and whether its player says how much (DL-106)."""
    args["cost"] = cost_of(state, seat, card)
    args["cost_x"] = "yes" if card.cost_x else "no"


def _form_args(state: DungeoneerState, seat: int, form: int, args: dict[str, Value]) -> None:
    """What both sides would add to their dice in this form, with everything that counts by now (DL-62, DL-63)."""
    attacker, defender = sides_asked(state, seat)
    if attacker >= 0 and defender >= 0:
        args["value"] = standing(state, attacker, ATTACK_ROLL, form, defender)
        args["against"] = standing(state, defender, COUNTER_ROLL, form, attacker)


def _odds_args(state: DungeoneerState, seat: int, kind: str, number: int, args: dict[str, Value]) -> None:
    """What is added to the die of a search or of a quest's threat, and what it must reach (DL-69, DL-76)."""
    if not state.players or state.players[seat].place < 0:
        return
    quest = state.tables.quests[number]
    if kind == "search" and quest.search > 0:
        args["value"] = distance(state, state.players[seat].place) + bonus(state, SEARCH_ROLL, seat)
        args["needed"] = quest.search
    elif kind == "attempt" and quest.stat >= 0:
        args["value"] = tested_value(state, seat, quest.stat) + bonus(state, THREAT_ROLL, seat)
        args["needed"] = quest.stat_number + difficulty(state, OF_QUESTS, seat)


def _special_args(state: DungeoneerState, number: int, args: dict[str, Value]) -> None:
    """DL-94: which special of the monster being declared, and what more peril it takes."""
    args["number"] = number + 1
    draft = state.draft
    if draft is None or not PLAY <= draft.code < CARD:
        return
    card = state.tables.cards[draft.code - PLAY]
    args["card"] = Name("card", card.id)
    if card.fighter is not None and number < len(card.fighter.special_costs):
        args["cost"] = card.fighter.special_costs[number]


def _price_args(state: DungeoneerState, seat: int, code: int, args: dict[str, Value]) -> None:
    """What using an ability costs."""
    for trigger in range(len(TRIGGERS)):
        for held in held_abilities(state, seat, trigger) if state.players else []:
            if held.code == code:
                args["glory"] = held.ability.glory
                args["ap"] = held.ability.ap
                args["wounds"] = held.ability.wounds
                return


def _way_args(state: DungeoneerState, seat: int, kind: str, side: int, args: dict[str, Value]) -> None:
    """Where a step leads and what stands in the way; of an exit that is aimed at, what it is now."""
    if not state.players or not state.agenda:
        return
    draft = state.draft
    step = state.agenda[-1]
    walker = step.ctx.target if step.tag == tags.ASK_OP and step.ctx.target >= 0 else seat
    here = draft.place if kind == "side" and draft is not None else state.players[walker].place
    if here < 0 or state.cells[here] < 0:
        return
    other = beside(state, here, side)
    if other >= 0:
        args["place"] = state.place_name(other)
    open_now = is_open(state, here, side)
    args["exit"] = EXITS[0 if open_now else exit_kind(state, here, side)]
    printed = printed_side(state, here, side)
    stat = state.tables.locations[here].exit_stats[printed]
    args["stat"] = FORMS[stat] if stat >= 0 and not open_now else "none"
    args["needed"] = state.tables.locations[here].exit_numbers[printed] + difficulty(state, OF_EXITS, walker)


def _targets(args: dict[str, Value]) -> tuple[str, ...]:
    """What a choice points at on the board, such as `location:crossroads` or `card:scare_off`."""
    found = [f"{value.kind}:{value.id}" for value in args.values() if isinstance(value, Name)]
    if "seat" in args:
        found.append(f"seat:{args['seat']}")
    if "cell" in args:
        found.append(f"cell:{args['cell']}")
    if "side" in args:
        found.append(f"side:{args['side']}")
    return tuple(found)


def describe_choice(state: DungeoneerState, seat: int, code: int) -> Choice:
    """A legal choice for people."""
    kind = kind_of(state, seat, code)
    args = choice_args(state, seat, code)
    _, operands = CHOICES.decode(code)
    preview = preview_of(state, seat, kind, operands[0] if operands else 0, code) if state.players else ()
    words = _branch_words(state, operands[0]) if kind in ("branch", "pay") else ()
    return Choice(code, kind, RULES[kind], args, _targets(args), preview, words)


def _branch_words(state: DungeoneerState, number: int) -> tuple[Phrase, ...]:
    """What an effect that asks will do, as its card says it."""
    step = state.agenda[-1]
    op = state.tables.ops[step.a] if step.tag == tags.ASK_OP else None
    target = _struck(state, step.ctx)
    if isinstance(op, Choose) and number < len(op.branches):
        return effects_of(op.branches[number], target)
    return effects_of(op.effects, target) if isinstance(op, May) else ()


def _struck(state: DungeoneerState, ctx: Context) -> str:
    """Whom "target" means on the card of an effect: of a trap, a place, a strike or a special the hero it happens to."""
    source = ctx.source
    if source >= FIRST_LOCATION_SOURCE:
        return STRUCK
    if 0 <= source < FIRST_HERO_SOURCE and (
        source == card_of(ctx.fighter) or state.card(source).trap_stat >= 0
    ):
        return STRUCK
    return STRUCK if quest_of(ctx.fighter) >= 0 else AIMED
