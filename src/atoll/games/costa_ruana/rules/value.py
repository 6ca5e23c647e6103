"""What a position is worth to a seat: a guess of its final points, as named terms."""

from typing import Final

from .components import SUPPLY_POINTS, TREASURE_POINTS
from .state import CostaRuana

TERMS: Final = ["treasures", "supply"]


def terms(state: CostaRuana, seat: int) -> list[float]:
    """The named parts of the guess, in the order of TERMS."""
    return [
        float(TREASURE_POINTS * (state.huts[seat] + state.tally[seat])),
        float(SUPPLY_POINTS * state.supply[seat]),
    ]


def value(state: CostaRuana, seat: int) -> float:
    """The final points that this seat can expect."""
    return sum(terms(state, seat))
