"""What a player is asked, and what each answer does, in words."""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.cli.paper_dungeons.scene import Scene
from undercroft.cli.table import Entry, Question
from undercroft.games.paper_dungeons.codes import BOOTS, CHOICES, HEROES, ROOMS
from undercroft.games.paper_dungeons.content import Room
from undercroft.games.paper_dungeons.content_types import HEROES as PACK_HEROES
from undercroft.games.paper_dungeons.tables import ARMOUR, OUTSIDE
from undercroft.kernel.messages import Choice, Name

_DICE = ("level", "craft", "brew", "move")
_FACED_BY = {"ogre": "warrior", "ghost": "wizard", "zombie": "cleric", "goblin": "rogue"}
"""PD-7.6: which hero faces which minion."""
_HARM = ("hearts", "wounds")
_GAIN = ("potions", "gems")
"""Changes that are told as how many more, in this order."""


def question(scene: Scene, opened: Sequence[int], tray_lies: bool) -> Question:
    """The question of the moment with its answers; dice that cannot be used stand beside it if no tray shows them."""
    codes = scene.state.choices(scene.seat)
    kinds = {CHOICES.decode(code)[0] for code in codes}
    say = scene.say
    if kinds <= set(_DICE):
        if opened:
            return _uses(scene, opened)
        return _dice(scene, codes, "" if tray_lies else _spent(scene))
    if kinds == {"done"}:
        return Question(_close(scene), (_entry(scene, "1", codes[0]),), kind="done")
    kind = CHOICES.decode(codes[0])[0]
    if "step" in kinds or kind == "stop":
        steps = scene.sheet.steps
        where = "outside" if scene.sheet.room == OUTSIDE else ROOMS[scene.sheet.room]
        return Question(say("ask-step", steps=steps, room=where), _list(scene, codes))
    return Question(say(f"ask-{kind}"), _list(scene, codes))


def _close(scene: Scene) -> str:
    if scene.view.round == 0:
        return scene.say("ask-close-setup")
    return scene.say("ask-close-round", round=scene.view.round)


def _dice(scene: Scene, codes: Sequence[int], aside: str) -> Question:
    """First the die: an entry a face, under the number that the die bears."""
    groups: dict[int, list[int]] = {}
    for code in codes:
        groups.setdefault(CHOICES.decode(code)[1][0] + 1, []).append(code)
    used = sum(scene.sheet.used >> 2 * face & 3 for face in range(10))
    entries = tuple(
        Entry(str(face), _lying(scene, face), _uses_in_short(scene, group), tuple(group))
        for face, group in sorted(groups.items())
    )
    return Question(scene.say("ask-die", number=used + 1), entries, aside, "groups")


def die(scene: Scene, face: int) -> str:
    """A die by the sign of its colour and its symbol."""
    glyphs = scene.glyphs
    colour = glyphs.black if 5 <= face <= 8 or face == BOOTS else glyphs.white
    return f"{colour} {scene.say(f'die-{face}')}"


def _lying(scene: Scene, face: int) -> str:
    """A die, and how many of its kind are left to use."""
    left = (scene.sheet.pool >> 2 * (face - 1) & 3) - (scene.sheet.used >> 2 * (face - 1) & 3)
    return f"{die(scene, face)} ×{left}" if left > 1 else die(scene, face)


def _spent(scene: Scene) -> str:
    """The dice that cannot be used: used ones and skulls."""
    strike = scene.glyphs.strike
    spent = [
        f"{strike} {die(scene, face)}"
        for face in range(1, 11)
        for _ in range(scene.sheet.used >> 2 * (face - 1) & 3)
    ]
    spent += [f"{strike} {scene.say('die-skull')}"] * scene.view.dice.count(0)
    return "  ".join(spent)


def _uses_in_short(scene: Scene, codes: Sequence[int]) -> str:
    """What a die is good for: "level the warrior, half an item, brew, walk 2"."""
    words: list[str] = []
    several = sum(CHOICES.decode(code)[0] == "level" for code in codes) > 1
    for code in codes:
        kind, operands = CHOICES.decode(code)
        if kind == "level" and several:
            word = scene.say("use-level-any")
        elif kind == "level":
            hero = operands[1]
            level = (scene.sheet.levels >> 4 * hero & 15) + 1
            word = scene.say("use-level", hero=Name("hero", HEROES[hero]), level=level)
        elif kind == "move":
            word = scene.say("use-move", steps=3 if operands[0] + 1 == BOOTS else 2)
        else:
            word = scene.say(f"use-{kind}")
        if word not in words:
            words.append(word)
    return ", ".join(words)


def _uses(scene: Scene, opened: Sequence[int]) -> Question:
    face = CHOICES.decode(opened[0])[1][0] + 1
    return Question(scene.say("ask-use", die=die(scene, face)), _list(scene, opened))


def _list(scene: Scene, codes: Sequence[int]) -> tuple[Entry, ...]:
    return tuple(_entry(scene, str(number), code) for number, code in enumerate(codes, 1))


def _entry(scene: Scene, key: str, code: int) -> Entry:
    choice = scene.state.describe(scene.seat, code)
    return Entry(key, label(scene, choice), detail(scene, choice), (code,))


def label(scene: Scene, choice: Choice) -> str:
    """The choice as a verb with its object."""
    args = {**choice.args}
    if choice.kind in ("level", "free-level"):
        args["next"] = int(str(args["level"])) + 1
    if choice.kind == "move":
        args["steps"] = 3 if args["die"] == BOOTS else 2
    if choice.kind == "kill":
        room = scene.content.map.rooms[ROOMS.index(str(args["room"]))]
        args["minion"] = Name("minion", room.minion)
        args["level"] = room.minion_level
    if choice.kind == "stop":
        args["room"] = "outside" if scene.sheet.room == OUTSIDE else ROOMS[scene.sheet.room]
    return scene.say(f"choice-{choice.kind}", **args)


