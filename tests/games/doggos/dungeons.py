"""Random small dungeons with random players in them."""

from random import Random

from undercroft.games.doggos.game import Doggos
from undercroft.games.doggos.grid import COVERED, FREE, Grid, edge_of, paw_mark
from undercroft.games.doggos.player import Player
from undercroft.games.doggos.tables import PAIR, PLAIN, PORTAL, SINGLE_PAW, TRAMP, Tables, turned
from undercroft.games.doggos.walk import OUTSIDE, Walk
from undercroft.kernel.squares import AREA, CELL_OF, NUMBER_OF

GAME = Doggos()


def tables(damage: str, seats: int) -> Tables:
    """The tables of a game with this way to compare damage."""
    return GAME.tables(seats, GAME.complete_options({"damage": damage}, seats))


def random_grid(rules: Tables, rng: Random, rooms: int) -> Grid:
    """Rooms laid as the rules allow, with rivals' paws, covered traps, an emptied cell or a passage here and there."""
    grid = Grid.begun(rules)
    # Dangerous rooms come more often than in the deck: without them everybody simply walks out.
    designs = [
        design for design in range(rules.designs) for _ in range(1 + 2 * (rules.kind[design] in (0, 4)))
    ]
    favourites = rng.sample(designs, 6)
    while len(grid.cells) <= rooms:
        cells = [cell for cell in CELL_OF if grid.placeable(cell)]
        if not cells:
            break
        design = rng.choice(favourites if rng.random() < 0.6 else designs)
        cell = rng.choice(cells)
        fitting = [q for q in range(4) if grid.fits(cell, turned(rules.edges[design], q))]
        if fitting:
            grid.lay(rules, cell, design, rng.choice(fitting))
    for room in range(1, len(grid.cells)):
        chance = rng.random()
        if rules.kind[grid.designs[room]] == PORTAL:
            continue
        if chance < 0.06:
            grid.marks[room] = paw_mark(3, 0, 1)
        elif chance < 0.09:
            grid.marks[room] = COVERED
        elif chance < 0.11:
            grid.empty(grid.cells[room], 3, 1)
        elif chance < 0.14:
            grid.passages.append(edge_of(grid.cells[room], rng.randrange(4)))
    # Most ways out are shut by emptied cells, so that getting out is a question.
    for cell in range(AREA):
        if grid.at[cell] == FREE and NUMBER_OF[cell] >= 0 and grid.placeable(cell) and rng.random() < 0.75:
            grid.empty(cell, 3, 1)
    return grid


def random_player(rules: Tables, rng: Random) -> Player:
    """A player with a random dog, paws, potions and cards."""
    player = Player(rules, 0)
    player.take_dog(rng.randrange(rules.dogs))
    player.extra = rng.randrange(3)
    player.paws = rng.choice((0, 1, 1, 2, 2, 3, 4))
    for _ in range(rng.choice((0, 0, 0, 1, 2))):
        player.potions += 1 << 8 * rng.randrange(3)
    for _ in range(rng.choice((0, 0, 1, 2))):
        design = rng.randrange(rules.designs)
        if any(rules.trophy[design] >> shift & 255 for shift in (0, 8, 16)):
            player.cards.append(design * 4 + PLAIN)
        elif rules.kind[design] == TRAMP:
            player.cards.append(design * 4 + rng.choice((PAIR, SINGLE_PAW)))
    player.cards.sort()
    player.count_all()
    return player


def random_walk(rules: Tables, rng: Random, rooms: int) -> Walk:
    """A dog somewhere on its path, not always one that can be finished."""
    supply = sum(rng.randrange(2) << 8 * symbol for symbol in range(3))
    walk = Walk(rules, random_grid(rules, rng, rooms), random_player(rules, rng), supply)
    for _ in range(rng.choice((0, 0, 1, 2, 3, 4))):
        codes: list[int] = []
        walk.rough_into(codes)
        ahead = walk.copy()
        if not codes:
            break
        ahead.apply(rng.choice(codes))
        if ahead.mode == OUTSIDE:
            break
        walk = ahead
    return walk
