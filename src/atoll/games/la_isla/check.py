"""Checking the data of La Isla, for whoever types in the printed island and cards.

Every finding is one sentence that says what is wrong and where.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import hypot
from pathlib import Path
from typing import Any

from atoll.kernel.data import read_json

from .geometry import Point, Shape, chart
from .rules.functions import EFFECTS, TRIGGERS

REGIONS = 35
DECKS = {1: 120, 2: 60}
LEAST_HAND = 3
TOUCH = 1.0  # units of length that two shapes must share to be neighbours
GAP = 0.001  # the part of a piece that may belong to no shape: coordinates are rounded
NEAR = 0.2  # how far apart lines may lie and still be the same one: coordinates are rounded

Data = dict[str, Any]


def check(folder: Path) -> list[str]:
    """What is wrong with the data in a folder; nothing if all is well."""
    files: dict[str, Data] = {}
    for name in ("setup", "island", "functions", "cards"):
        try:
            files[name] = read_json(folder / f"{name}.json")
        except (OSError, ValueError) as problem:
            return [f"{name}.json cannot be read: {problem}."]
    try:
        return [
            *_setup(files["setup"]),
            *_island(files["setup"], files["island"]),
            *_functions(files["setup"], files["functions"]),
            *_cards(files["setup"], files["functions"], files["cards"]),
        ]
    except (KeyError, IndexError, TypeError, ValueError) as problem:
        return [f"Something is missing or of the wrong kind: {problem!r}."]


def _names(setup: Data) -> dict[str, list[str]]:
    """What the other files may name."""
    return {
        "color": [row["id"] for row in setup["colors"]],
        "symbol": setup["symbols"],
        "animal": setup["animals"],
        "ring": setup["rings"],
    }


def _setup(setup: Data) -> Iterator[str]:
    for what, names in _names(setup).items():
        if len(set(names)) != (3 if what == "ring" else 5):
            yield f"setup.json must name {'three rings' if what == 'ring' else f'five different {what}s'}."
    track = setup["track"]["value_by_step"]
    if track[0] != 0 or track[-1] != 5 or any(b - a not in (0, 1) for a, b in pairwise(track)):
        yield "setup.json: the values of the track must rise from 0 to 5, never by more than one."
    if track.count(5) != 1:
        yield "setup.json: the topmost space of the track must be the only one of value 5."


# -- the island -------------------------------------------------------------------------------------------


def _island(setup: Data, island: Data) -> Iterator[str]:
    shapes = chart(island)
    regions = [shape for shape in shapes if shape.region]
    if len(regions) != REGIONS:
        yield f"island.json has {len(regions)} regions; there must be {REGIONS}."
    if setup["small_tiles_per_animal"]["value"] * len(setup["animals"]) != len(regions):
        yield "The small tiles do not come out even on the regions."
    if len(island["teeth"]) != island["slots"]["count"]:
        yield f"island.json has {len(island['teeth'])} teeth for {island['slots']['count']} slots."
    yield from _printed(setup, island)
    yield from _filled(island)
    yield from _around(island, shapes)


def _printed(setup: Data, island: Data) -> Iterator[str]:
    """What stands on the spaces."""
    names = _names(setup)
    rows = [(row["id"], row) for row in island["connector"]["spaces"]]
    for tooth in island["teeth"]:
        for space in island["tooth"]["spaces"]:
            if space["id"] not in tooth:
                yield f"Tooth {tooth['id']} says nothing about its space {space['id']}."
            else:
                rows.append((f"{space['id']} of tooth {tooth['id']}", tooth[space["id"]]))
    for place, row in rows:
        if row["color"] not in names["color"]:
            yield f"Space {place} has the unknown colour {row['color']!r}."
        for symbol in row["symbols"]:
            if symbol not in names["symbol"]:
                yield f"Space {place} has the unknown symbol {symbol!r}."


def _filled(island: Data) -> Iterator[str]:
    """Spaces and regions lie side by side and leave nothing of a piece free but the crater."""
    for piece in ("connector", "tooth"):
        rows = [*island[piece]["spaces"], *island[piece]["regions"]]
        shapes = [row["polygon"] for row in rows] + [island[piece].get("crater", [])]
        whole = _area(island[piece]["outline"])
        if abs(sum(map(_area, shapes)) - whole) > GAP * whole:
            yield f"The spaces and regions of the {piece} overlap, or do not fill its outline."


def _area(polygon: Sequence[Sequence[float]]) -> float:
    ends = [*polygon[1:], *polygon[:1]]
    return abs(sum(x * v - u * y for (x, y), (u, v) in zip(polygon, ends, strict=True))) / 2


def _around(island: Data, shapes: list[Shape]) -> Iterator[str]:
    """All teeth are cut alike, so what holds for one order of them holds for every order."""
    values = {row["id"]: row["value"] for row in [*island["connector"]["regions"], *island["tooth"]["regions"]]}
    spaces = [shape for shape in shapes if not shape.region]
    for region in shapes:
        if region.region:
            listed = island["around"]["regions"].get(region.id, [])
            value = values[region.id.rpartition(".")[2]]
            touching = sorted(space.id for space in spaces if _shared(region.polygon, space.polygon) > TOUCH)
            if len(listed) != value:
                yield f"Region {region.id} shows {value}, but {len(listed)} spaces are listed around it."
            if sorted(listed) != touching:
                yield f"Region {region.id} touches {', '.join(touching)}, but {', '.join(listed)} are listed."


def _shared(one: tuple[Point, ...], other: tuple[Point, ...]) -> float:
    """How much of their outlines two shapes share."""
    return sum(_overlap(a, b) for a in _edges(one) for b in _edges(other))


def _edges(polygon: tuple[Point, ...]) -> list[tuple[Point, Point]]:
    return list(zip(polygon, [*polygon[1:], polygon[0]], strict=True))


def _overlap(one: tuple[Point, Point], other: tuple[Point, Point]) -> float:
    """The length that two edges have in common."""
    (x, y), (end_x, end_y) = one
    length = hypot(end_x - x, end_y - y)
    if length == 0:
        return 0.0
    along, across = [], []
    for px, py in other:
        along.append(((px - x) * (end_x - x) + (py - y) * (end_y - y)) / length)
        across.append(abs((px - x) * (end_y - y) - (py - y) * (end_x - x)) / length)
    if max(across) > NEAR:
        return 0.0
    return max(0.0, min(length, max(along)) - max(0.0, min(along)))


# -- functions and cards ----------------------------------------------------------------------------------


def _ids(setup: Data, functions: Data) -> dict[str, Data]:
    """Every function with the group it belongs to."""
    names = _names(setup)
    ids: dict[str, Data] = {}
    for group in functions["groups"]:
        if group["parameter"] is None:
            ids[group["id"]] = group
        else:
            ids.update({f"{group['id']}.{name}": group for name in names[group["parameter"]]})
    return ids


def _functions(setup: Data, functions: Data) -> Iterator[str]:
    for group in functions["groups"]:
        if group["trigger"] not in TRIGGERS:
            yield f"Function group {group['id']} has the unknown trigger {group['trigger']!r}."
        if group["effect"] not in EFFECTS:
            yield f"Function group {group['id']} has the unknown effect {group['effect']!r}."
        if group["parameter"] is not None and group["parameter"] not in _names(setup):
            yield f"Function group {group['id']} has the unknown parameter {group['parameter']!r}."


def _cards(setup: Data, functions: Data, cards: Data) -> Iterator[str]:
    rows: list[Data] = cards["cards"]
    ids = _ids(setup, functions)
    names = _names(setup)
    for card, n in Counter(row["id"] for row in rows).items():
        if n > 1:
            yield f"There are {n} cards called {card}."
    for row in rows:
        group = ids.get(row["function"])
        if group is not None and group["deck"] != row["deck"]:
            yield f"Card {row['id']} is of value {row['deck']}, but {row['function']} is of value {group['deck']}."
        for key, known in (("function", list(ids)), ("resource", names["color"]), ("animal", names["animal"])):
            if row[key] not in known:
                yield f"Card {row['id']} has the unknown {key} {row[key]!r}."
    for deck, size in DECKS.items():
        yield from _deck(deck, size, [row for row in rows if row["deck"] == deck], names)
    yield from _copies(ids, rows)


def _deck(deck: int, size: int, rows: list[Data], names: dict[str, list[str]]) -> Iterator[str]:
    """A deck has its size, and every resource and animal equally often."""
    if len(rows) != size:
        yield f"There are {len(rows)} cards of value {deck}; there must be {size}."
    for key, known in (("resource", names["color"]), ("animal", names["animal"])):
        for name in known:
            n = sum(row[key] == name for row in rows)
            if n * len(known) != size:
                yield f"{n} cards of value {deck} show {name}; a balanced deck has {size // len(known)}."


def _copies(ids: dict[str, Data], rows: list[Data]) -> Iterator[str]:
    found = Counter(row["function"] for row in rows)
    for function, group in ids.items():
        if found[function] != group["copies"]:
            yield f"{found[function]} cards show {function}; functions.json says {group['copies']}."
        # Otherwise somebody with the extra slot could draw nothing that may be planned for A.
        if group["effect"] == "gain_slot" and found[function] > LEAST_HAND:
            yield f"There may be at most {LEAST_HAND} cards with {function}."
