"""Every message that the code can say exists in all four languages, and none lies there unused."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, VariableReference
from fluent.syntax.visitor import Visitor

import undercroft.locales
from undercroft.cli.paper_dungeons.story import _SILENT
from undercroft.games.doggos import codes as doggos_codes
from undercroft.games.doggos import describe as doggos_describe
from undercroft.games.doggos import reasons as doggos_reasons
from undercroft.games.dungeoneer import describe as dungeoneer_describe
from undercroft.games.dungeoneer import reasons as dungeoneer_reasons
from undercroft.games.dungeoneer.game import OPTIONS as DUNGEONEER_OPTIONS
from undercroft.games.dungeoneer.state import ENDINGS
from undercroft.games.paper_dungeons import codes, content_types, reasons
from undercroft.kernel.registry import game, games
from undercroft.locales import LANGUAGES, Speaker
from undercroft.locales.texts import bundle

SOURCE = Path(undercroft.locales.__file__).parents[1]
BROWSER = Path(__file__).parents[2] / "ui" / "src"
FOLDERS = {language: SOURCE / "locales" / language for language in LANGUAGES}


@cache
def messages(language: str) -> dict[str, Message]:
    found: dict[str, Message] = {}
    for path in sorted(FOLDERS[language].glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            assert not isinstance(entry, Junk), f"{path}: {entry.content}"
            if isinstance(entry, Message):
                assert entry.id.name not in found, f"{path}: {entry.id.name} stands twice"
                found[entry.id.name] = entry
    return found


def variables(message: Message) -> set[str]:
    found: set[str] = set()

    class Collector(Visitor):
        def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
            found.add(node.id.name)

    Collector().visit(message)
    return found


def spoken_ids() -> set[str]:
    """Every message id in the code: texts that look like one, and those that are put together."""
    texts: set[str] = set()
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                texts.add(node.value)
    return texts | put_together() | browser_texts()[0]


@cache
def browser_texts() -> tuple[set[str], set[str]]:
    """The browser's texts that look like message ids: whole ones, and patterns of those it puts together."""
    whole: set[str] = set()
    patterns: set[str] = set()
    for path in [*BROWSER.rglob("*.ts"), *BROWSER.rglob("*.svelte")]:
        if path.name.endswith(".test.ts"):
            continue
        text = path.read_text("utf-8")
        whole |= set(re.findall(r"['\"`]([a-z][a-z0-9]*(?:-[a-z0-9]+)+)['\"`]", text))
        for start, rest in re.findall(r"`(ui-(?:[a-z0-9]+-)*)\$\{[^}]*\}([^`$]*)`", text):
            patterns.add(f"{start}[a-z0-9-]+{re.escape(rest)}")
    return whole, patterns


def put_together() -> set[str]:
    """Ids that the code makes of parts; each line here stands for an f-string there."""
    minions, heroes, items = content_types.MINIONS, codes.HEROES, codes.ITEMS
    ids = {f"name-hero-{hero}" for hero in heroes} | {f"gift-{hero}" for hero in heroes}
    ids |= {f"name-minion-{minion}" for minion in minions}
    ids |= {f"map-{thing}" for thing in (*minions, *content_types.TREASURES)}
    ids |= {f"map-short-{thing}" for thing in (*minions, "potion", "level")}
    ids |= {f"{kind}-{item}" for kind in ("short", "effect") for item in items}
    ids |= {f"die-{face}" for face in range(1, 11)}
    ids |= {f"choice-{kind.name}" for kind in codes.CHOICES.kinds}
    ids |= {f"ask-{kind}" for kind in ("talent", "goal", "free-level", "free-half", "kill", "gem", "heart")}
    ids |= {f"use-{kind}" for kind in ("craft", "brew")}
    ids |= {f"next-{kind}" for kind in ("free-level", "free-half", "kill")}
    ids |= {f"change-{name}" for name in ("hearts", "wounds", "potions", "gems")}
    ids |= {f"boss-{kind}{suffix}" for kind in ("flee", "beat", "not-visited") for suffix in ("", "-short")}
    ids |= {f"box-paper-dungeons-{box}" for box in "abcdefghijkl"}
    ids |= {f"{kind}-{name}" for kind in ("game", "intro") for name in games()}
    ids |= {
        f"option-{name}-{option.name.replace('_', '-')}" for name in games() for option in game(name).options
    }
    ids |= {message for _, message in (*reasons.REASONS, *doggos_reasons.REASONS) if message}
    ids |= {f"choice-doggos-{kind.name}" for kind in doggos_codes.CHOICES.kinds}
    boxes = ("monsters", "coins", "chests", "traps", "tramps", "personal", "common")
    ids |= {f"{kind}-{box}" for kind in ("box-doggos", "doggos-score") for box in boxes}
    ids |= {f"record-{message}" for message in ("bad-notation", "bad-notation-near")}
    ids |= {f"simulated-{name}" for name in ("mean", "min", "p5", "median", "p95", "max", "wins", "shared")}
    ids |= {f"pack-severity-{severity}" for severity in ("error", "advice")}
    ids |= {
        f"pack-not-{kind}"
        for kind in ("text", "number", "flag", "list", "numbers", "texts", "table", "tables")
    }
    ids |= {f"pd-stated-{room}" for room in ("c1", "d1", "e1", "f1")}
    ids |= dungeoneer_ids()
    return ids | {f"event-{kind.replace('_', '-')}" for kind in event_kinds() - _SILENT}


