"""What a position of Arnak is worth: the terms name what they say."""

from atoll.games.arnak.rules.components import TABLET
from atoll.games.arnak.rules.state import Arnak
from atoll.games.arnak.rules.value import ENOUGH, TERMS, WORTH

from .table import bare, hold, new_game


def term(state: Arnak, name: str, seat: int = 0) -> float:
    return WORTH.terms(state, seat)[TERMS.index(name)]


def test_tokens_that_a_purchase_can_take_are_no_hoard() -> None:
    state = new_game()
    state.players[0].tokens = ENOUGH.copy()
    assert term(state, "hoard") == 0


def test_every_token_beyond_the_dearest_purchases_is_hoarded() -> None:
    state = new_game()
    state.players[0].tokens = ENOUGH.copy()
    state.players[0].tokens[TABLET] += 5
    assert term(state, "hoard") == 5
    assert term(state, "hoard", seat=1) == 0


def test_cards_in_hand_count_until_their_owner_has_passed() -> None:
    state = bare()
    hold(state, 0, "funding-boat exploration-car")
    assert (term(state, "hand"), term(state, "travel")) == (2, 2)
    state.players[0].passed = True
    assert (term(state, "hand"), term(state, "travel")) == (0, 0)


def test_the_eleventh_tablet_is_worth_less_than_the_first() -> None:
    state = new_game()
    values = []
    for tablets in (0, 1, 10, 11):
        state.players[0].tokens[TABLET] = tablets
        values.append(WORTH.value(state, 0))
    none, one, ten, eleven = values
    assert 0 < eleven - ten < one - none
