"""What a player is asked, and what each answer does, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from undercroft.cli.doggos.scene import SIDE_WORDS, SYMBOL_WORDS, Scene, cell_words, counts_of, potion_words
from undercroft.cli.doggos.sheet import owned_card
from undercroft.cli.table import Entry, Question
from undercroft.games.doggos.codes import (
    CHOICES,
    DISARM_OWN,
    DISARM_PATH,
    FIGHT,
    JUMP,
    OUT,
    OVERPOWER,
    PASS,
    PLACE,
    ROTATE,
)
from undercroft.games.doggos.content import SYMBOLS, Card
from undercroft.games.doggos.state import NO_COUNTDOWN
from undercroft.games.doggos.tables import PER_PLAYER_INSIDE, ROUNDS, turned
from undercroft.kernel.messages import Choice, Name
from undercroft.kernel.squares import CELL_OF, HOME, STRIDE, offset
from undercroft.locales import Sayable

_ASKED: Final = {
    "dog": "dog-ask-dog",
    "quest": "dog-ask-quest",
    "explore": "dog-ask-turn",
    "leave": "dog-ask-turn",
    "sleep": "dog-ask-turn",
    "rotate": "dog-ask-rotate",
    "turn": "dog-ask-way",
    "step": "dog-ask-way",
    "break": "dog-ask-way",
    "jump": "dog-ask-way",
    "out": "dog-ask-way",
}
_MANY_WAYS: Final = 4
_CHANGES: Final = ("paws", "defence", "keys", *SYMBOLS, *(f"{symbol}_potions" for symbol in SYMBOLS))
_CHANGE_WORDS: Final = (
    "dog-change-paws", "dog-change-defence", "dog-change-keys", "dog-change-swords", "dog-change-bows",
    "dog-change-fireballs", "dog-change-sword-potions", "dog-change-bow-potions", "dog-change-fireball-potions",
)  # fmt: skip


def question(scene: Scene, opened: Sequence[int]) -> Question:
    """The question of the moment with its answers."""
    codes = scene.state.choices(scene.seat)
    kind = CHOICES.decode(codes[0])[0]
    say = scene.say
    if kind == "place":
        drawn = scene.content.cards[scene.view.table["drawn"]]
        return Question(say("dog-ask-place", card=Name("card", drawn.id)), _places(codes), kind="inline")
    if kind == "confirm":
        return Question(say("dog-ask-confirm"), _list(scene, codes), kind="done")
    if kind == "rotate" and len(codes) == 1:
        turn = say("choice-doggos-rotate", turn=90 * (codes[0] - ROTATE))
        return Question(say("dog-ask-rotate-only", turn=turn), _list(scene, codes), kind="done")
    if opened:
        return Question(say("dog-ask-turning"), _list(scene, opened))
    message = _ASKED.get(kind)
    if message == "dog-ask-way":
        return _way(scene, codes)
    if message is not None:
        return Question(say(message), _list(scene, codes))
    assert scene.walk is not None
    card = scene.card(scene.walk.room)
    assert card is not None
    return Question(
        say("dog-ask-room", room=Name("card", card.id), text=card_words(scene, card)), _list(scene, codes)
    )


def targets(scene: Scene) -> dict[int, str]:
    """The cells that the question offers, with what one types for them."""
    codes = scene.state.choices(scene.seat) if scene.seat in scene.state.to_act else []
    found = {}
    for number, code in enumerate(codes, 1):
        kind, operands = CHOICES.decode(code)
        if kind == "place":
            found[CELL_OF[code - PLACE]] = str(number)
        elif kind == "jump":
            found[CELL_OF[code - JUMP]] = offset(operands[0])
        elif kind == "step" and scene.walk is not None:
            found[scene.grid.cells[scene.walk.room] + STRIDE[operands[0]]] = ""
    return found


def _places(codes: Sequence[int]) -> tuple[Entry, ...]:
    return tuple(
        Entry(str(number), offset(code - PLACE), "", (code,)) for number, code in enumerate(codes, 1)
    )


def _list(scene: Scene, codes: Sequence[int]) -> tuple[Entry, ...]:
    return tuple(_entry(scene, str(number), code) for number, code in enumerate(codes, 1))


def _entry(scene: Scene, key: str, code: int, brief: bool = False) -> Entry:
    choice = scene.state.describe(scene.seat, code)
    return Entry(key, label(scene, choice), detail(scene, choice, brief), (code,))


def _way(scene: Scene, codes: Sequence[int]) -> Question:
    """Where to go; the cards that can be turned before the first step stand one line each."""
    groups: dict[int, list[int]] = {}
    ways = []
    for code in codes:
        kind, operands = CHOICES.decode(code)
        if kind == "turn":
            groups.setdefault(operands[0], []).append(code)
        else:
            ways.append(code)
    # The map shows what lies in the rooms; where there is little space, words are for how a fight would end.
    brief = len(ways) + len(groups) > _MANY_WAYS
    entries = [_entry(scene, str(number), code, brief) for number, code in enumerate(ways, 1)]
    for side, group in groups.items():
        card = scene.card(scene.grid.at[HOME + STRIDE[side]])
        assert card is not None
        text = scene.say("dog-turn-card", side=scene.say(SIDE_WORDS[side]), card=Name("card", card.id))
        # A list of one code would be played at once: turning is asked for in both cases.
        if len(group) == 1:
            entries.append(_entry(scene, str(len(entries) + 1), group[0]))
        else:
            entries.append(Entry(str(len(entries) + 1), text, "", tuple(group)))
    assert scene.walk is not None
    room = scene.card(scene.walk.room)
    where = scene.say("dog-start-room") if room is None else scene.speaker.name(Name("card", room.id))
    return Question(scene.say("dog-ask-way", room=where), tuple(entries), kind="groups" if groups else "list")


def label(scene: Scene, choice: Choice) -> str:
    """The choice as a verb with its object."""
    more: dict[str, Sayable] = {}
    if "cell" in choice.args:
        more["cell"] = cell_words(scene.speaker, str(choice.args["cell"]))
    if "potions" in choice.args:
        more["potions"] = potion_words(scene.speaker, str(choice.args["potions"]))
    if choice.kind in ("step", "break") and "room" not in choice.args:
        more["room"] = scene.say("dog-start-room")
    return scene.speaker.choice(choice, "doggos", **more)


# --- What follows ------------------------------------------------------------------------------------------------


def detail(scene: Scene, choice: Choice, brief: bool = False) -> str:
    """What the choice is about and what is certain to follow."""
    language = scene.speaker.language
    code = choice.code
    match choice.kind:
        case "dog":
            dog = next(dog for dog in scene.content.dogs if Name("dog", dog.id) == choice.args["dog"])
            text = dog.text.in_language(language)
            return scene.say("dog-card", attack=scene.counted(dog.base), defence=dog.defence, text=text)
        case "quest":
            quests = scene.content.quests
            quest = next(quest for quest in quests if Name("quest", quest.id) == choice.args["quest"])
            return quest.text.in_language(language)
        case "explore":
            table = scene.view.table
            left = table["deck_size"] if table["countdown"] == NO_COUNTDOWN else table["countdown"]
            return scene.say("dog-explore-detail", cards=left)
        case "leave":
            return _leaving(scene)
        case "sleep":
            if scene.view.round == ROUNDS:
                return scene.say("dog-sleep-last")
            extra = scene.me.extra
            return scene.say("dog-sleep-detail" if extra else "dog-sleep-nothing", paws=scene.me.paws + 1)
        case "rotate":
            edges = turned(scene.tables.edges[scene.view.table["drawn"]], code - ROTATE)
            return scene.edges(edges)
        case "turn":
            return _turned(scene, choice)
        case "jump":
            return ""
        case "step" | "break":
            return "; ".join([*_changes(scene, choice, ("paws",)), *_ahead(scene, code, brief)])
        case "pass":
            after = {change.field: change.after for change in choice.preview}
            damage = after.get("damage", 0)
            return scene.say("dog-pass-detail", damage=damage, defence=scene.me.defence)
        case "disarm-own":
            return owned_card(scene, code - DISARM_OWN)
        case "disarm-path":
            return _spent(scene, CELL_OF[code - DISARM_PATH])
        case "claim" if _is_trap(scene):
            return ", ".join([*_changes(scene, choice, ("paws",)), scene.say("dog-minus-coin")])
        case "hire":
            return ", ".join([*_hired(scene, choice), *_changes(scene, choice), scene.say("dog-minus-coin")])
        case _:
            return ", ".join(_changes(scene, choice))


def _spent(scene: Scene, cell: int) -> str:
    """The card of this path that would be spent."""
    assert scene.walk is not None
    place = [scene.grid.cells[room] for room in scene.walk.claims[0::3]].index(cell)
    return owned_card(scene, scene.walk.claims[3 * place + 1])


def _is_trap(scene: Scene) -> bool:
    card = None if scene.walk is None else scene.card(scene.walk.room)
    return card is not None and card.kind == "trap"


def _leaving(scene: Scene) -> str:
    """DD-18: what the first to leave starts."""
    table = scene.view.table
    inside = sum(1 for seat in range(len(scene.players)) if scene.view.player(seat).status == 0) - 1
    if table["anybody_left"] or not inside or scene.tables.solo:
        return scene.say("dog-leave-detail")
    return scene.say("dog-leave-first", cards=min(PER_PLAYER_INSIDE * inside, table["deck_size"]))


def _turned(scene: Scene, choice: Choice) -> str:
    """Where exits and doors of the turned card will lead."""
    _, (side, quarters) = CHOICES.decode(choice.code)
    room = scene.grid.at[HOME + STRIDE[side]]
    return scene.edges(turned(scene.grid.edges[room], quarters + 1))


def _hired(scene: Scene, choice: Choice) -> list[str]:
    """What an edge of the tramp gives beside the figures of the board."""
    assert scene.walk is not None
    card = scene.card(scene.walk.room)
    assert card is not None
    words = [scene.say(message) for message in SYMBOL_WORDS.values()]
    if choice.args["edge"] == "pair":
        return [scene.say("dog-hire-pair", first=words[card.pair[0]], second=words[card.pair[1]])]
    return [scene.say("dog-hire-paw")] if scene.me.extra else []


def _changes(scene: Scene, choice: Choice, only: Sequence[str] = _CHANGES) -> list[str]:
    """Numbers of the own board that are certain to change, as how many more or fewer."""
    changed = {change.field: change.after - change.before for change in choice.preview}
    return [
        scene.say(message, count=f"+{changed[name]}" if changed[name] > 0 else f"−{-changed[name]}")
        for name, message in zip(_CHANGES, _CHANGE_WORDS, strict=True)
        if name in changed and name in only
    ]


def _ahead(scene: Scene, code: int, brief: bool) -> list[str]:
    """Who and what waits behind a step, and how a fight there would end."""
    ahead = scene.state.copy()
    ahead.play(scene.seat, code)
    walk = ahead.walk
    if walk is None:
        return []
    design = walk.grid.designs[walk.room]
    if code >= OUT or design < 0 or walk.room == (scene.walk.room if scene.walk else -1):
        return []
    card = scene.content.cards[design]
    parts = []
    if card.kind == "monster":
        codes = ahead.choices(scene.seat)
        if FIGHT in codes:
            parts.append(scene.say("dog-you-win"))
        elif any(FIGHT < code < OVERPOWER for code in codes):
            parts.append(scene.say("dog-you-win-potions"))
        elif OVERPOWER in codes:
            parts.append(scene.say("dog-you-win-paws"))
        elif PASS in codes:
            parts.append(scene.say("dog-too-strong"))
    return parts if brief else [*parts, card_words(scene, card)]


def card_words(scene: Scene, card: Card) -> str:
    """What a card asks and gives, in words."""
    say = scene.say
    parts = []
    words = [say(message) for message in SYMBOL_WORDS.values()]
    match card.kind:
        case "monster":
            parts.append(say("dog-needs", symbols=scene.counted(card.needs)))
            parts.append(say("dog-damage", damage=card.damage))
        case "trap":
            parts.append(say("dog-trap", symbol=words[card.symbol]))
        case "tramp":
            first, second = (words[symbol] for symbol in card.pair)
            parts.append(say("dog-tramp", first=first, second=second, single=words[card.single]))
        case "chest":
            parts.append(say("dog-chest", coins=card.coins))
        case "potion":
            supply = scene.view.table["supply"] if scene.walk is None else scene.walk.supply
            parts.append(say("dog-supply", potions=scene.counted(counts_of(supply)) or "–"))
        case "portal":
            parts.append(say("dog-portal", count=max(0, len(scene.grid.portals) - 1)))
        case _:
            pass
    trophy = [scene.counted(card.trophy)] if sum(card.trophy) else []
    if card.shields:
        trophy.append(say("dog-shields", count=card.shields))
    if card.keys:
        trophy.append(say("dog-key"))
    if trophy:
        parts.append(say("dog-trophy", trophy=", ".join(trophy)))
    if card.coins and card.kind != "chest":
        parts.append(say("dog-coins", coins=card.coins))
    return "; ".join(parts) or say("dog-nothing")
