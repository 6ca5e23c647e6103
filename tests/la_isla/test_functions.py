"""The 94 special functions: each works, does not work without its condition, and stops when it is covered."""

from dataclasses import dataclass

import pytest

from atoll.games.la_isla.rules.components import ANIMALS, CARDS, COLOURS, PRINTED, Printed
from atoll.games.la_isla.rules.island import SPACES, TOUCHING
from atoll.games.la_isla.rules.rounds import ROUND, ScoreAnimal
from atoll.games.la_isla.rules.state import CLOSED, FREE, LaIsla
from atoll.games.la_isla.rules.words import D
from atoll.kernel.tasks import TABLE

from .table import (
    BY_ID,
    OTHER,
    card,
    empty_table,
    end_round,
    explore,
    give,
    give_all,
    happened,
    income,
    next_of,
    own,
    place,
    plan,
    push,
    put_tile,
    region,
    score_animal,
    show,
    spaces,
    stand,
    stock,
    turn_up,
    verbs,
    visible,
    where,
    why,
    words,
)


@dataclass(frozen=True)
class Gift:
    """What an action has brought: points, resources, and what it lets one do next."""

    points: int
    resources: int
    offers: frozenset[str]


def act(state: LaIsla, function: Printed, met: bool) -> None:
    """The action that the function waits for, or one that just misses its condition."""
    named = function.parameter
    if function.trigger == "income_color":
        income(state, 0, named if met else next_of(COLOURS, named))
    elif function.trigger in ("d_move_animal", "d_card_animal"):
        score_animal(state, 0, named if met else next_of(ANIMALS, named))
    elif function.trigger == "gain_tile":
        goal = region(2)
        put_tile(state, goal, named if met else next_of(ANIMALS, named))
        stand(state, 0, goal.around[0])
        place(state, 0, goal.around[1])
    elif function.trigger == "place_with_company":
        stand(state, 1, 0 if met else 1)
        place(state, 0, 0)
    else:
        inside = where(state, function)
        place(state, 0, next(space.index for space in SPACES if (space.index in inside) == met))


def gift(function: Printed, *, met: bool, holder: list[str]) -> Gift:
    """What the action brings to somebody with these functions, the last one of them visible."""
    state = empty_table()
    state.animals = [0] * len(state.animals)
    give_all(state, 0, 2)
    for shown in holder:
        show(state, 0, shown)
    act(state, function, met)
    resources = sum(stock(state, 0).values())
    return Gift(state.points[0], resources, frozenset(verbs(state, 0)))


REWARDS = {
    "gain_vp": lambda plain, n: Gift(plain.points + n, plain.resources, frozenset()),
    "gain_same_resource": lambda plain, n: Gift(plain.points, plain.resources + n, frozenset()),
    "gain_resource": lambda plain, n: Gift(plain.points, plain.resources, frozenset({"take"})),
    "move_marker": lambda plain, n: Gift(plain.points, plain.resources, frozenset({"marker", "done"})),
    "swap_resource": lambda plain, n: Gift(plain.points, plain.resources, frozenset({"swap", "done"})),
    "cost": lambda plain, n: Gift(plain.points, plain.resources + 1, frozenset()),
    # the marker of the card has not moved yet: any of the five may
    "move_any_marker_instead": lambda plain, n: Gift(plain.points, plain.resources, frozenset({"marker"})),
}

SET_OFF = [function for function in PRINTED if function.effect in REWARDS]
each_set_off = pytest.mark.parametrize("function", SET_OFF, ids=lambda function: function.id)


def test_there_are_65_functions_on_the_cards_for_beginners_and_29_on_the_others() -> None:
    decks = [{card.function for card in CARDS if card.deck == deck} for deck in (1, 2)]
    assert [len(deck) for deck in decks] == [65, 29] and not decks[0] & decks[1]
    assert len(PRINTED) == 94


