"""Section 6: explorers, payments and tiles."""

import pytest

from atoll.games.la_isla.rules.components import ANIMALS, COLOURS
from atoll.games.la_isla.rules.island import REGIONS, SPACES, TOUCHING

from .table import (
    empty_table,
    explore,
    give,
    give_all,
    happened,
    place,
    put_tile,
    region,
    show,
    spaces,
    stand,
    standing,
    stock,
    verbs,
    why,
    words,
)

TAKE = [f"take {colour}" for colour in COLOURS]


def named(space: int) -> str:
    return f"place {SPACES[space].name}"


@pytest.mark.rule("la-isla 6.1")
def test_taking_a_resource_is_always_allowed() -> None:
    state = empty_table()
    explore(state, 0)
    assert words(state, 0) == TAKE
    state.say(0, "take gray")
    assert stock(state, 0) == {"gray": 1}
    give_all(state, 0, 2)
    explore(state, 0)
    assert words(state, 0)[:5] == TAKE and len(words(state, 0)) == 5 + len(SPACES)
    state.say(0, "take gray")
    assert stock(state, 0)["gray"] == 4 and state.supply[0] == 5


@pytest.mark.rule("la-isla 6.2")
def test_own_explorers_hinder_and_others_do_not() -> None:
    state = empty_table(4)
    give_all(state, 0, 2)
    stand(state, 0, 7)
    for other in (1, 2, 3):
        stand(state, other, 8)
    explore(state, 0)
    assert why(state, 0, named(7)) == "already-there 6.2"
    state.say(0, named(8))
    assert standing(state, 0) == {7, 8} and state.supply[0] == 3


@pytest.mark.rule("la-isla 6.3")
def test_with_an_empty_supply_an_explorer_moves_over_any_distance() -> None:
    state = empty_table()
    give_all(state, 0, 2)
    stand(state, 0, 0, 1, 2, 3, 4)
    events = place(state, 0, 20)
    assert words(state, 0) == [f"lift inner {number}" for number in range(1, 6)]
    assert why(state, 0, "lift outer 1") == "not-yours 6.3"
    assert why(state, 0, f"lift {SPACES[20].name}") == "not-yours 6.3"
    state.say(0, "lift inner 2")
    assert standing(state, 0) == {0, 2, 3, 4, 20} and state.supply[0] == 0
    assert happened(events, "lifts") == [(0, 1)]


def test_with_an_explorer_in_supply_none_is_moved() -> None:
    state = empty_table()
    give_all(state, 0, 2)
    stand(state, 0, 0, 1, 2, 3)
    place(state, 0, 20)
    assert standing(state, 0) == {0, 1, 2, 3, 20} and state.waiting() == []


@pytest.mark.rule("la-isla 6.4")
def test_anna_pays_two_yellow_for_the_desert() -> None:
    state = empty_table()
    give(state, 0, yellow=3, gray=1)
    desert, mountain = spaces(state, "yellow")[0], spaces(state, "gray")[0]
    explore(state, 0)
    assert why(state, 0, named(mountain)) == "too-few 6.4"
    state.say(0, named(desert))
    assert stock(state, 0) == {"yellow": 1, "gray": 1} and standing(state, 0) == {desert}


def test_a_refusal_says_which_resources_are_missing() -> None:
    state = empty_table()
    give(state, 0, gray=1)
    goal = spaces(state, "gray")[0]
    explore(state, 0)
    word = state.lexicon().find(named(goal))
    assert word is not None
    reason = state.why(0, word)
    assert reason is not None and reason.values == (COLOURS.index("gray"), 2, 1)


def test_a_move_costs_as_much_as_a_placement() -> None:
    state = empty_table()
    stand(state, 0, *range(10, 15))
    goal = spaces(state, "green")[0]
    give(state, 0, green=1)
    explore(state, 0)
    assert why(state, 0, named(goal)) == "too-few 6.4"


@pytest.mark.rule("la-isla 6.5")
def test_the_player_chooses_how_to_pay_where_jokers_allow_it() -> None:
    state = empty_table()
    show(state, 0, "joker.green", slot=1)
    show(state, 0, "joker.beige", slot=2)
    give(state, 0, gray=2, green=1, beige=1)
    goal = spaces(state, "gray")[0]
    place(state, 0, goal)
    assert sorted(words(state, 0)) == ["pay beige gray", "pay gray gray", "pay green beige", "pay green gray"]
    assert why(state, 0, "pay green green") == "not-a-payment 6.5"
    state.say(0, "pay green gray")
    assert stock(state, 0) == {"gray": 1, "beige": 1} and standing(state, 0) == {goal}


