"""Fitting a game's value: what its terms were worth in played games, by least squares.

Bots play against each other, now and then at random so that odd positions occur too. After each move the terms of every
seat are written down; once the game is over they are set against the points that the seat really got. The weights of a
phase solve the normal equations, in plain Python: twenty terms need no library. A ridge holds each weight near the
one in force, so what hardly ever occurred in these games is not unlearned, and fitting again and again settles.
"""

import json
from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from math import exp, log
from pathlib import Path
from typing import Any

from atoll import games
from atoll.bots.bot import Bot
from atoll.kernel.game import Game
from atoll.kernel.mistakes import Mistake
from atoll.kernel.moves import Move
from atoll.kernel.rng import Rng, derived, seeded
from atoll.kernel.state import State
from atoll.kernel.worth import Weights

from .match import Match, invite

RIDGE = 0.05  # what the weights in force count for, beside the played games
EPSILON = 15  # so many moves of a hundred are random in self-play
SCALES = [0.5 * 1.15**step for step in range(30)]


class BadWeights(Mistake):
    """A file does not hold the weights of a value."""


@dataclass(frozen=True)
class Sample:
    """A position that occurred: its phase, the terms of each seat, and what became of it."""

    phase: int
    terms: list[list[float]]
    points: tuple[int, ...]
    wins: list[float]


class EpsilonBot(Bot):
    """A bot that sometimes plays at random, so that positions off the beaten track are seen."""

    def __init__(self, player: Bot, rng: Rng) -> None:
        self.player = player
        self.rng = rng

    def choose(self, state: State, seat: int) -> Move:
        if self.rng.below(100) < EPSILON:
            moves = state.moves(seat)
            return moves[self.rng.below(len(moves))]
        return self.player.choose(state, seat)

    def hear(self, seat: int, move: Move) -> None:
        self.player.hear(seat, move)

    def forget(self) -> None:
        self.player.forget()

    def close(self) -> None:
        self.player.close()


def self_play(name: str, seats: int, level: str, seed: int) -> list[Sample]:
    """The positions of one game between equal bots."""
    game = games.find(name)
    bots = {seat: EpsilonBot(invite(level, game, seed, seat), seeded(seed, "whim", seat)) for seat in range(seats)}
    match = Match.new(game, seats, derived(seed, "deal"), players=bots)
    seen: list[tuple[int, list[list[float]]]] = []
    for _ in match:
        state = match.state
        seen.append((game.worth.phase(state), [game.worth.terms(state, seat) for seat in range(seats)]))
    match.expect_no_stand_in()
    outcome = match.outcome
    return [Sample(phase, terms, outcome.points, list(outcome.shares)) for phase, terms in seen]


@dataclass
class Equations:
    """The sums that least squares needs, gathered sample by sample."""

    size: int
    left: list[list[float]] = field(init=False)
    right: list[float] = field(init=False)

    def __post_init__(self) -> None:
        self.left = [[0.0] * self.size for _ in range(self.size)]
        self.right = [0.0] * self.size

    def add(self, terms: list[float], points: float) -> None:
        """One seat of one position."""
        filled = [(i, term) for i, term in enumerate(terms) if term]
        for i, one in filled:
            row = self.left[i]
            for j, other in filled:
                row[j] += one * other
            self.right[i] += one * points

    def solve(self, ridge: float, near: list[float]) -> list[float]:
        """The weights, by elimination; the ridge keeps those of rare terms near what they were."""
        rows = [[*row, right] for row, right in zip(self.left, self.right, strict=True)]
        for i, row in enumerate(rows):
            pull = ridge * row[i] if row[i] else 1.0  # in proportion to the term, so that its unit does not matter
            row[i] += pull
            row[-1] += pull * near[i]
        for i in range(self.size):
            pivot = max(range(i, self.size), key=lambda k: abs(rows[k][i]))
            rows[i], rows[pivot] = rows[pivot], rows[i]
            for k in range(self.size):
                if k != i:
                    factor = rows[k][i] / rows[i][i]
                    rows[k] = [a - factor * b for a, b in zip(rows[k], rows[i], strict=True)]
        return [rows[i][-1] / rows[i][i] for i in range(self.size)]


