"""The checker of the data files, and the page about effect words."""

import json
import shutil
from pathlib import Path

import pytest

from atoll.games.arnak import ARNAK
from atoll.games.arnak.check import check
from atoll.games.arnak.rules.effects import OPS

DATA = ARNAK.folder / "data"
PAGE = Path(__file__).parents[2] / "docs" / "reference" / "arnak-effects.md"


def test_our_own_data_is_well() -> None:
    assert check(DATA) == []


@pytest.mark.parametrize(
    ("file", "old", "new", "finding"),
    [
        ("items", '"op": "draw"', '"op": "drew"', "there is no effect word 'drew'."),
        ("items", '"res": "coin"', '"res": "gold"', "gain cannot be read"),
        ("items", '"id": "item_dog"', '"id": "item_flask"', "an id stands twice."),
        ("guardians", '"coin": 4', '"coin": 0', "a cost of 0 coin makes no sense."),
        ("guardians", '"compass": 2', '"doubloon": 2', "nobody can pay with 'doubloon'."),
        ("guardians", '["plane"]', '["airship"]', "there is no travel icon 'airship'."),
        ("sites", '"confidence": "verified"', '"confidence": "hearsay"', "has no confidence"),
        ("research_tracks", '"to": "bird:9"', '"to": "bird:10"', "does not lead one row up"),
        ("research_tracks", '"to": "bird:9"', '"to": "bird:99"', "leads over a space that is not there"),
        ("research_tracks", '"edges"', '"bridges"', "the rest cannot be read: KeyError 'edges'."),
        ("items", '"cost": {"coin": 1}', '"cost": 1', "a cost is written {thing: number}, not 1."),
    ],
)
def test_a_slip_is_found(tmp_path: Path, file: str, old: str, new: str, finding: str) -> None:
    shutil.copytree(DATA, tmp_path, dirs_exist_ok=True)
    path = tmp_path / f"{file}.json"
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")
    assert any(finding in found for found in check(tmp_path)), check(tmp_path)


def test_a_missing_record_and_a_broken_file_are_found(tmp_path: Path) -> None:
    shutil.copytree(DATA, tmp_path, dirs_exist_ok=True)
    data = json.loads((tmp_path / "items.json").read_text(encoding="utf-8"))
    data["records"].pop()
    (tmp_path / "items.json").write_text(json.dumps(data), encoding="utf-8")
    (tmp_path / "camps.json").write_text("{", encoding="utf-8")
    found = check(tmp_path)
    assert f"items.json: {data['count'] - 1} pieces, not {data['count']}." in found
    assert any(finding.startswith("camps.json cannot be read") for finding in found)


def test_every_effect_word_is_documented() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert [word for word in OPS if f"| `{word}` |" not in page] == []
