"""PettingZoo: every seat is an agent, asked in turn (AEC) or, where several are asked, all at once (parallel).

>>> from atoll.research import pettingzoo
>>> env = pettingzoo.env("arnak", seats=2)
>>> env.reset(seed=7)
>>> for agent in env.agent_iter(10):
...     observation, reward, termination, truncation, info = env.last()
...     env.step(env.action_space(agent).sample(observation["action_mask"]))

Seats that decide at the same time are asked one after the other, always in the order of the seats; none sees what
another has chosen, and all are discreet: being asked tells nothing of a hidden hand.
"""

from copy import deepcopy
from typing import Any, Literal

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from atoll.kernel.game import BadSetup

from .picture import MODES, shown
from .rewards import named
from .rows import encoder
from .spaces import rows_space
from .table import Table

__all__ = ["env", "parallel_env", "raw_env"]

Illegal = Literal["lose", "random", "raise"]
Observation = dict[str, npt.NDArray[Any]]


class _Seats:
    """What both faces share: a table, its agents, what they see and may say."""

    metadata: dict[str, Any]
    table: Table
    agents: list[str]
    waits = 0  # numbers of actions after those of the words

    def __init__(
        self,
        game: str,
        seats: int = 2,
        *,
        reward: str = "win",
        illegal: Illegal = "lose",
        max_cycles: int | None = None,
        render_mode: str | None = None,
        dtype: str | None = None,
        **options: str,
    ) -> None:
        super().__init__()
        if illegal not in ("lose", "random", "raise"):
            raise BadSetup(f"what is illegal can lose, be replaced at random or raise, not {illegal!r}")
        named(reward)  # what nobody knows is said now, not when a game is over
        self.rows = encoder(game, seats, dtype, **options)
        self.seats, self.reward, self.illegal = self.rows.seats, reward, illegal
        self.max_cycles, self.render_mode = max_cycles, render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.seats)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        words = self.rows.words + self.waits
        observed = spaces.Dict(
            {"observation": rows_space(self.rows), "action_mask": spaces.Box(0, 1, (words,), np.int8)}
        )
        self.observation_spaces = {agent: deepcopy(observed) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(words) for agent in self.possible_agents}
        self._dice, _ = seeding.np_random(None)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def _deal(self, seed: int | None) -> None:
        if seed is not None:
            self._dice, _ = seeding.np_random(seed)
        number = int(self._dice.integers(1 << 62))
        self.table = Table(self.rows.game, self.seats, number, discreet=True, **self.rows.options)
        self.agents = self.possible_agents[:]

    def _word(self, seat: int, action: int) -> int | None:
        """The word that a seat says: its own or, if that is illegal, any legal one; None if it loses by it."""
        if self.table.may(seat, int(action)):
            return int(action)
        if self.illegal == "raise":
            self.table.play(seat, int(action))
        return None if self.illegal == "lose" else int(self._dice.choice(self.table.legal(seat)))

    def _blame(self, loser: int) -> list[float]:
        """The rewards of a game that ends by an illegal word."""
        return [-1.0 if seat == loser else 0.0 for seat in range(self.seats)]

    def state(self) -> npt.NDArray[Any]:
        """What all seats know together, one row after the other: for a critic that sees more than the players."""
        return np.stack([self.rows.observe(self.table.state, seat) for seat in range(self.seats)])

    def render(self) -> str | npt.NDArray[np.uint8] | None:
        """The real table, as whoever is asked sees it: printed, as text, as SVG or as pixels."""
        return shown(self.render_mode, self.rows.game, self.table.state, max(0, self.table.acting))

    def close(self) -> None:
        """Nothing is held that has to be let go."""

    def __deepcopy__(self, _memo: object) -> Any:
        """A copy that goes on by itself, in microseconds: for tree search and checkpoints."""
        twin = type(self).__new__(type(self))
        twin.__dict__.update({name: _copied(value) for name, value in self.__dict__.items()})
        twin._dice = deepcopy(self._dice)
        return twin

    def copy(self) -> Any:
        """The running game once more, with the same dice."""
        return deepcopy(self)


def _copied(value: Any) -> Any:
    return value.copy() if isinstance(value, Table | dict | list) else value


