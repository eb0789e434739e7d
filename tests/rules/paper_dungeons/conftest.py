"""The fixture of all rule tests of Paper Dungeons."""

import pytest

from tests.rules.paper_dungeons.scene import Scene


@pytest.fixture
def scene() -> Scene:
    """A table for two in dungeon B; ``scene(edition="it")`` gives another one."""
    return Scene()