@each_set_off
@pytest.mark.rule("la-isla 8.1")
def test_a_function_works_when_its_condition_is_met(function: Printed) -> None:
    plain = gift(function, met=True, holder=[])
    assert plain.offers == frozenset()
    assert gift(function, met=True, holder=[function.id]) == REWARDS[function.effect](plain, function.amount)


@each_set_off
def test_a_function_does_not_work_without_its_condition(function: Printed) -> None:
    assert gift(function, met=False, holder=[function.id]) == gift(function, met=False, holder=[])


@each_set_off
@pytest.mark.rule("la-isla 4.4")
def test_a_function_stops_when_it_is_covered(function: Printed) -> None:
    assert gift(function, met=True, holder=[function.id, OTHER]) == gift(function, met=True, holder=[])


@each_set_off
def test_a_function_of_another_player_does_nothing_for_me(function: Printed) -> None:
    state = empty_table()
    give_all(state, 0, 2)
    show(state, 1, function.id)
    act(state, function, met=True)
    assert verbs(state, 0) == set() and verbs(state, 1) == set() and state.points[1] == 0


# -- using open functions -----------------------------------------------------------------------------------


def open_two(first: str, second: str) -> LaIsla:
    """Somebody with two functions whose conditions are both met by a placement on the first space, a gray one."""
    state = empty_table()
    give_all(state, 0, 2)
    show(state, 0, first, slot=1)
    show(state, 0, second, slot=2)
    place(state, 0, 0)
    return state


def of_first_space(group: str) -> str:
    """The function of this group that a placement on the first space sets off, on the usual table."""
    state = empty_table()
    return next(f.id for f in PRINTED if f.group == group and 0 in where(state, f))


@pytest.mark.rule("la-isla 8.1")
def test_open_functions_are_used_in_any_order() -> None:
    for order in (["take beige", "marker dodo"], ["marker dodo", "take beige"]):
        state = open_two(of_first_space("terrain_resource"), of_first_space("symbol_marker"))
        for word in order:
            state.say(0, word)
        if verbs(state, 0):
            state.say(0, "done")
        assert state.markers == [1, 0, 0, 0, 0] and state.waiting() == []


def test_points_and_resources_are_not_declined_because_they_cost_nothing() -> None:
    state = open_two(of_first_space("terrain_resource"), of_first_space("symbol_marker"))
    assert why(state, 0, "done") == "take-first 8.1"
    state.say(0, "take beige")
    assert "done" in words(state, 0)


def test_a_declined_marker_move_is_lost() -> None:
    state = open_two(of_first_space("terrain_marker"), of_first_space("symbol_marker"))
    state.say(0, "marker dodo")
    state.say(0, "done")
    assert state.waiting() == [] and sum(state.markers) == 1


def test_words_for_functions_that_are_not_open_are_refused() -> None:
    state = open_two(of_first_space("terrain_marker"), of_first_space("symbol_marker"))
    assert why(state, 0, "take beige") == "no-resource-open 8.4"
    assert why(state, 0, "swap beige gray") == "no-swap-open 8.6"
    state = open_two(of_first_space("terrain_resource"), of_first_space("symbol_resource"))
    assert why(state, 0, "marker dodo") == "no-marker-open 8.14"


@pytest.mark.rule("la-isla 8.4")
def test_one_placement_sets_off_functions_of_landscape_and_symbol() -> None:
    state = open_two(of_first_space("terrain_vp"), of_first_space("symbol_vp"))
    assert state.points[0] == 6


@pytest.mark.rule("la-isla 8.5")
def test_a_ring_scores_two_points() -> None:
    state = empty_table()
    give_all(state, 0, 2)
    show(state, 0, "ring_vp.inner")
    place(state, 0, 0)
    assert state.points[0] == 2


# -- company ------------------------------------------------------------------------------------------------


