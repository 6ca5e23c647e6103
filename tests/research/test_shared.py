"""Batches in several processes, and Gymnasium's vector interface."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from multiprocessing.shared_memory import SharedMemory

import gymnasium
import numpy as np
import pytest

import atoll
from atoll.research import Batch, SharedBatch
from atoll.research.batch import BadBatch
from atoll.research.vector import VectorGame


@pytest.fixture(scope="module")
def shared() -> Iterator[SharedBatch]:
    with SharedBatch("la-isla", 5, processes=2, seats=3, seed=4, reward="rank") as batch:
        yield batch


def gone(name: str) -> bool:
    """Whether a block of shared memory is there no more."""
    try:
        memory = SharedMemory(name)
    except FileNotFoundError:
        return True
    memory.close()
    return False


def test_several_processes_play_the_same_games_as_one(shared: SharedBatch) -> None:
    alone, ended = Batch("la-isla", 5, seats=3, seed=4, reward="rank"), 0
    for _ in range(400):
        for name, array in alone.arrays.items():
            assert (shared.arrays[name] == array).all(), name
        words = alone.sample()
        alone.step(words)
        shared.step(words)
        ended += int(alone.done.sum())
    assert ended


def test_a_sample_of_several_processes_may_be_said(shared: SharedBatch) -> None:
    words = shared.sample()
    assert shared.masks[np.arange(5), words].all()


def test_an_impossible_word_is_refused_in_all_processes(shared: SharedBatch) -> None:
    words, before = shared.sample(), shared.observations.copy()
    words[4] = int(np.flatnonzero(shared.masks[4] == 0)[0])
    with pytest.raises(BadBatch, match=r"^game 4: .* is not possible now"):
        shared.step(words)
    words[4] = -1
    with pytest.raises(BadBatch, match="game 4: there is no word -1; La Isla has 645"):
        shared.step(words)
    assert (shared.observations == before).all()
    shared.step(shared.sample())  # and it goes on


def test_a_batch_that_cannot_be_dealt_leaves_nothing_behind() -> None:
    with pytest.raises(BadBatch, match="3 games can be played by 1 to 3 processes, not by 4"):
        SharedBatch("arnak", 3, processes=4)
    with pytest.raises(BadBatch, match="there is no reward 'elo'"):
        SharedBatch("arnak", 3, processes=2, reward="elo")


def test_processes_and_memory_go_when_a_batch_is_closed() -> None:
    batch = SharedBatch("costa-ruana", 2, processes=2, seed=1)
    crew, kept = batch._crew, batch.observations
    last = kept.copy()
    batch.close()
    batch.close()
    assert not any(worker.is_alive() for worker in crew.workers) and gone(crew.memory.name)
    assert (batch.observations == last).all() and (kept == last).all()
    with pytest.raises(BadBatch, match="this batch has been closed"):
        batch.step([0, 0])


def test_a_process_that_is_killed_ends_the_batch_in_one_sentence() -> None:
    batch = SharedBatch("costa-ruana", 2, processes=2, seed=1)
    words = batch.sample()
    victim = batch._crew.workers[1]
    assert victim.pid is not None
    os.kill(victim.pid, signal.SIGKILL)
    victim.join()
    with pytest.raises(BadBatch, match="process 1 of the batch has ended, and the batch with it"):
        batch.step(words)
    assert gone(batch._crew.memory.name) and not batch._crew.workers[0].is_alive()


SCRIPT = """
import os
from atoll.research import SharedBatch
if __name__ == "__main__":
    batch = SharedBatch("costa-ruana", 2, processes=2, seed=1)
    print(batch._crew.memory.name, *[worker.pid for worker in batch._crew.workers], flush=True)
    if {killed}:
        os.kill(os.getpid(), 9)
"""


@pytest.mark.parametrize("killed", [False, True])
def test_nothing_is_left_when_a_script_ends_without_closing(killed: bool, tmp_path: os.PathLike[str]) -> None:
    script = os.path.join(tmp_path, "script.py")  # noqa: PTH118 - a spawned process reads it again
    with open(script, "w", encoding="utf-8") as file:  # noqa: PTH123
        file.write(SCRIPT.format(killed=killed))
    done = subprocess.run([sys.executable, script], capture_output=True, text=True, check=False)
    name, *workers = done.stdout.split()
    assert done.returncode == (-signal.SIGKILL if killed else 0)
    assert len(workers) == 2
    while not gone(name) or any(os.path.exists(f"/proc/{worker}") for worker in workers):  # noqa: PTH110
        pass  # what hangs is ended by its timeout
    assert killed or done.stderr == ""


# -- Gymnasium ----------------------------------------------------------------------------------------


def test_gymnasium_steps_a_batch_of_self_play() -> None:
    env = VectorGame("costa-ruana", 4, huts="open")
    assert isinstance(env, gymnasium.vector.VectorEnv)
    seen, infos = env.reset(seed=3)
    assert env.observation_space.contains(seen) and env.single_action_space == gymnasium.spaces.Discrete(1068)
    ended, dice = 0, np.random.default_rng(1)
    for _ in range(200):
        seats = infos["seat"]
        actions = np.array([dice.choice(np.flatnonzero(mask)) for mask in infos["action_mask"]])
        again = seen.copy()
        after, rewards, over, cut, infos = env.step(actions)
        assert (seen == again).all() and env.observation_space.contains(after) and not cut.any()
        assert (rewards == infos["rewards"][np.arange(4), seats]).all()
        assert (rewards[~over] == 0).all()
        if over.any():
            assert env.single_observation_space.contains(infos["final_obs"][np.flatnonzero(over)[0]])
        ended, seen = ended + int(over.sum()), after
    assert ended >= 4
    env.close()


def test_gymnasium_deals_by_seed() -> None:
    env = VectorGame("la-isla", 2, dtype="float32")
    first, _ = env.reset(seed=3)
    other, _ = env.reset()
    again, _ = env.reset(seed=[3, 4])
    assert first.dtype == np.float32 and (first == again).all() and (first != other).any()


def test_gymnasium_closes_its_processes() -> None:
    env = VectorGame("costa-ruana", 2, processes=2)
    env.reset(seed=1)
    assert isinstance(env.batch, SharedBatch)
    workers = env.batch._crew.workers
    env.close()
    assert not any(worker.is_alive() for worker in workers)
    with pytest.raises(atoll.Mistake, match="closed"):
        env.step(np.zeros(2, np.int64))
