"""Many games at once: one call steps them all in compiled code; rows, masks and rewards lie in one array each."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import numpy as np
import numpy.typing as npt

from atoll import games
from atoll.kernel import batch as kernel
from atoll.kernel.game import Game
from atoll.kernel.mistakes import Mistake
from atoll.kernel.rng import check_seed, seeded
from atoll.kernel.state import IllegalMove, State

from .rewards import named
from .rows import Encoder, WrittenRows, encoder, window

Array = npt.NDArray[Any]
Arrays = dict[str, Array]


class BadBatch(Mistake):
    """A batch cannot be played like this."""


def arrays(rows: Encoder, games: int, make: Callable[[str, tuple[int, ...], npt.DTypeLike], Array]) -> Arrays:
    """All that a batch shows, a row for each game, made by whoever knows where they are to lie."""
    return {
        "observations": make("observations", (games, rows.size), rows.dtype),
        "masks": make("masks", (games, rows.words), np.int8),
        "acting": make("acting", (games,), np.int64),
        "rewards": make("rewards", (games, rows.seats), np.float64),
        "done": make("done", (games,), np.bool_),
        "last_observations": make("last_observations", (games, rows.size), rows.dtype),
    }


def _new(_name: str, shape: tuple[int, ...], dtype: npt.DTypeLike) -> Array:
    return np.zeros(shape, dtype)


class Shown:
    """What a batch shows. The arrays stay the same objects; each step writes into them."""

    def __init__(self, rows: Encoder, shown: Arrays) -> None:
        self.encoder = rows
        self.arrays = shown
        self.count = len(shown["done"])
        self.observations = shown["observations"]  # what the seat that is asked may know, a row for each game
        self.masks = shown["masks"]  # the words that it may say
        self.acting = shown["acting"]  # which seat that is
        self.rewards = shown["rewards"]  # of a game that has just ended, for each of its seats; else nothing
        self.done = shown["done"]  # whether the step ended a game, so that its row is the first of the next one
        self.last_observations = shown["last_observations"]  # where it did, what the seat that ended it saw of its end

    def checked(self, actions: npt.ArrayLike) -> list[int]:
        """The numbers of words as a list, one for each game; raises BadBatch for anything else."""
        codes = np.asarray(actions)
        if codes.shape != (self.count,) or codes.dtype.kind not in "iu":
            raise BadBatch(
                f"a step takes {self.count} whole numbers, one for each game, not {codes.dtype} of shape {codes.shape}"
            )
        listed: list[int] = codes.tolist()
        return listed


class Batch(Shown):
    """Games played side by side by whoever is asked first in each; one that ends is dealt anew at once.

    >>> from atoll.research import Batch
    >>> batch = Batch("costa-ruana", 64, seats=2, seed=7)
    >>> for _ in range(100):
    ...     batch.step(batch.sample())
    >>> batch.observations.shape, batch.masks.shape, batch.acting.shape, batch.rewards.shape
    ((64, 220), (64, 1068), (64,), (64, 2))
    """

    def __init__(
        self,
        game: Game | str,
        games: int,
        *,
        seats: int = 2,
        seed: int = 0,
        reward: str = "win",
        dtype: str | None = None,
        first: int = 0,
        shown: Arrays | None = None,
        **options: str,
    ) -> None:
        """`first` is the number of the first game and `shown` where to write, for those that play a part of a batch."""
        if games < 1:
            raise BadBatch(f"a batch has at least one game, not {games}")
        rows = encoder(game, seats, dtype, **options)
        super().__init__(rows, arrays(rows, games, _new) if shown is None else shown)
        self.game, self.seats, self.options, self.reward = rows.game, rows.seats, rows.options, reward
        self.seed = check_seed(seed)
        self._dice = seeded(self.seed, "sample", first)
        self._kernel = kernel.Batch(
            partial(self.game.setup, self.options, self.seats),
            _rewards_of(self.game, reward),
            rows.observer if isinstance(rows, WrittenRows) else None,
            self.game.lexicon.moves,
            self.seats,
            first,
            games,
            self.seed,
        )
        at = self._kernel
        self._written = [  # rows are written into a new buffer in each step, all else where it was
            (self.masks, window(at.masks, np.int8).reshape(self.masks.shape)),
            (self.acting, window(at.acting, np.int64)),
            (self.rewards, window(at.rewards, np.float64).reshape(self.rewards.shape)),
            (self.done, window(at.done, np.bool_)),
        ]
        self._show()

    def __repr__(self) -> str:
        return f"<{self.count} games of {self.game.title} for {self.seats}, seed {self.seed}>"

    @property
    def states(self) -> Sequence[State]:
        """The positions; not to be played on, but to be copied or looked at."""
        return tuple(self._kernel.states)

    def step(self, actions: npt.ArrayLike) -> None:
        """Say a word in each game, by its number; if one of them may not be said, none is."""
        codes = self.checked(actions)
        wrong = self._kernel.refused(codes)
        if wrong >= 0:
            raise BadBatch(f"game {self._kernel.first + wrong}: {self._why(wrong, codes[wrong])}")
        self._kernel.step(codes)
        self._show()

    def sample(self) -> npt.NDArray[np.int64]:
        """A word for each game, any that may be said."""
        return window(self._kernel.random(self._dice), np.int64).copy()

    def copy(self) -> "Batch":
        """A batch that goes on from here by itself, with the same deals to come."""
        return _resumed(*self.__reduce__()[1])

    def __copy__(self) -> "Batch":
        return self.copy()

    def __deepcopy__(self, _memo: object) -> "Batch":
        return self.copy()

    def __reduce__(self) -> tuple[Callable[..., "Batch"], tuple[Any, ...]]:
        dice, at = self._dice, self._kernel
        setup = {"seats": self.seats, "seed": self.seed, "reward": self.reward, "dtype": str(self.encoder.dtype)}
        kept = {name: array.copy() for name, array in self.arrays.items()}
        words = (dice.a, dice.b, dice.c, dice.d)
        played = (list(at.deals), [[move.code for move in said] for said in at.said])
        return _resumed, (self.game.name, self.count, {**setup, "first": at.first, **self.options}, played, words, kept)

    def _why(self, number: int, code: int) -> str:
        """Why a word may not be said in a game."""
        if not 0 <= code < self.encoder.words:
            return f"there is no word {code}; {self.game.title} has {self.encoder.words}"
        try:
            self._kernel.states[number].check(int(self.acting[number]), self.game.lexicon[code].text)
        except IllegalMove as refusal:
            return str(refusal)
        raise AssertionError("a word was refused that may be said")

    def _show(self) -> None:
        """Bring what the kernel has written to where it is read."""
        at, rows = self._kernel, self.encoder
        for array, written in self._written:
            array[...] = written
        if isinstance(rows, WrittenRows):
            rows.read(window(at.rows).reshape(self.observations.shape), self.observations)
            for number, row in at.last_rows.items():
                rows.read(window(row), self.last_observations[number])
            return
        for number, (state, seat) in at.ended.items():
            rows.observe(state, seat, self.last_observations[number])
        for state, seat, out in zip(at.states, self.acting, self.observations, strict=True):
            rows.observe(state, int(seat), out)


def _rewards_of(game: Game, name: str) -> Callable[[State], tuple[float, ...]]:
    """What each seat gets of a position that is over."""
    reward = named(name)
    return lambda state: reward(game.final(state))


def _resumed(
    name: str,
    games_: int,
    setup: dict[str, Any],
    played: tuple[list[int], list[list[int]]],
    dice: tuple[int, int, int, int],
    kept: Arrays,
) -> Batch:
    """A batch as it was, by playing again what was said in its games."""
    batch = Batch(games.find(name), games_, **setup)
    deals, said = played
    batch._kernel.resume(deals, said)
    batch._dice.a, batch._dice.b, batch._dice.c, batch._dice.d = dice
    for part, array in kept.items():
        np.copyto(batch.arrays[part], array)
    return batch
