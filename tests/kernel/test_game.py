"""What a game says of itself: seats, options, outcomes."""

import pytest

from atoll import games
from atoll.kernel.game import About, BadSetup, Game, Named, NotOver, Option, Outcome, count, later, one_based, shares
from atoll.kernel.rng import check_seed

HUTS = games.find("costa-ruana")


def test_an_option_matters_for_its_numbers_of_seats() -> None:
    assert Option("a", ("x",)).matters(4)
    assert [Option("a", ("x",), range(2, 4)).matters(seats) for seats in (1, 2, 3, 4)] == [False, True, True, False]


def test_settings_are_what_was_chosen_and_else_the_first_value() -> None:
    assert HUTS.settings({}) == {"huts": "closed"} and HUTS.settings({"huts": "open"}) == {"huts": "open"}
    with pytest.raises(BadSetup, match=r"Costa Ruana has no option 'hats'; it has: huts"):
        HUTS.settings({"hats": "open"})
    with pytest.raises(BadSetup, match=r"option huts is one of closed, open, not 'burnt'"):
        HUTS.settings({"huts": "burnt"})


@pytest.mark.parametrize("seats", [1, 7, -2, 2.0, None])
def test_a_game_is_for_its_own_numbers_of_players(seats: int) -> None:
    with pytest.raises(BadSetup, match="Costa Ruana is for 2 to 6 players"):
        HUTS.start(seats)


def test_without_a_seed_a_game_is_that_of_seed_zero() -> None:
    assert HUTS.start(2) == HUTS.start(2, 0) != HUTS.start(2, 1)


def test_a_seed_is_a_whole_number_from_zero_on() -> None:
    assert check_seed(0) == 0
    with pytest.raises(BadSetup, match="a seed is a whole number from 0 on, not -1"):
        check_seed(-1)
    with pytest.raises(BadSetup, match=r"not 1\.5"):
        check_seed(1.5)  # type: ignore[arg-type]


def test_whoever_is_first_wins_and_shares_the_victory_equally() -> None:
    outcome = Outcome((3, 9, 9), (3, 1, 1), ((), (), ()), "1")
    assert outcome.winners == [1, 2] and outcome.shares == (0.0, 0.5, 0.5)
    assert shares([2]) == (0.0,)  # alone against a rival one can lose


def test_a_game_that_goes_on_has_no_outcome() -> None:
    with pytest.raises(NotOver, match="this game of Costa Ruana is not over"):
        HUTS.final(HUTS.start(2))


def test_numbers_are_read_as_their_kind_says() -> None:
    assert (count(2), one_based(2), Named(("axe", "bell"))(1)) == (2, 3, "bell")


def test_a_function_for_later_is_found_when_it_is_called() -> None:
    assert later("operator:add")(2, 3) == 5
    with pytest.raises(ModuleNotFoundError):
        later("nowhere:nothing")()


def test_a_game_that_says_nothing_of_itself_is_opened_for_two() -> None:
    assert About() == About(minutes=None, weight=None, usual_seats=2)


def test_the_words_of_a_game_know_the_first_game_that_speaks_them() -> None:
    assert HUTS.lexicon.game is HUTS
    variant: Game = Game(**{**vars(HUTS), "title": "Another"})
    assert variant.lexicon.game is HUTS
