"""Setting the table (rules 2)."""

from collections.abc import Mapping
from typing import Final

from atoll.kernel.numbers import packed, repeated
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
    sides = packed([rng.below(2), 2 + rng.below(2)])
    shaman = rng.below(seats)
    treasures = packed(TREASURES[seats])
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
        natives=repeated(0, len(treasures) * seats),
        crowds=repeated(0, len(treasures)),
        supply=repeated(NATIVES, seats),
        huts=repeated(0, seats),
        tally=repeated(0, seats),
        takers=repeated(-1, len(treasures)),
        hands=hands,
        pile=pile,
        played=[],
        discards=[],
        open_huts=options["huts"] == "open",
    )
    state.settle()
    return state
