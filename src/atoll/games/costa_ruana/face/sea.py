"""The chart: islands with their treasures and natives, and who would take what as things stand."""

from collections.abc import Sequence
from typing import Final

from atoll.scene import Panel, Voice, remembered

from ..rules.components import ROOM
from .view import CostaRuanaView, IslandView

EMBLEMS: Final = ("circle", "triangle", "square", "star", "diamond", "wave")
"""Seats go by emblem: colour and shape together."""

SEA: Final = (592, 788)
ISLAND: Final = (264, 176)
SHAPES: Final = ("volcano", "palms", "arch", "falls", "palms", "volcano", "arch", "falls", "palms", "volcano")
PLACES: Final = ((50.5, 136), (78, 141), (105.5, 144), (133, 145), (160.5, 144), (188, 141), (215.5, 136))
WAVES: Final = ((24, 190), (262, 40), (300, 300), (16, 380), (262, 500), (20, 584), (268, 700), (516, 500), (524, 96))
MOST_GEMS: Final = 10  # a heap looks no larger than this; the number beside it counts on

Point = tuple[float, float]

CENTRES: Final[dict[int, Sequence[tuple[int, int]]]] = {
    4: ((146, 250), (430, 290), (146, 500), (430, 540)),
    6: ((146, 184), (430, 200), (146, 380), (430, 396), (146, 574), (430, 590)),
    7: ((146, 92), (430, 196), (146, 286), (430, 392), (146, 480), (430, 588), (146, 674)),
    9: ((100, 190), (286, 240), (470, 190), (100, 380), (286, 430), (470, 380), (100, 570), (286, 620), (470, 570)),
    10: (
        *((286, 176), (100, 240), (470, 240), (286, 332), (100, 396)),
        *((470, 396), (286, 488), (100, 552), (470, 552), (286, 644)),
    ),
}


