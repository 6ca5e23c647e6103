"""Section 3: the steps of a round."""

import pytest

from atoll.games.costa_ruana.rules.components import BACKGROUNDS
from atoll.games.costa_ruana.rules.rounds import TURN_CONDITION, AskShaman, FaceDown, FaceUp, NativeOnCard
from atoll.games.costa_ruana.rules.state import CostaRuana
from atoll.kernel.numbers import packed
from atoll.kernel.tasks import InTurn

from .table import KINDS, act, empty_table, happened, lay, new_game, push, put, why, words


def hand(state: CostaRuana, seat: int, *cards: str) -> None:
    state.hands[seat] = sorted(KINDS[card] for card in cards)


@pytest.mark.rule("costa-ruana 3.1")
def test_a_card_is_laid_face_up_before_any_player_oneself_included() -> None:
    state = empty_table(3, shaman=1)
    hand(state, 1, "place-1/day", "place-1/day", "move-native/night")
    push(state, [InTurn(FaceUp())])
    assert words(state, 1) == [
        f"show {card} {seat}" for card in ("place-1/day", "move-native/night") for seat in (1, 2, 3)
    ]
    state.say(1, "show place-1/day 3")
    card = state.played[0]
    assert (card.kind, card.by, card.before, card.up) == (KINDS["place-1/day"], 1, 2, True)
    assert state.waiting() == [2]


@pytest.mark.rule("costa-ruana 3.1")
def test_only_a_card_in_hand_can_be_played_and_nobody_may_pass() -> None:
    state = empty_table()
    hand(state, 0, "place-1/day", "place-2/day")
    push(state, [InTurn(FaceUp())])
    assert why(state, 0, "show place-3/day 1") == "not-in-hand 3.1"
    assert why(state, 0, "show place-1/day 4") == "no-such-seat 3.1"
    assert why(state, 0, "pass") == "not-now 3.3"
    assert why(state, 1, "pass") == "not-your-turn "


@pytest.mark.rule("costa-ruana 3.2")
def test_a_second_card_is_laid_face_down_and_any_number_may_lie_before_one_player() -> None:
    state = empty_table()
    for seat in range(3):
        hand(state, seat, "place-1/day", "place-2/day")
    push(state, [InTurn(FaceDown())])
    for seat in range(3):
        state.say(seat, "hide place-2/day 1")
    assert [(card.before, card.up) for card in state.played] == [(0, False)] * 3


@pytest.mark.rule("costa-ruana 3.3")
def test_a_native_may_stand_on_any_card_of_the_round_or_none() -> None:
    state = empty_table()
    lay(state, "place-1/day", before=1, by=0)
    lay(state, "place-2/day", before=2, by=1, up=False, natives=(1,))
    push(state, [InTurn(NativeOnCard())])
    assert words(state, 0) == ["stand 1", "stand 2", "pass"]
    assert why(state, 0, "stand 3") == "no-such-card 3.3"
    state.say(0, "stand 2")
    assert state.played[1].has_native(0) and state.played[1].has_native(1)
    assert state.supply[0] == 9
    state.say(1, "pass")
    assert state.supply[1] == 9


@pytest.mark.rule("costa-ruana 3.3")
def test_with_an_empty_supply_no_native_is_put_on_a_card() -> None:
    state = empty_table()
    lay(state, "place-1/day", before=1)
    put(state, seat=0, island=1, natives=7)
    put(state, seat=0, island=2, natives=3)
    events = push(state, [InTurn(NativeOnCard())])
    assert happened(events, "passed") == [(0, ())]
    assert state.waiting() == [1]


@pytest.mark.rule("costa-ruana 3.4")
@pytest.mark.parametrize(
    ("flip", "showing"), [("flip day-night", ("night", "high_tide")), ("flip tide", ("day", "low_tide"))]
)
def test_the_shaman_turns_exactly_one_condition_card(flip: str, showing: tuple[str, str]) -> None:
    state = empty_table(3, shaman=2, showing=("day", "high_tide"))
    push(state, [AskShaman(TURN_CONDITION)])
    assert state.waiting() == [2]
    assert words(state, 2) == ["flip day-night", "flip tide"]
    state.say(2, flip)
    assert tuple(BACKGROUNDS[side] for side in state.sides) == showing


@pytest.mark.rule("costa-ruana 3.5")
def test_cards_of_other_backgrounds_are_discarded_and_their_natives_go_home_first() -> None:
    state = empty_table(3, showing=("night", "high_tide"))
    put(state, seat=0, island=1, natives=7)  # supply 3
    lay(state, "place-2/day", before=1, up=False, natives=(0,))  # supply 2
    lay(state, "return-1/low-tide", before=2, natives=(1, 2))
    lay(state, "place-3/night", before=0)
    events = act(state)
    assert happened(events, "revealed") == [(0, (0, KINDS["place-2/day"]))]
    assert [values[0] for _, values in happened(events, "inactive")] == [0, 1]
    assert state.supply == packed([3, 10, 10])  # back before anything is resolved, so all three can be placed
    assert words(state, 0)[0].startswith("place")


@pytest.mark.rule("costa-ruana 3.6")
def test_cards_are_resolved_by_kind_whatever_the_order_in_which_they_lie() -> None:
    state = empty_table(2)
    put(state, seat=0, island=1, natives=3)
    put(state, seat=0, island=2)
    for card in ("move-native/night", "place-1/night", "return-1/night", "move-treasure/high-tide"):
        lay(state, card, before=0)
    events = act(state)
    for word in ("treasure 1 2", "return 1", "place 3", "move 1 1 2"):
        state.say(0, word)
    assert [values[0] + 1 for _, values in happened(events, "resolves")] == [4, 3, 2, 1]


