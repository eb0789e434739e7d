"""Every step of Dungeoneer has a tag of its own, and is made again of its facts."""

import pytest

from undercroft.games.dungeoneer import tags
from undercroft.games.dungeoneer.context import Context
from undercroft.games.dungeoneer.state import ChanceStep, Question, TableStep
from undercroft.games.dungeoneer.step_table import STEPS, step_of


def steps(base):
    """All classes of steps below a class."""
    found = set()
    for one in base.__subclasses__():
        found |= {one} | steps(one)
    return found


def test_every_step_is_in_the_table_exactly_once():
    classes = list(STEPS.values())
    assert len(classes) == len(set(classes))
    assert set(classes) == steps(TableStep) - {ChanceStep, Question}


def test_every_tag_is_in_the_table():
    numbers = [value for name, value in vars(tags).items() if name.isupper()]
    assert sorted(numbers) == sorted(STEPS)


def test_a_step_is_made_again_of_its_facts():
    for tag, kind in STEPS.items():
        facts = kind(tag, 1, 2, 3, Context(4, 5, 6, 7, 8, 9, 10, 11, 12, 13)).facts()
        again = step_of(facts)
        assert type(again) is kind
        assert again.facts() == facts


@pytest.mark.parametrize("facts", [[], [0], [9999] + [0] * 13, [0] * 15])
def test_what_is_no_step_is_refused(facts):
    with pytest.raises(ValueError, match="no step"):
        step_of(facts)
