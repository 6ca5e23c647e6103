"""A trained agent as a bot: it sits down wherever bots can, in the arena, in the terminal and in the browser.

Offer it to everybody from your own package, in its pyproject.toml::

    [project.entry-points."atoll.bots"]
    trained = "trained_bot:trained"

and let it play: atoll arena costa-ruana --bots trained@costa-ruana.npz,quick --seats 2 --games 100
"""

from functools import cache
from pathlib import Path

import numpy as np
import numpy.typing as npt

from atoll.bots.bot import Bot
from atoll.games import find
from atoll.kernel.game import Game
from atoll.kernel.mistakes import Mistake
from atoll.kernel.moves import Move
from atoll.kernel.rng import Rng, derived
from atoll.kernel.state import State
from atoll.play.match import Match, invite
from atoll.play.simulate import wilson
from atoll.research import Encoder, encoder


class Untrained(Mistake):
    """There is no agent in this file, or one for another game."""


class TrainedBot(Bot):
    """The word that the net prefers. It reads rows of a redealt position, which tell what its seat may know."""

    def __init__(self, game: Game, path: Path) -> None:
        self.game = game
        self.net = _weights(path)
        self.rows: Encoder | None = None

    def choose(self, state: State, seat: int) -> Move:
        if self.rows is None:
            self.rows = _rows(self.game, state.seats)
            if self.net["first.weight"].shape[1] != self.rows.size:
                raise Untrained(f"the agent was not trained in {self.game.title} for {state.seats}")
        wishes = self.wishes(state, seat)
        return max(state.moves(seat), key=lambda move: float(wishes[move.code]))

    def wishes(self, state: State, seat: int) -> npt.NDArray[np.float32]:
        """How much the net would like to say each word."""
        assert self.rows is not None
        signal: npt.NDArray[np.float32] = self.rows.observe(state, seat)
        for layer in ("first", "second"):
            signal = np.maximum(self.net[f"{layer}.weight"] @ signal + self.net[f"{layer}.bias"], 0)
        wishes: npt.NDArray[np.float32] = self.net["policy.weight"] @ signal + self.net["policy.bias"]
        return wishes


@cache
def _rows(game: Game, seats: int) -> Encoder:
    return encoder(game, seats, "float32")


@cache
def _weights(path: Path) -> dict[str, npt.NDArray[np.float32]]:
    try:
        return dict(np.load(path))
    except (OSError, ValueError) as problem:
        raise Untrained(f"{path} holds no agent: {problem}") from None


def trained(game: Game, setting: str, _rng: Rng) -> Bot:
    """The bot of a level such as `trained@agent.npz`."""
    return TrainedBot(game, Path(setting))


def judge(name: str, seats: int, path: Path, games: int = 400, seed: int = 0) -> tuple[float, float, float]:
    """The agent's part of the victories against `random`, in every seat in turn, and its 95 % interval."""
    _weights.cache_clear()
    game, won = find(name), 0.0
    for number in range(games):
        own = number % seats
        players: dict[int, Bot] = {seat: invite("random", game, seed, number, seat) for seat in range(seats)}
        players[own] = TrainedBot(game, path)
        match = Match.new(game, seats, derived(seed, "deal", number // seats), players=players).play_on()
        match.expect_no_stand_in()
        won += match.outcome.shares[own]
    return wilson(won, games)
