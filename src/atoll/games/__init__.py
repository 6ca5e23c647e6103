"""The shelf: every game by name, our own and those of other packages, loaded on demand."""

from functools import cache
from importlib.metadata import entry_points

from atoll.kernel.game import Game
from atoll.kernel.mistakes import Mistake

GROUP = "atoll.games"


class UnknownGame(Mistake):
    """No package puts a game of this name on the shelf."""


def names() -> list[str]:
    """The names of all games on the shelf."""
    return sorted({entry.name for entry in entry_points(group=GROUP)})


@cache
def find(name: str) -> Game:
    """The game of this name."""
    for entry in entry_points(group=GROUP):
        if entry.name == name:
            game: Game = entry.load()
            return game
    raise UnknownGame(f"there is no game called {name!r}; the shelf holds: {', '.join(names())}")
