"""Bots against bots: every deal is played with the bots rotated through all seats, so luck is shared."""

import json
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from itertools import combinations, count
from pathlib import Path
from statistics import fmean

import msgspec

from atoll import games
from atoll.kernel.game import shares
from atoll.kernel.mistakes import Mistake
from atoll.kernel.rng import derived

from .match import Match, invite


class BadArena(Mistake):
    """An arena cannot be held or continued like this."""


@dataclass(frozen=True)
class Fixture:
    """One game to be played: a deal, and who sits where."""

    number: int
    deal: int
    levels: tuple[str, ...]


@dataclass(frozen=True)
class Result:
    """How a fixture ended: points, ranks and seconds a decision for each seat."""

    number: int
    deal: int
    levels: tuple[str, ...]
    points: tuple[int, ...]
    ranks: tuple[int, ...]
    pace: tuple[float, ...]
    mistakes: Mapping[str, str] = field(default_factory=dict)  # seats, counted from one, that a stand-in took over

    def win(self, seat: int) -> float:
        """A seat's part of the victory."""
        return shares(self.ranks)[seat]


def fixtures(levels: list[str], seats: int, number: int) -> list[Fixture]:
    """The first so many games: for each deal every line-up of bots in every rotation of the seats."""
    if len(levels) < seats:
        raise BadArena(f"{seats} seats need {seats} bots, not {len(levels)}; a bot may be named more than once")
    return [fixture for _, fixture in zip(range(number), _all_fixtures(levels, seats), strict=False)]


def _all_fixtures(levels: list[str], seats: int) -> Iterator[Fixture]:
    number = count()
    for deal in count():
        for lineup in combinations(levels, seats):
            for turn in range(seats):
                yield Fixture(next(number), deal, lineup[turn:] + lineup[:turn])


def play_fixture(name: str, options: Mapping[str, str], fixture: Fixture, seed: int) -> Result:
    """Play one game to its end; the same in this process, in another one and on another machine."""
    game = games.find(name)
    bots = {seat: invite(level, game, seed, fixture.number, seat) for seat, level in enumerate(fixture.levels)}
    match = Match.new(game, len(bots), derived(seed, "deal", fixture.deal), options, players=bots).play_on()
    return result(fixture, match)


def result(fixture: Fixture, match: Match) -> Result:
    """How a match of a fixture ended."""
    outcome = match.outcome
    mistakes = {str(seat + 1): mistake for seat, mistake in match.mistakes.items()}
    times = [[step.seconds for step in match.steps if step.seat == seat] for seat in range(match.state.seats)]
    pace = tuple(fmean(seconds or [0.0]) for seconds in times)
    return Result(fixture.number, fixture.deal, fixture.levels, outcome.points, outcome.ranks, pace, mistakes)


@dataclass(frozen=True)
class Arena:
    """What is played: the setting that every line of a results file belongs to."""

    game: str
    levels: tuple[str, ...]
    seats: int
    seed: int = 0
    options: Mapping[str, str] = field(default_factory=dict)

    def head(self) -> str:
        """The first line of a results file."""
        return json.dumps({"arena": 2, **asdict(self)})


def read_results(path: Path, arena: Arena) -> list[Result]:
    """The games of an interrupted arena; a line cut off in the middle is played again."""
    if not path.exists():
        return []
    head, *lines = path.read_text(encoding="utf-8", errors="replace").splitlines() or [arena.head()]
    if head != arena.head():
        raise BadArena(f"{path} holds something else than the games of this arena; name another file or remove it")
    results = []
    for line in lines:
        with suppress(msgspec.DecodeError):
            results.append(msgspec.json.decode(line, type=Result))
    return results


class ResultsFile:
    """Appends results as they come in, one line each, so that an interruption loses at most the running games."""

    def __init__(self, path: Path, arena: Arena) -> None:
        self.path = path
        self.done = read_results(path, arena)
        lines = [arena.head(), *[json.dumps(asdict(result)) for result in self.done]]
        draft = path.with_name(path.name + ".new")  # the old file stands until the new one is complete
        draft.write_text("\n".join(lines) + "\n", encoding="utf-8")
        draft.replace(path)

    def add(self, result: Result) -> None:
        """Write one more game."""
        self.done.append(result)
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(asdict(result)) + "\n")
