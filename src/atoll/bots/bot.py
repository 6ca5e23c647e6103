"""What a bot is: somebody who is shown a redealt position and chooses one of its moves."""

from typing import Protocol

from atoll.kernel.moves import Move
from atoll.kernel.rng import Rng
from atoll.kernel.state import State


class Bot(Protocol):
    """A player made of code."""

    def choose(self, state: State, seat: int) -> Move:
        """One of the legal moves; the position is redealt, so what the seat cannot know in it is made up."""
        ...


class RandomBot:
    """Any legal move, each as likely as the next."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, state: State, seat: int) -> Move:
        moves = state.moves(seat)
        return moves[self.rng.below(len(moves))]
