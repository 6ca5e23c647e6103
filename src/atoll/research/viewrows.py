"""Rows made from the view of any game: what games of other packages get that bring no encoder of their own.

Random games tell what occurs in the views: which words, how many of what, how long lists become. A word becomes a
one-hot, words in a list of changing length are counted, anything else lies at its place; what may be None has a flag.
Everything is a function of `Game.look`, so nothing hidden can get in.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from functools import cache
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt

from atoll.kernel.game import Game
from atoll.kernel.rng import seeded
from atoll.kernel.state import State

from .rows import Encoder, Row
from .schema import Schema, Slice

GAMES = 12  # random games that are played to see what occurs


class Seen:
    """What occurred at one place of the views."""

    def __init__(self) -> None:
        self.hidden = False  # now and then there is nothing
        self.most = 1
        self.words: set[str] = set()
        self.fields: dict[str, Seen] = {}
        self.lengths: set[int] = set()
        self.item: Seen | None = None  # what a list holds

    def meet(self, value: Any) -> None:
        """Take note of a value at this place."""
        if value is None:
            self.hidden = True
        elif isinstance(value, str):
            self.words.add(value)
        elif isinstance(value, dict):
            for key, part in value.items():
                self.fields.setdefault(str(key), Seen()).meet(part)
        elif isinstance(value, list):
            self.lengths.add(len(value))
            self.item = self.item or Seen()
            for part in value:
                self.item.meet(part)
        else:
            self.most = max(self.most, abs(int(value)))


class Part(ABC):
    """How the value at one place of a view is written."""

    @abstractmethod
    def put(self, value: Any, row: Row) -> None:
        """Write it into a row of zeros."""


class Number(Part):
    def __init__(self, plan: "Plan", path: str, most: int) -> None:
        self.at = plan.room(path, 1, "the number itself", most)

    def put(self, value: Any, row: Row) -> None:
        row[self.at] = value


class Word(Part):
    def __init__(self, plan: "Plan", path: str, words: set[str]) -> None:
        self.numbers = {word: number for number, word in enumerate(sorted(words))}
        self.at = plan.room(path, len(words), f"which of: {', '.join(self.numbers)}")

    def put(self, value: Any, row: Row) -> None:
        if value in self.numbers:
            row[self.at + self.numbers[value]] = 1


class Bag(Part):
    """Words in a list of changing length."""

    def __init__(self, plan: "Plan", path: str, words: set[str]) -> None:
        self.numbers = {word: number for number, word in enumerate(sorted(words))}
        self.at = plan.room(path, len(words), f"how many of each: {', '.join(self.numbers)}")

    def put(self, value: Any, row: Row) -> None:
        for word in value:
            if word in self.numbers:
                row[self.at + self.numbers[word]] += 1


class Fields(Part):
    def __init__(self, plan: "Plan", path: str, seen: Seen) -> None:
        self.parts = {key: plan.part(f"{path}.{key}".lstrip("."), inner) for key, inner in seen.fields.items()}

    def put(self, value: Any, row: Row) -> None:
        for key, part in self.parts.items():
            if key in value:
                part.put(value[key], row)


class Items(Part):
    """A list, place by place; of one whose length changes, the length too."""

    def __init__(self, plan: "Plan", path: str, seen: Seen) -> None:
        assert seen.item is not None
        longest = max(seen.lengths)
        self.length = plan.room(f"{path}.length", 1, "how many there are", longest) if len(seen.lengths) > 1 else -1
        self.parts = [plan.part(f"{path}[{number}]", seen.item) for number in range(longest)]

    def put(self, value: Any, row: Row) -> None:
        if self.length >= 0:
            row[self.length] = len(value)
        for part, item in zip(self.parts, value, strict=False):
            part.put(item, row)


class Perhaps(Part):
    """What may be None."""

    def __init__(self, plan: "Plan", path: str, seen: Seen) -> None:
        self.flag = plan.room(f"{path}?", 1, "whether it is known")
        self.part = plan.known(path, seen)

    def put(self, value: Any, row: Row) -> None:
        if value is not None:
            row[self.flag] = 1
            self.part.put(value, row)


class Plan:
    """The parts of a row, taking their room one after the other."""

    def __init__(self, seen: Seen) -> None:
        self.slices: list[Slice] = []
        self.size = 0
        self.whole = self.part("", seen)

    def room(self, name: str, size: int, meaning: str, most: int = 1) -> int:
        start = self.size
        self.slices.append(Slice(name, (size,), start, meaning, most))
        self.size += size
        return start

    def part(self, path: str, seen: Seen) -> Part:
        return Perhaps(self, path, seen) if seen.hidden else self.known(path, seen)

    def known(self, path: str, seen: Seen) -> Part:
        if seen.fields:
            return Fields(self, path, seen)
        if seen.item is not None:
            bag = seen.item.words and len(seen.lengths) > 1
            return Bag(self, path, seen.item.words) if bag else Items(self, path, seen)
        return Word(self, path, seen.words) if seen.words else Number(self, path, seen.most)


def _view(game: Game, state: State, seat: int) -> Any:
    """A view as plain dictionaries, lists, words and numbers."""
    return msgspec.to_builtins(game.look(state, seat))


@cache
def _plan(game: Game, seats: int, options: tuple[tuple[str, str], ...]) -> Plan:
    """The rows of a game: what occurs in some random games, always the same ones."""
    seen = Seen()
    for number in range(GAMES):
        state, dice = game.start(seats, number, **dict(options)), seeded(number, "rows")
        while True:
            for seat in range(seats):
                seen.meet(_view(game, state, seat))
            waiting = state.waiting()
            if not waiting:
                break
            moves = state.moves(waiting[0])
            state.play(waiting[0], moves[dice.below(len(moves))])
    return Plan(seen)


class ViewRows(Encoder):
    """Rows made from views."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, str]) -> None:
        self._plan = _plan(game, seats, tuple(options.items()))
        super().__init__(game, seats, options, Schema(self._plan.slices, np.float32))

    def observe(self, state: State, seat: int, out: npt.NDArray[Any] | None = None) -> npt.NDArray[Any]:
        if out is None:
            out = np.zeros(self.size, np.float32)
        else:
            out.fill(0)
        self._plan.whole.put(_view(self.game, state, seat), out)
        return out
