"""What a position of Costa Ruana is worth: the terms name what they say."""

import pytest

from atoll.games.costa_ruana.rules.components import CARDS, SUPPLY_POINTS, TREASURE_POINTS, TYPES
from atoll.games.costa_ruana.rules.rounds import island_winner
from atoll.games.costa_ruana.rules.state import CostaRuana
from atoll.games.costa_ruana.rules.value import TERMS, WORTH
from atoll.kernel.numbers import packed

from .table import empty_table, lay, put

ISLANDS = ["alone", "led", "argued", "trailed", "reserves", "stranded", "riches"]


def term(state: CostaRuana, name: str, seat: int = 0) -> float:
    return WORTH.terms(state, seat)[TERMS.index(name)]


def islands(state: CostaRuana, seat: int = 0) -> dict[str, float]:
    """The terms about islands that are not nothing."""
    return {name: term(state, name, seat) for name in ISLANDS if term(state, name, seat)}


@pytest.fixture
def state() -> CostaRuana:
    """Nobody anywhere, and five treasures on the first two islands."""
    table = empty_table()
    table.treasures = packed([5, 5, *table.treasures[2:]])
    return table


def test_an_island_that_nobody_disputes(state: CostaRuana) -> None:
    put(state, 0, 1, natives=3)
    assert islands(state) == {"alone": 1, "reserves": 2, "riches": 4}
    assert islands(state, seat=1) == {}


def test_an_island_that_is_won_against_others(state: CostaRuana) -> None:
    put(state, 0, 1, natives=3)
    put(state, 1, 1, natives=2)
    winner = island_winner(state, 0)
    loser = 1 - winner
    assert islands(state, winner) == {"led": 1, "reserves": (2, 1)[winner], "riches": 4}
    assert islands(state, loser) == {"trailed": 1, "stranded": (3, 2)[loser]}


def test_a_tie_keeps_everybody_from_winning(state: CostaRuana) -> None:
    put(state, 0, 1, natives=2)
    put(state, 1, 1, natives=2)
    assert islands(state) == islands(state, seat=1) == {"argued": 1, "stranded": 2}


def test_natives_on_an_island_without_treasure_are_stranded(state: CostaRuana) -> None:
    state.treasures[0] = 0
    put(state, 0, 1, natives=2)
    put(state, 0, 2)
    assert islands(state) == {"alone": 1, "stranded": 2, "riches": 4}


def test_points_that_are_safe_and_what_lies_on_the_islands(state: CostaRuana) -> None:
    state.huts[0], state.tally[0], state.supply[0] = 3, 2, 4
    state.treasures = packed([3] * len(state.treasures))
    assert term(state, "treasures") == 5 * TREASURE_POINTS and term(state, "supply") == 4 * SUPPLY_POINTS
    assert term(state, "share") == len(state.treasures)  # three on each island, for three seats
    assert [term(state, "shaman", seat) for seat in range(3)] == [1, 0, 0]
    assert term(state, "course") == 1
    assert [WORTH.phase(state), state.round] == [0, 1]


@pytest.mark.parametrize(
    ("kind", "name"),
    [("place", "placing"), ("return", "returning"), ("move_treasure", "carrying"), ("move_native", "pushing")],
)
def test_a_card_counts_by_what_it_does_on_the_table_and_in_the_hand(state: CostaRuana, kind: str, name: str) -> None:
    card = next(card for card in CARDS if TYPES[card.type] == kind)
    times = max(1, card.value) if kind in ("place", "return") else 1
    put(state, 0, 1, natives=3)
    state.supply[0] = 6
    state.hands[0] = [card.kind, card.kind]
    assert term(state, f"hand-{name}") == 2 * times
    lay(state, card.name, before=0, up=False)
    assert term(state, name) == times / 2  # until the flip it may be turned off
    assert term(state, name, seat=1) == 0
    assert term(state, "pressed", seat=1) == (times / 2 if kind in ("place", "move_native") else 0)
    assert term(state, "pressed") == 0


def test_when_all_cards_are_turned_up_they_count_in_full(state: CostaRuana) -> None:
    card = next(card for card in CARDS if TYPES[card.type] == "move_native")
    for _ in range(2 * state.seats - 1):
        lay(state, card.name, before=1)
    assert term(state, "pushing", seat=1) == (2 * state.seats - 1) / 2
    lay(state, card.name, before=0, natives=(0, 2))
    assert term(state, "pushing") == 2  # the card before the seat, and its native on it
    assert term(state, "pushing", seat=2) == 1
    assert term(state, "pressed") == 2 * state.seats - 1 + 1  # by the last card only the native of seat 2
    assert term(state, "pressed", seat=2) == 2 * state.seats - 1 + 2  # by whom it lies before, and the other native


def test_a_native_on_a_card_is_soon_back(state: CostaRuana) -> None:
    card = next(card for card in CARDS if TYPES[card.type] == "move_native")
    before = term(state, "supply")
    lay(state, card.name, before=1, natives=(0,))
    assert term(state, "supply") == before


def test_nobody_places_more_than_there_are_at_home_nor_returns_more_than_are_out(state: CostaRuana) -> None:
    place, back = (next(card for card in CARDS if TYPES[card.type] == kind) for kind in ("place", "return"))
    for _ in range(9):
        lay(state, place.name, before=0)
        lay(state, back.name, before=0)
    state.supply[0] = 1
    assert (term(state, "placing"), term(state, "returning")) == (1, 0)
    state.supply[0] = 4
    put(state, 0, 1, natives=2)
    assert (term(state, "placing"), term(state, "returning")) == (2, 2)
