"""Events told in sentences, a line for every deed with what it led to."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from undercroft.cli.dungeoneer.scene import cell_words
from undercroft.cli.table import Story
from undercroft.kernel.messages import Event, Name
from undercroft.kernel.squares import offset
from undercroft.locales import Sayable, Speaker

_SILENT: Final = frozenset(
    (
        "noticed",
        "villainy_phase",
        "location_phase",
        "feats_phase",
        "moves",
        "chance_picked",
        "compared",
        "tunnel_laid",
    )
)
"""Events that the screen shows, or that the next event tells better."""
_SILENT_OWN: Final = frozenset(("drew",))
"""What a person is told with the card's name as well."""
_AFTER_DIE: Final = frozenset(
    ("tested", "attack_rolled", "counter_rolled", "trap_passed", "trap_failed", "searched")
)
_THREATS: Final = frozenset(("tested", "searched"))
"""Rolls that say their total and their number, but not what came of them."""
_DUNGEON: Final = frozenset(("points", "arrived", "encounter_revealed", "discarded"))
"""After these, alone, the dungeon rolls for encounters."""
_BEGINS: Final = frozenset(
    (
        "turn_begins", "card_played", "ability_used", "encounter_declared", "encounter_revealed", "hero_attacks",
        "battle_begins", "challenge", "arrived", "quest_attempted", "searches", "location_placed", "discarded",
        "explores", "escort_taken", "game_over", "hero_dealt", "hero_chosen", "quest_dealt",
        "quest_revealed", "centre_laid", "table_laid",
    )
)  # fmt: skip
"""Events that begin a line of their own; all others join the line before them."""
_TWO_STOPS: Final = re.compile(r"([!?…])\.(?= |$)")
_SEATS: Final = ("seat", "target", "payer", "winner")
_CLOSED: Final = frozenset(("turn_begins", "game_over", "battle_ends"))
"""Lines to which nothing is added."""


class Teller:
    """Goes through a reader's events and makes lines of them."""

    def __init__(self, story: Story, players: Sequence[str], speaker: Speaker) -> None:
        self.story = story
        # Which bot somebody is was said at the beginning.
        self.players = [player.partition(" (")[0] for player in players]
        self.speaker = speaker
        self.lines: list[str] = []
        self._closed = True
        self._die = 0
        self._drawn = 0
        self._drawer = -1
        self._own: list[str] = []
        self._last = ""

    def tell(self, events: Sequence[Event]) -> list[str]:
        """The lines for the events that have not been told."""
        story = self.story
        # After a take-back there are fewer events than were told.
        start = min(story.told, len(events))
        for event in events[start:]:
            self._event(event)
        story.told = len(events)
        self._flush_drawn()
        self._flush_die()
        return self.lines

    def _event(self, event: Event) -> None:
        if event.kind in _SILENT or (event.kind in _SILENT_OWN and event.seat == self.story.reader):
            return
        if event.kind == "battle_ends" and event.args["inner"]:
            return
        if event.kind == "drew":
            if event.seat != self._drawer:
                self._flush_drawn()
            self._drawer = event.seat
            self._drawn += 1
            return
        if event.kind == "card_drawn":
            name = event.args["card"]
            self._own.append(self.speaker.name(name) if isinstance(name, Name) else str(name))
            return
        self._flush_drawn()
        if event.kind == "die_rolled":
            self._flush_die()
            self._die = int(str(event.args["die"]))
            return
        text = self._sentence(event)
        if event.kind in _AFTER_DIE and self._die:
            value = int(str(event.args["total"])) - self._die
            text = f"{text.rstrip('.')} {self.speaker.say('dl-die', die=self._die, value=value)}."
            self._die = 0
        if event.kind in _THREATS:
            done = int(str(event.args["total"])) >= int(str(event.args["needed"]))
            result = self.speaker.say("dl-threat", result="yes" if done else "no")
            text = f"{text.rstrip('.')}: {result}."
        self._flush_die()
        explored = event.kind == "location_placed" and self._last == "explores"
        if event.kind == "battle_ends":
            self._closed = not self.lines
        self._add(text, event.kind in _BEGINS and not explored)
        self._closed = event.kind in _CLOSED
        self._last = event.kind

    def _flush_drawn(self) -> None:
        """Cards that somebody has drawn one after the other, as one sentence; the reader's own by name."""
        if self._own:
            self._add(self.speaker.say("event-card-drawn", card=", ".join(self._own)), False)
            self._own = []
        if self._drawn:
            player = self.players[self._drawer]
            self._add(self.speaker.say("dl-drew", player=player, count=self._drawn), False)
            self._drawn = 0

    def _flush_die(self) -> None:
        """A roll that no sentence of its own tells about.

        The first one in a turn is for the Scepter (DL-29); alone, those after the income bring encounters (DL-173).
        """
        if self._die:
            message = "event-die-rolled"
            if self._last == "turn_begins":
                message = "dl-die-scepter"
            elif len(self.players) == 1 and self._last in _DUNGEON:
                message = "dl-die-dungeon"
            self._add(self.speaker.say(message, die=self._die), False)
            self._die = 0

    def _add(self, text: str, begins: bool) -> None:
        # Some cards have a name that ends a sentence by itself.
        text = _TWO_STOPS.sub(r"\1", text)
        if begins or self._closed or not self.lines:
            self.lines.append(text)
            self._closed = False
        else:
            self.lines[-1] += f" {text}"

    def _sentence(self, event: Event) -> str:
        more: dict[str, Sayable] = {}
        for name in _SEATS:
            value = event.args.get(name)
            if isinstance(value, int) and 1 <= value <= len(self.players):
                more[name] = self.players[value - 1]
                more[f"{name}_is"] = "you" if value - 1 == self.story.reader else "other"
        if event.kind == "location_placed":
            more["cell"] = self._where(event)
        text = self.speaker.event(event, self.story.reader, self.players, **more)
        if event.kind == "encounter_declared" and event.args.get("specials"):
            text += " " + self.speaker.say("dl-with-specials", numbers=str(event.args["specials"]))
        if event.kind == "location_placed":
            text = f"{text.rstrip('.')}, {more['cell']}."
        return text

    def _where(self, event: Event) -> str:
        return cell_words(self.speaker, offset(int(str(event.args["cell"]))))
