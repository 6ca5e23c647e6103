"""Counting what is in the box: nothing may ever be lost or come from nowhere."""

from .components import (
    ARTIFACTS,
    ASSISTANTS,
    BASIC,
    BONUS_COPIES,
    FEAR,
    FEAR_CARDS,
    FIGURES,
    FIRST_DECK,
    GROUP,
    GUARDIANS,
    IDOL_COPIES,
    ITEMS,
    LEVEL,
    SITE_STEPS,
    SLOT_POINTS,
    TEMPLE_STACKS,
)
from .research import CHOICE
from .rival import RIVAL_FIGURES
from .state import NOBODY, RIVAL, Arnak


def audit(state: Arnak) -> str:
    """What is wrong with the pieces of a position, or nothing."""
    return _tokens(state) or _cards(state) or _decks(state) or _map(state) or _idols(state) or _research(state)


def _tokens(state: Arnak) -> str:
    if min(state.tokens) < 0 or min(state.fear_tiles) < 0 or min(state.crates) < 0:
        return "something is below zero"
    if state.turn == NOBODY and sum(state.spent) + sum(state.dues) > 0:
        return "travel icons outlive a turn"
    return ""


def _cards(state: Arnak) -> str:
    """All items and artifacts, four basic cards for each player and 19 Fear cards."""
    cards = state.item_deck + state.artifact_deck + state.exile + state.drawn + [FEAR] * state.fear_deck
    cards = cards + [card for card in state.row if card >= 0]
    for zones in (state.hands, state.decks, state.areas):
        for zone in zones:
            cards = cards + zone
    if state.rival is not None:
        cards = cards + state.rival.cards
    basic = [card for card in FIRST_DECK if GROUP[card] == BASIC]
    if sorted(cards) != sorted(ITEMS + ARTIFACTS + basic * state.seats + [FEAR] * FEAR_CARDS):
        return f"{len(cards)} cards, or not the right ones"
    for slot, card in enumerate(state.row):
        if card >= 0 and (card in ARTIFACTS) != (slot < state.round):
            return "a card lies on the wrong side of the staff"
    return ""


def _decks(state: Arnak) -> str:
    for seat in range(state.seats):
        if sum([abs(size) for size in state.blocks[seat]]) != len(state.decks[seat]):
            return f"the blocks of seat {seat} do not make up its deck"
    return ""


def _map(state: Arnak) -> str:
    """Two archaeologists each, every site tile and every guardian once."""
    for seat in range(state.seats):
        if state.home[seat] + state.figures.count(seat) != FIGURES:
            return f"seat {seat} has lost an archaeologist"
    rival = state.rival
    guardians = state.guardian_stack + [guardian for guardian in state.guardians if guardian >= 0]
    for tiles in (state.boons, state.tamed):
        for row in tiles:
            guardians = guardians + row
    if rival is not None:
        guardians = guardians + rival.guardians
        if rival.figures + state.figures.count(RIVAL) != RIVAL_FIGURES:
            return "the rival has lost an archaeologist"
    if sorted(guardians) != list(range(len(GUARDIANS))):
        return "a guardian is missing"
    sites = state.site_stacks[0] + state.site_stacks[1] + [site for site in state.sites if site >= 0]
    if sorted(sites) != list(range(len(SITE_STEPS))):
        return "a site is missing"
    return ""


def _idols(state: Arnak) -> str:
    """An undiscovered level II space holds two."""
    idols = sum(state.crates) + sum(state.slots) + state.idols_gone
    for place, idol in enumerate(state.idols):
        if idol >= 0:
            idols += LEVEL[place]
    if state.rival is not None:
        idols += len(state.rival.idols) + state.rival.spare_idols
    if idols != sum(IDOL_COPIES) or max(state.slots) > len(SLOT_POINTS):
        return f"{idols} idols"
    return ""


def _research(state: Arnak) -> str:
    """Every assistant once, no more bonus tiles of a kind than there are, all temple tiles."""
    assistants = state.rescue + [side >> 1 for side in state.assistants if side >= 0]
    for stack in state.supply:
        assistants = assistants + stack
    temple = sum(state.temple) + sum(state.temple_tiles)
    if state.rival is not None:
        assistants = assistants + state.rival.assistants
        temple += sum(state.rival.temple_tiles)
    if sorted(assistants) != list(range(len(ASSISTANTS))):
        return "an assistant is missing"
    if temple != max(state.seats, 2) * len(TEMPLE_STACKS):
        return f"{temple} temple tiles"
    bonuses = state.open_bonuses + state.temple_bonuses + state.spare_bonuses
    bonuses = bonuses + [bonus for bonus in state.bonuses if bonus not in (NOBODY, CHOICE)]
    for kind, n in enumerate(BONUS_COPIES):
        if bonuses.count(kind) > n:
            return f"too many bonus tiles of kind {kind}"
    return ""
