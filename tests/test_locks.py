"""Lock files name packages, versions and hashes; where they come from is the installer's business."""

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
LOCKS = sorted([*ROOT.glob("requirements/*.txt"), *ROOT.glob("bench/*.txt")])

PIN = re.compile(r"^[A-Za-z0-9][A-Za-z0-9._-]*==[A-Za-z0-9.+!]+( ; [^\\]+)? \\$")
HASH = re.compile(r"^ {4}--hash=sha256:[0-9a-f]{64}( \\)?$")
COMMENT = re.compile(r"^ *#")


def by_name(lock: Path) -> dict[str, list[str]]:
    pins: dict[str, list[str]] = {}
    for line in lock.read_text().splitlines():
        if PIN.match(line):
            name, _, version = line.removesuffix(" \\").partition("==")
            pins.setdefault(name, []).append(version)
    return pins


def test_the_locks_are_there():
    assert {lock.name for lock in LOCKS} >= {"runtime.txt", "build.txt", "dev.txt"}


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_a_lock_holds_pins_and_hashes_only(lock):
    lines = [line for line in lock.read_text().splitlines() if not COMMENT.match(line)]
    assert [line for line in lines if not PIN.match(line) and not HASH.match(line)] == []
    pinned = [number for number, line in enumerate(lines) if PIN.match(line)]
    assert pinned
    assert all(HASH.match(lines[number + 1]) for number in pinned)


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_a_lock_tells_nothing_of_the_machine_it_was_made_on(lock):
    text = lock.read_text()
    for trace in ("://", "index-url", "find-links", "trusted-host", "/home/", "/root/", "/opt/", "/tmp/"):
        assert trace not in text


@pytest.mark.parametrize("smaller", ["runtime", "build"])
def test_developers_use_the_versions_of_players_and_of_the_build(smaller):
    dev = by_name(ROOT / "requirements" / "dev.txt")
    part = by_name(ROOT / "requirements" / f"{smaller}.txt")
    assert part.items() <= dev.items()


def test_the_package_needs_what_the_runtime_lock_was_made_from():
    with (ROOT / "pyproject.toml").open("rb") as file:
        declared = tomllib.load(file)["project"]["dependencies"]
    lines = (ROOT / "requirements" / "runtime.in").read_text().splitlines()
    wanted = [line for line in lines if line and not line.startswith("#")]

    def names(requirements: list[str]) -> set[str]:
        return {re.split(r"[<>=!; ]", requirement)[0].lower() for requirement in requirements}

    assert names(declared) == names(wanted)
