"""Checking the cards of Costa Ruana, for whoever counts a real box."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from atoll.kernel.data import read_json

from .rules.components import DRAWS, FIRST_HAND, SEATS

TOTAL = 72

Data = dict[str, Any]


def check(folder: Path) -> list[str]:
    """What is wrong with the cards in a folder; nothing if all is well."""
    try:
        cards = read_json(folder / "cards.json")
    except (OSError, ValueError) as problem:
        return [f"cards.json cannot be read: {problem}."]
    try:
        return [*_faces(cards), *_numbers(cards)]
    except (KeyError, TypeError) as problem:
        return [f"Something is missing or of the wrong kind: {problem!r}."]


def _faces(cards: Data) -> Iterator[str]:
    """Every card shows a known type, value and background."""
    values = {row["id"]: row["values"] for row in cards["types"]}
    sides = [side for row in cards["condition_cards"] for side in row["sides"]]
    for card, times in Counter(row["id"] for row in cards["cards"]).items():
        if times > 1:
            yield f"There are {times} cards called {card}."
    for row in cards["cards"]:
        if row["type"] not in values:
            yield f"Card {row['id']} has the unknown type {row['type']!r}."
        elif row["value"] not in values[row["type"]]:
            yield f"Card {row['id']} has the value {row['value']}, which {row['type']} does not have."
        if row["background"] not in sides:
            yield f"Card {row['id']} has the unknown background {row['background']!r}."
        if row["notches"] not in SEATS:
            yield f"Card {row['id']} has {row['notches']} notches; there are {SEATS[0]} to {SEATS[-1]}."


def _numbers(cards: Data) -> Iterator[str]:
    """There are enough cards for everybody at every number of players (rules 2.1 and 6.3)."""
    rows: list[Data] = cards["cards"]
    if len(rows) != TOTAL:
        yield f"There are {len(rows)} cards; there must be {TOTAL}."
    each = FIRST_HAND + sum(DRAWS)
    for seats in SEATS:
        kept = sum(row["notches"] <= seats for row in rows)
        if kept < seats * each:
            yield f"{kept} cards are kept for {seats} players, who draw {seats * each}."
