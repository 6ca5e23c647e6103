"""What a position is worth to a seat: a guess of its final points, as named terms."""

from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from atoll.kernel.worth import Worth, read_weights

from .components import CARDS, COST, END_SUMS, KINDS, MOST_SLOTS, PRINTED, SEATS
from .island import REGIONS
from .scoring import animals, fewest_animals, leftovers, sets
from .state import LETTERS, NONE, LaIsla
from .words import A, B, D

# What visible functions do, by the words of the data.
_DOES: Final = {
    "gain_vp": "scoring",
    "gain_resource": "gathering",
    "gain_same_resource": "gathering",
    "swap_resource": "gathering",
    "move_marker": "moving",
    "cost": "saving",
    "wild_resource": "saving",
    "move_any_marker_instead": "steering",
    "draw_extra": "steering",
    "gain_explorer": "steering",
    "gain_slot": "steering",
}
_DOINGS: Final = ["scoring", "gathering", "moving", "saving", "steering"]
_ON_CARD: Final = vec[i64]([_DOINGS.index(_DOES[PRINTED[card.function].effect]) for card in CARDS])

TERMS: Final = [
    "points",  # on the track
    "sets",  # points for complete sets
    "animals",  # points for animals, as the markers stand now
    "leftovers",  # points for resources
    "herd",  # animals, which every move of their marker scores
    "kinds",  # different animals beyond the complete sets
    "pairs",  # colours of which there are enough resources for a space
    "explorers",  # on the island
    "near",  # numbers of the regions with a tile that lack one explorer
    "far",  # the same, lacking two
    "wanted",  # regions that lack one explorer and hold an animal missing for the next set
    *_DOINGS,  # visible functions of each sort, a planned one included
    "income",  # a planned B card
    "pairing",  # a planned B card whose resource completes a pair
    "scored",  # own animals of a planned D card's kind
    "course",  # what everybody gets at this point of the game
    "rounds",  # played in this phase
    "progress",  # how near the markers are to the end
]

PHASES: Final = 4
ROUNDS_PER_STRETCH: Final = 3


# Of each region, as native numbers, because they are asked so often.
_AROUND: Final = vec[i64]([region.mask for region in REGIONS])
_VALUE: Final = vec[i64]([region.value for region in REGIONS])


@mypyc_attr(acyclic=True, free_list_len=1)
class Reach:
    """How near a seat's explorers are to surrounding regions."""

    def __init__(self, state: LaIsla, seat: i64, fewest: i64) -> None:
        self.near: i64 = 0
        self.far: i64 = 0
        self.wanted: i64 = 0
        mine: i64 = state.explorers[seat]
        start: i64 = seat * KINDS
        for region in range(i64(len(_AROUND))):
            missing = _AROUND[region] & ~mine
            rest = missing & (missing - 1)  # without the first
            if missing == _AROUND[region] or rest & (rest - 1) != 0:
                continue
            animal: i64 = state.tiles[region]
            if animal == NONE:
                continue
            if rest == 0:
                self.near += _VALUE[region]
                if state.animals[start + animal] == fewest:
                    self.wanted += 1
            else:
                self.far += _VALUE[region]


def functions(state: LaIsla, seat: i64) -> vec[i64]:
    """How many visible functions a seat has of each sort; one that is planned for A counts as visible."""
    counts = vec[i64]([i64(0)] * len(_DOINGS))
    start = seat * MOST_SLOTS
    for i in range(start, start + MOST_SLOTS):
        card: i64 = state.slots[i]
        if card >= 0:
            counts[_ON_CARD[card]] += 1
    planned: i64 = state.plans[seat * LETTERS + A]
    if planned != NONE:
        counts[_ON_CARD[planned]] += 1
    return counts


def explorers(state: LaIsla, seat: i64) -> i64:
    """How many explorers a seat has on the island."""
    n: i64 = 0
    spaces: i64 = state.explorers[seat]
    while spaces != 0:
        spaces &= spaces - 1
        n += 1
    return n


class LaIslaWorth(Worth[LaIsla]):
    """The terms of La Isla; every three rounds have weights of their own."""

    def phase(self, state: LaIsla) -> int:
        return min((state.round - 1) // ROUNDS_PER_STRETCH, PHASES - 1)

    def terms(self, state: LaIsla, seat: i64) -> list[float]:
        return list(self.packed(state, seat))

    def packed(self, state: LaIsla, seat: i64) -> vec[float]:
        fewest = fewest_animals(state, seat)
        reach = Reach(state, seat, fewest)
        start: i64 = seat * KINDS
        kinds: i64 = 0
        herd: i64 = 0
        pairs: i64 = 0
        for thing in range(start, start + KINDS):
            own: i64 = state.animals[thing]
            herd += own
            kinds += 1 if own > fewest else 0
            pairs += 1 if state.resources[thing] >= COST else 0
        does = functions(state, seat)
        income = state.plans[seat * LETTERS + B]
        pairing = income != NONE and state.resources[start + CARDS[income].colour] == COST - 1
        scored = state.plans[seat * LETTERS + D]
        return vec[float](
            [
                float(state.points[seat]),
                float(sets(state, seat)),
                float(animals(state, seat)),
                float(leftovers(state, seat)),
                float(herd),
                float(kinds),
                float(pairs),
                float(explorers(state, seat)),
                float(reach.near),
                float(reach.far),
                float(reach.wanted),
                float(does[0]),
                float(does[1]),
                float(does[2]),
                float(does[3]),
                float(does[4]),
                0.0 if income == NONE else 1.0,
                1.0 if pairing else 0.0,
                0.0 if scored == NONE else float(state.animals[start + CARDS[scored].animal]),
                1.0,
                float(state.round - 1 - ROUNDS_PER_STRETCH * self.phase(state)),
                state.value_sum() / END_SUMS[state.seats],
            ]
        )


WORTH: Final = LaIslaWorth(
    TERMS,
    read_weights(Path(__file__).parent.parent / "data" / "value.json", TERMS, SEATS),
)
