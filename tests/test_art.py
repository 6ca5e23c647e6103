"""Drawings that are made from the data are current."""

from types import ModuleType

import pytest

from atoll.games.arnak.art import sheet as arnak
from atoll.games.la_isla.art import sheet as la_isla


@pytest.mark.parametrize("made", [arnak, la_isla], ids=["arnak", "la-isla"])
def test_a_sheet_is_what_the_data_makes_of_the_drawings(made: ModuleType) -> None:
    committed = (made.HERE / "symbols.svg").read_text(encoding="utf-8")
    assert committed == made.sheet(), f"python -m {made.__name__}"
