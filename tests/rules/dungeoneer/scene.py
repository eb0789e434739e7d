"""Scenes for the rule tests: a plain world of cards, a table set as the test says, and legal plays only.

A scene is a real state that asks for its chances. The world is a small set of our own, so that no ability gets in the
way: heroes ``ann``, ``bob``, ``cid``, ``dot``, ``eve``, ``fay`` (melee 3, magic 2, speed 4, +1 melee / magic / speed at
the second, third, fourth level; forms melee and magic; 3 boons, 3 treasures), the entrance ``gate`` (1 glory, 2 peril),
tunnels ``t1`` to ``t8`` and rooms ``r1`` to ``r8`` (all exits open, 1 glory, 1 peril), monsters ``m1`` to ``m8``, boons
``b1`` to ``b8``, treasures ``w1`` to ``w8`` and quests ``q1`` to ``q8`` (reach ``r1`` to ``r8``). A test adds cards as
TOML, in the words of a pack but without names:

    scene = Scene(cards='''
        [[cards]]
        id = "scare_off"
        type = "boon"
        cost = 3
        timing = "response"
        duration = "instant"
        aim = "monster"
        effects = ["dismiss(discard)"]
    ''', quests=..., locations=..., heroes=..., optional_discard=True)
    ann, bob = scene.heroes                     # seats 0 and 1; it is ann's turn
    scene.map({"0,0": "gate", "1,0": "t1", "2,0": "r1 r180"})   # east, south; the four tunnels are gone then
    ann.has(glory=5, hand="scare_off", place="t1", inventory="w1", lair="m1", level=5, health=3)
    scene.phase("feats")                        # or "villainy", "reset" (a whole turn from its start), "discard"
    scene.dice(4, 6)                            # what dice will show, in order; without them a die shows 3
    scene.deck("w1 w2"), scene.discard_pile("b1"), scene.locations_left("t5")   # decks and the pile hold exactly these
    Scene(draws="t3 gate")                      # what set-up draws first, of what chance offers
    scene.draws("w2", "t5")                     # what is drawn, in order; without them the first that is possible
    ann.does("play scare_off", "card m1")       # choices as in records; chance and passes of others are not played...
    scene.everybody_passes()                    # ...unless asked for: all windows are passed until a menu is there
    ann.may("move n"), ann.choices, scene.asked # what is legal, and who is asked
    ann.refused("move n", "DL-85")              # refused by this rule, the state unchanged
    ann.glory, ann.peril, ann.health, ann.place, ann.hand, ann.player, scene.told("wounded"), scene.state

``does`` plays chance by itself before each choice (dice and draws as announced).
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from undercroft.games.dungeoneer import tags
from undercroft.games.dungeoneer.codes import CHANCES
from undercroft.games.dungeoneer.compiler import NUMBERED, compile_tables
from undercroft.games.dungeoneer.content_reader import _read_card, _read_hero, _read_location, _read_quest
from undercroft.games.dungeoneer.content_types import CardSet, Event
from undercroft.games.dungeoneer.game import Dungeoneer
from undercroft.games.dungeoneer.player import Player
from undercroft.games.dungeoneer.queries import refresh
from undercroft.games.dungeoneer.setup import SetUp
from undercroft.games.dungeoneer.state import FEATS_PHASE, VILLAINY_PHASE, DungeoneerState
from undercroft.games.dungeoneer.turns import BeginTurn
from undercroft.kernel.errors import IllegalPlay
from undercroft.kernel.events import EventLog
from undercroft.kernel.game import OptionValue
from undercroft.kernel.messages import Event as TableEvent
from undercroft.kernel.messages import Outcome
from undercroft.kernel.squares import ACROSS, CELL_OF, REACH
from undercroft.kernel.state import CHANCE
from undercroft.kernel.streams import Streams
from undercroft.packs import Report
from undercroft.packs.reader import Entry

HEALTH = {"heroic": 6, "epic": 12, "legendary": 18}
PLAIN_HEROES = ("ann", "bob", "cid", "dot", "eve", "fay")


def _plain(stage: str) -> str:
    """The plain world of a stage as TOML; of other stages than the scene's first the ids end with the stage's letter."""
    tail = "" if stage == "epic" else f"_{stage[0]}"
    lines: list[str] = []
    for name in PLAIN_HEROES:
        lines.append(
            f'[[heroes]]\nid = "{name}{tail}"\nhealth = {HEALTH[stage]}\nboons = 3\ntreasures = 3\n'
            'melee = [3, 1, 0, 0]\nmagic = [2, 0, 1, 0]\nspeed = [4, 0, 0, 1]\nforms = ["melee", "magic"]'
        )
    lines.append(_place(f"gate{tail}", "tunnel", "entrance = true\nglory = 1\nperil = 2"))
    for number in range(1, 9):
        lines.append(_place(f"t{number}{tail}", "tunnel", "glory = 1\nperil = 1"))
        lines.append(_place(f"r{number}{tail}", "room", "glory = 1\nperil = 1"))
        lines.append(
            f'[[cards]]\nid = "m{number}{tail}"\ntype = "encounter"\nkinds = ["beast"]\ncost = 2\ntiming = "villainy"\n'
            'duration = "monster"\n[cards.monster]\nhealth = 2\nmelee = "attack 2"\nmagic = "counter 1"'
        )
        lines.append(
            f'[[cards]]\nid = "b{number}{tail}"\ntype = "boon"\ncost = 1\ntiming = "feats"\nduration = "permanent"\n'
            '[[cards.abilities]]\non = "passive"\neffects = ["modify(search, you, 1, in_play)"]'
        )
        lines.append(
            f'[[cards]]\nid = "w{number}{tail}"\ntype = "treasure"\nkinds = ["kind{number}"]\ncost = 1\n'
            'timing = "feats"\nduration = "permanent"\n'
            '[[cards.abilities]]\non = "passive"\neffects = ["modify(search, you, 1, in_play)"]'
        )
        lines.append(
            f'[[quests]]\nid = "q{number}{tail}"\ncategory = "influence"\ncondition = "reach"\n'
            f'places = ["r{number}{tail}"]\nreward = ["glory(you, 1)"]\n'
            '[[quests.influence]]\non = "passive"\neffects = ["modify(search, you, 1, in_play)"]'
        )
    return "\n".join(lines)


def _place(name: str, kind: str, rest: str) -> str:
    exits = '["open", "open", "open", "open"]'
    return f'[[locations]]\nid = "{name}"\nframe = "dungeon"\ntype = "{kind}"\nexits = {exits}\n{rest}'


def _named(entry: dict[str, Any]) -> dict[str, Any]:
    """The entry with the words that a pack needs: its id in every language."""
    words = dict.fromkeys(("en", "ru", "it", "cs"), entry["id"])
    return (
        {"name": words, "race": words, "title": words, **entry}
        if "health" in entry
        else {"name": words, **entry}
    )


def make_set(stage: str, texts: Mapping[str, str], event: Event | None) -> CardSet:
    """A set of the plain world, with what a scene adds to it or puts in the place of an equal id."""
    report = Report()
    parts: dict[str, dict[str, Any]] = {"heroes": {}, "locations": {}, "cards": {}, "quests": {}}
    readers = {"heroes": _read_hero, "locations": _read_location, "cards": _read_card, "quests": _read_quest}
    for text in (_plain(stage), *texts.values()):
        for part, entries in tomllib.loads(text).items():
            for raw in entries:
                entry = Entry(report, part, raw["id"], _named(raw))
                parts[part][raw["id"]] = readers[part](entry, stage)
    problems = [str(problem) for problem in report.problems if problem.severity == "error"]
    assert not problems, problems
    words = next(iter(parts["heroes"].values())).name
    return CardSet(
        stage, "1", words, f"scene-{stage}", Path(), stage, tuple(parts["heroes"].values()),
        tuple(parts["locations"].values()), tuple(parts["cards"].values()), tuple(parts["quests"].values()), event,
    )  # fmt: skip


class Hero:
    """One seat of a scene."""

    def __init__(self, scene: Scene, seat: int) -> None:
        self.scene = scene
        self.seat = seat

    @property
    def player(self) -> Player:
        """The seat's part of the state."""
        return self.scene.state.players[self.seat]

    @property
    def glory(self) -> int:
        return self.player.glory

    @property
    def peril(self) -> int:
        return self.player.peril

    @property
    def health(self) -> int:
        return self.player.health

    @property
    def ap(self) -> int:
        return self.player.ap

    @property
    def place(self) -> str:
        """The id of the hero's location."""
        return self.scene.tables.locations[self.player.place].id

    @property
    def hand(self) -> list[str]:
        return self.scene.ids(self.player.hand)

    @property
    def inventory(self) -> list[str]:
        return self.scene.ids(self.player.inventory)

    @property
    def lair(self) -> list[str]:
        return self.scene.ids(self.player.lair)

    @property
    def curses(self) -> list[str]:
        return self.scene.ids(self.player.curses)

    @property
    def quests(self) -> list[str]:
        return [self.scene.tables.quests[quest].id for quest in self.player.quests]

    @property
    def done(self) -> list[str]:
        return [self.scene.tables.quests[quest].id for quest in self.player.done]

    @property
    def choices(self) -> list[str]:
        """What the seat may choose now, as texts; chance is played first."""
        self.scene.settle()
        return [self.scene.texts[code] for code in self.scene.state.choices(self.seat)]

    def may(self, text: str) -> bool:
        """Whether a choice is legal now."""
        return text in self.choices

    def told_of(self, text: str) -> dict[str, Any]:
        """What is told of a choice before it is made."""
        return dict(self.scene.state.describe(self.seat, self.scene.codes[text]).args)

    def has(self, **facts: Any) -> Hero:
        """Write on the seat's board: numbers by name, cards, quests and place by id (several ids with spaces)."""
        scene, player = self.scene, self.player
        for name, value in facts.items():
            if name == "place":
                player.place = scene.location(value)
                player.visited = 1 << player.place
            elif name in ("hand", "inventory", "lair", "curses"):
                cards = [scene.card(one) for one in value.split()]
                scene.take_out(cards)
                setattr(player, name, sorted(cards) if name == "hand" else cards)
                for card in cards:
                    scene.state.owners[card] = -1 if name == "hand" else self.seat
            elif name in ("quests", "done", "artifacts", "escorts"):
                quests = [scene.quest(one) for one in value.split()]
                scene.take_out_quests(quests)
                setattr(player, name, quests)
            else:
                setattr(player, name, value)
        refresh(scene.state)
        return self

    def does(self, *texts: str) -> Hero:
        """Play these choices; chance is played before each and after the last."""
        for text in texts:
            self.scene.settle()
            state = self.scene.state
            assert state.to_act == (self.seat,), f"{text}: {state.to_act} is asked, not {self.seat}"
            assert text in self.choices, f"{text} is not among {self.choices}"
            state.play(self.seat, self.scene.codes[text])
        self.scene.settle()
        return self

    def sends(self, *encounters: str) -> Hero:
        """Declare these encounters and be done: "m1, seat 2, melee" is the card and what has to be chosen for it."""
        for encounter in encounters:
            card, *choices = encounter.split(", ")
            self.does(f"play {card}", *choices)
        return self.does("done")

    def refused(self, text: str, rule: str) -> str:
        """The message with which a choice is refused by a rule; nothing has changed."""
        self.scene.settle()
        state = self.scene.state
        before = state.digest()
        code = self.scene.codes[text]
        with pytest.raises(IllegalPlay):
            state.play(self.seat, code)
        assert state.digest() == before
        reason = state.why_not(self.seat, code)
        assert reason is not None
        assert reason.rule == rule, reason
        return reason.message


