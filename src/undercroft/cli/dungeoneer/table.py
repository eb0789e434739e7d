"""Dungeoneer at the terminal."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from textwrap import wrap
from typing import Final

from rich.text import Text

from undercroft.cli.columns import GAP, beside, cut
from undercroft.cli.dungeoneer import asks, fight, sheet
from undercroft.cli.dungeoneer import glyphs as signs
from undercroft.cli.dungeoneer.glyphs import glyphs_for
from undercroft.cli.dungeoneer.map import SIZES, SMALL, MapDrawing, exit_words
from undercroft.cli.dungeoneer.pack import SetPage, legend
from undercroft.cli.dungeoneer.scene import Scene, place_of
from undercroft.cli.dungeoneer.story import Teller
from undercroft.cli.rulebook import rule_text
from undercroft.cli.session import question_lines
from undercroft.cli.table import Question, Space, Story, Table
from undercroft.games.dungeoneer import content
from undercroft.games.dungeoneer.atlas import laid
from undercroft.games.dungeoneer.codes import CHOICES, DONE, PASS
from undercroft.games.dungeoneer.content_types import STAGES
from undercroft.games.dungeoneer.game import Dungeoneer
from undercroft.kernel.game import Game
from undercroft.kernel.match import Match
from undercroft.kernel.messages import Event, Name
from undercroft.kernel.squares import offset
from undercroft.kernel.state import State
from undercroft.locales import LANGUAGES, Speaker
from undercroft.packs import Problem

ROOMY: Final = 36
"""From this height on the rivals stand below the map."""
_NEWS: Final = 3
"""Lines of news that stay beside the board."""
_QUESTION: Final = 6
"""Lines of an ordinary question."""
_LEAST_MAP: Final = 5
_CELL: Final = re.compile(r"\(?\s*([+-]?\d+)\s*[,;]\s*([+-]?\d+)\s*\)?(?:\s+r?(0|180))?\s*$")
_SIDES: Final = {"n": "n", "e": "e", "s": "s", "w": "w", "north": "n", "east": "e", "south": "s", "west": "w"}
_NAMED: Final = {
    "card": ("play", "card", "use"),
    "quest": ("attempt", "search", "take-up", "hand-over", "pick-up", "drop", "quest", "use-quest"),
    "hero": ("hero", "use-hero"),
    "location": ("location",),
}
"""Verbs whose object has a name in the sets."""
_BUILT_IN: Final = "epic"
"""The set that a new pack begins as."""


class DungeoneerTable(Table):
    """Map, sheet and questions of Dungeoneer."""

    # Encounters are sent by a word of one's own, so that they can be taken back before.
    last_word = frozenset((DONE,))
    help_message = "play-help-dungeoneer"
    example_move = "move n"
    example_rule = "DL-40"
    passes = frozenset((PASS,))

    def __init__(self) -> None:
        self._latest: tuple[State, int, tuple[object, ...], Scene] | None = None

    def _scene(self, match: Match, seat: int, speaker: Speaker, encoding: str) -> Scene:
        """The scene of this moment; one drawing asks for it several times."""
        key = (seat, speaker, encoding)
        latest = self._latest
        # Playing adds a move, and taking back makes another state.
        if latest is None or latest[0] is not match.state or latest[1:3] != (len(match.moves), key):
            scene = Scene.of(match, seat, speaker, glyphs_for(encoding))
            latest = (match.state, len(match.moves), key, scene)
            self._latest = latest
        return latest[3]

    def screen(self, match: Match, seat: int, speaker: Speaker, space: Space) -> list[Text]:
        scene = self._scene(match, seat, speaker, space.encoding)
        lines = [sheet.header(scene, space.width)]
        if not scene.laid_out or scene.me.hero < 0:
            return lines
        lines += fight.panel(scene, space.width)
        below = [
            part
            for line in (sheet.rivals(scene) if space.height >= ROOMY else [])
            for part in _wrapped(line, space.width)
        ]
        # The prompt takes a line too.
        left = space.height - len(lines) - len(below) - _asked(scene, space) - 1
        board = sheet.side(scene, left - _NEWS, rivals=not below)
        height = max(_LEAST_MAP, len(board), left - _NEWS)
        width = space.width - sheet.SIDE - GAP
        wide = width >= SMALL.width * 3
        drawing, cropped = _drawing(scene).fitting(width if wide else space.width, height)
        if wide:
            drawn = max(line.cell_len for line in drawing)
            board = sheet.side(scene, left - _NEWS, space.width - drawn - GAP, rivals=not below)
        if cropped and len(board) < left - 1:
            board.append(Text(f"{scene.glyphs.left_out} {speaker.say('dl-map-goes-on')}", style=signs.DONE))
        lines += beside(drawing, board) if wide else drawing + board
        return [cut(line, space.width) for line in lines + below]

    def board(self, match: Match, seat: int, speaker: Speaker, space: Space) -> list[Text]:
        scene = self._scene(match, seat, speaker, space.encoding)
        drawing = _drawing(scene)
        frame = drawing.whole()
        fitting = [size for size in SIZES if frame.columns <= size.columns(space.width)]
        if fitting:
            lines = drawing.lines(fitting[0], frame)
        else:
            part = frame.around(place_of(drawing.focus()), SMALL.columns(space.width), frame.rows)
            lines = drawing.lines(SMALL, part)
        # The map comes last, where it stays on the screen.
        places = [part for location in laid(scene.known) for part in _place(scene, location, space.width)]
        return [*places, *lines, *(Text(line) for line in wrap(legend(speaker, space.encoding), space.width))]

    def sheet(self, match: Match, seat: int, speaker: Speaker, space: Space) -> list[Text]:
        scene = self._scene(match, seat, speaker, space.encoding)
        lines = [sheet.header(scene, space.width), *sheet.page(scene, space.width)]
        return [part for line in lines for part in _wrapped(line, space.width)]

    def rivals(self, match: Match, seat: int, speaker: Speaker, space: Space) -> list[Text]:
        lines = sheet.rivals(self._scene(match, seat, speaker, space.encoding))
        return [part for line in lines for part in _wrapped(line, space.width)]

    def question(
        self, match: Match, seat: int, speaker: Speaker, space: Space, opened: tuple[int, ...]
    ) -> Question:
        return asks.question(self._scene(match, seat, speaker, space.encoding), opened, space)

    def label(self, match: Match, seat: int, code: int, speaker: Speaker) -> str:
        scene = self._scene(match, seat, speaker, "utf-8")
        return asks.label(scene, match.state.describe(seat, code))

    def short_form(self, match: Match, seat: int, text: str) -> str | None:
        """Sides of the compass to move, cells by their numbers, cards and quests by name: `s`, `2,-1 r180`, `play Acid`."""
        kinds = {CHOICES.decode(code)[0] for code in match.state.choices(seat)}
        side = _SIDES.get(text.lower())
        if side is not None and ("move" in kinds or "side" in kinds):
            return f"{'move' if 'move' in kinds else 'side'} {side}"
        found = _CELL.match(text)
        if found is None or "place" not in kinds:
            return _by_name(match.game, text)
        cell = f"{int(found.group(1))},{int(found.group(2))}"
        if found.group(3) is not None:
            return f"place {cell} r{found.group(3)}"
        # A cell that is offered is chosen by its number, so that both ways round are offered then.
        codes = [code for code in match.state.choices(seat) if CHOICES.decode(code)[0] == "place"]
        numbers = {offset(CHOICES.decode(code)[1][0]): None for code in codes}
        return str(list(numbers).index(cell) + 1) if cell in numbers else f"place {cell} r0"

    def tell(
        self, story: Story, events: Sequence[Event], players: Sequence[str], game: Game, speaker: Speaker
    ) -> list[str]:
        return Teller(story, players, speaker).tell(events)

    def ending(self, match: Match, seat: int, speaker: Speaker) -> list[str]:
        outcome = match.state.outcome
        if outcome is None or match.start.seats > 1:
            return []
        return [speaker.say("dl-solo-ending", kind=outcome.kind, reason=outcome.reasons[seat])]

    def rule(self, rule: str) -> str | None:
        return rule_text("dungeoneer", rule)

    def pack_folder(self) -> Path:
        return Dungeoneer().folders[_BUILT_IN]

    def check_pack(self, folder: Path) -> list[Problem]:
        return content.check(folder)

    def show_pack(self, game: Game, speaker: Speaker, space: Space) -> list[Text]:
        """An owner's set alone, else all built-in ones."""
        assert isinstance(game, Dungeoneer)
        built_in = Dungeoneer().folders
        own = [stage for stage in STAGES if game.folders[stage] != built_in[stage]]
        lines: list[Text] = []
        for stage in own or STAGES:
            lines += [Text()] if lines else []
            lines += SetPage(game.card_set(stage), speaker, space).write()
        return lines