@dataclass(frozen=True)
class Fit:
    """The weights of one phase, and how good they are."""

    weights: dict[str, float]
    scale: float
    samples: int
    error: float  # root of the mean squared distance to the real points
    loss: float  # mean log-loss of the chances of winning

    def row(self) -> dict[str, Any]:
        return weights_row(self.scale, self.weights)


def weights_row(scale: float, weights: Mapping[str, float]) -> dict[str, Any]:
    """The weights of one phase as they stand in data/value.json."""
    return {"scale": round(scale, 2), "weights": {name: round(weight, 3) for name, weight in weights.items()}}


def fit(game: Game, samples: Iterable[Sample], ridge: float = RIDGE) -> list[Fit]:
    """The weights of every phase, in order."""
    by_phase: dict[int, list[Sample]] = defaultdict(list)
    for sample in samples:
        by_phase[sample.phase].append(sample)
    seats = len(next(iter(by_phase.values()))[0].terms)
    in_force = game.worth.weights[seats]
    return [fit_phase(game.worth.names, by_phase[i], weights, ridge) for i, weights in enumerate(in_force)]


def fit_phase(names: list[str], samples: list[Sample], near: Weights, ridge: float = RIDGE) -> Fit:
    """Least squares for the points, then the scale that makes the winners least surprising."""
    if not samples:
        return Fit(dict(zip(names, near.row, strict=True)), near.scale, 0, 0.0, 0.0)
    equations = Equations(len(names))
    for sample in samples:
        for terms, points in zip(sample.terms, sample.points, strict=True):
            equations.add(terms, points)
    row = equations.solve(ridge, near.row)
    guesses = [[sum(a * b for a, b in zip(row, terms, strict=True)) for terms in sample.terms] for sample in samples]
    squares = [
        (guess - points) ** 2
        for sample, values in zip(samples, guesses, strict=True)
        for guess, points in zip(values, sample.points, strict=True)
    ]
    wins = [sample.wins for sample in samples]
    error = (sum(squares) / max(1, len(squares))) ** 0.5
    loss, scale = min((log_loss(guesses, wins, scale), scale) for scale in SCALES)
    if all(len(won) == 1 for won in wins):  # alone at the table there is no winner to be surprised by
        scale = max(error, SCALES[0])
    return Fit(dict(zip(names, row, strict=True)), scale, len(samples), error, loss)


def log_loss(guesses: list[list[float]], wins: list[list[float]], scale: float) -> float:
    """The mean log-loss of chances that follow from values and a scale."""
    total = 0.0
    for values, won in zip(guesses, wins, strict=True):
        most = max(values)
        odds = [exp(max(-30.0, (value - most) / scale)) for value in values]
        scale = log(sum(odds))
        total -= sum(part * (log(odd) - scale) for part, odd in zip(won, odds, strict=True))
    return total / max(1, len(guesses))


def read_rows(path: Path) -> dict[int, list[dict[str, Any]]]:
    """The weights in a file like data/value.json, by the number of seats; none if there is no such file."""
    if not path.exists():
        return {}
    try:
        return {int(seats): rows for seats, rows in json.loads(path.read_text(encoding="utf-8"))["seats"].items()}
    except (ValueError, TypeError, LookupError, AttributeError):
        raise BadWeights(f"{path} holds something else than weights; name another file") from None


def write_rows(path: Path, seats: int, rows: list[dict[str, Any]]) -> None:
    """Put new weights into data/value.json; numbers of seats that were not fitted keep theirs."""
    everything = {**read_rows(path), seats: rows}
    data = {"seats": {str(number): everything[number] for number in sorted(everything)}}
    path.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")
