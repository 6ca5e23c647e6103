"""Chapters 14 and 15: the end of a round and of the game."""

import pytest

from atoll.games.arnak import ARNAK
from atoll.games.arnak.rules.board import NOBODY
from atoll.games.arnak.rules.components import TEMPLE
from atoll.games.arnak.rules.scoring import outcome, points
from atoll.kernel.tasks import TABLE

from .table import (
    CARD,
    GUARDIAN,
    asked,
    bare,
    between_rounds,
    cards,
    discovered,
    fears,
    give,
    haunt,
    hold,
    lay_row,
    names,
    new_game,
    research_at,
    say,
    stack_deck,
    stand,
    standing,
    words,
)


@pytest.mark.rule("arnak 14.1")
def test_archaeologists_come_home() -> None:
    state = bare()
    stand(state, 0, "camp-1-a", "camp-2-a")
    stand(state, 1, "camp-3-a")
    between_rounds(state)
    assert [player.home for player in state.players] == [2, 2] and standing(state, 0) == standing(state, 1) == []


@pytest.mark.rule("arnak 14.2")
def test_each_hand_card_is_kept_or_put_away_fear_too_and_all_decide_at_once() -> None:
    state = bare()
    hold(state, 0, "fear hat rope")
    hold(state, 1, "dog")
    between_rounds(state)
    assert state.waiting() == [0, 1]
    assert words(state, 0) == ["keep", "discard fear", "discard rope", "discard hat"]
    say(state, "discard hat", "keep")
    assert state.waiting() == [1]
    say(state, "keep", seat=1)
    assert names(state.players[0].hand) == "fear rope hat"  # the hat came back: it was the only card to draw
    assert names(state.players[1].hand) == "dog"


@pytest.mark.rule("arnak 14.3")
def test_the_play_area_goes_shuffled_under_the_deck_and_bought_items_lie_above_it() -> None:
    state = bare()
    stack_deck(state, 0, "rope axe horse watch torch hat dog")
    state.players[0].area = cards("fear mortar")
    between_rounds(state)
    assert names(state.players[0].hand) == "horse watch rope torch axe"
    assert names(state.players[0].deck[::-1][:2]) == "hat dog"
    assert sorted(state.players[0].deck[:2]) == sorted(cards("fear mortar"))
    assert state.players[0].area == [] and state.players[0].blocks == [2, 1, 1]


@pytest.mark.rule("arnak 14.5")
def test_the_cards_beside_the_staff_are_exiled() -> None:
    state = bare()
    lay_row(state, "stone-jar dog rope watch horse gold-pan")
    between_rounds(state)
    assert names(sorted(state.market.exile)) == "dog stone-jar"


@pytest.mark.rule("arnak 14.5")
def test_where_a_slot_is_empty_only_what_lies_there_is_exiled() -> None:
    state = bare()
    state.market.artifact_deck = []
    lay_row(state, "- dog rope watch horse gold-pan")
    between_rounds(state)
    assert names(state.market.exile) == "dog"
    assert state.market.row[0] == state.market.row[1] == NOBODY


@pytest.mark.rule("arnak 14.6")
def test_the_staff_moves_and_two_new_artifacts_come() -> None:
    state = bare()
    lay_row(state, "stone-jar dog rope watch horse gold-pan")
    state.market.artifact_deck = cards("mortar stone-key")
    between_rounds(state)
    assert state.round == 2
    assert state.market.row == [CARD[name] for name in ["mortar", "stone-key", "rope", "watch", "horse", "gold-pan"]]


@pytest.mark.rule("arnak 14.7")
def test_the_starting_player_marker_moves_on() -> None:
    state = bare(3)
    between_rounds(state)
    assert state.first == 1


@pytest.mark.rule("arnak 14.8")
def test_effects_until_the_end_of_the_round_end() -> None:
    state = bare()
    state.players[0].planes = state.players[1].masked = state.players[0].passed = True
    between_rounds(state)
    assert not any(player.planes or player.masked or player.passed for player in state.players)


@pytest.mark.rule("arnak 15.1")
def test_after_the_last_round_there_is_fear_and_nothing_else() -> None:
    state = bare()
    hold(state, 0, "hat")
    haunt(state, "camp-1", "guardian-1")
    stand(state, 0, "camp-1-a")
    between_rounds(state, last=True)
    assert fears(state) == 1 and asked(state) == "" and state.over()


@pytest.mark.rule("arnak 15.2")
@pytest.mark.rule("arnak 15.3")
@pytest.mark.rule("arnak 15.4")
@pytest.mark.rule("arnak 15.5")
@pytest.mark.rule("arnak 15.6")
@pytest.mark.rule("arnak 15.7")
@pytest.mark.rule("arnak 15.8")
def test_every_source_of_points_is_listed() -> None:
    state = bare()
    research_at(state, 9, 5)  # rows 5 and 3
    state.players[0].temple_tiles = (1, 0, 0, 1, 0, 1)
    state.players[0].crates, state.players[0].slots = 1, 1
    state.players[0].boons, state.players[0].tamed = [GUARDIAN["guardian-1"]], [GUARDIAN["guardian-2"]]
    hold(state, 0, "aeroplane fear")
    stack_deck(state, 0, "treasure-chest")
    state.players[0].area = cards("brush fear")
    state.players[0].fear_tiles = 1
    give(state, coin=9, jewel=9)
    result = outcome(state)
    assert result is not None
    assert {part.name: part.points for part in result.parts[0]} == {
        "score-research": 11,
        "score-temple": 19,
        "score-idols": 15,
        "score-guardians": 10,
        "score-cards": 9,
        "score-fear": -4,
    }
    assert result.points[0] == 60


@pytest.mark.rule("arnak 15.9")
def test_a_tie_goes_to_the_earlier_arrival() -> None:
    state = bare(3)
    for seat in range(3):
        state.players[seat].glass = TEMPLE
    state.research.arrivals = [2, 0, 1]
    state.players[0].area = cards("torch")  # 2 points: 21 and 23 are equal now
    assert points(state, 0) == points(state, 2)
    result = outcome(state)
    assert result is not None and result.ranks == (2, 3, 1)


@pytest.mark.rule("arnak 15.9")
def test_whoever_is_in_the_temple_wins_a_tie_with_those_who_are_not() -> None:
    state = bare(3)
    state.players[1].glass = TEMPLE
    state.research.arrivals = [1]
    reached = points(state, 1)
    for seat in (0, 2):
        while points(state, seat) < reached:
            state.players[seat].area += cards("torch")  # 2 points each
        state.players[seat].area += cards("fear") * (points(state, seat) - reached)  # -1 each
    assert points(state, 0) == points(state, 1) == points(state, 2)
    result = outcome(state)
    assert result is not None and result.ranks == (2, 1, 2)


@pytest.mark.rule("arnak 15.9")
def test_without_arrivals_the_research_score_decides_and_then_the_victory_is_shared() -> None:
    state = bare(3)
    research_at(state, 1, 0)
    hold(state, 1, "hat")
    hold(state, 2, "hat")
    result = outcome(state)
    assert result is not None and result.ranks == (1, 2, 2)


def test_a_game_has_no_outcome_before_it_is_over() -> None:
    state = new_game(2)
    assert ARNAK.outcome(state) is None
    assert state.tasks(TABLE)


@pytest.mark.rule("arnak 14.1")
def test_a_masked_player_fears_no_guardian() -> None:
    state = bare()
    discovered(state, "i-1", "site-i-10", "guardian-1")
    stand(state, 0, "i-1")
    state.players[0].masked = True
    between_rounds(state, last=True)
    assert fears(state) == 0
