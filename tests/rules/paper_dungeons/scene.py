"""Scenes for the rule tests: set a table, act by legal plays only, look at the sheets.

A scene is a real state that asks for its dice. Setting it writes on the sheets; everything after that is played
through ``State.play``. Choices are written as in records: ``5 level warrior``, ``1 brew``, ``C1``, ``half crown``.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import cache
from typing import Any, Final

import pytest

from undercroft.games.paper_dungeons import PaperDungeons
from undercroft.games.paper_dungeons.codes import CHANCES, GEMS, HEROES, ITEMS, ROOMS, TALENTS
from undercroft.games.paper_dungeons.content import Content
from undercroft.games.paper_dungeons.content_types import Boss
from undercroft.games.paper_dungeons.notation import code_text
from undercroft.games.paper_dungeons.rounds import START_CHAPTER
from undercroft.games.paper_dungeons.sheet import Sheet
from undercroft.games.paper_dungeons.state import KEEP_BLOCK, ROUND_BLOCK, TALENT_BLOCK, PaperDungeonsState
from undercroft.games.paper_dungeons.tables import PAIR_NUMBER, ROLLS, TRIO_NUMBER, Tables
from undercroft.games.paper_dungeons.view import PaperDungeonsView
from undercroft.kernel.bits import ones
from undercroft.kernel.errors import IllegalPlay
from undercroft.kernel.events import EventLog
from undercroft.kernel.messages import Event, Outcome, Reason
from undercroft.kernel.state import CHANCE
from undercroft.kernel.streams import Streams

GAME = PaperDungeons()
CONTENT = GAME.content
SCENE_BOSSES: Final[dict[str, dict[str, Any]]] = {
    "minotaur": {"thresholds": (8, 11, 14), "reward": "level"},
    "cyclops": {"thresholds": (9, 12, 15), "reward": "potion"},
    "werewolf": {"thresholds": (7, 10, 14), "reward": "half"},
    "gargoyle": {"thresholds": (8, 12, 16), "reward": "gem"},
}
"""What scenes know of the first bosses: every kind of reward, and figures that stay when the house's are balanced."""
CODES = {code_text(CONTENT, code): code for code in range(GAME.codes.count)}
TEXTS = {code: text for text, code in CODES.items()}
GOALS = tuple(goal.id for goal in CONTENT.goals)
MISSIONS = tuple(mission.id for mission in CONTENT.missions)
BOSSES = tuple(boss.id for boss in CONTENT.bosses)
EDITIONS = ("ru", "it", "cz")

WHITE = (1, 2, 3, 4, 9)
BLACK = (5, 6, 7, 8, 10)
SKULL = 0

ROLL_CODES = {tuple(sorted(faces)): code for code, faces in enumerate(ROLLS.faces)}

PLAIN_TALENT = "assassin"
"""What a party of a scene has if nothing is said: nothing happens during the game, no fame."""
PLAIN_GOAL = "minions_of_level_4"
"""Alignment: warrior and rogue black, wizard and cleric white. Dice 5, 2, 3, 8 level them."""
PASSIVE = ("alchemist", "barbarian", "berserker", "psionic", "fortune_teller", "ranger", "merchant", "shaman")
"""Talents that ask nothing before the game, one a seat."""


def bits(names: str | Iterable[str], among: Sequence[str]) -> int:
    """The set of these names (a text splits at its spaces) as bits."""
    wanted = names.split() if isinstance(names, str) else names
    return sum(1 << among.index(name) for name in wanted)


def names(mask: int, among: Sequence[str]) -> list[str]:
    """The names of the bits that are set."""
    return [name for place, name in enumerate(among) if mask >> place & 1]


def rows(*numbers: int) -> list[str]:
    """All rooms of these rows, ``A1`` to ``F1`` and so on."""
    return [f"{column}{row}" for row in numbers for column in "ABCDEF"]


def column(letter: str, count: int = 7) -> list[str]:
    """The lowest rooms of a column."""
    return [f"{letter}{row}" for row in range(1, count + 1)]


def faces(dice: Sequence[int], skulls: int = 0) -> tuple[int, ...]:
    """Six dice that show these numbers and so many skulls, filled up with classes."""
    white = [face for face in dice if face in WHITE]
    black = [face for face in dice if face in BLACK]
    for _ in range(skulls):
        (white if len(white) < 3 else black).append(SKULL)
    white += [face for face in WHITE if face not in white][: 3 - len(white)]
    black += [face for face in BLACK if face not in black][: 3 - len(black)]
    assert len(white) == len(black) == 3, (
        f"{dice} and {skulls} skulls are not three white and three black dice"
    )
    return (*white, *black)


