"""The island as shapes: where every space and region lies, for whoever draws or checks it.

Coordinates are those of island.json: the centre is 0, 0, x goes right and y down. All teeth have one outline,
so the shapes are the same whatever tooth lies in a slot; what is printed on them is in the view.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from math import cos, radians, sin
from typing import Any, Final

from .rules.components import ISLAND

Point = tuple[float, float]

HALF: Final = 412  # the drawing of the island is twice that wide, with the centre of the data in its middle
SCALE: Final = 2  # of the data to units of the drawing
SIZE: Final = (2 * HALF, 2 * HALF)


def placed(point: Point) -> Point:
    """A point of the data on the drawing."""
    return HALF + SCALE * point[0], HALF + SCALE * point[1]


def slug(name: str) -> str:
    """The id of a space, a region or a function in the names of drawings and messages: S0.m1 is S0-m1."""
    return name.replace(".", "-")


@dataclass(frozen=True)
class Shape:
    """A space or a region: its outline, and where the things on it are drawn, by name."""

    id: str
    region: bool
    polygon: tuple[Point, ...]
    anchors: Mapping[str, tuple[Point, ...]]


def chart(island: Mapping[str, Any] = ISLAND) -> list[Shape]:
    """All spaces and regions of an island, in the order of the data."""
    return list(_shapes(island))


def _shapes(island: Mapping[str, Any]) -> Iterator[Shape]:
    for kind in ("spaces", "regions"):
        for row in island["connector"][kind]:
            yield _shape(row, row["id"], kind == "regions", 0)
    turn = island["slots"]["turn_deg"]
    for slot in range(island["slots"]["count"]):
        for kind in ("spaces", "regions"):
            for row in island["tooth"][kind]:
                yield _shape(row, f"S{slot}.{row['id']}", kind == "regions", turn * slot)


def _shape(row: Mapping[str, Any], name: str, region: bool, angle: float) -> Shape:
    anchors = {
        key: _turned(value if isinstance(value[0], list) else [value], angle)
        for key, value in row.items()
        if key in ("tile", "number", "stand", "symbol_anchors", "explorer_spots")
    }
    return Shape(name, region, _turned(row["polygon"], angle), anchors)


def _turned(points: list[list[float]], angle: float) -> tuple[Point, ...]:
    """Points turned clockwise around the centre."""
    c, s = cos(radians(angle)), sin(radians(angle))
    return tuple((round(x * c - y * s, 2), round(x * s + y * c, 2)) for x, y in points)
