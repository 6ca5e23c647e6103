"""How fast the engine is: decisions in random play, copies, redeals, and search."""

import time
from dataclasses import dataclass

from atoll.bots.playout import play_out
from atoll.bots.search import Budget, Search
from atoll.kernel.game import Game
from atoll.kernel.rng import seeded


@dataclass(frozen=True)
class Speed:
    """What one core does. A decision is a choice between at least two moves."""

    decisions: float  # in a second of random play
    copy: float  # microseconds for a copy in the middle of a game
    redeal: float  # microseconds for a redeal there
    search: float  # iterations of the searching bot in a second


def measure(game: Game, seats: int, seconds: float = 1.0) -> Speed:
    """Play at random for about so long, then copy."""
    rng = seeded(1)
    made, seed = 0, 0
    started = time.perf_counter()
    while time.perf_counter() - started < seconds:
        made += play_out(game.start(seats, seed), rng)
        seed += 1
    decisions = made / (time.perf_counter() - started)
    middle = game.start(seats, 1)
    play_out(middle, rng, made // seed // 2)
    copy = _microseconds(middle.copy, seconds / 4)
    redeal = _microseconds(lambda: middle.redeal(0, rng), seconds / 4)
    return Speed(decisions, copy, redeal, _iterations(game, seats, made // seed, seconds))


def _iterations(game: Game, seats: int, length: int, seconds: float) -> float:
    """What a search makes in a second, over positions early, midway and late in a game."""
    iterations = 0
    for quarter in (1, 2, 3):
        state = game.start(seats, 1)
        play_out(state, seeded(1), length * quarter // 4)
        searcher = Search(game, seats, state.waiting()[0], Budget(seconds=seconds / 3), seeded(quarter))
        searcher.think(state)
        iterations += searcher.iterations
    return iterations / seconds


def _microseconds(call: object, seconds: float) -> float:
    assert callable(call)
    times = 0
    started = time.perf_counter()
    while time.perf_counter() - started < seconds:
        for _ in range(50):
            call()
        times += 50
    return (time.perf_counter() - started) / times * 1e6
