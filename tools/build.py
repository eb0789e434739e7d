"""Make or update `.venv` with the locked requirements and a wheel of this tree.

    python3 tools/build.py --profile runtime    what playing needs
    python3 tools/build.py --profile dev        and what tests, lint and benchmarks need

Nothing is built in place. The wheel is made from a copy of the sources with the locked tools, compiled by
mypyc where a C compiler and Python's headers are there, plain otherwise. Wheels are kept in `.cache/` by a
hash of everything that goes into them; so are the compiled objects, which outlive changes to plain modules.
A call that finds everything in place does nothing.

UNDERCROFT_PURE=1 builds plain in any case.
"""

from __future__ import annotations

import argparse
import contextlib
import fcntl
import hashlib
import json
import os
import platform
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import zipfile
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
BUILD_VENV = ROOT / ".venv-build"
CACHE = ROOT / ".cache"
STAMP = "undercroft.json"

KEPT = 4
# What the wheel is made of, besides the tools.
INPUTS = ("src", "docs/rules", "ui/dist", "pyproject.toml", "setup.py", "LICENSE")
# What the compiled modules are made of: themselves and all they may import.
COMPILED_ROOMS = ("kernel", "packs", "games", "bots", "envs/encoders")
UI = ROOT / "ui"
# What the page is made of, besides everything in `ui/` that is not made itself.
WORDS = ROOT / "src" / "undercroft" / "locales"
MADE = ("node_modules", "dist")
OLDEST_NODE = (20, 19)
BUILD_LOCK = ROOT / "requirements" / "build.txt"


def say(line: str) -> None:
    """Tell the user what takes the time."""
    print(f"· {line}", flush=True)


def give_up(problem: str, remedy: str, output: str = "") -> NoReturn:
    """Stop with what was wrong and what would help."""
    if output:
        print("\n".join(output.strip().splitlines()[-60:]), file=sys.stderr)
        print(file=sys.stderr)
    print(f"error: {problem}\n       {remedy}", file=sys.stderr)
    sys.exit(1)


def run(command: list[str], problem: str, remedy: str, env: Mapping[str, str] | None = None) -> None:
    """Run a command silently; show what it said only when it fails."""
    done = subprocess.run(
        command,
        cwd=ROOT,
        env={**os.environ, **(env or {})},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        check=False,
    )
    if done.returncode:
        give_up(problem, remedy, done.stdout)


def digest(*parts: str | bytes) -> str:
    """A short hash of the parts in their order."""
    total = hashlib.sha256()
    for part in parts:
        data = part.encode() if isinstance(part, str) else part
        total.update(len(data).to_bytes(8, "big") + data)
    return total.hexdigest()[:24]


def digest_files(paths: list[Path]) -> str:
    """A hash over names and contents of files."""
    parts: list[str | bytes] = []
    for path in sorted(paths):
        parts += [path.relative_to(ROOT).as_posix(), path.read_bytes()]
    return digest(*parts)


