"""Final scoring (rules 10)."""

from typing import Final

from mypy_extensions import i64

from atoll.kernel.game import Outcome, Part
from atoll.kernel.notes import Note

from .components import KINDS, RATES, SET_POINTS, TRACK
from .state import LaIsla

FINAL_SETS: Final = Note("log-final-sets", "10.1", "points:n")
FINAL_ANIMALS: Final = Note("log-final-animals", "10.2", "points:n")
FINAL_LEFTOVERS: Final = Note("log-final-leftovers", "10.3", "points:n")


def fewest_animals(state: LaIsla, seat: i64) -> i64:
    """How many animals a seat has of the kind of which it has fewest."""
    start = seat * KINDS
    fewest: i64 = state.animals[start]
    for i in range(start + 1, start + KINDS):
        owned: i64 = state.animals[i]
        if owned < fewest:
            fewest = owned
    return fewest


def sets(state: LaIsla, seat: i64) -> int:
    """Points for complete sets of the five animals (rules 10.1)."""
    return SET_POINTS * fewest_animals(state, seat)


def animals(state: LaIsla, seat: i64) -> int:
    """Each animal counts the value of its marker's area (rules 10.2)."""
    total: i64 = 0
    start: i64 = seat * KINDS
    for animal in range(KINDS):
        owned: i64 = state.animals[start + animal]
        total += owned * TRACK[state.markers[animal]]
    return total


def leftovers(state: LaIsla, seat: i64) -> int:
    """Points for the resources that are left (rules 10.3)."""
    rate = RATES[state.leftovers]
    return rate[0] * (sum(state.resources[seat * KINDS : (seat + 1) * KINDS]) // rate[1])


def parts(state: LaIsla, seat: i64) -> tuple[Part, ...]:
    """Where the points of a seat come from, if the game ended here."""
    return (
        Part("score-track", state.points[seat]),
        Part("score-sets", sets(state, seat)),
        Part("score-animals", animals(state, seat)),
        Part("score-leftovers", leftovers(state, seat)),
    )


def tell_scores(state: LaIsla) -> None:
    """Write the final scoring into the log."""
    for seat in range(state.seats):
        state.note(FINAL_SETS, seat, sets(state, seat))
        state.note(FINAL_ANIMALS, seat, animals(state, seat))
        state.note(FINAL_LEFTOVERS, seat, leftovers(state, seat))


def outcome(state: LaIsla) -> Outcome | None:
    """The points of the track and of the final scoring; a tie is a shared victory (rules 10.4)."""
    if not state.over():
        return None
    sources = tuple([parts(state, seat) for seat in range(state.seats)])
    points = tuple([sum([part.points for part in row]) for row in sources])
    ranks = tuple([1 + sum([other > own for other in points]) for own in points])
    return Outcome(points, ranks, sources, rule="10.4")
