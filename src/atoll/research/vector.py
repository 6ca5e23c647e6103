"""Gymnasium's vector interface: a batch in which one learner plays all seats."""

from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space

from .batch import Batch
from .shared import SharedBatch
from .spaces import rows_space

SEEDS = 2**63


class VectorGame(gymnasium.vector.VectorEnv[npt.NDArray[Any], npt.NDArray[Any], npt.NDArray[Any]]):
    """Games side by side in which whoever is asked first acts: self-play.

    The reward of a step is that of the seat which made it; `infos["rewards"]` has those of all seats, `infos["seat"]`
    says who acts next and `infos["action_mask"]` what may be said. A game that ends is dealt anew in the same step.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        *,
        seats: int = 2,
        reward: str = "win",
        dtype: str | None = None,
        processes: int = 1,
        render_mode: None = None,
        **options: str,
    ) -> None:
        self.num_envs = num_envs
        self.render_mode = render_mode
        self._processes = processes
        self._game = game
        self._setup: dict[str, Any] = {"seats": seats, "reward": reward, "dtype": dtype, **options}
        self.batch = self._deal(0)
        self.single_observation_space = rows_space(self.batch.encoder)
        self.single_action_space = spaces.Discrete(self.batch.encoder.words)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def _deal(self, seed: int) -> Batch | SharedBatch:
        if self._processes == 1:
            return Batch(self._game, self.num_envs, seed=seed, **self._setup)
        return SharedBatch(self._game, self.num_envs, processes=self._processes, seed=seed, **self._setup)

    def reset(
        self, *, seed: int | list[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[npt.NDArray[Any], dict[str, Any]]:
        """Deal all games anew; one seed is enough for all of them, and of several the first counts."""
        first = seed[0] if isinstance(seed, list) else seed
        super().reset(seed=first, options=options)
        self._close_batch()
        self.batch = self._deal(int(self.np_random.integers(SEEDS)) if first is None else first)
        return self.batch.observations.copy(), self._infos()

    def step(
        self, actions: npt.NDArray[Any]
    ) -> tuple[npt.NDArray[Any], npt.NDArray[Any], npt.NDArray[Any], npt.NDArray[Any], dict[str, Any]]:
        """Say a word in each game; what is returned is not written into again."""
        batch, acted = self.batch, self.batch.acting.copy()
        batch.step(actions)
        infos = self._infos()
        if batch.done.any():
            infos |= {"final_obs": batch.last_observations.copy(), "_final_obs": batch.done.copy()}
        gained = batch.rewards[np.arange(self.num_envs), acted]
        return batch.observations.copy(), gained, batch.done.copy(), np.zeros(self.num_envs, np.bool_), infos

    def _infos(self) -> dict[str, Any]:
        batch = self.batch
        return {"action_mask": batch.masks.copy(), "seat": batch.acting.copy(), "rewards": batch.rewards.copy()}

    def _close_batch(self) -> None:
        if isinstance(self.batch, SharedBatch):
            self.batch.close()

    def close_extras(self, **_: Any) -> None:
        self._close_batch()
