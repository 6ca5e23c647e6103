"""Hints: the best few moves, how likely each is to win, and why: plainly, then in the terms of the game's own value."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from atoll.kernel.game import Game
from atoll.kernel.moves import Move
from atoll.kernel.notes import Event
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
    gist: Event | None = None  # what it changes on the table, if the game has a sentence for that


def hints(
    game: Game, shown: State, seat: int, tried: Sequence[Tried], rng: Rng, number: int = 3, asked: Sequence[str] = ()
) -> list[Hint]:
    """The moves that were tried most, best first, then those asked about. The position is redealt, as bots see it."""
    ranked = sorted(tried, key=lambda one: -one.visits)
    best = ranked[:number] + [one for one in ranked[number:] if one.move.text in asked]
    total = sum(one.visits for one in tried)
    comparison = Comparison(game, shown, seat, rng)
    return [comparison.hint(one.move, one.chance, one.visits, one.visits / total) for one in best if one.visits]


class Comparison:
    """What each term is worth right after a move, against the average of the moves that there are."""

    def __init__(self, game: Game, shown: State, seat: int, rng: Rng) -> None:
        self.game = game
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
        return Hint(move, chance, visits, share, sum(row[:-1]) - row[-1], weighty, rival, self.gist(move))

    def gist(self, move: Move) -> Event | None:
        """What the move changes on the table in most of the worlds: what holds in a few only may not be so."""
        if self.game.gist is None:
            return None
        told: Counter[tuple[str, tuple[int, ...]]] = Counter()
        events: dict[tuple[str, tuple[int, ...]], Event] = {}
        for world in self.worlds:
            state = world.copy()
            state.play(self.seat, move)
            event = self.game.gist(world, move, state, self.seat)
            if event is not None:
                key = (event.note.name, event.values)
                told[key] += 1
                events[key] = event
        for key, worlds in told.most_common(1):
            if 2 * worlds > len(self.worlds):
                return events[key]
        return None


def average(rows: list[list[float]]) -> list[float]:
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]


def gist(hint: Hint, speaker: Speaker, seat: int) -> str:
    """The reason in plain words and without a number: by the game, or by what the move does most for."""
    message = speaker.catalogue.message
    if hint.gist is not None:
        return speaker.tell(hint.gist, seat)
    best = hint.reasons[0] if hint.reasons and hint.reasons[0].points > 0 else None
    if hint.rival <= -WORTH_SAYING and (best is None or best.points < -hint.rival):
        return message("hint-holds-back")
    return message("hint-does-most", term=message(f"term-{best.term}")) if best is not None else message("hint-even")


def explain(hint: Hint, speaker: Speaker) -> str:
    """One plain sentence: what the move brings compared with the other moves, in points."""
    message = speaker.catalogue.message
    changes = [(reason.points, message(f"term-{reason.term}")) for reason in hint.reasons[:SAID]]
    if abs(hint.rival) >= WORTH_SAYING:
        changes.append((hint.rival, message("hint-rival")))
    if not changes:
        return message("hint-even")
    parts = [
        message("hint-more" if points > 0 else "hint-less", points=abs(points), term=term) for points, term in changes
    ]
    return message("hint-because", reasons=message("hint-and").join(parts))
