"""Bots against bots: every deal is played with the bots rotated through all seats, so luck is shared."""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from itertools import combinations, count
from pathlib import Path
from time import perf_counter

import msgspec

from atoll import games
from atoll.bots.bot import Bot
from atoll.bots.guard import GuardedBot
from atoll.bots.levels import bot
from atoll.kernel.game import Game
from atoll.kernel.mistakes import Mistake
from atoll.kernel.moves import Move
from atoll.kernel.rng import Rng, seeded
from atoll.kernel.state import State

STAND_IN = "quick"


class BadArena(Mistake):
    """An arena cannot be held or continued like this."""


class BadBot(Mistake):
    """A bot has crashed, cheated or stalled where nobody can stand in for it."""


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
        return 1 / self.ranks.count(1) if self.ranks[seat] == 1 else 0.0


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


def heard(game: Game, seat: int, move: Move, by: int) -> Move:
    """A move as a seat hears it: secrets only if they are its own."""
    return move if seat == by else game.lexicon.moves[move.heard]


def seated(level: str, game: Game, rng: Rng) -> GuardedBot:
    """A bot of this level, and somebody who takes over if it misbehaves."""
    return GuardedBot(bot(level, game, rng.split()), bot(STAND_IN, game, rng.split()))


def expect_no_stand_in(bots: Iterable[GuardedBot]) -> None:
    """What a game shows of its bots is worth nothing if others have played for them."""
    for player in bots:
        if player.mistake:
            raise BadBot(f"a bot could not finish its game: {player.mistake}")


class Sitting:
    """One game between bots. It shows each of them redealt positions only."""

    def __init__(self, game: Game, state: State, bots: Sequence[Bot], rng: Rng) -> None:
        self.game = game
        self.state = state
        self.bots = bots
        self.rng = rng
        self.seconds = [0.0] * len(bots)
        self.decisions = [0] * len(bots)

    def play(self) -> None:
        """Ask until the game is over."""
        while not self.state.over():
            self.ask(self.state.waiting()[0])
        self.close()

    def close(self) -> None:
        """Let the bots go."""
        for player in self.bots:
            player.close()

    def ask(self, seat: int) -> Move:
        """Let a seat make one move and tell the others."""
        shown = self.state.redeal(seat, self.rng)
        start = perf_counter()
        move = self.bots[seat].choose(shown, seat)
        self.seconds[seat] += perf_counter() - start
        self.decisions[seat] += 1
        self.state.play(seat, move)
        for other, player in enumerate(self.bots):
            player.hear(seat, heard(self.game, other, move, seat))
        return move


def play_fixture(name: str, options: Mapping[str, str], fixture: Fixture, seed: int) -> Result:
    """Play one game to its end; the same in this process, in another one and on another machine."""
    game = games.find(name)
    seats = len(fixture.levels)
    rng = seeded((seed << 64) + (fixture.number << 1) + 1)
    state = game.start(seats, (seed << 64) + (fixture.deal << 1), **options)
    bots = [seated(level, game, rng) for level in fixture.levels]
    sitting = Sitting(game, state, bots, rng)
    sitting.play()
    outcome = game.outcome(state)
    assert outcome is not None
    pace = tuple(seconds / max(1, made) for seconds, made in zip(sitting.seconds, sitting.decisions, strict=True))
    mistakes = {str(seat + 1): bot.mistake for seat, bot in enumerate(bots) if bot.mistake}
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
        return json.dumps({"arena": 1, **asdict(self)})


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
