"""What is in the box: read once from the data files. Effects stay as read; `effects` turns them into tasks."""

from pathlib import Path
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from atoll.kernel.data import read_json

_DATA: Final = Path(__file__).parent.parent / "data"


def _records(name: str) -> list[dict[str, Any]]:
    records: list[dict[str, Any]] = read_json(_DATA / name)["records"]
    return records


SETUP: Final = read_json(_DATA / "setup.json")
BOARD: Final = read_json(_DATA / "player_board.json")
SOLO: Final = read_json(_DATA / "solo_rival.json")

RESOURCES: Final[list[str]] = SETUP["resources"]
COIN: Final = 0
COMPASS: Final = 1
TABLET: Final = 2
assert RESOURCES == ["coin", "compass", "tablet", "arrowhead", "jewel"]

ICONS: Final[list[str]] = SETUP["travel_icons"]
BOOT: Final = 0
CAR: Final = 1
BOAT: Final = 2
PLANE: Final = 3
assert ICONS == ["boot", "car", "boat", "plane"]

SIDES: Final = ["bird", "snake"]
BIRD: Final = 0
SNAKE: Final = 1

ROUNDS: Final[int] = SETUP["rounds"]
HAND_SIZE: Final[int] = SETUP["hand_size_at_round_start"]
PILOT: Final[int] = SETUP["hire_pilot"]["pay"]["coin"]
ROW_SLOTS: Final[int] = SETUP["card_row"]["slots"]
FEAR_CARDS: Final[int] = SETUP["fear_cards"]
FIGURES: Final[int] = BOARD["archaeologists"]
SQUARES: Final[int] = BOARD["assistant_squares"]
SLOT_POINTS: Final[list[int]] = [slot["points_if_empty_at_end"] for slot in BOARD["idol_slots"]]
IDOL_POINTS: Final[int] = BOARD["points_per_idol"]
GUARDIAN_POINTS: Final[int] = SETUP["scoring"]["guardian"]


def count_icons(names: list[str]) -> list[int]:
    """How many boots, cars, boats and planes."""
    return [names.count(icon) for icon in ICONS]


def count_tokens(cost: dict[str, Any]) -> list[int]:
    """How many tokens of each resource."""
    return [int(cost.get(resource, 0)) for resource in RESOURCES]


