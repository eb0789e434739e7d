"""The way in: the language, the command, and every error as a sentence with an exit code."""

from __future__ import annotations

import codecs
import io
import os
import re
import sys
from collections.abc import Sequence

import typer
from typer import rich_utils
from typer.core import TyperCommand, TyperGroup

from undercroft.cli.app import app
from undercroft.cli.desk import Desk
from undercroft.cli.records import Broken
from undercroft.kernel.errors import UndercroftError
from undercroft.locales import Speaker, choose_language
from undercroft.packs import PackError, nearest

OK = 0
FAILED_CHECK = 1
BAD_INPUT = 2
OUR_FAULT = 70
INTERRUPTED = 130


def main() -> None:
    """Run the command that was typed and leave with its exit code."""
    sys.exit(run(sys.argv[1:]))


def run(arguments: Sequence[str]) -> int:
    """Run a command; its exit code. Errors become sentences on the error stream, never tracebacks."""
    _forgive_encodings()
    asked, rest = _take_language(arguments)
    try:
        desk = Desk.opened(choose_language(asked, os.environ))
    except UndercroftError as error:
        desk = Desk.opened("en")
        desk.complain(desk.speaker.error(error))
        return BAD_INPUT
    try:
        return _run(desk, rest)
    except UndercroftError as error:
        desk.complain(desk.speaker.error(error))
        return BAD_INPUT
    except Broken:
        return BAD_INPUT
    except PackError as error:
        for problem in error.problems:
            if problem.severity == "error":
                desk.complain(desk.speaker.problem(problem))
        return BAD_INPUT
    except BrokenPipeError:
        # Whoever read our answers has gone; nothing more can be written, not even at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FAILED_CHECK
    except OSError as error:
        message = "os-error" if error.filename else "os-error-plain"
        desk.complain(desk.say(message, file=str(error.filename), reason=error.strerror or str(error)))
        return BAD_INPUT
    except KeyboardInterrupt:
        desk.complain(desk.say("interrupted"))
        return INTERRUPTED
    except typer.TyperException as error:
        # A group without a command has shown its help already.
        if type(error).__name__ != "NoArgsIsHelpError":
            desk.complain(_usage(desk, error))
        return BAD_INPUT
    except Exception as error:  # a slip of ours: the player gets a sentence, a developer the details
        if os.environ.get("UNDERCROFT_DEBUG"):
            raise
        desk.complain(desk.say("our-fault", error=f"{type(error).__name__}: {error}"))
        return OUR_FAULT


def _run(desk: Desk, arguments: Sequence[str]) -> int:
    command = typer.main.get_command(app)
    _say_help(command, desk.speaker)
    result = command.main(
        args=list(arguments) or ["--help"], prog_name="undercroft", standalone_mode=False, obj=desk
    )
    sys.stdout.flush()
    if result == INTERRUPTED:
        raise KeyboardInterrupt
    return result if isinstance(result, int) else OK


def _forgive_encodings() -> None:
    """A sign that the terminal cannot write or read is no reason to stop."""
    codecs.register_error("plain-signs", _plain_sign)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="plain-signs")
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")


_PLAIN_SIGNS = {
    "−": "-",
    "–": "-",
    "—": "-",
    "·": "-",
    "’": "'",
    "×": "x",
    "…": "...",
    "①": "(1)",
    "½": "1/2",
    "→": "->",
    "°": "",
}


def _plain_sign(error: UnicodeError) -> tuple[str, int]:
    """The nearest plain signs for those that a terminal lacks."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    lacking = error.object[error.start : error.end]
    return "".join(_PLAIN_SIGNS.get(sign, "?") for sign in lacking), error.end


def _take_language(arguments: Sequence[str]) -> tuple[str | None, list[str]]:
    """`--lang` may stand anywhere: it is needed before anything can be said."""
    rest: list[str] = []
    asked: str | None = None
    words = iter(arguments)
    for word in words:
        if word == "--lang":
            asked = next(words, "")
        elif word.startswith("--lang="):
            asked = word.partition("=")[2]
        else:
            rest.append(word)
    return asked, rest


# --- Help and usage --------------------------------------------------------------------------------------------------


def _say_help(command: object, speaker: Speaker) -> None:
    """Put sentences where the command line has message ids."""
    rich_utils.ARGUMENTS_PANEL_TITLE = speaker.say("usage-arguments")
    rich_utils.OPTIONS_PANEL_TITLE = speaker.say("usage-options")
    rich_utils.COMMANDS_PANEL_TITLE = speaker.say("usage-commands")
    rich_utils.DEFAULT_STRING = speaker.say("usage-default", value="{}")
    rich_utils.REQUIRED_LONG_STRING = speaker.say("usage-required")
    _translate(command, speaker)


def _translate(command: object, speaker: Speaker) -> None:
    if not isinstance(command, TyperCommand | TyperGroup):
        return
    command.help = _said(speaker, command.help)
    command.epilog = _said(speaker, command.epilog)
    own_help = command.get_help_option(typer.Context(command))
    if own_help is not None:
        own_help.help = speaker.say("help-help")
    for parameter in command.params:
        text = getattr(parameter, "help", None)
        if text:
            parameter.help = _said(speaker, text)  # type: ignore[attr-defined]
    if isinstance(command, TyperGroup):
        for inner in command.commands.values():
            _translate(inner, speaker)


def _said(speaker: Speaker, text: str | None) -> str | None:
    return speaker.say(text) if text and speaker.knows(text) else text


def _usage(desk: Desk, error: typer.TyperException) -> str:
    """What was typed wrong, and where help is; the parser's own sentences are English and stay inside."""
    say = desk.say
    option = getattr(error, "option_name", None)
    context = getattr(error, "ctx", None)
    path = getattr(context, "command_path", "undercroft")
    kind = type(error).__name__
    unknown = re.match(r"No such command '(.*?)'", error.message)
    if kind == "NoSuchOption":
        known = [name for parameter in context.command.params for name in parameter.opts] if context else []
        near = nearest(str(option), [*known, "--lang"])
        text = say("usage-no-option-near" if near else "usage-no-option", option=str(option), near=near)
    elif unknown:
        near = nearest(unknown.group(1), getattr(context.command, "commands", {}) if context else {})
        text = say(
            "usage-no-command-near" if near else "usage-no-command", command=unknown.group(1), near=near
        )
    elif kind == "MissingParameter":
        text = say("usage-missing", what=_parameter(error))
    elif kind == "BadParameter":
        # All that the parser itself judges are whole numbers.
        text = say("usage-bad-number", what=_parameter(error), got=_quoted(error.message))
    elif kind == "BadOptionUsage":
        text = say("usage-option-value", option=str(option))
    elif "unexpected extra argument" in error.message:
        text = say("usage-extra", what=error.message.rpartition("(")[2].rstrip(")."))
    else:
        text = say("usage-wrong", reason=error.message)
    return f"{text}\n{say('usage-help', command=path)}"


def _quoted(message: str) -> str:
    """What stands in quotes in one of the parser's sentences."""
    found = re.search(r"'(.*?)'", message)
    return found.group(1) if found else message


def _parameter(error: typer.TyperException) -> str:
    """The parameter as one types it."""
    parameter = getattr(error, "param", None)
    names = [name for name in getattr(parameter, "opts", []) if name.startswith("-")]
    return names[0] if names else str(getattr(parameter, "metavar", "") or getattr(parameter, "name", ""))
