"""Write docs/api-schema.json: the frames of the WebSocket as JSON Schema, from the structs that the server itself uses.

.venv/bin/python tools/api_schema.py            write it
.venv/bin/python tools/api_schema.py --check    say whether it is current
"""

import json
import sys
from pathlib import Path

from undercroft.web.app import schema_of_frames

PATH = Path(__file__).resolve().parent.parent / "docs" / "api-schema.json"


def text() -> str:
    """The file as it should be."""
    schema = {"$schema": "https://json-schema.org/draft/2020-12/schema", **schema_of_frames()}
    return json.dumps(schema, indent=1, ensure_ascii=False) + "\n"


def main(arguments: list[str]) -> int:
    """Write or check."""
    if "--check" in arguments:
        current = PATH.is_file() and PATH.read_text("utf-8") == text()
        print("docs/api-schema.json is current" if current else "run tools/api_schema.py")
        return 0 if current else 1
    PATH.write_text(text(), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
