"""Chapters 2 and 3: a turn, and cards."""

import pytest

from atoll.games import find
from atoll.games.arnak.rules.components import CARDS
from atoll.games.arnak.rules.words import PASS
from atoll.kernel.rng import seeded

from .table import (
    CARD,
    asked,
    bare,
    discovered,
    employ,
    fears,
    give,
    hold,
    lay_row,
    names,
    offered,
    say,
    stack_deck,
    stand,
    supply,
    tokens,
    turn,
    why,
    words,
)


@pytest.mark.rule("arnak 2.1")
def test_the_seven_main_actions() -> None:
    state = bare()
    hold(state, 0, "horse aeroplane fear")
    discovered(state, "i-2", "site-i-10", "guardian-8")
    stand(state, 0, "i-2")
    give(state, coin=9, compass=9, jewel=1)
    lay_row(state, "stone-jar hat")
    turn(state)
    for word in ("dig camp-1-a", "discover i-1", "overcome i-2", "buy hat", "play horse", "research glass 2", "pass"):
        assert offered(state, word), word


@pytest.mark.rule("arnak 2.2")
def test_the_free_actions() -> None:
    state = bare()
    hold(state, 0, "fear hat")
    state.players[0].crates = 1
    state.players[0].boons = [1]
    employ(state, 0, "assistant-1", "assistant-10")
    turn(state)
    for word in ("play hat", "slot arrowhead", "boon guardian-2", "use assistant-1"):
        move = state.lexicon().find(word)
        assert offered(state, word) and move is not None and move.free, word
    assert not state.lexicon().find("use assistant-10").free  # type: ignore[union-attr]


@pytest.mark.rule("arnak 2.3")
def test_free_actions_come_before_in_the_midst_of_and_after_the_main_action() -> None:
    state = bare()
    hold(state, 0, "rope fear hat watch carrier-pigeon")
    stack_deck(state, 0, "dog")
    turn(state)
    say(state, "play hat", "play rope", "play watch")  # the question of the rope still stands
    assert asked(state) == "discard-for"
    say(state, "discard fear", "draw 1", "play carrier-pigeon")
    assert tokens(state) == {"coin": 3, "compass": 1, "tablet": 2}


@pytest.mark.rule("arnak 2.3")
def test_a_free_action_fits_wherever_the_effect_of_a_site_asks_something() -> None:
    state = bare()
    hold(state, 0, "fear hat")
    turn(state)
    say(state, "dig camp-5-a", "travel fear")
    assert asked(state) == "discard-for"
    say(state, "play hat")
    assert tokens(state) == {"coin": 1, "compass": 1}


@pytest.mark.rule("arnak 2.4")
def test_free_actions_alone_make_no_turn() -> None:
    state = bare()
    hold(state, 0, "hat fear")
    turn(state)
    say(state, "play hat")
    assert asked(state) == "main"
    assert not offered(state, "end")


@pytest.mark.rule("arnak 2.5")
def test_after_passing_free_actions_are_left_for_this_turn_only() -> None:
    state = bare()
    hold(state, 0, "hat fear")
    turn(state)
    say(state, "pass")
    assert words(state) == ["end", "play hat"]
    say(state, "play hat")
    assert state.players[0].passed and state.turn == -1


@pytest.mark.rule("arnak 2.6")
def test_an_action_inside_an_effect_costs_no_main_action() -> None:
    state = bare()
    hold(state, 0, "ostrich hat")
    turn(state)
    say(state, "play ostrich", "dig camp-1-a")
    assert asked(state) == "end"


@pytest.mark.rule("arnak 2.7")
def test_gains_cannot_pay_for_their_own_cost() -> None:
    state = bare()
    hold(state, 0, "tent hat")
    give(state, compass=1)
    discovered(state, "ii-1", "site-ii-01")
    stand(state, 0, "ii-1")
    turn(state)
    say(state, "play tent")
    assert why(state, "activate ii-1") == "short"  # the site would give two compasses


@pytest.mark.rule("arnak 2.7")
def test_in_the_midst_of_paying_there_are_no_free_actions() -> None:
    state = bare()
    hold(state, 0, "hat dog")
    turn(state)
    say(state, "dig camp-1-a")
    assert words(state) == ["travel dog", "travel hat"]
    assert why(state, "play hat") == "pay-first"


@pytest.mark.rule("arnak 2.8")
def test_a_cost_inside_an_effect_need_not_be_paid() -> None:
    state = bare()
    hold(state, 0, "pickaxe")
    give(state, compass=1)
    turn(state)
    say(state, "play pickaxe", "skip")
    assert tokens(state) == {"compass": 1}


@pytest.mark.rule("arnak 2.9")
def test_fear_and_tokens_must_be_taken_but_drawing_may_be_declined() -> None:
    state = bare()
    hold(state, 0, "serpents-gold")
    give(state, tablet=1)
    turn(state)
    say(state, "play serpents-gold")
    assert fears(state) == 1 and tokens(state) == {"coin": 4}
    state = bare()
    hold(state, 0, "pack-donkey")
    stack_deck(state, 0, "fear rope")
    turn(state)
    say(state, "play pack-donkey")
    assert words(state) == ["draw 1", "draw 2", "skip"]


