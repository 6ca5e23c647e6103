"""A table as one SVG that needs nothing else: what the browser draws, for notebooks and documents.

It is made of the same scene, symbols and styles, and leaves out what only a player at the table needs: what can be
chosen, clocks, log and chat.
"""

import re
from collections.abc import Sequence
from functools import cache
from operator import index
from pathlib import Path
from typing import SupportsIndex
from xml.etree import ElementTree as ET
from xml.sax.saxutils import escape, quoteattr

from atoll.kernel.game import Game
from atoll.kernel.mistakes import Mistake
from atoll.kernel.state import GUEST, State
from atoll.scene import Panel, Scene, Sprite
from atoll.text.speaker import Speaker

__all__ = ["NotDrawn", "table_svg"]

SVG = "http://www.w3.org/2000/svg"
LOOKS = Path(__file__).parent / "looks.css"
REFERENCE = re.compile(r'(?:href="|url\()#([^")]+)')
LOG = "log"
"""The panel that a scene keeps free for the browser's log and chat."""


class NotDrawn(Mistake):
    """A game brings no drawings of its table."""


def table_svg(
    game: Game,
    state: State,
    seat: SupportsIndex = GUEST,
    language: str = "en",
    names: Sequence[str] = (),
    *,
    wide: bool = True,
) -> str:
    """What a seat or a guest sees of a position; raises NotDrawn for a game without drawings."""
    if game.stage is None:
        raise NotDrawn(f"{game.title} has no drawn table")
    scene: Scene = game.stage(game.look(state, seat), Speaker(game, language, names), wide)
    panels = [panel for panel in scene.panels if panel.name != LOG]
    used = {name for panel in panels for sprite in panel.sprites for name in _symbols_of(sprite)}
    drawn, height = _views(panels, scene.h, set(state.waiting()), index(seat))
    title = f"{game.title} · {scene.heading}" if scene.heading else game.title
    return "\n".join(
        [
            f'<svg xmlns="{SVG}" viewBox="0 0 {scene.w:g} {height:g}" role="img" data-game="{game.name}">',
            f"<title>{escape(title)}</title>",
            f"<style>{escape(_style(game))}</style>",
            '<g class="art">',
            f"<defs>{_defs(game, used)}</defs>",
            '<rect width="100%" height="100%" fill="var(--deep)"/>',
            drawn.replace('href="#', f'href="#{game.name}-'),
            "</g></svg>\n",
        ]
    )


# -- what lies on the table ---------------------------------------------------------------------------


def _views(panels: list[Panel], height: float, asked: set[int], reader: int) -> tuple[str, float]:
    """All panels, and how high they are: those that a phone shows on tabs of their own lie below each other."""
    views: dict[str, list[Panel]] = {}
    for panel in panels:
        views.setdefault(panel.view, []).append(panel)
    if len(views) == 1:
        return "\n".join([_panel(panel, asked, reader) for panel in panels]), height
    rows, y = [], 0.0
    for group in views.values():
        top = min(panel.y for panel in group)
        bottom = max(panel.y + panel.h * panel.zoom for panel in group)
        rows += [
            f'<g transform="translate(0 {y - top:g})">',
            *[_panel(panel, asked, reader) for panel in group],
            "</g>",
        ]
        y += bottom - top
    return "\n".join(rows), y


def _panel(panel: Panel, asked: set[int], reader: int) -> str:
    """A panel, with a ring around the plate of a player who is asked."""
    turn = panel.seat >= 0 and panel.seat in asked
    classes = _classes(
        f"panel-{re.sub(r'-[0-9]+$', '', panel.name)}",
        _seat(panel.seat),
        "on-turn" if turn else "",
        "yours" if panel.seat >= 0 and panel.seat == reader else "",
    )
    place = f"translate({panel.x:g} {panel.y:g}) scale({panel.zoom:g})"
    ring = f'<rect class="turn-ring" x="-1.5" y="-1.5" width="{panel.w + 3:g}" height="{panel.h + 3:g}" rx="12"/>'
    things = [_sprite(sprite) for sprite in panel.sprites]
    return "\n".join([f'<g{classes} transform="{place}">', *things, ring if turn else "", "</g>"])


