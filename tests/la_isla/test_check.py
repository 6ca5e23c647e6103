"""The checker for data typed in from a box."""

import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from atoll.games.la_isla import LA_ISLA
from atoll.games.la_isla.check import check
from atoll.games.la_isla.geometry import chart
from atoll.games.la_isla.rules.island import REGIONS, SPACES

Data = dict[str, Any]


def spoiled(folder: Path, name: str, spoil: Callable[[Data], object]) -> list[str]:
    """What the checker says after something was changed in one file."""
    copy = folder / "data"
    shutil.copytree(LA_ISLA.folder / "data", copy)
    file = copy / f"{name}.json"
    data = json.loads(file.read_text(encoding="utf-8"))
    spoil(data)
    file.write_text(json.dumps(data), encoding="utf-8")
    return check(copy)


def test_our_data_are_sound() -> None:
    assert check(LA_ISLA.folder / "data") == []


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    (tmp_path / "setup.json").write_text("{", encoding="utf-8")
    assert [sentence.partition(":")[0] for sentence in check(tmp_path)] == ["setup.json cannot be read"]


def value(data: Data) -> None:
    data["tooth"]["regions"][1]["value"] = 3


def neighbour(data: Data) -> None:
    data["around"]["regions"]["C0"] = ["I0", "I2"]


def corner(data: Data) -> None:
    data["tooth"]["outline"][0][1] -= 5


def colour(data: Data) -> None:
    data["teeth"][4]["outer"]["color"] = "pink"


def one_card_less(data: Data) -> None:
    data["cards"].pop()


MISTAKES = [
    ("island", value, "Region S0.j4 shows 3, but 4 spaces are listed around it."),
    ("island", neighbour, "Region C0 touches I0, I1, but I0, I2 are listed."),
    ("island", corner, "The spaces and regions of the tooth overlap, or do not fill its outline."),
    ("island", lambda data: data["connector"].pop("crater"),
     "The spaces and regions of the connector overlap, or do not fill its outline."),
    ("island", colour, "Space outer of tooth T4 has the unknown colour 'pink'."),
    ("island", lambda data: data["teeth"].pop(), "island.json has 9 teeth for 10 slots."),
    ("island", lambda data: data["connector"]["regions"].pop(), "island.json has 34 regions; there must be 35."),
    ("island", lambda data: data["teeth"][2].pop("middle"), "Tooth T2 says nothing about its space middle."),
    ("island", lambda data: data["teeth"][0]["middle"].update(symbols=["spoon"]),
     "Space middle of tooth T0 has the unknown symbol 'spoon'."),
    ("cards", one_card_less, "There are 59 cards of value 2; there must be 60."),
    ("cards", lambda data: data["cards"][0].update(resource="yellow"),
     "23 cards of value 1 show beige; a balanced deck has 24."),
    ("cards", lambda data: data["cards"][0].update(function="joker.pink"),
     "Card 1-001 has the unknown function 'joker.pink'."),
    ("cards", lambda data: data["cards"][0].update(deck=2), "Card 1-001 is of value 2, but joker.green is of value 1."),
    ("cards", lambda data: data["cards"][0].update(id="1-002"), "There are 2 cards called 1-002."),
    ("cards", lambda data: data["cards"][0].update(function="joker.gray"),
     "0 cards show joker.green; functions.json says 1."),
    ("functions", lambda data: data["groups"][0].update(effect="fly"),
     "Function group joker has the unknown effect 'fly'."),
    ("functions", lambda data: data["groups"][0].update(trigger="rain"),
     "Function group joker has the unknown trigger 'rain'."),
    ("setup", lambda data: data["track"].update(value_by_step=[0, 2, 5]),
     "setup.json: the values of the track must rise from 0 to 5, never by more than one."),
    ("setup", lambda data: data["animals"].pop(), "setup.json must name five different animals."),
    ("setup", lambda data: data.pop("track"), "Something is missing or of the wrong kind: KeyError('track')."),
]  # fmt: skip


@pytest.mark.parametrize(("name", "spoil", "sentence"), MISTAKES, ids=[sentence for _, _, sentence in MISTAKES])
def test_a_mistake_is_said_in_one_sentence(
    tmp_path: Path, name: str, spoil: Callable[[Data], object], sentence: str
) -> None:
    assert sentence in spoiled(tmp_path, name, spoil)


def test_four_extra_slots_would_leave_somebody_without_an_a_card(tmp_path: Path) -> None:
    def four(data: Data) -> None:
        for row in data["cards"][-2:]:
            row["function"] = "extra_slot"

    assert "There may be at most 3 cards with extra_slot." in spoiled(tmp_path, "cards", four)


# -- shapes for renderers -----------------------------------------------------------------------------------


def test_the_chart_has_a_shape_for_every_space_and_region() -> None:
    shapes = chart()
    assert [shape.id for shape in shapes if shape.region] == [region.id for region in REGIONS]
    assert {shape.id for shape in shapes if not shape.region} == {space.id for space in SPACES}