def test_a_single_way_to_pay_is_not_asked() -> None:
    state = empty_table()
    show(state, 0, "joker.green")
    give(state, 0, gray=2)
    place(state, 0, spaces(state, "gray")[0])
    assert state.waiting() == [] and stock(state, 0) == {}


@pytest.mark.rule("la-isla 6.6")
@pytest.mark.parametrize("value", [2, 3, 4])
def test_a_surrounded_region_gives_its_tile_and_its_number(value: int) -> None:
    state = empty_table()
    give_all(state, 0, 2)
    goal = region(value)
    put_tile(state, goal, "dodo")
    before = state.animals[0]
    stand(state, 0, *goal.around[1:])
    place(state, 0, goal.around[0])
    assert state.points[0] == value and state.animals[0] == before + 1
    assert state.tiles[goal.index] == -1 and len(standing(state, 0)) == value


def test_a_region_that_lacks_one_explorer_gives_nothing_even_if_others_stand_there() -> None:
    state = empty_table()
    give_all(state, 0, 2)
    goal = region(3)
    stand(state, 0, goal.around[1])
    stand(state, 1, goal.around[2])
    place(state, 0, goal.around[0])
    assert state.points == [0, 0] and state.tiles[goal.index] >= 0


def test_an_empty_region_gives_nothing() -> None:
    state = empty_table()
    give_all(state, 0, 2)
    goal = region(2)
    state.tiles[goal.index] = -1
    stand(state, 0, goal.around[1])
    place(state, 0, goal.around[0])
    assert state.points[0] == 0


def test_paul_gains_two_tiles_for_two_and_three_with_four_explorers() -> None:
    state = empty_table()
    paul = 0
    goal, two, three = next(
        (space.index, small, large)
        for space in SPACES
        if COLOURS[state.island.colours[space.index]] == "gray"
        for small in TOUCHING[space.index]
        for large in TOUCHING[space.index]
        if small.value == 2 and large.value == 3 and set(small.around) & set(large.around) == {space.index}
    )
    put_tile(state, two, "owlet_moth")
    put_tile(state, three, "sardinian_pika")
    state.animals = [0] * len(state.animals)
    give(state, paul, gray=2)
    stand(state, paul, *((set(two.around) | set(three.around)) - {goal}))
    events = place(state, paul, goal)
    assert len(standing(state, paul)) == 4 and state.points[paul] == 2 + 3
    moth, pika = ANIMALS.index("owlet_moth"), ANIMALS.index("sardinian_pika")
    assert sorted(happened(events, "gains-tile")) == [(pika, 3), (moth, 2)]
    assert state.animals[:5] == [0, 0, 0, 1, 1]


def test_a_moved_explorer_does_not_surround_what_it_has_left() -> None:
    state = empty_table()
    give_all(state, 0, 2)
    goal = region(2)
    far = [space.index for space in SPACES if not set(TOUCHING[space.index]) & set(TOUCHING[goal.around[0]])]
    stand(state, 0, goal.around[1], *far[:4])
    place(state, 0, goal.around[0])
    state.say(0, f"lift {SPACES[goal.around[1]].name}")
    assert state.points[0] == 0 and state.tiles[goal.index] >= 0


@pytest.mark.rule("la-isla 6.7")
def test_explorers_come_down_tiles_are_scored_and_then_functions_are_used() -> None:
    state = empty_table()
    give_all(state, 0, 2)
    goal = REGIONS[0]
    show(state, 0, "ring_vp.inner", slot=1)
    show(state, 0, "joker.green", slot=2)
    stand(state, 0, *goal.around[1:])
    colour = COLOURS[state.island.colours[goal.around[0]]]
    events = place(state, 0, goal.around[0])
    if verbs(state, 0):
        state.say(0, f"pay {colour} {colour}")
    names = [event.note.name.removeprefix("log-") for event in events]
    assert names == ["pays-2", "places", "gains-tile", "scores"]
