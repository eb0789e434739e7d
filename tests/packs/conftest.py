from pathlib import Path

import pytest

from tests.packs.broken import PackCopy, copy_of_classic


@pytest.fixture
def pack(tmp_path: Path) -> PackCopy:
    """A copy of the built-in pack to break."""
    return copy_of_classic(tmp_path / "copy")
