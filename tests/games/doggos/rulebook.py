"""Leaving the dungeon once more, straight from the rulebook and as plainly as it can be said: slow, and nobody's code.

Nothing here comes from the engine but the position to begin with. Cells are (east, south) of the start room, sides are
0 to 3 clockwise from the north, moves are words and numbers as in the code book.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import product

from undercroft.games.doggos.codes import CHOICES
from undercroft.games.doggos.content import Content
from undercroft.games.doggos.content_types import Card
from undercroft.games.doggos.walk import GOING, IN_ROOM, Walk
from undercroft.kernel.squares import ACROSS, REACH, WIDTH

Cell = tuple[int, int]
Three = tuple[int, int, int]
Move = tuple[str, tuple[int, ...]]

STEPS: list[Cell] = [(0, -1), (1, 0), (0, 1), (-1, 0)]
HOME: Cell = (0, 0)
NONE: Three = (0, 0, 0)
VARIANTS = ("plain", "pair", "single", "single and paw")


def cell_of(number: int) -> Cell:
    """The cell of a place in the engine's grid."""
    return number % WIDTH - REACH - 1, number // WIDTH - REACH - 1


def operand(cell: Cell) -> int:
    """The cell as it is written in a move."""
    return (cell[1] + REACH) * ACROSS + cell[0] + REACH


def beside(cell: Cell, side: int) -> Cell:
    """The neighbouring cell."""
    return cell[0] + STEPS[side][0], cell[1] + STEPS[side][1]


def plus(one: Three, two: Three) -> Three:
    """Symbols taken together."""
    return one[0] + two[0], one[1] + two[1], one[2] + two[2]


def single(symbol: int, count: int = 1) -> Three:
    """So many of one symbol."""
    return (count * (symbol == 0), count * (symbol == 1), count * (symbol == 2))


@dataclass(frozen=True)
class Dungeon:
    """What does not change on a path."""

    content: Content
    dog: int
    start_edges: str
    sums: bool
    designs: dict[Cell, int]
    barred: frozenset[Cell]
    """Rooms with a rival's paw, and covered traps."""
    emptied: frozenset[Cell]
    passages: frozenset[frozenset[Cell]]

    def card(self, cell: Cell) -> Card | None:
        """The card of a room, None for the start room."""
        return None if cell == HOME else self.content.cards[self.designs[cell]]

    def kind(self, cell: Cell) -> str:
        """What kind of room it is."""
        card = self.card(cell)
        return "start" if card is None else card.kind

    def portals(self) -> list[Cell]:
        """DD-33: all portals."""
        return [cell for cell in self.designs if self.kind(cell) == "portal"]

    @property
    def ability(self) -> str:
        """What the dog can do."""
        return self.content.dogs[self.dog].ability


@dataclass(frozen=True)
class Position:
    """A dog on its path: where it is, where it has been, what it has."""

    cell: Cell
    visited: frozenset[Cell]
    doing: str
    """"going", "in room" or "outside"."""
    damage: int
    paws: int
    extra: int
    potions: Three
    supply: Three
    owned: tuple[tuple[int, str], ...]
    pawed: tuple[tuple[Cell, int, str], ...]
    turns: tuple[tuple[Cell, int], ...]
    """How the rooms lie, in quarter turns."""
    sides: int
    """DD-60: the sides below this one are done with."""


