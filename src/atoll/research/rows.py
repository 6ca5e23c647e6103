"""What a seat may know, as a row of numbers: written by the game itself, or made from its view."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

from atoll import games
from atoll.kernel.game import Game
from atoll.kernel.mistakes import Mistake
from atoll.kernel.state import State

from .schema import Schema, Slice

__all__ = ["BadRows", "Encoder", "Schema", "Slice", "encoder"]

Row = npt.NDArray[Any]


def window(buffer: Any, dtype: npt.DTypeLike = np.uint8) -> Row:
    """What compiled code has written, read where it lies."""
    return np.frombuffer(buffer, dtype)


class BadRows(Mistake):
    """Rows cannot be written like this."""


class Encoder(ABC):
    """Writes rows and masks of one game, for a number of seats and its options; it can be copied and pickled."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, str], schema: Schema) -> None:
        self.game = game
        self.seats = seats
        self.options = dict(options)
        self.schema = schema
        self.size = schema.size
        self.dtype = schema.dtype
        self.words = len(game.lexicon)

    def __repr__(self) -> str:
        return f"<rows of {self.game.title} for {self.seats}: {self.size} numbers, {self.dtype}>"

    def __reduce__(self) -> tuple[Callable[..., "Encoder"], tuple[Any, ...]]:
        return _again, (self.game.name, self.seats, str(self.dtype), self.options)

    @abstractmethod
    def observe(self, state: State, seat: int, out: Row | None = None) -> Row:
        """What a seat may know of a position, as a row: a new one, or `out`."""

    def mask(self, state: State, seat: int, out: npt.NDArray[np.int8] | None = None) -> npt.NDArray[np.int8]:
        """1 for each word of the lexicon that a seat may say now, 0 for the others."""
        codes = [move.code for move in state.moves(seat)]
        if out is None:
            out = np.zeros(self.words, np.int8)
        else:
            out.fill(0)
        out[codes] = 1
        return out


class WrittenRows(Encoder):
    """Rows that a game writes itself, in compiled code."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, str], dtype: str) -> None:
        assert game.observer is not None
        self.observer = game.observer(seats)
        layout = self.observer.layout
        slices = [Slice(part.name, part.shape, part.start, part.meaning, part.most) for part in layout.parts]
        super().__init__(game, seats, options, Schema(slices, dtype, layout.left_out))
        self.scale = self.schema.scale()

    def observe(self, state: State, seat: int, out: Row | None = None) -> Row:
        row = window(self.observer.observed(state, state.at(seat)))
        return self.read(row, np.empty(self.size, self.dtype) if out is None else out)

    def read(self, rows: Row, out: Row) -> Row:
        """Rows as they were written, into rows as they are wanted."""
        if self.dtype == np.uint8:
            out[...] = rows
        else:
            np.multiply(rows, self.scale, out=out, dtype=np.float32)
        return out


def encoder(game: Game | str, seats: int, dtype: str | None = None, **options: str) -> Encoder:
    """What writes the rows of a game: its own compiled encoder or, where a game brings none, one made from its view.

    A compiled encoder writes `uint8` or, with `dtype="float32"`, the same divided so that it lies between 0 and 1; one
    made from a view writes `float32`.
    """
    from .viewrows import ViewRows

    title = games.find(game) if isinstance(game, str) else game
    number, settings = title.check_seats(seats), title.settings(options)
    kinds = ("float32",) if title.observer is None else ("uint8", "float32")
    if dtype is not None and dtype not in kinds:
        raise BadRows(f"rows of {title.title} are {' or '.join(kinds)}, not {dtype}")
    if title.observer is None:
        return ViewRows(title, number, settings)
    return WrittenRows(title, number, settings, dtype or "uint8")


def _again(name: str, seats: int, dtype: str, options: dict[str, str]) -> Encoder:
    """An encoder that was pickled."""
    return encoder(name, seats, dtype, **options)
