"""What a position is worth to a seat: a guess of its final points, as named terms."""

from pathlib import Path
from typing import Final

from atoll.kernel.worth import Worth, read_weights

from .components import (
    BOOT,
    CARDS,
    GLASS,
    GROUP,
    ITEM,
    NOTEBOOK,
    PLACES,
    RESOURCES,
    ROUNDS,
    SQUARES,
    TEMPLE,
    TRACKS,
)
from .scoring import card_points, fear_points, guardian_points, idol_points, research_points, temple_points
from .state import Arnak

TERMS: Final = [
    "research",  # points that are safe already, by source
    "temple",
    "idols",
    "guardians",
    "cards",
    "fear",
    *RESOURCES,  # tokens
    "hand",  # cards in hand that do more than walk
    "travel",  # travel icons in hand beyond boots
    "home",  # archaeologists not yet sent this round
    "crates",  # idols that can still go into a slot
    "boons",  # boons not yet used
    "silver",  # assistants
    "gold",
    "ready",
    "haunted",  # archaeologists standing with a guardian
    "in-temple",  # the magnifying glass has arrived
    "behind",  # rows that the notebook is behind the glass
    "deck",  # bought cards, which come back in later rounds
    "passed",
    "course",  # what everybody gets from this point of the game on
]


class ArnakWorth(Worth[Arnak]):
    """The terms of Arnak; each round has weights of its own."""

    def stretch(self, state: Arnak) -> int:
        return min(state.round, ROUNDS) - 1

    def terms(self, state: Arnak, seat: int) -> list[float]:
        tokens = state.tokens[seat * len(RESOURCES) : (seat + 1) * len(RESOURCES)]
        track = TRACKS[state.side]
        glass = state.research[2 * seat + GLASS]
        book = state.research[2 * seat + NOTEBOOK]
        useful = 0
        icons = 0
        for card in state.hands[seat]:
            if CARDS[card].steps:
                useful += 1
            icons += CARDS[card].travels - CARDS[card].icons[BOOT]
        bought = 0
        for zone in (state.decks[seat], state.areas[seat], state.hands[seat]):
            for card in zone:
                if GROUP[card] >= ITEM:
                    bought += 1
        silver = 0
        gold = 0
        ready = 0
        for square in range(seat * SQUARES, seat * SQUARES + SQUARES):
            side = state.assistants[square]
            if side >= 0:
                gold += side & 1
                silver += 1 - (side & 1)
                ready += 1 if state.ready[square] else 0
        return [
            float(research_points(state, seat)),
            float(temple_points(state, seat)),
            float(idol_points(state, seat)),
            float(guardian_points(state, seat)),
            float(card_points(state, seat)),
            float(fear_points(state, seat)),
            float(tokens[0]),
            float(tokens[1]),
            float(tokens[2]),
            float(tokens[3]),
            float(tokens[4]),
            float(useful),
            float(icons),
            0.0 if state.passed[seat] else float(state.home[seat]),
            float(state.crates[seat]),
            float(len(state.boons[seat])),
            float(silver),
            float(gold),
            float(ready),
            float(haunted(state, seat)),
            1.0 if glass == TEMPLE else 0.0,
            float(track.row[glass] - track.row[book]),
            float(bought),
            1.0 if state.passed[seat] else 0.0,
            1.0,
        ]


def haunted(state: Arnak, seat: int) -> int:
    """How many places with a guardian this seat stands at."""
    if state.masked[seat]:
        return 0
    n = 0
    for place in range(len(PLACES)):
        if state.guardians[place] >= 0 and state.stands_at(seat, place):
            n += 1
    return n


WORTH: Final = ArnakWorth(TERMS, read_weights(Path(__file__).parent.parent / "data" / "value.json", TERMS, range(1, 5)))
