"""The tables of the rulebook, in both languages, say what the data says."""

import re
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import atoll.games.arnak.rules.components as box
from atoll.games.arnak.rules.components import ARTIFACTS, BIRD, CARDS, GLASS, NOTEBOOK, SNAKE, TRACKS, Track
from atoll.text.rulebook import rulebook

FOLDER = Path(box.__file__).parent.parent
TOKENS = {
    "en": ["coin", "compass", "tablet", "arrowhead", "jewel"],
    "fr": ["pièce", "boussole", "tablette", "pointe", "joyau"],
}
ROW = {"en": r"Row (\d): ", "fr": r"Rang (\d)\s: "}
TEMPLE_ROW = {"en": "Lost Temple: ", "fr": r"Temple perdu\s: "}
IDOL = {"en": "1 idol", "fr": r"1\sidole"}
BRIDGE_FROM = {
    "en": {"from the left only": [1], "from the right only": [-1], "left and the middle": [1, 2], "the right)": [2, 3]},
    "fr": {
        "depuis la gauche seulement": [1],
        "depuis la droite seulement": [-1],
        "gauche et le milieu": [1, 2],
        "la droite)": [2, 3],
    },
}

each_language = pytest.mark.parametrize("language", TOKENS)


def paragraph(language: str, id: str) -> str:
    return next(paragraph.text for paragraph in rulebook(FOLDER, language) if paragraph.id == id)


def tokens(language: str, text: str) -> list[int]:
    """The tokens that a text names, by resource: "1 coin and 2 tablets"."""
    found = [re.search(rf"(\d+)\s{word}", text) for word in TOKENS[language]]
    return [int(match[1]) if match else 0 for match in found]


