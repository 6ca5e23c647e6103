"""What the numbers of a row mean: named slices, for people and programs."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import prod
from typing import Any, overload

import numpy as np
import numpy.typing as npt


@dataclass(frozen=True)
class Slice:
    """A named part of a row: where it lies, its shape, and what it means."""

    name: str
    shape: tuple[int, ...]
    offset: int
    meaning: str
    most: int = 1  # the highest number that is to be expected; a row of floats is divided by it

    @property
    def size(self) -> int:
        return prod(self.shape)

    @property
    def end(self) -> int:
        return self.offset + self.size

    def of(self, rows: npt.NDArray[Any]) -> npt.NDArray[Any]:
        """This part of a row, or of many rows at once, in its shape; nothing is copied."""
        return rows[..., self.offset : self.end].reshape(*rows.shape[:-1], *self.shape)


class Schema(Sequence[Slice]):
    """The slices of a row one after the other, the type of its numbers, and what it does not tell of a view."""

    def __init__(self, slices: Sequence[Slice], dtype: npt.DTypeLike, left_out: Sequence[tuple[str, str]] = ()) -> None:
        self.slices = tuple(slices)
        self.dtype = np.dtype(dtype)
        self.left_out = tuple(left_out)  # where in the view, and why a row does not tell it
        self.size = self.slices[-1].end if self.slices else 0
        self._by_name = {part.name: part for part in self.slices}

    def __len__(self) -> int:
        return len(self.slices)

    def __iter__(self) -> Iterator[Slice]:
        return iter(self.slices)

    @overload
    def __getitem__(self, key: int | str) -> Slice: ...
    @overload
    def __getitem__(self, key: slice) -> Sequence[Slice]: ...
    def __getitem__(self, key: int | str | slice) -> Slice | Sequence[Slice]:
        """A slice by its number or its name."""
        return self._by_name[key] if isinstance(key, str) else self.slices[key]

    def __repr__(self) -> str:
        """A line for each slice."""
        wide = max((len(part.name) for part in self.slices), default=0)
        lines = [f"{self.size} numbers, {self.dtype}"]
        for part in self.slices:
            shape = " x ".join(map(str, part.shape))
            lines.append(f"{part.offset:6}  {part.name:{wide}}  {shape:12}  {part.meaning}")
        return "\n".join([*lines, *(f"not told: {path}: {why}" for path, why in self.left_out)])

    def scale(self) -> npt.NDArray[np.float32]:
        """What each number is multiplied by, so that it hardly ever leaves the range from 0 to 1."""
        return np.concatenate([np.full(part.size, 1 / part.most, np.float32) for part in self.slices])

    def named(self, rows: npt.NDArray[Any]) -> dict[str, npt.NDArray[Any]]:
        """A row, or many at once, as a dictionary of its parts."""
        return {part.name: part.of(rows) for part in self.slices}
