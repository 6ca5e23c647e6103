"""What a game was worth, and the names by which it is asked for."""

import pytest

import atoll
from atoll.kernel.game import Outcome
from atoll.research import REWARDS, game_of, id_of
from atoll.research.ids import UnknownId, ids
from atoll.research.rewards import UnknownReward, rewards

NOTHING: tuple[tuple[()], ...] = ()


def ended(*points: int, ranks: tuple[int, ...], rival: int | None = None) -> Outcome:
    return Outcome(points, ranks, NOTHING, "1.1", rival)


def test_a_victory_is_worth_one_and_the_others_share_the_loss() -> None:
    assert rewards(ended(30, 20, ranks=(1, 2))) == (1.0, -1.0)
    assert rewards(ended(30, 20, 10, ranks=(1, 2, 3)), "win") == (1.0, -0.5, -0.5)


def test_a_shared_victory_is_shared() -> None:
    assert rewards(ended(9, 9, ranks=(1, 1))) == (0.0, 0.0)
    assert rewards(ended(9, 9, 1, ranks=(1, 1, 3))) == pytest.approx((0.25, 0.25, -0.5))


def test_ranks_go_from_one_to_minus_one_in_even_steps() -> None:
    assert rewards(ended(3, 2, 1, ranks=(1, 2, 3)), "rank") == (1.0, 0.0, -1.0)
    assert rewards(ended(3, 3, 1, ranks=(1, 1, 3)), "rank") == (0.5, 0.5, -1.0)


def test_a_margin_is_the_lead_over_the_best_of_the_others() -> None:
    assert rewards(ended(30, 24, 10, ranks=(1, 2, 3)), "margin") == (6.0, -6.0, -20.0)
    assert rewards(ended(50, ranks=(2,), rival=61), "margin") == (-11.0,)


def test_points_are_the_points() -> None:
    assert rewards(ended(30, 24, ranks=(1, 2)), "points") == (30.0, 24.0)


def test_alone_one_wins_or_loses() -> None:
    for name in ("win", "rank"):
        assert rewards(ended(50, ranks=(1,), rival=40), name) == (1.0,)
        assert rewards(ended(50, ranks=(2,), rival=60), name) == (-1.0,)


def test_an_unknown_reward_is_refused_in_one_sentence() -> None:
    with pytest.raises(UnknownReward, match="there are: win, rank, margin, points"):
        rewards(ended(1, 2, ranks=(2, 1)), "elo")
    assert list(REWARDS) == ["win", "rank", "margin", "points"]


def test_an_id_names_the_game_and_the_version_of_its_rules() -> None:
    assert id_of(atoll.game("costa-ruana")) == "atoll/CostaRuana-v1"
    assert {"atoll/Arnak-v2", "atoll/CostaRuana-v1", "atoll/LaIsla-v1"} <= set(ids())
    for name in ids():
        assert id_of(game_of(name)) == name


def test_other_rules_are_another_environment() -> None:
    with pytest.raises(UnknownId, match="version 1 of its rules, as atoll/CostaRuana-v1, not atoll/CostaRuana-v7"):
        game_of("atoll/CostaRuana-v7")
    with pytest.raises(UnknownId, match="there is no game with the id 'Catan-v1'"):
        game_of("Catan-v1")
