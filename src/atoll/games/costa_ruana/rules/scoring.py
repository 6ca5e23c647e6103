"""Final scoring (rules 7)."""

from atoll.kernel.game import Outcome, Part

from .components import SUPPLY_POINTS, TREASURE_POINTS
from .state import CostaRuana


def outcome(state: CostaRuana) -> Outcome | None:
    """Respect points; a tie goes to the larger treasure, then the victory is shared."""
    if not state.over():
        return None
    seats = range(state.seats)
    parts = tuple(
        (
            Part("score-treasures", TREASURE_POINTS * state.huts[seat]),
            Part("score-supply", SUPPLY_POINTS * state.supply[seat]),
        )
        for seat in seats
    )
    points = tuple(sum(part.points for part in row) for row in parts)
    keys = [(points[seat], state.huts[seat]) for seat in seats]
    ranks = tuple(1 + sum(other > key for other in keys) for key in keys)
    return Outcome(points, ranks, parts, rule="7.2")
