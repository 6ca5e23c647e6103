"""What a bot is: somebody who is shown redealt positions and chooses one of their moves."""

from collections.abc import Callable

from atoll.kernel.game import Game
from atoll.kernel.moves import Move
from atoll.kernel.rng import Rng
from atoll.kernel.state import State

from .jury import QUICK, appoint
from .search import Budget, Search


class Bot:
    """A player made of code, for one seat of one game. Subclasses choose; the rest is optional."""

    def choose(self, state: State, seat: int) -> Move:
        """One of the legal moves; the position is redealt, so what the seat cannot know in it is made up."""
        raise NotImplementedError

    def hear(self, seat: int, move: Move) -> None:
        """A move that was made at the table; of others' secret words only what everybody hears."""

    def forget(self) -> None:
        """Moves were taken back: what was heard so far does not stand, and the next position comes without its past."""

    def hurry(self, seconds: float, told_to_stop: Callable[[], bool]) -> None:
        """Somebody waits: think no longer than so many seconds, and only until told to stop."""

    def close(self) -> None:
        """The game is over, or the seat is taken by somebody else."""


Maker = Callable[[Game, str, Rng], Bot]
"""Makes a bot: the game, what stands behind the @ in its level, and dice of its own."""


class RandomBot(Bot):
    """Any legal move, each as likely as the next."""

    def __init__(self, game: Game, rng: Rng) -> None:
        self.game = game
        self.rng = rng

    def __repr__(self) -> str:
        return f"atoll.bot('random', {self.game.name!r})"

    def choose(self, state: State, seat: int) -> Move:
        moves = state.moves(seat)
        return moves[self.rng.below(len(moves))]


class QuickBot(Bot):
    """The move with the best position right after it, averaged over a few redealt worlds."""

    def __init__(self, game: Game, worlds: int, rng: Rng, value: str = "") -> None:
        self.game = game
        self.worlds = worlds
        self.rng = rng
        self.value = value

    def __repr__(self) -> str:
        return f"atoll.bot('quick@{self.worlds}{_by(self.value)}', {self.game.name!r})"

    def choose(self, state: State, seat: int) -> Move:
        moves = state.moves(seat)
        judge = appoint(self.game, state.seats, self.value, QUICK)
        prices = judge.prices(state, seat, self.rng, self.worlds)
        return moves[prices.index(max(prices))]


class SearchBot(Bot):
    """Searches within a budget and keeps what it found for its next decision."""

    def __init__(self, game: Game, budget: Budget, rng: Rng, value: str = "") -> None:
        self.game = game
        self.budget = budget
        self.rng = rng
        self.value = value
        self.search: Search | None = None

    def __repr__(self) -> str:
        return f"atoll.bot('search@{self.budget}{_by(self.value)}', {self.game.name!r})"

    def choose(self, state: State, seat: int) -> Move:
        if self.search is None:
            judge = appoint(self.game, state.seats, self.value)
            self.search = Search(self.game, state.seats, seat, self.budget, self.rng, judge)
        return self.search.choose(state)

    def hurry(self, seconds: float, told_to_stop: Callable[[], bool]) -> None:
        self.budget = self.budget.within(seconds, told_to_stop)

    def hear(self, seat: int, move: Move) -> None:
        if self.search is not None:
            self.search.hear(seat, move)

    def forget(self) -> None:
        self.search = None


def _by(value: str) -> str:
    """What stands behind a level whose value was chosen."""
    return f":{value}" if value else ""
