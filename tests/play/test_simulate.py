"""Simulations: tallies that add up, and rates with sound intervals."""

import pytest

from atoll.kernel.game import Outcome
from atoll.play.simulate import Tally, wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(5, 10, 0.2366, 0.7634), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (1, 20, 0.0089, 0.2361)],
)
def test_an_interval_is_wilsons(wins: float, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((wins / games, low, high), abs=1e-4)


def test_a_tally_knows_means_deviations_extremes_and_shared_victories() -> None:
    whole = Tally(2)
    for points, ranks in (((4, 10), (2, 1)), ((8, 8), (1, 1))):
        part = Tally(2)
        part.add(Outcome(points, ranks, ((), ()), "1"), 20)
        whole.merge(part)
    assert (whole.games, whole.decisions) == (2, 40)
    assert [whole.mean(seat) for seat in range(2)] == [6, 9]
    assert [whole.deviation(seat) for seat in range(2)] == [2, 1]
    assert (whole.lowest, whole.highest, whole.wins) == ([4, 8], [8, 10], [0.5, 1.5])
    assert whole.win_rate(1) == wilson(1.5, 2)
    whole.merge(Tally(2))
    assert (whole.games, whole.lowest) == (2, [4, 8])
