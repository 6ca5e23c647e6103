"""What a position of La Isla is worth: the terms name what they say."""

import pytest

from atoll.games.la_isla.rules.components import ANIMALS, CARDS, COLOURS, COST, END_SUMS, KINDS
from atoll.games.la_isla.rules.island import REGIONS, Region
from atoll.games.la_isla.rules.state import LETTERS, NONE, LaIsla
from atoll.games.la_isla.rules.value import PHASES, ROUNDS_PER_STRETCH, TERMS, WORTH
from atoll.games.la_isla.rules.words import A, B, D

from .table import card, empty_table, give, show


def term(state: LaIsla, name: str, seat: int = 0) -> float:
    return WORTH.terms(state, seat)[TERMS.index(name)]


def bare_table() -> LaIsla:
    """Nobody has an animal yet either."""
    state = empty_table()
    state.animals = [0] * len(state.animals)
    return state


def spaces(mask: int) -> list[int]:
    return [space for space in range(mask.bit_length()) if mask >> space & 1]


@pytest.mark.parametrize("region", REGIONS, ids=lambda region: str(region.index))
def test_a_region_is_near_for_one_explorer_and_far_for_two(region: Region) -> None:
    state = bare_table()
    animal = state.tiles[region.index]
    state.tiles = [animal if other is region else NONE for other in REGIONS]  # nothing else is to be had
    around = spaces(region.mask)
    assert (term(state, "near"), term(state, "far"), term(state, "wanted")) == (0, 0, 0)
    for missing in range(1, len(around)):
        state.explorers[0] = sum(1 << space for space in around[missing:])
        expected = (region.value if missing == 1 else 0, region.value if missing == 2 else 0, 1 if missing == 1 else 0)
        assert (term(state, "near"), term(state, "far"), term(state, "wanted")) == expected
        assert term(state, "explorers") == len(around) - missing
        assert term(state, "near", seat=1) == 0


def test_an_animal_is_wanted_while_the_next_set_lacks_it() -> None:
    state = bare_table()
    region = REGIONS[0]
    state.tiles = [state.tiles[0] if other.index == 0 else NONE for other in REGIONS]
    state.explorers[0] = sum(1 << space for space in spaces(region.mask)[1:])
    assert term(state, "wanted") == 1
    state.animals[state.tiles[0]] = 1
    assert term(state, "wanted") == 0
    state.animals[:KINDS] = [1] * KINDS
    assert term(state, "wanted") == 1


def test_animals_count_as_a_herd_and_by_kinds_beyond_the_sets() -> None:
    state = bare_table()
    state.animals[:KINDS] = [1] * KINDS
    assert (term(state, "herd"), term(state, "kinds")) == (KINDS, 0)
    state.animals[1] = 3
    assert (term(state, "herd"), term(state, "kinds")) == (KINDS + 2, 1)
    assert term(state, "herd", seat=1) == 0


def test_resources_are_a_pair_when_they_pay_for_a_space() -> None:
    state = empty_table()
    first, second = COLOURS[:2]
    give(state, 0, **{first: COST, second: COST - 1})
    assert term(state, "pairs") == 1 and term(state, "pairs", seat=1) == 0


def test_a_planned_income_counts_and_more_so_if_it_completes_a_pair() -> None:
    state = empty_table()
    assert (term(state, "income"), term(state, "pairing")) == (0, 0)
    planned = card(state)
    state.plans[B] = planned
    assert (term(state, "income"), term(state, "pairing")) == (1, 0)
    give(state, 0, **{COLOURS[CARDS[planned].colour]: COST - 1})
    assert (term(state, "income"), term(state, "pairing")) == (1, 1)
    assert term(state, "income", seat=1) == 0


def test_a_planned_animal_counts_as_many_as_one_has_of_it() -> None:
    state = empty_table()
    assert term(state, "scored", seat=1) == 0
    planned = card(state, animal=ANIMALS[2])
    state.plans[LETTERS + D] = planned
    state.animals[KINDS + 2] = 4
    assert term(state, "scored", seat=1) == 4


def test_visible_functions_count_by_what_they_do_and_a_planned_one_too() -> None:
    state = empty_table()
    names = ["scoring", "gathering", "moving", "saving", "steering"]
    assert [term(state, name) for name in names] == [0] * 5
    show(state, 0, "extra_explorer")
    assert [term(state, name) for name in names] == [0, 0, 0, 0, 1]
    state.plans[A] = card(state, "extra_explorer")
    assert [term(state, name) for name in names] == [0, 0, 0, 0, 2]
    assert [term(state, name, seat=1) for name in names] == [0] * 5
    show(state, 1, "extra_explorer")
    assert [term(state, name) for name in names] == [0, 0, 0, 0, 2]


def test_every_three_rounds_are_a_phase_and_the_last_lasts() -> None:
    state = empty_table()
    found = []
    for number in range(1, 16):
        state.round = number
        found.append((WORTH.phase(state), term(state, "rounds")))
    assert found[:4] == [(0, 0), (0, 1), (0, 2), (1, 0)]
    assert found[-1] == (PHASES - 1, 14 - ROUNDS_PER_STRETCH * (PHASES - 1))


def test_progress_is_how_near_the_markers_are_to_the_end() -> None:
    state = empty_table()
    assert term(state, "progress") == state.value_sum() / END_SUMS[2]
    assert term(state, "course") == 1
    state.points[0] = 7
    assert term(state, "points") == 7
