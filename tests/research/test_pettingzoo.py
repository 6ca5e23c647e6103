"""PettingZoo: its official tests, and what they do not ask: secrets, copies, refusals."""

import pickle
import warnings
from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

pytest.importorskip("pettingzoo", reason="the extra atoll[research] is not installed")

with warnings.catch_warnings():  # they load classic games by a way that is deprecated, where pygame is installed
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import (
        api_test,
        max_cycles_test,
        parallel_api_test,
        parallel_seed_test,
        render_test,
        seed_test,
    )

from atoll import games
from atoll.kernel.mistakes import Mistake
from atoll.kernel.rng import seeded
from atoll.kernel.state import IllegalMove
from atoll.research import pettingzoo as zoo

TABLES = [("costa-ruana", 2), ("costa-ruana", 4), ("la-isla", 2), ("la-isla", 3), ("arnak", 2), ("arnak", 1)]


@pytest.fixture(autouse=True)
def _masks_are_meant() -> Any:
    """PettingZoo's tests warn of dictionaries with masks, as of its own card games; what is wrong fails."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        yield


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_official_test_of_turns_passes(name: str, seats: int) -> None:
    api_test(zoo.env(name, seats), num_cycles=100)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_official_test_of_the_parallel_face_passes(name: str, seats: int) -> None:
    parallel_api_test(zoo.parallel_env(name, seats), num_cycles=100)


@pytest.mark.parametrize("name", games.names())
def test_the_same_seed_gives_the_same_games(name: str) -> None:
    seed_test(lambda: zoo.env(name, 2), num_cycles=30)
    parallel_seed_test(lambda: zoo.parallel_env(name, 2), num_cycles=30)


def test_games_end_after_so_many_cycles() -> None:
    wishes: dict[str, Any] = {"seats": 2, "illegal": "random"}  # the official test says anything, legal or not
    max_cycles_test(
        SimpleNamespace(
            env=partial(zoo.env, "costa-ruana", **wishes),
            parallel_env=partial(zoo.parallel_env, "costa-ruana", **wishes),
        )
    )


@pytest.mark.slow
def test_the_official_test_of_pictures_passes(capsys: pytest.CaptureFixture[str]) -> None:
    def drawn(svg: object) -> bool:
        return isinstance(svg, str) and svg.startswith("<svg")

    render_test(partial(zoo.env, "costa-ruana", 2), {"svg": drawn})
    assert "Island 1" in capsys.readouterr().out


def word(env: Any, number: int) -> int:
    """The agent's legal word of a number, counted around."""
    legal = np.flatnonzero(env.observe(env.agent_selection)["action_mask"])
    return int(legal[number % len(legal)])


@pytest.mark.parametrize(("name", "seats"), TABLES[:5])
def test_a_copy_goes_on_byte_for_byte_and_leaves_the_original_alone(name: str, seats: int) -> None:
    env = zoo.env(name, seats)
    env.reset(seed=5)
    for number in range(20):
        env.step(word(env, number))
    twin, pickled = env.copy(), pickle.loads(pickle.dumps(env))
    assert type(twin) is type(env)
    before = env.state().tobytes()
    twin.step(word(twin, 1))
    assert env.state().tobytes() == before
    twin = env.copy()
    for number in range(30):
        last, also, too = env.last(), twin.last(), pickled.last()
        for other in (also, too):
            assert all((last[0][part] == other[0][part]).all() for part in ("observation", "action_mask"))
            assert last[1:4] == other[1:4]
        if last[2]:
            break
        for each in (env, twin, pickled):
            each.step(word(env if each is env else each, number))


