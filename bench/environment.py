"""The peers' own environment: Undercroft never imports them (catanatron is under the GPL)."""

import hashlib
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LOCK = ROOT / "bench" / "requirements-peers.txt"
PEERS = ROOT / ".venv-peers"
STAMP = PEERS / "lock.sha256"
# Plain Python that is published as sources only.
SOURCES = "chess,rlcard"


def python_of(environment: Path) -> Path:
    """Return the interpreter of a virtual environment."""
    return environment / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")


def peers_python() -> Path:
    """Return the interpreter that has the peers, installing them if the lock or Python has changed."""
    python = python_of(PEERS)
    wanted = hashlib.sha256(sys.version.encode() + LOCK.read_bytes()).hexdigest()
    if python.exists() and STAMP.exists() and STAMP.read_text() == wanted:
        return python
    print(f"Installing the peers into {PEERS.name} (once; about 100 MB) …", file=sys.stderr)
    subprocess.run([sys.executable, "-m", "venv", "--clear", PEERS], check=True)
    (PEERS / ".gitignore").write_text("*\n")
    install = [
        "-m",
        "pip",
        "install",
        "--require-hashes",
        "--only-binary",
        ":all:",
        "--no-binary",
        SOURCES,
        "--requirement",
        str(LOCK),
    ]
    subprocess.run([str(python), *install], check=True, stdout=sys.stderr)
    STAMP.write_text(wanted)
    return python
