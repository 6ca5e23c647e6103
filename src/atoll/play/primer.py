"""The game in pictures: its aim and a turn, as parts of a real table at moments of a recorded game."""

from collections.abc import Iterator
from fnmatch import fnmatchcase
from functools import cache

import msgspec
from msgspec import Struct

from atoll.kernel.game import Game
from atoll.scene import Panel, Scene
from atoll.text.catalogue import TEACHING
from atoll.text.speaker import Speaker

from .match import Match
from .record import Record, parse

__all__ = ["Picture", "pictures"]

MARGIN = 8.0


class Picture(Struct, frozen=True, forbid_unknown_fields=True):
    """A part of the table after so many lines of `teach/primer.atoll`: a message `primer-<name>` with its `.text`."""

    name: str
    after: int = 0
    panels: list[str] = []  # with wildcards; without any, there are only words
    lit: list[str] = []  # the sprites it speaks of
    wide: bool = True  # or as a phone lays it out


class Primer(Struct, frozen=True, forbid_unknown_fields=True):
    pictures: list[Picture]
    seat: int = 1  # from where the table is seen, counted from one


@cache
def _primer(game: Game) -> tuple[Primer, Record | None]:
    folder = game.folder / TEACHING
    if not (folder / "primer.toml").is_file():
        return Primer([]), None
    record = folder / "primer.atoll"
    found = msgspec.toml.decode((folder / "primer.toml").read_bytes(), type=Primer)
    return found, parse(record.read_text(encoding="utf-8")) if record.is_file() else None


def pictures(game: Game, language: str) -> Iterator[tuple[Picture, Scene | None, list[str]]]:
    """The pictures of a game: each with its part of the table, and what is lit there."""
    primer, record = _primer(game)
    for picture in primer.pictures:
        if record is None or game.stage is None or not picture.panels:
            yield picture, None, []
            continue
        view = game.look(Match.replay(record, picture.after).state, primer.seat - 1)
        scene: Scene = game.stage(view, Speaker(game, language, record.names), picture.wide)
        part = _cut(scene, picture.panels)
        ids = [sprite.id for panel in part.panels for sprite in panel.sprites if sprite.id]
        yield picture, part, [name for name in ids if any(fnmatchcase(name, lit) for lit in picture.lit)]


def _cut(scene: Scene, wanted: list[str]) -> Scene:
    """The panels that are wanted, and as much room as they take."""
    panels = [panel for panel in scene.panels if any(fnmatchcase(panel.name, name) for name in wanted)]
    left, top = min(panel.x for panel in panels) - MARGIN, min(panel.y for panel in panels) - MARGIN
    right = max(panel.x + panel.w * panel.zoom for panel in panels) + MARGIN
    bottom = max(panel.y + panel.h * panel.zoom for panel in panels) + MARGIN
    return Scene(right - left, bottom - top, [_moved(panel, -left, -top) for panel in panels])


def _moved(panel: Panel, x: float, y: float) -> Panel:
    return panel.at(panel.x + x, panel.y + y, panel.zoom)
