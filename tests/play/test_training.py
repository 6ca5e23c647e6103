"""Training: a net learns, a folder keeps it, and the same plan leads to the same net."""

import csv
import json
import sys
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from atoll import games
from atoll.bots.learned import LearnedJudge
from atoll.cli import main
from atoll.kernel.net import CERTAIN, Layers, Net
from atoll.kernel.netfile import read_net
from atoll.play import practice, training
from atoll.play.learning import Learner
from atoll.play.training import OtherPlan, Plan, Training

PLAN = Plan("costa-ruana", 2, games=4, hidden=32, second=16, rate=0.001, trace=0.7, seed=1)


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Portions of one game, learned from at once."""
    monkeypatch.setattr(practice, "PORTION", 1)
    monkeypatch.setattr(training, "PORTION", 1)
    monkeypatch.setattr(training, "ROUND", 100)
    monkeypatch.setattr(training, "POINTS", 2)
    monkeypatch.setattr(training, "TRIAL_GAMES", 2)
    monkeypatch.setattr(training, "TRIAL_WORLDS", 1)
    monkeypatch.setattr(training, "AGREEMENT_GAMES", 1)


def rows_and_aims(number: int) -> tuple[np.ndarray, np.ndarray]:
    """Rows of which the first half of the bytes speaks for winning and the second against it."""
    dice = np.random.default_rng(1)
    rows = dice.integers(0, 4, (number, 12)).astype(np.uint8)
    lead = rows[:, :6].sum(1).astype(float) - rows[:, 6:].sum(1)
    return rows, 1 / (1 + np.exp(-lead / 2))


def test_a_learner_finds_what_rows_are_worth_and_rounding_keeps_it() -> None:
    rows, aims = rows_and_aims(4000)
    learner = Learner([3] * 12, 32, 16)
    first = learner.learn(rows, aims, 0.003)
    for _ in range(20):
        last = learner.learn(rows, aims, 0.003)
    assert last < first / 20
    net = Net(Layers(learner.weights()))
    guesses = [net.chance(LearnedRow(row).vec, 0) / CERTAIN for row in rows[:200]]
    assert np.abs(np.asarray(guesses) - aims[:200]).max() < 0.1


class LearnedRow:
    """A row of NumPy as compiled code reads it."""

    def __init__(self, row: np.ndarray) -> None:
        from librt.vecs import vec
        from mypy_extensions import u8

        self.vec = vec[u8]([u8(int(byte)) for byte in row])


def test_a_training_that_was_interrupted_ends_with_the_same_net(tmp_path: Path) -> None:
    straight = Training(PLAN, tmp_path / "straight")
    rows = list(straight.curve(1))
    assert [row["games"] for row in rows] == [2, 4]
    broken = Training(PLAN, tmp_path / "broken")
    next(broken.curve(1))
    resumed = Training(PLAN, tmp_path / "broken")
    assert resumed.played == 2
    assert [row["games"] for row in resumed.curve(1)] == [4]
    assert resumed.file == straight.file
    assert list(Training(PLAN, tmp_path / "broken").curve(1)) == []
    with (tmp_path / "broken" / "curve.csv").open(encoding="utf-8") as file:
        assert [row["games"] for row in csv.DictReader(file)] == ["2", "4"]


def test_a_folder_of_another_plan_is_refused(tmp_path: Path) -> None:
    Training(PLAN, tmp_path)
    with pytest.raises(OtherPlan, match="another folder"):
        Training(replace(PLAN, trace=0.5), tmp_path)


def test_the_command_trains_and_writes_a_net_with_its_card(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["train", "costa-ruana", "--seats", "2", "--games", "2", "--hidden", "32", "--second", "16"]
    assert main([*command, "--folder", str(tmp_path)]) == 0
    assert "against the linear value" in capsys.readouterr().out
    about, weights = read_net((tmp_path / "2.net").read_bytes())
    assert about["game"] == "costa-ruana" and len(weights.last) == 16
    card = json.loads((tmp_path / "2.json").read_text(encoding="utf-8"))
    assert card["command"].startswith(" ".join(["atoll", *command])) and card["trial"]["games"] == "2"
    assert 0 < card["like the terms"] < 1
    assert card["for"] == ["quick", "search"]
    assert isinstance(practice.judge(games.find("costa-ruana"), 2, (tmp_path / "2.net").read_bytes()), LearnedJudge)


def test_without_numpy_training_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setitem(sys.modules, "numpy", None)
    for module in ("training", "learning"):
        monkeypatch.delitem(sys.modules, f"atoll.play.{module}")
    assert main(["train", "costa-ruana", "--seats", "2", "--folder", str(tmp_path)]) == 2
    assert "pip install atoll[train]" in capsys.readouterr().err


def test_nobody_trains_alone(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["train", "arnak", "--seats", "1"]) == 2
    assert "two players or more" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("option", "word"),
    {
        "--seats=9": "2 to 6",
        "--seats=1": "2 to 6",
        "--hidden=33": "multiple of 32",
        "--rate=2": "--rate",
        "--games=0": "--games",
        "--bots=hard": "quick, search or both",
    }.items(),
)
def test_a_training_that_makes_no_sense_is_refused_in_one_sentence(
    tmp_path: Path, option: str, word: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["train", "costa-ruana", "--seats", "2", "--folder", str(tmp_path / "none"), option]) == 2
    assert word in capsys.readouterr().err
    assert not (tmp_path / "none").exists()


def test_a_training_that_has_ended_goes_on_when_more_games_are_asked_for(tmp_path: Path) -> None:
    list(Training(replace(PLAN, games=2), tmp_path).curve(1))
    longer = Training(PLAN, tmp_path)
    assert longer.played == 2
    assert [row["games"] for row in longer.curve(1)] == [4]
