"""Section 4: the effects of the cards."""

import pytest

from atoll.kernel.numbers import packed

from .table import act, empty_table, happened, lay, put, why, words


@pytest.mark.rule("costa-ruana 4.1")
def test_a_treasure_goes_from_an_island_to_a_different_one_without_limit() -> None:
    state = empty_table(2)
    state.treasures = packed([18, 0, 0, 0])
    lay(state, "move-treasure/night", before=0)
    act(state)
    assert words(state, 0) == ["treasure 1 2", "treasure 1 3", "treasure 1 4"]
    assert why(state, 0, "treasure 2 1") == "no-treasure-there 4.1"
    assert why(state, 0, "treasure 1 5") == "no-such-island 2.3"
    state.say(0, "treasure 1 3")
    assert state.treasures == packed([17, 0, 1, 0])


@pytest.mark.rule("costa-ruana 4.1")
def test_the_last_treasure_may_leave_an_island() -> None:
    state = empty_table(2)
    state.treasures = packed([1, 0, 17, 0])
    lay(state, "move-treasure/night", before=1)
    act(state)
    state.say(1, "treasure 1 3")
    assert state.treasures == packed([0, 0, 18, 0])


@pytest.mark.rule("costa-ruana 4.1")
def test_the_last_treasure_of_all_has_to_be_moved() -> None:
    state = empty_table(2)
    state.treasures = packed([0, 1, 0, 0])
    lay(state, "move-treasure/night", before=0)
    act(state)
    assert words(state, 0) == ["treasure 2 1", "treasure 2 3", "treasure 2 4"]


@pytest.mark.rule("costa-ruana 4.1")
def test_with_no_treasure_left_on_any_island_moving_one_does_nothing() -> None:
    state = empty_table(2)
    state.treasures = packed([0, 0, 0, 0])
    state.huts = packed([10, 8])  # out of reach
    lay(state, "move-treasure/night", before=0)
    assert happened(act(state), "no-treasure-left") == [(0, ())]
    assert state.over() and state.huts == packed([10, 8])


@pytest.mark.rule("costa-ruana 4.2")
def test_natives_return_from_any_islands_in_any_split() -> None:
    state = empty_table(2)
    put(state, seat=0, island=1, natives=2)
    put(state, seat=0, island=3, natives=2)
    put(state, seat=1, island=2, natives=2)
    lay(state, "return-2/night", before=0)
    act(state)
    assert words(state, 0) == ["return 1", "return 3"]
    assert why(state, 0, "return 2") == "none-of-yours-there 4.2"
    assert why(state, 0, "return 9") == "no-such-island 2.3"
    state.say(0, "return 3")
    state.say(0, "return 1")
    assert state.supply[0] == 6 + 2 + 2  # two returned, and two islands were won with the others


@pytest.mark.rule("costa-ruana 4.2")
def test_fewer_natives_than_the_card_says_all_return() -> None:
    state = empty_table(2)
    put(state, seat=1, island=1)
    lay(state, "return-3/night", before=1)
    act(state)
    assert state.on_islands(1) == 0 and state.supply[1] == 10


@pytest.mark.rule("costa-ruana 4.3")
def test_natives_are_placed_together_or_apart_on_islands_with_room() -> None:
    state = empty_table(2)
    put(state, seat=1, island=1, natives=6)
    lay(state, "place-3/night", before=0)
    act(state)
    state.say(0, "place 1")
    assert why(state, 0, "place 1") == "island-full 1.4"
    state.say(0, "place 4")
    state.say(0, "place 4")
    assert state.natives[0 * 2 + 0] == 1 and state.natives[3 * 2 + 0] == 1  # one of the two came back with a treasure


@pytest.mark.rule("costa-ruana 4.3")
def test_natives_may_go_to_an_island_without_treasure() -> None:
    state = empty_table(2)
    state.treasures[2] = 0
    lay(state, "place-1/night", before=0)
    act(state)
    assert "place 3" in words(state, 0)


@pytest.mark.rule("costa-ruana 4.3")
def test_an_empty_supply_places_nothing() -> None:
    state = empty_table(2)
    put(state, seat=0, island=1, natives=7)
    put(state, seat=0, island=2, natives=3)
    lay(state, "place-2/night", before=0)
    assert happened(act(state), "none-to-place") == [(0, ())]


@pytest.mark.rule("costa-ruana 4.4")
def test_anybodys_native_moves_to_a_different_island_with_room() -> None:
    state = empty_table(2)
    put(state, seat=0, island=1)
    put(state, seat=1, island=2, natives=7)
    lay(state, "move-native/night", before=0)
    act(state)
    assert words(state, 0) == ["move 1 1 3", "move 1 1 4", "move 2 2 1", "move 2 2 3", "move 2 2 4"]
    assert why(state, 0, "move 1 1 2") == "island-full 1.4"
    assert why(state, 0, "move 2 1 3") == "no-native-there 4.4"
    assert why(state, 0, "move 1 1 7") == "no-such-island 2.3"
    state.say(0, "move 2 2 4")
    assert state.natives[1 * 2 + 1] == 5 + 0 and state.tally == packed([1, 2])


@pytest.mark.rule("costa-ruana 4.4")
def test_with_no_native_on_any_island_moving_one_does_nothing() -> None:
    state = empty_table(2)
    lay(state, "move-native/night", before=0)
    assert happened(act(state), "no-native-left") == [(0, ())]
    assert state.over()


@pytest.mark.rule("costa-ruana 4.5")
def test_the_native_that_copies_a_place_card_cannot_be_placed_by_it() -> None:
    state = empty_table(2)
    put(state, seat=1, island=1, natives=7)
    lay(state, "place-3/night", before=0, natives=(1,))  # seat 1 has two left in the supply
    act(state)
    for _ in range(3):
        state.say(0, "place 2")
    state.say(1, "place 3")
    state.say(1, "place 3")
    assert state.waiting() == []  # a third would have been the one on the card


@pytest.mark.rule("costa-ruana 4.5")
def test_return_does_not_reach_natives_on_cards() -> None:
    state = empty_table(2)
    lay(state, "place-1/night", before=1, natives=(0,))
    lay(state, "return-3/night", before=0)
    assert happened(act(state), "none-to-return") == [(0, ())]


@pytest.mark.rule("costa-ruana 4.5")
def test_a_native_from_an_inactive_card_is_back_in_time_to_be_placed() -> None:
    """Supply 1 and a native on an inactive card: two can be placed; on an active one: only one."""
    for card, placed in (("place-1/day", 2), ("move-treasure/night", 1)):
        state = empty_table(2)
        put(state, seat=0, island=1, natives=4)
        put(state, seat=0, island=2, natives=4)
        lay(state, card, before=1, natives=(0,))
        lay(state, "place-2/night", before=0)
        act(state)
        for _ in range(placed):
            assert state.waiting() == [0]
            state.say(0, "place 3")
        assert state.waiting() != [0]