def dungeoneer_ids() -> set[str]:
    """The same of Dungeoneer, whose words are there before its table is."""
    ids = {f"{kind}-dungeoneer" for kind in ("game", "intro")}
    ids |= {f"option-dungeoneer-{option.name.replace('_', '-')}" for option in DUNGEONEER_OPTIONS}
    ids |= {f"choice-dungeoneer-{kind}" for kind in dungeoneer_describe.RULES}
    ids |= {message for _, message in dungeoneer_reasons.REASONS if message}
    # Whoever loses alone is told how far the hero came.
    return ids | {f"dungeoneer-won-{ending}" for ending in ENDINGS if ending not in ("", "solo-lost")}


def event_kinds() -> set[str]:
    """What the games tell: the first argument of every ``tell`` and ``emit``, and those that are chosen."""
    kinds: set[str] = set()
    for path in (SOURCE / "games").rglob("*.py"):
        text = path.read_text("utf-8")
        kinds |= set(re.findall(r"(?:tell|tell_table|tell_alone|tell_cards|emit)\(\s*\"([a-z_]+)\"", text))
    return kinds | {*doggos_describe._EVENTS.values(), "trap_pawed", "goals_dealt"} | {
        "half_made", "item_complete", "minion_killed", "minion_defeated", "boss_fought", "boss_too_strong", "boss_not_met",
    }  # fmt: skip


def raised_ids() -> set[str]:
    """Ids of errors and refusals: the text arguments of everything that is raised or reasoned."""
    names = r"(?:UndercroftError|BadOption|BadRecord|BadSimulation|SimulationFailed|UnknownGame|Refused|Reason|ScoreLine)"
    found: set[str] = set()
    for path in SOURCE.rglob("*.py"):
        calls = re.findall(
            rf"{names}\(\s*(?:[^\"()]*?,\s*)?(?:\"[^\"]*\",\s*)?\"([a-z0-9-]+)\"", path.read_text("utf-8")
        )
        found |= {text for text in calls if "-" in text or text.islower()}
    return found - {"", "none"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_is_put_together_exists(language):
    assert put_together() - set(messages(language)) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_is_said_by_name_exists(language):
    """Every first argument of ``say`` and ``tell``, every help text and every error's id is a message."""
    said: set[str] = set(raised_ids())
    for path in SOURCE.rglob("*.py"):
        text = path.read_text("utf-8")
        if path.is_relative_to(SOURCE / "cli"):
            said |= set(re.findall(r"(?:\bsay|desk\.tell|tell_file)\(\s*f?\"([a-z0-9-]+)\"", text))
            said |= set(re.findall(r"(?:help|epilog)=\"([a-z-]+)\"", text))
        if path.is_relative_to(SOURCE / "packs") or path.name.startswith("content_"):
            said |= set(re.findall(r"\"((?:pack|pd|dd)-[a-z0-9-]+)\"", text))
    said = {text for text in said if not text.endswith("-")}
    assert said - set(messages(language)) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_the_browser_says_exists(language):
    """What is said by name, every id of the browser's own, and something for each id that is put together."""
    said: set[str] = set()
    for path in [*BROWSER.rglob("*.ts"), *BROWSER.rglob("*.svelte")]:
        if not path.name.endswith(".test.ts"):
            said |= set(re.findall(r"\bsay\(\s*['\"]([a-z0-9-]+)['\"]", path.read_text("utf-8")))
    whole, patterns = browser_texts()
    own = {text for text in whole if text.startswith("ui-")}
    assert len(own) > 150, "the browser's sources are elsewhere"
    house = {
        f"ui-{kind}-{name}" for kind in ("pitch", "manner", "credit") for name in (*games(), "dungeoneer")
    }
    known = set(messages(language))
    assert (said | own | house) - known == set()
    assert {
        pattern for pattern in patterns if not any(re.fullmatch(pattern, name) for name in known)
    } == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_unused(language):
    unused = set(messages(language)) - spoken_ids()
    patterns = browser_texts()[1]
    assert {name for name in unused if not any(re.fullmatch(pattern, name) for pattern in patterns)} == set()


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_languages_have_the_same_messages_with_the_same_variables(language):
    english, other = messages("en"), messages(language)
    assert set(other) == set(english)
    different = {name for name in english if variables(english[name]) != variables(other[name])}
    assert different == set()


SAMPLES = (0, 1, 2, 3, 5, 11, 21, 22, 25, 101, -4)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language):
    """Whatever number or word a variable is, the message comes out whole."""
    texts = bundle(language)
    for name, message in messages(language).items():
        pattern = texts.get_message(name).value
        assert pattern is not None
        for sample in SAMPLES:
            args = dict.fromkeys(variables(message), sample)
            text, errors = texts.format_pattern(pattern, args)
            assert errors == [], f"{name}: {errors}"
            assert "{" not in str(text), f"{name}: {text}"
            assert "⁨" not in str(text), f"{name}: isolation marks are off"


