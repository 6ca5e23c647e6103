"""Setting the table (rules 2)."""

from collections.abc import Mapping

from mypy_extensions import i64

from atoll.kernel.rng import dice
from atoll.kernel.tasks import first_agendas

from .components import KINDS, LARGE_TILE, MOST_SLOTS, RESERVE, RESOURCES, SLOTS, SMALL_TILES, SUPPLY, deck
from .island import REGIONS, TEETH, Island
from .rounds import ROUND
from .state import CLOSED, FREE, LETTERS, NONE, LaIsla


def setup(options: Mapping[str, str], seats: i64, seed: int) -> LaIsla:
    """A game before its first cards are planned."""
    rng = dice(options, seed)
    teeth = list(range(TEETH))
    rng.shuffle(teeth)
    tiles = [animal for animal in range(KINDS) for _ in range(SMALL_TILES)]
    rng.shuffle(tiles)
    large = list(range(KINDS))
    rng.shuffle(large)
    agendas = first_agendas(seats, ROUND)
    state = LaIsla(
        rng,
        seats,
        int(rng.below(seats)),
        agendas,
        learned=0,
        round=1,
        island=Island(teeth),
        tiles=tiles[: len(REGIONS)],
        explorers=[0] * seats,
        supply=[SUPPLY] * seats,
        reserve=[RESERVE] * seats,
        resources=[RESOURCES] * (seats * KINDS),
        large=large[:seats],
        animals=[LARGE_TILE if large[seat] == animal else 0 for seat in range(seats) for animal in range(KINDS)],
        markers=[0] * KINDS,
        points=[0] * seats,
        slots=([FREE] * SLOTS + [CLOSED] * (MOST_SLOTS - SLOTS)) * seats,
        covered=[],
        hands=[[] for _ in range(seats)],
        plans=[NONE] * (seats * LETTERS),
        shown=[NONE] * (seats * LETTERS),
        turned=NONE,
        open=[],
        pile=deck(options["cards"]),
        discards=[],
        leftovers=options["leftovers"],
    )
    state.settle()
    return state
