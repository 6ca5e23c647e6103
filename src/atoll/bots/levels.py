"""Bots by name: a level is a setting, written as people type it."""

from atoll.kernel.game import Game
from atoll.kernel.mistakes import Mistake
from atoll.kernel.rng import Rng

from .bot import Bot, RandomBot


class UnknownLevel(Mistake):
    """No bot plays at this level."""


def bot(level: str, game: Game, rng: Rng) -> Bot:
    """The bot of this level for one seat of a game."""
    if level == "random":
        return RandomBot(rng)
    raise UnknownLevel(f"there is no bot called {level!r} for {game.title}; there is: random")
