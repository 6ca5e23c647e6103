"""What jokers and discounts pay for."""

import pytest

from atoll.games.la_isla.rules.components import COLOURS, PRINTED, Printed
from atoll.games.la_isla.rules.island import SPACES
from atoll.games.la_isla.rules.state import LaIsla

from .table import OTHER, empty_table, explore, give, next_of, place, show, spaces, stand, standing, stock, where, why

JOKERS = [function for function in PRINTED if function.group == "joker"]
each_joker = pytest.mark.parametrize("joker", JOKERS, ids=lambda function: function.id)


def before_payment(joker: str, *, covered: bool = False) -> tuple[LaIsla, int]:
    """Somebody with one resource of a space's colour and one of the joker's; and the space."""
    state = empty_table()
    show(state, 0, f"joker.{joker}")
    if covered:
        show(state, 0, OTHER)
    goal = next_of(COLOURS, joker)
    give(state, 0, **{goal: 1, joker: 1})
    return state, spaces(state, goal)[0]


@each_joker
@pytest.mark.rule("la-isla 8.2")
def test_a_joker_stands_for_any_colour(joker: Printed) -> None:
    state, goal = before_payment(joker.parameter)
    place(state, 0, goal)
    assert stock(state, 0) == {} and standing(state, 0) == {goal}


@each_joker
def test_a_joker_stands_for_one_resource_only(joker: Printed) -> None:
    state, goal = before_payment(joker.parameter)
    state.resources = [0] * len(state.resources)
    give(state, 0, **{joker.parameter: 2})
    explore(state, 0)
    assert why(state, 0, f"place {SPACES[goal].name}") == "too-few 6.4"


@each_joker
def test_a_covered_joker_pays_nothing(joker: Printed) -> None:
    state, goal = before_payment(joker.parameter, covered=True)
    explore(state, 0)
    assert why(state, 0, f"place {SPACES[goal].name}") == "too-few 6.4"


def test_two_jokers_pay_together() -> None:
    state = empty_table()
    show(state, 0, "joker.green", slot=1)
    show(state, 0, "joker.beige", slot=2)
    give(state, 0, green=1, beige=1)
    place(state, 0, spaces(state, "gray")[0])
    assert stock(state, 0) == {}


@pytest.mark.rule("la-isla 8.3")
def test_two_discounts_do_not_add_up() -> None:
    state = empty_table()
    goal = next(space.index for space in SPACES if len(state.island.symbols[space.index]) == 2)
    for slot, function in enumerate(
        [f for f in PRINTED if f.group == "symbol_discount" and goal in where(state, f)], 1
    ):
        show(state, 0, function.id, slot)
    colour = COLOURS[state.island.colours[goal]]
    give(state, 0, **{colour: 2})
    place(state, 0, goal)
    assert stock(state, 0) == {colour: 1}


def test_discounts_for_a_symbol_and_for_company_do_not_add_up() -> None:
    state = empty_table()
    function = next(f for f in PRINTED if f.group == "symbol_discount")
    goal = where(state, function)[0]
    show(state, 0, function.id, slot=1)
    show(state, 0, "company_discount", slot=2)
    stand(state, 1, goal)
    colour = COLOURS[state.island.colours[goal]]
    give(state, 0, **{colour: 2})
    place(state, 0, goal)
    assert stock(state, 0) == {colour: 1}


def test_a_discount_for_company_may_be_paid_by_a_joker() -> None:
    state = empty_table()
    joker = next_of(COLOURS, COLOURS[state.island.colours[0]])
    show(state, 0, "company_discount", slot=1)
    show(state, 0, f"joker.{joker}", slot=2)
    stand(state, 1, 0)
    give(state, 0, **{joker: 1})
    place(state, 0, 0)
    assert stock(state, 0) == {}


def test_a_discount_may_be_paid_by_a_joker() -> None:
    state = empty_table()
    function = next(f for f in PRINTED if f.group == "symbol_discount")
    show(state, 0, function.id, slot=1)
    goal = where(state, function)[0]
    joker = next_of(COLOURS, COLOURS[state.island.colours[goal]])
    show(state, 0, f"joker.{joker}", slot=2)
    give(state, 0, **{joker: 1})
    place(state, 0, goal)
    assert stock(state, 0) == {} and standing(state, 0) == {goal}
