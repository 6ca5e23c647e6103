"""The load command: players who answer as fast as they can."""

import pytest

from atoll.cli import main
from atoll.web.load import Tally


@pytest.mark.slow
def test_the_load_is_measured_with_drawings_and_without(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["load", "--tables", "2", "--seconds", "0.5"]) == 0
    out = capsys.readouterr().out
    assert "atoll, with drawings" in out and "atoll, words only" in out


def test_a_tally_knows_its_rate_and_its_slowest_answers() -> None:
    tally = Tally("us", waits=[0.001 * n for n in range(1, 201)], seconds=4)
    assert tally.rate == 50
    assert tally.quantile(0.5) == pytest.approx(101)
    assert tally.quantile(0.99) == pytest.approx(199)


def test_turns_count_together() -> None:
    tally = Tally("us", waits=[0.001] * 30, seconds=1)
    tally.add(Tally("us", waits=[0.003] * 10, seconds=3))
    assert tally.rate == 10
    assert tally.quantile(0.99) == pytest.approx(3)
