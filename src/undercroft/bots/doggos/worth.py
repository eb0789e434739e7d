"""What cards, trophies, keys and potions are worth to one dog: the value that routes are compared by."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undercroft.bots.doggos.weights import KEYRING, Weights
from undercroft.games.doggos.player import Player
from undercroft.games.doggos.scoring import trophies
from undercroft.games.doggos.tables import (
    CHEST,
    MONSTER,
    PAIR,
    PLAIN,
    ROUNDS,
    SINGLE_PAW,
    SOLO_SYMBOLS,
    TRAMP,
    TRAP,
    Tables,
)
from undercroft.games.doggos.walk import Walk

COIN = 100
"""A coin in the bot's figures."""
MOST = 24
"""Symbols of one kind that the tables tell apart."""
TERMS: Final = ("coins", "chests", "quests", "lead", "attack", "shields", "potions", "paws", "denied")
"""What a value is the sum of: coins on cards, chests and keys, monster quests, trophy quests, trophies for fights to
come, shields, potions, paws that tramps bring, and what rivals no longer get."""


class Worth:
    """The value of what a player owns at the end of a path, in hundredths of a coin.

    It is a sum: one figure for every card (``card``, by design * 4 + variant), one for every symbol by how many one
    has of it (``attack``, ``lead``), one for keys and chests together (``chests``), and so much for a potion and a
    shield. Nothing but hired tramps and pawed traps is worth less than nothing; every table rises.
    """

    __slots__ = (
        "attack",
        "card",
        "chests",
        "denied",
        "lead",
        "potion",
        "quested",
        "shield",
        "steep",
        "steep_lead",
        "tables",
    )

    tables: Tables
    card: list[int]
    quested: list[int]
    denied: list[int]
    attack: list[list[int]]
    lead: list[list[int]]
    steep: list[list[int]]
    steep_lead: list[list[int]]
    chests: list[int]
    potion: i64
    shield: i64

    def __init__(
        self, tables: Tables, weights: Weights, players: list[Player], seat: i64, common: i64, round_: i64
    ) -> None:
        player = players[seat]
        left = ROUNDS - (round_ if round_ > 0 else 1)
        self.tables = tables
        self.potion = weights.potion[left]
        self.shield = weights.shield[left]
        quests: list[int] = [quest for quest in range(tables.quests) if common >> quest & 1]
        if player.quest >= 0:
            quests.append(player.quest)
        self.quested = _quested(tables, quests)
        self.denied = [0] * tables.designs
        self.card = _cards(tables, weights, self.quested, left)
        self.attack = _attacks(tables, weights, player, left)
        self.lead = [[0] * (MOST + 1) for _ in range(3)]
        for quest in quests:
            symbol: i64 = tables.quest_symbol[quest]
            if symbol >= 0:
                _add_lead(
                    self.lead[symbol], tables, weights, players, seat, symbol, left, tables.quest_coins[quest]
                )
        self.steep = [_steepest(self.attack[symbol]) for symbol in range(3)]
        self.steep_lead = [_steepest(self.lead[symbol]) for symbol in range(3)]
        self.chests = weights.keyring(_chest_coins(tables), left)

    def of(
        self, linear: i64, syms: i64, pairs: i64, potions: i64, keys: i64, chests: i64, defence: i64
    ) -> i64:
        """The value of cards that are worth ``linear`` one by one, with what they add up to."""
        value = linear + self.chests[_capped(keys) * KEYRING + _capped(chests)] + defence * self.shield
        all_pairs = (pairs & 255) + (pairs >> 8 & 255) + (pairs >> 16 & 255)
        for symbol in range(i64(3)):
            count = syms >> 8 * symbol & 255
            held = potions >> 8 * symbol & 255
            value += self.attack[symbol][count if count < MOST else MOST] + held * self.potion
            shown = count + held + all_pairs - (pairs >> 8 * symbol & 255)
            value += self.lead[symbol][shown if shown < MOST else MOST]
        return value

    def of_player(self, player: Player, claimed: list[int]) -> i64:
        """The value of all that a player owns, and of cards claimed beside them."""
        linear: i64 = 0
        chests: i64 = 0
        for cards in (player.cards, claimed):
            for card in cards:
                linear += self.card[card]
                if self.tables.kind[card >> 2] == CHEST:
                    chests += 1
        return self.of(linear, player.syms, player.pairs, player.potions, player.keys, chests, player.defence)

    def terms(self, player: Player, claimed: list[int]) -> list[int]:
        """What ``of_player`` is the sum of, in the order of ``TERMS``."""
        tables = self.tables
        coins: i64 = 0
        quests: i64 = 0
        attack: i64 = 0
        paws: i64 = 0
        denied: i64 = 0
        chests: i64 = 0
        for cards in (player.cards, claimed):
            for card in cards:
                design = card >> 2
                variant = card & 3
                face: i64 = face_coins(tables, design)
                kept: i64 = self.denied[design] if variant == PLAIN else 0
                more: i64 = self.card[card] - face - self.quested[design] - kept
                coins += face
                quests += self.quested[design]
                denied += kept
                if variant == PAIR:
                    attack += more
                else:
                    paws += more
                if tables.kind[design] == CHEST:
                    chests += 1
        lead: i64 = 0
        potions: i64 = 0
        pairs = player.pairs
        all_pairs = (pairs & 255) + (pairs >> 8 & 255) + (pairs >> 16 & 255)
        for symbol in range(i64(3)):
            count = player.syms >> 8 * symbol & 255
            held = player.potions >> 8 * symbol & 255
            attack += self.attack[symbol][count if count < MOST else MOST]
            potions += held * self.potion
            shown = count + held + all_pairs - (pairs >> 8 * symbol & 255)
            lead += self.lead[symbol][shown if shown < MOST else MOST]
        keyring: i64 = self.chests[_capped(player.keys) * KEYRING + _capped(chests)]
        shields = player.defence * self.shield
        return [coins, keyring, quests, lead, attack, shields, potions, paws, denied]

    def of_walk(self, walk: Walk) -> i64:
        """The value of a path so far."""
        return self.of_player(walk.player, walk.claims[1::3])

    def crave(self, player: Player, design: i64) -> i64:
        """What a card would bring its player now, nothing for a monster that base and trophies cannot beat."""
        tables = self.tables
        kind: i64 = tables.kind[design]
        if kind == TRAP or kind == TRAMP or (kind == MONSTER and not player.beats(design)):
            return 0
        gain: i64 = self.card[design * 4] + tables.shields[design] * self.shield
        for symbol in range(i64(3)):
            count = player.syms >> 8 * symbol & 255
            more = count + (tables.trophy[design] >> 8 * symbol & 255)
            if more <= MOST:
                gain += self.attack[symbol][more] - self.attack[symbol][count]
        if kind == CHEST and player.keys > 0:
            gain += tables.coins[design] * COIN
        return gain

    def deny(self, rival: Player, worth: Worth, share: i64) -> None:
        """Count part of what a rival would gain by a card as a reason to take it first, in per cent."""
        for design in range(i64(self.tables.designs)):
            more = worth.crave(rival, design) * share // 100
            if more > 0:
                self.card[design * 4] += more
                self.denied[design] += more

    def most_of_symbol(self, symbol: i64, least: i64) -> i64:
        """The most that one trophy more can add, for whoever has at least so many."""
        if least >= MOST:
            return 0
        return self.steep[symbol][least] + self.steep_lead[symbol][least]

    def most_of_lead(self, symbol: i64, least: i64) -> i64:
        """The most that one symbol more can add to trophy quests."""
        return self.steep_lead[symbol][least] if least < MOST else 0


