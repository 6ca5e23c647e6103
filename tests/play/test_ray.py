"""The arena on a real Ray, started on this machine; only where Ray is installed."""

from importlib.util import find_spec
from typing import Any

import pytest

from atoll.play.arena import fixtures, play_fixture
from atoll.play.workers import NoRay, run_all

PIECES: list[Any] = [("costa-ruana", {}, fixture, 7) for fixture in fixtures(["quick@1", "random"], 2, 4)]

if find_spec("ray"):

    @pytest.mark.filterwarnings("ignore")  # Ray's own
    def test_games_on_ray_are_the_games_played_here() -> None:
        here = sorted((one.number, one.points) for one in run_all(play_fixture, PIECES))
        there = sorted((one.number, one.points) for one in run_all(play_fixture, PIECES, ray="local"))
        assert here == there

else:

    def test_without_ray_one_sentence_says_how_to_get_it() -> None:
        with pytest.raises(NoRay, match="atoll\\[ray\\]"):
            list(run_all(play_fixture, PIECES, ray="local"))
