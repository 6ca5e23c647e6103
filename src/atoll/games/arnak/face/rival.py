"""The rival of the solo game: what it has, the tiles it has turned up, and which way the next one points."""

from typing import Final

from atoll.kernel.scene import Panel, Voice, remembered

from ..rules.rival import RIVAL_TILES
from .island import count, tile_of
from .view import RivalView

WORKS: Final = {
    "discover": "level_1", "research": "research", "overcome": "overcome",
    "buy-item": "item", "buy-artifact": "artifact",
}  # fmt: skip
"""The icon of what a tile does; a tile for digging shows what the rival digs for."""


def possessions(other: RivalView) -> list[str]:
    """What the rival has, by likeness, so that things are seen to go there and to come from there."""
    return [
        *["figure_1"] * other.figures,
        *["idol"] * (len(other.idols) + other.spare_idols),
        *(tile_of(guardian).replace("_", "-") for guardian in other.guardians),
        *(f"card_{name}" for name in other.cards),
    ]


@remembered
def rival(voice: Voice, other: RivalView) -> Panel:
    """The rival's plate: points, possessions, and the tiles of this round."""
    panel = Panel("rival", 268, 138)
    title = voice.say("scene-rival", n=other.points)
    panel.box(0, 0, 268, panel.h, "plate", id="rival", title=title, holds=possessions(other))
    panel.put("figure_2", 10, 6, 26, 36)
    panel.say(voice.say("scene-rival-name"), 44, 29, "who")
    panel.put("laurel", 220, 7, 40, 35)
    panel.say(str(other.points), 240, 30, "points", id="rival_points")
    amounts = (
        ("figure", other.figures),
        ("idol", len(other.idols) + other.spare_idols),
        ("guardian", len(other.guardians)),
        ("item", len(other.cards)),
        ("temple_silver", sum(other.temple_tiles)),
    )
    for i, (symbol, n) in enumerate(amounts):
        panel.put(symbol, 10 + 51 * i, 50, 20, 20, title=voice.say(f"scene-rival-{symbol.replace('_', '-')}", n=n))
        panel.say(str(n), 33 + 51 * i, 66, "few", id=f"rival_{symbol}")
    tiles(panel, other, voice)
    return panel


def tiles(panel: Panel, other: RivalView, voice: Voice) -> None:
    """The stack with the arrow on its back, then what was turned up this round, the newest last."""
    panel.box(10, 84, 40, 44, "rival-back", title=voice.say(f"scene-rival-next-{other.arrow}", n=other.tiles_left))
    panel.put("arrow", 18, 94, 24, 24, turn=180 if other.arrow == "left" else 0)
    count(panel, other.tiles_left, 48, 86, "rival_tiles")
    pitch = min(42.0, 158 / max(1, len(other.used) - 1))
    by_name = {tile.name: tile for tile in RIVAL_TILES}
    for i, name in enumerate(other.used):
        tile, x = by_name[name], 62 + pitch * i
        colour = "red" if tile.red else "green" if tile.paired else "plain"
        panel.box(x, 84, 40, 44, f"rival-tile {colour}", id=f"tile_{name}", title=voice.say(f"rival-{name}"))
        what = tile.resource or WORKS[name.rsplit("-", 1)[0]]
        panel.put(what, x + 7, 93, 26, 26, part=f"tile_{name}")
