"""Fitting a game's value: what its terms were worth in played games, by least squares.

Bots play against each other, now and then at random so that odd positions occur too. After each move the terms of every
seat are written down; once the game is over they are set against the points that the seat really got. The weights of a
stretch solve the normal equations, in plain Python: twenty terms need no library. A ridge holds each weight near the
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
from atoll.kernel.rng import Rng, seeded
from atoll.kernel.state import State
from atoll.kernel.worth import Weights

from .arena import Sitting, expect_no_stand_in, seated

RIDGE = 0.05  # what the weights in force count for, beside the played games
WHIM = 15  # so many moves of a hundred are random in self-play
SPREADS = [0.5 * 1.15**step for step in range(30)]


class BadWeights(Mistake):
    """A file does not hold the weights of a value."""


@dataclass(frozen=True)
class Sample:
    """A position that occurred: its stretch, the terms of each seat, and what became of it."""

    stretch: int
    terms: list[list[float]]
    points: tuple[int, ...]
    wins: list[float]


class Whimsical(Bot):
    """A bot that sometimes plays at random, so that positions off the beaten track are seen."""

    def __init__(self, player: Bot, rng: Rng) -> None:
        self.player = player
        self.rng = rng

    def choose(self, state: State, seat: int) -> Move:
        if self.rng.below(100) < WHIM:
            moves = state.moves(seat)
            return moves[self.rng.below(len(moves))]
        return self.player.choose(state, seat)

    def hear(self, seat: int, move: Move) -> None:
        self.player.hear(seat, move)

    def close(self) -> None:
        self.player.close()


def self_play(name: str, seats: int, level: str, seed: int) -> list[Sample]:
    """The positions of one game between equal bots."""
    game = games.find(name)
    rng = seeded(seed)
    state = game.start(seats, seed)
    bots = [seated(level, game, rng) for _ in range(seats)]
    sitting = Sitting(game, state, [Whimsical(one, rng.split()) for one in bots], rng)
    seen: list[tuple[int, list[list[float]]]] = []
    while not state.over():
        sitting.ask(state.waiting()[0])
        seen.append((game.worth.stretch(state), [game.worth.terms(state, seat) for seat in range(seats)]))
    sitting.close()
    expect_no_stand_in(bots)
    outcome = game.outcome(state)
    assert outcome is not None
    wins = [1 / outcome.ranks.count(1) if rank == 1 else 0.0 for rank in outcome.ranks]
    return [Sample(stretch, terms, outcome.points, wins) for stretch, terms in seen]


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
    """The weights of one stretch, and how good they are."""

    weights: dict[str, float]
    spread: float
    samples: int
    error: float  # root of the mean squared distance to the real points
    surprise: float  # mean log-loss of the chances of winning

    def row(self) -> dict[str, Any]:
        return written(self.spread, self.weights)


def written(spread: float, weights: Mapping[str, float]) -> dict[str, Any]:
    """The weights of one stretch as they stand in data/value.json."""
    return {"spread": round(spread, 2), "weights": {name: round(weight, 3) for name, weight in weights.items()}}


def fit(game: Game, samples: Iterable[Sample], ridge: float = RIDGE) -> list[Fit]:
    """The weights of every stretch, in order."""
    by_stretch: dict[int, list[Sample]] = defaultdict(list)
    for sample in samples:
        by_stretch[sample.stretch].append(sample)
    seats = len(next(iter(by_stretch.values()))[0].terms)
    in_force = game.worth.weights[seats]
    return [fit_stretch(game.worth.names, by_stretch[i], weights, ridge) for i, weights in enumerate(in_force)]


def fit_stretch(names: list[str], samples: list[Sample], near: Weights, ridge: float = RIDGE) -> Fit:
    """Least squares for the points, then the spread that makes the winners least surprising."""
    if not samples:
        return Fit(dict(zip(names, near.row, strict=True)), near.spread, 0, 0.0, 0.0)
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
    surprise, spread = min((surprised(guesses, wins, spread), spread) for spread in SPREADS)
    if all(len(won) == 1 for won in wins):  # alone at the table there is no winner to be surprised by
        spread = max(error, SPREADS[0])
    return Fit(dict(zip(names, row, strict=True)), spread, len(samples), error, surprise)


def surprised(guesses: list[list[float]], wins: list[list[float]], spread: float) -> float:
    """The mean log-loss of chances that follow from values and a spread."""
    total = 0.0
    for values, won in zip(guesses, wins, strict=True):
        most = max(values)
        odds = [exp(max(-30.0, (value - most) / spread)) for value in values]
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
