"""What a page needs to draw Dungeons & Doggos: the setting of a table once, then a board for every moment.

Both are plain JSON values by name: numbers, texts, lists of them, and ids. An id is that of the pack (``joan``,
``ifrit_bow``, ``bullseye``), a symbol (``sword``, ``bow``, ``fireball``), or what a trophy is besides (``shield``,
``key``).

Nothing here decides or counts: rules and figures are those of the modules that own them.

**Cells.** The dungeon is a square map; a cell is ``x`` steps to the east and ``y`` steps to the south of the start room,
as in a choice's ``cell`` (``"2,-1"``). Sides are n, e, s, w. Edges are four letters clockwise from the north, ``E`` exit,
``D`` door, ``W`` wall; on a card of the setting as it is printed, in a room as it lies.

**Names.** A thing of the pack has its names in ``Setting.names``: cards, dogs, quests, potions.

**On a path.** While a dog leaves, its own board is that of the draft: what it has pawed counts, the dungeon lies as it
has turned it. Rivals see nothing of it before the path is confirmed.

**What a choice changes.** ``Choice.preview`` names numbers of the own board: ``paws``, ``extra``, ``defence``, ``keys``,
``damage``, ``entered`` (rooms), ``claims`` (cards pawed on the path), ``sword``, ``bow``, ``fireball`` (trophies), the
same with ``_potions`` (held) and ``_supply`` (of the supply), ``pair_tramps``, ``tramps``, ``cards``, ``coins``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from undercroft.games.doggos.codes import PLACE, ROTATE, TURN
from undercroft.games.doggos.content_types import SYMBOLS
from undercroft.games.doggos.content_types import Card as PackCard
from undercroft.games.doggos.describe import VARIANTS
from undercroft.games.doggos.grid import (
    CLOSED,
    COVERED,
    EMPTY_CELL,
    FREE,
    OPEN,
    Grid,
    edge_of,
    mark_seat,
    mark_variant,
)
from undercroft.games.doggos.player import ASLEEP, LEFT, Player
from undercroft.games.doggos.rounds import CHOOSE_DOGS, KEEP_QUEST, PLACE_ROOM, TABLE_STEPS, TAKE_TURN
from undercroft.games.doggos.scoring import (
    cards_of,
    fulfilments,
    score_lines,
    trophies,
    trophy_leader,
)
from undercroft.games.doggos.state import NO_COUNTDOWN
from undercroft.games.doggos.tables import (
    MONSTER,
    PAIR,
    PAWS,
    PER_PLAYER_INSIDE,
    ROUNDS,
    SECOND_PAW,
    SOLO_CARDS,
    SOLO_SYMBOLS,
    Tables,
    turned,
)
from undercroft.games.doggos.view import DoggosView
from undercroft.games.doggos.walk import GOING, IN_ROOM, POTION_COVER, Walk
from undercroft.kernel.squares import CELL_OF, HOME, SIDES, STRIDE, WIDTH

if TYPE_CHECKING:
    from undercroft.games.doggos.game import Doggos
    from undercroft.kernel.game import OptionValue

Said = dict[str, str]
"""A name or text by language: en, ru, it, cs."""
Symbols = dict[str, int]
"""How many swords, bows and fireballs."""

_EDGE_LETTERS: Final = "WED"
_STATUSES: Final = {LEFT: "left", ASLEEP: "asleep"}


# --- The setting -------------------------------------------------------------------------------------------------


class Card(Struct, gc=False):
    """One design of room card."""

    id: str
    kind: str
    """``monster``, ``artifact``, ``coins``, ``chest``, ``trap``, ``tramp``, ``potion`` or ``portal``."""
    monster: str | None
    """The species, such as ``ifrit``."""
    edges: str
    trophy_side: str | None
    """The wall that shows the trophies, as printed; on a tramp the pair, and the side across the single one."""
    needs: tuple[str, ...]
    """The symbols that beat a monster."""
    damage: int
    trophy: tuple[str, ...]
    """What the card gives: symbols, ``shield``, ``key``; what a tramp gives is in ``pair`` and ``single``."""
    coins: int
    """Those on the card; on a chest those that a key brings."""
    symbol: str | None
    """What disarms a trap."""
    pair: tuple[str, ...]
    """The two trophies of a tramp's first edge, of which each fight gets one."""
    single: str | None
    """The trophy of a tramp's edge with the paw."""
    copies: int


