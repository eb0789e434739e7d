"""Scenes for the rule tests: set a table, act by legal plays only, look at boards, dungeon and events.

A scene is a real state, of a game with the deck of ``tests.doggos_shapes``, that asks for its chances. Setting it
writes on the boards and lays rooms; everything after that is played through ``State.play``, in the words of records:
cells are steps to the east and to the south of the start room (``0,-1`` lies north of it), rotations are ``r90``,
``r180``, ``r270`` clockwise.

    ruta = scene.dog("ruta", cards="ifrit_bow tramp_sword_bow:pair", potions="sword", paws=2)
    rival = scene.dog("pluto", pawed="1,0")          # has left, with a paw there; lay that room first
    scene.lay("0,-1", "trap_sword_straight")         # rooms in an order in which they fit; r0 if nothing is said
    scene.lay("0,-2", "coins_1 r90")
    scene.shut("e s")                                # the start room's exits face walls there

    ruta.does("leave n (disarm potion sword) n")     # a part of a path; what is done in rooms stands in brackets
    ruta.leaves("n (claim) n (skip) out")            # a whole path, confirmed
    ruta.explores("coins_1", "0,-1 r90")             # draws this card and places it so
    ruta.sleeps()
    ruta.may("out"), ruta.choices                    # legal choices as texts
    ruta.why_not("n")                                # refused, nothing changed: ("DD-13", "doggos-rivals-paw")
    ruta.paws, ruta.extra, ruta.keys, ruta.defence, ruta.damage, ruta.potions, ruta.trophies, ruta.cards
    ruta.coins, ruta.box("chests"), ruta.story("left")
    scene.supply, scene.stack, scene.countdown, scene.turn, scene.paw_at("1,0"), scene.told("left")

Dogs take the seats in the order in which ``scene.dog`` sets them; seats that nobody sets have the dogs of ``DOGS``, no
potions and no cards. It is the turn of seat 0 if the scene does not say ``turn=...``. On a path a dog's figures are
those of the draft. Common quests are none and personal ones are of monsters that few scenes have, if nothing is said.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any

import pytest

from tests.doggos_shapes import GAME
from undercroft.games.doggos.codes import CHANCES
from undercroft.games.doggos.content import SYMBOLS
from undercroft.games.doggos.describe import VARIANTS
from undercroft.games.doggos.grid import COVERED, EMPTY_CELL, FREE, edge_of, mark_seat, paw_mark
from undercroft.games.doggos.player import ASLEEP, INSIDE, LEFT, Player
from undercroft.games.doggos.state import NO_COUNTDOWN, DoggosState
from undercroft.games.doggos.tables import PAWS, packed, turned
from undercroft.games.doggos.view import DoggosView
from undercroft.games.doggos.walk import POTION_COVER
from undercroft.kernel.errors import IllegalPlay
from undercroft.kernel.events import EventLog
from undercroft.kernel.messages import Event, Outcome, Reason
from undercroft.kernel.squares import ACROSS, CELL_OF, HOME, REACH, SIDES
from undercroft.kernel.state import CHANCE

CONTENT = GAME.content
CODES = {GAME.code_text(code): code for code in range(GAME.codes.count)}
TEXTS = {code: text for text, code in CODES.items()}
CARDS = tuple(card.id for card in CONTENT.cards)
DOG_IDS = tuple(dog.id for dog in CONTENT.dogs)
QUESTS = tuple(quest.id for quest in CONTENT.quests)
STATUSES = {INSIDE: "inside", LEFT: "left", ASLEEP: "asleep"}

DOGS = ("ruta", "pluto", "robin", "joan")
"""Who sits at a table where nobody is named."""
PLAIN_QUESTS = ("staring_match", "not_for_dogs", "three_heads", "up_the_tree")
"""Personal quests where none is named: cat-eyes, golems, cerberi, zombie squirrels."""
_OPERATORS = ("break", "jump", "place", "dog", "quest")
"""Bare words of a record that another word completes."""


def cell_number(cell: str) -> int:
    """The operand of a cell ``east,south``."""
    east, south = cell.split(",")
    return (int(south) + REACH) * ACROSS + int(east) + REACH


def grid_cell(cell: str) -> int:
    """The grid's own number of a cell ``east,south``."""
    return CELL_OF[cell_number(cell)]


def packed_symbols(names: str) -> int:
    """``sword sword bow`` as three counts in one number."""
    words = names.split()
    assert set(words) <= set(SYMBOLS), names
    return packed(tuple(words.count(symbol) for symbol in SYMBOLS))


