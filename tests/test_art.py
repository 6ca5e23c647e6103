"""Drawings that are made from the data are current."""

from atoll.games.arnak.art.sheet import HERE, sheet


def test_the_sheet_of_arnak_is_made_from_the_data() -> None:
    assert (HERE / "symbols.svg").read_text(encoding="utf-8") == sheet(), "python -m atoll.games.arnak.art.sheet"