class raw_env(_Seats, AECEnv[str, Observation, int]):  # type: ignore[misc]  # noqa: N801 - the name that PettingZoo gives it
    """Agents are asked one after the other; whoever is not asked has an empty mask.

    An illegal word loses the game at once, is replaced by a random one, or raises. `max_cycles` ends the game when all
    agents have acted so often.
    """

    metadata = {"render_modes": MODES, "name": "atoll", "is_parallelizable": False, "render_fps": 1}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._deal(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._acted = dict.fromkeys(self.agents, 0)
        self.agent_selection = self.possible_agents[self.table.acting]

    def observe(self, agent: str) -> Observation:
        seat, state = self._seat[agent], self.table.state
        asked = agent == self.agent_selection and not state.over()
        mask = self.rows.mask(state, seat) if asked else np.zeros(self.rows.words, np.int8)
        return {"observation": self.rows.observe(state, seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        seat = self._seat[agent]
        word = self._word(seat, action)
        if word is None:
            self._end(self._blame(seat))
            return
        self.table.play(seat, word)
        self._acted[agent] += 1
        if self.table.over:
            self._end(list(self.table.rewards(self.reward)))
            return
        if self.max_cycles is not None and min(self._acted.values()) >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.possible_agents[self.table.acting]

    def _end(self, rewards: list[float]) -> None:
        self.rewards = dict(zip(self.possible_agents, rewards, strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()


class OrderedEnv(OrderEnforcingWrapper[str, Observation, int]):  # type: ignore[misc]
    """With PettingZoo's check that things are asked in order; a copy of it is as complete as itself."""

    def last(self, observe: bool = True) -> Any:
        """What whoever is asked learns, in one piece: asked for one by one, its parts are checked six times."""
        return self.env.last(observe) if self._has_reset else super().last(observe)

    def copy(self) -> "OrderedEnv":
        return deepcopy(self)

    def __deepcopy__(self, _memo: object) -> "OrderedEnv":
        twin = OrderedEnv(deepcopy(self.env))
        twin._has_reset, twin._has_updated = self._has_reset, self._has_updated
        return twin


def env(game: str, seats: int = 2, **wishes: Any) -> OrderedEnv:
    """The environment in which agents take turns; for what can be wished see `raw_env`."""
    return OrderedEnv(raw_env(game, seats, **wishes))


class parallel_env(_Seats, ParallelEnv[str, Observation, int]):  # type: ignore[misc]  # noqa: N801 - likewise
    """All agents speak in every step, and all who are asked answer at once, as people do around a table.

    Who is not asked says the last number, `wait`; whatever else it says is not heard. `max_cycles` counts steps.
    """

    metadata = {"render_modes": MODES, "name": "atoll_parallel", "render_fps": 1}
    waits = 1

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self._deal(seed)
        self._steps = 0
        return self._observations(), {agent: {} for agent in self.agents}

    def _observations(self) -> dict[str, Observation]:
        return {agent: self._observed(self._seat[agent]) for agent in self.agents}

    def _observed(self, seat: int) -> Observation:
        state, mask = self.table.state, np.zeros(self.rows.words + 1, np.int8)
        if state.question(seat) is None:
            mask[-1] = 1
        else:
            self.rows.mask(state, seat, mask[:-1])
        return {"observation": self.rows.observe(state, seat), "action_mask": mask}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        self._steps += 1
        asked = self.table.state.waiting()
        words = {seat: self._word(seat, int(actions[self.possible_agents[seat]])) for seat in asked}
        loser = next((seat for seat, word in words.items() if word is None), -1)
        if loser < 0:  # all have chosen before anything is played, so nobody's choice can rest on another's
            for seat, word in words.items():
                assert word is not None
                self.table.play(seat, word)
        over = loser >= 0 or self.table.over
        rewards = self._blame(loser) if loser >= 0 else list(self.table.rewards(self.reward))
        late = not over and self.max_cycles is not None and self._steps >= self.max_cycles
        answer = (
            self._observations(),
            {agent: rewards[self._seat[agent]] for agent in self.agents},
            dict.fromkeys(self.agents, over),
            dict.fromkeys(self.agents, late),
            {agent: dict[str, Any]() for agent in self.agents},
        )
        if over or late:
            self.agents = []
        return answer