def symbol_names(counts: int) -> str:
    """Three counts in one number as ``sword sword bow``."""
    return " ".join(symbol for place, symbol in enumerate(SYMBOLS) for _ in range(counts >> 8 * place & 255))


def owned(card: str) -> int:
    """A card as owned: ``ifrit_bow``, ``tramp_sword_bow:pair``, ``...:single`` (it brought no paw), ``...:paw``."""
    name, _, variant = card.partition(":")
    assert name.startswith("tramp") == bool(variant), f"{card}: tramps, and only they, have an edge"
    return CARDS.index(name) * 4 + (VARIANTS.index(variant) if variant else 0)


def card_text(card: int) -> str:
    """What ``owned`` reads."""
    return CARDS[card >> 2] + (f":{VARIANTS[card & 3]}" if card & 3 else "")


def choices_of(line: str) -> list[str]:
    """The choices of a line of a record: ``leave n (fight) jump 2,0 out``."""
    found: list[str] = []
    for bracket, word in re.findall(r"\(([^)]*)\)|(\S+)", line):
        if found and found[-1] in _OPERATORS:
            found[-1] += f" {word}"
        else:
            found.append(bracket or word)
    return found


class Dog:
    """One seat of a scene."""

    def __init__(self, scene: Scene, seat: int) -> None:
        self.scene = scene
        self.seat = seat

    # --- Looking -------------------------------------------------------------------------------------------------

    @property
    def player(self) -> Player:
        """The board and cards; on a path those of the draft."""
        state = self.scene.state
        if state.walk is not None and state.active == self.seat:
            return state.walk.player
        return state.players[self.seat]

    @property
    def paws(self) -> int:
        """Paws on the board."""
        return self.player.paws

    @property
    def extra(self) -> int:
        """Extra paws beside the board."""
        return self.player.extra

    @property
    def keys(self) -> int:
        return self.player.keys

    @property
    def defence(self) -> int:
        return self.player.defence

    @property
    def damage(self) -> int:
        """The damage on the path so far."""
        walk = self.scene.state.walk
        assert walk is not None
        assert self.scene.state.active == self.seat
        return walk.damage

    @property
    def potions(self) -> str:
        """The potions held, ``sword bow bow``."""
        return symbol_names(self.player.potions)

    @property
    def trophies(self) -> str:
        """The trophies of cards owned and pawed, ``sword bow bow``; pairs of tramps are left aside."""
        return symbol_names(self.player.syms)

    @property
    def cards(self) -> list[str]:
        """The cards owned, those under paws left aside."""
        return [card_text(card) for card in self.player.cards]

    @property
    def status(self) -> str:
        """``inside``, ``left`` or ``asleep``."""
        return STATUSES[self.player.status]

    @property
    def name(self) -> str:
        """The dog's id."""
        return DOG_IDS[self.player.dog]

    @property
    def quest(self) -> str:
        """The personal quest."""
        return QUESTS[self.player.quest]

    @property
    def view(self) -> DoggosView:
        """What this seat knows of the table."""
        return self.scene.state.view(self.seat)

    @property
    def coins(self) -> int:
        """The coins if the game ended now."""
        return self.scene.state.score(self.seat)

    def box(self, name: str, viewer: int | None = -1) -> int:
        """The points of a score box (``monsters coins chests traps tramps personal common``) as a viewer sees them."""
        seen_by = self.seat if viewer == -1 else viewer
        return sum(
            line.points for line in self.scene.state.score_sheet(self.seat, seen_by) if line.box == name
        )

    @property
    def choices(self) -> list[str]:
        """Everything that the dog may choose now."""
        return [TEXTS[code] for code in self.scene.state.choices(self.seat)]

    def story(self, *kinds: str) -> list[str]:
        """The dog's own events (of these kinds) since the scene was set: ``room_claimed coins_1``."""
        return [
            _told(event)
            for event in self.scene.events(self.seat)
            if event.seat == self.seat and (not kinds or event.kind in kinds)
        ]

    # --- Acting --------------------------------------------------------------------------------------------------

    def does(self, line: str) -> None:
        """Play the choices of a line one after another."""
        for text in choices_of(line):
            self.scene.state.play(self.seat, CODES[text])

    def leaves(self, path: str) -> None:
        """Leave by this whole path and confirm it."""
        self.does(f"leave {path}")
        self.does("confirm")

    def explores(self, card: str, place: str) -> None:
        """Draw this card and place it: ``0,-1`` or ``0,-1 r90``."""
        self.draws(card)
        cell, _, rotation = place.partition(" ")
        self.does(f"place {cell} {rotation or 'r0'}")

    def draws(self, card: str) -> None:
        """Explore; chance gives this card, which is not placed yet."""
        self.does("explore")
        self.scene.chance("room", CARDS.index(card))

    def sleeps(self) -> None:
        """Go to sleep."""
        self.does("sleep")

    # --- Refusals ------------------------------------------------------------------------------------------------

    def may(self, text: str) -> bool:
        """Whether a choice is legal; the list and the predicate must agree."""
        legal = self.scene.state.is_legal(self.seat, CODES[text])
        assert legal == (text in self.choices), text
        return legal

    def refuses(self, text: str) -> Reason:
        """Try an illegal choice: it must be refused, change nothing, and say why."""
        state = self.scene.state
        before = state.digest()
        with pytest.raises(IllegalPlay) as refusal:
            state.play(self.seat, CODES[text])
        assert state.digest() == before
        assert not self.may(text)
        assert state.why_not(self.seat, CODES[text]) == refusal.value.reason
        return refusal.value.reason

    def why_not(self, text: str) -> tuple[str, str]:
        """Rule and message of a refusal."""
        reason = self.refuses(text)
        return reason.rule, reason.message


