"""Portions of practice: games of a net against itself, played by whichever process is free."""

from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from atoll import games
from atoll.bots.bot import Bot
from atoll.bots.judge import Judge
from atoll.bots.learned import LearnedJudge
from atoll.bots.practice import Practice
from atoll.kernel.game import Game
from atoll.kernel.mistakes import Mistake
from atoll.kernel.moves import Move
from atoll.kernel.net import Layers, Net
from atoll.kernel.netfile import read_net
from atoll.kernel.rng import Rng, derived, seeded
from atoll.kernel.state import State

from .match import Match

COMPARED = 5
"""Of so many decisions, one is looked at by both judges."""
VARIED = 4
"""Of so many games one is played with any options, the others with those that most tables play with."""
PORTION = 32
"""Games that are played with one net before somebody looks whether there is a better one."""


class NoRows(Mistake):
    """A game cannot be learned from rows."""


class Played(NamedTuple):
    """The rows of a portion, one after the other, and the chance that each should be judged at."""

    games: int
    rows: bytes
    aims: list[float]


@lru_cache(maxsize=1)
def loaded(file: bytes) -> Layers:
    """The net of a file; the next portion is often played with the same."""
    return Layers(read_net(file)[1])


def judge(game: Game, seats: int, file: bytes) -> LearnedJudge:
    """Who judges positions of a game by the net of a file."""
    if game.observer is None:
        raise NoRows(f"{game.title} brings no rows for learners, so nothing can be learned from them")
    return LearnedJudge(game, seats, game.observer(seats), Net(loaded(file)))


def play_portion(name: str, seats: int, file: bytes, seed: int, whims: int, trace: float) -> Played:
    """Play some games; the same in this process and in another one."""
    game = games.find(name)
    practice = Practice(judge(game, seats, file), seeded(seed, "practice"), whims, trace)
    rng = seeded(seed, "options")
    for number in range(PORTION):
        varied = number % VARIED == 0
        options = {
            option.name: option.values[rng.below(len(option.values)) if varied else 0] for option in game.options
        }
        practice.play(game.setup(game.settings(options), seats, derived(seed, "deal", number)))
    return Played(PORTION, b"".join(practice.rows), practice.aims)


class OneMoveBot(Bot):
    """The move with the best price right after it, by any judge."""

    def __init__(self, judge: Judge, worlds: int, rng: Rng) -> None:
        self.judge = judge
        self.worlds = worlds
        self.rng = rng

    def choose(self, state: State, seat: int) -> Move:
        prices = self.judge.prices(state, seat, self.rng, self.worlds)
        return state.moves(seat)[prices.index(max(prices))]


def trial(name: str, seats: int, file: bytes, seed: int, worlds: int) -> float:
    """What part of the victories a net wins of one deal, once in every seat among players by the linear value."""
    game = games.find(name)
    won = 0.0
    for learned in range(seats):
        bots: dict[int, Bot] = {}
        for seat in range(seats):
            by = judge(game, seats, file) if seat == learned else Judge(game, seats)
            bots[seat] = OneMoveBot(by, worlds, seeded(seed, "bot", learned, seat))
        match = Match.new(game, seats, derived(seed, "deal"), players=bots).play_on()
        match.expect_no_stand_in()
        won += match.outcome.shares[learned]
    return won / seats


def agreement(name: str, seats: int, file: bytes, seed: int) -> tuple[int, int]:
    """Of how many pairs of words in a game, and of how many pairs, net and linear value say the same is better.

    Hints explain by the terms of the linear value what a search has found by the net: this tells how far they can.
    """
    game = games.find(name)
    rng = seeded(seed, "agreement")
    net, linear = judge(game, seats, file), Judge(game, seats)
    state = game.start(seats, derived(seed, "deal"))
    alike = pairs = made = 0
    while not state.over():
        seat = state.waiting()[0]
        if made % COMPARED == 0:
            world = state.redeal(seat, rng)
            both = [(net.price(world, seat, move), linear.price(world, seat, move)) for move in world.moves(seat)]
            for (one, by_terms), (other, by_other_terms) in combinations(both, 2):
                alike += (one - other) * (by_terms - by_other_terms) > 0
                pairs += 1
        state.play(seat, net.best(state, seat, rng))
        made += 1
    return alike, pairs
