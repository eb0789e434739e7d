"""A typed reading layer over TOML that notes every problem and reads on."""

from __future__ import annotations

import difflib
import re
import tomllib
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final, TypeGuard

from undercroft.packs.problems import Report, Severity
from undercroft.packs.words import LANGUAGES, Words

TEXT_ENCODING: Final = "utf-8-sig"
"""UTF-8, with the mark that some editors put in front."""
STANDINGS: Final = "standings.toml"
"""What bots score with a pack: it may lie in any pack's folder and is no part of the pack."""

_TOML_PLACE = re.compile(r"^(?P<reason>.*) \(at line (?P<line>\d+), column (?P<column>\d+)\)$", re.DOTALL)


class Entry:
    """One TOML table being read: it knows where it stands and which keys were asked for.

    A value that is missing or wrong is noted, a neutral stand-in (0, "", (), …) is returned, and `sound`
    turns false, so that checks on the values can be left out. An entry that stands in for a file or a table
    that was not there (`present` is false) is silent: its absence was noted once.
    """

    def __init__(
        self,
        report: Report,
        file: str,
        where: str,
        table: dict[str, object] | None,
        parent: Entry | None = None,
    ) -> None:
        self.report = report
        self.file = file
        self.where = where
        self.present = table is not None
        self.sound = self.present
        self._table = table if table is not None else {}
        self._parent = parent
        self._asked: list[str] = []

    def __contains__(self, key: str) -> bool:
        return key in self._table

    def error(self, message: str, /, **args: str | int) -> None:
        """Note an error of this entry."""
        self._unsound()
        self._note("error", message, args)

    def advise(self, message: str, /, **args: str | int) -> None:
        """Note advice about this entry; the pack can be played all the same."""
        self._note("advice", message, args)

    def is_table(self, key: str) -> bool:
        """Whether a table stands under `key`, for values that may be written in two ways."""
        return is_table(self._table.get(key))

    def is_text(self, key: str) -> bool:
        """Whether a text stands under `key`, for values that may be written in two ways."""
        return isinstance(self._table.get(key), str)

    def has_tables(self, key: str) -> bool:
        """Whether a list of tables stands under `key`, an empty one included."""
        value = self._table.get(key)
        return isinstance(value, list) and all(is_table(item) for item in value)

    def refuse(self, key: str, message: str, /, **args: str | int) -> None:
        """Note `message` if `key`, which has no meaning in an entry like this one, is there."""
        if key in self._table:
            self._asked.append(key)
            self.error(message, key=key, **args)

    def skip(self, key: str) -> None:
        """Leave `key` unjudged, because the value that decides about it is wrong already."""
        self._asked.append(key)

    def text(self, key: str, default: str | None = None) -> str:
        """A text that is not blank; `default` makes the key optional."""
        value = self._value(key, default is not None)
        if value is None:
            return default or ""
        if not isinstance(value, str):
            self._wrong_type(key, "text", value)
            return ""
        if not value.strip():
            self.error("pack-text-empty", key=key)
        return value

    def choice(self, key: str, allowed: Sequence[str], default: str | None = None) -> str:
        """One of the `allowed` words; `default` makes the key optional."""
        value = self.text(key, default)
        if value == "" or value == default or value in allowed:
            return value
        near = nearest(value, allowed)
        if near:
            self.error("pack-choice-near", key=key, got=value, near=near, allowed=", ".join(allowed))
        else:
            self.error("pack-choice-unknown", key=key, got=value, allowed=", ".join(allowed))
        return ""

    def number(self, key: str, low: int, high: int) -> int:
        """A whole number between `low` and `high`."""
        value = self._value(key)
        if value is None:
            return 0
        if not is_whole(value):
            self._wrong_type(key, "number", value)
            return 0
        return self._in_range(key, value, low, high)

    def flag(self, key: str) -> bool:
        """true or false; false when the key is absent."""
        value = self._value(key, optional=True)
        if value is None:
            return False
        if not isinstance(value, bool):
            self._wrong_type(key, "flag", value)
            return False
        return value

    def numbers(self, key: str, count: int, low: int, high: int) -> tuple[int, ...]:
        """Exactly `count` whole numbers between `low` and `high`."""
        values = self._list(key, count)
        if not all(is_whole(value) for value in values):
            self._wrong_type(key, "numbers", values)
            return ()
        return tuple(self._in_range(key, value, low, high) for value in values if is_whole(value))

    def texts(self, key: str, count: int | None = None) -> tuple[str, ...]:
        """A list of texts, exactly `count` of them if it is given."""
        values = self._list(key, count)
        if not all(isinstance(value, str) for value in values):
            self._wrong_type(key, "texts", values)
            return ()
        return tuple(value for value in values if isinstance(value, str))

    def words(self, key: str) -> Words:
        """A text in every language. What is wrong with words leaves the entry sound: its figures can be judged."""
        self._asked.append(key)
        value = self._table.get(key)
        where = f"{self.where}.{key}" if self.where else key
        if value is None and self.present:
            self._note("error", "pack-key-missing", {"key": key})
        elif value is not None and not is_table(value):
            self._note("error", "pack-not-words", {"key": key, "got": _shown(value)})
        table = Entry(self.report, self.file, where, value if is_table(value) else None)
        texts = [table.language(language) for language in LANGUAGES]
        table.done()
        return Words(*texts)

    def language(self, language: str) -> str:
        """This table's text in one language; its absence is noted as a missing language, not a missing key."""
        if self.present and language not in self._table:
            self.skip(language)
            self.error("pack-language-missing", language=language)
            return ""
        return self.text(language)

    def table(self, key: str) -> Entry:
        """The table under `key`, as an entry of its own."""
        value = self._value(key)
        where = f"{self.where}.{key}" if self.where else key
        if value is not None and not is_table(value):
            self._wrong_type(key, "table", value)
        return Entry(self.report, self.file, where, value if is_table(value) else None, self)

    def tables(self, key: str) -> list[Entry]:
        """The tables of a `[[key]]` list, each called `key[n] "its name"`."""
        value = self._value(key)
        if value is not None and not self.has_tables(key):
            self._wrong_type(key, "tables", value)
            return []
        return [
            Entry(self.report, self.file, f"{key}[{number}]{_title(item)}", item, self)
            for number, item in enumerate(value if isinstance(value, list) else [], start=1)
        ]

    def done(self) -> None:
        """Note every key that nobody asked for."""
        for key in self._table:
            if key in self._asked:
                continue
            near = nearest(key, [known for known in self._asked if known not in self._table])
            if near:
                self.error("pack-key-near", key=key, near=near)
            else:
                self.error("pack-key-unknown", key=key, known=", ".join(self._asked))

    def _note(self, severity: Severity, message: str, args: dict[str, str | int]) -> None:
        self.report.add(self.file, self.where, message, severity, **args)

    def _unsound(self) -> None:
        entry: Entry | None = self
        while entry is not None:
            entry.sound = False
            entry = entry._parent

    def _value(self, key: str, optional: bool = False) -> object | None:
        self._asked.append(key)
        value = self._table.get(key)
        if value is None and not optional and self.present:
            self.error("pack-key-missing", key=key)
        return value

    def _list(self, key: str, count: int | None) -> list[object]:
        value = self._value(key)
        if value is None:
            return []
        if not isinstance(value, list):
            self._wrong_type(key, "list", value)
            return []
        if count is not None and len(value) != count:
            self.error("pack-list-length", key=key, count=count, got=len(value))
            return []
        return value

    def _in_range(self, key: str, value: int, low: int, high: int) -> int:
        if not low <= value <= high:
            self.error("pack-number-range", key=key, low=low, high=high, got=value)
        return value

    def _wrong_type(self, key: str, wanted: str, value: object) -> None:
        self.error(f"pack-not-{wanted}", key=key, got=_shown(value))


