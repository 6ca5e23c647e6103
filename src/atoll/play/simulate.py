"""Many games between bots, on all cores, with constant memory."""

import math
from collections.abc import Iterator
from dataclasses import dataclass, field

from atoll import games
from atoll.bots.playout import play_out
from atoll.kernel.game import Game, Outcome
from atoll.kernel.rng import seeded
from atoll.kernel.state import State

from .arena import Sitting, expect_no_stand_in, seated
from .proof import Broken, prove
from .record import Entry, Record
from .workers import run_all

BATCH = 50
PROVED = 100


@dataclass(frozen=True)
class Job:
    """A batch of games to be played: their seeds follow one another."""

    game: str
    seats: int
    options: dict[str, str]
    levels: tuple[str, ...]  # who sits in each seat
    first_seed: int
    games: int
    check: bool = False  # count the pieces after every move, and prove every hundredth game in full


@dataclass
class Tally:
    """What came of many games: sums that can be added up, never the games themselves."""

    seats: int
    games: int = 0
    decisions: int = 0
    points: list[int] = field(default_factory=list)
    squares: list[int] = field(default_factory=list)
    lowest: list[int] = field(default_factory=list)
    highest: list[int] = field(default_factory=list)
    wins: list[float] = field(default_factory=list)  # a shared victory counts in equal parts

    def add(self, outcome: Outcome, decisions: int) -> None:
        """Count one finished game."""
        seat_wins = [1 / len(outcome.winners) if seat in outcome.winners else 0.0 for seat in range(self.seats)]
        points = list(outcome.points)
        one = Tally(self.seats, 1, decisions, points, [n * n for n in points], points, points, seat_wins)
        self.merge(one)

    def merge(self, other: "Tally") -> None:
        """Count the games of another tally too."""
        if not other.games:
            return
        if not self.games:
            self.lowest, self.highest = list(other.lowest), list(other.highest)
        self.games += other.games
        self.decisions += other.decisions
        self.points = _added(self.points, other.points)
        self.squares = _added(self.squares, other.squares)
        self.wins = [a + b for a, b in zip(self.wins or [0.0] * self.seats, other.wins, strict=True)]
        self.lowest = [min(a, b) for a, b in zip(self.lowest, other.lowest, strict=True)]
        self.highest = [max(a, b) for a, b in zip(self.highest, other.highest, strict=True)]

    def mean(self, seat: int) -> float:
        return self.points[seat] / self.games

    def spread(self, seat: int) -> float:
        """The standard deviation of a seat's points."""
        return math.sqrt(max(0.0, self.squares[seat] / self.games - self.mean(seat) ** 2))

    def win_rate(self, seat: int) -> tuple[float, float, float]:
        """How often a seat wins, with its 95 % confidence interval (Wilson)."""
        return wilson(self.wins[seat], self.games)


def _added(a: list[int], b: list[int]) -> list[int]:
    return [x + y for x, y in zip(a or [0] * len(b), b, strict=True)]


def wilson(wins: float, games: int, z: float = 1.96) -> tuple[float, float, float]:
    """A rate and its confidence interval, sound for few games and for rates near 0 or 1."""
    rate = wins / games
    centre = (rate + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * math.sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    return rate, max(0.0, centre - half), min(1.0, centre + half)


def play_batch(job: Job) -> Tally:
    """Play one batch in this process."""
    game = games.find(job.game)
    tally = Tally(job.seats)
    for seed in range(job.first_seed, job.first_seed + job.games):
        state = game.start(job.seats, seed, **job.options)
        if job.check:
            record = Record(game.name, game.rules, job.seats, seed, game.settings(job.options))
            decisions = play_counted(game, state, record)
            if seed % PROVED == 1:
                prove(game, job.seats, seed, job.options, words=4)
        else:
            decisions = play_on(game, state, job.levels, seed)
        outcome = game.outcome(state)
        assert outcome is not None
        tally.add(outcome, decisions)
    return tally


def play_on(game: Game, state: State, levels: tuple[str, ...], seed: int) -> int:
    """Let bots play a position to its end; says how many decisions it took."""
    rng = seeded(seed + 1)
    if all(level == "random" for level in levels):
        return play_out(state, rng)
    bots = [seated(level, game, rng) for level in levels]
    sitting = Sitting(game, state, bots, rng)
    sitting.play()
    expect_no_stand_in(bots)
    return sum(sitting.decisions)


def play_counted(game: Game, state: State, record: Record) -> int:
    """Play at random to the end, counting the pieces after every move; raises Broken."""
    rng = seeded(record.seed + 1)
    while not state.over():
        seat = state.waiting()[0]
        moves = state.moves(seat)
        move = moves[rng.below(len(moves))]
        state.play(seat, move)
        record.entries.append(Entry(seat, move.text))
        if problem := game.audit(state):
            raise Broken(problem, record)
    return len(record.entries)


def simulate(job: Job, processes: int) -> Iterator[Tally]:
    """The tallies of a job's batches, as they are finished."""
    ends = job.first_seed + job.games
    batches = (
        Job(job.game, job.seats, job.options, job.levels, seed, min(BATCH, ends - seed), job.check)
        for seed in range(job.first_seed, ends, BATCH)
    )
    return run_all(play_batch, ((batch,) for batch in batches), processes)
