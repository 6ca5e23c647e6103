"""OpenSpiel: its own tests, its tools, and its algorithms on our games."""

import random
import re
import runpy
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel", reason="the extra atoll[research] is not installed")

from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts
from open_spiel.python.observation import make_observation

import atoll.research.openspiel as face
from atoll import games

EXAMPLES = Path(__file__).parents[2] / "examples"
TABLES = [("costa-ruana", 2), ("costa-ruana", 4), ("la-isla", 2), ("arnak", 2)]


@pytest.fixture
def tiny(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pearl Dive, a game of another package with a handful of words."""
    monkeypatch.syspath_prepend(EXAMPLES)
    import pearl_dive

    face.register(pearl_dive.PEARL_DIVE)


def load(name: str, players: int = 2, deals: int = 0) -> Any:
    return pyspiel.load_game(face.short_name(games.find(name)), {"players": players, "deals": deals})


def somewhere(game: Any, words: int, seed: int = 1) -> Any:
    """A state after so many words."""
    dice, state = random.Random(seed), game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(dice.choice(state.legal_actions()))
    for _ in range(words):
        state.apply_action(dice.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("order", ["atoll.research, pyspiel", "pyspiel, atoll.research"])
def test_importing_us_makes_every_game_known_in_either_order(order: str) -> None:
    script = f"import {order}; print(pyspiel.load_game('atoll_arnak'), *pyspiel.registered_names())"
    found = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert found.stdout.startswith("atoll_arnak(")
    assert {face.short_name(games.find(name)) for name in games.names()} <= set(found.stdout.split())


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_official_random_simulation_passes(name: str, players: int) -> None:
    pyspiel.random_sim_test(load(name, players), num_sims=1, serialize=True, verbose=False)


@pytest.mark.usefixtures("tiny")
def test_the_playthrough_tool_writes_a_game() -> None:
    text = generate_playthrough.playthrough("atoll_pearl_dive", None, seed=1)
    assert "game: atoll_pearl_dive" in text and "lay 1" in text


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_what_is_resampled_looks_the_same_to_its_player_and_hides_other_things(name: str, players: int) -> None:
    game = load(name, players)
    state = somewhere(game, 12)
    player = state.current_player()
    seen = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    strings, hidden = set(), set()
    for number in range(8):
        twin = state.resample_from_infostate(player, random.Random(number).random)
        strings.add(seen.string_from(twin, player))
        assert twin.legal_actions() == state.legal_actions()
        hidden.add(seen.string_from(twin, (player + 1) % players))
    assert strings == {seen.string_from(state, player)} and len(hidden) > 1


@pytest.mark.parametrize("name", ["costa-ruana", "arnak"])
def test_clones_and_serialized_states_go_on_alike(name: str) -> None:
    game = load(name)
    state = somewhere(game, 15)
    again, clone = game.deserialize_state(state.serialize()), state.clone()
    dice = random.Random(3)
    while not state.is_terminal():
        word = dice.choice(state.legal_actions())
        for each in (state, again, clone):
            each.apply_action(word)
        assert str(state) == str(again) == str(clone)
    assert state.returns() == again.returns() == clone.returns() and sum(state.returns()) == 0


def test_tensors_differ_where_strings_do() -> None:
    game = load("costa-ruana")
    seen = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    found: dict[str, bytes] = {}
    for words in range(0, 40, 3):
        state = somewhere(game, words)
        for player in (0, 1):
            seen.set_from(state, player)
            found[seen.string_from(state, player)] = np.array(seen.tensor).tobytes()
    assert len(set(found.values())) == len(found) == 28


def test_its_tree_searches_play_our_games() -> None:
    game, dice = load("costa-ruana"), np.random.RandomState(1)
    state = somewhere(game, 30)
    honest = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, dice), 1.4, 20, random_state=dice)
    clairvoyant = mcts.MCTSBot(game, 1.4, 20, mcts.RandomRolloutEvaluator(1, dice), random_state=dice)
    for bot in (honest, clairvoyant):
        assert bot.step(state) in state.legal_actions()


def test_the_example_plays_costa_ruana_and_learns_pearl_dive(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.syspath_prepend(EXAMPLES)
    monkeypatch.setattr("sys.argv", ["openspiel_search.py", "--simulations", "3", "--iterations", "50"])
    runpy.run_path(str(EXAMPLES / "openspiel_search.py"), run_name="__main__")
    said = capsys.readouterr().out
    honest, clairvoyant, unlearned, learned = (float(number) for number in re.findall(r"[-+]?\d+(?:\.\d+)?", said))
    assert honest + clairvoyant == 0
    assert learned < 0.8 * unlearned
