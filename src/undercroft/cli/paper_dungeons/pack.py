"""A whole Paper Dungeons pack to read."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from undercroft.cli.paper_dungeons import glyphs as signs
from undercroft.cli.paper_dungeons.glyphs import glyphs_for
from undercroft.cli.paper_dungeons.map import LARGE, SMALL, DungeonDrawing
from undercroft.cli.table import Space
from undercroft.games.paper_dungeons.content import Boss, Content, Dungeon
from undercroft.games.paper_dungeons.content_types import HEROES, room_name
from undercroft.kernel.messages import Name
from undercroft.locales import Speaker
from undercroft.packs import Words


class PackPage:
    """Writes a pack down, part by part."""

    def __init__(self, content: Content, speaker: Speaker, space: Space) -> None:
        self.content = content
        self.speaker = speaker
        self.space = space
        self.lines: list[Text] = []

    def write(self) -> list[Text]:
        """Map, dungeons, bosses, cards, items and tracks."""
        content, say = self.content, self.speaker.say
        title = say(
            "show-title", title=self._words(content.title), name=content.name, version=content.version
        )
        self._heading(title)
        self._line(say("show-figures", hash=content.hash, folder=str(content.folder)))
        self._map()
        self._stories()
        self._bosses()
        self._cards()
        self._sheet()
        return self.lines

    def _words(self, words: Words) -> str:
        return words.in_language(self.speaker.language)

    def _line(self, text: str, style: str = "default") -> None:
        self.lines.append(Text(text, style=style))

    def _heading(self, text: str) -> None:
        if self.lines:
            self.lines.append(Text())
        self._line(text, signs.HEADING)

    def _map(self) -> None:
        self._heading(self.speaker.say("show-map"))
        size = LARGE if self.space.width >= LARGE.map_width else SMALL
        glyphs = glyphs_for(self.space.encoding)
        self.lines += DungeonDrawing(self.content, None, self.speaker, glyphs, size).lines()
        self._line(legend(self.speaker, self.space.encoding))

    def _stories(self) -> None:
        self._heading(self.speaker.say("show-dungeons"))
        for story in self.content.stories:
            self._line(
                self.speaker.say("show-story", title=self._words(story.title), chapters=story.chapters)
            )
            for letter in story.chapters:
                self._dungeon(self.content.dungeon(letter))

    def _dungeon(self, dungeon: Dungeon) -> None:
        say = self.speaker.say
        self._line(f" {dungeon.letter}  {self._words(dungeon.name)}", signs.HEADING)
        places = zip((1, 2, 3), dungeon.bosses, dungeon.boss_rooms, strict=True)
        bosses = ", ".join(
            say("show-boss-room", stage=stage, boss=Name("boss", boss), room=room_name(room))
            for stage, boss, room in places
        )
        walls = " ".join(f"{room_name(a)}-{room_name(b)}" for a, b in dungeon.walls)
        self._line(f"    {bosses}")
        self._line(f"    {say('show-walls', walls=walls)}")
        self._line(f"    {self._words(dungeon.story)}", signs.DONE)

    def _bosses(self) -> None:
        self._heading(self.speaker.say("show-bosses"))
        for stage in (1, 2, 3):
            self._line(self.speaker.say("show-stage", stage=stage))
            for boss in self.content.bosses:
                if boss.stage == stage:
                    self._boss(boss)

    def _boss(self, boss: Boss) -> None:
        say = self.speaker.say
        rows = "  ".join(
            say("boss-row", threshold=threshold, fame=fame, wounds=wounds)
            for threshold, fame, wounds in zip(boss.thresholds, boss.fame, boss.wounds, strict=True)
        )
        weakness = Name("hero", boss.weakness)
        self._line(f" {boss.letter}  {self._words(boss.name)}", signs.BOSS)
        self._line(f"    {rows}")
        text = say("show-boss", weakness=weakness, flee=-boss.flee, reward=boss.reward)
        if boss.gems:
            text += " " + say("show-vanishing", gems=" ".join(boss.gems))
        self._line(f"    {text}")

    def _cards(self) -> None:
        say, content = self.speaker.say, self.content
        self._heading(say("sheet-missions"))
        for mission in content.missions:
            self._line(f" {self._words(mission.name)}: {self._words(mission.text)}")
        self._heading(say("show-goals"))
        for goal in content.goals:
            steps = "/".join(str(step) for step in goal.steps)
            colours = zip(HEROES, goal.alignment, strict=True)
            black = ", ".join(say(f"name-hero-{hero}") for hero, colour in colours if colour == "B")
            text = say("show-goal", text=self._words(goal.text), steps=steps, black=black)
            self._line(f" {self._words(goal.name)}: {text}")
        self._heading(say("show-talents"))
        for talent in content.talents:
            fame = [_signed(value) for value in (talent.fame_ru, talent.fame_it, talent.fame_cz)]
            shown = fame[0] if len(set(fame)) == 1 else "/".join(fame)
            self._line(
                f" {self._words(talent.name)}: {say('show-card', text=self._words(talent.text), fame=shown)}"
            )
        self._heading(say("sheet-items"))
        for item in content.items:
            text = say("show-card", text=self._words(item.text), fame=_signed(item.fame))
            self._line(f" {self._words(item.name)}: {text}")

    def _sheet(self) -> None:
        say, tracks = self.speaker.say, self.content.tracks
        self._heading(say("sheet-tracks"))
        rows: Sequence[tuple[str, Sequence[int]]] = (
            ("show-track-heroes", tracks.heroes),
            ("show-track-gems", tracks.gems),
            ("show-track-minions", tracks.minions),
            ("show-track-wounds", [-fame for fame in tracks.wounds]),
            ("show-track-solo", tracks.solo_mission_fame),
        )
        for message, values in rows:
            self._line(
                f" {say(message, step=tracks.wound_step)}: {' '.join(_signed(value) for value in values)}"
            )
        self._heading(say("show-ranks"))
        for rank in self.content.ranks:
            self._line(f" {rank.at:>4}  {self._words(rank.name)}")


def legend(speaker: Speaker, encoding: str) -> str:
    """What the signs of the map mean."""
    glyphs = glyphs_for(encoding)
    say = speaker.say
    minions = "  ".join(
        f"{say(f'map-short-{minion}')}3 {say(f'name-minion-{minion}')}"
        for minion in ("ghost", "goblin", "ogre", "zombie")
    )
    things = [
        minions,
        f"{glyphs.trap} {say('map-trap')}",
        f"{say('map-short-potion')} {say('legend-potion')}",
        f"{glyphs.half} {say('legend-half')}",
        f"{say('map-short-level')} {say('legend-level')}",
        f"{glyphs.gem}A {say('legend-gem')}",
        f"{glyphs.bosses[0]} {say('legend-boss')}",
        f"{glyphs.party} {say('legend-party')}",
        f"{glyphs.explored} {say('legend-explored')}",
        f"{glyphs.target} {say('legend-target')}",
        f"{glyphs.gone} {say('legend-gone')}",
        f"{glyphs.wall_across * 2} {say('legend-wall')}",
        f"{glyphs.river_across * 2} {say('legend-river')}",
        f"{glyphs.passage_left}a a{glyphs.passage_right} {say('legend-passage')}",
    ]
    return "  ".join(things)


def _signed(value: int) -> str:
    return str(value).replace("-", "−")
