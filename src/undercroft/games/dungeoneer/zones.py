"""Cards on their way: into play, to a hand, a lair, the discard pile, or out of the game."""

from __future__ import annotations

from undercroft.games.dungeoneer import tags
from undercroft.games.dungeoneer.battle import FIRST_CARD
from undercroft.games.dungeoneer.context import FIRST_LOCATION_SOURCE, FIRST_QUEST_SOURCE, Context
from undercroft.games.dungeoneer.player import Player
from undercroft.games.dungeoneer.queries import (
    counted,
    holds,
    limit,
    refresh,
)
from undercroft.games.dungeoneer.state import DungeoneerState
from undercroft.games.dungeoneer.tables import OF_BOONS, OF_LAIR, OF_TREASURES, ON_DISCARD

HOST_LOCATIONS = FIRST_LOCATION_SOURCE
HOST_QUESTS = FIRST_QUEST_SOURCE


def leave_play(state: DungeoneerState, card: int) -> bool:
    """Take a card off the table, with what was tucked under it (DL-14); whether it lay there."""
    was = state.hosts[card] >= 0
    for player in state.players:
        for zone in (player.inventory, player.curses, player.lair):
            if card in zone:
                zone.remove(card)
                was = True
    state.hosts[card] = -1
    shed(state, FIRST_CARD + card)
    return was


def shed(state: DungeoneerState, host: int) -> None:
    """DLQ-119: a host that changes zone loses what is attached to it."""
    for number in range(len(state.hosts)):
        if state.hosts[number] == host:
            to_discard(state, number)


def to_discard(state: DungeoneerState, card: int) -> None:
    """Put a card on its discard pile; the Arch Lich Lord and cards of an earlier stage leave the game instead.

    Its tokens stay on it until it leaves the pile: an effect that costs the card may still count them.
    """
    was = leave_play(state, card)
    owner = state.owners[card]
    state.hurt[card] = 0
    state.owners[card] = -1
    data = state.tables.cards[card]
    if data.lord or data.stage < state.stage:
        state.gone.append(card)
        state.gone.sort()
    else:
        state.discards[state.pile_of(card)].append(card)
    if was:
        refresh(state)
        check_limits(state)
        _fire_discard(state, card, owner)


def _fire_discard(state: DungeoneerState, card: int, owner: int) -> None:
    if owner < 0 or not state.players[owner].alive:
        return
    from undercroft.games.dungeoneer.steps import run_program

    for ability in state.tables.cards[card].abilities:
        ctx = Context(card, owner, owner)
        if ability.trigger == ON_DISCARD and (
            ability.condition is None or holds(state, ability.condition, ctx)
        ):
            run_program(state, ability.program, ctx)


def to_hand(state: DungeoneerState, card: int, seat: int) -> None:
    """Put a card that everybody can see into a hand: it stays known there (DLQ-107)."""
    leave_play(state, card)
    state.hurt[card] = 0
    state.tokens[card] = 0
    state.owners[card] = -1
    player = state.players[seat]
    player.hand.append(card)
    player.hand.sort()
    player.known.append(card)
    player.known.sort()
    refresh(state)
    check_limits(state)


def from_hand(state: DungeoneerState, card: int, seat: int) -> None:
    """Take a card out of a hand, for everybody to see."""
    player = state.players[seat]
    player.hand.remove(card)
    if card in player.known:
        player.known.remove(card)
    else:
        state.turned_up += 1
    if player.shown:
        player.shown = [entry for entry in player.shown if entry // 4 != card]


def show_card(player: Player, card: int, seat: int) -> None:
    """A rival comes to know a card of a hand."""
    if card * 4 + seat not in player.shown:
        player.shown.append(card * 4 + seat)
        player.shown.sort()


def change_hands(state: DungeoneerState, card: int, victim: int, thief: int) -> None:
    """A card goes from hand to hand; everybody sees of which deck it is (DLQ-107), and a known one stays known.

    Both players know it. Whoever had looked at the victim's hand can no longer tell where the like of it are.
    """
    loser, winner = state.players[victim], state.players[thief]
    loser.hand.remove(card)
    winner.hand.append(card)
    winner.hand.sort()
    if card in loser.known:
        loser.known.remove(card)
        winner.known.append(card)
        winner.known.sort()
        loser.shown = [entry for entry in loser.shown if entry // 4 != card]
        return
    show_card(winner, card, victim)
    back = state.back_of(card)
    loser.shown = [
        entry
        for entry in loser.shown
        if entry // 4 != card and (entry % 4 == thief or state.back_of(entry // 4) != back)
    ]


def to_lair(state: DungeoneerState, card: int, seat: int) -> None:
    """Put a monster into a lair, with its wounds (DLQ-43)."""
    player = state.players[seat]
    if card not in player.lair:
        player.lair.append(card)
    state.owners[card] = seat


def lay_down(state: DungeoneerState, card: int, seat: int) -> None:
    """Ready a card in an inventory."""
    state.owners[card] = seat
    state.players[seat].inventory.append(card)
    refresh(state)


def check_limits(state: DungeoneerState) -> None:
    """DLQ-114: something that may have raised or lowered a limit has come or gone."""
    for player in state.players:
        if player.hero >= 0:
            check_surplus(state, player.seat)


def check_surplus(state: DungeoneerState, seat: int) -> None:
    """DLQ-114: put the choice of surplus cards on the agenda if a limit is broken.

    A lair is looked at after a battle only (DLQ-137), so not while one goes on.
    """
    if not state.players[seat].alive:
        return
    if not state.battles and counted(state, seat, OF_LAIR) > limit(state, seat, OF_LAIR):
        from undercroft.games.dungeoneer.battles import LairSurplus

        state.push(LairSurplus(tags.LAIR_SURPLUS, seat))
    for which in (OF_BOONS, OF_TREASURES):
        if counted(state, seat, which) > limit(state, seat, which):
            from undercroft.games.dungeoneer.steps import Surplus

            state.push(Surplus(tags.SURPLUS, seat, which))