@pytest.mark.rule("arnak 2.10")
def test_a_step_that_cannot_be_done_is_skipped() -> None:
    state = bare()
    hold(state, 0, "horse")
    turn(state)
    say(state, "play horse")  # nothing to draw
    assert tokens(state) == {"coin": 1, "compass": 1}


@pytest.mark.rule("arnak 2.11")
def test_an_upgrade_swaps_a_tablet_or_an_arrowhead() -> None:
    state = bare()
    employ(state, 0, "assistant-11")
    hold(state, 0, "fear")
    give(state, tablet=1, arrowhead=1)
    turn(state)
    say(state, "use assistant-11")
    assert words(state) == ["upgrade tablet", "upgrade arrowhead", "skip"]
    say(state, "upgrade arrowhead")
    assert tokens(state) == {"tablet": 1, "jewel": 1}


@pytest.mark.rule("arnak 3.1")
@pytest.mark.rule("arnak 3.2")
def test_a_hand_card_serves_once_and_lies_in_the_play_area_then() -> None:
    state = bare()
    hold(state, 0, "hat fear")
    turn(state)
    say(state, "play hat")
    assert names(state.players[0].area) == "hat"
    assert why(state, "play hat") == "not-in-hand"


@pytest.mark.rule("arnak 3.3")
def test_lightning_is_free_other_effects_are_main_and_of_two_effects_one_is_used() -> None:
    state = bare()
    hold(state, 0, "watch horse")
    turn(state)
    assert offered(state, "play watch") and offered(state, "pass with watch") and offered(state, "play horse")
    say(state, "play watch")
    assert why(state, "pass with watch") == "not-in-hand"
    assert tokens(state) == {"coin": 2}


@pytest.mark.rule("arnak 3.4")
@pytest.mark.parametrize("compasses", [0, 1])
def test_a_card_may_be_played_although_its_cost_cannot_or_will_not_be_paid(compasses: int) -> None:
    state = bare()
    hold(state, 0, "trowel funding-car")
    give(state, compass=compasses)
    turn(state)
    say(state, "play trowel")
    assert offered(state, "pay") == (compasses > 0)
    say(state, "skip")
    assert names(state.players[0].area) == "trowel" and asked(state) == "end"
    assert tokens(state) == ({"compass": 1} if compasses else {})


@pytest.mark.rule("arnak 3.4")
def test_every_card_of_a_main_action_may_be_played_by_somebody_who_has_nothing_but_its_tablet() -> None:
    for card in CARDS:
        if card.steps and not card.free:
            state = bare()
            hold(state, 0, f"{card.name} funding-car")
            give(state, tablet=card.tablets)
            turn(state)
            assert offered(state, f"play {card.name}"), card.name


@pytest.mark.rule("arnak 3.4")
def test_a_free_action_between_playing_a_card_and_paying_its_cost_may_bring_what_it_costs() -> None:
    state = bare()
    hold(state, 0, "trowel exploration-car")
    turn(state)
    say(state, "play trowel", "play exploration-car", "pay")
    assert tokens(state) == {"jewel": 1}


@pytest.mark.rule("arnak 3.4")
def test_an_assistant_or_a_bought_artifact_whose_cost_nobody_can_pay_is_not_offered() -> None:
    state = bare()
    hold(state, 0, "fear funding-car")
    employ(state, 0, "assistant-4")
    lay_row(state, "star-charts")
    give(state, compass=CARDS[CARD["star-charts"]].price)
    turn(state)
    assert why(state, "use assistant-4") == "short"
    say(state, "buy star-charts")
    assert asked(state) == "resolve" and why(state, "resolve star-charts") == "short"


@pytest.mark.rule("arnak 3.11")
def test_how_many_of_several_cards_are_drawn_is_said_before_any_is_seen() -> None:
    state = bare()
    hold(state, 0, "pack-donkey")
    stack_deck(state, 0, "hat dog rope")
    turn(state)
    say(state, "play pack-donkey")
    assert words(state) == ["draw 1", "draw 2", "skip"] and names(state.players[0].hand) == ""
    fewer = state.copy()
    say(state, "draw 2")
    assert names(state.players[0].hand) == "dog hat"
    say(fewer, "draw 1")
    assert names(fewer.players[0].hand) == "hat" and asked(fewer) != "draw"


@pytest.mark.rule("arnak 12.8")
def test_a_card_drawn_by_assistant_6_may_be_played_before_the_discard() -> None:
    state = bare()
    hold(state, 0, "fear")
    stack_deck(state, 0, "gold-pan")
    employ(state, 0, "assistant-6")
    turn(state)
    say(state, "use assistant-6", "draw 1")
    assert asked(state) == "discard" and offered(state, "play gold-pan")
    say(state, "play gold-pan")
    assert tokens(state) == {"coin": 2}
    assert names(state.players[0].area) == "gold-pan fear" and names(state.players[0].hand) == ""


