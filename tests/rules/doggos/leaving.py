"""Small helpers for tests about leaving: corridors, closed start rooms, fights on offer, games with take-backs."""

from __future__ import annotations

from collections.abc import Iterable

from tests.rules.doggos.scene import CARDS, CODES, GAME, Dog, Scene, grid_cell
from undercroft.games.doggos.content_types import Card
from undercroft.games.doggos.game import Doggos
from undercroft.games.doggos.grid import mark_seat
from undercroft.games.doggos.player import Player
from undercroft.games.doggos.state import DoggosState
from undercroft.games.doggos.tables import PASSAGES
from undercroft.kernel.match import Match


def corridor(scene: Scene, *cards: str, anyhow: bool = False) -> None:
    """Lay rooms northwards from the start room, one behind the other."""
    for away, card in enumerate(cards, 1):
        scene.lay(f"0,{-away}", card, anyhow=anyhow)


def seal(scene: Scene, sides: str = "es") -> None:
    """Close exits of the start room: a chest stands there with a wall towards it."""
    for side in sides:
        cell, card = {"n": ("0,-1", "chest_3 r90"), "e": ("1,0", "chest_2"), "s": ("0,1", "chest_2 r180")}[
            side
        ]
        scene.lay(cell, card, anyhow=True)


def fights(dog: Dog) -> list[str]:
    """The fights on offer."""
    return [text for text in dog.choices if text.startswith("fight")]


def places(dog: Dog) -> list[str]:
    """The cells on offer for the drawn card."""
    return [text.removeprefix("place ") for text in dog.choices if text.startswith("place")]


def emptied_paws(scene: Scene, cell: str) -> list[int]:
    """Seat and number of the paws in an emptied cell."""
    found = scene.state.grid.emptied
    at = found.index(grid_cell(cell))
    return found[at + 1 : at + 3]


def paws_in_dungeon(state: DoggosState, player: Player) -> int:
    """A player's paws on rooms, in emptied cells and, Bonk's, on edges."""
    grid = state.grid
    on_rooms = sum(mark >> 6 for mark in grid.marks if mark_seat(mark) == player.seat)
    emptied = sum(
        grid.emptied[at + 1] for at in range(1, len(grid.emptied), 3) if grid.emptied[at] == player.seat
    )
    return on_rooms + emptied + (len(grid.passages) if player.ability() == PASSAGES else 0)


def of_kind(cards: Iterable[Card], kind: str) -> list[Card]:
    """The designs of a kind."""
    return [card for card in cards if card.kind == kind]


def begun_match(
    dogs: str = "ruta pluto", rooms: Iterable[tuple[str, str]] = (), game: Doggos = GAME
) -> Match:
    """A real game for two after set-up, the rooms drawn and laid by turns; seat 0 has begun."""
    match = Match(game, 2, 7, chance="ask")
    state = match.state
    wanted = dogs.split()
    match.play(-1, 0)
    for seat, dog in enumerate(wanted):
        match.play(seat, CODES[f"dog {dog}"])
    while state.to_act == (-1,):
        match.play(-1, state.choices(-1)[0])
    for seat in (0, 1):
        match.play(seat, state.choices(seat)[0])
    while state.to_act == (-1,):
        match.play(-1, state.choices(-1)[0])
    for card, place in rooms:
        seat = match.state.to_act[0]
        cell, rotation = place.split()
        match.play(seat, CODES["explore"])
        match.play(-1, game.chances.encode("room", CARDS.index(card)))
        match.play(seat, CODES[f"place {cell}"])
        match.play(seat, CODES[rotation])
    return match