def _by_name(game: Game, text: str) -> str | None:
    """Notation with a name, or the beginning of one, in any language, instead of the id; None if no name begins so."""
    assert isinstance(game, Dungeoneer)
    verb, _, wanted = " ".join(text.lower().split()).partition(" ")
    named = next((kind for kind, verbs in _NAMED.items() if verb in verbs), None)
    if named is None or not wanted:
        return None
    ids = {"card": game.names.cards, "quest": game.names.quests, "location": game.names.locations}.get(
        named, game.names.heroes
    )
    if any(id_.startswith(wanted) for id_ in ids):
        return None
    found = {
        id_
        for id_ in ids
        for language in LANGUAGES
        if (game.name_in(Name(named, id_), language) or "").lower().replace("’", "'").startswith(wanted)
    }
    return f"{verb} {found.pop()}" if len(found) == 1 else None


def _place(scene: Scene, location: int, width: int) -> list[Text]:
    """A location in words: where it lies, its exits as it is turned, and what its card says beside them."""
    east, south = place_of(scene.known.cells[location])
    facts, _, *rest = scene.text("location", scene.tables.locations[location].id)
    exits = exit_words(scene, location, scene.known.turned[location])
    text = Text(f"{east},{south} {scene.place_name(location)}: {facts}. {exits}. {' '.join(rest)}")
    return _wrapped(text, width)


def _asked(scene: Scene, space: Space) -> int:
    """How many lines the question takes."""
    if scene.seat not in scene.state.to_act:
        return _QUESTION
    question = asks.question(scene, (), space)
    return max(_QUESTION, len(question_lines(question, space.width)))


def _drawing(scene: Scene) -> MapDrawing:
    return MapDrawing(scene, asks.targets(scene))


def _wrapped(line: Text, width: int) -> list[Text]:
    """A line of words in as many lines as it takes, the later ones indented."""
    if line.cell_len <= width:
        return [line]
    parts = wrap(line.plain, width, subsequent_indent="  ", break_on_hyphens=False)
    return [Text(part, style=line.style) for part in parts]
