"""Playing on at random: what simulations, benchmarks and searches spend their time in."""

from atoll.kernel.rng import Rng
from atoll.kernel.state import State


def play_out(state: State, rng: Rng, most: int = -1) -> int:
    """Random moves until the game is over, or so many of them; says how many were made."""
    made = 0
    while made != most:
        for seat in range(state.seats):
            if state.agendas[seat] is not None:
                moves = state.legal(seat)
                state.play(seat, moves[rng.below(len(moves))])
                made += 1
                break
        else:
            break
    return made