class Dog(Struct, gc=False):
    """A dog's board as it is printed."""

    id: str
    base: tuple[str, ...]
    """Its attack symbols."""
    defence: int
    keys: int
    ability: str
    """``second_paw``, ``passages``, ``none``, ``rotations``, ``jumps`` or ``key``; the dog's text says what it does."""


class Quest(Struct, gc=False):
    """A quest card: coins for the most trophies of a symbol, or for every monster of a species."""

    id: str
    kind: str
    """``trophies`` or ``monsters``."""
    symbol: str | None
    monster: str | None
    coins: int


class Potion(Struct, gc=False):
    """A design of potion: a symbol to be used once."""

    id: str
    symbol: str
    copies: int


class Rank(Struct, gc=False):
    """What a solo score from ``at`` coins on is called."""

    at: int
    name: Said


class Setting(Struct, gc=False):
    """All that is printed, agreed and the same for everybody at a table."""

    game: str
    pack: str
    title: Said
    seats: int
    solo: bool
    random_dogs: bool
    damage_by_path: bool
    """Whether damage must stay below defence after each room, not only at the end of the path."""
    night_watch: bool
    hidden_coins: bool
    """Whether coin, chest and trap cards lie face down for rivals."""
    rounds: int
    paws: int
    """A player's paws in all."""
    countdown_cards: int
    """Cards counted off for each player still inside when the first one leaves."""
    solo_cards: int
    """Cards of a round in a solo game."""
    solo_symbols: int
    """Symbols that a trophy quest needs in a solo game."""
    start_edges: str
    names: dict[str, dict[str, Said]]
    """Names of the pack's things: kind, id, language."""
    texts: dict[str, dict[str, Said]]
    """What cards say: kind (card, dog, quest, potion; class for what a dog is), id, language."""
    cards: tuple[Card, ...]
    dogs: tuple[Dog, ...]
    quests: tuple[Quest, ...]
    potions: tuple[Potion, ...]
    ranks: tuple[Rank, ...]
    """What solo scores are called, rising; the first also takes whatever lies below it."""


def setting(game: Doggos, seats: int, options: Mapping[str, OptionValue]) -> Setting:
    """The setting of a table with these complete options."""
    content, tables = game.content, game.tables(seats, options)
    names: dict[str, dict[str, Said]] = {}
    for name, words in game.all_words().items():
        names.setdefault(name.kind, {})[name.id] = words.in_languages()
    return Setting(
        game=game.name,
        pack=game.pack_name,
        title=content.title.in_languages(),
        seats=seats,
        solo=tables.solo,
        random_dogs=tables.random_dogs,
        damage_by_path=not tables.sums,
        night_watch=tables.night_watch,
        hidden_coins=tables.hidden_coins,
        rounds=ROUNDS,
        paws=PAWS,
        countdown_cards=PER_PLAYER_INSIDE,
        solo_cards=SOLO_CARDS,
        solo_symbols=SOLO_SYMBOLS,
        start_edges=_edges(tables.start_edges),
        names=names,
        texts={
            "card": {card.id: card.text.in_languages() for card in content.cards},
            "class": {dog.id: dog.title.in_languages() for dog in content.dogs},
            "dog": {dog.id: dog.text.in_languages() for dog in content.dogs},
            "potion": {potion.id: potion.text.in_languages() for potion in content.potions},
            "quest": {quest.id: quest.text.in_languages() for quest in content.quests},
        },
        cards=tuple(map(_card, content.cards)),
        dogs=tuple(
            Dog(dog.id, _listed(dog.base), dog.defence, dog.keys, dog.ability) for dog in content.dogs
        ),
        quests=tuple(
            Quest(quest.id, quest.kind, _symbol(quest.symbol), quest.monster or None, quest.coins)
            for quest in content.quests
        ),
        potions=tuple(Potion(potion.id, SYMBOLS[potion.symbol], potion.copies) for potion in content.potions),
        ranks=tuple(Rank(rank.at, rank.name.in_languages()) for rank in content.ranks),
    )


