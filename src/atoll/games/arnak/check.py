"""Checking the data of Arnak, for whoever types in what is printed on cards and boards.

Every finding is one sentence that says what is wrong and where.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from atoll.kernel.data import read_json

from .rules.components import ICONS, RESOURCES, TEMPLE
from .rules.effects import OPS, effect

FILES = (
    *("items", "artifacts", "basic_cards", "camps", "sites", "map_spaces", "guardians", "idols", "assistants"),
    *("bonus_tiles", "temple_tiles", "research_tracks"),
)
CONFIDENCE = ("verified", "single-source", "reconstructed")
COST_KEYS = {*RESOURCES, "discard_card", "travel", "idol_from_crates"}

Record = dict[str, Any]


def check(folder: Path) -> list[str]:
    """What is wrong with the data in a folder; nothing if all is well."""
    findings: list[str] = []
    for name in FILES:
        try:
            data = read_json(folder / f"{name}.json")
            records, count = data["records"], data["count"]
        except (OSError, ValueError, KeyError, TypeError) as problem:
            findings.append(f"{name}.json cannot be read: {problem}.")
        else:
            findings += [f"{name}.json: {finding}" for finding in _told(name, records, count)]
    return findings


def _told(name: str, records: list[Record], count: int) -> Iterator[str]:
    """What can be found; where something has another shape than expected, that is the last finding."""
    try:
        yield from _records(name, records, count)
    except (KeyError, TypeError, AttributeError, ValueError) as problem:
        yield f"the rest cannot be read: {type(problem).__name__} {problem}."


def _records(name: str, records: list[Record], count: int) -> Iterator[str]:
    ids = [record.get("id") for record in records]
    pieces = sum(record.get("copies", 1) for record in records)
    if pieces != count:
        yield f"{pieces} pieces, not {count}."
    if len(set(ids)) != len(ids):
        yield "an id stands twice."
    for record in records:
        label = record.get("id", "a record without an id")
        if record.get("confidence") not in CONFIDENCE:
            yield f"{label} has no confidence, which is one of {', '.join(CONFIDENCE)}."
        for finding in [*_costs(record), *_effects(record)]:
            yield f"{label}: {finding}"
        if name == "research_tracks":
            yield from _track(record)


def _inside(thing: Any) -> Iterator[Record]:
    """All objects in a record, however deep."""
    if isinstance(thing, dict):
        yield thing
    for part in thing.values() if isinstance(thing, dict) else thing if isinstance(thing, list) else []:
        yield from _inside(part)


def _costs(record: Record) -> Iterator[str]:
    """Costs name known things and positive numbers; icons are known."""
    for thing in _inside(record):
        cost = thing.get("cost", {})
        if not isinstance(cost, dict):
            yield f"a cost is written {{thing: number}}, not {cost!r}."
            continue
        for key, n in cost.items():
            if key not in COST_KEYS:
                yield f"nobody can pay with {key!r}."
            elif key != "travel" and not (isinstance(n, int) and n > 0):
                yield f"a cost of {n!r} {key} makes no sense."
        for icon in [*thing.get("icons", []), *cost.get("travel", [])]:
            if icon not in ICONS:
                yield f"there is no travel icon {icon!r}."


def _effects(record: Record) -> Iterator[str]:
    """Every step is a known word with what it needs."""
    for thing in _inside(record):
        if "op" in thing:
            if thing["op"] not in OPS:
                yield f"there is no effect word {thing['op']!r}."
                continue
            try:
                effect([thing])
            except (KeyError, ValueError, TypeError, AssertionError) as problem:
                yield f"{thing['op']} cannot be read: {type(problem).__name__} {problem}."


def _track(record: Record) -> Iterator[str]:
    """Bridges lead one row up, and every space can be reached from below and left upwards."""
    rows = {space["id"]: space["row"] for space in record["spaces"]}
    for edge in record["edges"]:
        if edge["from"] not in rows or edge["to"] not in rows:
            yield f"the bridge from {edge['from']} to {edge['to']} leads over a space that is not there."
        elif rows[edge["to"]] != rows[edge["from"]] + 1:
            yield f"the bridge from {edge['from']} to {edge['to']} does not lead one row up."
    for space, row in rows.items():
        if row > 0 and space not in [edge["to"] for edge in record["edges"]]:
            yield f"no bridge leads to {space}."
        if not space.endswith(f":{TEMPLE}") and space not in [edge["from"] for edge in record["edges"]]:
            yield f"no bridge leads on from {space}."
