"""Run a script of `ui/package.json` with whatever Node there is: `python3 -m tools.ui check`, `… test`, `… e2e`.

`e2e` and `screens` run the page in a browser with the server that `.venv` holds; without a browser they are skipped
with a line that says so.
"""

import os
import subprocess
import sys

from tools import system
from tools.build import UI, find_node, install_packages, one_at_a_time

IN_A_BROWSER = ("e2e", "screens")


def main(words: list[str]) -> int:
    """Run it with its output shown; the exit code is npm's."""
    chromium = system.find_chromium()
    if words[0] in IN_A_BROWSER and chromium is None:
        print(f"{words[0]} is skipped: it needs chromium (`apt-get install chromium`).", file=sys.stderr)
        return 0
    with one_at_a_time():
        install_packages()
        node = find_node()
    env = {**os.environ, "PATH": f"{node}{os.pathsep}{os.environ.get('PATH', '')}"}
    if chromium is not None:
        env["CHROMIUM"] = chromium
    return subprocess.run(
        [str(node / "npm"), "--prefix", str(UI), "--silent", "run", *words], env=env, check=False
    ).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
