"""What every drawn table promises: it shows what can be chosen, names only drawings that exist, in every language."""

import random
import re
from collections.abc import Iterator

import pytest

from atoll import games
from atoll.kernel.game import Game
from atoll.kernel.scene import Scene
from atoll.kernel.state import GUEST
from atoll.play.match import Match
from atoll.text.catalogue import LANGUAGES
from atoll.text.speaker import Speaker

DRAWN = [game for game in (games.find(name) for name in games.names()) if game.stage is not None]
MOVES = 120

each_game = pytest.mark.parametrize("game", DRAWN, ids=lambda game: game.name)


def scene(game: Game, match: Match, seat: int, wide: bool, language: str = "en") -> Scene:
    assert game.stage is not None
    return game.stage(game.look(match.state, seat), Speaker(game, language, match.record.names), wide)


def wander(game: Game, seats: int, seed: int, moves: int = MOVES) -> Iterator[Match]:
    """A match at many moments of a random game; the same object each time."""
    match = Match.new(game, seats, seed, {}, [f"Player {seat}" for seat in range(seats)])
    dice = random.Random(seed)
    for _ in range(moves):
        if match.state.over():
            break
        seat = dice.choice(match.state.waiting())
        match.say(seat, dice.choice(match.state.moves(seat)).text)
        yield match


def things(shown: Scene) -> set[str]:
    return {sprite.id for panel in shown.panels for sprite in panel.sprites if sprite.id}


@each_game
@pytest.mark.parametrize("wide", [True, False], ids=["wide", "tall"])
def test_every_target_of_a_legal_move_is_drawn(game: Game, wide: bool) -> None:
    assert game.targets is not None
    for match in wander(game, game.seats[-1], seed=5):
        for seat in match.state.waiting():
            ids = things(scene(game, match, seat, wide))
            for move in match.state.moves(seat):
                assert [thing for thing in game.targets(move) if thing not in ids] == [], move


@each_game
def test_nothing_is_drawn_twice_under_one_name(game: Game) -> None:
    for match in wander(game, game.seats[-1], seed=6, moves=40):
        for wide in (True, False):
            shown = scene(game, match, 0, wide)
            for view in {panel.view for panel in shown.panels}:
                ids = [s.id for panel in shown.panels if panel.view == view for s in panel.sprites if s.id]
                assert sorted(ids) == sorted(set(ids))


@each_game
def test_what_a_voice_remembers_is_what_it_would_draw_anew(game: Game) -> None:
    assert game.stage is not None
    for seats in (game.seats[0], game.seats[-1]):
        voice = Speaker(game, "en", [f"Player {seat}" for seat in range(seats)])
        for match in wander(game, seats, seed=10, moves=60):
            for seat in (0, seats - 1, GUEST):
                for wide in (True, False):
                    assert game.stage(game.look(match.state, seat), voice, wide) == scene(game, match, seat, wide)


@each_game
def test_every_panel_has_a_name_of_its_own(game: Game) -> None:
    for match in wander(game, game.seats[-1], seed=11, moves=40):
        for wide in (True, False):
            names = [panel.name for panel in scene(game, match, 0, wide).panels]
            assert sorted(names) == sorted(set(names))


@each_game
def test_every_drawing_is_in_the_sheet(game: Game) -> None:
    sheet = (game.folder / "art" / "symbols.svg").read_text(encoding="utf-8")
    drawings = set(re.findall(r'<symbol id="([^"]+)"', sheet))
    used: set[str] = set()
    for seats in (game.seats[0], game.seats[-1]):
        for match in wander(game, seats, seed=seats):
            for wide in (True, False):
                for panel in scene(game, match, match.state.first, wide).panels:
                    for sprite in panel.sprites:
                        used.update(sprite.symbols.split(), [sprite.ring] if sprite.ring else [])
    assert used - drawings - {"self"} == set()


@each_game
def test_the_sheet_needs_no_style_of_its_own(game: Game) -> None:
    """The page forbids inline styles, so the looks are in the style sheet."""
    sheet = (game.folder / "art" / "symbols.svg").read_text(encoding="utf-8")
    assert " style=" not in sheet and "<style" not in sheet


@each_game
def test_what_can_be_chosen_says_what_it_is(game: Game) -> None:
    assert game.targets is not None
    for match in wander(game, game.seats[0], seed=8):
        for seat in match.state.waiting():
            shown = scene(game, match, seat, wide=True)
            titles = {s.id: s.title for panel in shown.panels for s in panel.sprites if s.id and s.title}
            for move in match.state.moves(seat):
                assert [thing for thing in game.targets(move) if thing not in titles] == [], move


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_guest_sees_a_whole_game_in_every_language(game: Game, language: str) -> None:
    for match in wander(game, game.seats[0], seed=9, moves=2000):
        assert scene(game, match, GUEST, wide=True, language=language).panels
        assert scene(game, match, GUEST, wide=False, language=language).panels
    assert match.state.over()
