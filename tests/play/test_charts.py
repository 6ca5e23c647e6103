"""Charts: what is drawn is as long, as high and as far as its number."""

from xml.etree import ElementTree as ET

import pytest

from atoll.play.charts import BAR, Bar, bars, columns

SVG = "{http://www.w3.org/2000/svg}"


def drawn(svg: str, kind: str) -> list[dict[str, str]]:
    return [dict(found.attrib) for found in ET.fromstring(svg).iter(f"{SVG}{kind}")]


def numbers(things: list[dict[str, str]], name: str) -> list[float]:
    return [float(thing[name]) for thing in things]


def words(svg: str) -> list[tuple[float, str]]:
    return [(float(found.attrib["x"]), found.text or "") for found in ET.fromstring(svg).iter(f"{SVG}text")]


def test_a_bar_is_as_long_as_its_share_and_its_interval_ends_where_shares_end() -> None:
    rows = [Bar("quick", 0.5, 0.1, "50 %"), Bar("random", 0.0, 0.1, "0 %"), Bar("search", 1.0, 0.25, "100 %")]
    svg = bars("Shares", rows, 0.25)
    filled = [rect for rect in drawn(svg, "rect") if rect["fill"] == BAR]
    assert numbers(filled, "width") == [180, 0, 360] and numbers(filled, "x") == [150, 150, 150]
    assert numbers(filled, "y") == [42, 72, 102]
    lines = drawn(svg, "line")
    assert list(zip(numbers(lines, "x1"), numbers(lines, "x2"), strict=True)) == [(294, 366), (150, 186), (420, 510)]
    assert numbers(lines, "y1") == numbers(lines, "y2") == [52, 82, 112]  # in the middle of its bar
    assert drawn(svg, "path")[0]["d"] == "M240.0 38V134"
    assert words(svg) == [
        (10, "Shares"), (10, "quick"), (522, "50 %"), (10, "random"), (522, "0 %"), (10, "search"), (522, "100 %")
    ]  # fmt: skip
    assert ET.fromstring(svg).attrib["viewBox"] == "0 0 680 146"


def test_a_column_is_as_high_as_its_amount_beside_the_highest() -> None:
    svg = columns("Points", [("4", 25.0), ("5", 0.0), ("6", 50.0)], " %")
    found = [rect for rect in drawn(svg, "rect") if rect["fill"] == BAR]
    assert numbers(found, "height") == [85, 0, 170]
    assert numbers(found, "y") == [125, 210, 40]  # all stand on one line
    assert numbers(found, "x") == [12, 60, 108] and numbers(found, "width") == [45, 45, 45]
    assert [title.text for title in ET.fromstring(svg).iter(f"{SVG}title")] == ["4: 25 %", "5: 0 %", "6: 50 %"]
    assert words(svg) == [(10, "Points"), (12, "4"), (60, "5"), (108, "6")]
    assert ET.fromstring(svg).attrib["viewBox"] == "0 0 320 240"


@pytest.mark.parametrize(("many", "wide", "every"), [(11, 48, 1), (20, 28, 1), (26, 21, 2), (100, 16, 4)])
def test_many_columns_are_narrow_and_only_some_have_names(many: int, wide: int, every: int) -> None:
    svg = columns("Points", [(str(n), 1.0) for n in range(many)])
    found = [rect for rect in drawn(svg, "rect") if rect["fill"] == BAR]
    assert numbers(found, "x") == [12 + wide * n for n in range(many)]
    assert set(numbers(found, "width")) == {wide - 3}
    assert words(svg)[1:] == [(12 + wide * n, str(n)) for n in range(0, many, every)]
    assert ET.fromstring(svg).attrib["viewBox"] == f"0 0 {max(320, 24 + wide * many)} 240"


def test_a_chart_of_nothing_is_empty() -> None:
    assert [rect for rect in drawn(columns("Points", []), "rect") if rect["fill"] == BAR] == []
    flat = [rect for rect in drawn(columns("Points", [("1", 0.0)]), "rect") if rect["fill"] == BAR]
    assert numbers(flat, "height") == [0]
