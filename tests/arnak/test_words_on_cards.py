"""Chapters 17 and 18: words on cards, notes on cards."""

import pytest

from atoll.games.arnak import ARNAK
from atoll.games.arnak.rules.board import NOBODY
from atoll.games.arnak.rules.components import ARTIFACTS, ASSISTANTS, CARDS, GUARDIANS
from atoll.text.catalogue import catalogue

from .table import (
    CARD,
    asked,
    bare,
    between_rounds,
    discovered,
    employ,
    fears,
    give,
    haunt,
    hold,
    lay_row,
    names,
    offered,
    research_at,
    say,
    stack_deck,
    stand,
    standing,
    supply,
    tokens,
    turn,
    why,
    words,
)


@pytest.mark.rule("arnak 17.1")
def test_using_a_site_moves_nobody_and_costs_no_travel() -> None:
    state = bare()
    discovered(state, "i-1", "site-i-10")
    stand(state, 1, "i-1")
    hold(state, 0, "binoculars")
    turn(state)
    say(state, "play binoculars", "activate i-1")
    assert tokens(state) == {"jewel": 1} and standing(state) == [] and state.players[0].home == 2


@pytest.mark.rule("arnak 17.2")
def test_a_camp_with_one_archaeologist_is_occupied_and_a_guardian_does_not_count() -> None:
    state = bare()
    stand(state, 1, "camp-1-a")
    haunt(state, "camp-2", "guardian-1")
    hold(state, 0, "dog hat")
    turn(state)
    say(state, "play dog")
    assert why(state, "activate camp-1") == "not-unoccupied"
    assert offered(state, "activate camp-2")


@pytest.mark.rule("arnak 17.3")
@pytest.mark.rule("arnak 18.15")
def test_relocating_goes_from_anywhere_to_a_different_site_without_travel() -> None:
    state = bare()
    discovered(state, "ii-1", "site-ii-01")
    stand(state, 0, "ii-1", "camp-1-a")
    hold(state, 0, "pathfinders-sandals hat")
    give(state, tablet=1)
    turn(state)
    say(state, "play pathfinders-sandals")
    assert why(state, "relocate camp-1-a camp-1-b") == "same-site"
    assert why(state, "relocate camp-1-a ii-1") == "site-wrong-level"
    say(state, "relocate ii-1 camp-2-a")
    assert standing(state) == ["camp-1-a", "camp-2-a"] and tokens(state) == {"compass": 2}


@pytest.mark.rule("arnak 17.4")
def test_the_archaeologist_sign_is_a_full_dig_at_full_cost_but_for_the_discount() -> None:
    state = bare()
    hold(state, 0, "ostrich fear")
    discovered(state, "ii-1", "site-ii-05")
    turn(state)
    say(state, "play ostrich")
    assert why(state, "dig ii-1") == "no-icon"  # two cars, one taken off
    assert why(state, "discover i-1") == "short"
    say(state, "dig camp-1-b")
    assert standing(state) == ["camp-1-b"] and state.players[0].hand == []


@pytest.mark.rule("arnak 17.5")
def test_pass_to_gain_is_passing() -> None:
    state = bare()
    hold(state, 0, "chronometer")
    turn(state)
    say(state, "pass with chronometer")
    assert state.players[0].passed and tokens(state) == {"compass": 3}


@pytest.mark.rule("arnak 18.1")
def test_borrowing_an_assistant_is_a_main_action_and_leaves_it_where_it_is() -> None:
    state = bare()
    hold(state, 0, "ancient-wine hat")
    give(state, tablet=1)
    supply(state, "assistant-12", "assistant-1", "assistant-10")
    lay_row(state, "stone-jar dog")
    turn(state)
    say(state, "play ancient-wine", "borrow assistant-10")
    assert asked(state) == "buy"
    say(state, "buy dog")
    assert asked(state) == "end" and state.research.supply[2][-1] == 9


@pytest.mark.rule("arnak 18.2")
def test_army_knife_gives_two_different_things() -> None:
    state = bare()
    hold(state, 0, "army-knife")
    turn(state)
    say(state, "play army-knife", "choose coin")
    assert words(state) == ["choose exile", "choose compass", "choose tablet"]


@pytest.mark.rule("arnak 18.3")
def test_bear_trap_works_from_afar_but_not_where_others_stand() -> None:
    state = bare()
    discovered(state, "i-1", "site-i-10", "guardian-1")
    discovered(state, "i-2", "site-i-09", "guardian-2")
    stand(state, 1, "i-1")
    hold(state, 0, "bear-trap hat")
    turn(state)
    say(state, "play bear-trap")
    assert words(state) == ["overcome i-2", "skip", "play hat"]


