"""The shelf: every game by name, our own and those of other packages, loaded on demand."""

from functools import cache
from importlib.metadata import EntryPoint, entry_points

from atoll.kernel.game import Game
from atoll.kernel.mistakes import Mistake

GROUP = "atoll.games"


class UnknownGame(Mistake):
    """No package puts a game of this name on the shelf."""


def names() -> list[str]:
    """The names of all games on the shelf."""
    return sorted({entry.name for entry in entry_points(group=GROUP)})


class BrokenGame(Mistake):
    """A package puts a game on the shelf that cannot be taken from it."""


def _load(entry: EntryPoint) -> Game:
    try:
        game = entry.load()
    except Exception as problem:  # it is another's code: anything may go wrong, and the other games go on
        raise BrokenGame(f"{entry.name} cannot be loaded: {type(problem).__name__}: {problem}") from problem
    if not isinstance(game, Game) or game.name != entry.name:
        raise BrokenGame(f"{entry.name} cannot be loaded: {entry.value} is no game of that name")
    return game


@cache
def find(name: str) -> Game:
    """The game of this name."""
    for entry in entry_points(group=GROUP):
        if entry.name == name:
            return _load(entry)
    raise UnknownGame(f"there is no game called {name!r}; the shelf holds: {', '.join(names())}")
