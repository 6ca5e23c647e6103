"""The rival of the solo game: what it has, the tiles it has turned up, and which way the next one points."""

from typing import Final

from atoll.scene import Panel, Voice, remembered

from ..rules.rival import RIVAL_TILES
from .island import count
from .names import message, tile_message
from .view import RivalView

WORKS: Final = {
    "discover": "level_1", "research": "research", "overcome": "overcome",
    "buy-item": "item", "buy-artifact": "artifact",
}  # fmt: skip
"""The icon of what a tile does; a tile for digging shows what the rival digs for."""


def possessions(other: RivalView) -> tuple[str, ...]:
    """What the rival has, by likeness, so that things are seen to go there and to come from there."""
    return (
        *["figure_1"] * other.figures,
        *["idol"] * (len(other.idols) + other.spare_idols),
        *(tile_message(guardian) for guardian in other.guardians),
        *(f"card_{name}" for name in other.cards),
    )


@remembered
def rival(voice: Voice, other: RivalView) -> Panel:
    """The rival's plate: points, possessions, and the tiles of this round."""
    panel = Panel("rival", 268, 138)
    title = voice.message("scene-rival", n=other.points)
    panel.box(0, 0, 268, panel.h, "plate", id="rival", title=title, about="rival", holds=possessions(other))
    panel.put("figure_2", 10, 6, 26, 36)
    panel.label(voice.message("scene-rival-name"), 44, 29, "who")
    panel.put("laurel", 220, 7, 40, 35, title=title, about="rival-has")
    panel.label(str(other.points), 240, 30, "points", id="rival_points")
    amounts = (
        ("figure", other.figures),
        ("idol", len(other.idols) + other.spare_idols),
        ("guardian", len(other.guardians)),
        ("item", len(other.cards)),
        ("temple_silver", sum(other.temple_tiles)),
    )
    for i, (symbol, n) in enumerate(amounts):
        title = voice.message(f"scene-rival-{message(symbol)}", n=n)
        panel.put(symbol, 10 + 51 * i, 50, 20, 20, id=f"rival_has_{symbol}", title=title, about="rival-has")
        panel.label(str(n), 33 + 51 * i, 66, "few", id=f"rival_{symbol}")
    tiles(panel, other, voice)
    return panel


def tiles(panel: Panel, other: RivalView, voice: Voice) -> None:
    """The stack with the arrow on its back, then what was turned up this round, the newest last."""
    title = voice.message(f"scene-rival-next-{other.arrow}", n=other.tiles_left)
    panel.box(10, 84, 40, 44, "rival-back", id="rival_tiles", title=title, about="rival-next")
    panel.put("arrow", 18, 94, 24, 24, turn=180 if other.arrow == "left" else 0, part="rival_tiles")
    count(panel, other.tiles_left, 48, 86, "rival_tiles")
    pitch = min(42.0, 158 / max(1, len(other.used) - 1))
    by_name = {tile.name: tile for tile in RIVAL_TILES}
    for i, name in enumerate(other.used):
        tile, x = by_name[name], 62 + pitch * i
        words = voice.message(f"rival-{name}")
        colour = "red" if tile.red else "green" if tile.paired else "plain"
        panel.box(x, 84, 40, 44, f"rival-tile {colour}", id=f"tile_{name}", title=words, about="rival-tile")
        what = tile.resource or WORKS[name.rsplit("-", 1)[0]]
        panel.put(what, x + 7, 93, 26, 26, part=f"tile_{name}")
