"""How fast the engine is: what is counted, by a clock of our own."""

import itertools
import json

import pytest

from atoll import games
from atoll.bots.playout import play_out
from atoll.cli import main
from atoll.kernel.rng import seeded
from atoll.play import bench

GAME = games.find("costa-ruana")
TICK = 0.01


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """A hundredth of a second passes between any two looks at it."""
    ticks = itertools.count()
    monkeypatch.setattr("atoll.play.bench.time.perf_counter", lambda: next(ticks) * TICK)


def test_decisions_are_counted_over_whole_games_of_different_deals(clock: None) -> None:
    speed = bench.measure(GAME, 2, 0.1)
    rng, made = seeded(1), 0
    for seed in range(9):  # the tenth look says that a tenth of a second is over
        made += play_out(GAME.start(2, seed), rng)
    assert speed.decisions == pytest.approx(made / (11 * TICK))


def test_a_copy_and_a_redeal_are_timed_in_portions_of_fifty(clock: None) -> None:
    calls = []
    found = bench._microseconds(lambda: calls.append(1), 3 * TICK)
    assert len(calls) == 100
    assert found == pytest.approx(4 * TICK / 100 * 1e6)


def test_the_command_prints_what_one_core_does(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["bench", "--game", "costa-ruana", "--seats", "2", "--seconds", "0.1"]
    assert main([*words, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)["costa-ruana"]
    assert set(found) == {"decisions", "copy", "redeal", "search"} and min(found.values()) > 0
    assert main(words) == 0
    assert "decisions/s" in capsys.readouterr().out
    assert main(["bench", "--game", "costa-ruana", "--seats", "7"]) == 2
    assert "Costa Ruana is for 2 to 6 players, not 7" in capsys.readouterr().err
