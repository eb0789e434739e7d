"""What the tests need of the system beside Python and Node: servers to test against, and a browser.

As root on Debian what is missing is installed; otherwise the command is printed, and what needs it is skipped.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

POSTGRES = Path("/usr/lib/postgresql")


def missing() -> list[str]:
    """The packages that are not there."""
    packages = []
    if not any(POSTGRES.glob("*/bin/initdb")):
        packages.append("postgresql")
    if shutil.which("redis-server") is None:
        packages.append("redis-server")
    if find_chromium() is None:
        packages.append("chromium")
    return packages


def find_chromium() -> str | None:
    """The browser that the tests of the page run in."""
    return os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")


def install(packages: list[str]) -> bool:
    """Install packages without starting their servers; False if that did not work."""
    env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive", "RUNLEVEL": "1"}
    options = ["-q", "-y", "--no-install-recommends"]
    for command in (["apt-get", "-q", "update"], ["apt-get", "install", *options, *packages]):
        done = subprocess.run(command, env=env, capture_output=True, text=True, errors="replace", check=False)
        if done.returncode:
            print("\n".join((done.stdout + done.stderr).strip().splitlines()[-15:]), file=sys.stderr)
            return False
    return True


def main() -> int:
    """Install what is missing, or say how; the tests run in any case."""
    packages = missing()
    if not packages:
        return 0
    command = f"apt-get install {' '.join(packages)}"
    if os.geteuid() == 0 and shutil.which("apt-get"):
        print(f"· Installing {', '.join(packages)} for the tests", flush=True)
        if install(packages):
            return 0
    print(f"Some tests are skipped: they need {', '.join(packages)} (`{command}`).", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
