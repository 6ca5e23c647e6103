"""Sections 7, 9 and 10: animals, tracks, the end and the final scoring."""

import pytest

from atoll.games.la_isla import LA_ISLA
from atoll.games.la_isla.rules.components import ANIMALS, TRACK
from atoll.games.la_isla.rules.state import NONE, LaIsla

from .table import empty_table, end_round, give, happened, new_game, own, score_animal, show, stock


def parts(state: LaIsla, seat: int = 0) -> dict[str, int]:
    outcome = LA_ISLA.outcome(state)
    assert outcome is not None
    return {part.name: part.points for part in outcome.parts[seat]}


def nothing_owned(**options: str) -> LaIsla:
    state = empty_table(2, 0, **options)
    state.animals = [0] * len(state.animals)
    return state


@pytest.mark.rule("la-isla 7.1")
@pytest.mark.parametrize("animal", ANIMALS)
def test_the_d_card_moves_its_marker_and_scores_own_animals(animal: str) -> None:
    state = nothing_owned()
    own(state, 0, animal, 4)
    own(state, 1, animal, 2)
    state.markers = [9, 9, 9, 9, 9]  # the value of the area does not matter
    score_animal(state, 0, animal)
    assert state.points == [4, 0] and state.markers[ANIMALS.index(animal)] == 10 and sum(state.markers) == 46
    assert len(state.discards) == 1


@pytest.mark.rule("la-isla 7.2")
def test_a_marker_at_the_top_stays_and_still_scores() -> None:
    state = nothing_owned()
    own(state, 0, "dodo", 3)
    show(state, 0, "track_vp.dodo")
    state.markers[0] = len(TRACK) - 1
    events = score_animal(state, 0, "dodo")
    assert state.markers[0] == 14 and state.points[0] == 3 + 2
    assert happened(events, "marker-stays") == [(0, 3)]


@pytest.mark.rule("la-isla 9.1")
def test_areas_are_reached_with_the_fourth_seventh_tenth_twelfth_and_fourteenth_move() -> None:
    assert [TRACK.index(value) for value in range(6)] == [0, 4, 7, 10, 12, 14] and TRACK[-1] == 5


@pytest.mark.rule("la-isla 9.2")
@pytest.mark.parametrize(("seats", "total"), [(2, 7), (3, 9), (4, 11)])
def test_the_game_ends_when_the_values_add_up_to_enough(seats: int, total: int) -> None:
    steps = {7: [14, 7, 0, 0, 0], 9: [14, 12, 0, 0, 0], 11: [14, 14, 4, 0, 0]}[total]
    state = empty_table(seats)
    state.markers = steps.copy()
    end_round(state)
    assert state.over() and state.round == 1
    goes_on = empty_table(seats)
    goes_on.markers = [*steps[:1], TRACK.index(total - 6), 0, 0, 0]
    assert goes_on.value_sum() == total - 1
    end_round(goes_on)
    assert not goes_on.over() and goes_on.round == 2


def test_a_sum_beyond_the_number_ends_the_game_too() -> None:
    state = empty_table(2)
    state.markers = [14, 14, 14, 0, 0]
    assert happened(end_round(state), "game-ends") == [(15,)]
    assert state.over()


@pytest.mark.rule("la-isla 9.2")
def test_a_round_in_which_the_sum_is_reached_is_played_to_its_end() -> None:
    state = new_game(2, seed=3)
    state.markers = [14, 14, 14, 14, 14]  # from the very beginning of the round
    asked: set[str] = set()
    while not state.over():
        seat = state.waiting()[0]
        question = state.question(seat)
        assert question is not None
        asked.add(question.prompt.name)
        state.play(seat, state.moves(seat)[0])
    assert state.round == 1
    assert "ask-explore" in asked
    assert all(card == NONE for card in state.plans)  # all have turned up A, B and D


@pytest.mark.rule("la-isla 9.3")
@pytest.mark.parametrize(("discards", "extra"), [(2, False), (3, True)], ids=["three each", "one draws a fourth"])
def test_the_game_ends_when_pile_and_discards_do_not_hold_what_all_would_draw(discards: int, extra: bool) -> None:
    for missing in (False, True):
        state = empty_table(2)
        if extra:
            show(state, 0, "extra_card")
        cards = state.pile
        state.pile, state.discards, state.covered = cards[:3], cards[3 : 4 + discards - missing], cards[10:]
        events = end_round(state)
        assert state.over() is missing
        assert happened(events, "cards-run-out") == ([()] if missing else [])


@pytest.mark.rule("la-isla 10.1")
def test_each_complete_set_scores_ten_and_a_large_tile_is_two_animals() -> None:
    state = nothing_owned()
    for animal in ANIMALS:
        own(state, 0, animal, 2)
    own(state, 0, "dodo", 1)
    assert parts(state)["score-sets"] == 10
    own(state, 0, "dodo", 3)  # by the large tile
    assert parts(state)["score-sets"] == 20
    own(state, 0, "dodo", 0)
    assert parts(state)["score-sets"] == 0


@pytest.mark.rule("la-isla 10.2")
def test_animals_score_the_value_of_their_area_in_sets_or_not() -> None:
    state = nothing_owned()
    for animal in ANIMALS:
        own(state, 0, animal, 1)
    own(state, 0, "dodo", 3)
    state.markers = [14, 7, 3, 4, 0]
    assert parts(state)["score-animals"] == 3 * 5 + 2 + 0 + 1 + 0 and parts(state)["score-sets"] == 10


@pytest.mark.rule("la-isla 10.3")
@pytest.mark.parametrize(("rate", "points"), [("each", 7), ("pairs", 3), ("none", 0)])
def test_resources_left_over_score(rate: str, points: int) -> None:
    state = nothing_owned(leftovers=rate)
    give(state, 0, gray=4, green=3)
    assert stock(state, 0) == {"gray": 4, "green": 3} and parts(state)["score-leftovers"] == points


@pytest.mark.rule("la-isla 10.4")
def test_the_points_of_the_track_and_all_parts_add_up() -> None:
    state = nothing_owned()
    own(state, 1, "dodo", 2)
    state.points = [61, 58]
    state.markers[0] = 7
    give(state, 1, gray=1)
    outcome = LA_ISLA.outcome(state)
    assert outcome is not None
    assert outcome.points == (61, 58 + 4 + 1) and outcome.winners == [1]
    assert parts(state, 1) == {"score-track": 58, "score-sets": 0, "score-animals": 4, "score-leftovers": 1}
