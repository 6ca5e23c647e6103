"""The C yardstick of `make bench` plays Costa Ruana itself: from the same dice, the same games as the engine."""

import shutil
from pathlib import Path

import pytest
from bench import yardstick

import atoll
from atoll.bots.playout import play_out
from atoll.games.costa_ruana.rules.components import SEATS
from atoll.kernel.rng import seeded

GAMES = range(12)

pytestmark = pytest.mark.skipif(shutil.which("cc") is None, reason="no C compiler (cc) found")


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return yardstick.build(tmp_path_factory.mktemp("yardstick"))


def played(seats: int, seed: int) -> list[int]:
    """The decisions of one game of the engine, then each seat's points for treasures and for natives."""
    game = atoll.game("costa-ruana")
    state = game.start(seats, seed)
    decisions = play_out(state, seeded(seed, "players"))
    return [decisions, *[part.points for parts in game.final(state).parts for part in parts]]


@pytest.mark.parametrize("seats", SEATS)
def test_from_the_same_dice_the_c_program_plays_the_same_games(program: Path, seats: int) -> None:
    dice = [(seeded(seed), seeded(seed, "players")) for seed in GAMES]
    assert yardstick.games(program, seats, dice) == [played(seats, seed) for seed in GAMES]


def test_the_c_program_counts_its_decisions_by_the_second(program: Path) -> None:
    assert yardstick.speed(program, 4, 0.02) > 100_000