def _capped(count: i64) -> i64:
    return count if count < KEYRING else KEYRING - 1


def _steepest(table: list[int]) -> list[int]:
    """By what one has at least: the most that one more can add."""
    found = [0] * MOST
    best: i64 = 0
    count: i64
    for count in range(MOST - 1, -1, -1):
        step: i64 = table[count + 1] - table[count]
        if step > best:
            best = step
        found[count] = best
    return found


def face_coins(tables: Tables, design: i64) -> i64:
    """What a card pays or costs at the end by itself; a chest pays by its key."""
    kind: i64 = tables.kind[design]
    coins: i64 = 0 if kind == CHEST else tables.coins[design] * COIN
    return coins - COIN if kind == TRAP or kind == TRAMP else coins


def _quested(tables: Tables, quests: list[int]) -> list[int]:
    """By design: what monster quests pay for it."""
    found: list[int] = []
    for design in range(tables.designs):
        coins = 0
        for quest in quests:
            if design in tables.quest_names[quest]:
                coins += tables.quest_coins[quest] * COIN
        found.append(coins)
    return found


def _cards(tables: Tables, weights: Weights, quested: list[int], left: i64) -> list[int]:
    worth: list[int] = []
    for design in range(tables.designs):
        kind = tables.kind[design]
        coins: int = face_coins(tables, design) + quested[design]
        for variant in range(4):
            more = 0
            if kind == TRAMP and variant == PAIR:
                more = weights.pair[left]
            elif kind == TRAMP and variant == SINGLE_PAW:
                more = weights.paw[left]
            elif kind == TRAMP and variant == PLAIN:
                more = -1000 * COIN  # No tramp is owned so.
            worth.append(coins + more)
    return worth


