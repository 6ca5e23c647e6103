"""The checker of the cards: silent on ours, one sentence for every mistake."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from atoll.games.costa_ruana import COSTA_RUANA
from atoll.games.costa_ruana.check import check

Cards = list[dict[str, Any]]


def test_our_own_cards_are_in_order() -> None:
    assert check(COSTA_RUANA.folder / "data") == []


def spoiled(folder: Path, spoil: Callable[[Cards], Any]) -> list[str]:
    data = json.loads((COSTA_RUANA.folder / "data" / "cards.json").read_text(encoding="utf-8"))
    spoil(data["cards"])
    (folder / "cards.json").write_text(json.dumps(data))
    return check(folder)


@pytest.mark.parametrize(
    ("spoil", "sentence"),
    [
        (lambda cards: cards[3].update(type="dance"), "Card CR04 has the unknown type 'dance'."),
        (lambda cards: cards[3].update(value=5), "Card CR04 has the value 5, which return does not have."),
        (lambda cards: cards[3].update(background="dusk"), "Card CR04 has the unknown background 'dusk'."),
        (lambda cards: cards[3].update(notches=7), "Card CR04 has 7 notches; there are 2 to 6."),
        (lambda cards: cards[3].update(id="CR05"), "There are 2 cards called CR05."),
        (lambda cards: cards.pop(), "There are 71 cards; there must be 72."),
        (lambda cards: cards[0].update(notches=3), "23 cards are kept for 2 players, who draw 24."),
        (lambda cards: cards[0].pop("value"), "Something is missing or of the wrong kind: KeyError('value')."),
    ],
)
def test_a_mistake_is_named_in_one_sentence(tmp_path: Path, spoil: Callable[[Cards], Any], sentence: str) -> None:
    assert sentence in spoiled(tmp_path, spoil)


def test_a_file_that_is_not_there_or_not_json_is_named(tmp_path: Path) -> None:
    assert check(tmp_path)[0].startswith("cards.json cannot be read")
    (tmp_path / "cards.json").write_text("{")
    assert check(tmp_path)[0].startswith("cards.json cannot be read")
