"""A dog's board in words and signs: attack, defence, paws, potions, cards, quests, the drawn card, rivals."""

from __future__ import annotations

from collections import Counter
from textwrap import wrap
from typing import Final

from rich.text import Text

from undercroft.cli.columns import cut
from undercroft.cli.doggos import glyphs as signs
from undercroft.cli.doggos.map import card_signs
from undercroft.cli.doggos.scene import Scene, counts_of
from undercroft.games.doggos.content import Card
from undercroft.games.doggos.player import ASLEEP, LEFT, Player
from undercroft.games.doggos.state import NO_COUNTDOWN
from undercroft.games.doggos.tables import PAIR, SINGLE, SINGLE_PAW, turned
from undercroft.kernel.messages import Name

SIDE: Final = 28
"""How wide the sheet beside the map is."""
_CARD: Final = 6
"""How wide a rotation of the drawn card is."""
_VARIANTS: Final = {PAIR: "dog-variant-pair", SINGLE: "dog-variant-single", SINGLE_PAW: "dog-variant-paw"}


def header(scene: Scene, width: int) -> Text:
    """Where we are: the round, the cards left to draw, the potions of the supply, the coins as things stand."""
    say, table = scene.say, scene.view.table
    parts = [say("game-doggos")]
    if not table["round"]:
        parts.append(say("head-setup"))
    else:
        parts.append(say("dog-head-round", round=table["round"]))
        if table["countdown"] == NO_COUNTDOWN:
            parts.append(say("dog-head-deck", cards=table["deck_size"]))
        else:
            parts.append(say("dog-head-countdown", cards=table["countdown"]))
        supply = table["supply"] if scene.walk is None else scene.walk.supply
        parts.append(say("dog-head-supply", potions=scene.signs(counts_of(supply)) or "–"))
        parts.append(say("dog-head-coins", coins=scene.coins(scene.seat)))
    text = " · ".join(parts)
    if len(text) > width:
        # Everybody knows which game it is.
        text = " · ".join(parts[1:])
    return Text(text, style=signs.HEADING)


def side(scene: Scene, most: int, with_rivals: bool) -> list[Text]:
    """The sheet beside the map, in at most so many lines if that is possible.

    The board, the path and the drawn card always stand there; the quests and who is still inside as far as they fit.
    """
    if scene.me.dog < 0:
        return []
    lines = [_dog(scene), *_board(scene), *path(scene)]
    drawn = scene.seat == scene.view.active and scene.view.table["drawn"] >= 0
    card = drawn_card(scene) if drawn else []
    others = [] if drawn or not with_rivals else _statuses(scene)
    room = max(1, most - len(lines) - len(card))
    lines += [*_quests(scene, short=True), *others][:room] + card
    return [cut(line, SIDE) for line in lines]


def page(scene: Scene, width: int) -> list[Text]:
    """The whole sheet on a page of its own."""
    if scene.me.dog < 0:
        return _quests(scene, short=False)
    dog = scene.content.dogs[scene.me.dog]
    lines = [_dog(scene)]
    lines += [Text(part) for part in wrap(dog.text.in_language(scene.speaker.language), width)]
    lines += [*_board(scene), *path(scene), *_cards(scene), *_quests(scene, short=False)]
    if scene.seat == scene.view.active and scene.view.table["drawn"] >= 0:
        lines += drawn_card(scene)
    return lines


def _dog(scene: Scene) -> Text:
    dog = scene.content.dogs[scene.me.dog]
    language = scene.speaker.language
    return Text(f"{dog.name.in_language(language)}, {dog.title.in_language(language)}", style=signs.MINE)