@pytest.mark.rule("arnak 18.4")
def test_brush_and_bow_stop_at_three() -> None:
    for card in ("brush", "bow-and-arrows"):
        state = bare()
        hold(state, 0, card)
        state.players[0].crates, state.players[0].slots = 2, 2
        state.players[0].tamed = [0, 1, 2, 3]
        turn(state)
        say(state, f"play {card}")
        assert tokens(state) == {"compass": 3}


@pytest.mark.rule("arnak 18.5")
def test_the_earrings_ask_for_a_number_before_a_card_is_seen() -> None:
    state = bare()
    hold(state, 0, "crystal-earring")
    give(state, tablet=1)
    stack_deck(state, 0, "rope hat dog")
    turn(state)
    learned = state.learned
    say(state, "play crystal-earring")
    assert words(state) == ["draw 1", "draw 2", "draw 3", "skip"] and state.learned == learned
    say(state, "draw 2")
    assert ARNAK.look(state, 0).drawn == ["rope", "hat"] and ARNAK.look(state, 1).drawn is None


@pytest.mark.rule("arnak 18.6")
def test_decorated_horn_keeps_the_level_and_returns_the_other_silver() -> None:
    state = bare()
    hold(state, 0, "decorated-horn")
    give(state, tablet=1)
    employ(state, 0, "assistant-1 gold exhausted")
    supply(state, "assistant-2", "assistant-3", "assistant-4")
    turn(state)
    say(state, "play decorated-horn", "exchange assistant-1 assistant-3")
    assert (state.players[0].assistants[0], state.players[0].ready[0]) == (5, True)
    assert state.research.supply[1][-1] == 0


@pytest.mark.rule("arnak 18.7")
def test_the_revealed_card_goes_back_or_is_the_first_to_fill_the_row() -> None:
    state = bare()
    hold(state, 0, "fishing-rod hat")
    give(state, coin=1)
    lay_row(state, "stone-jar gold-pan")
    top = state.market.item_deck[-1]
    turn(state)
    say(state, "play fishing-rod")
    assert ARNAK.look(state, 1).top_item == CARDS[top].name
    say(state, "skip")
    assert state.market.item_deck[-1] == top and state.market.item_seen
    hold(state, 0, "fishing-rod hat")
    turn(state)
    say(state, "play fishing-rod", "buy gold-pan", "end")
    assert state.market.row[1] == top and not state.market.item_seen


@pytest.mark.rule("arnak 18.8")
def test_guardians_crown_leads_to_an_unoccupied_site_and_uses_it() -> None:
    state = bare()
    discovered(state, "i-1", "site-i-10", "guardian-1")
    discovered(state, "i-2", "site-i-06")
    stand(state, 0, "i-1")
    hold(state, 0, "guardians-crown")
    give(state, tablet=1)
    turn(state)
    say(state, "play guardians-crown", "lead i-1 i-2")
    assert tokens(state) == {"tablet": 1, "arrowhead": 1}
    assert standing(state) == ["i-1"]


@pytest.mark.rule("arnak 18.9")
def test_with_the_ocarina_every_icon_is_a_plane_and_discounts_are_too() -> None:
    state = bare(temple="snake")
    discovered(state, "ii-2", "site-ii-05")  # a boot and a plane
    give(state, tablet=1)
    hold(state, 0, "steam-boat hat")  # boats are no planes
    turn(state)
    assert why(state, "dig ii-2") == "no-icon"
    hold(state, 0, "guardians-ocarina steam-boat")
    turn(state)
    say(state, "play guardians-ocarina", "end")
    turn(state)
    say(state, "dig ii-2")
    assert standing(state) == ["ii-2"]
    state = bare(temple="snake")
    discovered(state, "ii-2", "site-ii-05")
    state.players[0].planes = True
    hold(state, 0, "sturdy-boots")
    turn(state)
    say(state, "play sturdy-boots", "dig ii-2")
    assert standing(state) == ["ii-2"]


@pytest.mark.rule("arnak 18.10")
def test_the_compass_discount_counts_only_to_discover() -> None:
    state = bare()
    hold(state, 0, "hot-air-balloon")
    give(state, compass=3)
    turn(state)
    say(state, "play hot-air-balloon", "dig camp-2-a")
    assert tokens(state) == {"compass": 5}


