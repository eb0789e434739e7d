"""Reading what was sent as JSON: the value that was meant, or ``ValueError``."""


def number(value: object) -> int:
    """A whole number."""
    if not isinstance(value, int):
        raise ValueError(f"{value!r} is not a whole number")
    return value


def numbers(values: object) -> list[int]:
    """A list of whole numbers."""
    if not isinstance(values, list):
        raise ValueError(f"{values!r} is not a list of numbers")
    return [number(value) for value in values]


def number_lists(values: object) -> list[list[int]]:
    """A list of lists of whole numbers."""
    if not isinstance(values, list):
        raise ValueError(f"{values!r} is not a list of lists")
    return [numbers(value) for value in values]


def named_numbers(values: object) -> dict[str, int]:
    """Whole numbers by name."""
    if not isinstance(values, dict):
        raise ValueError(f"{values!r} is not a table of numbers")
    return {str(name): number(value) for name, value in values.items()}


def seat_or_none(value: object) -> int | None:
    """A seat's number, None for a spectator."""
    return None if value is None else number(value)