def _symbol(number: int) -> str | None:
    return SYMBOLS[number] if number >= 0 else None


def _listed(counts: Sequence[int]) -> tuple[str, ...]:
    """Symbols one by one."""
    return tuple(symbol for symbol, count in zip(SYMBOLS, counts, strict=True) for _ in range(count))


def _card(card: PackCard) -> Card:
    return Card(
        id=card.id,
        kind=card.kind,
        monster=card.monster or None,
        edges=card.edges,
        trophy_side=SIDES[card.trophy_edge] if card.trophy_edge >= 0 else None,
        needs=_listed(card.needs),
        damage=card.damage,
        trophy=(*_listed(card.trophy), *("shield",) * card.shields, *("key",) * card.keys),
        coins=card.coins,
        symbol=_symbol(card.symbol),
        pair=tuple(SYMBOLS[symbol] for symbol in card.pair if symbol >= 0),
        single=_symbol(card.single),
        copies=card.copies,
    )


def _edges(edges: int) -> str:
    return "".join(_EDGE_LETTERS[edges >> 2 * side & 3] for side in range(4))


def _counts(packed: int) -> Symbols:
    return {symbol: packed >> 8 * number & 255 for number, symbol in enumerate(SYMBOLS)}


# --- The board ---------------------------------------------------------------------------------------------------


class Paws(Struct, gc=False):
    """A player's paws in a room."""

    seat: int
    count: int
    """2 where Joan laid a second one."""
    own_path: bool
    """Laid on the path that is not confirmed yet."""


class Owned(Struct, gc=False):
    """A card as a player has it."""

    card: str
    hired: str
    """How a tramp was hired: for its ``pair``, for the ``single`` trophy, or for that and a ``paw``; else ``plain``."""


class Room(Struct, gc=False):
    """A card that lies in the dungeon."""

    x: int
    y: int
    card: str | None
    """None: the start room."""
    turn: int
    """Quarter turns clockwise."""
    edges: str
    ways: str
    """What each side leads to: ``o`` an open way into a room, ``d`` one through a door, ``O`` and ``D`` the same out onto
    the bare table, ``.`` closed."""
    paws: Paws | None
    hired: str
    """How a tramp under paws was hired, as in ``Owned``."""
    cover: Owned | None
    """What was spent on a disarmed trap; a potion by its id. It closes the room."""
    fight: str
    """How the viewer's dog would fare against this monster as it is now: ``win``, ``potions`` (with those it holds),
    ``two_paws`` (Joan), ``no``; empty where there is nothing to fight, or nobody to do it."""


class Emptied(Struct, gc=False):
    """A cell whose card was spent: nobody passes it this round."""

    x: int
    y: int
    seat: int
    paws: int
    own_path: bool


class Passage(Struct, gc=False):
    """A broken edge of a cell: its east or south side."""

    x: int
    y: int
    side: str
    own_path: bool


class Turn(Struct, gc=False):
    """A way to lay the drawn card on a cell."""

    turn: int
    code: int
    """The choice's code, after that of the cell."""
    edges: str
    joins: int
    """Sides by which it is joined to rooms."""
    opens: int
    """Ways out that it adds."""
    closes: int
    """Ways out that it takes: those that now lead into it or face its wall."""


class Placement(Struct, gc=False):
    """A cell where the drawn card fits."""

    x: int
    y: int
    code: int
    turns: tuple[Turn, ...]


