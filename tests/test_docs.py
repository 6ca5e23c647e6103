"""What the documents say is true."""

import doctest
from pathlib import Path

from atoll.cli import commands

ROOT = Path(__file__).parent.parent


def test_the_session_in_the_readme_runs() -> None:
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert tried > 8 and failed == 0


def test_the_readme_names_every_command() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert [name for name in commands() if f"`atoll {name}" not in readme] == []


def test_the_example_game_has_under_a_hundred_lines() -> None:
    source = (ROOT / "examples" / "pearl_dive" / "__init__.py").read_text(encoding="utf-8")
    assert len(source.splitlines()) < 100


def test_the_repository_names_no_machine_and_no_registry() -> None:
    """Files that are ours speak of no absolute path and no download host."""
    hosts = ["py" + "pi.org", "python" + "hosted.org", "registry." + "npmjs"]
    files = [path for path in ROOT.glob("*.*") if path.is_file()] + [*ROOT.glob("docs/*.md"), *ROOT.glob("src/**/*.py")]
    assert [
        path.name for path in files if any(host in path.read_text(encoding="utf-8", errors="ignore") for host in hosts)
    ] == []
