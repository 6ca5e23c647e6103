"""Fitting: known weights are found again, and every game's file fits its terms."""

import json
from pathlib import Path

import pytest

from atoll import games
from atoll.kernel.rng import seeded
from atoll.kernel.worth import Weights
from atoll.play.fit import Equations, Sample, fit, fit_phase, log_loss, self_play, write_rows


def test_least_squares_finds_the_weights_that_made_the_points() -> None:
    rng = seeded(1)
    equations = Equations(3)
    for _ in range(200):
        terms = [float(rng.below(10)), float(rng.below(4)), 1.0]
        equations.add(terms, 2 * terms[0] - 0.5 * terms[1] + 7)
    assert equations.solve(1e-9, [0.0] * 3) == pytest.approx([2, -0.5, 7])


def test_a_term_that_never_occurs_keeps_its_weight() -> None:
    equations = Equations(2)
    for n in range(50):
        equations.add([float(n), 0.0], 3.0 * n)
    assert equations.solve(1e-9, [0.0, 5.0]) == pytest.approx([3, 5])


def test_a_strong_ridge_holds_the_weights_in_force() -> None:
    equations = Equations(1)
    for n in range(50):
        equations.add([float(n)], 3.0 * n)
    assert equations.solve(1.0, [1.0]) == pytest.approx([2])


def test_the_scale_is_small_where_a_lead_decides() -> None:
    close = [Sample(0, [[1.0], [0.0]], (1, 0), [0.5, 0.5])] * 20
    clear = [Sample(0, [[1.0], [0.0]], (1, 0), [1.0, 0.0])] * 20
    sharp, dull = (fit_phase(["lead"], samples, Weights(8.0, [1.0])) for samples in (clear, close))
    assert sharp.scale < dull.scale
    assert log_loss([[0.0, 0.0]], [[1.0, 0.0]], 1.0) == pytest.approx(0.693, abs=0.001)


def test_self_play_gives_samples_of_every_phase_and_a_fit_for_each() -> None:
    game = games.find("costa-ruana")
    samples = self_play("costa-ruana", 2, "random", 3)
    assert {sample.phase for sample in samples} == set(range(5))
    fits = fit(game, samples)
    assert [list(one.weights) for one in fits] == [game.worth.names] * 5


def test_new_weights_leave_those_of_other_seats_alone(tmp_path: Path) -> None:
    file = tmp_path / "value.json"
    file.write_text(json.dumps({"seats": {"3": []}}))
    fits = fit(games.find("costa-ruana"), self_play("costa-ruana", 2, "random", 3))
    write_rows(file, 2, [one.row() for one in fits])
    assert list(json.loads(file.read_text())["seats"]) == ["2", "3"]


@pytest.mark.parametrize("name", games.names())
def test_the_fitted_file_names_exactly_the_terms_of_the_game(name: str) -> None:
    game = games.find(name)
    data = json.loads((game.folder / "data" / "value.json").read_text(encoding="utf-8"))
    assert {tuple(row["weights"]) for rows in data["seats"].values() for row in rows} == {tuple(game.worth.names)}


def test_a_stretch_that_nobody_saw_keeps_what_is_in_force() -> None:
    kept = fit_phase(["lead"], [], Weights(8.0, [1.5]))
    assert (kept.weights, kept.scale, kept.samples) == ({"lead": 1.5}, 8.0, 0)


def test_without_a_ridge_the_old_weights_count_nothing() -> None:
    samples = [Sample(0, [[1.0], [2.0]], (3, 6), [0.0, 1.0])] * 3
    assert fit_phase(["lead"], samples, Weights(8.0, [100.0]), ridge=0.0).weights["lead"] == pytest.approx(3.0)


def test_the_error_is_the_root_of_the_mean_squared_distance() -> None:
    samples = [Sample(0, [[1.0], [1.0]], (0, 4), [0.0, 1.0])] * 3
    found = fit_phase(["lead"], samples, Weights(8.0, [0.0]), ridge=0.0)
    assert [found.weights["lead"], found.error, found.samples] == pytest.approx([2.0, 2.0, 3])


def test_one_sample_is_enough_to_fit_its_phase() -> None:
    game = games.find("costa-ruana")
    terms = [1.0] * len(game.worth.names)
    assert [one.samples for one in fit(game, [Sample(2, [terms, terms], (3, 6), [0.0, 1.0])])] == [0, 0, 1, 0, 0]