class Drawn(Struct, gc=False):
    """The card that waits to be placed."""

    card: str
    placements: tuple[Placement, ...]
    """Row by row from the north."""
    chosen: tuple[int, int] | None
    """The cell that the viewer has chosen for it."""


class Step(Struct, gc=False):
    """A room of a path, and what was done there."""

    x: int
    y: int
    card: str | None
    by: str
    """How it was entered: ``step``, ``break`` through a wall, ``jump`` from a portal; empty for the start room."""
    deed: str
    """``beaten``, ``overpowered``, ``passed``, ``claimed``, ``trapped``, ``hired``, ``disarmed``, ``jumped`` (over a trap),
    ``skipped``, ``none`` where nothing can be done, ``open`` while it is being decided."""
    damage: int
    """Suffered in this room."""
    spent: Owned | None
    """The card or potion that disarmed the trap."""
    emptied: bool
    """Its card was spent on a trap later on."""


class Path(Struct, gc=False):
    """A way out, as far as it is drawn."""

    mode: str
    """``going``: where to; ``room``: what to do in the room just entered; ``out``: it only wants to be confirmed."""
    steps: tuple[Step, ...]
    turns: tuple[str, ...]
    """Sides of the start room whose cards were turned for it."""
    damage: int
    defence: int
    paws: int
    """Left on the board."""
    paws_used: int
    cards: tuple[Owned, ...]
    """Pawed on the way and not spent."""
    coins: int
    """What the path changes in the player's coins, quests included, if the game ended after it."""
    gained: dict[str, int]
    """What it changes on the board: trophies by symbol, ``shield``, ``key``, ``tramp``; only what is not 0."""


class Coins(Struct, gc=False):
    """A player's coins as things stand, as far as the viewer may know them."""

    total: int
    known: bool
    """False where the personal quest or face-down cards are hidden from the viewer: they are not counted then."""
    boxes: dict[str, int]
    """By the boxes of the score sheet."""


class PlayerBoard(Struct, gc=False):
    """A player's board; the viewer's own one on a path is that of the draft."""

    seat: int
    own: bool
    dog: str | None
    status: str
    """``inside``, ``left`` or ``asleep``."""
    paws: int
    """On the board."""
    extra: int
    """Beside it."""
    away: int
    """In the dungeon."""
    trophies: Symbols
    """Attack symbols of trophies; a tramp's pair is not among them."""
    pairs: tuple[tuple[str, ...], ...]
    """The two symbols of each tramp hired for a pair, of which each fight gets one."""
    potions: Symbols
    defence: int
    shields: int
    """How much of the defence comes from trophies."""
    keys: int
    cards: tuple[Owned, ...]
    """Taken in earlier rounds."""
    face_down: int
    """Cards that the viewer cannot see."""
    pawed: tuple[Owned, ...]
    """Under the player's paws this round."""
    quest: str | None
    """The personal quest; None where it is hidden."""
    coins: Coins


class QuestBoard(Struct, gc=False):
    """A quest that the viewer knows, and how it stands."""

    quest: str
    owner: int | None
    """Whose personal quest it is; None: common."""
    counts: tuple[int, ...]
    """Named monsters, or trophies and potions of the symbol, by seat."""
    leader: int | None
    """Who would be paid for the most trophies; None: nobody, or a quest about monsters."""
    coins: tuple[int, ...]
    """What it would pay now, by seat."""


