"""Counting what is in the box: nothing may ever be lost or come from nowhere."""

from .components import DECKS, NATIVES, ROOM, TREASURES
from .state import CostaRuana


def audit(state: CostaRuana) -> str:
    """What is wrong with the pieces of a position, or nothing."""
    return _natives(state) or _treasures(state) or _cards(state)


def _natives(state: CostaRuana) -> str:
    """Rules 1.3 and 1.4."""
    for seat in range(state.seats):
        on_cards = sum([1 for card in state.played if card.has_native(seat)])
        total = state.supply[seat] + state.on_islands(seat) + on_cards
        if total != NATIVES:
            return f"seat {seat} has {total} natives"
    for island in range(state.islands()):
        start = island * state.seats
        crowd = sum(state.natives[start : start + state.seats])
        if crowd != state.crowds[island] or crowd > ROOM:
            return f"island {island} holds {crowd} natives, counted as {state.crowds[island]}"
    if min(state.natives) < 0 or min(state.supply) < 0:
        return "a number of natives is below zero"
    return ""


def _treasures(state: CostaRuana) -> str:
    """Rules 2.4."""
    total = sum(state.treasures) + sum(state.tally) + sum(state.huts)
    if total != sum(TREASURES[state.seats]) or min(state.treasures) < 0:
        return f"{total} treasures"
    return ""


def _cards(state: CostaRuana) -> str:
    """Rules 2.1: played cards that are finished lie on the discard pile."""
    cards = state.pile + state.discards + [card.kind for card in state.played if card.active]
    for hand in state.hands:
        cards = cards + hand
    if sorted(cards) != sorted(DECKS[state.seats]):
        return f"{len(cards)} cards, or not the right ones"
    return ""
