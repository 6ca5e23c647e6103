"""What a seat may know, as a row of bytes that a learner reads where it was written.

A game brings an observer. Rows lie in packed vectors: compiled code writes a byte into one in half a nanosecond, into a
`bytearray` in fifteen, and NumPy reads both where they are. Who neither learns nor judges by what was learned does not
load this module.
"""

from math import prod
from typing import Any, Final, Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from .state import State
from .tasks import Question, Task

S = TypeVar("S", bound=State)


class Part:
    """A named part of a row: where it begins, its shape, what it means, and the highest number to be expected."""

    def __init__(self, name: str, shape: tuple[int, ...], start: int, meaning: str, most: int) -> None:
        self.name: Final = name
        self.shape: Final = shape
        self.start: Final = start
        self.size: Final = prod(shape)
        self.meaning: Final = meaning
        self.most: Final = most


class Layout:
    """The parts of a row, one after the other, and what a row does not tell of a view."""

    def __init__(self) -> None:
        self.parts: Final[list[Part]] = []
        self.left_out: Final[list[tuple[str, str]]] = []
        self.size = 0

    def part(self, name: str, shape: tuple[int, ...], meaning: str, most: int = 1) -> int:
        """Room for a part; says where it begins."""
        start = self.size
        part = Part(name, shape, start, meaning, most)
        self.parts.append(part)
        self.size += part.size
        return start

    def leave_out(self, path: str, why: str) -> None:
        """Something that the view tells at this place and a row does not."""
        self.left_out.append((path, why))


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer(Generic[S]):
    """Writes rows of one game for a number of seats. A row says no more than view and prompt of its seat."""

    def __init__(self, layout: Layout) -> None:
        self.layout: Final = layout
        self.size: Final = layout.size

    def observe(self, state: S, seat: int, row: vec[u8], at: i64) -> None:
        """Write what a seat may know into a buffer, from a place on where all is zero."""
        raise TypeError(f"{type(self).__name__} writes nothing")

    def observed(self, state: S, seat: int) -> vec[u8]:
        """A new row of what a seat may know."""
        row = blank(self.size)
        self.observe(state, seat, row, 0)
        return row


class Prompts:
    """The questions of a game, numbered by the names of their prompts."""

    def __init__(self, names: list[str]) -> None:
        self.names: Final = names
        self.numbers: Final[dict[Any, int]] = {}  # by class, as they come up: finding the name takes longer

    def number(self, task: Task[Any]) -> int:
        kind = type(task)
        found = self.numbers.get(kind)
        if found is None:
            assert isinstance(task, Question)
            found = self.names.index(task.prompt.name)
            self.numbers[kind] = found
        return found


def blank(size: int) -> vec[u8]:
    """A buffer of zeros."""
    return vec[u8]([u8(0)] * size)


def byte(number: int) -> u8:
    """A number as a byte; what is too much for one stays at the end of its range."""
    if number > 255:
        return u8(255)
    return u8(number) if number > 0 else u8(0)


def count(things: list[int], row: vec[u8], at: i64) -> None:
    """How many there are of each."""
    one = u8(1)
    for thing in things:
        place: i64 = thing
        row[at + place] += one
