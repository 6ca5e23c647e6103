"""The island as a printed chart: spaces, animals, explorers, and what one more explorer would complete."""

from math import atan2, cos, degrees, hypot, radians, sin
from typing import Final, Unpack

from atoll.scene import More, Panel, Voice, piece, remembered

from ..geometry import HALF, SIZE, Point, chart, placed, slug
from ..rules.components import COLOURS, TERRAINS
from .view import RegionView, SpaceView

CROWD: Final = (1, 0.76, 0.68, 0.62, 0.55)  # how large explorers stand on a space, by their number
RING: Final = 50  # points once around

SIZES: Final = {
    "explorer": (32, 40), "ghost": (32, 40), "seat": (24, 24), "score": (28, 28), "emblem": (12, 12),
    "animal": (48, 48), "tile": (44, 44), "large": (60, 60), "print": (12, 12), "badge": (32, 32),
    "cube": (24, 24), "vp": (40, 40), "marker": (24, 32), "fn": (112, 48), "helm": (32, 32), "letter": (20, 20),
    "back": (24, 34), "check": (16, 16), "deck": (16, 8), "card": (128, 180), "zone": (128, 180), "slot": (110, 92),
    "holder": (348, 78), "rose": (120, 120), "ship": (96, 84),
}  # fmt: skip
"""The natural size of every family of drawings, by the first part of the name."""

SHAPES: Final = {shape.id: shape for shape in chart()}


def size(symbol: str) -> Point:
    w, h = SIZES[symbol.split("-")[0]]
    return w, h


def centred(panel: Panel, symbol: str, x: float, y: float, scale: float = 1, **more: Unpack[More]) -> None:
    """Lay a drawing by its centre, in its natural size times a scale."""
    w, h = size(symbol)
    panel.put(symbol, x - w * scale / 2, y - h * scale / 2, w * scale, h * scale, **more)


def space_id(space: SpaceView) -> str:
    return f"space_{space.ring}_{space.number}"


def almost(spaces: list[SpaceView], regions: list[RegionView], seat: int) -> dict[str, int]:
    """Regions with an animal that one more explorer of a seat would surround, and the space that lacks it."""
    found: dict[str, int] = {}
    for region in regions:
        if region.animal:
            missing = [space for space in region.around if seat not in spaces[space].explorers]
            if len(missing) == 1:
                found[region.id] = missing[0]
    return found


@remembered
def island(
    voice: Voice, reader: int, seats: int, spaces: list[SpaceView], regions: list[RegionView], points: list[int]
) -> Panel:
    """The island as one reader sees it, with the points around it; a phone has no room for them."""
    return Chart(voice, reader, seats, spaces, regions).draw(points)


@piece
def land(panel: Panel, _: Voice, ring: bool, spaces: list[tuple[str, str]]) -> None:
    """What lies under everything, with the colours of the spaces."""
    for ground in [*(["ring"] if ring else []), "coast", "jungle", "volcano"]:
        panel.put(ground, 0, 0, *SIZE)
    for name, colour in spaces:
        panel.put(f"space-{slug(name)}", 0, 0, *SIZE, state=TERRAINS[COLOURS.index(colour)])


@piece
def badges(panel: Panel, _: Voice, spaces: list[tuple[str, list[str]]]) -> None:
    """The symbols of all spaces."""
    for name, symbols in spaces:
        anchors = SHAPES[name].anchors
        sx, sy = placed(anchors["stand"][0])
        for symbol, anchor in zip(symbols, anchors["symbol_anchors"], strict=True):
            x, y = placed(anchor)
            centred(panel, f"badge-{symbol}", sx + (x - sx) * 1.08, sy + (y - sy) * 1.08, 0.9)


