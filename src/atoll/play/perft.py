"""Counting move sequences: exact numbers that catch a lost or doubled option at once."""

from atoll.kernel.state import State


def perft(state: State, depth: int) -> int:
    """How many sequences of so many moves lead on from here. All seats that wait may move next."""
    if depth == 0:
        return 1
    if depth == 1:
        return sum(len(state.moves(seat)) for seat in state.waiting())
    total = 0
    for seat in state.waiting():
        for move in state.moves(seat):
            after = state.copy()
            after.play(seat, move)
            total += perft(after, depth - 1)
    return total