def every_step(steps: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """All steps of an effect: also those one may choose, and those one has to pay for."""
    found: list[dict[str, Any]] = []
    rest = steps.copy()
    while rest:
        step = rest.pop()
        found.append(step)
        if step["op"] == "pay":
            rest += step["then"]
        elif step["op"] == "choose":
            for option in step["options"]:
                rest += option
    return found


# -- cards --------------------------------------------------------------------------------------------

BASIC: Final = 0
FEARFUL: Final = 1
ITEM: Final = 2
ARTIFACT: Final = 3


class Card:
    """A kind of card. Cards of one kind are alike, so positions hold the numbers of kinds."""

    def __init__(self, number: int, group: int, record: dict[str, Any]) -> None:
        self.number: Final = number
        self.group: Final = group
        self.id: Final[str] = record["id"]
        self.name: Final = (
            self.id.removeprefix("basic_").removeprefix("item_").removeprefix("artifact_").replace("_", "-")
        )
        self.price: Final = sum(record.get("cost", {}).values())  # coins for items, compasses for artifacts
        self.points: Final[int] = record["points"]
        self.icons: Final = count_icons(record["travel"])
        self.travels: Final = len(record["travel"])
        self.exiles_itself: Final[bool] = record.get("exile_self", False)
        self.tablets: Final = int(record.get("hand_play_cost", {}).get("tablet", 0))
        self.free = False  # its effect has lightning
        self.steps: list[dict[str, Any]] = []
        self.pass_steps: list[dict[str, Any]] = []
        for mode in record["modes"]:
            if mode["timing"] == "pass":
                self.pass_steps = mode["effect"]
            else:
                self.steps = mode["effect"]
                self.free = mode["timing"] == "free"


def _cards() -> list[Card]:
    basic = _records("basic_cards.json")
    rows = [(BASIC, row) for row in basic if row["kind"] == "basic"]
    rows += [(FEARFUL, row) for row in basic if row["kind"] == "fear"]
    rows += [(ITEM, row) for row in _records("items.json")]
    rows += [(ARTIFACT, row) for row in _records("artifacts.json")]
    return [Card(number, group, row) for number, (group, row) in enumerate(rows)]


CARDS: Final = _cards()
GROUP: Final = vec[i64]([card.group for card in CARDS])
FEAR: Final = [card.group for card in CARDS].index(FEARFUL)
ITEMS: Final = [card.number for card in CARDS if card.group == ITEM]
ARTIFACTS: Final = [card.number for card in CARDS if card.group == ARTIFACT]
FEAR_POINTS: Final[int] = SETUP["scoring"]["fear_card"]
FEAR_TILE_POINTS: Final[int] = SETUP["scoring"]["fear_tile"]
FIRST_DECK: Final = [[card.id for card in CARDS].index(name) for name in SETUP["starting_deck"]]

# -- the map ------------------------------------------------------------------------------------------


class Place:
    """A camp or a space for a site: where effects happen and guardians wake."""

    def __init__(self, number: int, name: str, level: int, row: int, column: int) -> None:
        self.number: Final = number
        self.name: Final = name
        self.level: Final = level  # 0 for camps
        self.row: Final = row  # 0 for camps, 3 for the top of the map
        self.column: Final = column


class Space:
    """Room for one archaeologist."""

    def __init__(self, number: int, name: str, place: int, travel: list[list[int]], blockable: bool) -> None:
        self.number: Final = number
        self.name: Final = name
        self.place: Final = place
        self.travel: Final = travel  # icons to pay, by side of the board
        self.blockable: Final = blockable


def _places() -> tuple[list[Place], list[Space]]:
    places: list[Place] = []
    spaces: list[Space] = []
    for row in _records("camps.json"):
        for room in row["spaces"]:
            icons = count_icons(room["travel_cost"])
            name = room["id"].replace("_", "-")
            spaces.append(Space(len(spaces), name, len(places), [icons, icons], room["blockable"]))
        column = row["position_left_to_right"]
        places.append(Place(len(places), row["id"].replace("_", "-"), 0, 0, column))
    for row in _records("map_spaces.json"):
        name = row["id"].lower()
        travel = [count_icons(row["travel_cost"][side]) for side in SIDES]
        spaces.append(Space(len(spaces), name, len(places), travel, False))
        places.append(Place(len(places), name, row["site_level"], row["map_row"], row["position_left_to_right"]))
    return places, spaces


_MAP: Final = _places()
PLACES: Final = _MAP[0]
SPACES: Final = _MAP[1]
CAMPS: Final = len([place for place in PLACES if place.level == 0])
PLACE_OF: Final = vec[i64]([space.place for space in SPACES])
LEVEL: Final = vec[i64]([place.level for place in PLACES])
SPACES_OF: Final = [[space.number for space in SPACES if space.place == place.number] for place in PLACES]
TRAVEL: Final = [[space.travel[side] for space in SPACES] for side in range(len(SIDES))]
DISCOVER_COST: Final[list[int]] = [
    0,
    SETUP["discover_cost"]["level_1"]["compass"],
    SETUP["discover_cost"]["level_2"]["compass"],
]

# Sites are what lies on places: the five camps are printed there, the tiles come with discovery.
_SITES: Final = [*_records("camps.json"), *_records("sites.json")]
SITE_NAMES: Final[list[str]] = [row["id"].lower().replace("_", "-") for row in _SITES]
SITE_STEPS: Final[list[list[dict[str, Any]]]] = [row["effect"] for row in _SITES]
SITE_TILES: Final = [
    [number for number, row in enumerate(_SITES) if row["site_level"] == level and number >= CAMPS] for level in (1, 2)
]

# -- guardians, idols, assistants, bonus tiles --------------------------------------------------------


class Guardian:
    """A guardian: what it costs, and its boon: travel icons or an effect."""

    def __init__(self, number: int, record: dict[str, Any]) -> None:
        cost = record["cost"]
        boon = record["boon"]
        self.number: Final = number
        self.name: Final = f"guardian-{number + 1}"
        self.tokens: Final = count_tokens(cost)
        self.discards: Final = int(cost.get("discard_card", 0))
        self.travel: Final = count_icons(cost.get("travel", []))
        self.icons: Final = count_icons(boon.get("icons", []))  # none if the boon is a free action
        self.travels: Final = len(boon.get("icons", []))
        self.boon: Final[list[dict[str, Any]]] = boon.get("effect", [])


GUARDIANS: Final = [Guardian(number, row) for number, row in enumerate(_records("guardians.json"))]


class Assistant:
    """An assistant with both sides; `free` is false for the one who takes a main action."""

    def __init__(self, number: int, record: dict[str, Any]) -> None:
        self.number: Final = number
        self.name: Final = f"assistant-{number + 1}"
        self.free: Final = record["silver"]["timing"] == "free"
        self.steps: Final[list[list[dict[str, Any]]]] = [record["silver"]["effect"], record["gold"]["effect"]]
        self.icons: Final = [self._travel(steps) for steps in self.steps]

    def _travel(self, steps: list[dict[str, Any]]) -> list[int]:
        """The travel icons that a side can give instead of its tokens."""
        for option in steps[0].get("options", []):
            if option[0]["op"] == "travel":
                return count_icons(option[0]["icons"])
        return [0, 0, 0, 0]


ASSISTANTS: Final = [Assistant(number, row) for number, row in enumerate(_records("assistants.json"))]
# Both sides of all assistants in one row: side 2 * n is the silver one of assistant n, the next its gold one.
SIDE_ICONS: Final = [icons for assistant in ASSISTANTS for icons in assistant.icons]

_IDOLS: Final = _records("idols.json")
IDOLS: Final[list[str]] = [row["id"] for row in _IDOLS]
IDOL_COPIES: Final[list[int]] = [row["copies"] for row in _IDOLS]
IDOL_STEPS: Final[list[list[dict[str, Any]]]] = [row["effect"] for row in _IDOLS]

_BONUSES: Final = _records("bonus_tiles.json")
BONUSES: Final[list[str]] = [row["id"] for row in _BONUSES]
BONUS_COPIES: Final[list[int]] = [row["copies"] for row in _BONUSES]
BONUS_STEPS: Final[list[list[dict[str, Any]]]] = [row["effect"] for row in _BONUSES]

SLOT_STEPS: Final[list[list[dict[str, Any]]]] = [row["effect"] for row in BOARD["idol_slot_effects"]]

# -- research -----------------------------------------------------------------------------------------

GLASS: Final = 0
NOTEBOOK: Final = 1
TOKENS: Final = ["glass", "notebook"]
_TOKEN_KEYS: Final = ["magnifying_glass", "notebook"]
TRACK_SPACES: Final = 15
TEMPLE: Final = TRACK_SPACES - 1  # the Lost Temple


class Bridge:
    """A way from one research space to the next row, and its cost."""

    def __init__(self, goal: int, tokens: list[int], idols: int) -> None:
        self.goal: Final = goal
        self.tokens: Final = tokens
        self.idols: Final = idols  # from the crates


class Track:
    """The research track of one side of the board."""

    def __init__(self, record: dict[str, Any]) -> None:
        spaces = record["spaces"]
        self.row: Final[list[int]] = [space["row"] for space in spaces]
        self.column: Final[list[int]] = [space["position_left_to_right"] for space in spaces]
        self.bridges: Final[list[list[Bridge]]] = [[] for _ in spaces]
        for edge in record["edges"]:
            start = int(edge["from"].split(":")[1])
            goal = int(edge["to"].split(":")[1])
            cost = edge["cost"]
            self.bridges[start].append(Bridge(goal, count_tokens(cost), int(cost.get("idol_from_crates", 0))))
        self.bonuses: Final[list[list[int]]] = [
            [int(space["bonus_tiles_by_players"][str(max(2, seats))]) for space in spaces] for seats in range(5)
        ]
        # points and effects by token and row; row 0 is below the track
        self.points: Final[list[list[int]]] = [
            [0] + [int(row[key]["points"]) for row in record["rows"]] for key in _TOKEN_KEYS
        ]
        self.steps: Final[list[list[list[dict[str, Any]]]]] = [
            [[]] + [row[key]["effect"] for row in record["rows"]] for key in _TOKEN_KEYS
        ]
        self.arrivals: Final[list[int]] = record["lost_temple"]["points_by_arrival"]
        rescue_rows = [int(space["row"]) for space in spaces if "rescue_stack" in space]
        self.rescue_row: Final = rescue_rows[0] if rescue_rows else -1
        parts = record["temple_costs"]
        self.temple_costs: Final = [_sum_tokens([count_tokens(parts[part]) for part in row]) for row in TEMPLE_PARTS]


def _sum_tokens(costs: list[list[int]]) -> list[int]:
    return [sum([cost[resource] for cost in costs]) for resource in range(len(RESOURCES))]


_TEMPLE_TILES: Final = _records("temple_tiles.json")
TEMPLE_STACKS: Final[list[str]] = [row["id"].replace("_", "-") for row in _TEMPLE_TILES]
TEMPLE_POINTS: Final[list[int]] = [row["points"] for row in _TEMPLE_TILES]
TEMPLE_PARTS: Final[list[list[str]]] = [row["cost_parts"] for row in _TEMPLE_TILES]
TRACKS: Final = [Track(row) for row in _records("research_tracks.json")]
