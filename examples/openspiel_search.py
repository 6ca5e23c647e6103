"""OpenSpiel's own algorithms on our games: its tree searches play Costa Ruana, its regret minimization Pearl Dive.

    python examples/openspiel_search.py --simulations 30 --iterations 500

IS-MCTS deals anew what its seat cannot know before each simulation. MCTS searches the position as it is, hidden cards
and all: it cheats, and is no opponent for people. Regret minimization needs a game whose positions it can visit again
and again: Pearl Dive, the tiny game beside this file, with a single deal.
"""

import argparse
from typing import Any

import numpy as np
import pearl_dive
import pyspiel
from open_spiel.python.algorithms import exploitability, external_sampling_mccfr, ismcts, mcts
from open_spiel.python.policy import UniformRandomPolicy

from atoll.research import openspiel

EXPLORATION = 1.4  # how readily a search tries what has looked worse so far


def play(simulations: int, seed: int = 1) -> list[float]:
    """One game of Costa Ruana, IS-MCTS in the first seat and MCTS in the second; what each seat wins."""
    game = pyspiel.load_game("atoll_costa_ruana", {"players": 2})
    dice = np.random.RandomState(seed)
    judge = mcts.RandomRolloutEvaluator(1, dice)
    bots = [
        ismcts.ISMCTSBot(game, judge, EXPLORATION, simulations, random_state=dice),
        mcts.MCTSBot(game, EXPLORATION, simulations, judge, random_state=dice),
    ]
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():  # the deal
            state.apply_action(int(dice.choice(state.legal_actions())))
        else:
            state.apply_action(bots[state.current_player()].step(state))
    returns: list[float] = state.returns()
    return returns


def tiny() -> Any:
    """Pearl Dive with a single deal. Games that are installed are known to OpenSpiel by themselves."""
    openspiel.register(pearl_dive.PEARL_DIVE)
    return pyspiel.load_game("atoll_pearl_dive", {"deals": 1})


def learn(game: Any, iterations: int, seed: int = 1) -> Any:
    """A policy for both seats, learned by regret minimization with sampled opponents."""
    np.random.seed(seed)  # the solver asks NumPy's common dice
    solver = external_sampling_mccfr.ExternalSamplingSolver(game)
    for _ in range(iterations):
        solver.iteration()
    return solver.average_policy()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--simulations", type=int, default=30, help="of each search, for every move")
    parser.add_argument("--iterations", type=int, default=500, help="of regret minimization")
    asked = parser.parse_args()
    for name, won in zip(("IS-MCTS", "MCTS"), play(asked.simulations), strict=True):
        print(f"Costa Ruana, {name}: {won:+.0f}")
    game = tiny()
    for name, policy in [("at random", UniformRandomPolicy(game)), ("learned", learn(game, asked.iterations))]:
        print(f"Pearl Dive, {name}: the best answers win {exploitability.nash_conv(game, policy):.2f} more")


if __name__ == "__main__":
    main()
