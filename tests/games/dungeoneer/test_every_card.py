"""Every card of the built-in sets is played, and everything it announces happens.

A table of the card's own set is made rich: locations, treasures, boons, monsters in lairs, a full discard pile, wounded
and fallen heroes. Chance plays it on, taking the card whenever it is offered, until every verb of its effects has left
its trace and every ability has worked.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from tests.rules.dungeoneer.scene import Hero, Scene
from undercroft.games.dungeoneer import tags
from undercroft.games.dungeoneer.atlas import lay, more_to_come, placements_into
from undercroft.games.dungeoneer.codes import PLACE
from undercroft.games.dungeoneer.content_types import Adventure, Effect
from undercroft.games.dungeoneer.game import Dungeoneer
from undercroft.games.dungeoneer.queries import most_health, refresh
from undercroft.games.dungeoneer.setup import SetUp
from undercroft.games.dungeoneer.state import DungeoneerState
from undercroft.games.dungeoneer.tables import (
    ACTIVATE,
    BOON,
    CHARGES,
    CURSE,
    DICE_QUEST,
    FEATS_PHASE,
    FORBIDS,
    HARDENS,
    MODIFIES,
    PASSIVE,
    PERMANENT,
    REACH_QUEST,
    SACRIFICE_QUEST,
    STRIKES,
    TEST_QUEST,
    TREASURE,
    Card,
    HeroCard,
)
from undercroft.games.dungeoneer.turns import put_on_map
from undercroft.games.dungeoneer.vocabulary import COMBINATORS
from undercroft.kernel.events import EventLog
from undercroft.kernel.squares import CELL_OF
from undercroft.kernel.state import CHANCE
from undercroft.kernel.streams import Streams

GAME = Dungeoneer()
STAGES = ("epic", "heroic", "legendary")
SEATS = 3
LEVELS = {"heroic": (1, 3), "epic": (4, 6), "legendary": (7, 9)}
"""High enough for every card, low enough to gain a level."""
TRIES = 200
DECISIONS = 90

TRACES = {
    "ap_added": "ap",
    "ap_lost": "ap",
    "hero_wounded": "wound",
    "monster_wounded": "wound",
    "healed": "heal",
    "prevented": "prevent",
    "tested": "test",
    "fell": "fall",
    "stood_up": "stand",
    "arrived": "warp",
    "shifted": "shift",
    "exit_changed": "exit",
    "location_placed": "place",
    "drew": "draw",
    "peeked": "peek",
    "hand_seen": "peek",
    "lost_card": "discard",
    "recovered": "recover",
    "bounced": "bounce",
    "hand_robbed": "take",
    "card_taken_over": "take",
    "dismissed": "dismiss",
    "redirected": "redirect",
    "form_changed": "form",
    "die_rolled": "reroll",
    "minion_made": "minion",
}
"""What a verb tells. Others leave their trace in the state."""
MARKS = {MODIFIES: "modify", HARDENS: "difficulty", CHARGES: "cost", STRIKES: "strike", FORBIDS: "forbid"}
EASY = (REACH_QUEST, TEST_QUEST, DICE_QUEST, SACRIFICE_QUEST)
SAME = {"step": "warp"}
"""Verbs that leave another's trace."""

CARDS = [(stage, card.id) for stage in STAGES for card in GAME.card_set(stage).adventures]


def data_of(stage: str, name: str) -> Adventure:
    """The card as its set writes it."""
    return next(card for card in GAME.card_set(stage).adventures if card.id == name)


def announced(card: Adventure) -> set[str]:
    """Everything that has to be seen: verbs, abilities, passives, what a trap and a monster do."""
    found: set[str] = set()
    for effect in card.effects:
        _verbs_into(effect, found)
    for ability in card.abilities:
        if ability.trigger == "passive":
            found.add("passive")
            continue
        if ability.trigger != "discard":
            found.add("used" if ability.trigger == "activate" else "worked")
        for effect in ability.effects:
            _verbs_into(effect, found)
    if card.trap is not None:
        found |= {"passed", "failed"} if card.trap.passed else {"failed"}
        for effect in (*card.trap.passed, *card.trap.failed):
            _verbs_into(effect, found)
    if card.monster is not None:
        found.add("attacks")
        for strike in card.monster.strikes:
            for effect in strike:
                _verbs_into(effect, found)
        for special in card.monster.specials:
            for effect in special.effects:
                _verbs_into(effect, found)
    return found


def _verbs_into(effect: Effect, found: set[str]) -> None:
    if effect.verb not in COMBINATORS:
        found.add(SAME.get(effect.verb, effect.verb))
    for argument in effect.args:
        if isinstance(argument, tuple):
            for inner in argument:
                _verbs_into(inner, found)


