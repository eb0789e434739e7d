"""Run a script of `ui/package.json` with whatever Node there is: `python3 -m tools.ui check`, `… test`."""

import os
import subprocess
import sys

from tools.build import UI, find_node, install_packages, one_at_a_time


def main(words: list[str]) -> int:
    """Run it with its output shown; the exit code is npm's."""
    with one_at_a_time():
        install_packages()
        node = find_node()
    env = {**os.environ, "PATH": f"{node}{os.pathsep}{os.environ.get('PATH', '')}"}
    return subprocess.run(
        [str(node / "npm"), "--prefix", str(UI), "--silent", "run", *words], env=env, check=False
    ).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