def _board(scene: Scene) -> list[Text]:
    """Attack as base + trophies, defence against damage, paws on the board and beside it, potions, keys."""
    me, say, glyphs = scene.me, scene.say, scene.glyphs
    attack = Text(f"{say('dog-attack')} ") + _attack(scene, me)
    damage = 0 if scene.walk is None else scene.walk.damage
    defence = Text(say("dog-defence", defence=me.defence, damage=damage))
    if damage:
        defence.stylize(signs.HARM)
    paws = Text(f"{say('dog-paws')} ")
    paws.append(glyphs.paw * me.paws, style=signs.PAWS[scene.seat])
    paws.append(f" {say('dog-paws-count', paws=me.paws, extra=me.extra)}")
    potions = Text(f"{say('dog-potions')} {scene.signs(counts_of(me.potions)) or '–'}")
    potions.append(f"  {say('dog-keys', keys=me.keys)}")
    return [attack, defence, paws, potions]


def _attack(scene: Scene, player: Player) -> Text:
    """Every symbol as base + trophies, then the tramps that give one of two."""
    text = Text()
    base, trophies = counts_of(scene.tables.base[player.dog]), counts_of(player.syms)
    for sign, own, won in zip(scene.glyphs.symbols, base, trophies, strict=True):
        text.append(f"{sign}{own}+{won} " if won else f"{sign}{own} ")
    for lacks, count in enumerate(counts_of(player.pairs)):
        either = "/".join(sign for symbol, sign in enumerate(scene.glyphs.symbols) if symbol != lacks)
        text.append(f"{either} " * count)
    text.rstrip()
    return text


