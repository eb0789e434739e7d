"""The hero's sheet: values and where they come from, points, cards, quests; the rivals in short."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from textwrap import wrap
from typing import Final

from rich.text import Text

from undercroft.cli.columns import cut
from undercroft.cli.dungeoneer import glyphs as signs
from undercroft.cli.dungeoneer.map import exit_words
from undercroft.cli.dungeoneer.scene import Scene
from undercroft.games.dungeoneer.atlas import same_upside_down
from undercroft.games.dungeoneer.battle import FIRST_CARD
from undercroft.games.dungeoneer.context import (
    FIRST_HERO_SOURCE,
    FIRST_LOCATION_SOURCE,
    FIRST_QUEST_SOURCE,
)
from undercroft.games.dungeoneer.origins import SCEPTER, Origins
from undercroft.games.dungeoneer.queries import (
    bonus,
    cost_of,
    counted,
    hero_value,
    limit,
    monster_health,
    most_health,
    printed_value,
)
from undercroft.games.dungeoneer.quests import is_found, is_here
from undercroft.games.dungeoneer.state import DungeoneerState
from undercroft.games.dungeoneer.tables import (
    MONSTER_QUEST,
    OF_BOONS,
    OF_LAIR,
    OF_TREASURES,
    QUESTS_TO_WIN,
)
from undercroft.kernel.messages import Name

SIDE: Final = 36
"""The width of the sheet beside the map."""
_PHASES: Final = ("setup", "reset", "villainy", "location", "feats", "discard")
_FORM_WORDS: Final = ("dl-melee", "dl-magic", "dl-speed")
_SHORT_WORDS: Final = ("dl-melee-short", "dl-magic-short", "dl-speed-short")


def header(scene: Scene, width: int) -> Text:
    """Round, whose turn, phase, the Scepter and the decks."""
    view, say = scene.view, scene.say
    if not scene.laid_out or view.active < 0:
        return Text(say("dl-head-setup"), style=signs.HEADING)
    parts = [
        say("dl-head-round", round=view.table["round"]),
        say(
            "dl-head-turn",
            who="you" if view.active == scene.seat else "other",
            player=scene.short_name(view.active),
        ),
        say("dl-head-phase", phase=_PHASES[view.table["phase"]]),
    ]
    if view.table["scepter"] > 0:
        parts.append(say("dl-head-scepter", tokens=view.table["scepter"]))
    parts.append(say("dl-head-locations", count=view.deck_size(2)))
    line = Text(" · ".join(parts), style=signs.HEADING)
    return cut(line, width)


def side(scene: Scene, most: int, width: int = SIDE, rivals: bool = True) -> list[Text]:
    """The sheet beside the map, in at most so many lines: what matters first; the rivals where nothing else tells them."""
    if not scene.laid_out or scene.me.hero < 0:
        return []
    lines = [_hero(scene), _values(scene), _points(scene)]
    drawn = drawn_location(scene, width)
    lines += drawn
    cards = [*_belongings(scene, short=True), *(statuses(scene) if rivals else [])]
    hand = _hand(scene)
    quests = _quest_lines(scene, width, roomy=True)
    if len(lines) + len(quests) + len(cards) + len(hand) > most:
        quests = _quest_lines(scene, width, roomy=False)
    lines += quests
    if len(lines) + len(cards) + len(hand) > most:
        hand = _hand_in_a_row(scene, width)
    if len(lines) + len(cards) + len(hand) > most:
        # The list of choices names the cards that can be played.
        hand = [Text(scene.say("dl-hand-count", count=len(scene.me.hand)))]
    lines += [*cards, *hand]
    return [cut(line, width) for line in lines[: max(3 + len(drawn), most)]]


def _hero(scene: Scene) -> Text:
    me = scene.me
    line = Text(f"{me.seat + 1} {scene.hero_name(me.seat)}", style=signs.HEROES[me.seat])
    line.append(f"  {scene.say('dl-level', level=me.level)}", style=signs.HEADING)
    if not me.alive:
        line.append(f"  {scene.say('dl-dead')}", style=signs.HARM)
    elif me.fallen:
        line.append(f"  {scene.say('dl-fallen')}", style=signs.HARM)
    return line


def _values(scene: Scene) -> Text:
    """The three values; a star marks one that cards change."""
    parts = []
    for form in range(3):
        changed = "*" if bonus(scene.known, form, scene.seat) else ""
        value = hero_value(scene.known, scene.seat, form)
        parts.append(f"{scene.glyphs.forms[form]} {scene.say(_SHORT_WORDS[form])} {value}{changed}")
    return Text("  ".join(parts))


def _points(scene: Scene) -> Text:
    me = scene.me
    line = Text(f"{scene.glyphs.health} {me.health}/{most_health(scene.known, me.seat)}", style=signs.HARM)
    line.append("  " + scene.say("dl-ap", ap=me.ap, saved=me.saved + me.extra), style=signs.HEADING)
    line.append("  " + scene.say("dl-glory", glory=me.glory), style=signs.GLORY)
    line.append("  " + scene.say("dl-peril", peril=me.peril), style=signs.BLOCKED)
    return line


def income_words(scene: Scene, location: int) -> str:
    """What a new location brings; alone, dice of the dungeon instead of peril (DL-173)."""
    card = scene.tables.locations[location]
    message = "dl-income-solo" if scene.tables.solo else "dl-income"
    return scene.say(message, glory=card.glory, peril=card.peril)


def drawn_location(scene: Scene, width: int) -> list[Text]:
    """The location that the seat is about to place: income, exits both ways round, what happens there."""
    location = scene.view.drawn
    if location < 0 or scene.seat not in scene.state.to_act or scene.view.table["placer"] != scene.seat:
        return []
    card = scene.tables.locations[location]
    lines = [Text(scene.place_name(location), style=signs.MAY)]
    lines.append(Text(f" {income_words(scene, location)}"))
    lines.append(Text(f" r0   {exit_words(scene, location, 0)}"))
    if not same_upside_down(scene.known, location):
        lines.append(Text(f" r180 {exit_words(scene, location, 1)}"))
    for line in scene.text("location", card.id)[2:]:
        lines += [Text(part) for part in wrap(line, width, initial_indent=" ", subsequent_indent=" ")]
    return lines


# --- Quests ------------------------------------------------------------------------------------------------------------


def quest_progress(scene: Scene, quest: int, short: bool = False) -> str:
    """How far the own hero is with a quest: here, found, escorting, the monster's health, or where to go."""
    known, me, say = scene.known, scene.me, scene.say
    card = scene.tables.quests[quest]
    if quest in me.escorts:
        return say("dl-quest-escorting", place=_goal_names(scene, quest, short))
    if card.search and is_found(known, me.seat, quest):
        return say("dl-quest-found")
    if me.place >= 0 and is_here(known, me.seat, card):
        return say("dl-quest-here")
    text = say("dl-quest-where", place=_goal_names(scene, quest, short))
    if card.condition == MONSTER_QUEST and card.fighter is not None and known.quest_hurt[quest]:
        left = card.fighter.health - known.quest_hurt[quest]
        text += f", {scene.glyphs.health}{left}"
    return text


