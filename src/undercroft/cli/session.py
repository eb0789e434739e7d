"""People and bots at one terminal: who is asked, what they see, what they may type."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator, Sequence
from dataclasses import replace
from textwrap import wrap

from rich.cells import cell_len
from rich.padding import Padding
from rich.text import Text

from undercroft import bots
from undercroft.bots import Bot
from undercroft.cli.answers import Command, find_code, read_command, read_notation
from undercroft.cli.desk import Desk
from undercroft.cli.ending import score_sheet
from undercroft.cli.hints import why
from undercroft.cli.table import Entry, Question, Story, Table
from undercroft.kernel.errors import CannotUndo, IllegalPlay, UndercroftError
from undercroft.kernel.match import ABLE, ASK, WINDOWS, Match, Orders
from undercroft.kernel.messages import Reason
from undercroft.kernel.seat import Seat, close_seats, open_seats
from undercroft.kernel.streams import fresh_seed

with contextlib.suppress(ImportError):
    import readline  # noqa: F401  # gives ``input`` its line editing and history

_LOG_LINES = 30
_HINTS = 3
_NEWS_BESIDE_THE_BOARD = 4
"""So many lines of news may push the top of the board out of a small terminal; more get a page of their own."""


class Quit(Exception):
    """A person leaves the table; the game can be saved."""


class Session:
    """One match at the terminal; seats below ``people`` are persons, the others bots."""

    def __init__(
        self,
        desk: Desk,
        match: Match,
        table: Table,
        people: int,
        players: dict[int, Bot],
        greeting: Sequence[str],
        resumed: bool,
    ) -> None:
        self.desk = desk
        self.match = match
        self.table = table
        self.people = people
        self.bots = players
        self._greeting = [list(greeting) for _ in range(people)]
        told = [len(match.events(seat)) if resumed else 0 for seat in range(people)]
        self.stories = [Story(seat, told[seat]) for seat in range(people)]
        # The last block in which a person chose something: there the last word is the person's too.
        self._acted = [match.state.block if resumed else -1] * people
        self._at_keyboard = 0 if people == 1 else -1
        # A game that was put aside keeps what its people said about windows.
        self._orders = [self._orders_for(self._said_before(seat)) for seat in range(people)]
        for seat in range(people):
            match.give_orders(seat, self._orders[seat])

    def run(self) -> None:
        """Play to the end; ``Quit`` if a person leaves before."""
        state = self.match.state
        while not state.over:
            self._let_bots_play()
            state = self.match.state
            waiting = [seat for seat in state.to_act if seat < self.people]
            if not waiting:
                continue
            seat = self._at_keyboard if self._at_keyboard in waiting else waiting[0]
            if self._only_the_last_word(seat):
                self.match.play(seat, state.choices(seat)[0])
            else:
                self._ask(seat)
            state = self.match.state
        # Everybody at the keyboard looks at the end together, with the eyes of the one who sat there last.
        self._print_news(self._news(self.stories[max(0, self._at_keyboard)]))

    # --- Bots --------------------------------------------------------------------------------------------------------

    def _let_bots_play(self) -> None:
        match = self.match
        while True:
            waiting = [seat for seat in match.state.to_act if seat in self.bots]
            if not waiting:
                return
            for seat in waiting:
                with self._seated(seat) as own:
                    code = self.bots[seat].choose(own)
                match.play(seat, code)

    @contextlib.contextmanager
    def _seated(self, seat: int) -> Iterator[Seat]:
        """The seat as a bot gets it, with what it may choose now."""
        seats = open_seats(self.match.state)
        try:
            seats[seat].choices = self.match.state.choices(seat)
            yield seats[seat]
        finally:
            close_seats(seats)

    # --- Asking ------------------------------------------------------------------------------------------------------

    def _only_the_last_word(self, seat: int) -> bool:
        """Whether a block asks nothing of a seat but to say that it is done."""
        state = self.match.state
        codes = state.choices(seat)
        return self._acted[seat] != state.block and all(code in self.table.last_word for code in codes)

    def _ask(self, seat: int) -> None:
        """Ask until the seat has played something."""
        if seat != self._at_keyboard:
            self._hand_over(seat)
        opened: tuple[int, ...] = ()
        self._draw(seat)
        while True:
            question = self._question(seat, opened)
            self._print_question(question)
            text = self._read()
            short = self.table.short_form(self.match, seat, text)
            command = read_command(text) if short is None else None
            if command is not None:
                if command.name == "back":
                    opened = ()
                    self._draw(seat)
                elif self._obey(seat, command):
                    return
                continue
            answer = self._answer(seat, short or text, question, bool(opened))
            if isinstance(answer, tuple):
                opened = answer
                if self.desk.interactive:
                    self._draw(seat, opened)
            elif answer:
                return

    def _question(self, seat: int, opened: tuple[int, ...]) -> Question:
        return self.table.question(self.match, seat, self.desk.speaker, self.desk.space, opened)

    def _answer(self, seat: int, text: str, question: Question, opened: bool) -> bool | tuple[int, ...]:
        """Play what was typed: true if something was played, the codes of an entry if that was opened."""
        desk = self.desk
        if not text:
            if question.kind == "done":
                self._play(seat, list(question.entries[0].codes))
                return True
            desk.tell("answer-empty")
            return False
        entry = self._entry(seat, text, question, opened)
        if entry is not None:
            if len(entry.codes) > 1:
                return entry.codes
            self._play(seat, list(entry.codes))
            return True
        try:
            if text.isascii() and text.isdigit():
                keys = ", ".join(entry.key for entry in question.entries)
                raise UndercroftError("answer-number", {"number": text, "keys": keys})
            self._play(seat, self._notation(seat, text))
        except IllegalPlay as error:
            self._refuse(error.reason)
            return False
        except UndercroftError as error:
            desk.out.print(desk.speaker.error(error))
            return False
        return True

    def _notation(self, seat: int, text: str) -> list[int]:
        """The choices that were written; in the middle of a turn its last word is said only if it is written too."""
        game, state = self.match.game, self.match.state
        codes = read_notation(game, state, seat, text)
        implied = codes[-1] in self.table.last_word and not text.endswith(game.code_text(codes[-1]))
        return codes[:-1] if implied and len(codes) > 1 and state.in_draft(seat) else codes

    def _entry(self, seat: int, text: str, question: Question, opened: bool) -> Entry | None:
        """The entry whose key was typed; inside an opened list also another entry of the list before it."""
        key = text.lstrip("0") if text.isdigit() else text
        found = next((entry for entry in question.entries if entry.key == key), None)
        if found is None and opened:
            before = self._question(seat, ())
            return next((entry for entry in before.entries if entry.key == key), None)
        return found

    def _play(self, seat: int, codes: Sequence[int]) -> None:
        match = self.match
        self._acted[seat] = match.state.block
        # A written line says everything itself; standing orders wait until it is played.
        match.orders[seat] = Orders()
        try:
            for code in codes:
                match.play(seat, code)
        finally:
            match.give_orders(seat, self._orders[seat])

    # --- Commands ----------------------------------------------------------------------------------------------------

    def _obey(self, seat: int, command: Command) -> bool:
        """Do what a command says; true if the match has changed."""
        desk, match, table = self.desk, self.match, self.table
        speaker, space = desk.speaker, desk.space
        match command.name:
            case "quit":
                raise Quit
            case "undo":
                return self._undo(seat)
            case "why":
                self._why(seat, command.rest)
            case "map":
                desk.lines(table.board(match, seat, speaker, space))
            case "sheet":
                desk.lines(table.sheet(match, seat, speaker, space))
            case "rivals":
                lines = table.rivals(match, seat, speaker, space)
                desk.lines(lines or [desk.say("no-rivals")])
            case "rules":
                self._rule(command.rest)
            case "hint":
                self._hint(seat)
            case "score":
                desk.out.print(score_sheet(match, seat, seat, speaker))
            case "log":
                events = match.events(seat)
                told = table.tell(Story(seat), events, match.start.players, match.game, speaker)
                self._print_news(told[-_LOG_LINES:])
            case "orders" if match.game.windows:
                return self._give_orders(seat, command.rest.lower())
            case _:
                desk.tell(table.help_message)
        return False

    def _orders_for(self, windows: str) -> Orders:
        """What has one answer is not asked; whoever wants every window passes with a word of their own."""
        keep = self.table.last_word | self.table.passes if windows == ASK else self.table.last_word
        return Orders(forced=True, keep=keep, windows=windows)

    def _said_before(self, seat: int) -> str:
        """What a person has said about windows: where they can answer, if nothing.

        Saved games from before ``able`` have ``ask`` for it, without a pass to keep.
        """
        stored = self.match.orders[seat]
        return ABLE if stored.windows == ASK and not self.table.passes & stored.keep else stored.windows

    def _give_orders(self, seat: int, windows: str) -> bool:
        """Set or tell in which windows a person wants to be asked; true if the orders answer the present one."""
        if windows and windows not in WINDOWS:
            self.desk.tell("orders-unknown", text=windows, orders=", ".join(WINDOWS))
            return False
        if windows:
            self._orders[seat] = self._orders_for(windows)
        block = self.match.state.block
        self.match.give_orders(seat, self._orders[seat])
        told = self.desk.say("orders-now", windows=self._orders[seat].windows)
        if self.match.state.block == block:
            self.desk.out.print(told)
            return False
        # The next question clears the screen, so that this is told with the news.
        self._greeting[seat].append(told)
        return True

    def _undo(self, seat: int) -> bool:
        try:
            self.match.undo(seat)
        except CannotUndo as error:
            self._refuse(error.reason)
            return False
        self.match.give_orders(seat, self._orders[seat])
        self._greeting[seat].append(self.desk.say("undone"))
        return True

    def _why(self, seat: int, text: str) -> None:
        desk = self.desk
        if not text:
            desk.tell("why-what", example=self.table.example_move)
            return
        try:
            code = find_code(self.match.game, self.table.short_form(self.match, seat, text) or text)
        except UndercroftError as error:
            desk.out.print(desk.speaker.error(error))
            return
        reason = self.match.state.why_not(seat, code)
        if reason is None:
            label = self.table.label(self.match, seat, code, desk.speaker)
            desk.tell("why-allowed", choice=label, notation=self.match.game.code_text(code))
        else:
            self._refuse(reason)

    def _refuse(self, reason: Reason) -> None:
        text = self.desk.speaker.reason(reason)
        self.desk.out.print(self.desk.say("refused", reason=text, rule=reason.rule) if reason.rule else text)

    def _rule(self, rule: str) -> None:
        if not rule:
            self.desk.tell("rule-what", example=self.table.example_rule)
            return
        text = self.table.rule(rule)
        if text is None:
            self.desk.tell("rule-unknown", rule=rule)
        else:
            self.desk.out.print(text)

    def _hint(self, seat: int) -> None:
        game = self.match.start.game
        adviser = bots.usual(game)
        with self._seated(seat) as own:
            thoughts = bots.make(adviser, game, fresh_seed()).consider(own)[:_HINTS]
        for place, thought in enumerate(thoughts):
            label = self.table.label(self.match, seat, thought.code, self.desk.speaker)
            notation = self.match.game.code_text(thought.code)
            self.desk.tell("hint" if place == 0 else "hint-or", bot=adviser, choice=label, notation=notation)
            told = why(thoughts, place, game, self.desk.speaker)
            if told:
                self.desk.out.print(Padding(Text(told), (0, 0, 0, 4), expand=False))

    # --- Showing -----------------------------------------------------------------------------------------------------

    def _news(self, story: Story) -> list[str]:
        match = self.match
        events = match.events(story.reader)
        return self.table.tell(story, events, match.start.players, match.game, self.desk.speaker)

    def _draw(self, seat: int, opened: tuple[int, ...] = ()) -> None:
        desk = self.desk
        news = self._greeting[seat] + self._news(self.stories[seat])
        self._greeting[seat] = []
        space = desk.space
        question = question_lines(self._question(seat, opened), space.width)
        if opened:
            # A list that is longer than the one before it takes its lines from the board.
            longer = len(question) - len(question_lines(self._question(seat, ()), space.width))
            space = replace(space, height=space.height - max(0, longer))
        screen = self.table.screen(self.match, seat, desk.speaker, space)
        told = sum(len(wrap(line, desk.space.width)) for line in news)
        if desk.interactive:
            desk.out.clear()
            if told > _NEWS_BESIDE_THE_BOARD and told + len(screen) + len(question) + 1 > desk.space.height:
                self._print_news(news)
                self._pause()
                news = []
                desk.out.clear()
        desk.lines(screen)
        self._print_news(news)

    def _print_news(self, news: Sequence[str]) -> None:
        for line in news:
            self.desk.out.print(line)

    def _print_question(self, question: Question) -> None:
        self.desk.lines(question_lines(question, self.desk.space.width))

    def _hand_over(self, seat: int) -> None:
        """Cover what the last person saw before the next one looks."""
        self._at_keyboard = seat
        player = self.match.start.players[seat]
        if self.desk.interactive:
            self.desk.out.clear()
        self.desk.tell("hand-over", player=player)
        self._pause()

    def _pause(self) -> None:
        if self.desk.interactive:
            self.desk.tell("pause")
            self._read()

    def _read(self) -> str:
        """A line from the keyboard; the end of input is a way to leave."""
        self.desk.out.file.flush()
        try:
            text = input("> ")
        except EOFError:
            raise Quit from None
        return "".join(sign if sign.isprintable() else " " for sign in text).strip()[:200]


def question_lines(question: Question, width: int) -> list[Text]:
    """The question, then its entries: key, label, what follows; two columns where they are short."""
    head = Text(question.text, style="bold black on yellow")
    if question.aside:
        head = head + Text(f"   {question.aside}", style="dim")
    lines = [head]
    if question.kind == "done":
        return lines
    if question.kind == "inline":
        return lines + _inline(question.entries, width)
    return lines + (_in_two_columns(question.entries, width) or _in_one_column(question.entries, width))


def _inline(entries: Sequence[Entry], width: int) -> list[Text]:
    """Short entries one behind the other, in columns of one width."""
    drawn = [_key(entry, entries) for entry in entries]
    column = max(line.cell_len for line in drawn) + 2
    beside = max(1, width // column)
    lines = []
    for first in range(0, len(drawn), beside):
        line = Text()
        for part in drawn[first : first + beside]:
            line.append(" " * (-line.cell_len % column))
            line.append_text(part)
        lines.append(line)
    return lines


def _in_two_columns(entries: Sequence[Entry], width: int) -> list[Text]:
    """Many short entries beside each other; nothing if they are few or long."""
    column = width // 2
    drawn = [_key(entry, entries) + Text(f"  {entry.detail}" if entry.detail else "") for entry in entries]
    if len(drawn) <= 5 or any(line.cell_len >= column for line in drawn):
        return []
    half = (len(drawn) + 1) // 2
    lines = []
    for left, right in zip(drawn[:half], [*drawn[half:], Text()][:half], strict=True):
        left.append(" " * (column - left.cell_len))
        lines.append(left + right)
    return lines


def _in_one_column(entries: Sequence[Entry], width: int) -> list[Text]:
    """An entry a line, what follows wrapped beside it."""
    labels = min(30, max(cell_len(entry.label) for entry in entries))
    lines = []
    for entry in entries:
        line = _key(entry, entries)
        if not entry.detail:
            lines.append(line)
            continue
        start = line.cell_len - cell_len(entry.label)
        indent = max(line.cell_len, start + labels) + 2
        if width - indent < 25:
            indent = start
            parts = ["", *wrap(entry.detail, max(10, width - start))]
        else:
            parts = wrap(entry.detail, width - indent)
            line.append(" " * (indent - line.cell_len))
        line.append(parts[0], style="default")
        lines += [line, *(Text(" " * indent + part) for part in parts[1:])]
    return lines


def _key(entry: Entry, entries: Sequence[Entry]) -> Text:
    keys = max(len(other.key) for other in entries) + 1
    line = Text(f"{entry.key:>{keys}}", style="bold yellow")
    line.append(f"  {entry.label}", style="bold")
    return line
