"""Where to look in Dungeoneer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from undercroft.games.dungeoneer import Dungeoneer
from undercroft.games.dungeoneer.state import SOLO_LOST, DungeoneerState
from undercroft.kernel.events import EventLog
from undercroft.kernel.game import Game, OptionValue
from undercroft.kernel.messages import Name
from undercroft.kernel.state import State
from undercroft.lab.balance.notes import Check, Key, Kind, Note, Thing
from undercroft.lab.balance.watcher import Watcher

PLAYED = frozenset(("card_played", "encounter_declared", "encounter_revealed"))
"""The events that bring a card into play, the last in games of one."""
SHORTEST, LONGEST = 8, 16
"""Rounds between which the middle half of the games should end."""
CAP = "cap"


class DungeoneerWatcher(Watcher):
    """Heroes are dealt or given by lot; cards, quests and locations come from shuffled decks."""

    lots: Mapping[str, str] = {"hero": "hero"}
    draws: Mapping[str, str] = {"card": "card", "quest": "quest", "location": "location"}
    commons: Mapping[str, str] = {"quest": "common-quest", "location": "location"}

    def __init__(self, game: Game, seats: int, options: Mapping[str, OptionValue]) -> None:
        super().__init__(game, seats, options)
        assert isinstance(game, Dungeoneer)
        sets = [game.card_set(stage) for stage in str(options["sets"]).split(",")]
        heroes = [
            Thing(hero.id, Name("hero", hero.id), group=one.stage) for one in sets for hero in one.heroes
        ]
        cards = [
            Thing(card.id, Name("card", card.id), group=card.type) for one in sets for card in one.adventures
        ]
        quests = [
            Thing(quest.id, Name("quest", quest.id), group=one.stage) for one in sets for quest in one.quests
        ]
        # The quest for the Arch Lich Lord lies open to all from the start (DL-134).
        lords = {quest.id for one in sets for quest in one.quests if quest.lord}
        places = [
            Thing(place.id, Name("location", place.id), group=one.stage)
            for one in sets
            for place in one.locations
        ]
        self._numbers = game.names
        self.kinds = (
            Kind("hero", "held", tuple(heroes), shares=True, fate=True),
            Kind("card", "drawn", tuple(cards)),
            Kind("quest", "drawn", tuple(quest for quest in quests if quest.id not in lords)),
            *(() if seats == 1 else (Kind("common-quest", "laid", tuple(quests)),)),
            Kind("location", "laid", tuple(places)),
        )

    def thing(self, kind: str, operands: Sequence[int]) -> Key:
        names = self._numbers
        number = operands[0]
        if kind == "hero":
            return kind, names.heroes[number]
        if kind == "quest":
            return kind, names.quests[number]
        if kind == "location":
            return kind, names.locations[number]
        # Copies of a card are cards of their own, told apart by a number behind their id.
        return kind, names.cards[number].partition("#")[0]

    def finish(self, state: State, log: EventLog, note: Note) -> None:
        assert isinstance(state, DungeoneerState)
        note.rounds = state.round
        # Alone the last round allowed is a loss like death (DLQ-183), but no bot should sit a game out.
        if state.finished == SOLO_LOST and state.players[0].alive:
            note.ending = CAP
        note.places = tuple((seat - state.first) % self.seats for seat in range(self.seats))
        personal: set[str] = set()
        now = 0
        for event in log.streams[-1]:
            now = event.changes.get("round", now)
            if event.kind in PLAYED:
                note.use(("card", str(event.args["card"])), now)
            elif event.kind == "quest_dealt":
                personal.add(str(event.args["quest"]))
            elif event.kind == "quest_done":
                quest = str(event.args["quest"])
                note.use(("quest" if quest in personal else "common-quest", quest), now)
            elif event.kind == "arrived":
                note.use(("location", str(event.args["place"])), now)
            elif event.kind == "hero_died":
                note.use(("hero", str(event.args["hero"])), now)
        heroes = state.tables.heroes
        for player in state.players:
            for number in (player.hero, player.epic, player.legendary):
                if number >= 0:
                    key = ("hero", heroes[number].id)
                    note.seen[key] += 1
                    note.meet(key, player.seat, 1.0)

    def checks(self, notes: Sequence[Note]) -> list[Check]:
        capped = sum(note.ending == CAP for note in notes)
        found = [Check(capped == 0, "balance-check-cap", {"games": capped})]
        if self.seats > 1:
            rounds = sorted(note.rounds for note in notes)
            fast, slow = rounds[(len(rounds) - 1) // 4], rounds[(len(rounds) - 1) * 3 // 4]
            found.append(
                Check(
                    SHORTEST <= fast <= slow <= LONGEST, "balance-check-rounds", {"fast": fast, "slow": slow}
                )
            )
            fought = sum(note.ending == "last-hero" for note in notes)
            quested = sum(note.ending in ("quests", "level") for note in notes)
            found.append(
                Check(bool(fought and quested), "balance-check-roads", {"quests": quested, "fights": fought})
            )
        return found