def pack(
    rooms: Mapping[str, Mapping[str, Any]] | None = None,
    walls: Iterable[str] = (),
    water: Iterable[str] = (),
    bosses: Mapping[str, Mapping[str, Any]] | None = None,
) -> Content:
    """The built-in pack without any walls and water but these, with some rooms and bosses changed."""
    empty = {"minion": "", "minion_level": 0, "trap": False, "treasure": "", "gem": ""}
    changed = rooms or {}
    new_rooms = tuple(
        replace(room, **{**empty, **changed[room.name]}) if room.name in changed else room
        for room in CONTENT.map.rooms
    )
    new_map = replace(CONTENT.map, rooms=new_rooms, walls=_borders(walls), water=_borders(water))
    dungeons = tuple(replace(dungeon, walls=()) for dungeon in CONTENT.dungeons)
    return replace(CONTENT, map=new_map, dungeons=dungeons, bosses=_bosses(bosses or {}))


def _bosses(cards: Mapping[str, Mapping[str, Any]]) -> tuple[Boss, ...]:
    """The bosses of the scenes, with some figures changed."""
    return tuple(
        replace(boss, **{**SCENE_BOSSES.get(boss.id, {}), **cards.get(boss.id, {})})
        for boss in CONTENT.bosses
    )


@cache
def _tables(options: tuple[tuple[str, object], ...], seats: int) -> Tables:
    """The tables of a scene on the house's map."""
    return Tables(replace(CONTENT, bosses=_bosses({})), dict(options), seats)


def _borders(texts: Iterable[str]) -> tuple[tuple[int, int], ...]:
    pairs = [tuple(sorted(ROOMS.index(room) for room in text.split("-"))) for text in texts]
    return tuple((first, second) for first, second in pairs)


