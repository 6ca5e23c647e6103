"""Tables for learners: rows from views, copies that go on alike, words taken apart."""

import copy
import pickle
from importlib import import_module
from pathlib import Path

import numpy as np
import pytest

import atoll
from atoll import games
from atoll.kernel.game import Game
from atoll.kernel.rng import seeded
from atoll.research import Table, encoder, factors
from atoll.research.viewrows import ViewRows

EXAMPLES = Path(__file__).parents[2] / "examples"
SHELF = [games.find(name) for name in games.names()]
each_game = pytest.mark.parametrize("game", SHELF, ids=lambda game: game.name)


def play_on(table: Table, seed: int, most: int = 10_000) -> list[tuple[int, int]]:
    dice = seeded(seed)
    while not table.over and most:
        legal = table.legal(table.acting)
        table.play(table.acting, legal[dice.below(len(legal))])
        most -= 1
    return table.said


@each_game
def test_a_copy_goes_on_as_its_original_does(game: Game) -> None:
    table = Table(game, game.seats[0], seed=3)
    play_on(table, 1, 20)
    twins = [table.copy(), copy.deepcopy(table), copy.copy(table), pickle.loads(pickle.dumps(table))]
    said = play_on(table, 2)
    for twin in twins:
        assert play_on(twin, 2) == said and twin.state == table.state
        assert twin.rewards() == table.rewards()


@each_game
def test_a_word_that_is_impossible_is_refused_and_nothing_is_lost(game: Game) -> None:
    table = Table(game, game.seats[0], seed=3)
    impossible = next(code for code in range(len(game.lexicon)) if code not in table.legal(table.acting))
    before = table.state.copy()
    with pytest.raises(atoll.IllegalMove, match="is not possible now"):
        table.play(table.acting, impossible)
    assert table.state == before and table.said == []


@each_game
def test_no_two_words_have_verb_object_and_target_in_common(game: Game) -> None:
    parts = factors(game)
    assert len({tuple(row) for row in parts.table().tolist()}) == len(game.lexicon)
    assert parts.object.max() == len(parts.objects) - 1 and parts.targets[0] == parts.objects[0] == ""


def test_a_word_is_taken_apart_as_people_read_it() -> None:
    game = atoll.game("costa-ruana")
    parts, code = factors(game), game.lexicon["hide place-1/night 2"].code
    assert parts.verbs[parts.verb[code]] == "hide"
    assert parts.objects[parts.object[code]] == "card-place-1-night"
    assert parts.targets[parts.target[code]] == "seat 2"


@each_game
def test_a_mask_holds_the_words_that_may_be_said(game: Game) -> None:
    table, rows = Table(game, game.seats[0], seed=5), encoder(game, game.seats[0])
    mask = np.ones(len(game.lexicon), np.int8)
    assert rows.mask(table.state, table.acting, mask) is mask
    assert sorted(table.legal(table.acting)) == np.flatnonzero(mask).tolist()


def test_a_game_of_another_package_gets_rows_from_its_view(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(EXAMPLES)
    game: Game = import_module("pearl_dive").PEARL_DIVE
    rows = encoder(game, 3)
    assert isinstance(rows, ViewRows)
    state = game.start(3, 1)
    state.say(0, "lay 4")
    own, other = rows.schema.named(rows.observe(state, 0)), rows.schema.named(rows.observe(state, 1))
    assert own["mine"] == 4 and other["mine"] == 0 and other["ready[0]"] == 1
    for seat in range(3):
        world = state.redeal(seat, seeded(1))
        assert (rows.observe(world, seat) == rows.observe(state, seat)).all()
    assert "mine" in repr(rows.schema)
