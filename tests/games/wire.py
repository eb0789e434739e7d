"""Reading JSON back as the types that were declared."""

from typing import Any

import msgspec


def read(kind: Any, value: Any) -> Any:
    """A JSON value as the type that was declared; anything else fails, and so does anything beside it."""
    found = msgspec.convert(value, kind)
    assert msgspec.json.decode(msgspec.json.encode(found)) == value
    return found
