"""Reading JSON back as the types that were declared."""

import dataclasses
from types import UnionType
from typing import Any, get_args, get_origin, get_type_hints


def read(kind: Any, value: Any) -> Any:
    """A JSON value as the type that was declared; anything else fails."""
    if kind is object:
        return value
    if isinstance(kind, type) and dataclasses.is_dataclass(kind):
        hints = get_type_hints(kind)
        assert value.keys() == hints.keys(), kind
        return kind(**{name: read(hint, value[name]) for name, hint in hints.items()})
    if isinstance(kind, UnionType):
        options = [option for option in get_args(kind) if option is not type(None)]
        assert len(options) == 1, kind
        return None if value is None else read(options[0], value)
    if get_origin(kind) is tuple:
        assert type(value) is list, kind
        parts = get_args(kind)
        if parts[-1] is Ellipsis:
            return tuple(read(parts[0], part) for part in value)
        return tuple(read(part, each) for part, each in zip(parts, value, strict=True))
    if get_origin(kind) is dict:
        of_key, of_value = get_args(kind)
        assert of_key is str, kind
        return {key: read(of_value, each) for key, each in value.items()}
    assert kind in (int, str, bool), kind
    assert type(value) is kind, (kind, value)
    return value
