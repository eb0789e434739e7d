"""What a choice changes for certain: what is paid at once, in whose purse.

A declaration is paid by its last choice; the choices before it change nothing.
"""

from __future__ import annotations

from undercroft.games.dungeoneer import tags
from undercroft.games.dungeoneer.atlas import is_open
from undercroft.games.dungeoneer.codes import AMOUNT, ATTACK, CARD, PLAY, USE
from undercroft.games.dungeoneer.marks import Draft
from undercroft.games.dungeoneer.ops import May
from undercroft.games.dungeoneer.plays import READY, choose_in_draft, held_of, need_of
from undercroft.games.dungeoneer.queries import cost_of
from undercroft.games.dungeoneer.quests import attempt_price
from undercroft.games.dungeoneer.state import DungeoneerState
from undercroft.games.dungeoneer.tables import ENCOUNTER
from undercroft.kernel.messages import Change


def preview_of(state: DungeoneerState, seat: int, kind: str, operand: int, code: int) -> tuple[Change, ...]:
    """The numbers that a legal choice of this kind changes; ``operand`` is its first one."""
    player = state.players[seat]
    if kind in ("explore", "search", "dodge", "stand"):
        return _points(state, seat, 1)
    if kind == "attempt":
        return _points(state, seat, attempt_price(state, seat, operand))
    if kind == "move":
        return _change(seat, "ap", player.ap, 1) if is_open(state, player.place, operand) else ()
    if kind == "save":
        return (Change(f"{seat}.ap", player.ap, 0), Change(f"{seat}.saved", player.saved, 1))
    if kind == "token":
        return (Change("scepter", state.scepter, state.scepter + 1),)
    if kind == "give-peril":
        return _change(operand, "peril", state.players[operand].peril, -1)
    if kind == "pay":
        op = state.tables.ops[state.agenda[-1].a]
        return _change(seat, "glory", player.glory, op.glory) if isinstance(op, May) else ()
    if kind == "upkeep-first":
        price = state.tables.cards[operand].upkeep
        return _change(seat, "glory", player.glory, price) if player.glory >= price else ()
    if kind == "done":
        return _declaration(state)
    if state.agenda[-1].tag == tags.CHALLENGE_STAGE:
        return _points(state, seat, 1) if kind == "form" else ()
    return _declared(state, seat, code)


def _change(seat: int, figure: str, before: int, price: int) -> tuple[Change, ...]:
    return (Change(f"{seat}.{figure}", before, before - price),) if price != 0 else ()


def _points(state: DungeoneerState, seat: int, price: int) -> tuple[Change, ...]:
    """Action points: the extra one of lying down goes first and is no figure of the table."""
    player = state.players[seat]
    due = price - min(price, player.extra)
    if seat == state.active:
        return _change(seat, "ap", player.ap, due)
    return _change(seat, "saved", player.saved, due)


def _declaration(state: DungeoneerState) -> tuple[Change, ...]:
    """DLQ-31: all declared encounters are paid at once."""
    changes: list[Change] = []
    for player in state.players:
        due = 0
        for encounter in state.declared:
            if encounter.payer == player.seat:
                due += encounter.cost
        changes.extend(_change(player.seat, "peril", player.peril, due))
    return tuple(changes)


def _declared(state: DungeoneerState, seat: int, code: int) -> tuple[Change, ...]:
    """What the last choice of a card, ability or attack pays; nothing while more has to be chosen."""
    ahead = state.copy()
    if ahead.draft is None:
        if not (ATTACK <= code < AMOUNT or PLAY <= code < CARD or code >= USE):
            return ()
        ahead.draft = Draft(code)
    else:
        choose_in_draft(ahead, seat, code)
    draft = ahead.draft
    if draft is None or need_of(ahead, seat, draft) != READY:
        return ()
    if ATTACK <= draft.code < AMOUNT:
        return _points(state, seat, 1)
    if PLAY <= draft.code < CARD:
        return _card(state, seat, draft)
    held = held_of(state, seat, draft.code)
    if held is None or draft.code < USE:
        return ()
    ability = held.ability
    return (
        *_change(seat, "glory", state.players[seat].glory, ability.glory),
        *_points(state, seat, ability.ap),
    )


def _card(state: DungeoneerState, seat: int, draft: Draft) -> tuple[Change, ...]:
    card = state.tables.cards[draft.code - PLAY]
    if card.type == ENCOUNTER:
        return ()  # It joins the declaration, which is paid as a whole.
    price = draft.x if card.cost_x else cost_of(state, seat, card)
    if card.glory:
        return _change(seat, "glory", state.players[seat].glory, price)
    payer = draft.payer if draft.payer >= 0 else draft.target
    return _change(payer, "peril", state.players[payer].peril, price)
