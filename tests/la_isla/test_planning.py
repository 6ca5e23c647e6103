"""Section 3: the round and the card phase."""

import pytest

from atoll.games.la_isla import LA_ISLA
from atoll.games.la_isla.rules.components import CARDS
from atoll.games.la_isla.rules.rounds import ROUND
from atoll.games.la_isla.rules.state import LaIsla
from atoll.games.la_isla.rules.words import ABILITY, ANIMAL, INCOME
from atoll.kernel.rng import seeded
from atoll.kernel.tasks import TABLE

from .table import empty_table, end_round, happened, new_game, push, show, verbs, why, words


def plan_all(state: LaIsla, seat: int) -> list[int]:
    """The hand in the order of A, B and D; says which cards were planned."""
    hand = state.hands[seat].copy()
    while state.question(seat) is not None and verbs(state, seat) <= {"ability", "income", "animal"}:
        state.play(seat, state.moves(seat)[0])
    return hand


@pytest.mark.rule("la-isla 3.1")
def test_everybody_finishes_an_action_before_the_next_and_c_goes_in_turn() -> None:
    state = empty_table(3, first=1)
    events = push(state, TABLE, ROUND)
    for seat in (2, 0, 1):
        plan_all(state, seat)
    order = [(event.note.name, event.seat) for event in events]
    for name in ("log-turns-up", "log-receives"):
        assert [seat for what, seat in order if what == name] == [1, 2, 0]
    last_a = max(i for i, (what, _) in enumerate(order) if what == "log-turns-up")
    first_b = min(i for i, (what, _) in enumerate(order) if what == "log-receives")
    assert last_a < first_b
    for seat in (1, 2, 0):
        assert state.waiting() == [seat] and verbs(state, seat) == {"take"}
        state.say(seat, "take gray")
    assert [event.seat for event in events if event.note.name == "log-marker-moves"] == [1, 2, 0]


@pytest.mark.rule("la-isla 3.2")
def test_everybody_draws_three_cards() -> None:
    state = new_game(4)
    assert [len(hand) for hand in state.hands] == [3, 3, 3, 3] and state.waiting() == [0, 1, 2, 3]


@pytest.mark.rule("la-isla 3.3")
def test_cards_are_planned_for_a_b_and_d_at_the_same_time() -> None:
    state = new_game(2)
    first, second, third = state.hands[1]
    assert words(state, 1) == [ABILITY[index].text for index in (first, second, third)]
    state.play(1, ABILITY[second])
    assert words(state, 1) == [INCOME[first].text, INCOME[third].text]
    state.play(1, INCOME[third])
    assert state.plan(1) == [second, third, first] and state.hands[1] == [] and state.waiting() == [0]


def test_only_drawn_cards_can_be_planned() -> None:
    state = new_game(2)
    mine, theirs = state.hands
    assert why(state, 0, ABILITY[theirs[0]].text) == "not-drawn 3.3"
    assert why(state, 0, INCOME[mine[0]].text) == "not-now 3.3"
    state.play(0, ABILITY[mine[0]])
    assert why(state, 0, INCOME[theirs[0]].text) == "not-drawn 3.3"


def test_nothing_is_kept_for_the_next_round() -> None:
    state = new_game(2)
    before = [plan_all(state, seat) for seat in (0, 1)]
    for seat in (state.first, 1 - state.first):
        state.say(seat, "take gray")
    assert state.round == 2
    assert not set(before[0] + before[1]) & set(state.hands[0] + state.hands[1])


@pytest.mark.rule("la-isla 3.4")
def test_the_fourth_card_is_discarded_when_all_have_planned() -> None:
    state = empty_table(2)
    show(state, 0, "extra_card")
    events = push(state, TABLE, ROUND)
    hand = state.hands[0].copy()
    for word in (ABILITY[hand[0]], INCOME[hand[1]], ANIMAL[hand[2]]):
        assert len(words(state, 0)) > 1
        state.play(0, word)
    assert state.hands[0] == [hand[3]] and state.discards == []
    assert happened(events, "unused") == []
    plan_all(state, 1)
    assert state.hands[0] == [] and hand[3] in state.discards
    assert happened(events, "unused") == [(CARDS[hand[3]].function,)]


@pytest.mark.rule("la-isla 3.5")
def test_an_empty_pile_is_replaced_by_the_shuffled_discards() -> None:
    state = empty_table(2)
    covered = show(state, 0, "symbol_vp.hat")
    kept = show(state, 0, "symbol_vp.tent")
    state.discards = state.pile[2:]
    state.pile = state.pile[:2]
    events = push(state, TABLE, ROUND)
    assert happened(events, "reshuffled") == [()]
    assert len(state.hands[0] + state.hands[1]) == 6 and state.discards == []
    assert not {kept, covered} & {*state.pile, *state.hands[0], *state.hands[1]} and LA_ISLA.audit(state) == ""


@pytest.mark.rule("la-isla 3.6")
def test_the_next_player_clockwise_becomes_first_player() -> None:
    state = empty_table(3, first=2)
    end_round(state)
    assert state.first == 0 and state.round == 2


# -- what the others may know -----------------------------------------------------------------------------


@pytest.mark.parametrize("letters", [1, 3])
def test_a_redealt_plan_is_one_that_could_have_been_made(letters: int) -> None:
    state = empty_table(2)
    show(state, 0, "joker.green", slot=4)  # so that the fourth slot is there
    push(state, TABLE, ROUND)
    while sum(card != -1 for card in state.plan(0)) < letters:
        state.play(0, state.moves(0)[0])
    others = set()
    for seed in range(300):
        world = state.redeal(1, seeded(seed))
        assert not CARDS[world.plan(0)[0]].beside
        assert LA_ISLA.audit(world) == ""
        others |= {CARDS[card].beside for card in [*world.plan(0)[1:], *world.hands[0]] if card != -1}
    assert others == {True, False}  # an extra slot may still lie under B or D, or be in hand


def test_a_plan_is_heard_by_the_others_without_its_cards() -> None:
    assert len({word.heard for word in ABILITY}) == 1
    assert ABILITY[0].heard != INCOME[0].heard != ANIMAL[0].heard
