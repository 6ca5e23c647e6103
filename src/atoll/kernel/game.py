"""A game as a record of functions: what a bot, a table or a researcher needs to know of it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from operator import index
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, Literal, Protocol, SupportsIndex

from .lexicon import Lexicon
from .mistakes import BadSetup, Mistake
from .moves import Move
from .notes import Event
from .rng import DICE, SEALED, check_seed
from .state import GUEST, Origin, State
from .worth import Worth

if TYPE_CHECKING:
    from typing_extensions import TypeVar  # a type checker knows it always, and its defaults

    from atoll.scene import Scene  # the type only: what is drawn stands above the kernel

    from .rows import Observer  # the type only: it comes with a package that only research needs

    S = TypeVar("S", bound=State, default=Any)
    V = TypeVar("V", default=Any)
else:
    from typing import TypeVar

    S = TypeVar("S", bound=State)
    V = TypeVar("V")

__all__ = [
    "About",
    "BadSetup",
    "Game",
    "Kind",
    "Named",
    "NotOver",
    "Option",
    "Options",
    "Outcome",
    "Part",
    "count",
    "later",
    "one_based",
    "shares",
]

Options = Mapping[str, str]


class NotOver(Mistake):
    """A game has no outcome yet."""


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

    @property
    def shares(self) -> tuple[float, ...]:
        """Each seat's part of the victory: those who share it get equal parts."""
        return shares(self.ranks)


def shares(ranks: Sequence[int]) -> tuple[float, ...]:
    """The parts of the victory that follow from ranks; nothing for anybody where nobody is first."""
    winners = ranks.count(1)
    return tuple(1 / winners if rank == 1 else 0.0 for rank in ranks)


class Kind(Protocol):
    """How the numbers in a note are read: `island` 2 is "3", `card` 7 is the name of a card."""

    def __call__(self, value: int) -> str | int: ...


def count(value: int) -> int:
    """A plain amount."""
    return value


def one_based(value: int) -> int:
    """Something people count from one."""
    return value + 1


@dataclass(frozen=True)
class Named:
    """A thing with a name of its own in the catalogue."""

    messages: tuple[str, ...]

    def __call__(self, value: int) -> str:
        return self.messages[value]


def later(path: str) -> Callable[..., Any]:
    """A function that is imported when it is first called: `later("package.module:function")`.

    For what rules do not need: terminals, drawings and checks take longer to import than the whole game.
    """
    module, _, name = path.partition(":")

    @cache
    def found() -> Callable[..., Any]:
        imported: Callable[..., Any] = getattr(import_module(module), name)
        return imported

    def call(*arguments: Any) -> Any:
        return found()(*arguments)

    return call


@dataclass(frozen=True)
class About:
    """What a lobby says of a game in numbers; its words are a message of the game: `blurb`."""

    minutes: int | None = None  # how long a usual game takes
    weight: Literal["light", "medium", "heavy"] | None = None
    usual_seats: int = 2  # how many sit at a table that is opened without asking


@dataclass(frozen=True, eq=False)
class Game(Generic[S, V]):
    """One title on the shelf: itself and no other, so that what belongs to a title can be kept by it.

    A record of functions over its positions (S) and views (V).
    """

    name: str
    title: str
    seats: range
    rules: int  # version of the rules; a record names it
    lexicon: Lexicon
    setup: Callable[[Options, int, int], S]  # options, seats, seed
    outcome: Callable[[S], Outcome | None]  # None until the game is over
    view: Callable[[S, int], V]  # what a seat or a guest may see; ask for it with `look`
    worth: Worth[S]  # a guess of each seat's final points, for bots and hints
    audit: Callable[[S], str]  # what is lost or too many in a position; "" if all is there
    folder: Path  # holds text/*.ftl and rulebook/*.md
    kinds: Mapping[str, Kind]
    options: tuple[Option, ...] = ()
    check: Callable[[Path], list[str]] | None = None  # what is wrong with the data files in a folder
    draw: Callable[[V, Any], Any] | None = None  # view, speaker -> something the terminal can print
    stage: Callable[[V, Any, bool], "Scene"] | None = None  # view, speaker, wide -> what lies where
    tablet: Callable[[V, Any], "Scene"] | None = None  # view, speaker -> the same for an upright tablet
    targets: Callable[[Move], list[str]] | None = None  # the sprites that a move can be chosen on
    gist: Callable[[S, Move, S, int], Event | None] | None = None  # before, move, after, seat -> what it is good for
    about: About = About()
    observer: Callable[[int], "Observer[S]"] | None = None  # seats -> what writes rows for learners

    def __post_init__(self) -> None:
        if self.lexicon.game is None:  # a variant with other weights speaks the same words
            self.lexicon.game = self
            for move in self.lexicon:
                move.game = self.name

    def __repr__(self) -> str:
        return f"atoll.game({self.name!r})"

    def settings(self, chosen: Options) -> dict[str, str]:
        """All options with their values; raises BadSetup for an unknown one."""
        known = {option.name: option for option in self.options}
        if chosen.get(DICE) == SEALED:  # every game has it, and no form asks for it
            return {**self.settings({name: value for name, value in chosen.items() if name != DICE}), DICE: SEALED}
        for name, value in chosen.items():
            if name not in known:
                raise BadSetup(f"{self.title} has no option {name!r}; it has: {', '.join(known) or 'none'}")
            if value not in known[name].values:
                raise BadSetup(f"option {name} is one of {', '.join(known[name].values)}, not {value!r}")
        return {option.name: chosen.get(option.name, option.values[0]) for option in self.options}

    def check_seats(self, seats: SupportsIndex) -> int:
        """The number of seats; raises BadSetup, in words, if so many cannot play."""
        if not hasattr(seats, "__index__") or index(seats) not in self.seats:
            raise BadSetup(f"{self.title} is for {self.seats[0]} to {self.seats[-1]} players, not {seats}")
        return index(seats)

    def start(self, seats: SupportsIndex, seed: SupportsIndex = 0, **chosen: str) -> S:
        """A new game, ready for its first question. With `dice="sealed"` nobody can work out what comes."""
        count, number = self.check_seats(seats), check_seed(seed)
        state = self.setup(self.settings(chosen), count, number)
        state.origin = Origin(self, count, number, chosen)
        return state

    def look(self, state: S, seat: SupportsIndex = GUEST) -> V:
        """What a seat, or a guest, may see: the only door through which secrets leave a position."""
        return self.view(state, state.reader(seat))

    def final(self, state: S) -> Outcome:
        """How a game that is over ended; raises NotOver before."""
        outcome = self.outcome(state)
        if outcome is None:
            raise NotOver(f"this game of {self.title} is not over")
        return outcome
