"""One game that is being played, as learners need it: it can be copied in microseconds, pickled, and seeded."""

from collections.abc import Mapping, Sequence
from typing import Any

from atoll import games
from atoll.kernel.game import Game
from atoll.kernel.rng import Rng
from atoll.kernel.state import State

from .rewards import rewards


def word(game: Game, code: int) -> str:
    """The word of this number as text, or the number itself where there is none."""
    return game.lexicon[code].text if 0 <= code < len(game.lexicon) else str(code)


class Table:
    """A position and what led to it. Words are said by their number; who says one that is impossible hears why.

    At a discreet table seats are asked even what they cannot choose, wherever others could infer something from it.
    """

    def __init__(self, game: Game | str, seats: int, seed: int = 0, *, discreet: bool = False, **options: str) -> None:
        self.game: Game = games.find(game) if isinstance(game, str) else game
        self.seats = self.game.check_seats(seats)
        self.seed = seed
        self.options: Mapping[str, str] = self.game.settings(options)
        self.state: State = self.game.start(seats, seed, **options)
        self.state.discreet = (1 << self.seats) - 1 if discreet else 0
        self.said: list[tuple[int, int]] = []

    def __repr__(self) -> str:
        return f"<{self.game.title} for {self.seats}, seed {self.seed}, after {len(self.said)} words>"

    # -- asking ---------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.state.over()

    @property
    def acting(self) -> int:
        """The seat that is asked first of those that owe an answer; -1 when all is over."""
        waiting = self.state.waiting()
        return waiting[0] if waiting else -1

    def legal(self, seat: int) -> list[int]:
        """The numbers of the words that a seat may say now."""
        return [move.code for move in self.state.moves(seat)]

    def may(self, seat: int, code: int) -> bool:
        """Whether a seat may say the word of this number now."""
        words = self.game.lexicon.moves
        return 0 <= code < len(words) and words[code] in self.state.moves(seat)

    def rewards(self, name: str = "win") -> tuple[float, ...]:
        """What the game was worth to each seat; nothing before it is over."""
        outcome = self.game.outcome(self.state)
        return (0.0,) * self.seats if outcome is None else rewards(outcome, name)

    # -- playing --------------------------------------------------------------------------------------

    def play(self, seat: int, code: int) -> None:
        """A seat says the word of this number; raises IllegalMove with the reason if it cannot."""
        if not self.may(seat, code):
            self.state.check(seat, word(self.game, code))
        self.state.play(seat, self.game.lexicon.moves[code])
        self.said.append((seat, code))

    # -- copies ---------------------------------------------------------------------------------------

    def copy(self) -> "Table":
        """A table that goes on from here by itself, with the same dice."""
        twin = Table.__new__(Table)
        twin.__dict__.update(self.__dict__)
        twin.state = self.state.copy()
        twin.state.discreet = self.state.discreet
        twin.said = self.said.copy()
        return twin

    def __copy__(self) -> "Table":
        return self.copy()

    def __deepcopy__(self, _memo: object) -> "Table":
        return self.copy()

    def redealt(self, seat: int, rng: Rng) -> "Table":
        """A copy that this seat holds possible: what it cannot know is dealt anew, what was said stays as it was."""
        twin = self.copy()
        twin.state = self.state.redeal(seat, rng)
        twin.state.discreet = self.state.discreet
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        return _replayed, (
            self.game.name,
            self.seats,
            self.seed,
            self.state.discreet != 0,
            dict(self.options),
            tuple(self.said),
        )


def _replayed(
    name: str, seats: int, seed: int, discreet: bool, options: Mapping[str, str], said: Sequence[tuple[int, int]]
) -> Table:
    """A table that was pickled, played again."""
    table = Table(name, seats, seed, discreet=discreet, **options)
    for seat, code in said:
        table.state.play(seat, table.game.lexicon[code])
        table.said.append((seat, code))
    return table
