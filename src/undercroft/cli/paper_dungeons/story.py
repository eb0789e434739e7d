"""Events told in sentences: one's own deeds one by one, a rival's round in a line, the table's news between."""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.cli.table import Story
from undercroft.games.paper_dungeons.codes import ROOMS
from undercroft.games.paper_dungeons.game import PaperDungeons
from undercroft.kernel.events import TABLE
from undercroft.kernel.messages import Event, Name
from undercroft.locales import Sayable, Speaker

_SILENT = frozenset(
    (
        "sheet_taken", "noticed", "visits_counted", "alignment_marked", "die_used", "missions_left",
        "chapter_scored", "talents_dealt", "talent_kept", "goal_kept",
    )
)  # fmt: skip
"""Events that another one tells as well, or that the question after them shows."""

_DEEDS = frozenset(
    (
        "levelled", "half_made", "item_complete", "potion_brewed", "potion_lost", "gem_taken", "gem_placed",
        "gem_lost", "minion_defeated", "minion_killed", "entered", "trap_sprung", "wounded", "reward_lost",
        "die_used",
    )
)  # fmt: skip
"""What a rival does on the own sheet: told together in a line."""


class Teller:
    """Goes through a reader's events and makes lines of them."""

    def __init__(self, story: Story, players: Sequence[str], game: PaperDungeons, speaker: Speaker) -> None:
        self.story = story
        self.players = players
        self.game = game
        self.speaker = speaker
        self.lines: list[str] = []
        self._own: list[str] = []
        self._rival = TABLE
        self._deeds: list[Event] = []
        self._after_roll = False

    def tell(self, events: Sequence[Event]) -> list[str]:
        """The lines for the events that have not been told."""
        story = self.story
        # After a take-back there are fewer events than were told.
        start = min(story.told, len(events))
        for event in events[start:]:
            self._event(event)
        story.told = len(events)
        self._flush()
        return self.lines

    def _event(self, event: Event) -> None:
        own = event.seat == self.story.reader
        rivals = event.seat not in (TABLE, self.story.reader)
        skull_wound = self._after_roll and event.kind == "wounded"
        self._after_roll = event.kind == "rolled" or skull_wound
        if rivals and event.kind in _DEEDS:
            if not skull_wound:
                if event.seat != self._rival:
                    self._flush()
                self._rival = event.seat
                self._deeds.append(event)
            return
        if event.kind in _SILENT or (rivals and event.kind == "gems_crossed_out"):
            return
        text = self._sentence(event)
        if own:
            self._flush_rival()
            self._own.append(text)
        else:
            self._flush()
            self.lines.append(text)

    def _sentence(self, event: Event) -> str:
        more: dict[str, Sayable] = {}
        language = self.speaker.language
        match event.kind:
            case "gems_crossed_out":
                more["count"] = len(str(event.args["gems"]).split())
            case "missions_laid":
                ids = str(event.args["missions"]).split()
                cards = {card.id: card.text.in_language(language) for card in self.game.content.missions}
                more["missions"] = "; ".join(cards[card] for card in ids)
            case "goals_dealt":
                ids = str(event.args["goals"]).split()
                goals = {card.id: card for card in self.game.content.goals}
                more["goals"] = "; ".join(
                    f"{goals[card].text.in_language(language)} {'/'.join(str(step) for step in goals[card].steps)}"
                    for card in ids
                )
            case "dungeon_laid":
                name = event.args["dungeon"]
                assert isinstance(name, Name)
                more["letter"] = name.id
                more["story"] = self.game.content.dungeon(name.id).story.in_language(language)
            case "rolled":
                return self._roll(event)
            case "reward_won":
                seat = int(str(event.args["seat"])) - 1
                more["who"] = "you" if seat == self.story.reader else "other"
                more["player"] = self.players[seat]
            case "minion_defeated" | "minion_killed":
                room = self.game.content.map.rooms[ROOMS.index(str(event.args["room"]))]
                more["minion"] = Name("minion", room.minion)
                more["level"] = room.minion_level
            case _:
                pass
        return self.speaker.event(event, self.story.reader, self.players, **more)

    def _roll(self, event: Event) -> str:
        """The dice by colour; of the six numbers the first three are white."""
        say = self.speaker.say
        faces = str(event.args["roll"]).split()
        white, black = (
            ", ".join(say(f"die-{face}") for face in dice if face != "skull") or "–"
            for dice in (faces[:3], faces[3:])
        )
        return say("event-rolled", white=white, black=black, skulls=int(str(event.args["skulls"])))

    # --- Lines -------------------------------------------------------------------------------------------------------

    def _flush(self) -> None:
        self._flush_rival()
        if self._own:
            self.lines.append(" ".join(self._own))
            self._own = []

    def _flush_rival(self) -> None:
        if self._deeds:
            if self._own:
                self.lines.append(" ".join(self._own))
                self._own = []
            deeds = self._summary(self._deeds)
            if deeds:
                text = self.speaker.say(
                    "rival-round", player=self.players[self._rival], deeds="; ".join(deeds)
                )
                self.lines.append(text)
            self._deeds = []
        self._rival = TABLE

    def _summary(self, events: Sequence[Event]) -> list[str]:
        say = self.speaker.say
        deeds: list[str] = []
        rooms = [str(event.args["room"]) for event in events if event.kind == "entered"]
        if rooms:
            deeds.append(say("deed-walked", rooms=" ".join(rooms)))
        levels: dict[Name, int] = {}
        for event in events:
            hero = event.args.get("hero")
            if event.kind == "levelled" and isinstance(hero, Name):
                levels[hero] = int(str(event.args["level"]))
        deeds += [say("deed-levelled", hero=hero, level=level) for hero, level in levels.items()]
        halves = [event.args["item"] for event in events if event.kind == "half_made"]
        whole = [event.args["item"] for event in events if event.kind == "item_complete"]
        deeds += [say("deed-half", item=item) for item in halves if item not in whole]
        deeds += [say("deed-item", item=item) for item in whole]
        for message, kinds in _COUNTED_DEEDS:
            count = sum(1 for event in events if event.kind in kinds)
            if count:
                deeds.append(say(message, count=count))
        gems = [str(event.args["gem"]) for event in events if event.kind == "gem_taken"]
        if gems:
            deeds.append(say("deed-gems", gems=" ".join(gems), count=len(gems)))
        bonus = sum(1 for event in events if event.kind == "gem_placed") - len(gems)
        if bonus > 0:
            deeds.append(say("deed-bonus-gems", count=bonus))
        wounds = sum(int(str(event.args["wounds"])) for event in events if event.kind == "wounded")
        if wounds:
            deeds.append(say("deed-wounds", count=wounds))
        return deeds


_COUNTED_DEEDS = (
    ("deed-potions", ("potion_brewed",)),
    ("deed-minions", ("minion_defeated", "minion_killed")),
)
