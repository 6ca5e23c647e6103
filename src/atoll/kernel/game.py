"""A game as a record of functions: what a bot, a table or a researcher needs to know of it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

from .mistakes import Mistake
from .moves import Lexicon, Move
from .scene import Scene
from .state import State
from .worth import Worth

Options = Mapping[str, str]


class BadSetup(Mistake):
    """A game cannot be set up like this."""


@dataclass(frozen=True)
class Option:
    """Something a table agrees on before the game; its first value is the default."""

    name: str
    values: tuple[str, ...]
    seats: range | None = None  # the numbers of seats for which it makes a difference; None for all

    def matters(self, seats: int) -> bool:
        """Whether the table has to think about it."""
        return self.seats is None or seats in self.seats


@dataclass(frozen=True)
class Part:
    """One line of a final score: the message that names it, and its points."""

    name: str
    points: int


@dataclass(frozen=True)
class Outcome:
    """How a game ended: the points of each seat with their parts, and its rank (1 is best, ties share)."""

    points: tuple[int, ...]
    ranks: tuple[int, ...]
    parts: tuple[tuple[Part, ...], ...]
    rule: str
    rival: int | None = None  # the points of an opponent without a seat, played by the rules

    @property
    def winners(self) -> list[int]:
        return [seat for seat, rank in enumerate(self.ranks) if rank == 1]


class Kind(Protocol):
    """How the numbers in a note are read: `island` 2 is "3", `card` 7 is the name of a card."""

    def __call__(self, value: int) -> str | int: ...


def count(value: int) -> int:
    """A plain amount."""
    return value


def place(value: int) -> int:
    """Something people count from one."""
    return value + 1


@dataclass(frozen=True)
class Named:
    """A thing with a name of its own in the catalogue."""

    messages: tuple[str, ...]

    def __call__(self, value: int) -> str:
        return self.messages[value]


@dataclass(frozen=True, eq=False)
class Game:
    """One title on the shelf: itself and no other, so that what belongs to a title can be kept by it."""

    name: str
    title: str
    seats: range
    rules: int  # version of the rules; a record names it
    lexicon: Lexicon
    setup: Callable[[Options, int, int], Any]  # options, seats, seed -> State
    outcome: Callable[[Any], Outcome | None]
    look: Callable[[Any, int], Any]  # the only door through which secrets leave a position
    worth: Worth[Any]  # a guess of each seat's final points, for bots and hints
    audit: Callable[[Any], str]  # what is lost or too many in a position; "" if all is there
    folder: Path  # holds text/*.ftl and rulebook/*.md
    kinds: Mapping[str, Kind]
    options: tuple[Option, ...] = ()
    check: Callable[[Path], list[str]] | None = None  # what is wrong with the data files in a folder
    draw: Callable[[Any, Any], Any] | None = None  # view, speaker -> something the terminal can print
    stage: Callable[[Any, Any, bool], Scene] | None = None  # view, speaker, wide -> what lies where
    targets: Callable[[Move], list[str]] | None = None  # the sprites that a move can be chosen on

    def settings(self, chosen: Options) -> dict[str, str]:
        """All options with their values; raises BadSetup for an unknown one."""
        known = {option.name: option for option in self.options}
        for name, value in chosen.items():
            if name not in known:
                raise BadSetup(f"{self.title} has no option {name!r}; it has: {', '.join(known) or 'none'}")
            if value not in known[name].values:
                raise BadSetup(f"option {name} is one of {', '.join(known[name].values)}, not {value!r}")
        return {option.name: chosen.get(option.name, option.values[0]) for option in self.options}

    def start(self, seats: int, seed: int = 0, **chosen: str) -> State:
        """A new game, ready for its first question."""
        if seats not in self.seats:
            raise BadSetup(f"{self.title} is for {self.seats[0]} to {self.seats[-1]} players, not {seats}")
        state: State = self.setup(self.settings(chosen), seats, seed)
        return state
