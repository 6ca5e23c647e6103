"""Gymnasium: its own checker without a warning, and a learner among bots of the house."""

import pickle
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

gymnasium = pytest.importorskip("gymnasium", reason="the extra atoll[research] is not installed")

from gymnasium.utils.env_checker import check_env

import atoll.research
from atoll.kernel.mistakes import Mistake
from atoll.kernel.state import IllegalMove
from atoll.research.ids import ids

TABLES = [("CostaRuana", 2), ("CostaRuana", 5), ("LaIsla", 2), ("Arnak", 2), ("Arnak", 1)]


def version(stem: str) -> str:
    return next(name for name in ids() if f"/{stem}-" in name)


@pytest.mark.parametrize("order", ["atoll.research, gymnasium", "gymnasium, atoll.research"])
def test_importing_us_registers_every_game_in_either_order(order: str) -> None:
    script = f"import {order}; print(*gymnasium.registry)"
    found = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert set(ids()) <= set(found.stdout.split())


def test_a_name_with_its_module_needs_no_import() -> None:
    script = f"import gymnasium; print(gymnasium.make('atoll.research:{version('CostaRuana')}').spec.id)"
    made = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert made.stdout.strip() == version("CostaRuana")


@pytest.mark.parametrize(("stem", "seats"), TABLES)
def test_the_official_checker_finds_nothing(stem: str, seats: int) -> None:
    env = gymnasium.make(version(stem), seats=seats).unwrapped
    check_env(env, skip_render_check=True)


def test_the_official_checker_finds_nothing_in_the_pictures() -> None:
    check_env(gymnasium.make(version("CostaRuana")).unwrapped)


def play(env: Any, seed: int, words: int = 10_000) -> tuple[list[bytes], float]:
    """Say words by turns until the game is over; gives all rows and the last reward."""
    row, info = env.reset(seed=seed)
    return go_on(env, row, info["action_mask"], words)


def go_on(env: Any, row: Any, mask: Any, words: int = 10_000) -> tuple[list[bytes], float]:
    rows, reward = [row.tobytes()], 0.0
    for number in range(words):
        legal = np.flatnonzero(mask)
        row, reward, over, _, info = env.step(legal[number % len(legal)])
        mask = info["action_mask"]
        rows.append(row.tobytes())
        if over:
            break
    return rows, reward


@pytest.mark.parametrize("stem", ["CostaRuana", "LaIsla", "Arnak"])
def test_a_seed_gives_the_same_game_with_the_same_bots(stem: str) -> None:
    games = [play(gymnasium.make(version(stem), seats=2, opponents="quick@1"), 3) for _ in range(2)]
    assert games[0] == games[1]
    assert games[0] != play(gymnasium.make(version(stem), seats=2, opponents="quick@1"), 4)


def test_a_pickled_game_goes_on_byte_for_byte() -> None:
    env = gymnasium.make(version("CostaRuana"), seats=3, opponents=("quick@1", "random")).unwrapped
    play(env, 5, words=6)
    twin = pickle.loads(pickle.dumps(env))
    mask = env.action_masks()
    assert go_on(env, env._row(), mask) == go_on(twin, twin._row(), mask)


def test_the_learner_sits_in_any_seat_unless_one_is_given() -> None:
    env = gymnasium.make(version("CostaRuana"), seats=4)
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(30)} == {0, 1, 2, 3}
    fixed = gymnasium.make(version("CostaRuana"), seats=4, seat=2)
    assert {fixed.reset(seed=seed)[1]["seat"] for seed in range(5)} == {2}


def test_an_illegal_word_loses_or_raises() -> None:
    env = gymnasium.make(version("CostaRuana"))
    _, info = env.reset(seed=1)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, over, _, info = env.step(illegal)
    assert over and reward == -1 and info["illegal"]
    strict = gymnasium.make(version("CostaRuana"), illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(IllegalMove):
        strict.step(illegal)


@pytest.mark.parametrize("number", [-1, 1_000_000])
def test_a_number_that_is_no_word_is_illegal(number: int) -> None:
    env = gymnasium.make(version("CostaRuana")).unwrapped
    env.reset(seed=1)
    _, reward, over, _, info = env.step(number)
    assert (reward, over, info["illegal"]) == (-1, True, str(number))
    strict = gymnasium.make(version("CostaRuana"), illegal="raise").unwrapped
    strict.reset(seed=1)
    with pytest.raises(IllegalMove, match=f"'{number}' is not possible now"):
        strict.step(number)


@pytest.mark.parametrize(
    ("wishes", "sentence"),
    [
        ({"opponents": ["random"]}, "3 seats leave 2 for opponents, not 1"),
        ({"seat": 3}, "one of the seats 0 to 2, not in 3"),
        ({"reward": "gold"}, "there is no reward 'gold'; there are: win"),
        ({"illegal": "dance"}, "can lose or raise, not 'dance'"),
    ],
)
def test_what_cannot_be_wished_is_said_before_a_game_begins(wishes: dict[str, Any], sentence: str) -> None:
    with pytest.raises(Mistake, match=sentence):
        gymnasium.make(version("CostaRuana"), seats=3, **wishes)


def test_the_table_is_rendered_as_the_learner_sees_it() -> None:
    env = gymnasium.make(version("CostaRuana"), render_mode="svg", seat=0)
    env.reset(seed=1)
    svg = env.render()
    assert svg.startswith("<svg") and svg == atoll.picture(env.unwrapped.match.state, 0)


@pytest.mark.slow
def test_a_game_is_filmed_by_the_standard_wrapper(tmp_path: Path) -> None:
    """A frame for every position, of the size that `render` gives."""
    pytest.importorskip("moviepy", reason="the extra atoll[film] is not installed")
    from moviepy.video.io.VideoFileClip import VideoFileClip

    env = gymnasium.make(version("CostaRuana"), render_mode="rgb_array")
    filmed = gymnasium.wrappers.RecordVideo(env, str(tmp_path / "film"), disable_logger=True)
    play(filmed, 1, words=3)
    shown = env.render()
    filmed.close()
    (file,) = tmp_path.glob("film/*.mp4")
    with VideoFileClip(str(file)) as film:
        assert (film.n_frames, film.size) == (4, [shown.shape[1], shown.shape[0]])
        last = film.get_frame(3 / film.fps)
    assert abs(last.astype(int) - shown).mean() < 8  # films keep colours roughly
