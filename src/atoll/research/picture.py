"""A position as pictures: characters for a terminal, the drawn table as SVG, and its pixels for videos."""

import io
import re

import numpy as np
import numpy.typing as npt

from atoll.kernel.game import Game
from atoll.kernel.mistakes import Mistake
from atoll.kernel.state import State
from atoll.svg import table_svg
from atoll.text.speaker import Speaker

__all__ = ["MODES", "ansi", "pixels", "shown"]

MODES = ["human", "ansi", "rgb_array", "svg"]
WIDTH = 800  # pixels; even, as video formats want it
SANS, SERIF = "DejaVu Sans", "DejaVu Serif"  # where the fonts of the browser are missing
COLUMNS = 110  # characters

_BRACE = re.compile(r"[{}]")
_COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
_FONT = re.compile(r"\bfont:\s*(italic|normal)?\s*(\d{3}|bold)?\s*([\d.]+px)(?:/[\d.]+)?\s+([^;}]+)")
_SET = re.compile(r"(--[\w-]+)\s*:\s*([^;}]+)")
_USE = re.compile(r"var\((--[\w-]+)(?:,\s*([^()]*(?:\([^()]*\))?[^()]*))?\)")


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
    svg = _plain(table_svg(game, state, seat))
    box = re.search(r'viewBox="0 0 ([\d.]+) ([\d.]+)"', svg)
    assert box is not None
    height = round(WIDTH * float(box[2]) / float(box[1]) / 2) * 2
    png = resvg_py.svg_to_bytes(svg_string=svg, width=WIDTH, height=height, sans_serif_family=SANS, serif_family=SERIF)
    return np.asarray(Image.open(io.BytesIO(bytes(png))).convert("RGB"))


def _plain(svg: str) -> str:
    """Without what only browsers know of CSS: layers, nested rules and variables."""
    head, style, tail = re.split(r"<style>|</style>", svg, maxsplit=2)
    rules = "\n".join(_flat(_COMMENT.sub("", style).replace("&amp;", "&")))
    rules = rules.replace("var(--seat)", "currentColor").replace("--seat:", "color:")  # the one that is inherited
    values = dict(reversed([(name, value.strip()) for name, value in _SET.findall(rules)]))  # the palette comes first
    svg = f"{head}<style>{rules.replace('&', '&amp;').replace('<', '&lt;')}</style>{tail}"
    svg = svg.replace("var(--seat)", "currentColor")
    for _ in range(4):  # variables may stand for variables
        svg = _USE.sub(lambda use: str(values.get(use[1], use[2] or "none")), svg)
    return _FONT.sub(r"font-style: \1; font-weight: \2; font-size: \3; font-family: \4", svg)


def _flat(css: str, within: str = "") -> list[str]:
    """Rules that stand in others, one after the other, each with its whole selector."""
    rules, own, at = [], "", 0
    while (opened := css.find("{", at)) >= 0:
        stated, _, selector = css[at:opened].rpartition(";")
        own += stated + ";"
        closed = _closing(css, opened)
        rules += _flat(css[opened + 1 : closed], _joined(within, selector.strip()))
        at = closed + 1
    own = (own + css[at:]).strip(" \n;")
    return [f"{within} {{{own}}}", *rules] if own and within and not within.startswith("@") else rules


def _joined(within: str, selector: str) -> str:
    """A selector with the one around it in its place; other at-rules than layers do not concern a picture."""
    if selector.startswith("@layer") or within.startswith("@"):
        return within
    if selector.startswith("@") or not within:
        return selector
    parts = [part.strip() for part in selector.split(",")]
    return ", ".join(part.replace("&", within) if "&" in part else f"{within} {part}" for part in parts)


def _closing(css: str, opened: int) -> int:
    """Where the brace is closed that is opened here."""
    depth = 0
    for brace in _BRACE.finditer(css, opened):
        depth += 1 if brace[0] == "{" else -1
        if depth == 0:
            return brace.start()
    return len(css)
