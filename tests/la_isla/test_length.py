"""How long games last: the reason for the lengths of the areas on the tracks (rules 9.1)."""

from statistics import median

import pytest

from atoll.bots.levels import bot
from atoll.games.la_isla import LA_ISLA
from atoll.kernel.rng import seeded

from .table import new_game


def rounds(seats: int, seed: int) -> int:
    """The length of a game between bots that look one move ahead."""
    rng = seeded(seed)
    state = new_game(seats, seed)
    bots = [bot("quick@1", LA_ISLA, rng.split()) for _ in range(seats)]
    while not state.over():
        seat = state.waiting()[0]
        state.play(seat, bots[seat].choose(state.redeal(seat, rng), seat))
    return state.round


@pytest.mark.slow
@pytest.mark.rule("la-isla 9.1")
@pytest.mark.parametrize(("seats", "expected"), [(2, 13), (3, 10.5), (4, 9)])
def test_games_last_about_thirteen_ten_or_nine_rounds(seats: int, expected: float) -> None:
    assert median(rounds(seats, seed) for seed in range(9)) == pytest.approx(expected, rel=0.2)
