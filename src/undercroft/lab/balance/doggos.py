"""Where to look in Dungeons & Doggos."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from undercroft.games.doggos import Doggos
from undercroft.games.doggos.state import DoggosState
from undercroft.kernel.events import EventLog
from undercroft.kernel.game import Game, OptionValue
from undercroft.kernel.messages import Name
from undercroft.kernel.state import State
from undercroft.lab.balance.notes import TABLE, Key, Kind, Note, Thing
from undercroft.lab.balance.watcher import Watcher

USED = frozenset(
    (
        "monster_beaten",
        "monster_overpowered",
        "room_claimed",
        "tramp_hired",
        "potion_taken",
        "trap_pawed",
        "jumped",
    )
)
"""The events in which a dog uses what a room has, their arguments naming the room; portals are jumped into."""


class DoggosWatcher(Watcher):
    """Dogs and personal quests are given by lot; rooms and monsters come from the deck for all."""

    lots: Mapping[str, str] = {"dog": "dog", "quest": "quest"}
    draws: Mapping[str, str] = {"room": "room", "potion": "potion"}
    commons: Mapping[str, str] = {"room": "room", "monster": "monster"}

    def __init__(self, game: Game, seats: int, options: Mapping[str, OptionValue]) -> None:
        super().__init__(game, seats, options)
        assert isinstance(game, Doggos)
        content = game.content
        self._cards: dict[str, Key] = {}
        species: dict[str, Thing] = {}
        rooms: list[Thing] = []
        for card in content.cards:
            if card.monster:
                self._cards[card.id] = ("monster", card.monster)
                species.setdefault(card.monster, Thing(card.monster, Name("card", card.id)))
            else:
                self._cards[card.id] = ("room", card.id)
                rooms.append(Thing(card.id, Name("card", card.id)))
        self._designs = [card.id for card in content.cards]
        self._ids = {
            "dog": [dog.id for dog in content.dogs],
            "quest": [quest.id for quest in content.quests],
            "potion": [
                next(potion.id for potion in content.potions if potion.symbol == symbol)
                for symbol in sorted({potion.symbol for potion in content.potions})
            ],
        }
        quests = self._things("quest")
        self.kinds = (
            Kind("dog", "held", self._things("dog"), shares=True, use=False),
            Kind("quest", "held", quests),
            Kind("common-quest", "laid", quests),
            Kind("monster", "laid", tuple(species.values())),
            Kind("room", "laid", tuple(rooms)),
            Kind("potion", "drawn", self._things("potion"), use=False),
        )

    def _things(self, kind: str) -> tuple[Thing, ...]:
        return tuple(Thing(id_, Name(kind, id_)) for id_ in self._ids[kind])

    def thing(self, kind: str, operands: Sequence[int]) -> Key:
        if kind == "room":
            return self._cards[self._designs[operands[0]]]
        return kind, self._ids[kind][operands[0]]

    def finish(self, state: State, log: EventLog, note: Note) -> None:
        assert isinstance(state, DoggosState)
        note.rounds = state.round
        note.places = tuple((seat - state.first) % self.seats for seat in range(self.seats))
        now = 0
        for event in log.streams[-1]:
            now = event.changes.get("round", now)
            if event.kind in ("dog_taken", "dog_dealt"):
                self._hold(note, "dog", str(event.args["dog"]), event.seat)
            elif event.kind == "quest_laid":
                self._hold(note, "common-quest", str(event.args["quest"]), TABLE)
            elif event.kind == "coins_counted":
                self._hold(note, "quest", str(event.args["quest"]), event.seat)
            elif event.kind in USED and "room" in event.args:
                note.use(self._cards[str(event.args["room"])], now)
        paid: set[Key] = set()
        for seat in range(self.seats):
            for line in state.score_sheet(seat, seat):
                if line.points > 0 and line.box in ("personal", "common"):
                    kind = "quest" if line.box == "personal" else "common-quest"
                    paid.add((kind, str(line.args["quest"])))
        note.used.update(paid)

    def _hold(self, note: Note, kind: str, thing: str, unit: int) -> None:
        note.seen[kind, thing] += 1
        note.meet((kind, thing), unit, 1.0)
