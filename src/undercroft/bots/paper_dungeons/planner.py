"""Looking ahead on one's own sheet: within a block nothing there is left to chance."""

from __future__ import annotations

from mypy_extensions import i64

from undercroft.bots.paper_dungeons.prospects import Prospects
from undercroft.bots.paper_dungeons.weights import Weights
from undercroft.games.paper_dungeons.codes import (
    BREW,
    CLOVER,
    CRAFT,
    FREE_LEVEL,
    HEART,
    LEVEL,
    MOVE,
    STEP,
)
from undercroft.games.paper_dungeons.sheet import Sheet
from undercroft.games.paper_dungeons.steps import CLOSE, USE_DIE


class Line:
    """A sheet that choices lead to: the last of them, and the line before it."""

    __slots__ = ("before", "code", "sheet", "value")

    sheet: Sheet
    before: Line | None
    code: i64
    value: i64

    def __init__(self, sheet: Sheet, before: Line | None, code: i64) -> None:
        self.sheet = sheet
        self.before = before
        self.code = code
        self.value = 0

    def codes(self) -> list[int]:
        """The choices that led here."""
        found: list[int] = []
        line = self
        while line.before is not None:
            found.append(line.code)
            line = line.before
        found.reverse()
        return found

    def play(self, code: i64) -> Line:
        """The line with one choice more, up to the next question."""
        sheet = self.sheet.copy()
        # The mark is kept as the game keeps it: a plan is recognised by the whole sheet.
        if sheet.mark == 0:
            sheet.mark = len(sheet.agenda)
        sheet.agenda.pop().answer(sheet, code)
        sheet.settle()
        if len(sheet.agenda) < sheet.mark:
            sheet.mark = 0
        return Line(sheet, self, code)


class Planner:
    """A beam search over the dice of a round, or over whatever else the block asks."""

    __slots__ = ("_found", "_prospects", "_weights")

    _prospects: Prospects
    _weights: Weights
    _found: dict[tuple[int, int, int, int, int, int], Line]

    def __init__(self, prospects: Prospects, weights: Weights) -> None:
        self._prospects = prospects
        self._weights = weights
        self._found = {}

    def plan(self, sheet: Sheet) -> Line:
        """The best line found from here to the end of the block's part."""
        return self.plans(sheet)[0]

    def decision(self, sheet: Sheet) -> Line:
        """The best line found from here to the end of the decision in progress."""
        self._found = {}
        self._follow(Line(sheet, None, -1))
        return self._best()[0]

    def plans(self, sheet: Sheet) -> list[Line]:
        """The best lines found from here to the end of the block's part, best first, each to another sheet."""
        root = Line(sheet, None, -1)
        self._found = {}
        self._follow(root)
        while True:
            lines = self._best()
            if lines[0].sheet.agenda[-1] is not USE_DIE:
                return lines
            self._found = {}
            for line in lines:
                self._use_die(line)

    def _best(self) -> list[Line]:
        """The most promising of the lines found, best first."""
        lines = list(self._found.values())
        lines.sort(key=_promise)
        return lines[: self._weights.beam]

    def _follow(self, line: Line) -> None:
        """Follow a line through the rest of its decision."""
        sheet = line.sheet
        step = sheet.agenda[-1]
        if step is USE_DIE or step is CLOSE:
            self._arrive(line)
            return
        codes: list[int] = []
        step.choices_into(sheet, codes)
        first: i64 = codes[0]
        if first == HEART:
            # PD-4.2: filling a potion's heart is never worse.
            self._follow(line.play(first))
        elif first < FREE_LEVEL:
            for code in codes:
                self._follow(line.play(code))
        else:
            self._reward(line, codes)

    def _reward(self, line: Line, codes: list[int]) -> None:
        """Follow the best ways to take a reward."""
        lines: list[Line] = []
        for code in codes:
            taken = line.play(code)
            taken.value = self._prospects.value(taken.sheet, dice_left(taken.sheet))
            lines.append(taken)
        lines.sort(key=_promise)
        for taken in lines[: self._weights.rewards]:
            self._follow(taken)

    def _arrive(self, line: Line) -> None:
        """Note a line whose decision is complete; of equal sheets the first one stays."""
        sheet = line.sheet
        key = (
            sheet.explored,
            sheet.levels | sheet.boxes << 16 | sheet.room << 32 | sheet.potions << 40 | sheet.hearts << 48,
            sheet.used,
            sheet.wounds | sheet.traps << 8 | sheet.walls << 16 | sheet.waters << 24,
            sheet.killed,
            sheet.wizard_used | sheet.psionic_used << 1 | sheet.gems << 2,
        )
        if key not in self._found:
            line.value = self._prospects.value(sheet, dice_left(sheet))
            self._found[key] = line

    def _use_die(self, line: Line) -> None:
        """Follow a line through all that its next die can do; of dice that do the same, the cheapest."""
        sheet = line.sheet
        codes: list[int] = []
        USE_DIE.choices_into(sheet, codes)
        most: i64 = 2 if dice_left(sheet) > 1 else 1
        cheapest: dict[int, list[int]] = {}
        for code in codes:
            cheapest.setdefault(action(code), []).append(code)
        for same in cheapest.values():
            if len(same) > most:
                same = [code for _, code in sorted([(_cost(sheet, _face(code)), code) for code in same])]
            for code in same[:most]:
                self._follow(line.play(code))


def _promise(line: Line) -> int:
    return -line.value


def dice_left(sheet: Sheet) -> i64:
    """How many dice the sheet's player still has to use this round."""
    count: i64 = 0
    for step in sheet.agenda:
        if step is USE_DIE:
            count += 1
    return count


def _face(code: i64) -> i64:
    if code < CRAFT:
        return (code - LEVEL) // 4 + 1
    if code < BREW:
        return (code - CRAFT) // 8 + 1
    return (code - BREW) % 10 + 1


def action(code: i64) -> i64:
    """What a die does, whatever its face; boots walk further and are an action of their own."""
    if code < CRAFT:
        return (code - LEVEL) % 4
    if code < BREW:
        return 4 + (code - CRAFT) % 8
    if code < MOVE:
        return 12
    return 14 if code == STEP - 1 else 13


def _cost(sheet: Sheet, face: i64) -> i64:
    """What else a die could have been used for."""
    if face == CLOVER:
        return 6
    if face > CLOVER:
        return 0
    lying = sheet.pool - sheet.used >> 2 * (face - 1) & 3
    cost: i64 = 1 if lying > 1 else 2
    hero = (face - 1) & 3
    if sheet.level(hero) < 6 and sheet.alignment >> hero & 1 == (face - 1) >> 2:
        cost += 2
    return cost
