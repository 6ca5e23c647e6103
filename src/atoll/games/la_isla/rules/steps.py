"""Where in a round a position is, told by what is asked."""

from typing import Any, Final

from .components import PRINTED
from .placing import Explore, LiftOne, PayFor
from .rounds import PlanAbility, PlanAnimal, PlanIncome, WhichMarker, WhichSlot
from .state import LaIsla

OVER: Final = -1
PLANNING: Final = 0
HOLDER: Final = 1
INCOME: Final = 2
EXPLORING: Final = 3
ANIMAL: Final = 4
STEPS: Final = ["planning", "A", "B", "C", "D"]

_ASKING: Final[dict[Any, int]] = {
    PlanAbility: PLANNING,
    PlanIncome: PLANNING,
    PlanAnimal: PLANNING,
    WhichSlot: HOLDER,
    Explore: EXPLORING,
    LiftOne: EXPLORING,
    PayFor: EXPLORING,
    WhichMarker: ANIMAL,
}
# Special functions that wait for a choice were all set off by the same thing; most by a placement.
_USED: Final[dict[str, int]] = {"income_color": INCOME, "d_move_animal": ANIMAL}


def step(state: LaIsla) -> int:
    """Planning, one of the letters A, B, C and D, or OVER."""
    for seat in range(state.seats):
        agenda = state.agendas[seat]
        if agenda is not None:
            found = _ASKING.get(type(agenda.task))
            return _USED.get(PRINTED[state.open[0]].trigger, EXPLORING) if found is None else found
    return OVER
