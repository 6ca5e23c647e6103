"""The C yardstick: compiled by the system's C compiler from `costa_ruana.c` and the game's own data."""

import os
import subprocess
from collections.abc import Iterable, Sequence
from pathlib import Path

from atoll.games.costa_ruana.rules import components as box
from atoll.kernel.rng import Rng

SOURCE = Path(__file__).parent / "costa_ruana.c"


def box_header() -> str:
    """What is in the box, as C."""
    seats = range(box.MOST_SEATS + 1)
    decks = [box.DECKS.get(count, []) for count in seats]
    treasures = [box.TREASURES.get(count, []) for count in seats]
    sizes = {
        "MOST_SEATS": box.MOST_SEATS,
        "MOST_ISLANDS": box.MOST_ISLANDS,
        "MOST_CARDS": max(len(deck) for deck in decks),
        "ROUNDS": box.ROUNDS,
        "NATIVES": box.NATIVES,
        "FIRST_NATIVES": box.FIRST_NATIVES,
        "ROOM": box.ROOM,
        "FIRST_HAND": box.FIRST_HAND,
        "TREASURE_POINTS": box.TREASURE_POINTS,
        "SUPPLY_POINTS": box.SUPPLY_POINTS,
        "CARRY": box.TYPES.index("move_treasure"),
        "RETURN": box.TYPES.index("return"),
        "PLACE": box.TYPES.index("place"),
    }
    lists: dict[str, Sequence[int | Sequence[int]]] = {
        "DRAWS[]": box.DRAWS,
        "TYPE[]": [card.type for card in box.CARDS],
        "VALUE[]": [card.value for card in box.CARDS],
        "GROUND[]": [card.background for card in box.CARDS],
        "ISLANDS[]": [len(row) for row in treasures],
        "DECK_SIZE[]": [len(deck) for deck in decks],
        "DECK[][MOST_CARDS]": decks,
        "TREASURES[][MOST_ISLANDS]": treasures,
    }
    lines = [f"enum {{ {', '.join(f'{name} = {value}' for name, value in sizes.items())} }};"]
    lines += [f"static const uint8_t {name} = {_braces(values)};" for name, values in lists.items()]
    return "\n".join(["#include <stdint.h>", *lines, ""])


def _braces(values: Sequence[int | Sequence[int]]) -> str:
    parts = [str(value) if isinstance(value, int) else _braces(value) for value in values]
    return "{" + (", ".join(parts) or "0") + "}"


def build(folder: Path) -> Path:
    """Compile it into a folder; says where the program is."""
    (folder / "box.h").write_text(box_header())
    program = folder / "costa_ruana"
    compiler = os.environ.get("CC", "cc").split()
    subprocess.run([*compiler, "-O3", f"-I{folder}", str(SOURCE), "-o", str(program)], check=True)
    return program


def speed(program: Path, seats: int, seconds: float) -> float:
    """Decisions in a second of processor time."""
    command = [str(program), "speed", str(seats), str(seconds)]
    return float(subprocess.run(command, capture_output=True, text=True, check=True).stdout)


def games(program: Path, seats: int, dice: Iterable[tuple[Rng, Rng]]) -> list[list[int]]:
    """Of each game from these dice (of the deal, of the players): its decisions, then the points of each seat."""
    words = "\n".join(f"{r.a} {r.b} {r.c} {r.d} {p.a} {p.b} {p.c} {p.d}" for r, p in dice)
    command = [str(program), "games", str(seats)]
    done = subprocess.run(command, input=words, capture_output=True, text=True, check=True)
    return [[int(number) for number in line.split()] for line in done.stdout.splitlines()]
