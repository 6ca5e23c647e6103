"""Counting what is in the box: nothing may ever be lost or come from nowhere."""

from .components import CARDS, KINDS, LARGE_TILE, RESERVE, SMALL_TILES, SUPPLY, deck
from .state import NONE, LaIsla


def audit(state: LaIsla) -> str:
    """What is wrong with the pieces of a position, or nothing."""
    return _explorers(state) or _tiles(state) or _cards(state)


def _explorers(state: LaIsla) -> str:
    """Rules 2.4: the eighth one counts points."""
    for seat in range(state.seats):
        total = state.supply[seat] + state.reserve[seat] + bin(state.explorers[seat]).count("1")
        if total != SUPPLY + RESERVE or state.supply[seat] < 0:
            return f"seat {seat} has {total} explorers"
    if min(state.resources) < 0:
        return "a number of resources is below zero"
    return ""


def _tiles(state: LaIsla) -> str:
    """Rules 2.2: seven of each animal, on the island or before somebody."""
    for animal in range(KINDS):
        total = state.tiles.count(animal) + sum(state.animals[animal::KINDS])
        large = LARGE_TILE * state.large.count(animal)
        if total != SMALL_TILES + large:
            return f"{total - large} small tiles of animal {animal}"
    return ""


def _cards(state: LaIsla) -> str:
    """Rules 2.5: all cards of the deck, wherever they lie."""
    cards = state.pile + state.discards + state.covered
    for hand in state.hands:
        cards = cards + hand
    cards = cards + [card for card in [*state.slots, *state.plans, state.turned] if card >= 0]
    decks = max([CARDS[card].deck for card in cards])
    if sorted(cards) != deck("all" if decks > 1 else "beginner"):
        return f"{len(cards)} cards, or not the right ones"
    return ""


assert NONE < 0, "a place without a card must not look like one"
