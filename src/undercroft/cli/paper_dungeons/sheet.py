"""A party's sheet in words and boxes: heroes, items, potions, tracks, bosses, missions, cards, rivals."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from undercroft.cli.columns import cut
from undercroft.cli.paper_dungeons import glyphs as signs
from undercroft.cli.paper_dungeons.scene import Scene
from undercroft.games.paper_dungeons.codes import GEMS, HEROES, ITEMS, ROOMS
from undercroft.games.paper_dungeons.conditions import goal_count, goal_fame, mission_count
from undercroft.games.paper_dungeons.content import Boss
from undercroft.games.paper_dungeons.scoring import boss_row, power, wound_penalty
from undercroft.games.paper_dungeons.tables import OUTSIDE
from undercroft.kernel.bits import ones
from undercroft.kernel.messages import Name

MOST_POTIONS = 12


def header(scene: Scene) -> Text:
    """Where we are: the dungeon, the round and what the sheet is worth now."""
    say, view = scene.say, scene.view
    round_text = say("head-round", round=view.round, stage=view.stage) if view.round else say("head-setup")
    parts = [
        say("game-paper-dungeons"),
        say("head-dungeon", letter=scene.dungeon.letter),
        round_text,
        say("head-fame", fame=view.fame(scene.seat)),
    ]
    return Text(" · ".join(parts), style=signs.HEADING)


def narrow(scene: Scene, width: int) -> list[Text]:
    """The sheet beside a small map: heroes, items, tracks and the boss that comes next."""
    lines = heroes(scene)
    lines += _pairs([_item(scene, item, 0) for item in range(8)], width)
    lines += tracks(scene)
    lines += _next_boss(scene)
    return [cut(line, width) for line in lines]


def wide(scene: Scene, width: int) -> list[Text]:
    """The whole sheet beside a large map."""
    lines = _pairs(heroes(scene), width)
    lines += _pairs([_item(scene, item, width // 2) for item in range(8)], width)
    lines += _pairs(tracks(scene), width)
    for stage in (1, 2, 3):
        lines += _boss(scene, stage, short=True)
    lines += missions(scene)
    lines += cards(scene, width)
    return [cut(line, width) for line in lines]


def page(scene: Scene, width: int) -> list[Text]:
    """The whole sheet on a page of its own, with headings and every figure."""
    say = scene.say
    lines = [_heading(say("sheet-heroes")), *_pairs(heroes(scene), width)]
    lines += [
        _heading(say("sheet-items")),
        *_pairs([_item(scene, item, width // 2) for item in range(8)], width),
    ]
    lines += [_heading(say("sheet-tracks")), *tracks(scene), _heading(say("sheet-bosses"))]
    for stage in (1, 2, 3):
        lines += _boss(scene, stage, short=False)
    return lines + missions(scene) + cards(scene, width)


def heroes(scene: Scene) -> list[Text]:
    """A line a hero: the colour of its dice, its name, its level as pips."""
    lines = []
    longest = max(cell_len(scene.say(f"name-hero-{hero}")) for hero in HEROES)
    for number, hero in enumerate(HEROES):
        level = scene.sheet.levels >> 4 * number & 15
        line = Text()
        if scene.sheet.goal >= 0:
            black = bool(scene.sheet.alignment >> number & 1)
            line.append(f"{scene.glyphs.black if black else scene.glyphs.white} ")
        name = set_cell_size(scene.say(f"name-hero-{hero}"), longest)
        line.append(f"{name[:1].upper()}{name[1:]} {level} ")
        line.append(scene.glyphs.full * level, style=signs.GLORY)
        line.append(scene.glyphs.empty * (6 - level), style=signs.DONE)
        lines.append(line)
    return lines


def _item(scene: Scene, item: int, width: int) -> Text:
    """An item with its boxes, and what it does where there is room for it."""
    glyphs = scene.glyphs
    filled = scene.sheet.boxes >> 2 * item & 3
    boxes = glyphs.filled_box * filled + glyphs.open_box * (2 - filled)
    line = Text(boxes, style=signs.MINE if filled == 2 else "default")
    name = scene.say(f"short-{ITEMS[item]}")
    line.append(f" {name}", style=signs.MINE if filled == 2 else "default")
    if width:
        line.append(f" {scene.say(f'effect-{ITEMS[item]}')}", style=signs.DONE)
        line = cut(line, width - 1)
    return line


def tracks(scene: Scene) -> list[Text]:
    """Health and wounds, potions, gems, minions, each with what it is worth."""
    sheet, say = scene.sheet, scene.say
    tables = sheet.tables
    free = 2 * sheet.potions - sheet.hearts
    wounds = Text(
        say("track-wounds", wounds=sheet.wounds, health=sheet.health, fame=-wound_penalty(sheet)),
        style=signs.HARM if sheet.wounds > sheet.health else "default",
    )
    if sheet.risen:
        wounds.append(f" {say('track-risen')}", style=signs.HARM)
    potions = Text(say("track-potions", potions=sheet.potions, free=free), style=signs.HEALING)
    gems = Text(say("track-gems", gems=sheet.gems, fame=tables.gem_fame[sheet.gems]), style=signs.GEM)
    minions = Text(
        say("track-minions", minions=sheet.minions, fame=tables.minion_fame[sheet.minions]),
        style=signs.GLORY,
    )
    return [wounds, potions, gems, minions]


def _next_boss(scene: Scene) -> list[Text]:
    """The boss of this stage in three short lines."""
    stage = max(1, scene.view.stage)
    boss, say = scene.boss(stage), scene.say
    title = _boss_name(scene, stage, boss)
    title.append(f", {ROOMS[scene.dungeon.boss_rooms[stage - 1]]}")
    thresholds = "/".join(str(value) for value in boss.thresholds)
    weakness = Text(say("boss-weak", weakness=Name("hero", boss.weakness), thresholds=thresholds))
    return [title, weakness, _prospect(scene, stage, boss, short=True)[-1]]


def _boss(scene: Scene, stage: int, short: bool) -> list[Text]:
    boss, say = scene.boss(stage), scene.say
    if stage < scene.view.stage:
        fought = (scene.sheet.boss1, scene.sheet.boss2)[stage - 1]
        return [
            _boss_name(scene, stage, boss) + Text(f" {say('boss-behind', fame=fought)}", style=signs.DONE)
        ]
    title = _boss_title(scene, stage, boss)
    if short:
        rows = say(
            "boss-rows",
            thresholds="/".join(str(value) for value in boss.thresholds),
            fame="/".join(str(value) for value in boss.fame),
            wounds="/".join(str(value) for value in boss.wounds),
        )
    else:
        rows = "  ".join(
            say("boss-row", threshold=threshold, fame=fame, wounds=wounds)
            for threshold, fame, wounds in zip(boss.thresholds, boss.fame, boss.wounds, strict=True)
        )
    lines = [title, Text(f"  {rows}", style=signs.DONE)]
    if stage == max(1, scene.view.stage):
        prospect = _prospect(scene, stage, boss, short)
        lines += [Text("  ") + line for line in (prospect[-1:] if short else prospect)]
    return lines


def _boss_name(scene: Scene, stage: int, boss: Boss) -> Text:
    name = Text(f"{scene.glyphs.bosses[stage - 1]} ", style=signs.BOSS)
    return name.append(scene.speaker.name(Name("boss", boss.id)), style=f"{signs.BOSS} bold")


def _boss_title(scene: Scene, stage: int, boss: Boss) -> Text:
    weakness = Name("hero", boss.weakness)
    title = _boss_name(scene, stage, boss)
    room = ROOMS[scene.dungeon.boss_rooms[stage - 1]]
    title.append(f" {scene.say('boss-where', room=room, weakness=weakness)}")
    return title


def _prospect(scene: Scene, stage: int, boss: Boss, short: bool) -> list[Text]:
    """What the fight would bring as things stand; last, and above all, whether the party has been in the room."""
    sheet, say = scene.sheet, scene.say
    number = scene.view.bosses[stage - 1]
    strength = power(sheet, number)
    row = boss_row(sheet, number, strength)
    suffix = "-short" if short else ""
    lines = []
    if row < 0:
        text = say(f"boss-flee{suffix}", power=strength, fame=-boss.flee, least=boss.thresholds[0])
        lines.append(Text(text, style=signs.HARM))
    else:
        lines.append(
            Text(
                say(f"boss-beat{suffix}", power=strength, fame=boss.fame[row], wounds=boss.wounds[row]),
                style=signs.GLORY,
            )
        )
    if not sheet.visited >> (stage - 1) & 1:
        room = ROOMS[scene.dungeon.boss_rooms[stage - 1]]
        lines.append(Text(say(f"boss-not-visited{suffix}", room=room, fame=-boss.flee), style=signs.HARM))
    return lines


def missions(scene: Scene) -> list[Text]:
    """The open missions with how far the party is."""
    if not scene.view.missions:
        return []
    lines = [_heading(scene.say("sheet-missions"))]
    for number in scene.view.missions:
        card = scene.content.missions[number]
        reached = min(mission_count(scene.sheet, number), card.amount)
        line = Text(f" {reached}/{card.amount} ", style=signs.GLORY if reached == card.amount else "default")
        line.append(card.text.in_language(scene.speaker.language))
        lines.append(line)
    return lines


def cards(scene: Scene, width: int) -> list[Text]:
    """The party's goal and talent."""
    sheet, language = scene.sheet, scene.speaker.language
    lines = []
    if sheet.goal >= 0:
        goal = scene.content.goals[sheet.goal]
        text = scene.say(
            "sheet-goal",
            text=goal.text.in_language(language),
            steps="/".join(str(step) for step in goal.steps),
            count=goal_count(sheet, sheet.goal),
            fame=goal_fame(sheet, sheet.goal),
        )
        lines += [Text(part) for part in wrap(text, width)]
    if sheet.talent >= 0:
        talent = scene.content.talents[sheet.talent]
        text = scene.say(
            "sheet-talent",
            talent=talent.name.in_language(language),
            text=talent.text.in_language(language),
        )
        lines += [Text(part) for part in wrap(text, width)]
    return lines


