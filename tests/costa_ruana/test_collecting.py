"""Section 5: who takes the treasures."""

import itertools
import json
from pathlib import Path
from typing import Any

import pytest

from atoll.games.costa_ruana import COSTA_RUANA
from atoll.games.costa_ruana.face.sea import EMBLEMS
from atoll.games.costa_ruana.rules.rounds import Collect, island_winner
from atoll.games.costa_ruana.rules.state import CostaRuana
from atoll.kernel.numbers import packed
from atoll.kernel.state import GUEST
from atoll.text.speaker import Speaker

from .table import empty_table, happened, push, put

CASES: list[dict[str, Any]] = json.loads((Path(__file__).parent / "award_cases.json").read_text())["cases"]


def occupied(counts: list[int], seats: int = 6) -> CostaRuana:
    state = empty_table(seats)
    for seat, natives in enumerate(counts):
        put(state, seat, island=1, natives=natives)
    return state


def flags(state: CostaRuana) -> list[tuple[str, str]]:
    """The pennants on a wide table, by the island on which they fly."""
    assert COSTA_RUANA.stage is not None
    shown = COSTA_RUANA.stage(COSTA_RUANA.look(state, GUEST), Speaker(COSTA_RUANA), True)
    sprites = [sprite for panel in shown.panels for sprite in panel.sprites]
    return [(sprite.id, sprite.symbols) for sprite in sprites if sprite.id.startswith("taker_")]


def by_the_text(counts: tuple[int, ...]) -> int:
    """The rulebook's own cases, one after the other: the winning seat, or -1."""
    present = [count for count in counts if count]
    if not present:
        return -1
    most = max(present)
    if present.count(most) == 1:
        return counts.index(most)
    outside = [count for count in present if present.count(count) == 1]
    return counts.index(outside[0]) if outside else -1


@pytest.mark.rule("costa-ruana 5.2")
@pytest.mark.rule("costa-ruana 5.3")
@pytest.mark.rule("costa-ruana 5.4")
@pytest.mark.parametrize("case", CASES, ids=lambda case: "-".join(map(str, case["counts"])) or "nobody")
def test_every_occupation_of_an_island_is_decided_as_listed(case: dict[str, Any]) -> None:
    state = occupied(case["counts"])
    events = push(state, [Collect()])
    winners = [seat for seat, count in enumerate(case["counts"]) if count == case["winner"] and case["winner"]]
    assert [seat for seat, won in enumerate(state.tally) if won] == winners
    assert state.treasures[0] == 4 - len(winners)
    told = {1: "won-island", 2: "arguing", 3: "won-outside"}
    assert [name for name in told.values() if happened(events, name)] == ([told[case["rule"]]] if case["rule"] else [])


def test_all_44_occupations_are_listed() -> None:
    assert len(CASES) == 44


@pytest.mark.rule("costa-ruana 5.4")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_highest_number_that_only_one_tribe_has_is_the_rule_of_the_text(seats: int) -> None:
    state = empty_table(seats)
    for counts in itertools.product(range(8), repeat=seats):
        if sum(counts) <= 7:
            state.natives = packed([*counts, *state.natives[seats:]])
            assert island_winner(state, 0) == by_the_text(counts), counts


@pytest.mark.rule("costa-ruana 5.1")
def test_an_island_without_treasure_gives_nothing_and_keeps_its_natives() -> None:
    state = occupied([3, 1])
    state.treasures[0] = 0
    push(state, [Collect()])
    assert state.tally == packed([0] * 6)
    assert state.natives[:2] == packed([3, 1])


@pytest.mark.rule("costa-ruana 5.1")
def test_at_most_one_treasure_leaves_an_island_in_a_round() -> None:
    state = occupied([5])
    push(state, [Collect()])
    assert state.treasures[0] == 3


@pytest.mark.rule("costa-ruana 5.2")
@pytest.mark.rule("costa-ruana 5.4")
@pytest.mark.parametrize("case", CASES, ids=lambda case: "-".join(map(str, case["counts"])) or "nobody")
def test_the_table_flies_the_flag_of_whoever_would_take_the_treasure_now(case: dict[str, Any]) -> None:
    state = occupied(case["counts"])
    taker = COSTA_RUANA.look(state, GUEST).islands[0].taker
    drawn = flags(state)
    push(state, [Collect()])
    assert taker == state.takers[0]
    assert drawn == ([] if taker < 0 else [("taker_1", f"pennant-{EMBLEMS[taker]}")])


@pytest.mark.rule("costa-ruana 5.1")
def test_no_flag_flies_where_no_treasure_is_left() -> None:
    state = occupied([3, 1])
    state.treasures[0] = 0
    assert COSTA_RUANA.look(state, GUEST).islands[0].taker == -1 and flags(state) == []


@pytest.mark.rule("costa-ruana 5.3")
def test_two_arguments_on_one_island_leave_nobody_a_winner() -> None:
    """The first island of the rulebook's picture: nobody receives anything, nobody takes a native back."""
    state = occupied([2, 2, 1, 1])
    push(state, [Collect()])
    assert state.tally == packed([0] * 6) and state.natives[:4] == packed([2, 2, 1, 1])


@pytest.mark.rule("costa-ruana 5.5")
def test_the_winner_takes_exactly_one_native_back_and_the_others_stay() -> None:
    state = occupied([4, 2, 1])
    push(state, [Collect()])
    assert state.natives[:3] == packed([3, 2, 1])
    assert state.supply[:3] == packed([7, 8, 9])