def _attacks(tables: Tables, weights: Weights, player: Player, left: i64) -> list[list[int]]:
    """By symbol and trophies of it: the later ones count on top of the dog's own."""
    found: list[list[int]] = []
    for symbol in range(3):
        base = tables.base[player.dog] >> 8 * symbol & 255
        total = 0
        table = [0]
        for count in range(MOST):
            step = weights.symbol[min(base + count, len(weights.symbol) - 1)]
            total += step * weights.symbol_share[left] // 100
            table.append(total)
        found.append(table)
    return found


def _add_lead(
    table: list[int],
    tables: Tables,
    weights: Weights,
    players: list[Player],
    seat: i64,
    symbol: i64,
    left: i64,
    coins: i64,
) -> None:
    """DD-40, DD-45: what a trophy quest promises, by symbols that one shows."""
    if tables.solo:
        for shown in range(MOST + 1):
            short = max(0, SOLO_SYMBOLS - shown)
            part = 100 if short == 0 else 0 if left == 0 else 100 - 30 * short
            table[shown] += max(0, part) * coins
        return
    best: i64 = -1
    for rival in players:
        if rival.seat != seat:
            count = trophies(rival, symbol) * 4 + (tables.base[rival.dog] >> 8 * symbol & 255)
            if count > best:
                best = count
    base = tables.base[players[seat].dog] >> 8 * symbol & 255
    shares = weights.lead_last if left == 0 else weights.lead_middle if left == 1 else weights.lead_first
    last = 0
    for shown in range(MOST + 1):
        ahead = shown - (best >> 2)
        place = min(6, max(0, ahead + 3))
        part = shares[place]
        if ahead == 0 and base > best & 3:
            part = (part + shares[4]) // 2
        elif ahead == 0 and base < best & 3:
            part = (part + shares[2]) // 2
        if shown == 0 and left == 0:
            part = 0
        last = max(last, part * coins)
        table[shown] += last


def _chest_coins(tables: Tables) -> i64:
    """What a key brings for a chest."""
    least: i64 = -1
    for design in range(i64(tables.designs)):
        if tables.kind[design] == CHEST and (least < 0 or tables.coins[design] < least):
            least = tables.coins[design]
    return least * COIN if least > 0 else 0
