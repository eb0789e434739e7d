"""Every card lies in exactly one place at every decision, whatever is played."""

from collections import Counter
from collections.abc import Sequence
from random import Random

import pytest

from undercroft.games.dungeoneer import tags
from undercroft.games.dungeoneer.battle import card_of
from undercroft.games.dungeoneer.game import Dungeoneer
from undercroft.games.dungeoneer.piles import Pile
from undercroft.games.dungeoneer.state import LORD_ENTHRONED, LORD_READY, SETTING_UP, DungeoneerState
from undercroft.games.dungeoneer.tables import Card, LocationCard, QuestCard

GAME = Dungeoneer()
TRAP_STEPS = (tags.SPRING_TRAP, tags.TRAP_ON, tags.DISCARD_TRAP)
CURSE_STEPS = (tags.SOLO_CURSE, tags.SOLO_AIM)
THREE_SETS = "heroic,epic,legendary"
TABLES: tuple[tuple[int, dict[str, object]], ...] = (
    (1, {}),
    (1, {"harder_solo": True, "sets": "heroic"}),
    (1, {"no_white_spots": True, "hero_choice": True, "sets": "legendary"}),
    (2, {}),
    (2, {"sets": THREE_SETS}),
    (2, {"sets": THREE_SETS, "resurrection": True, "limited_movement": True}),
    (3, {"sets": THREE_SETS, "no_white_spots": True, "optional_discard": True}),
    (3, {"sets": "epic,legendary", "nothing_personal": True, "decks": "one", "dodging_spikes": True}),
    (4, {"sets": "heroic,epic", "impartial_placement": True, "one_way_doors": True}),
    (4, {"resurrection": True, "decks": "split", "saved_ap": "challenge", "hero_choice": True}),
)


def _pile(pile: Pile) -> list[int]:
    return [*pile.top, *pile.pool, *(card for part in pile.under for card in part), *pile.bottom]


def card_zones(state: DungeoneerState) -> dict[str, list[int]]:
    """The adventure cards by zone; monsters under way lie in their battle, traps and solo curses in their steps."""
    zones: dict[str, list[int]] = {"gone": state.gone, "box": state.box}
    zones["decks"] = [card for pile in state.piles for card in _pile(pile)]
    zones["discards"] = [card for pile in state.discards for card in pile]
    zones["revealed"] = [*state.revealed, *state.waiting]
    for player in state.players:
        zones[f"hand {player.seat}"] = player.hand
        zones[f"inventory {player.seat}"] = player.inventory
        zones[f"lair {player.seat}"] = player.lair
        zones[f"curses {player.seat}"] = player.curses
    zones["attached"] = [card for card, host in enumerate(state.hosts) if host >= 0]
    lord = state.tables.lord
    if not state.declares():
        zones["declared"] = [each.card for each in state.declared if each.card != lord]
    at_home = {card for name, zone in zones.items() for card in zone if name.startswith(("inv", "lair"))}
    fighting = {card_of(fighter) for battle in state.battles for fighter in battle.attackers}
    zones["fighting"] = [
        card
        for card in fighting
        if card >= 0 and card != lord and state.owners[card] >= 0 and card not in at_home
    ]
    zones["traps"] = sorted({step.a for step in state.agenda if step.tag in TRAP_STEPS})
    zones["solo curses"] = [step.b for step in state.agenda if step.tag in CURSE_STEPS]
    waits = any(step.tag == tags.ROOM_FOR_LORD for step in state.agenda)
    zones["centre"] = [lord] if waits or state.lord_status in (LORD_READY, LORD_ENTHRONED) else []
    return zones


def location_zones(state: DungeoneerState) -> dict[str, list[int]]:
    """The locations by zone; those of the box (DLQ-170) lie nowhere."""
    zones = {"deck": _pile(state.locations), "drawn": [state.drawn] if state.drawn >= 0 else []}
    zones["map"] = [location for location, cell in enumerate(state.cells) if cell >= 0]
    for player in state.players:
        zones[f"share {player.seat}"] = player.share
    return zones


def quest_zones(state: DungeoneerState) -> dict[str, list[int]]:
    """The quests by zone.

    A token that lies on the map may belong to a quest that its player keeps (DLQ-171); an artifact of a dead hero has
    left the game (DLQ-60), and its quest stays done.
    """
    zones = {"deck": _pile(state.quest_pile), "common": state.common, "lost": state.lost_quests}
    held: set[int] = set()
    for player in state.players:
        zones[f"quests {player.seat}"] = player.quests
        zones[f"done {player.seat}"] = [quest for quest in player.done if quest not in state.lost_quests]
        held.update(player.quests)
    zones["loose"] = [quest for quest in state.loose[::2] if quest not in held]
    return zones


def check(state: DungeoneerState) -> None:
    """Fail with the name of a thing that lies nowhere or in several places."""
    tables = state.tables
    # DL-171: alone, cards for several heroes are out, and so are the quests that were not dealt.
    out = 0 if tables.solo else 1
    cards = [(card, {1 if card.solo or card.lord else out}) for card in tables.cards]
    quests = [(quest, {out, 1 if quest.solo or quest.lord else out}) for quest in tables.quests]
    # DLQ-170: what nobody can place leaves the game.
    places = [(location, {1 if tables.white_spots else 0, 1}) for location in tables.locations]
    _check(state, cards, card_zones(state))
    _check(state, quests, quest_zones(state))
    _check(state, places, location_zones(state))


def _check(
    state: DungeoneerState,
    things: Sequence[tuple[Card | QuestCard | LocationCard, set[int]]],
    zones: dict[str, list[int]],
) -> None:
    """Every thing of the stages that have begun lies in as many zones as it may."""
    found = Counter(number for zone in zones.values() for number in zone)
    for thing, expected in things:
        allowed = expected if 0 <= thing.stage <= state.stage else {0}
        where = [name for name, zone in zones.items() if thing.number in zone]
        assert found[thing.number] in allowed, (thing.id, thing.number, where, state.round)


def play(seats: int, options: dict[str, object], seed: int, most: int) -> DungeoneerState:
    """A game of random choices, looked at before each."""
    state = GAME.start(seats=seats, seed=seed, options=options)
    assert isinstance(state, DungeoneerState)
    rng = Random(seed)
    for _ in range(most):
        if state.over:
            break
        if state.phase != SETTING_UP:
            check(state)
        seat = state.to_act[0]
        state.apply(seat, rng.choice(state.choices(seat)))
    return state


@pytest.mark.parametrize(("seats", "options"), TABLES, ids=lambda value: str(value))
def test_every_card_lies_in_exactly_one_place(seats, options):
    play(seats, options, seed=seats, most=400)
