"""Many games between bots, on all cores, with constant memory."""

import math
from collections.abc import Iterator
from dataclasses import dataclass, field

from atoll import games
from atoll.bots.playout import play_out
from atoll.kernel.game import Game, Outcome
from atoll.kernel.rng import seeded

from .match import Match, invite
from .proof import Broken, prove
from .workers import Jobs, run_all

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
        points = list(outcome.points)
        one = Tally(self.seats, 1, decisions, points, [n * n for n in points], points, points, list(outcome.shares))
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

    def deviation(self, seat: int) -> float:
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
        if job.check:
            tally.add(*play_counted(game, job, seed))
            if seed % PROVED == 1:
                prove(game, job.seats, seed, job.options, words=4)
        elif all(level == "random" for level in job.levels):
            tally.add(*play_at_random(game, job, seed))
        else:
            tally.add(*play_bots(game, job, seed))
    return tally


def play_at_random(game: Game, job: Job, seed: int) -> tuple[Outcome, int]:
    """One game of random moves, and how many decisions it took: nobody is shown anything, so it needs no table."""
    state = game.start(job.seats, seed, **job.options)
    decisions = play_out(state, seeded(seed, "random play"))
    return game.final(state), decisions


def play_bots(game: Game, job: Job, seed: int) -> tuple[Outcome, int]:
    """One game between bots, and how many decisions it took."""
    bots = {seat: invite(level, game, seed, seat) for seat, level in enumerate(job.levels)}
    match = Match.new(game, job.seats, seed, job.options, players=bots).play_on()
    match.expect_no_stand_in()
    return match.outcome, len(match.steps)


def play_counted(game: Game, job: Job, seed: int) -> tuple[Outcome, int]:
    """One game of random moves, counting the pieces after each; raises Broken."""
    match = Match.new(game, job.seats, seed, job.options)
    rng = seeded(seed, "random play")
    while not match.state.over():
        seat = match.state.waiting()[0]
        moves = match.state.legal(seat)
        match.play(seat, moves[rng.below(len(moves))])
        if problem := game.audit(match.state):
            raise Broken(problem, match.record)
    return match.outcome, len(match.steps)


def simulate(job: Job, jobs: Jobs) -> Iterator[Tally]:
    """The tallies of a job's batches, as they are finished."""
    ends = job.first_seed + job.games
    batches = (
        Job(job.game, job.seats, job.options, job.levels, seed, min(BATCH, ends - seed), job.check)
        for seed in range(job.first_seed, ends, BATCH)
    )
    return run_all(play_batch, ((batch,) for batch in batches), jobs)