class Board(Struct, gc=False):
    """A game at one moment, as a seat (None: a spectator) may know it."""

    seat: int | None
    round: int
    """1 to 3; 0 during set-up."""
    phase: str
    """``dogs``, ``quests``, ``turn`` (explore, leave or sleep), ``place`` the drawn card, ``over``."""
    active: int | None
    """Whose turn it is; None during set-up and at the end."""
    first: int | None
    """Who began the game."""
    token: int | None
    """Who has the token of the goodest dog and begins the next round."""
    deck: int
    countdown: int | None
    """Cards that may still be drawn this round; None while the whole deck may."""
    left: int
    """Cards that may still be drawn, by the deck or the countdown."""
    would_count: int
    """The countdown that the next to leave would start; 0 if none."""
    supply: Symbols
    drawn: Drawn | None
    rooms: tuple[Room, ...]
    """In the order in which they were laid, the start room first."""
    emptied: tuple[Emptied, ...]
    passages: tuple[Passage, ...]
    players: tuple[PlayerBoard, ...]
    """One a seat."""
    quests: tuple[QuestBoard, ...]
    """The viewer's own one first, then the common ones; at the end all."""
    hand: tuple[str, ...]
    """The quests that the viewer chooses from."""
    done: bool
    """Whether the viewer has answered and waits for the others."""
    path: Path | None
    """The viewer's way out while it is being drawn."""
    over: bool


def board(view: DoggosView) -> Board:
    """The board of a view."""
    table = view.table
    scene = Scene.of_view(view)
    countdown = table["countdown"]
    supply = table["supply"] if view.walk is None else view.walk.supply
    return Board(
        seat=view.seat,
        round=view.round,
        phase=_phase(view),
        active=_or_none(table["active"]) if not table["finished"] else None,
        first=_or_none(table["first"]),
        token=_or_none(table["token"]),
        deck=table["deck_size"],
        countdown=None if countdown == NO_COUNTDOWN else countdown,
        left=table["deck_size"] if countdown == NO_COUNTDOWN else countdown,
        would_count=_would_count(view),
        supply=_counts(supply),
        drawn=_drawn(view),
        rooms=rooms_of(scene),
        emptied=_emptied(scene),
        passages=_passages(scene),
        players=players_of(scene),
        quests=quests_of(scene),
        hand=() if view.seat is None or view.seat >= len(view.players) else _hand(view, view.seat),
        done=view.done == 1,
        path=None if view.walk is None else path_of(view, view.walk),
        over=bool(table["finished"]),
    )


def _or_none(number: int) -> int | None:
    return number if number >= 0 else None


def _phase(view: DoggosView) -> str:
    step = TABLE_STEPS[view.steps[-1]] if view.steps else None
    if step in CHOOSE_DOGS:
        return "dogs"
    if step is KEEP_QUEST:
        return "quests"
    if step is TAKE_TURN:
        return "turn"
    return "place" if step is PLACE_ROOM else "over"


def _would_count(view: DoggosView) -> int:
    """DD-18: what the next to leave would start."""
    table = view.table
    if table["anybody_left"] or view.tables.solo or not table["round"]:
        return 0
    inside = sum(1 for player in view.players if player.status not in _STATUSES)
    return min(PER_PLAYER_INSIDE * max(0, inside - 1), table["deck_size"])


def _hand(view: DoggosView, seat: int) -> tuple[str, ...]:
    hand = view.players[seat].hand
    return tuple(quest.id for number, quest in enumerate(view.tables.content.quests) if hand >> number & 1)


# --- The dungeon -------------------------------------------------------------------------------------------------


class Scene:
    """Dungeon and players as they are drawn: for somebody on a path as if it ended here."""

    def __init__(self, view: DoggosView, walk: Walk | None) -> None:
        self.view = view
        self.tables: Tables = view.tables
        self.walk = walk
        self.laid = view.grid if walk is None else walk.grid
        """The dungeon with the cards that the walker has turned."""
        self.grid = self.laid
        """The dungeon with the walker's paws as well."""
        self.players: list[Player] = list(view.players)
        if walk is not None:
            ended = walk.copy()
            self.grid = ended.finish()
            self.players[walk.player.seat] = ended.player

    @staticmethod
    def of_view(view: DoggosView) -> Scene:
        """What a view shows."""
        return Scene(view, view.walk)

    def card_id(self, design: int) -> str:
        """The id of a design."""
        return self.tables.content.cards[design].id

    def owned(self, card: int) -> Owned:
        """A card as a player has it."""
        return Owned(self.card_id(card >> 2), VARIANTS[card & 3])

    def cover(self, cover: int) -> Owned:
        """What lies on a disarmed trap: a card, or a potion."""
        if cover < POTION_COVER:
            return self.owned(cover)
        symbol = cover - POTION_COVER
        potions = self.tables.content.potions
        return Owned(next(potion.id for potion in potions if potion.symbol == symbol), VARIANTS[0])


