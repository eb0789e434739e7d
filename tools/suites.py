"""Run the test suites both ways: compiled from the wheel in `.venv`, and plain from `src/`.

    .venv/bin/python tools/suites.py            everything (`make test`)
    .venv/bin/python tools/suites.py --quick    plain sources, without slow tests, stop at the first failure

What only people see (command line, locales) is tested compiled only, and so is what is marked slow where there is a
compiled wheel. Further arguments go to pytest.
"""

import json
import os
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
QUICK = "not slow and not soak"
BOTH_WAYS = ("kernel", "packs", "games", "rules", "records", "bots", "envs", "conformance")


def wheel_is_compiled() -> bool:
    """Whether tools/build.py has put a compiled wheel into this environment."""
    stamp = Path(sys.prefix) / "undercroft.json"
    return stamp.exists() and json.loads(stamp.read_text()).get("mode") == "compiled"


def run(mode: str, folders: list[str], extra: list[str]) -> int:
    """Run pytest on folders against one of the two builds."""
    env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    env["UNDERCROFT_EXPECT"] = mode
    if mode == "plain":
        env["PYTHONPATH"] = str(ROOT / "src")
    print(f"\n=== {mode}: {' '.join(folders)} ===", flush=True)
    start = time.monotonic()
    command = [sys.executable, "-m", "pytest", "-n", "auto", "--durations", "12", *extra, *folders]
    code = subprocess.run(command, cwd=ROOT, env=env, check=False).returncode
    verdict = "failed" if code else "passed"
    print(f"=== {mode}: {verdict} in {time.monotonic() - start:.0f} s ===", flush=True)
    return code


def main(extra: list[str]) -> int:
    """Run what was asked for; the exit code is that of the first run that fails."""
    both = [f"tests/{name}" for name in BOTH_WAYS if (ROOT / "tests" / name).is_dir()]
    if "--quick" in extra:
        rest = [argument for argument in extra if argument != "--quick"]
        return run("plain", ["tests"], ["-x", "-m", QUICK, *rest])
    if not wheel_is_compiled():
        print("No compiled wheel in .venv: the suites run on plain sources only.", flush=True)
        return run("plain", ["tests"], extra)
    return run("compiled", ["tests"], extra) or run("plain", both, ["-m", QUICK, *extra])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
