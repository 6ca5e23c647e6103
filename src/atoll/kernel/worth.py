"""What a position is worth to a seat: named terms, each times a weight that was fitted from played games."""

from pathlib import Path
from typing import Final, Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from .data import read_json
from .state import State

S = TypeVar("S", bound=State)


class Weights:
    """The fitted numbers of one phase of the game: a weight for each term, and how sure the sum is.

    `scale` is the lead, in points, that makes even chances about 73 to 27.
    """

    def __init__(self, scale: float, row: list[float]) -> None:
        self.scale: Final = scale
        self.row: Final = row
        self.packed: vec[float] = vec[float](row)  # the same, as native numbers


@mypyc_attr(allow_interpreted_subclasses=True)
class Worth(Generic[S]):
    """Guesses final points. A game says what its terms are and into which phases its course falls."""

    def __init__(self, names: list[str], weights: dict[int, list[Weights]]) -> None:
        self.names: Final = names
        self.weights: Final = weights  # for each number of seats, one for each phase

    def terms(self, state: S, seat: i64) -> list[float]:
        """The named parts, in the order of `names`."""
        raise TypeError(f"{type(self).__name__} has no terms")

    def packed(self, state: S, seat: i64) -> vec[float]:
        """The same as native numbers: a game that writes them so itself is weighed without an object for each."""
        return vec[float](self.terms(state, seat))

    def phase(self, state: S) -> int:
        """The part of the game that a position lies in; each has weights of its own."""
        return 0

    def fitted(self, state: S) -> Weights:
        """The weights that hold for a position."""
        return self.weights[state.seats][self.phase(state)]

    def value(self, state: S, seat: i64) -> float:
        """The final points that a seat can expect."""
        weights = self.fitted(state).packed
        terms = self.packed(state, seat)
        total = 0.0
        for i in range(len(weights)):
            total += weights[i] * terms[i]
        return total

    def scale(self, state: S) -> float:
        """How many points of lead are worth 73 to 27 here."""
        return self.fitted(state).scale


def read_weights(path: Path, names: list[str], seats: range) -> dict[int, list[Weights]]:
    """What `atoll fit` has written. A new term weighs nothing; seats without a fit borrow from the nearest."""
    data = read_json(path)
    fitted: dict[int, list[Weights]] = {}
    for count, phases in data["seats"].items():
        fitted[int(count)] = [
            Weights(float(row["scale"]), [float(row["weights"].get(name, 0.0)) for name in names]) for row in phases
        ]
    weights: dict[int, list[Weights]] = {}
    for count in seats:
        distances = sorted([(abs(other - count), other) for other in fitted])
        weights[count] = fitted[distances[0][1]]
    return weights