def path(scene: Scene) -> list[Text]:
    """What the path has come to so far."""
    walk = scene.walk
    if walk is None:
        return []
    return [
        Text(scene.say("dog-path", rooms=len(walk.path) - 1, cards=len(walk.claims) // 3), style=signs.GLORY)
    ]


def _quests(scene: Scene, short: bool) -> list[Text]:
    """The quests that may pay, with how far the dog is."""
    lines = []
    table, tables = scene.view.table, scene.tables
    for quest in scene.quests(scene.seat):
        card = scene.content.quests[quest]
        own = quest == scene.me.quest and not table["common"] >> quest & 1
        name = card.name.in_language(scene.speaker.language)
        star = scene.glyphs.own_quest if own else scene.glyphs.common_quest
        line = Text().append(f"{star} ", style=signs.GLORY if own else "default")
        times = scene.fulfilled(scene.seat, quest)
        coins = times * tables.quest_coins[quest]
        if tables.quest_symbol[quest] >= 0:
            symbol = tables.quest_symbol[quest]
            count = scene.trophies(scene.seat, symbol)
            others = [
                scene.trophies(seat, symbol) for seat in range(len(scene.players)) if seat != scene.seat
            ]
            progress = scene.say("dog-quest-trophies", count=count, rivals=max(others) if others else "alone")
        else:
            progress = str(times)
        worth = f" {scene.glyphs.coin}{coins}" if coins else ""
        if short:
            room = SIDE - len(progress) - len(worth) - 4
            line.append_text(cut(Text(name), room)).append(f": {progress}{worth}")
        else:
            kind = scene.say("dog-quest-own" if own else "dog-quest-common")
            text = card.text.in_language(scene.speaker.language)
            line.append(f"{kind}: {name}. {text} ").append(f"({progress}{worth})", style=signs.HEADING)
        lines.append(line)
    return lines


def _cards(scene: Scene) -> list[Text]:
    """The cards owned, and those under the own paws."""
    owned = Counter(scene.me.cards)
    pawed = Counter(scene.cards(scene.seat)) - owned
    lines = []
    for message, cards in (("dog-cards", owned), ("dog-cards-pawed", pawed)):
        if cards:
            named = "; ".join(
                f"{count}× {owned_card(scene, card)}" if count > 1 else owned_card(scene, card)
                for card, count in sorted(cards.items())
            )
            lines.append(Text(scene.say(message, cards=named)))
    return lines


def owned_card(scene: Scene, card: int) -> str:
    """A card as somebody has it: its name, its signs, and how a tramp was hired."""
    design = scene.content.cards[card >> 2]
    name = design.name.in_language(scene.speaker.language)
    variant = _VARIANTS.get(card & 3)
    if variant is not None:
        return f"{name} ({scene.say(variant)})"
    given = scene.signs(design.trophy) + scene.glyphs.shield * design.shields + scene.glyphs.key * design.keys
    if design.coins:
        given += f"{scene.glyphs.coin}{design.coins}"
    return f"{name} {given}".rstrip()


# --- The drawn card ----------------------------------------------------------------------------------------------


def drawn_card(scene: Scene) -> list[Text]:
    """The drawn card and its rotations beside each other, each with what it is turned by."""
    design = scene.view.table["drawn"]
    card = scene.content.cards[design]
    rotations = scene.tables.rotations[design]
    lines = [Text(card.name.in_language(scene.speaker.language), style=signs.MAY)]
    lines += [Text() for _ in range(3)]
    for quarters in rotations:
        edges = turned(scene.tables.edges[design], quarters)
        for line, part in zip(lines[1:], _card(scene, card, edges), strict=True):
            line.append(f"{part} ")
    lines.append(
        Text("".join(f"r{90 * quarters}".center(_CARD) + " " for quarters in rotations), style=signs.HEADING)
    )
    return lines


def _card(scene: Scene, card: Card, edges: int) -> list[str]:
    """A card in three lines, as it lies on the table."""
    glyphs = scene.glyphs
    wall, upright, door = glyphs.wall_across, glyphs.wall_up, glyphs.door
    north, east, south, west = (edges >> 2 * side & 3 for side in range(4))
    across = (wall * 2, "  ", door * 2)
    up = (upright, " ", door)
    corners = [glyphs.joints[number] for number in (12, 9, 6, 3)]
    inside = card_signs(scene, card, large=False)[: _CARD - 2].center(_CARD - 2)
    return [
        f"{corners[0]}{wall}{across[north]}{wall}{corners[1]}",
        f"{up[west]}{inside}{up[east]}",
        f"{corners[2]}{wall}{across[south]}{wall}{corners[3]}",
    ]


# --- Rivals ------------------------------------------------------------------------------------------------------


def _statuses(scene: Scene) -> list[Text]:
    """A rival a line, as short as can be: whose paws, who, and whether still inside."""
    lines = []
    for seat, player in enumerate(scene.players):
        if seat != scene.seat and scene.view.player(seat).dog >= 0:
            status = scene.say("dog-status", status=_status(scene.view.player(seat)))
            name = cut(Text(player), SIDE - len(status) - 5)
            paw = (f"{scene.glyphs.paw}{seat + 1}", signs.PAWS[seat])
            lines.append(Text.assemble(paw, " ", name, f": {status}"))
    return lines


def _status(player: Player) -> str:
    return "left" if player.status == LEFT else "asleep" if player.status == ASLEEP else "inside"


def rivals(scene: Scene) -> list[Text]:
    """A line a rival."""
    lines = []
    for seat, player in enumerate(scene.players):
        board = scene.view.player(seat)
        if seat == scene.seat or board.dog < 0:
            continue
        line = Text().append(f"{scene.glyphs.paw}{seat + 1} ", style=signs.PAWS[seat])
        line.append(f"{player}, ", style=signs.HEADING)
        dog = scene.speaker.name(Name("dog", scene.content.dogs[board.dog].id))
        line.append(
            scene.say(
                "dog-rival",
                dog=dog,
                status=scene.say("dog-status", status=_status(board)),
                attack=_attack(scene, board).plain,
                defence=board.defence,
                paws=board.paws,
                potions=scene.signs(counts_of(board.potions)) or "–",
                keys=board.keys,
                cards=len(board.cards) + board.hidden,
                coins=scene.coins(seat),
            ),
            style="default",
        )
        lines.append(line)
    return lines
