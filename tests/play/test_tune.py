"""Tuning by duels: better weights win, and the weights go where the winners are."""

import json
from pathlib import Path

import pytest

from atoll import games
from atoll.cli import main
from atoll.kernel.rng import seeded
from atoll.play.tune import Change, Rows, clearness, duel, nudge, tune

GAME = games.find("costa-ruana")


def weights(name: str, seats: int) -> Rows:
    return [list(one.row) for one in games.find(name).worth.weights[seats]]


def test_a_change_is_a_level_and_a_slope_over_the_course_of_the_game() -> None:
    rows = [[1.0, 5.0], [1.0, 5.0], [1.0, 5.0]]
    assert Change([2.0, 0.0], [0.0, 1.0]).applied(rows) == [[3.0, 4.0], [3.0, 5.0], [3.0, 6.0]]


def test_a_game_of_one_stretch_has_no_slope() -> None:
    assert Change([2.0], [7.0]).applied([[1.0]]) == [[3.0]]


def test_a_nudge_is_in_proportion_to_the_weight_and_never_nothing() -> None:
    change = nudge([[10.0, 0.0]], seeded(1))
    assert [abs(level) for level in change.levels] == pytest.approx([1.2, 0.05])


@pytest.mark.parametrize(("name", "seats"), [("costa-ruana", 2), ("costa-ruana", 3), ("arnak", 1)])
def test_sensible_weights_beat_their_opposite(name: str, seats: int) -> None:
    sense = weights(name, seats)
    nonsense = [[-weight for weight in row] for row in sense]
    assert duel(name, seats, "quick@1", (sense, nonsense), seed=3) > 0.5
    assert duel(name, seats, "quick@1", (nonsense, sense), seed=3) < -0.5


@pytest.mark.parametrize(("lead", "clear"), [(0.0, 0.0), (8.0, 0.462), (-8.0, -0.462), (80.0, 1.0)])
def test_how_clear_a_lead_is_depends_on_the_scale_of_the_game(lead: float, clear: float) -> None:
    assert clearness(lead, 8.0) == pytest.approx(clear, abs=1e-3)  # chances of 73 to 27 for a lead of one scale


def test_tuning_is_the_same_on_one_process_and_on_two() -> None:
    one, two = (list(tune(GAME, 2, "random", 10, jobs)) for jobs in (1, 2))
    assert one == two
    assert len(one) == 2 and one[0] != one[1]


def test_the_command_writes_the_weights_that_it_has_reached(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "value.json"
    main(["fit", "costa-ruana", "--seats", "2", "--duels", "2", "--level", "random", "--write", str(file)])
    written = json.loads(file.read_text())["seats"]["2"]
    assert [list(row["weights"]) for row in written] == [GAME.worth.names] * len(written)
    assert "Costa Ruana, 2 seats" in capsys.readouterr().out
