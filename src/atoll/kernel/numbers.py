"""Rows of numbers in a position: packed, so that a copy is one block of memory and no number needs an object."""

from collections.abc import Iterable

from librt.vecs import vec
from mypy_extensions import i64


def packed(numbers: Iterable[int]) -> vec[i64]:
    """These numbers."""
    return vec[i64](numbers)


def repeated(number: i64, size: i64) -> vec[i64]:
    """The same number so many times."""
    return vec[i64]([number] * size)


def most(numbers: vec[i64]) -> i64:
    """The highest number of a row that is not empty."""
    best = numbers[0]
    for number in numbers:
        if number > best:
            best = number
    return best


def fewest(numbers: vec[i64]) -> i64:
    """The lowest number of a row that is not empty."""
    best = numbers[0]
    for number in numbers:
        if number < best:
            best = number
    return best


def total(numbers: vec[i64]) -> i64:
    """All numbers of a row added up."""
    found: i64 = 0
    for number in numbers:
        found += number
    return found