@contextlib.contextmanager
def one_at_a_time() -> Iterator[None]:
    """Hold the lock of this tree, so that two builds do not write the same files."""
    CACHE.mkdir(exist_ok=True)
    with (CACHE / "lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            say("Waiting for another build of this tree")
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


# --- environments ----------------------------------------------------------------------------------


def python_of(venv: Path) -> str:
    """The interpreter of an environment."""
    return str(venv / "bin" / "python")


def pip_of(venv: Path) -> list[str]:
    """The installer of an environment."""
    return [python_of(venv), "-m", "pip", "--disable-pip-version-check", "--no-input"]


def read_stamp(venv: Path) -> dict[str, str]:
    """What this tool has put into an environment."""
    try:
        stamp: dict[str, str] = json.loads((venv / STAMP).read_text())
    except (OSError, ValueError):
        return {}
    return stamp


def write_stamp(venv: Path, **news: str) -> None:
    """Note what has been put into an environment."""
    (venv / STAMP).write_text(json.dumps(read_stamp(venv) | news, indent=1) + "\n")


def is_usable(venv: Path) -> bool:
    """Whether the environment is there and belongs to the running version of Python."""
    try:
        settings = (venv / "pyvenv.cfg").read_text()
    except OSError:
        return False
    versions = [
        line.partition("=")[2].strip() for line in settings.splitlines() if line.startswith("version")
    ]
    ours = f"{sys.version_info.major}.{sys.version_info.minor}."
    return Path(python_of(venv)).exists() and any(version.startswith(ours) for version in versions)


def make_venv(venv: Path) -> None:
    """Make the environment if it is missing, broken, or of another Python."""
    if is_usable(venv):
        return
    say(f"Making {venv.name} with Python {platform.python_version()}")
    shutil.rmtree(venv, ignore_errors=True)
    # Running from the environment that is made anew, the interpreter it came from does the work.
    interpreter = getattr(sys, "_base_executable", None) or sys.executable
    try:
        run(
            [interpreter, "-m", "venv", str(venv)],
            f"could not make {venv.name}.",
            "On Debian and Ubuntu: `apt install python3-venv`; then run this again.",
        )
    except SystemExit:
        shutil.rmtree(venv, ignore_errors=True)
        raise


def install_locked(venv: Path, profile: str) -> None:
    """Install the locked requirements of a profile, unless they are in already."""
    lock = ROOT / "requirements" / f"{profile}.txt"
    wanted = digest_files([lock])
    if read_stamp(venv).get(profile) == wanted:
        return
    count = lock.read_text().count("==")
    say(f"Installing {count} locked packages into {venv.name}")
    run(
        [*pip_of(venv), "install", "--require-hashes", "--requirement", str(lock)],
        f"could not install {lock.relative_to(ROOT)}.",
        "The lines above say why; most often there is no network. Then run this again.",
    )
    write_stamp(venv, **{profile: wanted})
    if profile == "dev":  # holds the runtime in the same versions
        write_stamp(venv, runtime=digest_files([lock.with_name("runtime.txt")]))


# --- the page --------------------------------------------------------------------------------------


def find_node() -> Path:
    """The folder of a Node that is new enough and has npm; where the system has none, PyPI's."""
    found = shutil.which("node")
    if found and shutil.which("npm") and node_version(found) >= OLDEST_NODE:
        return Path(found).parent
    make_venv(BUILD_VENV)
    install_locked(BUILD_VENV, "node")
    return Path(python_of(BUILD_VENV)).parent


def node_version(node: str) -> tuple[int, ...]:
    """The version of a Node, (0,) if it does not run."""
    done = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    numbers = done.stdout.strip().lstrip("v").split(".")
    return tuple(map(int, numbers)) if all(number.isdecimal() for number in numbers) else (0,)


def page_files() -> list[Path]:
    """All files the page is made of."""
    found = [path for path in UI.rglob("*") if path.relative_to(UI).parts[0] not in MADE]
    return [path for path in [*found, *WORDS.rglob("*.ftl")] if path.is_file()]


def npm(*words: str, problem: str) -> None:
    """Run npm in `ui/`."""
    node = find_node()
    path = f"{node}{os.pathsep}{os.environ.get('PATH', '')}"
    run(
        [str(node / "npm"), "--prefix", str(UI), *words],
        problem,
        "The lines above say why; most often there is no network. Then run this again.",
        {"PATH": path},
    )


def install_packages() -> None:
    """Install what `ui/` needs, as locked, unless it is there already."""
    wanted = digest_files([UI / "package.json", UI / "package-lock.json"])
    stamp = UI / "node_modules" / STAMP
    if stamp.exists() and stamp.read_text() == wanted:
        return
    say("Installing what the page is built with")
    # Not `npm ci`: it insists on packages for every other platform, which not every registry has.
    npm("install", "--no-save", problem="could not install the packages of ui/.")
    stamp.write_text(wanted)


def build_page() -> None:
    """Build the page, unless it is the one that the sources make."""
    wanted = digest_files(page_files())
    stamp = CACHE / "page"
    if stamp.exists() and stamp.read_text() == wanted and (UI / "dist" / "index.html").exists():
        return
    install_packages()
    say("Building the page")
    npm("run", "build", problem="could not build the page.")
    stamp.write_text(wanted)


# --- the wheel -------------------------------------------------------------------------------------


def find_compiler() -> list[str] | None:
    """The C compiler, if one answers and Python's headers are there."""
    if not (Path(sysconfig.get_path("include")) / "Python.h").exists():
        return None
    for command in (os.environ.get("CC"), sysconfig.get_config_var("CC"), "cc", "gcc", "clang"):
        words = shlex.split(command or "")
        if words and shutil.which(words[0]) and version_of(words):
            return words
    return None


def version_of(compiler: list[str]) -> str:
    """What the compiler says of itself; empty if it does not run."""
    done = subprocess.run([*compiler, "--version"], capture_output=True, text=True, check=False)
    return "" if done.returncode else done.stdout


def source_files() -> list[Path]:
    """All files the wheel is made of."""
    found = [path for name in INPUTS for path in (ROOT / name, *(ROOT / name).rglob("*"))]
    return [path for path in found if path.is_file() and "__pycache__" not in path.parts]


def tools_key(compiler: list[str] | None) -> str:
    """A hash of all that builds: locked tools, Python, machine, compiler and its flags."""
    return digest(
        BUILD_LOCK.read_bytes(),
        sys.version,
        str(sysconfig.get_config_var("SOABI")),
        sysconfig.get_platform(),
        version_of(compiler) if compiler else "plain",
        *(os.environ.get(name, "") for name in ("CFLAGS", "CPPFLAGS", "LDFLAGS") if compiler),
    )


def objects_key(compiler: list[str]) -> str:
    """A hash of what the compiled objects depend on."""
    import tomllib

    package = ROOT / "src" / "undercroft"
    modules = [path for room in COMPILED_ROOMS for path in (package / room).rglob("*.py")]
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["mypy"]
    return digest(
        tools_key(compiler), digest_files([*modules, ROOT / "setup.py"]), json.dumps(settings, sort_keys=True)
    )


def copy_sources(target: Path) -> None:
    """A clean copy, so that nothing is written beside the sources."""
    litter = shutil.ignore_patterns("__pycache__", "*.so", "*.egg-info")
    for name in INPUTS:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, target / name, ignore=litter)
        elif (ROOT / name).exists():
            shutil.copyfile(ROOT / name, target / name)


