"""Sections 1.1, 7 and 8: the aim, the end and the editions."""

import pytest

from atoll.games.costa_ruana import COSTA_RUANA
from atoll.kernel.numbers import packed
from atoll.text.rulebook import rulebook

from .table import empty_table


def result(huts: list[int], supply: list[int]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    state = empty_table(len(huts))
    state.huts, state.supply = packed(huts), packed(supply)
    outcome = COSTA_RUANA.outcome(state)
    assert outcome is not None
    return outcome.points, outcome.ranks


@pytest.mark.rule("costa-ruana 1.1")
def test_most_respect_points_win() -> None:
    assert result([5, 3, 1], [2, 9, 4]) == ((12, 15, 6), (2, 1, 3))


@pytest.mark.rule("costa-ruana 7.1")
def test_a_treasure_is_worth_two_points_and_a_native_in_the_supply_one() -> None:
    state = empty_table(2)
    state.huts, state.supply = packed([7, 6]), packed([4, 10])
    outcome = COSTA_RUANA.outcome(state)
    assert outcome is not None
    assert [(part.name, part.points) for part in outcome.parts[0]] == [("score-treasures", 14), ("score-supply", 4)]


@pytest.mark.rule("costa-ruana 7.1")
def test_natives_on_islands_and_cards_in_hand_are_worth_nothing() -> None:
    state = empty_table(2)
    for island in range(4):
        state.arrive(0, island)
    state.supply[0] = 6
    outcome = COSTA_RUANA.outcome(state)
    assert outcome is not None and outcome.points[0] == 6


@pytest.mark.rule("costa-ruana 7.1")
def test_there_is_no_outcome_before_the_end() -> None:
    assert COSTA_RUANA.outcome(COSTA_RUANA.start(2, 1)) is None


@pytest.mark.rule("costa-ruana 7.2")
def test_a_tie_goes_to_the_larger_treasure() -> None:
    assert result([7, 6], [4, 6]) == ((18, 18), (1, 2))


@pytest.mark.rule("costa-ruana 7.2")
def test_equal_points_and_treasures_share_the_victory() -> None:
    assert result([7, 7, 2], [4, 4, 1]) == ((18, 18, 5), (1, 1, 3))


@pytest.mark.rule("costa-ruana 8.1")
def test_the_rulebook_says_where_the_editions_differ() -> None:
    note = next(paragraph for paragraph in rulebook(COSTA_RUANA.folder, "en") if paragraph.id == "8.1")
    assert "2014" in note.text and "2018" in note.text and "French" in note.text
