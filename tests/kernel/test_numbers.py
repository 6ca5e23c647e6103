"""Rows of numbers in a position."""

from atoll.kernel.numbers import fewest, most, packed, repeated, total


def test_a_row_holds_the_numbers_it_was_made_of() -> None:
    assert [*packed([3, 1, 2])] == [3, 1, 2]
    assert packed(()) == packed([])
    assert [*repeated(-1, 3)] == [-1, -1, -1]


def test_what_is_written_into_a_copy_of_a_row_stays_there() -> None:
    numbers = packed([1, 2])
    copy = numbers[:]
    copy[0] = 5
    assert numbers == packed([1, 2]) and copy == packed([5, 2])


def test_a_row_says_its_highest_and_lowest_number_and_their_sum() -> None:
    numbers = packed([3, -4, 7, 7, 0])
    assert (most(numbers), fewest(numbers), total(numbers)) == (7, -4, 13)
    assert most(packed([-2])) == fewest(packed([-2])) == -2
    assert total(packed([])) == 0