class Party:
    """One seat of a scene. Numbers of its sheet read as attributes: ``party.wounds``, ``party.gems``."""

    def __init__(self, scene: Scene, seat: int) -> None:
        self.scene = scene
        self.seat = seat
        assert seat < scene.state.seats
        self._told = len(scene.log.streams[seat])

    # --- Looking -------------------------------------------------------------------------------------------------

    @property
    def sheet(self) -> Sheet:
        return self.scene.state.sheets[self.seat]

    def __getattr__(self, name: str) -> int:
        number = getattr(self.sheet, name)
        assert isinstance(number, int), name
        return number

    @property
    def view(self) -> PaperDungeonsView:
        """What this party knows of the table."""
        return self.scene.state.view(self.seat)

    @property
    def heroes(self) -> tuple[int, ...]:
        """Levels of warrior, wizard, cleric, rogue."""
        return tuple(self.sheet.levels >> 4 * hero & 15 for hero in range(4))

    def boxes_of(self, item: str) -> int:
        """How many of an item's two boxes are filled."""
        return self.sheet.boxes >> 2 * ITEMS.index(item) & 3

    @property
    def items(self) -> list[str]:
        """The complete items."""
        return [item for item in ITEMS if self.boxes_of(item) == 2]

    @property
    def place(self) -> str:
        """The room where the party stands."""
        return "outside" if self.sheet.room == 42 else ROOMS[self.sheet.room]

    @property
    def rooms(self) -> list[str]:
        """The explored rooms."""
        return names(self.sheet.explored, ROOMS)

    @property
    def dead_minions(self) -> list[str]:
        """The rooms of the defeated minions."""
        return names(self.sheet.killed, ROOMS)

    @property
    def gems_of_the_map(self) -> str:
        """Letters of the gems taken."""
        return "".join(names(self.sheet.gems_taken, GEMS))

    @property
    def crossed_out(self) -> str:
        """Letters of the gems crossed out."""
        return "".join(names(self.sheet.gems_gone, GEMS))

    @property
    def missions_scored(self) -> list[str]:
        return names(self.sheet.missions, MISSIONS)

    @property
    def boss_boxes(self) -> tuple[int, int, int]:
        """Fame from bosses 1 to 3."""
        return self.sheet.boss1, self.sheet.boss2, self.sheet.boss3

    @property
    def fame(self) -> int:
        """All the fame, as if the game ended now."""
        return self.scene.state.score(self.seat)

    def box(self, letter: str) -> int:
        """The points of one fame box, A to K."""
        lines = self.scene.state.score_sheet(self.seat, self.seat)
        return sum(line.points for line in lines if line.box == letter)

    def power(self, stage: int) -> int:
        """Power against the boss of a stage."""
        return self.view.power(self.seat, stage)

    @property
    def choices(self) -> list[str]:
        """Everything that the party may choose now."""
        return [TEXTS[code] for code in self.scene.ready().choices(self.seat)]

    @property
    def events(self) -> list[Event]:
        """What has happened to this party since the scene was set."""
        told = self.scene.log.streams[self.seat][self._told :]
        return [event for event in told if event.seat == self.seat]

    def story(self, *kinds: str) -> list[str]:
        """The events (of these kinds) in a word and figures each: ``potion_brewed 4``, ``levelled rogue 4``."""
        return [
            " ".join([event.kind, *(str(value) for value in event.args.values())])
            for event in self.events
            if (event.kind in kinds if kinds else event.kind != "noticed")
        ]

    # --- Acting --------------------------------------------------------------------------------------------------

    def choose(self, *texts: str) -> None:
        """Play choices one after another."""
        for text in texts:
            self.scene.ready().play(self.seat, CODES[text])

    def use(self, die: str, *then: str) -> None:
        """Use a die, then answer what it asks: ``use("1 brew", "level rogue")``."""
        self.choose(die, *then)

    def step(self, room: str, *then: str) -> None:
        """Take a step with the die being walked, else with the next one (boots last), then answer what it asks."""
        if "stop" not in self.choices:
            self.choose(self._move_die())
        self.choose(room, *then)

    def walk(self, *rooms: str) -> None:
        """Take several steps that ask nothing."""
        for room in rooms:
            self.step(room)

    def stop(self) -> None:
        """Stop walking."""
        self.choose("stop")

    def waste_dice(self) -> None:
        """Use the dice that are left as moves of no steps."""
        while self.choices != ["done"]:
            self.choose("stop" if "stop" in self.choices else self._move_die())

    def done(self) -> None:
        """Finish the round, wasting what is left of it."""
        self.waste_dice()
        self.choose("done")

    def _move_die(self) -> str:
        moves = [text for text in self.choices if text.endswith(" move")]
        assert moves, f"no die to move with; the party may choose {self.choices}"
        return moves[0]

    # --- Refusals ------------------------------------------------------------------------------------------------

    def may(self, text: str) -> bool:
        """Whether a choice is legal; the list and the predicate must agree."""
        legal = self.scene.ready().is_legal(self.seat, CODES[text])
        assert legal == (text in self.choices), text
        return legal

    def refuses(self, text: str) -> Reason:
        """Try an illegal choice: it must be refused, change nothing, and say why."""
        state = self.scene.ready()
        before = state.digest()
        with pytest.raises(IllegalPlay) as refusal:
            state.play(self.seat, CODES[text])
        assert state.digest() == before
        assert not self.may(text)
        return refusal.value.reason

    def why_not(self, text: str) -> tuple[str, str]:
        """Rule and message of a refusal."""
        reason = self.refuses(text)
        return reason.rule, reason.message


