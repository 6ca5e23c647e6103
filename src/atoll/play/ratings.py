"""What an arena's results say: win shares and ratings, each with a 95 % interval, and the points of the winners."""

from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from math import inf, log, sqrt
from statistics import fmean, quantiles, stdev
from typing import Any

from .arena import Result

SURE = 1.96  # standard errors to either side that hold 95 %
CONFIDENCE = 0.95
FEWEST = 10  # values below which nobody should stop
MIXTURE = 0.088  # how wide the mixture is, in standard errors squared: best at a hundred values


def half_width(values: Sequence[float]) -> float:
    """How far to either side of their mean a 95 % interval reaches: Student's, infinite for a single value."""
    freedom = len(values) - 1
    if freedom < 1:
        return inf
    # The quantile as a series around that of the normal law (Abramowitz and Stegun, 26.7.5).
    x = SURE
    quantile = x + (x**3 + x) / (4 * freedom) + (5 * x**5 + 16 * x**3 + 3 * x) / (96 * freedom**2)
    return quantile * stdev(values) / sqrt(len(values))


def share_width(shares: Sequence[float], games: int) -> float:
    """The same for a share of victories. Who has lost none of n games may still lose 3 of n."""
    return min(1.0, max(half_width(shares), 3 / games))


def lasting_width(values: Sequence[float], games: int) -> float:
    """The same where somebody looks after every deal and may stop at any: it holds at all looks together.

    A confidence sequence of the normal mixture (Robbins), narrowest after some hundred values.
    """
    number = len(values)
    if number < FEWEST:
        return inf
    reach = number * MIXTURE
    errors = sqrt(2 * (reach + 1) / reach * log(sqrt(reach + 1) / (1 - CONFIDENCE)))
    return min(1.0, max(errors * stdev(values) / sqrt(number), 3 / games))


@dataclass(frozen=True)
class Verdict:
    """A bot's share of the victories so far, and an interval that holds however often one looks."""

    share: float
    width: float
    games: int

    def decided(self, bar: float) -> bool:
        """Whether the share lies on one side of a bar for sure."""
        return abs(self.share - bar) > self.width

    def words(self, level: str, bar: float) -> str:
        """One line, as people read it."""
        found = "undecided" if not self.decided(bar) else "more" if self.share > bar else "less"
        width = f" ± {100 * self.width:.1f}" if self.width < inf else ""
        return f"{level}: {100 * self.share:.1f}{width} % of {self.games} games; than {100 * bar:g} %: {found}"


def verdict(level: str, results: Sequence[Result], turns: int) -> Verdict:
    """How a bot has done in the deals of which all games are played."""
    deals: dict[int, list[Result]] = defaultdict(list)
    for result in results:
        deals[result.deal].append(result)
    whole = [games for games in deals.values() if len(games) == turns]
    shares = [
        fmean(game.win(seat) for game in games for seat, name in enumerate(game.levels) if name == level)
        for games in whole
    ]
    number = sum(map(len, whole))
    return Verdict(fmean(shares) if shares else 0.0, lasting_width(shares, number), number)


@dataclass(frozen=True)
class Rating:
    """Strength by OpenSkill (Plackett-Luce): a newcomer stands at 25, four points are about 2 to 1."""

    strength: float
    doubt: float

    @property
    def interval(self) -> float:
        return SURE * self.doubt


@dataclass(frozen=True)
class Standing:
    """How one bot did."""

    level: str
    games: int
    share: float  # of the victories
    interval: float  # to either side, by deals
    points: float
    pace: float  # seconds a decision
    mistakes: int  # games that a stand-in had to finish
    rating: Rating | None

    @property
    def share_text(self) -> str:
        """The share with its interval, as people write it."""
        return f"{100 * self.share:.1f} ± {100 * self.interval:.1f} %"


@dataclass(frozen=True)
class Distribution:
    """How some points lie: their ends, the middle half, the mean, and how many fall into each five."""

    least: int
    quarter: float
    median: float
    three_quarters: float
    most: int
    mean: float
    fives: dict[int, int]

    @property
    def words(self) -> str:
        """One line, as people write it."""
        middle = f"half of them {self.quarter:.0f} to {self.three_quarters:.0f}"
        return f"{self.least} to {self.most}, {middle}, median {self.median:.0f}, mean {self.mean:.1f}"


def winning_points(results: Sequence[Result]) -> Distribution:
    """How many points it took to win."""
    points = [max(result.points) for result in results]
    quarter, median, three_quarters = quantiles(points * 2 if len(points) == 1 else points, method="inclusive")
    fives = Counter(5 * (one // 5) for one in points)
    every = {five: fives[five] for five in range(min(fives), max(fives) + 5, 5)}
    return Distribution(min(points), quarter, median, three_quarters, max(points), fmean(points), every)


def standings(results: Sequence[Result]) -> list[Standing]:
    """Every bot of an arena, best first."""
    ratings = rate(results)
    rows = [standing(level, results, ratings.get(level)) for level in {level for r in results for level in r.levels}]
    return sorted(rows, key=lambda row: (-row.share, row.level))


def standing(level: str, results: Sequence[Result], rating: Rating | None) -> Standing:
    """One bot's games added up. Games of one deal stand or fall together, so the interval counts deals."""
    seats = [(r, seat) for r in results for seat, name in enumerate(r.levels) if name == level]
    deals: dict[int, list[float]] = defaultdict(list)
    for result, seat in seats:
        deals[result.deal].append(result.win(seat))
    shares = [fmean(wins) for wins in deals.values()]
    return Standing(
        level=level,
        games=len({result.number for result, _ in seats}),
        share=fmean(result.win(seat) for result, seat in seats),
        interval=share_width(shares, len(seats)),
        points=fmean(result.points[seat] for result, seat in seats),
        pace=fmean(result.pace[seat] for result, seat in seats),
        mistakes=sum(str(seat + 1) in result.mistakes for result, seat in seats),
        rating=rating,
    )


def rate(results: Sequence[Result]) -> dict[str, Rating]:
    """Ratings in the order of the games; empty where OpenSkill is not installed, or nobody to compare with."""
    if any(len(result.levels) == 1 for result in results):
        return {}
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        return {}
    model = PlackettLuce()
    known = {level: model.rating() for result in results for level in result.levels}
    for result in sorted(results, key=lambda result: result.number):
        teams = [[known[level]] for level in result.levels]
        for level, rated in _by_level(result, model.rate(teams, ranks=list(result.ranks))).items():
            mu = fmean(one.mu for one in rated)
            known[level] = model.rating(mu=mu, sigma=fmean(one.sigma for one in rated))
    return {level: Rating(one.mu, one.sigma) for level, one in known.items()}


def _by_level(result: Result, teams: list[list[Any]]) -> dict[str, list[Any]]:
    """The new ratings of each bot: several, if it sat in several seats."""
    found: dict[str, list[Any]] = defaultdict(list)
    for level, (one,) in zip(result.levels, teams, strict=True):
        found[level].append(one)
    return found
