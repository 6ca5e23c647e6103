"""The shelf: every game by name, our own and those of other packages, loaded on demand."""

import copyreg
from functools import cache
from importlib import import_module
from operator import getitem
from typing import Any

from atoll.kernel.game import Game
from atoll.kernel.lexicon import Lexicon
from atoll.kernel.mistakes import Mistake
from atoll.kernel.moves import Move
from atoll.kernel.state import State

__all__ = ["BrokenGame", "UnknownGame", "find", "names"]

GROUP = "atoll.games"
"""The entry points by which other packages put their games on the shelf."""
OWN = {
    "arnak": "atoll.games.arnak:ARNAK",
    "costa-ruana": "atoll.games.costa_ruana:COSTA_RUANA",
    "la-isla": "atoll.games.la_isla:LA_ISLA",
}


class UnknownGame(Mistake):
    """No package puts a game of this name on the shelf."""


class BrokenGame(Mistake):
    """A package puts a game on the shelf that cannot be taken from it."""


def _others() -> dict[str, str]:
    """The games of other packages, and where they are; looking through all packages takes its time."""
    from importlib.metadata import entry_points

    return {entry.name: entry.value for entry in entry_points(group=GROUP)}


def names() -> list[str]:
    """The names of all games on the shelf."""
    return sorted({**OWN, **_others()})


@cache
def find(name: str) -> Game[State, Any]:
    """The game of this name."""
    value = OWN.get(name) or _others().get(name)
    if value is None:
        raise UnknownGame(f"there is no game called {name!r}; the shelf holds: {', '.join(names())}")
    module, _, attribute = value.partition(":")
    try:
        game = getattr(import_module(module), attribute)
    except Exception as problem:  # it is another's code: anything may go wrong, and the other games go on
        raise BrokenGame(f"{name} cannot be loaded: {type(problem).__name__}: {problem}") from problem
    if not isinstance(game, Game) or game.name != name:
        raise BrokenGame(f"{name} cannot be loaded: {value} is no game of that name")
    for kind in {type(word) for word in game.lexicon}:
        copyreg.pickle(kind, _reduce_word)
    return game


# A title, its lexicon and its words are there once in each process: they travel, and are copied, by name.


def _reduce_game(game: Game) -> tuple[Any, tuple[Any, ...]]:
    if find(game.name) is not game:
        raise UnknownGame(f"only games on the shelf can be pickled, not this other {game!r}")
    return find, (game.name,)


def _reduce_lexicon(lexicon: Lexicon) -> tuple[Any, tuple[Any, ...]]:
    if lexicon.game is None:
        raise UnknownGame("only the lexicon of a game on the shelf can be pickled")
    return getattr, (lexicon.game, "lexicon")


def _reduce_word(word: Move) -> tuple[Any, tuple[Any, ...]]:
    if not word.game:
        raise UnknownGame(f"only words of a game on the shelf can be pickled, not {word!r}")
    return getitem, (find(word.game).lexicon, word.code)


copyreg.pickle(Game, _reduce_game)
copyreg.pickle(Lexicon, _reduce_lexicon)
