"""Steps with what a learner reads of them, ours beside other engines', in one run on one core, printed as ratios.

A step is one action of any player, with the observation and the mask of legal actions before it, chosen at random from
Python (but in Pgx, which draws for itself). Seconds are the processor's, of all its cores. Engines take turns, and the
best of several rounds counts, for machines are noisy. Ends with status 1 if a bar is missed.

RLCard, PettingZoo's classics and Pgx are measured where they are installed, and named where they are not: they are the
group `peers`, since JAX alone is larger than all else that this project installs.
"""

import random
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import numpy as np

import atoll
from atoll.bots.playout import play_out
from atoll.kernel.rng import seeded
from atoll.kernel.rows import blank
from atoll.research import Batch

ROUNDS = 5
SECONDS = 0.5
GAMES = 64  # in a batch: more of them leave the cache
TITLES = ("costa-ruana", "la-isla", "arnak")
RLCARD = ("leduc-holdem", "uno", "gin-rummy")
CLASSICS = ("leduc_holdem_v4", "connect_four_v3", "chess_v6")
PGX = ("backgammon", "leduc_holdem")
TOGETHER = 256  # games of Pgx in one call: with few of them the calls cost more than the steps

Stepper = Callable[[], int]
"""Makes some steps and says how many."""


# -- ours ---------------------------------------------------------------------------------------------


def in_batches(name: str) -> Stepper:
    """Rows and masks of a whole batch, in arrays."""
    batch = Batch(name, GAMES, seats=2, seed=1)

    def step() -> int:
        batch.step(batch.sample())
        return GAMES

    return step


def play_only(name: str) -> Stepper:
    """Random play without anything that a learner reads."""
    game, dice, seeds = atoll.game(name), seeded(1), iter(range(sys.maxsize))
    options = game.settings({})
    return lambda: play_out(game.setup(options, 2, next(seeds)), dice)


def observations(name: str) -> Stepper:
    """Rows alone, of the positions of one game, each several times."""
    game, dice = atoll.game(name), seeded(1)
    assert game.observer is not None
    observer, state, positions = game.observer(2), game.start(2, 1), []
    while not state.over():
        positions.append((state.copy(), state.waiting()[0]))
        play_out(state, dice, 1)
    row = blank(observer.size)  # what is written again and again is no row, but takes as long

    def step() -> int:
        for position, seat in positions:
            observer.observe(position, seat, row, 0)
        return len(positions)

    return step


def pettingzoo(name: str) -> Stepper:
    """Turn by turn through PettingZoo's interface."""
    from atoll.research import pettingzoo

    env, dice = pettingzoo.env(name, seats=2), random.Random(1)
    env.reset(seed=1)

    def step() -> int:
        seen, _, ended, cut, _ = env.last()
        if ended or cut:
            env.reset()
            return 0
        legal = seen["action_mask"].view(np.bool_).nonzero()[0]  # of truths NumPy finds the places fastest
        env.step(int(legal[int(dice.random() * len(legal))]))
        return 1

    return step


# -- others -------------------------------------------------------------------------------------------


def open_spiel(name: str) -> Stepper:
    """OpenSpiel's C++ games read from Python: tensor and mask."""
    import pyspiel

    game, dice = pyspiel.load_game(name), random.Random(1)
    state: Any = game.new_initial_state()

    def step() -> int:
        nonlocal state
        if state.is_terminal():
            state = game.new_initial_state()
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            state.apply_action(outcomes[int(dice.random() * len(outcomes))][0])
            return 0
        player, legal = state.current_player(), state.legal_actions()
        state.legal_actions_mask(player)
        np.asarray(state.observation_tensor(player), np.float32)
        state.apply_action(legal[int(dice.random() * len(legal))])
        return 1

    return step


def catanatron() -> Stepper:
    """Catanatron's gym with two players; the actions of its random opponent count too, though nobody reads them."""
    from catanatron_gym.envs.catanatron_env import CatanatronEnv

    env, dice = CatanatronEnv(), random.Random(1)
    _, info = env.reset(seed=1)
    made = len(env.game.state.actions)

    def step() -> int:
        nonlocal info, made
        _, _, ended, cut, info = env.step(dice.choice(info["valid_actions"]))
        steps, made = len(env.game.state.actions) - made, len(env.game.state.actions)
        if ended or cut:
            _, info = env.reset()
            made = len(env.game.state.actions)
        return steps

    return step


def rlcard(name: str) -> Stepper:
    """Observation and legal actions, as RLCard's `step` gives them."""
    env, dice = import_module("rlcard").make(name), random.Random(1)
    seen, _ = env.reset()

    def step() -> int:
        nonlocal seen
        seen, _ = env.reset() if env.is_over() else env.step(dice.choice(list(seen["legal_actions"])))
        return 1

    return step


def classic(name: str) -> Stepper:
    """One of PettingZoo's own games."""
    env, dice = import_module(f"pettingzoo.classic.{name}").env(), random.Random(1)
    env.reset(seed=1)

    def step() -> int:
        seen, _, ended, cut, _ = env.last()
        if ended or cut:
            env.reset()
            return 0
        legal = seen["action_mask"].nonzero()[0]
        env.step(int(legal[int(dice.random() * len(legal))]))
        return 1

    return step


