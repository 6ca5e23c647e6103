"""The dice of a position: a small generator that is copied with it."""

import hashlib
from typing import Any, Final

from mypy_extensions import i64

_MASK: Final[i64] = 0xFFFFFFFF


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


def seeded(seed: int) -> Rng:
    """The generator of a seed of any size: hashed, so that near seeds give unrelated games."""
    digest = hashlib.sha256(f"atoll {seed:x}".encode()).digest()
    words = [int.from_bytes(digest[i : i + 4], "big") for i in range(0, 16, 4)]
    return Rng(words[0], words[1], words[2], words[3])
