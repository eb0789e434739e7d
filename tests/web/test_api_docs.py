"""The description of the interface: current, complete, and its example plays a game."""

import json
import re
import subprocess
import sys
from pathlib import Path

from tests.web.servers import Server
from tools.api_schema import PATH, text

DOCS = Path(__file__).resolve().parents[2] / "docs"


def test_the_schema_is_current():
    assert PATH.read_text("utf-8") == text(), "run tools/api_schema.py"


def test_every_frame_and_every_field_is_described():
    page = (DOCS / "api.md").read_text("utf-8")
    for name, schema in json.loads(PATH.read_text("utf-8"))["$defs"].items():
        kind = schema.get("properties", {}).get("type", {}).get("enum")
        if kind is None:
            continue
        fields = set(schema["properties"]) - {"type"}
        rows = [row for row in page.splitlines() if row.startswith(f"| `{kind[0]}` |")]
        assert any(
            fields == {field.rstrip("?") for field in re.findall(r"`(\w+\??)`", row.split("|")[2])}
            for row in rows
        ), f"{name}: {sorted(fields)}"


def test_the_example_plays_a_game(tmp_path):
    example = re.findall(r"```python\n(.*?)```", (DOCS / "api.md").read_text("utf-8"), re.DOTALL)[0]
    assert len(example.splitlines()) <= 30
    server = Server(tmp_path / "data").start()
    try:
        done = subprocess.run(
            [sys.executable, "-c", example, server.base],
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )
        assert done.stdout.startswith("scores ["), done.stderr
        assert server.faults() == []
    finally:
        server.kill()


def test_every_setting_is_described():
    import undercroft.web.settings as settings

    page = (DOCS / "hosting.md").read_text("utf-8")
    names = re.findall(r'environment\.get\("(\w+)"', Path(settings.__file__).read_text("utf-8"))
    assert len(names) >= 5
    assert [name for name in names if f"`{name}`" not in page] == []
