"""Chapters 4, 5 and 6: travel, digging, discovering."""

import pytest

from atoll.games.arnak.rules.board import BLOCKED
from atoll.games.arnak.rules.components import CARDS, ICONS, ITEM, PLACES, SIDES, SPACES, TRAVEL, every_step
from atoll.games.arnak.rules.purse import Travel
from atoll.games.arnak.rules.words import DISCOVER, Discover

from .table import (
    GUARDIAN,
    IDOL,
    PLACE,
    SITE,
    asked,
    bare,
    discovered,
    employ,
    give,
    hold,
    names,
    offered,
    say,
    stack_deck,
    stand,
    standing,
    tokens,
    turn,
    why,
    words,
)


def counted(icons: str) -> list[int]:
    return [icons.split().count(icon) for icon in ICONS]


@pytest.mark.parametrize(
    ("icon", "pays"), [("boot", "boot"), ("car", "boot car"), ("boat", "boot boat"), ("plane", "boot car boat plane")]
)
@pytest.mark.rule("arnak 4.1")
def test_what_an_icon_pays_for(icon: str, pays: str) -> None:
    paid = [due for due in ICONS if Travel(counted(icon), counted(due)).shortfall() == 0]
    assert paid == pays.split()


@pytest.mark.rule("arnak 4.2")
def test_several_sources_join_and_one_chooses_which_pay() -> None:
    state = bare()
    discovered(state, "ii-1", "site-ii-05")
    hold(state, 0, "dog fear rope")
    employ(state, 0, "assistant-8")
    state.players[0].boons = [GUARDIAN["guardian-4"]]  # a car
    give(state, coin=2)
    turn(state)
    say(state, "dig ii-1")
    assert words(state) == ["travel dog", "boon guardian-4", "travel with assistant-8", "hire pilot"]
    assert why(state, "travel fear") == "icons-no-use" and why(state, "travel rope") == "icons-no-use"
    say(state, "boon guardian-4", "travel with assistant-8")
    assert standing(state) == ["ii-1"] and names(state.players[0].hand) == "fear dog rope"
    assert tokens(state) == {"coin": 2, "tablet": 2, "jewel": 1}


@pytest.mark.rule("arnak 4.2")
def test_where_there_is_one_way_to_pay_nobody_is_asked() -> None:
    state = bare()
    hold(state, 0, "fear")
    turn(state)
    say(state, "dig camp-1-a")
    assert standing(state) == ["camp-1-a"] and state.players[0].hand == []


@pytest.mark.rule("arnak 4.2")
def test_a_journey_that_cannot_be_paid_for_is_not_begun() -> None:
    state = bare()
    discovered(state, "ii-1", "site-ii-05")
    hold(state, 0, "dog fear")
    turn(state)
    assert why(state, "dig ii-1") == "no-icon"
    assert offered(state, "dig camp-1-b")


@pytest.mark.rule("arnak 4.3")
def test_two_coins_hire_a_pilot_as_often_as_one_can_pay() -> None:
    state = bare()
    discovered(state, "ii-3", "site-ii-05")
    give(state, coin=5)
    turn(state)
    say(state, "dig ii-3")
    assert tokens(state) == {"coin": 1, "tablet": 2, "jewel": 1}
    assert standing(state) == ["ii-3"]


@pytest.mark.rule("arnak 4.4")
def test_icons_left_over_pay_another_cost_of_the_same_turn_and_are_lost_then() -> None:
    state = bare()
    hold(state, 0, "automobile")
    employ(state, 0, "assistant-3")
    turn(state)
    say(state, "dig camp-1-a", "use assistant-3", "pay")
    assert tokens(state) == {"coin": 2, "arrowhead": 1}
    assert state.travel.icons == state.travel.dues == [0, 0, 0, 0]


@pytest.mark.rule("arnak 4.4")
def test_an_icon_that_has_paid_is_not_freed_by_what_is_drawn_later() -> None:
    state = bare()
    discovered(state, "i-1", "site-i-10")
    hold(state, 0, "funding-car")
    employ(state, 0, "assistant-3", "assistant-6 gold")
    stack_deck(state, 0, "fear")
    turn(state)
    say(state, "use assistant-3", "pay")  # the car for a boot
    assert why(state, "dig i-1") == "no-icon"
    say(state, "use assistant-6", "draw 1")
    assert names(state.players[0].hand) == "fear"
    assert why(state, "dig i-1") == "no-icon"  # a boot pays no car


@pytest.mark.rule("arnak 4.4")
def test_a_pilot_who_has_flown_for_a_boot_does_not_fly_again() -> None:
    state = bare()
    discovered(state, "i-3", "site-i-10", "guardian-14")  # costs an arrowhead and a plane
    stand(state, 0, "i-3")
    state.players[0].boons = [GUARDIAN["guardian-7"]]  # a card
    give(state, coin=2, arrowhead=1)
    employ(state, 0, "assistant-3")
    stack_deck(state, 0, "fear")
    turn(state)
    say(state, "use assistant-3", "pay", "boon guardian-7", "draw 1")
    assert names(state.players[0].hand) == "fear" and why(state, "overcome i-3") == "no-icon"


