"""What a player is asked, and what each answer does, in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from textwrap import shorten
from typing import Final

from rich.cells import cell_len

from undercroft.cli.dungeoneer.map import exit_words
from undercroft.cli.dungeoneer.scene import Scene, cell_of_code, cell_words
from undercroft.cli.dungeoneer.sheet import card_cost, income_words, source_words
from undercroft.cli.session import question_lines
from undercroft.cli.table import Entry, Question, Space
from undercroft.games.dungeoneer import tags
from undercroft.games.dungeoneer.atlas import beside
from undercroft.games.dungeoneer.battle import FIRST_CARD, FIRST_QUEST, Battle, card_of
from undercroft.games.dungeoneer.battles import ROLL_ATTACK
from undercroft.games.dungeoneer.codes import CHOICES, DONE, NOBODY, TO_LAIR
from undercroft.games.dungeoneer.plays import (
    NEED_AIM,
    NEED_ATTACK,
    NEED_FORM,
    NEED_LAY,
    NEED_PAYER,
    NEED_ROOM,
    NEED_SIDE,
    NEED_SPECIALS,
    NEED_X,
    need_of,
)
from undercroft.games.dungeoneer.queries import fighter_data, fighter_value, hero_value, monster_health
from undercroft.games.dungeoneer.tables import NO_SYMBOL, W4, W5
from undercroft.kernel.messages import Choice, Name
from undercroft.kernel.squares import offset
from undercroft.locales import Sayable

_ASKED: Final = {
    tags.VILLAINY: "dl-ask-villainy",
    tags.FEATS: "dl-ask-feats",
    tags.DISCARD_ONE: "dl-ask-discard",
    tags.SURPLUS: "dl-ask-surplus",
    tags.SAVE_AP: "dl-ask-save",
    tags.CHALLENGE_STAGE: "dl-ask-challenge",
    tags.STRIKE_CHOICE: "dl-ask-strike",
    tags.LAIR_STAGE: "dl-ask-lair",
    tags.LAIR_SURPLUS: "dl-ask-lair-surplus",
    tags.LAIR_TIE: "dl-ask-lair-tie",
    tags.REWARD_STAGE: "dl-ask-reward",
    tags.MONSTER_FORM: "dl-ask-monster-form",
    tags.SACRIFICE: "dl-ask-sacrifice",
    tags.CHOOSE_CLASS: "dl-ask-class",
    tags.CHOOSE_HERO: "dl-ask-hero",
    tags.UPKEEP: "dl-ask-upkeep",
    tags.JUDGE_SCEPTER: "dl-ask-scepter",
    tags.CHOOSE_DECK: "dl-ask-deck",
    tags.PEEK_DECK: "dl-ask-look-deck",
    tags.SOLO_GLORY: "dl-ask-solo-glory",
    tags.ROOM_FOR_LORD: "dl-ask-room-for-lord",
    tags.RESURRECT: "dl-ask-entrance",
    tags.AMBUSH: "dl-ask-ambush",
    tags.TRIGGER: "dl-ask-trigger",
    tags.LOCATION: "dl-ask-location",
    tags.LOCATION_EFFECT: "dl-ask-spikes",
}
_WINDOWS: Final = {
    1: "dl-ask-w1", 2: "dl-ask-w2", 4: "dl-ask-w3", 8: "dl-ask-w4", 16: "dl-ask-w5", 32: "dl-ask-w6", 64: "dl-ask-w7",
    128: "dl-ask-w8",
}  # fmt: skip
_NEEDS: Final = {
    NEED_LAY: "dl-ask-lay",
    NEED_ROOM: "dl-ask-room",
    NEED_AIM: "dl-ask-aim",
    NEED_SIDE: "dl-ask-side",
    NEED_PAYER: "dl-ask-payer",
    NEED_X: "dl-ask-x",
    NEED_FORM: "dl-ask-form",
    NEED_SPECIALS: "dl-ask-specials",
    NEED_ATTACK: "dl-ask-guard",
}
_LEAST_LINES: Final = 8
_BOARD_LINES: Final = 14
"""Lines that a question leaves to the board; a longer one puts cards and abilities into a list of their own."""
_BARE_LINES: Final = 10
"""A list that leaves fewer lines than these tells no details."""
_LABELS: Final = 30
"""So wide are labels at most, so that what follows them stands in one column; see ``session.question_lines``."""
_LEAST_DETAIL: Final = 25
_CARDS: Final = ("play", "use", "use-hero", "use-quest")
_OWN_DRAFTS: Final = (tags.CHALLENGE_STAGE, tags.PLACE_SHARES)
"""Questions whose drafts are not declarations of cards or abilities."""


def question(scene: Scene, opened: Sequence[int], space: Space) -> Question:
    """The question of the moment with its answers; texts stand beside them as far as there is room."""
    codes = scene.codes
    kind = CHOICES.decode(codes[0])[0]
    if kind == "place":
        return _placing(scene, codes, opened)
    aside = _so_far(scene)
    if opened:
        return Question(scene.say("dl-ask-opened"), _list(scene, opened), aside=aside)
    text = _text(scene)
    if codes == [DONE]:
        message = "dl-ask-done" if scene.view.draft is None else "dl-ask-specials-done"
        return Question(scene.say(message), _list(scene, codes), aside=aside, kind="done")
    if kind == "x":
        return Question(text, _amounts(scene, codes), aside=aside, kind="inline")
    asked = Question(text, _list(scene, codes), aside=aside)
    if len(question_lines(asked, space.width)) <= max(_LEAST_LINES, space.height - _BOARD_LINES):
        return asked
    cards = [code for code in codes if CHOICES.decode(code)[0] in _CARDS]
    if 1 < len(cards) < len(codes):
        return Question(text, _grouped(scene, codes, cards, space.width), aside=aside, kind="groups")
    entries = _clipped(_list(scene, codes), space.width)
    if len(entries) > space.height - _BARE_LINES:
        # Bare labels go into two columns, and answers to commands stay on the screen.
        entries = tuple(replace(entry, detail="") for entry in entries)
    return Question(text, entries, aside=aside)


def _clipped(entries: Sequence[Entry], width: int) -> tuple[Entry, ...]:
    """Entries of one line each: what follows is cut, and left out where next to nothing would remain."""
    labels = min(_LABELS, max(cell_len(entry.label) for entry in entries))
    clipped = []
    for entry in entries:
        room = width - max(cell_len(entry.label), labels) - len(str(len(entries))) - 5
        detail = shorten(entry.detail, room, placeholder="…") if room >= _LEAST_DETAIL else ""
        clipped.append(replace(entry, detail=detail))
    return tuple(clipped)


def _amounts(scene: Scene, codes: Sequence[int]) -> tuple[Entry, ...]:
    """X by itself: one types the number that is meant."""
    return tuple(
        Entry(str(CHOICES.decode(code)[1][0]), label(scene, scene.describe(code)), "", (code,))
        for code in codes
    )


def targets(scene: Scene) -> dict[int, str]:
    """The cells that the question offers, with what one types for them."""
    found: dict[int, str] = {}
    codes = scene.codes
    if codes and CHOICES.decode(codes[0])[0] == "place":
        for number, cell in enumerate(_cells(codes), 1):
            found[cell] = str(number)
    for code in codes:
        kind, operands = CHOICES.decode(code)
        if kind == "location" and scene.known.cells[operands[0]] >= 0:
            found[scene.known.cells[operands[0]]] = ""
        elif kind == "move":
            other = beside(scene.known, scene.me.place, operands[0])
            if other >= 0:
                found[scene.known.cells[other]] = ""
    return found


def _cells(codes: Sequence[int]) -> list[int]:
    """The cells of choices to place, each once, rising."""
    return list(dict.fromkeys(cell_of_code(code) for code in codes))


def _placing(scene: Scene, codes: Sequence[int], opened: Sequence[int]) -> Question:
    """Where a location goes: a number for each cell; a cell where it fits both ways opens a list of its own."""
    if opened:
        return Question(scene.say("dl-ask-rotation"), _list(scene, opened))
    cells = _cells(codes)
    entries = []
    for number, cell in enumerate(cells, 1):
        group = tuple(code for code in codes if cell_of_code(code) == cell)
        entries.append(Entry(str(number), offset(CHOICES.decode(group[0])[1][0]), "", group))
    location = scene.view.drawn
    draft = scene.view.draft
    if location < 0 and draft is not None:
        location = draft.place
    name = scene.place_name(location) if location >= 0 else ""
    message = "dl-ask-shift" if scene.tag == tags.ASK_OP or not name else "dl-ask-place"
    return Question(scene.say(message, place=name), tuple(entries), kind="inline")


def _list(scene: Scene, codes: Sequence[int]) -> tuple[Entry, ...]:
    return tuple(_entry(scene, str(number), code) for number, code in enumerate(codes, 1))


def _entry(scene: Scene, key: str, code: int) -> Entry:
    choice = scene.describe(code)
    return Entry(key, label(scene, choice), detail(scene, choice), (code,))


def _grouped(scene: Scene, codes: Sequence[int], cards: Sequence[int], width: int) -> tuple[Entry, ...]:
    """Everything else a line each, cards and abilities behind one key."""
    entries = [*_list(scene, [code for code in codes if code not in cards])]
    names = ", ".join(_thing(scene, code) for code in cards)
    text = scene.say("dl-open-cards", count=len(cards))
    entries.append(Entry("c", text, names, tuple(cards)))
    return _clipped(entries, width)


def _thing(scene: Scene, code: int) -> str:
    """The card, hero or quest of a choice."""
    for value in scene.describe(code).args.values():
        if isinstance(value, Name):
            return scene.speaker.name(value)
    return ""


# --- The question ------------------------------------------------------------------------------------------------------


def _text(scene: Scene) -> str:
    """What is asked, by the step that asks."""
    known, say = scene.known, scene.say
    if not known.agenda:
        return say("dl-ask-other")
    step = known.agenda[-1]
    draft = scene.view.draft
    if draft is not None and step.tag == tags.CHALLENGE_STAGE:
        forms = CHOICES.decode(scene.codes[0])[0] == "form" if scene.codes else False
        return say("dl-ask-form" if forms else "dl-ask-champion")
    if draft is not None and step.tag not in _OWN_DRAFTS:
        return say(_NEEDS.get(need_of(known, scene.seat, draft), "dl-ask-other"))
    if step.tag == tags.WINDOW:
        return _window(scene)
    if step.tag == tags.ASK_OP:
        source = source_words(scene, step.ctx.source)
        return say("dl-ask-effect", source=source, text=_source_text(scene, step.ctx.source) or "none")
    if step.tag == tags.FEATS:
        return say("dl-ask-feats", ap=scene.me.ap)
    if step.tag == tags.REWARD_STAGE and scene.tables.solo:
        return say("dl-ask-solo-treasure")
    if step.tag == tags.LAIR_STAGE and known.battles:
        return say("dl-ask-lair", monster=_going(scene, step.b))
    if step.tag == tags.MONSTER_FORM and known.battles and known.battles[-1].attackers:
        return say("dl-ask-monster-form", monster=scene.fighter_name(known.battles[-1].attackers[-1]))
    return say(_ASKED.get(step.tag, "dl-ask-other"))


def _going(scene: Scene, first: int) -> str:
    """The first monster of the battle from an attack on that lies nowhere yet: the one that is asked about."""
    for fighter in scene.known.battles[-1].attackers[first:]:
        card = card_of(fighter)
        owner = scene.known.owners[card] if card >= 0 else -1
        if owner == scene.seat and card not in (*scene.me.lair, *scene.me.inventory):
            return scene.fighter_name(fighter)
    return ""


def _source_text(scene: Scene, source: int) -> str:
    """What the card says that asks something; the facts in its first line are left out."""
    if 0 <= source < len(scene.tables.cards):
        return sentences(scene.card_text(source)[1:])
    return ""


def sentences(lines: Sequence[str]) -> str:
    """Lines of a card behind each other; those that are no sentences get a full stop."""
    return " ".join(line if line.endswith((".", "!", "?")) else f"{line}." for line in lines)


def _window(scene: Scene) -> str:
    """A window: what is going on, and that one may act or pass."""
    known, say = scene.known, scene.say
    step = known.agenda[-1]
    window = scene.state.window(scene.seat)
    battle = known.battles[-1] if known.battles else None
    # Whoever plays a monster that a hero strikes at answers for it, but is not attacked.
    hit = battle is None or battle.defender == scene.seat
    attacked = window is not None and window.attacked and hit
    active = scene.short_name(known.active) if known.active >= 0 else ""
    args: dict[str, Sayable] = {
        "who": "you" if known.active == scene.seat else "other",
        "player": active,
        "attacked": "yes" if attacked else "no",
        "die": known.die,
        "defender": "none",
        "roller": "none",
    }
    if step.a == W5 and len(known.harm) >= 3:
        args["wounds"] = known.harm[-2]
    if battle is not None:
        args["defender"] = scene.fighter_name(battle.defender)
    if battle is not None and step.a == W4 and step.ctx.attack >= 0:
        args["roller"] = scene.fighter_name(_roller(battle, step.ctx.attack, step.ctx.x))
    return say(_WINDOWS[step.a], **args)


def _roller(battle: Battle, attack: int, roll: int) -> int:
    """For whom a die of a battle was cast: the attacker, the minion in front of the hero, or the defender."""
    if roll == ROLL_ATTACK:
        return battle.attackers[attack]
    return battle.guards[attack] if battle.guards[attack] >= 0 else battle.defender


def _so_far(scene: Scene) -> str:
    """The declaration in the making, the encounters already chosen this turn; in others' windows how to be asked less."""
    parts = []
    view = scene.view
    draft = view.draft
    if draft is not None and scene.tag != tags.PLACE_SHARES:
        words = [scene.game.code_text(draft.code)]
        name = _draft_name(scene, draft.code)
        words = [name] if name else words
        if draft.target >= 0:
            words.append(scene.short_name(draft.target))
        elif draft.fighter >= 0:
            words.append(scene.fighter_name(draft.fighter))
        elif draft.card >= 0:
            words.append(scene.card_name(draft.card))
        elif draft.place >= 0:
            words.append(scene.place_name(draft.place))
        if draft.payer >= 0 and draft.payer != draft.target:
            words.append(scene.say("dl-paid-by", player=scene.short_name(draft.payer)))
        if draft.x >= 0:
            words.append(f"X = {draft.x}")
        if draft.form >= 0:
            words.append(scene.say(_FORM_WORDS[draft.form]))
        parts.append(scene.say("dl-so-far", what=" > ".join(words)))
    if view.declared and scene.tag == tags.VILLAINY:
        sent = [
            f"{scene.card_name(one.card)} > {scene.short_name(one.target)} "
            f"({scene.say('dl-cost', cost=str(one.cost), purse='peril')})"
            for one in view.declared
        ]
        parts.append(scene.say("dl-declared", what=", ".join(sent)))
    window = scene.state.window(scene.seat) if scene.tag == tags.WINDOW else None
    if not parts and window is not None and not window.attacked:
        parts.append(scene.say("dl-tip-orders"))
    return "; ".join(parts)