def is_whole(value: object) -> TypeGuard[int]:
    """Whether a TOML value is a whole number (true and false are not)."""
    return isinstance(value, int) and not isinstance(value, bool)


def is_table(value: object) -> TypeGuard[dict[str, object]]:
    """Whether a TOML value is a table."""
    return isinstance(value, dict)


def nearest(word: str, known: Iterable[str]) -> str:
    """The known word that was probably meant, or ""."""
    found = difflib.get_close_matches(word, list(known), n=1, cutoff=0.6)
    return found[0] if found else ""


def read_files(folder: Path, names: Sequence[str], report: Report) -> dict[str, Entry]:
    """Read the named TOML files of a folder, each as an entry; note missing, strange and broken ones."""
    if not folder.is_dir():
        report.add(str(folder), "", "pack-folder-missing", folder=str(folder))
        return {name: Entry(report, name, "", None) for name in names}
    present = sorted(path.name for path in folder.glob("*.toml"))
    absent = [name for name in names if name not in present]
    for name in present:
        if name not in names and name != STANDINGS:
            _note_strange_file(name, absent, names, report)
    return {name: read_file(folder, name, report) for name in names}


def read_file(folder: Path, name: str, report: Report) -> Entry:
    """Read one TOML file as an entry; note it if it is missing or broken."""
    path = folder / name
    if not path.is_file():
        report.add(name, "", "pack-file-missing")
        return Entry(report, name, "", None)
    return Entry(report, name, "", _parse(path, report))


