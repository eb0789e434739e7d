"""Pin every dependency with its hashes: `make lock`, or `make lock ARGS=--upgrade` for newer versions.

The lock files hold names, versions, markers and hashes only. Where packages are downloaded from is the
business of whoever installs them, so the settings of this machine are kept out.
"""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
OLDEST_PYTHON = "3.11"
# In this order: what developers use is constrained by what players and the build use.
INPUTS = (
    "requirements/runtime.in",
    "requirements/build.in",
    "requirements/dev.in",
    "requirements/node.in",
    "bench/requirements-peers.in",
)


def lock(source: str, extra: list[str]) -> None:
    """Write the `.txt` beside one `.in`."""
    settings = {name: value for name, value in os.environ.items() if not name.startswith(("UV_", "PIP_"))}
    command = [sys.executable, "-m", "uv", "pip", "compile", source]
    command += ["--output-file", str(Path(source).with_suffix(".txt"))]
    command += ["--universal", "--python-version", OLDEST_PYTHON, "--generate-hashes"]
    command += ["--no-config", "--custom-compile-command", "make lock", "--quiet", *extra]
    subprocess.run(command, cwd=ROOT, env=settings, check=True)


def main(extra: list[str]) -> int:
    """Lock all inputs; further arguments go to `uv pip compile`."""
    for source in INPUTS:
        print(f"Locking {source}", flush=True)
        try:
            lock(source, extra)
        except subprocess.CalledProcessError:
            print(f"Could not lock {source}: see the lines above.", file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
