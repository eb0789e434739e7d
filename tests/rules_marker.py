"""The tag that names the rules a test proves."""

import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    """Mark a test with the ids of the rules it proves: `@rule("PD-7.6")`."""
    return pytest.mark.rule(*ids)
