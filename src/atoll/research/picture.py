"""A position as pictures: characters for a terminal, the drawn table as SVG, and its pixels for videos."""

import io

import numpy as np
import numpy.typing as npt

from atoll.kernel.game import Game
from atoll.kernel.mistakes import Mistake
from atoll.kernel.state import State
from atoll.svg import table_svg
from atoll.text.speaker import Speaker

from .css import plain

__all__ = ["MODES", "ansi", "pixels", "shown"]

MODES = ["human", "ansi", "rgb_array", "svg"]
WIDTH = 800  # pixels; even, as video formats want it, and so is the height
SANS, SERIF = "DejaVu Sans", "DejaVu Serif"  # where the fonts of the browser are missing
COLUMNS = 110  # characters


class NoPixels(Mistake):
    """The package that turns drawings into pixels is missing."""


def shown(mode: str | None, game: Game, state: State, seat: int) -> str | npt.NDArray[np.uint8] | None:
    """What `render()` gives in a mode; "human" is printed."""
    if mode == "rgb_array":
        return pixels(game, state, seat)
    if mode == "svg":
        return table_svg(game, state, seat)
    text = ansi(game, state, seat)
    if mode != "human":
        return text
    print(text)  # noqa: T201 - that is what this mode is for
    return None


def ansi(game: Game, state: State, seat: int) -> str:
    """The table as a terminal draws it."""
    from rich.console import Console

    out = io.StringIO()
    view = game.look(state, seat)
    Console(file=out, width=COLUMNS).print(view if game.draw is None else game.draw(view, Speaker(game)))
    return out.getvalue()


def pixels(game: Game, state: State, seat: int) -> npt.NDArray[np.uint8]:
    """The drawn table as height x width x RGB."""
    try:
        import resvg_py
        from PIL import Image
    except ModuleNotFoundError as lack:
        raise NoPixels(f"pixels need {lack.name}: pip install 'atoll[research]'") from None
    svg = plain(table_svg(game, state, seat))
    png = resvg_py.svg_to_bytes(svg_string=svg, width=WIDTH, sans_serif_family=SANS, serif_family=SERIF)
    drawn = np.asarray(Image.open(io.BytesIO(bytes(png))).convert("RGB"))
    return drawn[: len(drawn) // 2 * 2]