_FORM_WORDS: Final = ("dl-melee", "dl-magic", "dl-speed")


def _draft_name(scene: Scene, code: int) -> str:
    """The card, quest or hero with which a declaration began."""
    kind, operands = CHOICES.decode(code)
    if kind in ("play", "card", "use"):
        return scene.card_name(operands[0])
    if kind in ("use-quest", "quest"):
        return scene.quest_name(operands[0])
    if kind == "use-hero":
        return scene.speaker.name(Name("hero", scene.tables.heroes[operands[0]].id))
    return scene.short_name(operands[0]) if kind == "attack" else ""


def label(scene: Scene, choice: Choice) -> str:
    """The choice as a verb with its object."""
    more: dict[str, Sayable] = {}
    if "cell" in choice.args:
        more["cell"] = cell_words(scene.speaker, str(choice.args["cell"]))
    if "seat" in choice.args:
        seat = int(str(choice.args["seat"])) - 1
        more["seat"] = scene.short_name(seat) if seat < NOBODY and seat < len(scene.players) else ""
    for name in ("glory", "ap", "wounds", "cost"):
        more.setdefault(name, choice.args.get(name, 0))
    return scene.speaker.choice(choice, "dungeoneer", **more)


# --- What follows ------------------------------------------------------------------------------------------------------


