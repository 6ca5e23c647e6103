"""Gymnasium: one seat for the learner, bots of the house in the others.

>>> import gymnasium
>>> env = gymnasium.make("atoll/CostaRuana-v1", seats=3, opponents=("quick", "random"))
>>> row, info = env.reset(seed=7)
>>> row, reward, terminated, truncated, info = env.step(env.action_space.sample(info["action_mask"]))
"""

from collections.abc import Sequence
from typing import Any, Literal

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from atoll.kernel.game import BadSetup
from atoll.play.match import Match, invite

from .picture import MODES, shown
from .rewards import named, rewards
from .rows import encoder
from .spaces import rows_space
from .table import word

__all__ = ["AtollEnv"]

Row = npt.NDArray[Any]


class AtollEnv(gymnasium.Env[Row, np.int64]):
    """The learner is asked only when it has a choice; the words it may say are `info["action_mask"]`.

    `seat` is drawn anew for each game unless it is given. An illegal word loses at once, or raises. The opponents are
    levels such as "quick" or "search@100i", one for all or one for each; they see what their seats may know.
    """

    metadata = {"render_modes": MODES, "render_fps": 1}

    def __init__(
        self,
        game: str,
        seats: int = 2,
        *,
        seat: int | None = None,
        opponents: str | Sequence[str] = "random",
        reward: str = "win",
        illegal: Literal["lose", "raise"] = "lose",
        render_mode: str | None = None,
        dtype: str | None = None,
        **options: str,
    ) -> None:
        if illegal not in ("lose", "raise"):
            raise BadSetup(f"what is illegal can lose or raise, not {illegal!r}")
        named(reward)  # what nobody knows is said now, not when a game is over
        self.rows = encoder(game, seats, dtype, **options)
        if seat is not None and not 0 <= seat < seats:
            raise BadSetup(f"the learner sits in one of the seats 0 to {seats - 1}, not in {seat}")
        self.opponents = [opponents] * (seats - 1) if isinstance(opponents, str) else list(opponents)
        if len(self.opponents) != seats - 1:
            raise BadSetup(f"{seats} seats leave {seats - 1} for opponents, not {len(self.opponents)}")
        self.fixed, self.reward, self.illegal, self.render_mode = seat, reward, illegal, render_mode
        self.observation_space = rows_space(self.rows)
        self.action_space = spaces.Discrete(self.rows.words)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Row, dict[str, Any]]:
        super().reset(seed=seed)
        deal = int(self.np_random.integers(1 << 62))
        drawn = int(self.np_random.integers(self.rows.seats))
        self._begin(deal, drawn if self.fixed is None else self.fixed)
        return self._row(), self._info()

    def _begin(self, deal: int, seat: int) -> None:
        """Deal, seat the bots and let them play until the learner is asked."""
        game, levels = self.rows.game, iter(self.opponents)
        bots = {other: invite(next(levels), game, deal, other) for other in range(self.rows.seats) if other != seat}
        self.deal, self.seat = deal, seat
        self.said: list[int] = []
        self.match = Match.new(game, self.rows.seats, deal, self.rows.options, players=bots).play_on()

    def step(self, action: np.int64) -> tuple[Row, float, bool, bool, dict[str, Any]]:
        code = int(action)
        if all(move.code != code for move in self.match.state.moves(self.seat)):
            said = word(self.rows.game, code)
            if self.illegal == "raise":
                self.match.check(self.seat, said)
            return self._row(), -1.0, True, False, {**self._info(), "illegal": said}
        self._say(code)
        over = self.match.state.over()
        reward = rewards(self.match.outcome, self.reward)[self.seat] if over else 0.0
        return self._row(), reward, over, False, self._info()

    def _say(self, code: int) -> None:
        self.match.play(self.seat, self.rows.game.lexicon[code])
        self.match.play_on()
        self.said.append(code)

    def action_masks(self) -> npt.NDArray[np.int8]:
        """The words that may be said now, as sb3-contrib asks for them."""
        return self.rows.mask(self.match.state, self.seat)

    def render(self) -> Any:
        """The real table as the learner sees it: printed, as text, as SVG or as pixels."""
        return shown(self.render_mode, self.rows.game, self.match.state, self.seat)

    def close(self) -> None:
        if hasattr(self, "match"):
            self.match.close()

    def _row(self) -> Row:
        return self.rows.observe(self.match.state, self.seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks(), "seat": self.seat}

    # -- copies ---------------------------------------------------------------------------------------

    def __getstate__(self) -> dict[str, Any]:
        """What suffices to play the game again: the bots choose again what they chose, unless they watch the clock."""
        return {name: value for name, value in self.__dict__.items() if name != "match"}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        said = kept.get("said", [])
        if "deal" in kept:
            self._begin(kept["deal"], kept["seat"])
            for code in said:
                self._say(code)