def _sprite(sprite: Sprite) -> str:
    """A label, or a thing with its halo, box and pictures; an empty place is nothing to see."""
    if sprite.text:
        classes = _classes(sprite.face, _seat(sprite.seat))
        return f'<text{classes} x="{sprite.x:g}" y="{sprite.y:g}">{escape(sprite.text)}</text>'
    size = f'width="{sprite.w:g}" height="{sprite.h:g}"'
    layers = [_halo(sprite, size)] if "doing" in sprite.state.split() else []
    if sprite.face and sprite.w:
        layers.append(f"<rect{_classes(sprite.face)} {size}/>")
    layers += [f'<use href="#{symbol}" {size}/>' for symbol in sprite.symbols.split()]
    if not layers:
        return ""
    turn = f" rotate({sprite.turn:g} {sprite.w / 2:g} {sprite.h / 2:g})" if sprite.turn else ""
    classes = _classes("sprite", sprite.state, _seat(sprite.seat))
    return f'<g{classes} transform="translate({sprite.x:g} {sprite.y:g}){turn}"><g>{"".join(layers)}</g></g>'


def _halo(sprite: Sprite, size: str) -> str:
    if sprite.ring == "self":
        return ""  # its own drawing lights up
    if sprite.ring:
        return f'<use class="halo" href="#{sprite.ring}" {size}/>'
    around = f'x="-3" y="-3" width="{sprite.w + 6:g}" height="{sprite.h + 6:g}" rx="8"'
    return f'<rect class="under" {around}/><rect class="halo" {around}/>'


def _symbols_of(sprite: Sprite) -> list[str]:
    return [*sprite.symbols.split(), *([sprite.ring] if sprite.ring not in ("", "self") else [])]


def _seat(seat: int) -> str:
    return f"seat-{seat + 1}" if seat >= 0 else ""


def _classes(*names: str) -> str:
    return f" class={quoteattr(' '.join(filter(None, names)))}" if any(names) else ""


# -- drawings and styles ------------------------------------------------------------------------------


def _style(game: Game) -> str:
    """The palette and the game's own looks, set on the picture alone: in a notebook it may be part of a page."""
    path = game.folder / "art" / "table.css"
    own = path.read_text(encoding="utf-8") if path.is_file() else ""
    shared = LOOKS.read_text(encoding="utf-8").replace(":root", "[data-game]")
    return shared + own.replace("url(#", f"url(#{game.name}-")


def _defs(game: Game, used: set[str]) -> str:
    """The drawings that are used, and those they use in turn, under names that no other game has."""
    sheet = _sheet(game.folder / "art" / "symbols.svg")
    style = (game.folder / "art" / "table.css").read_text(encoding="utf-8")
    names, found = [*used, *REFERENCE.findall(style)], set[str]()
    while names:
        name = names.pop()
        if name in sheet and name not in found:
            found.add(name)
            names += REFERENCE.findall(sheet[name])
    text = "\n".join([sheet[name] for name in sheet if name in found])
    return re.sub(r'(href="#|url\(#|\bid=")', rf"\g<1>{game.name}-", text)


@cache
def _sheet(path: Path) -> dict[str, str]:
    """Everything in a sheet of symbols that has a name: its source."""
    source = path.read_text(encoding="utf-8").replace(f' xmlns="{SVG}"', "")
    root = ET.fromstring(source)  # noqa: S314 - the game's own file
    parts = [part for child in root for part in (child if child.tag == "defs" else [child])]
    return {name: ET.tostring(part, "unicode").strip() for part in parts if (name := part.get("id"))}
