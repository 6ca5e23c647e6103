"""Building from a clone: what the machine lacks comes from the registry, and what is compiled is compiled once."""

import os
import re
import shutil
import sysconfig
import tomllib
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import hatch_build
import pytest

import atoll

HOME = Path(hatch_build.__file__).parent


def requirements(root: Path, target: str = "wheel") -> list[str]:
    hook: Any = SimpleNamespace(root=str(root), target_name=target)
    return hatch_build.BuildHook.dependencies(hook)


def machine_has(monkeypatch: pytest.MonkeyPatch, *commands: str) -> None:
    monkeypatch.delenv("ATOLL_PURE", raising=False)
    monkeypatch.setenv("CC", "cc -pthread")
    monkeypatch.setattr(shutil, "which", lambda name: f"/bin/{name}" if name in commands else None)


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """A folder with a client that was never built, and two modules to compile."""
    (tmp_path / "client" / "src").mkdir(parents=True)
    (tmp_path / "client" / "src" / "main.tsx").touch()
    (tmp_path / "src" / "atoll" / "kernel").mkdir(parents=True)
    (tmp_path / "src" / "atoll" / "kernel" / "__init__.py").write_text("import rich")
    (tmp_path / "src" / "atoll" / "kernel" / "state.py").write_text("ONE = 1")
    (tmp_path / "src" / "atoll" / "kernel" / "game.py").write_text("TWO = 2")
    return tmp_path


def test_without_node_a_build_requires_the_one_of_the_registry(clone: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    machine_has(monkeypatch)
    assert requirements(clone) == [hatch_build.NODE]
    assert requirements(clone, "sdist") == [hatch_build.NODE]


def test_with_a_c_compiler_a_wheel_requires_mypyc_and_a_source_distribution_does_not(
    clone: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    machine_has(monkeypatch, "npm", "cc")
    assert requirements(clone) == hatch_build.COMPILER_NEEDS
    assert requirements(clone, "sdist") == []


def test_a_built_client_needs_no_node(clone: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    machine_has(monkeypatch)
    (clone / hatch_build.STATIC).mkdir(parents=True)
    (clone / hatch_build.STATIC / "index.html").touch()
    assert requirements(clone) == []
    os.utime(clone / hatch_build.STATIC / "index.html", (1, 1))  # older than its sources
    assert requirements(clone) == [hatch_build.NODE]
    (clone / "PKG-INFO").touch()  # as in a source distribution, where times of files mean nothing
    assert requirements(clone) == []


def test_a_machine_that_cannot_compile_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    machine_has(monkeypatch)
    assert hatch_build.obstacle() == "no C compiler (cc) found"
    machine_has(monkeypatch, "cc")
    assert hatch_build.obstacle() is None
    monkeypatch.setattr(sysconfig, "get_path", lambda name: "/nowhere")
    assert hatch_build.obstacle() == "the C headers of Python are not installed"
    monkeypatch.setenv("ATOLL_PURE", "1")
    assert hatch_build.obstacle() == "ATOLL_PURE is set"


def test_what_is_compiled_stands_alone(clone: Path, tmp_path: Path) -> None:
    assert hatch_build.gather(clone / "src" / "atoll", tmp_path / "build") == ["atoll/kernel/state.py"]
    fronts = [tmp_path / "build" / "atoll" / "__init__.py", tmp_path / "build" / "atoll" / "kernel" / "__init__.py"]
    assert [front.read_text() for front in fronts] == ["", ""]
    assert (tmp_path / "build" / "atoll" / "kernel" / "game.py").read_text() == "TWO = 2"


def test_unchanged_sources_are_compiled_once(clone: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    compiled: list[Path] = []

    def compile_in(build: Path) -> None:
        compiled.append(build)
        (build / "atoll" / "kernel" / "state.so").write_bytes(b"%d" % len(compiled))

    monkeypatch.setattr(hatch_build, "compile_in", compile_in)
    first = hatch_build.binaries(clone)
    assert (first / "atoll" / "kernel" / "state.so").read_bytes() == b"1"
    assert hatch_build.binaries(clone) == first and len(compiled) == 1
    (clone / "src" / "atoll" / "kernel" / "__init__.py").write_text("import json")  # a front is not compiled
    assert hatch_build.binaries(clone) == first and len(compiled) == 1
    (clone / "src" / "atoll" / "kernel" / "game.py").write_text("TWO = 3")  # imported by what is
    second = hatch_build.binaries(clone)
    assert (second / "atoll" / "kernel" / "state.so").read_bytes() == b"2"
    monkeypatch.setenv("CFLAGS", "-O0")
    assert hatch_build.binaries(clone) not in (first, second)


def test_the_cache_keeps_the_last_few_builds(clone: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hatch_build, "compile_in", lambda build: (build / "a.so").touch())
    for number in range(hatch_build.KEPT + 2):
        (clone / "src" / "atoll" / "kernel" / "state.py").write_text(f"ONE = {number}")
        newest = hatch_build.binaries(clone)
    left = list((clone / "build" / "mypyc").iterdir())
    assert newest in left and len(left) == hatch_build.KEPT


def test_the_version_stands_in_one_place() -> None:
    project = tomllib.loads((HOME / "pyproject.toml").read_text())["project"]
    assert "version" not in project and "version" in project["dynamic"]
    assert re.search(
        rf'^__version__ = "{re.escape(atoll.__version__)}"$', (HOME / "src/atoll/__init__.py").read_text(), re.M
    )


def test_a_source_distribution_is_not_asked_to_compile(clone: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    machine_has(monkeypatch, "npm", "cc")
    monkeypatch.setattr(hatch_build, "build_client", lambda root: None)
    monkeypatch.setattr(hatch_build, "binaries", lambda root: pytest.fail("compiled"))
    hook: Any = SimpleNamespace(root=str(clone), target_name="sdist")
    hatch_build.BuildHook.initialize(hook, "standard", {"force_include": {}})
