"""Our random play beside other engines', in one run on one core, printed as ratios.

A decision is a choice between at least two moves, for every engine alike; what is forced does not count.
Engines take turns, and the best of several rounds counts, because machines are noisy. The limit is printed beside us:
a C program that plays the same games of Costa Ruana (yardstick.py).
"""

import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from bench import yardstick

ROOT = Path(__file__).parent.parent
ROUNDS = 5
MEASURED = "costa-ruana"  # by the yardstick too


def ours(build: str, *options: str) -> dict[str, dict[str, float]]:
    """Speeds of our games, from a process of their own."""
    path = str(ROOT / ("build/compiled" if build == "compiled" else "src"))
    command = [sys.executable, "-m", "atoll", "bench", "--json", "--seconds", "0.6", *options]
    done = subprocess.run(command, env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True, check=True)
    speeds: dict[str, dict[str, float]] = json.loads(done.stdout)
    return speeds


def catanatron(least: int = 2) -> float:
    """Random players at four seats; counts actions chosen among at least so many."""
    from catanatron import Color, Game, RandomPlayer

    decisions = 0
    started = time.perf_counter()
    for seed in range(15):
        game = Game([RandomPlayer(color) for color in Color], seed=seed)
        while game.winning_color() is None and game.state.num_turns < 1000:
            decisions += len(game.state.playable_actions) >= least
            game.play_tick()
    return decisions / (time.perf_counter() - started)


def open_spiel(name: str) -> float:
    """Random play driven from Python."""
    import pyspiel

    started = time.perf_counter()
    decisions = sum(_play_at_random(pyspiel.load_game(name)) for _ in range(10))
    return decisions / (time.perf_counter() - started)


def _play_at_random(game: Any) -> int:
    """One game; says how many decisions it took."""
    state = game.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(random.choice(state.chance_outcomes())[0])
        else:
            actions = state.legal_actions()
            decisions += len(actions) > 1
            state.apply_action(random.choice(actions))
    return decisions


def open_spiel_rollouts() -> float:
    """Random play inside OpenSpiel's C++: rollouts of its own MCTS from the start of backgammon.

    Rollouts do not report their length, so the average of Python-driven games from the same start stands in.
    """
    import pyspiel

    game = pyspiel.load_game("backgammon")
    length = sum(_play_at_random(game) for _ in range(20)) / 20
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    rollouts = 150
    bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(1, 42), 2.0, rollouts, 1000, False, 42, False)
    started = time.perf_counter()
    bot.step(state)
    return rollouts * length / (time.perf_counter() - started)


PEERS: dict[str, Callable[[], float]] = {
    "catanatron": catanatron,
    "catanatron (forced actions counted too)": lambda: catanatron(least=1),
    "OpenSpiel backgammon (Python)": lambda: open_spiel("backgammon"),
    "OpenSpiel chess (Python)": lambda: open_spiel("chess"),
    "OpenSpiel backgammon (C++ rollouts)": open_spiel_rollouts,
}


def main() -> None:
    best: dict[str, float] = {}
    copies: dict[str, float] = {}
    limits: dict[str, float] = {}
    for number in range(ROUNDS):
        print(f"round {number + 1} of {ROUNDS}", file=sys.stderr)
        measure_limits(limits)
        for name, peer in PEERS.items():
            best[name] = max(best.get(name, 0.0), peer())
        for build in ("compiled", "interpreted"):
            for game, speed in ours(build).items():
                name = f"{game} ({build})"
                best[name] = max(best.get(name, 0.0), speed["decisions"])
                copies[name] = min(copies.get(name, 1e9), speed["copy"])
    report(best, copies)
    report_limits(limits)


def measure_limits(limits: dict[str, float]) -> None:
    """The C program and our compiled build in turn, at two seats and at four."""
    with tempfile.TemporaryDirectory(prefix="atoll-yardstick-") as folder:
        program = yardstick.build(Path(folder))
        for seats in (2, 4):
            in_c = yardstick.speed(program, seats, 0.6)
            our = ours("compiled", "--game", MEASURED, "--seats", str(seats))[MEASURED]["decisions"]
            for name, speed in ((f"C {seats}", in_c), (f"compiled {seats}", our)):
                limits[name] = max(limits.get(name, 0.0), speed)


def report_limits(limits: dict[str, float]) -> None:
    print(f"\n{MEASURED + ', one core':42} {'decisions/s':>12} {'in C':>13} {'C is faster by':>15}")
    for seats in (2, 4):
        our, in_c = limits[f"compiled {seats}"], limits[f"C {seats}"]
        print(f"{f'{seats} seats (compiled)':42} {our:12,.0f} {in_c:13,.0f} {in_c / our:15.1f}")


def report(best: dict[str, float], copies: dict[str, float]) -> None:
    base, rollouts = best["catanatron"], best["OpenSpiel backgammon (C++ rollouts)"]
    print(f"{'four seats, one core':42} {'decisions/s':>12} {'x catanatron':>13} {'x C++ rollouts':>15} {'copy':>9}")
    for name, speed in best.items():
        copy = f"{copies[name]:.2f} µs" if name in copies else ""
        print(f"{name:42} {speed:12,.0f} {speed / base:13.1f} {speed / rollouts:15.1f} {copy:>9}")


if __name__ == "__main__":
    main()
