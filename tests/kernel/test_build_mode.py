"""The suites run twice; these tests fail if a run is not the one that was meant."""

import importlib.util
import os
import runpy
import sysconfig
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import undercroft

ROOT = Path(__file__).resolve().parents[2]
EXPECTED = os.environ.get("UNDERCROFT_EXPECT")

meant = pytest.mark.skipif(EXPECTED is None, reason="UNDERCROFT_EXPECT does not say which build is meant")


def compiled_modules() -> list[str]:
    package = ROOT / "src" / "undercroft"
    sources = runpy.run_path(str(ROOT / "setup.py"))["compiled_sources"](package)
    return [".".join(path.relative_to(package.parent).with_suffix("").parts) for path in sources]


def is_extension(module: str) -> bool:
    spec = importlib.util.find_spec(module)
    assert spec is not None, module
    assert spec.origin is not None, module
    return spec.origin.endswith(tuple(EXTENSION_SUFFIXES))


@meant
def test_the_build_is_the_one_meant():
    assert EXPECTED in ("compiled", "plain")
    assert undercroft.compiled() == (EXPECTED == "compiled")


@meant
def test_the_package_comes_from_where_that_build_lies():
    home = ROOT / "src" if EXPECTED == "plain" else Path(sysconfig.get_path("platlib"))
    assert undercroft.__file__ is not None
    assert Path(undercroft.__file__).resolve().is_relative_to(home.resolve())


@meant
def test_all_rules_are_compiled_or_none():
    modules = compiled_modules()
    assert modules
    odd = [module for module in modules if is_extension(module) != (EXPECTED == "compiled")]
    assert odd == []


def test_nothing_is_built_in_place():
    assert [str(path) for ending in EXTENSION_SUFFIXES for path in (ROOT / "src").rglob(f"*{ending}")] == []