SAME_EVERYWHERE = frozenset(
    (
        "file-error", "os-error", "refused", "record-error", "games-values", "version", "bot-names", "bot-name",
        "choice-talent", "choice-goal", "boss-weak", "deed-levelled", "rival-round", "show-title", "show-story",
        "pack-problem", "pack-problem-in-file", "simulated-p5", "simulated-p95", "event-round-started",
        "ending-rank", "dog-ask-room", "card-facts", "card-sentence", "card-ability", "card-named", "card-each",
        "choice-dungeoneer-x", "dl-placed-at", "choice-dungeoneer-branch", "ui-ago-company", "ui-pd-claimed",
        "ui-pd-minion", "ui-pd-sheet-of", "ui-standing", "ui-with-hints",
    )
)  # fmt: skip
"""Messages of figures, names and marks only, which may read alike."""
SAME_WORD = {
    "it": {
        "game-paper-dungeons", "name-minion-goblin", "map-goblin", "map-short-goblin", "map-short-zombie",
        "box-paper-dungeons-a", "box-paper-dungeons-b", "box-paper-dungeons-c", "score-boss",         "simulated-bot", "head-dungeon", "event-dungeon-laid", "game-doggos", "dog-paws-count",
        "ui-game-dungeoneer",
    },
    "ru": set(),
    "cs": {"score-talent", "sheet-talent", "simulated-bot", "game-doggos", "ui-game-dungeoneer", "ui-pd-talent"},
}  # fmt: skip
"""Words that a language has from the same source as English."""


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_nothing_is_left_in_english(language):
    allowed = SAME_EVERYWHERE | SAME_WORD[language]
    english, other = messages("en"), messages(language)
    same = {name for name in english if english[name].equals(other[name], ["span", "comment"])}
    assert same - allowed == set()
    assert SAME_WORD[language] - same == set(), "no longer the same: take it off the list"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_map_words_fit_their_rooms(language):
    speaker = Speaker(language)
    for minion in content_types.MINIONS:
        assert len(speaker.say(f"map-short-{minion}")) == 2
        assert len(speaker.say(f"map-{minion}")) <= 7
    shorts = [speaker.say(f"map-short-{minion}") for minion in content_types.MINIONS]
    assert len(set(shorts)) == 4
    for treasure in ("potion", "level"):
        assert len(speaker.say(f"map-short-{treasure}")) <= 3
    for thing in (*content_types.TREASURES, "trap"):
        assert len(speaker.say(f"map-{thing}", half="½")) <= 9
    for item in codes.ITEMS:
        assert len(speaker.say(f"short-{item}")) <= 9
