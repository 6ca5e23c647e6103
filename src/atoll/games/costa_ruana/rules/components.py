"""What is in the box: read once from the data files."""

from pathlib import Path
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from atoll.kernel.data import read_json

_DATA: Final = Path(__file__).parent.parent / "data"

_CARDS: Final = read_json(_DATA / "cards.json")
_SETUP: Final = read_json(_DATA / "setup.json")
_COMMON: Final[dict[str, Any]] = _SETUP["common"]

ROUNDS: Final[int] = _COMMON["rounds"]
NATIVES: Final[int] = _COMMON["natives_per_player"]
FIRST_NATIVES: Final[int] = _COMMON["natives_placed_at_setup"]
ROOM: Final[int] = _COMMON["island_capacity"]
FIRST_HAND: Final[int] = _COMMON["hand_at_start"]
DRAWS: Final[list[int]] = _COMMON["draw_before_round"]
TREASURE_POINTS: Final[int] = _COMMON["points_per_treasure"]
SUPPLY_POINTS: Final[int] = _COMMON["points_per_native_in_supply"]

TREASURES: Final[dict[int, list[int]]] = {row["players"]: row["treasures"] for row in _SETUP["by_players"]}
SEATS: Final = range(min(TREASURES), max(TREASURES) + 1)
MOST_SEATS: Final = SEATS[-1]
MOST_ISLANDS: Final = max([len(row) for row in TREASURES.values()])

# Backgrounds in pairs: 0 and 1 are the sides of the first Condition card, 2 and 3 those of the second.
BACKGROUNDS: Final[list[str]] = [side for card in _CARDS["condition_cards"] for side in card["sides"]]
CONDITIONS: Final[list[str]] = [card["id"] for card in _CARDS["condition_cards"]]

# Types in the order in which a player resolves them.
TYPES: Final[list[str]] = [row["id"] for row in sorted(_CARDS["types"], key=lambda row: int(row["order"]))]
FACES: Final[list[tuple[str, int]]] = [
    (row["id"], value) for row in sorted(_CARDS["types"], key=lambda row: int(row["order"])) for value in row["values"]
]


class Card:
    """A kind of card: its face and its background. Cards of one kind are alike, so positions hold kinds."""

    def __init__(self, kind: int, face: int, background: int) -> None:
        self.kind: Final = kind
        self.face: Final = face
        self.type: Final = TYPES.index(FACES[face][0])
        self.value: Final = FACES[face][1]
        self.background: Final = background
        label = FACES[face][0].replace("_", "-")
        if label in ("return", "place"):
            label = f"{label}-{self.value}"
        ground = BACKGROUNDS[background].replace("_", "-")
        self.name: Final = f"{label}/{ground}"
        self.slug: Final = f"{label}-{ground}"  # in the names of messages and of things on the table


CARDS: Final[list[Card]] = [
    Card(face * len(BACKGROUNDS) + background, face, background)
    for face in range(len(FACES))
    for background in range(len(BACKGROUNDS))
]

# By kind, as native numbers, because they are asked so often.
TYPE_OF: Final = vec[i64]([card.type for card in CARDS])
GROUND_OF: Final = vec[i64]([card.background for card in CARDS])


def _deck(seats: int) -> list[int]:
    """The cards for so many players: those with at most as many notches (rules 2.1)."""
    kinds = {(card.face, card.background): card.kind for card in CARDS}
    return [
        kinds[FACES.index((row["type"], row["value"])), BACKGROUNDS.index(row["background"])]
        for row in _CARDS["cards"]
        if row["notches"] <= seats
    ]


DECKS: Final[dict[int, list[int]]] = {seats: _deck(seats) for seats in TREASURES}