def build_wheel(target: Path, compiler: list[str] | None) -> None:
    """Put a wheel of the sources into the folder."""
    make_venv(BUILD_VENV)
    install_locked(BUILD_VENV, "build")
    env = {"UNDERCROFT_COMPILE": "0", "UNDERCROFT_OBJECTS": "", "PYTHONPATH": ""}
    objects = None
    if compiler:
        objects = CACHE / "objects" / objects_key(compiler)
        if objects.exists():
            say("Packing the rules compiled before")
            os.utime(objects)
            env["UNDERCROFT_OBJECTS"] = str(objects)
        else:
            say("Compiling the rules (about a minute, once)…")
            env |= {"UNDERCROFT_COMPILE": "1", "CC": shlex.join(compiler)}
    else:
        say("Packing the rules uncompiled")
    with tempfile.TemporaryDirectory(prefix="undercroft-build-") as folder:
        sources, wheels = Path(folder) / "sources", Path(folder) / "wheels"
        sources.mkdir()
        copy_sources(sources)
        command = [*pip_of(BUILD_VENV), "wheel", "--no-build-isolation", "--no-deps", "--no-index"]
        command += ["--no-cache-dir", "--wheel-dir", str(wheels), str(sources)]
        run(
            command,
            "could not build the wheel.",
            "The lines above say why. UNDERCROFT_PURE=1 builds without the compiler.",
            env,
        )
        (wheel,) = wheels.glob("*.whl")
        if objects and not objects.exists():
            keep_objects(wheel, objects)
        keep(wheels, target)


def keep_objects(wheel: Path, objects: Path) -> None:
    """Take the compiled objects out of a fresh wheel."""
    suffix = str(sysconfig.get_config_var("EXT_SUFFIX"))
    unpacked = wheel.parent.parent / "objects"
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(unpacked, [name for name in archive.namelist() if name.endswith(suffix)])
    keep(unpacked, objects)


def keep(folder: Path, entry: Path) -> None:
    """Move a finished folder into the cache in one step, and drop the oldest entries there."""
    entry.parent.mkdir(parents=True, exist_ok=True)
    partial = entry.with_name("partial")
    shutil.rmtree(partial, ignore_errors=True)
    shutil.copytree(folder, partial)
    os.utime(partial)
    partial.rename(entry)
    for old in sorted(entry.parent.iterdir(), key=lambda path: path.stat().st_mtime, reverse=True)[KEPT:]:
        shutil.rmtree(old, ignore_errors=True)


def install_wheel() -> None:
    """Install the wheel of the present sources, building it if it is not in the cache."""
    compiler = None if os.environ.get("UNDERCROFT_PURE") == "1" else find_compiler()
    mode = "compiled" if compiler else "plain"
    key = digest(tools_key(compiler), digest_files(source_files()))
    if read_stamp(VENV).get("wheel") == key and shutil.which("undercroft", path=str(VENV / "bin")):
        return
    if not compiler and os.environ.get("UNDERCROFT_PURE") != "1":
        say("No C compiler with Python's headers here: the rules run uncompiled, many times slower")
    entry = CACHE / "wheels" / key
    if entry.exists():
        os.utime(entry)
    else:
        build_wheel(entry, compiler)
    (wheel,) = entry.glob("*.whl")
    say(f"Installing the {mode} wheel into {VENV.name}")
    run(
        [*pip_of(VENV), "install", "--no-deps", "--no-index", "--force-reinstall", str(wheel)],
        f"could not install {wheel.name}.",
        "Remove .venv and .cache (`make clean`) and run this again.",
    )
    write_stamp(VENV, wheel=key, mode=mode)


def main() -> int:
    """Bring `.venv` up to date."""
    parser = argparse.ArgumentParser(description="Make or update .venv.")
    parser.add_argument("--profile", choices=("runtime", "dev"), default="dev")
    parser.add_argument("--no-wheel", action="store_true", help="requirements only, as for plain sources")
    wanted = parser.parse_args()
    if sys.version_info < (3, 11):  # noqa: UP036 (this file is read by whatever Python is there)
        give_up(
            f"Undercroft needs Python 3.11 or newer, this is {platform.python_version()}.",
            "Name a newer one: `make PYTHON=python3.12 …`.",
        )
    with one_at_a_time():
        make_venv(VENV)
        install_locked(VENV, wanted.profile)
        if wanted.no_wheel:
            if wanted.profile == "dev":
                install_packages()
        else:
            build_page()
            install_wheel()
    return 0


if __name__ == "__main__":
    sys.exit(main())