def _place(cell: int) -> tuple[int, int]:
    return cell % WIDTH - HOME % WIDTH, cell // WIDTH - HOME // WIDTH


def rooms_of(scene: Scene) -> tuple[Room, ...]:
    """The cards that lie in the dungeon."""
    grid = scene.grid
    covers = dict(zip(grid.covers[0::2], grid.covers[1::2], strict=True))
    pawed = set(scene.walk.claims[0::3]) if scene.walk is not None else set()
    rooms = []
    for room, cell in enumerate(grid.cells):
        if grid.at[cell] != room:
            continue
        x, y = _place(cell)
        design, mark = grid.designs[room], grid.marks[room]
        seat = mark_seat(mark)
        rooms.append(
            Room(
                x=x,
                y=y,
                card=None if design < 0 else scene.card_id(design),
                turn=grid.rots[room],
                edges=_edges(grid.edges[room]),
                ways=_ways(grid, room),
                paws=None if seat < 0 else Paws(seat, mark >> 6, room in pawed),
                hired=VARIANTS[mark_variant(mark)] if seat >= 0 else VARIANTS[0],
                cover=scene.cover(covers[cell]) if mark == COVERED else None,
                fight=_fight(scene, room),
            )
        )
    return tuple(rooms)


def _ways(grid: Grid, room: int) -> str:
    ways = ""
    for side in range(4):
        beyond = grid.at[grid.cells[room] + STRIDE[side]]
        if beyond == EMPTY_CELL:
            ways += "."
            continue
        leads = grid.leading_out(room, side) if beyond == FREE else grid.passing(room, side)
        letter = "." if leads == CLOSED else "o" if leads == OPEN else "d"
        ways += letter.upper() if beyond == FREE else letter
    return ways


def _fight(scene: Scene, room: int) -> str:
    """DD-20, DD-61: how the viewer's dog would fare."""
    seat, grid, tables = scene.view.seat, scene.grid, scene.tables
    design = grid.designs[room]
    if seat is None or design < 0 or tables.kind[design] != MONSTER or grid.marks[room]:
        return ""
    player = scene.players[seat]
    if player.dog < 0 or scene.view.players[seat].status in _STATUSES:
        return ""
    if player.beats(design):
        return "win"
    with_potions = player.copy()
    with_potions.syms += with_potions.potions
    if with_potions.beats(design):
        return "potions"
    if player.ability() == SECOND_PAW and not tables.dragon[design]:
        return "two_paws"
    return "no"


def _emptied(scene: Scene) -> tuple[Emptied, ...]:
    cells = scene.grid.emptied
    old = len(scene.laid.emptied)
    return tuple(
        Emptied(*_place(cells[place]), cells[place + 1], cells[place + 2], place >= old)
        for place in range(0, len(cells), 3)
    )


def _passages(scene: Scene) -> tuple[Passage, ...]:
    old = len(scene.laid.passages)
    return tuple(
        Passage(*_place(edge >> 1), "s" if edge & 1 else "e", number >= old)
        for number, edge in enumerate(scene.grid.passages)
    )


def _drawn(view: DoggosView) -> Drawn | None:
    design = view.table["drawn"]
    if design < 0:
        return None
    tables, grid = view.tables, view.grid
    placements = []
    for number, cell in enumerate(CELL_OF):
        if not grid.placeable(cell):
            continue
        turns = tuple(
            _turn(grid, cell, turned(tables.edges[design], quarters), quarters)
            for quarters in tables.rotations[design]
            if grid.fits(cell, turned(tables.edges[design], quarters))
        )
        placements.append(Placement(*_place(cell), PLACE + number, turns))
    chosen = None if view.chosen < 0 else _place(view.chosen)
    return Drawn(tables.content.cards[design].id, tuple(placements), chosen)