def pgx(name: str) -> Stepper:
    """Games side by side, compiled by JAX before the first step counts; actions are drawn in the same call."""
    jax, game = import_module("jax"), import_module("pgx").make(name)
    advance = import_module("pgx.experimental").auto_reset(game.step, game.init)

    def turn(states: Any, key: Any) -> tuple[Any, Any]:
        key, choice, chance = jax.random.split(key, 3)
        actions = jax.random.categorical(choice, jax.numpy.where(states.legal_action_mask, 0.0, -1e9))
        return jax.vmap(advance)(states, actions, jax.random.split(chance, TOGETHER)), key

    compiled, key = jax.jit(turn), jax.random.PRNGKey(1)
    states = jax.jit(jax.vmap(game.init))(jax.random.split(key, TOGETHER))
    states, key = compiled(states, key)

    def step() -> int:
        nonlocal states, key
        states, key = compiled(states, key)
        jax.block_until_ready(states.observation)
        return TOGETHER

    return step


# -- measuring ----------------------------------------------------------------------------------------

BACKGAMMON = "OpenSpiel backgammon, tensor and mask"
HANABI = "OpenSpiel hanabi, tensor and mask"
CATANATRON = "catanatron's gym"


@dataclass(frozen=True)
class Bar:
    """What one speed must be: so many times another, or so many steps in a second."""

    name: str
    least: float
    times: str = ""


BARS = [
    *(Bar(f"{title}, batch", least, BACKGAMMON) for title, least in zip(TITLES, (20, 6, 5), strict=True)),
    *(Bar(f"{title}, batch", least, CATANATRON) for title, least in zip(TITLES, (55, 18, 13), strict=True)),
    *(Bar(f"{title}, observations", 0.5, f"{title}, play only") for title in TITLES),
    Bar("costa-ruana, PettingZoo", 40_000),
    Bar("arnak, PettingZoo", 5, CATANATRON),
]


def subjects() -> dict[str, Callable[[], Stepper]]:
    """All that is measured, by name."""
    made: dict[str, Callable[[], Stepper]] = {
        CATANATRON: catanatron,
        BACKGAMMON: partial(open_spiel, "backgammon"),
        HANABI: partial(open_spiel, "hanabi"),
    }
    kinds = {"play only": play_only, "observations": observations, "batch": in_batches, "PettingZoo": pettingzoo}
    for title in TITLES:
        for kind, make in kinds.items():
            made[f"{title}, {kind}"] = partial(make, title)
    return made


def peers() -> tuple[dict[str, Callable[[], Stepper]], list[str]]:
    """What is installed, by name, and the names of what is not."""
    kinds: list[tuple[str, tuple[str, ...], Callable[[str], Stepper], tuple[str, ...]]] = [
        ("RLCard", ("rlcard",), rlcard, RLCARD),
        ("PettingZoo", ("rlcard", "chess", "pygame"), classic, CLASSICS),
        ("Pgx", ("pgx", "jax"), pgx, PGX),
    ]
    found: dict[str, Callable[[], Stepper]] = {}
    absent = []
    for library, needs, make, games in kinds:
        if all(find_spec(need) for need in needs):
            found |= {f"{library} {game}": partial(make, game) for game in games}
        else:
            absent.append(f"{library}: {', '.join(games)}")
    return found, absent


def measured(engines: dict[str, Callable[[], Stepper]]) -> dict[str, list[float]]:
    """Steps in a second of the processor, in each round."""
    steppers = {name: make() for name, make in engines.items()}
    speeds: dict[str, list[float]] = {name: [] for name in steppers}
    for number in range(ROUNDS):
        print(f"round {number + 1} of {ROUNDS}", file=sys.stderr)
        for name, step in steppers.items():
            made, started = 0, time.process_time()
            while (spent := time.process_time() - started) < SECONDS:
                made += step()
            speeds[name].append(made / spent)
    return speeds


def main() -> None:
    if not atoll.COMPILED:
        sys.exit("the compiled build is measured: make bench-research")
    others, absent = peers()
    speeds = measured(subjects() | others)
    best = {name: max(rounds) for name, rounds in speeds.items()}
    print(f"{'two seats, one core':40} {'steps/s':>12} {'x backgammon':>13} {'x catanatron':>13} {'worst round':>12}")
    for name, speed in best.items():
        beside = speed / best[BACKGAMMON], speed / best[CATANATRON]
        print(f"{name:40} {speed:12,.0f} {beside[0]:13.1f} {beside[1]:13.1f} {min(speeds[name]):12,.0f}")
    for library in absent:
        print(f"not measured, since not installed: {library}")
    missed = False
    for bar in BARS:
        value = best[bar.name] / best[bar.times] if bar.times else best[bar.name]
        missed |= value < bar.least
        verdict, unit = "holds" if value >= bar.least else "MISSED", f"times {bar.times}" if bar.times else "steps/s"
        print(f"{verdict:7} {bar.name}: {value:,.1f} {unit} (at least {bar.least:,})")
    sys.exit(missed)


if __name__ == "__main__":
    main()
