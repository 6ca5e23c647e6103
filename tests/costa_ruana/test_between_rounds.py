"""Section 6: before the next round."""

import pytest

from atoll.games.costa_ruana import COSTA_RUANA
from atoll.games.costa_ruana.rules.components import ROUNDS
from atoll.kernel.numbers import packed
from atoll.kernel.rng import seeded

from .table import empty_table, happened, new_game, next_round, why, words

ANTONY, MARY, SERGE = 0, 1, 2


@pytest.mark.rule("costa-ruana 6.1")
@pytest.mark.parametrize(
    ("collected", "shaman"),
    [
        ((1, 1, 3), MARY),  # the rulebook's picture: tied with Antony, nearest after the outgoing Shaman
        ((1, 2, 3), ANTONY),
        ((0, 0, 0), MARY),
        ((2, 1, 1), MARY),
        ((1, 2, 1), SERGE),
    ],
)
def test_whoever_collected_the_fewest_becomes_shaman(collected: tuple[int, ...], shaman: int) -> None:
    state = empty_table(3, shaman=ANTONY)
    state.tally = packed(collected)
    events = next_round(state)
    assert state.first == shaman
    assert happened(events, "new-shaman") == [(shaman, (min(collected),))]


@pytest.mark.rule("costa-ruana 6.1")
def test_after_a_resignation_the_one_who_served_is_the_outgoing_shaman() -> None:
    state = empty_table(4, shaman=0)
    state.tally = packed([0, 1, 1, 1])
    next_round(state)
    state.say(0, "name 3")
    state.agendas = [None] * len(state.agendas)
    state.tally = packed([1, 1, 1, 1])
    next_round(state)
    assert state.first == 3  # the left neighbour of seat 2, who served


@pytest.mark.rule("costa-ruana 6.2")
def test_collected_treasures_go_into_the_huts_and_are_no_longer_seen() -> None:
    state = empty_table(3)
    state.tally = packed([2, 0, 1])
    next_round(state)
    assert state.huts == packed([2, 0, 1]) and state.tally == packed([0, 0, 0])
    assert [tribe.hut for tribe in COSTA_RUANA.look(state, 1).tribes] == [None, 0, None]


@pytest.mark.rule("costa-ruana 6.3")
@pytest.mark.parametrize(("round", "drawn"), [(2, 2), (3, 2), (4, 2), (5, 1)])
def test_two_cards_are_drawn_and_one_before_the_last_round(round: int, drawn: int) -> None:
    state = empty_table(3)
    state.round = round - 1
    held, left, known = [len(hand) for hand in state.hands], len(state.pile), state.learned
    events = next_round(state)
    assert [len(hand) for hand in state.hands] == [size + drawn for size in held]
    assert len(state.pile) == left - 3 * drawn
    assert len(happened(events, "drew")) == 3 * drawn
    assert state.learned > known


@pytest.mark.rule("costa-ruana 6.3")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_pile_is_used_up_exactly_and_two_cards_each_are_left_over(seats: int) -> None:
    state = new_game(seats, seed=7)
    rng = seeded(7)
    while not state.over():
        seat = state.waiting()[0]
        moves = state.moves(seat)
        if moves[0].text.startswith("show"):
            assert len(state.hands[seat]) == (4 if state.round == ROUNDS else 5)
        state.play(seat, moves[rng.below(len(moves))])
    assert state.pile == []
    assert [len(hand) for hand in state.hands] == [2] * seats


@pytest.mark.rule("costa-ruana 6.4")
def test_the_new_shaman_may_name_any_other_player_who_cannot_refuse() -> None:
    state = empty_table(3)
    next_round(state)
    assert words(state, 1) == ["serve", "name 1", "name 3"]  # the outgoing Shaman may be named too
    assert why(state, 1, "name 2") == "not-yourself 6.4"
    assert why(state, 1, "name 5") == "no-such-seat 6.4"
    state.say(1, "name 1")
    assert state.first == 0
    assert state.waiting() == []  # nobody is asked again


@pytest.mark.rule("costa-ruana 6.4")
def test_the_named_shaman_leads_the_round_and_turns_a_condition_card() -> None:
    state = new_game(3, seed=4)
    while "name 1" not in words(state, state.waiting()[0]):
        seat = state.waiting()[0]
        state.play(seat, state.moves(seat)[0])
    sides = state.sides[:]
    chooser = state.waiting()[0]
    named = next(seat for seat in range(3) if seat != chooser)
    state.say(chooser, f"name {named + 1}")
    assert state.sides == sides  # what shows at the end of a round shows at the beginning of the next
    assert state.waiting() == [named] and words(state, named)[0].startswith("show")
    while not words(state, state.waiting()[0])[0].startswith("flip"):
        seat = state.waiting()[0]
        state.play(seat, state.moves(seat)[0])
    assert state.waiting() == [named]


@pytest.mark.rule("costa-ruana 6.4")
def test_a_shaman_who_stays_in_office_may_resign_too() -> None:
    state = empty_table(2, shaman=0)
    state.tally = packed([0, 1])
    next_round(state)
    assert state.waiting() == [0]
    assert words(state, 0) == ["serve", "name 2"]


@pytest.mark.rule("costa-ruana 6.4")
def test_the_first_shaman_cannot_resign() -> None:
    state = new_game(2)
    while state.round == 1:
        seat = state.waiting()[0]
        assert "serve" not in words(state, seat)
        state.play(seat, state.moves(seat)[0])
    assert "serve" in words(state, state.first)