def _turn(grid: Grid, cell: int, edges: int, quarters: int) -> Turn:
    joins = opens = closes = 0
    for side in range(4):
        other = grid.at[cell + STRIDE[side]]
        mine = edges >> 2 * side & 3
        if other >= 0:
            facing = grid.leading_out(other, side ^ 2) != CLOSED
            joins += facing and (mine != 0 or grid.broken(cell, side))
            closes += facing
        elif other == FREE:
            opens += mine != 0 or grid.broken(cell, side)
    return Turn(quarters, ROTATE + quarters, _edges(edges), joins, opens, closes)


# --- A path ------------------------------------------------------------------------------------------------------


def path_of(view: DoggosView, walk: Walk) -> Path:
    """A way out as far as it is drawn; the view is the table's without it."""
    scene = Scene(view, walk)
    before = Scene(view, None)
    seat = walk.player.seat
    player, was = walk.player, view.players[seat]
    gained = {
        symbol: (player.syms >> 8 * number & 255) - (was.syms >> 8 * number & 255)
        for number, symbol in enumerate(SYMBOLS)
    }
    gained["shield"] = player.defence - was.defence
    gained["key"] = player.keys - was.keys
    gained["tramp"] = _all_pairs(player) - _all_pairs(was)
    used = sum(walk.claims[2::3]) + sum(walk.emptied[1::2]) + len(walk.passages)
    return Path(
        mode="going" if walk.mode == GOING else "room" if walk.mode == IN_ROOM else "out",
        steps=_steps(scene, walk),
        turns=tuple(SIDES[(code - TURN) // 3] for code in walk.turns),
        damage=walk.damage,
        defence=player.defence,
        paws=player.paws,
        paws_used=used,
        cards=tuple(scene.owned(card) for card in walk.claims[1::3]),
        coins=_coins(scene, seat).total - _coins(before, seat).total,
        gained={name: count for name, count in gained.items() if count},
    )


def _all_pairs(player: Player) -> int:
    return sum(player.pairs >> shift & 255 for shift in (0, 8, 16))


def _steps(scene: Scene, walk: Walk) -> tuple[Step, ...]:
    tables, grid = walk.tables, walk.grid
    claims = {
        walk.claims[place]: walk.claims[place + 1 : place + 3] for place in range(0, len(walk.claims), 3)
    }
    covers = dict(zip(walk.covers[0::2], walk.covers[1::2], strict=True))
    emptied = dict(zip(walk.emptied[0::2], walk.emptied[1::2], strict=True))
    steps = []
    for place, room in enumerate(walk.path):
        cell, design = grid.cells[room], grid.designs[room]
        open_ = walk.mode == IN_ROOM and place + 1 == len(walk.path)
        kind = "start" if design < 0 else tables.content.cards[design].kind
        paws = claims[room][1] if room in claims else emptied.get(room, 0)
        deed = "open" if open_ else _deed(kind, paws, room in covers)
        steps.append(
            Step(
                *_place(cell),
                card=None if design < 0 else scene.card_id(design),
                by=_entered(walk, place),
                deed=deed,
                damage=tables.damage[design] if deed == "passed" else 0,
                spent=scene.cover(covers[room]) if room in covers else None,
                emptied=room in emptied,
            )
        )
    return tuple(steps)


def _deed(kind: str, paws: int, covered: bool) -> str:
    if kind in ("start", "portal"):
        return "none"
    if kind == "monster":
        return "passed" if paws == 0 else "beaten" if paws == 1 else "overpowered"
    if kind == "trap":
        return "disarmed" if covered else "trapped" if paws else "jumped"
    if not paws:
        return "skipped"
    return "hired" if kind == "tramp" else "claimed"


def _entered(walk: Walk, place: int) -> str:
    if place == 0:
        return ""
    cells = walk.grid.cells
    here, there = cells[walk.path[place - 1]], cells[walk.path[place]]
    if there - here not in STRIDE:
        return "jump"
    side = STRIDE.index(there - here)
    if edge_of(here, side) in walk.passages:
        return "break"
    # Two portals may lie side by side with a wall between them.
    return "step" if walk.grid.passing(walk.path[place - 1], side) != CLOSED else "jump"


# --- Players and quests ------------------------------------------------------------------------------------------


def players_of(scene: Scene) -> tuple[PlayerBoard, ...]:
    """All players' boards."""
    return tuple(_player(scene, seat) for seat in range(len(scene.players)))


def _player(scene: Scene, seat: int) -> PlayerBoard:
    view, player, tables = scene.view, scene.players[seat], scene.tables
    pawed = cards_of(scene.grid, player)[len(player.cards) :]
    base = tables.defence[player.dog] if player.dog >= 0 else 0
    return PlayerBoard(
        seat=seat,
        own=seat == view.seat,
        dog=None if player.dog < 0 else tables.content.dogs[player.dog].id,
        # On a path one is still inside.
        status=_STATUSES.get(view.players[seat].status, "inside"),
        paws=player.paws,
        extra=player.extra,
        away=PAWS - player.paws - player.extra,
        trophies=_counts(player.syms),
        pairs=_pairs(scene, [*player.cards, *pawed]),
        potions=_counts(player.potions),
        defence=player.defence,
        shields=player.defence - base,
        keys=player.keys,
        cards=tuple(map(scene.owned, player.cards)),
        face_down=player.hidden,
        pawed=tuple(map(scene.owned, pawed)),
        quest=None if player.quest < 0 else tables.content.quests[player.quest].id,
        coins=_coins(scene, seat),
    )


def _pairs(scene: Scene, cards: Sequence[int]) -> tuple[tuple[str, ...], ...]:
    designs = [card >> 2 for card in cards if card & 3 == PAIR]
    return tuple(
        tuple(SYMBOLS[symbol] for symbol in scene.tables.content.cards[design].pair) for design in designs
    )


def _coins(scene: Scene, seat: int) -> Coins:
    view = scene.view
    own = seat == view.seat or bool(view.table["finished"])
    lines = score_lines(scene.tables, scene.players, scene.grid, view.table["common"], seat, own)
    boxes: dict[str, int] = {}
    for line in lines:
        boxes[line.box] = boxes.get(line.box, 0) + line.points
    return Coins(sum(boxes.values()), all(line.known for line in lines), boxes)


def quests_of(scene: Scene) -> tuple[QuestBoard, ...]:
    """The quests that the viewer knows."""
    view, tables = scene.view, scene.tables
    known: list[tuple[int, int | None]] = []
    for player in sorted(scene.players, key=lambda player: (player.seat != view.seat, player.seat)):
        # A seat knows the quests of others at the end only; its own choice is in `hand` until all have chosen.
        if player.quest >= 0:
            known.append((player.quest, player.seat))
    common = view.table["common"]
    known += [(quest, None) for quest in range(tables.quests) if common >> quest & 1]
    return tuple(_quest(scene, quest, owner) for quest, owner in known)


def _quest(scene: Scene, quest: int, owner: int | None) -> QuestBoard:
    tables, players = scene.tables, scene.players
    symbol = tables.quest_symbol[quest]
    counts, coins = [], []
    for player in players:
        cards = cards_of(scene.grid, player)
        times = fulfilments(tables, players, player, cards, quest)
        counts.append(trophies(player, symbol) if symbol >= 0 else times)
        paid = owner is None or owner == player.seat
        coins.append(times * tables.quest_coins[quest] if paid else 0)
    leader = trophy_leader(tables, players, symbol) if symbol >= 0 else -1
    return QuestBoard(tables.content.quests[quest].id, owner, tuple(counts), _or_none(leader), tuple(coins))
