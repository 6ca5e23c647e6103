"""Chapters 9 and 10: buying, the card row, exile."""

import pytest

from atoll.games.arnak.rules.board import NOBODY
from atoll.games.arnak.rules.buying import refill
from atoll.games.arnak.rules.components import CARDS, FEAR
from atoll.games.arnak.rules.scoring import card_points, fear_points

from .table import (
    CARD,
    asked,
    bare,
    cards,
    discovered,
    employ,
    give,
    hold,
    lay_row,
    names,
    offered,
    research_at,
    say,
    stack_deck,
    tokens,
    turn,
    why,
    words,
)


def row(names_: str) -> list[int]:
    return [NOBODY if name == "-" else CARD[name] for name in names_.split()]


@pytest.mark.rule("arnak 9.1")
def test_an_item_costs_coins_and_goes_under_the_deck() -> None:
    state = bare()
    give(state, coin=3, compass=9)
    stack_deck(state, 0, "fear rope")
    lay_row(state, "stone-jar dog horse")
    turn(state)
    assert why(state, "buy horse") == "short" and why(state, "buy watch") == "not-in-row"
    say(state, "buy dog")
    assert names(state.players[0].deck[::-1]) == "fear rope dog"
    assert tokens(state) == {"compass": 9}


@pytest.mark.rule("arnak 9.2")
def test_an_artifact_costs_compasses_and_may_be_resolved_at_once_without_the_tablet() -> None:
    state = bare()
    give(state, compass=3)
    lay_row(state, "serpents-gold dog")
    turn(state)
    say(state, "buy serpents-gold")
    assert words(state) == ["resolve serpents-gold", "skip"]
    say(state, "resolve serpents-gold")
    assert tokens(state) == {"coin": 4}
    assert names(state.players[0].area) == "serpents-gold fear"


@pytest.mark.rule("arnak 9.3")
def test_costs_inside_the_effect_of_a_bought_artifact_are_paid() -> None:
    state = bare()
    give(state, compass=4)
    hold(state, 0, "hat")
    lay_row(state, "star-charts dog")
    turn(state)
    say(state, "buy star-charts")
    assert why(state, "resolve star-charts") == "short"
    say(state, "play hat", "resolve star-charts", "pay", "activate camp-4", "activate camp-3")
    assert tokens(state) == {"compass": 1, "arrowhead": 1, "tablet": 2}


@pytest.mark.rule("arnak 9.5")
def test_the_icons_of_a_bought_artifact_cannot_be_used_yet() -> None:
    state = bare()
    give(state, compass=2)
    employ(state, 0, "assistant-3")
    lay_row(state, "stone-jar dog")
    turn(state)
    say(state, "buy stone-jar", "skip")
    assert state.players[0].hand == [] and names(state.players[0].area) == "stone-jar"
    assert state.turn == NOBODY  # nothing could pay assistant 3 its boot


@pytest.mark.rule("arnak 9.6")
def test_a_gained_artifact_may_be_resolved_like_a_bought_one() -> None:
    state = bare()
    research_at(state, 9, 9, 0)
    give(state, tablet=2, arrowhead=1)
    state.players[0].glass = 11
    lay_row(state, "serpents-gold dog")
    turn(state)
    say(state, "research notebook 11", "take serpents-gold", "resolve serpents-gold")
    assert tokens(state) == {"coin": 4}


@pytest.mark.rule("arnak 9.7")
def test_the_row_is_filled_up_at_the_end_of_the_turn_only() -> None:
    state = bare()
    give(state, coin=9)
    hold(state, 0, "hat")
    lay_row(state, "stone-jar dog rope watch horse gold-pan")
    state.market.item_deck = cards("axe")
    turn(state)
    say(state, "buy rope")
    assert state.market.row == row("stone-jar dog - watch horse gold-pan")
    say(state, "end")
    assert state.market.row == row("stone-jar dog watch horse gold-pan axe")


@pytest.mark.rule("arnak 9.7")
def test_artifacts_close_up_to_the_right_and_enter_on_the_left() -> None:
    state = bare()
    state.round = 3
    lay_row(state, "stone-jar stone-key - dog rope watch")
    state.market.artifact_deck = cards("mortar")
    refill(state)
    assert state.market.row == row("mortar stone-jar stone-key dog rope watch")


