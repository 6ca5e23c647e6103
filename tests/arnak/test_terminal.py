"""The table in the terminal."""

import pytest
from rich.console import Console

from atoll.games.arnak import ARNAK
from atoll.games.arnak.rules.state import Arnak
from atoll.text.speaker import Speaker

from .table import bare, cards, discovered, employ, hold, lay_row, new_game, stand, turn


def drawn(state: Arnak, seat: int, language: str, width: int = 120) -> str:
    assert ARNAK.draw is not None
    console = Console(width=width, force_terminal=False)
    with console.capture() as capture:
        console.print(ARNAK.draw(ARNAK.look(state, seat), Speaker(ARNAK, language)))
    return capture.get()


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["Round 2 of 5", "Stone Jar", "Reef Serpent", "Banker", "Hand: Fear, Hat"]),
        ("fr", ["Manche 2 sur 5", "Serpent du récif", "Main\u00a0: Peur, Chapeau"]),
    ],
)
def test_the_table_shows_row_map_assistants_and_the_own_hand(language: str, said: list[str]) -> None:
    state = bare()
    state.round = 2
    lay_row(state, "stone-jar stone-key dog")
    discovered(state, "i-1", "site-i-10", "guardian-1")
    stand(state, 1, "i-1")
    employ(state, 0, "assistant-1 gold exhausted")
    hold(state, 0, "fear hat")
    turn(state)
    text = drawn(state, 0, language)
    assert [words for words in said if words not in text] == []


def test_others_do_not_see_the_hand() -> None:
    state = bare()
    hold(state, 0, "hat")
    state.drawn.extend(cards("axe"))
    state.turn = 0
    text = drawn(state, 1, "en")
    assert "Hat" not in text and "Axe" not in text


@pytest.mark.parametrize("temple", ["bird", "snake"])
def test_the_rival_has_a_line_of_its_own(temple: str) -> None:
    assert "Rival" in drawn(new_game(1, temple=temple), 0, "en", 80)
