"""Building from a clone: what the machine lacks comes from the registry."""

import shutil
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import hatch_build
import pytest

HOME = Path(hatch_build.__file__).parent


def requirements(root: Path) -> list[str]:
    hook: Any = SimpleNamespace(root=str(root))
    return hatch_build.CompileRules.dependencies(hook)


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """A folder with a client that was never built."""
    (tmp_path / "client" / "src").mkdir(parents=True)
    (tmp_path / "client" / "src" / "main.tsx").touch()
    return tmp_path


def test_without_node_a_build_requires_the_one_of_the_registry(clone: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda _: None)
    assert requirements(clone) == [hatch_build.NODE]


def test_with_node_a_build_requires_nothing_more(clone: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: f"/bin/{name}")
    assert requirements(clone) == []


def test_a_built_client_needs_no_node(clone: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda _: None)
    (clone / hatch_build.STATIC).mkdir(parents=True)
    (clone / hatch_build.STATIC / "index.html").touch()
    assert requirements(clone) == []
    shutil.rmtree(clone / "client")  # as in a source distribution
    assert requirements(clone) == []
