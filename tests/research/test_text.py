"""The games in words: complete, without secrets, and playable by whoever can read."""

import random

import pytest

from atoll import games
from atoll.kernel.mistakes import Mistake
from atoll.kernel.rng import seeded
from atoll.kernel.state import GUEST
from atoll.research import text
from atoll.text.speaker import Speaker

TITLES = games.names()


def play(env: text.TextEnv, dice: random.Random) -> None:
    """Play to the end by the words that an observation offers."""
    done = env.done
    while not done:
        _, observation = env.get_observation()
        offered = [line[2:].partition(": ")[0] for line in observation.splitlines() if line.startswith("- ")]
        done, info = env.step(f"I think [{dice.choice(offered)}] is best.")
        assert not info["refusal"]


@pytest.mark.parametrize("name", TITLES)
def test_whoever_can_read_can_play_to_the_end(name: str) -> None:
    env = text.TextEnv(name, seats=2)
    env.reset(seed=5)
    play(env, random.Random(1))
    rewards, info = env.close()
    assert sum(rewards.values()) == 1 and len(info["points"]) == 2


@pytest.mark.parametrize("name", TITLES)
def test_a_compact_view_leaves_nothing_out(name: str) -> None:
    """Where views differ their texts differ, and equal views read the same."""
    game = games.find(name)
    state, dice = game.start(2, 3), seeded(3)
    seen: dict[str, object] = {}
    while not state.over():
        for reader in (0, 1, GUEST):
            view = game.look(state, reader)
            assert seen.setdefault(text.compact(view), view) == view
        seat = state.waiting()[0]
        moves = state.moves(seat)
        state.play(seat, moves[dice.below(len(moves))])
    assert len(seen) > 50


@pytest.mark.parametrize("name", TITLES)
def test_what_a_player_reads_is_the_same_in_every_world_it_cannot_tell_apart(name: str) -> None:
    env = text.TextEnv(name, seats=2)
    env.reset(seed=9)
    dice, worlds = random.Random(2), seeded(2)
    for _ in range(60):
        state = env.match.state
        seat = state.waiting()[0]
        world = state.redeal(seat, worlds)
        told = text.compact(env.game.look(state, seat)) + text.choices(state, seat, env.speaker)
        assert text.compact(env.game.look(world, seat)) + text.choices(world, seat, env.speaker) == told
        assert told.splitlines()[0] in env.get_observation()[1]
        if env.step(dice.choice(state.moves(seat)).text)[0]:
            break


def test_a_refused_word_changes_nothing_and_is_explained() -> None:
    env = text.TextEnv("costa-ruana", seats=2)
    seat, before = env.get_observation()
    done, info = env.step("[place 9]")
    assert not done and "There are only 4 islands in this game. (rule 2.3)" in info["refusal"]
    again, after = env.get_observation()
    assert again == seat and info["refusal"] in after and env.match.record.entries == []
    assert before.rpartition("# Your question")[2] == after.rpartition("# Your question")[2]


def test_who_only_talks_nonsense_has_forfeited() -> None:
    env = text.TextEnv("costa-ruana", seats=3)
    loser, _ = env.get_observation()
    assert [env.step("dance")[0] for _ in range(text.PATIENCE)] == [False] * (text.PATIENCE - 1) + [True]
    rewards, info = env.close()
    assert info["forfeited"] == loser and rewards[loser] == 0 and sum(rewards.values()) == 1
    with pytest.raises(Mistake, match="the game is over"):
        env.step("place 1")


def test_house_bots_answer_by_themselves_and_the_news_tell_what_they_did() -> None:
    env = text.TextEnv("costa-ruana", seats=3, bots=[None, "random", "quick"])
    env.reset(seed=4)
    seats, news = set(), ""
    while not env.done:
        seat, observation = env.get_observation()
        seats.add(seat)
        news += observation
        env.step(env.match.state.moves(seat)[0].text)
    assert seats == {0} and "Player 2" in news and "Player 3" in news


@pytest.mark.parametrize("name", TITLES)
def test_a_drawn_table_can_be_heard(name: str) -> None:
    game = games.find(name)
    assert game.stage is not None
    for language in ("en", "fr"):
        heard = text.words(game.stage(game.look(game.start(2, 1), 0), Speaker(game, language), True))
        assert len(heard) > 1000 and "None" not in heard


def test_rules_are_found_by_their_number() -> None:
    game = games.find("costa-ruana")
    assert text.rules(game, "3.2").splitlines()[1].startswith("3.2 ")
    assert text.rules(game, "3").count("\n3.") > 3
    with pytest.raises(Mistake, match="have no paragraph 99"):
        text.rules(game, "99")
