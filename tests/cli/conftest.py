from __future__ import annotations

import pytest

from tests.cli.driver import Driver


@pytest.fixture(autouse=True)
def _home(tmp_path, monkeypatch):
    """Every test has a data folder, a language and a width of its own."""
    monkeypatch.setenv("UNDERCROFT_DATA", str(tmp_path / "data"))
    for name in ("UNDERCROFT_LANG", "LC_ALL", "LC_MESSAGES", "LANG", "UNDERCROFT_DEBUG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LINES", "24")
    monkeypatch.setenv("UNDERCROFT_DEBUG", "1")


@pytest.fixture
def cli(monkeypatch, capsys):
    return Driver(monkeypatch, capsys)
