"""Events told in sentences: one's own deeds one by one, a rival's turn in a line, the table's news between."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from undercroft.cli.doggos.scene import cell_words, potion_words
from undercroft.cli.table import Story
from undercroft.kernel.events import TABLE
from undercroft.kernel.messages import Event, Name
from undercroft.locales import Sayable, Speaker

_SILENT: Final = frozenset(("turn_passed", "explored"))
"""Events that another one tells as well, or that the question after them shows."""
_SILENT_RIVALS: Final = frozenset(("room_drawn",))
"""What the next event of the same rival tells too."""
_ENDS_TURN: Final = frozenset(("room_placed", "left", "slept"))
_DEEDS: Final = {
    "monster_beaten": "dog-deed-beats",
    "monster_overpowered": "dog-deed-beats",
    "walked_past": "dog-deed-passes",
    "room_claimed": "dog-deed-claims",
    "tramp_hired": "dog-deed-hires",
    "potion_taken": "dog-deed-claims",
    "trap_disarmed": "dog-deed-disarms",
    "trap_pawed": "dog-deed-trapped",
}
"""What a rival does on a path, as lists of rooms, in this order."""
_ON_PATH: Final = frozenset(
    (*_DEEDS, "leaving", "card_turned", "stepped", "passage_broken", "jumped", "room_skipped", "got_out")
)


class Teller:
    """Goes through a reader's events and makes lines of them."""

    def __init__(self, story: Story, players: Sequence[str], speaker: Speaker) -> None:
        self.story = story
        self.players = players
        self.speaker = speaker
        self.lines: list[str] = []
        self._own: list[str] = []
        self._path: list[Event] = []

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
        if event.kind in _SILENT:
            return
        if own:
            self._own.append(self._sentence(event))
            if event.kind in _ENDS_TURN:
                self._flush()
            return
        if event.seat != TABLE:
            if event.kind in _ON_PATH:
                self._path.append(event)
                return
            if event.kind in _SILENT_RIVALS:
                return
        self._flush()
        self.lines.append(self._left(event) if event.kind == "left" else self._sentence(event))
        self._path = []

    def _flush(self) -> None:
        if self._own:
            self.lines.append(" ".join(self._own))
            self._own = []

    def _sentence(self, event: Event) -> str:
        more: dict[str, Sayable] = {}
        if "seat" in event.args:
            more["seat"] = self.players[int(str(event.args["seat"])) - 1]
        if "cell" in event.args:
            more["cell"] = cell_words(self.speaker, str(event.args["cell"]))
        if "potions" in event.args:
            more["potions"] = potion_words(self.speaker, str(event.args["potions"]))
        if "quests" in event.args:
            quests = str(event.args["quests"]).split()
            more["quests"] = "; ".join(self.speaker.name(Name("quest", quest)) for quest in quests)
        if event.kind == "stepped" and "room" not in event.args:
            more["room"] = self.speaker.say("dog-start-room")
        return self.speaker.event(event, self.story.reader, self.players, **more)

    def _left(self, event: Event) -> str:
        """A rival's whole path in a line."""
        deeds = []
        for message in dict.fromkeys(_DEEDS.values()):
            rooms = [
                self.speaker.name(name)
                for done in self._path
                if _DEEDS.get(done.kind) == message and isinstance(name := done.args.get("room"), Name)
            ]
            if rooms:
                deeds.append(self.speaker.say(message, rooms=", ".join(rooms)))
        broken = sum(1 for done in self._path if done.kind == "passage_broken")
        if broken:
            deeds.append(self.speaker.say("dog-deed-breaks", count=broken))
        turned = sum(1 for done in self._path if done.kind == "card_turned")
        if turned:
            deeds.append(self.speaker.say("dog-deed-turns", count=turned))
        text = self._sentence(event)
        return self.speaker.say("dog-rival-path", text=text, deeds="; ".join(deeds)) if deeds else text
