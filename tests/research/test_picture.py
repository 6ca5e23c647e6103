"""Pictures as pixels: styles are brought to what renderers know that are no browsers."""

import re

import numpy as np
import pytest

pytest.importorskip("numpy", reason="the extra atoll[research] is not installed")
pytest.importorskip("resvg_py", reason="the extra atoll[research] is not installed")

import atoll
from atoll.bots.playout import play_out
from atoll.kernel.rng import seeded
from atoll.research.css import plain
from atoll.research.picture import pixels
from atoll.svg import table_svg

TITLES = ["arnak", "costa-ruana", "la-isla"]
MODERN = re.compile(r"var\(|calc\(|color-mix|:is\(|@layer|--[\w-]+:|&amp;|: ;|rgb\([\d ]+/")


def style(css: str, drawn: str = "") -> str:
    return plain(f"<svg><style>{css}</style>{drawn}</svg>")


@pytest.mark.parametrize("name", TITLES)
def test_nothing_is_left_that_only_browsers_know(name: str) -> None:
    game = atoll.game(name)
    state = game.start(2, 7)
    play_out(state, seeded(1), 30)
    svg = table_svg(game, state, 0)
    assert MODERN.search(svg)
    assert MODERN.findall(plain(svg)) == []


@pytest.mark.parametrize(
    ("written", "read"),
    [
        (".a { & .b { fill: red; } }", ".a .b {fill: red}"),
        (".a { .b:is(.c, .d) { fill: red; } }", ".a .b.c, .a .b.d {fill: red}"),
        ("[data-game] { --ink: #102030; } .a { fill: var(--ink); }", ".a {fill: #102030}"),
        (".a { --ink: red; } .b { fill: var(--ink, none); }", ".b {fill: none}"),
        (".a { fill: color-mix(in srgb, #102030 70%, transparent); }", ".a {fill: rgba(16, 32, 48, 0.7)}"),
        (".a { fill: color-mix(in srgb, #000000 50%, #204060); }", ".a {fill: #102030}"),
        (".a { fill: rgb(20 50 60 / .35); }", ".a {fill: rgba(20, 50, 60, .35)}"),
        (".a { stroke-width: calc(4px + 3px); }", ".a {stroke-width: 7px}"),
        (
            ".a { font: 600 14px/1.2 Inter, sans-serif; }",
            ".a {font-weight: 600; font-size: 14px; font-family: Inter, sans-",
        ),
    ],
)
def test_what_older_renderers_do_not_know_is_written_out(written: str, read: str) -> None:
    assert read in style(written)


def test_round_corners_are_put_where_they_are_looked_for() -> None:
    drawn = style(
        ".a { rx: 9px; } .a.b { rx: 4px; }", '<rect class="a" width="1"/><rect class="b a"/><rect class="b"/>'
    )
    assert re.findall(r"<rect[^/]*", drawn) == [
        '<rect class="a" rx="9" width="1"',
        '<rect class="b a" rx="4"',
        '<rect class="b"',
    ]


@pytest.mark.parametrize("name", TITLES)
def test_a_frame_has_even_sides_and_no_black_holes(name: str) -> None:
    game = atoll.game(name)
    frame = pixels(game, game.start(2, 7), 0)
    height, width, _ = frame.shape
    assert (width, height % 2) == (800, 0)
    assert np.mean(frame.max(axis=2) < 8) < 0.001  # what could not be coloured would be black
