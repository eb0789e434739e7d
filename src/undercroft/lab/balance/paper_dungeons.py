"""Where to look in Paper Dungeons."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from undercroft.bots.draws import Draws
from undercroft.games.paper_dungeons import PaperDungeons
from undercroft.games.paper_dungeons.state import ROUND_BLOCK, PaperDungeonsState
from undercroft.games.paper_dungeons.steps import fill_half
from undercroft.kernel.events import EventLog
from undercroft.kernel.game import Game, OptionValue
from undercroft.kernel.messages import Name
from undercroft.kernel.state import State
from undercroft.lab.balance.notes import TABLE, Key, Kind, Note, Thing
from undercroft.lab.balance.watcher import Watcher, ids


class PaperDungeonsWatcher(Watcher):
    """Talents and goals are kept by lot; dungeon, bosses and missions lie for all; items are tried as gifts."""

    lots: Mapping[str, str] = {"talent": "talent", "goal": "goal"}

    def __init__(self, game: Game, seats: int, options: Mapping[str, OptionValue]) -> None:
        super().__init__(game, seats, options)
        assert isinstance(game, PaperDungeons)
        content = game.content
        self._ids = {
            "talent": [card.id for card in content.talents],
            "goal": [card.id for card in content.goals],
            "mission": [card.id for card in content.missions] if options["missions"] else [],
            "dungeon": [card.letter for card in content.dungeons],
            "boss": [card.id for card in content.bosses],
            "item": [card.id for card in content.items],
        }
        self.kinds = (
            Kind("talent", "held", self._things("talent"), shares=True, use=False),
            Kind("goal", "held", self._things("goal")),
            Kind("mission", "laid", self._things("mission")),
            Kind("dungeon", "laid", self._things("dungeon"), use=False),
            Kind("boss", "laid", self._things("boss")),
            Kind("item", "given", self._things("item")),
        )

    def _things(self, kind: str) -> tuple[Thing, ...]:
        return tuple(Thing(id_, Name(kind, id_)) for id_ in self._ids[kind])

    def thing(self, kind: str, operands: Sequence[int]) -> Key:
        return kind, self._ids[kind][operands[0]]

    def gift(self, draws: Draws) -> Key:
        items = self._ids["item"]
        return "item", items[draws.below(len(items))]

    def give(self, state: State, seat: int, key: Key) -> bool:
        assert isinstance(state, PaperDungeonsState)
        sheet = state.sheets[seat]
        if state.block_kind != ROUND_BLOCK or state.in_draft(seat):
            return False
        # Completing an item sets its deed off, as in the game itself (PD-5.2).
        item = self._ids["item"].index(key[1])
        while not sheet.has(item):
            fill_half(sheet, item)
        sheet.settle()
        return True

    def finish(self, state: State, log: EventLog, note: Note) -> None:
        assert isinstance(state, PaperDungeonsState)
        note.places = tuple(range(self.seats))
        bosses = state.tables.content.bosses
        numbers: dict[str, int] = {}
        for event in log.streams[-1]:
            numbers.update(event.changes)
            if event.kind == "round_started":
                note.rounds += 1
                # The bosses of a chapter, met or not: all three lie on the table.
                if event.args["round"] == 1:
                    for stage in ("boss1", "boss2", "boss3"):
                        self._lay(note, "boss", bosses[numbers[stage]].id)
            elif event.kind == "dungeon_laid":
                self._lay(note, "dungeon", event.args["dungeon"])
            elif event.kind == "missions_laid":
                for mission in ids(event, "missions"):
                    self._lay(note, "mission", mission)
            elif event.kind == "mission_claimed":
                note.use(("mission", str(event.args["mission"])), numbers["round"])
            elif event.kind == "boss_fought":
                note.use(("boss", str(event.args["boss"])), numbers["round"])
            elif event.kind == "item_complete":
                note.use(("item", str(event.args["item"])), numbers["round"])
            elif event.kind == "cards_shown":
                for kind in ("talent", "goal"):
                    key = (kind, str(event.args[kind]))
                    note.seen[key] += 1
                    note.meet(key, event.seat, 1.0)
        for seat in range(self.seats):
            for line in state.score_sheet(seat, seat):
                if line.message == "score-goal" and line.points > 0:
                    note.used["goal", str(line.args["goal"])] += 1

    def _lay(self, note: Note, kind: str, thing: object) -> None:
        note.seen[kind, str(thing)] += 1
        note.meet((kind, str(thing)), TABLE, 1.0)
