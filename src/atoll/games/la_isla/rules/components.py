"""What is in the box: read once from the data files."""

from pathlib import Path
from typing import Any, Final

from atoll.kernel.data import read_json

_DATA: Final = Path(__file__).parent.parent / "data"

ISLAND: Final = read_json(_DATA / "island.json")
_SETUP: Final = read_json(_DATA / "setup.json")
_PLAYER: Final[dict[str, int]] = _SETUP["each_player"]

COLOURS: Final[list[str]] = [row["id"] for row in _SETUP["colors"]]
TERRAINS: Final[list[str]] = [row["terrain"] for row in _SETUP["colors"]]
SYMBOLS: Final[list[str]] = _SETUP["symbols"]
ANIMALS: Final[list[str]] = _SETUP["animals"]
RINGS: Final[list[str]] = _SETUP["rings"]
KINDS: Final = len(ANIMALS)  # of animals and of resources alike: five
assert len(COLOURS) == KINDS, "setup.json must name as many colours as animals"

END_SUMS: Final[dict[int, int]] = {int(seats): total for seats, total in _SETUP["end_sum"]["by_players"].items()}
SEATS: Final = range(min(END_SUMS), max(END_SUMS) + 1)
SUPPLY: Final = _PLAYER["explorers_in_supply"]
RESERVE: Final = _PLAYER["explorers_in_reserve"]
RESOURCES: Final = _PLAYER["resources_of_each_color"]
SLOTS: Final = _PLAYER["slots"]
MOST_SLOTS: Final = SLOTS + 1  # a fourth one comes by a special function
DRAWN: Final[int] = _SETUP["cards_drawn"]["value"]
SMALL_TILES: Final[int] = _SETUP["small_tiles_per_animal"]["value"]
LARGE_TILE: Final[int] = _SETUP["large_tile_animals"]["value"]
COST: Final[int] = _SETUP["placement_cost"]["value"]
SET_POINTS: Final[int] = _SETUP["set_points"]["value"]
RATES: Final[dict[str, list[int]]] = _SETUP["leftovers"]["rates"]  # points, per so many resources

TRACK: Final[list[int]] = _SETUP["track"]["value_by_step"]
TOP: Final = len(TRACK) - 1

DECKS: Final[dict[str, list[int]]] = {"all": [1, 2], "beginner": [1]}


class Printed:
    """A special function as the data describes it: when it works and what it gives, in words."""

    def __init__(self, index: int, group: dict[str, Any], parameter: str, value: int) -> None:
        self.index: Final = index
        self.group: Final[str] = group["id"]
        self.parameter: Final = parameter  # the name of the colour, symbol, animal or ring; "" for none
        self.value: Final = value  # its number
        self.id: Final = f"{self.group}.{parameter}" if parameter else self.group
        self.trigger: Final[str] = group["trigger"]
        self.effect: Final[str] = group["effect"]
        self.amount: Final[int] = group["amount"]


_PARAMETERS: Final[dict[str, list[str]]] = {"color": COLOURS, "symbol": SYMBOLS, "animal": ANIMALS, "ring": RINGS}


def _printed() -> list[Printed]:
    functions: list[Printed] = []
    for group in read_json(_DATA / "functions.json")["groups"]:
        if group["parameter"] is None:
            functions.append(Printed(len(functions), group, "", -1))
        else:
            for value, parameter in enumerate(_PARAMETERS[group["parameter"]]):
                functions.append(Printed(len(functions), group, parameter, value))
    return functions


PRINTED: Final = _printed()


class Card:
    """A card: a special function above, a resource and an animal below."""

    def __init__(self, index: int, row: dict[str, Any], function: Printed) -> None:
        self.index: Final = index
        self.id: Final[str] = row["id"]
        self.deck: Final[int] = row["deck"]
        self.function: Final = function.index
        self.beside: Final = function.effect == "gain_slot"  # laid beside the holder: it is a slot itself
        self.colour: Final = COLOURS.index(row["resource"])
        self.animal: Final = ANIMALS.index(row["animal"])


def _cards() -> list[Card]:
    functions = {function.id: function for function in PRINTED}
    return [
        Card(index, row, functions[row["function"]])
        for index, row in enumerate(read_json(_DATA / "cards.json")["cards"])
    ]


CARDS: Final = _cards()


def deck(cards: str) -> list[int]:
    """The cards of a deck by its name in the options (rules 2.5)."""
    return [card.index for card in CARDS if card.deck in DECKS[cards]]