def _goal_names(scene: Scene, quest: int, short: bool) -> str:
    """Where a quest goes on: named places, or the kind of place.

    What is not on the map yet is said to come; where space is ``short`` it only stands in brackets.
    """
    card = scene.tables.quests[quest]
    goals = scene.goals(quest)
    if not card.names_places and goals is card.places:
        on_map = sum(1 for place in goals if scene.known.cells[place] >= 0)
        return scene.say("dl-quest-places", count=on_map)
    names = []
    for place in goals[:3]:
        name = scene.place_name(place)
        if scene.known.cells[place] < 0:
            name = f"({name})" if short else scene.say("dl-quest-to-come", place=name)
        names.append(name)
    return " / ".join(names)


def _quest_lines(scene: Scene, width: int, roomy: bool) -> list[Text]:
    """The open quests: a line each, or where there is room the place and the way in a line of their own."""
    me = scene.me
    line = Text(scene.say("dl-quests-done", done=len(me.done), needed=QUESTS_TO_WIN), style=signs.HEADING)
    lines = [line]
    for quest in scene.quests(me.seat):
        mark = scene.glyphs.quest if quest not in scene.known.common else "="
        text = Text(f"{mark} ", style=signs.GLORY)
        name, progress = scene.quest_name(quest), quest_progress(scene, quest, short=not roomy)
        if roomy:
            lines += [text.append(name, style="default"), cut(Text(f"   {progress}"), width)]
            continue
        room = max(16, width - len(progress) - 4)
        text.append_text(cut(Text(name), room))
        text.append(f" {progress}", style=signs.DONE)
        lines.append(text)
    return lines


# --- Cards -------------------------------------------------------------------------------------------------------------


def _belongings(scene: Scene, short: bool) -> list[Text]:
    """Inventory with its limits, curses, lair; what is empty is left out where space is short."""
    me, known, say = scene.me, scene.known, scene.say
    boons = [card for card in me.inventory if scene.tables.cards[card].type == 0]
    treasures = [card for card in me.inventory if scene.tables.cards[card].type != 0]
    lines = []
    for message, cards, which in (
        ("dl-boons", boons, OF_BOONS),
        ("dl-treasures", treasures, OF_TREASURES),
        ("dl-lair", me.lair, OF_LAIR),
    ):
        if cards or not short:
            head = say(message, count=counted(known, me.seat, which), limit=limit(known, me.seat, which))
            names = ", ".join(_owned(scene, card) for card in cards)
            lines.append(Text(f"{head} {names}".rstrip()))
    if me.curses:
        names = ", ".join(scene.card_name(card) for card in me.curses)
        lines.append(Text(f"{say('dl-curses')} {names}", style=signs.HARM))
    return lines


