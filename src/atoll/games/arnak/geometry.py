"""Sizes that the sheet of drawings and the table share, and where the spaces of the research track lie."""

from typing import Final

from .rules.components import SIDES, TRACKS, Track

Size = tuple[float, float]
Slab = tuple[float, float, float]
"""Left, right and top of a research space."""

CARD: Final[Size] = (128, 174)
SITE: Final[Size] = (124, 94)
CAMP: Final[Size] = (104, 112)
STAND: Final[Size] = (46, 48)  # of an archaeologist, in a camp
TOLL: Final[Size] = (34, 92)
GUARDIAN_PLATE: Final[Size] = (88, 46)
ASSISTANT: Final[Size] = (118, 82)  # both sides, in the supply
ASSISTANT_SIDE: Final[Size] = (114, 48)
TRACK: Final[Size] = (466, 448)

EDGES: Final = (86, 378)  # left and right edge of the bottom row
FLOOR: Final = 411
PITCH: Final = 48.4
TREAD: Final = 17  # what a token stands on
RISER: Final = 22  # where the price is written
TOP_ROW: Final = 8
JOINT: Final = 3  # half the room between two spaces of a row


def row_inset(row: int) -> float:
    """The temple narrows from row to row."""
    return 3.2 * row


def row_top(row: int) -> float:
    return 8 if row == TOP_ROW else FLOOR - PITCH * row


def _slabs(track: Track) -> list[Slab]:
    """The spaces of a track, laid like bricks: two of them touch only where a bridge joins them."""
    rows: dict[int, list[int]] = {}
    for spot, row in enumerate(track.row):
        rows.setdefault(row, []).append(spot)
    joined = {(spot, bridge.goal) for spot, bridges in enumerate(track.bridges) for bridge in bridges}
    cuts = {row: [i / len(spots) for i in range(1, len(spots))] for row, spots in rows.items()}
    for row, spots in rows.items():
        above = rows.get(row + 1, [])
        if len(spots) == len(above) == 2:
            if (spots[1], above[0]) not in joined:
                cuts[row], cuts[row + 1] = [0.61], [0.39]
            elif (spots[0], above[1]) not in joined:
                cuts[row], cuts[row + 1] = [0.39], [0.61]
    slabs: dict[int, Slab] = {}
    for row, spots in rows.items():
        left, width = EDGES[0] + row_inset(row), EDGES[1] - EDGES[0] - 2 * row_inset(row)
        ends = [0.0, *cuts[row], 1.0]
        for i, spot in enumerate(spots):
            a, b = left + width * ends[i], left + width * ends[i + 1]
            slabs[spot] = (a + (JOINT if i else 0), b - (JOINT if i < len(spots) - 1 else 0), row_top(row))
    return [slabs[spot] for spot in range(len(track.row))]


SLABS: Final = {side: _slabs(track) for side, track in zip(SIDES, TRACKS, strict=True)}
