"""The fixture of all rule tests of Dungeons & Doggos."""

import pytest

from tests.rules.doggos.scene import Scene


@pytest.fixture
def scene() -> Scene:
    """A table for two with an empty dungeon; ``scene(3, damage="sum")`` gives another one."""
    return Scene()
