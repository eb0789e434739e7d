"""What pyproject.toml cannot say: which modules mypyc compiles, and how.

Plain by default. UNDERCROFT_COMPILE=1 compiles the rules; UNDERCROFT_OBJECTS names a folder of objects
compiled before from the same sources, to be packed instead. `tools/build.py` sets both.
"""

import os
import shutil
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

SOURCES = Path("src")
# Read once, when a pack is loaded, a line is printed or a page drawn: compiling them would only cost build time.
PLAIN = (
    "__init__.py",
    "board.py",
    "content.py",
    "content_*.py",
    "messages.py",
    "notation.py",
    "pencil.py",
    "words.py",
)
# Of the bots only what sits in the loop of many games.
COMPILED_BOTS = (
    "bot.py",
    "draws.py",
    "playout.py",
    "uniform.py",
    "doggos/domain.py",
    "doggos/duel.py",
    "doggos/forecasts.py",
    "doggos/habit.py",
    "doggos/outlook.py",
    "doggos/routes.py",
    "doggos/weights.py",
    "doggos/worth.py",
    "dungeoneer/chances.py",
    "dungeoneer/domain.py",
    "dungeoneer/lookahead.py",
    "dungeoneer/race.py",
    "dungeoneer/routes.py",
    "dungeoneer/terms.py",
    "dungeoneer/ways.py",
    "dungeoneer/weights.py",
    "dungeoneer/worth.py",
    "paper_dungeons/aims.py",
    "paper_dungeons/atlas.py",
    "paper_dungeons/domain.py",
    "paper_dungeons/planner.py",
    "paper_dungeons/prospects.py",
    "paper_dungeons/weights.py",
    "search/domain.py",
    "search/tree.py",
)
# One C file a module: compilers work on them in parallel, and need less memory.
MULTI_FILE = True


def compiled_sources(package: Path) -> list[Path]:
    """The files of the package that are compiled, in a fixed order; new files join by themselves."""
    rules = [*package.glob("kernel/**/*.py"), *package.glob("games/*/**/*.py")]
    # Of the environments only what makes arrays of views: all else is asked by interpreted loops anyway.
    encoders = list(package.glob("envs/encoders/*.py"))
    bots = [path for name in COMPILED_BOTS if (path := package / "bots" / name).exists()]
    return sorted(path for path in [*rules, *bots, *encoders] if not any(path.match(name) for name in PLAIN))


class BuildObjects(build_ext):  # type: ignore[misc]  # setuptools has no types
    """Compiles the C files of an extension side by side, or packs objects compiled before."""

    def build_extensions(self) -> None:
        compile_all = self.compiler.compile

        def compile_each(sources: list[str], *args: Any, **options: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as workers:
                objects = workers.map(lambda source: compile_all([source], *args, **options), sources)
                return [name for names in objects for name in names]

        # distutils knows parallel extensions only; the work is in the many files of one.
        self.compiler.compile = compile_each
        super().build_extensions()

    def build_extension(self, ext: Extension) -> None:
        ready = os.environ.get("UNDERCROFT_OBJECTS")
        if not ready:
            super().build_extension(ext)
            return
        target = Path(self.get_ext_fullpath(ext.name))
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(Path(ready) / self.get_ext_filename(ext.name), target)


class BuildPackage(build_py):  # type: ignore[misc]  # setuptools has no types
    """Packs the players' rules and the built page beside the code, so that they are wherever it is installed."""

    def run(self) -> None:
        super().run()
        target = Path(self.build_lib) / "undercroft" / "rules"
        target.mkdir(parents=True, exist_ok=True)
        for page in sorted(Path("docs", "rules").glob("*.md")):
            shutil.copyfile(page, target / page.name)
        built = Path("ui", "dist")
        if built.is_dir():
            shutil.copytree(built, Path(self.build_lib) / "undercroft" / "web" / "page", dirs_exist_ok=True)


def extensions() -> list[Extension]:
    """What to compile, or nothing for a plain wheel."""
    ready = os.environ.get("UNDERCROFT_OBJECTS")
    if ready:
        suffix = str(sysconfig.get_config_var("EXT_SUFFIX"))
        names = [str(path.relative_to(ready)) for path in sorted(Path(ready).rglob(f"*{suffix}"))]
        return [Extension(name.removesuffix(suffix).replace(os.sep, "."), []) for name in names]
    # A build front end asks for the metadata first; that needs no compiler.
    if os.environ.get("UNDERCROFT_COMPILE") != "1" or "bdist_wheel" not in sys.argv:
        return []
    from mypyc.build import mypycify

    # One call for all modules, so that calls between them are calls in C.
    sources = [str(path) for path in compiled_sources(SOURCES / "undercroft")]
    return mypycify(sources, opt_level="3", debug_level="0", multi_file=MULTI_FILE, group_name="undercroft")


if __name__ == "__main__":
    setup(ext_modules=extensions(), cmdclass={"build_ext": BuildObjects, "build_py": BuildPackage})