@pytest.mark.rule("costa-ruana 3.6")
def test_the_cards_before_the_shaman_are_resolved_first_then_clockwise() -> None:
    state = empty_table(4, shaman=2)
    for before in (0, 1, 2, 3):
        lay(state, "place-1/night", before=before)
    lay(state, "return-1/night", before=1)  # of an earlier kind, but not before the Shaman
    put(state, seat=1, island=4)
    events = act(state)
    for seat in (2, 3, 0, 1):
        state.say(seat, "place 1")
    resolved = happened(events, "resolves")
    assert [(seat, values[0] + 1) for seat, values in resolved] == [(2, 3), (3, 4), (0, 1), (1, 5), (1, 2)]


@pytest.mark.rule("costa-ruana 3.6")
def test_the_player_before_whom_cards_of_one_kind_lie_chooses_the_next_one() -> None:
    state = empty_table(2)
    put(state, seat=1, island=1, natives=3)
    put(state, seat=1, island=2, natives=3)
    lay(state, "return-1/night", before=1, by=0)
    lay(state, "return-2/night", before=1, by=0)
    lay(state, "place-1/night", before=1, by=0)
    lay(state, "place-1/night", before=0, by=1)
    act(state)
    state.say(0, "place 1")  # the Shaman's own card comes first
    assert words(state, 1) == ["resolve 1", "resolve 2"]
    assert why(state, 1, "resolve 3") == "resolve-later 3.6"
    assert why(state, 1, "resolve 4") == "not-before-you 3.6"
    assert why(state, 1, "resolve 5") == "no-such-card 3.6"
    state.say(1, "resolve 2")
    assert state.waiting() == [1]  # the target chooses which natives leave, not the one who played the card
    assert words(state, 1) == ["return 1", "return 2"]


@pytest.mark.rule("costa-ruana 3.7")
def test_natives_on_a_card_copy_its_effect_clockwise_from_the_player_it_lies_before() -> None:
    state = empty_table(4, shaman=1)
    lay(state, "place-1/night", before=2, natives=(0, 1, 2))
    act(state)
    order = []
    while state.waiting() and state.moves(state.waiting()[0])[0].text.startswith("place"):
        order.append(state.waiting()[0])
        state.say(state.waiting()[0], "place 1")
    assert order == [2, 2, 0, 1]  # the player, that player's copy, then clockwise


@pytest.mark.rule("costa-ruana 3.7")
def test_a_copy_is_made_even_if_the_first_application_achieved_nothing() -> None:
    state = empty_table(2)
    put(state, seat=1, island=1, natives=2)
    lay(state, "return-1/night", before=0, natives=(1,))
    events = act(state)
    assert happened(events, "none-to-return") == [(0, ())]
    assert happened(events, "returned") == [(1, (0,))]


@pytest.mark.rule("costa-ruana 3.8")
def test_an_effect_is_carried_out_as_fully_as_possible() -> None:
    state = empty_table(2)
    put(state, seat=0, island=1, natives=7)
    put(state, seat=0, island=2)  # supply 2
    lay(state, "place-3/night", before=0)
    act(state)
    assert why(state, 0, "pass") == "not-now 3.3"
    state.say(0, "place 2")
    state.say(0, "place 2")
    assert state.waiting() == []
    assert state.supply[0] == 2  # two went out; both islands then gave a treasure and a native back


@pytest.mark.rule("costa-ruana 3.8")
def test_what_can_be_done_in_one_way_only_is_done_without_asking() -> None:
    state = empty_table(2)
    put(state, seat=1, island=4, natives=2)
    lay(state, "return-3/night", before=1)
    events = act(state)
    assert happened(events, "returned") == [(1, (3,)), (1, (3,))]
    assert state.over()


@pytest.mark.rule("costa-ruana 3.9")
def test_a_finished_card_is_discarded_and_its_natives_go_home() -> None:
    state = empty_table(2)
    lay(state, "place-1/night", before=0, natives=(1,))
    act(state)
    state.say(0, "place 1")
    assert state.supply[1] == 9
    state.say(1, "place 2")
    assert state.supply[1] == 10  # the placed one won its island, the one on the card is home
    assert state.discards == [KINDS["place-1/night"]]


@pytest.mark.rule("costa-ruana 3.9")
def test_a_native_from_a_finished_card_can_be_used_for_the_next_one() -> None:
    state = empty_table(2)
    put(state, seat=1, island=1, natives=7)
    put(state, seat=1, island=2, natives=2)  # the tenth stands on a card
    lay(state, "move-treasure/night", before=0, natives=(1,))
    lay(state, "place-1/night", before=1)
    act(state)
    state.say(0, "treasure 1 2")
    assert state.supply[1] == 0
    state.say(1, "treasure 2 1")  # a copy may undo what was done before it
    assert state.treasures == empty_table(2).treasures
    assert state.supply[1] == 1
    assert words(state, 1) == ["place 2", "place 3", "place 4"]


@pytest.mark.rule("costa-ruana 3.0")
def test_a_game_goes_through_five_rounds() -> None:
    state = new_game(2, seed=3)
    rounds = set()
    while not state.over():
        rounds.add(state.round)
        seat = state.waiting()[0]
        state.play(seat, state.moves(seat)[0])
    assert rounds == {1, 2, 3, 4, 5}
