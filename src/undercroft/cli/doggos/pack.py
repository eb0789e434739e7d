"""A whole Dungeons & Doggos pack to read."""

from __future__ import annotations

from textwrap import wrap

from rich.text import Text

from undercroft.cli.doggos import glyphs as signs
from undercroft.cli.doggos.glyphs import Glyphs, glyphs_for
from undercroft.cli.doggos.scene import COUNTED_SYMBOLS, SYMBOL_WORDS
from undercroft.cli.table import Space
from undercroft.games.doggos.content import Card, Content
from undercroft.locales import Speaker
from undercroft.packs import Words


class PackPage:
    """Writes a pack down, part by part."""

    def __init__(self, content: Content, speaker: Speaker, space: Space) -> None:
        self.content = content
        self.speaker = speaker
        self.width = max(40, space.width)
        self.lines: list[Text] = []

    def write(self) -> list[Text]:
        """Dogs, room cards, quests, potions and ranks."""
        content, say = self.content, self.speaker.say
        title = say(
            "show-title", title=self._words(content.title), name=content.name, version=content.version
        )
        self._heading(title)
        self._line(say("show-figures", hash=content.hash, folder=str(content.folder)))
        self._line(say("dog-show-start", two=content.start.seats_two, more=content.start.seats_more))
        self._dogs()
        self._cards()
        self._heading(say("dog-show-quests"))
        for quest in content.quests:
            self._line(f" {self._words(quest.name)}: {self._words(quest.text)}")
        self._heading(say("dog-show-potions"))
        for potion in content.potions:
            self._line(f" {potion.copies}× {self._words(potion.name)}: {self._words(potion.text)}")
        self._heading(say("show-ranks"))
        for rank in content.ranks:
            self._line(f" {rank.at:>4}  {self._words(rank.name)}")
        return self.lines

    def _dogs(self) -> None:
        self._heading(self.speaker.say("dog-show-dogs"))
        for dog in self.content.dogs:
            self._line(f" {self._words(dog.name)}, {self._words(dog.title)}", signs.MINE)
            attack = self._counted(dog.base)
            text = self.speaker.say(
                "dog-card", attack=attack, defence=dog.defence, text=self._words(dog.text)
            )
            self._line(f"    {text}")

    def _cards(self) -> None:
        self._heading(
            self.speaker.say("dog-show-cards", count=sum(card.copies for card in self.content.cards))
        )
        text = ""
        for card in self.content.cards:
            if self._words(card.name) != text:
                text = self._words(card.name)
                self._line(f" {text}", signs.HEADING)
                self._line(f"    {self._words(card.text)}", signs.DONE)
            self._line(f"    {card.copies}× {card.edges}  {self._figures(card)}".rstrip())

    def _figures(self, card: Card) -> str:
        say = self.speaker.say
        words = [say(message) for message in SYMBOL_WORDS.values()]
        parts = []
        if sum(card.needs):
            parts.append(say("dog-needs", symbols=self._counted(card.needs)))
            parts.append(say("dog-damage", damage=card.damage))
        if card.symbol >= 0:
            parts.append(say("dog-trap", symbol=words[card.symbol]))
        if card.single >= 0:
            first, second = (words[symbol] for symbol in card.pair)
            parts.append(say("dog-tramp", first=first, second=second, single=words[card.single]))
        trophy = [self._counted(card.trophy)] if sum(card.trophy) else []
        trophy += [say("dog-shields", count=card.shields)] if card.shields else []
        trophy += [say("dog-key")] if card.keys else []
        if trophy:
            parts.append(say("dog-trophy", trophy=", ".join(trophy)))
        if card.coins:
            parts.append(say("dog-chest" if card.kind == "chest" else "dog-coins", coins=card.coins))
        return "; ".join(parts)

    def _counted(self, counts: tuple[int, int, int]) -> str:
        return ", ".join(
            self.speaker.say(message, count=count)
            for message, count in zip(COUNTED_SYMBOLS, counts, strict=True)
            if count
        )

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
    glyphs: Glyphs = glyphs_for(encoding)
    say = speaker.say
    words = [say(message) for message in SYMBOL_WORDS.values()]
    sword, bow, fireball = tuple(glyphs.symbols)
    things = [
        *(f"{sign} {word}" for sign, word in zip(glyphs.symbols, words, strict=True)),
        f"{glyphs.shield} {say('dog-legend-shield')}",
        f"{glyphs.key} {say('dog-legend-key')}",
        f"{glyphs.coin}2 {say('dog-legend-coins')}",
        f"{sword}{bow}{glyphs.gives}{fireball} {say('dog-legend-monster', gives=glyphs.gives)}",
        f"{glyphs.damage}1 {say('dog-legend-damage')}",
        f"{glyphs.gives}{sword}{sword} {say('dog-legend-artifact')}",
        f"{glyphs.key}{glyphs.gives}{glyphs.coin}4 {say('dog-legend-chest')}",
        f"{glyphs.trap}{sword} {say('dog-legend-trap')}",
        f"{sword}{bow}|{fireball}{glyphs.paw} {say('dog-legend-tramp')}",
        f"{glyphs.portal} {say('dog-legend-portal')}",
        f"{glyphs.paw}1 {say('dog-legend-paw')}",
        f"{glyphs.here} {say('dog-legend-here')}",
        f"{glyphs.been} {say('dog-legend-been')}",
        f"{glyphs.covered} {say('dog-legend-covered')}",
        f"{glyphs.emptied * 2} {say('dog-legend-emptied')}",
        f"{glyphs.ways_out} {say('dog-legend-way-out')}",
        f"{glyphs.door} {say('dog-legend-door')}",
        f"{glyphs.passage} {say('dog-legend-passage')}",
        f"(7) {say('dog-legend-place')}",
    ]
    return "  ".join(things)