def of_walk(walk: Walk) -> tuple[Dungeon, Position]:
    """The engine's position, told by this book."""
    grid, player, tables = walk.grid, walk.player, walk.tables
    emptied = frozenset(cell_of(cell) for cell in grid.emptied[::3])
    rooms = {cell_of(cell): room for room, cell in enumerate(grid.cells)}
    laid = {cell: room for cell, room in rooms.items() if cell not in emptied}
    passages: set[frozenset[Cell]] = set()
    for edge in grid.passages:
        cell = cell_of(edge // 2)
        passages.add(frozenset((cell, beside(cell, 1 + edge % 2))))
    start = tables.content.start
    dungeon = Dungeon(
        content=tables.content,
        dog=player.dog,
        start_edges=start.seats_two if tables.seats <= 2 else start.seats_more,
        sums=tables.options["damage"] == "sum",
        designs={cell: grid.designs[room] for cell, room in laid.items() if room > 0},
        barred=frozenset(cell for cell, room in laid.items() if grid.marks[room] != 0),
        emptied=emptied,
        passages=frozenset(passages),
    )
    position = Position(
        cell=cell_of(grid.cells[walk.room]),
        visited=frozenset(cell_of(grid.cells[room]) for room in walk.path),
        doing={GOING: "going", IN_ROOM: "in room"}[walk.mode],
        damage=walk.damage,
        paws=player.paws,
        extra=player.extra,
        potions=_three(player.potions),
        supply=_three(walk.supply),
        owned=tuple((card >> 2, VARIANTS[card & 3]) for card in player.cards),
        pawed=tuple(
            (cell_of(grid.cells[room]), card >> 2, VARIANTS[card & 3])
            for room, card in zip(walk.claims[::3], walk.claims[1::3], strict=True)
        ),
        turns=tuple(sorted((cell, grid.rots[room]) for cell, room in laid.items())),
        sides=walk.sides,
    )
    return dungeon, position


def _three(packed: int) -> Three:
    return packed & 255, packed >> 8 & 255, packed >> 16 & 255


# --- What the dog has ------------------------------------------------------------------------------------------------


def holds(at: Position) -> list[tuple[int, str]]:
    """DD-52: cards of earlier rounds and cards pawed on this path."""
    return [*at.owned, *((design, variant) for _, design, variant in at.pawed)]


def defence(of: Dungeon, at: Position) -> int:
    """DD-22: base plus shields."""
    return of.content.dogs[of.dog].defence + sum(of.content.cards[design].shields for design, _ in holds(at))


def has_key(of: Dungeon, at: Position) -> bool:
    """DD-32, DD-57: a key of one's own or a dragonfly's."""
    return of.content.dogs[of.dog].keys + sum(of.content.cards[design].keys for design, _ in holds(at)) > 0


def beats(of: Dungeon, at: Position, needs: Three, spent: Three) -> bool:
    """DD-20, DD-54: some choice of the two-trophy tramps' symbols covers what the monster needs."""
    have = plus(of.content.dogs[of.dog].base, spent)
    pairs: list[tuple[int, int]] = []
    for design, variant in holds(at):
        card = of.content.cards[design]
        if variant == "plain":
            have = plus(have, card.trophy)
        elif variant == "pair":
            pairs.append(card.pair)
        else:
            have = plus(have, single(card.single))
    for chosen in product(*pairs):
        total = have
        for symbol in chosen:
            total = plus(total, single(symbol))
        if all(total[symbol] >= needs[symbol] for symbol in range(3)):
            return True
    return False


def disarms(of: Dungeon, card: tuple[int, str], symbol: int) -> bool:
    """DD-26: the card shows the symbol as a trophy, a tramp by its chosen edge."""
    design, variant = card
    printed = of.content.cards[design]
    if variant == "plain":
        return printed.trophy[symbol] > 0
    return symbol in printed.pair if variant == "pair" else symbol == printed.single


# --- Edges -----------------------------------------------------------------------------------------------------------


def edge(of: Dungeon, at: Position, cell: Cell, side: int) -> str:
    """The letter that a room shows on a side, as it lies now."""
    card = of.card(cell)
    letters = of.start_edges if card is None else card.edges
    return letters[(side - dict(at.turns)[cell]) % 4]


def opening(of: Dungeon, at: Position, cell: Cell, side: int) -> str:
    """DD-10, DD-14, DD-32, DD-59: "open", "key" or "closed", towards a room or the bare table."""
    other = beside(cell, side)
    if frozenset((cell, other)) in of.passages:
        return "open"
    letters = edge(of, at, cell, side)
    if is_room(of, other):
        letters += edge(of, at, other, (side + 2) % 4)
    if "W" in letters:
        return "closed"
    return "key" if "D" in letters else "open"


def is_room(of: Dungeon, cell: Cell) -> bool:
    """Whether a card lies there."""
    return cell == HOME or cell in of.designs


def enterable(of: Dungeon, at: Position, cell: Cell) -> bool:
    """DD-13, DD-26: a room, not entered before, no rival's paw, no covered trap."""
    return is_room(of, cell) and cell not in at.visited and cell not in of.barred


def bare(of: Dungeon, cell: Cell) -> bool:
    """DD-10: the bare table."""
    return not is_room(of, cell) and cell not in of.emptied


# --- Moves -----------------------------------------------------------------------------------------------------------


def moves(of: Dungeon, at: Position) -> Iterator[tuple[Move, Position]]:
    """Everything that the rules allow at once, and what comes of it."""
    if at.doing == "going":
        yield from _ways(of, at)
    elif at.doing == "in room":
        card = of.card(at.cell)
        assert card is not None
        if card.kind == "monster":
            yield from _monster(of, at, card)
        elif card.kind == "trap":
            yield from _trap(of, at, card)
        else:
            yield from _room(of, at, card)


def _ways(of: Dungeon, at: Position) -> Iterator[tuple[Move, Position]]:
    if of.ability == "rotations" and at.visited == {HOME}:
        yield from _turns(of, at)
    safe = at.damage < defence(of, at)
    out = False
    for side in range(4):
        other = beside(at.cell, side)
        state = opening(of, at, at.cell, side)
        free = state == "open" or (state == "key" and has_key(of, at))
        out = out or (free and bare(of, other))
        if free and enterable(of, at, other):
            yield ("step", (side,)), enter(of, at, other)
        if of.ability == "passages" and at.paws > 0 and state != "open":
            paid = replace(at, paws=at.paws - 1)
            if enterable(of, at, other):
                yield ("break", (side,)), enter(of, paid, other)
            elif bare(of, other) and safe:
                yield ("break", (side,)), replace(paid, doing="outside")
    portals = of.portals()
    if at.cell in portals:
        for portal in portals:
            if portal not in at.visited:
                yield ("jump", (operand(portal),)), enter(of, at, portal)
    if out and safe:
        yield ("out", ()), replace(at, doing="outside")


def _turns(of: Dungeon, at: Position) -> Iterator[tuple[Move, Position]]:
    for side in range(at.sides, 4):
        cell = beside(HOME, side)
        if cell not in of.designs:
            continue
        edges = of.content.cards[of.designs[cell]].edges
        seen = {edges}
        for quarters in (1, 2, 3):
            laid = edges[-quarters:] + edges[:-quarters]
            if laid not in seen:
                seen.add(laid)
                turns = dict(at.turns)
                turns[cell] = (turns[cell] + quarters) % 4
                then = replace(at, turns=tuple(sorted(turns.items())), sides=side + 1)
                yield ("turn", (side, quarters - 1)), then


def enter(of: Dungeon, at: Position, cell: Cell) -> Position:
    """DD-51: a room is resolved on entering, if there is anything to resolve; DD-62: Robin jumps over traps."""
    kind = of.kind(cell)
    idle = kind in ("start", "portal") or (kind == "trap" and of.ability == "jumps")
    return replace(at, cell=cell, visited=at.visited | {cell}, doing="going" if idle else "in room")


def _pawed(of: Dungeon, at: Position, variant: str, paws: int) -> Position:
    claim = (at.cell, of.designs[at.cell], variant)
    return replace(at, paws=at.paws - paws, pawed=(*at.pawed, claim), doing="going")


def _monster(of: Dungeon, at: Position, card: Card) -> Iterator[tuple[Move, Position]]:
    if at.paws > 0:
        for spent in product(*(range(min(count, 3) + 1) for count in at.potions)):
            potions: Three = (spent[0], spent[1], spent[2])
            fewer = [plus(potions, single(symbol, -1)) for symbol in range(3) if potions[symbol] > 0]
            if beats(of, at, card.needs, potions) and not any(
                beats(of, at, card.needs, less) for less in fewer
            ):
                won = _pawed(of, at, "plain", 1)
                left = plus(at.potions, (-potions[0], -potions[1], -potions[2]))
                yield ("fight", potions), replace(won, potions=left, supply=plus(at.supply, potions))
    if (
        of.ability == "second_paw"
        and card.monster != "dragon"
        and at.paws > 1
        and not beats(of, at, card.needs, NONE)
    ):
        yield ("overpower", ()), _pawed(of, at, "plain", 2)
    if of.sums or at.damage + card.damage < defence(of, at):
        yield ("pass", ()), replace(at, damage=at.damage + card.damage, doing="going")


def _trap(of: Dungeon, at: Position, card: Card) -> Iterator[tuple[Move, Position]]:
    if at.paws > 0:
        yield ("claim", ()), _pawed(of, at, "plain", 1)
    symbol = card.symbol
    if at.potions[symbol] > 0:
        spent = plus(at.potions, single(symbol, -1))
        yield ("disarm-potion", (symbol,)), replace(at, potions=spent, doing="going")
    for owned in dict.fromkeys(at.owned):
        if disarms(of, owned, symbol):
            rest = list(at.owned)
            rest.remove(owned)
            move = ("disarm-own", (owned[0], VARIANTS.index(owned[1])))
            yield move, _without_its_paw(replace(at, owned=tuple(rest), doing="going"), owned[1])
    for claim in at.pawed:
        if disarms(of, claim[1:], symbol):
            rest_of_path = tuple(other for other in at.pawed if other != claim)
            then = replace(at, pawed=rest_of_path, doing="going")
            yield ("disarm-path", (operand(claim[0]),)), _without_its_paw(then, claim[2])


def _without_its_paw(at: Position, variant: str) -> Position:
    """DD-30: a tramp that had brought a paw takes one from the board, if any is there."""
    if variant == "single and paw" and at.paws > 0:
        return replace(at, paws=at.paws - 1, extra=at.extra + 1)
    return at


def _room(of: Dungeon, at: Position, card: Card) -> Iterator[tuple[Move, Position]]:
    yield ("skip", ()), replace(at, doing="going")
    if at.paws == 0:
        return
    if card.kind == "tramp":
        yield ("hire", (0,)), _pawed(of, at, "pair", 1)
        if at.extra > 0:
            hired = _pawed(of, at, "single and paw", 1)
            yield ("hire", (1,)), replace(hired, paws=hired.paws + 1, extra=at.extra - 1)
        else:
            yield ("hire", (1,)), _pawed(of, at, "single", 1)
    elif card.kind == "potion" and at.supply != NONE:
        for symbol in range(3):
            if at.supply[symbol] > 0:
                then = _pawed(of, at, "plain", 1)
                potions = plus(at.potions, single(symbol))
                yield (
                    ("take", (symbol,)),
                    replace(then, potions=potions, supply=plus(at.supply, single(symbol, -1))),
                )
    else:
        yield ("claim", ()), _pawed(of, at, "plain", 1)


# --- DD-16 -----------------------------------------------------------------------------------------------------------


def can_leave(of: Dungeon, at: Position, known: dict[Position, bool]) -> bool:
    """Whether any sequence of moves leads out: all of them, nothing left out."""
    if at.doing == "outside":
        return True
    if at not in known:
        known[at] = any(can_leave(of, then, known) for _, then in moves(of, at))
    return known[at]


def legal(of: Dungeon, at: Position) -> list[int]:
    """The codes of all moves after which some path leads out, rising."""
    known: dict[Position, bool] = {}
    return sorted(
        CHOICES.encode(name, *operands)
        for (name, operands), then in moves(of, at)
        if can_leave(of, then, known)
    )
