"""The examples of the README and of the package are run, and its links lead somewhere."""

import doctest
import re
from pathlib import Path

import undercroft

ROOT = Path(__file__).parents[1]
README = ROOT / "README.md"


def test_the_examples_of_the_readme_hold():
    failed, tried = doctest.testfile(str(README), module_relative=False)
    assert tried >= 4
    assert failed == 0


def test_the_example_of_the_package_holds():
    failed, tried = doctest.testmod(undercroft)
    assert tried >= 3
    assert failed == 0


def test_links_between_pages_lead_somewhere():
    for page in [README, *ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")]:
        for target in re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", page.read_text("utf-8")):
            if "://" not in target:
                assert (page.parent / target).exists(), f"{page.name} links to {target}"


def test_the_commands_of_the_readme_exist():
    makefile = (ROOT / "Makefile").read_text("utf-8")
    for target in re.findall(r"`make (\w+)`", README.read_text("utf-8")):
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), f"make {target}"
