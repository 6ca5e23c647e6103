"""A drawn table as one SVG: what a notebook shows of a position, a match and a step."""

import random
import re
from importlib import import_module
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

import atoll
from atoll.svg import NotDrawn, table_svg
from atoll.text.speaker import Speaker

EXAMPLES = Path(__file__).parent.parent / "examples"
TITLES = ["arnak", "costa-ruana", "la-isla"]
SVG = "{http://www.w3.org/2000/svg}"

each_title = pytest.mark.parametrize("name", TITLES)


def wandered(name: str, moves: int, seats: int = 3) -> atoll.Match:
    match = atoll.match(name, seats=seats, seed=3, names=["Anna", "<Ben>", "Chloé"][:seats])
    dice = random.Random(3)
    for _ in range(moves):
        seat = dice.choice(match.state.waiting())
        match.play(seat, dice.choice(match.state.moves(seat)))
    return match


@each_title
@pytest.mark.parametrize("wide", [True, False], ids=["wide", "tall"])
def test_a_picture_is_complete_in_itself(name: str, wide: bool) -> None:
    for moves in (0, 25, 50):
        for seat in (atoll.GUEST, 0):
            picture = atoll.picture(wandered(name, moves), seat, wide=wide)
            root = ET.fromstring(picture)
            drawn = {part.get("id") for part in root.iter() if part.get("id")}
            asked = set(re.findall(r'(?:href="|url\()#([^")]+)', picture))
            assert asked <= drawn
            assert all(thing.startswith(f"{name}-") for thing in asked if thing)
            assert "http" not in picture.replace("http://www.w3.org/2000/svg", "")


@each_title
def test_a_picture_brings_only_the_drawings_it_needs(name: str) -> None:
    whole = (atoll.game(name).folder / "art" / "symbols.svg").read_text(encoding="utf-8")
    picture = atoll.picture(wandered(name, 25))
    assert 0 < picture.count("<symbol") < whole.count("<symbol")


@each_title
def test_a_picture_shows_what_lies_in_the_scene(name: str) -> None:
    match = wandered(name, 25)
    game = match.game
    root = ET.fromstring(atoll.picture(match))
    uses = [use.get("href") for use in root.iter(f"{SVG}use")]
    assert game.stage is not None
    scene = game.stage(game.look(match.state), Speaker(game, "en", match.record.names), True)
    for panel in scene.panels:
        for sprite in panel.sprites:
            assert all(f"#{name}-{symbol}" in uses for symbol in sprite.symbols.split())
    words = ["".join(text.itertext()) for text in root.iter(f"{SVG}text")]
    assert {"Anna", "<Ben>", "Chloé"} <= set(words)


@each_title
def test_what_a_notebook_shows_holds_no_secret(name: str) -> None:
    """Worlds that a guest cannot tell apart look the same."""
    for moves in range(0, 60, 6):
        state = wandered(name, moves).state
        shown = state._repr_svg_()
        for seed in range(3):
            assert state.redeal(atoll.GUEST, atoll.seeded(seed))._repr_svg_() == shown


@each_title
def test_a_seat_sees_more_than_a_guest(name: str) -> None:
    match = wandered(name, 25)
    assert atoll.picture(match, 0) != atoll.picture(match)
    assert atoll.picture(match, language="fr") != atoll.picture(match)


@each_title
def test_positions_matches_and_steps_are_drawn_alike(name: str) -> None:
    match = atoll.match(name, seats=2, seed=3, bots=["random", "random"])
    steps = iter(match)
    early = next(steps)
    drawn = match._repr_svg_()
    assert drawn is not None and drawn == match.state._repr_svg_() == early._repr_svg_() == atoll.picture(early)
    for _ in range(12):
        next(steps)
    assert match._repr_svg_() != drawn == early._repr_svg_()
    assert early.after().state == atoll.Match.replay(match.record, 1).state


def test_a_step_that_was_taken_back_is_still_drawn_as_it_was() -> None:
    match = atoll.match("costa-ruana", seats=2, seed=7)
    seat = match.state.waiting()[0]
    step = match.say(seat, "place 2")
    drawn = match._repr_svg_()
    match.undo(seat)
    assert match._repr_svg_() != drawn == step._repr_svg_()


def test_a_game_without_drawings_has_no_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(EXAMPLES)
    state = import_module("pearl_dive").PEARL_DIVE.start(2, 7)
    assert state._repr_svg_() is None
    with pytest.raises(NotDrawn, match="Pearl Dive has no drawn table"):
        atoll.picture(state)


def test_a_seat_that_is_not_there_has_no_picture() -> None:
    state = atoll.game("costa-ruana").start(2, 7)
    with pytest.raises(atoll.NoSuchSeat, match="there is no seat 5"):
        atoll.picture(state, 5)
    assert table_svg(atoll.game("costa-ruana"), state) == state._repr_svg_()
