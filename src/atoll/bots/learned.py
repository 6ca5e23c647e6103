"""A learned judge: a small net guesses each seat's chance from the row of what that seat may know."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import u8

from atoll.kernel.game import Game
from atoll.kernel.moves import Move
from atoll.kernel.net import CERTAIN, Net
from atoll.kernel.rows import Observer, blank
from atoll.kernel.state import State

from .judge import Judge

MARGIN_LEARNED: Final = 0.3
"""The part of a decided game that still depends on the margin while a net learns, and where it judges."""


class LearnedJudge(Judge):
    """Chances of winning by a net; where all is over, by the outcome as the net was taught it."""

    def __init__(self, game: Game, seats: int, observer: Observer[Any], net: Net) -> None:
        super().__init__(game, seats)
        self.observer: Final = observer
        self.net: Final = net
        self.margin_share = MARGIN_LEARNED
        self.lines = 4
        self.curiosity = 0.2

    def seen(self, state: State, seat: int) -> float:
        """How likely a seat is to win, by all that it may know."""
        row: vec[u8] = blank(self.observer.size)
        self.observer.observe(state, seat, row, 0)
        chance: int = self.net.chance(row, 0)
        return chance / CERTAIN

    def chances(self, state: State) -> list[float]:
        if state.over():
            return self.verdict(state)
        guesses = [self.seen(state, seat) for seat in range(self.seats)]
        total = 0.0
        for guess in guesses:
            total += guess
        if total <= 0.0:
            return [1.0 / self.seats] * self.seats
        return [guess / total for guess in guesses]

    def price(self, state: State, seat: int, move: Move) -> float:
        """The chance of a seat right after a move of its own, in this one world, as that seat sees it."""
        after = state.copy()
        after.play(seat, move)
        if after.over():
            return self.verdict(after)[seat]
        return self.seen(after, seat)