class Rich:
    """A table of one set on which a card can do whatever it does."""

    def __init__(self, stage: str, name: str, seed: int) -> None:
        self.name = name
        self.data = data_of(stage, name)
        # What waits for the next resets waits for turns to pass.
        self.hurries = any(ability.trigger == "reset" for ability in self.data.abilities)
        self.rng = Random(seed)
        self.scene = scene = _scene(stage, seed)
        self.ann = scene.heroes[0]
        self._widen()
        quiet = [hero.number for hero in scene.tables.heroes if hero.stage == 0 and _is_quiet(hero)]
        for hero in scene.heroes:
            hero.has(
                hand="", quests="", hero=quiet[hero.seat % len(quiet)], level=self.rng.choice(LEVELS[stage])
            )
            health = most_health(scene.state, hero.seat) - 4
            hero.has(glory=20, peril=20, health=health, saved=1, fallen=self.rng.randrange(2))
        scene.common("")
        self._set_quest()
        self.spare = [
            card.id for card in scene.tables.cards if card.stage == 0 and card.id != name and not card.lord
        ]
        self.rng.shuffle(self.spare)
        self._deal()
        self.levels = [player.level for player in scene.state.players]
        self.tokens = scene.state.tokens[:]

    def _widen(self) -> None:
        """Some more locations on the map, rooms among them, and the heroes somewhere."""
        state = self.scene.state
        for location in self.rng.sample(state.locations.pool, 6):
            if location == state.tables.throne:
                continue
            cells: list[int] = []
            placements_into(state, location, more_to_come(state), cells)
            if cells:
                code = self.rng.choice(cells)
                state.locations.pool.remove(location)
                lay(state, location, CELL_OF[(code - PLACE) // 2], (code - PLACE) % 2)
        places = [place for place in range(len(state.cells)) if state.cells[place] >= 0]
        here = self.rng.choice(places)
        for hero in self.scene.heroes:
            hero.player.place = here

    def _set_quest(self) -> None:
        """A card that waits for a quest gets one that can be done here and now, if a place for one is on the map."""
        if not any(ability.trigger == "quest" for ability in self.data.abilities):
            return
        state = self.scene.state
        for quest in state.tables.quests:
            places = [place for place in quest.places if state.cells[place] >= 0]
            if quest.stage == 0 and quest.condition in EASY and places:
                self.ann.has(quests=quest.id)
                for hero in self.scene.heroes:
                    hero.player.place = places[0]

    def _take(self, fits: Callable[[Card], bool], count: int = 1) -> str:
        """So many cards of a sort that nobody has yet."""
        tables = self.scene.tables
        found: list[str] = []
        for one in list(dict.fromkeys(self.spare)):
            card = tables.cards[self.scene.card(one)]
            if len(found) < count and fits(card):
                found.append(one)
        self.spare = [one for one in self.spare if one not in found]
        return " ".join(found)

    def _deal(self) -> None:
        scene = self.scene

        own = f"{self._take(_lying(BOON))} {self._take(_lying(TREASURE))}"
        self.ann.has(inventory=own, lair=self._take(_fights))
        self.ann.has(curses=self._take(_lying(CURSE)))
        # A rival has something to lose of each sort, be it a card that does something of itself.
        boon = self._take(_lying(BOON)) or self._take(_permanent(BOON))
        held = f"{boon} {self._take(_lying(TREASURE))}"
        scene.heroes[1].has(inventory=held, lair=self._take(_fights))
        scene.heroes[1].has(hand=self._take(_fights, 2) + " " + self._take(lambda card: card.trap_number > 0))
        scene.heroes[2].has(hand=self._take(lambda card: card.glory and card.timing == FEATS_PHASE, 2))
        piled = [self._take(_of_type(sort)) for sort in range(4)]
        undead = self._take(lambda card: _fights(card) and card.kinds & scene.tables.undead != 0)
        scene.discard_pile(" ".join([*piled, undead]))
        if self.data.lord:
            # He is in nobody's hand: he sits on his throne, where everybody is.
            throne = scene.state.tables.throne
            cells: list[int] = []
            scene.state.locations.pool.remove(throne)
            placements_into(scene.state, throne, True, cells)
            put_on_map(scene.state, 0, throne, cells[0])
            for hero in scene.heroes:
                hero.player.place = throne
        else:
            # A monster that has been wounded before attacks from the lair.
            wounded = self.data.monster is not None and self.rng.random() < 0.5
            self.ann.has(**{"lair" if wounded else "hand": self.name})
        for player in scene.state.players:
            for card in player.lair:
                fighter = scene.tables.cards[card].fighter
                scene.state.hurt[card] = 1 if fighter is not None and fighter.health > 1 else 0
        refresh(scene.state)

    def run(self, wanted: set[str], seen: set[str]) -> None:
        """Play on by chance, and note what the card has done once it was played."""
        scene, state = self.scene, self.scene.state
        begin, seat = self.rng.choice([("feats", 0), ("villainy", 0), ("villainy", 1)])
        scene.phase(begin, seat)
        played = False
        start = 0
        for _ in range(DECISIONS * 2 if self.hurries else DECISIONS):
            while not state.over and state.to_act == (CHANCE,):
                self._play(CHANCE, self.rng.choice(state.choices(CHANCE)), played, seen, start)
            if state.over or wanted <= seen:
                return
            asked = state.to_act[0]
            codes = state.choices(asked)
            if played and self._is_over():
                return
            code = self._pick(asked, codes, played)
            if scene.texts[code] == f"play {self.name}" and not played:
                played = True
                start = len(scene.log.streams[0])
            self._play(asked, code, played, seen, start)

    def _play(self, seat: int, code: int, played: bool, seen: set[str], start: int) -> None:
        state = self.scene.state
        hurt = state.hurt[:]
        state.play(seat, code)
        if played:
            self._look(seen, start)
            if any(state.hurt[card] < hurt[card] and state.owners[card] >= 0 for card in range(len(hurt))):
                seen.add("heal")

    def _pick(self, seat: int, codes: list[int], played: bool) -> int:
        """The card and its abilities first; once it is played nothing else that could be taken for it."""
        texts = self.scene.texts
        for code in codes:
            text = texts[code]
            if seat == 0 and (text == f"play {self.name}" or text.startswith(f"use {self.name} ")):
                return code
        done = [code for code in codes if texts[code] in ("end", "pass")]
        if self.hurries and played and done:
            return done[0]
        others = ("use", "play") if played and not self.data.abilities else ("use",)
        free = [code for code in codes if not texts[code].startswith(others)] or codes
        fights = ("play ", "special ", "attack ", "attempt ")
        sent = [code for code in free if texts[code].startswith(fights)]
        return self.rng.choice(sent if sent and self.rng.random() < 0.7 else free)

    def _is_over(self) -> bool:
        """Whether a card that does not stay has done all it does: its player's menu is back."""
        state = self.scene.state
        menu = state.agenda[-1].tag in (tags.FEATS, tags.VILLAINY)
        return not self.data.abilities and menu and state.draft is None and not state.declared

    def _look(self, seen: set[str], start: int) -> None:
        scene, state = self.scene, self.scene.state
        number = scene.card(self.name)
        for event in scene.log.streams[0][start:]:
            if event.kind in ("points", "points_lost"):
                seen |= {word for word in ("glory", "peril") if event.args[word] != 0}
            elif event.kind in ("ability_used", "ability_worked"):
                if getattr(event.args["source"], "id", "") == self.name:
                    seen.add("used" if event.kind == "ability_used" else "worked")
            elif event.kind in ("trap_passed", "trap_failed"):
                if getattr(event.args["card"], "id", "") == self.name:
                    seen.add(event.kind.removeprefix("trap_"))
            elif event.kind in TRACES:
                seen.add(TRACES[event.kind])
        seen |= {MARKS[mark.verb] for mark in state.marks if mark.verb in MARKS}
        if any(force.source == number for force in state.forces):
            seen.add("passive")
        if state.extra_attacks:
            seen.add("extra_attack")
        if [player.level for player in state.players] != self.levels:
            seen.add("level")
        if state.tokens != self.tokens:
            seen.add("token")
        for battle in state.battles:
            if battle.attack_of(16 + number) >= 0 and battle.rolls[battle.attack_of(16 + number)] > 0:
                seen.add("attacks")


def _is_quiet(hero: HeroCard) -> bool:
    """Whether a hero's abilities do nothing of themselves."""
    return all(ability.trigger == ACTIVATE for ability in hero.abilities)


def _fights(card: Card) -> bool:
    return card.fighter is not None


def _of_type(sort: int) -> Callable[[Card], bool]:
    return lambda card: card.type == sort and card.fighter is None


def _permanent(sort: int) -> Callable[[Card], bool]:
    return lambda card: card.type == sort and card.duration == PERMANENT


def _lying(sort: int) -> Callable[[Card], bool]:
    """Cards that may lie on the table without doing anything that could be mistaken for the card's own deeds."""
    return lambda card: (
        card.type == sort
        and card.duration == PERMANENT
        and card.upkeep == 0
        and all(ability.trigger in (PASSIVE, ACTIVATE) for ability in card.abilities)
    )


def _scene(stage: str, seed: int) -> Scene:
    """A scene of a built-in set."""
    scene = Scene.__new__(Scene)
    scene.game = GAME
    scene.tables = GAME.tables(SEATS, GAME.complete_options({"sets": stage}, SEATS))
    scene.texts = TEXTS
    scene.codes = {}
    scene.state = DungeoneerState(scene.tables, Streams.seeded(seed), True)
    scene.log = EventLog(SEATS, GAME.revealing)
    scene._dice = []
    scene._draws = []
    scene.state.listen(scene.log)
    scene.state.push(SetUp(tags.SET_UP))
    scene.state.begin()
    scene.heroes = [Hero(scene, seat) for seat in range(SEATS)]
    scene.settle()
    return scene


TEXTS = {code: GAME.code_text(code) for code in range(GAME.codes.count)}


@pytest.mark.parametrize(("stage", "name"), CARDS, ids=[f"{stage}-{name}" for stage, name in CARDS])
def test_every_card_does_what_it_announces(stage: str, name: str) -> None:
    wanted = announced(data_of(stage, name))
    assert wanted
    seen: set[str] = set()
    for attempt in range(TRIES):
        Rich(stage, name, attempt).run(wanted, seen)
        if wanted <= seen:
            return
    pytest.fail(f"never seen: {sorted(wanted - seen)}")
