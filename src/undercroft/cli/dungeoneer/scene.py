"""What the drawing modules look at: one seat's view of a match, and how to say and draw it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from undercroft.cli.dungeoneer.glyphs import Glyphs
from undercroft.games.dungeoneer.battle import FIRST_CARD, card_of, quest_of
from undercroft.games.dungeoneer.codes import PLACE
from undercroft.games.dungeoneer.content import CardSet
from undercroft.games.dungeoneer.content_types import STAGES
from undercroft.games.dungeoneer.game import Dungeoneer
from undercroft.games.dungeoneer.player import Player
from undercroft.games.dungeoneer.quests import open_quests
from undercroft.games.dungeoneer.state import DungeoneerState
from undercroft.games.dungeoneer.tables import Tables
from undercroft.games.dungeoneer.view import DungeoneerView
from undercroft.games.dungeoneer.vocabulary import FORMS
from undercroft.games.dungeoneer.wording import Thing, text_of
from undercroft.kernel.match import Match
from undercroft.kernel.messages import Choice, Name
from undercroft.kernel.squares import CELL_OF, WIDTH
from undercroft.kernel.streams import Streams
from undercroft.locales import Sayable, Speaker
from undercroft.locales.phrases import phrase_lines

_COLUMN: Final = CELL_OF[0] % WIDTH + 15
_ROW: Final = CELL_OF[0] // WIDTH + 15


@dataclass(frozen=True)
class Scene:
    """One seat's side of the table."""

    seat: int
    players: tuple[str, ...]
    view: DungeoneerView
    known: DungeoneerState
    """A table made of the view alone: whatever the seat knows is there as it is, what it does not know is made up."""
    state: DungeoneerState
    """Only asked for choices, their descriptions and refusals, never looked into."""
    codes: list[int]
    """What the seat may choose now; nothing if it is not asked."""
    game: Dungeoneer
    speaker: Speaker
    glyphs: Glyphs

    @staticmethod
    def of(match: Match, seat: int, speaker: Speaker, glyphs: Glyphs) -> Scene:
        """The scene of a match of Dungeoneer."""
        state, game = match.state, match.game
        assert isinstance(state, DungeoneerState)
        assert isinstance(game, Dungeoneer)
        view = state.view(seat)
        known = view.guess(Streams.seeded(0))
        codes = state.choices(seat) if seat in state.to_act else []
        return Scene(seat, match.start.players, view, known, state, codes, game, speaker, glyphs)

    @property
    def tables(self) -> Tables:
        """The sets as the rules look them up."""
        return self.view.tables

    @property
    def me(self) -> Player:
        """The seat's own hero and cards."""
        return self.view.players[self.seat]

    @property
    def laid_out(self) -> bool:
        """Whether there is a map yet."""
        return bool(self.view.players)

    @property
    def tag(self) -> int:
        """The step that is asked about."""
        return self.known.agenda[-1].tag if self.known.agenda else -1

    def say(self, message: str, /, **args: Sayable) -> str:
        """A message in the reader's language."""
        return self.speaker.say(message, **args)

    def describe(self, code: int) -> Choice:
        """One of ``codes`` in words; they are legal, and looking again for each takes long."""
        return self.state.seat_choice(self.seat, code)

    # --- Names -------------------------------------------------------------------------------------------------------

    def card_name(self, card: int) -> str:
        """An adventure card."""
        return self.speaker.name(Name("card", self.tables.cards[card].id))

    def quest_name(self, quest: int) -> str:
        """A quest."""
        return self.speaker.name(Name("quest", self.tables.quests[quest].id))

    def place_name(self, location: int) -> str:
        """A location."""
        return self.speaker.name(Name("location", self.tables.locations[location].id))

    def hero_name(self, seat: int) -> str:
        """The hero of a seat."""
        return self.speaker.name(Name("hero", self.tables.heroes[self.view.players[seat].hero].id))

    def short_name(self, seat: int) -> str:
        """A player without what is said in brackets, such as which bot it is."""
        return self.players[seat].partition(" (")[0]

    def fighter_name(self, fighter: int) -> str:
        """Who fights: a hero's player, a monster, the monster of a quest."""
        if fighter < FIRST_CARD:
            return self.short_name(fighter)
        card = card_of(fighter)
        return self.card_name(card) if card >= 0 else self.quest_name(quest_of(fighter))

    # --- Texts -------------------------------------------------------------------------------------------------------

    def text(self, kind: str, id_: str) -> list[str]:
        """What is printed on a card, line by line."""
        thing = thing_of(self.game, kind, id_)
        return [] if thing is None else phrase_lines(self.speaker, text_of(thing))

    def event_text(self) -> list[str]:
        """What the card in the centre says, the Scepter; nothing where the sets have none."""
        events = (self.game.card_set(stage).event for stage in STAGES)
        return [
            line
            for event in events
            if event is not None
            for line in phrase_lines(self.speaker, text_of(event))
        ]

    def hit_text(self, fighter: int, form: int) -> str:
        """What a monster's card says that a hit in this form does; nothing where it is the ordinary wound."""
        card, quest = card_of(fighter), quest_of(fighter)
        if card < 0 and quest < 0:
            return ""
        kind = "card" if card >= 0 else "quest"
        id_ = self.tables.cards[card].id if card >= 0 else self.tables.quests[quest].id
        thing = thing_of(self.game, kind, id_)
        hits = [
            phrase
            for phrase in ([] if thing is None else text_of(thing))
            if phrase.message == "card-hit" and phrase.args["form"] == FORMS[form]
        ]
        return " ".join(phrase_lines(self.speaker, hits))

    def card_text(self, card: int) -> list[str]:
        """What is printed on an adventure card."""
        return self.text("card", self.tables.cards[card].id)

    # --- Quests ------------------------------------------------------------------------------------------------------

    def quests(self, seat: int) -> list[int]:
        """The quests open to a seat, its own first."""
        return open_quests(self.known, seat)

    def goals(self, quest: int) -> list[int]:
        """The locations where a quest goes on for this seat: of an escort on its way the second place."""
        card = self.tables.quests[quest]
        if quest in self.me.escorts:
            return card.second
        for place in range(0, len(self.known.loose), 2):
            if self.known.loose[place] == quest:
                return [self.known.loose[place + 1]]
        return card.places