def detail(scene: Scene, choice: Choice) -> str:
    """What the choice is about: the card's text, the figures of whom it points at, where it leads."""
    kind, operands = CHOICES.decode(choice.code)
    match kind:
        case "play" | "use":
            return _from_lair(scene, operands[0]) + sentences(scene.card_text(operands[0])[1:])
        case "card":
            if choice.kind in ("guard-against", "challenge-card", "aim-card", "by-minion", "guard"):
                return _monster(scene, FIRST_CARD + operands[0])
            return f"{card_cost(scene, operands[0])} · {sentences(scene.card_text(operands[0])[1:])}"
        case "place":
            half = 0 if str(choice.args["turn"]) == "0" else 1
            return exit_words(scene, scene.view.drawn, half) if scene.view.drawn >= 0 else ""
        case "save":
            return scene.say("dl-save-for")
        case "zone":
            return scene.say("dl-lair-for") if operands[0] == TO_LAIR else ""
        case "token":
            return " ".join(scene.event_text()[-1:])
        case "use-hero" | "hero":
            text = scene.text("hero", scene.tables.heroes[operands[0]].id)
            return sentences(text if kind == "hero" else text[-_abilities(scene, operands[0]) :])
        case "use-quest":
            return sentences(scene.text("quest", scene.tables.quests[operands[0]].id)[-1:])
        case "attempt":
            text = scene.text("quest", scene.tables.quests[operands[0]].id)[2:]
            return sentences([*text, scene.say("dl-attempt-ends")])
        case "search" | "take-up" | "hand-over" | "pick-up":
            return sentences(scene.text("quest", scene.tables.quests[operands[0]].id)[2:])
        case "quest" if choice.kind in ("challenge-quest", "guard-against-quest"):
            return _monster(scene, FIRST_QUEST + operands[0])
        case "move":
            return location_words(scene, beside(scene.known, scene.me.place, operands[0]))
        case "location":
            return location_words(scene, operands[0])
        case "seat" | "attack":
            return "" if operands[0] == NOBODY else hero_words(scene, operands[0])
        case "form":
            return _form(scene, operands[0])
        case "special":
            return _special(scene, operands[0])
        case _:
            return ""


