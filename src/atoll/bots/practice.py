"""Games of a learned value against itself, and what there is to learn from them.

Every word is chosen in a redealt world, as bots choose: the one with the best chance right after it, or now and then
any. After each word the row of every seat is kept. What it should have been judged to be worth is a mix of what the
rows after it were judged to be and of how the game ended: TD(lambda).
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from atoll.kernel.net import CERTAIN
from atoll.kernel.rng import Rng
from atoll.kernel.rows import blank
from atoll.kernel.state import State

from .learned import LearnedJudge

WHIMS: Final = 1000
"""Of so many words some are said on a whim."""


class Practice:
    """The rows of some games, one after the other, and the chance that each should be judged at."""

    def __init__(self, judge: LearnedJudge, rng: Rng, whims: int, trace: float) -> None:
        self.judge: Final = judge
        self.rng: Final = rng
        self.whims: Final = whims
        self.trace: Final = trace  # how far what comes later counts
        self.rows: Final[list[bytes]] = []  # for each decision those of all seats
        self.aims: Final[list[float]] = []
        self.games = 0

    def play(self, state: State) -> None:
        """Play a game to its end and keep it."""
        guesses: list[list[float]] = []
        while not state.over():
            seat = 0
            while state.agendas[seat] is None:
                seat += 1
            if self.rng.below(WHIMS) < self.whims:
                moves = state.legal(seat)
                move = moves[self.rng.below(len(moves))]
            else:
                move = self.judge.best(state, seat, self.rng)
            state.play(seat, move)
            if not state.over():
                guesses.append(self.keep(state))
        self.aim(guesses, self.judge.verdict(state))
        self.games += 1

    def keep(self, state: State) -> list[float]:
        """Write down what every seat may know, and say what it is judged to be worth."""
        size = self.judge.observer.size
        rows: vec[u8] = blank(size * state.seats)
        guesses: list[float] = []
        for seat in range(state.seats):
            at: i64 = seat * size
            self.judge.observer.observe(state, seat, rows, at)
            chance: int = self.judge.net.chance(rows, at)
            guesses.append(chance / CERTAIN)
        self.rows.append(bytes(memoryview(rows)))
        return guesses

    def aim(self, guesses: list[list[float]], end: list[float]) -> None:
        """What should have been guessed, from the end backwards."""
        seats = len(end)
        aims: list[list[float]] = [end]
        for later in range(len(guesses) - 1, 0, -1):
            then = aims[len(aims) - 1]
            now = guesses[later]
            aims.append([self.trace * then[seat] + (1.0 - self.trace) * now[seat] for seat in range(seats)])
        for number in range(len(guesses)):
            self.aims.extend(aims[len(guesses) - 1 - number])