@pytest.mark.rule("la-isla 8.6")
def test_company_scores_once_however_many_explorers_are_there() -> None:
    state = empty_table(seats=4)
    give_all(state, 0, 2)
    show(state, 0, "company_vp")
    for other in (1, 2, 3):
        stand(state, other, 0)
    place(state, 0, 0)
    assert state.points[0] == 2


def company(**resources: int) -> LaIsla:
    """Somebody has just come to a space with company and may swap."""
    state = empty_table()
    colour = COLOURS[state.island.colours[0]]
    give(state, 0, **{colour: 2})
    give(state, 0, **resources)
    show(state, 0, "company_swap")
    stand(state, 1, 0)
    place(state, 0, 0)
    return state


def test_a_swap_gives_one_resource_for_another() -> None:
    state = company(brown=1)
    assert words(state, 0) == ["swap brown green", "swap brown beige", "swap brown yellow", "swap brown gray", "done"]
    assert why(state, 0, "swap green gray") == "none-to-give 8.6"
    state.say(0, "swap brown gray")
    assert stock(state, 0) == {"gray": 1} and state.waiting() == []


def test_a_swap_cannot_help_to_pay_the_same_placement() -> None:
    state = empty_table()
    goal = spaces(state, "gray")[0]
    show(state, 0, "company_swap")
    stand(state, 1, goal)
    give(state, 0, gray=1, green=1)
    explore(state, 0)
    assert why(state, 0, f"place {SPACES[goal].name}") == "too-few 6.4"


def test_with_nothing_to_give_no_swap_is_asked() -> None:
    assert company().waiting() == []


def test_a_resource_just_taken_can_be_swapped() -> None:
    state = empty_table()
    colour = COLOURS[state.island.colours[0]]
    give(state, 0, **{colour: 2})
    show(state, 0, "company_swap", slot=1)
    show(state, 0, of_first_space("terrain_resource"), slot=2)
    stand(state, 1, 0)
    place(state, 0, 0)
    assert verbs(state, 0) == {"take"}  # nothing to give yet
    state.say(0, "take brown")
    state.say(0, "swap brown green")
    assert stock(state, 0) == {"green": 1}


# -- tiles --------------------------------------------------------------------------------------------------


@pytest.mark.rule("la-isla 8.7")
def test_two_tiles_of_the_animal_count_twice() -> None:
    state = empty_table()
    give_all(state, 0, 2)
    show(state, 0, "tile_vp.dodo")
    goal, left, right = 0, 1, 4  # two of the connector's regions meet in its first space
    for touching in TOUCHING[goal]:
        if touching.value == 2:
            state.tiles[touching.index] = ANIMALS.index("dodo")
    stand(state, 0, left, right)
    place(state, 0, goal)
    assert state.points[0] == 2 + 2 + 3 + 3


@pytest.mark.parametrize(("function", "word"), [("tile_resource.dodo", "take"), ("tile_marker.dodo", "marker")])
def test_two_tiles_at_once_are_two_choices(function: str, word: str) -> None:
    state = empty_table()
    give_all(state, 0, 2)
    show(state, 0, function)
    for touching in TOUCHING[0]:
        if touching.value == 2:
            state.tiles[touching.index] = ANIMALS.index("dodo")
    stand(state, 0, 1, 4)
    place(state, 0, 0)
    for _ in range(2):
        assert word in verbs(state, 0)
        state.say(0, words(state, 0)[0])
    assert state.waiting() == []


def test_a_tile_just_gained_is_scored_by_its_own_marker_move() -> None:
    state = empty_table()
    own(state, 0, "dodo", 1)
    give_all(state, 0, 2)
    show(state, 0, "tile_marker.dodo")
    act(state, BY_ID["tile_marker.dodo"], met=True)
    before = state.points[0]
    state.say(0, "marker dodo")
    assert state.points[0] == before + 2


# -- income and tracks --------------------------------------------------------------------------------------