def _from_lair(scene: Scene, card: int) -> str:
    """That a monster comes from the lair, and what health it has left."""
    if card not in scene.me.lair:
        return ""
    health = f"{scene.glyphs.health}{monster_health(scene.known, FIRST_CARD + card)}"
    return f"{scene.say('dl-from-lair', health=health)} "


def _abilities(scene: Scene, hero: int) -> int:
    return max(1, len(scene.tables.heroes[hero].abilities))


def _monster(scene: Scene, fighter: int) -> str:
    """A monster's values and health now."""
    data = fighter_data(scene.known, fighter)
    if data is None:
        return sentences(scene.card_text(fighter - FIRST_CARD)[1:])
    values = [
        f"{scene.glyphs.forms[form]}{fighter_value(scene.known, fighter, form)}"
        for form in range(3)
        if data.symbols[form] != NO_SYMBOL
    ]
    return f"{' '.join(values)} {scene.glyphs.health}{monster_health(scene.known, fighter)}"


def hero_words(scene: Scene, seat: int) -> str:
    """A hero's values, health and peril."""
    player = scene.view.players[seat]
    values = " ".join(f"{scene.glyphs.forms[form]}{hero_value(scene.known, seat, form)}" for form in range(3))
    figures = f"{values} {scene.glyphs.health}{player.health}"
    return f"{figures} {scene.say('dl-peril', peril=player.peril)}"