def rivals(scene: Scene) -> list[Text]:
    """A line a rival, as of the end of the last round."""
    lines = []
    for seat, player in enumerate(scene.players):
        if seat == scene.seat:
            continue
        sheet = scene.view.sheet(seat)
        letters = " ".join(letter for place, letter in enumerate(GEMS) if sheet.gems_taken >> place & 1)
        line = Text(f"{player}  ", style=signs.HEADING)
        line.append(
            scene.say(
                "rival-line",
                fame=scene.view.fame(seat),
                health=sheet.health,
                wounds=sheet.wounds,
                gems=sheet.gems,
                letters=letters or "none",
                minions=sheet.minions,
                items=ones(sheet.complete()),
                room=ROOMS[sheet.room] if sheet.room != OUTSIDE else "outside",
            ),
            style="default",
        )
        lines.append(line)
    return lines


# --- Lines -----------------------------------------------------------------------------------------------------------


def _heading(text: str) -> Text:
    return Text(text, style=signs.HEADING)


def _pairs(lines: Sequence[Text], width: int) -> list[Text]:
    """Two lines beside each other, down the left column first."""
    half = (len(lines) + 1) // 2
    column = width // 2
    paired = []
    for left, right in zip(lines[:half], [*lines[half:], Text()][:half], strict=True):
        line = cut(left.copy(), column - 1)
        line.append(" " * (column - line.cell_len))
        paired.append(line + right)
    return paired
