"""Turns message ids and arguments into sentences of one language."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from undercroft.kernel.errors import BadRecord, IllegalPlay, UndercroftError
from undercroft.kernel.events import TABLE
from undercroft.kernel.messages import Choice, Event, Name, Reason, ScoreLine, Value
from undercroft.locales.texts import bundle
from undercroft.packs import Problem

Sayable = int | str | Name | Reason
"""What a message may be told about."""

NameIn = Callable[[Name, str], str | None]
"""How a game names the things of its pack: ``Game.name_in``."""


class Speaker:
    """Speaks one language; names of a pack's things come from the pack, all other words from the Fluent files."""

    def __init__(self, language: str, name_in: NameIn | None = None) -> None:
        self.language = language
        self._name_in = name_in
        self._bundle = bundle(language)

    def with_names(self, name_in: NameIn) -> Speaker:
        """The same language, with the names of another pack."""
        return Speaker(self.language, name_in)

    def knows(self, message: str) -> bool:
        """Whether there is a message of this id."""
        return self._bundle.has_message(message)

    def say(self, message: str, /, **args: Sayable) -> str:
        """A message with its arguments. An unknown id comes back in ⟨⟩, so that nothing breaks and a test sees it."""
        return self._format(message, args)

    def _format(self, message: str, args: Mapping[str, Sayable]) -> str:
        if not self.knows(message):
            return f"⟨{message}⟩"
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            return f"⟨{message}⟩"
        text, _ = self._bundle.format_pattern(
            pattern, {key: self._plain(value) for key, value in args.items()}
        )
        return str(text)

    def _plain(self, value: Sayable) -> int | str:
        if isinstance(value, Name):
            return self.name(value)
        if isinstance(value, Reason):
            return self.reason(value)
        # No language of ours counts below zero, and Fluent's own minus would be a hyphen.
        return f"−{-value}" if isinstance(value, int) and value < 0 else value

    def name(self, name: Name) -> str:
        """What the pack calls a thing, else what the house does."""
        own = self._name_in(name, self.language) if self._name_in else None
        return own if own is not None else self._format(f"name-{name.kind}-{name.id}", {})

    def reason(self, reason: Reason) -> str:
        """Why something is so or refused, as a sentence."""
        return self._format(reason.message, reason.args)

    def error(self, error: UndercroftError) -> str:
        """What went wrong and what would be right."""
        args: dict[str, Sayable] = dict(error.args_)
        if isinstance(error, BadRecord) and isinstance(error.__cause__, IllegalPlay):
            args["why"] = error.__cause__.reason
        return self._format(error.message, args)

    def problem(self, problem: Problem) -> str:
        """One line about one thing that is wrong with a pack."""
        text = self._format(problem.message, problem.args)
        if problem.entry:
            return self.say("pack-problem", file=problem.file, entry=problem.entry, text=text)
        return self.say("pack-problem-in-file", file=problem.file, text=text)

    def choice(self, choice: Choice, game: str = "", **more: Sayable) -> str:
        """A choice as a verb with its object: "Level the warrior". Messages of the game's own go first.

        ``more`` are arguments that the teller adds or knows better.
        """
        from undercroft.locales.phrases import phrase_text

        own = f"choice-{game}-{choice.kind}"
        message = own if self.knows(own) else f"choice-{choice.kind}"
        words = "; ".join(phrase_text(self, phrase) for phrase in choice.words)
        return self._format(message, {**_told(choice.args), "words": words, **more})

    def event(self, event: Event, reader: int | None, players: Sequence[str], **more: Sayable) -> str:
        """What happened, told to a reader (None: a spectator), who may be the one who did it.

        ``more`` are arguments that the teller adds or knows better.
        """
        who = "you" if event.seat == reader and event.seat != TABLE else "other"
        player = players[event.seat] if event.seat != TABLE else ""
        return self._format(
            event_message(event.kind), {**_told(event.args), "who": who, "player": player, **more}
        )

    def score_line(self, line: ScoreLine) -> str:
        """What a line of a score sheet is for."""
        return self._format(line.message, line.args)


def _told(args: Mapping[str, Value]) -> dict[str, Sayable]:
    """Arguments as a message can select them: Fluent has no key for an empty text, so that is ``none``."""
    return {key: "none" if value == "" else value for key, value in args.items()}


def event_message(kind: str) -> str:
    """The message of a kind of event."""
    return f"event-{kind.replace('_', '-')}"