@pytest.mark.rule("arnak 4.4")
@pytest.mark.parametrize(
    ("spent", "dues", "left"),
    [
        ("boot car", "boot", "car"),
        ("car plane", "boot", "plane"),
        ("car car boat", "boot", "car boat"),
        ("boat boat car", "boot", "boat car"),
        ("boot plane plane", "car boat", "boot"),
        ("car boat plane", "plane boot", "boat"),
    ],
)
def test_the_weakest_icons_that_serve_are_used_up(spent: str, dues: str, left: str) -> None:
    travel = Travel(counted(spent), counted(dues))
    travel.settle()
    travel.use_weakest()
    assert (travel.icons, travel.dues) == (counted(left), [0, 0, 0, 0])


@pytest.mark.rule("arnak 4.4")
@pytest.mark.parametrize(
    ("guardian", "needed", "paid"), [("guardian-9", "boat", "car"), ("guardian-10", "car", "boat")]
)
def test_whether_a_left_over_car_or_boat_stands_in_for_a_boot_is_yours_to_choose(
    guardian: str, needed: str, paid: str
) -> None:
    state = bare()
    discovered(state, "i-1", "site-i-01", guardian)
    stand(state, 0, "i-1")
    hold(state, 0, "journal")  # a car and a boat
    employ(state, 0, "assistant-3")  # a boot for an arrowhead
    turn(state)
    say(state, "use assistant-3", "pay")
    assert asked(state) == "stand-in" and words(state) == ["pay car", "pay boat"]
    other = state.copy()
    say(state, f"pay {paid}")
    assert state.travel.icons == counted(needed) and offered(state, "overcome i-1")
    say(other, f"pay {needed}")
    assert other.travel.icons == counted(paid) and why(other, "overcome i-1") == "no-icon"


@pytest.mark.rule("arnak 4.4")
def test_which_icon_stands_in_is_not_asked_when_no_car_or_boat_can_be_due_again() -> None:
    state = bare()
    hold(state, 0, "journal")
    turn(state)
    say(state, "dig camp-1-a")
    assert standing(state) == ["camp-1-a"] and asked(state) == ""


@pytest.mark.rule("arnak 4.4")
def test_which_icon_stands_in_is_not_asked_when_all_of_them_have_to() -> None:
    state = bare()
    hold(state, 0, "journal")
    stand(state, 0, "i-1")
    discovered(state, "i-1", "site-i-01", "guardian-11")  # two boots
    give(state, compass=1)
    turn(state)
    say(state, "overcome i-1")
    assert state.travel.icons == counted("") and len(state.players[0].boons) == 1


def test_only_main_actions_send_archaeologists_who_pay_for_travel() -> None:
    """Otherwise `travels_again` would have to look for more than questions about them."""
    for card in CARDS:
        for step in every_step(card.steps + card.pass_steps):
            if step["op"] == "archaeologist_action" and not step["travel_free"]:
                assert card.group == ITEM and not card.free


@pytest.mark.rule("arnak 4.5")
def test_a_discount_counts_for_its_action_and_the_rest_of_it_is_lost() -> None:
    state = bare()
    hold(state, 0, "sturdy-boots fear")
    employ(state, 0, "assistant-3")
    turn(state)
    say(state, "play sturdy-boots", "dig camp-1-a")  # one of the two boots is not needed
    assert names(state.players[0].hand) == "fear"
    say(state, "use assistant-3", "pay", "travel fear")
    assert tokens(state) == {"compass": 1, "coin": 2, "arrowhead": 1}


@pytest.mark.rule("arnak 5.1")
def test_only_free_spaces_of_discovered_sites_can_be_dug_at() -> None:
    state = bare()
    hold(state, 0, "automobile aeroplane")
    stand(state, 1, "camp-1-a")
    stand(state, BLOCKED, "camp-1-b")
    turn(state)
    assert why(state, "dig camp-1-a") == "occupied"
    assert why(state, "dig camp-1-b") == "blocked"
    assert why(state, "dig i-1") == "undiscovered"
    assert offered(state, "dig camp-2-a")


@pytest.mark.rule("arnak 5.2")
def test_with_both_archaeologists_out_one_cannot_dig() -> None:
    state = bare()
    hold(state, 0, "hat fear")
    stand(state, 0, "camp-1-a", "camp-2-a")
    turn(state)
    assert why(state, "dig camp-3-a") == "all-out" and why(state, "discover i-1") == "all-out"


@pytest.mark.rule("arnak 5.4")
def test_both_archaeologists_may_stand_at_one_camp() -> None:
    state = bare()
    hold(state, 0, "fear fear")
    stand(state, 0, "camp-1-a")
    turn(state)
    say(state, "dig camp-1-b")
    assert standing(state) == ["camp-1-a", "camp-1-b"]
    assert {space.name[:2] for space in SPACES if not space.name.startswith("camp")} == {"i-", "ii"}