def thing_of(game: Dungeoneer, kind: str, id_: str) -> Thing | None:
    """A card of the sets by its id."""
    for stage in STAGES:
        one: CardSet = game.card_set(stage)
        things: tuple[Thing, ...] = one.locations
        if kind == "card":
            things = one.adventures
        elif kind == "hero":
            things = one.heroes
        elif kind == "quest":
            things = one.quests
        for thing in things:
            if thing.id == id_:
                return thing
    return None


def place_of(cell: int) -> tuple[int, int]:
    """Steps east and south of the first entrance."""
    return cell % WIDTH - _COLUMN, cell // WIDTH - _ROW


def cell_at(east: int, south: int) -> int:
    """The grid's cell so many steps east and south of the first entrance."""
    return (south + _ROW) * WIDTH + east + _COLUMN


def cell_of_code(code: int) -> int:
    """The grid's cell of a choice to place a location."""
    return CELL_OF[(code - PLACE) // 2]


def cell_words(speaker: Speaker, offset: str) -> str:
    """A cell `2,-1` in words: "2 east, 1 north of the entrance"."""
    east, south = (int(part) for part in offset.split(","))
    steps = []
    if east:
        steps.append(speaker.say("dl-steps-east" if east > 0 else "dl-steps-west", count=abs(east)))
    if south:
        steps.append(speaker.say("dl-steps-south" if south > 0 else "dl-steps-north", count=abs(south)))
    return speaker.say("dl-cell", steps=", ".join(steps)) if steps else speaker.say("dl-at-entrance")