@piece
def tile(panel: Panel, voice: Voice, region: RegionView, near: bool, threats: list[int]) -> None:
    """The tile in its clearing and the number beside it; a seal, if it is within the reader's reach."""
    shape = SHAPES[region.id]
    (tx, ty), (nx, ny) = placed(shape.anchors["tile"][0]), placed(shape.anchors["number"][0])
    if region.animal is None:
        title = voice.message("scene-taken")
        panel.box(tx - 17, ty - 17, 34, 34, "taken", id=f"taken_{slug(region.id)}", title=title, about="taken")
        panel.label(str(region.value), nx, ny + 8, "num gone")
        return
    name = voice.message(f"animal-{region.animal}")
    lacking = [voice.message("scene-lacks-one", who=voice.name(seat)) for seat in threats]
    if near:
        lacking = [voice.message("scene-within-reach"), *lacking]
    title = voice.message("scene-tile", animal=name, n=region.value)
    centred(
        panel, f"tile-{region.animal}", tx, ty, 0.92, id=f"tile_{slug(region.id)}", title=title,
        detail=" ".join(lacking), about="tile", like=f"tile_{region.animal}",
    )  # fmt: skip
    if near:
        centred(panel, "vp-seal", nx, ny, 0.9)
    panel.label(str(region.value), nx, ny + 8, "num sealed" if near else "num")
    away = atan2(ty - ny, tx - nx)
    for i, seat in enumerate(threats):
        turn = away + (0.55 if len(threats) > 1 else 0) * (1 - 2 * (i % 2)) + 0.45 * (i // 2)
        centred(panel, f"seat-{seat + 1}", tx + 18 * cos(turn), ty + 18 * sin(turn), 0.64)


@piece
def zone(panel: Panel, voice: Voice, space: SpaceView, brings: list[tuple[str, int]]) -> None:
    """The space as something that can be chosen, with the animals that it would bring."""
    terrain = voice.message(f"terrain-{TERRAINS[COLOURS.index(space.colour)]}")
    ring = voice.message(f"ring-{space.ring}")
    symbols = ", ".join(voice.message(f"symbol-{symbol}") for symbol in space.symbols)
    title = voice.message("scene-space", terrain=terrain, ring=ring, n=space.number, symbols=symbols)
    told = [voice.message("scene-completes", animal=voice.message(f"animal-{name}"), n=n) for name, n in brings]
    here = [voice.message("scene-explorer", who=voice.name(seat)) for seat in space.explorers]
    panel.put(
        f"mark-space-{slug(space.id)}", 0, 0, *SIZE, id=space_id(space), title=title,
        detail=" ".join([*told, *here]), about="space", ring="self", state="zone-thing",
    )  # fmt: skip


class Chart:
    """Draws the island for one reader."""

    def __init__(
        self, voice: Voice, reader: int, seats: int, spaces: list[SpaceView], regions: list[RegionView]
    ) -> None:
        self.voice = voice
        self.reader = reader
        self.spaces = spaces
        self.regions = regions
        self.panel = Panel("island", *SIZE)
        self.near = almost(spaces, regions, reader) if reader >= 0 else {}
        self.brings: dict[int, list[tuple[str, int]]] = {}  # by space: the animals that one more explorer would bring
        for region in regions:
            if region.id in self.near:
                self.brings.setdefault(self.near[region.id], []).append((region.animal or "", region.value))
        self.others = {seat: almost(spaces, regions, seat) for seat in range(seats) if seat != reader}

    def draw(self, points: list[int]) -> Panel:
        land(self.panel, self.voice, bool(points), [(space.id, space.colour) for space in self.spaces])
        for region in self.regions:
            if region.id in self.near:
                self.ropes(region)
        for region in self.regions:
            threats = [seat for seat, near in self.others.items() if region.id in near and region.animal]
            tile(self.panel, self.voice, region, region.id in self.near, threats)
        badges(self.panel, self.voice, [(space.id, space.symbols) for space in self.spaces])
        for index, space in enumerate(self.spaces):
            zone(self.panel, self.voice, space, self.brings.get(index, []))
        for index, space in enumerate(self.spaces):
            if space.explorers or index in self.brings:
                self.explorers(index, space)
        self.scores(points)
        return self.panel

    def explorers(self, index: int, space: SpaceView) -> None:
        """Who stands on a space; a ghost of the reader's where one more would complete something."""
        group = [*space.explorers, *([-1] if index in self.brings else [])]
        for seat, (x, y) in zip(group, self.stands(space, len(group)), strict=False):
            scale = CROWD[len(group) - 1]
            if seat >= 0:
                centred(
                    self.panel, f"explorer-{seat + 1}", x, y - 2, scale, id=f"explorer_{seat + 1}_{index}",
                    part=space_id(space), like=f"explorer_{seat}",
                )  # fmt: skip
            else:
                centred(self.panel, f"ghost-{self.reader + 1}", x, y - 2, scale, part=space_id(space))

    def stands(self, space: SpaceView, n: int) -> list[Point]:
        """Where n explorers stand: alone in the middle, two along the ring, more on the printed spots."""
        anchors = SHAPES[space.id].anchors
        x, y = placed(anchors["stand"][0])
        if n <= 1:
            return [(x, y)]
        if n == 2:
            away = hypot(x - HALF, y - HALF)
            tx, ty = -(y - HALF) / away, (x - HALF) / away
            pair = [(x - 13 * tx, y - 13.5 * ty), (x + 13 * tx, y + 13.5 * ty)]
            return sorted(pair, key=lambda spot: spot[1])
        spots = sorted((placed(spot) for spot in anchors["explorer_spots"]), key=lambda spot: (spot[1], spot[0]))
        spread = [(x + (u - x) * 1.15, v) for u, v in spots]
        return [*spread, (x, y)]

    def ropes(self, region: RegionView) -> None:
        """Your occupied edges carry a rope, the missing one is dotted."""
        polygon = [placed(point) for point in SHAPES[region.id].polygon]
        centre = (sum(x for x, _ in polygon) / len(polygon), sum(y for _, y in polygon) / len(polygon))
        self.panel.put(f"mark-region-{slug(region.id)}", 0, 0, *SIZE, state="near")
        for index in region.around:
            edge = shared_edge(polygon, [placed(point) for point in SHAPES[self.spaces[index].id].polygon])
            if edge is not None:
                self.rope(*edge, centre, whole=index != self.near[region.id])

    def rope(self, start: Point, end: Point, centre: Point, *, whole: bool) -> None:
        """A rope, or a row of dots, a little inside the edge of a region."""
        (x0, y0), (x1, y1) = start, end
        length = hypot(x1 - x0, y1 - y0)
        nx, ny = -(y1 - y0) / length * 5, (x1 - x0) / length * 5
        if (centre[0] - x0) * nx + (centre[1] - y0) * ny < 0:
            nx, ny = -nx, -ny
        mx, my = (x0 + x1) / 2 + nx, (y0 + y1) / 2 + ny
        turn = degrees(atan2(y1 - y0, x1 - x0))
        if whole:
            for thick, face in ((8.5, "rope-case"), (5, "rope")):
                self.panel.box(
                    mx - length / 2 + 5, my - thick / 2, length - 10, thick, face, seat=self.reader, turn=turn
                )
            return
        dots = int((length - 10) / 8.6)
        ux, uy = (x1 - x0) / length, (y1 - y0) / length
        for k in range(dots + 1):
            along = (k - dots / 2) * 8.6
            self.panel.box(mx + ux * along - 2.1, my + uy * along - 2.1, 4.2, 4.2, "rope-dot")

    def scores(self, points: list[int]) -> None:
        """The markers on the graduation around the island."""
        for seat, n in enumerate(points):
            angle = radians(360 / RING * (n % RING))
            radius = 400 - 12 * points[:seat].count(n)
            x, y = HALF + radius * sin(angle), HALF - radius * cos(angle)
            title = self.voice.message("scene-points", who=self.voice.name(seat), n=n)
            centred(self.panel, f"score-{seat + 1}", x, y, 0.95, id=f"score_{seat + 1}", title=title, about="score")
            if n >= RING:
                self.panel.label(f"+{n // RING * RING}", x, y + 22, "plus-ring")


def shared_edge(region: list[Point], space: list[Point]) -> tuple[Point, Point] | None:
    """The edge that a region and a space have in common."""
    corners = {(round(x), round(y)) for x, y in space}
    for a, b in zip(region, region[1:] + region[:1], strict=True):
        if (round(a[0]), round(a[1])) in corners and (round(b[0]), round(b[1])) in corners:
            return a, b
    return None