@pytest.mark.rule("la-isla 8.8")
def test_only_the_resource_of_the_b_card_is_income() -> None:
    state = empty_table()
    show(state, 0, "income_vp.green", slot=1)
    show(state, 0, "income_resource.green", slot=2)
    income(state, 0, "green")
    assert stock(state, 0) == {"green": 2} and state.points[0] == 2  # the second green one is no income
    explore(state, 0)
    state.say(0, "take green")
    assert stock(state, 0) == {"green": 3} and state.points[0] == 2


@pytest.mark.rule("la-isla 8.9")
def test_a_marker_move_by_a_function_does_not_set_off_the_functions_of_the_track() -> None:
    state = empty_table()
    show(state, 0, "income_marker.green", slot=1)
    show(state, 0, "track_vp.dodo", slot=2)
    own(state, 0, "dodo", 0)
    income(state, 0, "green")
    state.say(0, "marker dodo")
    assert state.points[0] == 0 and state.markers[0] == 1


@pytest.mark.parametrize("function", ["track_vp.dodo", "track_resource.dodo", "marker_substitute.dodo"])
@pytest.mark.parametrize("moves", ["terrain_marker", "income_marker.green"])
def test_functions_of_the_track_and_the_d_card_hear_nothing_of_moves_in_b_and_c(function: str, moves: str) -> None:
    state = empty_table()
    own(state, 0, "dodo", 0)
    show(state, 0, function, slot=1)
    if moves == "terrain_marker":
        give_all(state, 0, 2)
        show(state, 0, of_first_space(moves), slot=2)
        place(state, 0, 0)
    else:
        show(state, 0, moves, slot=2)
        income(state, 0, "green")
    before = stock(state, 0)
    state.say(0, "marker dodo")
    assert state.markers[0] == 1 and state.points[0] == 0 and stock(state, 0) == before
    assert state.waiting() == []


@pytest.mark.rule("la-isla 7.2")
def test_a_marker_at_the_top_sets_off_the_functions_of_its_track_too() -> None:
    state = empty_table()
    show(state, 0, "track_resource.dodo")
    state.markers[0] = 14
    score_animal(state, 0, "dodo")
    assert "take" in verbs(state, 0)


@pytest.mark.rule("la-isla 7.2")
def test_a_function_may_move_a_marker_at_the_top_and_score_for_it() -> None:
    state = empty_table()
    show(state, 0, "income_marker.green")
    own(state, 0, "dodo", 3)
    state.markers[0] = 14
    income(state, 0, "green")
    state.say(0, "marker dodo")
    assert state.markers[0] == 14 and state.points[0] == 3


@pytest.mark.rule("la-isla 8.10")
def test_a_resource_follows_the_marker_that_moves_instead() -> None:
    state = empty_table()
    show(state, 0, "marker_substitute.dodo", slot=1)
    show(state, 0, "track_resource.owlet_moth", slot=2)
    score_animal(state, 0, "dodo")
    state.say(0, "marker owlet-moth")
    assert "take" in verbs(state, 0)


@pytest.mark.rule("la-isla 8.10")
def test_functions_and_points_follow_the_marker_that_moves_instead() -> None:
    state = empty_table()
    show(state, 0, "marker_substitute.dodo", slot=1)
    show(state, 0, "track_vp.dodo", slot=2)
    show(state, 0, "track_vp.owlet_moth", slot=3)
    own(state, 0, "dodo", 5)
    own(state, 0, "owlet_moth", 1)
    score_animal(state, 0, "dodo")
    state.say(0, "marker owlet-moth")
    assert state.markers == [0, 0, 0, 0, 1] and state.points[0] == 1 + 2


def test_the_marker_of_the_card_may_still_be_moved() -> None:
    state = empty_table()
    show(state, 0, "marker_substitute.dodo")
    own(state, 0, "dodo", 2)
    score_animal(state, 0, "dodo")
    state.say(0, "marker dodo")
    assert state.markers == [1, 0, 0, 0, 0] and state.points[0] == 2


