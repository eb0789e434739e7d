"""What all suites share: how Hypothesis searches, and a header that says which build is tested."""

import importlib.util
import os

import hypothesis

# Reproducible by default: a suite that fails on Tuesday fails on Wednesday. `make soak` looks further.
hypothesis.settings.register_profile("undercroft", deadline=None, derandomize=True, print_blob=True)
hypothesis.settings.register_profile("soak", deadline=None, print_blob=True)
hypothesis.settings.load_profile("undercroft")


def pytest_report_header() -> str:
    rules = importlib.util.find_spec("undercroft.kernel.state")
    meant = os.environ.get("UNDERCROFT_EXPECT", "any")
    return f"build meant: {meant}; rules from {rules.origin if rules else 'nowhere'}"
