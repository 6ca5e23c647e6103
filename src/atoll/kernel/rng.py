"""The dice of a position: a small generator that is copied with it."""

import hashlib
from collections.abc import Mapping
from operator import index
from typing import Any, Final, SupportsIndex

from mypy_extensions import i64, mypyc_attr

from .mistakes import BadSetup

_MASK: Final[i64] = 0xFFFFFFFF
BLOCK: Final = 16
"""Words that one hash of a sealed stream gives."""
DICE: Final = "dice"
SEALED: Final = "sealed"
"""The option of every game that real tables are set up with: `dice=sealed`."""


@mypyc_attr(acyclic=True)
class Rng:
    """Four 32-bit words (xoshiro128**), the same on every platform and build."""

    def __init__(self, a: i64, b: i64, c: i64, d: i64) -> None:
        self.a = a  # native 64-bit integers: products of 32-bit words never leave the machine word
        self.b = b
        self.c = c
        self.d = d

    def copy(self) -> "Rng":
        return Rng(self.a, self.b, self.c, self.d)

    def next(self) -> i64:
        """The next 32 random bits."""
        b = self.b
        x = (b * 5) & _MASK
        x = ((x << 7) | (x >> 25)) & _MASK
        out = (x * 9) & _MASK
        c = self.c ^ self.a
        d = self.d ^ b
        self.b = b ^ c
        self.a ^= d
        self.c = c ^ ((b << 9) & _MASK)
        self.d = ((d << 11) | (d >> 21)) & _MASK
        return out

    def below(self, n: i64) -> i64:
        """A whole number from 0 to n - 1."""
        return (self.next() * n) >> 32

    def shuffle(self, cards: list[Any]) -> None:
        """Bring the list into random order, in place."""
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            card = cards[i]
            cards[i] = cards[j]
            cards[j] = card

    def split(self) -> "Rng":
        """A generator of its own, drawn from this one."""
        return Rng(self.next(), self.next(), self.next(), self.next())


@mypyc_attr(acyclic=True)
class SealedRng(Rng):
    """A cryptographic stream in the place of a generator: whatever a table has seen tells nothing of what comes.

    Its words are BLAKE2b of their number, keyed by the seed. For the deals of real tables; searches and simulations
    keep the fast generator.
    """

    def __init__(self, key: bytes, drawn: int, block: list[int]) -> None:
        super().__init__(0, 0, 0, 0)
        self.key: Final = key
        self.drawn = drawn  # words so far
        self.block = block  # those of the current hash; never changed, so copies share them

    def copy(self) -> "Rng":
        return SealedRng(self.key, self.drawn, self.block)

    def next(self) -> i64:
        place = self.drawn % BLOCK
        if place == 0:
            number = (self.drawn // BLOCK).to_bytes(8, "big")
            digest = hashlib.blake2b(number, digest_size=4 * BLOCK, key=self.key).digest()
            self.block = [int.from_bytes(digest[4 * i : 4 * i + 4], "big") for i in range(BLOCK)]
        self.drawn += 1
        return self.block[place]


def check_seed(seed: SupportsIndex) -> int:
    """The number that a seed is; raises BadSetup if it is none."""
    number = index(seed) if hasattr(seed, "__index__") else -1
    if number < 0:
        raise BadSetup(f"a seed is a whole number from 0 on, not {seed!r}")
    return number


def derived(seed: SupportsIndex, *purpose: object) -> int:
    """A seed of 128 bits for one purpose of another seed: the deal, the bot of a seat, a decision.

    Hashed, so that near seeds give unrelated games, and what serves one purpose tells nothing of another.
    """
    words = ["atoll", f"{check_seed(seed):x}", *[str(part) for part in purpose]]
    return int.from_bytes(hashlib.sha256(" ".join(words).encode()).digest()[:16], "big")


def seeded(seed: SupportsIndex, *purpose: object) -> Rng:
    """The generator of a seed of any size, or of one purpose of it: `seeded(7, "bot", 2)`."""
    number = derived(seed, *purpose)
    return Rng(
        number >> 96 & 0xFFFFFFFF,
        number >> 64 & 0xFFFFFFFF,
        number >> 32 & 0xFFFFFFFF,
        number & 0xFFFFFFFF,
    )


def dice(options: Mapping[str, str], seed: int) -> Rng:
    """The dice of a game that is set up: a cryptographic stream if its options say so, else the fast generator."""
    if options.get(DICE) == SEALED:
        return SealedRng(hashlib.sha256(f"atoll {SEALED} {seed:x}".encode()).digest(), 0, [])
    return seeded(seed)
