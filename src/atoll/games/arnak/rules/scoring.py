"""Final scoring (rules 15 and 19.17)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from atoll.kernel.game import Outcome, Part

from .board import RIVAL
from .components import (
    CARDS,
    FEAR,
    FEAR_POINTS,
    FEAR_TILE_POINTS,
    GLASS,
    GUARDIAN_POINTS,
    IDOL_POINTS,
    ITEM,
    NOTEBOOK,
    SLOT_POINTS,
    TEMPLE,
    TEMPLE_POINTS,
    TRACKS,
)
from .rival import Rival
from .state import Arnak

EMPTY_SLOTS: Final = [sum(SLOT_POINTS[filled:]) for filled in range(len(SLOT_POINTS) + 1)]
"""The points of the slots that are still empty, by how many are filled."""


BOUGHT_POINTS: Final = vec[i64]([card.points if card.group >= ITEM else 0 for card in CARDS])
"""Of items and artifacts; of other cards nothing."""


def glass_points(state: Arnak, seat: i64, space: i64) -> int:
    """The row of a magnifying glass or, in the temple, its arrival (rules 15.2)."""
    track = TRACKS[state.side]
    if space == TEMPLE:
        return track.arrivals[state.research.arrivals.index(seat)]
    return track.points[GLASS][track.row[space]]


def research_points(state: Arnak, seat: i64) -> int:
    """The points of both research tokens."""
    track = TRACKS[state.side]
    player = state.players[seat]
    return glass_points(state, seat, player.glass) + track.points[NOTEBOOK][track.row[player.notebook]]


def temple_points(state: Arnak, seat: i64) -> int:
    total = 0
    for stack, tiles in enumerate(state.players[seat].temple_tiles):
        total += TEMPLE_POINTS[stack] * tiles
    return total


def idol_points(state: Arnak, seat: i64) -> int:
    """Idols, and slots that are still empty (rules 8.4)."""
    player = state.players[seat]
    return IDOL_POINTS * player.idols() + EMPTY_SLOTS[player.slots]


def guardian_points(state: Arnak, seat: i64) -> int:
    return GUARDIAN_POINTS * state.players[seat].guardians()


def zones(state: Arnak, seat: i64) -> list[list[int]]:
    """Wherever a seat has cards."""
    player = state.players[seat]
    own = [player.deck, player.hand, player.area]
    if state.drawn and state.turn == seat:
        own.append(state.drawn)
    return own


def card_points(state: Arnak, seat: i64) -> int:
    """Items and artifacts, wherever they are (rules 15.6)."""
    total: i64 = 0
    for zone in zones(state, seat):
        for card in zone:
            total += BOUGHT_POINTS[card]
    return total


def fear_points(state: Arnak, seat: i64) -> int:
    cards: i64 = 0
    for zone in zones(state, seat):
        for card in zone:
            if card == FEAR:
                cards += 1
    return FEAR_POINTS * cards + FEAR_TILE_POINTS * state.players[seat].fear_tiles


SOURCES: Final = ["score-research", "score-temple", "score-idols", "score-guardians", "score-cards", "score-fear"]


def by_source(state: Arnak, seat: i64) -> list[int]:
    """The points of a seat from each source, if the game ended here."""
    return [
        research_points(state, seat),
        temple_points(state, seat),
        idol_points(state, seat),
        guardian_points(state, seat),
        card_points(state, seat),
        fear_points(state, seat),
    ]


def parts(state: Arnak, seat: i64) -> tuple[Part, ...]:
    """Where the points of a seat come from, by name."""
    return tuple([Part(SOURCES[i], n) for i, n in enumerate(by_source(state, seat))])


def points(state: Arnak, seat: i64) -> int:
    """All points of a seat, if the game ended here; learners ask at every step, so nothing is named."""
    total = 0
    for n in by_source(state, seat):
        total += n
    return total


def rival_points(state: Arnak, rival: Rival) -> int:
    """What the rival of the solo game scores (rules 19.17)."""
    total = glass_points(state, RIVAL, rival.glass) + GUARDIAN_POINTS * len(rival.guardians)
    for stack, value in enumerate(TEMPLE_POINTS):
        total += value * rival.temple_tiles[stack]
    for card in rival.cards:
        total += CARDS[card].points
    return total + IDOL_POINTS * len(rival.idols) + (IDOL_POINTS - 1) * rival.spare_idols


def better(state: Arnak, a: int, b: int, points: list[int]) -> bool:
    """Whether seat a comes before seat b: points, then arrival in the temple, then research (rules 15.9)."""
    if points[a] != points[b]:
        return points[a] > points[b]
    there = [seat for seat in state.research.arrivals if seat in (a, b)]
    if there:
        return there[0] == a
    return research_points(state, a) > research_points(state, b)


def outcome(state: Arnak) -> Outcome | None:
    """The final scores with every source; alone, one wins with more points than the rival (rules 19.18)."""
    if not state.over():
        return None
    sources = tuple([parts(state, seat) for seat in range(state.seats)])
    totals = [points(state, seat) for seat in range(state.seats)]
    if state.rival is not None:
        rival = rival_points(state, state.rival)
        ranks = [1 if totals[0] > rival else 2]
        return Outcome(tuple(totals), tuple(ranks), sources, rule="19.18", rival=rival)
    ranks = [
        1 + len([other for other in range(state.seats) if other != seat and better(state, other, seat, totals)])
        for seat in range(state.seats)
    ]
    return Outcome(tuple(totals), tuple(ranks), sources, rule="15.9")