def check_distinct(entries: Sequence[Entry], key: str, values: Sequence[str]) -> None:
    """Note every entry whose value under `key` an earlier entry has; `values` go along with `entries`."""
    first: dict[str, Entry] = {}
    for entry, value in zip(entries, values, strict=True):
        if value and value in first:
            entry.error("pack-duplicate", key=key, got=value, first=first[value].where)
        first.setdefault(value, entry)


def check_count(parent: Entry, key: str, entries: Sequence[Entry], count: int) -> None:
    """Note it when `[[key]]` does not stand exactly `count` times in the file."""
    if parent.has_tables(key) and len(entries) != count:
        parent.error("pack-count", key=key, count=count, got=len(entries))


def check_complete(parent: Entry, key: str, known: Sequence[str], values: Sequence[str]) -> None:
    """Note which of the `known` ids or letters no `[[key]]` has."""
    missing = [name for name in known if name not in values]
    if parent.has_tables(key) and missing:
        parent.error("pack-entries-missing", key=key, missing=", ".join(missing))


def _parse(path: Path, report: Report) -> dict[str, object] | None:
    try:
        text = path.read_text(TEXT_ENCODING)
    except UnicodeDecodeError as error:
        line = path.read_bytes()[: error.start].count(b"\n") + 1
        report.add(path.name, "", "pack-not-utf8", line=line)
        return None
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        _note_syntax(path.name, text, str(error), report)
        return None


def _note_syntax(file: str, text: str, told: str, report: Report) -> None:
    # tomllib tells the place only inside its sentence until Python 3.14.
    place = _TOML_PLACE.match(told)
    lines = text.splitlines() or [""]
    number = min(int(place["line"]), len(lines)) if place else len(lines)
    column = int(place["column"]) if place else len(lines[-1]) + 1
    report.add(
        file, "", "pack-syntax", line=number, column=column, text=lines[number - 1].strip(),
        reason=place["reason"] if place else told,
    )  # fmt: skip


def _note_strange_file(name: str, absent: Sequence[str], names: Sequence[str], report: Report) -> None:
    near = nearest(name.removesuffix(".toml"), [other.removesuffix(".toml") for other in absent])
    if near:
        report.add(name, "", "pack-file-near", near=f"{near}.toml")
    else:
        report.add(name, "", "pack-file-unknown", known=", ".join(names))


def _title(table: dict[str, object]) -> str:
    """What a person would call an entry: its English name, else its id or letter."""
    for key in ("name", "title", "id", "letter"):
        value = table.get(key)
        if is_table(value):
            value = value.get("en")
        if isinstance(value, str) and value:
            return f' "{value}"'
    return ""


def _shown(value: object) -> str:
    """A value as it might stand in TOML, cut to a line's length."""
    text = str(value).lower() if isinstance(value, bool) else repr(value)
    return text if len(text) <= 60 else text[:57] + "…"