def centres(islands: int) -> list[Point]:
    """Where the islands lie: drawn by hand for the usual numbers, else in rows of two or three."""
    if islands in CENTRES:
        return [(x, y) for x, y in CENTRES[islands]]
    across = 2 if islands <= 8 else 3
    rows = -(-islands // across)
    return [
        ((i % across + 0.5) * SEA[0] / across, 96 + (i // across + 0.5) * (SEA[1] - 190) / rows) for i in range(islands)
    ]


def groups(island: IslandView) -> list[tuple[int, int]]:
    """Seat and number of natives, the largest group first, so that equal groups stand together."""
    present = [(seat, n) for seat, n in enumerate(island.natives) if n]
    return sorted(present, key=lambda group: -group[1])


def heap(n: int) -> list[Point]:
    """Where the gems of a heap lie, as (column, row) from its foot."""
    n = min(n, MOST_GEMS)
    base = next(b for b in range(5) if b * (b + 1) // 2 >= n)
    spots: list[Point] = []
    for row in range(base):
        width = min(base - row, n - len(spots))
        spots += [(i - (width - 1) / 2, row) for i in range(width)]
    return spots


CHIP: Final = (97.5, 82.0)
"""An island on a phone, before it is drawn as large as there is room."""


class Island:
    """Draws one island, large on the chart or small on a phone."""

    def __init__(self, panel: Panel, voice: Voice, i: int, isle: IslandView) -> None:
        self.panel = panel
        self.voice = voice
        self.i = i
        self.isle = isle
        self.part = f"island_{i + 1}"
        self.named = f"{i + 1} · {voice.message(f'isle-{i + 1}')}"

    def large(self, x: float, y: float, s: float) -> None:
        """At full size: drawing, heap, natives on the seven places, name."""
        isle, i = self.isle, self.i
        self.ground(x, y, s)
        self.pennant(x + 136 * s, y + 42 * s, 36 * s)
        for k, (column, row) in enumerate(heap(isle.treasures)):
            spot = (x + (184 + column * 18 - 11) * s, y + (83 - row * 12) * s)
            self.panel.put("gem", *spot, 22 * s, 20 * s, id=f"gem_{i + 1}_{k}", like="gem", part=self.part)
        self.panel.put("tag", x + 214 * s, y + 66 * s, 30 * s, 26 * s, part=self.part)
        face = "count" if s > 0.8 else "count small"
        self.panel.label(str(isle.treasures), x + 229 * s, y + 85.5 * s, face, id=f"heap_{i + 1}_size", part=self.part)
        self.natives([(x + px * s, y + py * s) for px, py in PLACES], 27.5 * s)
        self.origin(x + 150 * s, y + 56 * s, 68 * s, 54 * s)
        self.panel.label(self.named, x + 132 * s, y + ISLAND[1] * s + 14, "isle")

    def small(self, x: float, y: float, w: float, with_name: bool) -> None:
        """On a phone: a small drawing, everything that counts kept large."""
        isle, i = self.isle, self.i
        s = (w - 4) / ISLAND[0]
        self.ground(x, y + 60 - ISLAND[1] * s, s)
        self.pennant(x + w * 0.36, y + 5, 21)
        self.panel.put("tag", x + w * 0.52, y + 18, 36, 20, part=self.part)
        gems = ("gem",) * isle.treasures
        self.panel.put("gem", x + w * 0.52 + 4, y + 21.5, 15, 13.6, id=f"gem_{i + 1}", part=self.part, holds=gems)
        self.panel.label(
            str(isle.treasures), x + w * 0.52 + 27, y + 33.5, "count chip", id=f"heap_{i + 1}_size", part=self.part
        )
        pitch = min(11.6, (w - 14) / ROOM)
        middle = x + w / 2 - 2
        self.natives([(middle + (j - 3) * pitch, y + 54 - abs(j - 3) * 0.9) for j in range(ROOM)], pitch * 1.2)
        self.origin(x + w * 0.52, y + 14, 40, 28)
        named = self.named if with_name else str(i + 1)  # ten islands leave no room for names
        self.panel.label(named, x + w / 2 - 2, y + 75, "isle chip")

    def ground(self, x: float, y: float, s: float) -> None:
        """The island itself, which says in words what lies and stands on it."""
        isle, shape = self.isle, SHAPES[self.i]
        title = self.voice.message("scene-island", name=self.named, treasures=isle.treasures, natives=sum(isle.natives))
        people = [self.voice.message("scene-group", who=self.voice.name(seat), n=n) for seat, n in groups(isle)]
        self.panel.put(
            f"island-{shape}", x, y, ISLAND[0] * s, ISLAND[1] * s,
            id=self.part, title=title, detail=" ".join(people), about="island", ring=f"ring-{shape}",
        )  # fmt: skip

    def origin(self, x: float, y: float, w: float, h: float) -> None:
        """The heap as a place from which a treasure can be carried."""
        if self.isle.treasures:
            title = self.voice.message("scene-heap", name=self.named, treasures=self.isle.treasures)
            told = self.voice.message("scene-button-heap", name=self.named, treasures=self.isle.treasures)
            self.panel.box(x, y, w, h, id=f"heap_{self.i + 1}", title=title, about="heap", button=told, part=self.part)

    def pennant(self, x: float, y: float, w: float) -> None:
        """The flag of whoever would take a treasure now."""
        seat = self.isle.taker
        if seat >= 0:
            title = self.voice.message("scene-taker", who=self.voice.name(seat))
            symbol = f"pennant-{EMBLEMS[seat]}"
            own = f"taker_{self.i + 1}"
            self.panel.put(symbol, x, y, w, w * 44 / 30, id=own, title=title, about="taker", part=self.part)

    def natives(self, feet: list[Point], w: float) -> None:
        """The natives of an island by groups; a bracket with = joins groups that argue."""
        isle, i = self.isle, self.i
        place = 0
        ties: dict[int, list[int]] = {}
        for seat, n in groups(isle):
            for k in range(n):
                x, y = feet[place]
                self.panel.put(
                    f"native-{EMBLEMS[seat]}", x - w / 2, y - w * 1.3, w, w * 34 / 24,
                    id=f"native_{seat + 1}_{i + 1}" + (f"~{k + 1}" if k else ""), ring="ring-native",
                    title=self.voice.message("scene-native", who=self.voice.name(seat), island=i + 1),
                    about="native", like=f"native_{seat}", part=self.part,
                )  # fmt: skip
                if isle.natives.count(n) > 1:
                    ties.setdefault(n, []).append(place)
                place += 1
        for tied in ties.values():
            self.argument([feet[k] for k in tied], w)

    def argument(self, feet: list[Point], w: float) -> None:
        left, right = feet[0][0] - w * 0.4, feet[-1][0] + w * 0.4
        under = max(y for _, y in feet) + w * 0.16
        self.panel.put("tie", left, under, right - left, w * 0.25, part=self.part)
        size = w * 0.58
        title = self.voice.message("scene-argue")
        self.panel.put("argue", (left + right) / 2 - size / 2, under - w * 0.1, size, size, title=title, about="argue")


def sea(view: CostaRuanaView, voice: Voice) -> list[Panel]:
    """The chart of a wide table: the water, and on it the islands."""
    count = len(view.islands)
    s = 1.0 if count <= 7 else 0.72
    return [
        water(voice, count),
        *(
            island(voice, i, view.islands[i], cx - ISLAND[0] * s / 2, cy - ISLAND[1] * s / 2, s)
            for i, (cx, cy) in enumerate(centres(count))
        ),
    ]


@remembered
def water(voice: Voice, islands: int) -> Panel:
    """A legend, and things that float."""
    panel = Panel("sea", *SEA)
    panel.box(-3000, -1000, 3570, 2800, "sea-ground")
    for y in range(-384, SEA[1] + 256, 128):
        panel.put("scale", 0, y, 10, 128)
    panel.put("rhumbs", 430 - 700, 732 - 700, 1400, 1400, state="faint of-sea")
    for x, y in WAVES:
        panel.put("wave-mark", x, y, 44, 12, state="faint of-lagoon")
    panel.put("compass", 388, 698, 84, 84, state="of-lagoon")
    panel.put("whale", 486, 712, 76, 51)
    panel.put("canoe", 300, 722, 62, 35)
    legend(panel, voice, 296 if islands == 7 else 154, 14)
    return panel


@remembered
def island(voice: Voice, i: int, isle: IslandView, x: float, y: float, s: float) -> Panel:
    panel = Panel(f"island-{i + 1}", *SEA)
    Island(panel, voice, i, isle).large(x, y, s)
    return panel


def legend(panel: Panel, voice: Voice, x: float, y: float) -> None:
    panel.put("cartouche", x, y, 264, 76)
    panel.put("pennant-any", x + 18, y + 9, 21, 31, title=voice.message("scene-legend-taker"), about="taker")
    panel.label(voice.message("scene-legend-taker"), x + 46, y + 29, "legend")
    panel.put("argue", x + 17, y + 44, 20, 20, title=voice.message("scene-legend-argue"), about="argue")
    panel.label(voice.message("scene-legend-argue"), x + 46, y + 59, "legend")


def chips(view: CostaRuanaView, voice: Voice, w: float, h: float, y: float) -> list[Panel]:
    """The islands of a phone, as many side by side as makes them largest."""
    count = len(view.islands)
    zoom, across = max((min(w / n / CHIP[0], h / -(-count // n) / CHIP[1]), -n) for n in range(2, 6))
    across = -across
    cell, row_height = w / across, h / -(-count // across)
    panels = [shallows(voice, w, h, y)]
    for i, isle in enumerate(view.islands):
        row, column = divmod(i, across)
        indent = (across - min(across, count - row * across)) * cell / 2 + (cell - CHIP[0] * zoom) / 2
        panels.append(chip(voice, i, isle, zoom > 0.9).at(indent + column * cell, y + row * row_height + 2, zoom))
    return panels


@remembered
def shallows(_: Voice, w: float, h: float, y: float) -> Panel:
    """The water of a phone."""
    panel = Panel("chips", w, h, y=y)
    panel.box(-600, -2, 1600, h + 600, "chips-ground")
    return panel


@remembered
def chip(voice: Voice, i: int, isle: IslandView, named: bool) -> Panel:
    panel = Panel(f"chip-{i + 1}", *CHIP)
    Island(panel, voice, i, isle).small(2, 2, CHIP[0], named)
    return panel