def _owned(scene: Scene, card: int) -> str:
    """A card on the table: a wounded monster with what health it has left, tokens on it."""
    name = scene.card_name(card)
    if scene.known.hurt[card]:
        name += f" {scene.glyphs.health}{monster_health(scene.known, FIRST_CARD + card)}"
    if scene.known.tokens[card]:
        name += f" ×{scene.known.tokens[card]}"
    return name


def _hand(scene: Scene) -> list[Text]:
    me = scene.me
    if not me.hand:
        return []
    cards = [Text(f" {card_cost(scene, card)} {scene.card_name(card)}") for card in me.hand]
    return [Text(scene.say("dl-hand"), style=signs.HEADING), *cards]


def _hand_in_a_row(scene: Scene, width: int) -> list[Text]:
    cards = ", ".join(f"{scene.card_name(card)} {card_cost(scene, card)}" for card in scene.me.hand)
    return [Text(line) for line in wrap(f"{scene.say('dl-hand')} {cards}", width, subsequent_indent=" ")]


def card_cost(scene: Scene, card: int) -> str:
    """What a card costs now, as "3g" or "2p" in the letters of the language."""
    data = scene.tables.cards[card]
    cost = "X" if data.cost_x else str(cost_of(scene.known, scene.seat, data))
    return scene.say("dl-cost", cost=cost, purse="glory" if data.glory else "peril")


# --- The page ----------------------------------------------------------------------------------------------------------


def page(scene: Scene, width: int) -> list[Text]:
    """The whole sheet on a page of its own: every card with its text."""
    if not scene.laid_out or scene.me.hero < 0:
        return []
    me, say = scene.me, scene.say
    lines = [_hero(scene)]
    lines += _printed(scene, "hero", scene.tables.heroes[me.hero].id, width)
    for hero in (me.epic, me.legendary):
        if hero >= 0:
            lines.append(
                Text(f" {scene.speaker.name(Name('hero', scene.tables.heroes[hero].id))}", style=signs.MINE)
            )
            lines += _printed(scene, "hero", scene.tables.heroes[hero].id, width)
    lines += [Text(f" {origin(scene, form)}") for form in range(3)]
    lines.append(_points(scene))
    lines.append(Text(say("dl-quests-done", done=len(me.done), needed=QUESTS_TO_WIN), style=signs.HEADING))
    for quest in scene.quests(me.seat):
        mark = scene.glyphs.quest if quest not in scene.known.common else "="
        lines.append(
            Text(f"{mark} {scene.quest_name(quest)}: {quest_progress(scene, quest)}", style=signs.GLORY)
        )
        lines += _printed(scene, "quest", scene.tables.quests[quest].id, width)
    for quest in me.done:
        lines.append(Text(f"  {say('dl-quest-done', quest=scene.quest_name(quest))}"))
    for head, cards in (
        (say("dl-boons-treasures", **_limits(scene)), me.inventory),
        (say("dl-curses"), me.curses),
        (say("dl-lair", count=len(me.lair), limit=limit(scene.known, me.seat, OF_LAIR)), me.lair),
        (say("dl-hand"), me.hand),
    ):
        lines.append(Text(head if cards else f"{head} –", style=signs.HEADING))
        for card in cards:
            # Quests and cards change what a card costs, and that is not printed on it.
            cost = f"  {card_cost(scene, card)}" if card in me.hand else ""
            lines.append(Text(f" {_owned(scene, card)}{cost}", style=signs.MINE))
            lines += _printed(scene, "card", scene.tables.cards[card].id, width)
    if scene.view.table["scepter"] > 0:
        lines.append(
            Text(scene.say("dl-head-scepter", tokens=scene.view.table["scepter"]), style=signs.HEADING)
        )
        for line in scene.event_text():
            lines += [
                Text(part) for part in wrap(line, width, initial_indent="    ", subsequent_indent="    ")
            ]
    return lines


def _limits(scene: Scene) -> dict[str, int]:
    known, seat = scene.known, scene.seat
    return {
        "boons": counted(known, seat, OF_BOONS),
        "boons_limit": limit(known, seat, OF_BOONS),
        "treasures": counted(known, seat, OF_TREASURES),
        "treasures_limit": limit(known, seat, OF_TREASURES),
    }


