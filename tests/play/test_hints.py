"""Hints: good moves, honest numbers, plain reasons."""

import re
from pathlib import Path

import pytest

from atoll import games
from atoll.bots.jury import card
from atoll.bots.playout import play_out
from atoll.bots.search import Budget
from atoll.cli import main
from atoll.kernel.game import Game
from atoll.kernel.rng import seeded
from atoll.kernel.state import State
from atoll.play.advice import Analyst, advise, search_parallel, search_part
from atoll.play.hints import Comparison, Tried, explain, gist, hints
from atoll.play.match import Match
from atoll.play.record import load, save
from atoll.text.speaker import Speaker

GAME = games.find("costa-ruana")


def saved(folder: Path, moves: int) -> Path:
    """A record of a game in which everybody has said the first word offered, so many times."""
    match = Match.new(GAME, 2, 7, {}, ["Ana", "Ben"])
    for _ in range(moves):
        seat = match.state.waiting()[0]
        match.say(seat, match.state.moves(seat)[0].text)
    save(match.record, folder / "game.atoll")
    return folder / "game.atoll"


def tried(game: Game, shown: State, seat: int, iterations: int) -> list[Tried]:
    """What a search finds out about each move of a position."""
    analyst = Analyst(game, Budget(iterations=iterations), seeded(2))
    analyst.choose(shown, seat)
    return analyst.tried


@pytest.mark.parametrize("name", games.names())
@pytest.mark.parametrize("language", ["en", "fr"])
def test_hints_of_every_game_are_legal_ordered_and_explained(name: str, language: str) -> None:
    game = games.find(name)
    state = game.start(game.seats[-1], 3)
    play_out(state, seeded(3), 15)
    seat = state.waiting()[0]
    shown = state.redeal(seat, seeded(1))
    found = hints(game, shown, seat, tried(game, shown, seat, 60), seeded(2))
    assert 1 <= len(found) <= 3
    assert all(hint.move in state.moves(seat) and 0 <= hint.chance <= 1 for hint in found)
    assert [hint.visits for hint in found] == sorted((hint.visits for hint in found), reverse=True)
    assert sum(hint.share for hint in found) <= 1.001
    for hint in found:
        assert explain(hint, Speaker(game, language))


def test_a_reason_names_the_term_that_the_move_changes() -> None:
    state = GAME.start(2, 1)
    seat = state.waiting()[0]
    state.play(seat, state.moves(seat)[0])  # on island 1
    other = state.waiting()[0]
    found = hints(GAME, state, other, tried(GAME, state, other, 200), seeded(1), number=4)
    beside = next(hint for hint in found if hint.move.text == "place 2")
    against = next(hint for hint in found if hint.move.text == "place 1")
    assert any(reason.term == "alone" and reason.points > 0 for reason in beside.reasons)
    assert any(reason.term == "argued" for reason in against.reasons)


def test_a_hint_weighs_what_the_best_rival_has_after_the_move() -> None:
    state = GAME.start(3, 1)
    seat = state.waiting()[0]
    move = state.moves(seat)[0]
    after = state.copy()
    after.play(seat, move)
    rivals = [GAME.worth.value(after, other) for other in range(3) if other != seat]
    assert Comparison(GAME, state, seat, seeded(1)).row(state, move)[-1] == max(rivals)
    assert max(rivals) != GAME.worth.value(after, seat)


def test_the_command_says_moves_chances_and_reasons(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["hint", str(saved(tmp_path, 9)), "--think", "40i", "--lang", "fr"]) == 0
    out = capsys.readouterr().out
    assert "Pourquoi" in out
    assert " %" in out


def test_the_command_says_how_far_the_reasons_agree_with_the_net_that_judges(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["hint", str(saved(tmp_path, 9)), "--think", "10i"]) == 0
    made = card(GAME, 2)
    words = " ".join(capsys.readouterr().out.split())
    assert f"they prefer the same in {100 * made['like the terms']:.0f} % of the pairs" in words


def test_the_command_refuses_a_seat_that_is_not_asked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = saved(tmp_path, 0)
    shaman = GAME.start(2, 7).waiting()[0]
    assert main(["hint", str(file), "--seat", str(2 - shaman), "--think", "10i"]) == 2
    assert "nothing to choose" in capsys.readouterr().err


def test_processes_add_up_their_search_parallel(tmp_path: Path) -> None:
    match = Match.replay(load(saved(tmp_path, 9)))
    seat = match.state.waiting()[0]
    assert sum(one.visits for one in search_parallel(match, seat, "50i")) == 50
    together = search_parallel(match, seat, "50i", cores=2)
    assert sum(one.visits for one in together) == 100
    parts = [search_part(match.record.format(), seat, "50i", part) for part in range(2)]
    chances = [sum(total for part in parts for word, _, total in part if word == one.move.text) for one in together]
    assert [one.total for one in together] == pytest.approx(chances)


def test_the_same_record_gets_the_same_advice(tmp_path: Path) -> None:
    record = saved(tmp_path, 9).read_text()
    seat = Match.replay(load(tmp_path / "game.atoll")).state.waiting()[0]
    assert advise(record, seat, "40i") == advise(record, seat, "40i")


def test_a_hint_says_plainly_who_loses_an_island_by_it() -> None:
    state = GAME.start(2, 1)
    seat = state.waiting()[0]
    state.play(seat, state.moves(seat)[0])  # on island 1
    rival = state.waiting()[0]
    shown = state.redeal(rival, seeded(1))
    found = {hint.move.text: hint for hint in hints(GAME, shown, rival, tried(GAME, shown, rival, 200), seeded(2), 9)}
    speaker = Speaker(GAME, "en", ["Ana", "Ben"])
    names = [speaker.name(seat), speaker.name(rival)]
    assert gist(found["place 1"], speaker, rival) == f"It costs {names[0]} the lead on island 1."
    assert gist(found["place 2"], speaker, rival) == "It gives you the lead on island 2."


@pytest.mark.parametrize("name", games.names())
def test_every_hint_begins_without_a_number_of_points(name: str) -> None:
    game = games.find(name)
    state = game.start(game.seats[-1], 3)
    play_out(state, seeded(3), 15)
    seat = state.waiting()[0]
    shown = state.redeal(seat, seeded(1))
    for hint in hints(game, shown, seat, tried(game, shown, seat, 60), seeded(2)):
        said = gist(hint, Speaker(game, "en"), seat)
        assert said.endswith(".") and not re.search(r"\d\.\d", said)
