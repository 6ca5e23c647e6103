"""Every card, one spec after the other (chapters 3, 9, 10, 17 and 18)."""

from typing import Any

import pytest

from atoll.games.arnak.rules.components import ARTIFACT, CARDS, ITEM

from .spec import check, load

SPECS = [*load("basic_cards"), *load("items"), *load("artifacts")]


@pytest.mark.parametrize(("card", "spec"), SPECS, ids=[f"{card} {spec['tells']}" for card, spec in SPECS])
@pytest.mark.rule("arnak 3.10")
@pytest.mark.rule("arnak 9.4")
@pytest.mark.rule("arnak 18.23")
def test_the_card(card: str, spec: dict[str, Any]) -> None:
    check(spec)


def test_every_card_has_a_spec() -> None:
    assert {card.name for card in CARDS} == {name for name, _ in SPECS}
    assert [card.name for card in CARDS if card.group == ITEM] == list(dict.fromkeys(name for name, _ in load("items")))
    assert len([card for card in CARDS if card.group == ARTIFACT]) == len({name for name, _ in load("artifacts")})
