"""What the table says of a round."""

import pytest

from atoll.games.la_isla import LA_ISLA
from atoll.games.la_isla.rules.rounds import TakeIncome
from atoll.games.la_isla.rules.state import LaIsla
from atoll.games.la_isla.rules.words import B
from atoll.kernel.tasks import TABLE, InTurn
from atoll.text.speaker import Speaker

from .table import card, empty_table, give_all, income, place, plan, push, score_animal, show, spaces, words

STEP_B, STEP_C, STEP_D = 2, 3, 4


def step(state: LaIsla) -> int:
    shown: int = LA_ISLA.look(state, 0).step
    return shown


@pytest.mark.rule("la-isla 3.1")
def test_the_step_is_b_until_the_last_player_has_used_what_b_brought() -> None:
    state = empty_table(2)
    for seat in (0, 1):
        show(state, seat, "income_marker.green")
        plan(state, seat, B, card(state, colour="green"))
    push(state, TABLE, InTurn(TakeIncome()))
    for seat in (0, 1):
        assert words(state, seat)[0].startswith("marker") and step(state) == STEP_B
        state.say(seat, "done")


@pytest.mark.rule("la-isla 3.1")
def test_functions_of_a_placement_are_used_in_c_and_those_of_the_track_in_d() -> None:
    state = empty_table(2)
    give_all(state, 0, 2)
    show(state, 0, "terrain_resource.gray")
    place(state, 0, spaces(state, "gray")[0])
    assert words(state, 0)[0].startswith("take") and step(state) == STEP_C
    state = empty_table(2)
    show(state, 0, "track_resource.dodo")
    score_animal(state, 0, "dodo")
    assert words(state, 0)[0].startswith("take") and step(state) == STEP_D


@pytest.mark.rule("la-isla 1.6")
def test_the_discard_pile_shows_its_top_and_tells_all_it_holds() -> None:
    state = empty_table(2)
    for colour in ("green", "gray", "green"):
        income(state, 0, colour)
    assert LA_ISLA.stage is not None
    shown = LA_ISLA.stage(LA_ISLA.look(state, 1), Speaker(LA_ISLA), True)
    [pile] = [sprite for panel in shown.panels for sprite in panel.sprites if sprite.id == "discards"]
    assert "B: one green resource." in pile.detail
    assert "by resource: green 2, beige 0, yellow 0, brown 0, gray 1. By animal: Dodo" in pile.detail


def test_cards_that_bring_the_same_are_told_apart_by_their_function() -> None:
    state = empty_table(2)
    traits = ("symbol", "brown", "dodo"), ("tile", "brown", "golden_toad"), ("company", "green", "golden_toad")
    state.hands[0] = [card(state, *found) for found in traits]
    assert LA_ISLA.stage is not None
    shown = LA_ISLA.stage(LA_ISLA.look(state, 0), Speaker(LA_ISLA), True)
    [hand] = [panel for panel in shown.panels if panel.name == "hand"]
    buttons = [sprite.button for sprite in hand.sprites if sprite.button]
    assert len(set(buttons)) == len(buttons) == 9
    assert [text for text in buttons if text.startswith("B: a green")] == ["B: a green resource"]
    assert sum(text.startswith("B: a brown resource (") for text in buttons) == 2
    assert sum(text.startswith("D: Golden Toad (") for text in buttons) == 2