@pytest.mark.rule("la-isla 8.14")
def test_any_marker_may_be_moved_even_for_an_animal_one_does_not_own() -> None:
    state = empty_table()
    show(state, 0, "income_marker.green")
    own(state, 0, "dodo", 0)
    state.markers[0] = 14
    income(state, 0, "green")
    assert words(state, 0)[:5] == [f"marker {animal.replace('_', '-')}" for animal in ANIMALS]
    state.say(0, "marker dodo")
    assert state.markers[0] == 14 and state.points[0] == 0


# -- explorers, slots and cards -----------------------------------------------------------------------------


@pytest.mark.rule("la-isla 8.11")
def test_an_extra_explorer_comes_once_and_is_kept_when_the_card_is_covered() -> None:
    state = empty_table()
    turn_up(state, 0, "extra_explorer")
    assert (state.supply[0], state.reserve[0]) == (6, 1)
    turn_up(state, 0, "symbol_vp.tent")
    state.say(0, "slot 1")
    assert visible(state, 0)[0] == "symbol_vp.tent"
    assert (state.supply[0], state.reserve[0]) == (6, 1)


def test_each_further_extra_explorer_brings_one_until_the_reserve_is_empty() -> None:
    state = empty_table()
    for left in (1, 0):
        turn_up(state, 0, "extra_explorer")
        assert state.reserve[0] == left
    events = turn_up(state, 0, "extra_explorer")
    assert (state.supply[0], state.reserve[0]) == (7, 0) and happened(events, "no-new-explorer") == [()]


def test_an_extra_explorer_beneath_another_card_brings_nothing() -> None:
    state = empty_table()
    show(state, 0, "extra_explorer")
    end_round(state)
    assert state.supply[0] == 5


@pytest.mark.rule("la-isla 8.12")
def test_an_extra_slot_is_free_at_first_and_is_kept_when_cards_lie_on_it() -> None:
    state = empty_table()
    assert state.slots[3] == CLOSED
    turn_up(state, 0, "extra_slot")
    assert state.slots[:4] == [FREE, FREE, FREE, FREE]
    for slot, function in enumerate(["symbol_vp.tent", "symbol_vp.hat", "symbol_vp.rope", "symbol_vp.bottle"], 1):
        turn_up(state, 0, function)
        if slot > 1:
            state.say(0, f"slot {slot}")
    turn_up(state, 0, "terrain_vp.gray")
    state.say(0, "slot 4")
    assert visible(state, 0) == ["symbol_vp.tent", "symbol_vp.hat", "symbol_vp.rope", "terrain_vp.gray"]


def test_a_second_extra_slot_cannot_be_planned() -> None:
    state = empty_table()
    turn_up(state, 0, "extra_slot")
    push(state, TABLE, ROUND)
    second = next(index for index in [*state.hands[0], *state.pile] if CARDS[index].beside)
    if second not in state.hands[0]:
        state.hands[0][0] = second
        state.listed = None
    assert why(state, 0, f"ability {CARDS[second].id}") == "slot-owned 8.12"
    assert len(words(state, 0)) == 2


@pytest.mark.rule("la-isla 8.13")
def test_an_extra_card_is_drawn_from_the_next_card_phase_on() -> None:
    state = empty_table()
    turn_up(state, 0, "extra_card")
    assert state.hands[0] == []
    push(state, TABLE, ROUND)
    assert [len(hand) for hand in state.hands] == [4, 3]


def test_a_covered_extra_card_draws_nothing() -> None:
    state = empty_table()
    show(state, 0, "extra_card")
    show(state, 0, OTHER)
    push(state, TABLE, ROUND)
    assert [len(hand) for hand in state.hands] == [3, 3]


def test_a_substitute_needs_its_animal_on_the_card_not_on_the_track() -> None:
    state = empty_table()
    show(state, 0, "marker_substitute.dodo")
    plan(state, 0, D, card(state, animal="owlet_moth"))
    push(state, 0, ScoreAnimal())
    assert state.markers == [0, 0, 0, 0, 1]