class Scene:
    """A table, set up without missions in dungeon B and standing before the roll of a round.

    ``scene.party(...)`` sets the next seat's sheet; seats that nobody sets have fresh ones. ``scene(edition="it")``
    is another table with these options.
    """

    def __init__(
        self,
        seats: int = 2,
        *,
        round: int = 1,  # noqa: A002  # as the rulebook says
        missions: str = "",
        bosses: str = "",
        content: Content | None = None,
        **options: object,
    ) -> None:
        self.seats = seats
        self.round = round
        self.bosses = bosses.split()
        self.missions = missions.split()
        self.content = content
        self.options: dict[str, object] = {
            "dungeon": "random" if "campaign" in options else "B",
            "missions": bool(self.missions),
            "random_bosses": bool(self.bosses),
            **options,
        }
        self.log = EventLog(seats, GAME.revealing)
        self.dice: tuple[int, ...] = faces(())
        self._state: PaperDungeonsState | None = None
        self._set = 0

    def __call__(self, seats: int = 2, **options: Any) -> Scene:
        """A new table with other options."""
        return Scene(seats, **options)

    # --- Setting the scene ---------------------------------------------------------------------------------------

    @property
    def state(self) -> PaperDungeonsState:
        if self._state is None:
            self._state = self._start()
            self.set_up()
            for sheet in self._state.sheets:
                _give_cards(sheet, PLAIN_TALENT, PLAIN_GOAL)
            self.play_to_round(self.round)
        return self._state

    def _start(self) -> PaperDungeonsState:
        options = GAME.complete_options(self.options, self.seats)
        if self.content is None:
            tables = _tables(tuple(sorted(options.items())), self.seats)
        else:
            tables = Tables(self.content, dict(options), self.seats)
        state = PaperDungeonsState(tables, Streams.seeded(7), asks_chance=True)
        state.agenda.append(START_CHAPTER)
        state.listen(self.log)
        state.begin()
        return state

    def untouched(self) -> PaperDungeonsState:
        """The state as it starts, before anything is drawn."""
        assert self._state is None
        self._state = self._start()
        return self._state

    def keep(self, *talents: str, goals: Sequence[str] = ()) -> list[Party]:
        """Set the table up in earnest: these talents and goals are dealt and kept; now they are applied."""
        self._state = self._start()
        self._answer_set_up(talents, goals)
        return self.parties

    def set_up(self) -> None:
        """Draw what the scene names, deal and keep cards, up to the first roll (of a chapter)."""
        self._answer_set_up((), ())
        self.settle()

    def _answer_set_up(self, talents: Sequence[str], goals: Sequence[str]) -> None:
        state = self.state
        talent_hands = _hands(self.seats, talents, PASSIVE, TALENTS)
        goal_hands = _hands(self.seats, goals, GOALS, GOALS)
        while state.to_act == (CHANCE,) and state.round == 0:
            self._answer_chance(talent_hands, goal_hands)
        if state.block_kind != KEEP_BLOCK:
            return
        for seat in range(self.seats):
            state.play(seat, CODES[f"talent {talent_hands[seat][0]}"])
            state.play(seat, CODES[f"goal {goal_hands[seat][0]}"])
            state.play(seat, CODES["done"])

    def _answer_chance(self, talents: Sequence[tuple[str, str]], goals: Sequence[tuple[str, str]]) -> None:
        state = self.state
        asked = self.asked()
        if asked == "missions":
            trio = [*self.missions, *(name for name in MISSIONS if name not in self.missions)][:3]
            self.draw("missions", TRIO_NUMBER[bits(trio, MISSIONS)])
            # A scene may name fewer than three: the others lie there no longer.
            state.missions = bits(self.missions, MISSIONS)
        elif asked == "boss":
            self.draw("boss", BOSSES.index(self.bosses[len(self.told("boss_drawn"))]))
        elif asked == "dungeon":
            self.draw("dungeon", 0)
        else:
            seat = next(seat for seat, sheet in enumerate(state.sheets) if not sheet.goal_hand)
            hand = bits(talents[seat], TALENTS) if asked == "talents" else bits(goals[seat], GOALS)
            self.draw(asked, PAIR_NUMBER[hand])

    def party(
        self,
        *,
        warrior: int = 1,
        wizard: int = 1,
        cleric: int = 1,
        rogue: int = 1,
        talent: str = PLAIN_TALENT,
        goal: str = PLAIN_GOAL,
        at: str = "",
        explored: str | Iterable[str] = "",
        killed: str | Iterable[str] = "",
        items: str = "",
        halves: str = "",
        taken: str = "",
        dice: Sequence[int] = (),
        skulls: int = 0,
        **numbers: int,
    ) -> Party:
        """The next seat's party. ``explored`` rooms have been entered, so their minions are dead.

        ``numbers`` are written on the sheet as they are: ``potions``, ``hearts``, ``wounds``, ``gems``, ``traps``...
        """
        party = Party(self, self._take_seat())
        sheet = party.sheet
        sheet.levels = warrior | wizard << 4 | cleric << 8 | rogue << 12
        sheet.health = warrior + wizard + cleric + rogue
        _give_cards(sheet, talent, goal)
        sheet.boxes = sum(2 << 2 * ITEMS.index(item) for item in items.split())
        sheet.boxes += sum(1 << 2 * ITEMS.index(item) for item in halves.split())
        sheet.gems_taken = bits(list(taken), GEMS)
        sheet.gems = len(taken)
        if at:
            sheet.room = ROOMS.index(at)
        sheet.explored = bits(explored, ROOMS) | bits(at, ROOMS)
        sheet.killed = bits(killed, ROOMS) | sheet.explored & sheet.tables.minion_rooms
        sheet.minions = ones(sheet.killed)
        for stage, room in enumerate(sheet.dungeon.boss_rooms):
            sheet.visited |= (sheet.explored >> room & 1) << stage
        for name, number in numbers.items():
            setattr(sheet, name, number)
        if dice or skulls:
            self.dice = faces(dice, skulls)
        return party

    def _take_seat(self) -> int:
        assert self._set < self.seats, f"the table has {self.seats} seats"
        self._set += 1
        return self._set - 1

    # --- Running the table ---------------------------------------------------------------------------------------

    @property
    def parties(self) -> list[Party]:
        return [Party(self, seat) for seat in range(self.seats)]

    def asked(self) -> str:
        """What chance has to decide now: ``roll``, ``dungeon``, ``talents``..."""
        outcomes = self.state.outcomes()
        assert outcomes, "chance is not asked"
        return CHANCES.decode(outcomes[0][0])[0]

    def draw(self, kind: str, number: int) -> None:
        """Let chance decide so."""
        self.state.play(CHANCE, CHANCES.first[kind] + number)

    def roll(self, *dice: int, skulls: int = 0) -> None:
        """Roll these dice, filled up to six."""
        state = self.state
        self.dice = faces(dice, skulls)
        state.play(CHANCE, ROLL_CODES[tuple(sorted(self.dice))])

    def ready(self) -> PaperDungeonsState:
        """The state; if it waits for the dice, they are rolled."""
        if self.state.to_act == (CHANCE,) and self.asked() == "roll":
            self.state.play(CHANCE, ROLL_CODES[tuple(sorted(self.dice))])
        return self.state

    def end_round(self) -> None:
        """Everybody finishes the round; then the table goes on to the next roll, or to a question."""
        self.ready()
        for party in self.parties:
            if party.seat in self.state.to_act:
                party.done()
        self.settle()

    def settle(self) -> None:
        """Everybody who has nothing to decide closes wounds, rewards and talents."""
        state = self.state
        closing = True
        while closing and state.block_kind not in (KEEP_BLOCK, ROUND_BLOCK):
            closing = False
            for seat in state.to_act:
                if state.choices(seat) == [CODES["done"]]:
                    state.play(seat, CODES["done"])
                    closing = True
                    break

    def begin(self) -> None:
        """All have applied their talents: on to the first roll."""
        self.settle()
        assert self.state.block_kind != TALENT_BLOCK, "a talent still asks"

    def play_to_round(self, number: int) -> None:
        """Let everybody waste dice (no skulls) until this round's roll."""
        self.dice = faces(())
        while self.state.round < number:
            self.end_round()

    def play_to_the_end(self) -> Outcome:
        """Let everybody waste dice (no skulls) to the end of the game (or chapter)."""
        self.dice = faces(())
        while not self.state.over and self.state.round > 0:
            self.end_round()
        outcome = self.state.outcome
        assert outcome is not None
        return outcome

    def told(self, *kinds: str) -> list[Event]:
        """What everybody has been told, oldest first; only events of these kinds if any are named."""
        return [event for event in self.log.streams[-1] if not kinds or event.kind in kinds]


def _give_cards(sheet: Sheet, talent: str, goal: str) -> None:
    sheet.talent = TALENTS.index(talent)
    sheet.goal = GOALS.index(goal)
    sheet.alignment = sum(1 << hero for hero in range(4) if CONTENT.goals[sheet.goal].alignment[hero] == "B")
    sheet.could = 1 << sheet.talent


def _hands(
    seats: int, wanted: Sequence[str], passive: Sequence[str], among: Sequence[str]
) -> list[tuple[str, str]]:
    """Two cards a seat, the first of which will be kept: the wanted ones, then passive ones."""
    kept = [*wanted, *(card for card in passive if card not in wanted)][:seats]
    others = [card for card in among if card not in kept]
    return list(zip(kept, others, strict=False))


__all__ = ["CODES", "CONTENT", "EDITIONS", "GAME", "HEROES", "ITEMS", "ROOMS", "Party", "Scene"]