@pytest.mark.rule("arnak 9.8")
def test_a_half_with_an_empty_deck_stays_as_it_is() -> None:
    state = bare()
    state.round = 2
    lay_row(state, "stone-jar - dog - watch horse")
    state.market.artifact_deck = []
    state.market.item_deck = []
    refill(state)
    assert state.market.row == row("stone-jar - dog - watch horse")


@pytest.mark.rule("arnak 9.8")
def test_a_deck_with_fewer_cards_than_gaps_gives_what_it_has() -> None:
    state = bare()
    lay_row(state, "stone-jar dog - watch - gold-pan")
    state.market.item_deck = cards("axe")
    refill(state)
    assert state.market.row == row("stone-jar dog watch gold-pan axe -")


@pytest.mark.rule("arnak 9.9")
def test_in_round_r_there_are_r_artifacts() -> None:
    for number in range(1, 6):
        state = bare()
        state.round = number
        refill(state)
        assert [CARDS[card].group for card in state.market.row] == [3] * number + [2] * (6 - number)


@pytest.mark.rule("arnak 9.10")
def test_the_rightmost_item_is_the_one_at_the_outer_end() -> None:
    state = bare()
    hold(state, 0, "ornate-hammer hat")
    give(state, tablet=1)
    lay_row(state, "stone-jar dog rope watch - -")
    turn(state)
    say(state, "play ornate-hammer")
    assert names(state.market.exile) == "watch"


@pytest.mark.rule("arnak 10.1")
def test_one_exiles_from_hand_or_play_area_also_the_card_just_played() -> None:
    state = bare()
    hold(state, 0, "torch rope")
    state.players[0].area = cards("fear")
    turn(state)
    say(state, "play torch")
    assert words(state) == ["exile hand rope", "exile fear", "exile torch", "skip"]
    assert why(state, "exile rope") == "not-in-play" and why(state, "exile hand torch") == "not-in-hand"


@pytest.mark.rule("arnak 10.2")
def test_fear_goes_back_to_its_deck_and_other_cards_out() -> None:
    state = bare()
    before = state.market.fear_deck
    hold(state, 0, "army-knife fear funding-car")
    employ(state, 0, "assistant-5")
    turn(state)
    say(state, "use assistant-5", "exile hand fear")
    assert state.market.fear_deck == before + 1 and state.market.exile == []
    say(state, "play army-knife", "choose exile", "exile hand funding-car")
    assert names(state.market.exile) == "funding-car"


@pytest.mark.rule("arnak 10.3")
def test_a_card_that_exiles_itself_for_its_effect_stays_when_used_to_travel() -> None:
    state = bare()
    hold(state, 0, "rough-map")
    turn(state)
    say(state, "dig camp-1-a")
    assert names(state.players[0].area) == "rough-map" and state.market.exile == []


@pytest.mark.rule("arnak 10.4")
def test_exiled_cards_score_nothing() -> None:
    state = bare()
    hold(state, 0, "torch")
    before = card_points(state, 0)
    turn(state)
    say(state, "play torch", "exile torch")
    assert before == 2 and card_points(state, 0) == 0


@pytest.mark.rule("arnak 10.5")
def test_a_fear_tile_may_be_exiled() -> None:
    state = bare()
    state.players[0].fear_tiles = 1
    hold(state, 0, "axe")
    turn(state)
    say(state, "play axe", "exile fear-tile")
    assert fear_points(state, 0) == 0
    hold(state, 0, "torch")
    turn(state)
    say(state, "play torch")
    assert why(state, "exile fear-tile") == "no-fear-tile"
    assert asked(state) == "exile" and FEAR not in state.players[0].area


@pytest.mark.rule("arnak 9.6")
def test_an_item_can_be_gained_where_the_effect_says() -> None:
    state = bare()
    hold(state, 0, "dog fear")
    lay_row(state, "stone-jar hat")
    discovered(state, "i-1", "site-i-01")
    turn(state)
    say(state, "dig i-1")
    assert offered(state, "choose item")
    say(state, "choose item", "take hat")
    assert names(state.players[0].deck) == "hat"
