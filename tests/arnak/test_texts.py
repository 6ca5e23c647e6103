"""Every card and tile tells in both languages what its effect in the data does."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import atoll.games.arnak.rules.components as box
from atoll.games.arnak.rules.components import ASSISTANTS, CARDS, GUARDIANS, RESOURCES
from atoll.text.catalogue import catalogue

FOLDER = Path(box.__file__).parent.parent
NOUNS = {
    "en": {
        "coin": "coins?", "compass": "compass(es)?", "tablet": "tablets?", "arrowhead": "arrowheads?",
        "jewel": "jewels?", "card": "cards?",
    },
    "fr": {
        "coin": "pièces?", "compass": "boussoles?", "tablet": "tablettes?", "arrowhead": "pointes? de flèche",
        "jewel": "joyau", "card": "cartes?",
    },
}  # fmt: skip
SIGNS = {
    "gain_fear": {"en": "1 Fear", "fr": "1\u00a0Peur"},
    "exile": {"en": "exile a card", "fr": "exiler une carte|exilez une carte"},
    "upgrade": {"en": "upgrade a token", "fr": "améliore[rz] un jeton"},
    "overcome_guardian": {"en": "vercome a guardian", "fr": "[Vv]ainc|[Vv]ainqu"},
    "relocate_archaeologist": {"en": "Relocate", "fr": "Déplacez"},
    "refresh_assistant": {"en": "efresh", "fr": "edresse"},
    "research_action": {"en": "Research|notebook", "fr": "recherche|carnet"},
    "buy_card": {"en": "buy", "fr": "achete|acheter"},
    "activate_site": {"en": "[Uu]se", "fr": "[Uu]tilise"},
}

each_language = pytest.mark.parametrize("language", NOUNS)
each_card = pytest.mark.parametrize("card", CARDS, ids=lambda card: card.name)


def steps_within(effect: object) -> Iterator[dict[str, Any]]:
    """All steps of an effect, those inside others too."""
    if isinstance(effect, dict):
        if "op" in effect:
            yield effect
        for part in effect.values():
            yield from steps_within(part)
    elif isinstance(effect, list):
        for part in effect:
            yield from steps_within(part)


def amounts(effect: object) -> set[tuple[str, int]]:
    """The tokens and cards that an effect gives or takes."""
    found = set()
    for step in steps_within(effect):
        if step["op"] == "gain":
            found.add((step["res"], step["n"]))
        elif step["op"] == "draw" and step["from"] == "top" and step["n"] > 1:
            found.add(("card", step["n"]))
        elif step["op"] == "research_action":
            found |= set(step.get("discount", {}).items())
        found |= {(name, n) for name, n in step.get("cost", {}).items() if name in RESOURCES}
    return found


def check(language: str, text: str, effect: object) -> None:
    for noun, n in amounts(effect):
        assert re.search(rf"\b{n}\s{NOUNS[language][noun]}\b", text), (noun, n)
    for step in steps_within(effect):
        if step["op"] in SIGNS:
            assert re.search(SIGNS[step["op"]][language], text), step["op"]


@each_language
@each_card
def test_the_text_of_a_card_says_what_it_does(card: box.Card, language: str) -> None:
    text = catalogue(language, FOLDER).detail(card.id.replace("_", "-"), "text")
    check(language, text, [card.steps, card.pass_steps])
    assert card.exiles_itself == bool(re.search("Exile this card|Exilez cette carte", text))
    assert card.free == bool(re.search("Lightning|Éclair", text))
    assert bool(card.pass_steps) == bool(re.search("passing|en passant", text))


@each_language
@pytest.mark.rule("arnak 18.22")
def test_tiles_have_names_and_texts_of_our_own(language: str) -> None:
    words = catalogue(language, FOLDER)
    sites = [words.message(name) for name in box.SITE_NAMES]
    helpers = [words.message(f"assistant-{n:02}") for n in range(1, len(ASSISTANTS) + 1)]
    guardians = [words.message(f"guardian-{n:02}") for n in range(1, len(GUARDIANS) + 1)]
    cards = [words.message(card.id.replace("_", "-")) for card in CARDS]
    assert len({*sites, *helpers, *guardians, *cards}) == len(sites + helpers + guardians + cards)


@each_language
def test_the_text_of_a_site_says_what_it_gives(language: str) -> None:
    words = catalogue(language, FOLDER)
    for name, effect in zip(box.SITE_NAMES, box.SITE_STEPS, strict=True):
        check(language, words.detail(name, "text"), effect)


@each_language
def test_both_sides_of_an_assistant_say_what_they_give(language: str) -> None:
    words = catalogue(language, FOLDER)
    for number, assistant in enumerate(ASSISTANTS, 1):
        for side, effect in zip(("silver", "gold"), assistant.steps, strict=True):
            check(language, words.detail(f"assistant-{number:02}", side), effect)


@each_language
def test_the_text_of_a_guardian_says_its_cost_and_its_boon(language: str) -> None:
    words = catalogue(language, FOLDER)
    for number, guardian in enumerate(GUARDIANS, 1):
        cost, boon = words.detail(f"guardian-{number:02}", "text").split(". ")
        for noun, n in zip(RESOURCES, guardian.tokens, strict=True):
            assert bool(n) == bool(re.search(rf"\b{n}\s{NOUNS[language][noun]}\b", cost))
        check(language, boon, guardian.boon)
        for icon, n in zip(box.ICONS, guardian.icons, strict=True):
            assert bool(n) == bool(re.search(rf"\b{words.message(f'icon-{icon}')}\b", boon))