def numbers(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", text)]


def table_of_bridges(language: str, id: str) -> list[list[str]]:
    """The costs of the bridges as texts: by row, from left to right."""
    text = re.sub(TEMPLE_ROW[language], "Row 8: " if language == "en" else "Rang 8 : ", paragraph(language, id))
    rows = re.split(ROW[language], text)[1:]
    assert numbers(" ".join(rows[::2])) == list(range(1, 9))
    return [re.split(r"\s?; ", row) for row in rows[1::2]]


def spaces(track: Track, row: int) -> list[int]:
    return [space for space, at in enumerate(track.row) if at == row]


def origins(language: str, text: str, below: list[int]) -> list[int]:
    """The spaces from which a bridge leads up, as its text says; all of the row below if it says nothing."""
    for phrase, columns in BRIDGE_FROM[language].items():
        if phrase in text:
            return [below[column - 1 if column > 0 else column] for column in columns]
    return below


@each_language
@pytest.mark.parametrize(
    ("side", "id"),
    [
        pytest.param(BIRD, "11.12", marks=pytest.mark.rule("arnak 11.12")),
        pytest.param(SNAKE, "16.6", marks=pytest.mark.rule("arnak 16.6")),
    ],
)
def test_the_bridges_cost_what_the_rulebook_says_and_lead_where_it_says(language: str, side: int, id: str) -> None:
    track = TRACKS[side]
    for row, costs in enumerate(table_of_bridges(language, id), 1):
        goals = spaces(track, row)
        assert len(costs) == len(goals)
        for goal, text in zip(goals, costs, strict=True):
            starts = [start for start in range(goal) if any(b.goal == goal for b in track.bridges[start])]
            assert starts == origins(language, text, spaces(track, row - 1))
            for start in starts:
                (bridge,) = [bridge for bridge in track.bridges[start] if bridge.goal == goal]
                assert bridge.tokens == tokens(language, text)
                assert bridge.idols == len(re.findall(IDOL[language], text))


@pytest.mark.rule("arnak 11.3")
@pytest.mark.parametrize("track", TRACKS)
def test_every_bridge_leads_one_row_up(track: Track) -> None:
    for start, bridges in enumerate(track.bridges):
        assert all(track.row[bridge.goal] == track.row[start] + 1 for bridge in bridges)


@each_language
@pytest.mark.parametrize(
    ("side", "token", "id"),
    [
        pytest.param(BIRD, GLASS, "11.13", marks=pytest.mark.rule("arnak 11.13")),
        pytest.param(BIRD, NOTEBOOK, "11.14", marks=pytest.mark.rule("arnak 11.14")),
        pytest.param(SNAKE, GLASS, "16.8", marks=pytest.mark.rule("arnak 16.8")),
        pytest.param(SNAKE, NOTEBOOK, "16.9", marks=pytest.mark.rule("arnak 16.9")),
    ],
)
def test_the_rows_are_worth_what_the_rulebook_says(language: str, side: int, token: int, id: str) -> None:
    worth = paragraph(language, id).rpartition("worth" if language == "en" else "vaut")[2]
    assert numbers(worth) == TRACKS[side].points[token][1:]


def gist(steps: list[dict[str, Any]]) -> str:
    (step,) = steps
    return f"{step['n']} {step['res']}" if step["op"] == "gain" else str(step["op"])


@pytest.mark.rule("arnak 11.13")
@pytest.mark.rule("arnak 11.14")
def test_what_the_rows_of_the_bird_side_give() -> None:
    glass, notebook = TRACKS[BIRD].steps
    assert [gist(row) for row in glass[1:]] == ["1 coin", *["1 compass"] * 4, "draw", "1 compass"]
    assert [gist(row) for row in notebook[1:]] == [
        "recruit_assistant", "recruit_assistant", "upgrade_assistant", "upgrade_assistant",
        "3 compass", "gain_card", "overcome_guardian",
    ]  # fmt: skip


@pytest.mark.rule("arnak 16.8")
@pytest.mark.rule("arnak 16.9")
@pytest.mark.rule("arnak 16.12")
def test_what_the_rows_of_the_snake_side_give() -> None:
    glass, notebook = TRACKS[SNAKE].steps
    assert [gist(row) for row in glass[1:]] == [
        "1 coin", "2 coin", "draw", "rescue_assistant", "upgrade_assistant", "gain_fear", "gain_fear",
    ]  # fmt: skip
    assert [gist(row) for row in notebook[1:]] == [
        "recruit_assistant", "exile", "upgrade_assistant", "gain_card", "refresh_assistant", "draw", "1 jewel",
    ]  # fmt: skip


@each_language
@pytest.mark.parametrize(
    ("side", "id"),
    [
        pytest.param(BIRD, "11.9", marks=pytest.mark.rule("arnak 11.9")),
        pytest.param(SNAKE, "16.10", marks=pytest.mark.rule("arnak 16.10")),
    ],
)
def test_the_three_costs_below_the_temple(language: str, side: int, id: str) -> None:
    parts = re.split(", ", paragraph(language, id))[-3:]
    left, middle, right = (tokens(language, part[-40:]) for part in parts)
    costs = dict(zip(box.TEMPLE_STACKS, TRACKS[side].temple_costs, strict=True))
    assert [costs[f"bronze-{at}"] for at in ("left", "middle", "right")] == [left, middle, right]
    assert costs["silver-left"] == [a + b for a, b in zip(left, middle, strict=True)]
    assert costs["silver-right"] == [a + b for a, b in zip(middle, right, strict=True)]
    assert costs["gold"] == [a + b for a, b in zip(costs["silver-left"], right, strict=True)]


@each_language
@pytest.mark.rule("arnak 15.3")
def test_temple_tiles_are_worth_what_the_rulebook_says(language: str) -> None:
    assert numbers(paragraph(language, "15.3")) == sorted(set(box.TEMPLE_POINTS), reverse=True)


@each_language
@pytest.mark.rule("arnak 11.6")
def test_arrivals_in_the_temple_are_worth_what_the_rulebook_says(language: str) -> None:
    assert numbers(paragraph(language, "11.6"))[-4:] == TRACKS[BIRD].arrivals == TRACKS[SNAKE].arrivals


@pytest.mark.rule("arnak 11.15")
@pytest.mark.parametrize(("seats", "rows"), [(2, {2, 4, 6}), (3, {2, 4, 6, 7}), (4, {2, 3, 4, 5, 6, 7})])
def test_the_bonus_tiles_of_the_bird_side(seats: int, rows: set[int]) -> None:
    track = TRACKS[BIRD]
    expected = [1 if track.row[space] in rows else 0 for space in range(box.TEMPLE)]
    assert track.bonuses[seats] == [*expected, seats]


@pytest.mark.rule("arnak 16.7")
@pytest.mark.parametrize(
    ("seats", "rows"),
    [
        (2, [[0], [0, 0], [1, 0, 1], [1, 1], [0], [0, 0], [1, 1], [2], [2]]),
        (3, [[0], [0, 0], [1, 1, 1], [1, 1], [0], [0, 0], [1, 1], [3], [3]]),
        (4, [[0], [0, 0], [1, 1, 1], [1, 1], [0], [1, 1], [1, 1], [3], [4]]),
    ],
)
def test_the_bonus_tiles_of_the_snake_side(seats: int, rows: list[list[int]]) -> None:
    assert TRACKS[SNAKE].bonuses[seats] == [tiles for row in rows for tiles in row]


# -- the map ------------------------------------------------------------------------------------------


def travel(side: int) -> dict[str, list[str]]:
    """The icons to pay for every wild space."""
    return {
        space.name: [icon for icon, n in zip(box.ICONS, box.TRAVEL[side][space.number], strict=True) for _ in range(n)]
        for space in box.SPACES
        if box.LEVEL[space.place] > 0
    }


BIRD_TRAVEL = (
    {key: ["car"] for key in ["i-1", "i-2", "i-5", "i-6"]}
    | {key: ["boat"] for key in ["i-3", "i-4", "i-7", "i-8"]}
    | {key: ["car", "car"] for key in ["ii-1", "ii-2"]}
    | {key: ["boat", "boat"] for key in ["ii-3", "ii-4"]}
)


@pytest.mark.rule("arnak 5.9")
def test_travel_on_the_bird_side() -> None:
    assert travel(BIRD) == BIRD_TRAVEL


@pytest.mark.rule("arnak 16.1")
def test_travel_on_the_snake_side_differs_in_four_places() -> None:
    changed = {"i-6": ["boot", "boot"], "i-7": ["plane"], "ii-2": ["boot", "plane"], "ii-3": ["car", "boat"]}
    assert travel(SNAKE) == BIRD_TRAVEL | changed
    camps = [space.number for space in box.SPACES if box.LEVEL[space.place] == 0]
    assert [box.TRAVEL[SNAKE][space] for space in camps] == [box.TRAVEL[BIRD][space] for space in camps]


@pytest.mark.rule("arnak 5.4")
def test_camps_have_two_spaces_for_one_boot_and_for_two() -> None:
    for camp in range(box.CAMPS):
        boots = [box.TRAVEL[BIRD][space] for space in box.SPACES_OF[camp]]
        assert boots == [[1, 0, 0, 0], [2, 0, 0, 0]]
    assert all(len(room) == 1 for room in box.SPACES_OF[box.CAMPS :])


def gains(steps: list[dict[str, Any]]) -> list[int]:
    return [sum(step["n"] for step in steps if step.get("res") == name) for name in box.RESOURCES]


@each_language
@pytest.mark.rule("arnak 5.7")
def test_the_camps_give_what_the_rulebook_says(language: str) -> None:
    listed = re.split(r"\s?; ", paragraph(language, "5.7"))
    for camp in range(4):
        assert gains(box.SITE_STEPS[camp]) == tokens(language, listed[camp])
    (last,) = box.SITE_STEPS[4]
    assert last["cost"] == {"discard_card": 1} and gains(last["then"]) == tokens(language, listed[4])


@each_language
@pytest.mark.rule("arnak 8.2")
def test_the_slots_give_what_the_rulebook_says(language: str) -> None:
    listed = re.split(r"\s?; ", paragraph(language, "8.2"))
    (jewel,) = box.SLOT_STEPS[0]
    assert jewel["cost"] == {"coin": 1} and gains(jewel["then"]) == [0, 0, 0, 0, 1]
    assert tokens(language, listed[0]) == [1, 0, 0, 0, 1]
    for slot in (1, 2, 3):
        assert gains(box.SLOT_STEPS[slot]) == tokens(language, listed[slot])
    assert [step["op"] for step in box.SLOT_STEPS[4]] == ["draw"]


@pytest.mark.rule("arnak 6.6")
def test_the_stacks_suffice_for_all_discoveries() -> None:
    wild = [level for level in box.LEVEL if level > 0]
    assert [len(tiles) for tiles in box.SITE_TILES] == [10, 6]
    assert [wild.count(1), wild.count(2)] == [8, 4]
    assert len(box.GUARDIANS) == 15 >= len(wild)


# -- cards --------------------------------------------------------------------------------------------


@pytest.mark.rule("arnak 3.10")
def test_funding_and_exploration_come_with_a_car_and_with_a_boat() -> None:
    basic = [card for card in CARDS if card.group == box.BASIC]
    assert [(card.name, gains(card.steps)[:2], card.free) for card in basic] == [
        ("funding-car", [1, 0], True),
        ("funding-boat", [1, 0], True),
        ("exploration-car", [0, 1], True),
        ("exploration-boat", [0, 1], True),
    ]
    assert [card.icons for card in basic] == [[0, 1, 0, 0], [0, 0, 1, 0]] * 2


@pytest.mark.rule("arnak 18.21")
def test_no_artifact_costs_more_than_the_whip_takes_off() -> None:
    (whip,) = [card for card in CARDS if card.name == "whip"]
    assert max(CARDS[card].price for card in ARTIFACTS) == whip.steps[0]["discount"] == 4


@pytest.mark.rule("arnak 18.23")
def test_where_one_source_alone_differs_the_others_are_followed() -> None:
    cards = {card.name: card for card in CARDS}
    for name in ("torch", "axe", "machete", "ritual-dagger", "mortar", "cleansing-cauldron", "tigerclaw-hairpin"):
        assert not cards[name].exiles_itself and "exile" in [step["op"] for step in cards[name].steps]
    for name in ("dog", "large-backpack", "theodolite", "ancient-wine", "coconut-flask"):
        assert cards[name].steps[0]["op"] == "gain"
    assert cards["stone-key"].price == 3
    assert box.SITE_STEPS[box.SITE_NAMES.index("site-i-10")] == [{"op": "gain", "res": "jewel", "n": 1}]


# -- the rival ----------------------------------------------------------------------------------------


@pytest.mark.rule("arnak 19.9")
def test_what_the_rival_discovers_in_each_round() -> None:
    by_round = {tile["colour"]: tile["by_round"] for tile in box.SOLO["tiles"] if tile["action"] == "discover"}
    seen = {
        colour: [(rounds[n]["level"], rounds[n]["guardian"]) if rounds[n] else None for n in "12345"]
        for colour, rounds in by_round.items()
    }
    assert seen["green"] == [(1, True), (1, False), (1, True), (2, False), None]
    assert seen["red"] == [(1, False), (1, True), (1, False), (2, True), (2, False)]


@pytest.mark.rule("arnak 19.15")
def test_four_green_tiles_rest_in_the_last_round() -> None:
    resting = [(tile["action"], tile["colour"]) for tile in box.SOLO["tiles"] if tile["skipped_in_round_5"]]
    assert resting == [(action, "green") for action in ("discover", "research", "overcome", "buy_item")]


@pytest.mark.rule("arnak 19.19")
def test_any_ten_tiles_of_the_rival_show_five_arrows_each_way() -> None:
    tiles = box.SOLO["tiles"]
    pairs = [tile for tile in tiles if tile["pair"]]
    for green, red in list(pairwise(pairs))[::2]:
        assert green["pair"] == red["pair"] and green["arrow"] == red["arrow"]
    for colour in ("green", "red"):
        arrows = [tile["arrow"] for tile in tiles if tile["colour"] in ("archaeologist", colour)]
        assert [arrows.count("left"), arrows.count("right")] == [5, 5]
