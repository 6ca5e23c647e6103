"""Hints: the best few moves, how likely each is to win, and why, in the terms of the game's own value."""

from collections.abc import Sequence
from dataclasses import dataclass

from atoll.kernel.game import Game
from atoll.kernel.moves import Move
from atoll.kernel.rng import Rng
from atoll.kernel.state import State
from atoll.text.speaker import Speaker

WORLDS = 12  # redealt worlds that reasons are averaged over
OTHERS = 24  # moves that a move is compared with
WORTH_SAYING = 0.05  # points below which a term goes without saying
SAID = 3  # so many terms make a sentence


@dataclass(frozen=True)
class Tried:
    """What searching has found out about a move."""

    move: Move
    visits: int
    total: float  # chances of winning, summed over the visits

    @property
    def chance(self) -> float:
        return self.total / self.visits


@dataclass(frozen=True)
class Reason:
    """What a move changes in one term, in expected final points, compared with the other moves."""

    term: str
    points: float


@dataclass(frozen=True)
class Hint:
    """A move, the chance to win by it, how much of the search it took, and what speaks for or against it."""

    move: Move
    chance: float
    visits: int
    share: float
    margin: float  # expected final points ahead of the best rival, right after it
    reasons: tuple[Reason, ...]  # the weightiest first
    rival: float  # what it changes for the best rival


def hints(game: Game, shown: State, seat: int, tried: Sequence[Tried], rng: Rng, number: int = 3) -> list[Hint]:
    """The moves that were tried most, best first. The position is redealt, as a bot is shown it."""
    best = sorted(tried, key=lambda one: -one.visits)[:number]
    total = sum(one.visits for one in tried)
    comparison = Comparison(game, shown, seat, rng)
    return [comparison.hint(one.move, one.chance, one.visits, one.visits / total) for one in best if one.visits]


class Comparison:
    """What each term is worth right after a move, against the average of the moves that there are."""

    def __init__(self, game: Game, shown: State, seat: int, rng: Rng) -> None:
        self.worth = game.worth
        self.seat = seat
        self.worlds = [shown.redeal(seat, rng) for _ in range(WORLDS)]
        moves = list(shown.moves(seat))
        rng.shuffle(moves)
        self.usual = average([self.after(move) for move in moves[:OTHERS]])

    def after(self, move: Move) -> list[float]:
        """The weighted terms of the seat right after a move, then the best rival's value."""
        return average([self.row(world, move) for world in self.worlds])

    def row(self, world: State, move: Move) -> list[float]:
        state = world.copy()
        state.play(self.seat, move)
        weights = self.worth.fitted(state).row
        terms = self.worth.terms(state, self.seat)
        rivals = [self.worth.value(state, other) for other in range(state.seats) if other != self.seat]
        return [*(weight * term for weight, term in zip(weights, terms, strict=True)), max(rivals, default=0.0)]

    def hint(self, move: Move, chance: float, visits: int, share: float) -> Hint:
        """The move with its reasons."""
        row = self.after(move)
        *gains, rival = (one - usual for one, usual in zip(row, self.usual, strict=True))
        reasons = [Reason(name, gain) for name, gain in zip(self.worth.names, gains, strict=True)]
        reasons.sort(key=lambda reason: -abs(reason.points))
        weighty = tuple(reason for reason in reasons if abs(reason.points) >= WORTH_SAYING)
        return Hint(move, chance, visits, share, sum(row[:-1]) - row[-1], weighty, rival)


def average(rows: list[list[float]]) -> list[float]:
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]


def explain(hint: Hint, speaker: Speaker) -> str:
    """One plain sentence: what the move brings compared with the other moves, in points."""
    say = speaker.words.say
    changes = [(reason.points, say(f"term-{reason.term}")) for reason in hint.reasons[:SAID]]
    if abs(hint.rival) >= WORTH_SAYING:
        changes.append((hint.rival, say("hint-rival")))
    if not changes:
        return say("hint-even")
    parts = [say("hint-more" if points > 0 else "hint-less", points=abs(points), term=term) for points, term in changes]
    return say("hint-because", reasons=say("hint-and").join(parts))