def location_words(scene: Scene, location: int) -> str:
    """Income while new, hazard, who is there, quests that can go on there."""
    if location < 0:
        return ""
    card = scene.tables.locations[location]
    parts = []
    if not scene.me.has_visited(location):
        parts.append(income_words(scene, location))
    # The first two lines are the facts and the exits, which the map shows.
    parts += [line.rstrip(".") for line in scene.text("location", card.id)[2:]]
    for quest in scene.quests(scene.seat):
        if scene.tables.quests[quest].names_places and location in scene.goals(quest):
            parts.append(f"{scene.glyphs.quest} {scene.quest_name(quest)}")
    others = [
        scene.short_name(player.seat)
        for player in scene.view.players
        if player.alive and player.place == location and player.seat != scene.seat
    ]
    if others:
        parts.append(", ".join(others))
    return "; ".join(parts)


def _form(scene: Scene, form: int) -> str:
    """The values of whoever attacks in this form and of whoever is attacked."""
    known, draft = scene.known, scene.view.draft
    fighter, foe = scene.seat, -1
    if scene.tag == tags.MONSTER_FORM and known.battles and known.battles[-1].attackers:
        fighter, foe = known.battles[-1].attackers[-1], known.battles[-1].defender
    elif draft is not None:
        kind, (first, *_) = CHOICES.decode(draft.code)
        if kind == "play":
            fighter, foe = FIRST_CARD + first, draft.target
        elif scene.tag == tags.CHALLENGE_STAGE:
            fighter = FIRST_CARD + draft.card if draft.card >= 0 else scene.seat
            foe = first + {"card": FIRST_CARD, "quest": FIRST_QUEST}.get(kind, 0)
        elif kind == "attack":
            foe = first
    sign = scene.glyphs.forms[form]
    text = f"{sign} {fighter_value(known, fighter, form, foe)}"
    if foe < 0:
        return text
    who = "you" if foe == scene.seat else "other"
    against = scene.say("dl-against", who=who, name=scene.fighter_name(foe))
    return f"{text} {against} {sign} {fighter_value(known, foe, form, fighter)}"


def _special(scene: Scene, number: int) -> str:
    """What a special effect does: the line of the card's text that says so."""
    draft = scene.view.draft
    if draft is None:
        return ""
    _, (card,) = CHOICES.decode(draft.code)
    fighter = scene.tables.cards[card].fighter
    count = 0 if fighter is None else len(fighter.special_costs)
    # Specials are the last lines of a monster's own text.
    lines = scene.card_text(card)
    lines = lines[: len(lines) - len(scene.tables.cards[card].abilities)]
    return lines[len(lines) - count + number] if count <= len(lines) else ""
