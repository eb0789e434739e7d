"""The rules references for players and the tests name the same rule ids.

A rule of `docs/rules/*.md` is an anchor, `<a id="...">`. A test names a rule by its id, anywhere in its file.
"""

import ast
import re
from collections import Counter, defaultdict
from collections.abc import Iterable
from pathlib import Path

TESTS = Path(__file__).resolve().parent
RULES = TESTS.parent / "docs" / "rules"

RULE_ID = re.compile(r"\b(?:PD-\d+\.\d+|DD-\d+|DLQ?-\d+)\b")
ANCHOR = re.compile(r'<a id="([^"]*)">')
LINK = re.compile(r"\]\(#([A-Z]+-[^)]*)\)")
CHAPTER_AND_NUMBER = re.compile(r"([A-Z]+-\d+)\.(\d+)")


def read(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def documents(folder: Path = RULES) -> list[Path]:
    """The rules references, one a game."""
    return sorted(folder.glob("*.md"))


def anchors(text: str) -> list[str]:
    """The ids a rules reference explains, in its order."""
    return ANCHOR.findall(text)


def documented() -> set[str]:
    """The ids of all rules references."""
    return {rule for document in documents() for rule in anchors(read(document))}


def has_a_test(source: str) -> bool:
    """Whether Python source holds at least one test function."""
    functions = (ast.FunctionDef, ast.AsyncFunctionDef)
    nodes = ast.walk(ast.parse(source))
    return any(isinstance(node, functions) and node.name.startswith("test") for node in nodes)


def named(folder: Path = TESTS) -> dict[str, list[str]]:
    """Rule id → the test files that name it. Files without a test function, and this one, do not count."""
    files: dict[str, list[str]] = defaultdict(list)
    for path in sorted(folder.rglob("*.py")):
        if path == Path(__file__).resolve():
            continue
        source = read(path)
        rules = set(RULE_ID.findall(source))
        if rules and has_a_test(source):
            for rule in rules:
                files[rule].append(str(path.relative_to(folder)))
    return files


def game(rule: str) -> str:
    """The game's part of an id, the letters before the hyphen."""
    return rule.partition("-")[0]


def gaps(rules: Iterable[str]) -> list[str]:
    """The ids missing between 1 and the last of each chapter; ids without a chapter may have gaps."""
    chapters: dict[str, set[int]] = defaultdict(set)
    for rule in rules:
        if match := CHAPTER_AND_NUMBER.fullmatch(rule):
            chapters[match[1]].add(int(match[2]))
    return [
        f"{chapter}.{number}"
        for chapter, numbers in chapters.items()
        for number in range(1, max(numbers) + 1)
        if number not in numbers
    ]


def listed(rules: Iterable[str]) -> str:
    """Ids in reading order: PD-7.9 before PD-7.10."""
    return " ".join(sorted(rules, key=lambda rule: (game(rule), [int(n) for n in re.findall(r"\d+", rule)])))


def test_there_is_a_rules_reference() -> None:
    assert documented(), f"no rule anchors found in {RULES}/*.md"


def test_every_documented_rule_is_named_by_a_test() -> None:
    missing = documented() - named().keys()
    assert not missing, f"{len(missing)} rules of docs/rules that no test names: {listed(missing)}"


def test_no_test_names_an_unknown_rule() -> None:
    known = documented()
    games = {game(rule) for rule in known}
    unknown = {rule: files for rule, files in named().items() if rule not in known and game(rule) in games}
    where = "; ".join(f"{rule} in {', '.join(unknown[rule])}" for rule in listed(unknown).split())
    assert not unknown, f"tests name rules that docs/rules does not have: {where}"


def test_each_anchor_is_unique() -> None:
    count = Counter(rule for document in documents() for rule in anchors(read(document)))
    twice = [rule for rule, times in count.items() if times > 1]
    assert not twice, f"anchors that stand more than once in docs/rules: {listed(twice)}"


def test_chapters_are_numbered_without_gaps() -> None:
    missing = gaps(documented())
    assert not missing, f"numbers left out in docs/rules: {listed(missing)}"


def test_links_between_rules_lead_somewhere() -> None:
    broken = [
        f"{document.name} → {link}"
        for document in documents()
        for link in LINK.findall(read(document))
        if link not in anchors(read(document))
    ]
    assert not broken, f"links to rules that the page does not have: {', '.join(broken)}"


def test_a_file_counts_only_if_it_tests_something(tmp_path: Path) -> None:
    (tmp_path / "scenes.py").write_text('"""PD-99.1"""\n\n\ndef scene(): ...\n', encoding="utf-8")
    tagged = '@rule("PD-99.2")\ndef test_it(): ...\n'
    (tmp_path / "test_it.py").write_text(tagged, encoding="utf-8")
    assert named(tmp_path) == {"PD-99.2": ["test_it.py"]}


def test_gaps_are_found_by_chapter() -> None:
    assert gaps(["PD-98.1", "PD-98.3", "PD-99.2", "DD-99"]) == ["PD-98.2", "PD-99.1"]
