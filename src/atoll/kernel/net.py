"""A small learned net that judges a row of bytes, in whole numbers only: the same on every machine and build.

Two hidden layers of rectified sums and one sum at the end. Most bytes of a row are zero and most hidden sums too, so
each number that is not adds its column of weights. Several sums lie side by side in one machine word (lanes), and one
addition serves them all: four of 16 bits in the first layer, two of 32 in the second. Whoever makes the weights scales
them so that no lane can ever overflow; `check` refuses others.
"""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from .mistakes import Mistake

FIRST_LANES: Final = 4
SECOND_LANES: Final = 2
FIRST_APART: Final = 0x1_0000
SECOND_APART: Final = 0x1_0000_0000
"""What one more in a lane is, counted in the lane below: two to the power of its bits."""
BLOCK: Final = 8
"""Words of sums that are added up together, in registers."""
FIRST_ROOM: Final = 32000
"""What a sum of the first layer may reach; a lane holds 32767."""
SECOND_ROOM: Final = 2_000_000_000
LAST_ROOM: Final = 1 << 50
CERTAIN: Final = 1 << 24
"""A chance of one, as a whole number."""
STEPS: Final = 16
"""Entries of the curve for each unit of the last sum; it is straight between them."""
FAR: Final = 12
"""Beyond so many units all is lost or won."""
FINE: Final = 4096
"""Parts of a unit that are told apart."""
CURVE: Final[list[int]] = [round(CERTAIN / (1.0 + exp(-step / STEPS))) for step in range(-FAR * STEPS, FAR * STEPS + 2)]


class BadNet(Mistake):
    """A file holds no net that can be used here."""


class Weights:
    """What a net is made of, as plain lists: columns by input, biases, and what they are scaled by."""

    def __init__(
        self,
        most: list[int],
        first: list[int],
        first_bias: list[int],
        second: list[int],
        second_bias: list[int],
        last: list[int],
        last_bias: int,
        unit: int,
    ) -> None:
        self.most: Final = most  # the highest number that each byte counts as
        self.first: Final = first  # for each byte a weight to each hidden sum
        self.first_bias: Final = first_bias
        self.second: Final = second  # for each of those a weight to each sum of the second layer
        self.second_bias: Final = second_bias
        self.last: Final = last
        self.last_bias: Final = last_bias
        self.unit: Final = unit  # the last sum that makes 73 to 27

    def check(self) -> None:
        """Whether the layers fit together and no sum can leave its lane, whatever the row."""
        hidden, second = len(self.first_bias), len(self.second_bias)
        fits = len(self.first) == len(self.most) * hidden and len(self.second) == hidden * second == hidden * len(
            self.last
        )
        if not fits or hidden % (FIRST_LANES * BLOCK) or second % (SECOND_LANES * BLOCK) or self.unit < 1:
            raise BadNet("the layers of the net do not fit together")
        reach = reaches(self.most, self.first, self.first_bias)
        further = reaches(reach, self.second, self.second_bias)
        end = reaches(further, self.last, [self.last_bias])[0]
        if max(reach) > FIRST_ROOM or max(further) > SECOND_ROOM or end > LAST_ROOM:
            raise BadNet("the weights of the net are too large for its sums")


def reaches(most: list[int], weights: list[int], bias: list[int]) -> list[int]:
    """How far from zero each sum of a layer can be at most."""
    reach = [abs(number) for number in bias]
    width = len(reach)
    at = 0
    for number in most:
        for sum_at in range(width):
            reach[sum_at] += number * abs(weights[at + sum_at])
        at += width
    return reach


class Layers:
    """The weights of a net, packed; they never change, so any number of nets can share them."""

    def __init__(self, weights: Weights) -> None:
        weights.check()
        self.size: Final[i64] = len(weights.most)
        self.hidden: Final[i64] = len(weights.first_bias)
        self.second: Final[i64] = len(weights.second_bias)
        self.most: vec[i64] = numbers(weights.most)
        self.first: vec[i64] = packed(weights.first, FIRST_APART)
        self.first_bias: vec[i64] = packed(weights.first_bias, FIRST_APART)
        self.columns: vec[i64] = packed(weights.second, SECOND_APART)
        self.second_bias: vec[i64] = packed(weights.second_bias, SECOND_APART)
        self.last: vec[i64] = numbers(weights.last)
        self.last_bias: Final[i64] = weights.last_bias
        self.unit: Final[i64] = weights.unit


