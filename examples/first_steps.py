"""First steps from Python: two bots play one game, and we look at it as a researcher would.

Checked by `mypy --strict` and pyright against the installed package, so that editors know every name here.
"""

import atoll


def play(seed: int) -> tuple[int, ...]:
    """One game between two bots; the points of each seat."""
    match = atoll.match("costa-ruana", seats=2, seed=seed, bots=["quick@20", "random"])
    for step in match:  # bots choose from redealt positions: they know no more than a person in their seat
        print(f"seat {step.seat + 1}: {step.move.text}")
    return match.outcome.points


def choices(seed: int) -> list[str]:
    """What the first seat that is asked may say at the beginning."""
    state = atoll.position("costa-ruana", seats=2, seed=seed)
    seat = state.waiting()[0]
    return [move.text for move in state.moves(seat)]


if __name__ == "__main__":
    print(choices(7))
    print(play(7))
