"""A fixed table of Dungeons & Doggos: chance is asked, so every card is the one that the test wants."""

from __future__ import annotations

from tests.doggos_shapes import GAME
from undercroft.cli.doggos import DoggosTable
from undercroft.cli.session import question_lines
from undercroft.cli.table import Question, Space, Story
from undercroft.games.doggos.codes import CHANCES
from undercroft.games.doggos.content import SYMBOLS
from undercroft.kernel.match import Match
from undercroft.kernel.state import CHANCE
from undercroft.locales import Speaker

SMALL = Space(80, 24, "utf-8")
WIDE = Space(120, 40, "utf-8")
PLAIN = Space(80, 24, "ascii")


class Fixed:
    """Seat 1 is the reader and begins; the rival sleeps from its first turn on, unless told otherwise."""

    def __init__(
        self,
        dog: str = "joan",
        rival: str = "ruta",
        potions: tuple[str, str] = ("sword", "bow"),
    ) -> None:
        self.match = Match(GAME, 2, 1, None, ["Ada", "Ben"], chance="ask")
        self.table = DoggosTable()
        self.asleep = False
        self.chance("first", 0)
        self.play(0, f"dog {dog}")
        self.play(1, f"dog {rival}")
        ids = [quest.id for quest in GAME.content.quests]
        for pair in (("ifrit", "bow"), ("cerberus", "cat_eye")):
            self.chance("quests", *sorted(ids.index(_quest(word)) for word in pair))
        self.potions = potions

    def keep(self, own: str = "ifrit") -> Fixed:
        """Both keep a quest, both get a potion; round 1 begins."""
        self.play(0, f"quest {_quest(own)}")
        self.play(1, f"quest {_quest('cerberus')}")
        for potion in self.potions:
            self.chance("potion", SYMBOLS.index(potion))
        return self

    def chance(self, kind: str, *operands: int) -> None:
        """Chance decides as the test wants."""
        self.match.play(CHANCE, CHANCES.encode(kind, *operands))

    def play(self, seat: int, text: str) -> None:
        """A choice by its notation."""
        codes = {GAME.code_text(code): code for code in self.match.state.choices(seat)}
        self.match.play(seat, codes[text])

    def draw(self, card: str) -> None:
        """Explore and draw this card."""
        self.play(0, "explore")
        self.chance("room", [design.id for design in GAME.content.cards].index(card))

    def lay(self, card: str, cell: str, turn: int = 0) -> Fixed:
        """Explore, draw this card and lay it; the rival goes to sleep after the first one."""
        self.draw(card)
        self.play(0, f"place {cell}")
        self.play(0, f"r{turn}")
        if not self.asleep:
            self.play(1, "sleep")
            self.asleep = True
        return self

    def walk(self, *texts: str) -> Fixed:
        """Several choices of the reader."""
        for text in texts:
            self.play(0, text)
        return self

    # --- What the terminal shows -----------------------------------------------------------------------------------

    def speaker(self, language: str = "en") -> Speaker:
        return Speaker(language, GAME.name_in)

    def screen(self, space: Space = SMALL, language: str = "en") -> list[str]:
        lines = self.table.screen(self.match, 0, self.speaker(language), space)
        return [line.plain.rstrip() for line in lines]

    def board(self, space: Space = SMALL, language: str = "en") -> list[str]:
        lines = self.table.board(self.match, 0, self.speaker(language), space)
        return [line.plain.rstrip() for line in lines]

    def question(self, language: str = "en", opened: tuple[int, ...] = ()) -> Question:
        return self.table.question(self.match, 0, self.speaker(language), SMALL, opened)

    def asked(self, language: str = "en") -> str:
        """The question and its entries as they are printed."""
        lines = question_lines(self.question(language), 200)
        return "\n".join(line.plain.rstrip() for line in lines)

    def story(self, seat: int | None = 0, language: str = "en") -> list[str]:
        events = self.match.events(seat)
        return self.table.tell(Story(seat), events, ("Ada", "Ben"), GAME, self.speaker(language))


def _quest(word: str) -> str:
    """A quest by its symbol or its monster."""
    for quest in GAME.content.quests:
        if word in (quest.monster, SYMBOLS[quest.symbol] if quest.symbol >= 0 else ""):
            return quest.id
    raise ValueError(word)


LAID = (
    ("ifrit_bow", "0,-1", 0),
    ("trap_bow_straight", "0,-2", 0),
    ("portal_cross", "1,0", 0),
    ("tramp_sword_bow", "2,0", 0),
    ("coins_2", "3,0", 180),
    ("potion_room", "1,-1", 0),
    ("portal_door", "0,1", 0),
    ("chest_2", "1,1", 0),
    ("cerberus", "3,-1", 0),
    ("dragon", "2,-1", 0),
)
"""A small dungeon with something of everything: card, cell, rotation."""


def crossroads(dog: str = "joan", potions: tuple[str, str] = ("sword", "bow")) -> Fixed:
    """The small dungeon; the start room's exits lead north, east and south."""
    scene = Fixed(dog, potions=potions).keep()
    for card, cell, turn in LAID:
        scene.lay(card, cell, turn)
    return scene
