"""docs/envs.md: its examples run; and whoever lacks the extra is told what to install."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "envs.md"


def test_the_examples_of_the_page_run():
    examples = re.findall(r"```python\n(.*?)```", PAGE.read_text(), re.DOTALL)
    assert len(examples) == 4
    names: dict[str, object] = {}
    for example in examples:
        exec(compile(example, str(PAGE), "exec"), names)
    assert names["fields"]["1.explored"].shape == (7, 6)  # type: ignore[index]


@pytest.mark.parametrize(
    ("missing", "module", "said"),
    [
        ("pettingzoo", "undercroft.envs", "undercroft.envs needs pettingzoo: pip install 'undercroft[envs]'"),
        ("numpy", "undercroft.envs", "undercroft.envs needs numpy: pip install 'undercroft[envs]'"),
        ("pyspiel", "undercroft.envs.spiel", "needs open_spiel: pip install 'undercroft[envs]'"),
    ],
)
def test_what_is_missing_is_named(missing, module, said):
    program = f"import sys; sys.modules[{missing!r}] = None; import {module}"
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert run.returncode == 1
    assert said in run.stderr
