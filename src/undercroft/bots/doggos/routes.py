"""The best way out of the dungeon: branch and bound over the paths that the rules allow.

Up to ``EXACT_ROOMS`` rooms the search goes through everything that may matter and its answer is the best there is.
In larger dungeons it has a number of nodes to spend, shared out fairly among the branches, and its answer is the best
it has found; ``exact`` tells whether nothing was left out. Nodes are counted, never time, so the same question has the
same answer everywhere.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undercroft.bots.doggos.weights import KEYRING, SHUT_IN
from undercroft.bots.doggos.worth import Worth
from undercroft.games.doggos.codes import (
    BREAK,
    CLAIM,
    DISARM_OWN,
    DISARM_PATH,
    DISARM_POTION,
    FIGHT,
    HIRE,
    JUMP,
    OUT,
    OVERPOWER,
    PASS,
    SKIP,
    STEP,
    TAKE,
    TURN,
)
from undercroft.games.doggos.grid import FREE, NO_MARK
from undercroft.games.doggos.player import Player, one, shows
from undercroft.games.doggos.tables import (
    CHEST,
    JUMPS,
    MONSTER,
    PAIR,
    PASSAGES,
    PLAIN,
    PORTAL,
    POTION,
    ROTATIONS,
    SECOND_PAW,
    SINGLE,
    SINGLE_PAW,
    START,
    TRAMP,
    TRAP,
    Tables,
    turned,
)
from undercroft.games.doggos.walk import IN_ROOM, OUTSIDE, Walk
from undercroft.kernel.bits import bit
from undercroft.kernel.squares import HOME, NUMBER_OF, STRIDE

EXACT_ROOMS: Final = 12
"""The search is exact for dungeons with so many rooms that might still be entered, the one it begins in included."""
MOST_ROOMS: Final = 60
"""Rooms that it looks at, the nearest ones; more do not fit a set of bits."""
NO_ROUTE: Final = SHUT_IN
"""The value where no way out is found."""
_UNLIMITED: Final = 1 << 50
_DAMAGES: Final = 16


class Router:
    """One search, from wherever a dog stands on its path.

    ``codes`` are the choices of the best route, the last one leads outside; ``value`` is what ``Worth.of_walk`` gives
    at its end, ``hope`` a value that no route can pass, ``through`` the rooms that it enters, a bit a room. Rooms are
    numbered anew, from the dog's one outward.

    ``favour`` may say for every room of the dungeon what it is worth to keep others out of it; a claim there counts so
    much more, and ``bonus`` is how much of ``value`` comes from it.
    """

    __slots__ = (
        "ability", "adjacent", "blocks", "bonus", "breaks", "broken", "cards", "cells", "chests", "claims", "codes",
        "damage", "defence", "designs", "edges", "exact", "exits", "extra", "favour", "favoured", "favours", "free", "gains", "hope", "hurt", "keys", "kinds",
        "linear", "links", "nodes", "order", "pairs", "paws", "player", "portals", "potions", "room_bits", "rooms",
        "shield_hope", "sides", "slots", "spends", "stack", "sums", "supply", "syms", "tables", "through", "turns", "value", "visited", "walk",
        "want", "wants", "worth",
    )  # fmt: skip

    def __init__(self, walk: Walk, worth: Worth, favour: list[int] | None = None) -> None:
        player = walk.player
        self.favour: list[int] | None = favour
        self.favours: list[int] = []  # the same by the rooms' new numbers
        self.favoured: i64 = 0
        self.bonus: i64 = 0
        self.walk: Walk = walk
        self.worth: Worth = worth
        self.tables: Tables = walk.tables
        self.player: Player = player
        self.ability: i64 = player.ability()
        self.breaks: bool = self.ability == PASSAGES
        self.sums: bool = walk.tables.sums
        self.value: i64 = NO_ROUTE
        self.hope: i64 = NO_ROUTE
        self.codes: list[int] = []
        self.exact: bool = True
        self.nodes: i64 = 0
        self.stack: list[int] = []
        self.turns: list[int] = []

        # What the dog has in hand.
        self.damage: i64 = walk.damage
        self.paws: i64 = player.paws
        self.extra: i64 = player.extra
        self.syms: i64 = player.syms
        self.pairs: i64 = player.pairs
        self.potions: i64 = player.potions
        self.supply: i64 = walk.supply
        self.defence: i64 = player.defence
        self.keys: i64 = player.keys
        self.cards: list[int] = player.cards[:]
        # Cards pawed on this path: cell and card by turns.
        self.claims: list[int] = []
        self.linear: i64 = 0
        self.chests: i64 = 0
        for card in self.cards:
            self._count(card)
        for place in range(i64(0), i64(len(walk.claims)), i64(3)):
            self.claims.append(walk.grid.cells[walk.claims[place]])
            self.claims.append(walk.claims[place + 1])
            self._count(walk.claims[place + 1])

        # The rooms that might be entered.
        self.cells: list[int] = []
        self.designs: list[int] = []
        self.kinds: list[int] = []
        self.edges: list[int] = []
        self.sides: list[int] = []  # the side of the start room where a card may still be turned, or -1
        self.links: list[int] = []  # four a room: the neighbour or -1
        self.broken: list[int] = []  # a room's passages, a bit a side
        self.free: list[int] = []  # a room's sides on the bare table, a bit a side
        self.adjacent: list[int] = []  # the neighbours that an optimist would reach
        self.exits: i64 = 0  # rooms that an optimist would leave by
        self.portals: i64 = 0
        self.hurt: list[int] = []
        self.gains: list[int] = []  # the most that a room can add to the value
        self.order: list[int] = []  # rooms by gain, the best first
        self.wants: list[int] = []  # paws that a room may take
        self.blocks: list[int] = []  # by damage that can still be borne: rooms that cannot be passed
        self.shield_hope: i64 = 0
        self.slots: i64 = 0  # claims beside those that paws on the board pay for
        self.spends: i64 = 0
        self.visited: i64 = 1
        self.through: i64 = 1
        self.want: i64 = 0
        self.rooms: i64 = 0
        self._survey()
        self._judge()

    def _count(self, card: i64) -> None:
        self.linear += self.worth.card[card]
        if self.tables.kind[card >> 2] == CHEST:
            self.chests += 1

    # --- The rooms ---------------------------------------------------------------------------------------------------

    def _survey(self) -> None:
        """Number the rooms that an optimist might enter: every door opens, every monster lets him pass."""
        walk = self.walk
        grid = walk.grid
        number: dict[int, int] = {walk.room: 0}
        found: list[int] = [walk.room]
        turnable = self.ability == ROTATIONS and len(walk.path) == 1
        beside: dict[int, int] = {}
        if turnable:
            for side in range(walk.sides, i64(4)):
                room: i64 = grid.at[HOME + STRIDE[side]]
                if room >= 0:
                    beside[room] = side
        linked = len(grid.portals) > 1
        place: i64 = 0
        while place < len(found):
            here: i64 = found[place]
            place += 1
            for side in range(i64(4)):
                other: i64 = grid.at[grid.cells[here] + STRIDE[side]]
                if other < 0 or other in number or not self._enterable(other):
                    continue
                if self.breaks or self._joined(here, other, side, here in beside, other in beside):
                    number[other] = len(found)
                    found.append(other)
            if linked and here in grid.portals:
                for portal in grid.portals:
                    if portal not in number and self._enterable(portal):
                        number[portal] = len(found)
                        found.append(portal)
            if len(found) > MOST_ROOMS:
                self.exact = False
                for far in found[MOST_ROOMS:]:
                    del number[far]
                del found[MOST_ROOMS:]
        self.rooms = len(found)
        for local in range(self.rooms):
            self._survey_room(found[local], local, number, beside)

    def _enterable(self, room: i64) -> bool:
        return self.walk.grid.marks[room] == NO_MARK and not self.walk.visited(room)

    def _joined(self, here: i64, other: i64, side: i64, here_turns: bool, other_turns: bool) -> bool:
        grid = self.walk.grid
        if grid.broken(grid.cells[here], side):
            return True
        mine = grid.edges[here] >> 2 * side & 3
        yours = grid.edges[other] >> 2 * (side ^ 2) & 3
        return (mine != 0 or here_turns) and (yours != 0 or other_turns)

    def _survey_room(self, room: i64, local: i64, number: dict[int, int], beside: dict[int, int]) -> None:
        grid = self.walk.grid
        design: i64 = grid.designs[room]
        cell: i64 = grid.cells[room]
        turns = room in beside
        self.cells.append(cell)
        self.designs.append(design)
        self.kinds.append(self.tables.kind[design] if design >= 0 else START)
        self.edges.append(grid.edges[room])
        self.sides.append(beside[room] if turns else -1)
        self.hurt.append(self.tables.damage[design] if design >= 0 else 0)
        self.favours.append(0 if self.favour is None else self.favour[room])
        near: i64 = 0
        broken: i64 = 0
        free: i64 = 0
        leads = False
        for side in range(i64(4)):
            other: i64 = grid.at[cell + STRIDE[side]]
            opened = grid.broken(cell, side)
            if opened:
                broken |= bit(side)
            link: i64 = -1
            if other == FREE:
                free |= bit(side)
                leads = leads or opened or turns or self.breaks or grid.edges[room] >> 2 * side & 3 != 0
            elif other >= 0 and other in number:
                link = number[other]
                if self.breaks or self._joined(room, other, side, turns, other in beside):
                    near |= bit(link)
            self.links.append(link)
        if self.kinds[local] == PORTAL and len(grid.portals) > 1:
            for portal in grid.portals:
                if portal in number and portal != room:
                    near |= bit(number[portal])
            self.portals |= bit(local)
        self.broken.append(broken)
        self.free.append(free)
        self.adjacent.append(near)
        if leads:
            self.exits |= bit(local)

    # --- What is there to gain -------------------------------------------------------------------------------------------

    def _judge(self) -> None:
        """For every room the most that it can add, whatever comes before it."""
        tables = self.tables
        traps: i64 = 0
        keys: i64 = self.keys
        chests: i64 = self.chests
        tramp = False
        for card in self.cards:
            tramp = tramp or tables.kind[card >> 2] == TRAMP
        for card in self.claims[1::2]:
            tramp = tramp or tables.kind[card >> 2] == TRAMP
        strong = self._optimist()
        tramps: i64 = 0
        for room in range(self.rooms):
            kind: i64 = self.kinds[room]
            design: i64 = self.designs[room]
            if kind == TRAP:
                traps += 1
            elif kind == CHEST:
                chests += 1
            elif kind == TRAMP:
                tramps += 1
            elif kind == MONSTER and self._may_beat(strong, design):
                keys += tables.keys[design]
                self.shield_hope += tables.shields[design]
        best: list[int] = []
        for symbol in range(i64(3)):
            # Cards that disarm traps may be missed later.
            least = (self.syms >> 8 * symbol & 255) - 2 * traps
            best.append(self.worth.most_of_symbol(symbol, least if least > 0 else 0))
        chest_gain = self._most_of_chests(keys, chests, 1)
        key_gain = self._most_of_chests(keys, chests, KEYRING)
        potion_gain: i64 = 0
        for symbol in range(i64(3)):
            lead = self.worth.most_of_lead(symbol, 0)
            if lead > potion_gain:
                potion_gain = lead
        potion_gain += self.worth.potion
        for _ in range(_DAMAGES):
            self.blocks.append(0)
        for room in range(self.rooms):
            kind = self.kinds[room]
            design = self.designs[room]
            gain: i64 = 0
            wants: i64 = 0
            if kind == MONSTER:
                if self._may_beat(strong, design):
                    wants = 2 if self.ability == SECOND_PAW else 1
                    gain = self.worth.card[design * 4] + tables.shields[design] * self.worth.shield
                    if tables.keys[design] > 0:
                        gain += key_gain
                    for symbol in range(i64(3)):
                        gain += (tables.trophy[design] >> 8 * symbol & 255) * best[symbol]
                elif not self.sums:
                    for slack in range(min(i64(_DAMAGES), self.hurt[room])):
                        self.blocks[slack] = self.blocks[slack] | bit(room)
            elif kind == TRAP:
                wants = 1
                if tramp or tramps > 0:
                    # A tramp that is spent costs no coin any more (DD-30).
                    gain = -self._least_tramp()
                    self.slots += 1
                    self.spends = 1
            elif kind == TRAMP:
                wants = 1
                gain = self._most_of_tramp(design, best)
                if self.extra > 0 or traps > 0:
                    self.slots += 1
            elif kind == POTION:
                wants = 1
                gain = potion_gain
            elif kind == CHEST:
                wants = 1
                gain = self.worth.card[design * 4] + chest_gain
            elif kind != PORTAL and kind != START:
                wants = 1
                gain = self.worth.card[design * 4]
                for symbol in range(i64(3)):
                    gain += (tables.trophy[design] >> 8 * symbol & 255) * best[symbol]
            if wants > 0:
                gain += self.favours[room]
            self.wants.append(wants)
            self.gains.append(gain if gain > 0 else 0)
        self.order = [room for room in range(self.rooms) if self.gains[room] > 0]
        gains = self.gains
        self.order.sort(key=lambda room: -gains[room])

    def _optimist(self) -> i64:
        """The most of each symbol that the dog may ever have on this path, a byte each."""
        tables = self.tables
        most: i64 = tables.base[self.player.dog] + self.syms + self.potions
        all_pairs = (self.pairs & 255) + (self.pairs >> 8 & 255) + (self.pairs >> 16 & 255)
        most += all_pairs * 0x010101
        for room in range(self.rooms):
            kind: i64 = self.kinds[room]
            if kind == POTION or kind == TRAMP:
                most += 0x010101
            elif kind != START:
                most += tables.trophy[self.designs[room]]
        return most

    def _may_beat(self, strong: i64, design: i64) -> bool:
        if self.ability == SECOND_PAW and not self.tables.dragon[design]:
            return True
        needs: i64 = self.tables.needs[design]
        return (
            needs & 255 <= strong & 255
            and needs >> 8 & 255 <= strong >> 8 & 255
            and needs >> 16 & 255 <= strong >> 16 & 255
        )

    def _most_of_chests(self, keys: i64, chests: i64, step: i64) -> i64:
        """The most that a chest (step 1) or a key (step KEYRING) more can add."""
        table = self.worth.chests
        most: i64 = 0
        for key in range(self.keys, min(keys + 1, i64(KEYRING - 1))):
            for chest in range(self.chests, min(chests + 1, i64(KEYRING - 1))):
                place = key * KEYRING + chest
                gain: i64 = table[place + step] - table[place]
                if gain > most:
                    most = gain
        return most

    def _least_tramp(self) -> i64:
        least: i64 = 0
        for design in range(i64(self.tables.designs)):
            if self.tables.kind[design] == TRAMP:
                for variant in (PAIR, SINGLE, SINGLE_PAW):
                    worth: i64 = self.worth.card[design * 4 + variant]
                    if worth < least:
                        least = worth
        return least

    def _most_of_tramp(self, design: i64, best: list[int]) -> i64:
        pair: i64 = self.worth.card[design * 4 + PAIR]
        for symbol in range(i64(3)):
            if symbol != self.tables.pair_lacks[design]:
                pair += self.worth.most_of_lead(symbol, 0)
        single: i64 = self.worth.card[design * 4 + (SINGLE_PAW if self.extra > 0 else SINGLE)]
        single = max(single, self.worth.card[design * 4 + SINGLE])
        single += best[self.tables.single[design]]
        return pair if pair > single else single

    # --- Searching -------------------------------------------------------------------------------------------------------

    def search(self, budget: i64, floor: i64 = NO_ROUTE) -> None:
        """Look for the best route worth more than ``floor``; small dungeons are searched through, whatever the budget."""
        self.value = floor
        self.hope = self._now() + max(i64(0), self._ahead(0))
        if self.walk.mode == OUTSIDE:
            self.value = self._now()
            return
        limit: i64 = _UNLIMITED if self.rooms <= EXACT_ROOMS else budget
        if self.walk.mode == IN_ROOM:
            self.hope += self.gains[0]
            self.want = 127
            self._arrive(0, limit)
        else:
            self._go(0, limit)

    def _now(self) -> i64:
        return self.favoured + self.worth.of(
            self.linear, self.syms, self.pairs, self.potions, self.keys, self.chests, self.defence
        )

    def _ahead(self, room: i64) -> i64:
        """The most that the rooms ahead can add, or NO_ROUTE if none of them leads out; counts the paws they want."""
        slack = self.defence + self.shield_hope - self.damage - 1
        shut = self.visited
        if not self.sums:
            shut |= self.blocks[slack if slack < _DAMAGES else _DAMAGES - 1]
        reached = bit(room)
        fresh = self.adjacent[room] & ~shut
        want: i64 = 0
        while fresh != 0:
            lowest = fresh & -fresh
            reached |= lowest
            place = _place(lowest)
            want += self.wants[place]
            fresh = (fresh | self.adjacent[place]) & ~shut & ~reached
        self.want = want
        reached &= ~bit(room)
        if reached & self.exits == 0:
            return NO_ROUTE
        if self.paws == 0 and self.spends == 0:
            return 0
        slots = self.paws + self.slots
        gain: i64 = 0
        for best in self.order:
            if reached >> best & 1 != 0:
                gain += self.gains[best]
                slots -= 1
                if slots <= 0:
                    break
        return gain

    def _found(self, value: i64, code: i64) -> None:
        self.value = value
        self.through = self.visited
        self.bonus = self.favoured
        self.codes = [*sorted(self.turns), *self.stack, code]

    def _go(self, room: i64, limit: i64) -> None:
        """From a room that is done with: out, or on."""
        self.nodes += 1
        now = self._now()
        may_end = not self.sums or self.damage < self.defence
        if now > self.value and may_end:
            code = self._way_out(room)
            if code >= 0:
                self._found(now, code)
        ahead = self._ahead(room)
        if ahead < 0 or now + ahead <= self.value:
            return
        if self.nodes >= limit:
            self.exact = False
            return
        want = self.want
        ways: list[int] = []
        for side in range(i64(4)):
            other: i64 = self.links[room * 4 + side]
            if other >= 0 and self.visited >> other & 1 == 0:
                self._ways_into(room, other, side, ways)
        if self.portals >> room & 1 != 0:
            for other in range(self.rooms):
                if self.portals & ~self.visited & bit(other) != 0:
                    self._jumps_into(other, ways)
        if len(ways) > 1:
            ways.sort(key=_promising)
        left: i64 = len(ways)
        visited = self.visited
        paws = self.paws
        for way in ways:
            other = way >> 16 & 63
            quarters = way >> 22 & 3
            code = way & 65535
            share = limit if limit == _UNLIMITED else self.nodes + (limit - self.nodes) // left
            left -= 1
            if share <= self.nodes:
                self.exact = False
                continue
            before: i64 = self.edges[other]
            if quarters != 0:
                self.edges[other] = turned(before, quarters)
                self.turns.append(TURN + self.sides[other] * 3 + quarters - 1)
            if BREAK <= code < JUMP:
                self.paws -= 1
            self.visited = visited | bit(other)
            self.stack.append(code)
            self.want = want
            self._arrive(other, share)
            self.stack.pop()
            self.visited = visited
            self.paws = paws
            if quarters != 0:
                self.edges[other] = before
                self.turns.pop()

    def _ways_into(self, room: i64, other: i64, side: i64, ways: list[int]) -> None:
        """Steps, broken walls and steps into turned cards, with the neighbour's gain for the order."""
        mine: i64 = self.edges[room] >> 2 * side & 3
        opened = self.broken[room] >> side & 1 != 0
        yours = self.edges[other] >> 2 * (side ^ 2) & 3
        if opened or self._passes(mine, yours):
            ways.append(self._way(STEP + side, other, 0))
        elif self.breaks and self.paws > 0:
            ways.append(self._way(BREAK + side, other, 0))
        if self.sides[other] >= 0:
            for quarters in range(i64(1), i64(4)):
                laid: i64 = turned(self.edges[other], quarters)
                if self._laid_before(other, quarters, laid):
                    continue
                if opened or self._passes(mine, laid >> 2 * (side ^ 2) & 3):
                    ways.append(self._way(STEP + side, other, quarters))

    def _jumps_into(self, other: i64, ways: list[int]) -> None:
        code: i64 = JUMP + NUMBER_OF[self.cells[other]]
        ways.append(self._way(code, other, 0))
        if self.sides[other] >= 0:
            for quarters in range(i64(1), i64(4)):
                if not self._laid_before(other, quarters, turned(self.edges[other], quarters)):
                    ways.append(self._way(code, other, quarters))

    def _laid_before(self, other: i64, quarters: i64, laid: i64) -> bool:
        fewer: i64 = 0
        while fewer < quarters and turned(self.edges[other], fewer) != laid:
            fewer += 1
        return fewer < quarters

    def _passes(self, mine: i64, yours: i64) -> bool:
        """DD-14, DD-32."""
        if mine == 0 or yours == 0:
            return False
        return (mine == 1 and yours == 1) or self.keys > 0

    def _way(self, code: i64, other: i64, quarters: i64) -> i64:
        return code | other * 65536 | quarters * 4194304 | self.gains[other] * 16777216

    def _way_out(self, room: i64) -> i64:
        """The choice that leads outside from here, -1 if none does."""
        free = self.free[room]
        if free == 0:
            return -1
        edges = self.edges[room]
        broken = self.broken[room]
        wall: i64 = -1
        for side in range(i64(4)):
            if free >> side & 1 != 0:
                mine = edges >> 2 * side & 3
                if mine == 1 or broken >> side & 1 != 0 or (mine == 2 and self.keys > 0):
                    return OUT
                wall = side
        return BREAK + wall if self.breaks and self.paws > 0 else -1

    # --- In a room -------------------------------------------------------------------------------------------------------

    def _arrive(self, room: i64, limit: i64) -> None:
        kind: i64 = self.kinds[room]
        if kind == START or kind == PORTAL or (kind == TRAP and self.ability == JUMPS):
            self._go(room, limit)
        elif kind == MONSTER:
            self._meet(room, limit)
        elif kind == TRAP:
            self._disarm(room, limit)
        else:
            self._claim(room, limit)

    def _rich(self) -> bool:
        """Whether there are paws for everything that lies ahead: then whatever gains is taken."""
        return self.paws >= self.want and not self.breaks

    def _then(self, room: i64, code: i64, limit: i64) -> None:
        self.stack.append(code)
        self._go(room, limit)
        self.stack.pop()

    def _meet(self, room: i64, limit: i64) -> None:
        """DD-20, DD-22: fight or walk past."""
        design: i64 = self.designs[room]
        rich = self._rich()
        fights: list[int] = []
        if self.paws > 0:
            self._fights_into(design, fights)
        overpower = (
            self.ability == SECOND_PAW
            and self.paws >= 2
            and not self.tables.dragon[design]
            and not (fights and fights[0] == 0)
        )
        hurt: i64 = self.hurt[room]
        # A fight that costs nothing but a paw that nobody needs is never worse than walking past.
        passes = self.sums or self.damage + hurt < self.defence
        if passes and rich and fights and fights[0] == 0 and self.worth.card[design * 4] >= 0:
            passes = False
        left: i64 = len(fights) + (1 if overpower else 0) + (1 if passes else 0)
        potions = self.potions
        supply = self.supply
        for spent in fights:
            counts = (spent >> 4) * one(0) + (spent >> 2 & 3) * one(1) + (spent & 3) * one(2)
            self.potions = potions - counts
            self.supply = supply + counts
            self._win(room, design, FIGHT + spent, 1, self._share(limit, left))
            left -= 1
        self.potions = potions
        self.supply = supply
        if overpower:
            self._win(room, design, OVERPOWER, 2, self._share(limit, left))
            left -= 1
        if passes:
            self.damage += hurt
            self._then(room, PASS, self._share(limit, left))
            self.damage -= hurt

    def _share(self, limit: i64, left: i64) -> i64:
        if limit == _UNLIMITED or left <= 1:
            return limit
        return self.nodes + (limit - self.nodes + left - 1) // left

    def _win(self, room: i64, design: i64, code: i64, paws: i64, limit: i64) -> None:
        tables = self.tables
        self.paws -= paws
        self.syms += tables.trophy[design]
        self.defence += tables.shields[design]
        self.keys += tables.keys[design]
        self._own(room, design * 4)
        self._then(room, code, limit)
        self._disown(room, design * 4)
        self.keys -= tables.keys[design]
        self.defence -= tables.shields[design]
        self.syms -= tables.trophy[design]
        self.paws += paws

    def _own(self, room: i64, card: i64) -> None:
        self.linear += self.worth.card[card]
        self.favoured += self.favours[room]
        self.claims.append(self.cells[room])
        self.claims.append(card)

    def _disown(self, room: i64, card: i64) -> None:
        self.claims.pop()
        self.claims.pop()
        self.linear -= self.worth.card[card]
        self.favoured -= self.favours[room]

    def _fights_into(self, design: i64, fights: list[int]) -> None:
        """The potions to spend, in the rules' packing: every way in which each of them is needed (DD-53)."""
        have: i64 = self.tables.base[self.player.dog] + self.syms
        needs: i64 = self.tables.needs[design]
        swords = (needs & 255) - (have & 255)
        bows = (needs >> 8 & 255) - (have >> 8 & 255)
        fireballs = (needs >> 16 & 255) - (have >> 16 & 255)
        swords = swords if swords > 0 else 0
        bows = bows if bows > 0 else 0
        fireballs = fireballs if fireballs > 0 else 0
        if self._covers(swords, bows, fireballs):
            fights.append(0)
            return
        held = self.potions
        if held == 0:
            return
        for first in range(min(swords, held & 255, i64(3)) + 1):
            for second in range(min(bows, held >> 8 & 255, i64(3)) + 1):
                for third in range(min(fireballs, held >> 16 & 255, i64(3)) + 1):
                    one_ = swords - first
                    two = bows - second
                    three = fireballs - third
                    if (
                        self._covers(one_, two, three)
                        and not (first > 0 and self._covers(one_ + 1, two, three))
                        and not (second > 0 and self._covers(one_, two + 1, three))
                        and not (third > 0 and self._covers(one_, two, three + 1))
                    ):
                        fights.append(first * 16 + second * 4 + third)

    def _covers(self, swords: i64, bows: i64, fireballs: i64) -> bool:
        """DD-54: whether tramps with two trophies give these symbols."""
        if swords == 0 and bows == 0 and fireballs == 0:
            return True
        pairs = self.pairs
        if pairs == 0:
            return False
        lack0 = pairs & 255
        lack1 = pairs >> 8 & 255
        lack2 = pairs >> 16 & 255
        all_ = lack0 + lack1 + lack2
        return (
            swords <= all_ - lack0
            and bows <= all_ - lack1
            and fireballs <= all_ - lack2
            and swords + bows + fireballs <= all_
        )

    def _claim(self, room: i64, limit: i64) -> None:
        """DD-23, DD-24, DD-29, DD-31: a paw, or on."""
        kind: i64 = self.kinds[room]
        card: i64 = self.designs[room] * 4
        if self.paws == 0:
            self._then(room, SKIP, limit)
            return
        if kind == TRAMP:
            self._hire(room, card, limit)
        elif kind == POTION and self.supply != 0:
            self._take(room, card, limit)
        else:
            rich = self._rich() and self.worth.card[card] >= 0
            self.paws -= 1
            chest: i64 = 1 if kind == CHEST else 0
            self.chests += chest
            self.syms += self.tables.trophy[self.designs[room]]
            self._own(room, card)
            self._then(room, CLAIM, limit if rich else self._share(limit, 2))
            self._disown(room, card)
            self.syms -= self.tables.trophy[self.designs[room]]
            self.chests -= chest
            self.paws += 1
            if not rich:
                self._then(room, SKIP, limit)

    def _take(self, room: i64, card: i64, limit: i64) -> None:
        left: i64 = 1
        for symbol in range(i64(3)):
            if self.supply >> 8 * symbol & 255 != 0:
                left += 1
        rich = self._rich() and self.worth.card[card] >= 0
        if rich:
            left -= 1
        self.paws -= 1
        self._own(room, card)
        for symbol in range(i64(3)):
            if self.supply >> 8 * symbol & 255 != 0:
                self.supply -= one(symbol)
                self.potions += one(symbol)
                self._then(room, TAKE + symbol, self._share(limit, left))
                self.potions -= one(symbol)
                self.supply += one(symbol)
                left -= 1
        self._disown(room, card)
        self.paws += 1
        if not rich:
            self._then(room, SKIP, limit)

    def _hire(self, room: i64, card: i64, limit: i64) -> None:
        """DD-29, DD-47: the pair, or the single trophy and a paw."""
        pair = one(self.tables.pair_lacks[card >> 2])
        self.paws -= 1
        self.pairs += pair
        self._own(room, card + PAIR)
        self._then(room, HIRE, self._share(limit, 3))
        self._disown(room, card + PAIR)
        self.pairs -= pair
        variant: i64 = SINGLE
        if self.extra > 0:
            variant = SINGLE_PAW
            self.extra -= 1
            self.paws += 1
        single = one(self.tables.single[card >> 2])
        self.syms += single
        self._own(room, card + variant)
        self._then(room, HIRE + 1, self._share(limit, 2))
        self._disown(room, card + variant)
        self.syms -= single
        if variant == SINGLE_PAW:
            self.extra += 1
            self.paws -= 1
        self.paws += 1
        self._then(room, SKIP, limit)

    def _disarm(self, room: i64, limit: i64) -> None:
        """DD-25, DD-26: a paw, a potion, or a card that shows the symbol."""
        design: i64 = self.designs[room]
        symbol: i64 = self.tables.symbol[design]
        left: i64 = 2 + len(self.cards) // 4 + len(self.claims) // 4
        if self.paws > 0:
            self.paws -= 1
            self._own(room, design * 4)
            self._then(room, CLAIM, self._share(limit, left))
            self._disown(room, design * 4)
            self.paws += 1
        if self.potions >> 8 * symbol & 255 != 0:
            self.potions -= one(symbol)
            self._then(room, DISARM_POTION + symbol, self._share(limit, left))
            self.potions += one(symbol)
        last: i64 = -1
        for place in range(i64(len(self.cards))):
            card: i64 = self.cards[place]
            if card >= 0 and card != last and shows(self.tables, card, symbol):
                self.cards[place] = -1
                self._spend(room, card, DISARM_OWN + card, self._share(limit, left))
                self.cards[place] = card
                last = card
        for place in range(i64(1), i64(len(self.claims)), i64(2)):
            card = self.claims[place]
            if card >= 0 and shows(self.tables, card, symbol):
                self.claims[place] = -1
                code: i64 = DISARM_PATH + NUMBER_OF[self.claims[place - 1]]
                self._spend(room, card, code, self._share(limit, left))
                self.claims[place] = card

    def _spend(self, room: i64, card: i64, code: i64, limit: i64) -> None:
        """DD-52, DD-30: a spent card stops counting at once."""
        design = card >> 2
        variant = card & 3
        syms = self.syms
        pairs = self.pairs
        paws = self.paws
        extra = self.extra
        if variant == PLAIN:
            self.syms -= self.tables.trophy[design]
        elif variant == PAIR:
            self.pairs -= one(self.tables.pair_lacks[design])
        else:
            self.syms -= one(self.tables.single[design])
            if variant == SINGLE_PAW and paws > 0:
                self.paws -= 1
                self.extra += 1
        self.linear -= self.worth.card[card]
        self._then(room, code, limit)
        self.linear += self.worth.card[card]
        self.syms = syms
        self.pairs = pairs
        self.paws = paws
        self.extra = extra


def _promising(way: int) -> int:
    """The order of ways: the most to gain first, then as the rules list them."""
    return -(way >> 24) * 65536 + (way & 65535)


def _place(lowest: i64) -> i64:
    """The place of a set of one."""
    place: i64 = 0
    if lowest >> 32 != 0:
        lowest >>= 32
        place = 32
    if lowest & 0xFFFF == 0:
        lowest >>= 16
        place += 16
    if lowest & 0xFF == 0:
        lowest >>= 8
        place += 8
    if lowest & 0xF == 0:
        lowest >>= 4
        place += 4
    if lowest & 3 == 0:
        lowest >>= 2
        place += 2
    if lowest & 1 == 0:
        place += 1
    return place
