"""Chapters 12 and 13: assistants and Fear."""

import pytest

from atoll.games.arnak.rules.components import FEAR
from atoll.games.arnak.rules.scoring import fear_points

from .table import (
    bare,
    between_rounds,
    employ,
    give,
    haunt,
    hold,
    names,
    offered,
    research_at,
    say,
    stand,
    supply,
    turn,
    why,
)


@pytest.mark.rule("arnak 12.2")
def test_two_squares_hold_two_assistants_silver_and_ready() -> None:
    state = bare()
    supply(state, "assistant-5", "assistant-6", "assistant-7")
    research_at(state, 3, 0, 0)
    give(state, jewel=3)
    hold(state, 0, "fear")
    turn(state)
    say(state, "research notebook 2", "recruit assistant-5")
    state.players[0].notebook = 1
    turn(state)
    say(state, "research notebook 3", "recruit assistant-6")
    assert state.players[0].assistants == [8, 10] and state.players[0].ready == [True, True]


@pytest.mark.rule("arnak 12.3")
def test_an_exhausted_assistant_cannot_be_used() -> None:
    state = bare()
    employ(state, 0, "assistant-1")
    hold(state, 0, "fear")
    turn(state)
    say(state, "use assistant-1")
    assert why(state, "use assistant-1") == "exhausted"
    assert why(state, "use assistant-2") == "not-your-assistant"


@pytest.mark.rule("arnak 12.4")
@pytest.mark.rule("arnak 14.4")
def test_a_refreshed_assistant_can_be_used_at_once_and_the_end_of_the_round_refreshes_all() -> None:
    state = bare()
    employ(state, 0, "assistant-1 exhausted", "assistant-2 exhausted")
    hold(state, 0, "ceremonial-rattle")
    give(state, tablet=1)
    turn(state)
    say(state, "play ceremonial-rattle", "refresh assistant-1")
    assert offered(state, "use assistant-1")
    say(state, "end")
    between_rounds(state)
    assert state.players[0].ready == [True, True]


@pytest.mark.rule("arnak 12.5")
def test_an_upgrade_turns_to_gold_and_refreshes() -> None:
    state = bare()
    employ(state, 0, "assistant-1 exhausted", "assistant-2 gold exhausted")
    research_at(state, 5, 4, 0)
    give(state, tablet=2, arrowhead=1)
    hold(state, 0, "hat")
    turn(state)
    say(state, "research notebook 5")
    assert why(state, "promote assistant-2") == "already-gold"
    say(state, "promote assistant-1")
    assert (state.players[0].assistants[0], state.players[0].ready[0]) == (1, True)


@pytest.mark.rule("arnak 13.1")
def test_gained_fear_lies_in_the_play_area_where_its_boot_is_of_no_use() -> None:
    state = bare()
    hold(state, 0, "serpent-idol hat")
    give(state, tablet=1)
    employ(state, 0, "assistant-3")
    turn(state)
    say(state, "play serpent-idol", "play hat")
    assert names(state.players[0].area) == "serpent-idol fear hat"
    assert state.turn < 0  # assistant 3 found no boot, the turn is over


@pytest.mark.rule("arnak 13.2")
@pytest.mark.rule("arnak 15.7")
def test_with_an_empty_fear_deck_one_takes_a_fear_tile_that_never_enters_the_deck() -> None:
    state = bare()
    state.market.fear_deck = 1
    haunt(state, "camp-1", "guardian-1")
    stand(state, 0, "camp-1-a", "camp-1-b")
    between_rounds(state)
    assert state.players[0].fear_tiles == 1
    assert state.players[0].deck.count(FEAR) + state.players[0].hand.count(FEAR) == 1
    assert fear_points(state, 0) == -3


@pytest.mark.rule("arnak 13.3")
def test_fear_tiles_do_not_run_out() -> None:
    state = bare()
    state.market.fear_deck = 0
    for _ in range(30):
        state.gain_fear(0)
    assert state.players[0].fear_tiles == 30
