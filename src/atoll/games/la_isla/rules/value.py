"""What a position is worth to a seat: a guess of its final points, as named terms."""

from pathlib import Path
from typing import Final

from mypy_extensions import i64

from atoll.kernel.worth import Worth, read_weights

from .components import CARDS, COST, END_SUMS, KINDS, MOST_SLOTS, PRINTED, SEATS
from .island import REGIONS
from .scoring import animals, leftovers, sets
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
_ON_CARD: Final = [_DOINGS.index(_DOES[PRINTED[card.function].effect]) for card in CARDS]

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


class Reach:
    """How near a seat's explorers are to surrounding regions."""

    def __init__(self, state: LaIsla, seat: int) -> None:
        self.near = 0
        self.far = 0
        self.wanted = 0
        mine: i64 = state.explorers[seat]
        fewest = min(state.animals[seat * KINDS : (seat + 1) * KINDS])
        for region in REGIONS:
            animal = state.tiles[region.index]
            around: i64 = region.mask
            missing: i64 = around & ~mine
            if animal == NONE or missing == around:
                continue
            rest: i64 = missing & (missing - 1)
            if rest == 0:
                self.near += region.value
                if state.animals[seat * KINDS + animal] == fewest:
                    self.wanted += 1
            elif rest & (rest - 1) == 0:
                self.far += region.value


def functions(state: LaIsla, seat: int) -> list[int]:
    """How many visible functions a seat has of each sort; one that is planned for A counts as visible."""
    counts = [0] * len(_DOINGS)
    for i in range(seat * MOST_SLOTS, (seat + 1) * MOST_SLOTS):
        if state.slots[i] >= 0:
            counts[_ON_CARD[state.slots[i]]] += 1
    planned = state.plans[seat * LETTERS + A]
    if planned != NONE:
        counts[_ON_CARD[planned]] += 1
    return counts


class LaIslaWorth(Worth[LaIsla]):
    """The terms of La Isla; every three rounds have weights of their own."""

    def phase(self, state: LaIsla) -> int:
        return min((state.round - 1) // ROUNDS_PER_STRETCH, PHASES - 1)

    def terms(self, state: LaIsla, seat: int) -> list[float]:
        reach = Reach(state, seat)
        start = seat * KINDS
        own = state.animals[start : start + KINDS]
        fewest = min(own)
        kinds = 0
        herd = 0
        pairs = 0
        for kind in range(KINDS):
            herd += own[kind]
            kinds += 1 if own[kind] > fewest else 0
            pairs += 1 if state.resources[start + kind] >= COST else 0
        does = functions(state, seat)
        income = state.plans[seat * LETTERS + B]
        pairing = income != NONE and state.resources[start + CARDS[income].colour] == COST - 1
        scored = state.plans[seat * LETTERS + D]
        return [
            float(state.points[seat]),
            float(sets(state, seat)),
            float(animals(state, seat)),
            float(leftovers(state, seat)),
            float(herd),
            float(kinds),
            float(pairs),
            float(bin(state.explorers[seat]).count("1")),
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
            0.0 if scored == NONE else float(own[CARDS[scored].animal]),
            1.0,
            float(state.round - 1 - ROUNDS_PER_STRETCH * self.phase(state)),
            state.value_sum() / END_SUMS[state.seats],
        ]


WORTH: Final = LaIslaWorth(
    TERMS,
    read_weights(Path(__file__).parent.parent / "data" / "value.json", TERMS, SEATS),
)