@pytest.mark.rule("arnak 18.11")
def test_inscribed_blade_takes_one_discount_not_both() -> None:
    state = bare()
    hold(state, 0, "inscribed-blade hat")
    give(state, tablet=1)
    state.players[0].glass = 4
    turn(state)
    say(state, "play inscribed-blade", "choose arrowhead")
    assert why(state, "research glass 5") == "short"


@pytest.mark.rule("arnak 18.12")
def test_journal_moves_the_notebook_only_and_even_over_the_idol_bridge() -> None:
    state = bare(temple="snake")
    hold(state, 0, "journal hat")
    research_at(state, 8, 7, 0)
    turn(state)
    say(state, "play journal")
    assert words(state) == ["research notebook 8", "skip", "play hat"]


@pytest.mark.rule("arnak 18.13")
def test_ornate_hammer_leaves_its_gap_until_the_end_of_the_turn() -> None:
    state = bare()
    hold(state, 0, "ornate-hammer hat")
    give(state, tablet=1)
    lay_row(state, "stone-jar dog rope watch horse gold-pan")
    turn(state)
    say(state, "play ornate-hammer", "take gold-pan")
    assert state.market.row[5] == NOBODY
    say(state, "end")
    assert state.market.row[5] != NOBODY


@pytest.mark.rule("arnak 18.14")
def test_passage_shell_uses_the_fifth_camp_twice_for_two_discards() -> None:
    state = bare()
    hold(state, 0, "passage-shell fear rope")
    give(state, tablet=1)
    turn(state)
    say(state, "play passage-shell", "dig camp-5-a", "discard fear", "activate camp-5", "discard rope")
    assert tokens(state) == {"jewel": 2}


@pytest.mark.rule("arnak 18.16")
def test_star_charts_use_two_different_camps() -> None:
    state = bare()
    hold(state, 0, "star-charts")
    give(state, tablet=1, coin=1)
    turn(state)
    say(state, "play star-charts", "pay", "activate camp-4")
    assert why(state, "activate camp-4") == "used-already"


@pytest.mark.rule("arnak 18.17")
def test_stone_key_empties_the_most_valuable_filled_slot() -> None:
    state = bare()
    hold(state, 0, "stone-key")
    give(state, tablet=1)
    state.players[0].slots = 3
    turn(state)
    say(state, "play stone-key")
    assert (state.players[0].slots, state.players[0].crates) == (2, 1)


@pytest.mark.rule("arnak 18.18")
def test_sundial_from_the_row_may_end_the_round_at_once() -> None:
    state = bare()
    give(state, compass=2)
    lay_row(state, "sundial")
    turn(state)
    say(state, "buy sundial")
    assert words(state) == ["resolve sundial", "resolve pass sundial", "skip"]
    say(state, "resolve pass sundial")
    assert state.players[0].passed and tokens(state) == {"jewel": 1}


@pytest.mark.rule("arnak 18.19")
def test_tent_asks_its_compasses_first() -> None:
    state = bare()
    discovered(state, "ii-1", "site-ii-01")
    stand(state, 0, "ii-1")
    hold(state, 0, "tent")
    give(state, compass=2)
    turn(state)
    say(state, "play tent", "activate ii-1")
    assert tokens(state) == {"compass": 2, "jewel": 1}


@pytest.mark.rule("arnak 18.20")
def test_war_mask_spares_the_fear_of_guardians_but_no_other_even_when_exiled() -> None:
    state = bare()
    discovered(state, "i-1", "site-i-08", "guardian-1")
    stand(state, 0, "i-1")
    hold(state, 0, "war-mask axe dog")
    give(state, tablet=1)
    turn(state)
    say(state, "play war-mask")
    turn(state)
    say(state, "play axe", "exile war-mask")
    state.gain_fear(0)
    between_rounds(state, last=True)
    assert fears(state) == 1


@pytest.mark.rule("arnak 18.21")
def test_no_artifact_costs_more_than_the_whip_takes_off() -> None:
    assert max(CARDS[card].price for card in ARTIFACTS) == 4


@pytest.mark.rule("arnak 18.22")
def test_what_has_no_printed_name_has_one_of_ours() -> None:
    for language in ("en", "fr"):
        catalog = catalogue(language, ARNAK.folder)
        for kind, things in (("guardian", GUARDIANS), ("assistant", ASSISTANTS)):
            said = {str(catalog.message(f"{kind}-{number + 1:02}")) for number in range(len(things))}
            assert len(said) == len(things)
    assert CARD["stone-key"] and names([CARD["stone-key"]]) == "stone-key"
    assert CARDS[CARD["stone-key"]].price == 3
