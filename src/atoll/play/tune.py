"""Tuning a game's value by duels: weights that win are better weights.

Least squares says what a term went along with in played games; whether bots play better by it is another question. Here
both sides of a duel play by the weights in force with a little added or taken from each at random, one side the reverse
of the other, and all weights move a little towards the side that won (simultaneous perturbation). No single duel says
much; some hundreds of them do.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from math import tanh
from statistics import fmean
from typing import Any

from atoll import games
from atoll.kernel.game import Game
from atoll.kernel.rng import Rng, derived, seeded
from atoll.kernel.worth import Weights

from .match import Match, invite
from .workers import Jobs, run_all

NUDGE = 0.12  # of a weight's usual size is added and taken
LEAST_NUDGE = 0.05
SLOPE = 0.7  # how much less the change over the course of the game is nudged
STEP = 0.05  # of a nudge is gone towards a clear winner
LAST_STEP = 0.3  # of it at the end
ROUND = 8  # duels between two steps, whatever the number of processes, so that all of them tune alike

Rows = list[list[float]]
"""A weight for each term, for each phase."""


@dataclass(frozen=True)
class Change:
    """What is added to the weights: for each term a level, and a slope from the first phase to the last."""

    levels: list[float]
    slopes: list[float]

    def plus(self, other: "Change", times: float) -> "Change":
        return Change(
            [a + times * b for a, b in zip(self.levels, other.levels, strict=True)],
            [a + times * b for a, b in zip(self.slopes, other.slopes, strict=True)],
        )

    def applied(self, rows: Rows) -> Rows:
        """The weights with this added."""
        middle = (len(rows) - 1) / 2
        return [
            [
                weight + level + (slope * (phase - middle) / middle if middle else 0.0)
                for weight, level, slope in zip(row, self.levels, self.slopes, strict=True)
            ]
            for phase, row in enumerate(rows)
        ]


def nudge(rows: Rows, rng: Rng) -> Change:
    """A random step in every direction at once, in proportion to the weights."""
    sizes = [max(NUDGE * sum(map(abs, column)) / len(column), LEAST_NUDGE) for column in zip(*rows, strict=True)]
    return Change(
        [size * _sign(rng) for size in sizes],
        [SLOPE * size * _sign(rng) for size in sizes],
    )


def _sign(rng: Rng) -> int:
    return 2 * rng.below(2) - 1


def with_weights(game: Game, seats: int, rows: Rows) -> Game:
    """The game with other weights for so many seats."""
    worth = game.worth
    scales = [weights.scale for weights in worth.weights[seats]]
    weights = [Weights(scale, row) for scale, row in zip(scales, rows, strict=True)]
    worth = type(worth)(worth.names, {**worth.weights, seats: weights})
    return replace(game, worth=worth, observer=None)  # without rows no net: the weights decide


def duel(name: str, seats: int, level: str, sides: tuple[Rows, Rows], seed: int) -> float:
    """How clearly the first side beat the other, -1 to 1: one deal played twice, the sides in every second seat."""
    game = games.find(name)
    rivals = [with_weights(game, seats, rows) for rows in sides]
    rng = seeded(seed, "options")
    options = {option.name: option.values[rng.below(len(option.values))] for option in game.options}
    points: tuple[list[int], list[int]] = ([], [])
    for turn in range(2):
        sat = [(seat + turn) % 2 for seat in range(seats)]  # alone at the table, each side plays one of the two games
        bots = {seat: invite(level, rivals[side], seed, turn, seat) for seat, side in enumerate(sat)}
        match = Match.new(game, seats, derived(seed, "deal"), options, players=bots).play_on()
        match.expect_no_stand_in()
        for side, won in zip(sat, match.outcome.points, strict=True):
            points[side].append(won)
    lead = fmean(points[0]) - fmean(points[1])
    return clearness(lead, game.worth.weights[seats][-1].scale)


def clearness(lead: float, scale: float) -> float:
    """How clear a lead is, -1 to 1: by the chances that a lead of so many points means at the end of a game."""
    return tanh(lead / (2 * scale))


def tune(game: Game, seats: int, level: str, duels: int, jobs: Jobs, seed: int = 1) -> Iterator[Rows]:
    """The weights after each round of duels, better and better on the whole."""
    start = [list(weights.row) for weights in game.worth.weights[seats]]
    gone = Change([0.0] * len(start[0]), [0.0] * len(start[0]))
    rng = seeded(seed, "nudges")
    for first in range(0, duels, ROUND):
        nudges = [nudge(start, rng) for _ in range(min(ROUND, duels - first))]
        pieces: list[tuple[Any, ...]] = []
        for number, one in enumerate(nudges):
            sides = (gone.plus(one, 1).applied(start), gone.plus(one, -1).applied(start))
            pieces.append((number, game.name, seats, level, sides, derived(seed, "duel", first + number)))
        step = STEP * (1 - (1 - LAST_STEP) * first / duels)
        for number, clear in sorted(run_all(numbered_duel, pieces, jobs)):
            gone = gone.plus(nudges[number], step * clear)
        yield gone.applied(start)


def numbered_duel(number: int, *piece: Any) -> tuple[int, float]:
    """A duel that says which of its round it was, for they end in any order."""
    return number, duel(*piece)
