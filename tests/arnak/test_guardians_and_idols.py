"""Chapters 7 and 8: guardians and idols."""

import pytest

from atoll.games.arnak.rules.scoring import guardian_points, idol_points

from .table import (
    GUARDIAN,
    bare,
    between_rounds,
    discovered,
    fears,
    give,
    haunt,
    hold,
    offered,
    say,
    stand,
    tokens,
    turn,
    why,
)


@pytest.mark.rule("arnak 7.2")
def test_a_boon_is_used_once_and_the_points_remain() -> None:
    state = bare()
    state.players[0].boons = [GUARDIAN["guardian-8"]]
    hold(state, 0, "fear")
    give(state, tablet=1)
    turn(state)
    say(state, "boon guardian-8", "upgrade tablet")
    assert why(state, "boon guardian-8") == "not-your-boon"
    assert guardian_points(state, 0) == 5


@pytest.mark.rule("arnak 7.4")
def test_an_effect_that_overcomes_spares_the_cost_but_not_the_presence() -> None:
    state = bare()
    discovered(state, "i-1", "site-i-10", "guardian-13")
    discovered(state, "i-2", "site-i-09", "guardian-14")
    stand(state, 0, "i-1")
    hold(state, 0, "war-club hat")
    give(state, tablet=1)
    turn(state)
    say(state, "play war-club")
    assert why(state, "overcome i-2") == "you-are-not-there"
    say(state, "overcome i-1")
    assert state.players[0].boons == [GUARDIAN["guardian-13"]] and tokens(state) == {}


@pytest.mark.rule("arnak 7.5")
def test_each_archaeologist_from_a_guarded_site_brings_fear_whoever_woke_it() -> None:
    state = bare()
    haunt(state, "camp-1", "guardian-1")
    discovered(state, "i-1", "site-i-10", "guardian-2")
    stand(state, 0, "camp-1-a", "camp-1-b")
    stand(state, 1, "i-1", "camp-2-a")
    before = state.market.fear_deck
    between_rounds(state, last=True)
    assert (fears(state, 0), fears(state, 1)) == (2, 1)
    assert state.market.fear_deck == before - 3
    assert [player.home for player in state.players] == [2, 2]


@pytest.mark.rule("arnak 7.6")
def test_an_archaeologist_moved_away_in_time_brings_none() -> None:
    state = bare()
    discovered(state, "i-1", "site-i-10", "guardian-2")
    stand(state, 0, "i-1")
    hold(state, 0, "pathfinders-sandals")
    give(state, tablet=1)
    turn(state)
    say(state, "play pathfinders-sandals", "relocate i-1 camp-1-a")
    between_rounds(state, last=True)
    assert fears(state) == 0


@pytest.mark.rule("arnak 7.7")
def test_a_guardian_led_to_a_camp_behaves_there_as_anywhere() -> None:
    state = bare()
    discovered(state, "i-1", "site-i-10", "guardian-8")
    discovered(state, "i-2", "site-i-09", "guardian-2")
    stand(state, 0, "i-1")
    hold(state, 0, "guardians-crown fear")
    give(state, tablet=1)
    turn(state)
    say(state, "play guardians-crown")
    assert why(state, "lead i-1 i-2") == "guarded"
    say(state, "lead i-1 camp-1")
    give(state, coin=2)
    turn(state)
    assert why(state, "overcome camp-1") == "you-are-not-there"
    say(state, "dig camp-1-a", "travel fear")
    turn(state)
    assert offered(state, "overcome camp-1")
    say(state, "overcome camp-1")
    assert tokens(state) == {"coin": 2}


@pytest.mark.rule("arnak 8.3")
def test_several_slots_may_be_filled_in_one_turn_with_the_same_effect_until_all_are_full() -> None:
    state = bare()
    state.players[0].crates = 5
    hold(state, 0, "fear")
    turn(state)
    say(state, *["slot arrowhead"] * 4)
    assert tokens(state) == {"arrowhead": 4} and (state.players[0].crates, state.players[0].slots) == (1, 4)
    assert why(state, "slot arrowhead") == "no-slot"


@pytest.mark.rule("arnak 8.1")
def test_an_empty_crate_fills_no_slot() -> None:
    state = bare()
    hold(state, 0, "fear")
    turn(state)
    assert why(state, "slot tablet") == "no-idol"


@pytest.mark.parametrize(("filled", "points"), [(0, 10), (1, 9), (2, 7), (3, 4), (4, 0)])
@pytest.mark.rule("arnak 8.4")
def test_idols_are_worth_three_and_empty_slots_one_to_four(filled: int, points: int) -> None:
    state = bare()
    state.players[0].slots = filled
    state.players[0].crates = 2
    assert idol_points(state, 0) == points + 3 * (filled + 2)


@pytest.mark.rule("arnak 8.5")
def test_a_paid_idol_leaves_the_game() -> None:
    state = bare(temple="snake")
    state.players[0].crates = 1
    state.players[0].glass = 6
    before = idol_points(state, 0)
    turn(state)
    say(state, "research glass 8")
    assert state.players[0].crates == 0 and state.island.idols_gone == 1
    assert idol_points(state, 0) == before - 3
