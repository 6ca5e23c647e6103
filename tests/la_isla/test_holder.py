"""Sections 4 and 5: special functions come into the holder, and income."""

import pytest

from atoll.games.la_isla.rules.components import CARDS
from atoll.games.la_isla.rules.rounds import WHICH_SLOT

from .table import card, empty_table, happened, income, show, stock, turn_up, visible, why, words


@pytest.mark.rule("la-isla 4.1")
def test_the_a_card_goes_into_the_holder() -> None:
    state = empty_table()
    events = turn_up(state, 0, "symbol_vp.tent")
    assert visible(state, 0) == ["symbol_vp.tent", "", "", ""] and state.turned == -1
    assert happened(events, "fills") == [(0,)]


@pytest.mark.rule("la-isla 4.2")
def test_a_card_fills_the_first_free_slot_or_covers_another_card() -> None:
    state = empty_table()
    show(state, 0, "symbol_vp.tent")
    turn_up(state, 0, "symbol_vp.hat")
    assert words(state, 0) == ["slot 1", "slot 2"]
    assert why(state, 0, "slot 3") == "first-free 4.2"
    assert why(state, 0, "slot 4") == "no-such-slot 4.1"
    state.say(0, "slot 2")
    assert visible(state, 0)[:3] == ["symbol_vp.tent", "symbol_vp.hat", ""]


def test_with_a_full_holder_a_visible_card_is_covered_again_and_again() -> None:
    state = empty_table()
    for slot, symbol in enumerate(["tent", "hat", "rope"], 1):
        show(state, 0, f"symbol_vp.{symbol}", slot)
    for symbol in ("bottle", "backpack"):
        events = turn_up(state, 0, f"symbol_vp.{symbol}")
        assert words(state, 0) == ["slot 1", "slot 2", "slot 3"]
        state.say(0, "slot 2")
        assert len(happened(events, "covers")) == 1
    assert visible(state, 0)[:3] == ["symbol_vp.tent", "symbol_vp.backpack", "symbol_vp.rope"]
    assert len(state.covered) == 2


@pytest.mark.rule("la-isla 4.3")
def test_an_identical_function_must_cover_its_twin() -> None:
    state = empty_table()
    show(state, 0, "symbol_vp.tent", slot=1)
    twin = show(state, 0, "terrain_vp.gray", slot=2)
    turn_up(state, 0, "terrain_vp.gray")
    assert visible(state, 0) == ["symbol_vp.tent", "terrain_vp.gray", "", ""] and state.covered == [twin]


def test_a_twin_in_the_extra_slot_is_covered_too() -> None:
    state = empty_table(cards="all")
    turn_up(state, 0, "extra_slot")
    for slot, function in enumerate(("symbol_vp.hat", "symbol_vp.rope", "symbol_vp.bottle", "symbol_vp.tent"), 1):
        show(state, 0, function, slot)
    turn_up(state, 0, "symbol_vp.tent")
    assert words(state, 0) == [] and visible(state, 0)[3] == "symbol_vp.tent"  # one way only: nothing is asked


def test_another_slot_is_refused_to_an_identical_function() -> None:
    state = empty_table()
    show(state, 0, "terrain_vp.gray", slot=2)
    state.turned = card(state, "terrain_vp.gray")
    state.then(0, WHICH_SLOT)
    assert words(state, 0) == ["slot 2"]
    assert why(state, 0, "slot 1") == "identical 4.3"


def test_a_similar_function_is_not_identical() -> None:
    state = empty_table()
    show(state, 0, "symbol_vp.tent")
    turn_up(state, 0, "symbol_vp.hat")
    assert words(state, 0) == ["slot 1", "slot 2"]
    other = empty_table()
    show(other, 1, "symbol_vp.hat")
    turn_up(other, 0, "symbol_vp.hat")
    assert visible(other, 0)[0] == visible(other, 1)[0] == "symbol_vp.hat"


@pytest.mark.rule("la-isla 4.4")
def test_a_function_counts_in_the_same_round() -> None:
    state = empty_table()
    turn_up(state, 0, "income_vp.green")
    income(state, 0, "green")
    assert state.points[0] == 2


@pytest.mark.rule("la-isla 5.1")
def test_the_b_card_brings_a_resource_of_its_colour_and_is_discarded() -> None:
    state = empty_table()
    for n in (1, 2):
        income(state, 0, "brown")
        assert stock(state, 0) == {"brown": n} and len(state.discards) == n
    assert {CARDS[index].colour for index in state.discards} == {3}
