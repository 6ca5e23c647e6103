"""Batches: many games at once, the same as one by one."""

import copy
import pickle
from importlib import import_module
from pathlib import Path

import numpy as np
import pytest

import atoll
from atoll import games
from atoll.kernel.game import Game
from atoll.kernel.rng import derived
from atoll.research import Batch, Table, encoder
from atoll.research.batch import BadBatch
from atoll.research.rewards import UnknownReward

EXAMPLES = Path(__file__).parents[2] / "examples"
OURS = [games.find(name) for name in games.OWN]
each_game = pytest.mark.parametrize("game", OURS, ids=lambda game: game.name)


def shown(batch: Batch) -> list[bytes]:
    return [array.tobytes() for array in batch.arrays.values()]


def play(batch: Batch, steps: int) -> list[list[bytes]]:
    """All that a batch shows, step by step, at random."""
    course = []
    for _ in range(steps):
        batch.step(batch.sample())
        course.append(shown(batch))
    return course


@each_game
def test_a_batch_shows_what_each_of_its_games_shows_alone(game: Game) -> None:
    """Tables that are dealt the same and hear the same words, to the end of a game and into the next."""
    seats = game.seats[0]
    batch, rows = Batch(game, 3, seats=seats, seed=7, reward="points"), encoder(game, seats)
    tables = [Table(game, seats, derived(7, "batch", number)) for number in range(3)]
    deals = [0, 0, 0]
    while min(deals) < 1 or not tables[0].said:
        for number, table in enumerate(tables):
            seat = table.acting
            assert batch.acting[number] == seat
            assert (batch.observations[number] == rows.observe(table.state, seat)).all()
            assert (batch.masks[number] == rows.mask(table.state, seat)).all()
        words = batch.sample()
        batch.step(words)
        assert sorted(batch._kernel.ended) == batch.done.nonzero()[0].tolist()  # those of steps before are let go
        for number, table in enumerate(tables):
            ending = table.acting
            table.play(ending, int(words[number]))
            assert batch.done[number] == table.over
            assert tuple(batch.rewards[number]) == table.rewards("points")
            if table.over:
                assert (batch.last_observations[number] == rows.observe(table.state, ending)).all()
                deals[number] += 1
                tables[number] = Table(game, seats, derived(7, "batch", number) + deals[number])


@pytest.mark.parametrize("place", [0, 1, 2])
def test_a_number_that_is_no_word_is_refused_in_whatever_game_it_is_said(place: int) -> None:
    batch = Batch("costa-ruana", 3, seats=2)
    words = batch.encoder.words
    for wrong in (-1, words, words + 1):
        codes = batch.sample()
        codes[place] = wrong
        before = shown(batch)
        with pytest.raises(BadBatch):
            batch.step(codes)
        assert shown(batch) == before


@each_game
def test_a_copy_of_a_batch_goes_on_byte_for_byte(game: Game) -> None:
    batch = Batch(game, 4, seats=game.seats[-1], seed=3, dtype="float32")
    play(batch, 150)
    twins = [batch.copy(), copy.copy(batch), copy.deepcopy(batch), pickle.loads(pickle.dumps(batch))]
    assert all(shown(twin) == shown(batch) for twin in twins)
    course = play(batch, 150)
    assert all(play(twin, 150) == course for twin in twins)


def test_the_same_seed_gives_the_same_games_and_another_others() -> None:
    course = play(Batch("la-isla", 3, seed=5), 40)
    assert play(Batch("la-isla", 3, seed=5), 40) == course
    assert play(Batch("la-isla", 3, seed=6), 40) != course


def test_a_game_does_not_depend_on_those_beside_it() -> None:
    whole, part = Batch("costa-ruana", 5, seed=2), Batch("costa-ruana", 2, seed=2, first=3)
    for _ in range(200):
        words = whole.sample()
        whole.step(words)
        part.step(words[3:])
        assert (whole.observations[3:] == part.observations).all() and (whole.rewards[3:] == part.rewards).all()


def test_the_arrays_stay_where_they_are() -> None:
    batch = Batch("arnak", 2, seats=1, temple="snake")
    before = batch.observations
    first = before.copy()
    batch.step(batch.sample())
    assert batch.observations is before and (before != first).any()
    assert before.flags.writeable  # learning libraries complain about others


def test_an_impossible_word_is_refused_and_no_game_moves() -> None:
    batch = Batch("costa-ruana", 3, seed=1)
    before, words = shown(batch), batch.sample()
    words[1] = atoll.game("costa-ruana").lexicon["place 9"].code
    with pytest.raises(BadBatch, match=r"^game 1: 'place 9' is not possible now: There are only 4 islands"):
        batch.step(words)
    words[1] = 5000
    with pytest.raises(BadBatch, match=r"^game 1: there is no word 5000; Costa Ruana has 1068$"):
        batch.step(words)
    with pytest.raises(BadBatch, match="a step takes 3 whole numbers, one for each game, not int64 of shape"):
        batch.step(words[:2])
    with pytest.raises(BadBatch, match="not float64 of shape"):
        batch.step(words.astype(float))
    assert shown(batch) == before


def test_a_batch_that_cannot_be_is_refused_in_one_sentence() -> None:
    with pytest.raises(BadBatch, match="a batch has at least one game, not 0"):
        Batch("arnak", 0)
    with pytest.raises(UnknownReward, match="there is no reward 'elo'"):
        Batch("arnak", 1, reward="elo")
    with pytest.raises(atoll.BadSetup):
        Batch("arnak", 1, huts="open")


def test_a_game_of_another_package_is_played_in_batches_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(EXAMPLES)
    game: Game = import_module("pearl_dive").PEARL_DIVE
    batch, ended = Batch(game, 8, seats=3, seed=4), 0
    for _ in range(30):
        batch.step(batch.sample())
        ended += batch.done.sum()
        for number, state in enumerate(batch.states):
            seat = int(batch.acting[number])
            assert (batch.observations[number] == batch.encoder.observe(state, seat)).all()
        assert np.allclose(batch.rewards.sum(axis=1), 0)
    assert ended > 8
