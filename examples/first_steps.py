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


class First(atoll.Bot):
    """A bot of ours: it says the first thing that it may."""

    def choose(self, state: atoll.State, seat: int) -> atoll.Move:
        return state.moves(seat)[0]


def kept(seed: int) -> atoll.Match:
    """A match of our bot, saved as text and read back."""
    match = atoll.match("la-isla", seats=2, seed=seed, bots=[First(), "random"]).play_on()
    text: str = match.record.format()
    return atoll.Match.replay(atoll.record(text))


def refused(seed: int) -> str:
    """Why a word cannot be said, as a sentence."""
    state = atoll.position("costa-ruana", seats=2, seed=seed)
    try:
        state.say(state.waiting()[0], "place 9")
    except atoll.IllegalMove as mistake:
        return str(mistake)
    return "it can"


def choices(seed: int) -> list[str]:
    """What the first seat that is asked may say at the beginning."""
    state = atoll.position("costa-ruana", seats=2, seed=seed)
    seat = state.waiting()[0]
    return [move.text for move in state.moves(seat)]


if __name__ == "__main__":
    print(choices(7))
    print(play(7))
    print(kept(7).outcome.winners)
    print(refused(7))
