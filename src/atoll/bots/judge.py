"""How good a position is for each seat: chances of winning from the game's own guess of final points."""

from collections.abc import Callable
from math import exp
from typing import Any, Final

from atoll.kernel.game import Game, Outcome
from atoll.kernel.moves import Move
from atoll.kernel.rng import Rng
from atoll.kernel.state import State
from atoll.kernel.worth import Worth

MARGIN_SHARE: Final = 0.1
"""The part of a decided game that still depends on the margin, so that nobody gives up or gloats."""


class Judge:
    """Turns positions into chances of winning, one for each seat."""

    def __init__(self, game: Game, seats: int) -> None:
        self.worth: Final[Worth[Any]] = game.worth
        self.outcome: Final[Callable[[Any], Outcome | None]] = game.outcome
        self.seats: Final = seats
        self.margin_share = MARGIN_SHARE
        self.lines = 24  # decisions that a search plays beyond its trees before it asks this judge
        self.curiosity = 0.35  # how much a search favours moves that it has rarely tried
        self.par = 0.0  # alone at the table, a seat plays against this many points

    def values(self, state: State) -> list[float]:
        """The final points that each seat can expect."""
        return [self.worth.value(state, seat) for seat in range(self.seats)]

    def chances(self, state: State) -> list[float]:
        """How likely each seat is to win, 0 to 1."""
        if state.over():
            return self.verdict(state)
        return self.shares(self.values(state), self.worth.scale(state))

    def shares(self, points: list[float], scale: float) -> list[float]:
        """Chances from expected points: equal points are equal chances, a lead counts in scales."""
        if self.seats == 1:
            return [1.0 / (1.0 + exp(_within((self.par - points[0]) / scale)))]
        most = points[0]
        for value in points:
            if value > most:
                most = value
        odds = [exp(_within((value - most) / scale)) for value in points]
        total = 0.0
        for odd in odds:
            total += odd
        return [odd / total for odd in odds]

    def verdict(self, state: State) -> list[float]:
        """The chances when all is over: the winners share nearly everything."""
        outcome = self.outcome(state)
        assert outcome is not None
        shares = self.shares([float(points) for points in outcome.points], self.worth.scale(state))
        if self.seats == 1:
            return shares
        won = outcome.shares
        margin = self.margin_share
        return [margin * shares[seat] + (1.0 - margin) * won[seat] for seat in range(self.seats)]

    def price(self, state: State, seat: int, move: Move) -> float:
        """The chance of a seat right after a move of its own, in this one world."""
        after = state.copy()
        after.play(seat, move)
        return self.chances(after)[seat]

    def best(self, state: State, seat: int, rng: Rng) -> Move:
        """The move with the best price in one redealt world."""
        world = state.redeal(seat, rng)
        moves = world.legal(seat)
        best = moves[0]
        if len(moves) == 1:
            return best
        highest = -1.0
        for move in moves:
            price = self.price(world, seat, move)
            if price > highest:
                highest = price
                best = move
        return best

    def prices(self, state: State, seat: int, rng: Rng, worlds: int) -> list[float]:
        """The chance right after each legal move, averaged over redealt worlds."""
        moves = state.legal(seat)
        totals = [0.0] * len(moves)
        for _ in range(worlds):
            world = state.redeal(seat, rng)
            for i in range(len(moves)):
                totals[i] += self.price(world, seat, moves[i])
        return [total / worlds for total in totals]


def _within(exponent: float) -> float:
    """Keep an exponent where exp() neither overflows nor vanishes."""
    return max(-30.0, min(30.0, exponent))
