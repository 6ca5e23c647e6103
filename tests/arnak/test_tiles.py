"""Every camp, site, guardian, assistant, idol, bonus tile, slot effect and research row."""

from typing import Any

import pytest

from atoll.games.arnak.rules import printed
from atoll.games.arnak.rules.components import (
    ASSISTANTS,
    BONUSES,
    GLASS,
    GUARDIANS,
    IDOLS,
    NOTEBOOK,
    SITE_NAMES,
    TRACKS,
)

from .spec import check, load
from .table import (
    BONUS,
    ask,
    asked,
    bare,
    discovered,
    employ,
    give,
    hold,
    lay_row,
    say,
    stack_deck,
    stand,
    supply,
    tokens,
    turn,
    words,
)

SITES, GUARDIAN_SPECS, ASSISTANT_SPECS = load("sites"), load("guardians"), load("assistants")


def title(spec: tuple[str, dict[str, Any]]) -> str:
    return f"{spec[0]} {spec[1]['tells']}"


@pytest.mark.parametrize(("site", "spec"), SITES, ids=[title(spec) for spec in SITES])
@pytest.mark.rule("arnak 5.3")
@pytest.mark.rule("arnak 5.7")
@pytest.mark.rule("arnak 5.8")
def test_the_site(site: str, spec: dict[str, Any]) -> None:
    check(spec)


@pytest.mark.parametrize(("guardian", "spec"), GUARDIAN_SPECS, ids=[title(spec) for spec in GUARDIAN_SPECS])
@pytest.mark.rule("arnak 7.1")
@pytest.mark.rule("arnak 7.3")
@pytest.mark.rule("arnak 4.6")
def test_the_guardian(guardian: str, spec: dict[str, Any]) -> None:
    check(spec)


@pytest.mark.parametrize(("assistant", "spec"), ASSISTANT_SPECS, ids=[title(spec) for spec in ASSISTANT_SPECS])
@pytest.mark.rule("arnak 12.3")
@pytest.mark.rule("arnak 12.6")
@pytest.mark.rule("arnak 12.7")
def test_the_assistant(assistant: str, spec: dict[str, Any]) -> None:
    check(spec)


def test_every_site_guardian_and_side_has_a_spec() -> None:
    assert list(dict.fromkeys(name for name, _ in SITES)) == SITE_NAMES
    assert list(dict.fromkeys(name for name, _ in GUARDIAN_SPECS)) == [guardian.name for guardian in GUARDIANS]
    sides = {(name, spec["tells"].partition(":")[0]) for name, spec in ASSISTANT_SPECS}
    assert sides == {(assistant.name, side) for assistant in ASSISTANTS for side in ("silver", "gold")}


# -- idols, bonus tiles and slots ---------------------------------------------------------------------

SMALL_GAINS: dict[str, tuple[list[str], dict[str, int]]] = {
    "coin": ([], {"tablet": 1, "coin": 1}),
    "compass": ([], {"tablet": 1, "compass": 1}),
    "tablet": ([], {"tablet": 2}),
    "exile": (["exile hand fear"], {"tablet": 1}),
    "upgrade": (["upgrade tablet"], {"arrowhead": 1}),
    "refresh": (["refresh assistant-2"], {"tablet": 1}),
    "draw": (["draw 1"], {"tablet": 1}),
}


def small_gain(task: Any, name: str) -> None:
    """Resolve a task that is one of the small gains, with a tablet, a Fear card and a tired assistant at hand."""
    said, after = SMALL_GAINS[name]
    state = bare()
    give(state, tablet=1)
    hold(state, 0, "fear")
    stack_deck(state, 0, "rope")
    employ(state, 0, "assistant-2 exhausted")
    ask(state, task)
    say(state, *said)
    assert tokens(state) == after
    assert len(state.players[0].hand) == {"exile": 0, "draw": 2}.get(name, 1)
    assert state.players[0].ready[0] == (name == "refresh")


@pytest.mark.parametrize("idol", IDOLS)
@pytest.mark.rule("arnak 6.2")
def test_the_idol(idol: str) -> None:
    small_gain(printed.IDOL[IDOLS.index(idol)], idol)


@pytest.mark.parametrize("bonus", BONUSES)
@pytest.mark.rule("arnak 11.5")
def test_the_bonus_tile(bonus: str) -> None:
    small_gain(printed.BONUS[BONUSES.index(bonus)], bonus)


@pytest.mark.parametrize(
    ("option", "said", "after"),
    [
        ("jewel", ["pay"], {"jewel": 1}),
        ("arrowhead", [], {"coin": 1, "arrowhead": 1}),
        ("tablet", [], {"coin": 1, "tablet": 2}),
        ("coin-compass", [], {"coin": 2, "compass": 1}),
        ("draw", ["draw 1"], {"coin": 1}),
    ],
)
@pytest.mark.rule("arnak 8.1")
@pytest.mark.rule("arnak 8.2")
def test_the_slot_effect(option: str, said: list[str], after: dict[str, int]) -> None:
    state = bare()
    give(state, coin=1)
    stack_deck(state, 0, "rope")
    hold(state, 0, "fear")
    state.players[0].crates = 1
    turn(state)
    say(state, f"slot {option}", *said)
    assert tokens(state) == after
    assert (state.players[0].crates, state.players[0].slots) == (0, 1)
    assert len(state.players[0].hand) == (2 if option == "draw" else 1)