def _printed(scene: Scene, kind: str, id_: str, width: int) -> list[Text]:
    return [
        Text(part)
        for line in scene.text(kind, id_)
        for part in wrap(line, width, initial_indent="    ", subsequent_indent="    ")
    ]


def origin(scene: Scene, form: int) -> str:
    """A value and where it comes from: "Melee 7: 5 at level 4, +2 Big Stick"."""
    known, seat = scene.known, scene.seat
    parts = [scene.say("dl-by-level", value=printed_value(known, seat, form), level=scene.me.level)]
    parts += added_words(scene, added(known, lambda state: bonus(state, form, seat)))
    value = hero_value(known, seat, form)
    return f"{scene.glyphs.forms[form]} {scene.say(_FORM_WORDS[form])} {value}: {', '.join(parts)}"


def added(known: DungeoneerState, measure: Callable[[DungeoneerState], int]) -> list[tuple[int, int]]:
    """What changes a figure: the source, as ``Origins.parts`` names it, and how much."""
    return Origins(known).parts(measure)


def added_words(scene: Scene, parts: Sequence[tuple[int, int]]) -> list[str]:
    """What ``added`` found, such as "+2 Big Stick"."""
    return [f"{f'+{n}' if n > 0 else f'−{-n}'} {source_words(scene, source)}" for source, n in parts]


def source_words(scene: Scene, source: int) -> str:
    """What carries an effect; marks of cards already gone are "for now"."""
    if source == SCEPTER:
        return scene.say("dl-scepter")
    if source < 0:
        return scene.say("dl-for-now")
    if source < FIRST_HERO_SOURCE:
        return scene.card_name(source)
    if source < FIRST_QUEST_SOURCE:
        return scene.speaker.name(Name("hero", scene.tables.heroes[source - FIRST_HERO_SOURCE].id))
    if source < FIRST_LOCATION_SOURCE:
        return scene.quest_name(source - FIRST_QUEST_SOURCE)
    return scene.place_name(source - FIRST_LOCATION_SOURCE)


# --- Rivals --------------------------------------------------------------------------------------------------------------


def rivals(scene: Scene) -> list[Text]:
    """A rival in a line or two: hero, values, points, cards, quests."""
    lines = []
    for player in scene.view.players:
        if player.seat == scene.seat or player.hero < 0:
            continue
        known = scene.known
        line = Text(f"{player.seat + 1} {scene.players[player.seat]}", style=signs.HEROES[player.seat])
        line.append(f", {scene.hero_name(player.seat)}: ", style=signs.HEADING)
        if not player.alive:
            line.append(scene.say("dl-dead"), style=signs.HARM)
            lines.append(line)
            continue
        values = " ".join(
            f"{scene.glyphs.forms[form]}{hero_value(known, player.seat, form)}" for form in range(3)
        )
        health = f"{scene.glyphs.health}{player.health}/{most_health(known, player.seat)}"
        place = scene.place_name(player.place) if player.place >= 0 else "–"
        line.append(
            scene.say(
                "dl-rival",
                level=player.level,
                values=values,
                health=health,
                glory=player.glory,
                peril=player.peril,
                ap=player.ap + player.saved,
                hand=scene.view.hand_size(player.seat),
                done=len(player.done),
                place=place,
            ),
            style="default",
        )
        if player.fallen:
            line.append(f" {scene.say('dl-fallen')}", style=signs.HARM)
        lines.append(line)
        lines += _rival_cards(scene, player.seat)
    return lines


def _rival_cards(scene: Scene, seat: int) -> list[Text]:
    player = scene.view.players[seat]
    parts = []
    for message, cards in (
        ("dl-rival-cards", player.inventory),
        ("dl-rival-curses", player.curses),
        ("dl-rival-lair", player.lair),
        ("dl-rival-known", player.hand),
    ):
        if cards:
            parts.append(scene.say(message, cards=", ".join(_owned(scene, card) for card in cards)))
    if player.quests:
        parts.append(scene.say("dl-rival-quests", quests=", ".join(map(scene.quest_name, player.quests))))
    return [Text("  " + "; ".join(parts))] if parts else []


def statuses(scene: Scene) -> list[Text]:
    """A rival a line, as short as can be."""
    lines = []
    for player in scene.view.players:
        if player.seat == scene.seat or player.hero < 0:
            continue
        text = Text(f"{player.seat + 1} ", style=signs.HEROES[player.seat])
        text.append_text(cut(Text(scene.short_name(player.seat)), 14))
        if player.alive:
            health = f"{scene.glyphs.health}{player.health}"
            short = scene.say("dl-rival-short", peril=player.peril, done=len(player.done))
            text.append(f" {health} {short}", style="default")
        else:
            text.append(f" {scene.say('dl-dead')}", style=signs.HARM)
        lines.append(text)
    return lines
