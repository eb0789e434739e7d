"""A whole set of Dungeoneer to read, and what the signs of the map mean."""

from __future__ import annotations

from textwrap import wrap

from rich.text import Text

from undercroft.cli.dungeoneer import glyphs as signs
from undercroft.cli.dungeoneer.glyphs import glyphs_for
from undercroft.cli.table import Space
from undercroft.games.dungeoneer.content import CardSet
from undercroft.games.dungeoneer.wording import Thing, text_of
from undercroft.locales import Speaker
from undercroft.locales.phrases import phrase_lines
from undercroft.packs import Words


class SetPage:
    """Writes a set down, part by part."""

    def __init__(self, cards: CardSet, speaker: Speaker, space: Space) -> None:
        self.cards = cards
        self.speaker = speaker
        self.width = max(40, space.width)
        self.lines: list[Text] = []

    def write(self) -> list[Text]:
        """Heroes, locations, adventure cards, quests, and the event where the set has one."""
        one, say = self.cards, self.speaker.say
        self._heading(say("show-title", title=self._words(one.title), name=one.name, version=one.version))
        self._line(say("show-figures", hash=one.hash, folder=str(one.folder)))
        self._line(say("dl-show-stage", stage=one.stage))
        self._heading(say("dl-show-heroes", count=len(one.heroes)))
        for hero in one.heroes:
            self._thing(
                hero, f"{self._words(hero.name)}, {self._words(hero.race)}, {self._words(hero.title)}"
            )
        self._heading(say("dl-show-locations", count=len(one.locations)))
        for location in one.locations:
            self._thing(location, self._words(location.name))
        self._heading(say("dl-show-cards", count=sum(card.copies for card in one.adventures)))
        for card in one.adventures:
            copies = f"{card.copies}× " if card.copies > 1 else ""
            self._thing(card, f"{copies}{self._words(card.name)}")
        self._heading(say("dl-show-quests", count=len(one.quests)))
        for quest in one.quests:
            self._thing(quest, self._words(quest.name))
        if one.event is not None:
            self._heading(say("dl-show-event"))
            self._thing(one.event, self._words(one.event.name))
        return self.lines

    def _thing(self, thing: Thing, title: str) -> None:
        self._line(f" {title}", signs.MINE)
        if thing.flavour is not None:
            self._line(f"    {self._words(thing.flavour)}", signs.DONE)
        for line in phrase_lines(self.speaker, text_of(thing)):
            self._line(f"    {line}")

    def _words(self, words: Words) -> str:
        return words.in_language(self.speaker.language)

    def _line(self, text: str, style: str = "default") -> None:
        indent = " " * (len(text) - len(text.lstrip()))
        for part in wrap(text, self.width, subsequent_indent=indent, break_on_hyphens=False):
            self.lines.append(Text(part, style=style))

    def _heading(self, text: str) -> None:
        if self.lines:
            self.lines.append(Text())
        self._line(text, signs.HEADING)


def legend(speaker: Speaker, encoding: str) -> str:
    """What the signs of the map mean."""
    glyphs = glyphs_for(encoding)
    say = speaker.say
    melee, magic, speed = tuple(glyphs.forms)
    danger, spikes, pit, effect = tuple(glyphs.hazards)
    things = [
        f"{melee} {say('dl-melee')}",
        f"{magic} {say('dl-magic')}",
        f"{speed} {say('dl-speed')}",
        f"{glyphs.health} {say('dl-legend-health')}",
        f"1 {say('dl-legend-hero')}",
        f"{glyphs.arrows[0]} {say('dl-legend-on')}",
        f"{glyphs.blocked}{melee}6{glyphs.arrows[1]} {say('dl-legend-blocked')}",
        f"{glyphs.trapped}{speed}6{glyphs.arrows[1]} {say('dl-legend-trapped')}",
        f"{glyphs.entrance} {say('dl-legend-entrance')}",
        f"{danger} {say('dl-legend-danger')}",
        f"{spikes} {say('dl-legend-spikes')}",
        f"{pit} {say('dl-legend-pit')}",
        f"{effect} {say('dl-legend-effect')}",
        f"{glyphs.throne} {say('dl-legend-throne')}",
        f"{glyphs.token} {say('dl-legend-token')}",
        f"{glyphs.attached} {say('dl-legend-attached')}",
        f"{glyphs.quest} {say('dl-legend-quest')}",
        f"(7) {say('dl-legend-place')}",
    ]
    return "  ".join(things)
