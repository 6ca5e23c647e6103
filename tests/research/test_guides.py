"""The guides say what works."""

import re
import shlex
from pathlib import Path

import pytest

for library in ("gymnasium", "pettingzoo", "pyspiel"):
    pytest.importorskip(library, reason="the extra atoll[research] is not installed")

import gymnasium
import pyspiel

from atoll.cli import main

GUIDE = Path(__file__).parents[2] / "docs" / "guides" / "train.md"
ROWS = re.findall(r"\| `([^`]+)`[^|]*\|$", GUIDE.read_text(encoding="utf-8"), re.MULTILINE)


@pytest.mark.parametrize("code", [row for row in ROWS if not row.startswith("atoll ")])
def test_what_one_writes_to_train_makes_games(code: str) -> None:
    made: dict[str, object] = {"gymnasium": gymnasium, "pyspiel": pyspiel}
    exec(code, made)
    assert {"env", "envs", "game", "batch"} & made.keys()


def test_the_command_for_data_writes_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("pyarrow", reason="the extra atoll[data] is not installed")
    (command,) = [shlex.split(row) for row in ROWS if row.startswith("atoll export")]
    assert command[-2:] == ["--games", "1000"]
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.argv", [*command[:-1], "2"])
    main()
    assert capsys.readouterr().out == "2 games are in games\n"
    assert list((tmp_path / "games").glob("part-*.parquet"))
