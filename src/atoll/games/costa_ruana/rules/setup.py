"""Setting the table (rules 2)."""

from collections.abc import Mapping
from typing import Final

from atoll.kernel.rng import dice
from atoll.kernel.tasks import first_agendas

from .components import DECKS, FIRST_HAND, FIRST_NATIVES, NATIVES, TREASURES
from .rounds import course_of_the_game
from .state import CostaRuana

COURSE: Final = course_of_the_game(FIRST_NATIVES)


def setup(options: Mapping[str, str], seats: int, seed: int) -> CostaRuana:
    """A game before its first native is placed."""
    rng = dice(options, seed)
    pile = DECKS[seats].copy()
    rng.shuffle(pile)
    hands = [sorted([pile.pop() for _ in range(FIRST_HAND)]) for _ in range(seats)]
    sides = [int(rng.below(2)), 2 + int(rng.below(2))]
    shaman = int(rng.below(seats))
    treasures = TREASURES[seats].copy()
    agendas = first_agendas(seats, COURSE)
    state = CostaRuana(
        rng,
        seats,
        shaman,
        agendas,
        learned=0,
        round=1,
        sides=sides,
        turned=-1,
        treasures=treasures,
        natives=[0] * (len(treasures) * seats),
        crowds=[0] * len(treasures),
        supply=[NATIVES] * seats,
        huts=[0] * seats,
        tally=[0] * seats,
        takers=[-1] * len(treasures),
        hands=hands,
        pile=pile,
        played=[],
        discards=[],
        open_huts=options["huts"] == "open",
    )
    state.settle()
    return state