# -- research rows ------------------------------------------------------------------------------------

ROWS: list[tuple[str, int, int, list[str], dict[str, int]]] = [
    ("bird", GLASS, 1, [], {"coin": 1}),
    ("bird", GLASS, 2, [], {"compass": 1}),
    ("bird", GLASS, 3, [], {"compass": 1}),
    ("bird", GLASS, 4, [], {"compass": 1}),
    ("bird", GLASS, 5, [], {"compass": 1}),
    ("bird", GLASS, 6, ["draw 1"], {}),
    ("bird", GLASS, 7, [], {"compass": 1}),
    ("bird", NOTEBOOK, 1, ["recruit assistant-6"], {}),
    ("bird", NOTEBOOK, 2, ["recruit assistant-7"], {}),
    ("bird", NOTEBOOK, 3, ["promote assistant-2"], {}),
    ("bird", NOTEBOOK, 4, ["promote assistant-2"], {}),
    ("bird", NOTEBOOK, 5, [], {"compass": 3}),
    ("bird", NOTEBOOK, 6, ["take serpents-gold", "resolve serpents-gold"], {"coin": 4}),
    ("bird", NOTEBOOK, 7, ["overcome i-1"], {}),
    ("snake", GLASS, 1, [], {"coin": 1}),
    ("snake", GLASS, 2, [], {"coin": 2}),
    ("snake", GLASS, 3, ["draw 1"], {}),
    ("snake", GLASS, 4, ["rescue assistant-9"], {}),
    ("snake", GLASS, 5, ["promote assistant-2"], {}),
    ("snake", GLASS, 6, [], {}),
    ("snake", GLASS, 7, [], {}),
    ("snake", NOTEBOOK, 1, ["recruit assistant-6"], {}),
    ("snake", NOTEBOOK, 2, ["exile hand fear"], {}),
    ("snake", NOTEBOOK, 3, ["promote assistant-2"], {}),
    ("snake", NOTEBOOK, 4, ["take serpents-gold", "resolve serpents-gold"], {"coin": 4}),
    ("snake", NOTEBOOK, 5, ["refresh assistant-2"], {}),
    ("snake", NOTEBOOK, 6, ["draw 1"], {}),
    ("snake", NOTEBOOK, 7, [], {"jewel": 1}),
]


@pytest.mark.parametrize(("temple", "token", "row", "said", "gains"), ROWS)
@pytest.mark.rule("arnak 11.13")
@pytest.mark.rule("arnak 11.14")
@pytest.mark.rule("arnak 16.8")
@pytest.mark.rule("arnak 16.9")
def test_the_research_row(temple: str, token: int, row: int, said: list[str], gains: dict[str, int]) -> None:
    state = bare(temple=temple)
    promoting = said == ["promote assistant-2"]
    employ(state, 0, "assistant-2 exhausted", *(["assistant-3"] if promoting else []))
    supply(state, "assistant-6", "assistant-7", "assistant-8")
    state.research.rescue = [8, 9]
    hold(state, 0, "fear")
    stack_deck(state, 0, "rope")
    discovered(state, "i-1", "site-i-10", "guardian-1")
    stand(state, 0, "i-1")
    lay_row(state, "serpents-gold hat")
    fear_before = state.market.fear_deck
    ask(state, printed.ROW[state.side][token][row])
    say(state, *said)
    assert tokens(state) == gains
    assert fear_before - state.market.fear_deck == (
        1 if said[1:] or ((temple, token) == ("snake", GLASS) and row >= 6) else -1 if "exile hand fear" in said else 0
    )
    assert (len(state.players[0].hand) == 2) == (said == ["draw 1"])
    first, second = state.players[0].assistants
    assert first & 1 == promoting
    assert (second >= 0) == (promoting or bool(said and said[0].startswith(("recruit", "rescue"))))
    assert len(state.players[0].boons) == (said == ["overcome i-1"])


def test_every_row_has_a_case() -> None:
    expected = [(side, token, row) for side in ("bird", "snake") for token in (GLASS, NOTEBOOK) for row in range(1, 8)]
    assert [row[:3] for row in ROWS] == expected
    assert all(len(track.steps[GLASS]) == 8 for track in TRACKS)


@pytest.mark.rule("arnak 16.5")
def test_one_of_several_open_bonus_tiles_is_chosen_and_leaves_the_game() -> None:
    state = bare(temple="snake")
    state.research.open_bonuses = [BONUS["coin"], BONUS["tablet"]]
    state.players[0].glass = 11
    give(state, coin=1, tablet=1, arrowhead=1)
    turn(state)
    say(state, "research glass 13", "bonus first")
    assert asked(state) == "claim" and words(state) == ["claim coin", "claim tablet"]
    say(state, "claim tablet")
    assert state.research.open_bonuses == [BONUS["coin"]]
    assert tokens(state) == {"tablet": 1}