@pytest.mark.parametrize(("name", "seats"), [("la-isla", 2), ("la-isla", 4), ("costa-ruana", 3), ("arnak", 3)])
def test_an_agent_sees_nothing_that_its_seat_cannot_know(name: str, seats: int) -> None:
    """In worlds that a seat cannot tell apart it gets the same row and mask, and the same agent is asked."""
    env = zoo.raw_env(name, seats)
    env.reset(seed=3)
    dice = seeded(3)
    for number in range(80):
        truth = env.table.state
        for agent in env.agents:
            seen, asked = env.observe(agent), env.agent_selection
            env.table.state = truth.redeal(env.agents.index(agent), dice)
            again = env.observe(agent)
            assert (seen["observation"] == again["observation"]).all()
            if agent == asked:
                assert (seen["action_mask"] == again["action_mask"]).all()
            env.table.state = truth
        env.step(word(env, number * 7))
        if any(env.terminations.values()):
            break


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_of_choices_made_at_the_same_time_nobody_sees_another(seats: int) -> None:
    """Whatever the first seat of La Isla plans, the next one is asked the same and sees the same."""
    env = zoo.raw_env("la-isla", seats)
    env.reset(seed=8)
    assert env.table.state.waiting() == list(range(seats))
    seen = set()
    for choice in range(6):
        twin = env.copy()
        asked = []
        while twin.agent_selection == "seat_0":
            asked.append(twin.agent_selection)
            twin.step(word(twin, choice))
        row = twin.observe("seat_1")
        seen.add((len(asked), twin.agent_selection, row["observation"].tobytes(), row["action_mask"].tobytes()))
    assert len(seen) == 1


def test_parallel_agents_choose_before_anything_is_played() -> None:
    env = zoo.parallel_env("la-isla", 3)
    observations, _ = env.reset(seed=2)
    wait = env.rows.words
    assert all(not observation["action_mask"][wait] for observation in observations.values())
    actions = {agent: int(seen["action_mask"].argmax()) for agent, seen in observations.items()}
    env.step(actions)
    assert [seat for seat, _ in env.table.said] == [0, 1, 2]


def test_who_is_not_asked_waits() -> None:
    env = zoo.parallel_env("costa-ruana", 3)
    observations, _ = env.reset(seed=2)
    asked = env.table.acting
    for agent, seen in observations.items():
        assert bool(seen["action_mask"][-1]) == (agent != f"seat_{asked}")


def test_an_illegal_word_loses_is_replaced_or_raises() -> None:
    env = zoo.env("costa-ruana", 2)
    env.reset(seed=1)
    illegal = int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0])
    loser = env.agent_selection
    env.step(illegal)
    assert env.terminations[loser] and env.rewards[loser] == -1 and sum(env.rewards.values()) == -1
    tolerant = zoo.env("costa-ruana", 2, illegal="random")
    tolerant.reset(seed=1)
    tolerant.step(illegal)
    assert not any(tolerant.terminations.values()) and len(tolerant.unwrapped.table.said) == 1
    strict = zoo.env("costa-ruana", 2, illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(IllegalMove, match="rule"):
        strict.step(illegal)
    with pytest.raises(IllegalMove, match="'-1' is not possible now"):
        strict.step(-1)


def test_what_cannot_be_wished_is_said_before_a_game_begins() -> None:
    with pytest.raises(Mistake, match="can lose, be replaced at random or raise"):
        zoo.env("costa-ruana", 2, illegal="dance")
    with pytest.raises(Mistake, match="there is no reward 'gold'"):
        zoo.parallel_env("costa-ruana", 2, reward="gold")


def test_rewards_are_given_once_when_the_game_is_over() -> None:
    env = zoo.env("costa-ruana", 3, reward="margin")
    env.reset(seed=1)
    earned = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        _, reward, over, _, _ = env.last()
        earned[agent] += reward
        env.step(None if over else word(env, 3))
    assert [earned[agent] for agent in env.possible_agents] == list(env.unwrapped.table.rewards("margin"))


def test_nobody_is_asked_before_the_cards_are_dealt() -> None:
    fresh = zoo.env("costa-ruana", seats=2)
    with pytest.raises(AttributeError, match="before reset"):
        fresh.last()


def test_a_number_that_is_no_word_is_illegal() -> None:
    for number in (-1, 1_000_000):
        env = zoo.env("costa-ruana", seats=2)
        env.reset(seed=1)
        loser = env.agent_selection
        env.step(number)
        assert env.terminations[loser] and env.rewards[loser] == -1