class Scene:
    """A table in a round's first turn, its dungeon the start room alone. ``scene(3)`` is another table.

    ``common`` names the common quests, ``supply`` the potions of the supply (as a rule all that nobody holds),
    ``turn`` the seat to play, ``round`` the round. Further names are options of the game.
    """

    def __init__(
        self,
        seats: int = 2,
        *,
        round: int = 1,  # noqa: A002  # as the rulebook says
        turn: int = 0,
        common: str = "",
        supply: str | None = None,
        **options: object,
    ) -> None:
        self.seats = seats
        self.options = options
        self.log = EventLog(seats, GAME.revealing)
        self._round = round
        self._turn = turn
        self._common = common
        self._supply = supply
        self._state: DoggosState | None = None
        self._set = 0
        self._before = [0] * (seats + 1)

    def __call__(self, seats: int = 2, **options: Any) -> Scene:
        """A new table with other options."""
        return Scene(seats, **options)

    # --- Setting the scene ---------------------------------------------------------------------------------------

    def untouched(self) -> DoggosState:
        """The state as it starts, before anything is drawn."""
        assert self._state is None
        options = GAME.complete_options(self.options, self.seats)
        state = GAME.prepare(self.seats, 7, options, "ask")
        state.listen(self.log)
        state.begin()
        self._state = state
        return state

    @property
    def state(self) -> DoggosState:
        if self._state is None:
            state = self.untouched()
            self.set_up()
            while state.round < self._round:
                state.play(state.active, CODES["sleep"])
            state.common = _bits(self._common.split(), QUESTS)
            for seat, player in enumerate(state.players):
                _write(player, dog=DOGS[seat], quest=PLAIN_QUESTS[seat])
            self._let_play(self._turn)
            self._count_potions()
            self._before = [len(stream) for stream in self.log.streams]
        return self._state  # type: ignore[return-value]  # set by ``untouched``

    def set_up(self, first: int = 0, dogs: str = " ".join(DOGS)) -> None:
        """Answer the whole set-up: this first player, these dogs in order of choice, quests and potions as they come."""
        state = self.state
        wanted = dogs.split()
        while state.round == 0:
            asked = self.asked()
            if asked == "first":
                self.chance("first", first)
            elif asked == "choose":
                state.play(state.to_act[0], CODES[f"dog {wanted.pop(0)}"])
            elif asked == "dog":
                self.chance("dog", DOG_IDS.index(wanted.pop(0)))
            elif asked == "keep":
                for seat in range(self.seats):
                    state.play(seat, state.choices(seat)[0])
            else:
                state.play(CHANCE, self.outcomes()[0])

    def dog(
        self,
        dog: str = "",
        *,
        cards: str = "",
        potions: str = "",
        paws: int = 5,
        extra: int | None = None,
        quest: str = "",
        pawed: str = "",
        status: str = "",
    ) -> Dog:
        """The next seat's board. ``pawed`` are the cells of its paws (``1,0``, of a tramp ``1,0:pair``): it has left.

        ``extra`` paws are those that are neither on the board nor in the dungeon, as far as they are not named.
        """
        state = self.state
        assert self._set < self.seats, f"the table has {self.seats} seats"
        seat = self._set
        self._set += 1
        player = state.players[seat]
        _write(player, dog=dog or DOGS[seat], quest=quest or PLAIN_QUESTS[seat])
        for card in cards.split():
            self._take(owned(card) >> 2)
            player.cards.append(owned(card))
        player.cards.sort()
        player.count_all()
        player.potions = packed_symbols(potions)
        player.paws = paws
        player.extra = min(2, PAWS - paws) if extra is None else extra
        for cell in pawed.split():
            self._paw(player, cell)
        if pawed or status == "left":
            player.status = LEFT
            state.anybody_left = 1
            state.countdown = 4 * state.inside()
        elif status == "asleep":
            player.status = ASLEEP
        self._count_potions()
        return Dog(self, seat)

    def lay(self, cell: str, card: str, *, anyhow: bool = False) -> None:
        """Lay a room from the deck: ``coins_1`` or ``coins_1 r90``; ``anyhow`` also where it does not fit."""
        state = self.state
        name, _, rotation = card.partition(" ")
        design = CARDS.index(name)
        quarters = int(rotation.removeprefix("r") or 0) // 90
        place = grid_cell(cell)
        grid = state.grid
        assert grid.at[place] == FREE, f"{cell} is taken"
        fits = grid.fits(place, turned(state.tables.edges[design], quarters))
        assert fits or anyhow, f"{card} does not fit at {cell}"
        self._take(design)
        grid.lay(state.tables, place, design, quarters)

    def dungeon(self, rooms: Mapping[str, str]) -> None:
        """Lay several rooms, in this order."""
        for cell, card in rooms.items():
            self.lay(cell, card)

    def shut(self, sides: str, cell: str = "0,0") -> None:
        """Lay coin rooms whose walls close these sides (``e s``) of a room."""
        east, south = (int(number) for number in cell.split(","))
        for side in sides.split():
            right, down = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}[side]
            self.lay(f"{east + right},{south + down}", f"coins_1 r{90 * 'eswn'.index(side)}", anyhow=True)

    def cover(self, cell: str, card: str) -> None:
        """The trap in a cell is disarmed; ``potion sword`` or an owned card lies on it."""
        grid = self.state.grid
        word, _, symbol = card.partition(" ")
        lies = POTION_COVER + SYMBOLS.index(symbol) if word == "potion" else owned(card)
        if word != "potion":
            self._take(lies >> 2)
        grid.marks[grid.at[grid_cell(cell)]] = COVERED
        grid.covers.extend([grid_cell(cell), lies])

    def empty(self, cell: str, seat: int = 1) -> None:
        """The cell of a laid room was emptied and holds this seat's paw."""
        state = self.state
        assert state.grid.at[grid_cell(cell)] >= 0, f"no room lies at {cell}"
        state.players[seat].paws -= 1
        state.grid.empty(grid_cell(cell), seat, 1)

    def breach(self, cell: str, side: str) -> None:
        """A passage leads through this side of a cell."""
        self.state.grid.passages.append(edge_of(grid_cell(cell), SIDES.index(side)))

    def keep_in_deck(self, cards: str) -> None:
        """The deck holds only these cards: ``coins_1 coins_1 dragon``, or none."""
        state = self.state
        names = cards.split()
        state.deck = [names.count(card) for card in CARDS]
        state.deck_size = len(names)

    def _take(self, design: int) -> None:
        state = self.state
        assert state.deck[design] > 0, f"no {CARDS[design]} is left in the deck"
        state.deck[design] -= 1
        state.deck_size -= 1

    def _paw(self, player: Player, cell: str) -> None:
        grid = self.state.grid
        place, _, variant = cell.partition(":")
        room = grid.at[grid_cell(place)]
        assert room > 0, f"no room lies at {place}"
        number = VARIANTS.index(variant) if variant else 0
        grid.marks[room] = paw_mark(player.seat, number, 1)
        player.paws -= 1
        player.gain(grid.designs[room] * 4 + number)

    def _count_potions(self) -> None:
        state = self.state
        held = sum(player.potions for player in state.players)
        state.supply = state.tables.potions - held if self._supply is None else packed_symbols(self._supply)

    def _let_play(self, seat: int) -> None:
        state = self.state
        state.active = seat
        state.members = state.pending = 1 << seat

    # --- Looking at the table ------------------------------------------------------------------------------------

    @property
    def dogs(self) -> list[Dog]:
        return [Dog(self, seat) for seat in range(self.seats)]

    @property
    def turn(self) -> int:
        """Whose turn it is."""
        return self.state.active

    @property
    def supply(self) -> str:
        """The potions of the supply; on a path those of the draft."""
        state = self.state
        return symbol_names(state.supply if state.walk is None else state.walk.supply)

    @property
    def stack(self) -> int:
        """How many cards may still be drawn this round."""
        return self.state.stack()

    @property
    def countdown(self) -> int | None:
        """How many cards of the countdown are left; None while there is none."""
        return None if self.state.countdown == NO_COUNTDOWN else self.state.countdown

    @property
    def deck(self) -> dict[str, int]:
        """The cards of the deck with their counts."""
        return {card: self.state.deck[design] for design, card in enumerate(CARDS) if self.state.deck[design]}

    @property
    def gone(self) -> list[str]:
        """The cards that have left the game."""
        return [CARDS[design] for design in self.state.gone]

    @property
    def common(self) -> list[str]:
        """The common quests."""
        return [quest for place, quest in enumerate(QUESTS) if self.state.common >> place & 1]

    def room_at(self, cell: str) -> str:
        """``free``, ``emptied``, ``start`` or the card there with its rotation, ``coins_1 r90``."""
        grid = self.state.grid
        room = grid.at[grid_cell(cell)]
        if room == FREE:
            return "free"
        if room == EMPTY_CELL:
            return "emptied"
        if grid.cells[room] == HOME:
            return "start"
        return f"{CARDS[grid.designs[room]]} r{90 * grid.rots[room]}"

    def paw_at(self, cell: str) -> str:
        """``none``, ``covered``, or whose paws lie on the room: ``1`` or, two of them, ``1 1``."""
        grid = self.state.grid
        mark = grid.marks[grid.at[grid_cell(cell)]]
        if mark == COVERED:
            return "covered"
        seat = mark_seat(mark)
        return "none" if seat < 0 else " ".join([str(seat)] * (mark >> 6))

    def told(self, *kinds: str) -> list[str]:
        """What everybody has been told (of these kinds) since the scene was set, in a word and figures each."""
        return [_told(event) for event in self.events(-1) if not kinds or event.kind in kinds]

    def events(self, reader: int) -> list[Event]:
        """What a seat (-1: a spectator) has been told since the scene was set, or from the start if nothing was."""
        return self.log.streams[reader][self._before[reader] :]

    # --- Running the table ---------------------------------------------------------------------------------------

    def asked(self) -> str:
        """What has to be decided now: chance's ``first dog quests potion room``, or ``choose``, ``keep``, ``turn``."""
        state = self.state
        if state.to_act == (CHANCE,):
            return CHANCES.decode(self.outcomes()[0])[0]
        text = TEXTS[state.choices(state.to_act[0])[0]]
        return {"dog": "choose", "quest": "keep"}.get(text.split()[0], "turn")

    def outcomes(self) -> list[int]:
        """What chance may decide now."""
        outcomes = self.state.outcomes()
        assert outcomes, "chance is not asked"
        return [code for code, _ in outcomes]

    def chance(self, kind: str, *operands: int) -> None:
        """Let chance decide so."""
        self.state.play(CHANCE, CHANCES.encode(kind, *operands))

    def end_round(self) -> None:
        """Everybody still inside goes to sleep, from the one whose turn it is."""
        state = self.state
        number = state.round
        while not state.over and state.round == number:
            state.play(state.active, CODES["sleep"])

    def end_game(self) -> Outcome:
        """Everybody sleeps to the end of the game."""
        while not self.state.over:
            self.end_round()
        outcome = self.state.outcome
        assert outcome is not None
        return outcome


def _bits(names: Iterable[str], among: tuple[str, ...]) -> int:
    return sum(1 << among.index(name) for name in names)


def _write(player: Player, dog: str, quest: str) -> None:
    """A fresh board with this dog and personal quest."""
    player.dog = DOG_IDS.index(dog)
    player.quest = QUESTS.index(quest)
    player.hand = 1 << player.quest
    player.cards = []
    player.potions = 0
    player.paws = 5
    player.extra = 2
    player.count_all()


def _told(event: Event) -> str:
    return " ".join([event.kind, *(str(value) for value in event.args.values())])


__all__ = [
    "CARDS",
    "CODES",
    "CONTENT",
    "DOG_IDS",
    "GAME",
    "QUESTS",
    "TEXTS",
    "Dog",
    "Scene",
    "choices_of",
    "owned",
]
