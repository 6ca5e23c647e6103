"""The island's ground, made from its polygons: jungle full of trees, spaces, and the marks that light them up."""

import random
from collections.abc import Iterator, Sequence
from math import hypot
from typing import Final

from ..geometry import SIZE, Point, Shape, chart, placed, slug

SEED: Final = 11  # of the trees
APART: Final = 10  # trees within a region, at least
ROOM_FOR_TILE: Final = 22
ROOM_FOR_NUMBER: Final = 13.5

Made = tuple[str, tuple[int, int], str]
"""A name, a size and a drawing."""


def island() -> Iterator[Made]:
    """Everything that is drawn from the shape of the island."""
    shapes = chart()
    regions = [shape for shape in shapes if shape.region]
    yield "jungle", SIZE, jungle(regions)
    for shape in shapes:
        name, outline = slug(shape.id), outline_of(shape)
        if shape.region:
            yield f"mark-region-{name}", SIZE, zone(outline, 3)
            continue
        rim = f'<path d="{path(inset(outline, 3.2))}" fill="none" stroke="#fff" stroke-width="1.6" opacity=".5"/>'
        yield f"space-{name}", SIZE, f'<path d="{path(outline)}" stroke="var(--ink)" stroke-width="2.2"/>{rim}'
        yield f"mark-space-{name}", SIZE, zone(outline, 1)


def zone(outline: list[Point], by: float) -> str:
    return f'<path d="{path(inset(outline, by))}" class="zone"/>'


def outline_of(shape: Shape) -> list[Point]:
    return [placed(point) for point in shape.polygon]


def path(points: Sequence[Point]) -> str:
    return "M" + "L".join(f"{round(x, 1):g} {round(y, 1):g}" for x, y in points) + "Z"


def edges(points: Sequence[Point]) -> list[tuple[Point, Point]]:
    return list(zip(points, [*points[1:], points[0]], strict=True))


def inset(points: Sequence[Point], by: float) -> list[Point]:
    """A polygon with every edge moved inwards."""
    area = sum(x0 * y1 - x1 * y0 for (x0, y0), (x1, y1) in edges(points))
    by = by if area > 0 else -by
    lines = []
    for (x0, y0), (x1, y1) in edges(points):
        dx, dy = x1 - x0, y1 - y0
        length = hypot(dx, dy)
        lines.append(((x0 - dy / length * by, y0 + dx / length * by), (dx, dy)))
    return [corner(first, second) for first, second in zip([lines[-1], *lines[:-1]], lines, strict=True)]


def corner(first: tuple[Point, Point], second: tuple[Point, Point]) -> Point:
    """Where two lines meet, each a point and a direction; on a straight edge, where the second begins."""
    (p, d), (q, e) = first, second
    cross = d[0] * e[1] - d[1] * e[0]
    if abs(cross) < 1e-3 * hypot(*d) * hypot(*e):
        return q
    t = ((q[0] - p[0]) * e[1] - (q[1] - p[1]) * e[0]) / cross
    return p[0] + t * d[0], p[1] + t * d[1]


def contains(points: Sequence[Point], x: float, y: float) -> bool:
    """Whether a polygon contains a point: a ray from it crosses the edge an odd number of times."""
    crossed = [
        (y0 > y) != (y1 > y) and x < (x1 - x0) * (y - y0) / (y1 - y0) + x0 for (x0, y0), (x1, y1) in edges(points)
    ]
    return sum(crossed) % 2 == 1


def jungle(regions: list[Shape]) -> str:
    """Ground, clearings for tiles and numbers, trees from the back to the front, edges and the trails between."""
    outlines = [outline_of(region) for region in regions]
    ground = "".join(f'<path d="{path(outline)}"/>' for outline in outlines)
    clearings = "".join(clearing(region) for region in regions)
    rng = random.Random(SEED)  # noqa: S311 - trees, not secrets
    trees = sorted(tree for region in regions for tree in grown(region, rng))
    wood = "".join(f'<use href="#{kind}" x="{x:.0f}" y="{y:.0f}"/>' for y, x, kind in trees)
    return (
        f'<g fill="#2C643C">{ground}</g><g fill="#255739">{clearings}</g>{wood}'
        f'<g fill="none" stroke="#173D29" stroke-width="4.6">{ground}</g>'
        f'<g fill="none" stroke="#BFD8A0" stroke-width="1.5" stroke-dasharray="5 4">{trails(outlines)}</g>'
    )


def clearing(region: Shape) -> str:
    tile, number = placed(region.anchors["tile"][0]), placed(region.anchors["number"][0])
    return "".join(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{r}"/>' for (x, y), r in ((tile, 22), (number, 12.5)))


def trails(outlines: list[list[Point]]) -> str:
    """The edges that two regions share."""
    seen: dict[frozenset[tuple[int, int]], int] = {}
    for outline in outlines:
        for (x0, y0), (x1, y1) in edges(outline):
            edge = frozenset({(round(x0), round(y0)), (round(x1), round(y1))})
            seen[edge] = seen.get(edge, 0) + 1
    shared = [sorted(edge) for edge, times in seen.items() if times == 2]
    return "".join(f'<path d="M{a[0]} {a[1]}L{b[0]} {b[1]}"/>' for a, b in shared)


def grown(region: Shape, rng: random.Random) -> Iterator[tuple[float, float, str]]:
    """The trees of a region by how far back they stand: a hedge along its edge, and some within."""
    outline = outline_of(region)
    tile, number = placed(region.anchors["tile"][0]), placed(region.anchors["number"][0])
    ground = inset(outline, 5)
    for x, y in hedge(inset(outline, 7.5), rng):
        clear = (
            hypot(x - tile[0], y - tile[1]) > ROOM_FOR_TILE and hypot(x - number[0], y - number[1]) > ROOM_FOR_NUMBER
        )
        if clear and contains(ground, x, y):
            yield y, x, "palm" if rng.random() < 0.07 else f"tree-{rng.choice((1, 1, 2, 2, 3))}"


def hedge(outline: list[Point], rng: random.Random) -> list[Point]:
    """Places for trees, none too near to another."""
    places: list[Point] = []
    for (x0, y0), (x1, y1) in edges(outline):
        steps = max(1, round(hypot(x1 - x0, y1 - y0) / 9.5))
        for k in range(steps):
            x, y = x0 + (x1 - x0) * k / steps, y0 + (y1 - y0) * k / steps
            places.append((x + rng.uniform(-1.6, 1.6), y + rng.uniform(-1.6, 1.6)))
    xs, ys = [x for x, _ in outline], [y for _, y in outline]
    for _ in range(60):
        x, y = rng.uniform(min(xs), max(xs)), rng.uniform(min(ys), max(ys))
        if contains(outline, x, y) and all(hypot(x - a, y - b) > APART for a, b in places):
            places.append((x, y))
    return places