class Net:
    """Judges rows. It has room of its own for its sums, so each judge needs one of its own."""

    def __init__(self, layers: Layers) -> None:
        self.layers: Final = layers
        self.curve: vec[i64] = numbers(CURVE)
        room = [0] * int(max(layers.size, layers.hidden, layers.second))
        self.places: vec[i64] = numbers(room)  # of what is not zero
        self.found: vec[i64] = numbers(room)
        self.sums: vec[i64] = numbers(room)

    def chance(self, row: vec[u8], at: i64) -> i64:
        """How likely the reader of a row is to win, of CERTAIN."""
        layers = self.layers
        count = self.gather(row, at)
        add_columns(layers.first, layers.first_bias, self.places, self.found, count, self.sums)
        count = self.rectify(layers.hidden, FIRST_APART)
        add_columns(layers.columns, layers.second_bias, self.places, self.found, count, self.sums)
        count = self.rectify(layers.second, SECOND_APART)
        total = layers.last_bias
        places, found, last = self.places, self.found, layers.last
        i: i64 = 0
        while i < count:
            total += last[places[i]] * found[i]
            i += 1
        return self.curved(total)

    def gather(self, row: vec[u8], at: i64) -> i64:
        """Note which bytes are not zero, and what each counts; says how many."""
        places, found, most = self.places, self.found, self.layers.most
        count: i64 = 0
        i: i64 = 0
        size = self.layers.size
        while i < size:
            byte = i64(row[at + i])
            if byte != 0:
                top = most[i]
                places[count] = i
                found[count] = byte if byte < top else top
                count += 1
            i += 1
        return count

    def rectify(self, width: i64, apart: i64) -> i64:
        """Note which sums of a layer are above zero; says how many."""
        half = apart >> 1
        mask = apart - 1
        lanes: i64 = FIRST_LANES if apart == FIRST_APART else SECOND_LANES
        bits: i64 = 64 // lanes
        places, found, sums = self.places, self.found, self.sums
        count: i64 = 0
        place: i64 = 0
        word: i64 = 0
        while place < width:
            left = sums[word]
            lane: i64 = 0
            while lane < lanes:
                number = ((left + half) & mask) - half
                if number > 0:
                    places[count] = place
                    found[count] = number
                    count += 1
                left = (left - number) >> bits
                place += 1
                lane += 1
            word += 1
        return count

    def curved(self, total: i64) -> i64:
        """The chance that a last sum stands for."""
        fine = total * FINE // self.layers.unit + FAR * FINE
        if fine <= 0:
            return 0
        if fine >= 2 * FAR * FINE:
            return CERTAIN
        part: i64 = FINE // STEPS
        entry = fine // part
        below = self.curve[entry]
        return below + (self.curve[entry + 1] - below) * (fine - entry * part) // part


def add_columns(
    weights: vec[i64], bias: vec[i64], places: vec[i64], found: vec[i64], count: i64, sums: vec[i64]
) -> None:
    """Add the columns at some places, each times what was found there, to the biases, all lanes at once."""
    width: i64 = len(bias)
    word: i64 = 0
    while word < width:
        a, b, c, d = bias[word], bias[word + 1], bias[word + 2], bias[word + 3]
        e, f, g, h = bias[word + 4], bias[word + 5], bias[word + 6], bias[word + 7]
        i: i64 = 0
        while i < count:
            at = places[i] * width + word
            times = found[i]
            a += weights[at] * times
            b += weights[at + 1] * times
            c += weights[at + 2] * times
            d += weights[at + 3] * times
            e += weights[at + 4] * times
            f += weights[at + 5] * times
            g += weights[at + 6] * times
            h += weights[at + 7] * times
            i += 1
        sums[word] = a
        sums[word + 1] = b
        sums[word + 2] = c
        sums[word + 3] = d
        sums[word + 4] = e
        sums[word + 5] = f
        sums[word + 6] = g
        sums[word + 7] = h
        word += BLOCK


def numbers(values: list[int]) -> vec[i64]:
    """A list as a packed vector."""
    out = vec[i64]([i64(0)] * len(values))
    for i in range(len(values)):
        out[i] = values[i]
    return out


def packed(values: list[int], apart: i64) -> vec[i64]:
    """A list with several neighbours in each word; a negative one borrows from the next."""
    lanes = FIRST_LANES if apart == FIRST_APART else SECOND_LANES
    out = vec[i64]([i64(0)] * (len(values) // lanes))
    for word in range(len(values) // lanes):
        total: i64 = 0
        for lane in range(lanes):
            value: i64 = values[(word + 1) * lanes - 1 - lane]
            total = total * apart + value
        out[word] = total
    return out
