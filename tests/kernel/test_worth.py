"""What a position is worth: the weights of its number of seats and its phase, times its terms."""

import json
from pathlib import Path

import pytest

from atoll.kernel.rng import seeded
from atoll.kernel.state import State
from atoll.kernel.worth import Weights, Worth, read_weights

NAMES = ["coins", "cards"]


class Late(Worth[State]):
    """Coins count what the first player says, cards always two; the second phase begins when something was learned."""

    def terms(self, state: State, seat: int) -> list[float]:
        return [float(state.first + seat), 2.0]

    def phase(self, state: State) -> int:
        return min(state.learned, 1)


def position(seats: int = 2, first: int = 0, learned: int = 0) -> State:
    return State(seeded(1), seats, first, [None] * (seats + 1), learned)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Fitted for two and for five seats, before there were cards."""
    rows = {
        "2": [{"scale": 4.0, "weights": {"coins": 1.5}}, {"scale": 8.0, "weights": {"coins": 3.0}}],
        "5": [{"scale": 16.0, "weights": {"coins": 7.0}}],
    }
    path = tmp_path / "value.json"
    path.write_text(json.dumps({"seats": rows}))
    return path


def test_seats_without_a_fit_borrow_from_the_nearest(file: Path) -> None:
    weights = read_weights(file, NAMES, range(1, 7))
    assert {seats: rows[0].row[0] for seats, rows in weights.items()} == {1: 1.5, 2: 1.5, 3: 1.5, 4: 7, 5: 7, 6: 7}
    assert [rows.scale for rows in weights[2]] == [4.0, 8.0]


def test_a_term_that_was_never_fitted_weighs_nothing(file: Path) -> None:
    assert read_weights(file, NAMES, range(2, 3))[2][0].row == [1.5, 0.0]


def test_a_value_is_the_sum_of_terms_by_the_weights_of_seats_and_phase() -> None:
    worth = Late(NAMES, {2: [Weights(4.0, [10.0, 1.0]), Weights(8.0, [100.0, 3.0])], 3: [Weights(5.0, [1000.0, 0.0])]})
    assert worth.value(position(first=3), seat=1) == 10 * 4 + 2
    assert worth.value(position(first=3, learned=7), seat=1) == 100 * 4 + 6
    assert worth.value(position(seats=3), seat=2) == 2000
    assert [worth.scale(position(learned=n)) for n in (0, 1)] == [4, 8]


def test_a_game_is_of_one_phase_unless_it_says_otherwise() -> None:
    worth: Worth[State] = Worth(NAMES, {2: [Weights(4.0, [1.0, 1.0])]})
    assert worth.phase(position(learned=3)) == 0
    with pytest.raises(TypeError, match="Worth has no terms"):
        worth.terms(position(), 0)