@pytest.mark.rule("arnak 5.5")
def test_the_travel_cost_stays_after_the_discovery() -> None:
    state = bare()
    discovered(state, "i-1", "site-i-10")
    hold(state, 0, "rope fear hat")
    turn(state)
    assert why(state, "dig i-1") == "no-icon"
    hold(state, 0, "dog fear")
    turn(state)
    assert offered(state, "dig i-1")


@pytest.mark.rule("arnak 5.6")
def test_a_guardian_does_not_hinder_digging() -> None:
    state = bare()
    discovered(state, "i-1", "site-i-10", "guardian-1")
    hold(state, 0, "dog")
    turn(state)
    say(state, "dig i-1")
    assert tokens(state) == {"jewel": 1}


BIRD_TRAVEL = dict(
    [(f"i-{n}", "car") for n in (1, 2, 5, 6)]
    + [(f"i-{n}", "boat") for n in (3, 4, 7, 8)]
    + [("ii-1", "car car"), ("ii-2", "car car"), ("ii-3", "boat boat"), ("ii-4", "boat boat")]
    + [(f"camp-{n}-a", "boot") for n in range(1, 6)]
    + [(f"camp-{n}-b", "boot boot") for n in range(1, 6)]
)
SNAKE_TRAVEL = BIRD_TRAVEL | {"i-6": "boot boot", "i-7": "plane", "ii-2": "boot plane", "ii-3": "car boat"}


@pytest.mark.parametrize(("side", "costs"), [("bird", BIRD_TRAVEL), ("snake", SNAKE_TRAVEL)])
@pytest.mark.rule("arnak 5.9")
@pytest.mark.rule("arnak 16.1")
def test_travel_costs(side: str, costs: dict[str, str]) -> None:
    for space in SPACES:
        assert TRAVEL[SIDES.index(side)][space.number] == [costs[space.name].split().count(icon) for icon in ICONS]


@pytest.mark.rule("arnak 6.1")
def test_discovering_costs_three_or_six_compasses_and_the_journey() -> None:
    state = bare()
    hold(state, 0, "automobile")
    give(state, compass=5)
    turn(state)
    assert offered(state, "discover i-1") and why(state, "discover ii-1") == "short"
    assert why(state, "discover i-3") == "no-icon"
    give(state, compass=1)
    turn(state)
    say(state, "discover ii-1")
    assert standing(state) == ["ii-1"]


@pytest.mark.rule("arnak 6.2")
def test_only_the_open_idol_of_two_is_resolved() -> None:
    state = bare()
    hold(state, 0, "automobile")
    give(state, compass=6)
    state.island.idols[PLACE["ii-1"]] = IDOL["tablet"]
    state.island.site_stacks[1].remove(SITE["site-ii-03"])
    state.island.site_stacks[1].append(SITE["site-ii-03"])
    turn(state)
    say(state, "discover ii-1")
    assert state.players[0].crates == 2
    assert tokens(state) == {"tablet": 1, "arrowhead": 1, "jewel": 1}


@pytest.mark.rule("arnak 6.3")
@pytest.mark.rule("arnak 6.4")
def test_first_the_idol_then_the_site_and_the_guardian_last() -> None:
    state = bare()
    hold(state, 0, "dog hat")
    give(state, compass=3)
    state.island.idols[PLACE["i-1"]] = IDOL["exile"]
    state.island.site_stacks[0].remove(SITE["site-i-01"])
    state.island.site_stacks[0].append(SITE["site-i-01"])
    guardian = state.island.guardian_stack[-1]
    turn(state)
    say(state, "discover i-1")
    assert asked(state) == "exile" and state.island.sites[PLACE["i-1"]] < 0
    say(state, "skip")
    assert asked(state) == "choose" and state.island.guardians[PLACE["i-1"]] < 0
    say(state, "choose compass")
    assert state.island.guardians[PLACE["i-1"]] == guardian


@pytest.mark.rule("arnak 6.5")
def test_a_discovered_site_costs_the_others_travel_only() -> None:
    state = bare()
    discovered(state, "i-1", "site-i-10", "guardian-3")
    hold(state, 1, "dog")
    turn(state, 1)
    assert why(state, "discover i-1", 1) == "discovered"
    say(state, "dig i-1", seat=1)
    assert tokens(state, 1) == {"jewel": 1}


@pytest.mark.rule("arnak 6.6")
def test_the_stacks_suffice_for_every_space() -> None:
    state = bare()
    wild = [place for place in PLACE if not place.startswith("camp")]
    assert len([place for place in wild if place.startswith("i-")]) <= len(state.island.site_stacks[0])
    assert len([place for place in wild if place.startswith("ii-")]) <= len(state.island.site_stacks[1])
    assert len(wild) <= len(state.island.guardian_stack)


def test_no_word_discovers_a_camp() -> None:
    spaces = [word.space for word in DISCOVER if isinstance(word, Discover)]
    assert spaces == [space.number for space in SPACES if PLACES[space.place].level > 0]