@pytest.mark.rule("arnak 12.8")
def test_assistant_6_discards_nothing_from_an_empty_hand_and_something_even_if_nothing_was_drawn() -> None:
    state = bare()
    stack_deck(state, 0, "gold-pan")
    employ(state, 0, "assistant-6")
    turn(state)
    say(state, "use assistant-6", "draw 1", "play gold-pan")
    assert asked(state) == "main" and names(state.players[0].area) == "gold-pan"
    hold(state, 0, "hat dog")
    state.players[0].ready[0] = True
    turn(state)
    say(state, "use assistant-6", "discard dog")
    assert names(state.players[0].hand) == "hat"


@pytest.mark.rule("arnak 17.6")
def test_one_passes_with_one_card_only() -> None:
    state = bare()
    hold(state, 0, "watch chronometer")
    turn(state)
    say(state, "pass with watch")
    assert tokens(state) == {"coin": 3} and not offered(state, "pass with chronometer")
    assert why(state, "pass with chronometer") == "not-now"
    say(state, "play chronometer")
    assert tokens(state) == {"coin": 4, "compass": 1} and state.players[0].passed


@pytest.mark.rule("arnak 17.6")
def test_a_sundial_that_was_passed_with_leaves_the_other_pass_cards_in_hand() -> None:
    state = bare()
    hold(state, 0, "watch fear")
    lay_row(state, "sundial")
    give(state, compass=CARDS[CARD["sundial"]].price)
    turn(state)
    say(state, "buy sundial", "resolve pass sundial")
    assert state.players[0].passed and not offered(state, "pass with watch") and offered(state, "play watch")


@pytest.mark.rule("arnak 3.5")
def test_nothing_is_shuffled_during_a_round() -> None:
    state = bare()
    hold(state, 0, "flask")
    stack_deck(state, 0, "dog")
    state.players[0].area = state.players[1].hand
    turn(state)
    say(state, "play flask")
    assert words(state) == ["draw 1", "skip"]
    say(state, "draw 1")
    assert names(state.players[0].hand) == "dog" and state.players[0].deck == []


@pytest.mark.rule("arnak 3.6")
def test_an_item_bought_with_an_empty_deck_can_be_drawn_at_once() -> None:
    state = bare()
    give(state, coin=1)
    hold(state, 0, "fear")
    employ(state, 0, "assistant-6 gold")
    lay_row(state, "stone-jar hat")
    turn(state)
    say(state, "buy hat", "use assistant-6", "draw 1")
    assert names(state.players[0].hand) == "fear hat"


@pytest.mark.rule("arnak 3.7")
def test_there_is_no_hand_limit() -> None:
    state = bare()
    hold(state, 0, "flask rope hat dog watch horse")
    stack_deck(state, 0, "fear fear fear")
    turn(state)
    say(state, "play flask", "draw 3")
    assert len(state.players[0].hand) == 8


@pytest.mark.rule("arnak 3.8")
def test_a_discarded_card_goes_unused_to_the_play_area_and_the_card_played_is_out_of_reach() -> None:
    state = bare()
    hold(state, 0, "parrot hat")
    turn(state)
    say(state, "play parrot")
    assert why(state, "discard parrot") == "not-in-hand"
    say(state, "discard hat")
    assert names(state.players[0].area) == "parrot hat" and tokens(state) == {"jewel": 1}


@pytest.mark.rule("arnak 3.9")
def test_no_effect_touches_what_others_have() -> None:
    state = bare()
    hold(state, 0, "guardians-ocarina hat")
    hold(state, 1, "fear")
    give(state, tablet=1)
    employ(state, 1, "assistant-2 exhausted")
    supply(state, "assistant-3", "assistant-4", "assistant-5")
    stand(state, 1, "camp-1-a")
    stand(state, 0, "camp-2-a")
    turn(state)
    say(state, "play guardians-ocarina")
    assert why(state, "recall camp-1-a") == "not-your-archaeologist"


@pytest.mark.rule("arnak 2.1")
def test_a_second_main_action_is_refused_because_it_would_be_one() -> None:
    state = bare()
    hold(state, 0, "hat horse funding-car")
    employ(state, 0, "assistant-10 exhausted")
    turn(state)
    say(state, "pass")
    assert offered(state, "play funding-car")
    assert why(state, "play horse") == why(state, "use assistant-10") == "main-only"
    assert why(state, "play aeroplane") == "not-in-hand"


@pytest.mark.rule("arnak 9.7")
def test_ending_a_turn_shows_a_new_card_only_if_one_was_bought() -> None:
    game = find("arnak")
    state = game.start(2, 5)
    seat = state.waiting()[0]
    assert state.revealing(seat, seeded(1))[state.moves(seat).index(PASS)] is None
    buying = next(move for move in state.moves(seat) if move.text.startswith("buy "))
    state.play(seat, buying)
    while state.moves(seat)[0].text != "end":
        state.play(seat, state.moves(seat)[-1])
    shown = state.revealing(seat, seeded(1))[0]
    assert shown is not None and shown.name == "shows-row"
