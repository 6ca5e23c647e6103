"""Specs of components as data: a situation, what is said, and all that changes.

A spec is a table of a TOML file. `given` lays the table out for seat 0, `say` are the words, and the rest is what
must be true afterwards. Tokens are checked to the last one: whatever `gains` does not name has not changed.
"""

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

from atoll.games.arnak.rules.components import ASSISTANTS, GUARDIANS, TEMPLE, TEMPLE_STACKS
from atoll.games.arnak.rules.state import Arnak

from . import table
from .table import bare, cards, names, offered, standing, tokens, turn, why

FOLDER = Path(__file__).parent / "specs"


def load(file: str) -> list[tuple[str, dict[str, Any]]]:
    """All specs of a file, each with the name of its component."""
    data = tomllib.loads((FOLDER / f"{file}.toml").read_text(encoding="utf-8"))
    return [(name, spec) for name, specs in data.items() for spec in specs]


def lay_out(given: dict[str, Any]) -> Arnak:
    """The table that a spec describes, with seat 0 at turn."""
    state = bare(temple=given.get("temple", "bird"))
    lay_cards(state, given)
    lay_map(state, given)
    table.give(state, 0, **given.get("tokens", {}))
    table.employ(state, 0, *given.get("assistants", []))
    if "supply" in given:
        table.supply(state, *given["supply"])
    state.players[0].boons = [table.GUARDIAN[name] for name in given.get("boons", [])]
    state.players[0].crates = given.get("crates", 0)
    state.players[0].slots = given.get("slots", 0)
    state.players[0].fear_tiles = given.get("fear_tiles", 0)
    state.players[0].glass = given.get("glass", 0)
    state.players[0].notebook = given.get("notebook", 0)
    if given.get("glass") == TEMPLE:
        state.research.arrivals.append(0)
    turn(state)
    return state


def lay_cards(state: Arnak, given: dict[str, Any]) -> None:
    state.round = given.get("round", 1)
    table.hold(state, 0, given.get("hand", ""))
    table.stack_deck(state, 0, given.get("deck", ""))
    state.players[0].area = cards(given.get("area", ""))
    table.lay_row(state, given.get("row", ""))
    state.market.exile = cards(given.get("exile", ""))
    state.market.item_deck = [card for card in state.market.item_deck if card not in state.market.exile]
    state.market.artifact_deck = [card for card in state.market.artifact_deck if card not in state.market.exile]
    on_top(state.market.item_deck, cards(given.get("top_item", "")))
    on_top(state.market.artifact_deck, cards(given.get("top_artifact", "")))


def lay_map(state: Arnak, given: dict[str, Any]) -> None:
    for place, text in given.get("sites", {}).items():
        table.discovered(state, place, *text.split())
    for level, name in ((0, "top_site_1"), (1, "top_site_2")):
        on_top(state.island.site_stacks[level], [table.SITE[site] for site in given.get(name, "").split()])
    table.stand(state, 0, *given.get("at", []))
    table.stand(state, 1, *given.get("others_at", []))


def on_top(pile: list[int], pieces: list[int]) -> None:
    for piece in pieces:
        pile.remove(piece)
        pile.append(piece)


def check(spec: dict[str, Any]) -> None:
    """Play a spec and compare."""
    state = lay_out(spec.get("given", {}))
    before = tokens(state)
    for word in spec.get("say", []):
        if word.startswith("not "):  # "not play trowel: short" - refused, for this reason
            text, _, reason = word.removeprefix("not ").partition(": ")
            assert why(state, text) == reason
        else:
            assert offered(state, word), f"{word!r} is not among {table.words(state)}"
            table.say(state, word)
    gains = spec.get("gains", {})
    after = {name: before.get(name, 0) + gains.get(name, 0) for name in {*before, *gains}}
    assert tokens(state) == {name: n for name, n in after.items() if n}
    for name, expected in spec.items():
        if name not in ("given", "say", "gains", "tells"):
            assert seen(state, name) == expected, name


def seen(state: Arnak, name: str) -> Any:
    """One fact about seat 0 or the table."""
    return FACTS[name](state) if name in FACTS else getattr(state.players[0], name)


def assistants(state: Arnak) -> list[str]:
    found = []
    for side, ready in zip(state.players[0].assistants, state.players[0].ready, strict=True):
        if side >= 0:
            found.append(ASSISTANTS[side >> 1].name + " gold" * (side & 1) + " exhausted" * (not ready))
    return found


def temple_tiles(state: Arnak) -> dict[str, int]:
    return {name: n for name, n in zip(TEMPLE_STACKS, state.players[0].temple_tiles, strict=True) if n}


FACTS: dict[str, Callable[[Arnak], Any]] = {
    "hand": lambda state: names(state.players[0].hand),
    "area": lambda state: names(state.players[0].area),
    "deck": lambda state: names(state.players[0].deck[::-1]),
    "exile": lambda state: names(sorted(state.market.exile)),
    "at": standing,
    "asked": table.asked,
    "boons": lambda state: [GUARDIANS[guardian].name for guardian in state.players[0].boons],
    "tamed": lambda state: [GUARDIANS[guardian].name for guardian in state.players[0].tamed],
    "assistants": assistants,
    "tops": lambda state: [ASSISTANTS[stack[-1]].name for stack in state.research.supply],
    "temple_tiles": temple_tiles,
    "glass": lambda state: state.players[0].glass,
    "notebook": lambda state: state.players[0].notebook,
    "travel": lambda state: state.travel.icons,
}