def detail(scene: Scene, choice: Choice) -> str:
    """What is certain to follow, and what will be asked next."""
    language = scene.speaker.language
    parts: list[str] = []
    if choice.kind == "talent":
        talent = next(
            card for card in scene.content.talents if Name("talent", card.id) == choice.args["talent"]
        )
        fame = talent.fame(str(scene.view.tables.options["edition"]))
        return scene.say("talent-card", text=talent.text.in_language(language), fame=fame)
    if choice.kind == "goal":
        return _goal_card(scene, choice)
    if choice.kind in ("craft", "free-half") and choice.args["boxes"] == 1:
        item = next(card for card in scene.content.items if Name("item", card.id) == choice.args["item"])
        parts.append(item.text.in_language(language).rstrip("."))
    if choice.kind in ("level", "free-level"):
        parts += _gift(scene, choice)
    if choice.kind == "step":
        parts += _room(scene, choice)
    else:
        parts += _harm(scene, choice)
    parts += _gain(scene, choice)
    if choice.kind not in ("craft", "free-half"):
        parts += _next_question(scene, choice)
    return ", ".join(parts)


def _gift(scene: Scene, choice: Choice) -> list[str]:
    """What a hero's fourth level gives."""
    name = choice.args["hero"]
    if choice.args["level"] == 3 and isinstance(name, Name):
        return [scene.say(f"gift-{name.id}")]
    return []


def _room(scene: Scene, choice: Choice) -> list[str]:
    """Who and what waits in a room, and what that costs."""
    number = ROOMS.index(str(choice.args["room"]))
    room = scene.content.map.rooms[number]
    sheet, say = scene.sheet, scene.say
    parts = []
    if number in scene.dungeon.boss_rooms:
        stage = scene.dungeon.boss_rooms.index(number) + 1
        parts.append(say("room-boss", boss=Name("boss", scene.boss(stage).id)))
    first = not sheet.explored >> number & 1
    if not first:
        parts.append(say("room-explored"))
    harm = " + ".join(_harm(scene, choice))
    if first and room.minion and not sheet.killed >> number & 1:
        parts.append(_fight(scene, room))
    if room.trap:
        parts.append(say("room-trap"))
    if harm and parts:
        parts[-1] = f"{parts[-1]}: {harm}"
    if first and room.gem:
        gone = sheet.gems_gone | sheet.gems_taken
        taken = gone >> "ABCDEFGH".index(room.gem) & 1
        parts.append(say("room-gem-gone" if taken else "room-gem", gem=room.gem))
    return parts


def _fight(scene: Scene, room: Room) -> str:
    """The minion and the hero who faces it, each with the level that counts."""
    hero = _FACED_BY[room.minion]
    level = scene.sheet.levels >> 4 * PACK_HEROES.index(hero) & 15
    armour = 1 if scene.sheet.has(ARMOUR) else 0
    return scene.say(
        "room-minion" if room.minion_level > level + armour else "room-minion-weaker",
        minion=Name("minion", room.minion),
        level=room.minion_level,
        hero=Name("hero", hero),
        own=f"{level}+1" if armour else str(level),
    )


def _harm(scene: Scene, choice: Choice) -> list[str]:
    """The wounds that are certain."""
    changed = {change.field: change.after - change.before for change in choice.preview}
    parts = [scene.say(f"change-{name}", count=changed[name]) for name in _HARM if name in changed]
    if "risen" in changed:
        parts.append(scene.say("change-risen", fame=-scene.view.tables.resurrection))
    return parts


def _gain(scene: Scene, choice: Choice) -> list[str]:
    """Potions and gems that are certain; a room has named its own gem already."""
    changed = {change.field: change for change in choice.preview}
    if choice.kind == "brew":
        after = changed["potions"].after if "potions" in changed else scene.sheet.potions
        return [scene.say("change-potions-to", potions=after)]
    gains = {name: changed[name].after - changed[name].before for name in _GAIN if name in changed}
    if choice.kind == "step" and "gems_taken" in changed and "gems" in gains:
        gains["gems"] -= 1
    return [scene.say(f"change-{name}", count=count) for name, count in gains.items() if count > 0]


def _next_question(scene: Scene, choice: Choice) -> list[str]:
    """What the choice lets the player choose next: everything up to there follows from the own sheet alone."""
    if choice.kind in ("done", "talent", "goal", "move"):
        return []
    after = scene.state.copy()
    after.play(scene.seat, choice.code)
    codes = after.choices(scene.seat)
    if not codes:
        return []
    kind = CHOICES.decode(codes[0])[0]
    message = f"next-{kind}"
    return [scene.say(message)] if kind in ("free-level", "free-half", "kill") else []


def _goal_card(scene: Scene, choice: Choice) -> str:
    goal = next(card for card in scene.content.goals if Name("goal", card.id) == choice.args["goal"])

    def of_colour(letter: str) -> str:
        named = zip(HEROES, goal.alignment, strict=True)
        return ", ".join(scene.say(f"name-hero-{hero}") for hero, colour in named if colour == letter)

    return scene.say(
        "goal-card",
        text=goal.text.in_language(scene.speaker.language),
        steps="/".join(str(step) for step in goal.steps),
        black=of_colour("B"),
        white=of_colour("W"),
    )
