"""Coins: cards, chests, traps, tramps and quests (DD-38 to DD-45)."""

from __future__ import annotations

from mypy_extensions import i64

from undercroft.games.doggos.grid import FREE, Grid, mark_seat, mark_variant
from undercroft.games.doggos.player import Player
from undercroft.games.doggos.tables import CHEST, SOLO_SYMBOLS, TRAMP, TRAP, Tables
from undercroft.kernel.messages import Name, ScoreLine, Value


def cards_of(grid: Grid, player: Player) -> list[int]:
    """The cards a player has, and those under the player's paws."""
    cards = player.cards[:]
    for room in range(i64(1), i64(len(grid.cells))):
        if mark_seat(grid.marks[room]) == player.seat and grid.at[grid.cells[room]] > FREE:
            cards.append(grid.designs[room] * 4 + mark_variant(grid.marks[room]))
    return cards


def coins_on(tables: Tables, cards: list[int]) -> i64:
    """DD-38: coins on cards, chests left aside."""
    coins: i64 = 0
    for card in cards:
        if tables.kind[card >> 2] != CHEST:
            coins += tables.coins[card >> 2]
    return coins


def chest_coins(tables: Tables, cards: list[int], keys: i64) -> i64:
    """DD-24, DD-57: one key a chest; if chests differ, the best ones are opened."""
    chests: list[int] = [tables.coins[card >> 2] for card in cards if tables.kind[card >> 2] == CHEST]
    chests.sort(reverse=True)
    return sum(chests[:keys])


def count_kind(tables: Tables, cards: list[int], kind: i64) -> i64:
    """How many cards of a kind there are."""
    count: i64 = 0
    for card in cards:
        if tables.kind[card >> 2] == kind:
            count += 1
    return count


def trophies(player: Player, symbol: i64) -> i64:
    """DD-40, DD-66: trophies and unused potions of a symbol; both trophies of a tramp's pair count (DD-29)."""
    pairs = player.pairs
    any_pair = (pairs & 255) + (pairs >> 8 & 255) + (pairs >> 16 & 255)
    shift = 8 * symbol
    return (player.syms >> shift & 255) + (player.potions >> shift & 255) + any_pair - (pairs >> shift & 255)


def trophy_leader(tables: Tables, players: list[Player], symbol: i64) -> i64:
    """DD-40: who strictly has the most of a symbol, then more of it as base; -1 if nobody. Alone one needs four (DD-45)."""
    if tables.solo:
        return 0 if trophies(players[0], symbol) >= SOLO_SYMBOLS else -1
    leader: i64 = -1
    best: i64 = 0
    for player in players:
        count = trophies(player, symbol)
        if count == 0 or player.dog < 0:
            continue
        worth = count * 256 + (tables.base[player.dog] >> 8 * symbol & 255)
        if worth > best:
            best = worth
            leader = player.seat
        elif worth == best:
            leader = -1
    return leader


def fulfilments(tables: Tables, players: list[Player], player: Player, cards: list[int], quest: i64) -> i64:
    """DD-39, DD-41: how often a player fulfils a quest: every named monster once, a trophy quest once."""
    symbol: i64 = tables.quest_symbol[quest]
    if symbol >= 0:
        return 1 if trophy_leader(tables, players, symbol) == player.seat else 0
    named = tables.quest_names[quest]
    count: i64 = 0
    for card in cards:
        if card >> 2 in named:
            count += 1
    return count


def quests_of(tables: Tables, player: Player, common: i64) -> list[int]:
    """The quests that may pay a player: the personal one first, then the common ones."""
    quests: list[int] = [player.quest] if player.quest >= 0 else []
    for quest in range(tables.quests):
        if common >> quest & 1:
            quests.append(quest)
    return quests


def score_of(tables: Tables, players: list[Player], grid: Grid, common: i64, seat: i64) -> i64:
    """DD-38: a player's coins if the game ended now."""
    player = players[seat]
    cards = cards_of(grid, player)
    coins = coins_on(tables, cards) + chest_coins(tables, cards, player.keys)
    coins -= count_kind(tables, cards, TRAP) + count_kind(tables, cards, TRAMP)
    for quest in quests_of(tables, player, common):
        coins += fulfilments(tables, players, player, cards, quest) * tables.quest_coins[quest]
    return coins


def all_fulfilments(tables: Tables, players: list[Player], grid: Grid, common: i64, seat: i64) -> i64:
    """DD-41: the tie-breaker."""
    player = players[seat]
    cards = cards_of(grid, player)
    count: i64 = 0
    for quest in quests_of(tables, player, common):
        count += fulfilments(tables, players, player, cards, quest)
    return count


def score_lines(
    tables: Tables, players: list[Player], grid: Grid, common: i64, seat: int, own: bool
) -> list[ScoreLine]:
    """Every coin with its rule; ``own`` is false for viewers who may not know face-down cards and the personal quest."""
    player = players[seat]
    cards = cards_of(grid, player)
    monsters = [card for card in cards if not tables.face_down[card >> 2]]
    coin_rooms = [card for card in cards if tables.face_down[card >> 2]]
    known = own or not tables.hidden_coins
    chests = count_kind(tables, cards, CHEST)
    traps = count_kind(tables, cards, TRAP)
    tramps = count_kind(tables, cards, TRAMP)
    lines = [
        ScoreLine("monsters", "doggos-score-monsters", "DD-21", coins_on(tables, monsters)),
        _line("coins", "DD-24", coins_on(tables, coin_rooms), {}, known),
        _line(
            "chests",
            "DD-24",
            chest_coins(tables, cards, player.keys),
            {"chests": chests if known else 0, "keys": player.keys},
            known,
        ),
        _line("traps", "DD-25", -traps, {}, known),
        ScoreLine("tramps", "doggos-score-tramps", "DD-29", -tramps),
    ]
    for quest in quests_of(tables, player, common):
        personal = quest == player.quest
        if personal and not own:
            continue
        times = fulfilments(tables, players, player, cards, quest)
        args: dict[str, Value] = {"quest": Name("quest", tables.content.quests[quest].id), "times": times}
        rule = "DD-40" if tables.quest_symbol[quest] >= 0 else "DD-39"
        box = "personal" if personal else "common"
        points = times * tables.quest_coins[quest]
        lines.append(ScoreLine(box, f"doggos-score-{box}", rule, points, args))
    if not own:
        lines.append(ScoreLine("personal", "doggos-score-personal-hidden", "DD-48", 0, {}, known=False))
    return lines


def _line(box: str, rule: str, points: int, args: dict[str, Value], known: bool) -> ScoreLine:
    return ScoreLine(box, f"doggos-score-{box}", rule, points if known else 0, args, known)