class Scene:
    """A table of the plain world."""

    def __init__(
        self,
        seats: int = 2,
        *,
        cards: str = "",
        quests: str = "",
        locations: str = "",
        heroes: str = "",
        event: Event | None = None,
        other: Mapping[str, str] | None = None,
        draws: str = "",
        **options: OptionValue,
    ) -> None:
        texts = {"cards": cards, "quests": quests, "locations": locations, "heroes": heroes}
        sets = {
            stage: make_set(stage, texts if stage == "epic" else {"all": (other or {}).get(stage, "")},
                            event if stage == "epic" else None)
            for stage in NUMBERED
        }  # fmt: skip
        self.game = Dungeoneer()
        self.game._sets = dict(sets)
        complete = self.game.complete_options(options, seats)
        self.tables = compile_tables(tuple(sets[stage] for stage in NUMBERED), complete, seats)
        self.texts = {code: self.game.code_text(code) for code in range(self.game.codes.count)}
        self.codes = {text: code for code, text in self.texts.items()}
        self.state = DungeoneerState(self.tables, Streams.seeded(1), True)
        self.log = EventLog(seats, self.game.revealing)
        self._dice: list[int] = []
        self._draws: list[str] = draws.split()
        self.state.listen(self.log)
        self.state.push(SetUp(tags.SET_UP))
        self.state.begin()
        self.heroes = [Hero(self, seat) for seat in range(seats)]
        self.settle()

    # --- Things by id ----------------------------------------------------------------------------------------------

    def card(self, name: str) -> int:
        """The number of a card."""
        return next(card.number for card in self.tables.cards if card.id == name)

    def quest(self, name: str) -> int:
        return next(quest.number for quest in self.tables.quests if quest.id == name)

    def location(self, name: str) -> int:
        return next(location.number for location in self.tables.locations if location.id == name)

    def ids(self, cards: list[int]) -> list[str]:
        return [self.tables.cards[card].id for card in cards]

    # --- Setting -----------------------------------------------------------------------------------------------------

    def take_out(self, cards: list[int]) -> None:
        """Cards that a scene deals out leave whatever deck, hand or pile they were in."""
        state = self.state
        for pile in state.piles:
            pile.pool = [card for card in pile.pool if card not in cards]
        for player in state.players:
            for zone in ("hand", "inventory", "lair", "curses", "known"):
                setattr(player, zone, [card for card in getattr(player, zone) if card not in cards])
        state.discards = [[card for card in pile if card not in cards] for pile in state.discards]

    def take_out_quests(self, quests: list[int]) -> None:
        state = self.state
        state.quest_pile.pool = [quest for quest in state.quest_pile.pool if quest not in quests]
        state.common = [quest for quest in state.common if quest not in quests]
        for player in state.players:
            player.quests = [quest for quest in player.quests if quest not in quests]

    def map(self, cells: Mapping[str, str]) -> Scene:
        """Lay exactly these locations: ``east,south`` of the first entrance -> id, with ``r180`` if turned."""
        state = self.state
        state.at, state.cells, state.turned = state.at[:], state.cells[:], state.turned[:]
        for location in range(len(state.cells)):
            if state.cells[location] >= 0:
                state.at[state.cells[location]] = -1
                state.cells[location] = -1
                if self.tables.locations[location].stage == 0:
                    state.locations.pool.append(location)
        for cell, text in cells.items():
            name, _, turn = text.partition(" ")
            east, south = (int(part) for part in cell.split(","))
            number = CELL_OF[(south + REACH) * ACROSS + east + REACH]
            location = self.location(name)
            state.at[number] = location
            state.cells[location] = number
            state.turned[location] = 1 if turn == "r180" else 0
            state.locations.pool = [one for one in state.locations.pool if one != location]
        state.locations.pool.sort()
        return self

    def phase(self, name: str, seat: int = 0) -> Scene:
        """Begin a turn of a seat in this phase: "reset" from its start, else with 4 action points at the menu."""
        state = self.state
        state.agenda.clear()
        state.battles.clear()
        state.draft = None
        state.pending = 0
        state.members = 0
        if self.log.in_block:
            self.log.close_block()
        state.push(BeginTurn(tags.BEGIN_TURN, seat))
        if name == "reset":
            state.advance()
            return self
        state.agenda.pop().run(state)
        wanted = {"villainy": tags.VILLAINY, "feats": tags.FEATS, "discard": tags.DISCARD_ONE}[name]
        while state.agenda[-1].tag != wanted:
            state.agenda.pop()
        state.players[seat].ap = 4
        state.players[seat].visited = 1 << state.players[seat].place
        state.phase = {"villainy": VILLAINY_PHASE, "feats": FEATS_PHASE, "discard": 5}[name]
        state.advance()
        return self

    def common(self, names: str) -> Scene:
        """Open these common quests and no others."""
        quests = [self.quest(name) for name in names.split()]
        self.take_out_quests(quests)
        self.state.common = quests
        refresh(self.state)
        return self

    def deck(self, names: str) -> Scene:
        """The adventure deck holds exactly these cards, wherever they were."""
        cards = [self.card(name) for name in names.split()]
        self.take_out(cards)
        self.state.piles[0].pool = sorted(cards)
        return self

    def discard_pile(self, names: str) -> Scene:
        """The discard pile holds exactly these cards, the last on top, wherever they were."""
        cards = [self.card(name) for name in names.split()]
        self.take_out(cards)
        self.state.discards[0] = cards
        return self

    def locations_left(self, names: str) -> Scene:
        """Exactly these locations are still to come, in no order that anybody knows."""
        self.state.locations.pool = sorted(self.location(name) for name in names.split())
        self.state.locations.bottom = []
        return self

    def dice(self, *faces: int) -> Scene:
        """What the next dice will show."""
        self._dice.extend(faces)
        return self

    def draws(self, *names: str) -> Scene:
        """What is drawn next: cards, quests, locations or heroes by id."""
        self._draws.extend(names)
        return self

    @property
    def discarded(self) -> list[str]:
        """The ids of all discarded adventure cards, the last one last."""
        return [name for pile in self.state.discards for name in self.ids(pile)]

    # --- Going on ------------------------------------------------------------------------------------------------------

    @property
    def asked(self) -> int:
        """The seat that owes a decision."""
        self.settle()
        return self.state.to_act[0] if self.state.to_act else -1

    @property
    def outcome(self) -> Outcome:
        """How the game has ended."""
        self.settle()
        outcome = self.state.outcome
        assert outcome is not None, "the game goes on"
        return outcome

    def settle(self) -> None:
        """Play chance until a seat is asked: dice and draws as announced, else a 3 and the first that is possible."""
        state = self.state
        # Whatever a test has written on the table, the choices are put together anew.
        state.offered_to = -1
        while state.to_act == (CHANCE,):
            codes = state.choices(CHANCE)
            kind, _ = CHANCES.decode(codes[0])
            code = codes[0]
            if kind == "die":
                code = CHANCES.encode("die", (self._dice.pop(0) if self._dice else 3) - 1)
            elif self._draws and self._drawn(codes, kind) is not None:
                code = self._drawn(codes, kind) or code
                self._draws.pop(0)
            state.play(CHANCE, code)

    def _drawn(self, codes: list[int], kind: str) -> int | None:
        things: dict[str, Any] = {
            "card": self.tables.cards,
            "quest": self.tables.quests,
            "location": self.tables.locations,
            "hero": self.tables.heroes,
        }
        for code in codes:
            _, operands = CHANCES.decode(code)
            if kind in things and things[kind][operands[0]].id == self._draws[0]:
                return code
        return None

    def everybody_passes(self) -> Scene:
        """Pass every window until a menu or another question is there."""
        self.settle()
        while self.state.agenda and self.state.agenda[-1].tag == tags.WINDOW:
            seat = self.state.to_act[0]
            self.state.play(seat, self.codes["pass"])
            self.settle()
        return self

    def told(self, kind: str) -> list[TableEvent]:
        """All events of a kind that spectators were told."""
        return [event for event in self.log.streams[-1] if event.kind == kind]
